/** Adds foods that a text names but that are not among its items. Their hazards make a verdict at least uncertain. */

import type { Ingredient } from '../domain/ingredient.ts'
import type { Language } from '../domain/languages.ts'
import type { SkipReason } from '../domain/reading.ts'
import type { EuAllergen } from '../domain/restrictions.ts'
import type { Named, ParsedItem } from '../domain/shapes/recipes.ts'
import { nameKey } from '../language/fold.ts'
import { WORDS } from '../language/index.ts'
import type { Library } from '../library/library.ts'
import { type Mention, witness } from '../witness/witness.ts'
import type { ListItem } from './compatibility/items.ts'
import { type Hazards, hazardsOf, JudgedItems, ofDish, onPackage } from './hazards.ts'
import { isMade, isReadyDish } from './recipe/foods-named.ts'

/** A line that was skipped when the list was read. */
interface Passed {
  readonly line: string
  readonly reason: SkipReason
  /** Foods that the line names, or that a dish in the line is made of. */
  readonly named?: readonly string[]
}

interface Testimony {
  /** The pieces of the raw text. No statement continues from one piece to the next. */
  readonly raw: readonly string[]
  /** The text as it was sent. Offsets refer to this text. The default is the pieces joined by newlines. */
  readonly given?: string | undefined
  readonly lang: Language
  /** The name of the dish. The claims in it apply wherever the text names the dish. */
  readonly title?: string | null
  readonly read?: readonly ParsedItem[]
  readonly items: readonly ListItem[]
  readonly passed?: readonly Passed[]
  readonly isPackage?: boolean
  /** Names that the caller defined. The foods that these names stand for are not treated as dishes. */
  readonly own?: readonly string[]
}

interface Witnessed {
  readonly named: readonly Named[]
  /** The EU allergens that the named foods certainly contain. */
  readonly entries: readonly EuAllergen[]
  /** The named foods as optional items. */
  readonly items: readonly ListItem[]
  /** All named foods that were not judged, even harmless ones. */
  readonly mentioned: readonly ListItem[]
  /** The items in `items` that violate a diet. */
  readonly eaten: readonly ListItem[]
  /** The given items and the named foods. A dish that the title names gets `isDoseless`. */
  readonly list: readonly ListItem[]
}

export function witnessed(library: Library, testimony: Testimony): Witnessed {
  const { raw, lang, items, title = null, passed = [], isPackage = false } = testimony
  const seen = raw.map((text) => ({ text, ...witness(library, text, { lang, isPackage }) }))
  const inTitle = title === null ? [] : witness(library, title, { lang }).mentions
  const mentions = [...seen.flatMap((one) => one.mentions), ...inTitle]
  const judged = new JudgedItems(library, items, mentions)
  const doseless = doselessOf(library, inTitle, passed)
  const unjudged = new UnjudgedFoods(library, testimony, judged, doseless)
  const heads = new Set(isPackage ? [] : headsOf(library, testimony, inTitle))
  for (const { text, mentions } of seen) {
    for (const mention of mentions) {
      const isDish =
        heads.has(nameKey(text.slice(mention.start, mention.end))) &&
        mention.ids.every((id) => isMade(library.ingredient(id)))
      if (!isDish) unjudged.add(text, withClaims(mention, inTitle))
    }
  }
  const added = [...unjudged.added.values()]
  return {
    named: unjudged.named,
    entries: [...new Set(added.flatMap(({ hazards }) => hazards.entries))],
    items: added.map(({ item }) => item),
    mentioned: [...unjudged.mentioned.values()],
    eaten: added.filter(({ hazards }) => hazards.diets.length > 0).map(({ item }) => item),
    list: [...items, ...added.map(({ item }) => item)].map((item) =>
      item.isSilent && doseless.has(item.ingredientId) ? { ...item, isDoseless: true } : item,
    ),
  }
}

/** The last word (in Spanish, the first) of each dish in the title: "tortilla" in "Tortilla de patatas". */
const headsOf = (library: Library, { title, lang }: Testimony, inTitle: readonly Mention[]) =>
  inTitle.flatMap(({ ids, start, end }) => {
    const words = nameKey(title?.slice(start, end) ?? '').split(' ')
    const isDish = ids.every((id) => isReadyDish(library.ingredient(id)))
    return isDish && words.length > 1 ? (words.at(WORDS[lang].headFirst ? 0 : -1) ?? []) : []
  })

