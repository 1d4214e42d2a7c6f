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

const INGREDIENT: Rule = { is: 'ingredient', begins: 'lines', when: always }

/** Headings of formats that list ingredients. */
const GIVEN_HEADINGS: readonly Rule[] = [{ is: 'heading', foods: 'possible', when: always }]

/** Lines that the format calls ingredients: people write only headings and servings among them. */
const GIVEN: readonly Rule[] = [
  { is: 'servings', foods: 'named', when: ({ kind }) => kind === 'servings' },
  { is: 'ruled line', when: ({ kind }) => kind === 'ruled line' },
  {
    is: 'heading',
    foods: 'possible',
    when: ({ kind }, { introducesPart }) => kind !== undefined || introducesPart,
  },
]

/** Headings of other formats, which are headings by their format, and by their words of a part of the recipe. */
const HEADINGS: readonly Rule[] = [
  { is: 'heading', begins: 'method', when: headsMethod },
  { is: 'heading', begins: 'note', when: ({ isApart }) => isApart },
  { is: 'heading', begins: 'lines', when: headsIngredients },
  { is: 'heading', when: (_, { goesOn }) => goesOn },
  { is: 'heading', foods: 'possible', begins: 'lines', when: always },
]

/**
 * All other lines. Headings come first, since they decide about the lines after them. Then the part of the recipe decides: in the method
 * and in notes nothing is an ingredient, even if it looks like one. Only then does the line itself decide, the clearer look first:
 * the title before facts, facts before servings, both before steps, and sentences last, since an ingredient may be written as one.
 * A line that no rule claims is an ingredient: one too many is seen, a lost one is not.
 */
const LINES: readonly Rule[] = [
  // "Step 1: Toast 100 g almonds".
  {
    is: 'method',
    foods: 'named',
    begins: 'method',
    when: (line) => line.kind !== 'method' && line.isNumberedStep,
  },
  { is: 'heading', begins: 'method', when: headsMethod },
  {
    is: 'heading',
    begins: 'note',
    when: ({ text, isApart }) => isApart && /[:：]\s*$|^[^:]*$/.test(text),
  },
  { is: 'heading', begins: 'lines', when: headsIngredients },
  // A part of the method or the notes, or else of the list.
  {
    is: 'heading',
    foods: 'possible',
    when: ({ kind }, { goesOn }) => kind === 'section' && goesOn,
  },
  {
    is: 'heading',
    foods: 'possible',
    begins: 'lines',
    when: ({ kind }) => kind === 'section' || kind === 'heading',
  },
  // "Zubereitung: Alles mischen."
  {
    is: 'method',
    begins: 'method',
    when: (line, { state }) => state !== 'method' && line.opensMethod,
  },
  { is: 'servings', foods: 'named', when: ({ kind }) => kind === 'servings' },
  // "100 g walnuts" and "contains nuts" are of the dish, whatever else notes suggest.
  {
    is: 'note',
    foods: 'named',
    when: (line, { state }) => state === 'note' && (isListed(line) || saysContents(line)),
  },
  { is: 'note', when: (_, { state }) => state === 'note' },
  { is: 'method', foods: 'named', when: (line, { state }) => state === 'method' && isListed(line) },
  { is: 'method', when: (_, { state }) => state === 'method' },
  { is: 'title', foods: 'possible', when: ({ kind }) => kind === 'title' },
  { is: 'ruled line', when: ({ kind }) => kind === 'ruled line' },
  // "Salt, pepper and a knob of butter."
  { is: 'ingredient', when: (line, { hasAmounts }) => !hasAmounts && line.isSentenceOfFoods },
  { is: 'title', foods: 'possible', when: (_, { isTitle }) => isTitle },
  { is: 'running text', when: (_, { isRunningText }) => isRunningText },
  { is: 'metadata', foods: 'named', when: (line) => line.isFact || line.isFurniture },
  { is: 'servings', foods: 'named', when: ({ isForPeople }) => isForPeople },
  // "Für den Guss", "Hefeteig", "NOODLES & CO".
  { is: 'heading', foods: 'possible', when: (_, { looksLikeHeading }) => looksLikeHeading },
  // No heading says so: its foods count.
  { is: 'method', foods: 'named', begins: 'steps', when: (_, { isStep }) => isStep },
  { is: 'note', foods: 'named', begins: 'note', when: (_, { isClosing }) => isClosing },
  {
    is: 'note',
    foods: 'named',
    when: (line, { isOpening }) => isOpening || line.isAside || line.isProse,
  },
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
