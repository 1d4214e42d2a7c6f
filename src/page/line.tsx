/** A line of a checked recipe: its reading, verdicts, reasons and substitutes. */

import { Fragment } from 'preact'
import { RESTRICTIONS, type Restriction } from '../domain/restrictions.ts'
import type { Verdict } from '../domain/risk.ts'
import type { Contributor } from '../domain/shapes/compatibility.ts'
import { causes, decisive, type Reading } from './judged.ts'
import { FoodLink, VerdictMark } from './parts.tsx'
import { Swaps } from './swaps.tsx'
import type { OfResult } from './verdicts.tsx'
import { useWords } from './words.ts'

export interface OfLine extends OfResult {
  readonly index: number
  readonly reading: Reading
}

const UNJUDGED = { verdict: 'uncertain', findings: [] } as const

export function Line({ index, reading, result, onTake }: OfLine) {
  const { t, restriction } = useWords()
  const { checked, chosen } = result
  const judged = checked.lines?.[index]
  const { verdict, findings: found } = judged ?? UNJUDGED
  const asked = chosen.length > 0 ? chosen : RESTRICTIONS
  const verdictOf = (name: Restriction) =>
    found.find((one) => one.name === name)?.verdict ?? (judged ? 'compatible' : 'uncertain')
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
              {restriction(one.name)}: <VerdictMark verdict={one.verdict} />
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
          {asked.map((name) => (
            <li>
              <strong>{restriction(name)}</strong>:{' '}
              <Why verdict={verdictOf(name)} because={causes(checked, name, reading)} />
            </li>
          ))}
        </ul>
      </details>
      {found.length > 0 && (
        <Swaps index={index} reading={reading} result={result} onTake={onTake} />
      )}
    </li>
  )
}

/** How the program read the line, so that the user can check it. */
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

interface Explained {
  readonly verdict: Verdict
  readonly because: readonly Contributor[]
}

function Why({ verdict, because }: Explained) {
  const { t, step } = useWords()
  const texts = because.flatMap(({ steps, grams }) =>
    decisive(steps).map((one) => step(one, grams)),
  )
  if (texts.length > 0) return [...new Set(texts)].join(', ')
  if (verdict === 'compatible') return t('check.nothing')
  return t(verdict === 'incompatible' ? 'check.source' : 'check.notKnown')
}
