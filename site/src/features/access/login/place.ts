import { isGatewayError } from '@brand/sdk'
import type { Portal } from './portal.ts'

interface Asked {
  verificationId: string
  channel: 'sms' | 'email'
  /** Where the code went, masked. */
  to: string
  expiredMinutes: number
}

/** A login that waits for a code, because the account was never used from here. */
export interface UnknownPlace extends Asked {
  portal: Portal
  stay: boolean
  /** The same login again: another code is sent. */
  again: () => Promise<unknown>
  /** What follows once it succeeded. */
  entered: () => void
}

/** What a refused login returns about the code it sent; undefined for every other refusal. */
export function placeOf(error: unknown): Asked | undefined {
  if (!isGatewayError(error, 'ip_verification_required')) return undefined
  const { verificationId, channel, to, expiredMinutes } = error.details
  if (typeof verificationId !== 'string' || verificationId === '') return undefined
  return {
    verificationId,
    channel: channel === 'email' ? 'email' : 'sms',
    to: typeof to === 'string' ? to : '',
    expiredMinutes: typeof expiredMinutes === 'number' ? expiredMinutes : 1,
  }
}
