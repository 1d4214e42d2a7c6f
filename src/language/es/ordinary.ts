/** Common Spanish words that name no food: whoever searches for one made no typo in the name of a food. */

import { wordSet } from '../words.ts'

export const ordinary = wordSet(`
  abeja abrigo abril acero agosto alfombra almohada amigo amor anillo ano arana arbol arena armario arquitecto aspiradora
  auto autobus avion ayer banco barco barniz bateria bicicleta boligrafo bolso bombilla bota botella bufanda cable caja
  cajon calcetin calle cama camara camion camisa cancion cargador carretera carro carta cartera casa celular cemento
  cepillo champu chaqueta cielo cinta cinturon clavo cobre coche cohete colchon collar computadora cortina cuaderno cuarto
  cubo cuchilla cuchillo cuenco cuero democracia desierto destornillador detergente diciembre dientes dinero domingo
  edificio ejercito elefante enchufe enero escalera escoba escuela espejo estante estrella fabrica falda febrero fosforo
  fregona fuego futbol gasolina gato gobierno goma gorra guante guerra guitarra helicoptero hermana hermano herramienta
  hierba hierro hora hormiga hormigon hospital hoy hucha humo idioma iglesia impresora impuesto isla jabon jardin juego
  jueves juguete julio junio ladrillo lago lampara lana lapiz lavadora lavavajillas lejia lento leon libertad libro
  limpiador llanta llave lluvia lobo luna lunes maceta madera madre maestro manta martes martillo marzo mayo mechero
  medicina medico mes mesa metal miercoles minuto mono montana mosca moto motor movil muerte muneca musica nevera nieve
  nino noche noviembre nube numero octubre oficina ordenador oro padre pajaro palabra pantalla pantalon papel paraguas
  pared pasaporte pastilla paz pegamento peine pelicula pelota perfume periodico perro piano piedra pintura plastico plata
  plato policia precio puente puerta radio rapido raton regla reloj revista rey rueda sabado seda sello semana septiembre
  sierra silbato silla sofa sombrero suelo taladro tambor techo teclado telefono television tenedor tenis tiempo tienda
  tigre tijeras toalla tormenta tornillo tren universidad valla vaso vecino vela veneno ventana ventilador vestido vida
  viento viernes violin zapato zorro
`)
