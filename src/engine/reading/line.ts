/** Reads a line into parts and foods: clauses, brackets, several foods, choices, negations, coatings. */

import type { AbsenceCode } from '../../domain/absences.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import type { Language } from '../../domain/languages.ts'
import { ALLERGENS, type Allergen } from '../../domain/profiles.ts'
import { entryAt, inOrder, isPlain, joinsOf, vocabularyOf, WORDS } from '../../language/index.ts'
import { COATINGS, type Coating, type WordClass } from '../../language/vocabulary.ts'
import { own } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { named, type Resolution } from '../../search/resolve.ts'
import { type Amount, Amounts, isMeasure } from './amounts.ts'
import { absenceOf, claimsIn, isReplaced } from './claims.ts'
import { type FoodReading, nearestName, readFood } from './food.ts'
import type { Certainty, Part, Role } from './parts.ts'
import { type Token, tokensOf } from './tokens.ts'

/** One of the foods that a mention leaves open; most mentions have one. */
export interface Choice {
  readonly certainty: Certainty
  readonly candidates: readonly Resolution[]
  /** The cook's own words for it. */
  readonly phrase: string
  /** All words of its clause, which may speak of a size or portion. */
  readonly spoken: string
  readonly amount: Amount | undefined
}

/** A food that a line names. */
export interface Mention {
  readonly choices: readonly Choice[]
  /** What it is said to be without. */
  readonly without: readonly AbsenceCode[]
  /** It may be there or not: "may contain", the egg of a batter. */
  readonly optional: boolean
  /** The word of a measure that nobody knows, so that the amount weighs nothing. */
  readonly measure: string | undefined
  /** Whether it is the coating of another food: nobody knows how much of it there is. */
  readonly isCoating: boolean
}

export interface LineReading {
  readonly parts: readonly Part[]
  readonly mentions: readonly Mention[]
  /** Whether it names only things that nobody eats. */
  readonly isNonFood: boolean
}

/** A line is read to this length; nobody writes longer ones. */
const MAX_LINE = 500
const LENGTHS =
  /^(?:cm|mm|inch|inches|zoll|pulgadas?|zentimeter|centimetros?|centimeters?|centimetres?)$/
/** A whole name, exact or inflected. */
const CERTAIN = 0.97
/** A name but for one letter. */
const ONE_LETTER = 0.7

/** Reads one line; the parts cover all of it. */
export function readLine(library: Library, line: string, language: Language): LineReading {
  return new LineReader(library, line, language).read()
}

interface Draft {
  isCoating?: boolean
  choices: Choice[]
  without: AbsenceCode[]
  optional: boolean
  measure?: string
  /** Words beside it that nobody could read. */
  unread: boolean
  /** The words of its only choice, for a state or a negation that follows. */
  words: readonly string[]
  /** The tokens of the food. */
  places: readonly number[]
}

/** Where a phrase stands: the food of the line, one named beside it, or a remark. */
type Place = 'main' | 'beside' | 'remark'

class LineReader {
  private readonly tokens: readonly Token[]
  private readonly roles: (Role | undefined)[]
  private readonly amounts: Amounts
  private readonly allKeys: readonly string[]
  private readonly drafts: Draft[] = []
  private readonly tail: string
  /** States and negations that stand before the food that they belong to. */
  private pendingStates: string[] = []
  private pendingClaims: AbsenceCode[] = []
  private pendingAmount: Amount | undefined
  private pendingUnread = false
  /** While what stands behind "in" or "with" is read. */
  private isBathed = false

  constructor(
    private readonly library: Library,
    private readonly line: string,
    private readonly language: Language,
  ) {
    const text = line.slice(0, MAX_LINE)
    this.tail = line.slice(MAX_LINE)
    this.tokens = withoutMarkup(tokensOf(text))
    this.roles = this.tokens.map(() => undefined)
    this.allKeys = this.tokens.map(({ key }) => key)
    this.amounts = new Amounts(library, language, this.tokens)
  }

  read(): LineReading {
    const { tokens } = this
    this.list(0, tokens.length, 'main')
    if (this.tail.trim() !== '') this.unreadCurrent()
    if (this.drafts.length === 0 && this.pendingAmount) this.nothing('', this.pendingAmount)
    const unreadLeft = this.pendingUnread && this.drafts.length === 0
    const isNonFood = this.drafts.length === 0 && !unreadLeft && this.roles.includes('non-food')
    if (this.drafts.length === 0 && !isNonFood && tokens.some(({ kind }) => kind !== 'sign')) {
      this.nothing(this.textOf(tokens.map((_, at) => at)), undefined)
    }
    return {
      parts: this.parts(),
      mentions: this.drafts.map((draft) => this.finished(draft)),
      isNonFood,
    }
  }

  private finished(draft: Draft): Mention {
    const { choices, without, optional, measure, unread, isCoating = false } = draft
    return {
      choices: unread ? choices.map(asGuess) : choices,
      without,
      optional,
      measure,
      isCoating,
    }
  }

  // ---- clauses

  /** Clauses parted by commas, semicolons, full stops and dashes. */
  private list(from: number, to: number, place: Place): void {
    let start = from
    let first = true
    for (let at = from; at <= to; at++) {
      if (at < to && this.key(at) === '(') {
        at = this.closing(at, to)
        continue
      }
      if (at < to && !this.isBreak(at)) continue
      if (at > start) {
        this.clause(start, at, first ? place : place === 'main' ? 'remark' : place)
        first = first && this.drafts.length === 0
      }
      if (at < to) this.roles[at] ??= 'filler'
      start = at + 1
    }
  }

  private isBreak(at: number): boolean {
    const key = this.key(at)
    if (key === ',' || key === ';' || key === '.' || key === '!' || key === '?') return true
    if (key !== '-') return false
    // "2 - 3" is a range; "Butter - 100 g" is not.
    return (
      !(this.tokens[at - 1]?.kind === 'number' && this.tokens[at + 1]?.kind === 'number') &&
      !(
        this.tokens[at - 1]?.kind === 'word' &&
        this.tokens[at + 1]?.kind === 'number' &&
        this.tokens[at]!.glued
      )
    )
  }

  private closing(open: number, to: number): number {
    let depth = 0
    for (let at = open; at < to; at++) {
      if (this.key(at) === '(') depth += 1
      if (this.key(at) === ')') depth -= 1
      if (depth === 0) return at
    }
    return to
  }

  private clause(from: number, to: number, place: Place): void {
    const colon = this.colonIn(from, to)
    if (colon !== undefined) {
      this.labelled(from, colon, to, place)
      return
    }
    if (this.isPurpose(this.key(from)) && to - from > 1 && !this.namesFood(from, to)) {
      this.purposeFirst(from, to, place)
      return
    }
    if (
      place === 'remark' &&
      this.drafts.length > 0 &&
      !this.isBareList() &&
      this.isSaid(from, to)
    ) {
      // "2 oranges, grated zest only".
      const { places, words } = this.flat(from, to)
      if (this.isPartsOnly(places)) this.partsOnly(this.drafts.at(-1)!, words)
      this.plain(from, to)
      return
    }
    const percent = this.amounts.skipAbout(from, to)
    if (place === 'remark' && this.drafts.length > 0 && /%$/.test(this.key(percent))) {
      const { places } = this.flat(percent, to)
      if (this.isOfItself(places)) {
        this.mark(from, to, 'descriptor')
        return
      }
    }
    if (place === 'remark' && UNTIL.test(this.key(from)) && !this.holdsFood(from, to)) {
      this.note(from, to)
      return
    }
    const start = this.skipJoints(from, to)
    if (start.to >= to) return
    if (start.introduces === 'example') {
      this.example(start.to, to)
      return
    }
    if (start.introduces === 'or') {
      this.otherwise(start.to, to)
      return
    }
    if (start.introduces === 'mayContain') {
      this.beside(start.to, to, true)
      return
    }
    if (start.introduces === 'negator') {
      this.negation(start.to, to)
      return
    }
    const isBeside = start.introduces === 'with' && this.drafts.length > 0
    this.isBathed = isBeside
    this.body(start.to, to, isBeside ? 'beside' : place)
    this.isBathed = false
  }

  /** "For drizzling" is a remark; "für die Sauce 200 g Crème fraîche" introduces what follows. */
  private purposeFirst(from: number, to: number, place: Place): void {
    for (let at = from + 1; at < to; at++) {
      if (this.tokens[at]!.kind !== 'number') continue
      const amount = this.amounts.at(at, to)
      if (!amount?.numbered || this.isPlainRest(amount.to, to)) continue
      this.note(from, at)
      this.body(at, to, place)
      return
    }
    const end = this.introductionEnd(from + 1, to)
    const { places } = this.flat(end, to)
    const isFirst = place === 'main' && this.drafts.length === 0
    if (isFirst && end < to && end > from + 1 && this.reading(places).certainty === 'sure') {
      this.note(from, end)
      this.body(end, to, place)
      return
    }
    this.note(from, to)
  }

  /** Behind the words of the vocabulary that say what something is for. */
  private introductionEnd(from: number, to: number): number {
    let at = from
    while (at < to) {
      const entry = this.entry(at, to)
      if (!entry || !(isPlain(entry.cls) || entry.cls === 'section' || entry.cls === 'utensil'))
        break
      at += entry.length
    }
    return at
  }

  /** "For drizzling", "zum Bestäuben": what a food is for is a remark. */
  private note(from: number, to: number): void {
    const { places, brackets } = this.flat(from, to)
    this.markAll(places, 'note')
    for (const [open, close] of brackets) this.bracket(open, close)
  }

