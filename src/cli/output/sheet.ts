/** The answer about one recipe or package as the terminal shows it, with its title. */

import { type Evaluations, evaluationOf } from '../../domain/evaluations.ts'
import { type Concern, DIETS, DIMENSIONS, SHOWN_ALLERGENS } from '../../domain/restrictions.ts'
import type { Verdict } from '../../domain/risk.ts'
import type {
  CheckResponse,
  DomainEvaluation,
  EvaluatedItem,
  Unresolved,
} from '../../domain/shapes/compatibility.ts'
import type { LabelIngredient, LabelResponse } from '../../domain/shapes/labels.ts'
import type { PersonAsked, PersonFinding } from '../../domain/shapes/people.ts'
import type { LineChoice, Question, Readings, Serving } from '../../domain/shapes/recipes.ts'
import { withoutServings } from '../../domain/titles.ts'
import { writtenEntries } from '../../domain/written.ts'
import { upper } from '../../wording/because.ts'
import type { App } from '../app.ts'
import type { Criteria } from '../input/gates.ts'
import type { DietFound } from './diets.ts'
import type { FoodLevel } from './doses.ts'

export type Judged = Evaluations<DomainEvaluation> &
  Readings & {
    readonly unresolved: readonly Unresolved[]
    readonly items?: readonly (Omit<EvaluatedItem, 'amountAssumed'> & Partial<EvaluatedItem>)[]
    readonly concerns?: CheckResponse['concerns']
    readonly serving?: Serving | undefined
    readonly people?: readonly PersonFinding[]
    readonly choices?: readonly LineChoice[]
    readonly diets?: readonly DietFound[]
    readonly questions?: readonly Question[]
  }

export interface Sheet {
  readonly body: Judged
  /** The lines of the source text. */
  readonly text: readonly string[]
  readonly title: string | null
  /** Path of the file that contains the recipe or package. */
  readonly path?: string | null
  readonly wanted: Criteria | undefined
  readonly household?: readonly PersonAsked[] | undefined
  readonly isAll: boolean
  /** The id of the message that says how to show the remaining findings. */
  readonly ask: 'said.askMore' | 'said.askLabel' | 'said.askOnly'
  readonly isPackage: boolean
  readonly bounded?: ReadonlySet<string>
  /** The words on the package that declare an allergen, by the id of the food that represents this allergen. */
  readonly written?: ReadonlyMap<string, string>
  readonly compared?: LabelResponse['compared']
  /** The level of each food, if only one allergen or intolerance was requested. */
  readonly levels?: readonly FoodLevel[]
  /** True if the input is a list of foods without amounts rather than a dish. */
  readonly isList?: boolean
}

/** Values of these `Sheet` fields if the user requested no concerns. */
export const PLAIN = {
  wanted: undefined,
  isAll: false,
  ask: 'said.askMore',
  isPackage: false,
} as const satisfies Partial<Sheet>

export const packageSheet = ({ skipped: _, diets, ...body }: LabelResponse) => ({
  bounded: boundedIn(body.ingredients),
  written: writtenEntries(body),
  body: { ...body, diets: DIETS.map((diet) => ({ diet, ...diets[diet] })) },
  compared: body.compared,
  text: [],
  isPackage: true,
})

/** Returns the foods for which only a maximum weight is known, computed from their position in the ingredient list. */
export function boundedIn(parts: readonly LabelIngredient[]): ReadonlySet<string> {
  const ids = ({ ingredientId, also = [], share, ingredients }: LabelIngredient) => [
    ...(share.min < share.max ? [ingredientId, ...also.map((one) => one.ingredientId)] : []),
    ...boundedIn(ingredients),
  ]
  return new Set(parts.flatMap(ids).filter((id) => id !== null))
}

/** Returns the concerns of the household. Without a household, returns the requested or the default concerns. */
export function shownConcerns({ wanted, household, isAll }: Sheet): readonly Concern[] {
  if (household) {
    const theirs = household.flatMap(({ concerns, tolerates }) => [
      ...(concerns ?? []),
      ...(Object.keys(tolerates ?? {}) as Concern[]),
    ])
    return [...new Set(theirs)]
  }
  return wanted?.concerns ?? (isAll ? DIMENSIONS : SHOWN_ALLERGENS)
}

/** Returns the cells of a recipe in a grid, as pairs of heading and verdict. */
export function columnsOf(app: App, sheet: Sheet): readonly (readonly [string, Verdict])[] {
  const { body, wanted, household } = sheet
  if (household) return (body.people ?? []).map(({ name, verdict }) => [name, verdict])
  const concerns = shownConcerns(sheet).map(
    (one) => [app.word('domain', one), evaluationOf(body, one).verdict] as const,
  )
  const diets = (body.diets ?? []).filter(({ diet }) => wanted?.diets.includes(diet))
  return [
    ...concerns,
    ...diets.map(({ diet, verdict }) => [app.word('diet', diet), verdict] as const),
  ]
}

/** Returns the title of the recipe without servings and sizes such as "(26 cm)". */
export function titleOf({ title, body, isPackage }: Sheet): string | undefined {
  const written = isPackage ? null : writtenTitle(title, body)
  return written === null ? undefined : cleanTitle(written, body.serving)
}

/** Returns the given title, or else the title in the text. */
export const writtenTitle = (title: string | null, { skipped = [] }: Pick<Readings, 'skipped'>) =>
  title ?? skipped.find(({ reason }) => reason === 'title')?.line.trim() ?? null

function cleanTitle(written: string, serving: Serving | null | undefined): string {
  const short = written.replace(/\s*\([^()]*\d[^()]*\)$/, '') || written
  return withoutServings(short, serving?.servings)
}

interface Heading {
  readonly title: string | null
  readonly serving: Serving | null | undefined
  /** Path of the file, shown if the recipe has no title. */
  readonly path?: string | null | undefined
  /** True if the weight is a lower bound. */
  readonly isLeast?: boolean
}

/** Returns a heading such as "Pad thai, one of 2 servings (401 g)". */
export function recipeHead(app: App, { title, serving, path = null, isLeast = false }: Heading) {
  const portion =
    serving &&
    app.say('said.servingOf', {
      count: serving.servings,
      grams: `${isLeast ? '≥ ' : ''}${app.number(serving.grams)}`,
    })
  const name = title === null ? path : cleanTitle(title, serving)
  if (name === null) return portion ? upper(portion) : ''
  return `${name}, ${portion ?? app.say('said.whole')}`
}
