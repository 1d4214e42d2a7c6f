/** Shortens answers for language models, whose context is small: details go, long lists are cut and counted. */

/** Characters of the data; with the sentence and the envelope an answer stays within 2,500 tokens of four characters. */
const MOST_CHARACTERS = 8_000
/** Lists are cut to these lengths in turn, until the answer is short enough. */
const LENGTHS = [20, 12, 8, 5, 3, 1]
const LONGEST_TEXT = 400

/** How an answer was reached, and what repeats it for the whole recipe. */
const DETAILS: readonly string[] = [
  ...['alternatives', 'evidence', 'library', 'parts', 'phrase', 'spoken', 'steps', 'whole'],
  ...['decimals', 'profileConfidence', 'referenceShare'],
]
/** What is not said of an entry, as it is so of most. */
const USUAL: Row = { reading: 'sure', coverage: 1, relation: 'equal' }
/** What a verdict rests on is cut last. */
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

/**
 * The answer without details, its verdicts for `concerns` only where some were asked. `more` says how many entries of which
 * list were left out.
 */
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

/** Leaves out whole entries, the longest first and what a verdict rests on last, and counts what was in them. */
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

/** Verdicts with the foods that cause them, and of the lines read only those that leave a choice or are not sure. */
function withVerdictsOf(answer: Row, concerns: readonly string[]): Row {
  const { evaluation, euEvaluation, readings, skipped, ...rest } = answer
  const ofEntry = (one: Value) =>
    isRow(one) && 'readings' in one ? withVerdictsOf(one, concerns) : one
  return {
    ...Object.fromEntries(
      Object.entries(rest).map(([key, one]) => [key, isList(one) ? one.map(ofEntry) : one]),
    ),
    // How many lines are no ingredients: titles, steps of the method.
    ...(isList(skipped) && skipped.length > 0 ? { skipped: skipped.length } : {}),
    ...(isRow(evaluation) ? { evaluation: verdictsOf(evaluation, concerns) } : {}),
    ...(isRow(euEvaluation) ? { euEvaluation: verdictsOf(euEvaluation, concerns) } : {}),
    ...(isList(readings) ? { unsure: readings.filter((one) => isRow(one) && isOpen(one)) } : {}),
  }
}

/** One verdict, or those that were asked for. */
function verdictsOf(evaluation: Row, concerns: readonly string[]): Row {
  if ('verdict' in evaluation) return verdictOf(evaluation)
  const asked = Object.entries(evaluation).filter(
    ([name]) => concerns.length === 0 || concerns.includes(name),
  )
  return Object.fromEntries(asked.map(([name, one]) => [name, isRow(one) ? verdictOf(one) : one]))
}

/** Of the foods that count, those that decide. */
function verdictOf(one: Row): Row {
  if (!isList(one.contributors)) return one
  const { verdict, risk, confidence, contributors, unknown } = one
  const rows = contributors.filter(isRow)
  const grave = rows.filter(({ risk }) => risk === 'moderate' || risk === 'high')
  const decisive = grave.length > 0 || verdict === 'compatible' ? grave : rows
  return { verdict, risk, confidence, because: decisive.map(idOf), unknown }
}

const idOf = ({ ingredientId = '' }: Row) => ingredientId

const isOpen = ({ reading = 'sure', or, oneOf }: Row) =>
  reading !== 'sure' || or !== undefined || oneOf === true

function withoutDetails(value: Value): Value {
  // Of the letters of a menu, those that were found or are not known.
  if (isList(value)) {
    return value.filter((one) => !isRow(one) || one.contains !== 'no').map(withoutDetails)
  }
  if (!isRow(value)) return value
  const kept = Object.entries(value).filter(
    ([key, one]) => one !== undefined && !DETAILS.includes(key) && one !== USUAL[key],
  )
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutDetails(one ?? null)]))
}

interface Cut {
  /** Entries that a list keeps. */
  readonly length: number
  /** Names of lists that are not cut. */
  readonly whole: readonly string[]
  /** Receives, by the name of the list, how many entries were left out. */
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
