/** Notes on facts in several languages. A record has either the code of a note or text written by an operator. */

import type { Language, Localized } from './languages.ts'

export type Notes = Readonly<Record<string, Localized<string>>>

export const noteIn = (notes: Notes, note: string, lang: Language) => notes[note]?.[lang] ?? note
