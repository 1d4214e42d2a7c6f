/** Judges a list for each person of a household: concerns, diets and avoided ingredients in one verdict. */

import { round6 } from '../../domain/numbers.ts'
import { itemAt } from '../../domain/present.ts'
import {
  type Concern,
  type Diet,
  isRestriction,
  type Restriction,
} from '../../domain/restrictions.ts'
import { mostSevereVerdict, VERDICTS } from '../../domain/risk.ts'
import type { DietResponse } from '../../domain/shapes/compatibility.ts'
import type { PersonFinding, RestrictionFinding } from '../../domain/shapes/people.ts'
import type { Library } from '../../library/library.ts'
import { type Avoided, avoid, type Finding } from './avoid.ts'
import { diet as checkDiet } from './diet.ts'
import { type ListItem, type Resolved, resolveList } from './items.ts'
import type { Person } from './people.ts'
import { lactoseIn, tolerated } from './tolerance.ts'

export type { Person } from './people.ts'

/** Findings per person, for one serving if `servings` is set. `mentioned` foods are not items. Throws EMPTY_ITEMS. */
export function household(
  library: Library,
  people: readonly Person[],
  items: readonly ListItem[],
  {
    servings,
    mentioned = [],
  }: { servings?: number | null | undefined; mentioned?: readonly ListItem[] | undefined } = {},
): readonly PersonFinding[] {
  const resolved = resolveList(library, items, servings ?? 1)
  const all = [...items, ...mentioned]
  const dietOf = (diet: Diet) => checkDiet(library, { diet, items })
  return people.map((person) => forPerson(library, person, { items: all, resolved, dietOf }))
}

/** The part of a response that is present only if the request names people. */
export type OfPeople = { readonly people?: readonly PersonFinding[] }

/** Returns the restrictions of all people, except those that the list meets only thanks to a person's tolerance. */
export function neededBy(
  people: readonly Person[],
  judge: (people: readonly Person[]) => readonly PersonFinding[],
): readonly Restriction[] {
  const isLenient = people.some(({ tolerates, ignoresTraces }) => tolerates || ignoresTraces)
  const found = judge(people)
  const strict = isLenient
    ? judge(people.map((one) => ({ ...one, tolerates: {}, ignoresTraces: false })))
    : found
  const needed = found.flatMap(({ restrictions }, at) =>
    restrictions.flatMap(({ kind, name, verdict }) => {
      if (kind === 'avoid' || !isRestriction(name)) return []
      const bare = itemAt(strict, at).restrictions.find((other) => other.name === name)
      return verdict === 'compatible' && bare?.verdict !== 'compatible' ? [] : [name]
    }),
  )
  return [...new Set(needed)]
}

interface JudgedList {
  /** The items that are searched for avoided foods. */
  readonly items: readonly ListItem[]
  /** The resolved list, which is used to judge the concerns. */
  readonly resolved: Resolved
  readonly dietOf: (diet: Diet) => Omit<DietResponse, 'diet'>
}

export function forPerson(
  library: Library,
  person: Person,
  { items, resolved, dietOf }: JudgedList,
): PersonFinding {
  const avoided = person.avoid.map((one) => ofAvoided(library, person, one, items))
  const restrictions = [
    ...person.concerns.map((concern) => ofConcern(resolved, person, concern)),
    ...person.diets.map((name) => ofDiet(name, dietOf(name))),
    ...avoided
      .filter(({ culprits, unknown }) => culprits.length > 0 || unknown.length === 0)
      // Foods that may contain any of the avoided foods are added below as a single finding.
      .map((one) => ({ ...one, unknown: [] })),
  ]
  const open = avoided.filter(({ unknown }) => unknown.length > 0)
  return {
    name: person.name,
    verdict: mostSevereVerdict([...restrictions, ...avoided].map(({ verdict }) => verdict)),
    restrictions: [
      ...restrictions.sort((a, b) => VERDICTS.indexOf(b.verdict) - VERDICTS.indexOf(a.verdict)),
      ...(open.length > 0 ? [mayHold(open)] : []),
    ],
  }
}

function mayHold(open: readonly RestrictionFinding[]): RestrictionFinding {
  const names = open.map(({ name }) => name)
  return {
    kind: 'avoid',
    name: itemAt(names, 0),
    ...(names.length > 1 ? { names } : {}),
    verdict: 'uncertain',
    culprits: [],
    unknown: [...new Set(open.flatMap(({ unknown }) => unknown))],
  }
}

function ofConcern(
  resolved: Resolved,
  { tolerates, ignoresTraces }: Pick<Person, 'tolerates' | 'ignoresTraces'>,
  name: Concern,
): RestrictionFinding {
  const { verdict, culprits, unknown } = tolerated(name, resolved, tolerates?.[name], ignoresTraces)
  const limit = tolerates?.[name]
  const grams = limit && 'grams' in limit ? lactoseIn(resolved) : null
  return {
    kind: 'concern',
    name,
    ...(limit && 'grams' in limit && grams !== null
      ? { grams: round6(grams), toleratedGrams: limit.grams }
      : {}),
    verdict,
    culprits: verdict === 'compatible' ? [] : culprits,
    unknown: unknown.filter((id) => !culprits.includes(id)),
  }
}

const ofDiet = (
  name: Diet,
  { verdict, violations, uncertain, unresolved }: Omit<DietResponse, 'diet'>,
): RestrictionFinding => ({
  kind: 'diet',
  name,
  verdict,
  culprits: violations.map(({ ingredientId }) => ingredientId),
  unknown: [...uncertain, ...unresolved],
})

function ofAvoided(
  library: Library,
  { ignoresTraces = false }: Person,
  avoided: Avoided,
  items: readonly ListItem[],
): RestrictionFinding {
  const found = avoid(library, avoided, items)
  const { verdict, culprits, unknown } = found
  const isTolerated = ignoresTraces && verdict === 'caution'
  return {
    kind: 'avoid',
    name: avoided.id,
    ...(isTolerated ? withoutTraces(items, culprits, unknown) : found),
  }
}

/** The finding for a person who ignores traces. Guesses stay uncertain, because they may contain more than traces. */
function withoutTraces(
  items: readonly ListItem[],
  traces: readonly string[],
  unknown: readonly string[],
): Finding {
  const guesses = items
    .flatMap((item) => [item, ...(item.or ?? [])])
    .filter(({ guess, ingredientId }) => guess && traces.includes(ingredientId))
    .map(({ ingredientId }) => ingredientId)
  const open = [...new Set([...unknown, ...guesses])]
  return { verdict: open.length > 0 ? 'uncertain' : 'compatible', culprits: [], unknown: open }
}
