/**
 * Sentences for people. Where one is said stand its English words; they are its key in the catalogue, which has the other languages.
 * English is what bodies and logs hold, so that nobody has to load the catalogue for it.
 */

import type { DE } from './de.ts'

/** The English words of a sentence, with `{places}` for what differs; one that the catalogue lacks does not compile. */
export type Sentence = keyof typeof DE

export interface Message {
  readonly sentence: Sentence
  readonly values: Readonly<Record<string, Value>>
}

/** What stands in a place: a text as it is, a sentence of its own, several texts of which one is meant, or a thing that has a name. */
type Value = string | number | Message | Choice | Thing

interface Choice {
  readonly either: readonly string[]
}

/** In English bodies by its code or as it was written, to people by its name in their language. */
export interface Thing {
  readonly kind: 'ingredient' | 'unit'
  readonly code: string
}

type Places<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never

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

/** A sentence with what stands in its places. */
export function msg<Text extends Sentence>(sentence: Text, ...[values]: Values<Text>): Message {
  return { sentence, values: values ?? {} }
}

/** ` (did you mean a or b?)`; nothing where none is near. */
export function suggestion(near: readonly string[]): Message | '' {
  return near.length > 0 ? msg(' (did you mean {near}?)', { near: { either: near } }) : ''
}

/** How one language says what others only have a key for. */
interface Tongue {
  readonly sentence: (english: Sentence) => string
  readonly or: string
  readonly name: (thing: Thing) => string
  readonly number: (value: number) => string
}

const ENGLISH: Tongue = {
  sentence: (english) => english,
  or: 'or',
  name: ({ code }) => code,
  number: String,
}

/** The message as a text; in English where nobody asks for more. */
export function textOf({ sentence, values }: Message, tongue = ENGLISH): string {
  return tongue.sentence(sentence).replace(/\{(\w+)\}/g, (_, place) => {
    const value = values[place]!
    if (typeof value === 'string') return value
    if (typeof value === 'number') return tongue.number(value)
    if ('sentence' in value) return textOf(value, tongue)
    return 'either' in value ? value.either.join(` ${tongue.or} `) : tongue.name(value)
  })
}
