import type { ToastMessage } from '@brand/ui/toast'
import { useSyncExternalStore } from 'react'

let wanted = false
const listeners = new Set<() => void>()

/**
 * What a toast tells of, which it does not outlive: that nobody is logged in, that there is no connection, or what went
 * wrong on the page that is shown.
 */
export type ToastCause = 'session' | 'connection' | 'page'

/**
 * Shows a toast: `showToast({ tone: 'danger', title: errorText(error) })`. It goes after a while, or with its cause. The
 * toaster loads with the first call.
 */
export function showToast(message: ToastMessage, cause?: ToastCause): void {
  wanted = true
  for (const listener of listeners) listener()
  // Without its chunk a passing remark is lost, and nothing else.
  import('./Toaster.tsx').then(
    ({ show }) => show(message, cause),
    () => {},
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToastWanted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )
