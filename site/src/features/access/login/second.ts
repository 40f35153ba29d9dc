import { isGatewayError } from '@brand/sdk'
import { useEffect, useSyncExternalStore } from 'react'

/** A login that waits for a code of the person's app. */
export interface Second {
  stepId: string
  /** What follows once it succeeded. */
  entered: () => void
}

let waiting: Second | undefined
const listeners = new Set<() => void>()

function set(next: Second | undefined): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Whether a refusal requires the second step; it then replaces the form, for every login method. */
export function asksSecond(error: unknown, entered: () => void): boolean {
  if (!isGatewayError(error, 'second_factor_required')) return false
  const { stepId } = error.details
  set({ stepId: typeof stepId === 'string' ? stepId : '', entered })
  return true
}

export const leaveSecond = (): void => set(undefined)

/**
 * Closing the dialog starts over; a step that unmounts and mounts again at once, as in React's strict mode, is kept.
 */
export function useHeld(second: Second): void {
  useEffect(() => {
    set(second)
    return leaveSecond
  }, [second])
}

export function useSecond(): Second | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => waiting,
    () => undefined,
  )
}
