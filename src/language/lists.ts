/** The lists of words that a language contributes, as `data/lexicon/<lang>.words.yaml` has them; all but a few in folded letters. */

import { ABSENCES, type NamedAbsence } from '../domain/absences.ts'
import { ADDITIVE_CLASSES } from '../domain/additives.ts'
import { keysOf } from '../domain/closed-sets.ts'
import { LABEL_SKIPS } from '../domain/labels.ts'
import { MEALS } from '../domain/meals.ts'
import { EU_ALLERGENS } from '../domain/restrictions.ts'
import {
  alternatives,
  byEach,
  bySome,
  codes,
  figures,
  forms,
  pairs,
  pattern,
  patterns,
  phrases,
  phrasesByPattern,
  spelt,
  speltWords,
  text,
  words,
  written,
} from './word-lists.ts'

/** The ends of a stalk, by the suffix of their ids. */
export const ENDS = ['greens', 'white'] as const
export type End = (typeof ENDS)[number]

/** In the order of the week. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

const ABSENCE_CODES = keysOf(ABSENCES)
const NAMED_ABSENCES = ABSENCE_CODES.filter(
  (code): code is NamedAbsence => code !== 'vegan' && code !== 'vegetarian',
)

/** Phrases by their position; endings are parts of the word itself. */
const AFFIXES = { before: phrases, behind: phrases, endings: phrases }

/** Words of recipe lines and queries. */
const LINE_LISTS = {
  /** Number words, each of one word; others are made of them: "treinta y dos". */
  numbers: figures,
  /** Sizes, states, preparations and grades that do not change which ingredient is meant. */
  descriptors: words,
  /** Articles, prepositions and other words without a meaning of their own here. */
  fillers: words,
  /** Phrases for an amount that the cook decides. */
  toTaste: phrases,
  /** Phrases that leave it to the cook whether the food is used at all. */
  mayOmit: phrases,
  /** Phrases that leave it to the cook how much of it. */
  byTaste: phrases,
  /** Parts of a fruit that are ingredients of their own, by the suffix of their id. */
  parts: codes(['zest', 'juice']),
  /** The two ends of leek and spring onion by their whole phrases, alone or before "of": "green parts", "das Weiße". */
  ends: byEach(phrases, ENDS),
  /** Exclude everything else: "green parts only". */
  only: words,
  /** Endings of compounds that are portions, by the unit they mean. */
  portionSuffixes: codes(),
  /** Other words for a portion of a food: "clove", "hoja". */
  portions: words,
  /** Words of a query for an absence. */
  without: AFFIXES,
  /** How a query asks for a replacement of a food. */
  instead: AFFIXES,
  /** How a query asks for much or little of a nutrient. */
  levels: {
    high: AFFIXES,
    low: AFFIXES,
    /** Names of nutrients by their key. */
    nutrients: codes(),
    /** Phrases that say level and nutrient in one, by both; "only" excludes a named food that has more. */
    phrases: codes<LevelCode>(),
  },
  /** How a query bounds a nutrient: "more than 20 g protein", "unter 100 kcal". */
  bounds: {
    /** Before an amount: more than it, or at least it. */
    above: phrases,
    least: phrases,
    /** Before an amount: less than it, or at most it. */
    below: phrases,
    most: phrases,
    /** After an amount: it is the least, or the most. */
    orMore: phrases,
    orLess: phrases,
    /** Before the food of a comparison: "more iron than spinach". */
    than: phrases,
    /** Before the hundred grams that an amount refers to. */
    per: phrases,
  },
  /** Words between a food and its purpose. */
  purpose: words,
  /** Words around a description that say nothing of the food. */
  asking: words,
  /** Possible absences, by their code in `ABSENCES`. */
  absences: codes(NAMED_ABSENCES),
  /** Words of people and portions, before or after a number in a line of servings. */
  servings: words,
  /** The small words that hold a line together. */
  joins: {
    /** Between two foods that are both meant. */
    and: written,
    /** Between two foods of which one is meant, and between two amounts. */
    or: written,
    /** Between the ends of a range. */
    to: words,
    /** Before the two ends of a range that "and" joins: "between 3 and 4". */
    between: words,
    /** Before a number that is not exact. */
    about: words,
    /** Makes a size the size of each piece. */
    each: words,
    /** Between a measure and its food. */
    of: words,
    /** Before a purpose. */
    purpose: words,
    /** Three or so: "a few sprigs". */
    few: words,
    /** Between two things of which neither is meant. */
    nor: words,
    /** Between a part and its source: "juice from 1 lemon". */
    from: words,
    /** Before the end or duration of a step. */
    until: words,
    /** Before the shape that a food is cut into: "in slices". */
    into: words,
  },
  /** Letters that join the parts of a compound. */
  links: phrases,
  /** First words of a side that is no food without the head of the side before: "leche de soja o de vaca". */
  dependent: words,
  /** Endings that an adjective takes before its noun: "Zwiebel, rot" is a rote Zwiebel. */
  agreement: phrases,
  /** Names of dishes and foods that are none as the end of a compound: "Limburger", "Schokostreusel". */
  noDishes: words,
  /** Mixtures that are called by some of their foods: "walnut filling", "Nussfüllung", "relleno de nueces". */
  mixtures: words,
  /** Cuts that are also the name of a product of the food: "fish sticks", "Sesamring". */
  products: words,
  /** Nouns that a percentage in chocolate, milk and cheese refers to, with abbreviations. */
  shares: words,
  /** Words for absences in names of foods. */
  claims: bySome(phrases, ABSENCE_CODES),
  /** First letters of words that turn a food into its replacement: "veganer Sauerrahm" is not sour cream. */
  replaces: phrases,
  /** Words that only offer a claim: "vegan if needed", "ggf. glutenfrei". */
  offers: {
    /** Before a condition, also after a comma. */
    condition: words,
    /** Anywhere beside the claim. */
    beside: words,
    /** Directly before it. */
    before: words,
  },
  /** Before a claim they deny it: "not vegan". */
  denials: words,
  /** Between such a word and the claim: "not the gluten-free kind". */
  beforeClaim: words,
  /** Units of time of ages, by their months. */
  months: figures,
  /** The word for a food that ripened long. */
  aged: text,
  /** Words for a drained food in brine, which makes another food of a pulse. */
  drained: words,
  /** Degree of the next word: "very ripe". */
  degrees: words,
  /** Units of length, which measure a piece and weigh nothing, by their centimetres. */
  lengths: figures,
  dozens: words,
  articles: words,
  /** After a word for each: "cada uno". */
  ones: words,
  /** Abbreviations with a slash, by their meaning: "w/" and "w/o". */
  slashed: { ...codes(), isWritten: true as const },
  /** Emoji by the food that they show. */
  pictures: { ...codes(), isWritten: true as const },
  /** Units of one letter, in which capitals count. */
  letterUnits: { ...codes(), isWritten: true as const },
  /** Small and large before a unit, which may otherwise be units themselves, by the id of the size. */
  shortSizes: codes(),
  /** Verbs that begin a line of servings: "makes 12 cookies". */
  yields: words,
  /** Other words of such a line: "this recipe serves 4". */
  recipe: words,
  /** Pieces that a title counts in brackets beside people and portions: "(1 loaf, 10 slices)". */
  pieces: words,
  /** Before the number that the Codex gives an additive: `INS 322`, in Spanish also `SIN 322`. */
  codex: phrases,
}

