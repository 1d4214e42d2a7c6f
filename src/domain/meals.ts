/** The meals of a day. */

/** Meals in the order of the day. */
export const MEALS = ['breakfast', 'brunch', 'lunch', 'snack', 'dinner'] as const
export type MealName = (typeof MEALS)[number]
