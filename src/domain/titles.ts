/** Shortens titles of recipes. */

/** Removes the number of servings. "Pad thai for 2" becomes "Pad thai" if there are two servings. */
export function withoutServings(title: string, servings: number | undefined): string {
  if (servings === undefined) return title
  const end = new RegExp(`[\\s,;:(–-]+(?:\\p{L}+\\s+)?${servings}(?![\\p{L}\\d]).*$`, 'u')
  return title.replace(end, '') || title
}
