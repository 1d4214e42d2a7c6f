/** Splits long work into short steps, so that other work can run in between. */

export type Steps<T> = Generator<undefined, T, undefined>

/** Runs all steps without a pause and returns the result. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Like `Array.map`, but a generator that pauses after each item. */
export function* eachOf<T, R>(list: readonly T[], work: (one: T, at: number) => R) {
  const done: R[] = []
  for (const [at, one] of list.entries()) {
    done.push(work(one, at))
    yield
  }
  return done
}
