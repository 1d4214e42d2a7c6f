/** Searches a library for figures and facts that contradict each other or common sense. */

import { listedNumber, UNION_LIST } from '../domain/additives.ts'
import { BRAND_CATEGORY } from '../domain/brands.ts'
import { annexXivEnergy } from '../domain/energy.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import { LANGUAGES, type Localized } from '../domain/languages.ts'
import { type NUTRIENT_GROUPS, NUTRIENT_KEYS } from '../domain/nutrient-keys.ts'
import {
  exceedsWhole,
  figureAt,
  MOST_MASS,
  massOf,
  nutrientAt,
  PARTS_OF_WHOLES,
} from '../domain/nutrients.ts'
import { type Contains, CULINARY_PROFILES } from '../domain/profiles.ts'
import { ALLERGENS_OF_ANIMALS, UNKNOWN_SOURCE } from '../domain/restrictions.ts'
import { type Message, msg } from '../wording/message.ts'
import type { Library } from './library.ts'
import { DENSITIES, HEAVIEST_PIECE, PIECES, PORTIONS } from './plausible-measures.ts'

export interface Finding {
  /** A warning is `explained` if the data give a reason for it. */
  readonly severity: 'error' | 'warning' | 'explained'
  readonly check: string
  readonly id: string
  readonly finding: Message
  /** The reason why an explained finding is correct. */
  readonly why?: Localized<string>
}

type Judgement = Pick<Finding, 'severity' | 'finding'>
/** A finding from comparing several foods. */
type Compared = Pick<Finding, 'id' | 'finding'>
type Check = (ingredient: Ingredient) => readonly Judgement[]

const error = (finding: Message) => ({ severity: 'error', finding }) as const
const warning = (finding: Message) => ({ severity: 'warning', finding }) as const
const when = (isSo: boolean, ...found: readonly Judgement[]) => (isSo ? found : [])
const value = (ingredient: Ingredient, key: `${keyof typeof NUTRIENT_GROUPS}.${string}`) =>
  ingredient.nutrients === null ? null : nutrientAt(ingredient.nutrients, key)

/** Energy may differ by this share, or this many kcal, from the energy of protein, carbohydrate, fat and alcohol. */
const ENERGY_SHARE = 0.2
const ENERGY_KCAL = 25

/** Foods with at least this many grams of lactose per 100 g need a reason for a low FODMAP level. */
const MUCH_LACTOSE = 4

/** A dish that tastes at least this salty has at least this many grams of salt per 100 g. */
const SALTY = 0.3
const LEAST_SALT = 0.2

/** Powders and crunchy foods of these categories have at most this many grams of water per 100 g. */
const DRY_CATEGORIES = ['baking', 'bread-and-pasta', 'grains', 'legumes', 'spices', 'sweeteners']
const MOST_WATER = 15

