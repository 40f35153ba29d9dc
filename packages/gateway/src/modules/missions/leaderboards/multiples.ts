import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import type { Played } from '../counting/played.ts'

/** A round of a period of a leaderboard of the best multiple. */
export interface RankedRound {
  leaderboardId: string
  periodKey: string
  memberId: string
  asset: string
  roundId: number
  /** Hundredths; 0 where the round is not ranked, or no longer. */
  multiple: bigint
  reachedAt: Date
}

/** Win by stake in hundredths; 0 where the stake is too small, or nothing exceeded it. */
export const multipleOf = ({ stake, win }: NonNullable<Played['round']>, leastStake: bigint | null): bigint =>
  stake > 0n && stake >= (leastStake ?? 0n) && win > stake ? (win * 100n) / stake : 0n

/** Keeps the rounds that are ranked, then the best one of each member that has changed. */
export async function keepMultiples(tx: Tx, rounds: readonly RankedRound[]): Promise<void> {
  const given = JSON.stringify(
    rounds.map((row) => ({
      leaderboard_id: row.leaderboardId,
      period_key: row.periodKey,
      round_id: row.roundId,
      member_id: row.memberId,
      asset: row.asset,
      multiple: String(row.multiple),
      reached_at: row.reachedAt,
    })),
  )
  const each = sql`jsonb_to_recordset(${given}::jsonb) as g(leaderboard_id text, period_key text, round_id bigint,
    member_id uuid, asset text, multiple bigint, reached_at timestamptz)`
  await tx.execute(sql`
    delete from leaderboard_round r using ${each}
      where g.multiple = 0 and r.leaderboard_id = g.leaderboard_id and r.period_key = g.period_key
        and r.round_id = g.round_id`)
  await tx.execute(sql`
    insert into leaderboard_round (leaderboard_id, period_key, round_id, member_id, multiple, reached_at)
      select leaderboard_id, period_key, round_id, member_id, multiple, reached_at from ${each} where multiple > 0
      order by 1, 2, 3
      on conflict (leaderboard_id, period_key, round_id) do update set multiple = excluded.multiple,
        reached_at = excluded.reached_at`)
  // Who has no round left keeps a score of nothing, since the last row that took one away.
  await tx.execute(sql`
    with touched as (
      select g.leaderboard_id, g.period_key, g.member_id, min(g.asset) as asset, max(g.reached_at) as at from ${each}
      group by 1, 2, 3),
    best as (
      select t.*, coalesce(b.multiple, 0) as score, coalesce(b.reached_at, t.at) as reached_at
      from touched t left join lateral (
        select r.multiple, r.reached_at from leaderboard_round r
        where r.leaderboard_id = t.leaderboard_id and r.period_key = t.period_key and r.member_id = t.member_id
        order by r.multiple desc, r.reached_at, r.round_id limit 1) b on true
      where b.multiple is not null or exists (
        select from leaderboard_score s where s.leaderboard_id = t.leaderboard_id and s.period_key = t.period_key
          and s.member_id = t.member_id)),
    kept as (
      insert into leaderboard_score as s (leaderboard_id, period_key, member_id, asset, score, reached_at)
        select leaderboard_id, period_key, member_id, asset, score, reached_at from best order by 1, 2, 3
        on conflict (leaderboard_id, period_key, member_id) do update set score = excluded.score,
          reached_at = excluded.reached_at
          where (s.score, s.reached_at) is distinct from (excluded.score, excluded.reached_at)
        returning s.leaderboard_id, s.period_key)
    update leaderboard_period p set changed = true
      from (select distinct leaderboard_id, period_key from kept) k
      where p.leaderboard_id = k.leaderboard_id and p.period_key = k.period_key`)
}
