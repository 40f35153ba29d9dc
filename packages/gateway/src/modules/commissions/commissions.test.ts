import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { call, refusalOf, registered, valueOf } from '../../testing/inject.ts'
import { endMonth, netOf, rateOf, type DealKind } from './deals.ts'
import { formatExact } from './exact.ts'
import { commissionFixture } from './testing.ts'

const {
  app,
  db,
  owner,
  clock,
  settings,
  accrue,
  payday,
  endMonths,
  countPlay,
  countMoney,
  add,
  settle,
  rate,
  balance,
  daysOf,
  setClock,
} = await commissionFixture()

interface Terms {
  deals: object[]
  rates: object[]
  debt: string
}

const sumsOf = async (members: readonly string[]) =>
  (
    await db.execute<{ agentId: string; earned: string }>(sql`
      select agent_id as "agentId", sum(base * (rate - rate_below))::text as earned from commission_line
      where member_id = any (${sql.param(members)}::uuid[]) group by 1`)
  ).rows

test.each([
  [0n, '0.00'],
  [1n, '0.00000001'],
  [52_500n, '0.000525'],
  [144_630_500n, '1.446305'],
  [-100_000_000n, '-1.00'],
])('%s millionths of a minor unit are %s', (amount, text) => expect(formatExact(amount)).toBe(text))

test('along a line the shares of a bet sum to its base times the highest rate, and what is paid and carried to what was earned', async () => {
  setClock('2026-01-04T00:00:00Z')
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 6 }),
      fc.array(fc.integer({ min: -5_000, max: 500_000 }), { minLength: 1, maxLength: 5 }),
      async (steps, bets) => {
        const ids: string[] = []
        const rates = steps.toSorted((a, b) => b - a)
        for (const [depth, ppm] of rates.entries()) {
          const id = await add(ids.at(-1) ?? null, depth === 0 ? 2 : depth === rates.length - 1 ? 0 : 1)
          ids.push(id)
          await rate(id, ppm)
        }
        const player = ids.at(-1) ?? ''
        for (const bet of bets) await settle(player, { at: '2026-01-03T12:00:00Z', bet })
        await accrue()
        const base = bets.reduce((sum, bet) => sum + BigInt(bet), 0n)
        const sums = await sumsOf([player])
        expect(sums.reduce((sum, { earned }) => sum + BigInt(earned), 0n)).toBe(base * BigInt(rates[0] ?? 0))
        // What comes after a payday is paid on the next.
        clock.forward(2 * 86_400_000)
        await payday()
        for (const { agentId, earned } of sums) {
          const rows = await daysOf(agentId)
          const paid = rows.reduce((sum, row) => sum + BigInt(row.paid), 0n)
          const rest = BigInt(rows.at(-1)?.rest ?? 0)
          expect(paid * 1_000_000n + rest).toBe(BigInt(earned))
          expect(rest < 1_000_000n).toBe(true)
          expect(await balance(agentId)).toBe(String(paid))
        }
      },
    ),
    { numRuns: 12 },
  )
})

