/** Spanish words of recipe lines by what they do there, with their inflections, Spain and Latin America; folded, separated by commas. */

import type { VocabularySource } from '../vocabulary.ts'

export const vocabulary: VocabularySource = {
  descriptor: `
    0 4, 0 azucar, 0 grasa, 0 materia grasa, 35 m g, 35 materia grasa, 35 mg, a elegir, a la piedra, achatada, achatadas,
    achatado, achatados, acida, acidas, acido, acidos, adecuada, adecuadas, adecuado, adecuados, africana, africanas, africano,
    africanos, agria, agrias, agricultura ecologica, agrio, agrios, aguanosa, aguanoso, aireada, aireado, ajena, ajenas, ajeno,
    ajenos, alargada, alargadas, alargado, alargados, aleman, alemana, alemanas, alemanes, alta, alta en grasa, altas,
    alternativa, alternativo, alto, alto en grasa, alto tenor graso, altos, amarga, amargas, amargo, amarilla, amarillas,
    amarillita, amarillitas, amarillito, amarillitos, amarillo, amarillos, americano, americanos, amplia, amplias, amplio,
    amplios, anaranjada, anaranjadas, anaranjado, anaranjados, ancha, anchas, anchito, andaluces, andaluz, andina, andinas,
    andino, andinos, aneja, anejas, anejita, anejitas, anejito, anejitos, anejo, anejos, antigua, antiguas, antiguo, antiguos,
    antioquena, antioquenas, antioqueno, antioquenos, aplanadita, aplanaditas, aplanadito, aplanaditos, aplastadita,
    aplastaditas, aplastadito, aplastaditos, apretadita, apretaditas, apretadito, apretaditos, apta, apta para, apta para
    celiacos, aptas, aptas para, apto, apto para, apto para celiacos, aptos, aptos para, arabe, arabes, aragones, aragonesa,
    aragonesas, aragoneses, arbequina, arequipena, arequipenas, arequipeno, arequipenos, argentina, argentinas, argentino,
    argentinos, aromatica, aromaticas, aromatico, aromaticos, artesana, artesanal, artesanales, artesanalmente, artesanas,
    artesano, artesanos, asiatica, asiaticas, asiatico, asiaticos, asturiana, asturianas, asturiano, asturianos, aterciopelada,
    aterciopeladas, aterciopelado, aterciopelados, atlantica, atlanticas, atlantico, atlanticos, austriaca, austriaco,
    autentica, autenticas, autentico, autenticos, autoctona, autoctonas, autoctono, autoctonos, azucarada, azucaradas,
    azucarado, azucarados, azul, azules, baby, baja, baja en azucar, baja en calorias, baja en grasa, baja en grasas, baja en
    sal, baja en sodio, bajas, bajas en calorias, bajas en grasa, bajas en sal, bajas en sodio, bajo, bajo en azucar, bajo en
    calorias, bajo en grasa, bajo en grasas, bajo en sal, bajo en sodio, bajos, bajos en calorias, bajos en grasa, bajos en sal,
    bajos en sodio, balear, barata, baratas, barato, baratos, basica, basicas, basico, basicos, beige, belga, belgas, bicolor,
    bio, biologica, biologicas, biologico, biologicos, blanca, blancas, blanco, blancos, blanda, blandas, blandengue, blandita,
    blanditas, blandito, blanditos, blando, blandos, blanducha, blanduchas, blanducho, blanduchos, blanquecina, blanquecinas,
    blanquecino, blanquecinos, blanquilla, blanquillas, blanquillo, blanquillos, blanquita, blanquitas, blanquito, blanquitos,
    boliviana, bolivianas, boliviano, bolivianos, brasilena, brasilenas, brasileno, brasilenos, brut, buen, buena, buenas,
    buenisima, buenisimas, buenisimo, buenisimos, bueno, buenos, cabezon, cabezona, cabezonas, cabezones, calida, calidad,
    calidas, calido, calidos, calientes, californiana, californiano, camperas, camperos, campo, canadiense, canadienses,
    canaria, canarias, canario, canarios, cantabra, cantabras, cantabrica, cantabricas, cantabrico, cantabricos, cantabro,
    cantabros, cara, caras, carbonatada, carbonatado, caribena, caribenas, caribeno, caribenos, carne firme, carnosa, carnosas,
    carnosita, carnositas, carnosito, carnositos, carnoso, carnosos, carnuda, carnudas, carnudo, carnudos, caro, caros, casera,
    caseras, casero, caseros, castellana, castellanas, castellano, castellanos, central, centrales, cero, cero azucar, cero por
    ciento, cerrada, cerradas, cerrado, cerrados, certificada, certificadas, certificado, certificados, chilena, chilenas,
    chileno, chilenos, clarificada, clarificadas, clarificado, clarificados, claro, claros, clasica, clasicas, clasico,
    clasicos, clasificada, clasificadas, clasificado, clasificados, colombiana, colombianas, colombiano, colombianos, color,
    color naranja, colorada, coloradas, colorado, colorados, colores, colorida, coloridas, colorido, coloridos, combinada,
    combinadas, combinado, combinados, comercial, comerciales, comestible, comestibles, compacta, compactas, compacto,
    compactos, completa, completas, completo, completos, comprada, compradas, comprado, comprados, comun, comunes, con burbujas,
    con denominacion de origen, con forma de, con gas, con poca sal, con pulpa, con puntas, con sal, concentrada, concentradas,
    concentrado, concentrados, congelable, conocida, conocidas, conocido, conocidos, cordobes, cordobesa, cornicabra, corral,
    corriente, corrientes, corto, cortos, costarricense, costena, costenas, costeno, costenos, crespa, crespas, crespo, crespos,
    criada, criada en libertad, criadas, criadas en libertad, criadas en suelo, criado, criado en libertad, criados, criados en
    libertad, crianza, criolla, criollas, criollo, criollos, cristalizada, cristalizadas, cristalizado, cristalizados, cuadrada,
    cuadradas, cuadrado, cuadrados, cultivada, cultivadas, cultivado, cultivados, curada, curadas, curado, curados, curva,
    curvas, curvo, curvos, d o, d o p, de acuicultura, de agricultura ecologica, de agua dulce, de agua salada, de anzuelo, de
    aragon, de arbol, de asturias, de avila, de ayer, de bellota, de calanda, de california, de carne blanca, de carne firme, de
    casa, de cebo, de china, de coccion lenta, de compra, de corcega, de cordoba, de cualquier tipo, de cultivo biologico, de
    cultivo ecologico, de dos dias, de estero, de extremadura, de fuerza, de galicia, de gallina feliz, de gallinas camperas, de
    gallinas felices, de gallinas libres, de gran fuerza, de grano medio, de grecia, de guerrero, de guia, de guijuelo, de hace
    dos dias, de hoja lisa, de holanda, de hoy, de huelva, de huerta, de importacion, de invierno, de iran, de jaen, de japon,
    de la abuela, de la huerta, de la que mas te guste, de la region, de la tierra, de la vera, de la zona, de las que mas te
    gusten, de libre pastoreo, de lodosa, de los que mas te gusten, de malaga, de mar, de marruecos, de materia grasa, de media
    fuerza, de michoacan, de montana, de murcia, de otono, de pastoreo, de piedra, de piel sin tratar, de piscifactoria, de
    prensado en frio, de primavera, de primera presion en frio, de produccion ecologica, de provenza, de puebla, de rio, de
    roca, de ronda, de santander, de sevilla, de sicilia, de su agrado, de suiza, de tailandia, de teruel, de toda la vida, de
    trevelez, de tu agrado, de tudela, de turquia, de uso general, de valencia, de veracruz, de verano, decorativa, decorativas,
    decorativo, decorativos, del huerto, del norte, del numero, del que mas te guste, del sur, del tipo que quieras, delgada,
    delgadas, delgadisima, delgadisimo, delgadita, delgaditas, delgadito, delgaditos, delgado, delgados, deliciosa, deliciosas,
    delicioso, deliciosos, denominacion de origen, densa, densas, denso, densos, desalcoholizada, desalcoholizadas,
    desalcoholizado, desalcoholizados, descafeinada, descafeinadas, descafeinado, descafeinados, descremada, descremadas,
    descremado, descremados, deshebrable, deslactosada, deslactosadas, deslactosado, deslactosados, desmenuzable, desmontable,
    desnatada, desnatadas, desnatado, desnatados, desteinada, desteinadas, desteinado, desteinados, diet, diferente, diferentes,
    distinta, distintas, distinto, distintos, diversa, diversas, diverso, diversos, dobles, dop, dulcecito, dura, duras, durita,
    duritas, durito, duritos, duro, duros, eco, ecologica, ecologicas, ecologico, ecologicos, economica, economicas, economico,
    economicos, ecuatoriana, ecuatorianas, ecuatoriano, ecuatorianos, edulcorada, edulcoradas, edulcorado, edulcorados, egipcia,
    egipcio, en flor, en forma de, en grano, en grano entero, en libertad, en mata, en molino de piedra, en racimo, en rama, en
    sazon, en su punto de madurez, endulzada, endulzadas, endulzado, endulzados, entera, enteras, enterita, enteritas, enterito,
    enteritos, entero, enteros, entrefina, entrefinas, entrefino, entrefinos, equivalente, equivalentes, escandinava,
    escandinavo, escoces, escocesa, escocesas, escoceses, escogidita, escogiditas, escogidito, escogiditos, espanol, espanoles,
    especial, especiales, especialita, especialitas, especialito, especialitos, espesa, espesas, espesita, espesitas, espesito,
    espesitos, espeso, espesos, esponjosa, esponjosas, esponjoso, esponjosos, estacional, estadounidense, estandar,
    estandarizada, estandarizadas, estandarizado, estandarizados, esterilizada, esterilizadas, esterilizado, esterilizados,
    estilo, estrecha, estrechas, estrecho, estrechos, europea, europeas, europeo, europeos, exacta, exactas, exacto, exactos,
    excelente, excelentes, expandida, expandidas, expandido, expandidos, extra, extrafina, extrafinas, extrafino, extrafinos,
    extrafirme, extrafirmes, extrapura, extrapuras, extrapuro, extrapuros, extraseca, extrasecas, extraseco, extrasecos,
    extravieja, extraviejas, extraviejo, extraviejos, extravirgen, extremena, extremenas, extremeno, extremenos, favorita,
    favoritas, favorito, favoritos, fermentada, fermentadas, fermentado, fermentados, fibrosa, fibrosas, fibroso, fibrosos,
    fina, finas, fino, finos, firme, firmes, flaca, flacas, flaco, flacos, flaquita, flaquitas, flaquito, flaquitos, fluida,
    fluido, fluorada, fluoradas, fluorado, fluorados, forma, formas, fortisimo, frances, franceses, free range, fria, frias,
    frio, frios, frondosa, frondosas, frondoso, frondosos, fuerte, fuertes, fuji, fundente, fundentes, fundible, fundibles,
    gallega, gallegas, gallego, gallegos, gasificada, gasificado, genuina, genuinas, genuino, genuinos, germinada, germinadas,
    germinado, glacial, golden, gorda, gordas, gordita, gorditas, gordito, gorditos, gordo, gordos, gourmet, granate, granja,
    granny, granny smith, grano medio, granulada, granuladas, granulado, granulados, granulosa, granulosas, granuloso,
    granulosos, griega, griegas, griego, griegos, gris, grises, gruesita, gruesitas, gruesito, gruesitos, halal, hass, hecha en
    casa, hechas en casa, hecho en casa, hechos en casa, helada, heladas, hidrolizada, hidrolizadas, hidrolizado, hidrolizados,
    himalaya, hipoalergenico, hoja lisa, hojiblanca, holandes, holandeses, hungara, hungaras, hungaro, hungaros, iberica,
    ibericas, iberico, ibericos, igp, impalpable, impalpables, importada, importadas, importado, importados, india, indias,
    indio, indios, indonesia, indonesio, industrial, industriales, industrializada, industrializado, industrialmente, inflada,
    infladas, inflado, inflados, ingles, ingleses, inmadura, inmaduras, inmaduro, inmaduros, inodora, inodoro, insipida,
    insipidas, insipido, insipidos, instantanea, instantaneas, instantaneo, instantaneos, intacta, intactas, intacto, intactos,
    integral, integrales, intensa, intensas, intenso, intensos, internacional, irani, iraqui, israeli, italiana, italianas,
    italiano, italianos, jamaicana, jamaicanas, jamaicano, jamaicanos, joven, jovenes, jugosa, jugosas, jugosisimo, jugoso,
    jugosos, kennebec, kosher, larga, largas, largo, largos, larguita, larguitas, larguito, larguitos, latinoamericana,
    latinoamericanas, latinoamericano, latinoamericanos, lechal, lechales, legitima, legitimas, legitimo, legitimos, leones,
    leonesa, libanes, libanesa, libanesas, libaneses, libre de jaula, libre pastoreo, libres de jaula, ligera, ligeras,
    ligerita, ligeritas, ligerito, ligeritos, ligero, ligeros, light, light en grasa, ligth, lila, lilas, limena, limenas,
    limeno, limenos, limpisima, limpisimas, limpisimo, limpisimos, liquida, liquidas, liquido, liquidos, liso, lisos, lista,
    lista para hornear, lista para usar, listas, listas para usar, listo, listo para cocinar, listo para comer, listo para
    hornear, listo para usar, listos, listos para usar, lite, liviana, livianas, liviano, livianos, llamada, llamadas, llamado,
    llamados, local, locales, m g, madrilena, madrilenas, madrileno, madrilenos, madura, madurada, maduradas, madurado,
    madurados, maduras, madurita, maduritas, madurito, maduritos, maduro, maduros, magra, magras, magro, magros, malaguena,
    malaguenas, malagueno, malaguenos, malaya, malayo, marca, marina, marinas, marino, marinos, marron, marrones, marroqui,
    marroquies, mat grasa, materia grasa, medio magro, mediterranea, mediterraneas, mediterraneo, mediterraneos, mejores,
    mendocina, mendocinas, mendocino, mendocinos, mexicana, mexicanas, mexicano, mexicanos, mg, mineral, minerales, moderna,
    modernas, moderno, modernos, modificada, modificadas, modificado, modificados, molido en piedra, mona lisa, monalisa,
    morada, moradas, moradita, moraditas, moradito, moraditos, morado, morados, morena, morenas, moreno, morenos, multicolor,
    multicolores, multiuso, multiusos, murciana, murcianas, murciano, murcianos, nacional, nacional o importado, nacionales,
    natural, naturales, navarra, navarras, navarro, navarros, negra, negras, negrita, negritas, negrito, negritos, negro,
    negros, nepali, neutra, neutral, neutrales, neutras, neutro, neutros, nicaraguense, nixtamalizada, nixtamalizadas,
    nixtamalizado, nixtamalizados, no muy madura, no muy maduras, no muy maduro, no muy maduros, no tratada, no tratadas, no
    tratado, no tratados, nordica, nordicas, nordico, nordicos, normal, normales, normalizada, normalizadas, normalizado,
    normalizados, nortena, nortenas, norteno, nortenos, noruega, noruegas, noruego, noruegos, novel, nueva, nuevas, nuevo,
    nuevos, oaxaquena, oaxaquenas, oaxaqueno, oaxaquenos, occidental, ondulada, onduladas, ondulado, ondulados, opaca, opaco,
    optima, optimo, ordinaria, ordinarias, ordinario, ordinarios, organica, organicas, organico, organicos, oscura, oscuras,
    oscuro, oscuros, ovalada, ovaladas, ovalado, ovalados, pacifica, pacificas, pacifico, pacificos, para todo proposito, para
    todo uso, parcial, parcialmente, parda, pardas, pardo, pardos, parecida, parecidas, parecido, parecidos, parrillera,
    pasteurizada, pasteurizadas, pasteurizado, pasteurizados, payes, payesa, payesas, payeses, perfumada, perfumadas, perfumado,
    perfumados, perlada, perladas, perlado, perlados, persa, persas, peruana, peruanas, peruano, peruanos, pesada, pesadas,
    pesado, pesados, picante, picantes, picantito, picosa, picosas, picosita, picositas, picosito, picositos, picoso, picosos,
    picual, pink lady, plana, planas, plano, planos, polaca, polacas, polaco, polacos, por ciento, portugues, portuguesa,
    portuguesas, portugueses, potable, potables, precisa, precisas, preciso, precisos, preferida, preferidas, preferido,
    preferidos, premium, prensada en frio, prensado en frio, primer prensado, primera, primera presion, primera presion en frio,
    primeras, primero, primeros, propia, propias, propio, propios, provenzal, puntiaguda, puntiagudas, puntiagudo, puntiagudos,
    pura, puras, purificada, purificadas, purificado, purificados, purisima, purisimas, purisimo, purisimos, puro, puros,
    purpura, raf, rallable, rapida, rapidas, rapido, rapidos, recien, reciente, recientes, recientita, recientitas, recientito,
    recientitos, recta, rectangular, rectangulares, rectas, recto, rectos, redonda, redondas, redondita, redonditas, redondito,
    redonditos, redondo, redondos, reducida, reducida en azucar, reducida en grasa, reducida en sal, reducida en sodio,
    reducidas, reducido, reducido en azucar, reducido en grasa, reducido en sal, reducido en sodio, reducidos, refinada,
    refinadas, refinado, refinados, regional, regionales, regular, regulares, reineta, reinetas, reposadita, reposaditas,
    reposadito, reposaditos, rica, ricas, rico, rico en grasa, ricos, riojana, riojanas, riojano, riojanos, riquisima,
    riquisimas, riquisimo, riquisimos, rizada, rizadas, rizado, rizados, roja, rojas, rojita, rojitas, rojito, rojitos, rojiza,
    rojizas, rojizo, rojizos, rojo, rojos, roma, rosa, rosada, rosadas, rosas, royal gala, rubia, rubias, rustica, rusticas,
    rustico, rusticos, sabor, sabrosa, sabrosas, sabroso, sabrosos, salada, saladas, saladita, saladitas, saladito, saladitos,
    salado, salados, saltena, saltenas, salteno, saltenos, salvaje, salvajes, sana, sanas, sano, sanos, sedosa, sedosas, sedoso,
    sedosos, segunda, segundas, segundo, segundos, seleccionada, seleccionadas, seleccionado, seleccionados, selecta, selectas,
    selecto, selectos, semi, semiamarga, semiamargas, semiamargo, semiamargos, semicurada, semicuradas, semicurado, semicurados,
    semidescremada, semidescremadas, semidescremado, semidescremados, semidesnatada, semidesnatadas, semidesnatado,
    semidesnatados, semidulce, semidulces, semidura, semiduras, semiduro, semiduros, semiespesa, semiespeso, semifirme,
    semigrasa, semigrasas, semigraso, semigrasos, semiintegral, semiintegrales, semimadura, semimaduras, semimaduro,
    semimaduros, semisalada, semisaladas, semisalado, semisalados, sencilla, sencillas, sencillo, sencillos, serrana, serranas,
    serrano, serranos, sevillana, sevillanas, sevillano, sevillanos, siciliana, sicilianas, siciliano, sicilianos, silvestre,
    silvestres, similar, similares, simple, simples, sin aditivos, sin antibioticos, sin azucar, sin azucar anadida, sin azucar
    anadido, sin azucares, sin azucares anadidos, sin blanquear, sin colorantes, sin conservantes, sin curar, sin desgrasar, sin
    edulcorar, sin encerar, sin endulzar, sin gas, sin grasa, sin hormonas, sin pesticidas, sin pulpa, sin refinar, sin sabor,
    sin sal, sin sal anadida, sin tratar, sobre mata, sobremadura, sobremaduras, sobremaduro, sobremaduros, solida, solidas,
    solido, solidos, soluble, solubles, soplada, sopladas, soplado, soplados, sosa, sosas, soso, sosos, standard, suave, suave o
    intenso, suavecita, suavecito, suaves, sudamericana, sudamericanas, sudamericano, sudamericanos, sueca, suecas, sueco,
    suecos, suelta, sueltas, suelto, sueltos, superior, superiores, surena, surenas, sureno, surenos, surtida, surtidas,
    surtido, surtidos, tailandes, tailandesa, tailandesas, tailandeses, tardia, tardias, tardio, tardios, temporada, temprana,
    tempranas, temprano, tempranos, tenor graso, texturizada, texturizadas, texturizado, texturizados, tibia, tibias, tibiecita,
    tibiecito, tibio, tibios, tierna, tiernas, tiernecita, tiernecitas, tiernecito, tiernecitos, tiernisima, tiernisimo,
    tiernita, tiernitas, tiernito, tiernitos, tierno, tiernos, tipica, tipicas, tipico, tipicos, tipo casero, todo proposito,
    toledana, toledanas, toledano, toledanos, torcida, torcidas, torcido, torcidos, toscana, toscanas, toscano, toscanos, total,
    totales, tradicional, tradicionales, transparente, transparentes, traslucida, traslucido, tratada, tratadas, tratado,
    tratados, triangular, triangulares, tricolor, triple, triples, tupida, tupido, turca, turcas, turco, turcos, ultima,
    ultimas, ultimo, ultimos, unica, unicas, unico, unicos, untable, untables, valenciana, valencianas, valenciano, valencianos,
    varia, variada, variadas, variado, variados, varias, vario, varios, vasca, vascas, vasco, vascos, venezolana, venezolanas,
    venezolano, venezolanos, verdadera, verdaderas, verdadero, verdaderos, verde, verdecita, verdecitas, verdecito, verdecitos,
    verdeo, verdes, verdosa, verdosas, verdoso, verdosos, vieja, viejas, viejita, viejitas, viejito, viejitos, viejo, viejos,
    vietnamita, vietnamitas, violeta, violetas, virgen, virgenes, viva, vivas, vivo, vivos, yodada, yodadas, yodado, yodados,
    yucateca, yucatecas, yucateco, yucatecos, zero, zero azucar
  `,
  preparation: `
    a bano maria, a contrapelo, a favor de la fibra, a fuego bajo, a fuego fuerte, a fuego lento, a fuego medio, a groso modo, a
    grosso modo, a la espalda, a lo ancho, a medio cocer, a medio montar, a medio punto, a nieve, a punto de letra, a punto de
    liston, a punto de nieve, a punto de turron, a punto nieve, abierta, abierta en libro, abiertas, abierto, abierto en libro,
    abiertos, ablanda, ablandada, ablandadas, ablandado, ablandados, ablandando, ablandar, ablandarla, ablandarlas, ablandarle,
    ablandarlo, ablandarlos, ablande, abra, abre, abriendo, abrir, acanalada, acanaladas, acanalado, acanalados, aclarada,
    aclaradas, aclarado, aclarados, aclarando, aclarar, aclare, activada, activadas, activado, activados, agrega, agregar,
    agregarla, agregarlas, agregarle, agregarlo, agregarlos, agregue, agujereada, agujereadas, agujereado, agujereados,
    ahuecada, ahuecadas, ahuecado, ahuecados, al bano maria, al bies, al dente, al sesgo, al vapor, amarrada, amarradas,
    amarrado, amarrados, amasa, amasada, amasadas, amasado, amasados, amasando, amasar, amase, anadiendo, anadimos, anadir,
    aparta, apartada, apartadas, apartado, apartados, apartando, apartar, aparte, apenas batido, apenas batidos, aplanada,
    aplanadas, aplanado, aplanados, aplastada, aplastadas, aplastado, aplastados, aplastando, aplastar, aplaste, apretada,
    apretadas, apretado, apretados, aprovechando, aprovechar, aproveche, asando, asar, asarlo, ase, atada, atadas, atado,
    atados, atemperada, atemperadas, atemperado, atemperados, atemperando, atemperar, atempere, bano maria, bata, batan, batida,
    batidas, batido ligeramente, batidos ligeramente, batiendo, batir, batirla, batirlas, batirlo, batirlos, bien batido, bien
    batidos, bien licuado, bien licuados, blanquea, blanqueada, blanqueadas, blanqueado, blanqueados, blanqueando, blanquear,
    blanquee, bridada, bridadas, bridado, bridados, brunoise, burdamente, calentada, calentadas, calentado, calentados,
    calentando, calentar, calienta, caliente, cambiando, cambiar, cambie, cepillada, cepilladas, cepillado, cepillados, cernida,
    cernidas, cernido, cernidos, cerniendo, cernir, chafada, chafadas, chafado, chafados, chamuscada, chamuscadas, chamuscado,
    chamuscados, chiffonade, cierne, cincelada, cinceladas, cincelado, cincelados, ciselada, ciseladas, ciselado, ciselados,
    cisele, cocer, cociendo, cocinando, cocinar, cocinarla, cocinarlas, cocinarle, cocinarlo, cocinarlos, cocine, colada,
    coladas, coladita, coladitas, coladito, coladitos, colado, colados, colando, colar, colarlo, coloca, colocada, colocadas,
    colocado, colocados, colocando, colocar, coloque, comprando, comprar, compre, con antelacion, con anticipacion, con
    cuchillo, con cuidado, con el pelador, con el tenedor, con la batidora, con la mano, con las manos, con los dedos, con
    mandolina, con rallador, con tijeras, con un pelador, con un rallador, con un tenedor, con varillas, concasse, conservando,
    conservar, conserve, consistencia pomada, contra la fibra, corta, cortada, cortadas, cortadita, cortaditas, cortadito,
    cortaditos, cortado, cortados, cortando, cortar, cortarla, cortarlas, cortarle, cortarlo, cortarlos, cortas, corte,
    cuadriculada, cuadriculadas, cuadriculado, cuadriculados, cuece, cuela, cuele, cuelen, cueza, cuidadosamente, de antemano,
    de un dia para otro, deja, dejando, dejar, deje, delgadamente, derretida, derretidas, derretido, derretidos, derretir,
    derrita, derrite, derritiendo, desalada, desaladas, desalado, desalados, desalando, desalar, desalarla, desalarlas,
    desalarle, desalarlo, desalarlos, desale, desangrada, desangradas, desangrado, desangrados, desbarbada, desbarbadas,
    desbarbado, desbarbados, desbastada, desbastadas, desbastado, desbastados, desbullada, desbulladas, desbullado, desbullados,
    descabezada, descabezadas, descabezado, descabezados, descarozada, descarozadas, descarozado, descarozados, descascarada,
    descascaradas, descascarado, descascarados, descascarillada, descascarilladas, descascarillado, descascarillados,
    descongela, descongelada, descongeladas, descongelado, descongelados, descongelando, descongelar, descongele, descorazona,
    descorazonada, descorazonadas, descorazonado, descorazonados, descorazonar, descuartizada, descuartizadas, descuartizado,
    descuartizados, desechada, desechadas, desechado, desechados, desechando, desechar, deseche, desescamada, desescamadas,
    desescamado, desescamados, desespinada, desespinadas, desespinado, desespinados, desfibrada, desfibradas, desfibrado,
    desfibrados, desflemada, desflemadas, desflemado, desflemados, desflemar, desgajada, desgajadas, desgajado, desgajados,
    desgerminada, desgerminadas, desgerminado, desgerminados, desgranada, desgranadas, desgranado, desgranados, desgranando,
    desgranar, desgrane, desgrasada, desgrasadas, desgrasado, desgrasados, desgrasando, desgrasar, desgrase, deshebra,
    deshebrada, deshebradas, deshebrado, deshebrados, deshebrando, deshebrar, deshebrarla, deshebrarlas, deshebrarle,
    deshebrarlo, deshebrarlos, deshebre, deshilachada, deshilachadas, deshilachado, deshilachados, deshilachando, deshilachar,
    deshilache, deshilada, deshiladas, deshilado, deshilados, deshojada, deshojadas, deshojado, deshojados, deshojando,
    deshojar, deshoje, deshuesada, deshuesadas, deshuesado, deshuesados, deshuesando, deshuesar, deshuesarla, deshuesarlas,
    deshuesarle, deshuesarlo, deshuesarlos, deshuese, desinfectada, desinfectadas, desinfectado, desinfectados, desinfectar,
    deslavada, deslavadas, deslavado, deslavados, desleida, desleidas, desleido, desleidos, desmechada, desmechadas, desmechado,
    desmechados, desmechando, desmechar, desmeche, desmenuce, desmenuza, desmenuzada, desmenuzadas, desmenuzadita,
    desmenuzaditas, desmenuzadito, desmenuzaditos, desmenuzado, desmenuzados, desmenuzando, desmenuzar, desmenuzarla,
    desmenuzarlas, desmenuzarle, desmenuzarlo, desmenuzarlos, desmigada, desmigadas, desmigado, desmigados, desmigajada,
    desmigajadas, desmigajado, desmigajados, desmigando, desmigar, desmigue, desmorona, desmoronada, desmoronadas, desmoronado,
    desmoronados, desmoronar, desnervada, desnervadas, desnervado, desnervados, despalillada, despalilladas, despalillado,
    despalillados, despellejada, despellejadas, despellejado, despellejados, despellejando, despellejar, despelleje, despepada,
    despepadas, despepado, despepados, despepitada, despepitadas, despepitado, despepitados, despepitando, despepitar,
    despepite, despiezada, despiezadas, despiezado, despiezados, desplumada, desplumadas, desplumado, desplumados, despuntada,
    despuntadas, despuntado, despuntados, destapada, destapadas, destapado, destapados, destripada, destripadas, destripado,
    destripados, desvainada, desvainadas, desvainado, desvainados, desvenada, desvenadas, desvenado, desvenados, desvenando,
    desvenar, desvene, diagonalmente, diluida, diluidas, diluido, diluidos, diluir, diluya, diluye, diluyendo, disolver,
    disolviendo, disuelta, disueltas, disuelto, disueltos, disuelva, disuelve, divida, divide, dividida, divididas, dividido,
    divididos, dividiendo, dividir, doblada, dobladas, doblado, doblados, doblando, doblar, doble, dorando, dorar, dore, echa,
    echando, echar, eche, elegida, elegidas, elegido, elegidos, elimina, eliminando, eliminar, elimine, empapada, empapadas,
    empapado, empapados, emplea, empleada, empleadas, empleado, empleados, empleando, emplear, emplee, en brunoise, en caliente,
    en chiffonade, en crudo cortado, en diagonal, en el microondas, en espuma, en frio, en grueso, en juliana, en julianas, en
    libro, en mariposa, en microondas, en mirepoix, en mortero, en polvo fino, en pomada, en punto de pomada, en punto pomada,
    en remojo, en seco tostado, en sesgo, en su punto, en tibio, en trozo, enfria, enfriada, enfriadas, enfriado, enfriados,
    enfriando, enfriar, enfrie, enjuaga, enjuagada, enjuagadas, enjuagado, enjuagados, enjuagando, enjuagar, enjuague,
    enrollada, enrolladas, enrollado, enrollados, enrollando, enrollar, enrolle, ensartada, ensartadas, ensartado, ensartados,
    entibiada, entibiadas, entibiado, entibiados, escaldada, escaldadas, escaldado, escaldados, escaldando, escaldar, escalde,
    escalfada, escalfadas, escalfado, escalfados, escamada, escamadas, escamado, escamados, escamando, escamar, escame, escoger,
    escogida, escogidas, escogido, escogidos, escurra, escurran, escurre, escurrida, escurridas, escurridita, escurriditas,
    escurridito, escurriditos, escurrido, escurridos, escurriendo, escurrir, escurrirla, escurrirlas, escurrirlo, escurrirlos,
    esponjada, esponjadas, esponjado, esponjados, espumada, espumadas, espumado, espumados, espumosa, espumoso, estirada,
    estiradas, estirado, estirados, estirando, estirar, estire, estrujada, estrujadas, estrujado, estrujados, eviscerada,
    evisceradas, eviscerado, eviscerados, exprima, exprime, exprimida, exprimidas, exprimido, exprimidos, exprimiendo, exprimir,
    extender, extendida, extendidas, extendido, extendidos, extendiendo, extiende, filetea, fileteada, fileteadas, fileteado,
    fileteados, fileteando, filetear, filetee, filtrada, filtradas, filtrado, filtrados, filtrando, filtrar, filtre, finamente,
    finisima, finisimas, finisimo, finisimos, finita, finitas, finito, finitos, formada, formadas, formado, formados,
    fraccionada, fraccionadas, fraccionado, fraccionados, fragmentada, fragmentadas, fragmentado, fragmentados, frotada,
    frotadas, frotado, frotados, funde, fundida, fundidas, fundido, fundidos, fundiendo, fundir, fundirla, golpeada, golpeadas,
    golpeado, golpeados, golpeando, golpear, golpee, groseramente, grosso modo, gruesa, gruesamente, gruesas, grueso, gruesos,
    guarda, guardada, guardadas, guardado, guardados, guardando, guardar, guarde, hacer, hacerla, hacerlo, haciendo, haga,
    hagan, haz, hecha, hecha pure, hechas, hechas pure, hecho, hecho pure, hechos, hechos pure, hendida, hendidas, hendido,
    hendidos, hervir, hidrata, hidratada, hidratadas, hidratado, hidratados, hidratando, hidratar, hierva, hierve, hirviendo,
    homogeneizada, homogeneizadas, homogeneizado, homogeneizados, horizontalmente, horneando, hornear, hornee, humedecer,
    humedecida, humedecidas, humedecido, humedecidos, humedeciendo, incorpora, incorporando, incorporar, incorpore, juliana,
    julianas, lamina, laminada, laminadas, laminado, laminados, laminando, laminar, laminarla, laminarlas, laminarle, laminarlo,
    laminarlos, lamine, lava, lavada, lavadas, lavadita, lavaditas, lavadito, lavaditos, lavado, lavados, lavando, lavar,
    lavarla, lavarlas, lavarle, lavarlo, lavarlos, lave, leudada, leudadas, leudado, leudados, levada, levadas, levado, levados,
    levando, levar, leve, levemente batido, levemente batidos, libre de semillas, libres de semillas, licua, licuada, licuadas,
    licuado y colado, licuados y colados, licuando, licuar, licue, ligeramente batido, ligeramente batidos, limpia, limpia de
    grasa, limpia de semillas, limpiada, limpiadas, limpiado, limpiados, limpiando, limpiar, limpiarla, limpiarlas, limpiarle,
    limpiarlo, limpiarlos, limpias, limpias de grasa, limpias de semillas, limpie, limpio, limpio de grasa, limpio de semillas,
    limpios, limpios de grasa, limpios de semillas, limpita, limpitas, limpito, limpitos, longitudinalmente, machacada,
    machacadas, machacadita, machacaditas, machacadito, machacaditos, machacado, machacados, machacando, machacar, machacarla,
    machacarlas, machacarle, machacarlo, machacarlos, machaque, machucada, machucadas, machucado, machucados, majada, majadas,
    majado, majados, marcada, marcadas, marcado, marcados, mariposa, mechada, mechadas, mechado, mechados, menuda, menudamente,
    menudas, menudita, menuditas, menudito, menuditos, menudo, menudos, meta, meter, metiendo, mezclada, mezcladas, mezclado,
    mezclados, mezclando, mezclar, mezcle, minuciosamente, mirepoix, mixada, mixadas, mixado, mixados, mojada, mojadas, mojado,
    mojados, mojar, molcajeteada, molcajeteadas, molcajeteado, molcajeteados, moldeada, moldeadas, moldeado, moldeados, moler,
    moliendo, mondada, mondadas, mondado, mondados, monta, montada, montadas, montando, montar, montarla, monte, muela, parta,
    partan, parte, partida, partidas, partido, partidos, partiendo, partir, partirla, partirlas, partirlo, partirlos, pasada,
    pasada por el chino, pasado, pasado por agua fria, pasado por el chino, pasados, pasando, pasar, pase, pelada, peladas,
    peladita, peladitas, peladito, peladitos, pelado, pelados, pelamos, pelando, pelar, pelarla, pelarlas, pelarlo, pelarlos,
    pele, pelen, perforada, perforadas, perforado, perforados, pica, picada, picadas, picadita, picaditas, picadito, picaditos,
    picado, picados, picando, picar, picarla, picarlas, picarle, picarlo, picarlos, pincha, pinchada, pinchadas, pinchado,
    pinchados, pinchando, pinchar, pinche, pique, pomada, poner, ponerla, ponerlo, ponga, poniendo, ponla, ponlo, porcionada,
    porcionadas, porcionado, porcionados, pre lavada, pre lavado, precalentada, precalentadas, precalentado, precalentados,
    precalentando, precalentar, precalente, prelavada, prelavadas, prelavado, prelavados, prensada, prensadas, prensado,
    prensados, prensando, prensar, prense, previamente, procesa, procesada, procesadas, procesado, procesados, procesando,
    procesar, procese, puesta, puestas, puesto, puestos, punto de letra, punto de nieve, punto de turron, punto nieve, quemando,
    quemar, queme, quita, quitada, quitadas, quitadas las semillas, quitado, quitados, quitale, quitando, quitandola,
    quitandolas, quitandole, quitandolo, quitandolos, quitar, quitarla, quitarlas, quitarle, quitarlo, quitarlos, quite,
    rallada, ralladas, ralladita, ralladitas, ralladito, ralladitos, rallado, rallados, rallando, rallar, rallarla, rallarlas,
    rallarle, rallarlo, rallarlos, ralle, ranurada, ranuradas, ranurado, ranurados, rascada, rascadas, rascado, rascados,
    rascando, rascar, raspada, raspadas, raspado, raspados, raspando, raspar, raspe, rasque, rayada, rayadas, rayado, rayados,
    rebana, rebanada, rebanadas, rebanadita, rebanaditas, rebanadito, rebanaditos, rebanado, rebanados, rebanando, rebanar,
    rebane, reblandecida, reblandecidas, reblandecido, reblandecidos, recalentada, recalentadas, recalentado, recalentados,
    recientemente, recortada, recortadas, recortado, recortados, reduce, reduciendo, reducir, refrigerada, refrigeradas,
    refrigerado, refrigerados, rehidratada, rehidratadas, rehidratado, rehidratados, remoja, remojada, remojadas, remojado,
    remojados, remojando, remojar, remojarla, remojarlas, remojarle, remojarlo, remojarlos, remoje, remojo, remojo previo,
    reparte, repartida, repartidas, repartido, repartidos, repartiendo, repartir, reposada, reposadas, reposado, reposados,
    reposando, reposar, repose, reserva, reservada, reservadas, reservado, reservados, reservando, reservar, reservarla,
    reservarlas, reservarle, reservarlo, reservarlos, reserve, retira, retirada, retiradas, retirado, retirados, retirando,
    retirandola, retirandolas, retirandole, retirandolo, retirandolos, retirar, retirarla, retirarlas, retirarle, retirarlo,
    retirarlos, retire, revolver, revolviendo, revuelve, rota, rotas, roto, rotos, sacada, sacadas, sacado, sacados, sacando,
    sacandola, sacandolas, sacandole, sacandolo, sacandolos, sacar, sacarla, sacarlas, sacarle, sacarlo, sacarlos, sajada,
    sajadas, sajado, sajados, salpimentando, salpimentar, salpimente, saque, secada, secadas, secado, secados, secando, secar,
    seccionada, seccionadas, seccionado, seccionados, segmentada, segmentadas, segmentado, segmentados, semibatida, semibatido,
    semibatidos, semimontada, semimontar, separa, separada, separadas, separadas las claras, separado, separados, separando,
    separar, separarla, separarlas, separarle, separarlo, separarlos, separe, seque, sin batir, sin cortar, sin lavar, sin
    limpiar, sin moler, sin montar, sin pelar, sin picar, sin rallar, sin remojar, sin tamizar, sin tostar, sin trocear,
    soasada, soasadas, soasado, soasados, suaviza, suavizada, suavizadas, suavizado, suavizados, suavizar, sumergida,
    sumergidas, sumergido, sumergidos, sumergir, tajada, tajadas, tajado, tajados, tajando, tajar, taje, tamice, tamiza,
    tamizada, tamizadas, tamizado, tamizados, tamizando, tamizar, tamizarla, tamizarlas, tamizarle, tamizarlo, tamizarlos, tapa,
    tapada, tapadas, tapado, tapados, tapando, tapar, tape, tatemada, tatemadas, tatemado, tatemados, tatemar, templada,
    templadas, templado, templados, templando, templar, temple, textura pomada, tirada, tiradas, tirado, tirados, tirando,
    tirar, tire, tomada, tomadas, tomado, tomados, toscamente, tostada, tostadas, tostado, tostados, tostando, tostar,
    transversalmente, trinchada, trinchadas, trinchado, trinchados, trinchando, trinchar, trinche, tritura, triturada,
    trituradas, triturado, triturados, triturando, triturar, triturarla, triturarlas, triturarle, triturarlo, triturarlos,
    triture, trocea, troceada, troceadas, troceadita, troceaditas, troceadito, troceaditos, troceado, troceados, troceando,
    trocear, trocearla, trocearlas, trocearle, trocearlo, trocearlos, trocee, trozada, trozadas, trozado, trozados, trozando,
    trozar, tuesta, tueste, un poco batido, un poco batidos, usa, usada, usadas, usado, usados, usando, usar, use, utilice,
    utiliza, utilizada, utilizadas, utilizado, utilizados, utilizando, utilizar, vaciada, vaciadas, vaciado, vaciados,
    verticalmente, voltear, ya batido, ya batidos, ya licuado
  `,
  raw: `
    cruda, crudas, crudita, cruditas, crudito, cruditos, crudo, crudos, en crudo, raw, sin asar, sin coccion, sin cocer, sin
    cocinar, sin hervir, sin hornear
  `,
  cooked: `
    al carbon, al vapor cocido, asada, asadas, asadita, asadito, asado, asados, coccion, cocida, cocidas, cocidita, cocidito,
    cocido, cocidos, cocinada, cocinadas, cocinado, cocinados, de sobra, en horno de lena, grillada, grilladas, grillado,
    grillados, hervida, hervidas, hervidita, hervidito, hervido, hervidos, horneada, horneadas, horneado, horneados, medio
    cocida, medio cocidas, medio cocido, medio cocidos, parboil, parboiled, parrillada, parrilladas, parrillado, parrillados,
    pre cocida, pre cocidas, pre cocido, pre cocidos, pre cocinada, pre cocinadas, pre cocinado, pre cocinados, precocida,
    precocidas, precocido, precocidos, precocinada, precocinadas, precocinado, precocinados, que sobro, recocida, recocidas,
    recocido, recocidos, rostizada, rostizadas, rostizado, rostizados, sancochada, sancochadas, sancochado, sancochados,
    semicocida, semicocidas, semicocido, semicocidos, sobrante, sobrantes, sobras, vaporizada, vaporizadas, vaporizado,
    vaporizados
  `,
  dried: `
    al sol, desecada, desecadas, desecado, desecados, deshidratada, deshidratadas, deshidratado, deshidratados, disecada,
    disecadas, disecado, disecados, liofilizada, liofilizadas, liofilizado, liofilizados, seca, seca al sol, secada al sol,
    secadas al sol, secado al sol, secados al sol, secas, secas al sol, seco, seco al sol, secos, secos al sol,
    semideshidratada, semideshidratadas, semideshidratado, semideshidratados, semiseca, semisecas, semiseco, semisecos, sequita,
    sequito
  `,
  fresh: `
    en fresco, fresca, frescas, fresco, frescor, frescos, fresquisima, fresquisimas, fresquisimo, fresquisimos, fresquita,
    fresquitas, fresquito, fresquitos, recien cogida, recien cogidas, recien cogido, recien cogidos, recien cosechada, recien
    cosechadas, recien cosechado, recien cosechados
  `,
  frozen: `
    congelada, congeladas, congelado, congelados, en congelado, precongelada, precongeladas, precongelado, precongelados,
    semicongelada, semicongeladas, semicongelado, semicongelados, sin descongelar, ultracongelada, ultracongeladas,
    ultracongelado, ultracongelados
  `,
  ground: `
    en polvo, en polvos, micronizada, micronizadas, micronizado, micronizados, molida, molidas, molidita, moliditas, molidito,
    moliditos, molido, molidos, molienda, polvillo, polvito, polvo, polvos, pulverizada, pulverizadas, pulverizado,
    pulverizados, remolida, remolidas, remolido, remolidos
  `,
  canned: `
    al natural, al vacio, conserva, de bolsa, de bote, de brick, de brik, de caja, de carton, de conserva, de frasco, de lata,
    de paquete, de sobre, de tarro, embotellada, embotelladas, embotellado, embotellados, en agua y sal, en almibar, en bolsa,
    en bote, en brick, en brik, en carton, en conserva, en frasco, en jugo, en lata, en salmuera, en su jugo, en su propio jugo,
    en su zumo, en tarro, en vaso, enlatada, enlatadas, enlatado, enlatados, envasada, envasada al vacio, envasadas, envasadas
    al vacio, envasado, envasado al vacio, envasados, envasados al vacio
  `,
  smoked: `
    ahumada, ahumadas, ahumadita, ahumaditas, ahumadito, ahumaditos, ahumado, ahumados, semiahumada, semiahumadas, semiahumado,
    semiahumados, sin ahumar
  `,
  size: `
    abundante, abundantes, altura, ancho de, bruto, brutos, cafetera, cafeteras, cafetero, categoria a, chica, chicas, chico,
    chicos, chiquilla, chiquillas, chiquillo, chiquillos, chiquita, chiquitas, chiquitita, chiquititas, chiquitito, chiquititos,
    chiquito, chiquitos, clase, clases, colmada, colmadas, colmado, colmados, colmo, con colmo, con copete, copete, copeteada,
    copeteadas, copeteado, copeteados, de ancho, de bocado, de igual tamano, de lado, de las de cafe, de las de postre, de las
    de sopa, de postre, de tamano medio, de un bocado, diametro, diminuta, diminutas, diminuto, diminutos, en bruto, enorme,
    enormes, escasa, escasas, escasita, escasitas, escasito, escasitos, escaso, escasos, espesor, extragrande, extragrandes,
    familiar, familiares, generosa, generosas, generoso, generosos, gigante, gigantes, gordota, gordotas, gordoto, gordotos,
    gran, grande, grandecita, grandecitas, grandecito, grandecitos, grandes, grandisima, grandisimas, grandisimo, grandisimos,
    grandota, grandotas, grandoto, grandotos, grosor, hermosa, hermosas, hermoso, hermosos, hermosota, hermosotas, hermosoto,
    hermosotos, individual, individuales, jumbo, l, larguisima, larguisimas, larguisimo, larguisimos, llena, llenas, llenita,
    llenitas, llenito, llenitos, lleno, llenos, longitud, m, mas bien grande, mas bien pequena, mas bien pequeno, mayor,
    mayores, mediada, mediadas, mediado, mediados, mediana, medianas, medianita, medianitas, medianito, medianitos, mediano,
    medianos, menor, menores, menudillo, micro, mini, minis, minuscula, minusculas, minusculo, minusculos, neta, netas, neto,
    netos, no demasiado grande, no demasiado grandes, no muy gorda, no muy gordas, no muy gordo, no muy gordos, no muy grande,
    no muy grandes, no muy gruesa, no muy gruesas, no muy grueso, no muy gruesos, no muy llena, no muy llenas, no muy pequena,
    no muy pequenas, no muy pequeno, no muy pequenos, o mediana, o mediano, pequena, pequenas, pequenita, pequenitas, pequenito,
    pequenitos, pequeno, pequenos, personal, personales, peso, postrera, postreras, ras, rasa, rasas, raso, rasos, rebosante,
    rebosantes, s, sin colmar, sopera, soperas, sopero, soperos, talla, tallas, tamano, tamano bocado, tamano medio, tamanos,
    xl, xxl
  `,
  shape: `
    a cuartos, a tacos, a taquitos, anilla, anillas, anillita, anillitas, anillito, anillitos, anillo, anillos, arbolito,
    arbolitos, atadillo, atadillos, atadito, ataditos, barra, barras, baston, bastoncillo, bastoncillos, bastoncito,
    bastoncitos, bastones, bloque, bloques, bola, bolas, bolita, bolitas, cachelos, cachillo, cachillos, cacho, cachos, casco,
    cascos, chorrillo, chorrillos, cilindro, cilindros, circulo, circulos, cordon, cordones, cuadradito, cuadraditos, cuadrito,
    cuadritos, cuadro, cuadros, cuartos delanteros, cuartos traseros, cubillo, cubillos, cubito, cubitos, cubo, cubos, cuna,
    cunas, dadito, daditos, dado, dados, de bocado pequeno, dedo, dedos, del tamano de un bocado, del tamano de un garbanzo, del
    tamano de un pulgar, del tamano de una avellana, del tamano de una nuez, del tamano del pulgar, delantero, delanteros, en
    anillas, en anillos, en arbolitos, en aritos, en aros, en barra, en bastones, en bisteces, en bloque, en bola, en bolas, en
    bolitas, en cascos, en circulos, en copos, en cruz, en cuadraditos, en cuadritos, en cuadros, en cuartitos, en cuartos, en
    cuatro, en cuatro partes, en cuatro trozos, en cubitos, en cubos, en cunas, en dados, en discos, en dos, en dos mitades, en
    dos partes, en dos trozos, en escalopes, en escamas, en filetes, en flores, en floretes, en gajos, en granillo, en hebras,
    en hilos, en hojuelas, en juliana delgada, en juliana fina, en juliana gruesa, en laminas, en lascas, en lomos, en lonchas,
    en medallones, en media luna, en medias lunas, en mitades, en mitades y, en ocho, en ocho partes, en octavos, en paisana, en
    pedacitos, en pedazos, en petalos, en piezas, en pluma, en plumas, en porciones, en rajas, en rajitas, en ramilletes, en
    ramitos, en rebanadas, en rodajas, en rombos, en ruedas, en rueditas, en seis, en sextos, en tacos, en tajadas, en taquitos,
    en terrones, en tiras, en tiritas, en tres, en triangulitos, en triangulos, en trocitos, en trozos, en un solo trozo, en un
    trozo, en una pieza, en una sola pieza, en virutas, escama, escamas, flor, florecilla, florecillas, florecita, florecitas,
    flores, florete, floretes, fraccion, fracciones, gajito, gajitos, gajo, gajos, gota, gotas, gotita, gotitas, granito,
    granitos, grano, granos, hatillo, hatillos, hebra, hebras, hilito, hilitos, hilo, hilos, laja, lajas, lajita, lajitas,
    laminas, laminita, laminitas, lasca, lascas, lasquita, lasquitas, loncha, lonchas, lonchita, lonchitas, lonja, lonjas,
    lonjita, lonjitas, macito, macitos, manojito, manojitos, manojo, manojos, mazo, mazos, mechon, mechones, media luna, medias
    lunas, migajas, miniatura, miniaturas, mitad, mitades, monton, montoncito, montoncitos, montones, ovalo, ovalos, partecitas,
    partes, pedacillo, pedacillos, pedacito, pedacitos, pedazo, pedazos, pella, pellas, piecita, piecitas, pieza, piezas, placa,
    placas, plancha, planchas, planchita, planchitas, porcion, porcioncita, porcioncitas, porciones, punadito, punaditos,
    punado, punados, punta, puntas, puntita, puntitas, racimo, racimos, racion, racioncita, racioncitas, raciones, raja, rajas,
    rajita, rajitas, rama, ramas, ramillete, ramilletes, ramilletito, ramilletitos, ramillo, ramillos, ramita, ramitas, ramito,
    ramitos, ramo, ramos, rectangulo, rectangulos, rodaja, rodajas, rodajita, rodajitas, rombo, rombos, rueda, ruedas, rueditas,
    rulo, rulos, seccion, secciones, segmento, segmentos, tajadita, tajaditas, tercio, tercios, terron, terrones, tira, tiras,
    tirita, tiritas, trasera, traseras, trasero, traseros, triangulito, triangulitos, triangulo, triangulos, trocito, trocitos,
    tronco, troncos, tronquito, tronquitos, trozito, trozitos, trozo, trozos, trozos irregulares, tubo, tubos, unidad, unidades,
    viruta, virutas, virutita, virutitas
  `,
  part: `
    agalla, agallas, aleta, aletas, barba, barbas, barbilla, barbillas, borde, bordes, bulbo, bulbos, cabecita, cabecitas,
    cabellera, cabelleras, cabeza, cabezas, cabito, cabitos, cabo, cabos, capa, caparazon, caparazones, capas, carcasa,
    carcasas, carozo, carozos, cartilago, cartilagos, cascara, cascaras, centro, centros, cola, colas, colita, colitas, con
    cabeza, con cabezas, con caparazon, con carozo, con cascara, con cola, con concha, con conchas, con corteza, con el jugo de,
    con el zumo de, con espinas, con grasa, con hojas, con hueso, con huesos, con jugo, con la piel, con miga, con patas, con
    pellejo, con pepitas, con piel, con raiz, con semilla, con semillas, con su agua, con su cascara, con su concha, con su
    grasa, con su hueso, con su jugo, con su liquido, con su piel, con su tallo, con su zumo, con sus hojas, con tallo, con
    tallos, corazon, corazones, cortecita, cortecitas, corteza, cortezas, costra, costras, cuesco, cuescos, el agua, el exceso
    de grasa, el jugo, el jugo de, el jugo y la ralladura de, el zumo, el zumo de, el zumo y la ralladura de, en su concha,
    espina, espinas, espinita, espinitas, exceso de grasa, exterior, exteriores, extremidad, extremidades, extremo, extremos,
    fibra, fibras, germen, germenes, gordo visible, grasa, grasa visible, grasas, hoja, hojas, hojas y tallos, hojita, hojitas,
    huesito, huesitos, hueso, huesos, interior, interiores, jugo de, jugo y ralladura, jugo y ralladura de, la parte blanca y
    verde, la parte inferior, la ralladura y el jugo de, la ralladura y el zumo de, membrana, membranas, membranita,
    membranitas, monda, mondadura, mondaduras, mondas, nervadura, nervaduras, nervio, nervios, nudo, nudos, ojito, ojitos, ojo,
    ojos, orilla, orillas, orillita, orillitas, parte inferior, pata, patas, patita, patitas, pedunculo, pedunculos, pelicula,
    peliculas, pelillo, pelillos, pellejito, pellejitos, pellejo, pellejos, pelo, pelos, pelusa, pelusas, penca, pencas,
    penquita, penquitas, pepa, pepas, pepitas, petalo, petalos, pezuna, pezunas, piel, pieles, pulpa, pulpas, pulpita, pulpitas,
    rabillo, rabillos, rabito, rabitos, raices, raicilla, raicillas, raiz, ralladura, ralladura y jugo, ralladura y zumo,
    ralladuras, rayadura, salmuera, salmueras, semillita, semillitas, sin bordes, sin cabeza, sin cabezas, sin caparazon, sin
    carozo, sin cascara, sin cola, sin concha, sin conchas, sin corazon, sin corteza, sin cortezas, sin costra, sin cuesco, sin
    el corazon, sin el germen, sin escamas, sin espina, sin espinas, sin espinas ni piel, sin fibra, sin fibras, sin germen, sin
    grasa visible, sin hebras, sin hilos, sin hojas, sin hueso, sin hueso ni piel, sin huesos, sin la parte blanca, sin miga,
    sin nervio, sin nervios, sin patas, sin pedunculo, sin pellejo, sin pepa, sin pepas, sin pepitas, sin piel, sin piel ni
    espinas, sin piel ni hueso, sin piel ni huesos, sin piel ni pepitas, sin piel ni semillas, sin piel y sin espinas, sin piel
    y sin hueso, sin puntas, sin rabillo, sin rabito, sin rabitos, sin rabo, sin raiz, sin semilla, sin semillas, sin semillas
    ni venas, sin tallo, sin tallos, sin ternilla, sin tripas, sin vena, sin venas, sin venas ni semillas, sin visceras, solo el
    jugo, solo el zumo, su agua, su jugo, su zumo, sus jugos, tallito, tallitos, tallo, tallos, tallos y hojas, telilla,
    telillas, tentaculo, tentaculos, ternilla, ternillas, vaina, vainas, valva, valvas, vena, venas, viscera, visceras, zumo de,
    zumo y ralladura, zumo y ralladura de
  `,
  container: `
    ampolla, ampollas, ampolleta, ampolletas, atomizador, atomizadores, bandeja, bandejas, bandejita, bandejitas, barqueta,
    barquetas, barril, barriles, bidon, bidones, blister, blisteres, blisters, bloc, blocs, bol, boles, bols, bolsa, bolsas,
    bolsita, bolsitas, bolson, bolsones, bote, botecito, botecitos, botella, botellas, botellin, botellines, botellita,
    botellitas, botes, botijo, botijos, bowl, bowls, brick de, brick grande, brick pequeno, bricks de, bricks pequenos, brik,
    briks, cacillo, cacillos, caja, cajas, cajetilla, cajetillas, cajita, cajitas, cajon, cajones, canasta, canastas,
    canastilla, canastillas, canastita, canastitas, cantaro, cantaros, capsula, capsulas, carton, cartoncito, cartoncitos,
    cartones, cazo, cazos, cesta, cestas, cestita, cestitas, charola, charolas, contenedor, contenedores, copa, copas, copita,
    copitas, costal, costales, cubeta, cubetas, cubilete, cubiletes, cubiletito, cubiletitos, cuchara, cucharas, cucharilla,
    cucharillas, cucharita, cucharitas, cucharon, cucharones, cuenco, cuencos, cuenquito, cuenquitos, dispensador,
    dispensadores, display, displays, dosificador, dosificadores, empaque, empaques, empaquito, empaquitos, envase, envases,
    envasito, envasitos, envoltorio, envoltorios, envoltura, envolturas, estuche, estuches, frasco, frascos, frasquito,
    frasquitos, funda, fundas, fundita, funditas, garrafa, garrafas, guacal, guacales, horca, horcas, jarra, jarras, jarrita,
    jarritas, lata, latas, latita, latitas, laton, latones, lonchera, loncheras, malla, mallas, mallita, mallitas, minibrik,
    minibriks, multipack, multipacks, pack, packs, paquete, paquetes, paquetico, paqueticos, paquetito, paquetitos, pastilla,
    pastillas, platillo, platillos, platito, platitos, plato, platos, pomito, pomitos, pomo, pomos, pote, potecito, potecitos,
    potes, recipiente, recipientes, red, redecilla, redecillas, redes, ristra, ristras, sachet, sachets, saco, sacos, saquito,
    saquitos, sixpack, sixpacks, sobre, sobrecito, sobrecitos, sobres, spray, sprays, tableta, tabletas, tabletita, tabletitas,
    tacilla, tacillas, tacita, tacitas, tambor, tambores, taper, tarrina, tarrinas, tarrito, tarritos, tarro, tarros, taza,
    tazas, tazon, tazoncito, tazoncitos, tazones, terrina, terrinas, tetra brik, tetra briks, tetra pack, tetra pak, tetrabrik,
    tetrabriks, tetrapack, tetrapak, tetrapaks, tinaja, tinajas, tubito, tubitos, tuper, tupper, vasito, vasitos, vaso, vasos
  `,
  filler: `
    a, a partes iguales, a poder ser, abundantemente, acaso, ademas, ahi, ahora, al, algo, algo mas de, algun, alguna, algunas,
    alguno, algunos, alli, alrededor, ambas, ambos, ante, antes, apenas, aprox, aproximada, aproximadamente, aproximadas,
    aproximado, aproximados, aquel, aquella, aquellas, aquello, aquellos, aqui, asi, aun, aunque, basicamente, bastante,
    bastantes, bien, c u, cada, cantidad, cantidades, casi, cerca, como maximo, como minimo, completamente, cosa, cosas, cu,
    cual, cuales, cualesquiera, cualquier, cualquiera, cuando, cuanta, cuantas, cuanto, cuanto mas, cuantos, cuya, cuyo, dar,
    de, de cada tipo, de mas, del, demas, demasiada, demasiado, desde, despues, donde, durante, e incluso, el, ella, ellas,
    ellos, en el momento, en el ultimo momento, en lo posible, en partes iguales, en total, entre, entre dos, equivale a,
    equivalen a, era, es, es decir, esa, esas, escasamente, ese, eso, esos, especialmente, esta, estan, estar, estas, este,
    esten, esto, estos, etc, etcetera, exactamente, exclusivamente, fue, fuere, generalmente, generosamente, ha, habitualmente,
    habra, hacia, han, has, hasta, hay, haya, hayan, he, hemos, idealmente, inclusive, incluso, ir, justa, justamente, justas,
    justo, justos, la, las, le, les, levemente, ligeramente, lo, los, luego, mas bien, mas o menos, masomenos, maxima, maximo,
    me, medida, medidas, mejor, menos, mi, mientras, minima, minimo, mis, misma, mismas, mismo, mismos, mucha, muchas, mucho,
    muchos, muy, nada mas, ningun, ninguna, no mas, no mas de, nomas, normalmente, nos, nosotros, nunca, o asi, o mas, o menos,
    o poco mas, o sea, otra, otras, otro, otros, par, pares, partes iguales, pelin, peor, pero, poca, pocas, poco, poco mas de,
    poco mas o menos, pocos, poquisimo, poquita, poquitas, poquitin, poquito, poquitos, por, por favor, porque, posiblemente,
    preferentemente, preferible, preferiblemente, preferibles, principalmente, pronto, pues, que, queda, quedan, quedar, quede,
    queden, quedo, quien, quiza, quizas, realmente, restante, restantes, resto, sale, salen, salga, se, sea, sean, segun, ser,
    sera, seran, seria, serian, si, si fuera posible, siempre, sino, sola, solamente, solas, solo, solos, son, su, suficiente,
    suficientemente, suficientes, sus, tal, tales, tambien, tan, tanta, tantas, tantita, tantito, tanto, tantos, tenemos, tener,
    tenga, tengan, tengo, teniendo, ti, tiene, tienen, toda, todas, todavia, todo, todos, totalmente, tras, tu, tus, un, un poco
    mas de, una, una pizquita, unas, unicamente, uno, unos, usted, ustedes, va, van, vaya, veces, vez, vos, vosotros, y algo
    mas, ya, yo
  `,
  remark: `
    12 horas, 24 horas, a demanda, a discrecion, a falta de, a gusto, a gusto de cada uno, a mi me gusta, a ojo, a su gusto, a
    temp ambiente, a temperatura ambiente, a tu gusto, a voluntad, a vuestro gusto, abajo, adicional, adicional para,
    adicionales, admita, adultos, al gusto, al gusto de cada uno, al gusto del consumidor, al gusto personal, al ojo, al punto,
    al tiempo, alemania, algo mas, algo mas para, alternativamente, alternativas, amazon, ambiente, anterior, anteriores,
    anteriormente, anteriormente mencionado, apetezca, aqui la receta, arriba, arriba de, atencion, bazar, blog, bolivia, buen
    provecho, c, c b, c n, c nec, cada uno de, cambiar por, canal, cant nec, cant necesaria, cantidad a gusto, cantidad al
    gusto, cantidad aproximada, cantidad extra, cantidad necesaria, cantidad suficiente, cantidades necesarias, carniceria,
    carnicero, caso, charcuteria, clic, click, cn, colombia, comensal, comensales, compro, con tiempo, conocida como, conocidas
    como, conocido como, conocidos como, conseguir, consejo, consejos, consiga, consigas, coste, coste aproximado, cuando sea
    temporada, cuidado, da igual, de alrededor de, de aproximadamente, de peso aproximado, de ser necesario, de unas, de unos,
    del tiempo, delicatessen, depende, depende de, dependera, dependiendo, dependiendo del tamano, deseada, deseadas, deseado,
    deseados, desee, deseen, desees, deseo, despues de escurrir, despues de limpiar, dia, dia anterior, dias, dietetica,
    dificil, dificultad, discrecion, disponible, disponibles, doble cantidad, dolares, dos dias antes, ecuador, el doble, el
    mio, el mismo peso, el necesario, el que guste, el resto, el suficiente, el toque, el triple, eleccion, elija, elijas, en
    algunos lugares, en algunos paises, en argentina, en cantidad, en cantidad suficiente, en casa, en caso, en caso de, en caso
    de ser necesario, en caso necesario, en colombia, en espana, en igual cantidad, en mexico, en mi caso, en otros paises, en
    peru, en su defecto, en temporada, en tiendas especializadas, en uruguay, en uso dividido, en venezuela, encima, encontrar,
    encuentre, encuentren, encuentres, enlace, es igual, es mejor, es opcional, espana, esta receta, este es opcional, esto es
    opcional, euros, extra para, facil, faciles, facultativo, falta, forma de uso, foto, fotos, francia, fruteria, fuera de la
    nevera, fuera de temporada, fuera del refrigerador, gente, golpe, gracias, grados, gusta, gustan, guste, gusten, gustes,
    gusto, hace falta, hacen falta, haga falta, hagan falta, he puesto, he usado, he utilizado, herbolario, herbolarios,
    herboristeria, hora, horas, horas antes, hr, hrs, hs, idea, ideas, idem, igual cantidad, importante, imprescindible,
    indiferente, indistintamente, indistinto, ingrediente, instagram, instantes, invitados, italia, la mia, la misma cantidad,
    la misma medida, la mitad, la necesaria, la noche antes, la otra mitad, la que admita, la que admita la masa, la que guste,
    la que pida, la que pida la masa, la receta, la suficiente, las necesarias, latinoamerica, limpio de peso, link, listo y,
    llamada tambien, llamado tambien, lo mismo, lo necesario, lo que admita, lo que admita la masa, lo que guste, lo que pida,
    lo que pida la masa, lo que quieras, lo que se necesite, lo que tengas, lo que tengas en casa, lo suficiente, los mios, los
    necesarios, los ninos, los peques, manana, manera, mano, marcas, mas abajo, mas arriba, mas cantidad, mas extra, mas para,
    mas si es necesario, mas un poco, mas un poco para, me gusta, me gustan, media cantidad, media hora, medidas aproximadas,
    medio de, mediodia, mejor que, mejor si, mejor si es, mejor si son, mercado, mercados, mes, mexico, mi receta, min, mins,
    minuto, minutos, minutos antes, mira la receta, misma cantidad, mitad de cuarto, momento, nadita, necesaria, necesarias,
    necesario, necesarios, necesidad, necesita, necesitamos, necesitan, necesite, necesiten, necesites, ninos, no es necesario,
    no es obligatorio, no hace falta, no importa, no imprescindible, no obligatorio, noche, noche anterior, noches, nota, o a
    gusto, o al gusto, o al gusto de cada uno, o cualquier otra, o cualquier otro, o cualquiera, o de su eleccion, o de su
    preferencia, o de tu preferencia, o el que mas te guste, o el que prefieras, o el que quieras, o el que tengas, o en su
    defecto, o equivalente, o la que mas te guste, o la que prefieras, o la que quieras, o la que tengas, o las que mas te
    gusten, o las que quieras, o lo que quieras, o lo que tengas, o los que mas te gusten, o los que quieras, o mas al gusto, o
    parecida, o parecido, o segun, o similar, o similares, o sustituto, opcion, opcional, opcionales, opcionalmente, opciones,
    optativa, optativas, optativo, optativos, otra mitad, pagina, pais, paises, panaderia, para 4, para dar, para dar color,
    para dar sabor, para darle, para darle color, para darle sabor, para el color, para el sabor, para los que les gusta, para
    que quede, para que queden, paso, pasteleria, pellizquito, pelo de, peques, persona, personas, peru, pesado sin hueso,
    pesan, pesando, pesar, pescaderia, pescadero, peso aproximado, pesos, pide al carnicero, pidelo al carnicero, pincha aqui,
    podeis, podeis usar, podemos, podria, podrian, pongo, por arriba, por encima, por separado para, por si, por si acaso,
    porciones para, posibilidad, posible, posibles, precio, preferencia, preferencias, preferis, prefiera, prefieran, prefieras,
    prefiero, primera opcion, productos latinos, provecho, pueda, puedan, puede, puede ser, puede sustituirse, puede sustituirse
    por, puede usar, puede utilizar, pueden, pueden ser, pueden usar, puedes, puedes sustituir, puedes sustituirla por, puedes
    sustituirlo por, puedes usar, puedes utilizar, puedo, punto, puse, q b, q s, qs, que admita la masa, que este, que esten,
    que mas te guste, que no, que no sea, que no sean, que pesa, que pese, que pesen, que pida la masa, que prefieras, que
    quede, que queden, que quieras, que sea, que sean, que te lo corte el carnicero, que tenga en casa, que tengas, que tengas
    en casa, querais, quien quiera, quiera, quieran, quieras, quiere, quieren, quieres, racion por persona, raciones por
    persona, ratito, rato, receta, receta abajo, receta anterior, receta aparte, receta aqui, receta arriba, receta base, receta
    basica, receta casera, recetas, reemplazable, reemplazar, reemplazar por, reemplazo, rendimiento, resto de, restos, restos
    de, rinde, rinden, sacada de la nevera, sacados de la nevera, sacar de la nevera, se puede cambiar por, se puede reemplazar
    por, se puede sustituir, se puede sustituir por, se puede usar, se puede utilizar, se pueden sustituir por, se pueden usar,
    se pueden utilizar, se usa, se usan, se utiliza, se utilizan, segun convenga, segun el gusto, segun el molde, segun el
    tamano, segun fabricante, segun gusto, segun gustos, segun indicaciones, segun instrucciones, segun la cantidad, segun la
    temporada, segun las indicaciones del paquete, segun las instrucciones, segun las instrucciones del paquete, segun marca,
    segun necesidad, segun necesites, segun preferencia, segun preferencias, segun prefieras, segun receta, segun se prefiera,
    segun su tamano, segun tamano, segun temporada, segun tu gusto, semana, semanas, si apetece, si desea, si deseas, si es, si
    es casera, si es casero, si es de, si es fresca, si es fresco, si es grande, si es muy, si es natural, si es necesario, si
    es pequena, si es pequeno, si esta, si estan, si fuera necesario, si fuese necesario, si gusta, si gusta agregar, si gustas,
    si gustas picante, si hace falta, si hay, si la quieres picante, si le gusta, si le gusta el picante, si les gusta, si les
    gusta el picante, si lo desea, si lo deseas, si lo prefieres, si lo quieres picante, si no, si no encuentras, si no hay, si
    no se encuentra, si no tiene, si no tienes, si os gusta, si preferis, si prefiere, si prefieres, si puedes, si quiere, si
    quieren, si quieres, si se desea, si se quiere, si se tiene, si son, si son caseros, si son de, si son grandes, si son muy,
    si son naturales, si son pequenas, si son pequenos, si te apetece, si te gusta, si te gusta el picante, si te gusta picante,
    si teneis, si tiene, si tienes, si usa, si usas, si utiliza, si utilizas, si va a, si vas a, siguiente, siguientes,
    sinonimo, sirve, sirven, sobrada, sobrado, soles, su peso, sugerencia, sugerencias, super, supermercado, supermercados,
    sustituible, sustituir, sustituir por, sustitutivo, sustituto, sustitutos, sustituye, sustituyo, tambien conocida como,
    tambien conocidas como, tambien conocido como, tambien conocidos como, tambien llamada, tambien llamadas, tambien llamado,
    tambien llamados, tambien puede ser, tambien puedes usar, tambien se puede, tambien se puede usar, tambien sirve, tambien
    sirven, tambien vale, tambien valen, tanto da, tarde, temp ambiente, temperatura, tenga a mano, tengas, tengas a mano,
    tiempo, tienda, tienda naturista, tiendas, tiendas de productos latinos, tiendas especializadas, tiendas naturistas, tip,
    tips, toque, toque final, toques, totalmente opcional, triple cantidad, tris, truco, un chin, un dia antes, un golpe, un
    pellizco, un poco mas, un poco mas para, un rato, un toque, un tris, una nada, una vez escurrida, una vez escurridas, una
    vez escurrido, una vez escurridos, uruguay, usa mos, useis, uso, uso dividido, usos, utilicemos, utilizo, vale, valen,
    variante, variantes, variedad, variedades, vease, venezuela, ver, ver abajo, ver arriba, ver enlace, ver foto, ver mas
    abajo, ver nota, ver nota abajo, ver notas, ver preparacion, ver receta, ver receta aparte, ver receta aqui, ver receta
    basica, verduleria, video, vispera, voluntario, web, y al gusto, y algo mas para, y extra para, y mas para, y un poco mas, y
    un poco mas para, ya pesada, ya pesado, yo he puesto, yo he usado, yo he utilizado, yo le pongo, yo le puse, yo pongo, yo
    puse, yo use, yo uso, yo utilice, yo utilizo, youtube
  `,
  purpose: `
    abrillantar, acabar, aclararlo, acompanamiento, acompanante, acompanar, acompanarla, acompanarlas, acompanarlo,
    acompanarlos, aderezar, aderezarlo, adobar, adobarlo, adornar, adornarla, adornarlas, adornarlo, adornarlos, adorno,
    aglutinar, airfryer, aligerar, alimentar, alinar, alinarla, alinarlo, almibarar, almuerzo, amasado a mano, amasar la masa,
    apanar, aperitivo, aperitivos, aromatizar, asarla, banar, banarla, banarlo, banarlos, barnizar, beber, blanquearlos, brasa,
    brasas, calar, capear, cena, cocerla, cocerlas, cocerlo, cocerlos, cocina, colorear, comer, condimentar, condimentarlo,
    congelar, cubrir, cubrir el molde, cubrirla, cubrirlas, cubrirlo, cubrirlos, cumpleanos, dar brillo, dar color, dar sabor,
    decoracion, decorado, decorar, decorar por encima, decorarla, decorarlas, decorarlo, decorarlos, desayuno, desmoldar,
    dipear, dippear, dorarlo todo, el acabado, el acompanamiento, el adorno, el amasado, el aperitivo, el decorado, el desayuno,
    el emplatado, el final, el gratinado, el horno, el molde, el montado, el montaje, el rebozado, el sarten, el wok, elaborar,
    elaborarlo, emborrachar, empanar, empanarlo, empanarlos, empanizar, emplatado, emplatar, encamisar, encimera, endulzar,
    engrasado, engrasar, engrasar el molde, engrasar la bandeja, engrasar la fuente, engrasar la sarten, engrasar los moldes,
    engrase, enharinar, enharinar el molde, enharinar la mesa, enharinar la superficie, enmantecar, enmantequillar, entrante,
    entrantes, espesar, espesarla, espesarlo, espolvorear, espolvorear el molde, espolvorear encima, espolvorear la mesa,
    espolvorear la mesada, espolvorear por encima, espolvorearla, espolvorearlo, espolvorearlos, estirar la masa, estofar,
    extender la masa, fiesta, fiestas, finalizar, forrar, forrar el molde, freidora, freidora de aire, freir, freirla, freirlas,
    freirlo, freirlos, fritura, glasear, graten, gratinar, guarnecer, guarnicion, guisar, hacer el relleno, hacer la masa,
    hacerlas, hacerlos, hervirla, hervirlas, hervirlo, hervirlos, horno, humedecer la masa, la bandeja, la bandeja de horno, la
    barbacoa, la brasa, la cacerola, la cazuela, la cena, la cocina, la comida, la decoracion, la encimera, la fiesta, la
    freidora, la fritura, la fuente, la guarnicion, la maceracion, la merienda, la mesa, la mesa de trabajo, la mesada, la olla,
    la panificadora, la parrilla, la placa, la plancha, la presentacion, la reposteria, la sarten, la superficie, la superficie
    de trabajo, la tabla, la thermomix, ligar, los moldes, maceracion, macerar, macerarlo, macerarlos, marinar, marinarla,
    marinarlo, marinarlos, merienda, mesa de trabajo, mesada, microondas, moldear, montaje, napar, navidad, olla rapida,
    panificacion, panificadora, panificar, para albondigas, para asado, para asar, para barbacoa, para batidos, para bistec,
    para bizcocho, para bizcochos, para bocadillo, para bocadillos, para brochetas, para bunuelos, para caldo, para canelones,
    para ceviche, para churros, para cocido, para coctel, para cocteles, para compota, para conservas, para cremas, para
    croquetas, para el caldo, para el postre, para empanada, para empanadas, para empanadillas, para enchiladas, para encurtir,
    para ensalada, para ensaladas, para escabeche, para estofado, para estofar, para fondue, para galletas, para guisar, para
    guiso, para guisos, para hamburguesa, para hamburguesas, para helados, para hot dog, para hot dogs, para infusion, para
    infusiones, para la ensalada, para la parrilla, para la plancha, para lasana, para los tacos, para macedonia, para
    mermelada, para milanesa, para milanesas, para mole, para paella, para pan, para parrilla, para pastel, para pasteles, para
    perritos, para pizza, para pizzas, para plancha, para postre, para postres, para pozole, para puchero, para pure, para
    quesadillas, para raclette, para reposteria, para risotto, para salsa, para salsas, para sandwich, para sandwiches, para
    smoothies, para sopa, para sopas, para sushi, para tacos, para tamales, para tarta, para tartas, para torrijas, para
    tortilla, para tortillas, para tostadas, para wok, parrilla, pasteleria fina, pegar, pegar los bordes, perfumar, picnic,
    picotear, pincelar, pintar, pintar la masa, pintarla, pintarlas, pintarlo, pintarlos, pochar, preparar, prepararla,
    prepararlo, prepararlos, presentacion, presentar, rebozar, rebozarla, rebozarlas, rebozarlo, rebozarlos, recubrir, regar,
    rehogar, rellenar, rellenarla, rellenarlas, rellenarlo, rellenarlos, rematar, reposteria, rociar, rociarla, rociarlo,
    saborizar, salar, salpicar, saltear, sazonar, sazonarla, sazonarlo, sazonarlos, sellar, sellar los bordes, semana santa,
    servicio, servir, servirla, servirlas, servirlo, servirlos, sofreir, superficie, superficie de trabajo, tapizar, tenir,
    terminar, thermomix, tomar, trabajar la masa, trabar, untar, untar el molde, untar la bandeja, untar moldes, untarla,
    untarlas, untarlo, untarlos, uso culinario
  `,
  utensil: `
    abrelatas, aguja, aguja de cocina, aguja e hilo, agujas, alambre, alambres, albal, almireces, almirez, aluminio, aluminios,
    amasadora, amasadoras, aparato, aparatos, aro de acero, aro de emplatar, aro metalico, aros de emplatar, asadera, asadera
    para horno, asaderas, astillas de madera, balanza, balanza de cocina, balanzas, bandeja de cubitos, bandeja de hielo,
    bandeja de horno, bandeja para hornear, bandeja para horno, bascula, bascula de cocina, basculas, batidor, batidora,
    batidora de mano, batidora de varillas, batidora de vaso, batidora electrica, batidoras, batidores, besuguera, besugueras,
    biberon, biberones, blonda, blondas, bol amplio, bol grande, bol mediano, bol pequeno, bolsa con cierre, bolsa con cierre
    hermetico, bolsa de asar, bolsa de congelacion, bolsa de horno, bolsa de plastico, bolsa hermetica, bolsa para hornear,
    bolsa resellable, bolsa zip, bolsa ziploc, bolsas con cierre, bolsas de congelacion, bolsas de plastico, bolsas hermeticas,
    bolsas zip, bolsas ziploc, boquilla, boquilla de estrella, boquilla lisa, boquilla rizada, boquillas, bote de cristal, botes
    de cristal, botes esterilizados, bramante, bramantes, brocha, brocha de cocina, brocha de silicona, brochas, brochetas de
    bambu, brochetas de madera, brochetas de metal, brochetas metalicas, broqueta, broquetas, budare, budares, budinera,
    budineras, budinerita, budineritas, cacerola, cacerola grande, cacerolas, cacerolita, cacerolitas, cafetera italiana,
    capacillo, capacillos, capacillos para cupcakes, capacillos para muffins, capsulas de magdalenas, capsulas de papel,
    capsulas para cupcakes, capsulas para magdalenas, cargas de n2o, cazuela, cazuela de barro, cazuelas, cazuelas de barro,
    cazuelita, cazuelitas, cazuelitas de barro, cedazo, cedazos, cerilla, cerillas, cerillas largas, charola de horno, charola
    para hornear, cocotera, cocoteras, coctelera, cocteleras, colador, coladores, comal, comales, congelador, congeladores,
    copas de postre, copas para servir, corcho, corchos, cordel, cordeles, cortador, cortador de galletas, cortadores,
    cortadores de galletas, cortapasta, cortapastas, cortapastas redondo, crock pot, crockpot, cronometro, cronometros, cubeta
    de hielo, cubetas de hielo, cubetera, cubeteras, cubiertos, cubitera, cubiteras, cuchara de helado, cuchara de madera,
    cuchara medidora, cuchara para helado, cuchara parisina, cucharas medidoras, cuchillo, cuchillo afilado, cuchillos, cuerda,
    cuerda de cocina, cuerdas, delantal, delantales, descorazonador, descorazonadores, duya, duyas, egapack, electrodomestico,
    electrodomesticos, encendedor, encendedores, encimera de gas, ensaladera, ensaladeras, envase hermetico, envoplast,
    escarbadientes, escurreverduras, escurridor, escurridores, espatula, espatula de silicona, espatulas, espeto, espetos,
    espumadera, espumaderas, estaca, estacas, estufa, estufas, etiqueta, etiquetas, exprimidor, exprimidores, film, film de
    cocina, film plastico, film transparente, filmes, flanera, flaneras, fogon, fogones, frasco de cristal, frasco de vidrio,
    frasco esterilizado, frascos de cristal, frascos de vidrio, frascos esterilizados, freezer, freezeres, freidora sin aceite,
    frigorifico, frigorificos, fuente, fuente de horno, fuente para horno, fuentecita, fuentecitas, fuentes, gasa, gasa esteril,
    gasas, globo, globos, gofrera, gotero, goteros, guante, guantes, guantes de cocina, guantes de latex, heladera, heladera
    electrica, heladeras, hielera, hieleras, hilaza, hilazas, hilo blanco, hilo bramante, hilo de bramante, hilo de cocina, hilo
    para amarrar, hilo para atar, hilo y aguja, hornilla, hornillas, hornito, instant pot, jarra medidora, jeringa, jeringas,
    lamina de silicona, lena, lengua pastelera, licuadora, licuadoras, lienzo, lienzo limpio, lienzos, machacador, machacadores,
    mandolina, mandolinas, manga, manga pastelera, manga pastelera con boquilla, mangas, mangas pasteleras, manta de cielo,
    mantel, manteles, maquina, maquina de helados, maquina de pan, maquina de pasta, maquina para pasta, maquinas, maquinita,
    maquinitas, mechero, mecheros, mesa, mesas, mezclador, mezcladores, minipimer, minipimeres, minipimmer, mixer, molcajete,
    molcajetes, molde, molde alargado, molde aro, molde de aluminio, molde de bizcocho, molde de corona, molde de flan, molde de
    plumcake, molde de silicona, molde de tarta, molde desmoldable, molde desmontable, molde para bizcocho, molde para flan,
    molde para horno, molde para pastel, molde para tarta, molde rectangular, molde redondo, molde savarin, moldecito,
    moldecitos, moldes, moldes de aluminio, moldes de flan, moldes de magdalenas, moldes de muffins, moldes de papel, moldes de
    silicona, moldes individuales, moldes para cupcakes, moldes para magdalenas, moldes para muffins, molinete, molinetes,
    molinillo, molinillos, molino, molinos, mondadientes, mortero, mortero y mano, morteros, muselina, muselinas, nevera,
    neveras, olla, olla a presion, olla de coccion lenta, olla de presion, olla expres, olla express, olla grande, olla lenta,
    olla rapida con, ollas, ollita, ollitas, paellera, paelleras, pala, palas, palillo, palillo de dientes, palillo de madera,
    palillos, palillos de dientes, palillos de madera, palitos de bambu, palitos de brocheta, palitos de helado, palitos de
    madera, palitos de paleta, palitos para brocheta, palitos para brochetas, palitos para helado, palitos para paletas, palo,
    palos, palos de brocheta, palos de brochetas, palos de helado, palos de madera, palos de paleta, palos para brocheta, palos
    para brochetas, palos para paleta, palote, palotes, pano, pano de cocina, pano humedo, pano limpio, panos, panquequera,
    papel, papel absorbente, papel alu, papel aluminio, papel antiadherente, papel celofan, papel craft, papel de aluminio,
    papel de cocina, papel de estraza, papel de hornear, papel de horno, papel de plata, papel de seda, papel encerado, papel
    engrasado, papel estrella, papel film, papel kraft, papel manteca, papel mantequilla, papel para hornear, papel para horno,
    papel parafinado, papel plata, papel sulfurizado, papel transparente, papel vegetal, papeles, papelitos para magdalenas,
    pasapure, pasapures, pelador, peladores, pelapapas, pelapatatas, pesa, pesas, peso de cocina, picadora, picadoras, pincel,
    pinceles, pinceles de cocina, pincho, pinchos, pinchos de brocheta, pinchos de madera, pinchos metalicos, pinchos para
    brocheta, pinchos para brochetas, pinza, pinzas, pirotin, pirotines, pirotines de papel, pistola de cocina, placa de horno,
    placa para horno, plastico, plastico de cocina, plasticos, plato hondo, plato llano, plato para servir, platos desechables,
    platos para servir, prensador, prensadores, prensapure, prensapures, procesador, procesador de alimentos, procesadora,
    procesadora de alimentos, procesadoras, procesadores, quichera, quicheras, rallador, ralladores, ramequin, ramequines,
    recipiente grande, recipiente hermetico, recipiente hondo, red de cocina, refrigerador, refrigeradores, regla, reglas,
    rejilla, rejilla de horno, rejilla para enfriar, rejillas, reloj, relojes, robot, robot de cocina, robots, rodillo, rodillo
    de cocina, rodillo de madera, rodillos, rustidera, rustideras, saca bolas, sacabocados, sacabolas, sacacorchos, sandwichera,
    sarten, sarten antiadherente, sarten grande, sartencita, sartencitas, sartenes, servilleta, servilletas, servilletas de
    papel, silpat, soplete, soplete de cocina, sopletes, superficie lisa, tabla de cortar, tabla de madera, tabla de picar,
    tamices, tamiz, tapadera, tapaderas, tapete, tapete de silicona, tapon, tapones, tarro de cristal, tarros de cristal, tarros
    esterilizados, tartera, tarteras, taza medidora, tazas medidoras, tazones para servir, tela de algodon, temporizador,
    temporizadores, tenedor, tenedores, termometro, termometro de azucar, termometro de cocina, termometro de horno, termometro
    digital, termometros, tijera, tijeras, tijeras de cocina, toalla, toallas, tortilladora, tortilladoras, tortillera,
    tortilleras, tostador, tostadora, trapo, trapo limpio, trapos, turmix, uslero, usleros, utensilio, utensilios, vaciador,
    vaciadores, vajilla, vaporera, vaporeras, varilla, varillas, varillas de madera, varillas electricas, varillas manuales,
    vasitos de chupito, vaso batidor, vaso de batidora, vaso de chupito, vaso medidor, vasos de chupito, vasos desechables,
    vasos para servir, vela, vela de cumpleanos, velas, velas de cumpleanos, velita, velitas, wafflera, waflera, yogurtera,
    yogurteras
  `,
  section: `
    acompanamientos, ademas necesitaras, ademas necesitaremos, ademas necesitas, ademas para el aderezo, ademas para el adobo,
    ademas para el alino, ademas para el almibar, ademas para el bano, ademas para el glaseado, ademas para el montaje, ademas
    para el rebozado, ademas para el relleno, ademas para la base, ademas para la cobertura, ademas para la crema, ademas para
    la decoracion, ademas para la guarnicion, ademas para la marinada, ademas para la masa, ademas para la salsa, aderezo,
    aderezos, adobo, alino, autor, autora, bano, base, bases, biga, calorias, categoria, cobertura, coberturas, comensales para,
    comentario, comentarios, consejos de la receta, conservacion, crumble, de la base, de la cobertura, de la crema, de la
    decoracion, de la guarnicion, de la marinada, de la masa, de la salsa, decoraciones, del aderezo, del adobo, del alino, del
    almibar, del bano, del glaseado, del montaje, del rebozado, del relleno, descripcion, dia 1, dia 2, dificultad baja,
    dificultad facil, dificultad media, el aderezo, el adobo, el alino, el bano, el majado, el marinado, el primer fermento, el
    relleno, el sofrito, equipamiento, equipo, extras, frosting, ganache, guarniciones, herramienta, herramientas, humedos,
    informacion nutricional, ingredientes humedos, ingredientes liquidos, ingredientes secos, introduccion, kcal, la base, la
    cobertura, la crema, la marinada, la masa, la nota, la salsa, la vinagreta, los liquidos, los secos, los utensilios, masa,
    masa madre activa, notas, notas de la receta, notas importantes, nutricion, observacion, observaciones, opcionales para,
    otros ingredientes, otros para el aderezo, otros para el adobo, otros para el alino, otros para el almibar, otros para el
    bano, otros para el glaseado, otros para el montaje, otros para el rebozado, otros para el relleno, otros para la base,
    otros para la cobertura, otros para la crema, otros para la decoracion, otros para la guarnicion, otros para la marinada,
    otros para la masa, otros para la salsa, para 10 personas, para 12 personas, para 2 personas, para 4 personas, para 6
    personas, para 8 personas, para acompanar, para adornar, para cocer, para condimentar, para cuatro, para cuatro personas,
    para cubrir, para decorar, para dos, para dos personas, para el acompanamiento, para el aderezo, para el adobo, para el
    alino, para el almibar, para el arroz, para el bano, para el bizcocho, para el caramelo, para el chocolate, para el crumble,
    para el cuerpo, para el empanado, para el emplatado, para el ensaladilla, para el escabeche, para el estofado, para el
    fondo, para el frosting, para el frosting de queso, para el glaseado, para el guiso, para el hojaldre, para el horno, para
    el jarabe, para el majado, para el marinado, para el merengue, para el mojo, para el molde, para el mole, para el montaje,
    para el pan, para el pastel, para el pebre, para el pescado, para el picadillo, para el plato, para el pollo, para el
    poolish, para el prefermento, para el primer amasado, para el primer dia, para el pure, para el queso, para el rebozado,
    para el relleno, para el segundo dia, para el sofrito, para el streusel, para el topping, para empanar, para emplatar, para
    engrasar, para engrasar el molde, para espolvorear, para freir, para gratinar, para la base, para la bechamel, para la capa,
    para la carne, para la cobertura, para la coccion, para la corteza, para la costra, para la crema, para la crema pastelera,
    para la decoracion, para la envoltura, para la esponja, para la fritura, para la ganache, para la gelatina, para la
    guarnicion, para la marinada, para la masa, para la masa madre, para la mermelada, para la mousse, para la olla, para la
    pasta, para la presentacion, para la salsa, para la salsa de tomate, para la sarten, para la sazon, para la sopa, para la
    tarta, para la terminacion, para la tortilla, para la vinagreta, para las albondigas, para las arepas, para las capas, para
    las croquetas, para las empanadas, para las galletas, para las tortitas, para los bunuelos, para los tamales, para marinar,
    para montar, para ocho personas, para pintar, para rebozar, para rellenar, para rociar, para sazonar, para seis personas,
    para servir, para terminar, para una persona, para untar, parte 1, parte 2, poolish, porciones aproximadas, prefermento,
    presentaciones, primer amasado, primer dia, primera capa, primera parte, recomendacion, recomendaciones, rendimiento
    aproximado, resumen, rinde aproximadamente, rinde para, sabores, salsa, segunda capa, segunda parte, segundo amasado,
    segundo dia, sirve para, sofrito, streusel, sugerencia de presentacion, tabla nutricional, tambien necesitas, tercera capa,
    tercera parte, tiempo de coccion, tiempo de elaboracion, tiempo de horneado, tiempo de preparacion, tiempo de reposo, tiempo
    estimado, tiempo total, topping, toppings, trucos, trucos y consejos, ultima capa, utensilios necesarios, valor nutricional,
    valores nutricionales, variacion, variaciones, vinagreta, y ademas
  `,
  method: `
    ahora a cocinar, armado, asi se hace, asi se prepara, coccion y montaje, como cocinarlo, como hacer, como hacer la receta,
    como hacerlo, como la hacemos, como lo hacemos, como preparar, como prepararlo, como se hace, como se prepara, desarrollo,
    desarrollo de la receta, direcciones, directrices, ejecucion, el armado, el proceso, elaboracion, elaboracion con thermomix,
    elaboracion de la masa, elaboracion de la receta, elaboracion de la salsa, elaboracion del relleno, elaboracion en
    thermomix, elaboracion paso a paso, elaboracion tradicional, elaboramos, empezamos, en thermomix, ensamblado, ensamble,
    forma de preparacion, forma tradicional, indicaciones, instrucciones, instrucciones de preparacion, la elaboracion, la
    preparacion, manera de preparacion, manos a la obra, metodo, metodo de preparacion, modo, modo de coccion, modo de
    elaboracion, modo de hacerlo, modo de hacerse, modo de preparacion, paso 1, paso 2, paso 3, paso 4, paso 5, paso 6, paso 7,
    paso 8, paso a paso, pasos, pasos a seguir, pasos de la receta, pasos de preparacion, preparacion, preparacion de la masa,
    preparacion de la receta, preparacion de la salsa, preparacion del relleno, preparacion paso a paso, preparacion
    tradicional, preparamos la masa, primer paso, procedimiento, proceso, realizacion, receta paso a paso, segundo paso,
    tecnica, tecnica de, tercer paso, vamos a ello, vamos alla
  `,
  ingredients: `
    cantidades ingredientes, despensa, ingrediente principal, ingredientes, ingredientes de la receta, ingredientes necesarios,
    ingredientes para, ingredientes para el relleno, ingredientes para la masa, ingredientes para la salsa, ingredientes
    principales, ingredientes y cantidades, insumos, la compra, lista de compra, lista de compras, lista de ingredientes, lista
    de la compra, lista del super, lo que necesitamos, lo que necesitas, los ingredientes, los ingredientes son, material,
    materiales, necesitamos para, necesitaras, necesitaras para, necesitaremos, necesitas, productos, que necesitamos, que
    necesitas, que vas a necesitar, se necesita, vamos a necesitar, vas a necesitar
  `,
  breaded: `
    a la maryland, a la milanesa, a la vienesa, a la villeroy, apanada, apanadas, apanadita, apanaditas, apanadito, apanaditos,
    apanado, apanados, empanada, empanadas, empanadito, empanado, empanados, empanisada, empanisadas, empanisado, empanisados,
    empanizada, empanizadas, empanizadita, empanizaditas, empanizadito, empanizaditos, empanizado, empanizados, enpanada,
    enpanadas, enpanado, enpanados, enpanizada, enpanizadas, enpanizado, enpanizados, milaneseada, milaneseado, panada, panadas,
    panado, panados, preempanada, preempanadas, preempanado, preempanados, supremas maryland, tipo milanesa
  `,
  battered: `
    a la orly, a la romana, albardada, albardadas, albardado, albardados, arrebozada, arrebozadas, arrebozado, arrebozados,
    capeada, capeadas, capeadito, capeaditos, capeado, capeados, con gabardina, en gabardina, en orly, en tempura, gabardina,
    lampreada, lampreadas, lampreado, lampreados, orli, orly, prerrebozada, prerrebozadas, prerrebozado, prerrebozados,
    rebosada, rebosadas, rebosado, rebosados, rebozada, rebozadas, rebozadita, rebozaditas, rebozadito, rebozaditos, rebozado,
    rebozados, revosada, revosadas, revosado, revosados, revozada, revozadas, revozado, revozados, tempura, tempurizada,
    tempurizadas, tempurizado, tempurizados
  `,
  floured: `
    a la andaluza, a la molinera, enharinada, enharinadas, enharinadita, enharinaditas, enharinadito, enharinaditos, enharinado,
    enharinados, harinada, harinadas, harinado, harinados, ligeramente enharinada, ligeramente enharinadas, ligeramente
    enharinado, ligeramente enharinados
  `,
  marinated: `
    a la alfredo, a la barbacoa, a la bbq, a la diabla, a la king, a la marinada, a la vizcaina, acaramelada, acarameladas,
    acaramelado, acaramelados, achiotada, achiotadas, achiotado, achiotados, achocolatada, achocolatadas, achocolatado,
    achocolatados, aderezada, aderezadas, aderezado, aderezados, adobada, adobadas, adobadita, adobaditas, adobadito,
    adobaditos, adobado, adobados, al adobo, al graten, al mojo, al pastor, al pil pil, alfredo, alinada, alinadas, alinadita,
    alinaditas, alinadito, alinaditos, alinado, alinados, almibarada, almibaradas, almibarado, almibarados, aromatizada,
    aromatizadas, aromatizado, aromatizados, au gratin, avainillada, avainilladas, avainillado, avainillados, avinagrada,
    avinagradas, avinagrado, avinagrados, banada, banadas, banado, banados, barbacoa, barnizada, barnizadas, barnizado,
    barnizados, bbq, caramelizada, caramelizadas, caramelizado, caramelizados, chocolatada, chocolatadas, chocolatado,
    chocolatados, chocolateada, chocolateadas, chocolateado, chocolateados, condimentada, condimentadas, condimentado,
    condimentados, confitada, confitadas, confitadita, confitaditas, confitadito, confitaditos, confitado, confitados, curtida,
    curtidas, curtido, curtidos, embadurnada, embadurnadas, embadurnado, embadurnados, embebida, embebidas, embebido, embebidos,
    en adobo, en escabeche, en marinada, en mojo, en pebre, en salsa, encebollada, encebolladas, encebollado, encebollados,
    enchilada, enchiladas, enchilado, enchilados, encurtida, encurtidas, encurtido, enmelada, enmeladas, enmelado, enmelados,
    enriquecida, enriquecidas, enriquecido, enriquecidos, ensalsada, ensalsadas, ensalsado, ensalsados, entomatada, entomatadas,
    entomatado, entomatados, escabechada, escabechadas, escabechado, escabechados, escarchada, escarchadas, escarchado,
    escarchados, especiada, especiadas, especiado, especiados, flambeada, flambeadas, flambeado, flambeados, flameada,
    flameadas, flameado, flameados, garrapinada, garrapinado, garrapinados, glaseada, glaseadas, glaseadita, glaseaditas,
    glaseadito, glaseaditos, glaseado, glaseados, gratinada, gratinadas, gratinado, gratinados, lacada, lacadas, lacado,
    lacados, laqueada, laqueadas, laqueado, laqueados, macerada, maceradas, macerado, macerados, marinada, marinadas, marinado,
    marinados, napada, napadas, napado, napados, preadobada, preadobadas, preadobado, preadobados, prealinada, prealinadas,
    prealinado, prealinados, precondimentada, precondimentadas, precondimentado, precondimentados, premarinada, premarinadas,
    premarinado, premarinados, preparada, preparadas, preparado, preparados, presazonada, presazonadas, presazonado,
    presazonados, saborizada, saborizadas, saborizado, saborizados, salseada, salseadas, salseado, salseados, satay, sazonada,
    sazonadas, sazonado, sazonados, tandoori, teriyaki, tikka, trufada, trufadas, trufado, trufados
  `,
  filled: `
    con el relleno, con relleno, embutido de, en relleno, ensanduchada, ensanduchado, farsa, farsada, farsadas, farsado,
    farsados, mechada con, mechadas con, mechado con, mechados con, rellena, rellenada, rellenadas, rellenado, rellenados,
    rellenas, rellenita, rellenitas, rellenito, rellenitos, relleno, rellenos
  `,
  negator: `
    apta para alergicos a, apta para alergicos al, apta para intolerantes a, apta para intolerantes al, apto para alergicos a,
    apto para alergicos al, apto para intolerantes a, apto para intolerantes al, aptos para alergicos a, aptos para intolerantes
    a, ausencia de, carente de, carentes de, desprovista de, desprovisto de, en reemplazo de, en sustitucion de, excepto,
    excluir, excluya, excluye, excluyendo, exenta de, exentas de, exento de, exentos de, libre de, libres de, nada de, ni, no,
    no agregar, no agregues, no anadas, no anadir, no contiene, no contienen, no incluye, no incluyen, no lleva, no llevan, no
    poner, no pongas, no tiene, no tienen, no usar, no use, no uses, no utilizar, omita, omite, omitiendo, omitimos, omitir,
    omito, prescinda de, prescinde de, prescindir de, que no contenga, que no contengan, que no lleve, que no lleven, que no
    tenga, que no tengan, salvo, sin, sin adicion de, sin agregar, sin anadir, sin contener, sin incluir, sin nada de, sin
    poner, sin presencia de, sin rastro de, sin trazas de, sin usar, sin utilizar, suprima, suprime, suprimir
  `,
  negatorBehind: `
    ausente, ausentes, excluida, excluidas, excluido, excluidos, free, omitida, omitidas, omitido, omitidos
  `,
  plant: `
    100 por ciento vegano, 100 vegan, 100 vegana, 100 veganas, 100 vegano, 100 veganos, a base de plantas, alternativa vegana,
    apta para vegano, apta para veganos, apta vegana, aptas para veganos, apto para vegano, apto para veganos, apto vegano, apto
    veganos, aptos para veganos, basada en plantas, basadas en plantas, basado en plantas, basados en plantas, estrictamente
    vegetariana, estrictamente vegetariano, hecha de plantas, hecho con plantas, libre de ingredientes animales, libre de origen
    animal, opcion vegana, plant based, sin ingredientes animales, sin ingredientes de origen animal, sin origen animal, sin
    productos animales, tipo vegano, vegan, vegana, vegana certificada, veganas, veganizada, veganizadas, veganizado,
    veganizados, vegano, vegano certificado, veganos, vegans, vegetariana estricta, vegetariano estricto, version vegana
  `,
  vegetarian: `
    alternativa vegetariana, apta para vegetarianos, apta vegetariana, aptas para vegetarianos, apto para vegetarianos, apto
    vegetariano, apto vegetarianos, aptos para vegetarianos, con cuajo microbiano, con cuajo vegetal, cuajo microbiano, cuajo
    vegetal, de cuajo vegetal, lactovegetariana, lactovegetarianas, lactovegetariano, lactovegetarianos, opcion vegetariana, ovo
    lacto vegetariana, ovo lacto vegetariano, ovolacteovegetariano, ovolactovegetariana, ovolactovegetarianas,
    ovolactovegetariano, ovolactovegetarianos, ovovegetariana, ovovegetarianas, ovovegetariano, ovovegetarianos, vegetarian,
    vegetariana, vegetarianas, vegetariano, vegetarianos, veggie, veggies, veggy, vegi, version vegetariana
  `,
  example: `
    a modo de ejemplo, al estilo de, asi como el, bien sea, como, como el, como la, como las, como los, como por ejemplo, como
    puede ser, como pueden ser, como ser, de tipo, del estilo, del estilo de, del tipo, digamos, e g, eg, ej, ejem, ejemplo,
    ejemplos, en lugar de, en su lugar, en vez de, entre otras, entre otros, estilo tipo, i e, p e, p ej, parecida a, parecidas
    a, parecido a, parecidos a, pongamos, por decir, por ej, por ejemplo, semejante a, similar a, similares a, tal como, tales
    como, tipo, x ej, xej, ya sea, ya sean
  `,
  contains: `
    a base de, a partir de, alergeno, alergenos, alergenos contiene, composicion, compuesta de, compuesta por, compuestas por,
    compuesto de, compuesto por, compuestos de, compuestos por, con contenido de, con contenido en, contener, contenga,
    contengan, contenido, contenidos, conteniendo, contiene, contiene alergenos, contienen, elaborada a partir de, elaborada
    con, elaboradas con, elaborado a base de, elaborado a partir de, elaborado con, elaborados con, enriquecida con,
    enriquecidas con, enriquecido con, enriquecidos con, fabricada con, fabricado con, formada por, formadas por, formado por,
    formados por, hecha a base de, hecha con, hecha de, hechas con, hechas de, hecho a base de, hecho con, hecho de, hechos con,
    hechos de, incluida, incluidas, incluido, incluidos, incluya, incluye, incluyen, incluyendo, informacion de alergenos,
    lleva, llevan, llevando, lleve, lleven, no apta para alergicos a, no apta para celiacos, no apta para intolerantes a, no
    apto para alergicos a, no apto para alergicos al, no apto para celiacos, no apto para intolerantes a, no apto para
    intolerantes al, no apto para veganos, no apto para vegetarianos, no aptos para alergicos a, preparada con, preparadas con,
    preparado con, preparados con, que contenga, que contiene, que contienen, que incluye, que lleva, que llevan, que lleve,
    rica en, rico en
  `,
  mayContain: `
    con trazas de, contaminacion cruzada, contiene trazas, contiene trazas de, elaborado en equipos que procesan, elaborado en
    instalaciones donde, elaborado en instalaciones que procesan, elaborado en un lugar donde se, elaborado en una fabrica donde
    se usa, elaborado en una fabrica que procesa, en lineas donde se procesa, fabricado en instalaciones donde se manipula,
    fabricado en instalaciones que procesan, instalaciones, manipula, manipulan, podria contener, podria contener trazas de,
    podrian contener, posible contaminacion cruzada, posible presencia de, posibles trazas, posibles trazas de, procesa tambien,
    procesado en instalaciones que, procesan tambien, producido en instalaciones que, puede contener, puede contener cantidades
    minimas de, puede contener pequenas cantidades de, puede contener rastros de, puede contener trazas, puede contener trazas
    de, puede contener vestigios de, puede incluir, puede llevar, puede presentar trazas de, puede tener trazas de, pueden
    contener, pueden contener trazas, pueden contener trazas de, rastros de, traza, traza de, trazas, trazas de, vestigios de
  `,
  with: `
    a la salsa de, acompanada con, acompanada de, acompanadas con, acompanadas de, acompanado con, acompanado de, acompanado
    por, acompanados con, acompanados de, acompanar con, acompanar de, ademas de, aderezada con, aderezado con, adobada con,
    adobadas con, adobado con, adobados con, adornada con, adornadas con, adornado con, adornados con, agregada, agregadas,
    agregado, agregados, agregando, alinada con, alinado con, anadida, anadidas, anadido, anadidos, aparte de, aromatizada a,
    aromatizada con, aromatizado a, aromatizado con, asada con, asado con, asados con, asi como, banada con, banada en, banadas
    en, banado con, banado de, banado en, banados con, banados en, barnizado con, batido en, cocida con, cocida en, cocidas con,
    cocidas en, cocido con, cocido en, cocidos con, cocidos en, cocinada con, cocinada en, cocinado con, cocinado en, cocinados
    en, combinada con, combinado con, con, con algo de, con anadido de, con crema de, con pedazos de, con sabor, con sabor a,
    con salsa, con salsa de, con trocitos de, con trozos de, con un chorrito de, con un chorro de, con un poco de, con un toque
    de, con una pizca de, condimentada con, condimentado con, conservada en, conservadas en, conservado en, conservados en,
    coronada con, coronado con, coronado de, coronados con, cortada en, cortadas en, cortado en, cortados en, cubierta con,
    cubierta de, cubiertas con, cubiertas de, cubierto con, cubierto de, cubierto por, cubiertos con, cubiertos de, cubrir con,
    de venta en, decorada con, decoradas con, decorado con, decorados con, decorar con, desleida en, desleido en, diluida en,
    diluido en, disponible en, disponibles en, disuelta en, disueltas en, disuelto en, disueltos en, dorada en, doradas en,
    dorado en, dorados en, embebido en, embebidos en, empanada con, empanadas con, empanado con, empanados con, empanizada con,
    empanizado con, empapada en, empapadas en, empapado en, empapados en, en, en crema de, en salsa de, en su salsa, engrasada
    con, engrasado con, enrollada en, enrollado en, enrollados en, envuelta en, envueltas en, envuelto en, envueltos en,
    espolvoreada con, espolvoreadas con, espolvoreado con, espolvoreado de, espolvoreados con, espolvorear con, forrada con,
    forrado con, frita en, fritas en, frito con, frito en, fritos con, fritos en, glaseada con, glaseado con, gratinada con,
    gratinadas con, gratinado con, gratinados con, guisado con, hervida en, hervido con, hervido en, hervidos en, hidratada en,
    hidratadas en, hidratado en, hidratados en, junto a, junto al, junto con, ligada con, ligado con, macerada en, maceradas en,
    macerado con, macerado en, macerados en, marinada con, marinada en, marinadas con, marinadas en, marinado con, marinado en,
    marinados con, marinados en, mas, mezclada con, mezcladas con, mezclado con, mezclado en, mezclados con, mojada en, mojadas
    en, mojado en, mojados en, montada con, montado con, ojo con, partido en, pasada por, pasadas por, pasado por, pasados por,
    picado en, pincelada con, pincelado con, pincelados con, pintada con, pintadas con, pintado con, pintados con, pintar con,
    pochada en, pochado en, rebozada con, rebozada en, rebozadas con, rebozadas en, rebozado con, rebozado en, rebozados con,
    rebozados en, recubierta con, recubierta de, recubiertas de, recubierto con, recubierto de, recubiertos con, recubiertos de,
    regada con, regadas con, regado con, regados con, rehogada en, rehogado con, rehogado en, rellena con, rellena de, rellenar
    con, rellenas con, rellenas de, relleno con, relleno de, rellenos con, rellenos de, remojada en, remojadas en, remojado en,
    remojados en, ricos en, rociada con, rociadas con, rociado con, rociado de, rociados con, sabor a, saborizado con, salpicada
    de, salpicado de, salpicados de, salteada con, salteadas con, salteado con, salteado en, salteados con, sazonada con,
    sazonadas con, sazonado con, sazonados con, se compra en, se consigue en, se encuentra en, se puede comprar en, se vende en,
    se venden en, servida con, servida en, servida sobre, servidas con, servido con, servido en, servido sobre, servidos con,
    servidos sobre, servir con, sobre cama de, sobre un lecho de, sobre una base de, sobre una cama de, sumado a, sumergida en,
    sumergido en, sumergidos en, unido a, untada con, untada de, untadas con, untadas de, untado con, untado de, untados con,
    untados de, untar con, y con
  `,
  everyday: `
    abanico, abeto, abogado, abrazo, abrigo, abril, abuela, abuelo, abuelos, aburrido, accidente, accion, acento, acera, acero,
    acto, actor, actriz, acuario, acuerdo, adelante, adios, admirar, aduana, adulto, aeropuerto, afeitar, afilado, afuera,
    agenda, agil, agio, agosto, agricultor, agricultora, agricultura, aguila, agujero, ahogar, ahorro, ajedrez, alameda, alarma,
    alba, albanil, album, alcalde, alcance, aldea, alegre, alegria, alejandro, alejar, alfiler, alfombra, algodon, aliado,
    aliento, alivio, alma, almacen, almena, almohada, alquiler, altar, alumna, alumno, alzar, amable, amado, amanecer, amante,
    amar, amarrar, ambicion, ambulancia, amiga, amigas, amigo, amigos, amistad, amo, amor, amplitud, ana, anciano, ancla, andar,
    anden, andres, anecdota, angel, animal, animales, animo, anoche, antena, antojo, antonio, anual, anuncio, apagar, aparecer,
    apellido, apetito, aplauso, aplicar, aplomo, apodo, aprender, apuesta, apuro, arana, arbol, arboles, arco, arder, ardilla,
    area, arena, arma, armario, armonia, arnes, arpa, arquitecto, arranque, arreglo, arrojar, arrojo, arte, articulo, artista,
    asa, asalto, ascensor, asco, aseo, asiento, asistir, asno, asombro, aspero, aspirina, astro, astuto, asunto, atajo, atasco,
    atento, atico, atleta, atraer, atras, atuendo, audaz, aula, aumento, auto, autobus, autopista, auxilio, avance, avellano,
    avenida, aventura, averia, avion, aviso, ayer, ayuda, ayudar, azada, azar, azote, azotea, azucena, azulejo, bahia, bailar,
    baile, bajar, bala, balcon, balde, ballet, balon, balsa, banca, banco, banda, bandera, bandido, banera, banista, banquero,
    bar, baraja, baranda, barberia, barbero, barca, barcelona, barco, baron, barranco, barrer, barrera, barriga, barrio, barro,
    basta, bastar, basura, batalla, bateria, bautizo, bebe, bebes, beca, belen, bella, belleza, bello, beneficio, bermuda,
    berrinche, besar, beso, biblia, biblioteca, bici, bicicleta, bigote, bilbao, billete, biombo, bisabuela, bisagra, bisonte,
    blusa, bobo, boca, boda, bodega, bofetada, bogota, boina, bolero, boletin, boli, boligrafo, bolsillo, bolso, bombero,
    bombilla, bondad, boquete, borracho, borrador, borrar, bosque, bostezo, bota, botas, boton, boveda, boxeo, boya, bravo,
    brazo, brazos, brecha, brillar, brillo, brinco, brisa, broche, broma, bronce, bruja, brujula, bruma, bucle, budista,
    bufanda, bufon, buho, buitre, bulto, buque, burbuja, burla, burro, buscar, busto, butaca, buzo, buzon, caballero, cabana,
    caber, cabina, cable, caceria, cadaver, cadena, caer, cafeteria, caida, caiman, cajero, calamidad, calao, calavera, calcar,
    calcetin, calcular, calculo, caldera, calendario, cali, callar, calle, calles, calma, calor, calvo, calzado, cama, camara,
    camarero, cambio, camello, camilla, caminar, camino, camion, camisa, camiseta, campamento, campana, campeon, campesino,
    canasto, cancela, cancion, candado, candela, candil, cangilon, canica, cantante, cantar, cantina, canto, capataz, capaz,
    capilla, capitan, capitulo, capricho, capucha, caravana, carcel, cargo, caricia, caridad, carino, carlos, carmela, carmen,
    carnaval, carnet, carpeta, carpintero, carrera, carreta, carretera, carril, carro, carta, cartel, cartera, cartero, casa,
    casado, casamiento, cascabel, cascada, caserio, casino, castigo, castillo, castor, catarro, catedral, catolico, caudal,
    causa, cautela, cazador, cebo, cebra, ceja, cejas, celda, cello, celos, cementerio, ceniza, censo, centavo, cepillo, cera,
    cerebro, cerradura, cerro, certeza, cerviz, cesped, chal, chaleco, chalet, champu, chaqueta, charco, charla, chasco,
    chavales, cheque, chimenea, chiste, chistera, chofer, choque, chupete, cicatriz, ciclista, ciego, cielo, ciencia, ciento,
    cierto, cigarra, cigarro, ciguena, cima, cine, cinta, cintura, cinturon, circo, cirujano, cisne, cita, ciudad, ciudades,
    clan, clava, clavar, clave, clavel, cliente, clima, clinica, cloro, club, cobarde, cobija, cobra, cobrar, cobre, cocear,
    coche, coches, cocinera, cocinero, cocodrilo, codigo, codo, cofre, coger, cohete, coincidir, cojin, cojo, colcha, colchon,
    colegio, colgar, colibri, colina, collar, colmena, colmillo, colonia, columna, columpio, coma, comadre, comarca, combate,
    comedor, comenzar, cometa, comico, comisaria, companero, compania, compas, comprender, conde, condena, conducir, confianza,
    confundir, congo, congreso, conquista, constante, consulta, contar, contento, contrato, copia, corazonada, corbata,
    cordillera, corneja, corneta, coro, corona, correa, correo, correr, corrida, corse, cortina, cosecha, coser, cosquilla,
    costa, costado, costumbre, costura, coz, craneo, crater, crecer, credito, creer, creible, cresta, crimen, crisis, cristal,
    cristales, cristina, cruce, crucero, cruel, cruz, cuaderno, cuadra, cuadrilla, cuarenta, cuartel, cuba, cubierta, cucaracha,
    cuello, cuenta, cuento, cuerno, cuero, cuerpo, cuervo, cuesta, cueva, culebra, culpa, cultivo, cumbre, cumplir, cunada,
    cunado, cuota, cupon, cura, curioso, curso, cuzco, dama, daniel, dano, danza, dardo, david, debate, deber, debil, decada,
    decidir, decir, dedal, defensa, delfin, delirio, demora, dentista, dentro, deporte, derecha, derecho, derrota, desafio,
    desastre, desayunar, descanso, desear, desfile, desierto, desnudo, despacho, despertar, destino, destruir, detalle, deuda,
    diablo, diadema, dialogo, diamante, diana, diario, dibujo, diciembre, dictar, diego, diferencia, digno, digo, dinero, dios,
    dique, director, disco, discurso, disfraz, disparo, distancia, divan, divino, doctor, doctora, documento, dolar, dolor,
    domingo, dominio, domino, don, dormir, dosis, dragon, drama, droga, ducha, duda, dudar, duelo, duena, duende, dueno, duque,
    durar, echarse, edad, edificio, editor, educar, efecto, eje, ejercito, elefante, elegante, elegir, elena, embajada, embudo,
    emocion, empate, empeno, empezar, empleo, empresa, encaje, encanto, enchufe, encia, encuentro, enemigo, enero, enfado,
    enfermedad, enfermera, enfermo, engano, enigma, enojo, ensayo, ensenar, entender, entierro, entrada, entrar, envidia, epoca,
    equilibrio, equipaje, error, erupcion, escalera, escalon, escandalo, escarabajo, escena, escoba, escolar, escribir,
    escritor, escritorio, escuchar, escudo, escuela, escultura, esfera, esfuerzo, esmalte, espacio, espada, espejo, espera,
    esperanza, esperar, espia, espiritu, esposa, esposo, espuela, esquina, establo, estacion, estado, estanque, estante,
    estatua, estomago, estornudo, estudiar, estudio, eterno, evento, examen, exito, explicar, explosion, extranjero, extrano,
    fabrica, fachada, faja, falda, fallo, falso, fama, familia, famoso, fango, farmacia, faro, farol, fase, fatal, fatiga,
    fauna, febrero, fecha, feliz, feria, fernando, feroz, ferrocarril, festival, ficha, fiebre, fiel, fiera, figura, fijo, fila,
    filme, finca, firma, fiscal, fisica, flecha, fleco, flota, flotar, foca, foco, fogata, folio, folleto, fontanero, forastero,
    fortuna, fosforo, foso, fotografo, francisco, frase, fraude, frecuencia, freno, frente, frescura, frontera, frotar, fuego,
    fuegos, fuga, fumar, funcion, funeral, furgoneta, furia, fusil, futbol, futuro, gaban, gabinete, gafas, gaita, gala,
    galeria, gallinero, galon, galope, gambeta, ganado, ganador, ganar, gancho, ganga, garaje, garbo, garfio, garganta, garra,
    garza, gastar, gata, gato, gatos, gaviota, gayo, gema, gemelo, gemelos, genio, gerente, gesto, gimnasio, gira, girar,
    gloria, gobierno, gol, golfo, gondola, gonzalo, gorila, gorra, gorrion, gorro, gozar, grabado, gracia, grada, grado,
    grandeza, granero, granizo, granjero, grapadora, grave, grieta, grifo, grillo, gripe, gritar, grito, grosero, grua, grupa,
    grupo, gruta, guapa, guapo, guardia, guarida, guerra, guerrero, guia, guiar, guino, guion, guitarra, gusano, habitacion,
    hablar, hacha, hada, hago, halcon, hallar, hamaca, hambre, haren, harta, harto, hebilla, helicoptero, hembra, heredero,
    herida, hermana, hermano, hermanos, heroe, herradura, herrero, hidalgo, hiedra, hiel, hiena, hierro, hija, hijas, hijo,
    hijos, himno, hipica, historia, hobby, hogar, hoguera, holgazan, hollin, hombre, hombres, hombro, honor, honra, horario,
    hormiga, hormigon, horror, hospital, hotel, hoy, hoyo, hoz, hucha, hueco, huelga, huella, huelo, huerfano, huesped, huida,
    huir, humano, humilde, humo, humor, hundir, huracan, huron, icono, idioma, idolo, iglesia, ignacio, igual, imagen, iman,
    impacto, imperio, importar, impuesto, incendio, incienso, indice, infancia, infierno, informe, ingeniero, inicio, insecto,
    insulto, invitado, iris, isabel, isla, islas, izquierda, jabalina, jabon, jabones, jactar, jadeo, jaguar, jardin, jardinero,
    jarron, jaula, javier, jefa, jefe, jeque, jersey, jesus, jinete, jirafa, jorge, jornada, joroba, jose, joya, joyas, juan,
    juana, judo, jueves, juez, jugador, jugar, juguete, juicio, julia, julio, junio, junta, jurado, justicia, juventud,
    kilometro, kimono, kiosco, koala, labio, labios, labor, laboratorio, ladrar, ladrillo, ladron, lago, lagrima, laguna,
    lampara, lana, lancha, lanza, lanzar, lapida, lapiz, lastima, latido, latigo, latin, laura, lavabo, lavadora, lavanderia,
    lavavajillas, lazo, leal, leccion, lecho, lechuza, lector, leer, legal, lejano, lejos, lema, lenta, lento, leopardo, letra,
    letrero, ley, leyenda, libro, libros, lider, liga, ligereza, lija, lijo, limite, limo, limosna, limpieza, linaje, lince,
    linda, lindo, linea, linterna, lira, lirio, liston, litera, llamar, llano, llanta, llanto, llanura, llave, llaves, llegar,
    llevar, llorar, llover, lluvia, lobo, lobos, locion, locura, lodo, logico, lograr, lola, loma, loro, loteria, loza, lucero,
    luces, lucha, luchar, lucia, lugar, luis, luisa, lujo, luna, lunar, lunes, lupa, luto, luz, madeja, madera, madero,
    madrastra, madre, madres, madrid, madriguera, madrina, madrugada, maestra, maestro, magia, magnifico, mago, mal, maldad,
    maleta, maletin, maleza, malo, mama, mana, manada, mancha, manchar, mandar, mandil, mando, manguera, mania, manija, manilla,
    maniqui, manopla, mansion, manso, manta, manuel, mapa, mapache, maquillaje, mar, maravilla, marcela, marcha, marco, marcos,
    marea, mareo, marfil, margen, marido, marinero, mario, marmol, marta, martes, martillo, marzo, mascar, mascara, mascota,
    mata, matar, matiz, matorral, matrimonio, mayo, mayoria, mecanico, medalla, medellin, medias, medica, medico, medusa,
    mejilla, melena, melodia, memoria, mendigo, mente, mentira, menton, menu, mercurio, merito, mesero, metal, metales, metro,
    mezquita, microfono, miedo, miembro, miercoles, miguel, milagro, milimetro, militar, millon, mimbre, mimo, mina, minero,
    ministro, mirada, mirar, mirlo, misa, mision, misterio, mito, mochila, moco, moda, modelo, modista, moho, mola, molestia,
    momia, monasterio, moneda, monica, monja, monje, mono, monstruo, montana, monterrey, monumento, moqueta, moral, mordaza,
    morder, morir, moro, mosaico, mosca, mosquito, mostacho, mostrador, mostrar, mota, motivo, moto, motor, mover, mozo,
    mudanza, mueble, muebles, mueca, muelle, muerte, muestra, mugre, mujer, mujeres, muleta, multa, mundo, muneca, muneco, muro,
    musa, musculo, museo, musica, musico, muslera, nacer, nadar, nadie, naipe, nariz, narrar, natalia, nave, navegar, neblina,
    necio, negocio, neumatico, nevar, nido, niebla, nieta, nieto, nina, ninas, nino, nivel, nobleza, nombre, nomina, noticia,
    novela, novia, noviembre, novio, nuca, nudillo, nuera, nueve, numero, nuria, nutria, oasis, obediente, obispo, objeto, obra,
    obrero, obvio, oceano, ochenta, octubre, oculto, odio, oeste, oferta, oficina, oficio, ofrecer, ofrenda, oido, oir, ojal,
    ola, olas, oler, olfato, olga, olimpiada, olmo, olor, olores, olvidar, olvido, ombligo, once, onda, opera, opinion, oracion,
    orbita, orden, ordenador, organillo, organo, orgullo, oro, orquesta, orquidea, oscuridad, osos, oxido, pablo, paciencia,
    paco, padre, padres, padrino, pagar, paisaje, paja, pajaro, palabra, palacio, paladar, palanca, palco, palido, palmada,
    palpar, panal, panda, pandilla, panel, panico, pantalla, pantalon, pantano, pantera, panuelo, papelera, paqueteria, parada,
    paraguas, paraiso, parar, pared, paredes, pareja, parienta, pariente, parpado, parque, parra, parrafo, parto, pasajero,
    pasaporte, pasear, paseo, pasillo, pasion, pasto, pastor, pastora, pastos, patada, patear, patin, patio, patria, patricia,
    patron, paula, pausa, paves, pavimento, pavor, payaso, paz, peaje, peaton, pecado, pecera, pedal, pedir, pedro, pegamento,
    peinar, peine, pelea, pelear, peligro, pelota, peluca, peluche, peluqueria, pena, pensar, pension, peon, percha, perder,
    pereza, periodico, permitir, perra, perro, perros, persiana, pesadilla, pesca, pescador, pesebre, pestana, petaca, petroleo,
    piano, picaporte, picaro, piedra, piedras, pijama, pila, pilar, pildora, piloto, pinar, pintarse, pintor, pintura, pionero,
    pipeta, piragua, piramide, pirata, pisa, piscina, piso, pista, pistola, piston, pito, pizarra, placer, plaga, planeta,
    plata, playa, plaza, plazo, pleito, poblacion, pobre, poder, podio, poema, poesia, poeta, polea, policia, polilla, politico,
    poltrona, polvora, pomulo, popa, portada, portal, portero, postal, poste, potro, pozo, prado, precioso, pregunta, premio,
    prenda, presa, presidente, preso, prestar, prima, primo, princesa, principe, prisa, prision, probar, problema, profesor,
    profesora, profundo, prologo, promesa, propina, prueba, pua, pub, pueblo, puente, puerta, puertas, puerto, pulga, pulgar,
    pulsera, puma, puno, pupila, pupitre, quebrar, queja, quemadura, quemo, querer, quijada, quilla, quimica, quince, quiosco,
    quirofano, rabia, racha, radar, radio, rafael, rail, ramon, rampa, rancho, rango, rapaz, rapto, raquel, raqueta, raro,
    rascacielos, rasgo, rata, ratas, raton, ratones, rayo, raza, razon, realidad, rebano, rebelde, recado, recibir, recibo,
    recodo, recreo, recuerdo, refugio, regalo, reganar, regata, regreso, reina, reino, reir, reja, relampago, relato, religion,
    remedio, remo, remolino, renta, repetir, reptil, rescate, resfriado, residencia, resina, retina, reto, retrato, retrete,
    reunion, reves, revista, rey, reyes, rezar, riada, riego, riel, rienda, rifa, rifle, rima, rina, rincon, rinoceronte, rio,
    rios, riqueza, risa, ritmo, rival, rizo, robar, roberto, roble, robo, roca, rocio, rodilla, rodrigo, rogar, rol, romeria,
    romper, ronda, ropa, ropero, rosal, rosario, rostro, rotonda, rotulo, rozar, rubor, rueca, ruido, ruina, ruleta, rumba,
    rumbo, rumor, ruptura, ruta, rutina, sabado, sabana, sabanas, saber, sabio, sable, sabueso, sacerdote, sagrado, sala,
    salario, saldo, salida, salir, salon, salta, saltar, salto, salud, saludo, salva, salvar, samba, sanar, sandalia, santa,
    santiago, santo, sapo, sara, sargento, sarro, satelite, sauna, savia, secretaria, sector, seda, sede, seguir, sello, selva,
    semaforo, semestre, senal, senda, sendero, seno, senor, senora, senores, sentar, sentir, septiembre, sequia, sergio, serie,
    sermon, serpiente, seto, sevilla, siesta, siglo, signo, silbar, silbido, silencio, silla, sillas, sillon, silueta, silvia,
    simio, sirena, sistema, sitio, soberano, sobrina, sobrino, socio, sofa, sofia, soga, sol, solapa, soldado, soledad, soltar,
    soltera, soltero, sombra, sombrero, sombrilla, sonar, soneto, sonia, sonido, sonrisa, soplar, sordo, sorpresa, sortija,
    sospecha, sotano, subir, suda, sudadera, sudor, suegra, suegro, suela, sueldo, suelo, sueno, suerte, sueter, sufrir,
    sujetador, suma, sumar, surco, surf, susana, susto, tabaco, tabique, taburete, tacon, tactica, taladro, talento, taller,
    talon, tango, tanque, tapia, tapiz, taquilla, tara, tardar, tarea, tarifa, tarima, tarjeta, tata, tatuaje, taxi, taxista,
    teatro, techo, tecla, teclado, teja, tejado, tejer, tejido, tela, telarana, tele, telefono, television, televisor, telon,
    tema, temblor, temer, temor, tempestad, templo, tendero, tenis, tenor, tension, teoria, tercero, terco, teresa, termo,
    ternura, terraza, terremoto, terreno, terror, tesoro, testigo, tez, tia, tienta, tierra, tierras, tiesto, timbre, timon,
    tina, tio, tios, tipi, tirador, tirano, tirarse, titere, titulo, tiza, tobillo, tobogan, tocador, toga, toldo, ton, tonel,
    tono, tonto, tope, topo, torbellino, torero, tormenta, tornado, tornillo, torno, torpe, torre, torrente, tortura, tos,
    toser, trabajar, trabajo, tractor, traer, trafico, tragar, trago, traje, trampa, trampolin, tranquilo, tranvia, trapecio,
    tratar, trato, travieso, trayecto, trebol, trece, tregua, tren, trenes, trenza, trepar, tribu, triciclo, trineo, trino,
    tripulante, triste, trocha, trompa, trompo, tronar, trono, tropa, tropezar, trote, trueno, tuba, tufo, tumba, tunel, tunica,
    turba, turbo, turista, turno, tutor, ubre, umbral, unicornio, uniforme, union, unir, universo, urgente, urna, urraca,
    usuario, utopia, vacacion, vacaciones, vagon, valido, valiente, valija, valla, valle, valor, vampiro, vano, vaquero, vara,
    varita, varon, vecina, vecino, vehiculo, vejez, velero, vello, velo, velocidad, vencer, venda, vendedor, vender, veneno,
    venir, venta, ventana, ventanas, ventilador, vera, verbo, verdad, verdugo, vereda, verguenza, verja, verruga, version,
    verso, vestido, vestir, veterinario, viajar, viaje, viajero, vibora, vicio, victima, victor, victoria, vida, vidrio,
    vidrios, viento, viernes, viga, vigo, vigor, villa, villana, villano, vina, vine, violin, virtud, viruela, virus, visado,
    vision, visita, visitar, vista, viuda, viudo, vivero, vivienda, vivir, volante, volar, volcan, volver, votar, voto, voz,
    vuelo, vuelta, vulgar, yate, yegua, yelmo, yerma, yerno, yeso, yoga, yugo, yunque, zafiro, zaguan, zamba, zanja, zapatero,
    zapatilla, zapato, zapatos, zaragoza, zarpa, zarpar, zocalo, zona, zoo, zorro, zueco, zumbido, zurdo
  `,
  brand: `
    7up, absolut, abuelita, actimel, activia, after eight, agrosuper, ajinomen, alacena, albo, alcampo, aldi, alpina, alpro,
    alpura, alqueria, ambrosoli, amora, antiu xixona, antonio xixona, aperol, apis, aquarius, arcor, argal, artiach, avecrem,
    babybel, bacardi, bach cupcake, bagley, baileys, barcel, barilla, bells, beyond, beyond meat, bimbo, biscoff, blancaflor,
    bledine, blevit, blue dragon, bollycao, bon bon bum, bon o bon, bonduelle, bonka, bonne maman, borges, bounty, boursin,
    bovril, bubulubu, bugles, buitoni, cacaolat, calaf, calve, campari, campofrio, canuelas, capullo, carbonell, carlos v,
    carnation, carozzi, carrefour, carretilla, casa tarradellas, casancrem, casino victoria, celusal, centauri, central lechera,
    central lechera asturiana, cerealitas, ceregumil, chedraui, cheerios, cheetos, chef sabor, chips ahoy, chocapic, choco
    krispies, choco milk, chocolate abuelita, chocolinas, chocolisto, chocoramo, chokis, cholula, chovi, chupa chups, cinzano,
    clemente jacques, coca cola, cocacola, cofler, cointreau, cola cao, colacao, colanta, colombina, colun, conguitos, coosur,
    corn flakes kelloggs, corona extra, criollitas, crisco, cruzcampo, cuca, cuetara, cusquena, danica, danone, danonino, de
    cecco, de la rosa, del fogon, del fuerte, del monte, delaviuda, dgari, dinosaurus, doctor oetker, dolmio, don vicente, don
    vittorio, dona gallina, dona pepa, donettes, donofrio, doria, doritos, dos anclas, dr oetker, ducales, dulcesol, duvalin, el
    almendro, el caserio, el pozo, elpozo, embasa, eroski, estrella damm, estrella galicia, exito colombia, fanta, fargo, fernet
    branca, ferrero, ferrero rocher, field, findus, fini, finlandia, finn crisp, flora, fontaneda, fragata, frangelico,
    frosties, fruco, galbani, gallina blanca, gamesa, gansito, garcia baquero, garofalo, gatorade, georgalos, gerble, giovanni
    rana, gloria evaporada, grand marnier, granix, grefusa, grey poupon, gullon, hacendado, haribo, havana club, havanna, haz de
    oros, heineken, heinz, helios, hellmanns, herdez, hermesetas, hero, heura, iansa, ideal nestle, ilolay, impossible, inca,
    inca kola, jack daniels, jell o, jello, jet, johnnie walker, jolca, jose cuervo, jumbo cencosud, jumex, kahlua, kaiku,
    kelloggs, kikkoman, kikos, kimbo, kinder, kiri, kit kat, kitkat, klim, knorr, koipe, koipesol, krisprolls, krissia, la bella
    easo, la campagnola, la chinata, la cocinera, la costena, la crianza, la espanola, la fallera, la fina, la lechera, la
    masia, la muneca, la serenisima, la vaca que rie, la vieja fabrica, lacasitos, laive, lala, larsa, lays, lea perrins,
    ledesma, lee kum kee, licor 43, lidl, ligeresa, lindt, lion, litoral, lotus, louit, lucchetti, luengo, m m, m ms, maggi,
    maheso, mahou, maille, malibu, malloa, mantecol, manty, marcilla, marinela, marolio, mars, martini, maseca, matarazzo,
    matutano, mccormick, mckay, mendicrim, mercadona, merengadas, milka, milkaut, milky way, milo, minsa, miraflores, modelo
    especial, molitalia, mon cheri, monster, morixe, mutti, natreen, natura, navidul, nescafe, nespresso, nesquik, nestea,
    nestle, nestum, nicolini, nocilla, noel, nomen, nucita, nutella, nutrioli, oatly, oblita, old el paso, oreo, orlando, ortiz,
    oscar mayer, otto kunz, oxo, paladini, panrico, pantera rosa, pascual, pastoret, paty, pepitos, pepsi, perrins, pescanova,
    philadelphia, phoskitos, pilsen, pinguinos, ponche caballero, postobon, potax, powerade, president, primor, pringles,
    proceli, promasa, puleva, pureza, quaker, quillayes, quilmes, raffaello, rana, red bull, revilla, ricostilla, robinson
    crusoe, rocher, rocklets, ruffles, sabritas, sahne nuss, saimaza, saltin, saltinas, san jorge, san marcos, san miguel,
    sancor, santa clara, santiveri, savora, schar, schweppes, serpis, seven up, shot, sibarita, silueta bimbo, skittles,
    smarties, smirnoff, snickers, soda field, solis, soprole, soriana, sos, special k, splenda, sprite, starlux, stevia truvia,
    sublime, suchard, super pollo, svelty, swift, tabasco mcilhenny, takis, terrabusi, tholem, tia rosa, tigreton, toblerone,
    toddy, tosta rica, tottus, tranchettes, traverso, traviata, tregar, triguisar, trolli, truvia, tucapel, tulipan, twix,
    vahine, valentina, veronica, vienissima, violife, vivesoy, walmart, wasa, watts, weetabix, wonder, wong, ybarra, yoplait,
    yosoy, zenu
  `,
}
