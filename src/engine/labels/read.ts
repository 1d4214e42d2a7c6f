/** Reads the names of a list: each part becomes foods, an additive, or words that nobody could read. */

import type { AdditiveClass } from '../../domain/additives.ts'
import { BoundedCache } from '../../domain/bounded-cache.ts'
import type { Language } from '../../domain/languages.ts'
import { itemAt, lastOf } from '../../domain/present.ts'
import type { Certainty } from '../../domain/reading.ts'
import type { ParsedItem } from '../../domain/shapes/recipes.ts'
import { eachOf, type Steps } from '../../domain/steps.ts'
import { nameKey } from '../../language/fold.ts'
import { LABEL_WORDS } from '../../language/label-languages.ts'
import { CULTURES, STRAIN } from '../../language/strains.ts'
import { isBrand, type Library } from '../../library/library.ts'
import type { ListItem } from '../compatibility/items.ts'
import { contained } from '../compatibility/letters.ts'
import { listItem } from '../compatibility/read-list.ts'
import { parseItem } from '../parse.ts'
import { readFood } from '../reading/food.ts'
import { bareNumber, type NumberAt, numbersIn } from './additives.ts'
import { type AllergenAt, allergensIn } from './allergen-words.ts'
import { foldedOf } from './clean.ts'
import { nameAt, plainAt } from './named.ts'
import type { Span } from './spans.ts'
import { piecesOf, type StatementWord, stretchesOf } from './statements.ts'
import { classOf, type Part } from './tree.ts'

/** A food of a part, with how surely it was read. */
export interface ReadFood {
  /** Without its amount. */
  readonly item: ListItem
  /** null where nobody knows what it is. */
  readonly ingredientId: string | null
  readonly name: string
  readonly reading: Certainty
  readonly confidence: number
  /** How many grams of the food one gram stands for. */
  readonly times?: number
  /** Whether its words say that it is of no animal, though others of its name are. */
  readonly isOfPlants?: boolean
  /** An oil of soya that need not be declared (EU Annex II). */
  readonly isExempt?: boolean
  /** A product with a name of its own, which accuses with what is typically in it. */
  readonly isBrand?: boolean
}

type Named = Pick<Part, 'name' | 'whole' | 'class' | 'isCut'>

/** Vegetables lose about nine tenths of their weight, milk seven eighths; the upper end counts. */
const CONCENTRATED = 10

export interface ReadPart {
  readonly part: Part
  /** Empty for what brings in nothing of its own: a class name, an added vitamin, words on how it was grown. */
  readonly foods: readonly ReadFood[]
  /** The number of an additive, as it is written. */
  readonly number: string | null
  readonly class: AdditiveClass | null
  /** Allergens that the words name, in the places of the name. */
  readonly named: readonly AllergenAt[]
  /** Whether it only says what the part around it is of, or contains: "Käse (Milch)". */
  readonly isNote: boolean
  /** What the words of a note name beside the words for allergens. */
  readonly declared: readonly DeclaredAt[]
  readonly children: readonly ReadPart[]
}

/** A food that a statement names, or words of it that nobody could read, with its place in the statement. */
export interface DeclaredAt extends Span {
  readonly food: ReadFood
  /** Whether words for allergens tell all that it holds: "nuts", "milk". */
  readonly isTold: boolean
}

const MOST_KEPT = 2_000
const kept = new WeakMap<Library, BoundedCache<readonly ReadFood[]>>()
/** By language and name. */
const allergensNamed = new BoundedCache<readonly AllergenAt[]>(MOST_KEPT)

export class NameReader {
  constructor(
    private readonly library: Library,
    private readonly language: Language,
  ) {}

  read(parts: readonly Part[]): Steps<readonly ReadPart[]> {
    return eachOf(parts, (part) => this.part(part, undefined))
  }