  /** Words at the beginning of a clause that say how it belongs to the line. */
  private skipJoints(
    from: number,
    to: number,
  ): { to: number; introduces?: 'with' | 'example' | 'or' | 'mayContain' | 'negator' } {
    let at = from
    let introduces: 'with' | undefined
    for (; at < to; ) {
      if (this.key(at) === '(') break
      if (this.amounts.isOr(this.key(at)) && at + 1 < to) {
        this.mark(at, at + 1, 'filler')
        return { to: at + 1, introduces: 'or' }
      }
      const entry = this.entry(at, to)
      const cls = entry?.cls
      if (entry && (cls === 'example' || cls === 'mayContain' || cls === 'negator')) {
        if (cls === 'negator' && this.namesFood(at, to)) break
        this.mark(at, at + entry.length, cls === 'negator' ? 'negation' : 'filler')
        return { to: at + entry.length, introduces: cls }
      }
      const isAnd = this.amounts.isAnd(this.key(at)) && this.drafts.length > 0
      const joins = isAnd || ((cls === 'with' || cls === 'contains') && this.drafts.length > 0)
      if (!joins || (!isAnd && this.namesFood(at, to))) break
      const length = isAnd ? 1 : entry!.length
      this.mark(at, at + length, 'filler')
      at += length
      introduces = 'with'
    }
    return introduces ? { to: at, introduces } : { to: at }
  }

  /** Whether the words from here on are a food's name as a whole ("no bake cheesecake" is not). */
  private namesFood(from: number, to: number): boolean {
    const { words } = this.flat(from, to)
    return this.isWholeName(words)
  }

  /** "Queso, pan, tostadas": several foods, none of them with an amount. */
  private isBareList(): boolean {
    return (
      this.drafts.length > 1 && this.drafts.every(({ choices }) => choices[0]!.amount === undefined)
    )
  }

  /** Whether a remark is words and phrases of the vocabulary alone, so that no number or "and" in it parts anything. */
  private isSaid(from: number, to: number): boolean {
    let at = from
    while (at < to) {
      if (this.tokens[at]!.kind === 'sign') return false
      const entry = entryAt(this.allKeys, at, this.language)
      if (!entry || !isPlain(entry.cls) || at + entry.length > to) return false
      at += entry.length
    }
    return true
  }

  /** Whether any of the words names a food but water. */
  private holdsFood(from: number, to: number): boolean {
    const { words, brackets } = this.flat(from, to)
    return (
      brackets.length > 0 ||
      words.some((word) => {
        const hit = named(this.library, [word], this.language)
        return hit !== undefined && hit.ingredientId !== 'water'
      })
    )
  }

  private isWholeName(words: readonly string[]): boolean {
    if (words.length === 0) return false
    const { certainty, candidates, isAmbiguous } = readFood(this.library, words, this.language)
    if (isAmbiguous) return true
    return certainty === 'sure' && candidates[0]!.confidence >= CERTAIN
  }

  private colonIn(from: number, to: number): number | undefined {
    for (let at = from; at < to; at++) {
      if (this.key(at) === '(') at = this.closing(at, to)
      else if (this.key(at) === ':') return at
    }
    return undefined
  }

  /** "Teig: 200 g Mehl", "Mehl: 500 g", "Reis: mit Ei". */
  private labelled(from: number, colon: number, to: number, place: Place): void {
    this.roles[colon] = 'filler'
    if (colon + 1 >= to) {
      this.clause(from, colon, place)
      return
    }
    if (colon === from) {
      this.clause(colon + 1, to, place)
      return
    }
    const amount = this.amounts.at(colon + 1, to)
    const onlyAmount = amount?.numbered === true && this.isPlainRest(amount.to, to)
    if (onlyAmount) {
      this.take(amount)
      this.body(from, colon, place, amount)
      this.plain(amount.to, to)
      return
    }
    this.label(from, colon)
    this.clause(colon + 1, to, place === 'main' ? 'main' : 'beside')
  }

  private isPlainRest(from: number, to: number): boolean {
    if (from >= to) return true
    const { words, brackets } = this.flat(from, to)
    return brackets.length === 0 && readFood(this.library, words, this.language).isEmpty
  }

  /** The words before a colon: a part of the recipe, a contents word, or a food that counts as well. */
  private label(from: number, to: number): void {
    const { words, places, brackets } = this.flat(from, to)
    const joined = this.isLabel(words)
    const reading = readFood(this.library, words, this.language)
    if (joined || reading.isEmpty || reading.certainty === 'none') {
      this.markAll(places, 'note')
      for (const [open, close] of brackets) this.bracket(open, close)
      return
    }
    this.clause(from, to, 'main')
  }

  /** "Für den Teig", "for the sauce", "contains", "enthält", "topping". */
  private isLabel(words: readonly string[]): boolean {
    let telling = false
    for (let at = 0; at < words.length; ) {
      const entry = entryAt(words, at, this.language)
      const isPurpose = WORDS[this.language].joins.purpose.has(words[at]!)
      if (!entry && !isPurpose) return false
      if (isPurpose || LABELS.has(entry!.cls)) telling = true
      else if (!isPlain(entry!.cls)) return false
      at += isPurpose ? 1 : entry!.length
    }
    return telling
  }

  // ---- the body of a clause: amount, food, brackets

  private body(from: number, to: number, place: Place, given?: Amount): void {
    if (!given && this.partOf(from, to)) return
    const amount = given ?? this.leading(from, to)
    const start = given ? from : (amount?.to ?? from)
    const length = amount && !given ? this.lengthAt(amount, start, to) : start
    const container = amount && !given ? this.containerAt(amount, length, to) : undefined
    const behind = amount ? undefined : this.trailing(start, to)
    const size = amount && !given ? this.sizeBehind(length, to) : undefined
    const end = behind ? behind.from : size ? size.from : to
    if (behind) this.take(behind.amount)
    if (amount && !given) this.take(amount)
    if (size) this.mark(size.from, size.to, 'amount')
    const spoken =
      behind?.amount ??
      (amount && size ? { ...packed(amount, size), spokenAt: amount.spokenAt } : amount)
    if (container) this.mark(length, container.to, 'unit')
    const { words, places, brackets } = this.flat(container?.to ?? length, end)
    const known = this.drafts.length
    const current = this.drafts.at(-1)
    if (words.length === 0) {
      this.wordless(spoken)
    } else if (
      place === 'remark' &&
      current &&
      this.isPartsOnly(places) &&
      this.partsOnly(current, words)
    ) {
      this.markAll(places, 'descriptor')
    } else {
      const whole = this.spokenName(amount, places, end)
      const before = whole ? undefined : this.spokenPrefix(amount, end)
      if (whole) this.add([whole], place, places)
      else if (before) this.phrase(before.places, before.amount, place)
      else this.phrase(places, spoken, place)
      const added = this.drafts[known]
      if (added && spoken?.numbered && spoken.units.length === 0 && !behind) {
        const long = length > start ? this.key(start) : undefined
        const measure = long ?? container?.word ?? this.unknownMeasure(places)
        if (measure !== undefined) added.measure = measure
      }
    }
    for (const [open, close] of brackets) this.bracket(open, close)
    const rest = behind?.to ?? size?.to
    if (rest !== undefined) this.plain(rest, to)
  }

  /** ", about 1.5 kg", "à 400 g", "de 600 g" behind the food, where the amount only counts. */
  private sizeBehind(from: number, to: number) {
    for (let at = from + 1; at < to; at++) {
      if (this.key(at) === '(') {
        at = this.closing(at, to)
        continue
      }
      if (this.tokens[at]!.kind !== 'number') continue
      const start = this.aboutBefore(at, from)
      const isOf = this.isOf(this.key(at - 1)) && this.language === 'es'
      if (start === at && !isOf) continue
      const size = this.amounts.sizeAt(start, to)
      if (size && this.isPlainRest(size.to, to)) return { ...size, from: isOf ? at - 1 : start }
    }
    return undefined
  }

  private leading(from: number, to: number): Amount | undefined {
    const amount = this.amounts.at(from, to)
    if (!amount) return undefined
    // "Five spice powder", "half and half", "cubito de caldo": number words and units may begin a name.
    if (this.tokens[from]!.kind === 'word') {
      const { places, words } = this.flat(from, to)
      const isNameUpTo = (end: number) => this.isWholeName(words.slice(0, end))
      const joints = places.flatMap((at, i) =>
        i > 0 && (this.amounts.isAnd(this.key(at)) || this.amounts.isOr(this.key(at))) ? [i] : [],
      )
      if (isNameUpTo(words.length) || joints.some(isNameUpTo)) {
        return undefined
      }
    }
    return amount
  }

  /** "2 cm piece of ginger": how long a piece is, in the place of a unit. */
  private lengthAt(amount: Amount, from: number, to: number): number {
    let at = from
    if (amount.units.length > 0 || !LENGTHS.test(this.key(at))) return from
    this.mark(at, at + 1, 'unit')
    at += 1
    const piece = this.amounts.at(at, to)
    if (piece && !piece.numbered && piece.units.length > 0) {
      this.take(piece)
      at = piece.to
    }
    return at
  }

  /** "1 punnet of raspberries": a container that is no unit of the library weighs nobody knows what. */
  private containerAt(amount: Amount, from: number, to: number) {
    if (!amount.numbered || amount.units.length > 0 || amount.pack) return undefined
    const entry = this.entry(from, to)
    if (entry?.cls !== 'container' || from + entry.length >= to) return undefined
    const behind = from + entry.length
    const end = this.isOf(this.key(behind)) && behind + 1 < to ? behind + 1 : behind
    return { word: this.tokens[from]!.text, to: end }
  }

  /** An amount behind the food: "Mehl 500 g", "eggs x 3", "butter 1/2 cup". */
  private trailing(
    from: number,
    to: number,
  ): { readonly from: number; readonly to: number; readonly amount: Amount } | undefined {
    for (let at = from + 1; at < to; at++) {
      const token = this.tokens[at]!
      if (token.key === '(') {
        at = this.closing(at, to)
        continue
      }
      const times = /^[x*]$/.test(token.key) && this.tokens[at + 1]?.kind === 'number'
      if (token.kind !== 'number' && !times) continue
      const number = times ? at + 1 : at
      const amount = this.amounts.at(number, to)
      if (!amount?.numbered) continue
      const isAlone = this.isPlainRest(amount.to, to) || this.key(amount.to) === '('
      const first = amount.units[0]
      const measured = first !== undefined && first.kind !== 'qualitative'
      if (isAlone && (measured || (times && amount.to === to))) {
        if (times) this.mark(at, at + 1, 'amount')
        const before = this.aboutBefore(at, from)
        this.mark(before, at, 'amount')
        return { from: before, to: amount.to, amount }
      }
    }
    return undefined
  }

