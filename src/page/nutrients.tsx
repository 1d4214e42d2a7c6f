/** The nutrients of an ingredient with their sources; a missing value is unknown, not zero. */

import { NUTRIENT_GROUPS, NUTRIENT_UNITS } from '../domain/nutrient-keys.ts'
import { nutrientAt } from '../domain/nutrients.ts'
import type { NutritionResponse } from '../domain/shapes/nutrition.ts'
import { Table } from './table.tsx'
import { useWords } from './words.ts'

export function Nutrients({
  nutrients,
  sources = [],
}: Pick<NutritionResponse, 'nutrients' | 'sources'>) {
  const { t, say, sayWord, number } = useWords()
  const all = Object.entries(NUTRIENT_GROUPS).flatMap(([group, names]) =>
    names.map((name) => ({ name: sayWord('nutrient', name), path: `${group}.${name}` })),
  )
  const rows = all.flatMap(({ name, path }) => {
    const value = nutrientAt(nutrients, path)
    const unit = (NUTRIENT_UNITS[path] ?? 'g').replace('ug', 'µg')
    const source = sources.find((one) => one.nutrients.includes(path))?.source ?? ''
    return value === null ? [] : [[name, `${number(value)} ${unit}`, source]]
  })
  const missing = all.filter(({ path }) => nutrientAt(nutrients, path) === null)
  const heads = [say('head.nutrient'), t('food.value'), say('head.source')]
  return (
    <>
      <Table label={t('food.nutrients')} isTitled heads={heads} rows={rows} />
      {missing.length > 0 && (
        <p class="quiet">
          {t('food.unmeasuredAll')} {missing.map(({ name }) => name).join(', ')}
        </p>
      )}
    </>
  )
}
