/** Schema of a language's word lists, `data/lexicon/<lang>.words.yaml`; entries are folded in all but a few lists. */

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
  flag,
  forms,
  pairs,
  pattern,
  patterns,
  phrases,
  phrasesByPattern,
  spelt,
  speltWords,
  substitutions,
  text,
  words,
  written,
} from './word-lists.ts'

/** In week order. */
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

/** Phrases before or after the word; `endings` are suffixes of the word itself. */
const AFFIXES = { before: phrases, after: phrases, endings: phrases }

/** Words of recipe lines and queries, and rules for their forms; patterns match folded words. */
const LINE_LISTS = {
  /** True if the head comes first in a phrase ("leche de soja"), false if last. */
  headFirst: flag,
  /** True if a participle follows what it is about ("mit Butter bestrichen"). */
  verbLast: flag,
  /** True if all nouns have capitals. */
  capitalNouns: flag,
  /** Folded adjectives of places, such as "Halberstädter". */
  fromPlace: pattern(),
  /** Prefixes before which a preparation stays one: "feingewürfelt", "prechopped". */
  prefixed: pattern(),
  /** True if "ae", "oe" and "ue" may be spelt-out umlauts: "Moehre". */
  umlauts: flag,
  /** True if nouns are joined into one word whose end is the head: "Kürbiskernbrötchen". */
  compounds: flag,
  /** Inflected forms to stems; patterns require the shape of a stem, so that a typo is not read as a plural. */
  endings: substitutions(),
  /** Plural and singular of nouns not in `LISTS.nouns`; the first match applies, unmatched words stay unchanged. */
  plural: substitutions(),
  singular: substitutions(),
  /** Words that end a noun phrase: "pechugas | de pollo". */
  phraseEnds: written,
  /** Adjective endings before a noun: plural, and singular by gender. */
  adjectives: byEach<string, string>(text),
  /** Sounds of words, for names spelt by ear. Capitals stand for sounds of several letters. */
  sounds: substitutions('g'),
  /** Participles that may follow the noun and so do not end a phrase, if the vocabulary lacks them. */
  participle: pattern(),
  /** How a food name states that foods are absent: a pattern in which `~` stands for those foods. */
  nameWithout: text,
  /** Single-word numbers, from which others are composed: "treinta y dos". */
  numbers: figures,
  /** Sizes, states, preparations and grades that do not change the ingredient. */
  descriptors: words,
  /** Articles, prepositions and other words without meaning of their own. */
  fillers: words,
  /** Phrases that leave the amount to the cook. */
  toTaste: phrases,
  /** Phrases that make the food optional. */
  mayOmit: phrases,
  /** Phrases that let the cook decide how much of the food to use. */
  byTaste: phrases,
  /** Parts of a fruit or stalk that are separate ingredients; phrases ("das Weiße") only alone or before "of". */
  parts: codes(['zest', 'juice', 'greens', 'white']),
  /** Excludes everything else: "green parts only". */
  only: words,
  /** Endings of compounds that are portions, by unit. */
  portionSuffixes: codes(),
  /** Other words for a portion: "clove", "hoja". */
  portions: words,
  /** How a query names what the food must not contain. */
  without: AFFIXES,
  /** How a query asks for a substitute. */
  instead: AFFIXES,
  /** How a query asks for a high or low level of a nutrient. */
  levels: {
    high: AFFIXES,
    low: AFFIXES,
    /** Names of nutrients, by key. */
    nutrients: codes(),
    /** Phrases for a level and nutrient together; "only" excludes a named food that has more. */
    phrases: codes<LevelCode>(),
  },
  /** How a query bounds a nutrient: "more than 20 g protein", "unter 100 kcal". */
  bounds: {
    /** Before an amount: more than, or at least. */
    above: phrases,
    least: phrases,
    /** Before an amount: less than, or at most. */
    below: phrases,
    most: phrases,
    /** After an amount: minimum or maximum. */
    orMore: phrases,
    orLess: phrases,
    /** Before the food of a comparison: "more iron than spinach". */
    than: phrases,
    /** Before the 100 g an amount refers to. */
    per: phrases,
  },
  purpose: words,
  /** Words around a description that say nothing about the food. */
  asking: words,
  /** Things that a food can be free of, by the code of `ABSENCES`. */
  absences: codes(NAMED_ABSENCES),
  /** Words for people and portions next to the number in a servings line. */
  servings: words,
  /** Function words that connect a line. */
  joins: {
    /** Between two foods if both are meant. */
    and: written,
    /** Between two foods if only one is meant, and between two amounts. */
    or: written,
    /** Between the ends of a range. */
    to: words,
    /** Before a range joined by "and": "between 3 and 4". */
    between: words,
    /** Before an approximate number. */
    about: words,
    /** Makes a size apply to each piece. */
    each: words,
    /** Between a measure and its food. */
    of: words,
    /** Before a purpose. */
    purpose: words,
    /** About three: "a few sprigs". */
    few: words,
    /** Between two things if neither is meant. */
    nor: words,
    /** Between a part and its source: "juice from 1 lemon". */
    from: words,
    /** Before the end or duration of a step. */
    until: words,
    /** Before the shape a food is cut into: "in slices". */
    into: words,
  },
  /** Linking letters between the parts of a compound. */
  links: phrases,
  /** Words before a place of origin: "cebolla de Zalla". Empty where nouns have capitals, as places have. */
  beforePlace: words,
  /** Beside a mix that somebody makes by a recipe of their own: "adobo de la casa". */
  ofHouse: pattern(),
  /** First words of an alternative that needs the head of the previous one: "leche de soja o de vaca". */
  dependent: words,
  /** Adjective endings before the noun: "Zwiebel, rot" is a rote Zwiebel. */
  agreement: phrases,
  /** Dish and food names that mean something else at the end of a compound: "Limburger", "Schokostreusel". */
  noDishes: words,
  /** Mixtures named after some of their foods: "walnut filling", "Nussfüllung", "relleno de nueces". */
  mixtures: words,
  /** Cuts that can also name a product: "fish sticks", "Sesamring". */
  products: words,
  /** What a percentage refers to in chocolate, milk and cheese, with abbreviations. */
  shares: words,
  /** How food names state an absence. */
  claims: bySome(phrases, ABSENCE_CODES),
  /** Prefixes that turn a food into its substitute: "veganer Sauerrahm" is not sour cream. */
  replaces: phrases,
  /** Words that make a claim optional: "vegan if needed", "ggf. glutenfrei". */
  offers: {
    /** Before a condition, also after a comma. */
    condition: words,
    /** Anywhere next to the claim. */
    beside: words,
    /** Directly before it. */
    before: words,
  },
  /** Negate the claim after them: "not vegan". */
  denials: words,
  /** Between a denial and its claim: "not the gluten-free kind". */
  beforeClaim: words,
  /** Units of time in ages, in months. */
  months: figures,
  /** How a name describes a food that was ripened for long. */
  aged: text,
  /** Words for food drained of its brine; a drained pulse is a different food. */
  drained: words,
  /** Adverbs of degree: "very ripe". */
  degrees: words,
  /** Units of length in centimetres; they measure a piece but not its weight. */
  lengths: figures,
  dozens: words,
  articles: words,
  /** After a word meaning "each": "cada uno". */
  ones: words,
  /** Abbreviations with a slash, by meaning: "w/" and "w/o". */
  slashed: { ...codes(), isWritten: true as const },
  /** Short forms of notes, by the word in full: "choc", "ceb". */
  short: codes(),
  /** Spoken endings and their written form: "remojao", "picadito". */
  spoken: substitutions(),
  /** Emoji by the food they show. */
  pictures: { ...codes(), isWritten: true as const },
  /** Case-sensitive one-letter units. */
  letterUnits: { ...codes(), isWritten: true as const },
  /** "Small" and "large" before a unit, by size id; elsewhere these words may be units themselves. */
  shortSizes: codes(),
  /** Verbs that begin a servings line: "makes 12 cookies". */
  yields: words,
  /** Other words in a servings line: "this recipe serves 4". */
  recipe: words,
  /** Pieces a title counts in brackets, besides people and portions: "(1 loaf, 10 slices)". */
  pieces: words,
  /** Before the Codex number of an additive: `INS 322`, in Spanish also `SIN 322`. */
  codex: phrases,
}

