/** Finds the food named by a run of words, with its certainty: sure, guess or none. */

import { BoundedCache } from '../domain/bounded-cache.ts'
import { isOneOf } from '../domain/closed-sets.ts'
import { distinctBy } from '../domain/distinct.ts'
import type { Language } from '../domain/languages.ts'
import { oncePer } from '../domain/once-per.ts'
import { itemAt } from '../domain/present.ts'
import type { Certainty, Role } from '../domain/reading.ts'
import { AGE_LENGTH, ageIn, monthsAt } from '../language/ages.ts'
import { nameKey } from '../language/fold.ts'
import { WORDS } from '../language/index.ts'
import { isPlain, STATES, type WordClass } from '../language/word-classes.ts'
import { own } from '../language/words.ts'
import { isBrand, type Library } from '../library/library.ts'
import type { Entry } from '../names/dictionary.ts'
import { addsAllergen, isKind } from './compare-foods.ts'
import { brandNamed, dictionary } from './indexes.ts'
import { entryAt } from './lexicon-entries.ts'
import { isSlip, oneLetterOff, slips } from './misspelt.ts'
import {
  isPortion,
  joinedName,
  meanings,
  nameOf,
  type Resolution,
  resolutionsOf,
  splitsOf,
  tailless,
} from './named.ts'

export interface FoodReading {
  readonly certainty: Certainty
  /** The chosen food, then alternatives; only alternatives if the certainty is `none`. */
  readonly candidates: readonly Resolution[]
  /** One role per word. */
  readonly roles: readonly Role[]
  /** States ("dried", "roh") or a lone descriptor ("rot", "sweet"); after a food they may turn it into another one. */
  readonly kinds: readonly string[]
  /** True if the words only describe things put on, in or around food. */
  readonly isEmpty: boolean
  /** True if the words name several foods and none is preferred. */
  readonly isAmbiguous: boolean
  /** True if the words mean one of the candidates and nothing else. */
  readonly isClosed?: boolean
  /** True if every word is also a lexicon word without bearing on allergens. */
  readonly isPlain: boolean
}

/** Confidence by the way a food was found. */
const CONFIDENCE = {
  brand: 0.8,
  described: 0.95,
  doubtful: 0.65,
  leftOver: 0.6,
  tail: 0.55,
  suggested: 0.3,
}
const LONGEST_NAME = 6
/** Longest phrase that is read, in words; longer ones name nothing. */
const MOST_WORDS = 14
const MOST_SUGGESTIONS = 3

/** The reading as written and, once requested, the reading that may guess. */
interface CachedFood {
  readonly written: FoodReading | undefined
  reading?: FoodReading
}

/** Cached because recipes repeat phrases and the line grammar looks up each stretch several times. */
const MAX_CACHED = 2_000
const cacheOf = oncePer((_: Library) => new BoundedCache<CachedFood>(MAX_CACHED))

/** Finds the food named by folded words; `states` come from elsewhere in the line, such as after a comma. */
export function readFood(
  library: Library,
  words: readonly string[],
  language: Language,
  states: readonly string[] = [],
): FoodReading {
  const cached = cachedFood(library, words, language, states)
  cached.reading ??= cached.written ?? new Finder(library, language, words, states).guessed()
  return cached.reading
}

/** `readFood` without near names, which need a scan of all names; undefined if nothing matches as written. */
export function readWritten(
  library: Library,
  words: readonly string[],
  language: Language,
): FoodReading | undefined {
  return cachedFood(library, words, language, []).written
}

function cachedFood(
  library: Library,
  words: readonly string[],
  language: Language,
  states: readonly string[],
): CachedFood {
  const key = `${language} ${words.join(' ')}${states.length > 0 ? `, ${states.join(' ')}` : ''}`
  return cacheOf(library).get(key, () => ({
    written: new Finder(library, language, words, states).written(),
  }))
}