  private aboutBefore(at: number, from: number): number {
    let start = at
    while (start - 1 > from && WORDS[this.language].joins.about.has(this.key(start - 1))) start -= 1
    while (start - 1 > from && WORDS[this.language].joins.each.has(this.key(start - 1))) start -= 1
    return start
  }

  /** A clause that is an amount and nothing else belongs to the food before it: "Milch, 250 ml". */
  private wordless(amount: Amount | undefined): void {
    if (!amount) return
    const current = this.drafts.at(-1)
    const only = current?.choices.length === 1 ? current.choices[0] : undefined
    if (only && !only.amount && amount.numbered) {
      current!.choices = [{ ...only, amount }]
      return
    }
    if (only?.amount && amount.amount !== null && amount.units.some(isMeasure)) {
      current!.choices = [
        {
          ...only,
          amount: packed(only.amount, { size: amount.amount, units: amount.units, each: false }),
        },
      ]
      return
    }
    if (!current) {
      // "2 cloves", "1 Nuss": the word of the unit is the food itself.
      const at = amount.spokenAt
      const places = at === undefined ? [] : this.places(at, amount.to)
      const reading = places.length > 0 ? this.reading(places) : undefined
      if (reading?.certainty === 'sure') {
        this.markReading(places, reading, 'main')
        this.addReading(reading, places, { ...amount, units: [] }, 'main')
      } else this.pendingAmount = amount
    }
  }

  /** "1 rama de canela": the portion word belongs to a name that means something else than the name without it. */
  private spokenName(amount: Amount | undefined, places: readonly number[], to: number) {
    if (amount?.spokenAt === undefined) return undefined
    const whole = this.flat(amount.spokenAt, to).places
    const reading = this.reading(whole)
    const bare = this.reading(places)
    const first = reading.candidates[0]
    if (reading.certainty !== 'sure' || !first) return undefined
    const least = bare.certainty === 'sure' ? CERTAIN : 0.9
    if (first.confidence < least || first.ingredientId === bare.candidates[0]?.ingredientId)
      return undefined
    const portions = this.library.ingredient(first.ingredientId)!.portions
    const own = amount.units.filter(({ id }) => portions[id] !== undefined)
    this.markReading(whole, reading, 'main')
    return {
      certainty: reading.certainty,
      candidates: reading.candidates,
      phrase: this.phraseOf(whole, reading),
      spoken: this.textOf(whole),
      amount: { ...amount, amount: amount.numbered ? amount.amount : null, units: own },
    } satisfies Choice
  }

  /** "2 barritas de chocolate y abulón": the same where another food follows. */
  private spokenPrefix(amount: Amount | undefined, to: number) {
    if (amount?.spokenAt === undefined) return undefined
    const { places } = this.flat(amount.spokenAt, to)
    const joint = places.findIndex(
      (at, i) => i > 0 && (this.amounts.isAnd(this.key(at)) || this.amounts.isOr(this.key(at))),
    )
    if (joint < 0 || !this.isWholeName(this.keys(places.slice(0, joint)))) return undefined
    const bare = this.flat(amount.to, to).places
    const named = this.reading(places.slice(0, joint)).candidates[0]?.ingredientId
    const rest = this.reading(bare.slice(0, Math.max(0, joint - (places.length - bare.length))))
    if (rest.candidates[0]?.ingredientId === named) return undefined
    return { places, amount: amount.numbered ? { ...amount, units: [] } : undefined }
  }

  /** "1 froozle hazelnuts": a word right behind a bare number that is neither unit nor food nor descriptor. */
  private unknownMeasure(places: readonly number[]): string | undefined {
    const [first] = places
    return first !== undefined && this.roles[first] === 'unread'
      ? this.tokens[first]!.text
      : undefined
  }

  // ---- phrases

  /** The foods that words name, with what is said behind them: purpose, examples, contents, negations. */
  private phrase(places: readonly number[], amount: Amount | undefined, place: Place): void {
    if (places.length === 0) return
    const words = this.keys(places)
    // "Plus a drizzle for serving": more of the same.
    const isMore = place !== 'main' && this.drafts.length > 0 && this.isPurpose(words[0]!)
    if (isMore && !this.isWholeName(words)) {
      this.markAll(places, 'note')
      return
    }
    const reading = this.described(this.reading(places), amount, place)
    if (reading.isEmpty && reading.isPlain && place !== 'main') {
      this.markReading(places, reading, place)
      this.addReading(reading, places, amount, place)
      return
    }
    if (reading.certainty === 'sure' && !this.hasHiddenChoice(words)) {
      this.markReading(places, reading, place)
      this.addReading(reading, places, amount, place)
      // "Laktosefreie Milch" is a name, and says what it is without.
      const codes = reading.claims
      const named = this.drafts.at(-1)
      if (named && codes.length > 0) named.without = [...new Set([...named.without, ...codes])]
      return
    }
    if (this.strangeMeasure(places, amount, place)) return
    // A slip of the whole phrase comes before its parts: "anchos en aceite" may be anchovies.
    const first = reading.candidates[0]
    const isSlip = first?.misspelt === true && first.confidence >= ONE_LETTER
    if (reading.certainty === 'guess' && isSlip) {
      this.markReading(places, reading, place)
      this.addReading(reading, places, amount, place)
      return
    }
    if (words.length > 1 && nearestName(this.library, words, this.language).length > 0) {
      this.asDoubtful(() => this.parted(places, amount, place))
      return
    }
    this.parted(places, amount, place)
  }

  /** All that is read meanwhile is a guess. */
  private asDoubtful(read: () => void): void {
    const known = new Set(this.drafts)
    read()
    for (const draft of this.drafts) if (!known.has(draft)) draft.unread = true
  }

  /** The parts of a phrase: side clauses, several foods, choices. */
  private parted(places: readonly number[], amount: Amount | undefined, place: Place): void {
    const until = places.findIndex((at, i) => i > 0 && UNTIL.test(this.key(at)))
    if (until > 0 && !this.holdsFood(places[until]!, places.at(-1)! + 1)) {
      this.phrase(places.slice(0, until), amount, place)
      this.markAll(places.slice(until), 'note')
      return
    }
    if (this.hasDependentSide(places)) {
      this.choice(
        this.splitAt(places, (key) => this.amounts.isOr(key)),
        amount,
        place,
      )
      return
    }
    const and = this.splitAt(places, (key) => this.amounts.isAnd(key))
    const or = this.splitAt(places, (key) => this.amounts.isOr(key) || key === '/')
    const operator = this.operatorIn(places)
    if (operator && !this.isInName(and) && !this.isInName(or)) {
      this.operated(places, operator, amount, place)
      return
    }
    if (and.length > 1 && !this.joinsInName(or)) {
      this.several(and, amount, place)
      return
    }
    if (or.length > 1) {
      this.choice(or, amount, place)
      return
    }
    this.simple(places, amount, place)
  }

  /**
   * "Almendras, tostadas" are toasted, "pan, queso, tostadas" is toast as well: a word that is a descriptor and a name of food is
   * the former behind a food with an amount, and the latter in a list of bare names.
   */
  private described(reading: FoodReading, amount: Amount | undefined, place: Place): FoodReading {
    if (!reading.isPlain || place === 'main' || amount?.numbered) return reading
    const named = this.drafts.filter(({ choices }) => choices[0]!.certainty !== 'none')
    const isList =
      named.length > 1 && named.every(({ choices }) => choices[0]!.amount === undefined)
    if (named.length === 0 || isList) return reading
    return {
      ...reading,
      certainty: 'none',
      candidates: [],
      isEmpty: true,
      roles: reading.roles.map((role) => (role === 'food' ? 'descriptor' : role)),
    }
  }

  /** "Pan sin gluten o de centeno": the second side needs the head of the first, whatever stands between them. */
  private hasDependentSide(places: readonly number[]): boolean {
    return (
      this.language === 'es' &&
      places.some(
        (at, i) =>
          i > 0 &&
          this.amounts.isOr(this.key(at)) &&
          /^(?:de|del|al)$/.test(this.key(places[i + 1] ?? -1)),
      )
    )
  }

  /** "Abalone or half-and-half": a name may hold a word that joins foods elsewhere. */
  private joinsInName(sides: readonly (readonly number[])[]): boolean {
    return (
      sides.length > 1 &&
      sides.some(
        (side) =>
          side.some((at) => this.amounts.isAnd(this.key(at))) && this.isWholeName(this.keys(side)),
      )
    )
  }

  /** "Harina para tempura y abulón": a name may hold a word that opens a side clause elsewhere. */
  private isInName(sides: readonly (readonly number[])[]): boolean {
    return (
      sides.length > 1 &&
      sides.some((side) => this.operatorIn(side) && this.isWholeName(this.keys(side)))
    )
  }

  /** A sure reading never swallows an "or". */
  private hasHiddenChoice(words: readonly string[]): boolean {
    return words.some((word, at) => at > 0 && this.amounts.isOr(word)) && !this.isWholeName(words)
  }

  /** The first word that opens a side clause. */
  private operatorIn(places: readonly number[]) {
    for (let i = 0; i < places.length; i++) {
      const at = places[i]!
      const key = this.key(at)
      const purpose = i > 0 && this.isPurpose(key)
      if (purpose) return { at: i, length: 1, cls: 'purpose' as const }
      const entry = this.entryIn(places, i)
      if (!entry) continue
      if (OPERATORS.has(entry.cls) && (i > 0 || entry.cls !== 'with')) {
        return { at: i, length: entry.length, cls: entry.cls }
      }
      i += entry.length - 1
    }
    return undefined
  }

