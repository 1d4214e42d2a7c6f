/**
 * Streams ingredient lists, all different, through `ingr label --ndjson`, and prints the memory and speed of the program
 * meanwhile. `LISTS=1000000` sets the number of lists, `STEP=100000` how often it prints.
 */

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const LISTS = Number(process.env.LISTS ?? 1_000_000)
const STEP = Number(process.env.STEP ?? 100_000)
const ROOT = join(import.meta.dirname, '../..')

const [, ...rows] = readFileSync(join(ROOT, 'test/quality/label-foods.tsv'), 'utf8')
  .trim()
  .split('\n')
const names = new Map(
  ['de', 'en', 'es'].map((lang) => [lang, rows.filter((row) => row.startsWith(`${lang}\t`))]),
)
const HEADS = { de: 'Zutaten', en: 'Ingredients', es: 'Ingredientes' }
const TRACES = {
  de: 'Kann Spuren von Milch enthalten.',
  en: 'May contain milk.',
  es: 'Puede contener leche.',
}
const langs = Object.keys(HEADS)

/** Pseudo-random numbers, the same on every run. */
let seed = 1
const random = (below) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed % below
}

/** A list of three ingredients with the percentage of the first. */
function list(at) {
  const lang = langs[at % langs.length]
  const all = names.get(lang)
  const [first, ...rest] = [0, 1, 2].map(() => all[random(all.length)].split('\t')[1])
  const text = `${HEADS[lang]}: ${first} ${34 + random(6000) / 100} %, ${rest.join(', ')}. ${TRACES[lang]}`
  return `${JSON.stringify({ text, lang })}\n`
}

const child = spawn('node', [join(ROOT, 'bin/ingr.js'), 'label', '--ndjson'], {
  stdio: ['pipe', 'pipe', 'inherit'],
})
const started = performance.now()
let sent = 0
let answers = 0
let bytes = 0

function feed() {
  while (sent < LISTS) {
    let block = ''
    for (let i = 0; i < 100 && sent < LISTS; i++) block += list(sent++)
    if (!child.stdin.write(block)) return child.stdin.once('drain', feed)
  }
  child.stdin.end()
}

function print() {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  const of = (key) => Math.round(Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)[1]) / 1024)
  const perSecond = Math.round(answers / ((performance.now() - started) / 1000))
  console.log(
    `${answers} lists: ${of('VmRSS')} MB resident, ${of('VmHWM')} MB at most, ${perSecond} lists per second, ${Math.round(bytes / 1e6)} MB of answers`,
  )
}

child.stdout.on('data', (chunk) => {
  bytes += chunk.length
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) {
    answers++
    if (answers % STEP === 0) print()
  }
})
child.on('close', (code) => {
  console.log(`exit ${code}, ${answers} answers to ${sent} lists`)
  process.exitCode = code === 0 && answers === LISTS ? 0 : 1
})
feed()
