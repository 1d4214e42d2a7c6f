/** `ingr allergens`: the allergens and intolerances of ingredients, as a table, a matrix or letters. */

import { keysOf } from '../../domain/closed-sets.ts'
import { FACTS } from '../../domain/evidence.ts'
import { itemAt } from '../../domain/present.ts'
import {
  ALLERGEN,
  DIMENSIONS,
  type Dimension,
  DOSE_DIMENSIONS,
  EU_ALLERGENS,
  isAllergen,
  isUncovered,
  SHOWN_ALLERGENS,
  type UncoveredEntry,
} from '../../domain/restrictions.ts'
import type { AllergensResponse } from '../../domain/shapes/foods.ts'
import type { AllergenSubProfile } from '../../domain/shapes/profiles.ts'
import { ALLERGENS_OF, LETTERS } from '../../operations/allergens.ts'
import { upper } from '../../wording/because.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { foodNames } from '../input/foods.ts'
import { typedName, typedRestrictions } from '../input/hints.ts'
import { KIND_GROUP } from '../input/words.ts'
import { doseNotes } from '../output/doses.ts'
import { evidenceText } from '../output/evidence.ts'
import type { Line } from '../output/render/columns.ts'
import type { CommandRow, Options } from '../rows.ts'

export const command: CommandRow = {
  usage: 'allergens <ingredient...>',
  options: [
    ['--letters <scheme>', 'option.letters'],
    ['--explain', 'option.allergens.explain'],
    ['--guess', 'option.guess'],
  ],
  json: ['AllergensResponse', 'AllergensResponse[]', 'LettersResponse', 'LettersResponse[]'],
  run: allergens,
}

type AllergensOptions = Options<'guess' | 'letters' | 'explain'>

export async function allergens(app: App, words: string[], options: AllergensOptions) {
  const { letters, guess = false } = options
  const named = () => foodNames(app, words).map((name) => app.ingredientId(name, !guess))
  const idsOf = () => [...new Set(named())]
  if (letters !== undefined) {
    const { printLettersOfEach, requireLetters } = await import('../output/letters.ts')
    const scheme = requireLetters(letters)
    const ids = idsOf()
    const all = await each(ids, (id) => ask(app, LETTERS, { ingredientId: id, query: { scheme } }))
    return printLettersOfEach(app, ids, all)
  }
  const ids = idsOf()
  if (guess) sayGuesses(app, words, ids)
  const query = { lang: app.lang }
  const bodies = await each(ids, (id) => ask(app, ALLERGENS_OF, { ingredientId: id, query }))
  if (app.json(bodies.length === 1 ? bodies[0] : bodies)) return
  if (options.explain) await printEvidence(app, bodies)
  else await printFacts(app, bodies)
  const avoided = DIMENSIONS.find((dimension) => judgedBy(itemAt(bodies, 0), dimension) === 'yes')
  const name = typedName(app, ids[0] ?? '')
  app.suggestNext(
    avoided ? `swap ${name} --for ${typedRestrictions(app, [avoided])}` : `show ${name}`,
  )
}

async function each<T>(ids: readonly string[], call: (id: string) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  for (const id of ids) answers.push(await call(id))
  return answers
}

/** If the meaning of the words is only a guess, prints the ingredients that we assumed. */
function sayGuesses(app: App, words: readonly string[], ids: readonly string[]): void {
  if (!app.isGuess(words.join(' ')) || app.isJson) return
  const names = ids.map((id) => `${app.name(id)} (${id})`).join(', ')
  app.print(`${app.say('said.guessed')} ${names}`)
}

/** Prints the facts about one food, or a row for each of several foods. */
async function printFacts(app: App, bodies: readonly AllergensResponse[]) {
  if (!app.io.isTerminal) {
    const named = (body: AllergensResponse) => (bodies.length > 1 ? [body.name] : [])
    app.rows(
      bodies.flatMap((body) =>
        [...DIMENSIONS, ...EU_ALLERGENS.filter(isUncovered)].map((one) => [
          ...named(body),
          ...factRow(app, body, one),
        ]),
      ),
    )
    return
  }
  const { drawColumns } = await import('../output/render/columns.ts')
  const [only] = bodies.length === 1 ? bodies : []
  const blocks: readonly (readonly Line[])[] = only
    ? [[[[only.name, 'bold']]], factLines(app, only), doseLines(app, only)]
    : [bodies.map((body) => [[body.name, 'bold'], summary(app, body)])]
  const { columns } = app.io
  app.printRendered(
    blocks.map((lines) => drawColumns(lines, { columns, color: app.color })).join('\n\n'),
  )
}

/** The headings in display order, each with the allergen values listed under it. */
const FACT_VALUES = {
  contains: ['yes'],
  mayContain: ['possible', 'traces'],
  notKnown: ['unknown'],
  notFound: ['no'],
} as const

interface Found {
  readonly name: string
  readonly note: string
}

/** Groups the allergens of a food by the headings of `FACT_VALUES`. */
function factsOf(app: App, body: AllergensResponse) {
  const rows = [...SHOWN_ALLERGENS, ...EU_ALLERGENS.filter(isUncovered)].map((one) => {
    const value = judgedBy(body, one)
    const profile = isUncovered(one) ? null : body.allergenProfile[one]
    const isWeak = profile?.confidence === 'low'
    const said = [
      ...(profile === null || isUncovered(one) ? [] : notes(app, one, profile)),
      ...(value === 'traces' ? [app.say('said.traces')] : []),
      ...(isWeak && value === 'no' ? [app.say('why.low_confidence')] : []),
    ]
    return { name: app.word('domain', one), value, note: said.join(', ') }
  })
  return keysOf(FACT_VALUES).map((fact): readonly [keyof typeof FACT_VALUES, readonly Found[]] => [
    fact,
    rows.filter(({ value }) => FACT_VALUES[fact].some((one) => one === value)),
  ])
}

