/** The closed sets of a package: statements beside the list, what they tell of an entry, and why words of it are passed over. */

/** What a sentence beside the list says of allergens. */
export const STATEMENT_KINDS = ['contains', 'mayContain', 'freeFrom'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/** What is known of an entry, most severe first. */
export const ENTRY_STATUSES = ['contains', 'traces', 'unknown', 'no'] as const
export type EntryStatus = (typeof ENTRY_STATUSES)[number]

/** Why words of a package are no part of what is judged. */
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
