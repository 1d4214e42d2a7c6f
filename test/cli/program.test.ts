/** The command tree: whole, and with the one command that a command line names. */

import { describe, expect, test } from 'vitest'
import { processIo } from '../../src/cli/io.ts'
import { EXAMPLES, program } from '../../src/cli/program.ts'

const treeOf = (only?: string) => program(processIo(), '0', () => {}, { only })
const whole = await treeOf()
const names = whole.commands.map((command) => command.name())
/** These read the tree that they are in. */
const READERS = ['help', '__complete']

/** All that the help of a command and of those below it says. */
function told(command: typeof whole): readonly unknown[] {
  return [
    command.helpInformation(),
    EXAMPLES.get(command),
    ...command.commands.flatMap((below) => told(below)),
  ]
}

describe('the command tree', () => {
  test('names a command once', () => {
    expect(names).toHaveLength(new Set(names).size)
    expect(names.length).toBeGreaterThan(30)
  })

  test.each(names.filter((name) => !READERS.includes(name)))(
    'defines %s alone, as the whole tree has it',
    async (name) => {
      const { commands } = await treeOf(name)
      const inTree = whole.commands.find((command) => command.name() === name)!
      expect(commands.map((command) => command.name())).toEqual([name])
      expect(told(commands[0]!)).toEqual(told(inTree))
    },
  )

  test.each([undefined, ...READERS, 'serach', '--help', '-V', 'create', 'Search', ''])(
    'is whole for %j',
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
