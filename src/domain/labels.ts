/** The closed sets of a package: classes of additives, statements beside the list, and why words of it are passed over. */

/** The functional classes of EU Regulation 1333/2008, Annex I, as a label names them before an additive. */
export const ADDITIVE_CLASSES = [
  'sweetener',
  'colour',
  'preservative',
  'antioxidant',
  'carrier',
  'acid',
  'acidity-regulator',
  'anti-caking-agent',
  'anti-foaming-agent',
  'bulking-agent',
  'emulsifier',
  'emulsifying-salt',
  'firming-agent',
  'flavour-enhancer',
  'foaming-agent',
  'gelling-agent',
  'glazing-agent',
  'humectant',
  'modified-starch',
  'packaging-gas',
  'propellant',
  'raising-agent',
  'sequestrant',
  'stabiliser',
  'thickener',
  'flour-treatment-agent',
] as const
export type AdditiveClass = (typeof ADDITIVE_CLASSES)[number]

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
