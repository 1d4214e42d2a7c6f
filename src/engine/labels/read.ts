/** Reads list parts and statement words as foods, additives, or unknown words. */

import { itemAt, lastOf } from '../../domain/present.ts'
import type { Contains } from '../../domain/profiles.ts'
import { EU_ALLERGENS } from '../../domain/restrictions.ts'
import { eachOf, type Steps } from '../../domain/steps.ts'
import { foldLetters, nameKey } from '../../language/fold.ts'
import { contained } from '../compatibility/letters.ts'
import { classOf, numbersIn } from './additives.ts'
import type { AllergenAt } from './allergen-words.ts'
import { areFoods, areSure, FoodNames, type ReadFood, unread } from './food-rules.ts'
import { LONGEST_NAME, plainAt } from './named.ts'
import type { Span } from './spans.ts'
import { runsOf, type StatementWord } from './statements.ts'
import type { Part } from './tree.ts'

export interface ReadPart {
  readonly part: Part
  /** The foods of the part. Empty if the part is a class name, an added vitamin, or words about farming. */
  readonly foods: readonly ReadFood[]
  /** The first additive number in the name; null if there is none. */
  readonly number: string | null
  /** Allergens that the words name. Their positions are relative to the name. */
  readonly allergens: readonly AllergenAt[]
  /** True if the part only states what its parent contains or comes from: "Käse (Milch)". */
  readonly isNote: boolean
  /** Foods that a note names in addition to its allergen words. */
  readonly declared: readonly DeclaredAt[]
  readonly children: readonly ReadPart[]
}

/** A food or unknown words in a statement, and their position in the statement. */
export interface DeclaredAt extends Span {
  readonly food: ReadFood
  /** True if the allergen words already name all EU allergens of the food, as "nuts" and "milk" do. */
  readonly isCovered: boolean
}

export class NameReader extends FoodNames {
  read(parts: readonly Part[]): Steps<readonly ReadPart[]> {
    return eachOf(parts, (part) => this.part(part))
  }

  private part(part: Part, parent?: ReadPart): ReadPart {
    const isNote = part.role !== 'ingredient'
    const bare: ReadPart = {
      part,
      foods: isNote ? [] : this.foodsOf(part, parent),
      number: numbersIn(part.name, part.class)[0]?.number ?? null,
      allergens: this.allergens(part.name),
      isNote,
      declared: isNote ? this.declared(part.name) : [],
      children: [],
    }
    const children = part.children.map((child) => this.part(child, bare))
    const [only] = children
    if (children.length !== 1 || !only || !this.isSource(bare, only)) return { ...bare, children }
    // Unknown words in a note only describe the food, as in "milk (from happy cows)".
    const declared = only.isNote
      ? only.declared
      : this.declared(only.part.name).filter(({ food }) => food.reading === 'sure' || food.isBrand)
    return { ...bare, children: [{ ...only, isNote: true, foods: [], declared }] }
  }

  /** True if an allergen word only explains the name before it: "Käse (Milch)", "Lecithine (Soja)", "cod (fish)". */
  private isSource({ foods, part, number }: ReadPart, child: ReadPart): boolean {
    const isRead = part.name !== '' && areFoods(foods)
    const isPlain =
      child.number === null && child.children.length === 0 && child.part.share === null
    const { name } = child.part
    if (!isRead || !isPlain || child.allergens.length === 0 || name.split(' ').length > 4)
      return false
    // "Spices (pepper and celery)" contain both foods, whereas "lecithins (soya and rape)" come from both.
    return (
      number !== null ||
      part.class !== null ||
      name.split(this.words.between).every((piece) => this.allergens(piece).length > 0)
    )
  }

  /** The foods and unknown words of a statement, such as "may contain traces of pesto and florble". */
  declared(text: string): readonly DeclaredAt[] {
    const found: DeclaredAt[] = []
    for (const words of runsOf(text, this.language)) {
      const keys = words.map(({ from, to }) => nameKey(text.slice(from, to)))
      for (let at = 0; at < words.length; ) {
        const word = itemAt(words, at)
        const plain = this.plainWordsAt(word, keys, at)
        const name = this.declaredAt(text, words.slice(at, at + LONGEST_NAME + 1), plain)
        const isUnread = !name && plain === 0 && !word.isAllergen
        found.push(...(name?.found ?? (isUnread ? [unreadAt(text, word)] : [])))
        at += name?.count ?? Math.max(plain, 1)
      }
    }
    return found
  }

  /** The number of words from `at` on that name no food. */
  private plainWordsAt(
    { isLetter, isOfStatements }: StatementWord,
    keys: readonly string[],
    at: number,
  ) {
    if (isLetter) return 0
    return isOfStatements ? 1 : plainAt(this.library, keys, at, this.language)
  }

  /** Finds the longest name at the start of `words`. Part of a phrase counts only with more than `plain` words. */
  private declaredAt(text: string, words: readonly StatementWord[], plain: number) {
    for (let count = Math.min(words.length, LONGEST_NAME); count > 0; count--) {
      const covered = words.slice(0, count)
      // All words up to the next word that is typical of statements are read as one name, even if that name is unknown.
      const isPiece =
        words[count]?.isOfStatements !== false && !covered.some((word) => word.isOfStatements)
      const span = { from: itemAt(words, 0).from, to: lastOf(covered).to }
      const name = text.slice(span.from, span.to)
      const isName = this.isName(nameKey(name))
      if (!isPiece && (!isName || count <= plain)) continue
      const foods =
        classOf(name, this.language)?.rest === '' ? [] : this.foods({ name, class: null })
      const isWhole = covered.every((word) => word.isOfStatements || word.isWhole)
      if (areSure(foods)) {
        const named = this.allergens(name)
        // As a word, "gianduja" implies only hazelnuts, but the product also contains soya lecithin.
        const holdsOnly = (food: ReadFood) =>
          EU_ALLERGENS.every(
            (entry) =>
              named.some((one) => one.entry === entry) ||
              !MAY_HOLD.has(contained(this.library, food.item, entry)),
          )
        const isCovered = (food: ReadFood) =>
          (isWhole && holdsOnly(food)) || named.some((one) => one.food === food.ingredientId)
        return {
          count,
          found: foods.map((food) => ({ ...span, food, isCovered: isCovered(food) })),
        }
      }
      // Read separately, the words would be other foods: "Crunchy Nut", "Bourbon creams".
      if (isName && ((count > 1 && !isWhole) || this.isBrandName(name)))
        return { count, found: [unreadAt(text, span, true)] }
    }
    return undefined
  }

  private foodsOf(part: Part, around: ReadPart | undefined): readonly ReadFood[] {
    // An unnamed additive may contain an allergen.
    if (part.isUnnamed && around === undefined) return [unread(part.whole ?? '')]
    const foods = this.foods(part, around)
    if (!this.words.fullyRefined.test(foldLetters(part.name))) return foods
    return foods.map((food) =>
      food.ingredientId === 'soybean-oil'
        ? { ...food, isExempt: true, item: { ...food.item, without: ['soy'] } }
        : food,
    )
  }
}

const MAY_HOLD: ReadonlySet<Contains> = new Set(['yes', 'unknown'])

/** Unknown words, and their position in the text. */
export const unreadAt = (text: string, { from, to }: Span, isBrand = false): DeclaredAt => ({
  from,
  to,
  food: { ...unread(text.slice(from, to)), ...(isBrand ? { isBrand } : {}) },
  isCovered: false,
})
