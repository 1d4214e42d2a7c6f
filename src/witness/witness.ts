/**
 * Last check of raw text, however it was parsed: every food it names and does not deny. Shares only the folding and the
 * library's names with the parser, so that a fault in one cannot hide in the other.
 */

import { ABSENCE_OF_FOOD, type AbsenceCode } from '../domain/absences.ts'
import { byName } from '../domain/closed-sets.ts'
import { byLanguage, LANGUAGES, type Language } from '../domain/languages.ts'
import { oncePer } from '../domain/once-per.ts'
import { itemAt } from '../domain/present.ts'
import type { Library } from '../library/library.ts'
import { inLanguages, type Names, namesOf } from './names.ts'
import { WORD_LISTS, type WordList } from './rules.ts'
import { type Token, tokensOf } from './tokens.ts'

export interface Mention {
  /** All foods the words may mean. */
  readonly ids: readonly string[]
  /** UTF-16 positions in the text. */
  readonly start: number
  readonly end: number
  /** What the text says the food is free of. */
  readonly without: readonly AbsenceCode[]
  /** True if a package warns of traces of it. */
  readonly isTrace: boolean
}

interface Options {
  readonly lang: Language
  /** For packages: a line break may occur within a name, and foods to eat it with do not count. */
  readonly isPackage?: boolean
}

interface Seen {
  /** Foods that the text names without denying them, in text order. */
  readonly mentions: readonly Mention[]
  /** Absences stated anywhere in the text. */
  readonly denied: readonly AbsenceCode[]
}

/** Finds the foods that a text names; linear in its length. */
export function witness(
  library: Library,
  text: string,
  { lang, isPackage = false }: Options,
): Seen {
  const tokens = tokensOf(text, isPackage)
  const names = namesOf(library)
  return new Witness(names, tokens, languagesOf(names, tokens, lang), isPackage).seen()
}

/** True if the witness recognizes denials of this absence. */
export function isDeniable(library: Library, code: AbsenceCode): boolean {
  const { rules } = namesOf(library)
  return code === 'vegan' || LANGUAGES.some((lang) => rules[lang].absences[code] !== undefined)
}

/** The requested language, plus the one whose common words occur most often in the text. */
function languagesOf(names: Names, tokens: readonly Token[], asked: Language): readonly Language[] {
  const lists = listsOf(names)
  const counts = LANGUAGES.map((lang) => ({ lang, count: 0 }))
  for (const { word } of tokens) {
    for (const one of counts) if (lists[one.lang].common.has(word)) one.count += 1
  }
  const most = counts.reduce((a, b) => (b.count > a.count ? b : a))
  return most.count > 0 && most.lang !== asked ? [asked, most.lang] : [asked]
}

const BIT = byName(WORD_LISTS, (list) => 1 << WORD_LISTS.indexOf(list))

type Lists = ReturnType<typeof setsOf>
const listsOf = oncePer(
  (names: Names): Readonly<Record<Language, Lists>> => byLanguage((lang) => setsOf(names, lang)),
)

function setsOf({ rules }: Names, lang: Language) {
  const own = rules[lang]
  const absences = Object.entries(own.absences).flatMap(([code, words]) =>
    words.map((word) => [word, code as AbsenceCode] as const),
  )
  const phrases = byName(WORD_LISTS, (list) => phrasesOf(own[list]))
  const begins = new Map<string, number>()
  for (const list of WORD_LISTS) {
    for (const first of phrases[list].keys()) {
      begins.set(first, (begins.get(first) ?? 0) | BIT[list])
    }
  }
  return {
    ...phrases,
    /** Per word, the lists with a phrase that begins with it, as bits. */
    begins,
    endings: own.utensils,
    absences: new Map(absences),
    stems: Object.entries(own.stems).flatMap(([id, letters]) =>
      letters.map((part) => [part, id] as const),
    ),
  }
}

