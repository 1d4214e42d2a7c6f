/** The people to cook for and their restrictions. Names stay in this tab; the server gets numbers instead. */

import { useState } from 'preact/hooks'
import { isDiet, RESTRICTIONS, type Restriction } from '../domain/restrictions.ts'
import { Choices } from './choices.tsx'
import { useWords } from './words.ts'

export interface Person {
  readonly name: string
  readonly avoids: readonly Restriction[]
  /** True if the recipe is for this person. */
  readonly eats: boolean
}

/** A person as sent to the server: without a name. */
export const asSent = ({ avoids }: Person, at: number) => ({
  name: String(at + 1),
  concerns: avoids.filter((one) => !isDiet(one)),
  diet: avoids.filter(isDiet),
})

const KEY = 'ingr.people'

/** In `sessionStorage`, which ends with the tab: restrictions are health data. */
export const keptPeople = {
  read: (): readonly Person[] => {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPerson) : []
  },
  write: (people: readonly Person[]): void => sessionStorage.setItem(KEY, JSON.stringify(people)),
}

/** Another version of the page may have stored other data. */
function isPerson(one: Partial<Person> | null): one is Person {
  return (
    typeof one?.name === 'string' &&
    typeof one.eats === 'boolean' &&
    Array.isArray(one.avoids) &&
    one.avoids.every((avoided) => RESTRICTIONS.includes(avoided))
  )
}

export function People({
  people,
  onChange,
}: Readonly<{ people: readonly Person[]; onChange: (people: readonly Person[]) => void }>) {
  const { t, restrictions } = useWords()
  const toggle = (person: Person) =>
    onChange(people.map((one) => (one === person ? { ...one, eats: !one.eats } : one)))
  // Names are unique.
  const add = (person: Person) =>
    onChange([...people.filter(({ name }) => name !== person.name), person])
  return (
    <section aria-labelledby="people">
      <h2 id="people">{t('people.title')}</h2>
      {people.length > 0 && (
        <ul class="people">
          {people.map((person) => (
            <li key={person.name}>
              <label>
                <input type="checkbox" checked={person.eats} onChange={() => toggle(person)} />{' '}
                <strong>{person.name}</strong>: {restrictions(person.avoids)}
              </label>{' '}
              <button
                type="button"
                onClick={() => onChange(people.filter((one) => one !== person))}
              >
                {t('people.remove')}
                <span class="unseen"> {person.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <NewPerson onAdd={add} />
    </section>
  )
}

function NewPerson({ onAdd }: Readonly<{ onAdd: (person: Person) => void }>) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [avoids, setAvoids] = useState<readonly Restriction[]>([])
  const submit = (event: Event) => {
    event.preventDefault()
    if (name.trim() === '' || avoids.length === 0) return
    onAdd({ name: name.trim(), avoids, eats: true })
    setName('')
    setAvoids([])
    setOpen(false)
  }
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('people.add')}</summary>
      <form onSubmit={submit}>
        <label for="person">{t('people.name')}</label>
        <input
          id="person"
          autoComplete="off"
          maxLength={40}
          required
          aria-describedby="person-hint"
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <p id="person-hint" class="quiet">
          {t('people.hint')}
        </p>
        <Choices chosen={avoids} onChange={setAvoids} />
        {avoids.length === 0 && <p class="quiet">{t('people.nothing')}</p>}
        <button type="submit">{t('people.keep')}</button>
      </form>
    </details>
  )
}
