/** Makes real builds of the program in separate folders, with or without a change to the source code. */

import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../cli/run.ts'

export interface Build {
  /** Runs `ingr call GET` and returns the response headers that it prints. */
  readonly call: (path: string) => Promise<Readonly<Record<string, string>>>
}

const run = promisify(execFile)

/** Builds the program in `folder` after applying `change` to the text of `file`. */
export async function buildOf(
  folder: string,
  file?: string,
  change: (text: string) => string = (text) => text,
): Promise<Build> {
  mkdirSync(folder, { recursive: true })
  for (const part of ['src', 'bin', 'esbuild.config.mjs', 'package.json', 'tsconfig.json']) {
    cpSync(join(ROOT, part), join(folder, part), { recursive: true })
  }
  for (const part of ['node_modules', 'data', 'docs'])
    symlinkSync(join(ROOT, part), join(folder, part))
  if (file !== undefined) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    const changed = change(text)
    if (changed === text) throw new Error(`nothing changed in ${file}`)
    writeFileSync(path, changed)
  }
  await run(process.execPath, ['esbuild.config.mjs'], { cwd: folder })
  await run(process.execPath, ['dist/release-tools.cjs', 'openapi'], { cwd: folder })
  return {
    call: async (path) => {
      const words = [join(folder, 'bin/ingr.js'), 'call', 'GET', path, '--include']
      const env = { ...process.env, INGR_METER: 'off' }
      const { stdout } = await run(process.execPath, words, { env, maxBuffer: 1 << 26 })
      const [head = ''] = stdout.split('\n\n')
      const rows = head.split('\n').slice(1)
      return Object.fromEntries(rows.map((row) => row.split(/: (.*)/s).slice(0, 2)))
    },
  }
}
