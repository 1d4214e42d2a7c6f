/** Tests the importer with small tables: how the cells of each source are converted, and which rows are rejected. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { importSources } from '../../src/compiler/import.ts'

let folder: string
let complaints: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ingr-import-'))
  mkdirSync(join(folder, 'nutrients/mapping'), { recursive: true })
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((line) => complaints.push(line))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const SOURCES = {
  'usda-sr28/foods.csv': [
    'ndb_no,food_group,energy_kcal,carbohydrate_total_g,fiber_g,sodium_mg,iron_mg',
    '01001,Spices and Herbs,100,10,4,200,3',
    '01002,Beef Products,100,1.2,,,',
    '01003,Spices and Herbs,100,7,,,',
  ],
  'usda-sr28/weights.csv': ['ndb_no,amount,gram_weight'],
  'usda-sr28/volume_density_derived.csv': ['ndb_no,g_per_ml'],
  'fdc-foundation/fdc_foundation.csv': [
    'fdc_id,description,carbohydrate_total_g,fiber_g,lactose_g,vit_a_rae_ug,vit_k1_ug',
    '8,"Flour, coconut",20,5,0,1,2',
    '9,"Beans, Dry (0% moisture)",20,5,0,1,2',
  ],
  'ciqual2020/ciqual2020.csv': [
    'alim_code,energy_kcal,fat_g,protein_g,retinol_ug,beta_carotene_ug,sodium_mg,polyols_g',
    '7,90,tr,"<0,5",10,24,<20,0.3',
  ],
  'ciqual2025/ciqual2025.csv': ['alim_code,energy_kcal,protein_g,fat_g', '7,90,0,3'],
  'swiss-fcdb-5.3/swiss_fcdb_5_3.csv': [
    'id,energy_kj,energy_kcal,protein_g,alcohol_g,vit_a_re_ug,retinol_ug,beta_carotene_activity_ug,sodium_mg,zinc_mg,unit_basis',
    '1,400,95,2.5,,100,100,,400,tr.,per 100g edible portion',
    '2,400,95,2.5,0,790,0,4740,400,,per 100g edible portion',
    '3,190,45,0,4.5,0,0,,2,0,per 100ml food volume',
  ],
  'bls4/bls4_names_macros.csv': [
    'bls_code,energy_kcal,protein_g,fat_g,carbohydrate_available_g,fiber_g',
    'C131000,343,11.375,7.09,53.7,9.3',
    'M742000,214,0,0,0,0',
    'P742000,214,0,0,0,0',
    'H1A0000,884,0,99.9,0,',
  ],
  'bls4-sugars/bls4_sugars.csv': [
    'bls_code,sugar_g,fructose_g,glucose_by_difference_g,lactose_g,energy_kj',
    'C131000,1.08,<LOD or <LOQ,0.03,0,1443',
  ],
  'cofid2021-full/cofid2021_full.csv': [
    'food_code,name_en,carbohydrate_available_g,starch_g,sugar_g,sucrose_g,lactose_g,iron_mg,retinol_ug,carotene_ug',
    '11-001,"Flour, white",72.5,66,6.5,2.1,0,0,0,12',
    '16-001,"Cod, weighed with bones",0,0,0,0,0,0,0,0',
  ],
  'fineli/fineli.csv': [
    'food_id,energy_kj,carbohydrate_available_g,polyols_g,vit_a_rae_ug',
    '5,418.4,4.25,1.5,10',
  ],
  'livsmedelsverket2022/livsmedelsverket2022.csv': [
    'food_no,energy_kcal,retinol_ug,beta_carotene_ug,vit_a_re_ug',
    '6,48,0,120,20',
  ],
}

/** Runs the importer with a mapping file for the table `test`. Returns the written rows without their empty cells. */
function imported(rows: readonly string[], without: readonly string[] = []) {
  for (const [name, lines] of Object.entries(SOURCES)) {
    if (without.some((one) => name.startsWith(one))) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
  }
  const mapping = ['id,source,state,take', ...rows].join('\n')
  writeFileSync(join(folder, 'nutrients/mapping/test.csv'), mapping)
  const code = importSources(folder, folder)
  const [head, ...lines] = readFileSync(join(folder, 'nutrients/test.csv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','))
  const values = lines.map((cells) =>
    Object.fromEntries(
      cells.map((cell, i) => [head![i], cell] as const).filter(([, cell]) => cell !== ''),
    ),
  )
  return { code, values }
}

/** Returns the output for a single row of the mapping, without its id, source and state. */
function amounts(source: string, take = '') {
  const { values } = imported([`a,${source},raw,${take}`])
  const { id: _, source: __, state: ___, ...rest } = values[0]!
  return rest
}

describe('the importer', () => {
  test('takes available carbohydrate, kilojoule and salt from a USDA row', () => {
    expect(amounts('usda-sr28:01001')).toEqual({
      'macros.energyKcal': '100',
      'macros.energyKilojoule': '418.4',
      'macros.carbohydrates': '6',
      'macros.fibre': '4',
      'macros.salt': '0.5',
      'minerals.sodium': '200',
      'minerals.iron': '3',
    })
  })

  test('knows that meat has no fibre; for another food without it carbohydrate is a bound', () => {
    expect(amounts('usda-sr28:01002')['macros.carbohydrates']).toBe('1.2')
    expect(amounts('usda-sr28:01003')['macros.carbohydrates']).toBe('<7')
  })

  test('takes the parts that a mapping selects: a group, energy, or all except additions to flour or the salt', () => {
    expect(amounts('usda-sr28:01001', 'minerals')).toEqual({
      'minerals.sodium': '200',
      'minerals.iron': '3',
    })
    expect(Object.keys(amounts('usda-sr28:01001', 'energy'))).toEqual([
      'macros.energyKcal',
      'macros.energyKilojoule',
    ])
    expect(amounts('usda-sr28:01001', 'unenriched')).not.toHaveProperty('minerals.iron')
    const unsalted = Object.keys(amounts('usda-sr28:01001', 'unsalted'))
    expect(unsalted).not.toContain('macros.salt')
    expect(unsalted).not.toContain('minerals.sodium')
  })

  test('keeps the traces and upper bounds of CIQUAL, and takes vitamin A as RAE', () => {
    expect(amounts('ciqual2020:7')).toEqual({
      'macros.energyKcal': '90',
      'macros.protein': '<0.5',
      'macros.fat': 'tr',
      'macros.salt': '<0.05',
      'minerals.sodium': '<20',
      'vitamins.a': '12',
      'sugars.polyols': '0.3',
    })
  })

  test('reads a zero of CIQUAL 2025 as traces, because its copy turned traces into zeros', () => {
    expect(amounts('ciqual2025:7')).toEqual({
      'macros.energyKcal': '90',
      'macros.energyKilojoule': '376.56',
      'macros.protein': 'tr',
      'macros.fat': '3',
    })
  })

  test('takes a Swiss row with its own kilojoule, and vitamin A from retinol and carotene', () => {
    const shared = {
      'macros.energyKcal': '95',
      'macros.energyKilojoule': '400',
      'macros.protein': '2.5',
      'macros.salt': '1',
      'minerals.sodium': '400',
    }
    expect(amounts('swiss-fcdb:1')).toEqual({
      ...shared,
      'minerals.zinc': 'tr',
      'vitamins.a': '100',
    })
    expect(amounts('swiss-fcdb:2')).toEqual({
      ...shared,
      'macros.alcohol': '0',
      'vitamins.a': '395',
    })
  })

  test('takes macronutrients and sugars of a BLS row, and values below a limit as traces', () => {
    expect(amounts('bls4:C131000')).toEqual({
      'macros.energyKcal': '343',
      'macros.energyKilojoule': '1443',
      'macros.protein': '11.375',
      'macros.fat': '7.09',
      'macros.carbohydrates': '53.7',
      'macros.fibre': '9.3',
      'macros.sugar': '1.08',
      'sugars.fructose': 'tr',
      'sugars.glucose': '0.03',
      'sugars.lactose': '0',
    })
  })

  test('takes a zero of BLS only if the other figures or alcohol explain the energy', () => {
    expect(amounts('bls4:M742000')).toEqual({ 'macros.energyKcal': '214' })
    expect(amounts('bls4:P742000')).toMatchObject({ 'macros.fat': '0', 'macros.protein': '0' })
    expect(amounts('bls4:H1A0000')).toMatchObject({ 'macros.protein': '0', 'macros.fat': '99.9' })
  })

  test('weighs carbohydrates of CoFID without the water that hydrolysis adds', () => {
    expect(amounts('cofid2021:11-001')).toEqual({
      'macros.carbohydrates': '66.4',
      'macros.sugar': '6.4',
      'sugars.sucrose': '2',
      'sugars.lactose': '0',
      'minerals.iron': 'tr',
      'vitamins.a': '1',
    })
  })

  test('takes the other tables unchanged, with polyols counted as carbohydrates', () => {
    expect(amounts('fineli:5')).toEqual({
      'macros.energyKcal': '100',
      'macros.energyKilojoule': '418.4',
      'macros.carbohydrates': '5.75',
      'vitamins.a': '10',
      'sugars.polyols': '1.5',
    })
    expect(amounts('livsmedelsverket:6')).toEqual({ 'macros.energyKcal': '48', 'vitamins.a': '10' })
    expect(amounts('fdc-foundation:8')).toMatchObject({
      'macros.carbohydrates': '15',
      'vitamins.k': '2',
    })
  })

  test.each([
    [
      'a row per 100 ml',
      'a,swiss-fcdb:3,raw,',
      [],
      'a: swiss-fcdb:3 is refused: it is per 100ml food volume',
    ],
    [
      'a row per dry matter',
      'a,fdc-foundation:9,raw,',
      [],
      'a: fdc-foundation:9 is refused: it is per 100 g of dry matter',
    ],
    [
      'a row with waste',
      'a,cofid2021:16-001,raw,',
      [],
      'a: cofid2021:16-001 is refused: it is weighed with waste',
    ],
    ['a row that does not exist', 'a,bls4:X999999,raw,', [], 'a: no such source row: bls4:X999999'],
    ['an unknown source', 'a,my-aunt:1,raw,', [], 'a: unknown source: my-aunt:1'],
    [
      'a table that is not in the folder',
      'a,swiss-fcdb:1,raw,',
      ['swiss'],
      'a: swiss-fcdb:1 needs swiss-fcdb-5.3/swiss_fcdb_5_3.csv',
    ],
  ])('rejects %s with file and line', (_, row, without, complaint) => {
    expect(imported([row], without)).toEqual({ code: 1, values: [] })
    expect(complaints).toEqual([`data/nutrients/mapping/test.csv:2: ${complaint}`])
  })
})
