/** Reads the closed sets of `data/vocabulary.yaml` and `data/units.yaml`. */

import { join } from 'node:path'
import type { Static, TSchema } from '@sinclair/typebox'
import * as Type from '@sinclair/typebox'
import { ADDITIVE_CLASSES, ADDITIVE_ORIGINS } from '../domain/additives.ts'
import { byName, isOneOf } from '../domain/closed-sets.ts'
import { byLanguage, LANGUAGES } from '../domain/languages.ts'
import { entryOf } from '../domain/present.ts'
import { FLAVOR_AXES } from '../domain/profiles.ts'
import { CONTEXTS, LOSSES } from '../domain/relationships.ts'
import { ANIMAL_SOURCES, OTHER_SOURCES } from '../domain/restrictions.ts'
import { PRECISIONS, UNIT_KINDS, UNIT_ROLES, type Unit } from '../domain/units.ts'
import type { Vocabulary } from '../domain/vocabulary.ts'
import { DataError, readYaml, textsOf, type YamlEntry } from './read-text.ts'
import { oneOf, readAs } from './schema.ts'

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

const NAMES = Type.Record(Type.String(), Type.Object(byLanguage(() => Type.String())))
const WORDS = Type.Record(Type.String(), Type.Object(byLanguage(() => Type.Array(Type.String()))))

const named = (entry: YamlEntry) => checked(entry, NAMES, 'name')
const withWords = (entry: YamlEntry) => checked(entry, WORDS, 'words')

/** Checks a section against its schema. Throws a DataError for the first id that lacks a name in any language. */
function checked<S extends TSchema>(entry: YamlEntry, schema: S, what: string): Static<S> {
  const read = readAs(schema, entry.value, ([id = '', lang = LANGUAGES[0]]) => {
    throw new DataError('vocabulary.yaml', entry.lineOf([id]), `${id}: missing ${what} in ${lang}`)
  })
  return read ?? {}
}

const list = (entry: YamlEntry) => textsOf(entry.value)

/** Reads the names of the additive classes. The data must name exactly the classes that the law defines. */
function additiveClasses(entry: YamlEntry): Vocabulary['additiveClasses'] {
  isComplete(entry, ADDITIVE_CLASSES)
  const words = new Map(Object.entries(withWords(entry)))
  return byName(ADDITIVE_CLASSES, (id) => entryOf(words, id))
}

/** Reads the names of a closed set. The data must name exactly the members of the set. */
function exactly(entry: YamlEntry, set: readonly string[]): Vocabulary['categories'] {
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

/** Reads the names of all animal and other sources. Diet rules are not allowed here. */
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

const figure = Type.Optional(Type.Union([Type.Number(), Type.Null()]))
const UNIT = Type.Object(
  {
    kind: oneOf(UNIT_KINDS),
    role: Type.Optional(Type.Union([oneOf(UNIT_ROLES), Type.Null()])),
    precision: oneOf(PRECISIONS),
    factor: figure,
    length: figure,
    ...byLanguage(() =>
      Type.Object({
        name: Type.String(),
        shortcut: Type.String(),
        words: Type.Array(Type.String()),
      }),
    ),
  },
  { additionalProperties: false },
)

/** Reads the units of `units.yaml`; throws a DataError for the first error. */
export function readUnits(folder: string): Unit[] {
  const file = 'units.yaml'
  return readYaml(join(folder, file), file).flatMap((entry) => {
    const read = readAs(UNIT, entry.value, ([key = '', part], found) => {
      const what = isOneOf(LANGUAGES, key)
        ? `missing ${part ?? 'name'} in ${key}`
        : `unknown ${key in UNIT.properties ? `${key}: ${found}` : `key: ${key}`}`
      throw new DataError(file, entry.lineOf([key]), `${entry.key}: ${what}`)
    })
    if (!read) return []
    const { kind, precision, factor = null, role = null, length = null } = read
    return [
      {
        id: entry.key,
        kind,
        precision,
        factor,
        role,
        length,
        name: byLanguage((lang) => read[lang].name),
        shortcut: byLanguage((lang) => read[lang].shortcut),
        words: byLanguage((lang) => read[lang].words),
      },
    ]
  })
}
