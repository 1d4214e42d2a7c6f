/**
 * No request can read the file system through its path, query, headers or body, and the code that
 * answers requests cannot open files.
 */

import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { OPERATIONS } from '../../src/operations/operations.ts'
import { ROOT } from '../cli/run.ts'
import { testServer } from '../http/support.ts'
import { answersOf, KEY, listening, talk } from '../http/wire.ts'

/** The content of files next to the server's files. No answer may contain it. */
const CANARY = 'canary-7f3a9c'
const folder = mkdtempSync(join(tmpdir(), 'ingr-files-'))
const documentsFolder = join(folder, 'swagger-ui')
cpSync(join(ROOT, 'dist/swagger-ui'), documentsFolder, { recursive: true })
writeFileSync(join(folder, 'secret.txt'), CANARY)
writeFileSync(join(documentsFolder, 'secret.js'), CANARY)
symlinkSync(join(folder, 'secret.txt'), join(documentsFolder, 'link.css'))
symlinkSync(folder, join(documentsFolder, 'up'))
const CSS = readFileSync(join(documentsFolder, 'swagger-ui.css'), 'utf8')

const server = await testServer({ documentsFolder })
const port = await listening({ documentsFolder })
const { key } = await server.customer()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Strings that no answer may contain, because they come from other files or from errors of the file system. */
const FOREIGN = [
  CANARY,
  'root:x:',
  'SQLite format 3',
  '"dependencies"',
  'node_modules',
  'ENOENT',
  'EISDIR',
  'ENOTDIR',
]
const foreign = (text: string) => FOREIGN.filter((part) => text.includes(part))

const UP = fc.constantFrom(
  ...[
    '..',
    '.',
    '...',
    '%2e%2e',
    '%2E.',
    '.%2e',
    '%252e%252e',
    '..;',
    '..%00',
    '%c0%ae%c0%ae',
    '~',
    '',
  ],
)
const SLASH = fc.constantFrom('/', '/', '%2f', '%2F', '\\', '%5c', '%252f', '//', '/./')
const FILE = fc.constantFrom(
  ...[
    'etc/passwd',
    'secret.txt',
    'secret.js',
    'link.css',
    'up/secret.txt',
    'swagger-ui.css',
    'LICENSE',
  ],
  ...[
    'package.json',
    'data/library.sqlite',
    'accounts.sqlite',
    'proc/self/environ',
    'C:\\boot.ini',
  ],
  ...['secret.txt%00.css', 'swagger-ui.css%00', 'link.css/', 'NOTICE', '.env', '.git/config', ''],
)
const ROUTES = [
  ...OPERATIONS.map(({ path }) => path.replace('{canonicalId}', 'butter')),
  ...['/docs', '/docs/', '/openapi.json', '/metrics', '/v1', '', 'file://', `/${documentsFolder}`],
]
const path = fc
  .tuple(fc.constantFrom(...ROUTES), fc.array(fc.tuple(SLASH, UP), { maxLength: 8 }), SLASH, FILE)
  .map(([route, ups, slash, file]) => `${route}${ups.flat().join('')}${slash}${file}`)

/** Paths of the page with the API document. A request may use any spelling that decodes to one of them. */
const DOCUMENT_PATHS = [
  '/docs',
  '/docs/swagger-ui.css',
  '/docs/swagger-ui-bundle.js',
  '/docs/start.js',
]
const decoded = (url: string) => {
  try {
    return decodeURIComponent(url.split('?')[0]!)
  } catch {
    return url
  }
}

/** Sends a request on a socket, because HTTP clients would normalize the path. */
async function request(method: string, target: string) {
  const received = await talk(port, [
    `${method} ${target} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${KEY}\r\nConnection: close\r\n\r\n`,
  ])
  return answersOf(received)[0]!
}

async function staysOutside(method: string, target: string) {
  const { status, body } = await request(method, target)
  expect([target, foreign(body)]).toEqual([target, []])
  if (target.startsWith('/docs') && status === 200)
    expect(DOCUMENT_PATHS).toContain(decoded(target))
  return status
}

test('no path that goes up, sideways or into a file returns a file', async () => {
  const statuses = new Set<number>()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('GET', 'GET', 'GET', 'POST'), path, async (method, target) => {
      statuses.add(await staysOutside(method, target))
    }),
    // Add a fixed example, so that every run includes a method that the route does not accept.
    { numRuns: 1_000, examples: [['POST', '/v1/ingredients/count']] },
  )
  // The requests must reach all three checks: the parser, the routes and their methods.
  for (const status of [400, 404, 405]) expect(statuses).toContain(status)
})

test.each([
  '/docs/../../secret.txt',
  '/docs/..\\..\\secret.txt',
  '/docs/%2e%2e/secret.txt',
  '/docs/secret.js',
  '/docs/link.css',
  '/docs/up/secret.txt',
  '/docs/LICENSE',
  '/docs/swagger-ui.css%00',
  '/docs/swagger-ui.css/',
  '/docs/%00',
  '//secret.txt',
  `${folder}/secret.txt`,
  `file://${folder}/secret.txt`,
])('%s is not served', async (target) => {
  expect(await staysOutside('GET', target)).toBe(404)
})

test('no query, header or body makes the server read a file', async () => {
  const names = [
    `${folder}/secret.txt`,
    `file://${folder}/secret.txt`,
    '../secret.txt',
    '/etc/passwd',
    '@/etc/passwd',
  ]
  for (const name of names) {
    const items = [{ ingredientId: name, amount: 1, unit: name }]
    const bodies = [
      { items, concerns: [name], file: name, $ref: name, __proto__: { file: name } },
      { diet: name, ingredientIds: [name] },
      { ingredientId: name, amount: 1, fromUnit: name, toUnit: name },
      { checks: [{ items }], concerns: [name] },
      name,
      `<!DOCTYPE x [<!ENTITY e SYSTEM "${name}">]><x>&e;</x>`,
    ]
    const query = encodeURIComponent(name)
    for (const operation of OPERATIONS) {
      const url = operation.path.replace('{canonicalId}', query)
      const headers = {
        'x-api-key': key,
        'x-original-url': name,
        'x-sendfile': name,
        range: 'bytes=0-',
      }
      for (const body of operation.method === 'POST' ? bodies : [undefined]) {
        const request = `${url}?q=${query}&lang=${query}&file=${query}`
        for (const ask of [url, request]) {
          const { text } = await server.ask(operation.method, ask, { headers, body })
          expect([ask, foreign(text)]).toEqual([ask, []])
        }
      }
    }
  }
})

test('the page of the document is answered from memory: its folder may be deleted', async () => {
  const gone = mkdtempSync(join(tmpdir(), 'ingr-gone-'))
  cpSync(documentsFolder, gone, { recursive: true })
  const other = await testServer({ documentsFolder: gone })
  rmSync(gone, { recursive: true })
  const { status, text } = await other.ask('GET', '/docs/swagger-ui.css')
  expect([status, text === CSS]).toEqual([200, true])
})

test('code that answers requests cannot open files: only the modules that load pages at start import them', () => {
  const importers = ['http', 'operations'].flatMap((part) =>
    (readdirSync(join(ROOT, 'src', part), { recursive: true }) as string[])
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${part}/${name}`)
      .filter((name) =>
        /from 'node:(fs|fs\/promises|child_process|vm|worker_threads)'/.test(
          readFileSync(join(ROOT, 'src', name), 'utf8'),
        ),
      ),
  )
  expect(importers).toEqual(['http/documents.ts', 'http/page.ts'])
})
