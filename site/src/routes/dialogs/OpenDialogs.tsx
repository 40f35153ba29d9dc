import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { inTime } from '../../app/browser/chunk-errors.ts'
import { sdk } from '../../app/calls/client.ts'
import { useDialogs, useOpenDialog } from '../../app/routing/dialogs.tsx'
import { KitWords } from '../../app/language/KitWords.tsx'
import { leaving } from '../../app/routing/leaving.ts'
import { memberPath, paths } from '../../app/routing/paths.ts'
import { safePath } from '../../app/routing/redirect.ts'
import { useSession } from '../../app/session/session.ts'
import { addressOf, passwordDue } from './open-dialogs.ts'
import { dialogAt, isAgentPath } from './site-dialogs.ts'
import { useCheckDue } from '../use-check-due.ts'
import { bringBack, useRemembered } from '../use-remembered.ts'

const LoginDialog = lazy(() => inTime(() => import('../../features/session/login/LoginDialog.tsx')))
const RegisterDialog = lazy(() => inTime(() => import('../../features/session/register/RegisterDialog.tsx')))
const ForgotDialog = lazy(() => inTime(() => import('../../features/session/password/ForgotDialog.tsx')))
const PasswordDialog = lazy(() => inTime(() => import('../../features/session/password/PasswordDialog.tsx')))
const LogoutDialog = lazy(() => inTime(() => import('../../features/session/LogoutDialog.tsx')))
const RealityCheck = lazy(() => inTime(() => import('../../features/limits/hold/RealityCheck.tsx')))
const RealAccountDialog = lazy(() => inTime(() => import('../../features/session/RealAccountDialog.tsx')))

/** The dialogs of the whole site: asked for anywhere, due by the session, or by the addresses `/login` and `/register`. */
export default function OpenDialogs() {
  const location = useLocation()
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const asked = useOpenDialog()
  const trying = useRemembered()
  const [waits, setWaits] = useState<string>()
  const session = useSession()
  const due = passwordDue(session, waits)
  const addressed = dialogAt(location.pathname, location.search)
  const open = asked ?? (due ? { name: 'password' as const } : addressed)
  const [checkDue, checked] = useCheckDue(session)
  const interrupted = useRef(asked)
  useEffect(() => {
    interrupted.current = asked
  }, [asked])

  // A session that ends by itself, here or in another tab, offers the login and comes back to this place.
  useEffect(
    () =>
      sdk.onSessionEnd((reason) => {
        const { pathname, search, hash } = window.location
        if (leaving.to !== null || isAgentPath(pathname)) return
        const back = interrupted.current?.name === 'password' ? 'password' : undefined
        const offer = () => dialogs.show('login', { next: pathname + search + hash, said: 'ended', back })
        // Whoever asked to be remembered is not asked again for being idle.
        if (reason === 'expired') void bringBack().then((here) => here || offer())
        else offer()
      }),
    [dialogs],
  )
  useEffect(() => {
    if (location.pathname === leaving.to) leaving.to = null
  }, [location])

  if (checkDue && !trying) {
    return (
      <Suspense fallback={null}>
        <KitWords>
          <RealityCheck
            onDone={checked}
            onLeave={(to) => void navigate(to === 'home' ? paths.home : memberPath('personalHistoryCopy'))}
          />
        </KitWords>
      </Suspense>
    )
  }
  if (!open || trying) return null
  const { next, said, back } =
    'next' in open || 'said' in open ? open : { ...open, next: undefined, said: undefined, back: undefined }
  const leave = (to?: string) => {
    dialogs.close()
    if (to ?? addressed) void navigate(to ?? paths.home, { replace: Boolean(addressed) })
  }
  const done = () => {
    leave(next && safePath(next))
    if (back) dialogs.show(back)
  }
  // After a registration, free play or a reset by telephone the person is at home, unless they were on their way (spec §4).
  const doneAtHome = () => leave(safePath(next, paths.home))
  const other = (name: 'login' | 'register') => () => {
    if (!asked && addressed) void navigate(addressOf(name, next))
    else dialogs.show(name, { next })
  }
  const access = { said, onClose: () => leave(), onForgot: () => dialogs.show('forgot', { next }) }
  const logout = () => {
    leaving.to = isAgentPath(location.pathname) ? paths.agent : paths.home
    leave(leaving.to)
  }
  const changed = () => (due || isAgentPath(location.pathname) ? dialogs.close() : leave(paths.home))
  const later = () => {
    setWaits(session?.token)
    dialogs.close()
  }
  return (
    <Suspense fallback={null}>
      <KitWords>
        {open.name === 'login' ? (
          <LoginDialog {...access} onDone={done} onTrial={doneAtHome} onOther={other('register')} />
        ) : null}
        {open.name === 'register' ? (
          <RegisterDialog onClose={access.onClose} onDone={doneAtHome} onOther={other('login')} />
        ) : null}
        {open.name === 'forgot' ? (
          <ForgotDialog
            onClose={access.onClose}
            onDone={doneAtHome}
            onLogin={(reset) => dialogs.show('login', { next, said: reset ? 'reset' : undefined })}
          />
        ) : null}
        {open.name === 'password' ? (
          <PasswordDialog
            why={due === null ? 'wish' : due === 'first' ? 'first' : 'expired'}
            mandatory={due === 'first' || due === 'expired'}
            onDone={changed}
            onClose={later}
            onLogout={() => dialogs.show('logout')}
          />
        ) : null}
        {open.name === 'logout' ? <LogoutDialog onDone={logout} onClose={dialogs.close} /> : null}
        {open.name === 'realAccount' ? <RealAccountDialog onClose={dialogs.close} /> : null}
      </KitWords>
    </Suspense>
  )
}
