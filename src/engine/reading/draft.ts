/** What a line says of its foods: the mentions that reading gives, and the drafts that become them. */

import type { AbsenceCode } from '../../domain/absences.ts'
import { itemAt } from '../../domain/present.ts'
import type { Certainty } from '../../domain/reading.ts'
import type { Unit } from '../../domain/units.ts'
import type { Resolution } from '../../search/named.ts'
import { type Amount, isContainer, isMeasure, type Size } from './amounts.ts'

/** One of the foods that a mention leaves open; most mentions have one. */
export interface Choice {
  readonly certainty: Certainty
  readonly candidates: readonly Resolution[]
  /** The cook's own words for it. */
  readonly phrase: string
  /** All words of its clause, which may speak of a size or portion. */
  readonly spoken: string
  readonly amount: Amount | undefined
}

/** What a cook may decide: whether the food is used ("optional"), and how much of it ("to taste"). */
interface CooksChoice {
  readonly mayOmit?: boolean
  readonly byTaste?: boolean
}

/** A food that a line names. */
export interface Mention {
  readonly choices: readonly Choice[]
  /** What it is said to be without. */
  readonly without: readonly AbsenceCode[]
  /** It may be there or not: "may contain", the egg of a batter. */
  readonly optional: boolean
  /** What the line leaves to the cook. */
  readonly left: CooksChoice
  /** The word of a measure that nobody knows, so that the amount weighs nothing. */
  readonly measure: string | undefined
  /** Whether it is the coating of another food: nobody knows how much of it there is. */
  readonly isCoating: boolean
}

/** A mention while its line is read: what follows may still change it. */
export interface Draft {
  choices: readonly Choice[]
  without: readonly AbsenceCode[]
  optional: boolean
  measure?: string | undefined
  readonly isCoating?: boolean
  left?: CooksChoice
  /** Whether it stands in brackets, or behind "in" or "with", so that what follows speaks of the food before. */
  isAside?: boolean
  /** Words beside it that nobody could read. */
  unread: boolean
  /** The words of its only choice, for a state or a negation that follows. */
  readonly words: readonly string[]
}

/** A food of which the line tells without naming it by itself: nobody knows how much of it there is. */
export function impliedDraft(certainty: Certainty, food: Resolution, phrase: string): Draft {
  const choice: Choice = { certainty, candidates: [food], phrase, spoken: '', amount: undefined }
  return { choices: [choice], without: [], optional: false, unread: false, words: [] }
}

/** The draft as it is told once the whole line is read. */
export function mentionOf(draft: Draft): Mention {
  const { choices, without, optional, left = {}, measure, unread, isCoating = false } = draft
  const read = unread ? choices.map(asGuess) : choices
  return { choices: read, without, optional, left, measure, isCoating }
}

/** The choice of a draft that leaves nothing open. */
export function onlyChoice(draft: Draft | undefined): Choice | undefined {
  return draft?.choices.length === 1 ? draft.choices[0] : undefined
}

/** A choice whose line says more than could be read. */
export function asGuess(choice: Choice): Choice {
  const [first, ...rest] = choice.candidates
  if (choice.certainty !== 'sure' || !first) return choice
  return {
    ...choice,
    certainty: 'guess',
    candidates: [{ ...first, confidence: Math.min(first.confidence, 0.6) }, ...rest],
  }
}

/** The food that an amount behind it is of: "artichokes in oil (280 g)" are 280 g of artichokes. */
function lastNamed(drafts: readonly Draft[]): Draft | undefined {
  return drafts.findLast(({ isAside }) => isAside !== true) ?? drafts.at(-1)
}

/** Gives the amount that is the one of each food to those without one; false where all have their own. */
export function distributeAmount(drafts: readonly Draft[], amount: Amount): boolean {
  const bare = drafts.filter((draft) => onlyChoice(draft) && !onlyChoice(draft)?.amount)
  for (const draft of bare) draft.choices = draft.choices.map((only) => ({ ...only, amount }))
  return bare.length > 0
}

/** Gives an amount to the food before it: "Milch, 250 ml", "(400 g)"; false where there is none. */
export function giveAmount(drafts: readonly Draft[], amount: Amount): boolean {
  if (amount.each && amount.numbered && distributeAmount(drafts, amount)) return true
  const current = lastNamed(drafts)
  if (!current) return false
  const only = onlyChoice(current)
  // "Milk (or oat drink), 250 ml": whichever it is.
  const isOpen = current.choices.every((one) => !one.amount) || (only && amount.isTotal)
  if (isOpen && amount.numbered) {
    current.choices = current.choices.map((one) => ({ ...one, amount }))
  } else if (!isOpen && only && amount.amount !== null && amount.units.some(isMeasure)) {
    const size = { size: amount.amount, units: amount.units, each: amount.each === true }
    current.choices = [{ ...only, amount: packed(only.amount, size) }]
  }
  return true
}

/** The amount of a food with a size: of a pack or of each piece, or of all of it. */
export function packed(amount: Amount | undefined, { size, units, each }: Size): Amount {
  const sized = { units, numbered: true, spans: [], to: 0 }
  if (!amount || amount.amount === null) return { ...sized, amount: size, container: null }
  const first = amount.units[0]
  // "1 cup (240 ml)": the first measure counts, unless it is a vessel that holds something else: "1 Tasse (150 ml)".
  if (first && isMeasure(first) && !isContainer(first)) {
    const total = filled(amount.amount, first, size, itemAt(units, 0))
    return total === undefined ? amount : { ...sized, amount: total, container: null }
  }
  // "½ Würfel Hefe (21 g)" are 21 g; "2 cans (400 g)" are 400 g each.
  if (each || (amount.container && amount.amount >= 1)) {
    return { ...sized, amount: amount.amount * size, container: amount.container }
  }
  // "6 carrots (about 500 g)" are 500 g in all.
  return { ...sized, amount: size, container: null }
}

/** What cups hold whose size is told otherwise than ours: of each or of all of them, whichever comes nearer to ours. */
function filled(count: number, vessel: Unit, size: number, unit: Unit): number | undefined {
  if (vessel.role !== 'cup' || unit.kind !== 'volume') return undefined
  const ours = count * (vessel.factor ?? 1)
  const far = (total: number) => Math.abs(Math.log((total * (unit.factor ?? 1)) / ours))
  const total = far(size) <= far(size * count) ? size : size * count
  return far(total) > SAME ? total : undefined
}

/** Cups of 237, 240 and 250 ml are one and the same to a cook. */
const SAME = 0.2