  private isPurpose(key: string): boolean {
    return joinsOf(this.language).purpose.has(key)
  }

  private operated(
    places: readonly number[],
    { at, length, cls }: { readonly at: number; readonly length: number; readonly cls: WordClass },
    amount: Amount | undefined,
    place: Place,
  ): void {
    const left = this.withoutJoint(places.slice(0, at))
    const word = places.slice(at, at + length)
    const right = places.slice(at + length)
    const before = this.drafts.length
    if (left.length > 0) this.phrase(left, amount, place)
    else if (amount) this.pendingAmount = amount
    if (cls === 'purpose') {
      this.markAll([...word, ...right], 'note')
      return
    }
    this.markAll(word, cls === 'negator' ? 'negation' : 'filler')
    if (right.length === 0) return
    if (cls === 'negator') {
      this.absent(right)
      return
    }
    if (cls === 'example') {
      this.alternatives(right)
      return
    }
    const main = this.drafts.length > before
    if (cls === 'mayContain') {
      const behind = this.drafts.length
      this.phrase(right, undefined, 'beside')
      for (const draft of this.drafts.slice(behind)) draft.optional = true
      return
    }
    this.isBathed = this.drafts.length > 0
    this.besides(right, main)
    this.isBathed = false
  }

  /** "Peeled and" before "in slices" joins nothing. */
  private withoutJoint(places: readonly number[]): readonly number[] {
    const last = places.at(-1)
    if (last === undefined) return places
    const key = this.key(last)
    if (!this.amounts.isAnd(key) && !this.amounts.isOr(key)) return places
    this.roles[last] = 'filler'
    return places.slice(0, -1)
  }

  /** What follows "with" or "in": foods, each with its own amount, or only how the food is cut. */
  private besides(places: readonly number[], hasMain: boolean): void {
    const contiguous = places.at(-1)! - places[0]! === places.length - 1
    const amount = contiguous ? this.leading(places[0]!, places.at(-1)! + 1) : undefined
    const rest = amount ? places.filter((at) => at >= amount.to) : places
    if (amount) this.take(amount)
    if (rest.length === 0) return
    this.phrase(rest, amount, hasMain ? 'beside' : 'main')
  }

  private splitAt(
    places: readonly number[],
    isJoint: (key: string) => boolean,
  ): readonly (readonly number[])[] {
    const sides: number[][] = [[]]
    places.forEach((at, i) => {
      if (isJoint(this.key(at)) && i > 0 && i < places.length - 1) {
        this.joints.add(at)
        sides.push([])
      } else sides.at(-1)!.push(at)
    })
    return sides.filter((side) => side.length > 0)
  }

  /** Tokens that part sides; they are fillers. */
  private readonly joints = new Set<number>()

  /** "Salt and pepper", "flour and 2 eggs", "black and white pepper", "peeled and chopped". */
  private several(
    sides: readonly (readonly number[])[],
    amount: Amount | undefined,
    place: Place,
  ): void {
    this.markJoints()
    const merged = this.mergePlain(sides)
    if (merged.length === 1) {
      this.unsplit(merged[0]!, amount, place)
      return
    }
    const shared = this.withSharedNouns(merged)
    merged.forEach((side, i) => {
      const full = shared[i]!
      if (full.words !== undefined) {
        const reading = readFood(this.library, full.words, this.language)
        this.markReading(
          side,
          { ...reading, roles: side.map(() => 'food') },
          i === 0 ? place : 'beside',
        )
        this.addReading(
          reading,
          side,
          i === 0 ? amount : undefined,
          i === 0 ? place : 'beside',
          full.words,
        )
        const alone = this.ownFood(side, full.words)
        if (alone) this.addReading(alone, side, undefined, 'beside')
        return
      }
      const own = i > 0 ? this.amountIn(side) : undefined
      const rest = own ? side.filter((at) => at >= own.to) : side
      if (own) this.take(own)
      if (rest.length === 0) return
      this.phrase(rest, i === 0 ? amount : own, i === 0 ? place : 'beside')
    })
  }

  private amountIn(side: readonly number[]): Amount | undefined {
    const contiguous = side.at(-1)! - side[0]! === side.length - 1
    return contiguous ? this.leading(side[0]!, side.at(-1)! + 1) : undefined
  }

  /** Sides of mere descriptors belong to the side behind them, or to the one before at the end. */
  private mergePlain(sides: readonly (readonly number[])[]): readonly (readonly number[])[] {
    const merged: number[][] = []
    let open: number[] = []
    sides.forEach((side, i) => {
      const isEmpty =
        this.reading(side).isEmpty &&
        this.amountIn(side) === undefined &&
        !this.makesOther(sides[0]!, side)
      const isLast = i === sides.length - 1
      if (isEmpty && !isLast && !this.sharesNoun(side, sides.at(-1)!)) open.push(...side)
      else if (isEmpty && isLast && merged.length > 0) merged.at(-1)!.push(...side)
      else {
        merged.push([...open, ...side])
        open = []
      }
    })
    if (open.length > 0) merged.push(open)
    return merged
  }

  /** "Black and white pepper": the descriptor makes a name of its own with the noun behind. */
  private sharesNoun(side: readonly number[], last: readonly number[]): boolean {
    return this.shared(side, last) !== undefined
  }

  /** "Yogur de soja o natural": the descriptor makes another food of the head before. */
  private makesOther(first: readonly number[], side: readonly number[]): boolean {
    if (this.language !== 'es' || first === side) return false
    const full = this.sharedHead(first, side)
    const before = this.reading(first).candidates[0]?.ingredientId
    if (full === undefined || before === undefined) return false
    const other = readFood(this.library, full, 'es')
    return other.certainty === 'sure' && this.differs(other, this.keys(first))
  }

  /** One phrase after all, whose joints only join descriptors. */
  private unsplit(places: readonly number[], amount: Amount | undefined, place: Place): void {
    const reading = this.reading(places)
    if (reading.certainty === 'sure' || reading.isEmpty) {
      this.markReading(places, reading, place)
      this.addReading(reading, places, amount, place)
      return
    }
    const operator = this.operatorIn(places)
    if (operator) {
      this.operated(places, operator, amount, place)
      return
    }
    this.simple(places, amount, place)
  }

  /**
   * "Mustard and poppy seed oil": where a side is a food by itself that burdens what it would not with the noun of the other,
   * both count.
   */
  private ownFood(side: readonly number[], full: readonly string[]): FoodReading | undefined {
    const alone = this.reading(side)
    const shared = readFood(this.library, full, this.language)
    const [own, whole] = [alone.candidates[0], shared.candidates[0]]
    if (alone.certainty !== 'sure' || alone.isPlain || !own || !whole) return undefined
    const before = this.library.ingredient(own.ingredientId)!
    return burdensAll(before, this.library.ingredient(whole.ingredientId)!) ? undefined : alone
  }

  /** Each side as its own words, or with the noun that it shares with another side. */
  private withSharedNouns(sides: readonly (readonly number[])[]) {
    return sides.map((side, i) => {
      const last = sides.at(-1)!
      const words =
        this.language === 'es' ? (i > 0 ? this.sharedHead(sides[0]!, side) : undefined) : undefined
      const own =
        words ??
        (i < sides.length - 1 ? this.shared(side, last) : this.compoundOf(sides[i - 1]!, side))
      return { words: own }
    })
  }

  /** "Vegetable or chicken stock", "Rinder- oder Gemüsebrühe": the first side with the noun of the last. */
  private shared(side: readonly number[], last: readonly number[]): readonly string[] | undefined {
    const words = this.keys(side)
    const behind = this.keys(last)
    const cut = this.tokens[side.at(-1)!]!.cut === 'behind'
    if (cut) return this.completed(words, behind)
    if (this.language === 'es') return undefined
    const alone = readFood(this.library, words, this.language)
    for (let length = Math.min(behind.length - 1, 3); length >= 1; length--) {
      const tail = behind.slice(-length)
      // A side that has the noun already needs none.
      if (tail.at(-1) === words.at(-1)) return undefined
      const full = [...words, ...tail]
      const reading = readFood(this.library, full, this.language)
      if (reading.certainty !== 'sure') continue
      const isName = reading.candidates[0]!.confidence >= CERTAIN
      if (
        alone.certainty !== 'sure'
          ? isName || !alone.isEmpty || this.differs(reading, behind)
          : isName
      )
        return full
    }
    return undefined
  }

  /** Whether a described side is another food than the last one: "fresh or frozen peas" are not. */
  private differs(reading: FoodReading, behind: readonly string[]): boolean {
    const other = readFood(this.library, behind, this.language)
    return reading.candidates[0]?.ingredientId !== other.candidates[0]?.ingredientId
  }

  /** "Weizen-" with the end of "Roggenmehl". */
  private completed(
    words: readonly string[],
    behind: readonly string[],
  ): readonly string[] | undefined {
    const begun = words.at(-1)!
    const compound = behind.at(-1)!
    for (let at = 2; at <= compound.length - 3; at++) {
      for (const full of [begun + compound.slice(at), `${begun}s${compound.slice(at)}`]) {
        const reading = readFood(this.library, [...words.slice(0, -1), full], this.language)
        if (reading.certainty === 'sure') return [...words.slice(0, -1), full]
      }
    }
    // The noun may be a word of its own: "soy- or almond milk".
    for (let length = Math.min(behind.length - 1, 2); length >= 1; length--) {
      const full = [...words, ...behind.slice(-length)]
      if (readFood(this.library, full, this.language).certainty === 'sure') return full
    }
    return undefined
  }

