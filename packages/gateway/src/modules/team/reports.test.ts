import { sql } from 'drizzle-orm'
import { type Endpoint, contract, teamScopes } from '@brand/sdk/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { call } from '../../testing/inject.ts'
import { addMovement, addRound, dayBefore, noon, teamFixture, today, yesterday } from './testing.ts'

const { app, db, owner, clock, timeZone, count, add, ask, refused, all } = await teamFixture()
const { team, downline } = contract
const cents = (money: string) => Math.round(Number(money) * 100)

describe('figures of a team', () => {
  const kinds = [
    ['deposit', 'deposit'],
    ['c2c_payout', 'deposit'],
    ['withdraw_c2c', 'withdraw'],
    ['withdraw_paid', 'withdraw'],
    ['withdraw_fee', 'fee'],
    ['bonus_grant', 'bonus'],
    ['sandbox_grant', undefined],
    ['rebate', 'rebate'],
    ['commission', 'commission'],
    ['upline_transfer', undefined],
  ] as const
  const out = new Set(['withdraw_c2c', 'withdraw_paid', 'withdraw_fee'])
  const days = [today, yesterday, dayBefore]
  const fact = fc.record({
    who: fc.nat(30),
    day: fc.constantFrom(...days),
    kind: fc.option(fc.constantFrom(...kinds), { nil: undefined }),
    amount: fc.integer({ min: 1, max: 100_000 }),
    win: fc.nat(150_000),
  })

  test('are the sums of its people, by scope, by day and by direct downline', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ upline: fc.nat(30), agent: fc.boolean() }), { minLength: 1, maxLength: 9 }),
        fc.array(fact, { maxLength: 25 }),
        async (joining, facts) => {
          const top = await add(null, 2)
          // Another line, of which nothing may be counted.
          const other = await add(null, 2)
          const people = [{ ...top, agent: true, above: [] as string[] }]
          for (const { upline, agent } of joining) {
            const agents = people.filter((one) => one.agent)
            const above = agents[upline % agents.length]!
            const person = await add(above, agent ? 1 : 0)
            people.push({ ...person, agent, above: [...above.above, above.id] })
          }
          const everybody = [...people, { ...other, agent: true, above: [] }]
          const done = facts.map(({ who, ...rest }) => ({ ...rest, by: everybody[who % everybody.length]! }))
          for (const { by, day, kind, amount, win } of done)
            await (kind
              ? db.execute(sql`
                  insert into money_day as d values (${by.id}, 'BDT', ${day}, ${kind[0]}, ${out.has(kind[0]) ? -amount : amount})
                  on conflict (member_id, asset, day, kind) do update set amount = d.amount + excluded.amount`)
              : db.execute(sql`
                  insert into settlement_day as d (member_id, asset, day, game_type, rounds, stake, valid_bet, win, jackpot, unreported)
                  values (${by.id}, 'BDT', ${day}, 'RNG', 1, ${amount}, ${amount}, ${win}, 7, 1)
                  on conflict (member_id, asset, day, game_type) do update set rounds = d.rounds + 1, stake = d.stake + excluded.stake,
                    valid_bet = d.valid_bet + excluded.valid_bet, win = d.win + excluded.win, jackpot = d.jackpot + 7,
                      unreported = d.unreported + 1`))

          const naive = (whose: (id: (typeof people)[number]) => boolean, of: readonly string[]) => {
            const sums: Record<string, number> = {}
            const more = (name: string, amount: number) => (sums[name] = (sums[name] ?? 0) + amount)
            for (const { by, day, kind, amount, win } of done) {
              if (!whose(by) || !of.includes(day)) continue
              if (kind) {
                if (kind[1]) more(kind[1], amount)
              } else {
                more('stake', amount)
                more('validBet', amount)
                more('win', win + 7)
                more('unreported', 1)
              }
            }
            const at = (name: string) => sums[name] ?? 0
            const names = ['deposit', 'withdraw', 'stake', 'validBet', 'win', 'bonus', 'rebate', 'commission', 'fee']
            return {
              ...Object.fromEntries(names.map((name) => [name, at(name)])),
              pnl: at('win') - at('stake') + at('bonus') + at('rebate') + at('commission') - at('fee'),
              unreported: at('unreported'),
            }
          }
          const shown = (row: Record<string, unknown>, wanted: object) =>
            Object.fromEntries(
              Object.keys(wanted).map((name) => [name, name === 'unreported' ? row[name] : cents(String(row[name]))]),
            )
          const range = { range: 'custom', from: dayBefore, to: today }
          for (const agent of people.filter((one) => one.agent)) {
            const below = (one: (typeof people)[number]) => one.above.includes(agent.id)
            const direct = (one: (typeof people)[number]) => one.above.at(-1) === agent.id
            const inScope = {
              self: (one: (typeof people)[number]) => one.id === agent.id,
              direct,
              team: (one: (typeof people)[number]) => one.id === agent.id || below(one),
            }
            for (const scope of teamScopes) {
              const wanted = naive(inScope[scope], days)
              expect(shown(await ask(team.overview, agent, { ...range, scope }), wanted)).toEqual(wanted)
              const { list } = await ask(team.trend, agent, { ...range, scope })
              expect(list.map(({ day }) => day)).toEqual([dayBefore, yesterday, today])
              for (const row of list) {
                const ofDay = naive(inScope[scope], [row.day])
                expect(shown(row, ofDay)).toEqual(ofDay)
              }
            }
            const line = (account: unknown) => {
              const head = people.find((one) => one.account === account)!
              return (one: (typeof people)[number]) => one.id === head.id || one.above.includes(head.id)
            }
            const rows = await all(team.pnl, agent, range)
            expect(rows.map(({ account }) => account)).toEqual(
              people
                .filter(direct)
                .map(({ account }) => account)
                .toSorted(),
            )
            for (const row of rows) {
              const wanted = naive(line(row['account']), days)
              expect(shown(row, wanted)).toEqual(wanted)
            }
            const { totals } = await ask(team.pnl, agent, range)
            const wanted = naive(below, days)
            expect(shown(totals, wanted)).toEqual(wanted)
            const { list: best } = await ask(team.top, agent, { ...range, by: 'validBet' })
            const bets = people
              .filter(direct)
              .map(({ account }) => naive(line(account), days)['validBet' as never] as number)
            expect(best.map(({ validBet }) => cents(validBet))).toEqual(
              bets.filter((bet) => bet > 0).toSorted((a, b) => b - a),
            )
          }
        },
      ),
      { numRuns: 6 },
    )
  })

  test('follow what is played and paid', async () => {
    const [top, stranger] = [await add(null, 2), await add(null, 2)]
    const agent = await add(top)
    const player = await add(agent, 0)
    const payer = await add(agent, 0)
    await addRound(db, player.id, { stake: 5000, win: 2000, at: noon(today) })
    await addRound(db, stranger.id, { stake: 900, win: 0, at: noon(today) })
    await addMovement(owner, player.id, { kind: 'deposit', amount: 100_000, at: noon(today) })
    // One member pays the withdrawal of another: a deposit of the one, a withdrawal of the other.
    await addMovement(owner, player.id, { kind: 'c2c_payout', amount: -3000, at: noon(today) })
    await addMovement(owner, payer.id, { kind: 'c2c_payout', amount: 3000, at: noon(today) })
    await count()
    // Who is online is counted every ten seconds.
    clock.forward(10_001)
    expect(await ask(team.overview, top)).toMatchObject({
      from: today,
      to: today,
      timeZone,
      members: 3,
      agents: 1,
      newReg: 3,
      firstDep: 2,
      online: 3,
      deposit: '1030.00',
      withdraw: '30.00',
      validBet: '50.00',
      win: '20.00',
      pnl: '-30.00',
      teamBalance: '1000.00',
      atVendors: null,
    })
    expect(await ask(team.overview, top, { scope: 'direct' })).toMatchObject({ members: 1, deposit: '0.00', online: 1 })
    expect(await ask(team.overview, top, { scope: 'self' })).toMatchObject({ members: 0, validBet: '0.00', online: 0 })
    expect(await ask(team.overview, stranger)).toMatchObject({ members: 0, validBet: '9.00' })
    await app.services.settingsStore.write('wallet', { isSingle: false })
    expect((await ask(team.overview, top)).atVendors).toBe('0.00')
    await app.services.settingsStore.write('wallet', {})
  })

  test('are refused for a range that is missing, turned round, too long or too old', async () => {
    const agent = await add(null, 2)
    const custom = { range: 'custom' }
    for (const input of [
      custom,
      { ...custom, from: today, to: yesterday },
      { ...custom, from: '2026-10-20', to: today },
      { ...custom, from: '2026-08-01', to: '2026-08-02' },
      { ...custom, from: '2026-11-31' },
      { range: 'year' },
    ])
      expect(await refused(team.overview, agent, input)).toBe('validation')
    expect(await ask(team.trend, agent, { ...custom, from: '2026-10-21' })).toMatchObject({ to: today })
    expect(await ask(team.trend, agent, { range: 'week' })).toMatchObject({ from: '2026-11-16', to: today })
    expect(await ask(team.trend, agent, { range: 'month' })).toMatchObject({ from: '2026-11-01', to: today })
    expect(await ask(team.trend, agent, { range: 'yesterday' })).toMatchObject({ from: yesterday, to: yesterday })
  })
})

