/** The checker: one field for a recipe or a package, the people, and the answer in its place. */

import { useEffect, useRef, useState } from 'preact/hooks'
import type { Client, Output } from '../client/client.ts'
import { isAddress } from '../domain/address.ts'
import type { Language } from '../domain/languages.ts'
import { DIETS, EU_CONCERNS, type Restriction, SHOWN_ALLERGENS } from '../domain/restrictions.ts'
import { t as textIn } from '../wording/page.ts'
import { type Checked, checkedLabel } from './answer.ts'
import { asSent, keptPeople, type Person } from './household.ts'
import { errorText, Refused } from './parts.tsx'
import { People, Ticks } from './people.tsx'
import { Result } from './result.tsx'
import { useWords } from './words.ts'

export interface Asked {
  readonly text: string
  readonly lang: Language
  /** Empty: as written. */
  readonly servings: string
  readonly eaters: readonly Person[]
  /** True if the text is a recipe even if it looks like a package. */
  readonly isRecipe: boolean
  /** The lines that the user said are no food. */
  readonly left: readonly string[]
}

export interface Answered {
  readonly asked: Asked
  readonly checked: Checked
  readonly swapped: Output<'recipeSwap'> | undefined
  readonly analyzed: Output<'recipeAnalyze'> | undefined
  /** As the server sent it. */
  readonly body: object
  readonly library: string | null
}

const KEY = 'ingr.text'
/** A shorter wait needs no word. */
const PATIENCE_MS = 300

export function Check({ client, isShown }: Readonly<{ client: Client; isShown: boolean }>) {
  const { t, lang } = useWords()
  const [text, setText] = useState(() => sessionStorage.getItem(KEY) ?? '')
  const [servings, setServings] = useState('')
  const [once, setOnce] = useState<readonly Restriction[]>([])
  const [people, setPeople] = useState(keptPeople.read)
  const [answered, setAnswered] = useState<Answered>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  /** The answers before each swap, for undo. */
  const [before, setBefore] = useState<readonly Answered[]>([])
  const field = useRef<HTMLTextAreaElement>(null)
  const latest = useRef(0)
  useEffect(() => sessionStorage.setItem(KEY, text), [text])
  useEffect(() => {
    if (isShown && !answered) document.title = `${t('page.title')} · ingr`
  }, [isShown, answered, t])
  useEffect(() => {
    if (isShown && !answered) field.current?.focus()
  }, [isShown, answered, error])

  const eaters = [
    ...people.filter(({ eats }) => eats),
    ...(once.length > 0 ? [{ name: t('check.once'), avoids: once, eats: true }] : []),
  ]
  const run = async (changes: Partial<Asked>) => {
    const mine = ++latest.current
    const asked = { text, lang, servings, eaters, isRecipe: false, left: [], ...changes }
    setError(undefined)
    const timer = setTimeout(() => mine === latest.current && setBusy(true), PATIENCE_MS)
    const settle = (next: Answered | undefined, failure?: unknown) => {
      clearTimeout(timer)
      if (mine !== latest.current) return
      setBusy(false)
      setAnswered(next)
      setError(failure)
      if (next) setText(asked.text)
    }
    await ask(client, asked).then(settle, (failure: unknown) => settle(undefined, failure))
  }
  const edit = () => {
    latest.current += 1
    setAnswered(undefined)
    setBefore([])
  }
  if (answered) {
    return (
      <Result
        answered={answered}
        isShown={isShown}
        onEdit={edit}
        onAgain={(changes) => {
          setBefore([...before, answered])
          void run({ ...answered.asked, ...changes })
        }}
        {...(before.length > 0 && {
          onUndo: () => {
            setBefore(before.slice(0, -1))
            setAnswered(before.at(-1))
            setText(before.at(-1)?.asked.text ?? text)
          },
        })}
      />
    )
  }
  const other = lang === 'de' ? 'en' : 'de'
  const examples = [
    ['check.tryRecipe', textIn('check.exampleRecipe', lang)],
    ['check.tryPackage', textIn('check.examplePackage', lang)],
    ['check.tryOther', textIn('check.exampleRecipe', other)],
  ] as const
  const isWrong = error !== undefined
  return (
    <div class="narrow">
      <h1>{t('page.title')}</h1>
      <p class="quiet">{t('check.lead')}</p>
      <People
        people={people}
        onChange={(next) => {
          keptPeople.write(next)
          setPeople(next)
        }}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void run({})
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void run({})
        }}
      >
        <label class="unseen" for="recipe">
          {t('check.text')}
        </label>
        <div {...(isWrong && { class: 'wrong' })}>
          {isWrong && (
            <p role="alert" id="wrong">
              {errorText(error, t)}
            </p>
          )}
          <textarea
            id="recipe"
            ref={field}
            rows={isWrong ? 8 : 11}
            spellcheck={false}
            placeholder={t('check.placeholder')}
            {...(isWrong && { 'aria-invalid': true, 'aria-describedby': 'wrong' })}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </div>
        <div class="row under">
          <label class="small" for="servings">
            {t('check.servings')}
          </label>
          <input
            id="servings"
            class="field servings"
            inputMode="decimal"
            placeholder={t('check.asWritten')}
            value={servings}
            onInput={({ currentTarget }) => setServings(currentTarget.value)}
          />
          <kbd class="end">{t('check.keys')}</kbd>
          <button type="submit" class="main">
            {t(isBusy ? 'check.busy' : 'check.run')}
          </button>
        </div>
      </form>
      <p role="status" class="unseen">
        {isBusy && t('check.busy')}
      </p>
      {text === '' && (
        <p class="row try">
          <span class="quiet">{t('check.try')}</span>
          {examples.map(([key, example]) => (
            <button type="button" class="plain" onClick={() => setText(example)}>
              {t(key)}
            </button>
          ))}
        </p>
      )}
      {!isWrong && (
        <details class="once">
          <summary>{t('check.avoidOnce')}</summary>
          <Ticks title={t('people.avoids')} of={SHOWN_ALLERGENS} chosen={once} onChange={setOnce} />
          <Ticks title={t('people.diets')} of={DIETS} chosen={once} onChange={setOnce} />
        </details>
      )}
    </div>
  )
}

