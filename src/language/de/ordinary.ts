/** Common German words that name no food: whoever searches for one made no typo in the name of a food. */

import { wordSet } from '../words.ts'

export const ordinary = () =>
  wordSet(`
  abend abfalleimer abflussreiniger abtropfgitter abwasch acker adler affe afrika agypten ahle akkordeon akku
  aktenordner aktie alarm albanien alexander algorithmus allee allgau alpaka altar alter alufolie aluminium amboss
  ameise amerika ampel ampere amsel amt andreas anfang angst anhanger anker anna annie anrichte anspitzer antarktis
  antenne antilope antwort anwalt anzug anzunder apotheke apparat april aquarium arbeit arbeiten arbeitszimmer
  argentinien argern arktis arm armband armbanduhr armee armut arthur arznei arzt arztin arztpraxis aschenbecher asien
  assel astronaut atem atlantik atmen aufgabe aufkleber auflaufform aufraumen aufstehen aufwachen aufzug auge
  augenbraue augsburg august ausgang ausgelost australien auto autobahn autohaus automat autoreifen autositz axt bach
  backblech backe backform backofen backpapier badeanzug bademantel baden badewanne badezimmer badreiniger bagatelle
  bagger bahn bahnhof bahnsteig balkan ball ballon band bank bar bart basel basketball batterie bauarbeiter bauch
  bauchnabel bauen bauer bauerin bauernhof bauklotz baum baumhaus baustelle bay bayern beamter beamtin beck becker
  bedeutung behalter beil bein beispiel belgien benzin berg bergsteiger berlin bern bernd beruf besen besteck besuch
  beton bett bettdecke bettlaken bettler bettwasche beule bewegung beweis bezahlen biber bibliothek bielefeld biene
  bike bikini bild bilderbuch bilderrahmen bildschirm billard bing bischof blatt blattlaus blech blei bleiche
  bleichmittel bleistift blinddarm blitz block blume blumenstrauss blumentopf bluse bluten bluterguss bochum boden
  bodensee bodenwischer bohnerwachs bohrer bohrmaschine bolivien bombe bonn boot brandenburg brasilien
  bratenthermometer bratpfanne braunschweig bremen bremse bretagne brief briefkasten briefmarke brieftasche
  brieftrager briefumschlag brille bronze brosche brucke bruder brussel brustkorb buch bucherregal buchstabe budapest
  bude bugelbrett bugeleisen bugeln bulgarien bull bunt buntstift burg burgermeister buro buroklammer burste bursten
  bus bushaltestelle bussard bustenhalter chamaleon chef chemnitz chile china chinchilla chirurg christian christina
  chrom claudia colin computer couch cousin cousine dach dachdecker dachrinne dachs dachziegel dale dampfgarer
  danemark daniel dank darmstadt datei datum daumen dean debbie decke deckel delfin demokratie denken denkmal
  deodorant desinfektionsmittel detektiv deutschland dezember diamant dieb dienst dienstag diesel dieter diktator
  dinosaurier dirigent dohle dolch dom donau donner donnerstag dorf dortmund dose dosenoffner down drache
  drachenflieger draht dresden drohne drucker dubel duisburg dumm dune dunstabzugshaube durst durstig dusche duschen
  duschgel duschkopf duschvorhang dusseldorf ebbe ebene echse ecuador ehe ehefrau ehemann ehre ehrlich eichhornchen
  eidechse eierbecher eieruhr eifel eifersucht eifersuchtig eimer eimerdeckel einkaufen einkaufszentrum einladung
  einmachglas einsam eisbar eisen eisenbahn eishockey eisvogel eiswurfelform eko elbe elefant elektriker elisabeth
  ellbogen ellenbogen elsass elster eltern emma ende energie england enkel enkelin entkalker entsafter entscheidung
  erdbeben erde erdloch erdmannchen erfolg erfurt erinnerung erzahlen erzieherin esel essen essstabchen esszimmer
  etikett eule europa fabrik faden fahne fahre fahren fahrer fahrkarte fahrplan fahrrad fahrradhelm fahrradkette falke
  fallen familie farbe faultier faust februar fehler feier feierabend feiern feile feld felge felix fels fenster
  fensterbank fensterbrett fenstergriff fensterreiniger fensterscheibe ferien fernbedienung ferne fernglas fernsehen
  fernseher ferse fest festplatte feuer feuerloscher feuerwehr feuerwehrmann feuerzeug fieber fieberthermometer fiel
  film finanzamt finden finger fingernagel finnland firma firmen fischer fjord flagge flasche flaschendeckel
  flaschenoffner flaschenzug fleckenentferner fledermaus fleischklopfer fleissig fliege fliegen fliegenklatsche floh
  florian flughafen flugzeug flur fluss flussigseife flut fohn folie formular foto fotoapparat frage fragen franken
  frankfurt frankreich franz frau frech freiburg freiheit freitag frettchen freude freund freundin freundschaft friede
  frieden friedhof frieren frischhaltedose frischhaltefolie friseur friseursalon fritteuse frohlich frost fruhling
  fuchs fuge fuhlen fuhrer fuhrerschein fuller fullfederhalter fuss fussball fussmatte fussnagel gabel gabelstapler
  gangschaltung garage garderobe gardine gartenschlauch gartenstuhl gartenzaun gasherd gaspedal gast gebaude gebirge
  gebiss geburt geburtstag gedanke gedicht gefahr gefangnis gefrierbeutel gefrierfach gefrierschrank gefriertruhe
  gefuhl geheimnis gehen gehirnerschutterung geier geige gelandewagen gelassenheit geld geldbeutel geldborse
  geldschein gelenk genf georg gepack gepard gerat gerausch gerechtigkeit gericht german geschenkpapier geschichte
  geschirr geschirrspuler geschirrspultabs geschirrtuch geschwindigkeit geschwister gesetz gesicht gestern gesundheit
  gewalt gewehr gewicht gewinnen gewitter giesskanne gift giraffe gitarre glas glasfaser glasflasche glasreiniger
  glaube glauben gletscher globus glocke glocken gloria gluck glucklich gluhbirne gold golfschlager gorilla gottingen
  graben granit grant gras graz griechenland grille grillrost grillzange gronland grossbritannien grosseltern
  grossmutter grossvater grundstuck gummi gurtel haar haargel haarspray haarwasser habicht hacke hafen hagel haken
  halle hals halskette halter haltestelle hamburg hammer hamster hand handball handcreme handgelenk handler
  handruhrgerat handschelle handschuh handschuhe handseife handtasche handtuch handy hangematte hangen hannover hans
  hantel harke harz hass hassen haus hausmeister hausschuh hebamme hebel heckenschere heft hefter heftklammer
  heidelberg heike heimat heiraten heizkorper heizung helfen helga helm hemd herbst herd herdplatte hessen heugabel
  heute heutige hildegard hilfe himalaja himmel hobel hochhaus hochzeit hocker hockey hoffen hoffmann hoffnung hoflich
  hohle hole holen holland holz hongkong hopper horen hornhaut hornisse hose hosentrager hotel huber hubschrauber
  hufte hugel huhnerstall hummel hund hundefutter hundeleine hunger hungrig hupe hupfen husten hut hutte hyane
  hypothek ibiza idee igel iltis impfung indien indonesien ingenieur ingrid innsbruck insel internet irland island
  israel italien jacke jaguar jahr jahreszeit jahrhundert jakob jalousie jan januar japan jeans jerry johannes jonas
  jordan journalist jubilaum jugend juli jung junge juni jupiter jurgen justin kabel kafer kaffeefilter kaffeemaschine
  kafig kaiser kaiserslautern kakadu kakerlake kalender kamel kamera kamin kamm kammer kampf kampfen kanada
  kanarienvogel kanister kanne kanone kapelle kapitan kapsel kapuze karaffe karibik karin karl karlsruhe karnten karre
  karte kartoffelpresse karton kaseblatt kaserne kassette kasten kater katharina kathedrale katze katzenfutter
  katzenstreu kaufen kaukasus kegel kehle kehrblech keller kellerassel kellner kellnerin kenia keramik kernseife kerze
  kerzenwachs kette kettensage kichern kiefer kiel kies kieselstein kind kindergarten kinderwagen kinderzimmer
  kindheit kinn kino kirche kissen kiste klagenfurt klammer klaranlage klarsichtfolie klarspuler klatschen klaus
  klavier klebeband kleber klebstoff kleid kleiderbugel klein klempner klettergerust klettern klimaanlage klinge
  klingel klingeln klippe klo kloburste klopfen kloreiniger kloster klug knacken kneifzange knie knochel knochenbruch
  knopf koala koblenz kobra koch kocher kochloffel kochtopf koffer kofferband kofferraum kohle kolibri kollege
  kollegen koln kolumbien komet kommen kommode konig konigin konstanz kopenhagen kopfhaut kopfhorer kopfkissen
  kopftuch korb korea kork korken korkenzieher korper kosmetik kotflugel kraft krafte kragen krahe kran krank
  krankenhaus krankenschwester krankheit kratzer krawatte kredit kreditkarte kreide kreisel kreissage kreta kreuzung
  kriechen krieg kroatien kronleuchter krote krucke krug kruger kruppel kuba kuchenmaschine kuchenmesser kuchenpapier
  kuchenrolle kuchenschurze kuchentuch kuchenwaage kuckuck kugelschreiber kuhlschrank kuhltruhe kultur kummer kunde
  kundigung kunst kunstler kupfer kupplung kurs kurve kuss kussen kuste lach lacheln lachen lack lackfarbe ladegerat
  laden ladung lager laken lama lampe lampenschirm landen landkarte lange langsam lanze lappen laptop larm lass lasse
  lastwagen laub lauf laufen lausanne lautsprecher lautstarke lawine leben leder legen leguan lehm lehmann lehrbuch
  lehrer lehrerin leidenschaft leine leipzig leiste leiter lenker lenkrad leon leopard lernen lesen leuchtturm libelle
  licht lichtschalter liebe lieben lied lineal linz lippe lippenstift lisa lissabon lkw locher loffel lokomotive
  london loscher losungsmittel lotion lotkolben lotterie louis lowe lubeck luchs luftbefeuchter luftpolsterfolie luge
  lugen lukas luneburg lunte lupe lustig luxemburg luzern mache machen macht madchen madrid magdeburg maggie mahone
  mai maier mailand mainz maker makeup malen maler mallorca manfred mann manner mannheim mantel marder maria
  marienkafer marine marines marke markus marmor marokko martin marz masche maschine maske massage massband master
  matratze matte matthias mauer maulwurf maurer maurerkelle maus max mayer mechaniker medikament meditieren medizin
  meer meerschweinchen meier mein meine meinung meise meissel meister melder melissa mensch merke merken merkur merlin
  messbecher messe messer messerblock messing messschieber metall meter mexiko meyer michael miete mieter mikrofon
  mikroskop mikrowelle milchzahn minister minute mitleid mittag mittelmeer mittwoch mixer mobel mobelstuck mode mofa
  monat monch mond monika monitor monsieur monster montag moor moos moped morder morgen morser mortel mosel moskau
  motor motorhaube motorol motorrad motte mowe mucke mude mullbeutel mulleimer muller mullsack munchen mundharmonika
  mundspulung mundwasser munze murmel museum musik muskel mut mutig mutter mutternschlussel mutze nabel nachbar
  nachbarin nachmittag nachricht nacht nachthemd nachtigall nachttisch nacken nagel nagellack nagelschere nahen naht
  name napf narbe nase nashorn nebel neffe nehme neid neptun nervos netz netzhaut neumann neuseeland nichte nicole
  niederlande niedersachsen niesen nietenzange nigeria niklas nilpferd nimm nixe nonne norden nordsee norman normandie
  norwegen not note notizbuch november nudelholz nudelmaschine nummernschild nurnberg nylon ofen ofenhandschuh
  ofenrohr offnen offner ohr ohrenstopsel ohrring ohrwurm oktober oldenburg oma onkel opa orang orden ordner ordnung
  orgel original osnabruck ostern osterreich ostsee otter ozean packpapier packung paket palast palette panda panne
  panther panzer papagei papier papierflieger papierkorb papiertute pappe pappkarton pappteller papst pardon parfum
  paris parken parkplatz pass passwort paul pause pavian pazifik pedal pelz pension perlenkette peru pest peter petra
  pfalz pfandflasche pfanne pfannenwender pfarrer pfarrhaus pfau pfeffermuhle pfeife pfeifen pferdestall pfingsten
  pflaster pflasterstein pflicht pfosten pfote pfutze pille pilot pinguin pinnwand pinsel pistole plan plane planet
  plastik plastikbecher plastikflasche plastiktute platin plattenspieler platz plexiglas pokal polen politik politur
  polizei polizeiwache polizist pommern portrait portugal porzellan post posten postkarte potsdam prag prasident preis
  presslufthammer priester prinz prinzessin problem professor provence pudel pullover pult puma pumpe punkt pupille
  puppe puppenhaus purierstab putzeimer putzen putzfrau putzlappen putzmittel puzzle qualitat quatsch quelle quittung
  rache rad radiergummi radio radlager rahmen rainer rakete rampe rasen rasenmaher rasiercreme rasierer rasierschaum
  rassel rat rathaus ratsel ratte rauber rauche rauchen raum raumschiff raupe ray rechen rechner rechnung recht
  rechtsanwalt rede reden regal regel regen regenbogen regenmantel regensburg regenschirm regentonne regenwurm
  regierung reibe reifen reihe reiniger reinigungsmittel reise reisebus reisen reisepass reissverschluss reiten reiter
  religion renate rennen rente reparieren rezeptblock rhein rheinland richter rinde ring riss ritter robbe roboter
  rock rohrreiniger roland roller rollladen rollstuhl rolltreppe rom roman rost rostock ruber rucken rucksack
  ruckspiegel rudel ruder rufen ruhe ruhm ruhrgebiet ruhrgerat ruhrschussel ruine rumanien rumpf russland rustung
  rutsche saarbrucken saarland sabine sache sachsen sack sage sagen sah sahara sahen salamander salatschleuder salbe
  salzburg salzstreuer sammeln samstag sand sandale sandkasten sandra sanger santa sardinien satellit sattel saturn
  satz saugling saule scanner schach schachbrett schacht schachtel schadel schafer schaffner schakal schal schaler
  schalter scham schatten schatz schaufel schaukel schaukelstuhl schaumkelle schaumstoff schauspieler schauspielerin
  scheibenwischer scheinwerfer scheinwerferlicht schema schenkelknochen schenken scherbe schere scheuermilch
  scheuerpulver scheune schienbein schiene schiessen schiff schild schildkrote schimmel schimpanse schirm schlacht
  schlaf schlafanzug schlafe schlafen schlafzimmer schlagen schlager schlagzeug schlamm schlange schlau schlauch
  schleichen schleifpapier schlesien schliessen schlitten schlittschuh schlitzloffel schloss schlucht schlussel
  schlusselbein schmerz schmetterling schmid schmidt schmirgelpapier schmitt schmuck schmutzig schnalle schnarchen
  schnee schneebesen schneidebrett schneider schneien schnell schnellkochtopf schnuller schnupfen schnur schnursenkel
  schopfer schopfkelle schornstein schotter schottland schrank schraube schraubendreher schraubenschlussel
  schraubenzieher schraubglas schraubstock schraubverschluss schrei schreiben schreibmaschine schreibtisch schreie
  schreien schreiner schrieb schrieben schriftsteller schritt schroder schubkarre schublade schublehre schuh
  schuhcreme schuhkarton schuhregal schuhsohle schulbuch schuld schule schuler schulerin schulter schulz schurze
  schuss schussel schwaben schwager schwagerin schwalbe schwamm schwan schwarm schwarz schwarzwald schweden schweif
  schweigen schweiz schwert schwester schwiegermutter schwimmbad schwimmbecken schwimmen schwitzen season sebastian
  see seehund seele seestern segel segeln sehen sehne sehnsucht seide seife seil sekretarin sekte sekunde sende sense
  september serbien serena serie serien servierplatte serviette sessel shampoo shane shit shorts sibirien
  sicherheitsgurt sicherung sieb sieg siegel silbe silber silikon singen sinn sirene sitz sitzen sizilien skandinavien
  skateboard skelett ski sklave skorpion slowakei slowenien smartphone socke sofa software sohle sohn soldat sommer
  sonde sonne sonnenbrille sonnencreme sonntag sorge spachtel spanien sparbuch sparschaler spass spaten spazieren
  specht speer spende sperre sperrholz sperrmull spiegel spiel spielen spieler spielplatz spielzeug spinne spion sport
  spott sprache sprechen springen spritze sprung spulbecken spule spulmaschine spulmittel spulschwamm spulung spur
  staat stabchen stabmixer stadion stadt stahl stall stand stander start stau staub staubsaugen staubsauger staubtuch
  steckdose stecker stefan stehen stehlampe stehlen steiermark stein stelle stellen stempel sterben stern stethoskop
  steuer steuererklarung stich stichsage stiefel stift stille stimme stinktier stirn stofftasche stollenbau stolpern
  stolz stopsel storch store storen storung stossstange stovchen strafe strafzettel strahl strand strasse strassenbahn
  strauch strecke streichholz streichholzer streit streiten stress strich strick strickjacke strohhalm strom strumpf
  strumpfhose stube student studieren stuhl stunde sturm sturz stuttgart stutze styropor suchen sudafrika sudtirol
  sumpf supermarkt suppenkelle susanne syrien tablett tablette tacker tafel tag tagebuch taille take takt tal
  tankstelle tanne tante tanz tanzen tapete tarantel tasche taschenlampe taschenrechner taschentuch tasse tastatur
  taste tat tater tau tauchen tausch taxi taxifahrer teddybar teebeutelhalter teekanne teekessel teelicht teer teesieb
  teich teigschaber telefon telefonieren teleskop teller tempel tennis tennisball teppich termin termite test text
  thailand theater theke thema thermometer thermoskanne thomas thron thuringen ticken tiefe tiegel tierarzt tiger
  tinte tirol tisch tischbein tischdecke tischtennis titel toaster tobias tochter tod todd toilette toilettenpapier
  toilettenreiniger ton tonne topf topfdeckel topflappen tor toskana total toten tour tourist trage trampolin trane
  trauer traum traumen traurig treppe tresor treue trichter trick trier trikot trinkglas trinkhalm tritt trommel
  trompete tropfenzahler trost trosten truhe trupp tschechien tube tubingen tuch tugend tunnel tur turgriff turkei
  turklinke turm turnen turnhalle turnschuh turschloss turschwelle tusche tute uben uberraschung uberweisung ufer uhr
  uhrzeit uhu ukraine ulm umschlag umwelt umziehen unfall ungarn ungluck universitat unkraut unsinn unterhemd
  unterhose unterlegscheibe untermieter untersetzer untertasse unterwasche uranus urlaub ursula utan uwe vase vater
  ventilator venus verantwortung verargert verband verein vergangenheit vergessen verkaufen verkaufer verkauferin
  verlangerungskabel verliebt verlieren vermissen vermute vermuten verpackung verruckt versicherung verstehen
  versuchung vertrag vertrauen verwandter videokamera vietnam villa vogel vogelfutter vogelhaus volleyball vorarlberg
  vorhang vormittag vorschlaghammer vulkan wachen wachs wachspapier wachte wachter wade waffe waffeleisen waffen wagen
  wagenheber wagner wahl wahrheit wal wald wallis walross walter wand wandfarbe wandschrank wange wanze warschau
  warten waschbar waschbecken wascheklammer waschekorb wascheleine waschen waschlappen waschmaschine waschmittel
  waschpulver wasserfall wasserhahn wasserkocher wasserwaage watte wattestabchen weber webseite wecker weg weichspuler
  weihnachten weinen weinglas welch welchen wellensittich welpe welt werde werden werfen werk werkbank werkstatt
  werkzeug werkzeugkasten werkzeugkiste werner wespe weste westfalen wette wetter wiege wien wiesbaden wiese wiesel
  wimper wind winde windel windschutzscheibe winter wippe wirbelsaule wischmopp witwe witz woche wochenende wohnen
  wohnmobil wohnung wohnwagen wohnzimmer wok wolf wolff wolfgang wolke wolkenkratzer wolle wombat woody wort
  worterbuch wunder wundsalbe wunsch wuppertal wurfelspiel wurm wurzburg wurzelstock wuste wut wutend xylophon yoga
  zahl zahlen zahnarzt zahnburste zahnfleisch zahnpasta zahnseide zahnspange zahnstein zahnstocher zange zaun zebra
  zecke zeh zehe zeichnen zeigen zeit zeitschrift zeitung zeitungspapier zelle zellen zelt zelten zement zero zettel
  zeug ziegel ziegelstein zigarette zigarre zimmer zimmermann zink zitronenpresse zittern zollstock zoo zornig zufall
  zufrieden zug zuhoren zukunft zundkerze zundschlussel zurich zwerchfell zwerg zwilling
`)