/** The brand that the food name is, or that is next to it. */
export function brandOf(library: Library, { name, brand }: Pick<Resolution, 'name' | 'brand'>) {
  return brandNamed(library, brand ?? nameKey(name))
}

type Found = Pick<FoodReading, 'certainty' | 'candidates' | 'roles'> &
  Partial<Pick<FoodReading, 'isEmpty' | 'isAmbiguous' | 'isClosed'>>

/** Possible meanings of a stretch of words. */
interface Meant {
  readonly hit: Resolution | undefined
  readonly others: readonly Resolution[]
  /** True if no meaning is preferred. */
  readonly isOpen: boolean
  readonly isClosed?: boolean | undefined
  /** True if the name includes a state from outside the stretch. */
  readonly inState: boolean
}

/** Why a name is only a guess: possibly a typo for another name, or a word of another language. */
type Doubt = 'slip' | 'foreign' | undefined

/** The lexicon entry covering a word; entries may span several words. */
interface Cover {
  readonly cls: WordClass | undefined
  readonly plain: boolean
  /** True if the word is part of a phrase, whose meaning goes beyond its words. */
  readonly inPhrase: boolean
}

class Finder {
  private readonly words: readonly string[]
  private readonly count: number
  private readonly covers: readonly Cover[]
  private readonly nameEnds: Set<number>[] = []
  private readonly age: ReturnType<typeof ageIn>
  private readonly dishes: Readonly<Record<string, readonly string[]>>

  constructor(
    private readonly library: Library,
    private readonly language: Language,
    words: readonly string[],
    private readonly elsewhere: readonly string[],
  ) {
    this.words = words.slice(0, MOST_WORDS)
    this.count = words.length
    this.covers = coversOf(library, this.words, language)
    // A brand describes the food beside it; alone it is what the line names.
    if (this.covers.some(isOfBrand) && !this.namesMore()) {
      this.covers = this.covers.map((one) => (isOfBrand(one) ? { ...one, plain: false } : one))
    }
    this.age = ageIn(this.words, language)
    this.dishes = own(library.dishes, language) ?? {}
  }

  /** The reading of the words as written; undefined if it would take a guess. */
  written(): FoodReading | undefined {
    const isNothing = this.words.length === 0
    if (isNothing || this.count > MOST_WORDS) return this.finished(this.nothing(isNothing))
    const found = this.wholeName() ?? this.describedName()
    if (found) return this.finished(found)
    return this.arePlain(0, this.words.length) ? this.finished(this.nothing(true)) : undefined
  }

  guessed(): FoodReading {
    return this.finished(this.typo() ?? this.headName() ?? this.nothing(false))
  }

  /** True if a name stands beside the brand. */
  private namesMore(): boolean {
    return [...this.spans()].some(
      ([from, to]) => !this.covers.slice(from, to).some(isOfBrand) && this.isInDictionary(from, to),
    )
  }

  private cover(at: number): Cover {
    return itemAt(this.covers, at)
  }

  private arePlain(from: number, to: number): boolean {
    return this.covers.slice(from, to).every(({ plain }) => plain)
  }

  private finished(found: Found): FoodReading {
    const reading = this.asBrand(found)
    // "Cocido madrileño" is a stew, whatever its words mean singly; "all purpose" is only a descriptive phrase.
    const isName =
      reading.roles.filter((role) => role === 'food').length > 1 &&
      !this.covers.every(({ inPhrase }) => inPhrase)
    return {
      isEmpty: false,
      isAmbiguous: false,
      ...reading,
      isPlain: !isName && this.arePlain(0, this.words.length),
      kinds: this.kinds(),
    }
  }

  private kinds(): readonly string[] {
    const { degrees, drained } = WORDS[this.language]
    const isLone = !this.age && this.words.filter((word) => !degrees.has(word)).length === 1
    const kinds = this.words.filter((word, at) => {
      const { cls } = this.cover(at)
      // Preparation ("geröstet", "fein gehackt") does not change which food was bought.
      const isKind = isLone && cls === 'descriptor' && !degrees.has(word)
      // "Drained and rinsed", but not "not drained".
      const isDrained = drained.has(word) && cls !== 'remark'
      return isState(cls) || isKind || isDrained
    })
    return [...kinds, ...(this.age?.aged ?? [])]
  }

