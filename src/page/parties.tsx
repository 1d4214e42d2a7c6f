/** Shows the verdict for each person with reasons and substitutes, and the lines that make verdicts uncertain. */

import { useState } from 'preact/hooks'
import { upper } from '../wording/because.ts'
import type { Row, Summary } from './answer.ts'
import { aboutOf, unseenBy } from './household.ts'
import { Mark, VERDICT_CLASSES } from './parts.tsx'
import type { OpenLine } from './reasons.ts'
import { type Asking, Swaps } from './swaps.tsx'
import { useWords, type WordsOf } from './words.ts'

type Shown = Asking & { readonly summary: Summary }

export function Parties({ answered, summary, onAgain }: Shown) {
  const words = useWords()
  const { eaters } = answered.asked
  return (
    <ul class="card people">
      {summary.parties.map(({ at, rows }) => {
        const eater = eaters[at]
        const [worst] = rows
        const unseen = eater ? unseenBy(eater, words) : ''
        const isMixed = worst?.verdict !== 'compatible'
        return (
          <li class={VERDICT_CLASSES[worst?.verdict ?? 'uncertain']}>
            <div class="who">
              {eater?.name} <small>{eater && aboutOf(eater, words)}</small>
            </div>
            <div>
              {unseen !== '' && <p class="why">{upper(unseen)}</p>}
              {rows.map((row) => (
                <>
                  <p class={`say ${VERDICT_CLASSES[row.verdict]}`}>
                    <Mark verdict={row.verdict} />
                    {isMixed && row.verdict === 'compatible'
                      ? `${row.name}: ${words.say('verdict.compatible')}`
                      : findingOf(row, words)}
                  </p>
                  {row.why !== '' && <p class="why">{row.why}</p>}
                  <Swaps ids={row.culprits} answered={answered} onAgain={onAgain} />
                </>
              ))}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Formats a finding, such as "Contains peanut" or "Not vegan". */
export function findingOf({ scale, verdict, name }: Row, { t, say }: WordsOf): string {
  if (verdict === 'compatible') return upper(say('verdict.compatible'))
  if (verdict === 'uncertain') return t('found.unknown', { name })
  if (scale === 'diet') return upper(name)
  const isSure = verdict === 'incompatible'
  if (scale === 'amount') return t(isSure ? 'found.tooMuch' : 'found.borderline', { name })
  return t(isSure ? 'found.contains' : 'found.mayContain', { name })
}

/** Shows a line that makes verdicts uncertain, and what the user can do about it. */
export function Unread({ line, answered, onAgain }: Asking & { readonly line: OpenLine }) {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const { text, left } = answered.asked
  const { reading, guess, state } = line
  const isSettled = reading !== undefined && text.includes(reading.line.trim())
  const settle = (event: Event) => {
    event.preventDefault()
    if (!reading || typed.trim() === '') return
    const next = reading.line.replace(reading.phrase, typed.trim())
    onAgain({ text: text.replace(reading.line.trim(), next.trim()) })
  }
  return (
    <form class="card notice" onSubmit={settle}>
      <h2>{t(state === 'said.notRead' ? 'unread.title' : 'unread.guess', { line: line.text })}</h2>
      <p class="small">
        {state === 'said.notRead'
          ? t('unread.why')
          : t('unread.taken', { food: reading?.name ?? guess ?? '' })}
      </p>
      {isSettled && (
        <div class="row">
          <input
            class="field"
            aria-label={t('unread.label')}
            placeholder={t('unread.example')}
            value={typed}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <button type="submit">{t('unread.read')}</button>
          <button type="button" onClick={() => onAgain({ left: [...left, reading.line.trim()] })}>
            {t('unread.notFood')}
          </button>
        </div>
      )}
    </form>
  )
}
