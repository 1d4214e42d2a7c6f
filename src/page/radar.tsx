/** Draws a flavour profile as a small radar chart. The label of the chart has the values. */

import { FLAVOR_AXES } from '../domain/profiles.ts'
import { useWords } from './words.ts'

const SIZE = 128
const RADIUS = 56
const RINGS = [1 / 3, 2 / 3, 1] as const

export function Radar({ axes }: Readonly<{ axes: Readonly<Record<string, number>> }>) {
  const { t, number, vocabulary } = useWords()
  const values = FLAVOR_AXES.filter((axis) => (axes[axis] ?? 0) > 0)
    .map((axis) => `${vocabulary('flavor_axes', axis)} ${number(axes[axis] ?? 0)}`)
    .join(', ')
  const points = FLAVOR_AXES.map((axis, index) => point(index, axes[axis] ?? 0).join(','))
  return (
    <svg
      class="radar"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-label={t('food.radar', { values })}
    >
      {RINGS.map((ring) => (
        <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS * ring} />
      ))}
      <polygon points={points.join(' ')} />
    </svg>
  )
}

/** Returns the coordinates of a value on an axis. The first axis points up. */
function point(index: number, share: number): readonly number[] {
  const angle = (2 * Math.PI * index) / FLAVOR_AXES.length
  const [x, y] = [Math.sin(angle), -Math.cos(angle)]
  return [x, y].map((one) => Math.round(10 * (SIZE / 2 + RADIUS * share * one)) / 10)
}
