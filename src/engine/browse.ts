/** Lists the library page by page, by what foods are, what they fit and what they hold; and several foods by their ids. */

import { byName } from '../domain/closed-sets.ts'
import type { Language, Localized } from '../domain/languages.ts'
import { byLanguage } from '../domain/languages.ts'
import { DEFAULT_LIMIT, MAX_LIMIT } from '../domain/limits.ts'
import { NUTRIENT_KEYS } from '../domain/nutrient-keys.ts'
import { type NutrientValues, valuesOf } from '../domain/nutrients.ts'
import { oncePer } from '../domain/once-per.ts'
import { itemAt, lastOf } from '../domain/present.ts'
import type { FODMAP_LEVELS } from '../domain/profiles.ts'
import { type Concern, type Diet, RESTRICTIONS } from '../domain/restrictions.ts'
import type { BrowsedIngredient, BrowseResponse } from '../domain/shapes/foods.ts'
import { invalid, readAll } from '../errors.ts'
import { nameKey } from '../language/fold.ts'
import type { Library } from '../library/library.ts'
import type { Bound, Order } from '../search/narrowing.ts'
import { nearest } from '../search/near.ts'
import { msg, suggestion } from '../wording/message.ts'
import { Hints } from './compatibility/items.ts'
import { baseFields } from './ingredients.ts'
import { verdictsOf } from './kitchen/swap.ts'
import { requireAtMost, requireLimit } from './limits.ts'

/** The amount that a food is judged by; as where an item of a check has none. */
const GRAMS = 100

type FodmapLevel = (typeof FODMAP_LEVELS)[number]

interface BrowseRequest {
  readonly lang: Language
  readonly limit?: number | undefined
  /** `next` of the page before. */
  readonly cursor?: string | undefined
  readonly category?: string | undefined
  readonly subcategory?: string | undefined
  readonly diet?: readonly Diet[] | undefined
  readonly without?: readonly Concern[] | undefined
  readonly fodmap?: readonly FodmapLevel[] | undefined
  readonly min?: readonly Bound[] | undefined
  readonly max?: readonly Bound[] | undefined
  readonly sort?: Order | undefined
}

/**
 * One page of what passes all filters. A food whose data say nothing, or that nobody has assessed, passes no filter that asks
 * for it to fit or to be without. Throws INVALID_REQUEST on a category that is none, a limit outside 1 to 100, and a cursor that is not of this
 * question.
 */
export function browse(library: Library, request: BrowseRequest): BrowseResponse {
  const { lang, limit = DEFAULT_LIMIT, cursor, sort = BY_ID } = request
  const facts = factsOf(library, request)
  const within = facts.filter(({ category }) => (request.category ?? category) === category)
  const question = shortHash(JSON.stringify({ ...request, limit: 0, cursor: 0 }))
  const { after } = readAll({
    limit: () => requireLimit(limit, MAX_LIMIT),
    category: () => requireKnown('category', request.category, library.categories()),
    subcategory: () => {
      if (request.subcategory === undefined) return
      // Of a category that is none nobody can say what belongs to it.
      const known = subcategoriesOf(within.length > 0 ? within : facts)
      requireKnown('subcategory', request.subcategory, known)
    },
    after: () => (cursor === undefined ? undefined : readCursor(cursor, question)),
  })
  const place = placeOf(sort, lang)
  const found = within
    .filter((fact) => passes(fact, request))
    .map((fact): Place => [place(fact), fact.id])
    .sort((one, other) => compare(one, other, sort.isDescending))
  const rest = after ? found.filter((one) => compare(one, after, sort.isDescending) > 0) : found
  const page = rest.slice(0, limit)
  const nutrients = askedNutrients(request)
  return {
    language: lang,
    total: found.length,
    limit,
    results: page.map(([, id]) => browsed(library, id, lang, nutrients)),
    next: rest.length > limit ? cursorOf(question, lastOf(page)) : null,
  }
}

/** The foods with these ids, in their order, each once. Throws INVALID_REQUEST and TOO_MANY_ITEMS. */
export function browseIds(
  library: Library,
  { ids, lang }: { readonly ids: readonly string[]; readonly lang: Language },
): BrowseResponse {
  requireAtMost(MAX_LIMIT, ids, 'ids')
  const distinct = [...new Set(ids)]
  const known = distinct.filter((id) => library.ingredient(id))
  const hints = new Hints(library)
  return {
    language: lang,
    total: known.length,
    limit: distinct.length,
    results: known.map((id) => browsed(library, id, lang, [])),
    next: null,
    unresolved: distinct
      .filter((id) => !known.includes(id))
      .map((ingredientId) => hints.unknown({ ingredientId })),
  }
}

function browsed(
  library: Library,
  id: string,
  lang: Language,
  nutrients: readonly string[],
): BrowsedIngredient {
  const ingredient = library.ingredient(id)!
  const values = ingredient.nutrients ? valuesOf(ingredient.nutrients) : []
  return {
    ingredientId: id,
    ...baseFields(library, ingredient, lang),
    ...(nutrients.length > 0
      ? { nutrients: byName(nutrients, (key) => values[NUTRIENT_KEYS.indexOf(key)] ?? null) }
      : {}),
  }
}

