/** Cleans the titles of recipes, for menus. */

import { servingsIn } from '../../recipes/servings.ts'

/** Removes servings and sizes at the end of a title: "Käsespätzle für 4 Personen", "Tarte (26 cm)". */
export function cleanTitle(title: string): string {
  const plain = title.replace(/\s*[([][^()[\]]*\p{N}[^()[\]]*[)\]]\s*$/u, '')
  const words = plain.split(/\s+/)
  const from = (at: number) => servingsIn(words.slice(at).join(' '))
  const end = words.findLastIndex((_, at) => at > 0 && from(at) !== null)
  if (end < 0) return plain || title
  const isStart = end > 1 && servingsIn(`${words[end - 1]} ${from(end)?.count}`) !== null
  return words
    .slice(0, isStart ? end - 1 : end)
    .join(' ')
    .replace(/[\s,;:–-]+$/u, '')
}
