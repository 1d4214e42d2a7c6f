/**
 * Keys stay private: the process list, errors and files never show them, and file modes exclude other users.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { newKey } from '../../src/accounts/keys.ts'
import { ingr, ROOT, shell } from '../cli/run.ts'
import { freshMachine } from '../http/program.ts'
import { testServer } from '../http/support.ts'

const folder = mkdtempSync(join(tmpdir(), 'ingr-keys-'))
const env = { INGR_ACCOUNTS: join(folder, 'accounts.sqlite') }
const machine = freshMachine()
const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

describe.runIf(process.platform === 'linux')('the process list', () => {
  const { key } = newKey()
  const keyFile = join(folder, 'key')
  writeFileSync(keyFile, `${key}\n`, { mode: 0o600 })

  /** Returns the arguments of a process as other users see them; undefined once it has ended. */
  function argumentsOf({ pid }: ChildProcess): string | undefined {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    } catch {
      return undefined
    }
  }

  /** Starts `ingr call`, which waits for a body, so that we can inspect its arguments. */
  function waiting(words: readonly string[], more: Readonly<Record<string, string>> = {}) {
    const call = ['bin/ingr.js', 'call', 'POST', '/v1/units/convert', '--file', '-', ...words]
    const child = spawn('node', call, {
      cwd: ROOT,
      env: { ...process.env, ...env, ...more },
    })
    running.push(child)
    return child
  }

  async function ended(child: ChildProcess) {
    let out = ''
    child.stdout!.setEncoding('utf8').on('data', (text) => {
      out += text
    })
    child.stdin!.end('{}')
    const code = await new Promise((resolve) => child.once('close', resolve))
    return { code, error: (JSON.parse(out) as { error: { code: string } }).error.code }
  }

  test.each<readonly [how: string, words: readonly string[], env: Record<string, string>]>([
    ['INGR_KEY', [], { INGR_KEY: key }],
    ['--key-file', ['--key-file', keyFile], {}],
  ])('never shows a key passed by %s', async (_, words, more) => {
    const child = waiting(words, more)
    const seen = new Set<string>()
    for (let n = 0; n < 30; n++) {
      seen.add(argumentsOf(child) ?? 'ended')
      await pause(10)
    }
    expect([...seen].filter((one) => one.includes(key.slice(5)))).toEqual([])
    expect([...seen].at(-1)).toContain('bin/ingr.js call POST')
    // The error shows that the key was used, since no account has this key.
    expect(await ended(child)).toEqual({ code: 7, error: 'INVALID_API_KEY' })
  })

  test('shows a key passed by --key only until the command runs', async () => {
    const child = waiting(['--key', key])
    while (argumentsOf(child)?.includes(key)) await pause(10)
    expect(argumentsOf(child)?.trim()).toBe('ingr call')
    expect(await ended(child)).toEqual({ code: 7, error: 'INVALID_API_KEY' })
  })

  test('shows nothing about the accounts of a server', async () => {
    const server = await machine.serve()
    const shown = argumentsOf(server.child)!
    server.child.kill()
    expect(shown).toContain(' serve --port 0 ')
    expect(shown).not.toContain('accounts')
    await server.ended
  })
})

test('`ingr call --key-file` reads a key from a file or standard input, and rejects a file without one', async () => {
  const operate = async <T>(...words: readonly string[]) =>
    JSON.parse((await ingr([...words, '--json'], { env })).out) as T
  const { customerId } = await operate<{ customerId: string }>('account', 'create', 'Anna')
  const { key } = await operate<{ key: string }>('key', 'issue', customerId)
  const [good, empty] = [join(folder, 'good'), join(folder, 'empty')]
  writeFileSync(good, `${key}\n`)
  writeFileSync(empty, '\n')
  const call = (words: readonly string[], input = '') =>
    ingr(['call', 'GET', '/v1/meta/languages', ...words], { env, input })
  const answered = { code: 0, out: '{"languages":["de","en","es"]}\n', err: '' }
  const refused = (why: string) => ({ code: 2, out: '', err: `ingr: ${why}\n` })
  expect(await call(['--key-file', good])).toEqual(answered)
  expect(await call(['--key-file', '-'], `${key}\n`)).toEqual(answered)
  expect(await call(['--key-file', empty])).toEqual(refused(`no key in ${empty}`))
  expect(await call(['--key-file', `${good}x`])).toEqual(
    refused(`cannot read ${good}x: no such file`),
  )
  expect(await call(['--key-file', good, '--key', 'x'])).toEqual(
    refused('give --key or --key-file, not both'),
  )
  expect(await call(['--key-file', '-', '--file', '-'])).toEqual(
    refused('the body and the key cannot both be standard input'),
  )
})

