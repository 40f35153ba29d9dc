import { sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { onBreakSince } from '../responsible-gaming/index.ts'
import { startOf } from '../../lib/time/calendar.ts'
import { vipMember } from './schema.ts'

/** The rank of a member as it is kept, with the play of the open month. */
export interface Kept {
  level: number
  reached: number
  since: Date | null
  /** Minor units. */
  total: bigint
  month: bigint
  /** First day of the month that is counted. */
  from: string
  /** Whether the member was on a break from play in it. */
  rested: boolean
}

/** @param today first day of the month it is now: the open one where no play was counted yet */
export async function keptOf(db: Reader, memberId: string, today: string, zone: string): Promise<Kept> {
  const {
    rows: [row],
  } = await db.execute<{
    level: number
    reached: number
    since: string | null
    total: string
    month: string
    from: string
    rested: boolean
  }>(sql`
    select coalesce(v.level, 0) as level, coalesce(v.reached, 0) as reached, v.since, coalesce(v.total, 0)::text as total,
      coalesce(m.valid_bet, 0)::text as month, o.month::text as from,
      ${onBreakSince(sql`p.id`, startOf(today, zone))} as rested
    from (select ${memberId}::uuid as id) p cross join (select coalesce((select month from vip_open), ${today}) as month) o
      left join vip_member v on v.member_id = p.id left join vip_month m on m.member_id = p.id and m.month = o.month`)
  if (!row) throw new Error('a member without a row')
  const { since, total, month, ...rest } = row
  return { ...rest, since: since === null ? null : new Date(since), total: BigInt(total), month: BigInt(month) }
}

/** The rank of a member, as it is kept. */
export async function levelOf(db: Reader, memberId: string): Promise<number> {
  const { rows } = await db.execute<{ level: number }>(sql`
    select level from vip_member where member_id = ${memberId}`)
  return rows[0]?.level ?? 0
}

/** Ranks that new members begin with, each with the member's id; they give no upgrade bonus. */
export async function beginRanks(tx: Tx, ranks: readonly { memberId: string; level: number }[]): Promise<void> {
  await tx.insert(vipMember).values(ranks.map(({ memberId, level }) => ({ memberId, level, reached: level })))
}
