/**
 * Bundles the program and its tools, one CommonJS file each: parts of it run only when imported. All packages but the
 * native addon are in the bundles, so that what runs is what was built and tested. A word chooses another part: `client` with the
 * page, from the API document that the program wrote, or `executable`, the first code of the single executable.
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
 * Left out: what commander would load to start programs of other files, which costs 2 ms of every start, and what a package takes
 * when it happens to be there.
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

/** The package's own search for its addon goes from the folder of its code, which is ours in a bundle. */
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

/** In a bundle of their own: every look-up reads the program's. */
const PACKAGES = [
  // Only the server and its accounts need these.
  '@fastify/compress',
  '@fastify/cors',
  'fastify',
  'ioredis',
  'pg',
  'pino',
  'prom-client',
  'rate-limiter-flexible',
  // These `mcp` alone.
  '@modelcontextprotocol/sdk/server/index.js',
  '@modelcontextprotocol/sdk/server/stdio.js',
  '@modelcontextprotocol/sdk/types.js',
  // This `build-library`, `check --profile` and recipes with front matter alone,
  'yaml',
  // and these recipes in Markdown and web pages.
  'marked',
  'parse5',
]

/** Stands beside the bundles; each package in it runs when it is first asked for. */
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
  // A script that is run from compiled code may require but not import; without that, `import('yaml')` would stand as it is.
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
  // It would be passed over, being of an older bundle.
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

/** The engine stands beside the entries of the package that share it: an error of one is known to all. */
const engineApart = {
  name: 'engine-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/engine\.ts$/ }, () => ({ path: './engine.cjs', external: true }))
  },
}

/** The engine as a library, which finds the addon and the data as the program does. */
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

/** The API as types and a table of its endpoints, from its document. */
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

/** Examples and headers would make the types four times as long: the client reads headers and errors itself. */
const LEFT_OUT = /^(?:examples?|headers|[345]\d\d)$/

function slim(value) {
  if (Array.isArray(value)) return value.map(slim)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !LEFT_OUT.test(key))
      .map(([key, one]) => [key, slim(one)]),
  )
}

/** The client needs nothing but `fetch`, in the form that each kind of import asks for. */
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

/** The files whose types users of the package see; each says its own types, so that none has to be inferred from others. */
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
    const beside = outputText.replace(/(from ['"])\.\.\/\.\.\/dist\/client\//g, '$1./')
    writeFileSync(to, beside.replace(/(from ['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'))
  }
  // The kind of a file of types has to be that of its code.
  writeFileSync('dist/types/client/client.d.mts', "export * from './client.js'\n")
}

/** The licences of the packages that are bundled: they ask to go with every copy. */
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

/** With its hash before it, which compiled code of it is known by: to take it at every start would cost 3 ms. */
function keyed(code) {
  return `// ${createHash('sha256').update(code).digest('hex')}\n${code}`
}

/** As `src/cli/program-hash.ts` says: with it, an answer of an older build is not confirmed by a newer one. */
function withItsHash(code) {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16)
  return code.replaceAll('hash-of-the-bundle', hash)
}

/** esbuild escapes all but what stands in regular expressions. What is plain ASCII is read in a tenth of the time. */
function inAscii(code) {
  return code.replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
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

/** Groups of texts whose words the page looks up by a code. */
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

/** Leaves the terminal's texts out of the page: two thirds of them. */
const textsOfPage = {
  name: 'texts-of-page',
  setup({ onLoad }) {
    const code = readdirSync('src/page').map((name) => readFileSync(join('src/page', name), 'utf8'))
    const named = new Set(code.join().match(/(?<=')\w+\.\w+(?=')/g))
    onLoad({ filter: /wording.(?:de|en|es).answers\.ts$/ }, ({ path }) => {
      const lines = readFileSync(path, 'utf8').split('\n')
      const isShown = (line) => {
        const [, key, group] = /^ +'((\w+)\.[^']+)':/.exec(line) ?? []
        return key === undefined || named.has(key) || WORDS_OF_PAGE.includes(group)
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

/** What is in the page, for the licences: the table of its client comes from the program, which is not built yet. */
async function inputsOfPage() {
  const { metafile } = await buildPage({ metafile: true, external: ['*/dist/client/api.ts'] })
  return Object.keys(metafile.inputs)
}

/** The page at `/`: one script and one style sheet, whose addresses change with what they hold. */
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

/** The page of the API document, served from our own files. */
function copyDocuments() {
  const swaggerUi = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  mkdirSync('dist/swagger-ui', { recursive: true })
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE']) {
    cpSync(join(swaggerUi, name), join('dist/swagger-ui', name))
  }
}

/** The page of errors, to which every error links by its code. */
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

/** The word lists of all languages as a module of the program. */
const WORDS = 'dist/language/words.ts'
/** The figures of `data/levels.yaml`, as a module too. */
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
