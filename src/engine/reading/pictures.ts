/** Leaves out emoji that adorn a line: those that show no food, and those that show one that the line names. */

import type { Language } from '../../domain/languages.ts'
import { own } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { isKind } from '../../search/compare-foods.ts'
import { named } from '../../search/named.ts'
import type { Token } from './tokens.ts'

/** The tokens without such emoji; any other stays, for nobody knows whether "🥚" is an ingredient. */
export function withoutPictures(
  library: Library,
  tokens: readonly Token[],
  language: Language,
): readonly Token[] {
  if (!tokens.some(isPicture)) return tokens
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ key }) => key)
  const ids = words.flatMap((word, at) =>
    [[word], words.slice(at, at + 2)].flatMap(
      (phrase) => named(library, phrase, language)?.ingredientId ?? [],
    ),
  )
  const isNamed = (shown: string) => {
    const food = named(library, [shown], 'en')?.ingredientId
    return food !== undefined && ids.some((id) => isKind(library, id, food))
  }
  return tokens.filter((token) => {
    if (!isPicture(token)) return true
    const shown = own(SHOWN, token.key)
    return shown === undefined ? FOOD.test(token.key) : !isNamed(shown)
  })
}

/** A picture, or a sign that only changes the one before it. */
const isPicture = ({ kind, key }: Token) =>
  kind === 'sign' && /\p{Extended_Pictographic}|[\ufe0f\u{1f3fb}-\u{1f3ff}]/u.test(key)

/** Where the standard keeps plants, animals, food and drinks. */
const FOOD =
  /[\u{1f32d}-\u{1f384}\u{1f400}-\u{1f43f}\u{1f950}-\u{1f96f}\u{1f980}-\u{1f9cb}\u{1fab4}-\u{1fadf}☕]/u

/** The English name of what a picture shows, where one food is meant. */
const SHOWN: Readonly<Record<string, string>> = Object.fromEntries(
  `
    🍌 banana, 🍎 apple, 🍏 apple, 🍐 pear, 🍊 orange, 🍋 lemon, 🍓 strawberry, 🫐 blueberry, 🍒 cherry,
    🍑 peach, 🍇 grape, 🥭 mango, 🍍 pineapple, 🥥 coconut, 🥝 kiwi, 🍅 tomato, 🥑 avocado, 🍆 eggplant,
    🥔 potato, 🥕 carrot, 🌽 corn, 🥒 cucumber, 🥦 broccoli, 🧄 garlic, 🧅 onion, 🍄 mushroom, 🥜 peanut,
    🌰 chestnut, 🍞 bread, 🧀 cheese, 🥚 egg, 🥛 milk, 🧈 butter, 🍯 honey, 🍫 chocolate, 🍚 rice, 🥓 bacon,
    🦐 shrimp, 🦀 crab, 🦑 squid, 🌶 chili, 🧂 salt
  `
    .split(',')
    .map((pair) => pair.trim().split(' ')),
)
