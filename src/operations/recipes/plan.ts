/** The operation that adds up the meals of a plan by day. */

import { MAX_ITEMS, MAX_LINE, MAX_WRITTEN } from '../../domain/limits.ts'
import { requireServings } from '../../engine/compatibility/serving.ts'
import { requireAtMost, requireList, requireText } from '../../engine/limits.ts'
import { weekOf } from '../../engine/recipes/week.ts'
import { readAll } from '../../errors.ts'
import { requireFewLetters, requireShort } from '../../recipes/lines.ts'
import { mealsOf, type PlanText } from '../../recipes/plan.ts'
import { requireKnown } from '../known.ts'
import { inTurns, operation, ref } from '../operation.ts'
import { PEOPLE_ERRORS, peopleIn, requireHousehold } from '../people.ts'
import { RECIPE_ERRORS, requireLanguage } from './body.ts'

export const PLAN_CHECK = operation({
  id: 'planCheck',
  path: '/v1/plans/check',
  summary: 'FODMAP, histamine, fat and nutrients of each day of a meal plan',
  description:
    'Splits texts at headings that name a day, a date or a meal. With `people` each day has a verdict for each person. Each meal costs as much as a check.',
  body: {
    schema: ref('PlanRequest'),
    read: ({ texts, lang, servings, known, people }) =>
      readAll({
        people: () => requireHousehold(people),
        meals: () => requireTexts(texts).flatMap(mealsOf),
        lang: () => requireLanguage(lang),
        servings: () => requireServings(servings),
        known: () => requireKnown(known),
      }),
  },
  response: ref('PlanResponse'),
  errors: [...RECIPE_ERRORS, ...PEOPLE_ERRORS],
  example: {
    body: {
      texts: [{ name: 'my plan', text: 'Monday\n\nLunch\n100 g rice\n1 onion' }],
      lang: 'en',
    },
  },
  // The price is per meal. A plan without meals is rejected, and costs nothing.
  units: ({ meals }) => meals.length,
  run: (context, { body }) => {
    const people = peopleIn(context.library, body.people, body.lang)
    return inTurns(context, weekOf(context.library, body.meals, { ...body, people }))
  },
})

function requireTexts(texts: unknown): readonly PlanText[] {
  requireList(texts, 'texts')
  requireAtMost(MAX_ITEMS, texts, 'texts')
  const read = texts.map((one, at): PlanText => {
    const { name, text, file } = Object(one) as Readonly<Record<string, unknown>>
    const field = `texts[${at}]`
    requireText(name, `${field}.name`)
    requireText(text, `${field}.text`)
    const path = file ?? name
    requireText(path, `${field}.file`)
    return { name, text, file: path }
  })
  requireFewLetters(
    MAX_WRITTEN,
    read.reduce((all, { text }) => all + text.length, 0),
    'texts',
  )
  requireShort(
    MAX_LINE,
    read.flatMap(({ name, text, file }) => [name, file, ...text.split('\n')]),
    'line',
  )
  return read
}
