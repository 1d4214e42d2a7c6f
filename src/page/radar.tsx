/** Draws the axes of a flavour as a radar chart; the list next to it has the same values. */

import { FLAVOR_AXES } from '../domain/profiles.ts'
import { useWords } from './words.ts'

const SIZE = 440
const RADIUS = 140
const RINGS = [0.25, 0.5, 0.75, 1] as const
/** Above this sine, a label is placed left or right of the centre. */
const BESIDE = 0.3

export function Radar({ axes }: Readonly<{ axes: Readonly<Record<string, number>> }>) {
  const { t, vocabulary } = useWords()
  const spokes = FLAVOR_AXES.map((axis, index) => ({ axis, index, value: axes[axis] ?? 0 }))
  const outline = (share: (value: number) => number) =>
    spokes.map(({ index, value }) => point(index, share(value)).join(',')).join(' ')
  return (
    <svg class="radar" viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={t('food.radar')}>
      {RINGS.map((ring) => (
        <polygon class="ring" points={outline(() => ring)} />
      ))}
      {spokes.map(({ index }) => {
        const [x, y] = point(index, 1)
        return <line class="ring" x1={SIZE / 2} y1={SIZE / 2} x2={x} y2={y} />
      })}
      <polygon class="flavour" points={outline((value) => value)} />
      {spokes
        .filter(({ value }) => value > 0)
        .map(({ axis, index }) => {
          const [x, y] = point(index, 1.1)
          const aside = Math.sin(angle(index))
          const anchor = aside > BESIDE ? 'start' : aside < -BESIDE ? 'end' : 'middle'
          return (
            <text x={x} y={y} text-anchor={anchor} dominant-baseline="middle">
              {vocabulary('flavor_axes', axis)}
            </text>
          )
        })}
    </svg>
  )
}

const angle = (index: number) => (2 * Math.PI * index) / FLAVOR_AXES.length

/** The first axis points up. */
function point(index: number, share: number): readonly [number, number] {
  const length = RADIUS * share
  const round = (value: number) => Math.round(value * 10) / 10
  return [
    round(SIZE / 2 + length * Math.sin(angle(index))),
    round(SIZE / 2 - length * Math.cos(angle(index))),
  ]
}
