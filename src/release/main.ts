/** The tools that make what is shipped beside the sources: `code-cache`, `man`, `package`. */

import { writeCodeCache } from './code-cache.ts'

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  'code-cache': () => writeCodeCache('dist/ingr.cjs', 'dist/ingr.cache'),
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
