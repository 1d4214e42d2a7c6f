/**
 * Texts with several recipes are split only where another recipe clearly begins; parts that may belong together stay
 * together.
 */

import { describe, expect, test } from 'vitest'
import { parseText } from '../src/engine/parse.ts'
import { openLibrary } from '../src/library/sqlite-library.ts'
import { recipesInPlain } from '../src/recipes/plain.ts'
import { readRecipes } from '../src/recipes/read.ts'

/** Returns the title of each recipe in a text, or the first line of a recipe without a title. */
async function recipesOf(text: string) {
  const recipes = await readRecipes(text)
  const lines = recipes.map(({ title, sections }) => ({
    title,
    lines: sections.flatMap((section) => section.lines),
  }))
  return lines.map(({ title, lines }) => title ?? lines[0]?.text)
}

const several: readonly (readonly [what: string, text: string, expected: readonly string[]])[] = [
  [
    'dishes as headings, each with its list',
    '# Satay skewers\n150 g peanut butter\n2 tbsp soy sauce\n\n# Waldorf salad\n2 apples\n80 g walnuts\n',
    ['Satay skewers', 'Waldorf salad'],
  ],
  [
    'the dishes of a menu in Markdown',
    '# Menú del día\n\n## Macarrones con queso\n- 400 g de macarrones\n- 100 g de queso\n\n## Arroz con leche\n- 150 g de arroz\n- 1 l de leche\n',
    ['Macarrones con queso', 'Arroz con leche'],
  ],
  [
    'not the parts of a cake in Markdown',
    '# Apfelkuchen\n\n## Mürber Teig\n- 400 g Mehl\n- 100 g Butter\n\n## Saftige Füllung\n- 5 Äpfel\n- 50 g Zucker\n',
    ['Apfelkuchen'],
  ],
  [
    'not the days of a plan with another line, which would be lost',
    'Monday: rice\nTuesday: fish\nWednesday: soup\nNote: the soup contains nuts\n',
    ['Monday: rice'],
  ],
  [
    'not the days of a method',
    'Sourdough\n\nFriday: 50 g starter\nSaturday: 500 g flour, 350 ml water\nSunday: bake\nKeeps for a week.\n',
    ['Sourdough'],
  ],
  [
    'German: title, servings, method',
    `Pfannkuchen
Für 4 Personen

250 g Mehl
2 Eier
500 ml Milch

Alles verrühren und in der Pfanne ausbacken.

Apfelmus
Für 2 Personen

4 Äpfel
50 g Zucker

Die Äpfel schälen und weich kochen.`,
    ['Pfannkuchen', 'Apfelmus'],
  ],
  [
    'German: a second list of ingredients after a method',
    `Linsensuppe

Zutaten:
200 g Linsen
1 Zwiebel
1 l Brühe

Zubereitung:
Die Linsen waschen. Alles 30 Minuten kochen.

Rührei

Zutaten:
4 Eier
20 g Butter

Zubereitung:
Eier verquirlen und in Butter stocken lassen.`,
    ['Linsensuppe', 'Rührei'],
  ],
  [
    'English: three, with facts and rules between them',
    `Pancakes
Prep time: 10 min
Serves: 4

Ingredients
- 2 cups flour
- 2 eggs

Method
1. Whisk everything.
2. Fry in a hot pan.

-----

Omelette
Serves: 1

Ingredients
- 3 eggs
- 1 tbsp butter

Method
1. Beat the eggs and fry them.

-----

Peanut noodles
Serves: 2

Ingredients
- 200 g noodles
- 3 tbsp peanut butter

Method
1. Boil the noodles and stir everything together.`,
    ['Pancakes', 'Omelette', 'Peanut noodles'],
  ],
  [
    'English: only lists, each with its servings',
    `Guacamole
Serves 4
2 avocados
1 lime

Salsa
Serves 4
3 tomatoes
1 onion`,
    ['Guacamole', 'Salsa'],
  ],
  [
    'English: servings in the titles',
    `Fruit salad (serves 4)
2 apples
1 banana
Cut everything into cubes and mix well.

Yogurt sauce (serves 2)
200 g yogurt
1 tbsp honey
Stir together.`,
    ['Fruit salad (serves 4)', 'Yogurt sauce (serves 2)'],
  ],
  [
    'Spanish: ingredients and preparation',
    `Gazpacho
Ingredientes (4 personas)
1 kg de tomates
1 pepino

Preparación
Triturar todo y dejar enfriar en la nevera.

Tortilla de patatas
Ingredientes (4 personas)
500 g de patatas
6 huevos

Preparación
Freír las patatas y cuajar con los huevos.`,
    ['Gazpacho', 'Tortilla de patatas'],
  ],
  [
    'Markdown: titles with headings below them, servings in a step',
    `# Pancakes

Makes a stack.

## Ingredients
- 200 g flour
- 2 eggs

## Method
1. Mix.
2. Fry.

# Tomato soup

## Ingredients
- 1 kg tomatoes
- 100 ml cream

## Method
Cook. Serves 4.`,
    ['Pancakes', 'Tomato soup'],
  ],
  [
    'Markdown: below a common heading',
    `# Meine Rezepte

## Pfannkuchen

*Für 4 Personen*

- 250 g Mehl
- 2 Eier

Alles verrühren.

## Erdnussnudeln

Portionen: 2 | Zeit: 20 min

- 200 g Nudeln
- 3 EL Erdnussmus

Nudeln kochen.`,
    ['Pfannkuchen', 'Erdnussnudeln'],
  ],
  [
    'Markdown: headings of the first level without others below them',
    `# Pancakes

Serves 4

- 2 cups flour
- 2 eggs

1. Mix and fry.

# Hummus (serves 6)

- 1 can chickpeas
- 2 tbsp tahini

1. Blend.`,
    ['Pancakes', 'Hummus (serves 6)'],
  ],
  [
    'Markdown: lists below headings of ingredients',
    `# Recetas

## Gazpacho

### Ingredientes

- 1 kg de tomates
- 1 pepino

### Preparación

Triturar todo.

## Flan

### Ingredientes

- 4 huevos
- 500 ml de leche

### Preparación

Cuajar al baño María.

## Notas

Servir frío.`,
    ['Gazpacho', 'Flan'],
  ],
  [
    'titles marked by a word',
    `Rezept 1: Hummus
1 Dose Kichererbsen
2 EL Tahini
Alles pürieren, bis die Masse schön cremig ist.

Rezept 2: Tsatsiki
Für 4 Personen
500 g Joghurt
1 Gurke`,
    ['Rezept 1: Hummus', 'Rezept 2: Tsatsiki'],
  ],
]

