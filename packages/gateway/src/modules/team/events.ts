import { type SQL, sql } from 'drizzle-orm'
import type { downlineEvents } from '@brand/sdk/contract'
import { daysAfter } from '../../lib/time/calendar.ts'
import { maySeeIdle } from '../responsible-gaming/index.ts'

export type TeamEvent = (typeof downlineEvents)[number]

export interface EventAsked {
  agentId: string
  event: TeamEvent
  /** `joined`, `firstDeposit`: on it or on the day before; `stopped`: within the seven days before, and not since. */
  day: string
  now: Date
}

/**
 * A query of the people below of whom something can be said on a day: `id`, `depth`. Whoever takes a break from play
 * is left out, whatever it is about: no list lets anybody infer that they do.
 */
export function eventMembers({ agentId, event, day, now }: EventAsked): SQL {
  const before = (days: number) => daysAfter(day, -days)
  const happened = {
    joined: sql`select member_id from member_start where registered_on between ${before(1)} and ${day}`,
    firstDeposit: sql`select member_id from member_start where first_deposit_on between ${before(1)} and ${day}`,
    stopped: sql`select member_id from member_play where last_on between ${before(7)} and ${before(1)}`,
  }[event]
  return sql`select l.descendant_id as id, l.depth from (${happened}) e
    join member_line l on l.descendant_id = e.member_id and l.ancestor_id = ${agentId} and l.depth > 0
    where ${maySeeIdle(sql`e.member_id`, now)}`
}