test('no error reveals a key that was sent in the wrong place', async () => {
  const server = await testServer()
  const { key } = await server.customer()
  const secret = key.slice(14)
  const json = (body: unknown) => ({ key, body })
  const items = [{ ingredientId: key, unit: key }]
  const asks: readonly (readonly [method: string, path: string, given?: object])[] = [
    ['GET', `/${key}`],
    ['GET', `/v1/ingredients/${key}`, { key }],
    ['GET', `/v1/ingredients/${key.replaceAll('_', '%5f')}/nutrition`, { key }],
    ['GET', `/v1/ingredients/butter?lang=${key}`, { key }],
    ['GET', `/v1/ingredients/butter/similar?limit=${key}`, { key }],
    ['GET', `/v1/ingredients/search?q=%C3${key}`, { key }],
    ['GET', `/v1/account/usage?days=${key}`, { key }],
    ['POST', '/v1/compatibility/check', json({ items, concerns: [key] })],
    ['POST', '/v1/compatibility/diet', json({ diet: key, ingredientIds: [key] })],
    [
      'POST',
      '/v1/units/convert',
      json({ ingredientId: key, amount: 1, fromUnit: 'g', toUnit: key }),
    ],
    ['POST', '/v1/units/convert', json(`{"a":${key}`)],
    ['POST', '/v1/units/convert', { key, body: 'x', headers: { 'content-type': key } }],
    ['DELETE', `/v1/ingredients/${key}`, { key }],
    ['GET', '/v1/meta/languages', { headers: { authorization: key } }],
    ['GET', '/v1/meta/languages', { headers: { 'x-api-key': `${key}x` } }],
  ]
  for (const [method, path, given] of asks) {
    const { status, text, headers } = await server.ask(method, path, given)
    const ask = `${method} ${path} ${status}`
    expect([ask, status >= 400]).toEqual([ask, true])
    expect([ask, `${text} ${JSON.stringify(headers)}`.includes(secret)]).toEqual([ask, false])
  }
})

test('under a umask that lets everyone in, files and folders are still private to their owner', async () => {
  const made = join(folder, 'made')
  const env = { INGR_ACCOUNTS: join(made, 'deep', 'accounts.sqlite'), INGR_METER: 'on' }
  const server = spawn('bash', ['-c', 'umask 000; exec node bin/ingr.js serve --port 0'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  })
  running.push(server)
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  // Send a key, so that the server opens the account store with all its files. Then `ingr count` writes the journal.
  const url = String(line).trim().replace('listening on ', '')
  await fetch(`${url}/v1/meta/languages`, { headers: { 'x-api-key': newKey().key } })
  const { code } = await shell('umask 000; ingr count && ingr account create Anna', env)
  const modes = (readdirSync(made, { recursive: true }) as string[]).map((name) => {
    const mode = (statSync(join(made, name)).mode & 0o777).toString(8)
    return [name.replace(/\d{4}-\d\d/, 'MONTH'), mode]
  })
  server.kill()
  await once(server, 'close')
  expect([code, (statSync(made).mode & 0o777).toString(8)]).toEqual([0, '700'])
  expect(modes.sort()).toEqual([
    ['deep', '700'],
    ['deep/accounts.sqlite', '600'],
    ['deep/accounts.sqlite-shm', '600'],
    ['deep/accounts.sqlite-wal', '600'],
    ['deep/accounts.sqlite.local-MONTH.ndjson', '600'],
  ])
})
