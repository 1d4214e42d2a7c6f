/** Serves the API document and Swagger UI from our own files, which are read once at start. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ERRORS_PATH, JSON_TYPE } from './options.ts'
import { addFile, PAGE_HEADERS } from './page.ts'
import { holds } from './request.ts'
import { tag, vary } from './tags.ts'

/** Content-Security-Policy that allows nothing from other origins. Swagger UI needs inline styles. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'"

/** Content-Security-Policy of the page about errors, which contains only text. */
const ERRORS_POLICY = "default-src 'none'; img-src data:; frame-ancestors 'none'"

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>ingr API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`

const START = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null })
`

const FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

/** Adds the routes /openapi.json and /docs, which need no key. */
export function addDocuments(
  app: FastifyInstance,
  { documentsFolder: folder }: { readonly documentsFolder: string },
): void {
  const document = readFileSync(join(folder, 'openapi.json'))
  const etag = `"${createHash('sha256').update(document).digest('hex').slice(0, 16)}"`
  app.get('/openapi.json', (request, reply) => {
    vary(reply, 'accept-encoding')
    tag(request, reply, etag, true)
    reply.header('cache-control', 'no-cache')
    if (holds(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type(JSON_TYPE).compress(document)
  })
  app.get('/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ ...PAGE_HEADERS, 'content-security-policy': PAGE_POLICY })
      .send(PAGE),
  )
  app.get('/docs/start.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').headers(PAGE_HEADERS).send(START),
  )
  const errors = readFileSync(join(folder, 'errors.html'))
  app.get(ERRORS_PATH, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ ...PAGE_HEADERS, 'content-security-policy': ERRORS_POLICY })
      .send(errors),
  )
  for (const [name, type] of Object.entries(FILES)) addFile(app, '/docs', join(folder, name), type)
}
