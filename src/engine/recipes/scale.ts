/** Scales the lines of a recipe to another number of people, with amounts as cooks write them. */

import type { Language } from '../../domain/languages.ts'
import { round6 } from '../../domain/numbers.ts'
import { itemAt } from '../../domain/present.ts'
import type { ParsedItem, Part, ScaledItem, ScaledRecipe } from '../../domain/shapes/recipes.ts'
import type { Unit } from '../../domain/units.ts'
import { invalid } from '../../errors.ts'
import { nameKey } from '../../language/fold.ts'
import { centimetresOf, WORDS } from '../../language/index.ts'
import { inNumber } from '../../language/plurals.ts'
import type { Library } from '../../library/library.ts'
import { piecesIn } from '../../recipes/servings.ts'
import { msg } from '../../wording/message.ts'
import { type ParsedText, parseLine } from '../parse.ts'
import { Amounts, isMeasure } from '../reading/amounts.ts'
import { FRACTIONS, figureOf, tokensOf } from '../reading/tokens.ts'
import { unitOf, unitsNamed } from '../units.ts'

/**
 * Rewrites the lines for `people`. `given` overrides the servings of the recipe. If neither exists, the recipe is
 * scaled by its pieces ("makes 12"). Throws INVALID_REQUEST if all three are missing, or if a number is not positive.
 */
export function scaleRecipe(
  library: Library,
  { title, servings, items, skipped }: ParsedText,
  { people, given, language }: { people: number; given?: number | undefined; language: Language },
): ScaledRecipe {
  const from = given ?? servings?.count ?? piecesOf({ title, skipped }) ?? undefined
  if (from === undefined) throw invalid(msg('servingsRequired'), { servings: 'required' })
  for (const [name, count] of Object.entries({ servings: from, scale: people })) {
    if (count > 0 && Number.isFinite(count)) continue
    throw invalid(msg('countNotNumber', { name, count }), { [name]: `not above 0: ${count}` })
  }
  const factor = people / from
  const scaled = (figure: number | null) => (figure === null ? null : round6(figure * factor))
  const written = linesOf(items).map((line) => {
    const text = new ScaledLine(library, line, factor, language).text()
    const each = line.map(({ ingredientId, amount, unit, grams }): ScaledItem => {
      return { line: text, ingredientId, amount: scaled(amount), unit, grams: scaled(grams) }
    })
    return { text, items: each }
  })
  return {
    title,
    servings: people,
    from,
    lines: written.map(({ text }) => text),
    items: written.flatMap((one) => one.items),
  }
}

/** The number of pieces that the recipe makes, as stated by its title or a skipped line; null if neither states it. */
export function piecesOf({ title, skipped }: Pick<ParsedText, 'title' | 'skipped'>): number | null {
  const said = [title ?? '', ...skipped.map(({ line }) => line)]
  return said.map(piecesIn).find((count) => count !== null) ?? null
}

/** Groups items by line. The items of a line share one `parts` array. If a line is repeated, so are its items. */
function linesOf(items: readonly ParsedItem[]): readonly (readonly ParsedItem[])[] {
  const lines: ParsedItem[][] = []
  for (const item of items) {
    const last = lines.at(-1)
    if (last?.[0]?.parts === item.parts && !last.includes(item)) last.push(item)
    else lines.push([item])
  }
  return lines
}

type Written = { readonly text: string; readonly count: number }

class ScaledLine {
  private readonly parts: readonly Part[]
  private readonly texts: string[]

  constructor(
    private readonly library: Library,
    private readonly items: readonly ParsedItem[],
    private readonly factor: number,
    private readonly language: Language,
  ) {
    this.parts = itemAt(items, 0).parts
    this.texts = this.parts.map(({ text }) => text)
  }

  text(): string {
    if (this.items.some(({ unit }) => centimetresOf(unit ?? '') !== undefined))
      return itemAt(this.items, 0).line
    const counts = this.scaleAmounts()
    const plain = this.texts.join('')
    for (const [at, count] of counts) this.agree(at, count > 1)
    const agreed = this.texts.join('')
    // Keep the noun as written if the inflected noun would change how the line is read.
    return agreed === plain || this.reading(plain) === this.reading(agreed) ? agreed : plain
  }

  private reading(line: string): string {
    const items = parseLine(this.library, line, this.language)
    return JSON.stringify(
      items.map(({ ingredientId, amount, grams, reading }) => [
        ingredientId,
        amount,
        grams,
        reading,
      ]),
    )
  }

