/** What is said in German, by the English words; a sentence that has none here does not compile where it is said. */

export const DE = {
  ' (did you mean {near}?)': ' (vielleicht gemeint: {near}?)',
  ' (ingr help lists commands and topics)': ' (ingr help zeigt alle Befehle und Themen)',
  ' (ingr schema lists what has one)': ' (ingr schema zeigt, wozu es eines gibt)',
  ' (known: {known})': ' (bekannt: {known})',
  ' ({reason})': ' ({reason})',
  '--explain takes one recipe, not {count}: {names} (give one of them alone)':
    '--explain gilt für ein einzelnes Rezept, nicht für {count}: {names} (eines davon allein angeben)',
  '--fields needs --json': '--fields geht nur zusammen mit --json',
  '--ndjson takes one file': '--ndjson liest nur eine Datei',
  '--per takes day, not: {per}': '--per kennt nur day, nicht: {per}',
  '--portion is not an amount of grams above 0: {text}':
    '--portion ist keine Menge in Gramm über 0: {text}',
  '1 to {maxName} characters': '1 bis {maxName} Zeichen lang',
  'INGR_ACCOUNTS is not an address of the form postgres://user:password@host:5432/database (@ / ? # in a password are written %40 %2F %3F %23)':
    'INGR_ACCOUNTS ist keine Adresse der Form postgres://user:password@host:5432/database (@ / ? # werden im Passwort als %40 %2F %3F %23 geschrieben)',
  'INGR_REDIS is not an address like redis://host:6379':
    'INGR_REDIS ist keine Adresse wie redis://host:6379',
  'Idempotency-Key is not a text of 1 to 255 plain letters':
    'Idempotency-Key ist kein Text aus 1 bis 255 druckbaren ASCII-Zeichen',
  'JSON-LD in line {line} is not valid JSON: {why}':
    'JSON-LD in Zeile {line} ist kein gültiges JSON: {why}',
  'a file, not an item: {file} (try: --file {path})':
    'eine Datei und keine Zutat: {file} (stattdessen: --file {path})',
  'a list': 'eine Liste',
  'a number above 0': 'eine Zahl über 0',
  'a number of at least 0': 'eine Zahl ab 0',
  'a whole number of at least 0': 'eine ganze Zahl ab 0',
  'a whole number of at least 1': 'eine ganze Zahl ab 1',
  'accounts are closed: {path}': 'die Konten sind geschlossen: {path}',
  'accounts are kept in a file or at postgres://…, not at {scheme}://…':
    'Konten liegen in einer Datei oder unter postgres://…, nicht unter {scheme}://…',
  'accounts are kept in a file: {path}': 'Konten liegen in einer Datei: {path}',
  'accounts are of a newer version of ingr: {path}':
    'die Konten stammen von einer neueren Version von ingr: {path}',
  'accounts cannot be opened: {path} ({reason})':
    'die Konten lassen sich nicht öffnen: {path} ({reason})',
  'accounts cannot be read: {path} ({reason})':
    'die Konten lassen sich nicht lesen: {path} ({reason})',
  'accounts cannot be written: {path} ({reason})':
    'die Konten lassen sich nicht schreiben: {path} ({reason})',
  'accounts file is truncated: {path} (restore a backup, or remove it to start afresh)':
    'die Kontendatei ist abgeschnitten: {path} (Sicherung zurückspielen, oder löschen und neu beginnen)',
  'accounts file is empty: {path} (restore a backup, or remove it to start afresh)':
    'die Kontendatei ist leer: {path} (Sicherung zurückspielen, oder löschen und neu beginnen)',
  'accounts file was changed by a newer version of ingr while it was open: {path} (restart the server)':
    'die Kontendatei wurde währenddessen von einer neueren Version von ingr geändert: {path} (Server neu starten)',
  'accounts file was truncated while it was open: {path} (restart the server)':
    'die Kontendatei wurde währenddessen abgeschnitten: {path} (Server neu starten)',
  'accounts file was removed while it was open: {path} (restart the server)':
    'die Kontendatei wurde währenddessen gelöscht: {path} (Server neu starten)',
  'accounts file was replaced while it was open: {path} (restart the server)':
    'die Kontendatei wurde währenddessen ersetzt: {path} (Server neu starten)',
  'amount above {max}: {amount}': 'Menge über {max}: {amount}',
  'amount is not an amount: {text}': 'amount ist keine Menge: {text}',
  'an object': 'ein Objekt',
  'another process of the server has exited': 'ein anderer Prozess des Servers hat sich beendet',
  'body-limit is less than 1 byte: 0': 'body-limit ist kleiner als 1 Byte: 0',
  'brackets stand {depth} deep in the label; at most {most}':
    '{depth} Klammern stehen in der Zutatenliste ineinander; höchstens {most}',
  'cannot listen on {host}:{port}: {code}': '{host}:{port} lässt sich nicht öffnen: {code}',
  'cannot read {file}: {why}': '{file} lässt sich nicht lesen: {why}',
  'checks is empty': 'checks ist leer',
  'checks is not a list': 'checks ist keine Liste',
  'cursor is not from this service: {cursor}': 'cursor stammt nicht von diesem Dienst: {cursor}',
  'cursor belongs to another query': 'cursor gehört zu einer anderen Anfrage',
  'days is not a whole number from 1 to {max}: {days}':
    'days ist keine ganze Zahl von 1 bis {max}: {days}',
  'diet is required': 'diet fehlt',
  '{field} is not a list': '{field} ist keine Liste',
  'unknown domain: {domain} (one of {known})': 'unbekannter Bereich: {domain} (einer von {known})',
  'fields names no field': 'fields nennt kein Feld',
  'give --key or --key-file, not both': 'entweder --key oder --key-file angeben, nicht beides',
  'give --{one} or --{other}, not both': 'entweder --{one} oder --{other} angeben, nicht beides',
  'give items or --file, not both': 'entweder Zutaten oder --file angeben, nicht beides',
  'give one of {face}': 'nur eines davon angeben: {face}',
  'give recipe files or items, not both: {item}':
    'entweder Rezeptdateien oder Zutaten angeben, nicht beides: {item}',
  'give text or lines, and not both': 'entweder text oder lines angeben, nicht beides',
  'give texts or files, not both': 'entweder Texte oder Dateien angeben, nicht beides',
  'ids and {other} do not go together': 'ids und {other} lassen sich nicht kombinieren',
  'ids is empty': 'ids ist leer',
  'ingredientIds is empty': 'ingredientIds ist leer',
  'ingredientIds is not a list of texts': 'ingredientIds ist keine Liste von Texten',
  'internal error': 'interner Fehler',
  'internal error: {what}': 'interner Fehler: {what}',
  'it is a folder': 'das ist ein Ordner',
  'items is empty': 'items ist leer',
  'items is not a list': 'items ist keine Liste',
  'its folder cannot be written to': 'in den Ordner lässt sich nicht schreiben',
  'journal cannot be read: {folder} ({reason})':
    'das Protokoll lässt sich nicht lesen: {folder} ({reason})',
  'library cannot be read ({message})': 'die Bibliothek lässt sich nicht lesen ({message})',
  'library cannot be read: {path} ({message})':
    'die Bibliothek lässt sich nicht lesen: {path} ({message})',
  'library has format {format}, this program reads {libraryFormat}: {path}':
    'die Bibliothek hat Format {format}, dieses Programm liest {libraryFormat}: {path}',
  'library has no search index: {kind} {part}': 'der Bibliothek fehlt ein Suchindex: {kind} {part}',
  'library has no {key}': 'der Bibliothek fehlt: {key}',
  'library contains something that is not a table: {name} ({path})':
    'die Bibliothek enthält etwas, das keine Tabelle ist: {name} ({path})',
  'library is damaged: {path} is not as it was built':
    'die Bibliothek ist beschädigt: {path} ist nicht mehr so, wie sie erzeugt wurde',
  'library is damaged: {what} is not as it was built':
    'die Bibliothek ist beschädigt: {what} ist nicht mehr so, wie es erzeugt wurde',
  'library is not a file: {path}': 'die Bibliothek ist keine Datei: {path}',
  'library not found: {path} (npm run build makes it)':
    'Bibliothek nicht gefunden: {path} (npm run build erzeugt sie)',
  'limit is not a whole number from 1 to {max}: {limit}':
    'limit ist keine ganze Zahl von 1 bis {max}: {limit}',
  'line {number} is longer than {maxLineBytes} bytes':
    'Zeile {number} ist länger als {maxLineBytes} Bytes',
  'line {number} is not valid UTF-8': 'Zeile {number} ist kein gültiges UTF-8',
  'lines is not a list of texts': 'lines ist keine Liste von Texten',
  'module given twice: {module}': 'Modul doppelt angegeben: {module}',
  'module {module} is not booked': 'Modul {module} ist nicht gebucht',
  'more than {mostKeptKeys} idempotency keys within a day; send the request without one':
    'mehr als {mostKeptKeys} Idempotency-Keys an einem Tag; die Anfrage ohne einen senden',
  'more than {rateLimit} requests in this minute; try again in {wait} s':
    'mehr als {rateLimit} Aufrufe in dieser Minute; in {wait} s noch einmal versuchen',
  'name is not allowed: {name}': 'name ist nicht erlaubt: {name}',
  'no API key: send Authorization: Bearer <key> or X-API-Key: <key>':
    'kein API-Schlüssel: Authorization: Bearer <key> oder X-API-Key: <key> mitsenden',
  'no API key: the Authorization header is not of the form Bearer <key>':
    'kein API-Schlüssel: die Kopfzeile Authorization hat nicht die Form Bearer <key>',
  'no Host header': 'die Kopfzeile Host fehlt',
  'no accounts file: {path}': 'keine Kontendatei: {path}',
  'no file to write (give -o <file>)': 'keine Zieldatei genannt (-o <Datei> angeben)',
  'no help on: {words}{hint}': 'keine Hilfe zu: {words}{hint}',
  'no items found in the input': 'keine Zutaten in der Eingabe gefunden',
  'no items given (write them, or use --file or a pipe)':
    'keine Zutaten angegeben (hinschreiben, --file verwenden oder über eine Pipe einlesen)',
  'no key in {keyFile}': 'kein Schlüssel in {keyFile}',
  'no list of ingredients was found': 'keine Zutatenliste gefunden',
  'no meals found': 'keine Mahlzeiten gefunden',
  'no package given (write its text, or use --file or a pipe)':
    'keine Packung angegeben (ihren Text hinschreiben, --file verwenden oder über eine Pipe einlesen)',
  'no permission to read it': 'keine Leseberechtigung',
  'no recipe follows': 'danach folgt kein Rezept',
  'values nest deeper than {maxDepth} levels':
    'die Werte sind tiefer als {maxDepth} Ebenen verschachtelt',
  'aliases repeat more letters than the text has':
    'Aliase wiederholen mehr Buchstaben, als der Text hat',
  'no recipe files in {place}': 'keine Rezeptdateien in {place}',
  'no recipe in it (no recipeIngredient, ingredients or steps)':
    'kein Rezept darin (weder recipeIngredient noch ingredients noch steps)',
  'no recipes given (name files or a folder, or use a pipe)':
    'keine Rezepte angegeben (Dateien oder einen Ordner nennen oder über eine Pipe einlesen)',
  'no relationship data for: {id}': 'keine Daten zu Beziehungen für: {id}',
  'no such account: {customerId}': 'Konto nicht gefunden: {customerId}',
  'no such file': 'Datei nicht gefunden',
  'no such ingredient: {text}{hint}': 'Zutat nicht gefunden: {text}{hint}',
  'no such key: {keyId}': 'Schlüssel nicht gefunden: {keyId}',
  'no weight known for {missing} of {ingredient}: {from} to {to}':
    '{ingredient}: für {missing} ist kein Gewicht bekannt ({from} in {to})',
  'no weight known for {unit} of {ingredient}': '{ingredient}: für {unit} ist kein Gewicht bekannt',
  'no {kind} output: {command}{hint}': 'keine Ausgabe als {kind}: {command}{hint}',
  'not a day: {text} (such as 2026-11-22)': 'kein Tag: {text} (zum Beispiel 2026-11-22)',
  'not an amount of {id}: {amount}{why}': 'keine Menge von {id}: {amount}{why}',
  'not an amount: {text}': 'keine Menge: {text}',
  'not valid JSON: {why}': 'kein gültiges JSON: {why}',
  'not valid YAML: {why}': 'kein gültiges YAML: {why}',
  'nothing is at {path}': 'unter {path} gibt es nichts',
  'nothing given to swap for': 'nicht angegeben, was gemieden werden soll (--for)',
  'one recipe at a time: {named}': 'immer nur ein Rezept: {named}',
  'port is above {maxPort}: {port}': 'port liegt über {maxPort}: {port}',
  'portion is not an amount of grams above 0: {portion}':
    'portion ist keine Menge in Gramm über 0: {portion}',
  'q has {length} letters; at most {maxQuery}': 'q hat {length} Zeichen; höchstens {maxQuery}',
  'q is missing or blank': 'q fehlt oder ist leer',
  'recipe is not a whole number above 0: {which}': 'recipe ist keine ganze Zahl über 0: {which}',
  'recipe {which} is asked for, and the text contains {count}':
    'Rezept {which} ist gefragt, der Text enthält aber nur {count}',
  '{field} is not a number above 0: {value}': '{field} ist keine Zahl über 0: {value}',
  'servings is not a whole number above 0: {servings}':
    'servings ist keine ganze Zahl über 0: {servings}',
  '{field} is not at least {least}: {value}': '{field} ist kleiner als {least}: {value}',
  'spendingCap has no effect without a creditPrice: {spendingCap}':
    'spendingCap nützt nichts ohne creditPrice: {spendingCap}',
  'standard input': 'die Standardeingabe',
  'text is not a text': 'text ist kein Text',
  'text is not a text: {text}': 'text ist kein Text: {text}',
  'text or lines is required': 'text oder lines fehlt',
  'the API key is unknown or revoked': 'der API-Schlüssel ist unbekannt oder widerrufen',
  'the Idempotency-Key was sent with another request within a day':
    'der Idempotency-Key wurde innerhalb eines Tages mit einer anderen Anfrage gesendet',
  'the JSON asks for another diet than {name}: {diet}':
    'das JSON fragt nach einer anderen Ernährungsweise als {name}: {diet}',
  'the account is blocked': 'das Konto ist gesperrt',
  'the batch is neither a list of checks nor an object':
    'die Eingabe ist weder eine Liste von Prüfungen noch ein Objekt',
  'the body and the key cannot both be standard input':
    'Anfragetext und Schlüssel können nicht beide aus der Standardeingabe kommen',
  'the body is encoded: {encoding}': 'der Anfragetext ist kodiert: {encoding}',
  'the body is larger than {bodyLimit} bytes': 'der Anfragetext ist größer als {bodyLimit} Bytes',
  'the body is not a JSON object': 'der Anfragetext ist kein JSON-Objekt',
  'the body is not application/json': 'der Anfragetext ist kein application/json',
  'the body is not application/json: no media type':
    'der Anfragetext ist kein application/json: ohne Medientyp',
  'the body is not application/json: {given}': 'der Anfragetext ist kein application/json: {given}',
  'the body is not as long as Content-Length says':
    'der Anfragetext ist nicht so lang, wie Content-Length angibt',
  'the body is not valid JSON: {message}': 'der Anfragetext ist kein gültiges JSON: {message}',
  'the body is not valid UTF-8': 'der Anfragetext ist kein gültiges UTF-8',
  'the body is sent as: {coding}': 'der Anfragetext wird gesendet als: {coding}',
  'the body is too large': 'der Anfragetext ist zu groß',
  'the body nests deeper than {maxDepth} levels':
    'der Anfragetext ist tiefer als {maxDepth} Ebenen verschachtelt',
  'the call costs more credits than are left of the month: {credits}':
    'der Aufruf kostet mehr Credits, als in diesem Monat übrig sind: {credits}',
  'the call costs more than the spending cap leaves: {credits}':
    'der Aufruf kostet mehr, als die Ausgabengrenze zulässt: {credits}',
  'the client has gone': 'die Gegenstelle hat die Verbindung beendet',
  'the headers are too large': 'die Kopfzeilen sind zu groß',
  'the line is neither a text nor a request': 'die Zeile ist weder ein Text noch eine Anfrage',
  'the line is not an object with items': 'die Zeile ist kein Objekt mit items',
  'the page marks no recipe (no schema.org Recipe), and has no list below a heading for ingredients':
    'die Seite zeichnet kein Rezept aus (kein schema.org Recipe) und hat keine Liste unter einer Überschrift für Zutaten',
  'the path does not begin with a slash: {path}': 'der Pfad beginnt nicht mit einem /: {path}',
  'the path does not take {method}: use {allow}':
    'der Pfad lässt {method} nicht zu: möglich ist {allow}',
  'the path contains a malformed percent-encoding':
    'der Pfad enthält eine fehlerhafte Prozentkodierung',
  'the query contains a malformed percent-encoding: {query}':
    'die Anfrage enthält eine fehlerhafte Prozentkodierung: {query}',
  'the query is blank': 'die Suchanfrage ist leer',
  'the recipe does not say how many people it is for: servings is required':
    'das Rezept nennt keine Portionen: --servings angeben (servings)',
  'the recipe has no ingredients: {name}': 'das Rezept hat keine Zutaten: {name}',
  'the request cannot be read': 'die Anfrage ist nicht lesbar',
  'the request cannot be read: {message}': 'die Anfrage ist nicht lesbar: {message}',
  'the request did not arrive in time': 'die Anfrage kam nicht rechtzeitig an',
  'the request line has no known HTTP version':
    'die Anfragezeile nennt keine bekannte HTTP-Version',
  'the request line has no known method': 'die Anfragezeile nennt keine bekannte Methode',
  'the request line has no valid path': 'die Anfragezeile nennt keinen gültigen Pfad',
  'the server is overloaded': 'der Server ist überlastet',
  'the server is stopping': 'der Server wird gerade beendet',
  'the service cannot answer now; try again in {seconds} s':
    'der Dienst kann gerade nicht antworten; in {seconds} s noch einmal versuchen',
  'there are no accounts here': 'hier gibt es keine Konten',
  'this server answers to {hosts} alone, not to {name}':
    'dieser Server antwortet nur auf {hosts}, nicht auf {name}',
  'too many concurrent calls of this account; try again in 1 s':
    'zu viele gleichzeitige Aufrufe dieses Kontos; in 1 s noch einmal versuchen',
  'too many elements, or too many in one another': 'zu viele Elemente, oder zu viele ineinander',
  'too many unknown keys at once': 'zu viele unbekannte Schlüssel auf einmal',
  'unknown category: {category}{hint}': 'unbekannte Kategorie: {category}{hint}',
  'unknown concern or diet: {text}{hint}': 'weder Kriterium noch Ernährungsweise: {text}{hint}',
  'unknown concern: {name}{hint}': 'unbekanntes Kriterium: {name}{hint}',
  'unknown diet: {asked}{hint}': 'unbekannte Ernährungsweise: {asked}{hint}',
  'unknown field: {strange}{hint}': 'unbekanntes Feld: {strange}{hint}',
  'unknown label: {text} (the one known: eu, of Regulation (EU) 1169/2011)':
    'unbekannte Deklaration: {text} (es gibt nur: eu, Verordnung (EU) 1169/2011)',
  'unknown language: {lang}': 'unbekannte Sprache: {lang}',
  'unknown language: {text} (known: {languages})':
    'unbekannte Sprache: {text} (bekannt: {languages})',
  'unknown log level: {level}': 'unbekannte Protokollstufe: {level}',
  'unknown method: {text}{hint}': 'unbekannte Methode: {text}{hint}',
  'unknown module: {module} (known: {known})': 'unbekanntes Modul: {module} (bekannt: {known})',
  'unknown nutrient in {parameter}: {name}{hint}':
    'unbekannter Nährstoff in {parameter}: {name}{hint}',
  'unknown plan: {plan} (known: {known})': 'unbekannter Tarif: {plan} (bekannt: {known})',
  'unknown scheme of letters: {text}': 'unbekannte Buchstabenkennzeichnung: {text}',
  'unknown scheme of letters: {text}{hint}': 'unbekannte Buchstabenkennzeichnung: {text}{hint}',
  'unknown shell: {name} (known: {shells})': 'unbekannte Shell: {name} (bekannt: {shells})',
  'unknown tool: {name}': 'unbekanntes Werkzeug: {name}',
  'unknown unit: {text}{hint}': 'unbekannte Einheit: {text}{hint}',
  'unknown unit: {unit}': 'unbekannte Einheit: {unit}',
  'unknown use: {use}{hint}': 'unbekannte Verwendung: {use}{hint}',
  'unknown value of {parameter}': 'unbekannter Wert für {parameter}',
  'unknown {field}: {name}{hint}': 'unbekannter Wert für {field}: {name}{hint}',
  'without a name': 'ohne Namen',
  'workers is not from 1 to {maxWorkers}: {workers}':
    'workers liegt nicht zwischen 1 und {maxWorkers}: {workers}',
  'would overwrite the library it starts from: {output}':
    'würde die Bibliothek überschreiben, von der es ausgeht: {output}',
  '{at} contains no ingredient: {value}': '{at} enthält keine Zutat: {value}',
  '{at} contains something that is not a text: {one}':
    '{at} enthält etwas, das kein Text ist: {one}',
  '{at} is not a mapping of keys to values': '{at} hat nicht die Form Name: Wert',
  '{at}: diet: unknown diet: {name} (one of {known})':
    '{at}: diet: unbekannte Ernährungsweise: {name} (bekannt: {known})',
  '{at}: name is not a text: {name}': '{at}: name ist kein Text: {name}',
  '{at}: people is not a list of people': '{at}: people ist keine Liste von Personen',
  '{at}: traces is not one of {traces}: {value}':
    '{at}: traces ist keiner der Werte {traces}: {value}',
  '{at}: two people are called {name}': '{at}: zwei Personen heißen {name}',
  '{at}: unknown key: {key} (known: people)': '{at}: unbekannter Eintrag: {key} (bekannt: people)',
  '{at}: unknown key: {key} (known: {keys})': '{at}: unbekannter Eintrag: {key} (bekannt: {keys})',
  '{at}: {message}': '{at}: {message}',
  '{count} checks; at most {maxBatch}': '{count} Prüfungen; höchstens {maxBatch}',
  'recipe {recipe} has {count} lines; at most {most} (split it in two)':
    'Rezept {recipe} hat {count} Zeilen; höchstens {most} (in zwei teilen)',
  '{recipes} recipes have {count} lines; at most {most} (read fewer at a time)':
    '{recipes} Rezepte haben {count} Zeilen; höchstens {most} (weniger auf einmal lesen)',
  '{count} entries in {field}; at most {most}': '{count} Einträge in {field}; höchstens {most}',
  '{count} problems in {folder}; no library written':
    '{count} Fehler in {folder}; keine Bibliothek geschrieben',
  '{count} recipes where one is asked for: {titles} (say which: recipe)':
    '{count} Rezepte, wo eines verlangt ist: {titles} (mit recipe eines wählen)',
  '{field} is above {max}: {amount}': '{field} liegt über {max}: {amount}',
  '{field} is not a finite number of at least 0: {amount}':
    '{field} ist keine endliche Zahl ab 0: {amount}',
  '{field} is not a text': '{field} ist kein Text',
  '{field} is not a text: {value}': '{field} ist kein Text: {value}',
  '{field} is not an amount: {amount}': '{field} ist keine Menge: {amount}',
  '{field} is not an object': '{field} ist kein Objekt',
  '{field} is not {wanted}: {value}': '{field} muss {wanted} sein: {value}',
  '{format}: {what}': '{format}: {what}',
  '{hosts} Host headers': '{hosts} Host-Kopfzeilen',
  '{letters} letters in one line; at most {most}':
    '{letters} Zeichen in einer Zeile; höchstens {most}',
  '{letters} letters in one part of the label; at most {most}':
    '{letters} Zeichen in einem Teil des Etiketts; höchstens {most}',
  '{letters} letters in {field}; at most {maxRecipe}':
    '{letters} Zeichen in {field}; höchstens {maxRecipe}',
  '{message}': '{message}',
  '{message}; {text} is a concern': '{message}; {text} gehört unter concerns',
  '{name} is given twice: as an option and in the JSON':
    '{name} ist doppelt angegeben: als Option und im JSON',
  '{name} is given {count} times': '{name} ist {count}-mal angegeben',
  '{name} is larger than {maxBytes} bytes': '{name}: größer als {maxBytes} Bytes',
  '{name} is neither true nor false: {text}': '{name} ist weder true noch false: {text}',
  '{name} is not a number above 0: {count}': '{name} ist keine Zahl über 0: {count}',
  '{name} is not a whole number from 1 to {maximum}: {text}':
    '{name} ist keine ganze Zahl von 1 bis {maximum}: {text}',
  '{name} is a PDF, not text (copy its text into a file)':
    '{name} ist ein PDF und kein Text (den Text in eine Datei kopieren)',
  '{name} is a document, not text (save it as plain text)':
    '{name} ist ein Dokument und kein Text (als reinen Text speichern)',
  '{name} is an image, not text (type out what it shows)':
    '{name} ist ein Bild und kein Text (abschreiben, was darauf steht)',
  '{name} is an archive or a document, not text (unpack it, or save it as plain text)':
    '{name} ist ein Archiv oder Dokument und kein Text (entpacken oder als reinen Text speichern)',
  '{name} is not valid UTF-8 (save it as UTF-8)':
    '{name}: kein gültiges UTF-8 (als UTF-8 speichern)',
  '{way} and {other} are given; one of them is enough':
    '{way} und {other} sind angegeben; eines davon genügt',
  '{option} is not a number: {text}': '{option} ist keine Zahl: {text}',
  '{option} is not a whole number: {text}': '{option} ist keine ganze Zahl: {text}',
  '{parameter} is not nutrient:amount: {text}':
    '{parameter} hat nicht die Form Nährstoff:Menge: {text}',
  '{path} is not valid YAML: {line}': '{path} ist kein gültiges YAML: {line}',
  '{where} is not an amount such as 5 g: {amount}': '{where} ist keine Menge wie 5 g: {amount}',
  '{where} is not moderate: {amount}': '{where} ist nicht moderate: {amount}',
  '{where}: no amount of it is assessed (known: {known})':
    '{where}: davon wird keine Menge bewertet (bekannt: {known})',
  ' (try: {command})': ' (stattdessen: {command})',
  '{what}: {text}{hint}': '{what}: {text}{hint}',
  'unknown concern': 'unbekanntes Kriterium',
  'unknown diet': 'unbekannte Ernährungsweise',
  'unknown concern or diet': 'weder Kriterium noch Ernährungsweise',
  'unknown use': 'unbekannte Verwendung',
  'unknown category': 'unbekannte Kategorie',
  'unknown nutrient': 'unbekannter Nährstoff',
  'unknown level': 'unbekannte Stufe',
  'unknown verdict for --fail-on': 'unbekanntes Urteil für --fail-on',
  '{at}: {code} is given twice': '{at}: {code} ist doppelt angegeben',
  ' (options go after the command)': ' (Optionen stehen nach dem Befehl)',
  '{message}{hint}': '{message}{hint}',
  "unknown option '{name}'{hint}": 'unbekannte Option „{name}“{hint}',
  "unknown command '{name}'{hint}": 'unbekannter Befehl „{name}“{hint}',
  ' (try: ingr search {name}, or ingr help)': ' (stattdessen: ingr search {name}, oder ingr help)',
  "missing required argument '{name}'": 'Argument fehlt: {name}',
  "option '{flags}' argument missing": 'Wert fehlt zur Option {flags}',
  "too many arguments for '{command}': expected {expected}, got {count}":
    'zu viele Argumente für „{command}“: erwartet {expected}, angegeben {count}',
  'no amount to convert: {text}': 'die Menge zum Umrechnen fehlt: {text}',
  'the amount is given twice: {text}, {amount}':
    'die Menge ist doppelt angegeben: {text}, {amount}',
  // What `ingr doctor` finds; it names keys of the data files.
  '{energy} kcal, but its macros give {kcal}':
    '{energy} kcal, die Makronährstoffe ergeben aber {kcal}',
  'salt {salt} g, but sodium {sodium} mg': 'Salz {salt} g, aber Natrium {sodium} mg',
  '{sum} g {parts}, but {most} g {whole}': '{sum} g {parts}, aber {most} g {whole}',
  'its macros weigh {grams} g in 100 g': 'die Makronährstoffe wiegen {grams} g in 100 g',
  'density {grams} g/ml': 'Dichte {grams} g/ml',
  'density {grams} g/ml, unusual for {category}':
    'Dichte {grams} g/ml, ungewöhnlich für {category}',
  '{measure} of {grams} g': '{measure} mit {grams} g',
  'small, medium and large are not in order':
    'small, medium und large sind nicht der Größe nach geordnet',
  'blocks DAO, but daoEffect is {effect}': 'hemmt DAO, aber daoEffect ist „{effect}“',
  '{grams} g alcohol, but pancreas.alcohol is false':
    '{grams} g Alkohol, aber pancreas.alcohol ist false',
  'animal source {source}, but {allergen} is not yes':
    'tierische Herkunft {source}, aber {allergen} ist nicht yes',
  '{source} for sure, but its animal sources are unknown':
    '{source} steht fest, die tierische Herkunft ist aber unbekannt',
  '{allergen}, but no animal source {source}': '{allergen}, aber keine tierische Herkunft {source}',
  '{category} without an animal source': '{category} ohne tierische Herkunft',
  'lactose, but dairy is not yes': 'lactose, aber dairy ist nicht yes',
  'dairy, but lactose is {value}': 'dairy, aber lactose ist „{value}“',
  'not assessed': 'nicht bewertet',
  '{grams} g lactose, but {whole} g {key}': '{grams} g Laktose, aber {whole} g {key}',
  '{grams} g lactose, but FODMAP is {level}': '{grams} g Laktose, aber FODMAP ist „{level}“',
  'aged, but no histamine': 'gereift, aber kein Histamin',
  'fermented, but no histamine': 'fermentiert, aber kein Histamin',
  'plant-based, but animal sources: {sources}': 'plant-based, aber tierische Herkunft: {sources}',
  'a flour without gluten that has gluten': 'ein glutenfreies Mehl, das Gluten enthält',
  '{name} and its confidence disagree':
    '{name} und die Angabe seiner Verlässlichkeit widersprechen sich',
  'not assessed: {names}': 'nicht bewertet: {names}',
  'no way to prepare it': 'keine Art der Zubereitung',
  'no name in {lang}': 'kein Name in der Sprache {lang}',
  "{number} counts as not allowed, but is on the Union's list":
    '{number} gilt als nicht zugelassen, steht aber in der Liste der Union',
  "{number} counts as allowed, but is not on the Union's list":
    '{number} gilt als zugelassen, steht aber nicht in der Liste der Union',
  'no nutrients': 'keine Nährwerte',
  'neither a density nor a portion': 'weder eine Dichte noch eine Portion',
  '{after} mg {key}, but fresh {before} mg': '{after} mg {key}, frisch aber {before} mg',
  'every figure is that of {other}': 'alle Werte sind die von {other}',
  '{figure} {key}, the rest of {category} up to {high}':
    '{figure} {key}, sonst in {category} höchstens {high}',
  'explains a finding of {check} that is gone':
    'erklärt einen Befund von {check}, den es nicht mehr gibt',
  'no ingredient is {number}': 'keine Zutat ist {number}',
  '{name}: also {other}': '{name}: auch {other}',
  'write each item in quotes, such as {item}':
    'jede Zutat in Anführungszeichen schreiben, etwa {item}',
} as const satisfies Readonly<Record<string, string>>