describe('an agent sees the own line alone', () => {
  test('somebody of another line, or above, is answered like nobody', async () => {
    const [top, other] = [await add(null, 2), await add(null, 2)]
    const agent = await add(top)
    const player = await add(agent, 0)
    const trial = await add(null, 4)
    const calls: [Endpoint, (account: string) => object][] = [
      [downline.list, (parent) => ({ parent })],
      [downline.setRates, (account) => ({ account, rates: [{ gameType: 'RNG', rate: '0' }] })],
      [downline.setRemark, (account) => ({ account, remark: 'x' })],
      [team.bets, (account) => ({ account })],
      [team.transactions, (account) => ({ account })],
      [team.pnl, (account) => ({ account })],
      [team.pnl, (parent) => ({ parent })],
      [team.export, (account) => ({ report: 'bets', account })],
    ]
    for (const [endpoint, input] of calls) {
      const answers = await Promise.all(
        [top.account, other.account, trial.account, 'nobody.there'].map(async (account) => {
          const { status, body } = await call(app, endpoint, { ...input(account) }, { token: agent.token })
          const { code, details, field } = body as { code?: string; details?: object; field?: string }
          return JSON.stringify([status, code, details, field])
        }),
      )
      expect(new Set(answers).size, endpoint.path).toBe(1)
      expect(answers[0]).toContain('not_in_team')
      // And one's own line is known.
      const known = await call(app, endpoint, { ...input(player.account) }, { token: agent.token })
      expect([endpoint.path, known.status]).toEqual([endpoint.path, 200])
    }
    // A player has no team.
    expect(await refused(team.overview, player)).toBe('forbidden')
  })

  test('no list names anybody of another line', async () => {
    const [top, other] = [await add(null, 2, 'line.alpha'), await add(null, 2, 'line.beta')]
    const mine = [await add(top, 1, 'line.a1'), await add(top, 0, 'line.a2')]
    const deeper = await add(mine[0]!, 0, 'line.a3')
    const foreign = await add(other, 0, 'line.b1')
    for (const one of [...mine, deeper, foreign, top, other]) {
      await addRound(db, one.id, { stake: 100, win: 0, at: noon(today) })
      await addMovement(owner, one.id, { kind: 'deposit', amount: 500, at: noon(today) })
    }
    await count()
    const names = async (endpoint: Endpoint, input: object = {}) =>
      [...new Set((await all(endpoint, top, input)).map(({ account }) => String(account)))].toSorted()
    const below = ['line.a1', 'line.a2', 'line.a3']
    expect(await names(downline.list, { name: 'LINE.' })).toEqual(below)
    expect(await names(downline.list, { level: 2 })).toEqual(['line.a3'])
    for (const event of ['joined', 'firstDeposit']) expect(await names(downline.list, { event })).toEqual(below)
    expect(await names(downline.list)).toEqual(['line.a1', 'line.a2'])
    for (const endpoint of [team.bets, team.transactions]) {
      expect(await names(endpoint)).toEqual([...below, 'line.alpha'])
      expect(await names(endpoint, { scope: 'direct' })).toEqual(['line.a1', 'line.a2'])
      expect(await names(endpoint, { scope: 'self' })).toEqual(['line.alpha'])
      expect(await names(endpoint, { account: 'Line.A3' })).toEqual(['line.a3'])
    }
  })
})

