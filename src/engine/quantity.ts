/** Reads how much a recipe line says: number, unit, and the size that is printed on a pack or stands in brackets. */

import type { Unit } from '../domain/units.ts'
import { nameKey } from '../language/fold.ts'
import { isDescriptor, WORDS } from '../language/index.ts'
import { leadingAmount } from '../language/numbers.ts'
import type { Library } from '../library/library.ts'
import { unitWords } from './units.ts'

export interface Quantity {
  readonly amount: number | null
  readonly unit: Unit | null
  readonly rest: string
  /** The container that the amount came in, where a size was printed on it. */
  readonly container?: Unit | null
  /** The text with its portion word, since that may be part of the name ("rama de canela"). */
  readonly spoken?: string
  /** Whether a number was written; a bare portion word ("handful of") counts as one. */
  readonly numbered?: boolean
}

/** The quantity of a second ingredient that has none of its own. */
export const NOTHING: Quantity = { amount: null, unit: null, rest: '' }

/** Containers whose printed size beats any table. */
const CONTAINERS = [
  'can',
  'jar',
  'glass',
  'packet',
  'bottle',
  'tub',
  'block',
  'cube',
  'ball',
  'loaf',
  'piece',
]
const SIZES = ['small', 'medium', 'large']
const DOZEN = 12

/** Words before a number that only say how exact it is. */
const ABOUT =
  '(?:mind(?:estens|\\.)?|knapp(?:e[rs]?)?|gut(?:e[rs]?)?|rund|ungefähr|ca\\.?|circa|etwa|about|around|approx(?:\\.|imately)?|aprox(?:\\.|imadamente)?|unos|unas|scant|generous|heaping|heaped|de|casi|à|a|je|jeweils|abtropfgewicht|drained weight|peso escurrido|escurridos?)'
const NUMBER = '\\d[\\d.,]*(?:\\s+\\d+\\/\\d+|\\/\\d+)?'
/** "(à ca. 125 g)", "(about 4 lb)", "(3 to 4 lb)": a size with its unit, whatever stands around it in the brackets. */
const IN_BRACKETS = new RegExp(
  `\\(\\s*(?:${ABOUT}:?\\s+)*(${NUMBER}(?:\\s*(?:-|–|to|bis|a)\\s*${NUMBER})?)\\s*-?\\s*(\\p{L}+\\.?)([^)]*)\\)`,
  'iu',
)
/** ", about 1.5kg", " à 400 g", " de 600 g": the same without brackets, behind the name. */
const BEHIND = new RegExp(
  `[\\s,]+(?:each\\s+)?((?:${ABOUT}\\s+)+)(${NUMBER})\\s*(\\p{L}+\\.?)(?=$|[\\s,])`,
  'iu',
)
const ABOUT_FIRST = new RegExp(`^(?:${ABOUT}\\s+)+(?=\\d)`, 'i')
/** A phrase for an amount that the cook decides, at the start of a line. */
const TO_TASTE_FIRST = new RegExp(
  `^(?:${Object.values(WORDS)
    .flatMap(({ toTaste }) => toTaste)
    .join('|')})(?=$|[\\s,])`,
  'i',
)
/** Words that make a size the one of each piece and not of all. */
const EACH = /(?:^|[\s(])(?:à|a|je|jeweils|each|cada)(?=$|[\s)])/i

/** The quantity at the start of a line, or behind the name ("Mehl 500 g", "eggs x 3"). */
export function readQuantity(library: Library, given: string): Quantity {
  const text = withoutAbout(turned(library, given))
  const number = leadingAmount(text) ?? (isVague(text) ? undefined : numberWord(text))
  const { start, times } = dozens(number ? number.rest : text)
  const packs = number ? packOf(library, number.amount * times, start) : undefined
  if (packs) return packs
  const said = readUnit(library, start)
  const unit = number || (said && isMeasure(library, said, start)) ? said : undefined
  const half = unit && /^y medi[oa]\b\s*/i.exec(unit.rest)
  const amount = number ? number.amount * times + (half ? 0.5 : 0) : unit ? times : null
  const rest = unit ? unit.rest.slice(half ? half[0].length : 0) : start
  const printed = amount === null ? undefined : printedSize(library, amount, unit?.unit, rest)
  if (printed) return { ...printed, container: unit?.unit ?? null }
  return {
    amount,
    unit: unit?.unit ?? null,
    rest,
    ...(unit?.unit.kind === 'portion' ? { spoken: start, numbered: number !== undefined } : {}),
  }
}

