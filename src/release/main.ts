/** Tools that generate the release files (except the bundles) and export texts for translators. */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import packageJson from '../../package.json' with { type: 'json' }
import { processIo } from '../cli/io.ts'
import { program } from '../cli/program.ts'
import { helpIn } from '../cli/text/help.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../domain/languages.ts'
import { openApi } from '../http/openapi.ts'
import { openLibrary } from '../library/sqlite-library.ts'
import { writeCodeCache } from './code-cache.ts'
import { manual } from './man.ts'
import { exported, importTexts } from './wording.ts'

const COMMANDS: Readonly<Record<string, (words: readonly string[]) => Promise<void>>> = {
  openapi: () => writeOpenApi('dist/swagger-ui/openapi.json'),
  'code-cache': () => writeCodeCache('dist/ingr'),
  man: async () => writeManual('man'),
  'wording-export': async ([language = '']) =>
    console.log(JSON.stringify(exported(language), null, 2)),
  'wording-import': async ([language = '', file = '']) =>
    importTexts(language, JSON.parse(readFileSync(file, 'utf8'))),
}

/** Writes the API document. Its examples are answers from the bundled library. */
async function writeOpenApi(file: string): Promise<void> {
  const document = await openApi(openLibrary('data/library.sqlite'), packageJson.version)
  writeFileSync(file, `${JSON.stringify(document)}\n`)
}

/** Rewrites all manual pages and their list for npm, and removes pages of dropped commands. */
async function writeManual(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  for (const language of LANGUAGES) {
    const words = helpIn(language)
    const place = language === DEFAULT_LANGUAGE ? folder : `${folder}/${language}/man1`
    mkdirSync(place, { recursive: true })
    const root = await program(processIo(), packageJson.version, () => {}, { words })
    for (const [name, text] of manual(root, words)) writeFileSync(`${place}/${name}`, text)
  }
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  // Only English pages: npm puts all pages into one folder, where pages in other languages would replace them.
  const man = readdirSync(folder)
    .filter((name) => name.endsWith('.1'))
    .map((name) => `${folder}/${name}`)
  writeFileSync('package.json', `${JSON.stringify({ ...manifest, man: man.sort() }, null, 2)}\n`)
}

async function run([command = '', ...words]: readonly string[]): Promise<number> {
  const tool = COMMANDS[command]
  if (tool) {
    await tool(words)
    return 0
  }
  console.error(`unknown tool: ${command}; known: ${Object.keys(COMMANDS).join(', ')}`)
  return 2
}

void run(process.argv.slice(2)).then((code) => {
  process.exitCode = code
})
