/** Tests the commands for accounts, keys and usage, and how calls in the terminal are recorded. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openSqliteStore } from '../../src/accounts/sqlite-store.ts'
import { callLike, freshFolder } from '../support/accounts.ts'
import { ingr, onTerminal } from './run.ts'

/** Returns functions that run commands on a new accounts file, in a pipe or on a terminal. */
async function openAccounts(given: Readonly<Record<string, string>> = {}) {
  const folder = await freshFolder()
  const env = { INGR_ACCOUNTS: join(folder, 'accounts.sqlite'), INGR_METER: 'on', ...given }
  return {
    folder,
    piped: (...args: readonly string[]) => ingr(args, { env }),
    shown: (...args: readonly string[]) => onTerminal(args, { env }),
    /** Runs a command on a terminal of 120 columns. */
    wide: (...args: readonly string[]) => onTerminal(args, { env, columns: 120 }),
    json: async (...args: readonly string[]) =>
      JSON.parse((await ingr([...args, '--json'], { env })).out),
    /** Returns the lines of the journal without the parts that depend on the clock. */
    journal: () =>
      readdirSync(folder)
        .filter((name) => /^accounts\.sqlite\.local-\d{4}-\d\d\.ndjson$/.test(name))
        .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
        .map((line) => {
          const { at, latencyMs, ...call } = JSON.parse(line)
          expect([typeof at, typeof latencyMs]).toEqual(['number', 'number'])
          return call
        }),
  }
}

/** Replaces ids, keys and days with placeholders of the same width, so that tables stay aligned. */
const plain = (text: string) =>
  text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'i'.repeat(36))
    .replace(/ingr_\w{8}_\w{43}/g, 'k'.repeat(57))
    .replace(/(?<= {2})[0-9A-Za-z]{8}(?= {2}\d{4}-)/g, 'p'.repeat(8))
    .replace(/\d{4}-\d\d-\d\d/g, 'YYYY-MM-DD')

