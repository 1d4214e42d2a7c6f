/** Figures about foods that are kept outside their records. */

import type { Language } from './languages.ts'

/** Mentions of a food per 100,000 in recipes of a language; foods never mentioned are absent. */
export type Popularity = Readonly<Record<Language, Readonly<Record<string, number>>>>

/** Known grams of each component per gram of a food, by food id. */
export type Compositions = Readonly<Record<string, Readonly<Record<string, number>>>>
