/** Shows a form for a recipe or package and the people it is for, then replaces the form with the answer. */

import type { ComponentChildren, Ref } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Client } from '../client/client.ts'
import { DIETS, type Restriction, SHOWN_ALLERGENS } from '../domain/restrictions.ts'
import { t as textIn } from '../wording/page.ts'
import { type Answered, type Asked, askServer } from './checking.ts'
import { storedPeople } from './household.ts'
import { errorText, type Field } from './parts.tsx'
import { People, Ticks } from './people.tsx'
import { Result } from './result.tsx'
import { useWords } from './words.ts'

const KEY = 'ingr.text'
/** Milliseconds to wait before we show that a check is running. */
const PATIENCE_MS = 300

export function Check({ client, isShown }: Readonly<{ client: Client; isShown: boolean }>) {
  const { t, lang } = useWords()
  const [text, setText] = useState(() => sessionStorage.getItem(KEY) ?? '')
  const [servings, setServings] = useState('')
  const [once, setOnce] = useState<readonly Restriction[]>([])
  const [people, setPeople] = useState(storedPeople.read)
  const { answered, error, isBusy, run, edit, undo } = useAnswers(client, setText)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => sessionStorage.setItem(KEY, text), [text])
  useEffect(() => {
    if (isShown && !answered) document.title = `${t('page.title')} · ingr`
  }, [isShown, answered, t])
  useEffect(() => {
    if (isShown && !answered) field.current?.focus()
  }, [isShown, answered, error])
  if (answered) {
    return (
      <Result
        answered={answered}
        isShown={isShown}
        onEdit={edit}
        onAgain={(changes) => void run({ ...answered.asked, ...changes }, answered)}
        {...(undo && { onUndo: undo })}
      />
    )
  }
  const eaters = [
    ...people.filter(({ eats }) => eats),
    ...(once.length > 0 ? [{ name: t('check.once'), avoids: once, eats: true }] : []),
  ]
  const isWrong = error !== undefined
  return (
    <div class="narrow">
      <h1>{t('page.title')}</h1>
      <p class="quiet">{t('check.lead')}</p>
      <People
        people={people}
        onChange={(next) => {
          storedPeople.write(next)
          setPeople(next)
        }}
      />
      <RecipeForm
        onSubmit={() => void run({ text, lang, servings, eaters, isRecipe: false, left: [] })}
      >
        <TextField value={text} onChange={setText} field={field} error={error} />
        <ServingsRow value={servings} onChange={setServings} isBusy={isBusy} />
      </RecipeForm>
      <p role="status" class="unseen">
        {isBusy && t('check.busy')}
      </p>
      {text === '' && <Examples onChoose={setText} />}
      {!isWrong && <AvoidOnce chosen={once} onChange={setOnce} />}
    </div>
  )
}

/** Stores the latest answer, and the answer before each swap (for undo). Ignores late answers to older questions. */
function useAnswers(client: Client, setText: (text: string) => void) {
  const [answered, setAnswered] = useState<Answered>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const [before, setBefore] = useState<readonly Answered[]>([])
  const latest = useRef(0)
  const run = async (asked: Asked, previous?: Answered) => {
    if (previous) setBefore([...before, previous])
    const mine = ++latest.current
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
    await askServer(client, asked).then(settle, (failure: unknown) => settle(undefined, failure))
  }
  const edit = () => {
    latest.current += 1
    setAnswered(undefined)
    setBefore([])
  }
  const last = before.at(-1)
  const undo =
    last &&
    (() => {
      setBefore(before.slice(0, -1))
      setAnswered(last)
      setText(last.asked.text)
    })
  return { answered, error, isBusy, run, edit, undo }
}

function RecipeForm({ onSubmit, children }: { onSubmit: () => void; children: ComponentChildren }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit()
      }}
    >
      {children}
    </form>
  )
}

type Text = Field<string> & Readonly<{ field: Ref<HTMLTextAreaElement>; error: unknown }>

function TextField({ value, onChange, field, error }: Text) {
  const { t } = useWords()
  const isWrong = error !== undefined
  return (
    <>
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
          value={value}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
    </>
  )
}

function ServingsRow({ value, onChange, isBusy }: Field<string> & { isBusy: boolean }) {
  const { t } = useWords()
  return (
    <div class="row under">
      <label class="small" for="servings">
        {t('check.servings')}
      </label>
      <input
        id="servings"
        class="field servings"
        inputMode="decimal"
        placeholder={t('check.asWritten')}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <kbd class="end">{t('check.keys')}</kbd>
      <button type="submit" class="main">
        {t(isBusy ? 'check.busy' : 'check.run')}
      </button>
    </div>
  )
}

function Examples({ onChoose }: Readonly<{ onChoose: (text: string) => void }>) {
  const { t, lang } = useWords()
  const examples = [
    ['check.tryRecipe', textIn('check.exampleRecipe', lang)],
    ['check.tryPackage', textIn('check.examplePackage', lang)],
    ['check.tryOther', textIn('check.exampleRecipe', lang === 'de' ? 'en' : 'de')],
  ] as const
  return (
    <p class="row try">
      <span class="quiet">{t('check.try')}</span>
      {examples.map(([key, example]) => (
        <button type="button" class="plain" onClick={() => onChoose(example)}>
          {t(key)}
        </button>
      ))}
    </p>
  )
}

/** Selects what to avoid in this check only, without adding a person. */
function AvoidOnce(ticks: Pick<Parameters<typeof Ticks>[0], 'chosen' | 'onChange'>) {
  const { t } = useWords()
  return (
    <details class="once">
      <summary>{t('check.avoidOnce')}</summary>
      <Ticks title={t('people.avoids')} of={SHOWN_ALLERGENS} {...ticks} />
      <Ticks title={t('people.diets')} of={DIETS} {...ticks} />
    </details>
  )
}