/** High or low level of a nutrient ("rich in iron", "salzarm"); "only" excludes a named food that has more. */
type LevelCode = `${'high' | 'low'} ${string}` | `low ${string} only`

export const COLUMNS = ['amount', 'unit', 'food', 'note'] as const
export type Column = (typeof COLUMNS)[number]

/** Words that mark the parts of a recipe: servings, columns, facts and instructions. */
const RECIPE_LISTS = {
  servings: {
    /** People, portions, servings; never pieces or loaves. */
    nouns: words,
    /** Verbs and labels before a bare number: "serves 4", "Personen: 4". */
    serves: words,
    /** Before a number that ends a title or heading: "Zutaten für 4". */
    after: words,
    /** Before a noun, makes it a share instead of a count: "pro Portion". */
    share: words,
    /** Before the number. */
    about: words,
    /** Between the ends of a range. */
    to: words,
    /** What comes out of a recipe by number, and what it is filled into: "12 slices", "8 jars"; no tins, which may hold food. */
    pieces: words,
    /** Between the number and its noun: "4 generous servings". */
    between: words,
    /** Other words in a servings line that name no food: "enough for 4", "für 2 Personen als Hauptgericht". */
    around: words,
    /** Number words for people, in addition to the integers from two up. */
    numbers: figures,
  },
  /** Column headings of an ingredient table. */
  columns: { amount: words, unit: words, food: words, note: words },
  /** Field names of recipe files, as one word. */
  fields: {
    /** Fields that never name the dish and are skipped by the witness: author, comments, pictures, utensils. */
    beside: words,
    /** Recipe metadata in words, as named by schema.org and common programs. */
    metadata: words,
    /** Ids, addresses, dates and flags, which hold no words. */
    nothing: words,
    /** Like `nothing`, as the last word of a name: `date_modified`, `image_url`, `recipe_id`. */
    technical: words,
    equipment: words,
  },
  /** Labels of recipe facts before a colon or figure: "Prep time", "Schwierigkeit". */
  facts: words,
  /** Web page text around a recipe: buttons, stars. */
  furniture: phrases,
  /** Text around a recipe in letters and messages. */
  letters: {
    /** Mail header names, before the colon. */
    headers: words,
    subject: words,
    /** Prefixes of a subject: "Re:", "WG:". */
    replies: words,
    greetings: words,
    closings: phrases,
    /** After a hyphen that stands for the end of a word: "Kuh- oder Hafermilch". */
    joins: words,
  },
  /** First words of lines about the recipe itself: its source, wishes. */
  asides: phrases,
  /** First words of headings that end the recipe on a page: comments, other recipes. */
  elsewhere: phrases,
  /** Headings other than ingredients and method: notes, nutrition, equipment. */
  apart: words,
  /** Words in the title of a menu, whose headings are dishes. */
  menus: words,
  /** Keys of front matter and simple lists; those of `method` also begin its heading. */
  keys: { title: words, servings: words, ingredients: words, method: words },
  /** How an instruction differs from a line of ingredients. */
  steps: {
    /** Verbs that begin an instruction. */
    sure: words,
    /** Verbs that can also be part of a food name ("roast chicken"): one of `particles` must follow. */
    unsure: words,
    particles: words,
    /** Particles that must come directly after the verb: "stir in". */
    near: words,
    /** After a verb, makes it a measure: "mix of nuts". */
    of: words,
    /** First words of a sentence whose verb comes later: "meanwhile", "in a bowl". */
    openers: words,
    /** Words after a verb that end the clause, like a full stop. */
    goesOn: words,
    /** Before a verb, makes it a purpose: "Öl zum Braten". */
    purpose: words,
    /** "Step" before its number. */
    step: words,
    /** Verbs that end a clause of an instruction. */
    last: pattern(),
    /** Any verb, by its ending, in a sentence that begins like a step. */
    verb: pattern(),
  },
  /** Words of prose; a line of ingredients has at most one. */
  prose: words,
}

