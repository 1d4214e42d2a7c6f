/** Daily reference intakes of an adult: Regulation (EU) 1169/2011, Annex XIII. */

/** By `group.name`, in `NUTRIENT_UNITS`; part B for energy and macronutrients, part A for the rest. */
export const REFERENCE_INTAKES: Readonly<Record<string, number>> = {
  'macros.energyKilojoule': 8400,
  'macros.energyKcal': 2000,
  'macros.fat': 70,
  'lipids.saturatedFat': 20,
  'macros.carbohydrates': 260,
  'macros.sugar': 90,
  'macros.protein': 50,
  'macros.salt': 6,
  'minerals.calcium': 800,
  'minerals.iron': 14,
  'minerals.magnesium': 375,
  'minerals.phosphorus': 700,
  'minerals.potassium': 2000,
  'minerals.zinc': 10,
  'vitamins.a': 800,
  'vitamins.b1': 1.1,
  'vitamins.b2': 1.4,
  'vitamins.b6': 1.4,
  'vitamins.c': 80,
  'vitamins.k': 75,
  'vitamins.niacin': 16,
  'vitamins.pantothenicAcid': 6,
}
