/**
 * Tests NDJSON streams: each line gets an answer, whatever it contains; the program waits for slow readers; memory use
 * stays constant.
 */

// tier: sweep

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { type Line, linesOf, MAX_LINE_BYTES } from '../../src/cli/input/lines.ts'
import { runs } from '../support/tiers.mts'
import { ingr, onTerminal, ROOT, shell, start } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'ingr-stream-'))
afterAll(() => rmSync(folder, { recursive: true }))

const json = (out: string) =>
  out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))

describe('lines', () => {
  async function* pieces(bytes: Buffer, cuts: readonly number[]) {
    const at = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b)]
    for (const [i, start] of at.entries()) yield bytes.subarray(start, at[i + 1] ?? bytes.length)
  }
  const read = async (bytes: Buffer, cuts: readonly number[] = []) => {
    const lines: Line[] = []
    for await (const some of linesOf(pieces(bytes, cuts))) lines.push(...some)
    return lines
  }

  test('do not depend on where chunks end', async () => {
    const text = fc.array(fc.constantFrom('a', 'ñ', '🧈', '\n', '\r\n', '\n\n', ' ', '"'))
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(200), { maxLength: 8 }), async (parts, cuts) => {
        const whole = parts.join('')
        const expected = whole.split('\n')
        if (expected.at(-1) === '') expected.pop()
        expect(await read(Buffer.from(whole), cuts)).toEqual(
          expected.map((line, i) => ({ number: i + 1, text: line.replace(/\r$/, '') })),
        )
      }),
    )
  })

  const rows: readonly (readonly [name: string, bytes: Buffer, lines: readonly Line[]])[] = [
    ['nothing', Buffer.from(''), []],
    ['a byte order mark', Buffer.from('\ufeffa\n\ufeffb'), line('a', '\ufeffb')],
    ['Windows', Buffer.from('a\r\n\r\nb\r\n'), line('a', '', 'b')],
    [
      'broken UTF-8 affects only its own line',
      Buffer.from('a\n\xff\xfe\nb\n', 'latin1'),
      [
        { number: 1, text: 'a' },
        { number: 2, text: '', fault: 'not-utf8' },
        { number: 3, text: 'b' },
      ],
    ],
    [
      'an overlong line affects only itself',
      Buffer.from(`a\n${'x'.repeat(MAX_LINE_BYTES + 1)}\nb`),
      [
        { number: 1, text: 'a' },
        { number: 2, text: '', fault: 'too-long' },
        { number: 3, text: 'b' },
      ],
    ],
    [
      'a line of the maximum length',
      Buffer.from(`${'x'.repeat(MAX_LINE_BYTES)}\n`),
      line('x'.repeat(MAX_LINE_BYTES)),
    ],
    [
      'an overlong last line',
      Buffer.from('x'.repeat(MAX_LINE_BYTES + 1)),
      [{ number: 1, text: '', fault: 'too-long' }],
    ],
  ]
  function line(...texts: readonly string[]): readonly Line[] {
    return texts.map((text, i) => ({ number: i + 1, text }))
  }
  test.each(rows)('%s', async (_, bytes, lines) => {
    expect(await read(bytes)).toEqual(lines)
    expect(await read(bytes, [1, 2, 3, 70_000, MAX_LINE_BYTES, MAX_LINE_BYTES + 2])).toEqual(lines)
  })
})

const BUTTER = '{"items":[{"ingredientId":"butter","amount":10}]}'
const CARROT = '{"items":[{"ingredientId":"carrot","amount":10}]}'
const OPEN = '{"items":[{"ingredientId":"dragonscale"}]}'

