/**
 * Makes Unicode patterns faster. V8 takes up to a millisecond to compile and run each pattern, so a short command would
 * spend most of its time on patterns. For Latin texts, we use equivalent character classes with only a few ranges.
 */

/** Matches texts that consist of Latin-1, dashes, quotation marks and fractions, as nearly all lines do. */
const LATIN = /^[\0-\xff\u2010-\u2027\u2150-\u215f]*$/

/** The characters of `LATIN` in each Unicode class; `LATIN` has no marks (M). */
const MEMBERS: Readonly<Record<string, string>> = {
  L: String.raw`A-Za-z\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\xff`,
  Lu: String.raw`A-Z\xc0-\xd6\xd8-\xde`,
  Ll: String.raw`a-z\xb5\xdf-\xf6\xf8-\xff`,
  M: '',
  N: String.raw`0-9\xb2\xb3\xb9\xbc-\xbe\u2150-\u215f`,
  Cc: String.raw`\0-\x1f\x7f-\x9f`,
  Cf: String.raw`\xad`,
}

export const isLatin = (text: string): boolean => LATIN.test(text)

/** Returns a function that gives the pattern for a text: `source`, or an equivalent if the text is in Latin script. */
export function lettered(source: string, flags = 'u'): (text: string) => RegExp {
  let wide: RegExp | undefined
  let narrow: RegExp | undefined
  return (text) => {
    if (isLatin(text)) {
      narrow ??= new RegExp(inLatin(source), flags)
      return narrow
    }
    wide ??= new RegExp(source, flags)
    return wide
  }
}

/** Rewrites a pattern for text in Latin script. Throws RangeError for a class that has no translation. */
function inLatin(source: string): string {
  let isClass = false
  return source.replace(/\\([pP])\{(\w+)\}|\\[^pP]|[[\]]/g, (found, p?: string, name?: string) => {
    if (found === '[') isClass = true
    if (found === ']') isClass = false
    if (name === undefined) return found
    const members = MEMBERS[name]
    if (members === undefined || (isClass && p === 'P'))
      throw new RangeError(`${found} is not known of Latin letters: ${source}`)
    return isClass ? members : `[${p === 'P' ? '^' : ''}${members}]`
  })
}
