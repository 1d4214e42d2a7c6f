/** What is said of a word that stands for no code, and of one that stands for more than it says; de, en, es. */

export const WORDS_TEXT = {
  'word.concern': ['unbekannter Bereich', 'unknown concern', 'aspecto desconocido'],
  'word.diet': ['unbekannte Ernährung', 'unknown diet', 'dieta desconocida'],
  'word.restriction': [
    'unbekannter Bereich oder unbekannte Ernährung',
    'unknown concern or diet',
    'aspecto o dieta desconocidos',
  ],
  'word.use': ['unbekannte Verwendung', 'unknown use', 'uso desconocido'],
  'word.category': ['unbekannte Kategorie', 'unknown category', 'categoría desconocida'],
  'word.nutrient': ['unbekannter Nährstoff', 'unknown nutrient', 'nutriente desconocido'],
  'word.level': ['unbekannte Stufe', 'unknown level', 'nivel desconocido'],
  'word.verdict': [
    'unbekanntes Urteil für --fail-on',
    'unknown verdict for --fail-on',
    'veredicto desconocido para --fail-on',
  ],
  'word.mean': ['meinten Sie {}?', 'did you mean {}?', '¿quiso decir {}?'],
  'word.or': ['oder', 'or', 'o'],
  'word.known': ['bekannt: {}', 'known: {}', 'conocidos: {}'],
  'word.uncovered': [
    '{} ist kein Bereich, steht aber als EU-Allergen bei jeder Zutat',
    '{} is no dimension; it stands in eu_allergens of each ingredient',
    '{} no es ningún aspecto; figura como alérgeno UE en cada ingrediente',
  ],
  'word.try': ['versuchen Sie: {}', 'try: {}', 'pruebe: {}'],
} as const satisfies Record<string, readonly [string, string, string]>