async function ask(client: Client, asked: Asked): Promise<Answered> {
  const { lang, eaters, isRecipe, left } = asked
  const text = asked.text
    .split('\n')
    .filter((line) => !left.includes(line.trim()))
    .join('\n')
  if (text.trim() === '') throw new Refused('error.empty')
  if (isAddress(text)) throw new Refused('error.address')
  const count = Number(asked.servings.replace(',', '.'))
  if (!(count >= 0)) throw new Refused('error.servings')
  const common = { text, lang, ...(eaters.length > 0 ? { people: eaters.map(asSent) } : {}) }
  const recipe = { ...common, ...(count > 0 ? { servings: count } : {}) }
  const { body, meta } = await client.call('recipeCheck', {
    ...recipe,
    concerns: [...EU_CONCERNS],
    perLine: true,
  })
  const shared = { asked, library: meta.library }
  if (body.isPackage && !isRecipe) {
    const label = await client.label({ ...common, concerns: [...EU_CONCERNS] })
    const checked = checkedLabel(label)
    return { ...shared, checked, body: label, swapped: undefined, analyzed: undefined }
  }
  const isConflict = body.people?.some(({ verdict }) => verdict !== 'compatible')
  const [swapped, analyzed] = await Promise.all([
    isConflict ? client.recipeSwap(recipe).catch(() => undefined) : undefined,
    client.recipeAnalyze(recipe).catch(() => undefined),
  ])
  return { ...shared, checked: body, body, swapped, analyzed }
}
