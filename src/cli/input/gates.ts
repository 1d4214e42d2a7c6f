/** What ends a run with an exit code of its own: the options `--fail-on` and `--strict`, and the concerns they look at. */

import type { Dimension } from '../../domain/restrictions.ts'
import { VERDICTS, type Verdict } from '../../domain/risk.ts'
import { requireConcerns } from '../../engine/compatibility/check.ts'
import { ERRORS, type ErrorCode, EXIT_FAIL_ON, EXIT_UNRESOLVED, IngrError } from '../../errors.ts'
import { didYouMean, requireConcernCode } from './suggest.ts'

export interface GateOptions {
  readonly failOn?: string
  readonly strict?: boolean
}

interface Gate {
  readonly failOn: Verdict | undefined
  readonly strict: boolean
}

/** Throws INVALID_REQUEST when `--fail-on` names no verdict that a recipe could fail by. */
export function gateOf({ failOn, strict = false }: GateOptions): Gate {
  const known: readonly Verdict[] = VERDICTS.filter((verdict) => verdict !== 'compatible')
  if (failOn !== undefined && !known.includes(failOn as Verdict)) {
    throw new IngrError(
      'INVALID_REQUEST',
      `unknown verdict for --fail-on: ${failOn}${didYouMean(failOn, known, 'verdict')}`,
    )
  }
  return { failOn: failOn as Verdict | undefined, strict }
}

/**
 * The exit code of a run whose gravest verdict is this; `incomplete` when something could not be resolved or read. What was
 * no question at all (`failure`: a mistyped concern, say) passes no gate.
 */
export function exitCode(
  { failOn, strict }: Gate,
  gravest: Verdict,
  incomplete: boolean,
  failure?: ErrorCode,
): number {
  if (failOn && VERDICTS.indexOf(gravest) >= VERDICTS.indexOf(failOn)) return EXIT_FAIL_ON
  if (failOn && failure !== undefined) return ERRORS[failure].exit
  return strict && incomplete ? EXIT_UNRESOLVED : 0
}

/** The concerns that were asked for, comma-separated or repeated; undefined where none were. Throws INVALID_CONCERN. */
export function concernsOf(list: readonly string[] | undefined): readonly Dimension[] | undefined {
  const names = list
    ?.flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter(Boolean)
  for (const name of names ?? []) requireConcernCode(name)
  // The reader of the operations: a mistyped option is told once, not for each recipe.
  return requireConcerns(names && names.length > 0 ? names : null) ?? undefined
}
