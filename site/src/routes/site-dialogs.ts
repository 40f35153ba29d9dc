import type { Session } from '@brand/sdk'
import type { OpenDialog } from '../app/dialogs.tsx'
import { loginPath, paths } from '../app/paths.ts'
import { safePath } from '../app/redirect.ts'

/** The dialog an address opens over home, and where it leads once done. */
export function dialogAt(pathname: string, search: string): OpenDialog | null {
  if (pathname !== paths.login && pathname !== paths.register) return null
  const next = safePath(new URLSearchParams(search).get('redirect'))
  return { name: pathname === paths.login ? 'login' : 'register', next }
}

/** The address of one of the two dialogs that have one, leading on to `next`. */
export function addressOf(name: 'login' | 'register', next: string | undefined): string {
  return loginPath(next ?? paths.home).replace(paths.login, paths[name])
}

/** Why a new password is due: it must be changed, or it is old and may wait once (pages C-22). */
export type DuePassword = 'first' | 'expired' | 'may'

export function passwordDue(session: Session | null, waits: string | undefined): DuePassword | null {
  if (!session) return null
  if (session.mustChangePassword) return session.passwordExpired ? 'expired' : 'first'
  return session.passwordExpired && waits !== session.token ? 'may' : null
}

/** Agent addresses keep to themselves: their own login, no dialogs over them. */
export const isAgentPath = (pathname: string): boolean => pathname === paths.agent || pathname === paths.agentHome
