/** Reads the food tables that nutrients come from: their files, keys and columns. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { itemAt } from '../domain/present.ts'
import { readCsv } from './read-text.ts'

/** An amount as in the data files: a figure, `tr` for traces, `<x` for an upper bound; null if missing. */
type Amount = number | 'tr' | `<${number}` | null
type Amounts = Readonly<Record<string, Amount>>

export interface SourceTable {
  /** The amounts of a row, or the reason why there are none. */
  row(code: string): Amounts | string
}

/** Opens a table by name in the sources folder; undefined if there is no such table. */
export function openTable(name: string, folder: string): SourceTable | undefined {
  const table = TABLES[name]
  if (!table) return undefined
  const loaded = new Map<string, Cells>()
  for (const file of table.files) {
    const path = join(folder, file)
    if (!existsSync(path)) return { row: (code) => `${name}:${code} needs ${file}` }
    for (const { cells } of readCsv(path, path)) {
      const code = cells[table.key]!
      loaded.set(code, { ...loaded.get(code), ...cells })
    }
  }
  return {
    row: (code) => {
      const cells = loaded.get(code)
      if (!cells) return `no such source row: ${name}:${code}`
      const refused = table.refused?.(cells)
      return refused
        ? `${name}:${code} is refused: ${refused}`
        : withSaneKilojoule(table.read(cells))
    },
  }
}

type Cells = Readonly<Record<string, string>>

interface Table {
  readonly files: readonly string[]
  readonly key: string
  readonly read: (cells: Cells) => Amounts
  readonly refused?: (cells: Cells) => string | undefined
}

const SALT_PER_SODIUM = 2.5

const MINERALS: Cells = {
  'minerals.calcium': 'calcium_mg',
  'minerals.iron': 'iron_mg',
  'minerals.magnesium': 'magnesium_mg',
  'minerals.phosphorus': 'phosphorus_mg',
  'minerals.potassium': 'potassium_mg',
  'minerals.sodium': 'sodium_mg',
  'minerals.zinc': 'zinc_mg',
}
const VITAMINS: Cells = {
  'vitamins.b1': 'vit_b1_mg',
  'vitamins.b2': 'vit_b2_mg',
  'vitamins.b6': 'vit_b6_mg',
  'vitamins.c': 'vit_c_mg',
  'vitamins.niacin': 'niacin_mg',
  'vitamins.pantothenicAcid': 'pantothenic_acid_mg',
}
const MICROS: Cells = {
  'micros.d': 'vit_d_ug',
  'micros.e': 'vit_e_mg',
  'micros.b12': 'vit_b12_ug',
  'micros.folate': 'folate_ug',
  'micros.iodine': 'iodine_ug',
  'micros.selenium': 'selenium_ug',
}
const LIPIDS: Cells = {
  'lipids.cholesterol': 'cholesterol_mg',
  'lipids.saturatedFat': 'sat_fat_g',
  'lipids.monounsaturatedFat': 'mono_fat_g',
  'lipids.polyunsaturatedFat': 'poly_fat_g',
}
/** Column names shared by all tables. A column that a table lacks is skipped. */
const COMMON: Cells = {
  ...MINERALS,
  ...VITAMINS,
  ...MICROS,
  ...LIPIDS,
  'macros.energyKcal': 'energy_kcal',
  'macros.protein': 'protein_g',
  'macros.fat': 'fat_g',
  'macros.fibre': 'fiber_g',
  'macros.sugar': 'sugar_g',
  'macros.water': 'water_g',
}
const SUGARS: Cells = {
  'sugars.lactose': 'lactose_g',
  'sugars.fructose': 'fructose_g',
  'sugars.glucose': 'glucose_g',
  'sugars.sucrose': 'sucrose_g',
  'sugars.maltose': 'maltose_g',
}
/** Columns of tables that give available carbohydrate and alcohol directly. */
const EUROPEAN: Cells = {
  ...COMMON,
  ...SUGARS,
  'macros.energyKilojoule': 'energy_kj',
  'macros.carbohydrates': 'carbohydrate_available_g',
  'macros.alcohol': 'alcohol_g',
}

/** SR28 food groups with only animal foods. */
const ANIMAL_GROUPS = [
  'Beef Products',
  'Finfish and Shellfish Products',
  'Lamb, Veal, and Game Products',
  'Pork Products',
  'Poultry Products',
]

