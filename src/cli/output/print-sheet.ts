/** Prints a sheet with the requested findings. By default, shows allergens that are contained, possible or unknown. */

import { keysOf } from '../../domain/closed-sets.ts'
import { round6 } from '../../domain/numbers.ts'
import {
  type Concern,
  DOSE_DIMENSIONS,
  EU_CONCERNS,
  isDose,
  isOneOfSeveral,
  isUncovered,
  SHOWN_ALLERGENS,
  UNSEEN_OF,
  USUAL_DIETS,
} from '../../domain/restrictions.ts'
import type { Verdict } from '../../domain/risk.ts'
import { upper } from '../../wording/because.ts'
import type { App } from '../app.ts'
import { dietVerdicts, unseenText } from './diets.ts'
import { type FoodLevel, levelHeads, levelRows, lowOf } from './doses.ts'
import {
  askedRows,
  concernRow,
  dietRows,
  merged,
  peopleRows,
  quiet,
  type Row,
  reasonOf,
} from './findings.ts'
import { personRows } from './household.ts'
import { openLines, Reasons } from './reasons.ts'
import type { Line, Piece } from './render/columns.ts'
import { marksOf, SHADES } from './render/marks.ts'

import { type Judged, recipeHead, type Sheet, shownConcerns, writtenTitle } from './sheet.ts'
import { printSteps, remarkUnresolved, verdictRows } from './verdicts.ts'

const UNCOVERED = EU_CONCERNS.filter(isUncovered)

/** The two groups of shellfish. Packages declare them separately, but one of our allergens covers both. */
const ON_PACKAGES = EU_CONCERNS.filter((one) => !isUncovered(one) && isOneOfSeveral(one))

export async function printAnswer(app: App, sheet: Sheet, explain = false): Promise<void> {
  app.written = sheet.written ?? new Map()
  const { body, levels = [], isList = false } = sheet
  if (isList && !explain) await printLevels(app, body, levels)
  else if (app.io.isTerminal) await printSheet(app, sheet)
  else app.rows(answerRows(app, sheet))
  if (explain) await printSteps(app, body, shownConcerns(sheet), { levels })
  remarkAssumed(app, sheet)
  if (!app.io.isTerminal) remarkUnresolved(app, sheet.body.unresolved, sheet.body.questions)
}

async function printLevels(app: App, { unresolved }: Judged, levels: readonly FoodLevel[]) {
  const rows = levelRows(app, levels, unresolved)
  if (!app.io.isTerminal) return app.rows([levelHeads(app), ...rows])
  await app.table(levelHeads(app), rows)
  app.remark(app.say('said.advice'))
}

/** If amounts affect the shown verdicts, reports the foods for which we assumed 100 g. */
function remarkAssumed(app: App, { body: { items = [] }, wanted, isAll }: Sheet) {
  const isOfAmounts = (one: Concern) => isDose(one) || one === 'lactose'
  if (!isAll && !wanted?.concerns.some(isOfAmounts)) return
  const assumed = items.filter((item) => item.amountAssumed)
  if (assumed.length === 0) return
  const names = assumed.map((item) => app.name(item.ingredientId)).join(', ')
  app.remark(`${app.say('said.assumed')}: ${names}`)
}

/** Returns notes about allergens that are named in only one of the languages on a package. */
export const otherLanguages = (app: App, { compared = [] }: Pick<Sheet, 'compared'>) =>
  compared
    .filter(({ more }) => more.length > 0)
    .map(({ lang, more }) => `${app.say('said.otherLanguage')} (${lang}): ${app.words('eu', more)}`)

/** Returns the findings as rows for a pipe. */
export function answerRows(app: App, sheet: Sheet): readonly (readonly string[])[] {
  const { body, wanted, household, isAll } = sheet
  if (household) return personRows(app, body.people ?? [], body)
  const diets = dietVerdicts(app, body.diets ?? [], wanted?.diets ?? (isAll ? USUAL_DIETS : []))
  return verdictRows(app, body, shownConcerns(sheet), diets)
}

/** Prints the answer on a terminal. `more` has additional lines for a package. */
export async function printSheet(app: App, sheet: Sheet, more: readonly Line[] = []) {
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
    otherLanguages(app, sheet).map((line) => [[upper(line), 'magenta']]),
    [
      ...(isAsked || sheet.isAll || app.isQuiet ? [] : [notShown(app, sheet.ask)]),
      [[app.say(adviceOf(isPackage, asked)), 'dim']],
    ],
  ]
  const drawn = blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => drawColumns(lines, { columns: app.io.columns, color: app.color }))
  app.printRendered(drawn.join('\n\n'))
}

/** Says what an ingredient list does not reveal about the requested diets. */
function unseenLines(app: App, { wanted, household = [] }: Sheet): readonly Line[] {
  const asked = new Set([...(wanted?.diets ?? []), ...household.flatMap(({ diet }) => diet ?? [])])
  return [...asked].flatMap((diet): Line[] => {
    const unseen = UNSEEN_OF[diet]
    return unseen ? [[[upper(app.word('diet', diet)), 'bold'], unseenText(app, unseen)]] : []
  })
}

/** If only one allergen or intolerance was requested, lists the foods with a low level or none. */
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

function headOf(app: App, sheet: Sheet) {
  const { title, body, isPackage, path } = sheet
  if (isPackage) return title ?? ''
  // Don't count assumed amounts in the weight of a serving.
  const assumed = (body.items ?? []).filter((item) => item.amountAssumed)
  const grams = assumed.reduce((sum, item) => sum - item.grams, body.serving?.grams ?? 0)
  const serving = body.serving && { ...body.serving, grams: Math.max(0, round6(grams)) }
  return recipeHead(app, {
    title: writtenTitle(title, body),
    serving,
    path,
    isLeast: assumed.length > 0,
  })
}

/** Returns the ingredient line if there is only one, to be shown in place of a title. */
function onlyLine({ readings = [] }: Judged): string {
  const [first, ...more] = readings
  return first && more.length === 0 ? first.line : ''
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

/** The headings in display order, by the verdict of the allergens listed under them. */
const FACTS = { incompatible: 'contains', caution: 'mayContain', uncertain: 'notKnown' } as const

/** If a food contains something, even a little, we list it under "contains". */
const factOf = ({ verdict, scale }: Row): Verdict =>
  verdict === 'caution' && scale === 'amount' ? 'incompatible' : verdict

/** If a list of names is longer than this, the reason follows the names instead of having its own column. */
const LONGEST_NAMES = 18

function factLines(app: App, sheet: Sheet, reasons: Reasons): readonly Line[] {
  const { body, isPackage, isAll } = sheet
  const own = SHOWN_ALLERGENS.filter((one) => !isPackage || one !== 'shellfish').map((one) =>
    concernRow(app, body, one),
  )
  const more = UNCOVERED.map((one) => concernRow(app, body, one))
  const onPackage = isPackage ? ON_PACKAGES.map((one) => concernRow(app, body, one)) : []
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

/** Lines on doses and diets for `--all`. They have no colour, because colour marks conflicts with what people avoid. */
function amountLines(app: App, body: Judged, reasons: Reasons): readonly Line[] {
  const doses = DOSE_DIMENSIONS.map((one) => concernRow(app, body, one))
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
