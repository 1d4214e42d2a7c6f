/** What one domain says of a list: each ingredient by itself, and the rules over the whole list. */

import { FODMAP_GROUPS } from '../../domain/profiles.ts'
import { DIMENSIONS, type Dimension } from '../../domain/restrictions.ts'
import {
  atLeast,
  type Confidence,
  GRAVEST_FIRST,
  gravestVerdict,
  LEVELS,
  type Level,
  type Risk,
  VERDICT_OF,
  VERDICTS,
  type Verdict,
  weakest,
  worst,
} from '../../domain/risk.ts'
import { ALL_KINDS, type Grade, KINDS_OF, kindsOf, LOW_KINDS, NO_GRADE } from './assessments.ts'
import type { Doubt, Portion, Resolved, Side } from './items.ts'
import type { Step } from './risks.ts'

export interface Contributor {
  readonly ingredientId: string
  /** null where nobody knows. */
  readonly grams: number | null
  readonly risk: Risk
  readonly steps: readonly Step[]
}

export interface DomainEvaluation {
  readonly risk: Risk
  readonly verdict: Verdict
  readonly confidence: Confidence
  /** Ingredients with any risk at all, gravest first. */
  readonly contributors: readonly Contributor[]
  /** Ids whose risk is not known, unresolved ones among them. */
  readonly unknown: readonly string[]
  /** Rules over the whole list: what adds up (FODMAP), softening, unresolved items. */
  readonly steps?: readonly Step[]
}

/** What a domain finds in a list; numbers are places in `heaviestFirst`. */
export interface Findings {
  readonly judgement: Judgement
  /** Of every portion. */
  readonly grades: readonly Grade[]
  /** The portions with any risk at all, gravest first, then heaviest. */
  readonly contributors: readonly number[]
  readonly unknown: readonly string[]
}

/** One domain over the whole list. */
export function evaluateDomain(domain: Dimension, resolved: Resolved): DomainEvaluation {
  const { judgement, grades, contributors, unknown } = findingsIn(domain, resolved)
  const { risk, verdict, confidence, steps } = judgement
  const evaluation = {
    risk,
    verdict,
    confidence,
    contributors: contributors.map((place) => {
      const { ingredientId, grams } = resolved.heaviestFirst[place]!
      return { ingredientId, grams, risk: grades[place]!.risk, steps: grades[place]!.steps }
    }),
    unknown,
  }
  return steps.length === 0 ? evaluation : { ...evaluation, steps }
}

/** The same without the words of the answer. */
export function findingsIn(domain: Dimension, resolved: Resolved): Findings {
  const { heaviestFirst, doubts, choices } = resolved
  const place = DIMENSIONS.indexOf(domain)
  const grades = heaviestFirst.map((portion) => portion.grades[place]!)
  const open = doubts.filter(({ dimensions }) => dimensions.has(domain))
  const judged =
    choices.length === 0
      ? judge(domain, grades, kindsOf(grades))
      : judgeChoices(domain, resolved, place)
  const contributors = contributorsOf(grades, kindsOf(grades))
  const unknown = unknownIds(heaviestFirst, grades, open)
  return {
    judgement: withDoubts(judged, open),
    grades,
    contributors:
      choices.length === 0
        ? contributors
        : contributors.filter((at) => !heaviestFirst[at]!.isSilent),
    unknown:
      choices.length === 0 ? unknown : [...unknown, ...named(resolved, place, judged)].sort(),
  }
}

/** The foods of a title or heading that leave a verdict open. */
function named(
  { heaviestFirst }: Resolved,
  place: number,
  { steps }: Judgement,
): readonly string[] {
  if (!steps.some(({ rule }) => rule === 'choice')) return NOBODY
  return heaviestFirst
    .filter(({ isSilent, grades }) => isSilent && grades[place] !== NO_GRADE)
    .map(({ ingredientId }) => ingredientId)
}

/** A side that nobody could read. */
const UNREAD: Grade = {
  risk: 'unknown',
  confidence: 'unknown',
  steps: [],
  hasUnknown: true,
  groups: 0,
  kind: 0,
}

/**
 * The verdict of a list that leaves choices open ("oil or butter"): that of every choice where they agree, else at least uncertain.
 * Between the list with all sides and the one with the mildest of each lies whatever the cook takes.
 */
