/**
 * If the program fails on a line of an NDJSON stream, that line gets an error and the stream goes
 * on.
 */

import { expect, test } from 'vitest'
import type { App } from '../../src/cli/app.ts'
import { answerLines } from '../../src/cli/input/ndjson.ts'
import { say, type TextKey, type ValuesOf } from '../../src/wording/say.ts'

test('a fault of the program affects only its own line', async () => {
  let written = ''
  const io = {
    write: async (bytes: Uint8Array) => {
      written += Buffer.from(bytes).toString()
    },
    onInterrupt: () => () => undefined,
    stderrIsTerminal: false,
    err: () => undefined,
  }
  const app = {
    io,
    say: <Key extends TextKey>(key: Key, ...values: ValuesOf<Key>) => say(key, 'en', ...values),
  } as unknown as App
  await answerLines(
    app,
    ['a', 'b', 'c'],
    {},
    {
      as: 'recipeParse',
      prepare: (text) => ({
        credits: 0,
        run: () => {
          if (text === 'b') throw new RangeError('Maximum call stack size exceeded')
          return text
        },
      }),
      answer: (begun) => ({ begun }),
      failed: ({ code, details }) => ({ code, details }),
    },
  )
  expect(
    written
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([{ begun: 'a' }, { code: 'ENGINE_ERROR', details: { line: '3' } }, { begun: 'c' }])
})
