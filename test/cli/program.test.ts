/** Tests the command tree, both complete and reduced to the command that was called. */

import { describe, expect, test } from 'vitest'
import { processIo } from '../../src/cli/io.ts'
import { EXAMPLES, program } from '../../src/cli/program.ts'

const treeOf = (only?: string) => program(processIo(), '0', () => {}, { only })
const whole = await treeOf()
const names = whole.commands.map((command) => command.name())
/** Commands that need the whole command tree. */
const READERS = ['help', '__complete']

/** Returns everything that the help prints about a command and its subcommands. */
function helpOf(command: typeof whole): readonly unknown[] {
  return [
    command.helpInformation(),
    EXAMPLES.get(command),
    ...command.commands.flatMap((below) => helpOf(below)),
  ]
}

describe('the command tree', () => {
  test('names each command once', () => {
    expect(names).toHaveLength(new Set(names).size)
    expect(names.length).toBeGreaterThan(30)
  })

  test.each(names.filter((name) => !READERS.includes(name)))(
    'defines only %s, as in the whole tree',
    async (name) => {
      const { commands } = await treeOf(name)
      const inTree = whole.commands.find((command) => command.name() === name)!
      expect(commands.map((command) => command.name())).toEqual([name])
      expect(helpOf(commands[0]!)).toEqual(helpOf(inTree))
    },
  )

  test.each([undefined, ...READERS, 'serach', '--help', '-V', 'create', 'Search', ''])(
    'is complete for %j',
    async (word) => {
      expect((await treeOf(word)).commands.map((command) => command.name())).toEqual(names)
    },
  )

  test.each(names.filter((name) => !READERS.includes(name)))(
    '%s opens with an example of itself',
    (name) => {
      const command = whole.commands.find((one) => one.name() === name)!
      expect(EXAMPLES.get(command)?.[0]?.split(' ')[0]).toBe(name)
    },
  )
})
