/**
 * Fills the placeholders of a text, in a subset of ICU MessageFormat: `{name}`, and
 * `{count, plural, one {# entry} other {# entries}}`, whose branches contain only text, `#` and names.
 */

import { LANGUAGES, type Language, type Localized } from '../domain/languages.ts'
import { lazily } from '../domain/lazily.ts'

/** The type of the texts in another language. They have the same keys as the English texts. */
export type TextsOf<English extends () => object> = Readonly<
  Record<keyof ReturnType<English>, string>
>

/** The names of the placeholders in a text. */
export type PlaceholdersOf<Text extends string> =
  Text extends `${string}{${infer Place}}${infer Rest}`
    ? NamesIn<Place> | PlaceholdersOf<Rest>
    : never

/** The names in a placeholder. A branch of a plural also contains text, which is not a name. */
type NamesIn<Place extends string> = Place extends `${infer Name}, plural,${infer Branch}`
  ? Name | NamesIn<Branch>
  : Place extends `${string}{${infer Inner}`
    ? NamesIn<Inner>
    : Place extends `${string} ${string}` | `#${string}` | `"${string}`
      ? never
      : Place

type Filled<Text extends string> = Readonly<Record<PlaceholdersOf<Text>, string | number>>

/** The arguments for the placeholders of a text; empty if it has none. */
export type Given<Text extends string> = [PlaceholdersOf<Text>] extends [never]
  ? []
  : [Filled<Text>]

const PLURAL = /\{(\w+), plural,((?: \w+ \{(?:[^{}]|\{\w+\})*\})+)\}/g
const BRANCH = /(\w+) \{((?:[^{}]|\{\w+\})*)\}/g

/** Replaces the placeholders of a text. `show` formats the value of a placeholder. */
export function translate<Value>(
  text: string,
  values: Readonly<Record<string, Value>>,
  language: Language,
  show: (value: Value) => string,
): string {
  return text
    .replace(PLURAL, (_, name: string, branches: string) => {
      const category = new Intl.PluralRules(language).select(Number(values[name]))
      const texts = new Map([...branches.matchAll(BRANCH)].map(([, key, branch]) => [key, branch]))
      return (texts.get(category) ?? texts.get('other') ?? '').replaceAll('#', `{${name}}`)
    })
    .replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name]
      return value === undefined ? place : show(value)
    })
}

/** Returns functions that look up texts in a catalogue. The texts of each language are created on first use. */
export function catalogue<English extends Readonly<Record<string, string>>>(
  tables: Localized<() => Readonly<Record<keyof English, string>>>,
) {
  const texts = lazily(LANGUAGES, (language) => tables[language]())
  const say = <Key extends keyof English>(
    key: Key,
    language: Language,
    ...[values]: Given<English[Key]>
  ): string => {
    const text = texts[language][key]
    return values ? translate(text, values, language, String) : text
  }
  const has = <Key extends string>(key: Key): key is Key & keyof English =>
    Object.hasOwn(texts.en, key)
  return { texts, say, has }
}
