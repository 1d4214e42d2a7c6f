/** Prints the EU allergens (Annex II of Regulation 1169/2011) as the letters used on menus. */

import { itemAt } from '../../domain/present.ts'
import { LETTER_SCHEMES, type LetterScheme } from '../../domain/restrictions.ts'
import type { LettersResponse } from '../../domain/shapes/recipes.ts'
import { invalid } from '../../errors.ts'
import { didYouMean } from '../../vocabulary/suggest.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { shownBody } from './readings.ts'

/** The scheme to request if we only need the allergens and not their letters. */
export const LETTERS_OF: LetterScheme = 'at'

/** Parses a letter scheme. If it is unknown, throws INVALID_REQUEST with the most similar name. */
export function requireLetters(text: string): LetterScheme {
  const known = LETTER_SCHEMES
  const scheme = known.find((one) => one === text)
  if (scheme) return scheme
  throw invalid(msg('unknownLettersNear', { text, hint: didYouMean(text, known) }), {
    letters: `one of ${known.join(', ')}`,
  })
}

/** Formats allergen letters, such as `A, (H), O?`. Brackets mean traces, a question mark means unknown. */
export function letterLine(
  all: readonly Pick<LettersResponse['letters'][number], 'letter' | 'contains'>[],
): string {
  return all
    .filter(({ contains }) => contains !== 'no')
    .map(({ letter, contains }) =>
      contains === 'traces' ? `(${letter})` : contains === 'unknown' ? `${letter}?` : letter,
    )
    .join(', ')
}

export async function printLettersOfEach(
  app: App,
  ids: readonly string[],
  all: readonly LettersResponse[],
): Promise<void> {
  if (app.json(all.length === 1 ? all[0] : all)) return
  await app.table(
    app.heads('ingredient', 'letters'),
    all.map((one, i) => [app.name(itemAt(ids, i)), letterLine(one.letters)]),
  )
  if (app.io.isTerminal) app.remark(app.say('said.lettersLegend'))
}

/** Prints the allergen letters of a dish. On a terminal (not in a pipe), omits allergens that the dish is free from. */
export async function printLetters(app: App, body: LettersResponse): Promise<void> {
  if (app.json(shownBody(body))) return
  const line = letterLine(body.letters)
  if (app.io.isTerminal) {
    await app.paragraph(`${app.say('said.letters')}: ${line || app.say('said.lettersNone')}`)
  }
  const shown = body.letters.filter(({ contains }) => !app.io.isTerminal || contains !== 'no')
  if (shown.length > 0) {
    await app.table(
      app.heads('letter', 'allergen', 'contains', 'because'),
      shown.map(({ letter, allergen, contains, ingredientIds }) => [
        letter,
        app.word('eu', allergen),
        app.word('level', contains),
        ingredientIds.map((id) => app.name(id)).join(', '),
      ]),
    )
  }
  for (const id of body.unresolved) app.remark(`${app.say('said.unresolved')}: ${id}`)
  if (!app.io.isTerminal) return
  app.remark(app.say('said.lettersLegend'))
  app.remark(app.say('said.advice'))
}
