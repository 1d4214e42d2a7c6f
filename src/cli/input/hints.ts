/** Words for suggested commands in the user's language, instead of codes. */

import type { Restriction } from '../../domain/restrictions.ts'
import type { App } from '../app.ts'
import { quoted } from './items.ts'
import { ARGUMENTS, type Input } from './sources.ts'
import { RESTRICTION_WORDS } from './words.ts'

/** The name of an ingredient if it certainly resolves to it, else its id. */
export function typedName(app: App, id: string): string {
  if (!app.io.isTerminal) return id
  const name = app.name(id)
  return app.resolveExact(name) === id ? quoted(name) : id
}

/** Concerns and diets as an option takes them. */
export const typedRestrictions = (app: App, names: readonly Restriction[]): string =>
  quoted(names.map((name) => RESTRICTION_WORDS.wordOf(name, app.lang)).join(','))

/** The recipe as it was given: the file or the words. */
export function typedSource(input: Input): string {
  if (input.kind === 'words') return input.words.map(quoted).join(' ')
  return `--file ${input.kind === 'file' ? quoted(input.path) : ARGUMENTS}`
}
