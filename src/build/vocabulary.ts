/** Reads the closed sets of `data/vocabulary.yaml` and `data/units.yaml`. */

import { join } from 'node:path'
import { LANGUAGES, type Localized } from '../domain/languages.ts'
import { DIETS } from '../domain/profiles.ts'
import { UNIT_KINDS, type Unit, type UnitKind } from '../domain/units.ts'
import type { AnimalSource, Vocabulary } from '../domain/vocabulary.ts'
import { DataError, readYaml, type YamlEntry } from './read-text.ts'

export function readVocabulary(folder: string): Vocabulary {
  const file = 'vocabulary.yaml'
  const sections = new Map(readYaml(join(folder, file), file).map((entry) => [entry.key, entry]))
  const section = (key: string) => {
    const found = sections.get(key)
    if (!found) throw new DataError(file, 1, `missing section: ${key}`)
    return found
  }
  return {
    categories: named(section('categories')),
    animalSources: Object.fromEntries(
      Object.entries(section('animal_sources').value).map(([id, value]) => [
        id,
        animalSource(section('animal_sources'), id, value as Record<string, string>),
      ]),
    ),
    tags: Object.fromEntries(
      Object.entries(section('tags').value).map(([id, words]) => [
        id,
        tagWords(section('tags'), id, words),
      ]),
    ),
    cookKeys: named(section('cook_keys')),
    cookMethods: named(section('cook_methods')),
    heatStabilities: named(section('heat_stabilities')),
    textureAxes: named(section('texture_axes')),
    functions: named(section('functions')),
    applications: named(section('applications')),
    cuisines: list(section('cuisines')),
    cuisineStrengths: list(section('cuisine_strengths')),
    variantTypes: list(section('variant_types')),
    glutenCereals: list(section('gluten_cereals')),
    nutSpecies: list(section('nut_species')),
    shellfishGroups: list(section('shellfish_groups')),
    measures: list(section('measures')),
  }
}

function named(entry: YamlEntry): Record<string, Localized<string>> {
  for (const [id, names] of Object.entries(entry.value)) {
    for (const lang of LANGUAGES) {
      if (typeof (names as Record<string, unknown>)[lang] !== 'string') {
        throw new DataError('vocabulary.yaml', entry.lineOf([id]), `${id}: missing name in ${lang}`)
      }
    }
  }
  return entry.value as unknown as Record<string, Localized<string>>
}

function tagWords(entry: YamlEntry, id: string, words: unknown): Localized<readonly string[]> {
  for (const lang of LANGUAGES) {
    if (!Array.isArray((words as Record<string, unknown>)[lang])) {
      throw new DataError('vocabulary.yaml', entry.lineOf([id]), `${id}: missing words in ${lang}`)
    }
  }
  return words as Localized<readonly string[]>
}

function list(entry: YamlEntry): readonly string[] {
  return entry.value as unknown as readonly string[]
}

function animalSource(entry: YamlEntry, id: string, value: Record<string, string>): AnimalSource {
  const verdicts = Object.fromEntries(DIETS.map((diet) => [diet, value[diet] ?? 'yes']))
  for (const [diet, verdict] of Object.entries(verdicts)) {
    if (!['yes', 'no', 'uncertain'].includes(verdict)) {
      throw new DataError('vocabulary.yaml', entry.lineOf([id]), `${id}.${diet}: ${verdict}`)
    }
  }
  const name = { de: value.de, en: value.en, es: value.es } as unknown as Localized<string>
  return { name, allowed: verdicts as unknown as AnimalSource['allowed'] }
}

export function readUnits(folder: string): Unit[] {
  const file = 'units.yaml'
  return readYaml(join(folder, file), file).map((entry) => {
    const value = entry.value as Record<string, unknown>
    if (!UNIT_KINDS.includes(value.kind as UnitKind)) {
      throw new DataError(file, entry.lineOf(['kind']), `${entry.key}: unknown kind: ${value.kind}`)
    }
    for (const key of Object.keys(value)) {
      if (![...LANGUAGES, 'kind', 'precision', 'factor'].includes(key)) {
        throw new DataError(file, entry.lineOf([key]), `${entry.key}: unknown key: ${key}`)
      }
    }
    const perLanguage = <T>(key: string): Localized<T> =>
      Object.fromEntries(
        LANGUAGES.map((lang) => {
          const words = value[lang] as Record<string, T> | undefined
          if (words?.[key] === undefined) {
            throw new DataError(file, entry.line, `${entry.key}: missing ${key} in ${lang}`)
          }
          return [lang, words[key]]
        }),
      ) as unknown as Localized<T>
    return {
      id: entry.key,
      kind: value.kind as UnitKind,
      precision: value.precision as Unit['precision'],
      factor: (value.factor ?? null) as number | null,
      name: perLanguage<string>('name'),
      shortcut: perLanguage<string>('shortcut'),
      words: perLanguage<readonly string[]>('words'),
    }
  })
}
