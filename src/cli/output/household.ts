/** Prints the result for each person of a household. */

import type { PersonFinding, RestrictionFinding } from '../../domain/shapes/people.ts'
import type { App } from '../app.ts'

type People = readonly PersonFinding[]

/** A row for each person: the verdict and its reasons. */
export function personRows(app: App, people: People): readonly (readonly string[])[] {
  return people.map(({ name, verdict, restrictions }) => [
    name,
    app.word('verdict', verdict),
    restrictions
      .filter((one) => one.verdict !== 'compatible')
      .map((one) => reason(app, one))
      .join('; '),
  ])
}

/** "lactose: butter, milk?": the restriction and its culprits. */
export function reason(app: App, finding: RestrictionFinding): string {
  const { kind, name, names = [name], culprits, unknown } = finding
  const group = { concern: 'domain', diet: 'diet' } as const
  const what =
    kind === 'avoid'
      ? `${avoids(app, finding)} ${names.map((one) => avoidedName(app, one)).join(', ')}`
      : app.word(group[kind], name)
  const due = [...culprits.map((id) => app.name(id)), ...unknown.map((id) => `${app.name(id)}?`)]
  return due.length > 0 ? `${what}: ${due.join(', ')}` : what
}

/** "avoids", or "may contain" if it is only possible. */
function avoids(app: App, { verdict }: RestrictionFinding): string {
  return app.say(verdict === 'uncertain' ? 'said.mayHold' : 'said.avoids')
}

export function avoidedName(app: App, id: string): string {
  return app.library.vocabulary.categories[id]?.[app.lang] ?? app.name(id)
}
