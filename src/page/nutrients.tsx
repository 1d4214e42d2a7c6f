/** Shows the nutrients in an amount of food, with reference intakes and sources. Missing figures are unknown, not 0. */

import { useState } from 'preact/hooks'
import type { Client, Output } from '../client/client.ts'
import { NUTRIENT_KEYS } from '../domain/nutrient-keys.ts'
import { nutrientAt } from '../domain/nutrients.ts'
import { REFERENCE_INTAKES } from '../domain/reference-intakes.ts'
import { upper } from '../wording/because.ts'
import { percentOf } from '../wording/numbers.ts'
import { Answer } from './parts.tsx'
import { Table } from './table.tsx'
import { useWords } from './words.ts'

const UNITS: readonly string[] = ['gram', 'piece', 'slice', 'tablespoon', 'teaspoon', 'cup']

/** The nutrients of a nutrition declaration, in the order of Regulation (EU) No 1169/2011. */
export const DECLARED = [
  'macros.energyKcal',
  'macros.fat',
  'lipids.saturatedFat',
  'macros.carbohydrates',
  'macros.sugar',
  'macros.protein',
  'macros.salt',
] as const

interface OfFood {
  readonly client: Client
  readonly id: string
  readonly units: Output<'units'>['units']
}

export function Nutrition({ client, id, units }: OfFood) {
  const { t } = useWords()
  const [amount, setAmount] = useState('100')
  const [unit, setUnit] = useState('gram')
  const count = Number(amount.replace(',', '.'))
  const asked = count > 0 ? { amount: count, unit } : { amount: 100, unit: 'gram' }
  return (
    <section aria-labelledby="nutrition">
      <div class="row">
        <h2 id="nutrition">{t('food.nutrition')}</h2>
        <span class="row end">
          <input
            class="field short"
            inputMode="decimal"
            aria-label={t('food.amount')}
            value={amount}
            onInput={({ currentTarget }) => setAmount(currentTarget.value)}
          />
          <select
            aria-label={t('food.unit')}
            value={unit}
            onChange={({ currentTarget }) => setUnit(currentTarget.value)}
          >
            {units
              .filter((one) => UNITS.includes(one.id))
              .map((one) => (
                <option value={one.id}>{one.id === 'gram' ? 'g' : one.name}</option>
              ))}
          </select>
        </span>
      </div>
      <Answer
        ask={() => client.nutrition({ canonicalId: id, sources: true, ...asked })}
        on={[client, asked.amount, asked.unit]}
      >
        {(answer) => <Figures {...answer} />}
      </Answer>
    </section>
  )
}

function Figures({ nutrients, computed, sources = [] }: Output<'nutrition'>) {
  const { t, say, sayWord, number, figure } = useWords()
  const named = (key: string) => upper(sayWord('nutrient', key.replace(/.*\./, '')))
  const shown = (value: number | null, key: string) => (value === null ? '–' : figure(value, key))
  const own = computed?.nutrients ?? nutrients
  const isOther = computed?.grams !== 100
  const rows = DECLARED.map((key) => {
    const value = nutrientAt(own, key)
    const share = value === null ? null : value / (REFERENCE_INTAKES[key] ?? 1)
    return [
      named(key),
      <b>{shown(value, key)}</b>,
      share === null ? '–' : <Share share={share} />,
      ...(isOther ? [<span class="quiet">{shown(nutrientAt(nutrients, key), key)}</span>] : []),
    ]
  })
  const all = NUTRIENT_KEYS.flatMap((key) => {
    const value = nutrientAt(nutrients, key)
    const source = sources.find((one) => one.nutrients.includes(key))?.source ?? ''
    return value === null ? [] : [[named(key), figure(value, key), source]]
  })
  const missing = NUTRIENT_KEYS.filter((key) => nutrientAt(nutrients, key) === null)
  const grams = `${number(computed?.grams ?? 100)} g`
  return (
    <>
      <Table
        label={t('food.nutrition')}
        isTitled
        heads={[say('head.nutrient'), grams, t('food.ofDay'), ...(isOther ? ['100 g'] : [])]}
        rows={rows}
      />
      <p class="small quiet">* {say('said.referenceIntake')}</p>
      <details>
        <summary>
          {t('food.allNutrients', { count: all.length })} <span>{t('food.withSources')}</span>
        </summary>
        <Table
          label={t('food.nutrients')}
          heads={[say('head.nutrient'), t('food.value'), say('head.source')]}
          rows={all}
        />
        {missing.length > 0 && (
          <p class="small quiet">
            {t('food.unmeasuredAll')} {missing.map(named).join(', ')}
          </p>
        )}
      </details>
    </>
  )
}

function Share({ share }: Readonly<{ share: number }>) {
  return (
    <>
      <svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="all" width={100} height={10} />
        <rect width={Math.min(1, share) * 100} height={10} />
      </svg>{' '}
      {percentOf(share)}
    </>
  )
}
