/** The text files of a data folder: each is read once, and what is wrong is collected with its file and line. */

import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { entryOf } from '../domain/present.ts'
import { type CsvRow, DataError, readCsv, readYaml, type Say, type YamlEntry } from './read-text.ts'

/** A place in a file: the line of a key below it, or of the entry itself. */
interface Place {
  readonly file: string
  readonly lineOf: (path: readonly string[]) => number
}

/** An entry with the file that it is in. */
export interface Placed {
  readonly file: string
  readonly entry: YamlEntry
}

export class DataFolder {
  /** As `file:line: what`. */
  readonly problems: string[] = []
  /** Where an id first stands: the ingredient, its nutrients, its portions. */
  private readonly places = new Map<string, Place>()
  /** What was read, by file: some of it is needed before its turn. */
  private readonly read = new Map<string, readonly YamlEntry[]>()

  constructor(
    readonly path: string,
    /** How messages call the folder. */
    private readonly shown: string,
    /** The one category that is asked for. */
    readonly only?: string,
  ) {}

  readonly say = (file: string, line: number, what: string): void => {
    this.problems.push(`${this.shown}/${file}:${line}: ${what}`)
  }

  /** Reports what is wrong with an entry. */
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

  /** The entries of a file; none where there is no such file. */
  yaml(file: string): readonly YamlEntry[] {
    const entries = this.read.get(file) ?? this.attempt(readYaml, file)
    this.read.set(file, entries)
    return entries
  }

  /** The rows of a file; none where there is no such file. */
  csv(file: string): readonly CsvRow[] {
    return this.attempt(readCsv, file)
  }

  /** The entries of all YAML files in a folder. */
  entriesIn(folder: string): readonly Placed[] {
    return this.files(folder, '.yaml').flatMap((file) =>
      this.yaml(file).map((entry) => ({ file, entry })),
    )
  }

  /** What cannot be read at all is a problem like any other. */
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

/** Whether a file holds a category: by its name, or by that and what part of it. */
export const isOf = (name: string, category: string): boolean =>
  name === category || name.startsWith(`${category}-`)
