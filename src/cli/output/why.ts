/** Words a verdict: which ingredient, how many grams, and what the rules found. */

import { itemAt } from '../../domain/present.ts'
import { isRisk } from '../../domain/risk.ts'
import type { Contributor, DomainEvaluation, Step } from '../../domain/shapes/compatibility.ts'
import { visible } from '../../domain/visible.ts'
import { isText } from '../../wording/say.ts'
import type { App } from '../app.ts'
import { brandWords } from './brand.ts'

/** More culprits than these are counted; `--explain` names them all. */
const SHOWN = 6

/** The culprits of a verdict, one per line, the ones that are not known with a question mark. */
export function culprits(app: App, evaluation: DomainEvaluation): readonly string[] {
  const { verdict, contributors, unknown, steps = [] } = evaluation
  if (verdict === 'compatible') return []
  const risky = contributors.filter(({ risk }) => isRisk(risk))
  const ids = new Set(risky.map(({ ingredientId }) => ingredientId))
  const open = unknown.filter((id) => !ids.has(id))
  const lines = [
    ...risky.map((one) => culprit(app, one, unknown.includes(one.ingredientId))),
    ...open.map((id) => openQuestion(app, id, contributors)),
  ]
  const rest = lines.length - SHOWN
  return [
    ...(rest > 1 ? lines.slice(0, SHOWN) : lines),
    ...(rest > 1 ? [`+ ${rest} ${app.say('said.more')} (--explain)`] : []),
    ...listReasons(app, steps).map((told) => `→ ${told}`),
  ]
}

/** What the rules over a list found; that something is unresolved is told elsewhere. */
export function listReasons(app: App, steps: readonly Step[]): readonly string[] {
  return steps.filter(({ rule }) => rule !== 'unresolved').map((step) => reason(app, step))
}

function culprit(app: App, { ingredientId, grams, steps }: Contributor, unknown: boolean): string {
  const weight = grams === null ? '' : ` ${app.number(grams)}\u00a0g`
  const name = `${app.name(ingredientId)}${unknown ? '?' : ''}${weight}`
  return `${name}: ${reasons(app, steps, grams ?? 0)}`
}

/** An unresolved item has no steps; that it is unresolved is all there is to say. */
function openQuestion(app: App, id: string, contributors: readonly Contributor[]): string {
  const known = contributors.find(({ ingredientId }) => ingredientId === id)
  if (known) return culprit(app, known, true)
  const why = app.library.ingredient(id) ? 'why.not_assessed' : 'why.unresolved'
  return `${app.name(id)}?: ${app.say(why)}`
}

/** What made the risk what it is: the rules that moved it and did not leave it low; else the last one looked at. */
export function reasons(app: App, steps: readonly Step[], grams: number): string {
  const moved = steps.filter(
    ({ before, after }) =>
      (before !== after && (isRisk(after) || isRisk(before))) || after === 'unknown',
  )
  const told = (moved.length > 0 ? moved : steps.slice(-1)).map((step) => reason(app, step, grams))
  return [...new Set(told)].join(', ')
}

/** The rules whose figure is a limit that the grams reach or stay below. */
const LIMITS: readonly string[] = ['threshold', 'safe_serving']

function reason(app: App, { rule, figure }: Step, grams = 0): string {
  const kind = LIMITS.includes(rule) ? (grams < Number(figure) ? 'below' : 'reached') : figure
  const key = ([`why.${rule}.${kind}`, `why.${rule}`] as const).find(isText)
  if (!key) return app.word('rule', rule)
  const shown = typeof figure === 'number' ? app.number(figure) : ''
  return app.say(key, { figure: shown })
}

/** A unit as written, or by its code. */
function unitName(app: App, unit: string): string {
  return app.library.units.find(({ id }) => id === unit)?.name[app.lang] ?? unit
}

/** Why an item could not be counted, in the asked language. */
export function unresolvedReason(app: App, reason: string, id: string): string {
  const weight = /^no weight known for (.+) of \S+$/s.exec(reason)
  const guess = /^guess: taken as (.+)$/s.exec(reason)
  if (guess) return `${app.word('unresolved', 'guess')} ${itemAt(guess, 1)}`
  const brand = /^brand: (.+?)(?:; typically .+)?$/s.exec(reason)
  const told = brand && brandWords(app.library, itemAt(brand, 1), app.lang)
  if (brand && told) return told
  const limit = /^amount above (.+): .+$/s.exec(reason)
  const [head, what] = weight
    ? ['no weight known for', unitName(app, itemAt(weight, 1))]
    : limit
      ? ['amount above', itemAt(limit, 1)]
      : reason.split(/: (.*)/s)
  const said = app.word('unresolved', head!)
  // The item itself was named already; a reason shows what is hidden in it.
  return what === undefined || what === id || what === visible(id) ? said : `${said}: ${what}`
}
