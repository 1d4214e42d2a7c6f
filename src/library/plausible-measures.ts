/** Plausible densities and weights of portions, per category or measure. */

/** Plausible range of density in g/ml. */
export const DENSITIES: Readonly<Record<string, readonly [number, number]>> = {
  vegetables: [0.05, 1.15],
  fruit: [0.08, 1.15],
  'mushrooms-and-algae': [0.05, 0.9],
  herbs: [0.03, 0.4],
  spices: [0.1, 1.3],
  meat: [0.08, 1.1],
  'fish-and-seafood': [0.05, 1.15],
  'dairy-and-eggs': [0.2, 1.35],
  cheese: [0.25, 1.15],
  grains: [0.03, 0.95],
  'bread-and-pasta': [0.05, 0.9],
  legumes: [0.3, 1.2],
  'nuts-and-seeds': [0.3, 1.15],
  'fats-and-oils': [0.5, 1.05],
  sweeteners: [0.3, 1.5],
  condiments: [0.25, 1.4],
  baking: [0.2, 1.3],
  beverages: [0.2, 1.4],
}

/** Plausible minimum and maximum weight of a portion, in grams of its edible part. */
export const PORTIONS: Readonly<Record<string, readonly [number, number]>> = {
  clove: [1, 12],
  slice: [0.5, 300],
  bunch: [8, 1300],
  sprig: [0.2, 10],
  stick: [2, 260],
  can: [40, 900],
  jar: [30, 1000],
  leaf: [0.02, 120],
  head: [3, 3000],
  rasher: [5, 60],
  handful: [2, 120],
  stalk: [0.1, 300],
  wedge: [4, 320],
  cube: [2, 60],
  packet: [0.1, 1000],
  thumb: [5, 40],
  bottle: [2, 1100],
  tub: [15, 1000],
  strand: [0.001, 30],
  floret: [3, 60],
  ring: [0.3, 100],
  sheet: [0.5, 300],
  pod: [0.1, 80],
  knob: [5, 50],
  ball: [20, 500],
  block: [20, 1000],
  fillet: [3, 500],
  loaf: [100, 2000],
  ear: [5, 300],
  pair: [20, 400],
}
/** Maximum plausible weight of a piece by category, in grams; `HEAVIEST_PIECE` for other categories. */
export const PIECES: Readonly<Record<string, number>> = {
  spices: 40,
  herbs: 30,
  'nuts-and-seeds': 30,
  'mushrooms-and-algae': 300,
  'dairy-and-eggs': 250,
  legumes: 250,
  condiments: 150,
}
export const HEAVIEST_PIECE = 6000
