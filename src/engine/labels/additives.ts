/** Numbers of additives in the words of a label: "E 322", "E-300", "E150d", "INS 471". */

const NUMBER =
  /(?<![a-z0-9])(?:e|ins)[ -]?(\d{3,4}) ?([a-j](?![a-z]))?(?: ?\(?(i{1,3}|iv|vi?)\)?(?![a-z]))?(?![0-9])/g

export interface NumberAt {
  /** As the law writes it, without a space: `E322`, `E150d`. */
  readonly number: string
  /** The Roman number of its form: `ii`; empty where none stands there. */
  readonly form: string
  readonly from: number
  readonly to: number
}

/** A number behind a class name, without its letter: "emulsifier (322)", "flavour enhancers 627, 631". */
const BARE = /^(\d{3,4}) ?([a-j])?(?: ?\(?(i{1,3}|iv|vi?)\)?)?$/

/** The only number that all of the words are, where a class name says that they are one. */
export function bareNumber(folded: string): NumberAt | undefined {
  const match = BARE.exec(folded)
  if (!match) return undefined
  const [{ length }, digits, letter = '', form = ''] = match
  return { number: `E${digits}${letter}`, form, from: 0, to: length }
}

/** `folded` is folded letter by letter. */
export function numbersIn(folded: string): readonly NumberAt[] {
  return [...folded.matchAll(NUMBER)].map((match) => ({
    number: `E${match[1]}${match[2] ?? ''}`,
    form: match[3] ?? '',
    from: match.index,
    to: match.index + match[0].length,
  }))
}
