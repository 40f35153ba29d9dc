import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { mostLevels } from './settings.ts'
import type { Settings } from '../../settings/settings.ts'
import { type SettlingTurn, settleEach } from '../../workflow/closings.ts'
import { notAside } from '../../workflow/each-alone.ts'
import { offerReward } from '../rewards/index.ts'

/** What one friend deposited and played, by day of the site. */
export interface Counted {
  memberId: string
  /** When it happened: of a correction, when its round was settled first. */
  of: Date
  day: string
  deposits: bigint
  validBet: bigint
}

/** The same as a table. */
export const tableOf = (counted: readonly Counted[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(
    counted.map(({ memberId, of, day, deposits, validBet }) => ({
      member_id: memberId,
      of,
      day,
      deposits: String(deposits),
      valid_bet: String(validBet),
    })),
  )}::jsonb) as c(member_id uuid, of timestamptz, day date, deposits bigint, valid_bet bigint)`

/**
 * Adds what qualified friends deposit and play to the shares of up to three inviters above, each with the rates of its
 * day. Nothing from before the friend qualified counts. What arrives after its day was closed for an inviter belongs to
 * the first day that is not.
 */
export async function addShares(tx: Tx, counted: readonly Counted[], { referral }: Settings): Promise<void> {
  if (counted.length === 0 || referral.levels.length === 0) return
  const rates = JSON.stringify(
    referral.levels.map(({ deposit, validBet }, at) => ({ level: at + 1, deposit_rate: deposit, bet_rate: validBet })),
  )
  await tx.execute(sql`
    with recursive counted as (
      select * from ${tableOf(counted)}),
    above as (
      select r.friend_id, r.inviter_id, 1 as level, r.qualified_at from referral r
        where r.state = 'QUALIFIED' and r.friend_id in (select member_id from counted)
      union all
      select a.friend_id, r.inviter_id, a.level + 1, greatest(a.qualified_at, r.qualified_at) from above a
        join referral r on r.friend_id = a.inviter_id and r.state = 'QUALIFIED'
        where a.level < ${referral.levels.length}),
    counting as (
      select a.inviter_id, a.friend_id, a.level, greatest(c.day, d.closed + 1) as day, c.deposits, c.valid_bet
      from counted c join above a on a.friend_id = c.member_id and a.qualified_at <= c.of
        cross join lateral (select max(day) as closed from referral_share
          where inviter_id = a.inviter_id and closed_at is not null) d)
    insert into referral_share as s (inviter_id, friend_id, day, level, deposits, valid_bet, deposit_rate, bet_rate)
    select c.inviter_id, c.friend_id, c.day, c.level, sum(c.deposits)::bigint, sum(c.valid_bet)::bigint,
      l.deposit_rate, l.bet_rate
    from counting c
      join jsonb_to_recordset(${rates}::jsonb) as l(level int, deposit_rate int, bet_rate int) on l.level = c.level
    group by c.inviter_id, c.friend_id, c.day, c.level, l.deposit_rate, l.bet_rate
    order by 1, 3, 2
    on conflict (inviter_id, day, friend_id) do update
      set deposits = s.deposits + excluded.deposits, valid_bet = s.valid_bet + excluded.valid_bet`)
}

/**
 * Takes the shares that are not closed from those above a friend: of the friend, and of whom the friend has invited.
 * The rows stay, at no rate. Call under the lock of the places.
 */
export const dropShares = (tx: Tx, friendId: string) =>
  tx.execute(sql`
    with recursive above as (
      select inviter_id, 1 as level from referral where friend_id = ${friendId}
      union all select r.inviter_id, a.level + 1 from above a join referral r on r.friend_id = a.inviter_id
        where a.level < ${mostLevels}),
    below as (
      select ${friendId}::uuid as friend_id, 0 as level
      union all select r.friend_id, b.level + 1 from below b join referral r on r.inviter_id = b.friend_id
        where b.level < ${mostLevels - 1})
    update referral_share s set deposit_rate = 0, bet_rate = 0 from above a, below b
    where s.inviter_id = a.inviter_id and s.friend_id = b.friend_id and s.level = a.level + b.level and s.closed_at is null`)

/** The share of a row in minor units, not rounded; in SQL. Taken back more than played: less than nothing. */
export const shareOf = sql`((s.deposits::numeric * s.deposit_rate + s.valid_bet::numeric * s.bet_rate) / 1000000)`

/** Inviters closed in one transaction. */
const together = 50

/** Closes days that are over, oldest first: each inviter is offered the sum of a day, in whole units. */
export function closeDays(turn: SettlingTurn): Promise<void> {
  const { job, settings, now, calendar } = turn
  const { referral } = settings
  const today = calendar.dayOf(turn.upTo)
  return settleEach<{ inviterId: string; day: string }>(turn, {
    together,
    find: (limit) => sql`
      select distinct s.inviter_id as "inviterId", s.day::text as day from referral_share s
      where s.closed_at is null and s.day < ${today} and ${notAside(job, sql`concat_ws(' ', s.inviter_id, s.day)`, now)}
      order by 2, 1 limit ${limit}`,
    keyOf: ({ inviterId, day }) => `${inviterId} ${day}`,
    async run(tx, { inviterId, day }) {
      const { rows } = await tx.execute<{ asset: string; amount: string }>(sql`
        select m.asset, floor(greatest(sum(${shareOf}), 0))::text as amount
        from referral_share s join member m on m.id = s.inviter_id
        where s.closed_at is null and s.inviter_id = ${inviterId} and s.day = ${day} group by m.asset`)
      for (const { asset, amount } of rows) {
        const reward =
          amount === '0'
            ? undefined
            : await offerReward(tx, settings, {
                memberId: inviterId,
                asset,
                source: 'REFERRAL',
                ref: `share:${day}`,
                form: 'CASH',
                amount: BigInt(amount),
                multiple: referral.multiple,
                now,
              })
        await tx.execute(sql`
          update referral_share set closed_at = ${now}, reward_id = ${reward?.id ?? null}
          where inviter_id = ${inviterId} and day = ${day}`)
      }
    },
  })
}
