/** Reads one name of a list as foods, with an ordered table of rules; the first applicable rule wins. */

import { distinctBy } from '../../domain/distinct.ts'
import { byLanguage, type Language } from '../../domain/languages.ts'
import type { Certainty } from '../../domain/reading.ts'
import type { ParsedItem } from '../../domain/shapes/recipes.ts'
import { nameKey } from '../../language/fold.ts'
import type { LabelWords } from '../../language/label-languages.ts'
import { LABEL_WORDS } from '../../language/label-languages.ts'
import { CULTURES, STRAIN } from '../../language/strains.ts'
import { isBrand, type Library } from '../../library/library.ts'
import { readFood } from '../../search/find-food.ts'
import type { ListItem } from '../compatibility/items.ts'
import { contained } from '../compatibility/letters.ts'
import { listItem } from '../compatibility/read-list.ts'
import { parseItem } from '../parse.ts'
import { claimsIn } from '../reading/claims.ts'
import { type NumberAt, numbersIn } from './additives.ts'
import { type AllergenAt, allergensIn } from './allergen-words.ts'
import { foldedOf } from './clean.ts'
import type { Part } from './tree.ts'

/** A food read from a part, with its certainty. */
export interface ReadFood {
  readonly item: ListItem
  /** null if unknown. */
  readonly ingredientId: string | null
  readonly name: string
  readonly reading: Certainty
  readonly confidence: number
  /** Grams of the food per gram of the ingredient. */
  readonly times?: number
  /** True if the words state a plant origin, though foods of this name may come from animals. */
  readonly isOfPlants?: boolean
  /** True for soya oil that need not be declared (EU Annex II). */
  readonly isExempt?: boolean
  /** True for a branded product; its typical contents count against it. */
  readonly isBrand?: boolean
}

/** The part that a bracket belongs to. */
interface Around {
  readonly part: Part
  readonly foods: readonly ReadFood[]
}

type Named = Pick<Part, 'name' | 'whole' | 'class' | 'isCut'>

interface Wording extends Named {
  readonly around: Around | undefined
  readonly numbers: readonly NumberAt[]
  /** Allergen words in the name. */
  readonly named: readonly AllergenAt[]
  readonly folded: string
  readonly key: string
  /** The name without words on farming, treatment or origin. */
  readonly bare: string
  /** `bare`, parsed as a recipe line. */
  readonly line: () => readonly ParsedItem[]
}

/** `read` returns undefined if the rule does not apply after all. */
interface Rule {
  readonly why: string
  readonly when?: (names: FoodNames, wording: Wording) => boolean
  readonly read: (names: FoodNames, wording: Wording) => readonly ReadFood[] | undefined
}

export class FoodNames {
  readonly words: LabelWords

  constructor(
    readonly library: Library,
    readonly language: Language,
  ) {
    this.words = LABEL_WORDS[language]
  }

  foods(part: Named, around?: Around): readonly ReadFood[] {
    if (part.name === '') return []
    const wording = this.wording(part, around)
    const foods = this.by(RULES, wording) ?? []
    if (!areSure(foods)) return foods
    const isGlued =
      wording.numbers.length === 0 && GLUED.test(part.name) && !this.isName(wording.key)
    if (part.isCut || isGlued) return foods.map((food) => guessOf(food, part.name))
    const [only] = foods
    // "Vegetable glycerine": an additive that may come from animals, but does not.
    const isOfPlants = foods.length === 1 && this.words.plant.test(wording.folded)
    if (only && isOfPlants && this.library.ingredient(only.item.ingredientId)?.additive) {
      return [{ ...only, isOfPlants }]
    }
    return this.eachOf(part, foods) ?? foods
  }

  allergens(name: string): readonly AllergenAt[] {
    return allergensIn(foldedOf(name), this.language)
  }

  isName(key: string): boolean {
    return this.library.named(key).length > 0
  }

  /** "Eggo" is not an egg. */
  isBrandName(name: string): boolean {
    return this.library
      .named(nameKey(name))
      .some(({ ingredientId }) => isBrand(this.library, ingredientId))
  }

  /** The food if a single library name accounts for every word. */
  sure(name: string): ReadFood | undefined {
    const { certainty, candidates } = this.find(name)
    const [first] = candidates
    const isClaimed = claimsIn(this.library, wordsOf(name), this.language).length > 0
    if (certainty !== 'sure' || !first || isClaimed) return undefined
    return { ...sureFood(first.ingredientId, first.name), confidence: first.confidence }
  }

  find(name: string) {
    return readFood(this.library, wordsOf(name), this.language)
  }

