/** German words of recipe lines by what they do there, with their inflections, Germany, Austria and Switzerland; folded, separated by commas. */

import type { VocabularySource } from '../vocabulary.ts'

export const vocabulary: VocabularySource = {
  descriptor: `
    a point, abate, abgehangen, abgehangene, abgehangenem, abgehangenen, abgehangener, abgehangenes, abgelagert, abgelagerte,
    abgelagertem, abgelagerten, abgelagerter, abgelagertes, abgepackt, abgepackte, abgepacktem, abgepackten, abgepackter,
    abgepacktes, abstehend, abstehende, abstehendem, abstehenden, abstehender, abstehendes, adretta, afghanisch, afghanische,
    afghanischem, afghanischen, afghanischer, afghanisches, afrikanisch, afrikanische, afrikanischem, afrikanischen,
    afrikanischer, afrikanisches, agria, agyptisch, agyptische, agyptischem, agyptischen, agyptischer, agyptisches, ahnlich,
    ahnliche, ahnlichem, ahnlichen, ahnlicher, ahnliches, aktiv, aktive, aktivem, aktiven, aktiver, aktives, albanisch,
    albanische, albanischem, albanischen, albanischer, albanisches, alexander, allgauer, alpin, alpine, alpinem, alpinen,
    alpiner, alpines, alt, altbacken, altbackene, altbackenem, altbackenen, altbackener, altbackenes, altbewahrt, altbewahrte,
    altbewahrtem, altbewahrten, altbewahrter, altbewahrtes, alte, alte sorte, altem, alten, alter, alter ernte, alter jahrgang,
    altere, alteren, alterer, alteres, altes, am strauch, am zweig, amandine, amerikanisch, amerikanische, amerikanischem,
    amerikanischen, amerikanischer, amerikanisches, an der rebe, an der rispe, andalusisch, andalusische, andalusischem,
    andalusischen, andalusischer, andalusisches, anderthalb jahre gereift, angenehm, angenehm duftend, angenehm duftende,
    angenehm duftendem, angenehm duftenden, angenehm duftender, angenehm duftendes, angenehm scharf, angenehm scharfe, angenehm
    scharfem, angenehm scharfen, angenehm scharfer, angenehm scharfes, angenehm suss, angenehm susse, angenehm sussem, angenehm
    sussen, angenehm susser, angenehm susses, angenehme, angenehmem, angenehmen, angenehmer, angenehmes, angeschlagen,
    angeschlagene, angeschlagenem, angeschlagenen, angeschlagener, angeschlagenes, anhaftend, anhaftende, anhaftendem,
    anhaftenden, anhaftender, anhaftendes, annabelle, anstandig, anstandige, anstandigem, anstandigen, anstandiger, anstandiges,
    appenzellisch, appenzellische, appenzellischem, appenzellischen, appenzellischer, appenzellisches, apulisch, apulische,
    apulischem, apulischen, apulischer, apulisches, aquakultur, arabisch, arabische, arabischem, arabischen, arabischer,
    arabisches, argentinien, argentinisch, argentinische, argentinischem, argentinischen, argentinischer, argentinisches,
    armenisch, armenische, armenischem, armenischen, armenischer, armenisches, aromareich, aromareiche, aromareicher,
    aromatisch, aromatische, aromatische sorte, aromatischem, aromatischen, aromatischer, aromatisches, asc, asiatisch,
    asiatische, asiatischem, asiatischen, asiatischer, asiatisches, athiopisch, athiopische, athiopischem, athiopischen,
    athiopischer, athiopisches, auf raumtemperatur, auf zimmertemperatur, aufschlagbar, aufschlagbare, aufschlagbarem,
    aufschlagbaren, aufschlagbarer, aufschlagbares, aus agypten, aus amerika, aus andalusien, aus apulien, aus aquakultur, aus
    argentinien, aus artgerechter haltung, aus australien, aus baden, aus bayern, aus bio anbau, aus bioanbau, aus biologischem
    anbau, aus bodenhaltung, aus brandenburg, aus brasilien, aus bulgarien, aus ceylon, aus chile, aus china, aus danemark, aus
    dem allgau, aus dem alten land, aus dem burgenland, aus dem eigenen garten, aus dem elsass, aus dem gewachshaus, aus dem
    glashaus, aus dem hochbeet, aus dem iran, aus dem kuhlschrank, aus dem spreewald, aus dem tessin, aus dem waldviertel, aus
    dem wallis, aus den usa, aus der bretagne, aus der heimat, aus der neuen ernte, aus der normandie, aus der pfalz, aus der
    provence, aus der region, aus der schweiz, aus der steiermark, aus der toskana, aus der turkei, aus der ukraine, aus der
    wachau, aus deutschem anbau, aus deutschland, aus eigenem anbau, aus eigener ernte, aus england, aus erster pressung, aus
    fairem handel, aus finnland, aus franken, aus frankreich, aus freilandanbau, aus freilandhaltung, aus georgien, aus
    graubunden, aus griechenland, aus heimischem anbau, aus hessen, aus holstein, aus indien, aus indonesien, aus irland, aus
    island, aus israel, aus italien, aus japan, aus kampanien, aus kanada, aus karnten, aus kontrolliert biologischem anbau, aus
    kontrolliertem anbau, aus korea, aus kreta, aus kroatien, aus ligurien, aus madagaskar, aus marokko, aus mexiko, aus modena,
    aus nachhaltigem fang, aus nachhaltiger fischerei, aus neuer ernte, aus neuseeland, aus norwegen, aus okologischem anbau,
    aus osterreich, aus persien, aus peru, aus polen, aus portugal, aus regionalem anbau, aus rumanien, aus russland, aus
    sachsen, aus sardinien, aus schottland, aus schwaben, aus schweden, aus serbien, aus sizilien, aus slowenien, aus spanien,
    aus sri lanka, aus sudafrika, aus sudtirol, aus tahiti, aus thailand, aus thuringen, aus tirol, aus tschechien, aus
    tunesien, aus ungarn, aus vietnam, aus vorarlberg, aus weidehaltung, aus wildfang, aus zypern, ausgelagert, ausgelagerte,
    ausgelagertem, ausgelagerten, ausgelagerter, ausgelagertes, ausgereift, ausgereifte, ausgereiftem, ausgereiften,
    ausgereifter, ausgereiftes, ausgesucht, ausgesuchte, ausgesuchtem, ausgesuchten, ausgesuchter, ausgesuchtes, ausgewahlt,
    ausgewahlte, ausgewahltem, ausgewahlten, ausgewahlter, ausgewahltes, ausgezeichnet, ausgezeichnete, ausgezeichnetem,
    ausgezeichneten, ausgezeichneter, ausgezeichnetes, ausser, aussere, ausserem, ausseren, ausserer, ausseres, australisch,
    australische, australischem, australischen, australischer, australisches, backfertig, backfertige, backfertigem,
    backfertigen, backfertiger, backfertiges, backfest, backfeste, backfestem, backfesten, backfester, backfestes, backstabil,
    backstabile, backstabilem, backstabilen, backstabiler, backstabiles, backstark, backstarke, backstarkem, backstarken,
    backstarker, backstarkes, badewannenwarm, badewannenwarme, badewannenwarmem, badewannenwarmen, badewannenwarmer,
    badewannenwarmes, badisch, badische, badischem, badischen, badischer, badisches, baltisch, baltische, baltischem,
    baltischen, baltischer, baltisches, bamberger, baskisch, baskische, baskischem, baskischen, baskischer, baskisches,
    bauerlich, bauerliche, bauerlichem, bauerlichen, bauerlicher, bauerliches, baumgereift, baumgereifte, baumgereiftem,
    baumgereiften, baumgereifter, baumgereiftes, bayerisch, bayerische, bayerischem, bayerischen, bayerischer, bayerisches,
    bayrisch, bayrische, bayrischem, bayrischen, bayrischer, bayrisches, behandelt, behandelte, behandeltem, behandelten,
    behandelter, behandeltes, bei raumtemperatur, bei zimmertemperatur, beige, belana, belgisch, belgische, belgischem,
    belgischen, belgischer, belgisches, beliebig, beliebige, beliebigem, beliebigen, beliebiger, beliebiges, benotigte,
    benotigtem, benotigten, benotigter, benotigtes, berlepsch, berner, besagt, besagte, besagtem, besagten, besagter, besagtes,
    beschadigt, beschadigte, beschadigtem, beschadigten, beschadigter, beschadigtes, besonder, besondere, besonderem,
    besonderen, besonderer, besonderes, besser, bessere, besserem, besseren, besserer, besseres, best, beste, beste qualitat,
    bestem, besten, bester, bester qualitat, bestes, bestimmt, bestimmte, bestimmtem, bestimmten, bestimmter, bestimmtes,
    bevorzugte, bevorzugtem, bevorzugten, bevorzugter, bevorzugtes, bewahrt, bewahrte, bewahrtem, bewahrten, bewahrter,
    bewahrtes, biegsam, biegsame, biegsamem, biegsamen, biegsamer, biegsames, billige, billigem, billigen, billiger, billiges,
    billigste, bintje, bio, bio qualitat, bioland, biologisch, biologische, biologischem, biologischen, biologischer,
    biologisches, bioqualitat, biozertifiziert, bissfest, bissfeste, bissfestem, bissfesten, bissfester, bissfestes,
    bissgerecht, bissgerechte, bissgerechtem, bissgerechten, bissgerechter, bissgerechtes, bitter, bittere, bitterem, bitteren,
    bitterer, bitteres, blassgrun, blassgrune, blassgrunem, blassgrunen, blassgruner, blassgrunes, blasslila, blattrig,
    blattrige, blattrigem, blattrigen, blattriger, blattriges, blau, blaue, blauem, blauen, blauer, blaues, blaulich, blauliche,
    blaulichem, blaulichen, blaulicher, blauliches, blond, blonde, blondem, blonden, blonder, blondes, bluetwarme, bluetwarmem,
    bluetwarmen, bluetwarmer, bluetwarmes, blumig, blumige, blumigem, blumigen, blumiger, blumiges, blutrot, blutrote,
    blutrotem, blutroten, blutroter, blutrotes, blutwarm, blutwarme, blutwarmem, blutwarmen, blutwarmer, blutwarmes,
    bodenhaltung, bodenstandig, bodenstandige, bodenstandigem, bodenstandigen, bodenstandiger, bodenstandiges, bohmisch,
    bohmische, bohmischem, bohmischen, bohmischer, bohmisches, bosnisch, bosnische, bosnischem, bosnischen, bosnischer,
    bosnisches, braeburn, brasilianisch, brasilianische, brasilianischem, brasilianischen, brasilianischer, brasilianisches,
    bratfertig, bratfertige, bratfertigem, bratfertigen, bratfertiger, bratfertiges, bratfeste, bratfestem, bratfesten,
    bratfester, bratfestes, braun, braune, braunem, braunen, brauner, braunes, braunfleckig, braunfleckige, braunfleckigem,
    braunfleckigen, braunfleckiger, braunfleckiges, braunlich, braunliche, braunlichem, braunlichen, braunlicher, braunliches,
    breiig, breiige, breiigem, breiigen, breiiger, breiiges, breit, breitblattrig, breitblattrige, breitblattrigem,
    breitblattrigen, breitblattriger, breitblattriges, breitem, breiten, breiter, breitere, breites, bremer, brennend heiss,
    brennend heisse, brennend heissem, brennend heissen, brennend heisser, brennend heisses, bretonisch, bretonische,
    bretonischem, bretonischen, bretonischer, bretonisches, britisch, britische, britischem, britischen, britischer, britisches,
    brodelnd, brodelnde, brodelndem, brodelnden, brodelnder, brodelndes, brut, brute, brutem, bruten, bruter, brutes,
    bulgarisch, bulgarische, bulgarischem, bulgarischen, bulgarischer, bulgarisches, bundner, bunt, bunt gemischt, bunt
    gemischte, bunt gemischtem, bunt gemischten, bunt gemischter, bunt gemischtes, bunt zusammengewurfelt, bunt
    zusammengewurfelte, bunt zusammengewurfeltem, bunt zusammengewurfelten, bunt zusammengewurfelter, bunt zusammengewurfeltes,
    bunte, buntem, bunten, bunter, buntes, burgenlander, burgenlandisch, burgenlandische, burgenlandischem, burgenlandischen,
    burgenlandischer, burgenlandisches, burgundisch, burgundische, burgundischem, burgundischen, burgundischer, burgundisches,
    busumer, butterweich, butterweiche, butterweichem, butterweichen, butterweicher, butterweiches, charlotte, cherry,
    chilenisch, chilenische, chilenischem, chilenischen, chilenischer, chilenisches, chinesisch, chinesische, chinesischem,
    chinesischen, chinesischer, chinesisches, cilena, conference, cox, cremefarben, cremefarbene, cremefarbenem, cremefarbenen,
    cremefarbener, cremefarbenes, cremeweiss, cremeweisse, cremeweissem, cremeweissen, cremeweisser, cremeweisses, crunchy,
    danisch, danische, danischem, danischen, danischer, danisches, datterini, dazugehorig, dazugehorige, dazugehorigem,
    dazugehorigen, dazugehoriger, dazugehoriges, deftig, deftige, deftigem, deftigen, deftiger, deftiges, delicious, delikatess,
    delikatesse, delikatessem, delikatessen, delikatesser, delikatesses, demeter, der letzten ernte, der saison, der saison
    entsprechend, deutsch, deutsche, deutschem, deutschen, deutscher, deutsches, deutschland, dicht, dichte, dichtem, dichten,
    dichter, dichtes, dick, dickem, dicken, dicker, dickere, dickeren, dickerer, dickeres, dickes, dickfleischig,
    dickfleischige, dickfleischigem, dickfleischigen, dickfleischiger, dickfleischiges, dickflussig, dickflussige,
    dickflussigem, dickflussigen, dickflussiger, dickflussiges, dickschalig, dickschalige, dickschaligem, dickschaligen,
    dickschaliger, dickschaliges, dickschaumig, dickschaumige, dickschaumigem, dickschaumigen, dickschaumiger, dickschaumiges,
    direkt aus dem kuhlschrank, ditta, diverse, diversem, diversen, diverser, diverses, doppelgriffig, doppelgriffige,
    doppelgriffigem, doppelgriffigen, doppelgriffiger, doppelgriffiges, doppelrahmstufe, doppelt, doppelte, doppeltem,
    doppelten, doppelter, doppeltes, doppeltkonzentriert, doppeltkonzentrierte, doppeltkonzentriertem, doppeltkonzentrierten,
    doppeltkonzentrierter, doppeltkonzentriertes, dorflich, dorfliche, dorflichem, dorflichen, dorflicher, dorfliches,
    dreieckig, dreieckige, dreieckigem, dreieckigen, dreieckiger, dreieckiges, dreifach, dreifache, dreifachen, dreifacher,
    dreifaches, dreiviertel fett, dreiviertelfett, dreiviertelfette, dreiviertelfettem, dreiviertelfetten, dreiviertelfetter,
    dreiviertelfettes, dreiviertelfettstufe, druckstellenfrei, druckstellenfreie, druckstellenfreiem, druckstellenfreien,
    druckstellenfreier, druckstellenfreies, dry aged, duftend, duftende, duftendem, duftenden, duftender, duftendes, dunkel,
    dunkel gelagert, dunkel gelagerte, dunkel gelagertem, dunkel gelagerten, dunkel gelagerter, dunkel gelagertes, dunkelblau,
    dunkelblaue, dunkelblauem, dunkelblauen, dunkelblauer, dunkelblaues, dunkelbraun, dunkelbraune, dunkelbraunem,
    dunkelbraunen, dunkelbrauner, dunkelbraunes, dunkelgrun, dunkelgrune, dunkelgrunem, dunkelgrunen, dunkelgruner,
    dunkelgrunes, dunkelrot, dunkelrote, dunkelrotem, dunkelroten, dunkelroter, dunkelrotes, dunkle, dunkle sorte, dunklem,
    dunklen, dunkler, dunklere, dunkles, dunne, dunnem, dunnen, dunnere, dunneren, dunnerer, dunneres, dunnes, dunnflussig,
    dunnflussige, dunnflussigem, dunnflussigen, dunnflussiger, dunnflussiges, dunnschalig, dunnschalige, dunnschaligem,
    dunnschaligen, dunnschaliger, dunnschaliges, durchscheinend, durchscheinende, durchscheinendem, durchscheinenden,
    durchscheinender, durchscheinendes, durchsichtig, durchsichtige, durchsichtigem, durchsichtigen, durchsichtiger,
    durchsichtiges, durchwachsen, durchwachsene, durchwachsenem, durchwachsenen, durchwachsener, durchwachsenes, echt, echte,
    echtem, echten, echter, echtes, ecuador, edel, edelbitter, edelbittere, edelbitterem, edelbitteren, edelbitterer,
    edelbitteres, edelreif, edelreife, edelreifem, edelreifen, edelreifer, edelreifes, edelsuss, edelsusse, edelsussem,
    edelsussen, edelsusser, edelsusses, edle, edlem, edlen, edler, edles, eifeler, eigen, eigene, eigene ernte, eigenem,
    eigenen, eigener, eigenes, eigenhandig gepfluckt, einfach, einfache, einfachem, einfachen, einfacher, einfaches, einfarbig,
    einfarbige, einfarbigem, einfarbigen, einfarbiger, einfarbiges, eingeschweisst, eingeschweisste, eingeschweisstem,
    eingeschweissten, eingeschweisster, eingeschweisstes, einheimisch, einheimische, einheimischem, einheimischen,
    einheimischer, einheimisches, einwandfrei, einwandfreie, einwandfreiem, einwandfreien, einwandfreier, einwandfreies,
    einzeln, einzelne, einzelnem, einzelnen, einzelner, einzelnes, eisgekuhlt, eisgekuhlte, eisgekuhltem, eisgekuhlten,
    eisgekuhlter, eisgekuhltes, eisige, eisigem, eisigen, eisiger, eisiges, eiskalt, eiskalte, eiskaltem, eiskalten, eiskalter,
    eiskaltes, elastisch, elastische, elastischem, elastischen, elastischer, elastisches, elfenbeinfarben, elfenbeinfarbene,
    elfenbeinfarbenem, elfenbeinfarbenen, elfenbeinfarbener, elfenbeinfarbenes, elsass, elsassisch, elsassische, elsassischem,
    elsassischen, elsassischer, elsassisches, elstar, emmentalisch, emmentalische, emmentalischem, emmentalischen,
    emmentalischer, emmentalisches, england, englisch, englische, englischem, englischen, englischer, englisches, entfettet,
    entfettete, entfettetem, entfetteten, entfetteter, entfettetes, entgast, entgaste, entgastem, entgasten, entgaster,
    entgastes, entkoffeiniert, entkoffeinierte, entkoffeiniertem, entkoffeinierten, entkoffeinierter, entkoffeiniertes, entolt,
    entolte, entoltem, entolten, entolter, entoltes, entrahmt, entrahmte, entrahmtem, entrahmten, entrahmter, entrahmtes,
    entsprechend, entsprechende, entsprechendem, entsprechenden, entsprechender, entsprechendes, erdig, erdige, erdigem,
    erdigen, erdiger, erdiges, erhaltlich, erhaltliche, erhaltlichem, erhaltlichen, erhaltlicher, erhaltliches, erhitzbar,
    erhitzbare, erhitzbarem, erhitzbaren, erhitzbarer, erhitzbares, erlesen, erlesene, erlesenem, erlesenen, erlesener,
    erlesenes, erntereif, erntereife, erste pressung, erstgepresst, erstgepresste, erstgepresstem, erstgepressten,
    erstgepresster, erstgepresstes, erstklassig, erstklassige, erstklassigem, erstklassigen, erstklassiger, erstklassiges,
    essbar, essbare, essbare schale, essbarem, essbaren, essbarer, essbares, essfertig, essfertige, essfertigem, essfertigen,
    essfertiger, essfertiges, estnisch, estnische, estnischem, estnischen, estnischer, estnisches, eu bio, europaisch,
    europaische, europaischem, europaischen, europaischer, europaisches, exklusivem, exotisch, exotische, exotischem,
    exotischen, exotischer, exotisches, extra alt, extra dick, extra fein, extra feine, extra feiner, extra feines, extra gross,
    extra lang, extra leicht, extra mager, extra nativ, extra reif, extra scharf, extra vergine, extra virgin, extra zart,
    extradick, extradicke, extradickem, extradicken, extradicker, extradickes, extradunn, extradunne, extradunnem, extradunnen,
    extradunner, extradunnes, extrafein, extrafeine, extrafeinem, extrafeinen, extrafeiner, extrafeines, extrafest, extrafeste,
    extrafestem, extrafesten, extrafester, extrafestes, extrafrisch, extrafrische, extrafrischem, extrafrischen, extrafrischer,
    extrafrisches, extrajung, extrajunge, extrajungem, extrajungen, extrajunger, extrajunges, extraklein, extrakleine,
    extrakleinem, extrakleinen, extrakleiner, extrakleines, extranativ, extranative, extranativem, extranativen, extranativer,
    extranatives, extrascharf, extrascharfe, extrascharfem, extrascharfen, extrascharfer, extrascharfes, extrasuss, extrasusse,
    extrasussem, extrasussen, extrasusser, extrasusses, extraweich, extraweiche, extraweichem, extraweichen, extraweicher,
    extraweiches, extrudiert, extrudierte, extrudiertem, extrudierten, extrudierter, extrudiertes, fach, facherartige,
    facherartigem, facherartigen, facherartiger, facherartiges, facherformige, facherformigem, facherformigen, facherformiger,
    facherformiges, fair gehandelt, fair gehandelte, fair gehandelten, fair gehandelter, fair gehandeltes, fair trade,
    fairtrade, fairtrade zertifiziert, farbenfroh, farbenfrohe, farbenfrohem, farbenfrohen, farbenfroher, farbenfrohes, farbig,
    farbige, farbigem, farbigen, farbiger, farbiges, farblich passend, farblich passende, farblich passendem, farblich
    passenden, farblich passender, farblich passendes, farblos, farblose, farblosen, farbloser, farbloses, faserig, faserige,
    faserigem, faserigen, faseriger, faseriges, fasrig, fasrige, fasrigem, fasrigen, fasriger, fasriges, fast durchsichtig, fast
    durchsichtige, fast durchsichtigem, fast durchsichtigen, fast durchsichtiger, fast durchsichtiges, fast gar, fast gare, fast
    garem, fast garen, fast garer, fast gares, fast reif, fast reife, fast reifem, fast reifen, fast reifer, fast reifes, fast
    schwarz, fast schwarze, fast schwarzem, fast schwarzen, fast schwarzer, fast schwarzes, fast weich, fast weiche, fast
    weichem, fast weichen, fast weicher, fast weiches, fein gereift, fein gereifte, fein gereiftem, fein gereiften, fein
    gereifter, fein gereiftes, fein marmoriert, fein marmorierte, fein marmoriertem, fein marmorierten, fein marmorierter, fein
    marmoriertes, feine, feinem, feinen, feiner, feines, feinfaserig, feinfaserige, feinfaserigem, feinfaserigen, feinfaseriger,
    feinfaseriges, feinherb, feinherbe, feinherbem, feinherben, feinherber, feinherbes, feinkornig, feinkornige, feinkornigem,
    feinkornigen, feinkorniger, feinkorniges, feinkristallin, feinkristalline, feinkristallinem, feinkristallinen,
    feinkristalliner, feinkristallines, feinporig, feinporige, feinporigem, feinporigen, feinporiger, feinporiges, feinst,
    feinste, feinstem, feinsten, feinster, feinstes, fermentiert, fermentierte, fermentiertem, fermentierten, fermentierter,
    fermentiertes, fertig, fertig gebacken, fertig gebackene, fertig gebackener, fertig gekauft, fertig gekaufte, fertig
    gekaufter, fertig gekauftes, fertige, fertigem, fertigen, fertiger, fertiges, fest, fest im biss, fest kochend, fest
    kochende, fest kochenden, fest kochender, feste, feste sorte, festem, festen, fester, festere, festes, festkochend,
    festkochende, festkochendem, festkochenden, festkochender, festkochendes, festkocher, fett reduziert, fett reduzierte,
    fettarm, fettarme, fettarmem, fettarmen, fettarmer, fettarmere, fettarmerem, fettarmeren, fettarmerer, fettarmeres,
    fettarmes, fette, fettem, fetten, fetter, fettes, fettfrei, fettfreie, fettfreiem, fettfreien, fettfreier, fettfreies,
    fettlos, fettlose, fettlosem, fettlosen, fettloser, fettloses, fettreduziert, fettreduzierte, fettreduziertem,
    fettreduzierten, fettreduzierter, fettreduziertes, fettreich, fettreiche, fettreichem, fettreichen, fettreicher,
    fettreiches, fettstufen, feuchte, feuchtem, feuchten, feuchter, feuchtes, feurig, feurige, feurigem, feurigen, feuriger,
    feuriges, feurigscharf, feurigscharfe, feurigscharfem, feurigscharfen, feurigscharfer, feurigscharfes, filtriert,
    filtrierte, filtriertem, filtrierten, filtrierter, filtriertes, fingerwarm, fingerwarme, fingerwarmem, fingerwarmen,
    fingerwarmer, fingerwarmes, finnisch, finnische, finnischem, finnischen, finnischer, finnisches, flach, flache, flachem,
    flachen, flacher, flaches, flamisch, flamische, flamischem, flamischen, flamischer, flamisches, flaumig, flaumige,
    flaumigem, flaumigen, flaumiger, flaumiges, fleckenfrei, fleckenfreie, fleckenfreiem, fleckenfreien, fleckenfreier,
    fleckenfreies, fleckig, fleckige, fleckigem, fleckigen, fleckiger, fleckiges, fleischig, fleischige, fleischigem,
    fleischigen, fleischiger, fleischiges, fluffig, fluffige, fluffigem, fluffigen, fluffiger, fluffiges, flussig, flussige,
    flussigem, flussigen, flussiger, flussiges, formbar, formbare, formbarem, formbaren, formbarer, formbares, formfest,
    formfeste, formfestem, formfesten, formfester, formfestes, formstabil, formstabile, formstabilem, formstabilen,
    formstabiler, formstabiles, frankisch, frankische, frankischem, frankischen, frankischer, frankisches, frankreich,
    franzosisch, franzosische, franzosischem, franzosischen, franzosischer, franzosisches, frei laufend, freiland,
    freilandhaltung, freilauf, freilaufend, freilaufende, freilaufendem, freilaufenden, freilaufender, freilaufendes,
    freilebend, freilebende, freilebendem, freilebenden, freilebender, freilebendes, friesisch, friesische, friesischem,
    friesischen, friesischer, friesisches, frischere, frischeren, frostfrei gelagert, frostfrei gelagerte, frostfrei gelagertem,
    frostfrei gelagerten, frostfrei gelagerter, frostfrei gelagertes, fruchtig, fruchtig scharf, fruchtig scharfe, fruchtig
    scharfem, fruchtig scharfen, fruchtig scharfer, fruchtig scharfes, fruchtige, fruchtigem, fruchtigen, fruchtiger,
    fruchtiges, fruhlingshaft, fruhlingshafte, fruhlingshaftem, fruhlingshaften, fruhlingshafter, fruhlingshaftes, fur
    rohverzehr, furztrocken, furztrockene, furztrockenem, furztrockenen, furztrockener, furztrockenes, galicisch, galicische,
    galicischem, galicischen, galicisches, galizisch, galizische, galizischem, galizischen, galizischer, galizisches, gangig,
    gangige, gangigem, gangigen, gangiger, gangiges, ganze, ganzem, ganzen, ganzer, ganzes, garfertig, garfertige, garfertigem,
    garfertigen, garfertiger, garfertiges, geangelt, geangelte, geangeltem, geangelten, geangelter, geangeltes, gebogen,
    gebogene, gebogenem, gebogenen, gebogener, gebogenes, gebrauchsfertig, gebrauchsfertige, gebrauchsfertigem,
    gebrauchsfertigen, gebrauchsfertiger, gebrauchsfertiges, geeignet, geeignete, geeignetem, geeigneten, geeigneter,
    geeignetes, gefiltert, gefilterte, gefiltertem, gefilterten, gefilterter, gefiltertes, gefrierkalt, gefrierkalte,
    gefrierkaltem, gefrierkalten, gefrierkalter, gefrierkaltes, gehartet, gehartete, gehartetem, geharteten, geharteter,
    gehartetes, gehfreudig, gehfreudige, gehfreudigem, gehfreudigen, gehfreudiger, gehfreudiges, gekauft, gekaufte, gekauftem,
    gekauften, gekaufter, gekauftes, gekeimt, gekeimte, gekeimtem, gekeimten, gekeimter, gekeimtes, gekornt, gekornte,
    gekorntem, gekornten, gekornter, gekorntes, gekraust, gekrauste, gekraustem, gekrausten, gekrauster, gekraustes, gekuhlt,
    gekuhlte, gekuhltem, gekuhlten, gekuhlter, gekuhltes, gelagert, gelagerte, gelagertem, gelagerten, gelagerter, gelagertes,
    gelb, gelbe, gelbem, gelben, gelber, gelbes, gelbfleischig, gelbfleischige, gelbfleischigem, gelbfleischigen,
    gelbfleischiger, gelbfleischiges, gelbgrun, gelbgrune, gelbgrunem, gelbgrunen, gelbgruner, gelbgrunes, gelblich, gelbliche,
    gelblichem, gelblichen, gelblicher, gelbliches, gelbschalig, gelbschalige, gelbschaligem, gelbschaligen, gelbschaliger,
    gelbschaliges, gelingsicher, gelingsichere, gelingsicherem, gelingsicheren, gelingsicherer, gelingsicheres, geniessbar,
    geniessbare, geniessbarem, geniessbaren, geniessbarer, geniessbares, georgisch, georgische, georgischem, georgischen,
    georgischer, georgisches, gepokelt, gepokelte, gepokeltem, gepokelten, gepokelter, gepoppt, gepoppte, gepopptem, gepoppten,
    gepoppter, gepopptes, gepufft, gepuffte, gepufftem, gepufften, gepuffter, gepufftes, gerade, geradem, geraden, gerader,
    gerades, gereift, gereifte, gereiftem, gereiften, gereifter, gereiftes, geruchsneutral, geruchsneutrale, geruchsneutralem,
    geruchsneutralen, geruchsneutraler, geruchsneutrales, gesalzen, gesalzene, gesalzenem, gesalzenen, gesalzener, gesalzenes,
    gesamt, gesamte, gesamtem, gesamten, gesamter, gesamtes, gescheit, gescheite, gescheitem, gescheiter, gescheites,
    geschmacksarm, geschmacksarme, geschmacksarmem, geschmacksarmen, geschmacksarmer, geschmacksarmes, geschmacksintensiv,
    geschmacksintensive, geschmacksintensivem, geschmacksintensiven, geschmacksintensiver, geschmacksintensives,
    geschmacksneutral, geschmacksneutrale, geschmacksneutralem, geschmacksneutralen, geschmacksneutraler, geschmacksneutrales,
    geschmackvoll, geschmackvolle, geschmackvollem, geschmackvollen, geschmackvoller, geschmackvolles, gesund, gesunde,
    gesundem, gesunden, gesunder, gesundes, gewohnlich, gewohnliche, gewohnlichem, gewohnlichen, gewohnlicher, gewohnliches,
    gewunscht, gewunschte, gewunschtem, gewunschten, gewunschter, gewunschtes, gezuchtet, gezuchtete, gezuchtetem, gezuchteten,
    gezuchteter, gezuchtetes, glanzend, glanzende, glanzendem, glanzenden, glanzender, glanzendes, glasig, glasige, glasigem,
    glasigen, glasiger, glasiges, glasklar, glasklare, glasklarem, glasklaren, glasklarer, glasklares, glatt, glattblattrig,
    glattblattrige, glattblattrigem, glattblattrigen, glattblattriger, glattblattriges, glatte, glattem, glatten, glatter,
    glattes, gleich, gleiche, gleichem, gleichen, gleicher, gleiches, gleichmassige, gleichmassigem, gleichmassigen,
    gleichmassiger, gleichmassiges, gloster, gold, goldbraun, goldbraune, goldbraunem, goldbraunen, goldbrauner, goldbraunes,
    golden, golden delicious, goldene, goldenem, goldenen, goldener, goldenes, goldgelb, goldgelbe, goldgelbem, goldgelben,
    goldgelber, goldgelbes, goldig, goldig braun, goldig braune, goldig braunem, goldig braunen, goldig brauner, goldig braunes,
    goldig gebraten, goldig gebratene, goldig gebratenem, goldig gebratenen, goldig gebratener, goldig gebratenes, goldig
    gerostet, goldig gerostete, goldig gerostetem, goldig gerosteten, goldig gerosteter, goldig gerostetes, goldige, goldigem,
    goldigen, goldiger, goldiges, granuliert, granulierte, granuliertem, granulierten, granulierter, granuliertes, gratenarm,
    gratenarme, gratenarmem, gratenarmen, gratenarmer, gratenarmes, gratenfrei, gratenfreie, gratenfreiem, gratenfreien,
    gratenfreier, gratenfreies, gratenlos, gratenlose, gratenlosem, gratenlosen, gratenloser, gratenloses, griechenland,
    griechisch, griechische, griechischem, griechischen, griechischer, griechisches, griffig, griffige, griffigem, griffigen,
    griffiger, griffiges, grillfertig, grillfertige, grillfertigem, grillfertigen, grillfertiger, grillfertiges, grillqualitat,
    grobe, grobem, groben, grober, grobes, grobkornig, grobkornige, grobkornigem, grobkornigen, grobkorniger, grobkorniges,
    grobkristallin, grobkristalline, grobkristallinem, grobkristallinen, grobkristalliner, grobkristallines, grobporig,
    grobporige, grobporigem, grobporigen, grobporiger, grobporiges, grossblattrig, grossblattrige, grossblattrigem,
    grossblattrigen, grossblattriger, grossblattriges, grosslochrig, grosslochrige, grosslochrigem, grosslochrigen,
    grosslochriger, grosslochriges, grosstmoglich, grosstmogliche, grosstmoglichem, grosstmoglichen, grosstmoglicher,
    grosstmogliches, grun, grundlich gereinigt, grundlich gereinigte, grundlich gereinigtem, grundlich gereinigten, grundlich
    gereinigter, grundlich gereinigtes, grune, grunem, grunen, gruner, grunes, grunlich, grunliche, grunlichem, grunlichen,
    grunlicher, grunliches, grunlichgelb, grunlichgelbe, grunlichgelbem, grunlichgelben, grunlichgelber, grunlichgelbes,
    grunschalig, grunschalige, grunschaligem, grunschaligen, grunschaliger, grunschaliges, gunstig, gunstige, gunstigem,
    gunstigen, gunstiger, gunstiges, gut abgehangen, gut abgehangenes, gut durchgegart, gut durchgegarte, gut durchgegartem, gut
    durchgegarten, gut durchgegarter, gut durchgegartes, gut durchwachsen, gut durchwachsene, gut durchwachsenem, gut
    durchwachsenen, gut durchwachsener, gut durchwachsenes, gut gekuhlt, gut gekuhlte, gut gekuhlter, gut gelagert, gut
    gelagerte, gut gelagertem, gut gelagerten, gut gelagerter, gut gelagertes, gut gemischt, gut gemischte, gut gemischtem, gut
    gemischten, gut gemischter, gut gemischtes, gut gereift, gut gereifte, gut gereiftem, gut gereiften, gut gereifter, gut
    gereiftes, gut marmoriert, gut marmorierte, gut marmoriertem, gut marmorierten, gut marmorierter, gut marmoriertes, gut
    temperiert, gut temperierte, gut temperiertem, gut temperierten, gut temperierter, gut temperiertes, gute luise, gute
    qualitat, guteklasse, gutem, guten, guter, guter qualitat, gutes, gutgekuhlt, gutgekuhlte, gutgekuhltem, gutgekuhlten,
    gutgekuhlter, gutgekuhltes, gutgereift, gutgereifte, gutgereiftem, gutgereiften, gutgereifter, gutgereiftes, haarfein,
    haarfeine, haarfeinem, haarfeinen, haarfeiner, haarfeines, halb fest kochend, halb fett, halbbitter, halbbittere,
    halbbitterem, halbbitteren, halbbitterer, halbbitteres, halbfest, halbfeste, halbfestem, halbfesten, halbfester, halbfestes,
    halbfett, halbfette, halbfettem, halbfetten, halbfetter, halbfettes, halbfettstufe, halbflussig, halbflussige,
    halbflussigem, halbflussigen, halbflussiger, halbflussiges, halbhart, halbharte, halbhartem, halbharten, halbharter,
    halbhartes, halbmondformig, halbmondformige, halbmondformigem, halbmondformigen, halbmondformiger, halbmondformiges,
    halbreif, halbreife, halbreifem, halbreifen, halbreifer, halbreifes, halbsuss, halbsusse, halbsussem, halbsussen,
    halbsusser, halbsusses, halbtrocken, halbtrockene, halbtrockenem, halbtrockenen, halbtrockener, halbtrockenes, halbweich,
    halbweiche, halbweichem, halbweichen, halbweicher, halbweiches, haltbar, haltbare, haltbarem, haltbaren, haltbarer,
    haltbares, handelsklasse, handelsublich, handelsubliche, handelsublichem, handelsublichen, handelsublicher, handelsubliches,
    handgeerntet, handgeerntete, handgeerntetem, handgeernteten, handgeernteter, handgeerntetes, handgefangen, handgefangene,
    handgefangenem, handgefangenen, handgefangener, handgefangenes, handgemacht, handgemachte, handgemachtem, handgemachten,
    handgemachter, handgemachtes, handgepflegt, handgepflegte, handgepflegtem, handgepflegten, handgepflegter, handgepflegtes,
    handgepfluckt, handgepfluckte, handgepflucktem, handgepfluckten, handgepfluckter, handgepflucktes, handgerollt,
    handgerollte, handgerolltem, handgerollten, handgerollter, handgerolltes, handgeschopft, handgeschopfte, handgeschopftem,
    handgeschopften, handgeschopfter, handgeschopftes, handverlesen, handverlesene, handverlesenem, handverlesenen,
    handverlesener, handverlesenes, handwarm, handwarme, handwarmem, handwarmen, handwarmer, handwarmes, hart, harte, hartem,
    harten, harter, hartes, hauchdunn, hauchdunne, hauchdunnem, hauchdunnen, hauchdunner, hauchdunnes, hauchfein, hauchfeine,
    hauchfeinem, hauchfeinen, hauchfeiner, hauchfeines, hauchzart, hauchzarte, hauchzartem, hauchzarten, hauchzarter,
    hauchzartes, haus gemacht, haus gemachte, hausgemacht, hausgemachte, hausgemachtem, hausgemachten, hausgemachter,
    hausgemachtes, hautlos, hautlose, hautlosem, hautlosen, hautloser, hautloses, hawaiianisch, hawaiianische, hawaiianischem,
    hawaiianischen, hawaiianischer, hawaiianisches, heimisch, heimische, heimischem, heimischen, heimischer, heimisches, heiss,
    heiss gepellt, heiss gepellte, heiss gepelltem, heiss gepellten, heiss gepellter, heiss gepelltes, heisse, heissem, heissen,
    heisser, heisses, heissgepresst, heissgepresste, heissgepresstem, heissgepressten, heissgepresster, heissgepresstes, hell,
    hellbraun, hellbraune, hellbraunem, hellbraunen, hellbrauner, hellbraunes, helle, helle sorte, hellem, hellen, heller,
    hellere, hellgelb, hellgelbe, hellgelbem, hellgelben, hellgelber, hellgelbes, hellgrun, hellgrune, hellgrunem, hellgrunen,
    hellgruner, hellgrunes, hellrot, hellrote, hellrotem, hellroten, hellroter, hellrotes, hellschaumig, hellschaumige,
    hellschaumigem, hellschaumigen, hellschaumiger, hellschaumiges, herb, herbe, herbem, herben, herber, herbes, herbstlich,
    herbstliche, herbstlichem, herbstlichen, herbstlicher, herbstliches, herkommlich, herkommliche, herkommlichem,
    herkommlichen, herkommlicher, herkommliches, herunterhangend, herunterhangende, herunterhangendem, herunterhangenden,
    herunterhangender, herunterhangendes, herzhaft, herzhafte, herzhaftem, herzhaften, herzhafter, herzhaftes, hessisch,
    hessische, hessischem, hessischen, hessischer, hessisches, heurig, heurige, heurigen, heuriger, heuriges, hiesig, hiesige,
    hiesigem, hiesigen, hiesiger, hiesiges, hintere, hinterem, hinteren, hinterer, hinteres, hinterst, hinterste, hinterstem,
    hintersten, hinterster, hinterstes, hitzebestandig, hitzebestandige, hitzebestandigem, hitzebestandigen, hitzebestandiger,
    hitzebestandiges, hitzestabil, hitzestabile, hitzestabilem, hitzestabilen, hitzestabiler, hitzestabiles, hoch, hoch
    erhitzbar, hoch erhitzbare, hoch erhitzbarem, hoch erhitzbaren, hoch erhitzbarer, hoch erhitzbares, hocharomatisch,
    hocharomatische, hoche, hochem, hochen, hocher, hocherhitzbar, hocherhitzbare, hocherhitzbarem, hocherhitzbaren,
    hocherhitzbarer, hocherhitzbares, hocherhitzt, hocherhitzte, hocherhitztem, hocherhitzten, hocherhitzter, hocherhitztes,
    hoches, hochprozentig, hochprozentige, hochprozentigem, hochprozentigen, hochprozentiger, hochprozentiges, hochster
    qualitat, hochwertig, hochwertige, hochwertigem, hochwertigen, hochwertiger, hochwertiges, hohlengereift, hohlengereifte,
    hohlengereiftem, hohlengereiften, hohlengereifter, hohlengereiftes, holland, hollandisch, hollandische, hollandischem,
    hollandischen, hollandischer, hollandisches, hollisch scharf, hollisch scharfe, hollisch scharfem, hollisch scharfen,
    hollisch scharfer, hollisch scharfes, hollischscharf, hollischscharfe, hollischscharfem, hollischscharfen, hollischscharfer,
    hollischscharfes, holzig, holzige, holzigem, holzigen, holziger, holziges, homogenisiert, homogenisierte, homogenisiertem,
    homogenisierten, homogenisierter, homogenisiertes, idared, importiert, importierte, importiertem, importierten,
    importierter, importiertes, in bester qualitat, in bio qualitat, in bioqualitat, in guter qualitat, in sashimi qualitat, in
    sushi qualitat, in sushiqualitat, in zimmertemperatur, indien, indisch, indische, indischem, indischen, indischer,
    indisches, indonesisch, indonesische, indonesischem, indonesischen, indonesischer, indonesisches, inner, innere, innerem,
    inneren, innerer, inneres, instant, intensiv, intensiv duftend, intensiv duftende, intensiv duftendem, intensiv duftenden,
    intensiv duftender, intensiv duftendes, intensive, intensivem, intensiven, intensiver, intensives, iranisch, iranische,
    iranischem, iranischen, iranischer, iranisches, irisch, irische, irischem, irischen, irischer, irisches, irland, islandisch,
    islandische, islandischem, islandischen, islandischer, islandisches, israelisch, israelische, israelischem, israelischen,
    israelischer, israelisches, italien, italienisch, italienische, italienischem, italienischen, italienischer, italienisches,
    jahreszeitlich, jahreszeitliche, jahreszeitlichem, jahreszeitlichen, jahreszeitlicher, jahreszeitliches, japan, japanisch,
    japanische, japanischem, japanischen, japanischer, japanisches, jeweiligem, jeweiligen, jeweiliger, jeweiliges, jonagold,
    jung, junge, jungem, jungen, junger, jungere, junges, jungreif, jungreife, jungreifem, jungreifen, jungreifer, jungreifes,
    kafighaltung, kaiserlich, kalabrien, kalabrisch, kalabrische, kalabrischem, kalabrischen, kalabrischer, kalabrisches,
    kalorienarm, kalorienarme, kalorienarmem, kalorienarmen, kalorienarmer, kalorienarmes, kalorienreduziert,
    kalorienreduzierte, kalorienreduziertem, kalorienreduzierten, kalorienreduzierter, kalorienreduziertes, kalt, kalt gepellt,
    kalt gepellte, kalt gepelltem, kalt gepellten, kalt gepellter, kalt gepelltes, kalt gepresst, kalt gepresste, kalt
    gepresster, kalt gepresstes, kalt geschlagen, kalte, kaltem, kalten, kalter, kaltes, kaltgepresst, kaltgepresste,
    kaltgepresstem, kaltgepressten, kaltgepresster, kaltgepresstes, kaltgeschlagen, kaltgeschlagene, kaltgeschlagenem,
    kaltgeschlagenen, kaltgeschlagener, kaltgeschlagenes, kaltloslich, kaltlosliche, kaltloslichem, kaltloslichen,
    kaltloslicher, kaltlosliches, kanadisch, kanadische, kanadischem, kanadischen, kanadischer, kanadisches, karibisch,
    karibische, karibischem, karibischen, karibischer, karibisches, karminrot, karminrote, karminrotem, karminroten,
    karminroter, karminrotes, karntner, karntnerisch, karntnerische, karntnerischem, karntnerischen, karntnerischer,
    karntnerisches, katalanisch, katalanische, katalanischem, katalanischen, katalanischer, katalanisches, kba, kbt,
    kegelformig, kegelformige, kegelformigem, kegelformigen, kegelformiger, kegelformiges, keilformig, keilformige,
    keilformigem, keilformigen, keilformiger, keilformiges, kellerkalt, kellerkalte, kellerkaltem, kellerkalten, kellerkalter,
    kellerkaltes, kenianisch, kenianische, kenianischem, kenianischen, kenianischer, kenianisches, kernarm, kernarme, kernarmem,
    kernarmen, kernarmer, kernarmes, kernig, kernige, kernigem, kernigen, kerniger, kerniges, kernlos, kernlose, kernlosem,
    kernlosen, kernloser, kernloses, kernreich, kernreiche, kernreichem, kernreichen, kernreicher, kernreiches, klar, klare,
    klarem, klaren, klarer, klares, klasse, klassisch, klassische, klassischem, klassischen, klassischer, klassisches,
    klatschnass, klatschnasse, klatschnassem, klatschnassen, klatschnasser, klatschnasses, klebrig, klebrige, klebrigem,
    klebrigen, klebriger, klebriges, kleinblattrig, kleinblattrige, kleinblattrigem, kleinblattrigen, kleinblattriger,
    kleinblattriges, kleinlochrig, kleinlochrige, kleinlochrigem, kleinlochrigen, kleinlochriger, kleinlochriges, klumpchenfrei,
    klumpchenfreie, klumpchenfreiem, klumpchenfreien, klumpchenfreier, klumpchenfreies, klumpenfrei, klumpenfreie,
    klumpenfreiem, klumpenfreien, klumpenfreier, klumpenfreies, klumpig, klumpige, klumpigem, klumpigen, klumpiger, klumpiges,
    knackig, knackig frisch, knackig frische, knackig frischem, knackig frischen, knackig frischer, knackig frisches, knackige,
    knackigem, knackigen, knackiger, knackiges, knallrot, knallrote, knallrotem, knallroten, knallroter, knallrotes,
    knochenfrei, knochenfreie, knochenfreiem, knochenfreien, knochenfreier, knochenfreies, knochenlos, knochenlose,
    knochenlosem, knochenlosen, knochenloser, knochenloses, knochentrocken, knochentrockene, knochentrockenem, knochentrockenen,
    knochentrockener, knochentrockenes, kochend, kochend heiss, kochend heisse, kochend heissem, kochend heissen, kochend
    heisser, kochend heisses, kochende, kochendem, kochenden, kochender, kochendes, kochendheiss, kochendheisse, kochendheissem,
    kochendheissen, kochendheisser, kochendheisses, kochfertig, kochfertige, kochfertigem, kochfertigen, kochfertiger,
    kochfertiges, kochsalzarm, kochsalzarme, kochsalzarmem, kochsalzarmen, kochsalzarmer, kochsalzarmes, koffeinarm,
    koffeinarme, koffeinarmem, koffeinarmen, koffeinarmer, koffeinarmes, kohlenhydratarm, kohlenhydratarme, kohlenhydratarmem,
    kohlenhydratarmen, kohlenhydratarmer, kohlenhydratarmes, kohlensaurearm, kohlensaurearmes, kohlensaurehaltig,
    kohlensaurehaltige, kohlensaurehaltiges, kolumbianisch, kolumbianische, kolumbianischem, kolumbianischen, kolumbianischer,
    kolumbianisches, kompakt, kompakte, kompaktem, kompakten, kompakter, kompaktes, koniglich, kontrolliert biologischer anbau,
    konventionell, konventionelle, konventionellem, konventionellen, konventioneller, konventionelles, konzentriert,
    konzentrierte, konzentriertem, konzentrierten, konzentrierter, konzentriertes, koreanisch, koreanische, koreanischem,
    koreanischen, koreanischer, koreanisches, kornig, kornige, kornigem, kornigen, korniger, korniges, korpertemperiert,
    korpertemperierte, korpertemperiertem, korpertemperierten, korpertemperierter, korpertemperiertes, korperwarm, korperwarme,
    korperwarmem, korperwarmen, korperwarmer, korperwarmes, korsisch, korsische, korsischem, korsischen, korsischer, korsisches,
    kostlich, kostliche, kostlichem, kostlichen, kostlicher, kostliches, kraftig, kraftig im geschmack, kraftige, kraftigem,
    kraftigen, kraftiger, kraftiges, kraus, krausblattrig, krausblattrige, krausblattrigem, krausblattrigen, krausblattriger,
    krausblattriges, krause, krausem, krausen, krauser, krauses, kreolisch, kreolische, kreolischem, kreolischen, kreolischer,
    kreolisches, kreuzformige, kreuzformigem, kreuzformigen, kreuzformiger, kreuzformiges, kristallin, kristalline,
    kristallinem, kristallinen, kristalliner, kristallines, kroatisch, kroatische, kroatischem, kroatischen, kroatischer,
    kroatisches, krumm, krumme, krummem, krummen, krummer, krummes, kubanisch, kubanische, kubanischem, kubanischen,
    kubanischer, kubanisches, kuchenfertig, kuchenfertige, kuchenfertigem, kuchenfertigen, kuchenfertiger, kuchenfertiges,
    kugelformig, kugelformige, kugelformigem, kugelformigen, kugelformiger, kugelformiges, kuhl gelagert, kuhl gelagerte, kuhl
    gelagertem, kuhl gelagerten, kuhl gelagerter, kuhl gelagertes, kuhlschrankkalt, kuhlschrankkalte, kuhlschrankkaltem,
    kuhlschrankkalten, kuhlschrankkalter, kuhlschrankkaltes, kuhlschrankwarm, kuhlschrankwarme, kuhlschrankwarmem,
    kuhlschrankwarmen, kuhlschrankwarmer, kuhlschrankwarmes, kulinarisch, kulinarische, kulinarischem, kulinarischen,
    kulinarischer, kulinarisches, kurz, kurze, kurzem, kurzen, kurzer, kurzere, kurzes, kurzkornig, kurzkornige, kurzkornigem,
    kurzkornigen, kurzkorniger, kurzkorniges, la ratte, lagerfahig, lagerfahige, lagerfahigem, lagerfahigen, lagerfahiger,
    lagerfahiges, landestypisch, landestypische, landestypischem, landestypischen, landestypischer, landestypisches, lang, lang
    gereift, lang gereifte, lang gereiftem, lang gereiften, lang gereifter, lang gereiftes, lang haltbar, lang haltbare, lang
    haltbarem, lang haltbaren, lang haltbarer, lang haltbares, langem, langen, langer, langer haltbar, langer haltbare, langer
    haltbarem, langer haltbaren, langer haltbarer, langer haltbares, langere, langes, langgereift, langgereifte, langgereiftem,
    langgereiften, langgereifter, langgereiftes, langkornig, langkornige, langkornigem, langkornigen, langkorniger,
    langkorniges, langlich, langliche, langlichem, langlichen, langlicher, langliches, langsgeschnitten, langsgeschnittene,
    langsgeschnittenem, langsgeschnittenen, langsgeschnittener, langsgeschnittenes, lappig, lappige, lappigem, lappigen,
    lappiger, lappiges, laura, lauwarm, lauwarme, lauwarmem, lauwarmen, lauwarmer, lauwarmes, lebend, lebende, lebendem,
    lebenden, lebender, lebendes, lebendfrisch, lebendfrische, lebendfrischem, lebendfrischen, lebendfrischer, lebendfrisches,
    lecker, leckere, leckerem, leckeren, leckerer, leckeres, leicht, leicht bitter, leicht bittere, leicht bitterem, leicht
    bitteren, leicht bitterer, leicht bitteres, leicht durchwachsen, leicht durchwachsene, leicht durchwachsenem, leicht
    durchwachsenen, leicht durchwachsener, leicht durchwachsenes, leicht feucht, leicht feuchte, leicht feuchtem, leicht
    feuchten, leicht feuchter, leicht feuchtes, leicht marmoriert, leicht marmorierte, leicht marmoriertem, leicht marmorierten,
    leicht marmorierter, leicht marmoriertes, leicht salzig, leicht salzige, leicht salzigem, leicht salzigen, leicht salziger,
    leicht salziges, leicht sauerlich, leicht sauerliche, leicht sauerlichem, leicht sauerlichen, leicht sauerlicher, leicht
    sauerliches, leicht scharf, leicht scharfe, leicht scharfem, leicht scharfen, leicht scharfer, leicht scharfes, leicht
    schrag, leicht schrage, leicht schragem, leicht schragen, leicht schrager, leicht schrages, leicht suss, leicht susse,
    leicht sussem, leicht sussen, leicht susser, leicht susses, leichte, leichtem, leichten, leichter, leichtes, lettisch,
    lettische, lettischem, lettischen, lettischer, lettisches, leuchtend gelb, leuchtend gelbe, leuchtend gelbem, leuchtend
    gelben, leuchtend gelber, leuchtend gelbes, leuchtend grun, leuchtend grune, leuchtend grunem, leuchtend grunen, leuchtend
    gruner, leuchtend grunes, leuchtend rot, leuchtend rote, leuchtend rotem, leuchtend roten, leuchtend roter, leuchtend rotes,
    libanesisch, libanesische, libanesischem, libanesischen, libanesischer, libanesisches, lieblich, liebliche, lieblichem,
    lieblichen, lieblicher, liebliches, lieblings, light, ligurisch, ligurische, ligurischem, ligurischen, ligurischer,
    ligurisches, lila, lilafarben, lilafarbene, lilafarbenem, lilafarbenen, lilafarbener, lilafarbenes, linda, link, linke,
    linkem, linken, linker, linkes, lippenwarm, lippenwarme, lippenwarmem, lippenwarmen, lippenwarmer, lippenwarmes, litauisch,
    litauische, litauischem, litauischen, litauischer, litauisches, locker, lockere, lockerem, lockeren, lockerer, lockeres,
    loffelgerechte, loffelgerechtem, loffelgerechten, loffelgerechter, loffelgerechtes, loffelweich, loffelweiche,
    loffelweichem, loffelweichen, loffelweicher, loffelweiches, lokal, lokale, lokalem, lokalen, lokaler, lokales, lose, losee,
    loseem, loseen, loseer, losees, losem, losen, loser, loses, loslich, losliche, loslichem, loslichen, loslicher, losliches,
    low carb, low fat, luft getrocknet, luftdicht, luftdichte, luftdichtem, luftdichten, luftdichter, luftdichtes,
    luftgetrocknet, luftgetrocknete, luftgetrocknetem, luftgetrockneten, luftgetrockneter, luftgetrocknetes, luftig, luftige,
    luftigem, luftigen, luftiger, luftiges, luneburger, luxemburgisch, luxemburgische, luxemburgischem, luxemburgischen,
    luxemburgischer, luxemburgisches, mager, magere, magerem, mageren, magerer, mageres, magerstufe, mahrisch, mahrische,
    mahrischem, mahrischen, mahrischer, mahrisches, makellos, makellose, makellosem, makellosen, makelloser, makelloses,
    malaysisch, malaysische, malaysischem, malaysischen, malaysischer, malaysisches, mallorquiner, maltesisch, maltesische,
    maltesischem, maltesischen, maltesischer, maltesisches, marabel, marchfelder, marmoriert, marmorierte, marmoriertem,
    marmorierten, marmorierter, marmoriertes, marokkanisch, marokkanische, marokkanischem, marokkanischen, marokkanischer,
    marokkanisches, marokko, marzano, massiv, massive, massivem, massiven, massiver, massives, matschig, matschige, matschigem,
    matschigen, matschiger, matschiges, mattglanzend, mattglanzende, mattglanzendem, mattglanzenden, mattglanzender,
    mattglanzendes, mediterran, mediterrane, mediterranem, mediterranen, mediterraner, mediterranes, medium, mediume, mediumem,
    mediumen, mediumer, mediumes, megascharf, megascharfe, megascharfem, megascharfen, megascharfer, megascharfes, mehlig,
    mehlig kochend, mehlig kochende, mehlig kochenden, mehlig kochender, mehlige, mehligem, mehligen, mehliger, mehliges,
    mehligkochend, mehligkochende, mehligkochendem, mehligkochenden, mehligkochender, mehligkochendes, mehrfach, mehrfache,
    mehrfachem, mehrfachen, mehrfacher, mehrfaches, mehrfarbig, mehrfarbige, mehrfarbigem, mehrfarbigen, mehrfarbiger,
    mehrfarbiges, mexikanisch, mexikanische, mexikanischem, mexikanischen, mexikanischer, mexikanisches, mexiko, milchsauer,
    milchsaurem, milchsauren, milchsaurer, milchsaures, mild, mild im geschmack, mild scharf, mild scharfe, mild scharfem, mild
    scharfen, mild scharfer, mild scharfes, milde, milde sorte, mildem, milden, milder, mildere, mildes, millimeterdunn,
    millimeterdunne, millimeterdunnem, millimeterdunnen, millimeterdunner, millimeterdunnes, minderwertig, minderwertige,
    minderwertigem, minderwertigen, minderwertiger, minderwertiges, mindestens 12 monate gereift, mit blatt, mit essbarer
    schale, mit kohlensaure, mit raumtemperatur, mit viel kohlensaure, mit wenig kohlensaure, mit zimmertemperatur, mittelalt,
    mittelalte, mittelaltem, mittelalten, mittelalter, mittelaltes, mittelbraun, mittelbraune, mittelbraunem, mittelbraunen,
    mittelbrauner, mittelbraunes, mittelfein, mittelfeine, mittelfeinem, mittelfeinen, mittelfeiner, mittelfeines, mittelfest,
    mittelfeste, mittelfestem, mittelfesten, mittelfester, mittelfestes, mittelgrob, mittelgrobe, mittelgrobem, mittelgroben,
    mittelgrober, mittelgrobes, mitteljung, mitteljunge, mitteljungem, mitteljungen, mitteljunger, mitteljunges, mittelkornig,
    mittelkornige, mittelkornigem, mittelkornigen, mittelkorniger, mittelkorniges, mittelreif, mittelreife, mittelreifem,
    mittelreifen, mittelreifer, mittelreifes, mittelscharf, mittelscharfe, mittelscharfem, mittelscharfen, mittelscharfer,
    mittelscharfes, mittelweich, mittelweiche, mittelweichem, mittelweichen, mittelweicher, mittelweiches, mobilstall, modena,
    moglichst dick, moglichst dicke, moglichst dickem, moglichst dicken, moglichst dicker, moglichst dickes, moglichst dunn,
    moglichst dunne, moglichst dunnem, moglichst dunnen, moglichst dunner, moglichst dunnes, moglichst fein, moglichst feine,
    moglichst feinem, moglichst feinen, moglichst feiner, moglichst feines, moglichst festkochend, moglichst festkochende,
    moglichst festkochendem, moglichst festkochenden, moglichst festkochender, moglichst festkochendes, moglichst frisch,
    moglichst frische, moglichst frischem, moglichst frischen, moglichst frischer, moglichst frisches, moglichst gerade,
    moglichst geradee, moglichst geradeem, moglichst geradeen, moglichst geradeer, moglichst geradees, moglichst gleich gross,
    moglichst gleich grosse, moglichst gleich grossem, moglichst gleich grossen, moglichst gleich grosser, moglichst gleich
    grosses, moglichst gross, moglichst grosse, moglichst grossem, moglichst grossen, moglichst grosser, moglichst grosses,
    moglichst jung, moglichst junge, moglichst jungem, moglichst jungen, moglichst junger, moglichst junges, moglichst kalt,
    moglichst kalte, moglichst kaltem, moglichst kalten, moglichst kalter, moglichst kaltes, moglichst klein, moglichst kleine,
    moglichst kleinem, moglichst kleinen, moglichst kleiner, moglichst kleines, moglichst mager, moglichst magere, moglichst
    magerem, moglichst mageren, moglichst magerer, moglichst mageres, moglichst naturbelassen, moglichst naturbelassene,
    moglichst naturbelassenem, moglichst naturbelassenen, moglichst naturbelassener, moglichst naturbelassenes, moglichst reif,
    moglichst reife, moglichst reifem, moglichst reifen, moglichst reifer, moglichst reifes, moglichst trocken, moglichst
    trockene, moglichst trockenem, moglichst trockenen, moglichst trockener, moglichst trockenes, moglichst unbehandelt,
    moglichst unbehandelte, moglichst unbehandeltem, moglichst unbehandelten, moglichst unbehandelter, moglichst unbehandeltes,
    monatelang gereift, monatelang gereifte, monatelang gereiftem, monatelang gereiften, monatelang gereifter, monatelang
    gereiftes, mono, moussierend, moussierende, moussierendem, moussierenden, moussierender, moussierendes, msc, munchner,
    mundwarm, mundwarme, mundwarmem, mundwarmen, mundwarmer, mundwarmes, murb, murbe, murbem, murben, murber, murbes, nach wahl,
    nachgereift, nachgereifte, nachgereiftem, nachgereiften, nachgereifter, nachgereiftes, nachhaltig, nachhaltige,
    nachhaltigem, nachhaltigen, nachhaltiger, nachhaltiges, nassem, nassen, nasser, nasses, nativ, nativ extra, native, nativem,
    nativen, nativer, natives, natriumarm, natriumarme, natriumarmem, natriumarmen, natriumarmer, natriumarmes,
    natriumreduziert, natriumreduzierte, natriumreduziertem, natriumreduzierten, natriumreduzierter, natriumreduziertes, natur,
    naturbelassen, naturbelassene, naturbelassenem, naturbelassenen, naturbelassener, naturbelassenes, nature, naturel,
    naturell, naturelle, naturellem, naturellen, natureller, naturelles, naturfarben, naturfarbene, naturfarbenem,
    naturfarbenen, naturfarbener, naturfarbenes, naturland, naturlich, naturliche, naturlichem, naturlichen, naturlicher,
    naturliches, naturrein, naturreine, naturreinem, naturreinen, naturreiner, naturreines, naturtrub, naturtrube, naturtrubem,
    naturtruben, naturtruber, naturtrubes, neapolitanisch, neapolitanische, neapolitanischem, neapolitanischen,
    neapolitanischer, neapolitanisches, neu, neue, neuem, neuen, neuer, neuer ernte, neues, neuseeland, neuseelandisch,
    neuseelandische, neuseelandischem, neuseelandischen, neuseelandischer, neuseelandisches, neutral, neutral im geschmack,
    neutral schmeckend, neutral schmeckende, neutral schmeckendem, neutral schmeckenden, neutral schmeckender, neutral
    schmeckendes, neutrale, neutralem, neutralen, neutraler, neutrales, nicht behandelt, nicht ganz reif, nicht ganz reife,
    nicht ganz reifem, nicht ganz reifen, nicht ganz reifer, nicht ganz reifes, nicht gesalzen, nicht konzentriert, nicht
    raffiniert, nicht so fett, nicht so salzig, nicht so scharf, nicht so suss, nicht zu alt, nicht zu bitter, nicht zu dick,
    nicht zu dunkel, nicht zu dunn, nicht zu fein, nicht zu fest, nicht zu fett, nicht zu feucht, nicht zu flussig, nicht zu
    frisch, nicht zu grob, nicht zu gross, nicht zu hart, nicht zu heiss, nicht zu hell, nicht zu jung, nicht zu kalt, nicht zu
    klein, nicht zu kraftig, nicht zu mager, nicht zu mehlig, nicht zu nass, nicht zu reif, nicht zu salzig, nicht zu sauer,
    nicht zu scharf, nicht zu streng, nicht zu suss, nicht zu trocken, nicht zu warm, nicht zu weich, nicola, niederlande,
    niederlandisch, niederlandische, niederlandischem, niederlandischen, niederlandischer, niederlandisches,
    niederosterreichisch, niederosterreichische, niederosterreichischem, niederosterreichischen, niederosterreichischer,
    niederosterreichisches, niedrig, niedrige, niedrigem, niedrigen, niedriger, niedriges, niedrigprozentig, niedrigprozentige,
    niedrigprozentigem, niedrigprozentigen, niedrigprozentiger, niedrigprozentiges, noch bissfest, noch bissfeste, noch
    bissfestem, noch bissfesten, noch bissfester, noch bissfestes, noch etwas fest, noch etwas feste, noch etwas festem, noch
    etwas festen, noch etwas fester, noch etwas festes, noch fest, noch feste, noch festem, noch festen, noch fester, noch
    festes, noch gefrorene, noch gefrorenem, noch gefrorenen, noch gefrorener, noch gefrorenes, noch geschlossen, noch
    geschlossene, noch geschlossenem, noch geschlossenen, noch geschlossener, noch geschlossenes, noch heiss, noch heisse, noch
    heissem, noch heissen, noch heisser, noch heisses, noch kalt, noch kalte, noch kaltem, noch kalten, noch kalter, noch
    kaltes, noch lauwarm, noch lauwarme, noch lauwarmem, noch lauwarmen, noch lauwarmer, noch lauwarmes, noch leicht bissfest,
    noch leicht bissfeste, noch leicht bissfestem, noch leicht bissfesten, noch leicht bissfester, noch leicht bissfestes, noch
    leicht gefroren, noch leicht gefrorene, noch leicht gefrorenem, noch leicht gefrorenen, noch leicht gefrorener, noch leicht
    gefrorenes, noch leicht grun, noch leicht grune, noch leicht grunem, noch leicht grunen, noch leicht gruner, noch leicht
    grunes, noch nicht ganz reif, noch nicht ganz reife, noch nicht ganz reifem, noch nicht ganz reifen, noch nicht ganz reifer,
    noch nicht ganz reifes, noch roh, noch rohe, noch rohem, noch rohen, noch roher, noch rohes, noch warm, noch warme, noch
    warmem, noch warmen, noch warmer, noch warmes, norddeutsch, norddeutsche, norddeutschem, norddeutschen, norddeutscher,
    norddeutsches, nordisch, nordische, nordischem, nordischen, nordischer, nordisches, normal, normalem, normannisch,
    normannische, normannischem, normannischen, normannischer, normannisches, norwegisch, norwegische, norwegischem,
    norwegischen, norwegischer, norwegisches, notreif, notreife, notreifem, notreifen, notreifer, notreifes, nussbraun,
    nussbraune, nussbraunem, nussbraunen, nussbrauner, nussbraunes, ober, obere, oberem, oberen, oberer, oberes,
    oberosterreichisch, oberosterreichische, oberosterreichischem, oberosterreichischen, oberosterreichischer,
    oberosterreichisches, oberst, oberste, oberstem, obersten, oberster, oberstes, obligatorisch, obligatorische,
    obligatorischem, obligatorischen, obligatorischer, obligatorisches, odenwalder, ofenfertig, ofenfertige, ofenfertigem,
    ofenfertigen, ofenfertiger, ofenfertiges, ofenfest, ofenfeste, ofenfestem, ofenfesten, ofenfester, ofenfestes, offen,
    offene, offenem, offenen, offener, offenes, ohne kohlensaure, oko, okologisch, okologische, okologischem, okologischen,
    okologischer, okologisches, orangefarben, orangefarbene, orangefarbenem, orangefarbenen, orangefarbener, orangefarbenes,
    orangefarbig, orangefarbige, orangefarbigem, orangefarbigen, orangefarbiger, orangefarbiges, orangefleischig,
    orangefleischige, orangefleischigem, orangefleischigen, orangefleischiger, orangefleischiges, orangerot, orangerote,
    orangerotem, orangeroten, orangeroter, orangerotes, ordentlichem, ordentlichen, ordentlicher qualitat, ordentliches,
    orientalisch, orientalische, orientalischem, orientalischen, orientalischer, orientalisches, original, originale,
    originalem, originalen, originaler, originales, ortsansassig, ortsansassige, ortsansassigem, ortsansassigen, ortsansassiger,
    ortsansassiges, ortsublich, ortsubliche, ortsublichem, ortsublichen, ortsublicher, ortsubliches, osterreich, osterreichisch,
    osterreichische, osterreichischem, osterreichischen, osterreichischer, osterreichisches, ostfriesisch, ostfriesische,
    ostfriesischem, ostfriesischen, ostfriesischer, ostfriesisches, oval, ovale, ovalem, ovalen, ovaler, ovales, pakistanisch,
    pakistanische, pakistanischem, pakistanischen, pakistanischer, pakistanisches, papierdunn, papierdunne, papierdunnem,
    papierdunnen, papierdunner, papierdunnes, parboiled, parboilede, parboiledem, parboileden, parboileder, parboiledes,
    passend, passende, passendem, passenden, passender, passendes, pasteurisiert, pasteurisierte, pasteurisiertem,
    pasteurisierten, pasteurisierter, pasteurisiertes, perfekt, perfekte, perfektem, perfekten, perfekter, perfektes, perlweiss,
    perlweisse, perlweissem, perlweissen, perlweisser, perlweisses, persisch, persische, persischem, persischen, persischer,
    persisches, peru, peruanisch, peruanische, peruanischem, peruanischen, peruanischer, peruanisches, pfalzer, pfannenfertig,
    pfannenfertige, pfannenfertigem, pfannenfertigen, pfannenfertiger, pfannenfertiges, pflaumenweich, pflaumenweiche,
    pflaumenweichem, pflaumenweichen, pflaumenweicher, pflaumenweiches, philippinisch, philippinische, philippinischem,
    philippinischen, philippinischer, philippinisches, piemontesisch, piemontesische, piemontesischem, piemontesischen,
    piemontesischer, piemontesisches, pikant, pikante, pikantem, pikanten, pikanter, pikantes, pink, pink lady, pinke, pinkem,
    pinken, pinker, pinkes, pinova, polnisch, polnische, polnischem, polnischen, polnischer, polnisches, pommersch, pommersche,
    pommerschem, pommerschen, pommerscher, pommersches, portionsgerecht, portionsgerechte, portionsgerechtem, portionsgerechten,
    portionsgerechter, portionsgerechtes, portugiesisch, portugiesische, portugiesischem, portugiesischen, portugiesischer,
    portugiesisches, prall, pralle, prallem, prallen, praller, pralles, preisgunstig, preisgunstige, preisgunstigem,
    preisgunstigen, preisgunstiger, preisgunstiges, preiswert, preiswerte, preiswertem, preiswerten, preiswerter, preiswertes,
    premium, prickelnd, prickelnde, prickelndem, prickelnden, prickelnder, prickelndes, princess, provence, provenzalisch,
    provenzalische, provenzalischem, provenzalischen, provenzalischer, provenzalisches, puderfein, puderfeine, puderfeinem,
    puderfeinen, puderfeiner, puderfeines, puglia, pulverformig, pulverformige, pulverformigem, pulverformigen, pulverformiger,
    pulverformiges, pur, pure, purem, puren, purer, pures, quadratisch, quadratische, quadratischem, quadratischen,
    quadratischer, quadratisches, qualitat, qualitativ, qualitative, qualitativem, qualitativen, qualitativer, qualitatives,
    quer beet, quer durch den garten, querbeet, quergeschnitten, quergeschnittene, quergeschnittenem, quergeschnittenen,
    quergeschnittener, quergeschnittenes, raffiniert, raffinierte, raffiniertem, raffinierten, raffinierter, raffiniertes,
    rahmstufe, rass, rasser, ratte, rauchig, rauchige, rauchigem, rauchigen, rauchiger, rauchiges, raumtemperatur,
    raumtemperiert, raumtemperierte, raumtemperiertem, raumtemperierten, raumtemperierter, raumtemperiertes, raumwarm,
    raumwarme, raumwarmem, raumwarmen, raumwarmer, raumwarmes, rautenformige, rautenformigem, rautenformigen, rautenformiger,
    rautenformiges, rechte, rechteckig, rechteckige, rechteckigem, rechteckigen, rechteckiger, rechteckiges, rechtem, rechten,
    rechter, rechtes, regelmassig, regelmassige, regelmassigem, regelmassigen, regelmassiger, regelmassiges, regional,
    regionale, regionalem, regionalen, regionaler, regionales, reif, reif und weich, reife, reifem, reifen, reifer, reifes,
    rein, reine, reinem, reinen, reiner, reines, restlich, restliche, restlichem, restlichen, restlicher, restliches, rezent,
    rezente, rezenten, rezenter, rezentes, rheinisch, rheinische, rheinischem, rheinischen, rheinischer, rheinisches,
    rieselfahig, rieselfahige, rieselfahigem, rieselfahigen, rieselfahiger, rieselfahiges, rindenlos, rindenlose, rindenlosem,
    rindenlosen, rindenloser, rindenloses, ringformige, ringformigem, ringformigen, ringformiger, ringformiges, romisch,
    romische, romischem, romischen, romischer, romisches, rosa, rosafarben, rosafarbene, rosafarbenem, rosafarbenen,
    rosafarbener, rosafarbenes, rosarot, rosarote, rosarotem, rosaroten, rosaroter, rosarotes, rosenscharf, rosenscharfe,
    rosenscharfem, rosenscharfen, rosenscharfer, rosenscharfes, rosig, rosige, rosigem, rosigen, rosiger, rosiges, rot,
    rotbackig, rotbackige, rotbackigem, rotbackigen, rotbackiger, rotbackiges, rotbraun, rotbraune, rotbraunem, rotbraunen,
    rotbrauner, rotbraunes, rote, rote sorte, rotem, roten, roter, rotes, rotfleischig, rotfleischige, rotfleischigem,
    rotfleischigen, rotfleischiger, rotfleischiges, rotlich, rotliche, rotlichem, rotlichen, rotlicher, rotliches, rotschalig,
    rotschalige, rotschaligem, rotschaligen, rotschaliger, rotschaliges, rubinette, rugener, rumanisch, rumanische, rumanischem,
    rumanischen, rumanischer, rumanisches, runde, rundem, runden, runder, rundes, rundkornig, rundkornige, rundkornigem,
    rundkornigen, rundkorniger, rundkorniges, rundlich, rundliche, rundlichem, rundlichen, rundlicher, rundliches, runzelig,
    runzelige, runzeligem, runzeligen, runzeliger, runzeliges, runzlig, runzlige, runzligem, runzligen, runzliger, runzliges,
    russisch, russische, russischem, russischen, russischer, russisches, rustikal, rustikale, rustikalem, rustikalen,
    rustikaler, rustikales, sachsisch, sachsische, sachsischem, sachsischen, sachsischer, sachsisches, saftig, saftig im biss,
    saftige, saftigem, saftigen, saftiger, saftiges, saisonal, saisonale, saisonalem, saisonalen, saisonaler, saisonales,
    salzarm, salzarme, salzarmem, salzarmen, salzarmer, salzarmes, salzburger, salzburgisch, salzburgische, salzburgischem,
    salzburgischen, salzburgischer, salzburgisches, salzig, salzige, salzigem, salzigen, salziger, salziges, salzreduziert,
    salzreduzierte, salzreduziertem, salzreduzierten, salzreduzierter, salzreduziertes, samtig, samtige, samtigem, samtigen,
    samtiger, samtiges, samtlich, samtliche, samtlichem, samtlichen, samtlicher, samtliches, san marzano, sandig, sandige,
    sandigem, sandigen, sandiger, sandiges, sardisch, sardische, sardischem, sardischen, sardischer, sardisches, sashimi
    qualitat, sashimiqualitat, sauber, saubere, sauberem, sauberen, sauberer, sauberes, sauer, sauerlich, sauerliche, sauerliche
    sorte, sauerlichem, sauerlichen, sauerlicher, sauerliches, saure, saurearm, saurearme, saurearmem, saurearmen, saurearmer,
    saurearmes, saurem, sauren, saurer, saurereich, saurereiche, saurereichem, saurereichen, saurereicher, saurereiches, saures,
    schale essbar, schale zum verzehr geeignet, schalenfrei, schalenfreie, schalenfreiem, schalenfreien, schalenfreier,
    schalenfreies, schalenlos, schalenlose, schalenlosem, schalenlosen, schalenloser, schalenloses, scharf, scharfe, scharfem,
    scharfen, scharfer, scharfere, scharfes, schaumige, schaumigem, schaumigen, schaumiger, schaumiges, scheibenformig,
    scheibenformige, scheibenformigem, scheibenformigen, scheibenformiger, scheibenformiges, schief, schiefe, schiefem,
    schiefen, schiefer, schiefes, schier, schiere, schierem, schieren, schierer, schieres, schlachtwarm, schlagfahig,
    schlagfahige, schlagfahigem, schlagfahigen, schlagfahiger, schlagfahiges, schmackhaft, schmackhafte, schmackhaftem,
    schmackhaften, schmackhafter, schmackhaftes, schmal, schmalblattrig, schmalblattrige, schmalblattrigem, schmalblattrigen,
    schmalblattriger, schmalblattriges, schmale, schmalem, schmalen, schmaler, schmalere, schmales, schmutzige, schmutzigem,
    schmutzigen, schmutziger, schmutziges, schneeweiss, schneeweisse, schneeweissem, schneeweissen, schneeweisser,
    schneeweisses, schneidbar, schneidbare, schneidbarem, schneidbaren, schneidbarer, schneidbares, schnellgarend,
    schnellgarende, schnellgarendem, schnellgarenden, schnellgarender, schnellgarendes, schnellkochend, schnellkochende,
    schnellkochendem, schnellkochenden, schnellkochender, schnellkochendes, schnittfahig, schnittfahige, schnittfahigem,
    schnittfahigen, schnittfahiger, schnittfahiges, schnittfest, schnittfeste, schnittfestem, schnittfesten, schnittfester,
    schnittfestes, schon dick, schon dicke, schon dickem, schon dicken, schon dicker, schon dickes, schon dunn, schon dunne,
    schon dunnem, schon dunnen, schon dunner, schon dunnes, schon durchwachsen, schon durchwachsene, schon durchwachsenem, schon
    durchwachsenen, schon durchwachsener, schon durchwachsenes, schon fein, schon feine, schon feinem, schon feinen, schon
    feiner, schon feines, schon fest, schon feste, schon festem, schon festen, schon fester, schon festes, schon frisch, schon
    frische, schon frischem, schon frischen, schon frischer, schon frisches, schon grob, schon grobe, schon grobem, schon
    groben, schon grober, schon grobes, schon gross, schon grosse, schon grossem, schon grossen, schon grosser, schon grosses,
    schon grun, schon grune, schon grunem, schon grunen, schon gruner, schon grunes, schon heiss, schon heisse, schon heissem,
    schon heissen, schon heisser, schon heisses, schon kalt, schon kalte, schon kaltem, schon kalten, schon kalter, schon
    kaltes, schon mager, schon magere, schon magerem, schon mageren, schon magerer, schon mageres, schon marmoriert, schon
    marmorierte, schon marmoriertem, schon marmorierten, schon marmorierter, schon marmoriertes, schon reif, schon reife, schon
    reifem, schon reifen, schon reifer, schon reifes, schon rot, schon rote, schon rotem, schon roten, schon roter, schon rotes,
    schon saftig, schon saftige, schon saftigem, schon saftigen, schon saftiger, schon saftiges, schon scharf, schon scharfe,
    schon scharfem, schon scharfen, schon scharfer, schon scharfes, schon schrag, schon schrage, schon schragem, schon schragen,
    schon schrager, schon schrages, schon weich, schon weiche, schon weichem, schon weichen, schon weicher, schon weiches,
    schone, schonem, schonen, schoner, schones, schottisch, schottische, schottischem, schottischen, schottischer, schottisches,
    schraege, schraegee, schraegeem, schraegeen, schraegeer, schraegees, schrage, schragem, schragen, schrager, schrages,
    schrumpelig, schrumpelige, schrumpeligem, schrumpeligen, schrumpeliger, schrumpeliges, schwabisch, schwabische,
    schwabischem, schwabischen, schwabischer, schwabisches, schwach, schwach entolt, schwach entolter, schwach entoltes,
    schwache, schwachem, schwachen, schwacher, schwaches, schwarz, schwarze, schwarzem, schwarzen, schwarzer, schwarzes,
    schwarzwalder, schwedisch, schwedische, schwedischem, schwedischen, schwedischer, schwedisches, schweiz, schweizer,
    schweizerisch, schweizerische, schweizerischem, schweizerischen, schweizerischer, schweizerisches, sehnenfrei, sehnenfreie,
    sehnenfreiem, sehnenfreien, sehnenfreier, sehnenfreies, sehnenlos, sehnenlose, sehnenlosem, sehnenlosen, sehnenloser,
    sehnenloses, sehr fein, sehr fest, sehr frisch, sehr kalt, sehr klein, sehr reif, sehr reife, sehr salzig, sehr sauer, sehr
    scharf, sehr suss, sehr trocken, sehr weich, seidig, seidige, seidigem, seidigen, seidiger, seidiges, selbst angebaut,
    selbst angebaute, selbst angebautem, selbst angebauten, selbst angebauter, selbst angebautes, selbst geangelt, selbst
    geangelte, selbst geangeltem, selbst geangelten, selbst geangelter, selbst geangeltes, selbst gebacken, selbst gebackene,
    selbst gebackenen, selbst gebackener, selbst gebackenes, selbst geerntet, selbst geerntete, selbst geerntetem, selbst
    geernteten, selbst geernteter, selbst geerntetes, selbst gekocht, selbst gekochte, selbst gekochter, selbst gemacht, selbst
    gemachte, selbst gemachter, selbst gemachtes, selbst gepfluckt, selbst gepfluckte, selbst gepflucktem, selbst gepfluckten,
    selbst gepfluckter, selbst gepflucktes, selbst gesammelt, selbst gesammelte, selbst gesammeltem, selbst gesammelten, selbst
    gesammelter, selbst gesammeltes, selbst gezogen, selbst gezogene, selbst gezogenem, selbst gezogenen, selbst gezogener,
    selbst gezogenes, selbstangebaut, selbstangebaute, selbstangebautem, selbstangebauten, selbstangebauter, selbstangebautes,
    selbstgebacken, selbstgebackene, selbstgebackenem, selbstgebackenen, selbstgebackener, selbstgebackenes, selbstgeerntet,
    selbstgeerntete, selbstgeerntetem, selbstgeernteten, selbstgeernteter, selbstgeerntetes, selbstgekauft, selbstgekaufte,
    selbstgekauftem, selbstgekauften, selbstgekaufter, selbstgekauftes, selbstgekocht, selbstgekochte, selbstgekochtem,
    selbstgekochten, selbstgekochter, selbstgekochtes, selbstgemacht, selbstgemachte, selbstgemachtem, selbstgemachten,
    selbstgemachter, selbstgemachtes, selbstgepfluckt, selbstgepfluckte, selbstgepflucktem, selbstgepfluckten,
    selbstgepfluckter, selbstgepflucktes, selbstgesammelt, selbstgesammelte, selbstgesammeltem, selbstgesammelten,
    selbstgesammelter, selbstgesammeltes, selbstgezogen, selbstgezogene, selbstgezogenem, selbstgezogenen, selbstgezogener,
    selbstgezogenes, selbstgezuchtet, selbstgezuchtete, selbstgezuchtetem, selbstgezuchteten, selbstgezuchteter,
    selbstgezuchtetes, selbsthergestellt, selbsthergestellte, selbsthergestelltem, selbsthergestellten, selbsthergestellter,
    selbsthergestelltes, selma, separat, separate, separatem, separaten, separater, separates, serbisch, serbische, serbischem,
    serbischen, serbischer, serbisches, servierfertig, servierfertige, servierfertigem, servierfertigen, servierfertiger,
    servierfertiges, sichtbar, sichtbare, sichtbarem, sichtbaren, sichtbarer, sichtbares, siedend, siedend heiss, siedend
    heisse, siedend heissem, siedend heissen, siedend heisser, siedend heisses, siedende, siedendem, siedenden, siedender,
    siedendes, sieglinde, silber, silbern, silberne, silbernem, silbernen, silberner, silbernes, simmernd, simmernde,
    simmerndem, simmernden, simmernder, simmerndes, sirupartig, sirupartige, sirupartigem, sirupartigen, sirupartiger,
    sirupartiges, sizilianisch, sizilianische, sizilianischem, sizilianischen, sizilianischer, sizilianisches, sizilien,
    skandinavisch, skandinavische, skandinavischem, skandinavischen, skandinavischer, skandinavisches, slowakisch, slowakische,
    slowakischem, slowakischen, slowakischer, slowakisches, slowenisch, slowenische, slowenischem, slowenischen, slowenischer,
    slowenisches, so dunn wie moglich, so fein wie moglich, so frisch wie moglich, so heiss wie moglich, so kalt wie moglich, so
    klein wie moglich, so mager wie moglich, so reif wie moglich, so trocken wie moglich, sofort verzehrfertig, sofort
    verzehrfertige, sofort verzehrfertigem, sofort verzehrfertigen, sofort verzehrfertiger, sofort verzehrfertiges, sogenannt,
    sogenannte, sogenanntem, sogenannten, sogenannter, sogenanntes, sommerlich, sommerliche, sommerlichem, sommerlichen,
    sommerlicher, sommerliches, sommerwarm, sommerwarme, sommerwarmem, sommerwarmen, sommerwarmer, sommerwarmes, sonnengereift,
    sonnengereifte, sonnengereiftem, sonnengereiften, sonnengereifter, sonnengereiftes, sonstig, sonstige, sonstigem, sonstigen,
    sonstiger, sonstiges, sorte, sorte nach wahl, sorten, sortenrein, sortenreine, sortenreinem, sortenreinen, sortenreiner,
    sortenreines, sortiert, sortierte, sortiertem, sortierten, sortierter, sortiertes, spanien, spanisch, spanische, spanischem,
    spanischen, spanischer, spanisches, speckig, speckige, speckigen, speckiger, speziell, spezielle, speziellem, speziellen,
    spezieller, spezielles, spiralformig, spiralformige, spiralformigem, spiralformigen, spiralformiger, spiralformiges, spitz
    zulaufend, spitz zulaufende, spitz zulaufendem, spitz zulaufenden, spitz zulaufender, spitz zulaufendes, spreewalder,
    spritzfahig, spritzfahige, spritzfahigem, spritzfahigen, spritzfahiger, spritzfahiges, spritzig, spritzige, spritzigem,
    spritzigen, spritziger, spritziges, sprudelnd, sprudelnde, sprudelndem, sprudelnden, sprudelnder, sprudelndes,
    sprudelndkochend, sprudelndkochende, sprudelndkochendem, sprudelndkochenden, sprudelndkochender, sprudelndkochendes,
    stabchenformig, stabchenformige, stabchenformigem, stabchenformigen, stabchenformiger, stabchenformiges, standfest,
    standfeste, standfestem, standfesten, standfester, standfestes, stark, stark duftend, stark duftende, stark duftendem, stark
    duftenden, stark duftender, stark duftendes, stark entolt, stark entolte, stark entolter, stark entoltes, starkearm,
    starkearme, starkearmem, starkearmen, starkearmer, starkearmes, starkem, starken, starker, starkes, staubfein, staubfeine,
    staubfeinem, staubfeinen, staubfeiner, staubfeines, staubig, staubige, staubigem, staubigen, staubiger, staubiges,
    staubtrocken, staubtrockene, staubtrockenem, staubtrockenen, staubtrockener, staubtrockenes, stecknadeldick,
    stecknadeldicke, stecknadeldickem, stecknadeldicken, stecknadeldicker, stecknadeldickes, steingemahlen, steingemahlene,
    steingemahlenem, steingemahlenen, steingemahlener, steingemahlenes, steinlos, steinlose, steinlosem, steinlosen, steinloser,
    steinloses, steinvermahlen, steinvermahlene, steinvermahlenem, steinvermahlenen, steinvermahlener, steinvermahlenes,
    steirisch, steirische, steirischem, steirischen, steirischer, steirisches, stengellos, stengellose, stengellosem,
    stengellosen, stengelloser, stengelloses, sterilisiert, sterilisierte, sterilisiertem, sterilisierten, sterilisierter,
    sterilisiertes, sternformige, sternformigem, sternformigen, sternformiger, sternformiges, stichfest, stichfeste,
    stichfestem, stichfesten, stichfester, stichfestes, stiellos, stiellose, stiellosem, stiellosen, stielloser, stielloses,
    stielos, stielose, stielosem, stielosen, stieloser, stieloses, stiftformig, stiftformige, stiftformigem, stiftformigen,
    stiftformiger, stiftformiges, still, stille, stillem, stillen, stiller, stilles, strauchgereift, strauchgereifte,
    strauchgereiftem, strauchgereiften, strauchgereifter, strauchgereiftes, streichbar, streichbare, streichbarem, streichbaren,
    streichbarer, streichbares, streichfahig, streichfahige, streichfahigem, streichfahigen, streichfahiger, streichfahiges,
    streichfest, streichfeste, streichfestem, streichfesten, streichfester, streichfestes, streichholzdunn, streichholzdunne,
    streichholzdunnem, streichholzdunnen, streichholzdunner, streichholzdunnes, streichzart, streichzarte, streichzartem,
    streichzarten, streichzarter, streichzartes, streifenformig, streifenformige, streifenformigem, streifenformigen,
    streifenformiger, streifenformiges, streng riechend, streng riechende, streng riechendem, streng riechenden, streng
    riechender, streng riechendes, strohig, strohige, strohigem, strohigen, strohiger, strohiges, strong, strunklos, strunklose,
    strunklosem, strunklosen, strunkloser, strunkloses, stuckig, stuckige, stuckigem, stuckigen, stuckiger, stuckiges,
    sudafrika, sudafrikanisch, sudafrikanische, sudafrikanischem, sudafrikanischen, sudafrikanischer, sudafrikanisches,
    suddeutsch, suddeutsche, suddeutschem, suddeutschen, suddeutscher, suddeutsches, sudlandisch, sudlandische, sudlandischem,
    sudlandischen, sudlandischer, sudlandisches, sudtiroler, super, supere, superem, superen, superer, superes, superfein,
    superfeine, superfeinem, superfeinen, superfeiner, superfeines, superfrisch, superfrische, superfrischem, superfrischen,
    superfrischer, superfrisches, superreif, superreife, superreifem, superreifen, superreifer, superreifes, supersaftig,
    supersaftige, supersaftigem, supersaftigen, supersaftiger, supersaftiges, superzart, superzarte, superzartem, superzarten,
    superzarter, superzartes, suppenqualitat, surchoix, sushi qualitat, sushiqualitat, suss, suss im geschmack, susse, sussem,
    sussen, susser, susses, susslich, sussliche, susslichem, susslichen, susslicher, sussliches, sylter, syrisch, syrische,
    syrischem, syrischen, syrischer, syrisches, tadellos, tadellose, tadellosem, tadellosen, tadelloser, tadelloses, teilentolt,
    teilentolte, teilentoltem, teilentolten, teilentolter, teilentoltes, teilentrahmt, teilentrahmte, teilentrahmtem,
    teilentrahmten, teilentrahmter, teilentrahmtes, temperiert, temperierte, temperiertem, temperierten, temperierter,
    temperiertes, tessiner, teuflisch scharf, teuflisch scharfe, teuflisch scharfem, teuflisch scharfen, teuflisch scharfer,
    teuflisch scharfes, teure, teuren, teurer, teures, thailandisch, thailandische, thailandischem, thailandischen,
    thailandischer, thailandisches, thuringisch, thuringische, thuringischem, thuringischen, thuringischer, thuringisches, tief,
    tiefdunkel, tiefdunkle, tiefdunklem, tiefdunklen, tiefdunkler, tiefdunkles, tiefe, tiefem, tiefen, tiefer, tiefes, tiefrot,
    tiefrote, tiefrotem, tiefroten, tiefroter, tiefrotes, tierisch, tierische, tierischem, tierischen, tierischer, tierisches,
    tipo, tiroler, tirolerisch, tirolerische, tirolerischem, tirolerischen, tirolerischer, tirolerisches, tischfertig,
    tischfertige, tischfertigem, tischfertigen, tischfertiger, tischfertiges, toll, tolle, tollem, tollen, toller, tolles,
    topaz, topffertig, topffertige, topffertigem, topffertigen, topffertiger, topffertiges, toskanisch, toskanische,
    toskanischem, toskanischen, toskanischer, toskanisches, traditionell, traditionelle, traditionellem, traditionellen,
    traditioneller, traditionelles, transparent, transparente, transparentem, transparenten, transparenter, transparentes,
    trichterformig, trichterformige, trichterformigem, trichterformigen, trichterformiger, trichterformiges, triebstark,
    triebstarke, triebstarkem, triebstarken, triebstarker, triebstarkes, triefnass, triefnasse, triefnassem, triefnassen,
    triefnasser, triefnasses, trinkbar, trinkbare, trinkbarem, trinkbaren, trinkbarer, trinkbares, trinkfertig, trinkfertige,
    trinkfertigem, trinkfertigen, trinkfertiger, trinkfertiges, trocken aussehend, trocken aussehende, trocken aussehendem,
    trocken aussehenden, trocken aussehender, trocken aussehendes, trocken gelagert, trocken gelagerte, trocken gelagertem,
    trocken gelagerten, trocken gelagerter, trocken gelagertes, trockenbacken, trockenbackene, trockenbackenem, trockenbackenen,
    trockenbackener, trockenbackenes, trockengereift, trockengereifte, trockengereiftem, trockengereiften, trockengereifter,
    trockengereiftes, tropfnass, tropfnasse, tropfnassem, tropfnassen, tropfnasser, tropfnasses, tropisch, tropische,
    tropischem, tropischen, tropischer, tropisches, trub, trube, trubem, truben, truber, trubes, tschechisch, tschechische,
    tschechischem, tschechischen, tschechischer, tschechisches, tunesisch, tunesische, tunesischem, tunesischen, tunesischer,
    tunesisches, turkei, turkis, turkisch, turkische, turkischem, turkischen, turkischer, turkisches, typ, type, typisch,
    typische, typischem, typischen, typischer, typisches, uberfluessig, uberfluessige, uberfluessigem, uberfluessigen,
    uberfluessiger, uberfluessiges, uberflussig, uberflussige, uberflussigem, uberflussigen, uberflussiger, uberflussiges,
    uberhangend, uberhangende, uberhangendem, uberhangenden, uberhangender, uberhangendes, ubermassig, ubermassige,
    ubermassigem, ubermassigen, ubermassiger, ubermassiges, uberreif, uberreife, uberreifem, uberreifen, uberreifer, uberreifes,
    uberschussig, uberschussige, uberschussigem, uberschussigen, uberschussiger, uberschussiges, uberstehend, uberstehende,
    uberstehendem, uberstehenden, uberstehender, uberstehendes, uberwiegend, ublich, ubliche, ublichem, ublichen, ublicher,
    ubliches, ubrig, ubrig geblieben, ubrig gebliebene, ubrig gebliebenem, ubrig gebliebenen, ubrig gebliebener, ubrig
    gebliebenes, ubrige, ubrigem, ubrigen, ubriger, ubriges, ubriggeblieben, ubriggebliebene, ubriggebliebenem,
    ubriggebliebenen, ubriggebliebener, ubriggebliebenes, ueberschuessig, ueberschuessige, ueberschuessigem, ueberschuessigen,
    ueberschuessiger, ueberschuessiges, ukrainisch, ukrainische, ukrainischem, ukrainischen, ukrainischer, ukrainisches,
    ultrahocherhitzt, ultrahocherhitzte, ultrahocherhitztem, ultrahocherhitzten, ultrahocherhitzter, ultrahocherhitztes,
    ultrascharf, ultrascharfe, ultrascharfem, ultrascharfen, ultrascharfer, ultrascharfes, unaromatisiert, unaromatisierte,
    unaromatisiertem, unaromatisierten, unaromatisierter, unaromatisiertes, unbehandelt, unbehandelt und ungewachst,
    unbehandelte, unbehandeltem, unbehandelten, unbehandelter, unbehandeltes, unbelastet, unbelastete, unbelastetem,
    unbelasteten, unbelasteter, unbelastetes, unbeschadigt, unbeschadigte, unbeschadigtem, unbeschadigten, unbeschadigter,
    unbeschadigtes, unbespritzt, unbespritzte, unbespritztem, unbespritzten, unbespritzter, unbespritztes, undurchsichtige,
    undurchsichtigem, undurchsichtigen, undurchsichtiger, undurchsichtiges, unfermentiert, unfermentierte, unfermentiertem,
    unfermentierten, unfermentierter, unfermentiertes, unfiltriert, unfiltrierte, unfiltriertem, unfiltrierten, unfiltrierter,
    unfiltriertes, ungarisch, ungarische, ungarischem, ungarischen, ungarischer, ungarisches, ungebleicht, ungebleichte,
    ungebleichtem, ungebleichten, ungebleichter, ungebleichtes, ungebraucht, ungebrauchte, ungebrauchtem, ungebrauchten,
    ungebrauchter, ungebrauchtes, ungeeignet, ungeeignete, ungeeignetem, ungeeigneten, ungeeigneter, ungeeignetes, ungefarbt,
    ungefarbte, ungefarbtem, ungefarbten, ungefarbter, ungefarbtes, ungefiltert, ungefilterte, ungefiltertem, ungefilterten,
    ungefilterter, ungefiltertes, ungefullt, ungefullte, ungefulltem, ungefullten, ungefullter, ungefulltes, ungehartet,
    ungehartete, ungehartetem, ungeharteten, ungeharteter, ungehartetes, ungekuhlt, ungekuhlte, ungekuhltem, ungekuhlten,
    ungekuhlter, ungekuhltes, ungemahlen, ungemahlene, ungemahlenem, ungemahlenen, ungemahlener, ungemahlenes, ungeniessbar,
    ungeniessbare, ungeniessbarem, ungeniessbaren, ungeniessbarer, ungeniessbares, ungeoffnet, ungeoffnete, ungeoffnetem,
    ungeoffneten, ungeoffneter, ungeoffnetes, ungepokelt, ungepokelte, ungepokeltem, ungepokelten, ungepokelter, ungepokeltes,
    ungerade, ungeradem, ungeraden, ungerader, ungerades, ungerauchert, ungeraucherte, ungerauchertem, ungeraucherten,
    ungeraucherter, ungerauchertes, ungerostet, ungerostete, ungerostetem, ungerosteten, ungerosteter, ungerostetes, ungesalzen,
    ungesalzene, ungesalzenem, ungesalzenen, ungesalzener, ungesalzenes, ungeschalt, ungeschalte, ungeschaltem, ungeschalten,
    ungeschalter, ungeschaltes, ungeschrotet, ungeschrotete, ungeschrotetem, ungeschroteten, ungeschroteter, ungeschrotetes,
    ungeschwefelt, ungeschwefelte, ungeschwefeltem, ungeschwefelten, ungeschwefelter, ungeschwefeltes, ungespritzt,
    ungespritzte, ungespritztem, ungespritzten, ungespritztes, ungesusst, ungesusste, ungesusstem, ungesussten, ungesusster,
    ungesusstes, ungetrocknet, ungetrocknete, ungetrocknetem, ungetrockneten, ungetrockneter, ungetrocknetes, ungewachst,
    ungewachste, ungewachstem, ungewachsten, ungewachster, ungewachstes, ungewurzt, ungewurzte, ungewurztem, ungewurzten,
    ungewurzter, ungewurztes, ungezuckert, ungezuckerte, ungezuckertem, ungezuckerten, ungezuckerter, ungezuckertes, ungiftig,
    ungiftige, ungiftigem, ungiftigen, ungiftiger, ungiftiges, ungleichmassig, ungleichmassige, ungleichmassigem,
    ungleichmassigen, ungleichmassiger, ungleichmassiges, universal, universale, universalem, universalen, universaler,
    universales, unmariniert, unmarinierte, unmariniertem, unmarinierten, unmarinierter, unmariniertes, unmittelbar, unpaniert,
    unpanierte, unpaniertem, unpanierten, unpanierter, unpaniertes, unparfumiert, unparfumierte, unparfumiertem, unparfumierten,
    unparfumierter, unparfumiertes, unpasteurisiert, unpasteurisierte, unpasteurisiertem, unpasteurisierten, unpasteurisierter,
    unpasteurisiertes, unraffiniert, unraffinierte, unraffiniertem, unraffinierten, unraffinierter, unraffiniertes,
    unregelmassig, unregelmassige, unregelmassigem, unregelmassigen, unregelmassiger, unregelmassiges, unreif, unreife,
    unreifem, unreifen, unreifer, unreifes, unsortiert, unsortierte, unsortiertem, unsortierten, unsortierter, unsortiertes,
    untere, unterem, unteren, unterer, unteres, unterschiedlich, unterschiedlich scharf, unterschiedliche, unterschiedlichem,
    unterschiedlichen, unterschiedlicher, unterschiedliches, unverarbeitet, unverarbeitete, unverarbeitetem, unverarbeiteten,
    unverarbeiteter, unverarbeitetes, unverdunnt, unverdunnte, unverdunntem, unverdunnten, unverdunnter, unverdunntes,
    unvermeidlich, unvermeidliche, unvermeidlichem, unvermeidlichen, unvermeidlicher, unvermeidliches, unverpackt, unverpackte,
    unverpacktem, unverpackten, unverpacktes, unversehrt, unversehrte, unversehrtem, unversehrten, unversehrter, unversehrtes,
    unzerkleinert, unzerkleinerte, unzerkleinertem, unzerkleinerten, unzerkleinerter, unzerkleinertes, urchig, urchige,
    ursprunglich, ursprungliche, ursprunglichem, ursprunglichen, ursprunglicher, ursprungliches, usa, vakuumiert, vakuumierte,
    vakuumiertem, vakuumierten, vakuumierter, vakuumiertes, vakuumverpackt, vakuumverpackte, vakuumverpacktem, vakuumverpackten,
    vakuumverpackter, vakuumverpacktes, venezianisch, venezianische, venezianischem, venezianischen, venezianischer,
    venezianisches, vera, verbleibend, verbleibende, verbleibendem, verbleibenden, verbleibender, verbleibendes, verbliebene,
    verbliebenee, verbliebeneem, verbliebeneen, verbliebeneer, verbliebenees, verbrauchsfertig, verbrauchsfertige,
    verbrauchsfertigem, verbrauchsfertigen, verbrauchsfertiger, verbrauchsfertiges, verdunnt, verdunnte, verdunntem, verdunnten,
    verdunnter, verdunntes, verfugbar, verfugbare, verfugbarem, verfugbaren, verfugbarer, verfugbares, vergine, vergoren,
    vergorene, vergorenem, vergorenen, vergorener, vergorenes, verletzt, verletzte, verletztem, verletzten, verletzter,
    verletztes, vernunftig, vernunftige, vernunftigem, vernunftigen, vernunftiger, vernunftiges, verpackt, verpackte,
    verpacktem, verpackten, verpackter, verpacktes, versalzen, versalzene, versalzenem, versalzenen, versalzener, versalzenes,
    verschieden, verschiedene, verschiedene sorten, verschiedenem, verschiedenen, verschiedener, verschiedener sorten,
    verschiedenes, verschiedenfarben, verschiedenfarbene, verschiedenfarbenem, verschiedenfarbenen, verschiedenfarbener,
    verschiedenfarbenes, verschiedenfarbig, verschiedenfarbige, verschiedenfarbigem, verschiedenfarbigen, verschiedenfarbiger,
    verschiedenfarbiges, verschmutzt, verschmutzte, verschmutztem, verschmutzten, verschmutzter, verschmutztes, verschrumpelt,
    verschrumpelte, verschrumpeltem, verschrumpelten, verschrumpelter, verschrumpeltes, verzehrfertig, verzehrfertige,
    verzehrfertigem, verzehrfertigen, verzehrfertiger, verzehrfertiges, viereckig, viereckige, viereckigem, viereckigen,
    viereckiger, viereckiges, vierfach, vierfache, vierfachem, vierfachen, vierfacher, vierfaches, viertelfettstufe,
    vietnamesisch, vietnamesische, vietnamesischem, vietnamesischen, vietnamesischer, vietnamesisches, violett, violette,
    violettem, violetten, violetter, violettes, virgin, vollausgereift, vollausgereifte, vollausgereiftem, vollausgereiften,
    vollausgereifter, vollausgereiftes, vollentrahmt, vollentrahmte, vollentrahmtem, vollentrahmten, vollentrahmter,
    vollentrahmtes, vollfett, vollfette, vollfettem, vollfetten, vollfetter, vollfettes, vollfettig, vollfettige, vollfettigem,
    vollfettigen, vollfettiger, vollfettiges, vollfettstufe, vollkornig, vollkornige, vollkornigem, vollkornigen, vollkorniger,
    vollkorniges, vollmundig, vollmundige, vollmundigem, vollmundigen, vollmundiger, vollmundiges, vollreif, vollreife,
    vollreifem, vollreifen, vollreifes, vom bauern, vom bauernhof, vom biobauern, vom bodensee, vom kaiserstuhl, vom letzten
    jahr, vom vorjahr, von der reichenau, von glucklichen huhnern, von guter qualitat, vorarlberger, vorbereitet, vorbereitete,
    vorbereitetem, vorbereiteten, vorbereiteter, vorbereitetes, vorder, vordere, vorderem, vorderen, vorderer, vorderes,
    vorgeruhrt, vorgeruhrte, vorgeruhrtem, vorgeruhrten, vorgeruhrter, vorgeruhrtes, vorhanden, vorhandene, vorhandenem,
    vorhandenen, vorhandener, vorhandenes, vorjahrig, vorverpackt, vorverpackte, vorverpacktem, vorverpackten, vorverpackter,
    vorverpacktes, vorw festkochend, vorwiegend, vorwiegend festkochend, vorwiegend festkochende, vorwiegend festkochenden,
    vorwiegend festkochender, vorwiegendfestkochend, vorwiegendfestkochende, vorwiegendfestkochendem, vorwiegendfestkochenden,
    vorwiegendfestkochender, vorwiegendfestkochendes, waadtlander, wachauer, walisisch, walisische, walisischem, walisischen,
    walisischer, walisisches, walliser, warm, warme, warmem, warmen, warmer, warmes, wassrig, wassrige, wassrigem, wassrigen,
    wassriger, wassriges, weich, weiche, weichem, weichen, weicher, weichere, weiches, weide, weidehaltung, weiss, weiss bis
    hellgrun, weisscremig, weisscremige, weisscremigem, weisscremigen, weisscremiger, weisscremiges, weisse, weissem, weissen,
    weisser, weisses, weissfleischig, weissfleischige, weissfleischigem, weissfleischigen, weissfleischiger, weissfleischiges,
    weisslich, weissliche, weisslichem, weisslichen, weisslicher, weissliches, weissschalig, weissschalige, weissschaligem,
    weissschaligen, weissschaliger, weissschaliges, weissschaumig, weissschaumige, weissschaumigem, weissschaumigen,
    weissschaumiger, weissschaumiges, weiter, weithalsig, weithalsige, weithalsigem, weithalsigen, weithalsiger, weithalsiges,
    welk, welke, welkem, welken, welker, welkes, well aged, westfalisch, westfalische, westfalischem, westfalischen,
    westfalischer, westfalisches, wild, wild gefangen, wild gemischt, wild gemischte, wild gemischtem, wild gemischten, wild
    gemischter, wild gemischtes, wild gesammelt, wild gesammelte, wild gesammeltem, wild gesammelten, wild gesammelter, wild
    gesammeltes, wild wachsend, wilde, wildem, wilden, wilder, wildes, wildfang, wildgesammelt, wildgesammelte, wildgesammeltem,
    wildgesammelten, wildgesammelter, wildgesammeltes, wildwachsend, wildwachsende, wildwachsendem, wildwachsenden,
    wildwachsender, wildwachsendes, williams, winterlich, winterliche, winterlichem, winterlichen, winterlicher, winterliches,
    wohlschmeckend, wohlschmeckende, wohlschmeckendem, wohlschmeckenden, wohlschmeckender, wohlschmeckendes, wohltemperiert,
    wohltemperierte, wohltemperiertem, wohltemperierten, wohltemperierter, wohltemperiertes, wurfelformig, wurfelformige,
    wurfelformigem, wurfelformigen, wurfelformiger, wurfelformiges, wurzellos, wurzellose, wurzellosem, wurzellosen,
    wurzelloser, wurzelloses, wurzig, wurzig im geschmack, wurzige, wurzigem, wurzigen, wurziger, wurziges, x beliebig, x
    beliebige, x beliebigem, x beliebigen, x beliebiger, x beliebiges, zah, zahe, zahem, zahen, zaher, zahere, zaherem, zaheren,
    zaherer, zaheres, zahes, zahflussig, zahflussige, zahflussigem, zahflussigen, zahflussiger, zahflussiges, zart, zartbitter,
    zartbittere, zartbitterem, zartbitteren, zartbitterer, zartbitteres, zarte, zartem, zarten, zarter, zartes, zartfleischig,
    zartfleischige, zartfleischigem, zartfleischigen, zartfleischiger, zartfleischiges, zartgrun, zartgrune, zartgrunem,
    zartgrunen, zartgruner, zartgrunes, zero, zertifiziert, zertifizierte, zertifiziertem, zertifizierten, zertifizierter,
    zertifiziertes, zimmertemperatur, zimmertemperiert, zimmertemperierte, zimmertemperiertem, zimmertemperierten,
    zimmertemperierter, zimmertemperiertes, zimmerwarm, zimmerwarme, zimmerwarmem, zimmerwarmen, zimmerwarmer, zimmerwarmes,
    zimtfarben, zimtfarbene, zimtfarbenem, zimtfarbenen, zimtfarbener, zimtfarbenes, zu bitter, zu dick, zu dickflussig, zu
    dunkel, zu dunn, zu fest, zu feucht, zu flussig, zu hart, zu heiss, zu hell, zu kalt, zu klebrig, zu mild, zu nass, zu
    salzig, zu sauer, zu scharf, zu suss, zu trocken, zu wassrig, zu weich, zu zah, zuckerarm, zuckerarme, zuckerarmem,
    zuckerarmen, zuckerarmer, zuckerarmes, zuckerreduziert, zuckerreduzierte, zuckerreduziertem, zuckerreduzierten,
    zuckerreduzierter, zuckerreduziertes, zugehorig, zugehorige, zugehorigem, zugehorigen, zugehoriger, zugehoriges, zum
    rohessen geeignet, zum rohverzehr, zum rohverzehr geeignet, zum verzehr geeignet, zurcher, zusatzliche, zusatzlichem,
    zusatzlichen, zusatzlicher, zusatzliches, zweifach, zweifache, zweifachem, zweifachen, zweifacher, zweifaches, zweifarbig,
    zweifarbige, zweifarbigem, zweifarbigen, zweifarbiger, zweifarbiges, zypriotisch, zypriotische, zypriotischem,
    zypriotischen, zypriotischer, zypriotisches
  `,
  preparation: `
    1 cm tief eingeschnitten, 30 minuten wasser ziehen lassen, abbrausen, abbursten, abdampfen lassen, abdrehen, aber nicht
    durchgeschnitten, abgebrannt, abgebrannte, abgebranntem, abgebrannten, abgebrannter, abgebranntes, abgebraust, abgebrauste,
    abgebraustem, abgebrausten, abgebrauster, abgebraustes, abgebrochen, abgebrochene, abgebrochenem, abgebrochenen,
    abgebrochener, abgebrochenes, abgebuerstet, abgebuerstete, abgebuerstetem, abgebuersteten, abgebuersteter, abgebuerstetes,
    abgeburstet, abgeburstete, abgeburstetem, abgebursteten, abgebursteter, abgeburstetes, abgedampft, abgedampfte,
    abgedampftem, abgedampften, abgedampfter, abgedampftes, abgedeckt, abgedeckte, abgedecktem, abgedeckten, abgedeckter,
    abgedecktes, abgedreht, abgedrehte, abgedrehtem, abgedrehten, abgedrehter, abgedrehtes, abgeflammt, abgeflammte,
    abgeflammtem, abgeflammten, abgeflammter, abgeflammtes, abgegossen, abgegossene, abgegossenem, abgegossenen, abgegossener,
    abgegossenes, abgehackt, abgehackte, abgehacktem, abgehackten, abgehackter, abgehacktes, abgehangen lassen, abgehangt,
    abgehangte, abgehangtem, abgehangten, abgehangter, abgehangtes, abgehautet, abgehautete, abgehautetem, abgehauteten,
    abgehauteter, abgehautetes, abgehoben, abgehobene, abgehobenem, abgehobenen, abgehobener, abgehobenes, abgekappt,
    abgekappte, abgekapptem, abgekappten, abgekappter, abgekapptes, abgeklopft, abgeklopfte, abgeklopftem, abgeklopften,
    abgeklopfter, abgeklopftes, abgeknipst, abgeknipste, abgeknipstem, abgeknipsten, abgeknipster, abgeknipstes, abgekratzt,
    abgekratzte, abgekratztem, abgekratzten, abgekratzter, abgekratztes, abgekuhlt, abgekuhlte, abgekuhltem, abgekuhlten,
    abgekuhlter, abgekuhltes, abgelagert und getrocknet, abgelegen, abgelegene, abgelegenem, abgelegenen, abgelegener,
    abgelegenes, abgelost, abgeloste, abgelostem, abgelosten, abgeloster, abgelostes, abgemessen, abgemessene, abgemessenem,
    abgemessenen, abgemessener, abgemessenes, abgenommen, abgenommen und beiseitegestellt, abgenommene, abgenommenem,
    abgenommenen, abgenommener, abgenommenes, abgerebelt, abgerebelte, abgerebeltem, abgerebelten, abgerebelter, abgerebeltes,
    abgeribbelt, abgeribbelte, abgeribbeltem, abgeribbelten, abgeribbelter, abgeribbeltes, abgerieben, abgeriebene,
    abgeriebenem, abgeriebenen, abgeriebener, abgeriebenes, abgerubbelt, abgerubbelte, abgerubbeltem, abgerubbelten,
    abgerubbelter, abgerubbeltes, abgerupft, abgerupfte, abgerupftem, abgerupften, abgerupfter, abgerupftes, abgesagt,
    abgesagte, abgesagtem, abgesagten, abgesagter, abgesagtes, abgesaugt, abgesaugte, abgesaugtem, abgesaugten, abgesaugter,
    abgesaugtes, abgeschabt, abgeschabte, abgeschabtem, abgeschabten, abgeschabter, abgeschabtes, abgeschalt, abgeschalte,
    abgeschaltem, abgeschalten, abgeschalter, abgeschaltes, abgeschaumt, abgeschaumte, abgeschaumtem, abgeschaumten,
    abgeschaumter, abgeschaumtes, abgeschlagen, abgeschlagene, abgeschlagenem, abgeschlagenen, abgeschlagener, abgeschlagenes,
    abgeschnitten, abgeschnittene, abgeschnittenem, abgeschnittenen, abgeschnittener, abgeschnittenes, abgeschopft,
    abgeschopfte, abgeschopftem, abgeschopften, abgeschopfter, abgeschopftes, abgeschreckt, abgeschreckte, abgeschrecktem,
    abgeschreckten, abgeschreckter, abgeschrecktes, abgeschrubbt, abgeschrubbte, abgeschrubbtem, abgeschrubbten, abgeschrubbter,
    abgeschrubbtes, abgeschuttelt, abgeschuttelte, abgeschutteltem, abgeschuttelten, abgeschuttelter, abgeschutteltes,
    abgeschuttet, abgeschuttete, abgeschuttetem, abgeschutteten, abgeschutteter, abgeschuttetes, abgeseiht, abgeseihte,
    abgeseihtem, abgeseihten, abgeseihter, abgeseihtes, abgesengt, abgesengte, abgesengtem, abgesengten, abgesengter,
    abgesengtes, abgesiebt, abgesiebte, abgesiebtem, abgesiebten, abgesiebter, abgesiebtes, abgespult, abgespulte, abgespultem,
    abgespulten, abgespulter, abgespultes, abgestochen, abgestochene, abgestochenem, abgestochenen, abgestochener,
    abgestochenes, abgestreift, abgestreifte, abgestreiftem, abgestreiften, abgestreifter, abgestreiftes, abgestreut,
    abgestreute, abgestreutem, abgestreuten, abgestreuter, abgestreutes, abgeteilt, abgeteilte, abgeteiltem, abgeteilten,
    abgeteilter, abgeteiltes, abgetrennt, abgetrennte, abgetrenntem, abgetrennten, abgetrennter, abgetrenntes, abgetrocknet,
    abgetrocknete, abgetrocknetem, abgetrockneten, abgetrockneter, abgetrocknetes, abgetropft, abgetropfte, abgetropftem,
    abgetropften, abgetropfter, abgetropftes, abgetupft, abgetupfte, abgetupftem, abgetupften, abgetupfter, abgetupftes,
    abgewaschen, abgewaschene, abgewaschenem, abgewaschenen, abgewaschener, abgewaschenes, abgewischt, abgewischte,
    abgewischtem, abgewischten, abgewischter, abgewischtes, abgewogen, abgewogene, abgewogenem, abgewogenen, abgewogener,
    abgewogenes, abgezahlt, abgezahlte, abgezahltem, abgezahlten, abgezahlter, abgezahltes, abgezogen, abgezogene, abgezogenem,
    abgezogenen, abgezogener, abgezogenes, abgezupft, abgezupfte, abgezupftem, abgezupften, abgezupfter, abgezupftes,
    abgezweigt, abgezweigte, abgezweigtem, abgezweigten, abgezweigter, abgezweigtes, abgezwickt, abgezwickte, abgezwicktem,
    abgezwickten, abgezwickter, abgezwicktes, abgiessen, abhacken, abheben, abklopfen, abknipsen, abkratzen, abkuhlen, abkuhlen
    gelassen, abkuhlen gelassene, abkuhlen gelassenem, abkuhlen gelassenen, abkuhlen gelassener, abkuhlen gelassenes, abkuhlen
    lassen, ablosen, abmessen, abnehmen, abrebeln, abreiben, abrubbeln, abschaben, abschalen, abschaumen, abschneiden,
    abschopfen, abschrecken, abschutteln, abschutten, abseihen, absengen, absieben, abspulen, abstechen, abstreifen, abteilen,
    abtrennen, abtrocknen, abtropfen, abtropfen gelassen, abtropfen gelassene, abtropfen gelassenem, abtropfen gelassenen,
    abtropfen gelassener, abtropfen gelassenes, abtropfen lassen, abtupfen, abwaschen, abwiegen, abwischen, abzahlen, abziehen,
    abzupfen, abzweigen, abzwicken, am gelenk durchtrennt, am knochen, am rand eingerissen, am rand eingeschnitten, am rand
    mehrmals eingerissen, am rand mehrmals eingeschnitten, am rucken aufgeschnitten, am rucken eingeschnitten, am rucken entlang
    aufgeschnitten, am stuck, an den randern eingerissen, an den randern eingeschnitten, an den seiten eingeschnitten, an der
    bircherraffel gerieben, an der fettseite eingeschnitten, an der hautseite eingeritzt, an der hautseite eingeschnitten, an
    der innenseite eingeschnitten, an der raffel gerieben, an der rostiraffel gerieben, an der spitze eingeschnitten, anbrechen,
    andampfen, anderweitig verwenden, anderweitig verwendet, anderweitig verwerten, anderweitig verwertet, andrucken,
    angebraten, angebratene, angebratenem, angebratenen, angebratener, angebratenes, angebraunt, angebraunte, angebrauntem,
    angebraunten, angebraunter, angebrauntes, angebrochen, angebrochene, angebrochenem, angebrochenen, angebrochener,
    angebrochenes, angedruckt, angedruckte, angedrucktem, angedruckten, angedruckter, angedrucktes, angedunstet, angedunstete,
    angedunstetem, angedunsteten, angedunsteter, angedunstetes, angefeuchtet, angefeuchtete, angefeuchtetem, angefeuchteten,
    angefeuchteter, angefeuchtetes, angekeimt, angekeimtem, angekeimten, angekeimter, angekeimtes, angeklopft, angeklopfte,
    angeklopftem, angeklopften, angeklopfter, angeklopftes, angequetscht, angequetschte, angequetschtem, angequetschten,
    angequetschter, angequetschtes, angeritzt, angeritzte, angeritztem, angeritzten, angeritzter, angeritztes, angerostet,
    angerostete, angerostetem, angerosteten, angerosteter, angerostetes, angeruhrt, angeruhrte, angeruhrtem, angeruhrten,
    angeruhrter, angeruhrtes, angeschnitten, angeschnittene, angeschnittenem, angeschnittenen, angeschnittener, angeschnittenes,
    angeschwitzt, angeschwitzte, angeschwitztem, angeschwitzten, angeschwitzter, angeschwitztes, angestochen, angestochene,
    angestochenem, angestochenen, angestochener, angestochenes, angestossen, angestossene, angestossenem, angestossenen,
    angestossener, angestossenes, angetaut, angetaute, angetautem, angetauten, angetauter, angetautes, angetoastet,
    angetoastete, angetoastetem, angetoasteten, angetoasteter, angetoastetes, angewarmt, angewarmte, angewarmtem, angewarmten,
    angewarmter, angewarmtes, anquetschen, anritzen, anruhren, anschliessend, anschneiden, anstechen, antauen, antauen lassen,
    anwarmen, auf dem gemusehobel gehobelt, auf dem grill gerostet, auf dem gurkenhobel gehobelt, auf dem hobel gehobelt, auf
    der feinen reibe gerieben, auf der feinen seite gerieben, auf der groben reibe geraspelt, auf der groben seite gerieben, auf
    der hautseite eingeritzt, auf der hautseite eingeschnitten, auf der kuchenreibe geraspelt, auf der kuchenreibe gerieben, auf
    der mandoline gehobelt, auf der rohkostreibe geraspelt, auf der rostiraffel gerieben, auf der schnittflache, auf der
    vierkantreibe geraspelt, auf der vierkantreibe gerieben, auf die halfte eingekocht, auf die halfte reduziert, auf die seite
    gelegt, auf ein sieb gegossen, auf einem gitter abgetropft, auf einem sieb abgetropft, auf einem tuch abgetropft, auf einem
    tuch getrocknet, auf einer feinen reibe gerieben, auf einer groben reibe gerieben, auf einer reibe geraspelt, auf einer
    reibe gerieben, auf julienneart, auf korpertemperatur erwarmt, auf kuchenkrepp abgetropft, auf kuchenkrepp abgetropfte, auf
    kuchenkrepp abgetropftem, auf kuchenkrepp abgetropften, auf kuchenkrepp abgetropfter, auf kuchenkrepp abgetropftes, auf
    kuchenkrepp entfettet, auf kuchenkrepp entfettete, auf kuchenkrepp entfettetem, auf kuchenkrepp entfetteten, auf kuchenkrepp
    entfetteter, auf kuchenkrepp entfettetes, auf kuchenkrepp entwassert, auf kuchenkrepp entwasserte, auf kuchenkrepp
    entwassertem, auf kuchenkrepp entwasserten, auf kuchenkrepp entwasserter, auf kuchenkrepp entwassertes, auf kuchenkrepp
    getrocknet, auf kuchenkrepp getrocknete, auf kuchenkrepp getrocknetem, auf kuchenkrepp getrockneten, auf kuchenkrepp
    getrockneter, auf kuchenkrepp getrocknetes, auf kuchenpapier abgetropft, auf kuchenpapier abgetropfte, auf kuchenpapier
    abgetropftem, auf kuchenpapier abgetropften, auf kuchenpapier abgetropfter, auf kuchenpapier abgetropftes, auf kuchenpapier
    entfettet, auf kuchenpapier entfettete, auf kuchenpapier entfettetem, auf kuchenpapier entfetteten, auf kuchenpapier
    entfetteter, auf kuchenpapier entfettetes, auf kuchenpapier entwassert, auf kuchenpapier entwasserte, auf kuchenpapier
    entwassertem, auf kuchenpapier entwasserten, auf kuchenpapier entwasserter, auf kuchenpapier entwassertes, auf kuchenpapier
    getrocknet, auf kuchenpapier getrocknete, auf kuchenpapier getrocknetem, auf kuchenpapier getrockneten, auf kuchenpapier
    getrockneter, auf kuchenpapier getrocknetes, auf raumtemperatur abgekuhlt, auf raumtemperatur erwarmt, auf raumtemperatur
    gebracht, auf temperatur gebracht, auf zimmertemperatur abgekuhlt, auf zimmertemperatur erwarmt, auf zimmertemperatur
    gebracht, aufbewahren, aufbewahrt, aufbewahrte, aufbewahrtem, aufbewahrten, aufbewahrter, aufbewahrtes, aufblattern,
    aufbrechen, auffachern, auffangen, aufgebacken, aufgebackene, aufgebackenem, aufgebackenen, aufgebackener, aufgebackenes,
    aufgeblattert, aufgeblatterte, aufgeblattertem, aufgeblatterten, aufgeblatterter, aufgeblattertes, aufgebrochen,
    aufgebrochene, aufgebrochenem, aufgebrochenen, aufgebrochener, aufgebrochenes, aufgebruht, aufgebruhte, aufgebruhtem,
    aufgebruhten, aufgebruhter, aufgebruhtes, aufgedreht, aufgedrehte, aufgedrehtem, aufgedrehten, aufgedrehter, aufgedrehtes,
    aufgedruckt, aufgedruckte, aufgedrucktem, aufgedruckten, aufgedruckter, aufgedrucktes, aufgefachert, aufgefacherte,
    aufgefachertem, aufgefacherten, aufgefacherter, aufgefachertes, aufgefaltet, aufgefaltete, aufgefaltetem, aufgefalteten,
    aufgefalteter, aufgefaltetes, aufgefangen, aufgefangene, aufgefangenem, aufgefangenen, aufgefangener, aufgefangenes,
    aufgefrischt, aufgefrischte, aufgefrischtem, aufgefrischten, aufgefrischter, aufgefrischtes, aufgefuttert, aufgefutterte,
    aufgefuttertem, aufgefutterten, aufgefutterter, aufgefuttertes, aufgehen lassen, aufgehoben, aufgehoben fur spater,
    aufgehobene, aufgehobenem, aufgehobenen, aufgehobener, aufgehobenes, aufgeklappt, aufgeklappte, aufgeklapptem,
    aufgeklappten, aufgeklappter, aufgeklapptes, aufgeknackt, aufgeknackte, aufgeknacktem, aufgeknackten, aufgeknackter,
    aufgeknacktes, aufgekocht, aufgekochte, aufgekochtem, aufgekochten, aufgekochter, aufgekochtes, aufgekratzt, aufgekratzte,
    aufgekratztem, aufgekratzten, aufgekratzter, aufgekratztes, aufgelockert, aufgelockerte, aufgelockertem, aufgelockerten,
    aufgelockerter, aufgelockertes, aufgelost, aufgeloste, aufgelostem, aufgelosten, aufgeloster, aufgelostes, aufgeplatzt,
    aufgeplatzte, aufgeplatztem, aufgeplatzten, aufgeplatzter, aufgeplatztes, aufgequollen, aufgequollene, aufgequollenem,
    aufgequollenen, aufgequollener, aufgequollenes, aufgeraut, aufgeraute, aufgerautem, aufgerauten, aufgerauter, aufgerautes,
    aufgerissen, aufgerissene, aufgerissenem, aufgerissenen, aufgerissener, aufgerissenes, aufgeritzt, aufgeritzte,
    aufgeritztem, aufgeritzten, aufgeritzter, aufgeritztes, aufgerollt, aufgerollt und geschnitten, aufgerollte, aufgerolltem,
    aufgerollten, aufgerollter, aufgerolltes, aufgeruhrt, aufgeruhrte, aufgeruhrtem, aufgeruhrten, aufgeruhrter, aufgeruhrtes,
    aufgeschaumt, aufgeschaumte, aufgeschaumtem, aufgeschaumten, aufgeschaumter, aufgeschaumtes, aufgeschlagen, aufgeschlagene,
    aufgeschlagenem, aufgeschlagenen, aufgeschlagener, aufgeschlagenes, aufgeschlitzt, aufgeschlitzte, aufgeschlitztem,
    aufgeschlitzten, aufgeschlitzter, aufgeschlitztes, aufgeschnitten, aufgeschnittene, aufgeschnittenem, aufgeschnittenen,
    aufgeschnittener, aufgeschnittenes, aufgeschraubt, aufgeschraubte, aufgeschraubtem, aufgeschraubten, aufgeschraubter,
    aufgeschraubtes, aufgeschuttelt, aufgeschuttelte, aufgeschutteltem, aufgeschuttelten, aufgeschuttelter, aufgeschutteltes,
    aufgesetzt, aufgesetzte, aufgesetztem, aufgesetzten, aufgesetzter, aufgesetztes, aufgespart, aufgesparte, aufgespartem,
    aufgesparten, aufgesparter, aufgespartes, aufgespiesst, aufgespiesste, aufgespiesstem, aufgespiessten, aufgespiesster,
    aufgespiesstes, aufgespritzt, aufgespritzte, aufgespritztem, aufgespritzten, aufgespritzter, aufgespritztes, aufgesprungen,
    aufgesprungene, aufgesprungenem, aufgesprungenen, aufgesprungener, aufgesprungenes, aufgestochen, aufgestochene,
    aufgestochenem, aufgestochenen, aufgestochener, aufgestochenes, aufgestrichen, aufgestrichene, aufgestrichenem,
    aufgestrichenen, aufgestrichener, aufgestrichenes, aufgetaut, aufgetaut und ausgedruckt, aufgetaute, aufgetautem,
    aufgetauten, aufgetauter, aufgetautes, aufgeteilt, aufgeteilte, aufgeteiltem, aufgeteilten, aufgeteilter, aufgeteiltes,
    aufgeturmt, aufgeturmte, aufgeturmtem, aufgeturmten, aufgeturmter, aufgeturmtes, aufgewarmt, aufgewarmte, aufgewarmtem,
    aufgewarmten, aufgewarmter, aufgewarmtes, aufgezogen, aufgezogene, aufgezogenem, aufgezogenen, aufgezogener, aufgezogenes,
    aufheben, aufklappen, aufknacken, aufkochen, auflockern, auflosen, aufquellen, aufreissen, aufritzen, aufrollen, aufruhren,
    aufschaumen, aufschlagen, aufschlitzen, aufschneiden, aufschutteln, aufsparen, aufstechen, auftauen, auftauen gelassen,
    auftauen gelassene, auftauen gelassenem, auftauen gelassenen, auftauen gelassener, auftauen gelassenes, auftauen lassen,
    aufteilen, aus den hulsen gelost, aus den schalen gelost, aus den schoten gelost, aus der haut gedruckt, aus der hulle
    gedruckt, aus der pelle gedruckt, aus der schale gehoben, aus der schale geloffelt, aus der schale gelost, aus der schote
    gelost, ausbeinen, ausbrechen, ausbreiten, ausdampfen, ausdampfen lassen, ausdampft, ausdrucken, auseinander,
    auseinandergebrochen, auseinandergerissen, auseinandergezogen, auseinandergezupft, ausgebeint, ausgebeinte, ausgebeintem,
    ausgebeinten, ausgebeinter, ausgebeintes, ausgebohrt, ausgebohrte, ausgebohrtem, ausgebohrten, ausgebohrter, ausgebohrtes,
    ausgebreitet, ausgebreitete, ausgebreitetem, ausgebreiteten, ausgebreiteter, ausgebreitetes, ausgebrochen, ausgebrochene,
    ausgebrochenem, ausgebrochenen, ausgebrochener, ausgebrochenes, ausgedampft lassen, ausgedruckt, ausgedruckt und
    beiseitegestellt, ausgedruckte, ausgedrucktem, ausgedruckten, ausgedruckter, ausgedrucktes, ausgedrueckt, ausgedrueckte,
    ausgedruecktem, ausgedrueckten, ausgedrueckter, ausgedruecktes, ausgegossen, ausgegossene, ausgegossenem, ausgegossenen,
    ausgegossener, ausgegossenes, ausgehoehlt, ausgehoehlte, ausgehoehltem, ausgehoehlten, ausgehoehlter, ausgehoehltes,
    ausgehohlt, ausgehohlte, ausgehohltem, ausgehohlten, ausgehohlter, ausgehohltes, ausgekeimt, ausgekeimte, ausgekeimtem,
    ausgekeimten, ausgekeimter, ausgekeimtes, ausgeklaubt, ausgeklaubte, ausgeklaubtem, ausgeklaubten, ausgeklaubter,
    ausgeklaubtes, ausgeklopft, ausgeklopfte, ausgeklopftem, ausgeklopften, ausgeklopfter, ausgeklopftes, ausgekocht,
    ausgekochte, ausgekochtem, ausgekochten, ausgekochter, ausgekochtes, ausgekratzt, ausgekratzte, ausgekratztem,
    ausgekratzten, ausgekratzter, ausgekratztes, ausgekuhlt, ausgekuhlte, ausgekuhltem, ausgekuhlten, ausgekuhlter,
    ausgekuhltes, ausgelassen und abgekuhlt, ausgelassene, ausgelassenem, ausgelassenen, ausgelassener, ausgelassenes,
    ausgelaugt, ausgelaugte, ausgelaugtem, ausgelaugten, ausgelaugter, ausgelaugtes, ausgelegt, ausgelegte, ausgelegtem,
    ausgelegten, ausgelegter, ausgelegtes, ausgelesen, ausgelesene, ausgelesenem, ausgelesenen, ausgelesener, ausgelesenes,
    ausgeloest, ausgeloeste, ausgeloestem, ausgeloesten, ausgeloester, ausgeloestes, ausgeloffelt, ausgeloffelte,
    ausgeloffeltem, ausgeloffelten, ausgeloffelter, ausgeloffeltes, ausgelost, ausgeloste, ausgelostem, ausgelosten,
    ausgeloster, ausgelostes, ausgenommen, ausgenommene, ausgenommenem, ausgenommenen, ausgenommener, ausgenommenes, ausgepalt,
    ausgepalte, ausgepaltem, ausgepalten, ausgepalter, ausgepaltes, ausgepresst, ausgepresste, ausgepresstem, ausgepressten,
    ausgepresster, ausgepresstes, ausgepult, ausgepulte, ausgepultem, ausgepulten, ausgepulter, ausgepultes, ausgeputzt,
    ausgeputzte, ausgeputztem, ausgeputzten, ausgeputzter, ausgeputztes, ausgequollen, ausgequollene, ausgequollenem,
    ausgequollenen, ausgequollener, ausgequollenes, ausgerollt, ausgerollte, ausgerolltem, ausgerollten, ausgerollter,
    ausgerolltes, ausgerungen, ausgerungene, ausgerungenem, ausgerungenen, ausgerungener, ausgerungenes, ausgeschabt,
    ausgeschabte, ausgeschabtem, ausgeschabten, ausgeschabter, ausgeschabtes, ausgeschalt, ausgeschalte, ausgeschaltem,
    ausgeschalten, ausgeschalter, ausgeschaltes, ausgeschlagen, ausgeschlagene, ausgeschlagenem, ausgeschlagenen,
    ausgeschlagener, ausgeschlagenes, ausgeschleudert, ausgeschleuderte, ausgeschleudertem, ausgeschleuderten,
    ausgeschleuderter, ausgeschleudertes, ausgeschnitten, ausgeschnittene, ausgeschnittenem, ausgeschnittenen, ausgeschnittener,
    ausgeschnittenes, ausgeschuttelt, ausgeschuttelte, ausgeschutteltem, ausgeschuttelten, ausgeschuttelter, ausgeschutteltes,
    ausgespult, ausgespulte, ausgespultem, ausgespulten, ausgespulter, ausgespultes, ausgestochen, ausgestochene,
    ausgestochenem, ausgestochenen, ausgestochener, ausgestochenes, ausgestreift, ausgestreifte, ausgestreiftem, ausgestreiften,
    ausgestreifter, ausgestreiftes, ausgestrichen, ausgestrichene, ausgestrichenem, ausgestrichenen, ausgestrichener,
    ausgestrichenes, ausgetaucht, ausgetreten, ausgetretene, ausgetretenem, ausgetretenen, ausgetretener, ausgetretenes,
    ausgetrieben, ausgetriebene, ausgetriebenem, ausgetriebenen, ausgetriebener, ausgetriebenes, ausgetupft, ausgetupfte,
    ausgetupftem, ausgetupften, ausgetupfter, ausgetupftes, ausgewallt, ausgewallte, ausgewalltem, ausgewallten, ausgewallter,
    ausgewalltes, ausgewaschen, ausgewaschene, ausgewaschenem, ausgewaschenen, ausgewaschener, ausgewaschenes, ausgewellt,
    ausgewellte, ausgewelltem, ausgewellten, ausgewellter, ausgewelltes, ausgewrungen, ausgewrungene, ausgewrungenem,
    ausgewrungenen, ausgewrungener, ausgewrungenes, ausgewunden, ausgewundene, ausgewundenem, ausgewundenen, ausgewundener,
    ausgewundenes, ausgezogen, ausgezogene, ausgezogenem, ausgezogenen, ausgezogener, ausgezogenes, ausgezupft, ausgezupfte,
    ausgezupftem, ausgezupften, ausgezupfter, ausgezupftes, aushohlen, ausklauben, auskratzen, auskuhlen, auskuhlen gelassen,
    auskuhlen gelassene, auskuhlen gelassenem, auskuhlen gelassenen, auskuhlen gelassener, auskuhlen gelassenes, auslesen,
    ausloffeln, auslosen, auslosen lassen, ausnehmen, ausnehmen lassen, auspressen, ausschaben, ausschneiden, ausschutteln,
    aussere blatter entfernt, aussortieren, aussortiert, aussortierte, aussortiertem, aussortierten, aussortierter,
    aussortiertes, ausspulen, ausstechen, austretend, austretende, austretendem, austretenden, austretenden saft auffangen,
    austretenden saft aufgefangen, austretender, austretendes, auswaschen, auswinden, auswringen, ausziehen, bearbeiten,
    befreit, beigefugt, beigefugte, beigefugtem, beigefugten, beigefugter, beigefugtes, beigegeben, beigegebene, beigegebenem,
    beigegebenen, beigegebener, beigegebenes, beim metzger bestellt, beim metzger vorbestellt, beiseite, beiseite gelegt,
    beiseite gelegte, beiseite gelegtem, beiseite gelegten, beiseite gelegter, beiseite gelegtes, beiseite gestellt, beiseite
    gestellte, beiseite gestelltem, beiseite gestellten, beiseite gestellter, beiseite gestelltes, beiseite legen, beiseite
    stellen, beiseitegelassen, beiseitegelegt, beiseitegelegte, beiseitegelegtem, beiseitegelegten, beiseitegelegter,
    beiseitegelegtes, beiseitegestellt, beiseitegestellte, beiseitegestelltem, beiseitegestellten, beiseitegestellter,
    beiseitegestelltes, beiseitegetan, beiseitelegen, beiseitestellen, bereit, bereit gestellt, bereitgelegt, bereitgelegte,
    bereitgelegtem, bereitgelegten, bereitgelegter, bereitgelegtes, bereitgestellt, bereitgestellte, bereitgestelltem,
    bereitgestellten, bereitgestellter, bereitgestelltes, bereitlegen, bereits, bereitstellen, beschadigte aussortiert,
    blattchen abgezupft, blatter abgestreift, blatter abgezupft, blattrig geschnitten, blattrig geschnittene, blattrig
    geschnittenem, blattrig geschnittenen, blattrig geschnittener, blattrig geschnittenes, blattriggeschnitten,
    blattriggeschnittene, blattriggeschnittenem, blattriggeschnittenen, blattriggeschnittener, blattriggeschnittenes, breit
    geschnitten, bridiert, bridierte, bridiertem, bridierten, bridierter, bridiertes, brunoise, bursten, chiffonade,
    concassiert, cremig aufgeschlagen, cremig aufgeschlagene, cremig aufgeschlagenem, cremig aufgeschlagenen, cremig
    aufgeschlagener, cremig aufgeschlagenes, cremig geruhrt, cremig geruhrte, cremig geruhrtem, cremig geruhrten, cremig
    geruhrter, cremig geruhrtes, cremig geschlagen, cremig geschlagene, cremig geschlagenem, cremig geschlagenen, cremig
    geschlagener, cremig geschlagenes, cremig puriert, cremig purierte, cremig puriertem, cremig purierten, cremig purierter,
    cremig puriertes, cremiggeruhrt, cremiggeruhrte, cremiggeruhrtem, cremiggeruhrten, cremiggeruhrter, cremiggeruhrtes, dabei
    den saft auffangen, dampfen lassen, danach, dann, darm entfernt, daruber gerieben, daruber gestreut, daruber reiben, daruber
    streuen, daruber verteilen, daruber verteilt, das grune davon, das wasser abgegossen, das weisse davon, davon abgemessen,
    davon abgenommen, davon abgezweigt, davon aufgehoben, davon beiseitegelegt, davon beiseitegestellt, davon weggenommen, davon
    zuruckbehalten, dazugeben, dazugegeben, dazugegebene, dazugegebenem, dazugegebenen, dazugegebener, dazugegebenes, den
    austretenden saft auffangen, den saft dabei auffangen, der lange nach, der lange nach aufgeschlitzt, der lange nach
    aufgeschlitzte, der lange nach aufgeschlitztem, der lange nach aufgeschlitzten, der lange nach aufgeschlitzter, der lange
    nach aufgeschlitztes, der lange nach aufgeschnitten, der lange nach geviertelt, der lange nach halbiert, diagonal, dick
    abgeschalt, dick abgeschalte, dick abgeschaltem, dick abgeschalten, dick abgeschalter, dick abgeschaltes, dick geschalt,
    dick geschalte, dick geschaltem, dick geschalten, dick geschalter, dick geschaltes, dick geschnitten, dickgeschnitten,
    dickgeschnittene, dickgeschnittenem, dickgeschnittenen, dickgeschnittener, dickgeschnittenes, die schale ist essbar, die
    schale kann mitgegessen werden, direkt, doppeltgesiebt, doppeltgesiebte, doppeltgesiebtem, doppeltgesiebten,
    doppeltgesiebter, doppeltgesiebtes, dose gut schutteln, dose nicht schutteln, dose vorher nicht schutteln, dose vorher
    schutteln, dosieren, dosiert, dosierte, dosiertem, dosierten, dosierter, dosiertes, dressiert, dressierte, dressiertem,
    dressierten, dressierter, dressiertes, dritteln, drubergerieben, drubergeriebene, drubergeriebenem, drubergeriebenen,
    drubergeriebener, drubergeriebenes, drubergestreut, drubergestreute, drubergestreutem, drubergestreuten, drubergestreuter,
    drubergestreutes, druberreiben, druberstreuen, drucke, druebergerieben, duftend gerostet, duftend gerostete, duftend
    gerostetem, duftend gerosteten, duftend gerosteter, duftend gerostetes, dunkel gerostet, dunn, dunn abgeschalt, dunn
    abgeschalte, dunn abgeschaltem, dunn abgeschalten, dunn abgeschalter, dunn abgeschaltes, dunn gehobelt, dunn geschalt, dunn
    geschalte, dunn geschaltem, dunn geschalten, dunn geschalter, dunn geschaltes, dunn geschnitten, dunngehobelt,
    dunngehobelte, dunngehobeltem, dunngehobelten, dunngehobelter, dunngehobeltes, dunngescheibelt, dunngescheibelte,
    dunngescheibeltem, dunngescheibelten, dunngescheibelter, dunngescheibeltes, dunngeschnitten, dunngeschnittene,
    dunngeschnittenem, dunngeschnittenen, dunngeschnittener, dunngeschnittenes, durch den fleischwolf gedreht, durch den
    fleischwolf gelassen, durch den wolf gedreht, durch den wolf gelassen, durch die flotte lotte gedreht, durch die flotte
    lotte passiert, durch die kartoffelpresse gedruckt, durch die knoblauchpresse gedruckt, durch die presse, durch die presse
    gedruckt, durch ein feines sieb gegossen, durch ein feines sieb gestrichen, durch ein feines sieb passiert, durch ein
    haarsieb gestrichen, durch ein sieb gedruckt, durch ein sieb gegossen, durch ein sieb gestrichen, durch ein sieb passiert,
    durch ein tuch gedruckt, durch ein tuch gegossen, durch eine presse gedruckt, durch einen kaffeefilter gegossen,
    durchbrechen, durchdrehen lassen, durchdrucken, durchgebraten, durchgebratene, durchgebratenem, durchgebratenen,
    durchgebratener, durchgebratenes, durchgebrochen, durchgebrochene, durchgebrochenem, durchgebrochenen, durchgebrochener,
    durchgebrochenes, durchgedreht, durchgedrehte, durchgedrehtem, durchgedrehten, durchgedrehter, durchgedrehtes,
    durchgedruckt, durchgedruckte, durchgedrucktem, durchgedruckten, durchgedruckter, durchgedrucktes, durchgefroren,
    durchgefrorene, durchgefrorenem, durchgefrorenen, durchgefrorener, durchgefrorenes, durchgehackt, durchgehackte,
    durchgehacktem, durchgehackten, durchgehackter, durchgehacktes, durchgeknetet, durchgeknetete, durchgeknetetem,
    durchgekneteten, durchgekneteter, durchgeknetetes, durchgekuhlt, durchgekuhlte, durchgekuhltem, durchgekuhlten,
    durchgekuhlter, durchgekuhltes, durchgelassen, durchgelassene, durchgelassenem, durchgelassenen, durchgelassener,
    durchgelassenes, durchgemischt, durchgemischte, durchgemischtem, durchgemischten, durchgemischter, durchgemischtes,
    durchgepresst, durchgepresste, durchgepresstem, durchgepressten, durchgepresster, durchgepresstes, durchgeruhrt,
    durchgeruhrte, durchgeruhrtem, durchgeruhrten, durchgeruhrter, durchgeruhrtes, durchgesagt, durchgesagte, durchgesagtem,
    durchgesagten, durchgesagter, durchgesagtes, durchgeschnitten, durchgeschnittene, durchgeschnittenem, durchgeschnittenen,
    durchgeschnittener, durchgeschnittenes, durchgeschuttelt, durchgeschuttelte, durchgeschutteltem, durchgeschuttelten,
    durchgeschuttelter, durchgeschutteltes, durchgeseiht, durchgeseihte, durchgeseihtem, durchgeseihten, durchgeseihter,
    durchgeseihtes, durchgesiebt, durchgesiebte, durchgesiebtem, durchgesiebten, durchgesiebter, durchgesiebtes, durchgespult,
    durchgespulte, durchgespultem, durchgespulten, durchgespulter, durchgespultes, durchgestrichen, durchgestrichene,
    durchgestrichenem, durchgestrichenen, durchgestrichener, durchgestrichenes, durchgetrieben, durchgetriebene,
    durchgetriebenem, durchgetriebenen, durchgetriebener, durchgetriebenes, durchgewarmt, durchgewarmte, durchgewarmtem,
    durchgewarmten, durchgewarmter, durchgewarmtes, durchgewolft, durchgewolfte, durchgewolftem, durchgewolften, durchgewolfter,
    durchgewolftes, durchgezogen, durchgezogene, durchgezogenem, durchgezogenen, durchgezogener, durchgezogenes, durchkneten,
    durchmischen, durchpassiert, durchpassierte, durchpassiertem, durchpassierten, durchpassierter, durchpassiertes,
    durchruhren, durchschutteln, durchspulen, durchtrennen, durchtrennt, durchtrennte, durchtrenntem, durchtrennten,
    durchtrennter, durchtrenntes, durchziehen lassen, ein paar beiseitegelegt, ein paar fur die deko aufheben, ein paar fur die
    deko beiseitegelegt, ein paar zum dekorieren aufheben, ein paar zum dekorieren beiseitegelegt, ein paar zum garnieren
    aufgehoben, ein paar zum garnieren aufheben, eine stunde in salzwasser gelegt, eingedickt, eingedickte, eingedicktem,
    eingedickten, eingedickter, eingedicktes, eingedrueckt, eingedrueckte, eingedruecktem, eingedrueckten, eingedrueckter,
    eingedruecktes, eingefroren und aufgetaut, eingekerbt, eingekerbte, eingekerbtem, eingekerbten, eingekerbter, eingekerbtes,
    eingekocht, eingekochte, eingekochtem, eingekochten, eingekochter, eingekochtes, eingerissen, eingerissene, eingerissenem,
    eingerissenen, eingerissener, eingerissenes, eingeritzt, eingeritzte, eingeritztem, eingeritzten, eingeritzter,
    eingeritztes, eingerollt, eingerollte, eingerolltem, eingerollten, eingerollter, eingerolltes, eingeruhrt, eingeruhrte,
    eingeruhrtem, eingeruhrten, eingeruhrter, eingeruhrtes, eingeschlagen, eingeschlagene, eingeschlagenem, eingeschlagenen,
    eingeschlagener, eingeschlagenes, eingeschlitzt, eingeschlitzte, eingeschlitztem, eingeschlitzten, eingeschlitzter,
    eingeschlitztes, eingeschnitten, eingeschnittene, eingeschnittenem, eingeschnittenen, eingeschnittener, eingeschnittenes,
    eingestochen, eingestochene, eingestochenem, eingestochenen, eingestochener, eingestochenes, eingeweicht, eingeweichte,
    eingeweichtem, eingeweichten, eingeweichter, eingeweichtes, einige beiseite gelegt, einige beiseitegelegt, einige zum
    dekorieren beiseite, einige zum garnieren beiseite, einige zum garnieren beiseite gelegt, einige zum garnieren
    beiseitegelegt, einmal durchgebrochen, einmal durchgebrochene, einmal durchgebrochenem, einmal durchgebrochenen, einmal
    durchgebrochener, einmal durchgebrochenes, einreissen, einritzen, einruhren, einschneiden, einstechen, einweichen,
    einweichen lassen, einweichwasser aufbewahren, einweichwasser aufgefangen, einweichwasser aufheben, einweichwasser
    weggegossen, einweichwasser weggeschuttet, enden abgeschnitten, entbarten, entbartet, entbartete, entbartetem, entbarteten,
    entbarteter, entbartetes, entbeinen, entbeint, entbeinte, entbeintem, entbeinten, entbeinter, entbeintes, entbittern,
    entbittert, entbitterte, entbittertem, entbitterten, entbitterter, entbittertes, entblatten, entblattern, entblattert,
    entblatterte, entblattertem, entblatterten, entblatterter, entblattertes, entdarmen, entdarmt, entdarmte, entdarmtem,
    entdarmten, entdarmter, entdarmtes, entfadet, entfadete, entfadetem, entfadeten, entfadeter, entfadetes, entferne,
    entfernen, entfernt, entfernte, entferntem, entfernten, entfernter, entferntes, entfetten, entfroren, entfrorene,
    entfrorenem, entfrorenen, entfrorener, entfrorenes, entgiftet, entgiftete, entgiftetem, entgifteten, entgifteter,
    entgiftetes, entgraetet, entgraetete, entgraetetem, entgraeteten, entgraeteter, entgraetetes, entgraten, entgratet,
    entgratete, entgratetem, entgrateten, entgrateter, entgratetes, enthauten, enthautet, enthautete, enthautetem, enthauteten,
    enthauteter, enthautetes, enthulst, enthulste, enthulstem, enthulsten, enthulster, enthulstes, entkapselt, entkapselte,
    entkapseltem, entkapselten, entkapselter, entkapseltes, entkeimt, entkeimte, entkeimtem, entkeimten, entkeimter, entkeimtes,
    entkelcht, entkelchte, entkelchtem, entkelchten, entkelchter, entkelchtes, entkernen, entkernt, entkernte, entkerntem,
    entkernten, entkernter, entkerntes, entknollt, entknollte, entknolltem, entknollten, entknollter, entknolltes, entlang des
    ruckens aufgeschnitten, entlauben, entlaubt, entlaubte, entlaubtem, entlaubten, entlaubter, entlaubtes, entnehmen,
    entnommen, entnommene, entnommenem, entnommenen, entnommener, entnommenes, entrindet, entrindete, entrindetem, entrindeten,
    entrindeter, entrindetes, entrippen, entrippt, entrippte, entripptem, entrippten, entrippter, entripptes, entsaftet,
    entsaftete, entsaftetem, entsafteten, entsafteter, entsaftetes, entsalzen, entsalzene, entsalzenem, entsalzenen,
    entsalzener, entsalzenes, entschalen, entschalt, entschalte, entschaltem, entschalten, entschalter, entschaltes,
    entschleimt, entschleimte, entschleimtem, entschleimten, entschleimter, entschleimtes, entschuppen, entschuppt, entschuppte,
    entschupptem, entschuppten, entschuppter, entschupptes, entsehnen, entsehnt, entsehnte, entsehntem, entsehnten, entsehnter,
    entsehntes, entsorgen, entsorgt, entsorgte, entsorgtem, entsorgten, entsorgter, entsorgtes, entspelzt, entspelzte,
    entspelztem, entspelzten, entspelzter, entspelztes, entsteinen, entsteint, entsteinte, entsteintem, entsteinten,
    entsteinter, entsteintes, entstielen, entstielt, entstielte, entstieltem, entstielten, entstielter, entstieltes,
    entstrunken, entstrunkt, entstrunkte, entstrunktem, entstrunkten, entstrunkter, entstrunktes, entvliest, entvlieste,
    entvliestem, entvliesten, entvliester, entvliestes, entwassern, entwassern lassen, entwassert, entwasserte, entwassertem,
    entwasserten, entwasserter, entwassertes, erhitzt, erhitzte, erhitztem, erhitzten, erhitzter, erhitztes, erkaltet,
    erkaltete, erkaltetem, erkalteten, erkalteter, erkaltetes, ersetzen, ersetzt, ersetzte, ersetztem, ersetzten, ersetzter,
    ersetztes, erwarmen, erwarmt, erwarmte, erwarmtem, erwarmten, erwarmter, erwarmtes, essloffelweise, etwas davon
    beiseitegelegt, etwas davon zum bestreuen beiseitegelegt, etwas kochwasser aufheben, etwas nudelwasser aufheben, etwas zum
    bestreuen aufgehoben, etwas zum garnieren beiseitegelegt, extra aufgehoben, extra gelegt, extra gestellt, facherartig,
    facherformig, facherformig aufgeschnitten, facherformig aufgeschnittene, facherformig aufgeschnittenem, facherformig
    aufgeschnittenen, facherformig aufgeschnittener, facherformig aufgeschnittenes, facherformig eingeschnitten, facherformig
    eingeschnittene, facherformig eingeschnittenem, facherformig eingeschnittenen, facherformig eingeschnittener, facherformig
    eingeschnittenes, falten, faschieren, faschiert, faschierte, faschiertem, faschierten, faschierter, fein, fein gehachelt,
    fein gehachelte, fein gehacheltem, fein gehachelten, fein gehachelter, fein gehacheltes, fein gemorsert, fein gemorserte,
    fein gemorsertem, fein gemorserten, fein gemorserter, fein gemorsertes, fein gerissen, fein gerissene, fein gerissenem, fein
    gerissenen, fein gerissener, fein gerissenes, fein geschnitten, fein hacken, fein reiben, fein schneiden, fein verrieben,
    fein verriebene, fein verriebenem, fein verriebenen, fein verriebener, fein verriebenes, fein wurfeln, fein zerbroselt, fein
    zerbroselte, fein zerbroseltem, fein zerbroselten, fein zerbroselter, fein zerbroseltes, feinabgerieben, feinabgeriebene,
    feinabgeriebenem, feinabgeriebenen, feinabgeriebener, feinabgeriebenes, feinblattrig, feinblattrig geschnitten, feinblattrig
    geschnittene, feinblattrig geschnittenem, feinblattrig geschnittenen, feinblattrig geschnittener, feinblattrig
    geschnittenes, feinblattrige, feinblattrigem, feinblattrigen, feinblattriger, feinblattriges, feingehachelt, feingehachelte,
    feingehacheltem, feingehachelten, feingehachelter, feingehacheltes, feingehackt, feingehackte, feingehacktem, feingehackten,
    feingehackter, feingehacktes, feingehobelt, feingehobelte, feingehobeltem, feingehobelten, feingehobelter, feingehobeltes,
    feingemixt, feingemixte, feingemixtem, feingemixten, feingemixter, feingemixtes, feingemorsert, feingemorserte,
    feingemorsertem, feingemorserten, feingemorserter, feingemorsertes, feingepfluckt, feingepfluckte, feingepflucktem,
    feingepfluckten, feingepfluckter, feingepflucktes, feingepresst, feingepresste, feingepresstem, feingepressten,
    feingepresster, feingepresstes, feingeraffelt, feingeraffelte, feingeraffeltem, feingeraffelten, feingeraffelter,
    feingeraffeltes, feingeraspelt, feingeraspelte, feingeraspeltem, feingeraspelten, feingeraspelter, feingeraspeltes,
    feingerieben, feingeriebene, feingeriebenem, feingeriebenen, feingeriebener, feingeriebenes, feingeschabt, feingeschabte,
    feingeschabtem, feingeschabten, feingeschabter, feingeschabtes, feingescheibelt, feingescheibelte, feingescheibeltem,
    feingescheibelten, feingescheibelter, feingescheibeltes, feingeschnitten, feingeschnittene, feingeschnittenem,
    feingeschnittenen, feingeschnittener, feingeschnittenes, feingeschrotet, feingeschrotete, feingeschrotetem,
    feingeschroteten, feingeschroteter, feingeschrotetes, feingesiebt, feingesiebte, feingesiebtem, feingesiebten,
    feingesiebter, feingesiebtes, feingestossen, feingestossene, feingestossenem, feingestossenen, feingestossener,
    feingestossenes, feingewiegt, feingewiegte, feingewiegtem, feingewiegten, feingewiegter, feingewiegtes, feingewurfelt,
    feingewurfelte, feingewurfeltem, feingewurfelten, feingewurfelter, feingewurfeltes, feingezupft, feingezupfte,
    feingezupftem, feingezupften, feingezupfter, feingezupftes, feinnudelig, feinnudelig geschnitten, feinnudelig geschnittene,
    feinnudelig geschnittenem, feinnudelig geschnittenen, feinnudelig geschnittener, feinnudelig geschnittenes, feinpuriert,
    feinpurierte, feinpuriertem, feinpurierten, feinpurierter, feinpuriertes, feinst gehackt, feinst gehackte, feinst gehacktem,
    feinst gehackten, feinst gehackter, feinst gerieben, feinst geriebene, feinst geriebenem, feinst geriebenen, feinst
    geriebener, feinst geriebenes, feinst geschnitten, feinst geschnittene, feinst geschnittenem, feinst geschnittenen, feinst
    geschnittener, feinst geschnittenes, feinst gewiegt, feinst gewiegte, feinst gewiegtem, feinst gewiegten, feinst gewiegter,
    feinst gewurfelt, feinst gewurfelte, feinst gewurfeltem, feinst gewurfelten, feinst gewurfelter, feinst gewurfeltes, feinst
    puriert, feinst purierte, feinst puriertem, feinst purierten, feinst purierter, feinst puriertes, feinstreifig,
    feinwurfelig, feinwurfelig geschnitten, feinwurfelig geschnittene, feinwurfelig geschnittenem, feinwurfelig geschnittenen,
    feinwurfelig geschnittener, feinwurfelig geschnittenes, feinwurfelige, feinwurfeligem, feinwurfeligen, feinwurfeliger,
    feinwurfeliges, feinzerdruckt, feinzerdruckte, feinzerdrucktem, feinzerdruckten, feinzerdruckter, feinzerdrucktes,
    feinzerkleinert, feinzerkleinerte, feinzerkleinertem, feinzerkleinerten, feinzerkleinerter, feinzerkleinertes,
    feinzerrieben, feinzerriebene, feinzerriebenem, feinzerriebenen, feinzerriebener, feinzerriebenes, feinzerstossen,
    feinzerstossene, feinzerstossenem, feinzerstossenen, feinzerstossener, feinzerstossenes, feinzerteilt, feinzerteilte,
    feinzerteiltem, feinzerteilten, feinzerteilter, feinzerteiltes, fertigstellen, fest angedruckt, fest angedruckte, fest
    angedrucktem, fest angedruckten, fest angedruckter, fest angedrucktes, fest ausgedruckt, fest ausgedruckte, fest
    ausgedrucktem, fest ausgedruckten, fest ausgedruckter, fest ausgedrucktes, fest ausgewrungen, fest ausgewrungene, fest
    ausgewrungenem, fest ausgewrungenen, fest ausgewrungener, fest ausgewrungenes, fest gedruckt, fest gedruckte, fest
    gedrucktem, fest gedruckten, fest gedruckter, fest gedrucktes, fest gepackt, fest gepackte, fest gepacktem, fest gepackten,
    fest gepackter, fest gepacktes, fest gestopft, fest gestopfte, fest gestopftem, fest gestopften, fest gestopfter, fest
    gestopftes, fest zusammengedruckt, fest zusammengedruckte, fest zusammengedrucktem, fest zusammengedruckten, fest
    zusammengedruckter, fest zusammengedrucktes, fett entfernt, filetieren, filetieren lassen, filetiert, filetierte,
    filetiertem, filetierten, filetierter, filetiertes, filettiert, filiert, filierte, filiertem, filierten, filierter,
    filiertes, flach eingeschnitten, flach eingeschnittene, flach eingeschnittenem, flach eingeschnittenen, flach
    eingeschnittener, flach eingeschnittenes, flach gedruckt, flach gedruckte, flach gedrucktem, flach gedruckten, flach
    gedruckter, flach gedrucktes, flach geklopft, flach geklopfte, flach geklopftem, flach geklopften, flach geklopfter, flach
    geklopftes, flach geschnitten, flach geschnittene, flach geschnittenem, flach geschnittenen, flach geschnittener, flach
    geschnittenes, flachdrucken, flachgedruckt, flachgedruckte, flachgedrucktem, flachgedruckten, flachgedruckter,
    flachgedrucktes, flachgeklopft, flachgeklopfte, flachgeklopftem, flachgeklopften, flachgeklopfter, flachgeklopftes,
    flachgeschnitten, flachgeschnittene, flachgeschnittenem, flachgeschnittenen, flachgeschnittener, flachgeschnittenes,
    flachgestrichen, flachgestrichene, flachgestrichenem, flachgestrichenen, flachgestrichener, flachgestrichenes, flasche
    schutteln, flaumig aufgeschlagen, flaumig aufgeschlagene, flaumig aufgeschlagenem, flaumig aufgeschlagenen, flaumig
    aufgeschlagener, flaumig aufgeschlagenes, flaumig geruhrt, flaumig geruhrte, flaumig geruhrtem, flaumig geruhrten, flaumig
    geruhrter, flaumig geruhrtes, flaumig geschlagen, flaumig geschlagene, flaumig geschlagenem, flaumig geschlagenen, flaumig
    geschlagener, flaumig geschlagenes, flussig gemacht, flussigkeit abgegossen, flussigkeit aufgefangen, flussigkeit
    aufgehoben, flussigkeit aufheben, flussigkeit weggegossen, flussigkeit weggeschuttet, formen, freigelegt, freigelegte,
    freigelegtem, freigelegten, freigelegter, freigelegtes, frisch aufgebruht, frisch ausgepresst, frisch gebruht, frisch
    gehackt, frisch gehackte, frisch gehackten, frisch gehackter, frisch gehacktes, frisch gemorsert, frisch gemorserte, frisch
    gemorsertem, frisch gemorserten, frisch gemorserter, frisch gemorsertes, frisch gepresst, frisch gepresste, frisch
    gepresster, frisch gepresstes, frisch gerieben, frisch geriebene, frisch geriebenen, frisch geriebener, frisch geriebenes,
    frischabgerieben, frischabgeriebene, frischabgeriebenem, frischabgeriebenen, frischabgeriebener, frischabgeriebenes,
    frischaufgebruht, frischaufgebruhte, frischaufgebruhtem, frischaufgebruhten, frischaufgebruhter, frischaufgebruhtes,
    frischausgepresst, frischausgepresste, frischausgepresstem, frischausgepressten, frischausgepresster, frischausgepresstes,
    frischgebrannt, frischgebrannte, frischgebranntem, frischgebrannten, frischgebrannter, frischgebranntes, frischgebruht,
    frischgebruhte, frischgebruhtem, frischgebruhten, frischgebruhter, frischgebruhtes, frischgehackt, frischgehackte,
    frischgehacktem, frischgehackten, frischgehackter, frischgehacktes, frischgehobelt, frischgehobelte, frischgehobeltem,
    frischgehobelten, frischgehobelter, frischgehobeltes, frischgemorsert, frischgemorserte, frischgemorsertem,
    frischgemorserten, frischgemorserter, frischgemorsertes, frischgepfluckt, frischgepfluckte, frischgepflucktem,
    frischgepfluckten, frischgepfluckter, frischgepflucktes, frischgepresst, frischgepresste, frischgepresstem,
    frischgepressten, frischgepresster, frischgepresstes, frischgeraspelt, frischgeraspelte, frischgeraspeltem,
    frischgeraspelten, frischgeraspelter, frischgeraspeltes, frischgerieben, frischgeriebene, frischgeriebenem,
    frischgeriebenen, frischgeriebener, frischgeriebenes, frischgeschnitten, frischgeschnittene, frischgeschnittenem,
    frischgeschnittenen, frischgeschnittener, frischgeschnittenes, frischgeschrotet, frischgeschrotete, frischgeschrotetem,
    frischgeschroteten, frischgeschroteter, frischgeschrotetes, frischgestossen, frischgestossene, frischgestossenem,
    frischgestossenen, frischgestossener, frischgestossenes, fruhzeitig, fur spater aufgehoben, fur spater aufheben, fur spater
    beiseitegelegt, geachtelt, geachtelte, geachteltem, geachtelten, geachtelter, geachteltes, gebe, geben, gebeutelt,
    gebeutelte, gebeuteltem, gebeutelten, gebeutelter, gebeuteltes, gebraunt, gebraunte, gebrauntem, gebraunten, gebraunter,
    gebrauntes, gebrochen, gebrochene, gebrochenem, gebrochenen, gebrochener, gebrochenes, gebruht, gebruhte, gebruhtem,
    gebruhten, gebruhter, gebruhtes, geburstet, geburstete, geburstetem, gebursteten, gebursteter, geburstetes, gedehnt,
    gedehnte, gedehntem, gedehnten, gedehnter, gedehntes, gedreht, gedrehte, gedrehtem, gedrehten, gedrehter, gedrehtes,
    gedrittelt, gedrittelte, gedritteltem, gedrittelten, gedrittelter, gedritteltes, gedruckt, gedruckte, gedrucktem,
    gedruckten, gedruckter, gedrucktes, gefadelt, gefadelte, gefadeltem, gefadelten, gefadelter, gefadeltes, gefaltet,
    gefaltete, gefaltetem, gefalteten, gefalteter, gefaltetes, geformt, geformte, geformtem, geformten, geformter, geformtes,
    gegen die faser geschnitten, geglattet, geglattete, geglattetem, geglatteten, geglatteter, geglattetes, gehachelt,
    gehachelte, gehacheltem, gehachelten, gehachelter, gehacheltes, gehackelt, gehackelte, gehackeltem, gehackelten,
    gehackelter, gehackeltes, gehackselt, gehackselte, gehackseltem, gehackselten, gehackselter, gehackseltes, gehackt,
    gehackte, gehacktem, gehackten, gehackter, gehautet, gehautete, gehautetem, gehauteten, gehauteter, gehautetes, gehen
    gelassen, gehen gelassene, gehen gelassenem, gehen gelassenen, gehen gelassener, gehen gelassenes, gehen lassen, gehobelt,
    gehobelte, gehobeltem, gehobelten, gehobelter, gehobeltes, gekammt, gekammte, gekammtem, gekammten, gekammter, gekammtes,
    gekappt, gekappte, gekapptem, gekappten, gekappter, gekapptes, gekerbt, gekerbte, gekerbtem, gekerbten, gekerbter,
    gekerbtes, geklart, geklarte, geklartem, geklarten, geklarter, geklartes, geklopft, geklopfte, geklopftem, geklopften,
    geklopfter, geklopftes, geknackt, geknackte, geknacktem, geknackten, geknackter, geknacktes, geknetet, geknetete,
    geknetetem, gekneteten, gekneteter, geknetetes, geknickt, geknickte, geknicktem, geknickten, geknickter, geknicktes,
    gekopft, gekopfte, gekopftem, gekopften, gekopfter, gekopftes, gekugelt, gekugelte, gekugeltem, gekugelten, gekugelter,
    gekugeltes, gekurzt, gekurzte, gekurztem, gekurzten, gekurzter, gekurztes, gelegt, gelegte, gelegtem, gelegten, gelegter,
    gelegtes, gelesen, gelesene, gelesenem, gelesenen, gelesener, gelesenes, gelockert, gelockerte, gelockertem, gelockerten,
    gelockerter, gelockertes, gelost, geloste, gelostem, gelosten, geloster, gelostes, gemischt, gemischte, gemischtem,
    gemischten, gemischter, gemischtes, gemixt, gemixte, gemixtem, gemixten, gemixter, gemixtes, gemorsert, gemorserte,
    gemorsertem, gemorserten, gemorserter, gemorsertes, geoffnet, geoffnete, geoffnete aussortiert, geoffnetem, geoffneten,
    geoffneter, geoffnetes, gepalt, gepalte, gepaltem, gepalten, gepalter, gepaltes, gepfluckt, gepfluckte, gepflucktem,
    gepfluckten, gepfluckter, gepflucktes, gepresst, gepresste, gepresstem, gepressten, gepresster, gepresstes, gepuhlt,
    gepuhlte, gepuhltem, gepuhlten, gepuhlter, gepuhltes, gepult, gepulte, gepultem, gepulten, gepulter, gepultes, geputzt,
    geputzt und gewaschen, geputzte, geputztem, geputzten, geputzter, geputztes, gequetscht, gequetschte, gequetschtem,
    gequetschten, gequetschter, gequetschtes, gequirlt, gequirlte, gequirltem, gequirlten, gequirlter, gequirltes, gequollen,
    gequollene, gequollenem, gequollenen, gequollener, gequollenes, geradelt, geradelte, geradeltem, geradelten, geradelter,
    geradeltes, geraffelt, geraffelte, geraffeltem, geraffelten, geraffelter, geraffeltes, geraspelt, geraspelte, geraspeltem,
    geraspelten, geraspelter, geraspeltes, gerebbelt, gerebbelte, gerebbeltem, gerebbelten, gerebbelter, gerebbeltes, gerebelt,
    gerebelte, gerebeltem, gerebelten, gerebelter, gerebeltes, gereinigt, gereinigte, gereinigtem, gereinigten, gereinigter,
    gereinigtes, gerieben, geriebene, geriebenem, geriebenen, geriebener, geriebenes, gerissen, gerissene, gerissenem,
    gerissenen, gerissener, gerissenes, geritzt, geritzte, geritztem, geritzten, geritzter, geritztes, gerollt, gerollt und
    geschnitten, gerollte, gerolltem, gerollten, gerollter, gerolltes, geronnen, geronnene, geronnenem, geronnenen, geronnener,
    geronnenes, gerostet, gerostete, gerostetem, gerosteten, gerosteter, gerostetes, geruhrt, geruhrte, geruhrtem, geruhrten,
    geruhrter, geruhrtes, gerupft, gerupfte, gerupftem, gerupften, gerupfter, gerupftes, gerust, gerustem, gerusten, geruster,
    gerustes, gerustet, gerustet ca, gerustet gewogen, gerustete, gerustetem, gerusteten, gerusteter, gerustetes, gesagt,
    gesagte, gesagtem, gesagten, gesagter, gesagtes, gesaubert, gesauberte, gesaubertem, gesauberten, gesauberter, gesaubertes,
    geschabt, geschabte, geschabtem, geschabten, geschabter, geschabtes, geschalt, geschalte, geschaltem, geschalten,
    geschalter, geschaltes, geschaumt, geschaumte, geschaumtem, geschaumten, geschaumter, geschaumtes, gescheibelt,
    gescheibelte, gescheibeltem, gescheibelten, gescheibelter, gescheibeltes, geschichtet, geschichtete, geschichtetem,
    geschichteten, geschichteter, geschichtetes, geschlagen, geschlagene, geschlagenem, geschlagenen, geschlagener,
    geschlagenes, geschleudert, geschleuderte, geschleudertem, geschleuderten, geschleuderter, geschleudertes, geschlitzt,
    geschlitzte, geschlitztem, geschlitzten, geschlitzter, geschlitztes, geschlossen, geschlossene, geschlossene wegwerfen,
    geschlossenem, geschlossenen, geschlossener, geschlossenes, geschmeidig, geschmeidige, geschmeidigem, geschmeidigen,
    geschmeidiger, geschmeidiges, geschmolzen, geschmolzen und abgekuhlt, geschmolzene, geschmolzenem, geschmolzenen,
    geschmolzener, geschmolzenes, geschnetzelt, geschnetzelte, geschnetzeltem, geschnetzelten, geschnetzelter, geschnippelt,
    geschnippelte, geschnippeltem, geschnippelten, geschnippelter, geschnippeltes, geschnipselt, geschnipselte, geschnipseltem,
    geschnipselten, geschnipselter, geschnipseltes, geschnitten, geschnittene, geschnittenem, geschnittenen, geschnittener,
    geschnittenes, geschnitzelt, geschnitzelte, geschnitzeltem, geschnitzelten, geschnitzelter, geschnitzeltes, geschreddert,
    geschredderte, geschreddertem, geschredderten, geschredderter, geschreddertes, geschropft, geschropfte, geschropftem,
    geschropften, geschropfter, geschropftes, geschrotet, geschrotete, geschrotetem, geschroteten, geschroteter, geschrotetes,
    geschrubbt, geschrubbte, geschrubbtem, geschrubbten, geschrubbter, geschrubbtes, geschuppt, geschuppte, geschupptem,
    geschuppten, geschuppter, geschupptes, geschuttelt, geschuttelte, geschutteltem, geschuttelten, geschuttelter,
    geschutteltes, geschwenkt, geschwenkte, geschwenktem, geschwenkten, geschwenkter, geschwenktes, gesechstelt, gesechstelte,
    gesechsteltem, gesechstelten, gesechstelter, gesechsteltes, gesetzt, gesetzte, gesetztem, gesetzten, gesetzter, gesetztes,
    gesiebt, gesiebte, gesiebtem, gesiebten, gesiebter, gesiebtes, gespachtelt, gespachtelte, gespachteltem, gespachtelten,
    gespachtelter, gespachteltes, gespalten, gespaltene, gespaltenem, gespaltenen, gespaltener, gespaltenes, gesplittet,
    gesplittete, gesplittetem, gesplitteten, gesplitteter, gesplittetes, gespult, gespulte, gespultem, gespulten, gespulter,
    gespultes, gestampft, gestampfte, gestampftem, gestampften, gestampfter, gestampftes, gestellt, gestellte, gestelltem,
    gestellten, gestellter, gestelltes, gestiftelt, gestiftelte, gestifteltem, gestiftelten, gestiftelter, gestifteltes,
    gestockt, gestockte, gestocktem, gestockten, gestockter, gestocktes, gestossen, gestossene, gestossenem, gestossenen,
    gestossener, gestossenes, gestreckt, gestreckte, gestrecktem, gestreckten, gestreckter, gestrecktes, gestreift, gestreifte,
    gestreiftem, gestreiften, gestreifter, gestreiftes, gestuckelt, gestuckelte, gestuckeltem, gestuckelten, gestuckelter,
    gestuckeltes, gestutzt, gestutzte, gestutztem, gestutzten, gestutzter, gestutztes, geteilt, geteilte, geteiltem, geteilten,
    geteilter, geteiltes, getoastet, getoastete, getoastetem, getoasteten, getoasteter, getoastetes, getrennt, getrennt in
    weisse und grune teile, getrennte, getrenntem, getrennten, getrennter, getrenntes, getupft, gevierteilt, gevierteilte,
    gevierteiltem, gevierteilten, gevierteilter, gevierteiltes, geviertelt, geviertelte, gevierteltem, geviertelten,
    geviertelter, gevierteltes, gewarmt, gewarmte, gewarmtem, gewarmten, gewarmter, gewarmtes, gewaschen, gewaschen und geputzt,
    gewaschen und trocken geschleudert, gewaschene, gewaschenem, gewaschenen, gewaschener, gewaschenes, gewassert, gewasserte,
    gewassertem, gewasserten, gewasserter, gewassertes, gewendet, gewendete, gewendetem, gewendeten, gewendeter, gewendetes,
    gewickelt, gewickelte, gewickeltem, gewickelten, gewickelter, gewickeltes, gewiegt, gewiegte, gewiegtem, gewiegten,
    gewiegter, gewogen, gewogene, gewogenem, gewogenen, gewogener, gewogenes, gewolft, gewolfte, gewolftem, gewolften,
    gewolfter, gewolftes, gewurfelt, gewurfelt und gesalzen, gewurfelte, gewurfeltem, gewurfelten, gewurfelter, gewurfeltes,
    gezogen, gezogene, gezogenem, gezogenen, gezogener, gezogenes, gezupft, gezupft und gewaschen, gezupfte, gezupftem,
    gezupften, gezupfter, gezupftes, gib, giessen, gitterformig eingeschnitten, gitterformig eingeschnittene, gitterformig
    eingeschnittenem, gitterformig eingeschnittenen, gitterformig eingeschnittener, gitterformig eingeschnittenes, glatt
    geruhrt, glatt gestrichene, glatt gestrichenem, glatt gestrichenen, glatt gestrichener, glatt gestrichenes, glatt gezogen,
    glatt gezogene, glatt gezogenem, glatt gezogenen, glatt gezogener, glatt gezogenes, glatt ruhren, glatt verruhrt, glatt
    verruhrte, glatt verruhrtem, glatt verruhrten, glatt verruhrter, glatt verruhrtes, glattgeruhrt, glattgeruhrte,
    glattgeruhrtem, glattgeruhrten, glattgeruhrter, glattgeruhrtes, glattgestrichen, glattgestrichene, glattgestrichenem,
    glattgestrichenen, glattgestrichener, glattgestrichenes, glattgezogen, glattgezogene, glattgezogenem, glattgezogenen,
    glattgezogener, glattgezogenes, glattruhren, gleichmassig, goldbraun gerostet, griffbereit, grob, grob gemorsert, grob
    gemorserte, grob gemorsertem, grob gemorserten, grob gemorserter, grob gemorsertes, grob gerissen, grob gerissene, grob
    gerissenem, grob gerissenen, grob gerissener, grob gerissenes, grob gestossen, grob gestossene, grob gestossenem, grob
    gestossenen, grob gestossener, grob gestossenes, grob hacken, grob raspeln, grob reiben, grob zerbrochen, grob zerbrochene,
    grob zerbrochenem, grob zerbrochenen, grob zerbrochener, grob zerbrochenes, grob zerdruckt, grob zerdruckte, grob
    zerdrucktem, grob zerdruckten, grob zerdruckter, grob zerdrucktes, grob zerhackt, grob zerhackte, grob zerhacktem, grob
    zerhackten, grob zerhackter, grob zerhacktes, grob zerkrumelt, grob zerkrumelte, grob zerkrumeltem, grob zerkrumelten, grob
    zerkrumelter, grob zerkrumeltes, grob zerpfluckt, grob zerpfluckte, grob zerpflucktem, grob zerpfluckten, grob zerpfluckter,
    grob zerpflucktes, grob zerrupft, grob zerrupfte, grob zerrupftem, grob zerrupften, grob zerrupfter, grob zerrupftes, grob
    zerstossen, grob zerstossene, grob zerstossenem, grob zerstossenen, grob zerstossener, grob zerstossenes, grob zerteilt,
    grob zerteilte, grob zerteiltem, grob zerteilten, grob zerteilter, grob zerteiltes, grob zerzupft, grob zerzupfte, grob
    zerzupftem, grob zerzupften, grob zerzupfter, grob zerzupftes, grobabgerieben, grobabgeriebene, grobabgeriebenem,
    grobabgeriebenen, grobabgeriebener, grobabgeriebenes, grobblattrig, grobblattrige, grobblattrigem, grobblattrigen,
    grobblattriger, grobblattriges, grobgehackt, grobgehackte, grobgehacktem, grobgehackten, grobgehackter, grobgehacktes,
    grobgehobelt, grobgehobelte, grobgehobeltem, grobgehobelten, grobgehobelter, grobgehobeltes, grobgemixt, grobgemixte,
    grobgemixtem, grobgemixten, grobgemixter, grobgemixtes, grobgemorsert, grobgemorserte, grobgemorsertem, grobgemorserten,
    grobgemorserter, grobgemorsertes, grobgepfluckt, grobgepfluckte, grobgepflucktem, grobgepfluckten, grobgepfluckter,
    grobgepflucktes, grobgepresst, grobgepresste, grobgepresstem, grobgepressten, grobgepresster, grobgepresstes, grobgeraffelt,
    grobgeraffelte, grobgeraffeltem, grobgeraffelten, grobgeraffelter, grobgeraffeltes, grobgeraspelt, grobgeraspelte,
    grobgeraspeltem, grobgeraspelten, grobgeraspelter, grobgeraspeltes, grobgerieben, grobgeriebene, grobgeriebenem,
    grobgeriebenen, grobgeriebener, grobgeriebenes, grobgeschabt, grobgeschabte, grobgeschabtem, grobgeschabten, grobgeschabter,
    grobgeschabtes, grobgescheibelt, grobgescheibelte, grobgescheibeltem, grobgescheibelten, grobgescheibelter,
    grobgescheibeltes, grobgeschnitten, grobgeschnittene, grobgeschnittenem, grobgeschnittenen, grobgeschnittener,
    grobgeschnittenes, grobgeschrotet, grobgeschrotete, grobgeschrotetem, grobgeschroteten, grobgeschroteter, grobgeschrotetes,
    grobgesiebt, grobgesiebte, grobgesiebtem, grobgesiebten, grobgesiebter, grobgesiebtes, grobgestossen, grobgestossene,
    grobgestossenem, grobgestossenen, grobgestossener, grobgestossenes, grobgewiegt, grobgewiegte, grobgewiegtem, grobgewiegten,
    grobgewiegter, grobgewiegtes, grobgewurfelt, grobgewurfelte, grobgewurfeltem, grobgewurfelten, grobgewurfelter,
    grobgewurfeltes, grobgezupft, grobgezupfte, grobgezupftem, grobgezupften, grobgezupfter, grobgezupftes, grobnudelig,
    grobpuriert, grobpurierte, grobpuriertem, grobpurierten, grobpurierter, grobpuriertes, grobwurfelig, grobwurfelig
    geschnitten, grobwurfelig geschnittene, grobwurfelig geschnittenem, grobwurfelig geschnittenen, grobwurfelig geschnittener,
    grobwurfelig geschnittenes, grobwurfelige, grobwurfeligem, grobwurfeligen, grobwurfeliger, grobwurfeliges, grobzerdruckt,
    grobzerdruckte, grobzerdrucktem, grobzerdruckten, grobzerdruckter, grobzerdrucktes, grobzerkleinert, grobzerkleinerte,
    grobzerkleinertem, grobzerkleinerten, grobzerkleinerter, grobzerkleinertes, grobzerstossen, grobzerstossene,
    grobzerstossenem, grobzerstossenen, grobzerstossener, grobzerstossenes, grobzerteilt, grobzerteilte, grobzerteiltem,
    grobzerteilten, grobzerteilter, grobzerteiltes, grosszugig abgeschalt, grosszugig abgeschalte, grosszugig abgeschaltem,
    grosszugig abgeschalten, grosszugig abgeschalter, grosszugig abgeschaltes, grosszugig abgeschnitten, grosszugig
    abgeschnittene, grosszugig abgeschnittenem, grosszugig abgeschnittenen, grosszugig abgeschnittener, grosszugig
    abgeschnittenes, grosszugig entfernt, grosszugig entfernte, grosszugig entferntem, grosszugig entfernten, grosszugig
    entfernter, grosszugig entferntes, grosszugig geschalt, grosszugig geschalte, grosszugig geschaltem, grosszugig geschalten,
    grosszugig geschalter, grosszugig geschaltes, grosszugig pariert, grosszugig parierte, grosszugig pariertem, grosszugig
    parierten, grosszugig parierter, grosszugig pariertes, grundlich, grundlich abgebraust, grundlich abgebrauste, grundlich
    abgebraustem, grundlich abgebrausten, grundlich abgebrauster, grundlich abgebraustes, grundlich abgeburstet, grundlich
    abgeburstete, grundlich abgeburstetem, grundlich abgebursteten, grundlich abgebursteter, grundlich abgeburstetes, grundlich
    abgeschrubbt, grundlich abgeschrubbte, grundlich abgeschrubbtem, grundlich abgeschrubbten, grundlich abgeschrubbter,
    grundlich abgeschrubbtes, grundlich abgespult, grundlich abgespulte, grundlich abgespultem, grundlich abgespulten, grundlich
    abgespulter, grundlich abgespultes, grundlich abgetrocknet, grundlich abgetrocknete, grundlich abgetrocknetem, grundlich
    abgetrockneten, grundlich abgetrockneter, grundlich abgetrocknetes, grundlich abgetropft, grundlich abgetropfte, grundlich
    abgetropftem, grundlich abgetropften, grundlich abgetropfter, grundlich abgetropftes, grundlich ausgedruckt, grundlich
    ausgedruckte, grundlich ausgedrucktem, grundlich ausgedruckten, grundlich ausgedruckter, grundlich ausgedrucktes, grundlich
    ausgespult, grundlich ausgespulte, grundlich ausgespultem, grundlich ausgespulten, grundlich ausgespulter, grundlich
    ausgespultes, grundlich ausgewaschen, grundlich ausgewaschene, grundlich ausgewaschenem, grundlich ausgewaschenen, grundlich
    ausgewaschener, grundlich ausgewaschenes, grundlich durchgespult, grundlich durchgespulte, grundlich durchgespultem,
    grundlich durchgespulten, grundlich durchgespulter, grundlich durchgespultes, grundlich entwassert, grundlich entwasserte,
    grundlich entwassertem, grundlich entwasserten, grundlich entwasserter, grundlich entwassertes, grundlich geburstet,
    grundlich geburstete, grundlich geburstetem, grundlich gebursteten, grundlich gebursteter, grundlich geburstetes, grundlich
    geputzt, grundlich geputzte, grundlich geputztem, grundlich geputzten, grundlich geputzter, grundlich geputztes, grundlich
    gesaubert, grundlich gesauberte, grundlich gesaubertem, grundlich gesauberten, grundlich gesauberter, grundlich gesaubertes,
    grundlich geschrubbt, grundlich geschrubbte, grundlich geschrubbtem, grundlich geschrubbten, grundlich geschrubbter,
    grundlich geschrubbtes, grundlich gewaschen, grundlich trockengetupft, grundlich trockengetupfte, grundlich
    trockengetupftem, grundlich trockengetupften, grundlich trockengetupfter, grundlich trockengetupftes, grundlich verlesen,
    grundlich verlesene, grundlich verlesenem, grundlich verlesenen, grundlich verlesener, grundlich verlesenes, grundlich vom
    sand befreit, gut abgebraust, gut abgebrauste, gut abgebraustem, gut abgebrausten, gut abgebrauster, gut abgebraustes, gut
    abgeburstet, gut abgeburstete, gut abgeburstetem, gut abgebursteten, gut abgebursteter, gut abgeburstetes, gut abgeschrubbt,
    gut abgeschrubbte, gut abgeschrubbtem, gut abgeschrubbten, gut abgeschrubbter, gut abgeschrubbtes, gut abgespult, gut
    abgetrocknet, gut abgetrocknete, gut abgetrocknetem, gut abgetrockneten, gut abgetrockneter, gut abgetrocknetes, gut
    abgetropft, gut angefroren, gut angefrorene, gut angefrorenem, gut angefrorenen, gut angefrorener, gut angefrorenes, gut
    aufgeruhrt, gut aufgeruhrte, gut aufgeruhrtem, gut aufgeruhrten, gut aufgeruhrter, gut aufgeruhrtes, gut ausgedruckt, gut
    ausgekuhlt, gut ausgekuhlte, gut ausgekuhltem, gut ausgekuhlten, gut ausgekuhlter, gut ausgekuhltes, gut ausgepresst, gut
    ausgespult, gut ausgespulte, gut ausgespultem, gut ausgespulten, gut ausgespulter, gut ausgespultes, gut ausgewaschen, gut
    ausgewaschene, gut ausgewaschenem, gut ausgewaschenen, gut ausgewaschener, gut ausgewaschenes, gut durchgefroren, gut
    durchgefrorene, gut durchgefrorenem, gut durchgefrorenen, gut durchgefrorener, gut durchgefrorenes, gut durchgekuhlt, gut
    durchgekuhlte, gut durchgekuhltem, gut durchgekuhlten, gut durchgekuhlter, gut durchgekuhltes, gut durchgeruhrt, gut
    durchgeruhrte, gut durchgeruhrtem, gut durchgeruhrten, gut durchgeruhrter, gut durchgeruhrtes, gut durchgespult, gut
    durchgespulte, gut durchgespultem, gut durchgespulten, gut durchgespulter, gut durchgespultes, gut geburstet, gut
    geburstete, gut geburstetem, gut gebursteten, gut gebursteter, gut geburstetes, gut gereinigt, gut gereinigte, gut
    gereinigtem, gut gereinigten, gut gereinigter, gut gereinigtes, gut gesaubert, gut gesauberte, gut gesaubertem, gut
    gesauberten, gut gesauberter, gut gesaubertes, gut geschrubbt, gut geschrubbte, gut geschrubbtem, gut geschrubbten, gut
    geschrubbter, gut geschrubbtes, gut getrocknet, gut getrocknete, gut getrocknetem, gut getrockneten, gut getrockneter, gut
    getrocknetes, gut gewaschen, gut schutteln, gut trocken getupft, gut trockengetupft, gut trockengetupfte, gut
    trockengetupftem, gut trockengetupften, gut trockengetupfter, gut trockengetupftes, gut verlesen, gut verlesene, gut
    verlesenem, gut verlesenen, gut verlesener, gut verlesenes, gut vermengt, gut vermengte, gut vermengtem, gut vermengten, gut
    vermengter, gut vermengtes, gut verquirlt, gut verquirlte, gut verquirltem, gut verquirlten, gut verquirlter, gut
    verquirltes, gut verruhrt, gut verruhrte, gut verruhrtem, gut verruhrten, gut verruhrter, gut verruhrtes, gut zerdruckt, gut
    zerdruckte, gut zerdrucktem, gut zerdruckten, gut zerdruckter, gut zerdrucktes, gut zerkleinert, gut zerkleinerte, gut
    zerkleinertem, gut zerkleinerten, gut zerkleinerter, gut zerkleinertes, gut zerstossen, gut zerstossene, gut zerstossenem,
    gut zerstossenen, gut zerstossener, gut zerstossenes, haarfein geschnitten, haarfein geschnittene, haarfein geschnittenem,
    haarfein geschnittenen, haarfein geschnittener, haarfein geschnittenes, hacke, hacken, hacken lassen, halb aufgetaut, halb
    aufgetaute, halb aufgetautem, halb aufgetauten, halb aufgetauter, halb aufgetautes, halb steif geschlagen, halbieren,
    halbiert, halbierte, halbiertem, halbierten, halbierter, halbiertes, halbmondformig geschnitten, halbsteif, halbsteif
    geschlagen, handgeschnitten, handgeschnittene, handgeschnittenem, handgeschnittenen, handgeschnittener, handgeschnittenes,
    handlich, handwarm erwarmt, hauchdunn abgeschalt, hauchdunn abgeschalte, hauchdunn abgeschaltem, hauchdunn abgeschalten,
    hauchdunn abgeschalter, hauchdunn abgeschaltes, hauchdunn abgeschnitten, hauchdunn abgeschnittene, hauchdunn
    abgeschnittenem, hauchdunn abgeschnittenen, hauchdunn abgeschnittener, hauchdunn abgeschnittenes, hauchdunn aufgeschnitten,
    hauchdunn aufgeschnittene, hauchdunn aufgeschnittenem, hauchdunn aufgeschnittenen, hauchdunn aufgeschnittener, hauchdunn
    aufgeschnittenes, hauchdunn gehobelt, hauchdunn gehobelte, hauchdunn gehobeltem, hauchdunn gehobelten, hauchdunn gehobelter,
    hauchdunn gehobeltes, hauchdunn geschalt, hauchdunn geschalte, hauchdunn geschaltem, hauchdunn geschalten, hauchdunn
    geschalter, hauchdunn geschaltes, hauchdunn geschnitten, hauchfein gehackt, hauchfein gehackte, hauchfein gehacktem,
    hauchfein gehackten, hauchfein gehackter, hauchfein gehobelt, hauchfein gehobelte, hauchfein gehobeltem, hauchfein
    gehobelten, hauchfein gehobelter, hauchfein gehobeltes, hauchfein gerieben, hauchfein geriebene, hauchfein geriebenem,
    hauchfein geriebenen, hauchfein geriebener, hauchfein geriebenes, hauchfein geschnitten, hauchfein geschnittene, hauchfein
    geschnittenem, hauchfein geschnittenen, hauchfein geschnittener, hauchfein geschnittenes, hauchfein gewurfelt, hauchfein
    gewurfelte, hauchfein gewurfeltem, hauchfein gewurfelten, hauchfein gewurfelter, hauchfein gewurfeltes, haut abgezogen, haut
    entfernt, heiss abgebraust, heiss abgespult, heiss abgewaschen, heiss gewaschen, heissgemacht, heissgemachte,
    heissgemachtem, heissgemachten, heissgemachter, heissgemachtes, hell gerostet, heraus, herausbrechen, herausdrehen,
    herausdrucken, herausfischen, herausgebrochen, herausgebrochene, herausgebrochenem, herausgebrochenen, herausgebrochener,
    herausgebrochenes, herausgedreht, herausgedrehte, herausgedrehtem, herausgedrehten, herausgedrehter, herausgedrehtes,
    herausgedruckt, herausgedruckte, herausgedrucktem, herausgedruckten, herausgedruckter, herausgedrucktes, herausgefischt,
    herausgefischte, herausgefischtem, herausgefischten, herausgefischter, herausgefischtes, herausgehoben, herausgehobene,
    herausgehobenem, herausgehobenen, herausgehobener, herausgehobenes, herausgeholt, herausgeholte, herausgeholtem,
    herausgeholten, herausgeholter, herausgeholtes, herausgeklopft, herausgeklopfte, herausgeklopftem, herausgeklopften,
    herausgeklopfter, herausgeklopftes, herausgekratzt, herausgekratzte, herausgekratztem, herausgekratzten, herausgekratzter,
    herausgekratztes, herausgeloffelt, herausgeloffelte, herausgeloffeltem, herausgeloffelten, herausgeloffelter,
    herausgeloffeltes, herausgelost, herausgeloste, herausgelostem, herausgelosten, herausgeloster, herausgelostes,
    herausgenommen, herausgenommene, herausgenommenem, herausgenommenen, herausgenommener, herausgenommenes, herausgepult,
    herausgepulte, herausgepultem, herausgepulten, herausgepulter, herausgepultes, herausgeputzt, herausgeputzte,
    herausgeputztem, herausgeputzten, herausgeputzter, herausgeputztes, herausgeschabt, herausgeschabte, herausgeschabtem,
    herausgeschabten, herausgeschabter, herausgeschabtes, herausgeschalt, herausgeschalte, herausgeschaltem, herausgeschalten,
    herausgeschalter, herausgeschaltes, herausgeschnitten, herausgeschnittene, herausgeschnittenem, herausgeschnittenen,
    herausgeschnittener, herausgeschnittenes, herausgeschuttelt, herausgeschuttelte, herausgeschutteltem, herausgeschuttelten,
    herausgeschuttelter, herausgeschutteltes, herausgesiebt, herausgesiebte, herausgesiebtem, herausgesiebten, herausgesiebter,
    herausgesiebtes, herausgespult, herausgespulte, herausgespultem, herausgespulten, herausgespulter, herausgespultes,
    herausgestochen, herausgestochene, herausgestochenem, herausgestochenen, herausgestochener, herausgestochenes,
    herausgestrichen, herausgestrichene, herausgestrichenem, herausgestrichenen, herausgestrichener, herausgestrichenes,
    herausgesucht, herausgesuchte, herausgesuchtem, herausgesuchten, herausgesuchter, herausgesuchtes, herausgetrennt,
    herausgetrennte, herausgetrenntem, herausgetrennten, herausgetrennter, herausgetrenntes, herausgewaschen, herausgewaschene,
    herausgewaschenem, herausgewaschenen, herausgewaschener, herausgewaschenes, herausgezogen, herausgezogene, herausgezogenem,
    herausgezogenen, herausgezogener, herausgezogenes, herausgezupft, herausgezupfte, herausgezupftem, herausgezupften,
    herausgezupfter, herausgezupftes, herausheben, herausholen, herausklopfen, herauskratzen, herausloffeln, herauslosen,
    herausnehmen, herauspulen, herausschaben, herausschalen, herausschneiden, herausstechen, heraussuchen, heraustrennen,
    herausziehen, herauszupfen, heruntergeschnitten, heruntergeschnittene, heruntergeschnittenem, heruntergeschnittenen,
    heruntergeschnittener, heruntergeschnittenes, heruntergezogen, hinzufugen, hinzugeben, hinzugefugt, hinzugefugte,
    hinzugefugtem, hinzugefugten, hinzugefugter, hinzugefugtes, hinzugegeben, hinzugegebene, hinzugegebenem, hinzugegebenen,
    hinzugegebener, hinzugegebenes, hobeln, holzige enden abgeschnitten, holzige enden entfernt, im blitzhacker zerkleinert, im
    blitzhacker zerkleinerte, im blitzhacker zerkleinertem, im blitzhacker zerkleinerten, im blitzhacker zerkleinerter, im
    blitzhacker zerkleinertes, im cutter zerkleinert, im ganzen, im gefrierbeutel flachgeklopft, im gefrierbeutel zerbroselt, im
    gefrierbeutel zerdruckt, im geschirrtuch ausgedruckt, im geschirrtuch ausgewrungen, im geschirrtuch kraftig ausgewrungen, im
    heissen wasserbad geschmolzen, im mixer fein gemahlen, im mixer fein gemahlene, im mixer fein gemahlenem, im mixer fein
    gemahlenen, im mixer fein gemahlener, im mixer fein gemahlenes, im mixer fein zerkleinert, im mixer fein zerkleinerte, im
    mixer fein zerkleinertem, im mixer fein zerkleinerten, im mixer fein zerkleinerter, im mixer fein zerkleinertes, im mixer
    gemahlen, im mixer gemahlene, im mixer gemahlenem, im mixer gemahlenen, im mixer gemahlener, im mixer gemahlenes, im mixer
    puriert, im mixer purierte, im mixer puriertem, im mixer purierten, im mixer purierter, im mixer puriertes, im mixer
    zerkleinert, im mixer zerkleinerte, im mixer zerkleinertem, im mixer zerkleinerten, im mixer zerkleinerter, im mixer
    zerkleinertes, im mixer zerstossen, im mixer zerstossene, im mixer zerstossenem, im mixer zerstossenen, im mixer
    zerstossener, im mixer zerstossenes, im morser angestossen, im morser angestossene, im morser angestossenem, im morser
    angestossenen, im morser angestossener, im morser angestossenes, im morser gemahlen, im morser gemahlene, im morser
    gemahlenem, im morser gemahlenen, im morser gemahlener, im morser gemahlenes, im morser zerdruckt, im morser zerkleinert, im
    morser zerkleinerte, im morser zerkleinertem, im morser zerkleinerten, im morser zerkleinerter, im morser zerkleinertes, im
    morser zermahlen, im morser zermahlene, im morser zermahlenem, im morser zermahlenen, im morser zermahlener, im morser
    zermahlenes, im morser zerrieben, im morser zerriebene, im morser zerriebenem, im morser zerriebenen, im morser zerriebener,
    im morser zerriebenes, im morser zerstossen, im morser zerstossene, im morser zerstossenem, im morser zerstossenen, im
    morser zerstossener, im morser zerstossenes, im mulltuch ausgedruckt, im sieb abgetropft, im standmixer puriert, im stuck,
    im tuch ausgedruckt, im warmen wasserbad geschmolzen, im wasserbad geschmolzen, im zerkleinerer gehackt, im zerkleinerer
    zerkleinert, in achteln, in blattchen, in den handen zerrieben, in der getreidemuhle gemahlen, in der hand zerbroselt, in
    der hand zerdruckt, in der hand zerkrumelt, in der hand zerquetscht, in der kaffeemuhle gemahlen, in der kuchenmaschine
    geraspelt, in der kuchenmaschine zerkleinert, in der mikrowelle aufgetaut, in der mikrowelle erwarmt, in der mikrowelle
    geschmolzen, in der mitte auseinandergeschnitten, in der mitte durchgebrochen, in der mitte durchgeschnitten, in der mitte
    gefaltet, in der mitte geknickt, in der mitte geteilt, in der mitte halbiert, in der moulinette gemahlen, in der moulinette
    zerkleinert, in der pfanne angerostet, in der pfanne gerostet, in der pfanne knusprig ausgelassen, in der trockenen pfanne
    erwarmt, in der trockenen pfanne gerostet, in dicken scheiben, in dunne ringe, in dunne scheiben, in dunne scheiben
    geschnitten, in dunne streifen, in dunnen ringen, in dunnen scheiben, in dunnen streifen, in ein gewurzsackchen gegeben, in
    ein gewurzsaeckchen gebunden, in ein mulltuch gebunden, in ein sieb gegeben, in ein sieb gegossen, in ein sieb geschuttet,
    in ein teeei gegeben, in ein tuch gewickelt, in eine schussel gegeben, in eine schussel gesiebt, in eine tasse gegeben, in
    einem geschirrtuch ausgedruckt, in einem kuchentuch ausgedruckt, in einem mulltuch ausgedruckt, in einem sauberen
    geschirrtuch ausgedruckt, in einem sauberen kuchentuch ausgedruckt, in einem sauberen tuch ausgedruckt, in einem sieb
    abgespult, in einem sieb abgetropft, in einem stuck, in einem tuch aneinander gerieben, in einem tuch ausgedruckt, in einem
    tuch ausgepresst, in einen teefilter gegeben, in einer beschichteten pfanne gerostet, in einer pfanne angerostet, in einer
    pfanne gerostet, in einer pfanne ohne fett gerostet, in einer schussel aufgefangen, in einer trockenen pfanne gerostet, in
    eiskaltem wasser abgeschreckt, in eiskaltem wasser gekuhlt, in eiswasser abgeschreckt, in eiswasser gelegt, in eiswasser
    getaucht, in essigwasser gelegt, in etwas heissem wasser aufgelost, in etwas warmem wasser aufgelost, in etwas wasser
    aufgelost, in etwas wasser eingeweicht, in feine ringe, in feine ringe geschnitten, in feine scheiben, in feine scheiben
    geschnitten, in feine streifen, in feine streifen geschnitten, in feine wurfel, in feine wurfel geschnitten, in feinen
    ringen, in feinen scheiben, in feinen streifen, in feinen wurfeln, in filetstucke geschnitten, in flockchen, in flocken, in
    form gebracht, in form geschnitten, in form gezupft, in frischhaltefolie gewickelt, in gleichmassige roschen geteilt, in
    gleichmassige roschen zerteilt, in gleichmassige scheiben geschnitten, in gleichmassige stucke geschnitten, in gleichmassige
    wurfel geschnitten, in grobe stucke, in grobe stucke geschnitten, in grobe wurfel, in grobe wurfel geschnitten, in groben
    stucken, in groben wurfeln, in grosse stucke, in grossen stucken, in haarfeine streifen geschnitten, in halbe ringe, in
    halben ringen, in halbmonde geschnitten, in halbringen, in halften, in hauchfeine ringe geschnitten, in hauchfeine scheiben
    gehobelt, in hauchfeine scheiben geschnitten, in heissem wasser aufgelost, in heissem wasser eingeweicht, in heisses wasser
    getaucht, in julienne, in juliennestreifen, in juliennestreifen geschnitten, in kaltem wasser abgeschreckt, in kaltem wasser
    aufbewahrt, in kaltem wasser eingeweicht, in kaltem wasser gelegt, in kaltem wasser gespult, in kaltem wasser gewaschen, in
    kaltem wasser gewassert, in kaltes wasser gelegt, in kaltes wasser getaucht, in kleine flockchen, in kleine roschen geteilt,
    in kleine stucke, in kleine stucke geschnitten, in kleine wurfel, in kleine wurfel geschnitten, in kleinen stucken, in
    kleinen wurfeln, in kochendem wasser aufgelost, in lauwarmem wasser aufgelost, in lauwarmem wasser eingeweicht, in lauwarmem
    wasser gewaschen, in medaillons geschnitten, in medaillons geteilt, in mundgerechte stucke, in mundgerechte stucke
    geschnitten, in mundgerechten stucken, in platzchenform, in portionen, in portionen geteilt, in portionsgerechte stucke
    geschnitten, in portionsgerechte stucke geteilt, in radchen, in rauten geschnitten, in reichlich kaltem wasser eingeweicht,
    in reichlich wasser eingeweicht, in ringe geschnitten, in ringen, in rollchen, in rollchen geschnitten, in roschen geteilt,
    in roschen zerteilt, in salzwasser eingeweicht, in salzwasser gelegt, in scheibchen, in scheiben, in scheiben gesagt, in
    scheiben geschnitten, in schnitzen, in segmente geteilt, in spalten, in spalten geschnitten, in sterne geschnitten, in
    stifte geschnitten, in stiften, in streifen, in streifen geschnitten, in stuckchen, in stucke gebrochen, in stucke gehackt,
    in stucke gerissen, in stucke gesagt, in stucke geschnitten, in stucke gezupft, in stucke zerteilt, in stucken, in tranchen,
    in viel kaltem wasser eingeweicht, in vierteln, in warmem wasser aufgelost, in warmem wasser eingeweicht, in wasser
    aufgelost, in wasser eingeweicht, in wasser gelegt, in wasser getaucht, in wenig wasser aufgelost, in wenig wasser
    eingeweicht, in wurfel geschnitten, in wurfeln, in zitronenwasser gelegt, inkl flussigkeit, inkl saft, inklusive saft, kalt
    abgebraust, kalt abgeschreckt, kalt abgespult, kalt gestellt, kalt gestellte, kalt gestelltem, kalt gestellten, kalt
    gestellter, kalt gestelltes, kaltgestellt, kaltgestellte, kaltgestelltem, kaltgestellten, kaltgestellter, kaltgestelltes,
    kaltstellen, kann mitgegessen werden, keilformig ausgeschnitten, keilformig ausgeschnittene, keilformig ausgeschnittenem,
    keilformig ausgeschnittenen, keilformig ausgeschnittener, keilformig ausgeschnittenes, keilformig herausgeschnitten,
    keilformig herausgeschnittene, keilformig herausgeschnittenem, keilformig herausgeschnittenen, keilformig
    herausgeschnittener, keilformig herausgeschnittenes, keim entfernt, keimen lassen, kelle kochwasser aufheben, kelle
    nudelwasser aufheben, kerne entfernt, kerngehause entfernt, klein gebrochen, klein gebrochene, klein gebrochenem, klein
    gebrochenen, klein gebrochener, klein gebrochenes, klein gemacht, klein gemachte, klein gemachtem, klein gemachten, klein
    gemachter, klein gemachtes, klein geschnippelt, klein geschnippelte, klein geschnippeltem, klein geschnippelten, klein
    geschnippelter, klein geschnippeltes, klein gezupft, klein gezupfte, klein gezupftem, klein gezupften, klein gezupfter,
    klein gezupftes, klein schneiden, klein zerteilt, klein zerteilte, klein zerteiltem, klein zerteilten, klein zerteilter,
    klein zerteiltes, kleingebrochen, kleingebrochene, kleingebrochenem, kleingebrochenen, kleingebrochener, kleingebrochenes,
    kleingehackt, kleingehackte, kleingehacktem, kleingehackten, kleingehackter, kleingehacktes, kleingemacht, kleingemachte,
    kleingemachtem, kleingemachten, kleingemachter, kleingemachtes, kleingeraspelt, kleingeraspelte, kleingeraspeltem,
    kleingeraspelten, kleingeraspelter, kleingeraspeltes, kleingerieben, kleingeriebene, kleingeriebenem, kleingeriebenen,
    kleingeriebener, kleingeriebenes, kleingerissen, kleingerissene, kleingerissenem, kleingerissenen, kleingerissener,
    kleingerissenes, kleingeschlagen, kleingeschlagene, kleingeschlagenem, kleingeschlagenen, kleingeschlagener,
    kleingeschlagenes, kleingeschnippelt, kleingeschnippelte, kleingeschnippeltem, kleingeschnippelten, kleingeschnippelter,
    kleingeschnippeltes, kleingeschnipselt, kleingeschnipselte, kleingeschnipseltem, kleingeschnipselten, kleingeschnipselter,
    kleingeschnipseltes, kleingeschnitten, kleingeschnittene, kleingeschnittenem, kleingeschnittenen, kleingeschnittener,
    kleingeschnittenes, kleingewiegt, kleingewiegte, kleingewiegtem, kleingewiegten, kleingewiegter, kleingewiegtes,
    kleingewurfelt, kleingewurfelte, kleingewurfeltem, kleingewurfelten, kleingewurfelter, kleingewurfeltes, kleingezupft,
    kleingezupfte, kleingezupftem, kleingezupften, kleingezupfter, kleingezupftes, kleinhacken, kleinmachen, kleinschneiden,
    kleinwurfelig, kleinwurfelig geschnitten, kleinwurfelig geschnittene, kleinwurfelig geschnittenem, kleinwurfelig
    geschnittenen, kleinwurfelig geschnittener, kleinwurfelig geschnittenes, kleinwurfelige, kleinwurfeligem, kleinwurfeligen,
    kleinwurfeliger, kleinwurfeliges, kleinzerkleinert, kleinzerkleinerte, kleinzerkleinertem, kleinzerkleinerten,
    kleinzerkleinerter, kleinzerkleinertes, kleinzupfen, klopfen, kneten, knicken, knusprig aufgebacken, knusprig aufgebackene,
    knusprig aufgebackenem, knusprig aufgebackenen, knusprig aufgebackener, knusprig aufgebackenes, knusprig aufgewarmt,
    knusprig aufgewarmte, knusprig aufgewarmtem, knusprig aufgewarmten, knusprig aufgewarmter, knusprig aufgewarmtes, knusprig
    ausgebraten, knusprig ausgebratene, knusprig ausgebratenem, knusprig ausgebratenen, knusprig ausgebratener, knusprig
    ausgebratenes, knusprig ausgelassen, knusprig ausgelassene, knusprig ausgelassenem, knusprig ausgelassenen, knusprig
    ausgelassener, knusprig ausgelassenes, knusprig getoastet, knusprig getoastete, knusprig getoastetem, knusprig getoasteten,
    knusprig getoasteter, knusprig getoastetes, kocheln, kochwasser aufgefangen, kochwasser aufheben, komplett aufgetaut,
    komplett aufgetaute, komplett aufgetautem, komplett aufgetauten, komplett aufgetauter, komplett aufgetautes, konkassiert,
    kraftig abgebraust, kraftig abgebrauste, kraftig abgebraustem, kraftig abgebrausten, kraftig abgebrauster, kraftig
    abgebraustes, kraftig abgeburstet, kraftig abgeburstete, kraftig abgeburstetem, kraftig abgebursteten, kraftig
    abgebursteter, kraftig abgeburstetes, kraftig angerostet, kraftig angerostete, kraftig angerostetem, kraftig angerosteten,
    kraftig angerosteter, kraftig angerostetes, kraftig aufgeschlagen, kraftig aufgeschlagene, kraftig aufgeschlagenem, kraftig
    aufgeschlagenen, kraftig aufgeschlagener, kraftig aufgeschlagenes, kraftig ausgedruckt, kraftig ausgedruckte, kraftig
    ausgedrucktem, kraftig ausgedruckten, kraftig ausgedruckter, kraftig ausgedrucktes, kraftig ausgepresst, kraftig
    ausgepresste, kraftig ausgepresstem, kraftig ausgepressten, kraftig ausgepresster, kraftig ausgepresstes, kraftig
    ausgewrungen, kraftig ausgewrungene, kraftig ausgewrungenem, kraftig ausgewrungenen, kraftig ausgewrungener, kraftig
    ausgewrungenes, kraftig durchgeknetet, kraftig durchgeknetete, kraftig durchgeknetetem, kraftig durchgekneteten, kraftig
    durchgekneteter, kraftig durchgeknetetes, kraftig durchgeruhrt, kraftig durchgeruhrte, kraftig durchgeruhrtem, kraftig
    durchgeruhrten, kraftig durchgeruhrter, kraftig durchgeruhrtes, kraftig durchgeschuttelt, kraftig durchgeschuttelte, kraftig
    durchgeschutteltem, kraftig durchgeschuttelten, kraftig durchgeschuttelter, kraftig durchgeschutteltes, kraftig gebraunt,
    kraftig gebraunte, kraftig gebrauntem, kraftig gebraunten, kraftig gebraunter, kraftig gebrauntes, kraftig geknetet, kraftig
    geknetete, kraftig geknetetem, kraftig gekneteten, kraftig gekneteter, kraftig geknetetes, kraftig gerostet, kraftig
    gerostete, kraftig gerostetem, kraftig gerosteten, kraftig gerosteter, kraftig gerostetes, kraftig geruhrt, kraftig
    geruhrte, kraftig geruhrtem, kraftig geruhrten, kraftig geruhrter, kraftig geruhrtes, kraftig gesalzen, kraftig gesalzene,
    kraftig gesalzenem, kraftig gesalzenen, kraftig gesalzener, kraftig gesalzenes, kraftig geschlagen, kraftig geschlagene,
    kraftig geschlagenem, kraftig geschlagenen, kraftig geschlagener, kraftig geschlagenes, kraftig geschuttelt, kraftig
    geschuttelte, kraftig geschutteltem, kraftig geschuttelten, kraftig geschuttelter, kraftig geschutteltes, kreuzformig,
    kreuzformig eingeritzt, kreuzformig eingeritzte, kreuzformig eingeritztem, kreuzformig eingeritzten, kreuzformig
    eingeritzter, kreuzformig eingeritztes, kreuzformig eingeschnitten, kreuzformig eingeschnittene, kreuzformig
    eingeschnittenem, kreuzformig eingeschnittenen, kreuzformig eingeschnittener, kreuzformig eingeschnittenes, kreuzweise,
    kreuzweise eingeritzt, kreuzweise eingeritzt und uberbruht, kreuzweise eingeschnitten, kross aufgebacken, kross
    aufgebackene, kross aufgebackenem, kross aufgebackenen, kross aufgebackener, kross aufgebackenes, kross ausgebraten, kross
    ausgebratene, kross ausgebratenem, kross ausgebratenen, kross ausgebratener, kross ausgebratenes, kross ausgelassen, kross
    ausgelassene, kross ausgelassenem, kross ausgelassenen, kross ausgelassener, kross ausgelassenes, kross getoastet, kross
    getoastete, kross getoastetem, kross getoasteten, kross getoasteter, kross getoastetes, kruste entfernt, kuchenfertig
    vorbereitet, kuhl gestellt, kuhl gestellte, kuhl gestelltem, kuhl gestellten, kuhl gestellter, kuhl gestelltes, kuhl
    stellen, kuhlgestellt, kuhlgestellte, kuhlgestelltem, kuhlgestellten, kuhlgestellter, kuhlgestelltes, kuhlstellen, kurz
    angerostet, kurz aufgeruhrt, kurz aufgeruhrte, kurz aufgeruhrtem, kurz aufgeruhrten, kurz aufgeruhrter, kurz aufgeruhrtes,
    kurz aufgetaut, kurz aufgetaute, kurz aufgetautem, kurz aufgetauten, kurz aufgetauter, kurz aufgetautes, kurz ausdampfen
    lassen, kurz erhitzt, kurz erhitzte, kurz erhitztem, kurz erhitzten, kurz erhitzter, kurz erhitztes, kurz erwarmt, kurz
    erwarmte, kurz erwarmtem, kurz erwarmten, kurz erwarmter, kurz erwarmtes, kurz in eiswasser gelegt, kurz in wasser getaucht,
    kurzgebraten, kurzgebratene, kurzgebratenem, kurzgebratenen, kurzgebratener, kurzgebratenes, lake abgegossen, lake aufheben,
    lake weggegossen, lake weggeschuttet, langs, langs aufgeschlitzt, langs aufgeschlitzte, langs aufgeschlitztem, langs
    aufgeschlitzten, langs aufgeschlitzter, langs aufgeschlitztes, langs aufgeschnitten, langs eingeschnitten, langs geviertelt,
    langs halbiert, langsam aufgetaut, langsam aufgetaute, langsam aufgetautem, langsam aufgetauten, langsam aufgetauter,
    langsam aufgetautes, langsam erhitzt, langsam erhitzte, langsam erhitztem, langsam erhitzten, langsam erhitzter, langsam
    erhitztes, langsam erwarmt, langsam erwarmte, langsam erwarmtem, langsam erwarmten, langsam erwarmter, langsam erwarmtes,
    langsam geschmolzen, langsam geschmolzene, langsam geschmolzenem, langsam geschmolzenen, langsam geschmolzener, langsam
    geschmolzenes, langshalbiert, langshalbierte, langshalbiertem, langshalbierten, langshalbierter, langshalbiertes, lasse,
    lassen, lasst, lege, legen, leicht abgekuhlt, leicht abgekuhlte, leicht abgekuhltem, leicht abgekuhlten, leicht abgekuhlter,
    leicht abgekuhltes, leicht angedruckt, leicht angedruckte, leicht angedrucktem, leicht angedruckten, leicht angedruckter,
    leicht angedrucktes, leicht angefrorene, leicht angefrorenem, leicht angefrorenen, leicht angefrorener, leicht angefrorenes,
    leicht angequetscht, leicht angequetschte, leicht angequetschtem, leicht angequetschten, leicht angequetschter, leicht
    angequetschtes, leicht angerostet, leicht angeschlagen, leicht angeschlagene, leicht angeschlagenem, leicht angeschlagenen,
    leicht angeschlagener, leicht angeschlagenes, leicht angetaute, leicht angetautem, leicht angetauten, leicht angetauter,
    leicht angetautes, leicht angewarmt, leicht angewarmte, leicht angewarmtem, leicht angewarmten, leicht angewarmter, leicht
    angewarmtes, leicht aufgeschlagen, leicht aufgeschlagene, leicht aufgeschlagenem, leicht aufgeschlagenen, leicht
    aufgeschlagener, leicht aufgeschlagenes, leicht aufgetaut, leicht aufgetaute, leicht aufgetautem, leicht aufgetauten, leicht
    aufgetauter, leicht aufgetautes, leicht ausgedruckt, leicht ausgedruckte, leicht ausgedrucktem, leicht ausgedruckten, leicht
    ausgedruckter, leicht ausgedrucktes, leicht ausgekuhlt, leicht ausgekuhlte, leicht ausgekuhltem, leicht ausgekuhlten, leicht
    ausgekuhlter, leicht ausgekuhltes, leicht erwarmt, leicht erwarmte, leicht erwarmtem, leicht erwarmten, leicht erwarmter,
    leicht erwarmtes, leicht flach gedruckt, leicht flach gedruckte, leicht flach gedrucktem, leicht flach gedruckten, leicht
    flach gedruckter, leicht flach gedrucktes, leicht flachgedruckt, leicht flachgedruckte, leicht flachgedrucktem, leicht
    flachgedruckten, leicht flachgedruckter, leicht flachgedrucktes, leicht gebraunt, leicht gebraunte, leicht gebrauntem,
    leicht gebraunten, leicht gebraunter, leicht gebrauntes, leicht gegart, leicht gegarte, leicht gegartem, leicht gegarten,
    leicht gegarter, leicht gegartes, leicht geklopft, leicht geklopfte, leicht geklopftem, leicht geklopften, leicht
    geklopfter, leicht geklopftes, leicht gekuhlt, leicht gekuhlte, leicht gekuhltem, leicht gekuhlten, leicht gekuhlter, leicht
    gekuhltes, leicht gequetscht, leicht gequetschte, leicht gequetschtem, leicht gequetschten, leicht gequetschter, leicht
    gequetschtes, leicht gerostet, leicht gesalzen, leicht gesalzene, leicht gesalzenem, leicht gesalzenen, leicht gesalzener,
    leicht gesalzenes, leicht geschlagen, leicht geschlagene, leicht geschlagenem, leicht geschlagenen, leicht geschlagener,
    leicht geschlagenes, leicht gestossen, leicht gestossene, leicht gestossenem, leicht gestossenen, leicht gestossener, leicht
    gestossenes, leicht plattiert, leicht plattierte, leicht plattiertem, leicht plattierten, leicht plattierter, leicht
    plattiertes, leicht uberhitzt, leicht verquirlt, leicht verquirlte, leicht verquirltem, leicht verquirlten, leicht
    verquirlter, leicht verquirltes, leicht verschlagen, leicht verschlagene, leicht verschlagenem, leicht verschlagenen, leicht
    verschlagener, leicht verschlagenes, leicht vorgegart, leicht vorgegarte, leicht vorgegartem, leicht vorgegarten, leicht
    vorgegarter, leicht vorgegartes, leicht zerdruckt, leicht zerdruckte, leicht zerdrucktem, leicht zerdruckten, leicht
    zerdruckter, leicht zerdrucktes, leicht zerstossen, leicht zerstossene, leicht zerstossenem, leicht zerstossenen, leicht
    zerstossener, leicht zerstossenes, liegen, locker auflockern, locker gepackt, locker gepackte, locker gepacktem, locker
    gepackten, locker gepackter, locker gepacktes, locker geschuttet, locker geschuttete, locker geschuttetem, locker
    geschutteten, locker geschutteter, locker geschuttetes, locker gezupft, locker gezupfte, locker gezupftem, locker gezupften,
    locker gezupfter, locker gezupftes, locker zerzupft, locker zerzupfte, locker zerzupftem, locker zerzupften, locker
    zerzupfter, locker zerzupftes, loffelgerecht, loffelweise, mehrfach eingeritzt, mehrfach eingeritzte, mehrfach eingeritztem,
    mehrfach eingeritzten, mehrfach eingeritzter, mehrfach eingeritztes, mehrfach eingeschnitten, mehrfach eingeschnittene,
    mehrfach eingeschnittenem, mehrfach eingeschnittenen, mehrfach eingeschnittener, mehrfach eingeschnittenes, mehrfach
    eingestochen, mehrfach eingestochene, mehrfach eingestochenem, mehrfach eingestochenen, mehrfach eingestochener, mehrfach
    eingestochenes, mehrmals eingerissen, mehrmals eingerissene, mehrmals eingerissenem, mehrmals eingerissenen, mehrmals
    eingerissener, mehrmals eingerissenes, mehrmals eingeritzt, mehrmals eingeritzte, mehrmals eingeritztem, mehrmals
    eingeritzten, mehrmals eingeritzter, mehrmals eingeritztes, mehrmals eingeschnitten, mehrmals eingeschnittene, mehrmals
    eingeschnittenem, mehrmals eingeschnittenen, mehrmals eingeschnittener, mehrmals eingeschnittenes, mehrmals eingestochen,
    mehrmals eingestochene, mehrmals eingestochenem, mehrmals eingestochenen, mehrmals eingestochener, mehrmals eingestochenes,
    mehrmals mit einer gabel eingestochen, mehrmals mit einer gabel eingestochene, mehrmals mit einer gabel eingestochenem,
    mehrmals mit einer gabel eingestochenen, mehrmals mit einer gabel eingestochener, mehrmals mit einer gabel eingestochenes,
    mische, mischen, mit dem gurkenhobel gehobelt, mit dem handballen angedruckt, mit dem hobel gehobelt, mit dem krauthobel
    gehobelt, mit dem kugelausstecher ausgestochen, mit dem loffel herausgeschabt, mit dem messer angedruckt, mit dem messer
    flachgedruckt, mit dem messer geschalt, mit dem messer zerdruckt, mit dem messerrucken angedruckt, mit dem messerrucken
    zerdruckt, mit dem mixer puriert, mit dem mixer purierte, mit dem mixer puriertem, mit dem mixer purierten, mit dem mixer
    purierter, mit dem mixer puriertes, mit dem purierstab puriert, mit dem purierstab purierte, mit dem purierstab puriertem,
    mit dem purierstab purierten, mit dem purierstab purierter, mit dem purierstab puriertes, mit dem sparschaler abgezogen, mit
    dem sparschaler geschalt, mit dem sparschaler in streifen geschnitten, mit dem spiralschneider geschnitten, mit dem
    stabmixer puriert, mit dem stabmixer purierte, mit dem stabmixer puriertem, mit dem stabmixer purierten, mit dem stabmixer
    purierter, mit dem stabmixer puriertes, mit dem zauberstab puriert, mit dem zestenreisser abgezogen, mit dem zucker schaumig
    geschlagen, mit den fingern zerdruckt, mit den fingern zerkrumelt, mit den fingern zerrebelt, mit den fingern zerrieben, mit
    den fingern zerzupft, mit den fingerspitzen zerrieben, mit den handen ausgedruckt, mit den handen durchgeknetet, mit den
    handen weich geknetet, mit den handen zerdruckt, mit den handen zerpfluckt, mit den handen zerquetscht, mit den handen
    zerrupft, mit den handen zerzupft, mit der bircherraffel gerieben, mit der breiten messerseite angedruckt, mit der flachen
    klinge angedruckt, mit der flachen messerklinge angedruckt, mit der flachen messerseite angedruckt, mit der gabel
    eingestochen, mit der gabel eingestochene, mit der gabel eingestochenem, mit der gabel eingestochenen, mit der gabel
    eingestochener, mit der gabel eingestochenes, mit der gabel zerdruckt, mit der hand zerdruckt, mit der hand zerpfluckt, mit
    der hand zerrupft, mit der hand zerzupft, mit der kuchenmaschine gehobelt, mit der kuchenmaschine geraspelt, mit der
    mandoline gehobelt, mit der pinzette entfernt, mit der pinzette gezogen, mit der reibe gerieben, mit der rostiraffel
    gerieben, mit einem essloffel entkernt, mit einem feuchten tuch abgedeckt, mit einem feuchten tuch abgerieben, mit einem
    feuchten tuch abgewischt, mit einem kuchentuch abgerieben, mit einem loffel ausgehohlt, mit einem loffel ausgekratzt, mit
    einem loffel ausgeschabt, mit einem loffel entkernt, mit einem loffel herausgehoben, mit einem loffel herausgekratzt, mit
    einem loffel herausgelost, mit einem pinsel gesaubert, mit einem teeloffel ausgekratzt, mit einem teeloffel herausgekratzt,
    mit einem tuch abgedeckt, mit einem tuch abgerieben, mit einem zahnstocher eingestochen, mit einer burste gereinigt, mit
    einer burste geschrubbt, mit einer gabel aufgelockert, mit einer gabel auflockern, mit einer gabel eingestochen, mit einer
    gabel eingestochene, mit einer gabel eingestochenem, mit einer gabel eingestochenen, mit einer gabel eingestochener, mit
    einer gabel eingestochenes, mit einer gabel mehrmals eingestochen, mit einer gabel mehrmals eingestochene, mit einer gabel
    mehrmals eingestochenem, mit einer gabel mehrmals eingestochenen, mit einer gabel mehrmals eingestochener, mit einer gabel
    mehrmals eingestochenes, mit einer gabel zerdruckt, mit einer gabel zerpfluckt, mit einer gabel zerzupft, mit einer
    gemuseburste geschrubbt, mit einer groben reibe geraspelt, mit einer pinzette entfernt, mit einer pinzette gezogen, mit
    einer reibe gerieben, mit etwas kaltem wasser glatt geruhrt, mit etwas kaltem wasser verruhrt, mit etwas wasser angeruhrt,
    mit etwas wasser glatt geruhrt, mit etwas wasser verruhrt, mit feuchtem tuch abgedeckt, mit flussigkeit, mit graten, mit
    grun, mit haut, mit heissem wasser abgespult, mit heissem wasser abgewaschen, mit heissem wasser gewaschen, mit heissem
    wasser uberbruht, mit heissem wasser ubergossen, mit kaltem wasser abgebraust, mit kaltem wasser abgeschreckt, mit kaltem
    wasser abgespult, mit kaltem wasser angeruhrt, mit kaltem wasser bedeckt, mit kaltem wasser gespult, mit kaltem wasser
    gewaschen, mit kaltem wasser glatt geruhrt, mit kaltem wasser verruhrt, mit kern, mit knochen, mit kochend heissem wasser
    ubergossen, mit kochendem wasser uberbruht, mit kochendem wasser ubergossen, mit kopf, mit kopf und schale, mit kuchengarn
    gebunden, mit kuchengarn zusammengebunden, mit kuchenkrepp abgerieben, mit kuchenkrepp abgetupft, mit kuchenkrepp trocken
    getupft, mit kuchenpapier abgetupft, mit kuchenpapier trocken getupft, mit kuchenpapier trockengetupft, mit saft, mit salz
    vermengt und ausgedruckt, mit schale, mit schale essbar, mit schwanz, mit siedendem wasser ubergossen, mit stein, mit stiel,
    mit strunk, mit wasser angeruhrt, mit wasser bedeckt, mit wasser glatt geruhrt, mit wasser ubergossen, mit wasser verdunnt,
    mit wasser vermischt, mit wasser verruhrt, mit wenig kaltem wasser angeruhrt, mit wenig wasser angeruhrt, mit wenig wasser
    verruhrt, mit zwei gabeln zerpfluckt, mit zwei gabeln zerzupft, mitbraten, mitdunsten, mitessen, mitgaren, mitgegessen,
    mitgegessen werden, mitgekocht, mitgekochte, mitgekochtem, mitgekochten, mitgekochter, mitgekochtes, mitgeliefert,
    mitgelieferte, mitgeliefertem, mitgelieferten, mitgelieferter, mitgeliefertes, mitkochen, mitpurieren, mitpuriert,
    mitpurierte, mitpuriertem, mitpurierten, mitpurierter, mitpuriertes, mitrosten, mitsamt der weissen haut geschalt,
    mittelfein gehackt, mittelfein gehackte, mittelfein gehacktem, mittelfein gehackten, mittelfein gehackter, mittelfein
    gehobelt, mittelfein gehobelte, mittelfein gehobeltem, mittelfein gehobelten, mittelfein gehobelter, mittelfein gehobeltes,
    mittelfein geraspelt, mittelfein geraspelte, mittelfein geraspeltem, mittelfein geraspelten, mittelfein geraspelter,
    mittelfein geraspeltes, mittelfein gerieben, mittelfein geriebene, mittelfein geriebenem, mittelfein geriebenen, mittelfein
    geriebener, mittelfein geriebenes, mittelfein gewurfelt, mittelfein gewurfelte, mittelfein gewurfeltem, mittelfein
    gewurfelten, mittelfein gewurfelter, mittelfein gewurfeltes, mittelgrob gehackt, mittelgrob gehackte, mittelgrob gehacktem,
    mittelgrob gehackten, mittelgrob gehackter, mittelgrob geraspelt, mittelgrob geraspelte, mittelgrob geraspeltem, mittelgrob
    geraspelten, mittelgrob geraspelter, mittelgrob geraspeltes, mittelgrob gerieben, mittelgrob geriebene, mittelgrob
    geriebenem, mittelgrob geriebenen, mittelgrob geriebener, mittelgrob geriebenes, mittelgrob gewurfelt, mittelgrob
    gewurfelte, mittelgrob gewurfeltem, mittelgrob gewurfelten, mittelgrob gewurfelter, mittelgrob gewurfeltes, mittelgrob
    zerstossen, mittelgrob zerstossene, mittelgrob zerstossenem, mittelgrob zerstossenen, mittelgrob zerstossener, mittelgrob
    zerstossenes, mittelgross geschnitten, mittelgross geschnittene, mittelgross geschnittenem, mittelgross geschnittenen,
    mittelgross geschnittener, mittelgross geschnittenes, mittelgross gewurfelt, mittelgross gewurfelte, mittelgross
    gewurfeltem, mittelgross gewurfelten, mittelgross gewurfelter, mittelgross gewurfeltes, mittig durchgebrochen,
    mitverarbeiten, mitverarbeitet, mitverarbeitete, mitverarbeitetem, mitverarbeiteten, mitverarbeiteter, mitverarbeitetes,
    mitverwenden, mitverwendet, mitverwendete, mitverwendetem, mitverwendeten, mitverwendeter, mitverwendetes, mixen, morsern,
    muerbe geknetet, muerbe geknetete, muerbe geknetetem, muerbe gekneteten, muerbe gekneteter, muerbe geknetetes, mundgerecht,
    mundgerechte, mundgerechtem, mundgerechten, mundgerechter, mundgerechtes, murbe geklopft, murbe geklopfte, murbe geklopftem,
    murbe geklopften, murbe geklopfter, murbe geklopftes, murbe geknetet, murbe geknetete, murbe geknetetem, murbe gekneteten,
    murbe gekneteter, murbe geknetetes, nachgebraunt, nachgebraunte, nachgebrauntem, nachgebraunten, nachgebraunter,
    nachgebrauntes, nachgeschnitten, nachgeschnittene, nachgeschnittenem, nachgeschnittenen, nachgeschnittener,
    nachgeschnittenes, nachgespult, nachgespulte, nachgespultem, nachgespulten, nachgespulter, nachgespultes, nachgewaschen,
    nachgewaschene, nachgewaschenem, nachgewaschenen, nachgewaschener, nachgewaschenes, nachgewogen, nadeln abgestreift, nadeln
    abgezupft, nicht durchgeschnitten, nicht durchgeschnittene, nicht durchgeschnittenem, nicht durchgeschnittenen, nicht
    durchgeschnittener, nicht durchgeschnittenes, nicht ganz aufgetaut, nicht ganz aufgetaute, nicht ganz aufgetautem, nicht
    ganz aufgetauten, nicht ganz aufgetauter, nicht ganz aufgetautes, nicht ganz durchgeschnitten, nicht ganz durchgeschnittene,
    nicht ganz durchgeschnittenem, nicht ganz durchgeschnittenen, nicht ganz durchgeschnittener, nicht ganz durchgeschnittenes,
    nicht ganz durchtrennt, nicht ganz steif geschlagen, nicht mitgegessen, nicht schutteln, noch zusammenhangend, nudelig,
    nudelig geschnitten, nudelig geschnittene, nudelig geschnittenem, nudelig geschnittenen, nudelig geschnittener, nudelig
    geschnittenes, nudeliggeschnitten, nudeliggeschnittene, nudeliggeschnittenem, nudeliggeschnittenen, nudeliggeschnittener,
    nudeliggeschnittenes, nudelwasser aufgefangen, nudelwasser aufheben, nur das grune, nur das hellgrune, nur das weisse, nur
    der weisse teil, nur die blatter, nur die weissen teile, offene aussortiert, ohne darm, ohne fett gerostet, ohne
    flussigkeit, ohne graten, ohne grun, ohne haut, ohne kern, ohne kerne, ohne knochen, ohne kopf, ohne kopf und schale, ohne
    kruste, ohne rinde, ohne saft, ohne schale, ohne schwanz, ohne sehnen, ohne stein, ohne stiel, ohne strunk, ordentlich,
    paarweise, parieren, pariert, pariert und zugeschnitten, parierte, pariertem, parierten, parierter, pariertes, passieren,
    passiert, passierte, passiertem, passierten, passierter, passiertes, pflucken, platt gedruckt, platt gedruckte, platt
    gedrucktem, platt gedruckten, platt gedruckter, platt gedrucktes, platt gewalzt, platt gewalzte, platt gewalztem, platt
    gewalzten, platt gewalzter, platt gewalztes, plattgedruckt, plattgedruckte, plattgedrucktem, plattgedruckten,
    plattgedruckter, plattgedrucktes, plattgeklopft, plattgeklopfte, plattgeklopftem, plattgeklopften, plattgeklopfter,
    plattgeklopftes, plattieren, plattieren lassen, plattiert, plattierte, plattiertem, plattierten, plattierter, plattiertes,
    portionsweise, presse, pressen, purieren, puriert, purierte, puriertem, purierten, purierter, puriertes, putzen, quellen,
    quellen gelassen, quellen gelassene, quellen gelassenem, quellen gelassenen, quellen gelassener, quellen gelassenes, quellen
    lassen, quer, quer halbiert, quer zur faser, quer zur faser geschnitten, quetschen, quillt, quirlen, radeln geschnitten,
    raffeln, raspelt, rasten gelassen, rasten gelassene, rasten gelassenem, rasten gelassenen, rasten gelassener, rasten
    gelassenes, rasten lassen, rausfischen, rausgedruckt, rausgedruckte, rausgedrucktem, rausgedruckten, rausgedruckter,
    rausgedrucktes, rausgefischt, rausgefischte, rausgefischtem, rausgefischten, rausgefischter, rausgefischtes, rausgeholt,
    rausgeholte, rausgeholtem, rausgeholten, rausgeholter, rausgeholtes, rausgekratzt, rausgekratzte, rausgekratztem,
    rausgekratzten, rausgekratzter, rausgekratztes, rausgelost, rausgeloste, rausgelostem, rausgelosten, rausgeloster,
    rausgelostes, rausgenommen, rausgenommene, rausgenommenem, rausgenommenen, rausgenommener, rausgenommenes, rausgeschabt,
    rausgeschabte, rausgeschabtem, rausgeschabten, rausgeschabter, rausgeschabtes, rausgeschnitten, rausgeschnittene,
    rausgeschnittenem, rausgeschnittenen, rausgeschnittener, rausgeschnittenes, rausgetrennt, rausgetrennte, rausgetrenntem,
    rausgetrennten, rausgetrennter, rausgetrenntes, rausgezogen, rausgezogene, rausgezogenem, rausgezogenen, rausgezogener,
    rausgezogenes, rausgezupft, rausgezupfte, rausgezupftem, rausgezupften, rausgezupfter, rausgezupftes, rauskratzen,
    rauslosen, rausnehmen, rausschneiden, rautenformig, rautenformig eingeritzt, rautenformig eingeritzte, rautenformig
    eingeritztem, rautenformig eingeritzten, rautenformig eingeritzter, rautenformig eingeritztes, rautenformig eingeschnitten,
    rautenformig eingeschnittene, rautenformig eingeschnittenem, rautenformig eingeschnittenen, rautenformig eingeschnittener,
    rautenformig eingeschnittenes, rebeln, rechtzeitig, rechtzeitig temperiert, reduziert, reduzierte, reduziertem, reduzierten,
    reduzierter, reduziertes, reibe, reiben, reibt, reinigen, resch aufgebacken, resch aufgebackene, resch aufgebackenem, resch
    aufgebackenen, resch aufgebackener, resch aufgebackenes, richtig erhitzt, richtig erhitzte, richtig erhitztem, richtig
    erhitzten, richtig erhitzter, richtig erhitztes, richtig fein, richtig fein gehackt, richtig gut ausgedruckt, richtig heiss,
    richtig kalt, richtig reif, richtig reife, richtig steif geschlagen, richtig trocken, richtig weich, rinde entfernt,
    ringelig, ringelig geschnitten, ringformig, ruhen, ruhen gelassen, ruhen gelassene, ruhen gelassenem, ruhen gelassenen,
    ruhen gelassener, ruhen gelassenes, ruhen lassen, ruhre, ruhren, rundum eingestochen, rundum eingestochene, rundum
    eingestochenem, rundum eingestochenen, rundum eingestochener, rundum eingestochenes, rupfen, rusten, saft abgegossen, saft
    aufgehoben, saft aufheben, saft dabei auffangen, saft dabei aufgefangen, saft weggeschuttet, sagen lassen, samt flussigkeit,
    samt haut, samt saft, samt schale, samt weisser haut geschalt, sanft erhitzt, sanft erhitzte, sanft erhitztem, sanft
    erhitzten, sanft erhitzter, sanft erhitztes, sanft erwarmt, sanft erwarmte, sanft erwarmtem, sanft erwarmten, sanft
    erwarmter, sanft erwarmtes, sauber abgeschnitten, sauber abgeschnittene, sauber abgeschnittenem, sauber abgeschnittenen,
    sauber abgeschnittener, sauber abgeschnittenes, sauber abgezogen, sauber abgezogene, sauber abgezogenem, sauber abgezogenen,
    sauber abgezogener, sauber abgezogenes, sauber ausgewaschen, sauber ausgewaschene, sauber ausgewaschenem, sauber
    ausgewaschenen, sauber ausgewaschener, sauber ausgewaschenes, sauber geburstet, sauber geburstete, sauber geburstetem,
    sauber gebursteten, sauber gebursteter, sauber geburstetes, sauber geputzt, sauber geputzte, sauber geputztem, sauber
    geputzten, sauber geputzter, sauber geputztes, sauber pariert, sauber parierte, sauber pariertem, sauber parierten, sauber
    parierter, sauber pariertes, saubern, schale abgerieben, schale entfernt, schale ist essbar, schale kann mitgegessen werden,
    schaumig, schaumig aufgeschlagen, schaumig aufgeschlagene, schaumig aufgeschlagenem, schaumig aufgeschlagenen, schaumig
    aufgeschlagener, schaumig aufgeschlagenes, schaumig gequirlt, schaumig geruhrt, schaumig geruhrte, schaumig geruhrtem,
    schaumig geruhrten, schaumig geruhrter, schaumig geruhrtes, schaumig geschlagen, schaumig geschlagene, schaumig
    geschlagenem, schaumig geschlagenen, schaumig geschlagener, schaumig geschlagenes, schaumiggeruhrt, schaumiggeruhrte,
    schaumiggeruhrtem, schaumiggeruhrten, schaumiggeruhrter, schaumiggeruhrtes, schaumiggeschlagen, schaumiggeschlagene,
    schaumiggeschlagenem, schaumiggeschlagenen, schaumiggeschlagener, schaumiggeschlagenes, schaumt nicht mehr, scheibeln,
    scheibenweise, scheibig, scheibig geschnitten, scheibig geschnittene, scheibig geschnittenem, scheibig geschnittenen,
    scheibig geschnittener, scheibig geschnittenes, scheibige, scheibigem, scheibigen, scheibiger, scheibiges, schichtweise,
    schlage, schlagen, schmelzen, schmelzen lassen, schneide, schneiden, schneiden lassen, schneidet, schnetzeln, schnippeln,
    schnipseln, schon, schonend aufgetaut, schonend aufgetaute, schonend aufgetautem, schonend aufgetauten, schonend
    aufgetauter, schonend aufgetautes, schonend erhitzt, schonend erhitzte, schonend erhitztem, schonend erhitzten, schonend
    erhitzter, schonend erhitztes, schonend erwarmt, schonend erwarmte, schonend erwarmtem, schonend erwarmten, schonend
    erwarmter, schonend erwarmtes, schonend geschmolzen, schonend geschmolzene, schonend geschmolzenem, schonend geschmolzenen,
    schonend geschmolzener, schonend geschmolzenes, schrag, schrag geschnitten, schraggeschnitten, schraggeschnittene,
    schraggeschnittenem, schraggeschnittenen, schraggeschnittener, schraggeschnittenes, schropfen, schuppen lassen, schutteln,
    sehnen entfernt, senkrecht, separat aufgefangen, separat aufgehoben, simmern, sofort, sorgfaltig, sorgfaltig entgratet,
    sorgfaltig entgratete, sorgfaltig entgratetem, sorgfaltig entgrateten, sorgfaltig entgrateter, sorgfaltig entgratetes,
    sorgfaltig geputzt, sorgfaltig geputzte, sorgfaltig geputztem, sorgfaltig geputzten, sorgfaltig geputzter, sorgfaltig
    geputztes, sorgfaltig geschalt, sorgfaltig geschalte, sorgfaltig geschaltem, sorgfaltig geschalten, sorgfaltig geschalter,
    sorgfaltig geschaltes, sorgfaltig gewaschen, sorgfaltig gewaschene, sorgfaltig gewaschenem, sorgfaltig gewaschenen,
    sorgfaltig gewaschener, sorgfaltig gewaschenes, sorgfaltig pariert, sorgfaltig parierte, sorgfaltig pariertem, sorgfaltig
    parierten, sorgfaltig parierter, sorgfaltig pariertes, sorgfaltig verlesen, sorgfaltig verlesene, sorgfaltig verlesenem,
    sorgfaltig verlesenen, sorgfaltig verlesener, sorgfaltig verlesenes, sparsam, sparsam dosieren, sparsam dosiert, sparsam
    dosierte, sparsam dosiertem, sparsam dosierten, sparsam dosierter, sparsam dosiertes, sparsam einsetzen, sparsam geschalt,
    sparsam geschalte, sparsam geschaltem, sparsam geschalten, sparsam geschalter, sparsam geschaltes, sparsam verwenden,
    spater, spater entfernen, spater wieder entfernen, stampfen, stark erhitzt, stark erhitzte, stark erhitztem, stark
    erhitzten, stark erhitzter, stark erhitztes, stehen, stehen gelassen, stehen gelassene, stehen gelassenem, stehen
    gelassenen, stehen gelassener, stehen gelassenes, stehen lassen, stehengelassen, stehengelassene, stehengelassenem,
    stehengelassenen, stehengelassener, stehengelassenes, steif, steif geschlagen, steif geschlagene, steif geschlagener, steif
    geschlagenes, steif und glanzend geschlagen, steif zu schnee geschlagen, steifgeschlagen, steifgeschlagene,
    steifgeschlagenem, steifgeschlagenen, steifgeschlagener, steifgeschlagenes, stein entfernt, stelle, stellen, sternformig,
    stiel entfernt, stiele entfernt, stiftelig, stiftelig geschnitten, stifteln, stiftig, stossen, streifig, streifig
    geschnitten, streifig geschnittene, streifig geschnittenem, streifig geschnittenen, streifig geschnittener, streifig
    geschnittenes, streifige, streifigem, streifigen, streifiger, streifiges, strunk entfernt, strunk keilformig
    herausgeschnitten, stuckweise, sud aufgefangen, sud aufgehoben, sud aufheben, superfein gehackt, superfein gehackte,
    superfein gehacktem, superfein gehackten, superfein gehackter, superfein geschnitten, superfein geschnittene, superfein
    geschnittenem, superfein geschnittenen, superfein geschnittener, superfein geschnittenes, temperieren lassen, tief
    eingeritzt, tief eingeritzte, tief eingeritztem, tief eingeritzten, tief eingeritzter, tief eingeritztes, tief
    eingeschnitten, tief eingeschnittene, tief eingeschnittenem, tief eingeschnittenen, tief eingeschnittener, tief
    eingeschnittenes, tournieren, tourniert, tournierte, tourniertem, tournierten, tournierter, tourniertes, tranchieren,
    tranchiert, tranchierte, tranchiertem, tranchierten, tranchierter, tranchiertes, trennen, trocken abgetupft, trocken
    angerostet, trocken angerostete, trocken angerostetem, trocken angerosteten, trocken angerosteter, trocken angerostetes,
    trocken gerieben, trocken geriebene, trocken geriebenem, trocken geriebenen, trocken geriebener, trocken geriebenes, trocken
    gerostet, trocken gerostete, trocken gerostetem, trocken gerosteten, trocken gerosteter, trocken gerostetes, trocken
    geschleudert, trocken geschleuderte, trocken geschleudertem, trocken geschleuderten, trocken geschleuderter, trocken
    geschleudertes, trocken geschuttelt, trocken geschuttelte, trocken geschutteltem, trocken geschuttelten, trocken
    geschuttelter, trocken geschutteltes, trocken getupft, trocken getupft und gesalzen, trocken getupfte, trocken getupftem,
    trocken getupften, trocken getupfter, trocken getupftes, trocken gewischt, trocken gewischte, trocken gewischtem, trocken
    gewischten, trocken gewischter, trocken gewischtes, trockengelegt, trockengelegte, trockengelegtem, trockengelegten,
    trockengelegter, trockengelegtes, trockengerieben, trockengeriebene, trockengeriebenem, trockengeriebenen,
    trockengeriebener, trockengeriebenes, trockengerostet, trockengerostete, trockengerostetem, trockengerosteten,
    trockengerosteter, trockengerostetes, trockengeschleudert, trockengeschleuderte, trockengeschleudertem,
    trockengeschleuderten, trockengeschleuderter, trockengeschleudertes, trockengeschuttelt, trockengeschuttelte,
    trockengeschutteltem, trockengeschuttelten, trockengeschuttelter, trockengeschutteltes, trockengetupft, trockengetupfte,
    trockengetupftem, trockengetupften, trockengetupfter, trockengetupftes, trockengewischt, trockengewischte,
    trockengewischtem, trockengewischten, trockengewischter, trockengewischtes, trockenschleudern, trockenschutteln,
    trockentupfen, trocknen, trocknen lassen, tropfenweise, uber dem heissen wasserbad geschmolzen, uber dem wasserbad
    geschmolzen, uber der flamme gerostet, uber einem wasserbad geschmolzen, uber kreuz eingeritzt, uber kreuz eingeritzte, uber
    kreuz eingeritztem, uber kreuz eingeritzten, uber kreuz eingeritzter, uber kreuz eingeritztes, uber kreuz eingeschnitten,
    uber kreuz eingeschnittene, uber kreuz eingeschnittenem, uber kreuz eingeschnittenen, uber kreuz eingeschnittener, uber
    kreuz eingeschnittenes, uber nacht aufgetaut, uber nacht eingeweicht, uber nacht quellen lassen, uber offener flamme
    gerostet, uberbruht, uberbruhte, uberbruhtem, uberbruhten, uberbruhter, uberbruhtes, ubergossen mit heissem wasser, ubers
    kreuz eingeschnitten, ubers kreuz eingeschnittene, ubers kreuz eingeschnittenem, ubers kreuz eingeschnittenen, ubers kreuz
    eingeschnittener, ubers kreuz eingeschnittenes, ueberbruht, ueberbruhte, ueberbruhtem, ueberbruhten, ueberbruhter,
    ueberbruhtes, ultrafein gehackt, ultrafein gehackte, ultrafein gehacktem, ultrafein gehackten, ultrafein gehackter, um die
    halfte reduziert, umdrehen, umgedreht, umgedrehte, umgedrehtem, umgedrehten, umgedrehter, umgedrehtes, unbedeckt,
    unbedeckte, unbedecktem, unbedeckten, unbedeckter, unbedecktes, unter dem backofengrill gerostet, unter dem grill gebraunt,
    unter dem grill gerostet, unter fliessendem kaltem wasser abgespult, unter fliessendem wasser abgebraust, unter fliessendem
    wasser abgespult, unter fliessendem wasser geburstet, unter fliessendem wasser gereinigt, unter fliessendem wasser gespult,
    unter fliessendem wasser gewaschen, unter heissem wasser abgespult, unter heissem wasser abgewaschen, unter heissem wasser
    gewaschen, unter kaltem fliessendem wasser abgespult, unter kaltem fliessendem wasser gewaschen, unter kaltem wasser
    abgebraust, unter kaltem wasser abgeschreckt, unter kaltem wasser abgespult, unter kaltem wasser gewaschen, unter laufendem
    wasser abgespult, unter laufendem wasser gewaschen, unter ruhren gerostet, untergehoben, untergehobene, untergehobenem,
    untergehobenen, untergehobener, untergehobenes, untergeruhrt, untergeruhrte, untergeruhrtem, untergeruhrten, untergeruhrter,
    untergeruhrtes, untergezogen, untergezogene, untergezogenem, untergezogenen, untergezogener, untergezogenes, unterheben,
    unterruhren, unterziehen, verarbeitet, verarbeitete, verarbeitetem, verarbeiteten, verarbeiteter, verarbeitetes,
    verflussigt, verflussigte, verflussigtem, verflussigten, verflussigter, verflussigtes, verklappert, verklapperte,
    verklappertem, verklapperten, verklapperter, verklappertes, verkleppert, verklepperte, verkleppertem, verklepperten,
    verklepperter, verkleppertes, verkneten, verknetet, verknetete, verknetetem, verkneteten, verkneteter, verknetetes,
    verknoten, verknotet, verknotete, verknotetem, verknoteten, verknoteter, verknotetes, verlesen, verlesene, verlesenem,
    verlesenen, verlesener, verlesenes, vermengen, vermengt, vermengte, vermengtem, vermengten, vermengter, vermengtes,
    vermischen, vermischt, vermischte, vermischtem, vermischten, vermischter, vermischtes, verquirlen, verquirlt, verquirlte,
    verquirltem, verquirlten, verquirlter, verquirltes, verrieben, verriebene, verriebenem, verriebenen, verriebener,
    verriebenes, verruhren, verruhrt, verruhrte, verruhrtem, verruhrten, verruhrter, verruhrtes, verschlagen, verschlagene,
    verschlagenem, verschlagenen, verschlagener, verschlagenes, verschnuren, verschnurt, verschnurte, verschnurtem,
    verschnurten, verschnurter, verschnurtes, versprudelt, versprudelte, versprudeltem, versprudelten, versprudelter,
    versprudeltes, verteilen, verteilt, verteilte, verteiltem, verteilten, verteilter, verteiltes, vollstandig aufgetaut,
    vollstandig aufgetaute, vollstandig aufgetautem, vollstandig aufgetauten, vollstandig aufgetauter, vollstandig aufgetautes,
    vom fischhandler ausnehmen lassen, vom fischhandler entschuppt, vom fischhandler filetieren lassen, vom fischhandler
    filetiert, vom fischhandler geputzt, vom fischhandler geschuppt, vom fischhandler schuppen lassen, vom fischhandler
    vorbereitet, vom fleischer vorbereitet, vom fleischer zerteilt, vom harten strunk befreit, vom kern befreit, vom kerngehause
    befreit, vom knochen gelost, vom knochen geschnitten, vom kolben, vom kolben gelost, vom kolben geschnitten, vom metzger
    ausgebeint, vom metzger ausgelost, vom metzger auslosen lassen, vom metzger durchdrehen lassen, vom metzger einschneiden
    lassen, vom metzger gesagt, vom metzger geschnitten, vom metzger in scheiben gesagt, vom metzger pariert, vom metzger sagen
    lassen, vom metzger schneiden lassen, vom metzger vorbereiten lassen, vom metzger vorbereitet, vom metzger zerlegt, vom
    metzger zersagt, vom metzger zerteilen lassen, vom metzger zerteilt, vom metzger zuschneiden lassen, vom mittelstrunk
    befreit, vom sand befreit, vom stiel befreit, vom stiel gestreift, vom stiel gezupft, vom strunk befreit, vom zweig
    gestreift, vom zweig gezupft, von adern befreit, von adern und hautchen befreit, von den kernen befreit, von den rispen
    gestreift, von den rispen gezupft, von den stangeln gestreift, von den stangeln gezupft, von den stielen befreit, von den
    stielen gerebelt, von den stielen gestreift, von den stielen gezupft, von den zweigen gestreift, von den zweigen gezupft,
    von der haut befreit, von der haut gelost, von der haut geschnitten, von der pelle befreit, von der rispe gezupft, von der
    schale befreit, von der starke befreit, von fett befreit, von fett und sehnen befreit, von haut und fett befreit, von haut
    und graten befreit, von haut und knochen befreit, von hautchen befreit, von kernen befreit, von kernen und trennwanden
    befreit, von kernen und weissen trennwanden befreit, von sand befreit, von sehnen befreit, von sehnen und fett befreit, von
    uberschussigem fett befreit, vor dem purieren entfernen, vor dem servieren entfernen, vor dem servieren herausnehmen, vor
    dem servieren wieder entfernen, vor dem verzehr entfernen, vor gebrauch gut schutteln, vor gebrauch schutteln, vorab,
    vorbehandelt, vorbehandelte, vorbehandeltem, vorbehandelten, vorbehandelter, vorbehandeltes, vorbereiten, vorbestellt,
    vorbestellte, vorbestelltem, vorbestellten, vorbestellter, vorbestelltes, vorgebacken, vorgebackene, vorgebackenem,
    vorgebackenen, vorgebackener, vorgebackenes, vorgegrillt, vorgegrillte, vorgegrilltem, vorgegrillten, vorgegrillter,
    vorgegrilltes, vorgeheizt, vorgeheizte, vorgeheiztem, vorgeheizten, vorgeheizter, vorgeheiztes, vorgekeimt, vorgekeimte,
    vorgekeimtem, vorgekeimten, vorgekeimter, vorgekeimtes, vorgekuhlt, vorgekuhlte, vorgekuhltem, vorgekuhlten, vorgekuhlter,
    vorgekuhltes, vorgeputzt, vorgeputzte, vorgeputztem, vorgeputzten, vorgeputzter, vorgeputztes, vorgequollen, vorgequollene,
    vorgequollenem, vorgequollenen, vorgequollener, vorgequollenes, vorgerostet, vorgerostete, vorgerostetem, vorgerosteten,
    vorgerosteter, vorgerostetes, vorgeschalt, vorgeschalte, vorgeschaltem, vorgeschalten, vorgeschalter, vorgeschaltes,
    vorgeschnitten, vorgeschnittene, vorgeschnittenem, vorgeschnittenen, vorgeschnittener, vorgeschnittenes, vorgewarmt,
    vorgewarmte, vorgewarmtem, vorgewarmten, vorgewarmter, vorgewarmtes, vorgewaschen, vorgewaschene, vorgewaschenem,
    vorgewaschenen, vorgewaschener, vorgewaschenes, vorgeweicht, vorgeweichte, vorgeweichtem, vorgeweichten, vorgeweichter,
    vorgeweichtes, vorheizen, vorher, vorher gut schutteln, vorher nicht schutteln, vorkeimen, vorkuhlen, vorsichtig, vorsichtig
    abgelost, vorsichtig abgeloste, vorsichtig abgelostem, vorsichtig abgelosten, vorsichtig abgeloster, vorsichtig abgelostes,
    vorsichtig abgetupft, vorsichtig abgetupfte, vorsichtig abgetupftem, vorsichtig abgetupften, vorsichtig abgetupfter,
    vorsichtig abgetupftes, vorsichtig abgezogen, vorsichtig abgezogene, vorsichtig abgezogenem, vorsichtig abgezogenen,
    vorsichtig abgezogener, vorsichtig abgezogenes, vorsichtig aufgetaut, vorsichtig aufgetaute, vorsichtig aufgetautem,
    vorsichtig aufgetauten, vorsichtig aufgetauter, vorsichtig aufgetautes, vorsichtig dosieren, vorsichtig dosiert, vorsichtig
    erwarmt, vorsichtig erwarmte, vorsichtig erwarmtem, vorsichtig erwarmten, vorsichtig erwarmter, vorsichtig erwarmtes,
    vorsichtig geschalt, vorsichtig geschalte, vorsichtig geschaltem, vorsichtig geschalten, vorsichtig geschalter, vorsichtig
    geschaltes, vorsichtig geschmolzen, vorsichtig geschmolzene, vorsichtig geschmolzenem, vorsichtig geschmolzenen, vorsichtig
    geschmolzener, vorsichtig geschmolzenes, vorsichtig getrennt, vorsichtig getrennte, vorsichtig getrenntem, vorsichtig
    getrennten, vorsichtig getrennter, vorsichtig getrenntes, vorsichtig gewaschen, vorsichtig gewaschene, vorsichtig
    gewaschenem, vorsichtig gewaschenen, vorsichtig gewaschener, vorsichtig gewaschenes, vorsichtig untergehoben, vorsichtig
    untergehobene, vorsichtig untergehobenem, vorsichtig untergehobenen, vorsichtig untergehobener, vorsichtig untergehobenes,
    vorwarmen, vorweichen, waagerecht, waagrecht, warm gehalten, warm gehaltene, warm gehaltenem, warm gehaltenen, warm
    gehaltener, warm gehaltenes, warm gestellt, warm gestellte, warm gestelltem, warm gestellten, warm gestellter, warm
    gestelltes, warm stellen, warmgehalten, warmgehaltene, warmgehaltenem, warmgehaltenen, warmgehaltener, warmgehaltenes,
    warmgestellt, warmgestellte, warmgestelltem, warmgestellten, warmgestellter, warmgestelltes, warmhalten, warmstellen,
    wasche, waschen, wasser abgegossen, wasser weggeschuttet, wasser ziehen lassen, wassern, weggegossen, weggegossene,
    weggegossenem, weggegossenen, weggegossener, weggegossenes, weggekratzt, weggekratzte, weggekratztem, weggekratzten,
    weggekratzter, weggekratztes, weggelassene, weggelassenem, weggelassenen, weggelassener, weggelassenes, weggenommen,
    weggenommene, weggenommenem, weggenommenen, weggenommener, weggenommenes, weggeschmissen, weggeschmissene, weggeschmissenem,
    weggeschmissenen, weggeschmissener, weggeschmissenes, weggeschnitten, weggeschnittene, weggeschnittenem, weggeschnittenen,
    weggeschnittener, weggeschnittenes, weggeschuttet, weggeschuttete, weggeschuttetem, weggeschutteten, weggeschutteter,
    weggeschuttetes, weggeworfen, weggeworfene, weggeworfenem, weggeworfenen, weggeworfener, weggeworfenes, weggiessen,
    wegnehmen, wegschmeissen, wegschneiden, wegschutten, wegwerfen, weich gedruckt, weich gedruckte, weich gedrucktem, weich
    gedruckten, weich gedruckter, weich gedrucktes, weich geklopft, weich geklopfte, weich geklopftem, weich geklopften, weich
    geklopfter, weich geklopftes, weich geknetet, weich geknetete, weich geknetetem, weich gekneteten, weich gekneteter, weich
    geknetetes, weich geruhrt, weich geruhrte, weich geruhrtem, weich geruhrten, weich geruhrter, weich geruhrtes, weich
    gestampft, weich gestampfte, weich gestampftem, weich gestampften, weich gestampfter, weich gestampftes, weichen gelassen,
    weichen gelassene, weichen gelassenem, weichen gelassenen, weichen gelassener, weichen gelassenes, weichgeklopft,
    weichgeklopfte, weichgeklopftem, weichgeklopften, weichgeklopfter, weichgeklopftes, weichgeknetet, weichgeknetete,
    weichgeknetetem, weichgekneteten, weichgekneteter, weichgeknetetes, weichgeruhrt, weichgeruhrte, weichgeruhrtem,
    weichgeruhrten, weichgeruhrter, weichgeruhrtes, weichgeschlagen, weichgeschlagene, weichgeschlagenem, weichgeschlagenen,
    weichgeschlagener, weichgeschlagenes, weisscremig geruhrt, weisse und hellgrune teile, weissschaumig geschlagen,
    weiterverarbeiten, weiterverarbeitet, weiterverarbeitete, weiterverarbeitetem, weiterverarbeiteten, weiterverarbeiteter,
    weiterverarbeitetes, weiterverwenden, weiterverwendet, weiterverwendete, weiterverwendetem, weiterverwendeten,
    weiterverwendeter, weiterverwendetes, wenden, wieder aufgetaut, wieder aufgetaute, wieder aufgetautem, wieder aufgetauten,
    wieder aufgetauter, wieder aufgetautes, wieder entfernen, wieder entfernt, wieder herausfischen, wieder herausnehmen,
    wiederverwendet, wiederverwendete, wiederverwendetem, wiederverwendeten, wiederverwendeter, wiederverwendetes, wiegen, wird
    mitgegessen, wird nicht mitgegessen, wurfelig, wurfelig geschnitten, wurfelig geschnittene, wurfelig geschnittenem, wurfelig
    geschnittenen, wurfelig geschnittener, wurfelig geschnittenes, wurfelige, wurfeligem, wurfeligen, wurfeliger, wurfeliges,
    wurfelt, wurfle, zart geklopft, zart geklopfte, zart geklopftem, zart geklopften, zart geklopfter, zart geklopftes,
    zerbrechen, zerbrochen, zerbrochene, zerbrochenem, zerbrochenen, zerbrochener, zerbrochenes, zerbrockeln, zerbrockelt,
    zerbrockelte, zerbrockeltem, zerbrockelten, zerbrockelter, zerbrockeltes, zerbroseln, zerbroselt, zerbroselte, zerbroseltem,
    zerbroselten, zerbroselter, zerbroseltes, zerdrucken, zerdruckt, zerdruckte, zerdrucktem, zerdruckten, zerdruckter,
    zerdrucktes, zerfallen, zerfallene, zerfallenem, zerfallenen, zerfallener, zerfallenes, zerfasert, zerfaserte, zerfasertem,
    zerfaserten, zerfaserter, zerfasertes, zergangen, zergangene, zergangenem, zergangenen, zergangener, zergangenes, zerhacken,
    zerhackselt, zerhackselte, zerhackseltem, zerhackselten, zerhackselter, zerhackseltes, zerhackt, zerhackte, zerhacktem,
    zerhackten, zerhackter, zerhacktes, zerkleinern, zerkleinert, zerkleinerte, zerkleinertem, zerkleinerten, zerkleinerter,
    zerkleinertes, zerklopft, zerklopfte, zerklopftem, zerklopften, zerklopfter, zerklopftes, zerkrumeln, zerkrumelt,
    zerkrumelte, zerkrumeltem, zerkrumelten, zerkrumelter, zerkrumeltes, zerkrummelt, zerkrummelte, zerkrummeltem,
    zerkrummelten, zerkrummelter, zerkrummeltes, zerlassen, zerlassen und abgekuhlt, zerlassene, zerlassenem, zerlassenen,
    zerlassener, zerlassenes, zerlaufen, zerlaufene, zerlaufenem, zerlaufenen, zerlaufener, zerlaufenes, zerlegen, zerlegen
    lassen, zerlegt, zerlegte, zerlegtem, zerlegten, zerlegter, zerlegtes, zermalmt, zermalmte, zermalmtem, zermalmten,
    zermalmter, zermalmtes, zermatschen, zermatscht, zermatschte, zermatschtem, zermatschten, zermatschter, zermatschtes,
    zermorsert, zermorserte, zermorsertem, zermorserten, zermorserter, zermorsertes, zerpflucken, zerpfluckt, zerpfluckte,
    zerpflucktem, zerpfluckten, zerpfluckter, zerpflucktes, zerquetscht, zerquetschte, zerquetschtem, zerquetschten,
    zerquetschter, zerquetschtes, zerrebeln, zerrebelt, zerrebelte, zerrebeltem, zerrebelten, zerrebelter, zerrebeltes,
    zerreiben, zerreissen, zerrieben, zerriebene, zerriebenem, zerriebenen, zerriebener, zerriebenes, zerrissen, zerrissene,
    zerrissenem, zerrissenen, zerrissener, zerrissenes, zerronnen, zerronnene, zerronnenem, zerronnenen, zerronnener,
    zerronnenes, zerrupfen, zerrupft, zerrupfte, zerrupftem, zerrupften, zerrupfter, zerrupftes, zersagt, zersagte, zersagtem,
    zersagten, zersagter, zersagtes, zersaust, zersauste, zersaustem, zersausten, zersauster, zersaustes, zerschlagen,
    zerschlagene, zerschlagenem, zerschlagenen, zerschlagener, zerschlagenes, zerschmolzen, zerschmolzene, zerschmolzenem,
    zerschmolzenen, zerschmolzener, zerschmolzenes, zerschnitten, zerschnittene, zerschnittenem, zerschnittenen, zerschnittener,
    zerschnittenes, zerstampfen, zerstampft, zerstampfte, zerstampftem, zerstampften, zerstampfter, zerstampftes, zerstossen,
    zerstossene, zerstossenem, zerstossenen, zerstossener, zerstossenes, zerstuckelt, zerstuckelte, zerstuckeltem,
    zerstuckelten, zerstuckelter, zerstuckeltes, zerteilen, zerteilt, zerteilte, zerteiltem, zerteilten, zerteilter, zerteiltes,
    zertrennt, zertrennte, zertrenntem, zertrennten, zertrennter, zertrenntes, zerzupfen, zerzupft, zerzupfte, zerzupftem,
    zerzupften, zerzupfter, zerzupftes, ziehen, ziehen gelassen, ziehen gelassene, ziehen gelassenem, ziehen gelassenen, ziehen
    gelassener, ziehen gelassenes, ziehen lassen, ziselieren, ziseliert, ziselierte, ziseliertem, ziselierten, ziselierter,
    ziseliertes, zu broseln gerieben, zu broseln geriebene, zu broseln geriebenem, zu broseln geriebenen, zu broseln geriebener,
    zu broseln geriebenes, zu cremigem schnee geschlagen, zu einem strausschen gebunden, zu einer kugel geformt, zu festem
    schnee geschlagen, zu halbsteifem schnee geschlagen, zu krumeln zerdruckt, zu kugeln geformt, zu kugeln geformte, zu kugeln
    geformtem, zu kugeln geformten, zu kugeln geformter, zu kugeln geformtes, zu kugeln gerollt, zu kugeln gerollte, zu kugeln
    gerolltem, zu kugeln gerollten, zu kugeln gerollter, zu kugeln gerolltes, zu medaillons geschnitten, zu schaum geschlagen,
    zu schnee geschlagen, zu steifem schnee geschlagen, zu sternen ausgestochen, zubereiten, zuerst, zufugen, zugeben,
    zugedeckt, zugedeckte, zugedecktem, zugedeckten, zugedeckter, zugedecktes, zugefugt, zugefugte, zugefugtem, zugefugten,
    zugefugter, zugefugtes, zugegeben, zugegebene, zugegebenem, zugegebenen, zugegebener, zugegebenes, zugeschnitten,
    zugeschnittene, zugeschnittenem, zugeschnittenen, zugeschnittener, zugeschnittenes, zuletzt, zuletzt untergeruhrt, zum
    schluss entfernen, zum schluss untergeruhrt, zum schluss wieder entfernen, zum strauss gebunden, zum strausschen gebunden,
    zupfe, zupfen, zur halfte eingekocht, zur halfte eingeschnitten, zur halfte eingeschnittene, zur halfte eingeschnittenem,
    zur halfte eingeschnittenen, zur halfte eingeschnittener, zur halfte eingeschnittenes, zur seite, zur seite gelegt, zur
    seite gestellt, zur seite legen, zur seite stellen, zurechtgelegt, zurechtgelegte, zurechtgelegtem, zurechtgelegten,
    zurechtgelegter, zurechtgelegtes, zurechtgeschnitten, zurechtgeschnittene, zurechtgeschnittenem, zurechtgeschnittenen,
    zurechtgeschnittener, zurechtgeschnittenes, zurechtgezupft, zurechtgezupfte, zurechtgezupftem, zurechtgezupften,
    zurechtgezupfter, zurechtgezupftes, zurechtschneiden, zuruckbehalten, zuruckbehalten zum garnieren, zuruckbehaltene,
    zuruckbehaltenem, zuruckbehaltenen, zuruckbehaltener, zuruckbehaltenes, zuruckgehalten, zuruckgehaltene, zuruckgehaltenem,
    zuruckgehaltenen, zuruckgehaltener, zuruckgehaltenes, zuruckgelassen, zuruckgelegt, zuruckgelegte, zuruckgelegtem,
    zuruckgelegten, zuruckgelegter, zuruckgelegtes, zuruckgeschlagen, zuruckgeschlagene, zuruckgeschlagenem, zuruckgeschlagenen,
    zuruckgeschlagener, zuruckgeschlagenes, zuruckgestellt, zuruckgestellte, zuruckgestelltem, zuruckgestellten,
    zuruckgestellter, zuruckgestelltes, zuruckhalten, zurucklegen, zuruckschlagen, zusammenbinden, zusammendrucken,
    zusammengebunden, zusammengebundene, zusammengebundenem, zusammengebundenen, zusammengebundener, zusammengebundenes,
    zusammengedruckt, zusammengedruckte, zusammengedrucktem, zusammengedruckten, zusammengedruckter, zusammengedrucktes,
    zusammengefaltet, zusammengefaltete, zusammengefaltetem, zusammengefalteten, zusammengefalteter, zusammengefaltetes,
    zusammengeklappt, zusammengeklappte, zusammengeklapptem, zusammengeklappten, zusammengeklappter, zusammengeklapptes,
    zusammengelegt, zusammengelegte, zusammengelegtem, zusammengelegten, zusammengelegter, zusammengelegtes, zusammengerollt,
    zusammengerollt und geschnitten, zusammengerollte, zusammengerolltem, zusammengerollten, zusammengerollter,
    zusammengerolltes, zusammengeruhrt, zusammengeruhrte, zusammengeruhrtem, zusammengeruhrten, zusammengeruhrter,
    zusammengeruhrtes, zusammengeschlagen, zusammengeschlagene, zusammengeschlagenem, zusammengeschlagenen,
    zusammengeschlagener, zusammengeschlagenes, zusammengesteckt, zusammengesteckte, zusammengestecktem, zusammengesteckten,
    zusammengesteckter, zusammengestecktes, zusammenhalt, zusammenhalten, zusammenhangend, zusammenhangende, zusammenhangendem,
    zusammenhangenden, zusammenhangender, zusammenhangendes, zusammenlegen, zusammenrollen, zuschneiden, zuschneiden lassen,
    zuvor, zwischen den fingern verrieben, zwischen den fingern zerrebelt, zwischen den fingern zerrieben, zwischen den handen
    zerrieben, zwischen den handflachen zerrieben, zwischen frischhaltefolie flachgeklopft, zwischen frischhaltefolie plattiert,
    zwischen klarsichtfolie flachgeklopft, zwischen klarsichtfolie geklopft, zwischen kuchenpapier ausgedruckt, zwischen
    kuchenpapier ausgepresst, zwischen zwei lagen frischhaltefolie flachgeklopft, zwischen zwei tuchern getrocknet
  `,
  raw: `
    halbroh, halbrohe, halbrohem, halbrohen, halbroher, halbrohes, im rohen zustand, im rohzustand, nicht gegart, nicht gekocht,
    roh, roh gewogen, rohe, rohem, rohen, roher, rohes, rohgewicht, unerhitzt, unerhitzte, unerhitztem, unerhitzten,
    unerhitzter, unerhitztes, ungebacken, ungebackene, ungebackenem, ungebackenen, ungebackener, ungebackenes, ungebraten,
    ungebratene, ungebratenem, ungebratenen, ungebratener, ungebratenes, ungegart, ungegarte, ungegartem, ungegarten,
    ungegarter, ungegartes, ungekocht, ungekochte, ungekochtem, ungekochten, ungekochter, ungekochtes
  `,
  cooked: `
    abends vorher gekocht, abgekocht, abgekochte, abgekochtem, abgekochten, abgekochter, abgekochtes, al dente, al dente
    gekocht, als pellkartoffel gekocht, als pellkartoffeln, als pellkartoffeln gekocht, als salzkartoffeln gekocht, am vorabend
    gekocht, am vortag gegart, am vortag gekocht, am vortag gekocht und geschalt, angedampft, angedampfte, angedampftem,
    angedampften, angedampfter, angedampftes, angegart, angegarte, angegartem, angegarten, angegarter, angegartes, angekocht,
    angekochte, angekochtem, angekochten, angekochter, angekochtes, ausgedampft, ausgedampfte, ausgedampftem, ausgedampften,
    ausgedampfter, ausgedampftes, ausgegart, ausgegarte, ausgegartem, ausgegarten, ausgegarter, ausgegartes, ausgelassen,
    bereits gekocht, bissfest gedampft, bissfest gedampfte, bissfest gedampftem, bissfest gedampften, bissfest gedampfter,
    bissfest gedampftes, bissfest gedunstet, bissfest gedunstete, bissfest gedunstetem, bissfest gedunsteten, bissfest
    gedunsteter, bissfest gedunstetes, bissfest gegart, bissfest gegarte, bissfest gegartem, bissfest gegarten, bissfest
    gegarter, bissfest gegartes, bissfest gekocht, bissfest gekochte, bissfest gekochtem, bissfest gekochten, bissfest
    gekochter, bissfest gekochtes, bissfest vorgegart, bissfest vorgegarte, bissfest vorgegartem, bissfest vorgegarten, bissfest
    vorgegarter, bissfest vorgegartes, blanchieren, blanchiert, blanchierte, blanchiertem, blanchierten, blanchierter,
    blanchiertes, butterweich gekocht, butterweich gekochte, butterweich gekochtem, butterweich gekochten, butterweich
    gekochter, butterweich gekochtes, dampfen, dampfgegart, dampfgegarte, dampfgegartem, dampfgegarten, dampfgegarter,
    dampfgegartes, dreiviertelgar, dreiviertelgare, dreiviertelgarem, dreiviertelgaren, dreiviertelgarer, dreiviertelgares,
    dunsten, durchgegart, durchgegarte, durchgegartem, durchgegarten, durchgegarter, durchgegartes, durchgekocht, durchgekochte,
    durchgekochtem, durchgekochten, durchgekochter, durchgekochtes, eingedampft, eingedampfte, eingedampftem, eingedampften,
    eingedampfter, eingedampftes, einmal aufgekocht, einmal aufgekochte, einmal aufgekochtem, einmal aufgekochten, einmal
    aufgekochter, einmal aufgekochtes, fertig gegart, fertig gegarte, fertig gegartem, fertig gegarten, fertig gegarter, fertig
    gegartes, fertig gekocht, fertig gekochte, fertig gekochtem, fertig gekochten, fertig gekochter, fertig gekochtes,
    fertiggegart, fertiggegarte, fertiggegartem, fertiggegarten, fertiggegarter, fertiggegartes, fertiggekocht, fertiggekochte,
    fertiggekochtem, fertiggekochten, fertiggekochter, fertiggekochtes, frisch gekocht, frisch gekochte, frisch gekochter,
    frischgekocht, frischgekochte, frischgekochtem, frischgekochten, frischgekochter, frischgekochtes, gar, gar gekocht, gar
    gekochte, gare, garem, garen, garer, gares, gebraten, gedampft, gedampfte, gedampftem, gedampften, gedampfter, gedampftes,
    gedunstet, gedunstete, gedunstetem, gedunsteten, gedunsteter, gedunstetes, gegart, gegarte, gegartem, gegarten, gegarter,
    gegartes, gegrillt, gegrillte, gegrilltem, gegrillten, gegrillter, gegrilltes, gekochelt, gekochelte, gekocheltem,
    gekochelten, gekochelter, gekocheltes, gekocht, gekocht gemessen, gekocht gewogen, gekocht und abgekuhlt, gekocht und
    ausgekuhlt, gekocht und gepellt, gekocht und geschalt, gekochte, gekochtem, gekochten, gekochter, gekochtes, gepellt,
    gepellte, gepellten, gepellter, gepelltes, gerade gar, gerade gare, gerade garem, gerade garen, gerade garer, gerade gares,
    geschmort, geschmorte, geschmortem, geschmorten, geschmorter, geschmortes, gesiedet, gesiedete, gesiedetem, gesiedeten,
    gesiedeter, gesiedetes, gesotten, gesottene, gesottenem, gesottenen, gesottener, gesottenes, grillen, gut ausgedampft, gut
    ausgedampfte, gut ausgedampftem, gut ausgedampften, gut ausgedampfter, gut ausgedampftes, gut weich gekocht, gut weich
    gekochte, gut weich gekochtem, gut weich gekochten, gut weich gekochter, gut weich gekochtes, halb gar gekocht, halb gar
    gekochte, halb gar gekochtem, halb gar gekochten, halb gar gekochter, halb gar gekochtes, halb weich gekocht, halb weich
    gekochte, halb weich gekochtem, halb weich gekochten, halb weich gekochter, halb weich gekochtes, halbgar, halbgare,
    halbgarem, halbgaren, halbgarer, halbgares, halbweich gekocht, halbweich gekochte, halbweich gekochtem, halbweich gekochten,
    halbweich gekochter, halbweich gekochtes, hart gekocht, hart gekochte, hart gekochten, hart gekochter, hart gekochtes,
    hartgekocht, hartgekochte, hartgekochtem, hartgekochten, hartgekochter, hartgekochtes, im backofen gegart, im backofen
    gerostet, im backrohr gegart, im backrohr gerostet, im dampf gegart, im dampfgarer gegart, im ofen gebacken, im ofen
    gebackene, im ofen gegart, im ofen gerostet, im ofen weich gebacken, im schnellkochtopf gegart, in der mikrowelle gegart, in
    der pelle gekocht, in der schale gedampft, in der schale gegart, in der schale gekocht, in kochendem salzwasser blanchiert,
    in kochendem wasser blanchiert, in kochendem wasser gegart, in leicht gesalzenem wasser gekocht, in reichlich salzwasser
    gegart, in reichlich salzwasser gekocht, in salzwasser bissfest blanchiert, in salzwasser bissfest gegart, in salzwasser
    bissfest gekocht, in salzwasser blanchiert, in salzwasser gegart, in salzwasser gekocht, in salzwasser vorgekocht, in
    salzwasser weich gekocht, in sich zusammengefallen, in sich zusammengefallene, in sich zusammengefallenem, in sich
    zusammengefallenen, in sich zusammengefallener, in sich zusammengefallenes, in wasser gegart, in wasser gekocht, in wasser
    weich gekocht, in wenig wasser gedunstet, in wenig wasser gegart, in wenig wasser gekocht, kernig weich gekocht, kernig
    weich gekochte, kernig weich gekochtem, kernig weich gekochten, kernig weich gekochter, kernig weich gekochtes, knapp gar,
    knapp gare, knapp garem, knapp garen, knapp garer, knapp gares, kochen, kornig gekocht, kornig gekochte, kornig gekochtem,
    kornig gekochten, kornig gekochter, kornig gekochtes, kross gebraten, kurz aufgekocht, kurz aufgekochte, kurz aufgekochtem,
    kurz aufgekochten, kurz aufgekochter, kurz aufgekochtes, kurz mitgebraten, kurz mitgebratene, kurz mitgebratenem, kurz
    mitgebratenen, kurz mitgebratener, kurz mitgebratenes, kurz mitgerostet, kurz mitgerostete, kurz mitgerostetem, kurz
    mitgerosteten, kurz mitgerosteter, kurz mitgerostetes, lt packungsanleitung gekocht, mit schale gekocht, mitgebraten,
    mitgebratene, mitgebratenem, mitgebratenen, mitgebratener, mitgebratenes, mitgedunstet, mitgedunstete, mitgedunstetem,
    mitgedunsteten, mitgedunsteter, mitgedunstetes, mitgegart, mitgegarte, mitgegartem, mitgegarten, mitgegarter, mitgegartes,
    mitgerostet, mitgerostete, mitgerostetem, mitgerosteten, mitgerosteter, mitgerostetes, nach anleitung gekocht, nach
    packungsangabe gekocht, nach packungsanleitung gekocht, nach packungsanweisung gekocht, nicht zu weich gekocht,
    niedergegart, niedergegarte, niedergegartem, niedergegarten, niedergegarter, niedergegartes, niedertemperaturgegart,
    niedertemperaturgegarte, niedertemperaturgegartem, niedertemperaturgegarten, niedertemperaturgegarter,
    niedertemperaturgegartes, ofengegart, ofengegarte, ofengegartem, ofengegarten, ofengegarter, ofengegartes, ofengerostet,
    ofengerostete, ofengerostetem, ofengerosteten, ofengerosteter, ofengerostetes, pochieren, pochiert, pochierte, pochiertem,
    pochierten, pochierter, pochiertes, schmoren, schon gekocht, sehr weich gekocht, sehr weich gekochte, sehr weich gekochtem,
    sehr weich gekochten, sehr weich gekochter, sehr weich gekochtes, sieden, sous vide, sous vide gegart, uber dampf gegart,
    uberkocht, uberkochte, uberkochtem, uberkochten, uberkochter, uberkochtes, vom essen ubrig, vom mittagessen ubrig, vom tag
    zuvor, vom vortag, vom vortag ubrig, vorblanchiert, vorblanchierte, vorblanchiertem, vorblanchierten, vorblanchierter,
    vorblanchiertes, vorgebraten, vorgebratene, vorgebratenem, vorgebratenen, vorgebratener, vorgebratenes, vorgedampft,
    vorgedampfte, vorgedampftem, vorgedampften, vorgedampfter, vorgedampftes, vorgegart, vorgegarte, vorgegartem, vorgegarten,
    vorgegarter, vorgegartes, vorgekocht, vorgekochte, vorgekochtem, vorgekochten, vorgekochter, vorgekochtes, vorgeschmort,
    vorgeschmorte, vorgeschmortem, vorgeschmorten, vorgeschmorter, vorgeschmortes, wachsweich, wachsweich gekocht, wachsweich
    gekochte, wachsweiche, wachsweichem, wachsweichen, wachsweicher, wachsweiches, weich gebacken im ofen, weich gekocht, weich
    gekochte, weich gekochten, weich gekochter, weich gekochtes, weichgedampft, weichgedampfte, weichgedampftem,
    weichgedampften, weichgedampfter, weichgedampftes, weichgedunstet, weichgedunstete, weichgedunstetem, weichgedunsteten,
    weichgedunsteter, weichgedunstetes, weichgegart, weichgegarte, weichgegartem, weichgegarten, weichgegarter, weichgegartes,
    weichgekocht, weichgekochte, weichgekochtem, weichgekochten, weichgekochter, weichgekochtes, zusammengefallen,
    zusammengefallene, zusammengefallenem, zusammengefallenen, zusammengefallener, zusammengefallenes
  `,
  dried: `
    angetrocknet, angetrocknete, angetrocknetem, angetrockneten, angetrockneter, angetrocknetes, dehydriert, dehydrierte,
    dehydriertem, dehydrierten, dehydrierter, dehydriertes, gedorrt, gedorrte, gedorrtem, gedorrten, gedorrter, gedorrtes,
    gefriergetrocknet, gefriergetrocknete, gefriergetrocknetem, gefriergetrockneten, gefriergetrockneter, gefriergetrocknetes,
    getrocknet, getrocknet gewogen, getrocknete, getrocknetem, getrockneten, getrockneter, getrocknetes, halb getrocknet, halb
    getrocknete, halbgetrocknet, halbgetrocknete, halbgetrocknetem, halbgetrockneten, halbgetrockneter, halbgetrocknetes, im
    ofen getrocknet, in der sonne getrocknet, in getrockneter form, ofengetrocknet, ofengetrocknete, ofengetrocknetem,
    ofengetrockneten, ofengetrockneter, ofengetrocknetes, soft getrocknet, sonnengetrocknet, sonnengetrocknete,
    sonnengetrocknetem, sonnengetrockneten, sonnengetrockneter, sonnengetrocknetes, trocken, trockene, trockenem, trockenen,
    trockener, trockenes, trockenware, vorgetrocknet, vorgetrocknete, vorgetrocknetem, vorgetrockneten, vorgetrockneter,
    vorgetrocknetes
  `,
  fresh: `
    aus dem garten, aus dem kuhlregal, aus der frischetheke, aus der kuhltheke, backfrisch, backfrische, backfrischem,
    backfrischen, backfrischer, backfrisches, erntefrisch, erntefrische, erntefrischem, erntefrischen, erntefrischer,
    erntefrisches, fangfrisch, fangfrische, fangfrischem, fangfrischen, fangfrischer, fangfrisches, fresh, frisch, frisch aus
    dem garten, frisch gebacken, frisch gebackene, frisch gebackenen, frisch gebackener, frisch gebackenes, frisch vom backer,
    frisch vom markt, frisch vom metzger, frische, frischem, frischen, frischer, frisches, ganz frisch, gartenfrisch,
    gartenfrische, gartenfrischem, gartenfrischen, gartenfrischer, gartenfrisches, kuhlfrisch, kuhlfrische, kuhlfrischem,
    kuhlfrischen, kuhlfrischer, kuhlfrisches, kuhlregal, kuhltheke, ladenfrisch, ladenfrische, ladenfrischem, ladenfrischen,
    ladenfrischer, ladenfrisches, marktfrisch, marktfrische, marktfrischem, marktfrischen, marktfrischer, marktfrisches,
    metzgerfrisch, metzgerfrische, metzgerfrischem, metzgerfrischen, metzgerfrischer, metzgerfrisches, ofenfrisch, ofenfrische,
    ofenfrischem, ofenfrischen, ofenfrischer, ofenfrisches, schlachtfrisch, schlachtfrische, schlachtfrischem, schlachtfrischen,
    schlachtfrischer, schlachtfrisches, tagesfrisch, tagesfrische, tagesfrischem, tagesfrischen, tagesfrischer, tagesfrisches,
    taufrisch, taufrische, taufrischem, taufrischen, taufrischer, taufrisches, topffrisch, topffrische, topffrischem,
    topffrischen, topffrischer, topffrisches, vom markt, von der frischetheke
  `,
  frozen: `
    angefroren, angefrorene, angefrorenem, angefrorenen, angefrorener, angefrorenes, auch tk, aus dem gefrierfach, aus dem
    tiefkuhlfach, aus dem tiefkuhlregal, aus dem tk regal, aus der tiefkuhltruhe, aus der tiefkuhlung, aus der tk truhe, aus der
    truhe, eingefroren, eingefrorene, eingefrorenem, eingefrorenen, eingefrorener, eingefrorenes, frozen, gefrier, gefriergut,
    gefroren, gefrorene, gefrorenem, gefrorenen, gefrorener, gefrorenes, gefrostet, gefrostete, gefrostetem, gefrosteten,
    gefrosteter, gefrostetes, gern tk, gerne tk, halbgefroren, halbgefrorene, halbgefrorenem, halbgefrorenen, halbgefrorener,
    halbgefrorenes, leicht angefroren, leicht angetaut, leicht gefroren, nicht aufgetaut, noch gefroren, schockgefroren,
    schockgefrorene, schockgefrorenem, schockgefrorenen, schockgefrorener, schockgefrorenes, schockgefrostet, schockgefrostete,
    schockgefrostetem, schockgefrosteten, schockgefrosteter, schockgefrostetes, tiefgefroren, tiefgefrorene, tiefgefrorenem,
    tiefgefrorenen, tiefgefrorener, tiefgefrorenes, tiefgefrostet, tiefgefrostete, tiefgefrostetem, tiefgefrosteten,
    tiefgefrosteter, tiefgefrostetes, tiefgekuhlt, tiefgekuhlte, tiefgekuhltem, tiefgekuhlten, tiefgekuhlter, tiefgekuhltes,
    tiefkuhl, tiefkuhlkost, tiefkuhlprodukt, tiefkuhlware, tk, tk kost, tk produkt, tk ware, tkk, unaufgetaut, unaufgetaute,
    unaufgetautem, unaufgetauten, unaufgetauter, unaufgetautes
  `,
  ground: `
    a d m, a d muhle, als pulver, aus der gewurzmuhle, aus der muhle, aus der pfeffermuhle, aus der salzmuhle, fein gemahlen,
    fein gemahlene, fein gemahlenen, fein gemahlener, fein gemahlenes, feingemahlen, feingemahlene, feingemahlenem,
    feingemahlenen, feingemahlener, feingemahlenes, feinstgemahlen, feinstgemahlene, feinstgemahlenem, feinstgemahlenen,
    feinstgemahlener, feinstgemahlenes, feinvermahlen, feinvermahlene, feinvermahlenem, feinvermahlenen, feinvermahlener,
    feinvermahlenes, frisch aus der muhle, frisch gemahlen, frisch gemahlene, frisch gemahlenem, frisch gemahlenen, frisch
    gemahlener, frisch gemahlenes, frischgemahlen, frischgemahlene, frischgemahlenem, frischgemahlenen, frischgemahlener,
    frischgemahlenes, gemahlen, gemahlene, gemahlenem, gemahlenen, gemahlener, gemahlenes, grob gemahlen, grob gemahlene, grob
    gemahlener, grob gemahlenes, grobgemahlen, grobgemahlene, grobgemahlenem, grobgemahlenen, grobgemahlener, grobgemahlenes,
    handgemahlen, handgemahlene, handgemahlenem, handgemahlenen, handgemahlener, handgemahlenes, in pulverform, kaltgemahlen,
    kaltgemahlene, kaltgemahlenem, kaltgemahlenen, kaltgemahlener, kaltgemahlenes, mahlen, puder, pulver, pulverform, pulverig,
    pulverige, pulverigem, pulverigen, pulveriger, pulveriges, pulverisiert, pulverisierte, pulverisiertem, pulverisierten,
    pulverisierter, pulverisiertes, selbstgemahlen, selbstgemahlene, selbstgemahlenem, selbstgemahlenen, selbstgemahlener,
    selbstgemahlenes, staubgemahlen, staubgemahlene, staubgemahlenem, staubgemahlenen, staubgemahlener, staubgemahlenes,
    vermahlen, vermahlene, vermahlenem, vermahlenen, vermahlener, vermahlenes, zermahlen, zermahlene, zermahlenem, zermahlenen,
    zermahlener, zermahlenes
  `,
  canned: `
    a d dose, a d glas, aus d dose,
    aus dem beutel, aus dem fass, aus dem glas, aus dem tetra pak, aus dem tetrapack, aus dem tetrapak, aus dem tonkrug, aus dem
    vakuumbeutel, aus der buchse, aus der dose, aus der flasche, aus der folie, aus der konserve, aus der packung, aus der
    rolle, aus der tube, aus der tute, aus der vakuumpackung, aus dosen, aus glasern, dosenware, eingedost, eingedoste,
    eingedostem, eingedosten, eingedoster, eingedostes, eingemacht, eingemachte, eingemachtem, eingemachten, eingemachter,
    eingeweckt, eingeweckte, eingewecktem, eingeweckten, eingeweckter, eingewecktes, glasware, im glas, im tetrapack, in der
    buchse, in der dose, in dosen, in glasern, konserve, konserven, konservendose, konserviert, konservierte, konserviertem,
    konservierten, konservierter, konserviertes, vakuum verpackt, vom fass
  `,
  smoked: `
    angerauchert, angeraucherte, angerauchertem, angeraucherten, angeraucherter, angerauchertes, buchenholzgerauchert,
    buchenholzgeraucherte, buchenholzgerauchertem, buchenholzgeraucherten, buchenholzgeraucherter, buchenholzgerauchertes,
    doppeltgerauchert, doppeltgeraucherte, doppeltgerauchertem, doppeltgeraucherten, doppeltgeraucherter, doppeltgerauchertes,
    gerauchert, geraucherte, gerauchertem, geraucherten, geraucherter, geselcht, geselchte, geselchtem, geselchten, geselchter,
    heiss gerauchert, heiss geraucherte, heiss geraucherter, heissgerauchert, heissgeraucherte, heissgerauchertem,
    heissgeraucherten, heissgeraucherter, heissgerauchertes, kalt gerauchert, kalt geraucherte, kalt geraucherter,
    kaltgerauchert, kaltgeraucherte, kaltgerauchertem, kaltgeraucherten, kaltgeraucherter, kaltgerauchertes, leicht gerauchert,
    luftgerauchert, luftgeraucherte, luftgerauchertem, luftgeraucherten, luftgeraucherter, luftgerauchertes, mild gerauchert,
    mildgerauchert, mildgeraucherte, mildgerauchertem, mildgeraucherten, mildgeraucherter, mildgerauchertes, nachgerauchert,
    nachgeraucherte, nachgerauchertem, nachgeraucherten, nachgeraucherter, nachgerauchertes, raucher, smoked, uber buche
    gerauchert, uber buchenholz gerauchert, uber buchenrauch gerauchert
  `,
  size: `
    a bisserl, a bissl, a weng, ahnlich gross, ahnlich grosse, ahnlich grossem, ahnlich grossen, ahnlich grosser, ahnlich
    grosses, annahernd gleich gross, annahernd gleich grosse, annahernd gleich grossem, annahernd gleich grossen, annahernd
    gleich grosser, annahernd gleich grosses, apfelgross, apfelgrosse, apfelgrossem, apfelgrossen, apfelgrosser, apfelgrosses,
    aprikosengross, aprikosengrosse, aprikosengrossem, aprikosengrossen, aprikosengrosser, aprikosengrosses, ausreichend,
    ausreichende, ausreichendem, ausreichenden, ausreichender, ausreichendes, baby, bierdeckelgross, bierdeckelgrosse,
    bierdeckelgrossem, bierdeckelgrossen, bierdeckelgrosser, bierdeckelgrosses, bissengross, bissengrosse, bissengrossem,
    bissengrossen, bissengrosser, bissengrosses, bissgross, bissgrosse, bissgrossem, bissgrossen, bissgrosser, bissgrosses,
    bissi, bissle, bitzeli, bitzli, bleistiftdick, bleistiftdicke, bleistiftdickem, bleistiftdicken, bleistiftdicker,
    bleistiftdickes, bleistiftdunn, bleistiftdunne, bleistiftdunnem, bleistiftdunnen, bleistiftdunner, bleistiftdunnes,
    bohnengross, bohnengrosse, bohnengrossem, bohnengrossen, bohnengrosser, bohnengrosses, breite, briefmarkengross,
    briefmarkengrosse, briefmarkengrossem, briefmarkengrossen, briefmarkengrosser, briefmarkengrosses, ca gleich gross, cm, cm
    breit, cm dick, cm durchmesser, cm gross, cm grosse, cm hoch, cm laenge, cm lang, cm lange, cm o, daumen dick, daumenbreit,
    daumenbreite, daumenbreitem, daumenbreiten, daumenbreiter, daumenbreites, daumendick, daumendicke, daumendickem,
    daumendicken, daumendicker, daumendickes, daumengross, daumengrosse, daumengrossem, daumengrossen, daumengrosser,
    daumengrosses, daumenlang, daumenlange, daumenlangem, daumenlangen, daumenlanger, daumenlanges, daumennagelgross,
    daumennagelgrosse, daumennagelgrossem, daumennagelgrossen, daumennagelgrosser, daumennagelgrosses, dicke, dicksten, doppelt
    so gross, dreiviertelvoll, dreiviertelvolle, dreiviertelvollem, dreiviertelvollen, dreiviertelvoller, dreiviertelvolles,
    durchmesser, e bissele, eiergross, eiergrosse, eiergrossem, eiergrossen, eiergrosser, eiergrosses, eigross, eigrosse,
    eigrossem, eigrossen, eigrosser, eigrosses, ein kleines bisschen, ein klitzekleines bisschen, einige, einigem, einigen,
    einiger, einiges, erbsengross, erbsengrosse, erbsengrossem, erbsengrossen, erbsengrosser, erbsengrosses, erbsgross,
    erbsgrosse, erbsgrossem, erbsgrossen, erbsgrosser, erbsgrosses, es bitzeli, etliche, etwa daumengross, etwa gleich gross,
    etwa gleich grosse, etwa gleich grossem, etwa gleich grossen, etwa gleich grosser, etwa gleich grosses, extragross,
    extragrosse, extragrossem, extragrossen, extragrosser, extragrosses, faustdick, faustdicke, faustdickem, faustdicken,
    faustdicker, faustdickes, faustgross, faustgrosse, faustgrossem, faustgrossen, faustgrosser, faustgrosses, finger breit,
    fingerbreit, fingerbreite, fingerbreitem, fingerbreiten, fingerbreiter, fingerbreites, fingerdick, fingerdicke,
    fingerdickem, fingerdicken, fingerdicker, fingerdickes, fingergross, fingergrosse, fingergrossem, fingergrossen,
    fingergrosser, fingergrosses, fingerhoch, fingerlang, fingerlange, fingerlangem, fingerlangen, fingerlanger, fingerlanges,
    fingernagelgross, fingernagelgrosse, fingernagelgrossem, fingernagelgrossen, fingernagelgrosser, fingernagelgrosses, format,
    formats, ganz kleine, geh, gehaeuft, gehaeufte, gehaeuftem, gehaeuften, gehaeufter, gehaeuftes, gehauft, gehaufte,
    gehauftem, gehauften, gehaufter, gehauftes, genuegend, genuegende, genuegendem, genuegenden, genuegender, genuegendes,
    genugend, genugende, genugendem, genugenden, genugender, genugendes, geruettelt, geruettelte, geruetteltem, geruettelten,
    geruettelter, geruetteltes, geruttelt, geruttelte, gerutteltem, geruttelten, geruttelter, gerutteltes, gest, gestr,
    gestrichen, gestrichen voll, gestrichen volle, gestrichen vollem, gestrichen vollen, gestrichen voller, gestrichen volles,
    gestrichene, gestrichenem, gestrichenen, gestrichener, gestrichenes, gew kl m, gew klasse m, gewicht, gewichtsklasse,
    gewichtsklasse l, gewichtsklasse m, glatt gestrichen, gleich dick, gleich dicke, gleich dickem, gleich dicken, gleich
    dicker, gleich dickes, gleich dunn, gleich dunne, gleich dunnem, gleich dunnen, gleich dunner, gleich dunnes, gleich gross,
    gleich grosse, gleich grossem, gleich grossen, gleich grosser, gleich grosses, gleich lang, gleich lange, gleich langem,
    gleich langen, gleich langer, gleich langes, gleich schwer, gleich schwere, gleich schwerem, gleich schweren, gleich
    schwerer, gleich schweres, gleich stark, gleich starke, gleich starkem, gleich starken, gleich starker, gleich starkes,
    gleichdick, gleichdicke, gleichdickem, gleichdicken, gleichdicker, gleichdickes, gleichgross, gleichgrosse, gleichgrossem,
    gleichgrossen, gleichgrosser, gleichgrosses, golfballgross, golfballgrosse, golfballgrossem, golfballgrossen,
    golfballgrosser, golfballgrosses, gr, gr l, gr m, gr s, gr xl, groesse, groesse l, groesse m, groesse m oder l, groesse s,
    groesse xl, groessen, groessenklasse, groesser, groessere, groesserem, groesseren, groesserer, groesseres, groesst,
    groesste, groesstem, groessten, groesster, groesstes, gross, grosse, grosse anzahl, grosse l, grosse m, grosse m oder l,
    grosse portion, grosse s, grosse xl, grossem, grossen, grossenklasse, grosser, grosser als, grossere, grosserem, grosseren,
    grosserer, grosseres, grosses, grosst, grosste, grosstem, grossten, grosster, grosstes, grosszuegig, grosszuegige,
    grosszuegigem, grosszuegigen, grosszuegiger, grosszuegiges, grosszugig, grosszugig bemessen, grosszugig bemessene,
    grosszugig bemessenem, grosszugig bemessenen, grosszugig bemessener, grosszugig bemessenes, grosszugige, grosszugigem,
    grosszugigen, grosszugiger, grosszugiges, gut bemessen, gut bemessene, gut bemessenem, gut bemessenen, gut bemessener, gut
    bemessenes, gut gehaeuft, gut gehaeufte, gut gehaeufter, gut gehauft, gut gehaufte, gut gehauftem, gut gehauften, gut
    gehaufter, gut gehauftes, halb so gross, halbfingerdick, halbfingerdicke, halbfingerdickem, halbfingerdicken,
    halbfingerdicker, halbfingerdickes, halbvoll, halbvolle, halbvollem, halbvollen, halbvoller, halbvolles, handbreit,
    handbreite, handbreitem, handbreiten, handbreiter, handbreites, handflachengross, handflachengrosse, handflachengrossem,
    handflachengrossen, handflachengrosser, handflachengrosses, handflaechengross, handflaechengrosse, handflaechengrossem,
    handflaechengrossen, handflaechengrosser, handflaechengrosses, handgross, handgrosse, handgrossem, handgrossen, handgrosser,
    handgrosses, handlang, handlange, handlangem, handlangen, handlanger, handlanges, handtellergross, handtellergrosse,
    handtellergrossem, handtellergrossen, handtellergrosser, handtellergrosses, haselnussgross, haselnussgrosse,
    haselnussgrossem, haselnussgrossen, haselnussgrosser, haselnussgrosses, haushaltsgroesse, haushaltsgroessen,
    haushaltsgrosse, haushaltsgrossen, hoch gehaeuft, hoch gehauft, hochgehaeuft, hochgehaeufte, hochgehaeuftem, hochgehaeuften,
    hochgehaeufter, hochgehaeuftes, hochgehauft, hochgehaufte, hochgehauftem, hochgehauften, hochgehaufter, hochgehauftes,
    hohere, huehnereigross, huehnereigrosse, huehnereigrossem, huehnereigrossen, huehnereigrosser, huehnereigrosses,
    huhnereigross, huhnereigrosse, huhnereigrossem, huhnereigrossen, huhnereigrosser, huhnereigrosses, im durchmesser, jumbo,
    kaliber, kartoffelgross, kartoffelgrosse, kartoffelgrossem, kartoffelgrossen, kartoffelgrosser, kartoffelgrosses,
    kinderfaustgross, kinderfaustgrosse, kinderfaustgrossem, kinderfaustgrossen, kinderfaustgrosser, kinderfaustgrosses,
    kirschgross, kirschgrosse, kirschgrossem, kirschgrossen, kirschgrosser, kirschgrosses, kirschkerngross, kirschkerngrosse,
    kirschkerngrossem, kirschkerngrossen, kirschkerngrosser, kirschkerngrosses, kl, kl bis m grosse, klacks, klasse l, klasse m,
    kleckschen, klein, klein bis mittelgross, klein wenig, kleine, kleine menge, kleine portion, kleinem, kleinen, kleiner,
    kleiner als, kleinere, kleinerem, kleineren, kleinerer, kleineres, kleines, kleinfingerdick, kleinfingerdicke,
    kleinfingerdickem, kleinfingerdicken, kleinfingerdicker, kleinfingerdickes, kleinfingergross, kleinfingergrosse,
    kleinfingergrossem, kleinfingergrossen, kleinfingergrosser, kleinfingergrosses, kleinfingerlang, kleinfingerlange,
    kleinfingerlangem, kleinfingerlangen, kleinfingerlanger, kleinfingerlanges, kleinst, kleinste, kleinstem, kleinsten,
    kleinster, kleinstes, klitzeklein, klitzekleine, klitzekleinem, klitzekleinen, klitzekleiner, klitzekleines, knapp, knapp
    bemessen, knapp bemessene, knapp bemessenem, knapp bemessenen, knapp bemessener, knapp bemessenes, knapp gestrichen, knapp
    gestrichene, knapp gestrichenem, knapp gestrichenen, knapp gestrichener, knapp gestrichenes, knappe, knappem, knappen,
    knapper, knappes, kurzeren, l, laenge, lange, langeren, leicht gehaeuft, leicht gehaeufte, leicht gehauft, leicht gehaufte,
    leicht gehauftem, leicht gehauften, leicht gehaufter, leicht gehauftes, leicht gewolbt, leicht gewolbte, leicht gewolbtem,
    leicht gewolbten, leicht gewolbter, leicht gewolbtes, leichtgehaeuft, leichtgehaeufte, leichtgehaeuftem, leichtgehaeuften,
    leichtgehaeufter, leichtgehaeuftes, leichtgehauft, leichtgehaufte, leichtgehauftem, leichtgehauften, leichtgehaufter,
    leichtgehauftes, linsengross, linsengrosse, linsengrossem, linsengrossen, linsengrosser, linsengrosses, m, m gr, m grosse, m
    grossen, m grosser, m grosses, maiskorngross, maiskorngrosse, maiskorngrossem, maiskorngrossen, maiskorngrosser,
    maiskorngrosses, manche, mandarinengross, mandarinengrosse, mandarinengrossem, mandarinengrossen, mandarinengrosser,
    mandarinengrosses, mandelgross, mandelgrosse, mandelgrossem, mandelgrossen, mandelgrosser, mandelgrosses, maxi, mehr,
    mehrere, mehreren, mehrerer, messerdick, messerdicke, messerdickem, messerdicken, messerdicker, messerdickes,
    messerruckendick, messerruckendicke, messerruckendickem, messerruckendicken, messerruckendicker, messerruckendickes,
    messerrueckendick, messerrueckendicke, messerrueckendickem, messerrueckendicken, messerrueckendicker, messerrueckendickes,
    mikrig, mikrige, mikrigem, mikrigen, mikriger, mikriges, millimeter, millimeterdick, millimeterdicke, millimeterdickem,
    millimeterdicken, millimeterdicker, millimeterdickes, mini, mittel, mittel gross, mittel grosse, mittel grossen, mittel
    grosser, mittel grosses, mittelbreit, mittelbreite, mittelbreitem, mittelbreiten, mittelbreiter, mittelbreites, mitteldick,
    mitteldicke, mitteldickem, mitteldicken, mitteldicker, mitteldickes, mitteldunn, mitteldunne, mitteldunnem, mitteldunnen,
    mitteldunner, mitteldunnes, mittelgr, mittelgross, mittelgrosse, mittelgrossem, mittelgrossen, mittelgrosser, mittelgrosses,
    mittelklein, mittelkleine, mittelkleinem, mittelkleinen, mittelkleiner, mittelkleines, mittelkurz, mittelkurze,
    mittelkurzem, mittelkurzen, mittelkurzer, mittelkurzes, mittellang, mittellange, mittellangem, mittellangen, mittellanger,
    mittellanges, mittelschwer, mittelschwere, mittelschwerem, mittelschweren, mittelschwerer, mittelschweres, mittelstark,
    mittelstarke, mittelstarkem, mittelstarken, mittelstarker, mittelstarkes, mittl, mittl grosse, mittler, mittlere, mittlerem,
    mittleren, mittlerer, mittleres, mm, mm dick, mm duenn, mm dunn, mordsgrosse, mordsgrossem, mordsgrossen, mordsgrosser,
    mordsgrosses, muenzgross, muenzgrosse, muenzgrossem, muenzgrossen, muenzgrosser, muenzgrosses, mundgerechtgross,
    mundgerechtgrosse, mundgerechtgrossem, mundgerechtgrossen, mundgerechtgrosser, mundgerechtgrosses, munzgross, munzgrosse,
    munzgrossem, munzgrossen, munzgrosser, munzgrosses, nagelgross, nagelgrosse, nagelgrossem, nagelgrossen, nagelgrosser,
    nagelgrosses, nicht zu grosse, normale, normalen, normaler, normales, normalgross, normalgrosse, normalgrossen,
    normalgrosser, normalgrosses, nussgross, nussgrosse, nussgrossem, nussgrossen, nussgrosser, nussgrosses, olivengross,
    olivengrosse, olivengrossem, olivengrossen, olivengrosser, olivengrosses, orangengross, orangengrosse, orangengrossem,
    orangengrossen, orangengrosser, orangengrosses, ordentlich gross, ordentlich grosse, ordentlich grossem, ordentlich grossen,
    ordentlich grosser, ordentlich grosses, ordentliche, ordentlicher, pfefferkorngross, pfefferkorngrosse, pfefferkorngrossem,
    pfefferkorngrossen, pfefferkorngrosser, pfefferkorngrosses, pfirsichgross, pfirsichgrosse, pfirsichgrossem, pfirsichgrossen,
    pfirsichgrosser, pfirsichgrosses, pflaumengross, pflaumengrosse, pflaumengrossem, pflaumengrossen, pflaumengrosser,
    pflaumengrosses, quadratzentimeter, randvoll, randvolle, randvollem, randvollen, randvoller, randvolles, reichlich,
    reichlich bemessen, reichlich bemessene, reichlich bemessenem, reichlich bemessenen, reichlich bemessener, reichlich
    bemessenes, reichliche, reichlichem, reichlichen, reichlicher, reichliches, reiskorngross, reiskorngrosse, reiskorngrossem,
    reiskorngrossen, reiskorngrosser, reiskorngrosses, riesen, riesengross, riesengrosse, riesengrossem, riesengrossen,
    riesengrosser, riesengrosses, riesig, riesige, riesigem, riesigen, riesiger, riesiges, s, schmaleren, schwach gehaeuft,
    schwach gehaeufte, schwach gehauft, schwach gehaufte, schwach gehauftem, schwach gehauften, schwach gehaufter, schwach
    gehauftes, schwachgehaeuft, schwachgehaeufte, schwachgehaeuftem, schwachgehaeuften, schwachgehaeufter, schwachgehaeuftes,
    schwachgehauft, schwachgehaufte, schwachgehauftem, schwachgehauften, schwachgehaufter, schwachgehauftes, sehr grosse, sehr
    grosser, sehr kleine, sehrgross, sehrgrosse, sehrgrossem, sehrgrossen, sehrgrosser, sehrgrosses, stark gehauft, stark
    gehaufte, stark gehauftem, stark gehauften, stark gehaufter, stark gehauftes, stecknadelkopfgross, stecknadelkopfgrosse,
    stecknadelkopfgrossem, stecknadelkopfgrossen, stecknadelkopfgrosser, stecknadelkopfgrosses, streichholzdick,
    streichholzdicke, streichholzdickem, streichholzdicken, streichholzdicker, streichholzdickes, streichholzgross,
    streichholzgrosse, streichholzgrossem, streichholzgrossen, streichholzgrosser, streichholzgrosses, streichholzlang,
    streichholzlange, streichholzlangem, streichholzlangen, streichholzlanger, streichholzlanges, strohhalmdick, strohhalmdicke,
    strohhalmdickem, strohhalmdicken, strohhalmdicker, strohhalmdickes, talergross, talergrosse, talergrossem, talergrossen,
    talergrosser, talergrosses, tellergross, tellergrosse, tellergrossem, tellergrossen, tellergrosser, tellergrosses,
    tennisballgross, tennisballgrosse, tennisballgrossem, tennisballgrossen, tennisballgrosser, tennisballgrosses,
    tischtennisballgross, tischtennisballgrosse, tischtennisballgrossem, tischtennisballgrossen, tischtennisballgrosser,
    tischtennisballgrosses, traubengross, traubengrosse, traubengrossem, traubengrossen, traubengrosser, traubengrosses,
    ubergross, ubergrosse, ubergrossem, ubergrossen, ubergrosser, ubergrosses, uebergross, uebergrosse, uebergrossem,
    uebergrossen, uebergrosser, uebergrosses, ueppig, ueppige, ueppigem, ueppigen, ueppiger, ueppiges, umfang, ungefahr gleich
    gross, ungefahr gleich grosse, ungefahr gleich grossem, ungefahr gleich grossen, ungefahr gleich grosser, ungefahr gleich
    grosses, unterschiedlich gross, unterschiedlich grosse, unterschiedlich grossem, unterschiedlich grossen, unterschiedlich
    grosser, unterschiedlich grosses, untertassengross, untertassengrosse, untertassengrossem, untertassengrossen,
    untertassengrosser, untertassengrosses, uppig, uppige, uppigem, uppigen, uppiger, uppiges, verschieden gross, verschieden
    grosse, verschieden grossem, verschieden grossen, verschieden grosser, verschieden grosses, viel, viele, vielen, vieler,
    vieles, viertelvoll, viertelvolle, viertelvollem, viertelvollen, viertelvoller, viertelvolles, voll, volle, vollem, vollen,
    voller, volles, walnussgross, walnussgrosse, walnussgrossem, walnussgrossen, walnussgrosser, walnussgrosses, wengal, wenig,
    wenige, wenigen, weniger, winzig, winzige, winzigem, winzigen, winziger, winziges, winzigklein, winzigkleine, winzigkleinem,
    winzigkleinen, winzigkleiner, winzigkleines, winzling, wuerfelgross, wuerfelgrosse, wuerfelgrossem, wuerfelgrossen,
    wuerfelgrosser, wuerfelgrosses, wurfelgross, wurfelgrosse, wurfelgrossem, wurfelgrossen, wurfelgrosser, wurfelgrosses,
    wurfelzuckergross, wurfelzuckergrosse, wurfelzuckergrossem, wurfelzuckergrossen, wurfelzuckergrosser, wurfelzuckergrosses,
    xl, xs, xxl, xxs, zentimeter, zentimeterdick, zentimeterdicke, zentimeterdickem, zentimeterdicken, zentimeterdicker,
    zentimeterdickes, zentimetergross, zentimetergrosse, zentimetergrossem, zentimetergrossen, zentimetergrosser,
    zentimetergrosses, zentimeterlang, zentimeterlange, zentimeterlangem, zentimeterlangen, zentimeterlanger, zentimeterlanges,
    zigarettenlang, zigarettenlange, zigarettenlangem, zigarettenlangen, zigarettenlanger, zigarettenlanges, zuckerwuerfelgross,
    zuckerwuerfelgrosse, zuckerwuerfelgrossem, zuckerwuerfelgrossen, zuckerwuerfelgrosser, zuckerwuerfelgrosses,
    zuckerwurfelgross, zuckerwurfelgrosse, zuckerwurfelgrossem, zuckerwurfelgrossen, zuckerwurfelgrosser, zuckerwurfelgrosses,
    zuendholzdick, zuendholzdicke, zuendholzdickem, zuendholzdicken, zuendholzdicker, zuendholzdickes, zundholzdick,
    zundholzdicke, zundholzdickem, zundholzdicken, zundholzdicker, zundholzdickes, zweifingerbreit, zweifingerbreite,
    zweifingerbreitem, zweifingerbreiten, zweifingerbreiter, zweifingerbreites, zweifingerdick, zweifingerdicke,
    zweifingerdickem, zweifingerdicken, zweifingerdicker, zweifingerdickes
  `,
  shape: `
    achtel, achteln, batonnets, battonets, blaettchen, blaetter, blaettern, blaettle, blatt, blattchen, blatter, blatterl,
    blattern, blattl, blattle, blattlein, blattli, bluete, blueten, blumchen, blute, bluten, brockchen, brockeli, brocken,
    brockerl, broeckchen, broeckeli, bueschel, buschel, buschele, concasse, dicke scheiben, dolde, dolden, dreiecke, dreiecken,
    duenne scheiben, duenne streifen, dunne scheiben, dunne streifen, facher, faden, faeden, fasern, feine ringe, feine
    scheiben, feine spaene, feine spane, feine stifte, feine streifen, feine wuerfel, feine wurfel, feinwuerfel, feinwurfel,
    fetzen, fitzel, flockchen, floeckchen, grobe stucke, grobe stuecke, grosse stucke, grosse stuecke, grosswuerfel,
    grosswurfel, haarstreifen, haelfte, haelften, halbe ringe, halbe scheiben, halbkreise, halbkreisen, halbmondchen, halbmonde,
    halbmonden, halbmondscheiben, halbring, halbringe, halbringen, halbscheiben, halfte, halften, halm, halme, halmen,
    hauchscheiben, hobelscheiben, hobelspane, hobelspanen, julienne, juliennes, juliennestreifen, keile, keilen, klecks,
    kleckse, kleine stucke, kleine stuecke, kleine wuerfel, kleine wurfel, kleinwuerfel, kleinwurfel, knospe, knospen, kreisen,
    kruemel, kruemelchen, kruemeln, krumel, krumelchen, krumeln, kugelform, laengsscheiben, laengsstreifen, langsscheiben,
    langsstreifen, lockchen, locken, loeckchen, minischeiben, mundgerechte stucke, mundgerechte stuecke, mundgerechten stucken,
    mundgerechten stuecken, nadel, nadeln, paysanne, portionsstuckchen, portionsstucke, portionsstucken, punktchen, quadrate,
    quadraten, querscheiben, querstreifen, radchen, radeln, radern, radle, radli, radln, raedchen, raedern, raedle, raedli,
    raspel, raspeln, raute, rauten, rechteckchen, rechtecke, rechtecken, rhomben, ring, ringe, ringen, ringerl, ringerln,
    ringle, ringlein, ringli, rispe, rispen, roeschen, roschen, roserl, roserln, scheibchen, scheibe, scheiben, scheibenstucke,
    scheibenstuecke, scheiberl, scheiberln, scheible, scheibli, schnipsel, schnitz, schnitze, schnitzen, schnitzli, sechstel,
    sechsteln, sechzehntel, segment, segmente, segmenten, spaeltchen, spaene, spaenen, spaltchen, spalte, spalten, spalterl,
    spane, spanen, spitze, spitzen, stabe, staben, stabform, staengel, staengelchen, staengeln, stangel, stangelchen, stangeln,
    stengel, stengelchen, stengeln, stiel, stielchen, stiele, stielen, stift, stiftchen, stifte, stiften, stifterl, straussli,
    streifchen, streifen, streiferl, streifli, stuck, stuckchen, stucke, stuckeln, stucken, stuckerl, stuckerln, stuckle,
    stucklein, stuckli, stueck, stueckchen, stuecke, stuecken, stueckerl, stuecklein, stueckli, tranche, trancheli, tranchen,
    trapeze, trieb, triebe, troepfchen, tropfchen, tupfen, viertel, viertelkreise, vierteln, viertelringe, viertelringen,
    viertelscheiben, wedel, wuerfel, wuerfelchen, wuerfeli, wuerfeln, wuerferl, wurfel, wurfelchen, wurfele, wurfeli, wurfeln,
    wurferl, wurferln, zehe, zehen, zehntel, zeste, zesten, zestenstreifen, ziehharmonika, zweig, zweigchen, zweige, zweigen,
    zweigerl, zweiglein, zweiglen, zweigli, zwolftel
  `,
  part: `
    abgeriebene schale und etwas saft, abgeriebene schale und saft, abgeriebene schale und wenig saft, abrieb, abrieb davon,
    abrieb davon und saft, abrieb und saft, abrieb und saft davon, abschnitt, abschnitte, abschnitten, abtropffluessigkeit,
    abtropfflussigkeit, adern, adern und hautchen, adern und haute, adern und sehnen, ansatz, aufguss, augen entfernt, augen und
    keime entfernt, ausgekratzte schote, ausgekratztes mark, aussenhaut, aussenseite, aussenseiten, aussere blatter und strunk,
    baerte, bart, barte, barthaare, bauch, bauchhaut, bauchhohle, bauchlappen abgeschnitten, bauchlappen entfernt, bauchlappen
    weggeschnitten, bauchseite, beide enden, bestandteil, bestandteile, blaettchen davon, blaetter davon, blattadern,
    blattansatz, blattchen davon, blattchen und stiele, blattchen und zarte stiele, blatter davon, blatter und stangel, blatter
    und stiel, blatter und stiele, blatter und wurzelansatz, blatter und wurzeln, blatter und zarte stangel, blatter und zarte
    stiele, blattgruen, blattgrun, blattrippe, blattrippen, blattrippen und strunk, blattspitzen, blattstiel, blattstiele,
    bluetenansatz, bluetenboden, bluetenseite, blutenansatz, blutenansatz und stiel, blutenansatze, blutenboden, blutenkelch,
    blutenreste, blutenseite, borsten, braune stellen, brustbein, bug, burzel, burzeldruse, byssusfaden, darm, darm und kopf,
    darm und schale, darmchen, darmfaden, darmstrang, das dunkelgrune, das ende, das fleisch abgelost, das fleisch abgezupft,
    das fleisch ausgebrochen, das fleisch ausgelost, das fleisch herausgelost, das fruchtfleisch davon, das gruen davon, das
    gruene, das grun davon, das grune, das hellgrune, das hellgrune und weisse, das innere, das innerste, das mark, das mark
    ausgekratzt, das mark ausgeschabt, das mark davon, das mark herausgekratzt, das mark herausgeschabt, das obere ende, das
    untere drittel, das untere ende, das weisse, das weisse darin, das weisse darunter, das weisse ende, das zarte innere, davon
    den abrieb, davon den saft, davon der abrieb, davon der saft, davon die schale, deckelchen, deckels, den abrieb, den grunen
    keim entfernt, den keim entfernt, den saft, der saft, der saft davon, die blaettchen davon, die blaetter davon, die
    blattchen davon, die blatter davon, die enden, die kerne davon, die schale, die schale davon, dorn, dornen, drittel,
    druckstellen, dunkle stellen, ecke, ecken, eigenen saft, eigener saft, einweichfluessigkeit, einweichflussigkeit,
    einweichwasser, ende, enden, enden und faden, enden und grun, enden und spitzen, endstuck, endstucke, endstueck, endstuecke,
    faden und enden, faden und kerne, faden und samen, faden und spitzen, fasern und kerne, faule stellen, federkiele, federn,
    fett, fettauflage, fettdeckel, fettdeckels, fettkante, fettkappe, fettraender, fettrand, fettrand und haut, fettrander,
    fettrandern, fettrands, fettschicht, flaum, flaums, fleisch abgelost, fleisch abgezupft, fleisch ausgebrochen, fleisch
    ausgelost, fleisch auslosen, fleisch herausgelost, fleisch vom knochen gelost, fleisch von den knochen gelost, fleischseite,
    flosse, flossen, flossen und kiemen, flossen und kopf, flossen und schuppen, flossensaum, fluessigkeit, flugel
    abgeschnitten, flugel abgetrennt, flugel und hals abgetrennt, flugelspitzen abgeschnitten, flugelspitzen abgetrennt,
    flugelspitzen entfernt, flussigkeit, fruchtfleisch, fruchtfleisch davon, fruchtstand, gabelbein, gehaeuse, gehaeusen,
    gehause, gehausen, gelenk, gelenke, graete, graeten, grate, graten, graten und haut, gruen davon, gruene teile, gruener
    teil, grun davon, grun und enden, grun und knolle, grun und knollen, grun und spitzen, grun und wurzelansatz, grun und
    wurzeln, grune stellen, grune teile, grune teile und weisse, grune teile und weisser, grunen keim entfernt, grunen teile,
    gruner keim entfernt, gruner keimling entfernt, gruner teil, gruner teil und weisser, grunes und weisses, haarchen,
    haeutchen, hals, hals abgeschnitten, hals abgetrennt, hals und flugel abgetrennt, harte stellen, haube, haut, haut und
    fettrand, haut und graten, haut und kerne, haut und knochen, haut und knorpel entfernt, haut und sehnen, haut und stein,
    hautchen, hautchen und adern, hautchen und sehnen, hautchens, haute und adern, haute und sehnen, hautseite, hellen teil,
    heller teil, hellgruene teile, hellgruener teil, hellgrune teile, hellgruner teil, herzblaetter, herzblatter, holzige enden,
    holzige stellen, huefte, huelle, huellen, huelse, huelsen, huete, hufte, hullblatt, hullblatter, hullblattern, hulle,
    hullen, hulse, hulsen, hut, hute, im eigenen saft, im oberen drittel, im saft, im unteren drittel, in eigenem saft, in lake,
    in salzlake, in salzwasser, innenhaut, innenhaute, innenleben, innenseite, innenseiten, innereien entfernt, innereien
    herausgenommen, innereien und flomen entfernt, kamm, kappe, kappen, karkasse aufbewahrt, karkasse aufgehoben, karkasse
    aufheben, karkasse fur fond aufheben, karkassen aufbewahrt, karkassen aufgehoben, karkassen aufheben, kauwerkzeuge entfernt,
    keim, keim herausgelost, keim herausgenommen, keime entfernt, keimling entfernt, kelch, kelchblatt, kelchblatter,
    kelchblattern, kelche, kern, kerne, kerne davon, kerne und faden, kerne und fasern, kerne und haut, kerne und kerngehause,
    kerne und schale, kerne und stiel, kerne und stielansatz, kerne und stielansatze, kerne und stiele, kerne und strunk, kerne
    und trennwande, kerne und weisse trennwande, kerngehaeuse, kerngehause, kerngehause und kerne, kerngehause und schale,
    kerngehause und stiel, kerngehauses, kernhaeuser, kernhaus, kernhauser, keule, keulen, kiele, kielen, kiemen, kiemen und
    flossen, kiemen und kopf, knochen, knochen und haut, knochen und knorpel entfernt, knochen und schwarte, knochen und sehnen,
    knochenende, knochenenden, knochenseite, knochensplitter entfernt, knolle, knolle und grun, knollen, knollen und grun,
    knollenansatz, knorpel entfernt, knorpel weggeschnitten, koepfchen, koepfe, koepfe entfernt, kolben, kopf, kopf schale und
    darm entfernt, kopf und darm, kopf und darm entfernt, kopf und flossen, kopf und kiemen, kopf und schale, kopf und schwanz,
    kopf und schwanz abgeschnitten, kopf und schwanz entfernt, kopfchen, kopfe, krone, kuegelchen, kugel, kugelchen, kugeln,
    kugerl, laeppchen, lake, lamellen, lappchen, laub, leere schote, lende, mark, mark ausgekratzt, mark ausgelost, mark
    ausgeschabt, mark ausgestrichen, mark auskratzen, mark davon, mark herausgekratzt, mark herausgelost, mark herausgeschabt,
    mark herausgestrichen, mark herauskratzen, mark und hulse, mark und schote, mit eigenem saft, mittelgrate, mittelgraten,
    mittelrippe, mittelrippen, mittelstrunk, mittelstrunke, mittelstrunks, mittelstuck, mittelstueck, mittelteil, nacken, nest,
    nester, nur das fruchtfleisch, nur das grun, nur das mark, nur der helle teil, nur der saft, nur der untere teil, nur die
    ausseren blatter, nur die blattchen, nur die hellen teile, nur die inneren blatter, nur die kerne, nur die roschen, nur die
    schale, nur die spitzen, nur die stangel, nur die stiele, nur die zarten blatter, nur die zarten stiele, nur gruenes, nur
    grunes, oberen teil, oberer teil, oberes drittel, oberes ende, oberschale, oberseite, oberteil, ohne innereien, panzer,
    panzer entfernt, pelle, portion, portionen, rands, rest, reste, resten, rests, rinde, rinde und wurzeln, rippe, rippen,
    rippenbogen, roehrenknochen, roellchen, rohrenknochen, rollchen, rucken, ruckenflosse, ruckenknochen, ruckenseite, ruckgrat,
    ruecken, rumpf, saft, saft davon, saft und abgeriebene schale, saft und abrieb, saft und abrieb davon, saft und schale, saft
    und schale davon, saftes, salzlake, samen, samen und faden, samen und trennwande, schadhafte stellen, schale, schale davon,
    schale und darm, schale und darm entfernt, schale und kerne, schale und kerngehause, schale und kopf, schale und saft,
    schale und stein, schale und strunk, schalen, scheidewande, scheidewanden, schlechte stellen, schnabel entfernt, schnitte,
    schnitten, schnittflache, schnittflachen, schnittflaeche, schnittseite, schote und mark, schulter, schuppen, schuppen und
    flossen, schwaenzchen, schwaenze, schwanz, schwanz und kopf, schwanzchen, schwanze, schwanzende, schwanzfacher,
    schwanzflosse, schwanzsegment, schwanzspitze, schwarte und knochen, sehne, sehnen, sehnen und adern, sehnen und haut, sehnen
    und hautchen, sehnen und haute, sehnen und knochen, sehnen und silberhaut, seitengraten, seitenteile, silberhaeutchen,
    silberhaut, silberhaut und sehnen, silberhautchen, silberhaute, spitzen abgetrennt, spitzen und enden, spitzen und faden,
    spitzen und grun, splitter, stabchen, stacheln, staebchen, stange, stangel und blatter, stangen, stehgrate, stehgraten,
    stein, stein und haut, stein und schale, stein und stiel, steinchen, steine, steinen, stiel und blatter, stiel und
    blutenansatz, stiel und kerne, stiel und kerngehause, stiel und stein, stiel und strunk, stielansaetze, stielansatz,
    stielansatz und kerne, stielansatze, stielansatze und kerne, stiele und blattchen, stiele und blatter, stiele und kerne,
    stiele und wurzeln, stielende, stielenden, stielseite, struenke, strunk, strunk und aussere blatter, strunk und blattrippen,
    strunk und kerne, strunk und schale, strunk und stiel, strunk und trennwande, strunke, sud, talgdruse, teil, teile, teilen,
    tentakel abgeschnitten, tintensack entfernt, trennhaeute, trennhaut, trennhaute, trennhauten, trennwaende, trennwand,
    trennwande, trennwande und kerne, trennwande und samen, trennwande und strunk, trennwanden, trockene enden, unschone
    stellen, unteren drittel, unteren enden, unteren teil, unterer teil, unteres drittel, unteres ende, unterschale, unterseite,
    unterteil, von den augen befreit, wade, weisse teil, weisse teile, weisse trennwande und kerne, weisse und grune teile,
    weisse und hellgrune, weissen teil, weisser teil, weisser und grune teile, weisser und gruner teil, weisses und grunes,
    wirbelsaule, wurzel und grun, wurzelansatz, wurzelansatz und blatter, wurzelansatz und grun, wurzelansatze, wurzelballen,
    wurzelbart, wurzelchen, wurzelende, wurzelenden, wurzelhaare, wurzeln, wurzeln und blatter, wurzeln und grun, wurzeln und
    rinde, wurzeln und stiele, wurzelspitze, wurzelspitzen, zarte stangel und blatter, zarte stiele und blattchen, zarte stiele
    und blatter
  `,
  container: `
    haferl, haeferl, haferln,
    10er pack, 2er pack, 3er pack, 4er pack, 6er pack, a dose, abgetropft gewogen, abtr, abtrgew, abtropfgew, abtropfgewicht,
    abtropfgewicht ca, ampulle, ampullen, aufgussbeutel, becher, becherl, bechern, beet, beete, beutel, beutelchen, beuteln,
    blister, block, blocke, bloecke, bottich, briefchen, brutto, bruttogewicht, buchse, buchsen, buchslein, buechse, buechsen,
    buechslein, buendchen, buende, buendel, bueschelchen, bund, bundchen, bunde, bundel, bunderl, buschelchen, doeschen, doppel
    pack, doppelpack, doppelpackung, doschen, dose, dosen, dosis, dosli, dreierpack, eimer, einmachglaeser, einmachglas,
    einmachglaser, einwaage, faesschen, familienpackung, fass, fasschen, filterbeutel, fl, flaeschchen, flaschchen, flasche,
    flaschen, flascherl, flaschli, folie, fuellgewicht, fuellmenge, fullgewicht, fullmenge, gebinde, glaeschen, glaeser,
    glaesern, glas, glaschen, glaser, glasern, glasli, grosse dose, grosse packung, grosses glas, grosspackung,
    haushaltspackung, heftchen, inhalt, je dose, je packung, kaennchen, kaestchen, kanister, kannchen, kanne, kapsel, kapseln,
    karton, kartons, kastchen, kasten, kasterl, kistchen, kiste, kisten, kleine dose, kleine packung, kleines glas,
    kleinpackung, kochbeutel, koerbe, konservendosen, konservenglas, korb, korbchen, korbe, korberl, kruege, krug, kruge, kubel,
    kuebel, likorglas, likorglaser, marmeladenglas, minipackung, multipack, nachfuellpack, nachfullpack, netto, nettofuellmenge,
    nettofullmenge, nettogewicht, nettoinhalt, netz, netzchen, netze, originalpackung, pack, packchen, packchens, packerl,
    packerln, packg, packle, packli, packung, packungen, packungsgroesse, packungsgrosse, packungsinhalt, paeckchen, paeckle,
    paeckli, pak, paket, pakete, paketen, pck, pckch, pckg, phiole, pk, pkch, pkg, pkt, portionsbeutel, portionspackung, pro
    dose, pro glas, pro packung, ration, rationen, riegel, roehrchen, rohrchen, rolle, rollen, sack, sackchen, sackerl,
    sackerln, sackli, saeckchen, saeckli, saftglas, schachtel, schachteln, schachterl, schaelchen, schalchen, schnapsglas,
    schnapsglaschen, schnapsglaser, schraubglaeser, schraubglas, schraubglaser, sechserpack, sektglas, spender, spruehdose,
    spruehflasche, spruhdose, spruhflasche, staude, stauden, steige, steigen, stiege, straenge, straeusschen, strang, strange,
    strauss, strausschen, streuer, tafel, tafeln, teebeutel, tetra, tetra pack, tetra pak, tetrapack, tetrapak, tiegel,
    tiegelchen, toepfchen, toepfe, toepfli, topf, topfchen, topfe, topfli, tubchen, tube, tuben, tuebchen, tuetchen, tuete,
    tueten, tutchen, tute, tuten, vakuumbeutel, vakuumpack, vakuumpackung, verpackung, verpackungen, vorratspackung,
    vorteilspack, wasserglas, wasserglaser, weckglaeser, weckglas, weckglaser, weinglas, weinglaser
  `,
  filler: `
    a, a ca, aber, akribisch, al, alla, alle, allen, allenfalls, aller, aller art, alles, allseitig, als, als ganzes, alsbald,
    also, am, am besten, an beiden seiten, an den, an der, andersherum, aneinander, annaehernd, annahernd, ans, auch, auf beiden
    seiten, aufeinander, aus, aus dem, aus den, aus der, aussen, baldmoglichst, behutsam, bei, beide, beiden, beider,
    beiderseits, beides, beidseitig, beieinander, beim, beinahe, benoetigt, benotigt, benutzen, benutzt, bestenfalls, bevorzugt,
    beziehungsweise, bis, bis ca, bis zu, bisl, bisschen, bissel, bisserl, bissl, bitte, blattweise, bleiben, bleibt, braucht,
    bzw, ca, ca je, circa, cirka, da, dabei, dafuer, dafur, dahinter, damit, daneben, daran, daran entlang, darauf, daraus,
    darf, darin, daruber, darueber, das, dass, davon, davor, dazwischen, de, dein, deine, del, della, dem, den, denn, denselben,
    der, der einfachheit halber, deren, derselben, derweil, des, desselben, dessen, desto besser, di, die, diese, diesem,
    diesen, dieser, dieses, dir, diverser art, doch, dort, dreimal, du, duerfen, durch, durchaus, durfen, e, eben, eher,
    eigentlich, ein, ein bisschen, ein bissel, ein bisserl, ein gutes stuck, ein gutes stueck, ein klein bisschen, ein klein
    wenig, ein paar, ein paar mal, ein paarmal, ein rest, ein stuck, ein stuckchen, ein stueck, ein stueckchen, ein wenig, eine,
    eine art, einem, einen, einen rest, einer, eines, einige mal, einige male, einigermassen, einmal, einseitig, el, en,
    entlang, er, es, etwa, etwas, euch, euer, eure, eurer, ev, eventuell, evl, evt, evtl, exakt, extra, fachgerecht,
    fachmannisch, falls, fast, funfmal, ganz, ganzlich, gegebenenfalls, gegen, gegeneinander, genau, genuegen, genuegt, genug,
    genugen, genugt, gern, gern auch, gerne, gerne auch, ges, ggf, gleichzeitig, grammweise, groesstenteils, grossteils,
    grosstenteils, gut, gut und gern, gut und gerne, habe, haben, halbwegs, halt, handweise, hat, haufchenweise, hauptsachlich,
    herein, herum, herunter, hier, hierfuer, hierfur, hiervon, hinaus, hinein, hinten, hinter, hintereinander, hinterher,
    hinunter, hochkant, hochstens, hoechstens, horizontal, ich, idealerweise, ihr, ihre, ihren, im kreis, im nachhinein, im
    notfall, im vorhinein, in etwa, ineinander, innen, innen und aussen, insges, insgesamt, insgesamt ca, interessehalber,
    irgendeinen, ist, ja, je, je alter desto besser, je ca, je dunner desto besser, je feiner desto besser, je frischer desto
    besser, je grosser desto besser, je kalter desto besser, je kleiner desto besser, je mehr desto besser, je reifer desto
    besser, je scharfer desto besser, jede, jedem, jeden, jeder, jeder art, jedes, jedoch, jene, jener, jenes, jetzt, jeweils,
    jeweils ca, kann, koennen, komplett, konnen, kopfuber, kopfunter, kreuz und quer, kurzfristig, la, lagenweise, langs
    entlang, le, les, lieber, mal, man, manchmal, max, maximal, mehr oder weniger, mehrere male, mehrmalig, mehrmals, mein,
    meine, meinen, meiner, meist, meistens, mich, mind, mind ca, mindestens, mir, miteinander, mittig, moeglicherweise,
    moeglichst, moglicherweise, moglichst, muessen, muss, mussen, n, nach, nach und nach, nacheinander, nachher, neben,
    nebeneinander, nehme, nehmen, nicht, nicht ganz, nicht mehr, nicht nur, nicht so, nicht zu, nimm, nimmt, no, noch, noch
    nicht, nochmal, nochmalig, nochmals, normalerweise, notfalls, nr, nun, nur, oder so, oft, paar, peinlichst, penibel, per,
    peu a peu, plus, pro, r, rauf, recht, reichen, reicht, relativ, restlos, rings um, ringsherum, ringsum, ruhig, ruhig auch,
    rund, rund um, rundherum, rundum, sachgerecht, sauberlich, schluckweise, sechsmal, sehr, sein, seine, seit, seitlich,
    sicherheitshalber, sie, sind, so, so ca, so dass, so etwa, so um die, sodass, sogar, soll, sollte, sollten, sondern,
    sorgsam, soviel, sowohl, teeloffelweise, teilweise, uber kreuz, ubereinander, ubers kreuz, ublicherweise, ueblicherweise,
    um, umeinander, umgehend, umgekehrt, umso, umso besser, und zwar, ungef, ungefaehr, ungefahr, uns, unser, unsere, unter,
    untereinander, verschiedener art, vertikal, verwende, verwenden, verwendet, vielfach, vielleicht, viermal, vollig,
    vollstandig, vom, von, von aussen, von beiden seiten, von dem, von den, von der, von innen, von innen und aussen,
    voneinander, vor, vorne, vorsichtshalber, vorzugsweise, waehrend, wahrend, wahrenddessen, war, wegen, weitere, weiterem,
    weiteren, weiterer, weiteres, weitestgehend, weitgehend, welche, welchem, welcher, welches, wenigstens, wenn, wer, werden,
    wir, wird, wirklich, wobei, wodurch, wofur, womit, wovon, wurde, x, z t, zeitgleich, ziemlich, zirka, zu, zueinander,
    zugleich, zum grossten teil, zum teil, zumindest, zusaetzlich, zusammen, zusammen ca, zusatzlich, zusatzlich welche, zuviel,
    zuwenig, zweimal, zwischen
  `,
  remark: `
    10 minuten im gefrierfach, 10 minuten vor der verarbeitung herausnehmen, a stuck, ab hof, abend, abends, absolut
    empfehlenswert, abteilung, abwandlung, achte, achten, achtung, achtung farbt, achtung spritzt, affiliate link,
    affiliatelink, aldi, alk, alk vol, alkoholgehalt, allergiker, alnatura, als abschluss, als alternative, als auf der packung,
    als auf der packung angegeben, als auf der packung steht, als basis, als beilage, als bett, als blickfang, als deko, als
    dekoration, als dessert, als einlage, als ersatz, als farbtupfer, als finish, als garnitur, als geheimtipp, als gel, als
    grundlage, als hauptgericht, als hauptspeise, als hingucker, als kronender abschluss, als kronung, als paste, als paste oder
    gel, als pulver oder paste, als reserve, als snack, als tupfelchen, als tupfelchen auf dem i, als unterlage, als vorspeise,
    alternative, alternativen, am besten am vorabend, am besten am vortag, am besten bio, am besten eiskalt, am besten
    festkochend, am besten frisch, am besten frisch gehackt, am besten frisch gemahlen, am besten frisch gepresst, am besten
    frisch gerieben, am besten gekuhlt, am besten gut gekuhlt, am besten hausgemacht, am besten im mixer, am besten im morser,
    am besten kalt, am besten kernlos, am besten lauwarm, am besten mehligkochend, am besten mit den handen, am besten mit
    handschuhen, am besten regional, am besten reif, am besten schon am vorabend, am besten selbst gekocht, am besten selbst
    gemacht, am besten selbstgemacht, am besten uber nacht, am besten unbehandelt, am besten ungesalzen, am besten ungespritzt,
    am besten ungesusst, am besten vollreif, am besten vom backer, am besten vom bauern, am besten vom fleischer, am besten vom
    markt, am besten vom metzger, am besten vom vorabend, am besten vom vortag, am besten weich, am besten zimmerwarm, am ende,
    am liebsten, am liebsten bio, am liebsten frisch, am liebsten regional, am schluss, am tag vorher, am tisch, am vorabend, am
    vortag, amazon, an der frischetheke, andere, anderem, anderen, anderer, anderes, andernfalls, anders, angabe, angaben,
    angebot, anmerkung, anmerkungen, ansonsten, anzahl, anzahl je nach form, anzahl je nach groesse der form, anzahl je nach
    grosse, anzahl nach belieben, anzeige, apotheke, asc zertifiziert, asia laden, asia markt, asia shop, asialaden, asiamarkt,
    asiashop, auch drei, auch genannt, auch gut, auch lecker, auch mehr, auch moglich, auch weniger, auch zwei, auf amazon, auf
    kleiner flamme, auf kleiner stufe, auf mittlerer stufe, auf reserve, auf vorrat, auf wunsch, aufpassen, augenmass, aus dem
    arabischen laden, aus dem asia laden, aus dem asia shop, aus dem asialaden, aus dem backregal, aus dem bioladen, aus dem
    delikatessenladen, aus dem discounter, aus dem drogeriemarkt, aus dem fachhandel, aus dem feinkosthandel, aus dem
    feinkostladen, aus dem gewurzhandel, aus dem gewurzladen, aus dem gewurzregal, aus dem glas oder der dose, aus dem glas oder
    frisch, aus dem glas oder instant, aus dem glas oder selbst gekocht, aus dem glas oder selbst gemacht, aus dem glas oder
    selbst gezogen, aus dem glas oder selbstgemacht, aus dem grossmarkt, aus dem gurkenglas, aus dem hofladen, aus dem indischen
    laden, aus dem internet, aus dem krautergarten, aus dem kuhlfach, aus dem kuhlregal oder selbst gemacht, aus dem
    naturkostladen, aus dem onlineshop, aus dem orientladen, aus dem reformhaus, aus dem russischen laden, aus dem supermarkt,
    aus dem turkischen laden, aus dem turkischen supermarkt, aus dem unverpacktladen, aus dem vorrat, aus dem vorratsschrank,
    aus dem wald, aus der antipastitheke, aus der apotheke, aus der backabteilung, aus der backwarenabteilung, aus der
    bedientheke, aus der bedienungstheke, aus der dose oder dem glas, aus der dose oder frisch, aus der drogerie, aus der
    feinkostabteilung, aus der feinkosttheke, aus der kuhlung genommen, aus der kuhlung nehmen, aus der muhle nebenan, aus dose
    oder glas, aus eigenem garten, aus geschmacksgrunden, aus meinem profil, aus nachhaltigem fischfang, aus optischen grunden,
    ausserhalb der saison, ausserhalb der saison tk, austauschbar, auswahl, backabteilung, backer, backerei, backern, backregal,
    backzeit, balkon, bauernhof, beachten, bedarf, bedenken, bei amazon, bei bedarf, bei bedarf auch mehr, bei bedarf etwas
    mehr, bei bedarf mehr, bei den backzutaten, bei geringer hitze, bei heissem wetter, bei hohen temperaturen, bei kindern
    weglassen, bei mir, bei mittlerer hitze, bei niedriger hitze, bei sauren fruchten etwas mehr, bei sauren fruchten mehr, bei
    schwacher hitze, bei sehr sussen fruchten etwas weniger, bei sehr sussen fruchten weniger, bei sommerlichen temperaturen,
    bei starker hitze, bei sussen apfeln weniger, bei sussen fruchten weniger, bei tisch, bei uns, bei warmen temperaturen, bei
    warmen temperaturen empfehlenswert, beim anbraten, beim anrichten, beim asiaten, beim auftauen, beim backen, beim braten,
    beim entkernen, beim griechen, beim inder, beim italiener, beim kochen, beim metzger bestellen, beim metzger vorbestellen,
    beim schalen, beim schneiden, beim servieren, beim turken, beim wildhandler, bekannt, bekommen, bekommt, bekommt man im,
    belieben, beliebig viel, beliebig viele, bemerkung, bemerkungen, bereits geputzt gewogen, besorgen, besser etwas mehr,
    besser etwas weniger, bestellen, bestellt, bevor, bild, billa, bioladen, bioladens, biomarkt, bis alles bedeckt ist, bis
    bedeckt, bis der teig, bis die konsistenz stimmt, bis es passt, bitterkeit, bitterstoffe, blasen, bleiben dran, bleibt dran,
    blog, bloss nicht zu viel, braunwerden, brennt an, brennt in den augen, brennt leicht an, brennt schnell an, brennwert,
    bringt aroma, bringt geschmack, brutto gewogen, c, ca personen, ca stuck, celsius, cm kantenlange, cm seitenlange, coop,
    cremiger teil, d h, da darf man nicht sparen, da oft sandig, dann klappt das schneiden besser, dann wird der teig lockerer,
    darf auch mehr sein, darf auch weggelassen werden, darf nicht braun werden, darf nicht kochen, darf nicht verbrennen, darf
    nicht zu dunkel werden, darf nicht zu heiss werden, das feste oben abgeschopft, das glibberige innere entfernt, das heisst,
    das i tupfelchen, das ist, das macht sie milder, das sind, das stuck, das wasser gewechselt, das wasser zwischendurch
    gewechselt, dauer, deine lieblingssorte, deines vertrauens, den man auch pur trinken wurde, den man auch trinken wurde, den
    rest dazu trinken, den rest trinkt der koch, denner, denns, der cremige teil, der farbe wegen, der feste teil, der optik
    halber, der optik wegen, der quietscht so schon, der rest fur den koch, der rest ist fur den koch, der rest wird dazu
    getrunken, des vertrauens, dh, die haut bleibt dran, die mutigen, die schale bleibt dran, direkt vom erzeuger, direkt vom
    kutter, discounter, dm, dose oder glas, dran gelassen, dran lassen, drangelassen, dranlassen, drogerie, drogeriemarkt,
    dunkel aufbewahrt, dunnes ende eingeklappt, edeka, egal, egal welche, egal welche sorte, egal welcher, eher mehr, eher
    weniger, eignen sich am besten, eignen sich gut, eignet sich am besten, eignet sich auch, eignet sich gut, eignet sich
    hervorragend, ein dickes stuck, ein gedicht, ein gekaufter, ein gekauftes, ein glas fur den koch, ein grosses stuck, ein
    kleines stuck, ein langes stuck, ein ordentliches stuck, ein paar zum garnieren, ein schones stuck, ein traum, eine
    gekaufte, eine gute gekaufte, eine mulde gedruckt, eine tasche eingeschnitten, einen tag vorher, einfach weglassen,
    eingeklappt, einige zum garnieren, einzelgewicht, empfehle, empfehlenswert, empfehlung, empfiehlt sich, empfohlen,
    entfallen, entfallt, entstehen, entsteht, entsteint gewogen, entweder, erforderlich, ergibt, ergibt ca, erhaltlich im,
    ersatz, ersetzbar, erst, erst am ende, erst beim anrichten, erst beim servieren, erst kurz vor dem servieren, erst spater,
    erst vor dem servieren, erst zum schluss, erst zum servieren, erwachsene, erwachsenen, es durfen auch mehr sein, es gehen
    auch, es geht auch, es geht auch weniger, es kann auch mehr sein, etwa so gross wie eine faust, etwas beiseite legen, etwas
    davon zuruckbehalten, etwas extra, etwas zum bestauben, etwas zum bestreuen, etwas zum garnieren, etwas zum garnieren
    beiseite legen, etwas zuruckbehalten, eure lieblingssorte, eures vertrauens, eventuell weglassen, eventuelle, eventueller,
    evtl auch mehr, evtl etwas mehr, evtl mehr, evtl weglassen, evtl weniger, exakt abgewogen, exemplar, exemplare, exemplaren,
    extra dazu, extra gegart, extra gekocht, f i tr, fachgeschaft, fachhandel, fakultativ, falls der teig klebt, falls der teig
    zu fest ist, falls der teig zu feucht ist, falls der teig zu flussig ist, falls der teig zu klebrig ist, falls der teig zu
    trocken ist, falls die creme zu fest ist, falls die masse zu fest ist, falls die masse zu feucht ist, falls die masse zu
    flussig ist, falls die masse zu trocken ist, falls die masse zu weich ist, falls die sauce zu dick ist, falls die sauce zu
    dunn ist, falls die sauce zu flussig ist, falls die sosse zu dick ist, falls die sosse zu dunn ist, falls die suppe zu dick
    ist, falls erforderlich, falls erhaltlich, falls es schnell gehen muss, falls es schnell gehen soll, falls es zu dick ist,
    falls es zu flussig ist, falls es zu sauer ist, falls es zu scharf ist, falls es zu trocken ist, falls gewunscht, falls
    kinder mitessen, falls notig, falls verfugbar, falls vorhanden, falls zur hand, famila, familie, farbe, farbe egal, farbe
    nach wahl, farben die hande, farbt ab, farbt die hande, farbt stark, farbt stark ab, farbtupfer, feinkostgeschaft,
    feinkosthandel, feinkostladen, fertig gekauft oder selbst gemacht, fertig oder selbst gemacht, fester teil, fester teil oben
    abgeschopft, fett abgeschnitten, fett absolut, fett i d tr, fett i tr, fett in der trockenmasse, fett in tr, fett und haut
    entfernt, fett und sehnen entfernt, fett weggeschnitten, fettanteil, fettgehalt, fettstufe, finden, findet, fischgeschaft,
    fischhandler, fischtheke, fleischer, fleischerei, fleischhauer, fleischtheke, folgend, folgende, folgenden, form egal, foto,
    frei schnauze, freischnauze, freiwillig, frisch oder aufgetaut, frisch oder aus dem glas, frisch oder aus der dose, frisch
    oder gefroren, frisch oder getrocknet, frisch oder tiefgekuhlt, frisch vom kutter, fruhjahr, fruhmorgens, funktioniert,
    funktioniert auch, funktioniert genauso, fur alle die es scharf mogen, fur alle dies scharf mogen, fur ca, fur das aroma,
    fur das auge, fur das gewisse etwas, fur den biss, fur den frischekick, fur den geschmack, fur den kick, fur den kleinen
    hunger, fur den koch, fur den vorrat, fur die bindung, fur die farbe, fur die frische, fur die harten, fur die kochin, fur
    die mutigen, fur die optik, fur die saure, fur die scharfe, fur die schnelle variante, fur die susse, fur die vegane
    variante, fur die vegetarische variante, fur eilige, fur einen lockeren teig, fur etwa, fur extra aroma, fur extra
    geschmack, fur extra scharfe, fur faule, fur ganz eilige, fur geniesser, fur hartgesottene, fur hungrige, fur kinder
    weglassen, fur liebhaber, fur mehr aroma, fur mehr farbe, fur mehr geschmack, fur mehr scharfe, fur mutige, fur mutige mehr,
    fur scharfe freunde, fur scharfesser, fur scharfliebhaber, fur veganer, fur vegetarier, fussnote, ganz gelassen, ganz
    lassen, ganz nach belieben, ganz nach geschmack, ganz wichtig, garten, garzeit, gaste, gebrauchsanweisung, geeignet ist jede
    sorte, gefallen, gefuhl, gegen braunwerden, gegen das anbrennen, gegen das ankleben, gegen das austrocknen, gegen das
    braunwerden, gegen das gerinnen, gegen das oxidieren, gegen das verfarben, gegen den grossen hunger, gegen den hunger, gegen
    die bitterkeit, gegen oxidation, geheimtipp, geheimzutat, gehen auch, geht, geht auch, geht auch ohne, geht ebenfalls, geht
    ebenso, geht genauso, geht naturlich auch, gehzeit, gekauft oder selbst gemacht, gekauft oder selbstgemacht, gekochtgewicht,
    gemacht, gemuseabteilung, gemusehandler, genannt, genau abgemessen, genau abgewogen, genau gewogen, genugt vollig, geputzt
    gewogen, geputztes gewicht, gern auch mehr, gern etwas mehr, gern zwei, gerne auch mehr, gerne etwas mehr, gerne mehr, gerne
    zwei, gesamtgewicht, gesamtgewicht ca, gesamtmenge, geschaft, geschalt gewogen, geschmack, geschmacksintensitat,
    geschmacksrichtung, geschmacksrichtung egal, geschmacksrichtung nach wahl, geschmacksrichtungen, geschmackssache, getrennt
    dazu, getrennt gegart, getrennt gekocht, getrennt voneinander, getrocknet oder frisch, gewahlt, gewicht geputzt, gewicht mit
    knochen, gewicht mit schale, gewicht nach dem putzen, gewicht ohne knochen, gewicht ohne schale, gewicht vor dem putzen,
    gewogen ohne schale, gewurzhandler, gewurzregal, gibt, gibt aroma, gibt das gewisse etwas, gibt den gewissen kick, gibt den
    kick, gibt eine schone farbe, gibt es im, gibt farbe, gibt geschmack, gibt wurze, gibts, gibts im, glas oder dose, glibber
    entfernt, globus, grad, grammgenau, grobes fett entfernt, grossmarkt, grun dranlassen, grundrezept, grundrezept siehe,
    gurkenglas, gusto, gut sortierter supermarkt, gut zu wissen, gutdunken, gutes stuck, halt sich, halt sich im kuhlschrank,
    halt sich lange, haltbar bis, handel, handelt, hangt davon ab, hangt vom geschmack ab, hangt von der grosse ab, hangt von
    der jahreszeit ab, hangt von der sorte ab, hauptrezept, hauptsache, hauptsache bio, hauptsache frisch, hauptsache reif,
    hauptsache viel, haus, hause, hausgemacht oder gekauft, haut bleibt dran, haut dranlassen, haut und fett entfernt, hebt das
    aroma, hebt den geschmack, heisst, herstellerangabe, herstellerangaben, hier das rezept, hier geht es zum rezept, hier gehts
    zum rezept, hierzu, hinweis, hinweise, hit, hitze, hmmm, hofer, hofladen, hunger, hungrige, i d tr, i tr, i tupfelchen, ich
    habe, ich hatte, ich nahm, ich nehme, ich nehme gerne, ich nehme immer, ich verwende, ideal, ig, ihre lieblingssorte, ihres
    vertrauens, ikea, im asia laden, im asia shop, im asialaden, im asiashop, im backregal, im bioladen, im drogeriemarkt, im
    eisfach, im fachhandel, im fruhjahr, im fruhjahr selbst gesammelt, im fruhling, im ganzen gelassen, im ganzen lassen, im
    gefrierfach, im gefrierfach angefroren, im gut sortierten supermarkt, im herbst, im herbst gesammelt, im internet bestellt,
    im keller gelagert, im kuhlregal, im kuhlschrank, im kuhlschrank aufbewahren, im kuhlschrank aufbewahrt, im kuhlschrank
    aufgetaut, im kuhlschrank auftauen lassen, im kuhlschrank durchgekuhlt, im kuhlschrank gekuhlt, im kuhlschrank gelagert, im
    kuhlschrank langsam aufgetaut, im onlinehandel, im orientladen, im reformhaus, im russischen laden, im sommer, im
    supermarkt, im supermarktregal, im tiefkuhler angefroren, im tiefkuhlfach angefroren, im tiefkuhlregal, im turkischen laden,
    im turkischen supermarkt, im voraus, im wald gesammelt, im winter, immer, in den augen, in der apotheke, in der drogerie, in
    der kuhltheke, in der mitte eine mulde, in der saison, in der schweiz, in der trockenmasse, in deutschland, in die mitte
    eine mulde gedruckt, in gut sortierten supermarkten, in meinem profil, in osterreich, in reserve, info, infos, insgesamt
    etwa, instant oder selbst gekocht, instant oder selbst gemacht, intensiviert das aroma, intensiviert den geschmack,
    internet, internethandel, interspar, irgendein, irgendeine, irgendwelche, ist auch moglich, ist der teig zu klebrig, ist der
    teig zu trocken, ist kein muss, ist pflicht, jahreszeit, je nach angebot, je nach appetit, je nach bedarf, je nach belieben,
    je nach beschaffenheit, je nach dicke, je nach fabrikat, je nach festigkeit, je nach form, je nach geschmack, je nach
    gewunschter dicke, je nach gewunschter konsistenz, je nach gewunschter scharfe, je nach gewunschter susse, je nach grosse,
    je nach grosse der form, je nach gusto, je nach hersteller, je nach hunger, je nach intensitat, je nach jahreszeit, je nach
    konsistenz, je nach konsistenz mehr, je nach lust und laune, je nach marke, je nach marktangebot, je nach mehlsorte etwas
    mehr, je nach qualitat, je nach reife, je nach reife der fruchte, je nach reifegrad, je nach reifegrad der fruchte, je nach
    saftigkeit, je nach saison, je nach saure, je nach saure der apfel, je nach saure der fruchte, je nach sauregehalt, je nach
    scharfe, je nach scharfeempfinden, je nach scharfegrad, je nach sorte, je nach starke, je nach susse, je nach susse der
    apfel, je nach susse der fruchte, je nach sussegrad, je nach teigkonsistenz, je nach verfugbarkeit, je nach vorliebe, je
    nach wunsch, je nachdem, je person, je portion, je stuck, jeweilig, jeweilige, kakaoanteil, kakaogehalt, kalorien, kalt bis
    zum servieren, kann auch mehr sein, kann auch weggelassen werden, kann auch weniger sein, kann entfallen, kann man auch
    weglassen, kann man weglassen, kann weggelassen werden, kantenlange, kasetheke, kaufen, kaufland, kauft, kcal, kein
    billiger, kein billiges, kein muss, keine billige, keine billigsorte, keine billigware, keller, kind, kinder, kinder
    mitessen, kindern, kj, klappt, kochzeit, kombinierbar, kommentar, kommentare, kommt auf den geschmack an, kommt auf die
    grosse an, kommt darauf an, kommt drauf an, konnen auch mehr sein, konsistenz, krautergarten, kuche, kuhl und dunkel
    gelagert, kuhl und trocken gelagert, kuhlschrank, kuhlschranks, kuhlung, kuhlzeit, kurz im eisfach angefroren, kurz im
    gefrierfach, kurz vor dem servieren, kurz vor ende der backzeit, kurz vor ende der garzeit, kurz vor schluss, kurzer gegart,
    kurzer gekocht, laden, lasst sich besser schneiden, lasst sich besser verarbeiten, lasst sich dann besser reiben, lasst sich
    dann besser schneiden, lasst sich dann leichter reiben, lasst sich dann leichter schneiden, lasst sich gefroren besser
    reiben, lasst sich gut vorbereiten, lasst sich leichter schneiden, lasst sich so besser reiben, lasst sich so besser
    schneiden, laune, laut packung, laut packungsangabe, laut packungsanleitung, laut packungsanweisung, laut verpackung,
    lebensmittelladen, lidl, lieber etwas mehr, lieber etwas weniger, lieber mehr, lieber weniger, lieblingssorte, link im
    profil, link im text, links, logisch, logo, lt packung, lt packungsanleitung, lt packungsanweisung, luftdicht aufbewahrt,
    luftdicht verpackt, luftdicht verschlossen, lust, mache, machen, macht, macht den teig fluffig, macht den teig geschmeidig,
    macht den teig knusprig, macht den teig locker, macht den teig lockerer, macht den teig luftig, macht den teig murbe, macht
    es milder, macht sie milder, mag, magst, manor, marke egal, markt, marktangebot, max fett, mega lecker, mehr dazu, mehr nach
    bedarf, mehr nach geschmack, mehr zum bestreuen, mehr zum servieren, mein favorit, mein geheimtipp, mein tipp, meine
    geheimzutat, meist sandig, menge, menge hangt von der form ab, menge hangt von der grosse ab, menge je nach form, menge je
    nach geschmack, menge nach belieben, menge nach gefuhl, mengen, mengenangabe, merkur, metro, metzger, metzger ihres
    vertrauens, metzgerei, mhd beachten, migros, min, mind fett, mind stunde, mind stunden, mindestens stunden, mindestens zwolf
    stunden, minute, minuten, minutig, minutige, mit 2 cm kantenlange, mit bio siegel, mit blattern, mit blattgrun, mit braunen
    flecken, mit braunen punkten, mit cm kantenlange, mit dem wasser klar gespult, mit druckstellen, mit fettdeckel, mit
    fettrand, mit flugelknochen, mit kernen wer es scharf mag, mit kerngehause, mit knochen gewogen, mit kopf und schwanz, mit
    msc siegel, mit mulde, mit oder ohne grun, mit oder ohne haut, mit oder ohne kerne, mit oder ohne kernen, mit oder ohne
    knochen, mit oder ohne kohlensaure, mit oder ohne rinde, mit oder ohne schale, mit oder ohne schwarte, mit oder ohne stein,
    mit oder ohne stiel, mit oder ohne stiele, mit oder ohne strunk, mit schale gewogen, mit schwanzstuck, mit schwarzen
    punkten, mit stangeln, mit stielen, mit vielen braunen punkten, mit wurzel, mit wurzeln, mmh, mochte, mochten, mogen, mogt,
    morgen, morgens, mpreis, msc zertifiziert, muller, muss aber sein, muss nicht, muss nicht sein, muss schon sein, muss sein,
    muss unbedingt sein, mutigen, n b, n bed, na klar, nach appetit, nach augenmass, nach bedarf, nach bel, nach belieben, nach
    dem abkuhlen, nach dem abtropfen, nach dem auftauen, nach dem backen, nach dem braten, nach dem einweichen, nach dem
    entkernen, nach dem garen, nach dem kochen, nach dem purieren, nach dem putzen, nach dem putzen gewogen, nach dem schalen,
    nach dem schalen gewogen, nach dem schneiden, nach dem waschen, nach diesem rezept, nach eigenem geschmack, nach gefuhl,
    nach gefuhl dosieren, nach gefuhl und geschmack, nach geschmack, nach grundrezept, nach gusto, nach gusto auch zwei, nach
    gusto mehr, nach gutdunken, nach hunger, nach lieblingssorte, nach lust und laune, nach meinem rezept, nach omas art, nach
    packungsanleitung, nach packungsanweisung, nach packungsaufschrift, nach personlichem geschmack, nach saison, nach saison
    und geschmack, nach schnauze, nach und nach zugeben, nach vorliebe, nach vorlieben, nach wunsch, nachdem, nachfolgend,
    nachmittag, nacht, namens, namlich, nennt, netto gewogen, nicht am falschen ende sparen, nicht anbrennen lassen, nicht braun
    werden lassen, nicht das billigste, nicht den billigsten, nicht der billigste, nicht die billigste, nicht fur kinder, nicht
    fur kinder geeignet, nicht geizen, nicht kleckern sondern klotzen, nicht knausern, nicht kochen lassen, nicht notig, nicht
    notwendig, nicht sparen, nicht ubertreiben, nicht unbedingt, nicht unbedingt notig, nicht verbrennen lassen, nicht
    vergessen, nicht zu dunkel werden lassen, nicht zu knapp, nicht zu sparsam, nicht zu viel, nicht zu wenig, nicht zuviel,
    nicht zuwenig, nicht zwingend, nicht zwingend notig, nichts billiges, nie, nimmt die bitterkeit, nimmt die bitterstoffe,
    norma, notig, notiz, notizen, notwendig, nummer, nur bei bedarf, nur das feste, nur den festen teil, nur der cremige teil,
    nur der feste teil, nur der optik wegen, nur etwas, nur fur erwachsene, nur ganz kurz, nur grob, nur halb, nur kurz, nur
    leicht, nur wenig, nur wenn gewunscht, nur wenn notig, nur zum garnieren, ob, oben, obige, obigen, obwohl, oder ahnlich,
    oder auch mehr, oder auch weniger, oder auch zwei, oder aus dem glas, oder aus der dose, oder bis zur gewunschten
    konsistenz, oder etwas mehr, oder etwas weniger, oder fertig, oder fertig gekauft, oder gefroren, oder gekauft, oder
    instant, oder je nach geschmack, oder mehr, oder mehr je nach geschmack, oder mehr nach belieben, oder mehr nach geschmack,
    oder nach bedarf, oder nach belieben, oder nach geschmack, oder pflanzliche alternative, oder selbst gekocht, oder selbst
    gemacht, oder selbstgemacht, oder so viel wie notig, oder tiefgekuhlt, oder tk, oder vegane alternative, oder veganer
    ersatz, oder weniger, oft sandig, ohne aromen, ohne farbstoffe, ohne geschmacksverstarker, ohne knochen gewogen, ohne
    konservierungsstoffe, ohne schale gewogen, ohne stein gewogen, ohne zuckerzusatz, ohne zusatz, ohne zusatze, ohne
    zusatzstoffe, ohnehin, online, online bestellt, online erhaltlich, onlineshop, optimal, optional, optionale, optionalen,
    optionaler, optionales, oxidieren, packungsangabe, packungsanleitung, packungsanweisung, packungsanweisung beachten,
    packungsaufschrift, packungsaufschrift beachten, partnerlink, passen, passt, passt auch, passt gut, passt perfekt, passt
    super, paste oder gel, penny, person, personen, personenanzahl, pflanzliche alternative, pflanzliche variante, pflanzlicher
    ersatz, pflicht, pi mal daumen, plus etwas fur die arbeitsflache, plus etwas fur die form, plus etwas mehr, plus etwas mehr
    zum bestreuen, plus etwas zum bestreuen, plus extra, plus mehr, plus mehr fur die arbeitsflache, plus mehr zum servieren,
    portionsgrosse, pro kilo, pro kopf, pro liter, pro person, pro portion, pro stuck, probieren, probiert, prozent, prozentig,
    prozentige, prozentigen, prozentiger, prozentiges, punkt, punkte, quietscht, real, rechtzeitig aus dem kuhlschrank nehmen,
    rechtzeitig herausnehmen, reformhaus, reformhausern, regal, reichen aus, reicht aus, reicht fur, reicht fur 2 portionen,
    reicht fur 4 portionen, reicht locker, reicht vollig, reicht vollkommen, reifegrad, reinbeissen, reste vom vortag,
    resteverwertung, rewe, rezept, rezept auf dem blog, rezept aus der datenbank, rezept folgt, rezept hier, rezept im blog,
    rezept in der datenbank, rezept oben, rezept s, rezept siehe, rezept siehe link, rezept siehe oben, rezept siehe unten,
    rezept unten, rezept von mir, rezepte, rezeptes, riecht, riecht intensiv, riecht streng, rossmann, ruhezeit, ruhig etwas
    mehr, ruhig mehr, rundet ab, rundet alles ab, rundet das ganze ab, rundet das gericht ab, rundet den geschmack ab, rundet
    die sache ab, s anmerkung, s hinweis, s o, s oben, s packung, s rezept, s tipp, s u, s unten, saison, samt grun, samt hulle,
    samt kernen, samt stangeln, samt stielen, samt stielen und wurzeln, samt strunk, samt wurzel, samt wurzeln, sauregehalt,
    schaerfeempfinden, schale bleibt dran, schale dranlassen, schalgewicht, scharfeempfinden, scharfegrad, scharfeskala,
    schmecken, schmecken besser, schmeckt, schmeckt besser, schmeckt bitter, schmeckt intensiv, schmeckt intensiver, schmeckt
    milder, schmeckt nicht, schmeckt sonst bitter, schmeckt streng, schmeckt wie bei oma, schritt, sehnen und fett entfernt,
    sehr empfehlenswert, sehr zu empfehlen, seite, seiten, seitenlange, sekunde, sekunden, selbst gekocht oder aus dem glas,
    selbst gekocht oder instant, selbst gemacht oder aus dem glas, selbst gemacht oder eine gute gekaufte, selbst gemacht oder
    fertig, selbst gemacht oder gekauft, selbst gemacht oder instant, selbstgemacht oder aus dem glas, selbstgemacht oder
    gekauft, selbstgemacht oder instant, selbstverstandlich, separat dazu, separat gegart, separat gekocht, shop, sichtbares
    fett entfernt, sichtbares fett weggeschnitten, sie verbrennen schnell, siehe, siehe anmerkung, siehe anmerkungen, siehe
    bild, siehe blog, siehe foto, siehe hinweis, siehe link, siehe mein rezept, siehe meine rezepte, siehe oben, siehe packung,
    siehe packungsanleitung, siehe packungsanweisung, siehe profil, siehe rezept, siehe seite, siehe text, siehe tipp, siehe
    tipps, siehe unten, siehe video, siehe zubereitung, so dass eine tasche entsteht, so gelassen, so gross wie ein daumen, so
    gross wie eine faust, so viel der teig aufnimmt, so viel ihr wollt, so viel wie man mag, so viel wie notig, sofern
    vorhanden, solange, soll nicht braun werden, soll nicht kochen, sonst, sonst brennt es an, sonst flockt es aus, sonst flockt
    sie aus, sonst geht die hefe kaputt, sonst geht die hefe nicht, sonst geht die hefe nicht auf, sonst gerinnt es, sonst
    gerinnt sie, sonst ist der teig zu fest, sonst klebt alles, sonst klebt es, sonst sterben die hefepilze ab, sonst stirbt die
    hefe, sonst stirbt die hefe ab, sonst verbrennt er, sonst verbrennt es, sonst weglassen, sonst werden sie bitter, sonst
    werden sie braun, sonst werden sie matschig, sonst wird alles wassrig, sonst wird er bitter, sonst wird er zah, sonst wird
    es bitter, sonst wird es matschig, sonst wird es zah, sonst wird es zu fest, sonst wird es zu flussig, sonst wird es zu
    salzig, sonst wird es zu sauer, sonst wird es zu scharf, sonst wird es zu suss, sonst wird es zu trocken, sonst wird es zu
    wassrig, sonst wird sie bitter, sonstwie, sooo lecker, sorte egal, sorte je nach geschmack, sorte nach belieben, sorte nach
    geschmack, soviel der teig aufnimmt, soviel der teig braucht, soviel ihr mogt, soviel man mag, soviel wie ihr wollt, soviel
    wie notig, soweit vorhanden, spar, sponsored, spritzt, spritzt nicht, spritzt stark, std, stern, sternchen, sterne, stiel
    dranlassen, stk ca, streng, stuckgewicht, stuckzahl, stunde, stunden, stundig, superlecker, supermarkt, supermarkten, tag,
    tage, tagen, tages, tags, tags zuvor, tasche eingeschnitten, tasche hineingeschnitten, taschen eingeschnitten, tegut,
    teilmenge, temperatur, temperaturen, theke, tiefgekuhlt oder frisch, tipp, tipps, tk oder frisch, tr, tranen, trant, trant
    in den augen, treibt tranen in die augen, trocken gewogen, trockenmasse, tropft, trotzdem, turkischer supermarkt, tut, tut
    es auch, tuts, tuts auch, u u, uber nacht, uber nacht im kuhlschrank, uber nacht im kuhlschrank aufgetaut, uber nacht im
    kuhlschrank gekuhlt, uberschussiges fett abgeschnitten, uberschussiges fett entfernt, uberschussiges fett weggeschnitten,
    ubersetzt, ubrigens, um die bitterstoffe zu entfernen, unbedingt, unbedingt abwiegen, unbedingt notig, unbezahlte werbung,
    und etwas extra, und etwas fur die form, und etwas mehr, und etwas zum bestauben, und etwas zum bestreuen, und mehr, unser
    tipp, unten, unter ruhren, unter umstanden, unverzichtbar, unwichtig, variabel, variante, varianten, variieren, variiert,
    vegane alternative, vegane variante, vegane version, veganer ersatz, vegetarier, vegetarische alternative, vegetarische
    variante, vegetarische version, verarbeitung, verbrennen, verbrennen leicht, verbrennen schnell, verbrennt leicht, verbrennt
    schnell, verfugbarkeit, version, verstarkt das aroma, verstarkt den geschmack, versteht sich, vertrauens, vgl, video, vol,
    vol %, vol prozent, volg, vom abend vorher, vom abend zuvor, vom asiaten, vom backer, vom balkon, vom bauer, vom
    bauernmarkt, vom baum, vom beck, vom becker, vom besseren stuck, vom eigenen balkon, vom erzeuger, vom feld, vom
    fensterbrett, vom fett befreit, vom fischhandler, vom fischhandler des vertrauens, vom fleischer, vom fleischer des
    vertrauens, vom forster, vom glibber befreit, vom griechen, vom hof, vom hofladen, vom imker, vom inder, vom italiener, vom
    jager, vom konditor, vom kutter, vom metzger, vom metzger des vertrauens, vom muller, vom strauch, vom tag davor, vom
    turken, vom uberschussigen fett befreit, vom vorabend, vom wildhandler, vom wochenende ubrig, vom wochenmarkt, von 2 cm
    kantenlange, von der antipastitheke, von der bedientheke, von der feinkosttheke, voneinander getrennt, vor dem anrichten,
    vor dem backen, vor dem braten, vor dem einfrieren, vor dem essen, vor dem grillen, vor dem kochen, vor dem kochen gewogen,
    vor dem mixen, vor dem oxidieren, vor dem purieren, vor dem putzen gewogen, vor dem schalen, vor dem schalen gewogen, vor
    dem schneiden, vor dem servieren, vor dem verarbeiten, vor dem verwenden, vor dem waschen, vor der verarbeitung, vor der
    verarbeitung herausnehmen, vor der verwendung, vor der zubereitung, vor gebrauch, vorabend, voraus, vorbestellen, vorher aus
    dem kuhlschrank nehmen, vorher aus der kuhlung nehmen, vorher herausnehmen, vorliebe, vorlieben, vormittag, vorrat,
    vorratsschrank, vorsicht, vorsicht farbt, vorsicht spritzt, vortag, vortags, wahl, wahrend der saison, wartezeit, was da
    ist, was der garten hergibt, was der garten so hergibt, was der kuhlschrank hergibt, was der markt hergibt, was du da hast,
    was gerade da ist, was gerade saison hat, was gerade weg muss, was grad da ist, was halt da ist, was ihr da habt, was im
    haus ist, was man da hat, was man mag, was man so hat, was so rumliegt, was sonst, was ubrig ist, was vorratig ist, was weg
    muss, wasser gewechselt, wasser mehrmals gewechselt, wasser mehrmals wechseln, wasser zwischendurch gewechselt, wasser
    zwischendurch wechseln, webseite, website, weg lassen, wegen der bitterstoffe, wegen der farbe, wegen der optik,
    weggelassen, weglassbar, weglassen, weil, weil oft sandig, wenn erhaltlich, wenn gewunscht, wenn man mag, wenn man will,
    wenn moglich, wenn notig, wenn verfugbar, wenn vorhanden, wenn zur hand, wenns schnell gehen muss, wenns schnell gehen soll,
    wer das mag, wer es deftig mag, wer es deftiger mag, wer es feiner mag, wer es frischer mag, wer es gern scharf mag, wer es
    gerne scharf mag, wer es kraftiger mag, wer es mag, wer es milder mag, wer es nicht so scharf mag, wer es nicht so suss mag,
    wer es richtig scharf mag, wer es scharf mag, wer es scharfer mag, wer es susser mag, wer gerne mag, wer hat, wer ihn mag,
    wer mag, wer mochte, wer sie mag, wer will, werbung, werden sonst bitter, werden sonst matschig, werden sonst zah, wers mag,
    wers milder mag, wers scharf mag, wers scharfer mag, wers susser mag, wichtig, wie auf der packung, wie auf der packung
    angegeben, wie auf der packung beschrieben, wie auf der packung steht, wie bei oma, wie gewohnt, wie immer, wie vom metzger,
    wieder, wildhandler, wir nehmen, wir verwenden, wird sonst bitter, wird sonst matschig, wird sonst wassrig, wird sonst zah,
    wird sonst zu fest, wird sonst zu flussig, wird sonst zu weich, wird weggelassen, wirft blasen, woche, wochen, wochenmarkt,
    wunsch, yummy, zeit, zu empfehlen, zubereitungszeit, zubereitungszeit beachten, zudem, zuletzt zugeben, zum druber, zum
    drubergeben, zum drubergiessen, zum druberhobeln, zum druberlegen, zum druberraspeln, zum garnieren aufheben, zum
    nachsalzen, zum nachschenken, zum reinbeissen, zum rezept, zum schluss, zur not auch, zur resteverwertung, zwischendurch,
    zwolf stunden
  `,
  purpose: `
    abbinden, abdecken, abdichten, abendessen, abflammen, abkochen, ablegen, abloschen, abpinseln, abrunden, abschmecken, alle
    falle, anbraten, andicken, andunsten, angiessen, ankleben, anrichten, anrosten, anschmoren, anschwenken, anschwitzen,
    anteigen, aprikotieren, arbeitsbrett, arbeitsflache, arbeitsplatte, aromatisieren, aufbacken, auffrischen, auffullen,
    auffuttern, aufgiessen, aufpeppen, aufsaugen, aufspiessen, aufstreuen, auftunken, ausbacken, ausbalancieren, ausbraten,
    ausfetten, ausgarnieren, ausgiessen, ausgleichen, auskochen, auslegen, auspinseln, ausrollen, ausschmucken, ausstauben,
    ausstreichen, ausstreuen, austeilen, auswallen, auswellen, backen, bedecken, befetten, begiessen, beizen, bekleben, belegen,
    bemehlen, benetzen, bepinseln, beschmieren, bestauben, bestreichen, bestreuen, bestreuung, betraufeln, binden, bindung,
    blindbacken, braten, buffet, das aroma, das auge, das auslegen, das backblech, das blech, das finish, das gewisse etwas, das
    muffinblech, das waffeleisen, dazuessen, dazureichen, deko, dekoration, dekorieren, den ansatz, den besuch, den boden, den
    feinschliff, den grossen hunger, den kick, den kleinen hunger, den letzten schliff, den nachschlag, den notfall, den rand,
    den vorrat, die arbeitsflache, die auflaufform, die backform, die bleche, die finger, die formchen, die formen, die gaste,
    die glaser, die grossen, die gugelhupfform, die hande, die haube, die kastenform, die kinder, die kleinen, die kruste oben,
    die kuchenform, die kuchenplatte, die muffinform, die oberflache, die optik, die pfanne, die quicheform, die rander, die
    seiten, die springform, die tarteform, die wurze, dippen, dran, drapieren, drauf, druber, drumherum, drunter, durchziehen,
    eindicken, einfarben, einfetten, einkochen, einlegen, einmachen, einolen, einpinseln, einreiben, einrollen, einschlagen,
    einschmieren, einstauben, einstreichen, einstreu, eintunken, einwickeln, entsaften, essen, farben, farbung, feststecken,
    fixieren, flambieren, formrand, fritieren, frittieren, fruhstuck, fullen, fur daruber, fur das arbeitsbrett, fur das
    backblech, fur das blech, fur das brett, fur das kochwasser, fur das nudelholz, fur das waffeleisen, fur dazu, fur den
    brater, fur den glasrand, fur den grill, fur den rost, fur den tisch, fur den topf, fur die arbeitsflache, fur die
    arbeitsplatte, fur die auflaufform, fur die backform, fur die backofenform, fur die deko, fur die dekoration, fur die
    finger, fur die folie, fur die form, fur die formchen, fur die glaser, fur die hande, fur die kastenform, fur die
    muffinform, fur die mulden, fur die oberflache, fur die pfanne, fur die schussel, fur die springform, fur die unterlage, fur
    die verzierung, fur erwachsene, fur gaste, fur kinder, fur oben drauf, fur obendrauf, fur spater, fur unterwegs, furs auge,
    furs blech, garnieren, garnierung, geburtstag, geschmackgebung, glasieren, gratinieren, herausbacken, herausbraten,
    karamellisieren, kleben, knabbern, kronen, krossbraten, legieren, lockern, marinieren, mehlieren, mehlstauben, mittagessen,
    montieren, nachfullen, nachgiessen, nachreichen, nachsalzen, nachscharfen, nachsussen, nachwurzen, naschen, neutralisieren,
    obenauf, obendrauf, obendruber, olen, ostern, panieren, parfumieren, party, pfeffern, picknick, pokeln, rauchern, rosten,
    salzen, sauern, scharf anbraten, schmieren, schmucken, schwenken, servieren, spicken, stauben, stippen, strecken, streuen,
    tranken, traufeln, trinken, tunken, ubergiessen, uberkrusten, uberstreuen, uberziehen, umwickeln, untendrunter, unterlage,
    unterwegs, verdicken, verdunnen, veredeln, verfeinern, verfeinerung, verkleben, verlangern, verschliessen, verschonern,
    versiegeln, verzehr, verzieren, verzierung, vorbacken, walzen, weichkochen, weihnachten, wirken, wurzen, zubinden, zuckern,
    zudecken, zum abbinden, zum abdecken, zum abloschen, zum abreiben, zum abrunden, zum abschmecken, zum anbraten, zum
    andicken, zum andunsten, zum anrichten, zum anruhren, zum anschwitzen, zum aprikotieren, zum auffullen, zum aufgiessen, zum
    aufschaumen, zum aufschlagen, zum aufspiessen, zum ausbacken, zum auslegen, zum auspinseln, zum auspressen, zum ausrollen,
    zum ausstreichen, zum ausstreuen, zum backen, zum bearbeiten, zum bedecken, zum befullen, zum begiessen, zum beizen, zum
    belegen, zum bepinseln, zum bestauben, zum bestreichen, zum bestreuen, zum betraufeln, zum binden, zum braten, zum
    daruberreiben, zum daruberstreuen, zum dazureichen, zum dekorieren, zum dippen, zum drehen, zum druberreiben, zum
    druberstreuen, zum drubertraufeln, zum dunsten, zum einfarben, zum einfetten, zum einkochen, zum einlegen, zum einpinseln,
    zum einreiben, zum einstreichen, zum eintunken, zum einweichen, zum einwickeln, zum entsaften, zum essen, zum farben, zum
    fetten, zum formen, zum fritieren, zum frittieren, zum fullen, zum garnieren, zum gelieren, zum glasieren, zum gratinieren,
    zum grillen, zum herausbacken, zum karamellisieren, zum kneten, zum kochen, zum legieren, zum mahlen, zum marinieren, zum
    nachwurzen, zum panieren, zum quellen, zum raspeln, zum rauchern, zum reiben, zum rollen, zum rosten, zum salzen, zum
    schmelzen, zum selbermahlen, zum servieren, zum spicken, zum spritzen, zum stocken, zum streuen, zum sussen, zum tranken,
    zum tunken, zum uberbacken, zum ubergiessen, zum uberziehen, zum umwickeln, zum verarbeiten, zum verdunnen, zum verfeinern,
    zum verschliessen, zum verzieren, zum walzen, zum wenden, zum wurzen, zum zubinden, zum zusammenkleben, zunahen,
    zusammenkleben, zusammenstecken, zwischenschicht
  `,
  utensil: `
    abtropfsieb, air fryer, airfryer, alufolie, alufolie locker, alufolien, aluminiumfolie, anrichtering, apfelausstecher,
    apfelentkerner, arbeitsgerate, auflaufform, auflaufformchen, auflaufformen, ausbeinmesser, ausstecher, ausstechform,
    ausstechformchen, ausstechformen, ausstechring, austernmesser, backblech, backbleche, backblechs, backfolie, backform,
    backformen, backmatte, backofen, backofen mit grillfunktion, backofengrill, backofens, backpapier, backpapiers, backpinsel,
    backpinsels, backrahmen, backrohr, backrohre, backrohrs, backstein, backtrennpapier, backutensilien, backzubehor,
    bambusdampfer, bambuskorb, bambusspiess, bambusspiesschen, bambusspiesse, band, bander, bast, baumwolltuch, becher als mass,
    beschichtete pfanne, beschichteten pfanne, beschichteter pfanne, bindfaden, bircherraffel, blech, bleche, blechs, blender,
    blitzhacker, blumentopf, blumentopfe, bratbeutel, bratengarn, bratenthermometer, brater, bratfolie, bratpfanne, bratreindl,
    bratreine, bratrohr, bratrohre, bratschlauch, bratschnur, brattute, brenner, brett, brotbackautomat, brotbackform,
    brotbackmaschine, brotmesser, brotschieber, buchenspane, bugelglas, bugelglaser, bunsenbrenner, butterbrotpapier,
    butterbrottute, butterbrottuten, cake pop stiele, cellophan, cocktailglas, cocktailschirmchen, cocktailshaker,
    cocktailspiess, cocktailspiesse, cocotte, cocottes, cookit, creme brulee brenner, crepepfanne, crockpot, cupcake formchen,
    cupcakeformchen, cutter messer, dampfeinsatz, dampfgarer, dampfkochtopf, dampfkorb, dauerbackfolie, deckel, dekoband,
    dekofigur, den becher als mass verwenden, den becher auswaschen, der becher dient als mass, dessertglaser, dessertring,
    dessertringe, dessertschalen, dorrautomat, dorrgerat, dosenoffner, dressiernadel, durchschlag, dutch oven, eierbecher,
    eierkarton, einkochautomat, einkochtopf, einmachgummi, einmachtopf, einmalspritzbeutel, einweghandschuh, einweghandschuhe,
    einweghandschuhen, einwegspritzbeutel, eisform, eisformchen, eisformen, eismaschine, eisportionierer, eisstabchen, eisstiel,
    eisstiele, eiswurfelbehalter, eiswurfelbereiter, eiswurfelbeutel, eiswurfelform, entsafter, entsafters, entsteiner,
    equipment, espressotasse, espressotassen, essstabchen, esstabchen, etikett, etiketten, fahnchen, feinem sieb, feinen sieb,
    feines sieb, feinwaage, fettpfanne, feuerfeste form, feuerfeste formchen, feuerzeug, filetiermesser, filterpapier,
    fingerspitzen, fischzange, flambierbrenner, fleischhammer, fleischklopfer, fleischthermometer, fleischwolf, fleischwolfs,
    flotte lotte, folien, fonduetopf, food processor, form, formchen, frankfurterkranzform, frischhaltefolie, frischhaltefolien,
    friteuse, fritteuse, froster, gabel, gabeln, garkorb, garkorbchen, garn, gasbrenner, gaskartusche, geburtstagskerze,
    geburtstagskerzen, geflugelschere, gefrierbeutel, gefrierbeuteln, gefrierbeutels, gefrierdose, gefrierdosen, gefrierfach,
    gefrierschrank, gefriertruhe, gemuesebuerste, gemuseburste, gemusehobel, gemusemesser, gemusereibe, gerat, gerate,
    geschenkband, geschenktute, geschenktuten, geschirr, geschirrhandtuch, geschirrtuch, geschirrtucher, getreidemuhle,
    gewurzbeutel, gewurzei, gewurzmuhle, gewurzsackchen, gitter, glasschussel, gratenpinzette, gratenzange, gratinform, grill,
    grillkohle, grillkorb, grillpfanne, grillplatte, grillrost, grills, grillschale, grillspiess, grillspiesse, grillzange,
    grosse schussel, gugelhupfform, guglhupfform, gummihandschuhe, gummihandschuhen, gummiring, gummiringe, gummispatel,
    gurkenhobel, gusseisenpfanne, gusspfanne, haarsieb, handballen, handen, handflache, handflachen, handmixer, handruhrer,
    handruhrgerat, handschuh, handschuhe, handschuhen, haushaltspapier, haushaltsrolle, heisses wasserbad, heissluft,
    heissluftfritteuse, heissluftofen, herd, hilfsmittel, hobel, hochleistungsmixer, hohe ruhrschussel, holzbrett, holzchips,
    holzkohle, holzloffel, holzspiess, holzspiesschen, holzspiesse, holzspiessen, holzstabchen, holzstiel, holzstiele,
    hummerzange, instant pot, joghurtbecher als mass, julienneschneider, kaffeefilter, kaffeefilters, kaffeemuhle, kafferaffel,
    karaffe, kartoffelpresse, kartoffelstampfer, kasehobel, kasserolle, kastenform, kastenformen, kelle, kernhausausstecher,
    kerntemperatur, kerze, kerzen, kirschentsteiner, kitchen aid, kitchenaid, klarsichtfolie, klinge, knethaken,
    knoblauchpresse, kochgeschirr, kochloffel, kochloffels, kochmesser, kochtopf, kochutensilien, konigskuchenform,
    kontaktgrill, korkenzieher, kranzform, krauterschere, krauthobel, krepppapier, kuchenform, kuchenformen, kuchengarn,
    kuchengerate, kuchengitter, kuchenhandschuhe, kuchenhandtuch, kuchenhobel, kuchenkrepp, kuchenmaschine, kuchenmesser,
    kuchenpapier, kuchenpinsel, kuchenplatte, kuchenreibe, kuchenrolle, kuchenschere, kuchenschnur, kuchenthermometer,
    kuchentuch, kuchentucher, kuchentuchs, kuchenutensilien, kuchenwaage, kuchenwecker, kuchenzwirn, kugelausstecher,
    kugelformer, lange spiesse, lappen, latexhandschuhe, leinentuch, lochtulle, loffelwaage, lolliestiele, lolliform,
    lollistiel, lollistiele, longdrinkglas, mandoline, marmeladenglaser, material, materialien, messbecher, messbechers, messer,
    messerklinge, messerklingen, messerrucken, messers, messerseite, messloffel, metallformchen, metallschussel, metallspiesse,
    microplane, mikroplane, mikrowelle, mixbecher, mixer, mixers, mixtopf, monsieur cuisine, morser, morsers, moulinette,
    moulinex, muffinblech, muffinform, muffinformchen, muffinformen, muffinmanschetten, muffinpapier, muhle, muhlen, mulltuch,
    mullwindel, multizerkleinerer, muskatmuhle, muskatraffel, muskatreibe, muskatreiben, nagelburste, nahgarn, napfkuchenform,
    nudelholz, nudelmaschine, nudelsieb, nudelwalker, nussknacker, nussmilchbeutel, oberhitze, obstbodenform, obstkuchenform,
    ofen, ofenfeste form, ofenfeste formchen, ofengitter, ofengrill, ofenrost, ofens, olivenentsteiner, osterkorb, osternest,
    palette, papier, papierbackformchen, papierformchen, papiermanschetten, papierserviette, parisienneausstecher, passevite,
    passiergerat, passiermuhle, passiersieb, passiertuch, passiertucher, pastamaschine, pastetenform, pergament,
    pergamentpapier, pfannchen, pfanne, pfannen, pfannenwender, pfeffermuhle, pieform, pilzburste, pilzpinsel, pinsel, pinsels,
    pinzette, pinzetten, pipette, pizzablech, pizzastein, plancha, plastikbeutel, plastiktute, platte, plattiereisen,
    plattierer, platzchenausstecher, platzchenform, portionsformchen, pralinenform, pralinenformchen, pralinengabel,
    pralinenkapseln, puddingform, purierstab, quicheform, raclette grill, raclettegrill, raclettepfannchen, ramequin, ramequins,
    rasierklinge, raucherbrett, raucherchips, raucherspane, rehruckenform, reindl, reiskocher, roestiraffel, rohkostraffel,
    rohr, rollholz, romertopf, rost, rostiraffel, rouladenklammern, rouladennadel, rouladennadeln, rouladenspiess,
    rouladenspiesse, ruehrschuessel, ruhrbecher, ruhrbesen, ruhrgerat, ruhrschussel, saftpresse, sagemesser, sahnekapsel,
    sahnekapseln, sahnesiphon, sahnespender, salatschleuder, salatschussel, salatsieb, salzmuhle, sandwichtoaster, schablone,
    schablonen, schaler, schalmesser, schamottstein, scharfes messer, schaschlikspiess, schaschlikspiesse, schaumkelle,
    schaumloffel, schere, schirmchen, schlagkessel, schleife, schleifen, schmiedeeiserne pfanne, schmortopf, schneebesen,
    schneebesens, schneidbrett, schneidebrett, schnellkochtopf, schnur, schopfkelle, schopfloffel, schraubdeckelglas,
    schraubdeckelglaser, schussel, schusseln, schusserl, schwamm, seiher, servierplatte, servierring, servierringe, serviette,
    servietten, shaker, sieb, siebe, siebeinsatz, siebs, silikonform, silikonformchen, silikonformen, silikonhandschuh,
    silikonmatte, silikonpinsel, slow cooker, slowcooker, smoothiemaker, sodasiphon, souffleformchen, soufleeformchen, sous vide
    garer, sous vide stick, sparschaler, spatel, spatzlebrett, spatzlehobel, spatzlepresse, spicknadel, spiess, spiesschen,
    spiesse, spiessen, spiralschneider, spitzenpapier, spitzsieb, springform, springformen, springformring, spritzbeutel,
    spritze, spritztulle, stabmixer, stampfer, standmixer, sterntulle, stielkasserolle, stopfnadel, stoppuhr, stossel, stosser,
    streichholz, streichholzer, strohhalm, strohhalme, suppenkelle, suppenschussel, suppenteller, tagine, tajine, tarteform,
    tarteletteformchen, tartelettform, tartelettformchen, tasse, tassen, teeei, teefilter, teesieb, teigkarte, teigrad,
    teigradchen, teigrolle, teigroller, teigschaber, teigspatel, teller, tellern, teppichmesser, terrinenform, thermometer,
    thermomix, thermomix tm, tiefkuhler, tiefkuhlschrank, tiefkuhltruhe, timbaleformchen, timer, tischdecke, toaster, tonpapier,
    tontopf, tontopfchen, tontopfe, topflappen, tortenfigur, tortenform, tortenplatte, tortenring, tortenringe, tourniermesser,
    transparentpapier, trichter, trinkglas, trinkglaser, trinkhalm, trinkhalme, trockenen pfanne, trockener pfanne,
    trueffelhobel, truffelhobel, tuch, tucher, tuchern, tuchs, tuecher, tulle, tullen, tuppa, tupperdose, tupperschussel, twist
    off glas, twist off glaser, umluft, universalzerkleinerer, unterhitze, untersetzer, utensilien, vakuumierer, vakuumiergerat,
    vierkantreibe, waage, wackelaugen, waffeleisen, wallholz, waschlappen, wasserbad, wasserbades, wasserbadform, wasserbads,
    wasserkocher, weidling, wellholz, werkzeug, wiegemesser, wok, wokpfanne, wunderkerze, wunderkerzen, wurzelburste,
    zahnstocher, zahnstocher zum feststecken, zahnstocher zum fixieren, zahnstochern, zange, zauberstab, zedernholzbrett,
    zellophan, zellophantute, zellophantuten, zerkleinerer, zestenreibe, zestenreisser, zewa, zitronenpresse, zitronenreibe,
    zubehor, zuckerthermometer, zwirn
  `,
  section: `
    allergene, allergenhinweis, anzahl portionen, arbeitszeit, aromastuck, aufbewahrung, aufwand, ausrustung, ausserdem,
    ausserdem benotigt, autor, ballaststoffe, basis, beilage, beilagen, beilagensalat, beize, belag, bewertung, bewertungen,
    boden, bruhstuck, creme, cremes, dazu passt, dazu reichen, dazu schmecken, dazu schmeckt, dessert, dip, dips, dressing,
    dressings, einlage, energie, ergibt etwa, ergibt glaser, ergibt portionen, ergibt stuck, extras, fertigstellung, finish,
    fruchtspiegel, fulle, fullmasse, fullung, fullung zutaten, fullungen, fur das bruhstuck, fur das dressing, fur das finish,
    fur das fleisch, fur das frosting, fur das gemuse, fur das kochstuck, fur das kompott, fur das pesto, fur das quellstuck,
    fur das topping, fur den belag, fur den biskuit, fur den boden, fur den crumble, fur den dip, fur den eischnee, fur den
    fisch, fur den fond, fur den guss, fur den hauptteig, fur den hefeteig, fur den krokant, fur den murbeteig, fur den
    nudelteig, fur den rand, fur den reis, fur den rub, fur den ruhrteig, fur den salat, fur den sirup, fur den strudelteig, fur
    den sud, fur den teig, fur den vorteig, fur den zuckerguss, fur die baisermasse, fur die ballchen, fur die bechamel, fur die
    bechamelsauce, fur die bechamelsosse, fur die beilage, fur die bolognese, fur die bruhe, fur die buttercreme, fur die creme,
    fur die crepes, fur die deko oben, fur die einlage, fur die fertigstellung, fur die frikadellen, fur die fruchtfullung, fur
    die fullung, fur die ganache, fur die garnitur, fur die gewurzmischung, fur die glasur, fur die kartoffeln, fur die
    klosschen, fur die knodel, fur die krauterbutter, fur die kruste, fur die marinade, fur die masse, fur die nocken, fur die
    nudeln, fur die pfannkuchen, fur die quarkcreme, fur die rouladen, fur die sauce, fur die sosse, fur die streusel, fur die
    suppe, fur die tranke, fur die vinaigrette, fur ein blech, fur eine auflaufform, fur eine form, fur eine kastenform, fur
    eine springform, fur formchen, fur glaser, fur muffins, fur personen, fur portionen, fur stuck, fur zwischen die schichten,
    garnitur, garnituren, gesamtzeit, glasur, grundmasse, guss, gusse, haltbarkeit, hauptgericht, hauptspeise, hauptteig,
    kategorie, kategorien, kochstuck, kohlenhydrate, kosten, krem, kruste, kuchenhelfer, lagerung, macht ca, marinade, masse,
    massen, nachspeise, nachtisch, nahrstoffe, nahrwert, nahrwertangaben, nahrwerte, nahrwerte pro person, nahrwerte pro
    portion, nahrwerte pro stuck, nahrwertinformationen, personenzahl, portionen anpassen, pro portion ca, quelle, quellstuck,
    quellteig, restliche zutaten, rezeptautor, rezeptinfo, rezeptinfos, salatsauce, salatsosse, sauce, saucen, schicht,
    schichten, schlagworte, schwierigkeit, schwierigkeitsgrad, sonstige zutaten, sosse, sossen, spiegel, steckbrief,
    suppeneinlage, teig, teig zutaten, teige, teiges, topping, toppings, tunke, uberzug, ubrige zutaten, und ausserdem,
    unterbau, vorbereitungszeit, vorspeise, vorstufe, vorteig, weitere zutaten, werkzeuge, zum fertigstellen, zum schluss
    ausserdem, zum zusammensetzen, zur fertigstellung, zusammenbau, zusatzlich benotigt, zutaten teig
  `,
  method: `
    ablauf, anleitung, anweisung, anweisungen, arbeitsablauf, arbeitsanleitung, arbeitsschritte, arbeitsschritte im uberblick,
    arbeitsschritte im ueberblick, arbeitsweise, backanleitung, die zubereitung, durchfuehrung, durchfuhrung, herstellung, how
    to, instruktionen, kochanleitung, kochschritte, rezeptanleitung, schritt fuer schritt, schritt fuer schritt anleitung,
    schritt fur schritt, schritt fur schritt anleitung, schritte, so bereiten sie es zu, so bereitest du es zu, so funktioniert
    es, so funktionierts, so geht es, so gehts, so gelingt es, so gelingts, so machst dus, so macht man es, so macht mans, so
    wird es gemacht, so wirds gemacht, und so funktionierts, und so gehts, und so gelingts, und so wirds gemacht, vorbereitung,
    vorbereitungen, vorgehen, vorgehensweise, wie es geht, wies geht, zubereitung, zubereitung des teiges, zubereitung im
    thermomix, zubereitung thermomix, zubereitungsart, zubereitungsschritte, zubereitungsweise
  `,
  ingredients: `
    alle zutaten, alle zutaten auf einen blick, benoetigte zutaten, benotigte zutaten, das brauchen sie, das brauchst du, das
    braucht ihr, das braucht man, das kommt rein, das wird benoetigt, das wird benotigt, die zutaten, du benoetigst, du
    benotigst, du brauchst, einkauf, einkaufsliste, einkaufsliste fuer, einkaufsliste fur, einkaufszettel, ihr benoetigt, ihr
    benotigt, ihr braucht, man braucht, man nehme, sie benoetigen, sie benotigen, sie brauchen, was du brauchst, was ihr
    braucht, was man braucht, was reinkommt, was sie brauchen, wir benoetigen, wir benotigen, wir brauchen, zutat, zutaten,
    zutaten fuer, zutaten fuer den teig, zutaten fuer die fuellung, zutaten fuer die sauce, zutaten fuer die sosse, zutaten fuer
    personen, zutaten fuer portionen, zutaten fur, zutaten fur den teig, zutaten fur die fullung, zutaten fur die sauce, zutaten
    fur die sosse, zutaten fur personen, zutaten fur portionen, zutaten im uberblick, zutaten im ueberblick, zutatenliste,
    zutatenubersicht, zutatenuebersicht
  `,
  breaded: `
    ausgebacken, ausgebackene, ausgebackenen, ausgebackener, ausgebackenes, crispy, eingebroselt, eingebroselte, eingebroseltem,
    eingebroselten, eingebroselter, eingebroseltes, gebacken, gebackene, gebackenem, gebackenen, gebackener, gebackenes,
    gebroselt, gebroselte, gebroseltem, gebroselten, gebroselter, gebroseltes, herausgebacken, herausgebackene,
    herausgebackenen, herausgebackener, herausgebackenes, im broselmantel, im knuspermantel, in broseln gewalzt, in broseln
    gewendet, in der knusperhulle, in knuspermantel, in knusperpanade, in panade, in paniermehl gewalzt, in paniermehl gewendet,
    in panko gewalzt, in panko gewendet, in semmelbrosel gewendet, in semmelbroseln gewalzt, in semmelbroseln gewendet,
    knusperpanade, knusperpanierung, knusprig paniert, knusprig panierte, knusprig panierter, knusprig paniertes, mailander art,
    mit brosel, mit knusperpanade, mit krauterkruste, mit panade, mit panierung, mit panko paniert, mit pankokruste, mit
    semmelbroseln paniert, nach mailander art, nach wiener art, paniert, panierte, paniertem, panierten, panierter, paniertes,
    panierung, pankopaniert, pankopanierte, pankopaniertem, pankopanierten, pankopanierter, pankopaniertes, uberknuspert,
    uberknusperte, uberknuspertem, uberknusperten, uberknusperter, uberknuspertes, uberkrustet, uberkrustete, uberkrustetem,
    uberkrusteten, uberkrusteter, uberkrustetes, umpaniert, umpanierte, umpaniertem, umpanierten, umpanierter, umpaniertes,
    vorpaniert, vorpanierte, vorpaniertem, vorpanierten, vorpanierter, vorpaniertes, wiener art
  `,
  battered: `
    ausbackteig, backteig, bierteig, im ausbackteig, im backteig, im bierteig, im eiermantel, im pfannkuchenteig, im schlafrock,
    im teig, im teig gebacken, im teigmantel, im tempurateig, im weinteig, in ausbackteig, in backteig, in bierteig, in ei
    gebacken, in ei gewendet, in eihulle, in pfannkuchenteig, in teigmantel, in tempura, in tempurateig, in verquirltem ei
    gewendet, in weinteig, mit backteig, mit bierteig, nach pariser art, pariser art, teigummantelt, teigummantelte,
    teigummanteltem, teigummantelten, teigummantelter, teigummanteltes, tempura, tempurateig, weinteig
  `,
  floured: `
    bemehlt, bemehlte, bemehltem, bemehlten, bemehlter, bemehltes, bestaubt, bestaubte, bestaubtem, bestaubten, bestaubter,
    bestaubtes, eingemehlt, eingemehlte, eingemehltem, eingemehlten, eingemehlter, eingemehltes, gemehlt, gemehlte, gemehltem,
    gemehlten, gemehlter, gemehltes, gestaubt, gestaubte, gestaubtem, gestaubten, gestaubter, gestaubtes, in griess gewendet, in
    mehl gewalzt, in mehl gewendet, in mehl gewendete, in speisestarke gewendet, in starke gewalzt, in starke gewendet, leicht
    bemehlt, leicht mehliert, mehlbestaubt, mehlbestaubte, mehlbestaubtem, mehlbestaubten, mehlbestaubter, mehlbestaubtes,
    mehliert, mehlierte, mehliertem, mehlierten, mehlierter, mehliertes, mit mehl bestaubt, mit mehl bestreut
  `,
  marinated: `
    abgeloscht, abgeloschte, abgeloschtem, abgeloschten, abgeloschter, abgeloschtes, abgeschmeckt, abgeschmeckte,
    abgeschmecktem, abgeschmeckten, abgeschmeckter, abgeschmecktes, angemacht, angemachte, angemachtem, angemachten,
    angemachter, angemachtes, angereichert, angereicherte, angereichertem, angereicherten, angereicherter, angereichertes,
    angesusst, angesusste, angesusstem, angesussten, angesusster, angesusstes, angewurzt, angewurzte, angewurztem, angewurzten,
    angewurzter, angewurztes, aromatisiert, aromatisierte, aromatisiertem, aromatisierten, aromatisierter, aromatisiertes, bbq
    mariniert, bepinselt, bepinselte, bepinseltem, bepinselten, bepinselter, bepinseltes, bestrichen, bestrichene, bestrichenem,
    bestrichenen, bestrichener, bestrichenes, betraufelt, betraufelte, betraufeltem, betraufelten, betraufelter, betraufeltes,
    dragiert, dragierte, dragiertem, dragierten, dragierter, dragiertes, eingefarbt, eingefarbte, eingefarbtem, eingefarbten,
    eingefarbter, eingefarbtes, eingelegt, eingelegte, eingelegtem, eingelegten, eingelegter, eingelegtes, eingerieben,
    eingeriebene, eingeriebenem, eingeriebenen, eingeriebener, eingeriebenes, eingestrichen, eingestrichene, eingestrichenem,
    eingestrichenen, eingestrichener, eingestrichenes, feingewurzt, feingewurzte, feingewurztem, feingewurzten, feingewurzter,
    feingewurztes, fertig gewurzt, fertig gewurzte, fertig mariniert, fertig marinierte, fix und fertig gewurzt, flambiert,
    flambierte, flambiertem, flambierten, flambierter, flambiertes, gebeizt, gebeizte, gebeiztem, gebeizten, gebeizter,
    gebeiztes, gebrannt, gebrannte, gebranntem, gebrannten, gebrannter, gebranntes, gebuttert, gebutterte, gebuttertem,
    gebutterten, gebutterter, gebuttertes, gefarbt, gefarbte, gefarbtem, gefarbten, gefarbter, gefarbtes, gegrillt und
    mariniert, gepfeffert, gepfefferte, gepfeffertem, gepfefferten, gepfefferter, gepfeffertes, gerostet und gewurzt, gerubbt,
    gerubbte, gerubbtem, gerubbten, gerubbter, gerubbtes, gesusst, gesusste, gesusstem, gesussten, gesusster, gesusstes,
    getrankt, getrankte, getranktem, getrankten, getrankter, getranktes, gewurzt, gewurzte, gewurztem, gewurzten, gewurzter,
    gewurztes, gezuckert, gezuckerte, gezuckertem, gezuckerten, gezuckerter, gezuckertes, glasiert, glasierte, glasiertem,
    glasierten, glasierter, glasiertes, in essig eingelegt, in gewurzmarinade, in marinade, in ol eingelegt, in salz eingelegt,
    in wurzmarinade, kandiert, kandierte, kandiertem, kandierten, kandierter, kandiertes, karamellisiert, karamellisierte,
    karamellisiertem, karamellisierten, karamellisierter, karamellisiertes, lackiert, lackierte, lackiertem, lackierten,
    lackierter, lackiertes, mariniert, marinierte, mariniertem, marinierten, marinierter, mariniertes, mildgewurzt,
    mildgewurzte, mildgewurztem, mildgewurzten, mildgewurzter, mildgewurztes, mit marinade, parfumiert, parfumierte,
    parfumiertem, parfumierten, parfumierter, parfumiertes, pfannengewurzt, sauer eingelegt, sauer eingelegte, sauer
    eingelegter, sauereingelegt, sauereingelegte, sauereingelegtem, sauereingelegten, sauereingelegter, sauereingelegtes,
    scharfgewurzt, scharfgewurzte, scharfgewurztem, scharfgewurzten, scharfgewurzter, scharfgewurztes, schokoliert,
    schokolierte, schokoliertem, schokolierten, schokolierter, schokoliertes, suss sauer, suss sauer eingelegt, susssauer,
    susssauer eingelegt, susssaure, susssauren, susssaurer, susssaures, uberglanzt, uberglanzte, uberglanztem, uberglanzten,
    uberglanzter, uberglanztes, uberzogen, uberzogene, uberzogenem, uberzogenen, uberzogener, uberzogenes, ummantelt,
    ummantelte, ummanteltem, ummantelten, ummantelter, ummanteltes, veredelt, veredelte, veredeltem, veredelten, veredelter,
    veredeltes, verfeinert, verfeinerte, verfeinertem, verfeinerten, verfeinerter, verfeinertes, vorgesusst, vorgesusste,
    vorgesusstem, vorgesussten, vorgesusster, vorgesusstes, vorgewurzt, vorgewurzte, vorgewurztem, vorgewurzten, vorgewurzter,
    vorgewurztes, vormariniert, vormarinierte, vormariniertem, vormarinierten, vormarinierter, vormariniertes
  `,
  filled: `
    au gratin, ausgefullt, ausgefullte, ausgefulltem, ausgefullten, ausgefullter, ausgefulltes, befullt, befullte, befulltem,
    befullten, befullter, befulltes, belegt, belegte, belegtem, belegten, belegter, belegtes, eingewickelt, eingewickelte,
    eingewickeltem, eingewickelten, eingewickelter, eingewickeltes, gefullt, gefullte, gefulltem, gefullten, gefullter,
    gefulltes, gespickt, gespickte, gespicktem, gespickten, gespickter, gespicktes, gratiniert, gratinierte, gratiniertem,
    gratinierten, gratinierter, gratiniertes, im schinkenmantel, im speckmantel, in schinken gewickelt, in speck gewickelt, mit
    cremefullung, mit fruchtfullung, mit fulle, mit fullung, uberbacken, uberbackene, uberbackenem, uberbackenen, uberbackener,
    uberbackenes, umwickelt, umwickelte, umwickeltem, umwickelten, umwickelter, umwickeltes, vorgefullt, vorgefullte,
    vorgefulltem, vorgefullten, vorgefullter, vorgefulltes
  `,
  negator: `
    absolut kein, absolut keine, abzueglich, abzuglich, auf keinen fall, bitte kein, bitte keine, bitte keinen, bitte ohne,
    enthaelt kein, enthaelt keine, enthaelt keinen, enthaelt nicht, enthalt kein, enthalt keine, enthalt keinen, enthalt
    keinerlei, enthalt nicht, exkl, frei an, frei von, ganz ohne, garantiert frei von, garantiert ohne, kein, keine, keinem,
    keinen, keiner, keinerlei, keines, komplett ohne, nicht mit, ohne, ohne jeden, ohne jegliche, ohne zugabe von, ohne
    zugesetzte, ohne zugesetzten, ohne zugesetzter, ohne zusaetzliche, ohne zusaetzlichen, ohne zusatz von, ohne zusatzliche,
    ohne zusatzlichen, sans, unter verzicht auf, verzicht auf, verzichte auf, verzichten auf, voellig ohne, vollig ohne, weder
  `,
  negatorBehind: `
    free, frei, freie, freiem, freien, freier, freies, los, nicht enthalten, nicht verwenden, nicht verwendet, nicht zugesetzt
  `,
  plant: `
    auf pflanzenbasis, aus pflanzen, frei von tierischen bestandteilen, frei von tierischen inhaltsstoffen, frei von tierischen
    produkten, nicht tierisch, nicht tierischen ursprungs, ohne tierische bestandteile, ohne tierische inhaltsstoffe, ohne
    tierische produkte, ohne tierische zutaten, pflanzen basiert, pflanzen basierte, pflanzenbasiert, pflanzenbasierte,
    pflanzenbasiertem, pflanzenbasierten, pflanzenbasierter, pflanzenbasiertes, plant based, plantbased, rein vegan, rein
    vegane, vegan, vegane, veganem, veganen, veganer, veganes, veganisiert, veganisierte, veganisiertem, veganisierten,
    veganisierter, veganisiertes
  `,
  vegetarian: `
    fleischfrei, fleischfreie, fleischfreiem, fleischfreien, fleischfreier, fleischfreies, lactovegetarisch, lactovegetarische,
    lactovegetarischem, lactovegetarischen, lactovegetarischer, lactovegetarisches, lakto vegetarisch, laktovegetarisch,
    laktovegetarische, laktovegetarischem, laktovegetarischen, laktovegetarischer, laktovegetarisches, mikrobielles lab, mit
    mikrobiellem lab, mit vegetarischem lab, ohne fleisch, ohne tierisches lab, ovo lakto vegetarisch, ovolactovegetarisch,
    ovolactovegetarische, ovolactovegetarischem, ovolactovegetarischen, ovolactovegetarischer, ovolactovegetarisches,
    ovolaktovegetarisch, ovolaktovegetarische, ovolaktovegetarischem, ovolaktovegetarischen, ovolaktovegetarischer,
    ovolaktovegetarisches, ovovegetarisch, ovovegetarische, ovovegetarischem, ovovegetarischen, ovovegetarischer,
    ovovegetarisches, rein vegetarisch, vegetarian, vegetarisch, vegetarische, vegetarischem, vegetarischen, vegetarischer,
    vegetarisches, vegetarisches lab, veggi, veggie, vegi
  `,
  example: `
    aehnlich wie, ahnlich wie, also z b, am besten von, an stelle von, anstatt, anstelle, anstelle von, beispiel,
    beispielsweise, bevorzugt von, bsp, bspw, darunter, der firma, der marke, e g, etc, etwa wie, fabrikat, firma, geeignet
    sind, gern z b, gerne z b, gut eignet sich, gut geeignet ist, hersteller, i e, ideal ist, ideal sind, in art von, in der art
    von, insbesondere, marke, nach art von, o a, o ae, oa, oae, oder aehnliche, oder aehnlichem, oder aehnlichen, oder
    aehnlicher, oder aehnliches, oder ahnliche, oder ahnlichem, oder ahnlichen, oder ahnlicher, oder ahnliches, oder
    dergleichen, oder vergleichbar, oder vergleichbares, optimal ist, so wie, statt, stattdessen, u a, u ae, u dgl, u v m, ua,
    uae, und aehnliches, und ahnliches, und dergleichen, und so weiter, und vieles andere mehr, und vieles mehr, unter anderem,
    usf, usw, uvm, von der firma, von der marke, vor allem, vorzugsweise von, wie, wie etwa, wie z b, wie zb, wie zum beispiel,
    z b, z beispiel, z bsp, zb, zbsp, zum beispiel, zum bsp, zumbeispiel, zur not
  `,
  contains: `
    abgeschmeckt mit, angereichert mit, aromatisiert mit, auf basis von, auf der basis von, basierend auf, beinhalten,
    beinhaltet, bestehen aus, bestehend aus, besteht aus, enthaelt, enthaelt ausserdem, enthalt, enthalt ausserdem, enthalten,
    enthaltend, enthaltende, enthaltender, enthaltendes, gemacht aus, gesuesst mit, gesusst mit, gewuerzt mit, gewurzt mit,
    hergestellt auf basis von, hergestellt aus, hergestellt mit, inhaltsstoffe, mit anteil an, mit einem anteil, mit hohem
    anteil an, mit zugesetztem, mit zugesetzter, mit zusatz von, unter verwendung von, unter zusatz von, verfeinert mit,
    zusammengesetzt aus
  `,
  mayContain: `
    enthaelt eventuell, enthaelt evtl, enthaelt moeglicherweise, enthaelt moeglicherweise spuren von, enthaelt spuren von,
    enthaelt unter umstaenden, enthalt eventuell, enthalt evtl, enthalt moglicherweise, enthalt moglicherweise spuren von,
    enthalt spuren von, enthalt unter umstanden, eventuelle spuren von, evtl spuren von, in spuren, kann auch enthalten, kann
    auch spuren enthalten, kann auch spuren von, kann enthalten, kann geringe mengen, kann geringe spuren von, kann in spuren,
    kann in spuren enthalten, kann produktionsbedingt enthalten, kann produktionsbedingt spuren von, kann spuren, kann spuren
    enthalten, kann spuren von, kann spuren von enthalten, koennen spuren enthalten, koennen spuren von, koennte enthalten,
    koennte spuren enthalten, koennte spuren von, konnen spuren enthalten, konnen spuren von, konnte enthalten, konnte spuren
    enthalten, konnte spuren von, kreuzkontamination, kreuzkontamination mit, moegliche spuren von, mogliche spuren von, spuren,
    spuren von, verunreinigung mit
  `,
  with: `
    an, angerichtet auf, angerichtet mit, angeruehrt in, angeruehrt mit, angeruhrt in, angeruhrt mit, auf, auf einem bett aus,
    auf einem bett von, aufgeloest in, aufgelost in, aufs, befuellt mit, befullt mit, begleitet von, belegt mit, bestaeubt mit,
    bestaubt mit, bestreut, bestreut mit, bestreute, bestreuten, bestreuter, bestreutes, bestrichen mit, betraeufelt mit,
    betraufelt mit, dazu, dazu etwas, dazu noch, dekoriert, dekoriert mit, eingelegt in, eingeweicht in, eingewickelt in,
    einschl, einschliesslich, ergaenzt mit, ergaenzt um, erganzt mit, erganzt um, garniert, garniert mit, garnierte, garnierten,
    garnierter, garniertes, gebacken in, gebacken mit, gebraten in, geduenstet in, gedunstet in, gefuellt mit, gefullt mit,
    gegart in, gehuellt in, gehullt in, gekocht in, gemeinsam mit, gemischt mit, geschmort in, gespickt mit, getaucht in,
    getoppt, getoppt mit, getraenkt in, getraenkt mit, getrankt in, getrankt mit, gewaelzt in, gewalzt in, gewendet in,
    gewickelt in, glasiert mit, gratiniert mit, hinzu, im, im mantel von, in, in kombination mit, in verbindung mit, inkl,
    inklusive, ins, kombiniert mit, konserviert in, mariniert in, mariniert mit, mit, mit ein bisschen, mit ein wenig, mit
    etwas, mit je, mit reichlich, mit viel, mit wenig, mitsamt, nebst, paniert in, paniert mit, plus ein, plus eine, plus einen,
    samt, serviert, serviert auf, serviert mit, sowie, uber, uberbacken mit, ubergossen mit, uberm, uberstreut mit, uberzogen
    mit, ueber, ueberbacken mit, uebergossen mit, ueberm, ueberstreut mit, ueberzogen mit, umhuellt mit, umhuellt von, umhullt
    mit, umhullt von, ummantelt mit, ummantelt von, umwickelt mit, und dazu, unter zugabe von, vermengt mit, vermischt mit,
    verruehrt in, verruehrt mit, verruhrt in, verruhrt mit, verziert, verziert mit, verzierte, verziertes, zu gleichen teilen
    mit, zusammen mit, zuzueglich, zuzuglich, zzgl, zzuegl, zzugl
  `,
  everyday: `
    abraten, abriet, achs, achse, adel, ader, adler, adobe, advent, affe, alex, alfa, alfred, allah, altern, alters, ameise,
    ampel, amsel, andreas, anfang, angela, angeln, angst, angstlich, anker, ankern, anna, anno, antwort, antworten, april,
    arbeit, arbeiten, arena, arm, arrest, arzt, arztin, ast, aste, aster, athen, auge, august, aula, auto, automat, bach, backt,
    baden, badewanne, bahn, bahnhof, bake, balken, ball, balz, bande, bandel, bank, banken, banner, barbara, bark, basel,
    basken, batterie, batterien, bauen, bauer, bauerin, baum, bausch, bauten, beck, becken, beginnen, behr, bein, bengel,
    beraten, berg, berger, bern, beruf, beruhmt, besen, beta, beten, beton, betrank, bett, bettdecke, beuge, beugen, beute,
    beuten, bezahlen, biene, bienen, bieter, biker, bilder, bildschirm, bill, billig, birgit, birke, bitten, blank, blase,
    blaser, blei, bleistift, blick, blies, blitz, blocken, blosse, bluff, bluhen, blum, blume, blumen, bluse, blut, bocken,
    bogen, bohle, bohnern, bohren, bohrer, boiler, boller, bombe, bonn, bonner, bonze, boot, bose, bote, boten, brand, brande,
    branden, braue, brauen, brauer, braut, braute, bremen, bremse, bremsen, bremser, brief, briefmarke, briet, brigitte, brille,
    bringen, brucke, bruder, brussel, buben, buch, buche, buchen, bucken, buddeln, bugel, buhne, bulle, bummel, bunker, burg,
    burgen, buro, burste, bus, busch, buss, busse, busser, buste, butler, call, chance, chef, christian, christina, christine,
    claudia, clown, computer, couch, dach, dachs, dackel, dahin, dali, damen, damm, daniel, daniela, danken, darum, daumen,
    deal, deck, decke, decken, deich, delfin, delle, denk, denken, derb, detektiv, dezember, dieb, diele, diener, dienstag,
    dieter, ding, dirne, dohle, donner, donnerstag, dora, dorf, dover, drache, draht, dramen, drangen, dreh, dresden, drin,
    drossel, drucker, dumm, dummer, dune, dunkeln, durst, dusche, duse, dusen, duster, eich, eiche, eichhornchen, eidechse,
    eifer, eignen, eigner, eimerchen, einher, einhorn, einlege, einsen, eisen, eisig, elefant, elke, ellbogen, elle, emil, emma,
    enge, engel, erbe, erben, erde, erklaren, erle, ernst, ernte, esel, eule, euro, euter, fahne, fahren, fahrer, fahrrad, falb,
    falke, fall, falsch, falter, falz, famos, fand, fanden, fangen, fanger, fango, farb, farbrolle, farbstift, farn, fasching,
    fasser, faul, februar, fecht, fee, fegen, fehl, feier, feig, feile, feilen, feind, feld, felge, felix, fell, fels, fenster,
    fern, fesch, feucht, feuer, fichte, fidel, file, film, filz, fing, finger, fink, finster, fischer, flamme, flazen, flecken,
    fledermaus, fleissig, flicken, fliege, fliegen, floh, florian, floss, flote, flotte, fluche, flucht, flughafen, flugzeug,
    flur, fluss, fluten, fohn, fohnen, fohre, font, ford, forma, forsch, fort, fracht, frage, fragen, frager, frank, franz,
    frass, frau, frech, freitag, fremd, freude, freund, freundin, freundlich, frieden, friese, frisbee, fritz, frohlich, frost,
    frostig, fruhling, frust, fuchs, fuhlen, fuhr, full, fummel, fund, funft, funk, funke, furcht, furst, furt, fuss, futter,
    gabe, gala, galerie, galle, gamma, gang, ganger, garage, garde, gardine, gartner, gasse, gast, gauner, gaze, geber, gedanke,
    geheim, gehen, geier, geifer, geige, geigen, geizen, geld, geldbeutel, genf, gerhard, gering, gerte, gesetz, gesicht,
    gespenst, geste, gewinnen, gewitter, giebel, gier, giess, ging, ginge, gipfeln, giraffe, gisela, gitarre, glatze, glauben,
    glocken, glosse, gluck, glucklich, gluhen, goss, gotter, grab, grace, graf, gral, gramen, gramm, grashupfer, grau, grauen,
    graus, graz, greifen, greifer, greis, grell, grippe, grub, grube, gruben, grund, grunde, grunden, grunder, grunzen, gucken,
    gulden, gummi, gunter, gurgel, gurt, gurtel, gute, haar, haare, haber, hafen, haft, hagel, hageln, hager, hain, haken, hall,
    hallo, halse, halten, halter, hamburg, hame, hammer, hamster, hand, hande, handeln, handtuch, handy, hang, hangen, hanger,
    hanna, hans, hanse, hapern, harke, harn, harsch, hasen, hass, hassen, hatte, hauch, hauen, hauer, haupt, haute, heber, heck,
    hecke, hecken, heer, heft, heike, heil, heilen, heiler, heiser, heizen, heizung, held, helden, helfen, helfer, helga, helm,
    helmut, hemd, henne, hera, herbst, herr, hessen, hexe, hilfe, himmel, hinz, hirte, hobelbank, hocken, hof, hofe, hoffen,
    hoffnung, hoflich, hohen, hoher, hohl, hohle, hohn, hold, holen, holle, horchen, horen, horn, hornisse, horst, hort, hose,
    hosen, hotel, hube, huben, hufeisen, hugo, hummel, hund, hunde, huten, huter, idee, igel, ingrid, inland, insel, instand,
    irak, iran, iris, jacke, jacken, jagen, jager, jan, januar, java, jeans, joch, joggen, johann, johanna, jonas, jorg, josef,
    juli, julia, jungfer, juni, junker, jura, jurgen, just, jute, kabel, kader, kafer, kahl, kahne, kajak, kalk, kaltest, kamel,
    kamen, kamera, kamin, kampfen, kanone, kanzel, karin, karl, karla, karneval, karo, karre, karren, karte, karten, karussell,
    kasse, kassel, kater, katharina, katz, katzchen, katze, katzen, kauern, keck, kellner, kennen, kerben, kerl, kessel, kette,
    ketzer, keuchen, kiefer, kies, killer, kilo, kinkel, kinn, kino, kippe, kippen, kirch, kirche, kirchen, kissen, kitsch,
    kitt, kittel, klage, klager, klamm, klaus, klavier, klebe, klebeband, kleber, klebstoff, kleid, kleider, kleister, klette,
    klipper, klopapier, klotze, klug, knack, knacken, knie, knochel, knopf, knopfe, knoten, koche, kocher, koffer, kohle,
    kohlen, kokon, kollege, koln, koloss, koma, kombi, komma, kommen, konig, konigin, konzert, kopfen, kopfhaut, koran, kord,
    korea, kork, kraft, krahe, kram, kramen, kran, krane, krank, krankenhaus, kranker, krater, kratzer, krauler, kreis, krempel,
    kreta, kreuzung, krieg, krippe, krokodil, kropfen, kross, krote, kuba, kuckuck, kugelschreiber, kuhl, kuhle, kuhler, kummer,
    kumpel, kund, kunde, kunder, kunst, kupfer, kurbel, kuren, kurve, kurzel, kuschel, kuschen, kuss, kuster, kutsche, kutter,
    laben, lache, lachen, lack, lade, lage, lagen, lager, lahm, lahn, laie, lame, lampe, land, lande, landen, langsam,
    langweilig, lanze, larm, lars, lasch, lassig, lasso, latten, laube, lauer, laufen, laus, laut, lava, lawine, leben, leck,
    lecken, leder, leer, leeren, leger, lehm, lehren, lehrer, leiche, leiden, leier, leine, leinwand, leipzig, leise, leiter,
    lena, lenk, lenker, lenz, leon, lern, lernen, lesen, leser, letter, leuchte, libelle, licht, lieb, liebe, lieben, lied,
    liege, liga, lilie, lille, lind, linde, lineal, linien, linne, linnen, linz, lippe, lira, lire, lisa, lissabon, live,
    lochen, lock, lohn, lohne, lohnen, london, losung, lotse, lotterie, lotto, lowe, lukas, luke, lummel, lunge, lunte, lupe,
    lustig, luzern, made, madel, madrid, magen, magie, magier, mahen, maher, mahl, mahne, mahner, mai, mail, major, malen,
    maler, mali, mama, manch, manfred, mangel, mangeln, manie, manier, manko, manna, mantel, marder, marine, marionette, marita,
    marken, markus, marode, marsch, martin, martina, mary, marz, maschine, mass, mast, matrose, matt, matte, matthias, mauer,
    maurer, maus, maut, maya, meer, mehren, meiden, meier, meise, meister, melken, mendel, merk, merkel, merker, merlin, messe,
    metall, michael, midi, mied, miet, milbe, mine, minus, misch, mist, mitte, mitteln, mittels, mitten, mittwoch, mode,
    moglich, monat, monate, monch, mond, mongole, monika, monster, montag, moor, mops, mord, moritz, morsch, moskau, motor,
    motte, motzen, mowe, mucke, mucken, mude, mulde, mull, mullbeutel, munchen, mund, mundel, munder, munter, munz, munze, muse,
    museum, musik, muskel, muslim, musse, muster, mut, muten, mutig, mutter, mutze, nabe, nachbar, nachts, nackend, nagel,
    nageln, nagen, nager, nahm, name, namen, nase, nashorn, nass, nation, nato, nebel, neiden, neigen, nein, nerv, nerz, ness,
    nett, neujahr, neun, neuss, nicken, nicole, niger, nilpferd, nizza, nord, note, november, nuance, null, nutz, oase, obster,
    offentlich, offnen, ofter, ohr, ohren, oktober, oliver, oma, omen, ominos, onkel, opa, orbit, organ, ose, oskar, oslo,
    otter, otto, packen, page, pakt, palme, pandora, panik, panne, pannen, panter, papagei, papi, papp, pappel, papste, parade,
    parat, pardon, paris, park, parser, part, partie, passe, patch, pater, patron, patzen, pauke, paul, pause, pausen, peak,
    peil, peilen, pellen, pelz, penner, perle, peter, petra, pfad, pfarrer, pfingsten, pflaster, pharma, phase, pickel, pigment,
    pille, pilot, pinguin, pinne, pinseln, pinselstrich, pirat, pirsch, piste, plan, plastik, platt, platzen, plotten, plump,
    pochen, pocken, poet, polizist, ponton, pony, pope, pore, porto, pose, posse, post, postkarte, prag, pragen, prangen,
    pranger, preis, press, prinz, prinzessin, privat, probe, problem, prosa, provinz, pudel, pulk, pulle, puls, pult, pulvern,
    puma, pumpe, puppe, pusten, putt, putz, putzer, putzmittel, qualle, quart, quarz, rachen, rad, radiergummi, radio, ragen,
    rahmen, ralf, rammen, rand, rander, randern, rang, ranken, ranzen, rasant, rasch, rasen, rassen, rast, rate, raten, rathaus,
    rats, raub, rauben, rauber, rauch, rauen, raum, raumen, raupe, raus, rechen, rechnen, rechnung, recken, rede, reden, regen,
    regenwurm, reich, reigen, reihe, reim, reise, reisen, reisser, reissverschluss, reit, reiter, reiz, reizen, reling, remis,
    renate, rente, reparieren, retten, retter, rettung, reue, richard, richter, richtig, rico, riechen, riege, ries, riese,
    rille, ringer, rings, riss, ritt, ritter, robbe, robe, rocheln, rock, roden, rodler, roger, rohling, rohre, rohrzange, rom,
    roman, rosen, rosenstrauss, rosette, rostig, rotor, route, router, rubel, rubens, rubin, rucksack, rude, rudel, ruder,
    rufen, ruge, rugen, ruhe, ruhm, ruhrer, rummel, rune, runter, russ, russe, rute, rutteln, saal, sabine, sach, sache, sacht,
    sacke, sacken, saen, saga, sage, sagen, saite, salbe, salben, sale, salon, salto, same, sammel, samstag, samten, sand,
    sanft, sang, sanger, sank, sann, sascha, sass, satan, sattel, satteln, satz, satze, sauger, saule, saum, saumen, saurier,
    schach, schal, schall, schalle, schalt, scharpe, schauen, schaufel, schein, schenken, scheune, schiff, schild, schilf,
    schippe, schlafen, schlange, schlauch, schliessen, schloss, schlussel, schmach, schmatz, schmelz, schmetterling, schmolz,
    schmutzig, schnee, schneider, schnell, schott, schrank, schraube, schreiben, schrein, schrill, schubkarre, schuh, schuhe,
    schule, schuler, schultasche, schuppe, schuppentur, schuster, schwalbe, schwan, schwand, schwarm, schwatz, schweif, schwer,
    schwert, schwester, schwierig, schwimmen, sebastian, see, seestern, sehen, seide, seiden, seife, seil, selbe, senden,
    september, seren, serie, serien, sessel, shampoo, shorts, show, siebent, siebten, siegen, siezen, silbe, silo, silvester,
    sing, singen, sippe, sitz, sitzen, skala, skipper, skizze, socke, socken, soeben, sofa, sohn, sohne, sohnen, sold, soldat,
    sollen, soller, sommer, sonja, sonnabend, sonne, sonntag, sooft, sophie, spachtel, spachtelmasse, span, spannend, sparen,
    sparer, sparte, spaten, spatz, specht, speien, sperling, sphare, spiel, spielen, spien, spike, spinne, spore, sport,
    spotten, sprechen, springen, spul, spulmittel, sputen, staat, stack, stadt, staffelei, stahl, stall, stanzen, star, starb,
    starr, start, staub, stauer, steck, steckdose, stecker, stefan, stefanie, steig, steil, stell, stelzen, sterben, stete,
    stich, sticker, stillos, stirn, stock, stocke, stocken, stoiker, stolz, stopfen, storch, storer, story, stoss, strand,
    strasse, streif, strick, strumpf, stufen, stuhl, stunt, stur, sturm, stuss, stute, stuttgart, stutzen, suchen, suhne,
    summer, sunde, sunder, susanne, suse, sven, swing, tadler, takel, takt, talk, tand, tanger, tango, tank, tanken, tanne,
    tante, tanz, tanze, tanzen, tanzer, tapete, tara, tarn, tasche, taschentuch, taschentucher, tastatur, taste, tate, tater,
    tatze, taub, tauch, tauchen, taufe, team, teer, teeren, teich, telefon, tempel, tempo, teppich, term, tester, teuer, teufel,
    theater, thomas, thron, tick, tier, tim, tina, tinten, tisch, tischler, toilette, toilettenpapier, tone, toner, tool,
    topfer, topfern, tor, torf, tori, tosen, tote, tour, trab, traben, tragen, trager, tran, trasse, trat, trauen, trauer,
    traufe, traum, traumen, traurig, treff, treib, treppe, treter, trick, trier, trink, trio, triole, trip, tripel, trommel,
    tropfen, tross, troster, truhe, tull, tulpe, tunnel, turke, turm, turn, uhr, ulme, umschlag, universitat, unkraut,
    unmoglich, ursula, uwe, vampir, vase, vater, veilchen, verb, verkaufen, verlieren, versatz, vertrag, vetter, viper, volk,
    vorhang, vorm, vorn, wabe, wach, wachen, wachs, wachsen, wachter, waffe, waffen, wagen, wahler, wahn, wahr, wal, wald,
    walder, wall, wallen, walter, walz, walzer, wams, wamser, wand, wande, wandel, wandeln, wander, wange, wanken, wann, wanze,
    ware, warn, warschau, wart, warte, warten, warter, warze, waschbecken, waschmittel, waten, watte, weber, wechsel, wechte,
    wecker, weg, wehmut, weib, weiden, weiher, weilen, weinen, weise, weisen, weisst, weit, weiten, weither, welch, well, welle,
    welpe, welt, werfen, werk, werken, werner, wespe, wett, wetter, wetz, wetzen, wichtel, wicke, widder, wider, wien, wienern,
    wiese, wiesel, wille, william, windel, windeln, winkel, winker, winseln, winzer, wipfel, wirst, wirt, wisch, wissen, witz,
    woher, wohl, wohn, wohnen, wolf, wolfgang, wolke, wolle, wort, wund, wunde, wunder, wurfe, wurfelspiel, wurm, wusste, wust,
    wuste, wuten, wutend, york, zacken, zahm, zahn, zahnburste, zahne, zahnpasta, zangen, zanken, zapfen, zauberer, zaum, zaun,
    zebra, zeche, zecke, zehennagel, zeichnen, zeige, zeigen, zeitschrift, zeitung, zelle, zellen, zement, zicke, ziegel, ziel,
    zier, zink, zinn, zipfel, zirkus, zocken, zone, zorn, zucken, zug, zugel, zunder, zupf, zurich, zweck, zwei, zweifel, zweit,
    zwerg
  `,
  brand: `
    afri cola, almdudler, almette, alpia, alpro, alsan, amarula, andechser, ankerkraut, aoste, aperol, appel, arla, aromat,
    asbach, augustiner, aviko, babybel, bacardi, bahlsen, baileys, balisto, barenmarke, barilla, batida, bautzner, becel, becks,
    bedda, bens original, bensdorp, berchtesgadener, bergader, berglandmilch, berief, bertolli, betty bossi, beyond, beyond
    meat, bifi, bionade, birkel, biscoff, biskin, boklunder, bonbel, bonduelle, bonne maman, bounty, boursin, bresso, bruggen,
    bueno, buitoni, buko, bulls eye, cailler, callebaut, camille bloch, campari, canderel, caotina, caprice des dieux, casali,
    chantre, chavroux, cheerios, chio, choco crossies, cini minis, cirio, citterio, coca cola, cointreau, coppenrath, coppenrath
    wiese, cremefine, crunchips, daim, dallmayr, danone, darbo, daucy, davert, de cecco, debeukelaer, del monte, deli reform,
    dennree, develey, dickmanns, dittmann, dole, dolmio, dr karg, dr oetker, duplo, ehrmann, emmi, erasco, erdinger, exquisa,
    fanta, feinkost dittmann, feodora, ferrero, finn crisp, followfish, fondor, frosta, frosties, funny frisch, furst
    metternich, galbani, garden gourmet, garofalo, gazi, gelfix, geramont, gervais, giotto, giovanni rana, golden toast,
    gordons, granini, griesson, grunlander, guinness, gustin, gutfried, hachez, halba, handlmaier, hanuta, haribo, hawesta,
    heindl, heinz, hellmanns, hendricks, hengstenberg, herta, heura, hilcona, hohes c, homann, houdek, iglo, jagermeister,
    jever, joya, just spices, kaergarden, kagi, kahlua, kaserebellen, kathi, katjes, kelloggs, kerrygold, kikkoman, kinder
    bueno, kinder riegel, kinderschokolade, kiri, kitkat, knoppers, knorr, koelln, kolln, kollnflocken, kotanyi, krombacher,
    kuhne, la vache qui rit, laderach, lambertz, landliebe, latta, lavazza, lea perrins, lee kum kee, leibniz, leicht cross,
    libbys, lieken, like meat, lillet, lindor, lindt, lion, lisner, livio, loacker, lorenz, lotus, lotus biscoff, lowensenf,
    maggi, maizena, maltesers, mamba, maoam, mars, mazola, mccain, meggle, meica, merci, mestemacher, mezzo mix, milchmadchen,
    milka, milky way, milram, minus l, minusl, mirabell, miracel whip, miracoli, mirador, miree, mon cheri, mondamin, movenpick,
    mozartkugel, mullers muhle, nadler, natumi, negroni, nescafe, nespresso, nesquik, nestle, nimm2, nordzucker, nudossi,
    nusspli, nutella, oatly, oetker, olz, oreo, oryza, osborne, ostmann, ovomaltine, pago, palmin, patros, paulaner, pepsi,
    pfanni, philadelphia, pitu, pringles, prinzenrolle, provamel, qimiq, quittin, rabenhorst, raffaello, ragusa, rama,
    ramazzotti, recheis, red bull, reichenhaller, reinert, reishunger, ritter sport, ritz, rivella, rocher, rolo, rotkappchen,
    rotkappchen sekt, rugenwalder, rummo, saint albray, salakis, san apart, sanella, sarotti, saupiquet, schar, schardinger,
    schogetten, schwartau, schwarzwaldmilch, schweppes, seeberger, seitenbacher, simply v, simplyv, smarties, smirnoff,
    snickers, sobbeke, sonnentor, spezi, splenda, sprite, st albray, storck, suchard, sudzucker, sweet family, tanqueray,
    tartex, tchibo, thomy, tirolmilch, toblerone, toffifee, trolli, tuc, twix, ubena, uberraschungsei, ultje, uncle bens,
    underberg, valensina, valess, valrhona, veganz, vegeta, verpoorten, villars, violife, vly, warsteiner, wasa, weetabix,
    weihenstephan, wernsing, werthers, wiesenhof, wilmersburger, xucker, zentis, zimbo, zitroback, zott, zottarella, zotter,
    zwergenwiese
  `,
}