  /** "Rapsöl oder -margarine": the second half of a compound with the first half of the side before. */
  private compoundOf(before: readonly number[] | undefined, side: readonly number[]) {
    if (!before || this.tokens[side[0]!]!.cut !== 'before') return undefined
    const [end = ''] = this.keys(side)
    const compound = this.keys(before).at(-1)!
    for (let at = compound.length - 1; at >= 3; at--) {
      const full = [compound.slice(0, at) + end, ...this.keys(side).slice(1)]
      if (readFood(this.library, full, this.language).certainty === 'sure') return full
    }
    return undefined
  }

  /** "Caldo de pollo o verduras": the head of the first side before the words of another. */
  private sharedHead(
    first: readonly number[],
    side: readonly number[],
  ): readonly string[] | undefined {
    const head = this.keys(first)
    const words = this.keys(side)
    const alone = readFood(this.library, words, this.language)
    const isDependent = DEPENDENT.test(words[0]!)
    for (let length = 1; isDependent && length < head.length; length++) {
      const full = [...head.slice(0, length), ...words]
      if (this.isWholeName(full)) return full
    }
    for (let length = Math.min(head.length - 1, 3); length >= 1; length--) {
      const full = [...head.slice(0, length), ...words]
      const reading = readFood(this.library, full, this.language)
      if (reading.certainty !== 'sure') continue
      const isName = reading.candidates[0]!.confidence >= CERTAIN
      const endsWithOf = WORDS.es.joins.of.has(head[length - 1]!)
      if (isDependent || (isName && (endsWithOf || alone.certainty !== 'sure' || alone.isEmpty)))
        return full
    }
    // "O de vaca": nobody can say of what.
    return isDependent ? [head[0]!, ...words] : undefined
  }

  // ---- choices

  /** "Oil or butter": every side is a choice of one mention. */
  private choice(
    sides: readonly (readonly number[])[],
    amount: Amount | undefined,
    place: Place,
  ): void {
    this.markJoints()
    const merged = this.mergePlain(sides)
    if (merged.length === 1) {
      this.unsplit(merged[0]!, amount, place)
      return
    }
    const shared = this.withSharedNouns(merged)
    const before = this.drafts.length
    merged.forEach((side, i) => {
      const own = i > 0 ? this.amountIn(side) : undefined
      const rest = own ? side.filter((at) => at >= own.to) : side
      if (own) this.take(own)
      if (rest.length === 0) return
      const full = shared[i]!.words
      if (full) {
        const reading = readFood(this.library, full, this.language)
        this.markReading(
          side,
          { ...reading, roles: side.map(() => 'food') },
          i === 0 ? place : 'beside',
        )
        this.addReading(reading, side, own ?? amount, 'beside', full)
        const alone = this.ownFood(side, full)
        if (alone) this.addReading(alone, side, own ?? amount, 'beside')
      } else if (this.reading(rest).isEmpty) {
        this.markReading(rest, this.reading(rest), 'beside')
      } else this.phrase(rest, own ?? amount, i === 0 ? place : 'beside')
    })
    this.intoChoice(before)
    const first = this.drafts[before]
    if (first) for (const side of merged.slice(1)) this.alternativeRoles(side)
  }

  private alternativeRoles(side: readonly number[]): void {
    for (const at of side) {
      const role = this.roles[at]
      if (role === 'food' || role === 'further food') this.roles[at] = 'alternative'
    }
  }

  /** What was read since is one mention with a choice. */
  private intoChoice(from: number): void {
    const read = this.drafts.splice(from)
    const [first] = read
    if (!first) return
    const choices = read.flatMap((draft) =>
      draft.unread ? draft.choices.map(asGuess) : draft.choices,
    )
    const seen = new Set<string>()
    this.drafts.push({
      ...first,
      unread: false,
      optional: read.every(({ optional }) => optional),
      without: first.without.filter((code) => read.every(({ without }) => without.includes(code))),
      choices: choices.filter(({ candidates, certainty, phrase }) => {
        const id = certainty === 'none' ? `? ${phrase}` : candidates[0]!.ingredientId
        return !seen.has(id) && seen.add(id)
      }),
    })
  }

  /** A clause that begins with "or": a choice beside the food before it. */
  private otherwise(from: number, to: number): void {
    const current = this.drafts.length - 1
    if (current < 0) {
      this.body(from, to, 'main')
      return
    }
    const before = this.drafts.length
    const { words } = this.flat(from, to)
    if (readFood(this.library, words, this.language).isEmpty) {
      this.plain(from, to)
      return
    }
    this.body(from, to, 'beside')
    for (let at = from; at < to; at++) {
      if (this.roles[at] === 'further food') this.roles[at] = 'alternative'
    }
    if (this.drafts.length > before) this.intoChoice(current)
  }

  private example(from: number, to: number): void {
    this.alternatives(this.flat(from, to).places)
    for (const [open, close] of this.flat(from, to).brackets) this.bracket(open, close)
  }

  /** "Such as Guinness": the food before may be one of these. */
  private alternatives(places: readonly number[]): void {
    if (places.length === 0) return
    const current = this.drafts.length - 1
    const reading = this.reading(places)
    const before = this.drafts.length
    if (reading.isEmpty) {
      this.markReading(places, reading, 'beside')
      return
    }
    this.phrase(places, undefined, 'beside')
    for (const at of places) if (this.roles[at] === 'further food') this.roles[at] = 'alternative'
    const added = this.drafts.splice(before)
    const named = added.filter(({ choices }) =>
      choices.some(({ certainty }) => certainty !== 'none'),
    )
    // An example that nobody knows (a brand) leaves the food what it is.
    if (named.length < added.length)
      this.markAll(
        places.filter((at) => this.roles[at] === 'unread'),
        'note',
      )
    this.drafts.push(...named)
    if (current >= 0 && named.length > 0) this.intoChoice(current)
  }

  /** What "may contain" introduces. */
  private beside(from: number, to: number, optional: boolean): void {
    const before = this.drafts.length
    this.body(from, to, 'beside')
    if (optional) for (const draft of this.drafts.slice(before)) draft.optional = true
  }

  // ---- negations

  private negation(from: number, to: number): void {
    const { places, brackets } = this.flat(from, to)
    this.absent(places)
    for (const [open, close] of brackets) this.bracket(open, close)
  }

  /** The words behind "without", up to the next side clause. */
  private absent(places: readonly number[]): void {
    const operator = this.operatorIn(places)
    const denied = operator ? places.slice(0, operator.at) : places
    const isJoint = (key: string) =>
      this.amounts.isAnd(key) ||
      this.amounts.isOr(key) ||
      key === '/' ||
      key === 'ni' ||
      key === 'nor' ||
      key === 'noch'
    const sides = this.splitAt(denied, isJoint)
    this.markJoints()
    let isDenied = true
    for (const side of sides) {
      // "Ohne Hefe aus Gemüse und Sellerie": what follows the food that is denied is not denied with it.
      const end: number = isDenied ? this.deniedIn(side) : 0
      isDenied = end === side.length
      this.deny(side.slice(0, end))
      if (end < side.length)
        this.asDoubtful(() => this.phrase(side.slice(end), undefined, 'beside'))
    }
    if (operator)
      this.operated(places.slice(operator.at), { ...operator, at: 0 }, undefined, 'beside')
  }

  /** How many of the words name what is denied; none where nobody knows what it is and more follows. */
  private deniedIn(side: readonly number[]): number {
    const words = this.keys(side)
    for (let length = Math.min(words.length, LONGEST_DENIED); length >= 1; length--) {
      const part = words.slice(0, length)
      const isKnown =
        absenceOf(this.library, part, this.language) !== undefined ||
        named(this.library, part, this.language) !== undefined ||
        readFood(this.library, part, this.language).certainty === 'sure'
      if (!isKnown) continue
      const rest = readFood(this.library, words.slice(length), this.language)
      return rest.isEmpty ? words.length : length
    }
    const isPlainSide = readFood(this.library, words, this.language).isEmpty
    return isPlainSide || words.length <= SHORT_DENIED ? words.length : 0
  }

  private deny(side: readonly number[]): void {
    if (side.length === 0) return
    this.markAll(side, 'negation')
    const words = this.keys(side).filter((word) => {
      const entry = entryAt([word], 0, this.language)
      return !(entry && isPlain(entry.cls))
    })
    const code =
      absenceOf(this.library, this.keys(side), this.language) ??
      (words.length > 0 ? absenceOf(this.library, words, this.language) : undefined)
    if (code) this.claim(code)
  }

  private claim(code: AbsenceCode): void {
    const current = this.drafts.at(-1)
    if (!current) {
      this.pendingClaims.push(code)
      return
    }
    this.applyClaims(current, [code])
  }

  /** "Butter (vegan)": the library's own food of that kind, or else the food without what is denied. */
  private applyClaims(draft: Draft, codes: readonly AbsenceCode[]): void {
    const only = draft.choices.length === 1 ? draft.choices[0] : undefined
    const ingredient =
      only && only.certainty !== 'none'
        ? this.library.ingredient(only.candidates[0]!.ingredientId)
        : undefined
    if (only && ingredient) {
      const own = this.ownKind(draft.words, codes)
      if (own) draft.choices = [{ ...only, candidates: [own] }]
      else if (isReplaced(ingredient, codes)) draft.choices = [asGuess(only)]
    }
    draft.without = [...new Set([...draft.without, ...codes])]
  }

  /** The name of the food with the claim before or behind it, where the library has it. */
  private ownKind(words: readonly string[], codes: readonly AbsenceCode[]): Resolution | undefined {
    for (const code of codes) {
      for (const claim of CLAIM_WORDS[this.language][code] ?? []) {
        for (const full of [
          [...claim.split(' '), ...words],
          [...words, ...claim.split(' ')],
        ]) {
          const hit = named(this.library, full, this.language)
          if (hit?.lang === this.language) return hit
        }
      }
    }
    return undefined
  }

  // ---- one phrase

