import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Person, addMovement, dayBefore, noon, teamFixture, today, yesterday } from './testing.ts'

const { db, owner, clock, count, add, ask, refused, all } = await teamFixture()
const { downline } = contract

describe('downlines', () => {
  test('are paged by key in every order, with nobody twice and nobody left out', async () => {
    const top = await add(null, 2)
    const people: Person[] = []
    for (let at = 0; at < 7; at++) {
      people.push(await add(top, at % 2, `pg${(at * 3) % 7}.${at}`))
      if (at % 3 === 0) clock.forward(1)
    }
    const accounts = people.map(({ account }) => account)
    const listed = async (input: object) => (await all(downline.list, top, input)).map(({ account }) => String(account))
    expect(await listed({ sort: 'account' })).toEqual(accounts.toSorted())
    const oldest = await listed({ sort: 'registeredFirst' })
    expect(oldest.toSorted()).toEqual(accounts.toSorted())
    expect(await listed({ sort: 'registered' })).toEqual(oldest.toReversed())
    expect((await listed({ level: 1 })).toSorted()).toEqual(accounts.toSorted())
    expect(await listed({ name: 'PG', sort: 'registered' })).toEqual(accounts.toSorted())
    expect(await listed({ name: 'pg%' })).toEqual([])
    expect(await listed({ name: 'pg_' })).toEqual([])
    const { next } = await ask(downline.list, top, { sort: 'account', pageSize: 2 })
    for (const after of [next!, 'nonsense', Buffer.from('["registered","x","y"]').toString('base64url')])
      expect(await refused(downline.list, top, { sort: 'registered', after })).toBe('validation')
  })

  test('have path, figures, masked contacts, rates and the own remark; filters narrow them', async () => {
    const top = await add(null, 2)
    const agent = await add(top, 1)
    const player = await add(agent, 0)
    await owner.execute(
      sql`update member set mobile = '+8801712345678', last_login_at = ${noon(yesterday)} where id = ${player.id}`,
    )
    await addMovement(owner, player.id, { kind: 'deposit', amount: 12_345, at: noon(today) })
    await db.execute(sql`
      insert into member_rate (member_id, game_type, from_day, ppm, set_by, set_at) values (${top.id}, 'RNG', ${today}, 8000,
        'test', now())`)
    await count()
    await ask(downline.setRates, top, { account: agent.account, rates: [{ gameType: 'RNG', rate: '0.6' }] })
    await ask(downline.setRemark, top, { account: player.account, remark: '  likes cricket ' })
    expect(await ask(downline.list, top)).toMatchObject({
      path: [{ account: top.account, members: 2, direct: 1 }],
      list: [
        {
          account: agent.account,
          agent: true,
          level: 1,
          downlines: 1,
          direct: 1,
          teamBalance: '123.45',
          balance: '0.00',
          rates: [{ gameType: 'RNG', rate: '0.6' }],
          remark: '',
          initialPassword: false,
        },
      ],
    })
    const found = await ask(downline.list, top, { parent: agent.account })
    expect(found).toMatchObject({
      path: [{ account: top.account }, { account: agent.account, members: 1 }],
      list: [
        {
          account: player.account,
          level: 2,
          mobile: '****5678',
          balance: '123.45',
          teamBalance: '123.45',
          lastLogin: noon(yesterday).toISOString(),
          remark: 'likes cricket',
          initialPassword: false,
        },
      ],
    })
    expect(JSON.stringify(found)).not.toContain('171234')
    // The agent in between has no remark of this one.
    expect(await ask(downline.list, agent)).toMatchObject({
      path: [{ account: agent.account }],
      list: [{ remark: '' }],
    })
    const contracted = async (state: string, endAt: Date | null = null) => {
      await db.execute(sql`
        insert into contract (kind, period, asset, upline_id, downline_id, tiers, state, created_at, start_at, end_at)
        values ('REAL_TIME', '5MIN', 'BDT', ${top.id}, ${agent.id}, '[]', ${state}, now(), now(), ${endAt})`)
      const { list } = await ask(downline.list, top)
      const { list: having } = await ask(downline.list, top, { hasContract: 'true' })
      const { list: without } = await ask(downline.list, top, { hasContract: 'false' })
      return [list[0]?.hasContract, having.length, without.length]
    }
    expect(await contracted('terminated', noon(today))).toEqual([false, 0, 1])
    expect(await contracted('active')).toEqual([true, 1, 0])
    const matching = async (input: object) =>
      (await all(downline.list, top, { parent: agent.account, ...input })).length
    for (const [input, wanted] of [
      [{ kind: 'PLAYER' }, 1],
      [{ kind: 'AGENT' }, 0],
      [{ status: 'active' }, 1],
      [{ status: 'closed' }, 0],
      [{ balanceFrom: '123.45', balanceTo: '123.45' }, 1],
      [{ balanceFrom: '123.46' }, 0],
      [{ loginFrom: yesterday, loginTo: yesterday }, 1],
      [{ loginTo: dayBefore }, 0],
    ] as const)
      expect([input, await matching(input)]).toEqual([input, wanted])
    await ask(downline.setRemark, top, { account: player.account, remark: '' })
    expect(await ask(downline.list, top, { parent: agent.account })).toMatchObject({ list: [{ remark: '' }] })
  })

  test('have rates that are raised at most to the own, of direct downlines alone, from the same day', async () => {
    const top = await add(null, 2)
    const agent = await add(top)
    const below = await add(agent)
    await db.execute(sql`
      insert into member_rate (member_id, game_type, from_day, ppm, set_by, set_at) values
        (${top.id}, 'RNG', ${today}, 8000, 'test', now()), (${top.id}, 'LIVE', ${today}, 5000, 'test', now())`)
    const set = (rate: string, { account = agent.account, gameType = 'RNG' } = {}) => ({
      account,
      rates: [{ gameType, rate }],
    })
    expect(await ask(downline.setRates, top, set('0.6'))).toEqual({ rates: [{ gameType: 'RNG', rate: '0.6' }] })
    expect(await refused(downline.setRates, top, set('0.8001'))).toBe('rate_above_own')
    expect(await refused(downline.setRates, top, set('0.5'))).toBe('rate_lower_forbidden')
    expect(await refused(downline.setRates, top, set('0.1', { account: below.account }))).toBe('not_in_team')
    expect(await refused(downline.setRates, agent, set('0.1', { account: agent.account }))).toBe('not_in_team')
    // All or nothing.
    expect(
      await refused(downline.setRates, top, {
        account: agent.account,
        rates: [
          { gameType: 'RNG', rate: '0.7' },
          { gameType: 'LIVE', rate: '0.6' },
        ],
      }),
    ).toBe('rate_above_own')
    expect(
      await refused(downline.setRates, top, {
        account: agent.account,
        rates: [
          { gameType: 'RNG', rate: '0.7' },
          { gameType: 'RNG', rate: '0.8' },
        ],
      }),
    ).toBe('validation')
    expect(await ask(downline.setRates, top, set('0.8'))).toEqual({ rates: [{ gameType: 'RNG', rate: '0.8' }] })
    const { rows } = await db.execute(
      sql`select from_day::text as day, ppm, set_by from member_rate where member_id = ${agent.id}`,
    )
    expect(rows).toEqual([{ day: today, ppm: 8000, set_by: top.id }])
    // What the agent has been given can be given on.
    expect(await ask(downline.setRates, agent, set('0.8', { account: below.account }))).toMatchObject({
      rates: [{ rate: '0.8' }],
    })
  })
})