  /**
   * A brand alone never names a food for sure; beside a food it adds what is typical of it ("Kraft cheddar"). A word that is
   * also something else leaves a guess: "rama" is a margarine and a stick of cinnamon.
   */
  private asBrand(found: Found): Found {
    const [first, ...rest] = found.candidates
    if (found.certainty === 'none' || !first) return found
    const isNamed = brandOf(this.library, first) !== undefined
    const beside = isNamed ? undefined : this.brandBeside(first)
    if (!beside && !isNamed) return found
    const branded = beside ? { ...first, brand: beside.key } : first
    if (beside?.isOnlyBrand) return { ...found, candidates: [branded, ...rest] }
    const taken = found.certainty === 'sure' ? scaled(branded, CONFIDENCE.brand) : branded
    return { ...found, certainty: 'guess', candidates: [taken, ...rest] }
  }

  /** The longest brand name among the words, unless it is part of the food's name. */
  private brandBeside({ name, ingredientId }: Resolution) {
    const called = ` ${nameKey(name)} `
    const { headFirst } = WORDS[this.language]
    for (const [from, to] of [[0, this.words.length] as const, ...this.spans()]) {
      const key = this.words.slice(from, to).join(' ')
      const brand = brandNamed(this.library, key)
      if (brand === undefined || called.includes(` ${key} `)) continue
      const covers = this.covers.slice(from, to)
      // "Beef Oxo" is a stock cube, "butter Kerrygold" is butter.
      const isHead =
        !headFirst &&
        brand.food &&
        !this.arePlain(0, from) &&
        this.arePlain(to, this.words.length) &&
        !isKind(this.library, ingredientId, brand.food)
      const isOnlyBrand = !isHead && covers.every((one) => one.plain && isOfBrand(one))
      if (isOnlyBrand || isHead || covers.some(({ plain }) => !plain)) return { key, isOnlyBrand }
    }
    return undefined
  }

  private nothing(isEmpty: boolean): Found {
    const roles = this.covers.map(({ cls, plain }) => (plain ? roleOf(cls) : 'unread'))
    const rest = Array<Role>(this.count - roles.length).fill('unread')
    const candidates = isEmpty ? [] : this.suggestions()
    return { certainty: 'none', candidates, roles: [...roles, ...rest], isEmpty }
  }

  /** True if a stretch of words is a name, as written or inflected. */
  private isInDictionary(from: number, to: number): boolean {
    this.nameEnds[from] ??= dictionary(this.library).nameEnds(this.words, from)
    return this.nameEnds[from].has(to)
  }

  /** Reads all words as one name: as written, inflected, with a state from elsewhere, or with two words joined. */
  private wholeName(): Found | undefined {
    const { words } = this
    const meant = this.meantBy(0, words.length)
    if (meant?.isOpen) return { ...this.ambiguous(meant, 0, words.length), isAmbiguous: true }
    if (!meant?.hit) return this.joinedOrCut()
    const { hit, others, inState } = meant
    if (inState) return this.found([hit], 0, words.length)
    const doubt = this.doubtOfWhole(hit)
    // A descriptor that is also an inflected food name ("sweet" of sweets) stays a descriptor.
    const isForm = words.length === 1 && this.cover(0).plain && hit.confidence < 1
    if (isForm && doubt !== 'slip') return undefined
    return this.found([hit, ...others], 0, words.length, doubt)
  }

