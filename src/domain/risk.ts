/** Risk levels, verdicts and confidences, and how they combine. */

export const LEVELS = ['none', 'low', 'moderate', 'high'] as const
export type Level = (typeof LEVELS)[number]
export type Risk = Level | 'unknown'

/** Verdicts, mildest first. */
export const VERDICTS = ['compatible', 'uncertain', 'caution', 'incompatible'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Confidences, lowest first. */
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

/** Returns the level `by` steps higher, or lower if `by` is negative. It stays between none and high. */
export function shift(level: Level, by: number): Level {
  const index = LEVELS.indexOf(level) + by
  return LEVELS[Math.max(0, Math.min(LEVELS.length - 1, index))]!
}

export const atLeast = (level: Level, floor: Level): Level =>
  LEVELS.indexOf(level) >= LEVELS.indexOf(floor) ? level : floor

/** Order of severity. A known moderate or high risk outranks an unknown risk, which outranks a low risk. */
const GRAVITY: Readonly<Record<Risk, number>> = {
  none: 0,
  low: 1,
  unknown: 2,
  moderate: 3,
  high: 4,
}

/** All risks but `none`, most severe first. */
export const GRAVEST_FIRST: readonly Risk[] = [...LEVELS, 'unknown' as const]
  .filter((risk) => risk !== 'none')
  .sort((a, b) => GRAVITY[b] - GRAVITY[a])

/** The most severe risk; `none` for an empty list. */
export const worst = (risks: readonly Risk[]): Risk =>
  risks.reduce((worst, risk) => (GRAVITY[risk] > GRAVITY[worst] ? risk : worst), 'none')

export const mostSevereVerdict = (verdicts: readonly Verdict[]): Verdict =>
  VERDICTS[Math.max(0, ...verdicts.map((verdict) => VERDICTS.indexOf(verdict)))]!

const BY_WEAKNESS: readonly Confidence[] = ['unknown', ...CONFIDENCES]

/** The lowest confidence; `unknown` for an empty list. */
export function weakest(confidences: readonly Confidence[]): Confidence {
  if (confidences.length === 0) return 'unknown'
  return BY_WEAKNESS[Math.min(...confidences.map((c) => BY_WEAKNESS.indexOf(c)))]!
}

/** True if the risk is moderate or high. */
export const isRisk = (risk: Risk) => LEVELS.indexOf(risk as Level) >= LEVELS.indexOf('moderate')
