/** The context of a line: the lines around it, its part of the recipe, and the ingredients found before it. */

import { itemAt } from '../../domain/present.ts'
import { nameKey } from '../../language/fold.ts'
import { centimetresOf } from '../../language/index.ts'
import { lettered } from '../../language/lettered.ts'
import type { LineReading } from '../lines/line.ts'
import { foodsRead, mayBeDish } from './foods-named.ts'
import { beginsWithPurpose, type Line } from './line.ts'

export interface FoundLine {
  readonly line: string
  readonly reading: LineReading
}

/** "Three-bean chilli", "Vier-Käse-Pizza": no number of anything. */
const NUMBERED_NAME = /^\s*\p{L}+-\p{L}/u

/** The part of the recipe: ingredients, steps without a heading, or a method or notes with one. */
export type State = 'lines' | 'steps' | 'method' | 'note'

export class Context {
  state: State = 'lines'
  /** Index of the current line. */
  at = 0
  readonly found: FoundLine[] = []

  constructor(
    readonly lines: readonly Line[],
    public title: string | null,
  ) {}

  get line(): Line {
    return itemAt(this.lines, this.at)
  }

  private get next(): Line | undefined {
    return this.lines[this.at + 1]
  }

  /** True if a blank line or a heading precedes the line. */
  private startsBlock(at: number): boolean {
    const [before, line] = [this.lines[at - 1], this.lines[at]]
    return !before || before.isHeading || !line || line.isHeading || line.number > before.number + 1
  }

  /** True if the line stands alone between blank lines or headings. */
  private get isBlock(): boolean {
    return this.startsBlock(this.at) && this.startsBlock(this.at + 1)
  }

  private get nextIsListed(): boolean {
    return this.next !== undefined && (this.next.beginsWithNumber || this.next.hasBullet)
  }

  /** True in the method or notes, unless the next line begins with a number or bullet. */
  get goesOn(): boolean {
    return (this.state === 'method' || this.state === 'note') && !this.nextIsListed
  }

  /** True if an ingredient with a numbered amount was found. */
  get hasAmounts(): boolean {
    return this.found.some(hasAmount)
  }

  /** True if the first line is the title. It may also name a food; the lines after it decide. */
  get isTitle(): boolean {
    const { line, at, title } = this
    if (at > 0 || title !== null || line.isFact || line.isProse || line.isGreeting) return false
    if (this.namesDish || this.isInHead) return true
    if (line.titleYield === 'servings') return this.lines.slice(1, 1 + LONGEST_LIST).some(hasAmount)
    if (line.beginsWithNumber || line.hasBullet) return false
    // "Tomato soup" above "8 bowls" and "2 kg tomatoes"; a list of pairs goes on with a food.
    const [, next, third] = this.lines
    if (next?.isYield && third && hasAmount(third)) return true
    return this.leadsToIngredients
  }

  /**
   * True in the first block, above a blank line and a list, if none of its lines is a listed food: the title, and how much
   * the recipe yields ("40 uds.", "Menge: ca. 25 Stück").
   */
  get isInHead(): boolean {
    const first = this.lines.slice(0, LONGEST_HEAD + 1)
    const end = first.findIndex((_, at) => at > 0 && this.startsBlock(at))
    if (this.at >= end) return false
    const isListed = (line: Line, at: number) =>
      line.hasBullet ||
      (at > 0 && line.beginsWithNumber && isMeasured(line)) ||
      (line.isSurelyFood &&
        (at > 0 || hasAmount(line)) &&
        !mayBeDish(line.library, foodsRead(line), () => []))
    return !this.lines.slice(0, end).some(isListed) && this.lines.slice(end).some(hasAmount)
  }

  /** True for "8 tapas" and "Makes 12" below the title, above the list. */
  get isYieldBelowTitle(): boolean {
    const { at, line, lines, found, title } = this
    if (title === null || at >= LONGEST_HEAD || found.length > 0) return false
    const hasList = lines.slice(at + 1, at + 1 + LONGEST_LIST).some(hasAmount)
    // "Para 10 palitos (3 por palo)", "Für 4 Pizzen (280 g Teiglinge)".
    if (beginsWithPurpose(line) && line.tokens[1]?.kind === 'number' && !line.measuresFood)
      return hasList
    // "12 magdalenas" below "Magdalenas"; in a block with the title, "1 deep-dish 9-inch pie" below "Chicken pot pie".
    const named = line.words.join(' ')
    const isLastOfHead =
      this.startsBlock(at + 1) && !line.measuresFood && lastOf(named) === lastOf(nameKey(title))
    const isOfTitle = /^\s*\d+ /.test(line.text) && (named === nameKey(title) || isLastOfHead)
    return (line.isYield || isOfTitle) && hasList
  }

