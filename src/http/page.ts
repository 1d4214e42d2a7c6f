/** Serves the page at `/`. Its files are read once at start. */

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'

/** Content-Security-Policy: the page must not load from other origins, call them, or be framed by them. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Headers of all documents that browsers display. */
export const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

const FILES: Readonly<Record<string, string>> = {
  'page.css': 'text/css; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
}

/** Adds routes for `/` and the files of the page. These routes need no key, but the page's API calls do. */
export function addPage(
  app: FastifyInstance,
  { accounts, pageFolder: folder }: { readonly accounts: Accounts; readonly pageFolder?: string },
): void {
  if (!folder) return
  const built = readFileSync(join(folder, 'index.html'), 'utf8')
  const page = accounts.withoutKey
    ? built.replace('data-access="key"', 'data-access="local"')
    : built
  app.get('/', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ ...PAGE_HEADERS, 'content-security-policy': POLICY, 'cache-control': 'no-cache' })
      .send(page),
  )
  // Clients may cache the files, since their URLs change with their content.
  for (const [name, type] of Object.entries(FILES)) addFile(app, '/page', join(folder, name), type)
}

/** Serves a file below `path`. The URL ends with the name of the file. Clients may cache the file for a day. */
export function addFile(app: FastifyInstance, path: string, file: string, type: string): void {
  const content = readFileSync(file)
  const headers = { ...PAGE_HEADERS, 'cache-control': 'max-age=86400' }
  app.get(`${path}/${basename(file)}`, (_request, reply) =>
    reply.type(type).headers(headers).send(content),
  )
}
