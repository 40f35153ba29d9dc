import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far a vendor's clock may be off, seconds. */
export const clockSkewSeconds = 300

/** Hex HMAC-SHA256 over `timestamp.rawBody`. */
export function sign(secret: string, timestamp: string, rawBody: Buffer | string): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex')
}

/** Whether a call was signed with the secret, recently. */
export function isSigned(secret: string, timestamp: unknown, signature: unknown, rawBody: Buffer, now: Date): boolean {
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return false
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/i.test(signature)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > clockSkewSeconds) return false
  return timingSafeEqual(Buffer.from(sign(secret, timestamp, rawBody), 'hex'), Buffer.from(signature, 'hex'))
}
