/** What notes on facts say to people: a record holds the code of a note, or the own words of an operator. */

import type { Language, Localized } from './languages.ts'

export type Notes = Readonly<Record<string, Localized<string>>>

export function noteIn(notes: Notes, note: string, lang: Language): string {
  return notes[note]?.[lang] ?? note
}
