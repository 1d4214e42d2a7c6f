/** Says what each line of a recipe is, by ordered tables of rules of which the first match decides. */

import type { SkipReason } from '../../domain/reading.ts'
import type { Context, State } from './context.ts'
import type { Line } from './line.ts'

interface Rule {
  readonly is: SkipReason | 'ingredient' | 'running text'
  /** The foods of the line that count although it is no ingredient: all that it may name, or only names written in it. */
  readonly foods?: 'possible' | 'named'
  /** The part of the recipe that begins with the line. */
  readonly begins?: State
  readonly when: (line: Line, context: Context) => boolean
  readonly why: string
}

/** Moves the context to a line and gives the rule that holds for it; `isGiven` if the format says which lines are ingredients. */
export function classify(context: Context, at: number, isGiven: boolean): Rule {
  context.at = at
  const { line } = context
  const [headings, lines] = isGiven ? [GIVEN_HEADINGS, GIVEN] : [HEADINGS, LINES]
  const rule = (line.isHeading ? headings : lines).find(({ when }) => when(line, context))
  if (!rule) return INGREDIENT
  context.state = rule.begins ?? context.state
  return rule
}

const always = () => true

const INGREDIENT: Rule = { is: 'ingredient', begins: 'lines', when: always, why: 'nothing else' }

/** Headings of formats that list ingredients. */
const GIVEN_HEADINGS: readonly Rule[] = [
  { is: 'heading', foods: 'possible', when: always, why: 'a part of the list' },
]

/** Lines that the format calls ingredients: people write only headings and servings among them. */
const GIVEN: readonly Rule[] = [
  { is: 'servings', foods: 'named', when: ({ kind }) => kind === 'servings', why: 'servings' },
  { is: 'ruled line', when: ({ kind }) => kind === 'ruled line', why: 'no letter' },
  {
    is: 'heading',
    foods: 'possible',
    when: ({ kind }, { introducesPart }) => kind !== undefined || introducesPart,
    why: 'a part of the list',
  },
  INGREDIENT,
]

/** Headings of other formats, which are headings by their format, and by their words of a part of the recipe. */
const HEADINGS: readonly Rule[] = [
  { is: 'heading', begins: 'method', when: headsMethod, why: 'heads the method' },
  { is: 'heading', begins: 'note', when: ({ isApart }) => isApart, why: 'heads notes' },
  { is: 'heading', begins: 'lines', when: headsIngredients, why: 'heads the ingredients' },
  { is: 'heading', when: (_, { goesOn }) => goesOn, why: 'a part of the method or the notes' },
  { is: 'heading', foods: 'possible', begins: 'lines', when: always, why: 'a part of the list' },
]

/**
 * All other lines. Headings come first, since they decide about the lines after them. Then the part of the recipe decides: in the method
 * and in notes nothing is an ingredient, even if it looks like one. Only then does the line itself decide, the clearer look first:
 * the title before facts, facts before servings, both before steps, and sentences last, since an ingredient may be written as one.
 * A line that no rule claims is an ingredient: one too many is seen, a lost one is not.
 */
const LINES: readonly Rule[] = [
  {
    // "Step 1: Toast 100 g almonds".
    is: 'method',
    foods: 'named',
    begins: 'method',
    when: (line) => line.kind !== 'method' && line.isNumberedStep,
    why: 'a step in the line of its heading',
  },
  { is: 'heading', begins: 'method', when: headsMethod, why: 'heads the method' },
  {
    is: 'heading',
    begins: 'note',
    when: ({ text, isApart }) => isApart && /[:：]\s*$|^[^:]*$/.test(text),
    why: 'heads notes',
  },
  { is: 'heading', begins: 'lines', when: headsIngredients, why: 'heads the ingredients' },
  {
    is: 'heading',
    foods: 'possible',
    when: ({ kind }, { goesOn }) => kind === 'section' && goesOn,
    why: 'a part of the method or the notes',
  },
  {
    is: 'heading',
    foods: 'possible',
    begins: 'lines',
    when: ({ kind }) => kind === 'section' || kind === 'heading',
    why: 'a part of the list',
  },
  {
    // "Zubereitung: Alles mischen."
    is: 'method',
    begins: 'method',
    when: (line, { state }) => state !== 'method' && line.opensMethod,
    why: 'the method in the line of its heading',
  },
  { is: 'servings', foods: 'named', when: ({ kind }) => kind === 'servings', why: 'servings' },
  {
    // "100 g walnuts" and "contains nuts" are of the dish, whatever else notes suggest.
    is: 'note',
    foods: 'named',
    when: (line, { state }) => state === 'note' && (isListed(line) || saysContents(line)),
    why: 'an amount or contents among the notes',
  },
  { is: 'note', when: (_, { state }) => state === 'note', why: 'after the heading of notes' },
  {
    is: 'method',
    foods: 'named',
    when: (line, { state }) => state === 'method' && isListed(line),
    why: 'an amount in the method',
  },
  { is: 'method', when: (_, { state }) => state === 'method', why: 'in the method' },
  { is: 'title', foods: 'possible', when: ({ kind }) => kind === 'title', why: 'marked as title' },
  { is: 'ruled line', when: ({ kind }) => kind === 'ruled line', why: 'no letter' },
  {
    // "Salt, pepper and a knob of butter."
    is: 'ingredient',
    when: (line, { hasAmounts }) => !hasAmounts && line.isSentenceOfFoods,
    why: 'a sentence that lists foods',
  },
  { is: 'title', foods: 'possible', when: (_, { isTitle }) => isTitle, why: 'a dish above a list' },
  {
    is: 'running text',
    when: (_, { isRunningText }) => isRunningText,
    why: 'a paragraph of a recipe without a list',
  },
  {
    is: 'metadata',
    foods: 'named',
    when: (line) => line.isFact || line.isFurniture,
    why: 'facts, or words of pages',
  },
  { is: 'servings', foods: 'named', when: ({ isForPeople }) => isForPeople, why: 'servings' },
  {
    // "Für den Guss", "Hefeteig", "NOODLES & CO".
    is: 'heading',
    foods: 'possible',
    when: (_, context) => context.introducesPart || context.leadsBullets || context.isShouted,
    why: 'the look of a heading above its lines',
  },
  {
    // No heading says so: its foods count.
    is: 'method',
    foods: 'named',
    begins: 'steps',
    when: (_, { isStep }) => isStep,
    why: 'an instruction',
  },
  {
    is: 'note',
    foods: 'named',
    begins: 'note',
    when: (_, { isClosing }) => isClosing,
    why: 'the end of a letter',
  },
  {
    is: 'note',
    foods: 'named',
    when: (line, { isOpening }) => isOpening || line.isAside || line.isProse,
    why: 'a sentence about the recipe',
  },
  INGREDIENT,
]

function headsMethod({ kind, isStepHeading }: Line): boolean {
  return kind === 'method' || isStepHeading
}

function headsIngredients(line: Line): boolean {
  return line.kind === 'ingredients' || line.headsIngredients !== undefined
}

/** "100 g walnuts", but not "20 minutes later." */
const isListed = (line: Line) => line.beginsWithNumber && !/[.!]\s*$/.test(line.text)

/** "Contains nuts.", "Kann Spuren von Sesam enthalten." */
const saysContents = (line: Line) => line.hasClass('contains', 'mayContain')
