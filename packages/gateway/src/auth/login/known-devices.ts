import { randomBytes } from 'node:crypto'
import type { Clock } from '../../lib/time/clock.ts'
import type { Reader } from '../../db/client.ts'
import { memberDevice } from './schema.ts'
import { tokenHash } from '../sessions.ts'

/** Names a browser at random, for whoever logs in with it. The prefix binds it to this very host. */
export const deviceCookie = '__Host-device'
const year = 365 * 86_400

interface Visit {
  clock: Clock
  cookie: (name: string) => string | undefined
  setHeader: (name: string, value: string) => void
}

/** Keeps that a member has logged in with this browser; only the hash of its name is stored. */
export async function learnDevice(on: Reader, { clock, cookie, setHeader }: Visit, memberId: string): Promise<void> {
  const known = cookie(deviceCookie)
  const device = known && /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url')
  if (device !== known)
    setHeader('set-cookie', `${deviceCookie}=${device}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${year}`)
  await on
    .insert(memberDevice)
    .values({ memberId, deviceHash: tokenHash(device), at: clock.now() })
    .onConflictDoNothing()
}
