/** Builds the graph of related foods: substitutes, pairings, joint use in recipes, families and functions. */

import * as Type from '@sinclair/typebox'
import type { Ingredient } from '../domain/ingredient.ts'
import { entryOf, itemAt } from '../domain/present.ts'
import { CONTEXTS, LOSSES } from '../domain/relationships.ts'
import { allows } from '../domain/restrictions.ts'
import type { Edge, Relationships, SubstituteEdge } from '../domain/shapes/foods.ts'
import type { DataFolder } from './data-folder.ts'
import { aboveZero, oneOf, readAs, share } from './schema.ts'

type Files = Pick<DataFolder, 'yaml' | 'csv' | 'say' | 'problems'>

const SUBSTITUTES = 'relationships/substitutes.yaml'
const PAIRINGS = 'relationships/pairings.yaml'
const TOGETHER_FILE = 'relationships/together.csv'

/** Maximum number of relationships of one kind per ingredient. */
const MAX_EDGES = 20
/** Minimum co-occurrence in recipes (NPMI) for two foods to count as used together. */
const TOGETHER = 0.1
/** Minimum similarity of taste, texture or function that is given as a reason why two foods are similar. */
const ALIKE = 0.9
/** Minimum strength for a function (such as binding) to count as a main function of a food. */
const MAIN_FUNCTION = 0.6
/** Functions that nearly every food has. They do not make two foods similar. */
const COMMON_FUNCTIONS = ['flavouring', 'bulking', 'moistening', 'enriching']
/** Minimum similarity of taste and texture for foods with the same function to count as similar. */
const SAME_SENSES = 0.8
/** Weights of taste, texture and purpose in the score for the similarity of two foods. */
const SHARES = { taste: 0.4, texture: 0.3, purpose: 0.3 }
/**
 * Values for the score of related foods: `base` is the score before any similarity is added. The others are factors by
 * which the score is multiplied, depending on the relation.
 */
const KIN = { base: 0.6, archetype: 0.95, curated: 0.9, functional: 0.85 }
/** Minimum score for a curated substitute to count as a related food. */
const CURATED_KIN = 0.6
/** Minimum score for two foods to count as similar, unless the data name them as substitutes. */
const SIMILAR = 0.84
/** Foods that we never call similar to another food, because a mix-up with a lookalike is dangerous. */
const NEVER_SIMILAR = ['curing-salt', 'pickling-lime', 'pretzel-lye', 'vinegar-essence']

/** Category of foods that appear only on labels. Cooks do not use these foods, so they get no substitutes. */
const NOT_COOKED_WITH = 'additives'

/** Adds the relationships of each kind (null if none). Returns the ingredients unchanged if the data have problems. */
export function relate(ingredients: readonly Ingredient[], data: Files): readonly Ingredient[] {
  const ids = new Set(ingredients.map(({ id }) => id))
  const vectors = new Map(ingredients.map((one) => [one.id, vectorsOf(one)]))
  const animal = new Set(ingredients.filter(isOfAnimal).map(({ id }) => id))
  const substitutes = readSubstitutes(data, ids)
  const pairs = readPairs(data, ids)
  const together = readTogether(data, ids)
  if (data.problems.length > 0) return ingredients
  const curated = curatedScores(substitutes)
  const byCategory = Map.groupBy(ingredients, ({ category }) => category)
  const byId = new Map(ingredients.map((one) => [one.id, one]))
  const byFunction = new Map<string, Ingredient[]>()
  for (const one of ingredients) {
    if (one.category === NOT_COOKED_WITH) continue
    for (const name of mainFunctions(one))
      byFunction.set(name, [...(byFunction.get(name) ?? []), one])
  }
  /** Foods sharing a main function or a curated substitution. Comparing all pairs would take half the build time. */
  const candidatesOf = (one: Ingredient) =>
    new Set([
      ...mainFunctions(one).flatMap((name) => byFunction.get(name) ?? []),
      ...[...(curated.get(one.id)?.keys() ?? [])].flatMap((id) => byId.get(id) ?? []),
    ])
  return ingredients.map((one) => {
    const own = substitutes.get(one.id) ?? []
    if (one.category === NOT_COOKED_WITH) return one
    const relatives = entryOf(byCategory, one.category).filter(({ id }) => id !== one.id)
    const family = familyOf(one, relatives, vectors, curated)
    const edges = substitutesOf(one, own, vectors, animal)
    const relationships: Relationships = {
      substitutesWell: edges('well'),
      substitutesPartially: edges('partial'),
      functionallySimilarTo: functionOf(one, [...candidatesOf(one)], family, { vectors, curated }),
      sameFamilyAs: best(family.filter(isSimilar(one.id, curated))),
      pairsWellWith: pairsOf(one.id, pairs, together),
      oftenUsedWith: best(
        [...(together.get(one.id) ?? [])]
          .filter(([, score]) => score >= TOGETHER)
          .map(([id, score]) => ({ ingredientID: id, score, reasons: ['cooked_together'] })),
      ),
    }
    const known = Object.values(relationships).some((edges) => edges !== null)
    return { ...one, relationships: known ? relationships : null }
  })
}