const CHECKS: Readonly<Record<string, Check>> = {
  /** Compares the stated energy with the energy computed from the nutrients (Regulation (EU) 1169/2011, Annex XIV). */
  energy: (ingredient) => {
    const energy = value(ingredient, 'macros.energyKcal')
    const [protein, carbohydrates, fat] = (['protein', 'carbohydrates', 'fat'] as const).map(
      (name) => value(ingredient, `macros.${name}`),
    )
    if (energy === null || protein == null || carbohydrates == null || fat == null) return []
    const part = (key: string) => figureAt(null, ingredient.nutrientParts, key) ?? 0
    const { kcal } = annexXivEnergy({
      protein,
      carbohydrates,
      fat,
      fibre: value(ingredient, 'macros.fibre') ?? 0,
      alcohol: value(ingredient, 'macros.alcohol') ?? 0,
      polyols: part('sugars.polyols'),
      erythritol: part('sugars.erythritol'),
      organicAcids: part('acids.organic'),
    })
    const off = Math.abs(kcal - energy)
    return when(
      off > Math.max(ENERGY_KCAL, ENERGY_SHARE * energy),
      warning(msg('energyUnlikeMacros', { energy, kcal: Math.round(kcal) })),
    )
  },
  salt: (ingredient) => {
    const salt = value(ingredient, 'macros.salt')
    const sodium = value(ingredient, 'minerals.sodium')
    if (salt === null || sodium === null) return []
    const isOff = Math.abs(salt - (sodium * 2.5) / 1000) > 1e-9
    const { category, flavorProfile } = ingredient
    const isSavoury = category === 'dishes' && (flavorProfile?.salty ?? 0) >= SALTY
    return [
      ...when(isOff, error(msg('saltUnlikeSodium', { salt, sodium }))),
      ...when(isSavoury && salt < LEAST_SALT, warning(msg('savouryWithoutSalt', { salt }))),
    ]
  },
  /** Reports powders and crunchy foods with the water of soft bread or of a fresh root. */
  water: (ingredient) => {
    const water = value(ingredient, 'macros.water')
    const { category, textureProfile } = ingredient
    if (water === null || textureProfile === null) return []
    const { powdery = 0, crunchy = 0, chewy = 0 } = textureProfile
    const isDry = powdery >= 0.6 || (crunchy >= 0.7 && chewy === 0)
    const isWet = DRY_CATEGORIES.includes(category) && isDry && water > MOST_WATER
    return when(isWet, warning(msg('dryButWet', { water })))
  },
  /** Checks that no part exceeds its total. Allows for rounding and different methods of analysis. */
  parts: (ingredient) => {
    const at = (key: string) => figureAt(ingredient.nutrients, ingredient.nutrientParts, key)
    return PARTS_OF_WHOLES.flatMap(([whole, parts, slack]) => {
      const most = at(whole)
      const sum = parts.reduce((all, part) => all + (at(part) ?? 0), 0)
      if (most === null || !exceedsWhole(sum, most, slack)) return []
      const figures = { sum: Math.round(sum * 100) / 100, parts: parts.join(' + '), most, whole }
      return [error(msg('partsExceedWhole', figures))]
    })
  },
  mass: (ingredient) => {
    const grams = massOf((key) => figureAt(ingredient.nutrients, null, key))
    return when(grams > MOST_MASS, error(msg('weightOfMacros', { grams: Math.round(grams) })))
  },
  density: ({ category, density }) => {
    if (density === null) return []
    const { value: grams } = density
    if (grams < 0.01 || grams > 2.3) return [error(msg('density', { grams }))]
    const [lightest, heaviest] = DENSITIES[category] ?? [0, Number.POSITIVE_INFINITY]
    const isUnusual = grams < lightest || grams > heaviest
    return when(isUnusual, warning(msg('unusualDensity', { grams, category })))
  },
  portions: ({ category, portions }) =>
    Object.entries(portions).flatMap(([measure, { value: grams }]): readonly Judgement[] => {
      const finding = msg('measureOfGrams', { measure, grams })
      if (grams < 0.001 || grams > 8000) return [error(finding)]
      const [smallest, largest] = PORTIONS[measure] ?? [0.001, PIECES[category] ?? HEAVIEST_PIECE]
      return grams < smallest || grams > largest ? [warning(finding)] : []
    }),
  sizes: ({ portions: { small, medium, large } }) => {
    const grams = [small, medium, large].flatMap((one) => one?.value ?? [])
    return when(
      grams.some((one, at) => one < (grams[at - 1] ?? 0)),
      error(msg('sizesNotInOrder')),
    )
  },
  /** Reports foods that block the enzyme DAO (such as tea, cocoa, alcohol) but that the data mark as supporting DAO. */
  dao: (ingredient) => {
    const { histamine, pancreas } = ingredient.allergenProfile
    const blocks =
      pancreas?.alcohol === true ||
      /(^|-)(tea|cocoa|chocolate|energy-drink|matcha|wine|beer)(-|$)/.test(ingredient.id)
    return blocks && histamine && histamine.daoEffect !== 'none'
      ? [error(msg('blocksDao', { effect: histamine.daoEffect }))]
      : []
  },
  alcohol: (ingredient) => {
    const grams = value(ingredient, 'macros.alcohol') ?? 0
    const isHidden = grams > 2 && ingredient.allergenProfile.pancreas?.alcohol !== true
    return when(isHidden, error(msg('alcoholUnlikePancreas', { grams })))
  },
  animal: ({ animalSources, allergenProfile }) =>
    ALLERGENS_OF_ANIMALS.filter(({ source }) => animalSources.includes(source))
      .filter(({ allergen }) => {
        const contains = allergenProfile[allergen]?.contains
        return contains !== 'yes' && contains !== 'traces'
      })
      .map(({ source, allergen }) => error(msg('sourceWithoutAllergen', { source, allergen }))),
  /** Checks that food with milk, egg or fish allergens has an animal source. */
  sources: ({ category, animalSources, allergenProfile }) => {
    const withAllergen = (value: Contains) =>
      ALLERGENS_OF_ANIMALS.filter(({ allergen }) => allergenProfile[allergen]?.contains === value)
    if (animalSources.includes(UNKNOWN_SOURCE))
      return withAllergen('yes').map(({ source }) => warning(msg('sourceButUnknown', { source })))
    const withoutSource = (value: Contains) =>
      withAllergen(value).filter(({ source }) => !animalSources.some((one) => one.endsWith(source)))
    const lacking = [
      ...withoutSource('yes').map((one) => error(msg('allergenWithoutSource', one))),
      ...withoutSource('unknown').map((one) => warning(msg('doubtWithoutSource', one))),
    ]
    return ['meat', 'fish-and-seafood'].includes(category) && animalSources.length === 0
      ? [...lacking, warning(msg('withoutAnimalSource', { category }))]
      : lacking
  },
  lactose: (ingredient) => {
    const { lactose, dairy } = ingredient.allergenProfile
    const milk = dairy?.contains
    if (lactose?.contains === 'yes' && milk !== 'yes') return [error(msg('lactoseWithoutDairy'))]
    const grams = lactose?.gramsPer100g ?? null
    const wholes = (['macros.sugar', 'macros.carbohydrates'] as const).flatMap((key) => {
      const whole = value(ingredient, key)
      return grams !== null && whole !== null && grams > whole + LEAST_LACTOSE + 1e-9
        ? [error(msg('lactoseExceedsWhole', { grams, whole, key }))]
        : []
    })
    return [
      ...when(
        milk === 'yes' && lactose?.contains !== 'yes' && lactose?.contains !== 'traces',
        warning(msg('dairyUnlikeLactose', { value: lactose?.contains ?? msg('notAssessed') })),
      ),
      ...wholes,
    ]
  },
  fodmap: ({ allergenProfile: { fodmap, lactose } }) => {
    const grams = lactose?.gramsPer100g ?? 0
    const level = fodmap?.fodmapLevel
    return grams >= MUCH_LACTOSE && (level === 'none' || level === 'low')
      ? [warning(msg('lactoseUnlikeFodmap', { grams, level }))]
      : []
  },
  fermentation: ({ allergenProfile: { histamine } }) =>
    histamine?.histamineContent === 'none' && (histamine.fermented || histamine.aged)
      ? [warning(msg(histamine.aged ? 'agedButNoHistamine' : 'fermentedButNoHistamine'))]
      : [],
  tags: ({ tags, animalSources, allergenProfile: { gluten } }) => [
    ...when(
      tags.includes('plant-based') && animalSources.length > 0,
      warning(msg('plantBasedFromAnimals', { sources: animalSources.join(', ') })),
    ),
    ...when(
      tags.includes('gluten-free-flour') && gluten?.contains === 'yes',
      error(msg('glutenFreeFlourHasGluten')),
    ),
  ],
  /** Checks that assessed profiles have a confidence, and that other profiles have none. */
  profiles: (ingredient) => {
    if (isOnlyAdditive(ingredient)) return []
    const profiles = {
      cook_profile: ingredient.cookProfile,
      texture_profile: ingredient.textureProfile,
      functional_profile: ingredient.functionalProfile,
      application_profile: ingredient.applicationProfile,
      flavor_profile: ingredient.flavorProfile,
    }
    const wrong = CULINARY_PROFILES.filter(
      (name) => (profiles[name] === null) !== (ingredient.profileConfidence[name] === null),
    )
    const lacking = CULINARY_PROFILES.filter((name) => profiles[name] === null)
    return [
      ...wrong.map((name) => error(msg('confidenceDisagrees', { name }))),
      ...when(lacking.length > 0, warning(msg('notAssessedNames', { names: lacking.join(', ') }))),
      ...when(ingredient.cookProfile?.methods.length === 0, warning(msg('noWayToPrepare'))),
    ]
  },
  names: ({ names }) =>
    LANGUAGES.filter((lang) => names[lang].length === 0).map((lang) =>
      error(msg('noName', { lang })),
    ),
  /** Checks `authorised` against the Union list of Regulation (EC) 1333/2008. */
  additives: ({ additive }) => {
    if (additive === null) return []
    const isListed = UNION_LIST.includes(listedNumber(additive.number))
    const { number, authorised } = additive
    if (isListed === (authorised !== 'no')) return []
    return [error(msg(isListed ? 'additiveIsAllowed' : 'additiveIsNotAllowed', { number }))]
  },
  nutrients: ({ nutrients }) => when(nutrients === null, warning(msg('noNutrients'))),
  /** Recipes measure liquids by volume, so liquids need a density. */
  volume: ({ category, density, textureProfile }) =>
    when(
      category !== BRAND_CATEGORY && density === null && (textureProfile?.liquid ?? 0) >= 0.5,
      warning(msg('liquidWithoutDensity')),
    ),
  household: (ingredient) => {
    const isMeasured = ingredient.density !== null || Object.keys(ingredient.portions).length > 0
    const isFine = isMeasured || isOnlyAdditive(ingredient)
    return when(!isFine, warning(msg('neitherDensityNorPortion')))
  },
}

