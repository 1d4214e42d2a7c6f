/**
 * Decides what a text says of each of its words: that the product has it, lacks it, goes well with it, or is called after it. A
 * word that denies or affirms opens a scope. The scope ends at the next such word and, unless the enumeration goes on, at the next
 * break.
 */

import { byName, keysOf } from '../../domain/closed-sets.ts'
import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { type Diet, impliesDiet } from '../../domain/restrictions.ts'
import { LABEL_WORDS } from '../../language/label-languages.ts'
import type { Span } from './spans.ts'

export type Polarity = 'has' | 'lacks' | 'goesWith' | 'isNamed'

/**
 * `deny` ("without"), `affirm` ("made with", "but"), `with`, which affirms unless something is to be eaten with the product, and
 * `suggest` ("serve with") hold for what follows. `denyBefore` ("… free", "… is not used") and `affirmBefore` hold for
 * the whole stretch between two breaks.
 */
type PolarityClass =
  | 'deny'
  | 'affirm'
  | 'with'
  | 'suggest'
  | 'denyBefore'
  | 'affirmBefore'
  | 'break'

/** One or more words that have an effect on polarity, or a sign between stretches. */
export interface PolarityMark extends Span {
  readonly class: PolarityClass
}

export interface Scope extends Span {
  readonly polarity: Polarity
  /** The class of the mark before it; undefined for the first scope. */
  readonly opening?: PolarityClass
}

/** `afterBreak` returns what holds after a break; by default the enumeration goes on. */
interface Course {
  readonly start: Polarity
  readonly afterBreak?: (before: Polarity, stretch: Span) => Polarity
}

/** The scopes of a text of `length` letters; `marks` in order, without overlap. */
export function scopesIn(
  marks: readonly PolarityMark[],
  length: number,
  { start, afterBreak = (before) => before }: Course,
): readonly Scope[] {
  const scopes: Scope[] = []
  const breaks = marks.filter((mark) => mark.class === 'break')
  let polarity = start
  let opening: PolarityClass | undefined
  for (let at = 0; at <= breaks.length; at++) {
    const stretch = { from: breaks[at - 1]?.to ?? 0, to: breaks[at]?.from ?? length }
    if (at > 0) {
      polarity = afterBreak(polarity, stretch)
      opening = 'break'
    }
    const inside = marks.filter(
      ({ from, to, class: cls }) => cls !== 'break' && from >= stretch.from && to <= stretch.to,
    )
    const isWhole = (cls: PolarityClass) => inside.some((mark) => mark.class === cls)
    const whole = { denied: isWhole('denyBefore'), affirmed: isWhole('affirmBefore') }
    let { from } = stretch
    for (const mark of inside) {
      const next = OPENS[mark.class]
      // "Serve with fish or with pork".
      if (next === undefined || (mark.class === 'with' && opening === 'suggest')) continue
      scopes.push(scopeOf({ from, to: mark.from }, polarity, opening, whole))
      from = mark.to
      polarity = next
      opening = mark.class
    }
    scopes.push(scopeOf({ from, to: stretch.to }, polarity, opening, whole))
  }
  return scopes
}

function scopeOf(
  span: Span,
  polarity: Polarity,
  opening: PolarityClass | undefined,
  whole: { readonly denied: boolean; readonly affirmed: boolean },
): Scope {
  const opened = { ...span, ...(opening ? { opening } : {}) }
  if (whole.denied) return { ...opened, polarity: 'lacks' }
  return { ...opened, polarity: whole.affirmed && polarity !== 'lacks' ? 'has' : polarity }
}

/** What holds after a mark. */
export const OPENS: Readonly<Partial<Record<PolarityClass, Polarity>>> = {
  deny: 'lacks',
  affirm: 'has',
  with: 'has',
  suggest: 'goesWith',
}

/** The text with blanks, or `fill`, for what it says is absent: "dairy free". Of "not dairy free" only "free" is blanked. */
export function withoutDenied(folded: string, language: Language, fill = ' '): string {
  const { free, notFree } = LABEL_WORDS[language]
  const gone = notFree.test(folded.trimStart()) ? FREE : free
  return folded.replace(gone, (words) => fill.repeat(words.length))
}

const FREE = /\b(?:free|libre|exent[oa])\b|-?frei\b/g

/** The stems of the diets that packages name in every language. */
const DIET_STEMS = { vegan: 'vegan', vegetarian: 'vegetari' } as const

const NOT_FOR_DIET = byName(
  keysOf(DIET_STEMS),
  (diet) =>
    new RegExp(
      LANGUAGES.map((lang) => LABEL_WORDS[lang].notForDiet.replaceAll('~', DIET_STEMS[diet])).join(
        '|',
      ),
    ),
)

/** The words that deny a diet, or a wider one, in any language: a product that is not for vegetarians is not for vegans. */
export function denialOf(diet: Diet, folded: string): string | undefined {
  const text = folded.replace(/\s+/g, ' ')
  const wider = keysOf(DIET_STEMS).filter((one) => impliesDiet(diet, one))
  return wider.map((one) => NOT_FOR_DIET[one].exec(text)?.[0]).find((words) => words !== undefined)
}

/** The scopes of a sentence that begins with a denial. */
export function scopesOfDenial(folded: string, language: Language): readonly Scope[] {
  const { contrast, freeBehind, lacking } = LABEL_WORDS[language]
  const affirming = new RegExp(`${contrast.source}(?![a-z])`, 'g')
  const affirmed = [...folded.matchAll(affirming)].filter(({ index }) => index > 0)
  const commas = [...folded.matchAll(/[,;]/g)].filter(({ index }) => index > 0)
  const marks = [
    ...affirmed.map((match) => markOf(match, 'affirm')),
    ...commas
      .map((match) => markOf(match, 'break'))
      .filter(
        ({ from }) =>
          !affirmed.some(({ index, 0: { length } }) => index <= from && from < index + length),
      ),
  ].sort((a, b) => a.from - b.from)
  // In "lactose free, milk" the denial ends at the comma, in "free from: milk, egg" it goes on.
  const isList = lacking.test(folded)
  return scopesIn(marks, folded.length, {
    start: 'lacks',
    afterBreak: (before, { from }) =>
      before === 'lacks' && !isList && freeBehind.test(folded.slice(0, from - 1)) ? 'has' : before,
  })
}

const markOf = ({ index, 0: { length } }: RegExpExecArray, cls: PolarityClass): PolarityMark => ({
  from: index,
  to: index + length,
  class: cls,
})
