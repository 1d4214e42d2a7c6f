/** The closed sets of a package: statements beside the list, and why words of it are passed over. */

/** What a sentence beside the list says of allergens. */
export const STATEMENT_KINDS = ['contains', 'mayContain', 'freeFrom'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

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
