/** Shows substitutes for foods. A click puts a substitute into the text. */

import { isDose } from '../domain/restrictions.ts'
import type { Answered, Asked } from './checking.ts'
import { idsOf } from './reasons.ts'
import { swapLines, withSwap } from './swapped.ts'
import { useWords } from './words.ts'

export interface Asking {
  readonly answered: Answered
  /** Repeats the check with these changes. */
  readonly onAgain: (changes: Partial<Asked>) => void
}

/** Shows substitutes for foods, each with a button if it is certain which line to replace. */
export function Swaps({
  ids,
  answered: { swapped, checked, asked },
  onAgain,
}: Asking & { readonly ids: readonly (string | null)[] }) {
  const { t, say, brought, restrictions, vocabulary } = useWords()
  const { readings = [] } = checked
  const changes = swapped?.changes.filter(({ ingredientId }) => ids.includes(ingredientId)) ?? []
  const gone = swapped?.irreplaceable.filter((one) => ids.includes(one.ingredientId)) ?? []
  return (
    <>
      {changes.map((change) => {
        const index = readings.findIndex((one) => idsOf(one).includes(change.ingredientId))
        const reading = readings[index]
        if (!reading) return null
        const { brings, keeps, loses } = change.substitute
        const isSure = reading.reading === 'sure'
        const place = { readings, index, change, lang: asked.lang }
        const next = isSure ? withSwap(asked.text, place) : undefined
        const news = brings.filter((one) => !isDose(one))
        const remaining = keeps.filter((one) =>
          asked.eaters.some(({ avoids }) => avoids.includes(one)),
        )
        return (
          <div class="swap">
            <span>
              {t('swap.instead')} <b>{swapLines(reading, change, asked.lang).join(' + ')}</b>
              {news.length > 0 && `. ${t('swap.brings', { names: brought(news) })}`}
              {remaining.length > 0 && `. ${t('swap.keeps')} ${restrictions(remaining)}`}
              {loses.length > 0 &&
                `. ${t('swap.loses')} ${loses.map((one) => vocabulary('losses', one)).join(', ')}`}
            </span>
            {next !== undefined && (
              <button type="button" onClick={() => onAgain({ text: next })}>
                {t('swap.take')} <span class="unseen">{change.substitute.name}</span>
              </button>
            )}
          </div>
        )
      })}
      {gone.length > 0 && (
        <p class="why">
          {say('said.irreplaceable')}: {gone.map(({ name }) => name).join(', ')}
        </p>
      )}
    </>
  )
}
