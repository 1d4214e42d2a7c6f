/** The topics of the help that are more than a list. */

import type { Localized } from '../../../domain/languages.ts'

export const ITEMS: Localized<string> = {
  de: `Eine Zutat ist jeder Name auf Deutsch, Englisch oder Spanisch, oder ihre
Kennung. Tippfehler werden erkannt, und es wird gesagt, was verstanden wurde.

Zutaten stehen einzeln als Argumente oder in einer Zeile je Zutat:

  ingr check "200 g Butter" "2 EL Mehl" "1 1/2 tazas de harina" Butter:200g
  ingr check --file rezept.txt
  pbpaste | ingr check -

Eine Menge ohne Einheit bedeutet Gramm. Beim Prüfen zählt eine Zutat ohne Menge
als 100 g, und das wird gesagt; analyze lässt sie weg und sagt es. Wo Zeilen
möglich sind, ist auch JSON möglich, wie es die HTTP-API annimmt.`,
  en: `An ingredient is any name in German, English or Spanish, or its id. Typing
errors are recognised, and what was understood is said.

Items are one ingredient per argument, or one per line:

  ingr check "200 g butter" "2 EL Mehl" "1 1/2 tazas de harina" butter:200g
  ingr check --file recipe.txt
  pbpaste | ingr check -

An amount without a unit is grams. In checks an item without an amount counts as
100 g, and that is said; analyze leaves it out and says so. JSON items as the
HTTP API takes them work wherever lines do.`,
  es: `Un ingrediente es cualquier nombre en alemán, inglés o español, o su id. Las
erratas se reconocen, y se dice qué se ha entendido.

Los ingredientes van uno por argumento o uno por línea:

  ingr check "200 g de mantequilla" "2 EL Mehl" "1 1/2 tazas de harina"
  ingr check --file receta.txt
  pbpaste | ingr check -

Una cantidad sin unidad se cuenta en gramos. Al comprobar, un ingrediente sin cantidad
cuenta como 100 g, y se dice; analyze lo deja fuera y lo dice. Donde se admiten
líneas se admite también el JSON de la API HTTP.`,
}

export const VERDICTS: Localized<string> = {
  de: `kein Konflikt in den Daten gefunden
               nichts in den Daten spricht dagegen. Das ist eine Information,
               kein ärztlicher Rat, und sagt nichts über Marke oder Küche
ungewiss       etwas ist nicht bekannt: eine Zutat, eine Menge oder ein Wert
Vorsicht       mäßiges Risiko: Spuren, oder weniger als das, was als viel gilt
unverträglich  hohes Risiko

Ein Fragezeichen hinter einem Namen heißt, dass etwas daran nicht bekannt ist.
Die Datenlage ist die der schwächsten Angabe hinter dem Urteil: gut, mittel,
schwach. Was nur auf schwachen Angaben beruht, ist ungewiss. --explain zeigt
jede Regel.`,
  en: `no conflict found in the data
               nothing in the data speaks against it. It is information,
               not medical advice, and says nothing about your brand or kitchen
uncertain      something is not known: an ingredient, an amount, or a value
caution        moderate risk: traces, or less than what counts as much
incompatible   high risk

A question mark after a name says that something about it is not known.
Confidence is that of the weakest data behind the verdict: high, medium, low.
What rests on weak data alone is uncertain. --explain shows every rule.`,
  es: `ningún conflicto encontrado en los datos
               nada en los datos habla en contra. Es información, no consejo
               médico, y no dice nada de tu marca ni de tu cocina
incierto       algo no se sabe: un ingrediente, una cantidad o un valor
precaución     riesgo moderado: trazas, o menos de lo que se considera mucho
incompatible   riesgo alto

Un interrogante tras un nombre indica que algo de él no se sabe.
La confianza es la del dato más débil en que se apoya el veredicto: alta, media, baja.
Lo que solo se apoya en datos débiles queda incierto. --explain muestra cada
regla.`,
}