  /** True for "12 pieces" and "3 small jars" in a block of their own between the title and the list. */
  get isYieldAlone(): boolean {
    const { at, line, lines, found } = this
    if (at === 0 || at >= LONGEST_HEAD || found.length > 0 || !this.isBlock) return false
    return line.isBareAmount && lines.slice(at + 1).some(hasAmount)
  }

  /** True for a line without an amount, not clearly a listed food, above a blank line, heading, servings or amount. */
  private get namesDish(): boolean {
    const { line, next } = this
    const { mentions, parts } = line.reading
    // "Banana bread (1 loaf, 10 slices)" and "Käsespätzle für 4 Personen" have numbers, but no amounts of food.
    const isApart =
      /^\D*\([^)]*\)\s*:?\s*$/.test(line.text) ||
      NUMBERED_NAME.test(line.text) ||
      line.titleYield !== undefined
    const isCounted = line.tokens[0]?.kind === 'number' && !NUMBERED_NAME.test(line.text)
    if (isCounted || (hasAmount(line) && !isApart)) return false
    if (mentions.length === 0 || next === undefined) return false
    const isNegated = parts.some(({ role }) => role === 'negation')
    if (line.isSurelyFood && !isNegated) {
      // Ready dishes are also names of recipes, and so is bread above its ingredients.
      const after = this.lines.slice(1, 1 + LONGEST_LIST)
      const list = () => after.filter(hasAmount).flatMap(foodsRead)
      if (!mayBeDish(line.library, foodsRead(line), list)) return false
    }
    if (this.startsBlock(this.at + 1) || next.kind !== undefined) return true
    return next.isYield || hasAmount(next)
  }

  /** True if the ingredients' heading, servings, a fact or a sentence about the recipe follows. */
  private get leadsToIngredients(): boolean {
    const next = this.lines.find(({ isRuled }, at) => at > this.at && !isRuled)
    if (!next) return false
    if (next.kind === 'ingredients' || next.kind === 'servings') return true
    return next.listsIngredients || next.isSentenceOfFoods || next.isFact || next.isProse
  }

  /** True if the line is a paragraph of a recipe without a list. */
  get isRunningText(): boolean {
    const isLong = ({ words }: Line) => words.length > MAX_WORDS
    if (!isLong(this.line) || this.line.text.length > MAX_PARAGRAPH) return false
    return !this.lines
      .slice(0, MAX_SEARCHED)
      .some((one) => !one.isHeading && !isLong(one) && (one.beginsWithNumber || one.isSurelyFood))
  }

  /** "Für den Guss" without a colon above a listed line: three or four words that name no food. */
  get introducesPart(): boolean {
    const { line, nextIsListed } = this
    const isIntroduction = /^\p{L}+(?: \p{L}+){2,3}$/u.test(line.text) && beginsWithPurpose(line)
    return nextIsListed && isIntroduction && line.like(`${line.text}:`).kind === 'heading'
  }

  private get isInCapitals(): boolean {
    const { text, library } = this.line
    // "IPA" is always written so.
    const isName = () => library.named(nameKey(text)).some(({ name }) => name === text.trim())
    return CAPITALS(text).test(text) && !isName()
  }

  /** True if the line looks like a heading of a list: of a part, above bullets, or in capitals. */
  get looksLikeHeading(): boolean {
    const { line, next, found, introducesPart } = this
    const before = this.lines[this.at - 1]
    if (introducesPart || (this.isInCapitals && this.isInHead)) return true
    if (!this.nextIsListed || next === undefined) return false
    // "Apfelkren:" above its own lines.
    if (found.length > 0 && !line.hasNumber && /[:：]\s*[*_]*\s*$/.test(line.text)) return true
    const startsBlock = this.startsBlock(this.at)
    // "NOODLES & CO" above lines that are not in capitals.
    if (startsBlock && this.isInCapitals && /\p{Ll}{2}/u.test(next.text)) return true
    // "Hefeteig" above a list with bullets, without one itself.
    const isShort = line.words.length <= MAX_HEADING && !/[\d,]/.test(line.text)
    const isAfterList = before?.hasBullet === true || before?.headsIngredients === 'part'
    return isShort && !line.hasBullet && next.hasBullet && (startsBlock || isAfterList)
  }

  /** True for a step without a heading; after another step, the form of a sentence is enough. */
  get isStep(): boolean {
    const { line, found } = this
    if (found.length < LINES_BEFORE_STEPS) return false
    // "1. Paste anrösten" after a list whose lines have bullets.
    const isFirst = FIRST_STEP(line.text).test(line.text)
    if (isFirst && found.every((one) => /^\s*[-*•·–]\s/.test(one.line))) return true
    if (line.isTimed && this.hasAmounts) return true
    // "brown it, veg in, cover with water. simmer an hour. serve" in a note to oneself.
    if (this.hasAmounts && line.isTelegram) return true
    // "Nimm 2" is a candy.
    if (line.isInstruction) return line.library.named(nameKey(line.text)).length === 0
    if (this.state !== 'steps' || line.beginsWithNumber) return false
    return /[.!]["')]?\s*$|^\s*\(?\d{1,2}[.):]/.test(line.text)
  }

  /** True for prose and other lines that name no food, in a recipe that lists food with amounts. */
  get isTalk(): boolean {
    const { line } = this
    const isTalk = line.namesNoFood || (ENDS_SENTENCE.test(line.text) && line.isTalk)
    return isTalk && this.lines.some((one) => one !== line && hasAmount(one))
  }

  /** True for "Liebe Grüße", if no later line begins with a number. */
  get isClosing(): boolean {
    const { line, found, lines, at } = this
    if (found.length === 0 || !line.isClosing) return false
    return !lines.slice(at + 1).some((one) => one.beginsWithNumber)
  }

  /** True for text before the first ingredient: "Hi Dan,", "as promised, the soup.", "(from a cookbook)". */
  get isOpening(): boolean {
    const { line } = this
    if (this.found.length > 0 || line.beginsWithNumber) return false
    if (line.isGreeting) return true
    const isBracket = /^\s*\([^()]*\)\s*$/.test(line.text)
    const isSentence = line.words.length >= LEAST_OF_SENTENCE && ENDS_SENTENCE.test(line.text)
    // "Apto para celíacos, pero tiene frutos secos. Molde de 20 cm." in a block of its own.
    const isParagraph =
      line.words.length >= LEAST_OF_PARAGRAPH && !line.measuresFood && this.isBlock
    return (isBracket || isSentence) && (!line.isSurelyFood || isParagraph)
  }
}

