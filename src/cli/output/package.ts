/** Prints the reading of a package: text with allergens marked, EU entries, verdicts, additives, diets. */

import { type Concern, DIETS } from '../../domain/restrictions.ts'
import type { LabelIngredient, LabelResponse } from '../../domain/shapes/labels.ts'
import type { App } from '../app.ts'
import { tellNamed } from './readings.ts'
import { printCheck } from './verdicts.ts'

/** `text` is the package's text as given, `concerns` are the requested ones. */
export async function printPackage(
  app: App,
  text: string,
  body: LabelResponse,
  concerns: readonly Concern[] | null,
  explain: boolean,
): Promise<void> {
  if (app.io.isTerminal) await drawText(app, text, body)
  await printEntries(app, body)
  await printCheck(app, { ...body, items: [] }, concerns, explain)
  await printDiets(app, body)
  await printAdditives(app, body)
  if (explain) await printTree(app, body)
  for (const { text: skipped, reason } of body.skipped) {
    if (reason === 'heading') continue
    const why = app.word('labelSkip', reason)
    app.remark(`${app.say('said.skipped')} (${why}): ${oneLine(skipped)}`)
  }
  tellNamed(app, body.named ?? [], 'labelSkip')
  for (const { lang, more } of body.compared) {
    if (more.length === 0) continue
    const names = more.map((entry) => app.word('eu', entry)).join(', ')
    app.remark(`${app.say('said.otherLanguage')} (${lang}): ${names}`)
  }
  if (body.portion.assumed) app.remark(app.say('said.portionAssumed'))
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

async function drawText(app: App, text: string, { allergens }: LabelResponse) {
  const { marked } = await import('./render/marked.ts')
  const marks = allergens.flatMap(({ because }) =>
    because
      .filter(({ status, end, start }) => status !== 'unknown' && end > start)
      .map(({ start, end, status }) => ({ start, end, tells: status })),
  )
  const { wrap } = await import('./render/wrap.ts')
  if (app.color) app.drawing(marked(text, marks, true))
  else app.drawing(wrap(marked(text, marks, false), app.io.columns).join('\n'))
  app.drawing('')
}

/** On a terminal the allergens that are reported or open, and the rest in one line; in a pipe all. */
async function printEntries(app: App, { allergens }: LabelResponse) {
  const shown = allergens.filter(({ status }) => !app.io.isTerminal || status !== 'no')
  if (shown.length > 0) {
    await app.table(
      (['allergen', 'contains', 'where'] as const).map((head) => app.say(`head.${head}`)),
      shown.map(({ allergen, status, because }) => [
        app.word('eu', allergen),
        app.word('entry', status),
        [...new Set(because.filter((one) => one.status === status).map((one) => oneLine(one.text)))]
          .filter((one) => one !== '')
          .join('; '),
      ]),
    )
  }
  const quiet = allergens.filter(({ status }) => status === 'no')
  if (!app.io.isTerminal || quiet.length === 0) return
  const names = quiet.map(({ allergen }) => app.word('eu', allergen))
  await app.paragraph(`${app.say('entry.no')}: ${names.join(', ')}`)
}

async function printDiets(app: App, { diets }: LabelResponse) {
  await app.table(
    (['diet', 'verdict', 'because'] as const).map((head) => app.say(`head.${head}`)),
    DIETS.map((diet) => {
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
    }),
  )
}

async function printAdditives(app: App, { additives }: LabelResponse) {
  if (additives.length === 0) return
  const { additiveClasses, additiveOrigins } = app.library.vocabulary
  await app.table(
    app.heads('number', 'name', 'class', 'origin', 'note'),
    additives.map(({ number, name, class: cls, origin, authorised, note }) => [
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
    ]),
  )
}

/** The reading and share of every part. */
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
  const told = (figure: number) => app.number(figure)
  return min === max ? `${told(max)} %` : `${told(min)}–${told(max)} %`
}
