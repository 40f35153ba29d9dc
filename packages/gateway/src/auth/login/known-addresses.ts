import { createHmac, randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../lib/time/clock.ts'
import type { Db, Reader } from '../../db/client.ts'
import { memberPlace } from './schema.ts'
import { addressKey } from '../../http/limits/rate-limit.ts'
import { secret } from '../encryption/secret.ts'

/** Where each person has logged in from: enough to recognize a place, not to locate it. */
export interface Places {
  knows(memberId: string, ip: string): Promise<boolean>
  learn(on: Reader, memberId: string, ip: string): Promise<void>
}

export async function createPlaces(db: Db, clock: Clock): Promise<Places> {
  const key = await secret(db, 'places', () => randomBytes(32).toString('hex'))
  const hashOf = (memberId: string, ip: string): string =>
    createHmac('sha256', key)
      .update(`${memberId}:${addressKey(ip)}`)
      .digest('hex')
  return {
    async knows(memberId, ip) {
      const here = and(eq(memberPlace.memberId, memberId), eq(memberPlace.placeHash, hashOf(memberId, ip)))
      return (await db.select({ at: memberPlace.at }).from(memberPlace).where(here)).length > 0
    },
    async learn(on, memberId, ip) {
      const at = clock.now()
      await on
        .insert(memberPlace)
        .values({ memberId, placeHash: hashOf(memberId, ip), at })
        .onConflictDoUpdate({ target: [memberPlace.memberId, memberPlace.placeHash], set: { at } })
    },
  }
}
