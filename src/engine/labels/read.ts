/** Reads the parts of a list and the words of a statement as foods, additives, or unknown words. */

import { itemAt, lastOf } from '../../domain/present.ts'
import { eachOf, type Steps } from '../../domain/steps.ts'
import { nameKey } from '../../language/fold.ts'
import { classOf, numbersIn } from './additives.ts'
import type { AllergenAt } from './allergen-words.ts'
import { foldedOf } from './clean.ts'
import { areSure, FoodNames, type ReadFood, sureFood, unread } from './food-rules.ts'
import { nameAt, plainAt } from './named.ts'
import type { Span } from './spans.ts'
import { piecesOf, type StatementWord, stretchesOf } from './statements.ts'
import type { Part } from './tree.ts'

export interface ReadPart {
  readonly part: Part
  /** Empty if the part adds no food: a class name, an added vitamin, words on farming. */
  readonly foods: readonly ReadFood[]
  /** The first additive number in the name; null if none. */
  readonly number: string | null
  /** Allergens that the words name; positions are relative to the name. */
  readonly named: readonly AllergenAt[]
  /** True if it only states the source or contents of the part around it: "Käse (Milch)". */
  readonly isNote: boolean
  /** Foods that a note names besides allergen words. */
  readonly declared: readonly DeclaredAt[]
  readonly children: readonly ReadPart[]
}

/** A food or unknown words in a statement, with their position in the statement. */
export interface DeclaredAt extends Span {
  readonly food: ReadFood
  /** True if allergen words cover all its contents: "nuts", "milk". */
  readonly isCovered: boolean
}

export class NameReader extends FoodNames {
  read(parts: readonly Part[]): Steps<readonly ReadPart[]> {
    return eachOf(parts, (part) => this.part(part))
  }

  private part(part: Part, parent?: ReadPart): ReadPart {
    const isNote = part.said !== 'ingredient'
    const bare: ReadPart = {
      part,
      foods: isNote ? [] : this.foodsOf(part, parent),
      number: numbersIn(part.name, part.class)[0]?.number ?? null,
      named: this.allergens(part.name),
      isNote,
      declared: isNote ? this.declared(part.name) : [],
      children: [],
    }
    const children = part.children.map((child) => this.part(child, bare))
    const [only] = children
    if (children.length !== 1 || !only || !this.isSource(bare, only)) return { ...bare, children }
    // Unknown words only describe it: "milk (from happy cows)".
    const declared = only.isNote
      ? only.declared
      : this.declared(only.part.name).filter(({ food }) => food.reading === 'sure' || food.isBrand)
    return { ...bare, children: [{ ...only, isNote: true, foods: [], declared }] }
  }

  /** "Käse (Milch)", "Lecithine (Soja)", "cod (fish)": an allergen word after a name that was read. */
  private isSource({ foods, part, number }: ReadPart, child: ReadPart): boolean {
    const isRead = part.name !== '' && foods.length > 0 && areSure(foods)
    const isPlain =
      child.number === null && child.children.length === 0 && child.part.share === null
    const { name } = child.part
    if (!isRead || !isPlain || child.named.length === 0 || name.split(' ').length > 4) return false
    // "Spices (pepper and celery)" contains both; "lecithins (soya and rape)" come from both.
    return (
      number !== null ||
      part.class !== null ||
      name.split(this.words.between).every((piece) => this.allergens(piece).length > 0)
    )
  }

  /** The foods that a statement names: "may contain traces of pesto and florble". */
  declared(text: string): readonly DeclaredAt[] {
    const found: DeclaredAt[] = []
    const isRead = (words: readonly StatementWord[]): boolean => {
      const span = { from: itemAt(words, 0).from, to: lastOf(words).to }
      const name = text.slice(span.from, span.to)
      const isOfClass = classOf(name, this.language)?.rest === ''
      const foods = isOfClass ? [] : this.foods({ name, class: null })
      const isWhole = words.every((word) => word.isOfStatements || word.isWhole)
      if (areSure(foods)) {
        const named = this.allergens(name).map((one) => one.food)
        for (const food of foods) {
          const isCovered = isWhole || named.includes(food.ingredientId ?? '')
          found.push({ ...span, food, isCovered })
        }
        return true
      }
      // "Crunchy Nut", "Bourbon creams": the separate words are other foods.
      const isMore = !isWhole && words.length > 1
      const isOne = this.isName(nameKey(name)) && (isMore || this.isBrandName(name))
      if (isOne) found.push({ ...span, food: { ...unread(name), isBrand: true }, isCovered: false })
      return isOne || words.every((word) => word.isOfStatements || word.isAllergen)
    }
    const isName = (words: string) => this.isName(nameKey(words))
    for (const words of stretchesOf(text, this.language, isName)) {
      if (isRead(words)) continue
      for (const piece of piecesOf(words)) {
        if (!isRead(piece)) found.push(...this.scanned(text, piece))
      }
    }
    return found
  }

  /** Finds names in words that are not one name; words that are neither a name, an allergen word nor plain are unread. */
  private scanned(text: string, words: readonly StatementWord[]): readonly DeclaredAt[] {
    const { library, language } = this
    const keys = words.map(({ from, to }) => nameKey(text.slice(from, to)))
    const found: DeclaredAt[] = []
    for (let at = 0; at < words.length; ) {
      const { from, isAllergen, isWhole } = itemAt(words, at)
      const name = nameAt(library, text, words, at, language)
      const plain = plainAt(library, keys, at, language)
      const count = Math.max(name?.count ?? 0, plain, 1)
      const { to } = itemAt(words, Math.min(at + count, words.length) - 1)
      if (name && name.count > plain) {
        const food = sureFood(name.ingredientId, text.slice(from, to))
        found.push({ food, isCovered: isWhole && count === 1, from, to })
      } else if (plain === 0 && !isAllergen) {
        found.push({ food: unread(text.slice(from, to)), isCovered: false, from, to })
      }
      at += count
    }
    return found
  }

  private foodsOf(part: Part, around: ReadPart | undefined): readonly ReadFood[] {
    const foods = this.foods(part, around)
    if (!this.words.fullyRefined.test(foldedOf(part.name))) return foods
    return foods.map((food) =>
      food.ingredientId === 'soybean-oil'
        ? { ...food, isExempt: true, item: { ...food.item, without: ['soy'] } }
        : food,
    )
  }
}
