/**
 * The grammar of a recipe line:
 *
 *     Line    = Clause (break Clause)*
 *     Clause  = Label? intro? Phrase, or a remark, or a note, or words such as "not the margarine"
 *     Phrase  = Several Side*          a Side begins with a word such as "with", "for", "until" or "without"
 *     Several = Choice (and Choice)*   the "and" may be missing between seasonings
 *     Choice  = Entry (or Entry)*
 *     Entry   = lead? food, or a food before its amount, or a food named by its unit, or a part of a fruit
 *
 * Terminals start in lower case (see `lattice.ts`); a symbol that starts with `_` passes its children to its parent.
 */

import { grammarOf, type Rule } from './chart.ts'
import { COSTS } from './costs.ts'

const RULES: readonly Rule[] = [
  { is: 'Line', of: 'break? First? _More* break?', cost: 0, why: 'clauses' },
  { is: 'Remarks', of: 'break? Later? _More* break?', cost: 0, why: 'a bracket after a food' },
  { is: '_More', of: 'break Later', cost: 0, why: '' },

  { is: 'First', of: 'Body', cost: 0, why: '2 large eggs' },
  { is: 'First', of: '_Clause', cost: 0, why: '' },
  { is: 'First', of: 'label First?', cost: 0, why: 'Teig: 200 g Mehl' },
  { is: 'First', of: 'example Body', cost: 0, why: '' },
  { is: 'First', of: 'Beside Body', cost: 0, why: 'mit Sesam bestreut' },
  { is: 'First', of: 'mayContain Body', cost: 0, why: '' },
  { is: 'First', of: 'sign First?', cost: 0, why: '' },

  { is: 'Later', of: 'plain aside*', cost: -0.1, why: ', peeled and chopped' },
  { is: 'Later', of: 'share aside*', cost: 0, why: ', 70 % Kakao' },
  { is: 'Later', of: 'each', cost: 0, why: ', each' },
  { is: 'Later', of: 'measure plain? aside*', cost: 0, why: ', large handful' },
  { is: 'Later', of: 'denial', cost: -1, why: ', nicht die Margarine' },
  { is: 'Later', of: 'Body', cost: 0.1, why: ', 2 eggs' },
  { is: 'Later', of: '_Clause', cost: 0, why: '' },
  { is: 'Later', of: 'label Later?', cost: 0, why: '' },
  { is: 'Later', of: 'Beside Body?', cost: 0, why: ', with nuts' },
  { is: 'Later', of: 'example Body?', cost: 0, why: ', such as Manchego' },
  { is: 'Later', of: 'mayContain Body?', cost: 0, why: '' },
  { is: 'Later', of: 'sign Later?', cost: 0, why: '' },
  { is: '_Clause', of: 'intro Named', cost: 0, why: 'for the sauce 200 g cream' },
  { is: '_Clause', of: 'Note', cost: 0, why: 'for dusting' },
  { is: '_Clause', of: 'without Body?', cost: 0, why: 'without sugar' },
  { is: '_Clause', of: 'or Body', cost: 0, why: 'or margarine' },
  { is: 'Beside', of: 'and', cost: 0, why: '' },
  { is: 'Beside', of: 'with', cost: 0, why: '' },
  { is: 'Beside', of: 'contains', cost: 0, why: '' },
  { is: 'Beside', of: 'and with', cost: 0, why: '' },
  { is: 'Beside', of: 'and contains', cost: 0, why: '' },

  { is: 'Body', of: 'Phrase aside* _Rest?', cost: 0, why: '2 large eggs (beaten)' },
  { is: 'Body', of: 'amount sign* plain? aside* Side*', cost: 0, why: ', 250 ml' },
  { is: 'Body', of: 'aside aside* sign*', cost: 0.2, why: '(optional)' },
  { is: 'Body', of: 'sign sign*', cost: 0.2, why: '' },
  { is: 'Body', of: 'aside Body', cost: 0.1, why: '(organic) eggs' },
  { is: 'Body', of: 'and Body', cost: 0.5, why: '& salt' },
  { is: 'Body', of: 'junk Body?', cost: 0, why: '' },
  { is: '_Rest', of: 'sign sign*', cost: 0, why: '' },
  { is: '_Rest', of: 'or', cost: 0.5, why: 'nueces o, si prefieres, pipas' },
  { is: '_Rest', of: 'and', cost: 0.5, why: '' },
  { is: '_Rest', of: 'counted Body', cost: COSTS.beside, why: '200 g Mehl 100 g Zucker' },
  { is: '_Rest', of: 'junk Body?', cost: 0, why: '' },

  { is: 'Named', of: 'Phrase aside* sign*', cost: 0, why: '' },

  { is: 'Note', of: 'purpose aside*', cost: 0, why: '' },
  { is: 'Note', of: 'until aside*', cost: 0, why: '' },

  { is: 'Phrase', of: 'Several Side*', cost: 0, why: '' },
  { is: 'Side', of: '_Side', cost: 0, why: 'pasta with cheese' },
  { is: 'Side', of: 'and _Side', cost: 0, why: 'pasta, and with cheese' },
  { is: '_Side', of: 'with Phrase?', cost: 0, why: '' },
  { is: '_Side', of: 'contains Phrase?', cost: 0, why: '' },
  { is: '_Side', of: 'mayContain Phrase?', cost: 0, why: '' },
  { is: '_Side', of: 'example Phrase?', cost: 0, why: 'cheese such as Manchego' },
  { is: '_Side', of: 'purpose', cost: 0, why: 'flour for dusting' },
  { is: '_Side', of: 'until', cost: 0, why: '' },
  { is: '_Side', of: 'without Doubtful?', cost: 0, why: 'cake without eggs' },
  { is: 'Doubtful', of: 'Phrase', cost: 0.5, why: '' },

  { is: 'Several', of: 'Choice _And*', cost: 0, why: '' },
  { is: '_And', of: 'and Choice', cost: 0, why: '' },
  { is: '_And', of: 'seasoned Choice', cost: 0, why: 'Salz Pfeffer Muskat' },
  { is: '_And', of: 'and amount', cost: 0, why: '30 g butter + 1 tbsp for the tin' },
  { is: 'Choice', of: 'Entry _Choice?', cost: 0, why: 'butter or margarine' },
  { is: 'Choice', of: '_Listed', cost: -0.3, why: 'oat, soy or almond milk' },
  { is: 'Choice', of: 'lead _Listed', cost: -0.3, why: '1 cup oat, soy or almond milk' },
  { is: '_Choice', of: '_Or _Or*', cost: 0, why: '' },
  {
    is: '_Choice',
    of: '_Added _Added* or shared',
    cost: -0.3,
    why: 'leche de soja, avena o almendra',
  },
  { is: '_Listed', of: '_Item _Item* shared _Or', cost: 0, why: '' },
  { is: '_Item', of: 'shared comma', cost: 0, why: '' },
  { is: '_Added', of: 'comma shared', cost: 0, why: '' },
  { is: '_Or', of: 'or Entry', cost: 0, why: '' },

  { is: 'Entry', of: 'bare _Bare?', cost: 0, why: 'salt' },
  { is: '_Bare', of: 'trailing aside* plain?', cost: 0, why: 'Mehl 500 g' },
  { is: 'Entry', of: 'lead food half', cost: 0, why: 'two onions and a half' },
  { is: 'Entry', of: 'lead aside* food _Size?', cost: 0, why: '200 g sugar' },
  { is: 'Entry', of: 'lead company food _Size?', cost: 0, why: '4 tart, juicy apples' },
  { is: 'Entry', of: 'plain lead food _Size?', cost: 0, why: 'evtl. 1 EL Rum' },
  { is: 'Entry', of: 'named', cost: 0, why: '1 rama de canela' },
  { is: 'Entry', of: 'partOf', cost: 0, why: 'juice of 1 lemon' },
  { is: '_Size', of: 'aside* size plain?', cost: 0, why: '2 chickens, about 1.5 kg' },
]

export const LINE_GRAMMAR = grammarOf(RULES)
