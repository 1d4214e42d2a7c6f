/** Tests completion: the candidates at each position of the command tree, and completion in real shells. */

import { describe, expect, test } from 'vitest'
import { placeholder } from '../../src/cli/completion/candidates.ts'
import { readLine } from '../../src/cli/completion/line.ts'
import { SHELLS } from '../../src/cli/completion/scripts.ts'
import { ARGUMENT_VALUES, OPTION_VALUES } from '../../src/cli/completion/values.ts'
import { processIo } from '../../src/cli/io.ts'
import { program } from '../../src/cli/program.ts'
import { CONCERNS, DIETS } from '../../src/domain/restrictions.ts'
import { lacks } from '../support/programs.mts'
import { ingr, inPipe, onTerminal } from './run.ts'
import { typeInto } from './shells.ts'

/** Returns the completion candidates and their kind (such as `words` or `files`), as a shell receives them. */
async function offered(shell: string, line: string, env: Record<string, string> = {}) {
  const { code, out, err } = await onTerminal(['__complete', shell, '--', line], { env })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const [kind, ...list] = out.split('\n').slice(0, -1)
  return { kind, list }
}

describe('the line', () => {
  const rows: readonly (readonly [string, readonly string[], string, string])[] = [
    ['', [], '', ''],
    ['ingr ', ['ingr'], '', ''],
    ['ingr show but', ['ingr', 'show'], 'but', ''],
    ['ingr check "200 g but', ['ingr', 'check'], '200 g but', ''],
    ["ingr check '200 g' but", ['ingr', 'check', '200 g'], 'but', ''],
    ['ingr show red\\ be', ['ingr', 'show'], 'red be', ''],
    ['ingr check --lang=d', ['ingr', 'check'], '--lang=d', '--lang='],
    ['ingr check "a=b', ['ingr', 'check'], 'a=b', ''],
    ['ingr check butter:20', ['ingr', 'check'], 'butter:20', 'butter:'],
    ['INGR_LANG=de A=1 ingr show x=1 b', ['ingr', 'show', 'x=1'], 'b', ''],
    ['ingr check "a \\" b" \'c\\d\' ', ['ingr', 'check', 'a " b', 'c\\d'], '', ''],
    ['ingr show "" \\', ['ingr', 'show', ''], '\\', ''],
  ]
  test.each(rows)('%s', (line, words, current, broken) => {
    expect(readLine(line)).toEqual({ words, current, broken })
  })
})

describe('the command tree', async () => {
  const root = await program(processIo(), '0', () => {})
  const commands = root.commands.flatMap((one) => [one, ...one.commands])

  test('has a source of values for every option and every argument', () => {
    const options = commands.flatMap((one) => one.options.map(placeholder)).filter(Boolean)
    const args = commands
      .filter((one) => one.name() !== '__complete')
      .flatMap((one) => one.registeredArguments.map((argument) => argument.name()))
    expect([...new Set(options)].sort()).toEqual(Object.keys(OPTION_VALUES).sort())
    expect([...new Set(args)].sort()).toEqual(Object.keys(ARGUMENT_VALUES).sort())
  })

  test('is complete: every visible command, every option of each', async () => {
    const { kind, list } = await offered('bash', 'ingr ')
    expect(kind).toBe('words')
    expect(list).toEqual(
      root.commands.map((one) => one.name()).filter((name) => name !== '__complete'),
    )
    for (const command of root.commands.filter(({ commands: below }) => below.length === 0)) {
      if (['__complete', 'help'].includes(command.name())) continue
      const options = await offered('bash', `ingr ${command.name()} --`)
      expect(options.list).toEqual([...command.options.map(({ long }) => long), '--help'])
    }
  })
})

