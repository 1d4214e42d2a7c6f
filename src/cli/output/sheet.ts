/** The screen of a check: what was asked, or else what the dish contains, may contain, and what is not known. */

import { keysOf } from '../../domain/closed-sets.ts'
import { type Evaluations, evaluationOf } from '../../domain/evaluations.ts'
import { round6 } from '../../domain/numbers.ts'
import {
  type Concern,
  DIETS,
  DIMENSIONS,
  type Diet,
  DOSE_DIMENSIONS,
  EU_CONCERNS,
  isDiet,
  isDose,
  isOneOfSeveral,
  isUncovered,
  SHOWN_ALLERGENS,
  UNSEEN_OF,
  USUAL_DIETS,
} from '../../domain/restrictions.ts'
import { isRisk, VERDICTS, type Verdict } from '../../domain/risk.ts'
import type {
  CheckResponse,
  DomainEvaluation,
  EvaluatedItem,
  Unresolved,
} from '../../domain/shapes/compatibility.ts'
import type { LabelIngredient, LabelResponse } from '../../domain/shapes/labels.ts'
import type { PersonAsked, PersonFinding } from '../../domain/shapes/people.ts'
import type { LineChoice, Question, Readings, Serving } from '../../domain/shapes/recipes.ts'
import { withoutServings } from '../../domain/titles.ts'
import { writtenEntries } from '../../domain/written.ts'
import type { App } from '../app.ts'
import type { Wanted } from '../input/gates.ts'
import { type DietFound, dietVerdicts, unseenText } from './diets.ts'
import { type FoodLevel, levelHeads, levelRows, lowOf } from './doses.ts'
import { avoidedName, gramsText, personRows } from './household.ts'
import { type Grounds, openLines, Reasons, upper } from './reasons.ts'
import type { Line, Piece } from './render/columns.ts'
import { marksOf, SHADES } from './render/marks.ts'
import { printSteps, remarkUnresolved, verdictRows } from './verdicts.ts'
import { isTrace } from './why.ts'

export type Judged = Evaluations<DomainEvaluation> &
  Readings & {
    readonly unresolved: readonly Unresolved[]
    readonly items?: readonly (Omit<EvaluatedItem, 'amountAssumed'> & Partial<EvaluatedItem>)[]
    readonly concerns?: CheckResponse['concerns']
    readonly serving?: Serving | undefined
    readonly people?: readonly PersonFinding[]
    readonly choices?: readonly LineChoice[]
    readonly diets?: readonly DietFound[]
    readonly questions?: readonly Question[]
  }

export interface Sheet {
  readonly body: Judged
  /** The lines of the source. */
  readonly text: readonly string[]
  readonly title: string | null
  /** The file that it was read from. */
  readonly path?: string | null
  readonly wanted: Wanted | undefined
  readonly household?: readonly PersonAsked[] | undefined
  readonly isAll: boolean
  /** How to ask for what is not shown. */
  readonly ask: 'said.askMore' | 'said.askLabel' | 'said.askOnly'
  readonly isPackage: boolean
  readonly bounded?: ReadonlySet<string>
  /** How a package names the foods that stand for allergens. */
  readonly written?: ReadonlyMap<string, string>
  readonly compared?: LabelResponse['compared']
  /** The level of each food in the only dimension that was asked for. */
  readonly levels?: readonly FoodLevel[]
  /** Foods without amounts beside each other, which are no dish. */
  readonly isList?: boolean
}

/** A sheet of a recipe of which nothing was asked. */
export const PLAIN = {
  wanted: undefined,
  isAll: false,
  ask: 'said.askMore',
  isPackage: false,
} as const satisfies Partial<Sheet>

/** Which texts a verdict has: an allergen is contained, an amount is too much. */
type Scale = 'allergen' | 'amount' | 'diet'

interface Row extends Grounds {
  readonly name: string
  readonly scale: Scale
}

const severity = ({ verdict }: { readonly verdict: Verdict }) => -VERDICTS.indexOf(verdict)

/** Entries of the EU list that no dimension shows by itself. */
const UNCOVERED = EU_CONCERNS.filter(isUncovered)
/** A package names both groups of shellfish. */
const ON_PACKAGES = EU_CONCERNS.filter((one) => !isUncovered(one) && isOneOfSeveral(one))

/** The sheet of a package. */
export const packageSheet = ({ skipped: _, diets, ...body }: LabelResponse) => ({
  bounded: boundedIn(body.ingredients),
  written: writtenEntries(body),
  body: { ...body, diets: DIETS.map((diet) => ({ diet, ...diets[diet] })) },
  compared: body.compared,
  text: [],
  isPackage: true,
})

