/** What the page shows of an answer: whom it concerns, what is in it, and why. All verdicts are the server's. */

import type { Output } from '../client/client.ts'
import {
  DOSE_DIMENSIONS,
  EU_CONCERNS,
  EU_ENTRY,
  isDiet,
  isDose,
  isOneOfSeveral,
  isUncovered,
  SHOWN_ALLERGENS,
  USUAL_DIETS,
} from '../domain/restrictions.ts'
import { isRisk, VERDICTS, type Verdict } from '../domain/risk.ts'
import { writtenEntries } from '../domain/written.ts'
import type { Person } from './household.ts'
import { plain, type WordsOf } from './words.ts'

type Recipe = Output<'recipeCheck'>
export type Label = Output<'label'>
export type Evaluation = Recipe['evaluation']['egg']
type Contributor = Evaluation['contributors'][number]
export type Reading = NonNullable<Recipe['readings']>[number]
type LabelPart = Pick<Label['ingredients'][number], 'ingredientId' | 'name' | 'also'> & {
  readonly ingredients: readonly LabelPart[]
}

/** What the answers for a recipe and for a package have in common, and the rest of either. */
export interface Checked
  extends Pick<
    Recipe,
    'evaluation' | 'euEvaluation' | 'people' | 'diets' | 'unresolved' | 'readings' | 'named'
  > {
  readonly skipped?: Recipe['skipped'] | undefined
  readonly serving?: Recipe['serving']
  readonly lines?: Recipe['lines']
  readonly label?: Label
}

export const checkedLabel = (label: Label): Checked => {
  const { skipped: _, diets, ...shared } = label
  return { ...shared, diets: USUAL_DIETS.map((diet) => ({ diet, ...diets[diet] })), label }
}

type Scale = 'allergen' | 'amount' | 'diet'

export interface Row {
  readonly name: string
  readonly verdict: Verdict
  readonly scale: Scale
  readonly why: string
  readonly culprits: readonly string[]
}

interface Grounds {
  readonly verdict: Verdict
  readonly culprits: readonly string[]
  readonly open: readonly string[]
  readonly evaluation?: Evaluation | undefined
}

const isTrace = ({ steps }: Contributor) =>
  steps.some(({ rule, figure }) => rule === 'may_contain' || figure === 'traces')
/** A food contains it, in an amount that many tolerate: lactose in butter. */
const isLittle = ({ verdict, contributors }: Evaluation) =>
  verdict === 'caution' && contributors.some((one) => isRisk(one.risk) && !isTrace(one))
export const gravity = (verdict: Verdict) => VERDICTS.indexOf(verdict)

/** How a line that was not read for sure is described. */
const STATES = {
  INGREDIENT_NOT_FOUND: 'said.notRead',
  GUESS: 'said.unsure',
  AMBIGUOUS: 'said.unsure',
  BRAND: 'said.unsure',
} as const

type State = (typeof STATES)[keyof typeof STATES] | 'said.noWeight'

/** A line that keeps verdicts open. */
export interface OpenLine {
  readonly code: string
  readonly text: string
  readonly state: State
  readonly guess: string | undefined
  readonly reading: Reading | undefined
  readonly ids: readonly (string | null | undefined)[]
}

const stateOf = (code: string) =>
  Object.entries(STATES).find(([one]) => one === code)?.[1] ?? 'said.noWeight'

/** The foods that one line names. */
export const idsOf = ({ ingredientId, or = [] }: Reading): readonly (string | null)[] => [
  ingredientId,
  ...or.map((side) => side.ingredientId),
]

function openLinesOf({ unresolved, readings = [] }: Checked): readonly OpenLine[] {
  return unresolved.map(({ code, ingredientId, guess }) => {
    const reading = readings.find(
      (one) =>
        [one.ingredientId, one.name, one.phrase].includes(ingredientId) && one.reading !== 'sure',
    )
    return {
      code,
      text: reading?.line.trim() ?? ingredientId,
      state: stateOf(code),
      guess: guess?.ingredientId ?? reading?.ingredientId ?? undefined,
      reading,
      ids: [ingredientId, guess?.ingredientId, reading?.ingredientId],
    }
  })
}

/** More names are only counted. */
const SHOWN = 8

interface Reason {
  readonly name: string
  readonly note: string
}

