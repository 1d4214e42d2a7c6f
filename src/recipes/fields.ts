/** What a field of a recipe file holds, by its name; and the bounds of values that files nest in one another. */

import { nameKey } from '../language/fold.ts'
import { RECIPE_WORDS } from '../language/recipe-words.ts'
import { wordSet } from '../language/words.ts'
import { msg } from '../messages/message.ts'
import { keyNamed, unreadable } from './lines.ts'

export type Node = Readonly<Record<string, unknown>>

/** `unknown`: no list here has the name, so that the field may hold ingredients. `nothing`: ids, addresses, dates, switches. */
type Holding =
  | 'title'
  | 'servings'
  | 'ingredients'
  | 'method'
  | 'equipment'
  | 'note'
  | 'metadata'
  | 'nothing'
  | 'unknown'

/** `recipe_category`, `recipeCategory` and "Recipe category" are one name. */
const wordsOf = (name: string) =>
  nameKey(name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')).split(/[ _]+/)

/** What a field holds, by its name in any of the languages or of the common formats. */
export function holdingOf(name: string): Holding {
  const words = wordsOf(name)
  const whole = words.join('')
  const phrase = words.join(' ')
  const last = words.at(-1) ?? ''
  if (NOTHING.has(whole) || TECHNICAL.has(last)) return 'nothing'
  if (METADATA.has(whole)) return 'metadata'
  const named = keyNamed(name)
  if (named) return named
  if (YIELD.test(whole)) return 'servings'
  if (/ingredient|zutat|^suppl(?:y|ies)$/.test(whole)) return 'ingredients'
  if (EQUIPMENT.has(whole)) return 'equipment'
  const languages = Object.values(RECIPE_WORDS)
  if (languages.some(({ facts }) => facts.has(phrase))) return 'metadata'
  if (whole === 'tips' || languages.some(({ apart }) => apart.has(phrase))) return 'note'
  if (METADATA.has(last)) return 'metadata'
  return languages.some(({ keys }) => words.some((word) => keys.method.has(word)))
    ? 'method'
    : 'unknown'
}

const YIELD = /^(?:recipe)?(?:yields?|servings?)(?:text|quantity|unit|amount)?$/

/** What a recipe says about itself in words, as schema.org and common programs call it. */
const METADATA = wordSet(`
  description keywords recipecategory recipecuisine preptime cooktime totaltime performtime author url orgurl workingtime waitingtime
  sourceurl abstract headline alternateheadline alternativeheadline alternatename disambiguatingdescription summary subtitle tagline intro
  introduction category categories tag tags cuisine cuisines course courses collection collections keyword label labels series
  cookingmethod suitablefordiet diet diets dishtype dishtypes mealtype occasions occasion season source sources credit credits creditstext
  publisher copyrightholder copyrightnotice creator contributor editor maintainer provider sponsor funder funding translator producer
  mainentityofpage ispartof isbasedon isbasedonurl isrelatedto issimilarto relatedlink related similar recommended recommendations
  mentions citation about subjectof exampleofwork workexample workfeatured translationofwork worktranslation
  nutrition nutritioninformation nutrients naehrwerte nahrwerte nutricion calories kcal aggregaterating rating ratings review reviews comment
  comments estimatedcost cost price difficulty level video videos audio image images photo photos picture pictures thumbnail thumbnails
  cover media gallery assets interactionstatistic potentialaction audience educationaluse educationallevel typicalagerange
  award awards genre learningresourcetype contentrating contentlocation locationcreated spatialcoverage spatial temporal
  schlagworte schlagwort kategorie kategorien beschreibung quelle autor bild bilder dauer zeit schwierigkeit kueche kuche
  etiquetas categoria descripcion fuente imagen imagenes tiempo dificultad cocina aliases alias layout cssclasses cssclass menu
  aisle consistency measures meta winepairing freefrom
`)

/** Names of ids, addresses, dates and switches, of which nobody writes words. */
const NOTHING = wordSet(`
  id type context graphid identifier slug uuid uid hash sameas additionaltype thumbnailurl version schemaversion license
  usageinfo acquirelicensepage accessmode accessmodesufficient accessibilityfeature accessibilityhazard accessibilitycontrol encoding encodingformat
  associatedmedia isaccessibleforfree isfamilyfriendly speakable position order template draft weight toc permalink published publish
  language languages inlanguage lang locale settings organizer userid householdid groupid instructionsmarkdown createdby updatedby internal private foodonto
`)

/** The same of the last word of a name: `date_modified`, `image_url`, `recipe_id`. */
const TECHNICAL = wordSet(`
  id ids url urls uri href link links date created updated modified timestamp slug uuid hash count index published at made reference references ref refs
`)

const EQUIPMENT = wordSet(`
  tool tools equipment utensil utensils utensilien werkzeug werkzeuge gerate geraete kuchengerate kuchenutensilien utensilios herramientas equipo
`)

/** The name of a field as a heading: "optional ingredients". */
export const headingOf = (name: string) => wordsOf(name).join(' ')

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What a field holds that may be a text, a list of them or an object with a text in it. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textIn).filter(Boolean).join(', ')
  if (!isNode(value)) return ''
  return textIn(value.text ?? value.name ?? value['@value'] ?? value.value ?? '')
}

/** Values in one another: nobody writes as many, and reading them calls itself. */
const MAX_DEEP = 64

/**
 * Throws INVALID_REQUEST where values nest too deep, or have more letters than the text that they were read from: parts of it that
 * repeat one another, or themselves.
 */
export function requireBounded(
  value: unknown,
  letters: number,
  format: 'JSON' | 'front matter',
): void {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 1 }]
  let left = letters
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: one, depth } = next
    if (typeof one === 'string') left -= one.length
    else if (typeof one === 'object' && one !== null) {
      left -= 1
      if (depth > MAX_DEEP) throw tooDeep(format)
      for (const [key, inner] of Object.entries(one)) {
        if (!Array.isArray(one)) left -= key.length
        open.push({ value: inner, depth: depth + 1 })
      }
    }
    if (left < 0) {
      throw unreadable(format, msg('aliases repeat more letters than the text has'))
    }
  }
}

export const tooDeep = (format: 'JSON' | 'front matter') =>
  unreadable(format, msg('values nest deeper than {maxDepth} levels', { maxDepth: MAX_DEEP }))
