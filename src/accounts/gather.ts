/** Waits for calls that arrive together, so that they share one transaction or command. */

/** With a remote server, we stop waiting after this many turns of the event loop without a new call. */
const QUIET_TURNS = 4

/**
 * Resolves at the end of this turn of the event loop. With a remote server, resolves once several turns have brought no
 * new call or `most` calls are waiting. A round trip costs as much as several calls, so longer lists save more time
 * than the turns take (measured with `npm run bench accounts`).
 */
export async function gatherCalls(waiting: () => number, most: number, isRemote: boolean) {
  let quiet = 0
  do {
    const before = waiting()
    await new Promise((resolve) => setImmediate(resolve))
    quiet = waiting() > before ? 0 : quiet + 1
  } while (isRemote && quiet < QUIET_TURNS && waiting() < most)
}
