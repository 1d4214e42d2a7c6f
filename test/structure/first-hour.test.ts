/** Makes the four changes of "Your first hour" (CONTRIBUTING.md) in a copy of the repository. */

// tier: system

import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../cli/run.ts'

interface Block {
  readonly kind: string
  readonly text: string
}

/** A change that the guide describes: the command with its output before and after, the added lines, and the build. */
interface Recipe {
  readonly title: string
  readonly before: string
  readonly diff: string
  readonly build: string
  readonly after: string
}

const page = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
const [, hour = ''] = /^## Your first hour\n([\s\S]*?)^## /m.exec(page) ?? []
const RECIPES: readonly Recipe[] = hour
  .split(/^### /m)
  .slice(1)
  .map((section) => {
    const blocks: readonly Block[] = [...section.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
      ([, kind = '', text = '']) => ({ kind, text }),
    )
    expect(blocks.map(({ kind }) => kind)).toEqual(['console', 'diff', 'sh', 'console'])
    const [before, diff, build, after] = blocks.map(({ text }) => text)
    return {
      title: section.slice(0, section.indexOf('\n')),
      before: before!,
      diff: diff!,
      build: build!,
      after: after!,
    }
  })

/** Runs a command and returns the merged output of both streams, in the order in which it was written. */
function run(command: string, folder: string): Promise<string> {
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', INGR_METER: 'off', LC_ALL: 'C' }
    execFile('sh', ['-c', `exec 2>&1\n${command}`], { cwd: folder, env }, (_, out) => resolve(out))
  })
}

/** Returns a console block with the current output of its command. */
async function executed(block: string, folder: string): Promise<string> {
  const command = block.slice(0, block.indexOf('\n'))
  const output = await run(command.replace('$ ', ''), folder)
  return `${command}\n${output.trimEnd()}\n`
}

/** Inserts the lines marked `+` before the context line (without `+`), or at the end if there is no context line. */
function edit(diff: string, folder: string): void {
  const [head = '', ...lines] = diff.trimEnd().split('\n')
  const path = join(folder, head.replace('--- ', ''))
  const added = lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1))
  const shown = lines.find((line) => line.startsWith(' '))?.slice(1)
  const text = readFileSync(path, 'utf8').trimEnd().split('\n')
  let at = text.length
  if (shown !== undefined) {
    const [beginning = ''] = shown.split('…')
    const found = [...text.keys()].filter((line) => text[line]?.startsWith(beginning))
    expect(found, `${head} has one line that begins: ${beginning}`).toHaveLength(1)
    at = found[0]!
  }
  writeFileSync(path, `${text.toSpliced(at, 0, ...added).join('\n')}\n`)
}

let copy: string

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'ingr-first-hour-'))
  for (const name of [
    'src',
    'bin',
    'data',
    'package.json',
    'tsconfig.json',
    'esbuild.config.mjs',
  ]) {
    cpSync(join(ROOT, name), join(copy, name), {
      recursive: true,
      filter: (path) => !path.includes('.sqlite'),
    })
  }
  for (const name of ['node_modules', 'docs']) symlinkSync(join(ROOT, name), join(copy, name))
  for (const { diff } of RECIPES) edit(diff, copy)
  for (const build of new Set(RECIPES.map((recipe) => recipe.build))) await run(build, copy)
}, 480_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('there are a food, a word, a unit and a rule', () => {
  const titles = RECIPES.map(({ title }) => title)
  expect(titles).toEqual(['A food', 'A word', 'A unit', 'A rule of reading'])
})

test.each(RECIPES)('$title: before and after the change', async ({ before, after }) => {
  expect(await executed(before, ROOT)).toBe(before)
  expect(await executed(after, copy)).toBe(after)
  expect(after).not.toBe(before)
})
