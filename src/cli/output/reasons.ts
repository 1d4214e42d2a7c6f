/** Explains verdicts. Names foods in the words of the recipe, and shows the line of each unresolved item. */

import { isRisk, type Verdict } from '../../domain/risk.ts'
import type {
  Contributor,
  DomainEvaluation,
  Unresolved,
} from '../../domain/shapes/compatibility.ts'
import type { ParsedItem, Question, Readings } from '../../domain/shapes/recipes.ts'
import type { UnresolvedCode } from '../../domain/unresolved.ts'
import {
  grouped,
  isTrace,
  joined,
  limitReason,
  listReasons,
  type Reason,
  upper,
} from '../../wording/because.ts'
import type { App } from '../app.ts'
import type { Line } from './render/columns.ts'
import { openReason } from './why.ts'

/** An answer about a recipe or package, with the text of the recipe or package. */
interface Answered {
  readonly body: Readings & {
    readonly unresolved: readonly Unresolved[]
    readonly questions?: readonly Question[] | undefined
  }
  readonly text: readonly string[]
  readonly isPackage: boolean
  /** Ids of foods whose grams are only an upper bound. */
  readonly bounded?: ReadonlySet<string>
}

const STATES = {
  INGREDIENT_NOT_FOUND: 'notRead',
  GUESS: 'unsure',
  AMBIGUOUS: 'unsure',
  BRAND: 'unsure',
  UNKNOWN_UNIT: 'noWeight',
  CONVERSION_NOT_POSSIBLE: 'noWeight',
  AMOUNT_TOO_LARGE: 'noWeight',
  AMOUNT_MISSING: 'noWeight',
  NO_NUTRIENTS: 'noWeight',
} as const satisfies Readonly<Record<UnresolvedCode, string>>
type State = (typeof STATES)[UnresolvedCode]

interface OpenLine {
  readonly state: State
  /** The line number; null if the text was read from JSON or a web page. */
  readonly number: number | null
  readonly text: string
  readonly why: string
  readonly ids: readonly (string | null | undefined)[]
}

/** A verdict with the foods that explain it. */
export interface Grounds {
  readonly verdict: Verdict
  readonly culprits: readonly string[]
  readonly open: readonly string[]
  readonly evaluation?: DomainEvaluation | undefined
  /** Notes on foods, by food id. */
  readonly notes?: ReadonlyMap<string, string>
}

export class Reasons {
  private readonly words = new Map<string, string>()
  private readonly named = new Map<string, string>()
  private readonly readings: readonly ParsedItem[]
  readonly openLines: readonly OpenLine[]

  private readonly isPackage: boolean
  private readonly bounded: ReadonlySet<string>

  constructor(
    private readonly app: App,
    { body, text, isPackage, bounded = new Set() }: Answered,
  ) {
    const { readings = [], skipped = [], named = [], unresolved, questions } = body
    this.isPackage = isPackage
    this.bounded = bounded
    this.readings = readings
    for (const { ingredientId, phrase, reading } of readings) {
      if (ingredientId !== null && reading === 'sure' && !this.words.has(ingredientId)) {
        this.words.set(ingredientId, phrase.trim())
      }
    }
    for (const { reason, named: ids = [] } of skipped) {
      for (const id of ids) this.named.set(id, app.word('skipped', reason))
    }
    for (const { ingredientId, where, line } of named) {
      const place = where === 'line' ? `${app.word('skipped', 'line')} ${line ?? ''}` : where
      this.named.set(ingredientId, app.word(isPackage ? 'labelSkip' : 'skipped', place))
    }
    this.openLines = unresolved.map((one) => this.openLine(one, text, questions))
  }

  private openLine(
    one: Unresolved,
    text: readonly string[],
    questions: readonly Question[] | undefined,
  ): OpenLine {
    const { ingredientId, guess, code } = one
    const reading = this.readings.find(
      (line) =>
        [line.ingredientId, line.name, line.phrase].includes(ingredientId) &&
        (line.code !== undefined || line.reading !== 'sure'),
    )
    const written = reading?.line ?? this.app.name(ingredientId)
    const at = reading ? text.findIndex((line) => line.includes(written)) : -1
    return {
      state: STATES[code],
      number: at < 0 ? null : at + 1,
      text: written,
      why: openReason(this.app, one, questions),
      ids: [ingredientId, guess?.ingredientId, reading?.ingredientId],
    }
  }

  name(id: string): string {
    return this.words.get(id) ?? this.app.name(id)
  }

