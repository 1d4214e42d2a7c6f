/** Spanish words of recipe lines by what they do there, with their inflections, Spain and Latin America; folded, separated by commas. */

import type { VocabularySource } from '../vocabulary.ts'

export const vocabulary: VocabularySource = {
  descriptor: `
    tipo burgos,
    0 4, 0 azucar, 0 grasa, 0 materia grasa, 00, 000, 0000, 100 cacao, 100 cacao minimo, 100 de cacao, 100 de cacao minimo, 18
    de materia grasa, 18 mg, 35 de grasa, 35 de materia grasa, 35 m g, 35 materia grasa, 35 mg, 50 cacao, 50 cacao minimo, 50 de
    cacao, 50 de cacao minimo, 52 cacao, 52 cacao minimo, 52 de cacao, 52 de cacao minimo, 54 cacao, 54 cacao minimo, 54 de
    cacao, 54 de cacao minimo, 55 cacao, 55 cacao minimo, 55 de cacao, 55 de cacao minimo, 60 cacao, 60 cacao minimo, 60 de
    cacao, 60 de cacao minimo, 64 cacao, 64 cacao minimo, 64 de cacao, 64 de cacao minimo, 65 cacao, 65 cacao minimo, 65 de
    cacao, 65 de cacao minimo, 66 cacao, 66 cacao minimo, 66 de cacao, 66 de cacao minimo, 68 cacao, 68 cacao minimo, 68 de
    cacao, 68 de cacao minimo, 70 cacao, 70 cacao minimo, 70 de cacao, 70 de cacao minimo, 72 cacao, 72 cacao minimo, 72 de
    cacao, 72 de cacao minimo, 74 cacao, 74 cacao minimo, 74 de cacao, 74 de cacao minimo, 75 cacao, 75 cacao minimo, 75 de
    cacao, 75 de cacao minimo, 80 cacao, 80 cacao minimo, 80 de cacao, 80 de cacao minimo, 85 cacao, 85 cacao minimo, 85 de
    cacao, 85 de cacao minimo, 86 cacao, 86 cacao minimo, 86 de cacao, 86 de cacao minimo, 90 cacao, 90 cacao minimo, 90 de
    cacao, 90 de cacao minimo, 99 cacao, 99 cacao minimo, 99 de cacao, 99 de cacao minimo, a elegir, a la piedra, a partir de
    100 de cacao, a partir de 50 de cacao, a partir de 52 de cacao, a partir de 54 de cacao, a partir de 55 de cacao, a partir
    de 60 de cacao, a partir de 64 de cacao, a partir de 65 de cacao, a partir de 66 de cacao, a partir de 68 de cacao, a partir
    de 70 de cacao, a partir de 72 de cacao, a partir de 74 de cacao, a partir de 75 de cacao, a partir de 80 de cacao, a partir
    de 85 de cacao, a partir de 86 de cacao, a partir de 90 de cacao, a partir de 99 de cacao, achatada, achatadas, achatado,
    achatados, acida, acidas, acido, acidos, activa, activas, activo, activos, adecuada, adecuadas, adecuado, adecuados,
    africana, africanas, africano, africanos, agria, agrias, agricultura ecologica, agrio, agrios, aguanosa, aguanoso, aireada,
    aireado, ajena, ajenas, ajeno, ajenos, al 100, al 100 de cacao, al 35, al 35 mg, al 50, al 50 cacao, al 50 de cacao, al 52,
    al 52 de cacao, al 54, al 54 de cacao, al 55, al 55 de cacao, al 60, al 60 cacao, al 60 de cacao, al 64, al 64 de cacao, al
    65, al 65 de cacao, al 66, al 66 de cacao, al 68, al 68 de cacao, al 70, al 70 cacao, al 70 de cacao, al 72, al 72 cacao, al
    72 de cacao, al 74, al 74 de cacao, al 75, al 75 cacao, al 75 de cacao, al 80, al 80 cacao, al 80 de cacao, al 85, al 85
    cacao, al 85 de cacao, al 86, al 86 de cacao, al 90, al 90 de cacao, al 99, al 99 de cacao, al clima, al menos 100 de cacao,
    al menos 50 de cacao, al menos 52 de cacao, al menos 54 de cacao, al menos 55 de cacao, al menos 60 de cacao, al menos 64 de
    cacao, al menos 65 de cacao, al menos 66 de cacao, al menos 68 de cacao, al menos 70 de cacao, al menos 72 de cacao, al
    menos 74 de cacao, al menos 75 de cacao, al menos 80 de cacao, al menos 85 de cacao, al menos 86 de cacao, al menos 90 de
    cacao, al menos 99 de cacao, alargada, alargadas, alargado, alargados, aleman, alemana, alemanas, alemanes, alta, alta en
    grasa, altas, alternativa, alternativo, alto, alto en grasa, alto tenor graso, altos, amarga, amargas, amargo, amarilla,
    amarillas, amarillita, amarillitas, amarillito, amarillitos, amarillo, amarillos, americano, americanos, amplia, amplias,
    amplio, amplios, anaranjada, anaranjadas, anaranjado, anaranjados, ancha, anchas, anchito, andaluces, andaluz, andina,
    andinas, andino, andinos, aneja, anejas, anejita, anejitas, anejito, anejitos, anejo, anejos, antigua, antiguas, antiguo,
    antiguos, antioquena, antioquenas, antioqueno, antioquenos, apetitosa, apetitosas, apetitoso, apetitosos, aplanadita,
    aplanaditas, aplanadito, aplanaditos, aplastadita, aplastaditas, aplastadito, aplastaditos, apretadita, apretaditas,
    apretadito, apretaditos, apta, apta para, apta para celiacos, aptas, aptas para, apto, apto para, apto para celiacos, aptos,
    aptos para, arabe, arabes, aragones, aragonesa, aragonesas, aragoneses, arbequina, arequipena, arequipenas, arequipeno,
    arequipenos, argentina, argentinas, argentino, argentinos, aromatica, aromaticas, aromatico, aromaticos, artesana,
    artesanal, artesanales, artesanalmente, artesanas, artesano, artesanos, asiatica, asiaticas, asiatico, asiaticos, asturiana,
    asturianas, asturiano, asturianos, aterciopelada, aterciopeladas, aterciopelado, aterciopelados, atlantica, atlanticas,
    atlantico, atlanticos, austriaca, austriaco, autentica, autenticas, autentico, autenticos, autoctona, autoctonas, autoctono,
    autoctonos, azucarada, azucaradas, azucarado, azucarados, azul, azules, baby, baja, baja en azucar, baja en calorias, baja
    en grasa, baja en grasas, baja en sal, baja en sodio, bajas, bajas en calorias, bajas en grasa, bajas en sal, bajas en
    sodio, bajo, bajo en azucar, bajo en calorias, bajo en grasa, bajo en grasas, bajo en sal, bajo en sodio, bajos, bajos en
    calorias, bajos en grasa, bajos en sal, bajos en sodio, balear, barata, baratas, barato, baratos, basica, basicas, basico,
    basicos, beige, belga, belgas, bicolor, bien activa, bien activo, bien carnosa, bien carnosas, bien carnoso, bien carnosos,
    bien carnuda, bien carnudas, bien carnudo, bien carnudos, bien dulce, bien dulces, bien finita, bien finitas, bien finito,
    bien finitos, bien jugosa, bien jugosas, bien jugoso, bien jugosos, bien picadita, bien picaditas, bien picadito, bien
    picaditos, bio, biologica, biologicas, biologico, biologicos, blanca, blancas, blanco, blancos, blanda, blandas, blandengue,
    blandita, blanditas, blandito, blanditos, blando, blandos, blanducha, blanduchas, blanducho, blanduchos, blanquecina,
    blanquecinas, blanquecino, blanquecinos, blanquilla, blanquillas, blanquita, blanquitas, blanquito, blanquitos, boliviana,
    bolivianas, boliviano, bolivianos, bonita, bonitas, brasilena, brasilenas, brasileno, brasilenos, brut, buen, buena, buenas,
    buenisima, buenisimas, buenisimo, buenisimos, bueno, buenos, cabezon, cabezona, cabezonas, cabezones, calida, calidad,
    calidas, calido, calidos, calientes, californiana, californiano, cambray, camperas, camperos, campo, canadiense,
    canadienses, canaria, canarias, canario, canarios, canchan, cantabra, cantabras, cantabrica, cantabricas, cantabrico,
    cantabricos, cantabro, cantabros, cara, caras, carbonatada, carbonatado, caribena, caribenas, caribeno, caribenos, carne
    firme, carnosa, carnosas, carnosita, carnositas, carnosito, carnositos, carnoso, carnosos, carnuda, carnudas, carnudo,
    carnudos, caro, caros, casera, caseras, casero, caseros, casi congelada, casi congelado, casi fria, casi frio, casi liquida,
    casi liquido, casi madura, casi maduras, casi maduro, casi maduros, casi negras, casi negro, casi negros, casi seco, casi
    verde, casi verdes, castellana, castellanas, castellano, castellanos, central, centrales, cero, cero azucar, cero por
    ciento, cerrada, cerradas, cerrado, cerrados, certificada, certificadas, certificado, certificados, chilena, chilenas,
    chileno, chilenos, chonta, chontas, chonto, chontos, clarificada, clarificadas, clarificado, clarificados, claro, claros,
    clasica, clasicas, clasico, clasicos, clasificada, clasificadas, clasificado, clasificados, colombiana, colombianas,
    colombiano, colombianos, color, color naranja, colorada, coloradas, colorado, colorados, colores, colorida, coloridas,
    colorido, coloridos, combinada, combinadas, combinado, combinados, comercial, comerciales, comestible, comestibles,
    compacta, compactas, compacto, compactos, completa, completas, completo, completos, comprada, compradas, comprado,
    comprados, comun, comunes, con 100 cacao, con 100 de cacao, con 35 de grasa, con 35 de materia grasa, con 50 cacao, con 50
    de cacao, con 52 cacao, con 52 de cacao, con 54 cacao, con 54 de cacao, con 55 cacao, con 55 de cacao, con 60 cacao, con 60
    de cacao, con 64 cacao, con 64 de cacao, con 65 cacao, con 65 de cacao, con 66 cacao, con 66 de cacao, con 68 cacao, con 68
    de cacao, con 70 cacao, con 70 de cacao, con 72 cacao, con 72 de cacao, con 74 cacao, con 74 de cacao, con 75 cacao, con 75
    de cacao, con 80 cacao, con 80 de cacao, con 85 cacao, con 85 de cacao, con 86 cacao, con 86 de cacao, con 90 cacao, con 90
    de cacao, con 99 cacao, con 99 de cacao, con al menos 100 de cacao, con al menos 50 de cacao, con al menos 52 de cacao, con
    al menos 54 de cacao, con al menos 55 de cacao, con al menos 60 de cacao, con al menos 64 de cacao, con al menos 65 de
    cacao, con al menos 66 de cacao, con al menos 68 de cacao, con al menos 70 de cacao, con al menos 72 de cacao, con al menos
    74 de cacao, con al menos 75 de cacao, con al menos 80 de cacao, con al menos 85 de cacao, con al menos 86 de cacao, con al
    menos 90 de cacao, con al menos 99 de cacao, con burbujas, con denominacion de origen, con forma de, con gas, con gordito,
    con la piel brillante, con la piel lisa, con la piel negra, con la piel ya negra, con manchas negras, con manchitas negras,
    con minimo 100 de cacao, con minimo 50 de cacao, con minimo 52 de cacao, con minimo 54 de cacao, con minimo 55 de cacao, con
    minimo 60 de cacao, con minimo 64 de cacao, con minimo 65 de cacao, con minimo 66 de cacao, con minimo 68 de cacao, con
    minimo 70 de cacao, con minimo 72 de cacao, con minimo 74 de cacao, con minimo 75 de cacao, con minimo 80 de cacao, con
    minimo 85 de cacao, con minimo 86 de cacao, con minimo 90 de cacao, con minimo 99 de cacao, con poca sal, con poco nervio,
    con pulpa, con puntas, con puntitos negros, con sal, con su gordito, con un 100 de cacao, con un 35 de materia grasa, con un
    50 cacao, con un 50 de cacao, con un 52 de cacao, con un 54 de cacao, con un 55 de cacao, con un 60 cacao, con un 60 de
    cacao, con un 64 de cacao, con un 65 de cacao, con un 66 de cacao, con un 68 de cacao, con un 70 cacao, con un 70 de cacao,
    con un 72 cacao, con un 72 de cacao, con un 74 de cacao, con un 75 cacao, con un 75 de cacao, con un 80 cacao, con un 80 de
    cacao, con un 85 cacao, con un 85 de cacao, con un 86 de cacao, con un 90 de cacao, con un 99 de cacao, concentrada,
    concentradas, concentrado, concentrados, congelable, conocida, conocidas, conocido, conocidos, cordobes, cordobesa,
    cornicabra, corral, corriente, corrientes, cortada lo mas fina posible, cortado lo mas fino posible, corto, cortos,
    costarricense, costena, costenas, costeno, costenos, crespa, crespas, crespo, crespos, criada, criada en libertad, criadas,
    criadas en libertad, criadas en suelo, criado, criado en libertad, criados, criados en libertad, crianza, criolla, criollas,
    criollo, criollos, cristalizada, cristalizadas, cristalizado, cristalizados, cuadrada, cuadradas, cuadrado, cuadrados,
    cuanto mas dulce mejor, cuanto mas fina mejor, cuanto mas finas mejor, cuanto mas fino mejor, cuanto mas finos mejor, cuanto
    mas fresca mejor, cuanto mas frescas mejor, cuanto mas fresco mejor, cuanto mas frescos mejor, cuanto mas fria mejor, cuanto
    mas frio mejor, cuanto mas gordo mejor, cuanto mas gordos mejor, cuanto mas grande mejor, cuanto mas grandes mejor, cuanto
    mas madura mejor, cuanto mas maduras mejor, cuanto mas maduro mejor, cuanto mas maduros mejor, cuanto mas mejor, cuanto mas
    negro mejor, cuanto mas pequena mejor, cuanto mas pequeno mejor, cuanto mas pequenos mejor, cuanto mas rojo mejor, cuanto
    mas rojos mejor, cuanto mas tierna mejor, cuanto mas tiernas mejor, cuanto mas tierno mejor, cuanto mas tiernos mejor,
    cuantos mas mejor, cuatro ceros, cultivada, cultivadas, cultivado, cultivados, curada, curadas, curado, curados, curva,
    curvas, curvo, curvos, d o, d o p, de acuicultura, de agricultura ecologica, de agua dulce, de agua salada, de anzuelo, de
    aragon, de arbol, de asturias, de avila, de ayer, de azapa, de bellota, de buen sabor, de buena calidad, de calanda, de
    calidad, de california, de carne blanca, de carne firme, de casa, de cebo, de china, de coccion lenta, de compra, de
    consistencia cremosita, de consistencia espesa, de consistencia firme, de consistencia suave, de corcega, de cordoba, de
    corteza dura, de cualquier clase, de cualquier color, de cualquier marca, de cualquier tipo, de cualquier variedad, de
    cultivo biologico, de cultivo ecologico, de dos dias, de esas con manchitas negras, de estero, de extremadura, de fuerza, de
    galicia, de gallina feliz, de gallinas camperas, de gallinas felices, de gallinas libres, de gran fuerza, de grano medio, de
    grecia, de guarda, de guerrero, de guia, de guijuelo, de hace dos dias, de hoja lisa, de holanda, de hoy, de huelva, de
    huerta, de importacion, de invierno, de iran, de jaen, de japon, de jardin, de jugo, de la abuela, de la amarilla, de la
    blanca, de la blanda, de la buena, de la chica, de la dura, de la espesa, de la firme, de la fuerte, de la grande, de la
    huerta, de la larga, de la mejor calidad, de la mejor calidad posible, de la morada, de la que es quebradiza, de la que mas
    os guste, de la que mas te guste, de la que viene en sobre, de la region, de la roja, de la tierra, de la vera, de la verde,
    de la zona, de las blanditas, de las buenas, de las chicas, de las dulces, de las finas, de las gordas, de las grandes, de
    las pequenas, de las que mas te gusten, de las que no pican, de las que pican, de libre pastoreo, de lodosa, de los
    blanditos, de los buenos, de los chicos, de los dulces, de los finos, de los gordos, de los grandes, de los pequenos, de los
    que mas te gusten, de los que no amargan, de los que no pican, de los que pican, de malaga, de mar, de marca, de marruecos,
    de materia grasa, de media fuerza, de mesa, de michoacan, de miga, de miga densa, de miga prieta, de montana, de mucho
    sabor, de murcia, de muy buena calidad, de otono, de pastoreo, de piedra, de piel sin tratar, de piscifactoria, de prensado
    en frio, de primavera, de primera, de primera calidad, de primera presion en frio, de primerisima calidad, de produccion
    ecologica, de provenza, de puebla, de repostero, de rio, de roca, de ronda, de sabor dulce, de sabor fuerte, de sabor
    intenso, de sabor neutro, de sabor no muy fuerte, de sabor no muy intenso, de sabor suave, de santander, de sevilla, de
    sicilia, de su agrado, de suiza, de tailandia, de temporada, de teruel, de toda la vida, de trevelez, de tu agrado, de
    tudela, de turquia, de uso general, de valencia, de veracruz, de verano, de vina, de zumo, decorativa, decorativas,
    decorativo, decorativos, del amarillo, del blanco, del blando, del bueno, del chico, del color que prefieras, del color que
    quieras, del color que sea, del duro, del espeso, del firme, del grande, del huerto, del largo, del morado, del n 2, del
    norte, del numero, del numero 0, del numero 1, del numero 2, del numero 3, del que mas les guste, del que mas nos guste, del
    que mas os guste, del que mas te guste, del que te guste, del rojo, del sur, del tipo que mas te guste, del tipo que
    prefieras, del tipo que quieras, del tipo que sea, del verde, delgada, delgadas, delgadisima, delgadisimo, delgadita,
    delgaditas, delgadito, delgaditos, delgado, delgados, deliciosa, deliciosas, delicioso, deliciosos, denominacion de origen,
    densa, densas, denso, densos, desalcoholizada, desalcoholizadas, desalcoholizado, desalcoholizados, descafeinada,
    descafeinadas, descafeinado, descafeinados, descremada, descremadas, descremado, descremados, deshebrable, deslactosada,
    deslactosadas, deslactosado, deslactosados, desmenuzable, desmontable, desnatada, desnatadas, desnatado, desnatados,
    desteinada, desteinadas, desteinado, desteinados, diet, diferente, diferentes, distinta, distintas, distinto, distintos,
    diversa, diversas, diverso, diversos, doble cero, dobles, dop, dulce y madura, dulce y maduro, dulcecito, dulces y maduras,
    dulces y maduros, dura, duras, durita, duritas, durito, duritos, duro, duros, eco, ecologica, ecologicas, ecologico,
    ecologicos, economica, economicas, economico, economicos, ecuatoriana, ecuatorianas, ecuatoriano, ecuatorianos, edulcorada,
    edulcoradas, edulcorado, edulcorados, egipcia, egipcio, el justo, el que admita, el que encuentres, el que haga falta, el
    que mas les guste, el que mas os guste, el que mas te guste, el que prefieras, el que quieras, el que tenga en casa, el que
    tengais, el que tengamos en casa, el que tengan, el que tengas, el que tengas en casa, en aerosol, en flor, en forma de, en
    gel, en gotas, en granitos, en grano, en grano entero, en granos, en libertad, en mata, en molino de piedra, en pasta, en
    racimo, en rama, en sazon, en spray, en su punto de madurez, endulzada, endulzadas, endulzado, endulzados, entera, enteras,
    enterita, enteritas, enterito, enteritos, entero, enteros, entrefina, entrefinas, entrefino, entrefinos, equivalente,
    equivalentes, escandinava, escandinavo, escoces, escocesa, escocesas, escoceses, escogidita, escogiditas, escogidito,
    escogiditos, espanol, espanoles, especial, especiales, especialita, especialitas, especialito, especialitos, espesa,
    espesas, espesita, espesitas, espesito, espesitos, espeso, espesos, esponjosa, esponjosas, esponjoso, esponjosos,
    estacional, estadounidense, estandar, estandarizada, estandarizadas, estandarizado, estandarizados, esterilizada,
    esterilizadas, esterilizado, esterilizados, estilo, estilo repostero, estrecha, estrechas, estrecho, estrechos, europea,
    europeas, europeo, europeos, exacta, exactas, exacto, exactos, excelente, excelentes, expandida, expandidas, expandido,
    expandidos, extra, extrafina, extrafinas, extrafino, extrafinos, extrafirme, extrafirmes, extrapura, extrapuras, extrapuro,
    extrapuros, extraseca, extrasecas, extraseco, extrasecos, extravieja, extraviejas, extraviejo, extraviejos, extravirgen,
    extremena, extremenas, extremeno, extremenos, favorita, favoritas, favorito, favoritos, fermentada, fermentadas, fermentado,
    fermentados, fibrosa, fibrosas, fibroso, fibrosos, fina, finas, finas finas, fino, finos, firme, firmes, flaca, flacas,
    flaco, flacos, flaquita, flaquitas, flaquito, flaquitos, fluida, fluido, fluorada, fluoradas, fluorado, fluorados, forma,
    formas, fortisimo, frances, franceses, free range, fria, frias, frio, frios, frondosa, frondosas, frondoso, frondosos,
    fuerte, fuertes, fuji, fundente, fundentes, fundible, fundibles, gallega, gallegas, gallego, gallegos, gasificada,
    gasificado, gel, genuina, genuinas, genuino, genuinos, germinada, germinadas, germinado, glacial, golden, gorda, gordas,
    gordita, gorditas, gordito, gorditos, gordo, gordos, gourmet, granate, graneada, graneado, granja, granny, granny smith,
    grano medio, granulada, granuladas, granulado, granulados, granulosa, granulosas, granuloso, granulosos, griega, griegas,
    griego, griegos, gris, grises, gruesita, gruesitas, gruesito, gruesitos, halal, hass, hecha en casa, hechas en casa, hecho
    en casa, hechos en casa, helada, heladas, hidrolizada, hidrolizadas, hidrolizado, hidrolizados, himalaya, hipoalergenico,
    hoja lisa, hojiblanca, holandes, holandeses, huayro, hungara, hungaras, hungaro, hungaros, iberica, ibericas, iberico,
    ibericos, igp, impalpable, impalpables, importada, importadas, importado, importados, india, indias, indio, indios,
    indonesia, indonesio, industrial, industriales, industrializada, industrializado, industrialmente, inflada, infladas,
    inflado, inflados, ingles, ingleses, inmadura, inmaduras, inmaduro, inmaduros, inodora, inodoro, insipida, insipidas,
    insipido, insipidos, instantanea, instantaneas, instantaneo, instantaneos, intacta, intactas, intacto, intactos, integral,
    integrales, intensa, intensas, intenso, intensos, internacional, irani, iraqui, israeli, italiana, italianas, italiano,
    italianos, jamaicana, jamaicanas, jamaicano, jamaicanos, joven, jovenes, jugosa, jugosas, jugosisimo, jugosita, jugositas,
    jugosito, jugositos, jugoso, jugosos, kennebec, kosher, la de granitos, la de sobre, la del cubito, la fresca, la justa, la
    que encuentres, la que haga falta, la que mas les guste, la que mas os guste, la que mas te guste, la que prefieras, la que
    quieras, la que tenga en casa, la que tengais, la que tengamos en casa, la que tengan, la que tengas, la que tengas en casa,
    la que viene en granitos, la que viene en polvo, la que viene en sobre, la que viene en sobres, la seca, larga, largas,
    largo, largos, larguita, larguitas, larguito, larguitos, las justas, las que admita, las que encuentres, las que mas te
    gusten, las que prefieras, las que quieras, las que tengais, las que tengamos en casa, las que tengan, las que tengas, las
    que tengas en casa, latinoamericana, latinoamericanas, latinoamericano, latinoamericanos, lechal, lechales, legitima,
    legitimas, legitimo, legitimos, leones, leonesa, libanes, libanesa, libanesas, libaneses, libre de jaula, libre pastoreo,
    libres de jaula, ligera, ligeras, ligerita, ligeritas, ligerito, ligeritos, ligero, ligeros, light, light en grasa, ligth,
    lila, lilas, limena, limenas, limeno, limenos, limpisima, limpisimas, limpisimo, limpisimos, liquida, liquidas, liquido,
    liquidos, liso, lisos, lista, lista para hornear, lista para usar, listas, listas para usar, listo, listo para cocinar,
    listo para comer, listo para hornear, listo para usar, listos, listos para usar, lite, liviana, livianas, liviano, livianos,
    llamada, llamadas, llamado, llamados, lo justo, lo mas delgada posible, lo mas delgadas posible, lo mas delgado posible, lo
    mas delgados posible, lo mas fina posible, lo mas finas posible, lo mas fino posible, lo mas finos posible, lo mas fresca
    posible, lo mas frescas posible, lo mas fresco posible, lo mas frescos posible, lo mas fria posible, lo mas frio posible, lo
    mas madura posible, lo mas maduro posible, lo mas maduros posible, lo mas magra posible, lo mas magro posible, lo mas menuda
    posible, lo mas menudo posible, lo mas pequena posible, lo mas pequenas posible, lo mas pequeno posible, lo mas pequenos
    posible, lo mas picada posible, lo mas picado posible, lo mas seco posible, lo que encuentres, lo que haya, lo que haya en
    casa, lo que haya en la nevera, lo que mas te guste, lo que necesite, lo que prefieras, lo que tengamos, lo que tengas en la
    nevera, local, locales, los justos, los que encuentres, los que mas te gusten, los que prefieras, los que quieras, los que
    tengais, los que tengamos en casa, los que tengan, los que tengas, los que tengas en casa, lustrosa, lustrosas, lustroso,
    lustrosos, m g, maciza, macizas, macizo, macizos, madrilena, madrilenas, madrileno, madrilenos, madura, madurada, maduradas,
    maduradita, maduraditas, maduradito, maduraditos, madurado, madurados, maduras, madurita, maduritas, madurito, maduritos,
    maduro, maduros, magra, magras, malaguena, malaguenas, malagueno, malaguenos, malaya, malayo, marca, marina, marinas,
    marino, marinos, marron, marrones, marroqui, marroquies, mas bien dulce, mat grasa, materia grasa, mediterranea,
    mediterraneas, mediterraneo, mediterraneos, mejor cuanto mas, mejores, mendocina, mendocinas, mendocino, mendocinos,
    mexicana, mexicanas, mexicano, mexicanos, mg, miga prieta, mineral, minerales, minimo 100 cacao, minimo 100 de cacao, minimo
    35 de materia grasa, minimo 35 mg, minimo 50 cacao, minimo 50 de cacao, minimo 52 cacao, minimo 52 de cacao, minimo 54
    cacao, minimo 54 de cacao, minimo 55 cacao, minimo 55 de cacao, minimo 60 cacao, minimo 60 de cacao, minimo 64 cacao, minimo
    64 de cacao, minimo 65 cacao, minimo 65 de cacao, minimo 66 cacao, minimo 66 de cacao, minimo 68 cacao, minimo 68 de cacao,
    minimo 70 cacao, minimo 70 de cacao, minimo 72 cacao, minimo 72 de cacao, minimo 74 cacao, minimo 74 de cacao, minimo 75
    cacao, minimo 75 de cacao, minimo 80 cacao, minimo 80 de cacao, minimo 85 cacao, minimo 85 de cacao, minimo 86 cacao, minimo
    86 de cacao, minimo 90 cacao, minimo 90 de cacao, minimo 99 cacao, minimo 99 de cacao, moderna, modernas, moderno, modernos,
    modificada, modificadas, modificado, modificados, molido en piedra, mona lisa, monalisa, morada, moradas, moradita,
    moraditas, moradito, moraditos, morado, morados, morena, morenas, moreno, morenos, multicolor, multicolores, multiuso,
    multiusos, murciana, murcianas, murciano, murcianos, muy activa, muy dulce, muy dulces, muy finita, muy finitas, muy finito,
    muy finitos, muy jugosa, muy jugosas, muy jugoso, muy jugosos, muy picadita, muy picaditas, muy picadito, muy picaditos,
    nacional, nacional o importado, nacionales, natural, naturales, navarra, navarras, navarro, navarros, negra, negras,
    negrita, negritas, negrito, negritos, negro, negros, nepali, neutra, neutral, neutrales, neutras, neutro, neutros,
    nicaraguense, nixtamalizada, nixtamalizadas, nixtamalizado, nixtamalizados, no muy madura, no muy maduras, no muy maduro, no
    muy maduros, no tratada, no tratadas, no tratado, no tratados, nordica, nordicas, nordico, nordicos, normal, normales,
    normalizada, normalizadas, normalizado, normalizados, nortena, nortenas, norteno, nortenos, noruega, noruegas, noruego,
    noruegos, novel, nueva, nuevas, nuevo, nuevos, oaxaquena, oaxaquenas, oaxaqueno, oaxaquenos, occidental, olorosa, olorosas,
    ondulada, onduladas, ondulado, ondulados, opaca, opaco, optima, optimo, ordinaria, ordinarias, ordinario, ordinarios,
    organica, organicas, organico, organicos, oscura, oscuras, oscuro, oscuros, ovalada, ovaladas, ovalado, ovalados, pacifica,
    pacificas, pacifico, pacificos, para todo proposito, para todo uso, para zumo, parcial, parcialmente, parda, pardas, pardo,
    pardos, parecida, parecidas, parecido, parecidos, parejita, parejitas, parejito, parejitos, parrillera, pastelero,
    pasteleros, pasteurizada, pasteurizadas, pasteurizado, pasteurizados, pastusa, pastusas, payes, payesa, payesas, payeses,
    pedrosillano, pedrosillanos, perfumada, perfumadas, perfumado, perfumados, perlada, perladas, perlado, perlados, persa,
    persas, peruana, peruanas, peruanita, peruano, peruanos, pesada, pesadas, pesado, pesados, picada lo mas fino posible,
    picadas lo mas fino posible, picado lo mas fino posible, picados lo mas fino posible, picante, picantes, picantito, picosa,
    picosas, picosita, picositas, picosito, picositos, picoso, picosos, picual, pink lady, plana, planas, plano, planos, poco
    dulce, polaca, polacas, polaco, polacos, por ciento, portugues, portuguesa, portuguesas, portugueses, potable, potables,
    precisa, precisas, preciso, precisos, preferida, preferidas, preferido, preferidos, premium, prensada en frio, prensado en
    frio, prieto, primer prensado, primera, primera presion, primera presion en frio, primeras, primero, primeros, propia,
    propias, propio, propios, provenzal, puntiaguda, puntiagudas, puntiagudo, puntiagudos, pura, puras, purificada, purificadas,
    purificado, purificados, purisima, purisimas, purisimo, purisimos, puro, puros, purpura, quebradiza, quebradizas,
    quebradizo, quebradizos, quebranta, raf, rallable, rapida, rapidas, rapido, rapidos, recien, reciente, recientes,
    recientita, recientitas, recientito, recientitos, recta, rectangular, rectangulares, rectas, recto, rectos, redonda,
    redondas, redondita, redonditas, redondito, redonditos, redondo, redondos, reducida, reducida en azucar, reducida en grasa,
    reducida en sal, reducida en sodio, reducidas, reducido, reducido en azucar, reducido en grasa, reducido en sal, reducido en
    sodio, reducidos, refinada, refinadas, refinado, refinados, regional, regionales, regular, regulares, reineta, reinetas,
    reposadita, reposaditas, reposadito, reposaditos, repostero, reposteros, rica, ricas, rico, rico en grasa, ricos, riojana,
    riojanas, riojano, riojanos, riquisima, riquisimas, riquisimo, riquisimos, rizada, rizadas, rizado, rizados, roja, rojas,
    rojita, rojitas, rojito, rojitos, rojiza, rojizas, rojizo, rojizos, rojo, rojos, roma, rosa, rosada, rosadas, rosas, royal
    gala, rubia, rubias, rustica, rusticas, rustico, rusticos, sabanera, sabaneras, sabor, sabrosa, sabrosas, sabroso, sabrosos,
    salada, saladas, saladita, saladitas, saladito, saladitos, salado, salados, saltena, saltenas, salteno, saltenos, salvaje,
    salvajes, sana, sanas, sano, sanos, sedosa, sedosas, sedoso, sedosos, segunda, segundas, segundo, segundos, seleccionada,
    seleccionadas, seleccionado, seleccionados, selecta, selectas, selecto, selectos, semi, semiamarga, semiamargas, semiamargo,
    semiamargos, semicurada, semicuradas, semicurado, semicurados, semidescremada, semidescremadas, semidescremado,
    semidescremados, semidesnatada, semidesnatadas, semidesnatado, semidesnatados, semidulce, semidulces, semidura, semiduras,
    semiduro, semiduros, semiespesa, semiespeso, semifirme, semigrasa, semigrasas, semigraso, semigrasos, semiintegral,
    semiintegrales, semimadura, semimaduras, semimaduro, semimaduros, semisalada, semisaladas, semisalado, semisalados,
    sencilla, sencillas, sencillo, sencillos, serrana, serranas, serrano, serranos, sevillana, sevillanas, sevillano,
    sevillanos, siciliana, sicilianas, siciliano, sicilianos, silvestre, silvestres, similar, similares, simple, simples, sin
    aditivos, sin antibioticos, sin azucar, sin azucar anadida, sin azucar anadido, sin azucares, sin azucares anadidos, sin
    blanquear, sin colorantes, sin conservantes, sin curar, sin desgrasar, sin edulcorar, sin encerar, sin endulzar, sin gas,
    sin grasa, sin hormonas, sin mucho nervio, sin pesticidas, sin pulpa, sin refinar, sin sabor, sin sal, sin sal anadida, sin
    tratar, sobre mata, sobremadura, sobremaduras, sobremaduro, sobremaduros, solida, solidas, solido, solidos, soluble,
    solubles, soplada, sopladas, soplado, soplados, sosa, sosas, soso, sosos, standard, suave, suave o intenso, suavecita,
    suavecito, suaves, sudamericana, sudamericanas, sudamericano, sudamericanos, sueca, suecas, sueco, suecos, suelta, sueltas,
    suelto, sueltos, superior, superiores, surena, surenas, sureno, surenos, surtida, surtidas, surtido, surtidos, sutil,
    sutiles, t 45, t 55, t 65, t 80, t110, t150, t45, t55, t65, t80, tailandes, tailandesa, tailandesas, tailandeses, tardia,
    tardias, tardio, tardios, temporada, temprana, tempranas, temprano, tempranos, tenor graso, texturizada, texturizadas,
    texturizado, texturizados, tibia, tibias, tibiecita, tibiecito, tibio, tibios, tierna, tiernas, tiernecita, tiernecitas,
    tiernecito, tiernecitos, tiernisima, tiernisimo, tiernita, tiernitas, tiernito, tiernitos, tierno, tiernos, tipica, tipicas,
    tipico, tipicos, tipo 405, tipo 45, tipo 55, tipo 550, tipo 65, tipo casero, tipo repostero, todo proposito, toledana,
    toledanas, toledano, toledanos, torcida, torcidas, torcido, torcidos, toscana, toscanas, toscano, toscanos, total, totales,
    tradicional, tradicionales, transparente, transparentes, traslucida, traslucido, tratada, tratadas, tratado, tratados, tres
    ceros, triangular, triangulares, tricolor, triple, triples, tumbay, tupida, tupido, turca, turcas, turco, turcos, ultima,
    ultimas, ultimo, ultimos, un cero, unica, unicas, unico, unicos, untable, untables, valenciana, valencianas, valenciano,
    valencianos, varia, variada, variadas, variado, variados, varias, vario, varios, vasca, vascas, vasco, vascos, venezolana,
    venezolanas, venezolano, venezolanos, verdadera, verdaderas, verdadero, verdaderos, verde, verdecita, verdecitas, verdecito,
    verdecitos, verdeo, verdes, verdosa, verdosas, verdoso, verdosos, vieja, viejas, viejita, viejitas, viejito, viejitos,
    viejo, viejos, vietnamita, vietnamitas, violeta, violetas, virgen, virgenes, viva, vivas, vivo, vivos, w 180, w 200, w 280,
    w 300, w180, w200, w280, w300, y todo, yodada, yodadas, yodado, yodados, yucateca, yucatecas, yucateco, yucatecos, yungay,
    zero, zero azucar
  `,
  preparation: `
    a bano maria, a contrapelo, a cuchillo, a desamargar, a favor de la fibra, a fuego bajo, a fuego directo, a fuego fuerte, a
    fuego lento, a fuego medio, a groso modo, a grosso modo, a la brasa, a la espalda, a la llama, a la llama de la cocina, a la
    llama del gas, a la maquina, a la olla, a la parrilla, a la plancha, a las brasas, a llama directa, a lo ancho, a mandolina,
    a mano, a maquina, a medio cocer, a medio montar, a medio punto, a navaja, a nieve, a pulso, a punto de letra, a punto de
    liston, a punto de nieve, a punto nieve, a remojar, a tijera, a tijeras, abierta, abierta en libro, abiertas, abierto,
    abierto en libro, abiertos, ablanda, ablandada, ablandadas, ablandado, ablandados, ablandando, ablandar, ablandarla,
    ablandarlas, ablandarle, ablandarlo, ablandarlos, ablande, abra, abrasada, abrasadas, abrasado, abrasados, abre, abriendo,
    abrir, acanalada, acanaladas, acanalado, acanalados, achicada, achicadas, achicado, achicados, aclarada, aclaradas,
    aclarado, aclarados, aclarando, aclarar, aclare, acomodada, acomodadas, acomodado, acomodados, acondicionada,
    acondicionadas, acondicionado, acondicionados, acremada, acremadas, acremado, acremados, activada, activadas, activado,
    activados, adelgazada, adelgazadas, adelgazado, adelgazados, afilada, afiladas, afilado, afilados, afinada, afinadas,
    afinado, afinados, aflojada, aflojadas, aflojado, aflojados, agita, agitad, agitada, agitadas, agitado, agitados, agitar,
    agitarla, agitarlas, agitarlo, agitarlos, agite, agiten, agrega, agregamos, agregar, agregaremos, agregarla, agregarlas,
    agregarle, agregarlo, agregarlos, agregue, agrietada, agrietadas, agrietado, agrietados, agujereada, agujereadas,
    agujereado, agujereados, ahondada, ahondadas, ahondado, ahondados, ahuecada, ahuecadas, ahuecado, ahuecados, ajusta,
    ajustad, ajustada, ajustadas, ajustado, ajustados, ajustando, ajustar, ajustarlo, ajuste, ajusten, al bano de maria, al bano
    maria, al bies, al chorro de agua, al chorro de agua fria, al dente, al horno, al microondas, al rescoldo, al sesgo, al
    vapor, alisada, alisadas, alisado, alisados, amarrada, amarradas, amarrado, amarrados, amasa, amasada, amasadas, amasado,
    amasados, amasando, amasar, amase, amortiguada, amortiguadas, amortiguado, amortiguados, anadamos, anadiendo, anadimos,
    anadir, anadiremos, anadirla, anadirlas, anadirlo, anadirlos, apachurrada, apachurradas, apachurrado, apachurrados, aparta,
    apartad, apartada, apartadas, apartado, apartados, apartando, apartar, aparte, apelmazada, apelmazadas, apelmazado,
    apelmazados, apenas batido, apenas batidos, apenas pasado por agua hirviendo, apenas pasados por agua hirviendo, apilada,
    apiladas, apilado, apilados, aplanada, aplanadas, aplanado, aplanados, aplanando, aplastada, aplastadas, aplastado,
    aplastados, aplastando, aplastar, aplaste, apretada, apretadas, apretado, apretados, apretando, apretujada, apretujadas,
    apretujado, apretujados, aprovechando, aprovechar, aproveche, apurada, apuradas, apurado, apurados, arrancada, arrancadas,
    arrancado, arrancados, arreglada, arregladas, arreglado, arreglados, arrugada, arrugadas, arrugado, arrugados, asando, asar,
    asarlo, ase, asentada, asentadas, asentado, asentados, atada, atada con bramante, atada con hilo, atada con hilo de cocina,
    atadas, atadas con bramante, atadas con hilo, atadas con hilo de cocina, atado, atado con bramante, atado con hilo, atado
    con hilo de cocina, atados, atados con bramante, atados con hilo, atados con hilo de cocina, atemperada, atemperadas,
    atemperadita, atemperaditas, atemperadito, atemperaditos, atemperado, atemperados, atemperando, atemperar, atemperarla,
    atemperarlo, atempere, aun caliente, aun calientes, bajo agua corriente, bajo agua fria, bajo chorro de agua, bajo chorro de
    agua fria, bajo el agua, bajo el agua corriente, bajo el agua del grifo, bajo el agua fria, bajo el chorro, bajo el chorro
    de agua, bajo el chorro de agua fria, bajo el chorro del agua, bajo el chorro del grifo, bajo el grifo, bajo el grifo de
    agua fria, bajo la canilla, bajo la llave, bajo la llave de agua, bano maria, bata, batan, batida, batidas, batidita,
    batiditas, batidito, batiditos, batido ligeramente, batidos a mano, batidos a punto de nieve, batidos con tenedor, batidos
    con un tenedor, batidos ligeramente, batiendo, batir, batirla, batirlas, batirlo, batirlos, bien batido, bien batidos, bien
    licuada, bien licuadas, bien licuado, bien licuados, blanquea, blanqueada, blanqueadas, blanqueado, blanqueados,
    blanqueando, blanquear, blanquee, bridada, bridada con hilo, bridadas, bridadas con hilo, bridado, bridado con hilo,
    bridados, bridados con hilo, brunoise, burdamente, calentada, calentadas, calentado, calentados, calentando, calentar,
    calentarla, calentarlo, calentita, calentitas, calentito, calentitos, calibrada, calibradas, calibrado, calibrados,
    calienta, caliente, cambiando, cambiando el agua, cambiando el agua cada 12 horas, cambiando el agua cada 6 horas, cambiando
    el agua cada 8 horas, cambiando el agua cada cierto tiempo, cambiando el agua dos veces, cambiando el agua tres veces,
    cambiando el agua varias veces, cambiandole el agua, cambiar, cambie, cascadas, cascado, cascados, casi deshecha, casi
    deshechas, casi deshecho, casi deshechos, centrifugada, centrifugadas, centrifugado, centrifugados, cepillada, cepilladas,
    cepillado, cepillados, cernida, cernida dos veces, cernida tres veces, cernida varias veces, cernidas, cernidas dos veces,
    cernidas tres veces, cernidas varias veces, cernido, cernido dos veces, cernido tres veces, cernido varias veces, cernidos,
    cernidos dos veces, cernidos tres veces, cernidos varias veces, cerniendo, cernir, cernirla, chafada, chafadas, chafado,
    chafados, chamuscada, chamuscadas, chamuscado, chamuscados, chancada, chancadas, chancadita, chancaditas, chancadito,
    chancaditos, chancado, chancados, chascada, chascadas, chascado, chascados, chiffonade, chiquitica, chiquiticas, chiquitico,
    chiquiticos, cierne, cincelada, cinceladas, cincelado, cincelados, ciselada, ciseladas, ciselado, ciselados, cisele,
    cocemos, cocer, coceremos, cociendo, cocinadita, cocinaditas, cocinadito, cocinaditos, cocinando, cocinar, cocinarla,
    cocinarlas, cocinarle, cocinarlo, cocinarlos, cocine, colada, colada dos veces, colada tres veces, coladas, coladas dos
    veces, coladas tres veces, coladita, coladitas, coladito, coladitos, colado, colado dos veces, colado tres veces, colados,
    colados dos veces, colados tres veces, colando, colar, colarla, colarlo, colgada, colgadas, colgado, colgados, coloca,
    colocada, colocadas, colocado, colocados, colocando, colocar, coloque, comprando, comprar, compre, comprimida, comprimidas,
    comprimido, comprimidos, con abundante agua, con abundante agua fria, con agua abundante, con agua caliente, con agua
    corriente, con agua fria, con agua hirviendo, con agua templada, con agua tibia, con agua y sal, con antelacion, con
    anticipacion, con ayuda de un aro, con ayuda de un colador, con ayuda de un cuchillo, con ayuda de un descorazonador, con
    ayuda de un mortero, con ayuda de un palillo, con ayuda de un pelador, con ayuda de un pelapatatas, con ayuda de un
    rallador, con ayuda de un rodillo, con ayuda de un sacabolas, con ayuda de un tenedor, con ayuda de un vaso, con ayuda de
    una batidora, con ayuda de una cuchara, con ayuda de una cucharilla, con ayuda de una mandolina, con ayuda de una puntilla,
    con ayuda de unas pinzas, con ayuda de unas tijeras, con bramante, con cepillo, con cuchillo, con cuerda de cocina, con
    cuidado, con el agua del grifo, con el canto del cuchillo, con el cepillo, con el lado fino del rallador, con el lado grueso
    del rallador, con el lado plano del cuchillo, con el lomo del cuchillo, con el mango de la cuchara, con el mango de madera,
    con el mango de un cuchillo, con el mango del cuchillo, con el pelador, con el pelapatatas, con el pelaverduras, con el
    plano del cuchillo, con el tenedor, con gasa, con hilo, con hilo de cocina, con la ayuda de un colador, con la ayuda de un
    cuchillo, con la ayuda de un descorazonador, con la ayuda de un mortero, con la ayuda de un pelador, con la ayuda de un
    rallador, con la ayuda de un rodillo, con la ayuda de un tenedor, con la ayuda de una batidora, con la ayuda de una cuchara,
    con la ayuda de una cucharilla, con la ayuda de una mandolina, con la ayuda de una puntilla, con la ayuda de unas pinzas,
    con la batidora, con la hoja de un cuchillo, con la mandolina, con la mano, con la parte fina del rallador, con la parte
    gruesa del rallador, con la parte plana del cuchillo, con la punta de los dedos, con la punta de un cuchillo, con la punta
    del cuchillo, con las manos, con las tijeras, con las yemas de los dedos, con los agujeros finos del rallador, con los
    agujeros grandes del rallador, con los agujeros gruesos del rallador, con los dedos, con mandolina, con pabilo, con
    palillos, con palillos de dientes, con papel absorbente, con papel de cocina, con papel secante, con papel toalla, con
    pelador, con rallador, con rallador fino, con rallador grueso, con servilletas, con tijera, con tijeras, con tijeras de
    cocina, con toalla de papel, con toallas de papel, con un cepillo, con un cepillo de cocina, con un cepillo duro, con un
    cepillo humedo, con un cepillo suave, con un cordel, con un cuchillo, con un cuchillo afilado, con un cuchillo bien afilado,
    con un cuchillo de cocina, con un cuchillo de punta, con un cuchillo de sierra, con un cuchillo grande, con un cuchillo
    jamonero, con un cuchillo muy afilado, con un cuchillo pequeno, con un palillo, con un pano, con un pano humedo, con un pano
    limpio, con un pano seco, con un papel de cocina, con un pelador, con un pelapatatas, con un pincel, con un rallador, con un
    tenedor, con un trapo, con un trapo humedo, con un trapo limpio, con una brocha, con una cuerda, con una gasa, con una
    mandolina, con una servilleta, con una toalla, con una toalla de papel, con unas tijeras, con unas tijeras de cocina, con
    varillas, con varios cambios de agua, concasse, conservando, conservar, conserve, consistencia pomada, consumida,
    consumidas, consumido, consumidos, contra la fibra, corregir, corrige, corrija, corta, cortada, cortada a cuchillo,
    cortadas, cortadas a cuchillo, cortadita, cortaditas, cortadito, cortaditos, cortado, cortado a cuchillo, cortado en cubos,
    cortado en dados, cortado en juliana, cortado en rodajas, cortado en tiras, cortado en trozos, cortados, cortados a
    cuchillo, cortados en tiras, cortados en trozos, cortamos, cortando, cortar, cortaremos, cortarla, cortarlas, cortarle,
    cortarlo, cortarlos, cortas, corte, cortita, cortitas, cortito, cortitos, cosida, cosidas, cosido, cosidos, cribada,
    cribadas, cribado, cribados, cuadriculada, cuadriculadas, cuadriculado, cuadriculados, cuarteada, cuarteadas, cuarteado,
    cuarteados, cuece, cuela, cuele, cuelen, cueza, cuidadosamente, cuidando, de a uno, de antemano, de un dia para otro, de uno
    en uno, decantada, decantadas, decantado, decantados, deja, dejada, dejada en remojo, dejada reposar, dejadas, dejadas en
    remojo, dejado, dejado en remojo, dejado reposar, dejados, dejados en remojo, dejados reposar, dejamos, dejando, dejandola
    escurrir, dejar, dejar atemperar, dejar enfriar, dejar escurrir, dejar reposar, dejar secar, dejar templar, dejaremos, deje,
    delgadamente, derretida, derretidas, derretidita, derretiditas, derretidito, derretiditos, derretido, derretidos,
    derretimos, derretir, derretirla, derrita, derrite, derritiendo, desalada, desaladas, desalado, desalados, desalando,
    desalar, desalarla, desalarlas, desalarle, desalarlo, desalarlos, desale, desamargar, desamargarlas, desangrada,
    desangradas, desangrado, desangrados, desarenada, desarenadas, desarenado, desarenados, desarmada, desarmadas, desarmado,
    desarmados, desbabar, desbabarlos, desbaratada, desbaratadas, desbaratadita, desbarataditas, desbaratadito, desbarataditos,
    desbaratado, desbaratados, desbarbada, desbarbadas, desbarbado, desbarbados, desbastada, desbastadas, desbastado,
    desbastados, desbullada, desbulladas, desbullado, desbullados, descabezada, descabezadas, descabezado, descabezados,
    descamada, descamadas, descamado, descamados, descarnada, descarnadas, descarnado, descarnados, descarozada, descarozadas,
    descarozado, descarozados, descartada, descartadas, descartado, descartados, descartando, descascarada, descascaradas,
    descascarado, descascarados, descascarillada, descascarilladas, descascarillado, descascarillados, descolgada, descolgadas,
    descolgado, descolgados, descongela, descongelada, descongeladas, descongelado, descongelados, descongelando, descongelar,
    descongelarla, descongelarlas, descongelarlo, descongelarlos, descongele, descorazona, descorazonada, descorazonadas,
    descorazonado, descorazonados, descorazonar, descorchada, descorchadas, descorchado, descorchados, descortezada,
    descortezadas, descortezado, descortezados, descuartizada, descuartizadas, descuartizado, descuartizados, descuerada,
    descueradas, descuerado, descuerados, desechada, desechadas, desechado, desechados, desechando, desechar, deseche,
    desembuchada, desembuchadas, desembuchado, desembuchados, desempacada, desempacadas, desempacado, desempacados, desenvuelta,
    desenvueltas, desenvuelto, desenvueltos, desescamada, desescamadas, desescamado, desescamados, desespinada, desespinadas,
    desespinado, desespinados, desfibrada, desfibradas, desfibrado, desfibrados, desflemada, desflemadas, desflemado,
    desflemados, desflemar, desgajada, desgajadas, desgajado, desgajados, desgarrada, desgarradas, desgarrado, desgarrados,
    desgerminada, desgerminadas, desgerminado, desgerminados, desgranada, desgranadas, desgranado, desgranados, desgranando,
    desgranar, desgrane, desgrasada, desgrasadas, desgrasado, desgrasados, desgrasando, desgrasar, desgrase, deshaciendo,
    deshebra, deshebrada, deshebradas, deshebradita, deshebraditas, deshebradito, deshebraditos, deshebrado, deshebrados,
    deshebrando, deshebrar, deshebrarla, deshebrarlas, deshebrarle, deshebrarlo, deshebrarlos, deshebre, deshecha, deshechas,
    deshechitas, deshechitos, deshecho, deshechos, deshilachada, deshilachadas, deshilachadita, deshilachaditas, deshilachadito,
    deshilachaditos, deshilachado, deshilachados, deshilachando, deshilachar, deshilache, deshilada, deshiladas, deshilado,
    deshilados, deshojada, deshojadas, deshojado, deshojados, deshojando, deshojar, deshoje, deshollejada, deshollejadas,
    deshollejado, deshollejados, deshuesada, deshuesadas, deshuesado, deshuesados, deshuesando, deshuesar, deshuesarla,
    deshuesarlas, deshuesarle, deshuesarlo, deshuesarlos, deshuese, desinfectada, desinfectadas, desinfectado, desinfectados,
    desinfectar, deslavada, deslavadas, deslavado, deslavados, desleida, desleidas, desleido, desleidos, desmechada,
    desmechadas, desmechado, desmechados, desmechando, desmechar, desmeche, desmenuce, desmenuza, desmenuzada, desmenuzadas,
    desmenuzadita, desmenuzaditas, desmenuzadito, desmenuzaditos, desmenuzado, desmenuzados, desmenuzando, desmenuzar,
    desmenuzarla, desmenuzarlas, desmenuzarle, desmenuzarlo, desmenuzarlos, desmigada, desmigadas, desmigado, desmigados,
    desmigajada, desmigajadas, desmigajado, desmigajados, desmigando, desmigar, desmigue, desmoldada, desmoldadas, desmoldado,
    desmoldados, desmontada, desmontadas, desmontado, desmontados, desmorona, desmoronada, desmoronadas, desmoronadita,
    desmoronaditas, desmoronadito, desmoronaditos, desmoronado, desmoronados, desmoronar, desnervada, desnervadas, desnervado,
    desnervados, despachurrada, despachurradas, despachurrado, despachurrados, despalillada, despalilladas, despalillado,
    despalillados, desparramada, desparramadas, desparramado, desparramados, despegada, despegadas, despegado, despegados,
    despellejada, despellejadas, despellejado, despellejados, despellejando, despellejar, despelleje, despepada, despepadas,
    despepado, despepados, despepitada, despepitadas, despepitado, despepitados, despepitando, despepitar, despepite, despezada,
    despezadas, despezado, despezados, despezonada, despezonadas, despezonado, despezonados, despicada, despicadas, despicado,
    despicados, despiezada, despiezadas, despiezado, despiezados, desplegada, desplegadas, desplegado, desplegados, desplumada,
    desplumadas, desplumado, desplumados, desprendida, desprendidas, desprendido, desprendidos, despresada, despresadas,
    despresado, despresados, despulpada, despulpadas, despulpado, despulpados, despuntada, despuntadas, despuntadita,
    despuntaditas, despuntadito, despuntaditos, despuntado, despuntados, desrabada, desrabadas, desrabado, desrabados,
    destapada, destapadas, destapado, destapados, destemplada, destempladas, destemplado, destemplados, destripada, destripadas,
    destripado, destripados, desvainada, desvainadas, desvainado, desvainados, desvenada, desvenadas, desvenado, desvenados,
    desvenando, desvenar, desvenarlos, desvene, diagonalmente, diluida, diluidas, diluido, diluidos, diluir, diluya, diluye,
    diluyendo, directamente al fuego, directo al fuego, disolver, disolviendo, disuelta, disueltas, disuelto, disueltos,
    disuelva, disuelve, divida, divide, dividida, divididas, dividido, divididos, dividiendo, dividir, doblada, dobladas,
    doblado, doblados, doblando, doblar, doble, doradita, doraditas, doradito, doraditos, dorando, dorar, dore, dos veces,
    drenada, drenadas, drenado, drenados, echa, echando, echar, eche, elegid, elegida, elegidas, elegido, elegidos, elegir,
    elimina, eliminada, eliminadas, eliminado, eliminados, eliminando, eliminar, elimine, empapada, empapadas, empapado,
    empapados, emparejada, emparejadas, emparejado, emparejados, emplea, empleada, empleadas, empleado, empleados, empleando,
    emplear, emplee, en abundante agua, en abundante agua con sal, en abundante agua hirviendo, en abundante agua salada, en
    agua caliente, en agua con hielo, en agua con sal, en agua fria, en agua fria con sal, en agua helada, en agua hirviendo, en
    agua hirviendo con sal, en agua salada, en agua templada, en agua tibia, en agua y hielo, en airfryer, en bano de maria, en
    bano maria, en bastante agua, en batan, en batidora, en brunoise, en caliente, en centrifugadora, en chiffonade, en comal,
    en diagonal, en dos aguas, en el almirez, en el batan, en el comal, en el horno, en el metate, en el microondas, en el
    molcajete, en el mortero, en el procesador, en el rallador, en el vaso de la batidora, en espuma, en freidora de aire, en
    frio, en grueso, en juliana, en julianas, en la airfryer, en la centrifuga, en la centrifugadora, en la centrifugadora de
    ensaladas, en la centrifugadora de lechuga, en la freidora de aire, en la hornalla, en la licuadora, en la olla a presion,
    en la olla expres, en la parrilla, en la picadora, en la plancha, en la sarten, en la thermomix, en las brasas, en libro, en
    licuadora, en mandolina, en mariposa, en metate, en microondas, en mirepoix, en molcajete, en mortero, en mucha agua, en
    olla a presion, en olla express, en picadora, en pomada, en procesador, en procesadora, en punto de pomada, en punto pomada,
    en remojo, en robot, en sarten, en sarten seca, en sarten sin aceite, en seco, en seco tostado, en sesgo, en su punto, en
    tibio, en tres aguas, en trozo, en un bol con agua, en un bol con agua fria, en un bol de agua, en un mortero, en un pano,
    en un pano limpio, en un procesador, en un procesador de alimentos, en un recipiente con agua, en un sarten, en un trapo
    limpio, en un vaso con agua, en un vaso de agua caliente, en una gasa, en una sarten, en una sarten seca, en una sarten sin
    aceite, en varias aguas, enfria, enfriada, enfriadas, enfriado, enfriados, enfriando, enfriar, enfriarla, enfriarlo, enfrie,
    enjuaga, enjuagada, enjuagada dos veces, enjuagada tres veces, enjuagada varias veces, enjuagadas, enjuagadas dos veces,
    enjuagadas tres veces, enjuagadas varias veces, enjuagado, enjuagado dos veces, enjuagado tres veces, enjuagado varias
    veces, enjuagados, enjuagados dos veces, enjuagados tres veces, enjuagados varias veces, enjuagando, enjuagar, enjuagarla,
    enjuagarlas, enjuagarlo, enjuagarlos, enjuague, enjugada, enjugadas, enjugado, enjugados, enrollada, enrolladas, enrollado,
    enrollados, enrollando, enrollar, enrolle, enroscada, enroscadas, enroscado, enroscados, ensartada, ensartadas, ensartado,
    ensartados, entallada, entalladas, entallado, entallados, entibiada, entibiadas, entibiado, entibiados, entre dos dedos,
    entre las manos, entre los dedos, entreabierta, entreabiertas, entreabierto, entreabiertos, entresacada, entresacadas,
    entresacado, entresacados, escaldada, escaldadas, escaldadita, escaldaditas, escaldadito, escaldaditos, escaldado,
    escaldados, escaldando, escaldar, escalde, escalfada, escalfadas, escalfado, escalfados, escamada, escamadas, escamado,
    escamados, escamando, escamar, escame, escarbada, escarbadas, escarbado, escarbados, escobillada, escobilladas, escobillado,
    escobillados, escoger, escogerlas, escogida, escogidas, escogido, escogidos, escurra, escurran, escurre, escurrida,
    escurridas, escurridita, escurriditas, escurridito, escurriditos, escurrido, escurridos, escurriendo, escurrir, escurrirla,
    escurrirlas, escurrirlo, escurrirlos, esponjada, esponjadas, esponjado, esponjados, espulgada, espulgadas, espulgado,
    espulgados, espumada, espumadas, espumado, espumados, espumosa, espumoso, espurgada, espurgadas, espurgado, espurgados,
    estirada, estiradas, estirado, estirados, estirando, estirar, estire, estrujada, estrujadas, estrujado, estrujados,
    eviscerada, evisceradas, eviscerado, eviscerados, evitando, excavada, excavadas, excavado, excavados, exfa, exfas, exfo,
    exfos, exprima, exprime, exprimida, exprimidas, exprimido, exprimidos, exprimiendo, exprimir, exprimirla, exprimirlas,
    exprimirlo, exprimirlos, expurgada, expurgadas, expurgado, expurgados, extender, extendida, extendidas, extendido,
    extendidos, extendiendo, extiende, extirpada, extirpadas, extirpado, extirpados, extraida, extraidas, extraido, extraidos,
    filetea, fileteada, fileteadas, fileteadita, fileteaditas, fileteadito, fileteaditos, fileteado, fileteados, fileteando,
    filetear, filetee, filtrada, filtradas, filtrado, filtrados, filtrando, filtrar, filtre, finamente, finisima, finisimas,
    finisimo, finisimos, finita, finitas, finito, finitos, fisurada, fisuradas, fisurado, fisurados, formada, formadas, formado,
    formados, fraccionada, fraccionadas, fraccionado, fraccionados, fragmentada, fragmentadas, fragmentado, fragmentados,
    fregada, fregadas, fregado, fregados, frescachon, frotada, frotadas, frotado, frotados, funde, fundida, fundidas, fundido,
    fundidos, fundiendo, fundimos, fundir, fundirla, golpeada, golpeadas, golpeado, golpeados, golpeando, golpear, golpee,
    groseramente, grosso modo, gruesa, gruesamente, gruesas, grueso, gruesos, guarda, guardada, guardadas, guardado, guardados,
    guardamos, guardando, guardar, guardaremos, guarde, hacer, hacerla, hacerlo, haciendo, haga, hagan, haz, hecha, hecha pure,
    hechas, hechas pure, hechita, hechitas, hechito, hechitos, hecho, hecho pure, hechos, hechos pure, hendida, hendidas,
    hendido, hendidos, hervimos, hervir, herviremos, hidrata, hidratada, hidratadas, hidratado, hidratados, hidratando,
    hidratar, hidratarla, hidratarlas, hidratarlo, hidratarlos, hierva, hierve, higienizada, higienizadas, higienizado,
    higienizados, hincada, hincadas, hincado, hincados, hinchada, hinchadas, hinchado, hinchados, hirviendo, hoja a hoja, hoja
    por hoja, homogeneizada, homogeneizadas, homogeneizado, homogeneizados, horizontalmente, horneando, hornear, hornee,
    humedecer, humedecida, humedecidas, humedecido, humedecidos, humedeciendo, igualada, igualadas, igualado, igualados,
    incorpora, incorporada, incorporadas, incorporado, incorporados, incorporando, incorporar, incorpore, infusionar,
    infusionarla, infusionarlo, integrada, integradas, integrado, integrados, intentando, introducida, introducidas,
    introducido, introducidos, juliana, julianas, juntada, juntadas, juntado, juntados, lamina, laminada, laminadas, laminado,
    laminados, laminando, laminar, laminarla, laminarlas, laminarle, laminarlo, laminarlos, lamine, lascada, lascadas, lascado,
    lascados, lava, lavada, lavada dos veces, lavada tres veces, lavada varias veces, lavadas, lavadas dos veces, lavadas tres
    veces, lavadas varias veces, lavadita, lavaditas, lavadito, lavaditos, lavado, lavado dos veces, lavado tres veces, lavado
    varias veces, lavados, lavados dos veces, lavados tres veces, lavados varias veces, lavamos, lavando, lavar, lavaremos,
    lavarla, lavarlas, lavarle, lavarlo, lavarlos, lave, leudada, leudadas, leudado, leudados, levada, levadas, levado, levados,
    levando, levar, leve, levemente batido, levemente batidos, libre de semillas, libres de semillas, licua, licuada, licuada en
    crudo, licuada hasta obtener una pasta, licuada y colada, licuadas, licuadas en crudo, licuadas hasta obtener una pasta,
    licuadas y coladas, licuado con agua, licuado en crudo, licuado hasta obtener una pasta, licuado y colado, licuados,
    licuados con agua, licuados en crudo, licuados hasta obtener una pasta, licuados y colados, licuando, licuar, licue,
    licuefaccionada, licuefaccionadas, licuefaccionado, licuefaccionados, ligada, ligadas, ligado, ligados, ligeramente batido,
    ligeramente batidos, limada, limadas, limado, limados, limpia, limpia de grasa, limpia de semillas, limpiada, limpiadas,
    limpiado, limpiados, limpiando, limpiar, limpiarla, limpiarlas, limpiarle, limpiarlo, limpiarlos, limpias, limpias de grasa,
    limpias de semillas, limpie, limpiecita, limpiecitas, limpiecito, limpiecitos, limpio, limpio de grasa, limpio de semillas,
    limpios, limpios de grasa, limpios de semillas, limpita, limpitas, limpito, limpitos, llevada, llevadas, llevado, llevados,
    longitudinalmente, machacada, machacadas, machacadita, machacaditas, machacadito, machacaditos, machacado, machacados,
    machacando, machacao, machacar, machacarla, machacarlas, machacarle, machacarlo, machacarlos, machaque, machucada,
    machucadas, machucadita, machucaditas, machucadito, machucaditos, machucado, machucados, maduritita, madurititas,
    maduritito, madurititos, majada, majadas, majado, majados, manipulada, manipuladas, manipulado, manipulados, marcada,
    marcadas, marcado, marcados, mariposa, martajada, martajadas, martajado, martajados, masajeada, masajeadas, masajeado,
    masajeados, masticada, masticadas, masticado, masticados, mechada, mechadas, mechado, mechados, menuda, menudamente,
    menudas, menudita, menuditas, menudito, menuditos, menudo, menudos, meta, meter, metida, metidas, metido, metidos, metiendo,
    mezclada, mezcladas, mezclado, mezclados, mezclando, mezclar, mezcle, minuciosamente, mirepoix, mixada, mixadas, mixado,
    mixados, mojada, mojadas, mojado, mojados, mojar, molcajeteada, molcajeteadas, molcajeteado, molcajeteados, moldeada,
    moldeadas, moldeado, moldeados, moler, moliendo, molturada, molturadas, molturado, molturados, mondada, mondadas, mondado,
    mondados, monta, montada, montadas, montando, montar, montarla, monte, muela, ordenada, ordenadas, ordenado, ordenados,
    oreada, oreadas, oreado, oreados, parta, partan, parte, partida, partidas, partido, partidos, partiendo, partir, partirla,
    partirlas, partirlo, partirlos, pasada, pasada dos veces, pasada dos veces por la maquina, pasada dos vez, pasada dos vez
    por la maquina, pasada por agua fria, pasada por agua hirviendo, pasada por batidora, pasada por cedazo, pasada por chino,
    pasada por colador, pasada por el chino, pasada por el colador, pasada por el fuego, pasada por el grifo, pasada por el
    horno, pasada por el molino, pasada por el pasapures, pasada por el tamiz, pasada por la batidora, pasada por la licuadora,
    pasada por la llama, pasada por la maquina, pasada por la parrilla, pasada por la plancha, pasada por la procesadora, pasada
    por la sarten, pasada por licuadora, pasada por tamiz, pasada por turmix, pasada tres veces, pasada tres veces por la
    maquina, pasada tres vez, pasada tres vez por la maquina, pasada una veces, pasada una veces por la maquina, pasada una vez,
    pasada una vez por la maquina, pasadas dos veces, pasadas dos veces por la maquina, pasadas dos vez, pasadas dos vez por la
    maquina, pasadas por agua fria, pasadas por agua hirviendo, pasadas por batidora, pasadas por cedazo, pasadas por chino,
    pasadas por colador, pasadas por el chino, pasadas por el colador, pasadas por el fuego, pasadas por el grifo, pasadas por
    el horno, pasadas por el molino, pasadas por el pasapures, pasadas por el tamiz, pasadas por la batidora, pasadas por la
    licuadora, pasadas por la llama, pasadas por la maquina, pasadas por la parrilla, pasadas por la plancha, pasadas por la
    procesadora, pasadas por la sarten, pasadas por licuadora, pasadas por tamiz, pasadas por turmix, pasadas tres veces,
    pasadas tres veces por la maquina, pasadas tres vez, pasadas tres vez por la maquina, pasadas una veces, pasadas una veces
    por la maquina, pasadas una vez, pasadas una vez por la maquina, pasadita, pasaditas, pasadito, pasaditos, pasado, pasado
    dos veces, pasado dos veces por la maquina, pasado dos vez, pasado dos vez por la maquina, pasado por agua fria, pasado por
    agua hirviendo, pasado por batidora, pasado por cedazo, pasado por chino, pasado por colador, pasado por el chino, pasado
    por el colador, pasado por el fuego, pasado por el grifo, pasado por el horno, pasado por el molino, pasado por el
    pasapures, pasado por el tamiz, pasado por la batidora, pasado por la licuadora, pasado por la llama, pasado por la maquina,
    pasado por la parrilla, pasado por la plancha, pasado por la procesadora, pasado por la sarten, pasado por licuadora, pasado
    por tamiz, pasado por turmix, pasado tres veces, pasado tres veces por la maquina, pasado tres vez, pasado tres vez por la
    maquina, pasado una veces, pasado una veces por la maquina, pasado una vez, pasado una vez por la maquina, pasados, pasados
    dos veces, pasados dos veces por la maquina, pasados dos vez, pasados dos vez por la maquina, pasados por agua fria, pasados
    por agua hirviendo, pasados por batidora, pasados por cedazo, pasados por chino, pasados por colador, pasados por el chino,
    pasados por el colador, pasados por el fuego, pasados por el grifo, pasados por el horno, pasados por el molino, pasados por
    el pasapures, pasados por el tamiz, pasados por la batidora, pasados por la licuadora, pasados por la llama, pasados por la
    maquina, pasados por la parrilla, pasados por la plancha, pasados por la procesadora, pasados por la sarten, pasados por
    licuadora, pasados por tamiz, pasados por turmix, pasados tres veces, pasados tres veces por la maquina, pasados tres vez,
    pasados tres vez por la maquina, pasados una veces, pasados una veces por la maquina, pasados una vez, pasados una vez por
    la maquina, pasando, pasar, pase, pedid, pedida, pedidas, pedidle, pedido, pedidos, pedir, pedirla, pedirlas, pedirle,
    pedirlo, pedirlos, pegada, pegadas, pegado, pegados, peinada, peinadas, peinado, peinados, pelaa, pelaas, pelada, pelada en
    caliente, peladas, peladas en caliente, peladita, peladitas, peladito, peladitos, pelado, pelados, pelamos, pelando, pelao,
    pelaos, pelar, pelaremos, pelarla, pelarlas, pelarlo, pelarlos, pele, pelen, perforada, perforadas, perforado, perforados,
    pica, picada, picada a cuchillo, picada con los dedos, picadas, picadas a cuchillo, picadita, picaditas, picaditita,
    picadititas, picaditito, picadititos, picadito, picaditos, picado, picado a cuchillo, picado con los dedos, picados, picados
    a cuchillo, picamos, picando, picao, picar, picaremos, picarla, picarlas, picarle, picarlo, picarlos, picoteada, picoteadas,
    picoteado, picoteados, pida, pidala, pidale, pidalo, pidan, pidela, pidelas, pidele, pidelo, pidelos, pincha, pinchada,
    pinchadas, pinchado, pinchados, pinchando, pinchar, pinche, pinton, pintona, pintonas, pintoncita, pintoncitas, pintoncito,
    pintoncitos, pintones, pique, pisada, pisada en caliente, pisadas, pisadas en caliente, pisadita, pisaditas, pisadito,
    pisaditos, pisado, pisados, planchada, planchadas, planchado, planchados, plegada, plegadas, plegado, plegados, pomada,
    pondremos, ponemos, poner, poner a escurrir, ponerla, ponerlo, ponga, poniendo, ponla, ponlo, por chino, por el cedazo, por
    el cernidor, por el chino, por el chino fino, por el colador, por el lado fino del rallador, por el lado grueso del
    rallador, por el lado mediano del rallador, por el molinillo, por el molino, por el pasapures, por el pisapapas, por el
    pisapure, por el prensapapas, por el rallador, por el robot, por el tamiz, por la batidora, por la estamena, por la
    licuadora, por la maquina, por la maquina de moler, por la minipimer, por la parte fina del rallador, por la parte gruesa
    del rallador, por la parte mediana del rallador, por la picadora, por la procesadora, por la trituradora, por la turmix, por
    los agujeros finos del rallador, por los agujeros grandes del rallador, por los agujeros gruesos del rallador, por los
    agujeros pequenos del rallador, por tamiz, por un cedazo, por un chino, por un chino fino, por un colador, por un colador
    chino, por un colador fino, por un pasapures, por un prensapapas, por un tamiz, por una estamena, porcionada, porcionadas,
    porcionado, porcionados, pre lavada, pre lavado, precalentada, precalentadas, precalentado, precalentados, precalentando,
    precalentar, precalente, prelavada, prelavadas, prelavado, prelavados, prensada, prensadas, prensado, prensados, prensando,
    prensar, prense, previamente, procesa, procesada, procesadas, procesado, procesados, procesando, procesar, procese,
    procurando, puesta, puesta a desamargar, puesta a escurrir, puesta en remojo, puestas, puestas a desamargar, puestas a
    escurrir, puestas a remojo, puestas en remojo, puesto, puesto a escurrir, puestos, puestos a desamargar, puestos a escurrir,
    puestos a remojo, pulida, pulidas, pulido, pulidos, punteada, punteadas, punteado, punteados, punto de letra, punto de
    nieve, punto nieve, purgada, purgadas, purgado, purgados, purgar, purgarlas, purgarlos, quebrada, quebradas, quebrado,
    quebrados, quebrantada, quebrantadas, quebrantado, quebrantados, quemada, quemadas, quemado, quemados, quemando, quemar,
    queme, quita, quitada, quitadas, quitadas las semillas, quitado, quitados, quitale, quitamos, quitando, quitandola,
    quitandolas, quitandole, quitandolo, quitandolos, quitar, quitaremos, quitarla, quitarlas, quitarle, quitarles, quitarlo,
    quitarlos, quite, rajada, rajadas, rajado, rajados, rallada, rallada en fino, rallada en grueso, ralladas, ralladas en fino,
    ralladas en grueso, ralladita, ralladitas, ralladito, ralladitos, rallado, rallado en fino, rallado en grueso, rallador
    fino, rallador grande, rallador grueso, rallados, rallados en fino, rallados en grueso, rallamos, rallando, rallao, rallar,
    rallaremos, rallarla, rallarlas, rallarle, rallarlo, rallarlos, ralle, ranurada, ranuradas, ranurado, ranurados, rapada,
    rapadas, rapado, rapados, rascada, rascadas, rascado, rascados, rascando, rascar, rasgada, rasgadas, rasgado, rasgados,
    raspada, raspadas, raspado, raspados, raspando, raspar, raspe, rasque, rasurada, rasuradas, rasurado, rasurados, rayada,
    rayadas, rayado, rayados, rebana, rebanada, rebanadas, rebanadita, rebanaditas, rebanadito, rebanaditos, rebanado,
    rebanados, rebanando, rebanar, rebane, reblandecida, reblandecidas, reblandecido, reblandecidos, recalentada, recalentadas,
    recalentado, recalentados, recientemente, recogida, recogidas, recogido, recogidos, recolectada, recolectadas, recolectado,
    recolectados, reconstituida, reconstituidas, reconstituido, reconstituidos, recortada, recortadas, recortado, recortados,
    rectifica, rectificar, rectifique, reduce, reduciendo, reducir, refregada, refregadas, refregado, refregados, refrescada,
    refrescadas, refrescado, refrescados, refrigerada, refrigeradas, refrigerado, refrigerados, rehervida, rehervidas,
    rehervido, rehervidos, rehidratada, rehidratadas, rehidratado, rehidratados, relavada, relavadas, relavado, relavados,
    remoja, remojada, remojadas, remojadita, remojaditas, remojadito, remojaditos, remojado, remojados, remojando, remojar,
    remojarla, remojarlas, remojarle, remojarlo, remojarlos, remoje, remojo, remojo previo, remover, removerla, removerlo,
    removida, removidas, removido, removidos, removiendo, reparte, repartida, repartidas, repartido, repartidos, repartiendo,
    repartir, repasada, repasadas, repasado, repasados, repelada, repeladas, repelado, repelados, repicada, repicadas, repicado,
    repicados, reposada, reposadas, reposado, reposados, reposando, reposar, repose, requemada, requemadas, requemado,
    requemados, reserva, reservada, reservadas, reservado, reservados, reservamos, reservando, reservar, reservaremos,
    reservarla, reservarlas, reservarle, reservarlo, reservarlos, reserve, restregada, restregadas, restregado, restregados,
    retira, retirada, retiradas, retirado, retirados, retirando, retirandola, retirandolas, retirandole, retirandolo,
    retirandolos, retirar, retirarla, retirarlas, retirarle, retirarlo, retirarlos, retire, retorcida, retorcidas, retorcido,
    retorcidos, revisada, revisadas, revisado, revisados, revolver, revolviendo, revuelve, rota, rotas, roto, rotos, rustida,
    rustidas, rustido, rustidos, sacada, sacadas, sacado, sacados, sacamos, sacando, sacandola, sacandolas, sacandole,
    sacandolo, sacandolos, sacar, sacaremos, sacarla, sacarlas, sacarle, sacarlo, sacarlos, sacudida, sacudidas, sacudido,
    sacudidos, sajada, sajadas, sajado, sajados, salpimentando, salpimentar, salpimente, sancochadita, sancochaditas,
    sancochadito, sancochaditos, sangrada, sangradas, sangrado, sangrados, saque, secada, secadas, secado, secados, secando,
    secar, secarla, secarlas, secarlo, secarlos, seccionada, seccionadas, seccionado, seccionados, segada, segadas, segado,
    segados, segmentada, segmentadas, segmentado, segmentados, sellada, selladas, sellado, sellados, semibatida, semibatidas,
    semibatido, semibatidos, semimontada, semimontadas, semimontado, semimontados, semimontar, separa, separada, separadas,
    separadita, separaditas, separadito, separaditos, separado, separados, separamos, separando, separar, separaremos,
    separarla, separarlas, separarle, separarlo, separarlos, separe, seque, sequitas, sequitos, servida, servidas, servido,
    servidos, sin batir, sin cortar, sin lavar, sin limpiar, sin moler, sin montar, sin nada de aceite, sin pelar, sin picar,
    sin quemarlos, sin rallar, sin remojar, sin tamizar, sin tostar, sin trocear, soasada, soasadas, soasado, soasados, sobada,
    sobadas, sobado, sobados, sobre el comal, sobre la hornalla, sobre la llama, socarrada, socarradas, socarrado, socarrados,
    soflamada, soflamadas, soflamado, soflamados, soltada, soltadas, soltado, soltados, suaviza, suavizada, suavizadas,
    suavizado, suavizados, suavizar, subdividida, subdivididas, subdividido, subdivididos, sudado en bolsa, sudado en una bolsa
    de plastico, sudados en bolsa, sudados en bolsa de plastico, sudados en una bolsa, sudados en una bolsa de plastico,
    sumergida, sumergidas, sumergido, sumergidos, sumergir, tajada, tajadas, tajado, tajados, tajando, tajar, taje, tallada,
    talladas, tallado, tallados, tamice, tamiza, tamizada, tamizada dos veces, tamizada tres veces, tamizada un par de veces,
    tamizada varias veces, tamizadas, tamizadas dos veces, tamizadas tres veces, tamizadas un par de veces, tamizadas varias
    veces, tamizado, tamizado dos veces, tamizado tres veces, tamizado un par de veces, tamizado varias veces, tamizados,
    tamizados dos veces, tamizados tres veces, tamizados un par de veces, tamizados varias veces, tamizando, tamizar, tamizarla,
    tamizarlas, tamizarle, tamizarlo, tamizarlos, tapa, tapada, tapadas, tapado, tapados, tapando, tapar, tape, tasajeada,
    tasajeadas, tasajeado, tasajeados, tatemada, tatemadas, tatemado, tatemados, tatemar, temperada, temperadas, temperado,
    temperados, templada, templadas, templadita, templaditas, templadito, templaditos, templado, templados, templando, templar,
    templarla, templarlo, temple, tendida, tendidas, tendido, tendidos, textura pomada, tibiecitas, tibiecitos, tiernizada,
    tiernizadas, tiernizado, tiernizados, tirada, tiradas, tirado, tirados, tirando, tirar, tire, todavia caliente, todavia
    calientes, tomada, tomadas, tomado, tomados, torneada, torneadas, torneado, torneados, toscamente, tostada, tostadas,
    tostadita, tostaditas, tostadito, tostaditos, tostado, tostados, tostando, tostao, tostar, tostarlas, tostarlos, traida,
    traidas, traido, traidos, transversalmente, trasquilada, trasquiladas, trasquilado, trasquilados, trenzada, trenzadas,
    trenzado, trenzados, tres veces, trinchada, trinchadas, trinchado, trinchados, trinchando, trinchar, trinche, tritura,
    triturada, trituradas, triturado, triturados, triturando, triturar, triturarla, triturarlas, triturarle, triturarlo,
    triturarlos, triture, trizada, trizadas, trizado, trizados, trocada, trocadas, trocado, trocados, trocea, troceada,
    troceadas, troceadita, troceaditas, troceadito, troceaditos, troceado, troceados, troceamos, troceando, trocear,
    trocearemos, trocearla, trocearlas, trocearle, trocearlo, trocearlos, trocee, tronchada, tronchadas, tronchado, tronchados,
    trozada, trozadas, trozado, trozados, trozando, trozar, tuesta, tueste, tumbada, tumbadas, tumbado, tumbados, turbinada,
    turbinadas, turbinado, turbinados, un par de veces, un poco batido, un poco batidos, una a una, una por una, una sola vez,
    uno a uno, uno por uno, usa, usada, usadas, usado, usados, usamos, usando, usar, usaran, usaras, usare, usaremos, use,
    utilice, utiliza, utilizada, utilizadas, utilizado, utilizados, utilizamos, utilizando, utilizar, utilizaras, utilizare,
    utilizaremos, vaciada, vaciadas, vaciado, vaciados, vareada, vareadas, vareado, vareados, varias veces, verticalmente,
    volteada, volteadas, volteado, volteados, voltear, ya batido, ya batidos, ya licuada, ya licuadas, ya licuado, ya licuados,
    zarandeada, zarandeadas, zarandeado, zarandeados
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
    copeteadas, copeteado, copeteados, de ancho, de bocado, de buen porte, de buen tamano, de calibre grande, de calibre
    mediano, de calibre pequeno, de cuarto de kilo, de dos kilos, de igual tamano, de kilo, de kilo y medio, de lado, de las de
    cafe, de las de postre, de las de sopa, de medio kilo, de parecido tamano, de porte mediano, de postre, de racion, de
    similar tamano, de tamano generoso, de tamano grande, de tamano igual, de tamano mediano, de tamano mediano a grande, de
    tamano medio, de tamano parecido, de tamano parejo, de tamano pequeno, de tamano regular, de tamano similar, de tamano
    uniforme, de tres cuartos de kilo, de un bocado, de un kilo, de un kilo aproximadamente, de un kilo y medio, del grosor de
    un dedo, del grosor de un lapiz, del mismo calibre, del mismo tamano, del tamano de un arroz, del tamano de un dado, del
    tamano de un dedo, del tamano de un guisante, del tamano de un huevo, del tamano de un limon, del tamano de un melon, del
    tamano de un puno, del tamano de una aceituna, del tamano de una almendra, del tamano de una cereza, del tamano de una
    lenteja, del tamano de una manzana, del tamano de una moneda, del tamano de una naranja, del tamano de una uva, diametro,
    diminuta, diminutas, diminuto, diminutos, en bruto, enorme, enormes, escasa, escasas, escasita, escasitas, escasito,
    escasitos, escaso, escasos, espesor, extragrande, extragrandes, familiar, familiares, generosa, generosas, generoso,
    generosos, gigante, gigantes, gordota, gordotas, gordoto, gordotos, gran, grande, grandecita, grandecitas, grandecito,
    grandecitos, grandes, grandisima, grandisimas, grandisimo, grandisimos, grandota, grandotas, grandote, grandotes, grandoto,
    grandotos, grosor, hermosa, hermosas, hermoso, hermosos, hermosota, hermosotas, hermosote, hermosoto, hermosotos,
    individual, individuales, jumbo, kilo y medio aproximadamente, l, larguisima, larguisimas, larguisimo, larguisimos, llena,
    llenas, llenita, llenitas, llenito, llenitos, lleno, llenos, longitud, m, mas bien chica, mas bien chicas, mas bien chico,
    mas bien chicos, mas bien grande, mas bien grandes, mas bien pequena, mas bien pequenas, mas bien pequeno, mas bien
    pequenos, mayor, mayores, mediada, mediadas, mediado, mediados, mediana, medianas, medianejo, medianita, medianitas,
    medianito, medianitos, mediano, medianos, menor, menores, menudillo, micro, mini, minis, minuscula, minusculas, minusculo,
    minusculos, neta, netas, neto, netos, ni grande ni pequeno, ni muy grande ni muy pequeno, ni muy grandes ni muy pequenas, no
    demasiado blanda, no demasiado blandas, no demasiado blando, no demasiado blandos, no demasiado caliente, no demasiado
    dulce, no demasiado dulces, no demasiado fina, no demasiado finas, no demasiado fino, no demasiado finos, no demasiado
    grande, no demasiado grandes, no demasiado gruesa, no demasiado gruesas, no demasiado grueso, no demasiado gruesos, no
    demasiado madura, no demasiado maduras, no demasiado maduro, no demasiado maduros, no demasiado pequena, no demasiado
    pequenas, no demasiado pequeno, no demasiado pequenos, no demasiado picante, no demasiado picantes, no demasiado salada, no
    demasiado salado, no muy caliente, no muy delgada, no muy delgadas, no muy delgado, no muy delgados, no muy dulce, no muy
    dulces, no muy dura, no muy duras, no muy duro, no muy duros, no muy fina, no muy finas, no muy fino, no muy finos, no muy
    fria, no muy frio, no muy gorda, no muy gordas, no muy gordo, no muy gordos, no muy grande, no muy grandes, no muy gruesa,
    no muy gruesas, no muy grueso, no muy gruesos, no muy larga, no muy largas, no muy largo, no muy largos, no muy llena, no
    muy llenas, no muy menuda, no muy menudas, no muy menudo, no muy menudos, no muy pequena, no muy pequenas, no muy pequeno,
    no muy pequenos, no muy picante, no muy picantes, no muy salada, no muy salado, no muy verde, no muy verdes, o mediana, o
    mediano, pequena, pequenajo, pequenas, pequenita, pequenitas, pequenito, pequenitos, pequeno, pequenos, personal,
    personales, peso, postrera, postreras, que no este demasiado blanda, que no este demasiado blando, que no este demasiado
    caliente, que no este demasiado dulce, que no este demasiado dura, que no este demasiado duro, que no este demasiado fria,
    que no este demasiado frio, que no este demasiado grande, que no este demasiado gruesa, que no este demasiado grueso, que no
    este demasiado madura, que no este demasiado maduro, que no este demasiado picante, que no este demasiado salada, que no
    este demasiado salado, que no este demasiado verde, que no este muy blanda, que no este muy blando, que no este muy
    caliente, que no este muy dulce, que no este muy dura, que no este muy duro, que no este muy fria, que no este muy frio, que
    no este muy grande, que no este muy gruesa, que no este muy grueso, que no este muy madura, que no este muy maduro, que no
    este muy picante, que no este muy salada, que no este muy salado, que no este muy verde, que no esten demasiado blandas, que
    no esten demasiado blandos, que no esten demasiado calientes, que no esten demasiado dulces, que no esten demasiado duras,
    que no esten demasiado duros, que no esten demasiado frias, que no esten demasiado frios, que no esten demasiado grandes,
    que no esten demasiado gruesas, que no esten demasiado gruesos, que no esten demasiado maduras, que no esten demasiado
    maduros, que no esten demasiado picantes, que no esten demasiado saladas, que no esten demasiado salados, que no esten
    demasiado verdes, que no esten muy blandas, que no esten muy blandos, que no esten muy calientes, que no esten muy dulces,
    que no esten muy duras, que no esten muy duros, que no esten muy frias, que no esten muy frios, que no esten muy grandes,
    que no esten muy gruesas, que no esten muy gruesos, que no esten muy maduras, que no esten muy maduros, que no esten muy
    picantes, que no esten muy saladas, que no esten muy salados, que no esten muy verdes, que no sea demasiado blanda, que no
    sea demasiado blando, que no sea demasiado caliente, que no sea demasiado dulce, que no sea demasiado dura, que no sea
    demasiado duro, que no sea demasiado fria, que no sea demasiado frio, que no sea demasiado grande, que no sea demasiado
    gruesa, que no sea demasiado grueso, que no sea demasiado madura, que no sea demasiado maduro, que no sea demasiado picante,
    que no sea demasiado salada, que no sea demasiado salado, que no sea demasiado verde, que no sea muy blanda, que no sea muy
    blando, que no sea muy caliente, que no sea muy dulce, que no sea muy dura, que no sea muy duro, que no sea muy fria, que no
    sea muy frio, que no sea muy grande, que no sea muy gruesa, que no sea muy grueso, que no sea muy madura, que no sea muy
    maduro, que no sea muy picante, que no sea muy salada, que no sea muy salado, que no sea muy verde, que no sean demasiado
    blandas, que no sean demasiado blandos, que no sean demasiado calientes, que no sean demasiado dulces, que no sean demasiado
    duras, que no sean demasiado duros, que no sean demasiado frias, que no sean demasiado frios, que no sean demasiado grandes,
    que no sean demasiado gruesas, que no sean demasiado gruesos, que no sean demasiado maduras, que no sean demasiado maduros,
    que no sean demasiado picantes, que no sean demasiado saladas, que no sean demasiado salados, que no sean demasiado verdes,
    que no sean muy blandas, que no sean muy blandos, que no sean muy calientes, que no sean muy dulces, que no sean muy duras,
    que no sean muy duros, que no sean muy frias, que no sean muy frios, que no sean muy grandes, que no sean muy gruesas, que
    no sean muy gruesos, que no sean muy maduras, que no sean muy maduros, que no sean muy picantes, que no sean muy saladas,
    que no sean muy salados, que no sean muy verdes, ras, rasa, rasas, raso, rasos, rebosante, rebosantes, s, sin colmar,
    sopera, soperas, sopero, soperos, talla, tallas, tamano, tamano aceituna, tamano avellana, tamano bocado, tamano de un
    pulgar, tamano garbanzo, tamano medio, tamano nuez, tamanos, tirando a grande, tirando a grandes, tirando a pequenas,
    tirando a pequeno, xl, xxl
  `,
  shape: `
    a bies, a cuadritos, a cuadros, a cuartos, a dados, a gajos, a la brunoise, a la juliana, a la paisana, a la panadera, a la
    pluma, a laminas, a lo panadera, a lo pobre, a lo vivo, a lonchas, a octavos, a rayas, a rodajas, a tacos, a taquitos, a
    tiras, a vivo, abierta en aros, abierta en cuartos, abierta en cuatro, abierta en dos, abierta en gajos, abierta en media
    luna, abierta en medias lunas, abierta en mitades, abierta en octavos, abierta en pluma, abierta en presas, abierta en
    rodajas, abierta en trozos, abiertas en aros, abiertas en cuartos, abiertas en cuatro, abiertas en dos, abiertas en gajos,
    abiertas en media luna, abiertas en medias lunas, abiertas en mitades, abiertas en octavos, abiertas en pluma, abiertas en
    presas, abiertas en rodajas, abiertas en trozos, abierto en aros, abierto en cuartos, abierto en cuatro, abierto en dos,
    abierto en gajos, abierto en media luna, abierto en medias lunas, abierto en mitades, abierto en octavos, abierto en pluma,
    abierto en presas, abierto en rodajas, abierto en trozos, abiertos en aros, abiertos en cuartos, abiertos en cuatro,
    abiertos en dos, abiertos en gajos, abiertos en media luna, abiertos en medias lunas, abiertos en mitades, abiertos en
    octavos, abiertos en pluma, abiertos en presas, abiertos en rodajas, abiertos en trozos, al biais, anilla, anillas,
    anillita, anillitas, anillito, anillitos, anillo, anillos, arbolito, arbolitos, atadillo, atadillos, atadito, ataditos,
    barra, barras, baston, bastoncillo, bastoncillos, bastoncito, bastoncitos, bastones, bloque, bloques, bola, bolas, bolita,
    bolitas, bolitas pequenas, cachelos, cachillo, cachillos, cacho, cachos, casco, cascos, centimetro, centimetros, chorreton,
    chorretones, chorrillo, chorrillos, chupito, chupitos, cilindro, cilindros, circulo, circulos, cordon, cordones, cuadradito,
    cuadraditos, cuadrito, cuadritos, cuadro, cuadros, cuartos, cuartos delanteros, cuartos traseros, cubillo, cubillos, cubito,
    cubitos, cubo, cubos, cuna, cunas, dadito, daditos, dado, dados, de bocado pequeno, de cinco centimetro, de cinco
    centimetros, de cinco dedo, de cinco dedos, de cuatro centimetro, de cuatro centimetros, de cuatro dedo, de cuatro dedos, de
    dos centimetro, de dos centimetro de ancho, de dos centimetro de espesor, de dos centimetro de grosor, de dos centimetro de
    grueso, de dos centimetro de lado, de dos centimetro de largo, de dos centimetros, de dos centimetros de ancho, de dos
    centimetros de espesor, de dos centimetros de grosor, de dos centimetros de grueso, de dos centimetros de lado, de dos
    centimetros de largo, de dos dedo, de dos dedo de ancho, de dos dedo de espesor, de dos dedo de grosor, de dos dedo de
    grueso, de dos dedo de lado, de dos dedo de largo, de dos dedos, de dos dedos de ancho, de dos dedos de espesor, de dos
    dedos de grosor, de dos dedos de grueso, de dos dedos de lado, de dos dedos de largo, de medio centimetro, de medio
    centimetro de ancho, de medio centimetro de espesor, de medio centimetro de grosor, de medio centimetro de grueso, de medio
    centimetro de lado, de medio centimetro de largo, de medio centimetros, de medio centimetros de ancho, de medio centimetros
    de espesor, de medio centimetros de grosor, de medio centimetros de grueso, de medio centimetros de lado, de medio
    centimetros de largo, de medio dedo, de medio dedo de ancho, de medio dedo de espesor, de medio dedo de grosor, de medio
    dedo de grueso, de medio dedo de lado, de medio dedo de largo, de medio dedos, de medio dedos de ancho, de medio dedos de
    espesor, de medio dedos de grosor, de medio dedos de grueso, de medio dedos de lado, de medio dedos de largo, de regular
    tamano, de tres centimetro, de tres centimetro de ancho, de tres centimetro de espesor, de tres centimetro de grosor, de
    tres centimetro de grueso, de tres centimetro de lado, de tres centimetro de largo, de tres centimetros, de tres centimetros
    de ancho, de tres centimetros de espesor, de tres centimetros de grosor, de tres centimetros de grueso, de tres centimetros
    de lado, de tres centimetros de largo, de tres dedo, de tres dedo de ancho, de tres dedo de espesor, de tres dedo de grosor,
    de tres dedo de grueso, de tres dedo de lado, de tres dedo de largo, de tres dedos, de tres dedos de ancho, de tres dedos de
    espesor, de tres dedos de grosor, de tres dedos de grueso, de tres dedos de lado, de tres dedos de largo, de un centimetro,
    de un centimetro de ancho, de un centimetro de espesor, de un centimetro de grosor, de un centimetro de grueso, de un
    centimetro de lado, de un centimetro de largo, de un centimetros, de un centimetros de ancho, de un centimetros de espesor,
    de un centimetros de grosor, de un centimetros de grueso, de un centimetros de lado, de un centimetros de largo, de un dedo,
    de un dedo de ancho, de un dedo de espesor, de un dedo de grosor, de un dedo de grueso, de un dedo de lado, de un dedo de
    largo, de un dedos, de un dedos de ancho, de un dedos de espesor, de un dedos de grosor, de un dedos de grueso, de un dedos
    de lado, de un dedos de largo, de una pieza, de unos cinco centimetros, de unos cinco centimetros de ancho, de unos cinco
    centimetros de espesor, de unos cinco centimetros de grosor, de unos cinco centimetros de grueso, de unos cinco centimetros
    de lado, de unos cinco centimetros de largo, de unos cinco dedos, de unos cinco dedos de ancho, de unos cinco dedos de
    espesor, de unos cinco dedos de grosor, de unos cinco dedos de grueso, de unos cinco dedos de lado, de unos cinco dedos de
    largo, de unos cuatro centimetros, de unos cuatro centimetros de ancho, de unos cuatro centimetros de espesor, de unos
    cuatro centimetros de grosor, de unos cuatro centimetros de grueso, de unos cuatro centimetros de lado, de unos cuatro
    centimetros de largo, de unos cuatro dedos, de unos cuatro dedos de ancho, de unos cuatro dedos de espesor, de unos cuatro
    dedos de grosor, de unos cuatro dedos de grueso, de unos cuatro dedos de lado, de unos cuatro dedos de largo, de unos dos
    centimetros, de unos dos centimetros de ancho, de unos dos centimetros de espesor, de unos dos centimetros de grosor, de
    unos dos centimetros de grueso, de unos dos centimetros de lado, de unos dos centimetros de largo, de unos dos dedos, de
    unos dos dedos de ancho, de unos dos dedos de espesor, de unos dos dedos de grosor, de unos dos dedos de grueso, de unos dos
    dedos de lado, de unos dos dedos de largo, de unos tres centimetros, de unos tres centimetros de ancho, de unos tres
    centimetros de espesor, de unos tres centimetros de grosor, de unos tres centimetros de grueso, de unos tres centimetros de
    lado, de unos tres centimetros de largo, de unos tres dedos, de unos tres dedos de ancho, de unos tres dedos de espesor, de
    unos tres dedos de grosor, de unos tres dedos de grueso, de unos tres dedos de lado, de unos tres dedos de largo, dedo,
    dedos, del tamano de un bocado, del tamano de un garbanzo, del tamano de un pulgar, del tamano de una avellana, del tamano
    de una nuez, del tamano del pulgar, delantero, delanteros, dividida en aros, dividida en cuartos, dividida en cuatro,
    dividida en dos, dividida en gajos, dividida en media luna, dividida en medias lunas, dividida en mitades, dividida en
    octavos, dividida en pluma, dividida en presas, dividida en rodajas, dividida en trozos, divididas en aros, divididas en
    cuartos, divididas en cuatro, divididas en dos, divididas en gajos, divididas en media luna, divididas en medias lunas,
    divididas en mitades, divididas en octavos, divididas en pluma, divididas en presas, divididas en rodajas, divididas en
    trozos, dividido en aros, dividido en cuartos, dividido en cuatro, dividido en dos, dividido en gajos, dividido en media
    luna, dividido en medias lunas, dividido en mitades, dividido en octavos, dividido en pluma, dividido en presas, dividido en
    rodajas, dividido en trozos, divididos en aros, divididos en cuartos, divididos en cuatro, divididos en dos, divididos en
    gajos, divididos en media luna, divididos en medias lunas, divididos en mitades, divididos en octavos, divididos en pluma,
    divididos en presas, divididos en rodajas, divididos en trozos, dos trozos, en abanico, en anillas, en anillos, en anillos
    finos, en arbolitos, en aritos, en aritos finos, en aros, en aros delgados, en aros finos, en aros gruesos, en barra, en
    bastoncitos, en bastones, en bisteces, en bloque, en bloques, en bocaditos, en bocados, en bola, en bolas, en bolitas, en
    brunoise fina, en cachelos, en cascos, en cerillas, en cilindros, en circulos, en concasse, en copos, en cruz, en
    cuadraditos, en cuadrados, en cuadritos, en cuadritos pequenos, en cuadros, en cuadros chicos, en cuartitos, en cuartos, en
    cuatro, en cuatro gajos, en cuatro partes, en cuatro trozos, en cubitos, en cubos, en cubos chicos, en cubos grandes, en
    cubos medianos, en cubos pequenos, en cuna, en cunas, en daditos, en dados, en dados grandes, en dados medianos, en dados
    pequenos, en discos, en dos, en dos mitades, en dos partes, en dos trozos, en escalopes, en escamas, en espiral, en
    espirales, en filetes, en filetes delgados, en filetes finos, en flecos, en flores, en floretes, en forma de abanico, en
    forma de bastones, en forma de cruz, en forma de cunas, en forma de libro, en forma de mariposa, en fosforitos, en fosforos,
    en gajitos, en gajos, en granillo, en hebras, en hilachas, en hilos, en hojuelas, en juliana delgada, en juliana fina, en
    juliana gruesa, en juliana muy fina, en laminas, en laminas finas, en laminitas, en lascas, en lascas finas, en lomos, en
    lonchas, en lonchitas, en lonjas, en lonjitas, en lunas, en macedonia, en mechas, en medallones, en media luna, en media
    luna fina, en medias lunas, en medias lunas delgadas, en medias lunas finas, en medias lunas gruesas, en medias rodajas, en
    mitades, en mitades y, en noisette, en ocho, en ocho gajos, en ocho partes, en ocho presas, en ocho trozos, en octavos, en
    onzas, en paisana, en palitos, en panadera, en parmentier, en partes, en pedacitos, en pedacitos pequenos, en pedazos, en
    pedazos chicos, en pedazos grandes, en pedazos medianos, en petalos, en piezas, en piezas pequenas, en pluma, en pluma
    delgada, en pluma fina, en pluma gruesa, en plumas, en plumas finas, en porciones, en postas, en presas, en presas chicas,
    en presas medianas, en raciones, en rajas, en rajitas, en ramilletes, en ramitos, en rebanadas, en rebanaditas, en
    rectangulos, en rodajas, en rodajas delgadas, en rodajas finas, en rodajas gruesas, en rodajitas, en rombos, en ruedas, en
    ruedas finas, en ruedas gruesas, en rueditas, en seis, en seis gajos, en seis partes, en sextos, en supremas, en tabletas,
    en taco, en tacos, en tacos grandes, en tacos pequenos, en tacos regulares, en tajadas, en tajaditas, en tamano bocado, en
    taquitos, en taquitos pequenos, en terrones, en tiras, en tiras finas, en tiras largas, en tiritas, en tres, en tres partes,
    en tres trozos, en triangulitos, en triangulos, en trocitos, en troncos, en tronquitos, en trozos, en trozos chicos, en
    trozos de bocado, en trozos de regular tamano, en trozos grandes, en trozos medianos, en trozos pequenos, en un bloque, en
    un solo trozo, en un taco, en un trozo, en una pieza, en una sola pieza, en virutas, en zigzag, escama, escamas, flecos,
    flor, florecilla, florecillas, florecita, florecitas, flores, florete, floretes, fraccion, fracciones, gajito, gajitos,
    gajo, gajos, gota, gotas, gotita, gotitas, granito, granitos, grano, granos, hatillo, hatillos, hebra, hebras, hilachas,
    hilillo, hilito, hilitos, hilo, hilos, laja, lajas, lajita, lajitas, laminas, laminita, laminitas, lasca, lascas, lasquita,
    lasquitas, loncha, lonchas, lonchita, lonchitas, lonja, lonjas, lonjita, lonjitas, lunitas, macito, macitos, manojito,
    manojitos, manojo, manojos, mazo, mazos, mechas, mechitas, mechon, mechones, medallon, medalloncitos, medallones, media
    luna, medias lunas, medio centimetro de ancho, medio centimetro de espesor, medio centimetro de grosor, medio centimetro de
    grueso, medio dedo de ancho, medio dedo de espesor, medio dedo de grosor, medio dedo de grueso, migajas, milimetro,
    milimetros, miniatura, miniaturas, mitad, mitades, monton, montoncito, montoncitos, montones, octavos, ovalo, ovalos,
    partecitas, partes, partida en aros, partida en aros delgados, partida en aros finos, partida en bocados, partida en
    brunoise, partida en cruz, partida en cuartos, partida en cuatro, partida en cubitos, partida en cubos, partida en daditos,
    partida en dados, partida en discos, partida en dos, partida en filetes, partida en filetes finos, partida en gajos, partida
    en juliana, partida en laminas, partida en laminas finas, partida en lascas, partida en lonchas, partida en lonchas finas,
    partida en medallones, partida en media luna, partida en medias lunas, partida en mitades, partida en ocho, partida en
    octavos, partida en onzas, partida en pedazos, partida en pluma, partida en pluma fina, partida en plumas, partida en
    porciones, partida en postas, partida en presas, partida en rebanadas, partida en rebanadas finas, partida en rodajas,
    partida en rodajas delgadas, partida en rodajas finas, partida en rodajas gruesas, partida en ruedas, partida en seis,
    partida en tacos, partida en tajadas, partida en taquitos, partida en tiras, partida en tiras finas, partida en tiras
    largas, partida en tres, partida en trozos, partida en trozos grandes, partida en trozos medianos, partida en trozos
    pequenos, partidas en aros, partidas en aros delgados, partidas en aros finos, partidas en bocados, partidas en brunoise,
    partidas en cruz, partidas en cuartos, partidas en cuatro, partidas en cubitos, partidas en cubos, partidas en daditos,
    partidas en dados, partidas en discos, partidas en dos, partidas en filetes, partidas en filetes finos, partidas en gajos,
    partidas en juliana, partidas en laminas, partidas en laminas finas, partidas en lascas, partidas en lonchas, partidas en
    lonchas finas, partidas en medallones, partidas en media luna, partidas en medias lunas, partidas en mitades, partidas en
    ocho, partidas en octavos, partidas en onzas, partidas en pedazos, partidas en pluma, partidas en pluma fina, partidas en
    plumas, partidas en porciones, partidas en postas, partidas en presas, partidas en rebanadas, partidas en rebanadas finas,
    partidas en rodajas, partidas en rodajas delgadas, partidas en rodajas finas, partidas en rodajas gruesas, partidas en
    ruedas, partidas en seis, partidas en tacos, partidas en tajadas, partidas en taquitos, partidas en tiras, partidas en tiras
    finas, partidas en tiras largas, partidas en tres, partidas en trozos, partidas en trozos grandes, partidas en trozos
    medianos, partidas en trozos pequenos, partido en aros, partido en aros delgados, partido en aros finos, partido en bocados,
    partido en brunoise, partido en cruz, partido en cuartos, partido en cuatro, partido en cubitos, partido en cubos, partido
    en daditos, partido en dados, partido en discos, partido en dos, partido en filetes, partido en filetes finos, partido en
    gajos, partido en juliana, partido en laminas, partido en laminas finas, partido en lascas, partido en lonchas, partido en
    lonchas finas, partido en medallones, partido en media luna, partido en medias lunas, partido en mitades, partido en ocho,
    partido en octavos, partido en onzas, partido en pedazos, partido en pluma, partido en pluma fina, partido en plumas,
    partido en porciones, partido en postas, partido en presas, partido en rebanadas, partido en rebanadas finas, partido en
    rodajas, partido en rodajas delgadas, partido en rodajas finas, partido en rodajas gruesas, partido en ruedas, partido en
    seis, partido en tacos, partido en tajadas, partido en taquitos, partido en tiras, partido en tiras finas, partido en tiras
    largas, partido en tres, partido en trozos, partido en trozos grandes, partido en trozos medianos, partido en trozos
    pequenos, partidos en aros, partidos en aros delgados, partidos en aros finos, partidos en bocados, partidos en brunoise,
    partidos en cruz, partidos en cuartos, partidos en cuatro, partidos en cubitos, partidos en cubos, partidos en daditos,
    partidos en dados, partidos en discos, partidos en dos, partidos en filetes, partidos en filetes finos, partidos en gajos,
    partidos en juliana, partidos en laminas, partidos en laminas finas, partidos en lascas, partidos en lonchas, partidos en
    lonchas finas, partidos en medallones, partidos en media luna, partidos en medias lunas, partidos en mitades, partidos en
    ocho, partidos en octavos, partidos en onzas, partidos en pedazos, partidos en pluma, partidos en pluma fina, partidos en
    plumas, partidos en porciones, partidos en postas, partidos en presas, partidos en rebanadas, partidos en rebanadas finas,
    partidos en rodajas, partidos en rodajas delgadas, partidos en rodajas finas, partidos en rodajas gruesas, partidos en
    ruedas, partidos en seis, partidos en tacos, partidos en tajadas, partidos en taquitos, partidos en tiras, partidos en tiras
    finas, partidos en tiras largas, partidos en tres, partidos en trozos, partidos en trozos grandes, partidos en trozos
    medianos, partidos en trozos pequenos, pedacillo, pedacillos, pedacito, pedacitos, pedazo, pedazos, pelada a rayas, peladas
    a rayas, pelado a rayas, pelados a rayas, pella, pellas, pellizco, pellizcos, pellizquitos, picada en aros, picada en aros
    delgados, picada en aros finos, picada en bocados, picada en brunoise, picada en cruz, picada en cuartos, picada en cuatro,
    picada en cubitos, picada en cubos, picada en daditos, picada en dados, picada en discos, picada en dos, picada en filetes,
    picada en filetes finos, picada en gajos, picada en juliana, picada en laminas, picada en laminas finas, picada en lascas,
    picada en lonchas, picada en lonchas finas, picada en medallones, picada en media luna, picada en medias lunas, picada en
    mitades, picada en ocho, picada en octavos, picada en onzas, picada en pedazos, picada en pluma, picada en pluma fina,
    picada en plumas, picada en porciones, picada en postas, picada en presas, picada en rebanadas, picada en rebanadas finas,
    picada en rodajas, picada en rodajas delgadas, picada en rodajas finas, picada en rodajas gruesas, picada en ruedas, picada
    en seis, picada en tacos, picada en tajadas, picada en taquitos, picada en tiras, picada en tiras finas, picada en tiras
    largas, picada en tres, picada en trozos, picada en trozos grandes, picada en trozos medianos, picada en trozos pequenos,
    picadas en aros, picadas en aros delgados, picadas en aros finos, picadas en bocados, picadas en brunoise, picadas en cruz,
    picadas en cuartos, picadas en cuatro, picadas en cubitos, picadas en cubos, picadas en daditos, picadas en dados, picadas
    en discos, picadas en dos, picadas en filetes, picadas en filetes finos, picadas en gajos, picadas en juliana, picadas en
    laminas, picadas en laminas finas, picadas en lascas, picadas en lonchas, picadas en lonchas finas, picadas en medallones,
    picadas en media luna, picadas en medias lunas, picadas en mitades, picadas en ocho, picadas en octavos, picadas en onzas,
    picadas en pedazos, picadas en pluma, picadas en pluma fina, picadas en plumas, picadas en porciones, picadas en postas,
    picadas en presas, picadas en rebanadas, picadas en rebanadas finas, picadas en rodajas, picadas en rodajas delgadas,
    picadas en rodajas finas, picadas en rodajas gruesas, picadas en ruedas, picadas en seis, picadas en tacos, picadas en
    tajadas, picadas en taquitos, picadas en tiras, picadas en tiras finas, picadas en tiras largas, picadas en tres, picadas en
    trozos, picadas en trozos grandes, picadas en trozos medianos, picadas en trozos pequenos, picado en aros, picado en aros
    delgados, picado en aros finos, picado en bocados, picado en brunoise, picado en cruz, picado en cuartos, picado en cuatro,
    picado en cubitos, picado en cubos, picado en daditos, picado en dados, picado en discos, picado en dos, picado en filetes,
    picado en filetes finos, picado en gajos, picado en juliana, picado en laminas, picado en laminas finas, picado en lascas,
    picado en lonchas, picado en lonchas finas, picado en medallones, picado en media luna, picado en medias lunas, picado en
    mitades, picado en ocho, picado en octavos, picado en onzas, picado en pedazos, picado en pluma, picado en pluma fina,
    picado en plumas, picado en porciones, picado en postas, picado en presas, picado en rebanadas, picado en rebanadas finas,
    picado en rodajas, picado en rodajas delgadas, picado en rodajas finas, picado en rodajas gruesas, picado en ruedas, picado
    en seis, picado en tacos, picado en tajadas, picado en taquitos, picado en tiras, picado en tiras finas, picado en tiras
    largas, picado en tres, picado en trozos, picado en trozos grandes, picado en trozos medianos, picado en trozos pequenos,
    picados en aros, picados en aros delgados, picados en aros finos, picados en bocados, picados en brunoise, picados en cruz,
    picados en cuartos, picados en cuatro, picados en cubitos, picados en cubos, picados en daditos, picados en dados, picados
    en discos, picados en dos, picados en filetes, picados en filetes finos, picados en gajos, picados en juliana, picados en
    laminas, picados en laminas finas, picados en lascas, picados en lonchas, picados en lonchas finas, picados en medallones,
    picados en media luna, picados en medias lunas, picados en mitades, picados en ocho, picados en octavos, picados en onzas,
    picados en pedazos, picados en pluma, picados en pluma fina, picados en plumas, picados en porciones, picados en postas,
    picados en presas, picados en rebanadas, picados en rebanadas finas, picados en rodajas, picados en rodajas delgadas,
    picados en rodajas finas, picados en rodajas gruesas, picados en ruedas, picados en seis, picados en tacos, picados en
    tajadas, picados en taquitos, picados en tiras, picados en tiras finas, picados en tiras largas, picados en tres, picados en
    trozos, picados en trozos grandes, picados en trozos medianos, picados en trozos pequenos, piecita, piecitas, pieza, piezas,
    pizquita, pizquitas, placa, placas, plancha, planchas, planchita, planchitas, planta, planta de, plantas, porcion,
    porcioncita, porcioncitas, porciones, punadito, punaditos, punado, punados, punta, punta de cuchillo, puntas, puntita,
    puntita de cuchillo, puntitas, racimo, racimos, racion, racioncita, racioncitas, raciones, raja, rajas, rajita, rajitas,
    rama, ramas, ramillete, ramilletes, ramilletito, ramilletitos, ramillo, ramillos, ramita, ramitas, ramito, ramitos, ramo,
    ramos, rectangulo, rectangulos, rodaja, rodajas, rodajita, rodajitas, rombo, rombos, rueda, ruedas, rueditas, rulo, rulos,
    seccion, secciones, segmento, segmentos, sextos, tajadita, tajaditas, tercio, tercios, terron, terrones, tira, tiras,
    tirita, tiritas, trasera, traseras, trasero, traseros, triangulito, triangulitos, triangulo, triangulos, troceada en aros,
    troceada en cuartos, troceada en cuatro, troceada en dos, troceada en gajos, troceada en media luna, troceada en medias
    lunas, troceada en mitades, troceada en octavos, troceada en pluma, troceada en presas, troceada en rodajas, troceada en
    trozos, troceadas en aros, troceadas en cuartos, troceadas en cuatro, troceadas en dos, troceadas en gajos, troceadas en
    media luna, troceadas en medias lunas, troceadas en mitades, troceadas en octavos, troceadas en pluma, troceadas en presas,
    troceadas en rodajas, troceadas en trozos, troceado en aros, troceado en cuartos, troceado en cuatro, troceado en dos,
    troceado en gajos, troceado en media luna, troceado en medias lunas, troceado en mitades, troceado en octavos, troceado en
    pluma, troceado en presas, troceado en rodajas, troceado en trozos, troceados en aros, troceados en cuartos, troceados en
    cuatro, troceados en dos, troceados en gajos, troceados en media luna, troceados en medias lunas, troceados en mitades,
    troceados en octavos, troceados en pluma, troceados en presas, troceados en rodajas, troceados en trozos, trocito, trocitos,
    troncho, tronchos, tronco, troncos, tronquito, tronquitos, trozada en aros, trozada en cuartos, trozada en cuatro, trozada
    en dos, trozada en gajos, trozada en media luna, trozada en medias lunas, trozada en mitades, trozada en octavos, trozada en
    pluma, trozada en presas, trozada en rodajas, trozada en trozos, trozadas en aros, trozadas en cuartos, trozadas en cuatro,
    trozadas en dos, trozadas en gajos, trozadas en media luna, trozadas en medias lunas, trozadas en mitades, trozadas en
    octavos, trozadas en pluma, trozadas en presas, trozadas en rodajas, trozadas en trozos, trozado en aros, trozado en
    cuartos, trozado en cuatro, trozado en dos, trozado en gajos, trozado en media luna, trozado en medias lunas, trozado en
    mitades, trozado en octavos, trozado en pluma, trozado en presas, trozado en rodajas, trozado en trozos, trozados en aros,
    trozados en cuartos, trozados en cuatro, trozados en dos, trozados en gajos, trozados en media luna, trozados en medias
    lunas, trozados en mitades, trozados en octavos, trozados en pluma, trozados en presas, trozados en rodajas, trozados en
    trozos, trozito, trozitos, trozo, trozos, trozos hermosos, trozos irregulares, tubo, tubos, un dedo de ancho, un dedo de
    espesor, un dedo de grosor, un dedo de grueso, unidad, unidades, viruta, virutas, virutita, virutitas
  `,
  part: `
    a contrafibra, a favor de fibra, agalla, agallas, aleta, aletas, apartando cabezas y cascaras, apartando el agua, apartando
    el exceso de grasa, apartando el jugo, apartando el pie, apartando el rabo, apartando el tallo, apartando la cabeza,
    apartando la parte lenosa, apartando la parte terrosa, apartando las cabezas, apartando las cabezas y cascaras, apartando
    las cabezas y las cascaras, apartando las cabezas y las pieles, apartando las cascaras y las cabezas, apartando las hojas,
    apartando las hojas de fuera, apartando las hojas exteriores, apartando las hojas verdes, apartando las puntas, apartando
    las semillas y venas, apartando las tripas, apartando las venas y semillas, apartando los pies, apartando los tallos,
    apartando semillas y venas, aprovechando cabezas y cascaras, aprovechando el agua, aprovechando el exceso de grasa,
    aprovechando el jugo, aprovechando el pie, aprovechando el rabo, aprovechando el tallo, aprovechando la cabeza, aprovechando
    la parte lenosa, aprovechando la parte terrosa, aprovechando las cabezas, aprovechando las cabezas y cascaras, aprovechando
    las cabezas y las cascaras, aprovechando las cabezas y las pieles, aprovechando las cascaras y las cabezas, aprovechando las
    hojas, aprovechando las hojas de fuera, aprovechando las hojas exteriores, aprovechando las hojas verdes, aprovechando las
    puntas, aprovechando las semillas y venas, aprovechando las tripas, aprovechando las venas y semillas, aprovechando los
    pies, aprovechando los tallos, aprovechando semillas y venas, articulacion, articulaciones, barba, barbas, barbilla,
    barbillas, base terrosa, borde, bordes, bulbo, bulbos, cabecita, cabecitas, cabellera, cabelleras, cabeza, cabezas, cabito,
    cabitos, cabo, cabos, capa, caparazon, caparazones, capas, carcasa, carcasas, carozo, carozos, cartilago, cartilagos,
    cascara, cascaras, centro, centros, cola, colas, colita, colitas, con algo de grasa, con algo de grasita, con algo de verde,
    con bastante grasa, con buena grasa, con cabeza, con cabezas, con cabito, con caparazon, con carozo, con cascara, con
    cascara y todo, con cola, con concha, con conchas, con corteza, con cuerito, con cuero, con el coral, con el jugo de, con el
    pellejo, con el rabo, con el tallo, con el zumo de, con espina, con espinas, con grasa, con hojas, con hueso, con hueso y
    piel, con hueso y todo, con huesos, con jugo, con la grasa, con la grasa cortada en rombos, con la grasa cuadriculada, con
    la piel, con las semillas, con las semillas raspadas, con miga, con migajon, con parte del tallo, con parte del verde, con
    patas, con pellejo, con pepas, con pepitas, con piel, con piel y hueso, con piel y todo, con poca grasa, con rabito, con
    rabo, con raiz, con raspa, con semilla, con semillas, con su agua, con su cascara, con su concha, con su coral, con su
    cuerito, con su grasa, con su hueso, con su jugo, con su liquido, con su pellejo, con su piel, con su rabito, con su rabo,
    con su tallo, con su tinta, con su tinta aparte, con su zumo, con sus corales, con sus hojas, con sus semillas, con sus
    tallos, con tallo, con tallo y todo, con tallos, con tallos y hojas, con tallos y todo, con todo y cabeza, con todo y
    cascara, con todo y hojas, con todo y hueso, con todo y piel, con todo y semillas, con todo y su jugo, con todo y tallo, con
    todo y venas, con un poco de verde, con un poco del verde, con una parte del verde, con veta, corazon, corazones, cortando
    cabezas y cascaras, cortando el agua, cortando el exceso de grasa, cortando el jugo, cortando el pie, cortando el rabo,
    cortando el tallo, cortando la cabeza, cortando la parte lenosa, cortando la parte terrosa, cortando las cabezas, cortando
    las cabezas y cascaras, cortando las cabezas y las cascaras, cortando las cabezas y las pieles, cortando las cascaras y las
    cabezas, cortando las hojas, cortando las hojas de fuera, cortando las hojas exteriores, cortando las hojas verdes, cortando
    las puntas, cortando las semillas y venas, cortando las tripas, cortando las venas y semillas, cortando los pies, cortando
    los tallos, cortando semillas y venas, cortecita, cortecitas, corteza, cortezas, costra, costras, coyuntura, coyunturas,
    cuerito, cueritos, cuesco, cuescos, de adentro, de afuera, de dentro, de fuera, de la parte alta, de la parte ancha, de la
    parte central, de la parte de abajo, de la parte de arriba, de la parte de la cola, de la parte del lomo, de la parte
    gruesa, de la parte magra, de la parte mas ancha, de la parte mas fina, de la parte mas gruesa, de la parte mas magra, de la
    parte mas tierna, de la parte tierna, de la yema hacia abajo, de las hojas de fuera, del centro, del cogollo, del exterior,
    del interior, descartada el corazon, descartada el exceso de grasa, descartada el germen, descartada el hueso, descartada el
    rabo, descartada el tallo, descartada el tronco, descartada la corteza, descartada la espina, descartada la grasa,
    descartada la parte blanca, descartada la parte dura, descartada la piel, descartada las espinas, descartada las hebras,
    descartada las hojas de fuera, descartada las hojas duras, descartada las hojas exteriores, descartada las hojas mas duras,
    descartada las pepitas, descartada las puntas, descartada las venas, descartada los extremos, descartada los hilos,
    descartada los huesos, descartadas el corazon, descartadas el exceso de grasa, descartadas el germen, descartadas el hueso,
    descartadas el rabo, descartadas el tallo, descartadas el tronco, descartadas la corteza, descartadas la espina, descartadas
    la grasa, descartadas la parte blanca, descartadas la parte dura, descartadas la piel, descartadas las espinas, descartadas
    las hebras, descartadas las hojas de fuera, descartadas las hojas duras, descartadas las hojas exteriores, descartadas las
    hojas mas duras, descartadas las pepitas, descartadas las puntas, descartadas las venas, descartadas los extremos,
    descartadas los hilos, descartadas los huesos, descartado el corazon, descartado el exceso de grasa, descartado el germen,
    descartado el hueso, descartado el rabo, descartado el tallo, descartado el tronco, descartado la corteza, descartado la
    espina, descartado la grasa, descartado la parte blanca, descartado la parte dura, descartado la piel, descartado las
    espinas, descartado las hebras, descartado las hojas de fuera, descartado las hojas duras, descartado las hojas exteriores,
    descartado las hojas mas duras, descartado las pepitas, descartado las puntas, descartado las venas, descartado los
    extremos, descartado los hilos, descartado los huesos, descartados el corazon, descartados el exceso de grasa, descartados
    el germen, descartados el hueso, descartados el rabo, descartados el tallo, descartados el tronco, descartados la corteza,
    descartados la espina, descartados la grasa, descartados la parte blanca, descartados la parte dura, descartados la piel,
    descartados las espinas, descartados las hebras, descartados las hojas de fuera, descartados las hojas duras, descartados
    las hojas exteriores, descartados las hojas mas duras, descartados las pepitas, descartados las puntas, descartados las
    venas, descartados los extremos, descartados los hilos, descartados los huesos, descartando cabezas y cascaras, descartando
    el agua, descartando el corazon, descartando el exceso de grasa, descartando el extremo duro, descartando el germen,
    descartando el hueso, descartando el jugo, descartando el liquido, descartando el nervio, descartando el pellejo,
    descartando el pie, descartando el rabo, descartando el tallo, descartando el tronco, descartando la base, descartando la
    cabeza, descartando la capa exterior, descartando la cascara, descartando la corteza, descartando la espina, descartando la
    grasa, descartando la membrana, descartando la parte blanca, descartando la parte dura, descartando la parte lenosa,
    descartando la parte terrosa, descartando la parte verde, descartando la piel, descartando la primera capa, descartando la
    pulpa, descartando la raiz, descartando la tela, descartando la vaina, descartando las barbas, descartando las cabezas,
    descartando las cabezas y cascaras, descartando las cabezas y las cascaras, descartando las cabezas y las pieles,
    descartando las cascaras, descartando las cascaras y las cabezas, descartando las espinas, descartando las hebras,
    descartando las hojas, descartando las hojas de fuera, descartando las hojas exteriores, descartando las hojas verdes,
    descartando las partes duras, descartando las pepitas, descartando las pieles, descartando las puntas, descartando las
    raices, descartando las semillas, descartando las semillas y venas, descartando las telillas, descartando las tripas,
    descartando las vainas, descartando las venas, descartando las venas y semillas, descartando lo blanco, descartando los
    extremos, descartando los hilos, descartando los huesos, descartando los nervios, descartando los pies, descartando los
    rabitos, descartando los tallos, descartando semillas y venas, desde la yema hacia abajo, desechando cabezas y cascaras,
    desechando el agua, desechando el exceso de grasa, desechando el jugo, desechando el pie, desechando el rabo, desechando el
    tallo, desechando la cabeza, desechando la parte lenosa, desechando la parte terrosa, desechando las cabezas, desechando las
    cabezas y cascaras, desechando las cabezas y las cascaras, desechando las cabezas y las pieles, desechando las cascaras y
    las cabezas, desechando las hojas, desechando las hojas de fuera, desechando las hojas exteriores, desechando las hojas
    verdes, desechando las puntas, desechando las semillas, desechando las semillas y venas, desechando las tripas, desechando
    las venas y semillas, desechando los pies, desechando los tallos, desechando semillas y venas, el agua, el brote verde, el
    exceso de grasa, el germen central, el jugo, el jugo de, el jugo y la ralladura de, el pie terroso, el zumo, el zumo de, el
    zumo y la ralladura de, eliminada el corazon, eliminada el exceso de grasa, eliminada el germen, eliminada el hueso,
    eliminada el rabo, eliminada el tallo, eliminada el tronco, eliminada la corteza, eliminada la espina, eliminada la grasa,
    eliminada la parte blanca, eliminada la parte dura, eliminada la piel, eliminada las espinas, eliminada las hebras,
    eliminada las hojas de fuera, eliminada las hojas duras, eliminada las hojas exteriores, eliminada las hojas mas duras,
    eliminada las pepitas, eliminada las puntas, eliminada las venas, eliminada los extremos, eliminada los hilos, eliminada los
    huesos, eliminadas el corazon, eliminadas el exceso de grasa, eliminadas el germen, eliminadas el hueso, eliminadas el rabo,
    eliminadas el tallo, eliminadas el tronco, eliminadas la corteza, eliminadas la espina, eliminadas la grasa, eliminadas la
    parte blanca, eliminadas la parte dura, eliminadas la piel, eliminadas las espinas, eliminadas las hebras, eliminadas las
    hojas de fuera, eliminadas las hojas duras, eliminadas las hojas exteriores, eliminadas las hojas mas duras, eliminadas las
    pepitas, eliminadas las puntas, eliminadas las venas, eliminadas los extremos, eliminadas los hilos, eliminadas los huesos,
    eliminado el corazon, eliminado el exceso de grasa, eliminado el germen, eliminado el hueso, eliminado el rabo, eliminado el
    tallo, eliminado el tronco, eliminado la corteza, eliminado la espina, eliminado la grasa, eliminado la parte blanca,
    eliminado la parte dura, eliminado la piel, eliminado las espinas, eliminado las hebras, eliminado las hojas de fuera,
    eliminado las hojas duras, eliminado las hojas exteriores, eliminado las hojas mas duras, eliminado las pepitas, eliminado
    las puntas, eliminado las venas, eliminado los extremos, eliminado los hilos, eliminado los huesos, eliminados el corazon,
    eliminados el exceso de grasa, eliminados el germen, eliminados el hueso, eliminados el rabo, eliminados el tallo,
    eliminados el tronco, eliminados la corteza, eliminados la espina, eliminados la grasa, eliminados la parte blanca,
    eliminados la parte dura, eliminados la piel, eliminados las espinas, eliminados las hebras, eliminados las hojas de fuera,
    eliminados las hojas duras, eliminados las hojas exteriores, eliminados las hojas mas duras, eliminados las pepitas,
    eliminados las puntas, eliminados las venas, eliminados los extremos, eliminados los hilos, eliminados los huesos,
    eliminando cabezas y cascaras, eliminando el agua, eliminando el exceso de grasa, eliminando el jugo, eliminando el pie,
    eliminando el rabo, eliminando el tallo, eliminando la cabeza, eliminando la parte lenosa, eliminando la parte terrosa,
    eliminando las cabezas, eliminando las cabezas y cascaras, eliminando las cabezas y las cascaras, eliminando las cabezas y
    las pieles, eliminando las cascaras y las cabezas, eliminando las hojas, eliminando las hojas de fuera, eliminando las hojas
    exteriores, eliminando las hojas verdes, eliminando las puntas, eliminando las semillas, eliminando las semillas y venas,
    eliminando las tripas, eliminando las venas y semillas, eliminando los pies, eliminando los tallos, eliminando semillas y
    venas, en su concha, espina, espina central, espinas, espinita, espinitas, exceso de grasa, exterior, exteriores,
    extremidad, extremidades, extremo, extremos, fibra, fibras, germen, germenes, gordo visible, grasa, grasa visible, grasas,
    guardando cabezas y cascaras, guardando el agua, guardando el exceso de grasa, guardando el jugo, guardando el pie,
    guardando el rabo, guardando el tallo, guardando la cabeza, guardando la parte lenosa, guardando la parte terrosa, guardando
    las cabezas, guardando las cabezas y cascaras, guardando las cabezas y las cascaras, guardando las cabezas y las pieles,
    guardando las cascaras y las cabezas, guardando las hojas, guardando las hojas de fuera, guardando las hojas exteriores,
    guardando las hojas verdes, guardando las puntas, guardando las semillas y venas, guardando las tripas, guardando las venas
    y semillas, guardando los pies, guardando los tallos, guardando semillas y venas, hacia abajo, hacia arriba, hoja, hojas,
    hojas de fuera, hojas exteriores, hojas y tallos, hojas y tallos tiernos, hojita, hojitas, huesito, huesitos, hueso, huesos,
    interior, interiores, jugo de, jugo y ralladura, jugo y ralladura de, la espina central, la grasa, la parte alta, la parte
    blanca, la parte blanca y verde, la parte blanda, la parte central, la parte de abajo, la parte de arriba, la parte del
    cogollo, la parte dura, la parte gruesa, la parte inferior, la parte lenosa, la parte magra, la parte mas ancha, la parte
    mas blanca, la parte mas fina, la parte mas gruesa, la parte mas magra, la parte mas tierna, la parte mas verde, la parte
    superior, la parte terrosa, la parte tierna, la parte verde, la primera capa, la ralladura y el jugo de, la ralladura y el
    zumo de, la vena central, las capas exteriores, las hojas de fuera, las hojas mas duras, las hojas mas grandes, las hojas
    mas jovenes, las hojas mas pequenas, las hojas mas tiernas, las hojas mas verdes, las hojas tiernas del cogollo, las
    primeras hojas, las semillas, libre de espinas, libre de grasa, libre de huesos, libre de nervios, libre de piel, libre de
    tierra, libres de espinas, libres de grasa, libres de huesos, libres de nervios, libres de piel, libres de tierra, limpia de
    algas, limpia de arena, limpia de arenilla, limpia de barbas, limpia de cartilago, limpia de escamas, limpia de escamas y
    visceras, limpia de espinas, limpia de espinas y escamas, limpia de espinas y piel, limpia de exceso de grasa, limpia de
    grasa y nervios, limpia de grasa y piel, limpia de grasa y telillas, limpia de hebras, limpia de hiel, limpia de hilos,
    limpia de hojas, limpia de hojas duras, limpia de hojas exteriores, limpia de huesos, limpia de impurezas, limpia de
    nervios, limpia de nervios y grasa, limpia de pepitas, limpia de piel, limpia de piel y espinas, limpia de pieles, limpia de
    plumas, limpia de rabos, limpia de raices, limpia de restos, limpia de sangre, limpia de telillas, limpia de tierra, limpia
    de tripas, limpia de venas, limpia de visceras, limpias de algas, limpias de arena, limpias de arenilla, limpias de barbas,
    limpias de cartilago, limpias de escamas, limpias de escamas y visceras, limpias de espinas, limpias de espinas y escamas,
    limpias de espinas y piel, limpias de exceso de grasa, limpias de grasa y nervios, limpias de grasa y piel, limpias de grasa
    y telillas, limpias de hebras, limpias de hiel, limpias de hilos, limpias de hojas, limpias de hojas duras, limpias de hojas
    exteriores, limpias de huesos, limpias de impurezas, limpias de nervios, limpias de nervios y grasa, limpias de pepitas,
    limpias de piel, limpias de piel y espinas, limpias de pieles, limpias de plumas, limpias de rabos, limpias de raices,
    limpias de restos, limpias de sangre, limpias de telillas, limpias de tierra, limpias de tripas, limpias de venas, limpias
    de visceras, limpio de algas, limpio de arena, limpio de arenilla, limpio de barbas, limpio de cartilago, limpio de escamas,
    limpio de escamas y visceras, limpio de espinas, limpio de espinas y escamas, limpio de espinas y piel, limpio de exceso de
    grasa, limpio de grasa y nervios, limpio de grasa y piel, limpio de grasa y telillas, limpio de hebras, limpio de hiel,
    limpio de hilos, limpio de hojas, limpio de hojas duras, limpio de hojas exteriores, limpio de huesos, limpio de impurezas,
    limpio de nervios, limpio de nervios y grasa, limpio de pepitas, limpio de piel, limpio de piel y espinas, limpio de pieles,
    limpio de plumas, limpio de rabos, limpio de raices, limpio de restos, limpio de sangre, limpio de telillas, limpio de
    tierra, limpio de tripas, limpio de venas, limpio de visceras, limpios de algas, limpios de arena, limpios de arenilla,
    limpios de barbas, limpios de cartilago, limpios de escamas, limpios de escamas y visceras, limpios de espinas, limpios de
    espinas y escamas, limpios de espinas y piel, limpios de exceso de grasa, limpios de grasa y nervios, limpios de grasa y
    piel, limpios de grasa y telillas, limpios de hebras, limpios de hiel, limpios de hilos, limpios de hojas, limpios de hojas
    duras, limpios de hojas exteriores, limpios de huesos, limpios de impurezas, limpios de nervios, limpios de nervios y grasa,
    limpios de pepitas, limpios de piel, limpios de piel y espinas, limpios de pieles, limpios de plumas, limpios de rabos,
    limpios de raices, limpios de restos, limpios de sangre, limpios de telillas, limpios de tierra, limpios de tripas, limpios
    de venas, limpios de visceras, lo blanco y lo verde, lo blanco y lo verde tierno, lo blanco y parte verde, mas tiernas del
    cogollo, membrana, membranas, membranita, membranitas, migajon, monda, mondadura, mondaduras, mondas, nervadura, nervadura
    central, nervaduras, nervio, nervios, nudo, nudos, ojito, ojitos, ojo, ojos, orilla, orillas, orillita, orillitas, parte
    blanca y parte verde, parte blanca y verde, parte inferior, parte terrosa, pata, patas, patita, patitas, pedunculo,
    pedunculos, pelicula, peliculas, pelillo, pelillos, pellejito, pellejitos, pellejo, pellejos, pelo, pelos, pelusa, pelusas,
    penca, pencas, penquita, penquitas, pepa, pepas, pepitas, petalo, petalos, pezuna, pezunas, pie terroso, piel, pieles, poca
    grasa, por ambas caras, por ambos lados, por dentro, por dentro y fuera, por dentro y por fuera, por el centro, por el
    ecuador, por el hueso, por el medio, por fuera, por fuera y por dentro, por la articulacion, por la coyuntura, por la
    espina, por la junta, por la mitad, por la yema, por las articulaciones, por las coyunturas, por las juntas, por los dos
    lados, por todos lados, por un lado, pulpa, pulpas, pulpita, pulpitas, quitada el exceso de grasa, quitada el rabo, quitada
    el tallo, quitada las hojas de fuera, quitada las hojas duras, quitada las hojas exteriores, quitada las hojas mas duras,
    quitada las puntas, quitadas el exceso de grasa, quitadas el rabo, quitadas el tallo, quitadas las hojas de fuera, quitadas
    las hojas duras, quitadas las hojas exteriores, quitadas las hojas mas duras, quitadas las puntas, quitado el exceso de
    grasa, quitado el rabo, quitado el tallo, quitado las hojas de fuera, quitado las hojas duras, quitado las hojas exteriores,
    quitado las hojas mas duras, quitado las puntas, quitados el exceso de grasa, quitados el rabo, quitados el tallo, quitados
    las hojas de fuera, quitados las hojas duras, quitados las hojas exteriores, quitados las hojas mas duras, quitados las
    puntas, quitando cabezas y cascaras, quitando el agua, quitando el exceso de grasa, quitando el jugo, quitando el pie,
    quitando el rabo, quitando el tallo, quitando la cabeza, quitando la parte lenosa, quitando la parte terrosa, quitando las
    cabezas, quitando las cabezas y cascaras, quitando las cabezas y las cascaras, quitando las cabezas y las pieles, quitando
    las cascaras y las cabezas, quitando las hojas, quitando las hojas de fuera, quitando las hojas exteriores, quitando las
    hojas verdes, quitando las puntas, quitando las semillas, quitando las semillas y venas, quitando las tripas, quitando las
    venas y semillas, quitando los pies, quitando los tallos, quitando semillas y venas, quitar las semillas, rabillo, rabillos,
    rabito, rabitos, raices, raicilla, raicillas, raiz, ralladura, ralladura y jugo, ralladura y zumo, ralladuras, raspa,
    raspadas las semillas, raspando cabezas y cascaras, raspando el agua, raspando el exceso de grasa, raspando el jugo,
    raspando el pie, raspando el rabo, raspando el tallo, raspando la cabeza, raspando la parte lenosa, raspando la parte
    terrosa, raspando las cabezas, raspando las cabezas y cascaras, raspando las cabezas y las cascaras, raspando las cabezas y
    las pieles, raspando las cascaras y las cabezas, raspando las hojas, raspando las hojas de fuera, raspando las hojas
    exteriores, raspando las hojas verdes, raspando las puntas, raspando las semillas y venas, raspando las tripas, raspando las
    venas y semillas, raspando los pies, raspando los tallos, raspando semillas y venas, raspar las semillas, rayadura,
    recortada el exceso de grasa, recortada el rabo, recortada el tallo, recortada las hojas de fuera, recortada las hojas
    duras, recortada las hojas exteriores, recortada las hojas mas duras, recortada las puntas, recortadas el exceso de grasa,
    recortadas el rabo, recortadas el tallo, recortadas las hojas de fuera, recortadas las hojas duras, recortadas las hojas
    exteriores, recortadas las hojas mas duras, recortadas las puntas, recortado el exceso de grasa, recortado el rabo,
    recortado el tallo, recortado las hojas de fuera, recortado las hojas duras, recortado las hojas exteriores, recortado las
    hojas mas duras, recortado las puntas, recortados el exceso de grasa, recortados el rabo, recortados el tallo, recortados
    las hojas de fuera, recortados las hojas duras, recortados las hojas exteriores, recortados las hojas mas duras, recortados
    las puntas, recortando cabezas y cascaras, recortando el agua, recortando el corazon, recortando el exceso de grasa,
    recortando el extremo duro, recortando el germen, recortando el hueso, recortando el jugo, recortando el liquido, recortando
    el nervio, recortando el pellejo, recortando el pie, recortando el rabo, recortando el tallo, recortando el tronco,
    recortando la base, recortando la cabeza, recortando la capa exterior, recortando la cascara, recortando la corteza,
    recortando la espina, recortando la grasa, recortando la membrana, recortando la parte blanca, recortando la parte dura,
    recortando la parte lenosa, recortando la parte terrosa, recortando la parte verde, recortando la piel, recortando la
    primera capa, recortando la pulpa, recortando la raiz, recortando la tela, recortando la vaina, recortando las barbas,
    recortando las cabezas, recortando las cabezas y cascaras, recortando las cabezas y las cascaras, recortando las cabezas y
    las pieles, recortando las cascaras, recortando las cascaras y las cabezas, recortando las espinas, recortando las hebras,
    recortando las hojas, recortando las hojas de fuera, recortando las hojas exteriores, recortando las hojas verdes,
    recortando las partes duras, recortando las pepitas, recortando las pieles, recortando las puntas, recortando las raices,
    recortando las semillas y venas, recortando las telillas, recortando las tripas, recortando las vainas, recortando las
    venas, recortando las venas y semillas, recortando lo blanco, recortando los extremos, recortando los hilos, recortando los
    huesos, recortando los nervios, recortando los pies, recortando los rabitos, recortando los tallos, recortando semillas y
    venas, removiendo las semillas, reservando cabezas y cascaras, reservando el agua, reservando el exceso de grasa, reservando
    el jugo, reservando el pie, reservando el rabo, reservando el tallo, reservando la cabeza, reservando la parte lenosa,
    reservando la parte terrosa, reservando las cabezas, reservando las cabezas y cascaras, reservando las cabezas y las
    cascaras, reservando las cabezas y las pieles, reservando las cascaras y las cabezas, reservando las hojas, reservando las
    hojas de fuera, reservando las hojas exteriores, reservando las hojas verdes, reservando las puntas, reservando las semillas
    y venas, reservando las tripas, reservando las venas y semillas, reservando los pies, reservando los tallos, reservando
    semillas y venas, retirada el exceso de grasa, retirada el rabo, retirada el tallo, retirada las hojas de fuera, retirada
    las hojas duras, retirada las hojas exteriores, retirada las hojas mas duras, retirada las puntas, retiradas el exceso de
    grasa, retiradas el rabo, retiradas el tallo, retiradas las hojas de fuera, retiradas las hojas duras, retiradas las hojas
    exteriores, retiradas las hojas mas duras, retiradas las puntas, retirado el exceso de grasa, retirado el rabo, retirado el
    tallo, retirado las hojas de fuera, retirado las hojas duras, retirado las hojas exteriores, retirado las hojas mas duras,
    retirado las puntas, retirados el exceso de grasa, retirados el rabo, retirados el tallo, retirados las hojas de fuera,
    retirados las hojas duras, retirados las hojas exteriores, retirados las hojas mas duras, retirados las puntas, retirando
    cabezas y cascaras, retirando el agua, retirando el exceso de grasa, retirando el jugo, retirando el pie, retirando el rabo,
    retirando el tallo, retirando la cabeza, retirando la parte lenosa, retirando la parte terrosa, retirando las cabezas,
    retirando las cabezas y cascaras, retirando las cabezas y las cascaras, retirando las cabezas y las pieles, retirando las
    cascaras y las cabezas, retirando las hojas, retirando las hojas de fuera, retirando las hojas exteriores, retirando las
    hojas verdes, retirando las puntas, retirando las semillas, retirando las semillas y venas, retirando las tripas, retirando
    las venas y semillas, retirando los pies, retirando los tallos, retirando semillas y venas, retirar las semillas, sacando
    cabezas y cascaras, sacando el agua, sacando el exceso de grasa, sacando el jugo, sacando el pie, sacando el rabo, sacando
    el tallo, sacando la cabeza, sacando la parte lenosa, sacando la parte terrosa, sacando las cabezas, sacando las cabezas y
    cascaras, sacando las cabezas y las cascaras, sacando las cabezas y las pieles, sacando las cascaras y las cabezas, sacando
    las hojas, sacando las hojas de fuera, sacando las hojas exteriores, sacando las hojas verdes, sacando las puntas, sacando
    las semillas, sacando las semillas y venas, sacando las tripas, sacando las venas y semillas, sacando los pies, sacando los
    tallos, sacando semillas y venas, salmuera, salmueras, semillita, semillitas, sin bordes, sin cabeza, sin cabezas, sin
    cabito, sin cabitos, sin caparazon, sin carozo, sin cascara, sin cola, sin concha, sin conchas, sin corazon, sin corteza,
    sin cortezas, sin costra, sin cuerito, sin cuero, sin cuesco, sin el brote, sin el brote verde, sin el corazon, sin el
    cuerito, sin el germen, sin el germen central, sin el pie, sin el pie terroso, sin escamas, sin espina, sin espina central,
    sin espinas, sin espinas ni piel, sin fibra, sin fibras, sin germen, sin grasa visible, sin hebras, sin hilos, sin hojas,
    sin hueso, sin hueso ni piel, sin huesos, sin la base terrosa, sin la nervadura central, sin la parte blanca, sin la parte
    terrosa, sin la pluma, sin la raspa, sin la vena, sin la vena central, sin las venas, sin miga, sin migajon, sin nervadura
    central, sin nervio, sin nervios, sin patas, sin pedunculo, sin pellejo, sin pepa, sin pepas, sin pepitas, sin piel, sin
    piel ni espinas, sin piel ni hueso, sin piel ni huesos, sin piel ni pepitas, sin piel ni semillas, sin piel y sin espinas,
    sin piel y sin hueso, sin pluma, sin puntas, sin rabillo, sin rabito, sin rabitos, sin rabo, sin raiz, sin raspa, sin
    restos, sin restos de arena, sin restos de espinas, sin restos de huesos, sin restos de piel, sin restos de plumas, sin
    restos de sangre, sin restos de tierra, sin semilla, sin semillas, sin semillas ni venas, sin tallo, sin tallos, sin
    ternilla, sin tripas, sin vena, sin venas, sin venas ni semillas, sin visceras, solo el cogollo, solo el corazon, solo el
    jugo, solo el zumo, solo la carne, solo la parte alta, solo la parte amarilla, solo la parte blanca, solo la parte blanda,
    solo la parte central, solo la parte de color, solo la parte gruesa, solo la parte magra, solo la parte naranja, solo la
    parte superior, solo la parte tierna, solo la parte verde, solo la piel, solo la pulpa, solo la ralladura, solo las cabezas,
    solo las colas, solo las flores, solo las hojas, solo las hojas tiernas, solo las hojitas, solo las puntas, solo las
    semillas, solo las yemas, solo lo amarillo, solo lo blanco, solo lo blanco y tierno, solo lo de color, solo lo naranja, solo
    lo tierno, solo lo verde, solo los lomos, solo los tallos, su agua, su coral, su jugo, su zumo, sus jugos, sus semillas,
    tallito, tallitos, tallo, tallos, tallos y hojas, telilla, telillas, tentaculo, tentaculos, ternilla, ternillas, vaina,
    vainas, valva, valvas, vena, venas, viscera, visceras, zumo de, zumo y ralladura, zumo y ralladura de
  `,
  container: `
    a granel, ampolla, ampollas, ampolleta, ampolletas, atomizador, atomizadores, bandeja, bandejas, bandejita, bandejitas,
    barqueta, barquetas, barril, barriles, bidon, bidones, blister, blisteres, blisters, bloc, blocs, bol, boles, bols, bolsa,
    bolsas, bolsita, bolsitas, bolson, bolsones, bote, bote de vidrio, botecito, botecitos, botella, botella de cristal, botella
    de vidrio, botellas, botellin, botellines, botellita, botellitas, botes, botijo, botijos, bowl, bowls, brick de, brick
    grande, brick pequeno, bricks de, bricks pequenos, brik, briks, cacillo, cacillos, caja, cajas, cajetilla, cajetillas,
    cajita, cajitas, cajon, cajones, canasta, canastas, canastilla, canastillas, canastita, canastitas, cantaro, cantaros,
    capsula, capsulas, carton, cartoncito, cartoncitos, cartones, cazo, cazos, cesta, cestas, cestita, cestitas, charola,
    charolas, contenedor, contenedores, copa, copas, copita, copitas, costal, costales, cuarta gama, cubeta, cubetas, cubilete,
    cubiletes, cubiletito, cubiletitos, cuchara, cucharas, cucharilla, cucharillas, cucharita, cucharitas, cucharon, cucharones,
    cuenco, cuencos, cuenquito, cuenquitos, de bote de cristal, de cuarta gama, de iv gama, de quinta gama, de tarro de cristal,
    dispensador, dispensadores, display, displays, dosificador, dosificadores, empaque, empaques, empaquito, empaquitos, en
    bandeja, en malla, en tarro de cristal, envase, envases, envasito, envasitos, envoltorio, envoltorios, envoltura,
    envolturas, estuche, estuches, frasco, frascos, frasquito, frasquitos, funda, fundas, fundita, funditas, garrafa, garrafas,
    guacal, guacales, horca, horcas, iv gama, jarra, jarras, jarrita, jarritas, lata, lata chica, lata grande, lata mediana,
    lata pequena, latas, latita, latitas, laton, latones, lonchera, loncheras, malla, mallas, mallita, mallitas, minibrik,
    minibriks, multipack, multipacks, pack, packs, paquete, paquetes, paquetico, paqueticos, paquetito, paquetitos, pastilla,
    pastillas, platillo, platillos, platito, platitos, plato, platos, pocillo, pocillo tintero, pocillos, pocillos tinteros,
    pomito, pomitos, pomo, pomos, pote, potecito, potecitos, potes, quinta gama, recipiente, recipientes, red, redecilla,
    redecillas, redes, ristra, ristras, sachet, sachets, saco, sacos, saquito, saquitos, sixpack, sixpacks, sobre, sobrecito,
    sobrecitos, sobres, spray, sprays, tableta, tabletas, tabletita, tabletitas, tacilla, tacillas, tacita, tacitas, tambor,
    tambores, taper, tarrina, tarrinas, tarrito, tarritos, tarro, tarros, taza, tazas, tazon, tazoncito, tazoncitos, tazones,
    terrina, terrinas, tetra brik, tetra briks, tetra pack, tetra pak, tetrabrik, tetrabriks, tetrapack, tetrapak, tetrapaks,
    tinaja, tinajas, tubito, tubitos, tuper, tupper, vasito, vasitos, vaso, vasos
  `,
  filler: `
    a, a partes iguales, a poder ser, abundantemente, acaso, ademas, ahi, ahora, al, algo, algo mas de, algun, algun que otro,
    alguna, alguna que otra, algunas, alguno, algunos, alli, alrededor, ambas, ambos, ante, antes, apenas, aprox, aproximada,
    aproximadamente, aproximadas, aproximado, aproximados, aquel, aquella, aquellas, aquello, aquellos, aqui, asi, asi que,
    asimismo, aun, aunque, basicamente, bastante, bastantes, bien, c u, cada, cantidad, cantidades, casi, cerca, como maximo,
    como minimo, completamente, cosa, cosas, cu, cual, cuales, cualesquiera, cualquier, cualquiera, cuando, cuanta, cuantas,
    cuanto, cuanto mas, cuantos, cuya, cuyo, dar, de, de cada tipo, de mas, de modo que, del, demas, demasiada, demasiado,
    desde, despues, donde, durante, e incluso, el, ella, ellas, ellos, en el momento, en el ultimo momento, en lo posible, en
    partes iguales, en total, entre, entre dos, equivale a, equivalen a, era, es, es decir, esa, esas, escasamente, ese, eso,
    esos, especialmente, esta, estan, estar, estas, este, esten, esto, estos, etc, etcetera, exactamente, exclusivamente, fue,
    fuera de, fuere, generalmente, generosamente, ha, habitualmente, habra, hacia, han, has, hasta, hay, haya, hayan, he, hemos,
    idealmente, inclusive, incluso, ir, justa, justamente, justas, justo, justos, la, las, le, les, levemente, ligeramente, lo,
    los, luego, mas bien, mas o menos, masomenos, maxima, maximo, me, medida, medidas, mejor, menos, mi, mientras, minima,
    minimo, mis, misma, mismas, mismo, mismos, mucha, muchas, mucho, muchos, muy, nada mas, ningun, ninguna, no mas, no mas de,
    nomas, normalmente, nos, nosotros, nunca, o asi, o mas, o menos, o poco mas, o sea, os, otra, otras, otro, otros, par,
    pares, partes iguales, pelin, peor, pero, poca, pocas, poco, poco mas de, poco mas o menos, pocos, poquisimo, poquita,
    poquitas, poquitin, poquito, poquitos, por, por favor, porque, posiblemente, preferentemente, preferible, preferiblemente,
    preferibles, principalmente, pronto, pues, puesto que, que, queda, quedan, quedar, quedara, quedaran, quede, queden, quedo,
    quien, quiza, quizas, realmente, restante, restantes, resto, sale, salen, salga, se, sea, sean, segun, ser, sera, seran,
    seria, serian, si, si fuera posible, siempre, sino, sola, solamente, solas, solo, solos, son, su, suficiente,
    suficientemente, suficientes, sus, tal, tal vez, tales, tambien, tan, tanta, tantas, tantita, tantito, tanto, tantos,
    tenemos, tener, tenga, tengan, tengo, teniendo, ti, tiene, tienen, toda, todas, todavia, todo, todos, totalmente, tras, tu,
    tus, un, un par, un par de, un poco mas de, una, una pizquita, unas, unas cuantas, unicamente, uno, unos, unos cuantos,
    usted, ustedes, va, van, vaya, veces, vez, viene, vienen, vos, vosotros, y algo mas, ya, ya que, yo
  `,
  remark: `
    12 horas, 24 horas, a conciencia, a demanda, a discrecion, a eleccion del cocinero, a falta de, a gusto, a gusto de cada
    uno, a gusto del comensal, a gusto del consumidor, a gusto personal, a media coccion, a medio coccion, a mi me gusta, a mi
    no me gusta, a mitad de coccion, a ojimetro, a ojo, a ojo de buen cubero, a repartir, a su eleccion, a su gusto, a temp
    ambiente, a temperatura ambiente, a tu aire, a tu eleccion, a tu gusto, a ultima hora, a ultimo momento, a un lado, a
    voluntad, a vuestra eleccion, a vuestro gusto, abajo, abierta como un libro, abiertas como un libro, abiertas en libro,
    abierto como un libro, abiertos como un libro, abiertos en libro, acidez, adicional, adicional para, adicionales, admita,
    adultos, ajusta a tu gusto, ajusta al gusto, ajustar a gusto, ajustar a tu gusto, ajustar al gusto, ajustar sal, ajustar
    segun el gusto, ajustar segun gusto, ajuste al gusto, al comienzo, al emplatar, al final, al final de la coccion, al final
    del todo, al finalizar, al gusto, al gusto de cada uno, al gusto de la casa, al gusto de la familia, al gusto de los
    comensales, al gusto de todos, al gusto del comensal, al gusto del consumidor, al gusto o, al gusto personal, al inicio, al
    lado, al menos, al menos cinco horas, al menos cinco minutos, al menos cuatro horas, al menos cuatro minutos, al menos diez
    horas, al menos diez minutos, al menos doce horas, al menos doce minutos, al menos dos horas, al menos dos minutos, al menos
    media hora, al menos ocho horas, al menos ocho minutos, al menos quince horas, al menos quince minutos, al menos seis horas,
    al menos seis minutos, al menos treinta horas, al menos treinta minutos, al menos tres horas, al menos tres minutos, al
    menos un par de horas, al menos un par de minutos, al menos una hora, al menos unas horas, al menos unas minutos, al menos
    unos horas, al menos unos minutos, al menos veinte horas, al menos veinte minutos, al momento, al momento de comer, al
    momento de servir, al momento de usar, al ojo, al principio, al punto, al servir, al terminar, al tiempo, al ultimo momento,
    alemania, algo mas, algo mas para, algunas bolitas para adornar, algunas bolitas para decorar, algunas bolitas para la
    decoracion, algunas bolitas para la presentacion, algunas bolitas para servir, algunas flores para adornar, algunas flores
    para decorar, algunas flores para la decoracion, algunas flores para la presentacion, algunas flores para servir, algunas
    gajos para adornar, algunas gajos para decorar, algunas gajos para la decoracion, algunas gajos para la presentacion,
    algunas gajos para servir, algunas gotas para adornar, algunas gotas para decorar, algunas gotas para la decoracion, algunas
    gotas para la presentacion, algunas gotas para servir, algunas hebras para adornar, algunas hebras para decorar, algunas
    hebras para la decoracion, algunas hebras para la presentacion, algunas hebras para servir, algunas hojas para adornar,
    algunas hojas para decorar, algunas hojas para la decoracion, algunas hojas para la presentacion, algunas hojas para servir,
    algunas hojitas para adornar, algunas hojitas para decorar, algunas hojitas para la decoracion, algunas hojitas para la
    presentacion, algunas hojitas para servir, algunas laminas para adornar, algunas laminas para decorar, algunas laminas para
    la decoracion, algunas laminas para la presentacion, algunas laminas para servir, algunas lascas para adornar, algunas
    lascas para decorar, algunas lascas para la decoracion, algunas lascas para la presentacion, algunas lascas para servir,
    algunas ramas para adornar, algunas ramas para decorar, algunas ramas para la decoracion, algunas ramas para la
    presentacion, algunas ramas para servir, algunas ramitas para adornar, algunas ramitas para decorar, algunas ramitas para la
    decoracion, algunas ramitas para la presentacion, algunas ramitas para servir, algunas rodajas para adornar, algunas rodajas
    para decorar, algunas rodajas para la decoracion, algunas rodajas para la presentacion, algunas rodajas para servir, algunas
    semillitas para adornar, algunas semillitas para decorar, algunas semillitas para la decoracion, algunas semillitas para la
    presentacion, algunas semillitas para servir, algunas tiras para adornar, algunas tiras para decorar, algunas tiras para la
    decoracion, algunas tiras para la presentacion, algunas tiras para servir, algunas virutas para adornar, algunas virutas
    para decorar, algunas virutas para la decoracion, algunas virutas para la presentacion, algunas virutas para servir, almacen
    de barrio, alternativamente, alternativas, amazon, ambiente, anterior, anteriores, anteriormente, anteriormente mencionado,
    antes de abrir, antes de abrir la lata, antes de abrirla, antes de abrirlo, antes de asar, antes de cocer, antes de
    cocerlos, antes de cocinar, antes de cocinarla, antes de cocinarlo, antes de cocinarlos, antes de comenzar, antes de cortar,
    antes de cortarla, antes de empezar, antes de empezar a cocinar, antes de empezar la receta, antes de escurrir, antes de
    freir, antes de hornear, antes de la preparacion, antes de pelar, antes de pelarlos, antes de pesar, antes de picar, antes
    de prepararlo, antes de rallar, antes de servir, antes de usar, antes de usarla, antes de usarlas, antes de usarlo, antes de
    usarlos, antes de utilizar, antes de utilizarla, antes de utilizarlo, apetezca, apretando bien, apretar bien, aqui la
    receta, arriba, arriba de, atencion, ayuda, bazar, blog, bolivia, buen provecho, c, c b, c n, c nec, cada cosa por separado,
    cada uno de, cambiar por, canal, cant nec, cant necesaria, cantidad a gusto, cantidad al gusto, cantidad aproximada,
    cantidad extra, cantidad nec, cantidad necesaria, cantidad suficiente, cantidades necesarias, carnicera, carniceria,
    carnicero, caso, casqueria, charcutera, charcuteria, charcutero, charcuteros, cinco dias, cinco horas, cinco minutos, cinco
    segundos, clara y yema por separado, clara y yema separadas, claras separadas de las yemas, claras y yemas por separado,
    claras y yemas separadas, clic, click, cn, colombia, comensal, comensales, como guste, como gusten, como indica el envase,
    como indica el fabricante, como indica el paquete, como mas les guste, como mas os guste, como mas te guste, como mucho,
    como os guste, como prefieran, como prefieras, como quieras, como se desee, como se prefiera, como te guste, como un libro,
    compro, comun y corriente, comunes y corrientes, con ayuda, con cuidado de no quemarlas, con cuidado de no quemarlos, con
    cuidado de no romperlas, con cuidado de no romperlos, con dias de antelacion, con horas de antelacion, con la ayuda, con las
    claras y yemas separadas, con las yemas y claras separadas, con media hora de antelacion, con mucho cuidado, con tiempo, con
    tiempo suficiente, con un dia de antelacion, con una hora de antelacion, conocida como, conocidas como, conocido como,
    conocidos como, conseguir, consejo, consejos, consiga, consigas, coste, coste aproximado, cualquiera sirve, cualquiera vale,
    cuando la incorporemos, cuando lo agreguemos, cuando lo anadamos, cuando lo incorporemos, cuando se agregue, cuando se
    anada, cuando sea temporada, cuatro dias, cuatro horas, cuatro minutos, cuatro segundos, cuidado, cuidado de que no se
    amarguen, cuidando de que no se quemen, cuidando que no se queme, cuidando que no se quemen, da igual, da mas sabor, dan mas
    sabor, de a poco, de alrededor de, de anteayer, de aproximadamente, de cada color, de cada una, de cada uno, de campo, de
    casqueria, de confianza, de congelador, de despensa, de diferentes colores, de diferentes variedades, de distintas
    variedades, de distintos colores, de distintos tipos, de diversos colores, de dos o tres dias, de freezer, de frigorifico,
    de gallina campera, de gallina de corral, de gallina libre, de gallinas criadas en libertad, de gallinas criadas en suelo,
    de gallinas de corral, de gallinas en libertad, de gallinas sueltas, de hace dias, de hace un dia, de hace un par de dias,
    de hace unos dias, de hace varios dias, de heladera, de huerto, de la carniceria, de la casqueria, de la charcuteria, de la
    de siempre, de la despensa, de la dietetica, de la feria, de la fruteria, de la granja, de la heladera, de la maceta, de la
    nevera, de la nevera al momento, de la noche a la manana, de la normal, de la panaderia, de la pescaderia, de la plaza, de
    la polleria, de la que tienes en casa, de la rosticeria, de la seccion de congelados, de la seccion de panaderia, de la
    seccion de refrigerados, de la tortilleria, de la verduleria, de la vispera, de la zona de refrigerados, de las de siempre,
    de las normales, de los de la nevera, de los de siempre, de los normales, de los refrigerados, de maceta, de mi abuela, de
    mi confianza, de mi huerta, de mi huerto, de mi jardin, de mi madre, de mi mama, de mi pueblo, de mi suegra, de mi tierra,
    de nevera, de nuestro huerto, de patio, de peso aproximado, de pueblo, de rancho, de refrigerador, de ser necesario, de su
    confianza, de todos los colores, de tu confianza, de tu huerto, de tu jardin, de tu maceta, de un par de dias, de unas, de
    unos, de varias variedades, de varios colores, de varios dias, de varios tipos, de vuestra confianza, del congelador, del de
    siempre, del dia, del dia anterior, del dia de antes, del envase, del fabricante, del freezer, del frigo, del frigorifico,
    del jardin, del mercado, del normal, del pais, del paquete, del patio, del pueblo, del rancho, del refri, del refrigerador,
    del super, del supermercado, del tianguis, del tiempo, delicatessen, depende, depende de, depende del grosor, depende del
    gusto, depende del tamano, dependera, dependiendo, dependiendo de la acidez, dependiendo de la marca, dependiendo de lo
    grandes que sean, dependiendo de lo picante, dependiendo de su tamano, dependiendo del grosor, dependiendo del gusto,
    dependiendo del picante, dependiendo del tamano, desde dos horas antes, desde el dia anterior, desde el dia antes, desde la
    noche anterior, desde la vispera, desde media hora antes, desde un par de horas antes, desde un rato antes, desde una hora
    antes, deseada, deseadas, deseado, deseados, desee, deseen, desees, deseo, despues de cocer, despues de cocida, despues de
    cocido, despues de cocidos, despues de escurrido, despues de escurrir, despues de lavar, despues de limpia, despues de
    limpiar, despues de limpio, despues de limpios, despues de peladas, despues de pelado, despues de pelados, despues de pelar,
    despues de rallado, despues de rallar, dia, dia anterior, dias, dietetica, diez dias, diez horas, diez minutos, diez
    segundos, dificil, dificultad, directa de la nevera, directa del congelador, directamente de la nevera, directamente del
    congelador, directas del congelador, directo de la nevera, directo del congelador, directos del congelador, discrecion,
    disponible, disponibles, doble cantidad, doce dias, doce horas, doce minutos, doce segundos, dolares, dos dias, dos dias
    antes, dos horas, dos minutos, dos por comensal, dos por persona, dos segundos, dulzor, durante cinco dias, durante cinco
    horas, durante cinco minutos, durante cuatro dias, durante cuatro horas, durante cuatro minutos, durante diez dias, durante
    diez horas, durante diez minutos, durante doce dias, durante doce horas, durante doce minutos, durante dos dias, durante dos
    horas, durante dos minutos, durante hora y media, durante media hora, durante ocho dias, durante ocho horas, durante ocho
    minutos, durante quince dias, durante quince horas, durante quince minutos, durante seis dias, durante seis horas, durante
    seis minutos, durante toda la noche, durante treinta dias, durante treinta horas, durante treinta minutos, durante tres
    dias, durante tres horas, durante tres minutos, durante un buen rato, durante un dia, durante un minuto, durante un par de
    dias, durante un par de horas, durante un par de minutos, durante un rato, durante una hora, durante una hora y media,
    durante una noche, durante unas dias, durante unas horas, durante unas minutos, durante unos dias, durante unos horas,
    durante unos minutos, durante veinte dias, durante veinte horas, durante veinte minutos, ecuador, el de siempre, el de toda
    la vida, el dia anterior, el dia antes, el doble, el mio, el mismo peso, el necesario, el normal, el que guste, el resto, el
    resto para otra receta, el suficiente, el tiempo que indica el envase, el tiempo que indica el fabricante, el tiempo que
    indica el paquete, el tiempo que indique el envase, el tiempo que indique el fabricante, el tiempo que indique el paquete,
    el toque, el triple, eleccion, elija, elijas, en algunos lugares, en algunos paises, en argentina, en cantidad, en cantidad
    necesaria, en cantidad suficiente, en casa, en caso, en caso de, en caso de ser necesario, en caso necesario, en colombia,
    en dos tandas, en dos tiempos, en dos veces, en el congelador, en el freezer, en el frigorifico, en el momento de servir, en
    el refri, en el refrigerador, en el ultimo minuto, en espana, en forma de hilo, en forma de lluvia, en funcion de los
    comensales, en funcion de su tamano, en funcion del gusto, en funcion del tamano, en heladera, en hilo, en igual cantidad,
    en la carniceria, en la charcuteria, en la fruteria, en la heladera, en la nevera, en la panaderia, en la pescaderia, en la
    polleria, en la seccion de refrigerados, en la zona de refrigerados, en limpio, en lluvia, en mexico, en mi caso, en nevera,
    en otros paises, en peru, en su defecto, en tandas, en temporada, en tiendas especializadas, en uruguay, en uso dividido, en
    varias veces, en venezuela, encima, encontrar, encuentre, encuentren, encuentres, enlace, es el mejor, es igual, es la
    mejor, es lo mejor, es mejor, es opcional, espana, esta receta, este es opcional, esto es a gusto, esto es al gusto, esto es
    opcional, euros, evitando la parte blanca, evitando lo blanco, extra para, fabricante, fabricantes, facil, faciles,
    facultativo, falta, feria del barrio, ferias, forma de uso, foto, fotos, francia, frutera de confianza, fruteria, frutero de
    confianza, fuera de la heladera, fuera de la nevera, fuera de temporada, fuera del frigo, fuera del frigorifico, fuera del
    refri, fuera del refrigerador, gallinas felices, gente, golpe, gracias, grados, guardar el resto, gusta, gustan, guste,
    gusten, gustes, gusto, hace falta, hacen falta, haga falta, hagan falta, he puesto, he usado, he utilizado, hemos usado,
    herbolario, herbolarios, herboristeria, hora, hora y media, horas, horas antes, hr, hrs, hs, huerto, huertos, id probando,
    idea, ideas, idem, igual cantidad, importante, imprescindible, imprescindibles, indiferente, indistintamente, indistinto,
    ingrediente, instagram, instantes, invitados, ir probando, italia, la cantidad necesaria, la de siempre, la de toda la vida,
    la mia, la misma cantidad, la misma medida, la mitad, la necesaria, la noche antes, la noche de antes, la noche previa, la
    normal, la otra mitad, la otra parte, la que admita, la que admita la masa, la que guste, la que pida, la que pida la masa,
    la receta, la suficiente, la usaremos despues, la usaremos mas tarde, la usaremos para decorar, la vispera, las cantidades
    necesarias, las claras separadas de las yemas, las de toda la vida, las necesarias, las normales, las usaremos para decorar,
    las yemas separadas de las claras, latinoamerica, le da color, le da mas sabor, le da sabor, le da un toque, le da un toque
    especial, le puse, les puse, limpio de peso, link, listo y, llamada tambien, llamado tambien, lo mismo, lo necesario, lo que
    admita, lo que admita la masa, lo que agarras con los dedos, lo que agarren los dedos, lo que agarres con los dedos, lo que
    guste, lo que indique el envase, lo que indique el fabricante, lo que indique el paquete, lo que pida, lo que pida la masa,
    lo que quieras, lo que se necesite, lo que tengas, lo que tengas en casa, lo suficiente, lo usaremos despues, lo usaremos
    mas adelante, lo usaremos para decorar, los de toda la vida, los mios, los necesarios, los ninos, los normales, los peques,
    los usaremos para decorar, luego se puede rectificar, manana, manera, mano, marcas, mas abajo, mas algo para acompanar, mas
    algo para amasar, mas algo para decorar, mas algo para el final, mas algo para el molde, mas algo para engrasar, mas algo
    para engrasar el molde, mas algo para enharinar, mas algo para espolvorear, mas algo para estirar, mas algo para freir, mas
    algo para la decoracion, mas algo para la encimera, mas algo para la mesa, mas algo para la mesada, mas algo para la sarten,
    mas algo para la superficie, mas algo para pincelar, mas algo para pintar, mas algo para rociar, mas algo para servir, mas
    algo para terminar, mas algo para untar el molde, mas arriba, mas cantidad, mas extra, mas extra para acompanar, mas extra
    para amasar, mas extra para decorar, mas extra para el final, mas extra para el molde, mas extra para engrasar, mas extra
    para engrasar el molde, mas extra para enharinar, mas extra para espolvorear, mas extra para estirar, mas extra para freir,
    mas extra para la decoracion, mas extra para la encimera, mas extra para la mesa, mas extra para la mesada, mas extra para
    la sarten, mas extra para la superficie, mas extra para pincelar, mas extra para pintar, mas extra para rociar, mas extra
    para servir, mas extra para terminar, mas extra para untar el molde, mas o menos segun gusto, mas otro poco para acompanar,
    mas otro poco para amasar, mas otro poco para decorar, mas otro poco para el final, mas otro poco para el molde, mas otro
    poco para engrasar, mas otro poco para enharinar, mas otro poco para espolvorear, mas otro poco para estirar, mas otro poco
    para freir, mas otro poco para la decoracion, mas otro poco para la encimera, mas otro poco para la mesa, mas otro poco para
    la mesada, mas otro poco para la sarten, mas otro poco para la superficie, mas otro poco para pincelar, mas otro poco para
    pintar, mas otro poco para rociar, mas otro poco para servir, mas otro poco para terminar, mas para, mas si es necesario,
    mas un chorrito para acompanar, mas un chorrito para amasar, mas un chorrito para decorar, mas un chorrito para el final,
    mas un chorrito para el molde, mas un chorrito para engrasar, mas un chorrito para enharinar, mas un chorrito para
    espolvorear, mas un chorrito para estirar, mas un chorrito para freir, mas un chorrito para la decoracion, mas un chorrito
    para la encimera, mas un chorrito para la mesa, mas un chorrito para la mesada, mas un chorrito para la sarten, mas un
    chorrito para la superficie, mas un chorrito para pincelar, mas un chorrito para pintar, mas un chorrito para rociar, mas un
    chorrito para servir, mas un chorrito para terminar, mas un chorro para acompanar, mas un chorro para amasar, mas un chorro
    para decorar, mas un chorro para el final, mas un chorro para el molde, mas un chorro para engrasar, mas un chorro para
    enharinar, mas un chorro para espolvorear, mas un chorro para estirar, mas un chorro para freir, mas un chorro para la
    decoracion, mas un chorro para la encimera, mas un chorro para la mesa, mas un chorro para la mesada, mas un chorro para la
    sarten, mas un chorro para la superficie, mas un chorro para pincelar, mas un chorro para pintar, mas un chorro para rociar,
    mas un chorro para servir, mas un chorro para terminar, mas un hilo para acompanar, mas un hilo para amasar, mas un hilo
    para decorar, mas un hilo para el final, mas un hilo para el molde, mas un hilo para engrasar, mas un hilo para enharinar,
    mas un hilo para espolvorear, mas un hilo para estirar, mas un hilo para freir, mas un hilo para la decoracion, mas un hilo
    para la encimera, mas un hilo para la mesa, mas un hilo para la mesada, mas un hilo para la sarten, mas un hilo para la
    superficie, mas un hilo para pincelar, mas un hilo para pintar, mas un hilo para rociar, mas un hilo para servir, mas un
    hilo para terminar, mas un poco, mas un poco para, mas un poquito para acompanar, mas un poquito para amasar, mas un poquito
    para decorar, mas un poquito para el final, mas un poquito para el molde, mas un poquito para engrasar, mas un poquito para
    enharinar, mas un poquito para espolvorear, mas un poquito para estirar, mas un poquito para freir, mas un poquito para la
    decoracion, mas un poquito para la encimera, mas un poquito para la mesa, mas un poquito para la mesada, mas un poquito para
    la sarten, mas un poquito para la superficie, mas un poquito para pincelar, mas un poquito para pintar, mas un poquito para
    rociar, mas un poquito para servir, mas un poquito para terminar, mas un punado para acompanar, mas un punado para amasar,
    mas un punado para decorar, mas un punado para el final, mas un punado para el molde, mas un punado para engrasar, mas un
    punado para enharinar, mas un punado para espolvorear, mas un punado para estirar, mas un punado para freir, mas un punado
    para la decoracion, mas un punado para la encimera, mas un punado para la mesa, mas un punado para la mesada, mas un punado
    para la sarten, mas un punado para la superficie, mas un punado para pincelar, mas un punado para pintar, mas un punado para
    rociar, mas un punado para servir, mas un punado para terminar, mas una cantidad extra para acompanar, mas una cantidad
    extra para amasar, mas una cantidad extra para decorar, mas una cantidad extra para engrasar, mas una cantidad extra para
    enharinar, mas una cantidad extra para espolvorear, mas una cantidad extra para estirar, mas una cantidad extra para freir,
    mas una cantidad extra para pincelar, mas una cantidad extra para pintar, mas una cantidad extra para rociar, mas una
    cantidad extra para servir, mas una cantidad extra para terminar, mas una cucharada para acompanar, mas una cucharada para
    amasar, mas una cucharada para decorar, mas una cucharada para el final, mas una cucharada para el molde, mas una cucharada
    para engrasar, mas una cucharada para enharinar, mas una cucharada para espolvorear, mas una cucharada para estirar, mas una
    cucharada para freir, mas una cucharada para la decoracion, mas una cucharada para la encimera, mas una cucharada para la
    mesa, mas una cucharada para la mesada, mas una cucharada para la sarten, mas una cucharada para la superficie, mas una
    cucharada para pincelar, mas una cucharada para pintar, mas una cucharada para rociar, mas una cucharada para servir, mas
    una cucharada para terminar, mas una cucharadita para acompanar, mas una cucharadita para amasar, mas una cucharadita para
    decorar, mas una cucharadita para el final, mas una cucharadita para el molde, mas una cucharadita para engrasar, mas una
    cucharadita para enharinar, mas una cucharadita para espolvorear, mas una cucharadita para estirar, mas una cucharadita para
    freir, mas una cucharadita para la decoracion, mas una cucharadita para la encimera, mas una cucharadita para la mesa, mas
    una cucharadita para la mesada, mas una cucharadita para la sarten, mas una cucharadita para la superficie, mas una
    cucharadita para pincelar, mas una cucharadita para pintar, mas una cucharadita para rociar, mas una cucharadita para
    servir, mas una cucharadita para terminar, mas una nuez para el molde, mas una nuez para engrasar, mas una nuez para la
    sarten, mas una nuez para los moldes, mas una nuez para untar, mas una pizca para acompanar, mas una pizca para amasar, mas
    una pizca para decorar, mas una pizca para el final, mas una pizca para el molde, mas una pizca para engrasar, mas una pizca
    para enharinar, mas una pizca para espolvorear, mas una pizca para estirar, mas una pizca para freir, mas una pizca para la
    decoracion, mas una pizca para la encimera, mas una pizca para la mesa, mas una pizca para la mesada, mas una pizca para la
    sarten, mas una pizca para la superficie, mas una pizca para pincelar, mas una pizca para pintar, mas una pizca para rociar,
    mas una pizca para servir, mas una pizca para terminar, mas unas gotas para acompanar, mas unas gotas para amasar, mas unas
    gotas para decorar, mas unas gotas para el final, mas unas gotas para el molde, mas unas gotas para engrasar, mas unas gotas
    para enharinar, mas unas gotas para espolvorear, mas unas gotas para estirar, mas unas gotas para freir, mas unas gotas para
    la decoracion, mas unas gotas para la encimera, mas unas gotas para la mesa, mas unas gotas para la mesada, mas unas gotas
    para la sarten, mas unas gotas para la superficie, mas unas gotas para pincelar, mas unas gotas para pintar, mas unas gotas
    para rociar, mas unas gotas para servir, mas unas gotas para terminar, mas unas hojas para acompanar, mas unas hojas para
    amasar, mas unas hojas para decorar, mas unas hojas para el final, mas unas hojas para el molde, mas unas hojas para
    engrasar, mas unas hojas para enharinar, mas unas hojas para espolvorear, mas unas hojas para estirar, mas unas hojas para
    freir, mas unas hojas para la decoracion, mas unas hojas para la encimera, mas unas hojas para la mesa, mas unas hojas para
    la mesada, mas unas hojas para la sarten, mas unas hojas para la superficie, mas unas hojas para pincelar, mas unas hojas
    para pintar, mas unas hojas para rociar, mas unas hojas para servir, mas unas hojas para terminar, mas unas hojitas para
    acompanar, mas unas hojitas para amasar, mas unas hojitas para decorar, mas unas hojitas para el final, mas unas hojitas
    para el molde, mas unas hojitas para engrasar, mas unas hojitas para enharinar, mas unas hojitas para espolvorear, mas unas
    hojitas para estirar, mas unas hojitas para freir, mas unas hojitas para la decoracion, mas unas hojitas para la encimera,
    mas unas hojitas para la mesa, mas unas hojitas para la mesada, mas unas hojitas para la sarten, mas unas hojitas para la
    superficie, mas unas hojitas para pincelar, mas unas hojitas para pintar, mas unas hojitas para rociar, mas unas hojitas
    para servir, mas unas hojitas para terminar, mas unas ramitas para acompanar, mas unas ramitas para amasar, mas unas ramitas
    para decorar, mas unas ramitas para el final, mas unas ramitas para el molde, mas unas ramitas para engrasar, mas unas
    ramitas para enharinar, mas unas ramitas para espolvorear, mas unas ramitas para estirar, mas unas ramitas para freir, mas
    unas ramitas para la decoracion, mas unas ramitas para la encimera, mas unas ramitas para la mesa, mas unas ramitas para la
    mesada, mas unas ramitas para la sarten, mas unas ramitas para la superficie, mas unas ramitas para pincelar, mas unas
    ramitas para pintar, mas unas ramitas para rociar, mas unas ramitas para servir, mas unas ramitas para terminar, me gusta,
    me gusta mas, me gustan, media cantidad, media hora, medidas aproximadas, medio de, mediodia, mejor que, mejor si, mejor si
    es, mejor si son, mercado, mercados, mes, metida en el congelador, metida en la nevera, metidas en el congelador, metidas en
    la nevera, metido en el congelador, metido en la nevera, metidos en el congelador, metidos en la nevera, mexico, mi receta,
    min, mins, minuto, minutos, minutos antes, mira la receta, misma cantidad, mitad de cuarto, momento, muy opcional, nadita,
    necesaria, necesarias, necesario, necesarios, necesidad, necesita, necesitamos, necesitan, necesite, necesiten, necesites,
    negocio de barrio, ninos, no es necesario, no es obligatorio, no hace falta, no importa, no imprescindible, no la tires, no
    las tires, no lo tires, no los tires, no obligatorio, no tirar, no tirar el agua, no tirar el caldo, no tirar el liquido, no
    tirarla, no tirarlo, noche, noche anterior, noches, normal y corriente, normales y corrientes, nos gusta mas, nosotros hemos
    usado, nosotros usamos, nota, o a gusto, o al gusto, o al gusto de cada uno, o cualquier otra, o cualquier otro, o
    cualquiera, o de su eleccion, o de su preferencia, o de tu preferencia, o el que mas te guste, o el que prefieras, o el que
    quieras, o el que tengas, o en su defecto, o equivalente, o la que mas te guste, o la que prefieras, o la que quieras, o la
    que tengas, o las que mas te gusten, o las que quieras, o lo que quieras, o lo que tengas, o los que mas te gusten, o los
    que quieras, o mas al gusto, o parecida, o parecido, o segun, o similar, o similares, o sustituto, ocho dias, ocho horas,
    ocho minutos, ocho segundos, opcion, opcional, opcionales, opcionalmente, opciones, optativa, optativas, optativo,
    optativos, otra mitad, pagina, pais, paises, panadera, panaderia, panadero, para 4, para ablandar, para ablandarla, para
    ablandarlas, para ablandarlo, para ablandarlos, para acabado, para acabar, para aclarar, para acompanar al final, para
    activar la levadura, para ajustar, para ajustar el espesor, para ajustar la consistencia, para ajustar la textura, para
    aligerar, para alinar, para aportar acidez, para aportar aroma, para aportar brillo, para aportar color, para aportar color
    a la salsa, para aportar color y sabor, para aportar consistencia, para aportar contraste, para aportar cremosidad, para
    aportar cuerpo, para aportar dulzor, para aportar espesor, para aportar esponjosidad, para aportar frescura, para aportar
    mas sabor, para aportar picor, para aportar sabor, para aportar suavidad, para aportar textura, para aportar un toque, para
    aportar un toque acido, para aportar un toque crujiente, para aportar un toque de color, para aportar un toque de sabor,
    para aportar un toque dulce, para aportar un toque especial, para aportar un toque fresco, para aportar un toque picante,
    para aportar volumen, para batir, para blanquear, para blanquearlos, para cada uno, para chuparse los dedos, para cocinar,
    para colar, para comer, para comer crudo, para comer en crudo, para compartir, para consumir, para consumir en crudo, para
    contrarrestar la acidez, para corregir, para corregir la acidez, para cortar la acidez, para dar, para dar acidez, para dar
    aroma, para dar brillo, para dar color, para dar color a la salsa, para dar color y sabor, para dar consistencia, para dar
    contraste, para dar cremosidad, para dar cuerpo, para dar dulzor, para dar espesor, para dar esponjosidad, para dar
    frescura, para dar mas sabor, para dar picor, para dar sabor, para dar suavidad, para dar textura, para dar un toque, para
    dar un toque acido, para dar un toque crujiente, para dar un toque de color, para dar un toque de sabor, para dar un toque
    dulce, para dar un toque especial, para dar un toque fresco, para dar un toque picante, para dar volumen, para darle, para
    darle acidez, para darle aroma, para darle brillo, para darle color, para darle color a la salsa, para darle color y sabor,
    para darle consistencia, para darle contraste, para darle cremosidad, para darle cuerpo, para darle dulzor, para darle
    espesor, para darle esponjosidad, para darle frescura, para darle mas sabor, para darle picor, para darle sabor, para darle
    suavidad, para darle textura, para darle un toque, para darle un toque acido, para darle un toque crujiente, para darle un
    toque de color, para darle un toque de sabor, para darle un toque dulce, para darle un toque especial, para darle un toque
    fresco, para darle un toque picante, para darle volumen, para darles acidez, para darles aroma, para darles brillo, para
    darles color, para darles color a la salsa, para darles color y sabor, para darles consistencia, para darles contraste, para
    darles cremosidad, para darles cuerpo, para darles dulzor, para darles espesor, para darles esponjosidad, para darles
    frescura, para darles mas sabor, para darles picor, para darles sabor, para darles suavidad, para darles textura, para
    darles un toque, para darles un toque acido, para darles un toque crujiente, para darles un toque de color, para darles un
    toque de sabor, para darles un toque dulce, para darles un toque especial, para darles un toque fresco, para darles un toque
    picante, para darles volumen, para deglasar, para desalar, para desalarla, para desalarlo, para desflemar, para desflemarla,
    para desglasar, para diluir, para disfrutar, para el acabado, para el agua de coccion, para el agua de cocer, para el agua
    de pochar, para el color, para el final, para el fumet, para el inicio, para el sabor, para eliminar el agua, para eliminar
    el almidon, para eliminar el amargor, para eliminar el exceso de aceite, para eliminar el exceso de agua, para eliminar el
    exceso de grasa, para eliminar el exceso de humedad, para eliminar el exceso de liquido, para eliminar el exceso de sal,
    para eliminar el germen, para eliminar el olor, para eliminar el picor, para eliminar el rabo, para eliminar el sabor
    fuerte, para eliminar el sobrante, para eliminar la acidez, para eliminar la amargura, para eliminar la arena, para eliminar
    la cascara, para eliminar la espuma, para eliminar la fuerza, para eliminar la grasa, para eliminar la harina sobrante, para
    eliminar la humedad, para eliminar la piel, para eliminar la sal, para eliminar la sangre, para eliminar la tierra, para
    eliminar las hebras, para eliminar las impurezas, para eliminar las pepitas, para eliminar las semillas, para eliminar lo
    amargo, para eliminar lo fuerte, para eliminar lo picante, para eliminar los grumos, para eliminar los huesos, para eliminar
    toda el agua, para emulsionar, para espesar, para espesar el caldo, para espesar la salsa, para exprimir, para finalizar,
    para hacer caldo, para hacer pure, para hidratar, para hidratarlas, para hidratarlos, para la encimera, para la mesa, para
    la mesada, para la superficie, para ligar, para llevar a la mesa, para los moldes, para los que les gusta, para machacar,
    para moler, para neutralizar la acidez, para parrillada, para pochar, para presentacion, para presentar, para que quede,
    para que queden, para quitar el agua, para quitar el almidon, para quitar el amargor, para quitar el exceso de aceite, para
    quitar el exceso de agua, para quitar el exceso de grasa, para quitar el exceso de humedad, para quitar el exceso de
    liquido, para quitar el exceso de sal, para quitar el germen, para quitar el olor, para quitar el picor, para quitar el
    rabo, para quitar el sabor fuerte, para quitar el sobrante, para quitar la acidez, para quitar la amargura, para quitar la
    arena, para quitar la cascara, para quitar la espuma, para quitar la fuerza, para quitar la grasa, para quitar la harina
    sobrante, para quitar la humedad, para quitar la piel, para quitar la sal, para quitar la sangre, para quitar la tierra,
    para quitar las hebras, para quitar las impurezas, para quitar las pepitas, para quitar las semillas, para quitar lo amargo,
    para quitar lo fuerte, para quitar lo picante, para quitar los grumos, para quitar los huesos, para quitar toda el agua,
    para quitarle el agua, para quitarle el almidon, para quitarle el amargor, para quitarle el exceso de aceite, para quitarle
    el exceso de agua, para quitarle el exceso de grasa, para quitarle el exceso de humedad, para quitarle el exceso de liquido,
    para quitarle el exceso de sal, para quitarle el germen, para quitarle el olor, para quitarle el picor, para quitarle el
    rabo, para quitarle el sabor fuerte, para quitarle el sobrante, para quitarle la acidez, para quitarle la amargura, para
    quitarle la arena, para quitarle la cascara, para quitarle la espuma, para quitarle la fuerza, para quitarle la grasa, para
    quitarle la harina sobrante, para quitarle la humedad, para quitarle la piel, para quitarle la sal, para quitarle la sangre,
    para quitarle la tierra, para quitarle las hebras, para quitarle las impurezas, para quitarle las pepitas, para quitarle las
    semillas, para quitarle lo amargo, para quitarle lo fuerte, para quitarle lo picante, para quitarle los grumos, para
    quitarle los huesos, para quitarle toda el agua, para quitarles el agua, para quitarles el almidon, para quitarles el
    amargor, para quitarles el exceso de aceite, para quitarles el exceso de agua, para quitarles el exceso de grasa, para
    quitarles el exceso de humedad, para quitarles el exceso de liquido, para quitarles el exceso de sal, para quitarles el
    germen, para quitarles el olor, para quitarles el picor, para quitarles el rabo, para quitarles el sabor fuerte, para
    quitarles el sobrante, para quitarles la acidez, para quitarles la amargura, para quitarles la arena, para quitarles la
    cascara, para quitarles la espuma, para quitarles la fuerza, para quitarles la grasa, para quitarles la harina sobrante,
    para quitarles la humedad, para quitarles la piel, para quitarles la sal, para quitarles la sangre, para quitarles la
    tierra, para quitarles las hebras, para quitarles las impurezas, para quitarles las pepitas, para quitarles las semillas,
    para quitarles lo amargo, para quitarles lo fuerte, para quitarles lo picante, para quitarles los grumos, para quitarles los
    huesos, para quitarles toda el agua, para rallar, para rebajar el agua, para rebajar el almidon, para rebajar el amargor,
    para rebajar el exceso de aceite, para rebajar el exceso de agua, para rebajar el exceso de grasa, para rebajar el exceso de
    humedad, para rebajar el exceso de liquido, para rebajar el exceso de sal, para rebajar el germen, para rebajar el olor,
    para rebajar el picor, para rebajar el rabo, para rebajar el sabor fuerte, para rebajar el sobrante, para rebajar la acidez,
    para rebajar la amargura, para rebajar la arena, para rebajar la cascara, para rebajar la espuma, para rebajar la fuerza,
    para rebajar la grasa, para rebajar la harina sobrante, para rebajar la humedad, para rebajar la piel, para rebajar la sal,
    para rebajar la sangre, para rebajar la tierra, para rebajar las hebras, para rebajar las impurezas, para rebajar las
    pepitas, para rebajar las semillas, para rebajar lo amargo, para rebajar lo fuerte, para rebajar lo picante, para rebajar
    los grumos, para rebajar los huesos, para rebajar toda el agua, para reblandecer, para rectificar, para reducir el agua,
    para reducir el almidon, para reducir el amargor, para reducir el exceso de aceite, para reducir el exceso de agua, para
    reducir el exceso de grasa, para reducir el exceso de humedad, para reducir el exceso de liquido, para reducir el exceso de
    sal, para reducir el germen, para reducir el olor, para reducir el picor, para reducir el rabo, para reducir el sabor
    fuerte, para reducir el sobrante, para reducir la acidez, para reducir la amargura, para reducir la arena, para reducir la
    cascara, para reducir la espuma, para reducir la fuerza, para reducir la grasa, para reducir la harina sobrante, para
    reducir la humedad, para reducir la piel, para reducir la sal, para reducir la sangre, para reducir la tierra, para reducir
    las hebras, para reducir las impurezas, para reducir las pepitas, para reducir las semillas, para reducir lo amargo, para
    reducir lo fuerte, para reducir lo picante, para reducir los grumos, para reducir los huesos, para reducir toda el agua,
    para rehidratar, para rematar, para retirar el agua, para retirar el almidon, para retirar el amargor, para retirar el
    exceso de aceite, para retirar el exceso de agua, para retirar el exceso de grasa, para retirar el exceso de humedad, para
    retirar el exceso de liquido, para retirar el exceso de sal, para retirar el germen, para retirar el olor, para retirar el
    picor, para retirar el rabo, para retirar el sabor fuerte, para retirar el sobrante, para retirar la acidez, para retirar la
    amargura, para retirar la arena, para retirar la cascara, para retirar la espuma, para retirar la fuerza, para retirar la
    grasa, para retirar la harina sobrante, para retirar la humedad, para retirar la piel, para retirar la sal, para retirar la
    sangre, para retirar la tierra, para retirar las hebras, para retirar las impurezas, para retirar las pepitas, para retirar
    las semillas, para retirar lo amargo, para retirar lo fuerte, para retirar lo picante, para retirar los grumos, para retirar
    los huesos, para retirar toda el agua, para sacar el agua, para sacar el almidon, para sacar el amargor, para sacar el
    exceso de aceite, para sacar el exceso de agua, para sacar el exceso de grasa, para sacar el exceso de humedad, para sacar
    el exceso de liquido, para sacar el exceso de sal, para sacar el germen, para sacar el olor, para sacar el picor, para sacar
    el rabo, para sacar el sabor fuerte, para sacar el sobrante, para sacar la acidez, para sacar la amargura, para sacar la
    arena, para sacar la cascara, para sacar la espuma, para sacar la fuerza, para sacar la grasa, para sacar la harina
    sobrante, para sacar la humedad, para sacar la piel, para sacar la sal, para sacar la sangre, para sacar la tierra, para
    sacar las hebras, para sacar las impurezas, para sacar las pepitas, para sacar las semillas, para sacar lo amargo, para
    sacar lo fuerte, para sacar lo picante, para sacar los grumos, para sacar los huesos, para sacar toda el agua, para sacarle
    el agua, para sacarle el almidon, para sacarle el amargor, para sacarle el exceso de aceite, para sacarle el exceso de agua,
    para sacarle el exceso de grasa, para sacarle el exceso de humedad, para sacarle el exceso de liquido, para sacarle el
    exceso de sal, para sacarle el germen, para sacarle el olor, para sacarle el picor, para sacarle el rabo, para sacarle el
    sabor fuerte, para sacarle el sobrante, para sacarle la acidez, para sacarle la amargura, para sacarle la arena, para
    sacarle la cascara, para sacarle la espuma, para sacarle la fuerza, para sacarle la grasa, para sacarle la harina sobrante,
    para sacarle la humedad, para sacarle la piel, para sacarle la sal, para sacarle la sangre, para sacarle la tierra, para
    sacarle las hebras, para sacarle las impurezas, para sacarle las pepitas, para sacarle las semillas, para sacarle lo amargo,
    para sacarle lo fuerte, para sacarle lo picante, para sacarle los grumos, para sacarle los huesos, para sacarle toda el
    agua, para sacarles el agua, para sacarles el almidon, para sacarles el amargor, para sacarles el exceso de aceite, para
    sacarles el exceso de agua, para sacarles el exceso de grasa, para sacarles el exceso de humedad, para sacarles el exceso de
    liquido, para sacarles el exceso de sal, para sacarles el germen, para sacarles el olor, para sacarles el picor, para
    sacarles el rabo, para sacarles el sabor fuerte, para sacarles el sobrante, para sacarles la acidez, para sacarles la
    amargura, para sacarles la arena, para sacarles la cascara, para sacarles la espuma, para sacarles la fuerza, para sacarles
    la grasa, para sacarles la harina sobrante, para sacarles la humedad, para sacarles la piel, para sacarles la sal, para
    sacarles la sangre, para sacarles la tierra, para sacarles las hebras, para sacarles las impurezas, para sacarles las
    pepitas, para sacarles las semillas, para sacarles lo amargo, para sacarles lo fuerte, para sacarles lo picante, para
    sacarles los grumos, para sacarles los huesos, para sacarles toda el agua, para sarten, para servir a un lado, para servir
    al lado, para servir junto, para suavizar, para suavizar el agua, para suavizar el almidon, para suavizar el amargor, para
    suavizar el exceso de aceite, para suavizar el exceso de agua, para suavizar el exceso de grasa, para suavizar el exceso de
    humedad, para suavizar el exceso de liquido, para suavizar el exceso de sal, para suavizar el germen, para suavizar el olor,
    para suavizar el picor, para suavizar el rabo, para suavizar el sabor fuerte, para suavizar el sobrante, para suavizar la
    acidez, para suavizar la amargura, para suavizar la arena, para suavizar la cascara, para suavizar la espuma, para suavizar
    la fuerza, para suavizar la grasa, para suavizar la harina sobrante, para suavizar la humedad, para suavizar la piel, para
    suavizar la sal, para suavizar la sangre, para suavizar la tierra, para suavizar las hebras, para suavizar las impurezas,
    para suavizar las pepitas, para suavizar las semillas, para suavizar lo amargo, para suavizar lo fuerte, para suavizar lo
    picante, para suavizar los grumos, para suavizar los huesos, para suavizar toda el agua, para suavizarla, para suavizarlo,
    para usar, paso, pasteleria, pedid a su carnicero, pedid a su carnicero que, pedid a su charcutero, pedid a su charcutero
    que, pedid a su pescadero, pedid a su pescadero que, pedid a su pollero, pedid a su pollero que, pedid a tu carnicero, pedid
    a tu carnicero que, pedid a tu charcutero, pedid a tu charcutero que, pedid a tu pescadero, pedid a tu pescadero que, pedid
    a tu pollero, pedid a tu pollero que, pedid a vuestro carnicero, pedid a vuestro charcutero, pedid a vuestro pescadero,
    pedid a vuestro pollero, pedid al carnicero, pedid al carnicero que, pedid al charcutero, pedid al charcutero que, pedid al
    pescadero, pedid al pescadero que, pedid al pollero, pedid al pollero que, pedida en trozos, pedidle a su carnicero, pedidle
    a su carnicero que, pedidle a su charcutero, pedidle a su charcutero que, pedidle a su pescadero, pedidle a su pescadero
    que, pedidle a su pollero, pedidle a su pollero que, pedidle a tu carnicero, pedidle a tu carnicero que, pedidle a tu
    charcutero, pedidle a tu charcutero que, pedidle a tu pescadero, pedidle a tu pescadero que, pedidle a tu pollero, pedidle a
    tu pollero que, pedidle a vuestro carnicero, pedidle a vuestro charcutero, pedidle a vuestro pescadero, pedidle a vuestro
    pollero, pedidle al carnicero, pedidle al carnicero que, pedidle al charcutero, pedidle al charcutero que, pedidle al
    pescadero, pedidle al pescadero que, pedidle al pollero, pedidle al pollero que, pedido en trozos, pedir a la carniceria,
    pedir a la charcuteria, pedir a la pescaderia, pedir a su carnicero, pedir a su carnicero que, pedir a su charcutero, pedir
    a su charcutero que, pedir a su pescadero, pedir a su pescadero que, pedir a su pollero, pedir a su pollero que, pedir a tu
    carnicero, pedir a tu carnicero que, pedir a tu charcutero, pedir a tu charcutero que, pedir a tu pescadero, pedir a tu
    pescadero que, pedir a tu pollero, pedir a tu pollero que, pedir a vuestro carnicero, pedir a vuestro charcutero, pedir a
    vuestro pescadero, pedir a vuestro pollero, pedir al carnicero, pedir al carnicero que, pedir al charcutero, pedir al
    charcutero que, pedir al pescadero, pedir al pescadero que, pedir al pollero, pedir al pollero que, pedir en la carniceria,
    pedir en la charcuteria, pedir en la pescaderia, pedir que la abran, pedir que la corten, pedir que la deshuesen, pedir que
    la fileteen, pedir que la limpien, pedir que la muelan, pedir que la partan, pedir que la piquen, pedir que la preparen,
    pedir que la troceen, pedir que las abran, pedir que las corten, pedir que las deshuesen, pedir que las fileteen, pedir que
    las limpien, pedir que las muelan, pedir que las partan, pedir que las piquen, pedir que las preparen, pedir que las
    troceen, pedir que lo abran, pedir que lo corten, pedir que lo deshuesen, pedir que lo fileteen, pedir que lo limpien, pedir
    que lo muelan, pedir que lo partan, pedir que lo piquen, pedir que lo preparen, pedir que lo troceen, pedir que los abran,
    pedir que los corten, pedir que los deshuesen, pedir que los fileteen, pedir que los limpien, pedir que los muelan, pedir
    que los partan, pedir que los piquen, pedir que los preparen, pedir que los troceen, pedir que te la abran, pedir que te la
    corten, pedir que te la deshuesen, pedir que te la fileteen, pedir que te la limpien, pedir que te la muelan, pedir que te
    la partan, pedir que te la piquen, pedir que te la preparen, pedir que te la troceen, pedir que te lo abran, pedir que te lo
    corten, pedir que te lo deshuesen, pedir que te lo fileteen, pedir que te lo limpien, pedir que te lo muelan, pedir que te
    lo partan, pedir que te lo piquen, pedir que te lo preparen, pedir que te lo troceen, pedir que te los abran, pedir que te
    los corten, pedir que te los deshuesen, pedir que te los fileteen, pedir que te los limpien, pedir que te los muelan, pedir
    que te los partan, pedir que te los piquen, pedir que te los preparen, pedir que te los troceen, pedirle a su carnicero,
    pedirle a su carnicero que, pedirle a su charcutero, pedirle a su charcutero que, pedirle a su pescadero, pedirle a su
    pescadero que, pedirle a su pollero, pedirle a su pollero que, pedirle a tu carnicero, pedirle a tu carnicero que, pedirle a
    tu charcutero, pedirle a tu charcutero que, pedirle a tu pescadero, pedirle a tu pescadero que, pedirle a tu pollero,
    pedirle a tu pollero que, pedirle a vuestro carnicero, pedirle a vuestro charcutero, pedirle a vuestro pescadero, pedirle a
    vuestro pollero, pedirle al carnicero, pedirle al carnicero que, pedirle al charcutero, pedirle al charcutero que, pedirle
    al pescadero, pedirle al pescadero que, pedirle al pollero, pedirle al pollero que, pellizquito, pelo de, peques, persona,
    personas, peru, pesada en crudo, pesada ya pelada, pesadas en crudo, pesadas ya peladas, pesado en crudo, pesado en seco,
    pesado sin cascara, pesado sin hueso, pesado ya pelado, pesados en crudo, pesados en seco, pesados sin cascara, pesados ya
    pelados, pesan, pesando, pesar, pescadera, pescaderia, pescadero, peso aproximado, peso cocido, peso con cascara, peso en
    crudo, peso en limpio, peso en seco, peso escurrido, peso limpio, peso neto, peso sin cascara, peso sin hueso, peso una vez
    pelada, peso una vez pelado, peso ya cocido, peso ya limpio, pesos, pidale a su carnicero, pidale a su carnicero que, pidale
    a su charcutero, pidale a su charcutero que, pidale a su pescadero, pidale a su pescadero que, pidale a su pollero, pidale a
    su pollero que, pidale a tu carnicero, pidale a tu carnicero que, pidale a tu charcutero, pidale a tu charcutero que, pidale
    a tu pescadero, pidale a tu pescadero que, pidale a tu pollero, pidale a tu pollero que, pidale a vuestro carnicero, pidale
    a vuestro charcutero, pidale a vuestro pescadero, pidale a vuestro pollero, pidale al carnicero, pidale al carnicero que,
    pidale al charcutero, pidale al charcutero que, pidale al pescadero, pidale al pescadero que, pidale al pollero, pidale al
    pollero que, pide a su carnicero, pide a su carnicero que, pide a su charcutero, pide a su charcutero que, pide a su
    pescadero, pide a su pescadero que, pide a su pollero, pide a su pollero que, pide a tu carnicero, pide a tu carnicero que,
    pide a tu charcutero, pide a tu charcutero que, pide a tu pescadero, pide a tu pescadero que, pide a tu pollero, pide a tu
    pollero que, pide a vuestro carnicero, pide a vuestro charcutero, pide a vuestro pescadero, pide a vuestro pollero, pide al
    carnicero, pide al carnicero que, pide al charcutero, pide al charcutero que, pide al pescadero, pide al pescadero que, pide
    al pollero, pide al pollero que, pidele a su carnicero, pidele a su carnicero que, pidele a su charcutero, pidele a su
    charcutero que, pidele a su pescadero, pidele a su pescadero que, pidele a su pollero, pidele a su pollero que, pidele a tu
    carnicero, pidele a tu carnicero que, pidele a tu charcutero, pidele a tu charcutero que, pidele a tu pescadero, pidele a tu
    pescadero que, pidele a tu pollero, pidele a tu pollero que, pidele a vuestro carnicero, pidele a vuestro charcutero, pidele
    a vuestro pescadero, pidele a vuestro pollero, pidele al carnicero, pidele al carnicero que, pidele al charcutero, pidele al
    charcutero que, pidele al pescadero, pidele al pescadero que, pidele al pollero, pidele al pollero que, pidelo al carnicero,
    pincha aqui, poco a poco, podeis, podeis poner mas, podeis poner menos, podeis usar, podemos, podria, podrian, pollera,
    polleria, pollerias, pollero, polleros, pongo, por arriba, por barba, por cabeza, por cada uno, por comensal, por copa, por
    el carnicero, por el charcutero, por el pescadero, por el pollero, por encima, por lo menos, por mi carnicero, por mi
    charcutero, por mi pescadero, por mi pollero, por nuestro carnicero, por nuestro charcutero, por nuestro pescadero, por
    nuestro pollero, por otra parte, por otro lado, por persona, por plato, por porcion, por racion, por separado, por separado
    para, por si, por si acaso, por su carnicero, por su charcutero, por su pescadero, por su pollero, por tandas, por taza, por
    toda la noche, por tu carnicero, por tu charcutero, por tu pescadero, por tu pollero, por un rato, por una noche, por una
    parte, por vaso, por vuestro carnicero, por vuestro charcutero, por vuestro pescadero, por vuestro pollero, porciones para,
    porque se usa la piel, porque usaremos la piel, porque vamos a usar la piel, posibilidad, posible, posibles, precio,
    preferencia, preferencias, preferis, prefiera, prefieran, prefieras, prefiero, prescindible, prescindibles, primera opcion,
    probar y rectificar, procurando no coger lo blanco, procurando no rallar lo blanco, procurando que no caiga lo blanco,
    procurando que no se rompan, procurando que sean del mismo tamano, procurando que sean iguales, productos latinos, provecho,
    pueda, puedan, puede, puede omitirse, puede ser, puede ser mas, puede ser menos, puede sustituirse, puede sustituirse por,
    puede usar, puede utilizar, pueden, pueden omitirse, pueden ser, pueden usar, puedes, puedes omitirla, puedes omitirlo,
    puedes omitirlos, puedes poner mas, puedes poner menos, puedes sustituir, puedes sustituirla por, puedes sustituirlo por,
    puedes usar, puedes utilizar, puedo, pues usaremos la piel, punto, puse, q b, q s, qs, que admita la masa, que este, que
    este a temperatura ambiente, que este bien caliente, que este bien fria, que este bien frio, que este bien madura, que este
    bien maduro, que este caliente, que este durita, que este durito, que este en su punto, que este firme, que este fria, que
    este hirviendo, que este madurita, que este madurito, que este muy caliente, que este muy fria, que este muy frio, que
    esten, que esten a temperatura ambiente, que esten bien maduras, que esten bien maduros, que esten duritas, que esten
    durito, que esten duritos, que esten duros, que esten en su punto, que esten firmes, que esten maduras, que esten maduritas,
    que esten maduritos, que esten maduros, que la abra, que la abra a lo largo, que la abra en dos, que la abra en filetes, que
    la abra en rodajas, que la abra en trozos, que la abra por la mitad, que la abran, que la abran a lo largo, que la abran en
    dos, que la abran en filetes, que la abran en rodajas, que la abran en trozos, que la abran por la mitad, que la corte, que
    la corte a lo largo, que la corte en dos, que la corte en filetes, que la corte en rodajas, que la corte en trozos, que la
    corte por la mitad, que la corten, que la corten a lo largo, que la corten en dos, que la corten en filetes, que la corten
    en rodajas, que la corten en trozos, que la corten por la mitad, que la deshuese, que la deshuesen, que la filetee, que la
    fileteen, que la limpie, que la limpien, que la muela, que la muelan, que la parta, que la parta a lo largo, que la parta en
    dos, que la parta en filetes, que la parta en rodajas, que la parta en trozos, que la parta por la mitad, que la partan, que
    la partan a lo largo, que la partan en dos, que la partan en filetes, que la partan en rodajas, que la partan en trozos, que
    la partan por la mitad, que la pique, que la piquen, que la prepare, que la preparen, que la trocee, que la troceen, que las
    abra, que las abra a lo largo, que las abra en dos, que las abra en filetes, que las abra en rodajas, que las abra en
    trozos, que las abra por la mitad, que las abran, que las abran a lo largo, que las abran en dos, que las abran en filetes,
    que las abran en rodajas, que las abran en trozos, que las abran por la mitad, que las corte, que las corte a lo largo, que
    las corte en dos, que las corte en filetes, que las corte en rodajas, que las corte en trozos, que las corte por la mitad,
    que las corten, que las corten a lo largo, que las corten en dos, que las corten en filetes, que las corten en rodajas, que
    las corten en trozos, que las corten por la mitad, que las deshuese, que las deshuesen, que las filetee, que las fileteen,
    que las limpie, que las limpien, que las muela, que las muelan, que las parta, que las parta a lo largo, que las parta en
    dos, que las parta en filetes, que las parta en rodajas, que las parta en trozos, que las parta por la mitad, que las
    partan, que las partan a lo largo, que las partan en dos, que las partan en filetes, que las partan en rodajas, que las
    partan en trozos, que las partan por la mitad, que las pique, que las piquen, que las prepare, que las preparen, que las
    trocee, que las troceen, que lo abra, que lo abra a lo largo, que lo abra en dos, que lo abra en filetes, que lo abra en
    rodajas, que lo abra en trozos, que lo abra por la mitad, que lo abran, que lo abran a lo largo, que lo abran en dos, que lo
    abran en filetes, que lo abran en rodajas, que lo abran en trozos, que lo abran por la mitad, que lo corte, que lo corte a
    lo largo, que lo corte en dos, que lo corte en filetes, que lo corte en rodajas, que lo corte en trozos, que lo corte por la
    mitad, que lo corten, que lo corten a lo largo, que lo corten en dos, que lo corten en filetes, que lo corten en rodajas,
    que lo corten en trozos, que lo corten por la mitad, que lo deshuese, que lo deshuesen, que lo filetee, que lo fileteen, que
    lo limpie, que lo limpien, que lo muela, que lo muelan, que lo parta, que lo parta a lo largo, que lo parta en dos, que lo
    parta en filetes, que lo parta en rodajas, que lo parta en trozos, que lo parta por la mitad, que lo partan, que lo partan a
    lo largo, que lo partan en dos, que lo partan en filetes, que lo partan en rodajas, que lo partan en trozos, que lo partan
    por la mitad, que lo pique, que lo piquen, que lo prepare, que lo preparen, que lo trocee, que lo troceen, que los abra, que
    los abra a lo largo, que los abra en dos, que los abra en filetes, que los abra en rodajas, que los abra en trozos, que los
    abra por la mitad, que los abran, que los abran a lo largo, que los abran en dos, que los abran en filetes, que los abran en
    rodajas, que los abran en trozos, que los abran por la mitad, que los corte, que los corte a lo largo, que los corte en dos,
    que los corte en filetes, que los corte en rodajas, que los corte en trozos, que los corte por la mitad, que los corten, que
    los corten a lo largo, que los corten en dos, que los corten en filetes, que los corten en rodajas, que los corten en
    trozos, que los corten por la mitad, que los deshuese, que los deshuesen, que los filetee, que los fileteen, que los limpie,
    que los limpien, que los muela, que los muelan, que los parta, que los parta a lo largo, que los parta en dos, que los parta
    en filetes, que los parta en rodajas, que los parta en trozos, que los parta por la mitad, que los partan, que los partan a
    lo largo, que los partan en dos, que los partan en filetes, que los partan en rodajas, que los partan en trozos, que los
    partan por la mitad, que los pique, que los piquen, que los prepare, que los preparen, que los trocee, que los troceen, que
    luego se puede rectificar, que mas te guste, que no, que no se amargue, que no se amarguen, que no se queme, que no se
    quemen, que no sea, que no sean, que nos lo abra, que nos lo abran, que nos lo corte, que nos lo corten, que nos lo
    deshuese, que nos lo deshuesen, que nos lo filetee, que nos lo fileteen, que nos lo limpie, que nos lo limpien, que nos lo
    muela, que nos lo muelan, que nos lo parta, que nos lo partan, que nos lo pique, que nos lo piquen, que nos lo prepare, que
    nos lo preparen, que nos lo trocee, que nos lo troceen, que nos los abra, que nos los abran, que nos los corte, que nos los
    corten, que nos los deshuese, que nos los deshuesen, que nos los filetee, que nos los fileteen, que nos los limpie, que nos
    los limpien, que nos los muela, que nos los muelan, que nos los parta, que nos los partan, que nos los pique, que nos los
    piquen, que nos los prepare, que nos los preparen, que nos los trocee, que nos los troceen, que os lo abra, que os lo abran,
    que os lo corte, que os lo corten, que os lo deshuese, que os lo deshuesen, que os lo filetee, que os lo fileteen, que os lo
    limpie, que os lo limpien, que os lo muela, que os lo muelan, que os lo parta, que os lo partan, que os lo pique, que os lo
    piquen, que os lo prepare, que os lo preparen, que os lo trocee, que os lo troceen, que os los abra, que os los abran, que
    os los corte, que os los corten, que os los deshuese, que os los deshuesen, que os los filetee, que os los fileteen, que os
    los limpie, que os los limpien, que os los muela, que os los muelan, que os los parta, que os los partan, que os los pique,
    que os los piquen, que os los prepare, que os los preparen, que os los trocee, que os los troceen, que pesa, que pese, que
    pesen, que pida la masa, que prefieras, que quede, que queden, que quieras, que se lo abra, que se lo abran, que se lo
    corte, que se lo corten, que se lo deshuese, que se lo deshuesen, que se lo filetee, que se lo fileteen, que se lo limpie,
    que se lo limpien, que se lo muela, que se lo muelan, que se lo parta, que se lo partan, que se lo pique, que se lo piquen,
    que se lo prepare, que se lo preparen, que se lo trocee, que se lo troceen, que se los abra, que se los abran, que se los
    corte, que se los corten, que se los deshuese, que se los deshuesen, que se los filetee, que se los fileteen, que se los
    limpie, que se los limpien, que se los muela, que se los muelan, que se los parta, que se los partan, que se los pique, que
    se los piquen, que se los prepare, que se los preparen, que se los trocee, que se los troceen, que se quedan en, que se
    quedaran en, que sea, que sea buena, que sea bueno, que sea casera, que sea casero, que sea de buena calidad, que sea de
    calidad, que sea fresca, que sea fresco, que sea grande, que sea pequeno, que sean, que sean buenas, que sean buenos, que
    sean frescas, que sean frescos, que sean grandes, que sean pequenas, que sean pequenos, que te la abra, que te la abran, que
    te la corte, que te la corten, que te la deshuese, que te la deshuesen, que te la filetee, que te la fileteen, que te la
    limpie, que te la limpien, que te la muela, que te la muelan, que te la parta, que te la partan, que te la pique, que te la
    piquen, que te la prepare, que te la preparen, que te la trocee, que te la troceen, que te las abra, que te las abran, que
    te las corte, que te las corten, que te las deshuese, que te las deshuesen, que te las filetee, que te las fileteen, que te
    las limpie, que te las limpien, que te las muela, que te las muelan, que te las parta, que te las partan, que te las pique,
    que te las piquen, que te las prepare, que te las preparen, que te las trocee, que te las troceen, que te lo abra, que te lo
    abran, que te lo corte, que te lo corte el carnicero, que te lo corten, que te lo deshuese, que te lo deshuesen, que te lo
    filetee, que te lo fileteen, que te lo limpie, que te lo limpien, que te lo muela, que te lo muelan, que te lo parta, que te
    lo partan, que te lo pique, que te lo piquen, que te lo prepare, que te lo preparen, que te lo trocee, que te lo troceen,
    que te los abra, que te los abran, que te los corte, que te los corten, que te los deshuese, que te los deshuesen, que te
    los filetee, que te los fileteen, que te los limpie, que te los limpien, que te los muela, que te los muelan, que te los
    parta, que te los partan, que te los pique, que te los piquen, que te los prepare, que te los preparen, que te los trocee,
    que te los troceen, que tenga en casa, que tengas, que tengas en casa, que tienes en casa, que tienes en tu maceta, queda
    mas rica, queda mas rico, queda mejor, queda muy bien, queda muy rico, quedan mas ricos, quedan mejor, querais, quien
    quiera, quiera, quieran, quieras, quiere, quieren, quieres, quince dias, quince horas, quince minutos, quince segundos,
    racion por persona, raciones por persona, ratito, rato, receta, receta abajo, receta anterior, receta aparte, receta aqui,
    receta arriba, receta base, receta basica, receta casera, recetas, recien sacada de la heladera, recien sacada del
    frigorifico, recien sacado del congelador, recien sacado del frigorifico, recien sacados del congelador, recien salida de la
    nevera, recien salido de la nevera, rectificar al final, reemplazable, reemplazar, reemplazar por, reemplazo, rendimiento,
    repartido en dos veces, reserva el liquido, reserva la mitad, reserva un poco, reservamos la mitad, reservamos un poco,
    reservar el agua, reservar el liquido, reservar el resto, reservar la mitad, reservar un poco, resto de, restos, restos de,
    rinde, rinden, rosticeria, sacada de la nevera, sacados de la nevera, sacar de la nevera, se puede cambiar por, se puede
    omitir, se puede rectificar despues, se puede reemplazar por, se puede sustituir, se puede sustituir por, se puede usar, se
    puede utilizar, se pueden omitir, se pueden sustituir por, se pueden usar, se pueden utilizar, se quedan en, se quedaran en,
    se usa, se usan, se utiliza, se utilizan, segun absorba la harina, segun admita, segun apetencia, segun apetito, segun
    comensales, segun convenga, segun deseado, segun deseen, segun disponibilidad, segun el dulzor, segun el dulzor de la fruta,
    segun el envase, segun el fabricante, segun el grosor, segun el gusto, segun el gusto de cada uno, segun el gusto personal,
    segun el molde, segun el numero de comensales, segun el paquete, segun el picor, segun el tamano, segun el tamano del molde,
    segun fabricante, segun guste, segun gusto, segun gusto de cada uno, segun gustos, segun indica el envase, segun indica el
    fabricante, segun indica el paquete, segun indicaciones, segun indicaciones del envase, segun indicaciones del fabricante,
    segun indicaciones del paquete, segun indique el envase, segun indique el fabricante, segun indique el paquete, segun
    instrucciones, segun instrucciones del envase, segun instrucciones del fabricante, segun instrucciones del paquete, segun la
    absorcion de la harina, segun la acidez, segun la acidez de la fruta, segun la cantidad, segun la cantidad de comensales,
    segun la harina, segun la marca, segun la temporada, segun las indicaciones del envase, segun las indicaciones del
    fabricante, segun las indicaciones del paquete, segun las instrucciones, segun las instrucciones del envase, segun las
    instrucciones del fabricante, segun las instrucciones del paquete, segun le guste, segun lo acidos que esten, segun lo dulce
    que te guste, segun lo dulces que sean, segun lo grandes que sean, segun lo maduros que esten, segun lo picante que os
    guste, segun lo picante que te guste, segun los comensales, segun marca, segun mercado, segun necesidad, segun necesites,
    segun os guste, segun picor, segun pida la masa, segun preferencia, segun preferencias, segun prefiera, segun prefieran,
    segun prefieras, segun prefirais, segun receta, segun se desee, segun se necesite, segun se prefiera, segun sea necesario,
    segun su grosor, segun su gusto, segun su tamano, segun tamano, segun te guste, segun temporada, segun tolerancia, segun
    tolerancia al picante, segun tu gusto, segun vuestro gusto, seis dias, seis horas, seis minutos, seis segundos, semana,
    semanas, separada clara y yema, separada la clara de la yema, separadas claras de yemas, separadas claras y yemas, separadas
    las claras, separadas las claras de las yemas, separadas las yemas de las claras, separadas yemas y claras, separados clara
    y yema, separados en claras y yemas, separados en yemas y claras, separando clara y yema, separando claras y yemas,
    separando las claras de las yemas, separando las yemas de las claras, separando yemas y claras, separar clara de yema,
    separar claras y yemas, separar las claras, separar las claras de las yemas, separar las yemas de las claras, separar yemas
    y claras, si aguantan el picante, si aguantan picante, si aguantas el picante, si aguantas picante, si apetece, si
    conseguimos, si conseguis, si consigo, si consigue, si consiguen, si consigues, si desea, si deseais, si desean, si deseas,
    si disponeis, si disponemos, si dispones, si encontrais, si encontramos, si encuentra, si encuentran, si encuentras, si
    encuentro, si eres muy picante, si es, si es casera, si es casero, si es chica, si es chico, si es de, si es epoca, si es
    fresca, si es fresco, si es gorda, si es gordo, si es grande, si es grandecito, si es gruesa, si es grueso, si es la
    temporada, si es muy, si es muy grande, si es muy gruesa, si es muy grueso, si es natural, si es necesario, si es para
    adultos, si es para ninos, si es pequena, si es pequeno, si es posible conseguirla, si es posible conseguirlo, si es
    preciso, si es temporada, si es tierna, si es tierno, si esta, si esta acido, si esta bonita, si esta bonito, si esta en
    temporada, si esta muy acida, si esta muy acido, si esta muy espesa, si esta muy espeso, si esta muy seca, si esta tierna,
    si esta tierno, si estan, si estan bonitas, si estan bonitos, si estan buenas, si estan buenos, si estan en temporada, si
    estan tiernas, si estan tiernos, si falta, si fuera muy grande, si fuera necesario, si fuera preciso, si fuese necesario, si
    fuese preciso, si gusta, si gusta agregar, si gustais, si gustan, si gustas, si gustas picante, si hace falta, si hay, si
    hay ninos, si hiciera falta, si hiciese falta, si la consigues, si la encuentra, si la encuentras, si la hay, si la masa lo
    necesita, si la masa lo pide, si la quieres mas espesa, si la quieres mas picante, si la quieres picante, si la tiene, si la
    tienes, si la usas, si las consigues, si las encuentra, si las encuentras, si las hay, si las teneis, si las tiene, si las
    tienes, si las usas, si le gusta, si le gusta el picante, si les gusta, si les gusta el picante, si lo consigues, si lo
    desea, si lo deseais, si lo desean, si lo deseas, si lo encuentra, si lo encuentras, si lo hay, si lo pide la masa, si lo
    prefieres, si lo prefieres mas dulce, si lo prefieres mas picante, si lo quieres mas dulce, si lo quieres mas espeso, si lo
    quieres mas picante, si lo quieres picante, si lo requiere, si lo tiene, si lo tienes, si lo toman ninos, si lo usas, si los
    consigues, si los encuentra, si los encuentras, si los hay, si los teneis, si los tiene, si los tienes, si los usas, si no,
    si no consigue, si no consigues, si no encuentras, si no encuentro, si no gusta, si no gusta mucho, si no hay, si no hay
    ninos, si no la encuentras, si no las encuentras, si no le gusta, si no le gusta el picante, si no les gusta, si no lo
    encuentras, si no los consigues, si no los encuentras, si no os gusta, si no os gusta el picante, si no se encuentra, si no
    te gusta, si no te gusta el picante, si no teneis, si no tenemos, si no tengo, si no tiene, si no tienes, si os animais, si
    os atreveis, si os gusta, si os gusta mas dulce, si os gusta menos dulce, si preferis, si preferis menos, si prefiere, si
    prefieren, si prefieres, si puedes, si queda espesa, si queda espeso, si queda muy espesa, si queda muy espeso, si queda muy
    liquida, si queda muy liquido, si queda muy seca, si queda muy seco, si queda seca, si queda seco, si quedara espesa, si
    quereis, si queremos, si quiere, si quieren, si quieres, si se consigue, si se consiguen, si se desea, si se encuentra, si
    se encuentran, si se gusta, si se prefiere, si se quiere, si se tiene, si sobra, si sobran, si son, si son caseros, si son
    chicas, si son chicos, si son de, si son de confianza, si son finas, si son finos, si son frescas, si son frescos, si son
    gordas, si son gordos, si son grandes, si son gruesas, si son gruesos, si son medianas, si son medianos, si son muy, si son
    muy gordas, si son muy gordos, si son muy grandes, si son muy gruesas, si son muy gruesos, si son naturales, si son
    pequenas, si son pequenos, si son tiernas, si son tiernos, si soportas el picante, si te animas, si te apetece, si te
    atreves, si te gusta, si te gusta el picante, si te gusta el sabor fuerte, si te gusta espesa, si te gusta espeso, si te
    gusta fuerte, si te gusta mas dulce, si te gusta mas espesa, si te gusta mas espeso, si te gusta menos dulce, si te gusta
    muy dulce, si te gusta picante, si te la cortan mejor, si te la limpian mejor, si te la preparan mejor, si te las cortan
    mejor, si te las limpian mejor, si te las preparan mejor, si te lo cortan mejor, si te lo limpian mejor, si te lo preparan
    mejor, si te los cortan mejor, si te los limpian mejor, si te los preparan mejor, si te pasas, si teneis, si tenemos, si
    tengo, si tiene, si tienes, si toleran el picante, si toleras el picante, si usa, si usais, si usamos, si usas, si utiliza,
    si utilizais, si utilizas, si va a, si vais a, si vamos a usar, si vas a, siguiendo las indicaciones del envase, siguiendo
    las indicaciones del fabricante, siguiendo las indicaciones del paquete, siguiendo las instrucciones del envase, siguiendo
    las instrucciones del fabricante, siguiendo las instrucciones del paquete, siguiente, siguientes, sin apretar, sin apretar
    demasiado, sin apretar mucho, sin atar, sin despuntar, sin exprimir, sin llegar a cortarla, sin llegar a cortarlo, sin
    llegar a dorarse, sin llegar a hervir, sin llegar a la carne, sin llegar a la parte blanca, sin llegar a lo blanco, sin
    llegar a quemarse, sin llegar a separarlas, sin llegar a separarlo, sin llegar a separarlos, sin llegar al final, sin llegar
    al fondo, sin machacar, sin nada de blanco, sin que se queme, sin que se quemen, sin que se rompan, sin que se tuesten,
    sinonimo, sirve, sirve cualquier, sirve cualquiera, sirven, sobrada, sobrado, soles, solo usaremos la parte blanca, solo
    usaremos la piel, solo usaremos la pulpa, solo usaremos las hojas, son las mejores, son los mejores, son mejores, su peso,
    sugerencia, sugerencias, super, supermercado, supermercados, sustituible, sustituir, sustituir por, sustitutivo, sustituto,
    sustitutos, sustituye, sustituyo, tambien conocida como, tambien conocidas como, tambien conocido como, tambien conocidos
    como, tambien llamada, tambien llamadas, tambien llamado, tambien llamados, tambien puede ser, tambien puedes usar, tambien
    se puede, tambien se puede usar, tambien sirve, tambien sirven, tambien vale, tambien valen, tanto da, tarde, temp ambiente,
    temperatura, tenga a mano, tengas, tengas a mano, tianguis, tiempo, tienda, tienda de la esquina, tienda naturista, tiendas,
    tiendas de productos latinos, tiendas especializadas, tiendas naturistas, tip, tips, toda la noche, toda una noche, todas
    juntas, todo bien picado, todo junto, todo muy picado, todo picado, todos juntos, toque, toque final, toques, tortilleria,
    tortillerias, totalmente opcional, totalmente opcionales, treinta dias, treinta horas, treinta minutos, treinta segundos,
    tres dias, tres horas, tres minutos, tres segundos, triple cantidad, tris, truco, ultramarinos, un buen rato, un chin, un
    dia antes, un dia entero, un golpe, un minuto, un par de dias, un par de horas, un par de minutos, un par de segundos, un
    pellizco, un poco mas, un poco mas para, un poco mas para acompanar, un poco mas para amasar, un poco mas para decorar, un
    poco mas para el final, un poco mas para el molde, un poco mas para engrasar, un poco mas para enharinar, un poco mas para
    espolvorear, un poco mas para estirar, un poco mas para freir, un poco mas para la decoracion, un poco mas para la encimera,
    un poco mas para la mesa, un poco mas para la mesada, un poco mas para la sarten, un poco mas para la superficie, un poco
    mas para pincelar, un poco mas para pintar, un poco mas para rociar, un poco mas para servir, un poco mas para terminar, un
    poquito mas para acompanar, un poquito mas para amasar, un poquito mas para decorar, un poquito mas para el final, un
    poquito mas para el molde, un poquito mas para engrasar, un poquito mas para enharinar, un poquito mas para espolvorear, un
    poquito mas para estirar, un poquito mas para freir, un poquito mas para la decoracion, un poquito mas para la encimera, un
    poquito mas para la mesa, un poquito mas para la mesada, un poquito mas para la sarten, un poquito mas para la superficie,
    un poquito mas para pincelar, un poquito mas para pintar, un poquito mas para rociar, un poquito mas para servir, un poquito
    mas para terminar, un ratito, un rato, un rato antes, un toque, un tris, una de cada color, una hora y media, una nada, una
    noche, una parte, una por cabeza, una por comensal, una por empanada, una por persona, una por plato, una vez asada, una vez
    asadas, una vez asado, una vez asados, una vez cocida, una vez cocidas, una vez cocido, una vez cocidos, una vez cortado,
    una vez derretida, una vez desgranadas, una vez desgranado, una vez desgranados, una vez deshuesadas, una vez deshuesado,
    una vez deshuesados, una vez escurrida, una vez escurridas, una vez escurrido, una vez escurridos, una vez fria, una vez
    frias, una vez frio, una vez frios, una vez fundido, una vez hidratada, una vez hidratadas, una vez hidratado, una vez
    hidratados, una vez limpia, una vez limpias, una vez limpio, una vez limpios, una vez molido, una vez pelada, una vez
    peladas, una vez pelado, una vez pelados, una vez picada, una vez picado, una vez rallada, una vez rallado, unas bolitas
    para adornar, unas bolitas para decorar, unas bolitas para la decoracion, unas bolitas para la presentacion, unas bolitas
    para servir, unas cuantas bolitas para adornar, unas cuantas bolitas para decorar, unas cuantas bolitas para la decoracion,
    unas cuantas bolitas para la presentacion, unas cuantas bolitas para servir, unas cuantas flores para adornar, unas cuantas
    flores para decorar, unas cuantas flores para la decoracion, unas cuantas flores para la presentacion, unas cuantas flores
    para servir, unas cuantas gajos para adornar, unas cuantas gajos para decorar, unas cuantas gajos para la decoracion, unas
    cuantas gajos para la presentacion, unas cuantas gajos para servir, unas cuantas gotas para adornar, unas cuantas gotas para
    decorar, unas cuantas gotas para la decoracion, unas cuantas gotas para la presentacion, unas cuantas gotas para servir,
    unas cuantas hebras para adornar, unas cuantas hebras para decorar, unas cuantas hebras para la decoracion, unas cuantas
    hebras para la presentacion, unas cuantas hebras para servir, unas cuantas hojas para adornar, unas cuantas hojas para
    decorar, unas cuantas hojas para la decoracion, unas cuantas hojas para la presentacion, unas cuantas hojas para servir,
    unas cuantas hojitas para adornar, unas cuantas hojitas para decorar, unas cuantas hojitas para la decoracion, unas cuantas
    hojitas para la presentacion, unas cuantas hojitas para servir, unas cuantas laminas para adornar, unas cuantas laminas para
    decorar, unas cuantas laminas para la decoracion, unas cuantas laminas para la presentacion, unas cuantas laminas para
    servir, unas cuantas lascas para adornar, unas cuantas lascas para decorar, unas cuantas lascas para la decoracion, unas
    cuantas lascas para la presentacion, unas cuantas lascas para servir, unas cuantas ramas para adornar, unas cuantas ramas
    para decorar, unas cuantas ramas para la decoracion, unas cuantas ramas para la presentacion, unas cuantas ramas para
    servir, unas cuantas ramitas para adornar, unas cuantas ramitas para decorar, unas cuantas ramitas para la decoracion, unas
    cuantas ramitas para la presentacion, unas cuantas ramitas para servir, unas cuantas rodajas para adornar, unas cuantas
    rodajas para decorar, unas cuantas rodajas para la decoracion, unas cuantas rodajas para la presentacion, unas cuantas
    rodajas para servir, unas cuantas semillitas para adornar, unas cuantas semillitas para decorar, unas cuantas semillitas
    para la decoracion, unas cuantas semillitas para la presentacion, unas cuantas semillitas para servir, unas cuantas tiras
    para adornar, unas cuantas tiras para decorar, unas cuantas tiras para la decoracion, unas cuantas tiras para la
    presentacion, unas cuantas tiras para servir, unas cuantas virutas para adornar, unas cuantas virutas para decorar, unas
    cuantas virutas para la decoracion, unas cuantas virutas para la presentacion, unas cuantas virutas para servir, unas dias,
    unas flores para adornar, unas flores para decorar, unas flores para la decoracion, unas flores para la presentacion, unas
    flores para servir, unas gajos para adornar, unas gajos para decorar, unas gajos para la decoracion, unas gajos para la
    presentacion, unas gajos para servir, unas gotas para adornar, unas gotas para decorar, unas gotas para la decoracion, unas
    gotas para la presentacion, unas gotas para servir, unas hebras para adornar, unas hebras para decorar, unas hebras para la
    decoracion, unas hebras para la presentacion, unas hebras para servir, unas hojas para adornar, unas hojas para decorar,
    unas hojas para la decoracion, unas hojas para la presentacion, unas hojas para servir, unas hojitas para adornar, unas
    hojitas para decorar, unas hojitas para la decoracion, unas hojitas para la presentacion, unas hojitas para servir, unas
    horas, unas laminas para adornar, unas laminas para decorar, unas laminas para la decoracion, unas laminas para la
    presentacion, unas laminas para servir, unas lascas para adornar, unas lascas para decorar, unas lascas para la decoracion,
    unas lascas para la presentacion, unas lascas para servir, unas minutos, unas ramas para adornar, unas ramas para decorar,
    unas ramas para la decoracion, unas ramas para la presentacion, unas ramas para servir, unas ramitas para adornar, unas
    ramitas para decorar, unas ramitas para la decoracion, unas ramitas para la presentacion, unas ramitas para servir, unas
    rodajas para adornar, unas rodajas para decorar, unas rodajas para la decoracion, unas rodajas para la presentacion, unas
    rodajas para servir, unas segundos, unas semillitas para adornar, unas semillitas para decorar, unas semillitas para la
    decoracion, unas semillitas para la presentacion, unas semillitas para servir, unas tiras para adornar, unas tiras para
    decorar, unas tiras para la decoracion, unas tiras para la presentacion, unas tiras para servir, unas virutas para adornar,
    unas virutas para decorar, unas virutas para la decoracion, unas virutas para la presentacion, unas virutas para servir, uno
    de cada color, uno por barba, uno por cabeza, uno por comensal, uno por persona, uno por plato, unos dias, unos horas, unos
    instantes, unos minutos, unos segundos, uruguay, usa mos, usaremos la piel, usaremos la ralladura, usaremos solo la parte
    blanca, usaremos solo las hojas, useis, uso, uso dividido, usos, utilicemos, utilizo, va genial, va mejor, va muy bien, va
    perfecta, va perfecto, vale, vale cualquier, vale cualquiera, vale del normal, vale la normal, valen, vamos a usar la piel,
    vamos probando, van genial, van mejor, van muy bien, van perfectas, variante, variantes, variedad, variedades, vas probando,
    ve probando, vease, veinte dias, veinte horas, veinte minutos, veinte segundos, venezuela, ver, ver abajo, ver arriba, ver
    enlace, ver foto, ver mas abajo, ver nota, ver nota abajo, ver notas, ver preparacion, ver receta, ver receta aparte, ver
    receta aqui, ver receta basica, verdulera, verduleria, verdulero, video, vispera, voluntario, web, y al gusto, y algo mas
    para, y algo mas para acompanar, y algo mas para amasar, y algo mas para decorar, y algo mas para el final, y algo mas para
    el molde, y algo mas para engrasar, y algo mas para enharinar, y algo mas para espolvorear, y algo mas para estirar, y algo
    mas para freir, y algo mas para la decoracion, y algo mas para la encimera, y algo mas para la mesa, y algo mas para la
    mesada, y algo mas para la sarten, y algo mas para la superficie, y algo mas para pincelar, y algo mas para pintar, y algo
    mas para rociar, y algo mas para servir, y algo mas para terminar, y extra para, y mas para, y nada mas, y un chorrito mas
    para acompanar, y un chorrito mas para amasar, y un chorrito mas para decorar, y un chorrito mas para engrasar, y un
    chorrito mas para enharinar, y un chorrito mas para espolvorear, y un chorrito mas para estirar, y un chorrito mas para
    freir, y un chorrito mas para pincelar, y un chorrito mas para pintar, y un chorrito mas para rociar, y un chorrito mas para
    servir, y un chorrito mas para terminar, y un poco mas, y un poco mas para, y un poco mas para acompanar, y un poco mas para
    amasar, y un poco mas para decorar, y un poco mas para engrasar, y un poco mas para enharinar, y un poco mas para
    espolvorear, y un poco mas para estirar, y un poco mas para freir, y un poco mas para pincelar, y un poco mas para pintar, y
    un poco mas para rociar, y un poco mas para servir, y un poco mas para terminar, y un poquito mas para acompanar, y un
    poquito mas para amasar, y un poquito mas para decorar, y un poquito mas para engrasar, y un poquito mas para enharinar, y
    un poquito mas para espolvorear, y un poquito mas para estirar, y un poquito mas para freir, y un poquito mas para pincelar,
    y un poquito mas para pintar, y un poquito mas para rociar, y un poquito mas para servir, y un poquito mas para terminar, y
    un punado mas para acompanar, y un punado mas para amasar, y un punado mas para decorar, y un punado mas para engrasar, y un
    punado mas para enharinar, y un punado mas para espolvorear, y un punado mas para estirar, y un punado mas para freir, y un
    punado mas para pincelar, y un punado mas para pintar, y un punado mas para rociar, y un punado mas para servir, y un punado
    mas para terminar, y una cucharada mas para acompanar, y una cucharada mas para amasar, y una cucharada mas para decorar, y
    una cucharada mas para engrasar, y una cucharada mas para enharinar, y una cucharada mas para espolvorear, y una cucharada
    mas para estirar, y una cucharada mas para freir, y una cucharada mas para pincelar, y una cucharada mas para pintar, y una
    cucharada mas para rociar, y una cucharada mas para servir, y una cucharada mas para terminar, ya pesada, ya pesado, ya que
    usaremos la piel, yemas separadas de las claras, yemas y claras por separado, yemas y claras separadas, yo he puesto, yo he
    usado, yo he utilizado, yo le pongo, yo le puse, yo pongo, yo pongo mas, yo pongo menos, yo puse, yo use, yo uso, yo
    utilice, yo utilizo, youtube
  `,
  purpose: `
    abrillantar, acabar, acabar el plato, aceitar el molde, aclararlo, acompanamiento, acompanante, acompanar, acompanar al
    final, acompanar al lado, acompanar el plato, acompanarla, acompanarlas, acompanarlo, acompanarlos, activar la levadura,
    aderezar, aderezarlo, adobar, adobarlo, adornar, adornar por encima, adornarla, adornarlas, adornarlo, adornarlos, adorno,
    aglutinar, airfryer, aligerar, alimentar, alinar, alinarla, alinarlo, almibarar, almuerzo, amarrarlos, amasado a mano,
    amasar la masa, apanar, aperitivo, aperitivos, aromatizar, asarla, atar, banar, banarla, banarlo, banarlos, barnizar, beber,
    blanquearlos, brasa, brasas, cada comensal, cada copa, cada persona, cada plato, cada racion, cada uno, cada vaso, calar,
    capear, caramelizar por encima, cena, cerrar, cerrarlas, cerrarlos, cocerla, cocerlas, cocerlo, cocerlos, cocina, colorear,
    comer, condimentar, condimentarlo, congelar, consumir, cubrir, cubrir el fondo, cubrir el molde, cubrirla, cubrirlas,
    cubrirlo, cubrirlos, cumpleanos, dar brillo, dar color, dar consistencia, dar cremosidad, dar cuerpo, dar sabor, decoracion,
    decorado, decorar, decorar el pastel, decorar el plato, decorar el vaso, decorar la copa, decorar la tarta, decorar los
    vasos, decorar por encima, decorarla, decorarlas, decorarlo, decorarlos, deglasar, desayuno, desglasar, desmoldar, dipear,
    dippear, dorarlo todo, el acabado, el acompanamiento, el adorno, el agua de pochar, el amasado, el aperitivo, el comal, el
    decorado, el desayuno, el emplatado, el final, el fondo del molde, el gratinado, el horno, el molde, el montado, el montaje,
    el rebozado, el remojo, el sarten, el ultimo momento, el wok, elaborar, elaborarlo, emborrachar, empanar, empanarlo,
    empanarlos, empanizar, emplatado, emplatar, enaceitar el molde, encamisar, encimera, endulzar, engrasado, engrasar, engrasar
    el molde, engrasar la bandeja, engrasar la fuente, engrasar la sarten, engrasar los moldes, engrase, enharinar, enharinar el
    molde, enharinar la mesa, enharinar la superficie, enmantecar, enmantecar el molde, enmantequillar, entrante, entrantes,
    envolver, envolver los tamales, envolverlas, envolverlo, envolverlos, espesar, espesarla, espesarlo, espolvorear,
    espolvorear el molde, espolvorear encima, espolvorear la mesa, espolvorear la mesada, espolvorear por encima, espolvorearla,
    espolvorearlo, espolvorearlos, estirar la masa, estofar, extender la masa, fiesta, fiestas, finalizar, flambear, forrar,
    forrar el molde, freidora, freidora de aire, freir, freirla, freirlas, freirlo, freirlos, fritura, glasear, graten,
    gratinar, guarnecer, guarnicion, guisar, hacer el relleno, hacer la masa, hacerlas, hacerlos, hervirla, hervirlas, hervirlo,
    hervirlos, horno, humedecer la masa, la asadera, la bandeja, la bandeja de horno, la barbacoa, la brasa, la budinera, la
    cacerola, la cazuela, la cena, la cocina, la comida, la decoracion, la decoracion final, la encimera, la fiesta, la
    freidora, la fritura, la fuente, la guarnicion, la maceracion, la merienda, la mesa, la mesa de trabajo, la mesada, la
    mesada de trabajo, la olla, la paellera, la panificadora, la parrilla, la placa, la plancha, la presentacion, la reposteria,
    la sarten, la superficie, la superficie de trabajo, la tabla, la thermomix, ligar, llevar, los moldes, maceracion, macerar,
    macerarlo, macerarlos, marinar, marinarla, marinarlo, marinarlos, merienda, mesa de trabajo, mesada, microondas, moldear,
    montaje, napar, navidad, olla rapida, panificacion, panificadora, panificar, para albondigas, para asado, para asar, para
    barbacoa, para batidos, para bistec, para bizcocho, para bizcochos, para bocadillo, para bocadillos, para brochetas, para
    bunuelos, para caldo, para canelones, para ceviche, para churros, para cocido, para coctel, para cocteles, para compota,
    para conservas, para cremas, para croquetas, para el caldo, para el postre, para empanada, para empanadas, para
    empanadillas, para enchiladas, para encurtir, para ensalada, para ensaladas, para escabeche, para estofado, para estofar,
    para fondue, para galletas, para guisar, para guiso, para guisos, para hamburguesa, para hamburguesas, para helados, para
    hot dog, para hot dogs, para infusion, para infusiones, para la ensalada, para la parrilla, para la plancha, para lasana,
    para los tacos, para macedonia, para mermelada, para milanesa, para milanesas, para mole, para paella, para pan, para
    parrilla, para pastel, para pasteles, para perritos, para pizza, para pizzas, para plancha, para postre, para postres, para
    pozole, para puchero, para pure, para quesadillas, para raclette, para reposteria, para risotto, para salsa, para salsas,
    para sandwich, para sandwiches, para smoothies, para sopa, para sopas, para sushi, para tacos, para tamales, para tarta,
    para tartas, para torrijas, para tortilla, para tortillas, para tostadas, para wok, parrilla, pasteleria fina, pegar, pegar
    los bordes, perfumar, picnic, picotear, pincelar, pintar, pintar la masa, pintar los bordes, pintarla, pintarlas, pintarlo,
    pintarlos, pochar, poner en la mesa, poner por encima, preparar, prepararla, prepararlo, prepararlos, presentacion,
    presentar, rebozar, rebozarla, rebozarlas, rebozarlo, rebozarlos, recubrir, recubrir el molde, regar, rehogar, rellenar,
    rellenarla, rellenarlas, rellenarlo, rellenarlos, rematar, rematar el plato, reposteria, rociar, rociar al final, rociarla,
    rociarlo, saborizar, salar, salpicar, saltear, sancochar, sazonar, sazonarla, sazonarlo, sazonarlos, sellar, sellar los
    bordes, semana santa, servicio, servir, servir a un lado, servir al lado, servir aparte, servir en la mesa, servir encima,
    servir por encima, servirla, servirlas, servirlo, servirlos, sofreir, sujetar, superficie, superficie de trabajo, tapizar,
    tenir, terminar, thermomix, tomar, tomar en crudo, trabajar la masa, trabar, untar, untar el molde, untar la bandeja, untar
    moldes, untarla, untarlas, untarlo, untarlos, uso culinario
  `,
  utensil: `
    abrelatas, aguja, aguja de cocina, aguja e hilo, agujas, alambre, alambres, albal, almireces, almirez, aluminio, aluminios,
    amasadora, amasadoras, aparato, aparatos, aro de acero, aro de emplatar, aro metalico, aros de emplatar, asadera, asadera
    para horno, asaderas, astillas de madera, balanza, balanza de cocina, balanzas, bandeja de cubitos, bandeja de hielo,
    bandeja de horno, bandeja para hornear, bandeja para horno, bascula, bascula de cocina, basculas, batidor, batidora,
    batidora de mano, batidora de varillas, batidora de vaso, batidora electrica, batidoras, batidores, besuguera, besugueras,
    biberon, biberones, blonda, blondas, bol amplio, bol con agua, bol grande, bol mediano, bol pequeno, bolsa con cierre, bolsa
    con cierre hermetico, bolsa de asar, bolsa de congelacion, bolsa de horno, bolsa de plastico, bolsa hermetica, bolsa para
    hornear, bolsa plastica, bolsa resellable, bolsa zip, bolsa ziploc, bolsas con cierre, bolsas de congelacion, bolsas de
    plastico, bolsas hermeticas, bolsas zip, bolsas ziploc, boquilla, boquilla de estrella, boquilla lisa, boquilla rizada,
    boquillas, bote de cristal, botes de cristal, botes esterilizados, bramante, bramantes, brocha, brocha de cocina, brocha de
    silicona, brochas, brochetas de bambu, brochetas de madera, brochetas de metal, brochetas metalicas, broqueta, broquetas,
    budare, budares, budinera, budineras, budinerita, budineritas, cacerola, cacerola grande, cacerolas, cacerolita,
    cacerolitas, cafetera italiana, capacillo, capacillos, capacillos para cupcakes, capacillos para muffins, capsulas de
    magdalenas, capsulas de papel, capsulas para cupcakes, capsulas para magdalenas, cargas de n2o, cazuela, cazuela de barro,
    cazuelas, cazuelas de barro, cazuelita, cazuelitas, cazuelitas de barro, cedazo, cedazos, centrifuga, centrifugadora,
    centrifugadoras, cepillito, cepillos, cerilla, cerillas, cerillas largas, charola de horno, charola para hornear, cocotera,
    cocoteras, coctelera, cocteleras, colador, coladores, comal, comales, con repasador, con un repasador, con un repasador
    limpio, congelador, congeladores, copas de postre, copas para servir, corcho, corchos, cordel, cordel de cocina, cordeles,
    cortador, cortador de galletas, cortadores, cortadores de galletas, cortapasta, cortapastas, cortapastas redondo, crock pot,
    crockpot, cronometro, cronometros, cubeta de hielo, cubetas de hielo, cubetera, cubeteras, cubiertos, cubitera, cubiteras,
    cuchara de helado, cuchara de madera, cuchara medidora, cuchara para helado, cuchara parisina, cucharas medidoras, cuchillo,
    cuchillo afilado, cuchillo de sierra, cuchillo jamonero, cuchillos, cuerda, cuerda de cocina, cuerdas, delantal, delantales,
    descorazonador, descorazonadores, deshuesador, dos hojas de papel film, dos papeles film, duya, duyas, egapack,
    electrodomestico, electrodomesticos, en bolsa de plastico, en papel absorbente, en papel de cocina, en un repasador, en una
    bolsa, en una bolsa de plastico, encendedor, encendedores, encimera de gas, ensaladera, ensaladeras, entre dos hojas de
    film, entre dos hojas de papel film, entre dos papeles, entre dos papeles film, entre dos plasticos, entre papel film, entre
    plasticos, envase hermetico, envoplast, escarbadientes, escurreverduras, escurridor, escurridores, espatula, espatula de
    silicona, espatulas, espeto, espetos, espumadera, espumaderas, estaca, estacas, estufa, estufas, etiqueta, etiquetas,
    exprimidor, exprimidores, film, film de cocina, film plastico, film transparente, filmes, flanera, flaneras, fogon, fogones,
    frasco de cristal, frasco de vidrio, frasco esterilizado, frascos de cristal, frascos de vidrio, frascos esterilizados,
    freezer, freezeres, freidora sin aceite, frigorifico, frigorificos, fuente, fuente de horno, fuente para horno, fuentecita,
    fuentecitas, fuentes, gasa, gasa esteril, gasas, globo, globos, gofrera, gotero, goteros, guante, guantes, guantes de
    cocina, guantes de latex, heladera, heladera electrica, heladeras, hielera, hieleras, hilaza, hilazas, hilo blanco, hilo
    bramante, hilo de bramante, hilo de cocina, hilo para amarrar, hilo para atar, hilo y aguja, hojas de film, hojas de papel
    film, hornilla, hornillas, hornito, instant pot, jarra medidora, jeringa, jeringas, lamina de silicona, lena, lengua
    pastelera, licuadora, licuadoras, lienzo, lienzo limpio, lienzos, machacador, machacadores, mandolina, mandolinas, manga,
    manga pastelera, manga pastelera con boquilla, mangas, mangas pasteleras, manta de cielo, mantel, manteles, maquina, maquina
    de helados, maquina de pan, maquina de pasta, maquina para pasta, maquinas, maquinita, maquinitas, mechero, mecheros, mesa,
    mesas, metate, mezclador, mezcladores, minipimer, minipimeres, minipimmer, mixer, molcajete, molcajetes, molde, molde
    alargado, molde aro, molde de aluminio, molde de bizcocho, molde de corona, molde de flan, molde de plumcake, molde de
    silicona, molde de tarta, molde desmoldable, molde desmontable, molde para bizcocho, molde para flan, molde para horno,
    molde para pastel, molde para tarta, molde rectangular, molde redondo, molde savarin, moldecito, moldecitos, moldes, moldes
    de aluminio, moldes de flan, moldes de magdalenas, moldes de muffins, moldes de papel, moldes de silicona, moldes
    individuales, moldes para cupcakes, moldes para magdalenas, moldes para muffins, molinete, molinetes, molinillo, molinillos,
    molino, molinos, mondadientes, mortero, mortero y mano, morteros, muselina, muselinas, nevera, neveras, olla, olla a
    presion, olla de coccion lenta, olla de presion, olla expres, olla express, olla grande, olla lenta, olla rapida con, ollas,
    ollita, ollitas, pabilo, paellera, paelleras, pala, palas, palillo, palillo de dientes, palillo de madera, palillos,
    palillos de dientes, palillos de madera, palitos de bambu, palitos de brocheta, palitos de helado, palitos de madera,
    palitos de paleta, palitos para brocheta, palitos para brochetas, palitos para helado, palitos para paletas, palo, palos,
    palos de brocheta, palos de brochetas, palos de helado, palos de madera, palos de paleta, palos para brocheta, palos para
    brochetas, palos para paleta, palote, palotes, pano, pano de cocina, pano humedo, pano limpio, panos, panquequera, papel,
    papel absorbente, papel alu, papel aluminio, papel antiadherente, papel celofan, papel craft, papel de aluminio, papel de
    cocina, papel de estraza, papel de hornear, papel de horno, papel de plata, papel de seda, papel encerado, papel engrasado,
    papel estrella, papel film, papel kraft, papel manteca, papel mantequilla, papel para hornear, papel para horno, papel
    parafinado, papel plata, papel sulfurizado, papel transparente, papel vegetal, papeles, papeles film, papelitos para
    magdalenas, pasapure, pasapures, pelador, peladores, pelapapas, pelapatatas, pelaverduras, pesa, pesas, peso de cocina,
    picadora, picadoras, picahielo, pincel, pinceles, pinceles de cocina, pincho, pinchos, pinchos de brocheta, pinchos de
    madera, pinchos metalicos, pinchos para brocheta, pinchos para brochetas, pinza, pinzas, pirotin, pirotines, pirotines de
    papel, pisapapas, pistola de cocina, placa de horno, placa para horno, plastico, plastico de cocina, plasticos, plato hondo,
    plato llano, plato para servir, platos desechables, platos para servir, prensa ajos, prensaajos, prensador, prensadores,
    prensapapas, prensapure, prensapures, procesador, procesador de alimentos, procesadora, procesadora de alimentos,
    procesadoras, procesadores, puntilla, puntillas, quichera, quicheras, rallador, ralladores, ramequin, ramequines, recipiente
    con agua, recipiente grande, recipiente hermetico, recipiente hondo, red de cocina, refrigerador, refrigeradores, regla,
    reglas, rejilla, rejilla de horno, rejilla para enfriar, rejillas, reloj, relojes, repasador, repasador limpio, repasadores,
    robot, robot de cocina, robots, rodillo, rodillo de cocina, rodillo de madera, rodillos, rustidera, rustideras, saca bolas,
    sacabocados, sacabolas, sacacorchos, sandwichera, sarten, sarten antiadherente, sarten grande, sartencita, sartencitas,
    sartenes, servilleta, servilletas, servilletas de papel, sierra de pan, silpat, sobre papel absorbente, sobre papel de
    cocina, sobre papel de horno, sobre papel vegetal, sobre rejilla, sobre una rejilla, soplete, soplete de cocina, sopletes,
    superficie lisa, tabla de cortar, tabla de madera, tabla de picar, tamices, tamiz, tamizador, tapadera, tapaderas, tapete,
    tapete de silicona, tapon, tapones, tarro de cristal, tarros de cristal, tarros esterilizados, tartera, tarteras, taza
    medidora, tazas medidoras, tazones para servir, tela de algodon, temporizador, temporizadores, tenedor, tenedores,
    termometro, termometro de azucar, termometro de cocina, termometro de horno, termometro digital, termometros, tijera,
    tijeras, tijeras de cocina, toalla, toallas, tortilladora, tortilladoras, tortillera, tortilleras, tostador, tostadora,
    trapo, trapo limpio, trapos, turmix, uslero, usleros, utensilio, utensilios, vaciador, vaciadores, vajilla, vaporera,
    vaporeras, varilla, varillas, varillas de madera, varillas electricas, varillas manuales, vasitos de chupito, vaso batidor,
    vaso de batidora, vaso de chupito, vaso de la batidora, vaso medidor, vasos de chupito, vasos desechables, vasos para
    servir, vela, vela de cumpleanos, velas, velas de cumpleanos, velita, velitas, wafflera, waflera, yogurtera, yogurteras
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
    acompanada con, acompanada de, acompanadas con, acompanadas de, acompanado con, acompanado de, acompanado por, acompanados
    con, acompanados de, acompanar con, acompanar de, ademas de, aderezada con, aderezado con, adobada con, adobadas con,
    adobado con, adobados con, adornada con, adornadas con, adornado con, adornados con, agregada, agregadas, agregado,
    agregados, agregando, alinada con, alinado con, anadida, anadidas, anadido, anadidos, aparte de, aromatizada a, aromatizada
    con, aromatizado a, aromatizado con, asada con, asado con, asados con, asi como, banada con, banada en, banadas en, banado
    con, banado de, banado en, banados con, banados en, barnizado con, batido en, cocida con, cocida en, cocidas con, cocidas
    en, cocido con, cocido en, cocidos con, cocidos en, cocinada con, cocinada en, cocinado con, cocinado en, cocinados en,
    combinada con, combinado con, con, con algo de, con anadido de, con pedazos de, con sabor, con sabor a, con trocitos de, con
    trozos de, con un chorrito de, con un chorro de, con un poco de, con un toque de, con una pizca de, condimentada con,
    condimentado con, conservada en, conservadas en, conservado en, conservados en, coronada con, coronado con, coronado de,
    coronados con, cortada en, cortadas en, cubierta con, cubierta de, cubiertas con, cubiertas de, cubierto con, cubierto de,
    cubierto por, cubiertos con, cubiertos de, cubrir con, de venta en, decorada con, decoradas con, decorado con, decorados
    con, decorar con, desleida en, desleido en, diluida en, diluido en, disponible en, disponibles en, disuelta en, disueltas
    en, disuelto en, disueltos en, dorado en, dorados en, embebido en, embebidos en, empanada con, empanadas con, empanado con,
    empanados con, empanizada con, empanizado con, empapada en, empapadas en, empapado en, empapados en, en, engrasada con,
    engrasado con, enrollada en, enrollado en, enrollados en, envuelta en, envueltas en, envuelto en, envueltos en, espolvoreada
    con, espolvoreadas con, espolvoreado con, espolvoreado de, espolvoreados con, espolvorear con, forrada con, forrado con,
    frita en, fritas en, frito con, frito en, fritos con, fritos en, glaseada con, gratinada con, gratinadas con, gratinado con,
    gratinados con, guisado con, hervida en, hervido con, hervido en, hervidos en, hidratada en, hidratadas en, hidratado en,
    hidratados en, junto a, junto al, junto con, ligada con, ligado con, macerada en, maceradas en, macerado con, macerado en,
    macerados en, marinado con, marinado en, marinados con, marinados en, mas, mezclada con, mezcladas con, mezclado con,
    mezclado en, mezclados con, mojada en, mojadas en, mojado en, mojados en, montada con, montado con, ojo con, partido en,
    pasada por, pasadas por, pasado por, pasados por, picado en, pincelada con, pincelado con, pincelados con, pintado con,
    pintados con, pintar con, pochada en, pochado en, rebozada con, rebozada en, rebozadas con, rebozadas en, rebozado con,
    rebozado en, rebozados con, rebozados en, recubierta con, recubierta de, recubiertas de, recubierto con, recubierto de,
    recubiertos con, recubiertos de, regada con, regadas con, regado con, regados con, rehogada en, rehogado con, rehogado en,
    rellena con, rellena de, rellenar con, rellenas con, rellenas de, relleno con, relleno de, rellenos con, rellenos de,
    remojada en, remojadas en, remojado en, remojados en, ricos en, rociada con, rociadas con, rociado con, rociado de, rociados
    con, sabor a, saborizado con, salpicada de, salpicado de, salpicados de, salteada con, salteadas con, salteado con, salteado
    en, salteados con, sazonada con, sazonadas con, sazonado con, sazonados con, se compra en, se consigue en, se encuentra en,
    se puede comprar en, se vende en, se venden en, servida con, servida en, servida sobre, servidas con, servido con, servido
    en, servido sobre, servidos con, servidos sobre, servir con, sobre cama de, sobre un lecho de, sobre una base de, sobre una
    cama de, sumado a, sumergida en, sumergido en, sumergidos en, unido a, untada con, untada de, untadas con, untadas de,
    untado con, untado de, untados con, untados de, untar con, y con
  `,
  everyday: `
    abanico, abeto, abogado, abrazo, abrigo, abril, abuela, abuelo, abuelos, aburrido, accidente, accion, acento, acera, acero,
    acto, actor, actriz, acuario, acuerdo, adelante, adios, admirar, aduana, adulto, aeropuerto, afeitar, afuera, agenda, agil,
    agio, agosto, agricultor, agricultora, agricultura, aguila, agujero, ahogar, ahorro, ajedrez, alameda, alarma, alba,
    albanil, album, alcalde, alcance, aldea, alegre, alegria, alejandro, alejar, alfiler, alfombra, algodon, aliado, aliento,
    alivio, alma, almacen, almena, almohada, alquiler, altar, alumna, alumno, alzar, amable, amado, amanecer, amante, amar,
    amarrar, ambicion, ambulancia, amiga, amigas, amigo, amigos, amistad, amo, amor, amplitud, ana, anciano, ancla, andar,
    anden, andres, anecdota, angel, animal, animales, animo, anoche, antena, antojo, antonio, anual, anuncio, apagar, aparecer,
    apellido, apetito, aplauso, aplicar, aplomo, apodo, aprender, apuesta, apuro, arana, arbol, arboles, arco, arder, ardilla,
    area, arena, arma, armario, armonia, arnes, arpa, arquitecto, arranque, arreglo, arrojar, arrojo, arte, articulo, artista,
    asa, asalto, ascensor, asco, aseo, asiento, asistir, asno, asombro, aspero, aspirina, astro, astuto, asunto, atajo, atasco,
    atento, atico, atleta, atraer, atras, atuendo, audaz, aula, aumento, auto, autobus, autopista, auxilio, avance, avellano,
    avenida, aventura, averia, avion, aviso, ayer, ayudar, azada, azar, azote, azotea, azucena, azulejo, bahia, bailar, baile,
    bajar, bala, balcon, balde, ballet, balon, balsa, banca, banco, banda, bandera, bandido, banera, banista, banquero, bar,
    baraja, baranda, barberia, barbero, barca, barcelona, barco, baron, barranco, barrer, barrera, barriga, barrio, barro,
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
    durar, echarse, edad, edificio, editor, educar, efecto, eje, ejercito, elefante, elegante, elena, embajada, embudo, emocion,
    empate, empeno, empezar, empleo, empresa, encaje, encanto, enchufe, encia, encuentro, enemigo, enero, enfado, enfermedad,
    enfermera, enfermo, engano, enigma, enojo, ensayo, ensenar, entender, entierro, entrada, entrar, envidia, epoca, equilibrio,
    equipaje, error, erupcion, escalera, escalon, escandalo, escarabajo, escena, escoba, escolar, escribir, escritor,
    escritorio, escuchar, escudo, escuela, escultura, esfera, esfuerzo, esmalte, espacio, espada, espejo, espera, esperanza,
    esperar, espia, espiritu, esposa, esposo, espuela, esquina, establo, estacion, estado, estanque, estante, estatua, estomago,
    estornudo, estudiar, estudio, eterno, evento, examen, exito, explicar, explosion, extranjero, extrano, fabrica, fachada,
    faja, falda, fallo, falso, fama, familia, famoso, fango, farmacia, faro, farol, fase, fatal, fatiga, fauna, febrero, fecha,
    feliz, feria, fernando, feroz, ferrocarril, festival, ficha, fiebre, fiel, fiera, figura, fijo, fila, filme, finca, firma,
    fiscal, fisica, flecha, fleco, flota, flotar, foca, foco, fogata, folio, folleto, fontanero, forastero, fortuna, fosforo,
    foso, fotografo, francisco, frase, fraude, frecuencia, freno, frente, frescura, frontera, frotar, fuego, fuegos, fuga,
    fumar, funcion, funeral, furgoneta, furia, fusil, futbol, futuro, gaban, gabinete, gafas, gaita, gala, galeria, gallinero,
    galon, galope, gambeta, ganado, ganador, ganar, gancho, ganga, garaje, garbo, garfio, garganta, garra, garza, gastar, gata,
    gato, gatos, gaviota, gayo, gema, gemelo, gemelos, genio, gerente, gesto, gimnasio, gira, girar, gloria, gobierno, gol,
    golfo, gondola, gonzalo, gorila, gorra, gorrion, gorro, gozar, grabado, gracia, grada, grado, grandeza, granero, granizo,
    granjero, grapadora, grave, grieta, grifo, grillo, gripe, gritar, grito, grosero, grua, grupa, grupo, gruta, guapa, guapo,
    guardia, guarida, guerra, guerrero, guia, guiar, guino, guion, guitarra, gusano, habitacion, hablar, hacha, hada, hago,
    halcon, hallar, hamaca, hambre, haren, harta, harto, hebilla, helicoptero, hembra, heredero, herida, hermana, hermano,
    hermanos, heroe, herradura, herrero, hidalgo, hiedra, hiel, hiena, hierro, hija, hijas, hijo, hijos, himno, hipica,
    historia, hobby, hogar, hoguera, holgazan, hollin, hombre, hombres, hombro, honor, honra, horario, hormiga, hormigon,
    horror, hospital, hotel, hoy, hoyo, hoz, hucha, hueco, huelga, huella, huelo, huerfano, huesped, huida, huir, humano,
    humilde, humo, humor, hundir, huracan, huron, icono, idioma, idolo, iglesia, ignacio, igual, imagen, iman, impacto, imperio,
    importar, impuesto, incendio, incienso, indice, infancia, infierno, informe, ingeniero, inicio, insecto, insulto, invitado,
    iris, isabel, isla, islas, izquierda, jabalina, jabon, jabones, jactar, jadeo, jaguar, jardin, jardinero, jarron, jaula,
    javier, jefa, jefe, jeque, jersey, jesus, jinete, jirafa, jorge, jornada, joroba, jose, joya, joyas, juan, juana, judo,
    jueves, juez, jugador, jugar, juguete, juicio, julia, julio, junio, junta, jurado, justicia, juventud, kilometro, kimono,
    kiosco, koala, labio, labios, labor, laboratorio, ladrar, ladrillo, ladron, lago, lagrima, laguna, lampara, lana, lancha,
    lanza, lanzar, lapida, lapiz, lastima, latido, latigo, latin, laura, lavabo, lavadora, lavanderia, lavavajillas, lazo, leal,
    leccion, lecho, lechuza, lector, leer, legal, lejano, lejos, lema, lenta, lento, leopardo, letra, letrero, ley, leyenda,
    libro, libros, lider, liga, ligereza, lija, lijo, limite, limo, limosna, limpieza, linaje, lince, linda, lindo, linea,
    linterna, lira, lirio, liston, litera, llamar, llano, llanta, llanto, llanura, llave, llaves, llegar, llorar, llover,
    lluvia, lobo, lobos, locion, locura, lodo, logico, lograr, lola, loma, loro, loteria, loza, lucero, luces, lucha, luchar,
    lucia, lugar, luis, luisa, lujo, luna, lunar, lunes, lupa, luto, luz, madeja, madera, madero, madrastra, madre, madres,
    madrid, madriguera, madrina, madrugada, maestra, maestro, magia, magnifico, mago, mal, maldad, maleta, maletin, maleza,
    malo, mama, mana, manada, mancha, manchar, mandar, mandil, mando, manguera, mania, manija, manilla, maniqui, manopla,
    mansion, manso, manta, manuel, mapa, mapache, maquillaje, mar, maravilla, marcela, marcha, marco, marcos, marea, mareo,
    marfil, margen, marido, marinero, mario, marmol, marta, martes, martillo, marzo, mascar, mascara, mascota, mata, matar,
    matiz, matorral, matrimonio, mayo, mayoria, mecanico, medalla, medellin, medias, medica, medico, medusa, mejilla, melena,
    melodia, memoria, mendigo, mente, mentira, menton, menu, mercurio, merito, mesero, metal, metales, metro, mezquita,
    microfono, miedo, miembro, miercoles, miguel, milagro, militar, millon, mimbre, mimo, mina, minero, ministro, mirada, mirar,
    mirlo, misa, mision, misterio, mito, mochila, moco, moda, modelo, modista, moho, mola, molestia, momia, monasterio, moneda,
    monica, monja, monje, mono, monstruo, montana, monterrey, monumento, moqueta, moral, mordaza, morder, morir, moro, mosaico,
    mosca, mosquito, mostacho, mostrador, mostrar, mota, motivo, moto, motor, mover, mozo, mudanza, mueble, muebles, mueca,
    muelle, muerte, muestra, mugre, mujer, mujeres, muleta, multa, mundo, muneca, muneco, muro, musa, musculo, museo, musica,
    musico, muslera, nacer, nadar, nadie, naipe, nariz, narrar, natalia, nave, navegar, neblina, necio, negocio, neumatico,
    nevar, nido, niebla, nieta, nieto, nina, ninas, nino, nivel, nobleza, nombre, nomina, noticia, novela, novia, noviembre,
    novio, nuca, nudillo, nuera, nueve, numero, nuria, nutria, oasis, obediente, obispo, objeto, obra, obrero, obvio, oceano,
    ochenta, octubre, oculto, odio, oeste, oferta, oficina, oficio, ofrecer, ofrenda, oido, oir, ojal, ola, olas, oler, olfato,
    olga, olimpiada, olmo, olor, olores, olvidar, olvido, ombligo, once, onda, opera, opinion, oracion, orbita, orden,
    ordenador, organillo, organo, orgullo, oro, orquesta, orquidea, oscuridad, osos, oxido, pablo, paciencia, paco, padre,
    padres, padrino, pagar, paisaje, paja, pajaro, palabra, palacio, paladar, palanca, palco, palido, palmada, palpar, panal,
    panda, pandilla, panel, panico, pantalla, pantalon, pantano, pantera, panuelo, papelera, paqueteria, parada, paraguas,
    paraiso, parar, pared, paredes, pareja, parienta, pariente, parpado, parque, parra, parrafo, parto, pasajero, pasaporte,
    pasear, paseo, pasillo, pasion, pasto, pastor, pastora, pastos, patada, patear, patin, patio, patria, patricia, patron,
    paula, pausa, paves, pavimento, pavor, payaso, paz, peaje, peaton, pecado, pecera, pedal, pedro, pegamento, peinar, peine,
    pelea, pelear, peligro, pelota, peluca, peluche, peluqueria, pena, pensar, pension, peon, percha, perder, pereza, periodico,
    permitir, perra, perro, perros, persiana, pesadilla, pesca, pescador, pesebre, pestana, petaca, petroleo, piano, picaporte,
    picaro, piedra, piedras, pijama, pila, pilar, pildora, piloto, pinar, pintarse, pintor, pintura, pionero, pipeta, piragua,
    piramide, pirata, pisa, piscina, piso, pista, pistola, piston, pito, pizarra, placer, plaga, planeta, plata, playa, plaza,
    plazo, pleito, poblacion, pobre, poder, podio, poema, poesia, poeta, polea, policia, polilla, politico, poltrona, polvora,
    pomulo, popa, portada, portal, portero, postal, poste, potro, pozo, prado, precioso, pregunta, premio, prenda, presa,
    presidente, preso, prestar, prima, primo, princesa, principe, prisa, prision, probar, problema, profesor, profesora,
    profundo, prologo, promesa, propina, prueba, pua, pub, pueblo, puente, puerta, puertas, puerto, pulga, pulgar, pulsera,
    puma, puno, pupila, pupitre, quebrar, queja, quemadura, quemo, querer, quijada, quilla, quimica, quince, quiosco, quirofano,
    rabia, racha, radar, radio, rafael, rail, ramon, rampa, rancho, rango, rapaz, rapto, raquel, raqueta, raro, rascacielos,
    rasgo, rata, ratas, raton, ratones, rayo, raza, razon, realidad, rebano, rebelde, recado, recibir, recibo, recodo, recreo,
    recuerdo, refugio, regalo, reganar, regata, regreso, reina, reino, reir, reja, relampago, relato, religion, remedio, remo,
    remolino, renta, repetir, reptil, rescate, resfriado, residencia, resina, retina, reto, retrato, retrete, reunion, reves,
    revista, rey, reyes, rezar, riada, riego, riel, rienda, rifa, rifle, rima, rina, rincon, rinoceronte, rio, rios, riqueza,
    risa, ritmo, rival, rizo, robar, roberto, roble, robo, roca, rocio, rodilla, rodrigo, rogar, rol, romeria, romper, ronda,
    ropa, ropero, rosal, rosario, rostro, rotonda, rotulo, rozar, rubor, rueca, ruido, ruina, ruleta, rumba, rumbo, rumor,
    ruptura, ruta, rutina, sabado, sabana, sabanas, saber, sabio, sable, sabueso, sacerdote, sagrado, sala, salario, saldo,
    salida, salir, salon, salta, saltar, salto, salud, saludo, salva, salvar, samba, sanar, sandalia, santa, santiago, santo,
    sapo, sara, sargento, sarro, satelite, sauna, savia, secretaria, sector, seda, sede, seguir, sello, selva, semaforo,
    semestre, senal, senda, sendero, seno, senor, senora, senores, sentar, sentir, septiembre, sequia, sergio, serie, sermon,
    serpiente, seto, sevilla, siesta, siglo, signo, silbar, silbido, silencio, silla, sillas, sillon, silueta, silvia, simio,
    sirena, sistema, sitio, soberano, sobrina, sobrino, socio, sofa, sofia, soga, sol, solapa, soldado, soledad, soltar,
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
