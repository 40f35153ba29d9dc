import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transact } from '../../db/client.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { post } from '../../ledger/post.ts'
import { openWallet } from '../../ledger/wallet.ts'
import { periodAt } from '../../modules/contracts/periods.ts'
import {
  contractsOf,
  moneyFaults,
  playsOf,
  resultsOf,
  slotFaults,
} from '../../modules/contracts/settlement/testing/checks.ts'
import { settlementModel } from '../../modules/contracts/settlement/testing/model.ts'
import type { ContractPeriod } from '../../modules/contracts/terms.ts'
import { addMovement } from '../../modules/team/testing.ts'
import { twoGateways } from './two-gateways.ts'

// Two gateways on one database settle contracts of every kind on four levels. One of them, either one, is killed at
// random while play is counted, slots are closed, parts are settled and paid. `npm run test:full` kills 10 and
// `npm run kills` 200 times; `KILLS` overrides that.
const counts = { full: 10, kills: 200 }[process.env['MODE'] ?? '']
const kills = Number(process.env['KILLS'] || counts || 0)
const timeZone = 'Asia/Dhaka'
const daySeconds = 86_400

const { db, owner, start, end, rows, number, term } = await twoGateways('the key of contracts')

/** Agents in lines of four, each with two players. */
const lines = 8
const kinds: readonly { kind: string; period: ContractPeriod; rates: readonly number[] }[] = [
  { kind: 'REAL_TIME', period: '5MIN', rates: [10_000, 7000, 5000, 3000] },
  { kind: 'HOURLY', period: 'HOUR', rates: [5000, 4000, 3000, 1500] },
  { kind: 'DAILY', period: 'DAILY', rates: [4000, 3000, 2500, 2000] },
  { kind: 'DAILY_MULTI', period: 'DAILY', rates: [2000, 1500, 1000, 500] },
  // More than the upline receives: some have too little for it, and owe it until they are given money.
  { kind: 'DIVIDEND', period: 'DAILY', rates: [200_000, 190_000, 250_000, 100_000] },
]

async function addLines(startAt: Date): Promise<void> {
  const add = async (account: string, type: number, uplineId: string | null) =>
    (
      await rows<{ id: string }>(sql`
        insert into member (account, asset, type, upline_id, reg_at)
        values (${account}, 'BDT', ${type}, ${uplineId}, now() - interval '60 days') returning id`)
    )[0]?.id ?? ''
  for (let line = 0; line < lines; line++)
    for (let depth = 0, uplineId: string | null = null; depth < 4; depth++) {
      const id: string = await add(`agent${line}of${depth}`, depth === 0 ? 2 : 1, uplineId)
      for (const n of [1, 2]) await add(`player${line}of${depth}and${n}`, 0, id)
      for (const { kind, period, rates } of kinds) {
        const rate = rates[depth] ?? 0
        const ladder = [0.5, 1].map((share, n) => ({
          minActive: n,
          minValidBet: 0,
          minLoss: 0,
          rate: kind === 'DAILY_MULTI' ? 0 : rate * share,
          ...(kind === 'DAILY_MULTI' && { rates: { RNG: rate * share, LIVE: rate } }),
        }))
        await db.execute(sql`
          insert into contract (kind, period, asset, upline_id, downline_id, tiers, state, created_at, start_at, next_at)
          values (${kind}, ${period}, 'BDT', ${uplineId}, ${id}, ${JSON.stringify(ladder)}::jsonb, 'active', ${startAt},
            ${startAt}, ${periodAt(period, startAt, timeZone).to})`)
      }
      uplineId = id
    }
  const people = await rows<{ id: string }>(sql`select id from member where account ~ '^(agent|player)[0-9]+of'`)
  await transact(db, async (tx) => {
    for (const { id } of people) await openWallet(tx, id, 'BDT')
  })
}

/** Rounds of every player between two moments; a tenth is taken back. */
const play = (from: Date, to: Date, rounds: number) =>
  owner.execute(sql`
    insert into settlement (source, round_id, member_id, asset, trial, vendor, game_type, node_id, rounds, stake, valid_bet,
      win, settled_at)
    select 'ROUND', nextval('test_round'), id, 'BDT', false, 'FC', (array['RNG', 'LIVE', 'FISH'])[1 + floor(3 * random())], 10001,
      1, bet, bet, floor(bet * random() * 1.9), date_trunc('milliseconds', ${from}::timestamptz + random() * (${to}::timestamptz - ${from}))
    from (select m.id, (case when random() < 0.1 then -0.5 else 1 end * (100 + floor(random() * 90000)))::bigint as bet
      from member m, generate_series(1, ${rounds}::int) where m.account ~ '^player[0-9]+of') r`)

/** Slots are closed so many seconds after their end: up to there the gateways may settle. */
const closeAfter = (seconds: number) =>
  owner.execute(sql`
    insert into setting (key, value) values ('contracts', jsonb_build_object('graceSeconds', ${seconds}::int))
    on conflict (key) do update set value = excluded.value`)

const fund = (memberId: string) =>
  transact(db, (tx) =>
    post(tx, {
      kind: 'deposit',
      entries: [
        { system: 'BANK', asset: 'BDT', amount: -10_000n },
        { member: memberId, kind: 'CASH', asset: 'BDT', amount: 10_000n },
      ],
    }),
  )

/** The leader's lease has run out: its jobs, or those of the next leader, are due within seconds. */
const endLease = () => owner.execute(sql`update job_leader set ends_at = clock_timestamp()`)

