/** Converts a household as written, with keys and words in any of the three languages, to codes. */

import { isDiet, type Restriction } from '../../domain/restrictions.ts'
import { invalid, placed } from '../../errors.ts'
import { isSameName } from '../../vocabulary/names.ts'
import { meant } from '../../vocabulary/words.ts'
import { msg } from '../../wording/message.ts'
import { HOUSEHOLD_KEYS, TRACES_WORDS } from '../../wording/typed/household.ts'
import type { App } from '../app.ts'
import {
  CONCERN_WORDS,
  concernNamed,
  DIET_WORDS,
  dietNamed,
  LEVEL_WORDS,
  namesIn,
} from './words.ts'

type Mapping = Readonly<Record<string, unknown>>

/**
 * Unknown parts stay, for the household reader to reject. Throws INVALID_REQUEST, INVALID_CONCERN or INVALID_DIET,
 * each naming the file, the person and the value.
 */
export function inCodes(app: App, household: unknown, at: string): unknown {
  if (!isMapping(household)) return household
  const { people, ...rest } = withKeys(household, at)
  if (!Array.isArray(people)) return { people, ...rest }
  const read = people.map((one, i) =>
    isMapping(one) ? personIn(app, one, `${at}: people[${i}]`) : one,
  )
  return { people: read, ...rest }
}

function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The mapping with its keys as codes. Throws INVALID_REQUEST if two keys are the same. */
function withKeys(mapping: Mapping, at: string): Mapping {
  const read = new Map<string, unknown>()
  for (const [key, value] of Object.entries(mapping)) {
    const code = codeOf(HOUSEHOLD_KEYS, key)
    if (read.has(code)) throw invalid(msg('givenTwice', { at, code }))
    read.set(code, value)
  }
  return Object.fromEntries(read)
}

/** The code that the word names, else the word. */
function codeOf(words: Readonly<Record<string, string>>, word: string): string {
  const isCalled = ([code, names]: [string, string]) =>
    [code, ...namesIn([names])].some((name) => isSameName(name, word))
  return Object.entries(words).find(isCalled)?.[0] ?? word
}

function personIn(app: App, person: Mapping, at: string): Mapping {
  const { concerns, diet, tolerates, traces, ...rest } = withKeys(person, at)
  const who = typeof rest.name === 'string' ? at.replace(/people\[\d+\]$/, rest.name) : at
  const read = [
    ...wordsOf(app, concerns, `${who}: concerns`, false),
    ...wordsOf(app, diet, `${who}: diet`, true),
  ]
  return {
    ...rest,
    concerns: read.filter((one) => typeof one !== 'string' || !isDiet(one)),
    diet: read.filter((one) => typeof one === 'string' && isDiet(one)),
    ...(tolerates === undefined ? {} : { tolerates: tolerancesIn(tolerates) }),
    ...(traces === undefined
      ? {}
      : { traces: typeof traces === 'string' ? codeOf(TRACES_WORDS, traces) : traces }),
  }
}

/** The codes of a word or a list of words; "diet: gluten-free" is accepted although it is a concern. */
function wordsOf(app: App, value: unknown, at: string, isDietFirst: boolean): readonly unknown[] {
  const list = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
  return list.flatMap((one): readonly unknown[] => {
    if (typeof one !== 'string' || one.trim() === '') return [one]
    return namesIn([one]).flatMap((text) => placed(at, () => restrictions(app, text, isDietFirst)))
  })
}

function restrictions(app: App, text: string, isDietFirst: boolean): readonly Restriction[] {
  const isConcern = meant(CONCERN_WORDS, text).length > 0
  const isOfDiet = meant(DIET_WORDS, text).length > 0
  const asDiet = isConcern === isOfDiet ? isDietFirst : isOfDiet
  return asDiet ? [dietNamed(app, text)] : concernNamed(app, text)
}

/** `{Laktose: 5 Gramm, Histamin: mäßig}`; a word for several concerns stays. */
function tolerancesIn(value: unknown): unknown {
  if (!isMapping(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, amount]) => {
      const [concern = name, ...others] = meant(CONCERN_WORDS, name)
      return [others.length > 0 ? name : concern, amountIn(amount)]
    }),
  )
}

function amountIn(amount: unknown): unknown {
  if (typeof amount !== 'string') return amount
  const [level] = meant(LEVEL_WORDS, amount)
  return level ?? amount.replace(/\s*gram(?:m|me|mo|o)?s?$/i, ' g')
}
