/** Preloaded by benches and tests: writes the peak memory of the process, in kilobytes, to the file in PEAK_FILE. */

const { writeFileSync } = require('node:fs')

process.on('exit', () => {
  writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS))
})
