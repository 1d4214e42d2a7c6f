/** The commands for those who write scripts: completion, and the form of the JSON. */

import type { Section } from './rows.ts'

export const SHELL: Section = {
  heading: 'Help:',
  rows: [
    {
      usage: 'completion <shell>',
      about:
        'Print the script that completes commands and ingredients in a shell: bash, zsh or fish',
      examples: ['completion bash > ~/.local/share/bash-completion/completions/ingr'],
      load: async () => (await import('../commands/completion.ts')).runCompletion,
    },
    {
      usage: 'schema [command...]',
      about: 'JSON Schema of what a command prints with --json; without a command the list of them',
      examples: ['schema', 'schema check', 'schema batch --ndjson', 'schema account create'],
      load: async () => (await import('../commands/schema.ts')).runSchema,
      options: (command) => command.option('--ndjson', 'of one line of --ndjson'),
    },
  ],
}
