/** The context of a line: the lines around it, the part of the recipe it is in, and the ingredients found so far. */

import { itemAt } from '../../domain/present.ts'
import { nameKey } from '../../language/fold.ts'
import { centimetresOf } from '../../language/index.ts'
import { lettered } from '../../language/lettered.ts'
import type { LineReading } from '../lines/line.ts'
import { isCounted } from '../reading/draft.ts'
import { foodsRead, isMade, mayBeDish } from './foods-named.ts'
import { beginsWithPurpose, type Line } from './line.ts'

export type FoundLine = { readonly line: string; readonly reading: LineReading }

/** Matches names that begin with a number word: "Three-bean chilli", "Vier-Käse-Pizza". */
const NUMBERED_NAME = /^\s*\p{L}+-\p{L}/u

/** The part of the recipe that a line belongs to: ingredients, steps without a heading, method, notes, or prose. */
export type State = 'lines' | 'steps' | 'method' | 'note' | 'text'

export class Context {
  state: State = 'lines'
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

  /** True if a blank line, a heading or nothing precedes the line. */
  private startsBlock(at: number): boolean {
    const [before, line] = [this.lines[at - 1], this.lines[at]]
    return !before || before.isHeading || !line || line.isHeading || line.number > before.number + 1
  }

  /** True if the line is alone between blank lines or headings. */
  private get isBlock(): boolean {
    return this.startsBlock(this.at) && this.startsBlock(this.at + 1)
  }

  private get nextIsListed(): boolean {
    return this.next !== undefined && (this.next.beginsWithNumber || this.next.hasBullet)
  }

  /** True if the method or notes continue. The next line then begins with neither a number nor a bullet. */
  get goesOn(): boolean {
    return (this.state === 'method' || this.state === 'note') && !this.nextIsListed
  }

