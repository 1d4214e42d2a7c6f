/** Paths of the built files that a server sends: next to the bundle, or in `dist` if run from source. */

import { basename, join } from 'node:path'

const HERE = import.meta.dirname
const BUILT = basename(HERE) === 'dist' ? HERE : join(HERE, '../../dist')

export const DOCUMENTS_FOLDER = join(BUILT, 'swagger-ui')
export const PAGE_FOLDER = join(BUILT, 'page')
