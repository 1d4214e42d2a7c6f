/** Loaded into the server under test: on request, sends its memory and processor time to the parent, if asked after a forced collection. */

process.on('message', ({ id, collect }) => {
  if (collect) globalThis.gc()
  const { user, system } = process.cpuUsage()
  const peakRss = process.resourceUsage().maxRSS * 1_024
  process.send({ id, ...process.memoryUsage(), peakRss, processor: (user + system) / 1e6 })
})
// Listening to the parent must not keep the server alive.
process.channel.unref()
