/** Daily reference intakes for adults, from Regulation (EU) 1169/2011, Annex XIII. */

/**
 * Intakes by key (`group.name`) in `NUTRIENT_UNITS`. Energy and macronutrients are from part B of Annex XIII to
 * Regulation (EU) 1169/2011, the others from part A.
 */
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
  'micros.d': 5,
  'micros.e': 12,
  'micros.b12': 2.5,
  'micros.folate': 200,
  'micros.iodine': 150,
  'micros.selenium': 55,
}
