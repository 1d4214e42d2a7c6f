/**
 * Tests transcripts: `test/transcripts/*.txt` contain commands of the real program, run in a pipe, with output and exit
 * code; `test/transcripts/terminal/*.txt` show each subcommand on a terminal of 80 columns. In both folders, the
 * subfolders `de` and `es` contain the same commands, run with INGR_LANG set to that language.
 * `UPDATE_TRANSCRIPTS=1 npx vitest run test/cli/transcripts.test.ts` rewrites the transcripts; review the diff.
 */

// tier: sweep

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { processIo } from '../../src/cli/io.ts'
import { program } from '../../src/cli/program.ts'
import { LANGUAGES, type Language } from '../../src/domain/languages.ts'
import { sweep } from '../support/tiers.mts'
import { ingr, inPipe, type Outcome, onTerminal, ROOT } from './run.ts'

const CLEAR = `${String.fromCharCode(27)}\\[K`
const PROGRESS = new RegExp(`\\r[^\\r\\n]*${CLEAR}`, 'g')

const FOLDER = join(ROOT, 'test/transcripts')
const textsOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
const names = textsOf(FOLDER)
const TERMINAL = join(FOLDER, 'terminal')
const terminalNames = textsOf(TERMINAL)

interface Scene {
  readonly command: string
  readonly text: string
}

/**
 * Parses scenes. A scene consists of `$ ingr …`, the lines of stdout, the lines of stderr (each after `! `), and the
 * exit code in brackets.
 */
function scenes(text: string): readonly Scene[] {
  return text
    .split(/^(?=\$ )/m)
    .filter((part) => part.startsWith('$ '))
    .map((part) => ({ command: part.slice(2, part.indexOf('\n')), text: part.trimEnd() }))
}

/** Splits a command into words like a shell, but only supports double and single quotes. */
function words(command: string): readonly string[] {
  return [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    (match) => (match[1] ?? match[2] ?? match[3])!,
  )
}

/**
 * Placeholders for values that differ between runs: `{id-1}` is the first printed id, `{key-1}` the first key,
 * `{prefix-1}` its prefix. Commands may contain placeholders.
 */
class Names {
  private readonly values = new Map<string, string>()

  of(text: string): string {
    for (const [id] of text.matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)) {
      this.add('id', id)
    }
    for (const [key, prefix] of text.matchAll(/ingr_(\w{8})_\w{43}/g)) {
      this.add('key', key)
      this.add('prefix', prefix!)
    }
    return [...this.values]
      .reduce((shown, [name, value]) => shown.replaceAll(value, name), text)
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '{time}')
      .replace(/\d{4}-\d\d-\d\d/g, '{day}')
      .replace(/(?<="avgLatencyMs":)[\d.]+|(?<=^\{day\}.*\t)[\d.,]+$/gm, '{ms}')
      .replace(/(?<=^\{day\} .*\d) +[\d.,]+$/gm, '  {ms}')
  }

  back(command: string): string {
    return [...this.values].reduce((text, [name, value]) => text.replaceAll(name, value), command)
  }

  private add(kind: string, value: string): void {
    const known = [...this.values]
    if (known.some(([, other]) => other === value)) return
    const count = known.filter(([name]) => name.startsWith(`{${kind}-`)).length
    this.values.set(`{${kind}-${count + 1}}`, value)
  }
}

type Run = (args: readonly string[], setting: { env: Record<string, string> }) => Promise<Outcome>

/** Runs the scenes of a file in order, on a new accounts file. */
async function play(
  run: Run,
  commands: readonly string[],
  language: Language,
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-transcript-'))
  const env = {
    INGR_ACCOUNTS: join(folder, 'accounts.sqlite'),
    INGR_METER: 'on',
    INGR_LANG: language,
  }
  const names = new Names()
  const played: string[] = []
  try {
    for (const command of commands) {
      const { code, out, ...rest } = await run(words(names.back(command)).slice(1), { env })
      // Remove progress messages, which are shown only on slow machines.
      const err = rest.err.replace(PROGRESS, '')
      const stderr = err === '' ? '' : err.replace(/\n$/, '').replace(/^/gm, '! ').concat('\n')
      // Mask the number of ingredients, which grows with the data and is checked by another test.
      const shown = out
        .replace(
          /(?<=holds |enthält |contiene )\d+(?= (?:entries|Einträge|entradas))|(?<=format \d+, )\d+/,
          '{count}',
        )
        .replace(/(?<=^library )[0-9a-f]{16}/m, '{hash}')
      played.push(`$ ${command}\n${names.of(`${shown}${stderr}`)}[${code}]`)
    }
    return played
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const commandOf = (name: string) => name.replace('.txt', '')

describe('every subcommand has its transcript', async () => {
  const tree = await program(processIo(), '0', () => {})
  const subcommands = tree.commands.map((command) => command.name())

  test('in a pipe', () => {
    expect(names.map(commandOf)).toEqual(expect.arrayContaining(subcommands))
  })

  test('on a terminal, except for commands that draw nothing', () => {
    const drawing = subcommands.filter(
      (name) =>
        ![
          'build-library',
          'call',
          'completion',
          'doctor',
          'explore',
          'help',
          'serve',
          '__complete',
        ].includes(name),
    )
    expect(terminalNames.map(commandOf)).toEqual(expect.arrayContaining(drawing))
  })
})

/**
 * Returns a function that runs a command in a pipe. Servers, streams and, in English, the first command of each file
 * run as separate processes. All other commands run in this process, which is ten times faster. This is sufficient,
 * because every command writes its output and exits in the same way.
 */
function inPipes(lang: Language): Run {
  let isFirst = lang === 'en'
  return (args, { env }) => {
    const isProcess = isFirst || args[0] === 'serve' || args.includes('--ndjson')
    isFirst = false
    return isProcess ? ingr(args, { env }) : inPipe(args, '', env)
  }
}

const faces: readonly (readonly [
  folder: string,
  names: readonly string[],
  newRun: (lang: Language) => Run,
])[] = [
  [FOLDER, names, inPipes],
  [TERMINAL, terminalNames, () => onTerminal],
]

describe.each(
  faces.flatMap(([folder, all, newRun]) =>
    LANGUAGES.flatMap((lang) =>
      (lang === 'en' ? all : sweep(all)).map((name) => [folder, name, lang, newRun] as const),
    ),
  ),
)('%s/%s %s', (folder, name, lang, newRun) => {
  const path = join(folder, lang === 'en' ? '' : lang, name)
  const commands = scenes(readFileSync(join(folder, name), 'utf8')).map(({ command }) => command)

  test('contains commands', () => {
    expect(commands.length).toBeGreaterThan(0)
  })

  test('matches the program', async () => {
    const played = await play(newRun(lang), commands, lang)
    if (process.env.UPDATE_TRANSCRIPTS) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `${played.join('\n\n')}\n`)
    } else expect(played).toEqual(scenes(readFileSync(path, 'utf8')).map(({ text }) => text))
  })
})
