/** Titles of recipes. */

/** "Pad thai for 2" for two servings is Pad thai. */
export function withoutServings(title: string, servings: number | undefined): string {
  if (servings === undefined) return title
  const end = new RegExp(`[\\s,;:(–-]+(?:\\p{L}+\\s+)?${servings}(?![\\p{L}\\d]).*$`, 'u')
  return title.replace(end, '') || title
}