  /** The food named by a stretch, preferably with a nearby state, and other meanings of the name. */
  private meantBy(from: number, to: number): Meant | undefined {
    const { library, language } = this
    const part = this.words.slice(from, to)
    // "Zwiebel, getrocknet", if the library has dried onion as a food.
    const hit = this.withStates(part, from, to)
    if (hit) return { hit, others: [], isOpen: false, inState: true }
    if (!this.isInDictionary(from, to)) return undefined
    const named = nameOf(library, part, language)
    const alone = named && inStates(library, named, this.statesAround(from, to))
    const several = meanings(library, part, language, named)
    const others = several ? resolutionsOf(library, several, language) : []
    const isOpen = several?.preferred === null
    return { hit: alone, others, isOpen, isClosed: several?.isClosed, inState: false }
  }

  private ambiguous({ others, isClosed = false }: Meant, from: number, to: number): Found {
    const roles = this.rolesAround(from, to, 'unread')
    return { certainty: 'none', candidates: others, roles, ...(isClosed ? { isClosed } : {}) }
  }

  private doubtOfWhole(hit: Resolution): Doubt {
    const isForeign = hit.lang !== this.language
    // "Reo" is a Spanish trout and one letter from Oreo: a foreign name close to a name of this language is a guess.
    if (isForeign && this.isNearOther(hit.ingredientId)) return 'slip'
    if (this.dishAddsAllergens(hit)) return 'slip'
    if (hit.confidence === 1) return undefined
    if (isForeign) return 'foreign'
    const [word] = this.words
    // "Tajine" is a dish, not an inflection of the spice Tajin.
    const isOther =
      own(this.dishes, this.words.join(' ')) !== undefined ||
      (this.words.length === 1 && this.cover(0).cls === 'homonym')
    // "Erdbeeres" is strawberry with an ending, or strawberry ice cream with a letter missing.
    const isShortened =
      this.words.length === 1 &&
      oneLetterOff(this.library, this.words, this.language).some(
        ({ name, ingredientId }) =>
          nameKey(name).length > (word?.length ?? 0) && ingredientId !== hit.ingredientId,
      )
    // "Ankoen" may be Anken, or anko with an ending and an umlaut spelt out.
    const isSpeltOut =
      UMLAUT.test(this.words.join(' ')) &&
      !UMLAUT.test(nameKey(hit.name)) &&
      this.isNearOther(hit.ingredientId)
    return isOther || isShortened || isSpeltOut ? 'slip' : undefined
  }

  /** "Pea nuts", "Paprikastreifen": a name with an extra space, or with the word for its cut. */
  private joinedOrCut(): Found | undefined {
    const { library, words, language } = this
    const joined = joinedName(library, words, language)
    const found = joined ?? tailless(library, words, language)
    if (!found) return undefined
    const isDoubtful =
      this.isNearOther(found.ingredientId) ||
      // "Sesamring" is as likely a product of the food as a cut of it.
      (!joined && this.isProduct(found, cutOf(itemAt(words, 0), language)))
    return this.found([found], 0, words.length, isDoubtful ? 'slip' : undefined)
  }

  /** True if a dish of this name adds an allergen: "lasagne" may be the pasta sheets or the dish. */
  private dishAddsAllergens({ ingredientId }: Resolution): boolean {
    return (own(this.dishes, this.words.join(' ')) ?? []).some((id) => this.adds(ingredientId, id))
  }

  private adds(id: string, otherId: string): boolean {
    const [food, other] = [this.library.ingredient(id), this.library.ingredient(otherId)]
    return food !== undefined && other !== undefined && addsAllergen(food, other)
  }

  /** The longest name with only plain words around it. */
  private describedName(): Found | undefined {
    let weak: Found | undefined
    for (const [from, to] of this.spans()) {
      const covers = this.covers.slice(from, to)
      // "Limpio de grasa" does not name fat.
      const isPhrase = covers.every(({ plain, inPhrase }) => plain && inPhrase)
      if (isPhrase || !this.isPlainAround(from, to)) continue
      const meant = this.meantBy(from, to)
      if (meant?.isOpen) return this.ambiguous(meant, from, to)
      if (!meant?.hit) continue
      const { hit, others } = meant
      const isPlainName = covers.every(({ plain }) => plain)
      if (!isPlainName || (hit.confidence === 1 && to - from > 1)) {
        return this.around([hit, ...others], from, to)
      }
      // "Large egg": a plain word that is also a name counts as the food only if no other word does.
      if (hit.confidence === 1 && itemAt(this.words, from).length >= SHORTEST_PLAIN) {
        weak ??= this.around([hit], from, to)
      }
    }
    return weak
  }

