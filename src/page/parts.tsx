/** Components that several views share. */

import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { IngrApiError } from '../client/client.ts'
import { isLanguage, LANGUAGES, type Language } from '../domain/languages.ts'
import type { Verdict } from '../domain/risk.ts'
import type { PageKey } from '../wording/page.ts'
import { say } from '../wording/say.ts'
import { useWords, type WordsOf } from './words.ts'

/** CSS classes by verdict; each mark has a distinct shape. */
export const VERDICT_CLASSES: Readonly<Record<Verdict, string>> = {
  compatible: 'none',
  uncertain: 'open',
  caution: 'care',
  incompatible: 'bad',
}

/** The mark of a verdict. Always show it next to a word: colour and shape alone are not accessible. */
export function Mark({ verdict }: Readonly<{ verdict: Verdict }>) {
  return (
    <svg class={`mark ${VERDICT_CLASSES[verdict]}`} viewBox="0 0 18 18" aria-hidden="true">
      {verdict === 'incompatible' && (
        <>
          <circle class="full" cx="9" cy="9" r="8.5" />
          <path class="cut" d="M6 6l6 6M12 6l-6 6" />
        </>
      )}
      {verdict === 'caution' && <path d="M9 2 16.5 15.5H1.5zM9 7v4M9 13v.4" />}
      {verdict === 'uncertain' && (
        <>
          <circle class="dashed" cx="9" cy="9" r="7.7" />
          <path d="M7 7.3a2 2 0 1 1 3.1 1.7q-1.1.7-1.1 1.7M9 13v.2" />
        </>
      )}
      {verdict === 'compatible' && <circle cx="9" cy="9" r="6" />}
    </svg>
  )
}

export interface Named {
  readonly ingredientId: string
  readonly name: string
}

export const foodHref = (id: string) => `#/explore/${encodeURIComponent(id)}`

export function FoodLink({ ingredientId, name }: Named) {
  return <a href={foodHref(ingredientId)}>{name}</a>
}

/** The value of an input field, and a function to call when it changes. */
export type Field<Value> = Readonly<{ value: Value; onChange: (value: Value) => void }>

export function LanguageSelect({ label, value, onChange }: Field<Language> & { label: string }) {
  return (
    <label>
      <span class="unseen">{label}</span>
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

/** Fetches an answer, and fetches it again when `on` changes. Shows the answer, an error or a loading message. */
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

export function Section({ title, children }: { title: string; children: ComponentChildren }) {
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

/** Errors whose texts have no placeholders. */
type ErrorKey = Exclude<Extract<PageKey, `error.${string}`>, 'error.server'>

const STATUSES: Readonly<Record<number, ErrorKey>> = {
  0: 'error.network',
  401: 'error.key',
  402: 'error.credits',
  403: 'error.booking',
  429: 'error.rate',
}
const CODES: Readonly<Record<string, ErrorKey>> = {
  EMPTY_ITEMS: 'error.empty',
  TOO_MANY_ITEMS: 'error.tooLong',
  BODY_TOO_LARGE: 'error.tooLong',
  INGREDIENT_NOT_FOUND: 'error.noFood',
}

/** Explains an error and how to fix it in the language of the page, since the server's messages are English. */
export function errorText(error: unknown, t: WordsOf['t']): string {
  if (error instanceof Refused) return t(error.key)
  const { status, code } = error instanceof IngrApiError ? error : { status: 0, code: '' }
  const key = CODES[code] ?? STATUSES[status]
  return key ? t(key) : t('error.server', { code: code || String(status) })
}

export function Failure({ error }: Readonly<{ error: unknown }>) {
  const { t } = useWords()
  // Status 422 means that the library does not have this data.
  if (error instanceof IngrApiError && error.status === 422) return <NoData />
  return (
    <p role="alert" class="failure">
      {errorText(error, t)}
    </p>
  )
}

/** The error for an input that the page rejects without asking the server. */
export class Refused extends Error {
  constructor(readonly key: ErrorKey) {
    super(key)
  }
}
