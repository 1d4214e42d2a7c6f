/** Types for the popularity and composition of foods, which are stored separately from the food records. */

import type { Language } from './languages.ts'

/** For each language, how often recipes mention a food, per 100,000 mentions. Foods never mentioned are absent. */
export type Popularity = Readonly<Record<Language, Readonly<Record<string, number>>>>

/** For each food (by its id), the known grams of each component in one gram of the food. */
export type Compositions = Readonly<Record<string, Readonly<Record<string, number>>>>
