/** What goes into each operation and what comes out of it, as one object each. */

import type { components, ENDPOINTS, operations } from '../../dist/client/api.ts'

export type Schemas = components['schemas']
export type OperationName = keyof typeof ENDPOINTS

type ParametersOf<
  Name extends OperationName,
  Place extends 'path' | 'query',
> = operations[Name]['parameters'] extends { readonly [place in Place]?: infer Given }
  ? [Given] extends [never]
    ? unknown
    : Given extends undefined
      ? unknown
      : Given
  : unknown

/** The id of a path and the parameters of a query in one object; of a POST the body. */
export type Input<Name extends OperationName> = operations[Name] extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer Body } }
}
  ? Body
  : ParametersOf<Name, 'path'> & ParametersOf<Name, 'query'>

/** The body of the answer; a text where the operation answers one. */
export type Output<Name extends OperationName> =
  operations[Name]['responses'][200]['content'] extends { readonly 'application/json': infer Body }
    ? Body
    : string

/** An input that may be left out, because nothing in it is needed. */
export type InputArgument<Name extends OperationName> =
  object extends Input<Name> ? readonly [input?: Input<Name>] : readonly [input: Input<Name>]
