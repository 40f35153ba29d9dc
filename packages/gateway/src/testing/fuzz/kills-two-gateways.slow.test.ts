import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transact } from '../../db/client.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { openWallet } from '../../ledger/wallet.ts'
import { checkDays } from '../../modules/settlements/days.ts'
import { checkTeams } from '../../modules/team/days.ts'
import { mover, type Mover } from './movers.ts'
import { playersOf } from './players.ts'
import { twoGateways } from './two-gateways.ts'

// Two gateways on one database share the jobs of a leader. One of them, either one, is killed at random while play is
// counted, commission is paid and deposits are worked on. `npm run test:full` kills 8 and `npm run kills` 40 times;
// `KILLS` overrides that.
const counts = { full: 8, kills: 40 }[process.env['MODE'] ?? '']
const kills = Number(process.env['KILLS'] || counts || 0)
/** Play is settled on days from so long ago to yesterday. */
const days = 28

const key = 'the key of two gateways'
const { db, owner, urls, start, end, rows, number, term } = await twoGateways(key)
/** Where the members' calls go: the gateway that is not about to be killed. */
let at = 0

/** Agents in lines of three, each with two players, and rates of 1.0, 0.6 and 0.25 % for slots. */
const lines = 12
const rates = [10_000, 6000, 2500]
async function addLines(): Promise<void> {
  for (let line = 0; line < lines; line++) {
    let upline: string | null = null
    for (const [depth, rate] of rates.entries()) {
      const [agent]: { id: string }[] = await rows(sql`
        insert into member (account, asset, type, upline_id, reg_at)
        values (${`agent${line}of${depth}`}, 'BDT', ${depth ? 1 : 2}, ${upline}, now() - interval '60 days') returning id`)
      upline = agent?.id ?? ''
      await owner.execute(sql`
        insert into member_rate (member_id, game_type, from_day, ppm, set_by, set_at)
        values (${upline}, 'RNG', '2020-01-01', ${rate}, 'test', now())`)
      await owner.execute(sql`
        insert into member (account, asset, type, upline_id, reg_at)
        select ${`player${line}of${depth}and`} || n, 'BDT', 0, ${upline}, now() - interval '60 days'
        from generate_series(1, 2) n`)
    }
  }
  const people = await rows<{ id: string }>(sql`select id from member where account ~ '^(agent|player)[0-9]+of'`)
  await transact(db, async (tx) => {
    for (const { id } of people) await openWallet(tx, id, 'BDT')
  })
}

/** Settles rounds of every player on a day so many days ago, with amounts that leave fractions. */
const play = (daysAgo: number, rounds: number) =>
  owner.execute(sql`
    insert into settlement (source, round_id, member_id, asset, trial, vendor, game_type, node_id, rounds, stake, valid_bet,
      win, settled_at)
    select 'ROUND', nextval('test_round'), m.id, 'BDT', false, 'FC', 'RNG', 10001, 1, 137 + n, 137 + n, 31 * (n % 7),
      now() - make_interval(days => ${daysAgo})
    from member m, generate_series(1, ${rounds}::int) n where m.account ~ '^player[0-9]+of'`)

/** What each agent earned of all that was settled, in millionths of a minor unit, computed plainly. */
async function expected(): Promise<Map<string, bigint>> {
  const bets = await rows<{ account: string; bet: string }>(sql`
    select m.account, sum(s.valid_bet)::text as bet from settlement s join member m on m.id = s.member_id
    where m.account ~ '^player[0-9]+of' group by 1`)
  const earned = new Map<string, bigint>()
  for (const { account, bet } of bets) {
    const [, line = '', depth = ''] = /^player(\d+)of(\d+)/.exec(account) ?? []
    for (let above = Number(depth); above >= 0; above--) {
      const below = above === Number(depth) ? 0 : (rates[above + 1] ?? 0)
      const agent = `agent${line}of${above}`
      earned.set(agent, (earned.get(agent) ?? 0n) + BigInt(bet) * BigInt((rates[above] ?? 0) - below))
    }
  }
  return earned
}

