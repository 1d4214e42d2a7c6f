/** Draws the axes of a flavour as a radar; the same values stand beside it as a list. */

import { h } from 'preact'
import type { Language } from '../domain/languages.ts'
import { FLAVOR_AXES } from '../domain/profiles.ts'
import { t } from '../wording/page.ts'
import { word } from './words.ts'

const SIZE = 440
const RADIUS = 140
const RINGS = [0.25, 0.5, 0.75, 1] as const
/** From here on a label stands beside the centre and not above or below it. */
const BESIDE = 0.3

export function Radar({
  axes,
  lang,
}: {
  readonly axes: Readonly<Record<string, number>>
  readonly lang: Language
}) {
  const values = FLAVOR_AXES.map((axis) => axes[axis] ?? 0)
  const outline = (share: (index: number) => number) =>
    FLAVOR_AXES.map((_, index) => point(index, share(index)).join(',')).join(' ')
  const told = FLAVOR_AXES.flatMap((axis, index) => (values[index]! > 0 ? [{ axis, index }] : []))
  return h(
    'svg',
    {
      class: 'radar',
      viewBox: `0 0 ${SIZE} ${SIZE}`,
      role: 'img',
      'aria-label': t('food.radar', lang),
    },
    RINGS.map((ring) => h('polygon', { class: 'ring', points: outline(() => ring) })),
    FLAVOR_AXES.map((_, index) => {
      const [x, y] = point(index, 1)
      return h('line', { class: 'ring', x1: SIZE / 2, y1: SIZE / 2, x2: x, y2: y })
    }),
    h('polygon', { class: 'flavour', points: outline((index) => values[index]!) }),
    told.map(({ axis, index }) => {
      const [x, y] = point(index, 1.1)
      const aside = Math.sin(angle(index))
      return h(
        'text',
        {
          x,
          y,
          'text-anchor': aside > BESIDE ? 'start' : aside < -BESIDE ? 'end' : 'middle',
          'dominant-baseline': 'middle',
        },
        word('flavor_axes', axis, lang),
      )
    }),
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
