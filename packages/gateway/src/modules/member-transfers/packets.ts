import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { daysAfter, startOf } from '../../lib/time/calendar.ts'

export interface PacketDay {
  day: string
  /** Minor units. */
  amount: bigint
  /** Of the last one. */
  at: Date
}

interface Asked {
  memberId: string
  asset: string
  from: string
  to: string
  timeZone: string
}

/** What a person received by red packets on each day. */
export async function packetsReceived(
  db: Reader,
  { memberId, asset, from, to, timeZone }: Asked,
): Promise<PacketDay[]> {
  const { rows } = await db.execute<{ day: string; amount: string; at: string }>(sql`
    select (at at time zone ${timeZone}::text)::date::text as day, sum(amount)::text as amount, max(at) as at
    from member_transfer where receiver_id = ${memberId} and packet and asset = ${asset}
      and at >= ${startOf(from, timeZone)} and at < ${startOf(daysAfter(to, 1), timeZone)} group by 1`)
  return rows.map(({ day, amount, at }) => ({ day, amount: BigInt(amount), at: new Date(at) }))
}
