/** Takes the endings of number and case from a word, alike in all languages: what is left only has to be the same for all forms of a word. */

const SHORTEST = 4

/** The same for "cherry" and "cherries", "Nuss" and "Nüsse", "nuez" and "nueces"; `word` is folded. */
export function stemOf(word: string): string {
  let stem = word
  if (stem.length >= SHORTEST && stem.endsWith('s') && !/(?:ss|us|is)$/.test(stem)) {
    stem = stem.slice(0, -1)
  }
  if (stem.length > SHORTEST && /[elr]n$/.test(stem)) stem = stem.slice(0, -1)
  if (stem.length >= SHORTEST && stem.endsWith('e')) stem = stem.slice(0, -1)
  return stem
    .replace(/(?<=.{2})ie?$|(?<=.{2})y$/, 'i')
    .replace(/v$/, 'f')
    .replace(/z$/, 'c')
}
