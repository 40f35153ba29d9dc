import * as z from 'zod'
import { signedIn } from './endpoint.ts'
import { Balance } from './wallet.ts'

/** What `GET /wps/stream` sends (server-sent events read over fetch): the `event:` name, and the shape of its `data:`. */
export const events = {
  /** The wallet moved. The whole figure, so that a missed event costs nothing. */
  balance: Balance,
  /** A round settled with a win large enough for the board. */
  winner: z.object({ customerName: z.string(), gameName: z.string(), winAmount: z.string() }),
  /** The session ended elsewhere: log out here too. */
  'session.revoked': z.object({ reason: z.enum(['logout', 'password', 'expired', 'operator']) }),
} as const

export type EventName = keyof typeof events

/** The one call that is answered by a stream, and refused like any other. */
export const stream = {
  method: 'GET',
  path: '/wps/stream',
  summary: 'Server-sent events; a comment every 15 s keeps the line open.',
  source: '§6',
  principals: signedIn,
  module: 'COMM3',
  input: z.strictObject({}),
  errors: ['rate_limited'],
  heartbeatMs: 15_000,
} as const
