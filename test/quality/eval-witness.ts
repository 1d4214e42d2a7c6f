/** Prints what the witness costs: the verdicts that are rightly compatible without it and uncertain with it, each with the words that did it. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../src/domain/languages.ts'
import { ALLERGENS, type Allergen } from '../../src/domain/restrictions.ts'
import { finish } from '../../src/domain/steps.ts'
import { checkList } from '../../src/engine/compatibility/check.ts'
import { type RecipeRequest, readRecipe } from '../../src/engine/recipes/read.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { readRecipes } from '../../src/recipes/read.ts'
import { readReadings } from './reading.ts'

const library = openLibrary('data/library.sqlite')
const [set = 'reading', half = 'checking', folder = ''] = process.argv.slice(2)

interface Case {
  readonly name: string
  readonly lang: Language
  readonly text: string
  readonly absent: readonly string[]
  readonly present: readonly string[]
}

function cases(): readonly Case[] {
  if (set === 'reading') {
    return readReadings()
      .filter((one) => one.half === half)
      .map(({ text, lang, absent, present }, at) => ({
        name: String(at),
        text,
        lang,
        absent,
        present,
      }))
  }
  const rows = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8'))
  return rows.map(
    (row: {
      file: string
      lang: Language
      contains: string[]
      methodOnly: string[]
      optional: string[]
    }) => {
      const present = [...row.contains, ...row.methodOnly]
      const known = [...present, ...row.optional]
      return {
        name: row.file,
        lang: row.lang,
        text: readFileSync(join(folder, row.file), 'utf8'),
        absent: ALLERGENS.filter((one) => !known.includes(one)),
        present,
      }
    },
  )
}

async function run(): Promise<void> {
  let right = 0
  let flipped = 0
  let hidden = 0
  let present = 0
  for (const one of cases()) {
    try {
      const [recipe] = await readRecipes(one.text)
      const request: RecipeRequest = { recipe: recipe!, text: one.text, lang: one.lang }
      const read = finish(readRecipe(library, request))
      const verdicts = (isWith: boolean) => {
        const items = read.items.filter(({ isNamed }) => isWith || !isNamed)
        return items.length === 0 ? undefined : checkList(library, { items }).evaluation
      }
      const [without, with_] = [verdicts(false), verdicts(true)]
      if (!without || !with_) continue
      const lost: string[] = []
      for (const dimension of one.absent as readonly Allergen[]) {
        if (!ALLERGENS.includes(dimension) || without[dimension].verdict !== 'compatible') continue
        right += 1
        if (with_[dimension].verdict !== 'compatible') lost.push(dimension)
      }
      const missed = (one.present as readonly Allergen[]).filter(
        (dimension) => ALLERGENS.includes(dimension) && with_[dimension].verdict === 'compatible',
      )
      present += one.present.length
      hidden += missed.length
      flipped += lost.length
      if (lost.length > 0) {
        console.log(
          `${one.name} ${one.lang} ${lost.join(',')}: ${read.named?.map(({ text, ingredientId, where, start }) => `${text}=${ingredientId} (${where}) [${start === null ? '' : one.text.slice(Math.max(0, start - 40), start + 40).replace(/\s+/g, ' ')}]`).join('; ')} | ${set === 'reading' ? JSON.stringify(one.text).slice(0, 110) : ''}`,
        )
      }
      if (missed.length > 0)
        console.log(`HIDDEN ${one.name} ${missed.join(',')} | ${set === 'reading' ? one.text : ''}`)
    } catch (error) {
      console.log(`ERROR ${one.name}: ${(error as Error).message}`)
    }
  }
  console.log(
    `${flipped} of ${right} rightly compatible verdicts (${((100 * flipped) / right).toFixed(2)} %); hidden ${hidden} of ${present}`,
  )
}

void run()
