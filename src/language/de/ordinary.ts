/** Common German words that name no food: whoever searches for one made no typo in the name of a food. */

import { wordSet } from '../words.ts'

export const ordinary = () =>
  wordSet(`
  abend abfalleimer abflussreiniger abtropfgitter abwasch acker adler affe afrika agypten ahle akkordeon akku
  aktenordner aktie alarm albanien alexander algorithmus allee allgau alpaka altar alufolie aluminium amboss ameise
  amerika ampel ampere amsel amt andreas anfang angst anhanger anker anna anrichte anspitzer antarktis antenne antilope
  antwort anwalt anzug anzunder apotheke apparat april aquarium arbeit arbeiten arbeitszimmer argentinien arktis arm
  armband armbanduhr armee armut arznei arzt arztin arztpraxis aschenbecher asien assel astronaut atem atlantik atmen
  aufgabe aufkleber auflaufform aufraumen aufstehen aufwachen aufzug auge augenbraue augsburg august ausgang australien
  auto autobahn autohaus automat autoreifen autositz axt bach backblech backe backform backofen backpapier badeanzug
  bademantel baden badewanne badezimmer badreiniger bagatelle bagger bahn bahnhof bahnsteig balkan ball ballon bank bar
  bart basel basketball batterie bauarbeiter bauch bauchnabel bauen bauer bauerin bauernhof bauklotz baum baumhaus
  baustelle bayern beamter beamtin becker bedeutung behalter beil bein beispiel belgien benzin berg bergsteiger berlin
  bern bernd beruf besen besteck besuch beton bett bettdecke bettlaken bettler bettwasche beule bewegung beweis bezahlen
  biber bibliothek bielefeld biene bike bikini bild bilderbuch bilderrahmen bildschirm billard bischof blatt blattlaus
  blech blei bleiche bleichmittel bleistift blinddarm blitz block blume blumenstrauss blumentopf bluse bluten bluterguss
  bochum boden bodensee bodenwischer bohnerwachs bohrer bohrmaschine bolivien bombe bonn boot brandenburg brasilien
  bratenthermometer bratpfanne braunschweig bremen bremse bretagne brief briefkasten briefmarke brieftasche brieftrager
  briefumschlag brille bronze brosche brucke bruder brussel brustkorb buch bucherregal buchstabe budapest bugelbrett
  bugeleisen bugeln bulgarien bunt buntstift burg burgermeister buro buroklammer burste bursten bus bushaltestelle
  bussard bustenhalter chamaleon chef chemnitz chile china chinchilla chirurg christian christina chrom claudia computer
  couch cousin cousine dach dachdecker dachrinne dachs dachziegel dampfgarer danemark daniel dank darmstadt datei datum
  daumen decke deckel delfin demokratie denken denkmal deodorant desinfektionsmittel detektiv deutschland dezember
  diamant dieb dienst dienstag diesel dieter diktator dinosaurier dirigent dohle dolch dom donau donner donnerstag dorf
  dortmund dose dosenoffner drache drachenflieger draht dresden drohne drucker dubel duisburg dumm dune dunstabzugshaube
  durst durstig dusche duschen duschgel duschkopf duschvorhang dusseldorf ebbe ebene echse ecuador ehe ehefrau ehemann
  ehre ehrlich eichhornchen eidechse eierbecher eieruhr eifel eifersucht eifersuchtig eimer eimerdeckel einkaufen
  einkaufszentrum einladung einmachglas einsam eisbar eisen eisenbahn eishockey eisvogel eiswurfelform elbe elefant
  elektriker elisabeth ellbogen ellenbogen elsass elster eltern emma ende energie england enkel enkelin entkalker
  entsafter entscheidung erdbeben erdloch erdmannchen erfolg erfurt erinnerung erzahlen erzieherin esel essen
  essstabchen esszimmer etikett eule europa fabrik faden fahne fahre fahren fahrer fahrkarte fahrplan fahrrad
  fahrradhelm fahrradkette falke fallen familie farbe faultier faust februar fehler feier feierabend feiern feile feld
  felge felix fels fenster fensterbank fensterbrett fenstergriff fensterreiniger fensterscheibe ferien fernbedienung
  fernglas fernsehen fernseher ferse fest festplatte feuer feuerloscher feuerwehr feuerwehrmann feuerzeug fieber
  fieberthermometer film finanzamt finden finger fingernagel finnland fischer fjord flagge flasche flaschendeckel
  flaschenoffner flaschenzug fleckenentferner fledermaus fleischklopfer fleissig fliege fliegen fliegenklatsche floh
  florian flughafen flugzeug flur fluss flussigseife flut fohn folie formular foto fotoapparat frage fragen franken
  frankfurt frankreich franz frau frech freiburg freiheit freitag frettchen freude freund freundin freundschaft frieden
  friedhof frieren frischhaltedose frischhaltefolie friseur friseursalon fritteuse frohlich frost fruhling fuchs fuge
  fuhlen fuhrer fuhrerschein fuller fullfederhalter fuss fussball fussmatte fussnagel gabel gabelstapler gangschaltung
  garage garderobe gardine gartenschlauch gartenstuhl gartenzaun gasherd gaspedal gast gebaude gebirge gebiss geburt
  geburtstag gedanke gedicht gefahr gefangnis gefrierbeutel gefrierfach gefrierschrank gefriertruhe gefuhl geheimnis
  gehen gehirnerschutterung geier geige gelandewagen gelassenheit geld geldbeutel geldborse geldschein gelenk genf georg
  gepack gepard gerat gerausch gerechtigkeit gericht geschenkpapier geschichte geschirr geschirrspuler geschirrspultabs
  geschirrtuch geschwindigkeit geschwister gesetz gesicht gestern gesundheit gewalt gewehr gewicht gewinnen gewitter
  giesskanne gift giraffe gitarre glas glasfaser glasflasche glasreiniger glaube glauben gletscher globus gluck
  glucklich gluhbirne gold golfschlager gorilla gottingen graben granit gras graz griechenland grille grillrost
  grillzange gronland grossbritannien grosseltern grossmutter grossvater grundstuck gummi gurtel haar haargel haarspray
  haarwasser habicht hacke hafen hagel haken halle hals halskette halter haltestelle hamburg hammer hamster hand
  handball handcreme handgelenk handler handruhrgerat handschelle handschuh handschuhe handseife handtasche handtuch
  handy hangematte hannover hans hantel harke harz hass hassen haus hausmeister hausschuh hebamme hebel heckenschere
  heft hefter heftklammer heidelberg heike heimat heiraten heizkorper heizung helfen helga helm hemd herbst herd
  herdplatte hessen heugabel heute hildegard hilfe himalaja himmel hobel hochhaus hochzeit hocker hockey hoffen hoffmann
  hoffnung hoflich hohle holland holz horen hornhaut hornisse hose hosentrager hotel huber hubschrauber hufte hugel
  huhnerstall hummel hund hundefutter hundeleine hunger hungrig hupe hupfen husten hut hutte hyane hypothek ibiza idee
  igel iltis impfung indien indonesien ingenieur ingrid innsbruck insel internet irland island israel italien jacke
  jaguar jahr jahreszeit jahrhundert jakob jalousie jan januar japan jeans johannes jonas journalist jubilaum jugend
  juli jung junge juni jupiter jurgen kabel kafer kaffeefilter kaffeemaschine kafig kaiser kaiserslautern kakadu
  kakerlake kalender kamel kamera kamin kamm kampf kampfen kanada kanarienvogel kanister kanne kanone kapitan kapsel
  kapuze karaffe karibik karin karl karlsruhe karnten karte kartoffelpresse karton kaserne kassette kasten kater
  katharina kathedrale katze katzenfutter katzenstreu kaufen kaukasus kegel kehle kehrblech keller kellerassel kellner
  kellnerin kenia keramik kernseife kerze kerzenwachs kette kettensage kichern kiefer kiel kies kieselstein kind
  kindergarten kinderwagen kinderzimmer kindheit kinn kino kirche kissen kiste klagenfurt klammer klaranlage
  klarsichtfolie klarspuler klatschen klaus klavier klebeband kleber klebstoff kleid kleiderbugel klein klempner
  klettergerust klettern klimaanlage klingel klingeln klippe klo kloburste klopfen kloreiniger kloster klug kneifzange
  knie knochel knopf koala koblenz kobra koch kocher kochloffel kochtopf koffer kofferband kofferraum kolibri koln
  kolumbien komet kommen kommode konig konigin konstanz kopenhagen kopfhaut kopfhorer kopfkissen kopftuch korb korea
  kork korken korkenzieher korper kosmetik kotflugel krahe krank krankenhaus krankenschwester krankheit krawatte kredit
  kreditkarte kreide kreisel kreissage kreta kreuzung kriechen krieg kroatien kronleuchter krote krucke krug kruger kuba
  kuchenmaschine kuchenmesser kuchenpapier kuchenrolle kuchenschurze kuchentuch kuchenwaage kuckuck kugelschreiber
  kuhlschrank kuhltruhe kultur kunde kundigung kunst kunstler kupfer kupplung kurs kurve kuss kussen kuste lacheln
  lachen lack lackfarbe ladegerat laden ladung laken lama lampe lampenschirm landkarte lange langsam lappen laptop larm
  lastwagen laufen lausanne lautsprecher lautstarke lawine leben leder leguan lehm lehmann lehrbuch lehrer lehrerin
  leidenschaft leine leipzig leiste leiter lenker lenkrad leon leopard lernen lesen leuchtturm libelle licht
  lichtschalter liebe lieben lied lineal linz lippe lippenstift lisa lissabon lkw locher loffel lokomotive london
  loscher losungsmittel lotion lotkolben lotterie lowe lubeck luchs luftbefeuchter luftpolsterfolie luge lugen lukas
  luneburg lupe lustig luxemburg luzern macht madchen madrid magdeburg mai maier mailand mainz maker makeup malen maler
  mallorca manfred mann mannheim mantel marder maria marienkafer markus marmor marokko martin marz maschine massage
  massband matratze matthias mauer maulwurf maurer maurerkelle maus max mayer mechaniker medikament meditieren medizin
  meer meerschweinchen meier meinung meise meissel meister melder mensch merkur messbecher messer messerblock messing
  messschieber metall mexiko meyer michael miete mieter mikrofon mikroskop mikrowelle milchzahn minister minute mitleid
  mittag mittelmeer mittwoch mixer mobel mobelstuck mofa monat monch mond monika monitor montag moor moos moped morder
  morgen morser mortel mosel moskau motor motorhaube motorol motorrad motte mowe mucke mude mullbeutel mulleimer muller
  mullsack munchen mundharmonika mundspulung mundwasser munze murmel museum musik muskel mut mutig mutter
  mutternschlussel mutze nabel nachbar nachbarin nachmittag nachricht nacht nachthemd nachtigall nachttisch nacken nagel
  nagellack nagelschere nahen name napf narbe nase nashorn nebel neffe neid neptun nervos netz netzhaut neumann
  neuseeland nichte nicole niederlande niedersachsen niesen nietenzange nigeria niklas nilpferd nonne nordsee normandie
  norwegen not notizbuch november nudelholz nudelmaschine nummernschild nurnberg nylon ofen ofenhandschuh ofenrohr
  offnen offner ohr ohrenstopsel ohrring ohrwurm oktober oldenburg oma onkel opa orang ordner ordnung orgel osnabruck
  ostern osterreich ostsee otter ozean packpapier packung paket palast palette panda panther panzer papagei papier
  papierflieger papierkorb papiertute pappe pappkarton pappteller papst parfum paris parken parkplatz passwort paul
  pause pavian pazifik pedal pension perlenkette peru peter petra pfalz pfandflasche pfanne pfannenwender pfarrer
  pfarrhaus pfau pfeffermuhle pfeife pfeifen pferdestall pfingsten pflaster pflasterstein pflicht pfutze pille pilot
  pinguin pinnwand pinsel pistole plan planet plastik plastikbecher plastikflasche plastiktute platin plattenspieler
  platz plexiglas pokal polen politik politur polizei polizeiwache polizist pommern portugal porzellan post postkarte
  potsdam prag prasident preis presslufthammer priester prinz prinzessin problem professor provence pullover pult puma
  pumpe pupille puppe puppenhaus purierstab putzeimer putzen putzfrau putzlappen putzmittel puzzle quatsch quelle
  quittung rache rad radiergummi radio radlager rainer rakete rasen rasenmaher rasiercreme rasierer rasierschaum rassel
  rat rathaus ratte rauber rauchen raum raumschiff raupe rechen rechner rechnung recht rechtsanwalt reden regal regel
  regen regenbogen regenmantel regensburg regenschirm regentonne regenwurm regierung reibe reifen reiniger
  reinigungsmittel reise reisebus reisen reisepass reissverschluss reiten religion renate rennen rente reparieren
  rezeptblock rhein rheinland richter rinde ring ritter robbe roboter rock rohrreiniger roller rollladen rollstuhl
  rolltreppe rom rost rostock rucken rucksack ruckspiegel rufen ruhe ruhm ruhrgebiet ruhrgerat ruhrschussel ruine
  rumanien russland rustung rutsche saarbrucken saarland sabine sache sachsen sack sage sagen sahara salamander
  salatschleuder salbe salzburg salzstreuer samstag sand sandale sandkasten sandra sanger sardinien satellit sattel
  saturn satz saugling saule scanner schach schachbrett schachtel schadel schafer schaffner schakal schal schaler
  schalter scham schatten schaufel schaukel schaukelstuhl schaumkelle schaumstoff schauspieler schauspielerin
  scheibenwischer scheinwerfer scheinwerferlicht schenkelknochen schere scheuermilch scheuerpulver scheune schienbein
  schiene schiessen schiff schild schildkrote schimpanse schlaf schlafanzug schlafe schlafen schlafzimmer schlagen
  schlager schlagzeug schlamm schlange schlau schlauch schleichen schleifpapier schlesien schliessen schlitten
  schlittschuh schlitzloffel schloss schlucht schlussel schlusselbein schmerz schmetterling schmid schmidt
  schmirgelpapier schmitt schmuck schmutzig schnarchen schnee schneebesen schneidebrett schneider schneien schnell
  schnellkochtopf schnuller schnupfen schnur schnursenkel schopfkelle schornstein schottland schrank schraube
  schraubendreher schraubenschlussel schraubenzieher schraubglas schraubstock schraubverschluss schreiben
  schreibmaschine schreibtisch schreien schreiner schriftsteller schroder schubkarre schublade schublehre schuh
  schuhcreme schuhkarton schuhregal schuhsohle schulbuch schuld schule schuler schulerin schulter schulz schurze
  schussel schwaben schwager schwagerin schwalbe schwamm schwan schwarz schwarzwald schweden schweigen schweiz schwert
  schwester schwiegermutter schwimmbad schwimmbecken schwimmen schwitzen sebastian see seehund seele seestern segel
  segeln sehen sehne sehnsucht seide seife seil sekretarin sekunde september serbien servierplatte serviette sessel
  shampoo shorts sibirien sicherheitsgurt sicherung sieb sieg silber silikon singen sinn sitzen sizilien skandinavien
  skateboard skelett ski sklave skorpion slowakei slowenien smartphone socke sofa software sohn soldat sommer sonne
  sonnenbrille sonnencreme sonntag sorge spachtel spanien sparbuch sparschaler spass spaten spazieren specht sperrholz
  sperrmull spiegel spiel spielen spieler spielplatz spielzeug spinne sprache sprechen springen spritze spulbecken spule
  spulmaschine spulmittel spulschwamm spulung stabchen stabmixer stadion stadt stahl stall stander stau staub
  staubsaugen staubsauger staubtuch steckdose stecker stefan stehen stehlampe stehlen steiermark stein stempel sterben
  stern stethoskop steuer steuererklarung stichsage stiefel stift stille stimme stinktier stirn stofftasche stolpern
  stolz stopsel storch stossstange stovchen strafzettel strand strasse strassenbahn strauch streichholz streichholzer
  streit streiten stress strickjacke strohhalm strom strumpf strumpfhose student studieren stuhl stunde sturm stuttgart
  styropor suchen sudafrika sudtirol sumpf supermarkt suppenkelle susanne syrien tablett tablette tacker tafel tag
  tagebuch taille tal tankstelle tante tanz tanzen tapete tarantel tasche taschenlampe taschenrechner taschentuch tasse
  tastatur tauchen taxi taxifahrer teddybar teebeutelhalter teekanne teekessel teelicht teer teesieb teich teigschaber
  telefon telefonieren teleskop teller tempel tennis tennisball teppich termite thailand theater thermometer
  thermoskanne thomas thuringen tierarzt tiger tinte tirol tisch tischbein tischdecke tischtennis toaster tobias tochter
  tod toilette toilettenpapier toilettenreiniger ton tonne topf topfdeckel topflappen tor toskana toten tourist
  trampolin trauer traum traumen traurig treppe treue trichter trier trinkglas trinkhalm trommel trompete tropfenzahler
  trosten truhe tschechien tube tubingen tuch tunnel tur turgriff turkei turklinke turm turnen turnhalle turnschuh
  turschloss turschwelle tute uben uberweisung ufer uhr uhrzeit uhu ukraine ulm umschlag umwelt umziehen unfall ungarn
  ungluck universitat unkraut unsinn unterhemd unterhose unterlegscheibe untermieter untersetzer untertasse unterwasche
  uranus urlaub ursula utan uwe vase vater ventilator venus verantwortung verband verein vergangenheit vergessen
  verkaufen verkaufer verkauferin verlangerungskabel verliebt verlieren vermissen verpackung verruckt versicherung
  verstehen vertrag vertrauen verwandter videokamera vietnam villa vogel vogelfutter vogelhaus volleyball vorarlberg
  vorhang vormittag vorschlaghammer vulkan wachs wachspapier wachter wade waffeleisen wagen wagenheber wagner wahl
  wahrheit wal wald wallis walross walter wand wandfarbe wandschrank wange wanze warschau warten waschbar waschbecken
  wascheklammer waschekorb wascheleine waschen waschlappen waschmaschine waschmittel waschpulver wasserfall wasserhahn
  wasserkocher wasserwaage watte wattestabchen weber webseite wecker weg weichspuler weihnachten weinen weinglas
  wellensittich welpe welt werfen werk werkbank werkstatt werkzeug werkzeugkasten werkzeugkiste werner wespe weste
  westfalen wette wetter wiege wien wiesbaden wiese wiesel wimper wind winde windel windschutzscheibe winter wippe
  wirbelsaule wischmopp witwe witz woche wochenende wohnen wohnmobil wohnung wohnwagen wohnzimmer wok wolf wolff
  wolfgang wolke wolkenkratzer wolle wombat wort worterbuch wunder wundsalbe wunsch wuppertal wurfelspiel wurm wurzburg
  wurzelstock wuste wut wutend xylophon yoga zahl zahlen zahnarzt zahnburste zahnfleisch zahnpasta zahnseide zahnspange
  zahnstein zahnstocher zange zaun zebra zecke zeh zehe zeichnen zeigen zeit zeitschrift zeitung zeitungspapier zelt
  zelten zement zettel zeug ziegel ziegelstein zigarette zigarre zimmer zimmermann zink zitronenpresse zittern zollstock
  zoo zornig zufall zufrieden zug zuhoren zukunft zundkerze zundschlussel zurich zwerchfell zwerg zwilling
`)
