/**
 * Build tools: `library` compiles the data, `import` reads source files, `eval` measures the quality of the
 * library, `popularity` counts how often recipes mention each ingredient.
 */

import { openLibrary } from '../library/sqlite-library.ts'
import { compile } from './compile.ts'
import { evaluate } from './eval.ts'
import { importFlavorGraph } from './flavorgraph.ts'
import { importSources } from './import.ts'
import { writePopularity } from './popularity.ts'
import { DataError } from './read-text.ts'
import { isMadeFrom, stampOfInputs, writeStamp } from './stamp.ts'
import { writeLibrary } from './write-library.ts'

const [command, ...args] = process.argv.slice(2)
const option = (name: string) => {
  const at = args.indexOf(name)
  return at < 0 ? undefined : args[at + 1]
}

const STAMP = 'dist/library.stamp'

function library(): number {
  const only = option('--check')
  const path = option('--out') ?? 'data/library.sqlite'
  const inputs = only ? '' : stampOfInputs('data')
  if (!only && isMadeFrom(inputs, path, STAMP)) {
    console.log(`${path} is what the data say already`)
    return 0
  }
  const compiled = compile('data', only)
  for (const problem of compiled.problems) console.error(problem)
  if (compiled.problems.length > 0) {
    console.error(`${compiled.problems.length} problems; no library written`)
    return 1
  }
  if (only) {
    console.log(`${only}: ${compiled.ingredients.length} ingredients, no problems`)
    return 0
  }
  const { hash, bytes } = writeLibrary(compiled, path)
  writeStamp(inputs, path, STAMP)
  console.log(`${compiled.ingredients.length} ingredients, ${bytes} bytes, hash ${hash}`)
  return 0
}

const COMMANDS: Readonly<Record<string, () => number>> = {
  library,
  eval: () =>
    evaluate(openLibrary(option('--library') ?? 'data/library.sqlite'), {
      mentions: option('--mentions'),
      missing: Number(option('--missing') ?? 0),
      readme: option('--readme'),
    }),
  popularity: () =>
    writePopularity(
      openLibrary('data/library.sqlite'),
      option('--mentions') ?? '',
      'data/popularity.csv',
    ),
  flavorgraph: () => importFlavorGraph('data', option('--folder') ?? ''),
  import: () => importSources('data', option('--sources'), option('--only')),
}

const run = COMMANDS[command ?? '']
if (!run) {
  console.error(`unknown build tool: ${command}; known: ${Object.keys(COMMANDS).join(', ')}`)
  process.exitCode = 2
} else {
  try {
    process.exitCode = run()
  } catch (error) {
    // Stop if a closed set has an error, because the other checks need the closed sets.
    if (!(error instanceof DataError)) throw error
    console.error(`data/${error.message}`)
    process.exitCode = 1
  }
}
