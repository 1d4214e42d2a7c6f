/** Addresses of Redis and Valkey: one server, sentinels that know the current master, or nodes of a cluster. */

import { Cluster, Redis, type RedisOptions } from 'ioredis'
import { invalid } from '../errors.ts'
import { msg } from '../wording/message.ts'

/** Options without `replyMapping`, which would change the type of the connection. */
export type RedisSettings = Omit<RedisOptions, 'replyMapping'>

/** Matches addresses with several hosts: `rediss+sentinel://user:password@host:26379,host:26379/name-of-the-master`. */
const SEVERAL =
  /^(?:redis|valkey)(s?)\+(sentinel|cluster):\/\/(?:([^:@/]*)(?::([^@/]*))?@)?([^@/?#]+)(?:\/([^/?#]*))?$/i
const NODE = /^(\[[\da-f:]+\]|[^:[\]\s]+)(?::(\d{1,5}))?$/i
const PORTS: Readonly<Record<string, number>> = { sentinel: 26_379, cluster: 6_379 }

/**
 * Returns a connection, and its hosts as text without user names and passwords. The schemes are `redis` and `valkey`,
 * with an `s` for TLS. Throws INVALID_REQUEST for an invalid address.
 */
export function redisAt(address: string, options: RedisSettings): [Redis | Cluster, shown: string] {
  const several = SEVERAL.exec(address)
  if (!several) {
    const url = urlOf(address)
    return [new Redis(url.href, options), url.host]
  }
  const [, s, found = '', username = '', password = '', hosts = '', path = ''] = several
  const kind = found.toLowerCase()
  const nodes = hosts.split(',').map((text) => {
    const [, host, port = PORTS[kind]] = NODE.exec(text) ?? []
    if (host === undefined) throw badAddress()
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
  })
  const all: RedisSettings = {
    ...options,
    ...(username ? { username: decoded(username) } : {}),
    ...(password ? { password: decoded(password) } : {}),
    ...(s ? { tls: {} } : {}),
  }
  // Sentinels need the name of a master; a cluster has none.
  if ((kind === 'sentinel') !== (path !== '')) throw badAddress()
  if (kind === 'sentinel') {
    const redis = new Redis({ ...all, sentinels: nodes, name: decoded(path) })
    return [redis, hosts]
  }
  const { retryStrategy, enableOfflineQueue = true, enableAutoPipelining = false } = options
  const cluster = new Cluster(nodes, {
    redisOptions: all,
    enableOfflineQueue,
    enableAutoPipelining,
    clusterRetryStrategy: (times) => retryStrategy?.(times) ?? null,
  })
  return [cluster, hosts]
}

const SCHEMES: Readonly<Record<string, string>> = {
  'redis:': 'redis:',
  'rediss:': 'rediss:',
  'valkey:': 'redis:',
  'valkeys:': 'rediss:',
}

function urlOf(address: string): URL {
  const scheme = /^[a-z]+:(?=\/\/)/i.exec(address)?.[0].toLowerCase() ?? ''
  const known = SCHEMES[scheme]
  const text = known && known + address.slice(scheme.length)
  if (!text || !URL.canParse(text) || new URL(text).hostname === '') throw badAddress()
  return new URL(text)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw badAddress()
  }
}

// The error does not repeat the address, because it may contain a password.
const badAddress = () => invalid(msg('badRedisAddress'))