function judgeChoices(domain: Dimension, resolved: Resolved, place: number): Judgement {
  const fixed = resolved.heaviestFirst.filter(({ choice }) => choice === undefined)
  const sure = fixed.map((portion) => portion.grades[place]!)
  const gradeOf = (side: Side) => {
    if (side === 'nothing') return undefined
    if (side === 'unknown') return UNREAD
    return side.grades[place] === NO_GRADE ? undefined : side.grades[place]!
  }
  const sides = resolved.choices.map((choice) => choice.map(gradeOf))
  const most = judgeAny(domain, [...sure, ...sides.flat().filter((grade) => grade !== undefined)])
  const mildest = sides.map((of) => of.reduce((a, b) => (gravityOf(a) <= gravityOf(b) ? a : b)))
  const least = judgeAny(domain, [...sure, ...mildest.filter((grade) => grade !== undefined)])
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

function judgeAny(domain: Dimension, grades: readonly Grade[]): Judgement {
  const told = grades.filter(({ kind, hasUnknown }) => kind !== 0 || hasUnknown)
  return judgeList(domain, told)
}

/** Nothing at all is milder than any food; of two foods the verdict by itself decides, then the risk. */
function gravityOf(grade: Grade | undefined): number {
  if (grade === undefined) return -1
  const { risk, confidence } = grade
  const verdict = VERDICT_OF[risk]
  const softened = verdict !== 'compatible' && confidence === 'low' ? 'uncertain' : verdict
  return VERDICTS.indexOf(softened) * LEVELS.length + Math.max(0, LEVELS.indexOf(risk as Level))
}

const KINDS_GRAVEST_FIRST = GRAVEST_FIRST.map((risk) => KINDS_OF[risk])

/** Most lists have nothing to tell of most domains. */
const NOBODY: readonly never[] = []

function contributorsOf(grades: readonly Grade[], kinds: number): readonly number[] {
  let places: number[] | undefined
  for (const wanted of KINDS_GRAVEST_FIRST) {
    if ((kinds & wanted) === 0) continue
    places ??= []
    for (let place = 0; place < grades.length; place++) {
      if ((grades[place]!.kind & wanted) !== 0) places.push(place)
    }
  }
  return places ?? NOBODY
}

function unknownIds(
  portions: readonly Portion[],
  grades: readonly Grade[],
  doubts: readonly Doubt[],
): readonly string[] {
  if (doubts.length === 0 && !grades.some(({ hasUnknown }) => hasUnknown)) return NOBODY
  const ids = doubts.map(({ id }) => id)
  for (let place = 0; place < grades.length; place++) {
    if (grades[place]!.hasUnknown) ids.push(portions[place]!.ingredientId)
  }
  return ids.length < 2 ? ids : [...new Set(ids)].sort()
}

/** What the rules make of the ingredients of a list. */
export interface Judgement {
  readonly risk: Risk
  readonly verdict: Verdict
  readonly confidence: Confidence
  readonly steps: readonly Step[]
}

/** What is not settled leaves open what is not known to be worse. */
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

/** Judgements by what tells lists apart: some hundreds of kinds of grades, and for FODMAP some thousands of stacks. */
const judgements = new Map<number, Judgement>()
const MOST_JUDGEMENTS = 10_000

/** As `judgeList`, which is asked once for lists that must be judged alike; `kinds` are those of the grades. */
export function judge(domain: Dimension, all: readonly Grade[], kinds: number): Judgement {
  const grades = all.includes(NO_GRADE) ? all.filter((grade) => grade !== NO_GRADE) : all
  // In the other domains the rules over a list look only at which risks stand in it, and how sure they are.
  const key = domain === 'fodmap' ? stackKey(grades, kinds) : kinds
  const known = judgements.get(key)
  if (known !== undefined) return known
  const judgement = judgeList(domain, grades)
  if (judgements.size >= MOST_JUDGEMENTS) judgements.clear()
  if (Number.isFinite(key)) judgements.set(key, judgement)
  return judgement
}

/** FODMAP lists with more moderate ingredients are judged one by one: there is no end of them. */
const MAX_MODERATE = 32

/**
 * A number for each kind of FODMAP list that must be judged alike, above every number of kinds: what stacks counts in the
 * whole list and in what is sure of it. Infinity for lists that are too long for it.
 */
function stackKey(grades: readonly Grade[], kinds: number): number {
  const whole = stacked(grades)
  const solid = (kinds & LOW_KINDS) === 0 ? whole : stacked(grades.filter(isSolid))
  if (whole.moderate >= MAX_MODERATE) return Number.POSITIVE_INFINITY
  let key = 1
  for (const { groups, moderate } of [whole, solid]) {
    key = (key * FODMAP_GROUPS.length + groups) * MAX_MODERATE + moderate
  }
  return key * ALL_KINDS + kinds
}

/**
 * Specification rule 3, ingredient by ingredient, so that adding one never makes a verdict safer: what only data of low
 * confidence says counts as uncertain, the rest stands.
 */
export function judgeList(domain: Dimension, grades: readonly Grade[]): Judgement {
  const solid = grades.filter(isSolid)
  const overall = overallRisk(domain, grades)
  const standing = VERDICT_OF[overallRisk(domain, solid).risk]
  const whole = VERDICT_OF[overall.risk]
  const softened: Verdict = whole === 'compatible' ? 'compatible' : 'uncertain'
  const unknown = grades.some(({ risk }) => risk === 'unknown')
  const verdict = gravestVerdict([standing, softened, unknown ? 'uncertain' : 'compatible'])
  return {
    risk: overall.risk,
    verdict,
    confidence: weakest(behind(verdict, grades)),
    steps: [...overall.steps, ...softening(overall.risk, verdict)],
  }
}

/** The worst risk of the grades and, for FODMAP, what the rules over the list make of it. */
function overallRisk(
  domain: Dimension,
  grades: readonly Grade[],
): { readonly risk: Risk; readonly steps: readonly Step[] } {
  const risk = worst(grades.map((grade) => grade.risk))
  return domain === 'fodmap' ? stack(risk, grades) : { risk, steps: [] }
}

/** Three or more of these in one list escalate it to high. */
const MANY = 3

/** Specification rule 6 over the list: distinct groups above low, and several moderate ingredients. */
function stack(
  risk: Risk,
  grades: readonly Grade[],
): { readonly risk: Risk; readonly steps: readonly Step[] } {
  const { groups, moderate } = stacked(grades)
  const steps: Step[] = []
  let level = risk
  const raise = (rule: string, floor: Level, figure: number) => {
    const after = level === 'unknown' ? floor : atLeast(level, floor)
    steps.push({ rule, before: level, after, figure })
    level = after
  }
  if (groups >= MANY) raise('many_groups', 'high', groups)
  else if (groups === 2) raise('two_groups', 'moderate', groups)
  if (moderate >= MANY) raise('many_moderate', 'high', moderate)
  return { risk: level, steps }
}

interface Stacked {
  /** Distinct FODMAP groups of the ingredients above low. */
  readonly groups: number
  readonly moderate: number
}

function stacked(grades: readonly Grade[]): Stacked {
  let found = 0
  let moderate = 0
  for (const { risk, groups } of grades) {
    if (risk === 'moderate') moderate += 1
    else if (risk !== 'high') continue
    found |= groups
  }
  return { groups: bitsIn(found), moderate }
}

function bitsIn(set: number): number {
  let bits = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) bits += 1
  return bits
}