describe('candidates', () => {
  const rows: readonly (readonly [string, string, string, readonly string[]])[] = [
    ['zsh', 'ingr sea', 'words', ['search\tFind ingredients by name or meaning']],
    ['bash', 'ingr key ', 'words', ['issue', 'list', 'revoke', 'help']],
    ['bash', 'ingr help acc', 'words', ['account']],
    [
      'bash',
      'ingr help account ',
      'words',
      ['create', 'list', 'show', 'update', 'rename', 'block', 'unblock', 'delete'],
    ],
    ['bash', 'ingr help env', 'words', ['environment']],
    ['bash', 'ingr completion ', 'words', ['bash', 'zsh', 'fish']],
    ['bash', 'ingr show --lang ', 'words', ['de', 'en', 'es']],
    ['bash', 'ingr show -l ', 'words', ['de', 'en', 'es']],
    ['bash', 'ingr show --lang=d', 'words', ['de']],
    ['fish', 'ingr show --lang=d', 'words', ['--lang=de']],
    ['bash', 'ingr check --concern ', 'words', CONCERNS],
    ['bash', 'ingr check -c LACT', 'words', ['lactose']],
    [
      'bash',
      'ingr check -c soy,egg,s',
      'words',
      ['soy,egg,sesame', 'soy,egg,sulfite', 'soy,egg,shellfish'],
    ],
    ['bash', 'ingr check -c soy,sesame -c s', 'words', ['sulfite', 'shellfish']],
    [
      'bash',
      'ingr swap butter --for lactose,veg',
      'words',
      ['lactose,vegan', 'lactose,vegetarian'],
    ],
    ['bash', 'ingr check --fail-on ', 'words', ['uncertain', 'caution', 'incompatible']],
    ['bash', 'ingr diet ', 'words', DIETS],
    ['bash', 'ingr account create x --modules M1,', 'words', ['M1,M2', 'M1,M3', 'M1,M4']],
    ['bash', 'ingr account update x --plan ', 'words', ['free', 'standard', 'pro']],
    ['bash', 'ingr call ', 'words', ['GET', 'POST']],
    ['bash', 'ingr check --json --js', 'words', []],
    ['bash', 'ingr check -- --js', 'names', []],
    ['bash', 'ingr check -f ', 'files', []],
    ['bash', 'ingr build-library ', 'folders', []],
    ['bash', 'ingr show ', 'names', []],
    ['bash', 'ingr convert flour 2 cup gram ', 'words', []],
    ['bash', 'ingr convert flour 2 cu', 'names', ['cup']],
    ['zsh', 'ingr convert Mehl 2 --lang de ess', 'names', ['Esslöffel\tmetric-tablespoon']],
    ['zsh', 'ingr show buttermilk po', 'names', ['powder\tbuttermilk-powder']],
    ['bash', 'ingr show red-bell', 'names', ['red-bell-pepper']],
    ['bash', 'ingr show red bell', 'names', ['bell pepper']],
    [
      'bash',
      'ingr check "200 g buttermilk p',
      'names',
      ['200 g buttermilk powder', '200 g buttermilk pancake mix'],
    ],
    [
      'zsh',
      'ingr show --lang de mohr',
      'names',
      [
        'Möhre\tcarrot',
        'Möhrengrün\tcarrot-greens',
        'Möhrensaft\tcarrot-juice',
        'Möhrenkuchen\tcarrot-cake',
      ],
    ],
    [
      'fish',
      'ingr show --lang de mohr',
      'names',
      [
        'mohre\tMöhre, carrot',
        'mohrengrün\tMöhrengrün, carrot-greens',
        'mohrensaft\tMöhrensaft, carrot-juice',
        'mohrenkuchen\tMöhrenkuchen, carrot-cake',
      ],
    ],
    ['fish', 'ingr show --lang de MÖHRENSA', 'names', ['Möhrensaft\tcarrot-juice']],
    ['bash', 'ingr show --lang de moehrensa', 'names', ['Möhrensaft']],
    ['bash', 'ingr show --lang es mantequila', 'names', ['mantequilla']],
    ['bash', 'ingr frobnicate x', 'words', []],
    ['bash', 'ingr check "{\\"ing', 'names', []],
  ]
  test.each(rows)('%s: %s', async (shell, line, kind, list) => {
    expect(await offered(shell, line)).toEqual({ kind, list: [...list] })
  })

  test('are in the language of INGR_LANG, unless --lang names another; an unknown language is ignored', async () => {
    const first = async (line: string, lang: string) =>
      (await offered('bash', line, { INGR_LANG: lang })).list[0]
    expect(await first('ingr show mantequi', 'es')).toBe('mantequilla')
    expect(await first('ingr show --lang de mantequi', 'es')).not.toBe('mantequilla')
    expect(await first('ingr show buttermil', 'xx')).toBe('buttermilk')
  })

  test('without a library there are no ingredient names, and no error', async () => {
    expect(await offered('bash', 'ingr show --library /none but')).toEqual({
      kind: 'words',
      list: [],
    })
    expect((await offered('bash', 'ingr show --library /none --la')).list).toEqual(['--lang'])
  })
})

