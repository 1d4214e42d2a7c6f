/** Reads the text files of a data folder and collects problems with their file and line. */

import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { entryOf } from '../domain/present.ts'
import { type CsvRow, DataError, readCsv, readYaml, type Say, type YamlEntry } from './read-text.ts'

/** A data file, and a function that finds the line of an entry or of a key within the entry. */
type Place = { readonly file: string; readonly lineOf: (path: readonly string[]) => number }

export type Placed = { readonly file: string; readonly entry: YamlEntry }

export class DataFolder {
  /** Problems found, as `file:line: what`. */
  readonly problems: string[] = []
  /** Where each id first occurs, per kind of data. */
  private readonly places = new Map<string, Place>()
  /** YAML entries read so far, by file, because some files are needed more than once. */
  private readonly read = new Map<string, readonly YamlEntry[]>()

  constructor(
    readonly path: string,
    /** Name of the folder in messages. */
    private readonly shown: string,
    /** The only category to read; undefined means all categories. */
    readonly only?: string,
  ) {}

  readonly say = (file: string, line: number, what: string): void => {
    this.problems.push(`${this.shown}/${file}:${line}: ${what}`)
  }

  sayOf(file: string, { key, lineOf }: YamlEntry): Say {
    return (path, what) => this.say(file, lineOf(path), `${key}: ${what}`)
  }

  place(what: string, id: string, place: Place): void {
    const key = `${what} ${id}`
    if (!this.places.has(key)) this.places.set(key, place)
  }

  sayAt(what: string, id: string, path: readonly string[], problem: string): void {
    const { file, lineOf } = entryOf(this.places, `${what} ${id}`)
    this.say(file, lineOf(path), problem)
  }

  has(file: string): boolean {
    return existsSync(join(this.path, file))
  }

  files(folder: string, ending: string, all = false): string[] {
    if (!this.has(folder)) return []
    return readdirSync(join(this.path, folder))
      .filter((name) => name.endsWith(ending))
      .filter((name) => all || !this.only || isOf(basename(name, ending), this.only))
      .sort()
      .map((name) => `${folder}/${name}`)
  }

  /** Entries of a YAML file; none if the file does not exist. */
  yaml(file: string): readonly YamlEntry[] {
    const entries = this.read.get(file) ?? this.attempt(readYaml, file)
    this.read.set(file, entries)
    return entries
  }

  /** Rows of a CSV file; none if the file does not exist. */
  csv(file: string): readonly CsvRow[] {
    return this.attempt(readCsv, file)
  }

  entriesIn(folder: string): readonly Placed[] {
    return this.files(folder, '.yaml').flatMap((file) =>
      this.yaml(file).map((entry) => ({ file, entry })),
    )
  }

  /** Reads a file. If that fails, the error is collected like any other problem. */
  private attempt<T>(read: (path: string, name: string) => readonly T[], file: string) {
    try {
      return this.has(file) ? read(join(this.path, file), file) : []
    } catch (error) {
      if (!(error instanceof DataError)) throw error
      this.problems.push(`${this.shown}/${error.message}`)
      return []
    }
  }
}

/** True if a file belongs to the category: `dishes.yaml`, or a part such as `dishes-asian.yaml`. */
export const isOf = (name: string, category: string): boolean =>
  name === category || name.startsWith(`${category}-`)
