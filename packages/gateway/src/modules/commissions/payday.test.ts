import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { SignedInCtx } from '../../http/context.ts'
import { incomeList } from './list.ts'
import { commissionFixture, failing } from './testing.ts'

const { db, owner, settings, accrue, payday, add, settle, rate, balance, daysOf, setClock } = await commissionFixture()

/** A top agent with one player, and the rate from a day. */
async function pair(ppm: number, fromDay: string) {
  const top = await add(null, 2)
  await rate(top, ppm, fromDay)
  return { top, player: await add(top, 0) }
}

describe('a rate that is raised during a day', () => {
  const raised = async (before: number, day: string, count: (raise: () => Promise<unknown>) => Promise<unknown>) => {
    const top = await add(null, 2)
    const agent = await add(top)
    const player = await add(agent, 0)
    await rate(top, 10_000, day)
    if (before > 0) await rate(agent, before, day)
    await accrue()
    await settle(player, { at: `${day}T06:00:00Z`, bet: 1_000_00 })
    await count(() => rate(agent, 8000, day))
    await settle(player, { at: `${day}T07:00:00Z`, bet: 500_00 })
    await accrue()
    const { rows } = await db.execute<{ rates: string; base: string }>(sql`
      select string_agg(distinct rate || '-' || rate_below, ',') as rates, sum(base)::text as base from commission_line
      where agent_id = any (array[${agent}, ${top}]::uuid[]) group by agent_id order by 1 desc`)
    expect(rows).toEqual([
      { rates: '8000-0', base: '150000' },
      { rates: '10000-8000', base: '150000' },
    ])
    return { agent, top }
  }

  // The whole day of 1,500.00 at 0.8 % for the agent, and the 0.2 % that are left for the top agent.
  test.each([
    [6000, '2026-05-10'],
    [0, '2026-05-12'],
  ])('holds for all of the day, whether the job came before the raise or after it: from %i', async (before, day) => {
    setClock(`${day}T08:00:00Z`)
    const early = await raised(before, day, async (raise) => (await accrue(), raise()))
    const late = await raised(before, day, async (raise) => (await raise(), accrue()))
    setClock(`${day}T19:00:00Z`)
    await Promise.all([payday(), payday()])
    for (const { agent, top } of [early, late]) {
      expect([await balance(agent), await balance(top)]).toEqual(['1200', '300'])
      expect(await daysOf(agent)).toMatchObject([{ day, paid: '1200' }])
    }
  })

  test('is paid once the raise is counted, and changes no day that is closed', async () => {
    setClock('2026-05-15T08:00:00Z')
    const { top, player } = await pair(4000, '2026-05-14')
    for (const day of ['14', '15']) await settle(player, { at: `2026-05-${day}T06:00:00Z`, bet: 1_000_00 })
    await accrue()
    setClock('2026-05-15T08:10:00Z')
    await payday()
    expect(await balance(top)).toBe('400')
    await rate(top, 5000, '2026-05-15')
    setClock('2026-05-15T19:00:00Z')
    await payday()
    expect(await balance(top)).toBe('400')
    await accrue()
    await payday()
    expect(await daysOf(top)).toMatchObject([
      { day: '2026-05-14', paid: '400' },
      { day: '2026-05-15', paid: '500' },
    ])
  })
})

test('a day is closed once all that there is of it is counted; what comes while it is paid belongs to the next', async () => {
  setClock('2026-05-20T19:00:00Z')
  const { top, player } = await pair(10_000, '2026-05-20')
  await settle(player, { at: '2026-05-20T12:00:00Z', bet: 1_000_00 })
  // The clock alone closes nothing.
  await payday()
  expect(await balance(top)).toBe('0')
  await accrue()
  // A gateway that died had closed the day and paid some of it.
  await owner.execute(sql`update commission_paid set closing = '2026-05-20'`)
  await settle(await add(top, 0), { at: '2026-05-20T12:00:00Z', bet: 500_00 })
  await accrue()
  await payday()
  expect(await balance(top)).toBe('1000')
  setClock('2026-05-21T19:00:00Z')
  await payday()
  expect(await daysOf(top)).toMatchObject([
    { day: '2026-05-20', paid: '1000' },
    { day: '2026-05-21', paid: '500' },
  ])
})

test('an agent who cannot be paid delays nobody, and is paid all days later, with what each left', async () => {
  setClock('2026-06-10T19:00:00Z')
  const pairs = [await pair(333, '2026-06-01'), await pair(333, '2026-06-01')] as const
  const [bad, good] = [pairs[0].top, pairs[1].top]
  const play = async (at: string) => {
    for (const { player } of pairs) await settle(player, { at, bet: 1_000_00 })
  }
  await play('2026-06-10T12:00:00Z')
  await accrue()
  const mend = await failing(owner, 'commission_day', bad)
  await payday()
  expect(await daysOf(bad)).toEqual([])
  const first = { earned: '33300000', carriedIn: '0', paid: '33', rest: '300000' }
  expect(await daysOf(good)).toEqual([{ day: '2026-06-10', ...first }])
  setClock('2026-06-11T19:00:00Z')
  await play('2026-06-11T12:00:00Z')
  await accrue()
  await payday()
  const both = [
    { day: '2026-06-10', ...first },
    { day: '2026-06-11', earned: '33300000', carriedIn: '300000', paid: '33', rest: '600000' },
  ]
  expect(await daysOf(good)).toEqual(both)
  // The agent sees both days, as they are not paid yet.
  const asked = { db, session: { memberId: bad, asset: 'BDT' }, settings: settings() } as SignedInCtx
  const { list } = await incomeList(asked, { from: '2026-06-01', to: '2026-06-30', kind: 'COMMISSION' })
  const open = { earned: '0.333', amount: '0.00', status: 'OPEN' }
  expect(list).toMatchObject([
    { from: '2026-06-11', ...open },
    { from: '2026-06-10', ...open },
  ])
  await mend()
  setClock('2026-06-12T12:00:00Z')
  await payday()
  expect(await daysOf(bad)).toEqual(both)
  expect(await balance(bad)).toBe('66')
})