interface Substitute extends SubstituteEdge {
  readonly quality: 'well' | 'partial'
}

const SUBSTITUTE = Type.Object({
  use: Type.String(),
  quality: oneOf(['well', 'partial']),
  score: share,
  ratio: aboveZero,
  contexts: Type.Array(oneOf(CONTEXTS)),
  loses: Type.Array(oneOf(LOSSES)),
  with: Type.Optional(Type.Array(Type.Object({ use: Type.String(), ratio: aboveZero }))),
})
/** Error message for each key whose value is wrong. */
const FAULTS: Readonly<Record<string, string>> = {
  quality: 'unknown quality',
  score: 'no score',
  ratio: 'no ratio',
  contexts: 'unknown context',
  loses: 'unknown loss',
  with: 'no ratio of what goes with it',
}

function readSubstitutes(data: Files, ids: ReadonlySet<string>) {
  const result = new Map<string, readonly Substitute[]>()
  for (const { key, value, line } of data.yaml(SUBSTITUTES)) {
    const bad = (what: string) => data.say(SUBSTITUTES, line, `${key}: ${what}`)
    if (!ids.has(key)) bad(`unknown ingredient: ${key}`)
    const seen = new Set<string>()
    const list = listOf(value).flatMap((one): readonly Substitute[] => {
      const id = String(one.use)
      for (const name of Object.keys(one))
        if (!(name in SUBSTITUTE.properties)) bad(`${id}: unknown key: ${name}`)
      if (!ids.has(id) || id === key) bad(`unknown substitute: ${id}`)
      if (seen.has(id)) bad(`${id} stands twice`)
      seen.add(id)
      const read = readAs(SUBSTITUTE, one, ([name = ''], found) =>
        bad(`${id}: ${FAULTS[name] ?? `${name} is wrong`}: ${found}`),
      )
      if (!read) return []
      const { quality, score, ratio, contexts, loses, with: also = [] } = read
      for (const { use } of also) if (!ids.has(use)) bad(`${id}: unknown ingredient: ${use}`)
      const needed = also.map((part) => ({ ingredientID: part.use, ratio: part.ratio }))
      return [
        { ingredientID: id, quality, score, reasons: [], ratio, contexts, loses, with: needed },
      ]
    })
    result.set(key, list)
  }
  return result
}

type Scores = ReadonlyMap<string, ReadonlyMap<string, number>>

function readPairs(data: Files, ids: ReadonlySet<string>): Scores {
  const both = new Symmetric()
  for (const { key, value, line } of data.yaml(PAIRINGS)) {
    const bad = (what: string) => data.say(PAIRINGS, line, `${key}: ${what}`)
    if (!ids.has(key)) bad(`unknown ingredient: ${key}`)
    for (const { with: other, score, ...rest } of listOf(value)) {
      const id = String(other)
      for (const name of Object.keys(rest)) bad(`${id}: unknown key: ${name}`)
      if (!ids.has(id) || id === key) bad(`unknown ingredient: ${id}`)
      const read = readAs(share, score, () => bad(`${id}: no score: ${score}`))
      if (!both.add(key, id, read ?? 0)) bad(`${id} stands twice`)
    }
  }
  return both.scores
}

function readTogether(data: Files, ids: ReadonlySet<string>): Scores {
  const both = new Symmetric()
  for (const { cells, line } of data.csv(TOGETHER_FILE)) {
    const bad = (what: string) => data.say(TOGETHER_FILE, line, what)
    const { a = '', b = '', score = '' } = cells
    for (const id of [a, b]) if (!ids.has(id)) bad(`unknown ingredient: ${id}`)
    both.add(a, b, readAs(share, Number(score), () => bad(`no score: ${score}`)) ?? 0)
  }
  return both.scores
}

