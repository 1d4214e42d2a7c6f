/** The recipe checker: a pasted text and the restrictions. */

import { useEffect, useRef, useState } from 'preact/hooks'
import type { Client } from '../client/client.ts'
import type { Language } from '../domain/languages.ts'
import { CONCERNS, isDiet, RESTRICTIONS, type Restriction } from '../domain/restrictions.ts'
import { t as textIn } from '../wording/page.ts'
import { Choices } from './choices.tsx'
import { verdictOn } from './judged.ts'
import { Failure, LanguageSelect } from './parts.tsx'
import { asSent, keptPeople, People } from './people.tsx'
import { type Asked, type Result, Verdicts } from './verdicts.tsx'
import { useWords } from './words.ts'

export function Check({ client }: Readonly<{ client: Client }>) {
  const { t, lang } = useWords()
  const [text, setText] = useState('')
  const [ownLang, setOwnLang] = useState<Language>()
  const [extra, setExtra] = useState<readonly Restriction[]>([])
  const [people, setPeople] = useState(keptPeople.read)
  const [result, setResult] = useState<Result>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  /** The texts before each swap, for undo. */
  const [taken, setTaken] = useState<readonly string[]>([])
  const [status, setStatus] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const latest = useRef(0)
  const recipeLang = ownLang ?? lang
  const eaters = people.filter(({ eats }) => eats)
  const avoided = [...extra, ...eaters.flatMap(({ avoids }) => avoids)]
  const chosen = RESTRICTIONS.filter((one) => avoided.includes(one))

  /** Clears the result, which must not be taken for that of the new input. */
  const change = (set: () => void) => {
    latest.current += 1
    setResult(undefined)
    setError(undefined)
    setStatus('')
    setBusy(false)
    set()
  }
  const changeText = (next: string) =>
    change(() => {
      setText(next)
      setTaken([])
    })
  const run = async (next: string, said: string) => {
    const mine = ++latest.current
    const asked = { text: next, lang: recipeLang, chosen, people: eaters }
    setText(next)
    setStatus(said)
    setBusy(true)
    setError(undefined)
    const settle = (answer: Result | undefined, failure?: unknown) => {
      if (mine !== latest.current) return
      setResult(answer)
      setError(failure)
      setBusy(false)
    }
    await ask(client, asked).then(settle, (failure: unknown) => settle(undefined, failure))
  }
  useEffect(() => {
    if (result) heading.current?.focus()
  }, [result])

  const take = (next: string, name: string) => {
    setTaken([...taken, text])
    void run(next, `${t('check.taken')} ${name}`)
  }
  const undo = () => {
    setTaken(taken.slice(0, -1))
    void run(taken.at(-1) ?? text, '')
  }

  return (
    <>
      <h1>{t('check.title')}</h1>
      <People
        people={people}
        onChange={(next) =>
          change(() => {
            keptPeople.write(next)
            setPeople(next)
          })
        }
      />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void run(text, '')
        }}
      >
        <label for="recipe">{t('check.text')}</label>
        <textarea
          id="recipe"
          rows={9}
          required
          lang={recipeLang}
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => changeText(currentTarget.value)}
        />
        <p class="actions">
          <button type="button" onClick={() => changeText(textIn('check.exampleText', recipeLang))}>
            {t('check.example')}
          </button>
          <LanguageSelect
            label={t('check.lang')}
            value={recipeLang}
            onChange={(next) => change(() => setOwnLang(next))}
          />
        </p>
        <Choices chosen={extra} onChange={(next) => change(() => setExtra(next))} />
        {chosen.length === 0 && <p class="quiet">{t('check.none')}</p>}
        <button type="submit" class="main">
          {t('check.run')}
        </button>
      </form>
      <p role="status" class="status">
        {isBusy ? t('page.loading') : status}
      </p>
      {error !== undefined && <Failure error={error} />}
      {result && (
        <>
          <h2 ref={heading} tabIndex={-1}>
            {t('check.result')}
          </h2>
          {taken.length > 0 && (
            <p>
              <button type="button" onClick={undo}>
                {t('check.undo')}
              </button>
            </p>
          )}
          <Verdicts result={result} onTake={take} />
        </>
      )}
    </>
  )
}

async function ask(client: Client, asked: Asked): Promise<Result> {
  const { text, lang, chosen, people } = asked
  const some = { concerns: chosen.filter((one) => !isDiet(one)), diets: chosen.filter(isDiet) }
  const checked = await client.recipeCheck({
    text,
    lang,
    perLine: true,
    ...(chosen.length > 0 ? some : { concerns: [...CONCERNS] }),
    ...(people.length > 0 ? { people: people.map(asSent) } : {}),
  })
  const isFine = chosen.every((one) => verdictOn(checked, one) === 'compatible')
  const swapped = isFine ? undefined : await client.recipeSwap({ text, lang, for: [...chosen] })
  return { ...asked, checked, swapped }
}
