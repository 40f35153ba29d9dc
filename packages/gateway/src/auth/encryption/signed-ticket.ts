import { randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Db } from '../../db/client.ts'
import { secret } from './secret.ts'

/**
 * A ticket for a service beside the gateway (the lottery front): a JWT, HS256 under the service's own key (the text
 * of `secret:<service>` of the settings). It ends with `exp`, and the service takes each `jti` once.
 */
export async function ticketFor(
  db: Db,
  service: 'lottery',
  claims: { sub: string; [claim: string]: unknown },
  expires: Date,
): Promise<string> {
  const key = await secret(db, service, () => randomBytes(32).toString('hex'))
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(service)
    .setExpirationTime(expires)
    .setJti(randomBytes(12).toString('base64url'))
    .sign(Buffer.from(key))
}
