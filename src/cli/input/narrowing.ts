/** The options that narrow and order a search, as its parameters: words for nutrients are taken in any language. */

import { NUTRIENT_KEYS } from '../../domain/nutrients.ts'
import { nutrientKey } from '../../search/levels.ts'

export interface NarrowingOptions {
  readonly category?: string
  readonly diet?: string
  readonly without?: string
  readonly min?: string
  readonly max?: string
  readonly sort?: string
}

/** What is no word for a nutrient stays as it is, for the operation to refuse; other options of the command are left to it. */
export function narrowed({ category, diet, without, min, max, sort }: NarrowingOptions) {
  return {
    ...(category === undefined ? {} : { category }),
    ...(diet === undefined ? {} : { diet }),
    ...(without === undefined ? {} : { without }),
    ...(min === undefined ? {} : { min: bounds(min) }),
    ...(max === undefined ? {} : { max: bounds(max) }),
    ...(sort === undefined ? {} : { sort: order(sort) }),
  }
}

/** "Eisen=3", "iron:3,fibre=5" as "iron:3,fibre:5". */
function bounds(text: string): string {
  return (
    text
      // A comma before a digit is a decimal one.
      .split(/,(?=\s*[\p{L}])/u)
      .map((one) => {
        const [, name = '', amount = ''] = /^(.*?)\s*[=:]\s*(.*)$/.exec(one.trim()) ?? []
        return name === '' ? one : `${codeOf(name)}:${amount.replace(',', '.')}`
      })
      .join(',')
  )
}

function order(text: string): string {
  const sign = text.startsWith('-') ? '-' : ''
  return `${sign}${codeOf(text.slice(sign.length))}`
}

function codeOf(word: string): string {
  const key = NUTRIENT_KEYS.includes(word) ? word : nutrientKey(word)
  return key === undefined ? word : key.slice(key.indexOf('.') + 1)
}
