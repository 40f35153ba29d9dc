import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { secret } from './secret.ts'

/**
 * A ticket for a service beside the gateway (chat, lottery front): `base64url(JSON claims).hex(HMAC-SHA256)` under the
 * service's own key (`secret:<service>` of the settings). `exp` is in seconds; the service takes each `jti` once.
 */
export async function ticketFor(db: Db, service: 'chat' | 'lottery', claims: object, expires: Date): Promise<string> {
  const key = await secret(db, service, () => randomBytes(32).toString('hex'))
  const whole = { ...claims, exp: Math.floor(expires.getTime() / 1000), jti: randomBytes(12).toString('base64url') }
  const payload = Buffer.from(JSON.stringify(whole)).toString('base64url')
  return `${payload}.${createHmac('sha256', key).update(payload).digest('hex')}`
}