/** Words next to numbers, as regex alternatives. */
const AMOUNT_LISTS = {
  and: alternatives,
  /** Between the ends of a range. */
  to: alternatives,
  /** Measures that repeat the preceding metric one: "300 g/10 oz". */
  cups: alternatives,
  /** Plural endings after a slash: "Zehe/n". */
  plurals: alternatives,
  minutes: alternatives,
  hours: alternatives,
  days: alternatives,
  /** Words for oven degrees, in addition to the sign. */
  degrees: alternatives,
  /** Next to a share that is a minimum or maximum; folded, like the lists below. */
  atLeast: alternatives,
  atMost: alternatives,
  /** Before an approximate share. */
  aboutShare: alternatives,
  /** Between an input and the 100 g of product made from it. */
  per: alternatives,
  /** After a percentage that is not an ingredient's share: fat, alcohol. */
  notShare: alternatives,
  /** Like `notShare`, with all that belongs to it; removed from the text. */
  notShareWhole: alternatives,
}

/** Days and meals of a weekly plan. */
const DAY_LISTS = {
  weekdays: codes(WEEKDAYS),
  /** Mean the day only at the start of a name: `so` is also a common word. */
  short: codes(WEEKDAYS),
  meals: codes(MEALS),
}

/**
 * Words and patterns of packages. In words, `ss` also matches ß, as in all folded words; patterns run on text from
 * `foldLetters`, where ß is a single s.
 */
