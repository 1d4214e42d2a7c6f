/** `ingr allergens`: dimensions and EU allergens of ingredients, as a table, a matrix or letters. */

import { FACTS } from '../../domain/evidence.ts'
import { itemAt } from '../../domain/present.ts'
import {
  ALLERGEN,
  DIMENSIONS,
  type Dimension,
  EU_ALLERGENS,
  isAllergen,
  isOneOfSeveral,
  isUncovered,
} from '../../domain/restrictions.ts'
import type { AllergensResponse } from '../../domain/shapes/foods.ts'
import type { AllergenSubProfile } from '../../domain/shapes/profiles.ts'
import { ALLERGENS_OF, LETTERS } from '../../operations/allergens.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { typedName, typedRestrictions } from '../input/hints.ts'
import { KIND_GROUP } from '../input/words.ts'
import { evidenceText } from '../output/evidence.ts'
import type { CommandRow, Options } from '../rows.ts'

export const command: CommandRow = {
  usage: 'allergens <ingredient...>',
  about: 'about.allergens',
  examples: 'examples.allergens',
  options: [
    ['--letters <scheme>', 'option.letters'],
    ['--explain', 'option.allergens.explain'],
    ['--guess', 'option.guess'],
  ],
  as: 'allergens',
  json: ['AllergensResponse', 'AllergensResponse[]', 'LettersResponse', 'LettersResponse[]'],
  run: allergens,
}

type AllergensOptions = Options<'guess' | 'letters' | 'explain'>

export async function allergens(app: App, words: string[], options: AllergensOptions) {
  const { letters, guess = false } = options
  if (letters !== undefined) {
    const { printLettersOfEach, requireLetters } = await import('../output/letters.ts')
    const scheme = requireLetters(letters)
    const ids = ingredientIds(app, words, !guess)
    const all = await each(ids, (id) => ask(app, LETTERS, { ingredientId: id, query: { scheme } }))
    return printLettersOfEach(app, ids, all)
  }
  const ids = ingredientIds(app, words, !guess)
  if (guess) sayGuesses(app, words, ids)
  const query = { lang: app.lang }
  const bodies = await each(ids, (id) => ask(app, ALLERGENS_OF, { ingredientId: id, query }))
  if (app.json(bodies.length === 1 ? bodies[0] : bodies)) return
  if (options.explain) await printEvidence(app, bodies)
  else if (bodies.length === 1) await printOne(app, itemAt(bodies, 0))
  else await printSeveral(app, bodies)
  const avoided = DIMENSIONS.find((dimension) => judgedBy(itemAt(bodies, 0), dimension) === 'yes')
  const name = typedName(app, ids[0] ?? '')
  app.next(avoided ? `swap ${name} --for ${typedRestrictions(app, [avoided])}` : `show ${name}`)
}

/** Sequential calls. */
async function each<T>(ids: readonly string[], call: (id: string) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  for (const id of ids) answers.push(await call(id))
  return answers
}

/** If the words were only guessed, prints first what they were read as. */
function sayGuesses(app: App, words: readonly string[], ids: readonly string[]): void {
  if (!app.guesses(words.join(' ')) || app.isJson) return
  const names = ids.map((id) => `${app.name(id)} (${id})`).join(', ')
  app.print(`${app.say('said.guessed')} ${names}`)
}

/** The id that the words name together; several if separated by commas or if each word names one. */
function ingredientIds(app: App, words: readonly string[], sureOnly: boolean): readonly string[] {
  const text = words.join(' ')
  if (text.includes(',')) {
    const names = text.split(',').map((name) => name.trim())
    return unique(
      names.filter((name) => name !== '').map((name) => app.ingredientId(name, sureOnly)),
    )
  }
  if (words.length === 1 || app.names(text)) return [app.ingredientId(text, sureOnly)]
  // Words that name nothing together but something each: "butter" "wheat flour".
  return words.every((word) => app.names(word))
    ? unique(words.map((word) => app.ingredientId(word, sureOnly)))
    : [app.ingredientId(text, sureOnly)]
}

const unique = (ids: readonly string[]) => [...new Set(ids)]

