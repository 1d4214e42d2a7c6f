/** The answer: a verdict for each who eats, the facts, and the text with its lines marked. */

import { useEffect, useRef, useState } from 'preact/hooks'
import type { Output } from '../client/client.ts'
import { nutrientAt } from '../domain/nutrients.ts'
import { isDose } from '../domain/restrictions.ts'
import { withoutServings } from '../domain/titles.ts'
import {
  type Checked,
  gravity,
  idsOf,
  type Label,
  markOf,
  type OpenLine,
  type Reading,
  type Row,
  stretchesOf,
  type Telling,
  tellingOf,
} from './answer.ts'
import type { Answered, Asked } from './check.tsx'
import { aboutOf, avoidedBy, unseenBy } from './household.ts'
import { FoodLink, Mark, SHADES } from './parts.tsx'
import { asCsv, asHtml, download } from './save.ts'
import { swapLines, withSwap } from './swapped.ts'
import { upper, useWords, type WordsOf } from './words.ts'

interface Shown {
  readonly answered: Answered
  readonly telling: Telling
  readonly onAgain: (changes: Partial<Asked>) => void
}

export function Result({
  answered,
  isShown,
  onEdit,
  onAgain,
  onUndo,
}: Omit<Shown, 'telling'> & {
  readonly isShown: boolean
  readonly onEdit: () => void
  readonly onUndo?: () => void
}) {
  const words = useWords()
  const { t, say } = words
  const { checked, asked, analyzed } = answered
  const telling = tellingOf(checked, words)
  const heading = useRef<HTMLHeadingElement>(null)
  const name = nameOf(answered, words)
  useEffect(() => heading.current?.focus(), [answered])
  useEffect(() => {
    if (isShown) document.title = `${titleOf(name, answered, telling, words)} · ingr`
  })
  const shown = { answered, telling, onAgain }
  const open = telling.openLines.filter(({ state }) => state !== 'said.noWeight')
  return (
    <div class="split">
      <section>
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
        <h1 id="answer" ref={heading} tabIndex={-1}>
          {name}
        </h1>
        {telling.parties.length > 0 && <Parties {...shown} />}
        {open.map((one) => (
          <Unread key={one.text} line={one} {...shown} />
        ))}
        <Facts telling={telling} isPackage={checked.label !== undefined} />
        <div class="more">
          {analyzed && <Nutrition {...analyzed} />}
          {checked.label ? <Additives {...checked.label} /> : <Lines {...shown} />}
        </div>
        <div class="row actions">
          <button type="button" onClick={() => print()}>
            {t('result.print')}
          </button>
          <Save name={name} answered={answered} telling={telling} />
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

/** The name of the dish or of the package. */
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

/** With the answer in it: "Pad thai: not for Mia". */
function titleOf(
  name: string,
  { checked: { people = [] }, asked }: Answered,
  { parties, openLines }: Telling,
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

/** On paper: when, for whom, and by which data. */
function stampOf({ asked, library }: Answered, words: WordsOf): string {
  const { t, lang } = words
  const people = asked.eaters.map((one) => `${one.name} (${avoidedBy(one, words)})`).join(', ')
  const date = new Date().toLocaleDateString(lang, { dateStyle: 'long' })
  const left = asked.left.length > 0 ? ` ${t('result.left', { count: asked.left.length })}.` : ''
  const checked = people === '' ? t('print.when', { date }) : t('print.for', { date, people })
  return `${checked}${left} ${t('print.data', { library: library?.slice(0, 8) ?? '–' })}`
}

/** "Contains peanut", "Not vegan". */
export function findingOf({ scale, verdict, name }: Row, { t, say }: WordsOf): string {
  if (verdict === 'compatible') return upper(say('verdict.compatible'))
  if (verdict === 'uncertain') return t('found.unknown', { name })
  if (scale === 'diet') return upper(name)
  const isSure = verdict === 'incompatible'
  if (scale === 'amount') return t(isSure ? 'found.tooMuch' : 'found.borderline', { name })
  return t(isSure ? 'found.contains' : 'found.mayContain', { name })
}

function Parties({ answered, telling, onAgain }: Shown) {
  const words = useWords()
  const { eaters } = answered.asked
  return (
    <ul class="card people">
      {telling.parties.map(({ at, rows }) => {
        const eater = eaters[at]
        const [worst] = rows
        const unseen = eater ? unseenBy(eater, words) : ''
        const isMixed = worst?.verdict !== 'compatible'
        return (
          <li class={SHADES[worst?.verdict ?? 'uncertain']}>
            <div class="who">
              {eater?.name} <small>{eater && aboutOf(eater, words)}</small>
            </div>
            <div>
              {unseen !== '' && <p class="why">{upper(unseen)}</p>}
              {rows.map((row) => (
                <>
                  <p class={`say ${SHADES[row.verdict]}`}>
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

/** The substitutes of the foods, each with a button where it is certain which line is meant. */
function Swaps({
  ids,
  answered: { swapped, checked, asked },
  onAgain,
}: Pick<Shown, 'answered' | 'onAgain'> & { readonly ids: readonly (string | null)[] }) {
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
        const kept = keeps.filter((one) => asked.eaters.some(({ avoids }) => avoids.includes(one)))
        return (
          <div class="swap">
            <span>
              {t('swap.instead')} <b>{swapLines(reading, change, asked.lang).join(' + ')}</b>
              {news.length > 0 && `. ${t('swap.brings', { names: brought(news) })}`}
              {kept.length > 0 && `. ${t('swap.keeps')} ${restrictions(kept)}`}
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

/** A line that keeps verdicts open, and how to settle it. */
function Unread({ line, answered, onAgain }: Shown & { readonly line: OpenLine }) {
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

const FACTS = ['contains', 'mayContain', 'notKnown'] as const

/** What is in it, as facts: no colour, and nobody's conflict. */
function Facts({ telling, isPackage }: Readonly<{ telling: Telling; isPackage: boolean }>) {
  const words = useWords()
  const { t, say } = words
  const [isOpen, setOpen] = useState(false)
  const { facts, doses, diets } = telling
  const open = diets.filter(({ verdict }) => verdict !== 'compatible')
  const more = [...doses, ...(isPackage ? [] : open)]
  const row = (one: Row, label = upper(one.name)) => (
    <div>
      <dt>{label}</dt>
      <dd>
        {label === upper(one.name) ? '' : `${one.name}: `}
        {one.scale === 'diet' && one.verdict === 'incompatible' ? '' : findingWord(one, words)}{' '}
        <span>{one.why}</span>
      </dd>
    </div>
  )
  return (
    <>
      <dl class="facts">
        {FACTS.filter((one) => facts[one].length > 0).map((one) => (
          <div>
            <dt>{say(`fact.${one}`)}</dt>
            <dd>
              <ul {...(facts[one].length > 2 && { class: 'pairs' })}>
                {facts[one].map(({ name, why }) => (
                  <li>
                    <b>{name}</b> <span>{why}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
        {facts.notFound.length > 0 && (
          <div>
            <dt>{say('fact.notFound')}</dt>
            <dd>
              {facts.notFound.join(', ')}{' '}
              <span>{say(isPackage ? 'said.onPackage' : 'said.inData')}</span>
            </dd>
          </div>
        )}
        {isPackage && open.map((one) => row(one, say('fact.diets')))}
        {isOpen && more.map((one) => row(one))}
      </dl>
      {!isOpen && (
        <p class="hid">
          {t(isPackage ? 'result.hiddenDoses' : 'result.hidden')}{' '}
          <button type="button" class="plain" onClick={() => setOpen(true)}>
            {t('result.show')}
          </button>
        </p>
      )}
    </>
  )
}

const findingWord = ({ scale, verdict }: Row, { say, sayWord }: WordsOf) =>
  verdict === 'compatible' ? say('verdict.compatible') : sayWord(`found.${scale}`, verdict)

const SHORT = ['macros.energyKcal', 'macros.fat', 'macros.carbohydrates', 'macros.protein'] as const
export const SEVEN = [
  'macros.energyKcal',
  'macros.fat',
  'lipids.saturatedFat',
  'macros.carbohydrates',
  'macros.sugar',
  'macros.protein',
  'macros.salt',
] as const

function Nutrition({ total, perServing, unresolved }: Output<'recipeAnalyze'>) {
  const { t, figure, sayWord } = useWords()
  const shown = perServing ?? total
  const isPart = unresolved.length > 0
  const named = (key: string) => sayWord('nutrient', key.replace(/.*\./, ''))
  const plainly = (key: string) => {
    const value = nutrientAt(shown, key)
    return value === null ? '–' : figure(value, key)
  }
  const isLess = (key: string) =>
    isPart || (nutrientAt({ id: '', ...total.coverage }, key) ?? 0) < 1
  const value = (key: string) => `${isLess(key) ? `${t('nutrition.atLeast')} ` : ''}${plainly(key)}`
  const short = SHORT.map((key, at) => (at === 0 ? plainly(key) : `${plainly(key)} ${named(key)}`))
  const atLeast = SHORT.some(isLess) ? `${t('nutrition.atLeast')} ` : ''
  return (
    <details>
      <summary>
        {t(perServing ? 'nutrition.serving' : 'nutrition.whole')}{' '}
        <span>{atLeast + short.join(', ')}</span>
      </summary>
      <dl class="figures">
        {SEVEN.map((key) => (
          <div>
            <dt>{named(key)}</dt>
            <dd>{value(key)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Lines({ answered: { checked, asked } }: Shown) {
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

/** How the line was read, so that the user can check it. */
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

function Additives({ additives, ingredients }: Label) {
  const { t, number } = useWords()
  const shares = ingredients
    .filter(({ share }) => share.given)
    .map(({ name, share }) => `${name} ${number(share.max)} g`)
  return (
    <>
      {additives.length > 0 && (
        <details>
          <summary>
            {t('package.additives', { count: additives.length })}{' '}
            <span>
              {additives.map(({ number: e, name }) => `${e ?? ''} ${name}`.trim()).join(', ')}
            </span>
          </summary>
          <ul class="lines">
            {additives.map(({ number: e, name, text, note }) => (
              <li>
                {`${e ?? ''} ${name}`}{' '}
                <span class="quiet">
                  “{text}” {note}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>
          {t('package.amounts')} <span>{shares.join(', ')}</span>
        </summary>
        <ul class="lines">
          {ingredients.map(({ name, share }) => (
            <li>
              {name}{' '}
              <span class="quiet">
                {share.given ? '' : `${t('package.atMost')} `}
                {number(share.max)} g
              </span>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

/** The recipe as it was written; a press on a line opens how it was read, and its swap. */
function Text({ answered, onAgain }: Shown) {
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
          <li {...(mark && { class: SHADES[mark.verdict] })}>
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

/** The text of a package, its words marked. */
function Package({ text, label }: Readonly<{ text: string; label: Label }>) {
  const { t } = useWords()
  const stretches = stretchesOf(label)
  return (
    <>
      <p class="package">
        {stretches.map(({ start, end, verdict }, at) => (
          <>
            {text.slice(stretches[at - 1]?.end ?? 0, start)}
            <mark class={verdict === null ? 'in' : SHADES[verdict]}>{text.slice(start, end)}</mark>
          </>
        ))}
        {text.slice(stretches.at(-1)?.end ?? 0)}
      </p>
      <p class="foot">{t('package.key')}</p>
    </>
  )
}

const FORMATS = ['html', 'csv', 'json'] as const

function Save({ name, answered, telling }: Omit<Shown, 'onAgain'> & { readonly name: string }) {
  const words = useWords()
  const { t } = words
  const text = {
    html: () => asHtml(name, words.lang),
    csv: () => asCsv(answered, telling, words),
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
