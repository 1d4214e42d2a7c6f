/** Texts of the reference sections in Spanish: topics, variables, exit codes, error codes, manual pages. */

import type { Manual } from '../en/manual.ts'

export const manual = () =>
  ({
    // Topics
    'topic.items': 'cómo se escriben ingredientes, cantidades y recetas',
    'topic.verdicts': 'los veredictos, los interrogantes y la confianza',
    'topic.environment': 'las variables que lee ingr',
    'topic.exit-codes': 'qué dice el código de salida',
    'text.items': `Un ingrediente es cualquier nombre en alemán, inglés o español, o su id. Las
erratas se reconocen, y se dice qué se ha entendido.

Los ingredientes van uno por argumento o uno por línea:

  ingr check "200 g de mantequilla" "2 EL Mehl" "1 1/2 tazas de harina"
  ingr check --file receta.txt
  pbpaste | ingr check -

Una cantidad sin unidad se cuenta en gramos. Al comprobar, un ingrediente sin cantidad
cuenta como 100 g, y se dice; analyze lo deja fuera y lo dice. Donde se admiten
líneas se admite también el JSON de la API HTTP.`,
    'text.verdicts': `ningún conflicto encontrado en los datos
               nada en los datos habla en contra. Es información, no consejo
               médico, y no dice nada de tu marca ni de tu cocina
dudoso         algo no se sabe: un ingrediente, una cantidad o un valor
precaución     riesgo moderado: trazas, o menos de lo que se considera mucho
incompatible   riesgo alto

Un interrogante tras un nombre indica que algo de él no se sabe.
La confianza es la del dato más débil en que se apoya el veredicto: alta, media, baja.
Lo que solo se apoya en datos débiles queda dudoso. --explain muestra cada
regla.`,
    // Environment variables and their defaults
    withDefault: '{meaning}; sin ella: {otherwise}',
    'variable.INGR_LANG': 'idioma: de, en o es',
    'otherwise.INGR_LANG': 'el del sistema: LC_ALL, LC_MESSAGES o LANG',
    'variable.LC_ALL': 'configuración regional; determina el idioma de la pantalla (C, POSIX y los que no son de, en ni es: inglés), pero no el del JSON',
    'variable.LC_MESSAGES': 'lo mismo, después de LC_ALL',
    'variable.LANG': 'lo mismo, después de LC_MESSAGES',
    'variable.INGR_LIBRARY': 'archivo de la biblioteca',
    'otherwise.INGR_LIBRARY': 'la incluida',
    'variable.INGR_ACCOUNTS': 'archivo de cuentas, claves y uso, o postgres://…',
    'otherwise.INGR_ACCOUNTS': 'ingr/accounts.sqlite en la carpeta de datos',
    'variable.INGR_REDIS': 'redis://… o rediss://…: límites de llamadas que comparten varios servidores',
    'otherwise.INGR_REDIS': 'cada servidor cuenta por su parte',
    'variable.HOST': 'dirección en la que escucha `serve`',
    'otherwise.HOST': '127.0.0.1',
    'variable.PORT': 'puerto en el que escucha `serve`',
    'otherwise.PORT': '8080',
    'variable.WORKERS': 'número de procesos de `serve`',
    'otherwise.WORKERS': 'un solo proceso',
    'variable.LOG_LEVEL': 'nivel mínimo que registra `serve`: silent, fatal, error, warn, info, debug o trace',
    'otherwise.LOG_LEVEL': 'info',
    'variable.INGR_KEY': 'clave de API que usa `call`',
    'otherwise.INGR_KEY': 'la cuenta local',
    'variable.INGR_METER': 'off: no anotar las llamadas de la terminal',
    'otherwise.INGR_METER': 'on',
    'variable.INGR_HINTS': 'off: no proponer el comando siguiente en una terminal',
    'otherwise.INGR_HINTS': 'on',
    'variable.INGR_PAGER': 'programa para respuestas más largas que la terminal; vacío o cat: ninguno',
    'otherwise.INGR_PAGER': 'PAGER',
    'variable.PAGER': 'lo mismo, para todos los programas',
    'otherwise.PAGER': 'less',
    'variable.LESS': 'opciones de less',
    'otherwise.LESS': 'FRX',
    'variable.NO_COLOR': 'no vacío: sin color',
    'otherwise.NO_COLOR': 'color en una terminal',
    'variable.FORCE_COLOR': 'color también en una tubería; 0: ninguno',
    'variable.CLICOLOR': '0: sin color',
    'variable.CLICOLOR_FORCE': 'distinto de 0: color también en una tubería',
    'variable.TERM': 'dumb: sin color ni paginador',
    'variable.XDG_DATA_HOME': 'carpeta de datos, una ruta absoluta',
    'otherwise.XDG_DATA_HOME': '~/.local/share (macOS ~/Library/Application Support, Windows %LOCALAPPDATA%)',
    'variable.XDG_CONFIG_HOME': 'carpeta de configuración con ingr/household.yaml e ingr/words.yaml, una ruta absoluta',
    'otherwise.XDG_CONFIG_HOME': '~/.config (macOS ~/Library/Application Support, Windows %APPDATA%)',
    'variable.XDG_CACHE_HOME': 'carpeta de caché del ejecutable único, una ruta absoluta',
    'otherwise.XDG_CACHE_HOME': '~/.cache (macOS ~/Library/Caches, Windows %LOCALAPPDATA%)',
    // Exit codes
    'exit.0': 'respondido, sea cual sea el veredicto',
    'exit.1': 'error interno, biblioteca ilegible, o `doctor` ha encontrado errores',
    'exit.2': 'uso incorrecto o entrada errónea',
    'exit.3': 'ingrediente desconocido',
    'exit.4': 'un veredicto ha alcanzado `--fail-on`',
    'exit.5': 'ingredientes no identificados con `--strict`',
    'exit.6': 'sin datos de relaciones (`substitutes`, `pairings`, `similar`), o `swap` no puede sustituir algo de una receta',
    'exit.7': 'cuenta, clave, cuota o límite de llamadas',
    // Error codes
    'meaning.INVALID_REQUEST': 'falta un campo o tiene un valor erróneo',
    'meaning.INVALID_LANGUAGE': 'lang no es de, en ni es',
    'meaning.INVALID_JSON': 'el cuerpo no es JSON válido',
    'meaning.MISSING_QUERY': 'falta q o está en blanco',
    'meaning.EMPTY_ITEMS': 'la lista de ingredientes está vacía',
    'meaning.EMPTY_BATCH': 'la lista de comprobaciones está vacía',
    'meaning.TOO_MANY_ITEMS': 'una lista tiene más entradas de las que admite una llamada',
    'meaning.BATCH_TOO_LARGE': 'más de 100 comprobaciones',
    'meaning.INVALID_CONCERN': 'un criterio no es ninguno de los conocidos',
    'meaning.INVALID_DIET': 'la dieta no se conoce',
    'meaning.UNKNOWN_UNIT': 'una unidad no está en la lista de unidades',
    'meaning.CONVERSION_NOT_POSSIBLE': 'la biblioteca no conoce la densidad ni el peso por pieza para la conversión',
    'meaning.MISSING_API_KEY': 'no se ha enviado ninguna clave de API',
    'meaning.INVALID_API_KEY': 'la clave de API no existe o está revocada',
    'meaning.QUOTA_EXCEEDED': 'la llamada cuesta más créditos de los que quedan este mes',
    'meaning.SPENDING_CAP_REACHED': 'la llamada cuesta más de lo que permite el límite de gasto',
    'meaning.MODULE_NOT_BOOKED': 'la cuenta no ha contratado el módulo',
    'meaning.ACCOUNT_BLOCKED': 'la cuenta está bloqueada',
    'meaning.INGREDIENT_NOT_FOUND': 'ningún ingrediente tiene este id',
    'meaning.ROUTE_NOT_FOUND': 'no hay nada en esta ruta',
    'meaning.ACCOUNT_NOT_FOUND': 'ninguna cuenta tiene este id de cliente',
    'meaning.KEY_NOT_FOUND': 'ninguna clave tiene este id',
    'meaning.METHOD_NOT_ALLOWED': 'la ruta no admite este método',
    'meaning.REQUEST_TIMEOUT': 'la petición no llegó a tiempo',
    'meaning.PAYLOAD_TOO_LARGE': 'el cuerpo es mayor de lo que admite el servidor',
    'meaning.UNSUPPORTED_MEDIA_TYPE': 'el cuerpo no es application/json',
    'meaning.NO_RELATIONSHIP_DATA': 'el ingrediente no tiene datos de relaciones de este tipo',
    'meaning.IDEMPOTENCY_KEY_REUSED': 'la Idempotency-Key ya se envió con otra petición en el último día',
    'meaning.RATE_LIMITED': 'más llamadas en este minuto de las permitidas',
    'meaning.HEADERS_TOO_LARGE': 'las cabeceras son mayores de lo permitido',
    'meaning.UNSUPPORTED_TRANSFER_CODING': 'el cuerpo llega en una codificación de transferencia distinta de chunked',
    'meaning.ENGINE_ERROR': 'un fallo del programa',
    'meaning.UNAVAILABLE': 'la biblioteca o las cuentas no se pueden usar ahora, o el servidor está sobrecargado o se está deteniendo',
    // The manual
    'man.name': 'NOMBRE',
    'man.synopsis': 'SINOPSIS',
    'man.description': 'DESCRIPCIÓN',
    'man.environment': 'ENTORNO',
    'man.files': 'ARCHIVOS',
    'man.exitStatus': 'ESTADO DE SALIDA',
    'man.examples': 'EJEMPLOS',
    'man.diagnostics': 'DIAGNÓSTICO',
    'man.seeAlso': 'VÉASE TAMBIÉN',
    'man.commands': 'Los comandos:',
    'man.options': 'Las opciones:',
    'man.advice': 'Aviso',
    'man.allVariables': 'Todas las variables se describen en',
    'man.allFiles': 'Los archivos se describen en',
    'man.about.1': 'Conocimiento sobre ingredientes para quien cocina, asesora en nutrición o programa, sin conexión y siempre con el mismo resultado: reglas fijas sobre una biblioteca incluida de ingredientes de cocina con nombres en alemán, inglés y español.',
    'man.about.2':
      'Un ingrediente se nombra con cualquiera de sus nombres en alguno de los tres idiomas, o con su id. Las cantidades se escriben como las escribe la gente (`200 g de mantequilla`, `2 tazas de harina`), un ingrediente por argumento o por línea de un archivo o de la entrada estándar, o como el JSON que admite la interfaz HTTP.',
    'man.about.3': 'En una terminal las respuestas son tablas; en una tubería, filas separadas por tabuladores. Los resultados van a la salida estándar; todo lo demás, a la salida de errores.',
    'man.adviceText':
      'Información, no consejo médico. Los datos tienen lagunas y errores, las recetas y las marcas varían y cada persona reacciona de forma distinta. Lee la etiqueta y consulta a un médico o dietista antes de decidir nada sobre una alergia, una intolerancia o una dieta. El veredicto de que no se ha encontrado ningún conflicto en los datos significa solo eso.',
    'man.errors': 'Un error es una línea en la salida de errores. Con --json aparece también en la salida estándar, con uno de estos códigos; tras cada uno va el código de salida:',
    'man.files.accounts': 'Cuentas, claves y uso, si `INGR_ACCOUNTS` no nombra otro archivo.',
    'man.files.calls': 'Las llamadas de la terminal en un mes.',
    'man.files.cache': 'Lo que el ejecutable único desempaqueta en su primer arranque.',
  }) as const satisfies Manual
