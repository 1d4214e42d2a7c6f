/** The operation that reads labels. */

import { DEFAULT_LANGUAGE } from '../domain/languages.ts'
import { MAX_AMOUNT, MAX_ITEMS, MAX_RECIPE } from '../domain/limits.ts'
import { requireConcerns } from '../engine/compatibility/check.ts'
import type { LabelRequest } from '../engine/labels/answer.ts'
import { checkLabel } from '../engine/labels/check.ts'
import { cleanText } from '../engine/labels/clean.ts'
import { sectionsOf } from '../engine/labels/sections.ts'
import { requireAtMost } from '../engine/limits.ts'
import { invalidField, readAll, shown, shownText } from '../errors.ts'
import { requireFewLetters } from '../recipes/lines.ts'
import { msg } from '../wording/message.ts'
import { requireKnown } from './known.ts'
import { inTurns, operation, ref } from './operation.ts'
import { LANG } from './parameters.ts'
import { PEOPLE_ERRORS, peopleIn, requireHousehold } from './people.ts'
import { RECIPE_ERRORS } from './recipes/body.ts'

export const LABEL_CHECK = operation({
  id: 'label',
  path: '/v1/labels/check',
  summary: 'Check the list of ingredients of a package',
  description:
    'Reads the list with its additive classes, brackets and percentages, and the allergen statements around it. Unreadable parts leave verdicts open; a guess can add risks but never rule them out. FODMAP, histamine and lactose count with the highest amount that the order by weight allows.',
  body: {
    schema: ref('LabelRequest'),
    read: ({ people, ...body }) => ({ ...labelRequest(body), people: requireHousehold(people) }),
  },
  response: ref('LabelResponse'),
  errors: [...RECIPE_ERRORS, ...PEOPLE_ERRORS],
  example: {
    body: {
      text: 'Ingredients: wheat flour, sugar, butter (milk) 12%, emulsifier: lecithins (soya). May contain nuts.',
      lang: 'en',
      portion: 30,
      concerns: ['gluten', 'dairy'],
    },
  },
  run: (context, { body }) => {
    const people = peopleIn(context.library, body.people, body.lang)
    return inTurns(context, checkLabel(context.library, { ...body, people }))
  },
})

/** Matches a percentage before the first food, such as "65 % ", which does not count as an amount. */
const SHARE = /^\d+(?:[.,]\d+)? ?%\s*/

/**
 * True if the text is from a package. Such a text has a heading "Ingredients", and then a line of comma-separated
 * names that does not start with an amount. (A recipe has one line per food.)
 */
export function isPackage(text: string): boolean {
  if (!text.includes(',') || text.length > MAX_RECIPE) return false
  const clean = cleanText(text)
  return sectionsOf(clean).sections.some(({ heading, from, to }) => {
    const [first = ''] = clean.text.slice(from, to).trim().split('\n')
    return heading !== null && /^(?!\d)[^,]+(?:,[^,]+){2}/.test(first.replace(SHARE, ''))
  })
}

/** Reads the body. Throws INVALID_REQUEST, INVALID_LANGUAGE, EMPTY_ITEMS, TOO_MANY_ITEMS or INVALID_CONCERN. */
function labelRequest(body: Readonly<Record<string, unknown>>): LabelRequest {
  const { text, lines, lang = null, portion = null, concerns = null, known } = body
  return readAll({
    text: () => requireText(text ?? null, lines ?? null),
    lang: () =>
      lang === null
        ? DEFAULT_LANGUAGE
        : LANG.read(typeof lang === 'string' ? lang : shownText(lang)),
    portion: () => requirePortion(portion),
    concerns: () => requireConcerns(concerns),
    known: () => requireKnown(known),
  })
}

function requireText(text: unknown, lines: unknown): string {
  if ((text === null) === (lines === null)) throw invalidField('text', msg('giveTextOrLines'))
  if (text !== null) {
    if (typeof text !== 'string') throw invalidField('text', msg('textNotText'))
    requireFewLetters(MAX_RECIPE, text.length, 'text')
    return text
  }
  if (!Array.isArray(lines)) throw invalidField('lines', msg('linesNotTexts'))
  requireAtMost(MAX_ITEMS, lines, 'lines')
  if (lines.some((line) => typeof line !== 'string')) {
    throw invalidField('lines', msg('linesNotTexts'))
  }
  const joined = lines.join('\n')
  requireFewLetters(MAX_RECIPE, joined.length, 'lines')
  return joined
}

function requirePortion(portion: unknown): number | null {
  if (portion === null) return null
  const isAmount = typeof portion === 'number' && Number.isFinite(portion)
  if (isAmount && portion > 0 && portion <= MAX_AMOUNT) return portion
  throw invalidField('portion', msg('portionNotGrams', { portion: shown(portion) }))
}