  /**
   * True for the name of a part without a list, such as "Dressing" as the last line or "Crust: any you like". The cook
   * chooses what is in this part, so the line is an ingredient.
   */
  get isPartWithoutList(): boolean {
    const { line, lines, at, found, state } = this
    if (state !== 'lines' || line.kind !== 'section' || line.isHeading) return false
    if (beginsWithPurpose(line) && !line.hasClass('section')) return false
    if (line.isFact || line.servings || line.saysToDo || ENDS_SENTENCE.test(line.text)) return false
    if (/[:：]\s*[^\s(*_]/.test(line.text)) return true
    const next = lines.find(({ isRuled }, place) => place > at && !isRuled)
    const isLast = !next || next.kind === 'method' || next.isApart || next.isClosing
    return isLast && found.length > 0
  }

  /** True for a few words between two ingredients that are neither a step nor a remark: "surf and turf". */
  private get isAmongIngredients(): boolean {
    const { line, lines, at, found, state } = this
    const before = lines[at - 1]
    const isBelow = before?.number === line.number - 1 && found.at(-1)?.line === before.text
    if (state !== 'lines' || !isBelow || !this.nextIsListed) return false
    const isShort = line.words.length <= MAX_UNKNOWN && ONLY_WORDS(line.text).test(line.text)
    return isShort && !line.saysToDo && line.maySayMore
  }

  get hasAmounts(): boolean {
    return this.found.some(hasAmount)
  }

  /** True if the line is both the first line and the title. A title may also name a food, so the next lines decide. */
  get isTitle(): boolean {
    const { line, at, title } = this
    if (at > 0 || title !== null || line.isFact || line.isProse || line.isGreeting) return false
    if (this.namesDish || this.isInHead) return true
    if (line.titleYield === 'servings')
      return this.lines.slice(1, 1 + MAX_AFTER_TITLE).some(hasAmount)
    if (line.beginsWithNumber || line.hasBullet) return false
    // A yield and the list may follow the title: "Tomato soup", "8 bowls", "2 kg tomatoes".
    const [, next, third] = this.lines
    if (next?.isYield && third && hasAmount(third)) return true
    return this.leadsToIngredients
  }

  /**
   * True in the first block of a recipe, such as its title and yield ("40 uds.", "Menge: ca. 25 Stück"). This block
   * must not contain ingredients, and the ingredient list must follow after a blank line or a heading.
   */
  get isInHead(): boolean {
    const first = this.lines.slice(0, MAX_HEAD + 1)
    const end = first.findIndex(
      ({ kind }, at) => at > 0 && (kind === 'ingredients' || this.startsBlock(at)),
    )
    if (this.at >= end) return false
    const isListed = (line: Line, at: number) =>
      line.hasBullet ||
      (at > 0 && line.beginsWithNumber && isMeasured(line)) ||
      (line.isSurelyFood &&
        (at > 0 || hasAmount(line)) &&
        !mayBeDish(line.library, foodsRead(line), () => []))
    return !this.lines.slice(0, end).some(isListed) && this.lines.slice(end).some(hasAmount)
  }

  /** True for a yield that is between the title and the list: "8 tapas", "Makes 12". */
  get isYieldBelowTitle(): boolean {
    const { at, line, lines, found, title } = this
    if (title === null || at >= MAX_HEAD || found.length > 0) return false
    const hasList = lines.slice(at + 1, at + 1 + MAX_AFTER_TITLE).some(hasAmount)
    // A phrase that begins with "for" and a number states a yield: "Para 10 palitos (3 por palo)".
    if (beginsWithPurpose(line) && line.tokens[1]?.kind === 'number' && !line.measuresFood)
      return hasList
    // A yield may repeat the title ("12 magdalenas") or only its end ("1 9-inch pie" below "Chicken pot pie").
    const named = line.words.join(' ')
    const isLastOfHead =
      this.startsBlock(at + 1) && !line.measuresFood && lastOf(named) === lastOf(nameKey(title))
    const isOfTitle = /^\s*\d+ /.test(line.text) && (named === nameKey(title) || isLastOfHead)
    return hasList && (line.isYield || (isOfTitle && this.mayBeMade))
  }

  /** True if the line may name the dish, not an ingredient ("8 lamb chops"). False if an earlier line has servings. */
  private get mayBeMade(): boolean {
    const { at, line, lines } = this
    if (lines.slice(0, at).some(({ kind }) => kind === 'servings')) return false
    const list = () => lines.slice(at + 1, at + 1 + MAX_AFTER_TITLE).flatMap(foodsRead)
    return mayBeDish(line.library, foodsRead(line), list)
  }

  /** True for a yield that is a separate block between the title and the list: "12 pieces", "3 small jars". */
  get isYieldAlone(): boolean {
    const { at, line, lines, found } = this
    if (at === 0 || at >= MAX_HEAD || found.length > 0 || !this.isBlock) return false
    return line.isBareAmount && lines.slice(at + 1).some(hasAmount)
  }

  /** True if the line names a dish, and a blank line, heading, yield or food with an amount follows. */
  private get namesDish(): boolean {
    const { line, next } = this
    const { mentions, parts } = line.reading
    // The number in such titles is not a food amount: "Banana bread (1 loaf, 10 slices)", "Käsespätzle für 4 Personen".
    const isApart =
      /^\D*\([^)]*\)\s*:?\s*$/.test(line.text) ||
      NUMBERED_NAME.test(line.text) ||
      line.titleYield !== undefined
    const isCounted = line.tokens[0]?.kind === 'number' && !NUMBERED_NAME.test(line.text)
    if (isCounted || (hasAmount(line) && !isApart)) return false
    if (mentions.length === 0 || next === undefined) return false
    const isNegated = parts.some(({ role }) => role === 'negation')
    if (line.isSurelyFood && !isNegated) {
      // Even a known food may be the title of a recipe. For example, "bread" is a title if flour is listed below it.
      const after = this.lines.slice(1, 1 + MAX_AFTER_TITLE)
      const list = () => after.filter(hasAmount).flatMap(foodsRead)
      if (!mayBeDish(line.library, foodsRead(line), list)) return false
    }
    if (this.startsBlock(this.at + 1) || next.kind !== undefined) return true
    return next.isYield || hasAmount(next)
  }

