/** Classifies the lines of a recipe by ordered tables of rules; the first match wins. */

import type { SkipReason } from '../../domain/reading.ts'
import type { Context, State } from './context.ts'
import type { Line } from './line.ts'

interface Rule {
  readonly is: SkipReason | 'ingredient' | 'running text'
  /** Which foods of a line without ingredients count: all possible foods, or only foods named verbatim. */
  readonly foods?: 'possible' | 'named'
  /** The part of the recipe that begins with the line. */
  readonly begins?: State
  readonly when: (line: Line, context: Context) => boolean
}

/** Moves the context to a line and returns the line's rule. `isGiven` is true if the format marks ingredient lines. */
export function classify(context: Context, at: number, isGiven: boolean): Rule {
  context.at = at
  const { line } = context
  const rule = (isGiven ? GIVEN : LINES).find(({ when }) => when(line, context)) ?? INGREDIENT
  context.state = rule.begins ?? context.state
  return rule
}

const INGREDIENT: Rule = { is: 'ingredient', begins: 'lines', when: () => true }
const PART_WITHOUT_LIST: Rule = {
  is: 'ingredient',
  when: (_, { isPartWithoutList }) => isPartWithoutList,
}

/** Rules for lines that the format marks as ingredients. Some of these lines are headings or servings nevertheless. */
const GIVEN: readonly Rule[] = [
  PART_WITHOUT_LIST,
  { is: 'servings', foods: 'named', when: ({ kind }) => kind === 'servings' },
  { is: 'ruled line', when: ({ kind }) => kind === 'ruled line' },
  {
    is: 'heading',
    foods: 'possible',
    when: ({ kind, isHeading }, { introducesPart }) =>
      isHeading || kind !== undefined || introducesPart,
  },
]

/**
 * Rules for other formats. Headings come first, since they affect later lines. Rules about the section of a line come
 * next, since the method and the notes have no ingredients. Sentences come last, since an ingredient may be written as
 * one. All other lines are ingredients, since users notice a surplus ingredient, but not a missing one.
 */
const LINES: readonly Rule[] = [
  // A step heading with the step on the same line: "Step 1: Toast 100 g almonds".
  {
    is: 'method',
    foods: 'named',
    begins: 'method',
    when: ({ isStepHeading, foldedKeys }) => isStepHeading && foldedKeys.length > 2,
  },
  {
    is: 'heading',
    begins: 'method',
    when: ({ kind, isStepHeading }) => kind === 'method' || isStepHeading,
  },
  {
    is: 'heading',
    begins: 'note',
    when: ({ text, isApart, isHeading }) =>
      isApart && (isHeading || /[:：]\s*$|^[^:]*$/.test(text)),
  },
  { is: 'heading', begins: 'lines', when: ({ kind }) => kind === 'ingredients' },
  // A heading within the method or notes. In other places, such a heading begins a section of the list.
  { is: 'heading', when: ({ isHeading }, { goesOn }) => isHeading && goesOn },
  {
    is: 'heading',
    foods: 'possible',
    when: ({ kind }, { goesOn }) => kind === 'section' && goesOn,
  },
  PART_WITHOUT_LIST,
  {
    is: 'heading',
    foods: 'possible',
    begins: 'lines',
    when: ({ kind, isHeading }) => isHeading || kind === 'section' || kind === 'heading',
  },
  // A method heading with the first step on the same line: "Zubereitung: Alles mischen."
  {
    is: 'method',
    begins: 'method',
    when: (line, { state }) => state !== 'method' && line.opensMethod,
  },
  {
    is: 'servings',
    foods: 'named',
    when: ({ kind }, { isYieldBelowTitle }) => kind === 'servings' || isYieldBelowTitle,
  },
  // In notes, foods count if they have an amount or are declared ("contains nuts"). Others may be mere suggestions.
  {
    is: 'note',
    foods: 'named',
    when: (line, { state }) => state === 'note' && (isListed(line) || saysContents(line)),
  },
  { is: 'note', when: (_, { state }) => state === 'note' },
  { is: 'method', foods: 'named', when: (line, { state }) => state === 'method' && isListed(line) },
  { is: 'method', when: (_, { state }) => state === 'method' },
  { is: 'ruled line', when: ({ kind }) => kind === 'ruled line' },
  {
    is: 'note',
    when: (line, { found }) => found.length > 0 && !line.beginsWithNumber && line.isElsewhere,
  },
  { is: 'running text', begins: 'text', when: (_, { isRunningText }) => isRunningText },
  // Lines after a recipe that is written as running text: "Liebe Grüße", "Edit: no milk in it!".
  {
    is: 'note',
    foods: 'named',
    when: (line, { state }) => state === 'text' && !line.beginsWithNumber && !line.isSurelyFood,
  },
  // A sentence may be an ingredient if no line has an amount: "Salt, pepper and a knob of butter."
  {
    is: 'ingredient',
    when: (line, { hasAmounts, isParagraph }) =>
      !hasAmounts && line.isSentenceOfFoods && (line.listsIngredients || !isParagraph),
  },
  { is: 'title', foods: 'possible', when: ({ kind }, { isTitle }) => kind === 'title' || isTitle },
  { is: 'metadata', when: (line) => line.isNutrition },
  { is: 'metadata', foods: 'named', when: (line) => line.isFact || line.isFurniture },
  { is: 'heading', foods: 'possible', when: (_, { looksLikeHeading }) => looksLikeHeading },
  // The foods in the steps count if the method has no heading.
  { is: 'method', foods: 'named', begins: 'steps', when: (_, { isStep }) => isStep },
  { is: 'note', foods: 'named', begins: 'note', when: (_, { isClosing }) => isClosing },
  {
    is: 'note',
    foods: 'named',
    when: (line, { isOpening, isTalk }) => isOpening || isTalk || line.isAside || line.isProse,
  },
  {
    is: 'metadata',
    foods: 'named',
    when: (line, context) =>
      context.isInHead || context.isYieldAlone || (line.countsPieces && context.found.length > 0),
  },
]

/** True for a line such as "100 g walnuts", but not for a sentence such as "20 minutes later." */
const isListed = (line: Line) => line.beginsWithNumber && !/[.!]\s*$/.test(line.text)

const saysContents = (line: Line) => line.hasClass('contains', 'mayContain')