describe('tables on a terminal', () => {
  test('an account', async () => {
    const { shown } = await openAccounts()
    const { code, out, err } = await shown('account', 'create', 'Anna', '--lang', 'de')
    expect([code, plain(out), err]).toEqual([
      0,
      [
        'Name               Wert',
        'Kundennummer       iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii',
        'Name               Anna',
        'Tarif              free',
        'Module             M1 M2 M3 M4',
        'Credits je Monat   –',
        'Preis je Credit    –',
        'Ausgabengrenze     –',
        'Aufrufe je Minute  600',
        'gesperrt           nein',
        '',
      ].join('\n'),
      '',
    ])
  })

  test('accounts: a long name is shortened, an id never', async () => {
    const { shown, json } = await openAccounts()
    await json('account', 'create', 'Gasthaus zum Goldenen Hirschen am See in Unterbergen')
    const { out } = await shown('account', 'list', '--lang', 'es')
    expect(plain(out)).toBe(
      [
        'id de cliente                         nombre                   tarifa  bloqueada',
        'iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii  Gasthaus zum Goldenen    free    no',
        '                                      Hirschen am See in',
        '                                      Unterbergen',
        '',
      ].join('\n'),
    )
  })

  const remarks: readonly (readonly [string, string])[] = [
    ['de', 'Der Schlüssel wird nur dieses eine Mal gezeigt.\n'],
    ['en', 'The key is shown only this once.\n'],
    ['es', 'La clave solo se muestra esta vez.\n'],
  ]
  test.each(remarks)('a key, with a remark that it is shown once: %s', async (lang, remark) => {
    const { shown, json } = await openAccounts()
    const { customerId } = await json('account', 'create', 'Anna')
    const { out, err } = await shown('key', 'issue', customerId, '--lang', lang)
    expect(plain(out)).toContain('k'.repeat(57))
    expect(err).toBe(remark)
  })

  test('keys', async () => {
    const { shown, json } = await openAccounts()
    const { customerId } = await json('account', 'create', 'Anna')
    const { keyId } = await json('key', 'issue', customerId)
    await json('key', 'issue', customerId)
    await json('key', 'revoke', keyId)
    const { out } = await shown('key', 'list', customerId)
    expect(plain(out)).toBe(
      [
        'id                                    prefix    issued      revoked',
        'iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii  pppppppp  YYYY-MM-DD  YYYY-MM-DD',
        'iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii  pppppppp  YYYY-MM-DD  –',
        '',
      ].join('\n'),
    )
  })

  test('keys with a name, an expiry date and scopes', async () => {
    const { wide, piped, json } = await openAccounts()
    const { customerId } = await json('account', 'create', 'Anna')
    const { keyId } = await json(
      ...['key', 'issue', customerId, '--name', 'shop', '--expires', '2099-12-31'],
      ...['--scopes', 'M1, M2'],
    )
    const { keys } = await json('key', 'list', customerId)
    expect(keys).toEqual([
      {
        ...{ keyId, prefix: keys[0].prefix, createdAt: keys[0].createdAt, revokedAt: null },
        ...{ name: 'shop', expiresAt: '2099-12-31T23:59:59.999Z', usedOn: null },
        scopes: ['M1', 'M2'],
      },
    ])
    const { out } = await wide('key', 'list', customerId)
    expect(plain(out)).toBe(
      [
        'id                                    prefix    issued      revoked  name  expires     modules',
        'iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii  pppppppp  YYYY-MM-DD  –        shop  YYYY-MM-DD  M1 M2',
        '',
      ].join('\n'),
    )
    const { out: tabbed } = await piped('key', 'list', customerId)
    expect(tabbed.trimEnd().split('\t').slice(3)).toEqual([
      ...['–', 'shop', '2099-12-31T23:59:59.999Z', '–', 'M1 M2'],
    ])
  })

  const heads: readonly (readonly [string, readonly string[]])[] = [
    ['de', ['Tag', 'Modul', 'Funktion', 'Aufrufe', 'Fehler', 'Credits', 'ms im Mittel']],
    ['en', ['day', 'module', 'function', 'requests', 'errors', 'credits', 'mean ms']],
    ['es', ['día', 'módulo', 'función', 'llamadas', 'errores', 'créditos', 'ms medios']],
  ]
  test.each(heads)('usage: %s', async (lang, expected) => {
    const { shown, piped } = await openAccounts()
    await piped('languages')
    const { out } = await shown('usage', '--lang', lang)
    const [head, row] = out.split('\n').map((line) => line.split(/ {2,}/))
    expect(head).toEqual(expected)
    expect(row!.slice(1, -1)).toEqual(['M1', 'languages', '1', '0', '1'])
  })
})

describe('every command is metered under its function', () => {
  const one = (name: string, credits: number) => ({ function: name, credits, failed: false })
  const rows: readonly (readonly [string, readonly object[]])[] = [
    ['search carrot', [one('search', 1)]],
    ['complete tom', [one('autocomplete', 1)]],
    ['show butter', [one('detail', 1)]],
    ['count', [one('count', 1)]],
    ['categories', [one('categories', 1)]],
    ['units', [one('units', 1)]],
    ['languages', [one('languages', 1)]],
    ['allergens butter', [one('allergens', 5)]],
    ['check butter', [one('check', 5)]],
    ['diet vegan butter', [one('diet', 5)]],
    ['fodmap onion', [one('fodmap', 5)]],
    ['histamine parmesan', [one('histamine', 5)]],
    ['convert butter 1 cup gram', [one('convert', 2)]],
    ['nutrition butter', [one('nutrition', 3)]],
    ['analyze butter:10g', [one('analyze', 3)]],
    ['usage', [one('usage', 0)]],
    ['parse butter', [one('recipeParse', 1)]],
    ['check two-eggs-and-butter', [one('recipeCheck', 5)]],
    ['doctor', []],
    ['account list', []],
    ['check butter --concern dairy --fail-on incompatible', [one('check', 5)]],
    ['show nowhere', [{ function: 'detail', credits: 0, failed: true }]],
    ['search carrot --limit 0', [{ function: 'search', credits: 0, failed: true }]],
    ['search', []],
    ['search --help', []],
  ]
  test.each(rows)('%s', async (line, expected) => {
    const { piped, journal } = await openAccounts()
    await piped(...line.split(' '))
    expect(journal()).toEqual(expected)
  })

  test('a batch costs its number of checks', async () => {
    const { folder, piped, journal } = await openAccounts()
    const check = { items: [{ ingredientId: 'butter' }] }
    await piped('batch', JSON.stringify({ checks: [check, { items: [] }, check] }))
    writeFileSync(join(folder, 'checks.ndjson'), `${JSON.stringify(check)}\n`.repeat(120))
    await piped('batch', '--ndjson', '--file', join(folder, 'checks.ndjson'))
    await piped('batch', '{"checks":[]}')
    const calls = journal()
    expect(calls[0]).toEqual({ function: 'checkBatch', credits: 15, failed: false })
    expect(calls.at(-1)).toEqual({ function: 'checkBatch', credits: 0, failed: true })
    // A stream is recorded as one call per write. The number of writes depends on the speed of the machine.
    const streamed = calls.slice(1, -1)
    expect(streamed.map(({ failed }) => failed)).not.toContain(true)
    expect(streamed.reduce((sum, { credits }) => sum + credits, 0)).toBe(600)
  })

  test('INGR_METER=off turns it off', async () => {
    const { folder, piped } = await openAccounts({ INGR_METER: 'off' })
    await piped('search', 'carrot')
    expect(readdirSync(folder)).toEqual([])
  })

  test('and no accounts file is opened', async () => {
    const { folder, piped, journal } = await openAccounts()
    await piped('search', 'carrot')
    expect(readdirSync(folder)).toHaveLength(1)
    expect(journal()).toHaveLength(1)
  })
})