  /** Words without side clauses: claims and coatings in them, then the food. */
  private simple(places: readonly number[], amount: Amount | undefined, place: Place): void {
    const words = this.keys(places)
    const claims = claimsIn(this.library, words, this.language)
    const claimed = new Set(claims.flatMap(({ from, to }) => range(from, to)))
    const coated = this.coatingsIn(places, claimed)
    const rest = places.filter((_, i) => !claimed.has(i) && !coated.some(({ at }) => at === i))
    for (const i of claimed) this.roles[places[i]!] = 'negation'
    for (const { at } of coated) this.roles[places[at]!] = 'coating'
    const codes = claims.map(({ code }) => code)
    const changed = rest.length < places.length
    const nonFood = changed ? [] : this.nonFoodIn(places)
    if (nonFood.length > 0 && this.utensils(places, nonFood)) return
    if (rest.length > 0 && changed) {
      const before = this.drafts.length
      this.phrase(rest, amount, place)
      const added = this.drafts.slice(before)
      if (added.length > 0) for (const draft of added) this.applyClaims(draft, codes)
      else if (codes.length > 0) for (const code of codes) this.claim(code)
    } else if (rest.length > 0) {
      const reading = this.reading(places)
      this.markReading(places, reading, place)
      this.addReading(reading, places, amount, place)
    } else for (const code of codes) this.claim(code)
    for (const { coating, at } of coated) this.coat(coating, places[at]!)
  }

  /** "1 froozle hazelnuts": a word that nobody knows right behind a bare number, and a food behind it. */
  private strangeMeasure(
    places: readonly number[],
    amount: Amount | undefined,
    place: Place,
  ): boolean {
    if (!amount?.numbered || amount.units.length > 0 || amount.pack || places.length < 2)
      return false
    const [first] = places
    if (this.entryIn(places, 0) || this.reading([first!]).certainty !== 'none') return false
    const of = this.isOf(this.key(places[1]!)) ? 2 : 1
    const rest = places.slice(of)
    const whole = this.reading(places)
    const reading = rest.length > 0 ? this.reading(rest) : whole
    const isSlip = whole.certainty === 'guess' && whole.candidates[0]!.misspelt === true
    if (whole.certainty === 'sure' || isSlip || reading.certainty !== 'sure') return false
    this.markAll(places.slice(0, of), 'filler')
    this.roles[first!] = 'unread'
    this.markReading(rest, reading, place)
    this.pendingUnread = true
    this.addReading(reading, rest, amount, place)
    const added = this.drafts.at(-1)
    if (added) added.measure = this.tokens[first!]!.text
    return true
  }

  private coatingsIn(places: readonly number[], but: ReadonlySet<number>) {
    return places.flatMap((at, i) => {
      if (but.has(i)) return []
      const cls = this.entryIn(places, i)?.cls
      return cls !== undefined && isCoating(cls) ? [{ at: i, coating: cls, place: at }] : []
    })
  }

  /** What a coating adds; what goes into a marinade or a filling nobody knows. */
  private coat(coating: Coating, at: number): void {
    const current = this.drafts.at(-1)
    const added = ADDED[coating]
    if (added.length === 0) {
      if (current) current.unread = true
      else this.pendingUnread = true
      return
    }
    for (const { id, optional } of added) {
      const ingredient = this.library.ingredient(id)
      if (!ingredient) continue
      this.drafts.push({
        choices: [
          {
            certainty: 'sure',
            candidates: [
              { ingredientId: id, name: ingredient.names[this.language][0]!, confidence: 0.95 },
            ],
            phrase: this.tokens[at]!.text,
            spoken: '',
            amount: undefined,
          },
        ],
        isCoating: true,
        without: [...(current?.without ?? [])],
        optional,
        unread: false,
        words: [],
        places: [at],
      })
    }
    // The food itself stays the last, so that what follows still belongs to it.
    if (current) {
      this.drafts.splice(this.drafts.indexOf(current), 1)
      this.drafts.push(current)
    }
  }

  private nonFoodIn(places: readonly number[]): readonly number[] {
    return places.filter((_, i) => {
      const cls = this.entryIn(places, i)?.cls
      return cls === 'utensil'
    })
  }

  /** Whether the words are kitchen things and nothing else. */
  private utensils(places: readonly number[], things: readonly number[]): boolean {
    const words = this.keys(places)
    const isAll = words.every((_, i) => {
      const entry = this.coverOf(places, i)
      return entry !== undefined && (isPlain(entry) || entry === 'utensil')
    })
    if (!isAll) return false
    const set = new Set(things)
    for (const at of places) this.roles[at] = set.has(at) ? 'non-food' : 'descriptor'
    for (const at of places)
      if (this.coverOf(places, places.indexOf(at)) === 'utensil') this.roles[at] = 'non-food'
    return true
  }

  /** The class of the entry that a word is part of. */
  private coverOf(places: readonly number[], i: number): WordClass | undefined {
    const words = this.keys(places)
    for (let at = Math.max(0, i - 4); at <= i; at++) {
      const entry = entryAt(words, at, this.language)
      if (entry && at + entry.length > i) return entry.cls
    }
    return undefined
  }

  /** Takes a reading as a mention, or as what is said of the mention before it. */
  private addReading(
    reading: FoodReading,
    places: readonly number[],
    amount: Amount | undefined,
    place: Place,
    words: readonly string[] = this.keys(places),
  ): void {
    if (reading.isEmpty) {
      this.describe(reading, places, amount)
      return
    }
    const current = this.drafts.at(-1)
    // A remark that nobody could read leaves the food a guess; with an amount it is a food of its own.
    const isRemark = place === 'remark' && current !== undefined && !amount?.numbered
    const isSlip = reading.certainty === 'guess' && reading.candidates[0]?.misspelt === true
    if (isRemark && (reading.certainty === 'none' || isSlip)) {
      for (const at of places)
        if (this.roles[at] === 'food' || this.roles[at] === 'further food')
          this.roles[at] = 'unread'
      current.unread = true
      return
    }
    const first = reading.candidates[0]
    // "Soaked in cold water": it goes into the dish at most as water, which burdens nothing.
    if (place === 'beside' && this.isBathed && first?.ingredientId === 'water') {
      this.markAll(places, 'note')
      return
    }
    // "Butter, plus extra butter" is the same butter.
    if (
      place !== 'main' &&
      !amount?.numbered &&
      reading.certainty !== 'none' &&
      this.drafts.some(
        ({ choices }) =>
          choices.length === 1 &&
          choices[0]!.certainty === 'sure' &&
          choices[0]!.candidates[0]!.ingredientId === first!.ingredientId,
      )
    ) {
      return
    }
    const choice: Choice = {
      certainty: reading.certainty,
      candidates: reading.candidates,
      phrase: this.phraseOf(places, reading),
      spoken: this.spokenOf(places),
      amount: amount ?? this.pendingAmount,
    }
    this.pendingAmount = undefined
    const named = words.filter((_, i) => reading.roles[i] === 'food')
    this.add(
      [choice],
      place,
      places,
      named.length > 0 && words.length === places.length ? named : words,
    )
  }

  private add(
    choices: Choice[],
    _place: Place,
    places: readonly number[],
    words = this.keys(places),
  ): void {
    const draft: Draft = {
      choices,
      without: [],
      optional: false,
      unread: this.pendingUnread,
      words,
      places,
    }
    this.pendingUnread = false
    this.drafts.push(draft)
    if (this.pendingStates.length > 0) {
      this.applyStates(draft, this.pendingStates)
      this.pendingStates = []
    }
    if (this.pendingClaims.length > 0) {
      this.applyClaims(draft, this.pendingClaims)
      this.pendingClaims = []
    }
  }

  /** Descriptors alone: a state may make another food of the one before; "juice only" does. */
  private describe(
    reading: FoodReading,
    places: readonly number[],
    amount: Amount | undefined,
  ): void {
    const current = this.drafts.at(-1)
    if (amount?.numbered && !this.pendingAmount && !current) this.pendingAmount = amount
    if (!current) {
      this.pendingStates.push(...reading.states)
      return
    }
    if (this.partsOnly(current, this.keys(places))) return
    this.applyStates(current, reading.states)
  }

  private applyStates(draft: Draft, states: readonly string[]): void {
    const only = draft.choices.length === 1 ? draft.choices[0]! : undefined
    if (states.length === 0 || !only || only.certainty !== 'sure') return
    const again = readFood(this.library, draft.words, this.language, states)
    if (again.certainty === 'sure') draft.choices = [{ ...only, candidates: again.candidates }]
  }

  /** "2 oranges, grated zest only": the parts in the place of the fruit, where the library has them. */
  private partsOnly(draft: Draft, words: readonly string[]): boolean {
    const only = draft.choices.length === 1 ? draft.choices[0]! : undefined
    const id = only?.candidates[0]?.ingredientId
    if (!only || id === undefined || only.certainty !== 'sure') return false
    const parts = this.partWords(words)
    const made = parts.flatMap((part) => this.library.ingredient(`${id}-${part}`) ?? [])
    if (made.length === 0) return false
    const drafts = made.map(
      (ingredient): Draft => ({
        ...draft,
        choices: [
          {
            ...only,
            candidates: [
              {
                ingredientId: ingredient.id,
                name: ingredient.names[this.language][0]!,
                confidence: CERTAIN,
              },
            ],
          },
        ],
      }),
    )
    this.drafts.splice(this.drafts.indexOf(draft), 1, ...drafts)
    return true
  }

  private partWords(words: readonly string[]): readonly string[] {
    const found = words.flatMap((word) =>
      inOrder(this.language).flatMap((lang) => own(WORDS[lang].parts, word) ?? []),
    )
    return [...new Set(found)]
  }

