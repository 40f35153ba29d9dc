import type { LoginResult } from '../client/endpoints.gen.ts'
import { urlOf } from '../testing/url.ts'

export interface Seen {
  method: string
  path: string
  query: Record<string, string>
  headers: Headers
  body: unknown
  signal: AbortSignal | undefined
}

export type Reply = (seen: Seen) => Response | Promise<Response>

/** A fetch that calls one function after another; the last answers all further calls. */
export function fakeFetch(...replies: Reply[]): { fetch: typeof fetch; seen: Seen[] } {
  const seen: Seen[] = []
  return {
    seen,
    fetch: async (input, init) => {
      const url = urlOf(input)
      const { body } = init ?? {}
      const call: Seen = {
        method: init?.method ?? 'GET',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: new Headers(init?.headers),
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
        signal: init?.signal ?? undefined,
      }
      seen.push(call)
      const reply = replies[Math.min(seen.length, replies.length) - 1]
      if (!reply) throw new TypeError('nothing listens')
      return reply(call)
    },
  }
}

export const ok =
  (value: unknown, headers: Record<string, string> = {}): Reply =>
  () =>
    Response.json({ success: true, value, requestId: 'r1' }, { headers })

export const refusal =
  (code: string, status: number, more: Record<string, unknown> = {}, headers: Record<string, string> = {}): Reply =>
  () =>
    Response.json(
      { success: false, value: null, code, message: code, retryable: false, requestId: 'r2', ...more },
      { status, headers },
    )

export const away: Reply = () => {
  throw new TypeError('fetch failed')
}

/** Never answers, not even when aborted. */
export const silent: Reply = () => new Promise(() => undefined)

export const login = (token = 'token-one-0001'): LoginResult => ({
  token,
  firstTimeLogin: false,
  passwordExpired: false,
  mustChangePassword: false,
  mustAcceptTerms: false,
  expiresAt: '2099-01-01T00:00:00Z',
  lastLoginAt: null,
})

export const info = {
  id: '1',
  account: 'a',
  nickname: 'a',
  type: 0,
  currency: 'BDT',
  language: 'bn',
  regDate: '2026-01-01T00:00:00Z',
  flags: { mustChangePassword: false, mustAcceptTerms: false },
}
