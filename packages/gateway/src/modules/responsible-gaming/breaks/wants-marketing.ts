import { type SQL, sql } from 'drizzle-orm'
import { onNoBreak } from './on-no-break.ts'

/**
 * Whether a member may be sent marketing: they have agreed, and take no break from play. The condition of a query over
 * members, by the column of their ids; whatever advertises asks it, in any channel.
 */
export const wantsMarketing = (memberId: SQL, now: Date): SQL => sql`
  exists (select from member w where w.id = ${memberId} and w.marketing and w.status = 'active') and ${onNoBreak(memberId, now)}`
