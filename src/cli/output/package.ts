/** Prints the answer about a package: on a terminal as a sheet with diets and additives, in a pipe as rows. */

import { itemAt } from '../../domain/present.ts'
import { DIMENSIONS, USUAL_DIETS } from '../../domain/restrictions.ts'
import type { LabelIngredient, LabelResponse } from '../../domain/shapes/labels.ts'
import { writtenEntries } from '../../domain/written.ts'
import type { App } from '../app.ts'
import { answerRows, otherLanguages, printSheet } from './print-sheet.ts'
import { remarkKnown, remarkNamed, remarkSkipped } from './readings.ts'
import type { Line } from './render/columns.ts'
import { boundedIn, packageSheet, type Sheet, shownConcerns } from './sheet.ts'
import { printSteps, remarkUnresolved, verdictRows } from './verdicts.ts'

export async function printPackage(
  app: App,
  body: LabelResponse,
  sheet: Pick<Sheet, 'title' | 'wanted' | 'household'>,
  explain: boolean,
): Promise<void> {
  const { wanted, household } = sheet
  app.written = writtenEntries(body)
  const all = { ...packageSheet(body), ...sheet, isAll: false, ask: 'said.askOnly' } as const
  const asked = wanted !== undefined || household !== undefined ? all : undefined
  if (app.io.isTerminal) {
    const more = asked ? [] : [...dietLines(app, body), ...additiveLines(app, body)]
    await printSheet(app, all, more)
  } else if (asked) app.rows(answerRows(app, asked))
  else {
    printEntries(app, body)
    app.rows(verdictRows(app, all.body, DIMENSIONS, []))
    app.rows(dietRows(app, body))
    app.rows(additiveRows(app, body))
  }
  app.written = new Map()
  if (explain) {
    const { ingredients } = body
    await printSteps(app, body, asked ? shownConcerns(asked) : DIMENSIONS, {
      bounded: boundedIn(ingredients),
    })
    await printTree(app, body)
  }
  remarkText(app, body)
}

/** Reports skipped text. In a pipe, also reports the notes that a terminal shows in the answer. */
function remarkText(app: App, body: LabelResponse) {
  const skipped = body.skipped.filter(({ reason }) => reason !== 'heading')
  remarkSkipped(
    app,
    skipped.map(({ text, reason }) => ({ line: oneLine(text), reason })),
    'labelSkip',
  )
  if (!app.io.isTerminal) remarkUnresolved(app, body.unresolved, body.questions)
  remarkKnown(app, flat(body.ingredients))
  remarkNamed(app, body.named ?? [], 'labelSkip')
  if (!app.io.isTerminal) for (const line of otherLanguages(app, body)) app.remark(line)
  if (body.portion.assumed && !app.isQuiet && !app.io.isTerminal)
    app.remark(app.say('said.portionAssumed'))
}

const flat = (parts: readonly LabelIngredient[]): Parameters<typeof remarkKnown>[1] =>
  parts.flatMap(({ known, ingredientId, also = [], ingredients }) => [
    ...[ingredientId, ...also.map((one) => one.ingredientId)].map((id) => ({ word: known, id })),
    ...flat(ingredients),
  ])

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** Prints the EU allergens, each with the words on the package that declare it. */
function printEntries(app: App, { allergens }: LabelResponse) {
  app.rows(
    allergens.map(({ allergen, status, because }) => [
      app.word('eu', allergen),
      app.word('entry', status),
      [...new Set(because.filter((one) => one.status === status).map((one) => oneLine(one.text)))]
        .filter((one) => one !== '')
        .join('; '),
    ]),
  )
}

const dietRows = (app: App, { diets }: LabelResponse) =>
  USUAL_DIETS.map((diet) => {
    const { verdict, violations, uncertainSources, unresolved } = diets[diet]
    const because = (verdict === 'incompatible' ? violations : uncertainSources).map(
      ({ ingredientId }) => app.name(ingredientId),
    )
    const open = verdict === 'uncertain' ? unresolved.map((words) => `${words}?`) : []
    return [
      app.word('diet', diet),
      app.word('verdict', verdict),
      [...new Set([...because, ...open])].join(', '),
    ]
  })

/** Returns a line for each group of diets with the same verdict and reason. */
function dietLines(app: App, body: LabelResponse): readonly Line[] {
  const found = new Map<string, string[]>()
  for (const [at, [name = '', , why = '']] of dietRows(app, body).entries()) {
    const { verdict } = body.diets[itemAt(USUAL_DIETS, at)]
    if (verdict === 'compatible') continue
    const word = verdict === 'incompatible' ? app.word('brings', itemAt(USUAL_DIETS, at)) : name
    const key = `${verdict === 'uncertain' ? `${app.word('found.diet', verdict)}: ` : ''}\t${why}`
    found.set(key, [...(found.get(key) ?? []), word])
  }
  return [...found].map(([key, names], at): Line => {
    const [state = '', why = ''] = key.split('\t')
    return [[at === 0 ? app.say('fact.diets') : '', 'bold'], `${state}${names.join(', ')}: ${why}`]
  })
}

const additiveRows = (app: App, { additives }: LabelResponse) => {
  const { additiveClasses, additiveOrigins } = app.library.vocabulary
  return additives.map(({ number, name, class: cls, origin, authorised, note }) => [
    number ?? '?',
    name,
    cls === null ? '' : (additiveClasses[cls]?.[app.lang][0] ?? cls),
    (origin ?? []).map((one) => additiveOrigins[one]?.[app.lang] ?? one).join(', '),
    [
      ...(authorised === 'no' || authorised === 'restricted'
        ? [`${app.say('field.additiveAuthorised')}: ${app.word('authorised', authorised)}`]
        : []),
      ...(note === null ? [] : [note]),
    ].join('. '),
  ])
}

const additiveLines = (app: App, body: LabelResponse): readonly Line[] =>
  additiveRows(app, body).map(([number = '', ...rest], at) => [
    [at === 0 ? app.say('fact.additives') : '', 'bold'],
    number,
    rest.filter((text) => text !== '').join(', '),
  ])

async function printTree(app: App, { ingredients }: LabelResponse) {
  const rows = (list: readonly LabelIngredient[], depth: number): string[][] =>
    list.flatMap((one) => [
      [
        `${'  '.repeat(depth)}${oneLine(one.name === '' ? one.text : one.name)}`,
        one.ingredientId === null ? '' : app.name(one.ingredientId),
        app.word('reading', one.reading),
        one.isNote ? '' : shareOf(app, one),
      ],
      ...rows(one.ingredients, depth + 1),
    ])
  await app.table(app.heads('ingredient', 'readAs', 'sure', 'shareOf'), rows(ingredients, 0))
}

function shareOf(app: App, { share: { min, max } }: LabelIngredient): string {
  const format = (figure: number) => app.number(figure)
  if (min === max) return `${format(max)} %`
  return min === 0 ? `≤ ${format(max)} %` : `${format(min)}–${format(max)} %`
}
