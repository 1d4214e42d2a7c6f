/** Tests `fields=card`, which describes a food in one line. Unknown facts must not look safe. */

import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/domain/languages.ts'
import { EU_ALLERGENS, EU_ENTRY, isEuConcern } from '../../src/domain/restrictions.ts'
import { allergenLine } from '../../src/engine/card.ts'
import { check } from '../../src/engine/compatibility/check.ts'
import { BROWSE } from '../../src/operations/browse.ts'
import { DETAIL } from '../../src/operations/data.ts'
import { SEARCH } from '../../src/operations/search.ts'
import { say } from '../../src/wording/say.ts'
import { LIBRARY } from '../http/support.ts'

const context = { library: LIBRARY, usage: () => Promise.reject(new Error('not asked')) }
const BUTTER = {
  name: 'Butter',
  category: 'dairy-and-eggs',
  allergens: 'Enthält: Milch (mit Laktose)',
}

describe('search, detail and browse', () => {
  test('answer with id, name, category and one line', () => {
    const query = { fields: 'card', lang: 'de' }
    const { results } = SEARCH.prepare({ query: { ...query, q: 'Butter', limit: '1' } }).run(
      context,
    )
    expect(results.map(({ ingredient }) => ingredient)).toEqual([{ id: 'butter', ...BUTTER }])
    const whole = { ingredientId: 'butter', ...BUTTER }
    expect(DETAIL.prepare({ ingredientId: 'butter', query }).run(context)).toEqual(whole)
    const page = BROWSE.prepare({ query: { ...query, ids: 'butter' } }).run(context)
    expect(page.results).toEqual([whole])
  })

  test('have other properties next to it, and no line unless requested', () => {
    const detail = (query: Readonly<Record<string, string>>) =>
      DETAIL.prepare({ ingredientId: 'butter', query }).run(context)
    expect(Object.keys(detail({ fields: 'card,density' }))).toEqual([
      ...['ingredientId', 'name', 'category', 'density', 'allergens'],
    ])
    expect(Object.keys(detail({ fields: 'name,category' }))).toEqual([
      ...['ingredientId', 'name', 'category'],
    ])
    expect(detail({})).not.toHaveProperty('allergens')
    expect(() => detail({ fields: 'crd' })).toThrow('unknown field: crd (did you mean card?)')
  })
})

describe('the line', () => {
  test.each([
    ['carrot', 'en', 'No allergen of the EU list found in the data'],
    ['carrot', 'de', 'In den Daten kein Allergen der EU-Liste gefunden'],
    ['carrot', 'es', 'En los datos no consta ningún alérgeno de la lista de la UE'],
    ['amaranth-flour', 'es', 'Puede contener: cereales con gluten'],
    // A brand for which we only know what is typical of its products.
    [
      'brand-mae-ploy',
      'en',
      'Contains: crustaceans. Not known: cereals containing gluten, eggs, fish, peanuts, soybeans, milk (with lactose), nuts, celery, mustard, sesame, sulphites, lupin, molluscs',
    ],
    // Pine nuts are not nuts in the EU list, but they count for people who avoid nuts.
    ['pine-nut', 'en', 'Contains: nuts'],
  ] as const)('of %s in %s', (id, lang, line) => {
    expect(allergenLine(LIBRARY, id, lang)).toBe(line)
  })

  test('names exactly the entries for which a fact about the food is not clear', () => {
    const concerns = EU_ALLERGENS.map((entry) =>
      isEuConcern(entry) ? entry : EU_ENTRY[entry].allergen!,
    )
    const wrong = LIBRARY.ids().flatMap((id) => {
      const line = allergenLine(LIBRARY, id, 'en')
      const entries = line.split('. ').flatMap((part) => part.replace(/^[^:]*: /, '').split(', '))
      const { concerns: judged } = check(LIBRARY, { items: [{ ingredientId: id }], concerns })
      const open = EU_ALLERGENS.filter((entry, at) => {
        const verdict = judged?.find(({ concern }) => concern === concerns[at])?.verdict
        return verdict !== 'compatible' || LIBRARY.ingredient(id)!.euAllergens[entry] !== 'no'
      }).map((entry) => say(`eu.${entry}`, 'en'))
      const expected = open.length === 0 ? [say('said.noAllergenFound', 'en')] : open
      return [...entries].sort().join() === [...expected].sort().join() ? [] : [`${id}: ${line}`]
    })
    expect(wrong).toEqual([])
  })

  test('of an unassessed food names every entry', () => {
    const euAllergens = Object.fromEntries(EU_ALLERGENS.map((entry) => [entry, 'unknown']))
    const butter = LIBRARY.ingredient('butter')!
    const strange = { ...butter, euAllergens, allergenProfile: {} } as unknown as typeof butter
    const library = Object.create(LIBRARY, { ingredient: { value: () => strange } })
    for (const lang of LANGUAGES) {
      const names = EU_ALLERGENS.map((entry) => say(`eu.${entry}`, lang)).join(', ')
      expect(allergenLine(library, 'x', lang)).toBe(`${say('fact.notKnown', lang)}: ${names}`)
    }
  })
})
