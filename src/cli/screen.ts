/** The user's language, and error messages in it. */

import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../domain/languages.ts'
import { type IngrError, oneLine } from '../errors.ts'
import type { Library } from '../library/library.ts'
import { unitNamed } from '../operations/quantity.ts'
import { type Message, type MessageId, type NamedRef, textOf } from '../wording/message.ts'
import { unrounded } from '../wording/numbers.ts'
import { say } from '../wording/say.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Returns the language from `--lang`, INGR_LANG or the locale, in this order. Ignores unsupported languages. */
export function screenLanguage(words: readonly string[], env: Env): Language {
  const given = words.flatMap((word, i) => {
    if (word === '--lang' || word === '-l') return words[i + 1] ?? []
    return /^(?:--lang=|-l)(..)$/.exec(word)?.[1] ?? []
  })
  return [given.at(-1), env.INGR_LANG].find(isLanguage) ?? localeLanguage(env)
}

/** Maps a locale to a language: `de_AT.UTF-8` to German; `C`, `POSIX` and unsupported languages to English. */
export function localeLanguage({ LC_ALL, LC_MESSAGES, LANG }: Env): Language {
  const locale = LC_ALL || LC_MESSAGES || LANG || ''
  const language = /^([a-z]{2})(?:[_.@-]|$)/i.exec(locale)?.[1]?.toLowerCase()
  return isLanguage(language) ? language : DEFAULT_LANGUAGE
}

/** Functions that load the messages of a language. */
const CATALOGUES: Readonly<Record<Language, () => Promise<Readonly<Record<MessageId, string>>>>> = {
  en: async () => (await import('../wording/en/errors.ts')).errors(),
  de: async () => (await import('../wording/de/errors.ts')).errors(),
  es: async () => (await import('../wording/es/errors.ts')).errors(),
}

/** Returns an error's message on one line, with display names if the library can be opened. */
export const errorTextIn = async (
  language: Language,
  error: IngrError,
  library?: () => Library,
): Promise<string> => oneLine((await messageFormatter(language, library))(error.said))

export async function messageFormatter(
  language: Language,
  library?: () => Library,
): Promise<(message: Message) => string> {
  const tongue = {
    language,
    texts: await CATALOGUES[language](),
    or: say('said.or', language),
    name: (thing: NamedRef) => (library && nameOf(library(), thing, language)) ?? thing.code,
    number: (value: number) => unrounded(value, language),
  }
  return (message) => textOf(message, tongue)
}

function nameOf(
  library: Library,
  { kind, code }: NamedRef,
  language: Language,
): string | undefined {
  return kind === 'ingredient'
    ? library.ingredient(code)?.names[language][0]
    : unitNamed(library, code)?.name[language]
}
