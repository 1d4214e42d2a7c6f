/** Measures a library: how many recipe mentions it resolves and how many facts it has. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ingredient } from '../domain/ingredient.ts'
import type { Language } from '../domain/languages.ts'
import { NUTRIENT_KEYS } from '../domain/nutrient-keys.ts'
import { nutrientAt } from '../domain/nutrients.ts'
import { itemAt } from '../domain/present.ts'
import { FLAVOR_AXES } from '../domain/profiles.ts'
import { ALLERGENS } from '../domain/restrictions.ts'
import type { NutrientSource } from '../domain/shapes/nutrition.ts'
import { parseLine } from '../engine/parse.ts'
import { examine } from '../library/doctor.ts'
import type { Library } from '../library/library.ts'

/** The language of each list of ingredient mentions from recipes, by file name. */
export const LISTS: Readonly<Record<string, Language>> = {
  en: 'en',
  de: 'de',
  es: 'es',
  'es-phrases': 'es',
}
/** Minimum number of nutrients (of 29) for an ingredient to count as covered. */
const ENOUGH_NUTRIENTS = 25
/** A mention with at least this confidence has only descriptive words around the name of the food. */
const CLEAR = 0.9

/** Categories measured in cups and spoons, except firm foods such as cinnamon sticks, tofu and gelatine leaves. */
const SPOONED_CATEGORIES = [
  'baking',
  'beverages',
  'dishes',
  'condiments',
  'fats-and-oils',
  'grains',
  'herbs',
  'legumes',
  'nuts-and-seeds',
  'spices',
  'sweeteners',
]
const POURING = ['liquid', 'viscous', 'creamy', 'powdery', 'grainy']
const FIRM = 0.7
/** Fresh vegetables that recipes do not count by the piece. */
const NOT_COUNTED = ['leafy-vegetable']

export function byVolume({ category, textureProfile: texture }: Ingredient): boolean {
  const pours = POURING.some((axis) => (texture?.[axis] ?? 0) >= 0.5)
  return pours || (SPOONED_CATEGORIES.includes(category) && (texture?.firm ?? 0) < FIRM)
}

/** True for foods that recipes give by number: fresh whole vegetables (not leaves), fruit, and eggs in the shell. */
export function byPiece(ingredient: Ingredient): boolean {
  const { category, archetype, isProcessed, variantType, textureProfile } = ingredient
  const fresh = !isProcessed && ['basic', 'variant'].includes(variantType)
  if (archetype === 'egg') return fresh && (textureProfile?.liquid ?? 0) < 0.5
  return fresh && ['vegetables', 'fruit'].includes(category) && !NOT_COUNTED.includes(archetype)
}

export type Mention = { readonly text: string; readonly count: number }

interface Resolved {
  readonly list: string
  readonly mentions: number
  /** Number of mentions whose parts all resolved to an ingredient. */
  readonly resolved: number
  /** Number of resolved mentions that contain only the name of a food and descriptive words. */
  readonly clear: number
  /** Unresolved mentions, most frequent first. */
  readonly missing: readonly Mention[]
}

/** Counts how many mentions the line parser resolves to ingredients, weighted by frequency. */
export function resolved(
  library: Library,
  list: string,
  language: Language,
  mentions: readonly Mention[],
): Resolved {
  const read = mentions.map((mention) => {
    const items = parseLine(library, mention.text, language)
    const sure =
      items.length === 0 || items.some(({ ingredientId }) => ingredientId === null)
        ? 0
        : Math.min(...items.map(({ confidence }) => confidence))
    return { mention, sure }
  })
  const sum = (some: typeof read) => some.reduce((all, { mention }) => all + mention.count, 0)
  return {
    list,
    mentions: sum(read),
    resolved: sum(read.filter(({ sure }) => sure > 0)),
    clear: sum(read.filter(({ sure }) => sure >= CLEAR)),
    missing: read
      .filter(({ sure }) => sure === 0)
      .map(({ mention }) => mention)
      .sort((a, b) => b.count - a.count),
  }
}

type Coverage = { readonly fact: string; readonly has: number; readonly of: number }

