/** Consistency of the documents: links resolve, decisions are complete and listed, and the README stays short. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { processIo } from '../src/cli/io.ts'
import { program } from '../src/cli/program.ts'
import { ANIMAL_SOURCES, DIETS, DIMENSIONS, EU_ALLERGENS } from '../src/domain/restrictions.ts'
import { openApi } from '../src/http/openapi.ts'
import { OPERATIONS } from '../src/operations/operations.ts'
import { LIBRARY } from './http/support.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['data', 'docs', 'test']

const PAGES = [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) =>
    (readdirSync(join(ROOT, folder), { recursive: true }) as string[]).map(
      (name) => `${folder}/${name}`,
    ),
  ),
]
  .filter((name) => name.endsWith('.md'))
  .sort()

const read = (page: string) => readFileSync(join(ROOT, page), 'utf8')

/** Removes code from a page, since brackets in it are not links. */
const prose = (text: string) =>
  text.replace(/^```[\s\S]*?^```$/gm, '').replace(/(`+)[^`]*?\1/g, '`code`')

/** Returns the anchors of a page, which GitHub derives from its headings. */
function anchors(text: string): ReadonlySet<string> {
  const headings = text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/^#{1,6} (.*)$/gm)
  const seen = new Map<string, number>()
  return new Set(
    [...headings].map(([, heading]) => {
      const slug = heading!
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-')
      const earlier = seen.get(slug) ?? 0
      seen.set(slug, earlier + 1)
      return earlier === 0 ? slug : `${slug}-${earlier}`
    }),
  )
}

interface Link {
  readonly page: string
  readonly target: string
}

const linksOf = (page: string, text: string): readonly Link[] =>
  [...prose(text).matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, target]) => ({ page, target: target! }))
    .filter(({ target }) => !/^(https?|mailto):/.test(target))

/** Returns what is wrong with a link, or undefined. */
function linkFault({ page, target }: Link): string | undefined {
  const [path, anchor] = target.split('#') as [string, string?]
  const file = path === '' ? page : relative('/', join('/', dirname(page), path))
  if (!existsSync(join(ROOT, file))) return `${page}: no such file: ${target}`
  if (anchor !== undefined && !anchors(read(file)).has(anchor)) {
    return `${page}: no such heading: ${target}`
  }
  return undefined
}

describe('the link parser', () => {
  test('finds links in prose, and none in code or to other sites', () => {
    const text = 'a [b](c.md#d) and `[x](y.md)`\n\n```sh\n[e](f.md)\n```\n[g](https://h.example)\n'
    expect(linksOf('a.md', text)).toEqual([{ page: 'a.md', target: 'c.md#d' }])
  })

  test('turns headings into anchors', () => {
    expect([...anchors('# A b\n## "C" (d), `e`\n## A b\n```sh\n# no\n```\n')]).toEqual([
      'a-b',
      'c-d-e',
      'a-b-1',
    ])
  })

  test('reports the fault of a link', () => {
    const faults = ['DESIGN.md', 'nix.md', '#license', '#nix', 'data/README.md#nix'].map((target) =>
      linkFault({ page: 'README.md', target }),
    )
    expect(faults).toEqual([
      undefined,
      'README.md: no such file: nix.md',
      undefined,
      'README.md: no such heading: #nix',
      'README.md: no such heading: data/README.md#nix',
    ])
  })
})

test('every relative link leads to a file, and to a heading if it names one', () => {
  const links = PAGES.flatMap((page) => linksOf(page, read(page)))
  expect(links.map(linkFault).filter((one) => one !== undefined)).toEqual([])
  expect(links.length).toBeGreaterThan(50)
})