/** True for foods that only appear on labels, and are never measured in a kitchen. */
const isOnlyAdditive = ({ category }: Ingredient) => category === 'additives'

type Comparison = (foods: readonly Ingredient[]) => readonly Compared[]
const COMPARISONS: Readonly<Record<string, Comparison>> = {
  /** Finds dried foods whose dry matter has more vitamins than that of the fresh food. (Drying destroys vitamins.) */
  drying: (foods) => {
    const byId = new Map(foods.map((one) => [one.id, one]))
    return foods.flatMap((dried) => {
      const fresh = dried.id.startsWith('dried-') ? byId.get(dried.id.slice(6)) : undefined
      const [wet, dry] = [fresh, dried].map((one) => (one ? value(one, 'macros.water') : null))
      if (!fresh || wet == null || dry == null || wet >= 99) return []
      const concentrated = (100 - dry) / (100 - wet)
      return PERISHABLE.flatMap((key) => {
        const [before, after] = [fresh, dried].map((one) => value(one, key))
        if (before == null || after == null) return []
        if (after <= before * concentrated * 1.2 || after <= 0.1) return []
        return [{ id: dried.id, finding: msg('moreThanFresh', { after, key, before }) }]
      })
    })
  },
  /** Finds foods of different families that have equal figures, since the figures of one of them may be wrong. */
  twins: (foods) => {
    const owners = new Map<string, Ingredient>()
    return foods.flatMap((one) => {
      const values = NUTRIENT_KEYS.map((key) => one.nutrients && nutrientAt(one.nutrients, key))
      if (values.filter((figure) => figure !== null && figure > 0).length < 8) return []
      const vector = values.join(' ')
      const other = owners.get(vector)
      owners.set(vector, one)
      return other && other.archetype !== one.archetype
        ? [{ id: one.id, finding: msg('sameFiguresAs', { other: other.id }) }]
        : []
    })
  },
  /** Finds figures that are far above the figures of other foods in the category. */
  outliers: (foods) =>
    [...Map.groupBy(foods, ({ category }) => category)].flatMap(([category, kin]) => {
      return NUTRIENT_KEYS.flatMap((key) => {
        const figures = kin
          .map(({ nutrients }) => (nutrients ? nutrientAt(nutrients, key) : null))
          .filter((figure) => figure !== null)
          .sort((a, b) => a - b)
        const high = figures[Math.floor(figures.length * 0.95)] ?? 0
        return kin.flatMap((one) => {
          const figure = one.nutrients ? nutrientAt(one.nutrients, key) : null
          if (figure === null || high <= 0 || figure <= high * OUTLIER) return []
          return [{ id: one.id, finding: msg('beyondCategory', { figure, key, category, high }) }]
        })
      })
    }),
}

