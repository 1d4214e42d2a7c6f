/** What a caller can ask for, as usage names it: each function, its billing module and its price in credits. */

/** The billing modules, in the order of the specification. */
export const MODULES = ['M1', 'M2', 'M3', 'M4'] as const
export type Module = (typeof MODULES)[number]

/** Functions that no module sells: they need no booking and cost nothing. */
export type Section = Module | 'health' | 'account'

/** Credits per call; for M2 per check, so that a batch costs its number of checks times this. */
export const CREDITS: Readonly<Record<Section, number>> = {
  M1: 1,
  M2: 5,
  M3: 2,
  M4: 3,
  health: 0,
  account: 0,
}

/** Every function with its section; the names stand in usage and as operation ids in the API document. */
export const FUNCTIONS = {
  healthAlias: 'health',
  health: 'health',
  search: 'M1',
  autocomplete: 'M1',
  count: 'M1',
  detail: 'M1',
  browse: 'M1',
  categories: 'M1',
  units: 'M1',
  languages: 'M1',
  allergens: 'M2',
  check: 'M2',
  checkBatch: 'M2',
  diet: 'M2',
  fodmap: 'M2',
  histamine: 'M2',
  substitutes: 'M3',
  pairings: 'M3',
  similar: 'M3',
  profile: 'M3',
  convert: 'M3',
  recipeParse: 'M1',
  recipeCheck: 'M2',
  recipeSwap: 'M3',
  recipeAnalyze: 'M4',
  letters: 'M2',
  headroom: 'M2',
  recipeDiet: 'M2',
  recipeFodmap: 'M2',
  recipeHistamine: 'M2',
  ingredientLetters: 'M2',
  planCheck: 'M2',
  swap: 'M3',
  declaration: 'M4',
  recipeDeclaration: 'M4',
  parseLine: 'M1',
  resolve: 'M1',
  nutrition: 'M4',
  analyze: 'M4',
  usage: 'account',
  label: 'M2',
} as const satisfies Readonly<Record<string, Section>>
export type FunctionName = keyof typeof FUNCTIONS
