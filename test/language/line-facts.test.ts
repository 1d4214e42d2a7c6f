/**
 * Tests that instructions, sentences and facts do not count as ingredients, and that foods still count as ingredients.
 */

import { describe, expect, test } from 'vitest'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { LineFacts } from '../../src/recipes/line-facts.ts'

type Row = readonly [lang: string, line: string]

describe('instructions', () => {
  test.each<Row>([
    ['en', 'Mix the flour with the eggs.'],
    ['en', 'Preheat oven to 350F.'],
    ['en', 'Cook for 5 minutes'],
    ['en', 'In a large bowl, whisk 2 eggs.'],
    ['en', 'Meanwhile, boil the pasta.'],
    ['en', '3. 20 minutes before serving, take it out.'],
    ['de', 'Die Zwiebeln schälen und würfeln.'],
    ['de', '2) Butter erhitzen, Mehl einrühren'],
    ['de', 'Gib die Eier dazu.'],
    ['es', 'Picar la cebolla muy fina.'],
    ['es', 'Se fríen las patatas.'],
    ['es', 'En una sartén, cuajar la tortilla.'],
    // The line is not in the requested language.
    ['en', 'Den Teig 30 Minuten ruhen lassen.'],
  ])('%s: %s', (_, line) => {
    expect(new LineFacts(line).isInstruction).toBe(true)
  })
})

describe('ingredients', () => {
  test.each<Row>([
    ['en', 'Roast chicken, shredded'],
    ['en', 'Cream and butter'],
    ['en', 'Butter 1 c'],
    ['en', 'Mix of nuts'],
    ['en', 'Salt to taste.'],
    ['en', 'Store-bought pesto'],
    ['en', 'Finely chopped parsley'],
    ['en', 'To serve: flatbread, yoghurt and a slice of lemon'],
    ['en', 'Peanuts, chopped, for serving.'],
    ['en', '4. Butter for the tin'],
    ['en', '2 cups flour, sifted'],
    ['de', 'Öl zum Braten'],
    ['de', 'Puderzucker zum Bestäuben'],
    ['de', 'Petersilie zum drüberstreuen'],
    ['de', 'Schale einer Zitrone'],
    ['de', 'Braten vom Vortag'],
    ['de', 'etwas Backpulver'],
    ['es', 'Azúcar para espolvorear'],
    ['es', 'Mezcla de especias'],
    ['es', 'Corte de ternera'],
    ['es', 'Una cucharada de nata para montar'],
    ['es', 'sal y pimienta al gusto'],
  ])('%s: %s', (_, line) => {
    const { isInstruction, isProse, isFact } = new LineFacts(line)
    expect([isInstruction, isProse, isFact]).toEqual([false, false, false])
  })

  test('no name of the library is an instruction, a sentence, a fact or a heading of notes', {
    timeout: 90_000,
  }, () => {
    const library = openLibrary('data/library.sqlite')
    const endings = [
      '',
      ', chopped',
      ' to taste',
      ' zum Servieren',
      ' al gusto',
      ', fein gehackt.',
      ' für die Form',
      ' for the top',
    ]
    const taken: string[] = []
    // Skip brands: a brand name alone does not count as an ingredient line here.
    for (const id of library.ids().filter((one) => !one.startsWith('brand-'))) {
      for (const names of Object.values(library.ingredient(id)!.names)) {
        for (const name of names) {
          for (const end of endings) {
            const line = `${name[0]!.toUpperCase()}${name.slice(1)}${end}`
            const facts = new LineFacts(line)
            const isTaken =
              facts.isInstruction ||
              facts.isProse ||
              facts.isFact ||
              facts.isAside ||
              facts.isApart ||
              facts.isStepHeading
            if (isTaken) taken.push(line)
          }
        }
      }
    }
    expect(taken).toEqual([])
  })
})

describe('facts', () => {
  test.each([
    'Prep time: 20 minutes',
    'Schwierigkeit: leicht | Küche: deutsch',
    'Tiempo total: 1 hora y media',
    '450 kcal',
    'Zubereitungszeit: ca. 20 Min. + 4 Std. Kühlzeit',
  ])('%s', (line) => {
    expect(new LineFacts(line).isFact).toBe(true)
  })
  test.each(['Topping: hazelnuts', 'Serves 4', 'Milk: 200 ml', 'Contains: nuts'])(
    'not: %s',
    (line) => {
      expect(new LineFacts(line).isFact).toBe(false)
    },
  )
})
