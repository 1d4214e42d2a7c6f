/** The commands that judge lists: check, batch, diet, fodmap and histamine. */

import type { Dimension } from '../../domain/profiles.ts'
import { DIMENSIONS } from '../../domain/profiles.ts'
import { VERDICTS, type Verdict } from '../../domain/risk.ts'
import {
  type CheckResponse,
  check,
  checkBatch,
  checkElement,
  isRisk,
  requireConcerns,
} from '../../engine/compatibility/check.ts'
import { diet } from '../../engine/compatibility/diet.ts'
import type { DomainEvaluation } from '../../engine/compatibility/evaluation.ts'
import { headroom } from '../../engine/compatibility/headroom.ts'
import type { Unresolved } from '../../engine/compatibility/items.ts'
import type { Step } from '../../engine/compatibility/risks.ts'
import { fodmap, histamine } from '../../engine/compatibility/single.ts'
import { EXIT_FAIL_ON, EXIT_UNRESOLVED, IngrError } from '../../errors.ts'
import type { App } from '../app.ts'
import { type ItemOptions, itemText, parseJson, readItems } from '../items.ts'
import { number, say, sayWord } from '../text.ts'

export interface CheckOptions extends ItemOptions {
  readonly concern?: readonly string[]
  readonly explain?: boolean
  readonly failOn?: string
  readonly strict?: boolean
}

/** `--fail-on` without a value that is a verdict is a usage error. */
function failOn(text: string | undefined): Verdict | undefined {
  if (text === undefined) return undefined
  const known: readonly Verdict[] = VERDICTS.filter((verdict) => verdict !== 'compatible')
  if (!known.includes(text as Verdict)) {
    throw new IngrError(
      'INVALID_REQUEST',
      `unknown verdict for --fail-on: ${text} (known: ${known.join(', ')})`,
    )
  }
  return text as Verdict
}

function concernsOf(list: readonly string[] | undefined): readonly Dimension[] | null {
  const names = list
    ?.flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter(Boolean)
  return requireConcerns(names && names.length > 0 ? names : null)
}

export async function runCheck(app: App, args: string[], options: CheckOptions) {
  const concerns = concernsOf(options.concern)
  const threshold = failOn(options.failOn)
  const { items } = readItems(app, args, options)
  const body = check(app.library, { items, concerns })
  const shown = concerns ?? DIMENSIONS
  if (!app.json(body)) await printCheck(app, body, shown, options.explain === true)
  if (threshold) {
    const limit = VERDICTS.indexOf(threshold)
    if (shown.some((d) => VERDICTS.indexOf(body.evaluation[d].verdict) >= limit))
      return EXIT_FAIL_ON
  }
  return options.strict && body.unresolved.length > 0 ? EXIT_UNRESOLVED : 0
}

async function printCheck(
  app: App,
  body: CheckResponse,
  shown: readonly Dimension[],
  explain: boolean,
) {
  await app.table(
    [
      say('head.concern', app.lang),
      say('head.verdict', app.lang),
      say('head.confidence', app.lang),
      say('head.because', app.lang),
    ],
    shown.map((domain) => {
      const evaluation = body.evaluation[domain]
      return [
        sayWord('domain', domain, app.lang),
        sayWord('verdict', evaluation.verdict, app.lang),
        sayWord('confidence', evaluation.confidence, app.lang),
        because(app, evaluation),
      ]
    }),
  )
  if (explain) for (const domain of shown) explainDomain(app, domain, body.evaluation[domain])
  remarkUnresolved(app, body.unresolved)
  const assumed = body.items
    .filter((item) => item.amountAssumed)
    .map((item) => app.name(item.ingredientId))
  if (assumed.length > 0) app.remark(`${say('said.assumed', app.lang)}: ${assumed.join(', ')}`)
  if (app.io.isTerminal) app.remark(say('said.advice', app.lang))
}

/** The culprits of a verdict, the unknown ones with a question mark. */
function because(app: App, { verdict, contributors, unknown }: DomainEvaluation): string {
  if (verdict === 'compatible') return ''
  const risky = contributors.filter(({ risk }) => isRisk(risk)).map((c) => c.ingredientId)
  const open = unknown.filter((id) => !risky.includes(id))
  return [...risky.map((id) => app.name(id)), ...open.map((id) => `${app.name(id)}?`)].join(', ')
}

