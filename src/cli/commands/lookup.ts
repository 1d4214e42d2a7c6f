/** The commands that look things up: search, complete, show, allergens and the master data. */

import type { Language } from '../../domain/languages.ts'
import { DIMENSIONS } from '../../domain/profiles.ts'
import { allergens, categories, count, detail, languages } from '../../engine/ingredients.ts'
import type { Part } from '../../engine/search.ts'
import { units } from '../../engine/units.ts'
import type { App } from '../app.ts'
import { wholeNumber } from '../numbers.ts'
import { number, say, sayWord } from '../text.ts'

export interface LimitOptions {
  readonly limit?: string
}

const limitOf = ({ limit }: LimitOptions) => wholeNumber(limit, 'limit')

export async function runSearch(
  app: App,
  words: string[],
  options: LimitOptions & { explain?: boolean },
) {
  const { search } = await import('../../engine/search.ts')
  const body = search(app.library, {
    q: words.join(' '),
    lang: app.lang,
    limit: limitOf(options),
    explain: options.explain,
  })
  if (app.json(body)) return 0
  if (body.results.length === 0) app.remark(`${body.query}: ${say('said.nothing', app.lang)}`)
  await app.table(
    [
      say('head.id', app.lang),
      say('head.name', app.lang),
      say('head.category', app.lang),
      say('head.sure', app.lang),
      ...(options.explain ? ['matched', 'parts'] : []),
    ],
    body.results.map(({ ingredient, confidence, matched, parts }) => [
      ingredient.id,
      ingredient.name,
      app.library.vocabulary.categories[ingredient.category]![app.lang],
      confidence.toFixed(2),
      ...(options.explain ? [matched, partsText(parts, app.lang)] : []),
    ]),
  )
  return 0
}

/** "prefix 0.8, length -0.02". */
function partsText(parts: readonly Part[] = [], lang: Language): string {
  return parts.map(({ part, value }) => `${part} ${number(value, lang)}`).join(', ')
}

export async function runComplete(app: App, words: string[], options: LimitOptions) {
  const { autocomplete } = await import('../../engine/search.ts')
  const body = autocomplete(app.library, {
    q: words.join(' '),
    lang: app.lang,
    limit: limitOf(options),
  })
  if (app.json(body)) return 0
  await app.table(
    [say('head.id', app.lang), say('head.name', app.lang)],
    body.suggestions.map(({ ingredientId, name }) => [ingredientId, name]),
  )
  return 0
}

export async function runShow(app: App, words: string[], options: { sources?: boolean }) {
  const id = app.ingredientId(words.join(' '))
  const body = detail(app.library, id, app.lang)
  if (app.json(body)) return 0
  const { ingredient: _, language: __, ...fields } = body
  await app.table(
    [say('head.name', app.lang), say('head.value', app.lang)],
    Object.entries(fields).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.join(', ') : value === null ? '–' : String(value),
    ]),
  )
  if (options.sources) await showSources(app, id)
  return 0
}

/** Every figure with its source. */
async function showSources(app: App, id: string) {
  const { density, portions, nutrientSources } = app.library.ingredient(id)!
  const figures = Object.entries({ ...(density ? { density } : {}), ...portions })
  await app.table(
    [
      say('head.value', app.lang),
      say('head.amount', app.lang),
      'source',
      say('head.confidence', app.lang),
    ],
    [
      ...figures.map(([measure, figure]) => [
        measure,
        number(figure.value, app.lang),
        figure.source,
        sayWord('confidence', figure.confidence, app.lang),
      ]),
      ...nutrientSources
        .filter(({ nutrients }) => nutrients.length > 0)
        .map(({ source, state, nutrients }) => [
          `${nutrients.length} × ${say('head.nutrient', app.lang)}`,
          state,
          source,
          '',
        ]),
    ],
  )
}

export async function runAllergens(app: App, words: string[]) {
  const body = allergens(app.library, app.ingredientId(words.join(' ')), app.lang)
  if (app.json(body)) return 0
  await app.table(
    [
      say('head.dimension', app.lang),
      say('head.value', app.lang),
      say('head.confidence', app.lang),
      say('head.note', app.lang),
    ],
    DIMENSIONS.map((dimension) => {
      const profile = body.allergenProfile[dimension]
      const name = sayWord('domain', dimension, app.lang)
      if (profile === null) return [name, sayWord('level', 'unknown', app.lang), '', '']
      const value =
        'contains' in profile
          ? profile.contains
          : 'histamineContent' in profile
            ? profile.histamineContent
            : 'fodmapLevel' in profile
              ? profile.fodmapLevel
              : profile.pancreasRisk
      const notes = [
        ...('cereals' in profile ? (profile.cereals ?? []) : []),
        ...('species' in profile ? (profile.species ?? []) : []),
        ...('groups' in profile ? (profile.groups ?? []) : []),
        ...('fodmapGroups' in profile ? profile.fodmapGroups : []),
        ...('gramsPer100g' in profile && profile.gramsPer100g != null
          ? [`${number(profile.gramsPer100g, app.lang)} g/100 g`]
          : []),
      ]
      return [
        name,
        sayWord('level', value, app.lang),
        sayWord('confidence', profile.confidence, app.lang),
        notes.join(', '),
      ]
    }),
  )
  const eu = Object.entries(body.euAllergens).filter(([, contains]) => contains !== 'no')
  if (app.io.isTerminal) {
    app.io.out(
      `${say('head.euAllergens', app.lang)}: ${eu.map(([key, contains]) => `${key} (${sayWord('level', contains, app.lang)})`).join(', ') || '–'}\n`,
    )
  }
  return 0
}

export async function runCount(app: App) {
  app.io.out(`${count(app.library)}\n`)
  return 0
}

export async function runCategories(app: App) {
  const body = categories(app.library)
  if (app.json(body)) return 0
  await app.table(
    [say('head.id', app.lang), say('head.name', app.lang)],
    body.categories.map((id) => [id, app.library.vocabulary.categories[id]![app.lang]]),
  )
  return 0
}

export async function runUnits(app: App) {
  const body = units(app.library, app.lang)
  if (app.json(body)) return 0
  await app.table(
    [
      say('head.id', app.lang),
      say('head.unit', app.lang),
      say('head.short', app.lang),
      say('head.precision', app.lang),
    ],
    body.units.map(({ id, name, shortcut, precision }) => [id, name, shortcut, precision]),
  )
  return 0
}

export async function runLanguages(app: App) {
  const body = languages()
  if (app.json(body)) return 0
  await app.table(
    [say('head.languages', app.lang)],
    body.languages.map((lang) => [lang]),
  )
  return 0
}
