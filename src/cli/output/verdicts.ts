/** Prints the answer of a check: a table of verdicts with their culprits on a terminal, rows in a pipe. */

import { evaluationOf } from '../../domain/evaluations.ts'
import type { Fact } from '../../domain/evidence.ts'
import {
  type Concern,
  DIMENSIONS,
  EU_ENTRY,
  isEuConcern,
  isUncovered,
} from '../../domain/restrictions.ts'
import { isRisk, type Risk, VERDICTS } from '../../domain/risk.ts'
import type {
  CheckResponse,
  DomainEvaluation,
  Step,
  Unresolved,
} from '../../domain/shapes/compatibility.ts'
import type { Serving } from '../../domain/shapes/recipes.ts'
import type { CheckAnswer } from '../../engine/compatibility/check.ts'
import { number } from '../../wording/numbers.ts'
import { isText, say, sayWord } from '../../wording/say.ts'
import type { App } from '../app.ts'
import type { Cell } from './cells.ts'
import type { DietVerdict } from './diets.ts'
import { evidenceTextOf } from './evidence.ts'
import { culprits, listReasons, openReason } from './why.ts'

/** `asked` are the requested concerns, null for all dimensions; `diets` are listed below them. */
export async function printCheck(
  app: App,
  body: CheckAnswer,
  asked: readonly Concern[] | null,
  explain: boolean,
  diets: readonly DietVerdict[] = [],
): Promise<void> {
  remarkServing(app, body.serving)
  const more = diets.map(({ name, verdict, because: due }) => [
    name,
    app.word('verdict', verdict),
    '',
    due,
  ])
  if (app.io.isTerminal) await drawVerdicts(app, body, asked, more)
  else {
    const rows = (asked ?? DIMENSIONS).map((domain) => verdictRow(app, body, domain, because))
    app.rows([...rows, ...more])
  }
  if (explain) await printSteps(app, body, asked ?? DIMENSIONS)
  remarkUnresolved(app, body.unresolved)
  const assumed = body.items
    .filter((item) => item.amountAssumed)
    .map((item) => app.name(item.ingredientId))
  if (assumed.length > 0) app.remark(`${app.say('said.assumed')}: ${assumed.join(', ')}`)
  if (app.io.isTerminal) app.remark(app.say('said.advice'))
}

/** On narrower terminals the culprits replace the confidence column. */
const NARROW = 70
const CONFIDENCE = 2

/** A row of a table of verdicts; `tell` explains the verdict. */
export function verdictRow<Reason extends Cell>(
  app: App,
  body: CheckResponse,
  domain: Concern,
  tell: (app: App, evaluation: DomainEvaluation) => Reason,
) {
  const evaluation = evaluationOf(body, domain)
  return [
    app.word('domain', domain),
    app.word('verdict', evaluation.verdict),
    app.word('confidence', evaluation.confidence),
    tell(app, evaluation),
  ]
}

/** Without requested concerns, sorts by severity and lists those without conflict in a line below the table. */
async function drawVerdicts(
  app: App,
  body: CheckResponse,
  asked: readonly Concern[] | null,
  more: readonly (readonly string[])[],
) {
  const gravity = (domain: Concern) => VERDICTS.indexOf(evaluationOf(body, domain).verdict)
  const shown: readonly Concern[] = asked ?? [...DIMENSIONS].sort((a, b) => gravity(b) - gravity(a))
  const conflicts = asked ?? shown.filter((domain) => gravity(domain) > 0)
  const quiet = shown.filter((domain) => !conflicts.includes(domain))
  if (conflicts.length + more.length > 0) {
    const narrow = app.io.columns < NARROW
    const confidence = narrow ? [] : (['confidence'] as const)
    await app.table(
      app.heads('concern', 'verdict', ...confidence, 'because'),
      [...conflicts.map((domain) => verdictRow(app, body, domain, culprits)), ...more].map((row) =>
        narrow ? row.filter((_, i) => i !== CONFIDENCE) : row,
      ),
    )
  }
  if (quiet.length === 0) return
  const names = quiet.map((domain) => {
    const name = app.word('domain', domain)
    const { confidence } = evaluationOf(body, domain)
    if (confidence !== 'low') return name
    return `${name} (${app.say('why.low_confidence')})`
  })
  await app.paragraph(`${app.say('verdict.compatible')}: ${names.join(', ')}`)
}

/** The culprits of a verdict by name; unknown ones get a question mark. */
export function because(
  app: App,
  { verdict, contributors, unknown, steps = [] }: DomainEvaluation,
): string {
  if (verdict === 'compatible') return ''
  const risky = contributors.filter(({ risk }) => isRisk(risk)).map((c) => c.ingredientId)
  const open = unknown.filter((id) => !risky.includes(id))
  const told = [...risky.map((id) => app.name(id)), ...open.map((id) => `${app.name(id)}?`)]
  // If no single food is a risk, their sum is.
  return (told.length > 0 ? told : listReasons(app, steps)).join(', ')
}

/** Every rule applied, with the level before and after it. */
async function printSteps(app: App, body: CheckResponse, domains: readonly Concern[]) {
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
      grams === null ? '?' : `${number(grams, lang)} g`,
      sayWord('level', risk, lang),
      [...steps.map(step), ...evidenceSteps(app, ingredientId, domain)].join('; '),
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

/** Reports that the answer is for one serving, and its weight. */
export function remarkServing(app: App, serving: Serving | undefined): void {
  if (!serving) return
  const { servings, grams } = serving
  app.remark(`${app.say('said.oneServing')} ${app.number(servings)} (${app.number(grams)} g)`)
}

/** The fact behind a concern. Pancreas has only figures; both shellfish groups share a fact. */
function factOf(concern: Concern): Fact | undefined {
  if (concern === 'pancreas') return undefined
  if (!isEuConcern(concern) || isUncovered(concern)) return concern
  return EU_ENTRY[concern].allergen ?? undefined
}

/** The evidence for the fact that the rules use. */
function evidenceSteps(app: App, id: string, domain: Concern): readonly string[] {
  const fact = factOf(domain)
  const food = fact && app.library.ingredient(id)
  return food ? [`${app.say('head.evidence')}: ${evidenceTextOf(app, food, fact)}`] : []
}

export function remarkUnresolved(app: App, unresolved: readonly Unresolved[]): void {
  for (const one of unresolved) {
    const named = app.name(one.ingredientId)
    app.remark(`${app.say('said.unresolved')}: ${named} (${openReason(app, one)})`)
  }
}