  /** Scales all amounts in `texts`. Returns the index and the scaled value of each part that has a written amount. */
  private scaleAmounts(): readonly (readonly [at: number, count: number])[] {
    const { parts, texts, factor } = this
    const amounts = this.items.flatMap(({ or = [], ...item }) => [item, ...or])
    const counts: (readonly [at: number, count: number])[] = []
    let place = -1
    parts.forEach((part, at) => {
      if (part.role !== 'amount') return
      const before = parts[at - 1]
      const isBracket = before?.text.trim().endsWith('(') === true
      const isFirst = place < 0
      // A part that continues the amount before it: "1 litro y medio", "½ c plus 2 tablespoons", "250 g/9 oz".
      const isRest = !isFirst && (isBracket || before?.role === 'unit')
      if (!isRest) place = Math.min(place + 1, amounts.length - 1)
      if (!isFirst && this.isSize(at, isBracket)) return
      const { amount = null, unit = null } = amounts[place] ?? {}
      const isMetric = unitOf(this.library, unit)?.role === 'metric'
      if (HAS_FIGURE.test(part.text) && !this.leadsToWords(at)) {
        const scaled = this.scaledNumbers(part.text, amount, isMetric)
        counts.push([at, scaled.count])
        texts[at] = scaled.text
      } else if (isRest) {
        // The previous part already has the whole amount: "1 litro y medio".
        texts[at] = ''
      } else if (amount !== null) {
        const space = part.text.slice(part.text.trimEnd().length)
        const { text, count } = this.written(amount * factor, isMetric)
        counts.push([at, count])
        texts[at] = `${text}${space}`
        const next = parts[at + 1]
        const { of } = WORDS[this.language].joins
        if (before?.role === 'unit') {
          // For example, "litro y medio de caldo" becomes "3 litros de caldo" if it is doubled.
          texts[at] += before.text
          texts[at - 1] = ''
        } else if (next?.role === 'filler' && of.has(nameKey(next.text))) {
          // For example, "una docena de huevos" becomes "24 huevos" if it is doubled.
          texts[at + 1] = ''
        }
      }
    })
    return counts
  }

  /** True if an amount continues in words after its unit: "1 litro y medio". */
  private leadsToWords(at: number): boolean {
    const [unit, next] = this.parts.slice(at + 1, at + 3)
    return unit?.role === 'unit' && next?.role === 'amount' && !HAS_FIGURE.test(next.text)
  }

  /** True for the size of each piece: in brackets after a count ("1 Dose (400 ml)"), or before "each". */
  private isSize(at: number, isBracket: boolean): boolean {
    if (isBracket) {
      const unit = this.parts.slice(0, at).findLast(({ role }) => role === 'unit')
      return !unitsNamed(this.library, unit?.text.trim() ?? '').some(isMeasure)
    }
    const { each } = WORDS[this.language].joins
    const following = this.parts.slice(at + 1, at + 4)
    return following.some(({ text }) => each.has(nameKey(text).split(' ')[0]!))
  }

