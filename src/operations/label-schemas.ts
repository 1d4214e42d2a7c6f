/** The shapes of the request and the answer about a package. */

import { ADDITIVE_CLASSES, ADDITIVE_ORIGINS, AUTHORISATIONS } from '../domain/additives.ts'
import { ENTRY_STATUSES, LABEL_SKIPS, STATEMENT_KINDS } from '../domain/labels.ts'
import { LANGUAGES } from '../domain/languages.ts'
import { DIETS, DIMENSIONS, EU_ALLERGENS } from '../domain/restrictions.ts'
import { MAX_AMOUNT, MAX_CONCERNS, MAX_ITEMS } from '../engine/limits.ts'
import { CERTAINTIES } from '../engine/parse.ts'
import { list, nullable, number, object, one, ref, share, text } from './json-schema.ts'
import type { Schema } from './operation.ts'

const entries = (description: string): Schema => list(one(EU_ALLERGENS), description)
const language = one(LANGUAGES)
const id = nullable({ type: 'string', description: 'null for what the library does not know.' })
const place: Schema = { type: 'integer', minimum: 0 }

/** A stretch of the text as it was sent. */
const PLACED = {
  text: { type: 'string', description: 'The words as they stand.' },
  start: { ...place, description: 'Where they begin in the text, in UTF-16 units.' },
  end: { ...place, description: 'Behind their last letter.' },
} satisfies Readonly<Record<string, Schema>>

/** The two ways in which a body holds what stands on a package. */
const WAYS = {
  text: { type: 'string', description: 'All that stands on the package.' },
  lines: {
    type: 'array',
    minItems: 1,
    maxItems: MAX_ITEMS,
    items: text,
    description: 'The same line by line.',
  },
} satisfies Readonly<Record<string, Schema>>

const OPTIONS: Readonly<Record<string, Schema>> = {
  lang: {
    ...nullable(one(LANGUAGES)),
    description:
      'The section that is judged where a package has several, and the language of names; told by the text where it has only one.',
  },
  portion: {
    type: ['number', 'null'],
    exclusiveMinimum: 0,
    maximum: MAX_AMOUNT,
    description: 'Grams of the product that are eaten; 100 where it is left out.',
  },
  concerns: {
    type: ['array', 'null'],
    maxItems: MAX_CONCERNS,
    items: one(DIMENSIONS),
    description: `What to give a verdict on; all ${DIMENSIONS.length} are evaluated anyway.`,
  },
}

/** A body that holds it in one of the ways; the other is null or not there. */
const request = (way: keyof typeof WAYS, other: keyof typeof WAYS): Schema =>
  object(
    {
      [way]: WAYS[way],
      [other]: { type: 'null', description: `Not beside ${way}.` },
      ...OPTIONS,
    },
    { optional: [other, ...Object.keys(OPTIONS)] },
  )

