/** Finds the codes of a closed set that a user's words mean, in any of the three languages. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import { entryOf } from '../domain/present.ts'
import { foldVariants, nameKey } from '../language/fold.ts'
import { alternatives, WORDS } from '../language/index.ts'
import { stem } from '../language/stem.ts'
import { phraseLengthAt, rootsOf } from '../search/affixes.ts'
import { nearest } from '../search/near.ts'

const JOINT = new RegExp(`, | (?:${alternatives('and')}) `)

/** Splits a name that covers two things into two names: "Meat and sausage" into "Meat" and "sausage". */
export const splitNames = (name: string): readonly string[] => name.split(JOINT)

/** Words for things that a food can be free of, each with its absence code, in all languages. */
export const absenceWords = () => LANGUAGES.flatMap((lang) => Object.entries(WORDS[lang].absences))

export const nutrientWords = () =>
  LANGUAGES.flatMap((lang) => Object.entries(WORDS[lang].levels.nutrients))

/** The words for the codes of a closed set. */
export class Table<Code extends string> {
  private index: ReadonlyMap<string, readonly Code[]> | undefined

  /** `shown` is the displayed name of a code; `more` are further words in any language. */
  constructor(
    readonly codes: readonly Code[],
    readonly shown: (code: string, lang: Language) => string,
    private readonly more: () => Iterable<readonly [word: string, code: Code]> = () => [],
  ) {}

  get words(): ReadonlyMap<string, readonly Code[]> {
    this.index ??= this.indexed()
    return this.index
  }

  private indexed(): ReadonlyMap<string, readonly Code[]> {
    const index = new Map<string, Code[]>()
    const add = (word: string, code: Code) => {
      const key = nameKey(word)
      const list = index.get(key) ?? []
      if (key !== '' && !list.includes(code)) index.set(key, [...list, code])
    }
    for (const code of this.codes) for (const name of this.namesOf(code)) add(name, code)
    for (const [word, code] of this.more()) add(word, code)
    return index
  }

  /** The code and its displayed names, with and without brackets ("milk (with lactose)" and "milk"). */
  namesOf(code: Code): readonly string[] {
    const names = LANGUAGES.map((lang) => this.shown(code, lang))
    return [code, ...names, ...names.map(plainName)]
  }

  /** The word that people type for a code. In English, this is the code itself. */
  wordOf(code: Code, lang: Language): string {
    return lang === 'en' ? code : plainName(this.shown(code, lang))
  }

  /** Up to three similar words in the language. */
  near(text: string, lang: Language): readonly string[] {
    const keys = nearest(nameKey(text), [...this.words.keys()])
    const codes = keys.flatMap((key) => entryOf(this.words, key))
    return [...new Set(codes)].slice(0, 3).map((code) => this.wordOf(code, lang))
  }
}

export const plainName = (name: string) => name.replace(/ \(.*/, '')

/** The codes that a text refers to. The text may be inflected or have a marker of absence ("ohne", "-free"). */
export function meant<Code extends string>(table: Table<Code>, text: string): readonly Code[] {
  const exact = table.codes.find((code) => code === text.trim())
  if (exact) return [exact]
  for (const key of formsOf(text)) {
    const codes = table.words.get(key)
    if (codes) return codes
  }
  return []
}

/** Yields the folded text and its stems, then both without "ohne" before them or "-free" after them. */
function* formsOf(text: string): Generator<string> {
  const keys = foldVariants(text)
  yield* keys
  for (const key of keys) yield* stemsOf(key)
  for (const key of keys) {
    for (const bare of withoutAffixes(key)) {
      yield bare
      yield* stemsOf(bare)
    }
  }
}

function* stemsOf(key: string): Generator<string> {
  const last = key.lastIndexOf(' ') + 1
  for (const lang of LANGUAGES) {
    for (const one of stem(key.slice(last), lang)) yield key.slice(0, last) + one
  }
}

/** Yields the text without its marker of absence: "laktose" for "ohne laktose", "egg" for "egg free". */
function* withoutAffixes(key: string): Generator<string> {
  const words = key.split(' ')
  for (const lang of LANGUAGES) {
    const { without, levels } = WORDS[lang]
    for (const { before, after, endings } of [without, levels.low]) {
      const begun = phraseLengthAt(words, 0, before)
      if (begun > 0 && begun < words.length) yield words.slice(begun).join(' ')
      const end = after.find((phrase) => key.endsWith(` ${phrase}`))
      if (end) yield key.slice(0, -end.length - 1)
      const [bare] = words.length === 1 ? rootsOf(key, endings) : []
      if (bare) yield bare
    }
  }
}

/** True if the text is a name that the program displays for the code, not only an accepted synonym. */
export function isNameOf<Code extends string>(
  table: Table<Code>,
  code: Code,
  text: string,
): boolean {
  const keys = foldVariants(text)
  return table.namesOf(code).some((name) => keys.includes(nameKey(name)))
}
