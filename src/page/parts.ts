/** What the views share: a marked verdict, an answer that is awaited, and what went wrong. */

import { type ComponentChildren, h } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Language } from '../domain/languages.ts'
import { isDiet, type Restriction } from '../domain/restrictions.ts'
import type { Verdict } from '../domain/risk.ts'
import { number } from '../wording/numbers.ts'
import { t } from '../wording/page.ts'
import { isText, say, sayWord } from '../wording/say.ts'
import type { Step } from './answers.ts'
import { ApiError } from './api.ts'

/** By sign and word, never by colour alone. */
const SIGN: Readonly<Record<Verdict, string>> = {
  compatible: '○',
  uncertain: '?',
  caution: '!',
  incompatible: '✕',
}

export function VerdictMark({
  verdict,
  lang,
}: {
  readonly verdict: Verdict
  readonly lang: Language
}) {
  return h(
    'span',
    { class: `verdict ${verdict}` },
    h('span', { class: 'sign', 'aria-hidden': 'true' }, SIGN[verdict]),
    ' ',
    say(`verdict.${verdict}`, lang),
  )
}

export function restrictionName(restriction: Restriction, lang: Language): string {
  return sayWord(isDiet(restriction) ? 'diet' : 'domain', restriction, lang)
}

/** What a substitute newly brings in: of a diet, that it does not fit it. */
export const broughtNames = (names: readonly Restriction[], lang: Language) =>
  names.map((one) => sayWord(isDiet(one) ? 'brings' : 'domain', one, lang)).join(', ')

export const restrictionNames = (names: readonly Restriction[], lang: Language) =>
  names.map((one) => restrictionName(one, lang)).join(', ')

/** The rules whose figure is a limit that the grams reach or stay below. */
const LIMITS: readonly string[] = ['threshold', 'safe_serving']

/** What a rule found, in words. */
export function stepText({ rule, figure }: Step, grams: number | null, lang: Language): string {
  const kind = LIMITS.includes(rule)
    ? (grams ?? 0) < Number(figure)
      ? 'below'
      : 'reached'
    : String(figure)
  const key = ([`why.${rule}.${kind}`, `why.${rule}`] as const).find(isText)
  const shown = typeof figure === 'number' ? number(figure, lang) : ''
  return key ? say(key, lang, { figure: shown }) : sayWord('rule', rule, lang)
}

type Answered<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'answered'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: unknown }

/** The answer to a question that is put again whenever `on` changes. */
export function useAnswer<Value>(
  ask: () => Promise<Value>,
  on: readonly unknown[],
): Answered<Value> {
  const [answer, setAnswer] = useState<Answered<Value>>({ state: 'loading' })
  useEffect(() => {
    let isWanted = true
    const settle = (next: Answered<Value>) => {
      if (isWanted) setAnswer(next)
    }
    setAnswer({ state: 'loading' })
    ask().then(
      (value) => settle({ state: 'answered', value }),
      (error: unknown) => settle({ state: 'failed', error }),
    )
    return () => {
      isWanted = false
    }
  }, on)
  return answer
}

export function Await<Value>({
  answer,
  lang,
  show,
}: {
  readonly answer: Answered<Value>
  readonly lang: Language
  readonly show: (value: Value) => ComponentChildren
}) {
  if (answer.state === 'loading') return h('p', { class: 'quiet' }, t('page.loading', lang))
  if (answer.state === 'failed') return h(Failure, { error: answer.error, lang })
  return show(answer.value) as ReturnType<typeof h>
}

export function Failure({ error, lang }: { readonly error: unknown; readonly lang: Language }) {
  // There is nothing to look up: that is an answer, if an empty one.
  if (error instanceof ApiError && error.status === 422) {
    return h('p', { class: 'quiet' }, t('food.nothing', lang))
  }
  return h('p', { role: 'alert', class: 'failure' }, failureText(error, lang))
}

function failureText(error: unknown, lang: Language): string {
  if (!(error instanceof ApiError)) return t('error.network', lang)
  if (error.status === 401) return t('error.key', lang)
  if (error.status === 429) return t('error.rate', lang)
  if (error.status === 402) return t('error.credits', lang)
  if (error.status === 403) return t('error.booking', lang)
  return `${t('error.server', lang)} ${error.message}`
}
