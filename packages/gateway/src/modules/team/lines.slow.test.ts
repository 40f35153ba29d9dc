import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { dbFault, pgError, transact } from '../../db/client.ts'
import { post } from '../../ledger/post.ts'
import { openWallet } from '../../ledger/wallet.ts'
import { recountActive } from '../agent/index.ts'
import { freshDb } from '../../testing/fresh.ts'
import { settingsOf } from '../../app/settings.ts'
import { systemClock } from '../../lib/time/clock.ts'
import { lead, readers } from '../../testing/readers.ts'
import { checkTeams, memberStarts, moneyDays, rebuildTeamDays } from './days.ts'

const { db, owner } = await freshDb()
beforeAll(async () => {
  await lead(db)
  // Play of contracts is removed once it is settled.
  await db.execute(sql`insert into contract_clock (closed_to) values ('2026-12-01')`)
})

const settings = settingsOf()
const run = readers({ db, clock: systemClock, settings: () => settings }, { consumers: [memberStarts, moneyDays] })
/** Until nothing is left: the job leaves rows while an older transaction runs anywhere on the server. */
async function count(): Promise<void> {
  const left = async () => {
    await run()
    const { rows } = await db.execute<{ left: boolean }>(sql`
      select exists (select from posting p left join journal_cursor c on c.consumer = 'money-days'
          where (p.written_by, p.id) > (coalesce(c.written_by, '0'), coalesce(c.id, 0)))
        or exists (select from account a left join journal_cursor c on c.consumer = 'member-starts'
          where (a.written_by, a.id) > (coalesce(c.written_by, '0'), coalesce(c.id, 0))) as left`)
    return rows[0]?.left
  }
  await expect.poll(left, { timeout: 30_000, interval: 20 }).toBe(false)
}

