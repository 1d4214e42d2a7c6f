/** The tools that make what is shipped beside the sources: `code-cache` and `man`. */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import packageJson from '../../package.json' with { type: 'json' }
import { processIo } from '../cli/io.ts'
import { program } from '../cli/program.ts'
import { writeCodeCache } from './code-cache.ts'
import { manual } from './man.ts'

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  'code-cache': () => writeCodeCache('dist/ingr'),
  man: async () => writeManual('man'),
}

/** Every page anew, and the list of them by which npm installs them; pages of commands that are gone go too. */
function writeManual(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const root = program(processIo(), packageJson.version, () => {})
  for (const [name, text] of manual(root)) {
    writeFileSync(`${folder}/${name}`, text)
  }
  const told = JSON.parse(readFileSync('package.json', 'utf8'))
  const man = readdirSync(folder).map((name) => `${folder}/${name}`)
  writeFileSync('package.json', `${JSON.stringify({ ...told, man: man.sort() }, null, 2)}\n`)
}

async function run([command = '']: readonly string[]): Promise<number> {
  const tool = COMMANDS[command]
  if (tool) {
    await tool()
    return 0
  }
  console.error(`unknown tool: ${command}; known: ${Object.keys(COMMANDS).join(', ')}`)
  return 2
}

run(process.argv.slice(2)).then((code) => {
  process.exitCode = code
})