function explainDomain(app: App, domain: Dimension, evaluation: DomainEvaluation) {
  const step = ({ rule, before, after, figure }: Step) =>
    `${sayWord('rule', rule, app.lang)}${figure === null ? '' : ` ${typeof figure === 'number' ? number(figure, app.lang) : sayWord('level', figure, app.lang)}`}: ${sayWord('level', before, app.lang)} → ${sayWord('level', after, app.lang)}`
  for (const { ingredientId, grams, risk, steps } of evaluation.contributors) {
    app.io.out(
      `${[sayWord('domain', domain, app.lang), app.name(ingredientId), `${number(grams, app.lang)} g`, sayWord('level', risk, app.lang), steps.map(step).join('; ')].join('\t')}\n`,
    )
  }
  for (const one of evaluation.steps ?? []) {
    app.io.out(`${sayWord('domain', domain, app.lang)}\t\t\t\t${step(one)}\n`)
  }
}

function remarkUnresolved(app: App, unresolved: readonly Unresolved[]) {
  for (const { ingredientId, reason } of unresolved) {
    app.remark(`${say('said.unresolved', app.lang)}: ${ingredientId} (${reason})`)
  }
}

export interface BatchOptions extends ItemOptions {
  readonly concern?: readonly string[]
  readonly ndjson?: boolean
  readonly failOn?: string
  readonly strict?: boolean
}

/** A JSON batch as the API takes it, or with `--ndjson` one check per line without a limit on their number. */
export async function runBatch(app: App, args: string[], options: BatchOptions) {
  const concerns =
    options.concern?.flatMap((text) => text.split(',')).map((text) => text.trim()) ?? null
  const threshold = failOn(options.failOn)
  if (options.ndjson) return streamBatch(app, itemText(app, args, options), concerns)
  const given = parseJson(itemText(app, args, options)) as
    | Record<string, unknown>
    | unknown[]
    | null
  if (given === null || typeof given !== 'object') {
    throw new IngrError('INVALID_REQUEST', 'the batch is neither a list of checks nor an object')
  }
  const request = Array.isArray(given)
    ? { checks: given }
    : (given as { checks: unknown; concerns?: unknown })
  const body = checkBatch(app.library, {
    checks: request.checks,
    concerns: concerns ?? (request as { concerns?: unknown }).concerns,
  })
  if (!app.json(body)) {
    await app.table(
      [say('head.check', app.lang), say('head.concern', app.lang), say('head.verdict', app.lang)],
      body.results.flatMap(({ index, result, error }): string[][] =>
        error
          ? [[String(index), error.code, error.message]]
          : (
              result!.concerns ??
              DIMENSIONS.map((concern) => ({ concern, ...result!.evaluation[concern] }))
            ).map(({ concern, verdict }) => [
              String(index),
              sayWord('domain', concern, app.lang),
              sayWord('verdict', verdict, app.lang),
            ]),
      ),
    )
  }
  app.checks = body.results.length
  const results = body.results.flatMap(({ result }) => (result ? [result] : []))
  const verdicts = results.flatMap((r) =>
    (r.concerns ?? Object.values(r.evaluation)).map((c) => c.verdict),
  )
  if (threshold && verdicts.some((v) => VERDICTS.indexOf(v) >= VERDICTS.indexOf(threshold)))
    return EXIT_FAIL_ON
  return options.strict && results.some((r) => r.unresolved.length > 0) ? EXIT_UNRESOLVED : 0
}

function streamBatch(app: App, text: string, concerns: readonly string[] | null): number {
  let index = 0
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    let result: unknown
    try {
      result = checkElement(app.library, parseJson(line), concerns, index)
    } catch (error) {
      if (!(error instanceof IngrError)) throw error
      result = { index, error: { code: error.code, message: error.message } }
    }
    app.io.out(`${JSON.stringify(result)}\n`)
    index++
  }
  app.checks = index
  return 0
}

