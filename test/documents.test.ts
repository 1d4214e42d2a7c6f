/** The documents hold together: links lead somewhere, decisions are complete and listed, the first pages stay short. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

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

/** A page without its code, where brackets mean something else. */
const prose = (text: string) =>
  text.replace(/^```[\s\S]*?^```$/gm, '').replace(/(`+)[^`]*?\1/g, '`code`')

/** The places within a page that a link may name, as GitHub derives them from its headings. */
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

/** What is wrong with a link, or undefined. */
function fault({ page, target }: Link): string | undefined {
  const [path, anchor] = target.split('#') as [string, string?]
  const file = path === '' ? page : relative('/', join('/', dirname(page), path))
  if (!existsSync(join(ROOT, file))) return `${page}: no such file: ${target}`
  if (anchor !== undefined && !anchors(read(file)).has(anchor)) {
    return `${page}: no such heading: ${target}`
  }
  return undefined
}

describe('the reader of links', () => {
  test('finds links in prose, and none in code or to other sites', () => {
    const text = 'a [b](c.md#d) and `[x](y.md)`\n\n```sh\n[e](f.md)\n```\n[g](https://h.example)\n'
    expect(linksOf('a.md', text)).toEqual([{ page: 'a.md', target: 'c.md#d' }])
  })

  test('knows headings as places', () => {
    expect([...anchors('# A b\n## "C" (d), `e`\n## A b\n```sh\n# no\n```\n')]).toEqual([
      'a-b',
      'c-d-e',
      'a-b-1',
    ])
  })

  test('tells what is wrong with a link', () => {
    const faults = ['DESIGN.md', 'nix.md', '#license', '#nix', 'data/README.md#nix'].map((target) =>
      fault({ page: 'README.md', target }),
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

test('every relative link leads to a file, and to a heading where it names one', () => {
  const links = PAGES.flatMap((page) => linksOf(page, read(page)))
  expect(links.map(fault).filter((one) => one !== undefined)).toEqual([])
  expect(links.length).toBeGreaterThan(50)
})

describe('decisions', () => {
  const folder = 'docs/decisions'
  const names = readdirSync(join(ROOT, folder)).filter((name) => name !== 'README.md')
  const SECTIONS = ['Context', 'Decision', 'Rejected', 'Wrong if']

  test('each is listed once in the index by its title, and the index lists no other', () => {
    const listed = [...read(`${folder}/README.md`).matchAll(/^- \[(.*)\]\((.*)\)$/gm)].map(
      ([, title, name]) => `${name}: ${title}`,
    )
    const titled = names.map(
      (name) => `${name}: ${/^# (.*)\n/.exec(read(`${folder}/${name}`))?.[1]}`,
    )
    expect(listed.sort()).toEqual(titled.sort())
  })

  test.each(names)('%s has a day and the four sections, none of them empty', (name) => {
    expect(name).toMatch(/^\d{4}-\d{2}-\d{2}-[a-z0-9-]+\.md$/)
    const [head, ...sections] = read(`${folder}/${name}`).split(/^## /m)
    expect(head).toMatch(new RegExp(`^# .+\n\n${name.slice(0, 10)}\n\n$`))
    expect(sections.map((section) => section.split('\n')[0])).toEqual(SECTIONS)
    for (const section of sections) expect(section).toMatch(/^.+\n\n\S/)
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

test.each([
  ['README.md', 250],
  ['DESIGN.md', 85],
])('%s has at most %i lines', (page, most) => {
  expect(read(page).split('\n').length).toBeLessThanOrEqual(most)
})

test.each([
  'DESIGN.md',
  'CONTRIBUTING.md',
])('the files and folders that %s names are there', (page) => {
  const named = [...read(page).matchAll(/`([\w-]+(?:\/[\w.-]+)+\/?)`/g)].map(([, path]) => path!)
  const lost = named.filter(
    (path) => !existsSync(join(ROOT, path)) && !existsSync(join(ROOT, 'src', path)),
  )
  expect(lost).toEqual([])
  expect(named.length).toBeGreaterThan(0)
})
