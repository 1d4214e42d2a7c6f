/** Puts the server's answer into words for the page: findings for each person, facts and reasons. */

import {
  DOSE_DIMENSIONS,
  EU_CONCERNS,
  EU_ENTRY,
  isDiet,
  isDose,
  isOneOfSeveral,
  isUncovered,
  SHOWN_ALLERGENS,
} from '../domain/restrictions.ts'
import { isRisk, VERDICTS, type Verdict } from '../domain/risk.ts'
import { isLittle, isTrace } from '../wording/because.ts'
import type { Person } from './household.ts'
import {
  type Checked,
  type Evaluation,
  type Grounds,
  idsOf,
  type Label,
  type Reading,
  type Recipe,
  reasonsOf,
} from './reasons.ts'
import type { WordsOf } from './words.ts'

type Scale = 'allergen' | 'amount' | 'diet'

export interface Row {
  readonly name: string
  readonly verdict: Verdict
  readonly scale: Scale
  readonly why: string
  readonly culprits: readonly string[]
}

export const gravity = (verdict: Verdict) => VERDICTS.indexOf(verdict)

export function summaryOf(checked: Checked, words: WordsOf) {
  const reasons = reasonsOf(checked, words)
  const rows = rowsOf(checked, words, reasons)
  return {
    openLines: reasons.openLines,
    facts: factsOf(checked, rows.ofConcern),
    doses: DOSE_DIMENSIONS.flatMap(rows.ofConcern),
    diets: merged(checked.diets.map(rows.ofDiet)),
    /** The findings for each person, most severe first. Findings without a conflict are merged into one row. */
    parties: (checked.people ?? []).map(({ restrictions }, at) => ({
      at,
      rows: merged(restrictions.map(rows.ofRestriction)),
    })),
  }
}

type Restricted = NonNullable<Recipe['people']>[number]['restrictions'][number]

/** Returns functions that turn a concern, a diet or a person's restriction into a row. */
function rowsOf(checked: Checked, words: WordsOf, reasons: ReturnType<typeof reasonsOf>) {
  const { restriction, say, sayWord } = words
  const evaluations: Readonly<Record<string, Evaluation | undefined>> = {
    ...checked.evaluation,
    ...checked.euEvaluation,
  }
  const row = (name: string, scale: Scale, grounds: Grounds): Row => {
    const { verdict, culprits, evaluation } = grounds
    const isAmount = scale === 'amount' && evaluation
    const why = isAmount ? reasons.ofAmounts(evaluation) : reasons.of(grounds)
    return { name, scale, verdict, culprits, why }
  }
  /** Names a diet: "vegan", or "not vegan" if the food does not fit it. */
  const nameOf = (name: string, verdict: Verdict) =>
    isDiet(name) && verdict === 'incompatible' ? sayWord('brings', name) : restriction(name)
  /** Returns the row for a concern, regardless of any person. */
  const ofConcern = (concern: string): readonly Row[] => {
    const evaluation = evaluations[concern]
    if (!evaluation) return []
    const { verdict, confidence, unknown: open } = evaluation
    const scale = isDose(concern) ? 'amount' : 'allergen'
    const isWeak = verdict === 'compatible' && confidence === 'low'
    const name = `${restriction(concern)}${isWeak ? ` (${say('why.low_confidence')})` : ''}`
    const found = row(name, scale, { verdict, culprits: [], open, evaluation })
    // Even a small amount of an allergen makes the recipe incompatible.
    return [
      scale === 'allergen' && isLittle(evaluation) ? { ...found, verdict: 'incompatible' } : found,
    ]
  }
  const ofDiet = ({ diet, verdict, violations, uncertain, unresolved }: Recipe['diets'][number]) =>
    row(nameOf(diet, verdict), 'diet', {
      verdict,
      culprits: violations.map(({ ingredientId }) => ingredientId),
      open: [...new Set([...uncertain, ...unresolved])],
    })
  /** Returns the row for one of a person's restrictions. */
  const ofRestriction = ({ kind, name, verdict, culprits, unknown: open }: Restricted) => {
    const found = evaluations[name]
    const evaluation = found?.verdict === verdict ? found : undefined
    const isAmount = isDose(name) || (name === 'lactose' && kind === 'concern')
    const ofAllergen = isAmount && evaluation && !isOfTraces(evaluation) ? 'amount' : 'allergen'
    const scale = isDiet(name) ? 'diet' : ofAllergen
    return row(nameOf(name, verdict), scale, { verdict, culprits, open, evaluation })
  }
  return { ofConcern, ofDiet, ofRestriction }
}

