import type { Script } from 'node:vm'

export function compiled(source: string, filename: string, cache?: Uint8Array): Script
export function keyOf(source: string): string
export function run(
  script: Script,
  require: NodeJS.Require,
  filename: string,
  folder: string,
): unknown
