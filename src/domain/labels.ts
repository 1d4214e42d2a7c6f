/** Closed sets for labels: kinds of statements, status of a list entry, and reasons for skipping text. */

/** Kinds of allergen statements next to the ingredient list. */
export const STATEMENT_KINDS = ['contains', 'mayContain', 'freeFrom'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/** What a list entry means for an allergen, most severe first. */
export const ENTRY_STATUSES = ['contains', 'traces', 'unknown', 'no'] as const
export type EntryStatus = (typeof ENTRY_STATUSES)[number]

/** Reasons for not judging a part of a label. */
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
