/** The manual matches the command tree, and the programs that format manuals report no problem. */

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ENVIRONMENT } from '../../src/cli/environment.ts'
import { processIo } from '../../src/cli/io.ts'
import { program } from '../../src/cli/program.ts'
import { ENGLISH_HELP, helpIn } from '../../src/cli/text/help.ts'
import { keysOf } from '../../src/domain/closed-sets.ts'
import { ERRORS, EXIT_CODES } from '../../src/errors.ts'
import { manual } from '../../src/release/man.ts'
import { prose } from '../../src/release/mdoc.ts'
import { ROOT } from '../cli/run.ts'
import { lacks } from '../support/programs.mts'

const folder = mkdtempSync(join(tmpdir(), 'ingr-man-'))
afterAll(() => rmSync(folder, { recursive: true }))

const root = await program(processIo(), '0', () => {})
const pages = manual(root)
const names = [...pages.keys()]

/** Returns a manual page as a person sees it, joined into one line. */
function read(name: string): string {
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', MANWIDTH: '400', HOME: folder }
  const text = execFileSync('mandoc', ['-Tutf8', '-O', 'width=400', join(ROOT, 'man', name)], {
    encoding: 'utf8',
    env,
  })
  // Remove overstriking: bold and underlined letters are printed twice, with a backspace in between.
  return text.replace(/.[\b]/g, '').replace(/\s+/g, ' ')
}

test('every page matches the command tree', () => {
  const written = readdirSync(join(ROOT, 'man'))
    .filter((name) => name.endsWith('.1'))
    .sort()
  const text = (name: string) => readFileSync(join(ROOT, 'man', name), 'utf8')
  expect(written, 'mend with npm run man').toEqual([...names].sort())
  for (const name of written)
    expect(text(name), `${name}: mend with npm run man`).toBe(pages.get(name))
})

test.each(['de', 'es'] as const)('and every page in %s', async (language) => {
  const words = helpIn(language)
  const tree = await program(processIo(), '0', () => {}, { words })
  const pageFolder = join(ROOT, 'man', language, 'man1')
  const generated = [...manual(tree, words)]
  expect(readdirSync(pageFolder).sort(), 'mend with npm run man').toEqual([...names].sort())
  for (const [name, text] of generated) {
    expect(readFileSync(join(pageFolder, name), 'utf8'), `${name}: mend with npm run man`).toBe(
      text,
    )
  }
})

test('there is a page for every visible subcommand', () => {
  const visible = root.createHelp().visibleCommands(root)
  const expected = visible.map((one) => one.name()).filter((name) => name !== 'help')
  expect(names).toEqual(['ingr.1', ...expected.map((name) => `ingr-${name}.1`)])
})

/** Replaces backticks with the typographic quotes that the manual page shows. */
const plain = (text: string) => text.replace(/`([^`]*)`/g, '‘$1’')

test.skipIf(lacks('mandoc'))(
  'every option, example and argument is on the page of its command',
  () => {
    for (const command of root.createHelp().visibleCommands(root)) {
      if (command.name() === 'help') continue
      const page = read(`ingr-${command.name()}.1`)
      for (const one of [command, ...command.commands]) {
        for (const { long, description } of one.options) {
          expect(page).toContain(`${long} `)
          expect(page).toContain(plain(description))
        }
        for (const argument of one.registeredArguments) expect(page).toContain(argument.name())
      }
    }
    expect(read('ingr-check.1')).toContain(
      '$ ingr check "200 g butter" "2 EL Mehl" --concern lactose,gluten',
    )
  },
)

test.skipIf(lacks('mandoc'))(
  'the page of the program has every exit code, variable and error',
  () => {
    const page = read('ingr.1')
    const { say } = ENGLISH_HELP
    for (const code of EXIT_CODES) expect(page).toContain(`${code} ${plain(say(`exit.${code}`))}`)
    for (const name of ENVIRONMENT)
      expect(page).toContain(`${name} ${plain(say(`variable.${name}`))}`)
    for (const code of keysOf(ERRORS)) {
      expect(page).toContain(`${code} ${say(`meaning.${code}`)} (${ERRORS[code].exit})`)
    }
  },
)

test.skipIf(lacks('mandoc'))('mandoc reports no problem', () => {
  const { stdout, stderr } = spawnSync('mandoc', ['-Tlint', ...names], {
    cwd: join(ROOT, 'man'),
    encoding: 'utf8',
  })
  // mandoc cannot resolve references to our pages, because they are not installed. Another test checks them.
  const notOurs = (line: string) => !names.includes(`${/not found: Xr (\S+) 1/.exec(line)?.[1]}.1`)
  expect(`${stdout}${stderr}`.split('\n').filter(Boolean).filter(notOurs)).toEqual([])
})

test.skipIf(lacks('man'))('man formats every page without a warning', () => {
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: folder, MANPAGER: 'cat' }
  const { stdout, stderr, status } = spawnSync('man', ['--warnings', '-l', ...names], {
    cwd: join(ROOT, 'man'),
    encoding: 'utf8',
    env,
  })
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(stdout.match(/^NAME$/gm)?.length).toBe(names.length)
})

test('npm packs and installs every page', () => {
  const { man, files } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  expect(man, 'mend with npm run man').toEqual([...names].sort().map((name) => `man/${name}`))
  expect(files).toContain('man')
})

test.each([
  ['one. Two `three four`, five', ['one.', 'Two \\(oqthree four\\(cq, five']],
  ['.begins like a request', ['\\&.begins like a request']],
  ["'begins too", ['\\(aqbegins too'.replace(/^/, '\\&')]],
  [
    'a back\\slash, --flag, well-known, ~/x, “ö”',
    ['a back\\eslash, \\-\\-flag, well-known, \\(ti/x, \\[u201C]\\[u00F6]\\[u201D]'],
  ],
])('text is escaped so that it is not markup: %s', (text, lines) => {
  expect(prose(text)).toEqual(lines)
})

test('long text is wrapped', () => {
  const lines = prose('word '.repeat(100).trim())
  expect(lines.join(' ')).toBe('word '.repeat(100).trim())
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(78)
})
