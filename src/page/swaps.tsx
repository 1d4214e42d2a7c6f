/** The substitutes for a line, and their drawbacks. */

import type { Restriction } from '../domain/restrictions.ts'
import type { Change, RecipeSwapResponse } from '../domain/shapes/recipes.ts'
import type { OfLine } from './line.tsx'
import { swapLines, withSwap } from './swapped.ts'
import { useWords } from './words.ts'

export type Swapped = Pick<RecipeSwapResponse, 'changes' | 'irreplaceable'>

export function Swaps({ reading, index, result, onTake }: OfLine) {
  const { t } = useWords()
  const { text, lang, chosen, swapped, checked } = result
  if (!swapped) return null
  const ids = [reading, ...(reading.or ?? [])].map(({ ingredientId }) => ingredientId)
  const changes = swapped.changes.filter((one) => ids.includes(one.ingredientId))
  const isSure = reading.reading === 'sure'
  if (changes.length === 0) {
    const isKnown = reading.ingredientId !== null && isSure
    return <p class="quiet">{t(isKnown ? 'check.noSwap' : 'check.noSwapHere')}</p>
  }
  return changes.map((change) => {
    const { readings = [] } = checked
    const next = isSure ? withSwap(text, { readings, index, change, lang }) : undefined
    const name = swapLines(reading, change, lang).join(' + ')
    return (
      <div class="swap">
        <p>
          {changes.length > 1 && `${change.name}: `}
          <strong>{t('check.instead')}</strong> <span lang={lang}>{name}</span>
        </p>
        <Costs {...change.substitute} chosen={chosen} />
        {next !== undefined && (
          <button type="button" onClick={() => onTake(next, name)}>
            {t('check.take')}
            <span class="unseen">: {name}</span>
          </button>
        )}
      </div>
    )
  })
}

/** New and remaining conflicts come first. */
function Costs({
  brings,
  keeps,
  loses,
  chosen,
}: Change['substitute'] & { readonly chosen: readonly Restriction[] }) {
  const { t, brought, restrictions, vocabulary } = useWords()
  const kept = keeps.filter((one) => chosen.includes(one))
  const lost = loses.map((one) => vocabulary('losses', one)).join(', ')
  return (
    <>
      {brings.length > 0 && <p class="quiet">{`${t('check.brings')}: ${brought(brings)}`}</p>}
      {kept.length > 0 && <p class="quiet">{`${t('check.keeps')}: ${restrictions(kept)}`}</p>}
      {lost !== '' && <p class="quiet">{`${t('check.loses')}: ${lost}`}</p>}
    </>
  )
}
