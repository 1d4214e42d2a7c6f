/** German words around the ingredients of a recipe; folded (no umlauts, ss for ß). */

import type { RecipeWords } from '../recipe-words.ts'
import { wordSet } from '../words.ts'
import { numbers } from './numbers.ts'

const phrases = (text: string): ReadonlySet<string> =>
  new Set(text.split(',').map((phrase) => phrase.trim()))

export const recipe: RecipeWords = {
  servings: {
    nouns: wordSet(`
      person personen pers portion portionen port leute gaste erwachsene esser mitesser menschen
    `),
    serves: wordSet('portionen personen personenzahl personenanzahl portionsanzahl'),
    behind: wordSet('fur fuer'),
    share: wordSet('pro je per jede jeder'),
    about: wordSet('ca circa etwa ungefahr rund'),
    to: wordSet('bis'),
    between: wordSet('grosse kleine normale hungrige gute ordentliche'),
    around: wordSet(`
      reicht genug ausreichend gedacht rezept menge als hauptgericht hauptspeise hauptgang vorspeise beilage dessert snack oder mit
      appetit
    `),
    numbers: {
      eine: 1,
      einen: 1,
      ...numbers,
    },
  },
  columns: {
    amount: wordSet('menge mengen anzahl mengenangabe'),
    unit: wordSet('einheit einheiten mass masse masseinheit'),
    food: wordSet('zutat zutaten lebensmittel produkt was'),
    note: wordSet('hinweis hinweise bemerkung bemerkungen notiz anmerkung info'),
  },
  facts: phrases(`
    arbeitszeit, zubereitungszeit, vorbereitungszeit, backzeit, kochzeit, garzeit, ruhezeit, gehzeit, kuhlzeit, wartezeit, gesamtzeit,
    gesamtdauer, dauer, zeit, zeitaufwand, aktive zeit, schwierigkeit, schwierigkeitsgrad, niveau, kategorie, kategorien, kuche, gang, region,
    quelle, autor, autorin, von, rezept von, url, link, webseite, schlagworte, schlagworter, stichworte, tags, kalorien, brennwert, nahrwerte,
    kosten, preis, bewertung, erstellt am, datum, foto, saison, ofentemperatur, backofentemperatur, temperatur
  `),
  furniture: [
    'zum rezept springen',
    'direkt zum rezept',
    'rezept drucken',
    'rezept speichern',
    'bewertungen',
    'jetzt bewerten',
  ],
  letters: {
    headers: wordSet('von an cc bcc betreff datum gesendet antwort'),
    subject: wordSet('betreff'),
    replies: wordSet('aw wg re fwd fw'),
    greetings: wordSet('hallo hi hey liebe lieber liebes moin servus gruezi hoi guten grussgott'),
    closings: [
      'liebe grusse',
      'lieben gruss',
      'viele grusse',
      'herzliche grusse',
      'beste grusse',
      'schone grusse',
      'mit freundlichen grussen',
      'lg',
      'vg',
      'mfg',
      'bis bald',
      'alles liebe',
      'dein',
      'deine',
      'eure',
      'kuss',
      'danke',
      'danke schon',
      'vielen dank',
    ],
    joins: wordSet('und oder bzw bis sowie'),
  },
  asides: [
    'rezept von',
    'rezept aus',
    'rezept nach',
    'nach einem rezept',
    'gefunden bei',
    'foto von',
    'guten appetit',
    'lasst es euch schmecken',
    'lass es dir schmecken',
    'viel spass beim',
    'viel freude beim',
    'gutes gelingen',
    'dazu passt',
    'dazu passen',
    'dazu schmeckt',
    'dazu schmecken',
    'schmeckt gut mit',
    'schmeckt gut zu',
    'passt gut zu',
    'passt hervorragend zu',
  ],
  elsewhere: [
    'ahnliche',
    'auch lecker',
    'das konnte',
    'kommentar',
    'kommentare',
    'mehr rezepte',
    'weitere rezepte',
  ],
  apart: phrases(`
    tipp, tipps, tipps und tricks, unser tipp, mein tipp, hinweis, hinweise, notiz, notizen, anmerkung, anmerkungen, nahrwerte, nahrwertangaben,
    nahrwerte pro portion, nahrwerte pro person, nahrwert, utensilien, ausrustung, kuchengerate, kuchenutensilien, werkzeuge, werkzeug, equipment,
    gerate, material, aufbewahrung, lagerung, haltbarkeit, uber das rezept, beschreibung, info, infos, rezeptinfo, varianten, variante,
    variationen, kommentare, bewertungen, quelle, schlagworte, dazu passt, serviervorschlag, einleitung
  `),
  keys: {
    title: wordSet('titel name rezept'),
    servings: wordSet('portionen personen portion ergibt'),
    ingredients: wordSet('zutaten'),
    method: wordSet(
      'zubereitung anleitung anweisungen schritte herstellung zubereitungsschritte vorbereitung schritt',
    ),
  },
  steps: {
    sure: wordSet(`
      heize gib gebt nimm verruhre verruhren vermische vermischen erhitze erhitzen erhitzt serviere serviert bestreue bestreiche
      verteile verteilen knete knetet wasche dunste schwitze schmecke hebe siebe puriere lasst bringe
    `),
    unsure: wordSet(`
      geben nehmen ruhre ruhren ruhrt mische mischen mischt schneide schneiden schneidet hacke hacken schale schalen lass lassen koche
      kochen kocht backe backen backt brate bringen stelle stellen lege legen legt fulle fullen forme formen servieren garniere garnieren
      bestreuen bestreichen kneten schlage schlagen giesse giessen waschen putze putzen reibe wurfle wurfeln presse pressen dunsten
      schmecken wurze wurzen decke decken rolle rollen heben trenne trennen sieben purieren streue streuen setze setzen ziehe ziehen heizen
    `),
    particles: wordSet(
      'den die das alles sie ihr nun dann es jetzt zuerst zunachst dazu unter ab auf an aus ein vor',
    ),
    near: wordSet('in mit zu den die das alles sie'),
    of: wordSet('von'),
    openers: wordSet(''),
    // Infinitives as steps end with, with what stands before them: "vorheizen", "unterheben", "kleinschneiden".
    last: /^(?:ab|an|auf|aus|be|bei|dazu|dar(?:uber|auf|in|unter)|durch|ein|ent|er|fein|fest|fertig|gar|glatt|grob|heraus|hinein|hinzu|hin|in|klein|lauwarm|los|mit|nach|schaumig|steif|uber|um|unter|ver|vor|warm|weg|weich|zer|zu|zuruck|zusammen)*(?:arbeiten|backen|bestauben|binden|blanchieren|braten|braunen|brechen|bringen|bursten|decken|drehen|drucken|dunsten|einkochen|fetten|formen|frittieren|fugen|fullen|garen|garnieren|geben|gehen|giessen|gratinieren|grillen|hacken|halbieren|heben|heizen|hobeln|holen|karamellisieren|kneten|kochen|kocheln|kuhlen|lassen|legen|loffeln|losen|loschen|mahlen|marinieren|mengen|mischen|mixen|nehmen|olen|passieren|pinseln|pochieren|pressen|purieren|putzen|quirlen|raspeln|reduzieren|reiben|rollen|rosten|ruhren|ruhen|salzen|schalen|schaumen|schichten|schlagen|schmecken|schmelzen|schmoren|schneiden|schutteln|schwenken|schwitzen|servieren|setzen|sieben|sieden|simmern|spritzen|spulen|stampfen|stauben|stechen|stellen|stocken|streichen|streuen|stocken|spalten|temperieren|teilen|traufeln|trennen|trocknen|tropfen|tupfen|vierteln|wallen|walzen|warmen|waschen|weichen|wenden|wickeln|wurfeln|wurzen|zerkleinern|ziehen|zupfen|stampfen|mehlen|zuckern|sussen|wird|werden)$/,
    goesOn: wordSet('und oder bis dann sowie lassen wird werden'),
    verb: null,
    purpose: wordSet('zum zur beim furs vom fur'),
    step: wordSet('schritt'),
  },
  prose: wordSet(`
    ist sind war das dieses dieser diese mein meine unser unsere wir ich du ihr man sich es wird werden sie nicht auch wenn dass weil aber
    hat haben kann schmeckt passt immer schon sehr nur noch als wie ihn ihm euch uns
  `),
}
