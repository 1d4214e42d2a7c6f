/** Reads the data files other than ingredients: families, profiles, nutrients, portions, popularity, notes. */

import { isOneOf } from '../domain/closed-sets.ts'
import type { Figure } from '../domain/ingredient.ts'
import { byLanguage, type Language, type Localized } from '../domain/languages.ts'
import type { Notes } from '../domain/notes.ts'
import { FIGURE_KEYS, FOOD_STATES } from '../domain/nutrient-keys.ts'
import { CONFIDENCES, type DataConfidence } from '../domain/risk.ts'
import type { Popularity } from '../domain/shares.ts'
import type { Vocabulary } from '../domain/vocabulary.ts'
import { CHECK_NAMES } from '../library/doctor.ts'
import type { Explanations } from '../library/library.ts'
import { CULINARY_KEYS, checkCulinary, withoutReplaced } from './culinary.ts'
import type { DataFolder } from './data-folder.ts'
import { EVIDENCE, familyReasons } from './evidence.ts'
import { type NutrientRows, readAmount, withRow } from './nutrient-rows.ts'
import { checkKeys, mapOf, type Plain, textsOf, type YamlEntry } from './read-text.ts'
import { ARCHETYPE_KEYS, merge } from './record.ts'

type Archetypes = Readonly<Record<string, Plain>>

const NUTRIENT_COLUMNS = ['id', 'source', 'state', ...FIGURE_KEYS]
/** Allowed sources of a nutrient figure. */
const SOURCE =
  /^(curated|(usda-sr28|fdc-foundation|ciqual20(20|25)|swiss-fcdb|fineli|livsmedelsverket):\d+|cofid2021:\d+-\d+|bls4:[A-Z][0-9A-Z]{6}|derived:.+)$/

/** Reads all archetypes, and merges each with the archetype that it extends. */
export function readArchetypes(
  data: DataFolder,
  vocabulary: Vocabulary,
  base: Archetypes | undefined,
): Map<string, Plain> {
  const file = 'archetypes.yaml'
  const merged = new Map<string, Plain>(Object.entries(base ?? {}))
  for (const entry of data.yaml(file)) {
    if (base && entry.key in base)
      data.say(file, entry.line, `${entry.key}: a shipped archetype of this name exists`)
    const { extends: parent, ...own } = entry.value as Plain & { extends?: string }
    const above = parent ? merged.get(parent) : {}
    if (!above) data.say(file, entry.line, `${entry.key}: unknown archetype: ${parent}`)
    const say = data.sayOf(file, entry)
    checkKeys(own, ARCHETYPE_KEYS, say)
    // The profiles of a family are generalisations, so their confidence is medium at most.
    checkCulinary(own, vocabulary, say, 'medium')
    const reasons = familyReasons(above ?? {}, own, say)
    const whole = merge(withoutReplaced(above ?? {}, own), own)
    merged.set(entry.key, { ...whole, [EVIDENCE]: reasons })
  }
  return merged
}

/** Reads the culinary profiles of single ingredients from `profiles.yaml`. */
export function readProfiles(data: DataFolder, vocabulary: Vocabulary): Map<string, Plain> {
  const file = 'profiles.yaml'
  return new Map(
    data.yaml(file).map((entry) => {
      const say = data.sayOf(file, entry)
      checkKeys(entry.value, CULINARY_KEYS, say)
      checkCulinary(entry.value, vocabulary, say, 'high')
      data.place('profile', entry.key, { file, lineOf: entry.lineOf })
      return [entry.key, entry.value]
    }),
  )
}

export function readNutrients(data: DataFolder): Map<string, NutrientRows> {
  const result = new Map<string, NutrientRows>()
  for (const file of data.files('nutrients', '.csv')) {
    for (const { cells, line } of data.csv(file)) {
      const { id, source, state } = cells as { id: string; source: string; state: string }
      data.place('nutrients', id, { file, lineOf: () => line })
      if (!SOURCE.test(source)) data.say(file, line, `${id}: unknown source: ${source}`)
      for (const column of Object.keys(cells))
        if (!NUTRIENT_COLUMNS.includes(column)) data.say(file, 1, `unknown column: ${column}`)
      if (!isOneOf(FOOD_STATES, state)) {
        data.say(file, line, `unknown state: ${state}`)
        continue
      }
      const at = (key: string) => {
        const figured = readAmount(cells[key] ?? '')
        if (!figured) data.say(file, line, `${id}: ${key} is not an amount: ${cells[key]}`)
        return figured ?? { value: null }
      }
      result.set(id, withRow(id, result.get(id), { source, state, at }))
    }
  }
  return result
}

