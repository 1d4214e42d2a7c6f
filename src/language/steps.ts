/** Tells instructions and other sentences of a recipe from its lines of ingredients, by the words of the languages. */

import type { Language } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import { alternatives } from './amount-words.ts'
import { nameKey } from './fold.ts'
import { inOrder } from './index.ts'
import { lettered } from './lettered.ts'
import { RECIPE_WORDS, type StepWords } from './recipe-words.ts'

/** A bullet, a checkbox or the number of a step; "1.5 kg" and "2 EL" have none. */
const MARKER = /^\s*(?:[-*•·–]\s+)?(?:\[[ xX]?\]\s*)?(?:\(?\d{1,2}[.):]\)?(?:\s+|$))?/

/** The line without what only counts it. */
function unmarked(line: string): string {
  return line.replace(MARKER, '')
}

/** Whether a line begins with an amount, bullets and numbering left aside. */
export function beginsWithNumber(line: string): boolean {
  return /^[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/.test(unmarked(line))
}

/** "Mix the flour with the eggs.", "Die Zwiebeln schälen und würfeln.", "Paso 2": what is to be done, not what is taken. */
export function isInstruction(line: string, language: Language): boolean {
  const text = unmarked(line)
  if (/^[\d½⅓⅔¼¾⅛]/.test(text)) return BEGINS_WITH_DURATION(text).test(text)
  const words = nameKey(text).split(' ')
  return inOrder(language).some((lang) => instructs(words, text, RECIPE_WORDS[lang].steps))
}

const LEAST_OF_STEP = 3
const LISTED = lettered(String.raw`^[\p{L}\p{M}]+(?:\s*[:,]|-)`)
const ROW = lettered(String.raw`^[\p{L}\p{M}]+\s*,`)

/** Whether the first of several words may be what is to be done, bullets and numbers left aside. */
export function beginsWithVerb(line: string): boolean {
  const text = unmarked(line)
  const [first = '', ...rest] = nameKey(text).split(' ')
  if (rest.length + 1 < LEAST_OF_STEP || LISTED(text).test(text)) return false
  return Object.values(RECIPE_WORDS).some(
    ({ steps }) => steps.sure.has(first) || steps.unsure.has(first),
  )
}

/** "Step 2", "Schritt 3: …", "Paso 1". */
export function isStepHeading(line: string): boolean {
  const [first = '', second = ''] = nameKey(line).split(' ')
  return (
    /^\d{1,2}$/.test(second) &&
    Object.values(RECIPE_WORDS).some(({ steps }) => steps.step.has(first))
  )
}

/** "20 Minuten köcheln lassen". */
const BEGINS_WITH_DURATION = lettered(
  String.raw`^[\d.,½–—-]+(?:\s*(?:${alternatives('to')})\s*\d+)?\s*(?:${alternatives('minutes', 'hours')})\b`,
  'iu',
)

/** "20 minutes", "180 °C": what only a method says. */
const DURATION = lettered(
  String.raw`\d\s*(?:°|(?:${alternatives('minutes', 'hours', 'degrees')})\b)|\d{3}\s*[cf]\b`,
  'iu',
)

function instructs(words: readonly string[], text: string, steps: StepWords): boolean {
  const [first = '', ...rest] = words
  // "Garnish: mint", "Cream, a little", "Stir-fry sauce".
  const isListed = LISTED(text).test(text) && !steps.openers.has(first)
  // "Mash, mix and bake".
  const isVerb = (word: string) => steps.sure.has(word) || steps.unsure.has(word)
  const isRow = ROW(text).test(text) && rest.length >= LEAST_OF_STEP
  if (isRow && isVerb(first) && isVerb(itemAt(rest, 0))) {
    return true
  }
  // "Alles mischen."
  const isAll = steps.particles.has(first) && /[.!]\s*$/.test(text)
  const isEnded = steps.last !== null && (rest.length >= 2 || (isAll && rest.length === 1))
  if (rest.length === 0 || isListed || steps.of.has(itemAt(rest, 0))) {
    return isEnded && endsClause(text, steps)
  }
  if (steps.sure.has(first)) return true
  if (steps.unsure.has(first)) return isActed(rest, steps) || DURATION(text).test(text)
  if (steps.openers.has(first) && opensStep(rest, steps)) return true
  return isEnded && endsClause(text, steps)
}

const NEAR = 4

/** Whether what follows the verb shows that it is one: "roast the chicken", not "roast chicken". */
function isActed(rest: readonly string[], { particles, near, purpose }: StepWords): boolean {
  // "Butter for the tin".
  const end = rest.findIndex((word) => purpose.has(word))
  return (
    near.has(rest[0] ?? '') ||
    rest.slice(0, end < 0 ? NEAR : Math.min(end, NEAR)).some((word) => particles.has(word))
  )
}

/** "In a bowl, whisk the eggs": a verb comes that is no purpose ("cream to whip"). */
function opensStep(rest: readonly string[], steps: StepWords): boolean {
  return rest.some(
    (word, at) =>
      !steps.purpose.has(rest[at - 1] ?? '') &&
      (steps.sure.has(word) ||
        steps.verb?.test(word) ||
        (steps.unsure.has(word) && isActed(rest.slice(at + 1), steps))),
  )
}

const TOKENS = lettered(String.raw`[\p{L}\p{M}]+|[^\s\p{L}]`, 'gu')
const SMALL = lettered(String.raw`^\p{Ll}`)

/** An infinitive in small letters behind which a clause ends: "Braten" is meat, "zum braten" a purpose. */
function endsClause(text: string, { last, goesOn, purpose }: StepWords): boolean {
  const tokens = text.match(TOKENS(text)) ?? []
  return tokens.some((token, at) => {
    if (!SMALL(token).test(token) || !last!.test(nameKey(token))) return false
    if (purpose.has(nameKey(tokens[at - 1] ?? ''))) return false
    const next = tokens[at + 1] ?? '.'
    return /^[.,;:!)]$/.test(next) || goesOn.has(next)
  })
}