/** What the filters and the orders look at. */
interface Facts {
  readonly id: string
  readonly category: string
  readonly subcategory: string | null
  readonly fodmap: FodmapLevel
  readonly nutrients: NutrientValues
  readonly nameKeys: Localized<string>
  /** The restrictions, and the entries of the EU list, that it is known to be compatible with; undefined until somebody asks. */
  fits: ReadonlySet<string> | undefined
}

/** Made once for a library: to read every food takes long, and to judge it longer. */
const allFacts = oncePer((_: Library): Facts[] => [])

/** Makes what `browse` looks at for a request, in short steps between which others may have their turn. */
export function* preparing(library: Library, request: BrowseRequest): Iterable<void> {
  const ids = library.ids()
  const facts = allFacts(library)
  // Others may be at it too: each goes on where all of them are.
  for (let id = ids[facts.length]; id !== undefined; id = ids[facts.length]) {
    facts.push(factOf(library, id))
    yield
  }
  if (request.diet === undefined && request.without === undefined) return
  for (const one of facts) {
    if (one.fits) continue
    one.fits = fitsOf(library, one.id)
    yield
  }
}

function factsOf(library: Library, request: BrowseRequest): readonly Facts[] {
  for (const _ of preparing(library, request));
  return allFacts(library)
}

function factOf(library: Library, id: string): Facts {
  const ingredient = library.ingredient(id)!
  return {
    id,
    category: ingredient.category,
    subcategory: ingredient.subcategory,
    fodmap: ingredient.allergenProfile.fodmap?.fodmapLevel ?? 'unknown',
    nutrients: ingredient.nutrients ? valuesOf(ingredient.nutrients) : [],
    nameKeys: byLanguage((lang) => nameKey(itemAt(ingredient.names[lang], 0))),
    fits: undefined,
  }
}

function fitsOf(library: Library, id: string): ReadonlySet<string> {
  const verdicts = verdictsOf(library, [{ ingredientId: id, amount: GRAMS }])
  return new Set<string>(RESTRICTIONS.filter((one) => verdicts[one] === 'compatible'))
}

function passes(facts: Facts, request: BrowseRequest): boolean {
  const { subcategory = facts.subcategory, diet = [], without = [], fodmap } = request
  const { min = [], max = [] } = request
  return (
    facts.subcategory === subcategory &&
    [...diet, ...without].every((one) => facts.fits?.has(one)) &&
    (fodmap === undefined || fodmap.includes(facts.fodmap)) &&
    min.every(({ nutrient, amount }) => (amountOf(facts, nutrient) ?? -1) >= amount) &&
    max.every(
      ({ nutrient, amount }) => (amountOf(facts, nutrient) ?? Number.POSITIVE_INFINITY) <= amount,
    )
  )
}

function amountOf({ nutrients }: Facts, key: string): number | null {
  return nutrients[NUTRIENT_KEYS.indexOf(key)] ?? null
}

function askedNutrients({ min = [], max = [], sort }: BrowseRequest): readonly string[] {
  const asked = new Set([...min, ...max].map(({ nutrient }) => nutrient))
  if (sort) asked.add(sort.by)
  return NUTRIENT_KEYS.filter((key) => asked.has(key))
}

const BY_ID: Order = { by: 'id', isDescending: false }

/** Where a food stands: what it is ordered by, then its id, so that no two stand at the same place. */
type Place = readonly [value: string | number | null, id: string]

function placeOf({ by }: Order, lang: Language): (facts: Facts) => Place[0] {
  if (by === 'id') return ({ id }) => id
  if (by === 'name') return ({ nameKeys }) => nameKeys[lang]
  return (facts) => amountOf(facts, by)
}

/** What nobody measured stands last, whichever way. */
function compare([a, id]: Place, [b, otherId]: Place, isDescending: boolean): number {
  if (a === b) return id < otherId ? -1 : Number(id > otherId)
  if (a === null) return 1
  if (b === null) return -1
  return a < b === isDescending ? 1 : -1
}

/** Holds the place of the last food of a page, so that it is good where foods have come or gone since. */
function cursorOf(question: string, [value, id]: Place): string {
  return Buffer.from(JSON.stringify([question, value, id])).toString('base64url')
}

function readCursor(cursor: string, question: string): Place {
  const read = parsed(Buffer.from(cursor, 'base64url').toString())
  if (!Array.isArray(read) || read.length !== 3 || !isPlace(read[1], read[2])) {
    throw invalid(msg('foreignCursor', { cursor }), {
      cursor: '`next` of the page before',
    })
  }
  if (read[0] !== question) {
    throw invalid(msg('cursorOfOtherQuery'), {
      cursor: 'good for the same language, filters and order',
    })
  }
  return [read[1], read[2]]
}

function isPlace(value: unknown, id: unknown): boolean {
  return typeof id === 'string' && (value === null || ['string', 'number'].includes(typeof value))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** FNV-1a: enough to tell questions apart that one caller asks. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

function subcategoriesOf(facts: readonly Facts[]): readonly string[] {
  return [...new Set(facts.flatMap(({ subcategory }) => subcategory ?? []))].sort()
}

/** Throws INVALID_REQUEST with the names that are nearest. */
function requireKnown(field: string, name: string | undefined, known: readonly string[]): void {
  if (name === undefined || known.includes(name)) return
  const near = nearest(name, known)
  throw invalid(msg('unknownValueNear', { field, name, hint: suggestion(near) }), {
    [field]: `one of ${known.join(', ')}`,
  })
}
