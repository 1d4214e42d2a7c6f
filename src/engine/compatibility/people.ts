/** Reads the people for whom foods are judged, from a household file or a request body. */

import { isOneOf } from '../../domain/closed-sets.ts'
import { GRAMS_PATTERN } from '../../domain/limits.ts'
import { itemAt } from '../../domain/present.ts'
import {
  CONCERNS,
  type Concern,
  DIETS,
  type Diet,
  DOSE_DIMENSIONS,
  isDiet,
  TRACES,
} from '../../domain/restrictions.ts'
import { isBlank } from '../../domain/visible.ts'
import { IngrError, invalid, placed, shown } from '../../errors.ts'
import { nameKey } from '../../language/fold.ts'
import type { Library } from '../../library/library.ts'
import { msg } from '../../wording/message.ts'
import type { Avoided } from './avoid.ts'
import { requireConcerns } from './check.ts'
import type { Tolerance } from './tolerance.ts'

export interface Person {
  readonly name: string
  readonly concerns: readonly Concern[]
  readonly diets: readonly Diet[]
  readonly avoid: readonly Avoided[]
  /** The tolerated amount or level for each concern. */
  readonly tolerates?: Readonly<Partial<Record<Concern, Tolerance>>>
  /** True if the person may eat traces. By default, the person avoids traces as well. */
  readonly ignoresTraces?: boolean
}

/** Resolves the words for an avoided ingredient to its id; throws INGREDIENT_NOT_FOUND. */
type IdOf = (text: string) => string

const KEYS = ['name', 'concerns', 'diet', 'avoid', 'tolerates', 'traces']

/** Reads `{people: [...]}`. Every error names the file (`at`), the person and the value. */
export function requirePeople(library: Library, household: unknown, at: string, idOf: IdOf) {
  const { people, ...rest } = mapping(household, at)
  for (const key of Object.keys(rest)) throw invalid(msg('unknownKeyBesidePeople', { at, key }))
  if (!Array.isArray(people) || people.length === 0) throw invalid(msg('peopleNotList', { at }))
  const read = people.map((value, i) => personOf(library, value, `${at}: people[${i}]`, idOf))
  for (const [i, { name }] of read.entries()) {
    if (read.findIndex((other) => other.name === name) < i)
      throw invalid(msg('twoPeopleOfName', { at, name }))
  }
  return read
}

function personOf(library: Library, value: unknown, at: string, idOf: IdOf): Person {
  const { name, concerns, diet, avoid, tolerates, traces, ...rest } = mapping(value, at)
  for (const key of Object.keys(rest))
    throw invalid(msg('unknownKey', { at, key, keys: KEYS.join(', ') }))
  if (typeof name !== 'string' || isBlank(name))
    throw invalid(msg('nameNotText', { at, name: shown(name) }))
  const who = at.replace(/people\[\d+\]$/, name)
  const tolerances = tolerancesOf(tolerates, who)
  const listed = texts(concerns, `${who}: concerns`).map((one) =>
    concernOf(one, `${who}: concerns`),
  )
  const avoided = texts(avoid, `${who}: avoid`).map((one) => avoidedOf(library, one, who, idOf))
  return {
    name,
    concerns: [
      ...new Set([
        ...listed,
        // A concern counts even if the person tolerates a certain amount.
        ...(Object.keys(tolerances) as Concern[]),
        ...avoided.flatMap(({ id }) => SUBSTANCES[id] ?? []),
      ]),
    ],
    diets: texts(diet, `${who}: diet`).map((one) => dietOf(one, who)),
    avoid: avoided,
    ...(Object.keys(tolerances).length > 0 ? { tolerates: tolerances } : {}),
    ...(ignoresTraces(traces, who) ? { ignoresTraces: true } : {}),
  }
}

/** The concern for each substance. A person who avoids the substance also avoids foods that contain it. */
const SUBSTANCES: Readonly<Record<string, Concern>> = {
  'lactose-sugar': 'lactose',
  'vital-wheat-gluten': 'gluten',
}

function mapping(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Readonly<Record<string, unknown>>
  throw invalid(msg('notMapping', { at }))
}

/** Returns a text or a list of texts as a list; null and undefined yield an empty list. */
function texts(value: unknown, at: string): readonly string[] {
  if (value === undefined || value === null) return []
  const list = Array.isArray(value) ? value : [value]
  for (const one of list) {
    if (typeof one !== 'string' || isBlank(one))
      throw invalid(msg('containsNoText', { at, one: shown(one) }))
  }
  return list
}

const concernOf = (name: string, at: string): Concern =>
  placed(at, () => itemAt(requireConcerns([name])!, 0))

function dietOf(name: string, at: string): Diet {
  if (isDiet(name)) return name
  const known = DIETS.join(', ')
  throw new IngrError('INVALID_DIET', msg('unknownDietAt', { at, name, known }), {
    diet: `one of ${known}`,
  })
}

const GRAMS = new RegExp(GRAMS_PATTERN)

/** Reads tolerances such as `{lactose: 5 g, histamine: moderate}`. Only concerns with data on amounts are allowed. */
function tolerancesOf(value: unknown, at: string): Readonly<Partial<Record<Concern, Tolerance>>> {
  if (value === undefined || value === null) return {}
  const tolerances = mapping(value, `${at}: tolerates`)
  return Object.fromEntries(
    Object.entries(tolerances).map(([name, amount]) => {
      const where = `${at}: tolerates: ${name}`
      const concern = concernOf(name, `${at}: tolerates`)
      return [concern, toleranceOf(concern, amount, where)]
    }),
  )
}

function toleranceOf(concern: Concern, amount: unknown, where: string): Tolerance {
  const text = typeof amount === 'number' ? String(amount) : amount
  if (concern === 'lactose') {
    const grams = typeof text === 'string' ? GRAMS.exec(text)?.[1] : undefined
    if (grams !== undefined) return { grams: Number(grams.replace(',', '.')) }
    throw invalid(msg('toleranceNotAmount', { where, amount: shown(amount) }))
  }
  if (!DOSE_DIMENSIONS.some((one) => one === concern)) {
    const known = ['lactose', ...DOSE_DIMENSIONS].join(', ')
    throw invalid(msg('noToleranceAssessed', { where, known }))
  }
  if (text === 'moderate') return { level: 'moderate' }
  throw invalid(msg('toleranceNotModerate', { where, amount: shown(amount) }))
}

function ignoresTraces(value: unknown, at: string): boolean {
  if (value === undefined || value === null) return false
  if (isOneOf(TRACES, value)) return value === 'ignore'
  throw invalid(msg('unknownTraces', { at, traces: TRACES.join(', '), value: shown(value) }))
}

/** The category with this id or name, or else the ingredient. If the text is a concern, the error says so. */
function avoidedOf(library: Library, text: string, at: string, idOf: IdOf): Avoided {
  const category = categoryOf(library, text)
  if (category) return { kind: 'category', id: category }
  return placed(`${at}: avoid`, () => {
    try {
      return { kind: 'ingredient', id: idOf(text) }
    } catch (error) {
      if (!(error instanceof IngrError) || !isOneOf(CONCERNS, text)) throw error
      throw new IngrError(
        error.code,
        msg('thatIsAConcern', { message: error.said, text }),
        error.details,
      )
    }
  })
}

function categoryOf(library: Library, text: string): string | undefined {
  const { categories } = library.vocabulary
  const key = nameKey(text)
  return Object.keys(categories).find(
    (id) => id === text || Object.values(categories[id]!).some((name) => nameKey(name) === key),
  )
}
