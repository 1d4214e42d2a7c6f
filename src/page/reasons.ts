/** Why a verdict was given, with the foods and lines in the words of the recipe or package. */

import type { Output } from '../client/client.ts'
import { USUAL_DIETS } from '../domain/restrictions.ts'
import { isRisk, type Verdict } from '../domain/risk.ts'
import { writtenEntries } from '../domain/written.ts'
import { codeAsWords, type WordsOf } from './words.ts'

export type Recipe = Output<'recipeCheck'>
export type Label = Output<'label'>
export type Evaluation = Recipe['evaluation']['egg']
type Contributor = Evaluation['contributors'][number]
export type Reading = NonNullable<Recipe['readings']>[number]
type LabelPart = Pick<Label['ingredients'][number], 'ingredientId' | 'name' | 'also'> & {
  readonly ingredients: readonly LabelPart[]
}

/** The common fields of answers about recipes and packages, with the other fields of either. */
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

/** What a verdict rests on. */
export interface Grounds {
  readonly verdict: Verdict
  readonly culprits: readonly string[]
  /** The foods and words that leave it uncertain. */
  readonly open: readonly string[]
  readonly evaluation?: Evaluation | undefined
}

export const hasTraceRule = ({ steps }: Contributor) =>
  steps.some(({ rule, figure }) => rule === 'may_contain' || figure === 'traces')

/** Texts for lines whose reading is not sure, by code. */
const STATES = {
  INGREDIENT_NOT_FOUND: 'said.notRead',
  GUESS: 'said.unsure',
  AMBIGUOUS: 'said.unsure',
  BRAND: 'said.unsure',
} as const

type State = (typeof STATES)[keyof typeof STATES] | 'said.noWeight'

/** A line that leaves verdicts uncertain. */
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

/** The foods that one line names. */
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

/** More names are only counted. */
const SHOWN = 8

interface Reason {
  readonly name: string
  readonly note: string
}

/** Names each thing once; those with the same note share it. */
function grouped(found: readonly Reason[], more: string): string {
  const notes = [...new Set(found.map(({ note }) => note))]
  return notes
    .map((note) => {
      const all = found.filter((one) => one.note === note && one.name !== '')
      const names = [...new Set(all.map(({ name }) => name))]
      const rest = names.length > SHOWN + 1 ? [`+ ${names.length - SHOWN} ${more}`] : []
      const shown = [...(rest.length > 0 ? names.slice(0, SHOWN) : names), ...rest]
      const list = shown.join(names.some((name) => name.includes(', ')) ? '; ' : ', ')
      return [list, note].filter((text) => text !== '').join(' ')
    })
    .join('; ')
}

const joined = (parts: readonly string[]) => parts.filter((text) => text !== '').join('; ')

export class Reasons {
  readonly openLines: readonly OpenLine[]
  /** The words of each food, by its id. */
  private readonly names = new Map<string, string>()
  /** Where a food is named outside the list of ingredients: in the title, in a step. */
  private readonly sectionNames = new Map<string, string>()

  constructor(
    private readonly checked: Checked,
    private readonly words: WordsOf,
  ) {
    this.openLines = openLinesOf(checked)
    this.readNames()
    const { skipped = [], named = [], label } = checked
    for (const { reason, named: ids = [] } of skipped) {
      for (const id of ids) this.sectionNames.set(id, words.sayWord('skipped', reason))
    }
    for (const { ingredientId, where, text } of named) {
      this.sectionNames.set(ingredientId, words.sayWord(label ? 'labelSkip' : 'skipped', where))
      this.nameOnce(ingredientId, text)
    }
  }

  private readNames() {
    const { readings = [], label } = this.checked
    for (const { ingredientId, phrase, reading, name } of readings) {
      this.nameOnce(ingredientId, reading === 'sure' ? phrase.trim() : name)
    }
    const flat = (parts: readonly LabelPart[]): readonly LabelPart[] =>
      parts.flatMap((part) => [part, ...flat(part.ingredients)])
    for (const { ingredientId, name, also = [] } of flat(label?.ingredients ?? [])) {
      for (const one of [{ ingredientId, name }, ...also]) this.nameOnce(one.ingredientId, one.name)
    }
    for (const [id, written] of label ? writtenEntries(label) : []) this.names.set(id, written)
  }

