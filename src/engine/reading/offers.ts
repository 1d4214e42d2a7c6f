/** Leaves out claims that clear nothing: only offered ("butter (or vegan)", "pesto, nut-free if needed") or taken back ("not vegan"). */

import type { Language } from '../../domain/languages.ts'
import { inOrder, joinsOf, WORDS } from '../../language/index.ts'
import type { Library } from '../../library/library.ts'
import { claimsIn, deniedIn } from './claims.ts'
import type { Token } from './tokens.ts'

/** The tokens with such claims as signs, which say nothing. */
export function withoutOffers(
  library: Library,
  tokens: readonly Token[],
  language: Language,
): readonly Token[] {
  const hidden = new Set<number>()
  const hide = (run: readonly Word[], stretches: readonly Stretch[]) => {
    for (const { from, to } of stretches) {
      const [first, last] = [run[from]?.at ?? 0, run[to - 1]?.at ?? 0]
      for (let place = first; place <= last; place++) hidden.add(place)
    }
  }
  const runs = runsOf(tokens)
  runs.forEach((run, at) => {
    const words = run.map(({ key }) => key)
    if (mayDeny(words, language)) hide(run, deniedIn(library, words, language))
    const [next = ''] = runs[at + 1]?.map(({ key }) => key) ?? []
    if (!mayOffer([...words, next], language)) return
    const isHidden = (claim: Stretch) => isOffered(words, claim, next, language)
    hide(run, claimsIn(library, words, language).filter(isHidden))
  })
  if (hidden.size === 0) return tokens
  return tokens.map((token, at) => (hidden.has(at) ? { ...token, kind: 'sign', key: '' } : token))
}

interface Word {
  readonly key: string
  readonly at: number
}

/** The places of words among those of their run. */
interface Stretch {
  readonly from: number
  readonly to: number
}

/** The words between commas and brackets. */
function runsOf(tokens: readonly Token[]): readonly (readonly Word[])[] {
  const runs: Word[][] = [[]]
  tokens.forEach(({ kind, key }, at) => {
    if (kind === 'word') runs.at(-1)?.push({ key, at })
    else if (/^[(),;[\]–—]$/.test(key)) runs.push([])
  })
  return runs.filter((run) => run.length > 0)
}

/** Most lines deny nothing. */
const mayDeny = (words: readonly string[], language: Language) =>
  words.some((word) => inOrder(language).some((lang) => WORDS[lang].denials.has(word)))

/** Nor do they offer anything. */
function mayOffer(words: readonly string[], language: Language): boolean {
  const { or } = joinsOf(language)
  return words.some(
    (word) =>
      or.has(word) ||
      inOrder(language).some((lang) => {
        const { condition, beside, before } = WORDS[lang].offers
        return condition.has(word) || beside.has(word) || before.has(word)
      }),
  )
}

function isOffered(
  words: readonly string[],
  { from, to }: Stretch,
  next: string,
  language: Language,
): boolean {
  const { or } = joinsOf(language)
  const before = words[from - 1] ?? ''
  const behind = words[to] ?? ''
  // "Or gluten-free soy sauce" names a food of its own, which is judged beside the other.
  if ((or.has(before) && to === words.length) || or.has(behind)) return true
  return inOrder(language).some((lang) => {
    const { offers } = WORDS[lang]
    return (
      offers.before.has(before) ||
      offers.condition.has(next) ||
      words.some(
        (word, at) =>
          (at < from || at >= to) && (offers.condition.has(word) || offers.beside.has(word)),
      )
    )
  })
}