  /** A name with only plain words around it: sure, unless they turn it into something else. */
  private around(
    [hit, ...others]: readonly [Resolution, ...Resolution[]],
    from: number,
    to: number,
  ): Found {
    const isDoubtful =
      // "At milk" is one letter from oat milk; "cebolla chica" is an onion, although "cebolla china" is another one.
      this.isNearOther(hit.ingredientId, true) ||
      this.isProduct(hit, this.cutBeside(from, to)) ||
      this.isMadeOf(from) ||
      this.isCutShort(to) ||
      this.isInDish(from, to)
    const isForeign = hit.lang !== this.language && hit.confidence < 1
    const doubt = isDoubtful ? 'slip' : isForeign ? 'foreign' : undefined
    return this.found([scaled(hit, CONFIDENCE.described), ...others], from, to, doubt)
  }

  /** True if the whole phrase is one letter from another food's name (that adds an allergen), so possibly a typo for it. */
  private isNearOther(id: string, addsOnly = false): boolean {
    return oneLetterOff(this.library, this.words, this.language).some(
      ({ ingredientId: other }) => other !== id && (!addsOnly || this.adds(id, other)),
    )
  }

  /** "Fish strips", "mozzarella sticks", "Sesamring": cuts in which these foods are as often sold breaded or baked. */
  private isProduct({ ingredientId }: Resolution, cut: string | undefined): boolean {
    if (cut === undefined || !WORDS[this.language].products.has(cut)) return false
    const { category, animalSources } = this.library.ingredient(ingredientId)!
    return category === 'meat'
      ? animalSources?.includes('poultry') === true
      : !CUT_AT_HOME.has(category)
  }

  /** The word next to a food that names its cut: "fish sticks", "bastoncitos de pescado". */
  private cutBeside(from: number, to: number): string | undefined {
    const { headFirst, joins } = WORDS[this.language]
    if (!headFirst) return this.words[to]
    return this.words[joins.of.has(this.words[from - 1] ?? '') ? from - 2 : from - 1]
  }

  /** "Tostada de aguacate": in head-first languages, a participle before "of" is a dish made of the food. */
  private isMadeOf(from: number): boolean {
    const { headFirst, joins } = WORDS[this.language]
    const head = this.covers[from - 2]
    return (
      headFirst &&
      head?.cls !== undefined &&
      joins.of.has(this.words[from - 1] ?? '') &&
      (MAKING.has(head.cls) || isState(head.cls)) &&
      !head.inPhrase &&
      this.arePlain(0, from)
    )
  }

  /** "Aceite de sé.": the name is cut off if only fillers, or nothing, follow "of". */
  private isCutShort(to: number): boolean {
    const { headFirst, joins } = WORDS[this.language]
    const rest = this.covers.slice(to + 1)
    return (
      headFirst && joins.of.has(this.words[to] ?? '') && rest.every(({ cls }) => cls === 'filler')
    )
  }

  /** "Welsh rabbit", "Russisch Brot", "nut roast": a dish whose name includes a food and adjacent words. */
  private isInDish(from: number, to: number): boolean {
    for (let start = 0; start < to; start++) {
      for (let end = Math.max(from, start + 1) + 1; end <= this.words.length; end++) {
        const isInside = start >= from && end <= to
        const part = this.words.slice(start, end)
        // "Ajo blanco" is also written as one word.
        if (!isInside && (own(this.dishes, part.join(' ')) ?? own(this.dishes, part.join('')))) {
          return true
        }
      }
    }
    return false
  }

