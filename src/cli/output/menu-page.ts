/** The allergens of a menu as a printable page: A4, no scripts, no network requests. */

import { LANGUAGES, type Language } from '../../domain/languages.ts'
import {
  EU_ALLERGENS,
  EU_ENTRY,
  type EuAllergen,
  type LetterScheme,
} from '../../domain/restrictions.ts'
import type { PersonFinding } from '../../domain/shapes/people.ts'
import type { Named } from '../../domain/shapes/recipes.ts'
import { say, sayWord } from '../../wording/say.ts'
import { pictogram, pictograms } from './pictograms.ts'
import { escaped, pageOf } from './render/page.ts'

export interface Dish {
  readonly file: string
  readonly name: string
  readonly contains: readonly EuAllergen[]
  readonly mayContain: readonly EuAllergen[]
  readonly unknown: readonly EuAllergen[]
  /** Items that could not be identified, so their allergens are unknown. */
  readonly unresolved: readonly string[]
  /** Foods that are named only outside the ingredient list. */
  readonly named?: readonly Named[]
  /** Findings for the people of a household, if requested. */
  readonly people?: readonly PersonFinding[]
}

interface Around {
  readonly title: string
  /** The date in the form 2026-11-22. */
  readonly date: string
  readonly lang: Language
  /** Hash of the library that was used. */
  readonly hash: string
  readonly scheme: LetterScheme | undefined
  /** Returns name, verdict and reason for each person; empty without a household. */
  readonly people: (dish: Dish) => readonly (readonly string[])[]
  /** Says why allergens of the dish are unknown; empty if all are known. */
  readonly why: (dish: Dish) => string
  /** Returns the letters of the dish; empty without a letter scheme. */
  readonly letters: (dish: Dish) => string
}

const SIGNS = { contains: '●', mayContain: '○', unknown: '?' } as const

export function menuPage(dishes: readonly Dish[], around: Around): string {
  const { title, date, lang, hash } = around
  const words = {
    contains: say('head.contains', lang),
    mayContain: say('level.traces', lang),
    unknown: say('said.notAssessed', lang),
  }
  return pageOf(
    { lang, title, style: STYLE },
    `${pictograms()}
<header>
<h1>${escaped(title)}</h1>
<p>${escaped(say('said.menuDate', lang))}: <time datetime="${date}">${dayIn(date, lang)}</time></p>
</header>
<main>
<table>
<caption>${escaped(say('said.menuCaption', lang))}</caption>
<thead>
<tr>
<th scope="col">${escaped(say('head.dish', lang))}</th>
${EU_ALLERGENS.map((entry) => `<th scope="col" class="entry"><span>${heading(entry, around)}</span>${pictogram(entry)}</th>`).join('\n')}
${around.scheme ? `<th scope="col">${escaped(say('head.letters', lang))}</th>\n` : ''}</tr>
</thead>
<tbody>
${dishes.map((dish) => dishRows(dish, words, around)).join('\n')}
</tbody>
</table>
<p class="signs">${SIGNS.contains} ${escaped(words.contains)} · ${SIGNS.mayContain} ${escaped(words.mayContain)} · ${SIGNS.unknown} ${escaped(words.unknown)} · ${escaped(say('said.menuEmpty', lang))}${around.scheme ? ` · ${escaped(say('said.lettersLegend', lang))}` : ''}</p>
${dishes.some(({ name, unresolved }) => unresolved.includes(name)) ? `<p>${escaped(say('said.onlyNames', lang))}</p>` : ''}
${peopleTable(dishes, around)}<h2>${escaped(say('said.menuLegend', lang))}</h2>
<table class="legend">
<thead>
<tr><td></td>${around.scheme ? `<th scope="col">${escaped(say('head.letter', lang))}</th>` : ''}${LANGUAGES.map((one) => `<th scope="col">${say('language.name', one)}</th>`).join('')}</tr>
</thead>
<tbody>
${EU_ALLERGENS.map((entry) => legendRow(entry, around)).join('\n')}
</tbody>
</table>
</main>
<footer>
<p>${escaped(say('said.menuAdvice', lang))}</p>
<p>${escaped(say('said.menuLibrary', lang))} ${escaped(hash)}</p>
</footer>`,
  )
}

