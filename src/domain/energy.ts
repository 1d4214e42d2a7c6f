/** Computes the energy of food with the conversion factors of Regulation (EU) 1169/2011, Annex XIV. */
import { keysOf } from './closed-sets.ts'

/** Amounts in grams; `carbohydrates` means available carbohydrates, including polyols. */
interface EnergyGivers {
  readonly protein: number
  readonly fat: number
  readonly carbohydrates: number
  readonly fibre: number
  readonly alcohol: number
  readonly polyols: number
  readonly erythritol: number
  readonly organicAcids: number
}

/** Kilocalories and kilojoules per gram. */
const FACTORS: Readonly<Record<keyof EnergyGivers, readonly [kcal: number, kilojoule: number]>> = {
  protein: [4, 17],
  fat: [9, 37],
  carbohydrates: [4, 17],
  fibre: [2, 8],
  alcohol: [7, 29],
  polyols: [2.4, 10],
  erythritol: [0, 0],
  organicAcids: [3, 13],
}

/** Carbohydrates include polyols, and polyols include erythritol. Each gram counts once, with its own factor. */
export function annexXivEnergy(givers: EnergyGivers) {
  const polyols = Math.min(givers.polyols, givers.carbohydrates)
  const erythritol = Math.min(givers.erythritol, polyols)
  const grams: EnergyGivers = {
    ...givers,
    carbohydrates: givers.carbohydrates - polyols,
    polyols: polyols - erythritol,
    erythritol,
  }
  const sum = (unit: 0 | 1) =>
    keysOf(FACTORS).reduce((all, name) => all + grams[name] * FACTORS[name][unit], 0)
  return { kcal: sum(0), kilojoule: sum(1) }
}
