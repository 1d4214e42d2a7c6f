/** Formats the result for each person of a household. */

import type { DomainEvaluation } from '../../domain/shapes/compatibility.ts'
import type { PersonFinding, RestrictionFinding } from '../../domain/shapes/people.ts'
import type { Readings } from '../../domain/shapes/recipes.ts'
import type { App } from '../app.ts'
import { markedName, openName } from './verdicts.ts'

/** The parts of an answer that we need to explain findings. */
interface OfDish extends Pick<Readings, 'skipped'> {
  readonly evaluation?: Partial<Record<string, DomainEvaluation>> | undefined
  readonly euEvaluation?: Partial<Record<string, DomainEvaluation>> | undefined
}

/** Returns a row for each person, with the verdict and its reasons. */
export function personRows(
  app: App,
  people: readonly PersonFinding[],
  dish: OfDish = {},
): readonly (readonly string[])[] {
  return people.map(({ name, verdict, restrictions }) => [
    name,
    app.word('verdict', verdict),
    restrictions
      .filter((one) => one.verdict !== 'compatible' || one.grams !== undefined)
      .map((one) => reason(app, one, dish))
      .join('; '),
  ])
}

/** Names a concern, such as "lactose", or "lactose 3.2 of 5 g" for a person who tolerates some. */
export function concernText(app: App, { name, grams, toleratedGrams }: RestrictionFinding): string {
  const concern = app.word('domain', name)
  if (grams === undefined || toleratedGrams === undefined) return concern
  const rounded = app.number(Number(grams.toPrecision(2)))
  const tolerated = app.number(toleratedGrams)
  return `${concern} ${app.say('said.gramsOf', { grams: rounded, tolerated })}`
}

/** Returns a restriction and the foods that violate it, such as "lactose: butter, milk?". */
export function reason(app: App, finding: RestrictionFinding, dish: OfDish = {}): string {
  const { kind, name, names = [name], culprits, unknown } = finding
  const what =
    kind === 'avoid'
      ? `${avoids(app, finding)} ${names.map((one) => avoidedName(app, one)).join(', ')}`
      : kind === 'diet'
        ? app.word('diet', name)
        : concernText(app, finding)
  const { contributors = [] } = { ...dish.evaluation, ...dish.euEvaluation }[name] ?? {}
  const due = [
    ...culprits.map((id) => markedName(app, id, contributors)),
    ...unknown.map((id) => openName(app, id, dish.skipped)),
  ]
  return due.length > 0 ? `${what}: ${due.join(', ')}` : what
}

/** Returns "avoids", or "may contain" if the conflict is only possible. */
const avoids = (app: App, { verdict }: RestrictionFinding): string =>
  app.say(verdict === 'uncertain' ? 'said.mayHold' : 'said.avoids')

export const avoidedName = (app: App, id: string): string =>
  app.library.vocabulary.categories[id]?.[app.lang] ?? app.name(id)
