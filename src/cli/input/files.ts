/** Finds the recipe files that a command is about: files by their names, and folders by what stands in them. */

import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { IngrError } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'

/** What ends like this may be a recipe; another file of a folder is not touched. */
const RECIPE_FILE = /\.(txt|md|markdown|json|jsonld|html?|cook)$/i

/** "dish-2" before "dish-10"; made for a folder alone, since the rules of sorting take 8 ms to load. */
function inOrder(names: readonly string[]): readonly string[] {
  return names.toSorted(new Intl.Collator('en', { numeric: true }).compare)
}

/** The files in the order they were named, those of a folder by name. Throws INVALID_REQUEST, or EMPTY_ITEMS where there is none. */
export function recipeFiles(app: App, places: readonly string[]): readonly string[] {
  if (places.length === 0) {
    if (app.io.stdinIsTerminal) {
      throw new IngrError('EMPTY_ITEMS', msg('noRecipesGiven'))
    }
    return ['-']
  }
  return filesAt(places)
}

/** The files, and the recipes of each folder. Throws EMPTY_ITEMS where a folder has none. */
export function filesAt(places: readonly string[]): readonly string[] {
  return places.flatMap((place) => (isFolder(place) ? recipesIn(place) : place))
}

/** The recipes of a folder, by name; where it has none itself, those of the folders in it, as exports have them. Throws EMPTY_ITEMS. */
function recipesIn(folder: string): readonly string[] {
  const names = inOrder(readdirSync(folder))
  const files = filesNamed(folder, names)
  if (files.length > 0) return files
  const below = names
    .map((name) => join(folder, name))
    .filter(isFolder)
    .flatMap((place) => filesNamed(place, inOrder(readdirSync(place))))
  if (below.length > 0) return below
  throw new IngrError('EMPTY_ITEMS', msg('noRecipeFiles', { place: folder }))
}

const filesNamed = (folder: string, names: readonly string[]) =>
  names.filter((name) => RECIPE_FILE.test(name)).map((name) => join(folder, name))

/** What no file can be called, such as a whole recipe, is no folder either. */
export function isFolder(place: string): boolean {
  try {
    return place !== '-' && statSync(place).isDirectory()
  } catch {
    return false
  }
}
