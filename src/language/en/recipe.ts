/** English words around the ingredients of a recipe; folded. */

import type { RecipeWords } from '../recipe-words.ts'
import { wordSet } from '../words.ts'
import { numbers } from './numbers.ts'

const phrases = (text: string): ReadonlySet<string> =>
  new Set(text.split(',').map((phrase) => phrase.trim()))

export const recipe: RecipeWords = {
  servings: {
    nouns: wordSet(`
      serving servings serve serves portion portions people persons person guests adults eaters diners
    `),
    serves: wordSet('serves serve serving servings feeds portions'),
    behind: wordSet('for'),
    share: wordSet('per each every'),
    about: wordSet('about approximately approx around roughly up to'),
    to: wordSet('to or'),
    between: wordSet('generous large small hungry main good hearty adult starter'),
    around: wordSet(
      'enough sufficient recipe this it will easily comfortably as a an main course dish starter side snack with appetites',
    ),
    numbers: {
      ...numbers,
    },
  },
  columns: {
    amount: wordSet('amount amounts quantity quantities qty'),
    unit: wordSet('unit units measure measurement'),
    food: wordSet('ingredient ingredients food item product what'),
    note: wordSet('note notes preparation comment comments prep remarks'),
  },
  facts: phrases(`
    prep time, preparation time, prep, cook time, cooking time, cook, bake time, baking time, total time, active time, hands on time, rest time,
    resting time, chill time, chilling time, rise time, rising time, ready in, time, difficulty, skill level, level, course, cuisine, category,
    categories, source, author, by, recipe by, url, link, website, tags, keywords, calories, kcal, nutrition, rating, cost, published, date,
    season, oven, oven temperature, freezes well, special equipment, method of cooking
  `),
  furniture: [
    'jump to recipe',
    'print recipe',
    'rate this recipe',
    'pin recipe',
    'save recipe',
    'reviews',
    'ratings',
  ],
  letters: {
    headers: wordSet('from to cc bcc subject date sent reply'),
    subject: wordSet('subject'),
    replies: wordSet('re fwd fw'),
    greetings: wordSet('hi hello hey dear morning greetings'),
    closings: [
      'best',
      'best wishes',
      'best regards',
      'kind regards',
      'regards',
      'warm regards',
      'love',
      'lots of love',
      'cheers',
      'yours',
      'take care',
      'xx',
      'xoxo',
      'thanks',
      'thank you',
      'many thanks',
      'see you',
    ],
    joins: wordSet('and or to'),
  },
  asides: [
    'recipe from',
    'recipe by',
    'recipe courtesy',
    'recipe adapted',
    'adapted from',
    'inspired by',
    'photo by',
    'photograph by',
    'enjoy',
    'bon appetit',
    'happy cooking',
    'happy baking',
    'goes well with',
    'goes great with',
    'pairs well with',
    'great with',
    'lovely with',
    'delicious with',
    'good with',
  ],
  elsewhere: [
    'comment',
    'comments',
    'leave a',
    'more recipes',
    'related',
    'responses',
    'you may also',
    'you might also',
  ],
  apart: phrases(`
    note, notes, recipe notes, cooks notes, cook s notes, chefs notes, tip, tips, tips and tricks, tips tricks, top tip, nutrition,
    nutrition facts, nutritional information, nutrition information, nutrition per serving, per serving, equipment, special equipment, tools,
    you will also need, storage, to store, make ahead, how to store, about, about this recipe, about the recipe, description, introduction,
    variations, variation, substitutions, substitutes, comments, reviews, faq, source, tags, serving suggestion, serving suggestions, video
  `),
  keys: {
    title: wordSet('title name recipe'),
    servings: wordSet(
      'servings serves serving yield yields recipeyield recipeservings portions serve',
    ),
    ingredients: wordSet('ingredients recipeingredient'),
    method: wordSet('method methods directions instructions preparation procedure steps step how'),
  },
  steps: {
    sure: wordSet(`
      preheat add combine bring place put pour whisk let leave remove transfer bake boil simmer beat blend arrange fold knead divide
      reduce repeat continue allow discard rinse begin adjust taste gently carefully gradually increase bash saute prepare refrigerate
      dissolve sift separate enjoy marinate ladle lift flip uncover deglaze microwave serve sprinkle drizzle garnish
    `),
    unsure: wordSet(`
      stir heat set store lower peel tip pat lay start coat strain return turn reserve soak drain fill take make check cover season keep
      mix roast toast cook cream cut roll fry grill mash slice squeeze steam toss whip wrap crush grate warm cool chill freeze brown dust
      dip dress finish top use zest juice puree grease butter flour stuff scatter spoon scrape rub poach glaze crumble process pulse grind
      crisp char sear braise scramble spray salt chop melt spread shape brush trim thread line break crack press layer pop fluff work dice
      mince
    `),
    particles: wordSet(
      'the them all your until till together into well aside onto evenly thoroughly over everything',
    ),
    near: wordSet('in on up gently slowly briefly occasionally off out about'),
    of: wordSet('of'),
    openers: wordSet('in when once meanwhile while after then next first finally before now'),
    last: null,
    goesOn: wordSet(''),
    verb: null,
    purpose: wordSet('to for'),
    step: wordSet('step'),
  },
  prose: wordSet(`
    this is are was were my you your we i it its that which will our has have be can they them these those so very just when because if
    me us never always
  `),
}
