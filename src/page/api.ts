/** Asks the server that the page comes from; the key goes with every call and is kept in this tab alone. */

/** What the server said instead of an answer. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

export interface Api {
  readonly get: <Answer>(
    path: string,
    query?: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ) => Promise<Answer>
  readonly post: <Answer>(path: string, body: object) => Promise<Answer>
}

export function apiWith(key: string): Api {
  const ask = async <Answer>(path: string, init: RequestInit): Promise<Answer> => {
    const headers = {
      ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
      ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const response = await fetch(path, { ...init, headers, credentials: 'omit' })
    const body: unknown = await response.json().catch(() => undefined)
    if (response.ok && body !== undefined) return body as Answer
    const { error } = (body ?? {}) as { error?: { code: string; message: string } }
    throw new ApiError(response.status, error?.code ?? '', error?.message ?? response.statusText)
  }
  return {
    get: (path, query = {}, signal) =>
      ask(`${path}?${new URLSearchParams(query)}`, signal ? { signal } : {}),
    post: (path, body) => ask(path, { method: 'POST', body: JSON.stringify(body) }),
  }
}

const KEY = 'ingr.key'

/** Gone with the tab: never in what outlives it. */
export const keptKey = {
  read: (): string => sessionStorage.getItem(KEY) ?? '',
  write: (key: string): void => {
    if (key === '') sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, key)
  },
}
