/** The types of the client are those of the API document. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../cli/run.ts'
import { generated } from './generate.ts'

const FILE = join(ROOT, 'src/client/api.ts')

test('`UPDATE_CLIENT=1 npx vitest run test/client/types.test.ts` has been run since the API changed', async () => {
  const text = await generated()
  if (process.env.UPDATE_CLIENT) writeFileSync(FILE, text)
  expect(readFileSync(FILE, 'utf8')).toBe(text)
})
