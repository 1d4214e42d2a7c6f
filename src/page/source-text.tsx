/** The text that was checked, with its lines or words marked, and how each line was read. */

import { gravity, markOf, stretchesOf } from './answer.ts'
import { FoodLink, Mark, VERDICT_CLASSES } from './parts.tsx'
import { idsOf, type Label, type Reading } from './reasons.ts'
import { type Asking, Swaps } from './swaps.tsx'
import { useWords } from './words.ts'

export function Lines({ answered: { checked, asked } }: Pick<Asking, 'answered'>) {
  const { t, sayWord } = useWords()
  const { readings = [], skipped = [] } = checked
  const reasons = [...new Set(skipped.map(({ reason }) => sayWord('skipped', reason)))]
  const read = readings.filter(({ ingredientId }) => ingredientId !== null)
  const count = [
    t('lines.read', { count: read.length }),
    ...(skipped.length > 0
      ? [`${t('lines.skipped', { count: skipped.length })} (${reasons.join(', ')})`]
      : []),
    ...(asked.left.length > 0 ? [t('result.left', { count: asked.left.length })] : []),
  ]
  return (
    <details>
      <summary>
        {t('lines.title')} <span>{count.join(', ')}</span>
      </summary>
      <ul class="lines">
        {readings.map((reading) => (
          <li>
            {reading.line}{' '}
            <span class="quiet">
              <ReadAs reading={reading} />
            </span>
          </li>
        ))}
        {skipped.map(({ line, reason }) => (
          <li class="quiet">
            {line} ({sayWord('skipped', reason)})
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Shows how a line was read, so that the user can check it. */
function ReadAs({ reading }: Readonly<{ reading: Reading }>) {
  const { t, say, number } = useWords()
  const { or = [], optional, grams, estimated, alternatives } = reading
  return (
    <>
      {[reading, ...or].map(({ ingredientId, name, reading: certainty }, at) => (
        <>
          {at > 0 && ` ${say('said.or')} `}
          {ingredientId === null ? (
            say('said.notRead')
          ) : (
            <>
              {t(certainty === 'sure' ? 'lines.as' : 'lines.guess')}{' '}
              <FoodLink ingredientId={ingredientId} name={name} />
            </>
          )}
        </>
      ))}
      {grams === null
        ? reading.ingredientId !== null && `, ${say('said.assumed')}`
        : `, ${number(grams)} g`}
      {grams !== null && estimated && ` (${say('said.estimated')})`}
      {optional && `, ${say('said.optional')}`}
      {alternatives.length > 0 &&
        `. ${say('said.guessed')} ${alternatives.map(({ name }) => name).join(', ')}`}
    </>
  )
}

/** Shows the recipe as written. A click on a line shows how the line was read, and which substitutes there are. */
export function Text({ answered, onAgain }: Asking) {
  const words = useWords()
  const { checked, asked } = answered
  const { readings = [] } = checked
  const written = asked.text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const isPlain = readings.every(({ line }) => written.includes(line.trim()))
  const lines = isPlain ? written : readings.map(({ line }) => line.trim())
  return (
    <ol>
      {lines.map((line) => {
        const own = readings.filter((one) => one.line.trim() === line)
        const marks = own.flatMap((one) => markOf(checked, asked.eaters, one, words) ?? [])
        const [mark] = marks.sort((a, b) => gravity(b.verdict) - gravity(a.verdict))
        if (own.length === 0)
          return (
            <li class="skipped">
              <span class="line">{line}</span>
            </li>
          )
        const about = [...new Set(marks.flatMap((one) => one.about))].join(' · ')
        return (
          <li {...(mark && { class: VERDICT_CLASSES[mark.verdict] })}>
            <details>
              <summary>
                {mark && <Mark verdict={mark.verdict} />}
                {line} {about !== '' && <small>{about}</small>}
              </summary>
              {own.map((reading) => (
                <p class="small quiet">
                  <ReadAs reading={reading} />
                </p>
              ))}
              {mark && <Swaps ids={own.flatMap(idsOf)} answered={answered} onAgain={onAgain} />}
            </details>
          </li>
        )
      })}
    </ol>
  )
}

/** Shows the text of a package, and marks the words that matter. */
export function Package({ text, label }: Readonly<{ text: string; label: Label }>) {
  const { t } = useWords()
  const stretches = stretchesOf(label)
  return (
    <>
      <p class="package">
        {stretches.map(({ start, end, verdict }, at) => (
          <>
            {text.slice(stretches[at - 1]?.end ?? 0, start)}
            <mark class={verdict === null ? 'in' : VERDICT_CLASSES[verdict]}>
              {text.slice(start, end)}
            </mark>
          </>
        ))}
        {text.slice(stretches.at(-1)?.end ?? 0)}
      </p>
      <p class="foot">{t('package.key')}</p>
    </>
  )
}
