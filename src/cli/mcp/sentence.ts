/** Summarizes an answer in a few sentences, for models and people that see only its text. */

import type { Language } from '../../domain/languages.ts'
import { number } from '../../wording/numbers.ts'
import { say, sayWord } from '../../wording/say.ts'

const MOST_LETTERS = 900
const MOST_NAMES = 8

type Row = Readonly<Record<string, unknown>>
type Label =
  | `fact.${'contains' | 'mayContain' | 'notKnown'}`
  | `head.${'per100g' | 'perServing' | 'substitute' | 'total'}`
  | `said.${'ingredients' | 'irreplaceable' | 'near' | 'unresolved'}`
  | 'relation.pairsWellWith'

/** The language of the summary, and a function that returns the name of a food. */
interface Wording {
  readonly lang: Language
  readonly nameOf: (id: string) => string
}
type Teller = (value: unknown, saying: Wording, answer: Row) => readonly string[]

/** How to put each field of an answer into words, verdicts first. Fields that are not listed are omitted. */
const TELLERS: Readonly<Record<string, Teller>> = {
  concerns: (value, saying, { evaluation, euEvaluation }) =>
    rowsIn(value).map(({ concern, ...one }) => {
      const { [String(concern)]: found } = { ...rowIn(evaluation), ...rowIn(euEvaluation) }
      return judged(concern, { ...rowIn(found), ...one }, saying)
    }),
  // `diets` is an object for a package, but a list for a recipe.
  diets: (value, saying) => [
    ...rowsIn(value).map((one) => judged(one.diet, one, saying)),
    ...allJudged(value, saying),
  ],
  diet: (value, saying, answer) => [judged(value, answer, saying)],
  verdicts: allJudged,
  people: (value, saying) =>
    rowsIn(value).map(({ name, verdict, restrictions }) => {
      const grave = rowsIn(restrictions).filter((one) => one.verdict !== 'compatible')
      const why = grave.map((one) => judged(one.name, one, saying)).join(', ')
      return `${name}: ${sayWord('verdict', String(verdict), saying.lang)}${why && ` (${why})`}`
    }),
  result: (value, saying, { evaluation, amount, fromUnit, toUnit }) => {
    if (isRow(value)) {
      return [judged('level' in value ? 'fodmap' : 'histamine', rowIn(evaluation), saying)]
    }
    const [from, to] = [amount, value].map((one) => number(Number(one), saying.lang))
    return [`${from} ${fromUnit} = ${to} ${toUnit}`]
  },
  days: (value, saying) =>
    rowsIn(value).map(({ day, evaluation }) => {
      const name = day ? sayWord('day', String(day), saying.lang) : say('said.noDay', saying.lang)
      return `${name}: ${allJudged(evaluation, saying).join(', ')}`
    }),
  contains: entries('fact.contains'),
  mayContain: entries('fact.mayContain'),
  unknown: entries('fact.notKnown'),
  letters: (value, saying) =>
    facts(new Map(rowsIn(value).map((one) => [one.allergen, one.contains])), saying),
  euAllergens: (value, saying) => facts(new Map(Object.entries(rowIn(value))), saying),
  allergens: (value) => (typeof value === 'string' ? [value] : []),
  results: each,
  recipes: each,
  ingredientIds: each,
  changes: (value) =>
    rowsIn(value).map(({ name, substitute }) => `${name} → ${rowIn(substitute).name}`),
  irreplaceable: named('said.irreplaceable'),
  substitutes: named('head.substitute'),
  pairsWellWith: named('relation.pairsWellWith'),
  similar: named('said.near'),
  items: named('said.ingredients'),
  certainty: (value, { lang, nameOf }, { ingredientId }) => {
    const word = sayWord('reading', String(value), lang)
    return [ingredientId ? `${nameOf(String(ingredientId))} (${word})` : word]
  },
  line: (value, { lang }, { name, reading = 'sure' }) => [
    `${value}: ${name} (${sayWord('reading', String(reading), lang)})`,
  ],
  rows: (value, { lang }) => {
    const figureTexts = rowsIn(value).map(({ nutrient, unit, per100g }) => {
      const { value: figure, relation } = rowIn(per100g)
      return figureOf({ nutrient, figure, sign: SIGNS[String(relation)], unit }, lang)
    })
    return labelled('head.per100g', listed(figureTexts.filter(Boolean)), lang)
  },
  nutrients: figures('head.per100g'),
  total: figures('head.total'),
  perServing: figures('head.perServing'),
  unresolved: (value, saying) => labelled('said.unresolved', foods(value, saying), saying.lang),
  unsure: (value, { lang }) =>
    (['told.unread', 'told.choice'] as const).flatMap((key) => {
      const isRead = key === 'told.choice'
      const lines = rowsIn(value).filter(({ reading = 'sure' }) => (reading === 'sure') === isRead)
      const values = { count: lines.length, lines: listed(namesOf(lines), '; ') }
      return lines.length > 0 ? [say(key, lang, values)] : []
    }),
  more: (value, { lang }) => [
    say('told.more', lang, {
      count: Object.values(rowIn(value)).reduce<number>((all, one) => all + Number(one), 0),
    }),
  ],
}

