/** Completes the values of options and arguments according to their placeholders in the command tree. */

import { Help, type Option } from 'commander'
import { PLANS } from '../../accounts/account.ts'
import { MODULES } from '../../domain/functions.ts'
import { LANGUAGES } from '../../domain/languages.ts'
import { LOG_LEVELS } from '../../domain/log-levels.ts'
import { NUTRIENT_KEYS } from '../../domain/nutrient-keys.ts'
import { itemAt, lastOf } from '../../domain/present.ts'
import { FODMAP_LEVELS } from '../../domain/profiles.ts'
import { CONTEXTS } from '../../domain/relationships.ts'
import { CONCERNS, DIETS, LETTER_SCHEMES, RESTRICTIONS } from '../../domain/restrictions.ts'
import { VERDICTS } from '../../domain/risk.ts'
import { ingredientNames, itemNames, unitNames } from './names.ts'
import type { Candidate, Candidates, Cursor, Source } from './place.ts'
import { SHELLS } from './scripts.ts'

type Values = (source: Source, typed: string, place: Cursor, option?: Option) => Candidates

const nothing: Values = () => ({ kind: 'words', list: [] })
const files: Values = () => ({ kind: 'files', list: [] })
const folders: Values = () => ({ kind: 'folders', list: [] })

function beginning(words: readonly string[], typed: string): readonly Candidate[] {
  const low = typed.toLowerCase()
  return words.filter((word) => word.toLowerCase().startsWith(low)).map((value) => ({ value }))
}

const oneOf =
  (words: readonly string[]): Values =>
  (_, typed) => ({ kind: 'words', list: beginning(words, typed) })

/** Completes comma-separated values of a repeatable option. Omits values that are already given. */
const someOf =
  (words: readonly string[]): Values =>
  (_, typed, { given }, option) => {
    const head = typed.slice(0, typed.lastIndexOf(',') + 1)
    const named = [...(given.get(option?.long ?? '') ?? []), head].flatMap((one) => one.split(','))
    const left = words.filter((word) => !named.includes(word))
    const list = beginning(left, typed.slice(head.length))
    return { kind: 'words', list: list.map(({ value }) => ({ value: head + value })) }
  }

/** Earlier arguments are part of the name: in `show red bell` we complete "red bell". */
const ingredient: Values = (source, typed, { args, command }) => {
  const variadic = lastOf(command.registeredArguments).variadic
  return { kind: 'names', list: ingredientNames(source, variadic ? args.join(' ') : '', typed) }
}
/** Completes a unit after a number ("butter 2 c") or after three words ("2 cups butter g"), otherwise a food. */
const measure: Values = (source, typed, place) => {
  const { args } = place
  // Nothing can follow a complete conversion such as "butter 2 cups g".
  if (args.length > 3 && /^\p{N}/u.test(itemAt(args, 1))) return nothing(source, typed, place)
  const isUnit = /\p{N}$/u.test(args.at(-1) ?? '') || args.length > 2
  const food = args.find((arg) => !/^\p{N}/u.test(arg))
  return isUnit
    ? { kind: 'names', list: unitNames(source, food, typed) }
    : { kind: 'names', list: ingredientNames(source, '', typed) }
}
const category: Values = (source, typed) => ({
  kind: 'words',
  list: beginning(source.library().categories(), typed),
})
const unit: Values = (source, typed, { args }) => ({
  kind: 'names',
  list: unitNames(source, args[0], typed),
})
/** Completes foods. If the text is a path, or if no food starts with the text, the shell completes file names. */
const items: Values = (source, typed, place) => {
  if (/^[.~/]|\/$/.test(typed)) return files(source, typed, place)
  const list = itemNames(source, typed)
  const mayBeFile = list.length === 0 && /^\p{L}[\p{L}\p{N}_.-]*$/u.test(typed)
  return mayBeFile ? files(source, typed, place) : { kind: 'names', list }
}

/** Commands for which `ingr schema` has no schema. */
const WITHOUT_SCHEMA = ['call', 'count', 'explore', 'help', 'mcp', 'serve']

/** Completes the name of a command, which may have two words, as in `account create`. */
const command: Values = (_, typed, { command: schema, args }) => {
  let above = schema.parent
  for (const word of args) above = above?.commands.find((one) => one.name() === word) ?? null
  const below = above ? new Help().visibleCommands(above).map((one) => one.name()) : []
  const list = below.filter((name) => !WITHOUT_SCHEMA.includes(name))
  return { kind: 'words', list: beginning(list, typed) }
}

const NUTRIENTS = NUTRIENT_KEYS.map((key) => key.slice(key.indexOf('.') + 1))

/** Placeholders whose values cannot be completed. */
const free = (names: string): Readonly<Record<string, Values>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, nothing]))

/** How to complete the value of an option, by its placeholder in the command tree. */
export const OPTION_VALUES: Readonly<Record<string, Values>> = {
  lang: oneOf(LANGUAGES),
  file: files,
  path: files,
  concern: someOf(CONCERNS),
  names: someOf(RESTRICTIONS),
  verdict: oneOf(VERDICTS.filter((one) => one !== 'compatible')),
  context: oneOf(CONTEXTS),
  ingredient: (source, typed) => ({ kind: 'names', list: ingredientNames(source, '', typed) }),
  unit,
  level: oneOf(LOG_LEVELS),
  modules: someOf(MODULES),
  scheme: oneOf(LETTER_SCHEMES),
  kind: oneOf(['eu']),
  plan: oneOf(PLANS),
  category,
  concerns: someOf(CONCERNS),
  diets: someOf(DIETS),
  levels: someOf(FODMAP_LEVELS),
  bounds: oneOf(NUTRIENTS.map((name) => `${name}:`)),
  order: oneOf(['id', 'name', ...NUTRIENTS]),
  day: oneOf(['day']),
  ...free(
    'amount n x month when address bytes origin key id name subcategory ids fields cursor grams text name=foods',
  ),
}

/** How to complete an argument, by its name in the command tree. */
export const ARGUMENT_VALUES: Readonly<Record<string, Values>> = {
  category,
  words: ingredient,
  prefix: ingredient,
  ingredient,
  command,
  measure,
  items,
  lines: items,
  diet: oneOf(DIETS),
  folder: folders,
  places: files,
  texts: files,
  method: oneOf(['GET', 'POST']),
  shell: oneOf(SHELLS),
  ...free('topic json path body name customerId keyId'),
}
