import type { LoginResult } from '../client/endpoints.gen.ts'

/** A signed-in person's session: the token and what the login returned about it. */
export type Session = LoginResult

export interface SessionState {
  /** Grows by one whenever the person changes: nothing cached under one epoch is shown under another. */
  readonly epoch: number
  /** Null for a visitor. */
  readonly session: Session | null
}

/**
 * Why a session ended: the person left (here or in another tab), it timed out, it was revoked elsewhere, or the person
 * excluded themselves from play.
 */
export type EndReason = 'logout' | 'expired' | 'revoked' | 'excluded'