  /** Explains a verdict by naming the foods that contain or may contain the allergen, or else the unresolved items. */
  of({ verdict, culprits, open, evaluation, notes }: Grounds): string {
    const unknown = this.grouped(open.map((id) => this.unknown(id, notes?.get(id))))
    if (verdict === 'uncertain' && unknown !== '') return unknown
    if (!evaluation) {
      const names = culprits.map((id) => ({ name: this.food(id), note: notes?.get(id) ?? '' }))
      if (names.length === 0) return unknown
      const perhaps = open
        .filter((id) => notes?.has(id))
        .map((id) => this.unknown(id, notes?.get(id)))
      const more =
        perhaps.length > 0 ? [`${this.app.say('said.perhaps')} ${this.grouped(perhaps)}`] : []
      return [this.grouped(names), ...more].join('; ')
    }
    const risky = evaluation.contributors.filter(({ risk }) => isRisk(risk))
    const sure = risky.filter((one) => !isTrace(one))
    const foods = this.grouped((sure.length > 0 ? sure : risky).map((one) => this.culprit(one)))
    const rules = verdict === 'uncertain' ? listReasons(evaluation.steps ?? [], this.app.lang) : []
    return joined([foods, ...this.perhaps(open, risky), ...rules]) || unknown
  }

  /** Names other foods that might be a risk if the cook leaves out the `risky` foods. Skips unresolved lines. */
  private perhaps(open: readonly string[], risky: readonly Contributor[]): readonly string[] {
    // The ingredient list of a package is complete, so no other food can contain the allergen.
    if (this.isPackage || risky.length === 0) return []
    const names = open
      .filter((id) => !risky.some(({ ingredientId }) => ingredientId === id))
      .filter((id) => !this.openLines.some(({ ids }) => ids.includes(id)) && !this.named.has(id))
      .map((id) => ({ name: this.food(id), note: '' }))
    return names.length > 0 ? [`${this.app.say('said.perhaps')} ${this.grouped(names)}`] : []
  }

  /** Like `of`, but adds the grams of each food and the rules for the whole list. */
  ofAmounts({ contributors, unknown, steps = [] }: DomainEvaluation): string {
    const { app } = this
    const foods = contributors
      .filter(({ risk }) => isRisk(risk))
      .map(({ ingredientId, grams, steps: own }) => {
        const most = this.bounded.has(ingredientId) ? '≤\u00a0' : ''
        const amount = grams === null ? '' : ` ${most}${app.number(grams)}\u00a0g`
        const note = limitReason(own, app.lang, grams ?? 0)
        return { name: `${this.name(ingredientId)}${amount}`, note }
      })
    const found = foods.length > 0 ? foods : unknown.map((id) => this.unknown(id))
    return joined([this.grouped(found), ...listReasons(steps, app.lang)])
  }

  private culprit(one: Contributor) {
    const { ingredientId, steps } = one
    if (steps.some(({ rule }) => rule === 'may_contain')) {
      return { name: '', note: this.app.say('said.packageSays') }
    }
    const note = isTrace(one) ? `(${this.app.say('said.traces')})` : ''
    return { name: this.food(ingredientId), note }
  }

  /** Names a food. If its line offers a choice, returns text such as "butter, unless oil is used". */
  private food(id: string): string {
    const line = this.readings.find(
      ({ ingredientId, or = [] }) =>
        or.length > 0 && [ingredientId, ...or.map((one) => one.ingredientId)].includes(id),
    )
    const name = this.name(id)
    const sides = line ? [line, ...(line.or ?? [])] : []
    const others = sides.filter(({ ingredientId }) => ingredientId !== id)
    if (others.length === 0) return name
    const food = sides.find(({ ingredientId }) => ingredientId === id)?.phrase.trim() ?? name
    const other = others.map(({ phrase }) => phrase.trim()).join(', ')
    return this.app.say('said.unless', { food, other })
  }

  private unknown(id: string, known?: string) {
    const { app } = this
    const line = this.openLines.find(({ ids }) => ids.includes(id))
    if (line) {
      const where =
        line.number === null
          ? `"${line.text}"`
          : app.say('said.inLine', { number: String(line.number) })
      return { name: where, note: app.say(`said.${line.state}`) }
    }
    const place = this.named.get(id)
    if (place) return { name: this.name(id), note: `(${place})` }
    const note = known ?? (this.isPackage ? '' : `(${app.say('said.noData')})`)
    return { name: this.food(id), note }
  }

  private grouped(found: readonly Reason[]): string {
    return grouped(found, this.app.say('said.more'))
  }
}

/** Formats the unresolved lines, each with its reason. `name` is the recipe's name if there are several. */
export function openLines(app: App, { openLines: open }: Reasons, name?: string): readonly Line[] {
  return open.map(({ state, number, text, why }) =>
    [
      upper(app.say(`said.${state}`)),
      ...(name === undefined ? [] : [name]),
      number === null ? '' : String(number),
      text,
      why,
    ].map((cell) => [cell, 'magenta'] as const),
  )
}
