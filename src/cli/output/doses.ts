/** The FODMAP or histamine level of each food, including harmless foods, and the reasons for the level. */

import { distinctBy } from '../../domain/distinct.ts'
import { isRisk, type Risk } from '../../domain/risk.ts'
import type {
  FodmapResponse,
  HistamineResponse,
  Unresolved,
} from '../../domain/shapes/compatibility.ts'
import type { FodmapProfile, HistamineProfile } from '../../domain/shapes/profiles.ts'
import type { App } from '../app.ts'
import { openReason } from './why.ts'

type Doses = Pick<FodmapResponse | HistamineResponse, 'items' | 'unresolved' | 'evaluation'> & {
  readonly ingredients: readonly {
    readonly ingredientId: string
    readonly profile: FodmapProfile | HistamineProfile | null
  }[]
}

export interface FoodLevel {
  readonly ingredientId: string
  readonly grams: number
  readonly level: Risk
  readonly profile: FodmapProfile | HistamineProfile | null
}

/** Returns the level of each food. A guessed food without risk counts as unknown, since the guess may be wrong. */
export function levelsOf({
  items,
  unresolved,
  evaluation,
  ingredients,
}: Doses): readonly FoodLevel[] {
  const guesses = new Set(unresolved.map(({ guess }) => guess?.ingredientId))
  return distinctBy(items, ({ ingredientId }) => ingredientId).map(({ ingredientId, grams }) => {
    const found = evaluation.contributors.find((one) => one.ingredientId === ingredientId)
    const risk = found?.risk ?? 'none'
    const isOpen = guesses.has(ingredientId) || evaluation.unknown.includes(ingredientId)
    return {
      ingredientId,
      grams: found?.grams ?? grams,
      level: isOpen && !isRisk(risk) ? 'unknown' : risk,
      profile: ingredients.find((one) => one.ingredientId === ingredientId)?.profile ?? null,
    }
  })
}

export const levelHeads = (app: App) =>
  app.heads('ingredient', 'level', 'tooMuchFrom', 'grams', 'note')

/** Returns a row for each food and, after these, a row for each unresolved item. */
export const levelRows = (
  app: App,
  levels: readonly FoodLevel[],
  unresolved: readonly Unresolved[],
): readonly (readonly string[])[] => [
  ...levels.map(({ ingredientId, grams, level, profile }) => {
    const limit = profile && limitOf(profile)
    return [
      app.name(ingredientId),
      app.word('level', level),
      limit === null ? '' : app.number(limit),
      app.number(grams),
      profile ? [...doseNotes(app, profile), ...doubts(app, profile)].join(', ') : '',
    ]
  }),
  ...unresolved.map((one) => [
    app.name(one.ingredientId),
    app.word('level', 'unknown'),
    '',
    '',
    openReason(app, one),
  ]),
]

/** Returns how many grams of the food are too much; null if the amount does not matter. */
const limitOf = (profile: FodmapProfile | HistamineProfile): number | null =>
  'histamineContent' in profile ? profile.thresholdGrams : profile.safeServingGrams

/** Returns the FODMAP groups of a food or, for histamine, the risks besides its histamine content (such as ageing). */
export function doseNotes(app: App, profile: FodmapProfile | HistamineProfile): readonly string[] {
  if (!('histamineContent' in profile)) {
    return profile.fodmapGroups.map((group) => app.word('fodmapGroup', group))
  }
  const { liberator, fermented, aged } = profile
  return [
    ...(liberator === 'no' ? [] : [app.say(`why.liberator.${liberator}`)]),
    ...(fermented ? [app.say('why.fermented')] : []),
    ...(aged ? [app.say('why.aged')] : []),
  ]
}

const doubts = (app: App, { confidence }: FodmapProfile | HistamineProfile) =>
  confidence === 'low' ? [app.say('why.low_confidence')] : []

/** Returns the names of the foods whose level is low or none. */
export const lowOf = (
  app: App,
  levels: readonly FoodLevel[],
  name: (id: string) => string,
): readonly string[] =>
  levels
    .filter(({ level }) => level === 'none' || level === 'low')
    .map(({ ingredientId, profile }) =>
      [name(ingredientId), ...(profile ? doubts(app, profile) : []).map((one) => `(${one})`)].join(
        ' ',
      ),
    )
