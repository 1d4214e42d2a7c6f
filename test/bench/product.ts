/** What the benches measure, in one bundle, as the program is bundled. */

export { Bytes } from '../../src/engine/bytes.ts'
export { parseLine } from '../../src/engine/parse.ts'
export { openLibrary } from '../../src/library/sqlite-library.ts'
export { OPERATIONS } from '../../src/operations/operations.ts'
export { complete } from '../../src/search/complete.ts'
export { findHits } from '../../src/search/search.ts'
export { rawMiniSearch } from '../quality/peers/minisearch.ts'
export { peers } from '../quality/peers/peers.ts'
export { readLines, readPrefixes, readQueries } from '../quality/sets.ts'
