/** Explains verdicts, using the recipe's or package's own words for foods and lines. */

import type { Output } from '../client/client.ts'
import { USUAL_DIETS } from '../domain/restrictions.ts'
import { isRisk, type Verdict } from '../domain/risk.ts'
import { writtenEntries } from '../domain/written.ts'
import {
  grouped,
  isTrace,
  joined,
  limitReason,
  listReasons,
  type Reason,
} from '../wording/because.ts'
import { codeAsWords, type WordsOf } from './words.ts'

export type Recipe = Output<'recipeCheck'>
export type Label = Output<'label'>
export type Evaluation = Recipe['evaluation']['egg']
type Contributor = Evaluation['contributors'][number]
export type Reading = NonNullable<Recipe['readings']>[number]
type LabelPart = Pick<Label['ingredients'][number], 'ingredientId' | 'name' | 'also'> & {
  readonly ingredients: readonly LabelPart[]
}

/** Fields of answers about recipes and packages: the common fields are required, the others are optional. */
export interface Checked
  extends Pick<
    Recipe,
    'evaluation' | 'euEvaluation' | 'people' | 'diets' | 'unresolved' | 'readings' | 'named'
  > {
  readonly skipped?: Recipe['skipped'] | undefined
  readonly serving?: Recipe['serving']
  readonly lines?: Recipe['lines']
  readonly label?: Label
}

export const checkedLabel = (label: Label): Checked => {
  const { skipped: _, diets, ...shared } = label
  return { ...shared, diets: USUAL_DIETS.map((diet) => ({ diet, ...diets[diet] })), label }
}

/** A verdict with the foods that explain it. */
export interface Grounds {
  readonly verdict: Verdict
  readonly culprits: readonly string[]
  /** Foods and words that make the verdict uncertain. */
  readonly open: readonly string[]
  readonly evaluation?: Evaluation | undefined
}

/** Text keys for lines whose reading is uncertain, by error code. */
const STATES = {
  INGREDIENT_NOT_FOUND: 'said.notRead',
  GUESS: 'said.unsure',
  AMBIGUOUS: 'said.unsure',
  BRAND: 'said.unsure',
} as const

type State = (typeof STATES)[keyof typeof STATES] | 'said.noWeight'

/** A line that makes verdicts uncertain. */
export interface OpenLine {
  readonly code: string
  readonly text: string
  readonly state: State
  readonly guess: string | undefined
  readonly reading: Reading | undefined
  readonly ids: readonly (string | null | undefined)[]
}

const stateOf = (code: string) =>
  Object.entries(STATES).find(([one]) => one === code)?.[1] ?? 'said.noWeight'

/** Returns the ids of the foods in a line. */
export const idsOf = ({ ingredientId, or = [] }: Reading): readonly (string | null)[] => [
  ingredientId,
  ...or.map((side) => side.ingredientId),
]

function openLinesOf({ unresolved, readings = [] }: Checked): readonly OpenLine[] {
  return unresolved.map(({ code, ingredientId, guess }) => {
    const reading = readings.find(
      (one) =>
        [one.ingredientId, one.name, one.phrase].includes(ingredientId) && one.reading !== 'sure',
    )
    return {
      code,
      text: reading?.line.trim() ?? ingredientId,
      state: stateOf(code),
      guess: guess?.ingredientId ?? reading?.ingredientId ?? undefined,
      reading,
      ids: [ingredientId, guess?.ingredientId, reading?.ingredientId],
    }
  })
}

