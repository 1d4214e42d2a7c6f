/**
 * Functions that create our reader and the other parsers that read the quantity of a line. Each call creates a new
 * instance without cached readings.
 */

import { openLibrary } from '../../../../src/library/sqlite-library.ts'
import { ourReader } from './own.ts'
import { parseIngredient, parseIngredientWithUnits } from './parse-ingredient.ts'
import type { ReadingPeer } from './peer.ts'
import { recipeIngredientParser } from './recipe-ingredient-parser.ts'
import { recipesParser } from './recipes-parser.ts'
import { sharpRecipeParser } from './sharp-recipe-parser.ts'

const library = () => openLibrary('data/library.sqlite')

export const READERS: readonly (() => ReadingPeer)[] = [
  () => ourReader(library()),
  parseIngredient,
  () => parseIngredientWithUnits(library()),
  sharpRecipeParser,
  recipesParser,
  recipeIngredientParser,
]