/** Names each thing once; those with the same note share it. */
function grouped(found: readonly Reason[], more: string): string {
  const notes = [...new Set(found.map(({ note }) => note))]
  return notes
    .map((note) => {
      const all = found.filter((one) => one.note === note && one.name !== '')
      const names = [...new Set(all.map(({ name }) => name))]
      const rest = names.length > SHOWN + 1 ? [`+ ${names.length - SHOWN} ${more}`] : []
      const shown = [...(rest.length > 0 ? names.slice(0, SHOWN) : names), ...rest]
      const list = shown.join(names.some((name) => name.includes(', ')) ? '; ' : ', ')
      return [list, note].filter((text) => text !== '').join(' ')
    })
    .join('; ')
}

/** An answer in words. */
export function tellingOf(checked: Checked, words: WordsOf) {
  const { say, t, number, restriction, step } = words
  const { readings = [], skipped = [], named = [], label, evaluation, euEvaluation } = checked
  const openLines = openLinesOf(checked)
  const flat = (parts: readonly LabelPart[]): readonly LabelPart[] =>
    parts.flatMap((part) => [part, ...flat(part.ingredients)])
  const names = new Map<string, string>()
  for (const { ingredientId, phrase, reading, name } of readings) {
    if (ingredientId !== null && !names.has(ingredientId)) {
      names.set(ingredientId, reading === 'sure' ? phrase.trim() : name)
    }
  }
  for (const { ingredientId, name, also = [] } of flat(label?.ingredients ?? [])) {
    for (const one of [{ ingredientId, name }, ...also]) {
      if (one.ingredientId !== null && !names.has(one.ingredientId)) {
        names.set(one.ingredientId, one.name)
      }
    }
  }
  for (const [id, words] of label ? writtenEntries(label) : []) names.set(id, words)
  const places = new Map<string, string>()
  for (const { reason, named: ids = [] } of skipped) {
    for (const id of ids) places.set(id, words.sayWord('skipped', reason))
  }
  for (const { ingredientId, where, text } of named) {
    places.set(ingredientId, words.sayWord(label ? 'labelSkip' : 'skipped', where))
    if (!names.has(ingredientId)) names.set(ingredientId, text)
  }
  const nameOf = (id: string) => names.get(id) ?? plain(id)

  /** "butter, unless oil is used" where the line leaves a choice. */
  const food = (id: string) => {
    const line = readings.find((one) => one.or && idsOf(one).includes(id))
    const sides = line ? [line, ...(line.or ?? [])] : []
    const others = sides.filter(({ ingredientId }) => ingredientId !== id)
    if (others.length === 0) return nameOf(id)
    const own = sides.find(({ ingredientId }) => ingredientId === id)?.phrase.trim() ?? nameOf(id)
    return say('said.unless', {
      food: own,
      other: others.map(({ phrase }) => phrase.trim()).join(', '),
    })
  }
  const unknown = (id: string): Reason => {
    const line = openLines.find(({ ids }) => ids.includes(id))
    if (line) return { name: `“${line.text}”`, note: say(line.state) }
    const place = places.get(id)
    if (place) return { name: nameOf(id), note: `(${place})` }
    return { name: food(id), note: label ? '' : `(${say('said.noData')})` }
  }
  const culprit = (one: Contributor, isAsked: boolean): Reason => {
    const stated = one.steps.find(({ rule }) => rule === 'may_contain')
    if (stated) {
      const found = label?.statements.find(
        ({ kind, allergens }) =>
          kind === 'mayContain' && allergens.some((allergen) => allergen === stated.figure),
      )
      const note =
        found && isAsked ? t('said.states', { text: found.text }) : say('said.packageSays')
      return { name: '', note }
    }
    return { name: food(one.ingredientId), note: isTrace(one) ? `(${say('said.traces')})` : '' }
  }
  const list = (found: readonly Reason[]) => grouped(found, say('said.more'))
  const rules = (steps: Evaluation['steps'] = []) =>
    steps.filter(({ rule }) => rule !== 'unresolved').map((one) => step(one, null))
  const join = (parts: readonly string[]) => parts.filter((text) => text !== '').join('; ')

  const reason = ({ verdict, culprits, open, evaluation: found }: Grounds): string => {
    // The facts of a package say it once for all.
    const isAsked = culprits.length > 0
    const unread = list(open.map(unknown))
    if (verdict === 'uncertain' && unread !== '') return unread
    if (!found) return list(culprits.map((id) => ({ name: food(id), note: '' }))) || unread
    const risky = found.contributors.filter(({ risk }) => isRisk(risk))
    const sure = risky.filter((one) => !isTrace(one))
    const foods = list((sure.length > 0 ? sure : risky).map((one) => culprit(one, isAsked)))
    return join([foods, ...(verdict === 'uncertain' ? rules(found.steps) : [])]) || unread
  }
  /** With the grams of each food and the rules over the whole list. */
  const amounts = ({ contributors, unknown: open, steps }: Evaluation): string => {
    const foods = contributors
      .filter(({ risk }) => isRisk(risk))
      .map(({ ingredientId, grams, steps: own }) => {
        const limit = own.find(({ rule }) => rule === 'safe_serving')
        return {
          name: `${nameOf(ingredientId)}${grams === null ? '' : ` ${number(grams)}\u00a0g`}`,
          note: limit ? `(${step(limit, grams)})` : '',
        }
      })
    return join([list(foods.length > 0 ? foods : open.map(unknown)), ...rules(steps)])
  }
  const rowOf = (name: string, scale: Scale, grounds: Grounds): Row => ({
    name,
    scale,
    verdict: grounds.verdict,
    culprits: grounds.culprits,
    why: scale === 'amount' && grounds.evaluation ? amounts(grounds.evaluation) : reason(grounds),
  })
  const evaluations: Readonly<Record<string, Evaluation | undefined>> = {
    ...evaluation,
    ...euEvaluation,
  }
  /** A concern as a fact: for nobody in particular. */
  const concern = (name: (typeof SHOWN_ALLERGENS)[number] | keyof typeof evaluations): Row[] => {
    const found = evaluations[name]
    if (!found) return []
    const grounds = { verdict: found.verdict, culprits: [], open: found.unknown, evaluation: found }
    const own = isDose(name) ? 'amount' : 'allergen'
    const isWeak = found.verdict === 'compatible' && found.confidence === 'low'
    const row = rowOf(restriction(name), own, grounds)
    return [
      {
        ...row,
        // What is contained is a fact, however little it is.
        verdict: own === 'allergen' && isLittle(found) ? 'incompatible' : found.verdict,
        name: isWeak ? `${row.name} (${say('why.low_confidence')})` : row.name,
      },
    ]
  }
  const diet = ({
    diet: name,
    verdict,
    violations,
    uncertain,
    unresolved,
  }: Recipe['diets'][number]) =>
    rowOf(verdict === 'incompatible' ? words.sayWord('brings', name) : restriction(name), 'diet', {
      verdict,
      culprits: violations.map(({ ingredientId }) => ingredientId),
      open: [...new Set([...uncertain, ...unresolved])],
    })

  const own = SHOWN_ALLERGENS.filter((one) => !label || one !== 'shellfish')
  const covered = EU_CONCERNS.filter((one) => label && !isUncovered(one) && isOneOfSeveral(one))
  const uncovered = EU_CONCERNS.filter(isUncovered).flatMap(concern)
  const looked = [...own, ...covered].flatMap(concern)
  const of = (verdict: Verdict) =>
    [...looked, ...uncovered].filter((one) => one.verdict === verdict)
  return {
    nameOf,
    openLines,
    facts: {
      contains: merged(of('incompatible')),
      mayContain: merged(of('caution')),
      notKnown: merged(of('uncertain')),
      // Those of a label are looked for on a package.
      notFound: (label ? [...looked, ...uncovered] : looked)
        .filter(({ verdict }) => verdict === 'compatible')
        .map(({ name }) => name),
    },
    doses: DOSE_DIMENSIONS.flatMap(concern),
    diets: merged(checked.diets.map(diet)),
    /** The findings for each who eats, the worst first; what has no conflict is one row. */
    parties: (checked.people ?? []).map(({ restrictions }, at) => ({
      at,
      rows: merged(
        restrictions.map(({ kind, name, verdict, culprits, unknown: open }) => {
          const found = evaluations[name]
          const isAmount = isDose(name) || (name === 'lactose' && kind === 'concern')
          const scale = isDiet(name)
            ? 'diet'
            : isAmount && found?.verdict === verdict && !isOfTraces(found)
              ? 'amount'
              : 'allergen'
          const said =
            scale === 'diet' && verdict === 'incompatible'
              ? words.sayWord('brings', name)
              : restriction(name)
          return rowOf(said, scale, {
            verdict,
            culprits,
            open,
            evaluation: found?.verdict === verdict ? found : undefined,
          })
        }),
      ),
    })),
  }
}

/** Nothing but traces speaks against it. */
const isOfTraces = ({ contributors }: Evaluation) =>
  contributors.filter(({ risk }) => isRisk(risk)).every(isTrace)

export type Telling = ReturnType<typeof tellingOf>

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
  /** Who is concerned, and by what. */
  readonly about: readonly string[]
}

/** Whom a line concerns; undefined if nobody, and the line was read for sure. */
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

/** A stretch of the text of a package; `verdict` is null for an allergen that nobody avoids. */
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
