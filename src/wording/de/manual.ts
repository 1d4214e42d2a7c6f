/** Texts of the reference sections in German: topics, variables, exit codes, error codes, manual pages. */

import type { Manual } from '../en/manual.ts'

export const manual = () =>
  ({
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
  }) as const satisfies Manual
