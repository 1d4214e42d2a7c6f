/**
 * Schema of a language's word lists, `data/lexicon/<lang>.words.yaml`. In most lists, the entries are folded. The section
 * `fragments` contains parts of patterns that several entries share; an entry refers to a part as `{name}`.
 */

import { ABSENCES, type NamedAbsence } from '../domain/absences.ts'
import { keysOf } from '../domain/closed-sets.ts'
import { MEALS } from '../domain/meals.ts'
import { LABEL_LISTS } from './label-lists.ts'
import {
  alternatives,
  byEach,
  bySome,
  codes,
  figures,
  flag,
  forms,
  pattern,
  phrases,
  substitutions,
  text,
  words,
  written,
} from './word-lists.ts'

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
  /** True if the main noun comes first in a phrase ("leche de soja"), false if it comes last. */
  headFirst: flag,
  /** True if a participle follows its object ("mit Butter bestrichen"). */
  verbLast: flag,
  capitalNouns: flag,
  /** Folded adjectives derived from place names, such as "Halberstädter". */
  fromPlace: pattern(),
  /** Prefixes that a preparation may have: "feingewürfelt", "prechopped". */
  prefixed: pattern(),
  /** True if "ae", "oe" and "ue" may be spelt-out umlauts: "Moehre". */
  umlauts: flag,
  /** True if nouns are joined into one word, with the main noun last: "Kürbiskernbrötchen". */
  compounds: flag,
  /** Replacements that turn inflected forms into stems. The patterns match only such forms, not typos. */
  endings: substitutions(),
  /** Rules that form the plural and the singular of nouns that are not in `LISTS.nouns`. The first match applies. */
  plural: substitutions(),
  singular: substitutions(),
  /** Words that end the noun phrase before them: "pechugas | de pollo". */
  phraseEnds: written,
  /** Adjective endings before a noun: plural, and singular by gender. */
  adjectives: byEach<string, string>(text),
  /** Replacements that turn words into sounds, for names spelt by ear. A capital stands for a sound such as "sch". */
  sounds: substitutions('g'),
  /** Participles that the vocabulary lacks. After a noun, they are not the main word: "in Butter angedämpft". */
  participle: pattern(),
  /** Forms of verbs and adverbs that say how a food is treated, and those of them that add something: "marinated". */
  treatments: pattern('^(?:~)$'),
  additions: pattern(),
  /** Pattern for names such as "egg free" or "without egg". `~` is replaced with the names of the absent foods. */
  nameWithout: text,
  /** Single-word numbers, from which other numbers are composed: "treinta y dos". */
  numbers: figures,
  /** Sizes, states, preparations and grades that do not change the ingredient. */
  descriptors: words,
  /** Articles, prepositions and other words without meaning of their own. */
  fillers: words,
  toTaste: phrases,
  mayOmit: phrases,
  /** Phrases that let the cook decide how much of the food to use. */
  byTaste: phrases,
  /** Parts of a fruit or stalk that are separate ingredients. Phrases ("das Weiße") must be alone or before "of". */
  parts: codes(['zest', 'juice', 'greens', 'white']),
  /** Words that exclude other parts, such as "only" in "green parts only". */
  only: words,
  /** Endings of compounds that name a portion, by unit: "zehe" in "Knoblauchzehe". */
  portionSuffixes: codes(),
  /** Other words for a portion: "clove", "hoja". */
  portions: words,
  /** Words and endings with which a query excludes foods: "without nuts". */
  without: AFFIXES,
  instead: AFFIXES,
  /** Words and endings with which a query asks for a high or low level of a nutrient. */
  levels: {
    high: AFFIXES,
    low: AFFIXES,
    nutrients: codes(),
    /** Phrases for a nutrient level. A level with "only" excludes all foods above it, even foods in the query. */
    phrases: codes<LevelCode>(),
  },
  /** Words with which a query limits a nutrient: "more than 20 g protein", "unter 100 kcal". */
  bounds: {
    /** Words before an amount that mean "more than" and "at least". */
    above: phrases,
    least: phrases,
    /** Words before an amount that mean "less than" and "at most". */
    below: phrases,
    most: phrases,
    /** Words after an amount that mean "or more" and "or less". */
    orMore: phrases,
    orLess: phrases,
    /** Words before the food to compare with: "more iron than spinach". */
    than: phrases,
    /** Words before the reference amount of 100 g: "per" in "20 g per 100 g". */
    per: phrases,
  },
  purpose: words,
  /** Words such as "something" or "for" in a query, which say nothing about the food. */
  asking: words,
  /** Things that a food can be free of, by the code of `ABSENCES`. */
  absences: codes(NAMED_ABSENCES),
  /** Words for people and portions next to the number in a servings line. */
  servings: words,
  joins: {
    and: written,
    /** Words between two alternative foods, or between two amounts. */
    or: written,
    to: words,
    /** Words before a range joined by "and": "between 3 and 4". */
    between: words,
    about: words,
    /** Words that state that a size applies to each piece. */
    each: words,
    /** Words between a measure and its food. */
    of: words,
    purpose: words,
    /** Words that mean "about three": "a few sprigs". */
    few: words,
    nor: words,
    /** Words between a part and its source: "juice from 1 lemon". */
    from: words,
    /** Words before the end or duration of a step: "until soft". */
    until: words,
    /** Words before the shape a food is cut into: "in slices". */
    into: words,
  },
  /** Linking letters between the parts of a compound. */
  links: phrases,
  /** Words before a place of origin: "cebolla de Zalla". */
  beforePlace: words,
  /** Phrases that say that a mixture follows a house recipe: "adobo de la casa". */
  ofHouse: pattern(),
  /** First words of an alternative without its main noun: in "leche de soja o de vaca", "de vaca" means cow's milk. */
  dependent: words,
  /** Endings that an adjective may have before its noun: "Zwiebel, rot" is also read as "rote Zwiebel". */
  agreement: phrases,
  /** Dish and food names that mean something else at the end of a compound: "Limburger", "Schokostreusel". */
  noDishes: words,
  /** Mixtures named after some of their foods: "walnut filling", "Nussfüllung", "relleno de nueces". */
  mixtures: words,
  /** Cuts that can also name a product: "fish sticks", "Sesamring". */
  products: words,
  /** Words for what a percentage measures in chocolate, milk or cheese, such as cocoa or fat. */
  shares: words,
  claims: bySome(phrases, ABSENCE_CODES),
  /** Prefixes that turn a food into its substitute: "veganer Sauerrahm" is not sour cream. */
  replaces: phrases,
  /** Words that make a claim optional: "vegan if needed", "ggf. glutenfrei". */
  offers: {
    /** Words that begin a condition ("if"), even after a comma. */
    condition: words,
    /** Words that may come before or after the claim. */
    beside: words,
    /** Words that come directly before the claim. */
    before: words,
  },
  /** Words that negate the claim after them: "not vegan". */
  denials: words,
  /** Words that may come between a negation and its claim, such as "the" in "not the gluten-free kind". */
  beforeClaim: words,
  /** Words for the ordinary kind of a food, in a remark beside a substitute: "oat milk (normal works too)". */
  ordinaryKind: words,
  /** Units of time for the age of a food, each with its length in months. */
  months: figures,
  aged: text,
  /** Words that mean "drained". Drained pulses are separate foods. */
  drained: words,
  degrees: words,
  /** Units of length, each with its value in centimetres. A length says how long a piece is, but not its weight. */
  lengths: figures,
  dozens: words,
  articles: words,
  /** Words after a word meaning "each": "cada uno". */
  ones: words,
  /** Abbreviations with a slash, by meaning: "w/" and "w/o". */
  slashed: { ...codes(), isWritten: true as const },
  /** Abbreviations in notes, grouped by the full word: "choc", "ceb". */
  short: codes(),
  /** Letters that abbreviate a food, grouped by the full word. They are read only in pairs with a sign: "S & P". */
  paired: codes(),
  /** Spoken endings and their written form: "remojao", "picadito". */
  spoken: substitutions(),
  pictures: { ...codes(), isWritten: true as const },
  /** Case-sensitive one-letter units. */
  letterUnits: { ...codes(), isWritten: true as const },
  /** "Small" and "large" before a unit, by size id; elsewhere these words may be units themselves. */
  shortSizes: codes(),
  /** Verbs that begin a servings line: "makes 12 cookies". */
  yields: words,
  /** Other words in a servings line: "this recipe serves 4". */
  recipe: words,
  /** Words for pieces that a title counts in brackets: "(1 loaf, 10 slices)". */
  pieces: words,
  /** Words before the Codex number of an additive: `INS 322`, in Spanish also `SIN 322`. */
  codex: phrases,
}

