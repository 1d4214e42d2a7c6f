export function shipped(): readonly {
  readonly path: string
  readonly name: string
  readonly version: string
  readonly isInstalled: boolean
}[]