const one: readonly (readonly [what: string, text: string])[] = [
  [
    'parts of a recipe with lists of their own',
    `Lasagne
Für 4 Personen

Für die Soße:
500 g Hackfleisch
1 Zwiebel

Für die Béchamel:
50 g Butter
50 g Mehl

Die Zwiebel anbraten, alles schichten und 40 Minuten backen.`,
  ],
  [
    'parts with steps of their own',
    `Apple pie
Serves 8

Dough
200 g flour
100 g butter
Knead everything and chill for an hour.

Filling
4 apples
50 g sugar
Peel and slice the apples.`,
  ],
  [
    'a list for the sauce after the method',
    `Spargel mit Hollandaise
Zutaten für 4 Personen
1 kg Spargel
500 g Kartoffeln
Den Spargel schälen und 15 Minuten kochen.

Zutaten für die Hollandaise
200 g Butter
3 Eigelb
Butter schmelzen und unterrühren.`,
  ],
  [
    'Markdown: a dish and its dough',
    '# Pizza\n200 g Käse\n2 Tomaten\n\n# Teig\n200 g Mehl\n5 g Hefe\n',
  ],
  [
    'Markdown: a title above its parts',
    '# Pizza\n\n# Belag\n200 g Käse\n2 Tomaten\n\n# Boden\n200 g Mehl\n5 g Hefe\n',
  ],
  [
    'Markdown: parts of a cake, which serves twelve',
    `# Torte

Für 12 Personen

## Teig

### Zutaten

- 200 g Mehl
- 3 Eier

## Füllung

### Zutaten

- 500 g Quark
- 100 g Zucker`,
  ],
  [
    'Markdown: parts with steps of their own',
    `# Ramen

## Broth

- 1 l stock
- 2 tbsp miso

1. Heat the stock.

## Topping

- 2 eggs
- 50 g corn

1. Boil the eggs.`,
  ],
  [
    'notes, nutrition and tips after the method',
    `Chili
Serves 4
400 g beans
2 peppers
Simmer everything for 30 minutes.

Notes
Serves 6 as a starter.
1 tsp sugar helps.

Nutrition per serving
300 kcal
12 g fat`,
  ],
  [
    'variations',
    `Pesto
Serves 4
50 g basil
30 g pine nuts
Blend everything until smooth.

Variation
Use 50 g walnuts instead of pine nuts.`,
  ],
  [
    'a shopping list by aisle',
    `Gemüse
2 Zwiebeln
3 Karotten

Milchprodukte
200 g Butter
1 l Milch`,
  ],
  [
    'the servings, given twice',
    `Paella
Para 4 personas
400 g de arroz
300 g de gambas
Sofreír las gambas y añadir el arroz.

Para 4 personas`,
  ],
]

