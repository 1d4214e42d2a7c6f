/** The flavour of an ingredient and its use in the kitchen. */

import type { IngredientProfileResponse } from '../domain/shapes/foods.ts'
import { NoData, Section } from './parts.tsx'
import { Radar } from './radar.tsx'
import { useWords } from './words.ts'

type Values = Readonly<Record<string, number>>

const OTHERS = [
  ['textureProfile', 'texture_axes'],
  ['functionalProfile', 'functions'],
  ['applicationProfile', 'applications'],
] as const

export function Profile(profile: IngredientProfileResponse) {
  const { t, say, vocabulary } = useWords()
  const { flavorProfile, cookProfile } = profile
  const methods = cookProfile?.methods.map((one) => vocabulary('cook_methods', one))
  return (
    <>
      <Section title={t('food.flavour')}>
        {flavorProfile ? (
          <div class="flavours">
            <Radar axes={flavorProfile} />
            <div>
              <Axes axes={flavorProfile} named={(axis) => vocabulary('flavor_axes', axis)} />
              <p class="quiet">{t('food.otherAxes')}</p>
            </div>
          </div>
        ) : (
          <NoData />
        )}
      </Section>
      <Section title={t('food.kitchen')}>
        {methods && <p>{`${say('profile.cookProfile')}: ${methods.join(', ')}`}</p>}
        {OTHERS.map(([name, group]) => (
          <>
            <h3>{say(`profile.${name}`)}</h3>
            <Axes axes={profile[name]} named={(axis) => vocabulary(group, axis)} />
          </>
        ))}
      </Section>
    </>
  )
}

/** Values above zero, strongest first; the bars show the same as the numbers. */
function Axes({ axes, named }: Readonly<{ axes: Values | null; named: (axis: string) => string }>) {
  const { number } = useWords()
  if (!axes) return <NoData />
  const shown = Object.entries(axes)
    .filter(([, value]) => value > 0)
    .sort(([, a], [, b]) => b - a)
  return (
    <ul class="axes">
      {shown.map(([axis, value]) => (
        <li>
          <span>{named(axis)}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect class="bar" x={0} y={0} width={value * 100} height={10} />
          </svg>
          <span class="value">{number(value)}</span>
        </li>
      ))}
    </ul>
  )
}
