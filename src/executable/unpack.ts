/** Unpacks files that cannot be used inside the executable: the library, the native addon, the pages of /docs. */

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
  /** Hash of all files, used as the folder name, so that two versions never share a folder. */
  readonly hash: string
  readonly files: readonly { readonly path: string; readonly sha256: string }[]
}

export interface Assets {
  readonly manifest: Manifest
  readonly read: (path: string) => Uint8Array
  /** Throws if the files cannot be used from the folder, for example an addon on a `noexec` mount. */
  readonly prove: (folder: string) => void
}

/** Size, modification time and inode of each file whose hash was correct. */
type Seen = Readonly<Record<string, string>>

const SEEN = 'verified.json'

type Env = Readonly<Record<string, string | undefined>>

/**
 * Unpacks the files into the user's cache or a temporary folder, and returns the folder. Files are hashed when written,
 * and again if their size, modification time or inode has changed. Throws if no folder can be used.
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

/** Folders to try: the user's cache folder, then the folder for temporary files. */
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

/** The home folder in the system's list of users, if HOME is not set. A minimal machine may have no such list. */
function homeOfUser(): string | undefined {
  try {
    return homedir()
  } catch {
    return undefined
  }
}

/** Creates a folder for this run only, if neither of the usual folders can be used. */
function passing(hash: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return join(folder, hash)
}

/** True if no other user owns the folder or may write to it. (The files in the folder run as this user.) */
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

/** Creates a folder. Does not use `recursive`, because Node then hangs below /proc, where no folder can be created. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process created the folder first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Writes a file so that readers see all of it or none. */
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

/** Status of a path, without following links; undefined if it does not exist or a parent is a file. */
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
