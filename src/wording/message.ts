/**
 * Messages of errors and the doctor: an id of the catalogue and values for its placeholders. Bodies and logs are in
 * English; other languages are loaded when a person reads the message.
 */

import type { Language } from '../domain/languages.ts'
import { lazily } from '../domain/lazily.ts'
import { errors } from './en/errors.ts'
import { type Places, translate } from './translate.ts'

type English = ReturnType<typeof errors>
export type MessageId = keyof English

export interface Message {
  readonly id: MessageId
  readonly values: Readonly<Record<string, Value>>
}

/** A value for a placeholder: `Choice` lists alternatives, `NamedRef` has a name in each language. */
type Value = string | number | Message | Choice | Thing

interface Choice {
  readonly either: readonly (string | Thing)[]
}

/** A reference shown by its code in English bodies, and by its name in the user's language elsewhere. */
export interface Thing {
  readonly kind: 'ingredient' | 'unit'
  readonly code: string
}

type Values<Text extends string> = [Places<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Places<Text>, Value>>]

/** A unit by its spelling or its id. */
export function unitNamed(code: string): Thing {
  return { kind: 'unit', code }
}

export function ingredientNamed(code: string): Thing {
  return { kind: 'ingredient', code }
}

export function msg<Id extends MessageId>(id: Id, ...[values]: Values<English[Id]>): Message {
  return { id, values: values ?? {} }
}

/** ` (did you mean a or b?)`; empty if nothing is near. */
export function suggestion(near: Choice['either']): Message | '' {
  return near.length > 0 ? msg('didYouMean', { near: { either: near } }) : ''
}

/** How a language renders names and numbers. */
interface Tongue {
  readonly language: Language
  readonly texts: Readonly<Record<MessageId, string>>
  readonly or: string
  readonly name: (thing: Thing) => string
  readonly number: (value: number) => string
}

const BUILT_IN = lazily(
  ['en'],
  (language): Tongue => ({
    language,
    texts: errors(),
    or: 'or',
    name: ({ code }) => code,
    number: String,
  }),
)

/** The message as a text, in English by default. */
export function textOf({ id, values }: Message, tongue: Tongue = BUILT_IN.en): string {
  return translate(tongue.texts[id], values, tongue.language, (value) => {
    if (typeof value === 'string') return value
    if (typeof value === 'number') return tongue.number(value)
    if ('id' in value) return textOf(value, tongue)
    if (!('either' in value)) return tongue.name(value)
    const named = value.either.map((one) => (typeof one === 'string' ? one : tongue.name(one)))
    return named.join(` ${tongue.or} `)
  })
}