type At = (column: string) => Amount

/** Makes a reader that takes the named columns and adds values computed from them. */
const from =
  (names: Cells, computed: (at: At, cells: Cells) => Amounts): Table['read'] =>
  (cells) => {
    const at = reader(cells)
    const salted = { 'macros.salt': salt(at('sodium_mg')) }
    return { ...columns(cells, names), ...salted, ...computed(at, cells) }
  }

function ofSr28(at: At, { food_group }: Cells): Amounts {
  // Only plants have fibre, so a missing value of an animal food is 0.
  const fibre = at('fiber_g') ?? (ANIMAL_GROUPS.includes(food_group ?? '') ? 0 : null)
  return {
    'vitamins.a': at('vit_a_rae_ug'),
    'vitamins.k': at('vit_k_ug'),
    'micros.folate': at('folate_dfe_ug'),
    // SR28 includes fibre in carbohydrate (by difference), and has no kilojoules.
    'macros.carbohydrates': available(at('carbohydrate_total_g'), fibre),
    'macros.energyKilojoule': times(at('energy_kcal'), 4.184),
  }
}

const ofFdc = (at: At): Amounts => ({
  'vitamins.a': at('vit_a_rae_ug'),
  'vitamins.k': at('vit_k1_ug'),
  'macros.carbohydrates': available(at('carbohydrate_total_g'), at('fiber_g')),
  'macros.energyKilojoule': times(at('energy_kcal'), 4.184),
})

const ofCiqual = (at: At): Amounts => ({
  'sugars.polyols': at('polyols_g'),
  'acids.organic': at('organic_acids_g'),
  'vitamins.a': activity(at('retinol_ug'), at('beta_carotene_ug')),
  'vitamins.k': at('vit_k1_ug'),
})

/** Reads Ciqual 2025. Our copy has 0 for traces, so a 0 may be a trace. */
function fromCiqual2025(cells: Cells): Amounts {
  const { 'macros.energyKcal': kcal, ...rest } = columns(cells, EUROPEAN)
  const amounts = Object.entries(rest).map(([key, one]) => [key, one === 0 ? 'tr' : one])
  return {
    ...Object.fromEntries(amounts),
    'macros.energyKcal': kcal,
    'macros.energyKilojoule': times(kcal ?? null, 4.184),
  }
}

/** Recomputes vitamin A from carotenes, which count twice as much in retinol equivalents as in activity equivalents. */
function ofSwiss(at: At): Amounts {
  const [retinol, equivalents] = [at('retinol_ug'), at('vit_a_re_ug')]
  const computed = activity(retinol, at('beta_carotene_activity_ug'))
  return {
    'vitamins.a': computed ?? (retinol === equivalents ? retinol : null),
    'micros.iodine': at('iodide_ug'),
  }
}

function fromBls(cells: Cells): Amounts {
  const keys = ['macros.protein', 'macros.fat', 'macros.carbohydrates', 'macros.fibre'] as const
  const amounts = columns(cells, EUROPEAN)
  const { 'macros.energyKcal': kcal } = amounts
  const [protein, fat, carbohydrate, fibre] = keys.map((key) => Number(amounts[key] ?? 0))
  const explained = 4 * protein! + 9 * fat! + 4 * carbohydrate! + 2 * fibre!
  // Our copy of the table may have 0 for a missing macronutrient. Accept 0 only if the other values account for the
  // energy, or if alcohol or acids (which have no column) account for the rest.
  const zeros =
    typeof kcal === 'number' &&
    (Math.abs(explained - kcal) <= Math.max(10, kcal * 0.15) ||
      (explained <= kcal && /^(P[1-47]|R55)/.test(cells.bls_code ?? '')))
  const macros = keys.map((key) => [key, amounts[key] === 0 && !zeros ? null : amounts[key]])
  return {
    ...amounts,
    ...Object.fromEntries(macros),
    // BLS has no glucose column; our copy computes glucose as the rest of the sugars.
    'sugars.glucose': reader(cells)('glucose_by_difference_g'),
  }
}

/**
 * Converts carbohydrates from monosaccharide equivalents, which include the water that starch and disaccharides take up
 * when they are split. In our copy, a 0 for a vitamin or mineral may be a trace.
 */
