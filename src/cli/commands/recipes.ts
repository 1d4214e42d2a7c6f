/** `check` of several recipes or for several people: recipe by concern, recipe by person. */

import { DIMENSIONS, type Dimension } from '../../domain/restrictions.ts'
import { gravestVerdict, type Verdict } from '../../domain/risk.ts'
import { type CheckResponse, checkList } from '../../engine/compatibility/check.ts'
import {
  type HouseholdResponse,
  household,
  type Person,
  type RestrictionFinding,
} from '../../engine/compatibility/household.ts'
import type { ListItem } from '../../engine/compatibility/items.ts'
import { ERRORS, type ErrorBody, EXIT_FAIL_ON, IngrError } from '../../errors.ts'
import type { App } from '../app.ts'
import { concernsOf, exitCode, gateOf } from '../input/gates.ts'
import { readHousehold } from '../input/household.ts'
import { type ReadItems, readAllItems, requireList, withReading } from '../input/items.ts'
import { because, remarkUnresolved } from '../output/verdicts.ts'
import { say, sayWord } from '../text/say.ts'
import type { CheckOptions } from './compatibility.ts'

/** A recipe by the name it was given: what was found, or why nothing could be. */
type Outcome<T> = { readonly recipe: string; readonly result?: T } & Partial<ErrorBody>

/** What the two faces have in common: how a recipe is judged, told in rows and drawn. */
interface Face<T> {
  readonly judge: (items: readonly ListItem[]) => T
  readonly verdicts: (result: T) => readonly Verdict[]
  readonly heads: readonly string[]
  readonly rows: (recipe: string, result: T) => readonly (readonly string[])[]
  /** Another drawing for the terminal than the rows. */
  readonly draw?: (outcomes: readonly Outcome<T>[]) => Promise<void>
}

/** The name of items that came as arguments. */
const ARGUMENTS = '-'

/** Every recipe is judged apart; one that cannot be read is told and does not stop the others. */
export async function runRecipes(
  app: App,
  files: readonly string[],
  items: readonly string[],
  options: CheckOptions,
  read?: readonly ReadItems[],
): Promise<number> {
  if (options.explain) {
    throw new IngrError('INVALID_REQUEST', '--explain takes one recipe and no --profile')
  }
  if (options.profile === undefined) {
    const concerns = concernsOf(options.concern)
    return judgeAll(app, files, items, options, byConcern(app, concerns), read)
  }
  if (options.concern) {
    throw new IngrError('INVALID_REQUEST', 'give --concern or --profile, not both')
  }
  const people = await readHousehold(app, options.profile)
  return judgeAll(app, files, items, options, byPerson(app, people), read)
}

async function judgeAll<T extends CheckResponse | HouseholdResponse>(
  app: App,
  files: readonly string[],
  items: readonly string[],
  options: CheckOptions,
  face: Face<T>,
  read?: readonly ReadItems[],
): Promise<number> {
  const gate = gateOf(options)
  const outcomes: Outcome<T>[] = []
  let gravest: Verdict = 'compatible'
  let incomplete = false
  let failure: ErrorBody['error'] | undefined
  let judged = 0
  for await (const outcome of judgedRecipes(app, files, items, face, read)) {
    const { result, error } = outcome
    judged++
    gravest = gravestVerdict([
      gravest,
      ...(result ? face.verdicts(result) : ['uncertain' as const]),
    ])
    incomplete ||= (result?.unresolved.length ?? 0) > 0
    failure ??= error
    if (options.ndjson) await app.io.write(`${JSON.stringify(outcome)}\n`)
    else outcomes.push(outcome)
  }
  app.checks = judged
  if (!options.ndjson && !app.json({ results: outcomes })) await print(app, outcomes, face)
  const code = exitCode(gate, gravest, incomplete)
  // A verdict that stops a recipe says more than a file that could not be read.
  return code === EXIT_FAIL_ON || !failure ? code : ERRORS[failure.code].exit
}

