/** Runs a real `redis-server` on a free port, which tests can stop, freeze and restart. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { freePort } from './free-port.ts'

export interface RedisServer {
  readonly port: number
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly freeze: () => void
  readonly thaw: () => void
  /** Sends a command and returns the answer. */
  readonly ask: (...words: readonly string[]) => Promise<string>
}

/**
 * Starts a Redis server that writes nothing to disk, and stops it at the end of the test file. `words` are added to its
 * command line.
 */
export async function freshRedis(
  password?: string,
  words: readonly string[] = [],
): Promise<RedisServer> {
  const port = await freePort()
  let child: ChildProcess | undefined
  const ask = (...words: readonly string[]) => talk(port, [...loginOf(password), words])
  const start = async () => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp']
    const login = password ? ['--requirepass', password] : []
    child = spawn('redis-server', [...words, ...options, ...login])
    const failed = once(child, 'error').then(([error]) => {
      throw new Error(`redis-server does not start (apt-get install redis-server): ${error}`)
    })
    const ready = (async () => {
      while (!(await ask('PING').catch(() => '')).includes('PONG')) await pause(20)
    })()
    await Promise.race([ready, failed])
  }
  const stop = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  afterAll(stop)
  await start()
  return {
    port,
    start,
    stop,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    ask,
  }
}

const loginOf = (password: string | undefined) => (password ? [['AUTH', password]] : [])

/** Sends commands and returns all answers, waiting a moment after the last one. */
async function talk(port: number, commands: readonly (readonly string[])[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let received = ''
  socket.setEncoding('utf8').on('data', (text) => {
    received += text
  })
  socket.end(
    commands
      .map(
        (words) =>
          `*${words.length}\r\n${words.map((word) => `$${word.length}\r\n${word}\r\n`).join('')}`,
      )
      .join(''),
  )
  await once(socket, 'close')
  return received
}