  private isPlainAround(from: number, to: number): boolean {
    return this.words.every(
      (word, at) => (at >= from && at < to) || this.cover(at).plain || isPortion(word),
    )
  }

  /** Stretches of words, longest first; for equal lengths, nearest the head first. */
  private *spans(): Generator<readonly [number, number]> {
    const { length } = this.words
    for (let size = Math.min(length - 1, LONGEST_NAME); size >= 1; size--) {
      for (let i = 0; i + size <= length; i++) {
        const from = WORDS[this.language].headFirst ? i : length - size - i
        yield [from, from + size]
      }
    }
  }

  /** "Oregano, getrocknet", "dried whole oregano": the food in that state, if the library has it. */
  private withStates(part: readonly string[], from: number, to: number): Resolution | undefined {
    const { library, language, words } = this
    const beside = words.filter((_, at) => (at < from || at >= to) && isState(this.cover(at).cls))
    for (const state of [...this.elsewhere, ...(this.age?.aged ?? []), ...beside]) {
      if (part.includes(state)) continue
      const before = [state, ...WORDS[language].agreement.map((ending) => state + ending)]
      for (const phrase of [[...part, state], ...before.map((word) => [word, ...part])]) {
        const hit = nameOf(library, phrase, language)
        const isAmbiguous = library.candidates(phrase.join(' '), language)?.preferred === null
        if (hit && hit.confidence >= LEAST_IN_STATE && !isAmbiguous) return hit
      }
    }
    return undefined
  }

  /** The states beside a stretch and elsewhere in the line: "cooked rice", "arroz, cocido". */
  private statesAround(from: number, to: number): ReadonlySet<WordClass | undefined> {
    const beside = this.covers.filter((_, at) => at < from || at >= to)
    const elsewhere = coversOf(this.library, this.elsewhere, this.language)
    return new Set([...beside, ...elsewhere].map(({ cls }) => cls))
  }

  /** Indexes of the words that are not plain. */
  private open(): readonly number[] {
    return this.words.flatMap((_, at) => (this.cover(at).plain ? [] : [at]))
  }

  /** A name of the requested language with a letter or two wrong, unless the wrong words are words themselves. */
  private typo(): Found | undefined {
    const { library, words, language } = this
    const open = this.open()
    const all = words.map((_, at) => at)
    for (const places of open.length === all.length ? [all] : [all, open]) {
      const texts = places.map((at) => itemAt(words, at))
      const candidates = slips(library, texts, language).filter((one) =>
        isSlip(library, texts, one, language),
      )
      if (candidates.length === 0) continue
      const roles = words.map((_, at) =>
        places.includes(at) ? 'food' : roleOf(this.cover(at).cls),
      )
      return { certainty: 'guess', candidates: distinct(candidates), roles }
    }
    return undefined
  }

  /** A name with words left over: a guess if it is the head of the phrase and no other food is left over. */
  private headName(): Found | undefined {
    const { library, words, language } = this
    const open = this.open()
    // "In Butter angedämpft": a participle after the noun is not the head.
    const { headFirst, participle } = WORDS[language]
    const nouns = open.filter((at) => !participle.test(itemAt(words, at)))
    const head = headFirst ? open[0] : nouns.at(-1)
    if (head === undefined) return undefined
    for (const [from, to] of this.spans()) {
      if (head < from || head >= to || !this.isInDictionary(from, to)) continue
      const part = words.slice(from, to)
      const hit = nameOf(library, part, language)
      if (!hit || meanings(library, part, language, hit)?.preferred === null) continue
      const left = open.filter((at) => at < from || at >= to)
      // "Cashew cheese" may be either.
      const isBeside = left.some((at) => this.isOtherFood(at, hit.ingredientId))
      if (isBeside && !isBrand(library, hit.ingredientId)) return undefined
      return this.guess(hit, CONFIDENCE.leftOver / (1 + 0.05 * (left.length - 1)), from, to)
    }
    return this.compoundTail(head)
  }