  private part(part: Part, parent: ReadPart | undefined): ReadPart {
    const named = this.namedIn(part.name)
    const numbers = this.numbersOf(part)
    const number = numbers[0]?.number ?? null
    const foods = part.said === 'ingredient' ? this.foodsOf(part, parent, numbers, named) : []
    const bare: ReadPart = {
      part,
      foods,
      number,
      class: part.class,
      named,
      isNote: part.said !== 'ingredient',
      declared: part.said === 'ingredient' ? [] : this.declared(part.name),
      children: [],
    }
    const children = part.children.map((child) => this.part(child, bare))
    const [only] = children
    if (children.length === 1 && only && this.isSource(bare, only)) {
      // Words that nobody knows only describe it: "milk (from happy cows)".
      const declared = only.isNote
        ? only.declared
        : this.declared(only.part.name).filter(
            ({ food }) => food.reading === 'sure' || food.isBrand,
          )
      return { ...bare, children: [{ ...only, isNote: true, foods: [], declared }] }
    }
    return { ...bare, children }
  }

  /** "Käse (Milch)", "Lecithine (Soja)", "cod (fish)": one word for an allergen behind a name that was read. */
  private isSource({ foods, part, number, class: cls }: ReadPart, child: ReadPart): boolean {
    const isRead = foods.length > 0 && foods.every(({ reading }) => reading === 'sure')
    if (!isRead || part.name === '') return false
    if (child.number !== null || child.children.length > 0 || child.part.share !== null)
      return false
    const words = foldedOf(child.part.name).split(' ').filter(Boolean)
    if (child.named.length === 0 || words.length > 4) return false
    // "Spices (pepper and celery)" holds both; "lecithins (soya and rape)" is of both.
    const pieces = child.part.name.split(LABEL_WORDS[this.language].between)
    return (
      number !== null ||
      cls !== null ||
      pieces.every((piece) => allergensIn(foldedOf(piece), this.language).length > 0)
    )
  }

  /** What a statement names: "may contain traces of pesto and florble". */
  declared(text: string): readonly DeclaredAt[] {
    const found: DeclaredAt[] = []
    const isRead = (words: readonly StatementWord[]): boolean => {
      const { from, to } = { from: itemAt(words, 0).from, to: lastOf(words).to }
      const name = text.slice(from, to)
      const foods = this.foodsNamed(name)
      const isWhole = words.every((word) => word.isOfStatements || word.isWhole)
      if (!foods.every(({ reading }) => reading === 'sure')) {
        // "Crunchy Nut", "Bourbon creams": its words by themselves are other foods.
        const hits = this.library.named(nameKey(name))
        const isBrand = this.isBrandName(name)
        const isOne = hits.length > 0 && (isBrand || (!isWhole && words.length > 1))
        if (isOne) found.push({ food: { ...unread(name), isBrand: true }, isTold: false, from, to })
        if (isOne) return true
        return words.every((word) => word.isOfStatements || word.isAllergen)
      }
      const standing = this.namedIn(name).map((one) => one.food)
      for (const food of foods) {
        const isTold = isWhole || standing.includes(food.ingredientId ?? '')
        found.push({ food, isTold, from, to })
      }
      return true
    }
    const isName = (words: string) => this.library.named(nameKey(words)).length > 0
    for (const words of stretchesOf(text, this.language, isName)) {
      if (isRead(words)) continue
      for (const piece of piecesOf(words)) {
        if (!isRead(piece)) found.push(...this.scanned(text, piece))
      }
    }
    return found
  }

  /** "Eggo" is no egg. */
  private isBrandName(name: string): boolean {
    const hits = this.library.named(nameKey(name))
    return hits.some(({ ingredientId }) => isBrand(this.library, ingredientId))
  }

  private foodsNamed(name: string): readonly ReadFood[] {
    const { class: cls = null, rest = name } = classOf(name, this.language) ?? {}
    if (cls !== null && rest === '') return []
    const part = { name, class: null }
    return this.foods(part, undefined, numbersIn(foldedOf(name)), this.namedIn(name))
  }

