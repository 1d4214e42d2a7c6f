/**
 * Tests that slow clients, clients that disappear, and large numbers of clients only occupy connections for a while,
 * without affecting other clients.
 */

// tier: system

import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { freshMachine, until } from '../program.ts'
import { KEY, listening, talk } from '../wire.ts'

/** Milliseconds that a client may take to send a complete request to the server of this test. */
const TIME_MS = 600

describe('on a server that waits 0.6 seconds', async () => {
  const port = await listening({ requestTimeout: TIME_MS })
  const health = async () => (await fetch(`http://127.0.0.1:${port}/health`)).status

  /** Sends one byte at a time until the server closes the connection. */
  async function trickle(head: string): Promise<string> {
    const socket = connect(port, '127.0.0.1').setNoDelay()
    let received = ''
    let isOpen = true
    const closed = new Promise<void>((resolve) => {
      const end = () => {
        isOpen = false
        resolve()
      }
      socket
        .on('data', (bytes) => (received += bytes))
        .on('error', end)
        .on('close', end)
    })
    socket.write(head)
    while (isOpen) {
      socket.write('a')
      await pause(50)
    }
    await closed
    return received
  }

  test('slow headers and slow bodies get 408, and other clients are answered in the meantime', async () => {
    const slow = Array.from({ length: 50 }, (_, index) =>
      trickle(
        index % 2 === 0
          ? 'GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: '
          : `POST /v1/compatibility/fodmap HTTP/1.1\r\nHost: x\r\nX-API-Key: ${KEY}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n`,
      ),
    )
    expect(await health()).toBe(200)
    for (const received of await Promise.all(slow)) {
      expect(received).toContain('HTTP/1.1 408 Request Timeout')
      expect(received).toContain('"code":"REQUEST_TIMEOUT"')
    }
    expect(await health()).toBe(200)
  })

  test('a silent connection is closed', async () => {
    expect(await talk(port, [])).toMatch(/^$|REQUEST_TIMEOUT/)
  })

  test('a connection whose client does not read its answers is closed', async () => {
    const items = Array.from({ length: 20 }, () => ({ ingredientId: 'butter' }))
    const body = JSON.stringify({ checks: Array.from({ length: 100 }, () => ({ items })) })
    const request = `POST /v1/compatibility/check/batch HTTP/1.1\r\nHost: x\r\nX-API-Key: ${KEY}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const socket = connect(port, '127.0.0.1')
    socket.pause()
    const closed = new Promise<void>((resolve) => {
      socket.on('error', () => resolve()).on('close', () => resolve())
    })
    // Request more bytes than all buffers can hold. The client never reads, so only a write shows that the connection
    // has ended. The pauses between writes are long enough for the server to consider the client idle.
    for (let n = 0; n < 12; n++) socket.write(request)
    const poke = setInterval(() => socket.write('\r\n'), 5 * TIME_MS)
    await closed
    clearInterval(poke)
    expect(await health()).toBe(200)
  })
})

test('10,000 idle connections: every client is answered, and the server ends on request', async () => {
  const machine = freshMachine()
  const server = await machine.serve('--log-level', 'silent')
  // Open fewer connections if this machine limits the open files of a process.
  const files = Number(
    /Max open files\s+\S+\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 1e6,
  )
  const wanted = Math.min(10_000, files - 500)
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))![1]) *
    1024
  const before = memory()
  const sockets: Socket[] = []
  const open = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1')
      sockets.push(socket)
      socket.once('error', reject)
      socket.once('data', (bytes) => {
        expect(String(bytes)).toContain('HTTP/1.1 200 OK')
        resolve()
      })
      socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n')
    })
  while (sockets.length < wanted) {
    await Promise.all(Array.from({ length: Math.min(250, wanted - sockets.length) }, open))
  }
  const each = (memory() - before) / wanted
  console.log(`${wanted} idle connections: ${(each / 1024).toFixed(1)} KiB of memory each`)
  const { key } = await machine.customer()
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const headers = { 'x-api-key': key }
      return (await fetch(`${server.url}/v1/meta/languages`, { headers })).status
    }),
  )
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(sockets.filter((socket) => socket.destroyed)).toEqual([])
  server.child.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
  await until(() => sockets.every((socket) => socket.destroyed))
})