/** Scores of pairs, the same in both directions. */
class Symmetric {
  readonly scores = new Map<string, Map<string, number>>()

  /** Adds a pair; returns false if it exists already. */
  add(a: string, b: string, score: number): boolean {
    if (this.scores.get(a)?.has(b)) return false
    this.set(a, b, score)
    return true
  }

  set(a: string, b: string, score: number): void {
    this.scores.set(a, (this.scores.get(a) ?? new Map()).set(b, score))
    this.scores.set(b, (this.scores.get(b) ?? new Map()).set(a, score))
  }
}

/** Values of a profile, in the order of its axes. */
interface Values {
  readonly list: readonly number[]
  /** Sum of the squares, computed once for millions of comparisons. */
  readonly squares: number
}

interface Vectors {
  readonly taste: Values
  readonly texture: Values
  /** The values of the functional profile and of the application profile, in one list. */
  readonly purpose: Values
  readonly functions: readonly string[]
}

function vectorsOf(one: Ingredient): Vectors {
  const values = (...profiles: readonly (Readonly<Record<string, number>> | null)[]): Values => {
    const list = profiles.flatMap((profile) => Object.values(profile ?? {}))
    return { list, squares: list.reduce((sum, value) => sum + value * value, 0) }
  }
  return {
    taste: values(one.flavorProfile),
    texture: values(one.textureProfile),
    purpose: values(one.functionalProfile, one.applicationProfile),
    functions: mainFunctions(one),
  }
}

/** Cosine similarity of two profiles; 0 if either is empty. */
function likeness(a: Values, b: Values): number {
  if (a.squares === 0 || b.squares === 0) return 0
  let dot = 0
  for (let i = 0; i < Math.min(a.list.length, b.list.length); i++)
    dot += itemAt(a.list, i) * itemAt(b.list, i)
  return dot / Math.sqrt(a.squares * b.squares)
}

type AllVectors = ReadonlyMap<string, Vectors>

function reasonsOf(a: Ingredient, id: string, vectors: AllVectors): readonly string[] {
  const [one, other] = [entryOf(vectors, a.id), entryOf(vectors, id)]
  return [
    ...(likeness(one.purpose, other.purpose) >= ALIKE ? ['same_function'] : []),
    ...(likeness(one.taste, other.taste) >= ALIKE ? ['similar_flavor'] : []),
    ...(likeness(one.texture, other.texture) >= ALIKE ? ['similar_texture'] : []),
  ]
}

function substitutesOf(
  one: Ingredient,
  list: readonly Substitute[],
  vectors: AllVectors,
  animal: ReadonlySet<string>,
): (wanted: Substitute['quality']) => readonly SubstituteEdge[] | null {
  if (list.length === 0) return () => null
  const edges = list.map(({ quality, ...edge }) => {
    const reasons = [
      'classic_substitute',
      ...reasonsOf(one, edge.ingredientID, vectors),
      // A warning for people who avoid animal products.
      ...(!animal.has(one.id) && animal.has(edge.ingredientID) ? ['animal_origin'] : []),
    ]
    return { quality, edge: { ...edge, reasons } }
  })
  return (wanted) =>
    sorted(edges.filter(({ quality }) => quality === wanted).map(({ edge }) => edge))
}

/** True if the food certainly contains something of animal origin. */
const isOfAnimal = ({ animalSources }: Ingredient): boolean =>
  animalSources.some((source) => allows('vegan', source) === 'no')

/** For each substitution, the higher of the scores in its two directions. */
function curatedScores(substitutes: ReadonlyMap<string, readonly Substitute[]>): Scores {
  const both = new Symmetric()
  for (const [id, list] of substitutes) {
    for (const { ingredientID, score } of list)
      both.set(id, ingredientID, Math.max(score, scoreOf(both.scores, id, ingredientID)))
  }
  return both.scores
}

const scoreOf = (scores: Scores, a: string, b: string) => scores.get(a)?.get(b) ?? 0

/** Similarity of two foods. Strength matters: a faint taste is unlike a strong one. */
const alike = (a: Vectors, b: Vectors): number =>
  SHARES.taste * nearness(a.taste, b.taste) +
  SHARES.texture * nearness(a.texture, b.texture) +
  SHARES.purpose * nearness(a.purpose, b.purpose)

