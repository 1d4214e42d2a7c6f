/** Counts expressions in documents and comments that sound like a translation from German. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../cli/run.ts'

/** Words and phrases to avoid. They are not counted in quotations (such as from a recipe) or in code in backticks. */
const MARKERS: readonly RegExp[] = [
  // Clauses with "what" as the subject, such as "What is not known reads uncertain".
  /\bwhat (?:is|stands|was|holds|has|comes|goes|it is|they)\b/gi,
  /\bwhere (?:nothing|it|no|the|there)\b/gi,
  /\b(?:nobody|whoever)\b/gi,
  /\bstands\b/gi,
  /\b(?:told|tells)\b/gi,
  /\bbehind\b/gi,
  /\b(?:all the same|by itself|of old|said of)\b/gi,
  /, alone\b| alone\./gi,
]
/** Words and phrases that documents must not contain. */
const IN_DOCUMENTS: readonly RegExp[] = [
  ...MARKERS,
  /\b(?:beside|somebody|anybody)\b/gi,
  /\b(?:stood|so many|the like|of itself|for nothing|such a one)\b/gi,
  /(?<!there )\b(?:is|are) no (?!longer|more)/gi,
]

/** Maximum number of matches per 1,000 lines of comments and code. Never raise these limits. */
const MOST = { src: 1, test: 1 }

const filesIn = (folder: string, pattern: RegExp): readonly string[] =>
  (readdirSync(join(ROOT, folder), { recursive: true }) as string[])
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name))
    .sort()

const DOCUMENTS = [
  ...['README.md', 'DESIGN.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'],
  ...filesIn('docs', /\.md$/),
  ...['examples', 'test/bench', 'test/quality'].map((folder) => `${folder}/README.md`),
]

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8')

/** Replaces text with spaces but keeps line breaks, so that line numbers stay the same. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ')

const proseOf = (page: string) =>
  page
    .replace(/^```[\s\S]*?^```$/gm, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/"[^"]*"/g, blank)
    .replace(/\]\([^)]*\)/g, blank)

/** Returns a source file in which everything except comments is replaced by spaces. */
function commentsOf(source: string): string {
  let end = 0
  const parts = [...source.matchAll(/\/\*\*?[\s\S]*?\*\/|(?:^|\s)\/\/ .*/g)].map(
    ({ 0: comment, index }) => {
      const code = source.slice(end, index)
      end = index + comment.length
      return blank(code) + comment.replace(/"[^"]*"|`[^`]*`/g, blank)
    },
  )
  return parts.join('')
}

/** Returns each occurrence of the markers with its file and line. */
function found(name: string, text: string, markers: readonly RegExp[]): readonly string[] {
  return markers.flatMap((marker) =>
    [...text.matchAll(marker)].map(({ 0: words, index }) => {
      const line = text.slice(0, index).split('\n').length
      return `${name}:${line}: ${words}`
    }),
  )
}

test('the counter finds markers in prose, but not in quotations or code', () => {
  const text = 'It stands\n`behind` "nobody" nobody\n```\nwhoever\n```\n'
  expect(found('a.md', proseOf(text), IN_DOCUMENTS)).toEqual(['a.md:2: nobody', 'a.md:1: stands'])
  const [open, close, line] = ['/*', '*/', '//']
  const source = `${open} It stands ${close}\nconst told = 'told' ${line} Nobody: "whoever"\n`
  expect(found('a.ts', commentsOf(source), MARKERS)).toEqual(['a.ts:2: Nobody', 'a.ts:1: stands'])
})

test('documents use none of them', () => {
  expect(DOCUMENTS.flatMap((name) => found(name, proseOf(read(name)), IN_DOCUMENTS))).toEqual([])
  expect(DOCUMENTS.length).toBeGreaterThan(40)
})

describe('comments', () => {
  test.each(['src', 'test'] as const)('of %s rarely use them', (folder) => {
    const sources = filesIn(folder, /\.tsx?$/).map((name) => ({ name, text: read(name) }))
    const lines = sources.reduce((sum, { text }) => sum + text.split('\n').length, 0)
    const all = sources.flatMap(({ name, text }) => found(name, commentsOf(text), MARKERS))
    const most = Math.floor((lines * MOST[folder]) / 1000)
    expect(all.length <= most ? [] : all).toEqual([])
  })
})
