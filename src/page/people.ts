/** The people who eat and what each avoids. Their names stay in this tab; the server gets numbers instead. */

import { h } from 'preact'
import { useState } from 'preact/hooks'
import type { Language } from '../domain/languages.ts'
import { isDiet, RESTRICTIONS, type Restriction } from '../domain/restrictions.ts'
import { t } from '../wording/page.ts'
import type { Checked } from './answers.ts'
import { Choices } from './choices.ts'
import { restrictionNames, VerdictMark } from './parts.ts'

export interface Person {
  readonly name: string
  readonly avoids: readonly Restriction[]
  /** Whether the recipe is for this person too. */
  readonly eats: boolean
}

/** What those who eat avoid together with what else was chosen. */
export function avoidedBy(
  people: readonly Person[],
  chosen: readonly Restriction[],
): readonly Restriction[] {
  const all = [...chosen, ...eaters(people).flatMap(({ avoids }) => avoids)]
  return RESTRICTIONS.filter((one) => all.includes(one))
}

/** A person as the server gets them: without a name. */
export const asSent = ({ avoids }: Person, at: number) => ({
  name: String(at + 1),
  concerns: avoids.filter((one) => !isDiet(one)),
  diet: avoids.filter(isDiet),
})

export const eaters = (people: readonly Person[]) => people.filter(({ eats }) => eats)

const KEY = 'ingr.people'

/** What somebody may not eat says something of their health: it is gone with the tab. */
export const keptPeople = {
  read: (): readonly Person[] => {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPerson) : []
  },
  write: (people: readonly Person[]): void => sessionStorage.setItem(KEY, JSON.stringify(people)),
}

/** Another version of the page may have kept something else. */
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
  lang,
  onChange,
}: {
  readonly people: readonly Person[]
  readonly lang: Language
  readonly onChange: (people: readonly Person[]) => void
}) {
  return h(
    'section',
    { 'aria-labelledby': 'people' },
    h('h2', { id: 'people' }, t('people.title', lang)),
    people.length > 0
      ? h(
          'ul',
          { class: 'people' },
          people.map((person) =>
            h(
              'li',
              { key: person.name },
              h(
                'label',
                {},
                h('input', {
                  type: 'checkbox',
                  checked: person.eats,
                  onChange: () =>
                    onChange(
                      people.map((one) => (one === person ? { ...one, eats: !one.eats } : one)),
                    ),
                }),
                ' ',
                h('strong', {}, person.name),
                `: ${restrictionNames(person.avoids, lang)}`,
              ),
              ' ',
              h(
                'button',
                {
                  type: 'button',
                  onClick: () => onChange(people.filter((one) => one !== person)),
                },
                t('people.remove', lang),
                h('span', { class: 'unseen' }, ` ${person.name}`),
              ),
            ),
          ),
        )
      : null,
    h(NewPerson, {
      lang,
      // Of one name there is one person.
      onAdd: (person) => onChange([...people.filter(({ name }) => name !== person.name), person]),
    }),
  )
}

function NewPerson({
  lang,
  onAdd,
}: {
  readonly lang: Language
  readonly onAdd: (person: Person) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [avoids, setAvoids] = useState<readonly Restriction[]>([])
  const isWhole = name.trim() !== '' && avoids.length > 0
  return h(
    'details',
    {
      open: isOpen,
      onToggle: (event: Event) => setOpen((event.currentTarget as HTMLDetailsElement).open),
    },
    h('summary', {}, t('people.add', lang)),
    h(
      'form',
      {
        onSubmit: (event: Event) => {
          event.preventDefault()
          if (!isWhole) return
          onAdd({ name: name.trim(), avoids, eats: true })
          setName('')
          setAvoids([])
          setOpen(false)
        },
      },
      h('label', { for: 'person' }, t('people.name', lang)),
      h('input', {
        id: 'person',
        autoComplete: 'off',
        maxLength: 40,
        required: true,
        'aria-describedby': 'person-hint',
        value: name,
        onInput: (event: Event) => setName((event.currentTarget as HTMLInputElement).value),
      }),
      h('p', { id: 'person-hint', class: 'quiet' }, t('people.hint', lang)),
      h(Choices, { chosen: avoids, lang, onChange: setAvoids }),
      avoids.length === 0 ? h('p', { class: 'quiet' }, t('people.nothing', lang)) : null,
      h('button', {}, t('people.keep', lang)),
    ),
  )
}

/** The verdict for each person who eats, and what it is due to. */
export function ForEach({
  people,
  checked,
  lang,
}: {
  readonly people: readonly Person[]
  readonly checked: Checked
  readonly lang: Language
}) {
  return h(
    'ul',
    { class: 'overall eaters', 'aria-label': t('people.title', lang) },
    people.map(({ name, avoids }, at) => {
      const { verdict = 'uncertain', restrictions = [] } = checked.people?.[at] ?? {}
      const worst = restrictions.filter((one) => one.verdict === verdict).map((one) => one.name)
      const because = avoids.filter((one) => worst.includes(one))
      return h(
        'li',
        { key: name },
        h('strong', {}, name),
        ': ',
        h(VerdictMark, { verdict, lang }),
        verdict === 'compatible'
          ? null
          : h('span', { class: 'quiet' }, ` ${restrictionNames(because, lang)}`),
      )
    }),
  )
}
