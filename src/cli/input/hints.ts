/** Converts codes to words in the user's language, for commands that we suggest. */

import type { Restriction } from '../../domain/restrictions.ts'
import type { App } from '../app.ts'
import { quoted } from './items.ts'
import { ARGUMENTS, type Input } from './sources.ts'
import { RESTRICTION_WORDS } from './words.ts'

/** Returns the name of an ingredient if the name certainly resolves to it, else the id. */
export function typedName(app: App, id: string): string {
  if (!app.io.isTerminal) return id
  const name = app.name(id)
  return app.resolveExact(name) === id ? quoted(name) : id
}

/** Formats concerns and diets as the value of an option. */
export const typedRestrictions = (app: App, names: readonly Restriction[]): string =>
  quoted(names.map((name) => RESTRICTION_WORDS.wordOf(name, app.lang)).join(','))

/** Returns the recipe argument as the user typed it: `--file` with the path, or the words. */
export function typedSource(input: Input): string {
  if (input.kind === 'words') return input.words.map(quoted).join(' ')
  return `--file ${input.kind === 'file' ? quoted(input.path) : ARGUMENTS}`
}