/**
 * Returns the foods in the title that add no amounts: the dish, its parts, and other foods that its name can mean.
 * The amounts come from the listed ingredients.
 */
function doselessOf(library: Library, inTitle: readonly Mention[], passed: readonly Passed[]) {
  const titleIds = new Set(inTitle.flatMap(({ ids }) => ids))
  return new Set([
    ...inTitle.flatMap(({ ids }) => (ids.some((id) => isMade(library.ingredient(id))) ? ids : [])),
    ...passed.flatMap(({ reason, named = [] }) =>
      reason === 'title' ? named.filter((id) => !titleIds.has(id)) : [],
    ),
  ])
}

/** Collects the foods that a text mentions and that no judged item covers. */
class UnjudgedFoods {
  readonly named: Named[] = []
  /** Foods with a hazard that no judged item has. The keys are the ids of the foods. */
  readonly added = new Map<string, { readonly item: ListItem; readonly hazards: Hazards }>()
  readonly mentioned = new Map<string, ListItem>()
  private readonly short: Shorthand
  /** Ids of the foods that occur in user-defined names, such as peanuts in "Ann's peanut mix". */
  private readonly inOwn: ReadonlySet<string>
  private knownLocator: Locator | undefined

  constructor(
    private readonly library: Library,
    private readonly testimony: Testimony,
    private readonly judged: JudgedItems,
    private readonly doseless: ReadonlySet<string>,
  ) {
    const { read = [], own = [], lang } = testimony
    this.short = new Shorthand(library, read, lang)
    this.inOwn = new Set(
      own.flatMap((name) => witness(library, name, { lang }).mentions.flatMap(({ ids }) => ids)),
    )
  }

  /** The locator is created on first use, since most texts mention no foods besides the judged items. */
  private get locator(): Locator {
    this.knownLocator ??= new Locator(this.library, this.testimony)
    return this.knownLocator
  }

  add(text: string, mention: Mention): void {
    if (mention.ids.some((id) => this.judged.has(id))) return
    for (const id of mention.ids) this.mentioned.set(id, itemOf(id, mention))
    const open = mention.ids.flatMap((id) => {
      const food = this.library.ingredient(id)
      const hazards = food && this.hazardsOf(food, mention)
      return hazards && this.judged.leavesOpen(food, hazards) ? [{ food, hazards }] : []
    })
    const [first] = open
    if (!first || this.short.means(first.food, text.slice(mention.start, mention.end))) return
    const isKnown = open.every(({ food }) => this.added.has(food.id))
    if (!isKnown && this.locator.isPart(text, mention)) return
    for (const { food, hazards } of open) {
      const item = itemOf(food.id, mention)
      const isDish = this.testimony.isPackage && food.variantType === 'composite'
      const { entries } = hazards
      const declared = { level: 'contains', entries } as const
      this.added.set(food.id, { item: isDish ? { ...item, declared } : item, hazards })
    }
    if (isKnown) return
    this.named.push({ ...this.locator.of(text, mention), ingredientId: first.food.id })
  }

  private hazardsOf(food: Ingredient, { without, isTrace }: Mention): Hazards {
    const hazards = hazardsOf(food, without)
    return this.testimony.isPackage
      ? onPackage(food, hazards, isTrace, this.inOwn.has(food.id))
      : ofDish(food, hazards, this.doseless)
  }
}

const itemOf = (ingredientId: string, { without }: Mention): ListItem => ({
  ingredientId,
  optional: true,
  isSilent: true,
  isNamed: true,
  ...(without.length > 0 ? { without } : {}),
})

/** Finds where a mention is in the text as it was sent, and in which part of the recipe. */
class Locator {
  private readonly lang: Language
  private readonly given: string
  private readonly reasons: ReadonlyMap<string, SkipReason>
  private readonly begins: readonly number[]
  /** The last line whose place was found, cached because most lines name several foods. */
  private last:
    | { readonly line: string; readonly at: number; readonly where: Named['where'] }
    | undefined
  private made: ReadonlySet<string> | undefined

  constructor(
    private readonly library: Library,
    { raw, lang, given = raw.join('\n'), passed = [] }: Testimony,
  ) {
    this.lang = lang
    this.given = given
    this.reasons = new Map(passed.map(({ line, reason }) => [nameKey(line), reason]))
    this.begins = [0, ...[...given.matchAll(/\n/g)].map(({ index }) => index + 1)]
  }

