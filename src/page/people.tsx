/** The people at the table as chips, and the block to add or change one. */

import { useEffect, useRef, useState } from 'preact/hooks'
import {
  DIETS,
  DOSE_DIMENSIONS,
  EU_CONCERNS,
  RESTRICTIONS,
  type Restriction,
  SHOWN_ALLERGENS,
} from '../domain/restrictions.ts'
import { avoidedBy, type Person } from './household.ts'
import { useWords } from './words.ts'

/** More are one stop of the keyboard, with the arrow keys. */
const MOST_STOPS = 3

export function People({
  people,
  onChange,
}: Readonly<{ people: readonly Person[]; onChange: (people: readonly Person[]) => void }>) {
  const words = useWords()
  const { t } = words
  const [edited, setEdited] = useState<Person | 'new'>()
  const [stop, setStop] = useState(0)
  const chips = useRef<HTMLDivElement>(null)
  /** What gets the focus when the block has closed: the name of a chip, or the button. */
  const next = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (edited !== undefined || next.current === undefined) return
    const all = [...(chips.current?.querySelectorAll('button') ?? [])]
    const at = people.findIndex(({ name }) => name === next.current)
    all[at < 0 ? people.length : at]?.focus()
    next.current = undefined
  })
  const close = (focus: string) => {
    next.current = focus
    setEdited(undefined)
  }
  const keep = (person: Person) => {
    const others = people.filter((one) => one !== edited && one.name !== person.name)
    onChange([...others, person])
    close(person.name)
  }
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const at = (stop + step + people.length) % people.length
    setStop(at)
    chips.current?.querySelectorAll('button')[at]?.focus()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of chips */}
      <div class="row chips" role="group" aria-label={t('people.title')} ref={chips}>
        <span class="small quiet">{t('people.title')}</span>
        {people.map((person, at) => (
          <button
            key={person.name}
            type="button"
            class="chip"
            aria-pressed={person.eats}
            tabIndex={people.length > MOST_STOPS && at !== stop ? -1 : 0}
            onKeyDown={move}
            onFocus={() => setStop(at)}
            onClick={() =>
              onChange(people.map((one) => (one === person ? { ...one, eats: !one.eats } : one)))
            }
          >
            <b>{person.name}</b> {avoidedBy(person, words)}
          </button>
        ))}
        {edited === undefined && (
          <button type="button" class="chip" onClick={() => setEdited('new')}>
            + {t('people.add')}
          </button>
        )}
        {people.length > 0 && edited === undefined && (
          <button type="button" class="plain small" onClick={() => setEdited(people[0])}>
            {t('people.change')}
          </button>
        )}
        {people.length === 0 && <span class="small quiet">{t('people.none')}</span>}
      </div>
      {edited !== undefined && (
        <Editor
          key={edited === 'new' ? '' : edited.name}
          person={edited === 'new' ? undefined : edited}
          people={people}
          onKeep={keep}
          onClose={() => close('')}
          onOther={setEdited}
          onRemove={() => {
            onChange(people.filter((one) => one !== edited))
            close('')
          }}
        />
      )}
    </>
  )
}

interface Editing {
  /** Undefined for somebody new. */
  readonly person: Person | undefined
  readonly people: readonly Person[]
  readonly onKeep: (person: Person) => void
  readonly onOther: (person: Person) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

function Editor({ person, people, onKeep, onOther, onRemove, onClose }: Editing) {
  const { t } = useWords()
  const [name, setName] = useState(person?.name ?? '')
  const [avoids, setAvoids] = useState(person?.avoids ?? [])
  const [lactose, setLactose] = useState(
    person?.lactose === undefined ? '' : String(person.lactose),
  )
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const grams = Number(lactose.replace(',', '.'))
  const hasLimit = lactose.trim() !== '' && grams >= 0
  const isEmpty = avoids.length === 0 && !hasLimit
  const submit = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    if (name.trim() === '' || isEmpty) return
    onKeep({ name: name.trim(), avoids, eats: true, ...(hasLimit && { lactose: grams }) })
  }
  return (
    <form
      class="card person"
      aria-labelledby="person-head"
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <h2 id="person-head">{t(person ? 'people.change' : 'people.add')}</h2>
      <div class="row">
        {person && people.length > 1 && (
          <select
            aria-label={t('people.who')}
            value={person.name}
            onChange={({ currentTarget: { value } }) => {
              const other = people.find((one) => one.name === value)
              if (other) onOther(other)
            }}
          >
            {people.map((one) => (
              <option>{one.name}</option>
            ))}
          </select>
        )}
        <label class="small" for="person">
          {t('people.name')}
        </label>
        <input
          id="person"
          class="field"
          ref={field}
          autoComplete="off"
          maxLength={40}
          required
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </div>
      <Ticks title={t('people.avoids')} of={SHOWN_ALLERGENS} chosen={avoids} onChange={setAvoids} />
      <Ticks title={t('people.little')} of={DOSE_DIMENSIONS} chosen={avoids} onChange={setAvoids} />
      <details>
        <summary>{t('people.more')}</summary>
        <p class="row">
          <label class="small" for="lactose">
            {t('people.lactose')}
          </label>
          <input
            id="lactose"
            class="field short"
            inputMode="decimal"
            value={lactose}
            onInput={({ currentTarget }) => setLactose(currentTarget.value)}
          />
        </p>
        <Ticks title={t('people.diets')} of={DIETS} chosen={avoids} onChange={setAvoids} />
        <Ticks title={t('people.label')} of={EU_CONCERNS} chosen={avoids} onChange={setAvoids} />
      </details>
      {isEmpty && <p class="small quiet">{t('people.nothing')}</p>}
      <div class="row">
        <button type="submit" class="main">
          {person ? t('people.keep') : t('people.addNamed', { name: name.trim() })}
        </button>
        <button type="button" onClick={onClose}>
          {t('people.cancel')}
        </button>
        {person && (
          <button type="button" onClick={onRemove}>
            {t('people.remove')} <span class="unseen">{person.name}</span>
          </button>
        )}
      </div>
    </form>
  )
}

export function Ticks({
  title,
  of,
  chosen,
  onChange,
}: Readonly<{
  title: string
  of: readonly Restriction[]
  chosen: readonly Restriction[]
  onChange: (chosen: readonly Restriction[]) => void
}>) {
  const { t, restriction } = useWords()
  const toggle = (one: Restriction) =>
    onChange(RESTRICTIONS.filter((other) => chosen.includes(other) !== (other === one)))
  return (
    <fieldset>
      <legend>{title}</legend>
      <div class="ticks">
        {of.map((one) => (
          <label>
            <input
              type="checkbox"
              value={one}
              checked={chosen.includes(one)}
              onChange={() => toggle(one)}
            />
            {one === 'pancreas' ? t('people.fat') : restriction(one)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
