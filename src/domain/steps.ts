/** Work in short steps that can be interleaved with other work. */

export type Steps<T> = Generator<undefined, T, undefined>

/** Runs all steps at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** `Array.map`, one step per item. */
export function* eachOf<T, R>(list: readonly T[], work: (one: T, at: number) => R) {
  const done: R[] = []
  for (const [at, one] of list.entries()) {
    done.push(work(one, at))
    yield
  }
  return done
}