/** The step of specification rule 3, when the verdict is milder than the risk for low confidence. */
function softening(risk: Risk, verdict: Verdict): readonly Step[] {
  const whole = VERDICT_OF[risk]
  if (gravestVerdict([whole, verdict]) === verdict) return []
  const after = verdict === 'caution' ? 'moderate' : 'unknown'
  return [{ rule: 'low_confidence', before: risk, after, figure: 'low' }]
}

const isSolid = ({ confidence }: Grade) => confidence !== 'low'

/** The confidences of the ingredients that carry the verdict. */
function behind(verdict: Verdict, grades: readonly Grade[]): readonly Confidence[] {
  const confidences = (risks: readonly Risk[], of = grades) =>
    of.filter(({ risk }) => risks.includes(risk)).map(({ confidence }) => confidence)
  const solid = grades.filter(isSolid)
  switch (verdict) {
    case 'compatible':
      return confidences(['none', 'low'])
    case 'uncertain': {
      const doubtful = grades.filter(({ confidence }) => confidence === 'low')
      return [...confidences(['unknown']), ...confidences(['moderate', 'high'], doubtful)]
    }
    case 'caution':
      return confidences(['moderate'], solid)
    case 'incompatible': {
      const high = confidences(['high'], solid)
      // Where no ingredient is high by itself, the moderate ones that add up carry the verdict.
      return high.length > 0 ? high : confidences(['moderate'], solid)
    }
  }
}