function heading(entry: EuAllergen, { lang, scheme }: Around): string {
  const name = sayWord('law', entry, lang).replace(/ \(.*/, '')
  return escaped(scheme ? `${EU_ENTRY[entry].letters[scheme]} ${name}` : name)
}

function legendRow(entry: EuAllergen, { scheme }: Around): string {
  const names = LANGUAGES.map(
    (lang) => `<td lang="${lang}">${escaped(sayWord('law', entry, lang))}</td>`,
  )
  const letter = scheme ? `<th scope="row">${EU_ENTRY[entry].letters[scheme]}</th>` : ''
  return `<tr><td>${pictogram(entry)}</td>${letter}${names.join('')}</tr>`
}

/** Draws the row of a dish and tells guests why allergens are unknown. */
function dishRows(
  dish: Dish,
  words: Readonly<Record<keyof typeof SIGNS, string>>,
  { lang, scheme, why, letters }: Around,
): string {
  const cells = EU_ALLERGENS.map((entry) => {
    const found = (['contains', 'mayContain', 'unknown'] as const).find((one) =>
      dish[one].includes(entry),
    )
    if (!found) return '<td></td>'
    return `<td class="${found}"><abbr title="${escaped(words[found])}">${SIGNS[found]}</abbr></td>`
  })
  const reason = why(dish)
  const open =
    reason === ''
      ? ''
      : `<br><small>${escaped(say('head.notKnown', lang))}: ${escaped(reason)}</small>`
  if (scheme) cells.push(`<td>${escaped(letters(dish))}</td>`)
  return `<tr><th scope="row">${escaped(dish.name)}${open}</th>${cells.join('')}</tr>`
}

/** Draws a table with a row for each dish and a column for each person. */
function peopleTable(dishes: readonly Dish[], { people, lang }: Around): string {
  const found = dishes.map((dish) => ({ dish, told: people(dish) }))
  const names = found[0]?.told.map(([name = '']) => name) ?? []
  if (names.length === 0) return ''
  const rows = found.map(({ dish, told: findings }) => {
    const cells = findings.map(([, verdict = '', because = '']) => {
      const due = because === '' ? '' : `<br><small>${escaped(because)}</small>`
      return `<td>${escaped(verdict)}${due}</td>`
    })
    return `<tr><th scope="row">${escaped(dish.name)}</th>${cells.join('')}</tr>`
  })
  return `<h2>${escaped(say('said.menuPeople', lang))}</h2>
<table class="people">
<thead>
<tr><th scope="col">${escaped(say('head.dish', lang))}</th>${names.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')}</tr>
</thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
`
}

const dayIn = (date: string, lang: Language) =>
  lang === 'en'
    ? date
    : date
        .split('-')
        .reverse()
        .join(lang === 'de' ? '.' : '/')
const STYLE = `
@page { size: A4 landscape; margin: 12mm }
body { font: 12pt/1.35 system-ui, sans-serif; color: #111; background: #fff; margin: 1rem auto; max-width: 273mm }
h1 { font-size: 17pt; margin: 0 }
h2 { font-size: 13pt; margin: 1.2em 0 .3em }
header p, footer p { margin: .2em 0 }
table { border-collapse: collapse; width: 100% }
caption { text-align: left; padding: .4em 0 }
th, td { border: 1px solid #767676; padding: .25em .4em; text-align: left; font-weight: normal; vertical-align: middle }
thead { display: table-header-group }
tr { break-inside: avoid }
th[scope="row"] { font-weight: 600 }
th.entry { font-weight: 600; padding: .3em 0; text-align: center; vertical-align: bottom; width: 2em }
th.entry span { transform: rotate(180deg); white-space: nowrap; writing-mode: vertical-rl }
.sign { display: block; fill: none; height: 1.2em; margin: .3em auto 0; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round; stroke-width: 1.6; width: 1.2em }
tbody td { text-align: center }
tbody tr:nth-child(even) { background: #f3f3f3 }
.contains { font-weight: 700 }
.legend { width: auto }
.legend td, .people td { text-align: left }
abbr { text-decoration: none }
small { font-weight: normal }
footer { margin-top: 1.2em }
`
