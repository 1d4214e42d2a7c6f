/** Writes manual pages in mdoc, the markup that both groff and mandoc read. */

/** Plain text, or a text with a macro. */
export type Inline = string | { readonly macro: string; readonly text: string }

export const flag = (text: string): Inline => ({ macro: 'Fl', text })
export const argument = (text: string): Inline => ({ macro: 'Ar', text })
export const variable = (text: string): Inline => ({ macro: 'Ev', text })
export const path = (text: string): Inline => ({ macro: 'Pa', text })
export const page = (name: string): Inline => ({ macro: 'Xr', text: `${name} 1` })

/** Lines of a manual page. A line that begins with a dot contains macros for the formatter. */
export type Lines = readonly string[]

export function section(title: string, ...body: readonly Lines[]): Lines {
  const lines = body.flat()
  return lines.length === 0 ? [] : [`.Sh ${words(title)}`, ...lines]
}

export const subsection = (title: string, ...body: readonly Lines[]): Lines => [
  `.Ss ${title}`,
  ...body.flat(),
]

export function list(entries: readonly (readonly [head: readonly Inline[], body: Lines])[]): Lines {
  if (entries.length === 0) return []
  return [
    '.Bl -tag -width Ds',
    ...entries.flatMap(([head, body]) => [`.It ${inline(head)}`, ...body]),
    '.El',
  ]
}

export const literal = (lines: Lines): Lines => [
  '.Bd -literal -offset indent',
  ...lines.map(line),
  '.Ed',
]

/** Joins parts into one macro line, with their macros one after another. */
export const inline = (parts: readonly Inline[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? words(part) : `${part.macro} ${words(part.text)}`))
    .join(' ')
    .replace(/ +/g, ' ')

/** Formats plain text, with quotes instead of backquotes. Each sentence begins a new line, as formatters require. */
export const prose = (text: string): Lines =>
  text
    .replace(/`([^`]*)`/g, '‘$1’')
    .split(/(?<=[.;:]) (?=[A-Z])/)
    .flatMap(wrapped)

const MAX_LINE = 78

function wrapped(sentence: string): Lines {
  const lines: string[] = []
  let last = ''
  for (const word of sentence.split(/\s+/)) {
    if (last !== '' && line(`${last} ${word}`).length > MAX_LINE) {
      lines.push(last)
      last = word
    } else last = last === '' ? word : `${last} ${word}`
  }
  return [...lines, last].map(line)
}

/** Escapes quotes and macro names in a text, for places where the formatter recognizes macros. */
const words = (text: string): string =>
  text
    .split(' ')
    .map((word) => {
      const safe = escaped(word).replaceAll('"', '\\(dq')
      // A word of two or three letters that begins with a capital may be the name of a macro.
      return /^[A-Z%][A-Za-z][a-z]?$/.test(word) || /^[.,:;()[\]?!|]+$/.test(word)
        ? `\\&${safe}`
        : safe
    })
    .join(' ')

/** Returns a line of text. Escapes the beginning if it looks like a macro line. */
function line(text: string): string {
  const safe = escaped(text)
  return /^[.']/.test(text) ? `\\&${safe}` : safe
}

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\e',
  '-': '\\-',
  "'": '\\(aq',
  '`': '\\(ga',
  '^': '\\(ha',
  '~': '\\(ti',
  '‘': '\\(oq',
  '’': '\\(cq',
}

/** Escapes all characters outside ASCII, so that a page looks the same in every locale. */
const escaped = (text: string): string =>
  text.replace(/[\\'`^~]|[^ -~]|--+|(?<=^|[\s=])-/g, (signs) =>
    [...signs]
      .map(
        (sign) =>
          SPECIAL[sign] ??
          `\\[u${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`,
      )
      .join(''),
  )
