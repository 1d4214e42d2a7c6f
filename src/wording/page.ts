/** What only the page says. */

import { page as de } from './de/page.ts'
import { page as en } from './en/page.ts'
import { page as es } from './es/page.ts'
import { catalogue, type Given } from './translate.ts'

type English = ReturnType<typeof en>
export type PageKey = keyof English
/** What the places of a text are given. */
export type SaidOnPage<Key extends PageKey> = Given<English[Key]>

export const { say: t } = catalogue<English>({ de, en, es })
