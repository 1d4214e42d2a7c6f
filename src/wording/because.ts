/** Explains in words, for the terminal and the page, which traces, limits and rules led to a verdict. */

import type { Language } from '../domain/languages.ts'
import { isRisk, type Risk, type Verdict } from '../domain/risk.ts'
import type { Step } from '../domain/shapes/compatibility.ts'
import { number } from './numbers.ts'
import { isText, say, sayWord } from './say.ts'

interface Caused {
  readonly steps: readonly Step[]
}

/** True if a food contains only traces, according to our data or to a statement on a package. */
export const isTrace = ({ steps }: Caused): boolean =>
  steps.some(({ rule, figure }) => rule === 'may_contain' || figure === 'traces')

interface Judged {
  readonly verdict: Verdict
  readonly contributors: readonly (Caused & { readonly risk: Risk })[]
}

/** True if a food contains only an amount that many people tolerate, such as lactose in butter. */
export const isLittle = ({ verdict, contributors }: Judged): boolean =>
  verdict === 'caution' && contributors.some((one) => isRisk(one.risk) && !isTrace(one))

/** Rules whose figure is a limit in grams. */
const LIMITS: readonly string[] = ['threshold', 'safe_serving']

function ruleText({ rule, figure }: Step, lang: Language, grams = 0): string {
  const kind = LIMITS.includes(rule) ? (grams < Number(figure) ? 'below' : 'reached') : figure
  const key = ([`why.${rule}.${kind}`, `why.${rule}`] as const).find(isText)
  const shown = typeof figure === 'number' ? number(figure, lang) : ''
  return key ? say(key, lang, { figure: shown }) : sayWord('rule', rule, lang)
}

/** Explains the rules that applied to the whole list. Leaves out unresolved items, which are reported elsewhere. */
export const listReasons = (steps: readonly Step[], lang: Language): readonly string[] =>
  steps.filter(({ rule }) => rule !== 'unresolved').map((step) => ruleText(step, lang))

/** Returns text such as "(too much from 20 g on)" if a rule compares the grams with a tolerated serving; else empty. */
export function limitReason(steps: readonly Step[], lang: Language, grams = 0): string {
  const limit = steps.find(({ rule }) => rule === 'safe_serving')
  return limit ? `(${ruleText(limit, lang, grams)})` : ''
}

/** Maximum number of names in a list. Further names are only counted. `--explain` lists all names. */
const SHOWN = 8

export interface Reason {
  readonly name: string
  readonly note: string
}

/** Lists names without duplicates, grouped by note. `more` is the text after the number of omitted names. */
export function grouped(found: readonly Reason[], more: string): string {
  const notes = [...new Set(found.map(({ note }) => note))]
  const texts = notes.map((note) => {
    const same = found.filter((one) => one.note === note && one.name !== '')
    const names = [...new Set(same.map(({ name }) => name))]
    const isLong = names.length > SHOWN + 1
    const rest = isLong ? [`+ ${names.length - SHOWN} ${more}`] : []
    const shown = [...names.slice(0, isLong ? SHOWN : names.length), ...rest]
    const list = shown.join(names.some((name) => name.includes(', ')) ? '; ' : ', ')
    return [list, note].filter((text) => text !== '').join(' ')
  })
  return texts.join('; ')
}

/** Joins the parts that are not empty. */
export const joined = (parts: readonly string[]) => parts.filter((text) => text !== '').join('; ')

export const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
