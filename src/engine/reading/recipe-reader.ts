/** Reads the lines of a recipe: which of them name food, which are passed over, and why. */

import type { AbsenceCode } from '../../domain/absences.ts'
import type { Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import type { SkipReason } from '../../domain/reading.ts'
import type { Servings } from '../../domain/shapes/recipes.ts'
import type { Steps } from '../../domain/steps.ts'
import { nameKey } from '../../language/fold.ts'
import { inOrder } from '../../language/index.ts'
import { lettered } from '../../language/lettered.ts'
import { RECIPE_WORDS } from '../../language/recipe-words.ts'
import {
  beginsWithNumber,
  beginsWithVerb,
  isApart,
  isAside,
  isClosing,
  isFact,
  isFurniture,
  isGreeting,
  isInstruction,
  isProse,
  isStepHeading,
} from '../../language/steps.ts'
import type { Library } from '../../library/library.ts'
import { type RecipeText, tellsIngredients } from '../../recipes/recipe.ts'
import { servingsIn } from '../../recipes/servings.ts'
import { isServings } from '../../recipes/several.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import type { Mention } from './draft.ts'
import { readLine } from './languages.ts'
import type { LineReading } from './line.ts'
import { readRunningText } from './running-text.ts'
import {
  AHEAD,
  claimsOf,
  foodsIn,
  foodsSaid,
  introducesByPurpose,
  isTitle,
  type Kind,
  kindOf,
  type Named,
  reasonOf,
  titleBehindKey,
  wordsOf,
} from './text.ts'
import { tokensOf } from './tokens.ts'

const FIRST_STEP = lettered(String.raw`^\s*\(?1[.)]\s+\p{L}`)
const CAPITALS = lettered(String.raw`^[^\p{Ll}\d]*\p{Lu}{3}[^\p{Ll}\d]*$`)
const MAY_HEAD = lettered(String.raw`[:)）：]\s*$|\d\s+\p{L}+\s*$`)
const WORD_AND_BRACKET = lettered(String.raw`^\P{L}*\p{L}+\s*\(`)
const LABELLED = lettered(String.raw`^\s*(\p{L}+)\s*[:：]\s*\S`)
const TWO_WORDS = lettered(String.raw`^\p{L}+\s+\S+$`)

interface SkippedLine {
  readonly line: string
  readonly reason: SkipReason
  /** The foods that a title or heading names, and what a dish that it names holds. */
  readonly named: readonly Named[]
  /** What it says that the dish is without. */
  readonly without: readonly AbsenceCode[]
}

interface ReadText {
  readonly title: string | null
  readonly servings: Servings | null
  readonly lines: readonly { readonly line: string; readonly reading: LineReading }[]
  readonly skipped: readonly SkippedLine[]
}

/** Reads every line of a recipe: those that its format left out, headings and the like are skipped with a word. */
export function readRecipe(
  library: Library,
  recipe: RecipeText,
  language: Language,
): Steps<ReadText> {
  return new RecipeReader(library, recipe, language).read()
}

/** A line of a recipe as it is walked through: a heading of the format, or a line with the place where it stands. */
interface Entry {
  readonly text: string
  /** 0 for a heading, which stands nowhere by itself. */
  readonly number: number
  readonly isHeading: boolean
}

/** Where in a recipe the reader is: among its lines, or in what does not hold any. */
type State = 'lines' | 'steps' | 'method' | 'note'

/**
 * Which foods of a line that is passed over are told: none, those that it may mean in any way, or those whose names stand in it,
 * which is all that is to be had of a sentence.
 */
type Names = 'none' | 'read' | 'named'
const NAMERS: Readonly<
  Record<Names, (library: Library, line: string, language: Language) => readonly Named[]>
> = { none: () => [], read: foodsIn, named: foodsSaid }

class RecipeReader {
  private readonly lines: { line: string; reading: LineReading }[] = []
  private readonly skipped: SkippedLine[] = []
  private readonly entries: readonly Entry[]
  private readonly isTold: boolean
  private state: State = 'lines'
  private title: string | null
  private servings: Servings | null
  private headed: number | undefined
  private isListed: boolean | undefined

  constructor(
    private readonly library: Library,
    private readonly recipe: RecipeText,
    private readonly language: Language,
  ) {
    this.title = recipe.title
    this.servings = recipe.servings
    this.isTold = tellsIngredients(recipe)
    this.entries = recipe.sections.flatMap(({ heading, lines }) => [
      ...(heading === null ? [] : [{ text: heading, number: 0, isHeading: true }]),
      ...lines.map(({ line, text }) => ({ text, number: line, isHeading: false })),
    ])
  }

  *read(): Steps<ReadText> {
    const { title, skipped } = this.recipe
    if (title !== null) this.skip(title, 'title', 'read')
    let isFirst = title === null
    for (const [at, entry] of this.entries.entries()) {
      if (entry.isHeading) this.heading(entry.text, at)
      else this.line(entry.text, at, isFirst)
      isFirst = false
      yield
    }
    for (const { text, reason } of skipped) this.skip(text, reason)
    const { servings, lines } = this
    return { title: this.title, servings, lines, skipped: this.skipped }
  }

  private skip(line: string, reason: SkipReason, names: Names = 'none'): void {
    if (reason === 'title') this.title ??= withoutMarks(line)
    if (reason === 'title' || reason === 'heading' || reason === 'servings') {
      this.servings ??= servingsIn(line)
    } else if (reason === 'note' && names === 'named') this.servings ??= servingsSaid(line)
    else if (reason === 'method') this.servings ??= servingsBeside(line)
    this.skipped.push({
      line,
      reason,
      named: NAMERS[names](this.library, line, this.language),
      without: names === 'read' ? claimsOf(this.library, line, this.language) : [],
    })
  }

  /** A heading of the format: it says itself that it is one, and its words what it heads. */
  private heading(text: string, at: number): void {
    const { isTold } = this
    const kind = isTold ? undefined : kindOf(this.library, text, this.language)
    if (kind === 'method') this.state = 'method'
    else if (!isTold && isStepHeading(text)) this.state = 'method'
    else if (!isTold && isApart(text)) this.state = 'note'
    else if (kind === 'ingredients' || !this.goesOn(at)) this.state = 'lines'
    this.skip(text, 'heading', kind !== 'ingredients' && this.state === 'lines' ? 'read' : 'none')
  }

  /** Whether what follows still belongs to the method or the notes: no line with an amount begins it. */
  private goesOn(at: number): boolean {
    return (this.state === 'method' || this.state === 'note') && !beginsWithAmount(this.behind(at))
  }

  /** The lines behind a place; a blank one stands where a number is left out. */
  private behind(at: number, most = AHEAD): readonly string[] {
    const entries = this.entries.slice(at + 1, at + 1 + most)
    let last = itemAt(this.entries, at).number
    return entries.flatMap(({ text, number, isHeading }) => {
      const isApart = isHeading || (last > 0 && number > last + 1)
      last = number
      return isApart ? ['', text] : [text]
    })
  }

  private line(line: string, at: number, isFirst: boolean): void {
    const kind = kindOf(this.library, line, this.language)
    if (this.isTold) this.ingredient(line, kind, at)
    else if (!this.changesState(line, kind, at)) this.content(line, reasonOf(kind), at, isFirst)
  }

  /** Headings of any kind, which say what comes behind them. */
  private changesState(line: string, kind: Kind, at: number): boolean {
    const { library, language } = this
    if (kind === 'method' || isStepHeading(line)) {
      this.state = 'method'
      // "Step 1: Toast 100 g almonds" is a step; "Step 1:" heads one.
      const isStep = wordsOf(line.replace(STEP, '')).length > 0 && kind !== 'method'
      this.skip(line, isStep ? 'method' : 'heading', isStep ? 'named' : 'none')
    } else if (isApartLine(line)) {
      this.state = 'note'
      this.skip(line, 'heading')
    } else if (headsIngredients(line)) {
      this.state = 'lines'
      this.skip(line, 'heading')
    } else if (kind === 'ingredients' || kind === 'heading' || kind === 'section') {
      if (kind !== 'section' || !this.goesOn(at)) this.state = 'lines'
      this.skip(line, 'heading', kind === 'ingredients' ? 'none' : 'read')
    } else if (this.state !== 'method' && opensMethod(library, line, language)) {
      this.state = 'method'
      this.skip(line, 'method')
    } else return false
    return true
  }

  private content(line: string, kind: SkipReason | undefined, at: number, isFirst: boolean): void {
    const { language, state } = this
    if (kind === 'servings') this.skip(line, 'servings', 'named')
    // Notes suggest what else may be taken; but nobody says "100 g walnuts" in a sentence, and "contains nuts" is of the dish.
    else if (state === 'note') {
      this.skip(line, 'note', isOfList(line) || this.saysContents(line) ? 'named' : 'none')
    } else if (state === 'method') this.skip(line, 'method', isOfList(line) ? 'named' : 'none')
    else if (kind !== undefined) this.skip(line, kind, kind === 'title' ? 'read' : 'none')
    else if (this.isSentenceOfFoods(line)) this.take(line)
    else if (isFirst && this.isTitle(line, at)) this.skip(line, 'title', 'read')
    else if (this.isRunning(line)) this.takeText(line)
    else if (this.isFact(line)) {
      this.servings ??= servingsIn(line)
      this.skip(line, 'metadata', 'named')
    } else if (isForPeople(line) || this.tellsServings(line)) {
      this.servings ??= servingsSaid(line)
      this.skip(line, 'servings', 'named')
    } else if (
      this.introducesPart(line, at) ||
      this.leadsBullets(line, at) ||
      this.isShouted(line, at)
    ) {
      this.skip(line, 'heading', 'read')
    } else if (this.isStep(line)) {
      // What is no line of ingredients by our own lights alone may still name a food that no line has.
      this.state = 'steps'
      this.skip(line, 'method', 'named')
    } else if (isFurniture(line)) this.skip(line, 'metadata', 'named')
    else if (isAside(line)) this.skip(line, 'note', 'named')
    else if (this.isClosing(line, at)) {
      this.state = 'note'
      this.skip(line, 'note', 'named')
    } else if (this.isOpening(line) || isProse(line, language) || this.isIntroduction(line, at)) {
      this.skip(line, 'note', 'named')
    } else {
      this.state = 'lines'
      this.take(line)
    }
  }

  /** "Ingredients: sugar, casein, salt.", "Salt, pepper and a knob of butter.": a list above the first amount that ends as a sentence does. */
  private isSentenceOfFoods(line: string): boolean {
    if (
      !ENDS_IN_STOP.test(line) ||
      this.lines.some(({ reading }) => reading.mentions.some(isCounted))
    )
      return false
    if (listsIngredients(line)) return true
    const parts = line.split(/[,;]|\.\s/).filter((part) => wordsOf(part).length > 0)
    if (parts.length < LEAST_OF_LIST) return false
    const isShort = parts.every((part) => wordsOf(part).length <= MOST_OF_ITEM)
    return isShort && parts.some((part) => this.isSurelyFood(part))
  }

  /** "Contains nuts.", "Kann Spuren von Sesam enthalten." */
  private saysContents(line: string): boolean {
    const words = wordsOf(line)
    return words.some((_, at) => {
      const cls = entryAt(this.library, words, at, this.language)?.cls
      return cls === 'contains' || cls === 'mayContain'
    })
  }

  /** Whether a line is of a recipe that is told without a list. */
  private isRunning(line: string): boolean {
    const isLong = (text: string) => wordsOf(text).length > LONGEST_LINE
    if (!isLong(line) || line.length > LONGEST_TEXT) return false
    this.isListed ??= this.entries
      .slice(0, MOST_LOOKED_AT)
      .some(
        ({ text, isHeading }) =>
          !isHeading && !isLong(text) && (beginsWithNumber(text) || this.isSurelyFood(text)),
      )
    return !this.isListed
  }

  /** "Lentejas de la abuela. Pongo en la olla medio kilo de lentejas …": its title, and its foods wherever they stand. */
  private takeText(line: string): void {
    const [begun = '', title = ''] = /^([^.!?\d]{3,60})[.!?]\s+/u.exec(line) ?? []
    const isTitled = title !== '' && this.title === null && wordsOf(title).length <= MOST_OF_FIELD
    if (isTitled) this.skip(title, 'title', 'read')
    this.servings ??= servingsSaid(line)
    const text = isTitled ? line.slice(begun.length) : line
    const told = readRunningText(this.library, text, this.language)
    this.lines.push(...told)
    if (told.length === 0) this.skip(text, 'note', 'named')
  }

  /** "Nimm 2" is a sweet, whatever a cook may be told to take: the name of a food as it stands is no step. */
  private isFood(line: string): boolean {
    return this.library.named(nameKey(line)).length > 0
  }

  private isFact(line: string): boolean {
    return isFact(
      line,
      (part) =>
        servingsIn(part) !== null || kindOf(this.library, part, this.language) === 'servings',
    )
  }

  /** A step without a heading above it; one that follows another needs no more than the look of a sentence. */
  private isStep(line: string): boolean {
    if (this.lines.length < LINES_BEFORE_STEPS) return false
    if (this.beginsNumbering(line)) return true
    if (isInstruction(line, this.language)) return !this.isFood(line)
    return this.state === 'steps' && !beginsWithNumber(line) && goesOnLikeStep(line)
  }

  /** "1. Paste anrösten" behind a list whose lines have bullets. */
  private beginsNumbering(line: string): boolean {
    return FIRST_STEP(line).test(line) && this.lines.every((one) => /^\s*[-*•·–]\s/.test(one.line))
  }

  /**
   * The name of the dish may be a food as well: above the heading of the ingredients, the servings or a sentence about the recipe it
   * is its title all the same.
   */
  private isTitle(line: string, at: number): boolean {
    if (this.isFact(line) || isProse(line, this.language) || isGreeting(line)) return false
    if (isTitle(this.library, line, this.behind(at, LONGEST_LIST), this.language)) return true
    if (beginsWithNumber(line) || /^\s*[-*•·–]\s/.test(line)) return false
    return this.leadsToIngredients(at)
  }

  /** Whether nothing but what is said about the recipe stands between a line and the heading of the ingredients. */
  private leadsToIngredients(at: number): boolean {
    const { library, language } = this
    let isBeforeFact = false
    for (const { text } of this.entries.slice(at + 1, at + 1 + AHEAD)) {
      const kind = kindOf(library, text, language)
      if (kind === 'ingredients' || kind === 'servings' || headsIngredients(text)) return true
      if (listsIngredients(text) || this.isSentenceOfFoods(text)) return true
      if (isForPeople(text) || this.tellsServings(text)) return true
      if (isProse(text, language)) return true
      const isFact = this.isFact(text)
      if (!isFact && kind !== 'ruled line') return isBeforeFact
      isBeforeFact ||= isFact
    }
    return isBeforeFact
  }

  /** "Hi Dan,", "as promised, the soup. Serves 4.": how a letter begins, where no line with an amount came. */
  private isOpening(line: string): boolean {
    if (this.lines.length > 0 || beginsWithNumber(line)) return false
    if (isGreeting(line)) return true
    // "(from the church cookbook, 1962)".
    if (/^\s*\([^()]*\)\s*$/.test(line)) return !this.isSurelyFood(line)
    const isSentence = /[\p{L}\p{N}][.!?…]+[\s\p{Extended_Pictographic}]*$/u.test(line)
    return isSentence && wordsOf(line).length >= LEAST_OF_SENTENCE && !this.isSurelyFood(line)
  }

  private isSurelyFood(line: string): boolean {
    const { mentions } = readLine(this.library, line, this.language)
    return mentions.every(({ choices }) => choices.every(({ certainty }) => certainty === 'sure'))
  }

  /** "Liebe Grüße", behind which no line with an amount comes. */
  private isClosing(line: string, at: number): boolean {
    return (
      this.lines.length > 0 &&
      isClosing(line) &&
      !this.entries.slice(at + 1).some(({ text }) => beginsWithNumber(text))
    )
  }

  /** Text above the heading of the ingredients, before any of them. */
  private isIntroduction(line: string, at: number): boolean {
    if (this.lines.length > 0 || beginsWithNumber(line)) return false
    return at < this.lastHeading()
  }

  /** The place of the last heading of ingredients, looked for once. */
  private lastHeading(): number {
    const { library, language } = this
    this.headed ??= this.entries.findLastIndex(
      ({ text }) => headsIngredients(text) || kindOf(library, text, language) === 'ingredients',
    )
    return this.headed
  }

  /** "Hefeteig" above a list with bullets, without one itself. */
  private leadsBullets(line: string, at: number): boolean {
    const { entries } = this
    const isBullet = (text = '') => /^\s*[-*•·–]\s/.test(text)
    if (isBullet(line) || /[\d,]/.test(line) || wordsOf(line).length > MOST_OF_HEADING) return false
    const [before, next] = [entries[at - 1], entries[at + 1]]
    const isApart = !before || before.isHeading || itemAt(entries, at).number > before.number + 1
    return (
      isBullet(next?.text) && (isApart || isBullet(before?.text) || headsIngredients(before.text))
    )
  }

  /** "Prep 20 m | Cook 45 m | Serves: 6": fields, of which one says for how many and none is a food. */
  private tellsServings(line: string): boolean {
    const parts = line.split(/\s*[|•·]\s*/).filter((part) => part !== '')
    if (parts.length < 2) return false
    const telling = parts.filter(
      (part) => wordsOf(part).length <= MOST_OF_FIELD && servingsIn(part) !== null,
    )
    return (
      telling.length > 0 &&
      parts.every((part) => telling.includes(part) || !this.isSurelyFood(part))
    )
  }

  /** "NOODLES & CO" on its own above lines with amounts that are not in capitals. */
  private isShouted(line: string, at: number): boolean {
    const [before, next] = [this.entries[at - 1], this.entries[at + 1]]
    const isApart = !before || itemAt(this.entries, at).number > before.number + 1
    const isCapital = CAPITALS(line).test(line)
    return (
      isApart &&
      isCapital &&
      beginsWithAmount(this.behind(at)) &&
      /\p{Ll}{2}/u.test(next?.text ?? '')
    )
  }

  /** "Für den Guss" without a colon, before a line with an amount: no food, and nothing behind it. */
  private introducesPart(line: string, at: number): boolean {
    const words = wordsOf(line)
    const isShort = words.length === 3 || words.length === 4
    if (!isShort || !introducesByPurpose(words, this.language) || !/^[\p{L} ]+$/u.test(line)) {
      return false
    }
    if (kindOf(this.library, `${line}:`, this.language) !== 'heading') return false
    if (words.length === 4 && foodsIn(this.library, line, this.language).length > 0) return false
    return beginsWithAmount(this.behind(at))
  }

  /** A line that its format calls an ingredient: only headings and servings are none, which people write there too. */
  private ingredient(line: string, kind: Kind, at: number): void {
    if (kind === 'servings') this.skip(line, 'servings', 'named')
    else if (kind === 'ruled line') this.skip(line, 'ruled line')
    else if (kind !== undefined || this.introducesPart(line, at)) this.skip(line, 'heading', 'read')
    else this.take(line)
  }

  /** "200 g de pan" is bread, though "pan" in the asked language is none: nobody weighs a pan. */
  private readingOf(line: string): LineReading {
    const reading = readLine(this.library, line, this.language)
    if (!reading.isNonFood) return reading
    const others = inOrder(this.language).slice(1)
    const elsewhere = others.map((lang) => readLine(this.library, line, lang))
    return elsewhere.find((other) => !other.isNonFood && other.mentions.some(isWeighed)) ?? reading
  }

  private take(line: string): void {
    const reading = this.readingOf(line)
    if (reading.isNonFood) this.skip(line, 'not food')
    // "https://example.org", "[ ]": nothing in it is a word.
    else if (reading.mentions.length === 0) this.skip(line, 'markup', 'named')
    else this.lines.push({ line, reading })
  }
}

const isCounted = ({ choices }: Mention) => choices.some(({ amount }) => amount?.numbered === true)

/** Whether a food is surely meant and so much of it in grams or millilitres. */
function isWeighed({ choices }: Mention): boolean {
  return choices.some(
    ({ certainty, amount }) =>
      certainty === 'sure' &&
      amount?.units.some(({ kind }) => kind === 'mass' || kind === 'volume') === true,
  )
}

/** "As promised, the soup. Serves 4.", "Prep 20 m | Serves: 6": for how many, in a sentence or field of its own. */
function servingsSaid(line: string): Servings | null {
  const parts = line
    .split(/(?<=[.!?])\s+|\s*[|•·]\s*/)
    .filter((part) => wordsOf(part).length <= MOST_OF_FIELD)
  return parts.flatMap((part) => servingsIn(part) ?? [])[0] ?? servingsIn(line)
}

/** "Bake about 30 min. Serves 6.": a sentence among the steps that says nothing else; "in 4 Portionen teilen" does. */
function servingsBeside(line: string): Servings | null {
  const said = line.split(/(?<=[.!?])\s+/).find(isServings)
  return said === undefined ? null : servingsIn(said)
}

/** "Zubereitung: Alles mischen." begins the method in its own line. */
function opensMethod(library: Library, line: string, language: Language): boolean {
  const [, label] = /^([^:：]{3,30})[:：]\s*\S/.exec(line) ?? []
  return label !== undefined && kindOf(library, `${label}:`, language) === 'method'
}

/** "Zutaten für 1 Blech (ca. 12 Stück):": what is counted need not be known. */
function headsIngredients(line: string): boolean {
  if (!MAY_HEAD(line).test(line)) return false
  if (/:\s*\S/.test(line.replace(/\([^)]*\)/g, ''))) return false
  const [first = '', second = ''] = wordsOf(line)
  return Object.values(RECIPE_WORDS).some(
    ({ keys, servings }) =>
      keys.ingredients.has(first) &&
      (servings.behind.has(second) || WORD_AND_BRACKET(line).test(line)),
  )
}

