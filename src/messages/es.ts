/** What is said in Spanish, by the English words. */

import type { Sentence } from './message.ts'

export const ES: Readonly<Record<Sentence, string>> = {
  ' (did you mean {near}?)': ' (¿querías decir {near}?)',
  ' (ingr help lists commands and topics)': ' (ingr help muestra los comandos y los temas)',
  ' (ingr schema lists what has one)': ' (ingr schema muestra cuáles lo tienen)',
  ' (known: {known})': ' (valores posibles: {known})',
  ' ({reason})': ' ({reason})',
  '--explain takes one recipe, not {count}: {names} (give one of them alone)':
    '--explain vale para una sola receta, no para {count}: {names} (indica solo una de ellas)',
  '--fields needs --json': '--fields solo vale con --json',
  '--ndjson takes one file': '--ndjson lee un solo archivo',
  '--per takes day, not: {per}': '--per solo admite day, no: {per}',
  '--portion is not an amount of grams above 0: {text}':
    '--portion no es una cantidad de gramos mayor que 0: {text}',
  '1 to {maxName} characters': 'de 1 a {maxName} caracteres',
  'INGR_ACCOUNTS is not an address of the form postgres://user:password@host:5432/database (@ / ? # in a password are written %40 %2F %3F %23)':
    'INGR_ACCOUNTS no es una dirección de la forma postgres://user:password@host:5432/database (@ / ? # se escriben %40 %2F %3F %23 en la contraseña)',
  'INGR_REDIS is not an address like redis://host:6379':
    'INGR_REDIS no es una dirección como redis://host:6379',
  'Idempotency-Key is not a text of 1 to 255 plain letters':
    'Idempotency-Key no es un texto de 1 a 255 caracteres ASCII imprimibles',
  'JSON-LD in line {line} is not valid JSON: {why}':
    'el JSON-LD de la línea {line} no es JSON válido: {why}',
  'a file, not an item: {file} (try: --file {path})':
    'es un archivo, no un ingrediente: {file} (prueba: --file {path})',
  'a list': 'una lista',
  'a number above 0': 'un número mayor que 0',
  'a number of at least 0': 'un número mayor o igual que 0',
  'a whole number of at least 0': 'un número entero mayor o igual que 0',
  'a whole number of at least 1': 'un número entero mayor o igual que 1',
  'accounts are closed: {path}': 'las cuentas están cerradas: {path}',
  'accounts are kept in a file or at postgres://…, not at {scheme}://…':
    'las cuentas se guardan en un archivo o en postgres://…, no en {scheme}://…',
  'accounts are kept in a file: {path}': 'las cuentas se guardan en un archivo: {path}',
  'accounts are of a newer version of ingr: {path}':
    'las cuentas son de una versión más nueva de ingr: {path}',
  'accounts cannot be opened: {path} ({reason})':
    'no se pueden abrir las cuentas: {path} ({reason})',
  'accounts cannot be read: {path} ({reason})': 'no se pueden leer las cuentas: {path} ({reason})',
  'accounts cannot be written: {path} ({reason})':
    'no se pueden escribir las cuentas: {path} ({reason})',
  'accounts file is truncated: {path} (restore a backup, or remove it to start afresh)':
    'el archivo de cuentas está truncado: {path} (restaura una copia, o bórralo para empezar de nuevo)',
  'accounts file is empty: {path} (restore a backup, or remove it to start afresh)':
    'el archivo de cuentas está vacío: {path} (restaura una copia, o bórralo para empezar de nuevo)',
  'accounts file was changed by a newer version of ingr while it was open: {path} (restart the server)':
    'una versión más nueva de ingr ha cambiado el archivo de cuentas mientras estaba abierto: {path} (reinicia el servidor)',
  'accounts file was truncated while it was open: {path} (restart the server)':
    'el archivo de cuentas se ha truncado mientras estaba abierto: {path} (reinicia el servidor)',
  'accounts file was removed while it was open: {path} (restart the server)':
    'el archivo de cuentas se ha borrado mientras estaba abierto: {path} (reinicia el servidor)',
  'accounts file was replaced while it was open: {path} (restart the server)':
    'el archivo de cuentas se ha sustituido mientras estaba abierto: {path} (reinicia el servidor)',
  'amount above {max}: {amount}': 'cantidad mayor que {max}: {amount}',
  'amount is not an amount: {text}': 'amount no es una cantidad: {text}',
  'an object': 'un objeto',
  'another process of the server has exited': 'otro proceso del servidor ha terminado',
  'body-limit is less than 1 byte: 0': 'body-limit es menor que 1 byte: 0',
  'brackets stand {depth} deep in the label; at most {most}':
    '{depth} paréntesis anidados en la etiqueta; como máximo {most}',
  'cannot listen on {host}:{port}: {code}': 'no se puede escuchar en {host}:{port}: {code}',
  'cannot read {file}: {why}': 'no se puede leer {file}: {why}',
  'checks is empty': 'checks está vacío',
  'checks is not a list': 'checks no es una lista',
  'cursor is not from this service: {cursor}': 'cursor no es de este servicio: {cursor}',
  'cursor belongs to another query': 'cursor pertenece a otra consulta',
  'days is not a whole number from 1 to {max}: {days}':
    'days no es un número entero de 1 a {max}: {days}',
  'diet is required': 'falta diet',
  '{field} is not a list': '{field} no es una lista',
  'unknown domain: {domain} (one of {known})': 'ámbito desconocido: {domain} (uno de {known})',
  'fields names no field': 'fields no nombra ningún campo',
  'give --key or --key-file, not both': 'indica --key o --key-file, no ambos',
  'give --{one} or --{other}, not both': 'indica --{one} o --{other}, no ambos',
  'give items or --file, not both': 'indica ingredientes o --file, no ambos',
  'give one of {face}': 'indica solo uno de estos: {face}',
  'give recipe files or items, not both: {item}':
    'indica archivos de recetas o ingredientes, no ambos: {item}',
  'give text or lines, and not both': 'indica text o lines, no ambos',
  'give texts or files, not both': 'indica textos o archivos, no ambos',
  'ids and {other} do not go together': 'ids y {other} no se pueden combinar',
  'ids is empty': 'ids está vacío',
  'ingredientIds is empty': 'ingredientIds está vacío',
  'ingredientIds is not a list of texts': 'ingredientIds no es una lista de textos',
  'internal error': 'error interno',
  'internal error: {what}': 'error interno: {what}',
  'it is a folder': 'es una carpeta',
  'items is empty': 'items está vacío',
  'items is not a list': 'items no es una lista',
  'its folder cannot be written to': 'no se puede escribir en su carpeta',
  'journal cannot be read: {folder} ({reason})':
    'no se puede leer el registro: {folder} ({reason})',
  'library cannot be read ({message})': 'no se puede leer la biblioteca ({message})',
  'library cannot be read: {path} ({message})':
    'no se puede leer la biblioteca: {path} ({message})',
  'library has format {format}, this program reads {libraryFormat}: {path}':
    'la biblioteca tiene el formato {format} y este programa lee el {libraryFormat}: {path}',
  'library has no search index: {kind} {part}':
    'a la biblioteca le falta un índice de búsqueda: {kind} {part}',
  'library has no {key}': 'a la biblioteca le falta: {key}',
  'library contains something that is not a table: {name} ({path})':
    'la biblioteca contiene algo que no es una tabla: {name} ({path})',
  'library is damaged: {path} is not as it was built':
    'la biblioteca está dañada: {path} no está como se generó',
  'library is damaged: {what} is not as it was built':
    'la biblioteca está dañada: {what} no está como se generó',
  'library is not a file: {path}': 'la biblioteca no es un archivo: {path}',
  'library not found: {path} (npm run build makes it)':
    'biblioteca no encontrada: {path} (la genera npm run build)',
  'limit is not a whole number from 1 to {max}: {limit}':
    'limit no es un número entero de 1 a {max}: {limit}',
  'line {number} is longer than {maxLineBytes} bytes':
    'la línea {number} tiene más de {maxLineBytes} bytes',
  'line {number} is not valid UTF-8': 'la línea {number} no es UTF-8 válido',
  'lines is not a list of texts': 'lines no es una lista de textos',
  'module given twice: {module}': 'módulo indicado dos veces: {module}',
  'module {module} is not booked': 'el módulo {module} no está contratado',
  'more than {mostKeptKeys} idempotency keys within a day; send the request without one':
    'más de {mostKeptKeys} Idempotency-Key en un día; envía la petición sin ella',
  'more than {rateLimit} requests in this minute; try again in {wait} s':
    'más de {rateLimit} llamadas en este minuto; inténtalo de nuevo en {wait} s',
  'name is not allowed: {name}': 'name no está permitido: {name}',
  'no API key: send Authorization: Bearer <key> or X-API-Key: <key>':
    'sin clave de API: envía Authorization: Bearer <key> o X-API-Key: <key>',
  'no API key: the Authorization header is not of the form Bearer <key>':
    'sin clave de API: la cabecera Authorization no tiene la forma Bearer <key>',
  'no Host header': 'falta la cabecera Host',
  'no accounts file: {path}': 'no hay archivo de cuentas: {path}',
  'no file to write (give -o <file>)': 'no se indica en qué archivo escribir (usa -o <archivo>)',
  'no help on: {words}{hint}': 'no hay ayuda sobre: {words}{hint}',
  'no items found in the input': 'no se han encontrado ingredientes en la entrada',
  'no items given (write them, or use --file or a pipe)':
    'no se indican ingredientes (escríbelos, o usa --file o una tubería)',
  'no key in {keyFile}': 'no hay ninguna clave en {keyFile}',
  'no list of ingredients was found': 'no se ha encontrado ninguna lista de ingredientes',
  'no meals found': 'no se han encontrado comidas',
  'no package given (write its text, or use --file or a pipe)':
    'no se indica ningún envase (escribe su texto, o usa --file o una tubería)',
  'no permission to read it': 'sin permiso de lectura',
  'no recipe follows': 'después no viene ninguna receta',
  'values nest deeper than {maxDepth} levels': 'los valores se anidan a más de {maxDepth} niveles',
  'aliases repeat more letters than the text has':
    'los alias repiten más letras de las que tiene el texto',
  'no recipe files in {place}': 'no hay archivos de recetas en {place}',
  'no recipe in it (no recipeIngredient, ingredients or steps)':
    'no contiene ninguna receta (ni recipeIngredient, ni ingredients, ni steps)',
  'no recipes given (name files or a folder, or use a pipe)':
    'no se indican recetas (nombra archivos o una carpeta, o usa una tubería)',
  'no relationship data for: {id}': 'no hay datos de relaciones para: {id}',
  'no such account: {customerId}': 'cuenta no encontrada: {customerId}',
  'no such file': 'archivo no encontrado',
  'no such ingredient: {text}{hint}': 'ingrediente no encontrado: {text}{hint}',
  'no such key: {keyId}': 'clave no encontrada: {keyId}',
  'no weight known for {missing} of {ingredient}: {from} to {to}':
    '{ingredient}: no se conoce el peso de {missing} ({from} a {to})',
  'no weight known for {unit} of {ingredient}': '{ingredient}: no se conoce el peso de {unit}',
  'no {kind} output: {command}{hint}': 'no hay salida {kind}: {command}{hint}',
  'not a day: {text} (such as 2026-11-22)': 'no es una fecha: {text} (por ejemplo, 2026-11-22)',
  'not an amount of {id}: {amount}{why}': 'no es una cantidad de {id}: {amount}{why}',
  'not an amount: {text}': 'no es una cantidad: {text}',
  'not valid JSON: {why}': 'no es JSON válido: {why}',
  'not valid YAML: {why}': 'no es YAML válido: {why}',
  'nothing is at {path}': 'no hay nada en {path}',
  'nothing given to swap for': 'no se indica qué hay que evitar (--for)',
  'one recipe at a time: {named}': 'solo una receta cada vez: {named}',
  'port is above {maxPort}: {port}': 'port es mayor que {maxPort}: {port}',
  'portion is not an amount of grams above 0: {portion}':
    'portion no es una cantidad de gramos mayor que 0: {portion}',
  'q has {length} letters; at most {maxQuery}':
    'q tiene {length} caracteres; como máximo {maxQuery}',
  'q is missing or blank': 'falta q o está en blanco',
  'recipe is not a whole number above 0: {which}':
    'recipe no es un número entero mayor que 0: {which}',
  'recipe {which} is asked for, and the text contains {count}':
    'se pide la receta {which} y el texto solo contiene {count}',
  '{field} is not a number above 0: {value}': '{field} no es un número mayor que 0: {value}',
  'servings is not a whole number above 0: {servings}':
    'servings no es un número entero mayor que 0: {servings}',
  '{field} is not at least {least}: {value}': '{field} es menor que {least}: {value}',
  'spendingCap has no effect without a creditPrice: {spendingCap}':
    'spendingCap no sirve sin creditPrice: {spendingCap}',
  'standard input': 'la entrada estándar',
  'text is not a text': 'text no es un texto',
  'text is not a text: {text}': 'text no es un texto: {text}',
  'text or lines is required': 'falta text o lines',
  'the API key is unknown or revoked': 'la clave de API no existe o está revocada',
  'the Idempotency-Key was sent with another request within a day':
    'la Idempotency-Key ya se envió con otra petición en el último día',
  'the JSON asks for another diet than {name}: {diet}':
    'el JSON pide una dieta distinta de {name}: {diet}',
  'the account is blocked': 'la cuenta está bloqueada',
  'the batch is neither a list of checks nor an object':
    'la entrada no es ni una lista de comprobaciones ni un objeto',
  'the body and the key cannot both be standard input':
    'el cuerpo y la clave no pueden venir los dos de la entrada estándar',
  'the body is encoded: {encoding}': 'el cuerpo está codificado: {encoding}',
  'the body is larger than {bodyLimit} bytes': 'el cuerpo tiene más de {bodyLimit} bytes',
  'the body is not a JSON object': 'el cuerpo no es un objeto JSON',
  'the body is not application/json': 'el cuerpo no es application/json',
  'the body is not application/json: no media type':
    'el cuerpo no es application/json: sin tipo de medio',
  'the body is not application/json: {given}': 'el cuerpo no es application/json: {given}',
  'the body is not as long as Content-Length says':
    'la longitud del cuerpo no es la que dice Content-Length',
  'the body is not valid JSON: {message}': 'el cuerpo no es JSON válido: {message}',
  'the body is not valid UTF-8': 'el cuerpo no es UTF-8 válido',
  'the body is sent as: {coding}': 'el cuerpo se envía como: {coding}',
  'the body is too large': 'el cuerpo es demasiado grande',
  'the body nests deeper than {maxDepth} levels':
    'el cuerpo está anidado a más de {maxDepth} niveles',
  'the call costs more credits than are left of the month: {credits}':
    'la llamada cuesta más créditos de los que quedan este mes: {credits}',
  'the call costs more than the spending cap leaves: {credits}':
    'la llamada cuesta más de lo que permite el límite de gasto: {credits}',
  'the client has gone': 'el cliente ha cortado la conexión',
  'the headers are too large': 'las cabeceras son demasiado grandes',
  'the line is neither a text nor a request': 'la línea no es ni un texto ni una petición',
  'the line is not an object with items': 'la línea no es un objeto con items',
  'the page marks no recipe (no schema.org Recipe), and has no list below a heading for ingredients':
    'la página no marca ninguna receta (ningún schema.org Recipe) ni tiene una lista bajo un título de ingredientes',
  'the path does not begin with a slash: {path}': 'la ruta no empieza por /: {path}',
  'the path does not take {method}: use {allow}': 'la ruta no admite {method}: usa {allow}',
  'the path contains a malformed percent-encoding':
    'la ruta contiene una codificación porcentual mal formada',
  'the query contains a malformed percent-encoding: {query}':
    'la consulta contiene una codificación porcentual mal formada: {query}',
  'the query is blank': 'la consulta está en blanco',
  'the recipe does not say how many people it is for: servings is required':
    'la receta no dice para cuántas personas es: indícalo con --servings (servings)',
  'the recipe has no ingredients: {name}': 'la receta no tiene ingredientes: {name}',
  'the request cannot be read': 'no se puede leer la petición',
  'the request cannot be read: {message}': 'no se puede leer la petición: {message}',
  'the request did not arrive in time': 'la petición no llegó a tiempo',
  'the request line has no known HTTP version':
    'la línea de petición no tiene una versión de HTTP conocida',
  'the request line has no known method': 'la línea de petición no tiene un método conocido',
  'the request line has no valid path': 'la línea de petición no tiene una ruta válida',
  'the server is overloaded': 'el servidor está sobrecargado',
  'the server is stopping': 'el servidor se está deteniendo',
  'the service cannot answer now; try again in {seconds} s':
    'el servicio no puede responder ahora; inténtalo de nuevo en {seconds} s',
  'there are no accounts here': 'aquí no hay cuentas',
  'this server answers to {hosts} alone, not to {name}':
    'este servidor solo responde a {hosts}, no a {name}',
  'too many concurrent calls of this account; try again in 1 s':
    'demasiadas llamadas simultáneas de esta cuenta; inténtalo de nuevo en 1 s',
  'too many elements, or too many in one another':
    'demasiados elementos, o demasiados unos dentro de otros',
  'too many unknown keys at once': 'demasiadas claves desconocidas a la vez',
  'unknown category: {category}{hint}': 'categoría desconocida: {category}{hint}',
  'unknown concern or diet: {text}{hint}': 'criterio o dieta desconocidos: {text}{hint}',
  'unknown concern: {name}{hint}': 'criterio desconocido: {name}{hint}',
  'unknown diet: {asked}{hint}': 'dieta desconocida: {asked}{hint}',
  'unknown field: {strange}{hint}': 'campo desconocido: {strange}{hint}',
  'unknown label: {text} (the one known: eu, of Regulation (EU) 1169/2011)':
    'etiqueta desconocida: {text} (solo hay: eu, la del Reglamento (UE) 1169/2011)',
  'unknown language: {lang}': 'idioma desconocido: {lang}',
  'unknown language: {text} (known: {languages})':
    'idioma desconocido: {text} (valores posibles: {languages})',
  'unknown log level: {level}': 'nivel de registro desconocido: {level}',
  'unknown method: {text}{hint}': 'método desconocido: {text}{hint}',
  'unknown module: {module} (known: {known})':
    'módulo desconocido: {module} (valores posibles: {known})',
  'unknown nutrient in {parameter}: {name}{hint}':
    'nutriente desconocido en {parameter}: {name}{hint}',
  'unknown plan: {plan} (known: {known})': 'tarifa desconocida: {plan} (valores posibles: {known})',
  'unknown scheme of letters: {text}': 'sistema de letras desconocido: {text}',
  'unknown scheme of letters: {text}{hint}': 'sistema de letras desconocido: {text}{hint}',
  'unknown shell: {name} (known: {shells})':
    'shell desconocida: {name} (valores posibles: {shells})',
  'unknown tool: {name}': 'herramienta desconocida: {name}',
  'unknown unit: {text}{hint}': 'unidad desconocida: {text}{hint}',
  'unknown unit: {unit}': 'unidad desconocida: {unit}',
  'unknown use: {use}{hint}': 'uso desconocido: {use}{hint}',
  'unknown value of {parameter}': 'valor desconocido para {parameter}',
  'unknown {field}: {name}{hint}': 'valor desconocido para {field}: {name}{hint}',
  'without a name': 'sin nombre',
  'workers is not from 1 to {maxWorkers}: {workers}':
    'workers no está entre 1 y {maxWorkers}: {workers}',
  'would overwrite the library it starts from: {output}':
    'sobrescribiría la biblioteca de la que parte: {output}',
  '{at} contains no ingredient: {value}': '{at} no contiene ningún ingrediente: {value}',
  '{at} contains something that is not a text: {one}':
    '{at} contiene algo que no es un texto: {one}',
  '{at} is not a mapping of keys to values': '{at} no tiene la forma nombre: valor',
  '{at}: diet: unknown diet: {name} (one of {known})':
    '{at}: diet: dieta desconocida: {name} (valores posibles: {known})',
  '{at}: name is not a text: {name}': '{at}: name no es un texto: {name}',
  '{at}: people is not a list of people': '{at}: people no es una lista de personas',
  '{at}: traces is not one of {traces}: {value}':
    '{at}: traces no es uno de los valores {traces}: {value}',
  '{at}: two people are called {name}': '{at}: dos personas se llaman {name}',
  '{at}: unknown key: {key} (known: people)':
    '{at}: entrada desconocida: {key} (valor posible: people)',
  '{at}: unknown key: {key} (known: {keys})':
    '{at}: entrada desconocida: {key} (valores posibles: {keys})',
  '{at}: {message}': '{at}: {message}',
  '{count} checks; at most {maxBatch}': '{count} comprobaciones; como máximo {maxBatch}',
  'recipe {recipe} has {count} lines; at most {most} (split it in two)':
    'la receta {recipe} tiene {count} líneas; como máximo {most} (divídela en dos)',
  '{recipes} recipes have {count} lines; at most {most} (read fewer at a time)':
    '{recipes} recetas tienen {count} líneas; como máximo {most} (lee menos a la vez)',
  '{count} entries in {field}; at most {most}': '{count} entradas en {field}; como máximo {most}',
  '{count} problems in {folder}; no library written':
    '{count} errores en {folder}; no se ha escrito ninguna biblioteca',
  '{count} recipes where one is asked for: {titles} (say which: recipe)':
    '{count} recetas donde se pide una: {titles} (elige una con recipe)',
  '{field} is above {max}: {amount}': '{field} es mayor que {max}: {amount}',
  '{field} is not a finite number of at least 0: {amount}':
    '{field} no es un número finito mayor o igual que 0: {amount}',
  '{field} is not a text': '{field} no es un texto',
  '{field} is not a text: {value}': '{field} no es un texto: {value}',
  '{field} is not an amount: {amount}': '{field} no es una cantidad: {amount}',
  '{field} is not an object': '{field} no es un objeto',
  '{field} is not {wanted}: {value}': '{field} debe ser {wanted}: {value}',
  '{format}: {what}': '{format}: {what}',
  '{hosts} Host headers': '{hosts} cabeceras Host',
  '{letters} letters in one line; at most {most}':
    '{letters} caracteres en una línea; como máximo {most}',
  '{letters} letters in one part of the label; at most {most}':
    '{letters} caracteres en una parte de la etiqueta; como máximo {most}',
  '{letters} letters in {field}; at most {maxRecipe}':
    '{letters} caracteres en {field}; como máximo {maxRecipe}',
  '{message}': '{message}',
  '{message}; {text} is a concern': '{message}; {text} va en concerns',
  '{name} is given twice: as an option and in the JSON':
    '{name} se indica dos veces: como opción y en el JSON',
  '{name} is given {count} times': '{name} se indica {count} veces',
  '{name} is larger than {maxBytes} bytes': '{name}: más de {maxBytes} bytes',
  '{name} is neither true nor false: {text}': '{name} no es ni true ni false: {text}',
  '{name} is not a number above 0: {count}': '{name} no es un número mayor que 0: {count}',
  '{name} is not a whole number from 1 to {maximum}: {text}':
    '{name} no es un número entero de 1 a {maximum}: {text}',
  '{name} is a PDF, not text (copy its text into a file)':
    '{name} es un PDF y no un texto (copia su texto en un archivo)',
  '{name} is a document, not text (save it as plain text)':
    '{name} es un documento y no un texto (guárdalo como texto sin formato)',
  '{name} is an image, not text (type out what it shows)':
    '{name} es una imagen y no un texto (transcribe lo que muestra)',
  '{name} is an archive or a document, not text (unpack it, or save it as plain text)':
    '{name} es un archivo comprimido o un documento y no un texto (descomprímelo o guárdalo como texto sin formato)',
  '{name} is not valid UTF-8 (save it as UTF-8)':
    '{name}: no es UTF-8 válido (guárdalo como UTF-8)',
  '{way} and {other} are given; one of them is enough': 'se indican {way} y {other}; basta con uno',
  '{option} is not a number: {text}': '{option} no es un número: {text}',
  '{option} is not a whole number: {text}': '{option} no es un número entero: {text}',
  '{parameter} is not nutrient:amount: {text}':
    '{parameter} no tiene la forma nutriente:cantidad: {text}',
  '{path} is not valid YAML: {line}': '{path} no es YAML válido: {line}',
  '{where} is not an amount such as 5 g: {amount}': '{where} no es una cantidad como 5 g: {amount}',
  '{where} is not moderate: {amount}': '{where} no es moderate: {amount}',
  '{where}: no amount of it is assessed (known: {known})':
    '{where}: de eso no se evalúa ninguna cantidad (valores posibles: {known})',
  ' (try: {command})': ' (prueba: {command})',
  '{what}: {text}{hint}': '{what}: {text}{hint}',
  'unknown concern': 'criterio desconocido',
  'unknown diet': 'dieta desconocida',
  'unknown concern or diet': 'criterio o dieta desconocidos',
  'unknown use': 'uso desconocido',
  'unknown category': 'categoría desconocida',
  'unknown nutrient': 'nutriente desconocido',
  'unknown level': 'nivel desconocido',
  'unknown verdict for --fail-on': 'veredicto desconocido para --fail-on',
  '{at}: {code} is given twice': '{at}: {code} se indica dos veces',
  ' (options go after the command)': ' (las opciones van después del comando)',
  '{message}{hint}': '{message}{hint}',
  "unknown option '{name}'{hint}": 'opción desconocida «{name}»{hint}',
  "unknown command '{name}'{hint}": 'comando desconocido «{name}»{hint}',
  ' (try: ingr search {name}, or ingr help)': ' (prueba: ingr search {name}, o ingr help)',
  "missing required argument '{name}'": 'falta el argumento: {name}',
  "option '{flags}' argument missing": 'falta el valor de la opción {flags}',
  "too many arguments for '{command}': expected {expected}, got {count}":
    'demasiados argumentos para «{command}»: se esperaban {expected} y hay {count}',
  'no amount to convert: {text}': 'falta la cantidad que hay que convertir: {text}',
  'the amount is given twice: {text}, {amount}':
    'la cantidad se indica dos veces: {text}, {amount}',
  // What `ingr doctor` finds; it names keys of the data files.
  '{energy} kcal, but its macros give {kcal}':
    '{energy} kcal, pero sus macronutrientes suman {kcal}',
  'salt {salt} g, but sodium {sodium} mg': 'sal {salt} g, pero sodio {sodium} mg',
  '{sum} g {parts}, but {most} g {whole}': '{sum} g {parts}, pero {most} g {whole}',
  'its macros weigh {grams} g in 100 g': 'sus macronutrientes pesan {grams} g en 100 g',
  'density {grams} g/ml': 'densidad {grams} g/ml',
  'density {grams} g/ml, unusual for {category}': 'densidad {grams} g/ml, inusual en {category}',
  '{measure} of {grams} g': '{measure} de {grams} g',
  'small, medium and large are not in order': 'small, medium y large no van de menor a mayor',
  'blocks DAO, but daoEffect is {effect}': 'inhibe la DAO, pero daoEffect es «{effect}»',
  '{grams} g alcohol, but pancreas.alcohol is false':
    '{grams} g de alcohol, pero pancreas.alcohol es false',
  'animal source {source}, but {allergen} is not yes':
    'origen animal {source}, pero {allergen} no es yes',
  '{source} for sure, but its animal sources are unknown':
    '{source} con certeza, pero su origen animal es desconocido',
  '{allergen}, but no animal source {source}': '{allergen}, pero sin origen animal {source}',
  '{category} without an animal source': '{category} sin origen animal',
  'lactose, but dairy is not yes': 'lactose, pero dairy no es yes',
  'dairy, but lactose is {value}': 'dairy, pero lactose es «{value}»',
  'not assessed': 'no evaluado',
  '{grams} g lactose, but {whole} g {key}': '{grams} g de lactosa, pero {whole} g de {key}',
  '{grams} g lactose, but FODMAP is {level}': '{grams} g de lactosa, pero FODMAP es «{level}»',
  'aged, but no histamine': 'curado, pero sin histamina',
  'fermented, but no histamine': 'fermentado, pero sin histamina',
  'plant-based, but animal sources: {sources}': 'plant-based, pero de origen animal: {sources}',
  'a flour without gluten that has gluten': 'una harina sin gluten que contiene gluten',
  '{name} and its confidence disagree': '{name} y su confianza se contradicen',
  'not assessed: {names}': 'no evaluado: {names}',
  'no way to prepare it': 'ninguna forma de prepararlo',
  'no name in {lang}': 'sin nombre en el idioma {lang}',
  "{number} counts as not allowed, but is on the Union's list":
    '{number} figura como no autorizado, pero está en la lista de la Unión',
  "{number} counts as allowed, but is not on the Union's list":
    '{number} figura como autorizado, pero no está en la lista de la Unión',
  'no nutrients': 'sin valores nutricionales',
  'neither a density nor a portion': 'ni densidad ni porción',
  '{after} mg {key}, but fresh {before} mg': '{after} mg {key}, pero fresco {before} mg',
  'every figure is that of {other}': 'todas las cifras son las de {other}',
  '{figure} {key}, the rest of {category} up to {high}':
    '{figure} {key}, el resto de {category} hasta {high}',
  'explains a finding of {check} that is gone': 'explica un hallazgo de {check} que ya no existe',
  'no ingredient is {number}': 'ningún ingrediente es {number}',
  '{name}: also {other}': '{name}: también {other}',
  'write each item in quotes, such as {item}':
    'pon cada ingrediente entre comillas, por ejemplo {item}',
}
