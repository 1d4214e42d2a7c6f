/**
 * Uses the build functions to write a library many times the size of ours. Arguments: `<factor> <file>`. The library
 * contains the real ingredients, and copies of each under made-up names; the same factor gives the same file.
 */

import { compile } from '../../src/compiler/compile.ts'
import { writeLibrary } from '../../src/compiler/write-library.ts'
import type { Ingredient } from '../../src/domain/ingredient.ts'

const SYLLABLES = (
  'ba be bo bri cal cor da del do fa fen flo ga gri ha hel jo ka kel ko ' +
  'la lin lo ma mer mo na nel no pa pel ro sa sel so ta tel to va zu'
).split(' ')
/** Number of five-syllable names (over a hundred million). Steps coprime to this number reach each name once. */
const NAMES = SYLLABLES.length ** 5
const STEP = 61_803_399

let serial = 0

/** Makes up a word of two syllables and one of three. No pair occurs twice. */
function madeUpWords(): readonly [string, string] {
  serial++
  let rest = (serial * STEP) % NAMES
  const parts = Array.from({ length: 5 }, () => {
    const part = SYLLABLES[rest % SYLLABLES.length]!
    rest = Math.floor(rest / SYLLABLES.length)
    return part
  })
  return [parts.slice(0, 2).join(''), parts.slice(2).join('')]
}

/**
 * Names a copy of a food. Every second copy gets a made-up word before the real name, so that the number of hits grows
 * with the library. The other copies have only made-up names.
 */
function madeUpName(name: string, copy: number): string {
  const [one, other] = madeUpWords()
  return copy % 2 === 0 ? `${one}${other} ${name}` : `${one} ${other}`
}

function copyOf(ingredient: Ingredient, copy: number): Ingredient {
  const names = (of: readonly string[]) => of.map((name) => madeUpName(name, copy))
  const { de, en, es } = ingredient.names
  return {
    ...ingredient,
    id: `${ingredient.id}-${copy}`,
    names: { de: names(de), en: names(en), es: names(es) },
  }
}

const [factor, path] = [Number(process.argv[2]), process.argv[3]!]
const compiled = compile('data')
if (compiled.problems.length > 0) throw new Error(compiled.problems.join('\n'))
const copies = Array.from({ length: factor - 1 }, (_, at) => at + 1).flatMap((copy) =>
  compiled.ingredients.map((ingredient) => copyOf(ingredient, copy)),
)
const ingredients = [...compiled.ingredients, ...copies].sort((a, b) => (a.id < b.id ? -1 : 1))
const { bytes } = writeLibrary({ ...compiled, ingredients }, path)
console.log(`${ingredients.length} ingredients, ${bytes} bytes`)
