/** Common Spanish words that name no food: whoever searches for one made no typo in the name of a food. */

import { wordSet } from '../words.ts'

export const ordinary = () =>
  wordSet(`
  abeja abejorro abogada abogado abrazar abrazo abrebotellas abrelatas abrigo abril abrir abuela abuelo aburrido
  aburrimiento aburrir acabar acantilado accidente aceptar acera acero acogedor acondicionador acordeon acostar actor
  actriz acuario adhesiva adivinar adolescente adrian aduana adulto aeropuerto afeitar afilador africa agarrar agenda
  agosto aguantar aguarras aguila aguja agujero ahogar ajedrez ala alacran alambre alarma alba albacete albanil
  albergue alberto alcalde alcaldesa alcantarilla alcoba aldaba alegre alegria alejandro alemania alfabeto alfeizar
  alfombra alfonso algarve algodon algoritmo alicante alicate alicia alma almacen almeria almohada almohadon alpes
  alquilar altavoz aluminio alumno alvarez alvaro ama amabilidad amable amanecer amar amazonas amazonia ambas ambicion
  ambientador ambos ambulancia amenaza america amiga amigo amistad amo amoniaco amor ana ancla andalucia andamiaje
  andamio andar anden andes andrea andres anecdota angel angustia anilla anillo annie ano anoche anochecer antartida
  antebrazo antena anteojos antical anticongelante antifaz antillas antilope antonio apagar aparato aparcar
  apartamento apellido aplaudir aprender apretar apuesta apuntar aragon arana aranazo arbol archivo arco ardilla arena
  argelia argentina arma armario arpa arquitecto arrancar arreglar arroyo artico artista ascensor asfaltado asfalto
  asia aspiradora astronauta asturias asustado asustar atacar atado ataque atar atardecer atencion aterrizar atico
  atlantico atlas atleta aula auricular australia austria auto autobus autocar autopista autor avalancha aventura
  avion avioneta avispa ayer ayuda ayudar azada azafata azar azotea babosa badajoz bahia bailar bailarin bailarina
  bajar bajo bala balcanes balcon baldosa baleares ballena balneario balon baloncesto banador banco bandeja bandera
  banera bano banqueta baraja barandilla barata barato barba barbero barbilla barca barcelona barco barniz barrer
  barro baston bastoncillo basura bata batalla bateria batidora batuta baul baviera bayeta beatriz bebe belgica
  bermudas besame besar beso betun biblioteca bibliotecario bici bicicleta bide bidon bienestar bigote bilbao billar
  billete biombo blusa boca boceto boda bogota boina bol boligrafo bolivia bolos bolsa bolsillo bolso bomba bombero
  bombilla bombillo bombin bombona bondad borgona borrador bosque bostezar bota bote botella boton boxeo braga bragas
  brasil brazalete brazo bretana brilla brillar brillo brincar brisa broca brocha broche broma bronce bruselas bucear
  buda budapest bufanda buho buitre bujia bulgaria burgos burro buscar butaca buzon caballito caballo caballos cabana
  cabecera cabello cable cabo caca cacerola cadena cadera cadiz caer cafetera caiman caja cajero cajita cajon cajonera
  calabozo calcetin calculadora calefaccion calendario callar callas calle calor calzado calzoncillo cama camaleon
  camara camarera camarero cambiar camello caminar camino camion camisa camiseta camison campesino campo canada
  canalla canalon canarias canario cancion candado candelabro canguro canica canicas canon cansado cansancio cansar
  cantabria cantar capitan capsula capucha cara caracas caravana carcel carcelero cargador caribe carino carlo carlos
  carmen carne carolina carpeta carrera carretera carretilla carril carro carroza carta cartagena cartel cartera
  cartero carton casa casar cascada casco casete casilla castellon castigar castigo castilla castillo catalina
  cataluna catedral caucho cazador cazadora cazo cebra ceja celda celos celoso celular cementerio cemento cenicero
  centrifugadora centro cepillo cera ceramica cerca cerdena cerilla cerradura cerrar cerrojo certeza cesta cesto
  chacal chale chaleco champu chandal chapa chapman chaqueta charla charlar chaval chica chico chillar chimenea
  chimpance china chinche chincheta chiste chuck chupa chupar chupete cicatriz ciclismo cielo ciencia cientifico
  cierra cigarrillo cigarro ciguena cincel cinco cinta cintura cinturon cirujano cisne cisterna ciudad claraboya
  clarinete clavicula cliente clinica club cobaya cobertizo cobre coche cocina cocodrilo codigo codo coger cohete
  cojin colador colcha colchon colegio colibri colina collar colombia colonia columna columpio comadreja comenzar
  cometa comienzo comisaria comoda companero compartir compas complejo comprar compromiso computadora concentrar
  concentrate condor conducir conductor confianza congelador conocer conocimiento consejo conserje consola construir
  consuegra consultorio contador contar contenedor contento contestar contrasena contrato convento copa copiar corbata
  corcega corcho cordel cordillera cordoba cordon corea cornea corona corporal correa correo correr cortacesped
  cortina coser cosido cosmetico costa costado costana costumbre costura craneo crater crea crear crecer credito creer
  cremallera creta crimen crisis cristal cristina croacia cromo cruzar cuaderno cuadra cuadrilla cuadro cuartel cuarto
  cuatro cuba cuberteria cubiertos cubo cucaracha cuchara cucharon cuchilla cuchillo cuello cuenca cuenco cuento
  cuerda cuero cuerpo cuervo cueva cuidado cuidar culebra culpa cultura cumpleanos cuna cunada cunado cuneta cura
  curiosidad curso cusco dada dado dales daniel dano dar dardo dash dave david deber decidir decir decision dedo dejar
  delantal delfin delito delta democracia dental dentista dependiente deporte deportes deposito derecho derrota
  desatascador desayuno desengrasante deseo desierto desinfectante desmaquillante desodorante despedida despertador
  destino destornillador detective detector detergente deuda dia diadema diamante diana diario diaz dibujar dibujo
  diccionario diciembre diego diente dientes dignidad dinamarca dinero dinosaurio dintel dios director disco disculpa
  disfraz disparar dispensador divertir divorcio doblar doctora doler dolor domingo dominguez domino dormir dormitorio
  dragon dron dublin ducha ducharse duda dudar dueno duke duna duncan eclipse economia ecuador edad edificio edredon
  eduardo educacion egipto ejemplo ejercicio ejercito eleccion electricidad electricista elefante elegir elena
  embajada embalaje embrague embudo emocion empezar empleado empleo empresario empujar enamorado encendedor encender
  enchufe enciclopedia encima encimera encontrar encuesta enemigo energia enero enfadado enfermedad enfermera
  enfermero enfermo engano enojado enojar enojo enrique ensaladera ensenar entender entran entrar envase enviar
  envidia envoltorio equipaje equipo error escalera escalerilla escalofrio escaner escapar escarabajo escarcha
  escayola escena escoba escobilla escocia escoger escombro esconder escopeta escorpion escribir escritor escritora
  escritorio escuadra escuchar escucho escudo escuela escultor escurreplatos escurridor esfuerzo esgrima esguince
  esmalte espacio espada espalda espana espantapajaros espatula espejo esperanza esperar espia espinilla esponja
  esposa esposo espuma espumadera espumillon esqueleto esqui esquiar establo estacion estadio estano estante
  estanteria estar estatua estocolmo estomago estornudar estrella estres estropajo estuche estudiante estudiar estudio
  estufa etiqueta europa examen exito expediente experiencia explicar explorador exprimidor extintor extremadura
  fabrica falda fallar fama familia familiar fantasma farmaceutico farmacia faro favor febrero felicidad feliz felpudo
  feo fernandez fernando ferrocarril fiambrera fichero fiebre fieltro fiesta fijado fijar filipinas film final
  finlandia finn firmar fiscal flamenco flauta flequillo flor florencia florero foca fogon folio folleto fontaneria
  fontanero formon formulario fortaleza fosforo foto fotocopiadora fotografia fotografiar fotografo francia francisco
  frasco fregadero fregona freidora freno frente friegasuelos frigorifico frutero fuego fuente fuerza fumar funda
  furgon furgoneta furioso fusil futbol futbolista futuro gabardina gabriel gafas galaxia galeria galicia gallinero
  ganadero ganar ganas gancho garaje garcia garganta garrafa gasoil gasolina gasolinera gastar gato gaviota gaviotin
  gel generador gerente gerona gigante gijon gimnasia gimnasio glaciar globo gloria gnomo gobernador gobierno golf
  golondrina goma gomez gomina gonzalez gonzalo gorila gorra gorrion gorro gotera grabadora gracia gramatica grand
  granito granizo grapadora grapas grecia grieta grifo grillo gripe gritar grua guadalajara guadalquivir guadana
  guante guantera guapo guarderia guardia guatemala guayaquil guerra guia guillermo guitarra gusano gustavo gutierrez
  habitacion habito habitos hablar hacer hacha haiti halcon hamaca hamacas hambre hambriento hamster harian harto
  hebilla hector heladera helicoptero hermana hermanastro hermano hernandez heroe herramienta hervidor hidrante hiena
  hierba hierro hija hijo hilo hipica hipopotamo hipoteca historia historieta hockey hogar hoja holanda hombre hombro
  honduras honor hora horca hormiga hormigon hornillo horno horquilla hospital hotel hoy hoz hucha hueco huecos hueles
  huelga huelva huerfano huesca hueso huesped hugo huir humano humero humor hungria huracan huron ibiza idioma iglesia
  ignacio igualdad iguana ilusion imaginacion imaginar iman imperdible impermeable impresora impuesto impulso india
  indonesia ines infancia informacion ingeniero inglaterra inglesa inodoro inquilina inquilino insecticida instante
  instituto insultar inteligencia inteligente internet interruptor inundacion inventor invernadero invierno ira irak
  iran irlanda isabel isla islandia israel italia jabalina jabon jaen jaguar japon jardin jardinero jarra jarron jaula
  jaulas javier jefa jefe jeringa jeringuilla jersey jesus jimenez jimmy jinete jirafa joaquin jordan jorge jose joven
  joya joyero juan juana judio judios judo juego jueves juez jugador jugar juguete juicio julia julian julio junio
  jupiter jurar justicia juventud juzgado karate kenia koala labio laboratorio lado ladrar ladrillo ladron lagartija
  lagarto lago lagrima laguna lampara lana lancha lanzar lapiz laser lata laton laura lavabo lavadora lavaplatos lavar
  lavavajillas lecho lechuza lector lee leer lejia lentes lento leon leopardo lerida leticia letra levantar ley
  libelula libertad libreria libreta libro licuadora lienzo ligero lija limpiacristales limpiador limpiar limpieza
  limusina lince linda lindo lingote linterna lisboa listo liston litera llama llamar llanta llanto llanura llave
  llavero llegar llevar llorar llover lluvia lobo locion locomotora locura lodo logrono lombriz londres lopez lorenzo
  loro loza lucas lucha luchar lucia luciernaga lugo luis luisa lumbre luna lunes lupa lustramuebles lyon maceta
  machete madera madrastra madre madrid maestra maestro malaga maleta maletero mallorca mama manana mandar mandibula
  mando manejar manguera manillar mano manopla manta mantel manuel mapa mapache maquillaje maquina maquinilla mar
  maracaibo marcos marea margarita maria marica marido marinero mario marioneta mariposa mariquita marmol marquesina
  marruecos marsella marta martes martillo martin martinez marzo masaje mata matar matasellos mateo matricula mayo
  mayordomo mazo mecanico mecedora mechanic mechero mechon medalla medellin media medias medica medicamento medicina
  medico mediodia medir mediterraneo mejilla mendez mendigo mendoza menique menorca mensajera mentir mentira mentiroso
  menton mercado mercedes mercurio mes mesa mesilla mesita metal metro mexico mezquita microfono microondas
  microscopio miedo miercoles miguel milagro milan milla millas minero ministro minuto mirar misiones misterio mochila
  moda modelo modem mofeta molde moldura molinillo molino monasterio moneda monica monitor monje mono montana montar
  montevideo monumento moqueta morales moraton moreno morir morsa mortero mosaico mosca moscu mosquitera mosquito moto
  motocicleta motor motosierra mover movil muchacha muchacho mueble muela muerte mujer muleta muneca muneco munich
  munoz muralla murcia murcielago muro musculo museo musgo musica musico muslo nacer nacimiento nacion nadador nadar
  nailon naipe napoles nariz natacion natalia nathan navarra navegar navidad navio neblina necesitar negocio negra
  neptuno nervioso neumatico nevar nevera newman nicaragua nicolas niebla nieta nieto nieve nigeria nina ninera nino
  niquel nivel noche nombre norman normandia noruega noticia novedad novela novia noviembre novio nuca numero nuria
  nutria obedecer obispo objetivo obrero oceano octubre odiar odio oficial oficina ofrecer oir ojal ojeras ojo ola
  oler olla olvidar olvido ombligo opera opinion orangutan orden ordenador ordenar oreja orense organo orgullo
  orgulloso oro ortega ortiz oruga oscar oso otono oveja oviedo oxido pablo paciencia pacifico padrastro padre
  paellera pagar pagina paisaje paja pajaro pakistan pala palabra palacio palanca pale palencia paleta palillo palma
  palmer paloma pamplona panal panama panda panel paneles panera pano pantalla pantalon pantalones pantano pantera
  panuelo papel papelera papito paquete parabrisas paracaidas parachoques parada paraguas paraguay paraguero parar
  parecer pared pariente paris parpado parque parrilla parroco partir pasado pasajero pasaporte pasarela pasear paseo
  pasillo pasion pastilla pastor pastora patada patadas patagonia patear patibulo patin patinaje patinar patinete
  patio patria patricia patron paula payaso paz peaje peaton pecado peces pecho pedal pedir pedro pegamento pegar
  pegatina peinar peine pekin pelador peldano pelea pelear pelicano pelicula peligro pelo pelota peluca peluche
  peluquera peluqueria peluquero pelvis pena penal penalti pendiente pendulo peninsula penoso pensamiento pensar
  percha perchero percy perder perdi perdonar perez pereza perezoso perfume periodico periodista permiso perra perro
  persiana persona peru pesadilla pesado pesar pescador peseta pestana peste pestillo piano pico pie piedra piel
  pierna pijama pila pilar piloto pinacoteca pinar pincel pinguino pintalabios pintar pintor pintura pinza pinzas
  piojo pipa pirata pirineos pisar piscina piso pista pistas pistola pitar pito pizarra placer plan planchar planeta
  plastico plata platea platino plato playa plaza plazo pleito plomo pluma plumero pluton pobre pobreza poder poema
  poesia poeta polea policia poliester polilla politica politico polo polonia polvo pomada pomo poner pontevedra
  porcelana portada portafolios portal portatil porte porteria portero porton portugal posada posavasos postal poste
  postura potro pozo pradera prado praga precinto precio pregunta preguntar premio prenda presidente presion prestamo
  prestar primavera primo princesa prisa prision prismaticos proa problema profesor profesora progreso prohibir
  promesa prometer propiedad prosa proteger provenza provisiones proyector prueba psicologo pudor puebla pueblo puente
  puerta puerto puesta pulga pulgar pulimento pulir pulmonia pulsera pulso puma punal puno punto pupila pureza puzle
  quebrar quedar queja quejar quejoso quemar querer quieto quimera quiosco quitaesmalte quitamanchas quitar quito
  rabia radar radiador radio rafael rallador ramirez ramo ramon ramos rampa rana rango rapido raquel raqueta raro
  rascacielos rascador rasgo rastrillo rata rato raton raul ray rayo raza razon real receptor receta rechazar rechazo
  recibir recogedor recoger recordar recta rector recuerdo red refrigerador refrigeradora regadera regalar regalo
  reganar regla regresar reina reir reja relampago religion reloj remache remar remo remolque renacuajo renta reparar
  repisa reportero reptil resfriado residencia respeto respirar responder respuesta resta resto retina reto retrato
  retrete retrovisor revista rey rezar ricardo riego ries riesgo rifle rimel rincon rinoceronte rio rioja riqueza risa
  ritmo rival robar roberto roble robo robot roca rocio rodar rodilla rodillo rodrigo rodriguez roma rompecabezas
  romper roncar ropa ropero rosa rosal rosario rose rostro rotar rotonda rotula rotulador rotura ruben rubor rueda
  rugby ruido ruina ruisenor ruiz rumania rumbo rumor rural rusia ruta sabado sabana saber sabio sabra sabras
  sacacorchos sacapuntas sacar sacerdote saco sahara sala salamanca salamandra salario sale salero salfuman salida
  salir salon saltamontes saltar salto salud saludar saludo salvar salvavidas sanchez sandalia sandra santander
  santiago santo sapo sara sarten sastre satelite saturno saxofon secador secadora secretaria secretario sed seda sede
  segar segovia segundo seguridad sello selva semaforo semana senador senal senalar senda sendero seno senor sensor
  sentar sentido sentimiento sentir septiembre sequia ser serbia serenidad sergio serio serpiente serrano serrucho
  servilleta servilletero sesion seto sevilla siberia sicilia siete siglo signo silbar silbato silencio silicona silla
  sillon silueta silvia simpatico sirena siria sirvienta sitio slim sobre sobrina sobrino socio socorrista sofa sofia
  sol solapa solar soldado soldador soledad solitario soltar soltero sombra sombrero sonajero sonar soneto sonido
  sonreir sonrisa soplete soplo soporte sordina sordo soria sorpresa sorteo sosten sostener sotano suarez suavidad
  suavizante subasta subir submarino sucio sudadera sudafrica sudar sudor suecia suegra suegro sueldo suelo sueno
  suerte sueter sufrimiento sufrir suiza sujetador sujeto suma sumar sumidero sunami supermercado supremo surco surf
  suricata surtidor susana susto suyas suyos tabaco tabique tabla tablero tableta tablon taburete tacano tacon tacto
  tailandia taladradora taladro talar talento talla taller talon tambor tanque tapa tapete tapia tapon taquilla
  tarantula tardar tarde tarea tarima tarjeta tarragona tarro tasa tatuaje taxi taxista taza tazon teatro techo tecla
  teclado tejado tejas tejer tejido tejon telefonear telefonia telefono telescopio television televisor telon tema
  temblar temer temor tempestad templo tenaza tenedor tener tenerife tengas tenis tensar tentacion teoria terapia
  tercero terciopelo terco teresa terminal terminar termita termo termometro ternura terraza terremoto terreno terror
  terry teruel tesis tesoro testigo tetera textil tia tiempo tienda tierra tigre tijera tijeras tijereta tijuana
  timbre timido timon timpano tinta tio tipico tirador tirar tirita titan titanio titulo tiza toalla toallita tobillo
  tobogan tocar todd tokio toldo toledo tomalo tomar tomare tomas tonteria tonto tope topo torax torcer torero
  tormenta torneo tornillo torno toro torpe torre torres tortuga tortura tos toscana tosco toser tostador tostadora
  total trabajar trabajo tractor tradicion traer trago traicion traje trama tramo trampa trampolin trance tranquilidad
  transistor tranvia trapeador trapo trastero trato travesano travesia trazo trecho tregua tren triangular triangulo
  tribu triciclo trineo tripulante triste tristeza triunfo trofeo trompeta tropa tropezar truco trueno tsunami tuberia
  tubo tucan tucuman tuerca tumba tumor tunel tupper turismo turista turno turquia tutor ubicar ucrania umbral
  uniforme unir universidad universo uralita urano urna urraca uruguay usar usas usura utensilio utopia vacaciones
  vacuna vagon vajilla valencia valentia valentin valer valeria vales valiente valla valladolid valle valor vaqueros
  vargas vaso vater vazquez vecina vecino vehiculo vejez vela velero velocimetro venda vendedor vendedora vender
  venecia veneno venezuela venganza venido venir ventana ventanal ventilador venus ver verano verdad verguenza verja
  verso vertebral vestibulo vestido veterinario via viajar viaje viajero vibora vicente victima victor victoria vida
  video vidrio viena vienes viento vientre viernes vietnam viga vigo vinajera violencia violin violonchelo visera
  vitrina viuda viudo vivienda vivir volante volar volcan voleibol volquete voluntad votar voz woody xilofono yate
  yeso yoga yolanda yucatan yunque zaguan zamora zapatero zapatilla zapato zaragoza zarza zinc zocalo zoologico zorra
  zorro zumbido
`)
