/** Where the lowest costs of a long list stand, so that the few cheapest foods are found without looking at all of it. */

/** Words that share the figure of their cheapest. */
const BLOCK = 128
/** A cost and a block share one number. */
const BLOCKS = 2 ** 24

export type Stretch = readonly [first: number, last: number]

export class Lowest {
  /** Of each whole block the lowest cost, and a food that has it. */
  private readonly costs: Int32Array
  private readonly foods: Int32Array

  constructor(
    length: number,
    costAt: (index: number) => number,
    foodAt: (index: number) => number,
    private readonly block = BLOCK,
  ) {
    const blocks = Math.floor(length / block)
    this.costs = new Int32Array(blocks)
    this.foods = new Int32Array(blocks)
    for (let number = 0; number < blocks; number++) {
      let cheapest = number * block
      for (let at = cheapest + 1; at < (number + 1) * block; at++) {
        if (costAt(at) < costAt(cheapest)) cheapest = at
      }
      this.costs[number] = costAt(cheapest)
      this.foods[number] = foodAt(cheapest)
    }
  }

  /** Stretches from `first` to `last`, in order: whatever is among the `limit` cheapest foods there has its lowest cost in one of them. */
  stretches([first, last]: Stretch, limit: number): readonly Stretch[] {
    const from = Math.ceil(first / this.block)
    const to = Math.floor(last / this.block)
    if (to <= from) return [[first, last]]
    const bound = this.bound(from, to, limit)
    const found: Stretch[] = [[first, from * this.block]]
    for (let number = from; number < to; number++) {
      if (this.costs[number]! > bound) continue
      found.push([number * this.block, (number + 1) * this.block])
    }
    return [...found, [to * this.block, last]]
  }

  /** What the dearest of so many foods costs; infinite where so many are not known to be there. */
  private bound(from: number, to: number, limit: number): number {
    const order = new Float64Array(to - from)
    for (let at = 0; at < order.length; at++) order[at] = this.costs[from + at]! * BLOCKS + at
    const known = new Set<number>()
    for (const one of order.sort()) {
      const number = from + one - BLOCKS * Math.floor(one / BLOCKS)
      known.add(this.foods[number]!)
      if (known.size >= limit) return this.costs[number]!
    }
    return Number.POSITIVE_INFINITY
  }
}
