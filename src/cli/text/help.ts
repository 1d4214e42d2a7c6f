/** The help in the language of the screen. Its English words stand in the command tree; the others are loaded for whoever reads them. */

import { DEFAULT_LANGUAGE, type Language } from '../../domain/languages.ts'
import { CONCERNS, DIETS, DIMENSIONS, isDiet, RESTRICTIONS } from '../../domain/restrictions.ts'
import { sayWord } from '../../wording/say.ts'
import type { DE_HELP } from './help/de.ts'

export type HelpText = keyof typeof DE_HELP

export interface HelpWords {
  readonly language: Language
  /** What the English words are in the language; themselves where it has none for them. */
  readonly say: (english: string) => string
}

export const ENGLISH_HELP: HelpWords = { language: DEFAULT_LANGUAGE, say: (english) => english }

export async function helpIn(language: Language): Promise<HelpWords> {
  if (language === 'en') return ENGLISH_HELP
  const words: Readonly<Record<string, string>> =
    language === 'de'
      ? (await import('./help/de.ts')).DE_HELP
      : (await import('./help/es.ts')).ES_HELP
  return { language, say: (english) => words[english] ?? withNames(english, words, language) }
}

/** `<words...>` or `[file]` of a usage, with the word that the language has for it. */
export function placesIn(usage: string, { say }: HelpWords): string {
  return usage.replace(/([<[])([\w-]+)(\.{3})?([>\]])/g, (whole, open, place, dots = '', close) => {
    const said = say(`<${place}>`)
    return said === `<${place}>` ? say(whole) : `${open}${said.slice(1, -1)}${dots}${close}`
  })
}

/** The closed sets whose codes stand in the help, the longest first; any of their words is taken. */
const SETS = [
  ['{restrictions}', RESTRICTIONS],
  ['{concerns}', CONCERNS],
  ['{diets}', DIETS],
] as const

const COUNT = String(DIMENSIONS.length)

function withNames(
  english: string,
  words: Readonly<Record<string, string>>,
  language: Language,
): string {
  const counted = words[english.replace(COUNT, '{count}')]
  if (counted) return counted.replace('{count}', COUNT)
  for (const [place, codes] of SETS) {
    const sentence = words[english.replace(codes.join(', '), place)]
    if (sentence === undefined) continue
    const names = codes.map((code) =>
      sayWord(isDiet(code) ? 'diet' : 'domain', code, language).replace(/ \(.*/, ''),
    )
    return sentence.replace(place, names.join(', '))
  }
  return english
}
