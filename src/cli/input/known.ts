/** The user's own words: from `--known`, from `words:` of the household file, and from `words.yaml`. */

import { existsSync } from 'node:fs'
import { invalid, placed, shown } from '../../errors.ts'
import { requireKnown } from '../../operations/known.ts'
import { isSameName } from '../../vocabulary/names.ts'
import { msg } from '../../wording/message.ts'
import type { App, OwnWords, Profile } from '../app.ts'
import { configFile, householdFile, readYaml } from './household.ts'
import { ownWordsIn } from './people.ts'

interface Given {
  readonly known?: readonly string[]
  readonly profile?: Profile
}

/** Reads the user's own names for foods, if any. Throws INVALID_REQUEST, TOO_MANY_ITEMS or INGREDIENT_NOT_FOUND. */
export async function knownOf(
  app: App,
  { known = [], profile }: Given,
): Promise<OwnWords | undefined> {
  const own = configFile(app.io.env, 'words.yaml')
  const files = [
    ...(existsSync(own) ? [own] : []),
    ...(profile === undefined ? [] : [profile === true ? householdFile(app.io.env) : profile]),
  ]
  const sources: { readonly at: string; readonly words: unknown }[] = [
    { at: '--known', words: optionWords(known) },
  ]
  for (const path of files.toReversed()) {
    const words = fileWords(ownWordsIn(await readYaml(app, path), path))
    if (words !== undefined) sources.push({ at: path, words })
  }
  const found = new Map<string, readonly string[]>()
  for (const { at, words } of sources) {
    for (const [name, foods] of Object.entries(requireKnown(words, at) ?? {})) {
      // `--known` takes precedence over the household file, and the household file over `words.yaml`.
      if ([...found.keys()].some((other) => isSameName(other, name))) continue
      const ids = foods.map((food) => placed(`${at}: ${name}`, () => app.ingredientId(food, true)))
      found.set(name, ids)
    }
  }
  return found.size > 0 ? Object.fromEntries(found) : undefined
}

/** Parses the values of `--known`. Throws INVALID_REQUEST for an invalid or repeated word. */
function optionWords(known: readonly string[]): Readonly<Record<string, unknown>> {
  const words = new Map<string, unknown>()
  for (const text of known) {
    const [, name = '', foods = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? []
    if (name.trim() === '') throw invalid(msg('knownOptionUnreadable', { text: shown(text) }))
    if (words.has(name.trim()))
      throw invalid(msg('givenTwice', { at: '--known', code: name.trim() }))
    words.set(name.trim(), listOf(foods))
  }
  return Object.fromEntries(words)
}

/** Turns comma-separated text into a list. */
function fileWords(words: unknown): unknown {
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return words
  return Object.fromEntries(
    Object.entries(words).map(([name, foods]) => [
      name,
      typeof foods === 'string' ? listOf(foods) : foods,
    ]),
  )
}

const listOf = (foods: string) => foods.split(',').map((food) => food.trim())
