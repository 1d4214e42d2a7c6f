/** Loaded into the server that is soaked: tells its parent what memory it holds, on demand after a forced collection, and its processor time. */

process.on('message', ({ id, collect }) => {
  if (collect) globalThis.gc()
  const { user, system } = process.cpuUsage()
  const peakRss = process.resourceUsage().maxRSS * 1_024
  process.send({ id, ...process.memoryUsage(), peakRss, processor: (user + system) / 1e6 })
})
// Listening to the parent must not keep a server from ending.
process.channel.unref()
