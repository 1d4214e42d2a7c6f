/** The topics that `ingr help` explains beside the commands. */

import type { HelpWords } from './help.ts'

export const TOPICS = {
  items: 'how ingredients, amounts and recipes are written',
  verdicts: 'what verdicts, question marks and confidences mean',
  environment: 'the variables that ingr reads',
  'exit-codes': 'what the exit code says',
} as const
export type Topic = keyof typeof TOPICS

export function topicsText({ say }: HelpWords): string {
  const lines = Object.entries(TOPICS).map(
    ([topic, about]) => `  ${`ingr help ${topic}`.padEnd(24)}${say(about)}`,
  )
  return [say('Topics:'), ...lines].join('\n')
}