/** Foods whose share the order of the list bounds: their grams are the most that there may be. */
export function boundedIn(parts: readonly LabelIngredient[]): ReadonlySet<string> {
  const ids = ({ ingredientId, also = [], share, ingredients }: LabelIngredient) => [
    ...(share.min < share.max ? [ingredientId, ...also.map((one) => one.ingredientId)] : []),
    ...boundedIn(ingredients),
  ]
  return new Set(parts.flatMap(ids).filter((id) => id !== null))
}

/** The screen on a terminal, rows in a pipe. */
export async function printAnswer(app: App, sheet: Sheet, explain = false): Promise<void> {
  app.written = sheet.written ?? new Map()
  const { body, levels = [], isList = false } = sheet
  if (isList && !explain) await printLevels(app, body, levels)
  else if (app.io.isTerminal) await printSheet(app, sheet)
  else app.rows(answerRows(app, sheet))
  if (explain) await printSteps(app, body, concernsOf(sheet), { levels })
  tellAssumed(app, sheet)
  if (!app.io.isTerminal) remarkUnresolved(app, sheet.body.unresolved, sheet.body.questions)
}

async function printLevels(app: App, { unresolved }: Judged, levels: readonly FoodLevel[]) {
  const rows = levelRows(app, levels, unresolved)
  if (!app.io.isTerminal) return app.rows([levelHeads(app), ...rows])
  await app.table(levelHeads(app), rows)
  app.remark(app.say('said.advice'))
}

/** The concerns that were asked for, or those of the people. */
export function concernsOf({ wanted, household, isAll }: Sheet): readonly Concern[] {
  if (household) {
    const theirs = household.flatMap(({ concerns, tolerates }) => [
      ...(concerns ?? []),
      ...(Object.keys(tolerates ?? {}) as Concern[]),
    ])
    return [...new Set(theirs)]
  }
  return wanted?.concerns ?? (isAll ? DIMENSIONS : SHOWN_ALLERGENS)
}

/** The heads of a row of several recipes, each with its verdict. */
export function columnsOf(app: App, sheet: Sheet): readonly (readonly [string, Verdict])[] {
  const { body, wanted, household } = sheet
  if (household) return (body.people ?? []).map(({ name, verdict }) => [name, verdict])
  const concerns = concernsOf(sheet).map(
    (one) => [app.word('domain', one), evaluationOf(body, one).verdict] as const,
  )
  const diets = (body.diets ?? []).filter(({ diet }) => wanted?.diets.includes(diet))
  return [
    ...concerns,
    ...diets.map(({ diet, verdict }) => [app.word('diet', diet), verdict] as const),
  ]
}

/** Names the foods whose 100 g are assumed, where amounts decide what is shown. */
function tellAssumed(app: App, { body: { items = [] }, wanted, isAll }: Sheet) {
  const isOfAmounts = (one: Concern) => isDose(one) || one === 'lactose'
  if (!isAll && !wanted?.concerns.some(isOfAmounts)) return
  const assumed = items.filter((item) => item.amountAssumed)
  if (assumed.length === 0) return
  const names = assumed.map((item) => app.name(item.ingredientId)).join(', ')
  app.remark(`${app.say('said.assumed')}: ${names}`)
}

/** Allergens that only the other language of a package names. */
export const otherLanguages = (app: App, { compared = [] }: Pick<Sheet, 'compared'>) =>
  compared
    .filter(({ more }) => more.length > 0)
    .map(({ lang, more }) => `${app.say('said.otherLanguage')} (${lang}): ${app.words('eu', more)}`)

/** The rows of a pipe: those of the screen. */
export function answerRows(app: App, sheet: Sheet): readonly (readonly string[])[] {
  const { body, wanted, household, isAll } = sheet
  if (household) return personRows(app, body.people ?? [], body)
  const diets = dietVerdicts(app, body.diets ?? [], wanted?.diets ?? (isAll ? USUAL_DIETS : []))
  return verdictRows(app, body, concernsOf(sheet), diets)
}

