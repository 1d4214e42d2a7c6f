/** Notes on facts in several languages. A record has the code of a note, or an operator's own words. */

import type { Language, Localized } from './languages.ts'

export type Notes = Readonly<Record<string, Localized<string>>>

export const noteIn = (notes: Notes, note: string, lang: Language) => notes[note]?.[lang] ?? note
