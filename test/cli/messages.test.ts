/** Error messages on a terminal in German and Spanish; error bodies stay English. */

import { describe, expect, test } from 'vitest'
import { inPipe } from './run.ts'

describe('an error is in the language of the screen', () => {
  const rows: readonly (readonly [line: string, env: Record<string, string>, err: string])[] = [
    ['convert butter 1 foo g -l de', {}, 'unbekannte Einheit: foo'],
    ['convert butter 1 foo g --lang=es', {}, 'unidad desconocida: foo'],
    [
      'convert Zwiebel 1 stick g',
      { INGR_LANG: 'de' },
      'Zwiebel: für Stange ist kein Gewicht bekannt (Stange in Gramm)',
    ],
    ['show qqqqqq', { LANG: 'de_AT.UTF-8' }, 'Zutat nicht gefunden: qqqqqq'],
    [
      'parse --file /nowhere/x',
      { LC_ALL: 'es_ES' },
      'no se puede leer /nowhere/x: archivo no encontrado',
    ],
    [
      'parse --file /nowhere/x',
      { LC_ALL: 'C', LANG: 'de_DE' },
      'cannot read /nowhere/x: no such file',
    ],
    ['parse --file /nowhere/x', { LANG: 'fr_FR' }, 'cannot read /nowhere/x: no such file'],
    [
      'browse Fisch --subcategory Fisch -l de',
      {},
      'unbekannter Wert für subcategory: Fisch (bekannt: bivalve, ',
    ],
    ['analyze 100g butter --finished 90', {}, '--finished needs --label'],
    [
      'analyze 100g butter --finished 0 --label eu',
      {},
      '--finished is not an amount of grams above 0: 0',
    ],
    ['analyze 100g butter --finished 0,5g --label eu', {}, 'finishedGrams is not at least 1: 0.5'],
  ]
  test.each(rows)('%s %o', async (line, env, err) => {
    const outcome = await inPipe(line.split(' '), '', env)
    expect(outcome.err).toContain(`ingr: ${err}`)
  })

  test('the value of an option may look like --version', async () => {
    const line = ['browse', 'Gemüse', '--sort', '-Vitamin C', '--limit', '1', '-l', 'de']
    expect((await inPipe(line)).out).toMatch(/\t\d+\n$/)
  })

  test('and in English in a body', async () => {
    const { out, err } = await inPipe(['parse', '--file', '/nowhere/x', '--json', '-l', 'de'])
    expect([JSON.parse(out).error.message, err]).toEqual([
      'cannot read /nowhere/x: no such file',
      'ingr: /nowhere/x lässt sich nicht lesen: Datei nicht gefunden\n',
    ])
  })

  test('the locale does not change the JSON that other programs parse', async () => {
    const of = async (env: Record<string, string>) =>
      (await inPipe(['show', 'butter', '--json'], '', env)).out
    expect(await of({ LANG: 'de_DE.UTF-8' })).toBe(await of({}))
  })
})
