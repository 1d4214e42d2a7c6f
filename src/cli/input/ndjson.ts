/** Answers a stream line by line and in order, in constant memory, and no faster than the answers are read. */

import { Bytes } from '../../domain/bytes.ts'
import type { FunctionName } from '../../domain/functions.ts'
import { type ErrorBody, faultOf, IngrError, invalid, knownError } from '../../errors.ts'
import type { PreparedCall } from '../../operations/operation.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { contextOf } from '../ask.ts'
import { noteLines } from '../metering.ts'
import { Progress } from '../output/progress.ts'
import type { Tally } from './gates.ts'
import { type Line, linesOf, MAX_LINE_BYTES } from './lines.ts'
import { type Input, inputOf, type SourceOptions, textIn } from './sources.ts'
import { STANDARD_INPUT, unreadableFile } from './unreadable.ts'

interface LineWork<Answer> {
  /** The function under which the calls are recorded. */
  readonly as: FunctionName
  /** Prepares the request in a line. Errors only affect this line. */
  readonly prepare: (text: string) => PreparedCall<Answer | Promise<Answer>>
  /** Returns the JSON of an answer. `index` counts from 0, skipping blank lines. */
  readonly answer: (answer: Answer, index: number) => unknown
  readonly failed: (error: ErrorBody['error'], index: number) => unknown
}

/** The collected answers are written once they reach this many bytes. */
const BATCH = 262_144
/** Maximum time between two writes, in milliseconds. Ctrl-C is handled within the same time. */
const BATCH_MS = 100

/** Writes an answer for each line except blank lines. Throws INVALID_REQUEST if the input is unreadable. */
export async function answerLines<Answer>(
  app: App,
  args: readonly string[],
  options: SourceOptions,
  work: LineWork<Answer>,
): Promise<void> {
  const { chunks, size } = bytesOf(app, inputOf(app, args, options))
  const context = contextOf(app)
  let credits = 0
  const answer = async (text: string, index: number) => {
    const call = work.prepare(text)
    const json = JSON.stringify(work.answer(await call.run(context), index))
    credits += call.credits
    return json
  }
  const progress = new Progress(app.io, size, app.say('said.lines'))
  const release = app.io.onInterrupt(() => progress.clear())
  let index = 0
  const out = new Bytes()
  let since = performance.now()
  const flush = async () => {
    if (out.length === 0) return
    noteLines(app, work.as, credits, performance.now() - since)
    credits = 0
    await app.io.write(out.content)
    out.cut(0)
    since = performance.now()
  }
  try {
    for await (const lines of linesOf(counted(chunks, (bytes) => progress.passed(bytes, 0)))) {
      since = performance.now()
      for (const line of lines) {
        if (line.fault === undefined && line.text.trim() === '') continue
        out.text(await answerTo(line, index++, answer, work.failed))
        out.text('\n')
        progress.passed(0, 1)
        if (out.length >= BATCH || performance.now() - since > BATCH_MS) await flush()
      }
      // Flush after each chunk, so that a program that waits for its answers gets them.
      await flush()
    }
  } finally {
    progress.clear()
    release()
  }
}

/** Answers each line with its index and its result or error, and computes the exit code from all lines. */
export async function judgeLines<Answer>(
  app: App,
  args: readonly string[],
  options: SourceOptions,
  {
    tally,
    add,
    ...work
  }: Pick<LineWork<Answer>, 'as' | 'prepare'> & {
    readonly tally: Tally
    readonly add: (result: Answer) => void
  },
): Promise<number> {
  await answerLines(app, args, options, {
    ...work,
    answer: (result, index) => {
      add(result)
      return { index, result }
    },
    failed: (error, index) => {
      tally.fail(error.code)
      return { index, error }
    },
  })
  return tally.exitCode()
}

async function answerTo(
  line: Line,
  index: number,
  answer: (text: string, index: number) => Promise<string>,
  failed: LineWork<unknown>['failed'],
): Promise<string> {
  try {
    return await answer(readable(line), index)
  } catch (error) {
    const { code, message, details } = knownError(error)
    const said = { code, message, details: { line: String(line.number), ...details } }
    return JSON.stringify(failed(said, index))
  }
}

/** Returns the text of a line. Throws PAYLOAD_TOO_LARGE if it is too long, INVALID_REQUEST if it is not UTF-8. */
function readable({ number, text, fault }: Line): string {
  if (fault === 'too-long') {
    throw new IngrError(
      'PAYLOAD_TOO_LARGE',
      msg('lineExceedsBytes', { number, maxLineBytes: MAX_LINE_BYTES }),
    )
  }
  if (fault === 'not-utf8') throw invalid(msg('lineNotUtf8', { number }))
  return text
}

function bytesOf(app: App, input: Input) {
  if (input.kind === 'words') {
    const bytes = Buffer.from(textIn(app, input))
    return { chunks: once(bytes), size: bytes.length }
  }
  const path = input.kind === 'file' ? input.path : undefined
  return { chunks: readFrom(app, path), size: app.io.size(path) }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function* readFrom(app: App, file: string | undefined): AsyncGenerator<Uint8Array> {
  try {
    yield* app.io.chunks(file)
  } catch (error) {
    if (!faultOf(error).syscall) throw error
    throw unreadableFile(file ?? STANDARD_INPUT, error)
  }
}

async function* counted(chunks: AsyncIterable<Uint8Array>, hear: (bytes: number) => void) {
  for await (const chunk of chunks) {
    hear(chunk.length)
    yield chunk
  }
}
