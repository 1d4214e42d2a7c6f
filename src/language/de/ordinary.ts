/** Common German words that name no food: whoever searches for one made no typo in the name of a food. */

import { wordSet } from '../words.ts'

export const ordinary = wordSet(`
  abend affe ameise april armee arzt august auto autobahn ball bank batterie baum benzin besen beton bett biene bildschirm
  bleiche bleistift blumentopf boden bohrer boot brief briefmarke brucke bruder buch buro bursten bus computer dach
  demokratie dezember dienstag diesel donnerstag drucker eimer eisen elefant fabrik fahrrad farbe februar fenster
  fensterbrett fernseher feuer feuerzeug film finanzamt flasche fliege flugzeug fluss freiheit freitag freund frieden
  fuchs fussball gabel gartenschlauch gartenzaun gebaude geige geld geldbeutel gestern giesskanne gift gitarre gluhbirne
  gold gras gummi gurtel hammer hamster handschuh handtuch handy haus heft hemd herd heute himmel holz hose hubschrauber
  hund hundeleine hut insel jacke jahr januar juli juni kabel kamera kamm katze kerze kerzenwachs kette kieselstein kind
  kirche kissen kiste klavier klebeband kleber kleid konig krankenhaus krieg kugelschreiber kuhlschrank kupfer lack
  ladegerat laden lampe langsam laptop lastwagen leben leder lehrer leine leiter liebe lied lineal lippenstift loffel lowe
  mantel marz matratze medizin messer metall minute mittwoch monat mond montag morgen motor motorol motorrad musik mutter
  mutze nachbar nacht nagel november oktober papier parfum plastik polizei preis puppe rad radio rakete rasen rasierer
  rasierschaum ratte rauch regal regen regenschirm regierung reifen reiniger reisepass ring samstag sand schal schere
  schiff schloss schlussel schnee schnell schrank schraube schraubenzieher schublade schuh schuhcreme schule schussel
  schwester seide seife september shampoo silber socke sofa sonne sonntag sperrholz sperrmull spiegel spiel spielzeug
  spinne sprache spulmaschine stahl staubsauger steckdose stecker stein stern steuer stiefel stift strasse streichholz
  stuhl stunde sturm tablette tasche tastatur teebeutelhalter telefon teller tennis teppich tiger tisch tod trommel tur
  uhr universitat vater vorhang wand wandfarbe waschmaschine waschmittel werkzeug wind woche wolf wolke wolle wort wuste
  zahl zahnarzt zahnburste zahnpasta zaun zeit zeitung zement ziegel zimmer zug
`)