describe('the command', () => {
  test.each(SHELLS)('prints the script of %s, with --json in a body', async (shell) => {
    const { out, code } = await inPipe(['completion', shell])
    expect(code).toBe(0)
    expect(out).toContain(`ingr __complete ${shell} -- `)
    const { out: body } = await inPipe(['completion', shell, '--json'])
    expect(JSON.parse(body)).toEqual({ shell, script: out })
  })

  test('refuses an unknown shell', async () => {
    expect(await ingr(['completion', 'tcsh'])).toEqual({
      code: 2,
      out: '',
      err: 'ingr: unknown shell: tcsh (known: bash, zsh, fish)\n',
    })
  })

  test('the hidden command is in no help', async () => {
    expect((await inPipe(['--help'])).out).not.toContain('__complete')
  })
})

describe('in real shells', () => {
  /** Typed keys, including tabs, and the words that the program receives after completion. */
  const ROWS: readonly (readonly [keys: string, words: readonly string[]])[] = [
    ['ingr all\tbuttermilk\\ po\t', ['allergens', 'buttermilk powder']],
    ['ingr acc\tli\t', ['account', 'list']],
    ['ingr check --conc\tlactose,glu\t', ['check', '--concern', 'lactose,gluten']],
    ['ingr account update x --plan=st\t', ['account', 'update', 'x', '--plan=standard']],
    ['ingr check "200 g buttermilk po\t', ['check', '200 g buttermilk powder']],
    ["ingr check '2 EL buttermilk po\t --strict", ['check', '2 EL buttermilk powder', '--strict']],
    ['ingr show red-bell\t', ['show', 'red-bell-pepper']],
    ['ingr show red bell p\t', ['show', 'red', 'bell', 'pepper']],
    ['ingr show --lang de Möhrensa\t', ['show', '--lang', 'de', 'Möhrensaft']],
    ['ingr convert flour 2 cu\tgra\t', ['convert', 'flour', '2', 'cup', 'gram']],
    ['ingr check --file rec\t', ['check', '--file', 'recipe one.txt']],
    ['ingr build-library my\t', ['build-library', 'my-foods/']],
  ]
  /** Rows in which the typed text lacks an accent. fish keeps the text as typed; the other shells insert the accent. */
  const WITH_ACCENT = [
    'ingr show --lang de mohrensa\t',
    ['show', '--lang', 'de', 'Möhrensaft'],
  ] as const

  test.concurrent.for(SHELLS)('%s completes typed words', async (shell, { skip }) => {
    skip(lacks('script', ...(shell === 'bash' ? [] : [shell])))
    const typed = await typeInto(shell, [...ROWS.map(([keys]) => keys), WITH_ACCENT[0]])
    const corrected = WITH_ACCENT[1].map((word) =>
      shell === 'fish' ? word.replace('Mö', 'mo') : word,
    )
    // zsh removes a trailing slash at the end of the line.
    const rows = ROWS.map(([, words]) =>
      words.map((word) => (shell === 'zsh' ? word.replace(/\/$/, '') : word)),
    )
    expect(typed).toEqual([...rows, corrected])
  })
})
