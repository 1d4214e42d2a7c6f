/** Texts of the help and the manual. */

import { help as de } from './de/help.ts'
import { help as en } from './en/help.ts'
import { help as es } from './es/help.ts'
import { catalogue } from './translate.ts'

type English = ReturnType<typeof en>
export type HelpId = keyof English

export const { say: help, has: isHelp } = catalogue<English>({ de, en, es })
