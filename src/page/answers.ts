/** What the page reads of the answers of the API; the API document has all of it. */

import type { Diet, Dimension, Restriction } from '../domain/restrictions.ts'
import type { Risk, Verdict } from '../domain/risk.ts'

export interface Named {
  readonly ingredientId: string
  readonly name: string
}

export interface Step {
  readonly rule: string
  readonly before: Risk
  readonly after: Risk
  readonly figure: string | number | null
}

interface Contributor {
  readonly ingredientId: string
  readonly grams: number | null
  readonly risk: Risk
  readonly steps: readonly Step[]
}

export interface Evaluation {
  readonly verdict: Verdict
  readonly contributors: readonly Contributor[]
  readonly unknown: readonly string[]
  readonly steps?: readonly Step[]
}

interface DietAnswer {
  readonly diet: Diet
  readonly verdict: Exclude<Verdict, 'caution'>
  readonly violations: readonly { readonly ingredientId: string }[]
  readonly uncertain: readonly string[]
  readonly unresolved: readonly string[]
}

export interface Reading {
  readonly line: string
  readonly ingredientId: string | null
  readonly name: string
  readonly grams: number | null
  readonly estimated: boolean
  readonly reading: 'sure' | 'guess' | 'none'
  readonly phrase: string
  readonly alternatives: readonly Named[]
  readonly or?: readonly {
    readonly ingredientId: string | null
    readonly name: string
    readonly phrase: string
    readonly reading: 'sure' | 'guess' | 'none'
  }[]
  readonly optional?: boolean
  readonly reason?: string
}

interface Skipped {
  readonly line: string
  readonly reason: string
  readonly named?: readonly string[]
}

interface Unresolved {
  readonly ingredientId: string
  readonly reason: string
}

export interface Checked {
  readonly evaluation: Readonly<Record<Dimension, Evaluation>>
  readonly diets: readonly DietAnswer[]
  readonly unresolved: readonly Unresolved[]
  readonly readings: readonly Reading[]
  readonly skipped: readonly Skipped[]
}

interface SwapSubstitute extends Named {
  readonly grams: number
  readonly brings: readonly Restriction[]
  readonly keeps: readonly Restriction[]
  readonly with: readonly (Named & { readonly grams: number })[]
  readonly loses: readonly string[]
}

export interface Change extends Named {
  readonly grams: number
  readonly substitute: SwapSubstitute
}

export interface Swapped {
  readonly changes: readonly Change[]
  readonly irreplaceable: readonly Named[]
}

export interface Detail extends Named {
  readonly synonyms: readonly string[]
  readonly category: string
  readonly animalSources: readonly string[]
}

export interface Allergens {
  readonly allergenProfile: Readonly<Record<Dimension, Readonly<Record<string, unknown>> | null>>
  readonly euAllergens: Readonly<Record<string, string>>
}

type Axes = Readonly<Record<string, number>> | null

export interface Profile {
  readonly cookProfile: { readonly methods: readonly string[] } | null
  readonly textureProfile: Axes
  readonly functionalProfile: Axes
  readonly applicationProfile: Axes
  readonly flavorProfile: Axes
}

export interface Nutrition {
  readonly nutrients: Readonly<
    Record<string, string | Readonly<Record<string, number | null>> | null>
  >
  readonly sources?: readonly { readonly source: string; readonly nutrients: readonly string[] }[]
}

export interface Substitutes {
  readonly substitutes: readonly (Named & {
    readonly quality: 'well' | 'partial'
    readonly ratio: number
    readonly contexts: readonly string[]
    readonly loses: readonly string[]
    readonly brings?: readonly Restriction[]
  })[]
}

export interface Pairings {
  readonly pairsWellWith: readonly Named[]
  readonly oftenUsedWith: readonly Named[]
}
