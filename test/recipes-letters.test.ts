/** Tests recipes from emails, chats, scans and exports: no other text is mistaken for food, and no line is lost. */

import { describe, expect, test } from 'vitest'
import type { Language } from '../src/domain/languages.ts'
import { finish } from '../src/domain/steps.ts'
import { parseRecipe } from '../src/engine/parse.ts'
import { openLibrary } from '../src/library/sqlite-library.ts'
import { readRecipes } from '../src/recipes/read.ts'

const library = openLibrary('data/library.sqlite')

async function summaryOf(text: string, lang: Language = 'en') {
  const recipes = (await readRecipes(text)).map((one) => finish(parseRecipe(library, one, lang)))
  return recipes.map(({ title, servings, items }) => ({
    title,
    servings: servings?.count ?? null,
    foods: items.map(({ ingredientId, phrase }) => ingredientId ?? `${phrase}??`).join(' '),
  }))
}

const SOUP = '200 g red lentils\n1 onion, chopped\n1 l vegetable stock'
const SOUP_FOODS = 'red-lentils onion vegetable-stock'

describe('a mail', () => {
  test('has its subject as title; its greeting, sentences and signature are notes', async () => {
    const mail = `From: Carol <carol@example.com>\nTo: Dan\nSubject: Re: Fwd: Lentil soup\n\nHi Dan,\n\nas promised, the soup. Serves 4.\n\n${SOUP}\n\nFry the onion, add everything else.\n\nBest,\nCarol`
    expect(await summaryOf(mail)).toEqual([
      { title: 'Lentil soup', servings: 4, foods: SOUP_FOODS },
    ])
  })

  test('in German and Spanish as well', async () => {
    const german = `Von: Oma\nAn: Lea\nBetreff: WG: Pfannkuchen\n\nLiebe Lea,\n\n250 g Mehl\n3 Eier\n500 ml Milch\n\nLiebe Grüße\nOma`
    expect(await summaryOf(german, 'de')).toEqual([
      { title: 'Pfannkuchen', servings: null, foods: 'wheat-flour egg whole-milk' },
    ])
    const spanish = `De: Ana\nPara: Luis\nAsunto: Flan de queso\n\nHola Luis,\n\n4 huevos\n200 g de queso crema\n\nUn abrazo,\nAna`
    expect(await summaryOf(spanish, 'es')).toEqual([
      { title: 'Flan de queso', servings: null, foods: 'egg cream-cheese' },
    ])
  })

  test('with labels that are not mail headers is an ordinary recipe', async () => {
    expect((await summaryOf('Para: 4 personas\n2 huevos\n100 g de azúcar', 'es'))[0]?.foods).toBe(
      'egg sugar',
    )
  })
})

test('a chat is read without senders and times', async () => {
  const bracketed = `[12.03.24, 18:22] Mama: Hallo Schatz, hier das Rezept\n[12.03.24, 18:22] Mama: 250 g Butter\n[12.03.24, 18:23] Mama: 4 Eier\n[12.03.24, 18:24] Mama: bei 180 Grad 1 Stunde backen\n[12.03.24, 18:25] Ich: Danke!! 😘`
  expect((await summaryOf(bracketed, 'de'))[0]?.foods).toBe('butter egg')
  const plain = `12/03/2024, 6:22 pm - Mum: 250 g butter\n12/03/2024, 6:23 pm - Mum: 4 eggs`
  expect((await summaryOf(plain))[0]?.foods).toBe('butter egg')
})

test('words split by a scan are joined', async () => {
  const scan = `APFELSTRUDEL\nFür 6 Per-\nsonen\n\nZutaten\n250 g Mehl, 1 Ei\n80 g Rosi-\nnen, 100 g Semmelbrö-\nsel, 1 TL Zimt\n200 ml Kuh-\noder Hafermilch`
  const [recipe] = await summaryOf(scan, 'de')
  expect(recipe).toMatchObject({ title: 'APFELSTRUDEL', servings: 6 })
  expect(recipe?.foods).toContain('wheat-flour egg raisin breadcrumbs cinnamon')
})

test('an export of Recipe Keeper is read by the names of its fields', async () => {
  const page = `<html><body><div class="recipe-details"><h2 itemprop="name">Tiramisu</h2><span itemprop="recipeYield">8</span><div itemprop="recipeIngredients"><p>500 g mascarpone</p><p>4 eggs</p></div><div itemprop="recipeDirections"><p>Whisk the eggs.</p></div></div></body></html>`
  expect(await summaryOf(page)).toEqual([
    { title: 'Tiramisu', servings: 8, foods: 'mascarpone egg' },
  ])
})

test('a line that introduces a part is not an ingredient in an export either', async () => {
  const paprika = JSON.stringify({
    name: 'Beef stew',
    servings: 'Serves 6',
    ingredients: '3 carrots\n1 cup red wine\n\nFor the dumplings\n1 cup self-raising flour',
    directions: 'Simmer.',
  })
  expect(await summaryOf(paprika)).toEqual([
    { title: 'Beef stew', servings: 6, foods: 'carrot red-wine self-raising-flour' },
  ])
})