/** `more` are further lines of a package. */
export async function printSheet(
  app: App,
  sheet: Sheet,
  more: readonly Line[] = [],
): Promise<void> {
  const { drawColumns } = await import('./render/columns.ts')
  const { body, wanted, household, isPackage } = sheet
  const reasons = new Reasons(app, sheet)
  const people = body.people ?? []
  const isAsked = wanted !== undefined || people.length > 0
  const asked = people.length > 0 ? peopleRows(app, people, household, body) : askedRows(app, sheet)
  const rows = asked.flatMap((one) => one.rows)
  const isCalm = isAsked && rows.every(({ verdict }) => verdict === 'compatible')
  const head = headOf(app, sheet) || (isCalm ? onlyLine(body) : '')
  const blocks: readonly (readonly Line[])[] = [
    head === '' ? [] : [[[head, 'bold']]],
    isAsked
      ? asked.flatMap(({ who, rows }) => findingLines(app, reasons, rows, who))
      : factLines(app, sheet, reasons),
    more,
    isCalm ? [] : littleLine(app, sheet, reasons),
    openLines(app, reasons),
    unseenLines(app, sheet),
    otherLanguages(app, sheet).map((told) => [[upper(told), 'magenta']]),
    [
      ...(isAsked || sheet.isAll || app.isQuiet ? [] : [notShown(app, sheet.ask)]),
      [[app.say(adviceOf(isPackage, asked)), 'dim']],
    ],
  ]
  const drawn = blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => drawColumns(lines, { columns: app.io.columns, color: app.color }))
  app.drawing(drawn.join('\n\n'))
}

/** What no list of ingredients tells about the diets that were asked for. */
function unseenLines(app: App, { wanted, household = [] }: Sheet): readonly Line[] {
  const asked = new Set([...(wanted?.diets ?? []), ...household.flatMap(({ diet }) => diet ?? [])])
  return [...asked].flatMap((diet): Line[] => {
    const unseen = UNSEEN_OF[diet]
    return unseen ? [[[upper(app.word('diet', diet)), 'bold'], unseenText(app, unseen)]] : []
  })
}

/** Also the foods that no rule speaks of. */
function littleLine(app: App, { levels = [] }: Sheet, reasons: Reasons): readonly Line[] {
  const names = lowOf(app, levels, (id) => reasons.name(id))
  if (names.length === 0) return []
  return [
    [
      [app.say('fact.little'), 'dim'],
      [names.join(', '), 'dim'],
    ],
  ]
}

function adviceOf(isPackage: boolean, asked: readonly { readonly rows: readonly Row[] }[]) {
  if (isPackage) return 'advice.package'
  const rows = asked.flatMap((one) => one.rows)
  const areAmounts = rows.length > 0 && rows.every(({ scale }) => scale === 'amount')
  return areAmounts ? 'advice.amounts' : 'advice.recipe'
}

/** The title of the recipe, without its number of servings and "(26 cm)". */
export function titleOf({ title, body, isPackage }: Sheet): string | undefined {
  const written = isPackage ? null : writtenTitle(title, body)
  return written === null ? undefined : cleanTitle(written, body.serving)
}

/** The title that was given, else the one in the text. */
export const writtenTitle = (title: string | null, { skipped = [] }: Pick<Readings, 'skipped'>) =>
  title ?? skipped.find(({ reason }) => reason === 'title')?.line.trim() ?? null

function cleanTitle(written: string, serving: Serving | null | undefined): string {
  const short = written.replace(/\s*\([^()]*\d[^()]*\)$/, '') || written
  return withoutServings(short, serving?.servings)
}

function headOf(app: App, sheet: Sheet) {
  const { title, body, isPackage, path } = sheet
  if (isPackage) return title ?? ''
  // An amount that nobody wrote is no weight of the plate.
  const assumed = (body.items ?? []).filter((item) => item.amountAssumed)
  const grams = assumed.reduce((sum, item) => sum - item.grams, body.serving?.grams ?? 0)
  const serving = body.serving && { ...body.serving, grams: Math.max(0, round6(grams)) }
  return recipeHead(app, writtenTitle(title, body), serving, path, assumed.length > 0)
}

/** The only line, where neither a title nor a reason says what was read. */
function onlyLine({ readings = [] }: Judged): string {
  const [first, ...more] = readings
  return first && more.length === 0 ? first.line : ''
}

/** "Pad thai, one of 2 servings (401 g)". */
export function recipeHead(
  app: App,
  title: string | null,
  serving: Serving | null | undefined,
  path: string | null = null,
  isLeast = false,
): string {
  const portion =
    serving &&
    app.say('said.servingOf', {
      count: serving.servings,
      grams: `${isLeast ? '≥ ' : ''}${app.number(serving.grams)}`,
    })
  const name = title === null ? path : cleanTitle(title, serving)
  if (name === null) return portion ? upper(portion) : ''
  return `${name}, ${portion ?? app.say('said.whole')}`
}

const quiet = (name: string, { confidence }: DomainEvaluation, app: App) =>
  confidence === 'low' ? `${name} (${app.say('why.low_confidence')})` : name

/** A food contains it, in an amount that many tolerate: lactose in butter. */
const isLittle = ({ verdict, contributors }: DomainEvaluation) =>
  verdict === 'caution' && contributors.some((one) => isRisk(one.risk) && !isTrace(one))

