/** The patterns of a language for reading packages. */

import type { LabelSkip } from '../domain/labels.ts'
import type { EuAllergen } from '../domain/restrictions.ts'

/** Patterns are over text that is folded letter by letter. */
export interface LabelPatterns {
  /** The heading of the list. */
  readonly heading: RegExp
  /** A sentence of each kind; asked in the order of the record. */
  readonly statements: {
    readonly freeFrom: RegExp
    readonly mayContain: RegExp
    readonly contains: RegExp
  }
  /** Where a product is made, and what is done there: with the two of them a sentence is a warning, in whatever words. */
  readonly sites: RegExp
  readonly handling: RegExp
  /** Where a statement begins within a list. */
  readonly begins: { readonly mayContain: RegExp; readonly contains: RegExp }
  /** Before what follows as a list: "contains 2 % or less of", though it reads like a statement. */
  readonly atMost: RegExp
  /** "And" before the last of a list, and "and/or" between its parts. */
  readonly and: RegExp
  readonly between: RegExp
  readonly andOr: RegExp
  /** What says that an additive is of no animal. */
  readonly plant: RegExp
  /** Before what a product is without: "free from:". */
  readonly lacking: RegExp
  /** "Not dairy free": what is denied may well be there. */
  readonly notFree: RegExp
  /** "Not suitable for vegans": source of a pattern in which `~` is the stem of a diet. */
  readonly notForDiet: string
  /** Where a denial ends: "but", "made with". */
  readonly contrast: RegExp
  /** The end of a denial that comes behind what it denies: "gluten free". */
  readonly freeBehind: RegExp
  /** "Contains", by which a statement begins without a stop before it only where it says `maybe`. */
  readonly containsVerb: string
  readonly maybe: string
  /** Verbs of a sentence, which no name of an ingredient has. */
  readonly verbs: RegExp
  /** Words of praise, comparison, denial and advice, with which no list behind another begins. */
  readonly prose: RegExp
  /** A heading of such words: "tip: …". */
  readonly advice: RegExp
  /** Of what animals words are, also within other words: no sentence with one of them is skipped as praise or advice. */
  readonly animals: RegExp
  /** What holds such a word and is of no animal; global. */
  readonly animalsBut: RegExp
  /** Sources of patterns for what stands around such a word in a sentence beside the list. */
  readonly animalsAside: {
    /** What denies or compares, and what tells to eat it with the product. */
    readonly denied: string
    /** Between what denies and what it denies: "is not made with". */
    readonly auxiliary: string
    readonly eaten: string
    /** What tells that it is in the product; "with", which does so unless something is to be eaten with it. */
    readonly made: string
    readonly along: string
    /** What stands behind it and says that it is not in the product, and that it is. */
    readonly behind: RegExp
    readonly madeBehind: RegExp
  }
  /** Before a colon: what follows is advice on what to eat the product with. */
  readonly hints: RegExp
  /** What denies, so that a sentence on making warns of nothing. */
  readonly denial: RegExp
  /** A note that sends to other words of the package: "see in bold". */
  readonly reference: RegExp
  /** What in a bracket says that its words are contained. */
  readonly containing: RegExp
  /** A sentence that is none of the list. */
  readonly skips: readonly (readonly [LabelSkip, RegExp])[]
  /** What says nothing of which food is meant: how it was grown, treated or mixed. */
  readonly fillers: RegExp
  /** What stands in a bracket and is no food: where its food is of, who certified it, what it is for and what it amounts to; the first two may follow a name. */
  readonly places: string
  readonly fromPlace: string
  readonly seals: string
  readonly purposes: RegExp
  /** Animals that give milk or eggs, behind those: "leche (de vaca)". */
  readonly givers: RegExp
  /** What a group is of and the whole name of each of its parts: "Öle (Palm)" is Palmöl. */
  readonly heads: readonly (readonly [RegExp, readonly string[]])[]
  /** A food dried, pressed or boiled down: what is caught is the food, over text in small letters. */
  readonly forms: readonly RegExp[]
  /** What kind of a thing it is of, where only its origin matters: "vegetable glycerine". */
  readonly origins: RegExp
  /** Before what a product is in or with: "im Schweinedarm", "en aceite". */
  readonly within: RegExp
  /** A flavouring, whatever it tastes of. */
  readonly flavours: RegExp
  /** Names that are too many to list, and the food that each of them is; what is caught has to be a food itself. */
  readonly kinds: readonly (readonly [RegExp, string])[]
  /** What says that an oil of soya is one that need not be declared (EU Annex II). */
  readonly fullyRefined: RegExp
  /** Between a food and what it is made of. */
  readonly from: RegExp
  /** A word with what says that it is absent: "nussfrei", "sin leche". */
  readonly free: RegExp
  /** Added vitamins and minerals. */
  readonly nutrients: RegExp
  /** Their salts and compounds, where no additive has the name. */
  readonly compounds: RegExp
  /** By the entry of EU Annex II: text that holds one of its words and means something else; blanked before the words are searched. */
  readonly allergensBut: Readonly<Partial<Record<EuAllergen, RegExp>>>
}