describe('several recipes', () => {
  test.each(several)('%s', async (_, text, expected) => {
    expect(await recipesOf(text)).toEqual(expected)
  })
})

describe('one recipe', () => {
  test.each(one)('%s', async (_, text) => {
    expect(await readRecipes(text)).toHaveLength(1)
  })
})

const all = [...several, ...one]
  .map(([what, text]) => [what, text] as const)
  .filter(([what]) => !what.startsWith('Markdown'))

test.each([
  'Feeds 4 to 6 people',
  'Enough for 4',
  'Makes 4 generous servings',
  'Serves 4 as a main course',
  'Für 4-6 Personen als Hauptgericht',
  'Reicht für 4 Personen',
  'Da para 4 personas',
  'Sirve 4',
  'Para 4 o 5 comensales',
])('a line of servings is not food: %s', (line) => {
  const text = `Xyzzy\n${line}\n\n200 g butter\n3 eggs`
  const { servings, items, title } = parseText(openLibrary('data/library.sqlite'), text, 'en')
  expect([title, servings?.count, items.map(({ ingredientId }) => ingredientId)]).toEqual([
    'Xyzzy',
    4,
    ['butter', 'egg'],
  ])
})

test('servings of a food are food', () => {
  const text = 'Bowl\n\n2 servings cooked rice\n3 eggs'
  const { servings, items } = parseText(openLibrary('data/library.sqlite'), text, 'en')
  expect([servings, items.length]).toEqual([null, 2])
})

test.each(all)('no line is lost, and each has its original number: %s', (_, text) => {
  const recipes = recipesInPlain(text)
  const found = recipes.flatMap(({ sections }) =>
    sections.flatMap(({ lines }) => lines.map(({ line, text }) => [line, text])),
  )
  const titles = recipes.map(({ title }) => title)
  const written = text
    .split('\n')
    .map((line, at) => [at + 1, line.trim()] as const)
    .filter(([, line]) => line !== '' && !titles.includes(line))
  expect(found).toEqual(written)
})

test('each day of a plan is a recipe, and the title of the plan goes with the first', async () => {
  const plan = 'Speiseplan KW 48\nMontag: Nudeln\n\nDi: Fischstäbchen\nMiércoles: arroz con pollo\n'
  const recipes = await readRecipes(plan)
  expect(recipes.map(({ title, sections, skipped }) => ({ title, sections, skipped }))).toEqual([
    {
      title: 'Montag',
      sections: [{ heading: null, lines: [{ line: 2, text: 'Nudeln' }] }],
      skipped: [{ text: 'Speiseplan KW 48', reason: 'metadata' }],
    },
    {
      title: 'Di',
      sections: [{ heading: null, lines: [{ line: 4, text: 'Fischstäbchen' }] }],
      skipped: [],
    },
    {
      title: 'Miércoles',
      sections: [{ heading: null, lines: [{ line: 5, text: 'arroz con pollo' }] }],
      skipped: [],
    },
  ])
})
