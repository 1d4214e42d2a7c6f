/** The importer: what the cells of each source become, and what it refuses, on tables of a few rows. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  'foods.csv': ['ndb_no,energy_kcal,carbohydrate_total_g,fiber_g,sodium_mg', '01001,100,10,4,200'],
  'weights.csv': ['ndb_no,amount,gram_weight'],
  'volume_density_derived.csv': ['ndb_no,g_per_ml'],
  'ciqual2020.csv': [
    'alim_code,energy_kcal,fat_g,protein_g,retinol_ug,beta_carotene_ug',
    '7,90,tr,"<0,5",10,24',
  ],
  'swiss_fcdb.csv': [
    'id,energy_kj,energy_kcal,protein_g,alcohol_g,carbohydrate_available_g,fiber_g,vit_a_re_ug,retinol_ug,sodium_mg,zinc_mg,unit_basis',
    '1,400,95,2.5,,12,1.5,100,100,400,tr.,per 100g edible portion',
    '2,400,95,2.5,0,12,1.5,790,0,400,,per 100g edible portion',
    '3,190,45,0,4.5,3,0,0,0,2,0,per 100ml food volume',
  ],
  'bls4_names_macros.csv': [
    'bls_code,energy_kcal,protein_g,fat_g,carbohydrate_available_g,fiber_g',
    'C131000,343,11.375,7.09,53.7,9.3',
    'P742000,214,0,0,0,0',
    'H1A0000,884,0,99.9,0,',
  ],
}

/** Runs the importer over a mapping of `test`; the rows it writes, each without its empty cells. */
function imported(rows: readonly string[], without: readonly string[] = []) {
  for (const [name, lines] of Object.entries(SOURCES)) {
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
  }
  const mapping = ['id,source,state', ...rows].join('\n')
  writeFileSync(join(folder, 'nutrients/mapping/test.csv'), mapping)
  const folders = { sr28: folder, ciqual: folder, swiss: folder, bls: folder }
  const code = importSources(folder, {
    ...folders,
    ...Object.fromEntries(without.map((name) => [name, undefined])),
  })
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

describe('the importer', () => {
  test('takes available carbohydrate, kilojoule and salt from a USDA row', () => {
    expect(imported(['a,usda-sr28:01001,raw'])).toEqual({
      code: 0,
      values: [
        {
          id: 'a',
          source: 'usda-sr28:01001',
          state: 'raw',
          'macros.energyKcal': '100',
          'macros.energyKilojoule': '418.4',
          'macros.carbohydrates': '6',
          'macros.fibre': '4',
          'macros.salt': '0.5',
          'minerals.sodium': '200',
        },
      ],
    })
  })

  test('takes CIQUAL traces as 0, an upper bound as nothing, and vitamin A as RAE', () => {
    expect(imported(['a,ciqual2020:7,raw']).values).toEqual([
      {
        id: 'a',
        source: 'ciqual2020:7',
        state: 'raw',
        'macros.energyKcal': '90',
        'macros.fat': '0',
        'vitamins.a': '12',
      },
    ])
  })

  test('takes a Swiss row with its own kilojoule; vitamin A only where all of it is retinol', () => {
    const shared = {
      state: 'raw',
      'macros.energyKcal': '95',
      'macros.energyKilojoule': '400',
      'macros.protein': '2.5',
      'macros.carbohydrates': '12',
      'macros.fibre': '1.5',
      'macros.salt': '1',
      'minerals.sodium': '400',
    }
    expect(imported(['a,swiss-fcdb:1,raw', 'b,swiss-fcdb:2,raw']).values).toEqual([
      { ...shared, id: 'a', source: 'swiss-fcdb:1', 'minerals.zinc': '0', 'vitamins.a': '100' },
      { ...shared, id: 'b', source: 'swiss-fcdb:2', 'macros.alcohol': '0' },
    ])
  })

  test('takes the macronutrients of a BLS row; a zero only where the others explain the energy', () => {
    expect(
      imported(['a,bls4:C131000,raw', 'b,bls4:P742000,processed', 'c,bls4:H1A0000,raw']).values,
    ).toEqual([
      {
        id: 'a',
        source: 'bls4:C131000',
        state: 'raw',
        'macros.energyKcal': '343',
        'macros.energyKilojoule': '1435.112',
        'macros.protein': '11.375',
        'macros.fat': '7.09',
        'macros.carbohydrates': '53.7',
        'macros.fibre': '9.3',
      },
      {
        id: 'b',
        source: 'bls4:P742000',
        state: 'processed',
        'macros.energyKcal': '214',
        'macros.energyKilojoule': '895.376',
      },
      {
        id: 'c',
        source: 'bls4:H1A0000',
        state: 'raw',
        'macros.energyKcal': '884',
        'macros.energyKilojoule': '3698.656',
        'macros.protein': '0',
        'macros.fat': '99.9',
        'macros.carbohydrates': '0',
      },
    ])
  })

  test.each([
    [
      'a row per 100 ml',
      'a,swiss-fcdb:3,raw',
      [],
      'a: swiss-fcdb:3 is refused: it is per 100ml food volume',
    ],
    ['a row that is not there', 'a,bls4:X999999,raw', [], 'a: no such source row: bls4:X999999'],
    ['an unknown source', 'a,my-aunt:1,raw', [], 'a: unknown source: my-aunt:1'],
    [
      'a source whose folder was not given',
      'a,swiss-fcdb:1,raw',
      ['swiss'],
      'a: swiss-fcdb:1 needs --swiss <folder>',
    ],
  ])('refuses %s with file and line', (_, row, without, complaint) => {
    expect(imported([row], without)).toEqual({ code: 1, values: [] })
    expect(complaints).toEqual([`data/nutrients/mapping/test.csv:2: ${complaint}`])
  })
})
