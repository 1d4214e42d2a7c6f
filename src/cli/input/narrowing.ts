/** Converts the filter and sort options of a search to request parameters. Names may be in any language. */

import { CONCERNS } from '../../domain/restrictions.ts'
import type { App, Profile } from '../app.ts'
import type { FilterOptions } from '../rows.ts'
import {
  categoryNamed,
  concernNamed,
  dietNamed,
  namesIn,
  nutrientNamed,
  orderNamed,
} from './words.ts'

/** Converts filter options to parameters. Throws INVALID_REQUEST, INVALID_DIET or INVALID_CONCERN. */
export function narrowed(app: App, { category, diet, without, min, max, sort }: FilterOptions) {
  const names = (text: string, named: (one: string) => readonly string[]) =>
    [...new Set(namesIn([text]).flatMap(named))].join(',')
  const details = { without: `one of ${CONCERNS.join(', ')}` }
  return {
    ...(category === undefined ? {} : { category: categoryNamed(app, category) }),
    ...(diet === undefined
      ? {}
      : { diet: names(diet, (one) => [dietNamed(app, one, { instead: '--without' })]) }),
    ...(without === undefined
      ? {}
      : { without: names(without, (one) => concernNamed(app, one, { details })) }),
    ...(min === undefined ? {} : { min: bounds(app, min) }),
    ...(max === undefined ? {} : { max: bounds(app, max) }),
    ...(sort === undefined ? {} : { sort: order(app, sort) }),
  }
}

/** Adds the restrictions of a household as filters, except concerns with a tolerated amount. */
export async function forHousehold<Options extends FilterOptions & { readonly profile?: Profile }>(
  app: App,
  options: Options,
): Promise<Options> {
  if (options.profile === undefined) return options
  const { readHousehold } = await import('./household.ts')
  const people = await readHousehold(app, options.profile)
  const both = (given: string | undefined, more: readonly string[]) => {
    const names = [...new Set([...namesIn(given === undefined ? [] : [given]), ...more])]
    return names.length > 0 ? names.join(',') : undefined
  }
  const concerns = people.flatMap(({ concerns: list, tolerates }) =>
    (list ?? []).filter((one) => !(one in (tolerates ?? {}))),
  )
  const diet = both(
    options.diet,
    people.flatMap(({ diet }) => diet ?? []),
  )
  const without = both(options.without, concerns)
  return { ...options, ...(diet ? { diet } : {}), ...(without ? { without } : {}) }
}

/** Converts "Eisen=3", "hierro 2,5 mg" or "iron:3,fibre=5" to the form "iron:3,fibre:5". */
function bounds(app: App, text: string): string {
  return (
    text
      // Split only at commas before a letter: a comma before a digit is a decimal separator.
      .split(/,(?=\s*[\p{L}])/u)
      .map((one) => {
        const [, name = '', amount = ''] =
          /^(.*?)\s*(?:[=:]|[<>]=?|\s)\s*(\d[\d.,]*)\s*(?:[mµu]?g|kcal|kj)?$/i.exec(one.trim()) ??
          []
        return name === '' ? one : `${nutrientNamed(app, name)}:${amount.replace(',', '.')}`
      })
      .join(',')
  )
}

function order(app: App, text: string): string {
  const sign = text.startsWith('-') ? '-' : ''
  const by = orderNamed(app, text.slice(sign.length))
  // Always put the most common foods first, even without `-`, because a list of the rarest foods is of no use.
  return by === 'commonness' ? '-commonness' : `${sign}${by}`
}
