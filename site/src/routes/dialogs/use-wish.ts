import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showErrorToast } from '../../app/overlays/show-error-toast.ts'
import { useDialogs, type Wish } from '../../app/overlays/dialogs.tsx'
import { useAccount, useEpoch, useSession } from '../../app/auth/session.ts'
import { setFavourite } from '../../features/games/catalogue/favourites/set-favourite.ts'

/**
 * `grant(wish)`: runs the pending action of a visitor after the login, once the account is known and no mandatory step
 * (a new password, for instance) is left; exactly once, whatever is rendered again. A trial player is told why it is
 * not possible.
 */
export function useWish(): (wish: Wish | undefined) => void {
  const client = useQueryClient()
  const { i18n } = useTranslation('games')
  const { show } = useDialogs()
  const { kind } = useAccount()
  const epoch = useEpoch()
  const session = useSession()
  const waiting = useRef<Wish>(undefined)
  const [asked, setAsked] = useState(0)
  const ready = session !== null && !session.mustChangePassword && kind !== 'pending'
  useEffect(() => {
    // A logout drops the pending action.
    if (session === null) waiting.current = undefined
    const wish = waiting.current
    if (!ready || !wish) return
    waiting.current = undefined
    if (kind === 'trial') show('realAccount', { next: location.pathname + location.search, wish })
    else setFavourite(client, epoch, wish.favourite, true).catch((error: unknown) => showErrorToast(i18n, error))
  }, [asked, ready, session, kind, epoch, client, i18n, show])
  return (wish) => {
    if (!wish) return
    waiting.current = wish
    setAsked((count) => count + 1)
  }
}
