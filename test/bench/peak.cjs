/** Preloaded by benches and tests: writes the peak memory of the process (kilobytes) and its processor time (microseconds) to PEAK_FILE. */

const { writeFileSync } = require('node:fs')

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  writeFileSync(process.env.PEAK_FILE, `${maxRSS} ${userCPUTime + systemCPUTime}`)
})
