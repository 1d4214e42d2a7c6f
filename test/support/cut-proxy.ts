/**
 * A proxy between a store and its PostgreSQL server that cuts the connection at a moment chosen by
 * the test.
 */

import { once } from 'node:events'
import { createConnection, createServer, type Socket } from 'node:net'

/**
 * What happens to a commit: it never reaches the server, its response never reaches the client, or it waits forever.
 */
export type Cut = 'before commit' | 'after commit' | 'held'

export interface CutProxy {
  /** The address of the server with the port of the proxy. */
  readonly address: string
  /** Sets a function that is called for every commit and returns how to cut it. `undefined` lets the commit through. */
  readonly atCommit: (decide: () => Cut | undefined) => void
  /** Cuts every connection after this many bytes in either direction; null turns that off. */
  readonly cutAfter: (bytes: (() => number) | null) => void
  /** Refuses new connections, or accepts them again. */
  readonly refuse: (isAway: boolean) => void
  /** Cuts the open connections. */
  readonly cutAll: () => void
  /** Number of commits so far for which the proxy cut or held the connection. */
  readonly cuts: () => number
  readonly close: () => Promise<void>
}

/** How to recognize a commit: the driver sends `commit`, or a statement that is its own transaction. */
const COMMITS = [Buffer.from('commit\0'), Buffer.from('select ingr.record_calls(')]

export async function cutProxy(address: string): Promise<CutProxy> {
  const { hostname, port } = new URL(address.replace(/^postgres/, 'http'))
  const sockets = new Set<Socket>()
  let decide: () => Cut | undefined = () => undefined
  let length: (() => number) | null = null
  let isAway = false
  let cuts = 0

  const proxy = createServer((client) => {
    if (isAway) {
      client.destroy()
      return
    }
    const server = createConnection(Number(port), hostname)
    const both = [client, server]
    let left = length?.() ?? Number.POSITIVE_INFINITY
    let isCutting = false
    const cut = () => {
      for (const one of both) one.destroy()
    }
    for (const one of both) {
      sockets.add(one)
      one.setNoDelay(true).on('error', cut).once('close', cut)
      one.once('close', () => sockets.delete(one))
    }
    const within = (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) cut()
      return left >= 0
    }
    client.on('data', (chunk) => {
      const fate = COMMITS.some((commit) => chunk.includes(commit)) ? decide() : undefined
      if (fate) cuts++
      if (fate === 'before commit') return cut()
      if (fate === 'held') return
      isCutting = fate === 'after commit'
      if (within(chunk)) server.write(chunk)
    })
    server.on('data', (chunk) => {
      if (isCutting) cut()
      else if (within(chunk)) client.write(chunk)
    })
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const proxyPort = (proxy.address() as { port: number }).port
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    address: address.replace(`:${port}/`, `:${proxyPort}/`),
    atCommit: (decision) => {
      decide = decision
    },
    cutAfter: (bytes) => {
      length = bytes
    },
    refuse: (away) => {
      isAway = away
    },
    cutAll,
    cuts: () => cuts,
    close: async () => {
      cutAll()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