const LEAST_WORDS = 8
const LEAST_OF_PROSE = 2

/** A sentence about the recipe: long, closed, and with words of which lines of ingredients have at most one. */
export function isProse(line: string, language: Language): boolean {
  if (!/[.!?:…)]["'”»]?\s*$/.test(line) || beginsWithNumber(line)) return false
  const words = nameKey(line).split(' ')
  if (words.length < LEAST_WORDS) return false
  return inOrder(language).some(
    (lang) => words.filter((word) => RECIPE_WORDS[lang].prose.has(word)).length >= LEAST_OF_PROSE,
  )
}

/** "Recipe from my aunt", "Guten Appetit!": of the recipe, not of what is in it. */
export function isAside(line: string): boolean {
  const key = nameKey(line)
  return Object.values(RECIPE_WORDS).some(({ asides }) =>
    asides.some((phrase) => key === phrase || key.startsWith(`${phrase} `)),
  )
}

/** "4.9 from 1,203 reviews · Jump to recipe". */
export function isFurniture(line: string): boolean {
  const key = ` ${nameKey(line)} `
  return Object.values(RECIPE_WORDS).some(({ furniture }) =>
    furniture.some((phrase) => key.includes(` ${phrase} `)),
  )
}

const GREETING = lettered(String.raw`^\p{L}+(?: \p{L}+){0,2}\s*[,!]`)

/** "Hi Dan,", "Hallo Schatz, hier das Rezept": how a letter begins. */
export function isGreeting(line: string): boolean {
  const [first = '', ...rest] = nameKey(line).split(' ')
  if (!GREETING(line).test(line) || /\d\s*(?:g|kg|ml|l|oz|lbs?)\b/i.test(line)) return false
  return (
    rest.length > 0 &&
    Object.values(RECIPE_WORDS).some(({ letters }) => letters.greetings.has(first))
  )
}

const LONGEST_CLOSING = 5

/** "Liebe Grüße", "Best, Carol", "Danke!!": how it ends. */
export function isClosing(line: string): boolean {
  const key = nameKey(line)
  if (/\d/.test(line) || key.split(' ').length > LONGEST_CLOSING) return false
  return Object.values(RECIPE_WORDS).some(({ letters }) =>
    letters.closings.some((phrase) => key === phrase || key.startsWith(`${phrase} `)),
  )
}

/** "Notes", "Nährwerte pro Portion", "Utensilios": a heading of what is neither ingredients nor method. */
export function isApart(heading: string): boolean {
  const key = nameKey(heading.replace(/\([^)]*\)/g, ''))
  return Object.values(RECIPE_WORDS).some(
    ({ apart, servings }) => apart.has(key) || apart.has(withoutShare(key, servings.share)),
  )
}

/** "nahrwerte pro stuck" without what they are a share of. */
function withoutShare(key: string, share: ReadonlySet<string>): string {
  const words = key.split(' ')
  const at = words.findIndex((word) => share.has(word))
  return at > 0 ? words.slice(0, at).join(' ') : key
}

const BETWEEN_FACTS = lettered(String.raw`\s*[|•·;]\s*|\s{2,}|\s+[–—]\s+|,\s+(?=\p{Lu}[\p{L} ]+:)`)

/** "Prep time: 20 min", "Schwierigkeit: leicht | Küche: deutsch", "450 kcal": facts about the recipe; `isOther` knows further ones. */
export function isFact(line: string, isOther: (part: string) => boolean): boolean {
  const parts = line
    .replace(/[*_]/g, '')
    .split(BETWEEN_FACTS(line))
    .filter((part) => part.trim() !== '')
  return parts.some(isOneFact) && parts.every((part) => isOneFact(part) || isOther(part))
}

const LONGEST_FACT = 10
const FIGURE_OF_FACT = lettered(
  String.raw`^[\d.,\s-]+(?:kcal|kj|mins|h|${alternatives('minutes', 'hours')})\.?$`,
  'iu',
)

function isOneFact(part: string): boolean {
  // "30 min", "Prep 15 mins".
  const figure = part.search(/\d/)
  const named = figure < 0 ? '' : part.slice(0, figure).trim()
  if (figure >= 0 && FIGURE_OF_FACT(part).test(part.slice(figure).trim())) {
    return named === '' || isLabel(named)
  }
  const [, label = '', value = ''] = /^([^:：]{1,40})[:：]\s*(.+)$/.exec(part.trim()) ?? []
  return value !== '' && value.split(/\s+/).length <= LONGEST_FACT && isLabel(label)
}

const isLabel = (label: string) =>
  Object.values(RECIPE_WORDS).some(({ facts }) => facts.has(nameKey(label)))