/** Nutrient level ("rich in iron"). "only" excludes foods with a higher level, even if the query names them. */
type LevelCode = `${'high' | 'low'} ${string}` | `low ${string} only`

export const COLUMNS = ['amount', 'unit', 'food', 'note'] as const
export type Column = (typeof COLUMNS)[number]

/** Words that mark the parts of a recipe: servings, columns, facts and instructions. */
const RECIPE_LISTS = {
  servings: {
    /** Words for people, portions and servings; never for pieces or loaves. */
    nouns: words,
    /** Verbs and labels before a bare number: "serves 4", "Personen: 4". */
    serves: words,
    /** Words before a number that ends a title or heading: "Zutaten für 4". */
    after: words,
    /** Words that show that a rate follows, not a number of servings: "pro Portion". */
    share: words,
    about: words,
    to: words,
    /** Words for what a recipe yields: "12 slices", "8 jars". Not tins, since "2 tins" may be an ingredient. */
    pieces: words,
    /** Words between the number and its noun: "4 generous servings". */
    between: words,
    /** Other words in a servings line that name no food: "enough for 4", "für 2 Personen als Hauptgericht". */
    around: words,
    /** Number words that may count people ("one"), in addition to the general number words for two or more. */
    numbers: figures,
  },
  columns: { amount: words, unit: words, food: words, note: words },
  /** Field names in recipe files, each written as a single word without spaces. */
  fields: {
    /** Fields that never name the dish, and whose foods do not count: author, comments, pictures, utensils. */
    beside: words,
    /** Metadata fields whose values are text, under the names that schema.org and common recipe programs use. */
    metadata: words,
    /** Fields whose values are not words: ids, addresses, dates and flags. */
    nothing: words,
    /** Like `nothing`, but only the last word of a field name has to match: `date_modified`, `image_url`. */
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
    /** Prefixes in the subject of a mail: "Re:", "WG:". */
    replies: words,
    greetings: words,
    closings: phrases,
    /** Conjunctions that may follow a word cut off by a hyphen, such as "oder" in "Kuh- oder Hafermilch". */
    joins: words,
  },
  /** First words of lines about the recipe, such as its source or good wishes. */
  asides: phrases,
  /** First words of headings that end the recipe on a page: comments, other recipes. */
  elsewhere: phrases,
  /** Headings other than ingredients and method: notes, nutrition, equipment. */
  apart: words,
  /** Words that identify a title as that of a menu. In a menu, the headings are dishes. */
  menus: words,
  /** Keys in front matter and simple lists. The words for `method` may also start the heading above the method. */
  keys: { title: words, servings: words, ingredients: words, method: words },
  /** Words that distinguish an instruction from a line of ingredients. */
  steps: {
    sure: words,
    /** Verbs that can also be part of a food name ("roast chicken"). One of `particles` must follow such a verb. */
    unsure: words,
    particles: words,
    /** Particles that must come directly after the verb: "stir in". */
    near: words,
    /** Words that show that the verb before them is used as a noun: "mix of nuts". */
    of: words,
    /** First words of a sentence whose verb comes later: "meanwhile", "in a bowl". */
    openers: words,
    /** Words that end the clause of the verb before them, as a full stop would. */
    goesOn: words,
    /** Words before a verb that show that the verb states a purpose and is not a step: "Öl zum Braten". */
    purpose: words,
    step: words,
    /** Verbs that end a clause of an instruction. */
    last: pattern(),
    /** Endings that show that a word is a verb. Used for sentences that begin like a step of a method. */
    verb: pattern(),
  },
  /** Phrases of steps and headings that imply a food without naming it: "panieren", "for the batter". */
  implied: {
    breaded: pattern(),
    battered: pattern(),
    floured: pattern(),
    gratinated: pattern(),
    /** Stock that a step adds. "The stock" may be what the recipe itself has boiled. */
    stock: pattern(),
    /** Thickened with egg yolk. */
    bound: pattern(),
    dough: pattern(),
  },
  /** Words of prose; a line of ingredients has at most one such word. */
  prose: words,
}

