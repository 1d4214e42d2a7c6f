/**
 * Bundles the program and its tools into one CommonJS file each. The bundles contain all packages except the native
 * addon, so that the tested code is the code that runs. The first argument selects another build: `client` with the page,
 * from the API document that the program wrote, or `executable`, the entry code of the single executable.
 */

import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { build, transform } from 'esbuild'
import { Marked } from 'marked'
import ts from 'typescript'
import { parse } from 'yaml'

/**
 * Replaces two imports by empty modules: `node:child_process`, which commander loads to start subcommands in other files
 * (2 ms of every start), and the optional `supports-color`.
 */
const without = {
  name: 'without',
  setup({ onResolve, onLoad }) {
    const none = { path: 'none', namespace: 'none' }
    onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      importer.includes('commander') ? none : undefined,
    )
    onResolve({ filter: /^supports-color$/ }, () => none)
    onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'module.exports = {}' }))
  },
}

/** Replaces the package's search for its addon, which starts at the folder of its code and fails in a bundle. */
const addon = {
  name: 'addon',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/binding$/ }, ({ importer }) =>
      importer.includes('better-sqlite3')
        ? { path: resolve('src/library/native-addon.cjs') }
        : undefined,
    )
  },
}

/** Packages in a separate bundle, because every look-up loads the program's bundle. */
const PACKAGES = [
  // Used only by the server and its accounts.
  '@fastify/compress',
  '@fastify/cors',
  'fastify',
  'ioredis',
  'pg',
  'pino',
  'prom-client',
  'rate-limiter-flexible',
  // Used only by `mcp`.
  '@modelcontextprotocol/sdk/server/index.js',
  '@modelcontextprotocol/sdk/server/stdio.js',
  '@modelcontextprotocol/sdk/types.js',
  // Used only by `build-library`, `check --profile` and recipes with front matter.
  'yaml',
  // Used only by recipes in Markdown and web pages.
  'marked',
  'parse5',
]

/** The bundle of these packages, next to the others; each package in it runs when it is first required. */
const APART = './packages.cjs'

const packagesApart = {
  name: 'packages-apart',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[@a-z]/ }, ({ path }) =>
      PACKAGES.includes(path) ? { path, namespace: 'apart' } : undefined,
    )
    onResolve({ filter: /.*/, namespace: 'apart' }, ({ path }) => ({ path, external: true }))
    onLoad({ filter: /.*/, namespace: 'apart' }, ({ path }) => ({
      contents: `module.exports = require('${APART}')['${path}']()`,
    }))
  },
}

const options = {
  bundle: true,
  platform: 'node',
  // CommonJS starts faster than ES modules, and one file faster than many.
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  target: 'node22',
  // A script run from compiled code can require but not import, so `import('yaml')` has to be converted.
  supported: { 'dynamic-import': false },
  minify: true,
  // An uncaught error prints the line that threw it.
  lineLimit: 160,
  define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
  plugins: [without, addon],
  metafile: true,
  outdir: 'dist',
  write: false,
  logLevel: 'warning',
}

async function bundleProgram() {
  // The compiled code of an older bundle would be ignored.
  rmSync('dist/ingr.cache', { force: true })
  const program = await build({
    ...options,
    plugins: [without, addon, packagesApart],
    entryPoints: {
      ingr: 'src/main.ts',
      'build-tools': 'src/compiler/main.ts',
      'release-tools': 'src/release/main.ts',
    },
  })
  const entries = PACKAGES.map((name) => `'${name}': () => require('${name}')`)
  const packages = await build({
    ...options,
    stdin: {
      contents: `module.exports = { ${entries.join(', ')} }`,
      resolveDir: '.',
      sourcefile: 'packages.js',
    },
    entryNames: 'packages',
  })
  mkdirSync('dist', { recursive: true })
  for (const { path, text } of [...program.outputFiles, ...packages.outputFiles]) {
    writeFileSync(path, keyed(withItsHash(inAscii(text))))
  }
  const shipped = Object.entries(program.metafile.outputs)
    .filter(([path]) => path.endsWith('/ingr.cjs'))
    .concat(Object.entries(packages.metafile.outputs))
  writeFileSync(
    'dist/licenses.txt',
    licensesOf([
      ...shipped.flatMap(([, { inputs }]) => Object.keys(inputs)),
      ...(await inputsOfPage()),
    ]),
  )
}

/** Keeps the engine in a file of its own, which the entries of the package share, so that `instanceof` works on its errors. */
const engineApart = {
  name: 'engine-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/engine\.ts$/ }, () => ({ path: './engine.cjs', external: true }))
  },
}

/** Bundles the engine as a library, which finds the addon and the data like the program does. */
async function bundleLibrary() {
  const written = { ...options, write: true, metafile: false }
  await build({ ...written, entryPoints: { engine: 'src/embedded/engine.ts' } })
  await build({
    ...written,
    plugins: [engineApart],
    entryPoints: {
      index: 'src/embedded/index.ts',
      fastify: 'src/embedded/fastify.ts',
      'library-thread': 'src/embedded/library-thread.ts',
    },
  })
}

