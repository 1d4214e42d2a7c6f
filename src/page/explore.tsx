/** Finds an ingredient: suggestions while typing, and search by description. */

import { useEffect, useRef, useState } from 'preact/hooks'
import type { Client } from '../client/client.ts'
import { Failure, foodHref, type Named } from './parts.tsx'
import { useWords } from './words.ts'

/** Milliseconds that typing must pause before we make a call, since each call costs a credit. */
const PAUSE_MS = 150
const SUGGESTIONS = 8

export function Explore({ client, hasFood }: Readonly<{ client: Client; hasFood: boolean }>) {
  const { t, say, lang } = useWords()
  const [found, setFound] = useState<readonly Named[]>()
  const [error, setError] = useState<unknown>()
  const suggesting = useSuggestions(client, setError)
  const { query, isOpen, suggestions } = suggesting
  const choose = (food: Named) => {
    suggesting.choose(food)
    setFound(undefined)
    location.hash = foodHref(food.ingredientId)
  }
  const search = async (event: Event) => {
    event.preventDefault()
    if (query.trim() === '') return
    suggesting.close()
    try {
      const { results } = await client.search({ q: query, lang })
      setError(undefined)
      setFound(results.map(({ ingredient: { id, name } }) => ({ ingredientId: id, name })))
    } catch (failure) {
      setFound(undefined)
      setError(failure)
    }
  }
  return (
    <search>
      {!hasFood && <h1>{t('explore.title')}</h1>}
      <form onSubmit={search}>
        <label class="unseen" for="food">
          {t('explore.label')}
        </label>
        <Combobox {...suggesting} choose={choose} />
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
              <a href={foodHref(ingredientId)} onClick={() => setFound(undefined)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}

/** Stores the typed text and its suggestions. Fetches suggestions after a pause; further typing aborts the request. */
function useSuggestions(client: Client, setError: (error: unknown) => void) {
  const { lang } = useWords()
  const [query, setQuery] = useState('')
  const [suggestions, setSuggestions] = useState<readonly Named[]>([])
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
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
  return {
    query,
    suggestions,
    isOpen,
    active,
    type: (text: string) => {
      isTyped.current = true
      setQuery(text)
    },
    choose: ({ name }: Named) => {
      isTyped.current = false
      setQuery(name)
      setOpen(false)
    },
    /** Moves the selection up or down. It wraps around, with the text field as one of the positions. */
    move: (step: number) => {
      setOpen(true)
      const positions = suggestions.length + 1
      setActive(((active + 1 + step + positions) % positions) - 1)
    },
    deselect: () => setActive(-1),
    close: () => setOpen(false),
  }
}

type Suggesting = ReturnType<typeof useSuggestions>

function Combobox(suggesting: Suggesting) {
  const { t } = useWords()
  const { query, isOpen, suggestions, active, type, choose, move, close, deselect } = suggesting
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && suggestions.length > 0) {
      event.preventDefault()
      move(step)
    } else if (event.key === 'Escape') {
      close()
      deselect()
    } else if (event.key === 'Enter' && isOpen && suggestions[active]) {
      event.preventDefault()
      choose(suggestions[active])
    }
  }
  return (
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
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <button type="submit">{t('explore.search')}</button>
      <Suggestions {...suggesting} />
    </div>
  )
}

function Suggestions({ isOpen, suggestions, active, choose }: Suggesting) {
  const { t } = useWords()
  return (
    <div id="suggestions" role="listbox" aria-label={t('explore.suggestions')} hidden={!isOpen}>
      {suggestions.map((one, index) => (
        <div
          id={`suggestion-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Use `mousedown`: `click` would come after the field loses focus, which closes the list.
          onMouseDown={(event) => {
            event.preventDefault()
            choose(one)
          }}
        >
          {one.name}
        </div>
      ))}
    </div>
  )
}