describe('rows of a team', () => {
  const line = async () => {
    const top = await add(null, 2)
    const agent = await add(top)
    const players = [await add(agent, 0), await add(agent, 0), await add(top, 0)]
    return { top, players }
  }

  test.each([
    [3, 2001],
    [2001, 3],
  ])('go on as they began where the team has %d people at first, and %d then', async (before, after) => {
    const { top, players } = await line()
    const size = (members: number) =>
      owner.execute(sql`update team_size set members = ${members} where member_id = ${top.id}`)
    // By number they come in another order than by time.
    for (const [at, second] of [2, 0, 3, 1, 5, 4].entries())
      await addRound(db, players[at % 3]!.id, {
        stake: 100 + at,
        win: 0,
        at: new Date(noon(today).getTime() + second * 1000),
      })
    await count()
    await size(before)
    const whole = await all(team.bets, top)
    const first = await ask(team.bets, top, { pageSize: 2 })
    await size(after)
    const rest = []
    for (let next = first.next; next;) {
      const page = await ask(team.bets, top, { pageSize: 2, after: next })
      rest.push(...page.list)
      next = page.next
    }
    expect([...first.list, ...rest]).toEqual(whole)
    expect(whole).toHaveLength(6)
    // Everybody's own rounds are read by time up to twice as many people.
    await size(4001)
    if (before === 3) expect(await refused(team.bets, top, { after: first.next })).toBe('validation')
    expect(await refused(team.bets, top, { after: Buffer.from('["name","x"]').toString('base64url') })).toBe(
      'validation',
    )
  })

  test.each(['few', 'many'])('are listed newest first, each once, for %s people', async (size) => {
    const { top, players } = await line()
    for (let at = 0; at < 9; at++) {
      const { id } = players[at % 3]!
      const when = new Date(noon(today).getTime() + Math.floor(at / 2) * 1000)
      await addRound(db, id, { stake: 100 + at, win: 0, at: when })
      await addMovement(owner, id, { kind: at % 2 ? 'rebate' : 'deposit', amount: 100 + at, at: when })
    }
    await addRound(db, players[0]!.id, { stake: 99, win: 0, at: noon(today) })
    await count()
    // A team counts as large by the number of its people.
    if (size === 'many') await owner.execute(sql`update team_size set members = 5000 where member_id = ${top.id}`)
    const bets = await all(team.bets, top)
    expect(bets.map(({ stake }) => cents(String(stake))).toSorted((a, b) => a - b)).toEqual([
      99, 100, 101, 102, 103, 104, 105, 106, 107, 108,
    ])
    if (size === 'few') {
      const times = bets.map(({ at }) => String(at))
      expect(times).toEqual(times.toSorted().toReversed())
    }
    expect(bets[0]).not.toHaveProperty('roundId')
    const rows = await all(team.transactions, top)
    expect(rows.map(({ amount }) => cents(String(amount)))).toEqual([108, 107, 106, 105, 104, 103, 102, 101, 100])
    expect(await all(team.transactions, top, { group: 'REBATE' })).toHaveLength(4)
    expect(await all(team.transactions, top, { range: 'yesterday' })).toEqual([])
    expect(await all(team.bets, top, { range: 'yesterday' })).toEqual([])
    expect(await all(team.bets, top, { gameType: 'LIVE' })).toEqual([])
    expect(await all(team.bets, top, { account: players[2]!.account })).toHaveLength(3)
  })

  test('the other party of a transfer is masked', async () => {
    const { top, players } = await line()
    const [from] = players
    await addMovement(owner, from!.id, { kind: 'deposit', amount: 900, at: noon(today) })
    await owner.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(
        sql`insert into txn (kind, created_at) values ('upline_transfer', ${noon(today)}) returning id::text as id`,
      )
      await tx.execute(sql`
        insert into posting (txn_id, account_id, asset, amount, created_at)
        select ${rows[0]?.id}::bigint, a.id, 'BDT', s.amount, ${noon(today)}::timestamptz
        from (values (${from!.id}::uuid, -500), (${top.id}::uuid, 500)) s (owner, amount)
          join account a on a.owner = s.owner and a.kind = 'CASH' and a.asset = 'BDT' order by s.amount`)
    })
    const rows = await all(team.transactions, top, { group: 'TRANSFER' })
    expect(rows).toHaveLength(2)
    for (const row of rows) expect(row['party']).toMatch(/^p.\*\*\*.$/)
  })
})

