/** Risk levels, verdicts and confidences, and the small algebra over them. */

export const LEVELS = ['none', 'low', 'moderate', 'high'] as const
export type Level = (typeof LEVELS)[number]
export type Risk = Level | 'unknown'

/** From harmless to grave. */
export const VERDICTS = ['compatible', 'uncertain', 'caution', 'incompatible'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Weakest first. */
export const CONFIDENCES = ['low', 'medium', 'high'] as const
export type DataConfidence = (typeof CONFIDENCES)[number]
export type Confidence = DataConfidence | 'unknown'

export const VERDICT_OF: Readonly<Record<Risk, Verdict>> = {
  none: 'compatible',
  low: 'compatible',
  moderate: 'caution',
  high: 'incompatible',
  unknown: 'uncertain',
}

/** The level `by` steps away, kept within none..high. */
export function shift(level: Level, by: number): Level {
  const index = LEVELS.indexOf(level) + by
  return LEVELS[Math.max(0, Math.min(LEVELS.length - 1, index))]!
}

export function atLeast(level: Level, floor: Level): Level {
  return LEVELS.indexOf(level) >= LEVELS.indexOf(floor) ? level : floor
}

/** A known moderate or high risk beats an unknown; an unknown beats low. */
const GRAVITY: Readonly<Record<Risk, number>> = {
  none: 0,
  low: 1,
  unknown: 2,
  moderate: 3,
  high: 4,
}

/** Without `none`, which is no risk. */
export const GRAVEST_FIRST: readonly Risk[] = [...LEVELS, 'unknown' as const]
  .filter((risk) => risk !== 'none')
  .sort((a, b) => GRAVITY[b] - GRAVITY[a])

/** The most severe of them; none where there is none. */
export function worst(risks: readonly Risk[]): Risk {
  return risks.reduce((worst, risk) => (GRAVITY[risk] > GRAVITY[worst] ? risk : worst), 'none')
}

export function mostSevereVerdict(verdicts: readonly Verdict[]): Verdict {
  return VERDICTS[Math.max(0, ...verdicts.map((verdict) => VERDICTS.indexOf(verdict)))]!
}

const BY_WEAKNESS: readonly Confidence[] = ['unknown', ...CONFIDENCES]

/** The weakest of them; `unknown` when there is none. */
export function weakest(confidences: readonly Confidence[]): Confidence {
  if (confidences.length === 0) return 'unknown'
  return BY_WEAKNESS[Math.min(...confidences.map((c) => BY_WEAKNESS.indexOf(c)))]!
}

/** Whether a level is above low. */
export function isRisk(risk: Risk): boolean {
  return LEVELS.indexOf(risk as Level) >= LEVELS.indexOf('moderate')
}
