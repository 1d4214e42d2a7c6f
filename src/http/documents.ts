/**
 * Serves the API document and the page that shows it, from our own files. They are read once, at start: no request opens
 * a file.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Library } from '../library/library.ts'
import { openApi } from './openapi.ts'
import { ERRORS_PATH } from './options.ts'
import { PAGE_HEADERS } from './page.ts'

/** What the page may load: nothing from elsewhere. The styles of Swagger UI are set by its script. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'"

/** The page of errors is text alone. */
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

/** Routes /openapi.json and, where the files are, /docs; neither needs a key. */
export function addDocuments(
  app: FastifyInstance,
  given: { readonly library: Library; readonly version: string; readonly documentsFolder?: string },
): void {
  const { library, version, documentsFolder: folder } = given
  let document: string | undefined
  app.get('/openapi.json', async (_request, reply) => {
    document ??= `${JSON.stringify(await openApi(library, version), null, 2)}\n`
    return reply.type('application/json; charset=utf-8').send(document)
  })
  if (!folder) return
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
  for (const [name, type] of Object.entries(FILES)) {
    const content = readFileSync(join(folder, name))
    app.get(`/docs/${name}`, (_request, reply) =>
      reply
        .type(type)
        .headers({ ...PAGE_HEADERS, 'cache-control': 'max-age=86400' })
        .send(content),
    )
  }
}
