/** Numbers about foods that are stored separately from the food records. */

import type { Language } from './languages.ts'

/** Mentions of a food per 100,000 in recipes of each language. Foods that are never mentioned are absent. */
export type Popularity = Readonly<Record<Language, Readonly<Record<string, number>>>>

/** For each food (by its id), the known grams of each component in one gram of the food. */
export type Compositions = Readonly<Record<string, Readonly<Record<string, number>>>>
