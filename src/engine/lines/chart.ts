/** A chart parser for a grammar given as data: finds the cheapest tree for each symbol, start and end. */

import type { Node } from './nodes.ts'

/** A production. `of` lists symbols and terminals in order; a final `?` means optional, and `*` any number. */
export interface Rule {
  readonly is: string
  readonly of: string
  readonly cost: number
  /** An example, or the reason for the rule. */
  readonly why: string
}

/** Returns the nodes of a terminal that start at a token. A node without tokens is a lookahead. */
type Terminal = (name: string, at: number) => readonly Node[]

interface Part {
  readonly symbol: GrammarSymbol
  readonly isOptional: boolean
  readonly isRepeated: boolean
}

interface GrammarSymbol {
  readonly name: string
  readonly index: number
  readonly productions: { readonly cost: number; readonly parts: readonly Part[] }[]
}

type Grammar = ReadonlyMap<string, GrammarSymbol>

/** Compiles rules into a grammar that `Chart` can parse. */
export function grammarOf(rules: readonly Rule[]): Grammar {
  const grammar = new Map<string, GrammarSymbol>()
  const symbolOf = (name: string): GrammarSymbol => {
    const known = grammar.get(name) ?? { name, index: grammar.size, productions: [] }
    grammar.set(name, known)
    return known
  }
  for (const { is, of, cost } of rules) {
    const parts = of.split(' ').map((text) => ({
      symbol: symbolOf(text.replace(/[?*]$/, '')),
      isOptional: /[?*]$/.test(text),
      isRepeated: text.endsWith('*'),
    }))
    symbolOf(is).productions.push({ cost, parts })
  }
  return grammar
}

/** A partial parse of a production. The path is linked from its last node backwards. */
interface Path {
  readonly to: number
  readonly cost: number
  readonly last: Node | undefined
  readonly before: Path | undefined
}

/** Parses one line. Each symbol is parsed at most once from each token. */
export class Chart {
  /** The nodes for each symbol, by the token at which they start. */
  private readonly known: (readonly Node[])[][] = []

  constructor(
    private readonly grammar: Grammar,
    private readonly terminal: Terminal,
  ) {}

  /** The cheapest tree of a symbol between two tokens; undefined if the symbol has no tree there. */
  tree(name: string, from: number, to: number): Node | undefined {
    const symbol = this.grammar.get(name)
    return symbol && this.trees(symbol, from).find((node) => node.to === to)
  }

  private trees(symbol: GrammarSymbol, from: number): readonly Node[] {
    this.known[symbol.index] ??= []
    const known = this.known[symbol.index]!
    known[from] ??=
      symbol.productions.length === 0 ? this.terminal(symbol.name, from) : this.parsed(symbol, from)
    return known[from]
  }

  private parsed({ name, productions }: GrammarSymbol, from: number): readonly Node[] {
    const best: Path[] = []
    for (const { cost, parts } of productions) {
      const [first] = parts
      if (first && !first.isOptional && this.trees(first.symbol, from).length === 0) continue
      let paths: Path[] = [{ to: from, cost, last: undefined, before: undefined }]
      for (const part of parts) {
        paths = this.extended(part, paths)
        if (paths.length === 0) break
      }
      for (const path of paths) if (path.to > from) addIfCheapest(best, path)
    }
    return best.map((path) => {
      const { to, cost } = path
      return { symbol: name, from, to, cost, children: childrenOf(path) }
    })
  }

  private extended(part: Part, paths: readonly Path[]): Path[] {
    const next: Path[] = part.isOptional ? [...paths] : []
    const open = [...paths]
    for (const path of open) {
      for (const node of this.trees(part.symbol, path.to)) {
        const cost = path.cost + node.cost
        const longer: Path = { to: node.to, cost, last: node, before: path }
        if (addIfCheapest(next, longer) && part.isRepeated) open.push(longer)
      }
    }
    return next
  }
}

/** Adds a parse to `best` and returns true, unless another parse with the same end is at least as cheap. */
function addIfCheapest<T extends { readonly to: number; readonly cost: number }>(
  best: T[],
  one: T,
): boolean {
  let at = 0
  while (at < best.length && best[at]?.to !== one.to) at += 1
  const known = best[at]
  if (known && known.cost <= one.cost) return false
  best[at] = one
  return true
}

/** The nodes of a path in order. A node whose symbol begins with `_` is replaced by its children. */
function childrenOf(path: Path): readonly Node[] {
  const children: Node[] = []
  for (let at: Path | undefined = path; at?.last; at = at.before) {
    const { last } = at
    if (last.to === last.from) continue
    if (last.symbol.startsWith('_')) children.push(...last.children.toReversed())
    else children.push(last)
  }
  return children.reverse()
}
