/** Texts of the help and the manual in German. */

import type { Help } from '../en/help.ts'

export const help = () =>
  ({
    // Commands, in the order of the help
    'about.ingr': 'Wissen über Zutaten: Suche, Allergene, Ernährungsweisen, Umrechnung und Nährwerte; ohne Netz, auf Deutsch, Englisch und Spanisch.',
    'about.search': 'Zutaten nach Namen oder Bedeutung finden',
    'about.complete': 'Einen Namen beim Tippen ergänzen',
    'about.show': 'Stammdaten einer Zutat',
    'about.browse': 'Zutaten nach Kategorie, Ernährungsweise, Gehalt oder ID auflisten',
    'about.count': 'Wie viele Zutaten die Bibliothek enthält',
    'about.categories': 'Die vorkommenden Kategorien',
    'about.units': 'Maßeinheiten',
    'about.languages': 'Sprachen der Bibliothek',
    'about.allergens': 'Die {count} Kriterien und die EU-Allergene einer oder mehrerer Zutaten',
    'about.check': 'Rezepte auf Allergene und Unverträglichkeiten prüfen',
    'about.menu': 'Die Gerichte aus Dateien und Ordnern mit ihren EU-Allergenen, zum Ausdrucken oder Mitgeben',
    'about.batch': 'Viele Rezepte prüfen: JSON, wie es die API annimmt, oder NDJSON',
    'about.diet': 'Ob Zutaten zu einer Ernährungsweise passen: {diets}',
    'about.label': 'Die Zutatenliste einer Packung prüfen: Allergene, Spuren, Zusatzstoffe, Ernährungsweisen',
    'about.fodmap': 'FODMAP-Stufe einer Liste',
    'about.histamine': 'Histaminrisiko einer Liste',
    'about.substitutes': 'Was eine Zutat ersetzen kann, wie viel davon, und was dann fehlt',
    'about.swap': 'Ersatz, geprüft auf alles, was jemand meiden muss; mit --file die kleinste Änderung an einem Rezept',
    'about.pairings': 'Was zu einer Zutat passt',
    'about.similar': 'Zutaten derselben Familie oder Funktion',
    'about.profile': 'Wie sich eine Zutat beim Kochen verhält, anfühlt, wirkt und schmeckt',
    'about.convert': 'Eine Menge einer Zutat zwischen Gewicht, Volumen und Stück umrechnen',
    'about.nutrition': 'Nährwerte einer Zutat',
    'about.analyze': 'Nährwerte einer Liste',
    'about.parse': 'Rezeptzeilen lesen',
    'about.shop': 'Eine Einkaufsliste für mehrere Rezepte: gleiche Zutaten zusammengezählt, nach Kategorie',
    'about.serve': 'HTTP-Anfragen beantworten, mit Schlüsseln, Modulen, Credits und Grenzwerten',
    'about.explore': 'Die Weboberfläche nur auf diesem Rechner: Zutaten und Rezepte im Browser, ohne Schlüssel',
    'about.call': 'Eine einzelne Anfrage an den HTTP-Dienst, im selben Prozess und ohne Port',
    'about.mcp': 'Die Funktionen als Werkzeuge für Sprachmodelle (Model Context Protocol), über Standardeingabe und -ausgabe',
    'about.usage': 'Was abgefragt wurde, und die Credits dafür',
    'about.account': 'Konten der HTTP-API',
    'about.account.create': 'Ein Konto eröffnen (ohne Angaben: alle Module, Tarif free, kein Kontingent)',
    'about.account.list': 'Alle Konten',
    'about.account.show': 'Ein einzelnes Konto',
    'about.account.update': 'Ein Konto ändern; was nicht angegeben ist, bleibt',
    'about.account.rename': 'Einem Konto einen anderen Namen geben',
    'about.account.block': 'Die Aufrufe eines Kontos ablehnen',
    'about.account.unblock': 'Die Aufrufe eines Kontos wieder beantworten',
    'about.account.delete': 'Ein Konto samt Schlüsseln löschen; seine Nutzung bleibt ohne Namen für die Abrechnung',
    'about.key': 'Schlüssel eines Kontos',
    'about.key.issue': 'Einen Schlüssel ausstellen; er wird nur dieses eine Mal gezeigt',
    'about.key.list': 'Die Schlüssel eines Kontos, auch widerrufene',
    'about.key.revoke': 'Einen Schlüssel endgültig widerrufen',
    'about.build-library': 'Die Bibliothek um eigene Zutaten ergänzen',
    'about.doctor': 'Die Bibliothek untersuchen',
    'about.completion': 'Das Skript ausgeben, das Befehle und Zutaten in einer Shell ergänzt: bash, zsh oder fish',
    'about.schema': 'JSON-Schema der Ausgabe eines Befehls mit --json; ohne Befehl die Liste aller Schemata',
    'about.help': 'Hilfe zu einem Befehl oder Thema',
    'about.group.help': 'Hilfe zu einem dieser Befehle',
    // Examples, one per line; {customer} and {key} are ids
    'examples.ingr': `search Möhre
allergens Butter
check "200 g Butter" "2 Eier" --concern Laktose,Ei
check --file rezept.txt
nutrition Ei --amount 2 --unit Stück --label eu`,
    'examples.search': `search Möhre
search Backtriebmittel --limit 5
search Hafermilch --json | jq -r '.results[0].ingredient.id'`,
    'examples.complete': `complete tom
complete papri`,
    'examples.show': `show Butter
show Paradeiser --sources`,
    'examples.browse': `browse Obst --page 2
browse Käse --without Gluten
browse Hülsenfrüchte --diet vegan --min Eisen:3 --sort -Eisen
browse --ids butter,tofu --fields name,category --json`,
    'examples.count': 'count',
    'examples.categories': 'categories',
    'examples.units': 'units',
    'examples.languages': 'languages',
    'examples.allergens': `allergens Butter
allergens Butter, Weizenmehl, Sojasoße
allergens Sellerie --letters at`,
    'examples.check': `check "200 g Butter" "2 EL Mehl" --concern Laktose,Gluten
check --file rezept.txt --servings 4 --explain
check --file rezept.txt --letters at
check *.txt
check woche --per day --servings 4
check *.txt --profile familie.yaml --fail-on unverträglich`,
    'examples.menu': `menu rezepte/
menu rezepte/ --html --title "Gasthaus Adler" --letters at > karte.html
menu *.txt --csv > karte.csv`,
    'examples.batch': `batch '{"checks":[{"items":[{"ingredientId":"butter"}]}]}' --json
batch --ndjson --file rezepte.ndjson`,
    'examples.diet': `diet vegan Butter "200 g Tofu"
diet schweinefrei --file rezept.txt
diet vegan *.txt`,
    'examples.label': `label "Zutaten: WEIZENMEHL, Zucker, Emulgator: Lecithine (SOJA). Kann Spuren von NÜSSEN enthalten."
label --file packung.txt --portion 30 --explain
label packungen/*.txt --fail-on unverträglich
label --ndjson --file packungen.ndjson`,
    'examples.fodmap': `fodmap "100 g Zwiebel" "50 g Knoblauch"
fodmap "100 g Spargel" "50 g Reis" --max
fodmap rezepte/ --servings 4`,
    'examples.histamine': 'histamine "50 g Parmesan" "100 ml Rotwein"',
    'examples.substitutes': `substitutes Butter
substitutes Ei --no-partial`,
    'examples.swap': `swap Butter --for Laktose,vegan --amount "100 g" --use Backen
swap --file rezept.txt --for Gluten,vegan
swap rezepte/ --for Laktose`,
    'examples.pairings': `pairings Lamm
pairings Erdbeere`,
    'examples.similar': `similar Mozzarella
similar Kurkuma`,
    'examples.profile': `profile Butter --with Margarine
profile Manchego`,
    'examples.convert': `convert Mehl 2 Tassen Gramm
convert "1 Tasse brauner Zucker" g
convert 125 g Butter EL
convert 1 EL Honig g --json | jq .result`,
    'examples.nutrition': `nutrition Butter
nutrition "2 Eier"
nutrition Grünkohl Spinat
nutrition Ei --amount 2 --unit Stück
nutrition Haferflocken --label eu`,
    'examples.analyze': `analyze "200 g Mehl" "2 Eier" --servings 4
analyze --file rezept.txt --servings 4 --label eu
analyze *.txt --json`,
    'examples.parse': `parse "2-3 EL Schmalz"
parse --file rezept.txt --json
parse --file rezept.md --scale 6
parse "2 große Eier, verquirlt" --explain`,
    'examples.shop': `shop woche/ --servings 4 --lang de
shop pad-thai.txt pfannkuchen.md --markdown > liste.md
shop woche/ --html --title "Samstag" > liste.html`,
    'examples.serve': `serve
serve --port 0 --metrics
serve --workers 4 --cors https://app.example`,
    'examples.explore': `explore
explore --port 8081 --no-open`,
    'examples.call': `call GET "/v1/ingredients/search?q=butter&limit=1"
call POST /v1/compatibility/check '{"items":[{"ingredientId":"butter"}]}'
call GET /openapi.json | jq -r '.paths | keys[]'`,
    'examples.mcp': `mcp
mcp --lang de`,
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
    'examples.build-library': `build-library meine-zutaten -o meine.sqlite
search Hausmischung --library meine.sqlite`,
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
    'heading.examples': 'Beispiele:',
    'heading.usage': 'Aufruf:',
    'heading.options': 'Optionen:',
    'heading.commands': 'Befehle:',
    'heading.topics': 'Themen:',
    'heading.lookUp': 'Nachschlagen:',
    'heading.check': 'Prüfen:',
    'heading.cook': 'Kochen:',
    'heading.measure': 'Messen und lesen:',
    'heading.serve': 'Dienst:',
    'heading.library': 'Eigene Bibliothek:',
    'heading.help': 'Hilfe:',
    'heading.common': 'Für jeden Befehl:',
    default: 'Vorgabe',
    // Options
    'option.version': 'Version des Programms und seiner Bibliothek',
    'option.limit': 'höchstens so viele, 1 bis 100; ohne Angabe 10',
    'option.complete.limit': 'höchstens so viele, 1 bis 25',
    'option.pairings.limit': 'höchstens so viele von jeder Art, 1 bis 100',
    'option.category': 'nur diese Kategorie',
    'option.diet': 'nur, was zu diesen Ernährungsweisen passt, durch Kommas getrennt',
    'option.without': 'nur, was bei diesen Kriterien keinen Konflikt in den Daten ergibt',
    'option.min': 'mindestens so viel in 100 g, etwa iron:3,fibre:5',
    'option.max': 'höchstens so viel in 100 g, etwa energyKcal:100',
    'option.fodmap.max': 'bis zu wie viel Gramm jeder Zutat die Liste niedrig bleibt',
    'option.sort': 'nach ID, Name, Häufigkeit oder einem Nährstoff; -iron beginnt mit dem höchsten Wert',
    'option.search.profile': 'nur Lebensmittel, die für alle Personen einer Haushaltsdatei passen; ohne Dateinamen der eigenen',
    'option.profile': 'eine Haushaltsdatei, je Person eine Zeile (Leo: Erdnüsse, Milch): was es für jede Person bedeutet; ohne Dateinamen (am Ende der Zeile) die eigene',
    'option.known': 'wofür ein eigenes Wort steht, etwa "meine Mischung=Oregano,Basilikum"; mehrfach möglich',
    'option.explain': 'zeigen, welche Stufe der Suche getroffen hat und woher die Treffgüte kommt',
    'option.allergens.explain': 'zeigen, worauf sich jede Angabe stützt',
    'option.quiet': 'Hinweise weglassen, die kein Urteil ändern',
    'option.verbose': 'jede übersprungene Zeile nennen',
    'option.all': 'auch Histamin, FODMAP, Fett und Ernährungsweisen',
    'option.all.nutrients': 'alle Nährstoffe, nicht nur die der Packung und Ballaststoffe',
    'option.nutrient': 'mehrfach oder durch Kommas getrennt: nur diese Nährstoffe; mehrere Lebensmittel stehen nach ihrem Gehalt, das reichste zuerst',
    'option.check.recipe': 'eine Packung als Rezept lesen',
    'option.check.explain': 'jede Regel, die zu einem Urteil geführt hat',
    'option.label.explain': 'die Zutaten als Baum und jede Regel, die zu einem Urteil geführt hat',
    'option.parse.explain': 'auch, wie jede Zeile zerlegt wurde',
    'option.lang': 'Sprache: de, en oder es (ohne Angabe: INGR_LANG oder die des Systems)',
    'option.library': 'eine andere Bibliothek als die mitgelieferte (oder INGR_LIBRARY)',
    'option.json': 'genau den Inhalt der HTTP-Antwort ausgeben (JSON)',
    'option.color': 'Farbe auch in einer Pipe',
    'option.no-color': 'keine Farbe',
    'option.quote-cells': "in einer Pipe ein ' vor Zellen, die mit = + - @ beginnen",
    'option.sources': 'jede Zahl mit ihrer Quelle',
    'option.subcategory': 'nur diese Unterkategorie',
    'option.fodmap': 'nur diese FODMAP-Stufen, durch Kommas getrennt',
    'option.ids': 'diese IDs statt einer Seite, durch Kommas getrennt',
    'option.fields': 'nur diese Eigenschaften jeder Zutat, mit --json; card: Name, Kategorie und Allergene in einer Zeile',
    'option.page': 'die Seite nach ihrer Nummer',
    'option.cursor': '`next` der Seite davor',
    'option.letters': 'EU-Allergene als Buchstaben der Speisekarte: at (Österreich) oder numbers (1 bis 14)',
    'option.check.letters': 'stattdessen die EU-Allergene als Buchstaben der Speisekarte: at (Österreich) oder numbers (1 bis 14)',
    'option.menu.letters': 'mit den Buchstaben der Speisekarte: at (Österreich) oder numbers (1 bis 14)',
    'option.guess': 'für Wörter, die nicht eindeutig ein Lebensmittel nennen, das nächstliegende nehmen und es sagen',
    'option.concern': 'mehrfach oder durch Kommas getrennt: {concerns}',
    'option.fail-on': 'ab diesem Urteil mit Exit-Code 4 enden: unklar, Vorsicht, unverträglich',
    'option.strict': 'mit Exit-Code 5 enden, wenn eine Zutat nicht zugeordnet werden konnte',
    'option.parse.strict': 'mit Exit-Code 5 enden, wenn eine Zeile nicht zugeordnet werden konnte',
    'option.servings': 'wie viele Portionen es ergibt: beurteilt wird eine davon',
    'option.analyze.servings': 'auch je Portion',
    'option.analyze.per': 'Nährstoffe jedes Tages: eine Datei ist eine Mahlzeit',
    'option.parse.servings': 'für wie viele Personen das Rezept ist (Standard: wie angegeben)',
    'option.file': 'ein Rezept, oder - für die Standardeingabe; mehrfach möglich; auch Argumente auf .txt, .md, .cook, .json oder .html sind Rezepte',
    'option.batch.file': 'die Zutaten aus einer Datei lesen, oder - für die Standardeingabe',
    'option.label.file': 'der Text einer Packung, oder - für die Standardeingabe; mehrfach möglich; auch Argumente auf .txt oder .md sind Dateien',
    'option.call.file': 'den Anfragetext aus einer Datei lesen, oder - für die Standardeingabe',
    'option.ndjson': 'eine JSON-Zeile je Rezept',
    'option.batch.ndjson': 'eine Prüfung je Eingabezeile, ein Ergebnis je Ausgabezeile',
    'option.label.ndjson': 'eine Packung je Eingabezeile, als Text oder JSON, eine Antwort je Ausgabezeile',
    'option.parse.ndjson': 'je Eingabezeile eine JSON-Zeile',
    'option.schema.ndjson': 'für eine Zeile von --ndjson',
    'option.per': 'day: FODMAP, Histamin und Fett über die Mahlzeiten jedes Tages in einem Ordner',
    'option.grid': 'eine Zeile je Rezept, auch bei einem einzigen',
    'option.html': 'als Seite zum Drucken (A4), ohne Skripte',
    'option.check.csv': 'als CSV für eine Tabellenkalkulation, eine Zeile je Rezept',
    'option.csv': 'als CSV für eine Tabellenkalkulation, eine Spalte je Allergen',
    'option.shop.csv': 'als CSV für eine Tabellenkalkulation',
    'option.markdown': 'als Markdown, mit Kästchen zum Abhaken',
    'option.shop.servings': 'jedes Rezept für so viele Personen einkaufen (ohne Angabe: wie im Rezept)',
    'option.makes': 'Rezepte ohne Angabe reichen für so viele Personen',
    'option.title': 'Überschrift der Seite',
    'option.date': 'der Tag, den die Seite nennt, etwa 2026-11-22 (ohne Angabe: heute)',
    'option.portion': 'wie viel Gramm davon gegessen werden (ohne Angabe: 100)',
    'option.no-partial': 'nur gut geeigneter Ersatz',
    'option.for': 'mehrfach oder durch Kommas getrennt: Kriterien und Ernährungsweisen ({restrictions})',
    'option.amount': 'Menge der Zutat, etwa "100 g" oder "2 Tassen"',
    'option.nutrition.amount': 'auch für diese Menge, etwa 2, "100 g" oder "2 Tassen"',
    'option.use': 'nur, was zum Backen, Braten, Aufschlagen, für eine Soße … taugt',
    'option.with': 'mit einer anderen Zutat vergleichen',
    'option.unit': 'Einheit der Menge',
    'option.label': 'als Nährwertdeklaration: eu',
    'option.scale': 'stattdessen die Zeilen für so viele Personen',
    'option.metric': 'das Rezept in Gramm und Millilitern',
    'option.host': 'Adresse, unter der Anfragen angenommen werden (ohne Angabe: HOST oder 127.0.0.1)',
    'option.port': 'Port, auf dem Anfragen angenommen werden; 0 wählt einen freien',
    'option.serve.port': 'Port, auf dem Anfragen angenommen werden; 0 wählt einen freien (ohne Angabe: PORT oder 8080)',
    'option.workers': 'mit so vielen Prozessen antworten; SIGHUP tauscht sie nacheinander aus (ohne Angabe: WORKERS oder ein Prozess ohne SIGHUP)',
    'option.log-level': 'silent, fatal, error, warn, info, debug oder trace (ohne Angabe: LOG_LEVEL oder info)',
    'option.body-limit': 'größter Anfragetext, der gelesen wird',
    'option.cors': 'Aufrufe von Browsern mit dieser Herkunft (Schema, Host, Port) zulassen; mehrfach möglich, * für alle',
    'option.metrics': '/metrics für Prometheus anbieten, ohne Schlüssel',
    'option.no-open': 'die Adresse ausgeben und keinen Browser öffnen',
    'option.key': 'mit diesem API-Schlüssel aufrufen, den andere in der Prozessliste sehen können; besser INGR_KEY oder:',
    'option.key-file': 'mit dem API-Schlüssel aus dieser Datei aufrufen, oder - für die Standardeingabe',
    'option.include': 'Status und Kopfzeilen vor der Antwort ausgeben',
    'option.customer': 'das Konto (ohne Angabe local: die Aufrufe dieses Terminals)',
    'option.days': 'so viele Tage bis heute (UTC), 1 bis 365 (ohne Angabe: 30)',
    'option.month': 'ein Monat (UTC) wie 2026-11, statt --days',
    'option.usage.all': 'alle Kunden in einem Monat, für die Abrechnung',
    'option.modules': 'gebuchte Module: M1, M2, M3, M4, durch Kommas getrennt',
    'option.plan': '{plans}; bestimmt die Aufrufe je Minute, wenn sie nicht angegeben sind',
    'option.monthly-quota': 'Credits je Monat (UTC), oder none',
    'option.credit-price': 'Preis eines Credits über das Kontingent hinaus, oder none',
    'option.spending-cap': 'höchstens so viel je Monat über das Kontingent hinaus, oder none',
    'option.rate-limit': 'Aufrufe je Minute',
    'option.name': 'Name des Kunden',
    'option.yes': 'wirklich löschen; das lässt sich nicht rückgängig machen',
    'option.key.name': 'wofür der Schlüssel ist, etwa staging',
    'option.expires': 'der letzte Tag (UTC), an dem er gilt, etwa 2027-01-31, oder eine Anzahl von Tagen wie 90d',
    'option.scopes': 'Module, die er aufrufen darf, durch Komma getrennt (ohne Angabe: alle gebuchten)',
    'option.test': 'ein Schlüssel zum Ausprobieren: dieselben Antworten, keine Credits, wenige Aufrufe je Minute',
    'option.output': 'die Bibliotheksdatei, die geschrieben wird',
    'option.help': 'diese Hilfe',
    // Values and arguments in a usage
    'place.n': 'n',
    'place.id': 'ID',
    'place.names': 'Namen',
    'place.concerns': 'Kriterien',
    'place.bounds': 'Grenzen',
    'place.by': 'Sortierung',
    'place.lang': 'Sprache',
    'place.file': 'Datei',
    'place.words': 'Wörter',
    'place.prefix': 'Anfang',
    'place.ingredient': 'Zutat',
    'place.category': 'Kategorie',
    'place.subcategory': 'Unterkategorie',
    'place.diets': 'Ernährungsweisen',
    'place.dimensions': 'Kriterien',
    'place.levels': 'Stufen',
    'place.order': 'Sortierung',
    'place.ids': 'IDs',
    'place.fields': 'Felder',
    'place.cursor': 'Cursor',
    'place.scheme': 'Schema',
    'place.concern': 'Kriterium',
    'place.verdict': 'Urteil',
    'place.path': 'Datei',
    'place.day': 'Tag',
    'place.month': 'Monat',
    'place.when': 'Zeitpunkt',
    'place.items': 'Zutaten',
    'place.text': 'Text',
    'place.places': 'Dateien',
    'place.json': 'JSON',
    'place.diet': 'Ernährungsweise',
    'place.grams': 'Gramm',
    'place.texts': 'Texte',
    'place.amount': 'Menge',
    'place.context': 'Verwendung',
    'place.to': 'nach',
    'place.unit': 'Einheit',
    'place.kind': 'Art',
    'place.lines': 'Zeilen',
    'place.address': 'Adresse',
    'place.level': 'Stufe',
    'place.bytes': 'Bytes',
    'place.origin': 'Herkunft',
    'place.key': 'Schlüssel',
    'place.method': 'Methode',
    'place.body': 'Anfragetext',
    'place.modules': 'Module',
    'place.plan': 'Tarif',
    'place.x': 'x',
    'place.name': 'Name',
    'place.customerId': 'Kundennummer',
    'place.keyId': 'Schlüsselnummer',
    'place.folder': 'Ordner',
    'place.shell': 'Shell',
    'place.command': 'Befehl',
    'place.topic': 'Thema',
    'place.from': 'von',
    'place.options': 'Optionen',
    'place.arguments': 'Argumente',
    'place.measure': 'Menge',
    // Topics
    'topic.items': 'wie Zutaten, Mengen und Rezepte geschrieben werden',
    'topic.verdicts': 'was Urteile, Fragezeichen und Datenlage bedeuten',
    'topic.environment': 'die Variablen, die ingr liest',
    'topic.exit-codes': 'was der Exit-Code bedeutet',
    'text.items': `Eine Zutat ist jeder Name auf Deutsch, Englisch oder Spanisch, oder ihre
ID. Tippfehler werden erkannt, und es wird gesagt, was verstanden wurde.

Zutaten stehen einzeln als Argumente oder in einer Zeile je Zutat:

  ingr check "200 g Butter" "2 EL Mehl" "1 1/2 tazas de harina" Butter:200g
  ingr check --file rezept.txt
  pbpaste | ingr check -

Eine Menge ohne Einheit bedeutet Gramm. Beim Prüfen zählt eine Zutat ohne Menge
als 100 g, und das wird gesagt; analyze lässt sie weg und sagt es. Wo Zeilen
möglich sind, ist auch JSON möglich, wie es die HTTP-API annimmt.`,
    'text.verdicts': `kein Konflikt in den Daten gefunden
               nichts in den Daten spricht dagegen. Das ist eine Information,
               kein ärztlicher Rat, und sagt nichts über Marke oder Küche
unklar         etwas ist nicht bekannt: eine Zutat, eine Menge oder ein Wert
Vorsicht       mäßiges Risiko: Spuren, oder weniger als das, was als viel gilt
unverträglich  hohes Risiko

Ein Fragezeichen hinter einem Namen heißt, dass etwas daran nicht bekannt ist.
Die Datenlage ist die der schwächsten Angabe hinter dem Urteil: gut, mittel,
schwach. Was nur auf schwachen Angaben beruht, ist unklar. --explain zeigt
jede Regel.`,
    // Environment variables and their defaults
    withDefault: '{meaning}; ohne sie: {otherwise}',
    'variable.INGR_LANG': 'Sprache: de, en oder es',
    'otherwise.INGR_LANG': 'die des Systems: LC_ALL, LC_MESSAGES oder LANG',
    'variable.LC_ALL': 'Spracheinstellung des Systems; bestimmt die Sprache der Anzeige (C, POSIX und andere als de, en und es: Englisch), nicht aber die von JSON',
    'variable.LC_MESSAGES': 'dasselbe, nach LC_ALL',
    'variable.LANG': 'dasselbe, nach LC_MESSAGES',
    'variable.INGR_LIBRARY': 'Bibliotheksdatei',
    'otherwise.INGR_LIBRARY': 'die mitgelieferte',
    'variable.INGR_ACCOUNTS': 'Datei mit Konten, Schlüsseln und Nutzung, oder postgres://…',
    'otherwise.INGR_ACCOUNTS': 'ingr/accounts.sqlite im Datenordner',
    'variable.INGR_REDIS': 'redis://… oder rediss://…: Aufrufgrenzen, die sich mehrere Server teilen',
    'otherwise.INGR_REDIS': 'jeder Server zählt für sich',
    'variable.HOST': 'Adresse, unter der `serve` Anfragen annimmt',
    'otherwise.HOST': '127.0.0.1',
    'variable.PORT': 'Port, auf dem `serve` Anfragen annimmt',
    'otherwise.PORT': '8080',
    'variable.WORKERS': 'Anzahl der Prozesse von `serve`',
    'otherwise.WORKERS': 'ein Prozess',
    'variable.LOG_LEVEL': 'unterste Stufe, die `serve` protokolliert: silent, fatal, error, warn, info, debug oder trace',
    'otherwise.LOG_LEVEL': 'info',
    'variable.INGR_KEY': 'API-Schlüssel, den `call` verwendet',
    'otherwise.INGR_KEY': 'das Konto local',
    'variable.INGR_METER': 'off: Aufrufe des Terminals nicht mitschreiben',
    'otherwise.INGR_METER': 'on',
    'variable.INGR_HINTS': 'off: am Terminal keinen nächsten Befehl vorschlagen',
    'otherwise.INGR_HINTS': 'on',
    'variable.INGR_PAGER': 'Programm für Antworten, die länger als das Terminal sind; leer oder cat: keines',
    'otherwise.INGR_PAGER': 'PAGER',
    'variable.PAGER': 'dasselbe, für alle Programme',
    'otherwise.PAGER': 'less',
    'variable.LESS': 'Optionen von less',
    'otherwise.LESS': 'FRX',
    'variable.NO_COLOR': 'nicht leer: keine Farbe',
    'otherwise.NO_COLOR': 'Farbe am Terminal',
    'variable.FORCE_COLOR': 'Farbe auch in einer Pipe; 0: keine',
    'variable.CLICOLOR': '0: keine Farbe',
    'variable.CLICOLOR_FORCE': 'nicht 0: Farbe auch in einer Pipe',
    'variable.TERM': 'dumb: keine Farbe, kein Pager',
    'variable.XDG_DATA_HOME': 'Datenordner, ein absoluter Pfad',
    'otherwise.XDG_DATA_HOME': '~/.local/share (macOS ~/Library/Application Support, Windows %LOCALAPPDATA%)',
    'variable.XDG_CONFIG_HOME': 'Konfigurationsordner mit ingr/household.yaml und ingr/words.yaml, ein absoluter Pfad',
    'otherwise.XDG_CONFIG_HOME': '~/.config (macOS ~/Library/Application Support, Windows %APPDATA%)',
    'variable.XDG_CACHE_HOME': 'Zwischenspeicher der ausführbaren Einzeldatei, ein absoluter Pfad',
    'otherwise.XDG_CACHE_HOME': '~/.cache (macOS ~/Library/Caches, Windows %LOCALAPPDATA%)',
    // Exit codes
    'exit.0': 'beantwortet, egal mit welchem Urteil',
    'exit.1': 'interner Fehler, unlesbare Bibliothek, oder `doctor` hat Fehler gefunden',
    'exit.2': 'falscher Aufruf oder fehlerhafte Eingabe',
    'exit.3': 'unbekannte Zutat',
    'exit.4': 'ein Urteil hat `--fail-on` erreicht',
    'exit.5': 'nicht zugeordnete Zutaten mit `--strict`',
    'exit.6': 'keine Angaben zu Beziehungen (`substitutes`, `pairings`, `similar`), oder `swap` kann in einem Rezept etwas nicht ersetzen',
    'exit.7': 'Konto, Schlüssel, Kontingent oder Aufrufgrenze',
    // Error codes
    'meaning.INVALID_REQUEST': 'ein Feld fehlt oder hat einen falschen Wert',
    'meaning.INVALID_LANGUAGE': 'lang ist nicht de, en oder es',
    'meaning.INVALID_JSON': 'der Anfragetext ist kein gültiges JSON',
    'meaning.MISSING_QUERY': 'q fehlt oder ist leer',
    'meaning.EMPTY_ITEMS': 'die Liste der Zutaten ist leer',
    'meaning.EMPTY_BATCH': 'die Liste der Prüfungen ist leer',
    'meaning.TOO_MANY_ITEMS': 'eine Liste hat mehr Einträge, als ein Aufruf haben darf',
    'meaning.BATCH_TOO_LARGE': 'mehr als 100 Prüfungen',
    'meaning.INVALID_CONCERN': 'ein Kriterium ist keines der bekannten',
    'meaning.INVALID_DIET': 'die Ernährungsweise ist nicht bekannt',
    'meaning.UNKNOWN_UNIT': 'eine Einheit steht nicht in der Liste der Einheiten',
    'meaning.CONVERSION_NOT_POSSIBLE': 'die Bibliothek kennt für die Umrechnung weder Dichte noch Stückgewicht',
    'meaning.MISSING_API_KEY': 'es wurde kein API-Schlüssel gesendet',
    'meaning.INVALID_API_KEY': 'der API-Schlüssel ist unbekannt oder widerrufen',
    'meaning.QUOTA_EXCEEDED': 'der Aufruf kostet mehr Credits, als in diesem Monat übrig sind',
    'meaning.SPENDING_CAP_REACHED': 'der Aufruf kostet mehr, als die Ausgabengrenze zulässt',
    'meaning.MODULE_NOT_BOOKED': 'das Konto hat das Modul nicht gebucht',
    'meaning.ACCOUNT_BLOCKED': 'das Konto ist gesperrt',
    'meaning.INGREDIENT_NOT_FOUND': 'keine Zutat hat diese ID',
    'meaning.ROUTE_NOT_FOUND': 'unter diesem Pfad gibt es nichts',
    'meaning.ACCOUNT_NOT_FOUND': 'kein Konto hat diese Kundennummer',
    'meaning.KEY_NOT_FOUND': 'kein Schlüssel hat diese ID',
    'meaning.METHOD_NOT_ALLOWED': 'der Pfad lässt diese Methode nicht zu',
    'meaning.REQUEST_TIMEOUT': 'die Anfrage kam nicht rechtzeitig an',
    'meaning.PAYLOAD_TOO_LARGE': 'der Anfragetext ist größer, als der Server annimmt',
    'meaning.UNSUPPORTED_MEDIA_TYPE': 'der Anfragetext ist kein application/json',
    'meaning.NO_RELATIONSHIP_DATA': 'zu der Zutat gibt es keine Angaben zu Beziehungen dieser Art',
    'meaning.IDEMPOTENCY_KEY_REUSED': 'der Idempotency-Key wurde innerhalb eines Tages mit einer anderen Anfrage gesendet',
    'meaning.RATE_LIMITED': 'mehr Aufrufe in dieser Minute als erlaubt',
    'meaning.HEADERS_TOO_LARGE': 'die Kopfzeilen sind größer als erlaubt',
    'meaning.UNSUPPORTED_TRANSFER_CODING': 'der Anfragetext kommt in einer anderen Übertragungskodierung als chunked',
    'meaning.ENGINE_ERROR': 'ein Fehler des Programms',
    'meaning.UNAVAILABLE': 'die Bibliothek oder die Konten sind gerade nicht nutzbar, oder der Server ist überlastet oder wird gerade beendet',
    // The manual
    'man.name': 'BEZEICHNUNG',
    'man.synopsis': 'ÜBERSICHT',
    'man.description': 'BESCHREIBUNG',
    'man.environment': 'UMGEBUNGSVARIABLEN',
    'man.files': 'DATEIEN',
    'man.exitStatus': 'EXIT-STATUS',
    'man.examples': 'BEISPIELE',
    'man.diagnostics': 'DIAGNOSE',
    'man.seeAlso': 'SIEHE AUCH',
    'man.commands': 'Die Befehle:',
    'man.options': 'Die Optionen:',
    'man.advice': 'Hinweis',
    'man.allVariables': 'Alle Variablen beschreibt',
    'man.allFiles': 'Die Dateien beschreibt',
    'man.about.1': 'Wissen über Zutaten für alle, die kochen, beraten oder Programme schreiben, ohne Netz und immer mit demselben Ergebnis: feste Regeln über einer mitgelieferten Bibliothek von Kochzutaten mit Namen auf Deutsch, Englisch und Spanisch.',
    'man.about.2':
      'Eine Zutat wird mit irgendeinem ihrer Namen in einer der drei Sprachen genannt, oder mit ihrer ID. Mengen werden so geschrieben, wie man sie gewöhnlich schreibt (`200 g Butter`, `2 EL Mehl`, `Butter:200g`), eine Zutat je Argument oder je Zeile einer Datei oder der Standardeingabe, oder als JSON, wie es die HTTP-Schnittstelle annimmt.',
    'man.about.3': 'Am Terminal sind Antworten Tabellen; in einer Pipe sind es Zeilen, deren Felder durch Tabulatoren getrennt sind. Ergebnisse gehen auf die Standardausgabe, alles andere auf die Standardfehlerausgabe.',
    'man.adviceText':
      'Information, kein ärztlicher Rat. Die Daten haben Lücken und Fehler, Rezepte und Marken unterscheiden sich, und Menschen reagieren verschieden. Maßgeblich ist, was auf der Packung steht; vor jeder Entscheidung über eine Allergie, eine Unverträglichkeit oder eine Ernährungsweise ist ärztlicher Rat oder eine Ernährungsberatung einzuholen. Das Urteil, dass in den Daten kein Konflikt gefunden wurde, heißt genau das und nicht mehr.',
    'man.errors': 'Ein Fehler erscheint als eine Zeile auf der Standardfehlerausgabe. Mit --json steht er auch auf der Standardausgabe, mit einem dieser Codes; dahinter steht der Exit-Code:',
    'man.files.accounts': 'Konten, Schlüssel und Nutzung, wenn `INGR_ACCOUNTS` keine andere Datei nennt.',
    'man.files.calls': 'Die Aufrufe des Terminals in einem Monat.',
    'man.files.cache': 'Was die ausführbare Einzeldatei beim ersten Start entpackt.',
  }) as const satisfies Help
