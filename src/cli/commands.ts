/** The commands in the order of the help. Each has a separate file, which is loaded on demand. */

import type { HelpId } from '../wording/help.ts'
import { type CommandRow, type GroupRow, nameOf } from './rows.ts'

export type Load = () => Promise<{ readonly command: CommandRow | GroupRow }>

export const SECTIONS = {
  'heading.lookUp': {
    search: () => import('./commands/search.ts'),
    complete: () => import('./commands/complete.ts'),
    show: () => import('./commands/show.ts'),
    browse: () => import('./commands/browse.ts'),
    count: () => import('./commands/count.ts'),
    categories: () => import('./commands/categories.ts'),
    units: () => import('./commands/units.ts'),
    languages: () => import('./commands/languages.ts'),
    allergens: () => import('./commands/allergens.ts'),
  },
  'heading.check': {
    check: () => import('./commands/check.ts'),
    menu: () => import('./commands/menu.ts'),
    batch: () => import('./commands/batch.ts'),
    diet: () => import('./commands/diet.ts'),
    label: () => import('./commands/label.ts'),
    fodmap: () => import('./commands/fodmap.ts'),
    histamine: () => import('./commands/histamine.ts'),
  },
  'heading.cook': {
    substitutes: () => import('./commands/substitutes.ts'),
    swap: () => import('./commands/swap.ts'),
    pairings: () => import('./commands/pairings.ts'),
    similar: () => import('./commands/similar.ts'),
    profile: () => import('./commands/profile.ts'),
  },
  'heading.measure': {
    convert: () => import('./commands/convert.ts'),
    nutrition: () => import('./commands/nutrition.ts'),
    analyze: () => import('./commands/analyze.ts'),
    parse: () => import('./commands/parse.ts'),
    shop: () => import('./commands/shop.ts'),
  },
  'heading.serve': {
    serve: () => import('./commands/serve.ts'),
    explore: () => import('./commands/explore.ts'),
    call: () => import('./commands/call.ts'),
    mcp: () => import('./commands/mcp.ts'),
    usage: () => import('./commands/usage.ts'),
    account: () => import('./commands/account.ts'),
    key: () => import('./commands/key.ts'),
  },
  'heading.library': {
    'build-library': () => import('./commands/build-library.ts'),
    doctor: () => import('./commands/doctor.ts'),
  },
  'heading.help': {
    completion: () => import('./commands/completion.ts'),
    schema: () => import('./commands/schema.ts'),
  },
} as const satisfies Readonly<Partial<Record<HelpId, Readonly<Record<string, Load>>>>>

const ALL: Readonly<Record<string, Load>> = Object.assign({}, ...Object.values(SECTIONS))

export const isCommand = (name: string | undefined): name is string =>
  name !== undefined && Object.hasOwn(ALL, name)

export const rowOf = async (name: string): Promise<CommandRow | GroupRow | undefined> =>
  isCommand(name) ? (await ALL[name]?.())?.command : undefined

/** All commands except groups, each with its full name, such as `check` or `account create`. */
export async function allRows(): Promise<readonly (readonly [name: string, row: CommandRow])[]> {
  const rows = await Promise.all(Object.values(ALL).map(async (load) => (await load()).command))
  return rows.flatMap((row) =>
    'parts' in row
      ? row.parts.map((part) => [`${nameOf(row)} ${nameOf(part)}`, part] as const)
      : [[nameOf(row), row] as const],
  )
}
