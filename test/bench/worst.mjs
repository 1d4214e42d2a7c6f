/** `node test/bench/worst.mjs`: see worst.ts. */

import { createRequire } from 'node:module'
import { bundle } from '../support/bundle.mjs'

await createRequire(import.meta.url)(bundle('test/bench/worst.ts', 'bench-worst')).worst()
