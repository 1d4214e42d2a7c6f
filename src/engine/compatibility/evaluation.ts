/** Evaluates a list for one concern, such as FODMAPs: each ingredient alone, then the rules over the whole list. */

import { bitCount } from '../../domain/bits.ts'
import { round6 } from '../../domain/numbers.ts'
import { FODMAP_GROUPS } from '../../domain/profiles.ts'
import { CONCERNS, type Concern } from '../../domain/restrictions.ts'
import {
  atLeast,
  type Confidence,
  GRAVEST_FIRST,
  isRisk,
  LEVELS,
  type Level,
  mostSevereVerdict,
  type Risk,
  VERDICT_OF,
  VERDICTS,
  type Verdict,
  weakest,
  worst,
} from '../../domain/risk.ts'
import type { DomainEvaluation, Step } from '../../domain/shapes/compatibility.ts'
import { doseOf, type Grade, kindsOf, LOW_KINDS, NO_GRADE } from './assessments.ts'
import type { Doubt, Portion, Resolved, Side } from './items.ts'

/** Findings for one concern. Numbers are indexes into `heaviestFirst`. */
interface Findings {
  readonly judgement: Judgement
  readonly grades: readonly Grade[]
  /** The portions with a risk: the most severe first and, for equal risks, the heaviest first. */
  readonly contributors: readonly number[]
  readonly unknown: readonly string[]
}

export function evaluateDomain(domain: Concern, resolved: Resolved): DomainEvaluation {
  const { judgement, grades, contributors, unknown } = findingsIn(domain, resolved)
  const { risk, verdict, confidence, steps } = judgement
  const evaluation = {
    risk,
    verdict,
    confidence,
    contributors: contributors.map((index) => {
      const { ingredientId, grams } = resolved.heaviestFirst[index]!
      return { ingredientId, grams, risk: grades[index]!.risk, steps: grades[index]!.steps }
    }),
    unknown,
  }
  return steps.length === 0 ? evaluation : { ...evaluation, steps }
}

/** Returns the findings for one concern, before they are formatted for the response. */
export function findingsIn(domain: Concern, resolved: Resolved): Findings {
  const { heaviestFirst, doubts, choices } = resolved
  const index = CONCERNS.indexOf(domain)
  const grades = heaviestFirst.map((portion) => portion.grades[index]!)
  const open = doubts.filter(({ concerns }) => concerns.has(domain))
  const judged =
    choices.length > 0
      ? judgeChoices(domain, resolved, index)
      : judge(domain, grades, dosesOf(domain, heaviestFirst))
  const unknown = unknownIds(heaviestFirst, grades, open)
  return {
    judgement: withDoubts(judged, open),
    grades,
    contributors: contributorsOf(grades).filter((at) => !heaviestFirst[at]!.isSilent),
    unknown: [...unknown, ...openTitleFoods(resolved, index, judged)].sort(),
  }
}

/** Rules on summed amounts. A low-confidence food may contribute to a sum even if the food alone poses no risk. */
const OF_AMOUNTS = ['same_group', 'fat_total']

/** True if low-confidence data contribute to the risk, either through the risk of a single food or through a sum. */
export function isWeak(
  domain: Concern,
  { heaviestFirst }: Resolved,
  { judgement, grades }: Pick<Findings, 'judgement' | 'grades'>,
): boolean {
  const addsUp = judgement.steps.some(({ rule }) => OF_AMOUNTS.includes(rule))
  const doses = addsUp ? dosesOf(domain, heaviestFirst) : EMPTY
  return grades.some(
    (grade, index) => !isSolid(grade) && (isRisk(grade.risk) || (doses[index] ?? 0) > 0),
  )
}

/** The dose of each portion; empty for domains that do not sum amounts. */
function dosesOf(domain: Concern, portions: readonly Portion[]): readonly number[] {
  if (domain !== 'fodmap' && domain !== 'pancreas') return EMPTY
  return portions.map(({ ingredient, grams }) =>
    grams === null ? 0 : doseOf(domain, ingredient, grams),
  )
}

/** If the verdict depends on a choice, returns the foods that only the title or a heading names. */
function openTitleFoods({ heaviestFirst }: Resolved, index: number, { steps }: Judgement) {
  if (!steps.some(({ rule }) => rule === 'choice')) return EMPTY
  return heaviestFirst
    .filter(({ isSilent, grades }) => isSilent && grades[index] !== NO_GRADE)
    .map(({ ingredientId }) => ingredientId)
}

