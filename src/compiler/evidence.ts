/** Reads the reasons given for facts about food families and foods, and reports facts without a reason. */

import { byName } from '../domain/closed-sets.ts'
import type { MadeOf } from '../domain/composition.ts'
import {
  type Basis,
  EVIDENCE_BASES,
  type Evidence,
  FACT_GROUPS,
  FACTS,
  type Fact,
  packBases,
} from '../domain/evidence.ts'
import { isAllergen, isUncovered } from '../domain/restrictions.ts'
import type { Composed } from './composition.ts'
import { mapOf, type Plain, type Say } from './read-text.ts'

export const EVIDENCE = 'evidence'

type Reason = { readonly by: Basis; readonly note?: string }
type Reasons = Readonly<Partial<Record<Fact, Reason>>>

/** The entry of a food, and the data on which the entry is based. */
interface EvidenceParts {
  readonly own: Plain
  readonly family: Plain
  readonly madeOf: MadeOf | null
  readonly composed: Composed | null
  /** Default reason for facts of the entry; undefined if the entry must state its reasons. */
  readonly usual: Basis | undefined
}

/** Reasons for the facts of a family. For a fact that the family does not set itself, the parent's reason applies. */
export function familyReasons(parent: Plain, own: Plain, say: Say): Reasons {
  const stated = readReasons(own, say)
  const written = new Set(writtenFacts(own))
  const below = (parent[EVIDENCE] ?? {}) as Reasons
  return Object.fromEntries(
    FACTS.flatMap((fact) => {
      const reason =
        stated[fact] ?? (written.has(fact) ? undefined : inherited(below[fact], parent, own))
      return reason ? [[fact, reason]] : []
    }),
  )
}

/** Reads the evidence for the facts about a food. Reports every fact that the entry states without a reason. */
export function readEvidence(parts: EvidenceParts, say: Say): Evidence {
  const { own, family, madeOf, composed, usual } = parts
  const stated = readReasons(own, say)
  const written = new Set(writtenFacts(own))
  const below = (family[EVIDENCE] ?? {}) as Reasons
  if (composed) reportUnwritten(own, written, say)
  const reasonOf = (fact: Fact): Reason => {
    const given = stated[fact]
    if (given) return given
    if (written.has(fact)) {
      if (usual === undefined)
        say(placeOf(fact, own), `${fact}: no evidence (evidence: {${fact}: …})`)
      return { by: usual ?? 'kin' }
    }
    if (composed) return { by: composed.isSure(fact) ? 'composition' : 'recipe' }
    return inherited(below[fact], family, own) ?? { by: 'kin' }
  }
  const reasons = byName(FACTS, reasonOf)
  const notes = FACTS.flatMap((fact) => {
    const { note } = reasons[fact]
    return note ? [[fact, note] as const] : []
  })
  const bases = byName(FACTS, (fact) => reasons[fact].by)
  const ofParts = FACTS.filter((fact) => bases[fact] === 'composition' || bases[fact] === 'recipe')
  const accusing = madeOf && composed ? composed.parts : {}
  return {
    bases: packBases(bases),
    parts: Object.fromEntries(
      ofParts.flatMap((fact) => (accusing[fact] ? [[fact, accusing[fact]]] : [])),
    ),
    notes: Object.fromEntries(notes),
  }
}

/** Reports evidence for a fact that a mixed food does not state itself, since its parts decide this fact. */
function reportUnwritten(own: Plain, written: ReadonlySet<Fact>, say: Say): void {
  const given = mapOf(own[EVIDENCE])
  for (const fact of FACTS) {
    if (Object.hasOwn(given, fact) && !written.has(fact))
      say([EVIDENCE, fact], `evidence of a fact that the parts decide: ${fact}`)
  }
}

/** The reason inherited from a family. "By definition" and "by law" do not apply to more processed or mixed foods. */
function inherited(reason: Reason | undefined, family: Plain, own: Plain): Reason | undefined {
  const isAltered =
    (own.isProcessed === true && family.isProcessed !== true) ||
    (own.variantType === 'composite' && family.variantType !== 'composite')
  const isOfTheName = reason?.by === 'definition' || reason?.by === 'law'
  return isAltered && isOfTheName ? undefined : reason
}

/** Facts that an entry or family sets itself. */
function writtenFacts(own: Plain): readonly Fact[] {
  const below = (group: string) => Object.keys(mapOf(own[group]))
  const [allergens, eu] = [below('allergens'), below('eu')]
  return FACTS.filter((fact) => {
    if (isAllergen(fact)) return allergens.includes(fact)
    return isUncovered(fact) ? eu.includes(fact) : own[fact] !== undefined
  })
}

/** Reads the reasons that an entry gives: one for all its facts, or one per fact or group of facts. */
function readReasons(own: Plain, say: Say): Reasons {
  const given = own[EVIDENCE]
  if (given === undefined || given === null) return {}
  if (typeof given === 'string') {
    const reason = readReason(given, [EVIDENCE], say)
    return Object.fromEntries(writtenFacts(own).map((fact) => [fact, reason]))
  }
  const entries = Object.entries(mapOf(given)).map(([key, value]) => {
    const facts = FACT_GROUPS[key] ?? FACTS.filter((fact) => fact === key)
    if (facts.length === 0) say([EVIDENCE, key], `evidence of no fact: ${key}`)
    return { facts, reason: readReason(value, [EVIDENCE, key], say) }
  })
  // A reason for a single fact overrides the reason for its group.
  const byWidth = entries.sort((a, b) => b.facts.length - a.facts.length)
  return Object.fromEntries(
    byWidth.flatMap(({ facts, reason }) => facts.map((fact) => [fact, reason])),
  )
}

function readReason(given: unknown, path: readonly string[], say: Say): Reason {
  const { by, note, ...rest } = typeof given === 'string' ? { by: given } : mapOf(given)
  for (const key of Object.keys(rest)) say(path, `evidence: unknown key: ${key}`)
  const basis = EVIDENCE_BASES.find((one) => one === by)
  if (!basis) say(path, `unknown evidence: ${by}`)
  if (note !== undefined && (typeof note !== 'string' || note.trim() === ''))
    say(path, `evidence: a note is a sentence: ${note}`)
  return { by: basis ?? 'kin', ...(typeof note === 'string' ? { note } : {}) }
}

function placeOf(fact: Fact, own: Plain): readonly string[] {
  const group = ['allergens', 'eu'].find((key) => fact in mapOf(own[key]))
  return group ? [group, fact] : [fact]
}
