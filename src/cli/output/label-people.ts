/** What a package means for each person of a household. Traces on a package count for everybody: it says itself what it warns of. */

import type { Diet, Dimension, UncoveredEntry } from '../../domain/restrictions.ts'
import { gravestVerdict, isRisk } from '../../domain/risk.ts'
import type {
  HouseholdResponse,
  Person,
  RestrictionFinding,
} from '../../engine/compatibility/household.ts'
import type { LabelIngredient, LabelResponse } from '../../engine/labels/check.ts'
import { HOUSEHOLD } from '../../operations/recipes/check.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { ENTRY_VERDICT } from './beyond.ts'

type People = HouseholdResponse['people']

export async function peopleOfLabel(
  app: App,
  people: readonly Person[],
  body: LabelResponse,
): Promise<People> {
  const avoided = await avoidedIn(app, people, body)
  return people.map((person) => {
    const { name, concerns, entries = [], diets } = person
    const restrictions = [
      ...concerns.map((one) => ofConcern(body, person, one)),
      ...entries.map((one) => ofEntry(body, one)),
      ...diets.map((one) => ofDiet(body, one)),
      ...(avoided.find((one) => one.name === name)?.restrictions ?? []),
    ]
    return { name, verdict: gravestVerdict(restrictions.map((one) => one.verdict)), restrictions }
  })
}

function ofConcern(
  { evaluation }: LabelResponse,
  { tolerates }: Person,
  name: Dimension,
): RestrictionFinding {
  const { verdict, contributors, unknown } = evaluation[name]
  const tolerance = tolerates?.[name]
  const isBorne = verdict === 'caution' && tolerance !== undefined && 'level' in tolerance
  const risky = contributors.filter(({ risk }) => isRisk(risk)).map((one) => one.ingredientId)
  return {
    kind: 'concern',
    name,
    verdict: isBorne ? (unknown.length > 0 ? 'uncertain' : 'compatible') : verdict,
    culprits: isBorne || verdict === 'compatible' ? [] : risky,
    unknown: unknown.filter((id) => !risky.includes(id)),
  }
}

function ofEntry({ allergens }: LabelResponse, name: UncoveredEntry): RestrictionFinding {
  const found = allergens.find(({ allergen }) => allergen === name)
  const because = (found?.because ?? []).flatMap(({ ingredientId, text }) => ingredientId ?? text)
  const verdict = ENTRY_VERDICT[found?.status ?? 'unknown']
  const isOpen = verdict === 'uncertain'
  return {
    kind: 'concern',
    name,
    verdict,
    culprits: isOpen ? [] : [...new Set(because)],
    unknown: isOpen ? [...new Set(because)] : [],
  }
}

function ofDiet({ diets }: LabelResponse, name: Diet): RestrictionFinding {
  const { verdict, violations, uncertainSources, unresolved } = diets[name]
  return {
    kind: 'diet',
    name,
    verdict,
    culprits: violations.map(({ ingredientId }) => ingredientId),
    unknown: [...uncertainSources.map(({ ingredientId }) => ingredientId), ...unresolved],
  }
}

/** What they avoid is looked for among all that was read; what could not be read may be it. */
async function avoidedIn(
  app: App,
  people: readonly Person[],
  body: LabelResponse,
): Promise<People> {
  const ids = new Set([
    ...idsIn(body.ingredients),
    ...body.unresolved.map(({ ingredientId }) => ingredientId),
  ])
  const avoiding = people
    .filter(({ avoid }) => avoid.length > 0)
    .map((person) => ({ ...person, concerns: [], entries: [], diets: [] }))
  if (avoiding.length === 0 || ids.size === 0) return []
  const items = [...ids].map((ingredientId) => ({ ingredientId }))
  return (await ask(app, HOUSEHOLD, { body: { items, people: avoiding, lang: app.lang } })).people
}

function idsIn(list: readonly LabelIngredient[]): readonly string[] {
  return list.flatMap(({ ingredientId, name, text, also = [], ingredients }) => [
    ingredientId ?? (name || text),
    ...also.map((one) => one.ingredientId ?? one.name),
    ...idsIn(ingredients),
  ])
}