const LABEL_LISTS = {
  /** Country signs of packages that use the language, and the language code. */
  countries: text,
  /** Before these, a hyphen at the end of a line does not split a word: "Milch-⏎und Sojaprodukte". */
  joints: alternatives,
  /** Class names before an additive that the vocabulary lacks: plurals and older words. */
  classes: bySome(spelt, ADDITIVE_CLASSES),
  /** Words of statements that name no food, also at the end of compounds: "Milcherzeugnisse". */
  ofStatements: speltWords,
  /** Class names before an additive, besides those of the vocabulary: plurals and older words. */
  subjects: spelt,
  /** A full stop after these does not end the sentence. */
  abbreviations: alternatives,
  /** Words that identify an EU Annex II entry, anywhere in a word; `_` before or after limits the match to that end. */
  allergens: byEach({ ...spelt, isWritten: true }, EU_ALLERGENS),
  heading: pattern(),
  /** Sentences of each kind, tested in this order. */
  statements: { freeFrom: pattern(), mayContain: pattern(), contains: pattern() },
  /** Places of manufacture, and handling there: a sentence with both is a warning, whatever else it says. */
  sites: pattern(),
  handling: pattern(),
  /** Begin a statement within a list. */
  begins: { mayContain: pattern('\\b(?:~)'), contains: pattern() },
  /** Before a list that only looks like a statement: "contains 2 % or less of". */
  atMost: pattern(),
  /** Before a name: the "and" of the last item, articles and "as"; between names; "and/or" between parts. */
  and: pattern('^(?:~) ', 'i'),
  between: pattern(' (?:~) ', 'i'),
  andOr: pattern(),
  /** States that an additive is not of animal origin. */
  plant: pattern(),
  /** The whole of a bracket that states the same: "glycerine (vegetable origin)". */
  notOfAnimals: pattern('^\\s*(?:~)\\s*$'),
  /** Before a list of absent ingredients: "free from:". */
  lacking: pattern('^(?:~)\\s*:'),
  /** "Not dairy free": a negated absence, so the food may be present. */
  notFree: pattern(),
  /** "Not suitable for vegans": source of a pattern in which `~` is the stem of a diet. */
  notForDiet: text,
  /** Ends the scope of a negation: "but", "made with". */
  contrast: pattern(),
  /** End of a negation that follows its food: "gluten free". */
  freeAfter: pattern('(?:~)\\s*$'),
  /** "Contains" in a sentence that is not praise. */
  containsVerb: alternatives,
  /** Verbs of sentences; no ingredient name contains any. */
  verbs: pattern('\\b(?:~)\\b'),
  /** Words of praise, comparison, negation and advice, which never begin another list. */
  prose: pattern(),
  /** Heading of such words: "tip: …". */
  advice: pattern('\\b(?:~)\\b'),
  /** Animals and their products, also inside other words: a sentence with one is never skipped as praise or advice. */
  animals: pattern(),
  /** Words that contain such a name but are not of animal origin. */
  animalsBut: pattern('~', 'g'),
  /** Words around an animal name in a sentence outside the list. */
  animalsAside: {
    /** Negates or compares, or suggests eating it with the product. */
    denied: alternatives,
    /** Between a negation and the food: "is not made with". */
    auxiliary: alternatives,
    eaten: alternatives,
    /** States that it is in the product, as "with" does unless something is eaten with it. */
    made: alternatives,
    along: alternatives,
    /** After the name: it is not, or it is, in the product. */
    deniedAfter: pattern(),
    madeAfter: pattern(),
  },
  /** Before the colon of a serving suggestion. */
  hints: pattern(),
  /** Negation that keeps a sentence on manufacture from being a warning. */
  denial: pattern(),
  /** Note that refers to other words of the package: "see in bold". */
  reference: pattern(),
  /** At the start of a bracket: its words are contained. */
  containing: pattern('^(?:~):?\\s+'),
  /** Sentences outside the list, tested in file order. */
  skips: pairs(pattern(), LABEL_SKIPS),
  /** Does not affect which food is meant: how it was grown, treated or mixed. */
  fillers: pattern('\\b(?:~)\\b', 'g'),
  /** Bracketed but not food: origin and certifier, purpose and amount. */
  asides: pattern('(?<![a-z0-9])(?:~)(?![a-z0-9])', 'g'),
  purposes: pattern(),
  /** Before a place that follows a name: "sea salt from Portugal". */
  fromPlace: alternatives,
  /** Animals named after their milk or eggs: "leche (de vaca)". */
  givers: pattern(),
  /** Heads of groups, with the full name of each part: "Öle (Palm)" is Palmöl. */
  heads: phrasesByPattern,
  /** Animals that give milk or eggs, following that word: "leche (de vaca)". */
  forms: patterns,
  /** Kinds of origin, for names whose origin is all that matters: "vegetable glycerine". */
  origins: pattern(),
  flavours: pattern(),
  /** Names too numerous to list, by food; the captured group must be a food itself. */
  kinds: pairs(pattern()),
  /** States that a soya oil need not be declared (EU Annex II). */
  fullyRefined: pattern(),
  /** Between a food and its source, or before the medium of a product: "im Schweinedarm", "en aceite". */
  from: pattern('~', 'i'),
  /** A word marked as absent: "nussfrei", "sin leche". */
  free: pattern('~', 'g'),
  /** Added vitamins and minerals. */
  nutrients: pattern('^(?:~)$'),
  /** Vitamin and mineral compounds, used if no additive has the name. */
  compounds: pattern('^(?:~)$'),
  /** Text that contains a word of `allergens` but means something else, by entry; blanked before the search. */
  allergensBut: bySome(pattern('~', 'g'), EU_ALLERGENS),
}

/** How packages in unsupported languages begin their lists and statements. */
export const FOREIGN_LISTS = bySome(alternatives, [
  /** Country signs, and the language code. */
  'countries',
  /** Heading of the list, unfolded. */
  'heading',
  /** Folded heading, if no other heading folds to the same. */
  'folded',
  /** Folded: a "may contain" statement, and the start of a "contains" statement. */
  'mayContain',
  'contains',
])

export const LISTS = {
  lines: LINE_LISTS,
  amounts: AMOUNT_LISTS,
  recipes: RECIPE_LISTS,
  days: DAY_LISTS,
  packages: LABEL_LISTS,
  /** Singular and plural of irregular nouns, by gender if adjectives agree with it. */
  nouns: byEach<ReadonlyMap<string, string>, string>(forms),
  /** Common words that name no food: a search for one is not a typo of a food. */
  ordinary: words,
}
