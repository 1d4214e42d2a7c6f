/** Converts the keys and words of a household file, in any of the three languages, to codes. */

import { isDiet, type Restriction } from '../../domain/restrictions.ts'
import { invalid, placed } from '../../errors.ts'
import { isSameName } from '../../vocabulary/names.ts'
import { meant } from '../../vocabulary/words.ts'
import { msg } from '../../wording/message.ts'
import {
  AROUND_NAMES,
  HOUSEHOLD_KEYS,
  NOTHING_WORDS,
  TRACES_WORDS,
} from '../../wording/typed/household.ts'
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
 * Replaces keys and words with codes. Leaves unknown parts unchanged, so that a later check rejects them. Throws
 * INVALID_REQUEST, INVALID_CONCERN or INVALID_DIET, each naming the file, the person and the value.
 */
export function inCodes(app: App, household: unknown, at: string): unknown {
  if (typeof household === 'string') return inCodes(app, mappingIn(household, at), at)
  if (!isMapping(household)) return household
  if (isShort(household)) return { people: peopleIn(app, household, at) }
  const { people, words: _, ...rest } = withKeys(household, at)
  if (!Array.isArray(people)) return { people, ...rest }
  const read = people.map((one, i) =>
    isMapping(one) ? personIn(app, one, `${at}: people[${i}]`) : one,
  )
  return { people: read, ...rest }
}

/** Parses one line per person, such as "Anna - no gluten (coeliac)". Throws INVALID_REQUEST for any other line. */
function mappingIn(text: string, at: string): Short {
  const lines = text.split('\n').map((line) => line.trim())
  return Object.fromEntries(
    lines
      .filter((line) => line !== '')
      .map((line) => {
        const dash = line.search(/\s[-–—]\s/)
        if (dash < 0) throw invalid(msg('noPersonInLine', { at, line }))
        return [line.slice(0, dash).trim(), line.slice(dash + 2).trim()]
      }),
  )
}

/** Household shorthand, a line per person: `Leo: peanuts, milk`. `Anna: nothing` or `Anna:` means no restrictions. */
type Short = Readonly<Record<string, string | null | readonly string[]>>

function isShort(household: Mapping): household is Short {
  const isText = (one: unknown) => typeof one === 'string' && namesIn([one]).length > 0
  return Object.entries(household).every(([key, value]) => {
    const list = value === null ? [] : [value].flat()
    const isName = !(codeOf(HOUSEHOLD_KEYS, key) in HOUSEHOLD_KEYS)
    return isName && (value === null || list.length > 0) && list.every(isText)
  })
}

function peopleIn(app: App, household: Short, at: string): readonly Mapping[] {
  return Object.entries(household).map(([name, value], i) => {
    const words = partsIn([value ?? []].flat())
    const amounts = words.map(toleratedIn).filter((one) => one !== undefined)
    const person = {
      name,
      concerns: words.filter(isRestriction),
      avoid: words.filter((word) => !isRestriction(word) && !toleratedIn(word)),
      ...(amounts.length > 0 ? { tolerates: Object.fromEntries(amounts) } : {}),
    }
    return personIn(app, person, `${at}: people[${i}]`)
  })
}

const GRAMS = /(?<![\d.,])(\d+(?:[.,]\d+)?)\s*g\b/i

/** Parses a tolerated amount, such as "lactose 6 g" or "up to 6 g of lactose". Undefined for other texts. */
function toleratedIn(word: string): readonly [name: string, grams: string] | undefined {
  const [amount, grams] = GRAMS.exec(word) ?? []
  if (amount === undefined) return undefined
  const name = word.replace(amount, ' ').split(/\s+/).find(isRestriction)
  return name === undefined ? undefined : [name, `${grams} g`]
}

const isRestriction = (word: string) =>
  [CONCERN_WORDS, DIET_WORDS].some((known) => meant<Restriction>(known, word).length > 0)

const NOTHING = namesIn([NOTHING_WORDS])

/** Returns names but no words for "nothing". "coeliac (gluten)" yields two names; "allergic to nuts" yields "nuts". */
function partsIn(texts: readonly string[]): readonly string[] {
  const isNothing = (word: string) =>
    /^[-–—]$/.test(word) || NOTHING.some((one) => isSameName(one, word))
  return namesIn(texts.map((text) => text.replace(/[()[\]]/g, ',')))
    .filter((word) => !isNothing(word))
    .map((word) => {
      if (isRestriction(word)) return word
      return AROUND_NAMES.reduce((rest, around) => rest.replace(around, ''), word)
    })
}

/** Returns the unparsed `words` of a household file, if any. Throws INVALID_REQUEST if a key occurs twice. */
export const ownWordsIn = (household: unknown, at: string): unknown =>
  isMapping(household) ? withKeys(household, at).words : undefined

const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces the keys of a mapping with codes. Throws INVALID_REQUEST if two keys have the same code. */
function withKeys(mapping: Mapping, at: string): Mapping {
  const read = new Map<string, unknown>()
  for (const [key, value] of Object.entries(mapping)) {
    const code = codeOf(HOUSEHOLD_KEYS, key)
    if (read.has(code)) throw invalid(msg('givenTwice', { at, code }))
    read.set(code, value)
  }
  return Object.fromEntries(read)
}

/** Returns the code of the word, or the word itself if it has no code. */
function codeOf(words: Readonly<Record<string, string>>, word: string): string {
  const isCalled = ([code, names]: [string, string]) =>
    [code, ...namesIn([names])].some((name) => isSameName(name, word))
  return Object.entries(words).find(isCalled)?.[0] ?? word
}

function personIn(app: App, person: Mapping, at: string): Mapping {
  const { concerns, diet, avoid, tolerates, traces, ...rest } = withKeys(person, at)
  const who = typeof rest.name === 'string' ? at.replace(/people\[\d+\]$/, rest.name) : at
  const read = [
    ...wordsOf(app, concerns, `${who}: concerns`, false),
    ...wordsOf(app, diet, `${who}: diet`, true),
  ]
  return {
    ...rest,
    concerns: read.filter((one) => typeof one !== 'string' || !isDiet(one)),
    diet: read.filter((one) => typeof one === 'string' && isDiet(one)),
    ...(avoid === undefined ? {} : { avoid: isTexts(avoid) ? partsIn(avoid) : avoid }),
    ...(tolerates === undefined ? {} : { tolerates: tolerancesIn(tolerates) }),
    ...(traces === undefined
      ? {}
      : { traces: typeof traces === 'string' ? codeOf(TRACES_WORDS, traces) : traces }),
  }
}

/** Returns the codes of a word or list of words. "diet: gluten-free" is accepted although gluten is a concern. */
function wordsOf(app: App, value: unknown, at: string, isDietFirst: boolean): readonly unknown[] {
  const list = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
  return list.flatMap((one): readonly unknown[] => {
    if (typeof one !== 'string' || one.trim() === '') return [one]
    return partsIn([one]).flatMap((text) => placed(at, () => restrictions(app, text, isDietFirst)))
  })
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && one.trim() !== '')

function restrictions(app: App, text: string, isDietFirst: boolean): readonly Restriction[] {
  const isConcern = meant(CONCERN_WORDS, text).length > 0
  const isOfDiet = meant(DIET_WORDS, text).length > 0
  const asDiet = isConcern === isOfDiet ? isDietFirst : isOfDiet
  return asDiet ? [dietNamed(app, text)] : concernNamed(app, text)
}

/** In tolerances such as `{Laktose: 5 Gramm}`, replaces words with codes, unless a word means several concerns. */
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
