/** The closed sets for labels: kinds of statements, status of an entry, and skip reasons. */

/** Kinds of allergen statements next to the ingredient list. */
export const STATEMENT_KINDS = ['contains', 'mayContain', 'freeFrom'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/** Status of an entry, most severe first. */
export const ENTRY_STATUSES = ['contains', 'traces', 'unknown', 'no'] as const
export type EntryStatus = (typeof ENTRY_STATUSES)[number]

/** Why parts of a label are not judged. */
export const LABEL_SKIPS = [
  'heading',
  'title',
  'nutrition',
  'storage',
  'weight',
  'address',
  'origin',
  'preparation',
  'note',
  'language',
] as const
export type LabelSkip = (typeof LABEL_SKIPS)[number]