describe('a day of commission', () => {
  test('is paid once, whatever runs at the same time; what comes later counts on the next day', async () => {
    const top = await add(null, 2)
    const agent = await add(top)
    const player = await add(agent, 0)
    await rate(top, 10_000)
    await rate(agent, 6000)
    await settle(player, { at: '2026-03-01T12:00:00Z', bet: 1_000_000 })
    await accrue()
    setClock('2026-03-01T18:20:00Z') // half past midnight in Dhaka is 18:30
    await payday()
    expect(await daysOf(agent)).toEqual([])
    setClock('2026-03-01T18:31:00Z')
    await Promise.all([payday(), payday(), payday()])
    expect([await balance(agent), await balance(top)]).toEqual(['6000', '4000'])
    await settle(player, { at: '2026-03-01T12:00:01Z', bet: 500 })
    await accrue()
    setClock('2026-03-03T00:00:00Z')
    await payday()
    expect(await daysOf(agent)).toEqual([
      { day: '2026-03-01', earned: '6000000000', carriedIn: '0', paid: '6000', rest: '0' },
      { day: '2026-03-02', earned: '3000000', carriedIn: '0', paid: '3', rest: '0' },
    ])
  })

  test('uses the rate of the day that was played on, and explains itself down to the rounds, to its own line alone', async () => {
    setClock('2026-04-02T20:00:00Z')
    const token = await registered(app, 'income1')
    const {
      rows: [me],
    } = await owner.execute<{ id: string }>(sql`update member set type = 1 where account = 'income1' returning id`)
    const id = me?.id ?? ''
    const player = await add(id, 0)
    const stranger = await add(await add(null, 2), 0)
    await rate(id, 10_000)
    await rate(id, 20_000, '2026-04-02')
    await settle(player, { at: '2026-04-01T12:00:00Z', bet: 10_000, win: 4000 })
    await settle(player, { at: '2026-04-02T12:00:00Z', bet: 333 })
    await accrue()
    await payday()
    const list = valueOf(
      await call<{ list: object[]; total: string }>(
        app,
        contract.income.list,
        { from: '2026-04-01', to: '2026-04-30' },
        { token },
      ),
    )
    expect(list).toMatchObject({
      total: '1.06',
      list: [
        { from: '2026-04-02', base: '3.33', earned: '0.0666', amount: '0.06', status: 'PAID', members: 1 },
        { from: '2026-04-01', base: '100.00', earned: '1.00', amount: '1.00', status: 'PAID', members: 1 },
      ],
    })
    const lines = valueOf(
      await call<{ list: { account: string }[] }>(app, contract.income.lines, { day: '2026-04-01' }, { token }),
    )
    expect(lines.list).toMatchObject([{ gameType: 'RNG', base: '100.00', rate: '1', rateBelow: '0', amount: '1.00' }])
    const account = lines.list[0]?.account ?? ''
    const play = valueOf(
      await call(app, contract.income.play, { account, day: '2026-04-01', gameType: 'RNG' }, { token }),
    )
    expect(play).toMatchObject({ list: [{ stake: '100.00', validBet: '100.00', win: '40.00' }], next: null })
    const {
      rows: [other],
    } = await owner.execute<{ account: string }>(sql`select account from member where id = ${stranger}`)
    const asked = (name: string) =>
      call(app, contract.income.play, { account: name, day: '2026-04-01', gameType: 'RNG' }, { token })
    const [strange, unknown] = [await asked(other?.account ?? ''), await asked('nobody_at_all')]
    expect(refusalOf(strange).code).toBe('not_in_team')
    const plain = ({ body }: typeof strange) => ({ ...body, requestId: '' })
    expect(plain(strange)).toEqual(plain(unknown))
  })
})

test('pages of play follow one another without a gap, also where everything was settled at one moment', async () => {
  const token = await registered(app, 'income2')
  const {
    rows: [me],
  } = await owner.execute<{ id: string }>(sql`update member set type = 1 where account = 'income2' returning id`)
  const count = 120
  await owner.execute(sql`
    insert into settlement (source, round_id, member_id, asset, trial, vendor, game_type, node_id, rounds, stake,
      valid_bet, settled_at)
    select 'ROUND', 900000 + n, ${me?.id}, 'BDT', false, 'FC', 'RNG', 10001, 1, n, n, '2026-05-03T12:00:00.000123Z'
    from generate_series(1, ${count}) n`)
  const rounds: string[] = []
  type Page = { list: { roundNo: string }[]; next: string | null }
  for (let after: string | null = ''; after !== null;) {
    const input: object = { account: 'income2', day: '2026-05-03', gameType: 'RNG', ...(after && { after }) }
    const page: Page = valueOf(await call<Page>(app, contract.income.play, { ...input }, { token }))
    rounds.push(...page.list.map(({ roundNo }) => roundNo))
    after = page.next
  }
  expect(new Set(rounds).size).toBe(count)
  expect(rounds).toHaveLength(count)
  const wrong = { account: 'income2', day: '2026-05-03', gameType: 'RNG', after: 'made up' }
  expect(refusalOf(await call(app, contract.income.play, wrong, { token })).code).toBe('validation')
})