/** Similarity of two profiles, from 1 for equal values to 0 for nothing in common or an empty profile. */
function nearness(a: Values, b: Values): number {
  if (a.list.length === 0 || b.list.length === 0) return 0
  // Math.hypot would take five times as long, and protects only against extreme values.
  const whole = Math.sqrt(a.squares) + Math.sqrt(b.squares)
  if (whole === 0) return 1
  let squares = 0
  for (let i = 0; i < a.list.length; i++) squares += (itemAt(a.list, i) - (b.list[i] ?? 0)) ** 2
  return 1 - Math.sqrt(squares) / whole
}

/** Score of a related pair: similarity times `worth`. A curated score of 1 moves the result halfway to 1. */
function kinship(a: Vectors, b: Vectors, worth: number, curated: number): number {
  const score = (KIN.base + (1 - KIN.base) * alike(a, b)) * worth
  return rounded(score + (1 - score) * curated * 0.5)
}

const isSimilar =
  (id: string, curated: Scores) =>
  ({ ingredientID, score }: Edge) =>
    ![id, ingredientID].some((one) => NEVER_SIMILAR.includes(one)) &&
    (score >= SIMILAR || scoreOf(curated, id, ingredientID) > 0)

/** Related foods: those of the same subcategory, or at least the same archetype. */
function familyOf(
  one: Ingredient,
  relatives: readonly Ingredient[],
  vectors: AllVectors,
  curated: Scores,
): readonly Edge[] {
  const own = entryOf(vectors, one.id)
  return relatives.flatMap((other): Edge[] => {
    const near = one.subcategory !== null && one.subcategory === other.subcategory
    if (!near && one.archetype !== other.archetype) return []
    const theirs = entryOf(vectors, other.id)
    const worth = near ? 1 : KIN.archetype
    const score = kinship(own, theirs, worth, scoreOf(curated, one.id, other.id))
    const tastes = nearness(own.taste, theirs.taste) >= ALIKE
    const reasons = ['same_family', ...(tastes ? ['similar_flavor'] : [])]
    return [{ ingredientID: other.id, score, reasons }]
  })
}

/** Similar foods outside the family: curated substitutes, and foods of similar function, taste, texture and use. */
function functionOf(
  one: Ingredient,
  candidates: readonly Ingredient[],
  family: readonly Edge[],
  { vectors, curated }: { vectors: AllVectors; curated: Scores },
): readonly Edge[] | null {
  const own = entryOf(vectors, one.id)
  const relatives = new Set(family.map(({ ingredientID }) => ingredientID))
  const edges = candidates.flatMap((other): Edge[] => {
    if (other.category === NOT_COOKED_WITH) return []
    if (other.id === one.id || relatives.has(other.id)) return []
    const theirs = entryOf(vectors, other.id)
    const said = scoreOf(curated, one.id, other.id)
    const isKin = said >= CURATED_KIN
    const works =
      theirs.functions.some((name) => own.functions.includes(name)) &&
      likeness(own.purpose, theirs.purpose) >= ALIKE &&
      likeness(own.taste, theirs.taste) >= SAME_SENSES &&
      likeness(own.texture, theirs.texture) >= SAME_SENSES
    if (!isKin && !works) return []
    const score = kinship(own, theirs, isKin ? KIN.curated : KIN.functional, said)
    const reasons = [
      ...(isKin ? ['classic_substitute'] : ['same_function']),
      ...reasonsOf(one, other.id, vectors),
    ]
    return [{ ingredientID: other.id, score, reasons: [...new Set(reasons)] }]
  })
  return best(edges.filter(isSimilar(one.id, curated)))
}

const mainFunctions = ({ functionalProfile }: Ingredient): readonly string[] =>
  Object.entries(functionalProfile ?? {})
    .filter(([name, value]) => value >= MAIN_FUNCTION && !COMMON_FUNCTIONS.includes(name))
    .map(([name]) => name)

const pairsOf = (id: string, pairs: Scores, together: Scores): readonly Edge[] | null =>
  best(
    [...(pairs.get(id) ?? [])].map(([other, score]) => ({
      ingredientID: other,
      score,
      reasons: [
        'classic_pair',
        ...(scoreOf(together, id, other) >= TOGETHER ? ['cooked_together'] : []),
      ],
    })),
  )

const best = (edges: readonly Edge[]): readonly Edge[] | null =>
  edges.length === 0 ? null : sorted(edges).slice(0, MAX_EDGES)

const sorted = <T extends Edge>(edges: readonly T[]): readonly T[] =>
  [...edges].sort((a, b) => b.score - a.score || (a.ingredientID < b.ingredientID ? -1 : 1))

const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value : []

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000
