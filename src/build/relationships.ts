/** Builds the food graph: curated substitutions and pairs, what recipes use together, and families and functions. */

import type { Ingredient } from '../domain/ingredient.ts'
import {
  CONTEXTS,
  type Edge,
  LOSSES,
  type Relationships,
  type SubstituteEdge,
} from '../domain/relationships.ts'
import type { CsvRow, YamlEntry } from './read-text.ts'

/** What the files under `relationships/` say. */
export interface RelationshipFiles {
  readonly substitutes: readonly YamlEntry[]
  readonly pairings: readonly YamlEntry[]
  readonly together: readonly CsvRow[]
}
export type SayIn = (file: keyof RelationshipFiles, line: number, what: string) => void

/** Edges of one kind that an ingredient has at most. */
const MAX_EDGES = 20
/** Co-occurrence (NPMI) from which on two foods count as used together. */
const TOGETHER = 0.1
/** Similarity of two profiles (cosine) from which on it is a reason. */
const ALIKE = 0.9
/** Strength of a function from which on it is what a food is for. */
const MAIN_FUNCTION = 0.6
/** Functions that nearly everything has; they make no two foods stand for each other. */
const COMMON_FUNCTIONS = ['flavouring', 'bulking', 'moistening', 'enriching']
/** What the same family counts without any likeness of taste, and what likeness adds. */
const FAMILY = { base: 0.6, taste: 0.4, looser: 0.9 }

