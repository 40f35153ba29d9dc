import { useEffect, useRef, useState } from 'react'
import { useLocation } from '../../app/navigation/router.ts'
import { useSession } from '../../app/auth/session.ts'
import { placeOf } from '../../app/navigation/place.ts'
import type { OpenDialog } from '../../app/overlays/dialogs.tsx'
import { paths } from '../../app/routing/paths.ts'
import { safePath } from '../../app/routing/redirect.ts'

/** Whether a login in this dialog leads back to what the person was about, not just to an account. */
export const leadsBack = ({ next, wish, cause, back }: OpenDialog): boolean =>
  (next !== undefined && next !== paths.home) || Boolean(wish ?? back) || cause === 'ended' || cause === 'excluded'

/** The place an address names, once the dialog has led there. */
function placeAt(address: string): string {
  const { pathname, search } = new URL(safePath(address), 'https://site.invalid')
  return placeOf(pathname, search)
}

/** Whether a login led back to the page that is shown, until the person leaves it. `open`: the dialog that is open. */
export function useSentBack(open: OpenDialog | null): boolean {
  const signedIn = useSession() !== null
  const { pathname, search } = useLocation()
  const here = placeOf(pathname, search)
  const [back, setBack] = useState<{ to: string; there: boolean }>()
  const before = useRef({ open, signedIn })
  useEffect(() => {
    const was = before.current
    before.current = { open, signedIn }
    if (was.signedIn === signedIn) return
    const dialog = open ?? was.open
    const to = signedIn && dialog && leadsBack(dialog) ? (dialog.next ? placeAt(dialog.next) : here) : undefined
    setBack(to === undefined ? undefined : { to, there: to === here })
  }, [open, signedIn, here])
  if (back && !back.there && here === back.to) setBack({ ...back, there: true })
  if (back?.there && here !== back.to) setBack(undefined)
  return back !== undefined
}
