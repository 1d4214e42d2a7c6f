/** The help and the manual in Spanish, by their English words. */

import type { HelpText } from '../help.ts'

export const ES_HELP: Readonly<Record<HelpText, string>> = {
  // Commands
  'Ingredient intelligence: search, allergens, diets, conversion and nutrition; offline, in de, en and es.':
    'Todo sobre ingredientes: búsqueda, alérgenos, dietas, conversión y nutrición; sin conexión, en alemán, inglés y español.',
  'Find ingredients by name or meaning': 'Buscar ingredientes por nombre o significado',
  'Complete a name as you type': 'Completar un nombre mientras se escribe',
  'Base data of an ingredient': 'Datos básicos de un ingrediente',
  'List ingredients by category, diet, what they contain, or by their ids':
    'Listar ingredientes por categoría, dieta, contenido o id',
  'How many ingredients the library has': 'Cuántos ingredientes contiene la biblioteca',
  'Categories that occur': 'Categorías que aparecen',
  'Units of measure': 'Unidades de medida',
  'Languages of the library': 'Idiomas de la biblioteca',
  'The {count} dimensions and the EU allergens of one ingredient or several':
    'Los {count} criterios y los alérgenos de la UE de uno o varios ingredientes',
  'Check recipes for allergens and intolerances': 'Comprobar recetas: alérgenos e intolerancias',
  'The dishes of files and folders by the EU allergens, to print or to hand out':
    'Los platos de archivos y carpetas con sus alérgenos de la UE, para imprimir o entregar',
  'Check many recipes: JSON as the API takes it, or NDJSON':
    'Comprobar muchas recetas: JSON como lo admite la API, o NDJSON',
  'Whether ingredients fit a diet: {diets}': 'Si los ingredientes encajan en una dieta: {diets}',
  'Check the list of ingredients of a package: allergens, traces, additives, diets':
    'Comprobar la lista de ingredientes de un envase: alérgenos, trazas, aditivos, dietas',
  'FODMAP level of a list': 'Nivel de FODMAP de una lista',
  'Histamine risk of a list': 'Riesgo de histamina de una lista',
  'What can replace an ingredient, how much of it, and what is then missing':
    'Qué puede sustituir a un ingrediente, en qué cantidad y qué falta entonces',
  'Substitutes checked for what somebody must avoid; with --file the least change to a recipe':
    'Sustitutos comprobados según lo que alguien debe evitar; con --file, el cambio mínimo en una receta',
  'What goes with an ingredient': 'Qué combina con un ingrediente',
  'Ingredients of the same family or function': 'Ingredientes de la misma familia o función',
  'How an ingredient cooks, feels, works and tastes':
    'Cómo se cocina un ingrediente, su textura, su función y su sabor',
  'Convert an amount of an ingredient between weight, volume and pieces':
    'Convertir una cantidad de un ingrediente entre peso, volumen y piezas',
  'Nutrients of an ingredient': 'Nutrientes de un ingrediente',
  'Nutrients of a list': 'Nutrientes de una lista',
  'Read recipe lines': 'Leer líneas de recetas',
  'Answer over HTTP, with keys, modules, credits and limits':
    'Atender peticiones HTTP, con claves, módulos, créditos y límites',
  'The page on this machine alone: ingredients and recipes in a browser, without a key':
    'La página web, solo en este equipo: ingredientes y recetas en el navegador, sin clave',
  'One request to the HTTP service, in-process and without a port':
    'Una petición al servicio HTTP, en el mismo proceso y sin puerto',
  'The operations as tools for language models (Model Context Protocol), over standard input and output':
    'Las operaciones como herramientas para modelos de lenguaje (Model Context Protocol), por la entrada y la salida estándar',
  'What was asked for in the last days, and its credits':
    'Qué se consultó en los últimos días y sus créditos',
  'Accounts of the HTTP API': 'Cuentas de la API HTTP',
  'Open an account (default: all modules, plan free, no quota)':
    'Abrir una cuenta (por defecto: todos los módulos, tarifa free, sin cuota)',
  'All accounts': 'Todas las cuentas',
  'One account': 'Una sola cuenta',
  'Change an account; what is not given stays':
    'Cambiar una cuenta; lo que no se indica queda igual',
  'Refuse the calls of an account': 'Rechazar las llamadas de una cuenta',
  'Answer the calls of an account again': 'Volver a atender las llamadas de una cuenta',
  'Keys of an account': 'Claves de una cuenta',
  'Make a key; it is shown this once': 'Emitir una clave; solo se muestra esta vez',
  'The keys of an account, revoked ones too': 'Las claves de una cuenta, también las revocadas',
  'Revoke a key for good': 'Revocar una clave definitivamente',
  'Add your own ingredients to the library': 'Añadir ingredientes propios a la biblioteca',
  'Examine the library': 'Examinar la biblioteca',
  'Print the script that completes commands and ingredients in a shell: bash, zsh or fish':
    'Mostrar el script que completa comandos e ingredientes en una shell: bash, zsh o fish',
  'JSON Schema of what a command prints with --json; without a command the list of them':
    'JSON Schema de lo que un comando muestra con --json; sin comando, la lista de todos',
  'Help on a command or a topic': 'Ayuda sobre un comando o un tema',

  // Headings
  'Examples:': 'Ejemplos:',
  'Usage:': 'Uso:',
  'Options:': 'Opciones:',
  'Commands:': 'Comandos:',
  'Topics:': 'Temas:',
  'Look up:': 'Consultar:',
  'Check:': 'Comprobar:',
  'Cook:': 'Cocinar:',
  'Measure and read:': 'Medir y leer:',
  'Serve:': 'Servicio:',
  'Own library:': 'Biblioteca propia:',
  'Help:': 'Ayuda:',
  'For every command:': 'Para todos los comandos:',
  default: 'por defecto',

  // Places in a usage
  '<n>': '<n>',
  '<id>': '<id>',
  '<names>': '<nombres>',
  '<concerns>': '<criterios>',
  '<bounds>': '<límites>',
  '<by>': '<orden>',
  '<lang>': '<idioma>',
  '<file>': '<archivo>',
  '<words>': '<palabras>',
  '<prefix>': '<comienzo>',
  '<ingredient>': '<ingrediente>',
  '<category>': '<categoría>',
  '<subcategory>': '<subcategoría>',
  '<diets>': '<dietas>',
  '<dimensions>': '<criterios>',
  '<levels>': '<niveles>',
  '<order>': '<orden>',
  '<ids>': '<ids>',
  '<fields>': '<campos>',
  '<cursor>': '<cursor>',
  '<scheme>': '<sistema>',
  '<concern>': '<criterio>',
  '<verdict>': '<veredicto>',
  '<path>': '<archivo>',
  '<day>': '<día>',
  '<items>': '<ingredientes>',
  '<text>': '<texto>',
  '<places>': '<archivos>',
  '<json>': '<JSON>',
  '<diet>': '<dieta>',
  '<grams>': '<gramos>',
  '<texts>': '<textos>',
  '<amount>': '<cantidad>',
  '<context>': '<uso>',
  '<to>': '<a>',
  '<unit>': '<unidad>',
  '<kind>': '<tipo>',
  '<lines>': '<líneas>',
  '<address>': '<dirección>',
  '<level>': '<nivel>',
  '<bytes>': '<bytes>',
  '<origin>': '<origen>',
  '<key>': '<clave>',
  '<method>': '<método>',
  '<body>': '<cuerpo>',
  '<modules>': '<módulos>',
  '<plan>': '<tarifa>',
  '<x>': '<x>',
  '<name>': '<nombre>',
  '<customerId>': '<id-cliente>',
  '<keyId>': '<id-clave>',
  '<folder>': '<carpeta>',
  '<shell>': '<shell>',
  '<command>': '<comando>',
  '<topic>': '<tema>',
  '<from>': '<de>',
  '<options>': '<opciones>',

  // Options
  'Help on one of these commands': 'Ayuda sobre uno de estos comandos',
  'version of the program and of its library': 'versión del programa y de su biblioteca',
  'at most this many, 1 to 100': 'cuántos como máximo, de 1 a 100',
  'say which layer matched, and what makes the confidence':
    'mostrar qué nivel de la búsqueda ha coincidido y de dónde viene la confianza',
  'language: de, en or es (default: INGR_LANG, or that of the system)':
    'idioma: de, en o es (por defecto, INGR_LANG o el del sistema)',
  'another library than the shipped one (or INGR_LIBRARY)':
    'otra biblioteca en lugar de la incluida (o INGR_LIBRARY)',
  'print exactly the body of the HTTP response':
    'mostrar exactamente el cuerpo de la respuesta HTTP',
  'colour even in a pipe': 'color también en una tubería',
  'no colour': 'sin color',
  "in a pipe, ' before cells that begin with = + - @":
    "en una tubería, ' delante de las celdas que empiezan por = + - @",
  'this help': 'esta ayuda',
  'at most this many, 1 to 25': 'cuántos como máximo, de 1 a 25',
  'every figure with its source': 'cada cifra con su fuente',
  'only this category': 'solo esta categoría',
  'only this subcategory': 'solo esta subcategoría',
  'only what is compatible with these diets, comma-separated':
    'solo lo que encaja en estas dietas, separadas por comas',
  'only what the data find no conflict in for these concerns':
    'solo lo que no da conflicto en los datos con estos criterios',
  'only these FODMAP levels, comma-separated': 'solo estos niveles de FODMAP, separados por comas',
  'at least this much in 100 g, such as iron:3,fibre:5':
    'al menos esta cantidad en 100 g, por ejemplo iron:3,fibre:5',
  'at most this much in 100 g, such as energyKcal:100':
    'como máximo esta cantidad en 100 g, por ejemplo energyKcal:100',
  'by id, name or a nutrient; -iron for most first':
    'por id, name o un nutriente; -iron empieza por el valor más alto',
  'these ids instead of a page, comma-separated':
    'estos id en lugar de una página, separados por comas',
  'only these properties of each ingredient, with --json':
    'solo estas propiedades de cada ingrediente, con --json',
  '`next` of the page before': '`next` de la página anterior',
  'EU allergens as letters of a menu: at (Austria)':
    'alérgenos de la UE como letras de la carta: at (Austria)',
  'say what each fact rests on': 'mostrar en qué se apoya cada dato',
  'take the nearest food for words that are not certain to be one, and say so':
    'tomar el alimento más cercano para las palabras dudosas, y decirlo',
  'repeatable or comma-separated: {concerns}': 'repetible o separado por comas: {concerns}',
  'exit 4 at this verdict or a worse one: uncertain, caution, incompatible':
    'salir con el código 4 a partir de este veredicto: incierto, precaución, incompatible',
  'exit 5 when an item could not be resolved':
    'salir con el código 5 si no se pudo identificar algún ingrediente',
  'how many servings it makes: one serving is judged': 'cuántas porciones salen: se evalúa una',
  'a recipe, or - for standard input; repeatable; arguments ending in .txt, .md, .cook, .json or .html are recipes too':
    'una receta, o - para la entrada estándar; repetible; los argumentos terminados en .txt, .md, .cook, .json o .html también son recetas',
  'a household file: what it means for each person; without a name (last in the line) your own':
    'un archivo del hogar: qué significa para cada persona; sin nombre (al final de la línea), el propio',
  'only foods that suit all people of a household file; without a name your own':
    'solo alimentos aptos para todas las personas de un archivo del hogar; sin nombre, del propio',
  'day: FODMAP, histamine and fat over the meals of each day of a folder':
    'day: FODMAP, histamina y grasa de las comidas de cada día de una carpeta',
  'one row per recipe, also for a single one': 'una fila por receta, también si es una sola',
  'one JSON line per recipe': 'una línea JSON por receta',
  'every rule that led to a verdict': 'cada regla que ha llevado a un veredicto',
  'EU allergens as letters of a menu instead: at (Austria)':
    'en su lugar, los alérgenos de la UE como letras de la carta: at (Austria)',
  'as a page to print (A4), without scripts': 'como página para imprimir (A4), sin scripts',
  'as CSV for a spreadsheet, a column for each allergen':
    'como CSV para una hoja de cálculo, una columna por alérgeno',
  'with the letters of a menu: at (Austria)': 'con las letras de la carta: at (Austria)',
  'heading of the page': 'título de la página',
  'the day that the page names, such as 2026-11-22 (default today)':
    'la fecha que muestra la página, por ejemplo 2026-11-22 (por defecto, hoy)',
  'read the items from a file, or - for standard input':
    'leer los ingredientes de un archivo, o - para la entrada estándar',
  'one check per line in, one result per line out':
    'una comprobación por línea de entrada, un resultado por línea de salida',
  'the text of a package, or - for standard input; repeatable; arguments ending in .txt or .md are files too':
    'el texto de un envase, o - para la entrada estándar; repetible; los argumentos terminados en .txt o .md también son archivos',
  'grams of the product that are eaten (default: 100)':
    'gramos del producto que se comen (por defecto, 100)',
  'one package per line in, as text or JSON, one answer per line out':
    'un envase por línea de entrada, como texto o JSON, una respuesta por línea de salida',
  'the tree of ingredients, and every rule that led to a verdict':
    'el árbol de ingredientes y cada regla que ha llevado a un veredicto',
  'how many grams of each keep the list low':
    'hasta cuántos gramos de cada uno la lista se mantiene en nivel bajo',
  'only good substitutes': 'solo los que sustituyen bien',
  'repeatable or comma-separated: concerns and diets ({restrictions})':
    'repetible o separado por comas: criterios y dietas ({restrictions})',
  'amount of the ingredient, such as "100 g" or "2 cups"':
    'cantidad del ingrediente, por ejemplo "100 g" o "2 tazas"',
  'only what works for baking, frying, whipping, sauce, …':
    'solo lo que sirve para hornear, freír, montar, una salsa…',
  'at most this many of each kind, 1 to 100': 'cuántos de cada tipo como máximo, de 1 a 100',
  'compare with another ingredient': 'comparar con otro ingrediente',
  'also for this amount, such as 2, "100 g" or "2 cups"':
    'también para esta cantidad, como 2, "100 g" o "2 tazas"',
  'unit of the amount': 'unidad de la cantidad',
  'as a nutrition declaration: eu': 'como información nutricional: eu',
  'also per serving': 'también por porción',
  'one line in, one JSON line out': 'una línea de entrada, una línea JSON de salida',
  'also how each line was cut up': 'también cómo se dividió cada línea',
  'the lines scaled to this many people instead':
    'en su lugar, las líneas para este número de personas',
  'how many people the recipe is for, where it does not say so':
    'para cuántas personas es la receta, si ella misma no lo dice',
  'exit 5 when a line could not be resolved':
    'salir con el código 5 si no se pudo identificar alguna línea',
  'address to listen on': 'dirección en la que se escucha',
  'port to listen on; 0 picks one': 'puerto en el que se escucha; 0 elige uno libre',
  'answer with this many processes; SIGHUP changes them one by one':
    'responder con este número de procesos; SIGHUP los renueva uno a uno',
  'silent, fatal, error, warn, info, debug or trace':
    'silent, fatal, error, warn, info, debug o trace',
  'largest body that is read': 'tamaño máximo del cuerpo de la petición',
  'let browsers call from this origin; repeatable, * for all':
    'permitir llamadas de navegadores desde este origen; repetible, * para todos',
  'serve /metrics for Prometheus, without a key': 'ofrecer /metrics para Prometheus, sin clave',
  'print the address and open no browser': 'mostrar la dirección sin abrir el navegador',
  'call with this API key, which others may see in the list of processes; better INGR_KEY or:':
    'llamar con esta clave de API, que otros pueden ver en la lista de procesos; mejor INGR_KEY o:',
  'call with the API key in this file, or - for standard input':
    'llamar con la clave de API de este archivo, o - para la entrada estándar',
  'read the body from a file, or - for standard input':
    'leer el cuerpo de un archivo, o - para la entrada estándar',
  'print status and headers before the body': 'mostrar el estado y las cabeceras antes del cuerpo',
  'the account (default local: the calls of this terminal)':
    'la cuenta (por defecto, local: las llamadas de esta terminal)',
  'this many days until today (UTC), 1 to 365 (default 30)':
    'cuántos días hasta hoy (UTC), de 1 a 365 (por defecto, 30)',
  'booked modules: M1, M2, M3, M4, comma-separated':
    'módulos contratados: M1, M2, M3, M4, separados por comas',
  'free, standard, pro; sets the rate limit unless that is given':
    'free, standard, pro; fija las llamadas por minuto si no se indican',
  'credits per month (UTC), or none': 'créditos por mes (UTC), o none',
  'price of a credit beyond the quota, or none':
    'precio de un crédito por encima de la cuota, o none',
  'at most this much per month beyond the quota, or none':
    'como máximo este importe por mes por encima de la cuota, o none',
  'requests per minute': 'llamadas por minuto',
  'name of the customer': 'nombre del cliente',
  'a key for tests: the same answers, no credits, a low rate':
    'una clave de prueba: las mismas respuestas, sin créditos, pocas llamadas por minuto',
  'the library file to write': 'el archivo de biblioteca que se escribe',
  'of one line of --ndjson': 'de una línea de --ndjson',

  // Topics
  'how ingredients, amounts and recipes are written':
    'cómo se escriben ingredientes, cantidades y recetas',
  'what verdicts, question marks and confidences mean':
    'los veredictos, los interrogantes y la confianza',
  'the variables that ingr reads': 'las variables que lee ingr',
  'what the exit code says': 'qué dice el código de salida',

  // Environment
  '{meaning}; without it: {otherwise}': '{meaning}; sin ella: {otherwise}',
  'language: de, en or es': 'idioma: de, en o es',
  'the locale: LC_ALL, LC_MESSAGES or LANG': 'el del sistema: LC_ALL, LC_MESSAGES o LANG',
  'locale; its language is that of the screen (C, POSIX and others than de, en and es: English), but not of JSON':
    'configuración regional; determina el idioma de la pantalla (C, POSIX y los que no son de, en ni es: inglés), pero no el del JSON',
  'the same, after LC_ALL': 'lo mismo, después de LC_ALL',
  'the same, after LC_MESSAGES': 'lo mismo, después de LC_MESSAGES',
  'library file': 'archivo de la biblioteca',
  'the shipped one': 'la incluida',
  'file of the accounts, keys and usage, or postgres://…':
    'archivo de cuentas, claves y uso, o postgres://…',
  'ingr/accounts.sqlite in the data folder': 'ingr/accounts.sqlite en la carpeta de datos',
  'redis://… or rediss://…: rate limits that several servers share':
    'redis://… o rediss://…: límites de llamadas que comparten varios servidores',
  'each server counts for itself': 'cada servidor cuenta por su parte',
  'API key that `call` uses': 'clave de API que usa `call`',
  'the account local': 'la cuenta local',
  'off: do not record the calls of the terminal': 'off: no anotar las llamadas de la terminal',
  on: 'on',
  'off: suggest no next command on a terminal':
    'off: no proponer el comando siguiente en una terminal',
  'program for answers longer than the terminal; empty or cat: none':
    'programa para respuestas más largas que la terminal; vacío o cat: ninguno',
  PAGER: 'PAGER',
  'the same, for all programs': 'lo mismo, para todos los programas',
  less: 'less',
  'options of less': 'opciones de less',
  FRX: 'FRX',
  'not empty: no colour': 'no vacío: sin color',
  'colour on a terminal': 'color en una terminal',
  'colour even in a pipe; 0: none': 'color también en una tubería; 0: ninguno',
  '0: no colour': '0: sin color',
  'not 0: colour even in a pipe': 'distinto de 0: color también en una tubería',
  'dumb: no colour, no pager': 'dumb: sin color ni paginador',
  'data folder, an absolute path': 'carpeta de datos, una ruta absoluta',
  '~/.local/share (macOS ~/Library/Application Support, Windows %LOCALAPPDATA%)':
    '~/.local/share (macOS ~/Library/Application Support, Windows %LOCALAPPDATA%)',
  'configuration folder, where ingr/household.yaml is, an absolute path':
    'carpeta de configuración, donde está ingr/household.yaml, una ruta absoluta',
  '~/.config (macOS ~/Library/Application Support, Windows %APPDATA%)':
    '~/.config (macOS ~/Library/Application Support, Windows %APPDATA%)',
  'cache folder of the single executable, an absolute path':
    'carpeta de caché del ejecutable único, una ruta absoluta',
  '~/.cache (macOS ~/Library/Caches, Windows %LOCALAPPDATA%)':
    '~/.cache (macOS ~/Library/Caches, Windows %LOCALAPPDATA%)',

  // Exit codes
  'answered, whatever the verdict': 'respondido, sea cual sea el veredicto',
  'internal error, unreadable library, or `doctor` found errors':
    'error interno, biblioteca ilegible, o `doctor` ha encontrado errores',
  'wrong usage or bad input': 'uso incorrecto o entrada errónea',
  'unknown ingredient': 'ingrediente desconocido',
  'a verdict reached `--fail-on`': 'un veredicto ha alcanzado `--fail-on`',
  'unresolved items under `--strict`': 'ingredientes no identificados con `--strict`',
  'no relationship data (`substitutes`, `pairings`, `similar`), or `swap` cannot replace something in a recipe':
    'sin datos de relaciones (`substitutes`, `pairings`, `similar`), o `swap` no puede sustituir algo de una receta',
  'account, key, quota or rate': 'cuenta, clave, cuota o límite de llamadas',

  // Examples
  'search Möhre --lang de': 'search zanahoria',
  'allergens butter': 'allergens mantequilla',
  'check "200 g butter" "2 eggs" --concern lactose,egg':
    'check "200 g de mantequilla" "2 huevos" --concern lactosa,huevo',
  'check --file recipe.txt --lang es': 'check --file receta.txt',
  'nutrition egg --amount 2 --unit piece --label eu':
    'nutrition huevo --amount 2 --unit pieza --label eu',
  'search Möhre': 'search zanahoria',
  'search "leavening agent" --limit 5': 'search gasificante --limit 5',
  'complete tom': 'complete tom',
  'complete pimi --lang es': 'complete pimi',
  'show butter': 'show mantequilla',
  'show Paradeiser --lang de --sources': 'show jitomate --sources',
  'browse --category cheese --without gluten': 'browse --category quesos --without gluten',
  'browse --category legumes --diet vegan --min iron:3 --sort -iron':
    'browse --category legumbres --diet vegana --min hierro:3 --sort -hierro',
  'browse --ids butter,tofu --fields name,category --json':
    'browse --ids butter,tofu --fields name,category --json',
  'categories --lang es': 'categories',
  'units --lang de': 'units',
  'allergens butter, wheat flour, soy sauce':
    'allergens mantequilla, harina de trigo, salsa de soja',
  'allergens Sellerie --letters at --lang de': 'allergens apio --letters at',
  'check "200 g butter" "2 EL Mehl" --concern lactose,gluten':
    'check "200 g de mantequilla" "2 tazas de harina" --concern lactosa,gluten',
  'check --file recipe.txt --servings 4 --explain':
    'check --file receta.txt --servings 4 --explain',
  'check --file recipe.txt --letters at': 'check --file receta.txt --letters at',
  'check week --per day --servings 4': 'check semana --per day --servings 4',
  'check *.txt --profile family.yaml --fail-on incompatible':
    'check *.txt --profile familia.yaml --fail-on incompatible',
  'menu recipes/ --lang de': 'menu recetas/',
  'menu recipes/ --html --title "Gasthaus Adler" --letters at > menu.html':
    'menu recetas/ --html --title "Casa Anna" > carta.html',
  'menu *.txt --csv > menu.csv': 'menu *.txt --csv > carta.csv',
  'diet vegan butter "200 g Tofu"': 'diet vegana mantequilla "200 g de tofu"',
  'diet porkFree --file recipe.txt': 'diet "sin cerdo" --file receta.txt',
  'label "Zutaten: WEIZENMEHL, Zucker, Emulgator: Lecithine (SOJA). Kann Spuren von NÜSSEN enthalten."':
    'label "Ingredientes: harina de TRIGO, azúcar, emulgente: lecitinas (SOJA). Puede contener FRUTOS DE CÁSCARA."',
  'label --file package.txt --portion 30 --explain':
    'label --file envase.txt --portion 30 --explain',
  'label packages/*.txt --fail-on incompatible': 'label envases/*.txt --fail-on incompatible',
  'label --ndjson --file packages.ndjson': 'label --ndjson --file envases.ndjson',
  'fodmap "100 g onion" "50 g garlic"': 'fodmap "100 g de cebolla" "50 g de ajo"',
  'fodmap "100 g asparagus" "50 g rice" --max':
    'fodmap "100 g de espárragos" "50 g de arroz" --max',
  'histamine "50 g parmesan" "100 ml red wine"':
    'histamine "50 g de parmesano" "100 ml de vino tinto"',
  'diet vegan *.txt': 'diet vegana *.txt',
  'fodmap recipes/ --servings 4': 'fodmap recetas/ --servings 4',
  'swap recipes/ --for lactose': 'swap recetas/ --for lactosa',
  'substitutes butter': 'substitutes mantequilla',
  'substitutes Ei --lang de --no-partial': 'substitutes huevo --no-partial',
  'swap butter --for lactose,vegan --amount "100 g" --use baking':
    'swap mantequilla --for lactosa,vegana --amount "100 g" --use hornear',
  'swap --file recipe.txt --for gluten,vegan': 'swap --file receta.txt --for gluten,vegana',
  'pairings lamb': 'pairings cordero',
  'pairings fresa --lang es': 'pairings fresa',
  'similar mozzarella': 'similar mozzarella',
  'similar Kurkuma --lang de': 'similar cúrcuma',
  'profile butter --with margarine': 'profile mantequilla --with margarina',
  'profile "queso manchego" --lang es': 'profile "queso manchego"',
  'convert flour 2 cup gram': 'convert harina 2 tazas gramos',
  'convert Butter 125 g EL --lang de': 'convert mantequilla 125 g cucharadas',
  'nutrition butter': 'nutrition mantequilla',
  'nutrition egg --amount 2 --unit piece': 'nutrition huevo --amount 2 --unit pieza',
  'nutrition Haferflocken --label eu --lang de': 'nutrition "copos de avena" --label eu',
  'analyze "200 g flour" "2 eggs" --servings 4':
    'analyze "200 g de harina" "2 huevos" --servings 4',
  'analyze --file recipe.txt --servings 4 --label eu':
    'analyze --file receta.txt --servings 4 --label eu',
  'parse "2-3 EL Schmalz" --lang de': 'parse "2-3 cucharadas de manteca"',
  'parse --file recipe.txt --json': 'parse --file receta.txt --json',
  'parse --file recipe.md --scale 6': 'parse --file receta.md --scale 6',
  'parse "2 large eggs, beaten" --explain': 'parse "2 huevos grandes, batidos" --explain',
  'mcp --lang de': 'mcp --lang es',
  'build-library my-foods -o my.sqlite': 'build-library mis-ingredientes -o mia.sqlite',
  'search "house blend" --library my.sqlite': 'search "mezcla de la casa" --library mia.sqlite',
  'batch --ndjson --file checks.ndjson': 'batch --ndjson --file recetas.ndjson',

  // The manual
  NAME: 'NOMBRE',
  SYNOPSIS: 'SINOPSIS',
  DESCRIPTION: 'DESCRIPCIÓN',
  ENVIRONMENT: 'ENTORNO',
  FILES: 'ARCHIVOS',
  'EXIT STATUS': 'ESTADO DE SALIDA',
  EXAMPLES: 'EJEMPLOS',
  DIAGNOSTICS: 'DIAGNÓSTICO',
  'SEE ALSO': 'VÉASE TAMBIÉN',
  '<arguments>': '<argumentos>',
  'The commands:': 'Los comandos:',
  'The options:': 'Las opciones:',
  Advice: 'Aviso',
  'All variables are described in': 'Todas las variables se describen en',
  'Files are described in': 'Los archivos se describen en',
  'Ingredient intelligence for cooks, dietitians and app builders, offline and deterministic: fixed rules over a bundled library of cooking ingredients with names in German, English and Spanish.':
    'Conocimiento sobre ingredientes para quien cocina, asesora en nutrición o programa, sin conexión y siempre con el mismo resultado: reglas fijas sobre una biblioteca incluida de ingredientes de cocina con nombres en alemán, inglés y español.',
  'An ingredient is named by any name in any of the three languages, or by its id. Items are written as people write them (`200 g butter`, `2 EL Mehl`, `butter:200g`), one per argument, or one per line of a file or of standard input, or as the JSON that the HTTP interface takes.':
    'Un ingrediente se nombra con cualquiera de sus nombres en alguno de los tres idiomas, o con su id. Las cantidades se escriben como las escribe la gente (`200 g de mantequilla`, `2 tazas de harina`), un ingrediente por argumento o por línea de un archivo o de la entrada estándar, o como el JSON que admite la interfaz HTTP.',
  'On a terminal answers are tables; in a pipe they are rows separated by tabs. Results go to standard output, everything else to standard error.':
    'En una terminal las respuestas son tablas; en una tubería, filas separadas por tabuladores. Los resultados van a la salida estándar; todo lo demás, a la salida de errores.',
  'Information, not medical advice. Data have gaps and errors, recipes and brands differ, and people react differently. Read the label, and ask a doctor or dietitian before you decide anything about an allergy, an intolerance or a diet. A verdict of no conflict found in the data means just that.':
    'Información, no consejo médico. Los datos tienen lagunas y errores, las recetas y las marcas varían y cada persona reacciona de forma distinta. Lee la etiqueta y consulta a un médico o dietista antes de decidir nada sobre una alergia, una intolerancia o una dieta. El veredicto de que no se ha encontrado ningún conflicto en los datos significa solo eso.',
  'An error is one line on standard error. With --json it also stands on standard output, with one of these codes; after each is the exit status:':
    'Un error es una línea en la salida de errores. Con --json aparece también en la salida estándar, con uno de estos códigos; tras cada uno va el código de salida:',
  'Accounts, keys and usage, unless `INGR_ACCOUNTS` names another file.':
    'Cuentas, claves y uso, si `INGR_ACCOUNTS` no nombra otro archivo.',
  'The calls of the terminal in a month.': 'Las llamadas de la terminal en un mes.',
  'What the single executable unpacks at its first start.':
    'Lo que el ejecutable único desempaqueta en su primer arranque.',
  'a field is missing or has a wrong value': 'falta un campo o tiene un valor erróneo',
  'lang is not de, en or es': 'lang no es de, en ni es',
  'the body is not valid JSON': 'el cuerpo no es JSON válido',
  'q is missing or blank': 'falta q o está en blanco',
  'the list of items is empty': 'la lista de ingredientes está vacía',
  'the list of checks is empty': 'la lista de comprobaciones está vacía',
  'a list has more entries than one call may':
    'una lista tiene más entradas de las que admite una llamada',
  'more than 100 checks': 'más de 100 comprobaciones',
  'a concern is neither a dimension nor an entry of the EU list without one of its own':
    'un criterio no es ninguno de los conocidos',
  'the diet is not a known one': 'la dieta no se conoce',
  'a unit is not in the list of units': 'una unidad no está en la lista de unidades',
  'the library knows no density or piece weight for the conversion':
    'la biblioteca no conoce la densidad ni el peso por pieza para la conversión',
  'no API key was sent': 'no se ha enviado ninguna clave de API',
  'the API key is unknown or revoked': 'la clave de API no existe o está revocada',
  'the call costs more credits than are left of the month':
    'la llamada cuesta más créditos de los que quedan este mes',
  'the call costs more than the spending cap leaves':
    'la llamada cuesta más de lo que permite el límite de gasto',
  'the account has not booked the module': 'la cuenta no ha contratado el módulo',
  'the account is blocked': 'la cuenta está bloqueada',
  'no ingredient has this id': 'ningún ingrediente tiene este id',
  'nothing is at this path': 'no hay nada en esta ruta',
  'no account has this customer id': 'ninguna cuenta tiene este id de cliente',
  'no key has this id': 'ninguna clave tiene este id',
  'the path does not take this method': 'la ruta no admite este método',
  'the request did not arrive in time': 'la petición no llegó a tiempo',
  'the body is larger than the server takes': 'el cuerpo es mayor de lo que admite el servidor',
  'the body is not application/json': 'el cuerpo no es application/json',
  'the ingredient has no relationship data of this kind':
    'el ingrediente no tiene datos de relaciones de este tipo',
  'the Idempotency-Key was sent with another request within a day':
    'la Idempotency-Key ya se envió con otra petición en el último día',
  'more requests in this minute than allowed': 'más llamadas en este minuto de las permitidas',
  'the headers are larger than allowed': 'las cabeceras son mayores de lo permitido',
  'the body is sent in another transfer coding than chunked':
    'el cuerpo llega en una codificación de transferencia distinta de chunked',
  'a fault of the program': 'un fallo del programa',
  'the library or the accounts cannot be used now, or the server is overloaded or stopping':
    'la biblioteca o las cuentas no se pueden usar ahora, o el servidor está sobrecargado o se está deteniendo',
  '<measure>': '<medida>',
  'convert "1 cup brown sugar" g': 'convert "1 taza de azúcar moreno" g',
  'convert 125 g Butter EL --lang de': 'convert 125 g mantequilla cucharadas',
  'nutrition "2 eggs"': 'nutrition "2 huevos"',
  'nutrition kale spinach': 'nutrition kale espinaca',
}
