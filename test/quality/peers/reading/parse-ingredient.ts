/**
 * Runs the package parse-ingredient in two ways: with its defaults for English, and with our units for all three
 * languages, as its documentation suggests.
 */

import {
  type ParseIngredientOptions,
  parseIngredient as parse,
  type UnitOfMeasure,
} from 'parse-ingredient'
import { LANGUAGES, type Language } from '../../../../src/domain/languages.ts'
import type { Library } from '../../../../src/library/library.ts'
import { ourUnit, quantity, type ReadingPeer } from './peer.ts'

export const parseIngredient = (): ReadingPeer =>
  peer('parse-ingredient', ['en'], () => ({ round: false }))

/**
 * The package only knows English units, so we pass it all our unit names in the language of the lines. For the lines
 * that we use for tuning, its option `partialUnitMatching` reduced the number of right answers by a tenth.
 */
export function parseIngredientWithUnits(library: Library): ReadingPeer {
  const options = new Map(
    LANGUAGES.map((lang) => [
      lang,
      { ...WORDS[lang], round: false, additionalUOMs: unitsOf(library, lang) } as const,
    ]),
  )
  return peer('parse-ingredient, our units', LANGUAGES, (lang) => options.get(lang)!)
}

/** Options with the words of each language, longer words first, as the package's documentation requires. */
const WORDS: Readonly<Record<Language, ParseIngredientOptions>> = {
  en: {
    leadingQuantityPrefixes: ['approximately', 'approx.', 'approx', 'about', 'scant', 'heaping'],
  },
  de: {
    decimalSeparator: ',',
    rangeSeparators: ['bis', 'oder'],
    leadingQuantityPrefixes: ['ungefähr', 'circa', 'ca.', 'ca', 'etwa', 'mind.', 'knapp', 'gut'],
    trailingQuantityContext: ['von', 'aus'],
  },
  es: {
    decimalSeparator: ',',
    rangeSeparators: ['a', 'o'],
    leadingQuantityPrefixes: ['aproximadamente', 'aprox.', 'unos', 'unas', 'de'],
    trailingQuantityContext: ['de'],
  },
}

function peer(
  name: string,
  langs: readonly Language[],
  optionsOf: (lang: Language) => ParseIngredientOptions,
): ReadingPeer {
  return {
    name,
    langs,
    read: (line, lang) =>
      parse(line, optionsOf(lang))
        .slice(0, 1)
        .map((one) => quantity([one.quantity, one.quantity2], ourUnit(one.unitOfMeasureID))),
  }
}

function unitsOf(library: Library, lang: Language): Record<string, UnitOfMeasure> {
  // If two units have the same name, only the first unit gets it.
  const taken = new Set<string>()
  const units = library.units.map(({ id, name, shortcut, words }) => {
    const written = [name[lang], shortcut[lang], ...words[lang]]
    // The package treats "cdta." and "cdta" as different units.
    const names = written.flatMap((one) => [one, `${one}.`]).filter((one) => !taken.has(one))
    for (const one of names) taken.add(one)
    const [short = id, plural = short, ...alternates] = names
    return [id, { short, plural, alternates }] as const
  })
  return Object.fromEntries(units)
}
