/** `check --per day`: evaluates FODMAP, histamine and fat over the meals of each day of a plan. */

import { readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { DOSE_DIMENSIONS, isDose } from '../../domain/restrictions.ts'
import { mostSevereVerdict, type Verdict } from '../../domain/risk.ts'
import type { Day, PlanResponse } from '../../domain/shapes/plans.ts'
import { invalid } from '../../errors.ts'
import { PLAN_CHECK } from '../../operations/recipes/plan.ts'
import { listReasons } from '../../wording/because.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { criteriaOf, exitCode, exitPolicyOf } from '../input/gates.ts'
import { type Household, readHousehold } from '../input/household.ts'
import { servingsOf } from '../input/numbers.ts'
import { refuseBoth } from '../input/options.ts'
import { isFolder } from '../input/sources.ts'
import { personRows } from '../output/household.ts'
import { dayName } from '../output/plan.ts'
import { remarkSkipped } from '../output/readings.ts'
import { remarkUnresolved } from '../output/verdicts.ts'
import type { Options } from '../rows.ts'
import type { CheckOptions } from './check.ts'

const TEXTS = ['.txt', '.md']
/** Options that cannot be combined with `--per`. */
const OTHER_FACES = ['letters', 'grid', 'ndjson', 'explain'] as const

export async function runWeek(app: App, args: readonly string[], options: CheckOptions) {
  for (const other of OTHER_FACES) refuseBoth(options, 'per', other)
  const gate = exitPolicyOf(app, options)
  refuseBoth(options, 'concern', 'profile')
  const { profile } = options
  const household = profile === undefined ? undefined : await readHousehold(app, profile)
  const asked = dosesIn(app, options)
  const body = await planIn(app, args, options, household)
  const { days } = body
  if (!app.json(body)) await (household ? printPeople(app, days) : print(app, days, asked))
  remarkPassed(app, body)
  const verdicts = days.flatMap(
    ({ evaluation, people }): readonly { readonly verdict: Verdict }[] =>
      people ?? asked.map((one) => evaluation[one]),
  )
  return exitCode(
    gate,
    mostSevereVerdict(verdicts.map(({ verdict }) => verdict)),
    days.some(({ unresolved }) => unresolved.length > 0),
  )
}

/** Returns the requested concerns. Throws INVALID_REQUEST for a concern that cannot be summed over a day. */
function dosesIn(app: App, { concern }: CheckOptions): readonly Dose[] {
  const { concerns = DOSE_DIMENSIONS, diets = [] } = criteriaOf(app, concern) ?? {}
  const [other] = [...concerns.filter((one) => !isDose(one)), ...diets]
  if (other !== undefined) throw invalid(msg('perTakesDoses', { name: other }))
  return concerns.filter(isDose)
}

type Dose = (typeof DOSE_DIMENSIONS)[number]

type PlanOptions = Options<'per' | 'file' | 'servings'>

/** Evaluates the meals of each day of a plan. Throws INVALID_REQUEST if `--per` is not `day`. */
export async function planIn(
  app: App,
  args: readonly string[],
  options: PlanOptions,
  people?: Household,
) {
  const { per = '', file = [] } = options
  if (per !== 'day') throw invalid(msg('perTakesDay', { per }))
  const files = [...args, ...[file].flat()].flatMap((path) => textsIn(app, path))
  const servings = servingsOf(options) ?? null
  const texts = files.map(({ path, named }) => ({
    name: path,
    text: app.readFile(path),
    file: named,
  }))
  return ask(app, PLAN_CHECK, {
    body: { texts, servings, lang: app.lang, known: app.known, people },
  })
}

/** Reports the number of skipped lines. With `-v`, lists each skipped line with its meal. */
export function remarkPassed(app: App, { skipped }: PlanResponse): void {
  if (!app.isVerbose) {
    remarkSkipped(
      app,
      skipped.flatMap((one) => one.skipped),
    )
    return
  }
  for (const one of skipped) {
    app.about = one.name
    remarkSkipped(app, one.skipped)
  }
  app.about = undefined
}

interface TextFile {
  readonly path: string
  /** Path relative to the given folder. It may contain the day, as in `monday/lunch.txt`. */
  readonly named: string
}

/** Returns the file, or the text files of the folder sorted by name. Reports other files as ignored. */
function textsIn(app: App, path: string, named = basename(path)): readonly TextFile[] {
  if (!isFolder(path)) return [{ path, named }]
  return readdirSync(path)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => {
      const at = join(path, name)
      if (isFolder(at) || TEXTS.includes(extname(name).toLowerCase())) {
        return textsIn(app, at, join(named, name))
      }
      app.remark(`${app.say('said.ignored')}: ${at}`)
      return []
    })
}

function printPeople(app: App, days: readonly Day[]) {
  const rows = days.flatMap(({ day, meals, people = [] }) =>
    personRows(app, people).map((row) => [dayName(app, day), String(meals.length), ...row]),
  )
  return printRows(app, app.heads('day', 'meals', 'name', 'verdict', 'because'), rows, days)
}

function print(app: App, days: readonly Day[], asked: readonly Dose[]) {
  const rows = days.flatMap(({ day, meals, fat, evaluation }) =>
    asked.map((dimension) => {
      const { verdict, culprits, steps } = evaluation[dimension]
      const causes = [...culprits.map((id) => app.name(id)), ...listReasons(steps, app.lang)]
      return [
        dayName(app, day),
        String(meals.length),
        app.word('domain', dimension),
        app.word('verdict', verdict),
        dimension === 'pancreas' ? `${app.number(fat)} g` : '',
        verdict === 'compatible' ? '' : causes.join(', '),
      ]
    }),
  )
  const heads = app.heads('day', 'meals', 'concern', 'verdict', 'fat', 'because')
  return printRows(app, heads, rows, days)
}

type Row = readonly string[]

async function printRows(app: App, heads: Row, rows: readonly Row[], days: readonly Day[]) {
  await app.table(heads, rows)
  for (const { unresolved } of days) remarkUnresolved(app, unresolved)
  if (app.io.isTerminal) app.remark(app.say('said.advice'))
}
