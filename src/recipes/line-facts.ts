/** Properties of a recipe line that depend only on its words, not on the library. */

import type { Servings } from '../domain/shapes/recipes.ts'
import { nameKey } from '../language/fold.ts'
import { alternatives, RECIPE_WORDS, WORDS } from '../language/index.ts'
import { lettered } from '../language/lettered.ts'
import { instructs } from './instruction.ts'
import { beginsWithFigure, inAnyLanguage, labelled } from './lines.ts'
import { piecesIn, piecesOf, servingsIn } from './servings.ts'

export class LineFacts {
  /** Folded words of the line, including numbers. */
  readonly foldedKeys: readonly string[]
  private people: Servings | null | undefined

  constructor(readonly text: string) {
    this.foldedKeys = nameKey(text).split(' ').filter(Boolean)
  }

  /** The text without bullet, checkbox or step number. "1.5" in "1.5 kg" and "2" in "2 EL" are amounts and remain. */
  private get bare(): string {
    return this.text.replace(MARKER, '')
  }

  /** True if the line is blank or consists only of a separator such as "-----". */
  get isRuled(): boolean {
    return RULED.test(this.text)
  }

  get hasBullet(): boolean {
    return BULLET.test(this.text)
  }

  /** True if the line begins with an amount. A bullet or step number may come before the amount. */
  get beginsWithNumber(): boolean {
    return beginsWithFigure(this.bare)
  }

  /** The servings stated in the line; null if it states none. */
  get servings(): Servings | null {
    if (this.people === undefined) this.people = servingsIn(this.text)
    return this.people
  }

  /** True for a line with nothing but servings: "Für 4 Personen", "Serves 4", but not "2 servings cooked rice". */
  get isServings(): boolean {
    return this.servings !== null && this.hasOnlyCounts
  }

  /** True if every word is a number or may occur in a line that states the servings. */
  private get hasOnlyCounts(): boolean {
    return this.foldedKeys.every((word) => OF_SERVINGS.has(word) || /^\d+$/.test(word))
  }

  /** True for a line with nothing but a yield: "Makes 12", "16 Stücke", "8 tapas", "8". */
  get isYield(): boolean {
    return /^\s*\d{1,3}\s*$/.test(this.text) || this.statesYield
  }

  private get statesYield(): boolean {
    return (this.servings !== null || piecesIn(this.text) !== null) && this.hasOnlyCounts
  }

  /** Kind of yield after a title: "Mushroom risotto, 10 portions" (servings), "Croquetas (24 unidades)" (pieces). */
  get titleYield(): 'servings' | 'pieces' | undefined {
    const [, name = '', said = ''] = NAME_AND_YIELD(this.text).exec(this.text) ?? []
    const last = new LineFacts(said)
    if (name === '' || !last.statesYield) return undefined
    return last.servings === null ? 'pieces' : 'servings'
  }

  /** True for a line that states the servings, alone or among other facts: "Portionen: 4 | Zeit: 20 min". */
  get tellsServings(): boolean {
    return this.isServings || (this.servings !== null && this.isFact)
  }

