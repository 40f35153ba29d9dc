import type pg from 'pg'

export interface TeamSize {
  members: number
  levels: number
  now: Date
}

/** Valid bet of a month from which on a member is active. */
export const activeMinor = 5000

/** An agent of the tree, with the number of people below. */
export interface ScaleAgent {
  id: string
  account: string
  level: number
  below: number
}

/**
 * Fills an empty database with one line: on each level as many times more people as it takes, a third of them agents,
 * with balances, sessions, and a month of play and money. Lines and sums are written as the triggers would keep them,
 * in bulk: a trigger that runs a million times takes hours.
 * @returns agents of every level, the one with the most people first
 */
export async function fillTeam(
  superuser: pg.Client,
  { members, levels, now }: TeamSize,
  log: (step: string) => void,
): Promise<ScaleAgent[]> {
  const run = (text: string) => superuser.query(text)
  const at = `'${now.toISOString()}'::timestamptz`
  // Each statement sees what the one before has added up; no trigger runs on rows that are written in bulk.
  await run(`set session_replication_role = replica; set work_mem = '256MB'; set maintenance_work_mem = '512MB'`)
  // Level n has about growth^n people.
  let growth = 1
  const total = (by: number) =>
    Array.from({ length: levels }, (_, n) => by ** (n + 1)).reduce((sum, one) => sum + one, 1)
  while (total(growth) < members) growth += 0.001
  await run(`create unlogged table node (n int primary key, id uuid not null, up int, level int not null)`)
  let first = 0
  let count = 1
  let next = 1
  await run(`insert into node values (0, gen_random_uuid(), null, 0)`)
  for (let level = 1; level <= levels; level++) {
    const width = level === levels ? members - next : Math.min(Math.round(growth ** level), members - next)
    // Every third of the level above is an agent; below them the level is shared out unevenly.
    await run(`insert into node
      select ${next} + i, gen_random_uuid(), ${first} + 3 * floor(power(random(), 2) * ${Math.max(1, Math.ceil(count / 3))})::int, ${level}
      from generate_series(0, ${width - 1}) i`)
    first = next
    count = width
    next += width
  }
  await run('create index on node (up)')
  await run('analyze node')
  log(`${next} people on ${levels} levels`)
  await withoutIndexes(superuser, 'member', () =>
    run(`insert into member (id, account, asset, type, upline_id, reg_at, last_login_at)
    select c.id, (array['ra','ka','na','mi','ta','ja','su','bi'])[1 + c.n % 8] || substr(md5(c.n::text), 1, 8) || c.n,
      'BDT', case when c.n = 0 then 2 when exists (select from node x where x.up = c.n) or c.n % 3 = 0 then 1 else 0 end, u.id,
      ${at} - random() * interval '300 days', ${at} - random() * interval '30 days'
    from node c left join node u on u.n = c.up`),
  )
  log('members')
  await withoutIndexes(superuser, 'member_line', () =>
    run(`insert into member_line (ancestor_id, descendant_id, depth)
      with recursive line as (
        select n as d, n as a, 0 as depth from node union all select l.d, x.up, l.depth + 1 from line l join node x
          on x.n = l.a where x.up is not null)
      select a.id, d.id, l.depth from line l join node a on a.n = l.a join node d on d.n = l.d`),
  )
  log('lines')
  await run(`insert into account (owner, kind, asset, balance)
    select id, k, 'BDT', case k when 'CASH' then (random() * 100000)::bigint else 0 end from node, unnest(array['CASH',
      'BONUS', 'HOLD_WITHDRAW']) k`)
  await run(`insert into session (token_hash, member_id, created_at, last_seen_at, expires_at)
    select md5(id::text), id, ${at} - interval '1 hour', ${at} - random() * interval '300 minutes',
      ${at} + interval '11 hours' from node where n % 10 = 0`)
  await run(`insert into member_start select c.id, m.type <> 0, (m.reg_at at time zone 'Asia/Dhaka')::date,
    case when c.n % 2 = 0 then (m.reg_at at time zone 'Asia/Dhaka')::date end from node c join member m on m.id = c.id`)
  log('accounts, sessions')
  // In a month, each person plays on one day, half pay in and a quarter are paid.
  await run(`insert into settlement_day (member_id, asset, day, game_type, rounds, stake, valid_bet, win)
    select id, 'BDT', date '2026-11-20' - (n * 7) % 31, (array['RNG','LIVE','SPORTS','FISH'])[1 + n % 4], 10, 10000, 9000, 9500 from node`)
  await run(`insert into money_day select id, 'BDT', date '2026-11-20' - n % 31, case n % 4 when 0 then 'withdraw_paid' else 'deposit' end,
    case n % 4 when 0 then -9000 else 50000 end from node where n % 4 < 3`)
  await run(`insert into member_play select member_id, max(day) from settlement_day group by 1`)
  await run(`insert into active_period (basis, member_id, asset, period, starts_on, valid_bet, active)
    select 'REVENUE', member_id, asset, 'MONTHLY', period_start('MONTHLY', day), sum(valid_bet), (sum(valid_bet) >= ${activeMinor})::int
    from settlement_day group by 2, 3, 5`)
  await run(`update active_bet set minor = ${activeMinor}, whole = true where basis = 'REVENUE'`)
  // One in a hundred takes a break.
  await run(
    `insert into rg_member (member_id, timeout_until) select id, ${at} + interval '3 days' from node where n % 100 = 50`,
  )
  log('days of members')
  await run('analyze')
  const sums = async (team: string, own: string, keys: string, names: readonly string[]) => {
    const key = keys === '' ? '' : `, ${keys}`
    for (const [scope, of] of [
      ['BELOW', 'l.depth > 0'],
      ['DIRECT', 'l.depth = 1'],
    ])
      await withoutIndexes(superuser, team, () =>
        run(`insert into ${team} (member_id, scope${key}, ${names.join(', ')})
          select l.ancestor_id, '${scope}'${key}, ${names.map((name) => `sum(o.${name})`).join(', ')} from ${own} o
            join member_line l on l.descendant_id = o.member_id and ${of} group by l.ancestor_id${key}`),
      )
    log(team)
  }
  await sums('team_play_day', 'settlement_day', 'asset, day, game_type', ['rounds', 'stake', 'valid_bet', 'win'])
  await sums('team_money_day', 'money_day', 'asset, day, kind', ['amount'])
  await sums('team_balance', 'money_day', 'asset', ['amount'])
  await sums('team_start_day', 'member_starts', 'day', ['members', 'agents', 'first_deposits'])
  await sums('team_last_day', 'member_lasts', 'day', ['members'])
  await sums('team_active_period', 'active_members', 'basis, asset, period, starts_on', ['members'])
  await sums('team_size', 'member_starts', '', ['members', 'agents'])
  await run(`set session_replication_role = origin`)
  await run('vacuum analyze')
  log('statistics')
  const { rows } = await superuser.query<ScaleAgent>(`
    select m.id, m.account, n.level, z.members as below from node n join member m on m.id = n.id
      join team_size z on z.member_id = m.id and z.scope = 'BELOW' order by z.members desc`)
  await run('drop table node')
  return rows
}

/** Rows are written faster where the indexes are made afterwards. */
async function withoutIndexes(superuser: pg.Client, table: string, write: () => Promise<unknown>): Promise<void> {
  const { rows } = await superuser.query<{ name: string; text: string; constraint: string | null; kind: string }>(
    // Other tables refer to a key: it stays.
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text, c.conname as constraint,
      pg_get_constraintdef(c.oid) as kind
    from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
    where i.indrelid = $1::regclass and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = i.indexrelid)`,
    [table],
  )
  for (const { name, constraint } of rows)
    await superuser.query(constraint ? `alter table ${table} drop constraint ${constraint}` : `drop index ${name}`)
  await write()
  for (const { text, constraint, kind } of rows)
    await superuser.query(constraint ? `alter table ${table} add constraint ${constraint} ${kind}` : text)
}
