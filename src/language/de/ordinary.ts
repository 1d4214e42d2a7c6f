/** Common German words that name no food: whoever searches for one made no typo in the name of a food. */

import { wordSet } from '../words.ts'

export const ordinary = () =>
  wordSet(`
  aachen abend abfalleimer abflussreiniger abtropfgitter abwasch acker adler advokat affe afrika agypten ahle
  akkordeon akku aktenordner aktie aladin alarm albanien alexander algorithmus allee allgau alpaka altar alter
  alufolie aluminium amboss ameise ameisenbar ameisenhaufen amerika ampel ampere amsel amt andalusien andreas anfang
  angst anhanger anker anna annie anrichte anspitzer antarktis antenne antilope antwort anwalt anzug anzunder apotheke
  apparat appell april aquarium arbeit arbeiten arbeitszimmer argentinien argern arktis arm armband armbanduhr armee
  armut arthur arznei arzt arztin arztpraxis aschenbecher asien assel astronaut atem atlantik atmen atoll atom aufgabe
  aufkleber auflage auflaufform aufraumen aufstehen aufwachen aufzug auge augenbraue augsburg august ausdauer ausgang
  ausgelost australien auto autobahn autohaus automat autoreifen autositz axt babyphon bach backblech backe backenzahn
  backer backform backofen backpapier badeanzug bademantel baden badewanne badezimmer badreiniger bagatelle bagger
  bahn bahnhof bahnsteig balearen bali balkan ball ballon band bank bar barbar barbel bark barkasse barke barren bart
  basel baskenland basketball batterie bauarbeiter bauch bauchnabel bauen bauer bauerin bauernhof bauklotz baum
  baumhaus baustelle bay bayern beamter beamtin beck becker bedeutung behalter beil bein beispiel belgien benzin berg
  bergsteiger berlin berlinerin bern bernd beruf besen besteck besuch beton bett bettdecke bettlaken bettler
  bettwasche beule bewegung beweis bezahlen biber bibliothek bielefeld biene bike bikini bild bilderbuch bilderrahmen
  bildschirm billard bing bischof blasse blatt blattlaus blech blei bleiche bleichmittel bleistift blinddarm blitz
  block blume blumenstrauss blumentopf bluse bluten bluterguss bochum boden bodensee bodenwischer bohme bohmen
  bohnerwachs bohrer bohrmaschine bolivien bombe bonn boot brandenburg brasilien bratenthermometer bratpfanne
  braunschweig braunschweigerin bremen bremse bretagne brief briefkasten briefmarke brieftasche brieftrager
  briefumschlag brille bronze brosche brucke bruder bruno brussel brustkorb buch bucherregal buchse buchsenmacher
  buchstabe budapest bude bugelbrett bugeleisen bugeln buhne bukett bulgarien bull bunt buntstift burg burgermeister
  buro buroklammer burstchen burste bursten bus bushaltestelle bussard bustenhalter buttel cello chamaleon chef
  chemnitz chile china chinchilla chinese chirurg christian christina chrom claudia colin computer corazon couch
  cousin cousine dach dachdecker dachrinne dachs dachziegel dale dampfgarer dane danemark daniel dank darmstadt datei
  datum daumen dean debbie decke deckel delfin demokratie denken denkmal deodorant desinfektionsmittel detektiv
  deutschland dezember diakon diamant dieb dienst dienstag diesel dieter diktator dinosaurier dirigent dohle dolch dom
  donau donner donnerstag dorado dorf dortmund doschen dose dosenoffner down drache drachenflieger draht dresden
  drohne drucker dubel duft dufte duisburg dumm dune dunstabzugshaube durst durstig dusche duschen duschgel duschkopf
  duschvorhang dusseldorf ebbe ebene echse ecuador ehe ehefrau ehemann ehre ehrlich eichhornchen eidechse eierbecher
  eieruhr eifel eifersucht eifersuchtig eimer eimerdeckel einkaufen einkaufszentrum einladung einmachglas einsam
  eisbar eisen eisenbahn eishockey eisvogel eiswurfelform eko elbe elefant elefantenzahn elektriker elisabeth ellbogen
  ellenbogen elsass elster eltern emma ende energie energiequelle engerling england enkel enkelin enterich entkalker
  entsafter entscheidung erdbeben erde erdloch erdmannchen erfolg erfurt erinnerung eritrea erkaltung erzahlen
  erzieherin esche esel essen essstabchen esszimmer etikett eule europa exot fabrik faden fahnchen fahne fahre fahren
  fahrer fahrkarte fahrplan fahrrad fahrradhelm fahrradkette falke fallen familie farbe fasching fass fasser faultier
  faust februar feedback fehler feier feierabend feiern feigenblatt feigenblatter feile feld felge felix fels fenster
  fensterbank fensterbrett fenstergriff fensterreiniger fensterscheibe ferien fernbedienung ferne fernglas fernsehen
  fernseher ferse fest festplatte festsaal feuer feuerloscher feuerwehr feuerwehrmann feuerzeug fieber
  fieberthermometer fiel film finanzamt finden finesse finger fingerhut fingernagel finnland firma firmen firmengrosse
  fischer fischerring fitness fjord flagge flandern flasche flaschendeckel flaschenoffner flaschenzug fleckenentferner
  fledermaus fleischer fleischklopfer fleischwunde fleissig fliege fliegen fliegenklatsche floh florian flughafen
  flugzeug flur fluss flussigseife flut fohn folie formular foto fotoapparat frage fragen franken frankfurt
  frankfurterin frankreich franz frau frech freiburg freiheit freitag frettchen freude freund freundin freundschaft
  friede frieden friedhof friedrich frieren friese frischhaltedose frischhaltefolie friseur friseursalon fritteuse
  frohlich frost fruhling fuchs fuder fuge fuhlen fuhrer fuhrerschein fuller fullfederhalter fuss fussball fussmatte
  fussnagel gabel gabelstapler gangschaltung ganseblumchen ganserich ganze garage garderobe gardine gartenschlauch
  gartenstuhl gartenzaun gasherd gaspedal gast gaze gebaude gebirge gebiss geburt geburtstag gedanke gedicht gefahr
  gefangnis gefrierbeutel gefrierfach gefrierschrank gefriertruhe gefuhl geheimnis gehen gehirnerschutterung geier
  geige gelandewagen gelassenheit geld geldbeutel geldborse geldschein gelenk genf georg gepack gepard gerat gerausch
  gerechtigkeit gericht german geruch geschenkpapier geschichte geschirr geschirrspuler geschirrspultabs geschirrtuch
  geschwindigkeit geschwister gesetz gesicht gestern gesundheit getreidemenge gewalt gewehr gewicht gewinnen gewitter
  giesskanne gift gigant gipser giraffe gitarre glas glasfaser glasflasche glasreiniger glaube glauben gletscher
  globus glocke glocken gloria gluck glucklich gluhbirne gold golfschlager gore goren gorilla gottingen graben granit
  grant gras graz griechenland grille grillrost grillzange grippe gronland grossbritannien grosse grosseltern
  grossmutter grossvater grundstuck guinea gummi gummiwaren gurgelwasser gurtel haar haargel haarspray haarwasser
  habicht hacke hacker hackerkreis hafen hagel hahnchengrill hain haken halle halloween hals halskette halter
  haltestelle hamburg hame hammer hamster hand handball handcreme handgelenk handler handruhrgerat handschelle
  handschuh handschuhe handseife handtasche handtuch handy hangematte hangen hannover hans hanschen hantel harke harz
  hascher hass hassen haubchen haus hausmeister hausschuh hebamme hebel heckenschere heft hefter heftklammer
  heidelberg heidin heike heimat heinrich heiraten heizkorper heizung helfen helga helm hemd henkel herbst herd
  herdplatte hesse hessen heugabel heute heutige hildegard hilfe himalaja himmel hindu hit hobel hochhaus hochwasser
  hochzeit hocker hockey hoffen hoffmann hoffnung hoflich hohle hole holen holland hollander holz hongkong hopper
  horen hornhaut hornisse hose hosentrager hotel huber hubschrauber hufte hugel huhnerstall hummel hund hundefutter
  hundeleine hunger hungrig hupe hupfen husten hut hutte hyane hypothek ibiza idee igel iltis imker impfung inder
  indianer indien indio indonesien ingenieur ingrid innsbruck insel integral internet iraner irland island israel
  israeli italien italiener jacke jacques jaguar jahr jahreszeit jahrhundert jakob jalousie jan januar japan jeans
  jerry johannes jonas jordan journalist jubilaum jugend juli jumbo jung junge juni jupiter jura jurgen justin kabel
  kafer kaffeeborse kaffeefilter kaffeemaschine kaffeemuhle kafig kaiser kaiserslautern kakadu kakerlake kaktus
  kalender kalium kalter-kaffee kaltes-herz kamel kamera kamin kamm kammer kampf kampfen kanada kanarienvogel
  kaninchenfell kanister kanne kanone kapelle kapitan kapsel kapuze karaffe karibik karin karl karlsruhe karneval
  karnten karre karte kartoffelernte kartoffelpresse kartoffelsack karton kaseblatt kaserne kassette kasten katalonien
  kater katharina kathedrale katze katzenfutter katzenstreu kaufen kaukasus kegel kehle kehrblech keller kellerassel
  kellner kellnerin kenia keramik kernel kernseife kerze kerzenwachs kette kettensage kichern kiefer kiel kies
  kieselstein kind kindergarten kinderwagen kinderzimmer kindheit kinn kino kirche kirschblute kissen kiste kitsch
  kittel klagenfurt klammer klaranlage klarsichtfolie klarspuler klatschen klaus klavier klebeband kleber klebstoff
  kleid kleiderbugel klein klempner klettergerust klettern klimaanlage klinge klingel klingeln klippe klo kloburste
  klopfen kloreiniger kloster klotz klotze klug knacken kneifzange knie knochel knochenbruch knopf koala koblenz kobra
  koch kocher kochloffel kochtopf koffer kofferband kofferraum kohle kohlebrocken kohlen kohlestift kohlestuck kolibri
  kollage kollege kollegen koln kolumbien komet kommen kommode konig konigin konservenbuchse konstanz kopenhagen
  kopfhaut kopfhorer kopfkissen kopftuch korb korea koreaner korinth kork korken korkenzieher korper kosmetik
  kotflugel kraft krafte kraftrad kragen krahe kran krank krankenhaus krankenschwester krankheit kratzer krawatte
  kredit kreditkarte kreide kreisel kreissage kreta kreuzung kriechen kriechwasser krieg krippe kroatien kroatin
  kronleuchter kronung krote krucke krug kruger kruppel kuba kubismus kuchenmaschine kuchenmesser kuchenpapier
  kuchenrolle kuchenschurze kuchentuch kuchenwaage kuckuck kugelschreiber kuh kuhlschrank kuhltruhe kuli kultur kummer
  kunde kundigung kunst kunstler kupfer kupplung kurs kurve kuss kussen kuste kutter lach lacheln lachen lack
  lackfarbe ladegerat laden ladung lager laken lama lametta lampe lampenschirm landen landkarte lange langsam lanze
  lappen laptop larm lass lasse lastwagen laub lauf laufen lausanne lautsprecher lautstarke lawine leben leder
  legehuhn legen leger leguan lehm lehmann lehrbuch lehrer lehrerin leidenschaft leine leipzig leiste leiter lenker
  lenkrad leon leopard lernen lesen leuchtturm libanese libanon libelle licht lichtschalter liebe lieben lied lineal
  linz lippe lippenstift lisa lissabon lkw locher loffel lokomotive lombardei london lore loren lorenz loscher
  losungsmittel lotion lotkolben lotterie louis lowe lubeck luchs luftbefeuchter luftpolsterfolie luge lugen lukas
  lumpen luneburg lunte lupe lustig luxemburg luzern mache machen macho macht madchen madrid magdeburg maggie maghreb
  mahone mai maier mailand mailanderin mainz maitag major majorin maker makeup malen maler mallorca malteser manfred
  manie mann manner mannerkopf mannheim mantel mao marder maria marienkafer marine marines marke markus marmor marokko
  martin martina marz masche maschine maske massage massband master matratze matte matthias mauer maulwurf maurer
  maurerkelle maus max mayer mechaniker medikament meditieren medizin meer meeresbucht meerschweinchen meier mein
  meine meinung meise meissel meister melder melissa memel mendel mensch merke merken merkur merlin messbecher messe
  messer messerblock messing messschieber metall meter metern metzger mexiko meyer michael miete mieter mikrofon
  mikroskop mikrowelle milchzahn minister minute mitleid mittag mittelmeer mittwoch mixer mobel mobelstuck mode mofa
  mohr mohren molkerei monat monch mond monika monitor monsieur monster montag moor moos moped morane morder morgen
  morser mortel mosel moskau motor motorhaube motorol motorrad motte mowe mucke mude muffe muhle mullbeutel mulleimer
  muller mullsack munchen mundel mundharmonika mundspulung mundwasser munze murmel museum musik muskel mut mutig
  mutter mutternschlussel mutze nabel nachbar nachbarin nachmittag nachricht nacht nachthemd nachtigall nachttisch
  nacken nagel nagellack nagelschere nager nahen naht name napf narbe nase nashorn naturell nebel neffe negro nehme
  neid neptun nero nervos netz netzhaut neumann neuseeland neutron nichte nicole niederlande niedersachsen niesen
  nietenzange nigeria niklas nilpferd nimm nixe nonne norden nordsee norman normandie norwegen not note notizbuch
  november nudelholz nudelmaschine nummernschild nurnberg nute nylon oase obstgarten ofen ofenhandschuh ofenrohr
  offnen offner ohr ohrenstopsel ohrring ohrwurm oktober oldenburg oma omen onkel opa orang orden ordner ordnung orgel
  orient original osnabruck ostern osterreich ostsee otter ozean packer packpapier packung paket palast palette panda
  pandora panne panther panzer papagei papier papierflieger papierkorb papiertute pappe pappkarton pappteller papst
  paraffin pardon parfum paris parken parkplatz pass passwort paten paul pause pavian pazifik pedal pelz pension
  perlenkette peru pest peter petra pfalz pfandflasche pfanne pfannenwender pfarrer pfarrhaus pfau pfeffermuhle pfeife
  pfeifen pferdestall pfingsten pflaster pflasterstein pflicht pfosten pfote pfutze pharisaer phon piemont pille pilot
  pinguin pinnwand pinsel pistole plan plane planet plastik plastikbecher plastikflasche plastiktute platin plattchen
  plattenspieler platz plexiglas plunderer pokal polen politik politur polizei polizeiwache polizist pommern pope
  porsche portrait portugal porzellan posse post posten postkarte potsdam prag prasident pratze preis presslufthammer
  priester prinz prinzessin problem professor provence proviant pudel pullover pult puma pumpe punkt pupille puppe
  puppenhaus purierstab putzeimer putzen putzfrau putzlappen putzmittel puzzle qualitat quatsch quelle quittung rabe
  raben rache rad radiator radiergummi radio radlager rahmen rainer rakete rampe rand rasen rasenmaher rasiercreme
  rasierer rasierschaum rassel rat rathaus ratsel ratte rauber rauche rauchen raucher raum raumschiff raupe ray rechen
  rechner rechnung recht rechtsanwalt rede reden regal regel regen regenbogen regenmantel regensburg regenschirm
  regentonne regenwurm regierung reibe reifen reihe reiniger reinigungsmittel reise reisebus reisen reisepass reisser
  reissverschluss reiten reiter religion reling renate rennen rente reparieren rezeptblock rhein rheinland rhone
  richter riege riese rinde ring riss ritter robbe roboter rock rodler rohling rohrreiniger roland roller rollladen
  rollstuhl rolltreppe rom roman romano rosen rost rostock ruber rucken rucksack ruckspiegel rudel ruder rufen ruhe
  ruhm ruhrgebiet ruhrgerat ruhrschussel ruin ruine rumanien rumpf russland rustung rutsche saarbrucken saarland
  sabine sache sachsen sack safrangelb sage sagen sah sahara sahen salamander salatschleuder salbe salon salut
  salzburg salzstreuer sammeln sams samstag sand sandale sandkasten sandra sanger santa saragossa sardinien satellit
  sattel saturn satz saugling saule saure-gurken-zeit scanner schach schachbrett schacht schachtel schadel schafer
  schaffner schakal schal schaler schall schalter schaluppe scham schanke scharen scharpe schatten schatz schaufel
  schaukel schaukelstuhl schaumkelle schaumstoff schauspieler schauspielerin scheibenwischer scheinwerfer
  scheinwerferlicht schema schenkelknochen schenken scherbe schere scheuermilch scheuerpulver scheune schienbein
  schiene schiessen schiff schild schildkrote schiller schimmel schimpanse schippe schirm schlacht schlaf schlafanzug
  schlafe schlafen schlafzimmer schlagen schlager schlagzeug schlamm schlange schlau schlauch schleichen schleier
  schleifpapier schlesien schliessen schlitten schlittschuh schlitzloffel schloss schlot schlucht schlussel
  schlusselbein schmelz schmerz schmetterling schmid schmidt schmirgelpapier schmitt schmuck schmutzig schnalle
  schnarchen schnee schneebesen schneidebrett schneider schneidezahn schneien schnell schnellkochtopf schnitzer
  schnuller schnupfen schnur schnursenkel schokoladenseite scholl schopfer schopfkelle schornstein schotter schottland
  schrank schraube schraubendreher schraubenschlussel schraubenzieher schraubglas schraubstock schraubverschluss
  schrei schreiben schreibmaschine schreibtisch schreie schreien schreiner schrieb schrieben schriftsteller schritt
  schroder schub schube schubkarre schublade schublehre schuh schuhcreme schuhkarton schuhregal schuhsohle schulbuch
  schuld schule schuler schulerin schulter schulz schurze schuss schussel schwaben schwager schwagerin schwalbe
  schwamm schwan schwanzer schwarm schwarz schwarzenegger schwarzwald schweden schweif schweigen schweinemarkt
  schweinswal schweissung schweiz schwert schwester schwiegermutter schwimmbad schwimmbecken schwimmen schwitzen
  season sebastian see seehund seele seestern segel segeln sehen sehne sehnsucht seide seife seifenpulver seil
  sekretarin sekte sekunde sende sense september serbien seren serena serie serien servierplatte serviette sessel
  setzung shampoo shane shell shit shorts sibirien sicherheitsgurt sicherung sieb sieg siegel silbe silber silikon
  silvester singen single sinn sirene sitz sitzen sizilien skandinavien skateboard skelett ski sklave skorpion slawe
  slowakei slowenien smartphone socke sofa software sohle sohn soldat sommer sonde sonne sonnenbrille sonnencreme
  sonnenseite sonntag sorbe sorge spachtel spanien sparbuch sparschaler spass spaten spazieren specht speer speisesaal
  spende sperre sperrholz sperrmull spiegel spiel spielen spieler spielplatz spielzeug spinne spion sport spott
  sprache sprechen springen sprit spritze sprung spulbecken spule spulmaschine spulmittel spulschwamm spulung spur
  staat stabchen stabmixer stachus stadion stadt stahl stalker stall stand stander start stau staub staubsaugen
  staubsauger staubtuch steckdose stecker stefan stehen stehlampe stehlen steiermark stein stelle stellen stempel
  sterben stern stethoskop steuer steuererklarung stich stichsage stiefel stift stiftzahn stille stimme stinktier
  stirn stocke stofftasche stollenbau stolpern stolz stopsel storch store storen storer storspitze storung stossstange
  stovchen strafe strafzettel strahl strand strasse strassenbahn strauch strecke streichholz streichholzer streit
  streiten stress strich strick strickjacke strohhalm strom strumpf strumpfhose stube student studieren stuhl stunde
  sturm sturz stute stuttgart stutze styropor suchen sudafrika sudtirol sultanin sumpf supermarkt suppenkelle susanne
  syrien tablett tablette tacker tafel tag tagebuch taifun taille take takt tal tamile tanger tankstelle tanne tante
  tanz tanzen tapete tarantel tasche taschenlampe taschenrechner taschentuch tasse tastatur taste tat tataren tater
  tau tauchen tausch taxi taxifahrer teddybar teebeutelhalter teekanne teekessel teelicht teer teesieb teich
  teigschaber telefon telefonieren teleskop teller tempel tennis tennisball teppich termin termite test texaner text
  thailand theater theke thema thermometer thermoskanne thomas thron thuringen ticken tiefe tiegel tierarzt tiger tiki
  tinte tirol tisch tischbein tischdecke tischtennis titel toaster tobias tochter tod todd toilette toilettenpapier
  toilettenreiniger ton tonne topf topfdeckel topflappen tor torin toskana total toten toter-fisch tour tourist trage
  trampolin trane trasse trauer traum traumen traurig treppe tresor treue trichter trick trier trikot trinkglas
  trinkhalm tritt trockeneis troll trommel trompete tropfenzahler trost trosten trubel truhe trupp tschechien tube
  tubingen tuch tuff tugend tundra tunnel tur turgriff turkei turklinke turm turnen turnhalle turnschuh turschloss
  turschwelle tusche tute uben uberraschung uberweisung ufer uhr uhrzeit uhu ukraine ulm umschlag umwelt umziehen
  unfall ungarn ungluck uni unilever universitat unkraut unsinn unterhemd unterhose unterlegscheibe untermieter
  untersetzer untertasse unterwasche uranus urlaub ursula utan uwe vase vater ventilator venus verantwortung verargert
  verb verband verdauung verein verfall verfehlen vergangenheit vergessen verkaufen verkaufer verkauferin
  verlangerungskabel verliebt verlieren vermissen vermute vermuten verpackung verruckt versicherung verstehen
  versuchung vertrag vertrauen verwandter verzierung videokamera vietnam vietnamese villa vogel vogelfutter vogelhaus
  volleyball vorarlberg vorhang vormittag vorschlaghammer vortag vulkan wachen wachs wachspapier wachte wachter wade
  waffe waffeleisen waffen wagen wagenheber wagner wahl wahrheit wal wald walle wallis walross walter wand wandern
  wandfarbe wandschrank wange wanze warschau warten waschbar waschbecken wascheklammer waschekorb wascheleine waschen
  wascherin waschlappen waschmaschine waschmittel waschpulver wasserfall wasserhahn wasserkocher wasserwaage watte
  wattestabchen weber webseite wecker weg weichling weichspuler weihnachten weihnachtsgabe weihnachtstag weinen
  weinglas weissager welch welchen wellensittich welpe welt werde werden werder werfen werk werkbank werkstatt
  werkzeug werkzeugkasten werkzeugkiste werner wespe weste westfalen wette wetter wichtel wicke wiege wien wiesbaden
  wiese wiesel wimper wind winde windel windschutzscheibe winter wippe wirbelsaule wischmopp witwe witz woche
  wochenende wohnen wohnmobil wohnung wohnwagen wohnzimmer wok wolf wolff wolfgang wolke wolkenkratzer wolle wombat
  woody wort worterbuch wulst wunder wundsalbe wunsch wuppertal wurfelspiel wurger wurm wurzburg wurzelstock wuste wut
  wutend xylophon yoga zahl zahlen zahnarzt zahnburste zahnchen zahnfleisch zahnpasta zahnpaste zahnseide zahnspange
  zahnstange zahnstein zahnstocher zange zaun zebra zecke zeh zehe zeichnen zeigen zeit zeitschrift zeitung
  zeitungspapier zelle zellen zelt zelten zement zero zettel zeug ziegel ziegelstein zieher zigarette zigarre zimmer
  zimmermann zink zitronenpresse zittern zollstock zombie zoo zornig zuckerbuchse zuckerschock zufall zufrieden zug
  zuhoren zukunft zunder zundkerze zundschlussel zungenspitze zurich zweifel zwerchfell zwerg zwiebelmuster zwilling
  zypern
`)