  /**
   * `all` if the line is the heading of the whole ingredient list ("Zutaten", "Ingredients (serves 4)"), `part` if it
   * is the heading of a part of the list ("Zutaten für 1 Blech (ca. 12 Stück):").
   */
  get headsIngredients(): 'all' | 'part' | undefined {
    const { text } = this
    const [first = '', second = ''] = this.foldedKeys
    if (!inAnyLanguage(({ keys }) => keys.ingredients.has(first))) return undefined
    if (!/[:：]\s*\S/.test(text) && (second === '' || this.servings !== null)) return 'all'
    if (!MAY_HEAD(text).test(text) || /:\s*\S/.test(text.replace(/\([^)]*\)/g, '')))
      return undefined
    return isFor(second) || WORD_AND_BRACKET(text).test(text) ? 'part' : undefined
  }

  /** True for a line that names a menu: "Menú del día", "Tageskarte". */
  get namesMenu(): boolean {
    return this.foldedKeys.some((key) => inAnyLanguage(({ menus }) => menus.has(key)))
  }

  /** True for a heading with a list on the same line: "Ingredientes: 1 pollo, 2 limones". */
  get listsIngredients(): boolean {
    const [label = ''] = labelled(this.text)
    return inAnyLanguage(({ keys }) => keys.ingredients.has(nameKey(label)))
  }

  /** True for a heading of a part: "Für die Soße", "For the topping". */
  get isForPart(): boolean {
    return isFor(this.foldedKeys[0] ?? '')
  }

  /** True for lines that occur only inside a recipe: "Für die Soße", "Ingredients", "Notes", "Step 2", "Enjoy!". */
  get isPartOfRecipe(): boolean {
    return (
      this.isForPart ||
      this.headsIngredients === 'all' ||
      this.isApart ||
      this.isAside ||
      this.isStepHeading ||
      this.isInstruction
    )
  }

  /** True for a numbered step: "Step 2", "Schritt 3: …", "Paso 1". */
  get isStepHeading(): boolean {
    const [first = '', second = ''] = this.foldedKeys
    return /^\d{1,2}$/.test(second) && inAnyLanguage(({ steps }) => steps.step.has(first))
  }

  /** True for an instruction: "Mix the flour with the eggs.", "Die Zwiebeln schälen und würfeln." */
  get isInstruction(): boolean {
    const { bare } = this
    if (beginsWithFigure(bare) && !isNumberedStep(bare)) return beginsWithDuration(bare)
    const text = bare.replace(/^\d+\s+/, '')
    // The first verb may be part of a name, so we also check the next sentences: "Fry garlic in the oil. Add tomatoes."
    const first = nameKey(piecesOf(text)[0] ?? '')
    const begins = inAnyLanguage(({ steps }) => steps.sure.has(first) || steps.unsure.has(first))
    return (begins ? text.split(/(?<=\p{L}[.!])\s+(?=\p{Lu})/u) : [text]).some((sentence) => {
      const pieces = piecesOf(sentence)
      return inAnyLanguage(({ steps }) => instructs(sentence, pieces, steps))
    })
  }

  /** True for a long line with punctuation and two words typical of prose. Ingredients have at most one such word. */
  get isProse(): boolean {
    const words = this.foldedKeys
    if (words.length < LEAST_OF_PROSE || this.beginsWithNumber) return false
    if (!/[.!?:…)]["'”»]?\s*$/.test(this.text)) return false
    return inAnyLanguage(({ prose }) => words.filter((word) => prose.has(word)).length >= 2)
  }

  /** True for a note about the recipe: "Recipe from my aunt", "Guten Appetit!". */
  get isAside(): boolean {
    return inAnyLanguage(({ asides }) => this.beginsWith(asides))
  }

  /** True for text about other recipes or pages: "You might also like: Peanut Noodle Salad", "3 Comments". */
  get isElsewhere(): boolean {
    const [first = '', ...rest] = this.foldedKeys
    const key = /^\d+$/.test(first) ? rest.join(' ') : this.foldedKeys.join(' ')
    return inAnyLanguage(({ elsewhere }) =>
      elsewhere.some((begin) => key === begin || key.startsWith(`${begin} `)),
    )
  }

  private beginsWith(phrases: readonly string[]): boolean {
    const key = `${this.foldedKeys.join(' ')} `
    return phrases.some((phrase) => key.startsWith(`${phrase} `))
  }

  /** True for ratings and links of a web page: "4.9 from 1,203 reviews · Jump to recipe". */
  get isFurniture(): boolean {
    const key = ` ${this.foldedKeys.join(' ')} `
    return inAnyLanguage(({ furniture }) => furniture.some((phrase) => key.includes(` ${phrase} `)))
  }

  /** True for the greeting at the start of a message: "Hi Dan,", "Hallo Schatz, hier das Rezept". */
  get isGreeting(): boolean {
    const { text, foldedKeys } = this
    const [first = '', second] = foldedKeys
    if (second === undefined || !GREETING(text).test(text)) return false
    if (/\d\s*(?:g|kg|ml|l|oz|lbs?)\b/i.test(text)) return false
    return inAnyLanguage(({ letters }) => letters.greetings.has(first))
  }

  /** True for the sign-off of a message: "Liebe Grüße", "Best, Carol", "Danke!!". */
  get isClosing(): boolean {
    if (/\d/.test(this.text) || this.foldedKeys.length > MAX_CLOSING) return false
    return inAnyLanguage(({ letters }) => this.beginsWith(letters.closings))
  }

  /** True for headings other than those of ingredients and method: "Notes", "Nährwerte pro Portion", "Utensilios". */
  get isApart(): boolean {
    const words = nameKey(this.text.replace(/\([^)]*\)/g, '')).split(' ')
    return inAnyLanguage(({ apart, servings: { share } }) => {
      // Drop "per" and all words after it, so that "Nährwerte pro Stück" matches "Nährwerte".
      const at = words.findIndex((word, before) => before > 0 && share.has(word))
      return apart.has(words.slice(0, at < 0 ? undefined : at).join(' '))
    })
  }

  /** True for recipe facts: "Prep time: 20 min", "Schwierigkeit: leicht | Portionen: 4", "450 kcal". */
  get isFact(): boolean {
    const parts = this.text
      .replace(/[*_]/g, '')
      .split(BETWEEN_FACTS(this.text))
      .map((part) => part.trim())
    // A single word beside servings or times is also a recipe fact: "fácil" in "Para 4 personas · 15 min · fácil".
    const isOther = (part: string) => !/[\s\d]/.test(part) || servingsIn(part) !== null
    return parts.some(isOneFact) && parts.every((part) => isOneFact(part) || isOther(part))
  }
}