function ofCofid(at: At, cells: Cells): Amounts {
  const [carbohydrate, sugar, starch] = [
    at('carbohydrate_available_g'),
    at('sugar_g'),
    at('starch_g'),
  ]
  const pairs = (['sucrose_g', 'maltose_g', 'lactose_g'] as const).map((name) => at(name))
  const water = pairs.reduce<number>((all, one) => all + bound(water105(one)), 0)
  const unsure = [
    ...Object.keys({ ...MINERALS, ...VITAMINS, ...MICROS }),
    'vitamins.a',
    'vitamins.k',
  ]
  const amounts: Amounts = {
    ...columns(cells, { ...MINERALS, ...VITAMINS, ...MICROS }),
    'macros.fibre': at('fiber_aoac_g'),
    'macros.sugar': less(sugar, water),
    'macros.carbohydrates': less(carbohydrate, water + bound(starch) - bound(starch) / 1.1),
    'sugars.sucrose': times(itemAt(pairs, 0), 1 / 1.05),
    'sugars.maltose': times(itemAt(pairs, 1), 1 / 1.05),
    'sugars.lactose': times(itemAt(pairs, 2), 1 / 1.05),
    'vitamins.a': activity(at('retinol_ug'), at('carotene_ug')),
    'vitamins.k': at('vit_k1_ug'),
  }
  const traces = unsure.filter((key) => amounts[key] === 0).map((key) => [key, 'tr'])
  return { ...amounts, ...Object.fromEntries(traces) }
}

/** Adds polyols to carbohydrates, because food law counts polyols as carbohydrates and this table does not. */
const ofFineli = (at: At): Amounts => ({
  'macros.carbohydrates': plus(at('carbohydrate_available_g'), bound(at('polyols_g'))),
  // The table measures kilojoules, so kilocalories are computed from them.
  'macros.energyKcal': times(at('energy_kj'), 1 / 4.184),
  'sugars.polyols': at('polyols_g'),
  'acids.organic': at('organic_acids_g'),
  'vitamins.a': at('vit_a_rae_ug'),
  'vitamins.k': at('vit_k_ug'),
})

const ofLivsmedelsverket = (at: At): Amounts => ({
  'vitamins.a': activity(at('retinol_ug'), at('beta_carotene_ug')),
  'vitamins.k': at('vit_k_ug'),
})

const TABLES: Readonly<Record<string, Table>> = {
  'usda-sr28': { files: ['usda-sr28/foods.csv'], key: 'ndb_no', read: from(COMMON, ofSr28) },
  'fdc-foundation': {
    files: ['fdc-foundation/fdc_foundation.csv'],
    key: 'fdc_id',
    read: from({ ...COMMON, ...SUGARS }, ofFdc),
    refused: ({ description }) =>
      description?.includes('0% moisture') ? 'it is per 100 g of dry matter' : undefined,
  },
  ciqual2020: {
    files: ['ciqual2020/ciqual2020.csv'],
    key: 'alim_code',
    read: from(EUROPEAN, ofCiqual),
  },
  ciqual2025: { files: ['ciqual2025/ciqual2025.csv'], key: 'alim_code', read: fromCiqual2025 },
  bls4: {
    files: ['bls4/bls4_names_macros.csv', 'bls4-sugars/bls4_sugars.csv'],
    key: 'bls_code',
    read: fromBls,
  },
  'swiss-fcdb': {
    files: ['swiss-fcdb-5.3/swiss_fcdb_5_3.csv'],
    key: 'id',
    read: from(EUROPEAN, ofSwiss),
    // Our values are per 100 g; a row per 100 ml would need a measured density.
    refused: ({ unit_basis }) =>
      unit_basis === 'per 100g edible portion' ? undefined : `it is ${unit_basis}`,
  },
  cofid2021: {
    files: ['cofid2021-full/cofid2021_full.csv'],
    key: 'food_code',
    read: from(EUROPEAN, ofCofid),
    refused: ({ name_en }) =>
      /weighed (as served )?with/i.test(name_en ?? '') ? 'it is weighed with waste' : undefined,
  },
  fineli: { files: ['fineli/fineli.csv'], key: 'food_id', read: from(EUROPEAN, ofFineli) },
  livsmedelsverket: {
    files: ['livsmedelsverket2022/livsmedelsverket2022.csv'],
    key: 'food_no',
    read: from(EUROPEAN, ofLivsmedelsverket),
  },
}

