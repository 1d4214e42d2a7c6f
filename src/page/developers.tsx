/** The page for developers: keys, three sample calls, verdicts, languages, and a link to the API documentation. */

import { VERDICTS } from '../domain/risk.ts'
import { Mark } from './parts.tsx'
import { useWords } from './words.ts'

export function Developers({ needsKey }: Readonly<{ needsKey: boolean }>) {
  const { t, lang } = useWords()
  const { origin } = location
  const account = 'ingr account create "My app"\ningr key issue <customer id>'
  const key = needsKey ? ' \\\n  -H "Authorization: Bearer $INGR_KEY"' : ''
  const recipe = { text: t('check.exampleRecipe'), lang, concerns: ['egg', 'dairy'] }
  const search = `curl "${origin}/v1/ingredients/search?q=butter&lang=${lang}&limit=3"${key}`
  const allergens = `curl "${origin}/v1/ingredients/butter/allergens?lang=${lang}"${key}`
  const check = `curl "${origin}/v1/recipes/check"${key} \\\n  -H "Content-Type: application/json" \\\n  -d '${JSON.stringify(recipe)}'`
  return (
    <div class="narrow">
      <h1>{t('start.title')}</h1>
      <p>{t('start.intro')}</p>
      <p>
        <a href="/docs">{t('page.document')}</a>
      </p>
      <h2>{t('start.key')}</h2>
      <p>{withCode(t(needsKey ? 'start.keyAsk' : 'start.keyLocal'))}</p>
      {needsKey && <Code text={account} />}
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
              <Mark verdict={verdict} /> <code>{verdict}</code>
            </dt>
            <dd>{t(`start.${verdict}`)}</dd>
          </>
        ))}
      </dl>
      <h2>{t('start.languages')}</h2>
      <p>{withCode(t('start.languagesText'))}</p>
    </div>
  )
}

function Code({ text }: Readonly<{ text: string }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, a wide code block cannot be scrolled with the keyboard
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  )
}

/** Renders text between backquotes as code. */
function withCode(text: string) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code>{part}</code> : part))
}
