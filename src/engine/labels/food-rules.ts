/** Finds the foods that one name in an ingredient list means; the first applicable rule wins. */

import { distinctBy } from '../../domain/distinct.ts'
import { byLanguage, type Language } from '../../domain/languages.ts'
import type { Certainty } from '../../domain/reading.ts'
import { ALLERGENS_OF_ANIMALS, isSureSource } from '../../domain/restrictions.ts'
import type { ParsedItem } from '../../domain/shapes/recipes.ts'
import { foldLetters, nameKey } from '../../language/fold.ts'
import { LABEL_WORDS, WORDS } from '../../language/index.ts'
import { ALLERGEN_GENUS, CULTURES, EPITHET, SPECIES_NAME, STRAIN } from '../../language/strains.ts'
import type { LabelWords } from '../../language/words.ts'
import { isBrand, type Library } from '../../library/library.ts'
import { readFood, readWritten } from '../../search/find-food.ts'
import type { ListItem } from '../compatibility/items.ts'
import { contained } from '../compatibility/letters.ts'
import { listItem } from '../compatibility/read-list.ts'
import type { OwnWords } from '../own-words.ts'
import { parseItem } from '../parse.ts'
import { claimsIn } from '../reading/claims.ts'
import { type NumberAt, numbersIn } from './additives.ts'
import { type AllergenAt, allergensIn } from './allergen-words.ts'
import { foodNamed } from './named.ts'
import { blanked, tidy } from './spans.ts'
import { type Part, statesOrigin } from './tree.ts'

export interface ReadFood {
  readonly item: ListItem
  /** The id of the food; null if unknown. */
  readonly ingredientId: string | null
  readonly name: string
  readonly reading: Certainty
  readonly confidence: number
  /** Grams of the food per gram of the ingredient. */
  readonly concentration?: number
  /** True if the words say that the food is made from plants, not from animals: "vegetable glycerine". */
  readonly isOfPlants?: boolean
  /** True if the words say that the food does not come from its usual animal: "gelatin (not from animals)". */
  readonly isDisputed?: boolean
  /** True for soya oil that by law need not be declared (EU Annex II). */
  readonly isExempt?: boolean
  /** The name that the caller defined for the food. */
  readonly known?: string
  /** True for a branded product. The typical contents of the brand are judged as well. */
  readonly isBrand?: boolean
}

type Foods = readonly ReadFood[]

/** The part before a bracket, and the foods read from that part. */
type Around = { readonly part: Part; readonly foods: Foods }

type Named = Pick<Part, 'name' | 'whole' | 'class' | 'isCut' | 'origin'>

interface Wording extends Named {
  readonly around: Around | undefined
  readonly numbers: readonly NumberAt[]
  /** The allergen words in the name. */
  readonly allergens: readonly AllergenAt[]
  readonly folded: string
  readonly key: string
  /** The name without words about farming, treatment or origin. */
  readonly bare: string
}

/** Finds the foods that names stand for. Methods that may return undefined do so if their rule does not apply. */
export class FoodNames {
  readonly words: LabelWords

  constructor(
    readonly library: Library,
    readonly language: Language,
    private readonly ownWords?: OwnWords,
  ) {
    this.words = LABEL_WORDS[language]
  }

  foods(part: Named, around?: Around): Foods {
    if (part.name === '') return []
    const foods = this.foodsByName(part, around)
    return part.origin === undefined ? foods : this.notOfAnimals(foods, part.name, part.origin)
  }

  private foodsByName(part: Named, around?: Around): Foods {
    const wording = this.wording(part, around)
    const foods = this.byRules(wording)
    if (!areSure(foods)) return foods
    const isGlued =
      wording.numbers.length === 0 && GLUED.test(part.name) && !this.isName(wording.key)
    if (part.isCut || isGlued || PICTURE.test(part.name))
      return foods.map((food) => guessOf(food, part.name))
    // A name such as "vegetable glycerine" means that the additive comes from plants and not from animals.
    const isOfPlants = foods.length === 1 && this.words.plant.test(wording.folded)
    return foods.map((food) =>
      isOfPlants && this.ingredient(food)?.additive ? { ...food, isOfPlants } : food,
    )
  }