/** Sums up a shortened answer: the verdicts with their causes, and the foods named in it. */
export function sentenceOf(answer: Row, saying: Wording): string {
  const text = summarize(answer, saying) || say('told.data', saying.lang)
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)} …` : `${text}.`
}

function summarize(answer: Row, saying: Wording): string {
  const parts = Object.entries(TELLERS).flatMap(([field, teller]) =>
    (answer[field] ?? null) === null ? [] : teller(answer[field], saying, answer),
  )
  return parts.join('. ')
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const rowIn = (value: unknown): Row => (isRow(value) ? value : {})
const rowsIn = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : [])
const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map((one) => String(rowIn(one).ingredientId ?? one)) : []
const listed = (all: readonly string[], between = ', ') =>
  [...all.slice(0, MOST_NAMES), ...(all.length > MOST_NAMES ? ['…'] : [])].join(between)
const foods = (ids: unknown, { nameOf }: Wording) => listed([...new Set(textsIn(ids))].map(nameOf))
const namesOf = (rows: readonly Row[]) =>
  rows.flatMap(({ line, text, name }) => String(line ?? text ?? name ?? '') || [])
const labelled = (key: Label, text: string, lang: Language) =>
  text === '' ? [] : [`${say(key, lang)}: ${text}`]

/** Formats a verdict: "milk: incompatible because of butter". Omits unknown foods if a known food is incompatible. */
function judged(name: unknown, one: Row, saying: Wording): string {
  const { lang } = saying
  const words = ['domain', 'diet'].map((group) => sayWord(group, String(name), lang))
  const verdict = sayWord('verdict', String(one.verdict), lang)
  const found = [one.because, one.violations, one.culprits].flatMap(textsIn)
  const open =
    one.verdict === 'incompatible' && found.length > 0 ? [] : [one.unknown, one.uncertain]
  const causes =
    one.verdict === 'compatible' ? '' : foods([...found, ...open.flatMap(textsIn)], saying)
  const because = causes && say('told.because', lang, { verdict, foods: causes })
  return `${words.find((word) => word !== name) ?? saying.nameOf(String(name))}: ${because || verdict}`
}

function allJudged(value: unknown, saying: Wording): readonly string[] {
  return Object.entries(rowIn(value)).map(([name, one]) =>
    judged(name, isRow(one) ? one : { verdict: one }, saying),
  )
}

/** Writes the label `key`, then all EU allergens in a field. Unlike other lists, this list is never shortened. */
function entries(key: Label): Teller {
  return (value, { lang }) =>
    labelled(
      key,
      textsIn(value)
        .map((one) => sayWord('eu', one, lang))
        .join(', '),
      lang,
    )
}

function named(key: Label): Teller {
  return (value, { lang }) => labelled(key, listed(namesOf(rowsIn(value))), lang)
}

/** Lists the EU allergens that are contained, may be contained, or are unknown. */
function facts(all: ReadonlyMap<unknown, unknown>, saying: Wording): readonly string[] {
  const those = (level: string) => [...all].filter(([, one]) => one === level).map(([one]) => one)
  const known = { contains: those('yes'), mayContain: those('traces'), unknown: those('unknown') }
  return [summarize(known, saying) || say('said.noAllergenFound', saying.lang)]
}

/** Summarizes each of several foods, dishes or answers, starting with its name. */
function each(value: unknown, saying: Wording): readonly string[] {
  const all = rowsIn(value).slice(0, MOST_NAMES)
  if (all.length === 0) return [say('said.nothing', saying.lang)]
  const texts = all.map(({ ingredient, ...one }) => {
    const food = { ...one, ...rowIn(ingredient) }
    return [food.name ?? food.title, summarize(food, saying)].filter(Boolean).join(': ')
  })
  return texts.filter(Boolean)
}

const SIGNS: Readonly<Record<string, string>> = { below: '< ', atLeast: '≥ ' }
const OF_LABEL = ['energyKcal', 'fat', 'carbohydrates', 'sugar', 'protein', 'salt']

function figures(key: Label): Teller {
  return (value, { lang }, { total = value }) => {
    const { macros } = rowIn(value)
    const { coverage } = rowIn(total)
    const figureTexts = OF_LABEL.map((name) => {
      const isPartial = Number(rowIn(rowIn(coverage).macros)[name] ?? 1) < 1
      const unit = name === 'energyKcal' ? 'kcal' : 'g'
      const sign = isPartial ? SIGNS.atLeast : ''
      return figureOf({ nutrient: name, figure: rowIn(macros)[name], sign, unit }, lang)
    })
    return labelled(key, figureTexts.filter(Boolean).join(', '), lang)
  }
}

/** Formats the figure of a nutrient, such as "fat ≥ 3 g"; empty if it is missing. */
function figureOf({ nutrient, figure, sign = '', unit }: Row, lang: Language) {
  const name = sayWord('nutrient', String(nutrient).replace(/^.*\./, ''), lang)
  return typeof figure === 'number' ? `${name} ${sign}${number(figure, lang)} ${unit}` : ''
}
