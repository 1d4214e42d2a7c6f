/**
 * Runs Debian's nginx in front of servers on this machine, with `docs/nginx.conf`, in which only the addresses are
 * changed.
 */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { ROOT } from '../cli/run.ts'
import { freePort } from '../support/free-port.ts'

const PROGRAM = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
  existsSync,
)

export interface Nginx {
  readonly url: string
  readonly port: number
  /** Returns the complete lines of nginx's log so far. */
  readonly log: () => readonly Readonly<Record<string, unknown>>[]
}

/** Starts nginx and waits until it answers. Stops it at the end of the test file. */
export async function nginxBefore(ports: readonly [number, number]): Promise<Nginx> {
  if (!PROGRAM) throw new Error('nginx is not installed (Debian: apt-get install nginx)')
  const folder = mkdtempSync(join(tmpdir(), 'ingr-nginx-'))
  const port = await freePort()
  const logFile = join(folder, 'ingr.log')
  writeFileSync(join(folder, 'ingr.conf'), filled(ports, port, logFile))
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder))
  const words = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  const child = spawn(PROGRAM, words, { stdio: ['ignore', 'ignore', 'pipe'] })
  let err = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text
  })
  afterAll(async () => {
    if (child.exitCode === null) {
      child.kill()
      await once(child, 'close')
    }
    rmSync(folder, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`
  // nginx answers requests for this path itself.
  while (!(await fetch(`${url}/metrics`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: ${err}`)
    await pause(25)
  }
  // The last line may be incomplete, so leave it for the next read.
  const log = () =>
    readFileSync(logFile, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line))
  return { url, port, log }
}

/**
 * Returns `docs/nginx.conf` with its addresses replaced by addresses of this machine. Throws unless each original
 * address occurs exactly once.
 */
function filled([one, other]: readonly [number, number], port: number, logFile: string): string {
  const addresses = [
    ['server 10.0.0.11:8080 ', `server 127.0.0.1:${one} `],
    ['server 10.0.0.12:8080 ', `server 127.0.0.1:${other} `],
    ['    listen 80;', `    listen 127.0.0.1:${port};`],
    ['/var/log/nginx/ingr.log', logFile],
    // Turn off log buffering, so that tests need not wait.
    [' buffer=64k flush=1s', ''],
  ] as const
  return addresses.reduce(
    (text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`not once in docs/nginx.conf: ${from}`)
      return text.replace(from, to)
    },
    readFileSync(join(ROOT, 'docs/nginx.conf'), 'utf8'),
  )
}

/**
 * Returns a main configuration like Debian's nginx.conf, with folders that need no privileges.
 */
function mainConfig(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${join(folder, 'pid')};
error_log ${join(folder, 'error.log')};
events {}
http {
${temporary}
types { application/json json; }
include ${join(folder, 'ingr.conf')};
}
`
}