/** The types of the API and a table of its endpoints, generated from its OpenAPI document. */
const CLIENT_API = 'dist/client/api.ts'

async function generateClientApi() {
  const { default: openapiTS, astToString } = await import('openapi-typescript')
  const document = JSON.parse(readFileSync('dist/swagger-ui/openapi.json', 'utf8'))
  const types = astToString(await openapiTS(slim(document), { defaultNonNullable: false }))
  const rows = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => `  ${operationId}: ['${method.toUpperCase()}', '${path}'],\n`,
    ),
  )
  const endpoints = `/** Method and path of each operation. */\nexport const ENDPOINTS = {\n${rows.join('')}} as const\n`
  mkdirSync(dirname(CLIENT_API), { recursive: true })
  writeFileSync(CLIENT_API, `${endpoints}\n${types}`)
}

/** Keys without types: with examples and headers the types would be four times as long, and the client handles headers and errors itself. */
const LEFT_OUT = /^(?:examples?|headers|[345]\d\d)$/

function slim(value) {
  if (Array.isArray(value)) return value.map(slim)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !LEFT_OUT.test(key))
      .map(([key, entry]) => [key, slim(entry)]),
  )
}

/** Bundles the client, which only needs `fetch`, for both `import` and `require`. */
async function bundleClient() {
  for (const [format, end] of [
    ['esm', 'mjs'],
    ['cjs', 'cjs'],
  ]) {
    await build({
      bundle: true,
      format,
      platform: 'neutral',
      target: 'es2022',
      entryPoints: ['src/client/client.ts'],
      outfile: `dist/client.${end}`,
    })
  }
}

/** Files whose types the package exports; all their types are explicit, so that each file can be transpiled alone. */
const TYPED = [
  CLIENT_API,
  'src/client/types.ts',
  'src/client/errors.ts',
  'src/client/client.ts',
  'src/embedded/index.ts',
  'src/embedded/fastify.ts',
]

function writeTypes() {
  for (const file of TYPED) {
    const { outputText, diagnostics } = ts.transpileDeclaration(readFileSync(file, 'utf8'), {
      compilerOptions: {
        module: ts.ModuleKind.ESNext,
        strict: true,
        exactOptionalPropertyTypes: true,
      },
      reportDiagnostics: true,
    })
    if (diagnostics?.length > 0) {
      throw new Error(
        `${file}: ${ts.flattenDiagnosticMessageText(diagnostics[0].messageText, ' ')}`,
      )
    }
    const to = `dist/types/${file.replace(/^(?:src|dist)\//, '').replace(/\.ts$/, '.d.ts')}`
    mkdirSync(dirname(to), { recursive: true })
    const linked = outputText.replace(/(from ['"])\.\.\/\.\.\/dist\/client\//g, '$1./')
    writeFileSync(to, linked.replace(/(from ['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'))
  }
  // A declaration file must have the same module format as its code.
  writeFileSync('dist/types/client/client.d.mts', "export * from './client.js'\n")
}

/** The licences of the bundled packages, which must be distributed with every copy. */
function licensesOf(inputs) {
  const folders = new Set(
    inputs.flatMap((path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []),
  )
  const parts = [...folders].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
    const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim())
    return [`${name} ${version} (${license})`, ...texts].join('\n\n')
  })
  const rule = `\n\n${'-'.repeat(78)}\n\n`
  return `${['Packages that are part of dist/ingr.cjs, dist/packages.cjs and dist/page/page.js.', ...parts.sort()].join(rule)}\n`
}

/** Prepends the hash by which compiled code is matched to its source; computing it at every start would cost 3 ms. */
function keyed(code) {
  return `// ${createHash('sha256').update(code).digest('hex')}\n${code}`
}

/** Fills in the hash of `src/cli/program-hash.ts`, so that a newer build does not confirm a cached answer of an older one. */
function withItsHash(code) {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16)
  return code.replaceAll('hash-of-the-bundle', hash)
}

/** Escapes the characters that esbuild leaves in regular expressions. Plain ASCII is loaded in a tenth of the time. */
function inAscii(code) {
  return code.replace(
    /[^\0-\x7f]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

async function bundleExecutable() {
  const outdir = 'dist/executable'
  await build({
    ...options,
    entryPoints: { start: 'src/executable/start.ts' },
    outdir,
    write: true,
  })
}

/** Groups of texts that the page looks up by a code. */
const WORDS_OF_PAGE = [
  'advice',
  'brings',
  'confidence',
  'diet',
  'domain',
  'eu',
  'fact',
  'found',
  'labelSkip',
  'language',
  'level',
  'nutrient',
  'profile',
  'rule',
  'skipped',
  'unseen',
  'why',
]

/** Drops texts that only the terminal uses from the page, which are two thirds of all. */
const textsOfPage = {
  name: 'texts-of-page',
  setup({ onLoad }) {
    const code = readdirSync('src/page').map((name) => readFileSync(join('src/page', name), 'utf8'))
    const named = new Set(code.join().match(/(?<=')\w+\.\w+(?=')/g))
    onLoad({ filter: /wording.(?:de|en|es).(?:answers|names)\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      const lines = text.split('\n')
      const isShown = (line) => {
        const [, key, group, code] = /^ +'((\w+)\.([^']+))':/.exec(line) ?? []
        if (key === undefined || named.has(key)) return true
        // The page prefers `why` texts to those of `rule`.
        const isReplaced = group === 'rule' && text.includes(`'why.${code}':`)
        return WORDS_OF_PAGE.includes(group) && !isReplaced
      }
      return { contents: lines.filter(isShown).join('\n'), loader: 'ts' }
    })
  },
}

const buildPage = (more) =>
  build({
    bundle: true,
    entryPoints: { page: 'src/page/main.tsx' },
    outdir: 'dist/page',
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    define: { VOCABULARY: JSON.stringify(vocabulary()) },
    plugins: [textsOfPage],
    write: false,
    logLevel: 'warning',
    ...more,
  })

/** The input files of the page, for the licences. The client's table is excluded, because the program that writes it is not built yet. */
async function inputsOfPage() {
  const { metafile } = await buildPage({ metafile: true, external: ['*/dist/client/api.ts'] })
  return Object.keys(metafile.inputs)
}

/** Bundles the page at `/`: one script and one style sheet, whose addresses contain a hash of their content. */
async function bundlePage() {
  const outdir = 'dist/page'
  const { outputFiles } = await buildPage()
  const { code: styles } = await transform(readFileSync('src/page/page.css', 'utf8'), {
    loader: 'css',
    minify: true,
  })
  const files = { 'page.js': outputFiles[0].text, 'page.css': styles }
  const page = Object.entries(files).reduce(
    (html, [name, content]) => {
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 16)
      return html.replace(`/page/${name}`, `/page/${name}?${hash}`)
    },
    readFileSync('src/page/index.html', 'utf8'),
  )
  mkdirSync(outdir, { recursive: true })
  for (const [name, content] of Object.entries({ ...files, 'index.html': page })) {
    writeFileSync(join(outdir, name), content)
  }
}

