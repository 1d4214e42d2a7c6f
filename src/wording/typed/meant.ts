/** German and Spanish words for commands and options, whose names are English. */

/** Words for commands in lower case without accents, separated by spaces. */
const COMMANDS = {
  search: 'suche suchen finde finden buscar busca busqueda encontrar',
  check: 'prufe prufen pruefen checken comprobar comprueba revisar verificar',
  menu: 'speisekarte karte menukarte carta',
  diet: 'ernahrung diat dieta',
  allergens: 'allergene allergen alergenos alergeno',
  label: 'etikett packung zutatenliste etiqueta envase',
  substitutes: 'ersatz sustituto sustitutos',
  swap: 'ersetzen tauschen tausche sustituir cambiar reemplazar',
  convert: 'umrechnen rechne umwandeln convertir',
  nutrition: 'nahrwerte nahrwert nutricion nutrientes',
  analyze: 'analysiere analysieren analizar',
  pairings: 'passt kombinieren combinar maridaje',
  similar: 'ahnlich ahnliche parecido parecidos',
  histamine: 'histamin histamina',
  show: 'zeige zeigen mostrar ver',
  units: 'einheiten unidades',
  categories: 'kategorien categorias',
  help: 'hilfe ayuda',
}
const OPTIONS = {
  '--without': 'ohne sin',
  '--for': 'fur fuer para',
  '--with': 'mit con',
  '--file': 'datei rezept archivo receta',
  '--lang': 'language sprache idioma lengua',
  '--profile': 'profil haushalt perfil hogar',
  '--servings': 'portionen personen raciones porciones',
  '--amount': 'menge cantidad',
  '--unit': 'einheit unidad',
  '--concern': 'kriterium kriterien bereich allergen criterio aspecto alergeno',
  '--diet': 'ernahrung dieta',
  '--category': 'kategorie categoria',
  '--limit': 'anzahl limite',
  '--explain': 'erklare erklaren explicar explica',
  '--title': 'titel titulo',
  '--sort': 'sortieren ordenar',
  '--json': 'csv tsv format formato ausgabe output salida',
  '--help': 'hilfe ayuda',
}
/** Words that people may type instead of `--concern`, for commands without an option `--for`. */
const CONCERN = { '--concern': 'for fur fuer para without avoid ohne sin meidet evitar' }
/** Words for the options of a single command, which take precedence over the general ones. */
const OPTIONS_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  menu: { '--csv': 'tsv excel format formato ausgabe output salida' },
  check: CONCERN,
  label: CONCERN,
}

/** Options that users try with one command although they belong to another. */
const ELSEWHERE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  substitutes: { swap: ['--for', '--use', '--amount', '--diet', '--file'] },
}

/** If a user tries `option` with `command` by mistake, returns the command that has this option. */
export function commandWith(option: string, command: string): string | undefined {
  return Object.entries(ELSEWHERE[command] ?? {}).find(([, options]) =>
    options.includes(option),
  )?.[0]
}

/** Returns the command or option that a word means in German, in Spanish or in other programs. */
export function meantBy(
  text: string,
  command = '',
  isSame = (one: string, other: string) => one === other,
): string | undefined {
  const word = text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()
  const names = text.startsWith('-')
    ? [...Object.entries(OPTIONS_OF[command] ?? {}), ...Object.entries(OPTIONS)]
    : Object.entries(COMMANDS)
  return names.find(
    ([, words]) => word !== '' && words.split(' ').some((one) => isSame(word, one)),
  )?.[0]
}
