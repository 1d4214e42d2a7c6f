/** Whole numbers as German writes them, each in one word; folded. */

const ONES = ['zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun']
const TENS = [
  'zwanzig',
  'dreissig',
  'vierzig',
  'funfzig',
  'sechzig',
  'siebzig',
  'achtzig',
  'neunzig',
]
const TEENS = ['dreizehn', 'vierzehn', 'funfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn']

export const numbers: Readonly<Record<string, number>> = {
  ...Object.fromEntries(ONES.map((word, at) => [word, at + 2])),
  zehn: 10,
  elf: 11,
  zwolf: 12,
  ...Object.fromEntries(TEENS.map((word, at) => [word, at + 13])),
  ...Object.fromEntries(
    TENS.flatMap((ten, at) => [
      [ten, 10 * (at + 2)],
      // "fünfundzwanzig".
      ...['ein', ...ONES].map((one, digit) => [`${one}und${ten}`, 10 * (at + 2) + digit + 1]),
    ]),
  ),
  hundert: 100,
  ...Object.fromEntries(['ein', ...ONES].map((one, at) => [`${one}hundert`, 100 * (at + 1)])),
}
