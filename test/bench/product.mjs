/** Bundles and loads `product.ts`. */

import { createRequire } from 'node:module'
import { bundle } from '../support/bundle.mjs'

/** The exports of `product.ts`. */
export function product() {
  const require = createRequire(import.meta.url)
  return require(bundle('test/bench/product.ts', 'bench'))
}
