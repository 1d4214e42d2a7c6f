/**
 * Tests that we notice every allergenic food that a text names. An author who had seen neither the program nor the
 * library wrote the names and the texts (`names.json`, `surroundings.json`). `WITNESS_RUNS=400` tries every name in
 * every text.
 */

// tier: sweep

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { ALLERGENS, type Allergen, type EuAllergen } from '../../src/domain/restrictions.ts'
import { finish } from '../../src/domain/steps.ts'
import { checkLabel } from '../../src/engine/labels/check.ts'
import { checkRecipe } from '../../src/engine/recipes/check.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { readRecipes } from '../../src/recipes/read.ts'

const library = openLibrary('data/library.sqlite')
const RUNS = Number(process.env.WITNESS_RUNS ?? 12)

interface Name {
  readonly name: string
  readonly allergens: readonly (Allergen | EuAllergen)[]
}

interface Surrounding {
  readonly id: string
  readonly channel: string
  readonly lang: Language
  /** The text, with the placeholder `NAME` for the food. */
  readonly text: string
  /** True if the text makes the verdict uncertain, even when the food itself is harmless. */
  readonly isDoubtful?: boolean
}

const read = <T>(file: string): T => JSON.parse(readFileSync(join('test/witness', file), 'utf8'))
const names = read<Readonly<Record<Language, readonly Name[]>>>('names.json')
const surroundings = read<readonly Surrounding[]>('surroundings.json')
const HARMLESS = { de: 'Reis', en: 'rice', es: 'arroz' }

/** Returns all allergens that the answer about the text does not rule out. */
async function conflictsOf(
  { channel, lang, text }: Surrounding,
  name: string,
): Promise<Set<string>> {
  const whole = text.replace('NAME', name)
  const answers =
    channel === 'label'
      ? [finish(checkLabel(library, { text: whole, lang }))]
      : (await readRecipes(whole)).map((recipe) =>
          finish(checkRecipe(library, { recipe, text: whole, lang, concerns: null, diets: null })),
        )
  return new Set(
    answers.flatMap(({ evaluation, contains, mayContain, unknown }) => [
      ...ALLERGENS.filter((one) => evaluation[one].verdict !== 'compatible'),
      ...contains,
      ...mayContain,
      ...unknown,
    ]),
  )
}

test('there are enough names and kinds of texts', () => {
  expect(Object.values(names).map((list) => list.length >= 150)).toEqual([true, true, true])
  expect(surroundings.filter(({ isDoubtful }) => !isDoubtful).length).toBeGreaterThanOrEqual(40)
})

test.each(surroundings.map((one) => [one.id, one] as const))(
  '%s reports all certain allergens of a food',
  async (_, surrounding) => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names[surrounding.lang]), async ({ name, allergens }) => {
        const found = await conflictsOf(surrounding, name)
        expect([name, allergens.filter((one) => !found.has(one))]).toEqual([name, []])
      }),
      { numRuns: RUNS },
    )
  },
)

const unambiguous = surroundings.filter(({ isDoubtful }) => !isDoubtful)

test.each(unambiguous.map((one) => [one.id, one] as const))(
  '%s reports nothing for a harmless food',
  async (_, surrounding) => {
    const found = await conflictsOf(surrounding, HARMLESS[surrounding.lang])
    expect([...found]).toEqual([])
  },
)
