/** Parses with a grammar of data: for each symbol and place the cheapest tree to every end, each computed once. */

import type { Node } from './nodes.ts'

/** One way to read a symbol: `of` lists symbols and terminals in order, each with `?` (may be absent) or `*` (any number). */
export interface Rule {
  readonly is: string
  readonly of: string
  readonly cost: number
  /** An example, or why the rule is there. */
  readonly why: string
}

/** Finds what a terminal may cover at a place; one that covers nothing only says what comes next. */
export type Terminal = (at: number) => readonly Node[]

interface Part {
  readonly symbol: string
  readonly isOptional: boolean
  readonly isRepeated: boolean
}

interface Production {
  readonly cost: number
  readonly parts: readonly Part[]
}

type Grammar = ReadonlyMap<string, readonly Production[]>

/** Prepares rules for parsing. */
export function grammarOf(rules: readonly Rule[]): Grammar {
  const grammar = new Map<string, Production[]>()
  for (const { is, of, cost } of rules) {
    const parts = of.split(' ').map((text) => ({
      symbol: text.replace(/[?*]$/, ''),
      isOptional: /[?*]$/.test(text),
      isRepeated: text.endsWith('*'),
    }))
    grammar.set(is, [...(grammar.get(is) ?? []), { cost, parts }])
  }
  return grammar
}

/** A reading of the parts of a rule so far, its last node first. */
interface Path {
  readonly to: number
  readonly cost: number
  readonly last: Node | undefined
  readonly before: Path | undefined
}

/** The parses of one line. */
export class Chart {
  private readonly known = new Map<string, (readonly Node[])[]>()

  constructor(
    private readonly grammar: Grammar,
    private readonly terminals: Readonly<Record<string, Terminal>>,
  ) {}

  /** The cheapest tree of a symbol at a place for every end. */
  at(symbol: string, from: number): readonly Node[] {
    let known = this.known.get(symbol)
    if (!known) {
      known = []
      this.known.set(symbol, known)
    }
    known[from] ??= this.terminals[symbol]?.(from) ?? this.parsed(symbol, from)
    return known[from]
  }

  private parsed(symbol: string, from: number): readonly Node[] {
    const best: Path[] = []
    for (const { cost, parts } of this.grammar.get(symbol) ?? []) {
      const [first] = parts
      if (first && !first.isOptional && this.at(first.symbol, from).length === 0) continue
      let paths: Path[] = [{ to: from, cost, last: undefined, before: undefined }]
      for (const part of parts) {
        paths = this.followed(part, paths)
        if (paths.length === 0) break
      }
      for (const path of paths) if (path.to > from) isKept(best, path)
    }
    return best.map((path) => {
      const { to, cost } = path
      return { symbol, from, to, cost, children: childrenOf(path) }
    })
  }

  private followed(part: Part, paths: readonly Path[]): Path[] {
    const next: Path[] = part.isOptional ? [...paths] : []
    const open = [...paths]
    for (const path of open) {
      for (const node of this.at(part.symbol, path.to)) {
        const cost = path.cost + node.cost
        const longer: Path = { to: node.to, cost, last: node, before: path }
        if (isKept(next, longer) && part.isRepeated) open.push(longer)
      }
    }
    return next
  }
}

/** Puts a reading into a list with the cheapest one to each end; false if another one there is as cheap. */
function isKept<T extends { readonly to: number; readonly cost: number }>(
  best: T[],
  one: T,
): boolean {
  const place = best.findIndex(({ to }) => to === one.to)
  const known = best[place]
  if (known && known.cost <= one.cost) return false
  best[known ? place : best.length] = one
  return true
}

/** The nodes of a path in order; a part whose name begins with `_` gives its own children in its place. */
function childrenOf(path: Path): readonly Node[] {
  const children: Node[] = []
  for (let at: Path | undefined = path; at?.last; at = at.before) {
    if (at.last.to > at.last.from) children.push(at.last)
  }
  return children
    .reverse()
    .flatMap((node) => (node.symbol.startsWith('_') ? node.children : [node]))
}
