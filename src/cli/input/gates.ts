/** Computes the exit code from `--fail-on` and `--strict`, and parses the concerns to which these options apply. */

import { type Concern, type Diet, isDiet } from '../../domain/restrictions.ts'
import { mostSevereVerdict, VERDICTS, type Verdict } from '../../domain/risk.ts'
import { ERRORS, type ErrorCode, EXIT_FAIL_ON, EXIT_UNRESOLVED } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import type { GateOptions } from '../rows.ts'
import { concernNamed, namesIn, restrictionNamed, verdictNamed } from './words.ts'

export interface ExitPolicy {
  readonly failOn: Verdict | undefined
  readonly strict: boolean
}

/** Parses `--fail-on` and `--strict`. Throws INVALID_REQUEST if `--fail-on` is "compatible" or not a verdict. */
export const exitPolicyOf = (app: App, { failOn, strict = false }: GateOptions): ExitPolicy => ({
  failOn: failOn === undefined ? undefined : verdictNamed(app, failOn),
  strict,
})

/** True if the answer has unresolved items, or foods that are named outside the ingredient list. */
export const isIncomplete = (body: {
  readonly unresolved: readonly unknown[]
  readonly named?: readonly unknown[]
}): boolean => body.unresolved.length > 0 || (body.named ?? []).length > 0

export function exitCode(gate: ExitPolicy, verdict: Verdict, incomplete: boolean): number {
  const tally = new Tally(gate)
  tally.add([{ verdict }], incomplete)
  return tally.exitCode()
}

/** Collects answers and computes the exit code of the run. */
export class Tally {
  private mostSevere: Verdict = 'compatible'
  private incomplete = false
  private failure: ErrorCode | undefined

  constructor(private readonly gate: ExitPolicy) {}

  add(found: readonly { readonly verdict: Verdict }[], incomplete: boolean): void {
    this.mostSevere = mostSevereVerdict([this.mostSevere, ...found.map(({ verdict }) => verdict)])
    this.incomplete ||= incomplete
  }

  /** Counts an error in the same way as an uncertain recipe with unresolved items. */
  fail(code: ErrorCode): void {
    this.add([{ verdict: 'uncertain' }], true)
    this.failure ??= code
  }

  /** Returns the exit code. With `always`, an error sets the exit code even without `--fail-on`. */
  exitCode({ always = false } = {}): number {
    const { failOn, strict } = this.gate
    if (failOn && VERDICTS.indexOf(this.mostSevere) >= VERDICTS.indexOf(failOn)) return EXIT_FAIL_ON
    if (this.failure && (failOn || always)) return ERRORS[this.failure].exit
    return strict && this.incomplete ? EXIT_UNRESOLVED : 0
  }
}

/** Parses the requested concerns, comma-separated or repeated; undefined if none. Throws INVALID_CONCERN. */
export function concernsOf(
  app: App,
  list: readonly string[] | undefined,
): readonly Concern[] | undefined {
  const names = namesIn(list ?? []).flatMap((name, index) =>
    concernNamed(app, name, { field: `concerns[${index}]` }),
  )
  return names.length > 0 ? [...new Set(names)] : undefined
}

export interface Criteria {
  readonly concerns: readonly Concern[]
  readonly diets: readonly Diet[]
}

/** Like `concernsOf`, but also accepts diets. Throws INVALID_CONCERN. */
export function criteriaOf(app: App, list: readonly string[] | undefined): Criteria | undefined {
  const names = namesIn(list ?? []).flatMap((name, index) =>
    restrictionNamed(app, name, { field: `concerns[${index}]`, what: msg('unknownConcern') }),
  )
  if (names.length === 0) return undefined
  return {
    concerns: [...new Set(names.filter((one) => !isDiet(one)))],
    diets: [...new Set(names.filter((one) => isDiet(one)))],
  }
}
