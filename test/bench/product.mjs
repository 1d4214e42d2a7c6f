/** Bundles `product.ts`, and loads it. */

import { createRequire } from 'node:module'
import { bundle } from '../support/bundle.mjs'

/** What `product.ts` exports. */
export function product() {
  const require = createRequire(import.meta.url)
  return require(bundle('test/bench/product.ts', 'bench'))
}