describe('a bad line gives an error line and the stream goes on', () => {
  const bad: readonly (readonly [name: string, line: string | Buffer, error: unknown])[] = [
    [
      'no JSON',
      '{"items":',
      { code: 'INVALID_JSON', message: expect.stringMatching(/^not valid/) },
    ],
    ['a list', '[]', { code: 'INVALID_REQUEST', message: 'the line is not an object with items' }],
    ['null', 'null', { code: 'INVALID_REQUEST', message: 'the line is not an object with items' }],
    ['no items', '{}', { code: 'INVALID_REQUEST', message: 'items is not a list' }],
    ['empty items', '{"items":[]}', { code: 'EMPTY_ITEMS', message: 'items is empty' }],
    [
      'an unknown concern',
      '{"items":[{"ingredientId":"egg"}],"concerns":["eg"]}',
      { code: 'INVALID_CONCERN', message: 'unknown concern: eg (did you mean egg?)' },
    ],
    [
      'bytes that are not UTF-8',
      Buffer.from([0x22, 0xff, 0x22]),
      { code: 'INVALID_REQUEST', message: 'line 3 is not valid UTF-8' },
    ],
    [
      'a line of more than a mebibyte',
      `"${'x'.repeat(MAX_LINE_BYTES)}"`,
      { code: 'PAYLOAD_TOO_LARGE', message: 'line 3 is longer than 1048576 bytes' },
    ],
  ]
  test.each(bad)('batch: %s', async (_, line, error) => {
    const input = Buffer.concat([
      Buffer.from(`${BUTTER}\n\n`),
      Buffer.from(line),
      Buffer.from(`\n${CARROT}`),
    ])
    const { code, out, err } = await ingr(['batch', '--ndjson', '-c', 'dairy'], { input })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const [first, second, third, ...more] = json(out)
    expect(more).toEqual([])
    // The blank line is counted, but has no answer.
    expect(second).toEqual({
      index: 1,
      error: { ...(error as object), details: expect.objectContaining({ line: '3' }) },
    })
    expect([first, third].map(({ index, result }) => [index, result.concerns[0].verdict])).toEqual([
      [0, 'incompatible'],
      [2, 'compatible'],
    ])
  })

  test('parse: broken and overlong lines', async () => {
    const input = Buffer.concat([
      Buffer.from('200 g butter\r\n'),
      Buffer.from([0xff, 0x0a]),
      Buffer.from(`${'x'.repeat(MAX_LINE_BYTES + 1)}\n2 eggs`),
    ])
    const { code, out } = await ingr(['parse', '--ndjson'], { input })
    expect(code).toBe(0)
    expect(json(out).map(({ ingredientId, error }) => ingredientId ?? error)).toEqual([
      'butter',
      { code: 'INVALID_REQUEST', message: 'line 2 is not valid UTF-8', details: { line: '2' } },
      {
        code: 'PAYLOAD_TOO_LARGE',
        message: `line 3 is longer than ${MAX_LINE_BYTES} bytes`,
        details: { line: '3' },
      },
      'egg',
    ])
  })
})

describe('the exit code at the end of the stream', () => {
  const rows: readonly (readonly [args: string, lines: readonly string[], code: number])[] = [
    ['batch', [BUTTER, OPEN, '5'], 0],
    ['batch --fail-on incompatible -c dairy', [CARROT, BUTTER, CARROT], 4],
    ['batch --fail-on incompatible -c egg', [CARROT, BUTTER, OPEN], 0],
    ['batch --fail-on incompatible -c egg', [CARROT, BUTTER, OPEN, '5'], 2],
    ['batch --fail-on incompatible -c dairy', ['5', BUTTER], 4],
    ['batch -c egg', [CARROT, '5'], 0],
    ['batch --fail-on uncertain -c egg', [CARROT, OPEN], 4],
    ['batch --fail-on uncertain -c egg', [CARROT, 'what nobody can read'], 4],
    ['batch --fail-on uncertain -c egg', [CARROT], 0],
    ['batch --strict', [BUTTER, CARROT], 0],
    ['batch --strict', [OPEN, CARROT], 5],
    ['batch --strict', ['5', CARROT], 5],
    ['batch --strict --fail-on caution -c dairy', [OPEN, BUTTER], 4],
    ['parse --strict', ['200 g butter', 'For the sauce:', '2 eggs'], 0],
    ['parse --strict', ['200 g butter', '3 dragonscales'], 5],
    ['parse', ['3 dragonscales'], 0],
  ]
  test.each(rows)('%s of %j is %i for %#', async (args, lines, code) => {
    const outcome = await ingr([...args.split(' '), '--ndjson'], { input: lines.join('\n') })
    expect([outcome.code, json(outcome.out)]).toEqual([
      code,
      Array(lines.length).fill(expect.any(Object)),
    ])
  })
  test('an unknown concern or verdict stops the run before its first line', async () => {
    const concern = await ingr(['batch', '--ndjson', '-c', 'glutn'], { input: BUTTER })
    const verdict = await ingr(['batch', '--ndjson', '--fail-on', 'bad'], { input: BUTTER })
    expect([concern, verdict]).toEqual([
      { code: 2, out: '', err: 'ingr: unknown concern: glutn (did you mean gluten?)\n' },
      {
        code: 2,
        out: '',
        err: 'ingr: unknown verdict for --fail-on: bad (known: uncertain, caution, incompatible)\n',
      },
    ])
  })
})