  /** True if a mention refers to a part of the recipe. For example, "the dressing" may have its own heading. */
  isPart(text: string, mention: Mention): boolean {
    this.made ??= new Set(
      this.headings()
        .flatMap((line) => witness(this.library, line, { lang: this.lang }).mentions)
        .flatMap(({ ids }) => ids)
        .filter((id) => isMade(this.library.ingredient(id))),
    )
    const { made } = this
    return (
      mention.ids.some((id) => made.has(id)) &&
      OF_PARTS.has(this.whereIs(lineOf(text, mention).line))
    )
  }

  /** Returns the headings that are directly followed by a line of the ingredient list. */
  private headings(): readonly string[] {
    const lines = this.given.split(/\r?\n/).filter((line) => line.trim() !== '')
    const reasonOf = (line = '') => this.reasons.get(nameKey(line))
    return lines.filter(
      (line, at) =>
        reasonOf(line) === 'heading' &&
        at + 1 < lines.length &&
        reasonOf(lines[at + 1]) === undefined,
    )
  }

  of(text: string, { start, end }: Mention): Omit<Named, 'ingredientId'> {
    const { from, line: written } = lineOf(text, { start })
    const { at, where } = this.placeOf(written)
    const words = text.slice(start, end)
    const within = at >= 0 ? at + start - from : this.given.indexOf(words)
    const shown = { text: words.replace(/\s+/g, ' '), where }
    if (within < 0) return { ...shown, start: null, end: null, line: null }
    const line = this.begins.findLastIndex((begin) => begin <= within) + 1
    return { ...shown, start: within, end: within + words.length, line }
  }

  private placeOf(line: string): NonNullable<Locator['last']> {
    if (this.last?.line !== line)
      this.last = { line, at: this.given.indexOf(line), where: this.whereIs(line) }
    return this.last
  }

  private whereIs(line: string): Named['where'] {
    return this.reasons.get(nameKey(line)) ?? 'line'
  }
}

function lineOf(text: string, { start }: Pick<Mention, 'start'>) {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', start)
  return { from, line: text.slice(from, next < 0 ? text.length : next) }
}

/** Adds the claims that the title makes about its dish to a mention of this dish. */
function withClaims(mention: Mention, inTitle: readonly Mention[]): Mention {
  const claims = inTitle
    .filter(({ ids }) => ids.some((id) => mention.ids.includes(id)))
    .flatMap(({ without }) => without)
  return claims.length === 0 ? mention : { ...mention, without: [...mention.without, ...claims] }
}

/** Recognizes short names: "the noodles" may mean listed rice noodles, and "the butter" may mean vegan butter. */
class Shorthand {
  private known: readonly Phrase[] | undefined

  constructor(
    private readonly library: Library,
    private readonly read: readonly ParsedItem[],
    private readonly lang: Language,
  ) {}

  means({ category }: Ingredient, words: string): boolean {
    const key = nameKey(words)
    const end = key.length < SHORTEST_HEAD ? ` ${key}` : key
    return this.phrases().some(
      (one) =>
        one.key.length > key.length + 1 &&
        one.key.endsWith(end) &&
        (one.category === category || this.denies(one.key)),
    )
  }

  /** The phrases of the listed foods. Computed on first use, because most texts name only listed foods. */
  private phrases(): readonly Phrase[] {
    this.known ??= this.read.flatMap(({ phrase, ingredientId, known }) => {
      // Skip names that the caller defined, because they do not say what the food contains. For example, "peanut mix"
      // need not contain peanuts.
      const food =
        ingredientId === null || known ? undefined : this.library.ingredient(ingredientId)
      return food ? [{ key: ` ${nameKey(phrase)}`, category: food.category }] : []
    })
    return this.known
  }

  /** True for a phrase that claims an absence, such as "vegan butter". */
  private denies(phrase: string): boolean {
    return witness(this.library, phrase, { lang: this.lang }).denied.length > 0
  }
}

/** A food of the list. Its `key` is a space followed by its words in lowercase without accents. */
type Phrase = { readonly key: string; readonly category: string }

/** The kinds of lines in which a word may refer to something that the recipe makes, such as a dressing. */
const OF_PARTS: ReadonlySet<Named['where']> = new Set(['heading', 'method'])
/** A word with fewer letters is not the head of a compound. */
const SHORTEST_HEAD = 4
