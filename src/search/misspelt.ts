/** Names that differ from a phrase by a letter or two, or sound like it. */

import type { Language } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import { inOrder, WORDS } from '../language/index.ts'
import { soundOf } from '../language/sounds.ts'
import type { Library } from '../library/library.ts'
import { editDistance } from './edit-distance.ts'
import { dictionary, nearIndex } from './indexes.ts'
import { isNameIn } from './lexicon-entries.ts'
import { commonness } from './name-order.ts'
import { inflections, type Resolution } from './named.ts'
import type { Near } from './near-names.ts'

/** Confidence by the kind of match. */
const SURE = { typo: 0.7, sameSound: 0.71, nearSound: 0.45 }
/** Deductions for a second wrong letter and for a name of another language. */
const SECOND = 0.1
const FOREIGN = 0.05
/** Fewest letters of a phrase whose near names are searched; shorter ones are a letter off too many names. */
const SHORTEST = 4
/** Fewest letters of a name that may be a typo for another name. */
const SHORTEST_NEAR = 3
const LONGEST = 40
/** From this many letters on, two may be wrong. */
const LONG_WORD = 7
/** Most forms of a misspelt phrase that are looked up, and most readings returned. */
const MAX_FORMS = 4
const MAX_FOUND = 8

interface Slip {
  /** The folded name. */
  readonly key: string
  /** Letters that differ. */
  readonly distance: number
  readonly resolution: Resolution
}

/** Names of the given languages within one letter of the phrase (two if it is long), nearest first, then most common in recipes. */
export function slips(
  library: Library,
  words: readonly string[],
  languages: readonly Language[],
): readonly Slip[] {
  const [language] = languages
  const phrase = words.join(' ')
  if (language === undefined || phrase.length < SHORTEST || phrase.length > LONGEST) return []
  const near = (form: string): readonly Slip[] =>
    // A digit is not a letter: E 321 is a different additive, not a typo for E 322.
    slipsAt(
      library,
      (NUMBER.test(form)
        ? []
        : nearIndex(library).spelt(form, form.length >= LONG_WORD ? 2 : 1)
      ).filter(({ key }) => !NUMBER.test(key)),
      languages,
    )
  const whole = near(phrase)
  // Without its ending a short word is near too many names.
  const forms = whole.length > 0 ? [] : inflections(words, language).slice(0, MAX_FORMS)
  const all = [...whole, ...forms.filter((form) => form.length >= LONG_WORD).flatMap(near)]
  const common = ({ resolution }: Slip) =>
    commonness(library.popularity, resolution.ingredientId, language)
  return all.sort((a, b) => a.distance - b.distance || common(b) - common(a))
}

/** The foods with one of the near names in the given languages. */
const slipsAt = (
  library: Library,
  near: readonly Near[],
  languages: readonly Language[],
): readonly Slip[] =>
  near.flatMap(({ key, distance }) =>
    library
      .named(key)
      .filter(({ lang }) => languages.includes(lang))
      .map(({ ingredientId, name, lang }) => ({
        key,
        distance,
        resolution: { ingredientId, name, lang, confidence: 1 },
      })),
  )

/** A slip as a resolution, with less confidence if the name is of another language. */
const misspeltAs = ({ resolution }: Slip, confidence: number, asked: Language): Resolution => ({
  ...resolution,
  confidence: confidence - (resolution.lang === asked ? 0 : FOREIGN),
  misspelt: true,
})

/** Names of all languages within one letter (two from seven letters on) or that sound alike, nearest first. */
export function misspelt(
  library: Library,
  words: readonly string[],
  language: Language,
): readonly Resolution[] {
  const phrase = words.join(' ')
  if (phrase.length > LONGEST) return []
  const near = slips(library, words, inOrder(language))
  const typos = near.map((slip) =>
    misspeltAs(slip, SURE.typo - SECOND * (slip.distance - 1), language),
  )
  const heardWhole = heard(library, phrase, language)
  const isShort = phrase.length < SHORTEST
  const forms =
    isShort || heardWhole.length > 0 || near.length > 0 ? [] : inflections(words, language)
  const heardForms = forms.slice(0, MAX_FORMS).flatMap((form) => heard(library, form, language))
  const common = (id: string) => commonness(library.popularity, id, language)
  return surest([...typos, ...heardWhole, ...heardForms])
    .sort((a, b) => b.confidence - a.confidence || common(b.ingredientId) - common(a.ingredientId))
    .slice(0, MAX_FOUND)
}

/** The resolution of each food with the highest confidence. */
function surest(list: readonly Resolution[]): Resolution[] {
  const best = new Map<string, Resolution>()
  for (const one of list) {
    if (one.confidence > (best.get(one.ingredientId)?.confidence ?? 0))
      best.set(one.ingredientId, one)
  }
  return [...best.values()]
}

/** The foods of ambiguous names that the words misspell. */
export function misspeltAmbiguous(
  library: Library,
  words: readonly string[],
  language: Language,
): readonly Resolution[] {
  const phrase = words.join(' ')
  const sound = soundOf(phrase, WORDS[language].sounds)
  return Object.entries(library.ambiguous[language] ?? {}).flatMap(([key, meant]) => {
    if (meant.preferred !== null || Math.abs(key.length - phrase.length) > 2) return []
    const isAlike = soundOf(key, WORDS[language].sounds) === sound
    if (!isAlike && editDistance(phrase, key, 1) > 1) return []
    return meant.candidates.map((ingredientId) => ({
      ingredientId,
      name: key,
      lang: language,
      confidence: isAlike ? SURE.sameSound : SURE.typo,
      misspelt: true,
    }))
  })
}

/** Names that sound like the phrase in the pronunciation of each language. */
function heard(library: Library, phrase: string, language: Language): Resolution[] {
  return inOrder(language).flatMap((lang) =>
    slipsAt(library, nearIndex(library).heard(phrase, lang), [lang]).map((slip) =>
      misspeltAs(slip, slip.distance === 0 ? SURE.sameSound : SURE.nearSound, language),
    ),
  )
}

/** The names of the language that are one letter off the words. */
export function oneLetterOff(
  library: Library,
  words: readonly string[],
  language: Language,
): readonly Slip[] {
  const phrase = words.join(' ')
  if (phrase.length < SHORTEST_NEAR || phrase.length > LONGEST) return []
  const near = nearIndex(library).spelt(phrase, 1)
  return slipsAt(
    library,
    near.filter(({ distance }) => distance === 1),
    [language],
  )
}

/** True if each word that differs from the name begins with the same letter and is not a known word. */
export function isSlip(
  library: Library,
  words: readonly string[],
  key: string,
  language: Language,
): boolean {
  if (itemAt(words, 0)[0] !== key[0]) return false
  const name = key.split(' ')
  const spelt = new Set(name)
  if (name.length !== words.length) {
    // A space too many or too few: "pea nut butter".
    return words.some((word) => !spelt.has(word) && !isKnown(library, word, language))
  }
  return words.every(
    (word, at) =>
      word === name[at] ||
      (word[0] === itemAt(name, at)[0] && !isKnown(library, word, language)) ||
      inflections([word], language).includes(itemAt(name, at)),
  )
}

/** True for words in the lexicon of any language, and for food names. */
function isKnown(library: Library, word: string, language: Language): boolean {
  return dictionary(library).has(word, 'class') || isNameIn(library, word, language)
}

const CODEX = Object.values(WORDS).flatMap(({ codex }) => codex)
const NUMBER = new RegExp(`^(?:e|${CODEX.join('|')}) ?\\d+ ?[a-z]* ?[ivx]*$`)