/** "Ingredientes: 1 pollo, 2 limones": the heading and all of its lines in one. */
function listsIngredients(line: string): boolean {
  const [, label] = LABELLED(line).exec(line) ?? []
  return (
    label !== undefined &&
    Object.values(RECIPE_WORDS).some(({ keys }) =>
      wordsOf(label).some((word) => keys.ingredients.has(word)),
    )
  )
}

/** "Servings 4", "Feeds 4 to 6 people". */
const isForPeople = (line: string) =>
  isServings(line) || (TWO_WORDS(line).test(line) && servingsIn(line) !== null)

/** "100 g walnuts", no step: "20 minutes later", "1. Boil the rice." */
const isOfList = (line: string) => beginsWithNumber(line) && !/[.!]\s*$/.test(line)

const STEP = /^\P{L}*\p{L}+\s*\d{1,2}\s*[:.)–—-]?\s*/u

/** Ends like a sentence, has the number of a step, or begins with a verb behind its bullet. */
function goesOnLikeStep(line: string): boolean {
  return /[.!]["')]?\s*$/.test(line) || /^\s*\(?\d{1,2}[.):]/.test(line) || beginsWithVerb(line)
}

const ENDS_IN_STOP = /[\p{L}\p{N})][.!]\s*$/u
/** Parts of a list in a sentence, and the words of one of them. */
const LEAST_OF_LIST = 2
const MOST_OF_ITEM = 8

