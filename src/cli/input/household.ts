/** Reads a household file: who eats along, and what each of them looks out for. */

import { DIETS, DIMENSIONS, type Diet, type Dimension, isDiet } from '../../domain/restrictions.ts'
import type { Avoided } from '../../engine/compatibility/avoid.ts'
import { requireConcerns } from '../../engine/compatibility/check.ts'
import type { Person } from '../../engine/compatibility/household.ts'
import { IngrError, shown } from '../../errors.ts'
import { nameKey } from '../../language/fold.ts'
import type { App } from '../app.ts'

const KEYS = ['name', 'concerns', 'diet', 'avoid']

/**
 * The people of the file. Throws INVALID_REQUEST, INVALID_CONCERN, INVALID_DIET or INGREDIENT_NOT_FOUND; each names the
 * file, the person and the value.
 */
export async function readHousehold(app: App, path: string): Promise<readonly Person[]> {
  const { people, ...rest } = mapping(await readYaml(app, path), path)
  for (const key of Object.keys(rest)) {
    throw new IngrError('INVALID_REQUEST', `${path}: unknown key: ${key} (known: people)`)
  }
  if (!Array.isArray(people) || people.length === 0) {
    throw new IngrError('INVALID_REQUEST', `${path}: people is not a list of people`)
  }
  const read = people.map((value, i) => personOf(app, value, `${path}: people[${i}]`))
  for (const [i, { name }] of read.entries()) {
    if (read.findIndex((other) => other.name === name) < i) {
      throw new IngrError('INVALID_REQUEST', `${path}: two people are called ${name}`)
    }
  }
  return read
}

async function readYaml(app: App, path: string): Promise<unknown> {
  const text = app.readFile(path)
  const { parse } = await import('yaml')
  try {
    return parse(text)
  } catch (error) {
    const line = (error as Error).message.split('\n')[0]!.replace(/:$/, '')
    throw new IngrError('INVALID_REQUEST', `${path} is not valid YAML: ${line}`)
  }
}

function personOf(app: App, value: unknown, at: string): Person {
  const { name, concerns, diet, avoid, ...rest } = mapping(value, at)
  for (const key of Object.keys(rest)) {
    throw new IngrError('INVALID_REQUEST', `${at}: unknown key: ${key} (known: ${KEYS.join(', ')})`)
  }
  if (typeof name !== 'string' || name.trim() === '') {
    throw new IngrError('INVALID_REQUEST', `${at}: name is not a text: ${shown(name)}`)
  }
  const who = at.replace(/people\[\d+\]$/, name)
  return {
    name,
    concerns: texts(concerns, `${who}: concerns`).map((one) => concernOf(one, who)),
    diets: texts(diet, `${who}: diet`).map((one) => dietOf(one, who)),
    avoid: texts(avoid, `${who}: avoid`).map((one) => avoidedOf(app, one, who)),
  }
}

function mapping(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Readonly<Record<string, unknown>>
  }
  throw new IngrError('INVALID_REQUEST', `${at} is not a mapping of keys to values`)
}

/** One text or a list of them; nothing is an empty list. */
function texts(value: unknown, at: string): readonly string[] {
  if (value === undefined || value === null) return []
  const list = Array.isArray(value) ? value : [value]
  for (const one of list) {
    if (typeof one !== 'string' || one.trim() === '') {
      throw new IngrError('INVALID_REQUEST', `${at} holds what is not a text: ${shown(one)}`)
    }
  }
  return list
}

/** The error of `work` with the place in front, so that the line to mend is found. */
function placed<T>(at: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof IngrError)) throw error
    throw new IngrError(error.code, `${at}: ${error.message}`, error.details)
  }
}

function concernOf(name: string, at: string): Dimension {
  return placed(`${at}: concerns`, () => requireConcerns([name])![0]!)
}

function dietOf(name: string, at: string): Diet {
  if (isDiet(name)) return name
  const known = `one of ${DIETS.join(', ')}`
  throw new IngrError('INVALID_DIET', `${at}: diet: unknown diet: ${name} (${known})`, {
    diet: known,
  })
}

/** A category by its id or name, else an ingredient as everywhere. A dimension is pointed to where it belongs. */
function avoidedOf(app: App, text: string, at: string): Avoided {
  const category = categoryOf(app, text)
  if (category) return { kind: 'category', id: category }
  return placed(`${at}: avoid`, () => {
    try {
      return { kind: 'ingredient', id: app.ingredientId(text) }
    } catch (error) {
      if (!(error instanceof IngrError) || !DIMENSIONS.includes(text as Dimension)) throw error
      throw new IngrError(error.code, `${error.message}; ${text} is a concern`, error.details)
    }
  })
}

function categoryOf(app: App, text: string): string | undefined {
  const { categories } = app.library.vocabulary
  const key = nameKey(text)
  return Object.keys(categories).find(
    (id) => id === text || Object.values(categories[id]!).some((name) => nameKey(name) === key),
  )
}
