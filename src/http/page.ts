/**
 * Serves the page at `/`: a beginning, a recipe checker and an explorer of ingredients. Its files are read once, at start: no
 * request opens a file.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'

/** The page loads, asks and is shown nowhere but here. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Headers of everything that a browser shows. */
export const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

const FILES: Readonly<Record<string, string>> = {
  'page.css': 'text/css; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
}

/** Routes `/` and the files of the page; they need no key, what the page asks does. */
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
  for (const [name, type] of Object.entries(FILES)) {
    const content = readFileSync(join(folder, name))
    // Their addresses change with what they hold.
    app.get(`/page/${name}`, (_request, reply) =>
      reply
        .type(type)
        .headers({ ...PAGE_HEADERS, 'cache-control': 'max-age=86400' })
        .send(content),
    )
  }
}
