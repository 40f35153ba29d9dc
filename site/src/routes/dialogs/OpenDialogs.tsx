import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '../../app/navigation/router.ts'
import { lazyPart } from '../../app/browser/lazy-part.tsx'
import { sdk } from '../../app/api/client.ts'
import { useStatus } from '../../app/api/status.ts'
import { useDialogs, useOpenDialog, type DialogName, type OpenDialog } from '../../app/overlays/dialogs.tsx'
import { KitWords } from '../../app/i18n/KitWords.tsx'
import { logoutRedirect } from '../../app/routing/logout-redirect.ts'
import { memberPath, paths } from '../../app/routing/paths.ts'
import { safePath } from '../../app/routing/redirect.ts'
import { excludedUntil } from '../../app/auth/excluded-until.ts'
import { useSession } from '../../app/auth/session.ts'
import { addressOf, passwordDue } from './open-dialogs.ts'
import { dialogAt, isAgentPath } from './site-dialogs.ts'
import { useCheckDue } from '../use-check-due.ts'
import { bringBack, useRemembered } from '../use-remembered.ts'
import { useTermsDue } from './use-terms-due.ts'
import { useWish } from './use-wish.ts'

const LoginDialog = lazyPart(() => import('../../features/access/login/LoginDialog.tsx'))
const RegisterDialog = lazyPart(() => import('../../features/access/register/RegisterDialog.tsx'))
const ForgotDialog = lazyPart(() => import('../../features/access/password/ForgotDialog.tsx'))
const PasswordDialog = lazyPart(() => import('../../features/access/password/PasswordDialog.tsx'))
const TermsDialog = lazyPart(() => import('../../features/access/terms/TermsDialog.tsx'))
const LogoutDialog = lazyPart(() => import('../../features/access/LogoutDialog.tsx'))
const RealityCheck = lazyPart(() => import('../../features/safer-play/limits/hold/RealityCheck.tsx'))
const FundPasswordDialog = lazyPart(() => import('../../features/account/fund-password/FundPasswordDialog.tsx'))
const RealAccountDialog = lazyPart(() => import('../../features/access/RealAccountDialog.tsx'))

/** Dialogs that close after a login. */
const entrances: readonly DialogName[] = ['login', 'register', 'forgot']

/**
 * The dialogs of the whole site: asked for anywhere, due by the session, or by the addresses `/login` and `/register`.
 */
export default function OpenDialogs() {
  const location = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const dialogs = useDialogs()
  const asked = useOpenDialog()
  const trying = useRemembered()
  const [waits, setWaits] = useState<string>()
  const session = useSession()
  const due = passwordDue(session, waits)
  const addressed = dialogAt(location.pathname, location.search)
  const { isPending: statusPending } = useStatus()
  const [terms, letTermsWait] = useTermsDue(session)
  const required = terms ? { name: 'terms' as const } : due ? { name: 'password' as const } : undefined
  const open = (terms && asked?.name !== 'logout' ? required : asked) ?? required ?? addressed
  const grant = useWish()
  const [checkDue, checked] = useCheckDue(session)
  const closed = useRef<OpenDialog>(undefined)
  const interrupted = useRef(asked)
  useEffect(() => {
    interrupted.current = asked
  }, [asked])

  // The stream reports it before it ends the session.
  useEffect(() => sdk.stream.subscribe('session.revoked', ({ until }) => until && excludedUntil.write(until)), [])
  // A session that ends by itself, here or in another tab, offers the login and comes back to this place.
  useEffect(
    () =>
      sdk.onSessionEnd((reason) => {
        const { pathname, search, hash } = window.location
        if (logoutRedirect.to !== null || isAgentPath(pathname)) return
        const back = interrupted.current?.name === 'password' ? 'password' : undefined
        const offer = () =>
          dialogs.show('login', {
            next: pathname + search + hash,
            cause: reason === 'excluded' ? 'excluded' : 'ended',
            back,
          })
        // A remembered person is not asked again after inactivity.
        if (reason === 'expired') void bringBack().then((here) => here || offer())
        else offer()
      }),
    [dialogs],
  )
  useEffect(() => {
    if (location.pathname === logoutRedirect.to) logoutRedirect.to = null
  }, [location])

  const close = () => {
    closed.current = asked ?? undefined
    dialogs.close()
  }
  const goOn = useRef<(from: OpenDialog) => void>(undefined)
  useEffect(() => {
    goOn.current = ({ next, wish, back }) => {
      close()
      if (next) void navigate(safePath(next))
      grant(wish)
      if (back) dialogs.show(back)
    }
  })
  // A login in another tab applies here as well: the pending action runs.
  useEffect(() => {
    if (!asked || !entrances.includes(asked.name)) return
    const { epoch } = sdk.store.get()
    const mutations = client.getMutationCache()
    // A dialog that logged in itself does so in a mutation: it closes as that ends, and takes its own way on.
    const look = () => {
      const now = sdk.store.get()
      if (!now.session || now.epoch === epoch || client.isMutating() > 0) return
      stop()
      if (closed.current !== asked) goOn.current?.(asked)
    }
    const stops = [sdk.store.subscribe(look), mutations.subscribe(look)]
    const stop = () => stops.forEach((one) => one())
    return stop
  }, [asked, client])

  if (checkDue && !trying) {
    return (
      <Suspense fallback={null}>
        <KitWords>
          <RealityCheck
            onDone={checked}
            onLeave={(to) => void navigate(to === 'home' ? paths.home : memberPath('bets'))}
          />
        </KitWords>
      </Suspense>
    )
  }
  // The status defines the login methods: a form that changed while it is used would be worse than none.
  if (!open || trying || (open === addressed && statusPending)) return null
  const { next, wish, cause, back }: Partial<OpenDialog> = open
  const leave = (to?: string) => {
    close()
    if (to ?? addressed) void navigate(to ?? paths.home, { replace: Boolean(addressed) })
  }
  const done = () => {
    leave(next && safePath(next))
    grant(wish)
    if (back) dialogs.show(back)
  }
  // After a registration, free play or a reset by telephone the person is at home, unless they were on their way.
  const doneAtHome = () => {
    leave(safePath(next, paths.home))
    grant(wish)
  }
  const other = (name: 'login' | 'register') => () => {
    if (!asked && addressed) void navigate(addressOf(name, next))
    else dialogs.show(name, { next, wish })
  }
  const access = { cause, onClose: () => leave(), onForgot: () => dialogs.show('forgot', { next, wish }) }
  const logout = () => {
    logoutRedirect.to = isAgentPath(location.pathname) ? paths.agent : paths.home
    leave(logoutRedirect.to)
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
            onLogin={(reset) => dialogs.show('login', { next, wish, cause: reset ? 'reset' : undefined })}
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
        {open.name === 'terms' ? (
          <TermsDialog onDone={dialogs.close} onLater={letTermsWait} onLogout={() => dialogs.show('logout')} />
        ) : null}
        {open.name === 'logout' ? <LogoutDialog onDone={logout} onClose={dialogs.close} /> : null}
        {open.name === 'fundPassword' ? <FundPasswordDialog onClose={dialogs.close} /> : null}
        {open.name === 'realAccount' ? (
          <RealAccountDialog onRegister={() => dialogs.show('register', { next, wish })} onClose={dialogs.close} />
        ) : null}
      </KitWords>
    </Suspense>
  )
}
