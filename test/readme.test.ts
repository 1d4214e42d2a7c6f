/**
 * The examples of the README and the guides show the real output of the program;
 * `UPDATE_README=1 npx vitest run test/readme.test.ts` rewrites them.
 */

// needs: curl, git, jq

import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ingr, ROOT, shell, start } from './cli/run.ts'

const GUIDES = readdirSync(join(ROOT, 'docs/guide')).map((name) => `docs/guide/${name}`)
const PAGES = ['README.md', ...GUIDES.sort()]

/** The environment of the examples, with the address of a server and a key for it. */
let env: Readonly<Record<string, string>>
let stop: () => Promise<void>

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-readme-'))
  const accounts = { INGR_ACCOUNTS: join(folder, 'accounts.sqlite') }
  const json = async (...args: string[]) =>
    JSON.parse((await ingr([...args, '--json'], { env: accounts })).out)
  const { customerId } = await json('account', 'create', 'Acme Recipes')
  const { key } = await json('key', 'issue', customerId)
  const server = start(['serve', '--port', '0', '--log-level', 'silent'], accounts)
  const [line] = (await once(server.stdout, 'data')) as [string]
  env = { INGR: line.trim().replace('listening on ', ''), KEY: key, TMPDIR: folder }
  stop = async () => {
    server.kill()
    await once(server, 'close')
    rmSync(folder, { recursive: true, force: true })
  }
})
afterAll(() => stop())

/** Number of processes to run at the same time. */
const AT_ONCE = availableParallelism()
const running = new Set<Promise<unknown>>()

async function oneOfFew<T>(run: () => Promise<T>): Promise<T> {
  while (running.size >= AT_ONCE) await Promise.race(running)
  const one = run().finally(() => running.delete(one))
  running.add(one)
  return one
}

/** Runs every `$` line in the console blocks of a text, and replaces the output in the text with the real output. */
async function executed(text: string): Promise<string> {
  const parts = text.split(/(```console\n[\s\S]*?```)/)
  const written = await Promise.all(
    parts.map(async (part) => {
      if (!part.startsWith('```console')) return part
      const commands = part.split('\n').filter((line) => line.startsWith('$ '))
      const answers = await Promise.all(
        commands.map(async (command) => {
          const { out } = await oneOfFew(() => shell(`exec 2>&1\n${command.slice(2)}`, env))
          return `${command}\n${out.trimEnd()}\n`
        }),
      )
      return `\`\`\`console\n${answers.join('\n')}\`\`\``
    }),
  )
  return written.join('')
}

// The examples on some pages start about twenty processes.
test.each(PAGES)(
  'every example of %s matches the real output',
  { timeout: 180_000 },
  async (page) => {
    const path = join(ROOT, page)
    const text = readFileSync(path, 'utf8')
    const real = await executed(text)
    if (process.env.UPDATE_README) writeFileSync(path, real)
    expect(text, 'renew with UPDATE_README=1 npx vitest run test/readme.test.ts').toBe(real)
  },
)

test('the README shows the main commands, and every guide except for a few has examples', () => {
  const shown = (page: string) =>
    readFileSync(join(ROOT, page), 'utf8').match(/^\$ ingr (\w+)/gm) ?? []
  expect(new Set(shown('README.md')).size).toBeGreaterThanOrEqual(8)
  const withoutExamples = GUIDES.filter((page) => shown(page).length === 0)
  expect(withoutExamples.sort()).toEqual(
    ['README', 'accounts', 'clients', 'environment', 'errors'].map(
      (name) => `docs/guide/${name}.md`,
    ),
  )
})