/** Formats an allergen with its note, such as "nuts (walnut)". */
const brief = ({ name, note }: Found) => (note === '' ? name : `${name} (${note})`)

function factLines(app: App, body: AllergensResponse): readonly Line[] {
  return factsOf(app, body).flatMap(([fact, found]): readonly Line[] => {
    const label = app.say(`fact.${fact}`)
    if (found.length === 0) return []
    if (fact === 'notFound') {
      const names = `${found.map(brief).join(', ')} (${app.say('said.inData')})`
      return [
        [
          [label, 'dim'],
          [names, 'dim'],
        ],
      ]
    }
    const plain = found.filter(({ note }) => note === '')
    const rows = [
      ...(plain.length > 0 ? [[plain.map(({ name }) => name).join(', ')]] : []),
      ...found.filter(({ note }) => note !== '').map(({ name, note }) => [name, note]),
    ]
    return rows.map((cells, at) => [[at === 0 ? label : '', 'bold'], ...cells])
  })
}

const doseLines = (app: App, body: AllergensResponse): readonly Line[] =>
  DOSE_DIMENSIONS.map((dimension) => {
    const profile = body.allergenProfile[dimension]
    return [
      [upper(app.word('domain', dimension)), 'bold'],
      app.word('level', judgedBy(body, dimension)),
      profile === null
        ? ''
        : [...notes(app, dimension, profile), ...limitOf(app, profile)].join(', '),
    ]
  })

function limitOf(app: App, profile: Profile): readonly string[] {
  const grams =
    'safeServingGrams' in profile
      ? profile.safeServingGrams
      : 'histamineContent' in profile
        ? profile.thresholdGrams
        : null
  return grams === null ? [] : [app.say('why.safe_serving.reached', { figure: app.number(grams) })]
}

/** Sums up a food in one line, such as "contains milk, lactose; not known: sulphites". */
function summary(app: App, body: AllergensResponse): string {
  const facts = factsOf(app, body)
    .filter(([fact, found]) => fact !== 'notFound' && found.length > 0)
    .map(([fact, found]) => {
      const label = app.say(`fact.${fact}`)
      const colon = fact === 'notKnown' ? ':' : ''
      return `${label.charAt(0).toLowerCase()}${label.slice(1)}${colon} ${found.map(brief).join(', ')}`
    })
  return facts.join('; ') || app.say('said.lettersNone')
}

async function printEvidence(app: App, bodies: readonly AllergensResponse[]) {
  const several = bodies.length > 1
  const rows = bodies.flatMap((body) =>
    FACTS.filter((fact) => fact !== 'animalSources').map((fact) => [
      ...(several ? [body.name] : []),
      app.word('domain', fact),
      app.word('level', judgedBy(body, fact)),
      evidenceText(app, body.evidence[fact]),
    ]),
  )
  await app.table(
    [...(several ? app.heads('ingredient') : []), ...app.heads('dimension', 'value', 'evidence')],
    rows,
  )
}

function factRow(app: App, body: AllergensResponse, fact: Fact): readonly string[] {
  const profile = isUncovered(fact) ? null : body.allergenProfile[fact]
  return [
    app.word('domain', fact),
    app.word('level', judgedBy(body, fact)),
    profile === null ? '' : app.word('confidence', profile.confidence),
    profile === null || isUncovered(fact) ? '' : notes(app, fact, profile).join(', '),
  ]
}

/** A dimension, or an allergen such as celery that is only on the EU list. */
type Fact = Dimension | UncoveredEntry

/** Returns the level of a fact, or "unknown". For histamine, the level is the risk computed by our rules. */
function judgedBy(body: AllergensResponse, fact: Fact): string {
  const { allergenProfile, euAllergens, histamineRisk } = body
  if (isUncovered(fact)) return euAllergens[fact]
  const profile = allergenProfile[fact]
  if (profile === null) return 'unknown'
  if ('contains' in profile) return profile.contains
  if ('histamineContent' in profile) return histamineRisk
  return 'fodmapLevel' in profile ? profile.fodmapLevel : profile.pancreasRisk
}

type Profile = NonNullable<AllergensResponse['allergenProfile'][Dimension]>

/** Returns notes on a dimension: kinds of allergens, FODMAP groups, reasons for a histamine risk, grams per 100 g. */
function notes(app: App, dimension: Dimension, profile: Profile): readonly string[] {
  const words = (group: string, list: readonly string[] | undefined) =>
    (list ?? []).map((word) => app.word(group, word))
  const { possibleKinds, gramsPer100g, ...named } = profile as Partial<AllergenSubProfile>
  const kinds = isAllergen(dimension) ? ALLERGEN[dimension].kinds : null
  const possible = kinds ? words(KIND_GROUP[kinds.key], possibleKinds) : []
  return [
    ...(kinds ? words(KIND_GROUP[kinds.key], named[kinds.key]) : []),
    ...possible.map((word) => `${word} (${app.word('level', 'possible')})`),
    ...('histamineContent' in profile ? doseNotes(app, profile) : []),
    ...words('fodmapGroup', 'fodmapGroups' in profile ? profile.fodmapGroups : []),
    ...(typeof gramsPer100g !== 'number'
      ? []
      : [app.say('said.per100g', { figure: app.number(gramsPer100g) })]),
  ]
}