function rowOf(app: App, body: Judged, concern: Concern): Row {
  const evaluation = evaluationOf(body, concern)
  return {
    name: app.word('domain', concern),
    verdict: evaluation.verdict,
    scale: isDose(concern) || isLittle(evaluation) ? 'amount' : 'allergen',
    culprits: [],
    open: evaluation.unknown,
    evaluation,
  }
}

function dietRow(app: App, found: DietFound): Row {
  const { diet, violations, uncertainSources = [] } = found
  const { animalSources } = app.library.vocabulary
  const noteOf = (sources: readonly string[]) =>
    `(${sources.map((one) => animalSources[one]?.[app.lang] ?? one).join(', ')})`
  return {
    name: app.word(found.verdict === 'incompatible' ? 'brings' : 'diet', diet),
    verdict: found.verdict,
    scale: 'diet',
    culprits: found.verdict === 'incompatible' ? violations.map((one) => one.ingredientId) : [],
    open: [...new Set([...found.uncertain, ...found.unresolved])],
    notes: new Map(
      [...violations, ...uncertainSources]
        .filter(({ sources = [] }) => sources.length > 0)
        .map(({ ingredientId, sources = [] }) => [ingredientId, noteOf(sources)]),
    ),
  }
}

const dietRows = (app: App, { diets = [] }: Judged, asked: readonly Diet[]) =>
  diets.filter(({ diet }) => asked.includes(diet)).map((found) => dietRow(app, found))

interface Party {
  readonly who?: string
  readonly rows: readonly Row[]
}

function askedRows(app: App, { body, wanted }: Sheet): readonly Party[] {
  if (!wanted) return []
  const diets = dietRows(app, body, wanted.diets)
  const rows = [...wanted.concerns.map((concern) => rowOf(app, body, concern)), ...diets]
  return [{ rows: rows.toSorted((a, b) => severity(a) - severity(b)) }]
}

function peopleRows(
  app: App,
  people: readonly PersonFinding[],
  household: readonly PersonAsked[] = [],
  body: Judged,
): readonly Party[] {
  return people.map(({ name: who, restrictions }) => {
    const tolerated = household.find(({ name }) => name === who)?.tolerates ?? {}
    const rows = restrictions.map((finding): Row => {
      const { kind, name, names = [name], verdict, culprits, unknown } = finding
      const grounds = { verdict, culprits, open: unknown }
      if (kind === 'diet' && isDiet(name)) {
        return {
          ...grounds,
          name: app.word(verdict === 'incompatible' ? 'brings' : 'diet', name),
          scale: 'diet',
        }
      }
      if (kind !== 'concern') {
        return {
          ...grounds,
          name: names.map((one) => avoidedName(app, one)).join(', '),
          scale: 'allergen',
        }
      }
      const evaluation = { ...body.evaluation, ...body.euEvaluation }[name as Concern]
      const isSame = evaluation?.verdict === verdict
      const scale = isDose(name) || Object.hasOwn(tolerated, name) ? 'amount' : 'allergen'
      return {
        ...grounds,
        name: [app.word('domain', name), gramsText(app, finding)].filter((one) => one).join(' '),
        scale,
        ...(isSame ? { evaluation } : {}),
      }
    })
    return { who, rows }
  })
}

/** Rows of the same verdict with the same reason share a line. */
function merged<T extends { readonly name: string; readonly key: string }>(
  rows: readonly T[],
): readonly T[] {
  const found = new Map<string, T>()
  for (const row of rows) {
    const same = found.get(row.key)
    found.set(row.key, same ? { ...same, name: `${same.name}, ${row.name}` } : row)
  }
  return [...found.values()]
}

function findingLines(
  app: App,
  reasons: Reasons,
  rows: readonly Row[],
  who?: string,
): readonly Line[] {
  const marks = marksOf(app.io.env)
  if (who !== undefined && rows.length === 0) {
    return [
      [
        [who, 'bold'],
        [marks.compatible, 'dim'],
        [app.say('said.avoidsNothing'), 'dim'],
      ],
    ]
  }
  const lines = merged(
    rows.map((row) => {
      const { verdict, scale, evaluation } = row
      const why = reasonOf(reasons, row)
      const name =
        verdict === 'compatible' && evaluation ? quiet(row.name, evaluation, app) : row.name
      const key = verdict === 'compatible' ? name : `${verdict} ${scale} ${why}`
      return { name, verdict, scale, why, key }
    }),
  )
  return lines.map(({ name, verdict, scale, why }, at) => {
    const shade = SHADES[verdict]
    const first: readonly Piece[] = who === undefined ? [] : [[at === 0 ? who : '', 'bold']]
    if (verdict === 'compatible') {
      return [
        ...first,
        [marks[verdict], shade],
        [name, shade],
        [app.say('verdict.compatible'), shade],
      ]
    }
    const word = app.word(`found.${scale}`, verdict)
    return [
      ...first,
      [marks[verdict], shade],
      word === '' ? [name, shade] : name,
      [word, shade],
      why,
    ]
  })
}

