import { sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { type RebateLine, rebatePeriod } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { claimRewards, offerReward } from '../rewards/index.ts'
import { lockMemberBalances } from '../turnover/index.ts'
import { vipFactorsOf } from '../vip/index.ts'

const million = 1_000_000n

/** A rate with the factor of a rank, parts per million. */
export const rateAt = ({ rebate }: Pick<Settings, 'rebate'>, gameType: string, factor: number): number =>
  Math.floor((rebate.rates[gameType as keyof typeof rebate.rates] ?? 0) * factor)

export const earnedOf = (lines: readonly RebateLine[]): bigint => {
  const sum = lines.reduce((all, { base, rate }) => all + BigInt(base) * BigInt(rate), 0n)
  return sum > 0n ? sum / million : 0n
}

/** What may still be paid for the play of a day, and how many periods of it there are. */
export async function roomOf(
  db: Reader,
  memberId: string,
  day: string,
  { rebate }: Settings,
): Promise<{ room: bigint; periods: number }> {
  const { rows } = await db.execute<{ paid: string; periods: number }>(sql`
    select coalesce(sum(paid), 0)::text as paid, count(*)::int as periods from rebate_period
    where member_id = ${memberId} and day = ${day}`)
  const room = BigInt(rebate.dayCapMinor) - BigInt(rows[0]?.paid ?? 0)
  return { room: room > 0n ? room : 0n, periods: rows[0]?.periods ?? 0 }
}

interface Open extends Record<string, unknown> {
  day: string
  gameType: string
  base: string
}

/** Lines by day of the site, the oldest first. */
export function linesByDay(rows: readonly Open[], settings: Settings, factor: number): Map<string, RebateLine[]> {
  const days = new Map<string, RebateLine[]>()
  for (const { day, gameType, base } of rows.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)))
    days.set(day, [...(days.get(day) ?? []), { gameType, base, rate: rateAt(settings, gameType, factor) }])
  return days
}

interface Paying {
  memberId: string
  asset: string
  settings: Settings
  now: Date
  /** What was settled before. */
  upTo: Date
  state: 'CLAIMED' | 'AUTO_PAID'
}

/**
 * Pays a member for all open play that was settled before a moment, a period for each day, and closes it: whoever comes
 * at the same time waits and finds nothing. @returns what was paid, minor units
 */
export async function payOpen(tx: Tx, { memberId, asset, settings, now, upTo, state }: Paying): Promise<bigint> {
  await lockMemberBalances(tx, memberId, asset)
  const { rows } = await tx.execute<Open>(sql`
    with taken as (delete from rebate_open where member_id = ${memberId} and minute < ${upTo} returning *)
    select (minute at time zone ${settings.site.timeZone})::date::text as day, game_type as "gameType", sum(base)::text as base
    from taken group by 1, 2 order by 1, 2`)
  const { rebate: factor } = await vipFactorsOf(tx, settings, memberId)
  let all = 0n
  for (const [day, lines] of linesByDay(rows, settings, factor)) {
    const earned = earnedOf(lines)
    // Less than the least unit: nothing to pay, and nothing to list.
    if (earned === 0n) continue
    const { room, periods } = await roomOf(tx, memberId, day, settings)
    const paid = earned < room ? earned : room
    const ref = `${day} ${periods + 1}`
    const reward =
      paid === 0n
        ? undefined
        : await offerReward(tx, settings, {
            memberId,
            asset,
            source: 'REBATE',
            ref,
            form: 'CASH',
            amount: paid,
            multiple: 0,
            now,
          })
    if (reward) await claimRewards(tx, { memberId, asset, settings, now }, reward.id)
    await tx
      .insert(rebatePeriod)
      .values({ memberId, day, upTo, state, lines, earned, paid, rewardId: reward?.id ?? null, at: now })
    all += paid
  }
  return all
}
