/** Preloaded by benches and tests: at exit, writes peak memory (kilobytes) and processor time (microseconds) to PEAK_FILE. */

const { writeFileSync } = require('node:fs')

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  writeFileSync(process.env.PEAK_FILE, `${maxRSS} ${userCPUTime + systemCPUTime}`)
})
