/** English texts for responses that say why an item is not counted. The terminal has its own, translated texts. */

import type { BrandRead } from '../domain/shapes/compatibility.ts'

export const REASONS = {
  unknown: (words: string) => `unknown ingredient: ${words}`,
  guess: (name: string) => `guess: taken as ${name}`,
  brand: ({ name, typically }: Pick<BrandRead, 'name' | 'typically'>) =>
    `brand: ${name}${typically.length > 0 ? `; typically ${typically.join(', ')}` : ''}`,
  noAmount: 'no amount',
  noNutrients: 'no nutrients known',
  none: 'no such ingredient',
  several: 'more than one ingredient may be meant',
} as const
