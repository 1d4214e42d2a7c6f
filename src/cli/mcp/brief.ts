/** Shortens answers for the small context of language models: drops details, cuts long lists and counts cut entries. */

import { PART_KEYS } from '../../domain/nutrient-keys.ts'

/** Maximum length of the data in characters. A whole answer has at most 2,500 tokens of 4 characters each. */
const MOST_CHARACTERS = 8_000
/** Lists are cut to the first of these lengths that makes the answer short enough. */
const LENGTHS = [20, 12, 8, 5, 3, 1]
const LONGEST_TEXT = 400

/** Fields to omit, because they only give background to the answer, or repeat the answer for the whole recipe. */
const DETAILS: readonly string[] = [
  ...['alternatives', 'evidence', 'library', 'parts', 'phrase', 'spoken', 'steps', 'whole'],
  ...['decimals', 'profileConfidence', 'referenceShare'],
]
/** Default values of fields; fields with these values are omitted. */
const USUAL: Row = { reading: 'sure', coverage: 1, relation: 'equal' }
/** Fields that verdicts depend on. They are shortened last. */
const DECISIVE: readonly string[] = [
  ...['concerns', 'contains', 'diets', 'evaluation', 'letters', 'mayContain', 'people'],
  ...['unknown', 'unresolved', 'unsure'],
]

type Value = null | string | number | boolean | readonly Value[] | Row
interface Row {
  readonly [key: string]: Value | undefined
}

const isRow = (value: Value | undefined): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value)

/** Shortens an answer to the verdicts for `concerns` (all if empty). `more` counts the entries cut from each list. */
export function brief(answer: Row, concerns: readonly string[]): Row {
  const short = withoutDetails(withVerdictsOf(answer, concerns)) as Row
  for (const isDecisiveToo of [false, true]) {
    for (const length of LENGTHS) {
      const more: Record<string, number> = {}
      const cut = shortened(short, { length, whole: isDecisiveToo ? [] : DECISIVE, more }) as Row
      const whole = Object.keys(more).length > 0 ? { ...cut, more } : cut
      if (JSON.stringify(whole).length <= MOST_CHARACTERS) return whole
    }
  }
  return withoutLongest(short)
}

/** Removes whole fields and counts their entries. Removes the longest first, and fields that decide a verdict last. */
function withoutLongest(short: Row): Row {
  const more: Record<string, number> = {}
  const isDecisive = (name: string) => Number(DECISIVE.includes(name))
  const lengthOf = (name: string) => JSON.stringify(short[name]).length
  const names = Object.keys(short).sort(
    (one, other) => isDecisive(one) - isDecisive(other) || lengthOf(other) - lengthOf(one),
  )
  for (const name of names) {
    const value = short[name] ?? null
    more[name] = value instanceof Object ? Object.keys(value).length : 1
    const rest = Object.entries(short).filter(([other]) => !(other in more))
    const counted = { ...more }
    const cut = shortened(Object.fromEntries(rest), { length: 1, whole: [], more: counted }) as Row
    const whole = { ...cut, more: counted }
    if (JSON.stringify(whole).length <= MOST_CHARACTERS) return whole
  }
  return { more }
}

/** Shortens evaluations to verdicts and their causes. Omits readings that are certain and offer no choice. */
function withVerdictsOf(answer: Row, concerns: readonly string[]): Row {
  const { evaluation, euEvaluation, readings, skipped, ...rest } = answer
  const ofEntry = (one: Value) =>
    isRow(one) && 'readings' in one ? withVerdictsOf(one, concerns) : one
  return {
    ...Object.fromEntries(
      Object.entries(rest).map(([key, one]) => [key, isList(one) ? one.map(ofEntry) : one]),
    ),
    // Give only the number of skipped lines, such as titles and steps.
    ...(isList(skipped) && skipped.length > 0 ? { skipped: skipped.length } : {}),
    ...(isRow(evaluation) ? { evaluation: verdictsOf(evaluation, concerns) } : {}),
    ...(isRow(euEvaluation) ? { euEvaluation: verdictsOf(euEvaluation, concerns) } : {}),
    ...(isList(readings) ? { unsure: readings.filter((one) => isRow(one) && isOpen(one)) } : {}),
  }
}

/** Shortens a single evaluation, or the evaluations of `concerns` (all if empty). */
function verdictsOf(evaluation: Row, concerns: readonly string[]): Row {
  if ('verdict' in evaluation) return verdictOf(evaluation)
  const asked = Object.entries(evaluation).filter(
    ([name]) => concerns.length === 0 || concerns.includes(name),
  )
  return Object.fromEntries(asked.map(([name, one]) => [name, isRow(one) ? verdictOf(one) : one]))
}

/** Shortens an evaluation to its verdict and the ids of the foods that decide it. */
function verdictOf(one: Row): Row {
  if (!isList(one.contributors)) return one
  const { verdict, risk, confidence, contributors, unknown } = one
  const rows = contributors.filter(isRow)
  const grave = rows.filter(({ risk }) => risk === 'moderate' || risk === 'high')
  const decisive = grave.length > 0 || verdict === 'compatible' ? grave : rows
  return {
    verdict,
    risk,
    confidence,
    because: decisive.map(({ ingredientId = '' }) => ingredientId),
    unknown,
  }
}

const isOpen = ({ reading = 'sure', or, oneOf }: Row) =>
  reading !== 'sure' || or !== undefined || oneOf === true

function withoutDetails(value: Value): Value {
  // Omit the letters of allergens that a dish does not contain.
  if (isList(value)) {
    return value.filter((one) => !isRow(one) || one.contains !== 'no').map(withoutDetails)
  }
  if (!isRow(value)) return value
  const kept = Object.entries(value).filter(
    ([key, one]) =>
      one !== undefined &&
      !DETAILS.includes(key) &&
      // Omit the bounds of `parts`, since `parts` itself is omitted.
      !PART_KEYS.includes(key) &&
      one !== USUAL[key],
  )
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutDetails(one ?? null)]))
}

interface Cut {
  /** How many entries of each list to keep. */
  readonly length: number
  /** Names of lists that are not cut. */
  readonly whole: readonly string[]
  /** Receives the number of omitted entries, keyed by the name of the list. */
  readonly more: Record<string, number>
}

function shortened(value: Value, cut: Cut, name = ''): Value {
  const { length, whole, more } = cut
  if (isList(value)) {
    if (value.length > length) more[name] = (more[name] ?? 0) + value.length - length
    return value.slice(0, length).map((one) => shortened(one, cut, name))
  }
  if (typeof value === 'string' && value.length > LONGEST_TEXT) {
    more[name] = (more[name] ?? 0) + 1
    return `${value.slice(0, LONGEST_TEXT)}…`
  }
  if (!isRow(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one = null]) => [
      key,
      whole.includes(key) ? one : shortened(one, cut, key),
    ]),
  )
}