  by(rules: readonly Rule[], wording: Wording): readonly ReadFood[] | undefined {
    for (const { when, read } of rules) {
      const foods = when?.(this, wording) === false ? undefined : read(this, wording)
      if (foods) return foods
    }
    return undefined
  }

  wording(part: Named, around?: Around): Wording {
    const { library, language } = this
    const folded = foldedOf(part.name)
    const blanks = [this.words.fillers, PLACES[language]]
    const bare = tidy(blanks.reduce((text, one) => blank(text, folded, one), part.name))
    let items: readonly ParsedItem[] | undefined
    return {
      ...part,
      folded,
      key: nameKey(part.name),
      bare,
      around,
      numbers: numbersIn(part.name, part.class),
      named: allergensIn(folded, language),
      line: () => (items ??= parseItem(library, bare, language)),
    }
  }

  /** "Coconut & milk" is two foods, not the one whose name contains both words. */
  private eachOf(part: Named, foods: readonly ReadFood[]): readonly ReadFood[] | undefined {
    const pieces = part.name.split(SIGNS)
    if (pieces.length <= foods.length || foods.length === 0) return undefined
    const read = pieces.map((name) =>
      name === '' ? [] : (this.by(RULES, this.wording({ name, class: part.class })) ?? []),
    )
    return read.every((list) => list.length > 0 && areSure(list)) ? read.flat() : undefined
  }
}

const SIGNS = /\s*[&+/]\s*/

/** "100gpeanut butter", "5oja": digits inside a word that are not an amount. */
const GLUED =
  /(?<![\p{L}\d.,-])\d[\d.,]*(?!(?:kcal|kj|[mk]?g|mcg|[cdm]?l|oz|lb|x|er|th|nd|st|rd)(?!\p{L}))\p{L}|\p{L}\d+\p{L}/iu

const nothing = (): readonly ReadFood[] => []

/** Rules that read the words with certainty as one food, or as nothing eaten on its own. */
const SURE: readonly Rule[] = [
  {
    why: 'only words on how something was grown or where',
    when: (_, { bare }) => bare === '',
    read: nothing,
  },
  {
    why: '"riboflavin" is a vitamin that was added; "colour (riboflavin)" is an additive',
    when: ({ words }, { key }) => words.nutrients.test(key),
    read: (names, { name, class: cls }) => {
      const food = cls === null ? undefined : names.sure(name)
      const additive = food && names.library.ingredient(food.item.ingredientId)?.additive
      return food && cls && additive?.classes.includes(cls) ? [food] : []
    },
  },
  {
    why: '"colour: annatto" is made of the seed, which is a spice too ("achiote")',
    when: (_, { bare, class: cls }) => cls === 'colour' && /^annatt?os?$/.test(nameKey(bare)),
    read: (_, { name }) => [sureFood('annatto-colour', name)],
  },
  {
    why: '"Lactobacillus casei", "sunflower fibre": a kind with too many members to list',
    when: (names, { key }) => !names.isName(key),
    read: ofKind,
  },
  { why: 'a name of the library', read: asNamed },
  {
    why: 'salts of minerals that were added',
    when: ({ words }, { key }) => words.compounds.test(key),
    read: nothing,
  },
]

const RULES: readonly Rule[] = [
  {
    why: 'the numbers of additives, and the words beside them',
    when: (_, { numbers }) => numbers.length > 0,
    read: numbered,
  },
  { why: '"gluten free" in the list itself', when: isClaim, read: nothing },
  { why: '"(RSPO)", "(to retard spoilage)" only describe a food', when: isAside, read: nothing },
  ...SURE,
  { why: '"palm and rape", "iron and zinc": each of them', read: joined },
  { why: 'the line of a recipe', read: asLine },
  {
    why: '"cheese powder", "grape juice concentrate": a gram of it is several of the food',
    read: ofForm,
  },
  {
    why: '"yogurt from skimmed milk", "in pork casing": the food and what is around it',
    read: within,
  },
  {
    why: '"natural lemon flavouring" is a flavouring, whatever it tastes of',
    when: ({ words }, { named, folded }) => named.length === 0 && words.flavours.test(folded),
    read: (_, { name }) => [sureFood('flavouring', name)],
  },
  {
    why: 'one word for an allergen',
    when: (names, { name }) => !names.isBrandName(name),
    read: ({ library }, { named: [only], name, folded }) =>
      only?.isWhole && only.to - only.from === folded.length && library.ingredient(only.food)
        ? [sureFood(only.food, name)]
        : undefined,
  },
  { why: 'unknown, or a guess', read: guess },
]