describe('decisions', () => {
  const folder = 'docs/decisions'
  const names = readdirSync(join(ROOT, folder)).filter((name) => name !== 'README.md')

  test('each page is listed once in the index by its title, and the index lists no other page', () => {
    const listed = [...read(`${folder}/README.md`).matchAll(/^- \[(.*)\]\((.*)\): /gm)].map(
      ([, title, name]) => `${name}: ${title}`,
    )
    const titled = names.map(
      (name) => `${name}: ${/^# (.*)\n/.exec(read(`${folder}/${name}`))?.[1]}`,
    )
    expect(listed.sort()).toEqual(titled.sort())
  })

  test.each(names)(
    '%s has for each decision the choice, the reason, and any rejected alternative',
    (name) => {
      const [, ...sections] = read(`${folder}/${name}`).split(/^## /m)
      expect(sections.length).toBeGreaterThan(0)
      const parts = (section: string) =>
        [...section.matchAll(/^\*\*(\w+)\.\*\* \S/gm)].map(([, part]) => part)
      const odd = sections.filter(
        (section) => !/^Decision,Why(?:,Rejected)?$/.test(parts(section).join()),
      )
      expect(odd.map((section) => section.split('\n')[0])).toEqual([])
    },
  )
})

/** Actual values of the numbers quoted in the documentation, such as the number of diets. */
const COUNTS: Readonly<Record<string, number>> = {
  dimensions: DIMENSIONS.length,
  'entries of EU': EU_ALLERGENS.length,
  diets: DIETS.length,
  'animal sources': ANIMAL_SOURCES.length,
  endpoints: OPERATIONS.length,
  operations: OPERATIONS.length,
  commands: (await program(processIo(), '0', () => {})).commands.filter(
    (command) => !command.name().startsWith('_'),
  ).length,
}

describe('numbers in documents', () => {
  const man = (readdirSync(join(ROOT, 'man'), { recursive: true }) as string[])
    .filter((name) => name.endsWith('.1'))
    .map((name) => `man/${name}`)
  const texts = [...PAGES, ...man].map((page) => ({ page, text: read(page) }))

  test('equal the real numbers', () => {
    const found = texts.flatMap(({ page, text }) =>
      [
        ...text.matchAll(
          /\b(\d+)\s+(dimensions|entries\s+of\s+EU|diets|animal\s+sources|endpoints|operations|commands)\b/g,
        ),
      ].map(([, count, what]) => ({
        page,
        what: what!.replace(/\s+/g, ' '),
        count: Number(count),
      })),
    )
    expect(found.filter(({ what, count }) => count !== COUNTS[what])).toEqual([])
    expect(found.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['dimensions', 'endpoints']),
    )
  })

  test('equal the number of paths and methods in the API document', async () => {
    const { paths } = await openApi(LIBRARY, '0')
    const methods = Object.values(paths).flatMap((path) => Object.keys(path as object))
    expect(methods.length).toBe(COUNTS.endpoints)
  })

  test('give the number of ingredients in thousands', () => {
    const thousands = Math.floor(LIBRARY.count / 1000)
    const found = texts.flatMap(({ text }) =>
      [...text.matchAll(/more\s+than\s+([\d,]+)\s+(?:cooking\s+)?ingredients/g)].map(
        ([, count]) => count,
      ),
    )
    expect([...new Set(found)]).toEqual([`${thousands},000`])
  })
})

test('every guide is in the index of guides and in the README', () => {
  const guides = readdirSync(join(ROOT, 'docs/guide')).filter((name) => name !== 'README.md')
  const [index, readme] = [read('docs/guide/README.md'), read('README.md')]
  const missing = guides.filter(
    (name) => !index.includes(`(${name})`) || !readme.includes(`(docs/guide/${name})`),
  )
  expect(missing).toEqual([])
})

test('the README has at most 150 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150)
})

test('the functions and classes that the design page names are in the code', () => {
  const sources = (readdirSync(join(ROOT, 'src'), { recursive: true }) as string[])
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => read(`src/${name}`))
    .join('\n')
  const walks = /^## Three walks\n([\s\S]*?)^## /m.exec(read('DESIGN.md'))![1]!
  const named = [...walks.matchAll(/`([A-Za-z]+)`/g)].map(([, name]) => name!)
  const lost = named.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))
  expect(lost).toEqual([])
  expect(named.length).toBeGreaterThan(20)
})

test.each([
  ['README.md', 1600],
  ['DESIGN.md', 1200],
  ['CHANGELOG.md', 600],
  ['docs/known-gaps.md', 900],
])('%s has at most %i words', (page, most) => {
  expect(read(page).split(/\s+/).length).toBeLessThanOrEqual(most)
})

test('the files and folders named in documents exist', () => {
  const pages = ['DESIGN.md', 'CONTRIBUTING.md', 'SECURITY.md'].concat(
    PAGES.filter((page) => page.startsWith('docs/decisions/')),
  )
  const mentioned = pages.flatMap((page) =>
    [...read(page).matchAll(/`([\w-]+(?:\/[\w.-]+)+\/?)`/g)].map(([, path]) => `${page}: ${path}`),
  )
  const lost = mentioned.filter((line) => {
    const path = line.slice(line.indexOf(': ') + 2)
    return !['', 'src', 'test']
      .flatMap((folder) => [join(folder, path), join(folder, `${path}.test.ts`)])
      .some((file) => existsSync(join(ROOT, file)))
  })
  expect(lost).toEqual([])
  expect(mentioned.length).toBeGreaterThan(50)
})
