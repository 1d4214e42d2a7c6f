/** Whole numbers that Spanish writes in one word; others are made of these ("treinta y dos", "ciento veinte"). Folded. */

const ONES = ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']
const TENS = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']
const HUNDREDS = ['dos', 'tres', 'cuatro', 'quin', 'seis', 'sete', 'ocho', 'nove']

export const numbers: Readonly<Record<string, number>> = {
  ...Object.fromEntries(ONES.map((word, at) => [word, at + 2])),
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  ...Object.fromEntries(ONES.slice(4).map((one, at) => [`dieci${one}`, at + 16])),
  veinte: 20,
  ...Object.fromEntries(['un', 'uno', 'una'].map((one) => [`veinti${one}`, 21])),
  ...Object.fromEntries(ONES.map((one, at) => [`veinti${one}`, at + 22])),
  ...Object.fromEntries(TENS.map((ten, at) => [ten, 10 * (at + 3)])),
  cien: 100,
  ciento: 100,
  ...Object.fromEntries(
    HUNDREDS.flatMap((word, at) =>
      ['os', 'as'].map((ending) => [
        `${word}${word === 'quin' ? 'ient' : 'cient'}${ending}`,
        100 * (at + 2),
      ]),
    ),
  ),
}