describe('every input channel gives the same lines', () => {
  const path = join(folder, 'checks.ndjson')
  writeFileSync(path, `${BUTTER}\n${CARROT}\n`)
  const channels: readonly (readonly [args: readonly string[], input: string])[] = [
    [[], `${BUTTER}\n${CARROT}\n`],
    [['-'], `${BUTTER}\r\n${CARROT}`],
    [['-f', '-'], `\ufeff${BUTTER}\n\n \n${CARROT}`],
    [['-f', path], ''],
    [[`${BUTTER}\n${CARROT}`], ''],
  ]
  test.each(channels)('%j', async (args, input) => {
    const { code, out, err } = await ingr(['batch', '--ndjson', ...args], { input })
    const expected = await ingr(['batch', '--json', `[${BUTTER},${CARROT}]`])
    expect({ code, err, results: json(out) }).toEqual({
      code: 0,
      err: '',
      results: JSON.parse(expected.out).results,
    })
  })
  test.each([
    ['/nowhere/x', 'no such file'],
    [tmpdir(), 'it is a folder'],
  ])('%s cannot be read', async (file, why) => {
    expect(await ingr(['batch', '--ndjson', '-f', file])).toEqual({
      code: 2,
      out: '',
      err: `ingr: cannot read ${file}: ${why}\n`,
    })
  })
})

test('answers do not wait for the end of the input', async () => {
  const child = start(['batch', '--ndjson', '-c', 'dairy'])
  const answers = child.stdout[Symbol.asyncIterator]()
  for (const line of [BUTTER, CARROT, '5']) {
    child.stdin.write(`${line}\n`)
    const { value } = await answers.next()
    expect(json(value)).toHaveLength(1)
  }
  child.stdin.end()
  expect((await answers.next()).done).toBe(true)
})

test('if the reader stops, the program stops reading, and memory stays constant', async () => {
  const child = start(['batch', '--ndjson'])
  const chunk = `${BUTTER}\n`.repeat(1000)
  let taken = 0
  const feed = () =>
    child.stdin.write(chunk, (error) => {
      if (error) return
      taken += chunk.length
      feed()
    })
  child.stdin.on('error', () => {})
  feed()
  // We don't read stdout, so the program must stop reading its endless input.
  let before = -1
  while (before !== taken || taken === 0) {
    before = taken
    await pause(500)
  }
  expect(taken).toBeLessThan(2_000_000)
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))
  expect(Number(peak![1])).toBeLessThan(250_000)
  // Once we read stdout, the program continues.
  child.stdout.resume()
  while (taken < before + 3_000_000) await pause(50)
  child.kill('SIGKILL')
})

test('many lines in constant memory', async () => {
  const lines = runs(200_000)
  const peak = join(folder, 'peak')
  const line = `seq ${lines} | sed 's/.*/{"items":[]}/' | ingr batch --ndjson | tail -1 | cut -d, -f1`
  const { code, out } = await shell(line, {
    NODE_OPTIONS: `--require ${join(ROOT, 'test/bench/peak.cjs')}`,
    PEAK_FILE: peak,
  })
  expect({ code, out }).toEqual({ code: 0, out: `{"index":${lines - 1}\n` })
  expect(Number.parseInt(readFileSync(peak, 'utf8'), 10)).toBeLessThan(250_000)
})

describe('a closed pipe', () => {
  test('ends quietly with 0 and stops an endless input', async () => {
    const line = `yes '${BUTTER}' | ingr batch --ndjson | head -1 | wc -l; echo \${PIPESTATUS[@]}`
    expect(await shell(line)).toEqual({ code: 0, out: '1\n141 0 0 0\n', err: '' })
  })
})