  /** True if the next line announces ingredients, states a detail ("Prep time: 20 min") or is a sentence. */
  private get leadsToIngredients(): boolean {
    const next = this.lines.find(({ isRuled }, at) => at > this.at && !isRuled)
    if (!next) return false
    if (next.kind === 'ingredients' || next.kind === 'servings') return true
    return next.listsIngredients || next.isSentenceOfFoods || next.isFact || next.isProse
  }

  /** True if the line is a paragraph that has a whole recipe and no list. */
  get isRunningText(): boolean {
    const { line, lines } = this
    const isLong = ({ words }: Line) => words.length > MAX_WORDS
    if (!isLong(line) || line.text.length > MAX_PARAGRAPH) return false
    const others = lines.slice(0, MAX_SEARCHED).filter((one) => !one.isHeading && !isLong(one))
    if (!others.some((one) => one.beginsWithNumber || one.isSurelyFood)) return true
    // A paragraph with amounts is the recipe. The other lines may be a subject or a greeting.
    return line.measuredFoods >= MIN_MEASURED && !others.some((one) => one.measuresFood)
  }

  /** True for a part's heading that has no colon: three or four words directly above a list item ("Für den Guss"). */
  get introducesPart(): boolean {
    const { line, nextIsListed } = this
    const isIntroduction = /^\p{L}+(?: \p{L}+){2,3}$/u.test(line.text) && beginsWithPurpose(line)
    return nextIsListed && isIntroduction && line.like(`${line.text}:`).kind === 'heading'
  }

  private get isInCapitals(): boolean {
    const { text, library } = this.line
    // Even a line in capitals may be the name of a food: "IPA".
    const isName = () => library.named(nameKey(text)).some(({ name }) => name === text.trim())
    return CAPITALS(text).test(text) && !isName()
  }

  /** True if the line looks like a list heading, since it introduces a part, precedes bullets or is in capitals. */
  get looksLikeHeading(): boolean {
    const { line, next, found, title, introducesPart } = this
    const before = this.lines[this.at - 1]
    if (introducesPart || (this.isInCapitals && this.isInHead)) return true
    if (!this.nextIsListed || next === undefined) return false
    // A line with a final colon and no number is a heading ("Apfelkren:"), even if it names a dish ("Cordon bleu:").
    const hasColon = !line.hasNumber && /[:：]\s*[*_]*\s*$/.test(line.text)
    const isDish = (id: string) => isMade(line.library.ingredient(id))
    if (hasColon && (found.length > 0 || (title !== null && foodsRead(line).every(isDish))))
      return true
    const startsBlock = this.startsBlock(this.at)
    // A line in capitals is a heading if the next line is in lower case: "NOODLES & CO".
    if (startsBlock && this.isInCapitals && /\p{Ll}{2}/u.test(next.text)) return true
    // A short line without a bullet is a heading if a list with bullets follows: "Hefeteig".
    const isShort = line.words.length <= MAX_HEADING && !/[\d,]/.test(line.text)
    const isAfterList = before?.hasBullet === true || before?.headsIngredients === 'part'
    return isShort && !line.hasBullet && next.hasBullet && (startsBlock || isAfterList)
  }

