/** The meals of a day. */

/** Meals in the order in which they are eaten during a day. */
export const MEALS = ['breakfast', 'brunch', 'lunch', 'snack', 'dinner'] as const
export type MealName = (typeof MEALS)[number]
