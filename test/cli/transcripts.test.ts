/**
 * Transcripts of the real program in a pipe: `test/transcripts/*.txt` hold the command, what it prints and its exit
 * code. `UPDATE_TRANSCRIPTS=1 npx vitest run test/cli/transcripts.test.ts` writes them anew; read the difference.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { processIo } from '../../src/cli/io.ts'
import { program } from '../../src/cli/program.ts'
import { ingr, ROOT } from './run.ts'

const FOLDER = join(ROOT, 'test/transcripts')
const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.txt'))
  .sort()

interface Scene {
  readonly command: string
  readonly text: string
}

/** A scene begins with `$ ingr …`; lines of stdout stand as they are, stderr behind `! `, the exit code in brackets. */
function scenes(text: string): readonly Scene[] {
  return text
    .split(/^(?=\$ )/m)
    .filter((part) => part.startsWith('$ '))
    .map((part) => ({ command: part.slice(2, part.indexOf('\n')), text: part.trimEnd() }))
}

/** Words as a shell splits them: double and single quotes, nothing else. */
function words(command: string): readonly string[] {
  return [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    (match) => (match[1] ?? match[2] ?? match[3])!,
  )
}

async function play(command: string): Promise<string> {
  const { code, out, err } = await ingr(words(command).slice(1))
  const told = err === '' ? '' : err.replace(/\n$/, '').replace(/^/gm, '! ').concat('\n')
  // The number of ingredients grows with the data; it is counted elsewhere.
  const shown = out.replace(/(?<=holds )\d+/, '{count}')
  return `$ ${command}\n${shown}${told}[${code}]`
}

const commandOf = (name: string) => name.replace('.txt', '')

test('every subcommand has its transcript', () => {
  const tree = program(processIo(), '0', () => {})
  const subcommands = tree.commands.map((command) => command.name())
  expect(names.map(commandOf)).toEqual(expect.arrayContaining(subcommands))
})

describe.each(names)('%s', (name) => {
  const path = join(FOLDER, name)
  const written = scenes(readFileSync(path, 'utf8'))

  test('holds commands', () => {
    expect(written.length).toBeGreaterThan(0)
  })

  test('is what the program does', async () => {
    const played: string[] = []
    for (const { command } of written) played.push(await play(command))
    if (process.env.UPDATE_TRANSCRIPTS) writeFileSync(path, `${played.join('\n\n')}\n`)
    else expect(played).toEqual(written.map(({ text }) => text))
  })
})