function ofKind(names: FoodNames, { bare }: Wording): readonly ReadFood[] | undefined {
  const isPlainFood = (name: string) =>
    allergensIn(name, names.language).length === 0 && names.sure(name) !== undefined
  const folded = foldedOf(bare)
  const id = STRAIN.test(nameKey(bare))
    ? CULTURES
    : names.words.kinds.find(([, pattern]) => {
        const [whole, caught] = pattern.exec(folded) ?? []
        return whole !== undefined && (caught === undefined || isPlainFood(caught))
      })?.[0]
  return id !== undefined && names.library.ingredient(id) ? [sureFood(id, bare)] : undefined
}

function asNamed(
  names: FoodNames,
  { name, whole, bare, around }: Wording,
): readonly ReadFood[] | undefined {
  const { library, language, words } = names
  const isAdditive = (one: string) =>
    library
      .named(nameKey(one))
      .some(
        ({ ingredientId, lang }) =>
          lang === language && library.ingredient(ingredientId)?.category === 'additives',
      )
  // "Pflanzliche Öle (Palm, Raps)", "vegetable oils (palm)": the head of the name before the bracket applies to each.
  const head = around && !bare.includes(' ') ? foldedOf(around.part.name) : ''
  const headed = words.heads
    .filter(([pattern]) => pattern.test(head))
    .flatMap(([, templates]) => templates.map((template) => template.replace('~', bare)))
  const tries = [
    ...(whole !== undefined && names.isName(nameKey(whole)) ? [whole] : []),
    // On a package this names an additive, though in a kitchen it names a food: lecithin may have any source.
    ...[bare, `${bare}e`, `${bare}s`].filter(isAdditive),
    name,
    bare,
    ...headed,
  ]
  for (const one of new Set(tries)) {
    const food = names.sure(one)
    if (food) return [food]
  }
  return undefined
}

function joined(names: FoodNames, wording: Wording): readonly ReadFood[] | undefined {
  const pieces = wording.bare.split(names.words.between).map((piece) => piece.trim())
  if (pieces.length === 1) return undefined
  const foods = pieces.map((name) =>
    names.by(SURE, {
      ...names.wording({ name, class: wording.class }, wording.around),
      bare: name,
    }),
  )
  return foods.every((one) => one !== undefined) ? foods.flat() : undefined
}

function asLine(_: FoodNames, { line }: Wording): readonly ReadFood[] | undefined {
  const items = line()
  return items.length > 0 && areSure(items) ? items.map(foodOfItem) : undefined
}

/** Vegetables lose about nine tenths of their weight, milk seven eighths; the upper bound is used. */
const CONCENTRATED = 10

function ofForm(names: FoodNames, { bare, named }: Wording): readonly ReadFood[] | undefined {
  const { forms, origins } = names.words
  const text = bare.toLowerCase()
  const caughtIn = (words: string) => forms.map((form) => form.exec(words)?.[1])
  const plain = text.replace(origins, '')
  const tries = [...caughtIn(text), plain === text ? undefined : plain]
  for (const [at, tried] of tries.entries()) {
    if (!tried) continue
    // "Vollkornhirse", "Käsepulver aus …": nested forms.
    const inner = () => caughtIn(tried).find((one) => one !== undefined)
    const food = names.sure(tried) ?? names.sure(`${tried}e`) ?? names.sure(inner() ?? '')
    // "Hühnereiweiß" is not a hen: the food must not lack an allergen that the words name.
    const isAll = named.every(
      ({ entry }) => food && contained(names.library, food.item, entry) !== 'no',
    )
    if (!food || !isAll) continue
    return [at < forms.length ? { ...food, times: CONCENTRATED } : food]
  }
  return undefined
}

function within(names: FoodNames, wording: Wording): readonly ReadFood[] | undefined {
  const { bare, around } = wording
  // Lowercasing may change the length: İ becomes two characters.
  const low = bare.toLowerCase()
  const inner = low.replace(names.words.within, '')
  const pieces = inner === low ? bare.split(names.words.from) : [inner]
  if (pieces.length > 2 || (pieces.length === 1 && inner === low)) return undefined
  const read = pieces.map((piece) => names.foods({ ...wording, name: piece.trim() }, around))
  const [head, origin] = read
  if (!head || !read.every((foods) => foods.length > 0 && areSure(foods))) return undefined
  // "Glucose syrup from maize", "from wheat".
  const isExempt = head.some(({ ingredientId }) => OF_WHEAT.has(ingredientId ?? ''))
  return origin && isExempt ? head : read.flat()
}

/** Wheat-based glucose syrups and maltodextrins need not be declared (EU Annex II). */
export const OF_WHEAT: ReadonlySet<string> = new Set(['glucose-syrup', 'glucose', 'maltodextrin'])