/** Returns functions that give the name of a food as the recipe or package words it. */
function namesOf({ readings = [], skipped = [], named = [], label }: Checked, words: WordsOf) {
  const names = new Map<string, string>()
  const nameOnce = (id: string | null, name: string) => {
    if (id !== null && !names.has(id)) names.set(id, name)
  }
  for (const { ingredientId, phrase, reading, name } of readings) {
    nameOnce(ingredientId, reading === 'sure' ? phrase.trim() : name)
  }
  const flat = (parts: readonly LabelPart[]): readonly LabelPart[] =>
    parts.flatMap((part) => [part, ...flat(part.ingredients)])
  for (const { ingredientId, name, also = [] } of flat(label?.ingredients ?? [])) {
    for (const one of [{ ingredientId, name }, ...also]) nameOnce(one.ingredientId, one.name)
  }
  for (const [id, written] of label ? writtenEntries(label) : []) names.set(id, written)
  /** Where a food is named outside the ingredient list (such as in the title or a step), by food id. */
  const sections = new Map<string, string>()
  for (const { reason, named: ids = [] } of skipped) {
    for (const id of ids) sections.set(id, words.sayWord('skipped', reason))
  }
  for (const { ingredientId, where, text } of named) {
    sections.set(ingredientId, words.sayWord(label ? 'labelSkip' : 'skipped', where))
    nameOnce(ingredientId, text)
  }
  const nameOf = (id: string) => names.get(id) ?? codeAsWords(id)
  /** Names a food. If its line offers a choice, returns text such as "butter, unless oil is used". */
  const food = (id: string): string => {
    const line = readings.find((one) => one.or && idsOf(one).includes(id))
    const sides = line ? [line, ...(line.or ?? [])] : []
    const others = sides.filter(({ ingredientId }) => ingredientId !== id)
    if (others.length === 0) return nameOf(id)
    const phrase = sides.find(({ ingredientId }) => ingredientId === id)?.phrase.trim()
    return words.say('said.unless', {
      food: phrase ?? nameOf(id),
      other: others.map((side) => side.phrase.trim()).join(', '),
    })
  }
  return { nameOf, food, sections }
}

/**
 * Returns functions that explain a verdict. `of` gives the foods that cause the verdict. `ofAmounts` also gives their
 * grams and the rules for the whole list.
 */
export function reasonsOf(checked: Checked, words: WordsOf) {
  const { say, t, number, lang } = words
  const { label } = checked
  const { nameOf, food, sections } = namesOf(checked, words)
  const openLines = openLinesOf(checked)
  const unknown = (id: string): Reason => {
    const line = openLines.find(({ ids }) => ids.includes(id))
    if (line) return { name: `“${line.text}”`, note: say(line.state) }
    const section = sections.get(id)
    if (section) return { name: nameOf(id), note: `(${section})` }
    return { name: food(id), note: label ? '' : `(${say('said.noData')})` }
  }
  const culprit = (one: Contributor, isAsked: boolean): Reason => {
    const stated = one.steps.find(({ rule }) => rule === 'may_contain')
    if (!stated) {
      return {
        name: food(one.ingredientId),
        note: isTrace(one) ? `(${say('said.traces')})` : '',
      }
    }
    const found = label?.statements.find(
      ({ kind, allergens }) =>
        kind === 'mayContain' && allergens.some((allergen) => allergen === stated.figure),
    )
    const note = found && isAsked ? t('said.states', { text: found.text }) : say('said.packageSays')
    return { name: '', note }
  }
  const list = (found: readonly Reason[]) => grouped(found, say('said.more'))
  const rules = (steps: Evaluation['steps'] = []) => listReasons(steps, lang)
  const of = ({ verdict, culprits, open, evaluation }: Grounds): string => {
    // Quote the package text only if foods caused the verdict. Otherwise, only mention that the package says so.
    const isAsked = culprits.length > 0
    const unread = list(open.map(unknown))
    if (verdict === 'uncertain' && unread !== '') return unread
    if (!evaluation) return list(culprits.map((id) => ({ name: food(id), note: '' }))) || unread
    const risky = evaluation.contributors.filter(({ risk }) => isRisk(risk))
    const sure = risky.filter((one) => !isTrace(one))
    const foods = list((sure.length > 0 ? sure : risky).map((one) => culprit(one, isAsked)))
    return joined([foods, ...(verdict === 'uncertain' ? rules(evaluation.steps) : [])]) || unread
  }
  const ofAmounts = ({ contributors, unknown: open, steps }: Evaluation): string => {
    const foods = contributors
      .filter(({ risk }) => isRisk(risk))
      .map(({ ingredientId, grams, steps: own }) => ({
        name: `${nameOf(ingredientId)}${grams === null ? '' : ` ${number(grams)}\u00a0g`}`,
        note: limitReason(own, lang, grams ?? 0),
      }))
    return joined([list(foods.length > 0 ? foods : open.map(unknown)), ...rules(steps)])
  }
  return { openLines, of, ofAmounts }
}
