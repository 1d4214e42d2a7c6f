/** Distinguishes misspelt names from different words that resemble them, by the errors that people usually make. */

/** Minimum length of a recognizable word, by type of spelling error. With any other error, it is a different word. */
const MIN_LENGTH = {
  /** Two letters swapped, a letter doubled, or a double letter typed once. */
  order: 5,
  /** A wrong vowel, a neighbour on the keyboard, or a letter with a similar sound. */
  near: 6,
  /** A letter omitted or added. */
  count: 8,
  /** Two errors in one word. */
  two: 12,
}

/** Minimum length at which `written` may be a misspelling of `name`; infinite if people do not make such an error. */
export function minLengthToRecognize(written: string, name: string): number {
  if (written === name) return 0
  const begin = sharedBeginning(written, name)
  const end = sharedBeginning(reversed(written.slice(begin)), reversed(name.slice(begin)))
  const off = written.slice(begin, written.length - end)
  const meant = name.slice(begin, name.length - end)
  const isReplaced = off.length === 1 && meant.length === 1
  // A wrong first letter must sound like the right one: people know how a word begins, even if they cannot spell it.
  if (begin === 0 && !(isReplaced && soundsAlike(off, meant)))
    return off === 'h' || meant === 'h' ? MIN_LENGTH.count : Number.POSITIVE_INFINITY
  if (off.length + meant.length === 1)
    return written[begin - 1] === off + meant ? MIN_LENGTH.order : MIN_LENGTH.count
  if (isReplaced) {
    if (end === 0 && isGender(off, meant)) return Number.POSITIVE_INFINITY
    const isNear = soundsAlike(off, meant) || areNeighbours(off, meant)
    return isNear ? MIN_LENGTH.near : Number.POSITIVE_INFINITY
  }
  const isSwapped = off.length === 2 && off[0] === meant[1] && off[1] === meant[0]
  return isSwapped ? MIN_LENGTH.order : MIN_LENGTH.two
}

function sharedBeginning(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

const reversed = (text: string) => [...text].reverse().join('')

/** True if the words differ in Spanish gender, and thus in meaning: "manzano" is the tree that bears a "manzana". */
const isGender = (one: string, other: string) =>
  one !== other && 'ao'.includes(one) && 'ao'.includes(other)

/** Groups of letters that may sound alike. */
const ALIKE = ['aeiouy', 'bp', 'dt', 'cgkq', 'csz', 'fvw', 'bvw', 'gjxh', 'mn', 'ijy', 'lr', 'kx']

const soundsAlike = (one: string, other: string) =>
  ALIKE.some((letters) => letters.includes(one) && letters.includes(other))

/** Rows of the keyboard; y and z are swapped in German layouts. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm']

const areNeighbours = (one: string, other: string) =>
  ROWS.some((row) => row.includes(one + other) || row.includes(other + one))
