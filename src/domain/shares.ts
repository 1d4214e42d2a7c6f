/** What is told of foods in figures beside their records. */

import type { Language } from './languages.ts'

/** How often recipes of a language name a food, per 100,000 mentions; those never named are left out. */
export type Popularity = Readonly<Record<Language, Readonly<Record<string, number>>>>

/** Grams of each component in a gram of a food, by the food's id, as far as known. */
export type Compositions = Readonly<Record<string, Readonly<Record<string, number>>>>
