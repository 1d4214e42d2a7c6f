/** Reads the lines of a recipe: which of them name food, which are passed over, and why. */

import type { AbsenceCode } from '../../domain/absences.ts'
import type { Language } from '../../domain/languages.ts'
import { inOrder, WORDS, wordsOfAll } from '../../language/index.ts'
import { isApart, isFact, isInstruction, isProse, isStepHeading } from '../../language/steps.ts'
import { isPlain } from '../../language/word-classes.ts'
import { own } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { LEFT_OUT, type RecipeText, type Servings, tellsIngredients } from '../../recipes/recipe.ts'
import { servingsIn } from '../../recipes/servings.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import { claimsIn } from './claims.ts'
import { readFood } from './food.ts'
import { readLine } from './languages.ts'
import type { LineReading } from './line.ts'
import { foodsNamed } from './named-foods.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Why a line is passed over. */
export const SKIP_REASONS = ['ruled line', ...LEFT_OUT, 'not food'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

interface SkippedLine {
  readonly line: string
  readonly reason: SkipReason
  /** Ids of the foods that a title or heading names, and of what a dish that it names always holds. */
  readonly named: readonly string[]
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
export function readRecipe(library: Library, recipe: RecipeText, language: Language): ReadText {
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
type State = 'lines' | 'method' | 'note'

class RecipeReader {
  private readonly lines: { line: string; reading: LineReading }[] = []
  private readonly skipped: SkippedLine[] = []
  private readonly entries: readonly Entry[]
  private readonly isTold: boolean
  private state: State = 'lines'
  private title: string | null
  private servings: Servings | null

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

  read(): ReadText {
    const { title, skipped } = this.recipe
    if (title !== null) this.skip(title, 'title', true)
    let isFirst = title === null
    this.entries.forEach((entry, at) => {
      if (entry.isHeading) this.heading(entry.text, at)
      else this.line(entry.text, at, isFirst)
      isFirst = false
    })
    for (const { text, reason } of skipped) this.skip(text, reason)
    const { servings, lines } = this
    return { title: this.title, servings, lines, skipped: this.skipped }
  }

  private skip(line: string, reason: SkipReason, names = false): void {
    if (reason === 'title') this.title ??= withoutMarks(line)
    if (reason === 'title' || reason === 'heading' || reason === 'servings') {
      this.servings ??= servingsIn(line)
    }
    this.skipped.push({
      line,
      reason,
      named: names ? foodsIn(this.library, line, this.language) : [],
      without: names ? claimsOf(this.library, line, this.language) : [],
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
    this.skip(text, 'heading', kind !== 'ingredients' && kind !== 'method')
  }

  /** Whether what follows still belongs to the method or the notes: no line with an amount begins it. */
  private goesOn(at: number): boolean {
    return this.state !== 'lines' && !beginsWithAmount(this.behind(at))
  }

  /** The lines behind a place; a blank one stands where a number is left out. */
  private behind(at: number): readonly string[] {
    const entries = this.entries.slice(at + 1, at + 1 + AHEAD)
    let last = this.entries[at]!.number
    return entries.flatMap(({ text, number, isHeading }) => {
      const isApart = isHeading || (last > 0 && number > last + 1)
      last = number
      return isApart ? ['', text] : [text]
    })
  }

  private line(line: string, at: number, isFirst: boolean): void {
    const { library, language } = this
    const kind = kindOf(library, line, language)
    if (this.isTold) this.ingredient(line, kind)
    else if (kind === 'method' || isStepHeading(line)) {
      this.state = 'method'
      this.skip(line, 'heading')
    } else if (isApartLine(line)) {
      this.state = 'note'
      this.skip(line, 'heading')
    } else if (kind === 'ingredients' || kind === 'heading' || kind === 'section') {
      if (kind !== 'section' || !this.goesOn(at)) this.state = 'lines'
      this.skip(line, 'heading', kind !== 'ingredients')
    } else if (kind === 'servings') this.skip(line, 'servings')
    else if (this.state !== 'lines') this.skip(line, this.state, this.state === 'note')
    else if (kind !== undefined) this.skip(line, kind, kind === 'title')
    else if (this.opensMethod(line)) {
      this.state = 'method'
      this.skip(line, 'method')
    } else if (
      isFirst &&
      !isFact(line, isServings) &&
      isTitle(library, line, this.behind(at), language)
    ) {
      this.skip(line, 'title', true)
    } else if (isFact(line, isServings)) {
      this.servings ??= servingsIn(line)
      this.skip(line, 'metadata')
    } else if (/^\p{L}+\s+\S+$/u.test(line) && servingsIn(line)) {
      this.skip(line, 'servings')
    } else if (this.introducesPart(line, at)) {
      this.skip(line, 'heading', true)
    } else if (this.lines.length > 1 && isInstruction(line, language)) {
      // What is no line of ingredients by our own lights alone may still name a food that no line has.
      this.skip(line, 'method', true)
    } else if (isProse(line, language)) this.skip(line, 'note', true)
    else this.take(line)
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
  private ingredient(line: string, kind: Kind): void {
    if (kind === 'servings') this.skip(line, 'servings')
    else if (kind === 'ruled line') this.skip(line, 'ruled line')
    else if (kind !== undefined) this.skip(line, 'heading', true)
    else this.take(line)
  }

  private take(line: string): void {
    const reading = readLine(this.library, line, this.language)
    if (reading.isNonFood) this.skip(line, 'not food')
    else this.lines.push({ line, reading })
  }

  /** "Zubereitung: Alles mischen." begins the method in its own line. */
  private opensMethod(line: string): boolean {
    const [, label] = /^([^:：]{3,30})[:：]\s*\S/.exec(line) ?? []
    return label !== undefined && kindOf(this.library, `${label}:`, this.language) === 'method'
  }
}

const isServings = (part: string) => servingsIn(part) !== null

/** As many lines are looked ahead to tell what a line is. */
const AHEAD = 4

const isApartLine = (line: string) => /[:：]\s*$|^[^:]*$/.test(line) && isApart(line)

/** A title without the marks of its format: "# Flan", "Titel: Flan". */
function withoutMarks(line: string): string {
  return line
    .replace(/^#+\s*/, '')
    .replace(/^(?:title|titel|título|titulo|name)\s*:\s*/i, '')
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

type Kind = SkipReason | 'method' | 'ingredients' | 'section' | undefined

/** What a line is by itself, wherever it stands; undefined for one that is to be read. */
export function kindOf(library: Library, line: string, language: Language): Kind {
  if (/^[\s\-=_*~•·–—.#|+]*$/u.test(line)) return 'ruled line'
  const marked = /^#+\s*\S/.test(line) || /^(?:title|titel|título|titulo|name)\s*:\s*\S/i.test(line)
  const tokens = tokensOf(line)
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ key }) => key)
  const heading = headingOf(library, words, tokens, language)
  // "Hot sauce" is a food, though "sauce" heads a part of many recipes.
  const isFood =
    heading === 'section' &&
    !introducesByPurpose(words, language) &&
    readFood(library, words, language).certainty === 'sure'
  if (heading && !isFood) return heading
  if (isServingsLine(library, tokens, language)) return 'servings'
  if (marked) return 'title'
  if (!endsInColon(line) || tokens.some(({ kind }) => kind === 'number')) return undefined
  // "Butter:" is butter; "For the peanut sauce:" introduces what follows.
  const { certainty } = readFood(library, words, language)
  return certainty === 'sure' && !introduces(library, words, language)
    ? undefined
    : certainty === 'none' || introduces(library, words, language)
      ? 'heading'
      : undefined
}

const endsInColon = (line: string) => /[:：]\s*[*_]*\s*$/.test(line)

/** Lines of the lexicon alone: "Zubereitung", "Ingredients", "Für den Teig", "Topping". */
function headingOf(
  library: Library,
  words: readonly string[],
  tokens: readonly Token[],
  language: Language,
): 'method' | 'ingredients' | 'section' | undefined {
  if (words.length === 0) return undefined
  const numbers = tokens.some(({ kind }) => kind === 'number')
  for (const lang of inOrder(language)) {
    const found = new Set<string>()
    let at = 0
    for (; at < words.length; ) {
      const entry = entryAt(library, words, at, lang)
      const isPurpose = WORDS[lang].joins.purpose.has(words[at]!)
      if (isPurpose || entry?.cls === 'purpose') found.add('section')
      else if (entry && HEADINGS.has(entry.cls)) found.add(entry.cls)
      else if (
        !(entry && isPlain(entry.cls)) &&
        !WORDS[lang].servings.has(words[at]!) &&
        !WORDS[lang].fillers.has(words[at]!)
      )
        break
      at += isPurpose || !entry ? 1 : entry.length
    }
    if (at < words.length) continue
    if (found.has('method') && !numbers) return 'method'
    if (found.has('ingredients')) return 'ingredients'
    if (found.has('section') && !numbers) return 'section'
  }
  return undefined
}

const HEADINGS: ReadonlySet<string> = new Set(['section', 'method', 'ingredients'])

const introducesByPurpose = ([first = '']: readonly string[], language: Language) =>
  WORDS[language].joins.purpose.has(first)

/** Whether a line begins as one that introduces a part of the recipe. */
function introduces(library: Library, words: readonly string[], language: Language): boolean {
  const [first = ''] = words
  if (WORDS[language].joins.purpose.has(first)) return true
  return words.some((_, at) => entryAt(library, words, at, language)?.cls === 'section')
}

/** "Für 4 Personen", "Serves 6-8", "servings: 4", "6 raciones", "makes 12 cookies": never food. */
function isServingsLine(library: Library, tokens: readonly Token[], language: Language): boolean {
  if (!tokens.some(({ kind }) => kind === 'number')) {
    const words = tokens.filter(({ kind }) => kind === 'word').map(({ key }) => key)
    const spelt = words.some((word) => own(WORDS[language].numbers, word) !== undefined)
    if (!spelt) return false
  }
  return inOrder(language).some((lang) => {
    const words = tokens.filter(({ kind }) => kind === 'word').map(({ key }) => key)
    const { servings, joins, numbers } = WORDS[lang]
    const telling = words.filter((word) => servings.has(word))
    if (telling.length === 0) return false
    // "Makes 12 cookies" and "ergibt 20 Stück" begin with their verb; whatever they count is no ingredient.
    if (wordsOfAll('yields').has(words[0]!) && tokens.length <= 8) return true
    return words.every(
      (word, at) =>
        servings.has(word) ||
        joins.purpose.has(word) ||
        joins.about.has(word) ||
        joins.to.has(word) ||
        joins.or.has(word) ||
        own(numbers, word) !== undefined ||
        wordsOfAll('recipe').has(word) ||
        isPlain(entryAt(library, words, at, lang)?.cls ?? 'everyday'),
    )
  })
}

/**
 * A text's first line without an amount that is not surely a food, followed by a blank line, a heading, a servings line or a
 * line with an amount.
 */
function isTitle(
  library: Library,
  line: string,
  behind: readonly string[],
  language: Language,
): boolean {
  const reading = readLine(library, line, language)
  const { mentions } = reading
  // "Banana bread (1 loaf, 10 slices)" and "Käsespätzle für 4 Personen" have numbers, but no amount of a food.
  const leading = mentions.some(({ choices }) => choices.some(({ amount }) => amount?.numbered))
  const startsWithNumber = tokensOf(line)[0]?.kind === 'number'
  const bracketed = /\([^)]*\)\s*$/.test(line) && !/\d/.test(line.replace(/\([^)]*\)\s*$/, ''))
  if (startsWithNumber || (leading && !bracketed)) return false
  if (mentions.length === 0) return false
  const sure = mentions.every(({ choices }) =>
    choices.every(({ certainty }) => certainty === 'sure'),
  )
  const isNegated = reading.parts.some(({ role }) => role === 'negation')
  if (sure && !isNegated && !bracketedServings(line)) return false
  const [next] = behind
  if (next === undefined) return false
  if (next.trim() === '') return behind.some((one) => one.trim() !== '')
  if (kindOf(library, next.trim(), language) !== undefined) return true
  return readLine(library, next.trim(), language).mentions.some(({ choices }) =>
    choices.some(({ amount }) => amount?.amount != null),
  )
}

const bracketedServings = (line: string) =>
  /\(\s*\d+\s+\p{L}+[^)]*\)\s*$/u.test(line) &&
  /\(\s*\d+\s+(?:loaf|loaves|slices|servings|portions|people|personen|portionen|personas|raciones|porciones)/i.test(
    line,
  )

const wordsOf = (line: string) =>
  tokensOf(line)
    .filter(({ kind }) => kind === 'word')
    .map(({ key }) => key)

function claimsOf(library: Library, line: string, language: Language): readonly AbsenceCode[] {
  return claimsIn(library, wordsOf(line), language).map(({ code }) => code)
}

/** The ids of all foods that a title or heading names. */
function foodsIn(library: Library, line: string, language: Language): readonly string[] {
  const found: string[] = []
  for (const { choices } of readLine(library, line, language).mentions) {
    for (const { certainty, candidates } of choices) {
      if (certainty !== 'none') found.push(candidates[0]!.ingredientId)
    }
  }
  return [...new Set([...found, ...foodsNamed(library, wordsOf(line), language)])]
}
