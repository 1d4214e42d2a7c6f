/** Lays out in a folder what the executable carries and cannot read from itself: the library, the native addon, the pages of /docs. */

import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, isAbsolute, join } from 'node:path'

export interface Manifest {
  /** Hash of all files: the name of their folder, so that two versions never share one. */
  readonly hash: string
  readonly files: readonly { readonly path: string; readonly sha256: string }[]
}

export interface Assets {
  readonly manifest: Manifest
  readonly read: (path: string) => Uint8Array
  /** Throws when the files cannot be used from the folder, such as an addon where nothing may be executed. */
  readonly prove: (folder: string) => void
}

/** Size, time and inode of a file that had the right hash. */
type Seen = Readonly<Record<string, string>>

const SEEN = 'verified.json'

type Env = Readonly<Record<string, string | undefined>>

/**
 * The folder with all files, from the user's cache or a temporary folder. A file is hashed when it is written, and again
 * when its size, time or inode are not those of then. Throws when no folder can be used.
 */
export function unpacked(assets: Assets, env: Env): string {
  const { hash } = assets.manifest
  const folders = places(env).map((place) => join(place, hash))
  const ready = folders.find((folder) => isOurs(dirname(folder)) && isComplete(folder, assets))
  if (ready) return ready
  const reasons: string[] = []
  for (const make of [...folders.map((folder) => () => folder), () => passing(hash)]) {
    try {
      const folder = make()
      makeFolder(folder)
      if (!isOurs(dirname(folder))) throw new Error(`${dirname(folder)} belongs to somebody else`)
      write(folder, assets)
      return folder
    } catch (error) {
      reasons.push((error as Error).message)
    }
  }
  throw new Error(`no folder to unpack to (${reasons.join('; ')})`)
}

/** The user's cache folder, and where that cannot be written one in the folder for temporary files. */
function places(env: Env): readonly string[] {
  const user = process.getuid?.()
  const cache = cacheFolder(env)
  return [
    ...(cache === undefined ? [] : [join(cache, 'ingr')]),
    join(tmpdir(), user === undefined ? 'ingr' : `ingr-${user}`),
  ]
}

function cacheFolder(env: Env): string | undefined {
  if (env.XDG_CACHE_HOME && isAbsolute(env.XDG_CACHE_HOME)) return env.XDG_CACHE_HOME
  const home = env.HOME || homeOfUser()
  if (!home || !isAbsolute(home)) return undefined
  if (process.platform === 'darwin') return join(home, 'Library/Caches')
  if (process.platform === 'win32') return env.LOCALAPPDATA || join(home, 'AppData/Local')
  return join(home, '.cache')
}

/** Without HOME it stands in the list of users, which a bare machine may not have. */
function homeOfUser(): string | undefined {
  try {
    return homedir()
  } catch {
    return undefined
  }
}

/** For this run alone, where a folder of our name is not ours. */
function passing(hash: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return join(folder, hash)
}

/** What is loaded from a folder runs as this user: nobody else may own it or write to it. */
function isOurs(folder: string): boolean {
  const stat = statOf(folder)
  if (!stat?.isDirectory()) return false
  if (process.getuid === undefined) return true
  return stat.uid === process.getuid() && (stat.mode & 0o022) === 0
}

function isComplete(folder: string, { manifest }: Assets): boolean {
  const seen = readSeen(folder)
  const changed = manifest.files.filter(
    ({ path }) => !(path in seen) || seen[path] !== mark(join(folder, path)),
  )
  if (changed.length === 0) return true
  if (Object.keys(seen).length === 0) return false
  const right = changed.every(({ path, sha256 }) => hashOf(join(folder, path)) === sha256)
  if (right) keepSeen(folder, manifest)
  return right
}

function write(folder: string, { manifest, read, prove }: Assets): void {
  for (const { path, sha256 } of manifest.files) {
    const file = join(folder, path)
    if (hashOf(file) === sha256) continue
    makeFolder(dirname(file))
    atomically(file, read(path))
    if (hashOf(file) !== sha256) throw new Error(`${file} was not written as it is`)
  }
  prove(folder)
  keepSeen(folder, manifest)
}

/** Not with `recursive`: below /proc, where nothing can be made, Node never comes back from it. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** A reader sees the whole file or none. */
function atomically(file: string, content: string | Uint8Array): void {
  const part = `${file}.${process.pid}`
  try {
    writeFileSync(part, content, { mode: 0o600 })
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}

function keepSeen(folder: string, { files }: Manifest): void {
  const seen: Seen = Object.fromEntries(
    files.map(({ path }) => [path, mark(join(folder, path)) ?? '']),
  )
  atomically(join(folder, SEEN), JSON.stringify(seen))
}

function readSeen(folder: string): Seen {
  try {
    return JSON.parse(readFileSync(join(folder, SEEN), 'utf8')) as Seen
  } catch {
    return {}
  }
}

function mark(file: string): string | undefined {
  const stat = statOf(file)
  return stat && `${stat.size} ${stat.mtimeMs} ${stat.ino}`
}

/** Not of what a link leads to; undefined where there is nothing, or a file where a folder should be. */
function statOf(path: string) {
  try {
    return lstatSync(path)
  } catch {
    return undefined
  }
}

function hashOf(file: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex')
  } catch {
    return undefined
  }
}
