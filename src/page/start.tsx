/** The start page: how to get a key, three calls, how to read a verdict, the languages. */

import { VERDICTS } from '../domain/risk.ts'
import { VerdictMark } from './parts.tsx'
import { useWords } from './words.ts'

export function Start({ needsKey }: Readonly<{ needsKey: boolean }>) {
  const { t, lang } = useWords()
  const { origin } = location
  const key = needsKey ? ' \\\n  -H "Authorization: Bearer $INGR_KEY"' : ''
  const recipe = { text: t('check.exampleText'), lang, concerns: ['egg', 'dairy'] }
  const search = `curl "${origin}/v1/ingredients/search?q=butter&lang=${lang}&limit=3"${key}`
  const allergens = `curl "${origin}/v1/ingredients/butter/allergens?lang=${lang}"${key}`
  const check = `curl "${origin}/v1/recipes/check"${key} \\\n  -H "Content-Type: application/json" \\\n  -d '${JSON.stringify(recipe)}'`
  return (
    <>
      <h1>{t('start.title')}</h1>
      <p>{t('start.intro')}</p>
      <p class="actions">
        <a class="button" href="#/check">
          {t('nav.check')}
        </a>
        <a class="button" href="#/explore">
          {t('nav.explore')}
        </a>
      </p>
      <h2>{t('start.key')}</h2>
      <p>{withCode(t(needsKey ? 'start.keyAsk' : 'start.keyLocal'))}</p>
      {needsKey && <Code text={'ingr account create "My app"\ningr key issue <customer id>'} />}
      <h2>{t('start.calls')}</h2>
      <h3>{t('start.callSearch')}</h3>
      <Code text={search} />
      <h3>{t('start.callAllergens')}</h3>
      <Code text={allergens} />
      <h3>{t('start.callCheck')}</h3>
      <Code text={check} />
      <h2>{t('start.verdicts')}</h2>
      <dl>
        {VERDICTS.map((verdict) => (
          <>
            <dt>
              <VerdictMark verdict={verdict} /> <code>{verdict}</code>
            </dt>
            <dd>{t(`start.${verdict}`)}</dd>
          </>
        ))}
      </dl>
      <h2>{t('start.languages')}</h2>
      <p>{withCode(t('start.languagesText'))}</p>
    </>
  )
}

function Code({ text }: Readonly<{ text: string }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll a wide one
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  )
}

/** Text between backquotes is code. */
function withCode(text: string) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code>{part}</code> : part))
}