  /** The names among words that are none together; what is no name, no word for an allergen and no plain word was not read. */
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
        found.push({ food, isTold: isWhole && count === 1, from, to })
      } else if (plain === 0 && !isAllergen) {
        found.push({ food: unread(text.slice(from, to)), isTold: false, from, to })
      }
      at += count
    }
    return found
  }

  private namedIn(name: string): readonly AllergenAt[] {
    const make = () => allergensIn(foldedOf(name), this.language)
    return allergensNamed.get(`${this.language} ${name}`, make)
  }

  private numbersOf({ name, class: cls }: Part): readonly NumberAt[] {
    const folded = foldedOf(name)
    const bare = cls === null ? undefined : bareNumber(folded)
    return bare ? [bare] : numbersIn(folded)
  }

  /** Packages list the same names. */
  private foodsOf(
    part: Part,
    parent: ReadPart | undefined,
    numbers: readonly NumberAt[],
    named: readonly AllergenAt[],
  ): readonly ReadFood[] {
    const known = kept.get(this.library) ?? new BoundedCache<readonly ReadFood[]>(MOST_KEPT)
    kept.set(this.library, known)
    const cut = part.isCut ? '.' : ''
    const key = `${this.language} ${part.class ?? ''} ${part.whole ?? ''} ${part.name}${cut} < ${parent?.part.name ?? ''}`
    return known.get(key, () =>
      this.foods(part, parent, numbers, named).map((food) => this.exempt(food, part.name)),
    )
  }

  private foods(
    part: Named,
    parent: ReadPart | undefined,
    numbers: readonly NumberAt[],
    named: readonly AllergenAt[],
  ): readonly ReadFood[] {
    const foods = this.foodsAsOne(part, parent, numbers, named)
    if (!foods.every(({ reading }) => reading === 'sure')) return foods
    const isWritten = this.library.named(nameKey(part.name)).length > 0
    const isGlued = numbers.length === 0 && GLUED.test(part.name) && !isWritten
    if (part.isCut || isGlued) return foods.map((food) => guessOf(food, part.name))
    return this.parted(part, foods) ?? foods
  }

  /** "Coconut & milk" is each of them, and not the one that has the words side by side. */
  private parted(part: Named, foods: readonly ReadFood[]): readonly ReadFood[] | undefined {
    const pieces = part.name.split(SIGNS)
    if (pieces.length <= foods.length || foods.length === 0) return undefined
    const read = pieces.map((name) =>
      this.foodsAsOne({ name, class: part.class }, undefined, [], this.namedIn(name)),
    )
    const isSure = (list: readonly ReadFood[]) =>
      list.length > 0 && list.every(({ reading }) => reading === 'sure')
    return read.every(isSure) ? read.flat() : undefined
  }

  private foodsAsOne(
    part: Named,
    parent: ReadPart | undefined,
    numbers: readonly NumberAt[],
    named: readonly AllergenAt[],
  ): readonly ReadFood[] {
    const { library, language } = this
    if (part.name === '') return []
    const folded = foldedOf(part.name)
    if (numbers.length > 0) return this.numbered(part, parent, numbers)
    const bare = this.withoutPlace(tidy(blank(part.name, folded, LABEL_WORDS[language].fillers)))
    if (this.isClaim(folded)) return []
    if (parent && named.length === 0 && this.isAside(folded, parent)) return []
    const told = this.told(bare, part, parent) ?? this.joined(bare, part, parent)
    if (told) return told
    const items = parseItem(library, bare, language)
    const readings = [
      items,
      ...(bare === part.name ? [] : [parseItem(library, part.name, language)]),
    ]
    const parsed = readings.find(
      (list) => list.length > 0 && list.every(({ reading }) => reading === 'sure'),
    )
    if (parsed) return parsed.map(foodOfItem)
    const formed =
      this.ofForm(bare, named) ?? (named.length === 0 ? this.ofOrigin(bare) : undefined)
    if (formed) return [this.ofPlants(formed, part.name)]
    const inside = this.within(part, bare, parent) ?? this.flavour(folded, part.name, named)
    if (inside) return inside
    const [only] = this.isBrandName(part.name) ? [] : named
    if (only?.isWhole && only.to - only.from === folded.length && library.ingredient(only.food)) {
      return [sureFood(only.food, part.name)]
    }
    if (parent && named.length === 0 && this.isOfFish(parent) && isScientific(part.name)) return []
    return this.guess(bare, named, items)
  }

  /** What the words surely are: one food, or nothing that is eaten for itself. */
  private told(
    bare: string,
    { name, whole, class: cls }: Named,
    parent: ReadPart | undefined,
  ): readonly ReadFood[] | undefined {
    // "Colour (riboflavin)" is an additive, and no vitamin that was added.
    if (bare === '') return []
    if (LABEL_WORDS[this.language].nutrients.test(nameKey(name))) {
      const food = cls === null ? undefined : this.sure(name)
      const additive = food && this.library.ingredient(food.item.ingredientId)?.additive
      return food && cls && additive?.classes.includes(cls) ? [food] : []
    }
    const tries = [
      ...(whole !== undefined && this.library.named(nameKey(whole)).length > 0 ? [whole] : []),
      ...this.asAdditive(bare),
      name,
      ...(bare === name ? [] : [bare]),
      ...this.withHead(bare, parent),
    ]
    if (cls === 'colour' && ANNATTO.test(nameKey(bare))) return [sureFood(ANNATTO_COLOUR, name)]
    const kind = this.library.named(nameKey(name)).length > 0 ? undefined : this.ofKind(bare)
    if (kind) return [kind]
    for (const one of tries) {
      const food = this.sure(one)
      if (food) return [this.ofPlants(food, name)]
    }
    return LABEL_WORDS[this.language].compounds.test(nameKey(name)) ? [] : undefined
  }

  /** "Lactobacillus casei", "sunflower fibre": what the words are without being a name of their own. */
  private ofKind(name: string): ReadFood | undefined {
    const folded = foldedOf(name)
    const isOne = ([pattern]: readonly [RegExp, string]) => {
      const [whole, caught] = pattern.exec(folded) ?? []
      return whole !== undefined && (caught === undefined || this.isPlainFood(caught))
    }
    const id = STRAIN.test(nameKey(name))
      ? CULTURES
      : LABEL_WORDS[this.language].kinds.find(isOne)?.[1]
    return id !== undefined && this.library.ingredient(id) ? sureFood(id, name) : undefined
  }

  private isPlainFood(name: string): boolean {
    return allergensIn(name, this.language).length === 0 && this.sure(name) !== undefined
  }

  /** "Palm und Raps", "iron and zinc": each of them, where each is told. */
  private joined(
    name: string,
    part: Named,
    parent: ReadPart | undefined,
  ): readonly ReadFood[] | undefined {
    const pieces = name.split(LABEL_WORDS[this.language].between)
    if (pieces.length === 1) return undefined
    const tell = (piece: string) => this.told(piece, { name: piece, class: part.class }, parent)
    const last = lastOf(pieces).trim()
    // "Carrot and blackcurrant concentrate", "concentrado de zanahoria y grosella".
    const [, end = ''] = /( \S+)$/.exec(last) ?? []
    const [head = ''] = /^\S+ de /.exec(name) ?? []
    const told = pieces.map((piece, at) => {
      const own = piece.trim()
      return tell(own) ?? (at === pieces.length - 1 ? tell(head + own) : tell(own + end))
    })
    return told.every((one) => one !== undefined) ? told.flat() : undefined
  }

  /** "Vegetable glycerine": an additive that may be of animals, and is not. */
  private ofPlants(food: ReadFood, name: string): ReadFood {
    const isOfPlants = LABEL_WORDS[this.language].plant.test(foldedOf(name))
    if (!isOfPlants || this.library.ingredient(food.item.ingredientId)?.additive == null)
      return food
    return { ...food, isOfPlants: true }
  }

  private exempt(food: ReadFood, name: string): ReadFood {
    if (food.ingredientId !== 'soybean-oil') return food
    if (!LABEL_WORDS[this.language].fullyRefined.test(foldedOf(name))) return food
    return { ...food, isExempt: true, item: { ...food.item, without: ['soy'] } }
  }

  /** "Glutenfrei" in the list itself. */
  private isClaim(folded: string): boolean {
    const { free, statements } = LABEL_WORDS[this.language]
    const isDiet = !folded.includes(' ') && statements.freeFrom.test(folded)
    const rest = folded.replace(free, '').replace(statements.freeFrom, '')
    return isDiet || rest.trim() === ''
  }

  /** "Palm oil (RSPO)", "pepper (black)", "propionate (to retard spoilage)": a bracket that only describes its food. */
  private isAside(folded: string, { foods }: ReadPart): boolean {
    if (foods.length === 0 || foods.some(({ reading }) => reading !== 'sure')) return false
    const { purposes, givers, animals } = LABEL_WORDS[this.language]
    if (givers.test(folded) && foods.some((food) => this.isGiven(food))) return true
    if (animals.test(folded) || this.sure(folded)) return false
    if (purposes.test(folded)) return true
    const words = nameKey(folded.replace(asidesOf(this.language), ' '))
      .split(' ')
      .filter(Boolean)
    if (words.length === 0) return true
    const { isEmpty, isPlain, claims } = readFood(this.library, words, this.language)
    return isEmpty && isPlain && claims.length === 0
  }

  /** "Sal marina de Portugal". */
  private withoutPlace(name: string): string {
    const at = placeOf(this.language).exec(foldedOf(name))?.index ?? -1
    return at > 0 ? name.slice(0, at) : name
  }

  private isGiven({ ingredientId }: ReadFood): boolean {
    const sources = this.library.ingredient(ingredientId ?? '')?.animalSources ?? []
    return sources.includes('milk') || sources.includes('egg')
  }

  /** Only fish and seafood carry the name of their species. */
  private isOfFish({ foods }: ReadPart): boolean {
    return foods.some(
      ({ ingredientId, reading }) =>
        reading === 'sure' &&
        ingredientId !== null &&
        this.library.ingredient(ingredientId)?.category === 'fish-and-seafood',
    )
  }

  /** One name of the library, every word of which is accounted for. */
  private sure(name: string): ReadFood | undefined {
    const words = nameKey(name).split(' ').filter(Boolean)
    const { certainty, candidates, claims } = readFood(this.library, words, this.language)
    const [first] = candidates
    if (certainty !== 'sure' || !first || claims.length > 0) return undefined
    return {
      item: { ingredientId: first.ingredientId },
      ingredientId: first.ingredientId,
      name: first.name,
      reading: 'sure',
      confidence: first.confidence,
    }
  }

  /** "Käsepulver", "grape juice concentrate": the food, of which a gram holds several. */
  private ofForm(name: string, named: readonly AllergenAt[]): ReadFood | undefined {
    const { forms, origins } = LABEL_WORDS[this.language]
    const text = name.toLowerCase()
    const plain = text.replace(origins, '')
    const tries = [...forms.map((form) => form.exec(text)?.[1]), plain === text ? undefined : plain]
    for (const [at, tried] of tries.entries()) {
      const food = tried && (this.sure(tried) ?? this.sure(`${tried}e`) ?? this.inner(tried))
      // "Hühnereiweiß" is no hen: a form loses no allergen that the words name.
      const isAll =
        food && named.every(({ entry }) => contained(this.library, food.item, entry) !== 'no')
      if (food && isAll) return at < forms.length ? { ...food, times: CONCENTRATED } : food
    }
    return undefined
  }

  /** "Glukosesirup aus Mais": what it is of was read too, and names no allergen. */
  private ofOrigin(name: string): ReadFood | undefined {
    const [head, origin, ...more] = name.split(LABEL_WORDS[this.language].from)
    if (!head || !origin || more.length > 0 || !this.sure(origin)) return undefined
    return this.sure(head)
  }

  /** "Joghurt aus Magermilch": the food and what it is of, where that names nothing new. "Im Schweinedarm": what stands behind it. */
  private within(
    part: Named,
    bare: string,
    parent: ReadPart | undefined,
  ): readonly ReadFood[] | undefined {
    const { from, within } = LABEL_WORDS[this.language]
    // Not by their lengths: the small letter of İ is longer than İ.
    const low = bare.toLowerCase()
    const inner = low.replace(within, '')
    const pieces = inner === low ? bare.split(from) : [inner]
    if (pieces.length > 2 || (pieces.length === 1 && inner === low)) return undefined
    const read = pieces.map((piece) => {
      const name = piece.trim()
      return this.foods({ ...part, name }, parent, [], allergensIn(foldedOf(name), this.language))
    })
    const isSure = read.every(
      (foods) => foods.length > 0 && foods.every(({ reading }) => reading === 'sure'),
    )
    const [head, origin] = read
    if (!isSure || !head) return undefined
    return origin && head.some(({ ingredientId }) => OF_WHEAT.has(ingredientId ?? ''))
      ? head
      : read.flat()
  }

  /** "Aroma natural de limón": a flavouring is one, whatever it tastes of. */
  private flavour(
    folded: string,
    name: string,
    named: readonly AllergenAt[],
  ): readonly ReadFood[] | undefined {
    const isFlavour = named.length === 0 && LABEL_WORDS[this.language].flavours.test(folded)
    return isFlavour && this.library.ingredient(FLAVOURING)
      ? [sureFood(FLAVOURING, name)]
      : undefined
  }

  /** "Vollkornhirse", "Käsepulver aus …": one step further in. */
  private inner(name: string): ReadFood | undefined {
    const { forms } = LABEL_WORDS[this.language]
    const tried = forms.map((form) => form.exec(name)?.[1]).find((one) => one !== undefined)
    return tried === undefined ? undefined : this.sure(tried)
  }

  /** On a package the name is that of an additive, though it is of a food in the kitchen: lecithin may be of anything. */
  private asAdditive(name: string): readonly string[] {
    return [name, `${name}e`, `${name}s`].filter((one) => {
      const hits = this.library.named(nameKey(one))
      return hits.some(
        ({ ingredientId, lang }) =>
          lang === this.language && this.library.ingredient(ingredientId)?.category === 'additives',
      )
    })
  }

  /** "Pflanzliche Öle (Palm, Raps)", "vegetable oils (palm)": the head of what stands around it belongs to each. */
  private withHead(name: string, parent: ReadPart | undefined): readonly string[] {
    if (!parent || name.includes(' ')) return []
    const around = foldedOf(parent.part.name)
    return LABEL_WORDS[this.language].heads
      .filter(([pattern]) => pattern.test(around))
      .flatMap(([, templates]) => templates.map((template) => template.replace('~', name)))
  }

  /** "Sojalecithin und E 471": the numbers, and what the words beside them are. */
  private numbered(
    part: Named,
    parent: ReadPart | undefined,
    numbers: readonly NumberAt[],
  ): readonly ReadFood[] {
    // The same number again is the same additive.
    const byId = new Map<string | null, ReadFood>()
    for (const { number, form } of numbers) {
      const key = number.toLowerCase()
      const hit = this.library.named(`${key}${form}`)[0] ?? this.library.named(key)[0]
      const food = hit ? sureFood(hit.ingredientId, hit.name) : unread(part.name)
      byId.set(food.ingredientId, byId.get(food.ingredientId) ?? food)
    }
    const foods = [...byId.values()]
    const rest = numbers.reduceRight(
      (text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`,
      part.name,
    )
    const { and } = LABEL_WORDS[this.language]
    const name = tidy(tidy(rest).replace(and, '').replace(HANGING, ''))
    if (!/\p{L}{2}/u.test(name)) return foods
    const named = allergensIn(foldedOf(name), this.language)
    const beside = this.foods({ ...part, name }, parent, [], named)
    const isRead = beside.every(({ reading }) => reading === 'sure')
    // Words that nobody reads are most likely the name of the additive; those of an allergen are told as such.
    if (!isRead) return named.length > 0 ? [...foods, unread(part.name)] : foods
    const told = new Set(foods.map(({ ingredientId }) => ingredientId))
    return [...foods, ...beside.filter(({ ingredientId }) => !told.has(ingredientId))]
  }

  /** What may be meant; where its words name allergens, those are told and not what else it may be. */
  private guess(
    name: string,
    named: readonly AllergenAt[],
    items: readonly ParsedItem[],
  ): readonly ReadFood[] {
    const { library, language } = this
    const words = nameKey(name).split(' ').filter(Boolean)
    const { candidates, certainty } = readFood(library, words, language)
    // What a brand typically holds is more than what its words name.
    if (items.some(({ brand }) => brand !== undefined)) {
      return items.map((item) => ({ ...foodOfItem(item), isBrand: true }))
    }
    const isSlip = certainty === 'guess' && candidates[0]?.misspelt === true
    if (named.length > 0 || isSlip) return [unread(name)]
    const known = items.filter(({ ingredientId }) => ingredientId !== null)
    // "Sheabutter", "Schafsaitling": the end of a word alone says too little.
    if (known.some(({ confidence }) => confidence <= ENDING_ALONE)) return [unread(name)]
    if (known.length === 0) return [unread(name)]
    return items.map(foodOfItem)
  }
}

const places: Partial<Record<Language, RegExp>> = {}

function placeOf(language: Language): RegExp {
  const { places: names, fromPlace } = LABEL_WORDS[language]
  places[language] ??= new RegExp(`${fromPlace} (?:${names})$`)
  return places[language]
}

const asides: Partial<Record<Language, RegExp>> = {}

function asidesOf(language: Language): RegExp {
  const { places, seals } = LABEL_WORDS[language]
  asides[language] ??= new RegExp(`(?<![a-z0-9])(?:${places}|${seals})(?![a-z0-9])`, 'g')
  return asides[language]
}

/** "Colour: annatto" is what is won of the seed, which is a spice too ("achiote"). */
const ANNATTO = /^annatt?os?$/
const ANNATTO_COLOUR = 'annatto-colour'

/** Of which kind a flavouring is that the library does not name. */
const FLAVOURING = 'flavouring'

/** Wheat-based glucose syrups and maltodextrins need not be declared (EU Annex II). */
export const OF_WHEAT: ReadonlySet<string> = new Set(['glucose-syrup', 'glucose', 'maltodextrin'])

function foodOfItem(item: ParsedItem): ReadFood {
  const { amount: _, unit: __, or, ...rest } = listItem(item)
  const sides = or?.map(({ amount: ___, unit: ____, ...side }) => side)
  return {
    item: { ...rest, ...(sides ? { or: sides } : {}) },
    ingredientId: item.ingredientId,
    name: item.name,
    reading: item.reading,
    confidence: item.confidence,
  }
}

const sureFood = (ingredientId: string, name: string): ReadFood => ({
  item: { ingredientId },
  ingredientId,
  name,
  reading: 'sure',
  confidence: 1,
})

const SIGNS = /\s*[&+/]\s*/

/** "100gpeanut butter", "5oja": figures among the letters of a word, which are no amount. */
const GLUED =
  /(?<![\p{L}\d.,-])\d[\d.,]*(?!(?:kcal|kj|[mk]?g|mcg|[cdm]?l|oz|lb|x|er|th|nd|st|rd)(?!\p{L}))\p{L}|\p{L}\d+\p{L}/iu

/** As sure as a misspelt word makes. */
const HALF_READ = 0.6

function guessOf(food: ReadFood, words: string): ReadFood {
  const { item, name } = food
  const guess = { words, name, confidence: HALF_READ }
  return { ...food, reading: 'guess', confidence: HALF_READ, item: { ...item, guess } }
}

/** As sure as the end of a German compound makes. */
const ENDING_ALONE = 0.55

const unread = (name: string): ReadFood => ({
  item: { ingredientId: name, isUnread: true },
  ingredientId: null,
  name,
  reading: 'none',
  confidence: 0,
})

function blank(text: string, folded: string, pattern: RegExp): string {
  let rest = text
  for (const match of folded.matchAll(pattern)) {
    const { index } = match
    const { length } = match[0]
    rest = `${rest.slice(0, index)}${' '.repeat(length)}${rest.slice(index + length)}`
  }
  return rest
}

/** What is left of "lecithins and E 471" behind the number that was taken out. */
const HANGING = new RegExp(
  String.raw`(?:[\s/&+:=-]|\s(?:${Object.values(LABEL_WORDS)
    .map(({ joints }) => joints)
    .join('|')}))+$`,
  'i',
)

const tidy = (text: string) => text.replace(/\s+/g, ' ').replace(/^[\s,.-]+|[\s,.-]+$/g, '')

/** "Katsuwonus pelamis" behind the name of a fish. */
function isScientific(name: string): boolean {
  return /^\p{Lu}\p{Ll}+ (?:\p{Ll}+|spp?\.?)$/u.test(name)
}