describe('a look-up still answers if nothing can be written', () => {
  const locations: readonly (readonly [string, (folder: string) => string])[] = [
    [
      'inside a file',
      (folder) => {
        writeFileSync(join(folder, 'file'), '')
        return join(folder, 'file', 'accounts.sqlite')
      },
    ],
    [
      'where there is a folder',
      (folder) => {
        const month = new Date().toISOString().slice(0, 7)
        mkdirSync(join(folder, `a.sqlite.local-${month}.ndjson`))
        return join(folder, 'a.sqlite')
      },
    ],
    ['without permission', () => '/proc/ingr/accounts.sqlite'],
  ]
  test.each(locations)('%s', async (_, location) => {
    const env = { INGR_ACCOUNTS: location(await freshFolder()), INGR_METER: 'on' }
    const args = ['search', 'carrot', '--json']
    const [metered, quiet] = [await ingr(args, { env }), await ingr(args)]
    expect([metered.code, metered.out]).toEqual([0, quiet.out])
    expect(metered.err).toMatch(/^ingr: usage not recorded: [^\n]+\n$/)
    const failing = await ingr(['show', 'nowhere'], { env })
    expect(failing.code).toBe(3)
  })

  test('and a broken accounts file is not even opened', async () => {
    const { folder, piped, shown } = await openAccounts()
    writeFileSync(
      join(folder, 'accounts.sqlite'),
      'not a database, a text of some length\n'.repeat(9),
    )
    const answer = await piped('languages')
    expect([answer.code, answer.err]).toEqual([0, ''])
    expect(await shown('usage')).toEqual({
      code: 1,
      out: '',
      err: `ingr: accounts cannot be opened: ${folder}/accounts.sqlite (file is not a database)\n`,
    })
  })

  test('with accounts in a remote database, the journal is in the data folder', async () => {
    const folder = await freshFolder()
    const env = { INGR_ACCOUNTS: 'postgres://db/ingr', XDG_DATA_HOME: folder, INGR_METER: 'on' }
    expect((await ingr(['languages'], { env })).err).toBe('')
    expect(readdirSync(join(folder, 'ingr')).sort()).toEqual([
      expect.stringMatching(/^db_ingr\.[0-9a-f-]{36}\.local-\d{4}-\d\d\.ndjson$/),
      'machine-id',
    ])
  })
})

test('accounts, keys and usage need no library of ingredients', async () => {
  const { piped, json } = await openAccounts({ INGR_LIBRARY: '/nowhere.sqlite' })
  const { customerId } = await json('account', 'create', 'Anna')
  const answers = [
    await piped('account', 'list'),
    await piped('key', 'issue', customerId),
    await piped('usage', '--customer', customerId),
    await piped('usage'),
  ]
  expect(answers.map(({ code, err }) => [code, err.replace(/[0-9a-f-]{36}/, 'iiii')])).toEqual([
    [0, ''],
    // Only the key is on standard output, so that `KEY=$(ingr key issue …)` works.
    [0, 'id: iiii\n'],
    [0, 'no calls in this period\n'],
    // Commands for operators are not counted as calls.
    [0, 'no calls in this period\n'],
  ])
})

