/** The commands that look things up: search, complete, show and the master data. */

import { basisOf, FACTS, type Fact } from '../../domain/evidence.ts'
import type { Language } from '../../domain/languages.ts'
import type { Part } from '../../engine/search.ts'
import { CATEGORIES, COUNT, DETAIL, LANGUAGES_OF_LIBRARY, UNITS } from '../../operations/data.ts'
import { say, sayWord } from '../../wording/say.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { typedName } from '../input/hints.ts'
import type { Profile } from '../input/household.ts'
import type { NarrowingOptions } from '../input/narrowing.ts'
import { additiveRows } from '../output/additive.ts'
import { evidenceTextOf } from '../output/evidence.ts'

interface LimitOptions {
  readonly limit?: string
}

export async function runSearch(
  app: App,
  words: string[],
  options: LimitOptions & NarrowingOptions & { explain?: boolean; profile?: Profile },
) {
  const { SEARCH } = await import('../../operations/search.ts')
  const { forHousehold, narrowed } = await import('../input/narrowing.ts')
  const household = await forHousehold(app, options)
  const { limit, explain = false } = options
  const asked = { q: words.join(' '), lang: app.lang, limit, explain: String(explain) }
  const body = await ask(app, SEARCH, {
    query: { ...asked, ...narrowed(app, household) },
  })
  if (app.json(body)) return 0
  if (body.results.length === 0) app.remark(`${body.query}: ${app.say('said.nothing')}`)
  await app.table(
    [
      app.say('head.id'),
      app.say('head.name'),
      app.say('head.category'),
      app.say('head.sure'),
      ...(options.explain ? app.heads('matched', 'parts') : []),
    ],
    body.results.map(({ ingredient, confidence, matched, parts }) => [
      ingredient.id,
      ingredient.name,
      app.library.vocabulary.categories[ingredient.category]![app.lang],
      app.fixed(confidence, 2),
      ...(options.explain ? [matchedText(app, matched), partsText(app, parts)] : []),
    ]),
  )
  if (body.results[0]) app.next(`show ${typedName(app, body.results[0].ingredient.id)}`)
  return 0
}

/** In a pipe the codes, as the JSON has them. */
const matchedText = (app: App, layer: string) =>
  app.io.isTerminal ? app.word('matched', layer) : layer

/** "beginning 0.8, order -0.02". */
function partsText(app: App, parts: readonly Part[] = []): string {
  const named = (part: string) => (app.io.isTerminal ? partName(part, app.lang) : part)
  return parts.map(({ part, value }) => `${named(part)} ${app.number(value)}`).join(', ')
}

/** "has cheese", "2 of 3 words" and "filter vegan" hold words of the query; the others are names. */
function partName(part: string, lang: Language): string {
  const [, count, all] = /^(\d+) of (\d+) words$/.exec(part) ?? []
  if (count) return `${count} ${say('part.of', lang)} ${all} ${say('part.words', lang)}`
  const [, kind, words] = /^(has|filter|unknown) (.+)$/.exec(part) ?? []
  return kind ? `${sayWord('part', kind, lang)} ${words}` : sayWord('part', part, lang)
}

export async function runComplete(app: App, words: string[], options: LimitOptions) {
  const { AUTOCOMPLETE } = await import('../../operations/search.ts')
  const body = await ask(app, AUTOCOMPLETE, {
    query: { q: words.join(' '), lang: app.lang, limit: options.limit },
  })
  if (app.json(body)) return 0
  await app.table(
    app.heads('id', 'name'),
    body.suggestions.map(({ ingredientId, name }) => [ingredientId, name]),
  )
  if (body.suggestions[0]) app.next(`show ${typedName(app, body.suggestions[0].ingredientId)}`)
  return 0
}

export async function runShow(app: App, words: string[], options: { sources?: boolean }) {
  const id = app.ingredientId(words.join(' '))
  const body = await ask(app, DETAIL, { ingredientId: id, query: { lang: app.lang } })
  if (app.json(body)) return 0
  const { ingredient: _, language: __, additive, ...fields } = body
  const rows = Object.entries(fields).map(([key, value]) =>
    app.io.isTerminal
      ? [app.word('field', key), forPeople(app, key, value)]
      : [key, Array.isArray(value) ? value.join(', ') : value === null ? NOTHING : String(value)],
  )
  await app.table(app.heads('name', 'value'), [
    ...rows,
    ...additiveRows(app.library, additive, app.lang, app.io.isTerminal),
  ])
  if (options.sources) await showSources(app, id)
  app.next(`allergens ${typedName(app, id)}`)
  return 0
}