/** Each recipe of each file, or of the arguments; `read` are those of the first file, where they were read already. */
async function* judgedRecipes<T extends object>(
  app: App,
  files: readonly string[],
  args: readonly string[],
  face: Face<T>,
  read?: readonly ReadItems[],
): AsyncGenerator<Outcome<T>, void> {
  for (const file of files.length > 0 ? files : [undefined]) {
    const recipe = file ?? ARGUMENTS
    app.about = file
    try {
      const found = read ?? (await readAllItems(app, args, file === undefined ? {} : { file }))
      for (const [at, one] of found.entries()) {
        const name = found.length > 1 ? `${recipe}: ${one.title ?? at + 1}` : recipe
        yield { recipe: name, result: withReading(face.judge(requireList(one.items)), one) }
      }
    } catch (error) {
      if (!(error instanceof IngrError)) throw error
      app.remark(`ingr: ${error.message}`)
      yield { recipe, ...error.toBody() }
    } finally {
      app.about = undefined
    }
  }
}

async function print<T extends CheckResponse | HouseholdResponse>(
  app: App,
  outcomes: readonly Outcome<T>[],
  face: Face<T>,
) {
  if (app.io.isTerminal && face.draw) await face.draw(outcomes)
  else {
    const rows = outcomes.flatMap(({ recipe, result }) => (result ? face.rows(recipe, result) : []))
    await app.table(face.heads, rows)
  }
  for (const { recipe, result } of outcomes) {
    app.about = recipe === ARGUMENTS ? undefined : recipe
    remarkUnresolved(app, result?.unresolved ?? [])
  }
  app.about = undefined
  if (app.io.isTerminal) app.remark(say('said.advice', app.lang))
}

function byConcern(app: App, concerns: readonly Dimension[] | null): Face<CheckResponse> {
  const shown = concerns ?? DIMENSIONS
  return {
    judge: (items) => checkList(app.library, { items, concerns }),
    verdicts: ({ evaluation }) => shown.map((domain) => evaluation[domain].verdict),
    heads: [
      say('head.recipe', app.lang),
      say('head.concern', app.lang),
      say('head.verdict', app.lang),
      say('head.confidence', app.lang),
      say('head.because', app.lang),
    ],
    rows: (recipe, { evaluation }) =>
      shown.map((domain) => [
        recipe,
        sayWord('domain', domain, app.lang),
        sayWord('verdict', evaluation[domain].verdict, app.lang),
        sayWord('confidence', evaluation[domain].confidence, app.lang),
        because(app, evaluation[domain]),
      ]),
    draw: async (outcomes) => {
      const { drawGrid, legend } = await import('../output/render/grid.ts')
      const grid = drawGrid(
        say('head.recipe', app.lang),
        shown.map((domain) => sayWord('domain', domain, app.lang)),
        outcomes.map(({ recipe, result }) => ({
          name: recipe,
          cells: shown.map((domain) => result?.evaluation[domain].verdict ?? null),
        })),
        { columns: app.io.columns, color: app.color },
      )
      app.drawing(grid)
      app.remark(legend((verdict) => sayWord('verdict', verdict, app.lang)))
    },
  }
}

function byPerson(app: App, people: readonly Person[]): Face<HouseholdResponse> {
  return {
    judge: (items) => household(app.library, people, items),
    verdicts: (result) => result.people.map(({ verdict }) => verdict),
    heads: [
      say('head.recipe', app.lang),
      say('head.person', app.lang),
      say('head.verdict', app.lang),
      say('head.because', app.lang),
    ],
    rows: (recipe, result) =>
      result.people.map(({ name, verdict, restrictions }) => [
        recipe,
        name,
        sayWord('verdict', verdict, app.lang),
        restrictions
          .filter((one) => one.verdict !== 'compatible')
          .map((one) => reason(app, one))
          .join('; '),
      ]),
  }
}

/** "lactose: butter, milk?": what the person looks out for, and what it is due to. */
function reason(app: App, { kind, name, culprits, unknown }: RestrictionFinding): string {
  const group = { concern: 'domain', diet: 'diet' } as const
  const what =
    kind === 'avoid'
      ? `${say('said.avoids', app.lang)} ${avoidedName(app, name)}`
      : sayWord(group[kind], name, app.lang)
  const due = [...culprits.map((id) => app.name(id)), ...unknown.map((id) => `${app.name(id)}?`)]
  return due.length > 0 ? `${what}: ${due.join(', ')}` : what
}

function avoidedName(app: App, id: string): string {
  return app.library.vocabulary.categories[id]?.[app.lang] ?? app.name(id)
}
