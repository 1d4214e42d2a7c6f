/** Work in short steps, between which others may have their turn. */

export type Steps<T> = Generator<undefined, T, undefined>

/** All of the steps, one behind the other. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** `Array.map`, a step for each. */
export function* eachOf<T, R>(
  list: readonly T[],
  work: (one: T, at: number) => R,
): Steps<readonly R[]> {
  const done: R[] = []
  for (const [at, one] of list.entries()) {
    done.push(work(one, at))
    yield
  }
  return done
}
