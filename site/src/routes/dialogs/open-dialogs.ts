import type { Session } from '@brand/sdk'
import { loginPath, paths } from '../../app/routing/paths.ts'

/** The address of one of the two dialogs that have one, leading on to `next`. */
export function addressOf(name: 'login' | 'register', next: string | undefined): string {
  return loginPath(next ?? paths.home).replace(paths.login, paths[name])
}

/** Whether changed terms are to be accepted: at the login, and again once a call was refused for them. */
export const termsDue = (session: Session | null, waits: string | undefined): boolean =>
  session !== null && session.mustAcceptTerms && waits !== session.token

/** Why a new password is due: it must be changed, or it is old and may wait once. */
export type DuePassword = 'first' | 'expired' | 'may'

export function passwordDue(session: Session | null, waits: string | undefined): DuePassword | null {
  if (!session) return null
  if (session.mustChangePassword) return session.passwordExpired ? 'expired' : 'first'
  return session.passwordExpired && waits !== session.token ? 'may' : null
}
