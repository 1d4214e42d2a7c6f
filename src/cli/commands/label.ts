/** `label`: the lists of ingredients of packages, as text, from files, or one on each line. */

import { evaluationOf } from '../../domain/evaluations.ts'
import { itemAt } from '../../domain/present.ts'
import { DIMENSIONS } from '../../domain/restrictions.ts'
import { mostSevereVerdict, type Verdict } from '../../domain/risk.ts'
import type { LabelResponse } from '../../domain/shapes/labels.ts'
import {
  ERRORS,
  type ErrorBody,
  type ErrorCode,
  EXIT_FAIL_ON,
  IngrError,
  invalid,
} from '../../errors.ts'
import { LABEL_CHECK } from '../../operations/labels.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask, contextOf } from '../ask.ts'
import {
  exitCode,
  type GateOptions,
  gateOf,
  isIncomplete,
  type Wanted,
  wantedOf,
} from '../input/gates.ts'
import { type Household, type Profile, readHousehold } from '../input/household.ts'
import { isFileName, parseJson } from '../input/items.ts'
import { answerLines } from '../input/ndjson.ts'
import { ARGUMENTS, findings } from '../input/several.ts'
import { noteLines } from '../metering.ts'
import { printPeople } from '../output/household.ts'
import { printPackage } from '../output/package.ts'

interface LabelOptions extends GateOptions {
  readonly concern?: readonly string[]
  readonly file?: readonly string[]
  readonly portion?: string
  readonly profile?: Profile
  readonly ndjson?: boolean
  readonly explain?: boolean
}

export async function runLabel(app: App, args: string[], options: LabelOptions): Promise<number> {
  const wanted = wantedOf(app, options.concern)
  const concerns = wanted?.concerns ?? null
  const portion = portionOf(options.portion)
  const people =
    options.profile === undefined ? undefined : await readHousehold(app, options.profile)
  if (options.ndjson) return streamLabels(app, args, options, { wanted, portion, people })
  const gate = gateOf(app, options)
  const sources = sourcesOf(app, args, options)
  const find = async ({ label, read }: Source) => {
    const text = read()
    const body = { text, lang: app.lang, portion, concerns, people }
    const result = await ask(app, LABEL_CHECK, { body })
    if (app.isJson) return result
    if (sources.length > 1) await app.paragraph(label)
    await printPackage(app, text, result, concerns, options.explain === true)
    if (result.people) await printPeople(app, result.people)
    return result
  }
  const found =
    sources.length === 1
      ? [{ name: ARGUMENTS, result: await find(itemAt(sources, 0)) }]
      : findings(
          app,
          sources.map((source) => ({
            name: source.label,
            parts: async () => [{ title: null, run: () => find(source) }],
          })),
        )
  const outcomes: Outcome[] = []
  for await (const { name: label, ...told } of found) outcomes.push({ label, ...told })
  const [only] = outcomes
  app.json(outcomes.length === 1 ? only!.result : { results: outcomes })
  const failure = outcomes.find(({ error }) => error)?.error?.code
  const results = outcomes.flatMap(({ result }) => (result ? [result] : []))
  const verdicts = results.flatMap((result) => verdictsOf(result, wanted))
  const mostSevere = mostSevereVerdict([...verdicts, failure ? 'uncertain' : 'compatible'])
  const code = exitCode(gate, mostSevere, failure !== undefined || results.some(isIncomplete))
  return code === EXIT_FAIL_ON || !failure ? code : ERRORS[failure].exit
}

type Outcome = { readonly label: string; readonly result?: LabelResponse } & Partial<ErrorBody>

function verdictsOf(
  { people, ...body }: LabelResponse,
  wanted: Wanted | undefined,
): readonly Verdict[] {
  if (people) return people.map(({ verdict }) => verdict)
  const { concerns = DIMENSIONS, diets = [] } = wanted ?? {}
  return [
    ...concerns.map((concern) => evaluationOf(body, concern).verdict),
    ...diets.map((diet) => body.diets[diet].verdict),
  ]
}

/** Throws INVALID_REQUEST; null where nobody says how much is eaten. */
function portionOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const figure = text.trim().replace(',', '.').replace(/\s*g$/i, '')
  if (/^\d+(\.\d+)?$/.test(figure) && Number(figure) > 0) return Number(figure)
  throw invalid(msg('portionOptionNotGrams', { text }))
}

interface Source {
  readonly label: string
  readonly read: () => string
}

/** Files, texts, or standard input. Throws INVALID_REQUEST, or EMPTY_ITEMS where nobody could pipe anything. */
function sourcesOf(app: App, args: readonly string[], options: LabelOptions): readonly Source[] {
  const files = [...(options.file ?? []), ...args.filter(isFileName)]
  const texts = args.filter((arg) => !isFileName(arg) && arg !== ARGUMENTS)
  if (files.length > 0 && texts.length > 0) {
    throw invalid(msg('giveTextsOrFiles'))
  }
  const stdin: Source = { label: ARGUMENTS, read: () => app.io.readStdin() }
  if (files.length > 0) {
    return files.map((file) =>
      file === '-' ? stdin : { label: file, read: () => app.readFile(file) },
    )
  }
  if (texts.length > 0) return texts.map((text) => ({ label: text.slice(0, 40), read: () => text }))
  if (args.length === 0 && app.io.stdinIsTerminal) {
    throw new IngrError('EMPTY_ITEMS', msg('noPackageGiven'))
  }
  return [stdin]
}

interface Asked {
  readonly wanted: Wanted | undefined
  readonly portion: number | null
  readonly people: Household | undefined
}

/** One package on each line, as plain text, a JSON text or a request; any number of them. */
async function streamLabels(
  app: App,
  args: readonly string[],
  options: LabelOptions,
  { wanted, portion, people }: Asked,
): Promise<number> {
  const concerns = wanted?.concerns ?? null
  const gate = gateOf(app, options)
  const [file, ...more] = options.file ?? []
  if (more.length > 0) throw invalid(msg('ndjsonTakesOneFile'))
  let mostSevere: Verdict = 'compatible'
  let incomplete = false
  let failure: ErrorCode | undefined
  let credits = 0
  const context = contextOf(app)
  await answerLines(app, args, file === undefined ? {} : { file }, {
    answer: async (out, line, index) => {
      const body = { lang: app.lang, portion, concerns, ...requestOf(line), people }
      const call = LABEL_CHECK.prepare({ body })
      const result = await call.run(context)
      credits += call.credits
      mostSevere = mostSevereVerdict([mostSevere, ...verdictsOf(result, wanted)])
      incomplete ||= isIncomplete(result)
      out.text(JSON.stringify({ index, result }))
    },
    failed: (error, index) => {
      mostSevere = mostSevereVerdict([mostSevere, 'uncertain'])
      incomplete = true
      failure ??= error.code
      return { index, error }
    },
    answered: (latencyMs) => {
      noteLines(app, LABEL_CHECK.id, credits, latencyMs)
      credits = 0
    },
  })
  return exitCode(gate, mostSevere, incomplete, failure)
}

/** Throws INVALID_JSON or INVALID_REQUEST. */
function requestOf(line: string): Readonly<Record<string, unknown>> {
  if (!/^\s*[{"]/.test(line)) return { text: line }
  const value = parseJson(line)
  if (typeof value === 'string') return { text: value }
  if (typeof value === 'object' && value !== null) return { ...value }
  throw invalid(msg('lineNeitherTextNorRequest'))
}
