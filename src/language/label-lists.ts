/** Schema of the word lists for reading packages: headings, statements, allergens and names of additives. */

import { ADDITIVE_CLASSES } from '../domain/additives.ts'
import { LABEL_SKIPS } from '../domain/labels.ts'
import { DIETS, EU_ALLERGENS } from '../domain/restrictions.ts'
import {
  alternatives,
  byEach,
  bySome,
  flag,
  pairs,
  pattern,
  patterns,
  phrases,
  phrasesByPattern,
  spelt,
  speltWords,
  text,
} from './word-lists.ts'

/**
 * Words and patterns for the text of packages. Words are folded, so `ss` also matches ß. Patterns are matched against
 * text from `foldLetters`, in which ß is a single s.
 */
export const LABEL_LISTS = {
  /** The language code and the country codes, which mark the language on packages. */
  countries: text,
  /** True if warnings may name allergens by capital letters, as in Austria: "Spuren von H". */
  letterCodes: flag,
  /** If one of these words follows, a hyphen at a line end does not split a word: "Milch-⏎und Sojaprodukte". */
  joints: alternatives,
  /** Names of additive classes that the vocabulary lacks, such as plurals and older words. */
  classes: bySome(spelt, ADDITIVE_CLASSES),
  /** Words that name no food when used in statements, even at the end of a compound ("Milcherzeugnisse"). */
  ofStatements: speltWords,
  /** Headings, and words that are the subject of a statement: "allergy advice", "this product". */
  subjects: spelt,
  /** Words whose full stop does not end a sentence. */
  abbreviations: alternatives,
  /** Letters that identify an EU Annex II entry anywhere in a word. `_` stands for the start or end of the word. */
  allergens: byEach({ ...spelt, isWritten: true }, EU_ALLERGENS),
  heading: pattern(),
  /** Phrases of each kind of statement, tested in this order. */
  statements: { freeFrom: pattern(), mayContain: pattern(), contains: pattern() },
  /** Words for a place of manufacture, and words for handling. A sentence that has both is a trace warning. */
  sites: pattern(),
  handling: pattern(),
  /** Phrases that begin a statement within a list. */
  begins: { mayContain: pattern('\\b(?:~)'), contains: pattern() },
  /** Words before a list that only looks like a statement: "contains 2 % or less of". */
  atMost: pattern(),
  /** Words before a name ("and", articles, "as"), words between names, and words between list items ("and/or"). */
  and: pattern('^(?:~) ', 'i'),
  between: pattern(' (?:~) ', 'i'),
  andOr: pattern(),
  /** Phrases that state that an additive comes from plants. */
  plant: pattern(),
  /** Matches a bracket that only states a non-animal origin: "glycerine (vegetable origin)". */
  notOfAnimals: pattern('^\\s*(?:~)\\s*$'),
  /** Matches what only the title of a product states: the number of pieces, the fat content, a protected origin. */
  grades: pattern('(?<![\\p{L}\\d])(?:~)(?![\\p{L}\\d])', 'u'),
  /** Words before a list of absent ingredients: "free from:". */
  lacking: pattern('^(?:~)\\s*:'),
  /** Phrases that negate an absence, so that the food may be present: "not dairy free". */
  notFree: pattern(),
  /** Words that revoke a claim of absence after them: "no longer dairy free". */
  revokes: pattern('\\b(?:~)(?![a-z])'),
  /** An answer right after a claim that revokes it: "nut free: no". */
  refusals: pattern(
    String.raw`^[^\p{L}\p{N}.\n]{0,6}(?:~)(?=[^\S\n]*(?:[^\s\p{L}\p{N}]|\n|$))`,
    'u',
  ),
  /** Stems of the names of diets that packages deny. */
  dietStems: bySome(phrases, DIETS),
  /** Source of a pattern for "not suitable for vegans", in which `~` stands for the stem of a diet's name. */
  notForDiet: text,
  /** Words that end the scope of a negation: "but", "made with". */
  contrast: pattern(),
  /** Negations that follow their food: "gluten free". */
  freeAfter: pattern('(?:~)\\s*$'),
  /** Words for "contains"; a sentence with such a word is never skipped as prose. */
  containsVerb: alternatives,
  /** Verbs that occur in sentences but in no ingredient name. */
  verbs: pattern('\\b(?:~)\\b'),
  /** Words of praise, comparison, negation and advice; a sentence that begins with them is not a list. */
  prose: pattern(),
  /** Headings that introduce advice: "tip: …". */
  advice: pattern('\\b(?:~)\\b'),
  /** Animals and their products, even inside other words. A sentence that mentions them is never skipped as prose. */
  animals: pattern(),
  /**
   * Phrases that contain the name of an animal or animal product but refer to something else. For example, "vegan
   * cheese" and "Fleischtomate".
   */
  animalsBut: pattern('~', 'g'),
  /** Words around an animal name in a sentence outside the list of ingredients. */
  animalsAside: {
    /**
     * Words for a product that does not contain the animal: the product lacks or imitates the animal (`denied`), or is
     * eaten with it (`eaten`).
     */
    denied: alternatives,
    /** Words between a negation and the food: "is not made with". */
    auxiliary: alternatives,
    eaten: alternatives,
    /** Words that say that the product contains the animal. After words such as "serve", `along` does not say so. */
    made: alternatives,
    along: alternatives,
    /** Words after an animal's name that state the absence (`deniedAfter`) or presence (`madeAfter`) of the animal. */
    deniedAfter: pattern(),
    madeAfter: pattern(),
  },
  /** Words before the colon of a serving suggestion. */
  hints: pattern(),
  /** Words for contents, or for people with allergies. A statement with such a word that names no food leaves all open. */
  announces: pattern(),
  /** What a statement may be about instead of an allergen, or words that say that there is none: "caffeine", "none". */
  besides: pattern(),
  /** Words of a list that is not complete: "main ingredients", "and others". */
  incomplete: pattern(),
  /** Words before the letters or numbers that stand for allergens on menus: "allergen code C". */
  coded: pattern('\\b(?:~)', 'g'),
  /** Words outside the list that imply an allergen without its name: "unsuitable for coeliacs", "line caught". */
  implied: bySome(pattern(), EU_ALLERGENS),
  /** Negations. A sentence about manufacturing that contains a negation is not a trace warning. */
  denial: pattern(),
  /** Notes that refer to other text on the package: "see in bold". */
  reference: pattern(),
  /** Words at the start of a bracket that lists contents: "contains". */
  containing: pattern('^(?:~):?\\s+'),
  /** Patterns for sentences outside the list, by the reason why we skip them. They are tested in file order. */
  skips: pairs(pattern(), LABEL_SKIPS),
  /** Words that do not change which food is meant: how it was grown, treated or mixed. */
  fillers: pattern('\\b(?:~)\\b', 'g'),
  /** Words in brackets that are not food: origin, certifier, purpose, amount. */
  asides: pattern('(?<![a-z0-9])(?:~)(?![a-z0-9])', 'g'),
  purposes: pattern(),
  /** The alcoholic strength of the product, unless it is zero: "14.5% alc/vol". */
  strength: pattern(),
  /** Words before the place of origin in a name: "from" in "sea salt from Portugal". */
  fromPlace: alternatives,
  /** Words in brackets for the animal that milk or eggs come from: "leche (de vaca)". */
  givers: pattern(),
  /** Patterns for a group, with templates for the full names of its parts: in "Öle (Palm)", "Palm" means Palmöl. */
  heads: phrasesByPattern,
  /** Patterns for a form of a food. The food is in a capturing group: "(cheese) powder". */
  forms: patterns,
  /** Words that only say where a substance comes from: "vegetable" in "vegetable glycerine". */
  origins: pattern(),
  flavours: pattern(),
  /** Patterns, by food, for names that are too numerous to list. A captured group must itself be a food. */
  kinds: pairs(pattern()),
  /** Phrases for soya oil that is exempt from allergen declaration (EU Annex II): "fully refined". */
  fullyRefined: pattern(),
  /** Words before the source of a food, or before what it is packed in: "im Schweinedarm", "en aceite". */
  from: pattern('~', 'i'),
  /** Words that say that a food is absent: "nussfrei", "sin leche". */
  free: pattern('~', 'g'),
  /** Added vitamins and minerals. */
  nutrients: pattern('^(?:~)$'),
  /** Vitamin and mineral compounds. A name counts as a compound only if no ingredient has this name. */
  compounds: pattern('^(?:~)$'),
  /** For each entry of `allergens`, phrases that look like it but mean something else. We blank them out first. */
  allergensBut: bySome(pattern('~', 'g'), EU_ALLERGENS),
}

/** Words that introduce ingredient lists and statements on packages in unsupported languages. */
export const FOREIGN_LISTS = bySome(alternatives, [
  /** Country codes and the language code, which mark the language on packages. */
  'countries',
  /** Heading of the list, unfolded. */
  'heading',
  /** The folded heading, unless another heading is the same when folded. */
  'folded',
  /** Folded phrases that mean "may contain", and folded phrases that begin a "contains" statement. */
  'mayContain',
  'contains',
])
