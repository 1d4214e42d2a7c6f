/** Finds an ingredient: suggestions while typing, and search by description. */

import { useEffect, useRef, useState } from 'preact/hooks'
import type { Client } from '../client/client.ts'
import { Failure, type Named, pageOf } from './parts.tsx'
import { useWords } from './words.ts'

/** Each call costs a credit, so wait for a pause in typing. */
const PAUSE_MS = 150
const SUGGESTIONS = 8

export function Explore({ client, hasFood }: Readonly<{ client: Client; hasFood: boolean }>) {
  const { t, say, lang } = useWords()
  const [query, setQuery] = useState('')
  const [suggestions, setSuggestions] = useState<readonly Named[]>([])
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [found, setFound] = useState<readonly Named[]>()
  const [error, setError] = useState<unknown>()
  const isTyped = useRef(false)

  useEffect(() => {
    if (!isTyped.current || query.trim() === '') {
      setSuggestions([])
      return
    }
    const abort = new AbortController()
    const suggest = (next: readonly Named[]) => {
      setSuggestions(next)
      setActive(-1)
      setOpen(next.length > 0)
      setError(undefined)
    }
    const timer = setTimeout(() => {
      const { signal } = abort
      client.autocomplete({ q: query, lang, limit: SUGGESTIONS }, { signal }).then(
        (answer) => suggest(answer.suggestions),
        (failure: unknown) => {
          if (!signal.aborted) setError(failure)
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, lang, client])

  const choose = ({ ingredientId, name }: Named) => {
    isTyped.current = false
    setQuery(name)
    setOpen(false)
    setFound(undefined)
    location.hash = pageOf(ingredientId)
  }
  const search = async (event: Event) => {
    event.preventDefault()
    if (query.trim() === '') return
    setOpen(false)
    try {
      const { results } = await client.search({ q: query, lang })
      setError(undefined)
      setFound(results.map(({ ingredient: { id, name } }) => ({ ingredientId: id, name })))
    } catch (failure) {
      setFound(undefined)
      setError(failure)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && suggestions.length > 0) {
      event.preventDefault()
      setOpen(true)
      // Wraps around; the text field counts as a position.
      const places = suggestions.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'Escape') {
      setOpen(false)
      setActive(-1)
    } else if (event.key === 'Enter' && isOpen && suggestions[active]) {
      event.preventDefault()
      choose(suggestions[active])
    }
  }

  return (
    <search>
      {!hasFood && <h1>{t('explore.title')}</h1>}
      <form onSubmit={search}>
        <label class="unseen" for="food">
          {t('explore.label')}
        </label>
        <div class="combobox">
          <input
            id="food"
            class="field"
            placeholder={t('explore.placeholder')}
            type="text"
            role="combobox"
            autoComplete="off"
            spellcheck={false}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls="suggestions"
            aria-describedby="food-hint"
            {...(isOpen && active >= 0 && { 'aria-activedescendant': `suggestion-${active}` })}
            value={query}
            onInput={({ currentTarget }) => {
              isTyped.current = true
              setQuery(currentTarget.value)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
          />
          <button type="submit">{t('explore.search')}</button>
          <div
            id="suggestions"
            role="listbox"
            aria-label={t('explore.suggestions')}
            hidden={!isOpen}
          >
            {suggestions.map((one, index) => (
              <div
                id={`suggestion-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                // Before the field loses focus and the list closes.
                onMouseDown={(event) => {
                  event.preventDefault()
                  choose(one)
                }}
              >
                {one.name}
              </div>
            ))}
          </div>
        </div>
        <p id="food-hint" class="unseen">
          {t('explore.hint')}
        </p>
      </form>
      <p role="status" class="unseen">
        {isOpen && t('explore.count', { count: suggestions.length })}
      </p>
      {error !== undefined && <Failure error={error} />}
      {found && <h2>{t('explore.results')}</h2>}
      {found?.length === 0 && <p>{say('said.nothing')}</p>}
      {found && found.length > 0 && (
        <ul class="names">
          {found.map(({ ingredientId, name }) => (
            <li>
              <a href={pageOf(ingredientId)} onClick={() => setFound(undefined)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