/** Adds a member with a wallet. @returns the id, or the rule that refused it */
async function add(upline: string | null, type = 1): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into member (account, asset, type, upline_id) values (${`m${randomUUID().slice(0, 12)}`}, 'BDT', ${type},
      ${upline}) returning id`)
  const id = rows[0]?.id ?? ''
  await transact(db, (tx) => openWallet(tx, id, 'BDT'))
  return id
}

/** @returns the rule that refused it */
async function refusedBy(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    if (dbFault(error) === undefined && pgError(error)?.constraint === undefined) throw error
    return pgError(error)?.constraint
  }
}

const move = (id: string, upline: string | null) =>
  refusedBy(db.execute(sql`update member set upline_id = ${upline} where id = ${id}`))

/** Lines that the links to uplines do not give, or give and are not kept. */
const wrongLines = async () =>
  (
    await db.execute(sql`
      with recursive line as (
        select id as ancestor_id, id as descendant_id, 0::smallint as depth from member
        union all select l.ancestor_id, m.id, (l.depth + 1)::smallint from line l join member m on m.upline_id = l.descendant_id)
      (select * from line except select * from member_line) union all (select * from member_line except select * from line)`)
  ).rows

const deposit = (id: string, amount: bigint) =>
  transact(db, (tx) =>
    post(tx, {
      kind: 'deposit',
      entries: [
        { system: 'BANK', asset: 'BDT', amount: -amount },
        { member: id, kind: 'CASH', asset: 'BDT', amount },
      ],
    }),
  )

const play = (id: string, day: string, bet: number) =>
  db.execute(sql`
    insert into settlement_day as d (member_id, asset, day, game_type, rounds, stake, valid_bet, win) values (${id}, 'BDT',
      ${day}, 'RNG', 1, ${bet}, ${bet}, 5)
    on conflict (member_id, asset, day, game_type) do update set rounds = d.rounds + 1, stake = d.stake + excluded.stake,
      valid_bet = d.valid_bet + excluded.valid_bet, win = d.win + 5`)

/** Play as contracts count it; less of it is a correction, and what is old is removed. */
const contractPlay = (id: string, day: string, bet: number) =>
  db.execute(sql`
    insert into contract_play as p (member_id, asset, slot, game_type, valid_bet, pnl)
    values (${id}, 'BDT', ${`${day}T12:00:00Z`}, 'RNG', ${bet}, -5)
    on conflict (member_id, asset, slot, game_type) do update set valid_bet = p.valid_bet + excluded.valid_bet, pnl = p.pnl - 5`)

/** Periods of members that are not what was played in them, or not active by the bet. */
const wrongPeriods = async () =>
  (
    await db.execute(sql`
      with played as (
        select 'REVENUE' as basis, member_id, asset, 'MONTHLY' as period, day, valid_bet from settlement_day
        union all select 'CONTRACT', member_id, asset, k, day, valid_bet from contract_plays,
          unnest(array['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY']) k),
      summed as (
        select basis, member_id, asset, period, period_start(period, day) as starts_on, sum(valid_bet)::bigint as valid_bet
        from played group by 1, 2, 3, 4, 5 having sum(valid_bet) <> 0)
      (select basis, member_id, asset, period, starts_on, valid_bet, (valid_bet >= minor and valid_bet > 0)::int
        from summed join active_bet using (basis)
        except select basis, member_id, asset, period, starts_on, valid_bet, active from active_period)
      union all (select basis, member_id, asset, period, starts_on, valid_bet, active from active_period where valid_bet <> 0
        except select basis, member_id, asset, period, starts_on, valid_bet, (valid_bet >= minor and valid_bet > 0)::int
        from summed join active_bet using (basis))`)
  ).rows

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('add' as const), upline: fc.nat(20), agent: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ what: fc.constant('move' as const), who: fc.nat(20), upline: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('top' as const), who: fc.nat(20) }) },
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant('play' as const), who: fc.nat(20), day: fc.nat(2), bet: fc.nat(500) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('contract' as const),
      who: fc.nat(20),
      day: fc.nat(2),
      bet: fc.integer({ min: -100, max: 500 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('old' as const), day: fc.nat(2) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('bet' as const),
      basis: fc.constantFrom('REVENUE' as const, 'CONTRACT' as const),
      minor: fc.nat(400),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('money' as const), who: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('count' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('rebuild' as const) }) },
)

test(
  'after any moves lines are those of the links to uplines, without a circle, and figures of teams those of their members',
  { timeout: 300_000 },
  async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const people = [{ id: await add(null, 2), agent: true }]
        const one = (at: number) => people[at % people.length] ?? { id: '', agent: false }
        for (const each of steps) {
          if (each.what === 'add') {
            const upline = one(each.upline)
            const added = add(upline.id, each.agent ? 1 : 0)
            if (upline.agent) people.push({ id: await added, agent: each.agent })
            else expect(await refusedBy(added)).toBe('member_upline_agent')
          } else if (each.what === 'move' || each.what === 'top') {
            const { id } = one(each.who)
            const refused = await move(id, each.what === 'top' ? null : one(each.upline).id)
            seen.add(refused ?? 'moved')
          } else if (each.what === 'play') await play(one(each.who).id, `2026-03-0${each.day + 1}`, each.bet)
          else if (each.what === 'contract') await contractPlay(one(each.who).id, `2026-03-0${each.day + 1}`, each.bet)
          else if (each.what === 'old')
            await db.execute(sql`delete from contract_play where slot < ${`2026-03-0${each.day + 1}T00:00:00Z`}`)
          else if (each.what === 'bet') await recountActive(db, each.basis, each.minor, new AbortController().signal)
          else if (each.what === 'money') await deposit(one(each.who).id, 100n)
          else if (each.what === 'count') await count()
          else await transact(db, (tx) => rebuildTeamDays(tx))
        }
        await count()
        expect(await wrongLines()).toEqual([])
        expect(await checkTeams(db)).toEqual([])
        expect(await wrongPeriods()).toEqual([])
      }),
      { numRuns: 25 },
    )
    // Without these the property would say little.
    expect([...seen].toSorted()).toEqual(
      expect.arrayContaining(['member_line_circle', 'member_upline_agent', 'member_upline_none', 'moved']),
    )
  },
)

test('figures of a team are kept, and a wrong one is named', async () => {
  const top = await add(null, 2)
  const agent = await add(top)
  const player = await add(agent, 0)
  await deposit(player, 1_000_000n)
  await play(player, '2026-04-01', 700)
  await count()
  const { rows } = await db.execute(sql`
    select scope, members, agents, (select amount from team_balance b where b.member_id = s.member_id and b.scope = s.scope
      and b.asset = 'BDT') as amount,
      (select valid_bet from team_play_day p where p.member_id = s.member_id and p.scope = s.scope) as bet
    from team_size s where member_id = ${top} order by scope`)
  expect(rows).toEqual([
    { scope: 'BELOW', members: 2, agents: 1, amount: '1000000', bet: '700' },
    { scope: 'DIRECT', members: 1, agents: 1, amount: null, bet: null },
  ])
  await owner.execute(sql`update team_size set members = 3 where member_id = ${top} and scope = 'BELOW'`)
  expect(await checkTeams(db)).toEqual([
    {
      table: 'team_size',
      about: { member_id: top, scope: 'BELOW' },
      kept: { members: 3, agents: 1 },
      members: { members: 2, agents: 1 },
    },
  ])
  await owner.execute(sql`update team_size set members = 2 where member_id = ${top} and scope = 'BELOW'`)
})

test('a rate is at most that of the upline and only raised; who moves keeps a rate the new upline can give', async () => {
  const [top, other] = [await add(null, 2), await add(null, 2)]
  const agent = await add(top)
  const rate = (id: string, ppm: number, day = '2026-05-01') =>
    refusedBy(
      db.execute(sql`
        insert into member_rate (member_id, game_type, from_day, ppm, set_by, set_at) values (${id}, 'RNG', ${day}, ${ppm}, 'test', now())
        on conflict (member_id, game_type, from_day) do update set ppm = excluded.ppm`),
    )
  expect(await rate(agent, 1)).toBe('member_rate_upline')
  expect(await rate(top, 10_000)).toBeUndefined()
  expect(await rate(agent, 10_001)).toBe('member_rate_upline')
  expect(await rate(agent, 6000)).toBeUndefined()
  expect(await rate(agent, 5999, '2026-05-02')).toBe('member_rate_lower')
  expect(await rate(agent, 5999)).toBe('member_rate_lower')
  expect(await rate(agent, 7000, '2026-04-30')).toBe('member_rate_earlier')
  expect(await rate(agent, 7000, '2026-05-02')).toBeUndefined()
  expect(await move(agent, other)).toBe('member_rate_upline')
  expect(await rate(other, 7000)).toBeUndefined()
  expect(await move(agent, other)).toBeUndefined()
})