/** Cheese tables round lactose to 0, so we always assume at least this much. */
const LEAST_LACTOSE = 0.1
/** Vitamins that are lost through heat, light and drying. */
const PERISHABLE = ['vitamins.c', 'vitamins.b1'] as const
/** A figure this many times the 95th percentile of its category is an outlier. */
const OUTLIER = 10

/** Names of the checks. The data may contain explanations for warnings of these checks. */
export const CHECK_NAMES: readonly string[] = [...Object.keys(CHECKS), ...Object.keys(COMPARISONS)]

/**
 * Returns all findings: errors, then warnings, then warnings that the data explain, each group sorted by check and id.
 */
export function examine(library: Library): readonly Finding[] {
  const used = new Set<string>()
  const findingOf = (check: string, id: string, found: Judgement): Finding => {
    const why = library.explanations[check]?.[id]
    if (why !== undefined) used.add(`${check} ${id}`)
    return found.severity === 'warning' && why
      ? { ...found, severity: 'explained', check, id, why }
      : { ...found, check, id }
  }
  const foods = library.ids().map((id) => library.ingredient(id)!)
  const all = [
    // Skip brands, because we know only what is typical of their products.
    ...foods
      .filter(({ category }) => category !== BRAND_CATEGORY)
      .flatMap((food) =>
        Object.entries(CHECKS).flatMap(([check, run]) =>
          run(food).map((found) => findingOf(check, food.id, found)),
        ),
      ),
    ...Object.entries(COMPARISONS).flatMap(([check, compare]) =>
      compare(foods).map(({ id, finding }) => findingOf(check, id, warning(finding))),
    ),
    ...sharedNames(library),
    ...unlisted(foods),
    ...idle(library, used),
  ]
  const rank = ['error', 'warning', 'explained']
  const key = ({ severity, check, id }: Finding) => `${rank.indexOf(severity)} ${check} ${id}`
  return all.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
}

