/** One line of a recipe with its features, derived from its words and the library. */

import type { Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import type { SkipReason } from '../../domain/reading.ts'
import type { Servings } from '../../domain/shapes/recipes.ts'
import { nameKey } from '../../language/fold.ts'
import { inOrder, RECIPE_WORDS, WORDS, wordsOfAll } from '../../language/index.ts'
import { describes, type WordClass } from '../../language/word-classes.ts'
import { lookup } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { hasDuration } from '../../recipes/instruction.ts'
import { beginsWithDuration, LineFacts, OF_SERVINGS } from '../../recipes/line-facts.ts'
import { keyNamed, labelled } from '../../recipes/lines.ts'
import { readFood, readWritten } from '../../search/find-food.ts'
import { dictionary } from '../../search/indexes.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import type { LineReading } from '../lines/line.ts'
import type { Amount } from '../reading/amounts.ts'
import { areAll, readLine } from '../reading/language-of.ts'
import { foodShown } from '../reading/markup.ts'
import { type Token, tokensOf } from '../reading/tokens.ts'
import { unitsNamed } from '../units.ts'

type Heading = 'method' | 'ingredients' | 'section'

/** The class of a line regardless of its context; undefined if the line may be an ingredient. */
type Kind = SkipReason | Heading | undefined

export class Line extends LineFacts {
  private classified: { readonly kind: Kind } | undefined
  private folded: readonly string[] | undefined

  /** The line number, counted from 1. It is 0 for a heading that the format adds. */
  readonly number: number
  readonly isHeading: boolean

  constructor(
    readonly library: Library,
    text: string,
    readonly language: Language,
    { number = 0, isHeading = false }: Partial<Pick<Line, 'number' | 'isHeading'>> = {},
  ) {
    super(text)
    this.number = number
    this.isHeading = isHeading
  }

  like(text: string): Line {
    return new Line(this.library, text, this.language)
  }

  get tokens(): readonly Token[] {
    return tokensOf(this.text)
  }

  /** The words of the line, in lowercase without accents. Numbers and signs are left out. */
  get words(): readonly string[] {
    this.folded ??= this.tokens.flatMap(({ kind, key }) => (kind === 'word' ? [key] : []))
    return this.folded
  }

  get hasNumber(): boolean {
    return this.tokens.some(({ kind }) => kind === 'number')
  }

  get reading(): LineReading {
    return readLine(this.library, this.text, this.language)
  }

  get kind(): Kind {
    this.classified ??= { kind: kindOf(this) }
    return this.classified.kind
  }

  /** True if all foods of the line are certain, or if the line names no food. */
  get isSurelyFood(): boolean {
    return areAll(this.reading, 'sure')
  }

  /** True for a sentence that has no foods and no unknown words: "Chill overnight!!", "My kids love it". */
  get namesNoFood(): boolean {
    const { mentions, parts } = this.reading
    // The number in a line such as "Gas mark 6 till crusty." is not an amount of food.
    const isCounted = (amount: Amount | undefined) =>
      amount?.numbered && (this.beginsWithNumber || amount.units.length > 0)
    const isNone = mentions.every(({ choices }) =>
      choices.every(({ candidates, amount }) => candidates.length === 0 && !isCounted(amount)),
    )
    return (
      isNone &&
      this.words.length > 0 &&
      !this.hasClass('brand') &&
      this.hasClass(...TALK, ...BESIDE) &&
      parts.every(({ role, text }) => role !== 'unread' || foodShown(this.library, text.trim())) &&
      // A line is not a sentence if it is the name of a food: "Nimm 2" is a candy.
      this.library.named(nameKey(this.text)).length === 0
    )
  }

  /**
   * True for nutrition facts: "Per portion: 298 kcal, protein 37 g". Such a line has amounts of nutrients, and energy
   * or carbohydrates. "100 g chocolate (534 kcal)" and "Starch 50 g, sugar 20 g" are ingredients.
   */
  get isNutrition(): boolean {
    // Nutrition facts may begin with servings, but not with other numbers: "4 Portionen | 480 kcal, E 33 g".
    if (this.beginsWithNumber && this.servings === null) return false
    const keys = this.foldedKeys
    const amounts = keys.filter((key, at) => NUTRIENTS.has(key) && /^\d/.test(keys[at + 1] ?? ''))
    // An amount may also precede its nutrient: "355 cal, 27 g protein".
    const isBefore = keys.some((key, at) => NUTRIENTS.has(key) && keys[at - 1] === 'g')
    if (ENERGY.test(this.text)) return amounts.length > 0 || isBefore || this.readsOnlyEnergy
    const isOfLabel = (key: string) =>
      ONLY_ON_LABELS.has(NUTRIENTS.get(key) ?? '') && this.library.named(key).length === 0
    return amounts.length > 1 && amounts.some(isOfLabel)
  }

  /** True for a line that has a time, but no amount of an identified food: "30 min, 180 °C". */
  get isTimed(): boolean {
    if (!hasDuration(this.text) || this.measuresFood) return false
    return this.words.length >= MIN_TIMED || areAll(this.reading, 'none')
  }

  /** True for a line of several short instructions: "Brown it. Veg in. Simmer an hour." */
  get isTelegram(): boolean {
    return this.hasSentences && !this.beginsWithNumber && !this.measuresFood
  }

  /** True for several sentences if the first begins with a verb: "Mix soy and honey. Veg on a tray. Bake 12 min." */
  get isSteps(): boolean {
    const { sure, unsure } = RECIPE_WORDS[this.language].steps
    const [first = ''] = this.words
    return this.hasSentences && (sure.has(first) || unsure.has(first))
  }

  private get hasSentences(): boolean {
    if (this.hasBullet || this.words.length < MIN_TELEGRAM) return false
    const ends = this.text.match(/\p{L}[.!?]+\s+(?=\p{L}|\d)/gu) ?? []
    return ends.length >= MIN_TELEGRAM_STOPS
  }

  get measuresFood(): boolean {
    return this.reading.mentions.some(({ choices }) =>
      choices.some(({ certainty, amount }) => certainty === 'sure' && amount?.numbered),
    )
  }

  /** Number of foods with an amount in the first 500 characters, including uncertain ones. */
  get measuredFoods(): number {
    return this.reading.mentions.filter(({ choices }) =>
      choices.some(({ certainty, amount }) => certainty !== 'none' && amount?.numbered),
    ).length
  }

  /** True for an amount followed only by descriptive words: "3 small jars", "12 pieces". */
  get isBareAmount(): boolean {
    const isUnit = (word: string) => unitsNamed(this.library, word).length > 0
    const describesIt = (word: string, at: number) => {
      const cls = entryAt(this.library, this.words, at, this.language)?.cls
      return isUnit(word) || cls === 'utensil' || describes(cls)
    }
    return this.hasNumber && this.namesNothing && this.words.every(describesIt)
  }

  /** True for a number with a word that means pieces: "ca. 24 Stück". False for "2 tins", which may be food. */
  get countsPieces(): boolean {
    const { joins, fillers } = WORDS[this.language]
    const isPieces = (word: string) =>
      unitsNamed(this.library, word).some(({ id }) => id === 'piece')
    const isBeside = (word: string) => fillers.has(word) || joins.about.has(word)
    return (
      this.hasNumber &&
      this.words.some(isPieces) &&
      this.words.every((word) => isPieces(word) || isBeside(word))
    )
  }

  private get namesNothing(): boolean {
    return this.reading.mentions.every(({ choices }) =>
      choices.every((one) => one.candidates.length === 0),
    )
  }

  /** True if all words except a unit of energy were read: "Por ración: 295 kcal", but not "froozle bar, 150 kcal". */
  private get readsOnlyEnergy(): boolean {
    const isRead = this.reading.parts.every(
      ({ role, text }) => role !== 'unread' || ONLY_ENERGY.test(text),
    )
    return isRead && areAll(this.reading, 'none')
  }

  get shown(): readonly string[] {
    return this.tokens.flatMap(({ kind, key }) =>
      kind === 'sign' ? (foodShown(this.library, key) ?? []) : [],
    )
  }

  /** True for prose: few words are unknown, and at least half are unusual in lists. "Press the crumbs into a tin." */
  get isTalk(): boolean {
    const { library, words, language } = this
    if (this.beginsWithNumber || this.hasBullet || this.isSurelyFood) return false
    const isLong = words.length >= MIN_LONG_TALK
    const all = words.map((word, at) => {
      const cls = entryAt(library, words, at, language)?.cls
      if (isJoin(word, language) || (cls && (TALK.has(cls) || (isLong && BESIDE.has(cls)))))
        return 'talk'
      return cls === undefined && !isName(library, word, language) ? 'unread' : 'listed'
    })
    const count = (kind: string) => all.filter((one) => one === kind).length
    return (
      words.length >= MIN_TALK &&
      2 * count('talk') >= words.length &&
      WORDS_PER_UNREAD * count('unread') <= words.length
    )
  }

  /** True if a verb begins or ends the line: "Freeze overnight", "kalt servieren", but not "algo para espesar". */
  get saysToDo(): boolean {
    const { words, language } = this
    const { sure, unsure, last, verb, purpose } = RECIPE_WORDS[language].steps
    if (words.length < 2) return false
    const isVerb = (word = '') =>
      sure.has(word) || unsure.has(word) || last.test(word) || verb.test(word)
    return isVerb(words[0]) || (isVerb(words.at(-1)) && !purpose.has(words.slice(1).at(-2) ?? ''))
  }

  /** True if an everyday word may name something, unlike in a remark: "the usual", but not "so good" or "to taste". */
  get maySayMore(): boolean {
    const { prose } = RECIPE_WORDS[this.language]
    const isRemark = this.isAside || this.isClosing || this.words.some((word) => prose.has(word))
    return !isRemark && this.hasClass('everyday')
  }

  hasClass(...classes: readonly WordClass[]): boolean {
    const { library, words, language } = this
    return words.some((_, at) => {
      const cls = entryAt(library, words, at, language)?.cls
      return cls !== undefined && classes.includes(cls)
    })
  }

  /** The text after a word such as "title". In "Titel: Flan" and "Recipe: Flan", this is "Flan". */
  get titleAfterKey(): string | undefined {
    const [key = '', title] = labelled(this.text)
    return keyNamed(key) === 'title' ? title : undefined
  }

  /** The line as a title. Marks such as "# " and words such as "Titel:" are removed. */
  get title(): string {
    const title = this.like(this.text.replace(/^#+\s*/, ''))
    return (title.titleAfterKey ?? title.text)
      .replace(/^(\*{1,2}|__?)(.+)\1$/, '$2')
      .replace(/[:：]\s*$/, '')
      .trim()
  }

  /** True for a heading that is followed by the first step of the method: "Zubereitung: Alles mischen." */
  get opensMethod(): boolean {
    const [label, value = ''] = labelled(this.text)
    // A time after the heading is not a step: "Zubereitung: 20 Min."
    if (label === undefined || beginsWithDuration(value)) return false
    return this.like(`${label}:`).kind === 'method'
  }

  /** True for a sentence that is a list of foods: "Salt, pepper and a knob of butter." */
  get isSentenceOfFoods(): boolean {
    if (!ENDS_IN_STOP.test(this.text) || this.isProse) return false
    if (this.listsIngredients) return true
    const all = this.text.split(/[,;]|\.\s/).map((part) => this.like(part))
    const parts = all.filter(({ words }) => words.length > 0)
    const isShort = parts.every(({ words }) => words.length <= MAX_PART)
    return parts.length >= MIN_PARTS && isShort && parts.some((part) => part.isSurelyFood)
  }

  /** Servings, if a sentence states only those: "Bake about 30 min. Serves 6.", but not "in 4 Portionen teilen". */
  get servingsOfSentence(): Servings | null {
    const sentences = this.text.split(/(?<=[.!?])\s+/).map((part) => new LineFacts(part))
    return sentences.find(({ isServings }) => isServings)?.servings ?? null
  }
}

/** Returns why a line without ingredients is skipped, regardless of its context. */
export function skipReasonOf(library: Library, text: string, language: Language): SkipReason {
  const { kind, reading } = new Line(library, text, language)
  if (kind === 'method' || kind === 'ingredients' || kind === 'section') return 'heading'
  return kind ?? (reading.isNonFood ? 'not food' : 'markup')
}

/** The class of a line. Headings are tested first, since they may contain servings: "Zutaten für 4 Personen". */
function kindOf(line: Line): Kind {
  const { text } = line
  const endsInColon = /[:：]\s*[*_]*\s*$/.test(text)
  if (line.isRuled) return 'ruled line'
  const heading = headingOf(line) ?? (line.headsIngredients && 'ingredients')
  // "Hot sauce" is a food, although "sauce" alone is a heading in many recipes.
  const isFood = heading === 'section' && !beginsWithPurpose(line) && isOneFood(line)
  if (heading && !isFood) return heading
  if (isYield(line) || hasOnlyServings(line)) return 'servings'
  if (/^#+\s*\S/.test(text) || line.titleAfterKey !== undefined) return 'title'
  if (line.hasNumber) return undefined
  // The heading of a part may also end in a dash: "For the paste -".
  const isIntroduction = beginsWithPurpose(line) || line.hasClass('section')
  const endsInDash = /\s[-–—]+\s*$/.test(text)
  if ((endsInColon || endsInDash) && isIntroduction) return 'heading'
  // An unknown name before a colon is a heading ("Pino:", which looks like piña), but "Butter:" is a food.
  return (endsInColon || endsInDash) && isNoFood(line) ? 'heading' : undefined
}

const HEADINGS: ReadonlySet<string> = new Set<Heading>(['section', 'method', 'ingredients'])

function headingOf({ library, words, hasNumber, language }: Line): Heading | undefined {
  if (words.length === 0) return undefined
  for (const lang of inOrder(language)) {
    const { joins, servings, fillers } = WORDS[lang]
    const found = new Set<string>()
    let at = 0
    while (at < words.length) {
      const word = itemAt(words, at)
      const entry = entryAt(library, words, at, lang)
      const isPurpose = joins.purpose.has(word)
      if (isPurpose || entry?.cls === 'purpose') found.add('section')
      else if (entry && HEADINGS.has(entry.cls)) found.add(entry.cls)
      else if (!describes(entry?.cls) && !servings.has(word) && !fillers.has(word)) break
      at += isPurpose || !entry ? 1 : entry.length
    }
    if (at < words.length) continue
    if (found.has('method') && !hasNumber) return 'method'
    if (found.has('ingredients')) return 'ingredients'
    if (found.has('section') && !hasNumber) return 'section'
  }
  return undefined
}

export const beginsWithPurpose = ({ words: [first = ''], language }: Line) =>
  WORDS[language].joins.purpose.has(first)

const isOneFood = ({ library, words, language }: Line) =>
  readWritten(library, words, language)?.certainty === 'sure'

function isNoFood({ library, words, language }: Line): boolean {
  const { certainty, candidates } = readFood(library, words, language)
  return certainty === 'none' || (certainty !== 'sure' && candidates[0]?.misspelt === true)
}

/** Maximum tokens in a line with a yield: "Ergibt 1 Strudel, ca. 8 Stück · gut 1,5 h". */
const MAX_YIELD = 14

/** True if only words that announce a yield precede the number: "Makes about 12", not "serve with 200 g nuts". */
function isYield({ words: [verb = ''], tokens }: Line): boolean {
  if (!wordsOfAll('yields').has(verb) || tokens.length > MAX_YIELD) return false
  const next = tokens
    .slice(1)
    .find((token) => isNumber(token) || (token.kind === 'word' && !OF_SERVINGS.has(token.key)))
  return next !== undefined && isNumber(next)
}

const isNumber = ({ kind, key }: Token) =>
  kind === 'number' ||
  Object.values(WORDS).some(({ numbers }) => lookup(numbers, key) !== undefined)

/** True for conjunctions, prepositions and articles, such as "and", "with" and "the". */
export function isJoin(word: string, language: Language): boolean {
  const { joins, fillers } = WORDS[language]
  return fillers.has(word) || Object.values(joins).some((all) => all.has(word))
}

/** True for a line that only states servings: "Für 4 Personen", "servings: 4", "6 raciones, 20 Minuten". */
function hasOnlyServings(line: Line): boolean {
  const { library, words, language, tokens } = line
  if (line.servings === null || line.isServings) return line.isServings
  // After the number of servings, the line may have any text: "Servings 3 (9 small pancakes)".
  const [, second, third] = tokens
  const counted = second?.key === ':' ? third : second
  if (counted?.kind === 'number' && WORDS[language].servings.has(words[0] ?? '')) return true
  const isPart = (word: string, at: number) => {
    const cls = entryAt(library, words, at, language)?.cls
    return OF_SERVINGS.has(word) || describes(cls)
  }
  // An instruction such as "In 4 Portionen teilen" divides the dough and does not state servings.
  return !line.isInstruction && words.every(isPart)
}

const isName = (library: Library, word: string, language: Language) =>
  dictionary(library)
    .at([word], 0)
    .some(({ kind, lang }) => kind === 'name' && lang === language)

/** Classes of words that occur often in sentences but rarely in lists. */
const TALK: ReadonlySet<WordClass> = new Set([
  'everyday',
  'remark',
  'filler',
  'purpose',
  'utensil',
  'section',
  'method',
])
/** Classes of words that occur often both in sentences and in lists. */
const BESIDE: ReadonlySet<WordClass> = new Set([
  'preparation',
  'with',
  'contains',
  'negator',
  'plant',
  'vegetarian',
])
const NUTRIENTS: ReadonlyMap<string, string> = new Map(
  Object.values(WORDS).flatMap(({ levels }) => Object.entries(levels.nutrients)),
)
const ONLY_ON_LABELS: ReadonlySet<string> = new Set(['macros.energyKcal', 'macros.carbohydrates'])
const MIN_LONG_TALK = 10
const MIN_TIMED = 3
const MIN_TELEGRAM = 8
const MIN_TELEGRAM_STOPS = 2
/** Minimum number of words per unknown word for a text to count as prose. */
const WORDS_PER_UNREAD = 5
const MIN_TALK = 4
const UNIT_OF_ENERGY = '(?:k?cals?|kj)'
const ENERGY = new RegExp(String.raw`\d\s*${UNIT_OF_ENERGY}\b|\b${UNIT_OF_ENERGY}\b.*\d`, 'i')
const ONLY_ENERGY = new RegExp(String.raw`^\s*${UNIT_OF_ENERGY}\W*$`, 'i')
const ENDS_IN_STOP = /[\p{L}\p{N})][.!]\s*$/u
/** Minimum number of parts in a sentence that is a list of foods, and maximum number of words in each part. */
const MIN_PARTS = 2
const MAX_PART = 8
