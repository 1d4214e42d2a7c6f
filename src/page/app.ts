/** The frame of the page: sections, language, key, and the view that the address names. */

import { h } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { isLanguage, LANGUAGES, type Language } from '../domain/languages.ts'
import { t } from '../wording/page.ts'
import { say } from '../wording/say.ts'
import { type Api, apiWith, keptKey } from './api.ts'
import { Check } from './check.ts'
import { Explore } from './explore.ts'
import { Food } from './food.ts'
import { Start } from './start.ts'

const SECTIONS = ['start', 'check', 'explore'] as const
type Section = (typeof SECTIONS)[number]

interface Route {
  readonly section: Section
  /** Of the ingredient that is shown. */
  readonly id: string | undefined
}

function routeOf(hash: string): Route {
  const [, name, id] = hash.replace(/^#/, '').split('/')
  const section = SECTIONS.find((one) => one === name) ?? 'start'
  return { section, id: section === 'explore' && id ? decode(id) : undefined }
}

/** What somebody has typed into the address is no reason to show nothing. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const LANGUAGE = 'ingr.lang'

function firstLanguage(): Language {
  const kept = sessionStorage.getItem(LANGUAGE)
  const wished = [kept ?? '', ...navigator.languages.map((one) => one.slice(0, 2))]
  return wished.find(isLanguage) ?? 'en'
}

export function App({ needsKey }: { readonly needsKey: boolean }) {
  const [lang, setLang] = useState(firstLanguage)
  const [key, setKey] = useState(needsKey ? keptKey.read : '')
  const [route, setRoute] = useState(() => routeOf(location.hash))
  const main = useRef<HTMLElement>(null)
  const api = useMemo(() => apiWith(key), [key])

  useEffect(() => {
    const follow = () => {
      setRoute(routeOf(location.hash))
      // As after the load of another page: from its beginning, and read from there.
      main.current?.focus()
      scrollTo(0, 0)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  useEffect(() => {
    document.documentElement.lang = lang
    sessionStorage.setItem(LANGUAGE, lang)
  }, [lang])
  useEffect(() => {
    document.title = `${t(`nav.${route.section}`, lang)} · ingr`
  }, [route, lang])

  return [
    h(
      'a',
      {
        class: 'skip',
        href: '#main',
        onClick: (event: Event) => {
          event.preventDefault()
          main.current?.focus()
        },
      },
      t('page.skip', lang),
    ),
    h(
      'header',
      {},
      h(
        'p',
        { class: 'brand' },
        h('strong', {}, 'ingr'),
        ' ',
        h('span', {}, t('page.about', lang)),
      ),
      h(
        'nav',
        { 'aria-label': t('page.nav', lang) },
        h(
          'ul',
          {},
          SECTIONS.map((section) =>
            h(
              'li',
              {},
              h(
                'a',
                {
                  href: `#/${section}`,
                  ...(section === route.section ? { 'aria-current': 'page' } : {}),
                },
                t(`nav.${section}`, lang),
              ),
            ),
          ),
        ),
      ),
      h(
        'label',
        { class: 'language' },
        t('page.language', lang),
        ' ',
        h(
          'select',
          {
            value: lang,
            onChange: (event: Event) => {
              const { value } = event.currentTarget as HTMLSelectElement
              if (isLanguage(value)) setLang(value)
            },
          },
          LANGUAGES.map((one) => h('option', { value: one, lang: one }, say('language.name', one))),
        ),
      ),
    ),
    needsKey
      ? h(KeyForm, {
          value: key,
          lang,
          onChange: (next) => {
            keptKey.write(next)
            setKey(next)
          },
        })
      : null,
    h(
      'main',
      { id: 'main', ref: main, tabIndex: -1 },
      // The recipe stays while somebody looks up an ingredient.
      h('div', { hidden: route.section !== 'check' }, h(Check, { api, lang })),
      route.section === 'start' ? h(Start, { lang, needsKey }) : null,
      route.section === 'explore' ? exploring(api, lang, route.id, !needsKey || key !== '') : null,
    ),
    h(
      'footer',
      {},
      h('p', {}, t('page.advice', lang)),
      h('p', {}, h('a', { href: '/docs' }, t('page.document', lang))),
    ),
  ]
}

/** Six parts that all ask for a key would say the same six times. */
function exploring(api: Api, lang: Language, id: string | undefined, mayAsk: boolean) {
  const hasFood = id !== undefined && mayAsk
  return [
    h(Explore, { api, lang, hasFood }),
    hasFood ? h(Food, { api, lang, id, key: id }) : null,
    mayAsk ? null : h('p', { role: 'alert', class: 'failure' }, t('error.key', lang)),
  ]
}

function KeyForm({
  value,
  lang,
  onChange,
}: {
  readonly value: string
  readonly lang: Language
  readonly onChange: (key: string) => void
}) {
  const [typed, setTyped] = useState('')
  if (value !== '') {
    return h(
      'section',
      { class: 'key', 'aria-label': t('key.title', lang) },
      h('p', {}, t('key.kept', lang)),
      h('button', { type: 'button', onClick: () => onChange('') }, t('key.forget', lang)),
    )
  }
  return h(
    'section',
    { class: 'key', 'aria-label': t('key.title', lang) },
    h(
      'form',
      {
        onSubmit: (event: Event) => {
          event.preventDefault()
          onChange(typed.trim())
          setTyped('')
        },
      },
      h('label', { for: 'key' }, t('key.label', lang)),
      h('input', {
        id: 'key',
        type: 'password',
        autoComplete: 'off',
        spellcheck: false,
        required: true,
        'aria-describedby': 'key-hint',
        value: typed,
        onInput: (event: Event) => setTyped((event.currentTarget as HTMLInputElement).value),
      }),
      h('button', {}, t('key.use', lang)),
      h('p', { id: 'key-hint', class: 'quiet' }, t('key.hint', lang)),
    ),
  )
}
