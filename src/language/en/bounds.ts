/** English words for bounds on what a food has. */

import type { BoundWords } from '../bounds.ts'

export const bounds: BoundWords = {
  above: ['more than', 'greater than', 'over', 'above', 'exceeding', 'upwards of'],
  least: [
    'at least',
    'a minimum of',
    'minimum of',
    'minimum',
    'min',
    'not less than',
    'no less than',
    'not under',
    'not below',
    'from',
  ],
  below: ['less than', 'fewer than', 'lower than', 'under', 'below'],
  most: [
    'at most',
    'no more than',
    'not more than',
    'not over',
    'not above',
    'up to',
    'a maximum of',
    'maximum of',
    'maximum',
    'max',
  ],
  orMore: ['or more', 'and more', 'and up', 'and above', 'and over', 'at least', 'minimum', 'min'],
  orLess: ['or less', 'or fewer', 'and less', 'or under', 'at most', 'maximum', 'max'],
  than: ['than', 'compared to', 'compared with'],
  per: ['per', 'in', 'a'],
}