test('an export is recorded, and its row stays', async () => {
  const top = await add(null, 2)
  const agent = await add(top)
  const { exportNo } = await ask(team.export, top, { report: 'pnl', range: 'week', account: agent.account })
  const { rows } = await db.execute(
    sql`select agent_id, member_id, report, from_day::text, to_day::text from agent_export where id = ${exportNo}`,
  )
  expect(rows).toEqual([
    { agent_id: top.id, member_id: agent.id, report: 'pnl', from_day: '2026-11-16', to_day: today },
  ])
  // Payments of contracts are exported of any days, in a file that names people.
  const of = async (input: object) => {
    const { exportNo: number } = await ask(team.export, top, { report: 'payments', range: 'custom', ...input })
    const { rows: found } = await db.execute(sql`
      select report, from_day::text, to_day::text from agent_export where id = ${number}`)
    return found
  }
  expect(await of({})).toEqual([{ report: 'payments', from_day: '2000-01-01', to_day: today }])
  expect(await of({ from: '2024-01-01', to: '2026-10-31' })).toEqual([
    { report: 'payments', from_day: '2024-01-01', to_day: '2026-10-31' },
  ])
  await expect(owner.execute(sql`delete from agent_export where id = ${exportNo}`)).rejects.toThrow()
  await expect(owner.execute(sql`update agent_export set report = 'bets' where id = ${exportNo}`)).rejects.toThrow()
})
