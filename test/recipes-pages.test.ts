/** Web pages that mark no recipe: read by their heading and list of ingredients, or refused in one line. */

import { expect, test } from 'vitest'
import { readRecipes } from '../src/recipes/read.ts'

async function read(html: string) {
  const [recipe] = await readRecipes(html)
  const { title, servings, sections, skipped } = recipe!
  return {
    title,
    servings: servings?.count ?? null,
    sections: sections.map(({ heading, lines }) => [heading, ...lines.map(({ text }) => text)]),
    skipped: skipped.map(({ text }) => text),
  }
}

test('lists below the heading of the ingredients, other lists are left alone or told', async () => {
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
    sections: [
      [null, '200 g butter', '3 eggs'],
      ['Icing', '100 g sugar'],
      ['For the topping', '50 g cherries'],
    ],
    skipped: ['Mix everything.', '3 cakes with almonds', '5 pies', 'Cakes'],
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
    sections: [[null, '200 g Butter', '3 Eier']],
    skipped: ['Zubereitung: Alles rühren.'],
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
    sections: [[null, '1 kg tomates', '1 pepino']],
    skipped: [],
  })
})

test.each([
  '<html><body><h1>News</h1><p>Nothing to eat here.</p></body></html>',
  '<html><body><h1>Shop</h1><ul><li>3 pans</li><li>2 pots</li></ul></body></html>',
  '<html><body><h1>Tea</h1><h2>Ingredients</h2><p>We only use the best.</p></body></html>',
])('nothing is invented: %s', async (html) => {
  await expect(readRecipes(html)).rejects.toThrow('the page marks no recipe')
})
