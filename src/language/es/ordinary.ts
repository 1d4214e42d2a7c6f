/** Common Spanish words that name no food: whoever searches for one made no typo in the name of a food. */

import { wordSet } from '../words.ts'

export const ordinary = () =>
  wordSet(`
  abanico abeja abejorro abogada abogado abrazar abrazo abrebotellas abrelatas abrigo abril abrir absente abuela
  abuelo aburrido aburrimiento aburrir acabar acantilado accidente aceituno aceptar acera acero achares aciago acidia
  acogedor acondicionador acordeon acostar actor actriz acuario adhesiva adivinar adolescente adrian aduana adulto
  aeropuerto afeitar afilador africa agarrar agenda agosto agreste aguantar aguarras aguila aguja agujero ahogar
  aislado ajedrez ala alacran alacrancillo alambre alarma alazo alba albacete albanil albaricoquero albergue alberto
  alcachofal alcalde alcaldesa alcantarilla alcaparral alcayata alcoba aldaba alegre alegria alejandro alemanes
  alemania alfabeto alfeizar alfombra alfonso algarve algodon algoritmo alicante alicate alicia alma almacen almanac
  almeji almendral almendro almeria alminar almodon almohada almohadon alpes alquilar altavoz alumbra aluminio alumno
  alvarez alvaro ama amabilidad amable amanecer amar amargor amazonas amazonia ambas ambicion ambientador ambos
  ambulancia amenaza america amiga amigo amistad amo amoniaco amor ana anacarado ancla andalucia andamiaje andamio
  andar anden andes andrea andres anecdota aneldo angel angustia anilla anillo annie ano anoche anochecer antartida
  antebrazo antena anteojos antical anticongelante antifaz antillas antilope antonio apagar aparato aparcar
  apartamento apellido aplaudir aprender apretar apuesta apuntar aragon arana aranazo arbol archivo arco ardilla arena
  argelia argentina arma armario arpa arquitecto arrancar arreglar arroyo artemisia artico artiga artista asadero
  ascensor asfaltado asfalto asia asidero asperillo aspiradora astronauta asturias asustado asustar atacar atado
  ataque atar atardecer atencion aterrizar atico atlantico atlas atleta atonia aula auricular aurora australia austria
  auto autobus autocar autopista autor avalancha avellanar avellano aventura aves avion avioneta avispa ayer ayuda
  ayudar azada azafata azar azotea azufaifo babosa bacteria badajoz bahia bailar bailarin bailarina bajar bajo bala
  balcanes balcon baldosa baleares balero ballar ballena balneario balon baloncesto banador banco bandeja bandera
  banera bano banqueta banquillo baraja barandilla barata barato barba barbero barbilla barca barcelona barco barniz
  barrer barrito barro basalto baston bastoncillo basura bata batalla bateria batidora batuta baul baviera bayeta
  bearnes beatriz bebe belgica bembon benito berberi berenjenal bergamoto bermudas besame besar beso betun biblioteca
  bibliotecario bici bicicleta bide bidon bienestar bigato bigote bilbao billar billete biombo blusa boca bocana
  boceto boda bogota boina bol bolero boleta boligrafo bolivia bolos bolsa bolsillo bolso bomba bombero bombilla
  bombillo bombin bombo bombona bondad borgona borrador bosque bostezar bota bote botella boton boxeo braga bragas
  brasil brazalete brazo bretana bribon brilla brillar brillo brincar brisa broca brocha broche broma bronce bruselas
  bucear buda budapest bufanda bugle buho buitre bujia bulgaria bulo burgo burgos burrada burro buscar butaca buzano
  buzon cabala caballito caballo caballos cabana cabecera cabello cabezota cabilla cable cabo caca cacerola cachava
  cadena cadera cadillo cadiz caer cafetera caiman caja cajera cajero cajete cajita cajon cajonera calabazar calabozo
  calcetin calco calculadora calculo calefaccion calendario calera calilla callar callas calle calor calzado calzon
  calzoncillo cama camaleon camara camarera camarero camarin cambar cambiar cambon camello caminar camino camion
  camisa camiseta camison campechania campechano campesino campo camuza cana canada canalla canalon canarias canario
  canaveral cancion candado candelabro canera canguro canica canicas canon canonico cansado cansancio cansar cantabria
  cantar canula capellina capitan capotillo capsula capucha cara caraca caracal caracas carasol caravana carboneo
  carbonero carcel carcelero cargador caribe carino carleta carlita carlo carlos carmen carne carolina carpeta carrera
  carretera carretilla carril carro carroza carta cartagena cartel cartera cartero carton casa casar cascada casco
  casete casilla castano castellon castigar castigo castilla castillo castina catalina cataluna catedral catite caucho
  cavia cayana cazador cazadora cazo cebra ceja celda celera celere celos celoso celta celular cementerio cemento
  cenada cendal cenicero ceniza centella central centrifugadora centro cepillo cera ceramica cerca cerdena cerezo
  cerilla cerradura cerrar cerrojo certeza cervina cesta cesto chacal chale chaleco chamarro chambo champa champu
  chanchullo chandal chapa chapada chaparron chapeta chapiron chapman chaqueta charla charlar charol charrasco chaval
  chibola chica chicharra chicho chico chillar chimenea chimpance china chinche chincheta chinela chiquito chirlo
  chiste chope chorla chorro chuck chullo chumbe chuncho chupa chupar chupete churla churre cicatriz ciclismo ciega
  cielo ciencia cientifico cierra cigarrillo cigarro ciguena cinc cincel cincha cinco cinta cintura cinturon circo
  ciruelo cirujano cisne cisterna ciudad claraboya clarinete clavicula cliente clinica cloro club cobaya cobertizo
  cobre coche cocina cocinilla cocodrilo codigo codo coger cohete cohollo cojin colador colcha colchon colegio
  coletilla colibri colina collar colmena colombia colonia colpar columna columpio comadreja comenzar cometa comienzo
  comisaria comoda companero compartir compas complejo comprar compromiso computadora concentrar concentrate condor
  conducir conductor confianza confitera congelador congruo conocer conocimiento consejo conserje consola construir
  consuegra consultorio contador contar contenedor contento contestar contrasena contrato convento copa copiar corbata
  corcega corcho cordado cordel cordillera cordoba cordon corea coreano cornea cornero corona coroza corporal correa
  correo correr cortacesped cortina corvino coser cosido cosmetico costa costado costana costumbre costura craneo
  crater crea crear crecer credito credo creer cremallera creta crimen crisis cristal cristina croacia cromo cruzar
  cuaderno cuadra cuadral cuadrilla cuadro cuartel cuarto cuatro cuba cuberteria cubiertos cubo cucaracha cuchara
  cucharon cuchilla cuchillo cuello cuenca cuenco cuento cuerda cuero cuerpo cuervo cueva cuidado cuidar culebra culpa
  cultura cumpleanos cuna cunada cunado cuneta cura curiosidad curso cusco dada dado daga dales daniel dano danosa dar
  dardo dash dave david deber decidir decir decision dedo dejar delantal delfin delgado delito delta democracia dengue
  dental dentista dependiente deporte deportes deposito derecho derrota desatascador desayuno desengrasante deseo
  desierto desinfectante desmaquillante desodorante despedida despertador destino destornillador detective detector
  detergente deuda dia diadema diamante diana diario diaz dibujar dibujo diccionario diciembre diego diente
  diente-de-leche dientes dientes-de-leche dignidad dinamarca dinero dinosaurio dintel dios director disco disculpa
  disfraz disparar dispensador divertir divorcio doblar doctora dolada doler dolor domingo dominguez domino dormir
  dormitorio dragon dron dublin ducha ducharse duda dudar dueno duke duna duncan durada durina eclipse economia
  ecuador edad edificio edredon eduardo educacion egipto ejemplo ejercicio ejercito eleccion electricidad electricista
  elefante elegir elena embajada embalaje embrague embudo emocion empenada empezar empinada empleado empleo empresario
  empujar enamorado encalada encendedor encender enchufe enciclopedia encima encimera encontrar encuesta endrino
  enemigo energia enero enfadado enfermedad enfermera enfermero enfermo engano enojado enojar enojo enrique ensaladera
  ensenar entender entran entrar envase enviar envidia envoltorio equipaje equipo ermitano error esbelta escalera
  escalerilla escalofrio escaner escano escapar escarabajo escarcha escayola escena escoba escobilla escocia escoger
  escombro esconder escopeta escorpio escorpion escribir escritor escritora escritorio escuadra escuchar escucho
  escudo escuela escultor escuna escurreplatos escurridor esfuerzo esgrima esguince esmalte espacio espada espadon
  espalda espana espantapajaros espatula espejo esperanza esperar esperon espia espinilla esponja esposa esposo espuma
  espumadera espumillon esqueleto esqui esquiar establo estacion estadio estano estante estanteria estar estatua
  estocolmo estomago estornudar estregon estrella estres estropajo estuche estudiante estudiar estudio estufa etano
  etiqueta europa examen exito expediente experiencia explicar explorador expresa exprimidor extintor extremadura
  fabrica facula falda fallar fama familia familiar fantasma farmaceutico farmacia faro favor febrero felicidad feliz
  felpudo feo fernandez fernando ferrer ferrocarril fiambrera fichero fiebre fieltro fiesta figonero fijado fijador
  fijar filipinas film final finlandia finn firmar fiscal flamenco flauta flautos flequillo flor florencia florero
  foca fogon folio folleto fontana fontaneria fontanero formon formulario fortaleza fosforo foto fotocopiadora
  fotografia fotografiar fotografo francia francisco frasco fregadero fregona freidora freno frente friegasuelos
  frigorifico frison fructuosa frutero fuego fuente fuerza fumar funda furgon furgoneta furioso fusil futbol
  futbolista futuro gabardina gabita gabriel gafas galaxia galeria galicia gallera gallina-ciega gallinero gallota
  gamma ganadero ganar ganas gancha gancho garaje garapina garcia garganta gargola garrafa garrafon gasoil gasolina
  gasolinera gastar gato gatos gaudon gaviota gaviotin gel gendarme generador gerente gerona gigante gijon gimnasia
  gimnasio ginovesa glaciar globo gloria gnomo gobernador gobierno goda golf golondrina goma gomez gomina gonzalez
  gonzalo gorila gorra gorrion gorro gotera grabadora gracia graciola gramatica granado grand granito granizo granon
  grapadora grapas grecia grieta grifo grilla grillo gripe gritar grua grunon guadalajara guadalquivir guadana
  guanabano guando guante guantera guapo guapura guarani guarderia guardia guarro guatemala guayaquil guerra guia
  guillermo guindo guinea guitarra gusano gustavo gutierrez habanera habitacion habito habitos hablar hacer hacha
  hachon haiti halcon halo hamaca hamacas hambre hambriento hamster harian harto hebilla hector heladera helice
  helicoptero hermana hermanastro hermano hernandez heroe herramienta hervidor hidrante hiel hiena hierba hierro
  higuera hija hijo hilo hipica hipopotamo hipoteca historia historieta hockey hogar hoja hoja-de-calculo holanda
  hombre hombro honduras honor hora horca hormiga hormigon hornillo horno horquilla hospital hostilla hotel hoy hoz
  huasca hucha hueco huecos hueles huelga huelva huerfano huesca hueso huesped hugo huir humano humero humor hungria
  huracan huron huy ibiza idioma iglesia ignacio igualdad iguana ilusion imaginacion imaginar iman imperador
  imperdible impermeable impresora impuesto impulsar impulso impulsora india indio indonesia ines infancia informacion
  ingeniero inglaterra inglesa innato inodoro inquilina inquilino insecticida instante instituto insultar inteligencia
  inteligente internet interruptor inundacion inventor invernadero invierno ira irak iran irlanda ironia isabel isla
  islandia israel italia jabalina jabon jaen jaguar jambon japon jardin jardinero jarra jarron jaula jaulas javier
  jefa jefe jeringa jeringuilla jersey jesus jimenez jimmy jinete jinjo jirafa joaquin jordan jorge jose joven joya
  joyero juan juana judio judios judo juego jueves juez jugador jugar juguete juicio julia julian julio junio jupiter
  jura jurar justicia juventud juzgado karate kenia koala labio laboratorio lado ladrar ladrillo ladron lagartija
  lagarto lago lagrima laguna lampara lana lancha lanzar lapiz largo laser lata laton laura lavabo lavadora lavadura
  lavaplatos lavar lavavajillas lebrillo leche-corporal leche-limpiadora lechero lechin lecho lechoso lechuza lechuzo
  lector lee leer lejia lentes lento leon leopardo lercha lerida leticia letra levadera levantar levitico ley lianza
  libelula libertad libreria libreta libro licuadora lienzo ligero lija lila lima-de-unas limaza limonero
  limpiacristales limpiador limpiadora limpiar limpieza limusina lince linda lindo lingote linterna lisboa listo
  liston lite litera llama llamar llanta llanto llanura llave llavero llegar llevar llorar llover lluvia lobo loca
  locion locomotora locura lodo logrono loma lombriz londres lopez lorenzo loro losado loza lubricante lucas lucha
  luchar lucia luciernaga lucumo lugo luis luisa lumbre luna lunes lupa lupina lustramuebles lyon macarro maceta
  machete madera madrastra madre madrid maesa maestra maestro maja malaga maleta maletero mallorca malucha mama manana
  mandar mandibula mando manejar mangosta manguera manillar mano manopla manta mantel manto manuel manzanal manzano
  mapa mapache maquillaje maquina maquinilla mar maraca maracaibo marana marcos marea margarita maria marica marido
  marinero mario marioneta mariposa mariquita marmol marocha marquesina marraja marro marruecos marsella marta martes
  martillo martin martinez marzo masada masaje mata matar matasellos mateo materna matricula maya mayo mayordomo mazo
  mazurca mecanico mecedora mechanic mechero mechon medalla medellin media medias medica medicamento medicina medico
  mediodia medir mediterraneo mejilla melica melindrosa melindroso mellon melocotonero membrillero mendez mendigo
  mendoza menestral menique menorca mensajera mentir mentira mentiroso menton mercado mercedes mercurio mere merla mes
  mesa mesilla mesita metal metro mexico mezquita microfono microondas microscopio miedo miercoles miguel milagro
  milan milla millas mimosa minero ministro minuto mirable mirar mirilla mirza misiones misterio mita mochila moda
  modelo modem mofeta mogola moharra moho molde moldura molinillo molino monasterio moneda monica monitor monje mono
  montana montar montevideo monumento moqueta morales moraton moreno morir morisco morlon morsa mortero mosaico mosca
  moscu mosquete mosquita mosquitera mosquito mostacho mostela motacilla moto motocicleta motor motosierra mover movil
  muchacha muchacho mueble muela muerte mujer muleta muneca muneco munich munoz muralla murcia murcielago muro musculo
  museo musgo musica musico muslo mustela nacer nacimiento nacion nadador nadar nailon naipe napoles naranjal naranjo
  nariz natacion natalia nathan navajo navarra navegar navidad navio neblina necesitar nectarino negocio negra neptuno
  nervioso neumatico nevar nevera newman nicaragua nicolas niebla nieta nieto nieve nigeria nina ninera nino niquel
  nisperero nivel noche nogal nombre norman normandia noruega noticia novedad novela novia noviembre novio nuca numero
  nuria nutria obedecer obispo objetivo obrero oceano octubre odiar odio oficial oficina ofrecer oir ojal ojeras ojo
  ojo-de-buey ojo-de-pez ojo-de-pollo ola oler olivo olla olorosa olvidar olvido ombligo opera opinion orangutan orden
  ordenador ordenar oreja orejano orense organo orgullo orgulloso oro ortega ortiz oruga osca oscar oso otono oveja
  oviedo oxido pabellon pablo pacena paciencia pacifico padilla padrastro padre paellera pagana pagar pagina paisaje
  paja pajaro pakistan pala palabra palacio palanca palatino pale palencia palera paleta paleto palillo palma palmer
  paloma palomera pamplona pan-y-circo pana panal panama pancera panchon panda pandero panel paneles panera panico
  pano pantalla pantalon pantalones pantano panteon pantera panuelo papal papel papelera papito papuda paquete
  parabrisas paraca paracaidas parachoques parada paraguas paraguay paraguero parar parata parche parecer pared
  pariente paris parlar parlon parpado parque parrilla parroco partir pasado pasajero pasaporte pasarela pasear paseo
  pasillo pasion pasta-de-dientes pasta-dental pasta-dentifrica pastilla pasto pastor pastora pata-de-gallo patada
  patadas patagonia patear pateta patibulo patin patinaje patinar patinete patio patria patricia patron paula pavana
  pavida pavo-real payaso paz peaje peaton peca pecado pecena peces pechero pecho pecina pedal pedir pedro pegamento
  pegar pegatina peinar peine pekin pelador peldano pelea pelear pelicano pelicula peligro pelillo pellon pelo pelota
  peluca peluche peluquera peluqueria peluquero pelvis pena penal penalti pendiente pendulo peninsula penoso
  pensamiento pensar peral percha perchero percy perder perdi perdonar perez pereza perezoso perfume perillan
  periodico periodista permiso perra perro perros persiana persona peru pesadilla pesado pesar pescador peseta pestana
  peste pestillo petaca piache piano picano pico picote pie piedra piel piel-de-gallina pierna pijama pila pilar
  pilero piloto pinacoteca pinar pincel pinguino pinocha pintado pintalabios pintar pintor pintura pinza pinzas piojo
  pipa pipion pipita pirata pirineos pisar piscina piso pista pistas pistola pitar pito pizarra placer plan plancha
  planchar planeta plano plantilla plasma plastico plata platea platino plato platuja playa plaza plazo pleito plomo
  pluma plumero pluton pobre pobreza poder poema poesia poeta polea policia poliester polilla politica politico
  pollo-de-goma polo polona polonesa polonia polvo polvorin pomada pomo pomulo poncho poner pontevedra porcelana
  portada portafolios portal portatil porte porteria portero porton portugal posada posavasos postal poste postura
  potada potro pozo pradera prado praga precinto precio pregunta preguntar premio prenda presidente presion preso
  prestamo prestar primavera primo princesa prisa prision prismaticos proa problema profesor profesora progreso
  prohibir promesa prometer propiedad prosa proteger provenza provisiones proyector prueba psicologo pudor puebla
  pueblo puente puerta puerto puesta pulga pulgar pulimento pulir pulmonia pulsera pulso puma punal puno puntada punto
  pupila pureza puzle quebrar queche quedar quedito queja quejar quejoso quemar querer quieto quimera quiosco
  quitaesmalte quitamanchas quitar quito rabanero rabia rabino radar radiador radio rafael rallador ramero ramirez
  ramo ramon ramos rampa rana rango rapido raquel raqueta raro ras rasa rascacielos rascador rascon rasgo rastrillo
  rata rato raton raul ray rayo raza razon real realidad rebano receptor receta rechazar rechazo recibir recogedor
  recoger recordar recta rector recuerdo recula red reemplazo refrigerador refrigeradora regadera regalar regalo
  reganar regla regresar reina reir reja relampago religion reloj remache remar remero remo remolque renacuajo renta
  reparar repisa reportero reptil resfriado residencia respeto respirar responder respuesta resta resto retina reto
  retrato retrete retrovisor revista rey rezar ribete ricardo riego ries riesgo rifle rimel rimero rincon rinoceronte
  rio rioja riqueza risa ritmo rival robar roberto roble robo robot roca rocio rodado rodar rodilla rodillo rodrigo
  rodriguez roge roma romera rompecabezas romper roncar ropa ropero roqueda roquera roquete rosa rosal rosario rose
  rostro rotar rotonda rotula rotulador rotura ruben rubor rueca rueda rugby ruido ruina ruisenor ruiz rumania rumbo
  rumor rural rusia ruta rutila sabado sabana saber sabio sabra sabras sacacorchos sacalina sacapuntas sacar sacerdote
  saco sahara sala salamanca salamandra salario sale salero salerosa salfuman salga salida salir saliva salmo salon
  saltamontes saltana saltar salto salud saludar saludo salvar salvavidas sancha sanchez sancho sandalia sandio sandra
  sanosa santander santiago santo sapo sara sardana sarilla sarten sastre satelite saturno savia saxofon secador
  secadora secreta secretaria secretario sed seda sede segar segovia segundo seguridad sello selva semaforo semana
  senador senal senalar senda sendero seno senor sensor sentar sentido sentimiento sentir septiembre sequia ser serbia
  serenidad sergio serio serpiente serrano serrucho servilleta servilletero sesion seto sevilla siberia sicilia siervo
  siete siglo signo silbar silbato silencio silero silicona silla sillon silueta silvia simpatico sirena siria
  sirvienta sitio slim sobre sobrina sobrino socio socorrista sofa sofia sol solapa solar soldado soldador soledad
  solitario soltar soltero sombra sombrero sonajero sonar soneto sonido sonreir sonrisa soplete soplo soporte sordina
  sordo soria sorpresa sorteo sosten sostener sotano soto suarez suavidad suavizante subasta subir submarino sucio
  sudadera sudafrica sudar sudor sueca suecia suegra suegro sueldo suelo sueno suerte sueter sufrimiento sufrir suiza
  sujetador sujeto sultan suma sumar sumidero sunami supermercado supremo surco surf suricata surtidor surupi susana
  susto suyas suyos tabaco tabilla tabique tabla tablero tableta tablon taburete tacano tacon tacto taguan tahona
  tailandia taladradora taladro talar talento talla taller talon tamara tambor tanque tapa tapete tapia tapon taquilla
  tarantula tardar tarde tarea tarima tarjeta tarragona tarro tasa tatuaje taurino taxi taxista taza tazon teatro
  techo tecla teclado tejado tejas tejer tejido tejon telefonear telefonia telefono telero telescopio teleta
  television televisor telon tema temblar temer temor tempestad templo tempora tenaza tenedor tener tenerife tengas
  tenis tensar tentacion tenton teoria terapia tercero terciopelo terco teresa terminal terminar termita termo
  termometro ternura terraza terremoto terreno terror terry teruel tesis tesoro testada testigo tetera textil tia tic
  tiempo tienda tierra tigre tijera tijeras tijereta tijuana timbre timido timon timpano tinta tintoreria tintorero
  tio tipico tirador tirar tirita titan titanio titulo tiza toalla toallita tobillo tobogan tocar todd tokio toldo
  toledo tomalo tomar tomare tomas tonico tonillo tonteria tonto tope topo torada torax torcer tordilla torero
  tormenta torneo tornera tornillo torno toro toronjo torpe torre torres tortillo tortuga tortura tos toscana tosco
  toser tostador tostadora total trabajar trabajo tractor tradicion traer tragante trago traicion traje trama tramo
  trampa trampolin trance tranquilidad transistor tranvia trapeador trapo trastero trato travesano travesia trazo
  trebol trecha trecho tregua tremolina tren triangular triangulo tribu triciclo tridente trineo triple tripulante
  triste tristeza triunfo trocha trofeo trompeta tropa tropezar tropical truco trueno tsunami tuberia tubo tucan
  tucuman tuerca tulipa tumba tumor tunel tupper turco turismo turista turno turquia tutor ubicar ucrania umbral unas
  uniforme unir universidad universo uralita urano urna urraca uruguay usar usas ustion usura utensilio utopia
  vaca-loca vacaciones vacuna vagon vajilla valencia valentia valentin valer valeria vales valiente valla valladolid
  valle valor vaqueros vargas vaso vater vazquez vecina vecino vehiculo vejez vejiga vela velero velocimetro venda
  vendedor vendedora vender venecia veneno venezuela venganza venido venir ventana ventanal ventilador venus ver
  verano verdad verdal verdin verdino verguenza verja vero verso vertebral vestibulo vestido veterana veterinario via
  viajar viaje viajero vibora vicente victima victor victoria vida video vidrio viena vienes viento vientre viernes
  vietnam viga vigo vinajera violencia violin violonchelo virote visera vitrina viuda viudo vivienda vivir volandera
  volante volar volcan voleibol volquete voluntad votar voz woody xilofono yate yeso yoga yolanda yucatan yunque
  zaguan zamora zampona zangarron zapatero zapatilla zapato zaragoza zarza zinc zocalo zoologico zorra zorro zumbido
`)
