/** Words for the keys of a household file and the values of `traces`, by code, separated by commas. */

export const HOUSEHOLD_KEYS: Readonly<Record<string, string>> = {
  people: 'Personen, Leute, Haushalt, persons, household, personas, hogar',
  words: 'Wörter, eigene Wörter, own words, palabras, palabras propias',
  name: 'nombre',
  concerns:
    'concern, Kriterien, Kriterium, Bereiche, Bereich, Allergien, Allergie, Allergene, Unverträglichkeiten, Unverträglichkeit, allergies, allergens, intolerances, criterios, criterio, aspectos, aspecto, alergias, alergia, alérgenos, intolerancias, intolerancia',
  diet: 'diets, Ernährung, Ernährungsweise, Diät, dieta, dietas',
  avoid:
    'avoids, meidet, vermeidet, meiden, vermeiden, isst nicht, mag nicht, evita, evitar, no come',
  tolerates:
    'verträgt, verträglich, bis zu, tolerate, tolerated, tolera, tolerancia, tolerancias, soporta',
  traces: 'Spuren, trazas',
}

export const TRACES_WORDS: Readonly<Record<string, string>> = {
  matter: 'wichtig, beachten, zählen, count, importan, cuentan',
  ignore: 'egal, ignorieren, unwichtig, ignored, ignorar, no importan',
}
