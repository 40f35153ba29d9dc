import { createHmac, randomBytes } from 'node:crypto'
import { deleteRows } from '../../db/delete-in-batches.ts'
import { lt, sql } from 'drizzle-orm'
import { secret } from '../../auth/encryption/secret.ts'
import type { Db } from '../../db/client.ts'
import { affiliateVisit } from './schema.ts'
import { countVisit, sweepVisits as sweepFriendVisits } from '../referrals/index.ts'
import { addressKey } from '../../http/limits/rate-limit.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { dayOf } from '../../lib/time/calendar.ts'
import type { Settings } from '../../settings/settings.ts'

/** Counts visits of links. */
export interface LinkVisits {
  /** Counts an address once a day per link. */
  count(code: string, ip: string): Promise<void>
  /** The same for the link of a member who invites friends. */
  countFriend(code: string, ip: string): Promise<void>
}

export async function createLinkVisits(db: Db, clock: Clock, settings: () => Settings): Promise<LinkVisits> {
  const key = await secret(db, 'link-visits', () => randomBytes(32).toString('hex'))
  const visitOf = (code: string, ip: string) => {
    const { site, agent } = settings()
    const day = dayOf(clock.now(), site.timeZone)
    // With the day and the code in it, an address cannot be followed from day to day or from link to link.
    const visitor = createHmac('sha256', key)
      .update(`${day}:${code}:${addressKey(ip)}`)
      .digest('base64url')
    return { day, visitor, most: agent.visitsPerDay }
  }
  return {
    async count(code, ip) {
      const { day, visitor, most } = visitOf(code, ip)
      await db.execute(sql`
        with fresh as (
          insert into affiliate_visit (code, day, visitor)
          select ${code}, ${day}, ${visitor} where ${most} > (
            select count(*) from (
              select from affiliate_visit where code = ${code} and day = ${day} limit ${most}) counted)
          on conflict do nothing returning code)
        insert into affiliate_visits as v (code, visits) select code, 1 from fresh
          on conflict (code) do update set visits = v.visits + 1`)
    },

    async countFriend(code, ip) {
      await countVisit(db, { code, ...visitOf(code, ip) })
    },
  }
}

/** Visitors of earlier days: they are counted already, and cannot come again on their day. */
export async function sweepVisits(db: Db, now: Date, timeZone: string): Promise<void> {
  const today = dayOf(now, timeZone)
  await deleteRows(db, affiliateVisit, lt(affiliateVisit.day, today))
  await sweepFriendVisits(db, today)
}
