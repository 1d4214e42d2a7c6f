/** Spanish plurals of what recipes count. */

import { forms, type Plurals } from '../plural-words.ts'

export const plurals: Plurals = {
  nouns: {
    all: forms(`
      pan panes, flan flanes, chile chiles, dulce dulces, ají ajíes, sándwich sándwiches, bistec bistecs, filet filets, club clubs,
      yogurt yogurts, lunch, hummus, cuscús, cactus, anís, kiwi kiwis, rosa, naranja naranjas, lila, extra, light, perejil, cilantro, sal, aceite,
      arroz, harina, mantequilla, leche, agua, zumo, jugo, azúcar, miel, vinagre, nata, crema, caldo, pan panes, maíz, trigo,
      pimentón, comino, canela, orégano, tomillo, romero, albahaca, menta, hierbabuena, espinaca espinacas, queso quesos, carne,
      pescado pescados, marisco mariscos, atún, salmón, bacalao, merluza merluzas, ternera, cerdo, cordero, jamón, chocolate, cacao,
      levadura, gelatina, bicarbonato, mayonesa, mostaza, salsa salsas, vino, cerveza, ron, té, café, avena, quinoa, tofu
    `),
  },
  compounds: false,
  plural: [
    [/s$|x$/, '$&'],
    [/z$/, 'ces'],
    [/ón$/, 'ones'],
    [/ín$/, 'ines'],
    [/án$/, 'anes'],
    [/ún$/, 'unes'],
    [/[aeiouáéíóú]$/, '$&s'],
    [/(?<=[aeiouáéíóú])[dlrn]$/, '$&es'],
  ],
  singular: [
    [/(?<=[aeiouáéíóú])ces$/, 'z'],
    [/ones$/, 'ón'],
    [/ines$/, 'ín'],
    [/anes$/, 'án'],
    [/unes$/, 'ún'],
    [/(?<=[aeiouáéíóú][dlr])es$/, ''],
    [/(?<=[aeiouáéíóú])s$/, ''],
  ],
  changes: 'all',
  ends: new Set(
    `de del en con sin para por a al o u y e muy bien más mas tipo sobre según entre hasta recién poco aprox ni que
     finamente`.split(/\s+/),
  ),
  adjectives: null,
}
