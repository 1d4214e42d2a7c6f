/** The answer: a verdict for each person, the facts, and the text with its lines marked. */

import { useEffect, useRef } from 'preact/hooks'
import { withoutServings } from '../domain/titles.ts'
import { upper } from '../wording/because.ts'
import { type Summary, summaryOf } from './answer.ts'
import type { Answered } from './checking.ts'
import { Additives, Facts, RecipeNutrition } from './facts.tsx'
import { avoidedBy } from './household.ts'
import { findingOf, Parties, Unread } from './parties.tsx'
import type { Checked } from './reasons.ts'
import { asCsv, asHtml, download } from './save.ts'
import { Lines, Package, Text } from './source-text.tsx'
import type { Asking } from './swaps.tsx'
import { useWords, type WordsOf } from './words.ts'

export function Result({
  answered,
  isShown,
  onEdit,
  onAgain,
  onUndo,
}: Asking & {
  readonly isShown: boolean
  readonly onEdit: () => void
  readonly onUndo?: () => void
}) {
  const words = useWords()
  const { t, say } = words
  const { checked, asked, analyzed } = answered
  const summary = summaryOf(checked, words)
  const heading = useRef<HTMLHeadingElement>(null)
  const name = nameOf(answered, words)
  useEffect(() => heading.current?.focus(), [answered])
  useEffect(() => {
    if (isShown) document.title = `${titleOf(name, answered, summary, words)} · ingr`
  })
  const shown = { answered, summary, onAgain }
  const open = summary.openLines.filter(({ state }) => state !== 'said.noWeight')
  return (
    <div class="split">
      <section>
        <ReadAs checked={checked} onAgain={onAgain} onUndo={onUndo} />
        <h1 id="answer" ref={heading} tabIndex={-1}>
          {name}
        </h1>
        {summary.parties.length > 0 && <Parties {...shown} />}
        {open.map((one) => (
          <Unread key={one.text} line={one} {...shown} />
        ))}
        <Facts summary={summary} isPackage={checked.label !== undefined} />
        <div class="more">
          {analyzed && <RecipeNutrition {...analyzed} />}
          {checked.label ? <Additives {...checked.label} /> : <Lines {...shown} />}
        </div>
        <div class="row actions">
          <button type="button" onClick={() => print()}>
            {t('result.print')}
          </button>
          <Save name={name} answered={answered} summary={summary} />
        </div>
        <p class="disclaim">{say(checked.label ? 'advice.package' : 'advice.recipe')}</p>
        <p class="print">{stampOf(answered, words)}</p>
      </section>
      <section class="card text" aria-labelledby="text">
        <header>
          <h2 id="text">{t(checked.label ? 'result.package' : 'result.recipe')}</h2>
          <button type="button" class="plain" onClick={onEdit}>
            {t('result.edit')}
          </button>
        </header>
        {checked.label ? <Package text={asked.text} label={checked.label} /> : <Text {...shown} />}
      </section>
    </div>
  )
}

/** Shows whether the text was read as a package or as a portion of a recipe. */
function ReadAs({
  checked,
  onAgain,
  onUndo,
}: Pick<Asking, 'onAgain'> & {
  readonly checked: Checked
  readonly onUndo: (() => void) | undefined
}) {
  const words = useWords()
  const { t } = words
  return (
    <p class="over">
      {checked.label ? (
        <>
          {t('result.asPackage')}{' '}
          <button type="button" class="plain" onClick={() => onAgain({ isRecipe: true })}>
            {t('result.isRecipe')}
          </button>
        </>
      ) : (
        portionOf(checked, words)
      )}
      {onUndo && (
        <>
          {' · '}
          <button type="button" class="plain" onClick={onUndo}>
            {t('result.undo')}
          </button>
        </>
      )}
    </p>
  )
}

function nameOf({ checked }: Answered, { t }: WordsOf): string {
  const { skipped = [], serving, label } = checked
  if (label) {
    const title = label.skipped.find(({ reason }) => reason === 'title')?.text.trim()
    const first = label.ingredients.slice(0, 3).map(({ name }) => name.toLowerCase())
    return title ?? (first.length > 0 ? `${upper(first.join(', '))} …` : t('result.package'))
  }
  const title = skipped.find(({ reason }) => reason === 'title')?.line.replace(/^[#\s]+/, '')
  return title ? withoutServings(title.trim(), serving?.servings) : t('result.recipe')
}

function portionOf({ serving }: Checked, { t, say, number }: WordsOf): string {
  const whole = say('said.whole')
  if (!serving) return `${t('result.recipe')} · ${whole}`
  const { servings, grams } = serving
  return `${t('result.recipe')} · ${t('result.serving', { servings: number(servings), grams: number(grams) })}`
}

/** Returns a page title that contains the answer, such as "Pad thai: not for Mia". */
function titleOf(
  name: string,
  { checked: { people = [] }, asked }: Answered,
  { parties, openLines }: Summary,
  words: WordsOf,
): string {
  const { t } = words
  const not = people.flatMap(({ verdict }, at) =>
    verdict === 'incompatible' ? [asked.eaters[at]?.name ?? ''] : [],
  )
  if (not.length > 0) return `${name}: ${t('title.not', { names: not.join(', ') })}`
  const maybe = parties.flatMap(({ rows }) => rows).find(({ verdict }) => verdict === 'caution')
  if (maybe) return `${name}: ${findingOf(maybe, words)}`
  const unread = openLines.filter(({ state }) => state === 'said.notRead').length
  return unread > 0 ? `${name}: ${t('title.unread', { count: unread })}` : name
}

/** Returns the footer of a printed page: date, people and version of the data. */
function stampOf({ asked, library }: Answered, words: WordsOf): string {
  const { t, lang } = words
  const people = asked.eaters.map((one) => `${one.name} (${avoidedBy(one, words)})`).join(', ')
  const date = new Date().toLocaleDateString(lang, { dateStyle: 'long' })
  const left = asked.left.length > 0 ? ` ${t('result.left', { count: asked.left.length })}.` : ''
  const checked = people === '' ? t('print.when', { date }) : t('print.for', { date, people })
  return `${checked}${left} ${t('print.data', { library: library?.slice(0, 8) ?? '–' })}`
}

const FORMATS = ['html', 'csv', 'json'] as const

function Save({
  name,
  answered,
  summary,
}: Pick<Asking, 'answered'> & { readonly name: string; readonly summary: Summary }) {
  const words = useWords()
  const { t } = words
  const text = {
    html: () => asHtml(name, words.lang),
    csv: () => asCsv(answered, summary, words),
    json: () => JSON.stringify(answered.body, null, 2),
  }
  return (
    <details class="menu">
      <summary>{t('result.save')}</summary>
      <div>
        {FORMATS.map((one) => (
          <button type="button" onClick={() => download(`${name}.${one}`, text[one]())}>
            {one.toUpperCase()}
          </button>
        ))}
      </div>
    </details>
  )
}