test('servings are found, whatever else the line says', async () => {
  expect(
    (await summaryOf(`Jambalaya\n\nPrep 20 m | Cook 45 m | Serves: 6\n\n${SOUP}`))[0]?.servings,
  ).toBe(6)
  const german =
    'Zürcher Geschnetzeltes\nZutaten für 4 Portionen (Koch-/Backzeit: ca. 30 Min.)\n\n600 g Kalbfleisch\n1 EL Mehl'
  expect(await summaryOf(german, 'de')).toEqual([
    { title: 'Zürcher Geschnetzeltes', servings: 4, foods: 'veal wheat-flour' },
  ])
  const yields =
    '# Strudel\n\n*Ergibt 1 Strudel, ca. 8 Stück · gut 1,5 h*\n\n- 250 g Mehl\n- 2 EL Öl'
  expect((await summaryOf(yields, 'de'))[0]?.foods).toBe('wheat-flour vegetable-oil')
  const chat =
    'Hi Sabine, hier wie versprochen das Rezept, reicht für 4-6 Leute\n\n1 kg Kartoffeln\n2 Möhren'
  expect(await summaryOf(chat, 'de')).toEqual([
    { title: null, servings: 4, foods: 'potato carrot' },
  ])
})

test('the line above the facts is the title, also for a dish in capitals', async () => {
  const korma = 'Chicken Korma\nPrep 15 mins | Cook 40 mins | Serves 4\n\n600 g chicken thighs'
  expect(await summaryOf(korma)).toEqual([
    { title: 'Chicken Korma', servings: 4, foods: 'chicken-thigh' },
  ])
  expect(
    await summaryOf('Chicken Korma\nPrep 15 mins | Cook 40 mins\n\n600 g chicken thighs'),
  ).toEqual([{ title: 'Chicken Korma', servings: null, foods: 'chicken-thigh' }])
  const lentils =
    'LENTEJAS DE LA ABUELA\nPara 4-6 personas · 1 h 15 min · fácil\n\nINGREDIENTES\n400 g de lentejas'
  expect(await summaryOf(lentils, 'es')).toEqual([
    { title: 'LENTEJAS DE LA ABUELA', servings: 4, foods: 'brown-lentils' },
  ])
})

test('a sentence among the steps gives the servings if it says nothing else', async () => {
  expect((await summaryOf(`${SOUP}\n\nBake at 350 about 30 min. Serves 6.`))[0]?.servings).toBe(6)
  expect(
    (await summaryOf('200 g Linsen\n1 Zwiebel\n\nKochen. In 4 Portionen teilen.', 'de'))[0],
  ).toEqual({
    title: null,
    servings: null,
    foods: 'brown-lentils onion',
  })
})

test('a line in brackets below the title, and serving suggestions, are notes', async () => {
  expect(await summaryOf(`Soup\n(from the church cookbook, 1962)\n\n${SOUP}`)).toEqual([
    { title: 'Soup', servings: null, foods: SOUP_FOODS },
  ])
  expect((await summaryOf('200 g Linsen\n1 Zwiebel\nDazu passt Rösti.', 'de'))[0]?.foods).toBe(
    'brown-lentils onion',
  )
  expect((await summaryOf(`For the paste -\n${SOUP}`))[0]?.foods).toBe(SOUP_FOODS)
})

test('a recipe in prose without a list gives its foods with their amounts', async () => {
  const text =
    'Lentejas de la abuela. Pongo en la olla medio kilo de lentejas pardinas, una cebolla entera pinchada con dos clavos, una hoja de laurel, un buen chorro de aceite de oliva, 150 g de chorizo y cubierto de agua. A media cocción añado 2 patatas chascadas y rectifico de sal. Para 5-6 personas.'
  const [recipe] = (await readRecipes(text)).map((one) => finish(parseRecipe(library, one, 'es')))
  expect([recipe?.title, recipe?.servings?.count]).toEqual(['Lentejas de la abuela', 5])
  expect(
    recipe?.items.map(({ ingredientId, amount, reading }) => [ingredientId, amount, reading]),
  ).toEqual([
    ['brown-lentils', 0.5, expect.any(String)],
    ['onion', 1, expect.any(String)],
    ['clove', 2, 'sure'],
    ['bay-leaf', 1, 'sure'],
    ['olive-oil', 1, 'sure'],
    ['chorizo', 150, 'sure'],
    ['water', null, 'sure'],
    ['potato', null, 'sure'],
    ['salt', null, 'sure'],
  ])
  for (const { line, parts } of recipe?.items ?? []) {
    expect(parts.map((part) => part.text).join('')).toBe(line)
  }
})

test('a paragraph below a list is its method', async () => {
  const list = `Mehl\nEier\nMilch\n\nAlles gut miteinander verrühren und eine halbe Stunde quellen lassen, danach in einer Pfanne mit etwas Öl von beiden Seiten goldbraun backen und mit Apfelmus und Zimtzucker servieren.`
  expect((await summaryOf(list, 'de'))[0]?.foods).toBe('wheat-flour egg whole-milk')
})

test('headings in capitals and buttons of pages are not food', async () => {
  const shouted = 'Pad Thai\n\nSAUCE:\n2 tbsp fish sauce\n\nNOODLES & CO\n4 oz rice noodles\n2 eggs'
  expect((await summaryOf(shouted))[0]?.foods).toBe('fish-sauce rice-noodles egg')
  const page = `Soup\n★★★★★ 4.9 from 1,203 reviews   Jump to Recipe  Print\n\n${SOUP}`
  expect((await summaryOf(page))[0]?.foods).toBe(SOUP_FOODS)
})

test('short steps are steps', async () => {
  expect(
    (await summaryOf('200 g Linsen\n2 Möhren\n1 Zwiebel\n\nAlles kochen.', 'de'))[0]?.foods,
  ).toBe('brown-lentils carrot onion')
  expect((await summaryOf(`${SOUP}\n\nMash, mix and simmer for an hour. Enjoy!`))[0]?.foods).toBe(
    SOUP_FOODS,
  )
})
