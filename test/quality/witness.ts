/** Measures how many correct "compatible" verdicts are lost because of the witness (a second check of the text). */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../src/domain/languages.ts'
import { ALLERGENS, type Allergen, isAllergen } from '../../src/domain/restrictions.ts'
import type { Named } from '../../src/domain/shapes/recipes.ts'
import { finish } from '../../src/domain/steps.ts'
import { check } from '../../src/engine/compatibility/check.ts'
import { readRecipe } from '../../src/engine/recipes/read.ts'
import { IngrError } from '../../src/errors.ts'
import type { Library } from '../../src/library/library.ts'
import { readRecipes } from '../../src/recipes/read.ts'
import { readReadings } from './reading.ts'
import type { Half } from './sets.ts'

interface WitnessCase {
  readonly name: string
  readonly lang: Language
  readonly text: string
  /** Allergens that are certainly in the food. `absent` lists the allergens that certainly are not in it. */
  readonly present: readonly Allergen[]
  readonly absent: readonly Allergen[]
}

/** Reads one half of the rows of `reading.tsv`. */
export function readingCases(half: Half): readonly WitnessCase[] {
  return readReadings()
    .filter((one) => one.half === half)
    .map(({ text, lang, absent, present }) => ({
      name: text.split('\n', 1)[0] ?? '',
      text,
      lang,
      absent: absent.filter(isAllergen),
      present: present.filter(isAllergen),
    }))
}

interface Truth {
  readonly file: string
  readonly lang: Language
  readonly contains: readonly string[]
  /** Allergens that are only named in the method or in a note. */
  readonly methodOnly: readonly string[]
  /** Allergens that may or may not be present, depending on the brand or the cook. */
  readonly optional: readonly string[]
}

const FOLDER = join('test/quality', 'method')

/** Reads the test recipes that include a method. Each is a file such as a web page, an export or Markdown. */
export function methodCases(): readonly WitnessCase[] {
  const rows: readonly Truth[] = JSON.parse(readFileSync(join(FOLDER, 'truth.json'), 'utf8'))
  return rows.map(({ file, lang, contains, methodOnly, optional }) => {
    const present = [...contains, ...methodOnly]
    const isKnown = (one: string) => present.includes(one) || optional.includes(one)
    return {
      name: file,
      lang,
      text: readFileSync(join(FOLDER, file), 'utf8'),
      present: present.filter(isAllergen),
      absent: ALLERGENS.filter((one) => !isKnown(one)),
    }
  })
}

interface Price {
  readonly name: string
  readonly lost: readonly Allergen[]
  readonly hidden: readonly Allergen[]
  readonly named: readonly Named[]
}

interface Prices {
  /** Number of verdicts that are correctly "compatible" without the second check of the text (src/witness). */
  readonly right: number
  readonly lost: number
  readonly present: number
  readonly hidden: number
  readonly cases: readonly Price[]
}

export async function priceOf(library: Library, of: readonly WitnessCase[]): Promise<Prices> {
  let [right, present] = [0, 0]
  const cases: Price[] = []
  for (const { name, text, lang, ...truth } of of) {
    const read = await readOnly(library, text, lang)
    if (!read) continue
    const verdicts = (isWith: boolean) =>
      check(library, { items: read.items.filter(({ isNamed }) => isWith || !isNamed) }).evaluation
    const [without, withWitness] = [verdicts(false), verdicts(true)]
    const compatible = truth.absent.filter((one) => without[one].verdict === 'compatible')
    right += compatible.length
    present += truth.present.length
    const lost = compatible.filter((one) => withWitness[one].verdict !== 'compatible')
    const hidden = truth.present.filter((one) => withWitness[one].verdict === 'compatible')
    if (lost.length + hidden.length > 0) cases.push({ name, lost, hidden, named: read.named ?? [] })
  }
  const sum = (key: 'lost' | 'hidden') => cases.reduce((all, one) => all + one[key].length, 0)
  return { right, lost: sum('lost'), present, hidden: sum('hidden'), cases }
}

/** Reads a recipe; undefined if the text is refused or contains no item. */
async function readOnly(library: Library, text: string, lang: Language) {
  try {
    const [recipe] = await readRecipes(text)
    return recipe && finish(readRecipe(library, { recipe, text, lang }))
  } catch (error) {
    if (error instanceof IngrError) return undefined
    throw error
  }
}