/** Phrases by first word, longest first. */
function phrasesOf(list: readonly string[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = new Map<string, (readonly string[])[]>()
  for (const phrase of list) {
    const words = phrase.split(' ')
    const [first = ''] = words
    found.set(
      first,
      [...(found.get(first) ?? []), words].sort((a, b) => b.length - a.length),
    )
  }
  return found
}

/** A name in the text, denied or not. */
interface Found {
  readonly from: number
  /** Index after its last word. */
  readonly to: number
  readonly ids: readonly string[]
  readonly codes: readonly AbsenceCode[]
  isDenied: boolean
  /** True if denied by its own word or the next: "glutenfrei", "dairy free". */
  isClaim: boolean
  without: AbsenceCode[]
}

interface Unnamed {
  readonly ids: readonly string[]
  /** The word it denies: "gluten" of "glutenfrei". */
  readonly absent?: string
}

const NOTHING: Unnamed = { ids: [] }

interface Span {
  readonly to: number
  readonly ids: readonly string[]
}

/** Most words between "without" and the food, and between "no" and the food. */
const FAR = 4
const NEAR = 2
/** Most words between a nutrient and the energy beside it. */
const FAR_ENERGY = 12
/** Longest list of absences before a food. */
const MOST_JOINED = 12
const SHORTEST_COMPOUND = 6
const SHORTEST_FRONT = 3
const SHORTEST_HEAD = 4
/** Longer strings are not words; bounds the search at each position of a word. */
const LONGEST_WORD = 60
const OTHER_FREE: ReadonlySet<string> = new Set(['range', 'run', 'running', 'flowing', 'standing'])

const isJoint = ({ gap }: Token) => gap === 'blank' || gap === 'hyphen' || gap === 'wrap'
/** Gaps after which a sentence, or part of a package, begins. */
const BEGINS: ReadonlySet<Token['gap']> = new Set(['stop', 'sign', 'bracket', 'wrap'])

class Witness {
  private readonly lists: readonly Lists[]
  private readonly found: Found[] = []
  /** Index in `found` of the name that begins at each word. */
  private readonly places = new Map<number, number>()
  private readonly isAllSmall: boolean
  /** Per word, the lists with a phrase that begins with it, as bits. */
  private readonly begins: readonly number[]
  private readonly unnamed = new Map<string, Unnamed>()
  /** Places of words in warnings of traces. */
  private readonly traces = new Set<number>()

  constructor(
    private readonly names: Names,
    private readonly tokens: readonly Token[],
    private readonly languages: readonly Language[],
    private readonly isPackage: boolean,
  ) {
    this.lists = languages.map((lang) => listsOf(names)[lang])
    this.isAllSmall = tokens.every(({ isSmall }) => isSmall)
    this.begins = tokens.map(({ word }) =>
      this.lists.reduce((bits, { begins }) => bits | (begins.get(word) ?? 0), 0),
    )
  }

  seen(): Seen {
    this.find()
    this.denyAfter()
    this.denyBefore()
    if (this.isPackage) this.setAside()
    if (this.isPackage) this.findTraces()
    for (const place of this.found.keys()) this.claim(place)
    const denied = this.found.flatMap(({ isDenied, codes, without }) =>
      isDenied ? [...codes, ...without] : without,
    )
    // "Vegan" is a claim anywhere in the text.
    if (this.tokens.some((_, at) => this.phraseAt(at, 'vegan') > 0)) denied.push('vegan')
    return { mentions: this.mentions(), denied: [...new Set(denied)] }
  }

  private mentions(): readonly Mention[] {
    return this.found
      .filter(({ ids, isDenied }) => ids.length > 0 && !isDenied)
      .map(({ from, to, ids, without }) => ({
        ids,
        start: itemAt(this.tokens, from).start,
        end: itemAt(this.tokens, to - 1).end,
        without: [...new Set(without)],
        isTrace: this.traces.has(from),
      }))
  }

  /** Finds names from left to right, the longest at each place. */
  private find(): void {
    const { tokens } = this
    for (let at = 0; at < tokens.length; ) {
      const longest = this.undivided(at)
      const exempt = Math.max(this.exemptAt(at), this.describes(at) ? 1 : 0)
      if (exempt > 0 && at + exempt >= (longest?.to ?? 0)) {
        at += exempt
        continue
      }
      const unnamed = longest ? undefined : this.unnamedAt(at)
      const { to, ids } = longest ?? { to: at + 1, ids: unnamed?.ids ?? [] }
      const absent = unnamed?.absent
      const codes = this.codesOf(absent ?? this.words(at, to), ids)
      if (ids.length + codes.length > 0 && !this.isUtensil(to)) {
        const isClaim = absent !== undefined
        this.places.set(at, this.found.length)
        this.found.push({ from: at, to, ids, codes, isDenied: isClaim, isClaim, without: [] })
      }
      at = to
    }
  }

  private nameAt(at: number): Found | undefined {
    return this.found[this.places.get(at) ?? -1]
  }

  private unnamedAt(at: number): Unnamed {
    const token = itemAt(this.tokens, at)
    const key = token.isSmall ? token.word : `^${token.word}`
    const known = this.unnamed.get(key) ?? this.absentIn(token) ?? this.within(token)
    this.unnamed.set(key, known)
    return known
  }

  /** Number of words from here that never name a food; "braten" only if it is not a noun. */
  private exemptAt(at: number): number {
    const { isSmall, word } = itemAt(this.tokens, at)
    const isVerb = isSmall && !this.isAllSmall && this.lists.some(({ small }) => small.has(word))
    const isWord = isVerb || this.isNutrient(at)
    return Math.max(this.phraseAt(at, 'exempt'), this.linksAt(at), isWord ? 1 : 0)
  }

  /** Number of words of a line that leads to other recipes: "You might also like: Peanut noodles". */
  private linksAt(at: number): number {
    const { tokens } = this
    const length = itemAt(tokens, at).beginsLine ? this.phraseAt(at, 'links') : 0
    // "You might also like to add peanuts" is about this recipe.
    if (length === 0 || tokens[at + length]?.gap !== 'colon') return 0
    let to = at + length
    while (to < tokens.length && !itemAt(tokens, to).beginsLine) to += 1
    return to - at
  }

  /** "298 kcal, Eiweiß 37 g": protein, not egg white. */
  private isNutrient(at: number): boolean {
    if (this.phraseAt(at, 'nutrients') === 0 || !this.tokens[at + 1]?.isNumber) return false
    for (let near = Math.max(0, at - FAR_ENERGY); near <= at + FAR_ENERGY; near++) {
      if (this.phraseAt(near, 'energy') > 0) return true
    }
    return false
  }

  /** "Galletas doradas": an adjective that agrees with the food right before it. */
  private describes(at: number): boolean {
    if (this.found.at(-1)?.to !== at || itemAt(this.tokens, at).gap !== 'blank') return false
    const ending = /as?$/.exec(itemAt(this.tokens, at).word)?.[0]
    const before = itemAt(this.tokens, at - 1).word
    return this.phraseAt(at, 'describing') > 0 && /as?$/.exec(before)?.[0] === ending
  }

  private words(from: number, to: number): string {
    if (to === from + 1) return itemAt(this.tokens, from).word
    return this.tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' ')
  }

  /** The longest name, unless a longer one begins within it: "arroz con leche de coco" is not rice pudding. */
  private undivided(at: number): Span | undefined {
    const longest = this.longest(at)
    if (!longest) return undefined
    for (let inner = at + 1; inner < longest.to; inner++) {
      const other = this.longest(inner)
      if (!other || other.to <= longest.to || other.to - inner < longest.to - at) continue
      const first = this.longest(at, inner)
      if (first) return first
    }
    return longest
  }

  private longest(at: number, end = this.tokens.length): Span | undefined {
    const { tokens, names, languages } = this
    const { stem, word } = itemAt(tokens, at)
    const starting = names.starting(stem)
    const alone = names.word(word, languages)
    let best: Span | undefined = alone && { to: at + 1, ids: alone.ids }
    let key = stem
    for (let to = at + 1; to < end && to - at < starting.longest; to++) {
      const next = tokens[to]
      if (!next || !isJoint(next)) break
      key = `${key} ${next.stem}`
      const named = inLanguages(starting.named.get(key), languages)
      if (named) best = { to: to + 1, ids: named.ids }
    }
    // "Kokos-Milch", "butter milk": usually written as one word.
    const next = at + 1 < end ? tokens[at + 1] : undefined
    const isLong = next && word.length >= SHORTEST_FRONT && next.word.length >= SHORTEST_FRONT
    if (isLong && isJoint(next) && !next.isNumber && (best?.to ?? at + 1) <= at + 2) {
      const joined = names.word(word + next.word, languages)
      if (joined) return { to: at + 2, ids: joined.ids }
    }
    return best
  }

  /** The word denied by "glutenfrei" or "eggless"; undefined if unknown. */
  private absentIn({ word }: Token): Unnamed | undefined {
    for (const { free, absences } of this.lists) {
      for (const ending of free.keys()) {
        if (!word.endsWith(ending)) continue
        const rest = word.slice(0, -ending.length)
        const ids = this.names.word(rest, this.languages)?.ids ?? []
        if (rest.length > 1 && (ids.length > 0 || absences.has(rest))) return { absent: rest, ids }
      }
    }
    return undefined
  }

  /** Foods in a word that is not a name: by the letters of an allergen, in German also by its head. */
  private within({ word, isNumber, isSmall }: Token): Unnamed {
    const isLong = word.length >= SHORTEST_COMPOUND && word.length <= LONGEST_WORD
    if (isNumber || !isLong) return NOTHING
    if (this.lists.some(({ endings }) => endings.some((one) => word.endsWith(one)))) {
      return NOTHING
    }
    const ids = this.lists.flatMap(({ stems }) =>
      stems.filter(([part]) => word.includes(part)).map(([, id]) => id),
    )
    // German compounds are nouns; in a text without capitals any word may be a noun.
    const isNoun = !isSmall || this.isAllSmall
    if (isNoun && this.languages.includes('de')) ids.push(...this.headOf(word))
    return { ids: [...new Set(ids)] }
  }

  /** The longest name that ends a German word. */
  private headOf(word: string): readonly string[] {
    for (let cut = SHORTEST_FRONT; cut <= word.length - SHORTEST_HEAD; cut++) {
      const head = this.names.own(word.slice(cut), ['de'])
      if (head) return head.ids
    }
    return []
  }

  private codesOf(words: string, ids: readonly string[]): readonly AbsenceCode[] {
    const said = this.lists.flatMap(({ absences }) => absences.get(words) ?? [])
    return [...new Set([...said, ...ids.flatMap((id) => ABSENCE_OF_FOOD.get(id) ?? [])])]
  }

  /** "Butter knife": the word after the name decides what it is. */
  private isUtensil(to: number): boolean {
    const next = this.tokens[to]
    return (
      next !== undefined &&
      isJoint(next) &&
      this.lists.some(
        ({ utensils, manner }) =>
          utensils.has(next.word) || (this.isPackage && manner.has(next.word)),
      )
    )
  }

  /** Number of words from here that form a phrase of the list; 0 if none. */
  private phraseAt(at: number, list: WordList): number {
    const first = this.tokens[at]
    if (!first || ((this.begins[at] ?? 0) & BIT[list]) === 0) return 0
    for (const lists of this.lists) {
      for (const words of lists[list].get(first.word) ?? []) {
        if (words.every((word, place) => this.tokens[at + place]?.word === word)) {
          return words.length
        }
      }
    }
    return 0
  }

  /** "Without eggs and milk": denies foods until a comma, the end of the sentence or a word that ends the denial. */
  private denyAfter(): void {
    let left = 0
    for (let at = 0; at < this.tokens.length; at++) {
      const token = itemAt(this.tokens, at)
      if (!isJoint(token) && token.gap !== 'slash') left = 0
      const mention = this.nameAt(at)
      if (mention) {
        if (left > 0 && !this.isUnfinished(mention.to)) mention.isDenied = true
        // "Without eggs and milk", but not "without eggs, and add the milk".
        const join = left > 0 ? this.phraseAt(mention.to, 'joins') : 0
        const isSlash = this.tokens[mention.to]?.gap === 'slash'
        left = join > 0 || (left > 0 && isSlash) ? 1 : 0
        at = mention.to + join - 1
        continue
      }
      if (this.phraseAt(at, 'ends') > 0) left = 0
      const without = this.phraseAt(at, 'without')
      const length = Math.max(without, this.phraseAt(at, 'no'))
      if (length > 0) {
        const isVoid = this.isTakenBack(at) || this.isVerb(at + length)
        left = isVoid ? 0 : without > 0 ? FAR : NEAR
        const isListed = this.tokens[at + length]?.gap === 'colon'
        if (!isVoid && (isListed || this.isEdge(at))) {
          this.denyList(at + length, isListed)
        }
        at += length - 1
      } else left = Math.max(0, left - 1)
    }
  }

  /** True if a sentence, or part of a package, begins or ends here. */
  private isEdge(at: number): boolean {
    const token = this.tokens[at]
    return at === 0 || token === undefined || BEGINS.has(token.gap)
  }

  /** "Free from milk, egg and fish." denies a list whose last two are joined, "Free from: milk, egg" the whole list. */
  private denyList(from: number, isListed: boolean): void {
    const first = this.places.get(from)
    if (first === undefined) return
    let last = first
    let isJoined = false
    for (let next = this.found[last + 1]; next; next = this.found[last + 1]) {
      const before = itemAt(this.found, last)
      const join = this.phraseAt(before.to, 'joins')
      if (next.from !== before.to + join || itemAt(this.tokens, before.to).gap === 'stop') break
      isJoined = join > 0
      last += 1
    }
    const isWhole = isJoined && this.isEdge(itemAt(this.found, last).to)
    if (!isListed && !isWhole) return
    for (const mention of this.found.slice(first, last + 1)) mention.isDenied = true
  }

  /** "May contain milk and egg.", "Egg is used in our bakery." */
  private findTraces(): void {
    let start = 0
    let isTrace = false
    for (const [at, { gap }] of this.tokens.entries()) {
      if (gap === 'stop') {
        start = at
        isTrace = false
      }
      if (!isTrace && this.phraseAt(at, 'sites') > 0) {
        isTrace = true
        for (let place = start; place < at; place++) this.traces.add(place)
      }
      isTrace ||= this.phraseAt(at, 'traces') > 0
      if (isTrace) this.traces.add(at)
    }
  }

  /** "Serve with chicken or pork." */
  private setAside(): void {
    let isAside = false
    for (const [at, { gap }] of this.tokens.entries()) {
      if (gap === 'stop') isAside = false
      isAside ||= this.phraseAt(at, 'beside') > 0
      const mention = this.nameAt(at)
      if (isAside && mention) mention.isDenied = true
    }
  }

  /** "Gluten and dairy free": denies the foods before. */
  private denyBefore(): void {
    for (const [place, last] of this.found.entries()) {
      const after = this.tokens[last.to]
      if (!after || !isJoint(after) || this.phraseAt(last.to, 'free') === 0) continue
      if (OTHER_FREE.has(this.tokens[last.to + 1]?.word ?? '')) continue
      for (let at = place; ; at--) {
        const mention = itemAt(this.found, at)
        if (this.isTakenBack(mention.from)) break
        mention.isDenied = true
        mention.isClaim = true
        const join = mention.from - 1
        if (this.found[at - 1]?.to !== join || this.phraseAt(join, 'joins') === 0) {
          if (at < place) this.denyListBefore(at)
          break
        }
      }
    }
  }

  /** "(Gluten, wheat & milk free)": denies the names before a denied pair, back to the bracket or sentence start. */
  private denyListBefore(place: number): void {
    let first = place
    while (
      this.found[first - 1]?.to === itemAt(this.found, first).from &&
      itemAt(this.tokens, itemAt(this.found, first).from).gap === 'comma'
    ) {
      first -= 1
    }
    const start = itemAt(this.found, first).from
    const { gap } = itemAt(this.tokens, start)
    if (start > 0 && gap !== 'stop' && gap !== 'bracket') return
    for (const mention of this.found.slice(first, place)) {
      mention.isDenied = true
      mention.isClaim = true
    }
  }

  /** "Not dairy free": the denial is itself negated. */
  private isTakenBack(at: number): boolean {
    return at > 0 && isJoint(itemAt(this.tokens, at)) && this.phraseAt(at - 1, 'not') === 1
  }

  /** "Without stirring": denies an action, not the food after it. */
  private isVerb(at: number): boolean {
    const { word = '', gap } = this.tokens[at] ?? {}
    const isForm = this.languages.some((lang) => VERBS[lang]?.test(word))
    return gap === 'blank' && isForm && !this.names.word(word, this.languages)
  }

  /** "Ohne die Butter zu bräunen" denies what is done with the butter, not the butter. */
  private isUnfinished(at: number): boolean {
    if (!this.languages.includes('de')) return false
    for (let next = at; next < at + NEAR; next++) {
      const token = this.tokens[next]
      if (!token || !isJoint(token)) return false
      if (token.word === 'zu') return true
    }
    return false
  }

  /** Adds what the words next to a food say it is free of: "vegan butter", "gluten-free flour", "sin huevo". */
  private claim(place: number): void {
    const mention = itemAt(this.found, place)
    if (mention.isDenied) this.passOn(place)
    else if (this.isCalledVegan(place)) mention.without.push('vegan')
  }

  private isCalledVegan(place: number): boolean {
    const { from, to } = itemAt(this.found, place)
    for (const length of [1, 2]) {
      const start = from - length
      const isNext = start >= 0 && this.isOneName(start + 1, from)
      if (isNext && this.phraseAt(start, 'vegan') === length) return !this.isTakenBack(start)
    }
    const after = this.tokens[to]
    const length = this.phraseAt(to, 'vegan')
    if (!after || length === 0 || after.gap === 'stop' || after.gap === 'sign') return false
    const isOfNext = !isJoint(after) && this.found[place + 1]?.from === to + length
    return !isOfNext && this.phraseAt(to + length, 'offers') === 0
  }

  /** A denied allergen is absent from the food next to it. */
  private passOn(place: number): void {
    const denied = itemAt(this.found, place)
    const { codes, isClaim } = denied
    const next = this.found[place + 1]
    const free = isClaim ? this.phraseAt(denied.to, 'free') : 0
    if (isClaim && next?.from === denied.to + free && this.isOneName(denied.to, next.from)) {
      next.without.push(...codes)
      return
    }
    let from = place
    while (from > place - MOST_JOINED && this.found[from - 1]?.isDenied && this.isNext(from))
      from -= 1
    const before = this.found[from - 1]
    if (!before || before.isDenied || !this.isNext(from)) return
    const between = this.tokens.slice(before.to, itemAt(this.found, from).from + 1)
    if (between.every(({ gap }) => gap !== 'stop' && gap !== 'sign')) before.without.push(...codes)
  }

  private isNext(place: number): boolean {
    return itemAt(this.found, place).from - itemAt(this.found, place - 1).to <= NEAR
  }

  private isOneName(from: number, to: number): boolean {
    return this.tokens.slice(from, to + 1).every(isJoint)
  }
}

/** Verb forms after a denial, except verbs of adding or using. */
const VERBS: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?!adding|using).{2,}ing$/,
  es: /^(?!anadir|usar|agregar|utilizar).{2,}[aei]r(?:l[aeo]s?)?$/,
}
