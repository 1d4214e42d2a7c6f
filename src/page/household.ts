/** The people at the table, stored in this tab only. We send them to the server with numbers instead of names. */

import { isDiet, RESTRICTIONS, type Restriction, UNSEEN_OF } from '../domain/restrictions.ts'
import type { WordsOf } from './words.ts'

export interface Person {
  readonly name: string
  readonly avoids: readonly Restriction[]
  /** Grams of lactose that this person tolerates. */
  readonly lactose?: number
  /** False if the user has deselected the person. Checks then ignore the person. */
  readonly eats: boolean
}

/** Converts a person to the form that we send to the server, with a number in place of the name. */
export const asSent = ({ avoids, lactose }: Person, at: number) => ({
  name: String(at + 1),
  concerns: avoids.filter((one) => !isDiet(one)),
  diet: avoids.filter(isDiet),
  ...(lactose === undefined ? {} : { tolerates: { lactose } }),
})

const KEY = 'ingr.people'

/** Stores people in `sessionStorage`, which is cleared when the tab closes, because restrictions are health data. */
export const storedPeople = {
  read: (): readonly Person[] => {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPerson) : []
  },
  write: (people: readonly Person[]): void => sessionStorage.setItem(KEY, JSON.stringify(people)),
}

/** Checks stored data, which may come from another version of the page. */
function isPerson(one: Partial<Person> | null): one is Person {
  return (
    typeof one?.name === 'string' &&
    typeof one.eats === 'boolean' &&
    ['number', 'undefined'].includes(typeof one.lactose) &&
    Array.isArray(one.avoids) &&
    one.avoids.every((avoided) => RESTRICTIONS.includes(avoided))
  )
}

/** Returns the text that says what a person avoids, such as "peanut, lactose up to 5 g". */
export function avoidedBy({ avoids, lactose }: Person, { t, restrictions, number }: WordsOf) {
  const limit = lactose === undefined ? [] : [t('people.upTo', { grams: number(lactose) })]
  const all = avoids.filter((one) => lactose === undefined || one !== 'lactose')
  return [...(all.length > 0 ? [restrictions(all)] : []), ...limit].join(', ')
}

/** Says which rules of the person's diets cannot be checked from an ingredient list; empty if all can be checked. */
export function unseenBy({ avoids }: Person, words: WordsOf): string {
  const unseen = avoids.flatMap((one) => (isDiet(one) ? (UNSEEN_OF[one] ?? []) : []))
  const what = [...new Set(unseen)].map((one) => words.sayWord('unseen', one)).join(', ')
  return what && words.say('said.unseen', { what })
}

/** Returns the line below a person's name, such as "avoids peanut". */
export const aboutOf = (person: Person, words: WordsOf) =>
  person.avoids.every((one) => person.lactose !== undefined && one === 'lactose')
    ? avoidedBy(person, words)
    : `${words.say('said.avoids')} ${avoidedBy(person, words)}`
