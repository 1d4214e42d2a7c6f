/** Parses with a grammar of data: for each symbol and place the cheapest tree to every end, each computed once. */

/** A stretch of a line and what it was read as; `value` holds what a terminal found. */
export interface Node {
  readonly symbol: string
  readonly from: number
  readonly to: number
  readonly cost: number
  readonly children: readonly Node[]
  readonly value?: unknown
}

/** One way to read a symbol: `of` lists symbols and terminals in order, each with `?` (may be absent) or `*` (any number). */
export interface Rule {
  readonly is: string
  readonly of: string
  readonly cost: number
  /** An example, or why the rule is there. */
  readonly why: string
}

/** Finds what a terminal may cover at a place; every node covers at least one token. */
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

export type Grammar = ReadonlyMap<string, readonly Production[]>

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
  readonly cost: number
  readonly last: Node | undefined
  readonly before: Path | undefined
}

const START: Path = { cost: 0, last: undefined, before: undefined }

/** The parses of one line. */
export class Chart {
  private readonly known = new Map<string, readonly Node[]>()

  constructor(
    private readonly grammar: Grammar,
    private readonly terminals: Readonly<Record<string, Terminal>>,
  ) {}

  /** The cheapest tree of a symbol at a place for every end. */
  at(symbol: string, from: number): readonly Node[] {
    const key = `${symbol} ${from}`
    const known = this.known.get(key)
    if (known) return known
    const terminal = this.terminals[symbol]
    const found = terminal ? terminal(from) : this.parsed(symbol, from)
    this.known.set(key, found)
    return found
  }

  private parsed(symbol: string, from: number): readonly Node[] {
    const best = new Map<number, Node>()
    for (const { cost, parts } of this.grammar.get(symbol) ?? []) {
      let paths = new Map<number, Path>([[from, START]])
      for (const part of parts) paths = this.followed(part, paths)
      for (const [to, path] of paths) {
        if (to === from) continue
        const total = cost + path.cost
        const known = best.get(to)
        if (known && known.cost <= total) continue
        best.set(to, { symbol, from, to, cost: total, children: childrenOf(path) })
      }
    }
    return [...best.values()]
  }

  private followed(part: Part, paths: ReadonlyMap<number, Path>): Map<number, Path> {
    const next = new Map<number, Path>(part.isOptional ? paths : [])
    const open = [...paths.keys()]
    for (let at = open.shift(); at !== undefined; at = open.shift()) {
      const path = (part.isRepeated ? next.get(at) : undefined) ?? paths.get(at)!
      for (const node of this.at(part.symbol, at)) {
        const cost = path.cost + node.cost
        const known = next.get(node.to)
        if (known && known.cost <= cost) continue
        next.set(node.to, { cost, last: node, before: path })
        if (part.isRepeated) open.push(node.to)
      }
    }
    return next
  }
}

function childrenOf(path: Path): readonly Node[] {
  const children: Node[] = []
  for (let at: Path | undefined = path; at?.last; at = at.before) children.push(at.last)
  return children.reverse()
}
