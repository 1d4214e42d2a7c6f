/** `ingr substitutes`: what can replace an ingredient. */

import { SUBSTITUTES } from '../../operations/kitchen.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { oneName } from '../input/foods.ts'
import { typedName, typedRestrictions } from '../input/hints.ts'
import { type CommandRow, LIMIT, type Options } from '../rows.ts'

export const command: CommandRow = {
  usage: 'substitutes <ingredient...>',
  options: [LIMIT, ['--no-partial', 'option.no-partial']],
  json: ['SubstitutesResponse'],
  run: substitutes,
}

type SubstitutesOptions = Options<'limit' | 'partial'>

async function substitutes(
  app: App,
  words: readonly string[],
  { limit, partial = true }: SubstitutesOptions,
) {
  const body = await ask(app, SUBSTITUTES, {
    ingredientId: app.ingredientId(oneName(app, words)),
    query: { lang: app.lang, limit, includePartial: String(partial) },
  })
  if (app.json(body)) return
  await app.table(
    app.heads('ingredient', 'quality', 'ratio', 'use', 'loses'),
    body.substitutes.map((one) => [
      one.name,
      app.word('quality', one.quality),
      [
        app.number(one.ratio),
        ...one.with.map(({ name, ratio }) => `${app.number(ratio)} ${name}`),
      ].join(' + '),
      app.terms('contexts', one.contexts),
      app.terms('losses', one.loses),
    ]),
  )
  if (app.io.isTerminal) app.remark(app.say('said.unchecked'))
  const avoided = typedRestrictions(app, ['lactose', 'vegan'])
  app.suggestNext(`swap ${typedName(app, body.ingredientId)} --for ${avoided}`)
}
