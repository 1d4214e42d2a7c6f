/** Tests that two builds of the same source have the same ETag, and builds of different sources do not. */

// tier: system

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildOf } from '../support/builds.ts'

const folder = mkdtempSync(join(tmpdir(), 'ingr-builds-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('two builds of the same source have the same ETags, a changed one has others', {
  timeout: 120_000,
}, async () => {
  const [first, again, changed] = await Promise.all([
    buildOf(join(folder, 'first')),
    buildOf(join(folder, 'again')),
    buildOf(join(folder, 'mended'), 'src/engine/compatibility/items.ts', (text) =>
      text.replace('ASSUMED_GRAMS = 100', 'ASSUMED_GRAMS = 101'),
    ),
  ])
  for (const path of ['/v1/ingredients/butter/allergens', '/v1/ingredients/search?q=milk']) {
    const tag = async (build: typeof first) => (await build.call(path)).etag
    const tags = [await tag(first), await tag(again), await tag(changed)]
    expect(tags[0]).toMatch(/^"[0-9a-f]{16}-[^"]+"$/)
    expect(tags[1]).toBe(tags[0])
    expect(tags[2]).not.toBe(tags[0])
  }
})