  /** Reads the origin in a bracket as a part of the name: "Lab (mikrobiell)", "grasa (vegetal)". */
  private notOfAnimals(foods: Foods, name: string, origin: string): Foods {
    const food = this.sure(...ENDINGS.map((end) => `${origin}${end} ${name}`), `${name} ${origin}`)
    if (food && foods.every(({ ingredientId }) => ingredientId !== food.ingredientId)) return [food]
    return foods.map((food) => {
      const read = this.ingredient(food)
      if (!read || food.reading !== 'sure') return food
      const isAnimal = read.animalSources.some(isSureSource)
      const burdens = ALLERGENS_OF_ANIMALS.map(
        ({ allergen }) => read.allergenProfile[allergen]?.contains,
      )
      if (burdens.includes('yes')) return guessOf(food, name)
      if (isAnimal) return { ...food, isDisputed: true }
      const isOfPlants = read.additive !== null || burdens.every((one) => one === 'no')
      return isOfPlants ? { ...food, isOfPlants } : food
    })
  }

  allergens(name: string): readonly AllergenAt[] {
    return allergensIn(foldLetters(name), this.language)
  }

  isName(key: string): boolean {
    return this.library.named(key).length > 0
  }

  /** True for the name of a brand such as "Eggo", which is not an egg. */
  isBrandName(name: string): boolean {
    return this.library
      .named(nameKey(name))
      .some(({ ingredientId }) => isBrand(this.library, ingredientId))
  }

  private byRules(wording: Wording): Foods {
    const sure =
      this.numbered(wording) ??
      (this.isAside(wording) ? [] : undefined) ??
      this.joined(wording, SIGNS, (piece) => this.byRules(piece)) ??
      this.asNamed(wording) ??
      this.joined(wording, this.words.between, (piece) => this.asNamed(piece))
    if (sure) return sure
    const items = parseItem(this.library, wording.bare, this.language)
    const isBranded = items.some(({ brand }) => brand !== undefined)
    if (items.length > 0 && areSure(items) && !isBranded) return items.map(foodOfItem)
    return (
      this.ofForm(wording) ??
      this.within(wording) ??
      this.asFlavourOrAllergen(wording) ??
      this.guess(wording, items)
    )
  }

  private wording(part: Named, around?: Around): Wording {
    const folded = foldLetters(part.name)
    const blanks = [this.words.fillers, PLACES[this.language]]
    const rest = blanks.reduce((text, one) => blanked(text, one), folded)
    return {
      ...part,
      folded,
      key: nameKey(part.name),
      bare: tidy(part.name.replace(/\S/g, (sign, at) => (rest[at] === ' ' ? ' ' : sign))),
      around,
      numbers: numbersIn(part.name, part.class),
      allergens: allergensIn(folded, this.language),
    }
  }

  /** Tries the names in order. Returns the food for the first name whose full text certainly means a food. */
  private sure(...names: readonly string[]): ReadFood | undefined {
    for (const name of names) {
      const { certainty, candidates } = this.find(name)
      const [first] = candidates
      if (certainty !== 'sure' || !first || first.brand !== undefined) continue
      if (claimsIn(this.library, wordsOf(name), this.language).length > 0) continue
      return { ...sureFood(first.ingredientId, first.name), confidence: first.confidence }
    }
    return undefined
  }

  private find(name: string) {
    return readFood(this.library, wordsOf(name), this.language)
  }

  private ingredient({ item }: ReadFood) {
    return this.library.ingredient(item.ingredientId)
  }

