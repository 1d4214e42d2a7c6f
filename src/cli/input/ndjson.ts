/** Answers a stream of lines with a stream of lines: in order, in constant memory, at the pace of the reader. */

import { Bytes } from '../../domain/bytes.ts'
import { type ErrorBody, faultOf, IngrError, invalid, knownError } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { Progress } from '../output/progress.ts'
import { type ItemOptions, itemSource } from './items.ts'
import { type Line, linesOf, MAX_LINE_BYTES } from './lines.ts'
import { STANDARD_INPUT, unreadableFile } from './unreadable.ts'

interface LineWork {
  /** Writes the JSON that answers the line with this index, which counts from 0 without blank lines. What it throws is the error of that line alone. */
  readonly answer: (out: Bytes, text: string, index: number) => void | Promise<void>
  /** What stands in the place of a line that has no answer. */
  readonly failed: (error: ErrorBody['error'], index: number) => unknown
  /** Hears before a batch of answers is written how long they took. */
  readonly answered: (milliseconds: number) => void
}

/** Bytes of answers that are written in one go. */
const BATCH = 262_144
/** After so long answers are written in any case, and Ctrl-C is heard. */
const BATCH_MS = 100

/** One line in, one line out; blank lines are passed over. Throws INVALID_REQUEST when the input cannot be read. */
export async function answerLines(
  app: App,
  args: readonly string[],
  options: ItemOptions,
  work: LineWork,
): Promise<void> {
  const { chunks, size } = bytesOf(app, args, options)
  const progress = new Progress(app.io, size, app.say('said.lines'))
  const release = app.io.onInterrupt(() => progress.clear())
  let index = 0
  const out = new Bytes()
  let since = performance.now()
  const flush = async () => {
    if (out.length === 0) return
    work.answered(performance.now() - since)
    await app.io.write(out.content)
    out.cut(0)
    since = performance.now()
  }
  try {
    for await (const lines of linesOf(counted(chunks, (bytes) => progress.passed(bytes, 0)))) {
      since = performance.now()
      for (const line of lines) {
        if (line.fault === undefined && line.text.trim() === '') continue
        await answerTo(out, line, index++, work)
        out.text('\n')
        progress.passed(0, 1)
        if (out.length >= BATCH || performance.now() - since > BATCH_MS) await flush()
      }
      // What came together is answered together: a writer that pauses sees its answers.
      await flush()
    }
  } finally {
    progress.clear()
    release()
  }
}

/** Writes the answer to a line, or what stands in its place. */
async function answerTo(out: Bytes, line: Line, index: number, work: LineWork): Promise<void> {
  const start = out.length
  try {
    await work.answer(out, readable(line), index)
  } catch (error) {
    const { code, message, details } = knownError(error)
    const told = { code, message, details: { line: String(line.number), ...details } }
    out.cut(start)
    out.text(JSON.stringify(work.failed(told, index)))
  }
}

/** Throws PAYLOAD_TOO_LARGE or INVALID_REQUEST for a line without a text. */
function readable({ number, text, fault }: Line): string {
  if (fault === 'too-long') {
    throw new IngrError(
      'PAYLOAD_TOO_LARGE',
      msg('lineExceedsBytes', {
        number,
        maxLineBytes: MAX_LINE_BYTES,
      }),
    )
  }
  if (fault === 'not-utf8') {
    throw invalid(msg('lineNotUtf8', { number }))
  }
  return text
}

function bytesOf(app: App, args: readonly string[], options: ItemOptions) {
  const source = itemSource(app, args, options)
  if ('text' in source) {
    const bytes = Buffer.from(source.text)
    return { chunks: once(bytes), size: bytes.length }
  }
  return { chunks: readFrom(app, source.file), size: app.io.size(source.file) }
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

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  hear: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    hear(chunk.length)
    yield chunk
  }
}
