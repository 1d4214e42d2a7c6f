/**
 * Reasons why an item is not counted: fixed English sentences for response bodies, sent with a code. The terminal
 * shows `unresolved.CODE` of the catalogue instead.
 */

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
