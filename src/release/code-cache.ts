/** Caches the code that V8 compiles from the bundle, so that later starts need not compile it. */

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, resolve } from 'node:path'
import { compiled, keyOf, run } from '../../bin/compiled.cjs'
import type { main } from '../main.ts'

/** A recipe with title, servings, parts and method. Checking it runs the same code as reading a file. */
const RECIPE = `Potato soup with cream
Serves 4

500 g potatoes, peeled and diced
1 onion, chopped
2 tbsp olive oil or butter
200 ml cream
Salt and pepper

For the topping:
a handful of parsley
1/2 cup croutons (optional)

Method
1. Fry the onion in the oil.
2. Add the potatoes and simmer for 20 minutes.
`

/** Commands that make V8 compile the functions for a look-up, a search and a completion. */
const USUAL = [
  ['allergens', 'butter'],
  ['search', 'tomatoe'],
  ['search', 'Möhre', '--lang', 'de'],
  ['search', 'leavening agent'],
  ['check', '200 g butter', '2 EL Mehl', '--concern', 'gluten'],
  ['check', RECIPE],
  ['__complete', 'bash', 'ingr show but'],
  ['__complete', 'bash', 'ingr show mantequila'],
]

/** Writes `<bundle>.cache` for `<bundle>.cjs`. V8 ignores the cache if its own version or the bundle has changed. */
export async function writeCodeCache(bundle: string): Promise<void> {
  const file = resolve(`${bundle}.cjs`)
  // Use the base name, so that the shipped file does not contain a path of the build machine.
  const source = readFileSync(file, 'latin1')
  const script = compiled(source, basename(file))
  const program = run(script, createRequire(file), file, dirname(file)) as { main: typeof main }
  for (const words of USUAL) {
    await program.main(words, {
      out: () => {},
      err: () => {},
      readStdin: () => '',
      readFile: () => '',
      chunks: async function* () {},
      size: () => 0,
      write: async () => {},
      onInterrupt: () => () => {},
      isTerminal: false,
      errIsTerminal: false,
      stdinIsTerminal: true,
      columns: 80,
      rows: 24,
      color: false,
      env: { INGR_METER: 'off', INGR_LIBRARY: 'data/library.sqlite' },
    })
  }
  const key = Buffer.from(keyOf(source))
  writeFileSync(`${bundle}.cache`, Buffer.concat([script.createCachedData(), key]))
}
