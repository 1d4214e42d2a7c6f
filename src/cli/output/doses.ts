/** Prints the FODMAP or histamine of a list: each food at its amount, and the reasons for the total. */

import { FODMAP_GROUPS } from '../../domain/profiles.ts'
import { isRisk, type Risk } from '../../domain/risk.ts'
import type { DomainEvaluation, EvaluatedItem } from '../../domain/shapes/compatibility.ts'
import type { App } from '../app.ts'
import { listReasons, reasons } from './why.ts'

interface Doses {
  readonly items: readonly EvaluatedItem[]
  readonly ingredients: readonly {
    readonly ingredientId: string
    readonly profile: object | null
  }[]
  readonly evaluation: DomainEvaluation
}

/** A row for each food and one for all. */
export async function printDoses(
  app: App,
  { items, ingredients, evaluation }: Doses,
): Promise<void> {
  const level = (risk: Risk) => app.word('level', risk)
  const weight = (of: readonly EvaluatedItem[]) =>
    of.length === 0 ? '?' : `${app.number(gramsOf(of))} g`
  const rows = ingredients.map(({ ingredientId: id, profile }) => {
    const mine = items.filter((item) => item.ingredientId === id)
    const found = evaluation.contributors.find((one) => one.ingredientId === id)
    const isOpen = mine.length === 0 && found === undefined
    return [
      app.name(id),
      weight(mine),
      level(found?.risk ?? (isOpen ? 'unknown' : 'none')),
      [...groups(app, profile), ...reasonsOf(app, found)].join(', '),
    ]
  })
  const heads = ['ingredient', 'amount', 'risk', 'because'] as const
  await app.table(
    heads.map((head) => app.say(`head.${head}`)),
    [
      ...rows,
      [app.say('head.total'), weight(items), level(evaluation.risk), cause(app, evaluation)],
    ],
  )
}

const gramsOf = (items: readonly EvaluatedItem[]) =>
  items.reduce((sum, { grams }) => sum + grams, 0)

function reasonsOf(
  app: App,
  found: DomainEvaluation['contributors'][number] | undefined,
): readonly string[] {
  return found ? [reasons(app, found.steps, found.grams ?? 0)] : []
}

function groups(app: App, profile: object | null): readonly string[] {
  if (profile === null || !('fodmapGroups' in profile)) return []
  const codes = profile.fodmapGroups
  const known = FODMAP_GROUPS.filter((code) => Array.isArray(codes) && codes.includes(code))
  return known.map((code) => app.word('fodmapGroup', code))
}

/** The foods that are a risk by themselves, and the results of the rules over the list. */
function cause(app: App, { contributors, steps = [] }: DomainEvaluation): string {
  const risky = contributors.filter(({ risk }) => isRisk(risk))
  return [
    ...new Set(risky.map(({ ingredientId }) => app.name(ingredientId))),
    ...listReasons(app, steps),
  ].join(', ')
}