  /** "Juice of 1 lemon", "Saft und Schale einer Zitrone", "la ralladura de media naranja". */
  private partOf(from: number, to: number): boolean {
    let at = from
    const parts: string[] = []
    for (; at < to && at < from + 7; at++) {
      const key = this.key(at)
      if (this.tokens[at]!.kind !== 'word') break
      const part = own(WORDS[this.language].parts, key)
      if (part) {
        parts.push(part)
        continue
      }
      if (this.amounts.isAnd(key)) continue
      if (parts.length > 0 && this.amounts.at(at, to)?.numbered) break
      const isArticle = this.entry(at, to)?.cls !== undefined && isPlain(this.entry(at, to)!.cls)
      if (!isArticle || this.isOf(key)) break
    }
    if (parts.length === 0 || at >= to) return false
    const of = this.isOf(this.key(at)) ? at + 1 : at
    const amount = this.amounts.at(of, to)
    if (of === at && !amount?.numbered) return false
    const { places, brackets } = this.flat(amount?.to ?? of, to)
    const reading = this.reading(places)
    const whole = reading.certainty === 'sure' ? reading.candidates[0] : undefined
    const made = whole
      ? parts.flatMap((part) => this.library.ingredient(`${whole.ingredientId}-${part}`) ?? [])
      : []
    if (made.length === 0) return false
    this.mark(from, of, 'food')
    if (amount) this.take(amount)
    this.markReading(places, reading, 'main')
    const pieces: Amount = amount ?? {
      amount: 1,
      units: [],
      container: null,
      numbered: true,
      to: of,
      spans: [],
    }
    for (const ingredient of made) {
      this.add(
        [
          {
            certainty: 'sure',
            candidates: [
              {
                ingredientId: ingredient.id,
                name: ingredient.names[this.language][0]!,
                confidence: CERTAIN,
              },
            ],
            phrase: this.textOf([...range(from, of), ...places]),
            spoken: '',
            amount: { ...pieces, amount: pieces.amount ?? 1 },
          },
        ],
        'main',
        places,
      )
    }
    for (const [open, close] of brackets) this.bracket(open, close)
    return true
  }

  private isOf(key: string): boolean {
    return WORDS[this.language].joins.of.has(key) || key === 'from' || key === 'aus'
  }

  // ---- brackets

  /** What stands in brackets: a size, a state, a claim, the kind of the food, or foods that are in it. */
  private bracket(open: number, close: number): void {
    this.roles[open] ??= 'filler'
    if (close < this.tokens.length && this.key(close) === ')') this.roles[close] ??= 'filler'
    const [from, to] = [open + 1, close]
    if (from >= to) return
    if (this.sizeIn(from, to)) return
    const current = this.drafts.at(-1)
    const { places } = this.flat(from, to)
    // "(70 % Kakao)", "(35 % fat)" says how much of itself the food has.
    if (/%$/.test(this.key(from)) && places.length <= 6 && this.isOfItself(places)) {
      this.markAll(places, 'descriptor')
      return
    }
    if (current && this.isPartsOnly(places) && this.partsOnly(current, this.keys(places))) {
      this.markAll(places, 'descriptor')
      return
    }
    const isClaim = this.reading(places).claims.length > 0
    const kind = current && !isClaim && this.kindOf(current, places)
    if (kind && current) {
      this.markAll(places, 'food')
      const known = current.choices[0]!
      const before = this.library.ingredient(known.candidates[0]?.ingredientId ?? '')
      const isGraver =
        before === undefined ||
        this.reading(places).isEmpty ||
        burdensAll(before, this.library.ingredient(kind.ingredientId)!)
      // "Joghurt (Soja)" may be soya yogurt or yogurt with soya: what the word alone burdens stays.
      if (!isGraver) this.add([{ ...known, amount: undefined }], 'beside', places)
      current.choices = [{ ...known, candidates: [kind], certainty: 'sure' }]
      return
    }
    this.list(from, to, current ? 'remark' : 'main')
  }

  private isOfItself(places: readonly number[]): boolean {
    return this.keys(places).every((word, i) => {
      const cls = entryAt([word], 0, this.language)?.cls
      return (
        i === 0 ||
        /^(?:cocoa|cacao|kakao|fett|fat|grasa|solids|milk|materia|mg|[fitr]|tr)/.test(word) ||
        (cls !== undefined && isPlain(cls))
      )
    })
  }

  /** "Zumo y ralladura", "grated zest only". */
  private isPartsOnly(places: readonly number[]): boolean {
    const words = this.keys(places)
    return (
      this.partWords(words).length > 0 &&
      words.every((word) => {
        const cls = entryAt([word], 0, this.language)?.cls
        return (
          this.partWords([word]).length > 0 ||
          this.amounts.isAnd(word) ||
          (cls !== undefined && isPlain(cls))
        )
      })
    )
  }

  /** "(400 g)", "(about 5 ounces each)", "(1 large)". */
  private sizeIn(from: number, to: number): boolean {
    const current = this.drafts.at(-1)
    const only = current?.choices.length === 1 ? current.choices[0] : undefined
    const size = this.amounts.sizeAt(from, to)
    if (size) {
      const isAlone =
        this.isPlainRest(size.to, to) || this.key(size.to) === '/' || this.key(size.to) === ','
      if (!isAlone) return false
      this.mark(from, size.to, 'amount')
      this.plain(size.to, to)
      if (only) current!.choices = [{ ...only, amount: packed(only.amount, size) }]
      return true
    }
    const amount = this.amounts.at(from, to)
    if (!amount?.numbered || amount.units.length === 0 || !this.isPlainRest(amount.to, to))
      return false
    this.take(amount)
    this.plain(amount.to, to)
    if (only && !only.amount) current!.choices = [{ ...only, amount }]
    return true
  }

  /** "Öl (Erdnuss)", "Joghurt (Soja)": one word or two in brackets that say of what the food is made. */
  private kindOf(draft: Draft, places: readonly number[]): Resolution | undefined {
    const words = this.keys(places)
    const only = draft.choices.length === 1 ? draft.choices[0]! : undefined
    if (!only || words.length === 0 || words.length > 2 || draft.words.length === 0)
      return undefined
    const food = draft.words
    const joined =
      food.length === 1 ? [[words.join('') + food[0]!], [`${words.join('')}n${food[0]!}`]] : []
    const tries = [
      ...(this.language === 'es'
        ? [
            [...food, 'de', ...words],
            [...food, ...words],
          ]
        : []),
      [...words, ...food],
      ...(this.language === 'de' ? [...joined, [...food, ...words]] : []),
    ]
    for (const full of tries) {
      const hit = named(this.library, full, this.language)
      if (
        hit &&
        hit.lang === this.language &&
        hit.ingredientId !== only.candidates[0]?.ingredientId
      )
        return hit
    }
    return undefined
  }

  // ---- roles

  private reading(places: readonly number[]): FoodReading {
    return readFood(this.library, this.keys(places), this.language)
  }

  private markReading(places: readonly number[], reading: FoodReading, place: Place): void {
    places.forEach((at, i) => {
      const role = reading.roles[i] ?? 'unread'
      this.roles[at] = role === 'food' && place !== 'main' ? 'further food' : role
    })
  }

  private markJoints(): void {
    for (const at of this.joints) this.roles[at] ??= 'filler'
  }

  private markAll(places: readonly number[], role: Role): void {
    for (const at of places) this.roles[at] = role
  }

  private mark(from: number, to: number, role: Role): void {
    for (let at = from; at < to; at++) this.roles[at] = role
  }

  private take(amount: Amount): void {
    for (const [from, to, role] of amount.spans) this.mark(from, to, role)
    const [first] = amount.spans
    if (first) for (let at = first[0]; at < amount.to; at++) this.roles[at] ??= 'filler'
  }

  /** Marks words that are only plain. */
  private plain(from: number, to: number): void {
    const { places, brackets } = this.flat(from, to)
    const reading = this.reading(places)
    this.markReading(places, reading, 'beside')
    for (const at of places) if (this.roles[at] === 'further food') this.roles[at] = 'descriptor'
    const current = this.drafts.at(-1)
    if (current) this.applyStates(current, reading.states)
    for (const [open, close] of brackets) this.bracket(open, close)
  }

  private unreadCurrent(): void {
    const current = this.drafts.at(-1)
    if (current) current.unread = true
    else this.pendingUnread = true
  }

  /** A mention without a food. */
  private nothing(phrase: string, amount: Amount | undefined): void {
    const taken = this.tokens.flatMap((_, at) =>
      this.roles[at] === 'amount' || this.roles[at] === 'unit' ? [] : [at],
    )
    this.drafts.push({
      choices: [
        {
          certainty: 'none',
          candidates: [],
          phrase: this.textOf(taken) || phrase,
          spoken: '',
          amount,
        },
      ],
      without: this.pendingClaims,
      optional: false,
      unread: false,
      words: [],
      places: [],
    })
  }

  /** The words between brackets that stand in a stretch, and the brackets. */
  private flat(from: number, to: number) {
    const places: number[] = []
    const brackets: (readonly [open: number, close: number])[] = []
    for (let at = from; at < to; at++) {
      const { kind, key } = this.tokens[at]!
      if (key === '(') {
        const close = this.closing(at, to)
        brackets.push([at, close])
        at = close
      } else if (kind !== 'sign' || key === '/' || key === '&' || key === '+') places.push(at)
      else if (isOddSign(key)) this.odd(at)
      else this.roles[at] ??= 'filler'
    }
    return { places, brackets, words: this.keys(places) }
  }

  /** A sign that says something nobody can read, such as an emoji. */
  private odd(at: number): void {
    if (this.roles[at] !== undefined) return
    this.roles[at] = 'unread'
    this.unreadCurrent()
  }

  private places(from: number, to: number): readonly number[] {
    return this.flat(from, to).places
  }

  private keys(places: readonly number[]): readonly string[] {
    const keys: string[] = []
    for (const at of places) {
      const { kind, key } = this.tokens[at]!
      if (kind !== 'sign' || key === '/' || key === '&' || key === '+') keys.push(key)
    }
    return keys
  }

  private entry(at: number, to: number) {
    const entry = entryAt(this.allKeys, at, this.language) ?? this.otherEntry(at)
    return entry && at + entry.length > to ? this.entryOf(this.allKeys.slice(at, to)) : entry
  }

