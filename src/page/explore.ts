/** Finds an ingredient: suggestions while somebody types, and what a description means. */

import { h } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Language } from '../domain/languages.ts'
import { t } from '../wording/page.ts'
import { say } from '../wording/say.ts'
import type { Named } from './answers.ts'
import type { Api } from './api.ts'
import { Failure } from './parts.ts'

/** Each call costs a credit: nobody is asked before the typing pauses. */
const PAUSE_MS = 150
const SUGGESTIONS = '8'

interface Hits {
  readonly results: readonly {
    readonly ingredient: { readonly id: string; readonly name: string }
  }[]
}

const pageOf = (id: string) => `#/explore/${encodeURIComponent(id)}`

export function Explore({
  api,
  lang,
  hasFood,
}: {
  readonly api: Api
  readonly lang: Language
  readonly hasFood: boolean
}) {
  const [query, setQuery] = useState('')
  const [suggestions, setSuggestions] = useState<readonly Named[]>([])
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [found, setFound] = useState<readonly Named[]>()
  const [error, setError] = useState<unknown>()
  const asked = useRef(false)

  useEffect(() => {
    if (!asked.current || query.trim() === '') {
      setSuggestions([])
      return
    }
    const abort = new AbortController()
    const timer = setTimeout(() => {
      api
        .get<{ suggestions: readonly Named[] }>(
          '/v1/ingredients/autocomplete',
          { q: query, lang, limit: SUGGESTIONS },
          abort.signal,
        )
        .then(
          (answer) => {
            setSuggestions(answer.suggestions)
            setActive(-1)
            setOpen(answer.suggestions.length > 0)
            setError(undefined)
          },
          (failure: unknown) => {
            if (!abort.signal.aborted) setError(failure)
          },
        )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, lang, api])

  const choose = ({ ingredientId, name }: Named) => {
    asked.current = false
    setQuery(name)
    setOpen(false)
    setFound(undefined)
    location.hash = pageOf(ingredientId)
  }
  const search = async () => {
    if (query.trim() === '') return
    setOpen(false)
    try {
      const { results } = await api.get<Hits>('/v1/ingredients/search', { q: query, lang })
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
      // From the text field, which counts as a place, around to its other end.
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

  return h(
    'search',
    {},
    hasFood ? null : h('h1', {}, t('explore.title', lang)),
    h(
      'form',
      {
        onSubmit: (event: Event) => {
          event.preventDefault()
          void search()
        },
      },
      h('label', { for: 'food' }, t('explore.label', lang)),
      h(
        'div',
        { class: 'combobox' },
        h('input', {
          id: 'food',
          type: 'text',
          role: 'combobox',
          autoComplete: 'off',
          spellcheck: false,
          'aria-autocomplete': 'list',
          'aria-expanded': String(isOpen),
          'aria-controls': 'suggestions',
          'aria-describedby': 'food-hint',
          ...(isOpen && active >= 0 ? { 'aria-activedescendant': `suggestion-${active}` } : {}),
          value: query,
          onInput: (event: Event) => {
            asked.current = true
            setQuery((event.currentTarget as HTMLInputElement).value)
          },
          onKeyDown,
          onBlur: () => setOpen(false),
        }),
        h('button', {}, t('explore.search', lang)),
        h(
          'ul',
          {
            id: 'suggestions',
            role: 'listbox',
            'aria-label': t('explore.suggestions', lang),
            hidden: !isOpen,
          },
          suggestions.map((one, index) =>
            h(
              'li',
              {
                id: `suggestion-${index}`,
                role: 'option',
                'aria-selected': String(index === active),
                // Before the field loses the focus and the list goes.
                onMouseDown: (event: Event) => {
                  event.preventDefault()
                  choose(one)
                },
              },
              one.name,
            ),
          ),
        ),
      ),
      h('p', { id: 'food-hint', class: 'quiet' }, t('explore.hint', lang)),
    ),
    h(
      'p',
      { role: 'status', class: 'unseen' },
      isOpen ? t('explore.count', lang, { count: suggestions.length }) : '',
    ),
    error === undefined ? null : h(Failure, { error, lang }),
    found === undefined
      ? null
      : [
          h('h2', {}, t('explore.results', lang)),
          found.length === 0
            ? h('p', {}, say('said.nothing', lang))
            : h(
                'ul',
                { class: 'names' },
                found.map((one) =>
                  h(
                    'li',
                    {},
                    h(
                      'a',
                      { href: pageOf(one.ingredientId), onClick: () => setFound(undefined) },
                      one.name,
                    ),
                  ),
                ),
              ),
        ],
  )
}
