import { useLocation } from '../../app/navigation/router.ts'
import { lazyPart } from '../../app/browser/lazy-part.tsx'
import { useOpenDialog } from '../../app/overlays/dialogs.tsx'
import { useSession } from '../../app/auth/session.ts'
import { useIsHydrated } from '../../app/ssr/use-is-hydrated.ts'
import { dialogAt, maybeRemembered } from './site-dialogs.ts'

const OpenDialogs = lazyPart(() => import('./OpenDialogs.tsx'))

/**
 * Where the dialogs of the whole site stand. They load once one is asked for, by anybody, by the address, or by a
 * session that may end or be brought back; a visitor who only looks round does not pay for them. None is part of a
 * prerendered page.
 */
export function SiteDialogs() {
  const hydrated = useIsHydrated()
  const { pathname } = useLocation()
  const asked = useOpenDialog()
  const session = useSession()
  if (!hydrated || !(asked || session || dialogAt(pathname, '') || maybeRemembered())) return null
  return <OpenDialogs />
}