  private entryOf(words: readonly string[]) {
    return entryAt(words, 0, this.language)
  }

  /** Side clauses and negations are understood in every language where the word is no word of the asked one. */
  private otherEntry(at: number) {
    const word = this.allKeys[at] ?? ''
    if (word.length < 3) return undefined
    // "Schnitzel" is an English word for what is breaded, and a German cut of meat.
    if (this.library.named(word).some(({ lang }) => lang === this.language)) return undefined
    for (const other of inOrder(this.language)) {
      if (other === this.language) continue
      const entry = vocabularyOf(other).at(this.allKeys, at)
      if (entry && (OPERATORS.has(entry.cls) || isCoating(entry.cls))) return entry
    }
    return undefined
  }

  private entryIn(places: readonly number[], i: number) {
    const at = places[i]!
    const entry = entryAt(this.allKeys, at, this.language) ?? this.otherEntry(at)
    if (!entry || entry.length === 1) return entry
    // The words of a phrase stand side by side.
    const isTogether = places[i + entry.length - 1] === at + entry.length - 1
    return isTogether ? entry : this.entryOf(this.keys(places.slice(i)))
  }

  private key(at: number): string {
    return this.tokens[at]?.key ?? ''
  }

  /** The cook's own words for a food: as written, from its first to its last word. */
  private phraseOf(places: readonly number[], reading: FoodReading): string {
    const food = places.filter((_, i) => reading.roles[i] === 'food')
    return this.textOf(food.length > 0 ? food : this.withOddSigns(places))
  }

  /** What nobody could read is told with the signs that stand around it. */
  private withOddSigns(places: readonly number[]): readonly number[] {
    if (places.length === 0) return places
    const isOdd = (at: number) => isOddSign(this.key(at)) && this.roles[at] === 'unread'
    let [first, last] = [places[0]!, places.at(-1)!]
    while (isOdd(first - 1)) first -= 1
    while (isOdd(last + 1)) last += 1
    return [first, ...places, last]
  }

  /** The words that may speak of a size or a portion: not "in slices", which says how it is cut. */
  private spokenOf(places: readonly number[]): string {
    const cut = places.findIndex((at, i) => i > 0 && /^(?:en|in|into|zu|a)$/.test(this.key(at)))
    return this.textOf(cut < 0 ? places : places.slice(0, cut))
  }

  private textOf(places: readonly number[]): string {
    if (places.length === 0) return ''
    const first = this.tokens[places[0]!]!
    const last = this.tokens[places.at(-1)!]!
    return this.line.slice(first.start, last.end).trim()
  }

  /** Stretches of one role, each up to the beginning of the next. */
  private parts(): readonly Part[] {
    const parts: { role: Role; text: string }[] = []
    let start = 0
    let role: Role | undefined
    const all = tokensOf(this.line.slice(0, MAX_LINE))
    const roleAt = new Map(this.tokens.map((token, at) => [token.start, this.roles[at]]))
    const push = (end: number) => {
      if (end > start) parts.push({ role: role ?? 'filler', text: this.line.slice(start, end) })
      start = end
    }
    for (const token of all) {
      const own = roleAt.has(token.start)
        ? (roleAt.get(token.start) ?? (token.kind === 'sign' ? undefined : 'unread'))
        : 'filler'
      // A sign without a role of its own belongs to what stands before it.
      if (own === undefined || own === role) continue
      push(token.start === 0 ? 0 : token.start)
      role = own
    }
    push(Math.min(this.line.length, MAX_LINE))
    if (this.tail !== '') parts.push({ role: 'unread', text: this.tail })
    return parts
  }
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)

/** A choice whose line says more than could be read. */
export function asGuess(choice: Choice): Choice {
  if (choice.certainty !== 'sure') return choice
  const [first, ...rest] = choice.candidates
  return {
    ...choice,
    certainty: 'guess',
    candidates: [{ ...first!, confidence: Math.min(first!.confidence, 0.6) }, ...rest],
  }
}

const GRAVITY = ['no', 'unknown', 'traces', 'yes']

/** Whether `other` burdens everything that `food` burdens. */
function burdensAll(food: Ingredient, other: Ingredient): boolean {
  const gravity = (one: Ingredient, allergen: Allergen) =>
    GRAVITY.indexOf(one.allergenProfile[allergen]?.contains ?? 'unknown')
  const sources = other.animalSources
  return (
    ALLERGENS.every((allergen) => gravity(other, allergen) >= gravity(food, allergen)) &&
    (sources === null || (food.animalSources ?? ['']).every((source) => sources.includes(source)))
  )
}

/** The amount of a food whose size is told: of a pack or of each piece, or of all of it. */
function packed(
  amount: Amount | undefined,
  {
    size,
    units,
    each,
  }: { readonly size: number; readonly units: Amount['units']; readonly each: boolean },
): Amount {
  const sized = { units, numbered: true, spans: [], to: 0 }
  if (!amount || amount.amount === null) return { ...sized, amount: size, container: null }
  const first = amount.units[0]
  // "1 cup (240 ml)": the first measure counts.
  if (first && (first.kind === 'mass' || first.kind === 'volume') && first.id !== 'glass')
    return amount
  // "½ Würfel Hefe (21 g)" are 21 g; "2 cans (400 g)" are 400 g each.
  if (each || (amount.container && amount.amount >= 1)) {
    return { ...sized, amount: amount.amount * size, container: amount.container }
  }
  // "6 carrots (about 500 g)" are 500 g in all.
  return { ...sized, amount: size, container: null }
}

/** A Spanish side that begins so is no food without the head of the side before: "leche de soja o de vaca". */
const DEPENDENT = /^(?:de|del|al|a|con|en)$/

/** Words that begin a remark about when something is done. */
const UNTIL = /^(?:until|till|bis|hasta|so|damit|sodass|when|once|wenn|sobald|cuando|as)$/

/** Words that one thing that is denied has at most; up to so many that nobody knows are one thing. */
const LONGEST_DENIED = 4
const SHORT_DENIED = 2

/** Words before a colon that name no food. */
const LABELS: ReadonlySet<WordClass> = new Set([
  'section',
  'ingredients',
  'method',
  'contains',
  'mayContain',
  'with',
  'remark',
])

/** Words that open a side clause. */
const OPERATORS: ReadonlySet<WordClass> = new Set([
  'example',
  'mayContain',
  'contains',
  'with',
  'negator',
])

const isCoating = (cls: WordClass): cls is Coating =>
  (COATINGS as readonly WordClass[]).includes(cls)

/** What a coating usually is, and what it may be held together with. */
const ADDED: Readonly<
  Record<Coating, readonly { readonly id: string; readonly optional: boolean }[]>
> = {
  breaded: [
    { id: 'breadcrumbs', optional: false },
    { id: 'egg', optional: true },
  ],
  battered: [
    { id: 'wheat-flour', optional: false },
    { id: 'egg', optional: true },
    { id: 'whole-milk', optional: true },
  ],
  floured: [{ id: 'wheat-flour', optional: false }],
  marinated: [],
  filled: [],
}

/** How names of the library say what a food is without. */
const CLAIM_WORDS: Readonly<Record<Language, Partial<Record<AbsenceCode, readonly string[]>>>> = {
  en: {
    vegan: ['vegan', 'plant based'],
    vegetarian: ['vegetarian'],
    gluten: ['gluten free'],
    lactose: ['lactose free'],
    dairy: ['dairy free', 'vegan'],
    egg: ['egg free', 'eggless'],
  },
  de: {
    vegan: ['vegan', 'vegane', 'veganer', 'veganes', 'pflanzliche'],
    vegetarian: ['vegetarische', 'vegetarischer', 'vegetarisches'],
    gluten: ['glutenfrei', 'glutenfreie', 'glutenfreier', 'glutenfreies'],
    lactose: ['laktosefrei', 'laktosefreie', 'laktosefreier', 'laktosefreies'],
    dairy: ['milchfreie', 'vegane', 'veganer', 'veganes'],
    egg: ['eifreie', 'ohne ei'],
  },
  es: {
    vegan: ['vegano', 'vegana', 'vegetal'],
    vegetarian: ['vegetariano', 'vegetariana'],
    gluten: ['sin gluten'],
    lactose: ['sin lactosa'],
    dairy: ['sin leche', 'vegano', 'vegana'],
    egg: ['sin huevo'],
  },
}

const MARKUP = /^[*_`#"“”„«»|•·●▪◦‣☐☑☒✓✔✅➤►→★☆°®™©§¡¿>]$/u

/** Signs that say nothing; anything else that is no letter is not to be passed over. */
function isOddSign(key: string): boolean {
  return key !== '' && !/^[\p{P}\p{Z}<>=|~^+$€£¢]$/u.test(key)
}

/** Bullets, checkboxes, numbering and bold signs are no words of the line. */
function withoutMarkup(all: readonly Token[]): readonly Token[] {
  let tokens = all.filter(({ kind, text }) => kind !== 'sign' || !MARKUP.test(text))
  for (;;) {
    const [first, second, third] = tokens
    if (first?.kind === 'sign' && (first.key === '-' || first.key === '+' || first.key === '~'))
      tokens = tokens.slice(1)
    else if (first?.text === '[' && second?.text === ']') tokens = tokens.slice(2)
    else if (first?.text === '[' && /^[x ]$/i.test(second?.text ?? '') && third?.text === ']')
      tokens = tokens.slice(3)
    else if (isNumbering(first, second, third)) tokens = tokens.slice(2)
    else return tokens
  }
}

/** "1. 30 g", "2) eggs", "a) butter". */
function isNumbering(first?: Token, second?: Token, third?: Token): boolean {
  if (!first || !second || !third || third.glued) return false
  if (first.kind === 'number' && Number.isInteger(first.value) && first.text.length <= 2) {
    return second.glued && (second.text === ')' || second.text === '.')
  }
  return first.kind === 'word' && first.text.length === 1 && second.glued && second.text === ')'
}
