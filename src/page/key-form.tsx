/** Asks for the API key, which is sent with every call and stored in this tab only. */

import { useState } from 'preact/hooks'
import type { Field } from './parts.tsx'
import { useWords } from './words.ts'

const KEY = 'ingr.key'

/** Stores the key in `sessionStorage`, which is cleared when the tab closes. */
export const storedKey = {
  read: (): string => sessionStorage.getItem(KEY) ?? '',
  write: (key: string): void => {
    if (key === '') sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, key)
  },
}

export function KeyForm({ value, onChange }: Field<string>) {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  return (
    <section class="key" aria-label={t('key.title')}>
      {value === '' ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onChange(typed.trim())
            setTyped('')
          }}
        >
          <label for="key">{t('key.label')}</label>
          <input
            id="key"
            type="password"
            autoComplete="off"
            spellcheck={false}
            required
            aria-describedby="key-hint"
            value={typed}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <button type="submit">{t('key.use')}</button>
          <p id="key-hint" class="quiet">
            {t('key.hint')}
          </p>
        </form>
      ) : (
        <>
          <p>{t('key.kept')}</p>
          <button type="button" onClick={() => onChange('')}>
            {t('key.forget')}
          </button>
        </>
      )}
    </section>
  )
}
