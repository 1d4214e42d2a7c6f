/** Strips plural and case endings, by the same rules in all languages; all forms of a word must get the same stem. */

const SHORTEST = 4

/** Stem of a folded word; the same for "cherry" and "cherries", "Nuss" and "Nüsse", "nuez" and "nueces". */
export function stemOf(word: string): string {
  let stem = word
  for (let next = shorter(stem); next !== stem; next = shorter(stem)) stem = next
  return alike(stem)
}

/** Strips one ending, if any. */
function shorter(word: string): string {
  const { length } = word
  if (length < SHORTEST) return word
  const [before, last] = [word[length - 2], word[length - 1]]
  const isEnding =
    last === 's'
      ? before !== 's' && before !== 'u' && before !== 'i'
      : last === 'n'
        ? length > SHORTEST && (before === 'e' || before === 'l' || before === 'r')
        : last === 'e'
  return isEnding ? word.slice(0, -1) : word
}

const LAST: Readonly<Record<string, string>> = { y: 'i', v: 'f', z: 'c' }

/** Normalizes a last letter that changes before an ending: "cherry", "leaf", "nuez". */
function alike(stem: string): string {
  const last = stem[stem.length - 1] ?? ''
  if (stem.length > 3 && stem.endsWith('ie')) return `${stem.slice(0, -2)}i`
  const other = stem.length > 2 ? LAST[last] : undefined
  return other === undefined ? stem : stem.slice(0, -1) + other
}