/** The properties of a food that are used by the rules for a whole list of ingredients. */
type Carrier = { readonly grade: Grade; readonly dose: number }

const SIDES: Readonly<Record<Exclude<Side, Portion>, Carrier>> = {
  nothing: { grade: NO_GRADE, dose: 0 },
  unknown: {
    grade: { ...NO_GRADE, risk: 'unknown', confidence: 'unknown', hasUnknown: true },
    dose: 0,
  },
}

/** Judges a list with choices ("oil or butter") twice: with all alternatives, and with the mildest of each choice. */
function judgeChoices(domain: Concern, resolved: Resolved, index: number): Judgement {
  const carrierOf = ({ grades, ingredient, grams, isSilent }: Portion): Carrier => ({
    grade: grades[index]!,
    // If only a title names the food, its amount is unknown.
    dose: grams === null || isSilent ? 0 : doseOf(domain, ingredient, grams),
  })
  const sure = resolved.heaviestFirst.filter(({ choice }) => choice === undefined).map(carrierOf)
  const sides = resolved.choices.map((choice) =>
    choice.map((side) => (typeof side === 'string' ? SIDES[side] : carrierOf(side))),
  )
  const judged = (all: readonly Carrier[]) =>
    judgeList(
      domain,
      all.map(({ grade }) => grade),
      all.map(({ dose }) => dose),
    )
  const most = judged([...sure, ...sides.flat()])
  const mildest = sides.map((of) => of.reduce((a, b) => (isMilder(b, a) ? b : a)))
  const least = judged([...sure, ...mildest])
  if (most.verdict === least.verdict) return most
  const isOpen = least.verdict === 'compatible' || least.verdict === 'uncertain'
  const after: Risk = isOpen ? 'unknown' : least.risk
  return {
    risk: after,
    verdict: isOpen ? 'uncertain' : least.verdict,
    confidence: isOpen ? 'unknown' : least.confidence,
    steps: [
      ...most.steps,
      { rule: 'choice', before: most.risk, after, figure: resolved.choices.length },
    ],
  }
}

function isMilder(a: Carrier, b: Carrier): boolean {
  const [first, second] = [severityOf(a.grade), severityOf(b.grade)]
  return first < second || (first === second && a.dose < b.dose)
}

/** Ranks grades by verdict, then by risk. An absent food ranks as the mildest. */
function severityOf(grade: Grade): number {
  if (grade === NO_GRADE) return -1
  const { risk, confidence } = grade
  const verdict = VERDICT_OF[risk]
  const softened = verdict !== 'compatible' && confidence === 'low' ? 'uncertain' : verdict
  return VERDICTS.indexOf(softened) * LEVELS.length + Math.max(0, LEVELS.indexOf(risk as Level))
}

/** A shared empty list, since most lists have no findings for most concerns. */
const EMPTY: readonly never[] = []

function contributorsOf(grades: readonly Grade[]): readonly number[] {
  if (grades.every(({ risk }) => risk === 'none')) return EMPTY
  return GRAVEST_FIRST.flatMap((wanted) =>
    grades.flatMap(({ risk }, index) => (risk === wanted ? index : EMPTY)),
  )
}

function unknownIds(
  portions: readonly Portion[],
  grades: readonly Grade[],
  doubts: readonly Doubt[],
): readonly string[] {
  if (doubts.length === 0 && !grades.some(({ hasUnknown }) => hasUnknown)) return EMPTY
  const ids = portions
    .filter((_, index) => grades[index]!.hasUnknown)
    .map(({ ingredientId }) => ingredientId)
  return [...new Set([...doubts.map(({ id }) => id), ...ids])].sort()
}

interface Judgement {
  readonly risk: Risk
  readonly verdict: Verdict
  readonly confidence: Confidence
  readonly steps: readonly Step[]
}

/** Makes a compatible verdict uncertain if there are doubts. */
function withDoubts(judgement: Judgement, doubts: readonly Doubt[]): Judgement {
  if (doubts.length === 0) return judgement
  const { risk: before, verdict, confidence, steps } = judgement
  const after = worst([before, 'unknown'])
  const unsettled = verdict === 'compatible'
  return {
    risk: after,
    verdict: unsettled ? 'uncertain' : verdict,
    confidence: unsettled ? 'unknown' : confidence,
    steps:
      after === before
        ? steps
        : [...steps, { rule: 'unresolved', before, after, figure: doubts.length }],
  }
}

