/** The frame of the page: sections, language, key, and the view for the current URL. */

import type { RefObject } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { createClient } from '../client/client.ts'
import { isLanguage, type Language } from '../domain/languages.ts'
import { Check } from './check.tsx'
import { Developers } from './developers.tsx'
import { Explore } from './explore.tsx'
import { Food } from './food.tsx'
import { KeyForm, storedKey } from './key-form.tsx'
import { LanguageSelect } from './parts.tsx'
import { useWords, Words, wordsIn } from './words.ts'

const SECTIONS = ['check', 'explore', 'developers'] as const
type Section = (typeof SECTIONS)[number]

interface Route {
  readonly section: Section
  /** Id of the ingredient to show. */
  readonly id: string | undefined
}

function routeOf(hash: string): Route {
  const [, name, id] = hash.replace(/^#/, '').split('/')
  const section = SECTIONS.find((one) => one === name) ?? 'check'
  return { section, id: section === 'explore' && id ? decode(id) : undefined }
}

/** Decodes a part of the URL, or returns it unchanged if it is malformed. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const LANGUAGE = 'ingr.lang'

function firstLanguage(): Language {
  const stored = sessionStorage.getItem(LANGUAGE)
  const wished = [stored ?? '', ...navigator.languages.map((one) => one.slice(0, 2))]
  return wished.find(isLanguage) ?? 'en'
}

/** Creates a client without retries: we show errors at once, and the user can try again. */
const clientWith = (key: string) =>
  createClient({
    baseUrl: location.origin,
    retries: 0,
    cacheSize: 0,
    ...(key === '' ? {} : { key }),
  })

/** Returns the current route. When it changes, moves focus and scroll position to the top, as loading a page does. */
function useRoute(main: RefObject<HTMLElement | null>): Route {
  const [route, setRoute] = useState(() => routeOf(location.hash))
  useEffect(() => {
    const follow = () => {
      setRoute(routeOf(location.hash))
      main.current?.focus()
      scrollTo(0, 0)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return route
}

export function App({ needsKey }: Readonly<{ needsKey: boolean }>) {
  const [lang, setLang] = useState(firstLanguage)
  const [key, setKey] = useState(needsKey ? storedKey.read : '')
  const main = useRef<HTMLElement>(null)
  const { section, id } = useRoute(main)
  const client = useMemo(() => clientWith(key), [key])
  const words = useMemo(() => wordsIn(lang), [lang])
  const { t } = words

  useEffect(() => {
    document.documentElement.lang = lang
    sessionStorage.setItem(LANGUAGE, lang)
  }, [lang])
  useEffect(() => {
    if (section !== 'check' && id === undefined) document.title = `${t(`nav.${section}`)} · ingr`
  }, [section, id, t])

  const changeKey = (next: string) => {
    storedKey.write(next)
    setKey(next)
  }
  // Without the key, every section of the page would show the same error, so ask for the key first.
  const mayAsk = !needsKey || key !== ''
  const hasFood = id !== undefined && mayAsk
  return (
    <Words.Provider value={words}>
      {/* biome-ignore lint/a11y/useValidAnchor: the hash of the address is the route */}
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {t('page.skip')}
      </a>
      <Header section={section} onLanguage={setLang} />
      {needsKey && <KeyForm value={key} onChange={changeKey} />}
      <main id="main" ref={main} tabIndex={-1}>
        {/* Stays mounted, so that the answer survives a visit to a food. */}
        <div hidden={section !== 'check'}>
          <Check client={client} isShown={section === 'check'} />
        </div>
        {section === 'developers' && <Developers needsKey={needsKey} />}
        {section === 'explore' && <Explore client={client} hasFood={hasFood} />}
        {hasFood && <Food client={client} id={id} key={id} />}
        {section === 'explore' && !mayAsk && (
          <p role="alert" class="failure">
            {t('error.key')}
          </p>
        )}
      </main>
      <Footer needsKey={needsKey} />
    </Words.Provider>
  )
}

type OfHeader = Readonly<{ section: Section; onLanguage: (lang: Language) => void }>

function Header({ section, onLanguage }: OfHeader) {
  const { t, lang } = useWords()
  return (
    <header class="top">
      <div>
        <strong class="brand">ingr</strong>
        <nav aria-label={t('page.nav')}>
          <ul>
            {SECTIONS.map((one) => (
              <li class={one}>
                <a href={`#/${one}`} {...(one === section && { 'aria-current': 'page' })}>
                  {t(`nav.${one}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSelect label={t('page.language')} value={lang} onChange={onLanguage} />
      </div>
    </header>
  )
}

function Footer({ needsKey }: Readonly<{ needsKey: boolean }>) {
  const { t } = useWords()
  return (
    <footer>
      <span>{t('page.kept')}</span>
      {needsKey && <span>{t('page.sent')}</span>}
      <a class="phone" href="#/developers">
        {t('nav.developers')}
      </a>
    </footer>
  )
}
