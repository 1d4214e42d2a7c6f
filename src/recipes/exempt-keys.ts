/** The texts of a file in fields, but for those of fields that no cook reads as part of the dish. */

/** In small letters and without signs. */
const EXEMPT = new Set(
  `aggregaterating alternativeheadline articlebody articlesection assets author autor avatar bookmark breadcrumb canonical category categories
  comment commentcount comments contenturl context cookbook cookingmethod cooktime createdat createdby creator cuisine date dateadded datecreated datemodified
  datepublished dateupdated desc description difficulty embedurl extras fecha groupid headline householdid id identifier image images imageurl inlanguage
  interactionstatistic internal isaccessibleforfree isbasedon ispartof keyword keywords kuche lang language lastmade link links locale mainentityofpage nutrition orgurl
  performtime photo photos potentialaction preptime printimage publisher quelle rating ratings recipecategory recipecuisine referenceid review reviews
  schlagworte schlagworter settings slug source sourceurl suitablefordiet tag tags thumbnail thumbnailurl timestamp tool tools totaltime type updatedat url userid
  uuid video videos webseite website worksfor etiquetas palabrasclave`.split(/\s+/),
)

export const isExemptKey = (key: string) =>
  EXEMPT.has(
    key
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  )

const MOST_VALUES = 200_000

/** Every text in a value of JSON or YAML, each once where aliases repeat it, but for those of exempt fields. */
export function stringsOf(value: unknown): readonly string[] {
  const found: string[] = []
  const seen = new Set<unknown>()
  const open: unknown[] = [value]
  for (let count = 0; open.length > 0 && count < MOST_VALUES; count++) {
    const next = open.pop()
    if (typeof next === 'string') found.push(next)
    if (typeof next !== 'object' || next === null || seen.has(next)) continue
    seen.add(next)
    if (Array.isArray(next)) for (let at = next.length - 1; at >= 0; at--) open.push(next[at])
    else {
      const fields = Object.entries(next).filter(([key]) => !isExemptKey(key))
      // A key may name a food: `almonds: 100 g`.
      for (const [key, one] of fields.reverse()) open.push(one, key)
    }
  }
  return found
}
