/** Loaded into the server that is soaked: tells its parent what memory it holds, on demand after a forced collection. */

process.on('message', ({ id, collect }) => {
  if (collect) globalThis.gc()
  process.send({ id, ...process.memoryUsage() })
})
// Listening to the parent must not keep a server from ending.
process.channel.unref()
