/** Texts that only the page uses. */

import { page as de } from './de/page.ts'
import { page as en } from './en/page.ts'
import { page as es } from './es/page.ts'
import { catalogue, type Given } from './translate.ts'

type English = ReturnType<typeof en>
export type PageKey = keyof English
/** The values for the placeholders of a text. */
export type PageValuesOf<Key extends PageKey> = Given<English[Key]>

export const { say: t } = catalogue<English>({ de, en, es })