  /** True for a step if no heading precedes the method. After a step, any line that looks like a sentence is a step. */
  get isStep(): boolean {
    const { line, found } = this
    if (found.length < MIN_BEFORE_STEPS) return false
    // A numbered line is a step if it is below a list with bullets: "1. Paste anrösten".
    const isFirst = FIRST_STEP(line.text).test(line.text)
    if (isFirst && found.every((one) => /^\s*[-*•·–]\s/.test(one.line))) return true
    if (line.isTimed && this.hasAmounts) return true
    if (this.hasAmounts && (line.isTelegram || line.isSteps)) return true
    if (line.isInstruction) return line.library.named(nameKey(line.text)).length === 0
    if (this.state !== 'steps' || line.beginsWithNumber) return false
    return /[.!]["')]?\s*$|^\s*\(?\d{1,2}[.):]/.test(line.text)
  }

  /** True for prose and other lines without food if the recipe has a list of foods with amounts. */
  get isTalk(): boolean {
    const { line } = this
    if (this.isAmongIngredients) return false
    const isSentence = ENDS_SENTENCE.test(line.text) || this.state === 'steps'
    // A note below the steps may lack a full stop: "Keeps 2 weeks in a tin", "— Uncle Ray adds bacon".
    const isSigned = this.state === 'steps' && /^\s*[—–]\s*\p{L}/u.test(line.text)
    const isTalk = line.namesNoFood || (isSentence && line.isTalk) || isSigned
    return isTalk && this.lines.some((one) => one !== line && hasAmount(one))
  }

  /** True for the closing words of an email or letter ("Liebe Grüße") if no later line begins with a number. */
  get isClosing(): boolean {
    const { line, found, lines, at } = this
    if (found.length === 0 || !line.isClosing) return false
    return !lines.slice(at + 1).some((one) => one.beginsWithNumber)
  }

  /** True for text that precedes the first ingredient: "Hi Dan,", "as promised, the soup.", "(from a cookbook)". */
  get isOpening(): boolean {
    const { line } = this
    if (this.found.length > 0 || line.beginsWithNumber) return false
    if (line.isGreeting) return true
    const isBracket = /^\s*\([^()]*\)\s*$/.test(line.text)
    const isSentence = line.words.length >= MIN_SENTENCE && ENDS_SENTENCE.test(line.text)
    return (isBracket || isSentence) && (!line.isSurelyFood || this.isParagraph)
  }

  /** True for a paragraph above a list. The paragraph may name foods: "Apto para celíacos, pero tiene frutos secos." */
  get isParagraph(): boolean {
    const { line, lines, at } = this
    const isLong = line.words.length >= MIN_PARAGRAPH && !line.measuresFood && this.isBlock
    return isLong && lines.slice(at + 1, at + 1 + MAX_AFTER_TITLE).some(hasAmount)
  }
}

const hasAmount = ({ reading }: Pick<FoundLine, 'reading'>) => reading.mentions.some(isCounted)

/** True for a food with an amount in units ("2 scoops of shake mix"). False for a yield ("100 portions, 6 oz"). */
const isMeasured = ({ servings, reading: { parts, mentions } }: Line) =>
  servings === null &&
  parts.some(({ role, text }) => role === 'unit' && centimetresOf(nameKey(text)) === undefined) &&
  !mentions.some(({ choices }) =>
    choices.some(({ amount }) => amount?.units.some(({ id }) => id === 'piece')),
  )

const ENDS_SENTENCE = /[\p{L}\p{N})][.!?…]+[\s\p{Extended_Pictographic}]*$/u
const ONLY_WORDS = lettered(String.raw`^[-•*☐ ]*\p{L}[\p{L}\s'’&-]*$`)
const FIRST_STEP = lettered(String.raw`^\s*\(?1[.)]\s+\p{L}`)
const CAPITALS = lettered(String.raw`^[^\p{Ll}\d]*\p{Lu}{3}[^\p{Ll}\d]*$`)
/** How many lines after a title are searched for ingredients. */
const MAX_AFTER_TITLE = 12
/** Maximum number of words in an ingredient line, and of characters in a paragraph that is read as a recipe. */
const MAX_WORDS = 25
const MAX_PARAGRAPH = 2_000
/** Minimum number of foods with amounts in a paragraph that is read as a recipe. */
const MIN_MEASURED = 3
const MAX_SEARCHED = 100
const MAX_HEADING = 4
const lastOf = (words: string) => words.split(' ').at(-1)

/** Maximum number of lines in the first block, which has the title, yield and times. */
const MAX_HEAD = 4
const MIN_BEFORE_STEPS = 2
/** Maximum number of words in a line among ingredients that may be an unknown food. */
const MAX_UNKNOWN = 5
const MIN_SENTENCE = 4
const MIN_PARAGRAPH = 8