  /** Scales the numbers in a text. `count` is the last number, and decides between singular and plural. */
  private scaledNumbers(text: string, amount: number | null, isMetric: boolean): Written {
    const tokens = tokensOf(text)
    const amounts = new Amounts(this.library, this.language, tokens)
    const begin = amounts.skipAbout(0, tokens.length)
    let scaled = ''
    let done = 0
    let count = 0
    for (let at = begin; at < tokens.length; at++) {
      // A number written as a word is scaled only at the start of the text: "two 400 g tins".
      const isNumber = at === begin || tokens[at]?.kind === 'number'
      const read = isNumber ? amounts.numberAt(at, tokens.length) : undefined
      if (!read) continue
      const [start, end] = [itemAt(tokens, at).start, itemAt(tokens, read.to - 1).end]
      const value = amount !== null && amount >= 1000 ? (read.thousands ?? read.value) : read.value
      const glyphs = /[½⅓⅔¼¾⅛]/.test(text.slice(start, end))
      const one = this.written(value * this.factor, isMetric, glyphs)
      scaled += text.slice(done, start) + one.text
      done = end
      count = one.count
      // Only the first number is scaled, since the others give a size: "1 (15 oz) can", "1 x 400g tin", "1 14-oz can".
      const next = tokens[read.to]
      if (next?.kind === 'number' || /^[(x*]$/.test(next?.key ?? '')) break
      at = read.to - 1
    }
    return { text: scaled + text.slice(done), count }
  }

  /** Formats an amount, never with three decimals, since people would read these as thousands. */
  private written(amount: number, isMetric: boolean, glyphs = false): Written {
    const decimal = (count: number) => {
      const text = String(count)
      return { text: this.language === 'en' ? text : text.replace('.', ','), count }
    }
    if (isMetric) return decimal(rounded(amount))
    const { parts, denominator, count } = fractionOf(amount)
    if (amount < SMALLEST || count === 0) return decimal(Number(amount.toPrecision(2)))
    const numerator = parts % denominator
    const whole = Math.floor(count) || ''
    if (numerator === 0) return { text: String(whole), count }
    const sign = [...FRACTIONS].find((glyph) => figureOf(glyph) === numerator / denominator)
    if (glyphs && sign !== undefined) return { text: `${whole}${sign}`, count }
    return { text: `${whole} ${numerator}/${denominator}`.trimStart(), count }
  }

  /** Inflects the noun that an amount counts, which is the unit or, if there is no unit, the food. */
  private agree(at: number, isPlural: boolean): void {
    const { parts, texts, language } = this
    const [, head = '', tail = ''] =
      /^(?=.*\d)(.*[\d\s)½⅓⅔¼¾⅛])(\p{L}+\s*)$/u.exec(texts[at] ?? '') ?? []
    if (tail !== '') {
      texts[at] = head + (this.isShort(tail) ? tail : inNumber(tail, isPlural, language))
      return
    }
    const rest = parts.slice(at + 1)
    const other = rest.findIndex(({ role }) => !NOUNS.has(role) && !ADJECTIVES.has(role))
    const phrase = other < 0 ? rest : rest.slice(0, other)
    const unit = phrase.findIndex(({ role }) => role === 'unit')
    // Languages that put the noun first also inflect adjectives: "cebollas picadas", but "onions chopped".
    const noun = WORDS[language].headFirst
      ? phrase.length - 1
      : phrase.findLastIndex(({ role }) => NOUNS.has(role))
    const end = at + 2 + (unit < 0 ? noun : unit)
    const text = texts.slice(at + 1, end).join('')
    if (text === '' || (unit >= 0 && this.isShort(text))) return
    texts[at + 1] = inNumber(text, isPlural, language)
    texts.fill('', at + 2, end)
  }

  /** True for a unit's abbreviation, which has no plural: "2 tbsp", "3 g". */
  private isShort(text: string): boolean {
    const word = text.trim()
    const units = unitsNamed(this.library, word)
    const isShortcut = ({ name, shortcut }: Unit) =>
      shortcut[this.language] === word && name[this.language] !== word
    return units.length > 0 && units.every(isShortcut)
  }
}

const NOUNS: ReadonlySet<string> = new Set(['unit', 'food', 'alternative', 'further food'])
const ADJECTIVES: ReadonlySet<string> = new Set(['size', 'descriptor'])
const HAS_FIGURE = /\p{N}/u
/** Smaller amounts are written as decimals, since no spoon measures them. */
const SMALLEST = 0.1

/** Denominators for amounts less than `below`. We use the first row that gives an error of at most `distance`. */
const DENOMINATORS: readonly (readonly [below: number, distance: number, of: readonly number[]])[] =
  [
    [20, 0.03, [1, 2, 3, 4]],
    [20, 0.005, [8]],
    [1, 1, [1, 2, 3, 4, 8]],
    [3, 1, [1, 2, 3, 4]],
    [10, 1, [1, 2]],
    [Number.POSITIVE_INFINITY, 1, [1]],
  ]

function fractionOf(amount: number) {
  const distance = ({ count }: { readonly count: number }) => Math.abs(count - amount)
  for (const [below, within, denominators] of DENOMINATORS) {
    const all = denominators.map((denominator) => {
      const parts = Math.round(amount * denominator)
      return { parts, denominator, count: parts / denominator }
    })
    // If two fractions are equally close, use the first, so that a half is not written as four eighths.
    const nearest = all.reduce((best, one) => (distance(one) < distance(best) - 1e-9 ? one : best))
    if (amount < below && distance(nearest) <= within) return nearest
  }
  return { parts: amount, denominator: 1, count: amount }
}

/** Maximum relative error from rounding a metric amount. */
const CLOSE = 0.015

/** Rounds as kitchen scales do: 166.7 g to 165 g, 83.3 g to 83 g, 10.4 g to 10.5 g, 0.333 kg to 0.33 kg. */
function rounded(amount: number): number {
  const steps = amount >= 100 ? [5, 1] : amount >= 20 ? [1] : amount >= 3 ? [0.5, 0.1] : [0.01]
  const isClose = (one: number) =>
    Math.abs(Math.round(amount / one) * one - amount) <= amount * CLOSE
  const step = steps.find(isClose) ?? 0.01
  return Number((Math.round(amount / step) * step).toFixed(2))
}
