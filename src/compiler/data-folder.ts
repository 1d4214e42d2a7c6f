/** The text files of a data folder: each is read once, and what is wrong is collected with its file and line. */

import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { entryOf } from '../domain/present.ts'
import { DataError, readCsv, readYaml, type YamlEntry } from './read-text.ts'

/** A place in a file: the line of a key below it, or of the entry itself. */
interface Place {
  readonly file: string
  readonly lineOf: (path: readonly string[]) => number
}

export class DataFolder {
  /** As `file:line: what`. */
  readonly problems: string[] = []
  /** Where an id first stands: the ingredient, its nutrients, its portions. */
  private readonly places = new Map<string, Place>()
  /** What was read, by file: some of it is needed before its turn. */
  private readonly read = new Map<string, YamlEntry[]>()

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

  yaml(file: string): YamlEntry[] {
    const before = this.read.get(file)
    if (before) return before
    return this.attempt(() => {
      const entries = readYaml(join(this.path, file), file)
      this.read.set(file, entries)
      return entries
    }, [])
  }

  csv(file: string): ReturnType<typeof readCsv> {
    return this.attempt(() => readCsv(join(this.path, file), file), [])
  }

  /** What cannot be read at all is a problem like any other. */
  attempt<T>(read: () => T, fallback: T): T {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof DataError)) throw error
      this.problems.push(`${this.shown}/${error.message}`)
      return fallback
    }
  }
}

/** Whether a file holds a category: by its name, or by that and what part of it. */
export const isOf = (name: string, category: string): boolean =>
  name === category || name.startsWith(`${category}-`)
