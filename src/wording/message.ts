/**
 * Error messages and the messages of `ingr doctor`. A message has an id from the catalogue and values for its
 * placeholders. HTTP answers and logs are in English; other languages are loaded only to show a message to a user.
 */

import type { Language } from '../domain/languages.ts'
import { lazily } from '../domain/lazily.ts'
import { errors } from './en/errors.ts'
import { type PlaceholdersOf, translate } from './translate.ts'

type English = ReturnType<typeof errors>
export type MessageId = keyof English

export interface Message {
  readonly id: MessageId
  readonly values: Readonly<Record<string, Value>>
}

/** A value for a placeholder: `Choice` lists alternatives, `NamedRef` has a name in each language. */
type Value = string | number | Message | Choice | NamedRef

interface Choice {
  readonly either: readonly (string | NamedRef)[]
}

/**
 * A reference to an ingredient or a unit. English response bodies show its code; other texts show its name in the
 * user's language.
 */
export interface NamedRef {
  readonly kind: 'ingredient' | 'unit'
  readonly code: string
}

type Values<Text extends string> = [PlaceholdersOf<Text>] extends [never]
  ? []
  : [values: Readonly<Record<PlaceholdersOf<Text>, Value>>]

/** A reference to a unit by its spelling or its id. */
export function unitNamed(code: string): NamedRef {
  return { kind: 'unit', code }
}

export function ingredientNamed(code: string): NamedRef {
  return { kind: 'ingredient', code }
}

export function msg<Id extends MessageId>(id: Id, ...[values]: Values<English[Id]>): Message {
  return { id, values: values ?? {} }
}

/** Returns ` (did you mean a or b?)`, or the known values if none is similar. */
export function suggestion(near: Choice['either'], known: readonly string[] = []): Message | '' {
  if (near.length > 0) return msg('didYouMean', { near: { either: near } })
  return known.length > 0 ? msg('known', { known: known.join(', ') }) : ''
}

/** Functions that format names and numbers in a language. */
interface Rendering {
  readonly language: Language
  readonly texts: Readonly<Record<MessageId, string>>
  readonly or: string
  readonly name: (thing: NamedRef) => string
  readonly number: (value: number) => string
}

const BUILT_IN = lazily(
  ['en'],
  (language): Rendering => ({
    language,
    texts: errors(),
    or: 'or',
    name: ({ code }) => code,
    number: String,
  }),
)

/** Formats a message as text, by default in English. */
export function textOf({ id, values }: Message, rendering: Rendering = BUILT_IN.en): string {
  return translate(rendering.texts[id], values, rendering.language, (value) => {
    if (typeof value === 'string') return value
    if (typeof value === 'number') return rendering.number(value)
    if ('id' in value) return textOf(value, rendering)
    if (!('either' in value)) return rendering.name(value)
    const named = value.either.map((one) => (typeof one === 'string' ? one : rendering.name(one)))
    return named.join(` ${rendering.or} `)
  })
}