/** Counts the ingredients that have each kind of fact. */
export function coverage(ingredients: readonly Ingredient[]): readonly Coverage[] {
  const share = (
    fact: string,
    has: (ingredient: Ingredient) => boolean,
    among: (ingredient: Ingredient) => boolean = () => true,
  ): Coverage => {
    const all = ingredients.filter(among)
    return { fact, has: all.filter(has).length, of: all.length }
  }
  const given = ({ nutrients }: Ingredient) =>
    nutrients === null
      ? 0
      : NUTRIENT_KEYS.filter((key) => nutrientAt(nutrients, key) !== null).length
  const macros = ['energyKcal', 'protein', 'fat', 'carbohydrates'].map((name) => `macros.${name}`)
  const known = (value: string | undefined) => value !== undefined && value !== 'unknown'
  return [
    share(`all ${ALLERGENS.length} standard allergens assessed`, ({ allergenProfile }) =>
      ALLERGENS.every((name) => allergenProfile[name] !== null),
    ),
    share(`all ${ALLERGENS.length} with another word than "unknown"`, ({ allergenProfile }) =>
      ALLERGENS.every((name) => known(allergenProfile[name]?.contains)),
    ),
    share('histamine', ({ allergenProfile: p }) => known(p.histamine?.histamineContent)),
    share('FODMAP', ({ allergenProfile: p }) => known(p.fodmap?.fodmapLevel)),
    share('pancreas', ({ allergenProfile: p }) => known(p.pancreas?.pancreasRisk)),
    share(`${FLAVOR_AXES.length} flavour axes`, ({ flavorProfile }) => flavorProfile !== null),
    share('cook profile', ({ cookProfile }) => cookProfile !== null),
    share('texture profile', ({ textureProfile }) => textureProfile !== null),
    share('functional profile', ({ functionalProfile }) => functionalProfile !== null),
    share('application profile', ({ applicationProfile }) => applicationProfile !== null),
    share('energy, protein, fat and carbohydrate', ({ nutrients }) =>
      macros.every((key) => nutrients !== null && nutrientAt(nutrients, key) !== null),
    ),
    share('the same, without figures derived from components or relatives', (one) =>
      macros.every((key) => one.nutrientSources.some((row) => isMeasured(row, key))),
    ),
    share(`at least ${ENOUGH_NUTRIENTS} of 29 nutrients`, (one) => given(one) >= ENOUGH_NUTRIENTS),
    share('density, of foods measured by volume', ({ density }) => density !== null, byVolume),
    share(
      'piece weight, of foods counted in pieces',
      ({ portions }) => portions.piece !== undefined || portions.medium !== undefined,
      byPiece,
    ),
  ]
}

/** True if the value is from a food table, or is energy computed from such values. */
const isMeasured = ({ source, nutrients }: NutrientSource, key: string): boolean =>
  nutrients.includes(key) && !/^derived:(recipe|like|zero|pure|fibre)/.test(source)

interface EvalOptions {
  /** Folder of the mention lists. Without this folder, only the facts in the library are counted. */
  readonly mentions: string | undefined
  /** Number of unresolved mentions to print per list. */
  readonly missing: number
  /** Document in which to replace the figures between two markers. */
  readonly readme: string | undefined
}

/** Prints the tables and writes them into `readme` if given. Returns the exit code. */
export function evaluate(library: Library, { mentions, missing, readme }: EvalOptions): number {
  if (mentions !== undefined && !existsSync(mentions)) {
    console.error(`no such folder: ${mentions}`)
    return 2
  }
  const ingredients = library.ids().map((id) => library.ingredient(id)!)
  const lists = mentions === undefined ? [] : Object.entries(LISTS)
  const results = lists.map(([list, language]) =>
    resolved(library, list, language, readMentions(join(mentions!, `${list}.tsv`))),
  )
  const outliers = examine(library).filter(({ check }) => check === 'energy')
  const percent = (part: number, whole: number) =>
    whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`
  const mentioned = [
    ['mentions', 'all', 'resolved', 'by name alone'],
    ...results.map((one) => [
      one.list,
      String(one.mentions),
      percent(one.resolved, one.mentions),
      percent(one.clear, one.mentions),
    ]),
  ]
  const facts = [
    ['fact', 'has', 'of', 'share'],
    ...coverage(ingredients).map(({ fact, has, of }) => [
      fact,
      String(has),
      String(of),
      percent(has, of),
    ]),
    [
      'energy far from the 4/4/9/7 (+2 fibre) sum',
      String(outliers.length),
      String(ingredients.length),
      percent(outliers.length, ingredients.length),
    ],
  ]
  console.log(`library ${library.hash}: ${ingredients.length} ingredients\n`)
  const tables = results.length > 0 ? [mentioned, facts] : [facts]
  for (const table of tables) print(table)
  for (const { id, why } of outliers)
    console.log(`  ${id}${why === undefined ? '' : `: ${why.en}`}`)
  for (const one of missing > 0 ? results : []) {
    console.log(`\nunresolved in ${one.list}:`)
    for (const { text, count } of one.missing.slice(0, missing)) console.log(`  ${count}\t${text}`)
  }
  if (readme !== undefined) writeFigures(readme, tables)
  return 0
}

const BEGIN =
  '<!-- figures: npm run eval -- --mentions <folder> --readme test/quality/README.md -->'
const END = '<!-- /figures -->'

/** Writes Markdown tables between the markers in a document; throws if the markers are missing. */
function writeFigures(path: string, tables: readonly (readonly (readonly string[])[])[]): void {
  const text = readFileSync(path, 'utf8')
  const [start, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (start < 0 || end < start) throw new Error(`no figures to write in ${path}`)
  const written = tables.map(([head, ...rows]) =>
    [head!, head!.map((_, i) => (i === 0 ? '---' : '---:')), ...rows]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n'),
  )
  const middle = [BEGIN, ...written].join('\n\n')
  writeFileSync(path, `${text.slice(0, start)}${middle}\n\n${text.slice(end)}`)
}

/** Reads a mention list: a header line, then one line per mention with its count and text. */
export function readMentions(path: string): readonly Mention[] {
  const [, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [count, text] = line.split('\t')
    return { text: text ?? '', count: Number(count) }
  })
}

function print(rows: readonly (readonly string[])[]): void {
  const widths = itemAt(rows, 0).map((_, i) =>
    Math.max(...rows.map((row) => itemAt(row, i).length)),
  )
  for (const row of rows) {
    const cells = row.map((cell, i) =>
      i === 0 ? cell.padEnd(itemAt(widths, i)) : cell.padStart(itemAt(widths, i)),
    )
    console.log(cells.join('  '))
  }
  console.log()
}
