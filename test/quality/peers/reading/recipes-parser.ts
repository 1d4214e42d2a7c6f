/** The recipes-parser package, which includes grammars for English and French. */

import { readFileSync } from 'node:fs'
import RecipesParser from 'recipes-parser'
import { ourUnit, quantity, type ReadingPeer } from './peer.ts'

const NLP = 'node_modules/recipes-parser/lib/nlp/en'

interface Read {
  readonly result?: { readonly unit?: string | null; readonly amount?: number | string | null }
}
type Parser = { getIngredientsFromText(lines: readonly string[], byKey: boolean): readonly Read[] }
type ParserClass = new (rules: string, units: unknown, globalUnit: unknown) => Parser

export function recipesParser(): ReadingPeer {
  const json = (name: string): unknown => JSON.parse(readFileSync(`${NLP}/${name}.json`, 'utf8'))
  // Some bundlers wrap the default export of the package once more.
  const loaded = RecipesParser as unknown as ParserClass & { readonly default?: ParserClass }
  const Made = loaded.default ?? loaded
  const parser = new Made(
    readFileSync(`${NLP}/en/rules.pegjs`, 'utf8'),
    json('units'),
    json('global_unit'),
  )
  return {
    name: 'recipes-parser',
    langs: ['en'],
    read: (line) =>
      parser
        .getIngredientsFromText([line], true)
        .flatMap(({ result }) =>
          result ? [quantity([Number(result.amount ?? 0)], ourUnit(result.unit))] : [],
        ),
  }
}