/**
 * Reads the entries of `derived/` and the file of each entry. Returns none if only one category is read, because the
 * foods from which entries are derived may be missing.
 */
export function readDerivations(data: DataFolder): Map<YamlEntry, string> {
  const places = new Map<YamlEntry, string>()
  for (const { file, entry } of data.only ? [] : data.entriesIn('nutrients/derived')) {
    places.set(entry, file)
    data.place('nutrients', entry.key, { file, lineOf: entry.lineOf })
  }
  return places
}

export function readPortions(data: DataFolder, vocabulary: Vocabulary) {
  const result = new Map<string, Record<string, Figure>>()
  for (const file of data.files('portions', '.csv')) {
    for (const { cells, line } of data.csv(file)) {
      const { id, measure, value, source, confidence } = cells as Record<string, string>
      data.place('portions', id!, { file, lineOf: () => line })
      if (!vocabulary.measures.includes(measure!))
        data.say(file, line, `unknown measure: ${measure}`)
      if (!isOneOf(CONFIDENCES, confidence))
        data.say(file, line, `unknown confidence: ${confidence}`)
      if (!(Number(value) > 0)) data.say(file, line, `${id}: not above zero: ${value}`)
      if (!SOURCE.test(source!)) data.say(file, line, `${id}: unknown source: ${source}`)
      const known = result.get(id!) ?? {}
      if (known[measure!]) data.say(file, line, `${id}: ${measure} given twice`)
      known[measure!] = {
        value: Number(value),
        source: source!,
        confidence: confidence as DataConfidence,
      }
      result.set(id!, known)
    }
  }
  return result
}

export function readPopularity(
  data: DataFolder,
  ids: ReadonlySet<string>,
  base: Popularity | undefined,
): Popularity {
  const file = 'popularity.csv'
  if (data.only || !data.has(file)) return base ?? byLanguage(() => ({}))
  const rows = data.csv(file)
  for (const { cells, line } of rows)
    if (!ids.has(cells.id!)) data.say(file, line, `unknown ingredient: ${cells.id}`)
  const of = (lang: Language) =>
    Object.fromEntries(
      rows.flatMap(({ cells, line }) => {
        const { id } = cells
        const count = Number(cells[lang])
        if (!(count >= 0)) data.say(file, line, `${id}: no count: ${cells[lang]}`)
        return count > 0 ? [[id!, count]] : []
      }),
    )
  return byLanguage(of)
}

export function readNotes(data: DataFolder): Notes {
  const file = 'notes.yaml'
  return Object.fromEntries(
    data
      .yaml(file)
      .map(({ key, value, line }) => [
        key,
        inAllLanguages(value, (lang) => data.say(file, line, `${key}: no words in ${lang}`)),
      ]),
  )
}

const inAllLanguages = (given: Plain, lacks: (lang: Language) => void): Localized<string> =>
  byLanguage((lang) => {
    const words = given[lang]
    if (typeof words === 'string' && words.trim() !== '') return words
    lacks(lang)
    return ''
  })

export function readExplanations(data: DataFolder, ids: ReadonlySet<string>, below: Explanations) {
  const file = 'doctor-notes.yaml'
  const read = data.yaml(file).map(({ key: check, value, line, lineOf }) => {
    if (!CHECK_NAMES.includes(check)) data.say(file, line, `unknown check: ${check}`)
    const reasons = Object.entries(value).flatMap(([reason, given]) => {
      const { foods, ...words } = mapOf(given)
      const named = textsOf(foods)
      const say = (what: string) => data.say(file, lineOf([reason]), `${check}: ${what}`)
      const why = inAllLanguages(words, (lang) => say(`${named.join(', ')}: no reason in ${lang}`))
      return named.map((id) => {
        if (!ids.has(id)) say(`dangling id: ${id}`)
        return [id, why] as const
      })
    })
    return [check, { ...below[check], ...Object.fromEntries(reasons) }] as const
  })
  return { ...below, ...Object.fromEntries(read) }
}