/** More or less of a nutrient: "rich in iron", "salzarm"; "only" excludes a named food that has more. */
export type LevelCode = `${'high' | 'low'} ${string}` | `low ${string} only`

export const COLUMNS = ['amount', 'unit', 'food', 'note'] as const
export type Column = (typeof COLUMNS)[number]

/** Words that take a recipe apart: its servings, columns, facts and instructions. */
const RECIPE_LISTS = {
  servings: {
    /** People, portions, servings; never pieces or loaves. */
    nouns: words,
    /** Verbs and labels before a bare number: "serves 4", "Personen: 4". */
    serves: words,
    /** Before a number that ends a title or heading: "Zutaten für 4". */
    behind: words,
    /** Before a noun it is a share, no count: "pro Portion". */
    share: words,
    /** Before the number. */
    about: words,
    /** Between the ends of a range. */
    to: words,
    /** Between the number and its noun: "4 generous servings". */
    between: words,
    /** Other words of a line of servings that name no food: "enough for 4", "für 2 Personen als Hauptgericht". */
    around: words,
    /** Number words that count people, beside the whole ones from two on. */
    numbers: figures,
  },
  /** Heads of the columns of a table of ingredients. */
  columns: { amount: words, unit: words, food: words, note: words },
  /** Names of the fields of recipe files, in one word. */
  fields: {
    /** Fields that never name a dish, so that the witness ignores them: author, comments, pictures, utensils. */
    beside: words,
    /** Text fields about the recipe, as named by schema.org and common programs. */
    metadata: words,
    /** Ids, addresses, dates and switches, which hold no words. */
    nothing: words,
    /** The same as the last word of a name: `date_modified`, `image_url`, `recipe_id`. */
    technical: words,
    equipment: words,
  },
  /** Labels of facts about the recipe, before a colon or a figure: "Prep time", "Schwierigkeit". */
  facts: words,
  /** Texts of pages around a recipe: buttons, stars. */
  furniture: phrases,
  /** Texts of letters and messages around a recipe. */
  letters: {
    /** Before the colon of a line in the head of a mail. */
    headers: words,
    /** The header that names the subject. */
    subject: words,
    /** Before such a subject: "Re:", "WG:". */
    replies: words,
    greetings: words,
    closings: phrases,
    /** After a hyphen that only leaves out the end of a word: "Kuh- oder Hafermilch". */
    joins: words,
  },
  /** First words of lines about the recipe itself: its source, wishes. */
  asides: phrases,
  /** First words of headings after which a page goes on with something else: comments, other recipes. */
  elsewhere: phrases,
  /** Headings of neither ingredients nor method: notes, nutrition, equipment. */
  apart: words,
  /** Keys of front matter and of simple lists; those of the method begin its heading too. */
  keys: { title: words, servings: words, ingredients: words, method: words },
  /** How an instruction differs from a line of ingredients. */
  steps: {
    /** Verbs that begin an instruction. */
    sure: words,
    /** Verbs that may be the name of a food as well ("roast chicken"): one of `particles` must follow. */
    unsure: words,
    particles: words,
    /** Particles that must follow directly: "stir in". */
    near: words,
    /** After a verb they make it a measure: "mix of nuts". */
    of: words,
    /** First words of a sentence whose verb comes later: "meanwhile", "in a bowl". */
    openers: words,
    /** After such a verb the clause ends, as at a full stop. */
    goesOn: words,
    /** Before such a verb it is a purpose: "Öl zum Braten". */
    purpose: words,
    /** "Step", before its number. */
    step: words,
  },
  /** Words of sentences, of which lines of ingredients have at most one. */
  prose: words,
}

