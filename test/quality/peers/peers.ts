/** Creates the search engines that we compare with ours, each with the names of the same library. */

import type { Library } from '../../../src/library/library.ts'
import { fts5 } from './fts5.ts'
import { fuse } from './fuse.ts'
import { miniSearch } from './minisearch.ts'
import { orama } from './orama.ts'
import type { Peer } from './peer.ts'

export function peers(library: Library): readonly Peer[] {
  return [
    miniSearch(library),
    fts5(library, 'trigram'),
    fts5(library, 'unicode61'),
    fuse(library),
    orama(library),
  ]
}