/** Cached judgements. The key is the set of grades in an ingredient list (a few hundred sets exist) and its `Sums`. */
const judgements = new Map<number | string, Judgement>()
const MOST_JUDGEMENTS = 10_000

/** Returns the result of `judgeList`, cached for lists with the same grades and sums. */
export function judge(domain: Concern, grades: readonly Grade[], doses: readonly number[]) {
  const kinds = kindsOf(grades)
  const whole = sumsOf(domain, grades, doses)
  const sure =
    whole === NO_SUMS || (kinds & LOW_KINDS) === 0 ? whole : sureSums(domain, grades, doses)
  const key = whole === NO_SUMS ? kinds : `${kinds} ${keyOf(whole)} ${keyOf(sure)}`
  const known = judgements.get(key)
  if (known !== undefined) return known
  const judgement = judgeSums(grades, whole, sure)
  if (judgements.size >= MOST_JUDGEMENTS) judgements.clear()
  judgements.set(key, judgement)
  return judgement
}

/**
 * Specification rule 3: a finding that is based only on low-confidence data is uncertain. The rule applies to each
 * ingredient separately, so that an added ingredient never makes a verdict safer. `doses` has the result of `doseOf`
 * for each ingredient.
 */
export const judgeList = (domain: Concern, grades: readonly Grade[], doses: readonly number[]) =>
  judgeSums(grades, sumsOf(domain, grades, doses), sureSums(domain, grades, doses))

function judgeSums(all: readonly Grade[], sums: Sums, sure: Sums): Judgement {
  const grades = all.includes(NO_GRADE) ? all.filter((grade) => grade !== NO_GRADE) : all
  const overall = overallRisk(grades, sums)
  const solidVerdict = VERDICT_OF[overallRisk(grades.filter(isSolid), sure).risk]
  const whole = VERDICT_OF[overall.risk]
  const softened: Verdict = whole === 'compatible' ? 'compatible' : 'uncertain'
  const unknown = grades.some(({ risk }) => risk === 'unknown')
  const verdict = mostSevereVerdict([solidVerdict, softened, unknown ? 'uncertain' : 'compatible'])
  return {
    risk: overall.risk,
    verdict,
    confidence: weakest(decisiveConfidences(verdict, grades)),
    steps: [...overall.steps, ...softening(overall.risk, verdict)],
  }
}

/**
 * Sums over the ingredients of a list. The rules use these sums in addition to the highest risk of an ingredient. A sum
 * that is too small to affect the risk is 0.
 */
interface Sums {
  /** Number of distinct FODMAP groups in the ingredients whose risk is above low. */
  readonly groups: number
  /** Number of ingredients with a moderate risk. */
  readonly moderate: number
  /** Fractions of a safe serving, summed over foods of one FODMAP group. The group with the largest sum counts. */
  readonly shares: number
  /** Total grams of fat. */
  readonly fat: number
}

const NO_SUMS: Sums = { groups: 0, moderate: 0, shares: 0, fat: 0 }

const keyOf = ({ groups, moderate, shares, fat }: Sums) => `${groups} ${moderate} ${shares} ${fat}`

/** The risk of a list is high if at least this many of its ingredients have a moderate risk. */
const MANY = 3
/** The risk is moderate from the first number of safe servings of one FODMAP group on, and high from the second. */
const [SHARES_MODERATE, SHARES_HIGH] = [1, 2]
/** How many grams of fat in total make the risk moderate, and how many make it high. */
const [FAT_MODERATE, FAT_HIGH] = [10, 20]

function sumsOf(domain: Concern, grades: readonly Grade[], doses: readonly number[]): Sums {
  if (domain === 'pancreas') {
    const fat = tenths(doses.reduce((sum, dose) => sum + dose, 0))
    return fat < FAT_MODERATE ? NO_SUMS : { ...NO_SUMS, fat }
  }
  if (domain !== 'fodmap') return NO_SUMS
  const { groups, moderate } = stacked(grades)
  const shares = largestShares(grades, doses)
  if (groups < 2 && moderate < MANY && shares < SHARES_MODERATE) return NO_SUMS
  return {
    groups: groups < 2 ? 0 : groups,
    moderate: moderate < MANY ? 0 : moderate,
    shares: shares < SHARES_MODERATE ? 0 : shares,
    fat: 0,
  }
}