const NOTHING = '–'

/** A field of the base data in the asked language; a pipe gets the codes. */
function forPeople(app: App, key: string, value: unknown): string {
  const { vocabulary, units } = app.library
  const word = (code: string): string => {
    if (key === 'category') return vocabulary.categories[code]![app.lang]
    if (key === 'animalSources') return vocabulary.animalSources[code]![app.lang]
    if (key === 'allowedUnits') return units.find(({ id }) => id === code)!.name[app.lang]
    if (key === 'variantType') return app.word('variant', code)
    if (key === 'unitCategories') return app.word('unitCategory', code)
    if (key === 'mainIngredient') return app.name(code)
    if (key === 'cuisineTags') return app.term('cuisines', code)
    if (key === 'subcategory') return app.term('subcategories', code)
    return key === 'cuisineStrength' ? app.word('strength', code) : code
  }
  // That there is none is not that nobody knows.
  if (key === 'animalSources' && (value as string[]).length === 0) return app.say('said.none')
  if (value === null) return NOTHING
  if (typeof value === 'number') return app.number(value)
  if (typeof value === 'boolean') return app.word('level', value ? 'yes' : 'no')
  return (Array.isArray(value) ? value.map(word).join(', ') : word(String(value))) || NOTHING
}

/** A portion or the density in the asked language; a pipe gets the code. */
function measureName(app: App, measure: string): string {
  if (!app.io.isTerminal) return measure
  const unit = app.library.units.find(({ id }) => id === measure)
  return unit?.name[app.lang] ?? app.word('field', measure)
}

/** Every figure with its source. */
async function showSources(app: App, id: string) {
  const ingredient = app.library.ingredient(id)!
  const { density, portions, nutrientSources } = ingredient
  const figures = Object.entries({ ...(density ? { density } : {}), ...portions })
  await app.table(app.heads('value', 'amount', 'source', 'confidence'), [
    ...figures.map(([measure, figure]) => [
      measureName(app, measure),
      app.number(figure.value),
      figure.source,
      app.word('confidence', figure.confidence),
    ]),
    ...nutrientSources
      .filter(({ nutrients }) => nutrients.length > 0)
      .map(({ source, state, nutrients }) => [
        `${nutrients.length} × ${app.say('head.nutrient')}`,
        app.io.isTerminal ? app.word('state', state) : state,
        source,
        '',
      ]),
    ...FACTS.map((fact) => [
      factName(app, fact),
      app.io.isTerminal ? app.say('head.evidence') : '',
      app.io.isTerminal
        ? evidenceTextOf(app, ingredient, fact)
        : basisOf(ingredient.evidence, fact),
      '',
    ]),
  ])
}

/** A fact in the asked language; a pipe gets the code. */
function factName(app: App, fact: Fact): string {
  if (!app.io.isTerminal) return fact
  if (fact === 'animalSources') return app.word('field', fact)
  return app.word('domain', fact)
}

export async function runCount(app: App) {
  const body = await ask(app, COUNT, {})
  // English is what the specification prints.
  const count = /\d+/.exec(body)?.[0] ?? ''
  const isBody = app.isJson || app.lang === 'en'
  app.io.out(`${isBody ? body : app.say('said.count', { count })}\n`)
  return 0
}

export async function runCategories(app: App) {
  const body = await ask(app, CATEGORIES, {})
  if (app.json(body)) return 0
  await app.table(
    app.heads('id', 'name'),
    body.categories.map((id) => [id, app.library.vocabulary.categories[id]![app.lang]]),
  )
  return 0
}

export async function runUnits(app: App) {
  const body = await ask(app, UNITS, { query: { lang: app.lang } })
  if (app.json(body)) return 0
  await app.table(
    app.heads('id', 'unit', 'short', 'precision'),
    body.units.map(({ id, name, shortcut, precision }) => [
      id,
      name,
      shortcut,
      app.io.isTerminal ? app.word('precision', precision) : precision,
    ]),
  )
  return 0
}

export async function runLanguages(app: App) {
  const body = await ask(app, LANGUAGES_OF_LIBRARY, {})
  if (app.json(body)) return 0
  await app.table(
    [app.say('head.languages')],
    body.languages.map((lang) => [lang]),
  )
  return 0
}
