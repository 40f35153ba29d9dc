import type { ToastMessage } from '@brand/ui/toast'
import { useSyncExternalStore } from 'react'

let wanted = false
const listeners = new Set<() => void>()

/**
 * Shows a toast: `showToast({ tone: 'danger', title: errorText(error) })`. The toaster loads
 * with the first call.
 */
export function showToast(message: ToastMessage): void {
  wanted = true
  for (const listener of listeners) listener()
  // Without its chunk a passing remark is lost, and nothing else.
  import('./Toaster.tsx').then(
    ({ toasts }) => toasts.show(message),
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
