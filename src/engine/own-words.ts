/** Names that a user defines ("my mix"), each for one or several foods. */

import type { Ingredient } from '../domain/ingredient.ts'
import type { Language } from '../domain/languages.ts'
import { round6 } from '../domain/numbers.ts'
import { itemAt } from '../domain/present.ts'
import type { Alternative, ParsedItem, Part } from '../domain/shapes/recipes.ts'
import { placed } from '../errors.ts'
import type { Library } from '../library/library.ts'
import { textOf } from '../wording/message.ts'
import { type ParsedText, parseItem } from './parse.ts'
import { lookUp, surelyNamed } from './reading/look-up.ts'
import { tokensOf } from './reading/tokens.ts'
import { toGrams } from './units.ts'
import { REASONS } from './unresolved.ts'

/** For each user-defined name, as written, the names or ids of its foods. */
export type Known = Readonly<Record<string, readonly string[]>>

type OwnWord = { readonly name: string; readonly foods: readonly Ingredient[] }

/** A user-defined name in a line, and the food that replaces the name while the line is read. */
interface Spot {
  readonly word: OwnWord
  /** Where the replacement starts, as an offset in the line with all replacements. */
  readonly start: number
  readonly text: string
  readonly given: string
}

type ReplacedLine = { readonly given: string; readonly spots: readonly Spot[] }

/** The folded words of a name; empty if the name has no letters. */
export function ownKey(name: string): string {
  const tokens = tokensOf(name)
  return tokens.some(({ key }) => /\p{L}/u.test(key)) ? tokens.map(({ key }) => key).join(' ') : ''
}

export class OwnWords {
  private readonly byKey: ReadonlyMap<string, OwnWord>
  private readonly longest: number
  /** The lines in which names were replaced. The keys are the lines after the replacement. */
  private readonly lines = new Map<string, ReplacedLine>()

  /** Throws INGREDIENT_NOT_FOUND with the user-defined name if one of its foods cannot be identified with certainty. */
  constructor(
    private readonly library: Library,
    known: Known | null | undefined,
    private readonly language: Language,
  ) {
    const foodOf = (name: string, food: string) =>
      placed(name, () => library.ingredient(surelyNamed(library, food, language)))
    this.byKey = new Map(
      Object.entries(known ?? {}).map(([name, foods]) => {
        const read = foods.flatMap((food) => foodOf(name, food) ?? [])
        return [ownKey(name), { name, foods: [...new Set(read)] }] as const
      }),
    )
    this.longest = Math.max(0, ...[...this.byKey.keys()].map((key) => key.split(' ').length))
  }

  named(name: string): OwnWord | undefined {
    return this.byKey.size > 0 ? this.byKey.get(ownKey(name)) : undefined
  }

  /** Replaces each user-defined name in a line with the first of its foods, so that the line can be read as usual. */
  replaced(line: string): string {
    if (this.byKey.size === 0) return line
    const tokens = tokensOf(line)
    const keys = tokens.map(({ key }) => key)
    const spots: Spot[] = []
    let text = ''
    let done = 0
    for (let at = 0; at < tokens.length; ) {
      const found = this.wordAt(keys.slice(at, at + this.longest))
      if (found) {
        const { start } = itemAt(tokens, at)
        const { end } = itemAt(tokens, at + found.length - 1)
        text += line.slice(done, start)
        const standIn = this.standIn(found.word)
        const given = line.slice(start, end)
        spots.push({ word: found.word, start: text.length, text: standIn, given })
        text += standIn
        done = end
      }
      at += found?.length ?? 1
    }
    if (spots.length === 0) return line
    text += line.slice(done)
    const cut = text.length - text.trimStart().length
    const moved = spots.map((spot) => ({ ...spot, start: spot.start - cut }))
    this.lines.set(text.trim(), { given: line.trim(), spots: moved })
    return text
  }

  private wordAt(keys: readonly string[]) {
    for (let length = keys.length; length > 0; length--) {
      const word = this.byKey.get(keys.slice(0, length).join(' '))
      if (word) return { word, length }
    }
    return undefined
  }

  /** Returns a library name for the first food of a user-defined name, preferably a name with no other meaning. */
  private standIn({ foods }: OwnWord): string {
    const { id, names } = itemAt(foods, 0)
    const isRead = (name: string) => {
      const { certainty, ingredientId } = lookUp(this.library, name, this.language)
      return certainty === 'sure' && ingredientId === id
    }
    return names[this.language].find(isRead) ?? itemAt(names[this.language], 0)
  }

