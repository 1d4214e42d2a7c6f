/** `ingr label`: ingredient lists of packages, as text, from files, or one per line. */

import { evaluationOf } from '../../domain/evaluations.ts'
import { DIMENSIONS, EU_CONCERNS } from '../../domain/restrictions.ts'
import type { LabelResponse } from '../../domain/shapes/labels.ts'
import { invalid } from '../../errors.ts'
import { LABEL_CHECK } from '../../operations/labels.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { collect, onlyOf } from '../input/each.ts'
import { type Criteria, criteriaOf, exitPolicyOf, isIncomplete, Tally } from '../input/gates.ts'
import { peopleOf } from '../input/household.ts'
import { parseJson } from '../input/items.ts'
import { judgeLines } from '../input/ndjson.ts'
import { type Input, inputsOf, type Source, sourcesOf, textIn } from '../input/sources.ts'
import { printPackage } from '../output/package.ts'
import {
  CONCERN,
  type CommandRow,
  GATES,
  KNOWN,
  type Options,
  PROFILE,
  repeatable,
  SAYING,
} from '../rows.ts'

export const command: CommandRow = {
  usage: 'label [texts...]',
  options: [
    CONCERN,
    PROFILE,
    ...GATES,
    ...SAYING,
    ['-f, --file <path>', 'option.label.file', repeatable],
    KNOWN,
    ['--portion <grams>', 'option.portion'],
    ['--ndjson', 'option.label.ndjson'],
    ['--explain', 'option.label.explain'],
  ],
  json: ['LabelResponse', 'LabelsResponse'],
  lines: ['LabelLine'],
  run: runLabel,
}

type LabelOptions = Options<
  'failOn' | 'strict' | 'concern' | 'file' | 'portion' | 'profile' | 'ndjson' | 'explain'
>

async function runLabel(app: App, args: string[], options: LabelOptions): Promise<number> {
  const wanted = criteriaOf(app, options.concern)
  const concerns = wanted?.concerns ?? null
  const portion = portionOf(options.portion)
  const people = await peopleOf(app, options.profile)()
  const asked = { lang: app.lang, portion, concerns, people, known: app.known }
  const tally = new Tally(exitPolicyOf(app, options))
  const add = (result: LabelResponse) => tally.add(verdictsOf(result, wanted), isIncomplete(result))
  if (options.ndjson) {
    return judgeLines(app, args, options, {
      tally,
      as: LABEL_CHECK.id,
      prepare: (line) => LABEL_CHECK.prepare({ body: { ...asked, ...requestOf(line), people } }),
      add,
    })
  }
  const sources = packagesOf(app, inputsOf(app, args, options, { nothing: msg('noPackageGiven') }))
  const find = async (text: string, label?: string) => {
    const request = { text, ...asked, concerns: app.isJson ? concerns : (concerns ?? EU_CONCERNS) }
    const result = await ask(app, LABEL_CHECK, { body: request })
    add(result)
    if (app.isJson) return result
    const title = label ?? titleIn(result)
    await printPackage(app, result, { title, wanted, household: people }, options.explain === true)
    return result
  }
  const only = await onlyOf(sources)
  if (only) app.json(await find(only.text))
  else {
    const run = ({ text }: Package, name: string) => find(text, name)
    const { failure } = await collect(app, sources, run, { key: 'label' })
    if (failure) tally.fail(failure)
  }
  return tally.exitCode({ always: true })
}

/** The product name at the start of the package text, or null. */
const titleIn = ({ skipped }: LabelResponse) =>
  skipped.find(({ reason }) => reason === 'title')?.text.trim() ?? null

interface Package {
  readonly title: null
  readonly text: string
}

/** Treats each file and each argument as the text of one package. */
function packagesOf(app: App, inputs: readonly Input[]): readonly Source<Package>[] {
  return inputs.flatMap((input) =>
    input.kind === 'words'
      ? input.words.map((text) => ({
          name: text.slice(0, 40),
          parts: async () => [{ title: null, text }],
        }))
      : sourcesOf([input], () => [{ title: null, text: textIn(app, input) }]),
  )
}

function verdictsOf({ people, ...body }: LabelResponse, wanted: Criteria | undefined) {
  if (people) return people
  const { concerns = DIMENSIONS, diets = [] } = wanted ?? {}
  return [
    ...concerns.map((concern) => evaluationOf(body, concern)),
    ...diets.map((diet) => body.diets[diet]),
  ]
}

/** Parses `--portion`, the grams eaten; null if not given. Throws INVALID_REQUEST for an invalid number. */
function portionOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const figure = text.trim().replace(',', '.').replace(/\s*g$/i, '')
  if (/^\d+(\.\d+)?$/.test(figure) && Number(figure) > 0) return Number(figure)
  throw invalid(msg('portionOptionNotGrams', { text }))
}

/** Parses a line of the input. Throws INVALID_JSON or INVALID_REQUEST. */
function requestOf(line: string): Readonly<Record<string, unknown>> {
  if (!/^\s*[{"]/.test(line)) return { text: line }
  const value = parseJson(line)
  if (typeof value === 'string') return { text: value }
  if (typeof value === 'object' && value !== null) return { ...value }
  throw invalid(msg('lineNeitherTextNorRequest'))
}
