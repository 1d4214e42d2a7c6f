/** Completes names of ingredients and units, ignoring case and accents. */

import { MAX_COMPLETE } from '../../domain/limits.ts'
import { itemAt } from '../../domain/present.ts'
import { completions, typedItem, unitsFor } from '../../operations/completion.ts'
import { startOf } from '../../vocabulary/names.ts'
import type { Candidate, Source } from './place.ts'

/** Completes the name of an ingredient. `before` contains the earlier words of the name. */
export function ingredientNames(
  source: Source,
  before: string,
  typed: string,
): readonly Candidate[] {
  const phrase = `${before} ${typed}`.trim()
  if (phrase === '') return []
  const { shell, lang } = source
  const library = source.library()
  const ids = phrase.includes('-') ? library.ids().filter((id) => id.startsWith(phrase)) : []
  if (ids.length > 0) {
    const about = (id: string) => itemAt(library.ingredient(id)!.names[lang], 0)
    return ids.slice(0, MAX_COMPLETE).map((id) => ({ value: id, about: about(id) }))
  }
  const named = completions(library, phrase, lang).flatMap(({ ingredientId, name }) => {
    const rest = before === '' ? name : name.slice(startOf(name, before) ?? name.length).trim()
    return rest === '' ? [] : [{ value: rest, about: ingredientId }]
  })
  return fitting(shell, named, typed)
}

/** Completes the name after an amount, such as "but" in "200 g but". */
export function itemNames(source: Source, typed: string): readonly Candidate[] {
  if (/^\s*[[{]|:/.test(typed)) return []
  const { amount, name } = typedItem(source.library(), typed, source.lang)
  return ingredientNames(source, '', name).map(({ value, about }) => ({
    value: amount + value,
    about,
  }))
}

/** Completes a unit by id or else by name. If an ingredient is given, offers only units whose weight is known. */
export function unitNames(
  source: Source,
  ingredient: string | undefined,
  typed: string,
): readonly Candidate[] {
  const { lang, shell } = source
  const units = unitsFor(source.library(), ingredient, lang)
  const about = (unit: (typeof units)[number]) => unit.name[lang]
  const ids = units
    .filter(({ id }) => id.startsWith(typed.toLowerCase()))
    .map((unit) => ({ value: unit.id, about: about(unit) }))
  if (ids.length > 0) return ids
  const words = units.flatMap((unit) => {
    const going = (list: readonly string[]) =>
      list.filter((one) => startOf(one, typed) !== undefined)
    const shown = going([unit.name[lang], unit.shortcut[lang]])
    const other = going(unit.words[lang]).slice(0, 1)
    return [...new Set(shown.length > 0 ? shown : other)].map((value) => ({
      value,
      about: unit.id,
    }))
  })
  return fitting(shell, words, typed)
}

/**
 * Replaces the start of each candidate with the typed text, unless the shell can use all candidates unchanged. Shells
 * insert the common prefix, and fish drops candidates that start differently. If none start with the text, returns all.
 */
function fitting(shell: Source['shell'], names: readonly Candidate[], typed: string) {
  const going = names.flatMap((one) => {
    const length = startOf(one.value, typed)
    return length === undefined ? [] : [{ ...one, length }]
  })
  // For several names, bash would replace the typed text with their common prefix, which is empty. So return only one.
  if (going.length === 0) return shell === 'bash' ? names.slice(0, 1) : names
  const right =
    shell === 'fish'
      ? going.every(({ value }) => value.toLowerCase().startsWith(typed.toLowerCase()))
      : (startOf(common(going.map(({ value }) => value)), typed) ?? 0) > 0
  return going.map(({ value, about, length }) => {
    const kept = typed + value.slice(length)
    return right || kept === value ? { value, about } : { value: kept, about: `${value}, ${about}` }
  })
}

function common(words: readonly string[]): string {
  const [first = '', ...others] = words
  let length = first.length
  for (const word of others) {
    while (!word.startsWith(first.slice(0, length))) length--
  }
  return first.slice(0, length)
}
