/** Finds the food that a run of words names, and says how surely: the rules of sure, guess and none for names. */

import type { AbsenceCode } from '../../domain/absences.ts'
import { isOneOf } from '../../domain/closed-sets.ts'
import { distinctBy } from '../../domain/distinct.ts'
import type { Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import type { Certainty, Role } from '../../domain/reading.ts'
import { foldVariants, nameKey } from '../../language/fold.ts'
import { WORDS } from '../../language/index.ts'
import { isPlain, STATES, type WordClass } from '../../language/word-classes.ts'
import { own } from '../../language/words.ts'
import { isBrand, type Library } from '../../library/library.ts'
import { brandNamed, dictionary, spelling } from '../../search/indexes.ts'
import { entryAt, isNameIn, isWord, lexiconOf } from '../../search/lexicon-entries.ts'
import {
  inflections,
  isPortion,
  joinedName,
  meanings,
  misspeltNames,
  named,
  type Resolution,
  tailless,
  told,
} from '../../search/resolve.ts'
import { AGE_LENGTH, ageIn, monthsAt } from './ages.ts'
import { type CachedFood, cachesOf } from './caches.ts'
import { claimsIn } from './claims.ts'
import { addsAllergen } from './compare-foods.ts'

export interface FoodReading {
  readonly certainty: Certainty
  /** The food that is taken, then what else it could be; for `none` only the latter. */
  readonly candidates: readonly Resolution[]
  /** What each word does. */
  readonly roles: readonly Role[]
  /** States among the words ("dried", "roh"), which may decide between two foods of the library. */
  readonly states: readonly string[]
  /** Those, or a descriptor alone ("rot", "sweet"): behind a food they may make another one of it. */
  readonly kinds: readonly string[]
  /** Whether the words say anything but what is put on, in or around food: false for descriptors alone. */
  readonly isEmpty: boolean
  /** Whether the words are a name of several foods, none of which is preferred. */
  readonly isAmbiguous?: boolean
  /** What the words say that the food is without. */
  readonly claims: readonly AbsenceCode[]
  /** Whether every word is also one of the lexicon that says nothing of allergens. */
  readonly isPlain: boolean
}

/** How sure each way of reading makes. */
const CONFIDENCE = {
  brand: 0.8,
  described: 0.95,
  leftOver: 0.6,
  tail: 0.55,
  typo: 0.7,
  secondTypo: 0.6,
}
const LONGEST_NAME = 6
/** Letters of the longest food that ends a compound. */
const LONGEST_TAIL = 64
/** Nobody writes a name with more words around it. */
const MOST_WORDS = 14

/** The brand by whose name a food was found, or whose name stands beside it. */
export function brandOf(library: Library, { name, brand }: Pick<Resolution, 'name' | 'brand'>) {
  return brandNamed(library, brand ?? nameKey(name))
}

/** Whether nothing but a brand has the name. */
const isBrandAlone = (library: Library, { ingredientId }: Resolution) =>
  isBrand(library, ingredientId)

/** Reads folded words; `states` are those elsewhere in the line, as after a comma. */
export function readFood(
  library: Library,
  words: readonly string[],
  language: Language,
  states: readonly string[] = [],
): FoodReading {
  const cached = cachedFood(library, words, language, states)
  cached.reading ??= cached.written ?? readerOf(library, words, language, states).guessed()
  return cached.reading
}

/** Like `readFood`, but without near names, which cost a scan of all names: undefined if the words name nothing as written. */
export function readWritten(
  library: Library,
  words: readonly string[],
  language: Language,
): FoodReading | undefined {
  return cachedFood(library, words, language, []).written
}

const cachedFood = (
  library: Library,
  words: readonly string[],
  language: Language,
  states: readonly string[],
): CachedFood => {
  const key = `${language} ${words.join(' ')}${states.length > 0 ? `, ${states.join(' ')}` : ''}`
  return cachesOf(library).foods.get(key, () => ({
    written: readerOf(library, words, language, states).written(),
  }))
}

const readerOf = (
  library: Library,
  words: readonly string[],
  language: Language,
  states: readonly string[],
) => new FoodReader(library, language, words.slice(0, MOST_WORDS), states, words.length)

type Bare = Omit<FoodReading, 'isPlain' | 'claims' | 'kinds'>

/** What stands at each word: an entry of the lexicon, which may have several words. */
interface Cover {
  readonly cls: WordClass | undefined
  readonly plain: boolean
  /** Whether it is part of a phrase, which says more than its words. */
  readonly inPhrase: boolean
}

class FoodReader {
  private readonly covers: readonly Cover[]
  private readonly ends: Set<number>[] = []
  private readonly age: ReturnType<typeof ageIn>

  constructor(
    private readonly library: Library,
    private readonly language: Language,
    private readonly words: readonly string[],
    private readonly elsewhere: readonly string[],
    private readonly count: number,
  ) {
    this.covers = coversOf(library, words, language)
    this.age = ageIn(words, language)
  }

  written(): FoodReading | undefined {
    const reading = this.asWritten()
    return reading && this.whole(reading)
  }

  guessed(): FoodReading {
    const states = this.statesIn()
    return this.whole(this.typo(states) ?? this.headName(states) ?? this.nothing(states, false))
  }

  private whole(read: Bare): FoodReading {
    const reading = this.asBrand(read)
    // "Cocido madrileño" is a stew, whatever each of its words says alone; "all purpose" is a phrase that describes.
    const isName =
      reading.roles.filter((role) => role === 'food').length > 1 &&
      !this.covers.some(({ inPhrase }) => inPhrase)
    return {
      ...reading,
      claims: claimsIn(this.library, this.words, this.language).map(({ code }) => code),
      isPlain: !isName && this.covers.every(({ plain }) => plain),
      kinds: this.kinds(),
    }
  }

  private kinds(): readonly string[] {
    const { words, covers, age } = this
    const { degrees, drained } = WORDS[this.language]
    const bare = words.filter((word) => !degrees.has(word))
    // What the cook does with it ("geröstet", "fein gehackt") leaves a food what was bought.
    const kind = covers[words.indexOf(bare[0] ?? '')]
    const isKind = bare.length === 1 && kind?.cls === 'descriptor'
    const said = words.filter((word, at) => {
      const { cls } = itemAt(covers, at)
      return (
        isState(cls) ||
        (isKind && !age && word === bare[0]) ||
        // "Drained and rinsed", but not "not drained".
        (drained.has(word) && cls !== 'remark')
      )
    })
    return [...said, ...(age?.aged ?? [])]
  }

  /** A brand names no food for sure: only the label tells what is in it. */
  private asBrand(reading: Bare): Bare {
    const [first, ...rest] = reading.candidates
    if (reading.certainty === 'none' || !first) return reading
    const isNamed = brandOf(this.library, first) !== undefined
    const brand = isNamed ? undefined : this.brandBeside(first)
    const isSure = reading.certainty === 'sure'
    if (!(isNamed && isSure) && brand === undefined) return reading
    const taken = isSure ? scaled(first, CONFIDENCE.brand) : first
    const told = brand === undefined ? taken : { ...taken, brand }
    return { ...reading, certainty: 'guess', candidates: [told, ...rest] }
  }

  /** "Kraft cheddar": the longest name of a brand among the words, where the food is not called so itself. */
  private brandBeside({ name }: Resolution): string | undefined {
    const called = ` ${nameKey(name)} `
    for (const [from, to] of [[0, this.words.length] as const, ...this.spans()]) {
      const key = this.words.slice(from, to).join(' ')
      if (brandNamed(this.library, key) === undefined || called.includes(` ${key} `)) continue
      if (!this.covers.slice(from, to).every(({ plain }) => plain)) return key
    }
    return undefined
  }

  private statesIn(): readonly string[] {
    return this.words.filter((_, at) => isState(this.covers[at]?.cls))
  }

  private asWritten(): Bare | undefined {
    const { words } = this
    const states = this.statesIn()
    if (words.length === 0 || this.count > MOST_WORDS) {
      return this.nothing(states, words.length === 0)
    }
    const named = this.wholeName(states) ?? this.describedName(states)
    if (named) return named
    return this.covers.every(({ plain }) => plain) ? this.nothing(states, true) : undefined
  }

  private nothing(states: readonly string[], isEmpty: boolean): Bare {
    const roles = this.covers.map(({ cls, plain }) => (plain ? roleOf(cls) : 'unread'))
    const padded = [...roles, ...Array<Role>(Math.max(0, this.count - roles.length)).fill('unread')]
    return {
      certainty: 'none',
      candidates: isEmpty ? [] : this.suggestions(),
      roles: padded,
      states,
      isEmpty,
    }
  }

  /** The stretches of words that the dictionary has as a name, as written or inflected. */
  private isInDictionary(from: number, to: number): boolean {
    this.ends[from] ??= new Set(
      dictionary(this.library)
        .at(this.words, from)
        .filter(({ kind }) => kind === 'name' || kind === 'ambiguous')
        .map((tag) => tag.to),
    )
    return this.ends[from].has(to)
  }

  /** The words as they stand, inflected, with their state in another place, or two of them as one. */
  private wholeName(states: readonly string[]): Bare | undefined {
    const { library, words, language } = this
    // "Zwiebel, getrocknet" where the library knows dried onion apart.
    const inState = this.withStates(words, 0, words.length)
    if (inState) return this.sure([inState], 0, words.length, states)
    if (!this.isInDictionary(0, words.length)) return this.joinedOrCut(states)
    const hit = nameOf(library, words, language)
    const several = meanings(library, words, language, hit)
    if (several?.preferred === null) {
      return {
        certainty: 'none',
        candidates: told(library, several, language),
        roles: words.map(() => 'unread'),
        states,
        isEmpty: false,
        isAmbiguous: true,
      }
    }
    if (!hit) return this.joinedOrCut(states)
    // "Reo" is a Spanish trout, and one letter from Oreo: a name of another language that is near one of this is a guess.
    if (hit.lang !== language && this.isNearOther(hit.ingredientId)) {
      return asGuess(this.sure([hit], 0, words.length, states))
    }
    // A descriptor that is also a name of some food by inflection ("sweet" of sweets) is a descriptor.
    if (words.length === 1 && itemAt(this.covers, 0).plain && hit.confidence < 1) return undefined
    const others = several ? told(library, several, language) : []
    const reading = this.sure([hit, ...others], 0, words.length, states)
    if (this.isGraverDish(hit)) return asGuess(reading)
    // What is only like a name of another language is none.
    if (hit.lang !== language && hit.confidence < 1) return asUnsure(reading)
    // "Tajine" is a dish, and no inflection of the spice Tajin.
    if (hit.confidence < 1 && this.isOtherWord()) return asGuess(reading)
    if (hit.confidence === 1) return reading
    // "Erdbeeres" is strawberry with an ending, or strawberry ice cream without a letter.
    const isShortened = words.length === 1 && this.isNearLonger(hit.ingredientId)
    // "Ankoen" may be Anken, or anko with an ending and an umlaut spelt out.
    const isSpeltOut =
      UMLAUT.test(words.join(' ')) &&
      !UMLAUT.test(nameKey(hit.name)) &&
      this.isNearOther(hit.ingredientId)
    return isShortened || isSpeltOut ? asGuess(reading) : reading
  }

  /** "Pea nuts", "Paprikastreifen": a name with a space in it, or with the word for its cut. */
  private joinedOrCut(states: readonly string[]): Bare | undefined {
    const { library, words, language } = this
    const joined = joinedName(library, words, language)
    const found = joined ?? tailless(library, words, language)
    if (!found) return undefined
    const reading = this.sure([found], 0, words.length, states)
    const isDoubtful =
      this.isNearOther(found.ingredientId) ||
      // "Sesamring": a product of the food, as likely as a cut of it.
      (!joined && this.isProduct(found, cutOf(itemAt(words, 0), language)))
    return isDoubtful ? asGuess(reading) : reading
  }

  /** "Lasagne" are sheets of pasta, and the dish that is made of them: where that holds more, nobody knows which is meant. */
  private isGraverDish({ ingredientId }: Resolution): boolean {
    const { library, words, language } = this
    const food = library.ingredient(ingredientId)
    const held = own(own(library.dishes, language) ?? {}, words.join(' ')) ?? []
    return held.some((id) => {
      const other = library.ingredient(id)
      return food !== undefined && other !== undefined && addsAllergen(food, other)
    })
  }

  /** Whether the words are a dish, or an everyday word, as they stand. */
  private isOtherWord(): boolean {
    const { library, words, language } = this
    const isDish = own(own(library.dishes, language) ?? {}, words.join(' ')) !== undefined
    return isDish || (words.length === 1 && itemAt(this.covers, 0).cls === 'everyday')
  }

  private isNearLonger(id: string): boolean {
    const [word = ''] = this.words
    return nearNames(this.library, [word], this.language).some(
      ({ key, ingredientId }) => key.length > word.length && ingredientId !== id,
    )
  }

  /** The longest name around which nothing but plain words stand. */
  private describedName(states: readonly string[]): Bare | undefined {
    const { library, words, language } = this
    let weak: Bare | undefined
    for (const [from, to] of this.spans()) {
      const outside = this.covers.every(({ plain }, at) => plain || (at >= from && at < to))
      const part = words.slice(from, to)
      const beside = outside || this.arePortions(from, to)
      // "Limpio de grasa" names no fat.
      const isSaid = part.every(
        (_, i) => itemAt(this.covers, from + i).plain && itemAt(this.covers, from + i).inPhrase,
      )
      if (!beside || isSaid) continue
      const inState = this.withStates(part, from, to)
      if (!inState && !this.isInDictionary(from, to)) continue
      const hit = inState ?? nameOf(library, part, language)
      const several = inState ? undefined : meanings(library, part, language, hit)
      if (several?.preferred === null) {
        return {
          certainty: 'none',
          candidates: told(library, several, language),
          roles: this.rolesAround(from, to, 'unread'),
          states,
          isEmpty: false,
        }
      }
      if (!hit) continue
      const isPlainWord = part.every((_, i) => itemAt(this.covers, from + i).plain)
      if (isPlainWord && (hit.confidence < 1 || part.length === 1)) {
        // "Large egg": a plain word that is also a name is the food only where nothing else is.
        if (hit.confidence === 1 && isSolid(itemAt(part, 0)))
          weak ??= this.around([hit], from, to, states)
        continue
      }
      const others = several ? told(library, several, language) : []
      return this.around([hit, ...others], from, to, states)
    }
    return weak
  }

  /** A name with plain words around it: sure, unless those make something else of it. */
  private around(
    [hit, ...others]: readonly [Resolution, ...Resolution[]],
    from: number,
    to: number,
    states: readonly string[],
  ): Bare {
    const reading = this.sure([scaled(hit, CONFIDENCE.described), ...others], from, to, states)
    const isDoubtful =
      // "At milk" is one letter from oat milk.
      this.isNearOther(hit.ingredientId) ||
      this.isProduct(hit, this.cutBeside(from, to)) ||
      this.isMadeOf(from) ||
      this.isCutShort(to) ||
      this.isInDish(from, to)
    if (isDoubtful) return asGuess(reading)
    return hit.lang !== this.language && hit.confidence < 1 ? asUnsure(reading) : reading
  }

  /** Whether all the words are one letter from the name of another food, so that one of them may be its typo. */
  private isNearOther(id: string): boolean {
    return nearestName(this.library, this.words, this.language).some((other) => other !== id)
  }

  /** "Fish strips", "mozzarella sticks", "Sesamring": what is cut so is sold in breadcrumbs or baked as often. */
  private isProduct({ ingredientId }: Resolution, cut: string | undefined): boolean {
    if (cut === undefined || !WORDS[this.language].products.has(cut)) return false
    const { category, animalSources } = this.library.ingredient(ingredientId)!
    return category === 'meat'
      ? animalSources?.includes('poultry') === true
      : !CUT_AT_HOME.has(category)
  }

  /** The word beside a food that says how it is cut: "fish sticks", "bastoncitos de pescado". */
  private cutBeside(from: number, to: number): string | undefined {
    const { headFirst, joins } = WORDS[this.language]
    if (!headFirst) return this.words[to]
    return this.words[joins.of.has(this.words[from - 1] ?? '') ? from - 2 : from - 1]
  }

  /** "Tostada de aguacate", "batido de fresa": where the head comes first, a participle before "of" is what is made of the food. */
  private isMadeOf(from: number): boolean {
    const { headFirst, joins } = WORDS[this.language]
    const head = this.covers[from - 2]
    return (
      headFirst &&
      head?.cls !== undefined &&
      joins.of.has(this.words[from - 1] ?? '') &&
      (MAKING.has(head.cls) || isState(head.cls)) &&
      !head.inPhrase &&
      this.covers.slice(0, from).every(({ plain }) => plain)
    )
  }

  /** "Aceite de sé.": behind "of" stands what the food is of, and no word that only fills. */
  private isCutShort(to: number): boolean {
    const { headFirst, joins } = WORDS[this.language]
    const rest = this.covers.slice(to + 1)
    return (
      headFirst && joins.of.has(this.words[to] ?? '') && rest.every(({ cls }) => cls === 'filler')
    )
  }

  /** "Welsh rabbit", "Russisch Brot", "nut roast": a dish whose name holds that of a food, and words around it. */
  private isInDish(from: number, to: number): boolean {
    const dishes = own(this.library.dishes, this.language) ?? {}
    const { length } = this.words
    for (let start = 0; start < to; start++) {
      for (let end = Math.max(from, start + 1) + 1; end <= length; end++) {
        const isInside = start >= from && end <= to
        if (isInside) continue
        const part = this.words.slice(start, end)
        // "Ajo blanco" is written as one word too.
        if (own(dishes, part.join(' ')) ?? own(dishes, part.join(''))) return true
      }
    }
    return false
  }

  private arePortions(from: number, to: number): boolean {
    return this.words.every(
      (word, at) => (at >= from && at < to) || itemAt(this.covers, at).plain || isPortion(word),
    )
  }

  /** Stretches of words, longest first; of equal ones those with the head first. */
  private *spans(): Generator<readonly [number, number]> {
    const { length } = this.words
    for (let size = Math.min(length - 1, LONGEST_NAME); size >= 1; size--) {
      for (let i = 0; i + size <= length; i++) {
        const from = WORDS[this.language].headFirst ? i : length - size - i
        yield [from, from + size]
      }
    }
  }

  /** "Oregano, getrocknet", "dried whole oregano": the food in its state, where the library has it. */
  private withStates(part: readonly string[], from: number, to: number): Resolution | undefined {
    const near = [
      ...this.elsewhere,
      ...(this.age?.aged ?? []),
      ...this.words.filter(
        (_, at) => (at < from || at >= to) && isState(itemAt(this.covers, at).cls),
      ),
    ]
    const { agreement } = WORDS[this.language]
    for (const state of near) {
      if (part.includes(state)) continue
      const before = [state, ...agreement.map((ending) => state + ending)]
      for (const phrase of [[...part, state], ...before.map((word) => [word, ...part])]) {
        const hit = nameOf(this.library, phrase, this.language)
        if (
          hit &&
          hit.confidence >= LEAST_IN_STATE &&
          this.library.candidates(phrase.join(' '), this.language)?.preferred !== null
        ) {
          return hit
        }
      }
    }
    return undefined
  }

  /** A name of the asked language but for a letter or two, of words that are none themselves. */
  private typo(states: readonly string[]): Bare | undefined {
    const { library, words, language } = this
    const core = words
      .map((word, at) => ({ word, at }))
      .filter(({ at }) => !itemAt(this.covers, at).plain)
    const tries =
      core.length === words.length ? [core] : [words.map((word, at) => ({ word, at })), core]
    for (const tried of tries) {
      const texts = tried.map(({ word }) => word)
      const found = misspeltNames(library, texts, language).filter((near) =>
        isSlip(library, texts, near.key, language),
      )
      if (found.length === 0) continue
      const [first] = found
      const candidates = found.map(({ resolution, distance }) => ({
        ...resolution,
        confidence: distance === 1 ? CONFIDENCE.typo : CONFIDENCE.secondTypo,
        misspelt: true,
      }))
      const places = new Set(tried.map(({ at }) => at))
      return {
        certainty: 'guess',
        candidates: first ? distinct(candidates) : [],
        roles: words.map((_, at) =>
          places.has(at) ? 'food' : roleOf(itemAt(this.covers, at).cls),
        ),
        states,
        isEmpty: false,
      }
    }
    return undefined
  }

  /** A name with words left over: taken as a guess where it is the head of the phrase and no other food is left over. */
  private headName(states: readonly string[]): Bare | undefined {
    const { library, words, language } = this
    const open = words.flatMap((_, at) => (itemAt(this.covers, at).plain ? [] : [at]))
    // "In Butter angedämpft": a German participle behind the noun is no head.
    const { headFirst, participle } = WORDS[language]
    const nouns = participle ? open.filter((at) => !participle.test(itemAt(words, at))) : open
    const head = headFirst ? open[0] : nouns.at(-1)
    if (head === undefined) return undefined
    for (const [from, to] of this.spans()) {
      if (head < from || head >= to || !this.isInDictionary(from, to)) continue
      const part = words.slice(from, to)
      const hit = nameOf(library, part, language)
      if (!hit) continue
      if (meanings(library, part, language, hit)?.preferred === null) continue
      const left = open.filter((at) => at < from || at >= to)
      // "Cashew cheese": which of the two it is, nobody can say.
      if (
        !isBrandAlone(this.library, hit) &&
        left.some((at) => this.isFood(at, hit.ingredientId))
      ) {
        return undefined
      }
      const roles = this.rolesAround(from, to, 'food')
      return {
        certainty: 'guess',
        candidates: [scaled(hit, CONFIDENCE.leftOver / (1 + 0.05 * (left.length - 1)))],
        roles,
        states,
        isEmpty: false,
      }
    }
    return this.compoundTail(head, states)
  }

  /** "Kürbiskernbrötchen": a German compound is what its end says. */
  private compoundTail(head: number, states: readonly string[]): Bare | undefined {
    const word = itemAt(this.words, head)
    if (!WORDS[this.language].compounds || word.length < 8) return undefined
    const left = this.words.some((_, at) => at !== head && !itemAt(this.covers, at).plain)
    if (left) return undefined
    for (let at = Math.max(3, word.length - LONGEST_TAIL); at <= word.length - 4; at++) {
      const tail = word.slice(at)
      // "Bratling" is no ling.
      if (WORDS[this.language].noDishes.has(tail)) continue
      const hit = nameOf(this.library, [tail], this.language)
      if (!hit || hit.confidence < 1) continue
      return {
        certainty: 'guess',
        candidates: [scaled(hit, CONFIDENCE.tail)],
        roles: this.rolesAround(head, head + 1, 'food'),
        states,
        isEmpty: false,
      }
    }
    return undefined
  }

  private isFood(at: number, but: string): boolean {
    const hit = nameOf(this.library, [itemAt(this.words, at)], this.language)
    // "Barilla spaghetti" is spaghetti, with a word left over.
    return hit !== undefined && hit.ingredientId !== but && !isBrandAlone(this.library, hit)
  }

  /** What may have been meant, for people to choose from. */
  private suggestions(): readonly Resolution[] {
    const found: Resolution[] = []
    for (const [from, to] of this.spans()) {
      const part = this.words.slice(from, to)
      if (part.every((_, i) => itemAt(this.covers, from + i).plain)) continue
      if (!this.isInDictionary(from, to)) continue
      const hit = nameOf(this.library, part, this.language)
      if (hit) found.push(scaled(hit, 0.3))
      if (found.length >= 3) break
    }
    if (found.length > 0) return distinct(found)
    return distinct(
      misspeltNames(
        this.library,
        this.words.filter((_, at) => !itemAt(this.covers, at).plain),
        this.language,
      ).map(({ resolution }) => scaled(resolution, 0.3)),
    ).slice(0, 3)
  }

  private sure(
    candidates: readonly Resolution[],
    from: number,
    to: number,
    states: readonly string[],
  ): Bare {
    return {
      certainty: 'sure',
      candidates: distinct(candidates),
      roles: this.rolesAround(from, to, 'food'),
      states,
      isEmpty: false,
    }
  }

  private rolesAround(from: number, to: number, inside: Role): readonly Role[] {
    return this.words.map((word, at) => {
      if (at >= from && at < to) return inside
      const { cls, plain } = itemAt(this.covers, at)
      return plain || isPortion(word) ? roleOf(cls) : 'unread'
    })
  }
}

/** A guess that is no typo, so that the line may be one of another language. */
function asUnsure(reading: Bare): Bare {
  const [first, ...rest] = reading.candidates
  return { ...reading, certainty: 'guess', candidates: [scaled(first!, 0.65), ...rest] }
}

function asGuess(reading: Bare): Bare {
  const [first, ...rest] = reading.candidates
  const near = { ...scaled(first!, 0.65), misspelt: true }
  return { ...reading, certainty: 'guess', candidates: [near, ...rest] }
}

const scaled = (hit: Resolution, by: number): Resolution => ({
  ...hit,
  confidence: by * hit.confidence,
})

/** An umlaut as it is spelt without the letter. */
const UMLAUT = /[aou]e/

/** A name with the state or kind in it counts as it stands or inflected: "cebollas, rojas". */
const LEAST_IN_STATE = 0.97

const MAKING: ReadonlySet<WordClass> = new Set(['descriptor', 'preparation'])

/** Foods that cooks cut into rings and sticks themselves. */
const CUT_AT_HOME: ReadonlySet<string> = new Set([
  'vegetables',
  'fruit',
  'herbs',
  'spices',
  'mushrooms-and-algae',
  'fats-and-oils',
  'sweeteners',
])

/** The end of a compound that says how its food is cut: the shortest that begins with a whole syllable. */
function cutOf(word: string, language: Language): string | undefined {
  const { products } = WORDS[language]
  return [...products].find((cut) => word.endsWith(cut))
}

/** Shorter words of another language are told apart by their endings alone. */
const SHORTEST_INFLECTED = 4

/** A plain word that may be the food itself: one with letters enough to be no filler. */
const isSolid = (word: string) => word.length >= 4

const distinct = (list: readonly Resolution[]) =>
  distinctBy(list, ({ ingredientId }) => ingredientId)

/**
 * The ingredient of this name, as it stands or inflected: of the asked language, and of another one only where the asked
 * language does not know all of its words.
 */
function nameOf(
  library: Library,
  words: readonly string[],
  language: Language,
): Resolution | undefined {
  const hit = named(library, words, language)
  if (!hit || hit.lang === language) return hit
  // "Lion" and "Roses" are brands here, whatever they name elsewhere.
  if (lexiconOf(library, language).at(words, 0)?.cls === 'brand') return undefined
  const isShort = hit.confidence < 1 && words.some((word) => word.length < SHORTEST_INFLECTED)
  if (isShort) return undefined
  const knows = words.every(
    (word) =>
      lexiconOf(library, language).of(word) !== undefined ||
      foldVariants(word).some((key) => isNameIn(library, key, language)),
  )
  return knows ? undefined : hit
}

/** The foods with a name of the language that is one letter off the words. */
export function nearestName(
  library: Library,
  words: readonly string[],
  language: Language,
): readonly string[] {
  return nearNames(library, words, language).map(({ ingredientId }) => ingredientId)
}

/** Names of the language that are one letter off the words. */
export function nearNames(library: Library, words: readonly string[], language: Language) {
  const phrase = words.join(' ')
  if (phrase.length < 3 || phrase.length > 40) return []
  return spelling(library)
    .near(phrase, 1)
    .filter(({ distance }) => distance === 1)
    .flatMap(({ key }) => library.named(key).map((hit) => ({ ...hit, key })))
    .filter(({ lang }) => lang === language)
}

/** Whether each word that differs from the name is no word of its own, and begins with the same letter. */
function isSlip(
  library: Library,
  words: readonly string[],
  key: string,
  language: Language,
): boolean {
  if (itemAt(words, 0)[0] !== key[0]) return false
  const name = key.split(' ')
  const spelt = new Set(name)
  if (name.length !== words.length) {
    // A space too many or too few: "pea nut butter".
    return words.some((word) => !spelt.has(word) && !isKnown(library, word, language))
  }
  return words.every(
    (word, at) =>
      word === name[at] ||
      (word[0] === itemAt(name, at)[0] && !isKnown(library, word, language)) ||
      inflections([word], language).includes(itemAt(name, at)),
  )
}

/** A word of any language's vocabulary, or the name of a food. */
function isKnown(library: Library, word: string, language: Language): boolean {
  return isWord(library, word) || isNameIn(library, word, language)
}

function isState(cls: WordClass | undefined): boolean {
  return cls !== undefined && isOneOf(STATES, cls)
}

function roleOf(cls: WordClass | undefined): Role {
  if (cls === undefined) return 'descriptor'
  if (isState(cls)) return 'state'
  if (cls === 'size') return 'size'
  if (cls === 'filler') return 'filler'
  if (cls === 'remark' || cls === 'purpose') return 'note'
  return 'descriptor'
}

/** A number with its share, and quotation marks; "501a oil" is one letter from something else. */
const SAYS_NOTHING = /^(?:\d+%?|["'“”„«»‹›‘’]+)$/

/** What the lexicon says of each word; digits left in a phrase belong to what stands before them. */
function coversOf(
  library: Library,
  words: readonly string[],
  language: Language,
): readonly Cover[] {
  const covers: Cover[] = []
  for (let at = 0; at < words.length; ) {
    const entry = entryAt(library, words, at, language)
    if (!entry && monthsAt(words, at, language) !== undefined) {
      covers.push(
        ...Array<Cover>(AGE_LENGTH).fill({ cls: 'descriptor', plain: true, inPhrase: true }),
      )
      at += AGE_LENGTH
      continue
    }
    const length = entry?.length ?? 1
    const plain = entry ? isPlain(entry.cls) : SAYS_NOTHING.test(itemAt(words, at))
    for (let i = 0; i < length; i++) covers.push({ cls: entry?.cls, plain, inPhrase: length > 1 })
    at += length
  }
  return covers
}
