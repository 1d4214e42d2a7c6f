/** Collects calls that arrive at about the same time, so that they share one transaction or command. */

/** With a remote server, we stop waiting after this many turns of the event loop without a new call. */
const QUIET_TURNS = 4

/**
 * Resolves at the end of this turn of the event loop. With a remote server, waits until several turns have passed
 * without a new call, or until `most` calls are waiting. This saves time, because a round trip costs as much as several
 * calls (measured with `npm run bench accounts`).
 */
export async function gatherCalls(waiting: () => number, most: number, isRemote: boolean) {
  let quiet = 0
  do {
    const before = waiting()
    await new Promise((resolve) => setImmediate(resolve))
    quiet = waiting() > before ? 0 : quiet + 1
  } while (isRemote && quiet < QUIET_TURNS && waiting() < most)
}
