/** Examines a library for figures and facts that contradict each other or common sense. */

import type { Ingredient } from '../domain/ingredient.ts'
import { LANGUAGES } from '../domain/languages.ts'
import { type NUTRIENT_GROUPS, nutrientAt } from '../domain/nutrients.ts'
import type { Library } from './library.ts'

export interface Finding {
  readonly severity: 'error' | 'warning'
  readonly check: string
  readonly id: string
  readonly finding: string
}

type Check = (ingredient: Ingredient) => readonly Omit<Finding, 'id' | 'check'>[]

const error = (finding: string) => ({ severity: 'error', finding }) as const
const warning = (finding: string) => ({ severity: 'warning', finding }) as const
const value = (ingredient: Ingredient, key: `${keyof typeof NUTRIENT_GROUPS}.${string}`) =>
  ingredient.nutrients === null ? null : nutrientAt(ingredient.nutrients, key)

/** Energy may differ from the 4/4/9/7 sum by this share, or by this many kcal. */
const ENERGY_SHARE = 0.2
const ENERGY_KCAL = 25

const CHECKS: Readonly<Record<string, Check>> = {
  /** Regulation (EU) 1169/2011, Annex XIV: protein and carbohydrate 4, fat 9, alcohol 7, fibre 2 kcal per g. */
  energy: (ingredient) => {
    const energy = value(ingredient, 'macros.energyKcal')
    const [protein, carbohydrate, fat] = (['protein', 'carbohydrates', 'fat'] as const).map(
      (name) => value(ingredient, `macros.${name}`),
    )
    if (energy === null || protein == null || carbohydrate == null || fat == null) return []
    const alcohol = value(ingredient, 'macros.alcohol') ?? 0
    const fibre = value(ingredient, 'macros.fibre') ?? 0
    const sum = 4 * (protein + carbohydrate) + 9 * fat + 7 * alcohol + 2 * fibre
    const off = Math.abs(sum - energy)
    return off > Math.max(ENERGY_KCAL, ENERGY_SHARE * energy)
      ? [warning(`${energy} kcal, but its macros give ${Math.round(sum)}`)]
      : []
  },
  salt: (ingredient) => {
    const salt = value(ingredient, 'macros.salt')
    const sodium = value(ingredient, 'minerals.sodium')
    if (salt === null || sodium === null) return []
    return Math.abs(salt - (sodium * 2.5) / 1000) > 0.02 + salt * 0.02
      ? [error(`salt ${salt} g, but sodium ${sodium} mg`)]
      : []
  },
  mass: (ingredient) => {
    const parts = ['protein', 'fat', 'carbohydrates', 'fibre', 'water', 'alcohol'] as const
    const sum = parts.reduce((all, name) => all + (value(ingredient, `macros.${name}`) ?? 0), 0)
    return sum > 106 ? [warning(`its macros weigh ${Math.round(sum)} g in 100 g`)] : []
  },
  density: ({ density }) =>
    density && (density.value < 0.01 || density.value > 2.3)
      ? [error(`density ${density.value} g/ml`)]
      : [],
  portions: ({ portions }) =>
    Object.entries(portions)
      .filter(([, { value: grams }]) => grams < 0.001 || grams > 8000)
      .map(([measure, { value: grams }]) => error(`${measure} of ${grams} g`)),
  sizes: ({ portions: { small, medium, large } }) =>
    (small && medium && small.value > medium.value) ||
    (medium && large && medium.value > large.value) ||
    (small && large && small.value > large.value)
      ? [error('small, medium and large are not in order')]
      : [],
  /** `daoEffect` means support; alcohol, tea, cocoa and energy drinks block the enzyme. */
  dao: (ingredient) => {
    const { histamine, pancreas } = ingredient.allergenProfile
    const blocks =
      pancreas?.alcohol === true ||
      /(^|-)(tea|cocoa|chocolate|energy-drink|matcha|wine|beer)(-|$)/.test(ingredient.id)
    return blocks && histamine && histamine.daoEffect !== 'none'
      ? [error(`blocks DAO, but daoEffect is ${histamine.daoEffect}`)]
      : []
  },
  alcohol: (ingredient) => {
    const grams = value(ingredient, 'macros.alcohol') ?? 0
    return grams > 2 && ingredient.allergenProfile.pancreas?.alcohol !== true
      ? [error(`${grams} g alcohol, but pancreas.alcohol is false`)]
      : []
  },
  animal: ({ animalSources, allergenProfile }) => {
    const pairs = [
      ['milk', 'dairy'],
      ['egg', 'egg'],
      ['fish', 'fish'],
      ['shellfish', 'shellfish'],
    ] as const
    return pairs
      .filter(([source]) => animalSources?.includes(source))
      .filter(([, allergen]) => {
        const contains = allergenProfile[allergen]?.contains
        return contains !== 'yes' && contains !== 'traces'
      })
      .map(([source, allergen]) => error(`animal source ${source}, but ${allergen} is not yes`))
  },
  lactose: ({ allergenProfile: { lactose, dairy } }) =>
    lactose?.contains === 'yes' && dairy?.contains !== 'yes'
      ? [error('lactose, but dairy is not yes')]
      : [],
  names: ({ names }) =>
    LANGUAGES.filter((lang) => names[lang].length === 0).map((lang) => error(`no name in ${lang}`)),
  nutrients: ({ nutrients }) => (nutrients === null ? [warning('no nutrients')] : []),
  household: ({ density, portions }) =>
    density === null && Object.keys(portions).length === 0
      ? [warning('neither a density nor a portion')]
      : [],
}

/** Every finding, errors first, then by check and id. */
export function examine(library: Library): readonly Finding[] {
  const findings = library.ids().flatMap((id) => {
    const ingredient = library.ingredient(id)!
    return Object.entries(CHECKS).flatMap(([check, run]) =>
      run(ingredient).map((finding) => ({ ...finding, check, id })),
    )
  })
  const all = [...findings, ...sharedNames(library)]
  const key = ({ severity, check, id }: Finding) => `${severity} ${check} ${id}`
  return all.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
}

/** A name that two ingredients share in one language. */
function sharedNames(library: Library): readonly Finding[] {
  const owners = new Map<string, string>()
  return library.names().flatMap(({ key, lang, ingredientId }) => {
    const name = `${lang} ${key}`
    const other = owners.get(name)
    owners.set(name, ingredientId)
    return other && other !== ingredientId
      ? [
          {
            severity: 'error',
            check: 'shared-name',
            id: ingredientId,
            finding: `${name}: also ${other}`,
          } as const,
        ]
      : []
  })
}
