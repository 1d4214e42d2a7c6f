/** The help in the user's language. */

import { PLANS } from '../../accounts/account.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../domain/languages.ts'
import {
  CONCERNS,
  DIETS,
  DIMENSIONS,
  isDiet,
  RESTRICTIONS,
  type Restriction,
} from '../../domain/restrictions.ts'
import { type HelpId, help, isHelp } from '../../wording/help.ts'
import { sayWord } from '../../wording/say.ts'

export interface HelpWords {
  readonly language: Language
  readonly say: (id: HelpId, values?: Readonly<Record<string, string>>) => string
}

export const ENGLISH_HELP = helpIn(DEFAULT_LANGUAGE)

export function helpIn(language: Language): HelpWords {
  const named = (codes: readonly Restriction[]) =>
    codes.map((code) => nameIn(language, code)).join(', ')
  const places = {
    count: DIMENSIONS.length,
    concerns: named(CONCERNS),
    diets: named(DIETS),
    restrictions: named(RESTRICTIONS),
    plans: PLANS.join(', '),
    customer: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
    key: '6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b',
    meaning: '',
    otherwise: '',
  }
  return { language, say: (id, values) => help(id, language, { ...places, ...values }) }
}

/** Returns the code itself for English; for other languages, the first word that is accepted for the code. */
function nameIn(language: Language, code: Restriction): string {
  if (language === 'en') return code
  return sayWord(isDiet(code) ? 'diet' : 'domain', code, language).replace(/ \(.*/, '')
}

/** Translates the placeholders in a usage line: `<words...>` or `[file]`. */
export function placesIn(usage: string, { say }: HelpWords): string {
  return usage.replace(/(?<=[<[])[\w-]+(?=(?:\.{3})?[>\]])/g, (place) => {
    const id = `place.${place}`
    return isHelp(id) ? say(id) : place
  })
}

/** Translates commander's headings; ours are already translated. */
export function headingIn(title: string, { say }: HelpWords): string {
  const id = `heading.${title.slice(0, -1).toLowerCase()}`
  return isHelp(id) ? say(id) : title
}
