import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'

/** Sums of the journal that are not what their source says. */
export interface JournalDifference extends Record<string, unknown> {
  source: 'round' | 'jackpot' | 'vendor_play'
  /** Id of the round, or of the vendor's figure. */
  id: string
  memberId: string
  /** Minor units: what the source counts, and what the journal comes to. */
  counts: Record<string, number>
  journal: Record<string, number>
}

const names = ['stake', 'valid_bet', 'win', 'bonus_stake', 'jackpot']
const added = sql.raw(names.map((name) => `sum(${name})::bigint as ${name}`).join(', '))
const orZero = (of: string) => sql.raw(['rounds', ...names].map((name) => `coalesce(${of}.${name}, 0)`).join(', '))
/** Rounds of archived months are not compared. */
const isOnline = sql`not exists (
  select from round_keys k, ledger_online o where k.round_id = settlement.round_id and k.opened_at < o.since)`
const keys = sql`array['source', 'id', 'member_id', 'asset']`

/**
 * Compares the journal with rounds, jackpots and figures of vendors, all of them or those of some rounds; at most
 * `limit` differences. Nothing differs unless somebody has written into these tables by hand.
 */
export async function checkJournal(
  db: Reader,
  { roundIds, limit = 50 }: { roundIds?: readonly number[]; limit?: number } = {},
): Promise<JournalDifference[]> {
  const some = (column: string) =>
    roundIds ? sql`${sql.raw(column)} = any (${sql.param(roundIds)}::bigint[])` : sql`true`
  const figures = sql`
    select 'vendor_play', vendor_play_id, member_id, asset, 0, sum(stake)::bigint, sum(valid_bet)::bigint, sum(win)::bigint, 0, 0
    from vendor_play_settlements group by 2, 3, 4`
  const { rows } = await db.execute<JournalDifference>(sql`
    with counted as (
      select 'round' as source, id, member_id, asset, 1 as rounds, stake, valid_bet, win, bonus_stake, 0::bigint as jackpot
        from rounds where state in ('CLOSED', 'REOPENED') and ${some('id')}
      union all
      select 'jackpot', c.round_id, r.member_id, c.asset, 0, 0, 0, 0, 0, c.amount
        from jackpot_cycles c join rounds r on r.id = c.round_id where c.hit_at is not null and ${some('c.round_id')}
      ${roundIds ? sql`` : sql`union all ${figures}`}),
    written as (
      select case source when 'ROUND' then 'round' when 'JACKPOT' then 'jackpot' else 'vendor_play' end as source,
        coalesce(round_id, vendor_play_id) as id, member_id, asset, sum(rounds)::int as rounds, ${added}
      from settlement where ${some('round_id')} and ${roundIds ? sql`true` : isOnline} group by 1, 2, 3, 4)
    select source, id::text, member_id as "memberId", coalesce(to_jsonb(c) - ${keys}, '{}') as counts,
      coalesce(to_jsonb(w) - ${keys}, '{}') as journal
    from counted c full join written w using (source, id, member_id, asset)
    where (${orZero('c')}) is distinct from (${orZero('w')})
    order by source, id limit ${limit}`)
  return rows
}