export const LABEL_SCHEMAS = {
  LabelRequest: {
    description: 'Give text or lines.',
    anyOf: [request('text', 'lines'), request('lines', 'text')],
  },
  LabelIngredient: object(
    {
      ...PLACED,
      name: { type: 'string', description: 'Without figures and the name of a class.' },
      ingredientId: id,
      reading: one(CERTAINTIES, 'How surely it was read; what is none leaves verdicts open.'),
      confidence: share('How sure.'),
      share: object(
        {
          min: number('Per cent of the product at least.', { minimum: 0, maximum: 100 }),
          max: number('Per cent of the product at most, by the order of weight and the figures.', {
            minimum: 0,
            maximum: 100,
          }),
          given: { type: 'boolean', description: 'Whether the package gives the figure.' },
        },
        { description: 'How much of the product it is.' },
      ),
      class: {
        ...nullable(one(ADDITIVE_CLASSES)),
        description: 'The functional class that the package names; null where it names none.',
      },
      number: { type: ['string', 'null'], description: 'Of an additive, such as `E 322`.' },
      also: list(
        object({
          ingredientId: id,
          name: text,
          reading: one(CERTAINTIES, 'How surely it was read; a guess clears nothing.'),
        }),
        'Further foods that the same words name.',
      ),
      isNote: {
        type: 'boolean',
        description: 'Set where the words only say what the part around them contains.',
      },
      ingredients: list(ref('LabelIngredient'), 'What it is made of.'),
    },
    { optional: ['also', 'isNote'] },
  ),
  LabelResponse: object({
    contains: entries('Entries of EU Annex II that are contained.'),
    mayContain: entries('Those that may be there as traces.'),
    unknown: entries('Those that nobody can tell from what is written.'),
    evaluation: object(
      Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, ref('DomainEvaluation')])),
    ),
    concerns: nullable(list(ref('ConcernResult'))),
    diets: object(
      Object.fromEntries(
        DIETS.map((diet) => [
          diet,
          object(
            {
              verdict: one(['compatible', 'incompatible', 'uncertain']),
              violations: list(object({ ingredientId: text, sources: list(text) })),
              uncertain: list(text),
              unresolved: list(text),
              uncertainSources: list(
                object({ ingredientId: text, sources: list(text) }),
                'Why each uncertain ingredient is.',
              ),
            },
            { description: 'The verdict for this diet, with what it follows from.' },
          ),
        ]),
      ),
      { description: 'The verdict for each diet.' },
    ),
    additives: list(
      object({
        ...PLACED,
        number: { type: ['string', 'null'], description: 'As the law writes it: `E 322`.' },
        ingredientId: id,
        name: text,
        class: {
          ...nullable(one(ADDITIVE_CLASSES)),
          description: 'The functional class: that of the package, else the usual one.',
        },
        origin: nullable(list(one(ADDITIVE_ORIGINS), 'What it may be made from.')),
        authorised: {
          ...nullable(one(AUTHORISATIONS)),
          description:
            'Whether the Union allows it in food; `restricted`: in a few foods only; null where the library does not know.',
        },
        note: {
          type: ['string', 'null'],
          description: 'What else there is to know; null where nothing is.',
        },
      }),
      'In the order of the list.',
    ),
    ingredients: list(ref('LabelIngredient'), 'The list as a tree.'),
    skipped: list(
      object({ ...PLACED, reason: one(LABEL_SKIPS) }),
      'What is no part of the list and no statement on allergens.',
    ),
    unresolved: list(ref('Unresolved'), 'What could not be read; it never counts as harmless.'),
    lang: { ...language, description: 'The language of the section that was judged.' },
    portion: object(
      {
        grams: number('Grams of the product.'),
        assumed: { type: 'boolean', description: 'true when 100 g were assumed.' },
      },
      { description: 'The amount that the verdicts are for.' },
    ),
    statements: list(
      object({
        ...PLACED,
        kind: one(STATEMENT_KINDS, 'What it says.'),
        allergens: entries('What it names.'),
        without: list(text, 'What it denies in terms that the law defines.'),
      }),
      'The statements on allergens.',
    ),
    allergens: list(
      object({
        allergen: one(EU_ALLERGENS, 'The entry of EU Annex II.'),
        status: one(ENTRY_STATUSES, 'What follows from all that is written.'),
        because: list(
          object({
            ...PLACED,
            status: one(ENTRY_STATUSES, 'What follows from these words.'),
            ingredientId: id,
          }),
          'The words that it follows from.',
        ),
      }),
      'All entries, with where the text tells them.',
    ),
    compared: list(
      object({
        lang: { ...language, description: 'The language of that section.' },
        contains: entries('Told there as contained.'),
        mayContain: entries('Told there as traces.'),
        more: entries('Told there and not in the section that was judged.'),
      }),
      'The other languages of the package.',
    ),
  }),
} satisfies Readonly<Record<string, Schema>>
