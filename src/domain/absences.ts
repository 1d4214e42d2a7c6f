/** What a food can be said to be without, and what that means in every dimension, EU entry and animal source. */

import type { Dimension, EU_ALLERGENS } from './profiles.ts'

export type EuAllergen = (typeof EU_ALLERGENS)[number]

/** Something that a food can be said to be without. */
export interface Absence {
  readonly dimensions: readonly Dimension[]
  readonly eu: readonly EuAllergen[]
  /** Animal sources, the possible ones too. */
  readonly animals: readonly string[]
}

const MEATS = ['beef', 'veal', 'pork', 'lamb', 'goat', 'poultry', 'rabbit', 'game', 'meat'] as const
const SLAUGHTERED = [...MEATS, 'gelatin', 'insect', 'animal-rennet', 'rennet', 'pork-fat'] as const
const SEA = ['fish', 'shellfish', 'echinoderm'] as const

/**
 * Codes of what people leave out, with all that it stands for; sources are named without their `possible-`. A word for a part of
 * an allergen has no code: what is without wheat, prawns or anchovies may hold rye, mussels or tuna.
 */
export const ABSENCES = {
  gluten: { dimensions: ['gluten'], eu: ['gluten'], animals: [] },
  lactose: { dimensions: ['lactose'], eu: [], animals: [] },
  dairy: {
    dimensions: ['dairy', 'lactose'],
    eu: ['milk'],
    animals: ['milk', 'rennet', 'animal-rennet'],
  },
  egg: { dimensions: ['egg'], eu: ['eggs'], animals: ['egg'] },
  soy: { dimensions: ['soy'], eu: ['soybeans'], animals: [] },
  peanut: { dimensions: ['peanut'], eu: ['peanuts'], animals: [] },
  treeNut: { dimensions: ['treeNut'], eu: ['nuts'], animals: [] },
  sesame: { dimensions: ['sesame'], eu: ['sesame'], animals: [] },
  sulfite: { dimensions: ['sulfite'], eu: ['sulphites'], animals: [] },
  fish: { dimensions: ['fish'], eu: ['fish'], animals: ['fish'] },
  shellfish: { dimensions: ['shellfish'], eu: ['crustaceans', 'molluscs'], animals: ['shellfish'] },
  celery: { dimensions: [], eu: ['celery'], animals: [] },
  mustard: { dimensions: [], eu: ['mustard'], animals: [] },
  lupin: { dimensions: [], eu: ['lupin'], animals: [] },
  pork: { dimensions: [], eu: [], animals: ['pork', 'pork-fat'] },
  meat: { dimensions: [], eu: [], animals: MEATS },
  gelatine: { dimensions: [], eu: [], animals: ['gelatin'] },
  honey: { dimensions: [], eu: [], animals: ['honey'] },
  vegetarian: {
    dimensions: ['fish', 'shellfish'],
    eu: ['fish', 'crustaceans', 'molluscs'],
    animals: [...SLAUGHTERED, ...SEA],
  },
  vegan: {
    dimensions: ['dairy', 'lactose', 'egg', 'fish', 'shellfish'],
    eu: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
    animals: [...SLAUGHTERED, ...SEA, 'milk', 'egg', 'honey', 'bone-char', 'fining-agents'],
  },
} as const satisfies Readonly<Record<string, Absence>>
export type AbsenceCode = keyof typeof ABSENCES
