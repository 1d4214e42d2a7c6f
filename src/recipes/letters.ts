/** Removes text that emails, chats and scans add to a recipe. */

import { nameKey } from '../language/fold.ts'
import { lettered } from '../language/lettered.ts'
import { inAnyLanguage } from './lines.ts'

export interface Letter {
  readonly lines: readonly string[]
  /** Number of lines in the mail header. Without a header, it is 0 and the subject is null. */
  readonly head: number
  readonly subject: string | null
}

/** Removes senders and times from chat messages, rejoins words hyphenated at line ends, and finds the mail header. */
export function letterOf(lines: readonly string[]): Letter {
  const whole = mended(withoutSenders(lines))
  const end = lines.findIndex((line) => !hasLabel(line, 'headers'))
  const head = Math.max(0, end)
  const [subject] = lines.slice(0, head).flatMap((line) => subjectIn(line) ?? [])
  if (subject === undefined || head < LEAST_OF_HEAD) return { lines: whole, head: 0, subject: null }
  return { lines: whole, head, subject }
}

const LEAST_OF_HEAD = 2

/** Matches the sender and time of a chat message: "[12.03.24, 18:22] Mama: ", "12/03/2024, 6:22 pm - Mum: ". */
const SENDER =
  /^[\u200e\u200f]?\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s*[ap]\.?\s?m\.?)?\]?\s*[-–]?\s*[^:\d]{1,40}:\s/iu

const LEAST_MESSAGES = 2

function withoutSenders(lines: readonly string[]): readonly string[] {
  const isChat = lines.filter((line) => SENDER.test(line)).length >= LEAST_MESSAGES
  return isChat ? lines.map((line) => line.replace(SENDER, '')) : lines
}

const LABEL = lettered(String.raw`^(\p{L}+)(?:-\p{L}+)?\s*:`)

function hasLabel(line: string, list: 'headers' | 'subject' | 'replies'): boolean {
  const label = nameKey(LABEL(line).exec(line)?.[1] ?? '')
  return inAnyLanguage(({ letters }) => letters[list].has(label))
}

const afterLabel = (line: string) => line.slice(line.indexOf(':') + 1).trim()

/** Subject of an email without "Re:" or "WG:"; undefined if the line has no subject. */
function subjectIn(line: string): string | undefined {
  if (!hasLabel(line, 'subject')) return undefined
  let subject = afterLabel(line)
  while (hasLabel(subject, 'replies')) subject = afterLabel(subject)
  return subject === '' ? undefined : subject
}

const CUT = lettered(String.raw`\p{Ll}[-\u00ad¬]\s*$`)
const REST = lettered(String.raw`^\s*(\p{Ll}[\p{L}\p{M}]*[,.;:)]*)\s*(.*)$`)

/** Rejoins hyphenated words: "80 g Rosi-", "nen, 2 EL" becomes "80 g Rosinen,", "2 EL". Line numbers do not change. */
function mended(lines: readonly string[]): readonly string[] {
  const whole = [...lines]
  for (let at = 0; at + 1 < whole.length; at++) {
    const [line = '', next = ''] = whole.slice(at, at + 2)
    const [, end = '', rest = ''] = CUT(line).test(line) ? (REST(next).exec(next) ?? []) : []
    if (end === '' || inAnyLanguage(({ letters }) => letters.joins.has(nameKey(end)))) continue
    whole[at] = line.trimEnd().slice(0, -1) + end
    whole[at + 1] = rest
  }
  return whole
}