describe('Ctrl-C', () => {
  test('ends with 130 and writes whole lines only', async () => {
    const child = start(['batch', '--ndjson'])
    child.stdin.on('error', () => {})
    const feed = () => child.stdin.write(`${BUTTER}\n`.repeat(100), (error) => error || feed())
    feed()
    let out = ''
    child.stdout.on('data', (text) => {
      const first = out === ''
      out += text
      if (first) child.kill('SIGINT')
    })
    const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
      child.on('close', (...end) => resolve(end)),
    )
    expect([code, signal]).toEqual([null, 'SIGINT'])
    expect(out.endsWith('\n')).toBe(true)
    expect(json(out).length).toBeGreaterThan(0)
  })
  test('gives the shell 130', async () => {
    const line = `yes '${BUTTER}' | (node -e "
      const { spawn } = require('node:child_process')
      const child = spawn('node', ['bin/ingr.js', 'batch', '--ndjson'], { stdio: ['inherit', 'pipe', 'inherit'] })
      child.stdout.once('data', () => { child.kill('SIGINT'); child.stdout.resume() })
      child.on('close', (code, signal) => process.kill(process.pid, signal))
    "; echo $?)`
    const { out } = await shell(line)
    expect(out).toBe('130\n')
  })
  test('is not delayed by a reader that reads nothing', async () => {
    const child = start(['batch', '--ndjson'])
    child.stdin.on('error', () => {})
    child.stdin.write(`${BUTTER}\n`.repeat(10_000))
    await new Promise((resolve) => child.stdout.once('readable', resolve))
    child.kill('SIGINT')
    const signal = await new Promise((resolve) => child.on('exit', (_, by) => resolve(by)))
    expect(signal).toBe('SIGINT')
  })
})

describe('the progress bar', () => {
  const args = ['parse', '--ndjson', '-']
  const input = '200 g butter\n2 eggs\n'
  test('is on standard error if that is a terminal, and is erased at the end', async () => {
    const { out, err } = await onTerminal(args, { input, piped: true })
    expect(json(out)).toHaveLength(2)
    // Progress is drawn at the start. How often it is drawn again depends on the time that the lines take.
    const drawn = err.split('\r').slice(1)
    expect(drawn[0]).toBe('[########################] 100 %  0 lines  0/s\u001b[K')
    for (const bar of drawn.slice(1, -1)) {
      const [text, rest] = bar.split('\u001b')
      expect([text, rest]).toEqual([
        expect.stringMatching(/^\[#{24}\] 100 % {2}[12] lines? {2}\d+\/s$/),
        '[K',
      ])
    }
    expect(drawn.at(-1)).toBe('\u001b[K')
  })
  test('is in the language of the screen', async () => {
    const { err } = await onTerminal([...args, '--lang', 'de'], { input, piped: true })
    expect(err).toContain('0 Zeilen')
  })
  test('is not drawn between the answers on the same terminal', async () => {
    const { out, err } = await onTerminal(args, { input })
    expect([json(out).length, err]).toEqual([2, ''])
  })
  test('is not drawn into a pipe', async () => {
    expect(await ingr(args, { input })).toMatchObject({ code: 0, err: '' })
  })
})

test('an argument that is the name of a file is read as the file', async () => {
  const path = join(folder, 'named.ndjson')
  writeFileSync(path, `${BUTTER}\n`)
  const { code, out } = await ingr(['batch', '--ndjson', path])
  expect([code, json(out)]).toEqual([0, [expect.objectContaining({ index: 0 })]])
})

test('the checks of a stream are in the usage, failed lines are not', async () => {
  const env = { INGR_METER: 'on', INGR_ACCOUNTS: join(folder, 'accounts.sqlite') }
  const input = `${BUTTER}\n5\n${CARROT}\n${BUTTER}\n`
  expect((await ingr(['batch', '--ndjson'], { input, env })).code).toBe(0)
  const { usage } = JSON.parse((await ingr(['usage', '--json'], { env })).out)
  expect(
    usage.map(({ function: name, requests, units }: Record<string, unknown>) => [
      name,
      requests,
      units,
    ]),
  ).toEqual([['checkBatch', 1, 15]])
})
