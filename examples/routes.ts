/** The routes of the API on a Fastify server of your own, behind a check of your own. */

import Fastify from 'fastify'
import { openLibraryAsync } from 'ingr'
import { createClient } from 'ingr/client'
import { ingrRoutes } from 'ingr/fastify'

const library = await openLibraryAsync()
const app = Fastify()
app.addHook('onClose', () => library.close())
app.register(async (food) => {
  food.addHook('onRequest', async ({ headers }, reply) => {
    if (headers.authorization !== 'Bearer of-our-users') await reply.code(401).send()
  })
  await food.register(ingrRoutes, { prefix: '/food', library })
})
const address = await app.listen({ host: '127.0.0.1', port: 0 })

const ingr = createClient({ baseUrl: `${address}/food`, key: 'of-our-users' })
const { concerns } = await ingr.check({
  items: [{ ingredientId: 'butter', amount: 20, unit: 'g' }],
  concerns: ['lactose'],
})
for (const { concern, verdict } of concerns ?? []) console.log(`${concern}: ${verdict}`)
const recipe = await ingr.recipeCheck({ text: '20 g butter\n1 egg', lang: 'en' })
console.log(recipe.contains.join(', '))
console.log((await fetch(`${address}/food/v1/ingredients/count`)).status)
await app.close()
