import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { inTime } from '../app/chunk-errors.ts'
import { sdk } from '../app/client.ts'
import { useDialogs, useOpenDialog } from '../app/dialogs.tsx'
import { KitWords } from '../app/KitWords.tsx'
import { leaving } from '../app/leaving.ts'
import { paths } from '../app/paths.ts'
import { safePath } from '../app/redirect.ts'
import { useHydrated } from '../app/use-hydrated.ts'
import { dialogAt, isAgentPath } from './site-dialogs.ts'

const LoginDialog = lazy(() => inTime(() => import('../features/session/LoginDialog.tsx')))
const RegisterDialog = lazy(() => inTime(() => import('../features/session/RegisterDialog.tsx')))
const LogoutDialog = lazy(() => inTime(() => import('../features/session/LogoutDialog.tsx')))
const RealAccountDialog = lazy(() => inTime(() => import('../features/session/RealAccountDialog.tsx')))

/** The dialogs of the whole site: asked for anywhere, or by the addresses `/login` and `/register`. */
export function SiteDialogs() {
  // No dialog is part of a prerendered page.
  const hydrated = useHydrated()
  const location = useLocation()
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const asked = useOpenDialog()
  const addressed = dialogAt(location.pathname, location.search)
  const open = asked ?? addressed

  // A session that ends by itself, here or in another tab, offers the login and comes back to this place.
  useEffect(
    () =>
      sdk.onSessionEnd(() => {
        const { pathname, search, hash } = window.location
        if (leaving.to === null && !isAgentPath(pathname)) dialogs.show('login', { next: pathname + search + hash, ended: true })
      }),
    [dialogs],
  )
  useEffect(() => {
    if (location.pathname === leaving.to) leaving.to = null
  }, [location])

  if (!open || !hydrated) return null
  const leave = (to?: string) => {
    dialogs.close()
    if (to ?? addressed) void navigate(to ?? paths.home, { replace: Boolean(addressed) })
  }
  const done = () => leave(open.next && safePath(open.next))
  const access = { ended: open.ended, onDone: done, onClose: () => leave() }
  const logout = () => {
    leaving.to = isAgentPath(location.pathname) ? paths.agent : paths.home
    leave(leaving.to)
  }
  const other = (name: 'login' | 'register') => () => dialogs.show(name, { next: open.next })
  return (
    <Suspense fallback={null}>
      <KitWords>
        {open.name === 'login' ? <LoginDialog {...access} onOther={other('register')} /> : null}
        {open.name === 'register' ? <RegisterDialog {...access} onOther={other('login')} /> : null}
        {open.name === 'logout' ? <LogoutDialog onDone={logout} onClose={dialogs.close} /> : null}
        {open.name === 'realAccount' ? <RealAccountDialog onClose={dialogs.close} /> : null}
      </KitWords>
    </Suspense>
  )
}