  /** "Kürbiskernbrötchen": the end of a German compound determines what it is. */
  private compoundTail(head: number): Found | undefined {
    const { library, words, language } = this
    const word = itemAt(words, head)
    if (word.length < SHORTEST_COMPOUND || this.open().length > 1) return undefined
    for (const [, tail] of splitsOf(word, language, 3)) {
      // "Bratling" is not ling.
      const isOther = WORDS[language].noDishes.has(tail)
      const hit = isOther ? undefined : nameOf(library, [tail], language)
      if (hit?.confidence === 1) return this.guess(hit, CONFIDENCE.tail, head, head + 1)
    }
    return undefined
  }

  /** True if a word names another food, not counting brands: "Barilla spaghetti" is spaghetti. */
  private isOtherFood(at: number, but: string): boolean {
    const hit = nameOf(this.library, [itemAt(this.words, at)], this.language)
    return hit !== undefined && hit.ingredientId !== but && !isBrand(this.library, hit.ingredientId)
  }

  /** Foods that may have been meant, offered as a choice. */
  private suggestions(): readonly Resolution[] {
    const { library, words, language } = this
    const found: Resolution[] = []
    for (const [from, to] of this.spans()) {
      if (found.length >= MOST_SUGGESTIONS) break
      if (this.arePlain(from, to) || !this.isInDictionary(from, to)) continue
      const hit = nameOf(library, words.slice(from, to), language)
      if (hit) found.push(hit)
    }
    const open = this.open().map((at) => itemAt(words, at))
    const near = () =>
      slips(library, open, language).map(({ misspelt, ...one }) => ({ ...one, confidence: 1 }))
    const likely = found.length > 0 ? found : near()
    return distinct(likely.map((one) => scaled(one, CONFIDENCE.suggested))).slice(
      0,
      MOST_SUGGESTIONS,
    )
  }

  private guess(hit: Resolution, confidence: number, from: number, to: number): Found {
    const roles = this.rolesAround(from, to, 'food')
    return { certainty: 'guess', candidates: [scaled(hit, confidence)], roles }
  }

  private found(
    candidates: readonly [Resolution, ...Resolution[]],
    from: number,
    to: number,
    doubt?: Doubt,
  ): Found {
    const roles = this.rolesAround(from, to, 'food')
    const all = distinct(candidates)
    if (doubt === undefined) return { certainty: 'sure', candidates: all, roles }
    const doubtful = scaled(candidates[0], CONFIDENCE.doubtful)
    const taken = doubt === 'slip' ? { ...doubtful, misspelt: true } : doubtful
    return { certainty: 'guess', candidates: [taken, ...all.slice(1)], roles }
  }

  private rolesAround(from: number, to: number, inside: Role): readonly Role[] {
    return this.words.map((word, at) => {
      if (at >= from && at < to) return inside
      const { cls, plain } = this.cover(at)
      return plain || isPortion(word) ? roleOf(cls) : 'unread'
    })
  }
}

const scaled = (hit: Resolution, by: number): Resolution => ({
  ...hit,
  confidence: by * hit.confidence,
})

/** The canned or cooked form of a food; if it is cooked and the library lacks that, the food itself with a mark. */
function inStates(
  { forms }: Library,
  hit: Resolution,
  states: ReadonlySet<WordClass | undefined>,
): Resolution {
  const isCooked = states.has('cooked') && !states.has('raw')
  const canned = states.has('canned') ? own(forms.made.canned, hit.ingredientId) : undefined
  const form = canned ?? (isCooked ? own(forms.made.cooked, hit.ingredientId) : undefined)
  if (form !== undefined) return { ...hit, ingredientId: form }
  return isCooked ? { ...hit, isCooked } : hit
}

/** Spelt-out umlaut. */
const UMLAUT = /[aou]e/
/** A name that includes the state or kind must match as written or inflected: "cebollas, rojas". */
const LEAST_IN_STATE = 0.97
/** Minimum length of a plain word that may be the food itself. */
const SHORTEST_PLAIN = 4
const SHORTEST_COMPOUND = 8
const MAKING: ReadonlySet<WordClass> = new Set(['descriptor', 'preparation'])

