/** Formats the verdicts of a check as rows for a pipe, and prints the steps of `--explain`. */

import { type Evaluations, evaluationOf } from '../../domain/evaluations.ts'
import type { Fact } from '../../domain/evidence.ts'
import { type Concern, EU_ENTRY, isEuConcern, isUncovered } from '../../domain/restrictions.ts'
import { isRisk, type Risk } from '../../domain/risk.ts'
import type {
  Contributor,
  DomainEvaluation,
  Step,
  Unresolved,
} from '../../domain/shapes/compatibility.ts'
import type { Question, Readings } from '../../domain/shapes/recipes.ts'
import { isTrace, listReasons } from '../../wording/because.ts'
import { number } from '../../wording/numbers.ts'
import { isText, say, sayWord } from '../../wording/say.ts'
import type { App } from '../app.ts'
import type { dietVerdicts } from './diets.ts'
import type { FoodLevel } from './doses.ts'
import { evidenceTextOf } from './evidence.ts'
import { openReason } from './why.ts'

/** Returns rows for a pipe: the requested concerns, then the diets. */
export const verdictRows = (
  app: App,
  body: Evaluations<DomainEvaluation> & Pick<Readings, 'skipped'>,
  concerns: readonly Concern[],
  diets: ReturnType<typeof dietVerdicts>,
): readonly (readonly string[])[] => [
  ...concerns.map((domain) => {
    const evaluation = evaluationOf(body, domain)
    return [
      app.word('domain', domain),
      app.word('verdict', evaluation.verdict),
      app.word('confidence', evaluation.confidence),
      because(app, evaluation, body),
    ]
  }),
  ...diets.map(({ name, verdict, because: due }) => [name, app.word('verdict', verdict), '', due]),
]

/** Returns the names of the foods that cause a verdict. Traces are marked; unknown foods get a question mark. */
function because(
  app: App,
  { verdict, contributors, unknown, steps = [] }: DomainEvaluation,
  { skipped = [] }: Pick<Readings, 'skipped'>,
): string {
  if (verdict === 'compatible') return ''
  const risky = contributors.filter(({ risk }) => isRisk(risk))
  const sureFirst = [...risky.filter((one) => !isTrace(one)), ...risky.filter(isTrace)]
  const ids = new Set(sureFirst.map((one) => one.ingredientId))
  const open = unknown.filter((id) => !ids.has(id))
  const culprits = [
    ...[...ids].map((id) => markedName(app, id, risky)),
    ...open.map((id) => openName(app, id, skipped)),
  ]
  // If no single food is the cause, the cause is the sum of all foods.
  return (culprits.length > 0 ? culprits : listReasons(steps, app.lang)).join(', ')
}

/** Returns the name of a food, such as "green olive (traces)" if it contains only traces of the allergen. */
export function markedName(app: App, id: string, contributors: readonly Contributor[]): string {
  const its = contributors.filter((one) => one.ingredientId === id)
  const isOnlyTraces = its.length > 0 && its.every(isTrace)
  return isOnlyTraces ? `${app.name(id)} (${app.say('said.traces')})` : app.name(id)
}

/** Returns the name of an uncertain food, such as "muffin? (title)" if only the title names it. */
export function openName(app: App, id: string, skipped: Readings['skipped'] = []): string {
  const line = skipped.find(({ named = [] }) => named.includes(id))
  return `${app.name(id)}?${line ? ` (${app.word('skipped', line.reason)})` : ''}`
}

/** Prints each applied rule with the level before and after it, then the foods in `levels` to which no rule applied. */
export async function printSteps(
  app: App,
  body: Evaluations<DomainEvaluation>,
  domains: readonly Concern[],
  {
    bounded = new Set(),
    levels = [],
  }: { readonly bounded?: ReadonlySet<string>; readonly levels?: readonly FoodLevel[] } = {},
) {
  const { lang } = app
  const figure = (value: Step['figure']) =>
    typeof value === 'number'
      ? number(value, lang)
      : sayWord(isText(`eu.${value}`) ? 'eu' : 'level', value!, lang)
  const level = (risk: Risk) => (risk === 'none' ? '–' : sayWord('level', risk, lang))
  const step = (one: Step) =>
    `${sayWord('rule', one.rule, lang)}${one.figure === null ? '' : `: ${figure(one.figure)}`} (${level(one.before)} → ${level(one.after)})`
  const rows = domains.flatMap((domain) => [
    ...evaluationOf(body, domain).contributors.map(({ ingredientId, grams, risk, steps }) => [
      sayWord('domain', domain, lang),
      app.name(ingredientId),
      grams === null ? '?' : `${bounded.has(ingredientId) ? '≤ ' : ''}${number(grams, lang)} g`,
      sayWord('level', risk, lang),
      [...steps.map(step), ...evidenceSteps(app, ingredientId, domain)].join('; '),
    ]),
    ...levels
      .filter(
        ({ ingredientId }) =>
          !evaluationOf(body, domain).contributors.some((one) => one.ingredientId === ingredientId),
      )
      .map(({ ingredientId, grams, level: risk }) => [
        sayWord('domain', domain, lang),
        app.name(ingredientId),
        `${number(grams, lang)} g`,
        sayWord('level', risk, lang),
        evidenceSteps(app, ingredientId, domain).join('; '),
      ]),
    ...(evaluationOf(body, domain).steps ?? []).map((one) => [
      sayWord('domain', domain, lang),
      '',
      '',
      '',
      step(one),
    ]),
  ])
  if (rows.length === 0) return
  await app.table(
    (['concern', 'ingredient', 'amount', 'risk', 'rules'] as const).map((head) =>
      say(`head.${head}`, lang),
    ),
    rows,
  )
}

/** Returns the fact by which we judge a concern; undefined for `pancreas`. Crustaceans and molluscs share one fact. */
function factOf(concern: Concern): Fact | undefined {
  if (concern === 'pancreas') return undefined
  if (!isEuConcern(concern) || isUncovered(concern)) return concern
  return EU_ENTRY[concern].allergen ?? undefined
}

function evidenceSteps(app: App, id: string, domain: Concern): readonly string[] {
  const fact = factOf(domain)
  const food = fact && app.library.ingredient(id)
  return food ? [`${app.say('head.evidence')}: ${evidenceTextOf(app, food, fact)}`] : []
}

/** Reports unresolved items. With `questions`, adds the line of each item and the question for the user. */
export function remarkUnresolved(
  app: App,
  unresolved: readonly Unresolved[],
  questions: readonly Question[] = [],
): void {
  for (const one of unresolved) {
    const number = questions.find(({ words }) => words === one.ingredientId)?.line ?? null
    const where = number === null ? '' : `${app.say('said.inLine', { number: String(number) })}: `
    const named = `${where}${app.name(one.ingredientId)}`
    app.remark(`${app.say('said.unresolved')}: ${named} (${openReason(app, one, questions)})`)
  }
}