/** Returns a warning for each explanation in the data that matches no finding. */
const idle = (library: Library, used: ReadonlySet<string>): readonly Finding[] =>
  Object.entries(library.explanations).flatMap(([check, reasons]) =>
    Object.keys(reasons)
      .filter((id) => !used.has(`${check} ${id}`))
      .map((id) => ({ ...warning(msg('explainsNoFinding', { check })), check: 'idle', id })),
  )

/**
 * Reports the E numbers of the EU's list of permitted additives for which there is no ingredient. Reports nothing for a
 * library without additives.
 */
function unlisted(foods: readonly Ingredient[]): readonly Finding[] {
  const numbers = foods.flatMap(({ additive }) => additive?.number ?? [])
  const known = new Set(numbers.map(listedNumber))
  if (known.size === 0) return []
  return UNION_LIST.filter((number) => !known.has(number)).map((number) => ({
    ...error(msg('noIngredientIs', { number })),
    check: 'additives',
    id: number,
  }))
}

function sharedNames(library: Library): readonly Finding[] {
  const owners = new Map<string, string>()
  return library.names().flatMap(({ key, lang, ingredientId: id }): readonly Finding[] => {
    const name = `${lang} ${key}`
    const other = owners.get(name)
    owners.set(name, id)
    if (!other || other === id) return []
    return [{ ...error(msg('nameAlsoOf', { name, other })), check: 'shared-name', id }]
  })
}
