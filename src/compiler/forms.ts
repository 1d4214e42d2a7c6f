/** Reads which foods are forms of others: juice of a fruit, what is canned, a kind of it, and what is made of it and called by it. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { byName, isOneOf } from '../domain/closed-sets.ts'
import { FORM_RELATIONS, type Forms } from '../domain/forms.ts'
import { readCsv } from './read-text.ts'

const FILE = 'relationships/forms.csv'

type Say = (file: string, line: number, what: string) => void

/** Complains about ids that do not exist, unknown relations, rows that stand twice, and a second juice of the same fruit. */
export function readForms(folder: string, ids: ReadonlySet<string>, say: Say): Forms {
  const origins: Record<string, string[]> = {}
  const made = byName(FORM_RELATIONS, (): Record<string, string> => ({}))
  const path = join(folder, FILE)
  if (!existsSync(path)) return { origins, made }
  for (const { cells, line } of readCsv(path, FILE)) {
    const { food = '', relation = '', of = '' } = cells
    for (const id of [food, of].filter((one) => !ids.has(one)))
      say(FILE, line, `dangling id: ${id}`)
    if (!isOneOf(FORM_RELATIONS, relation)) {
      say(FILE, line, `unknown relation: ${relation}`)
      continue
    }
    if (food === of) say(FILE, line, `a form of itself: ${food}`)
    if (origins[food]?.includes(of)) say(FILE, line, `given twice: ${food} of ${of}`)
    origins[food] = [...(origins[food] ?? []), of]
    if (relation === 'form') continue
    if (Object.hasOwn(made[relation], of)) say(FILE, line, `a second ${relation} of ${of}`)
    made[relation][of] = food
  }
  return { origins, made }
}
