/** `ingr show`: the base data of an ingredient and, with `--sources`, where these data come from. */

import { basisOf, FACTS, type Fact } from '../../domain/evidence.ts'
import { DETAIL } from '../../operations/data.ts'
import { type App, NOTHING } from '../app.ts'
import { ask } from '../ask.ts'
import { oneName } from '../input/foods.ts'
import { typedName } from '../input/hints.ts'
import { additiveRows } from '../output/additive.ts'
import { evidenceTextOf } from '../output/evidence.ts'
import type { CommandRow, Options } from '../rows.ts'

export const command: CommandRow = {
  usage: 'show <ingredient...>',
  options: [['--sources', 'option.sources']],
  as: 'detail',
  json: ['IngredientDetailResponse'],
  run: show,
}

async function show(app: App, words: readonly string[], options: Options<'sources'>) {
  const id = app.ingredientId(oneName(app, words))
  const body = await ask(app, DETAIL, { ingredientId: id, query: { lang: app.lang } })
  if (app.json(body)) return
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
  app.suggestNext(`allergens ${typedName(app, id)}`)
}

/** Formats a field of an ingredient in the user's language, for output on a terminal. */
function forPeople(app: App, key: string, value: unknown): string {
  const { units } = app.library
  const word = (code: string): string => {
    if (key === 'category') return app.term('categories', code)
    if (key === 'animalSources') return app.term('animalSources', code)
    if (key === 'allowedUnits') return units.find(({ id }) => id === code)!.name[app.lang]
    if (key === 'variantType') return app.word('variant', code)
    if (key === 'unitCategories') return app.word('unitCategory', code)
    if (key === 'mainIngredient') return app.name(code)
    if (key === 'cuisineTags') return app.term('cuisines', code)
    if (key === 'subcategory') return app.term('subcategories', code)
    return key === 'cuisineStrength' ? app.word('strength', code) : code
  }
  // An empty list means that there are no animal sources, not that they are unknown.
  if (key === 'animalSources' && (value as string[]).length === 0) return app.say('said.none')
  if (value === null) return NOTHING
  if (typeof value === 'number') return app.number(value)
  if (typeof value === 'boolean') return app.word('level', value ? 'yes' : 'no')
  return (Array.isArray(value) ? value.map(word).join(', ') : word(String(value))) || NOTHING
}

function measureName(app: App, measure: string): string {
  if (!app.io.isTerminal) return measure
  const unit = app.library.units.find(({ id }) => id === measure)
  return unit?.name[app.lang] ?? app.word('field', measure)
}

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
        app.coded('state', state),
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

function factName(app: App, fact: Fact): string {
  if (!app.io.isTerminal) return fact
  if (fact === 'animalSources') return app.word('field', fact)
  return app.word('domain', fact)
}