function reasonOf(reasons: Reasons, row: Row): string {
  const { scale, evaluation } = row
  return scale === 'amount' && evaluation ? reasons.ofAmounts(evaluation) : reasons.of(row)
}

/** The facts in their order; the verdict of each allergen says where it belongs. */
const FACTS = { incompatible: 'contains', caution: 'mayContain', uncertain: 'notKnown' } as const

/** What is contained is a fact, however little it is. */
const factOf = ({ verdict, scale }: Row): Verdict =>
  verdict === 'caution' && scale === 'amount' ? 'incompatible' : verdict

/** Names that are longer share their line with the reason. */
const LONGEST_NAMES = 18

function factLines(app: App, sheet: Sheet, reasons: Reasons): readonly Line[] {
  const { body, isPackage, isAll } = sheet
  const own = SHOWN_ALLERGENS.filter((one) => !isPackage || one !== 'shellfish').map((one) =>
    rowOf(app, body, one),
  )
  const more = UNCOVERED.map((one) => rowOf(app, body, one))
  const onPackage = isPackage ? ON_PACKAGES.map((one) => rowOf(app, body, one)) : []
  const all = [...own, ...onPackage, ...more]
  const facts = keysOf(FACTS).flatMap((verdict) => {
    const rows = all
      .filter((row) => factOf(row) === verdict)
      .map(({ name, ...row }) => ({ name, key: reasons.of(row) }))
    return merged(rows).map(({ name, key }, at): Line => {
      const label: Piece = [at === 0 ? app.say(`fact.${FACTS[verdict]}`) : '', 'bold']
      const isLong = name.length > LONGEST_NAMES || key === ''
      return isLong ? [label, key === '' ? name : `${name}: ${key}`] : [label, name, key]
    })
  })
  const looked = isPackage ? all : own
  const none = looked.filter(({ verdict }) => verdict === 'compatible')
  const names = none.map(({ name, evaluation }) =>
    evaluation ? quiet(name, evaluation, app) : name,
  )
  const where = app.say(isPackage ? 'said.onPackage' : 'said.inData')
  return [
    ...facts,
    ...(names.length > 0
      ? [
          [
            [app.say('fact.notFound'), 'dim'],
            [`${names.join(', ')} (${where})`, 'dim'],
          ] satisfies Line,
        ]
      : []),
    ...(isAll ? amountLines(app, body, reasons) : []),
  ]
}

/** With `--all`: the doses and the diets, without colour, for nobody asked. */
function amountLines(app: App, body: Judged, reasons: Reasons): readonly Line[] {
  const doses = DOSE_DIMENSIONS.map((one) => rowOf(app, body, one))
  return [...doses, ...dietRows(app, body, USUAL_DIETS)].map((row): Line => {
    const label: Piece = [upper(row.name), 'bold']
    if (row.verdict === 'compatible') return [label, app.say('verdict.compatible')]
    const word = app.word(`found.${row.scale}`, row.verdict)
    const why = reasonOf(reasons, row)
    return [label, ...(word === '' ? [] : [word]), why]
  })
}

function notShown(app: App, ask: Sheet['ask']): Line {
  const doses = DOSE_DIMENSIONS.map((one) => app.word('domain', one)).join(', ')
  return [
    [app.say('fact.notShown'), 'dim'],
    [app.say(ask, { doses }), 'dim'],
  ]
}

/** The conflicts of each person, or of what was asked for, in a row of several recipes. */
export function notesOf(app: App, sheet: Sheet): readonly string[] {
  const { body, household, wanted } = sheet
  if (!household && !wanted) return []
  const reasons = new Reasons(app, sheet)
  const parties = household
    ? peopleRows(app, body.people ?? [], household, body)
    : askedRows(app, sheet)
  return parties.flatMap(({ who, rows }) => {
    const open = rows.filter(({ verdict }) => verdict !== 'compatible')
    const found = merged(open.map((row) => ({ name: row.name, key: reasons.of(row) })))
    const told = found.map(({ name, key }) => `${name} (${key})`)
    return who === undefined || told.length === 0 ? told : `${who}: ${told.join('; ')}`
  })
}