  /** Returns the recipe with its original lines, and with all foods that each user-defined name stands for. */
  restored(read: ParsedText): ParsedText {
    if (this.lines.size === 0) return read
    return {
      ...read,
      title: read.title === null ? null : this.given(read.title),
      items: this.restoredItems(read.items),
      skipped: read.skipped.map((one) => ({ ...one, line: this.given(one.line) })),
    }
  }

  restoredItems(items: readonly ParsedItem[]): readonly ParsedItem[] {
    const ofLine = Map.groupBy(items, ({ line }) => line)
    return [...ofLine].flatMap(([line, read]) => {
      const replaced = this.lines.get(line)
      return replaced ? this.ofLine(replaced, read) : read
    })
  }

  /** Puts the user-defined names back into a text in which they were replaced. */
  private given(text: string): string {
    const whole = this.lines.get(text.trim())
    if (whole) return whole.given
    const [line] = [...this.lines].find(([line]) => line.includes(text)) ?? []
    const { spots } = this.lines.get(line ?? '') ?? { spots: [] }
    return spots.reduce((all, spot) => all.replace(spot.text, spot.given), text)
  }

  private ofLine({ given: line, spots }: ReplacedLine, read: readonly ParsedItem[]) {
    const parts = partsAsGiven(itemAt(read, 0).parts, spots)
    const words = [...new Set(spots.map(({ word }) => word))]
    const wordOf = (id: string | null) => words.find(({ foods }) => foods[0]?.id === id)
    const found = new Set<OwnWord>()
    const items = read.flatMap((item) => {
      const or = item.or?.flatMap((side): readonly Alternative[] => {
        const word = wordOf(side.ingredientId)
        if (!word) return [side]
        found.add(word)
        return word.foods.map((food) => ({
          ...side,
          ingredientId: food.id,
          name: itemAt(food.names[this.language], 0),
          phrase: word.name,
        }))
      })
      const asGiven = { ...item, line, parts, ...(or ? { or } : {}) }
      const word = wordOf(item.ingredientId)
      if (!word) return [asGiven]
      found.add(word)
      return word.foods.map((food) => this.itemOf(asGiven, word, food))
    })
    // The words around a name may suppress its foods ("without my mix"). Such foods are added as optional items.
    const lost = words.filter((word) => !found.has(word))
    const hidden = lost.flatMap((word) =>
      word.foods.flatMap((food) =>
        parseItem(this.library, this.standIn({ name: word.name, foods: [food] }), this.language)
          .slice(0, 1)
          .map((item) => ({
            ...this.itemOf({ ...item, line, parts }, word, food),
            optional: true,
          })),
      ),
    )
    return [...items, ...hidden]
  }

  /** Returns the item for one of the foods that a user-defined name stands for. The amount is the total of them all. */
  private itemOf(
    { figures: _, brand: __, reason: ___, code: ____, ...item }: ParsedItem,
    { name: word, foods }: OwnWord,
    food: Ingredient,
  ): ParsedItem {
    const { amount, unit, reading } = item
    const name = itemAt(food.names[this.language], 0)
    const weighed = amount === null ? null : toGrams(this.library, food, amount, unit)
    const isWeighed = weighed !== null && 'grams' in weighed
    const why =
      reading === 'guess'
        ? ({ reason: REASONS.guess(name), code: 'GUESS' } as const)
        : weighed !== null && 'reason' in weighed
          ? { reason: textOf(weighed.reason), code: weighed.code }
          : {}
    return {
      ...item,
      ingredientId: food.id,
      name,
      grams: isWeighed ? round6(weighed.grams) : null,
      estimated: isWeighed && weighed.estimated,
      alternatives: [],
      phrase: word,
      known: { word, isShared: foods.length > 1 },
      ...why,
    }
  }
}

/** Restores user-defined names in the parts of a line. Each name is inserted where its replacement starts. */
function partsAsGiven(parts: readonly Part[], spots: readonly Spot[]): readonly Part[] {
  let at = 0
  return parts.map(({ role, text }) => {
    const [from, to] = [at, at + text.length]
    at = to
    const edits = spots.filter(({ start, text }) => start < to && start + text.length > from)
    const written = edits.toReversed().reduce((all, { start, text: standIn, given }) => {
      const [first, last] = [Math.max(start - from, 0), Math.min(start + standIn.length, to) - from]
      return `${all.slice(0, first)}${start >= from ? given : ''}${all.slice(last)}`
    }, text)
    return { role, text: written }
  })
}
