/** Reads RecipeMD: Markdown with tags, servings, and ingredients between two horizontal rules. */

import { spaced } from './lines.ts'
import type { RecipeText } from './recipe.ts'
import { servingsIn, servingsOf } from './servings.ts'
import { Draft } from './structure.ts'

const RULE = /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/

/** Matches a line that is entirely emphasized: `*tags*` or `**servings**`. */
const MARKED = /^(\*{1,2})(?=[^*\s])([^*]+)\1$/

export function recipeInRecipeMd(text: string): RecipeText {
  const draft = new Draft('recipemd')
  const [titled = '', ...lines] = text.trimStart().split('\n')
  draft.title = withoutMarks(titled.replace(/^#\s+/, ''))
  let place: 'head' | 'lines' | 'method' = 'head'
  const shown = [draft.title]
  let item = ''
  const flush = () => {
    draft.line(item)
    item = ''
  }
  for (const line of lines) {
    const text = withoutMarks(line)
    const [, mark = '', marked = ''] = MARKED.exec(line.trim()) ?? []
    const bullet = /^\s*[-*+]\s+(.*)$/.exec(line)?.[1]
    if (place !== 'method' && RULE.test(line)) {
      flush()
      place = place === 'head' ? 'lines' : 'method'
      continue
    }
    if (mark !== '*' || place !== 'head') shown.push(text)
    if (place === 'head' && mark === '**') {
      // Servings may be one of several yields: "4 servings, 200 g".
      const parts = marked.split(/,(?!\d)/)
      draft.servings ??= servingsOf(parts.find((one) => servingsIn(one)) ?? marked)
      draft.skip(marked, 'metadata')
    } else if (place === 'head') draft.skip(text, mark === '*' ? 'metadata' : 'note')
    else if (place === 'method') draft.skip(text, 'method')
    else if (bullet !== undefined) {
      flush()
      item = withoutMarks(bullet)
    } else if (item !== '' && /^\s+\S/.test(line)) item += ` ${text}`
    else {
      flush()
      if (line.startsWith('#')) draft.heading(text.replace(/^#+\s*/, ''))
      else draft.line(text)
    }
  }
  flush()
  draft.witness([shown.join('\n')])
  return draft.recipe()
}

/** Text without emphasis, and without the addresses of links. */
const withoutMarks = (text: string) =>
  spaced(
    text
      .replace(/\[([^\][]*)\]\([^()\s]*\)/g, '$1')
      .replace(/(\*{1,2}|_{1,2})(?=\S)([^*_]+)\1/g, '$2'),
  )
