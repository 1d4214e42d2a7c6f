/** The flavour of a food and its use in the kitchen. */

import type { Output } from '../client/client.ts'
import { NoData } from './parts.tsx'
import { Radar } from './radar.tsx'
import { useWords } from './words.ts'

type Values = Readonly<Record<string, number>>

/** Returns the codes whose value is above zero, strongest first. */
const strongest = (axes: Values | null) =>
  Object.entries(axes ?? {})
    .filter(([, value]) => value > 0)
    .sort(([, a], [, b]) => b - a)

export function Flavour({ axes }: Readonly<{ axes: Values | null }>) {
  const { vocabulary } = useWords()
  if (!axes) return <NoData />
  const [first, ...others] = strongest(axes)
    .slice(0, 5)
    .map(([axis]) => vocabulary('flavor_axes', axis))
  return (
    <div class="flavour">
      <Radar axes={axes} />
      <p class="small">
        <b>{first}</b>
        {others.map((one) => `, ${one}`)}
      </p>
    </div>
  )
}

const GROUPS = [
  ['textureProfile', 'texture_axes'],
  ['functionalProfile', 'functions'],
  ['applicationProfile', 'applications'],
] as const

export function Kitchen(profile: Output<'profile'>) {
  const { t, say, number, vocabulary } = useWords()
  const methods = profile.cookProfile?.methods.map((one) => vocabulary('cook_methods', one)) ?? []
  const groups = GROUPS.map(([name, group]) => ({
    name,
    words: strongest(profile[name]).map(
      ([axis, value]) => `${vocabulary(group, axis)} ${number(value)}`,
    ),
  }))
  return (
    <details>
      <summary>
        {t('food.kitchen')} <span>{methods.join(', ')}</span>
      </summary>
      <dl class="facts">
        {groups.map(({ name, words }) => (
          <div>
            <dt>{say(`profile.${name}`)}</dt>
            <dd>{words.length > 0 ? words.join(', ') : t('food.nothing')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