/** True for "für", "for" and "para", which introduce servings or a part of the dish. */
const isFor = (word: string) => inAnyLanguage(({ servings }) => servings.after.has(word))

const MARKER = /^\s*(?:[-*•·–]\s+)?(?:\[[ xX]?\]\s*)?(?:\(?\d{1,2}[.):]\)?(?:\s+|$))?/
const BULLET = /^\s*[-*•·–]\s/
const RULED = /^[\s\-=_*~•·–—.#|+]*$/u

const NAME_AND_YIELD = lettered(
  String.raw`^\s*(\p{L}[^\d]*?)\s*[,(–—:-]\s*([^,(–—:]*\d[^,(–—:]*?)\)?\s*$`,
)
const MAY_HEAD = lettered(String.raw`[:)）：]\s*$|\d\s+\p{L}+\s*$`)
const WORD_AND_BRACKET = lettered(String.raw`^\P{L}*\p{L}+\s*\(`)
const GREETING = lettered(String.raw`^\p{L}+(?: \p{L}+){0,2}\s*[,!]`)

/** True for a step that begins with its number: "1 Cover the hock with fresh water, add the onion and simmer." */
const isNumberedStep = (text: string) =>
  NUMBERED_STEP(text).test(text) && text.split(/\s+/).length >= LEAST_OF_PROSE
const NUMBERED_STEP = lettered(String.raw`^\d{1,2}\s+\p{Lu}\p{Ll}.*[.!]\s*$`)

export const beginsWithDuration = (text: string): boolean => BEGINS_WITH_DURATION(text).test(text)

/** Matches a time or temperature at the beginning: "20 Minuten köcheln lassen", "180 °C, 35 min". */
const BEGINS_WITH_DURATION = lettered(
  String.raw`^[\d.,½–—-]+(?:\s*(?:${alternatives('to')})\s*\d+)?\s*(?:[°º]|(?:${alternatives('minutes', 'hours', 'days', 'degrees')})\b)`,
  'iu',
)

const LEAST_OF_PROSE = 8
const MAX_CLOSING = 5
const MAX_FACT = 10

const BETWEEN_FACTS = lettered(String.raw`\s*[|•·;]\s*|\s{2,}|\s+[–—]\s+|,\s+(?=\p{Lu}[\p{L} ]+:)`)
const FIGURE_OF_FACT = lettered(
  String.raw`^(?:[\d.,\s-]+(?:kcal|kj|mins|m|h|${alternatives('minutes', 'hours')})\.?)+$`,
  'iu',
)

function isOneFact(part: string): boolean {
  // A recipe fact may be a label with a time, or only a time: "Prep 15 mins", "30 min".
  const figure = part.search(/\d|$/)
  const named = part.slice(0, figure).trim()
  if (FIGURE_OF_FACT(part).test(part.slice(figure))) return named === '' || isLabel(named)
  const [label = '', value = ''] = labelled(part)
  return value !== '' && value.split(/\s+/).length <= MAX_FACT && isLabel(label)
}

const isLabel = (label: string) => inAnyLanguage(({ facts }) => facts.has(nameKey(label)))

/** All words that may occur in a line that states the servings, in all languages. */
export const OF_SERVINGS: ReadonlySet<string> = new Set([
  ...Object.values(WORDS).flatMap((words) => [...words.servings, ...words.yields, ...words.recipe]),
  ...Object.values(RECIPE_WORDS).flatMap(({ servings: { numbers, share: _, ...lists } }) => [
    ...Object.keys(numbers),
    ...Object.values(lists).flatMap((words) => [...words]),
  ]),
])
