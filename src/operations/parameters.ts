/** Query parameters shared by operations. */

import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '../domain/languages.ts'
import { DEFAULT_LIMIT, MAX_AMOUNT, MAX_LIMIT, MAX_QUERY, SEEN_PATTERN } from '../domain/limits.ts'
import { RESTRICTIONS, type Restriction } from '../domain/restrictions.ts'
import { isBlank } from '../domain/visible.ts'
import { requireRestrictions } from '../engine/kitchen/swap-request.ts'
import { requireShortQuery } from '../engine/limits.ts'
import { IngrError, invalid, shown } from '../errors.ts'
import { msg } from '../wording/message.ts'
import { listOf } from './filters.ts'
import type { Parameter } from './operation.ts'

export const Q: Parameter<string> = {
  description: 'What to look for, in any of the three languages.',
  schema: { type: 'string', pattern: SEEN_PATTERN, maxLength: MAX_QUERY },
  required: true,
  read: (text) => {
    if (text === undefined || isBlank(text)) {
      throw new IngrError('MISSING_QUERY', msg('queryMissing'), { q: 'required' })
    }
    requireShortQuery(text)
    return text
  },
}

export const LANG: Parameter<Language> = {
  description: 'Language of names in the answer.',
  schema: { type: 'string', enum: LANGUAGES, default: DEFAULT_LANGUAGE },
  required: false,
  read: (text = DEFAULT_LANGUAGE) => {
    if (isLanguage(text)) return text
    throw new IngrError(
      'INVALID_LANGUAGE',
      msg('unknownLanguageOf', { text, languages: LANGUAGES.join(', ') }),
      { lang: `one of ${LANGUAGES.join(', ')}` },
    )
  },
}

/** A parameter with a whole number from 1 to `maximum`. */
export const wholeNumber = (
  name: string,
  description: string,
  maximum: number,
  otherwise: number,
): Parameter<number> => ({
  description,
  schema: { type: 'integer', minimum: 1, maximum, default: otherwise },
  required: false,
  read: (text = String(otherwise)) => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= 1 && value <= maximum) return value
    throw invalid(msg('wholeNumberOutOfRange', { name, maximum, text }), {
      [name]: `a whole number from 1 to ${maximum}`,
    })
  },
})

export const LIMIT = wholeNumber('limit', 'At most this many entries.', MAX_LIMIT, DEFAULT_LIMIT)

export const flag = (
  name: string,
  description: string,
  otherwise: boolean,
): Parameter<boolean> => ({
  description,
  schema: { type: 'boolean', default: otherwise },
  required: false,
  read: (text = String(otherwise)) => {
    if (text === 'true' || text === 'false') return text === 'true'
    throw notAFlag(name, text)
  },
})

/** Reads a boolean field, false by default. Throws INVALID_REQUEST for any other type. */
export function requireFlag(value: unknown, name: string): boolean {
  if (value === undefined || value === null) return false
  if (typeof value === 'boolean') return value
  throw notAFlag(name, shown(value))
}

const notAFlag = (name: string, text: ReturnType<typeof shown>) =>
  invalid(msg('neitherTrueNorFalse', { name, text }), { [name]: 'true or false' })

/** A parameter with comma-separated concerns and diets; none by default. */
export const restrictionsIn = (name: string): Parameter<readonly Restriction[]> => ({
  description:
    'Concerns and diets, separated by commas: only foods that are compatible with all of them.',
  schema: { type: 'array', items: { type: 'string', enum: RESTRICTIONS } },
  required: false,
  read: (text = '') => {
    const given = listOf(text)
    return given.length === 0 ? [] : requireRestrictions(given, name)
  },
})

export const AMOUNT: Parameter<number | undefined> = {
  description: 'Also compute the nutrients of this amount.',
  schema: { type: 'number', minimum: 0, maximum: MAX_AMOUNT },
  required: false,
  read: (text) => {
    if (text === undefined) return undefined
    if (/^\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text))) {
      return Number(text)
    }
    throw invalid(msg('amountUnreadable', { text }), {
      amount: `not a finite number of at least 0: ${text}`,
    })
  },
}

export const UNIT: Parameter<string | undefined> = {
  description: 'Unit of the amount, by id or by any of its names; grams by default.',
  schema: { type: 'string' },
  required: false,
  read: (text) => text,
}
