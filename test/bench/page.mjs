/** Time until the page of `ingr explore` is usable, on loopback in Chromium: from the request to a field that accepts input. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { interleave, median, ROUNDS, ratios } from './measure.mjs'
import { report } from './report.mjs'

const GOAL_MS = 200

const folder = mkdtempSync(join(tmpdir(), 'ingr-bench-page-'))
const env = { ...process.env, INGR_ACCOUNTS: join(folder, 'accounts.sqlite') }
const server = spawn('node', ['bin/ingr.js', 'explore', '--no-open'], { env })
const [line] = await once(server.stdout.setEncoding('utf8'), 'data')
const local = line.replace(/^listening on (.*)\n$/, '$1')
const browser = await chromium.launch({
  executablePath: (process.env.PATH ?? '')
    .split(delimiter)
    .map((path) => join(path, 'chromium'))
    .find(existsSync),
  chromiumSandbox: false,
  args: ['--disable-dev-shm-usage'],
})

let bytes = 0
/** Milliseconds until the page has drawn its view and the main thread is free, measured by the browser itself. */
async function interactive(path) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${local}${path}`)
  const measured = await page.evaluate(
    `new Promise((done) => {
      const look = () => document.querySelector('h1')
        ? setTimeout(() => done({
            time: performance.now(),
            bytes: performance.getEntries().reduce((sum, one) => sum + (one.transferSize ?? 0), 0),
          }))
        : requestAnimationFrame(look)
      look()
    })`,
  )
  bytes = Math.max(bytes, measured.bytes)
  await context.close()
  return measured.time
}

const VIEWS = { check: '/', explore: '/#/explore', developers: '/#/developers' }
const subjects = Object.fromEntries(
  Object.entries(VIEWS).map(([name, path]) => [name, () => interactive(path)]),
)
const samples = await interleave(subjects, ROUNDS)
await browser.close()
server.kill()
rmSync(folder, { recursive: true, force: true })
report(
  'page',
  Object.keys(VIEWS).map((view) => ({
    what: view,
    against: `${GOAL_MS} ms`,
    ratio: ratios(
      samples[view],
      samples[view].map(() => GOAL_MS),
    ),
    goal: { atMost: 1 },
    measured: `${median(samples[view]).toFixed(0)} ms, ${(bytes / 1000).toFixed(0)} KB`,
  })),
)