test('the terms show each deal for the months it holds, and what is left to make up for', async () => {
  const token = await registered(app, 'dealagent1')
  const asked = async () => valueOf(await call<Terms>(app, contract.income.terms, {}, { token }))
  const { rows } = await owner.execute<{ id: string }>(sql`
    update member set type = 1 where account = 'dealagent1' returning id`)
  const id = rows[0]?.id ?? ''
  expect(await asked()).toMatchObject({ deals: [], rates: [], debt: '0.00', carried: '0.00', platformFee: '18' })
  const tiers = [
    { minNet: 500_00, minActive: 2, rate: 402_500 },
    { minNet: 0, minActive: 1, rate: 270_000 },
  ]
  for (const [month, kind, ended] of [
    ['2026-01-01', 'PROFIT', false],
    ['2026-03-01', 'PROFIT', true],
    ['2026-05-01', 'RED_FIGURE', false],
  ] as const)
    await owner.execute(sql`
      insert into revenue_deal (agent_id, kind, from_month, tiers, ended, set_by, set_at)
      values (${id}, ${kind}, ${month}, ${JSON.stringify(tiers)}::jsonb, ${ended}, 'test', now())`)
  await rate(id, 8000)
  const shown = [
    { minNet: '0.00', minActive: 1, rate: '27' },
    { minNet: '500.00', minActive: 2, rate: '40.25' },
  ]
  expect(await asked()).toMatchObject({
    deals: [
      { kind: 'RED_FIGURE', from: '2026-05-01', to: null, tiers: shown },
      { kind: 'PROFIT', from: '2026-01-01', to: '2026-02-28', tiers: shown },
    ],
    rates: expect.arrayContaining([{ gameType: 'RNG', rate: '0.8' }]),
  })
  await owner.execute(sql`
    insert into revenue_month (agent_id, month, asset, deal_id, revenue, bonus, rebate, platform_fee, payment_fee, net, active,
      rate, debt, rest, paid, at)
    select ${id}, '2026-05-01', 'BDT', max(id), -1200, 0, 0, 0, 0, -1200, 1, 270000, -1200, 12, 0, now() from revenue_deal
    where agent_id = ${id}`)
  expect(await asked()).toMatchObject({ debt: '-12.00', carried: '0.00000012' })
})

test('twelve random months of a revenue share are what a plain model of them pays, and each is paid once', async () => {
  const tiers = [
    { minNet: 0, minActive: 1, rate: 270_000 },
    { minNet: 500_00, minActive: 2, rate: 400_000 },
  ]
  const { revenueShare } = settings()
  for (const kind of ['SPLIT', 'RED_FIGURE', 'PROFIT'] satisfies DealKind[]) {
    const agent = await add(null, 2)
    const players = [await add(agent, 0), await add(await add(agent), 0)]
    await owner.execute(sql`
        insert into revenue_deal (agent_id, kind, from_month, tiers, set_by, set_at)
        values (${agent}, ${kind}, '2027-01-01', ${JSON.stringify(tiers)}::jsonb, 'test', now())`)
    const random = fc.sample(
      fc.noBias(
        fc.tuple(
          ...players.map(() =>
            fc.record({ bet: fc.nat(2_000_00), win: fc.nat(1_800_00), bonus: fc.nat(20_00), paid: fc.nat(900_00) }),
          ),
        ),
      ),
      { numRuns: 12, seed: 20261 },
    )
    let carry = { debt: 0n, rest: 0n }
    const expected: string[] = []
    for (const [at, figures] of random.entries()) {
      const day = `2027-${String(at + 1).padStart(2, '0')}-15`
      for (const [who, { bet, win, bonus, paid }] of figures.entries())
        await owner.execute(sql`
            with play as (insert into settlement_day (member_id, asset, day, game_type, rounds, stake, valid_bet, win)
              values (${players[who]}, 'BDT', ${day}, 'RNG', 1, ${bet}, ${bet}, ${win}))
            insert into money_day (member_id, asset, day, kind, amount) values
              (${players[who]}, 'BDT', ${day}, 'bonus_grant', ${bonus}), (${players[who]}, 'BDT', ${day}, 'deposit', ${paid})`)
      const sum = (name: 'bet' | 'win' | 'bonus' | 'paid') => figures.reduce((all, one) => all + BigInt(one[name]), 0n)
      const active = figures.filter(({ bet }) => bet >= revenueShare.activeMinor).length
      const month = {
        revenue: sum('bet') - sum('win'),
        bonus: sum('bonus'),
        rebate: 0n,
        payments: sum('paid'),
        active,
      }
      const { net } = netOf(month, revenueShare)
      const end = endMonth(kind, net, rateOf(tiers, net, active), carry)
      carry = end
      expected.push(String(end.paid))
      // The payday of the next month, in Dhaka.
      setClock(new Date(Date.UTC(2027, at + 1, 1)).toISOString())
      await countPlay()
      await countMoney()
      await Promise.all([endMonths(), endMonths()])
    }
    const { rows } = await db.execute<{ paid: string }>(sql`
        select paid::text from revenue_month where agent_id = ${agent} order by month`)
    expect(
      rows.map(({ paid }) => paid),
      kind,
    ).toEqual(expected)
    expect(expected.filter((paid) => paid !== '0').length).toBeGreaterThan(3)
    expect(await balance(agent)).toBe(String(expected.reduce((all, paid) => all + BigInt(paid), 0n)))
  }
})
