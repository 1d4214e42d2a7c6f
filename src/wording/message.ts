/**
 * What errors and the doctor say: an id of the catalogue and what stands in its places. Bodies and logs hold it in English; the
 * other languages are loaded when a person reads it.
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

/** What stands in a place: a text as it is, a message of its own, several texts of which one is meant, or a thing that has a name. */
type Value = string | number | Message | Choice | Thing

interface Choice {
  readonly either: readonly string[]
}

/** In English bodies by its code or as it was written, to people by its name in their language. */
export interface Thing {
  readonly kind: 'ingredient' | 'unit'
  readonly code: string
}

type Values<Text extends string> = [Places<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Places<Text>, Value>>]

/** A unit as it was written or by its id. */
export function unitNamed(code: string): Thing {
  return { kind: 'unit', code }
}

export function ingredientNamed(code: string): Thing {
  return { kind: 'ingredient', code }
}

export function msg<Id extends MessageId>(id: Id, ...[values]: Values<English[Id]>): Message {
  return { id, values: values ?? {} }
}

/** ` (did you mean a or b?)`; nothing where none is near. */
export function suggestion(near: readonly string[]): Message | '' {
  return near.length > 0 ? msg('didYouMean', { near: { either: near } }) : ''
}

/** How one language says what others only have an id for. */
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

/** The message as a text; in English where nobody asks for more. */
export function textOf({ id, values }: Message, tongue: Tongue = BUILT_IN.en): string {
  return translate(tongue.texts[id], values, tongue.language, (value) => {
    if (typeof value === 'string') return value
    if (typeof value === 'number') return tongue.number(value)
    if ('id' in value) return textOf(value, tongue)
    return 'either' in value ? value.either.join(` ${tongue.or} `) : tongue.name(value)
  })
}