/** True if a food has a numbered amount. */
const hasAmount = ({ reading }: Pick<FoundLine, 'reading'>) =>
  reading.mentions.some(({ choices }) => choices.some(({ amount }) => amount?.numbered))

/** "2 scoops of shake mix", not "40 uds.", "100 portions, 6 oz" or "1 deep-dish 9-inch pie". */
const isMeasured = ({ servings, reading: { parts, mentions } }: Line) =>
  servings === null &&
  parts.some(({ role, text }) => role === 'unit' && centimetresOf(nameKey(text)) === undefined) &&
  !mentions.some(({ choices }) =>
    choices.some(({ amount }) => amount?.units.some(({ id }) => id === 'piece')),
  )

const ENDS_SENTENCE = /[\p{L}\p{N})][.!?…]+[\s\p{Extended_Pictographic}]*$/u
const FIRST_STEP = lettered(String.raw`^\s*\(?1[.)]\s+\p{L}`)
const CAPITALS = lettered(String.raw`^[^\p{Ll}\d]*\p{Lu}{3}[^\p{Ll}\d]*$`)

/** Lines after the first that are searched for its ingredients. */
const LONGEST_LIST = 12
/** Maximum words of an ingredient line, and characters of a paragraph that is read as a recipe. */
const MAX_WORDS = 25
const MAX_PARAGRAPH = 2_000
/** Lines that are searched for a list. */
const MAX_SEARCHED = 100
const MAX_HEADING = 4
const lastOf = (words: string) => words.split(' ').at(-1)

/** Maximum lines of a title with what belongs to it. */
const LONGEST_HEAD = 4
const LINES_BEFORE_STEPS = 2
const LEAST_OF_SENTENCE = 4
const LEAST_OF_PARAGRAPH = 8
