/** Spanish words around the ingredients of a recipe; folded. */

import type { RecipeWords } from '../recipe-words.ts'
import { wordSet } from '../words.ts'
import { numbers } from './numbers.ts'

const phrases = (text: string): ReadonlySet<string> =>
  new Set(text.split(',').map((phrase) => phrase.trim()))

export const recipe: RecipeWords = {
  servings: {
    nouns: wordSet(`
      persona personas racion raciones porcion porciones porc comensal comensales pers invitados adultos
    `),
    serves: wordSet('raciones porciones personas comensales sirve sirven'),
    behind: wordSet('para'),
    share: wordSet('por cada'),
    about: wordSet('unas unos aproximadamente aprox cerca de hasta'),
    to: wordSet('a o'),
    between: wordSet('grandes pequenas generosas abundantes buenas'),
    around: wordSet(`
      da dan sale salen alcanza suficiente receta es esta rinde rinden como plato principal entrante guarnicion acompanamiento de con
      hambre
    `),
    numbers: {
      una: 1,
      ...numbers,
    },
  },
  columns: {
    amount: wordSet('cantidad cantidades'),
    unit: wordSet('unidad unidades medida medidas'),
    food: wordSet('ingrediente ingredientes producto alimento'),
    note: wordSet('nota notas observaciones preparacion comentario'),
  },
  facts: phrases(`
    tiempo, tiempo de preparacion, tiempo de coccion, tiempo de horneado, tiempo de reposo, tiempo total, tiempo de elaboracion, preparacion,
    coccion, reposo, duracion, dificultad, nivel, categoria, categorias, cocina, tipo de plato, plato, origen, fuente, autor, autora, por,
    receta de, url, enlace, etiquetas, palabras clave, calorias, kcal, coste, precio, valoracion, fecha, temporada, horno, temperatura
  `),
  furniture: [
    'ir a la receta',
    'saltar a la receta',
    'imprimir receta',
    'guardar receta',
    'valoraciones',
    'opiniones',
    'votos',
  ],
  letters: {
    headers: wordSet('de para cc cco asunto fecha enviado'),
    subject: wordSet('asunto'),
    replies: wordSet('re rv fwd'),
    greetings: wordSet('hola buenas buenos querida querido queridos estimada estimado'),
    closings: [
      'un abrazo',
      'abrazos',
      'un beso',
      'besos',
      'besitos',
      'saludos',
      'un saludo',
      'cordialmente',
      'hasta pronto',
      'con carino',
      'gracias',
      'muchas gracias',
    ],
    joins: wordSet('y o u e a'),
  },
  asides: [
    'receta de',
    'receta adaptada',
    'adaptado de',
    'adaptada de',
    'foto de',
    'buen provecho',
    'que aproveche',
    'a disfrutar',
    'a comer',
    'va bien con',
    'va muy bien con',
    'queda bien con',
    'combina bien con',
    'ideal con',
    'se acompana con',
    'se puede acompanar',
  ],
  elsewhere: [
    'comentario',
    'comentarios',
    'deja tu',
    'deja un',
    'mas recetas',
    'recetas relacionadas',
    'tambien te',
  ],
  apart: phrases(`
    nota, notas, notas de la receta, consejo, consejos, trucos, truco, trucos y consejos, consejos y trucos, informacion nutricional,
    valores nutricionales, nutricion, valor nutricional, utensilios, utensilios necesarios, equipo, equipamiento, herramientas, conservacion,
    como conservar, almacenamiento, variaciones, variantes, descripcion, introduccion, sobre la receta, comentarios, sugerencias,
    sugerencia de presentacion, observaciones, fuente, etiquetas, acerca de la receta, maridaje, video
  `),
  keys: {
    title: wordSet('titulo nombre receta'),
    servings: wordSet('raciones porciones personas comensales rinde'),
    ingredients: wordSet('ingredientes'),
    method: wordSet(
      'preparacion elaboracion instrucciones pasos paso metodo procedimiento modo como',
    ),
  },
  steps: {
    sure: wordSet(`
      pelas bates mezclas anades echas pones metes dejas cortas cueces cocinas sacas sirves remueves viertes agregas hierves horneas
      doras sofries trituras pongo echo anado mezclo corto dejo cocino pelo bato
      se       precalentar precalienta precaliente precalentamos calentar calienta calentamos anadir anadimos agregar agrega
      agregue agregamos poner pon ponga ponemos coloca colocar coloque colocamos mezclar mezcle mezclamos cortar corta cortamos
      picar pica pique picamos pelar pela pele pelamos dejar deja deje dejamos servir sirve sirva servimos batir bate bata batimos verter vierte
      vierta vertemos incorporar incorpora incorpore incorporamos cocinar cocina cocine cocinamos hornear hornea hornee horneamos freir frie
      freimos hervir hierve hierva hervimos remover remueve remueva removemos retirar retira retire retiramos tapar tape tapamos
      sofreir sofrie sofreimos lavar lava lave lavamos escurrir escurre escurra escurrimos cocer cuece cueza cocemos rallar ralla ralle rallamos
      triturar tritura triture trituramos amasar amasa amase amasamos extender extiende extienda extendemos reservar reserve reservamos
      salpimentar salpimienta salpimentamos sazonar sazona sazone sazonamos rehogar rehoga rehogue rehogamos dorar dora dore doramos disolver
      disuelve derretir derrite derretimos fundir funde fundimos untar unta untamos espolvorear espolvorea rociar rocia decorar decora decorad
      adornar adorna llevar lleva lleve llevamos sacar saca saque sacamos meter mete metemos introducir introduce dividir divide formar forma
      formamos rellenar rellena rellenamos enfriar enfria majar maja aplastar aplasta ablandar moler muele licuar licua licuamos colar cuela
      desmoldar desmolda repetir repite volver vuelve apagar apaga bajar subir regar riega macerar marinar marina empezar empieza comenzar
      comienza hacer haz hacemos preparar prepara preparamos echar echa eche echamos pochar pocha saltear saltea asar trocear trocea
      separar separa tostar montar monta guisar flambear
    `),
    unsure: wordSet('anade anada tapa tuesta asa mezcla corte fria caliente reserva'),
    particles: wordSet('el la los las sobre hasta bien todo lo durante'),
    near: wordSet('en con a sal un una'),
    of: wordSet('de'),
    openers: wordSet(`
      en mientras cuando primero luego despues entonces finalmente tras pasado pasados transcurrido ya ahora
    `),
    last: null,
    goesOn: wordSet(''),
    verb: /^(?!azucar$|calamar$|familiar$|lugar$|par$|mar$|bar$|alfajor$|manjar$)[a-z]{2,}(?:[aei]r(?:l[oa]s?|se)?|[aei]mos)$/,
    purpose: wordSet('para de'),
    step: wordSet('paso'),
  },
  prose: wordSet(`
    es son esta este estas esto mi nos que se muy lo le les queda quedan hay pero porque cuando como tambien siempre tu te puedes podemos
    nuestra nuestro su
  `),
}
