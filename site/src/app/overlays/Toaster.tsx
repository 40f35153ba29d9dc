import { createToasts, Toast, type ToastMessage } from '@brand/ui/toast'
import { useEffect, useRef } from 'react'
import { useLocation } from '../navigation/router.ts'
import { useSession } from '../auth/session.ts'
import { useOnline } from '../browser/use-online.ts'
import { placeOf } from '../navigation/place.ts'
import { offPaper } from '../page-header.css.ts'
import type { ToastCause } from './show-toast.ts'

export const toasts = createToasts()
const causes = new Map<number, ToastCause>()

export function show(message: ToastMessage, cause: ToastCause | undefined): void {
  const id = toasts.show(message)
  if (cause) causes.set(id, cause)
}

function end(cause: ToastCause): void {
  for (const [id, of] of causes) {
    if (of !== cause) continue
    causes.delete(id)
    toasts.dismiss(id)
  }
}

/** Ends what a cause has told once it is over; `state` is empty while it goes on. */
function useEnd(cause: ToastCause, state: string): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (state) end(cause)
  }, [cause, state])
}

export default function Toaster() {
  const { pathname, search } = useLocation()
  useEnd('session', useSession()?.token ?? '')
  useEnd('connection', useOnline() ? 'online' : '')
  useEnd('page', placeOf(pathname, search))
  return <Toast toasts={toasts} className={offPaper} />
}