const sureSums = (domain: Concern, grades: readonly Grade[], doses: readonly number[]): Sums =>
  sumsOf(
    domain,
    grades.map((grade) => (isSolid(grade) ? grade : NO_GRADE)),
    doses.map((dose, at) => (isSolid(grades[at]!) ? dose : 0)),
  )

/** The worst risk among the grades, or a higher risk if the sums require it (specification rules 6 and 7). */
function overallRisk(grades: readonly Grade[], { groups, moderate, shares, fat }: Sums) {
  const steps: Step[] = []
  let risk = worst(grades.map((grade) => grade.risk))
  const raise = (rule: string, floor: Level, figure: number) => {
    const after = risk === 'unknown' ? floor : atLeast(risk, floor)
    steps.push({ rule, before: risk, after, figure })
    risk = after
  }
  if (groups > 2) raise('many_groups', 'high', groups)
  else if (groups === 2) raise('two_groups', 'moderate', groups)
  if (moderate > 0) raise('many_moderate', 'high', moderate)
  if (shares > 0) raise('same_group', shares < SHARES_HIGH ? 'moderate' : 'high', shares)
  if (fat > 0) raise('fat_total', fat < FAT_HIGH ? 'moderate' : 'high', fat)
  return { risk, steps }
}

function stacked(grades: readonly Grade[]): { readonly groups: number; readonly moderate: number } {
  let found = 0
  let moderate = 0
  for (const { risk, groups } of grades) {
    if (risk === 'moderate') moderate += 1
    else if (risk !== 'high') continue
    found |= groups
  }
  return { groups: bitCount(found), moderate }
}

function largestShares(grades: readonly Grade[], doses: readonly number[]): number {
  let largest = 0
  for (let group = 0; group < FODMAP_GROUPS.length; group++) {
    let [sum, foods] = [0, 0]
    for (let at = 0; at < doses.length; at++) {
      if (doses[at] === 0 || (grades[at]!.groups & (1 << group)) === 0) continue
      sum += doses[at]!
      foods += 1
    }
    if (foods > 1) largest = Math.max(largest, tenths(sum))
  }
  return largest
}

/** Rounds down to tenths, which is the precision of the tables; float noise is ignored. */
const tenths = (sum: number): number => Math.floor(round6(sum) * 10 + 1e-6) / 10

/** The step that shows that low confidence made the verdict milder (rule 3 of the specification), if it did. */
function softening(risk: Risk, verdict: Verdict): readonly Step[] {
  const whole = VERDICT_OF[risk]
  if (mostSevereVerdict([whole, verdict]) === verdict) return []
  const after = verdict === 'caution' ? 'moderate' : 'unknown'
  return [{ rule: 'low_confidence', before: risk, after, figure: 'low' }]
}

const isSolid = ({ confidence }: Grade) => confidence !== 'low'

/** Confidences of the ingredients that decide the verdict. */
function decisiveConfidences(verdict: Verdict, grades: readonly Grade[]): readonly Confidence[] {
  const confidences = (risks: readonly Risk[], of = grades) =>
    of.filter(({ risk }) => risks.includes(risk)).map(({ confidence }) => confidence)
  /**
   * Confidences of the foods whose risk is in the first of `ranks` that matches any food. The first rank may match
   * none, since a list may have a higher risk than each of its foods.
   */
  const first = (of: readonly Grade[], ...ranks: readonly (readonly Risk[])[]) =>
    ranks.map((risks) => confidences(risks, of)).find((found) => found.length > 0) ?? []
  const solid = grades.filter(isSolid)
  switch (verdict) {
    case 'compatible':
      return confidences(['none', 'low'])
    case 'uncertain': {
      const doubtful = grades.filter(({ confidence }) => confidence === 'low')
      const found = [...confidences(['unknown']), ...confidences(['moderate', 'high'], doubtful)]
      return found.length > 0 ? found : confidences(['none', 'low'], doubtful)
    }
    case 'caution':
      return first(solid, ['moderate'], ['none', 'low'])
    case 'incompatible':
      return first(solid, ['high'], ['moderate'], ['none', 'low'])
  }
}
