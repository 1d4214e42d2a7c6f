/** Reads the YAML and CSV files of `data/`, so that every problem names its file and line. */

import { readFileSync } from 'node:fs'
import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { itemAt } from '../domain/present.ts'

/** A problem in the data, reported as `file:line: what`. */
export class DataError extends Error {
  constructor(file: string, line: number, what: string) {
    super(`${file}:${line}: ${what}`)
  }
}

export type Plain = Readonly<Record<string, unknown>>

/**
 * Returns the value as a map; an empty map if the value is missing. Text or a number becomes a key of the map, which
 * the key check then reports as unknown.
 */
export function mapOf(value: unknown): Plain {
  if (value === undefined || value === null) return {}
  return typeof value === 'object' ? { ...value } : { [String(value)]: null }
}

/** The value as a list of texts; a single value becomes a list of one. */
export function textsOf(value: unknown): readonly string[] {
  if (value === undefined || value === null) return []
  return (Array.isArray(value) ? value : [value]).map(String)
}

/** Reports a problem at a key inside an entry. */
export type Say = (path: readonly string[], what: string) => void

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True for a list of texts, none of them blank. */
export const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string' && name.trim() !== '')

/** Reports unknown keys of a map; `at` is the path to that map. */
export function checkKeys(
  map: Plain,
  known: readonly string[],
  say: Say,
  at: readonly string[] = [],
): void {
  for (const key of Object.keys(map))
    if (!known.includes(key)) say([...at, key], `unknown key: ${key}`)
}

/** Reads a list of texts; empty if missing. Reports any value that is not a list. */
export function listAt(given: unknown, path: readonly string[], say: Say): readonly string[] {
  if (given === undefined) return []
  if (Array.isArray(given)) return given.map(String)
  say(path, `${path.join('.')} is not a list`)
  return []
}

export interface YamlEntry {
  readonly key: string
  readonly value: Plain
  readonly line: number
  /** Line of a key inside the entry, for error messages. */
  lineOf(path: readonly string[]): number
}

/** Top-level entries of a YAML map, in file order. Throws DataError on bad syntax or duplicate keys. */
export function readYaml(path: string, name: string): YamlEntry[] {
  const counter = new LineCounter()
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: counter })
  const error = document.errors[0]
  if (error) {
    throw new DataError(
      name,
      counter.linePos(error.pos[0]).line,
      itemAt(error.message.split('\n'), 0),
    )
  }
  if (document.contents === null) return []
  if (!isMap(document.contents)) throw new DataError(name, 1, 'not a mapping of ids to entries')
  const lineAt = (node: unknown) => {
    const range = (node as Node | null | undefined)?.range
    return range ? counter.linePos(range[0]).line : 1
  }
  return document.contents.items.map((pair) => ({
    key: String(pair.key),
    value: ((pair.value as Node | null)?.toJS(document) ?? {}) as Plain,
    line: lineAt(pair.key),
    lineOf: function lineOf(keys): number {
      const parent = document.getIn([String(pair.key), ...keys.slice(0, -1)], true)
      if (isSeq(parent)) {
        const item = parent.items[Number(keys.at(-1))]
        return item === undefined ? lineOf(keys.slice(0, -1)) : lineAt(item)
      }
      const own = isMap(parent)
        ? parent.items.find((item) => String(item.key) === keys.at(-1))
        : undefined
      return lineAt(own?.key ?? pair.key)
    },
  }))
}

export type CsvRow = { readonly cells: Readonly<Record<string, string>>; readonly line: number }

/** Rows of a CSV file; throws DataError if a row has more or fewer cells than the header. */
export function readCsv(path: string, name: string): CsvRow[] {
  const [head, ...rows] = splitCsv(readFileSync(path, 'utf8'))
  if (!head) return []
  return rows.map(({ cells, line }) => {
    if (cells.length !== head.cells.length)
      throw new DataError(name, line, `${cells.length} cells instead of ${head.cells.length}`)
    return { cells: Object.fromEntries(head.cells.map((key, i) => [key, itemAt(cells, i)])), line }
  })
}

/** Splits CSV into non-empty rows, each with the number of its first line. Quotes may enclose commas and newlines. */
function splitCsv(text: string): { cells: string[]; line: number }[] {
  const rows: { cells: string[]; line: number }[] = []
  let cells: string[] = []
  let line = 1
  let begun = 1
  for (const [, quoted, plain, end] of text.matchAll(CELL)) {
    cells.push((quoted?.replaceAll('""', '"').replaceAll(/\s*\n\s*/g, ' ') ?? plain ?? '').trim())
    line += (quoted?.split('\n').length ?? 1) - 1
    if (end === ',') continue
    if (cells.some((cell) => cell !== '')) rows.push({ cells, line: begun })
    cells = []
    line += 1
    begun = line
  }
  return rows
}

/** A cell and its end: a comma, a line break, or the end of the text. */
const CELL = /(?:"((?:[^"]|"")*)"[^,\n]*|([^,\n]*))(,|\n|$)/g
