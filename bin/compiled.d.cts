import type { Script } from 'node:vm'

export function compiled(source: string, filename: string, cachedData?: Uint8Array): Script
export function run(
  script: Script,
  require: NodeJS.Require,
  filename: string,
  folder: string,
): unknown