/** Words beside numbers, as alternatives of regular expressions. */
const AMOUNT_LISTS = {
  and: alternatives,
  /** Between the ends of a range. */
  to: alternatives,
  /** Measures that repeat the metric one before them: "300 g/10 oz". */
  cups: alternatives,
  /** Endings of the plural after a stroke: "Zehe/n". */
  plurals: alternatives,
  minutes: alternatives,
  hours: alternatives,
  /** Degrees of an oven, beside the sign. */
  degrees: alternatives,
  /** Before or after a share that is a minimum or maximum, in folded letters, as are the next ones. */
  atLeast: alternatives,
  atMost: alternatives,
  /** Before a share that is not exact. */
  aboutShare: alternatives,
  /** Between the input and the 100 g of product made from it. */
  per: alternatives,
  /** Has a percentage that is no share of an ingredient: fat, alcohol. */
  notShare: alternatives,
  /** The same with all that belongs to it, which is removed from the text. */
  notShareWhole: alternatives,
}

/** Days and meals of a plan of the week. */
const DAY_LISTS = {
  weekdays: codes(WEEKDAYS),
  /** They mean a day only at the start of a name: `so` is also another word. */
  short: codes(WEEKDAYS),
  meals: codes(MEALS),
}

/**
 * Words and patterns of packages. In words `ss` is also ß, as in all folded words; patterns are over text that is folded letter by
 * letter, in which ß is one s.
 */
