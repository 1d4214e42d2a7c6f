/**
 * The words for what a person may have to avoid, in de, en and es; a row without words does not compile. Those of `law` are the
 * words of Annex II of Regulation (EU) No 1169/2011, which a menu has to say.
 */

import type { Wording } from '../../domain/languages.ts'

import type { Concern, Diet, EuAllergen, Kind } from '../../domain/restrictions.ts'

// Entries of the EU list that are concerns too.
const CRUSTACEANS: Wording = ['Krebstiere', 'crustaceans', 'crustáceos']
const CELERY: Wording = ['Sellerie', 'celery', 'apio']
const MUSTARD: Wording = ['Senf', 'mustard', 'mostaza']
const LUPIN: Wording = ['Lupinen', 'lupin', 'altramuces']
const MOLLUSCS: Wording = ['Weichtiere', 'molluscs', 'moluscos']

export const RESTRICTION_TEXT = {
  'domain.histamine': ['Histamin', 'histamine', 'histamina'],
  'domain.fodmap': ['FODMAP', 'FODMAP', 'FODMAP'],
  'domain.pancreas': ['Pankreas', 'pancreas', 'páncreas'],
  'domain.gluten': ['Gluten', 'gluten', 'gluten'],
  'domain.lactose': ['Laktose', 'lactose', 'lactosa'],
  'domain.dairy': ['Milcheiweiß', 'dairy', 'lácteos'],
  'domain.egg': ['Ei', 'egg', 'huevo'],
  'domain.soy': ['Soja', 'soy', 'soja'],
  'domain.peanut': ['Erdnuss', 'peanut', 'cacahuete'],
  'domain.treeNut': ['Schalenfrüchte', 'tree nut', 'frutos de cáscara'],
  'domain.sesame': ['Sesam', 'sesame', 'sésamo'],
  'domain.sulfite': ['Sulfit', 'sulfite', 'sulfitos'],
  'domain.fish': ['Fisch', 'fish', 'pescado'],
  'domain.shellfish': ['Krebs- und Weichtiere', 'shellfish', 'marisco'],
  'domain.crustaceans': CRUSTACEANS,
  'domain.celery': CELERY,
  'domain.mustard': MUSTARD,
  'domain.lupin': LUPIN,
  'domain.molluscs': MOLLUSCS,
  'diet.vegan': ['vegan', 'vegan', 'vegana'],
  'diet.vegetarian': ['vegetarisch', 'vegetarian', 'vegetariana'],
  'diet.pescetarian': ['pescetarisch', 'pescetarian', 'pescetariana'],
  'diet.porkFree': ['ohne Schwein', 'pork-free', 'sin cerdo'],
  'brings.vegan': ['nicht vegan', 'not vegan', 'no vegano'],
  'brings.vegetarian': ['nicht vegetarisch', 'not vegetarian', 'no vegetariano'],
  'brings.pescetarian': ['nicht pescetarisch', 'not pescetarian', 'no pescetariano'],
  'brings.porkFree': ['Schwein', 'pork', 'cerdo'],
  'eu.gluten': ['glutenhaltiges Getreide', 'cereals containing gluten', 'cereales con gluten'],
  'eu.crustaceans': CRUSTACEANS,
  'eu.eggs': ['Eier', 'eggs', 'huevos'],
  'eu.fish': ['Fisch', 'fish', 'pescado'],
  'eu.peanuts': ['Erdnüsse', 'peanuts', 'cacahuetes'],
  'eu.soybeans': ['Soja', 'soybeans', 'soja'],
  'eu.milk': ['Milch (mit Laktose)', 'milk (with lactose)', 'leche (con lactosa)'],
  'eu.nuts': ['Schalenfrüchte', 'nuts', 'frutos de cáscara'],
  'eu.celery': CELERY,
  'eu.mustard': MUSTARD,
  'eu.sesame': ['Sesam', 'sesame', 'sésamo'],
  'eu.sulphites': ['Schwefeldioxid und Sulfite', 'sulphites', 'sulfitos'],
  'eu.lupin': LUPIN,
  'eu.molluscs': MOLLUSCS,
  'law.gluten': [
    'Glutenhaltiges Getreide',
    'Cereals containing gluten',
    'Cereales que contengan gluten',
  ],
  'law.crustaceans': ['Krebstiere', 'Crustaceans', 'Crustáceos'],
  'law.eggs': ['Eier', 'Eggs', 'Huevos'],
  'law.fish': ['Fische', 'Fish', 'Pescado'],
  'law.peanuts': ['Erdnüsse', 'Peanuts', 'Cacahuetes'],
  'law.soybeans': ['Sojabohnen', 'Soybeans', 'Soja'],
  'law.milk': [
    'Milch (einschließlich Laktose)',
    'Milk (including lactose)',
    'Leche (incluida la lactosa)',
  ],
  'law.nuts': ['Schalenfrüchte', 'Nuts', 'Frutos de cáscara'],
  'law.celery': ['Sellerie', 'Celery', 'Apio'],
  'law.mustard': ['Senf', 'Mustard', 'Mostaza'],
  'law.sesame': ['Sesamsamen', 'Sesame seeds', 'Granos de sésamo'],
  'law.sulphites': [
    'Schwefeldioxid und Sulfite (über 10 mg/kg oder 10 mg/l)',
    'Sulphur dioxide and sulphites (above 10 mg/kg or 10 mg/l)',
    'Dióxido de azufre y sulfitos (más de 10 mg/kg o 10 mg/l)',
  ],
  'law.lupin': ['Lupinen', 'Lupin', 'Altramuces'],
  'law.molluscs': ['Weichtiere', 'Molluscs', 'Moluscos'],
  'cereal.wheat': ['Weizen', 'wheat', 'trigo'],
  'cereal.rye': ['Roggen', 'rye', 'centeno'],
  'cereal.barley': ['Gerste', 'barley', 'cebada'],
  'cereal.oats': ['Hafer', 'oats', 'avena'],
  'cereal.spelt': ['Dinkel', 'spelt', 'espelta'],
  'cereal.khorasan': ['Khorasan-Weizen', 'khorasan wheat', 'trigo khorasan'],
  'nut.almond': ['Mandel', 'almond', 'almendra'],
  'nut.hazelnut': ['Haselnuss', 'hazelnut', 'avellana'],
  'nut.walnut': ['Walnuss', 'walnut', 'nuez'],
  'nut.cashew': ['Cashew', 'cashew', 'anacardo'],
  'nut.pecan': ['Pekannuss', 'pecan', 'nuez pecana'],
  'nut.brazil-nut': ['Paranuss', 'Brazil nut', 'nuez de Brasil'],
  'nut.pistachio': ['Pistazie', 'pistachio', 'pistacho'],
  'nut.macadamia': ['Macadamia', 'macadamia', 'macadamia'],
  'nut.pine-nut': ['Pinienkern', 'pine nut', 'piñón'],
  'nut.unspecified': ['ohne Angabe der Art', 'species not given', 'especie no indicada'],
  'seafood.crustacean': CRUSTACEANS,
  'seafood.mollusc': MOLLUSCS,
} as const satisfies Readonly<
  Record<
    | `domain.${Concern}`
    | `diet.${Diet}`
    | `brings.${Diet}`
    | `eu.${EuAllergen}`
    | `law.${EuAllergen}`
    | `cereal.${Kind<'gluten'>}`
    | `nut.${Kind<'treeNut'>}`
    | `seafood.${Kind<'shellfish'>}`,
    Wording
  >
>
