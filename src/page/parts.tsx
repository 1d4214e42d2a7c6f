/** Components that several views share. */

import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { IngrApiError } from '../client/client.ts'
import { isLanguage, LANGUAGES, type Language } from '../domain/languages.ts'
import type { Verdict } from '../domain/risk.ts'
import { say } from '../wording/say.ts'
import { useWords } from './words.ts'

/** A sign and a word, since colour must not be the only cue. */
const SIGN: Readonly<Record<Verdict, string>> = {
  compatible: '○',
  uncertain: '?',
  caution: '!',
  incompatible: '✕',
}

export function VerdictMark({ verdict }: Readonly<{ verdict: Verdict }>) {
  const { say } = useWords()
  return (
    <span class={`verdict ${verdict}`}>
      <span class="sign" aria-hidden="true">
        {SIGN[verdict]}
      </span>{' '}
      {say(`verdict.${verdict}`)}
    </span>
  )
}

export interface Named {
  readonly ingredientId: string
  readonly name: string
}

export const pageOf = (id: string) => `#/explore/${encodeURIComponent(id)}`

export function FoodLink({ ingredientId, name }: Named) {
  return <a href={pageOf(ingredientId)}>{name}</a>
}

export function LanguageSelect({
  label,
  value,
  onChange,
}: Readonly<{ label: string; value: Language; onChange: (lang: Language) => void }>) {
  return (
    <label>
      {label}{' '}
      <select
        value={value}
        onChange={({ currentTarget }) => {
          if (isLanguage(currentTarget.value)) onChange(currentTarget.value)
        }}
      >
        {LANGUAGES.map((one) => (
          <option value={one} lang={one}>
            {say('language.name', one)}
          </option>
        ))}
      </select>
    </label>
  )
}

type Settled<Value> = { readonly value: Value } | { readonly error: unknown }

/** Shows the answer to a question, which is asked again whenever `on` changes. */
export function Answer<Value>({
  ask,
  on,
  children,
}: Readonly<{
  ask: () => Promise<Value>
  on: readonly unknown[]
  children: (value: Value) => JSX.Element
}>) {
  const { t } = useWords()
  const [settled, setSettled] = useState<Settled<Value>>()
  useEffect(() => {
    let isWanted = true
    const settle = (next: Settled<Value>) => {
      if (isWanted) setSettled(next)
    }
    setSettled(undefined)
    ask().then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error }),
    )
    return () => {
      isWanted = false
    }
  }, on)
  if (!settled) return <p class="quiet">{t('page.loading')}</p>
  return 'error' in settled ? <Failure error={settled.error} /> : children(settled.value)
}

export function Section({
  title,
  children,
}: Readonly<{ title: string; children: ComponentChildren }>) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export function NoData() {
  const { t } = useWords()
  return <p class="quiet">{t('food.nothing')}</p>
}

const ERRORS = {
  401: 'error.key',
  402: 'error.credits',
  403: 'error.booking',
  429: 'error.rate',
} as const

export function Failure({ error }: Readonly<{ error: unknown }>) {
  const { t } = useWords()
  const { status, message } = error instanceof IngrApiError ? error : { status: 0, message: '' }
  // No data is an answer too.
  if (status === 422) return <NoData />
  const key = Object.entries(ERRORS).find(([code]) => Number(code) === status)?.[1]
  const text = status === 0 ? t('error.network') : key ? t(key) : `${t('error.server')} ${message}`
  return (
    <p role="alert" class="failure">
      {text}
    </p>
  )
}
