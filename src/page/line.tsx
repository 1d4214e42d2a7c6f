/** One line of a checked recipe: what it was read as, the verdicts, why, and what could replace it. */

import { Fragment } from 'preact'
import { decisive, type Finding, type Judged, type Reading } from './judged.ts'
import { FoodLink, VerdictMark } from './parts.tsx'
import { Swaps } from './swaps.tsx'
import type { OfResult } from './verdicts.tsx'
import { useWords } from './words.ts'

export interface OfLine extends OfResult {
  readonly judged: Judged
}

export function Line({ judged, result, onTake }: OfLine) {
  const { t, restriction } = useWords()
  const { reading, findings, verdict } = judged
  const found = findings.filter((one) => one.verdict !== 'compatible')
  return (
    <li class={`line ${verdict}`}>
      <p class="written" lang={result.lang}>
        {reading.line}
      </p>
      <p class="quiet">
        <ReadAs {...reading} />
      </p>
      {found.length === 0 ? (
        <p>
          <VerdictMark verdict={verdict} />
        </p>
      ) : (
        <ul class="findings">
          {found.map((one) => (
            <li>
              {restriction(one.restriction)}: <VerdictMark verdict={one.verdict} />
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>
          {t('check.why')}
          <span class="unseen"> {reading.line}</span>
        </summary>
        <ul>
          {findings.map((one) => (
            <li>
              <strong>{restriction(one.restriction)}</strong>: <Why {...one} />
            </li>
          ))}
        </ul>
      </details>
      {found.length > 0 && <Swaps judged={judged} result={result} onTake={onTake} />}
    </li>
  )
}

/** What the program took the line for, so that the writer can see whether it is right. */
function ReadAs({ or = [], ...reading }: Reading) {
  const { t, number } = useWords()
  const { alternatives, optional, grams, estimated } = reading
  const choices = [reading, ...or].map(({ ingredientId, name, phrase, reading: certainty }) =>
    ingredientId === null ? (
      <strong>
        {t('check.unread')}: {phrase}
      </strong>
    ) : (
      <>
        {t(certainty === 'sure' ? 'check.readAs' : 'check.guess')}{' '}
        <FoodLink ingredientId={ingredientId} name={name} />
      </>
    ),
  )
  const assumed = reading.ingredientId === null ? '' : `, ${t('check.assumed')}`
  return (
    <>
      {choices.map((one, index) => (
        <Fragment key={index}>
          {index > 0 && ` ${t('check.or')} `}
          {one}
        </Fragment>
      ))}
      {grams === null ? assumed : `, ${number(grams)} g`}
      {grams !== null && estimated && ` (${t('check.estimated')})`}
      {optional && `, ${t('check.optional')}`}
      {alternatives.length > 0 &&
        `. ${t('check.maybe')} ${alternatives.map(({ name }) => name).join(', ')}`}
    </>
  )
}

function Why({ verdict, because }: Finding) {
  const { t, step } = useWords()
  const texts = because.flatMap(({ steps, grams }) =>
    decisive(steps).map((one) => step(one, grams)),
  )
  if (texts.length > 0) return [...new Set(texts)].join(', ')
  if (verdict === 'compatible') return t('check.nothing')
  return t(verdict === 'incompatible' ? 'check.source' : 'check.notKnown')
}
