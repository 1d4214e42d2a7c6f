/** The findings of a sheet: a row for each allergen, amount or diet, with its verdict and its reason. */

import { evaluationOf } from '../../domain/evaluations.ts'
import { type Concern, type Diet, isDiet, isDose } from '../../domain/restrictions.ts'
import { VERDICTS, type Verdict } from '../../domain/risk.ts'
import type { DomainEvaluation } from '../../domain/shapes/compatibility.ts'
import type { PersonAsked, PersonFinding } from '../../domain/shapes/people.ts'
import { isLittle } from '../../wording/because.ts'
import type { App } from '../app.ts'
import type { DietFound } from './diets.ts'
import { avoidedName, concernText } from './household.ts'
import { type Grounds, Reasons } from './reasons.ts'
import type { Judged, Sheet } from './sheet.ts'

/** Determines the wording of a verdict: an allergen is "contained", but an amount is "too much". */
type Scale = 'allergen' | 'amount' | 'diet'

export interface Row extends Grounds {
  readonly name: string
  readonly scale: Scale
}

const severity = ({ verdict }: { readonly verdict: Verdict }) => -VERDICTS.indexOf(verdict)

export const quiet = (name: string, { confidence }: DomainEvaluation, app: App) =>
  confidence === 'low' ? `${name} (${app.say('why.low_confidence')})` : name

export function concernRow(app: App, body: Judged, concern: Concern): Row {
  const evaluation = evaluationOf(body, concern)
  return {
    name: app.word('domain', concern),
    verdict: evaluation.verdict,
    scale: isDose(concern) || isLittle(evaluation) ? 'amount' : 'allergen',
    culprits: [],
    open: evaluation.unknown,
    evaluation,
  }
}

function dietRow(app: App, found: DietFound): Row {
  const { diet, violations, uncertainSources = [] } = found
  const { animalSources } = app.library.vocabulary
  const noteOf = (sources: readonly string[]) =>
    `(${sources.map((one) => animalSources[one]?.[app.lang] ?? one).join(', ')})`
  return {
    name: app.word(found.verdict === 'incompatible' ? 'brings' : 'diet', diet),
    verdict: found.verdict,
    scale: 'diet',
    culprits: found.verdict === 'incompatible' ? violations.map((one) => one.ingredientId) : [],
    open: [...new Set([...found.uncertain, ...found.unresolved])],
    notes: new Map(
      [...violations, ...uncertainSources]
        .filter(({ sources = [] }) => sources.length > 0)
        .map(({ ingredientId, sources = [] }) => [ingredientId, noteOf(sources)]),
    ),
  }
}

export const dietRows = (app: App, { diets = [] }: Judged, asked: readonly Diet[]) =>
  diets.filter(({ diet }) => asked.includes(diet)).map((found) => dietRow(app, found))

interface Party {
  readonly who?: string
  readonly rows: readonly Row[]
}

export function askedRows(app: App, { body, wanted }: Sheet): readonly Party[] {
  if (!wanted) return []
  const diets = dietRows(app, body, wanted.diets)
  const rows = [...wanted.concerns.map((concern) => concernRow(app, body, concern)), ...diets]
  return [{ rows: rows.toSorted((a, b) => severity(a) - severity(b)) }]
}

export function peopleRows(
  app: App,
  people: readonly PersonFinding[],
  household: readonly PersonAsked[] = [],
  body: Judged,
): readonly Party[] {
  return people.map(({ name: who, restrictions }) => {
    const tolerated = household.find(({ name }) => name === who)?.tolerates ?? {}
    const rows = restrictions.map((finding): Row => {
      const { kind, name, names = [name], verdict, culprits, unknown } = finding
      const grounds = { verdict, culprits, open: unknown }
      if (kind === 'diet' && isDiet(name)) {
        return {
          ...grounds,
          name: app.word(verdict === 'incompatible' ? 'brings' : 'diet', name),
          scale: 'diet',
        }
      }
      if (kind !== 'concern') {
        return {
          ...grounds,
          name: names.map((one) => avoidedName(app, one)).join(', '),
          scale: 'allergen',
        }
      }
      const evaluation = { ...body.evaluation, ...body.euEvaluation }[name as Concern]
      const isSame = evaluation?.verdict === verdict
      const scale = isDose(name) || Object.hasOwn(tolerated, name) ? 'amount' : 'allergen'
      return {
        ...grounds,
        name: concernText(app, finding),
        scale,
        ...(isSame ? { evaluation } : {}),
      }
    })
    return { who, rows }
  })
}

/** Merges rows with the same verdict and reason into one line. */
export function merged<T extends { readonly name: string; readonly key: string }>(
  rows: readonly T[],
): readonly T[] {
  const found = new Map<string, T>()
  for (const row of rows) {
    const same = found.get(row.key)
    found.set(row.key, same ? { ...same, name: `${same.name}, ${row.name}` } : row)
  }
  return [...found.values()]
}

export function reasonOf(reasons: Reasons, row: Row): string {
  const { scale, evaluation } = row
  return scale === 'amount' && evaluation ? reasons.ofAmounts(evaluation) : reasons.of(row)
}

/** Lists the conflicts in one recipe, for each person or for the requested concerns. */
export function notesOf(app: App, sheet: Sheet): readonly string[] {
  const { body, household, wanted } = sheet
  if (!household && !wanted) return []
  const reasons = new Reasons(app, sheet)
  const parties = household
    ? peopleRows(app, body.people ?? [], household, body)
    : askedRows(app, sheet)
  return parties.flatMap(({ who, rows }) => {
    const open = rows.filter(({ verdict }) => verdict !== 'compatible')
    const found = merged(open.map((row) => ({ name: row.name, key: reasons.of(row) })))
    const texts = found.map(({ name, key }) => `${name} (${key})`)
    return who === undefined || texts.length === 0 ? texts : `${who}: ${texts.join('; ')}`
  })
}
