/** A small drawing for each EU allergen, for people who cannot read the languages of a menu. */

import { keysOf } from '../../domain/closed-sets.ts'
import type { EuAllergen } from '../../domain/restrictions.ts'

/** SVG paths in a square of 24 by 24 units. We drew the paths for this page. */
const LINES: Readonly<Record<EuAllergen, string>> = {
  gluten:
    'M12 22V8c-3-1-3-4 0-6 3 2 3 5 0 6m0 6c-4 0-5-2-5-5 3 0 5 2 5 5c4 0 5-2 5-5-3 0-5 2-5 5m0 5c-4 0-5-2-5-5 3 0 5 2 5 5c4 0 5-2 5-5-3 0-5 2-5 5',
  crustaceans:
    'M6 15a6 4 0 1 0 12 0 6 4 0 1 0-12 0M8 12 5 9c-3-1-3-5-1-6v3l3-1c1 2 0 4-2 4m11 3 3-3c3-1 3-5 1-6v3l-3-1c-1 2 0 4 2 4M6 16l-4 2m5 0-2 4m13-6 4 2m-5 0 2 4',
  eggs: 'M12 3c4 0 6 6 6 10a6 6 0 0 1-12 0C6 9 8 3 12 3z',
  fish: 'M2 12c4-7 12-7 15 0-3 7-11 7-15 0zm15 0 5-5v10zM7 10v1',
  peanuts:
    'M10 2c3-1 6 1 5 4-1 2 1 4 1 6s2 4 0 7-6 4-8 1-1-5 0-7-2-3-1-7c0-2 1-3 3-4zm0 5v1m3 1v1m-2 5v1m3 1v1',
  soybeans:
    'M4 20C3 10 10 3 20 4c1 10-6 17-16 16zm3-5a2 2 0 1 0 4 0 2 2 0 1 0-4 0m4-4a2 2 0 1 0 4 0 2 2 0 1 0-4 0m4-4a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0',
  milk: 'M9 2h6v4l2 4v12H7V10l2-4zM7 13h10',
  nuts: 'M4 11c0-5 4-7 8-7s8 2 8 7zm2 0c0 5 3 9 6 11 3-2 6-6 6-11M12 4V1',
  celery:
    'M9 9c-1 4-1 8 0 13m3-13v13m3-13c1 4 1 8 0 13M9 9C6 9 4 7 5 4c2 0 3 1 4 2 0-3 1-4 3-4s3 1 3 4c1-1 2-2 4-2 1 3-1 5-4 5z',
  mustard: 'M7 8h10v12l-2 2H9l-2-2zm2 0V4h6v4M7 12h10m-10 6h10',
  sesame:
    'M7 3c3 3 3 6 0 8-3-2-3-5 0-8zm10 0c3 3 3 6 0 8-3-2-3-5 0-8zm-5 9c3 3 3 7 0 9-3-2-3-6 0-9z',
  sulphites: 'M7 2h10c1 7-2 11-5 11S6 9 7 2zm5 11v8m-4 1h8M7 7h10',
  lupin:
    'M12 22V5m-2-1a2 2 0 1 0 4 0 2 2 0 1 0-4 0M6 8c3-1 5 0 6 3-3 1-5 0-6-3zm12 0c-3-1-5 0-6 3 3 1 5 0 6-3zM6 14c3-1 5 0 6 3-3 1-5 0-6-3zm12 0c-3-1-5 0-6 3 3 1 5 0 6-3z',
  molluscs: 'M12 21C5 18 2 12 4 8c4-6 12-6 16 0 2 4-1 10-8 13zm0 0V4m0 17L7 6m5 15 5-15',
}

/** Defines each pictogram once as an SVG symbol, which `pictogram` then uses. */
export const pictograms = (): string =>
  `<svg width="0" height="0" aria-hidden="true">${keysOf(LINES)
    .map(
      (entry) => `<symbol id="a-${entry}" viewBox="0 0 24 24"><path d="${LINES[entry]}"/></symbol>`,
    )
    .join('')}</svg>`

export const pictogram = (entry: EuAllergen): string =>
  `<svg class="sign" aria-hidden="true"><use href="#a-${entry}"/></svg>`