test('damaged lines of the journal are reported on stderr', async () => {
  const { folder, piped } = await openAccounts()
  await piped('languages')
  const [journal = ''] = readdirSync(folder)
  writeFileSync(join(folder, journal), `half a line\n${readFileSync(join(folder, journal))}`)
  const { code, out, err } = await piped('usage', '--lang', 'es')
  expect([code, out.split('\t').slice(1, -1), err]).toEqual([
    0,
    ['M1', 'languages', '1', '0', '1'],
    'líneas dañadas del registro omitidas: 1\n',
  ])
})

test('concurrent look-ups in several terminals are all counted', async () => {
  const { piped, json } = await openAccounts()
  await Promise.all(Array.from({ length: 8 }, () => piped('languages')))
  const [, counted] = await Promise.all([piped('languages'), json('usage'), json('usage')])
  const { usage } = await json('usage')
  expect(counted.usage[0].requests).toBeGreaterThanOrEqual(8)
  expect(usage.map((row: Record<string, unknown>) => [row.function, row.requests])).toEqual([
    ['languages', 9],
    ['usage', 2],
  ])
})

describe('usage of a month', () => {
  test('of all customers: table, tab-separated, CSV and JSON', async () => {
    const { folder, piped, wide, json } = await openAccounts()
    const { customerId } = await json(
      ...['account', 'create', '=Anna; "sl"', '--monthly-quota', '7', '--credit-price', '0.125'],
    )
    const store = openSqliteStore(join(folder, 'accounts.sqlite'))
    await store.record([callLike({ customerId, credits: 20 }), callLike({ customerId })])
    await store.close()
    const all = ['usage', '--all', '--month', '2026-11']
    expect(await json(...all)).toEqual({
      month: '2026-11',
      customers: [
        {
          ...{ customerId, name: '=Anna; "sl"', requests: 2, errors: 0, units: 21 },
          ...{ overage: 14, price: 1.75 },
        },
      ],
    })
    expect((await piped(...all)).out).toBe(`${customerId}\t=Anna; "sl"\t2\t0\t21\t14\t1.75\n`)
    expect((await piped(...all, '--csv', '--lang', 'de')).out).toBe(
      [
        '\ufeffKundennummer;Name;Aufrufe;Fehler;Credits;über dem Kontingent;Preis',
        `${customerId};"'=Anna; ""sl""";2;0;21;14;1,75`,
        '',
      ].join('\n'),
    )
    expect(plain((await wide(...all)).out)).toBe(
      [
        'customer id                           name         requests  errors  credits  beyond quota  price',
        'iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii  =Anna; "sl"         2       0       21            14   1.75',
        '',
      ].join('\n'),
    )
    expect(await piped('usage', '--all', '--month', '2020-01')).toEqual({
      ...{ code: 0, out: '', err: 'no calls in this period\n' },
    })
    const one = await json('usage', '--customer', customerId, '--month', '2026-11')
    expect([one.month, one.usage.length, one.usage[0].units]).toEqual(['2026-11', 1, 21])
  })

  test('of the terminal', async () => {
    const { piped, json } = await openAccounts()
    await piped('languages')
    const month = new Date().toISOString().slice(0, 7)
    const { usage } = await json('usage', '--month', month)
    expect(usage.map((row: Record<string, unknown>) => row.function)).toEqual(['languages'])
    expect((await json('usage', '--month', '2020-01')).usage).toEqual([])
  })

  const refused: readonly (readonly [line: string, message: string])[] = [
    ['--month 2026-13', 'month is not a month such as 2026-11: 2026-13'],
    ['--all --month november', 'month is not a month such as 2026-11: november'],
    ['--all --days 7', 'give --all or --days, not both'],
    ['--all --customer local', 'give --all or --customer, not both'],
    ['--month 2026-11 --days 7', 'give --month or --days, not both'],
  ]
  test.each(refused)('%s', async (line, message) => {
    const { piped } = await openAccounts()
    const { code, out, err } = await piped('usage', ...line.split(' '), '--lang', 'en')
    expect([code, out, err]).toEqual([2, '', `ingr: ${message}\n`])
  })
})
