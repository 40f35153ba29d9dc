import type pg from 'pg'

export interface ContractsSize {
  contracts: number
  players: number
  settlements: number
  days: number
  /** Settlements of the busiest slot. */
  busiest: number
  /** Midnight of the first day. */
  from: Date
}

export const slotMs = 300_000

/** Agents by level, as shares of all: the higher, the fewer. */
const levels = [0.01, 0.06, 0.23, 0.7]

/**
 * Fills an empty database with agents on four levels, a real-time contract of each with the upline, a monthly dividend
 * of every tenth, and players below them; what will be played waits in a table of its own, by slot. No trigger runs on
 * rows that are written in bulk.
 */
export async function fillContracts(
  superuser: pg.Client,
  { contracts, players, settlements, days, busiest, from }: ContractsSize,
  log: (step: string) => void,
): Promise<void> {
  const run = (text: string) => superuser.query(text)
  const start = `'${from.toISOString()}'::timestamptz`
  await run(`set session_replication_role = replica`)
  await run(
    `create unlogged table node (n int primary key, id uuid not null default gen_random_uuid(), up int, level int not null)`,
  )
  let [first, count, next] = [0, 0, 0]
  for (const [level, share] of levels.entries()) {
    const width = level === levels.length - 1 ? contracts - next : Math.max(1, Math.round(contracts * share))
    // Uplines are shared out unevenly.
    const up = level === 0 ? 'null' : `${first} + floor(power(random(), 1.5) * ${count})::int`
    await run(
      `insert into node (n, up, level) select ${next} + i, ${up}, ${level} from generate_series(0, ${width - 1}) i`,
    )
    ;[first, count, next] = [next, width, next + width]
  }
  await run(`insert into node (n, up, level)
    select ${next} + i, floor(power(random(), 0.8) * ${contracts})::int, 9 from generate_series(0, ${players - 1}) i`)
  await run(`insert into member (id, account, asset, type, upline_id, reg_at)
    select c.id, 'm' || c.n, 'BDT', case when c.level = 9 then 0 when c.up is null then 2 else 1 end, u.id, ${start} - interval '90 days'
    from node c left join node u on u.n = c.up`)
  await run(`insert into member_line (ancestor_id, descendant_id, depth)
    with recursive line as (
      select n as d, n as a, 0 as depth from node union all select l.d, x.up, l.depth + 1 from line l join node x
        on x.n = l.a where x.up is not null)
    select a.id, d.id, l.depth from line l join node a on a.n = l.a join node d on d.n = l.d`)
  await run(`insert into account (owner, kind, asset, balance)
    select id, k, 'BDT', 0 from node, unnest(array['CASH', 'BONUS', 'HOLD_WITHDRAW']) k`)
  log(`${contracts} agents on ${levels.length} levels, ${players} players`)
  const agree = (kind: string, period: string, firstEnd: string, rate: string, where: string) =>
    run(`insert into contract (kind, period, asset, upline_id, downline_id, tiers, state, created_at, start_at, next_at)
      select '${kind}', '${period}', 'BDT', u.id, c.id, jsonb_build_array(jsonb_build_object('minActive', 0, 'minValidBet', 0,
        'minLoss', 0, 'rate', ${rate})), 'active', ${start}, ${start}, ${firstEnd}
      from node c left join node u on u.n = c.up where c.level < 9 and ${where} order by c.n`)
  await agree('REAL_TIME', '5MIN', `${start} + interval '5 minutes'`, '10000 - 2000 * c.level', 'true')
  await agree('DIVIDEND', 'MONTHLY', `${start} + interval '${days} days'`, '200000 - 40000 * c.level', 'c.n % 10 = 0')
  await run(`insert into contract_clock (closed_to) values (${start})`)
  // Most is played in the evening, next to nothing in the early morning; one slot is an event.
  await run(`create unlogged table staged as
    select (case when i <= ${busiest} then ${Math.floor(days / 2) * 288 + 250} else 288 * floor(${days} * random())
      + mod(floor(288 * (random() + random() + random()) / 3)::int + 108, 288) end)::int as slot,
      ${contracts} + floor(${players} * power(random(), 2))::int as who, (100 + floor(100000 * random()))::bigint as bet,
      random() as luck, random() as part from generate_series(1, ${settlements}) i`)
  await run('create index on staged (slot)')
  await run(`select open_settlement_month(${start} + make_interval(months => n)) from generate_series(-1, 1) n`)
  await run(`update job_leader set term = 1`)
  await run(`set session_replication_role = origin`)
  await run('vacuum analyze')
  log(`${settlements} settlements waiting`)
}

/** What is played in a slot comes into the journal. @returns how many rows */
export async function playSlot(superuser: pg.Client, slot: number, from: Date): Promise<number> {
  const { rowCount } = await superuser.query(
    `insert into settlement (source, round_id, member_id, asset, trial, vendor, game_type, node_id, rounds, stake, valid_bet,
        win, settled_at)
      select 'ROUND', 1, n.id, 'BDT', false, 'FC', (array['RNG','LIVE','SPORTS','FISH'])[1 + s.who % 4], 10001, 1, s.bet, s.bet,
        floor(s.bet * s.luck * 1.9), $1::timestamptz + s.part * interval '299 seconds'
      from staged s join node n on n.n = s.who where s.slot = $2`,
    [new Date(from.getTime() + slot * slotMs), slot],
  )
  return rowCount ?? 0
}
