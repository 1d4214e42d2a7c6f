/**
 * Draws the pictures of the terminal in this folder: runs the program at 80 columns and turns its colours into SVG.
 * `node docs/pictures/draw.mjs`, in the root of a checkout; needs `script` of util-linux.
 */

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

const SCREENS = {
  check: 'ingr check test/recipes/en-pad-thai.txt',
  asked: 'ingr check test/recipes/en-pad-thai.txt -c histamine,fodmap,fat,milk',
  people: 'ingr check test/recipes/en-pad-thai.txt --profile test/cli/tasks/files/clients.yaml',
  several: 'ingr check test/recipes/en-*.txt --profile test/cli/tasks/files/clients.yaml',
  package: 'ingr label "Dates, ALMONDS 15 %, inulin, CASHEWS, natural flavouring. May contain PEANUTS."',
  food: 'ingr allergens butter egg tofu walnut',
}

const CELL = { width: 8.5, height: 20 }
const MARGIN = 16
const COLORS = { 31: '#ff7b72', 33: '#e3b341', 35: '#d2a8ff' }

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** The spans of one line, each as wide as its cells, so that any font keeps the columns. */
function spans(line) {
  let style = ''
  let at = 0
  return line.split(/(\u001b\[\d+m)/).map((part) => {
    const code = /^\u001b\[(\d+)m$/.exec(part)?.[1]
    if (code !== undefined) {
      if (code === '1') style = 'font-weight="bold"'
      else if (code === '2') style = 'fill="#8b949e"'
      else style = COLORS[code] ? `fill="${COLORS[code]}"` : ''
      return ''
    }
    const x = MARGIN + at * CELL.width
    const columns = [...part].length
    at += columns
    if (part.trim() === '') return ''
    return `<tspan x="${x}" textLength="${columns * CELL.width}" ${style}>${escaped(part)}</tspan>`
  })
}

function picture(lines) {
  const [width, height] = [80 * CELL.width + 2 * MARGIN, lines.length * CELL.height + 2 * MARGIN]
  const rows = lines.map((line, row) => {
    const y = MARGIN + (row + 0.75) * CELL.height
    return `<text y="${y}" xml:space="preserve">${spans(line).join('')}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="100%" height="100%" rx="8" fill="#0d1117"/>
<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14" fill="#e6edf3">
${rows.join('\n')}
</g>
</svg>
`
}

for (const [name, command] of Object.entries(SCREENS)) {
  const run = `ingr() { node bin/ingr.js "$@"; }; stty cols 80 rows 200; ${command} 2>/dev/null`
  const env = { ...process.env, INGR_LANG: 'en', INGR_METER: 'off', INGR_HINTS: 'off', FORCE_COLOR: '1' }
  const script = ['-qec', `bash -c '${run.replaceAll("'", "'\\''")}'`, '/dev/null']
  const { stdout } = spawnSync('script', script, { env, encoding: 'utf8' })
  const shown = stdout.replaceAll('\r', '').trimEnd().split('\n')
  writeFileSync(`docs/pictures/terminal-${name}.svg`, picture([`$ ${command}`, '', ...shown]))
}
