/**
 * Writes the answers of checks as JSON, byte for byte as `JSON.stringify` does. Most of an answer are the steps of
 * ingredients, which stand in many answers alike: they are written once and kept.
 */

import { DIMENSIONS } from '../../domain/profiles.ts'
import type { BatchElementResult, BatchResponse, CheckResponse } from './check.ts'
import type { Contributor, DomainEvaluation } from './evaluation.ts'
import type { Step } from './risks.ts'

export function batchJson({ results }: BatchResponse): string {
  return `{"results":${listOf(results, batchElementJson)}}`
}

export function batchElementJson({ index, result, error }: BatchElementResult): string {
  return result === undefined
    ? JSON.stringify({ index, error })
    : `{"index":${index},"result":${checkJson(result)}}`
}

export function checkJson({ items, unresolved, evaluation, concerns }: CheckResponse): string {
  let domains = ''
  for (const domain of DIMENSIONS) {
    const separator = domains === '' ? '' : ','
    domains += `${separator}"${domain}":${evaluationJson(evaluation[domain])}`
  }
  const asked = JSON.stringify(concerns)
  return `{"items":${listOf(items, itemJson)},"unresolved":${JSON.stringify(unresolved)},"evaluation":{${domains}},"concerns":${asked}}`
}

function itemJson({ ingredientId, grams, amountAssumed }: CheckResponse['items'][number]): string {
  return `{"ingredientId":${quoted(ingredientId)},"grams":${grams},"amountAssumed":${amountAssumed}}`
}

function evaluationJson(evaluation: DomainEvaluation): string {
  const { risk, verdict, confidence, contributors, unknown, steps } = evaluation
  const head = `{"risk":"${risk}","verdict":"${verdict}","confidence":"${confidence}"`
  const rules = steps === undefined ? '' : `,"steps":${JSON.stringify(steps)}`
  return `${head},"contributors":${listOf(contributors, contributorJson)},"unknown":${listOf(unknown, quoted)}${rules}}`
}

function contributorJson({ ingredientId, grams, risk, steps }: Contributor): string {
  return `{"ingredientId":${quoted(ingredientId)},"grams":${grams},"risk":"${risk}","steps":${traceJson(steps)}}`
}

const traces = new WeakMap<readonly Step[], string>()

/** The steps of a grade, which is one object for all foods that have it. */
function traceJson(steps: readonly Step[]): string {
  const known = traces.get(steps)
  if (known !== undefined) return known
  const text = JSON.stringify(steps)
  traces.set(steps, text)
  return text
}

/** Ids of the library need no escapes; an unresolved one may be any text. */
const PLAIN = /^[\w-]*$/

function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text)
}

function listOf<T>(list: readonly T[], write: (one: T) => string): string {
  if (list.length === 0) return '[]'
  let text = write(list[0]!)
  for (let i = 1; i < list.length; i++) text += `,${write(list[i]!)}`
  return `[${text}]`
}
