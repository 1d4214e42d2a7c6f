/**
 * Regression tests for sentences of the specification that the program once violated. Each test quotes a sentence and
 * checks it over HTTP, in the terminal and in all three languages.
 */

// tier: sweep

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/domain/languages.ts'
import { DIMENSIONS } from '../../src/domain/restrictions.ts'
import { UNRESOLVED_CODES } from '../../src/domain/unresolved.ts'
import { inPipe } from '../cli/run.ts'
import { freshMachine } from '../http/program.ts'
import { LIBRARY, testServer } from '../http/support.ts'
import { sweep } from '../support/tiers.mts'

const server = await testServer()
const customer = await server.customer({ rateLimit: null })
const folder = mkdtempSync(join(tmpdir(), 'ingr-deviations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A test of a sentence in the document: `run` must return `expected`. */
interface Case {
  readonly about: string
  readonly run: () => unknown
  readonly expected: unknown
}

const item = (about: string, run: Case['run'], expected: unknown): Case => ({
  about,
  run,
  expected,
})

async function http(method: string, path: string, body?: unknown) {
  const { status, text } = await customer.ask(method, path, body)
  return { status, body: JSON.parse(text) }
}
const outcome = async (method: string, path: string, body?: unknown) => {
  const answer = await http(method, path, body)
  return `${answer.status} ${answer.body.error?.code ?? ''}`.trim()
}
const post = (path: string, body: unknown) => http('POST', `/v1/${path}`, body)

async function jsonOf(...words: readonly string[]) {
  const { out, err } = await inPipe([...words, '--json'])
  if (out === '') throw new Error(err)
  return JSON.parse(out)
}
const exit = async (...words: readonly string[]) => (await inPipe(words)).code

function fileOf(name: string, value: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(value))
  return path
}

const ITEMS = [{ ingredientId: 'butter', amount: 50, unit: 'g' }]

/** Words with a letter missing, added or swapped: at the beginning, in the middle and at the end. */
const SLIPS: Readonly<Record<(typeof LANGUAGES)[number], Readonly<Record<string, string>>>> = {
  en: {
    arlic: 'garlic',
    buter: 'butter',
    chiken: 'chicken',
    yogrt: 'yogurt',
    choclat: 'chocolate',
  },
  de: { wiebel: 'Zwiebel', Zwibel: 'Zwiebel', Kartofel: 'Kartoffel', Buttter: 'Butter' },
  es: { anahoria: 'zanahoria', zanahroia: 'zanahoria', azucr: 'azúcar', tomatee: 'tomate' },
}

const NO_KEYS: readonly Readonly<Record<string, string>>[] = [
  {},
  { authorization: 'Bearer ' },
  { authorization: 'Basic YTpi' },
  { 'x-api-key': '' },
]

const JUNK = ["g'", '-g', '(g)', 'g)', '"g"', 'g;', '$cup', '*EL*', 'cup!', '<g>', 'g\u0000']

const PATHS = [
  '',
  '/allergens',
  '/nutrition',
  '/substitutes',
  '/pairings',
  '/similar',
  '/profile',
] as const
const NAMED = { en: ['milk', 'flour'], de: ['Milch', 'Mehl'], es: ['leche', 'harina'] }

/** Concerns that are misspelt, translated or in the wrong case. */
const MISTYPED = ['Milch', 'glutn', 'GLUTEN', 'leche', 'dairy;', 'alles']
/** Entries of `MISTYPED` that the command line accepts, with their meaning. The HTTP API rejects all entries. */
const UNDERSTOOD: Readonly<Record<string, string>> = {
  Milch: 'lactose,dairy',
  GLUTEN: 'gluten',
  leche: 'lactose,dairy',
  'dairy;': 'dairy',
}
/** A meal that is incompatible with every concern that the words above may mean. */
const MEAL = ['butter', 'wheat-flour']

/** Returns the output with `--json`, and the body of the same request over HTTP. */
async function bodies(words: readonly string[], method: string, path: string, body?: unknown) {
  const { out } = await inPipe([...words, '--json'])
  return [out, (await customer.ask(method, path, body)).text]
}

/** Lines with a unit as users write it, each with the ingredient, amount and unit for an equivalent HTTP request. */
const MEASURES = [
  ['en', '2 tbsp butter', 'butter', 2, 'tbsp'],
  ['en', '2tbsp butter', 'butter', 2, 'tbsp'],
  ['en', '2 cups butter', 'butter', 2, 'cups'],
  ['en', '100 grams butter', 'butter', 100, 'grams'],
  ['en', '1 lb. butter', 'butter', 1, 'lb.'],
  ['de', '2 EL Butter', 'butter', 2, 'EL'],
  ['de', '2 Tassen Butter', 'butter', 2, 'Tassen'],
  ['de', '1 Pck. Backpulver', 'baking-powder', 1, 'Pck.'],
  ['es', '2 cucharadas de mantequilla', 'butter', 2, 'cucharadas'],
  ['es', '2 tazas de mantequilla', 'butter', 2, 'tazas'],
] as const

/** Lines without a readable food, each with the reason that the answer gives. */
const PASSED_OVER = [
  ['; ;', 'markup'],
  [';', 'markup'],
  [',', 'markup'],
  ['???', 'markup'],
  ['()', 'markup'],
  ['[ ]', 'markup'],
  ['%', 'markup'],
  ['…', 'markup'],
  ['***', 'ruled line'],
  ['"', 'markup'],
  ['https://butter.example/cake', 'markup'],
] as const

/** Texts without any visible character. */
const INVISIBLE = ['', ' ', '\u00a0', '\u200b', '\u202e', '\u0007', ' \u2060\ufeff\n']

const NEAR = {
  buter: 'butter',
  chiken: 'chicken',
  milc: 'whole-milk',
  mantequila: 'butter',
  Mehk: 'wheat-flour',
  cebola: 'onion',
  Zwibel: 'onion',
  garlik: 'garlic',
  bred: 'bread',
  lech: 'whole-milk',
} as const

const DEVIATIONS: readonly (readonly [number: number, sentence: string, cases: readonly Case[]])[] =
  [
    [
      1,
      '`suggestions` array of {`ingredientId`, `name`}. Typo-tolerant.',
      LANGUAGES.flatMap((lang) =>
        Object.entries(SLIPS[lang]).flatMap(([typed, name]) => [
          item(
            `${typed} (${lang}), HTTP`,
            async () => {
              const path = `/v1/ingredients/autocomplete?q=${encodeURIComponent(typed)}&lang=${lang}&limit=5`
              const { suggestions } = (await http('GET', path)).body
              return suggestions.map((one: { name: string }) => one.name)
            },
            expect.arrayContaining([name]),
          ),
          item(
            `${typed} (${lang}), terminal`,
            async () => (await inPipe(['complete', typed, '--lang', lang, '--limit', '5'])).out,
            expect.stringContaining(name),
          ),
        ]),
      ),
    ],
    [
      2,
      '| cuisineStrength | string | … | animalSources | array of string |',
      LANGUAGES.flatMap((lang) => [
        item(`every ingredient (${lang})`, async () => {
          const wrong: string[] = []
          for (const id of sweep(LIBRARY.ids())) {
            const { body } = await http('GET', `/v1/ingredients/${id}?lang=${lang}`)
            const { cuisineStrength: strength, animalSources: sources } = body
            const isFine =
              Array.isArray(sources) && sources.every((one: unknown) => typeof one === 'string')
            if (typeof strength !== 'string' || strength === '' || !isFine) wrong.push(id)
          }
          return wrong
        }, []),
        item(
          `a food that no cuisine claims (${lang}), terminal`,
          async () => (await jsonOf('show', 'water', '--lang', lang)).cuisineStrength,
          'none',
        ),
      ]),
    ],
    [
      3,
      'decisions: `NO_COLOR`, `FORCE_COLOR`, `--no-color`, `--color`',
      LANGUAGES.flatMap((lang) =>
        [
          'check butter flour',
          'diet vegan butter',
          'batch [{"items":[{"ingredientId":"butter"}]}]',
        ].map((line) =>
          item(
            `${line} (${lang})`,
            async () => {
              const words = [...line.split(' '), '--lang', lang]
              const plain = (await inPipe(words)).out
              const coloured = (await inPipe([...words, '--color'])).out
              return {
                isColoured: coloured.includes('\u001b['),
                isPlain: !plain.includes('\u001b['),
                same: stripVTControlCharacters(coloured) === plain,
                off:
                  (await inPipe([...words, '--no-color'], '', { FORCE_COLOR: '1' })).out === plain,
                json: (await inPipe([...words, '--json', '--color'])).out.includes('\u001b['),
              }
            },
            { isColoured: true, isPlain: true, same: true, off: true, json: false },
          ),
        ),
      ),
    ],
    [
      4,
      'Unit conversion may return 400 (bad input)',
      JUNK.flatMap((unit) => [
        item(
          `${JSON.stringify(unit)} over HTTP`,
          async () => [
            await outcome('POST', '/v1/units/convert', {
              ...{ ingredientId: 'butter', amount: 1, fromUnit: unit, toUnit: 'gram' },
            }),
            await outcome('POST', '/v1/units/convert', {
              ...{ ingredientId: 'butter', amount: 1, fromUnit: 'gram', toUnit: unit },
            }),
            await outcome(
              'GET',
              `/v1/ingredients/butter/nutrition?amount=1&unit=${encodeURIComponent(unit)}`,
            ),
            ...(await Promise.all(
              ['compatibility/check', 'compatibility/fodmap', 'nutrition/analyze'].map(
                async (path) =>
                  (
                    await post(path, { items: [{ ...ITEMS[0], unit }] })
                  ).body.unresolved[0].code,
              ),
            )),
          ],
          [...Array(3).fill('400 UNKNOWN_UNIT'), ...Array(3).fill('UNKNOWN_UNIT')],
        ),
        item(
          `${JSON.stringify(unit)} in the terminal`,
          () => exit('convert', 'butter', '1', unit, 'gram'),
          2,
        ),
      ]),
    ],
    [
      5,
      'A missing or invalid key gives 401.',
      [
        ...[
          "' OR '1'='1",
          'a b',
          '{"key":"x"}',
          '\u00e4\u00f6\u00fc',
          '<script>',
          'ingr_',
          ';',
          '\u00a0x',
        ].map((key) =>
          item(`Bearer ${key}`, async () => {
            const headers = { authorization: `Bearer ${key}` }
            const { status, body } = await server.ask('GET', '/v1/meta/languages', { headers })
            return [status, (body as { error: { code: string } }).error.code]
          }, [401, 'INVALID_API_KEY']),
        ),
        ...NO_KEYS.map((headers) =>
          item(JSON.stringify(headers), async () => {
            const { status, body } = await server.ask('GET', '/v1/meta/languages', { headers })
            return [status, (body as { error: { code: string } }).error.code]
          }, [401, 'MISSING_API_KEY']),
        ),
      ],
    ],
    [
      6,
      '`items` array of {`ingredientId`, `amount`, `unit`, `grams`, …}: the unit that was sent',
      [
        ...['g', 'gram', 'EL', 'tazas', 'Pck.', 'lb.', 'cups'].map((unit) =>
          item(
            `${unit} over HTTP`,
            async () =>
              (await post('nutrition/analyze', { items: [{ ...ITEMS[0], unit }] })).body.items[0]
                .unit,
            unit,
          ),
        ),
        ...[
          ['butter:50g', 'en', 'g'],
          ['50 g butter', 'en', 'g'],
          ['2 cups flour', 'en', 'cups'],
          ['1 lb. butter', 'en', 'lb.'],
          ['2 EL Mehl', 'de', 'EL'],
          ['1 Pck. Backpulver', 'de', 'Pck.'],
          ['50 Gramm Butter', 'de', 'Gramm'],
          ['2 tazas de harina', 'es', 'tazas'],
          ['2 cucharadas de harina', 'es', 'cucharadas'],
          ['3 eggs', 'en', 'piece'],
        ].map(([line, lang, unit]) =>
          item(
            `${line} (${lang}) in the terminal`,
            async () => (await jsonOf('analyze', line!, '--lang', lang!)).items[0].unit,
            unit,
          ),
        ),
      ],
    ],
    [
      7,
      '`concerns` array of string or null … `servings` integer or null: nothing of a request in a file is dropped in silence',
      [
        ...LANGUAGES.map((lang) =>
          item(
            `check --file with concerns (${lang})`,
            async () => {
              const file = fileOf('check.json', { items: ITEMS, concerns: ['soy', 'egg'] })
              const cli = await jsonOf('check', '--file', file, '--lang', lang)
              const { body } = await post('compatibility/check', {
                items: ITEMS,
                concerns: ['soy', 'egg'],
              })
              return JSON.stringify(cli) === JSON.stringify(body)
            },
            true,
          ),
        ),
        item(
          'analyze --file with servings',
          async () => {
            const file = fileOf('analyze.json', { items: ITEMS, servings: 4 })
            const { body } = await post('nutrition/analyze', { items: ITEMS, servings: 4 })
            return JSON.stringify(await jsonOf('analyze', '--file', file)) === JSON.stringify(body)
          },
          true,
        ),
        item(
          'diet --file with another diet',
          () =>
            exit(
              'diet',
              'vegan',
              '--file',
              fileOf('diet.json', { diet: 'porkFree', ingredientIds: ['egg'] }),
            ),
          2,
        ),
        item(
          'a mistyped concern in the file',
          () =>
            exit('check', '--file', fileOf('mistyped.json', { items: ITEMS, concerns: ['Milch'] })),
          2,
        ),
        item(
          'concerns in the file and as an option',
          () =>
            exit(
              'check',
              '-c',
              'egg',
              '--file',
              fileOf('twice.json', { items: ITEMS, concerns: ['soy'] }),
            ),
          2,
        ),
        item(
          'servings in the file and as an option',
          () =>
            exit(
              'analyze',
              '-s',
              '2',
              '--file',
              fileOf('twice.json', { items: ITEMS, servings: 2 }),
            ),
          2,
        ),
        ...['check', 'fodmap', 'histamine', 'analyze', 'diet vegan', 'swap --for vegan'].flatMap(
          (command) =>
            LANGUAGES.map((lang) =>
              item(`${command} tells keys that nobody looks at (${lang})`, async () => {
                const request = { items: [{ ...ITEMS[0], colour: 'red' }], concern: ['egg'] }
                const words = [...command.split(' '), '--file', fileOf('odd.json', request)]
                const { code, err } = await inPipe([...words, '--lang', lang])
                return [code, err.split('\n')[0]!.replace(/^[^:]*: /, '')]
              }, [0, 'concern, items[].colour']),
            ),
        ),
        item(
          'batch tells them, too',
          async () => {
            const request = { checks: [{ items: ITEMS, concern: ['egg'] }], servings: 2 }
            return (await inPipe(['batch', '--file', fileOf('batch.json', request)])).err
          },
          'ignored: servings, checks[].concern\n',
        ),
        item(
          'batch --ndjson tells each once',
          async () => {
            const line = JSON.stringify({ items: ITEMS, concern: ['egg'] })
            return (await inPipe(['batch', '--ndjson'], `${line}\n${line}\n`)).err
          },
          'ignored: concern\n',
        ),
      ],
    ],
    [
      8,
      '404 when the id is unknown … Unresolved: `ingredientId` (string), `reason` (string): with what may be meant, and a code',
      [
        ...LANGUAGES.flatMap((lang) =>
          NAMED[lang].flatMap((name, at) => {
            const near = ['whole-milk', 'wheat-flour'][at]
            return [
              ...PATHS.map((path) =>
                item(`GET /v1/ingredients/${name}${path} (${lang})`, async () => {
                  const where = `/v1/ingredients/${encodeURIComponent(name)}${path}`
                  const { status, body } = await http('GET', `${where}?lang=${lang}`)
                  return [status, body.error.code, body.error.details.near.split(', ')[0]]
                }, [404, 'INGREDIENT_NOT_FOUND', near]),
              ),
              item(`convert ${name}`, async () => {
                const amounts = { amount: 1, fromUnit: 'cup', toUnit: 'gram' }
                const { status, body } = await post('units/convert', {
                  ingredientId: name,
                  ...amounts,
                })
                return [status, body.error.details.near.split(', ')[0]]
              }, [404, near]),
              ...[
                'compatibility/check',
                'compatibility/fodmap',
                'compatibility/histamine',
                'nutrition/analyze',
              ].map((path) =>
                item(`${name} in ${path}`, async () => {
                  const { body } = await post(path, { items: [{ ingredientId: name, amount: 1 }] })
                  const [{ code, near: found }] = body.unresolved
                  return [code, found[0]]
                }, ['INGREDIENT_NOT_FOUND', near]),
              ),
            ]
          }),
        ),
        item(
          'a slip in a list',
          async () =>
            (await post('compatibility/check', { items: [{ ingredientId: 'Zwibel' }] })).body
              .unresolved,
          [
            {
              ingredientId: 'Zwibel',
              reason: 'unknown ingredient: Zwibel',
              code: 'INGREDIENT_NOT_FOUND',
              near: ['onion'],
            },
          ],
        ),
        item('the first five of a list have hints, all have a code', async () => {
          const items = Array.from({ length: 9 }, () => ({ ingredientId: 'Zwibel' }))
          const { unresolved } = (await post('compatibility/check', { items })).body
          const codes = new Set(unresolved.map((one: { code: string }) => one.code))
          return [[...codes], unresolved.filter((one: { near?: unknown }) => one.near).length]
        }, [['INGREDIENT_NOT_FOUND'], 5]),
        item('the codes are in the document, and in the schemas of the terminal', async () => {
          const { components } = JSON.parse((await server.ask('GET', '/openapi.json')).text)
          const schema = JSON.parse((await inPipe(['schema', 'check'])).out)
          return [
            components.schemas.LineCode.enum,
            components.schemas.Unresolved.required.includes('code'),
            JSON.stringify(schema).includes(JSON.stringify(UNRESOLVED_CODES)),
          ]
        }, [UNRESOLVED_CODES, true, true]),
      ],
    ],
    [
      11,
      'An unknown concern name is an error (see Errors).',
      [
        ...MISTYPED.flatMap((concern) => {
          const items = MEAL.map((ingredientId) => ({ ingredientId, amount: 50, unit: 'g' }))
          const line = JSON.stringify({ items, concerns: [concern] })
          const meant = UNDERSTOOD[concern]
          const gates: readonly (readonly [string, readonly string[], string?])[] = [
            ['check', ['check', ...MEAL, '-c', concern]],
            ['check of a file', ['check', '--file', fileOf(`${concern}.json`, JSON.parse(line))]],
            ['batch', ['batch', JSON.stringify([{ items }]), '-c', concern]],
            [
              'batch, in the JSON',
              ['batch', JSON.stringify({ checks: [{ items }], concerns: [concern] })],
            ],
            ['batch, in a check', ['batch', `[${line}]`]],
            ['batch --ndjson', ['batch', '--ndjson', '-c', concern], JSON.stringify({ items })],
            ['batch --ndjson, in a line', ['batch', '--ndjson'], line],
            ['check --grid', ['check', ...MEAL, '--grid', '-c', concern]],
            ['check --ndjson', ['check', ...MEAL, '--ndjson', '-c', concern]],
            ['a household', ['check', ...MEAL, '--profile', household(concern)]],
          ]
          return [
            ...gates.flatMap(([what, words, input]) =>
              ['uncertain', 'caution', 'incompatible'].map((verdict) =>
                item(
                  `${what}: ${concern} --fail-on ${verdict}`,
                  async () => {
                    const { code } = await inPipe([...words, '--fail-on', verdict], input)
                    // Exit code 2 means that the concern is rejected, and 4 means that a verdict reached `--fail-on`.
                    return code === 2 || code === 4
                  },
                  true,
                ),
              ),
            ),
            meant === undefined
              ? item(`swap --for ${concern}`, () => exit('swap', 'butter', '--for', concern), 2)
              : item(`swap --for ${concern} is swap --for ${meant}`, async () => {
                  const { code, out } = await inPipe(['swap', 'butter', '--for', concern])
                  const same = await inPipe(['swap', 'butter', '--for', meant])
                  return [code, out !== '' && out === same.out]
                }, [0, true]),
            item(
              `HTTP: ${concern}`,
              async () =>
                outcome('POST', '/v1/compatibility/check', { items: ITEMS, concerns: [concern] }),
              '400 INVALID_CONCERN',
            ),
          ]
        }),
        // The command line also accepts everyday words for a diet, but HTTP requests accept only codes. All examples
        // check butter.
        ...(
          [
            ['vegn', 2],
            ['Vegan', 4],
            ['sin cerdo', 0],
            ['', 2],
          ] as const
        ).map(([diet, code]) =>
          item(
            `diet ${JSON.stringify(diet)}`,
            async () => [
              await exit('diet', diet, 'butter', '--fail-on', 'incompatible'),
              await outcome('POST', '/v1/compatibility/diet', { diet, ingredientIds: ['butter'] }),
            ],
            [code, '400 INVALID_DIET'],
          ),
        ),
        ...[
          ['0', 2],
          ['101', 2],
          ['500', 2],
          ['-1', 2],
          ['1.5', 2],
          ['many', 2],
          ['1', 0],
          ['100', 0],
        ].map(([limit, code]) =>
          item(
            `swap --limit ${limit}`,
            () => exit('swap', 'butter', '--for', 'vegan', `--limit=${limit}`),
            code,
          ),
        ),
        item(
          'every concern is none of these',
          () => DIMENSIONS.filter((one) => MISTYPED.includes(one)),
          [],
        ),
      ],
    ],
    [
      12,
      '`ingredientId`, `amount`, `fromUnit`, `toUnit`, `result` … `computed` {`amount`, `unit`, …}: `--json` prints exactly the HTTP body',
      MEASURES.flatMap(([lang, text, ingredientId, amount, unit]) => [
        ...[
          [text, 'g'],
          [`${text} in g`],
          ...(lang === 'en' ? [[ingredientId, `${amount} ${unit}`, 'g']] : []),
        ].map((words) =>
          item(
            `convert ${words.join(' ')} (${lang})`,
            async () => {
              const body = { ingredientId, amount, fromUnit: unit, toUnit: 'g' }
              const [cli, answer] = await bodies(
                ['convert', ...words, '--lang', lang],
                ...(['POST', '/v1/units/convert'] as const),
                body,
              )
              return cli === answer ? true : cli
            },
            true,
          ),
        ),
        ...[[text], [ingredientId, '--amount', `${amount} ${unit}`]].map((words) =>
          item(
            `nutrition ${words.join(' ')} (${lang})`,
            async () => {
              const asked = `amount=${amount}&unit=${encodeURIComponent(unit)}`
              const [cli, answer] = await bodies(
                ['nutrition', ...words, '--lang', lang],
                'GET',
                `/v1/ingredients/${ingredientId}/nutrition?${asked}`,
              )
              return cli === answer ? true : cli
            },
            true,
          ),
        ),
      ]),
    ],
    [
      13,
      'decisions: “Nothing written is lost … each dropped line is listed in the JSON (`skipped: [{line, reason}]`)”',
      [
        ...PASSED_OVER.flatMap(([line, reason]) => {
          const lines = ['100 g butter', line, '200 g flour']
          const listed = async (body: unknown) => {
            const answer = (await post('recipes/parse', body)).body
            return [answer.items.length, answer.skipped, answer.title]
          }
          return LANGUAGES.flatMap((lang) => [
            item(`${line} in a text (${lang})`, () => listed({ text: lines.join('\n'), lang }), [
              2,
              [{ line, reason }],
              null,
            ]),
            item(`${line} among lines (${lang})`, () => listed({ lines, lang }), [
              2,
              [{ line, reason }],
              null,
            ]),
          ])
        }),
        ...['##', '###', '![Butter](butter.png)', '<!-- butter -->'].map((line) =>
          item(
            `${line} in Markdown`,
            async () =>
              (
                await post('recipes/parse', {
                  text: `## List\n\n- 100 g butter\n\n${line}\n\n- 200 g flour\n`,
                })
              ).body.skipped,
            [
              { line: 'List', reason: 'title' },
              { line, reason: 'markup' },
            ],
          ),
        ),
        item(
          'a picture in a paragraph of Markdown',
          async () =>
            (
              await post('recipes/parse', {
                text: '100 g butter\n![cake](cake.png)\n200 g flour\n',
              })
            ).body.skipped,
          [{ line: '![cake](cake.png)', reason: 'markup' }],
        ),
        item(
          'what is no food among lines',
          async () =>
            (await post('recipes/parse', { lines: ['100 g butter', 'baking paper'], lang: 'en' }))
              .body.skipped,
          [{ line: 'baking paper', reason: 'not food' }],
        ),
        ...['🥜', '🥛', '🦐🦞', '| 🧀 |'].flatMap((line) =>
          [{ text: `100 g sugar\n${line}\n` }, { lines: ['100 g sugar', line] }].map((body) =>
            item(`${line} is a food that nobody can read: ${Object.keys(body)}`, async () => {
              const { unresolved, evaluation } = (await post('recipes/check', body)).body
              return [unresolved.length, evaluation.treeNut.verdict, evaluation.dairy.verdict]
            }, [1, 'uncertain', 'uncertain']),
          ),
        ),
        item(
          'a line that nobody sees is blank',
          async () =>
            (await post('recipes/parse', { text: '100 g butter\n\u200b\n200 g flour' })).body
              .skipped,
          [],
        ),
      ],
    ],
    [
      14,
      'All error bodies use the Error object: the terminal prints that of HTTP',
      [
        ...['show', 'allergens', 'nutrition', 'substitutes', 'pairings', 'similar', 'profile'].map(
          (command) =>
            item(
              `${command} of something unknown`,
              async () => {
                const path = command === 'show' ? '' : `/${command}`
                const [cli, answer] = await bodies(
                  [command, 'froozle'],
                  'GET',
                  `/v1/ingredients/froozle${path}`,
                )
                return cli === answer ? true : cli
              },
              true,
            ),
        ),
        ...['buter', 'Zwibel', 'nope', 'garlik'].map((typed) =>
          item(
            `allergens ${typed}`,
            async () => {
              const [cli, answer] = await bodies(
                ['allergens', typed],
                'GET',
                `/v1/ingredients/${typed}/allergens`,
              )
              return cli === answer ? true : cli
            },
            true,
          ),
        ),
        ...['fr', 'DE', ' ', 'en-US'].map((lang) =>
          item(
            `--lang ${JSON.stringify(lang)}`,
            async () => {
              const path = `/v1/meta/units?lang=${encodeURIComponent(lang)}`
              const [cli, answer] = await bodies(['units', '--lang', lang], 'GET', path)
              return cli === answer ? true : cli
            },
            true,
          ),
        ),
        item(
          'an empty INGR_LANG is none',
          async () => (await inPipe(['languages', '--json'], '', { INGR_LANG: '' })).out,
          '{"languages":["de","en","es"]}\n',
        ),
      ],
    ],
    [
      15,
      'decisions: “`details` names up to three near matches for an unknown ingredient id”: what somebody may have meant',
      Object.entries(NEAR).map(([typed, id]) =>
        item(typed, async () => {
          const { body } = await http('GET', `/v1/ingredients/${typed}`)
          return [body.error.details.near, body.error.message]
        }, [id, `no such ingredient: ${typed} (did you mean ${id}?)`]),
      ),
    ],
    [
      16,
      '`q` (string): required … `ingredientIds` array of string (required): what nobody sees is blank',
      INVISIBLE.flatMap((blank) => {
        const about = JSON.stringify(blank)
        const q = encodeURIComponent(blank)
        const bodies: readonly (readonly [path: string, body: unknown])[] = [
          ['compatibility/check', { items: [{ ingredientId: blank }] }],
          ['compatibility/fodmap', { items: [{ ingredientId: blank }] }],
          ['compatibility/histamine', { items: [{ ingredientId: blank }] }],
          ['nutrition/analyze', { items: [{ ingredientId: blank, amount: 1 }] }],
          ['compatibility/diet', { diet: 'vegan', ingredientIds: ['butter', blank] }],
          ['units/convert', { ingredientId: blank, amount: 1, fromUnit: 'g', toUnit: 'g' }],
        ]
        return [
          ...['search', 'autocomplete'].map((path) =>
            item(
              `${path} ${about}`,
              () => outcome('GET', `/v1/ingredients/${path}?q=${q}`),
              '400 MISSING_QUERY',
            ),
          ),
          ...bodies.map(([path, body]) =>
            item(
              `${path} ${about}`,
              () => outcome('POST', `/v1/${path}`, body),
              '400 INVALID_REQUEST',
            ),
          ),
        ]
      }),
    ],
    [
      17,
      'Unresolved: `ingredientId` (string), `reason` (string): one line of what can be seen, as a message',
      ['compatibility/check', 'compatibility/histamine', 'nutrition/analyze'].map((path) =>
        item(path, async () => {
          const items = [
            { ingredientId: 'a\n\u001b[31mb\u202e', amount: 1 },
            { ingredientId: 'butter', amount: 1, unit: 'fo\no\u009b' },
          ]
          const { unresolved } = (await post(path, { items })).body
          return unresolved.map((one: { reason: string }) => one.reason)
        }, ['unknown ingredient: a\\n\\x1b[31mb\\u202e', 'unknown unit: fo\\no\\x9b']),
      ),
    ],
  ]

function household(concern: string): string {
  const path = join(folder, 'family.yaml')
  writeFileSync(path, `people:\n  - name: Anna\n    concerns: [gluten]\n`)
  const personFile = join(folder, `family-${concern.length}-${MISTYPED.indexOf(concern)}.yaml`)
  writeFileSync(personFile, `people:\n  - name: Anna\n    concerns: [${JSON.stringify(concern)}]\n`)
  return personFile
}

describe.each(DEVIATIONS)('%i. “%s”', (_number, _sentence, cases) => {
  test.each(cases.map((one) => [one.about, one] as const))('%s', async (_about, one) => {
    expect(await one.run()).toEqual(one.expected)
  })
})

describe('10. “503”: a locked accounts file is reported within the promised time', () => {
  test('every operation of a server whose accounts file is locked by another program', async () => {
    const place = freshMachine()
    const { url, child } = await place.serve('--log-level', 'silent')
    const { key } = await place.customer('--monthly-quota', '1000')
    const other = new Database(place.accounts)
    other.exec('begin exclusive')
    const began = performance.now()
    const calls = ['/v1/meta/languages', '/v1/ingredients/butter', '/v1/account/usage'].map(
      async (path) => {
        const { status, headers } = await fetch(url + path, { headers: { 'x-api-key': key } })
        return [status, headers.get('retry-after')]
      },
    )
    expect(await Promise.all(calls)).toEqual(Array(3).fill([503, '1']))
    console.log(
      `a locked accounts file: 503 after ${((performance.now() - began) / 1_000).toFixed(1)} s`,
    )
    other.close()
    child.kill('SIGKILL')
  })
})

describe('“Output that cannot lie”: text of a household file reaches the screen only through the program', () => {
  test.each([
    ['an unknown YAML tag', 'people: !<x\u202e> 1\n'],
    [
      'an unknown YAML tag on a value',
      'people:\n  - name: !\u001b[31m Anna\n    concerns: [gluten]\n',
    ],
  ])('%s', async (about, text) => {
    const path = join(folder, `${about.length}.yaml`)
    writeFileSync(path, text)
    const warned: string[] = []
    const listen = ({ message }: Error) => warned.push(message)
    process.on('warning', listen)
    const { out, err } = await inPipe(['check', 'butter', '--profile', path])
    // Wait for the next turn of the event loop, because Node emits warnings only then.
    await new Promise((resolve) => setImmediate(resolve))
    process.off('warning', listen)
    expect(warned).toEqual([])
    expect([...'\u001b\u202e'].filter((letter) => (out + err).includes(letter))).toEqual([])
  })
})
