/** Words for the keys of a household file and for the values of `traces`: a comma-separated list for each code. */

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

/** Words that say that a person avoids nothing. */
export const NOTHING_WORDS =
  'nichts, keine, keins, isst alles, keine Allergien, keine Allergie, keine Einschränkungen, nothing, none, no, eats everything, eats anything, no allergies, no allergy, no restrictions, nada, ninguno, ninguna, come de todo, come todo, sin alergias, sin alergia, ninguna alergia, sin restricciones'

/** Matches text to remove before or after a name, as in "allergic to nuts" and "Allergie gegen Nüsse". */
export const AROUND_NAMES: readonly RegExp[] = [
  /^(?:no|without|avoids?|allergic to|allergy to|intolerant (?:to|of)|intolerance (?:to|of)|cannot eat|can't eat|does not eat|doesn't eat)\s+/i,
  /\s+(?:allergy|allergic|intolerance|intolerant)$/i,
  /^(?:keine?|ohne|meidet|allergie gegen|allergisch (?:gegen|auf)|(?:unverträglichkeit|intoleranz) (?:von|gegen)|verträgt keine?n?|isst keine?n?)\s+/i,
  /^(?:no come|no puede comer|no|sin|evita|(?:es )?al[eé]rgic[oa] a(?:l| la| los| las)?|alergia a(?:l| la| los| las)?|(?:es )?intolerante a(?:l| la)?|intolerancia a(?:l| la)?)\s+/i,
]