/** "a little oil", "un poco de sal", "half and half": no number, although it begins with a word for one. */
function isVague(text: string): boolean {
  return /^half\s*(?:and|&|n)\s*half\b/i.test(text) || TO_TASTE_FIRST.test(text)
}

/** Without a number "pinch of salt" is one pinch, but "medium curry powder" and "flat leaf parsley" are names. */
function isMeasure(library: Library, { unit }: { readonly unit: Unit }, text: string): boolean {
  if (SIZES.includes(unit.id)) return false
  const first = /^\S+/.exec(text)?.[0] ?? ''
  return (
    unitWords(library.units).get(nameKey(first))?.includes(unit) === true ||
    unit.kind === 'qualitative'
  )
}

/** A line whose quantity stands behind the name, with the quantity first. */
function turned(library: Library, text: string): string {
  const counted = /^([^\d(]+?)\s*[x×*]\s*(\d+)$/iu.exec(text)
  if (counted) return `${counted[2]} ${counted[1]}`
  const sized = /^(\p{L}[^\d(,]*?)\s*\((\d+)\s+(\p{L}+)\)(.*)$/u.exec(text)
  const match =
    sized ??
    /^(\p{L}[^\d(,]*?)(?:\s*[-–—,:]\s*|\s+)(\d[\d.,/\s]*)\s*(\p{L}+\.?)\s*((?:[,;(].*)?)$/u.exec(
      text,
    )
  const unit = match && unitWords(library.units).get(nameKey(match[3]!))?.[0]
  if (!match || !unit || numberWord(text)) return text
  // "Onion (1 large)" is an onion; "Banana bread (1 loaf)" is the title of a recipe.
  if (sized && !SIZES.includes(unit.id)) return text
  return `${match[2]} ${match[3]} ${match[1]}${match[4]}`
}

function withoutAbout(text: string): string {
  return text.replace(ABOUT_FIRST, '')
}

/** "dozen eggs", "Dutzend Eier", "docena de huevos". */
function dozens(text: string): { start: string; times: number } {
  const match = /^(?:dozen|dutzend|docenas?)\b\s*(?:of\s+|de\s+)?/i.exec(text)
  return match ? { start: text.slice(match[0].length), times: DOZEN } : { start: text, times: 1 }
}

/** Behind a number: "x 400 g tins", "(14 oz) can", "28-ounce can". */
function packOf(library: Library, amount: number, start: string): Quantity | undefined {
  const match =
    /^[x×*]\s*(\d[\d.,]*)\s*-?\s*(\p{L}+\.?)\s*(.*)$/u.exec(start) ??
    /^(\d[\d.,]*)\s*-?\s*(\p{L}+\.?)\s+(.*)$/u.exec(start)
  const bracket = match ? null : IN_BRACKETS.exec(start)
  const [size, word, rest] = match
    ? [match[1]!, match[2]!, match[3]!]
    : bracket?.index === 0
      ? [upper(bracket[1]!), bracket[2]!, start.slice(bracket[0].length).trim()]
      : []
  const unit = word && measured(library, word)
  if (!unit || size === undefined || rest === undefined) return undefined
  const after = readUnit(library, rest)
  return {
    amount: amount * decimal(size),
    unit,
    rest: after?.rest ?? rest,
    container: after?.unit ?? null,
  }
}

/**
 * The size that a pack or a piece has: "Kokosmilch (400 ml)", "80 g de atún" behind "2 latas de". What is counted and not
 * packed has its whole weight there, unless it says "each".
 */
function printedSize(library: Library, amount: number, unit: Unit | undefined, text: string) {
  const isPack = unit !== undefined && CONTAINERS.includes(unit.id)
  if (unit && !isPack && unit.kind !== 'portion') return undefined
  const first = /^(\d[\d.,]*)\s*(\p{L}+\.?)\s+(?:de\s+|of\s+)?/u.exec(text)
  const bracket = IN_BRACKETS.exec(text)
  const behind = BEHIND.exec(text)
  const found =
    isPack && first
      ? { match: first, size: first[1]!, word: first[2]!, each: true }
      : bracket
        ? {
            match: bracket,
            size: upper(bracket[1]!),
            word: bracket[2]!,
            each: isPack || EACH.test(bracket[0]),
          }
        : behind
          ? {
              match: behind,
              size: behind[2]!,
              word: behind[3]!,
              each: isPack || EACH.test(behind[1]!),
            }
          : undefined
  const printed = found && measured(library, found.word)
  if (!found || !printed) return undefined
  return {
    amount: decimal(found.size) * (found.each ? amount : 1),
    unit: printed,
    rest: text.replace(found.match[0], ' ').trim(),
  }
}

/** Of a range the upper end, as everywhere. */
function upper(text: string): string {
  return text.split(/\s*(?:-|–|to|bis|a)\s*/).at(-1)!
}

function decimal(text: string): number {
  return leadingAmount(text)?.amount ?? Number(text.replace(',', '.'))
}

/** The unit of mass or volume that a word means. */
function measured(library: Library, word: string): Unit | undefined {
  return unitWords(library.units)
    .get(nameKey(word))
    ?.find(({ kind }) => kind === 'mass' || kind === 'volume')
}

/** "half a lemon", "una media cebolla", "un cuarto de litro". */
function numberWord(text: string): { amount: number; rest: string } | undefined {
  const match = /^(\p{L}+)\s+(.*)$/u.exec(text)
  if (!match) return undefined
  const key = nameKey(match[1]!)
  for (const words of Object.values(WORDS)) {
    const amount = words.numbers[key]
    if (amount === undefined) continue
    const next = numberWord(match[2]!)
    return next ? { amount: amount * next.amount, rest: next.rest } : { amount, rest: match[2]! }
  }
  return undefined
}

/** The unit at the start of a text, behind adjectives such as "heaped"; a size only where no real unit follows. */
function readUnit(library: Library, given: string): { unit: Unit; rest: string } | undefined {
  const words = unitWords(library.units)
  // "1 T maple syrup": a capital T is a tablespoon, a small one a teaspoon.
  const text = given.replace(/^T(?=\s)/, 'tbsp').replace(/^(?:de|of)\s+(?=\p{L})/iu, '')
  const tokens = [...text.matchAll(/\S+/g)]
  const at = (start: number) => {
    for (let length = 3; length >= 1; length--) {
      const slice = tokens.slice(start, start + length)
      const last = slice.at(-1)
      // A bracket or comma inside would join words that do not belong together.
      if (slice.length < length || slice.slice(0, -1).some((t) => /[,()]/.test(t[0]))) continue
      const unit = words.get(nameKey(slice.map((t) => t[0]).join(' ')))?.[0]
      if (unit && last) {
        return { unit, rest: text.slice(last.index + last[0].length).trim() }
      }
    }
    return undefined
  }
  for (let start = 0; start < Math.min(3, tokens.length); start++) {
    const found = at(start)
    // "kl. Dose", "gr. Dose": small and large, where a container follows.
    const isShort = /^(?:kl|gr)\.?$/.test(tokens[start]![0])
    const isSize = found !== undefined && (SIZES.includes(found.unit.id) || isShort)
    if (found && !(isSize && start < 2 && next(found.rest))) {
      const rest = found.rest.replace(/^(?:of|de|del|d['’]|von|vom)\s+/i, '')
      // "2 cloves", "1 Nuss": the word is the food itself.
      if (rest === '' || found.unit.kind === 'qualitative') {
        return rest === '' ? undefined : { unit: found.unit, rest }
      }
      return { unit: found.unit, rest }
    }
    if (!found && !isDescriptor(nameKey(tokens[start]![0]))) return undefined
  }
  return undefined

  function next(rest: string): boolean {
    const first = /^\S+/.exec(rest)?.[0]
    const unit = first && words.get(nameKey(first))?.[0]
    return unit !== undefined && unit !== '' && !SIZES.includes(unit.id)
  }
}
