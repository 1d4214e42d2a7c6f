/**
 * Measures how well the texts in `reading.tsv` are read: how many allergens are missed, and how often verdicts are
 * needlessly uncertain.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../src/domain/languages.ts'
import { ALLERGENS, isDiet } from '../../src/domain/restrictions.ts'
import type { ParsedItem } from '../../src/domain/shapes/recipes.ts'
import { check } from '../../src/engine/compatibility/check.ts'
import { diet as checkDiet } from '../../src/engine/compatibility/diet.ts'
import { listOf } from '../../src/engine/compatibility/read-list.ts'
import { parseText } from '../../src/engine/parse.ts'
import type { Library } from '../../src/library/library.ts'
import type { Half } from './sets.ts'

export interface ReadingCase {
  readonly half: Half
  readonly lang: Language
  readonly kind: string
  readonly text: string
  /** Allergens that the text certainly contains, and diets that it certainly violates. */
  readonly present: readonly string[]
  /** Allergens and diets for which the verdict must be "compatible". */
  readonly absent: readonly string[]
  /** The ids of the foods, each with alternatives that are equally right. */
  readonly foods: readonly (readonly string[])[]
  readonly quantity: string
}

const FILE = join('test/quality', 'reading.tsv')
const words = (text: string) => text.split(' ').filter(Boolean)

export function readReadings(): readonly ReadingCase[] {
  const [, ...rows] = readFileSync(FILE, 'utf8').replace(/\n$/, '').split('\n')
  return rows.map((row) => {
    const [half, lang, kind, text, present, absent, foods, quantity] = row.split('\t')
    return {
      half: half as Half,
      lang: lang as Language,
      kind: kind!,
      text: text!.replaceAll('\\n', '\n'),
      present: words(present!),
      absent: absent === 'all' ? ALLERGENS : words(absent!),
      foods: foods === '' ? [] : foods!.split('+').map((side) => side.split('|')),
      quantity: quantity!,
    }
  })
}

export interface ReadingFigure {
  readonly kind: string
  readonly lang: Language
  readonly cases: number
  /** Number of real conflicts, and how many of them we report as compatible. */
  readonly present: number
  readonly hidden: number
  /**
   * Number of texts for which some verdicts should be "compatible", and number of those texts for which at least one of
   * these verdicts is different.
   */
  readonly absent: number
  readonly doubtful: number
  /** Number of confident readings for which we know the right foods, and how many of them are wrong. */
  readonly sure: number
  readonly wrong: number
  readonly quantities: number
  readonly rightQuantities: number
}

/** Returns the verdicts on a text for all dimensions and diets; all are `uncertain` if no food is found. */
function verdictsOf(library: Library, { text, lang }: ReadingCase) {
  const read = parseText(library, text, lang)
  const items = listOf(read)
  if (items.length === 0) return { items: read.items, of: (_: string) => 'uncertain' }
  const { evaluation } = check(library, { items })
  return {
    items: read.items,
    of: (name: string): string =>
      isDiet(name)
        ? checkDiet(library, { diet: name, items }).verdict
        : evaluation[name as keyof typeof evaluation].verdict,
  }
}

export function measureReading(
  library: Library,
  half: Half,
  onMiss: (text: string) => void = () => {},
): readonly ReadingFigure[] {
  const figures = new Map<string, ReadingFigure>()
  for (const one of readReadings().filter((row) => row.half === half)) {
    const { items, of } = verdictsOf(library, one)
    const formatted = `${one.lang} ${one.kind} ${JSON.stringify(one.text)}: ${items.map((item) => `${item.ingredientId}${item.or ? `|${item.or.map((o) => o.ingredientId).join('|')}` : ''} ${item.amount} ${item.unit} ${item.grams}g ${item.reading}`).join(' + ')}`
    const hidden = one.present.filter((name) => of(name) === 'compatible')
    const doubtful = one.absent.filter((name) => of(name) !== 'compatible')
    const expected = one.foods.length > 0 && items.length > 0
    const sure = expected && items.every(({ reading }) => reading === 'sure')
    const isWrong = sure && !hasFoods(one, items)
    const isRight = one.quantity === '' || hasQuantity(one, items)
    if (hidden.length > 0) onMiss(`HIDDEN ${hidden.join(',')} ${formatted}`)
    if (doubtful.length > 0) onMiss(`doubtful ${doubtful.join(',')} ${formatted}`)
    if (isWrong) onMiss(`wrong food ${formatted}`)
    if (!isRight) onMiss(`quantity ${one.quantity} ${formatted}`)
    const key = `${one.kind} ${one.lang}`
    const known = figures.get(key) ?? EMPTY(one)
    figures.set(key, {
      ...known,
      cases: known.cases + 1,
      present: known.present + one.present.length,
      hidden: known.hidden + hidden.length,
      absent: known.absent + (one.absent.length > 0 ? 1 : 0),
      doubtful: known.doubtful + (doubtful.length > 0 ? 1 : 0),
      sure: known.sure + (sure ? 1 : 0),
      wrong: known.wrong + (isWrong ? 1 : 0),
      quantities: known.quantities + (one.quantity === '' ? 0 : 1),
      rightQuantities: known.rightQuantities + (one.quantity !== '' && isRight ? 1 : 0),
    })
  }
  return [...figures.values()]
}

const EMPTY = ({ kind, lang }: ReadingCase): ReadingFigure => ({
  kind,
  lang,
  cases: 0,
  present: 0,
  hidden: 0,
  absent: 0,
  doubtful: 0,
  sure: 0,
  wrong: 0,
  quantities: 0,
  rightQuantities: 0,
})

function hasFoods({ foods }: ReadingCase, items: readonly ParsedItem[]): boolean {
  return (
    foods.length === items.length &&
    foods.every((ids, at) => ids.includes(items[at]!.ingredientId ?? ''))
  )
}

/** True if the quantity is right within 1 %, or within 15 % for weights marked with "~". */
function hasQuantity({ quantity }: ReadingCase, items: readonly ParsedItem[]): boolean {
  const [item] = items
  const [text, unit] = quantity.split(' ')
  const isAbout = text!.startsWith('~')
  const wanted = Number(text!.replace('~', ''))
  if (isAbout) return Math.abs((item?.grams ?? Number.NaN) - wanted) <= 0.15 * wanted
  const off = Math.abs((item?.amount ?? Number.NaN) - wanted)
  return off <= 0.01 * wanted && item?.unit === unit
}
