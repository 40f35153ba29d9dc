import { loginPath, paths } from './paths.ts'
import { safePath } from './redirect.ts'
import type { AccountKind } from '../auth/account.ts'

/** What a guard may know: who is here, what is switched on, and where they want to go. */
export interface Visit {
  kind: AccountKind
  moduleOn: (id: string) => boolean
  /** Path with query and hash. */
  to: string
  query: URLSearchParams
}

/** Lets the visit pass (`true`) or names the place to go to instead. */
export type Guard = (visit: Visit) => true | string

/** Members, trial players and agents; a visitor logs in first and comes back. */
export const requireMember: Guard = ({ kind, to }) => kind !== 'visitor' || loginPath(to)

/** A game: the odds of a sports board are open to visitors too. */
export const requirePlayer: Guard = (visit) => visit.query.get('gameType') === 'SPORTS' || requireMember(visit)

/** A real account; a trial player is sent home, where the reason is shown and an account can be opened. */
export const requireRealAccount: Guard = (visit) => (visit.kind === 'trial' ? paths.home : requireMember(visit))

export const requireAgent: Guard = ({ kind }) => kind === 'agent' || paths.agent

/**
 * The login and registration pages are for visitors and for trial players, who may want an account; a real account
 * is sent on to where it was going.
 */
export const requireGuest: Guard = ({ kind, query }) =>
  kind === 'visitor' || kind === 'trial' || safePath(query.get('redirect'))

/** An agent who is logged in has no business at the agents' login. */
export const requireNoAgent: Guard = ({ kind }) => kind !== 'agent' || paths.agentHome

export const requireModule =
  (id: string): Guard =>
  ({ moduleOn }) =>
    moduleOn(id) || paths.home

/** The first objection, or `true`. */
export function evaluateGuards(guards: readonly Guard[], visit: Visit): true | string {
  for (const guard of guards) {
    const verdict = guard(visit)
    if (verdict !== true) return verdict
  }
  return true
}