async function printOne(app: App, body: AllergensResponse) {
  await app.table(
    app.heads('dimension', 'value', 'confidence', 'note'),
    DIMENSIONS.map((dimension) => profileRow(app, body, dimension)),
  )
  if (!app.io.isTerminal) return
  const told = EU_ALLERGENS.filter((key) => body.euAllergens[key] !== 'no').map(
    (key) => `${app.word('eu', key)} (${app.word('level', body.euAllergens[key])})`,
  )
  await app.paragraph(
    `${app.say('head.euAllergens')}: ${told.join(', ') || app.say('said.lettersNone')}`,
  )
}

async function printEvidence(app: App, bodies: readonly AllergensResponse[]) {
  const several = bodies.length > 1
  const rows = bodies.flatMap((body) =>
    FACTS.filter((fact) => fact !== 'animalSources').map((fact) => [
      ...(several ? [body.name] : []),
      app.word('domain', fact),
      app.word('level', isUncovered(fact) ? body.euAllergens[fact] : judgedBy(body, fact)),
      evidenceText(app, body.evidence[fact]),
    ]),
  )
  await app.table(
    [...(several ? app.heads('ingredient') : []), ...app.heads('dimension', 'value', 'evidence')],
    rows,
  )
}

function profileRow(app: App, body: AllergensResponse, dimension: Dimension): readonly string[] {
  const profile = body.allergenProfile[dimension]
  return [
    app.word('domain', dimension),
    app.word('level', judgedBy(body, dimension)),
    profile === null ? '' : app.word('confidence', profile.confidence),
    profile === null ? '' : notes(app, dimension, profile).join(', '),
  ]
}

/** The level of a dimension; null (not assessed) is unknown. */
function judgedBy({ allergenProfile }: AllergensResponse, dimension: Dimension): string {
  const profile = allergenProfile[dimension]
  if (profile === null) return 'unknown'
  if ('contains' in profile) return profile.contains
  if ('histamineContent' in profile) return profile.histamineContent
  return 'fodmapLevel' in profile ? profile.fodmapLevel : profile.pancreasRisk
}

type Profile = NonNullable<AllergensResponse['allergenProfile'][Dimension]>

/** Kinds that it contains or may contain, FODMAP groups, and grams. */
function notes(app: App, dimension: Dimension, profile: Profile): readonly string[] {
  const words = (group: string, list: readonly string[] | undefined) =>
    (list ?? []).map((word) => app.word(group, word))
  const { possibleKinds, gramsPer100g, ...named } = profile as Partial<AllergenSubProfile>
  const kinds = isAllergen(dimension) ? ALLERGEN[dimension].kinds : null
  const possible = kinds ? words(KIND_GROUP[kinds.key], possibleKinds) : []
  return [
    ...(kinds ? words(KIND_GROUP[kinds.key], named[kinds.key]) : []),
    ...possible.map((word) => `${word} (${app.word('level', 'possible')})`),
    ...words('fodmapGroup', 'fodmapGroups' in profile ? profile.fodmapGroups : []),
    ...(typeof gramsPer100g !== 'number' ? [] : [`${app.number(gramsPer100g)} g/100 g`]),
  ]
}

/** Entries of Annex II without a dimension of their own: first parts of a dimension, then uncovered ones. */
const ONLY_EU = [
  ...EU_ALLERGENS.filter(isOneOfSeveral),
  ...EU_ALLERGENS.filter((entry) => isUncovered(entry)),
]

/** A matrix in blocks on a terminal; a row per ingredient and dimension in a pipe. */
async function printSeveral(app: App, bodies: readonly AllergensResponse[]) {
  if (!app.io.isTerminal) {
    app.rows(
      bodies.flatMap((body) => DIMENSIONS.map((d) => [body.name, ...profileRow(app, body, d)])),
    )
    return
  }
  const { blocks } = await import('../output/render/blocks.ts')
  const heads = [app.say('head.dimension'), ...bodies.map(({ name }) => name)]
  const value = (contains: string) => app.word('level', contains)
  const rows = [
    ...DIMENSIONS.map((dimension) => [
      app.word('domain', dimension),
      ...bodies.map((body) => value(judgedBy(body, dimension))),
    ]),
    ...ONLY_EU.map((key) => [
      app.word('eu', key),
      ...bodies.map(({ euAllergens }) => value(euAllergens[key])),
    ]),
  ]
  for (const columns of blocks([heads, ...rows], app.io.columns)) {
    const part = (row: readonly string[]) => columns.map((i) => itemAt(row, i))
    await app.table(part(heads), rows.map(part))
  }
}
