/** German words for bounds on what a food has. */

import type { BoundWords } from '../bounds.ts'

export const bounds: BoundWords = {
  above: ['mehr als', 'grosser als', 'hoher als', 'uber'],
  least: [
    'mindestens',
    'wenigstens',
    'mind',
    'min',
    'minimum',
    'minimal',
    'nicht weniger als',
    'nicht unter',
    'ab',
  ],
  below: ['weniger als', 'kleiner als', 'niedriger als', 'unter'],
  most: ['hochstens', 'maximal', 'max', 'maximum', 'nicht mehr als', 'nicht uber', 'bis zu', 'bis'],
  orMore: ['oder mehr', 'und mehr', 'oder daruber', 'aufwarts', 'mindestens'],
  orLess: ['oder weniger', 'und weniger', 'oder darunter', 'hochstens', 'maximal'],
  than: ['als', 'wie', 'im vergleich zu', 'verglichen mit'],
  per: ['pro', 'je', 'auf', 'in', 'per'],
}
