/**
 * The grammar of a line of a recipe:
 *
 *     Line    = Clause (break Clause)*
 *     Clause  = Label? intro? Phrase, or a remark, a note, what is denied
 *     Phrase  = Several Side*          a side clause: with, contains, for, until, without, such as
 *     Several = Choice (and Choice)*
 *     Choice  = Entry (or Entry)*
 *     Entry   = lead? food, food trailing, named by its unit, part of a fruit
 */

import { grammarOf, type Rule } from './chart.ts'
import { COSTS } from './costs.ts'

const RULES: readonly Rule[] = [
  { is: 'Line', of: 'break? First? More* break?', cost: 0, why: 'clauses' },
  { is: 'Remarks', of: 'break? Later? More* break?', cost: 0, why: 'a bracket behind a food' },
  { is: 'More', of: 'break Later', cost: 0, why: '' },

  { is: 'First', of: 'Body', cost: 0, why: '2 large eggs' },
  { is: 'First', of: 'intro Named', cost: 0, why: 'for the sauce 200 g cream' },
  { is: 'First', of: 'label First?', cost: 0, why: 'Teig: 200 g Mehl' },
  { is: 'First', of: 'Note', cost: 0, why: 'for dusting' },
  { is: 'First', of: 'without Body?', cost: 0, why: 'ohne Zucker' },
  { is: 'First', of: 'or Body', cost: 0, why: '' },
  { is: 'First', of: 'example Body', cost: 0, why: '' },
  { is: 'First', of: 'Beside Body', cost: 0, why: 'mit Sesam bestreut' },
  { is: 'First', of: 'mayContain Body', cost: 0, why: '' },
  { is: 'First', of: 'sign First?', cost: 0, why: '' },

  { is: 'Later', of: 'plain aside*', cost: -0.1, why: ', peeled and chopped' },
  { is: 'Later', of: 'share aside*', cost: 0, why: ', 70 % Kakao' },
  { is: 'Later', of: 'each', cost: 0, why: ', cada uno' },
  { is: 'Later', of: 'denial', cost: -1, why: ', nicht die Margarine' },
  { is: 'Later', of: 'Body', cost: 0.1, why: ', 2 eggs' },
  { is: 'Later', of: 'intro Named', cost: 0, why: '' },
  { is: 'Later', of: 'label Later?', cost: 0, why: '' },
  { is: 'Later', of: 'Note', cost: 0, why: ', for dusting' },
  { is: 'Later', of: 'or Body', cost: 0, why: ', or margarine' },
  { is: 'Later', of: 'Beside Body?', cost: 0, why: ', with nuts' },
  { is: 'Later', of: 'example Body', cost: 0, why: ', such as Manchego' },
  { is: 'Later', of: 'mayContain Body', cost: 0, why: '' },
  { is: 'Later', of: 'without Body?', cost: 0, why: ', without sugar' },
  { is: 'Later', of: 'sign Later?', cost: 0, why: '' },
  { is: 'Beside', of: 'and', cost: 0, why: '' },
  { is: 'Beside', of: 'with', cost: 0, why: '' },
  { is: 'Beside', of: 'contains', cost: 0, why: '' },
  { is: 'Beside', of: 'and with', cost: 0, why: '' },
  { is: 'Beside', of: 'and contains', cost: 0, why: '' },

  { is: 'Body', of: 'Phrase aside* sign*', cost: 0, why: '' },
  { is: 'Body', of: 'Phrase aside* or', cost: 0.5, why: 'nueces o, si prefieres, pipas' },
  { is: 'Body', of: 'Phrase aside* and', cost: 0.5, why: '' },
  { is: 'Body', of: 'and Body', cost: 0.5, why: '' },
  { is: 'Body', of: 'amount plain? aside* Side*', cost: 0, why: ', 250 ml' },
  { is: 'Body', of: 'aside* sign*', cost: 0.2, why: '(optional)' },
  { is: 'Body', of: 'Phrase aside* Body', cost: COSTS.beside, why: 'side by side' },
  { is: 'Body', of: 'aside Body', cost: 0.1, why: '' },

  { is: 'Named', of: 'Phrase aside* sign*', cost: 0, why: '' },

  { is: 'Note', of: 'purpose aside*', cost: 0, why: '' },
  { is: 'Note', of: 'until aside*', cost: 0, why: '' },

  { is: 'Phrase', of: 'Several Side*', cost: 0, why: '' },
  { is: 'Side', of: 'and? with Phrase?', cost: 0, why: 'pasta with cheese' },
  { is: 'Side', of: 'and? contains Phrase?', cost: 0, why: '' },
  { is: 'Side', of: 'and? mayContain Phrase?', cost: 0, why: '' },
  { is: 'Side', of: 'and? example Phrase?', cost: 0, why: '' },
  { is: 'Side', of: 'and? purpose', cost: 0, why: '' },
  { is: 'Side', of: 'and? until', cost: 0, why: '' },
  { is: 'Side', of: 'and? without Doubtful?', cost: 0, why: '' },
  { is: 'Doubtful', of: 'Phrase', cost: 0.5, why: '' },

  { is: 'Several', of: 'Choice And*', cost: 0, why: '' },
  { is: 'And', of: 'and Choice', cost: 0, why: '' },
  { is: 'And', of: 'and amount', cost: 0, why: '30 g Butter + 1 EL für die Form' },
  { is: 'Choice', of: 'Entry Or*', cost: 0, why: '' },
  {
    is: 'Choice',
    of: 'lead? Listed Listed* shared Or',
    cost: -0.3,
    why: 'oat, soy or almond milk',
  },
  {
    is: 'Choice',
    of: 'Entry Added Added* or shared',
    cost: -0.3,
    why: 'leche de soja, avena o almendra',
  },
  { is: 'Listed', of: 'shared comma', cost: 0, why: '' },
  { is: 'Added', of: 'comma shared', cost: 0, why: '' },
  { is: 'Or', of: 'or Entry', cost: 0, why: '' },

  { is: 'Entry', of: 'bare', cost: 0, why: '' },
  { is: 'Entry', of: 'lead aside* food Behind?', cost: 0, why: '' },
  { is: 'Entry', of: 'plain lead food Behind?', cost: 0, why: 'evtl. 1 EL Rum' },
  { is: 'Entry', of: 'bare trailing aside* plain?', cost: 0, why: 'Mehl 500 g' },
  { is: 'Entry', of: 'named', cost: 0, why: 'rama de canela' },
  { is: 'Entry', of: 'partOf', cost: 0, why: 'juice of 1 lemon' },
  { is: 'Behind', of: 'aside* size plain?', cost: 0, why: '2 chickens, about 1.5 kg' },
  { is: 'Entry', of: 'junk', cost: 0, why: '' },
]

export const LINE_GRAMMAR = grammarOf(RULES)
