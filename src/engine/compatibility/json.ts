/**
 * Writes the answers of checks as JSON, byte for byte as `JSON.stringify` does of what `check.ts` gives. Most of an answer are
 * the ids of ingredients and the steps of their grades, which stand in many answers alike: they are kept as bytes.
 */

import type { Bytes } from '../../domain/bytes.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import { DIMENSIONS, type Dimension } from '../../domain/restrictions.ts'
import type { Verdict } from '../../domain/risk.ts'
import type { Library } from '../../library/library.ts'
import type { Grade } from './assessments.ts'
import {
  type BatchRequest,
  type CheckRequest,
  check,
  elementError,
  requestOf,
  requireChecks,
  requireConcerns,
} from './check.ts'
import { type Findings, findingsIn, type Judgement } from './evaluation.ts'
import { type Resolved, resolveItems } from './items.ts'
import { requireServings } from './serving.ts'

/** What a check that was written came to. */
interface Outcome {
  /** Of the concerns that were asked for, otherwise of all dimensions. */
  readonly verdicts: readonly Verdict[]
  /** Whether every item was resolved. */
  readonly isComplete: boolean
}

/** Writes what `checkBatch` gives, a check with each step; throws what it throws. */
export function* writeBatch(out: Bytes, library: Library, request: BatchRequest): Generator<void> {
  const checks = requireChecks(request.checks)
  out.ascii('{"results":[')
  for (const [index, element] of checks.entries()) {
    if (index > 0) out.ascii(',')
    const start = out.length
    try {
      writeResult(out, library, requestOf(element, request.concerns, index), index)
    } catch (error) {
      const told = elementError(error)
      out.cut(start)
      out.text(JSON.stringify({ index, error: told }))
    }
    yield
  }
  out.ascii(']}')
}

/** Writes what `checkElement` gives for a request that has an answer; throws what `check` throws. */
function writeResult(out: Bytes, library: Library, request: CheckRequest, index: number): Outcome {
  out.ascii(`{"index":${index},"result":`)
  const outcome = writeCheck(out, library, request)
  out.ascii('}')
  return outcome
}

/** Writes what `check` gives; throws what it throws. */
export function writeCheck(out: Bytes, library: Library, request: CheckRequest): Outcome {
  if (requireServings(request.servings) !== null) return writePlain(out, library, request)
  const concerns = requireConcerns(request.concerns)
  const resolved = resolveItems(library, request.items)
  writeItems(out, resolved)
  const judgements = writeEvaluation(out, resolved)
  out.put(CONCERNS)
  const asked = concerns?.map((concern) => judgements[DIMENSIONS.indexOf(concern)]!)
  if (asked) writeConcerns(out, concerns!, asked)
  else out.ascii('null')
  out.ascii('}')
  return {
    verdicts: (asked ?? judgements).map(({ verdict }) => verdict),
    isComplete: resolved.unresolved.length === 0,
  }
}

/** A serving and the whole beside it are asked for seldom. */
function writePlain(out: Bytes, library: Library, request: CheckRequest): Outcome {
  const answer = check(library, request)
  out.text(JSON.stringify(answer))
  const judged = answer.concerns ?? DIMENSIONS.map((domain) => answer.evaluation[domain])
  return {
    verdicts: judged.map(({ verdict }) => verdict),
    isComplete: answer.unresolved.length === 0,
  }
}

const bytes = (text: string): Uint8Array => Buffer.from(text)
const ITEMS = bytes('{"items":[')
const ASSUMED = bytes(',"amountAssumed":true}')
const GIVEN = bytes(',"amountAssumed":false}')
const UNRESOLVED = bytes('],"unresolved":')
const UNKNOWN = bytes('],"unknown":')
const CONCERNS = bytes('},"concerns":')

