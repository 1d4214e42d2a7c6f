/** Our line reader, with the same interface as the other parsers that we compare with it. */

import { LANGUAGES } from '../../../../src/domain/languages.ts'
import { parseItem } from '../../../../src/engine/parse.ts'
import type { Library } from '../../../../src/library/library.ts'
import type { ReadingPeer } from './peer.ts'

export function ourReader(library: Library): ReadingPeer {
  return {
    name: 'ingr',
    langs: LANGUAGES,
    read: (line, lang) => {
      const [first] = parseItem(library, line, lang)
      if (!first || first.amount === null) return []
      return [{ amounts: [first.amount], unit: first.unit }]
    },
  }
}
