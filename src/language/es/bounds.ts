/** Spanish words for bounds on what a food has. */

import type { BoundWords } from '../bounds.ts'

export const bounds: BoundWords = {
  above: ['mas de', 'mayor de', 'mayor a', 'superior a', 'por encima de', 'por arriba de'],
  least: [
    'al menos',
    'por lo menos',
    'como minimo',
    'minimo de',
    'minimo',
    'min',
    'no menos de',
    'a partir de',
    'desde',
  ],
  below: ['menos de', 'menor de', 'menor a', 'inferior a', 'por debajo de', 'por abajo de'],
  most: [
    'como mucho',
    'como maximo',
    'a lo sumo',
    'maximo de',
    'maximo',
    'max',
    'no mas de',
    'hasta',
  ],
  orMore: ['o mas', 'y mas', 'en adelante', 'como minimo', 'por lo menos'],
  orLess: ['o menos', 'y menos', 'como maximo', 'como mucho'],
  than: ['que', 'comparado con', 'en comparacion con'],
  per: ['por', 'cada', 'en', 'a'],
}