/** Categories of food that cooks cut into rings and sticks themselves. */
const CUT_AT_HOME: ReadonlySet<string> = new Set([
  'vegetables',
  'fruit',
  'herbs',
  'spices',
  'mushrooms-and-algae',
  'fats-and-oils',
  'sweeteners',
])

/** The listed cut that ends a compound; undefined if none. */
const cutOf = (word: string, language: Language) =>
  [...WORDS[language].products].find((cut) => word.endsWith(cut))

const distinct = (list: readonly Resolution[]) =>
  distinctBy(list, ({ ingredientId }) => ingredientId)

const isOfBrand = ({ cls }: Cover) => cls === 'brand'

const isState = (cls: WordClass | undefined) => cls !== undefined && isOneOf(STATES, cls)

const ROLES: Readonly<Partial<Record<WordClass, Role>>> = {
  size: 'size',
  filler: 'filler',
  remark: 'note',
  purpose: 'note',
  everyday: 'note',
}

function roleOf(cls: WordClass | undefined): Role {
  if (isState(cls)) return 'state'
  return (cls && ROLES[cls]) ?? 'descriptor'
}

/** A number, also in percent or of lean and fat ("93/7"), or quotation marks; not "501a", which may be a typo. */
const SAYS_NOTHING = /^(?:\d+(?:\/\d+)?%?|["'“”„«»‹›‘’]+)$/

/** Number of words of the longest name that begins here, but for one with a figure ("Typ 405"); 0 if none. */
function longestName(library: Library, words: readonly string[], at: number, language: Language) {
  const name = dictionary(library)
    .at(words, at)
    .find(({ kind, lang }) => lang === language && kind === 'name')
  if (!name || words.slice(at, name.to).some((word) => /\d/.test(word))) return 0
  return name.to - at
}

/** The lexicon entry of each word; words without one that are ages, numbers or quotation marks count as plain. */
function coversOf(
  library: Library,
  words: readonly string[],
  language: Language,
): readonly Cover[] {
  const covers: Cover[] = []
  // "Cooked according to the packet" is yet to be done: the amount is that of the dry food.
  const isInstruction = (entry: Entry | undefined, after: number) =>
    entry?.cls === 'cooked' && entryAt(library, words, after, language)?.cls === 'remark'
  for (let at = 0; at < words.length; at = covers.length) {
    const entry = entryAt(library, words, at, language)
    // "Brazo de gitano" is a cake, although an arm and a gypsy name no food.
    const name = longestName(library, words, at, language)
    if (name > Math.max(1, entry?.length ?? 0) && name < words.length) {
      covers.push(...Array<Cover>(name).fill({ cls: undefined, plain: false, inPhrase: false }))
      continue
    }
    const isAge = !entry && monthsAt(words, at, language) !== undefined
    const brandAt = dictionary(library).brandEnd(words, at)
    // "De Cecco", "Land O'Lakes": a brand may begin with a plain word.
    const isLonger = brandAt !== undefined && brandAt - at > (entry?.length ?? 0)
    const brandEnd = isLonger || entry?.cls === 'brand' ? brandAt : undefined
    const isBrand = brandEnd !== undefined
    const length = isAge
      ? AGE_LENGTH
      : brandEnd !== undefined
        ? brandEnd - at
        : (entry?.length ?? 1)
    const plain =
      entry && !isBrand
        ? isPlain(entry.cls)
        : isAge || isBrand || SAYS_NOTHING.test(itemAt(words, at))
    const cls = isAge
      ? 'descriptor'
      : isBrand
        ? 'brand'
        : isInstruction(entry, at + length)
          ? 'preparation'
          : entry?.cls
    covers.push(...Array<Cover>(length).fill({ cls, plain, inPhrase: length > 1 }))
  }
  return covers
}