  private nameOnce(id: string | null, name: string) {
    if (id !== null && !this.names.has(id)) this.names.set(id, name)
  }

  private name(id: string): string {
    return this.names.get(id) ?? codeAsWords(id)
  }

  /** "butter, unless oil is used" if the line leaves a choice. */
  private food(id: string): string {
    const line = this.checked.readings?.find((one) => one.or && idsOf(one).includes(id))
    const sides = line ? [line, ...(line.or ?? [])] : []
    const others = sides.filter(({ ingredientId }) => ingredientId !== id)
    if (others.length === 0) return this.name(id)
    const phrase = sides.find(({ ingredientId }) => ingredientId === id)?.phrase.trim()
    return this.words.say('said.unless', {
      food: phrase ?? this.name(id),
      other: others.map((side) => side.phrase.trim()).join(', '),
    })
  }

  private unknown(id: string): Reason {
    const { say } = this.words
    const line = this.openLines.find(({ ids }) => ids.includes(id))
    if (line) return { name: `“${line.text}”`, note: say(line.state) }
    const place = this.sectionNames.get(id)
    if (place) return { name: this.name(id), note: `(${place})` }
    return { name: this.food(id), note: this.checked.label ? '' : `(${say('said.noData')})` }
  }

  private culprit(one: Contributor, isAsked: boolean): Reason {
    const { say, t } = this.words
    const stated = one.steps.find(({ rule }) => rule === 'may_contain')
    if (!stated) {
      const note = hasTraceRule(one) ? `(${say('said.traces')})` : ''
      return { name: this.food(one.ingredientId), note }
    }
    const found = this.checked.label?.statements.find(
      ({ kind, allergens }) =>
        kind === 'mayContain' && allergens.some((allergen) => allergen === stated.figure),
    )
    const note = found && isAsked ? t('said.states', { text: found.text }) : say('said.packageSays')
    return { name: '', note }
  }

  private list(found: readonly Reason[]): string {
    return grouped(found, this.words.say('said.more'))
  }

  private rules(steps: Evaluation['steps'] = []): readonly string[] {
    return steps
      .filter(({ rule }) => rule !== 'unresolved')
      .map((one) => this.words.step(one, null))
  }

  /** The foods that cause the verdict; for an uncertain one, the open items. */
  of({ verdict, culprits, open, evaluation }: Grounds): string {
    // Without culprits it is a fact about a package, whose statement the facts do not repeat.
    const isAsked = culprits.length > 0
    const unread = this.list(open.map((id) => this.unknown(id)))
    if (verdict === 'uncertain' && unread !== '') return unread
    if (!evaluation) {
      return this.list(culprits.map((id) => ({ name: this.food(id), note: '' }))) || unread
    }
    const risky = evaluation.contributors.filter(({ risk }) => isRisk(risk))
    const sure = risky.filter((one) => !hasTraceRule(one))
    const foods = this.list(
      (sure.length > 0 ? sure : risky).map((one) => this.culprit(one, isAsked)),
    )
    const rules = verdict === 'uncertain' ? this.rules(evaluation.steps) : []
    return joined([foods, ...rules]) || unread
  }

  /** With the grams of each food and the rules over the whole list. */
  ofAmounts({ contributors, unknown: open, steps }: Evaluation): string {
    const { number, step } = this.words
    const foods = contributors
      .filter(({ risk }) => isRisk(risk))
      .map(({ ingredientId, grams, steps: own }) => {
        const limit = own.find(({ rule }) => rule === 'safe_serving')
        return {
          name: `${this.name(ingredientId)}${grams === null ? '' : ` ${number(grams)}\u00a0g`}`,
          note: limit ? `(${step(limit, grams)})` : '',
        }
      })
    const causes = foods.length > 0 ? foods : open.map((id) => this.unknown(id))
    return joined([this.list(causes), ...this.rules(steps)])
  }
}
