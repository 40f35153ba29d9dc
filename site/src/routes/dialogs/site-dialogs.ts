import type { OpenDialog } from '../../app/overlays/dialogs.tsx'
import { paths } from '../../app/routing/paths.ts'
import { safePath } from '../../app/routing/redirect.ts'
import { slot } from '../../app/storage/storage.ts'

/** The dialog an address opens over home, and where it leads once done. */
export function dialogAt(pathname: string, search: string): OpenDialog | null {
  if (pathname !== paths.login && pathname !== paths.register) return null
  const next = safePath(new URLSearchParams(search).get('redirect'))
  return { name: pathname === paths.login ? 'login' : 'register', next }
}

/** Agent addresses keep to themselves: their own login, no dialogs over them. */
export const isAgentPath = (pathname: string): boolean => pathname === paths.agent || pathname === paths.agentHome

/** Whether this browser may be remembered; the feature that wrote the stored value validates it. */
export const maybeRemembered = (): boolean => slot('localStorage', 'remember', (text) => text).read() !== undefined