  /** Reads additive numbers and the words next to them: "Sojalecithin und E 471". */
  private numbered({ numbers, around, ...part }: Wording): Foods | undefined {
    if (numbers.length === 0) return undefined
    const foods = numbers.map(
      ({ number, form }) => this.sure(`${number}${form}`, number) ?? unread(part.name),
    )
    const rest = numbers.reduceRight(
      (text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`,
      part.name,
    )
    const name = tidy(rest)
    const beside = /\p{L}{2}/u.test(name) ? this.foods({ ...part, name }, around) : []
    // Unknown words are probably the name of the additive, unless they name an allergen.
    const unknown = this.allergens(name).length > 0 ? [unread(part.name)] : []
    return distinctBy(
      [...foods, ...(areSure(beside) ? beside : unknown)],
      ({ ingredientId }) => ingredientId ?? '',
    )
  }

  /** True if the words only describe a food: "gluten free", "palm oil (RSPO)", "propionate (to retard spoilage)". */
  private isAside({ folded, name, allergens, around }: Wording): boolean {
    const { free, statements, purposes, givers, animals, asides } = this.words
    if (folded.replace(free, '').replace(statements.freeFrom, '').trim() === '') return true
    if (allergens.length > 0) return false
    const { foods = [] } = around ?? {}
    if (!areFoods(foods)) return false
    // An animal after milk or eggs only says where they come from: "leche (de vaca)".
    const isGiven = foods.some((food) =>
      this.ingredient(food)?.animalSources.some((one) => one === 'milk' || one === 'egg'),
    )
    if (isGiven && givers.test(folded)) return true
    if (animals.test(folded) || this.sure(folded)) return false
    // An origin only describes the food: "(fish, caught in the Atlantic)".
    if (statesOrigin(this.words, folded) || purposes.test(folded)) return true
    if (foods.every((food) => this.isSpecies(food, name))) return true
    return this.isPlain(folded.replace(asides, ' '))
  }

  /** True for a scientific name that only states the species of the food: "prawns (Metapenaeus spp.)". */
  private isSpecies(food: ReadFood, name: string): boolean {
    if (this.ingredient(food)?.variantType === 'composite' || !SPECIES_NAME.test(name)) return false
    if (ALLERGEN_GENUS.test(name)) return false
    const [genus = '', species = ''] = wordsOf(name)
    const read = (word: string) => readWritten(this.library, [word], this.language)
    return !read(genus) && (EPITHET.test(species) || !read(species))
  }

  /** True for everyday words that name no food: "check locally". */
  private isPlain(folded: string): boolean {
    const { isEmpty, isPlain } = this.find(folded)
    return isEmpty && isPlain
  }

  /** Finds the food or the kind of food that a name stands for. Most nutrients and compounds stand for no food. */
  private asNamed(wording: Wording): Foods | undefined {
    const { nutrients, compounds } = this.words
    const { name, bare, key, class: cls } = wording
    const known = this.ownWords?.named(name) ?? this.ownWords?.named(bare)
    if (known) return known.foods.map(({ id }) => ({ ...sureFood(id, name), known: known.name }))
    if (bare === '') return []
    // "Riboflavin" alone is an added vitamin, but "colour (riboflavin)" is an additive.
    if (nutrients.test(key) || nutrients.test(nameKey(bare))) {
      const food = cls === null ? undefined : this.sure(name)
      return food && cls && this.ingredient(food)?.additive?.classes.includes(cls) ? [food] : []
    }
    // The colouring annatto is made from a seed that is also used as a spice ("achiote").
    if (cls === 'colour' && /^annatt?os?$/.test(nameKey(bare)))
      return [sureFood('annatto-colour', name)]
    const kind = this.isName(key) ? undefined : this.kindOf(bare)
    if (kind !== undefined) return [sureFood(kind, bare)]
    const food = this.sure(...this.namesOf(wording))
    return food ? [food] : compounds.test(key) ? [] : undefined
  }

  /** Returns a generic food for names with too many variants to list: "Lactobacillus casei", "sunflower fibre". */
  private kindOf(bare: string): string | undefined {
    if (STRAIN.test(nameKey(bare))) return CULTURES
    const folded = foldLetters(bare)
    const kind = this.words.kinds.find(([, pattern]) => {
      const [whole, food] = pattern.exec(folded) ?? []
      if (food === undefined) return whole !== undefined
      return this.allergens(food).length === 0 && this.sure(food) !== undefined
    })
    return kind?.[0]
  }

  /** Returns possible names of the food, the best first. */
  private namesOf({ name, whole, bare, around }: Wording): readonly string[] {
    const isAdditive = (one: string) =>
      foodNamed(this.library, nameKey(one), this.language)?.category === 'additives'
    // In "vegetable oils (palm)" and "Pflanzliche Öle (Palm, Raps)", "oils" applies to each name in the bracket.
    const head = around && !bare.includes(' ') ? foldLetters(around.part.name) : ''
    return [
      ...(whole !== undefined && this.isName(nameKey(whole)) ? [whole] : []),
      // "Lecithin" from any source is an additive on a package, but a food in a kitchen.
      ...[bare, `${bare}e`, `${bare}s`].filter(isAdditive),
      name,
      bare,
      ...this.words.heads
        .filter(([pattern]) => pattern.test(head))
        .flatMap(([, templates]) => templates.map((template) => template.replace('~', bare))),
    ]
  }

  /** Splits names such as "palm and rape" and "coconut & milk" if every piece certainly names a food. */
  private joined(
    { bare, class: cls, around }: Wording,
    joint: RegExp,
    read: (piece: Wording) => Foods | undefined,
  ): Foods | undefined {
    const pieces = bare.split(joint).map((name) => ({ name: name.trim(), class: cls }))
    if (pieces.length === 1) return undefined
    // The end of the last name applies to all names in "carne y tocino de cerdo".
    const [, end = ''] = TAIL.exec(pieces.at(-1)?.name ?? '') ?? []
    const foods = pieces.map((piece) => {
      const found = read(this.wording(piece, around))
      const isWhole = found !== undefined && areSure(found)
      if (isWhole || end === '' || !WORDS[this.language].headFirst)
        return found ?? [unread(piece.name)]
      return (
        read(this.wording({ ...piece, name: piece.name + end }, around)) ?? [unread(piece.name)]
      )
    })
    return foods.every(areSure) ? foods.flat() : undefined
  }

  /** Reads a concentrated form, which is made from several times its weight of the food: "cheese powder". */
  private ofForm({ bare, allergens }: Wording): Foods | undefined {
    const { forms, origins } = this.words
    const caughtIn = (words: string) => forms.flatMap((form) => form.exec(words)?.[1] ?? [])
    const text = bare.toLowerCase()
    const caught = caughtIn(text)
    const plain = text.replace(origins, '')
    for (const tried of plain === text ? caught : [...caught, plain]) {
      // The rest of the name may itself contain a word for a form, as in "Vollkornhirse" or "Käsepulver aus …".
      const food = this.sure(tried, `${tried}e`, `${tried}s`, ...caughtIn(tried))
      // The food must have every allergen that the words name, so that "Hühnereiweiß" does not become a hen.
      if (
        food &&
        allergens.every(({ entry }) => contained(this.library, food.item, entry) !== 'no')
      ) {
        return [caught.includes(tried) ? { ...food, concentration: CONCENTRATED } : food]
      }
    }
    return undefined
  }

  /** Reads a food together with its source or wrapping: "yogurt from skimmed milk", "in pork casing". */
  private within({ around, ...part }: Wording): Foods | undefined {
    const pieces = part.bare.split(this.words.from).filter(Boolean)
    if (pieces.length > 2 || pieces[0] === part.bare) return undefined
    const read = pieces.map((piece) => this.foods({ ...part, name: piece.trim() }, around))
    const [head, origin] = read
    if (!head || !read.every(areFoods)) return undefined
    // The source of glucose syrup is not an ingredient: "glucose syrup from maize", "from wheat".
    return origin && head.some(isOfWheat) ? head : read.flat()
  }

  private asFlavourOrAllergen({ allergens, name, folded }: Wording): Foods | undefined {
    const [only] = allergens
    // A flavouring does not contain the food that it tastes of, such as the lemon of "natural lemon flavouring".
    if (!only) return this.words.flavours.test(folded) ? [sureFood('flavouring', name)] : undefined
    const isOneWord = only.isWhole && only.to - only.from === folded.length
    return isOneWord && !this.isBrandName(name) && this.library.ingredient(only.food)
      ? [sureFood(only.food, name)]
      : undefined
  }

  /** Returns a guess or an unknown food. If the words name an allergen, the food is unknown. */
  private guess({ bare, allergens, isCut }: Wording, items: readonly ParsedItem[]): Foods {
    // A branded product typically contains more than its name says.
    if (items.some(({ brand }) => brand !== undefined))
      return items.map((item) => ({ ...foodOfItem(item), reading: 'guess', isBrand: true }))
    const { candidates, certainty } = this.find(bare)
    const isTypo = certainty === 'guess' && candidates[0]?.misspelt === true
    const known = items.filter(({ ingredientId }) => ingredientId !== null)
    // It is not enough to know only the ending of a word: "Sheabutter", "Schafsaitling".
    const isEnding = known.some(({ confidence }) => confidence <= ENDING_ALONE)
    // All foods that an ambiguous name may mean are judged: "manteca" is lard or butter.
    const isChoice = !isCut && items.length > 0 && items.every(({ oneOf }) => oneOf === true)
    const isUnread = allergens.length > 0 || isTypo || isEnding || (known.length === 0 && !isChoice)
    return isUnread ? [unread(bare)] : items.map(foodOfItem)
  }
}

/** The endings of German adjectives. */
const ENDINGS = ['', 'e', 'es']

/** Matches an ending such as "de cerdo", for languages in which the main noun comes first in a name. */
const TAIL = /( de \p{L}+)$/u

const SIGNS = /\s*[&+/]\s*/

/** Matches a picture, which may show a food: "salt 🐟". */
const PICTURE = /\p{Emoji_Presentation}/u

/** Matches digits joined to letters that are not a unit or an ordinal ending: "100gpeanut butter", "5oja". */
const GLUED =
  /(?<![\p{L}\d.,-])\d[\d.,]*(?!(?:kcal|kj|[mk]?g|mcg|[cdm]?l|oz|lb|x|er|th|nd|st|rd)(?!\p{L}))\p{L}|\p{L}\d+\p{L}/iu

/** Maximum grams of food per gram of concentrate. Vegetables lose about 9/10 of their weight, and milk 7/8. */
const CONCENTRATED = 10

/** True for wheat-based glucose syrups and maltodextrins, which by law need not be declared (EU Annex II). */
export const isOfWheat = ({ ingredientId }: ReadFood): boolean =>
  ['glucose-syrup', 'glucose', 'maltodextrin'].includes(ingredientId ?? '')

/** The confidence in a German compound if only its last element is known. */
const ENDING_ALONE = 0.55

/** Matches a place of origin at the end of a name: "sal marina de Portugal". */
const PLACES = byLanguage((lang) => {
  const { asides, fromPlace } = LABEL_WORDS[lang]
  return new RegExp(`${fromPlace} ${asides.source}$`, 'g')
})

export const areSure = (foods: readonly Pick<ReadFood, 'reading'>[]): boolean =>
  foods.every(({ reading }) => reading === 'sure')

/** True for at least one food if all of them are certain. A class name or a vitamin has no foods. */
export const areFoods = (foods: readonly Pick<ReadFood, 'reading'>[]): boolean =>
  foods.length > 0 && areSure(foods)

const wordsOf = (text: string): readonly string[] => nameKey(text).split(' ').filter(Boolean)

function foodOfItem(item: ParsedItem): ReadFood {
  const { ingredientId, name, reading, confidence } = item
  return { item: listItem(item), ingredientId, name, reading, confidence }
}

const sureFood = (ingredientId: string, name: string): ReadFood => ({
  item: { ingredientId },
  ingredientId,
  name,
  reading: 'sure',
  confidence: 1,
})

/** The confidence in a food whose name is misspelt. */
const HALF_READ = 0.6

function guessOf(food: ReadFood, words: string): ReadFood {
  const { item, name } = food
  const guess = { words, name, confidence: HALF_READ }
  return { ...food, reading: 'guess', confidence: HALF_READ, item: { ...item, guess } }
}

export const unread = (name: string): ReadFood => ({
  item: { ingredientId: name, isUnread: true },
  ingredientId: null,
  name,
  reading: 'none',
  confidence: 0,
})