/** No line of ingredients has more words. */
const LONGEST_LINE = 25
/** Nobody tells a recipe in a longer paragraph. */
const LONGEST_TEXT = 2_000
const MOST_LOOKED_AT = 100
const LEAST_OF_SENTENCE = 4
const MOST_OF_FIELD = 6
const LINES_BEFORE_STEPS = 2
const MOST_OF_HEADING = 4

/** Of a list, so many say whether the first line is what they make. */
const LONGEST_LIST = 12

const isApartLine = (line: string) => /[:：]\s*$|^[^:]*$/.test(line) && isApart(line)

/** A title without the marks of its format: "# Flan", "Titel: Flan". */
function withoutMarks(line: string): string {
  const title = line.replace(/^#+\s*/, '')
  return (titleBehindKey(title) ?? title)
    .replace(/^(\*{1,2}|__?)(.+)\1$/, '$2')
    .replace(/[:：]\s*$/, '')
    .trim()
}

/** Whether the next line is one of ingredients: it begins with an amount. */
function beginsWithAmount(behind: readonly string[]): boolean {
  const next = behind.find((one) => one.trim() !== '') ?? ''
  const [first, second] = tokensOf(next)
  return first?.kind === 'number'
    ? !(second?.text === '.' || second?.text === ')')
    : /^\s*[-*•·–]/.test(next)
}
