/** Mentions of foods in a line, and the drafts that they are built from. */

import type { AbsenceCode } from '../../domain/absences.ts'
import { itemAt } from '../../domain/present.ts'
import type { Certainty } from '../../domain/reading.ts'
import type { Unit } from '../../domain/units.ts'
import type { Resolution } from '../../search/named.ts'
import { type Amount, isContainer, isMeasure, type Size } from './amounts.ts'

/** One of the alternative foods in a mention, as in "butter or oil". Most mentions have only one food. */
export interface Choice {
  readonly certainty: Certainty
  readonly candidates: readonly Resolution[]
  readonly phrase: string
  /** All words of the clause that names the food. They may include a size or portion. */
  readonly spoken: string
  readonly amount: Amount | undefined
  /** True if the food is one of the candidates, but the text does not say which. */
  readonly isOneOf?: boolean
}

/** Whether the cook may omit the food (`mayOmit`), and may decide how much of it to use (`byTaste`). */
type CooksChoice = { readonly mayOmit?: boolean; readonly byTaste?: boolean }

export interface Mention {
  readonly choices: readonly Choice[]
  readonly without: readonly AbsenceCode[]
  /** True if the food may be absent, such as a food after "may contain" or the egg in a batter. */
  readonly optional: boolean
  readonly left: CooksChoice
  /** The word for an unknown measure. It cannot be converted to a weight. */
  readonly measure: string | undefined
  /** True if the food coats another food. Its amount is unknown. */
  readonly isCoating: boolean
}

/** A mention that the rest of the line may still change. */
export interface Draft {
  choices: readonly Choice[]
  without: readonly AbsenceCode[]
  optional: boolean
  measure?: string | undefined
  readonly isCoating?: boolean
  left?: CooksChoice
  /** True for a food in brackets or after "in" or "with". Later words and amounts apply to the food before it. */
  isAside?: boolean
  /** True if the food is only a guess, for example because of unknown words next to it. */
  unread: boolean
  /** The words that name the food, to be looked up together with a later "dried" or "vegan"; empty for alternatives. */
  readonly words: readonly string[]
}

/** True if at least one alternative has an amount with a number. */
export const isCounted = ({ choices }: Pick<Draft, 'choices'>): boolean =>
  choices.some(({ amount }) => amount?.numbered)

/** Returns a draft for a food that the line implies but does not name. Its amount is unknown. */
export function impliedDraft(certainty: Certainty, food: Resolution, phrase: string): Draft {
  const choice: Choice = { certainty, candidates: [food], phrase, spoken: '', amount: undefined }
  return { choices: [choice], without: [], optional: false, unread: false, words: [] }
}

export function mentionOf(draft: Draft): Mention {
  const { choices, without, optional, left = {}, measure, unread, isCoating = false } = draft
  const read = unread ? choices.map(asGuess) : choices
  return { choices: read, without, optional, left, measure, isCoating }
}

export const onlyChoice = (draft: Draft | undefined): Choice | undefined =>
  draft?.choices.length === 1 ? draft.choices[0] : undefined

export function asGuess(choice: Choice): Choice {
  const [first, ...rest] = choice.candidates
  if (choice.certainty !== 'sure' || !first) return choice
  return {
    ...choice,
    certainty: 'guess',
    candidates: [{ ...first, confidence: Math.min(first.confidence, 0.6) }, ...rest],
  }
}

/** Marks the most likely food as a product of the brand. This adds only the typical allergens of the brand. */
export function withBrand(choice: Choice, brand: string): Choice {
  const [food, ...others] = choice.candidates
  return food ? { ...choice, candidates: [{ ...food, brand }, ...others] } : choice
}

/** The food to which a later amount applies: in "artichokes in oil (280 g)", the artichokes. */
const lastNamed = (drafts: readonly Draft[]): Draft | undefined =>
  drafts.findLast(({ isAside }) => isAside !== true) ?? drafts.at(-1)

/** Gives the amount to each food without an amount. Returns false if all foods have one. */
export function distributeAmount(drafts: readonly Draft[], amount: Amount): boolean {
  const bare = drafts.filter((draft) => onlyChoice(draft) && !onlyChoice(draft)?.amount)
  for (const draft of bare) draft.choices = draft.choices.map((only) => ({ ...only, amount }))
  return bare.length > 0
}

/** Assigns an amount to the preceding food: "Milch, 250 ml", "(400 g)". Returns false if there is no such food. */
export function giveAmount(drafts: readonly Draft[], amount: Amount): boolean {
  if (amount.each && amount.numbered && distributeAmount(drafts, amount)) return true
  const current = lastNamed(drafts)
  if (!current) return false
  const only = onlyChoice(current)
  // The amount in "milk (or oat drink), 250 ml" applies to both choices.
  const isOpen = current.choices.every((one) => !one.amount) || (only && amount.isTotal)
  if (isOpen && amount.numbered) {
    current.choices = current.choices.map((one) => ({ ...one, amount }))
  } else if (!isOpen && only && amount.amount !== null && amount.units.some(isMeasure)) {
    const size = { size: amount.amount, units: amount.units, each: amount.each === true }
    current.choices = [{ ...only, amount: packed(only.amount, size) }]
  }
  return true
}

/** Combines an amount with a size. The size may be per pack, per piece, or the total. */
export function packed(amount: Amount | undefined, { size, units, each }: Size): Amount {
  const sized = { units, numbered: true, spans: [], to: 0 }
  if (!amount || amount.amount === null) return { ...sized, amount: size, container: null }
  const first = amount.units[0]
  // Use the first measure of "1 cup (240 ml)", unless the cup has an unusual volume: "1 Tasse (150 ml)".
  if (first && isMeasure(first) && !isContainer(first)) {
    const total = filled(amount.amount, first, size, itemAt(units, 0))
    return total === undefined ? amount : { ...sized, amount: total, container: null }
  }
  // The total of "½ Würfel Hefe (21 g)" is 21 g, but in "2 cans (400 g)" each can holds 400 g.
  if (each || (amount.container && amount.amount >= 1))
    return { ...sized, amount: amount.amount * size, container: amount.container }
  // The total of "6 carrots (about 500 g)" is 500 g.
  return { ...sized, amount: size, container: null }
}

/** Returns the total volume of cups of a stated size, or undefined if they are about as large as standard cups. */
function filled(count: number, vessel: Unit, size: number, unit: Unit): number | undefined {
  if (vessel.role !== 'cup' || unit.kind !== 'volume') return undefined
  const ours = count * (vessel.factor ?? 1)
  const far = (total: number) => Math.abs(Math.log((total * (unit.factor ?? 1)) / ours))
  const total = far(size) <= far(size * count) ? size : size * count
  return far(total) > SAME ? total : undefined
}

/** Maximum log ratio of two sizes that count as equal. For example, cups of 237 and 250 ml are equal. */
const SAME = 0.2