export async function runDiet(
  app: App,
  name: string,
  args: string[],
  options: ItemOptions & { failOn?: string; strict?: boolean },
) {
  const threshold = failOn(options.failOn)
  const items: unknown = readItems(app, args, options).items
  const body = diet(app.library, {
    diet: name,
    ingredientIds: Array.isArray(items) ? items.map((item) => item?.ingredientId ?? item) : items,
  })
  if (!app.json(body)) {
    const sources = (list: readonly string[]) =>
      list.map((source) => app.library.vocabulary.animalSources[source]!.name[app.lang]).join(', ')
    await app.table(
      [say('head.diet', app.lang), say('head.verdict', app.lang), say('head.because', app.lang)],
      [
        [sayWord('diet', body.diet, app.lang), sayWord('verdict', body.verdict, app.lang), ''],
        ...body.violations.map((v) => [
          say('said.violates', app.lang),
          app.name(v.ingredientId),
          sources(v.sources),
        ]),
        ...body.uncertainSources.map((v) => [
          say('said.maybe', app.lang),
          app.name(v.ingredientId),
          sources(v.sources),
        ]),
      ],
    )
    for (const id of body.unresolved) app.remark(`${say('said.unresolved', app.lang)}: ${id}`)
  }
  if (threshold && VERDICTS.indexOf(body.verdict) >= VERDICTS.indexOf(threshold))
    return EXIT_FAIL_ON
  return options.strict && body.unresolved.length > 0 ? EXIT_UNRESOLVED : 0
}

export async function runFodmap(app: App, args: string[], options: MaxOptions) {
  if (options.max) return runHeadroom(app, 'fodmap', args, options)
  const body = fodmap(app.library, { items: readItems(app, args, options).items })
  if (app.json(body)) return 0
  await app.table(
    [say('head.ingredient', app.lang), say('head.risk', app.lang), 'FODMAP'],
    [
      ...body.ingredients.map(({ ingredientId, profile }) => [
        app.name(ingredientId),
        sayWord('level', profile?.fodmapLevel ?? 'unknown', app.lang),
        profile?.fodmapGroups.join(', ') ?? '',
      ]),
      [
        say('head.total', app.lang),
        sayWord('level', body.result?.level ?? 'unknown', app.lang),
        body.result?.dominantGroups.join(', ') ?? '',
      ],
    ],
  )
  remarkUnresolved(app, body.unresolved)
  return 0
}

export interface MaxOptions extends ItemOptions {
  readonly max?: boolean
}

/** How many grams of each ingredient keep the list low. */
async function runHeadroom(
  app: App,
  domain: 'fodmap' | 'histamine',
  args: string[],
  options: ItemOptions,
) {
  const body = headroom(app.library, domain, { items: readItems(app, args, options).items })
  if (app.json(body)) return 0
  await app.table(
    [say('head.ingredient', app.lang), say('head.grams', app.lang), say('head.most', app.lang)],
    body.items.map(({ ingredientId, grams, maxGrams, unlimited }) => [
      app.name(ingredientId),
      number(grams, app.lang),
      unlimited
        ? say('said.noLimit', app.lang)
        : maxGrams === null
          ? say('said.noRoom', app.lang)
          : `${number(maxGrams, app.lang)} g`,
    ]),
  )
  remarkUnresolved(app, body.unresolved)
  return 0
}

export async function runHistamine(app: App, args: string[], options: MaxOptions) {
  if (options.max) return runHeadroom(app, 'histamine', args, options)
  const body = histamine(app.library, { items: readItems(app, args, options).items })
  if (app.json(body)) return 0
  await app.table(
    [say('head.ingredient', app.lang), say('rule.content', app.lang), say('head.note', app.lang)],
    [
      ...body.ingredients.map(({ ingredientId, profile }) => [
        app.name(ingredientId),
        sayWord('level', profile?.histamineContent ?? 'unknown', app.lang),
        [
          ...(profile?.liberator === 'yes' || profile?.liberator === 'suspected'
            ? [say('rule.liberator', app.lang)]
            : []),
          ...(profile?.fermented ? [say('rule.fermented', app.lang)] : []),
          ...(profile?.aged ? [say('rule.aged', app.lang)] : []),
        ].join(', '),
      ]),
      [
        say('head.total', app.lang),
        sayWord('level', body.result?.risk ?? 'unknown', app.lang),
        body.result?.topContributors.map((id) => app.name(id)).join(', ') ?? '',
      ],
    ],
  )
  remarkUnresolved(app, body.unresolved)
  return 0
}