/** How far the job has come: every step of it raises it. */
const progress = () =>
  number(sql`select sum(n)::text as n from (
    select sum(id) as n from journal_cursor where consumer like 'contract%'
    union all select extract(epoch from closed_to) from contract_clock
    union all select count(*) from contract_result union all select count(txn_id) from obligation) steps`)

/** What the job has left to do. */
const left = async () =>
  (
    await rows<{ count: number; settle: number; pay: number }>(sql`
      select (select count(*)::int from settlement s, journal_cursor c where c.consumer = 'contract-play'
          and (s.written_by, s.id) > (c.written_by, c.id)) as count,
        (select count(*)::int from contract, contract_clock where next_at <= closed_to) as settle,
        (select count(*)::int from contract_payment where state = 'CALCULATED') as pay`)
  )[0] ?? { count: 0, settle: 0, pay: 0 }

test.runIf(kills > 0)(
  'contracts are settled and paid once, and like the model, while a gateway is killed at random',
  { timeout: 300_000 + kills * 60_000 },
  async () => {
    await owner.execute(sql`create sequence test_round start 1000000000`)
    await owner.execute(
      sql`select open_settlement_month(now() - make_interval(months => n)) from generate_series(0, 1) n`,
    )
    const began = Date.now()
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)
    await addLines(periodAt('DAILY', ago(daySeconds), timeZone).from)
    await closeAfter(daySeconds)
    await Promise.all([start(0), start(1)])
    const people = await rows<{ id: string; account: string; uplineId: string | null }>(
      sql`select id, account, upline_id as "uplineId" from member where account ~ '^(agent|player)[0-9]+of'`,
    )
    const any = () => people[Math.floor(Math.random() * people.length)]?.id ?? ''

    const firstTerm = await term()
    /** After how many kills there was something left to count, settle or pay. */
    const amid = { count: 0, settle: 0, pay: 0 }
    const least = 60
    const stride = (daySeconds - 1800) / kills
    let grace = daySeconds
    for (let n = 0; n < kills; n++) {
      const next = Math.max(least, Math.round(grace - stride))
      await play(ago(grace), ago(next), 3)
      // Settled hours ago, and known only now.
      if (n % 3 === 0) await play(ago(Math.min(daySeconds, grace + 7200)), ago(grace), 1)
      await addMovement(owner, any(), { kind: 'bonus_grant', amount: 1 + (n % 977), at: ago((grace + next) / 2) })
      if (n % 2 === 0) await fund(any())
      grace = next
      await closeAfter(grace)
      const before = await progress()
      await endLease()
      const asked = Date.now()
      while ((await progress()) === before && Date.now() - asked < 60_000) await delay(15)
      expect(Date.now() - asked, 'the job stands still').toBeLessThan(60_000)
      await delay(Math.random() * 800)
      const victim = Math.random() < 0.5 ? 0 : 1
      await end(victim, 'SIGKILL')
      const { count, settle, pay } = await left()
      if (count > 0) amid.count++
      if (settle > 0) amid.settle++
      if (pay > 0) amid.pay++
      await start(victim)
    }
    await closeAfter(least)
    const closed = () => number(sql`select extract(epoch from closed_to)::bigint::text as n from contract_clock`)
    const goal = (Date.now() - grace * 1000) / 1000
    await expect
      .poll(async () => ({ ...(await left()), closed: (await closed()) >= goal }), { timeout: 180_000, interval: 500 })
      .toEqual({ count: 0, settle: 0, pay: 0, closed: true })
    // What was just funded is paid with the next turn.
    await expect.poll(() => moneyFaults(db), { timeout: 60_000, interval: 500 }).toEqual([])
    // Rebates and bonuses are given as the gateways run on, and counted a moment later.
    await expect.poll(() => slotFaults(db), { timeout: 60_000, interval: 500 }).toEqual([])
    await Promise.all([end(0, 'SIGTERM'), end(1, 'SIGTERM')])

    expect(await checkInvariants(db)).toEqual([])
    const uplines = new Map(people.map(({ id, uplineId }) => [id, uplineId]))
    const isBelow = (memberId: string, agentId: string): boolean => {
      for (let at: string | null = memberId; at !== null; at = uplines.get(at) ?? null) if (at === agentId) return true
      return false
    }
    const contracts = await contractsOf(db)
    const model = settlementModel({ activeMinor: 100_00, carryLoss: true })
    model.settle(contracts, await playsOf(db), isBelow, new Date((await closed()) * 1000))
    const results = await resultsOf(db)
    for (const { id } of contracts) expect(results.get(id) ?? []).toEqual(model.results(id))

    const [made] = await rows<Record<'results' | 'paid' | 'owed' | 'late' | 'rounds', number>>(sql`
      select (select count(*)::int from contract_result) as results, count(txn_id)::int as paid,
        count(owed_at)::int as owed, (select count(*)::int from contract_late) as late,
        (select count(*)::int from settlement) as rounds from obligation`)
    console.log(
      `SIGKILLs ${kills} in ${Math.round((Date.now() - began) / 1000)} s, another gateway led ${(await term()) - firstTerm} times; ` +
        `left at the kill: to count ${amid.count}, to settle ${amid.settle}, to pay ${amid.pay}; settlements ${made?.rounds}, ` +
        `late ${made?.late}, results ${made?.results}, paid ${made?.paid}, owed for a while ${made?.owed}: ` +
        '0 missing, 0 twice, all as the model',
    )
    // Whether somebody owed something for a while is up to the play.
    expect(Math.min(made?.results ?? 0, made?.paid ?? 0, made?.late ?? 0)).toBeGreaterThan(0)
  },
)
