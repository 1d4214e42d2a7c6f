/** Reads the closed sets of `data/vocabulary.yaml` and `data/units.yaml`. */

import { join } from 'node:path'
import { ADDITIVE_CLASSES, ADDITIVE_ORIGINS } from '../domain/additives.ts'
import { byName, isOneOf } from '../domain/closed-sets.ts'
import { byLanguage, LANGUAGES, type Localized } from '../domain/languages.ts'
import { entryOf } from '../domain/present.ts'
import { FLAVOR_AXES } from '../domain/profiles.ts'
import { CONTEXTS, LOSSES } from '../domain/relationships.ts'
import { ANIMAL_SOURCES, OTHER_SOURCES } from '../domain/restrictions.ts'
import { UNIT_KINDS, UNIT_ROLES, type Unit } from '../domain/units.ts'
import type { Vocabulary } from '../domain/vocabulary.ts'
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
    subcategories: named(section('subcategories')),
    animalSources: animalSources(section('animal_sources')),
    tags: withWords(section('tags')),
    cookKeys: named(section('cook_keys')),
    cookMethods: named(section('cook_methods')),
    heatStabilities: named(section('heat_stabilities')),
    textureAxes: named(section('texture_axes')),
    functions: named(section('functions')),
    applications: named(section('applications')),
    additiveClasses: additiveClasses(section('additive_classes')),
    additiveOrigins: exactly(section('additive_origins'), ADDITIVE_ORIGINS),
    cuisines: named(section('cuisines')),
    flavorAxes: exactly(section('flavor_axes'), FLAVOR_AXES),
    contexts: exactly(section('contexts'), CONTEXTS),
    losses: exactly(section('losses'), LOSSES),
    cuisineStrengths: list(section('cuisine_strengths')),
    variantTypes: list(section('variant_types')),
    measures: list(section('measures')),
  }
}

function named(entry: YamlEntry): Record<string, Localized<string>> {
  requireIn(entry, 'name', (name) => typeof name === 'string')
  return entry.value as unknown as Record<string, Localized<string>>
}

function withWords(entry: YamlEntry): Record<string, Localized<readonly string[]>> {
  requireIn(entry, 'words', Array.isArray)
  return entry.value as unknown as Record<string, Localized<readonly string[]>>
}

function requireIn(entry: YamlEntry, what: string, isGiven: (value: unknown) => boolean): void {
  for (const [id, given] of Object.entries(entry.value)) {
    const lang = LANGUAGES.find((one) => !isGiven((given as Record<string, unknown>)[one]))
    if (lang === undefined) continue
    throw new DataError('vocabulary.yaml', entry.lineOf([id]), `${id}: missing ${what} in ${lang}`)
  }
}

function list(entry: YamlEntry): readonly string[] {
  return entry.value as unknown as readonly string[]
}

/** Words of exactly the classes the law defines. */
function additiveClasses(entry: YamlEntry): Vocabulary['additiveClasses'] {
  isComplete(entry, ADDITIVE_CLASSES)
  const words = new Map(Object.entries(withWords(entry)))
  return byName(ADDITIVE_CLASSES, (id) => entryOf(words, id))
}

/** Names of exactly the members of a closed set. */
function exactly(entry: YamlEntry, set: readonly string[]): Record<string, Localized<string>> {
  isComplete(entry, set)
  return named(entry)
}

function isComplete(entry: YamlEntry, set: readonly string[]): void {
  for (const id of Object.keys(entry.value)) {
    if (!set.includes(id)) {
      const what = `${entry.key}: no such member: ${id}`
      throw new DataError('vocabulary.yaml', entry.lineOf([id]), what)
    }
  }
  const nameless = set.filter((id) => !Object.hasOwn(entry.value, id))
  if (nameless.length > 0) {
    throw new DataError(
      'vocabulary.yaml',
      entry.line,
      `${entry.key}: no name of ${nameless.join(', ')}`,
    )
  }
}

/** Names of exactly the animal and other sources, without diet rules. */
function animalSources(entry: YamlEntry): Vocabulary['animalSources'] {
  const names = exactly(entry, [...ANIMAL_SOURCES, ...OTHER_SOURCES])
  for (const [id, words] of Object.entries(names)) {
    const key = Object.keys(words).find((one) => !isOneOf(LANGUAGES, one))
    if (key === undefined) continue
    const what = `${id}: unknown key: ${key} (what diets say stands in src/domain/restrictions.ts)`
    throw new DataError('vocabulary.yaml', entry.lineOf([id, key]), what)
  }
  return names
}

export function readUnits(folder: string): Unit[] {
  const file = 'units.yaml'
  return readYaml(join(folder, file), file).map((entry) => {
    const { value } = entry
    if (!isOneOf(UNIT_KINDS, value.kind)) {
      throw new DataError(file, entry.lineOf(['kind']), `${entry.key}: unknown kind: ${value.kind}`)
    }
    const { role = null } = value
    if (role !== null && !isOneOf(UNIT_ROLES, role)) {
      throw new DataError(file, entry.lineOf(['role']), `${entry.key}: unknown role: ${role}`)
    }
    for (const key of Object.keys(value)) {
      if (![...LANGUAGES, 'kind', 'precision', 'factor', 'role', 'length'].includes(key)) {
        throw new DataError(file, entry.lineOf([key]), `${entry.key}: unknown key: ${key}`)
      }
    }
    const figure = (key: string) => (value[key] ?? null) as number | null
    const perLanguage = <T>(key: string): Localized<T> =>
      byLanguage((lang) => {
        const words = value[lang] as Record<string, T> | undefined
        if (words?.[key] === undefined) {
          throw new DataError(file, entry.line, `${entry.key}: missing ${key} in ${lang}`)
        }
        return words[key]
      })
    return {
      id: entry.key,
      kind: value.kind,
      precision: value.precision as Unit['precision'],
      factor: figure('factor'),
      role,
      length: figure('length'),
      name: perLanguage<string>('name'),
      shortcut: perLanguage<string>('shortcut'),
      words: perLanguage<readonly string[]>('words'),
    }
  })
}