const LABEL_LISTS = {
  /** Signs of the countries whose packages are written in it; also the code of the language itself. */
  countries: text,
  /** Words by which its text is recognized without a heading. */
  common: words,
  /** A hyphen at the end of a line before these breaks no word: "Milch-⏎und Sojaprodukte". */
  joints: alternatives,
  /** Class names before an additive beside those of the vocabulary: plurals and older words. */
  classes: bySome(spelt, ADDITIVE_CLASSES),
  /** Words that statements are made of, which name no food; also ends of compounds: "Milcherzeugnisse". */
  ofStatements: speltWords,
  /** Before a statement and part of it: "this product". */
  subjects: spelt,
  /** A dot after these ends no sentence. */
  abbreviations: alternatives,
  /** Words by which an entry of EU Annex II is recognized, at any place of a word, or with `_` before or after only at that end. */
  allergens: byEach({ ...spelt, isWritten: true }, EU_ALLERGENS),
  /** The heading of the list. */
  heading: pattern(),
  /** Sentences of each kind, asked in this order. */
  statements: { freeFrom: pattern(), mayContain: pattern(), contains: pattern() },
  /** Places of manufacture and activities there: a sentence with both is a warning. */
  sites: pattern(),
  handling: pattern(),
  /** Beginnings of a statement within a list. */
  begins: { mayContain: pattern('\\b(?:~)'), contains: pattern() },
  /** Before a list, although it reads like a statement: "contains 2 % or less of". */
  atMost: pattern(),
  /** "And" before the last of a list, and "and/or" between its parts. */
  and: pattern('^(?:~) ', 'i'),
  between: pattern(' (?:~) ', 'i'),
  andOr: pattern(),
  /** Says that an additive is of no animal. */
  plant: pattern(),
  /** Before a list of absences: "free from:". */
  lacking: pattern('^(?:~)\\s*:'),
  /** "Not dairy free": a denied absence, so that the food may be there. */
  notFree: pattern(),
  /** "Not suitable for vegans": source of a pattern in which `~` is the stem of a diet. */
  notForDiet: text,
  /** Words that end a denial: "but", "made with". */
  contrast: pattern(),
  /** The end of a denial that follows the food it denies: "gluten free". */
  freeBehind: pattern('(?:~)\\s*$'),
  /** "Contains", in a sentence that is no praise. */
  containsVerb: alternatives,
  /** Verbs of a sentence, which no name of an ingredient has. */
  verbs: pattern('\\b(?:~)\\b'),
  /** Words of praise, comparison, denial and advice, with which no further list begins. */
  prose: pattern(),
  /** A heading of such words: "tip: …". */
  advice: pattern('\\b(?:~)\\b'),
  /** Names of animals and their products, also within other words: no sentence with one is skipped as praise or advice. */
  animals: pattern(),
  /** Words that contain such a name and are of no animal. */
  animalsBut: pattern('~', 'g'),
  /** Words around such a name in a sentence beside the list. */
  animalsAside: {
    /** Words that deny or compare, or suggest an accompaniment. */
    denied: alternatives,
    /** Between a denial and the food: "is not made with". */
    auxiliary: alternatives,
    eaten: alternatives,
    /** Says that it is in the product; "with" does so unless something is to be eaten with it. */
    made: alternatives,
    along: alternatives,
    /** After it: it is not in the product, and it is. */
    behind: pattern(),
    madeBehind: pattern(),
  },
  /** Before the colon of a serving suggestion. */
  hints: pattern(),
  /** Denies, so that a sentence on making warns of nothing. */
  denial: pattern(),
  /** A note that refers to other words of the package: "see in bold". */
  reference: pattern(),
  /** At the beginning of a bracket: its words are contained. */
  containing: pattern('^(?:~):?\\s+'),
  /** Sentences outside of the list, asked in the order of the file. */
  skips: pairs(pattern(), LABEL_SKIPS),
  /** Says nothing of which food is meant: how it was grown, treated or mixed. */
  fillers: pattern('\\b(?:~)\\b', 'g'),
  /** In a bracket and no food: its origin, who certified it, its purpose and amount; the first two may follow a name. */
  places: alternatives,
  fromPlace: alternatives,
  seals: alternatives,
  purposes: pattern(),
  /** Animals that give milk or eggs, after those: "leche (de vaca)". */
  givers: pattern(),
  /** The head of a group and the whole name of each of its parts: "Öle (Palm)" is Palmöl. */
  heads: phrasesByPattern,
  /** A food dried, pressed or boiled down: the group that is caught is the food, in small letters with their accents. */
  forms: patterns,
  /** Kinds of origins, for names of which only the origin matters: "vegetable glycerine". */
  origins: pattern(),
  /** Before the medium of a product: "im Schweinedarm", "en aceite". */
  within: pattern(),
  /** A flavouring, whatever it tastes of. */
  flavours: pattern(),
  /** Names that are too many to list, by the food of each; the group that is caught has to be a food itself. */
  kinds: pairs(pattern()),
  /** Says that an oil of soya need not be declared (EU Annex II). */
  fullyRefined: pattern(),
  /** Between a food and its source. */
  from: pattern(),
  /** A word with the sign of its absence: "nussfrei", "sin leche". */
  free: pattern('~', 'g'),
  /** Added vitamins and minerals. */
  nutrients: pattern('^(?:~)$'),
  /** Their salts and compounds that are not names of additives. */
  compounds: pattern('^(?:~)$'),
  /** Text with a word of `allergens` that means something else, by the entry; blanked before the words are searched. */
  allergensBut: bySome(pattern('~', 'g'), EU_ALLERGENS),
}

/** How packages in a language that the library does not speak begin their lists and statements. */
export const FOREIGN_LISTS = bySome(alternatives, [
  /** Signs of its countries, and the code of the language. */
  'countries',
  /** The heading of the list in its own letters. */
  'heading',
  /** The same in folded letters, if no other heading has them. */
  'folded',
  /** Folded: a statement that something may be contained, and the beginning of one that something is. */
  'mayContain',
  'contains',
])

export const LISTS = {
  lines: LINE_LISTS,
  amounts: AMOUNT_LISTS,
  recipes: RECIPE_LISTS,
  days: DAY_LISTS,
  packages: LABEL_LISTS,
  /** Irregular singulars and plurals, by gender if adjectives show it. */
  nouns: byEach<ReadonlyMap<string, string>, string>(forms),
  /** Common words that name no food: a search for one of them is no typo of a food. */
  ordinary: words,
}