/** Recomputes kilojoules if they contradict the kilocalories, which are more reliable. */
function withSaneKilojoule(amounts: Amounts): Amounts {
  const { 'macros.energyKcal': kcal, 'macros.energyKilojoule': kilojoule } = amounts
  if (typeof kcal !== 'number' || typeof kilojoule !== 'number') return amounts
  const off = Math.abs(kcal * 4.184 - kilojoule)
  return off <= 20 + kcal * 0.3
    ? amounts
    : { ...amounts, 'macros.energyKilojoule': times(kcal, 4.184) }
}

const reader = (cells: Cells) => (column: string) => measured(cells[column])

const columns = (cells: Cells, names: Cells): Amounts =>
  Object.fromEntries(Object.entries(names).map(([key, column]) => [key, measured(cells[column])]))

/** Parses a cell of a table. A detection limit without a number counts as traces. */
function measured(cell: string | undefined): Amount {
  const text = (cell ?? '').trim().replace(',', '.')
  if (text === '' || text === '-') return null
  if (/^(tr\.?|traces|<\s*lo[dq].*)$/i.test(text)) return 'tr'
  const limit = /^<\s*([\d.]+)$/.exec(text)
  if (limit) return Number(limit[1]) === 0 ? 0 : `<${Number(limit[1])}`
  return Number.isFinite(Number(text)) ? Number(text) : null
}

/** Upper bound of an amount; 0 if unknown. */
const bound = (amount: Amount) =>
  typeof amount === 'number' ? amount : amount?.startsWith('<') ? Number(amount.slice(1)) : 0

/** Removes floating-point noise without visible rounding. */
const tidy = (value: number) => Number(value.toPrecision(12))

function times(amount: Amount, factor: number): Amount {
  if (amount === null || amount === 'tr') return amount
  if (typeof amount === 'number') return tidy(rounded(amount * factor, factor))
  return `<${tidy(Number(amount.slice(1)) * factor)}`
}

/** Rounds to four decimal places (the most that the tables have) if the factor may give a non-terminating decimal. */
const rounded = (value: number, factor: number) =>
  Number.isInteger(1 / factor) || factor > 1 ? value : Math.round(value * 1e4) / 1e4

const salt = (sodium: Amount) => times(sodium, SALT_PER_SODIUM / 1000)
const water105 = (amount: Amount): Amount =>
  typeof amount === 'number' ? amount - amount / 1.05 : null

const plus = (amount: Amount, grams: number): Amount =>
  typeof amount === 'number' ? tidy(Math.round((amount + grams) * 1e4) / 1e4) : amount

const less = (amount: Amount, grams: number): Amount =>
  typeof amount === 'number' ? Math.round(Math.max(0, amount - grams) * 1e4) / 1e4 : amount

/** Available carbohydrate, without fibre. If fibre is unknown, the result is only an upper bound. */
function available(total: Amount, fibre: Amount): Amount {
  if (typeof total !== 'number') return null
  if (fibre === null && total > 0) return `<${total}`
  return Math.round(Math.max(0, total - bound(fibre)) * 1e4) / 1e4
}

/** Vitamin A in retinol activity equivalents: 12 µg of beta-carotene from food count as 1 µg of retinol. */
function activity(retinol: Amount, carotene: Amount): Amount {
  if (retinol === null || carotene === null) return null
  if (typeof retinol === 'number' && typeof carotene === 'number')
    return Math.round((retinol + carotene / 12) * 1e4) / 1e4
  if (retinol === 'tr' && carotene === 'tr') return 'tr'
  // If one amount is only an upper bound, accept the sum if that bound adds next to nothing.
  const [most, least] = [
    bound(retinol) + bound(carotene) / 12,
    (typeof retinol === 'number' ? retinol : 0) +
      (typeof carotene === 'number' ? carotene / 12 : 0),
  ]
  if (least > 0 && most <= least * 1.1) return Math.round(least * 1e4) / 1e4
  return most === 0 ? 'tr' : `<${tidy(Math.round(most * 1e4) / 1e4)}`
}
