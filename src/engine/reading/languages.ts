/** Reads a line in the asked language, or in another one that it surely is written in: people paste recipes of all three. */

import type { Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import { nameKey } from '../../language/fold.ts'
import { inOrder } from '../../language/index.ts'
import type { Library } from '../../library/library.ts'
import { lexiconOf } from '../../search/lexicon-entries.ts'
import { readLine as readIn } from '../lines/line.ts'
import type { LineReading } from './line.ts'
import { CERTAIN } from './readings.ts'

/**
 * The reading in the asked language, unless it is not sure and another language's is, and the asked one does not know the words
 * of any of its foods ("rind", "pan" and "once" are English words, whatever they name elsewhere).
 */
export function readLine(library: Library, line: string, language: Language): LineReading {
  const reading = readIn(library, line, language)
  if (reading.isNonFood || isSure(reading)) return reading
  const near = isNear(reading)
  for (const other of inOrder(language)) {
    if (other === language) continue
    const foreign = readIn(library, line, other)
    if (near && !areNames(foreign)) continue
    if (isOf(foreign, other) && isUnknownIn(library, foreign, language)) {
      return foreign
    }
  }
  return reading
}

function isSure({ mentions }: LineReading): boolean {
  return (
    mentions.length > 0 &&
    mentions.every(({ choices }) => choices.every(({ certainty }) => certainty === 'sure'))
  )
}

/** Whether the asked language has something near: a typo of its own, or a name with several meanings. */
function isNear({ mentions, isNear: isSlip }: LineReading): boolean {
  if (isSlip) return true
  return mentions.some(({ choices }) =>
    choices.some(
      ({ certainty, candidates }) =>
        candidates.some(({ misspelt }) => misspelt) ||
        (certainty === 'none' && candidates.length > 0),
    ),
  )
}

/** Whether each food is named by several words as they stand, which no typo makes: "rama de canela". */
function areNames({ mentions }: LineReading): boolean {
  return mentions.every(({ choices }) =>
    choices.every(
      ({ phrase, candidates }) =>
        nameKey(phrase).includes(' ') && (candidates[0]?.confidence ?? 0) >= CERTAIN,
    ),
  )
}

/** Whether the line is surely one of the language, each food by a name of it. */
function isOf(reading: LineReading, language: Language): boolean {
  return (
    !reading.isNonFood &&
    isSure(reading) &&
    reading.mentions.every(({ choices }) =>
      choices.every(({ candidates }) => (itemAt(candidates, 0).lang ?? language) === language),
    )
  )
}

/** Whether each food is named by a word that the language does not have. */
function isUnknownIn(library: Library, { mentions }: LineReading, language: Language): boolean {
  const isKnown = (word: string) =>
    lexiconOf(library, language).of(word) !== undefined ||
    library.named(word).some(({ lang }) => lang === language)
  return mentions.every(({ choices }) =>
    choices.every(({ phrase }) =>
      nameKey(phrase)
        .split(' ')
        .some((word) => !isKnown(word)),
    ),
  )
}
