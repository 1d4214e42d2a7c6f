/** The commands on the library itself. */

import type { Section } from './rows.ts'

export const LIBRARY: Section = {
  heading: 'Own library:',
  rows: [
    {
      usage: 'build-library <folder>',
      about: 'Add your own ingredients to the library',
      examples: ['build-library my-foods -o my.sqlite', 'search "house blend" --library my.sqlite'],
      load: async () => (await import('../commands/build-library.ts')).runBuildLibrary,
      options: (command) => command.option('-o, --output <file>', 'the library file to write'),
    },
    {
      usage: 'doctor',
      about: 'Examine the library',
      examples: ['doctor', 'doctor --json'],
      load: async () => (await import('../commands/doctor.ts')).runDoctor,
    },
  ],
}