/** The groups of the vocabulary whose codes the page shows, with their names in each language. */
function vocabulary() {
  const groups = parse(readFileSync('data/vocabulary.yaml', 'utf8'))
  const shown = [
    'categories',
    'cook_methods',
    'texture_axes',
    'functions',
    'applications',
    'flavor_axes',
    'contexts',
    'losses',
  ]
  return Object.fromEntries(shown.map((group) => [group, groups[group]]))
}

/** Copies Swagger UI, which shows the API document, so that it is served from our own files. */
function copyDocuments() {
  const swaggerUi = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  mkdirSync('dist/swagger-ui', { recursive: true })
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE']) {
    cpSync(join(swaggerUi, name), join('dist/swagger-ui', name))
  }
}

/** Renders the page of error codes, to which every error links. */
function renderErrors() {
  const marked = new Marked({
    renderer: {
      heading: ({ text, depth }) => `<h${depth} id="${text}">${text}</h${depth}>\n`,
    },
  })
  const body = marked.parse(readFileSync('docs/guide/errors.md', 'utf8'))
  const head = `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>Errors of the ingr API</title>\n<link rel="icon" href="data:,">\n</head>\n`
  writeFileSync(
    'dist/swagger-ui/errors.html',
    `${head}<body>\n<main>\n${body}</main>\n</body>\n</html>\n`,
  )
}

/** Generated module with the word lists of all languages. */
const WORDS = 'dist/language/words.ts'
/** Generated module with the figures of `data/levels.yaml`. */
const LEVELS = 'dist/search/levels.ts'

async function generateWords() {
  const { outputFiles } = await build({
    bundle: true,
    platform: 'node',
    format: 'cjs',
    entryPoints: ['src/compiler/word-lists.ts'],
    outfile: 'dist/word-lists.cjs',
    write: false,
    logLevel: 'warning',
  })
  const compiled = { exports: {} }
  new Function('module', 'require', outputFiles[0].text)(compiled, createRequire(import.meta.url))
  const { texts, foreign, complaints } = compiled.exports.readWordLists('data')
  if (complaints.length > 0) {
    console.error(complaints.join('\n'))
    process.exit(1)
  }
  mkdirSync(dirname(WORDS), { recursive: true })
  writeFileSync(
    WORDS,
    `export const TEXTS = ${JSON.stringify(texts)}\nexport const FOREIGN_TEXTS = ${JSON.stringify(foreign)}\n`,
  )
  const levels = parse(readFileSync('data/levels.yaml', 'utf8'))
  mkdirSync(dirname(LEVELS), { recursive: true })
  writeFileSync(
    LEVELS,
    `type Kind = '${Object.keys(levels).join("' | '")}'
export const LEVELS: Readonly<Record<Kind, Readonly<Record<string, number>>>> = ${JSON.stringify(levels)}\n`,
  )
}

const PARTS = {
  program: async () => {
    await generateWords()
    await bundleProgram()
    await bundleLibrary()
    copyDocuments()
    renderErrors()
  },
  client: async () => {
    await generateClientApi()
    await bundleClient()
    await bundlePage()
    writeTypes()
  },
  executable: bundleExecutable,
}

await PARTS[process.argv[2] ?? 'program']()