/** What each agent was paid, with the fraction that is carried, in millionths of a minor unit. */
const paid = async () =>
  new Map(
    (
      await rows<{ account: string; sum: string }>(sql`
        select m.account, (sum(d.paid) * 1000000 + (array_agg(d.rest order by d.day desc))[1])::text as sum
        from commission_day d join member m on m.id = d.agent_id where m.account ~ '^agent[0-9]+of' group by 1`)
    ).map(({ account, sum }) => [account, BigInt(sum)]),
  )

/** Days of commission that are paid, as they pass one by one, are those that ended so many days ago. */
const payUpTo = (daysAgo: number) =>
  owner.execute(sql`
    insert into setting (key, value) values ('commission', jsonb_build_object('graceMinutes', greatest(5, ${daysAgo}::int * 1440)))
    on conflict (key) do update set value = excluded.value`)

/** How far the jobs have come: every step of theirs raises it. */
const progress = () =>
  number(sql`select sum(id)::text as n from (
    select id from journal_cursor union all select count(*) from commission_day union all select count(*) from txn) all_steps`)

test.runIf(kills > 0)(
  'two gateways run all jobs while one of them is killed at random: nothing is missing, nothing is done twice',
  { timeout: 300_000 + kills * 60_000 },
  async () => {
    await owner.execute(sql`create sequence test_round start 1000000000`)
    await owner.execute(
      sql`select open_settlement_month(now() - make_interval(months => n)) from generate_series(0, 2) n`,
    )
    await addLines()
    await payUpTo(days)
    await Promise.all([start(0), start(1)])
    const { book } = playersOf(() => urls[at] ?? '', key)
    const movers: Mover[] = await Promise.all([0, 1].map((n) => mover(() => urls[at] ?? '', `depositor${n}`, book)))

    let over = false
    const money = Promise.all(
      movers.map(async (one) => {
        while (!over) {
          await one.deposit()
          await one.play()
        }
      }),
    )
    money.catch(() => (over = true))
    const [firstTerm, began] = [await term(), Date.now()]
    for (let n = 0; n < kills && !over; n++) {
      const today = Math.max(1, Math.round(days - (n * days) / kills))
      await play(today, 5)
      if (n % 4 === 3) await play(Math.min(today + 3, days), 2)
      await payUpTo(today)
      const before = await progress()
      const victim = Math.random() < 0.5 ? 0 : 1
      at = 1 - victim
      // In the middle of what the jobs do; a leader that was killed is followed first.
      const asked = Date.now()
      while ((await progress()) === before && Date.now() - asked < 30_000) await delay(20)
      expect(Date.now() - asked, 'the jobs stand still').toBeLessThan(30_000)
      await delay(Math.random() * 300)
      await end(victim, 'SIGKILL')
      await start(victim)
    }
    over = true
    await money
    await payUpTo(0)

    const owed = await expected()
    await expect.poll(paid, { timeout: 120_000, interval: 500 }).toEqual(owed)
    const wallets = await rows<{ balance: string; paid: string }>(sql`
      select a.balance::text, (select sum(paid)::text from commission_day d where d.agent_id = m.id) as paid
      from member m join account a on a.owner = m.id and a.kind = 'CASH' where m.account ~ '^agent[0-9]+of'`)
    expect(wallets).toHaveLength(owed.size)
    for (const wallet of wallets) expect(wallet.balance).toBe(wallet.paid)
    await expect.poll(async () => (await checkDays(db)).waiting, { timeout: 60_000 }).toBe(0)
    expect((await checkDays(db)).differences).toEqual([])
    expect(await checkTeams(db)).toEqual([])
    for (const one of movers) {
      await one.logIn()
      expect((await one.wallet()).total).toBe(one.expected())
      expect(await one.orderCounts()).toMatchObject({ deposits: one.orders.deposits, open: 0 })
      one.close()
    }
    expect(await checkInvariants(db)).toEqual([])
    const settled = await number(sql`select count(*)::text as n from settlement`)
    const paidDays = await number(sql`select count(*)::text as n from commission_day`)
    const deposits = movers.reduce((sum, { orders }) => sum + orders.deposits, 0)
    console.log(
      `SIGKILLs ${kills} in ${Math.round((Date.now() - began) / 1000)} s, another gateway led ${(await term()) - firstTerm} times: ` +
        `settlements ${settled}, days of agents paid ${paidDays}, deposits ${deposits}: 0 missing, 0 twice`,
    )
  },
)
