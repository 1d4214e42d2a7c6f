/** API functions as named in usage reports, with billing module and price in credits. */

/** Billing modules, in the order of the specification. */
export const MODULES = ['M1', 'M2', 'M3', 'M4'] as const
export type Module = (typeof MODULES)[number]

/** The module to which a function belongs. Functions of `health` and `account` are not billed. */
export type Section = Module | 'health' | 'account'

/** Credits per call. A batch of checks (M2) costs this amount for each check. */
export const CREDITS: Readonly<Record<Section, number>> = {
  M1: 1,
  M2: 5,
  M3: 2,
  M4: 3,
  health: 0,
  account: 0,
}

/** Maps each function to its module. Usage reports and operation ids in the API document use the function names. */
export const FUNCTIONS = {
  healthAlias: 'health',
  health: 'health',
  ready: 'health',
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
  recipeShop: 'M4',
  parseLine: 'M1',
  resolve: 'M1',
  nutrition: 'M4',
  analyze: 'M4',
  usage: 'account',
  account: 'account',
  label: 'M2',
} as const satisfies Readonly<Record<string, Section>>
export type FunctionName = keyof typeof FUNCTIONS
