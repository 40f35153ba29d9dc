import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transact } from '../../../db/client.ts'
import { member } from '../../../auth/schema.ts'
import { call, freshApp, refusalOf, registered, valueOf } from '../../../testing/inject.ts'
import { type NewReward, offerReward } from '../offer.ts'

const { app, db, clock } = await freshApp()
let people = 0

interface Cost {
  own: string
  start: string
  stake: string
  usual: string | null
  required: string
  list: {
    game: { nodeId: number; gameType: string }
    pct: number
    played: boolean
    rounds: number
    seconds: number
    turnover: string
    staked: string
    lost: string
    end: string
    ahead: number
    nothingLeft: number
    ends: string[]
  }[]
}

async function someone() {
  const account = `costly${String(++people).padStart(2, '0')}`
  const token = await registered(app, account)
  const [row] = await db.select().from(member).where(eq(member.account, account))
  const [id, asset] = [row?.id ?? '', row?.asset ?? '']
  let key = 0
  return {
    id,
    offer: (more: Partial<NewReward> = {}) =>
      transact(db, (tx) =>
        offerReward(tx, app.services.settings(), {
          memberId: id,
          asset,
          source: 'MANUAL',
          ref: `gift-${++key}`,
          form: 'BONUS',
          amount: 500_00n,
          multiple: 10,
          days: 30,
          now: clock.now(),
          ...more,
        }),
      ).then((made) => String(made?.id ?? '')),
    cost: (rewardId: string, stake?: string) => {
      clock.forward(1100)
      return call<Cost>(app, contract.rewards.cost, { rewardId, ...(stake && { stake }) }, { token })
    },
    claim: (rewardId: string) =>
      call(app, contract.rewards.claim, { rewardId }, { token, headers: { 'idempotency-key': randomUUID() } }),
  }
}

test('tells rounds, time, loss and ends for games that count, by the terms of the reward', async () => {
  const one = await someone()
  const told = valueOf(await one.cost(await one.offer()))
  expect(told).toMatchObject({ own: '10000.00', start: '10500.00', stake: '10.00', usual: null, required: '5000.00' })
  expect(new Set(told.list.map(({ game }) => game.gameType))).toEqual(new Set(['RNG', 'FISH', 'LIVE']))
  for (const { pct, rounds, turnover, staked, lost, end, ahead, nothingLeft, ends, seconds, played } of told.list) {
    expect(rounds).toBe(500 * (100 / pct))
    expect(Number(turnover)).toBe(rounds * 10)
    expect(seconds).toBeGreaterThan(rounds * 5)
    expect(played).toBe(false)
    const values = ends.map(Number)
    expect(values).toHaveLength(100)
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    expect(Math.abs(values.filter((value) => value > 10_000).length - ahead)).toBeLessThanOrEqual(1)
    expect(Math.abs(values.filter((value) => value === 0).length - nothingLeft)).toBeLessThanOrEqual(1)
    // With so much cash everything is staked, and what is not lost is there at the end.
    expect(Number(staked)).toBeCloseTo(Number(turnover), -2)
    expect(Number(lost) / Number(staked)).toBeGreaterThan(0.01)
    expect(Math.abs(10_500 - Number(lost) - Number(end))).toBeLessThan(1)
  }
})

test('reckons with the usual stake and the games of the person, within the largest bet of the terms', async () => {
  const one = await someone()
  const [popular] = valueOf(await one.cost(await one.offer())).list
  const nodeId = popular?.game.nodeId ?? 0
  await db.execute(sql`
    insert into play_quarter (member_id, asset, quarter, node_id, rounds, stake, valid_bet, win, won, best, last_at)
    values (${one.id}, 'BDT', quarter_of(${clock.now()}), ${nodeId}, 40, 40 * 2500, 40 * 2500, 0, 0, 0, ${clock.now()})`)
  const told = valueOf(await one.cost(await one.offer()))
  expect(told).toMatchObject({ stake: '25.00', usual: '25.00' })
  expect(told.list[0]).toMatchObject({ game: { nodeId }, played: true, rounds: 200 })
  expect(valueOf(await one.cost(await one.offer({ maxBet: 5_00n })))).toMatchObject({ stake: '5.00', usual: '25.00' })
  // A larger bet than the terms allow is not reckoned with either.
  expect(valueOf(await one.cost(await one.offer({ maxBet: 5_00n }), '100.00'))).toMatchObject({ stake: '5.00' })
  expect(valueOf(await one.cost(await one.offer(), '100.00')).list[0]?.rounds).toBe(50)
})

test('cash that asks for play is the own money; what asks for none costs nothing', async () => {
  const one = await someone()
  const locked = valueOf(await one.cost(await one.offer({ form: 'CASH', multiple: 1 })))
  expect(locked).toMatchObject({ start: '10500.00', required: '500.00' })
  expect(valueOf(await one.cost(await one.offer({ form: 'CASH', multiple: 0 })))).toMatchObject({ list: [] })
})

test('of another, ended and running rewards nothing is told; that the same is asked twice changes nothing', async () => {
  const [one, other] = [await someone(), await someone()]
  const id = await one.offer()
  expect(refusalOf(await other.cost(id)).code).toBe('not_found')
  expect(valueOf(await one.cost(id))).toEqual(valueOf(await one.cost(id)))
  valueOf(await one.claim(id))
  expect(refusalOf(await one.cost(id))).toMatchObject({ code: 'reward_closed', details: { state: 'ACTIVE' } })
  const waiting = await one.offer()
  valueOf(await one.claim(waiting))
  expect(valueOf(await one.cost(waiting)).list.length).toBeGreaterThan(0)
})

test('play of two million rounds is worked out too', async () => {
  const one = await someone()
  const id = await one.offer({ amount: 100_000_00n, multiple: 20 })
  const [told] = valueOf(await one.cost(id, '1.00')).list
  expect(told?.rounds).toBe(2_000_000)
  // A play of 2,000,000.00 loses about 3.9 % of it.
  expect(Math.abs(Number(told?.lost) / 2_000_000 - 0.0388)).toBeLessThan(0.005)
})
