/** The topics of `ingr help` besides the commands. */

import type { HelpWords } from './help.ts'

export const TOPICS = ['items', 'verdicts', 'environment', 'exit-codes'] as const
export type Topic = (typeof TOPICS)[number]

export function topicsText({ say }: HelpWords): string {
  const lines = TOPICS.map(
    (topic) => `  ${`ingr help ${topic}`.padEnd(24)}${say(`topic.${topic}`)}`,
  )
  return [say('heading.topics'), ...lines].join('\n')
}
