/** The result of a check: the verdict for each person and restriction, and each line of the recipe. */

import type { Language } from '../domain/languages.ts'
import { RESTRICTIONS, type Restriction } from '../domain/restrictions.ts'
import { VERDICTS } from '../domain/risk.ts'
import { type Checked, evaluationOn, isOpen, verdictOn } from './judged.ts'
import { Line } from './line.tsx'
import { VerdictMark } from './parts.tsx'
import type { Person } from './people.tsx'
import type { Swapped } from './swaps.tsx'
import { plain, useWords } from './words.ts'

export interface Asked {
  readonly text: string
  readonly lang: Language
  /** Restrictions chosen for all, or those of the eaters; empty means all restrictions. */
  readonly chosen: readonly Restriction[]
  /** The eaters. */
  readonly people: readonly Person[]
}

export interface Result extends Asked {
  readonly checked: Checked
  readonly swapped: Swapped | undefined
}

export interface OfResult {
  readonly result: Result
  /** Applies a swap: the new text, and the name of the substitute. */
  readonly onTake: (text: string, name: string) => void
}

export function Verdicts({ result, onTake }: OfResult) {
  const { t, say, sayWord } = useWords()
  const { checked, swapped, chosen, people } = result
  const { readings = [], skipped = [], named: beside = [] } = checked
  const asked = chosen.length > 0 ? chosen : RESTRICTIONS
  const gravity = (one: Restriction) => VERDICTS.indexOf(verdictOn(checked, one))
  const lines = readings.map((reading, index) => ({
    isOpen: isOpen(reading),
    shown: <Line key={index} index={index} reading={reading} result={result} onTake={onTake} />,
  }))
  const open = lines.filter((one) => one.isOpen)
  const naming = skipped.filter(({ named = [] }) => named.length > 0)
  return (
    <>
      {people.length > 0 && <Eaters people={people} checked={checked} />}
      <ul class="overall">
        {[...asked]
          .sort((a, b) => gravity(b) - gravity(a))
          .map((one) => (
            <Overall restriction={one} checked={checked} />
          ))}
      </ul>
      {open.length + naming.length + beside.length > 0 && (
        <section class="open" aria-labelledby="open">
          <h3 id="open">{t('check.open')}</h3>
          <p>{t('check.openNote')}</p>
          <ul class="lines">{open.map(({ shown }) => shown)}</ul>
          {naming.map(({ line, named = [] }) => (
            <p>
              <q lang={result.lang}>{line}</q> {t('check.named')} {named.map(plain).join(', ')}
            </p>
          ))}
          {beside.length > 0 && (
            <p>
              {say('said.alsoNamed')}:{' '}
              {beside.map((one) => `${one.text} (${sayWord('skipped', one.where)})`).join(', ')}
            </p>
          )}
        </section>
      )}
      <h3>{t('check.lines')}</h3>
      <ul class="lines">{lines.filter((one) => !one.isOpen).map(({ shown }) => shown)}</ul>
      {skipped.length > 0 && (
        <>
          <h3>{t('check.skipped')}</h3>
          <ul>
            {skipped.map(({ line, reason }) => (
              <li>
                <q lang={result.lang}>{line}</q>{' '}
                <span class="quiet">{sayWord('skipped', reason)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {swapped && swapped.irreplaceable.length > 0 && (
        <p>
          {say('said.irreplaceable')}: {swapped.irreplaceable.map(({ name }) => name).join(', ')}
        </p>
      )}
    </>
  )
}

interface Of {
  readonly checked: Checked
}

function Overall({ restriction, checked }: Of & { readonly restriction: Restriction }) {
  const words = useWords()
  const { steps = [] } = evaluationOn(checked, restriction) ?? {}
  const found = new Set(steps.map((step) => words.step(step, null)))
  return (
    <li>
      <strong>{words.restriction(restriction)}</strong>:{' '}
      <VerdictMark verdict={verdictOn(checked, restriction)} />
      {found.size > 0 && <span class="quiet"> {[...found].join(', ')}</span>}
    </li>
  )
}

/** The verdict for each eater with its reasons. */
function Eaters({ people, checked }: Of & { readonly people: readonly Person[] }) {
  const words = useWords()
  return (
    <ul class="overall eaters" aria-label={words.t('people.title')}>
      {people.map(({ name, avoids }, at) => {
        const { verdict = 'uncertain', restrictions = [] } = checked.people?.[at] ?? {}
        const worst = restrictions.filter((one) => one.verdict === verdict).map((one) => one.name)
        const because = avoids.filter((one) => worst.includes(one))
        return (
          <li key={name}>
            <strong>{name}</strong>: <VerdictMark verdict={verdict} />
            {verdict !== 'compatible' && <span class="quiet"> {words.restrictions(because)}</span>}
          </li>
        )
      })}
    </ul>
  )
}
