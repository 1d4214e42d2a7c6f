/** Where the build puts what a server sends: beside the bundle, or in `dist` where the sources run as they are. */

import { basename, join } from 'node:path'

const HERE = import.meta.dirname
const BUILT = basename(HERE) === 'dist' ? HERE : join(HERE, '../../dist')

export const DOCUMENTS_FOLDER = join(BUILT, 'swagger-ui')
export const PAGE_FOLDER = join(BUILT, 'page')
