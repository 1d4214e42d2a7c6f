/** Texts of the command help in Spanish. */

import type { Help } from '../en/help.ts'
import { manual } from './manual.ts'

export const help = () =>
  ({
    ...manual(),
    // Commands, in the order of the help
    'about.ingr': 'Todo sobre ingredientes: búsqueda, alérgenos, dietas, conversión y nutrición; sin conexión, en alemán, inglés y español.',
    'about.search': 'Buscar ingredientes por nombre o significado',
    'about.complete': 'Completar un nombre mientras se escribe',
    'about.show': 'Datos básicos de un ingrediente',
    'about.browse': 'Listar ingredientes por categoría, dieta, contenido o id',
    'about.count': 'Cuántos ingredientes contiene la biblioteca',
    'about.categories': 'Categorías que aparecen',
    'about.units': 'Unidades de medida',
    'about.languages': 'Idiomas de la biblioteca',
    'about.allergens': 'Los {count} criterios y los alérgenos de la UE de uno o varios ingredientes',
    'about.check': 'Comprobar recetas: alérgenos e intolerancias',
    'about.menu': 'Los platos de archivos y carpetas con sus alérgenos de la UE, para imprimir o entregar',
    'about.batch': 'Comprobar muchas recetas: JSON como lo admite la API, o NDJSON',
    'about.diet': 'Si los ingredientes encajan en una dieta: {diets}',
    'about.label': 'Comprobar la lista de ingredientes de un envase: alérgenos, trazas, aditivos, dietas',
    'about.fodmap': 'Nivel de FODMAP de una lista',
    'about.histamine': 'Riesgo de histamina de una lista',
    'about.substitutes': 'Qué puede sustituir a un ingrediente, en qué cantidad y qué falta entonces',
    'about.swap': 'Sustitutos comprobados según lo que alguien debe evitar; con --file, el cambio mínimo en una receta',
    'about.pairings': 'Qué combina con un ingrediente',
    'about.similar': 'Ingredientes de la misma familia o función',
    'about.profile': 'Cómo se cocina un ingrediente, su textura, su función y su sabor',
    'about.convert': 'Convertir una cantidad de un ingrediente entre peso, volumen y piezas',
    'about.nutrition': 'Nutrientes de un ingrediente',
    'about.analyze': 'Nutrientes de una lista',
    'about.parse': 'Leer líneas de recetas',
    'about.shop': 'Una lista de la compra para varias recetas: los mismos alimentos sumados, por categoría',
    'about.serve': 'Atender peticiones HTTP, con claves, módulos, créditos y límites',
    'about.explore': 'La página web, solo en este equipo: ingredientes y recetas en el navegador, sin clave',
    'about.call': 'Una petición al servicio HTTP, en el mismo proceso y sin puerto',
    'about.mcp': 'Las operaciones como herramientas para modelos de lenguaje (Model Context Protocol), por la entrada y la salida estándar',
    'about.usage': 'Qué se consultó y sus créditos',
    'about.account': 'Cuentas de la API HTTP',
    'about.account.create': 'Abrir una cuenta (por defecto: todos los módulos, tarifa free, sin cuota)',
    'about.account.list': 'Todas las cuentas',
    'about.account.show': 'Una sola cuenta',
    'about.account.update': 'Cambiar una cuenta; lo que no se indica queda igual',
    'about.account.rename': 'Dar otro nombre a una cuenta',
    'about.account.block': 'Rechazar las llamadas de una cuenta',
    'about.account.unblock': 'Volver a atender las llamadas de una cuenta',
    'about.account.delete': 'Eliminar una cuenta y sus claves; su uso se conserva sin nombre, para facturar',
    'about.key': 'Claves de una cuenta',
    'about.key.issue': 'Emitir una clave; solo se muestra esta vez',
    'about.key.list': 'Las claves de una cuenta, también las revocadas',
    'about.key.revoke': 'Revocar una clave definitivamente',
    'about.build-library': 'Añadir ingredientes propios a la biblioteca',
    'about.doctor': 'Examinar la biblioteca',
    'about.completion': 'Mostrar el script que completa comandos e ingredientes en una shell: bash, zsh o fish',
    'about.schema': 'JSON Schema de lo que un comando muestra con --json; sin comando, la lista de todos',
    'about.help': 'Ayuda sobre un comando o un tema',
    'about.group.help': 'Ayuda sobre uno de estos comandos',
    // Examples, one per line; {customer} and {key} are ids
    'examples.ingr': `search zanahoria
allergens mantequilla
check "200 g de mantequilla" "2 huevos" --concern lactosa,huevo
check --file receta.txt
nutrition huevo --amount 2 --unit pieza --label eu`,
    'examples.search': `search zanahoria
search gasificante --limit 5
search "bebida de avena" --json | jq -r '.results[0].ingredient.id'`,
    'examples.complete': `complete tom
complete pimi`,
    'examples.show': `show mantequilla
show jitomate --sources`,
    'examples.browse': `browse fruta --page 2
browse quesos --without gluten
browse legumbres --diet vegana --min hierro:3 --sort -hierro
browse --ids butter,tofu --fields name,category --json`,
    'examples.count': 'count',
    'examples.categories': 'categories',
    'examples.units': 'units',
    'examples.languages': 'languages',
    'examples.allergens': `allergens mantequilla
allergens mantequilla, harina de trigo, salsa de soja
allergens apio --letters at`,
    'examples.check': `check "200 g de mantequilla" "2 tazas de harina" --concern lactosa,gluten
check --file receta.txt --servings 4 --explain
check --file receta.txt --letters at
check *.txt
check semana --per day --servings 4
check *.txt --profile familia.yaml --fail-on incompatible`,
    'examples.menu': `menu recetas/
menu recetas/ --html --title "Casa Anna" > carta.html
menu *.txt --csv > carta.csv`,
    'examples.batch': `batch '{"checks":[{"items":[{"ingredientId":"butter"}]}]}' --json
batch --ndjson --file recetas.ndjson`,
    'examples.diet': `diet vegana mantequilla "200 g de tofu"
diet "sin cerdo" --file receta.txt
diet vegana *.txt`,
    'examples.label': `label "Ingredientes: harina de TRIGO, azúcar, emulgente: lecitinas (SOJA). Puede contener FRUTOS DE CÁSCARA."
label --file envase.txt --portion 30 --explain
label envases/*.txt --fail-on incompatible
label --ndjson --file envases.ndjson`,
    'examples.fodmap': `fodmap "100 g de cebolla" "50 g de ajo"
fodmap "100 g de espárragos" "50 g de arroz" --max
fodmap recetas/ --servings 4`,
    'examples.histamine': 'histamine "50 g de parmesano" "100 ml de vino tinto"',
    'examples.substitutes': `substitutes mantequilla
substitutes huevo --no-partial`,
    'examples.swap': `swap mantequilla --for lactosa,vegana --amount "100 g" --use hornear
swap --file receta.txt --for gluten,vegana
swap recetas/ --for lactosa`,
    'examples.pairings': `pairings cordero
pairings fresa`,
    'examples.similar': `similar mozzarella
similar cúrcuma`,
    'examples.profile': `profile mantequilla --with margarina
profile "queso manchego"`,
    'examples.convert': `convert harina 2 tazas gramos
convert "1 taza de azúcar moreno" g
convert 125 g mantequilla cucharadas
convert 1 cucharada miel g --json | jq .result`,
    'examples.nutrition': `nutrition mantequilla
nutrition "2 huevos"
nutrition kale espinaca
nutrition huevo --amount 2 --unit pieza
nutrition "copos de avena" --label eu`,
    'examples.analyze': `analyze "200 g de harina" "2 huevos" --servings 4
analyze --file receta.txt --servings 4 --label eu
analyze *.txt --json`,
    'examples.parse': `parse "2-3 cucharadas de manteca"
parse --file receta.txt --json
parse --file receta.md --scale 6
parse "2 huevos grandes, batidos" --explain`,
    'examples.shop': `shop semana/ --servings 4 --lang es
shop pad-thai.txt tortitas.md --markdown > lista.md
shop semana/ --html --title "Sábado" > lista.html`,
    'examples.serve': `serve
serve --port 0 --metrics
serve --workers 4 --cors https://app.example`,
    'examples.explore': `explore
explore --port 8081 --no-open`,
    'examples.call': `call GET "/v1/ingredients/search?q=butter&limit=1"
call POST /v1/compatibility/check '{"items":[{"ingredientId":"butter"}]}'
call GET /openapi.json | jq -r '.paths | keys[]'`,
    'examples.mcp': `mcp
mcp --lang es`,
    'examples.usage': `usage
usage --days 7
usage --customer {customer}
usage --all --month 2026-11 --csv`,
    'examples.account': `account create "Bistro Anna" --monthly-quota 10000
account list`,
    'examples.account.create': `account create "Bistro Anna" --monthly-quota 10000
account create Test --modules M1,M2 --plan standard`,
    'examples.account.list': 'account list --json',
    'examples.account.show': 'account show {customer}',
    'examples.account.update': `account update {customer} --plan pro
account update {customer} --monthly-quota none`,
    'examples.account.rename': 'account rename {customer} "Bistro Anna"',
    'examples.account.block': 'account block {customer}',
    'examples.account.unblock': 'account unblock {customer}',
    'examples.account.delete': 'account delete {customer} --yes',
    'examples.key': `key issue {customer}
key revoke {key}`,
    'examples.key.issue': `key issue {customer}
key issue {customer} --name staging --expires 90d --scopes M1,M2
key issue {customer} --test
key issue $(ingr account create Test --json | jq -r .customerId)`,
    'examples.key.list': 'key list {customer}',
    'examples.key.revoke': 'key revoke {key}',
    'examples.build-library': `build-library mis-ingredientes -o mia.sqlite
search "mezcla de la casa" --library mia.sqlite`,
    'examples.doctor': `doctor
doctor --json`,
    'examples.completion': 'completion bash > ~/.local/share/bash-completion/completions/ingr',
    'examples.schema': `schema
schema check
schema batch --ndjson
schema account create`,
    'examples.help': `help check
help account create
help environment`,
    // Headings
    'heading.examples': 'Ejemplos:',
    'heading.usage': 'Uso:',
    'heading.options': 'Opciones:',
    'heading.commands': 'Comandos:',
    'heading.topics': 'Temas:',
    'heading.lookUp': 'Consultar:',
    'heading.check': 'Comprobar:',
    'heading.cook': 'Cocinar:',
    'heading.measure': 'Medir y leer:',
    'heading.serve': 'Servicio:',
    'heading.library': 'Biblioteca propia:',
    'heading.help': 'Ayuda:',
    'heading.common': 'Para todos los comandos:',
    default: 'por defecto',
    // Options
    'option.version': 'versión del programa y de su biblioteca',
    'option.limit': 'cuántos como máximo, de 1 a 100; 10 si no se indica',
    'option.complete.limit': 'cuántos como máximo, de 1 a 25',
    'option.pairings.limit': 'cuántos de cada tipo como máximo, de 1 a 100',
    'option.category': 'solo esta categoría',
    'option.diet': 'solo lo que encaja en estas dietas, separadas por comas',
    'option.without': 'solo lo que no da conflicto en los datos con estos criterios',
    'option.min': 'al menos esta cantidad en 100 g, por ejemplo iron:3,fibre:5',
    'option.max': 'como máximo esta cantidad en 100 g, por ejemplo energyKcal:100',
    'option.fodmap.max': 'hasta cuántos gramos de cada uno la lista se mantiene en nivel bajo',
    'option.sort': 'por id, nombre, frecuencia o un nutriente; -iron empieza por el valor más alto',
    'option.search.profile': 'solo alimentos aptos para todas las personas de un archivo del hogar; sin nombre, del propio',
    'option.profile': 'un archivo del hogar, una línea por persona (Leo: cacahuetes, leche): qué significa para cada persona; sin nombre (al final de la línea), el propio',
    'option.known': 'qué significa una palabra propia, como "mi mezcla=orégano,albahaca"; repetible',
    'option.explain': 'mostrar qué nivel de la búsqueda ha coincidido y de dónde viene la confianza',
    'option.allergens.explain': 'mostrar en qué se apoya cada dato',
    'option.quiet': 'omitir las notas que no cambian ningún veredicto',
    'option.verbose': 'nombrar cada línea omitida',
    'option.all': 'también histamina, FODMAP, grasa y dietas',
    'option.all.nutrients': 'todos los nutrientes, no solo los de la etiqueta y la fibra',
    'option.nutrient': 'repetible o separado por comas: solo estos nutrientes; si hay varios alimentos, de mayor a menor',
    'option.check.recipe': 'leer un envase como receta',
    'option.check.explain': 'cada regla que ha llevado a un veredicto',
    'option.label.explain': 'el árbol de ingredientes y cada regla que ha llevado a un veredicto',
    'option.parse.explain': 'también cómo se dividió cada línea',
    'option.lang': 'idioma: de, en o es (por defecto, INGR_LANG o el del sistema)',
    'option.library': 'otra biblioteca en lugar de la incluida (o INGR_LIBRARY)',
    'option.json': 'mostrar exactamente el cuerpo de la respuesta HTTP',
    'option.color': 'color también en una tubería',
    'option.no-color': 'sin color',
    'option.quote-cells': "en una tubería, ' delante de las celdas que empiezan por = + - @",
    'option.sources': 'cada cifra con su fuente',
    'option.subcategory': 'solo esta subcategoría',
    'option.fodmap': 'solo estos niveles de FODMAP, separados por comas',
    'option.ids': 'estos id en lugar de una página, separados por comas',
    'option.fields': 'solo estas propiedades de cada ingrediente, con --json; card: nombre, categoría y alérgenos en una línea',
    'option.page': 'la página por su número',
    'option.cursor': '`next` de la página anterior',
    'option.letters': 'alérgenos de la UE como letras de la carta: at (Austria) o numbers (del 1 al 14)',
    'option.check.letters': 'en su lugar, los alérgenos de la UE como letras de la carta: at (Austria) o numbers (del 1 al 14)',
    'option.menu.letters': 'con las letras de la carta: at (Austria) o numbers (del 1 al 14)',
    'option.guess': 'tomar el alimento más cercano para las palabras dudosas, y decirlo',
    'option.concern': 'repetible o separado por comas: {concerns}',
    'option.fail-on': 'salir con el código 4 a partir de este veredicto: dudoso, precaución, incompatible',
    'option.strict': 'salir con el código 5 si no se pudo identificar algún ingrediente',
    'option.parse.strict': 'salir con el código 5 si no se pudo identificar alguna línea',
    'option.servings': 'cuántas porciones salen: se evalúa una',
    'option.analyze.servings': 'también por porción',
    'option.analyze.finished': 'con --label: gramos que pesa el plato terminado',
    'option.analyze.per': 'nutrientes de cada día: un archivo es una comida',
    'option.parse.servings': 'para cuántas personas es la receta (por defecto, lo que indica)',
    'option.file': 'una receta, o - para la entrada estándar; repetible; los argumentos terminados en .txt, .md, .cook, .json o .html también son recetas',
    'option.batch.file': 'leer los ingredientes de un archivo, o - para la entrada estándar',
    'option.label.file': 'el texto de un envase, o - para la entrada estándar; repetible; los argumentos terminados en .txt o .md también son archivos',
    'option.call.file': 'leer el cuerpo de un archivo, o - para la entrada estándar',
    'option.ndjson': 'una línea JSON por receta',
    'option.batch.ndjson': 'una comprobación por línea de entrada, un resultado por línea de salida',
    'option.label.ndjson': 'un envase por línea de entrada, como texto o JSON, una respuesta por línea de salida',
    'option.parse.ndjson': 'una línea de entrada, una línea JSON de salida',
    'option.schema.ndjson': 'de una línea de --ndjson',
    'option.per': 'day: FODMAP, histamina y grasa de las comidas de cada día de una carpeta',
    'option.grid': 'una fila por receta, también si es una sola',
    'option.html': 'como página para imprimir (A4), sin scripts',
    'option.check.csv': 'como CSV para una hoja de cálculo, una fila por receta',
    'option.csv': 'como CSV para una hoja de cálculo, una columna por alérgeno',
    'option.shop.csv': 'como CSV para una hoja de cálculo',
    'option.markdown': 'como Markdown, con casillas para marcar',
    'option.shop.servings': 'comprar cada receta para tantas personas (por defecto, las que indica la receta)',
    'option.makes': 'las recetas que no lo indican son para tantas personas',
    'option.title': 'título de la página',
    'option.date': 'la fecha que muestra la página, por ejemplo 2026-11-22 (por defecto, hoy)',
    'option.portion': 'gramos del producto que se comen (por defecto, 100)',
    'option.no-partial': 'solo los que sustituyen bien',
    'option.for': 'repetible o separado por comas: criterios y dietas ({restrictions})',
    'option.amount': 'cantidad del ingrediente, por ejemplo "100 g" o "2 tazas"',
    'option.nutrition.amount': 'también para esta cantidad, como 2, "100 g" o "2 tazas"',
    'option.use': 'solo lo que sirve para hornear, freír, montar, una salsa…',
    'option.with': 'comparar con otro ingrediente',
    'option.unit': 'unidad de la cantidad',
    'option.label': 'como información nutricional: eu',
    'option.scale': 'en su lugar, las líneas para este número de personas',
    'option.metric': 'la receta en gramos y mililitros',
    'option.host': 'dirección en la que se escucha (por defecto, HOST o 127.0.0.1)',
    'option.port': 'puerto en el que se escucha; 0 elige uno libre',
    'option.serve.port': 'puerto en el que se escucha; 0 elige uno libre (por defecto, PORT u 8080)',
    'option.workers': 'responder con este número de procesos; SIGHUP los renueva uno a uno (por defecto, WORKERS o un solo proceso sin SIGHUP)',
    'option.log-level': 'silent, fatal, error, warn, info, debug o trace (por defecto, LOG_LEVEL o info)',
    'option.body-limit': 'tamaño máximo del cuerpo de la petición',
    'option.cors': 'permitir llamadas de navegadores desde este origen (esquema, host, puerto); repetible, * para todos',
    'option.metrics': 'ofrecer /metrics para Prometheus, sin clave',
    'option.no-open': 'mostrar la dirección sin abrir el navegador',
    'option.key': 'llamar con esta clave de API, que otros pueden ver en la lista de procesos; mejor INGR_KEY o:',
    'option.key-file': 'llamar con la clave de API de este archivo, o - para la entrada estándar',
    'option.include': 'mostrar el estado y las cabeceras antes del cuerpo',
    'option.customer': 'la cuenta (por defecto, local: las llamadas de esta terminal)',
    'option.days': 'cuántos días hasta hoy (UTC), de 1 a 365 (por defecto, 30)',
    'option.month': 'un mes (UTC) como 2026-11, en lugar de --days',
    'option.usage.all': 'todos los clientes en un mes, para facturar',
    'option.modules': 'módulos contratados: M1, M2, M3, M4, separados por comas',
    'option.plan': '{plans}; fija las llamadas por minuto si no se indican',
    'option.monthly-quota': 'créditos por mes (UTC), o none',
    'option.credit-price': 'precio de un crédito por encima de la cuota, o none',
    'option.spending-cap': 'como máximo este importe por mes por encima de la cuota, o none',
    'option.rate-limit': 'llamadas por minuto',
    'option.name': 'nombre del cliente',
    'option.yes': 'eliminarla de verdad; no se puede deshacer',
    'option.key.name': 'para qué es la clave, por ejemplo staging',
    'option.expires': 'el último día (UTC) en que vale, como 2027-01-31, o un número de días como 90d',
    'option.scopes': 'módulos a los que puede llamar, separados por comas (por defecto, todos los contratados)',
    'option.test': 'una clave de prueba: las mismas respuestas, sin créditos, pocas llamadas por minuto',
    'option.output': 'el archivo de biblioteca que se escribe',
    'option.help': 'esta ayuda',
    // Placeholders for values and arguments in usage lines
    'place.n': 'n',
    'place.id': 'id',
    'place.names': 'nombres',
    'place.concerns': 'criterios',
    'place.bounds': 'límites',
    'place.by': 'orden',
    'place.lang': 'idioma',
    'place.file': 'archivo',
    'place.words': 'palabras',
    'place.prefix': 'comienzo',
    'place.ingredient': 'ingrediente',
    'place.category': 'categoría',
    'place.subcategory': 'subcategoría',
    'place.diets': 'dietas',
    'place.dimensions': 'criterios',
    'place.levels': 'niveles',
    'place.order': 'orden',
    'place.ids': 'ids',
    'place.fields': 'campos',
    'place.cursor': 'cursor',
    'place.scheme': 'sistema',
    'place.concern': 'criterio',
    'place.verdict': 'veredicto',
    'place.path': 'archivo',
    'place.day': 'día',
    'place.month': 'mes',
    'place.when': 'cuándo',
    'place.items': 'ingredientes',
    'place.text': 'texto',
    'place.places': 'archivos',
    'place.json': 'JSON',
    'place.diet': 'dieta',
    'place.grams': 'gramos',
    'place.texts': 'textos',
    'place.amount': 'cantidad',
    'place.context': 'uso',
    'place.to': 'a',
    'place.unit': 'unidad',
    'place.kind': 'tipo',
    'place.lines': 'líneas',
    'place.address': 'dirección',
    'place.level': 'nivel',
    'place.bytes': 'bytes',
    'place.origin': 'origen',
    'place.key': 'clave',
    'place.method': 'método',
    'place.body': 'cuerpo',
    'place.modules': 'módulos',
    'place.plan': 'tarifa',
    'place.x': 'x',
    'place.name': 'nombre',
    'place.customerId': 'id-cliente',
    'place.keyId': 'id-clave',
    'place.folder': 'carpeta',
    'place.shell': 'shell',
    'place.command': 'comando',
    'place.topic': 'tema',
    'place.from': 'de',
    'place.options': 'opciones',
    'place.arguments': 'argumentos',
    'place.measure': 'medida',
  }) as const satisfies Help