/** The ingredients with their edges; every kind is null where nothing is known of it. */
export function relate(
  ingredients: readonly Ingredient[],
  files: RelationshipFiles,
  tell: SayIn,
): readonly Ingredient[] {
  let isWhole = true
  const say: SayIn = (...problem) => {
    isWhole = false
    tell(...problem)
  }
  const ids = new Set(ingredients.map(({ id }) => id))
  const vectors = new Map(ingredients.map((one) => [one.id, vectorsOf(one)]))
  const substitutes = readSubstitutes(files.substitutes, ids, say)
  const pairs = readPairs(files.pairings, ids, say)
  const together = readTogether(files.together, ids, say)
  if (!isWhole) return ingredients
  const byCategory = groups(ingredients, ({ category }) => category)
  return ingredients.map((one) => {
    const own = substitutes.get(one.id) ?? []
    const relatives = byCategory.get(one.category)!.filter(({ id }) => id !== one.id)
    const family = familyOf(one, relatives, vectors)
    const relationships: Relationships = {
      substitutesWell: substitutesOf(one, own, 'well', vectors),
      substitutesPartially: substitutesOf(one, own, 'partial', vectors),
      functionallySimilarTo: functionOf(one, ingredients, family, vectors),
      sameFamilyAs: best(family),
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

function readSubstitutes(entries: readonly YamlEntry[], ids: ReadonlySet<string>, say: SayIn) {
  const result = new Map<string, readonly Substitute[]>()
  for (const { key, value, line } of entries) {
    const bad = (what: string) => say('substitutes', line, `${key}: ${what}`)
    if (!ids.has(key)) bad(`unknown ingredient: ${key}`)
    const seen = new Set<string>()
    const list = listOf(value).map((one): Substitute => {
      const { use, quality, score, ratio, contexts, loses, with: also = [], ...rest } = one
      const id = String(use)
      for (const name of Object.keys(rest)) bad(`${id}: unknown key: ${name}`)
      if (!ids.has(id) || id === key) bad(`unknown substitute: ${id}`)
      if (seen.has(id)) bad(`${id} stands twice`)
      seen.add(id)
      if (quality !== 'well' && quality !== 'partial') bad(`${id}: unknown quality: ${quality}`)
      if (!isShare(score)) bad(`${id}: no score: ${score}`)
      if (!(typeof ratio === 'number' && ratio > 0)) bad(`${id}: no ratio: ${ratio}`)
      checkSet(contexts, CONTEXTS, (what) => bad(`${id}: unknown context: ${what}`))
      checkSet(loses, LOSSES, (what) => bad(`${id}: unknown loss: ${what}`))
      const needed = (also as readonly { use: string; ratio: number }[]).map((part) => {
        if (!ids.has(part.use)) bad(`${id}: unknown ingredient: ${part.use}`)
        if (!(part.ratio > 0)) bad(`${id}: no ratio of ${part.use}: ${part.ratio}`)
        return { ingredientID: part.use, ratio: part.ratio }
      })
      return {
        ingredientID: id,
        quality: quality as Substitute['quality'],
        score: score as number,
        reasons: [],
        ratio: ratio as number,
        contexts: contexts as SubstituteEdge['contexts'],
        loses: loses as SubstituteEdge['loses'],
        with: needed,
      }
    })
    result.set(key, list)
  }
  return result
}

type Scores = ReadonlyMap<string, ReadonlyMap<string, number>>

function readPairs(entries: readonly YamlEntry[], ids: ReadonlySet<string>, say: SayIn): Scores {
  const both = new Symmetric()
  for (const { key, value, line } of entries) {
    const bad = (what: string) => say('pairings', line, `${key}: ${what}`)
    if (!ids.has(key)) bad(`unknown ingredient: ${key}`)
    for (const { with: other, score, ...rest } of listOf(value)) {
      const id = String(other)
      for (const name of Object.keys(rest)) bad(`${id}: unknown key: ${name}`)
      if (!ids.has(id) || id === key) bad(`unknown ingredient: ${id}`)
      if (!isShare(score)) bad(`${id}: no score: ${score}`)
      if (!both.add(key, id, score as number)) bad(`${id} stands twice`)
    }
  }
  return both.scores
}

function readTogether(rows: readonly CsvRow[], ids: ReadonlySet<string>, say: SayIn): Scores {
  const both = new Symmetric()
  for (const { cells, line } of rows) {
    const { a = '', b = '', score = '' } = cells
    for (const id of [a, b]) {
      if (!ids.has(id)) say('together', line, `unknown ingredient: ${id}`)
    }
    if (!isShare(Number(score))) say('together', line, `no score: ${score}`)
    both.add(a, b, Number(score))
  }
  return both.scores
}

/** Scores that hold both ways. */
class Symmetric {
  readonly scores = new Map<string, Map<string, number>>()

  /** False when the pair was there. */
  add(a: string, b: string, score: number): boolean {
    if (this.scores.get(a)?.has(b)) return false
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const own = this.scores.get(from) ?? new Map<string, number>()
      this.scores.set(from, own.set(to, score))
    }
    return true
  }
}

interface Vectors {
  readonly taste: readonly number[]
  readonly texture: readonly number[]
  /** What it does and what it is used for. */
  readonly purpose: readonly number[]
  readonly functions: readonly string[]
}

function vectorsOf(one: Ingredient): Vectors {
  const values = (profile: Readonly<Record<string, number>> | null) => Object.values(profile ?? {})
  return {
    taste: values(one.flavorProfile),
    texture: values(one.textureProfile),
    purpose: [...values(one.functionalProfile), ...values(one.applicationProfile)],
    functions: mainFunctions(one),
  }
}

/** Cosine of two lists of the same axes; 0 where either is empty. */
function likeness(a: readonly number[], b: readonly number[]): number {
  let [dot, left, right] = [0, 0, 0]
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    dot += a[i]! * b[i]!
    left += a[i]! ** 2
    right += b[i]! ** 2
  }
  return left === 0 || right === 0 ? 0 : dot / Math.sqrt(left * right)
}

type AllVectors = ReadonlyMap<string, Vectors>

function reasonsOf(a: Ingredient, id: string, vectors: AllVectors): readonly string[] {
  const [one, other] = [vectors.get(a.id)!, vectors.get(id)!]
  return [
    ...(likeness(one.purpose, other.purpose) >= ALIKE ? ['same_function'] : []),
    ...(likeness(one.taste, other.taste) >= ALIKE ? ['similar_flavor'] : []),
    ...(likeness(one.texture, other.texture) >= ALIKE ? ['similar_texture'] : []),
  ]
}

function substitutesOf(
  one: Ingredient,
  list: readonly Substitute[],
  wanted: Substitute['quality'],
  vectors: AllVectors,
): readonly SubstituteEdge[] | null {
  if (list.length === 0) return null
  return sorted(
    list
      .filter(({ quality }) => quality === wanted)
      .map(({ quality: _, ...edge }) => ({
        ...edge,
        reasons: ['classic_substitute', ...reasonsOf(one, edge.ingredientID, vectors)],
      })),
  )
}

/** The same subcategory, or at least the same archetype, by likeness of taste. */
function familyOf(
  one: Ingredient,
  relatives: readonly Ingredient[],
  vectors: AllVectors,
): readonly Edge[] {
  return relatives.flatMap((other): Edge[] => {
    const near = one.subcategory !== null && one.subcategory === other.subcategory
    if (!near && one.archetype !== other.archetype) return []
    const taste = likeness(vectors.get(one.id)!.taste, vectors.get(other.id)!.taste)
    const score = (FAMILY.base + FAMILY.taste * taste) * (near ? 1 : FAMILY.looser)
    const reasons = ['same_family', ...(taste >= ALIKE ? ['similar_flavor'] : [])]
    return [{ ingredientID: other.id, score: rounded(score), reasons }]
  })
}

/** Foods outside the family that do the same: they share a main function, and what they are used for is alike. */
function functionOf(
  one: Ingredient,
  all: readonly Ingredient[],
  family: readonly Edge[],
  vectors: AllVectors,
): readonly Edge[] | null {
  const { functions: mine, purpose } = vectors.get(one.id)!
  if (mine.length === 0) return null
  const relatives = new Set(family.map(({ ingredientID }) => ingredientID))
  return best(
    all.flatMap((other): Edge[] => {
      if (other.id === one.id || relatives.has(other.id)) return []
      const theirs = vectors.get(other.id)!
      if (!theirs.functions.some((name) => mine.includes(name))) return []
      const score = likeness(purpose, theirs.purpose)
      if (score < ALIKE) return []
      const reasons = ['same_function', ...reasonsOf(one, other.id, vectors)]
      return [{ ingredientID: other.id, score: rounded(score), reasons: [...new Set(reasons)] }]
    }),
  )
}

function mainFunctions({ functionalProfile }: Ingredient): readonly string[] {
  return Object.entries(functionalProfile ?? {})
    .filter(([name, value]) => value >= MAIN_FUNCTION && !COMMON_FUNCTIONS.includes(name))
    .map(([name]) => name)
}

function pairsOf(id: string, pairs: Scores, together: Scores): readonly Edge[] | null {
  return best(
    [...(pairs.get(id) ?? [])].map(([other, score]) => ({
      ingredientID: other,
      score,
      reasons: [
        'classic_pair',
        ...((together.get(id)?.get(other) ?? 0) >= TOGETHER ? ['cooked_together'] : []),
      ],
    })),
  )
}

/** The strongest; null where there is none. */
function best(edges: readonly Edge[]): readonly Edge[] | null {
  return edges.length === 0 ? null : sorted(edges).slice(0, MAX_EDGES)
}

function sorted<T extends Edge>(edges: readonly T[]): readonly T[] {
  return [...edges].sort((a, b) => b.score - a.score || (a.ingredientID < b.ingredientID ? -1 : 1))
}

function groups<T>(list: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, T[]> {
  const result = new Map<string, T[]>()
  for (const one of list) result.set(keyOf(one), [...(result.get(keyOf(one)) ?? []), one])
  return result
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value : []
}

function isShare(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1
}

function checkSet(value: unknown, set: readonly string[], bad: (what: string) => void): void {
  if (!Array.isArray(value)) bad(String(value))
  else for (const one of value) if (!set.includes(one)) bad(String(one))
}

function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000
}
