import type { SystemStatusOutput } from '@brand/sdk'

export type View = 'normal' | 'maintenance' | 'blocked' | 'network'

/** System status as a number: 0 normal, 1 maintenance, 2 region restricted; 1 takes precedence over 2. */
export function statusNumber({
  maintenance,
  regionRestriction,
}: Pick<SystemStatusOutput, 'maintenance' | 'regionRestriction'>): 0 | 1 | 2 {
  return maintenance ? 1 : regionRestriction ? 2 : 0
}

interface Known {
  status: Pick<SystemStatusOutput, 'maintenance' | 'regionRestriction'> | undefined
  /** The status could not be had. */
  failed: boolean
  /**
   * The state the gateway returned when it served the page (`<html data-state>`); `kept`: the service worker did, without
   * a network.
   */
  served: string | undefined
}

/**
 * What to show. The gateway decided before it answered, so the page starts as it was served and follows the status once
 * it is there; a status that was known and cannot be refreshed changes nothing.
 */
export function viewOf({ status, failed, served }: Known): View {
  if (status) return (['normal', 'maintenance', 'blocked'] as const)[statusNumber(status)]
  // The kept frame stands as it is, below the notice that there is no connection.
  if (failed && served !== 'kept') return 'network'
  return served === 'maintenance' || served === 'blocked' ? served : 'normal'
}

/** Asks again about once a minute, never all visitors in the same second. */
export const retryAfter = (random: number): number => 60_000 + Math.round(random * 10_000)

/** How long before planned maintenance the notice is shown. */
export const noticeMs = 30 * 60_000

export interface Left {
  hours: number
  minutes: number
  seconds: number
}

/** Time left until `end`, never below zero. */
export function timeLeft(end: number, now: number): Left {
  const seconds = Math.max(0, Math.ceil((end - now) / 1000))
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60), seconds: seconds % 60 }
}
