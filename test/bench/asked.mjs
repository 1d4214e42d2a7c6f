/** Requests of the benches to the engine without a server: operations as the server runs them, and item lists. */

import { product } from './product.mjs'

const { Bytes, OPERATIONS } = product()
const out = new Bytes()

/** Runs an operation as the server does: request text in, bytes out. */
export function answer(library, id, { body, ...raw }) {
  const operation = OPERATIONS.find((one) => one.id === id)
  const parsed = body === undefined ? {} : { body: JSON.parse(body) }
  const { run, write, writeParts } = operation.prepare({ query: {}, ...raw, ...parsed })
  if (write === undefined && writeParts === undefined)
    return Buffer.from(JSON.stringify(run({ library })))
  out.cut(0)
  if (write) write(out, { library })
  else for (const _ of writeParts(out, { library }));
  return Buffer.from(out.content)
}

/** A hundred different lists of 20 ingredients, spread over the ids. */
export function listsOf(ids) {
  return Array.from({ length: 100 }, (_, list) =>
    Array.from({ length: 20 }, (_, at) => ({
      ingredientId: ids[(list * 131 + at * 97) % ids.length],
      amount: 10 + ((list * 7 + at * 13) % 300),
      unit: 'g',
    })),
  )
}
