/** The allergen data of an ingredient. */

import { DIMENSIONS, EU_ALLERGENS, isAllergen } from '../domain/restrictions.ts'
import type { AllergensResponse } from '../domain/shapes/foods.ts'
import { Table } from './table.tsx'
import { useWords } from './words.ts'

/** The main field of each profile that has no field `contains`. */
const FIELDS: Readonly<Record<string, string>> = {
  histamine: 'histamineContent',
  fodmap: 'fodmapLevel',
  pancreas: 'pancreasRisk',
}
/** Levels in the order of display: contained first, then unknown. Levels that are not listed come last. */
const FIRST: readonly string[] = ['yes', 'high', 'traces', 'moderate', 'possible', 'unknown', 'low']

const rank = (value: string) => (FIRST.includes(value) ? FIRST.indexOf(value) : FIRST.length)

interface Row {
  readonly figure: string
}
const byRank = (a: Row, b: Row) => rank(a.figure) - rank(b.figure)

type Profiles = Pick<AllergensResponse, 'allergenProfile' | 'euAllergens'>

export function Allergens({ allergenProfile, euAllergens }: Profiles) {
  const { t, say, sayWord, restriction } = useWords()
  const rows = DIMENSIONS.map((dimension) => {
    const profile: Readonly<Record<string, unknown>> = allergenProfile[dimension] ?? {}
    return {
      dimension,
      figure: String(profile[FIELDS[dimension] ?? 'contains'] ?? 'unknown'),
      contact: isAllergen(dimension) ? String(profile.crossContactRisk ?? 'unknown') : undefined,
      confidence: String(profile.confidence ?? 'unknown'),
    }
  }).sort(byRank)
  const entries = EU_ALLERGENS.map((entry) => ({
    entry,
    figure: euAllergens[entry] ?? 'unknown',
  })).sort(byRank)
  const shown = (figure: string) => (
    <span class={`figure ${figure}`}>{sayWord('level', figure)}</span>
  )
  return (
    <>
      <p class="quiet">{t('food.allergensNote')}</p>
      <Table
        label={t('food.allergens')}
        isTitled
        heads={[
          say('head.dimension'),
          t('food.figure'),
          t('food.crossContact'),
          say('head.confidence'),
        ]}
        rows={rows.map(({ dimension, figure, contact, confidence }) => [
          restriction(dimension),
          shown(figure),
          contact === undefined ? '–' : sayWord('level', contact),
          sayWord('confidence', confidence),
        ])}
      />
      <Table
        label={t('food.eu')}
        heads={[say('head.allergen'), t('food.figure')]}
        rows={entries.map(({ entry, figure }) => [sayWord('eu', entry), shown(figure)])}
      />
    </>
  )
}
