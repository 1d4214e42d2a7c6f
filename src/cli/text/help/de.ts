/** The help and the manual in German, by their English words. `{lists}` are the names of a closed set. */

export const DE_HELP = {
  // Commands
  'Ingredient intelligence: search, allergens, diets, conversion and nutrition; offline, in de, en and es.':
    'Wissen über Zutaten: Suche, Allergene, Ernährungsweisen, Umrechnung und Nährwerte; ohne Netz, auf Deutsch, Englisch und Spanisch.',
  'Find ingredients by name or meaning': 'Zutaten nach Namen oder Bedeutung finden',
  'Complete a name as you type': 'Einen Namen beim Tippen ergänzen',
  'Base data of an ingredient': 'Stammdaten einer Zutat',
  'List ingredients by category, diet, what they contain, or by their ids':
    'Zutaten nach Kategorie, Ernährungsweise, Gehalt oder Kennung auflisten',
  'How many ingredients the library has': 'Wie viele Zutaten die Bibliothek enthält',
  'Categories that occur': 'Die vorkommenden Kategorien',
  'Units of measure': 'Maßeinheiten',
  'Languages of the library': 'Sprachen der Bibliothek',
  'The {count} dimensions and the EU allergens of one ingredient or several':
    'Die {count} Kriterien und die EU-Allergene einer oder mehrerer Zutaten',
  'Check recipes for allergens and intolerances':
    'Rezepte auf Allergene und Unverträglichkeiten prüfen',
  'The dishes of files and folders by the EU allergens, to print or to hand out':
    'Die Gerichte aus Dateien und Ordnern mit ihren EU-Allergenen, zum Ausdrucken oder Mitgeben',
  'Check many recipes: JSON as the API takes it, or NDJSON':
    'Viele Rezepte prüfen: JSON, wie es die API annimmt, oder NDJSON',
  'Whether ingredients fit a diet: {diets}': 'Ob Zutaten zu einer Ernährungsweise passen: {diets}',
  'Check the list of ingredients of a package: allergens, traces, additives, diets':
    'Die Zutatenliste einer Packung prüfen: Allergene, Spuren, Zusatzstoffe, Ernährungsweisen',
  'FODMAP level of a list': 'FODMAP-Stufe einer Liste',
  'Histamine risk of a list': 'Histaminrisiko einer Liste',
  'What can replace an ingredient, how much of it, and what is then missing':
    'Was eine Zutat ersetzen kann, wie viel davon, und was dann fehlt',
  'Substitutes checked for what somebody must avoid; with --file the least change to a recipe':
    'Ersatz, geprüft auf alles, was jemand meiden muss; mit --file die kleinste Änderung an einem Rezept',
  'What goes with an ingredient': 'Was zu einer Zutat passt',
  'Ingredients of the same family or function': 'Zutaten derselben Familie oder Funktion',
  'How an ingredient cooks, feels, works and tastes':
    'Wie sich eine Zutat beim Kochen verhält, anfühlt, wirkt und schmeckt',
  'Convert an amount of an ingredient between weight, volume and pieces':
    'Eine Menge einer Zutat zwischen Gewicht, Volumen und Stück umrechnen',
  'Nutrients of an ingredient': 'Nährwerte einer Zutat',
  'Nutrients of a list': 'Nährwerte einer Liste',
  'Read recipe lines': 'Rezeptzeilen lesen',
  'Answer over HTTP, with keys, modules, credits and limits':
    'HTTP-Anfragen beantworten, mit Schlüsseln, Modulen, Credits und Grenzwerten',
  'The page on this machine alone: ingredients and recipes in a browser, without a key':
    'Die Weboberfläche nur auf diesem Rechner: Zutaten und Rezepte im Browser, ohne Schlüssel',
  'One request to the HTTP service, in-process and without a port':
    'Eine einzelne Anfrage an den HTTP-Dienst, im selben Prozess und ohne Port',
  'The operations as tools for language models (Model Context Protocol), over standard input and output':
    'Die Funktionen als Werkzeuge für Sprachmodelle (Model Context Protocol), über Standardeingabe und -ausgabe',
  'What was asked for in the last days, and its credits':
    'Was in den letzten Tagen abgefragt wurde, und die Credits dafür',
  'Accounts of the HTTP API': 'Konten der HTTP-API',
  'Open an account (default: all modules, plan free, no quota)':
    'Ein Konto eröffnen (ohne Angaben: alle Module, Tarif free, kein Kontingent)',
  'All accounts': 'Alle Konten',
  'One account': 'Ein einzelnes Konto',
  'Change an account; what is not given stays': 'Ein Konto ändern; was nicht angegeben ist, bleibt',
  'Refuse the calls of an account': 'Die Aufrufe eines Kontos ablehnen',
  'Answer the calls of an account again': 'Die Aufrufe eines Kontos wieder beantworten',
  'Keys of an account': 'Schlüssel eines Kontos',
  'Make a key; it is shown this once':
    'Einen Schlüssel ausstellen; er wird nur dieses eine Mal gezeigt',
  'The keys of an account, revoked ones too': 'Die Schlüssel eines Kontos, auch widerrufene',
  'Revoke a key for good': 'Einen Schlüssel endgültig widerrufen',
  'Add your own ingredients to the library': 'Die Bibliothek um eigene Zutaten ergänzen',
  'Examine the library': 'Die Bibliothek untersuchen',
  'Print the script that completes commands and ingredients in a shell: bash, zsh or fish':
    'Das Skript ausgeben, das Befehle und Zutaten in einer Shell ergänzt: bash, zsh oder fish',
  'JSON Schema of what a command prints with --json; without a command the list of them':
    'JSON-Schema der Ausgabe eines Befehls mit --json; ohne Befehl die Liste aller Schemata',
  'Help on a command or a topic': 'Hilfe zu einem Befehl oder Thema',

  // Headings
  'Examples:': 'Beispiele:',
  'Usage:': 'Aufruf:',
  'Options:': 'Optionen:',
  'Commands:': 'Befehle:',
  'Topics:': 'Themen:',
  'Look up:': 'Nachschlagen:',
  'Check:': 'Prüfen:',
  'Cook:': 'Kochen:',
  'Measure and read:': 'Messen und lesen:',
  'Serve:': 'Dienst:',
  'Own library:': 'Eigene Bibliothek:',
  'Help:': 'Hilfe:',
  'For every command:': 'Für jeden Befehl:',
  default: 'Vorgabe',

  // Places in a usage
  '<n>': '<n>',
  '<id>': '<Kennung>',
  '<names>': '<Namen>',
  '<concerns>': '<Kriterien>',
  '<bounds>': '<Grenzen>',
  '<by>': '<Sortierung>',
  '<lang>': '<Sprache>',
  '<file>': '<Datei>',
  '<words>': '<Wörter>',
  '<prefix>': '<Anfang>',
  '<ingredient>': '<Zutat>',
  '<category>': '<Kategorie>',
  '<subcategory>': '<Unterkategorie>',
  '<diets>': '<Ernährungsweisen>',
  '<dimensions>': '<Kriterien>',
  '<levels>': '<Stufen>',
  '<order>': '<Sortierung>',
  '<ids>': '<Kennungen>',
  '<fields>': '<Felder>',
  '<cursor>': '<Cursor>',
  '<scheme>': '<Schema>',
  '<concern>': '<Kriterium>',
  '<verdict>': '<Urteil>',
  '<path>': '<Datei>',
  '<day>': '<Tag>',
  '<items>': '<Zutaten>',
  '<text>': '<Text>',
  '<places>': '<Dateien>',
  '<json>': '<JSON>',
  '<diet>': '<Ernährungsweise>',
  '<grams>': '<Gramm>',
  '<texts>': '<Texte>',
  '<amount>': '<Menge>',
  '<context>': '<Verwendung>',
  '<to>': '<nach>',
  '<unit>': '<Einheit>',
  '<kind>': '<Art>',
  '<lines>': '<Zeilen>',
  '<address>': '<Adresse>',
  '<level>': '<Stufe>',
  '<bytes>': '<Bytes>',
  '<origin>': '<Herkunft>',
  '<key>': '<Schlüssel>',
  '<method>': '<Methode>',
  '<body>': '<Anfragetext>',
  '<modules>': '<Module>',
  '<plan>': '<Tarif>',
  '<x>': '<x>',
  '<name>': '<Name>',
  '<customerId>': '<Kundennummer>',
  '<keyId>': '<Schlüsselnummer>',
  '<folder>': '<Ordner>',
  '<shell>': '<Shell>',
  '<command>': '<Befehl>',
  '<topic>': '<Thema>',
  '<from>': '<von>',
  '<options>': '<Optionen>',

  // Options
  'Help on one of these commands': 'Hilfe zu einem dieser Befehle',
  'version of the program and of its library': 'Version des Programms und seiner Bibliothek',
  'at most this many, 1 to 100': 'höchstens so viele, 1 bis 100',
  'say which layer matched, and what makes the confidence':
    'zeigen, welche Stufe der Suche getroffen hat und woher die Treffgüte kommt',
  'language: de, en or es (default: INGR_LANG, or that of the system)':
    'Sprache: de, en oder es (ohne Angabe: INGR_LANG oder die des Systems)',
  'another library than the shipped one (or INGR_LIBRARY)':
    'eine andere Bibliothek als die mitgelieferte (oder INGR_LIBRARY)',
  'print exactly the body of the HTTP response':
    'genau den Inhalt der HTTP-Antwort ausgeben (JSON)',
  'colour even in a pipe': 'Farbe auch in einer Pipe',
  'no colour': 'keine Farbe',
  "in a pipe, ' before cells that begin with = + - @":
    "in einer Pipe ein ' vor Zellen, die mit = + - @ beginnen",
  'this help': 'diese Hilfe',
  'at most this many, 1 to 25': 'höchstens so viele, 1 bis 25',
  'every figure with its source': 'jede Zahl mit ihrer Quelle',
  'only this category': 'nur diese Kategorie',
  'only this subcategory': 'nur diese Unterkategorie',
  'only what is compatible with these diets, comma-separated':
    'nur, was zu diesen Ernährungsweisen passt, durch Kommas getrennt',
  'only what the data find no conflict in for these concerns':
    'nur, was bei diesen Kriterien keinen Konflikt in den Daten ergibt',
  'only these FODMAP levels, comma-separated': 'nur diese FODMAP-Stufen, durch Kommas getrennt',
  'at least this much in 100 g, such as iron:3,fibre:5':
    'mindestens so viel in 100 g, etwa iron:3,fibre:5',
  'at most this much in 100 g, such as energyKcal:100':
    'höchstens so viel in 100 g, etwa energyKcal:100',
  'by id, name or a nutrient; -iron for most first':
    'nach id, name oder einem Nährstoff; -iron beginnt mit dem höchsten Wert',
  'these ids instead of a page, comma-separated':
    'diese Kennungen statt einer Seite, durch Kommas getrennt',
  'only these properties of each ingredient, with --json':
    'nur diese Eigenschaften jeder Zutat, mit --json',
  '`next` of the page before': '`next` der Seite davor',
  'EU allergens as letters of a menu: at (Austria)':
    'EU-Allergene als Buchstaben der Speisekarte: at (Österreich)',
  'say what each fact rests on': 'zeigen, worauf sich jede Angabe stützt',
  'take the nearest food for words that are not certain to be one, and say so':
    'für Wörter, die nicht eindeutig ein Lebensmittel nennen, das nächstliegende nehmen und es sagen',
  'repeatable or comma-separated: {concerns}': 'mehrfach oder durch Kommas getrennt: {concerns}',
  'exit 4 at this verdict or a worse one: uncertain, caution, incompatible':
    'ab diesem Urteil mit Exit-Code 4 enden: ungewiss, Vorsicht, unverträglich',
  'exit 5 when an item could not be resolved':
    'mit Exit-Code 5 enden, wenn eine Zutat nicht zugeordnet werden konnte',
  'how many servings it makes: one serving is judged':
    'wie viele Portionen es ergibt: beurteilt wird eine davon',
  'a recipe, or - for standard input; repeatable; arguments ending in .txt, .md, .cook, .json or .html are recipes too':
    'ein Rezept, oder - für die Standardeingabe; mehrfach möglich; auch Argumente auf .txt, .md, .cook, .json oder .html sind Rezepte',
  'a household file: what it means for each person; without a name (last in the line) your own':
    'eine Haushaltsdatei: was es für jede Person bedeutet; ohne Dateinamen (am Ende der Zeile) die eigene',
  'only foods that suit all people of a household file; without a name your own':
    'nur Lebensmittel, die für alle Personen einer Haushaltsdatei passen; ohne Dateinamen der eigenen',
  'day: FODMAP, histamine and fat over the meals of each day of a folder':
    'day: FODMAP, Histamin und Fett über die Mahlzeiten jedes Tages in einem Ordner',
  'one row per recipe, also for a single one': 'eine Zeile je Rezept, auch bei einem einzigen',
  'one JSON line per recipe': 'eine JSON-Zeile je Rezept',
  'every rule that led to a verdict': 'jede Regel, die zu einem Urteil geführt hat',
  'EU allergens as letters of a menu instead: at (Austria)':
    'stattdessen die EU-Allergene als Buchstaben der Speisekarte: at (Österreich)',
  'as a page to print (A4), without scripts': 'als Seite zum Drucken (A4), ohne Skripte',
  'as CSV for a spreadsheet, a column for each allergen':
    'als CSV für eine Tabellenkalkulation, eine Spalte je Allergen',
  'with the letters of a menu: at (Austria)': 'mit den Buchstaben der Speisekarte: at (Österreich)',
  'heading of the page': 'Überschrift der Seite',
  'the day that the page names, such as 2026-11-22 (default today)':
    'der Tag, den die Seite nennt, etwa 2026-11-22 (ohne Angabe: heute)',
  'read the items from a file, or - for standard input':
    'die Zutaten aus einer Datei lesen, oder - für die Standardeingabe',
  'one check per line in, one result per line out':
    'eine Prüfung je Eingabezeile, ein Ergebnis je Ausgabezeile',
  'the text of a package, or - for standard input; repeatable; arguments ending in .txt or .md are files too':
    'der Text einer Packung, oder - für die Standardeingabe; mehrfach möglich; auch Argumente auf .txt oder .md sind Dateien',
  'grams of the product that are eaten (default: 100)':
    'wie viel Gramm davon gegessen werden (ohne Angabe: 100)',
  'one package per line in, as text or JSON, one answer per line out':
    'eine Packung je Eingabezeile, als Text oder JSON, eine Antwort je Ausgabezeile',
  'the tree of ingredients, and every rule that led to a verdict':
    'die Zutaten als Baum und jede Regel, die zu einem Urteil geführt hat',
  'how many grams of each keep the list low':
    'bis zu wie viel Gramm jeder Zutat die Liste niedrig bleibt',
  'only good substitutes': 'nur gut geeigneter Ersatz',
  'repeatable or comma-separated: concerns and diets ({restrictions})':
    'mehrfach oder durch Kommas getrennt: Kriterien und Ernährungsweisen ({restrictions})',
  'amount of the ingredient, such as "100 g" or "2 cups"':
    'Menge der Zutat, etwa "100 g" oder "2 Tassen"',
  'only what works for baking, frying, whipping, sauce, …':
    'nur, was zum Backen, Braten, Aufschlagen, für eine Soße … taugt',
  'at most this many of each kind, 1 to 100': 'höchstens so viele von jeder Art, 1 bis 100',
  'compare with another ingredient': 'mit einer anderen Zutat vergleichen',
  'also for this amount, such as 2, "100 g" or "2 cups"':
    'auch für diese Menge, etwa 2, "100 g" oder "2 Tassen"',
  'unit of the amount': 'Einheit der Menge',
  'as a nutrition declaration: eu': 'als Nährwertdeklaration: eu',
  'also per serving': 'auch je Portion',
  'one line in, one JSON line out': 'je Eingabezeile eine JSON-Zeile',
  'also how each line was cut up': 'auch, wie jede Zeile zerlegt wurde',
  'the lines scaled to this many people instead': 'stattdessen die Zeilen für so viele Personen',
  'how many people the recipe is for, where it does not say so':
    'für wie viele Personen das Rezept ist, falls es das nicht selbst sagt',
  'exit 5 when a line could not be resolved':
    'mit Exit-Code 5 enden, wenn eine Zeile nicht zugeordnet werden konnte',
  'address to listen on': 'Adresse, unter der Anfragen angenommen werden',
  'port to listen on; 0 picks one':
    'Port, auf dem Anfragen angenommen werden; 0 wählt einen freien',
  'answer with this many processes; SIGHUP changes them one by one':
    'mit so vielen Prozessen antworten; SIGHUP tauscht sie nacheinander aus',
  'silent, fatal, error, warn, info, debug or trace':
    'silent, fatal, error, warn, info, debug oder trace',
  'largest body that is read': 'größter Anfragetext, der gelesen wird',
  'let browsers call from this origin; repeatable, * for all':
    'Aufrufe von Browsern mit dieser Herkunft zulassen; mehrfach möglich, * für alle',
  'serve /metrics for Prometheus, without a key':
    '/metrics für Prometheus anbieten, ohne Schlüssel',
  'print the address and open no browser': 'die Adresse ausgeben und keinen Browser öffnen',
  'call with this API key, which others may see in the list of processes; better INGR_KEY or:':
    'mit diesem API-Schlüssel aufrufen, den andere in der Prozessliste sehen können; besser INGR_KEY oder:',
  'call with the API key in this file, or - for standard input':
    'mit dem API-Schlüssel aus dieser Datei aufrufen, oder - für die Standardeingabe',
  'read the body from a file, or - for standard input':
    'den Anfragetext aus einer Datei lesen, oder - für die Standardeingabe',
  'print status and headers before the body': 'Status und Kopfzeilen vor der Antwort ausgeben',
  'the account (default local: the calls of this terminal)':
    'das Konto (ohne Angabe local: die Aufrufe dieses Terminals)',
  'this many days until today (UTC), 1 to 365 (default 30)':
    'so viele Tage bis heute (UTC), 1 bis 365 (ohne Angabe: 30)',
  'booked modules: M1, M2, M3, M4, comma-separated':
    'gebuchte Module: M1, M2, M3, M4, durch Kommas getrennt',
  'free, standard, pro; sets the rate limit unless that is given':
    'free, standard, pro; bestimmt die Aufrufe je Minute, wenn sie nicht angegeben sind',
  'credits per month (UTC), or none': 'Credits je Monat (UTC), oder none',
  'price of a credit beyond the quota, or none':
    'Preis eines Credits über das Kontingent hinaus, oder none',
  'at most this much per month beyond the quota, or none':
    'höchstens so viel je Monat über das Kontingent hinaus, oder none',
  'requests per minute': 'Aufrufe je Minute',
  'name of the customer': 'Name des Kunden',
  'a key for tests: the same answers, no credits, a low rate':
    'ein Schlüssel zum Ausprobieren: dieselben Antworten, keine Credits, wenige Aufrufe je Minute',
  'the library file to write': 'die Bibliotheksdatei, die geschrieben wird',
  'of one line of --ndjson': 'für eine Zeile von --ndjson',

  // Topics
  'how ingredients, amounts and recipes are written':
    'wie Zutaten, Mengen und Rezepte geschrieben werden',
  'what verdicts, question marks and confidences mean':
    'was Urteile, Fragezeichen und Datenlage bedeuten',
  'the variables that ingr reads': 'die Variablen, die ingr liest',
  'what the exit code says': 'was der Exit-Code bedeutet',

  // Environment
  '{meaning}; without it: {otherwise}': '{meaning}; ohne sie: {otherwise}',
  'language: de, en or es': 'Sprache: de, en oder es',
  'the locale: LC_ALL, LC_MESSAGES or LANG': 'die des Systems: LC_ALL, LC_MESSAGES oder LANG',
  'locale; its language is that of the screen (C, POSIX and others than de, en and es: English), but not of JSON':
    'Spracheinstellung des Systems; bestimmt die Sprache der Anzeige (C, POSIX und andere als de, en und es: Englisch), nicht aber die von JSON',
  'the same, after LC_ALL': 'dasselbe, nach LC_ALL',
  'the same, after LC_MESSAGES': 'dasselbe, nach LC_MESSAGES',
  'library file': 'Bibliotheksdatei',
  'the shipped one': 'die mitgelieferte',
  'file of the accounts, keys and usage, or postgres://…':
    'Datei mit Konten, Schlüsseln und Nutzung, oder postgres://…',
  'ingr/accounts.sqlite in the data folder': 'ingr/accounts.sqlite im Datenordner',
  'redis://… or rediss://…: rate limits that several servers share':
    'redis://… oder rediss://…: Aufrufgrenzen, die sich mehrere Server teilen',
  'each server counts for itself': 'jeder Server zählt für sich',
  'API key that `call` uses': 'API-Schlüssel, den `call` verwendet',
  'the account local': 'das Konto local',
  'off: do not record the calls of the terminal': 'off: Aufrufe des Terminals nicht mitschreiben',
  on: 'on',
  'off: suggest no next command on a terminal':
    'off: am Terminal keinen nächsten Befehl vorschlagen',
  'program for answers longer than the terminal; empty or cat: none':
    'Programm für Antworten, die länger als das Terminal sind; leer oder cat: keines',
  PAGER: 'PAGER',
  'the same, for all programs': 'dasselbe, für alle Programme',
  less: 'less',
  'options of less': 'Optionen von less',
  FRX: 'FRX',
  'not empty: no colour': 'nicht leer: keine Farbe',
  'colour on a terminal': 'Farbe am Terminal',
  'colour even in a pipe; 0: none': 'Farbe auch in einer Pipe; 0: keine',
  '0: no colour': '0: keine Farbe',
  'not 0: colour even in a pipe': 'nicht 0: Farbe auch in einer Pipe',
  'dumb: no colour, no pager': 'dumb: keine Farbe, kein Pager',
  'data folder, an absolute path': 'Datenordner, ein absoluter Pfad',
  '~/.local/share (macOS ~/Library/Application Support, Windows %LOCALAPPDATA%)':
    '~/.local/share (macOS ~/Library/Application Support, Windows %LOCALAPPDATA%)',
  'configuration folder, where ingr/household.yaml is, an absolute path':
    'Konfigurationsordner, in dem ingr/household.yaml liegt, ein absoluter Pfad',
  '~/.config (macOS ~/Library/Application Support, Windows %APPDATA%)':
    '~/.config (macOS ~/Library/Application Support, Windows %APPDATA%)',
  'cache folder of the single executable, an absolute path':
    'Zwischenspeicher der ausführbaren Einzeldatei, ein absoluter Pfad',
  '~/.cache (macOS ~/Library/Caches, Windows %LOCALAPPDATA%)':
    '~/.cache (macOS ~/Library/Caches, Windows %LOCALAPPDATA%)',

  // Exit codes
  'answered, whatever the verdict': 'beantwortet, egal mit welchem Urteil',
  'internal error, unreadable library, or `doctor` found errors':
    'interner Fehler, unlesbare Bibliothek, oder `doctor` hat Fehler gefunden',
  'wrong usage or bad input': 'falscher Aufruf oder fehlerhafte Eingabe',
  'unknown ingredient': 'unbekannte Zutat',
  'a verdict reached `--fail-on`': 'ein Urteil hat `--fail-on` erreicht',
  'unresolved items under `--strict`': 'nicht zugeordnete Zutaten mit `--strict`',
  'no relationship data (`substitutes`, `pairings`, `similar`), or `swap` cannot replace something in a recipe':
    'keine Angaben zu Beziehungen (`substitutes`, `pairings`, `similar`), oder `swap` kann in einem Rezept etwas nicht ersetzen',
  'account, key, quota or rate': 'Konto, Schlüssel, Kontingent oder Aufrufgrenze',

  // Examples
  'search Möhre --lang de': 'search Möhre',
  'allergens butter': 'allergens Butter',
  'check "200 g butter" "2 eggs" --concern lactose,egg':
    'check "200 g Butter" "2 Eier" --concern Laktose,Ei',
  'check --file recipe.txt --lang es': 'check --file rezept.txt',
  'nutrition egg --amount 2 --unit piece --label eu':
    'nutrition Ei --amount 2 --unit Stück --label eu',
  'search Möhre': 'search Möhre',
  'search "leavening agent" --limit 5': 'search Backtriebmittel --limit 5',
  'complete tom': 'complete tom',
  'complete pimi --lang es': 'complete papri',
  'show butter': 'show Butter',
  'show Paradeiser --lang de --sources': 'show Paradeiser --sources',
  'browse --category cheese --without gluten': 'browse --category Käse --without Gluten',
  'browse --category legumes --diet vegan --min iron:3 --sort -iron':
    'browse --category Hülsenfrüchte --diet vegan --min Eisen:3 --sort -Eisen',
  'browse --ids butter,tofu --fields name,category --json':
    'browse --ids butter,tofu --fields name,category --json',
  'categories --lang es': 'categories',
  'units --lang de': 'units',
  'allergens butter, wheat flour, soy sauce': 'allergens Butter, Weizenmehl, Sojasoße',
  'allergens Sellerie --letters at --lang de': 'allergens Sellerie --letters at',
  'check "200 g butter" "2 EL Mehl" --concern lactose,gluten':
    'check "200 g Butter" "2 EL Mehl" --concern Laktose,Gluten',
  'check --file recipe.txt --servings 4 --explain':
    'check --file rezept.txt --servings 4 --explain',
  'check --file recipe.txt --letters at': 'check --file rezept.txt --letters at',
  'check week --per day --servings 4': 'check woche --per day --servings 4',
  'check *.txt --profile family.yaml --fail-on incompatible':
    'check *.txt --profile familie.yaml --fail-on unverträglich',
  'menu recipes/ --lang de': 'menu rezepte/',
  'menu recipes/ --html --title "Gasthaus Adler" --letters at > menu.html':
    'menu rezepte/ --html --title "Gasthaus Adler" --letters at > karte.html',
  'menu *.txt --csv > menu.csv': 'menu *.txt --csv > karte.csv',
  'diet vegan butter "200 g Tofu"': 'diet vegan Butter "200 g Tofu"',
  'diet porkFree --file recipe.txt': 'diet schweinefrei --file rezept.txt',
  'label "Zutaten: WEIZENMEHL, Zucker, Emulgator: Lecithine (SOJA). Kann Spuren von NÜSSEN enthalten."':
    'label "Zutaten: WEIZENMEHL, Zucker, Emulgator: Lecithine (SOJA). Kann Spuren von NÜSSEN enthalten."',
  'label --file package.txt --portion 30 --explain':
    'label --file packung.txt --portion 30 --explain',
  'label packages/*.txt --fail-on incompatible': 'label packungen/*.txt --fail-on unverträglich',
  'label --ndjson --file packages.ndjson': 'label --ndjson --file packungen.ndjson',
  'fodmap "100 g onion" "50 g garlic"': 'fodmap "100 g Zwiebel" "50 g Knoblauch"',
  'fodmap "100 g asparagus" "50 g rice" --max': 'fodmap "100 g Spargel" "50 g Reis" --max',
  'histamine "50 g parmesan" "100 ml red wine"': 'histamine "50 g Parmesan" "100 ml Rotwein"',
  'diet vegan *.txt': 'diet vegan *.txt',
  'fodmap recipes/ --servings 4': 'fodmap rezepte/ --servings 4',
  'swap recipes/ --for lactose': 'swap rezepte/ --for Laktose',
  'substitutes butter': 'substitutes Butter',
  'substitutes Ei --lang de --no-partial': 'substitutes Ei --no-partial',
  'swap butter --for lactose,vegan --amount "100 g" --use baking':
    'swap Butter --for Laktose,vegan --amount "100 g" --use Backen',
  'swap --file recipe.txt --for gluten,vegan': 'swap --file rezept.txt --for Gluten,vegan',
  'pairings lamb': 'pairings Lamm',
  'pairings fresa --lang es': 'pairings Erdbeere',
  'similar mozzarella': 'similar Mozzarella',
  'similar Kurkuma --lang de': 'similar Kurkuma',
  'profile butter --with margarine': 'profile Butter --with Margarine',
  'profile "queso manchego" --lang es': 'profile Manchego',
  'convert flour 2 cup gram': 'convert Mehl 2 Tassen Gramm',
  'convert Butter 125 g EL --lang de': 'convert Butter 125 g EL',
  'nutrition butter': 'nutrition Butter',
  'nutrition egg --amount 2 --unit piece': 'nutrition Ei --amount 2 --unit Stück',
  'nutrition Haferflocken --label eu --lang de': 'nutrition Haferflocken --label eu',
  'analyze "200 g flour" "2 eggs" --servings 4': 'analyze "200 g Mehl" "2 Eier" --servings 4',
  'analyze --file recipe.txt --servings 4 --label eu':
    'analyze --file rezept.txt --servings 4 --label eu',
  'parse "2-3 EL Schmalz" --lang de': 'parse "2-3 EL Schmalz"',
  'parse --file recipe.txt --json': 'parse --file rezept.txt --json',
  'parse --file recipe.md --scale 6': 'parse --file rezept.md --scale 6',
  'parse "2 large eggs, beaten" --explain': 'parse "2 große Eier, verquirlt" --explain',
  'mcp --lang de': 'mcp --lang de',
  'build-library my-foods -o my.sqlite': 'build-library meine-zutaten -o meine.sqlite',
  'search "house blend" --library my.sqlite': 'search Hausmischung --library meine.sqlite',
  'batch --ndjson --file checks.ndjson': 'batch --ndjson --file rezepte.ndjson',

  // The manual
  NAME: 'BEZEICHNUNG',
  SYNOPSIS: 'ÜBERSICHT',
  DESCRIPTION: 'BESCHREIBUNG',
  ENVIRONMENT: 'UMGEBUNGSVARIABLEN',
  FILES: 'DATEIEN',
  'EXIT STATUS': 'EXIT-STATUS',
  EXAMPLES: 'BEISPIELE',
  DIAGNOSTICS: 'DIAGNOSE',
  'SEE ALSO': 'SIEHE AUCH',
  '<arguments>': '<Argumente>',
  'The commands:': 'Die Befehle:',
  'The options:': 'Die Optionen:',
  Advice: 'Hinweis',
  'All variables are described in': 'Alle Variablen beschreibt',
  'Files are described in': 'Die Dateien beschreibt',
  'Ingredient intelligence for cooks, dietitians and app builders, offline and deterministic: fixed rules over a bundled library of cooking ingredients with names in German, English and Spanish.':
    'Wissen über Zutaten für alle, die kochen, beraten oder Programme schreiben, ohne Netz und immer mit demselben Ergebnis: feste Regeln über einer mitgelieferten Bibliothek von Kochzutaten mit Namen auf Deutsch, Englisch und Spanisch.',
  'An ingredient is named by any name in any of the three languages, or by its id. Items are written as people write them (`200 g butter`, `2 EL Mehl`, `butter:200g`), one per argument, or one per line of a file or of standard input, or as the JSON that the HTTP interface takes.':
    'Eine Zutat wird mit irgendeinem ihrer Namen in einer der drei Sprachen genannt, oder mit ihrer Kennung. Mengen werden so geschrieben, wie man sie gewöhnlich schreibt (`200 g Butter`, `2 EL Mehl`, `Butter:200g`), eine Zutat je Argument oder je Zeile einer Datei oder der Standardeingabe, oder als JSON, wie es die HTTP-Schnittstelle annimmt.',
  'On a terminal answers are tables; in a pipe they are rows separated by tabs. Results go to standard output, everything else to standard error.':
    'Am Terminal sind Antworten Tabellen; in einer Pipe sind es Zeilen, deren Felder durch Tabulatoren getrennt sind. Ergebnisse gehen auf die Standardausgabe, alles andere auf die Standardfehlerausgabe.',
  'Information, not medical advice. Data have gaps and errors, recipes and brands differ, and people react differently. Read the label, and ask a doctor or dietitian before you decide anything about an allergy, an intolerance or a diet. A verdict of no conflict found in the data means just that.':
    'Information, kein ärztlicher Rat. Die Daten haben Lücken und Fehler, Rezepte und Marken unterscheiden sich, und Menschen reagieren verschieden. Maßgeblich ist, was auf der Packung steht; vor jeder Entscheidung über eine Allergie, eine Unverträglichkeit oder eine Ernährungsweise ist ärztlicher Rat oder eine Ernährungsberatung einzuholen. Das Urteil, dass in den Daten kein Konflikt gefunden wurde, heißt genau das und nicht mehr.',
  'An error is one line on standard error. With --json it also stands on standard output, with one of these codes; after each is the exit status:':
    'Ein Fehler erscheint als eine Zeile auf der Standardfehlerausgabe. Mit --json steht er auch auf der Standardausgabe, mit einem dieser Codes; dahinter steht der Exit-Code:',
  'Accounts, keys and usage, unless `INGR_ACCOUNTS` names another file.':
    'Konten, Schlüssel und Nutzung, wenn `INGR_ACCOUNTS` keine andere Datei nennt.',
  'The calls of the terminal in a month.': 'Die Aufrufe des Terminals in einem Monat.',
  'What the single executable unpacks at its first start.':
    'Was die ausführbare Einzeldatei beim ersten Start entpackt.',
  'a field is missing or has a wrong value': 'ein Feld fehlt oder hat einen falschen Wert',
  'lang is not de, en or es': 'lang ist nicht de, en oder es',
  'the body is not valid JSON': 'der Anfragetext ist kein gültiges JSON',
  'q is missing or blank': 'q fehlt oder ist leer',
  'the list of items is empty': 'die Liste der Zutaten ist leer',
  'the list of checks is empty': 'die Liste der Prüfungen ist leer',
  'a list has more entries than one call may':
    'eine Liste hat mehr Einträge, als ein Aufruf haben darf',
  'more than 100 checks': 'mehr als 100 Prüfungen',
  'a concern is neither a dimension nor an entry of the EU list without one of its own':
    'ein Kriterium ist keines der bekannten',
  'the diet is not a known one': 'die Ernährungsweise ist nicht bekannt',
  'a unit is not in the list of units': 'eine Einheit steht nicht in der Liste der Einheiten',
  'the library knows no density or piece weight for the conversion':
    'die Bibliothek kennt für die Umrechnung weder Dichte noch Stückgewicht',
  'no API key was sent': 'es wurde kein API-Schlüssel gesendet',
  'the API key is unknown or revoked': 'der API-Schlüssel ist unbekannt oder widerrufen',
  'the call costs more credits than are left of the month':
    'der Aufruf kostet mehr Credits, als in diesem Monat übrig sind',
  'the call costs more than the spending cap leaves':
    'der Aufruf kostet mehr, als die Ausgabengrenze zulässt',
  'the account has not booked the module': 'das Konto hat das Modul nicht gebucht',
  'the account is blocked': 'das Konto ist gesperrt',
  'no ingredient has this id': 'keine Zutat hat diese Kennung',
  'nothing is at this path': 'unter diesem Pfad gibt es nichts',
  'no account has this customer id': 'kein Konto hat diese Kundennummer',
  'no key has this id': 'kein Schlüssel hat diese Kennung',
  'the path does not take this method': 'der Pfad lässt diese Methode nicht zu',
  'the request did not arrive in time': 'die Anfrage kam nicht rechtzeitig an',
  'the body is larger than the server takes': 'der Anfragetext ist größer, als der Server annimmt',
  'the body is not application/json': 'der Anfragetext ist kein application/json',
  'the ingredient has no relationship data of this kind':
    'zu der Zutat gibt es keine Angaben zu Beziehungen dieser Art',
  'the Idempotency-Key was sent with another request within a day':
    'der Idempotency-Key wurde innerhalb eines Tages mit einer anderen Anfrage gesendet',
  'more requests in this minute than allowed': 'mehr Aufrufe in dieser Minute als erlaubt',
  'the headers are larger than allowed': 'die Kopfzeilen sind größer als erlaubt',
  'the body is sent in another transfer coding than chunked':
    'der Anfragetext kommt in einer anderen Übertragungskodierung als chunked',
  'a fault of the program': 'ein Fehler des Programms',
  'the library or the accounts cannot be used now, or the server is overloaded or stopping':
    'die Bibliothek oder die Konten sind gerade nicht nutzbar, oder der Server ist überlastet oder wird gerade beendet',
  '<measure>': '<Menge>',
  'convert "1 cup brown sugar" g': 'convert "1 Tasse brauner Zucker" g',
  'convert 125 g Butter EL --lang de': 'convert 125 g Butter EL',
  'nutrition "2 eggs"': 'nutrition "2 Eier"',
  'nutrition kale spinach': 'nutrition Grünkohl Spinat',
} as const satisfies Readonly<Record<string, string>>
