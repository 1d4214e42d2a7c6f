/** Prepares the API's schemas for type generation: names for closed sets, descriptions for properties. */

import { ABSENCES } from '../domain/absences.ts'
import { ADDITIVE_CLASSES, ADDITIVE_ORIGINS, AUTHORISATIONS } from '../domain/additives.ts'
import { MODULES } from '../domain/functions.ts'
import { ENTRY_STATUSES } from '../domain/labels.ts'
import { LANGUAGES } from '../domain/languages.ts'
import { UNCOOKED } from '../domain/nutrient-keys.ts'
import { CONTAINS, FODMAP_GROUPS, FODMAP_LEVELS } from '../domain/profiles.ts'
import { CERTAINTIES, ROLES, SKIP_REASONS } from '../domain/reading.ts'
import { CONTEXTS, LOSSES } from '../domain/relationships.ts'
import {
  CONCERNS,
  DIETS,
  DOSE_DOMAINS,
  EU_ALLERGENS,
  LETTER_SCHEMES,
  RESTRICTIONS,
  UNSEEN,
} from '../domain/restrictions.ts'
import { CONFIDENCES, LEVELS, VERDICTS } from '../domain/risk.ts'
import { UNRESOLVED_CODES } from '../domain/unresolved.ts'
import { ERRORS } from '../errors.ts'
import { SORT } from '../operations/filters.ts'
import type { Schema } from '../operations/operation.ts'
import { BY_NAME, BY_OWNER } from './openapi-words.ts'

/** Closed sets of values that several schemas use, with their descriptions. */
const SETS: Readonly<Record<string, readonly [values: readonly string[], description: string]>> = {
  Absence: [Object.keys(ABSENCES), 'What a food or dish is described as free of.'],
  AdditiveClass: [ADDITIVE_CLASSES, 'A functional class of Regulation (EU) 1169/2011.'],
  AdditiveOrigin: [ADDITIVE_ORIGINS, 'What an additive may be made from.'],
  AllergenStatus: [
    ENTRY_STATUSES,
    'What the label says about an allergen; "unknown" does not mean "no".',
  ],
  Authorisation: [AUTHORISATIONS, 'Whether the European Union allows an additive in food.'],
  Certainty: [CERTAINTIES, 'How certain the reading is; a guess never rules out a risk.'],
  Concern: [CONCERNS, 'A dimension, or an EU allergen that has no dimension of its own.'],
  Confidence: [[...CONFIDENCES, 'unknown'], 'Quality of the data behind a verdict.'],
  Contains: [CONTAINS, 'Whether a food contains something; "unknown" does not mean "no".'],
  Context: [CONTEXTS, 'What a substitute is used for.'],
  DataConfidence: [CONFIDENCES, 'Quality of curated data.'],
  Diet: [DIETS, 'A diet.'],
  DeclarationForm: [['eu'], 'The form of a nutrition declaration.'],
  DeclaredRelation: [['equal', 'below', 'atLeast'], 'How the printed figure relates to the value.'],
  DietVerdict: [
    ['compatible', 'incompatible', 'uncertain'],
    'Whether a diet allows everything in a list.',
  ],
  ErrorCode: [Object.keys(ERRORS), 'Stable; the errors page explains each.'],
  EuAllergen: [EU_ALLERGENS, 'An entry of EU Regulation 1169/2011, Annex II.'],
  FiguresState: [UNCOOKED, 'The state of the food, such as raw, that its figures describe.'],
  FodmapGroup: [FODMAP_GROUPS, 'A group of FODMAPs.'],
  FodmapLevel: [FODMAP_LEVELS, 'How high a food or list is in FODMAPs.'],
  DoseDomain: [DOSE_DOMAINS, 'A domain whose verdict depends on the amount.'],
  Language: [LANGUAGES, 'A language of the library.'],
  LineCode: [UNRESOLVED_CODES, 'Why a line has no ingredient, no certain reading or no weight.'],
  LetterScheme: [
    LETTER_SCHEMES,
    'A set of allergen letters: `at` is that of Austria, `numbers` are 1 to 14 in the order of Annex II.',
  ],
  Load: [[...LEVELS.slice(1), 'unknown'], 'How much of something 100 g contain.'],
  Loss: [LOSSES, 'What a substitute lacks.'],
  Module: [MODULES, 'A billing module.'],
  Unseen: [UNSEEN, 'An aspect of a diet that a list of ingredients cannot show.'],
  Role: [ROLES, 'The role of a segment in its line.'],
  Restriction: [RESTRICTIONS, 'A concern or a diet.'],
  Risk: [[...LEVELS, 'unknown'], 'The risk computed by a rule.'],
  SkipReason: [SKIP_REASONS, 'Why a line was skipped.'],
  Sorting: [SORT.schema.enum as readonly string[], 'What a list is ordered by.'],
  SubstituteQuality: [
    ['well', 'partial'],
    'Whether a substitute replaces the ingredient well or only partly.',
  ],
  UnitCategory: [['weight', 'volume', 'piece'], 'What a unit measures.'],
  Verdict: [VERDICTS, 'From "no conflict found in the data" to "conflict".'],
}

const NAMES = new Map(Object.entries(SETS).map(([name, [values]]) => [values.join(), name]))

/** Adds descriptions to the schemas, and replaces closed sets with references to separate schemas. */
export function documented(
  schemas: Readonly<Record<string, Schema>>,
): Readonly<Record<string, Schema>> {
  const own = Object.entries(schemas).map(([name, schema]) => [name, described(schema, name)])
  const sets = Object.entries(SETS).map(([name, [values, description]]) => [
    name,
    { type: 'string', enum: values, description },
  ])
  return Object.fromEntries([...own, ...sets])
}

/** Replaces each closed set by a reference to its named schema, if there is one. */
export function withNames(schema: Schema): Schema {
  const { type, enum: values, ...rest } = schema
  const name = Array.isArray(values) ? NAMES.get(values.join()) : undefined
  if (name !== undefined) return { $ref: `#/components/schemas/${name}`, ...rest }
  return mapped(schema, (one) => withNames(one))
}

/** Adds descriptions to a schema. `owner` is its name, or its path if it is nested (`CheckResponse.evaluation`). */
function described(schema: Schema, owner: string): Schema {
  const properties = schema.properties as Readonly<Record<string, Schema>> | undefined
  const inner = mapped(withNames(schema), (one) => described(one, owner))
  if (!properties) return inner
  const ofAll = owner.replace(/\..*/, '.*')
  return {
    ...inner,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => {
        const description = BY_OWNER[owner] ?? BY_OWNER[ofAll] ?? BY_NAME[name]
        const whole = described(property, `${owner}.${name}`)
        const isComplete = whole.description !== undefined || description === undefined
        return [name, isComplete ? whole : { ...whole, description }]
      }),
    ),
  }
}

/** Copies a schema with `change` applied to the schemas directly inside it, except properties. */
function mapped(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const changed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => (isSchema(one) ? change(one) : one))
    return isSchema(value) ? change(value) : value
  }
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'properties' ? value : changed(value),
    ]),
  )
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
