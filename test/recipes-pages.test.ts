/** Tests web pages without recipe markup: we read the list of ingredients below its heading, or refuse the page. */

import { expect, test } from 'vitest'
import { finish } from '../src/domain/steps.ts'
import { parseRecipe } from '../src/engine/parse.ts'
import { openLibrary } from '../src/library/sqlite-library.ts'
import { readRecipes } from '../src/recipes/read.ts'

const library = openLibrary('data/library.sqlite')

async function read(html: string) {
  const [recipe] = await readRecipes(html)
  const { title, servings, items, skipped } = finish(parseRecipe(library, recipe!, 'en'))
  return {
    title,
    servings: servings?.count ?? null,
    lines: items.map(({ line }) => line),
    skipped: skipped.slice(1).map(({ line, reason }) => [reason, line]),
  }
}

test('lists below the heading of the ingredients; other lists are ignored or reported', async () => {
  expect(
    await read(`<!doctype html><html><head><title>Cakes</title></head><body>
<nav><ul><li>Home</li><li>Walnut shop</li></ul></nav>
<h1>Grandma's cake</h1><p>Serves 8</p>
<h2>Ingredients</h2><ul><li>200 g butter</li><li>3 eggs</li></ul>
<h3>Icing</h3><ul><li>100 g sugar</li></ul>
<h2>For the topping</h2><ul><li>50 g cherries</li></ul>
<h2>Method</h2><ol><li>Mix everything.</li></ol>
<h2>Other cakes</h2><ul><li>3 cakes with almonds</li><li>5 pies</li></ul>
</body></html>`),
  ).toEqual({
    title: "Grandma's cake",
    servings: 8,
    lines: ['200 g butter', '3 eggs', '100 g sugar', '50 g cherries'],
    skipped: [
      ['heading', 'Ingredients'],
      ['heading', 'Icing'],
      ['heading', 'For the topping'],
      ['heading', 'Method'],
      ['method', 'Mix everything.'],
      ['servings', 'Serves 8'],
      ['note', '3 cakes with almonds'],
      ['note', '5 pies'],
      ['markup', 'Cakes'],
    ],
  })
})

test('a paragraph with line breaks', async () => {
  expect(
    await read(
      '<html lang="de"><body><h1>Kuchen</h1><p>Zutaten:<br>200 g Butter<br>3 Eier</p><p>Zubereitung: Alles rühren.</p></body></html>',
    ),
  ).toEqual({
    title: 'Kuchen',
    servings: null,
    lines: ['200 g Butter', '3 Eier'],
    skipped: [
      ['heading', 'Zutaten:'],
      ['heading', 'Zubereitung: Alles rühren.'],
    ],
  })
})

test('a table, and servings in the heading', async () => {
  expect(
    await read(
      '<html><body><h1>Gazpacho</h1><h2>Ingredientes (4 personas)</h2><table><tr><td>1 kg</td><td>tomates</td></tr><tr><td>1</td><td>pepino</td></tr></table></body></html>',
    ),
  ).toEqual({
    title: 'Gazpacho',
    servings: 4,
    lines: ['1 kg tomates', '1 pepino'],
    skipped: [['heading', 'Ingredientes (4 personas)']],
  })
})

test('everything except menus and comments is a line or skipped', async () => {
  const { lines, skipped } = await read(
    '<html lang="en"><body><nav><ul><li>Almond shop</li></ul></nav><h1>Rice</h1><p>As my aunt made it.</p><h2>Ingredients</h2><ul><li>200 g rice</li><li>1 cucumber</li></ul><p>Use good rice.</p><h2>Share</h2><ul><li><a href="/a">Peanut cake</a></li></ul><h2>Method</h2><h3>Boil</h3><p>Boil it.</p><ol><li>Add 2 eggs.</li></ol><h2>Notes</h2><p>Contains nuts.</p><h2>Comments</h2><p>I add almonds.</p></body></html>',
  )
  expect(lines).toEqual(['200 g rice', '1 cucumber'])
  expect(skipped).toEqual([
    ['heading', 'Ingredients'],
    ['heading', 'Share'],
    ['heading', 'Method'],
    ['heading', 'Boil'],
    ['method', 'Boil it.'],
    ['method', 'Add 2 eggs.'],
    ['heading', 'Notes'],
    ['note', 'Contains nuts.'],
    ['note', 'As my aunt made it.'],
    ['note', 'Use good rice.'],
    ['note', 'Peanut cake'],
  ])
})

test.each([
  '<html><body><h1>News</h1><p>Nothing to eat here.</p></body></html>',
  '<html><body><h1>Shop</h1><ul><li>3 pans</li><li>2 pots</li></ul></body></html>',
  '<html><body><h1>Tea</h1><h2>Ingredients</h2><p>We only use the best.</p></body></html>',
])('nothing is invented: %s', async (html) => {
  await expect(readRecipes(html)).rejects.toThrow('the page marks no recipe')
})
