/** Words an answer for the page: findings for each person, facts and reasons. All verdicts are the server's. */

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
import type { Person } from './household.ts'
import {
  type Checked,
  type Evaluation,
  type Grounds,
  hasTraceRule,
  idsOf,
  type Label,
  type Reading,
  Reasons,
  type Recipe,
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

/** True if a food contains it in an amount that many tolerate, such as lactose in butter. */
const isLittle = ({ verdict, contributors }: Evaluation) =>
  verdict === 'caution' && contributors.some((one) => isRisk(one.risk) && !hasTraceRule(one))
export const gravity = (verdict: Verdict) => VERDICTS.indexOf(verdict)

/** An answer in words. */
export function summaryOf(checked: Checked, words: WordsOf) {
  const rows = new Rows(checked, words)
  return {
    openLines: rows.reasons.openLines,
    facts: rows.facts(),
    doses: DOSE_DIMENSIONS.flatMap((one) => rows.ofConcern(one)),
    diets: merged(checked.diets.map((diet) => rows.ofDiet(diet))),
    /** The findings for each person, the worst first; everything without a conflict shares a row. */
    parties: (checked.people ?? []).map(({ restrictions }, at) => ({
      at,
      rows: merged(restrictions.map((one) => rows.ofRestriction(one))),
    })),
  }
}

type Restricted = NonNullable<Recipe['people']>[number]['restrictions'][number]

class Rows {
  readonly reasons: Reasons
  private readonly evaluations: Readonly<Record<string, Evaluation | undefined>>

  constructor(
    private readonly checked: Checked,
    private readonly words: WordsOf,
  ) {
    this.reasons = new Reasons(checked, words)
    this.evaluations = { ...checked.evaluation, ...checked.euEvaluation }
  }

  private row(name: string, scale: Scale, grounds: Grounds): Row {
    const { verdict, culprits, evaluation } = grounds
    const isAmount = scale === 'amount' && evaluation
    const why = isAmount ? this.reasons.ofAmounts(evaluation) : this.reasons.of(grounds)
    return { name, scale, verdict, culprits, why }
  }

  /** A concern as a fact, regardless of who eats. */
  ofConcern(concern: string): readonly Row[] {
    const { restriction, say } = this.words
    const evaluation = this.evaluations[concern]
    if (!evaluation) return []
    const { verdict, confidence, unknown: open } = evaluation
    const scale = isDose(concern) ? 'amount' : 'allergen'
    const isWeak = verdict === 'compatible' && confidence === 'low'
    const row = this.row(restriction(concern), scale, { verdict, culprits: [], open, evaluation })
    return [
      {
        ...row,
        // A food that contains it is a fact, even in a small amount.
        verdict: scale === 'allergen' && isLittle(evaluation) ? 'incompatible' : verdict,
        name: isWeak ? `${row.name} (${say('why.low_confidence')})` : row.name,
      },
    ]
  }

  ofDiet({ diet, verdict, violations, uncertain, unresolved }: Recipe['diets'][number]): Row {
    return this.row(this.nameOf(diet, verdict), 'diet', {
      verdict,
      culprits: violations.map(({ ingredientId }) => ingredientId),
      open: [...new Set([...uncertain, ...unresolved])],
    })
  }

  /** What a person avoids. */
  ofRestriction({ kind, name, verdict, culprits, unknown: open }: Restricted): Row {
    const found = this.evaluations[name]
    const isSame = found?.verdict === verdict
    const evaluation = isSame ? found : undefined
    const isAmount = isDose(name) || (name === 'lactose' && kind === 'concern')
    const ofAllergen = isAmount && isSame && !isOfTraces(found) ? 'amount' : 'allergen'
    const scale = isDiet(name) ? 'diet' : ofAllergen
    return this.row(this.nameOf(name, verdict), scale, { verdict, culprits, open, evaluation })
  }

  /** "not vegan" instead of "vegan" for a diet that it does not fit. */
  private nameOf(name: string, verdict: Verdict): string {
    const isUnfit = isDiet(name) && verdict === 'incompatible'
    return isUnfit ? this.words.sayWord('brings', name) : this.words.restriction(name)
  }

  facts() {
    const { label } = this.checked
    const concerns = (names: readonly string[]) => names.flatMap((one) => this.ofConcern(one))
    const own = SHOWN_ALLERGENS.filter((one) => !label || one !== 'shellfish')
    const covered = EU_CONCERNS.filter((one) => label && !isUncovered(one) && isOneOfSeveral(one))
    const looked = concerns([...own, ...covered])
    const all = [...looked, ...concerns(EU_CONCERNS.filter(isUncovered))]
    const of = (verdict: Verdict) => all.filter((one) => one.verdict === verdict)
    return {
      contains: merged(of('incompatible')),
      mayContain: merged(of('caution')),
      notKnown: merged(of('uncertain')),
      // Only a package is searched for the entries that no dimension covers.
      notFound: (label ? all : looked)
        .filter(({ verdict }) => verdict === 'compatible')
        .map(({ name }) => name),
    }
  }
}

/** True if traces are the only risk. */
const isOfTraces = ({ contributors }: Evaluation) =>
  contributors.filter(({ risk }) => isRisk(risk)).every(hasTraceRule)

export type Summary = ReturnType<typeof summaryOf>

/** Rows of the same verdict with the same reason are one. */
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
  /** "Anna: peanut", for each person concerned. */
  readonly about: readonly string[]
}

/** The people that a line concerns; undefined if there are none and the reading is sure. */
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

/** A range of the package text; `verdict` is null for an allergen that none of the people avoid. */
interface Stretch {
  readonly start: number
  readonly end: number
  readonly verdict: Verdict | null
}

/** The words of a package that matter, in their order and without overlaps. */
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
