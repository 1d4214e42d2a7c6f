/** What a language contributes to wishes about how much of something a food has. */

/** More or less of a nutrient: "rich in iron", "salzarm"; "only" where a food that is named and has more is no answer. */
export type LevelCode = `${'high' | 'low'} ${string}` | `low ${string} only`

export interface LevelWords {
  /** What says that much, or little, of something is wished for: words before it, words behind it, endings of it. */
  readonly high: LevelAffixes
  readonly low: LevelAffixes
  /** Folded names of nutrients, each with its key. */
  readonly nutrients: Readonly<Record<string, string>>
  /** Folded phrases that say both in one. */
  readonly phrases: Readonly<Record<string, LevelCode>>
}

interface LevelAffixes {
  readonly before: readonly string[]
  readonly behind: readonly string[]
  readonly endings: readonly string[]
}

/** Every word with the key that it names, of the words for each key. */
export function nutrientWords(
  keys: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(keys).flatMap(([key, words]) =>
      words.split(',').map((word) => [word.trim(), key]),
    ),
  )
}
