/** The README's examples are what the program prints; `UPDATE_README=1 npx vitest run test/readme.test.ts` mends them. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, shell } from './cli/run.ts'

const PATH = join(ROOT, 'README.md')

/** The text with the output of every `$` line in its console blocks written anew. */
async function executed(text: string): Promise<string> {
  const parts = text.split(/(```console\n[\s\S]*?```)/)
  const written = await Promise.all(
    parts.map(async (part) => {
      if (!part.startsWith('```console')) return part
      const commands = part.split('\n').filter((line) => line.startsWith('$ '))
      const answers = await Promise.all(
        commands.map(async (command) => {
          const { out } = await shell(`exec 2>&1\n${command.slice(2)}`)
          return `${command}\n${out.trimEnd()}\n`
        }),
      )
      return `\`\`\`console\n${answers.join('\n')}\`\`\``
    }),
  )
  return written.join('')
}

test('every example of the README is executed and true', async () => {
  const text = readFileSync(PATH, 'utf8')
  const real = await executed(text)
  if (process.env.UPDATE_README) writeFileSync(PATH, real)
  expect(text, 'mend with UPDATE_README=1 npx vitest run test/readme.test.ts').toBe(real)
  expect(text.match(/^\$ ingr /gm)?.length).toBeGreaterThan(20)
})