function writeItems(out: Bytes, { items, portions, unresolved }: Resolved): void {
  out.put(ITEMS)
  // As many portions as items, all with grams: they are the same foods in the same order.
  const isOneEach =
    items.length === portions.length && portions.every(({ grams }) => grams !== null)
  items.forEach(({ ingredientId, grams, amountAssumed }, place) => {
    if (place > 0) out.ascii(',')
    out.put(isOneEach ? headOf(portions[place]!.ingredient) : head(ingredientId))
    out.ascii(String(grams))
    out.put(amountAssumed ? ASSUMED : GIVEN)
  })
  out.put(UNRESOLVED)
  out.text(JSON.stringify(unresolved))
}

function writeConcerns(
  out: Bytes,
  concerns: readonly Dimension[],
  judgements: readonly Judgement[],
): void {
  out.ascii('[')
  concerns.forEach((concern, place) => {
    out.ascii(place === 0 ? '{"concern":"' : ',{"concern":"')
    out.ascii(concern)
    out.ascii('",')
    out.put(judgementWords(judgements[place]!))
    out.ascii('}')
  })
  out.ascii(']')
}

/** The judgements in the order of the dimensions. */
function writeEvaluation(out: Bytes, resolved: Resolved): readonly Judgement[] {
  const heads = resolved.heaviestFirst.map(({ ingredient }) => headOf(ingredient))
  const grams = resolved.heaviestFirst.map((portion) => String(portion.grams))
  return DIMENSIONS.map((domain, place) => {
    const findings = findingsIn(domain, resolved)
    out.put(domainStarts[place]!(findings.judgement))
    writeFindings(out, findings, heads, grams)
    return findings.judgement
  })
}

function writeFindings(
  out: Bytes,
  { judgement, grades, contributors, unknown }: Findings,
  heads: readonly Uint8Array[],
  grams: readonly string[],
): void {
  for (let at = 0; at < contributors.length; at++) {
    const place = contributors[at]!
    if (at > 0) out.ascii(',')
    out.put(heads[place]!)
    out.ascii(grams[place]!)
    out.put(gradeBytes(grades[place]!))
  }
  if (unknown.length === 0) {
    out.put(endWithoutUnknown(judgement))
  } else {
    out.put(UNKNOWN)
    out.text(JSON.stringify(unknown))
    out.put(domainEnd(judgement))
  }
}

/** An item or a contributor up to its grams. */
const headOf = kept(({ id }: Ingredient) => head(id))
const head = (id: string) => bytes(`{"ingredientId":${JSON.stringify(id)},"grams":`)

const words = ({ risk, verdict, confidence }: Judgement) =>
  `"risk":"${risk}","verdict":"${verdict}","confidence":"${confidence}"`

const judgementWords = kept((judgement: Judgement) => bytes(words(judgement)))

/** A domain up to its contributors, by its place. */
const domainStarts = DIMENSIONS.map((domain, place) =>
  kept((judgement: Judgement) => {
    const before = place === 0 ? ',"evaluation":{' : ','
    return bytes(`${before}"${domain}":{${words(judgement)},"contributors":[`)
  }),
)

const rules = ({ steps }: Judgement) =>
  steps.length === 0 ? '' : `,"steps":${JSON.stringify(steps)}`

/** A domain from its unknown ids on: most have none. */
const endWithoutUnknown = kept((judgement: Judgement) =>
  bytes(`],"unknown":[]${rules(judgement)}}`),
)
const domainEnd = kept((judgement: Judgement) => bytes(`${rules(judgement)}}`))

/** The rest of a contributor. */
const gradeBytes = kept(({ risk, steps }: Grade) =>
  bytes(`,"risk":"${risk}","steps":${JSON.stringify(steps)}}`),
)

/** Makes the bytes of an object once. */
function kept<T extends object>(make: (of: T) => Uint8Array): (of: T) => Uint8Array {
  const known = new WeakMap<T, Uint8Array>()
  return (of) => {
    const found = known.get(of)
    if (found !== undefined) return found
    const made = make(of)
    known.set(of, made)
    return made
  }
}
