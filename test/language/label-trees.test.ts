/** Tests the tree that is parsed from an ingredient list, including its percentages and additive classes. */

import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { classOf } from '../../src/engine/labels/additives.ts'
import { cleanText } from '../../src/engine/labels/clean.ts'
import { LabelText } from '../../src/engine/labels/label-text.ts'
import { shareIn } from '../../src/engine/labels/shares.ts'
import { type Part, partsIn } from '../../src/engine/labels/tree.ts'
import { LIBRARY } from '../http/support.ts'

/** Formats a part as `name 20% <class> {heading} !role (children)`. */
function shown({ name, share, class: cls, heading, role, children }: Part, text: string): string {
  const bounds = share && (share.min === share.max ? `${share.min}` : `${share.min}-${share.max}`)
  return [
    name,
    ...(bounds ? [`${bounds}%`] : []),
    ...(cls ? [`<${cls}>`] : []),
    ...(heading ? [`{${text.slice(heading.from, heading.to)}}`] : []),
    ...(role === 'ingredient' ? [] : [`!${role}`]),
    ...(children.length > 0 ? [`(${children.map((one) => shown(one, text)).join(', ')})`] : []),
  ].join(' ')
}

describe('a list becomes a tree', () => {
  test.each<[Language, string, string]>([
    ['en', 'sugar, salt; milk', 'sugar | salt | milk'],
    ['en', 'oats 40%, sugar (min. 5 %)', 'oats 40% | sugar 5-null%'],
    ['en', 'sauce (tomato, cheese (milk, salt)), egg', 'sauce (tomato, cheese (milk, salt)) | egg'],
    ['en', 'colour: caramel, salt', 'caramel <colour> | salt <colour>'],
    ['en', 'colour (caramel), salt', ' <colour> (caramel <colour>) | salt'],
    ['en', 'lactic acid (acidity regulator)', 'lactic acid <acidity-regulator>'],
    ['en', 'filling: sugar, egg', 'sugar {filling} | egg'],
    ['en', 'spices (may contain celery)', 'spices (may contain celery !mayContain)'],
    ['en', 'contains 2% or less of: salt, yeast', 'salt | yeast'],
    ['en', 'egg white and emulsifier (E471)', 'egg white |  <emulsifier> (E471 <emulsifier>)'],
    ['en', 'E 500(ii), salt', 'E 500 ii | salt'],
    ['de', '1,5 % Salz, Zucker', 'Salz 1.5% | Zucker'],
    ['de', 'Käse (3,5 % Fett), Ei', 'Käse | Ei'],
    ['de', 'Gewürze (enthält SENF)', 'Gewürze (SENF !contains)'],
    ['es', 'aceite (contiene soja), huevo', 'aceite (soja !contains) | huevo'],
    ['en', 'sugar (never closed, salt', 'sugar never closed | salt'],
  ])('%s: %s', (lang, text, expected) => {
    const label = new LabelText(LIBRARY, cleanText(text), lang)
    const parts = partsIn(label, { from: 0, to: text.length })
    expect(parts.map((part) => shown(part, text)).join(' | ')).toBe(expected)
  })

  test.each([
    ['sugar\nsea salt\negg', ['sugar', 'sea salt', 'egg']],
    ['sugar, sea\nsalt, egg', ['sugar', 'sea salt', 'egg']],
  ])('with an ingredient on each line if it has no commas: %j', (text, names) => {
    const label = new LabelText(LIBRARY, cleanText(text), 'en')
    const parts = partsIn(label, { from: 0, to: text.length })
    expect(parts.map(({ name }) => name)).toEqual(names)
  })
})

test.each([
  ['20 % milk', { min: 20, max: 20 }],
  ['milk 3-5%', { min: 3, max: 5 }],
  ['mindestens 40% Kakao', { min: 40, max: null }],
  ['< 2 % salt', { min: null, max: 2 }],
  ['3,5 % Fett', null],
  ['120 % milk', null],
  ['milk', null],
])('the share in "%s"', (text, share) => {
  expect(shareIn(text).share).toEqual(share)
})

test.each<[string, Language, string]>([
  ['emulsifier lecithin', 'en', 'emulsifier: lecithin'],
  ['Anti-caking agent', 'en', 'anti-caking-agent: '],
  ['acidity regulator citric acid', 'en', 'acidity-regulator: citric acid'],
  ['Säuerungsmittel', 'en', 'acid: '],
  ['milk', 'en', ''],
])('the class of "%s"', (name, lang, expected) => {
  const found = classOf(name, lang)
  expect(found ? `${found.class}: ${found.rest}` : '').toBe(expected)
})
