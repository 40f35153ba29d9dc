import type pg from 'pg'
import type { ScaleAgent } from './team.ts'

/**
 * Adds what the end of November ends to the line that `fillTeam` made: the rank and the month of every member, scores
 * and rounds of a leaderboard, deals of the thirty agents with the most people, a day of commission (everybody's for
 * the agent at the top, and that of every fiftieth agent), and an offer of every tenth member. No trigger runs on rows
 * that are written in bulk.
 */
export async function fillMonth(superuser: pg.Client, agents: readonly ScaleAgent[]): Promise<void> {
  const run = (text: string, values?: unknown[]) => superuser.query(text, values)
  const prize = { from: 1, to: 100, form: 'CASH', amount: '1000', multiple: 0, days: null }
  const terms = { base: '0', multiple: 0, days: null, maxBet: null, maxRelease: null, weights: null }
  await run(`set session_replication_role = replica`)
  await run(
    `insert into revenue_deal (agent_id, kind, from_month, tiers, set_by, set_at)
      select id, 'SPLIT', '2026-11-01', '[{"minNet": 0, "minActive": 1, "rate": 100000}]', 'scale', now() from unnest($1::uuid[]) id`,
    [agents.slice(0, 30).map(({ id }) => id)],
  )
  await run(
    `insert into commission_line (agent_id, day, asset, member_id, game_type, played, rate, rate_below, base)
      select $1, '2026-11-30'::date, 'BDT', id, 'RNG', '2026-11-30'::date, 5000, 3000, 10000 from member where id <> $1
      union all select upline_id, '2026-11-30', 'BDT', id, 'RNG', '2026-11-30', 3000, 0, 10000 from member
        where upline_id <> $1 and hashtext(upline_id::text) % 50 = 0`,
    [agents[0]?.id],
  )
  await run(`insert into vip_open (month) values ('2026-11-01') on conflict (id) do update set month = excluded.month`)
  await run(`insert into vip_member (member_id, level, reached, since, total)
    select id, 1 + abs(hashtext(account)) % 2, 2, '2026-09-01', 30000000 from member on conflict do nothing`)
  // Every hundredth is due a salary; half of the others fall.
  await run(`insert into vip_month (member_id, month, valid_bet)
    select id, '2026-11-01', case when hashtext(account) % 100 = 0 then 5000000 else 100 end from member on conflict do nothing`)
  await run(`insert into leaderboard (id, position, version, created_at, metric, period)
    values ('scale', 99, 1, '2026-10-01', 'MULTIPLE', 'MONTHLY')`)
  await run(
    `insert into leaderboard_version (leaderboard_id, version, games, prizes, texts, by, at)
      values ('scale', 1, '{}', $1, '{"en": {"title": "Scale", "rules": "-"}}', 'scale', '2026-10-01')`,
    [JSON.stringify([prize])],
  )
  await run(`insert into leaderboard_period (leaderboard_id, period_key, version, starts_at, ends_at)
    values ('scale', '2026-11-01', 1, '2026-10-31T18:00:00Z', '2026-11-30T18:00:00Z')`)
  await run(`insert into leaderboard_score (leaderboard_id, period_key, member_id, asset, score, reached_at)
    select 'scale', '2026-11-01', id, 'BDT', 100 + abs(hashtext(account)) % 100000, '2026-11-10' from member`)
  await run(`insert into leaderboard_round (leaderboard_id, period_key, round_id, member_id, multiple, reached_at)
    select 'scale', '2026-11-01', row_number() over (), id, 100, '2026-11-10' from member`)
  await run(
    `insert into reward (member_id, asset, source, ref, form, amount, terms, state, offered_at, claim_by, by)
      select id, 'BDT', 'VIP_UPGRADE', 'scale', 'CASH', 100, $1, 'OFFERED', '2026-11-01', '2026-11-30', 'SYSTEM' from member
      where hashtext(account) % 10 = 0`,
    [JSON.stringify(terms)],
  )
  // `fillTeam` gives balances that nothing was posted for.
  await run(
    'update account a set balance = 0 where balance <> 0 and not exists (select from posting where account_id = a.id)',
  )
  await run('update job_leader set term = 1')
  await run('set session_replication_role = origin')
  await run('vacuum analyze')
}
