/** What facts rest on, in words; `{}` stands for the names of foods. */

import type { Wording } from '../../domain/languages.ts'

export const EVIDENCE_TEXT = {
  'evidence.definition': ['per Definition', 'by definition', 'por definición'],
  'evidence.composition': ['laut Zusammensetzung', 'by composition', 'por composición'],
  'evidence.law': ['laut Gesetz', 'by law', 'por ley'],
  'evidence.measured': ['gemessen (Tabelle)', 'measured (table)', 'medido (tabla)'],
  'evidence.published': ['veröffentlicht', 'published', 'publicado'],
  'evidence.recipe': ['übliche Rezeptur', 'usual recipe', 'receta habitual'],
  'evidence.cross-contact': [
    'bekannter Kreuzkontakt',
    'known cross-contact',
    'contacto cruzado conocido',
  ],
  'evidence.kin': [
    'nur aus Verwandtem abgeleitet',
    'from related foods alone',
    'solo por alimentos afines',
  ],
  'tier.always': ['immer {}', 'always {}', 'siempre {}'],
  'tier.usually': ['meist {}', 'usually {}', 'normalmente {}'],
  'tier.sometimes': ['manchmal {}', 'sometimes {}', 'a veces {}'],
  'head.evidence': ['Grundlage', 'rests on', 'fundamento'],
} as const satisfies Record<string, Wording>
