/** Input and output type of each operation. */

import type { components, ENDPOINTS, operations } from '../../dist/client/api.ts'

export type Schemas = components['schemas']
export type OperationName = keyof typeof ENDPOINTS

type ParametersOf<
  Name extends OperationName,
  Part extends 'path' | 'query',
> = operations[Name]['parameters'] extends { readonly [part in Part]?: infer Given }
  ? [Given] extends [never]
    ? unknown
    : Given extends undefined
      ? unknown
      : Given
  : unknown

/** The input of a method: the body of a POST, or the path id and the query parameters in one object. */
export type Input<Name extends OperationName> = operations[Name] extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer Body } }
}
  ? Body
  : ParametersOf<Name, 'path'> & ParametersOf<Name, 'query'>

/** The result of a method: the body of a JSON answer, or a string if the answer is plain text. */
export type Output<Name extends OperationName> =
  operations[Name]['responses'][200]['content'] extends { readonly 'application/json': infer Body }
    ? Body
    : string
