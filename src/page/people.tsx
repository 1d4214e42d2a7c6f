/** Shows a chip for each person of the household, and the form to add or change a person. */

import type { TargetedKeyboardEvent } from 'preact'
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
import type { Field } from './parts.tsx'
import { useWords } from './words.ts'

/** If there are at most this many chips, each chip is a tab stop. */
const MOST_STOPS = 3

export function People({
  people,
  onChange,
}: Readonly<{ people: readonly Person[]; onChange: (people: readonly Person[]) => void }>) {
  const { t } = useWords()
  const [edited, setEdited] = useState<Person | 'new'>()
  const chips = useRef<HTMLDivElement>(null)
  /** The name on the chip to focus after the editor closes; empty to focus the button. */
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
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of chips */}
      <div class="row chips" role="group" aria-label={t('people.title')} ref={chips}>
        <span class="small quiet">{t('people.title')}</span>
        <Chips people={people} onChange={onChange} />
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

/** Shows a toggle for each person. If there are many, they share one tab stop, and the arrow keys move between them. */
function Chips({ people, onChange }: Parameters<typeof People>[0]) {
  const words = useWords()
  const [stop, setStop] = useState(0)
  const move = ({ key, currentTarget }: TargetedKeyboardEvent<HTMLButtonElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
    if (step === undefined) return
    const at = (stop + step + people.length) % people.length
    setStop(at)
    currentTarget.parentElement?.querySelectorAll('button')[at]?.focus()
  }
  return (
    <>
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
    </>
  )
}

interface Editing {
  /** The person to edit; undefined to add a new one. */
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
          <PersonSelect value={person} people={people} onChange={onOther} />
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
        <LactoseField value={lactose} onChange={setLactose} />
        <Ticks title={t('people.diets')} of={DIETS} chosen={avoids} onChange={setAvoids} />
        <Ticks title={t('people.label')} of={EU_CONCERNS} chosen={avoids} onChange={setAvoids} />
      </details>
      {isEmpty && <p class="small quiet">{t('people.nothing')}</p>}
      <Buttons person={person} name={name.trim()} onClose={onClose} onRemove={onRemove} />
    </form>
  )
}

function Buttons({
  person,
  name,
  onClose,
  onRemove,
}: Pick<Editing, 'person' | 'onClose' | 'onRemove'> & { readonly name: string }) {
  const { t } = useWords()
  return (
    <div class="row">
      <button type="submit" class="main">
        {person ? t('people.keep') : t('people.addNamed', { name })}
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
  )
}

function PersonSelect({ value, people, onChange }: Field<Person> & Pick<Editing, 'people'>) {
  const { t } = useWords()
  return (
    <select
      aria-label={t('people.who')}
      value={value.name}
      onChange={({ currentTarget }) => {
        const other = people.find(({ name }) => name === currentTarget.value)
        if (other) onChange(other)
      }}
    >
      {people.map(({ name }) => (
        <option>{name}</option>
      ))}
    </select>
  )
}

function LactoseField({ value, onChange }: Field<string>) {
  const { t } = useWords()
  return (
    <p class="row">
      <label class="small" for="lactose">
        {t('people.lactose')}
      </label>
      <input
        id="lactose"
        class="field short"
        inputMode="decimal"
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </p>
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
