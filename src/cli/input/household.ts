/** Reads a household file: its people, and their concerns, diets and avoided foods. */

import { homedir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { oncePer } from '../../domain/once-per.ts'
import type { PersonAsked } from '../../domain/shapes/people.ts'
import { invalid, reasonOf } from '../../errors.ts'
import { peopleOfFile } from '../../operations/people.ts'
import { msg } from '../../wording/message.ts'
import type { App, Profile } from '../app.ts'
import { inCodes } from './people.ts'

export type Household = readonly PersonAsked[]

/**
 * Reads the people of a household file; `true` means the user's default file. Throws INVALID_REQUEST, INVALID_CONCERN,
 * INVALID_DIET or INGREDIENT_NOT_FOUND, each naming the file, the person and the value.
 */
export async function readHousehold(app: App, file: string | true): Promise<Household> {
  const path = file === true ? householdFile(app.io.env) : file
  const household = await readYaml(app, path)
  return peopleOfFile(app.library, inCodes(app, household, path), path, (text) =>
    // Reject guesses: after a wrong guess, we would not check the food that the person really avoids.
    app.ingredientId(text, true),
  )
}

/** Returns the people in the household file, if `--profile` is given. The file is read once, when first needed. */
export type People = () => Promise<Household | undefined>

export function peopleOf(app: App, profile: Profile): People {
  let people: Household | undefined
  return async () => {
    if (profile !== undefined) people ??= await readHousehold(app, profile)
    return people
  }
}

type Env = Readonly<Record<string, string | undefined>>

export const householdFile = (env: Env) => configFile(env, 'household.yaml')

/** Returns the path of a file in the user's configuration folder. */
export function configFile(env: Env, name: string): string {
  return join(configFolder(env), 'ingr', name)
}

function configFolder(env: Env): string {
  const home = env.HOME || homedir()
  // The XDG specification says to ignore relative paths.
  if (env.XDG_CONFIG_HOME && isAbsolute(env.XDG_CONFIG_HOME)) return env.XDG_CONFIG_HOME
  if (process.platform === 'darwin') return join(home, 'Library/Application Support')
  if (process.platform === 'win32') return env.APPDATA || join(homedir(), 'AppData/Roaming')
  return join(home, '.config')
}

/** Reads YAML and caches it, since a pipe can be read only once: `--profile <(cat family.yaml)`. */
export function readYaml(app: App, path: string): Promise<unknown> {
  const files = filesOf(app)
  const read = files.get(path) ?? parseYaml(app, path)
  files.set(path, read)
  return read
}

const filesOf = oncePer((_: App) => new Map<string, Promise<unknown>>())

async function parseYaml(app: App, path: string): Promise<unknown> {
  const text = app.readFile(path)
  const { parse } = await import('yaml')
  try {
    // Log only errors, or the parser would print warnings on the screen.
    const value: unknown = parse(text, { logLevel: 'error' })
    // If the text has no keys, return it unparsed, since the parser would join its lines.
    return typeof value === 'string' ? text : value
  } catch (error) {
    const line = reasonOf(error).replace(/:$/, '')
    throw invalid(msg('fileNotYaml', { path, line }))
  }
}