function factsOf({ label }: Checked, ofConcern: (concern: string) => readonly Row[]) {
  const own = SHOWN_ALLERGENS.filter((one) => !label || one !== 'shellfish')
  const covered = EU_CONCERNS.filter((one) => label && !isUncovered(one) && isOneOfSeveral(one))
  const looked = [...own, ...covered].flatMap(ofConcern)
  const all = [...looked, ...EU_CONCERNS.filter(isUncovered).flatMap(ofConcern)]
  const of = (verdict: Verdict) => all.filter((one) => one.verdict === verdict)
  return {
    contains: merged(of('incompatible')),
    mayContain: merged(of('caution')),
    notKnown: merged(of('uncertain')),
    // For some EU allergens, we have no data on foods. We look for these allergens only in the text of packages.
    notFound: (label ? all : looked)
      .filter(({ verdict }) => verdict === 'compatible')
      .map(({ name }) => name),
  }
}

const isOfTraces = ({ contributors }: Evaluation) =>
  contributors.filter(({ risk }) => isRisk(risk)).every(isTrace)

export type Summary = ReturnType<typeof summaryOf>

/** Merges rows that have the same verdict and reason. */
function merged(rows: readonly Row[]): readonly Row[] {
  const found = new Map<string, Row>()
  for (const row of rows) {
    const isCalm = row.verdict === 'compatible'
    const key = isCalm ? '' : `${row.verdict} ${row.scale} ${row.why}`
    const same = found.get(key)
    const culprits = [...(same?.culprits ?? []), ...row.culprits]
    const name = same ? `${same.name}, ${row.name}` : row.name
    found.set(key, { ...row, name, culprits, ...(isCalm && { why: '' }) })
  }
  return [...found.values()]
}

interface Marked {
  readonly verdict: Verdict
  /** The people concerned, each with the reason, such as "Anna: peanut". */
  readonly about: readonly string[]
}

/** Returns the verdict to show next to a line, and why; undefined if the line is understood and affects nobody. */
export function markOf(
  { people = [], readings = [], lines = [] }: Checked,
  eaters: readonly Person[],
  reading: Reading,
  { restriction, say }: WordsOf,
): Marked | undefined {
  const ids = idsOf(reading)
  const judged = lines[readings.indexOf(reading)]?.findings ?? []
  const found = people.flatMap(({ restrictions }, at) => {
    const own = restrictions.flatMap(({ name, verdict, culprits, unknown }) => {
      if (verdict === 'compatible') return []
      if (culprits.some((id) => ids.includes(id))) {
        const line = judged.find((one) => one.name === name)?.verdict ?? verdict
        return [{ name, verdict: gravity(line) < gravity(verdict) ? line : verdict }]
      }
      const isOpen = unknown.some((id) => ids.includes(id))
      return isOpen ? [{ name, verdict: 'uncertain' as const }] : []
    })
    const said = own.map(({ name }) => restriction(name)).join(', ')
    return own.map(({ verdict }) => ({ verdict, about: `${eaters[at]?.name}: ${said}` }))
  })
  const isSure = reading.reading === 'sure' && reading.ingredientId !== null
  const doubt = say(reading.ingredientId === null ? 'said.notRead' : 'said.unsure')
  const all = isSure ? found : [...found, { verdict: 'uncertain' as const, about: doubt }]
  const [worst] = [...all].sort((a, b) => gravity(b.verdict) - gravity(a.verdict))
  return worst && { verdict: worst.verdict, about: [...new Set(all.map(({ about }) => about))] }
}

const STATUS = {
  contains: 'incompatible',
  traces: 'caution',
  unknown: 'uncertain',
  no: 'compatible',
} as const

/** A marked range of the package text; `verdict` is null for an allergen that none of the people avoid. */
interface Stretch {
  readonly start: number
  readonly end: number
  readonly verdict: Verdict | null
}

/** Returns the parts of the package text to highlight, in order and without overlaps. */
export function stretchesOf({ allergens, ingredients, people = [] }: Label): readonly Stretch[] {
  const avoided = people.flatMap(({ restrictions }) =>
    restrictions.filter(({ verdict }) => verdict !== 'compatible').map(({ name }) => name),
  )
  const found = allergens.flatMap(({ allergen, because }) => {
    const of = EU_ENTRY[allergen].allergen
    const isAvoided = avoided.some(
      (one) => one === allergen || one === of || (one === 'lactose' && of === 'dairy'),
    )
    return because.map(({ start, end, status }): Stretch => {
      const isMine = isAvoided || status === 'unknown'
      return { start, end, verdict: isMine ? STATUS[status] : null }
    })
  })
  const unread = ingredients
    .filter(({ reading }) => reading !== 'sure')
    .map(({ start, end }): Stretch => ({ start, end, verdict: 'uncertain' }))
  const weight = ({ verdict }: Stretch) => (verdict === null ? 0 : gravity(verdict))
  const kept: Stretch[] = []
  for (const one of [...found, ...unread].sort((a, b) => weight(b) - weight(a))) {
    if (!kept.some(({ start, end }) => one.start < end && start < one.end)) kept.push(one)
  }
  return kept.sort((a, b) => a.start - b.start)
}