function isClaim({ words }: FoodNames, { folded }: Wording): boolean {
  const { free, statements } = words
  return folded.replace(free, '').replace(statements.freeFrom, '').trim() === ''
}

/** "Palm oil (RSPO)", "pepper (black)", "propionate (to retard spoilage)". */
function isAside(names: FoodNames, { folded, named, around }: Wording): boolean {
  if (!around || named.length > 0) return false
  const { foods } = around
  if (foods.length === 0 || !areSure(foods)) return false
  const { purposes, givers, animals } = names.words
  // "Leche (de vaca)".
  const isGiven = ({ ingredientId }: ReadFood) =>
    names.library
      .ingredient(ingredientId ?? '')
      ?.animalSources.some((one) => one === 'milk' || one === 'egg')
  if (givers.test(folded) && foods.some(isGiven)) return true
  if (animals.test(folded) || names.sure(folded)) return false
  if (purposes.test(folded)) return true
  const rest = folded.replace(ASIDES[names.language], ' ')
  if (wordsOf(rest).length === 0) return true
  const { isEmpty, isPlain } = names.find(rest)
  return isEmpty && isPlain
}

/** "Sojalecithin und E 471". */
function numbered(names: FoodNames, wording: Wording): readonly ReadFood[] {
  const { name: whole, numbers, around } = wording
  const foods = distinct(
    numbers.map(({ number, form }) => {
      const key = number.toLowerCase()
      const hit = names.library.named(`${key}${form}`)[0] ?? names.library.named(key)[0]
      return hit ? sureFood(hit.ingredientId, hit.name) : unread(whole)
    }),
  )
  const rest = numbers.reduceRight(
    (text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`,
    whole,
  )
  const name = tidy(rest)
  if (!/\p{L}{2}/u.test(name)) return foods
  const beside = names.foods({ ...wording, name }, around)
  // Unknown words are most likely the name of the additive, unless they name an allergen.
  if (!areSure(beside)) {
    return names.allergens(name).length > 0 ? [...foods, unread(whole)] : foods
  }
  return distinct([...foods, ...beside])
}

/** A repeated number is the same additive. */
const distinct = (foods: readonly ReadFood[]) =>
  distinctBy(foods, ({ ingredientId }) => ingredientId ?? '')

/** A guess or an unknown food; allergen words are never guessed, since the allergen itself is judged. */
function guess(names: FoodNames, { bare, named, line }: Wording): readonly ReadFood[] {
  const items = line()
  // A brand typically contains more than its words name.
  if (items.some(({ brand }) => brand !== undefined)) {
    return items.map((item) => ({ ...foodOfItem(item), isBrand: true }))
  }
  const { candidates, certainty } = names.find(bare)
  const isTypo = certainty === 'guess' && candidates[0]?.misspelt === true
  const known = items.filter(({ ingredientId }) => ingredientId !== null)
  // "Sheabutter", "Schafsaitling": the end of a word is too little evidence.
  const isEnding = known.some(({ confidence }) => confidence <= ENDING_ALONE)
  const isUnread = named.length > 0 || isTypo || isEnding || known.length === 0
  return isUnread ? [unread(bare)] : items.map(foodOfItem)
}

/** Confidence of a German compound if only its last element is known. */
const ENDING_ALONE = 0.55

/** "Sal marina de Portugal". */
const PLACES = byLanguage((lang) => {
  const { places, fromPlace } = LABEL_WORDS[lang]
  return new RegExp(`${fromPlace} (?:${places})$`, 'g')
})

const ASIDES = byLanguage((lang) => {
  const { places, seals } = LABEL_WORDS[lang]
  return new RegExp(`(?<![a-z0-9])(?:${places}|${seals})(?![a-z0-9])`, 'g')
})

export const areSure = (foods: readonly Pick<ReadFood, 'reading'>[]): boolean =>
  foods.every(({ reading }) => reading === 'sure')

const wordsOf = (text: string): readonly string[] => nameKey(text).split(' ').filter(Boolean)

function foodOfItem(item: ParsedItem): ReadFood {
  const { ingredientId, name, reading, confidence } = item
  return { item: listItem(item), ingredientId, name, reading, confidence }
}

export const sureFood = (ingredientId: string, name: string): ReadFood => ({
  item: { ingredientId },
  ingredientId,
  name,
  reading: 'sure',
  confidence: 1,
})

/** Confidence of a misspelt word. */
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

function blank(text: string, folded: string, pattern: RegExp): string {
  return [...folded.matchAll(pattern)].reduce(
    (rest, { index, 0: { length } }) =>
      `${rest.slice(0, index)}${' '.repeat(length)}${rest.slice(index + length)}`,
    text,
  )
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').replace(/^[\s,.-]+|[\s,.-]+$/g, '')
