import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../../lib/refusal.ts'
import { tokenHash } from '../../auth/sessions.ts'

/** The prefix binds it to this very host, and to https or localhost. */
export const sessionCookie = '__Host-session'

/** The first cookie of a name, decoded. */
export const cookieOf = (req: { headers: { cookie?: string | undefined } }, name: string): string | undefined =>
  parseCookie(req.headers.cookie ?? '')[name]

/** `Set-Cookie` that keeps a token for this long; without one, its removal. */
export const setSessionCookie = (token: string | undefined, seconds: number): string =>
  stringifySetCookie({
    name: sessionCookie,
    value: token ?? '',
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'strict',
    maxAge: token ? Math.max(0, Math.round(seconds)) : 0,
  })

/** Whether the client wants its tokens kept out of reach of scripts. */
export const wantsCookie = (req: Pick<FastifyRequest, 'headers'>): boolean =>
  req.headers['x-session-store'] === 'cookie'

/** What the page gets instead of a token: it names the session, and opens it only beside the cookie. */
export const nameOf = (token: string): string => `cookie.${tokenHash(token)}`

/** The parts of a request that prove its caller. */
export type RequestCredentials = Pick<FastifyRequest, 'headers' | 'host'>

/** A call from another site's page: browsers mark it, and scripts cannot change the mark. */
function foreign({ headers, host }: RequestCredentials): boolean {
  const { origin, 'sec-fetch-site': from } = headers
  if (from !== undefined && from !== 'same-origin') return true
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
}

/**
 * The token a call comes with: that of its `Authorization`, or that of the cookie when the header holds its name. A
 * cookie alone is not accepted: another page can make a browser send it, and cannot set the header, know the name or be
 * of our origin.
 */
export function tokenOf(req: RequestCredentials): string | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1]
  if (!bearer?.startsWith('cookie.')) return bearer
  if (foreign(req)) throw refuse('forbidden')
  const token = cookieOf(req, sessionCookie)
  return token !== undefined && nameOf(token) === bearer ? token : ''
}