/** Words next to numbers, as regex alternatives. */
const AMOUNT_LISTS = {
  and: alternatives,
  to: alternatives,
  /** Measures that repeat the preceding metric measure: "300 g/10 oz". */
  cups: alternatives,
  /** Plural endings after a slash: "Zehe/n". */
  plurals: alternatives,
  minutes: alternatives,
  hours: alternatives,
  days: alternatives,
  /** Words for oven degrees, which are recognized in addition to the degree sign. */
  degrees: alternatives,
  /**
   * Words that show that the share next to them is a minimum or a maximum. These words and the words in the lists below
   * are folded.
   */
  atLeast: alternatives,
  atMost: alternatives,
  /** Words before an approximate share. */
  aboutShare: alternatives,
  /** Words between the weight of an ingredient and the 100 g of product made from it. */
  per: alternatives,
  /** Words after a percentage that is not an ingredient's share: fat, alcohol. */
  notShare: alternatives,
  /** Like `notShare`, but each pattern matches the whole phrase, which is removed from the text. */
  notShareWhole: alternatives,
}

const DAY_LISTS = {
  weekdays: codes(WEEKDAYS),
  /** Abbreviations that mean a day only at the start of a name: `so` is also a common word. */
  short: codes(WEEKDAYS),
  meals: codes(MEALS),
}

export const LISTS = {
  lines: LINE_LISTS,
  amounts: AMOUNT_LISTS,
  recipes: RECIPE_LISTS,
  days: DAY_LISTS,
  packages: LABEL_LISTS,
  /** Singular and plural of irregular nouns, by gender if adjectives agree with the gender. */
  nouns: byEach<ReadonlyMap<string, string>, string>(forms),
  /** Common words that name no food. A search does not treat such a word as a misspelt food. */
  ordinary: words,
}
