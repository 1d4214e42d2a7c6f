/** One line of a checked recipe: what it was read as, the verdicts, why, and what could be taken instead. */

import { h } from 'preact'
import type { Language } from '../domain/languages.ts'
import type { Restriction } from '../domain/restrictions.ts'
import { number } from '../wording/numbers.ts'
import { t } from '../wording/page.ts'
import type { Change, Reading, Swapped } from './answers.ts'
import { decisive, type Finding, type Judged } from './judged.ts'
import { broughtNames, restrictionName, restrictionNames, stepText, VerdictMark } from './parts.ts'
import { swapLines } from './swapped.ts'
import { word } from './words.ts'

export function Line({
  judged,
  swapped,
  lang,
  recipeLang,
  swap,
  chosen,
  onTake,
}: {
  readonly judged: Judged
  readonly swapped: Swapped | undefined
  readonly lang: Language
  readonly recipeLang: Language
  /** The text with the swap, where it can be written. */
  readonly swap: (change: Change) => string | undefined
  /** What the recipe is to be compatible with. */
  readonly chosen: readonly Restriction[]
  readonly onTake: (text: string, name: string) => void
}) {
  const { reading, findings, verdict } = judged
  const found = findings.filter((one) => one.verdict !== 'compatible')
  return h(
    'li',
    { class: `line ${verdict}` },
    h('p', { class: 'written', lang: recipeLang }, reading.line),
    h('p', { class: 'quiet' }, readAs(reading, lang)),
    found.length === 0
      ? h('p', {}, h(VerdictMark, { verdict, lang }))
      : h(
          'ul',
          { class: 'findings' },
          found.map((one) =>
            h(
              'li',
              {},
              restrictionName(one.restriction, lang),
              ': ',
              h(VerdictMark, { verdict: one.verdict, lang }),
            ),
          ),
        ),
    h(
      'details',
      {},
      h('summary', {}, t('check.why', lang), h('span', { class: 'unseen' }, ` ${reading.line}`)),
      h(
        'ul',
        {},
        findings.map((one) =>
          h(
            'li',
            {},
            h('strong', {}, restrictionName(one.restriction, lang)),
            ': ',
            why(one, lang),
          ),
        ),
      ),
    ),
    swapped && found.length > 0
      ? h(Swaps, { judged, swapped, lang, recipeLang, swap, chosen, onTake })
      : null,
  )
}

/** What the program took the line for, so that whoever wrote it can see whether it is that. */
function readAs(reading: Reading, lang: Language) {
  const { or = [], alternatives, optional, grams, estimated } = reading
  const choices = [reading, ...or].map((one) =>
    one.ingredientId === null
      ? h('strong', {}, t('check.unread', lang), ': ', one.phrase)
      : [
          one.reading === 'sure' ? t('check.readAs', lang) : t('check.guess', lang),
          ' ',
          h('a', { href: `#/explore/${encodeURIComponent(one.ingredientId)}` }, one.name),
        ],
  )
  return [
    choices.map((one, index) => (index === 0 ? one : [` ${t('check.or', lang)} `, one])),
    grams !== null
      ? `, ${number(grams, lang)} g${estimated ? ` (${t('check.estimated', lang)})` : ''}`
      : reading.ingredientId === null
        ? ''
        : `, ${t('check.assumed', lang)}`,
    optional ? `, ${t('check.optional', lang)}` : '',
    alternatives.length > 0
      ? `. ${t('check.maybe', lang)} ${alternatives.map(({ name }) => name).join(', ')}`
      : '',
  ]
}

function why({ verdict, because, restriction }: Finding, lang: Language) {
  const texts = because.flatMap(({ steps, grams }) =>
    decisive(steps).map((step) => stepText(step, grams, lang)),
  )
  if (texts.length > 0) return [...new Set(texts)].join(', ')
  if (verdict === 'compatible') return t('check.nothing', lang)
  return t(verdict === 'incompatible' && restriction ? 'check.source' : 'check.notKnown', lang)
}

function Swaps({
  judged: { reading },
  swapped,
  lang,
  recipeLang,
  swap,
  chosen,
  onTake,
}: Omit<Parameters<typeof Line>[0], 'swapped'> & { readonly swapped: Swapped }) {
  const ids = [reading, ...(reading.or ?? [])].map(({ ingredientId }) => ingredientId)
  const changes = swapped.changes.filter((one) => ids.includes(one.ingredientId))
  if (changes.length === 0) {
    const isKnown = reading.ingredientId !== null && reading.reading === 'sure'
    return h('p', { class: 'quiet' }, t(isKnown ? 'check.noSwap' : 'check.noSwapHere', lang))
  }
  return changes.map((change) => {
    const next = reading.reading === 'sure' ? swap(change) : undefined
    const name = swapLines(reading, change, recipeLang).join(' + ')
    return h(
      'div',
      { class: 'swap' },
      h(
        'p',
        {},
        changes.length > 1 ? `${change.name}: ` : '',
        h('strong', {}, t('check.instead', lang)),
        ' ',
        h('span', { lang: recipeLang }, name),
      ),
      notes(change, chosen, lang).map((note) => h('p', { class: 'quiet' }, note)),
      next === undefined
        ? null
        : h(
            'button',
            { type: 'button', onClick: () => onTake(next, name) },
            t('check.take', lang),
            h('span', { class: 'unseen' }, `: ${name}`),
          ),
    )
  })
}

/** What a swap costs; what it brings in and does not solve comes first. */
function notes(
  { substitute }: Change,
  chosen: readonly Restriction[],
  lang: Language,
): readonly string[] {
  const { brings, loses } = substitute
  const keeps = substitute.keeps.filter((one) => chosen.includes(one))
  return [
    ...(brings.length > 0 ? [`${t('check.brings', lang)}: ${broughtNames(brings, lang)}`] : []),
    ...(keeps.length > 0 ? [`${t('check.keeps', lang)}: ${restrictionNames(keeps, lang)}`] : []),
    ...(loses.length > 0
      ? [`${t('check.loses', lang)}: ${loses.map((one) => word('losses', one, lang)).join(', ')}`]
      : []),
  ]
}
