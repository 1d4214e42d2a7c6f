/** Texts of the command help in German. */

import type { Help } from '../en/help.ts'
import { manual } from './manual.ts'

export const help = () =>
  ({
    ...manual(),
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
    'option.analyze.finished': 'mit --label: so viel Gramm wiegt das fertige Gericht',
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
    // Placeholders for values and arguments in usage lines
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
  }) as const satisfies Help
