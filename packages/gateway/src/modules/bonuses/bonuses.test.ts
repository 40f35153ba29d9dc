import { randomUUID } from 'node:crypto'
import { contract, type Endpoint } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { transact, type Tx } from '../../db/client.ts'
import { call, freshApp, refusalOf, registered, valueOf } from '../../testing/inject.ts'
import { offerReward } from '../rewards/index.ts'
import { countPlay, lockMemberBalances } from '../turnover/index.ts'

const { app, db, owner, clock } = await freshApp()
let people = 0

async function someone() {
  const account = `bonused${++people}`
  const token = await registered(app, account)
  const { rows } = await db.execute<{ id: string }>(sql`select id from member where account = ${account}`)
  const id = rows[0]?.id ?? ''
  const send = <E extends Endpoint>(endpoint: E, input: object = {}) =>
    call<z.output<E['output']>>(app, endpoint, { ...input }, { token, headers: { 'idempotency-key': randomUUID() } })
  return {
    id,
    send,
    round,
    count,
    open: async () => valueOf(await send(contract.bonuses.open)).list,
    history: async (more: object = {}) => valueOf(await send(contract.bonuses.history, more)),
    bets: (bonusId: string, more: object = {}) => send(contract.bonuses.bets, { bonusId, ...more }),
    async take(ref: string, title?: string) {
      const made = await transact(db, (tx) =>
        offerReward(tx, app.services.settings(), {
          memberId: id,
          asset: 'BDT',
          source: 'MANUAL',
          ref,
          form: 'BONUS',
          amount: 100_00n,
          multiple: 5,
          days: 30,
          now: clock.now(),
          ...(title && { titles: { en: title } }),
        }),
      )
      await send(contract.rewards.claim, { rewardId: String(made?.id) })
      return String(made?.id)
    },
    /** A round of a game, with what it adds to the turnover; a negative amount takes it back. @returns its number */
    async play(amount: bigint) {
      const roundId = await round(amount)
      await count({ roundId: Number(roundId) }, 0n, amount)
      return roundId
    },
    takeBack: (roundId: string, amount: bigint) => count({ roundId: Number(roundId) }, amount, 0n),
    /** What a vendor reports of play there. */
    async reported(amount: bigint) {
      const { rows: reports } = await owner.execute<{ id: string }>(sql`
        insert into vendor_play (member_id, vendor, asset, result, at)
        select ${id}, code, 'BDT', 0, now() from vendor limit 1 returning id`)
      await count({ vendorPlayId: Number(reports[0]?.id) }, 0n, amount)
    },
  }

  async function round(amount: bigint): Promise<string> {
    const { rows: rounds } = await owner.execute<{ id: string }>(sql`
      insert into round (member_id, asset, vendor, vendor_round, node_id, stake, valid_bet, opened_at)
      select ${id}, 'BDT', vendor, ${randomUUID()}, node_id, ${amount}, ${amount}, now() from game where node_id = 10001
      returning id::text as id`)
    return rounds[0]?.id ?? ''
  }

  function count(of: { roundId: number } | { vendorPlayId: number }, before: bigint, after: bigint, within?: Tx) {
    const counted = { memberId: id, asset: 'BDT', of, before, after, percent: () => 100, settled: false }
    const run = (tx: Tx) => countPlay(tx, counted, app.services.settings(), clock.now())
    return within ? run(within) : transact(db, run)
  }
}

test('bonuses are listed in the order they are played, then among those that ended, with how they did', async () => {
  const one = await someone()
  expect(await one.open()).toEqual([])
  const first = await one.take('first', 'Golden hour')
  await one.take('second')
  await one.play(200_00n)
  const [running, waiting, ...more] = await one.open()
  expect(more).toEqual([])
  expect(running).toMatchObject({
    rewardId: first,
    title: 'Golden hour',
    source: 'MANUAL',
    state: 'ACTIVE',
    amount: '100.00',
    left: '100.00',
    required: '500.00',
    done: '200.00',
    percent: 40,
  })
  expect(waiting).toMatchObject({ title: null, state: 'WAITING', left: '0.00', done: '0.00', expiresAt: null })
  await one.play(300_00n)
  expect(await one.open()).toMatchObject([{ bonusId: waiting?.bonusId, state: 'ACTIVE', left: '100.00' }])
  valueOf(await one.send(contract.turnover.forfeit))
  const { list, next } = await one.history({ pageSize: 1 })
  expect(list).toMatchObject([{ bonusId: waiting?.bonusId, state: 'FORFEITED', left: '0.00', released: '0.00' }])
  expect((await one.history({ pageSize: 1, after: next })).list).toMatchObject([
    { bonusId: running?.bonusId, state: 'RELEASED', released: '100.00', percent: 100 },
  ])
  expect(await one.open()).toEqual([])
})

/** Waits until a statement of the gateway waits for a lock. */
const blocked = () =>
  expect
    .poll(async () => {
      const { rows } = await db.execute<{ n: number }>(sql`
        select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      return rows[0]?.n
    })
    .toBeGreaterThan(0)

test.each(['turnover', 'rewards'] as const)(
  'a bonus that is met in the moment it is given up (%s) is not taken for the one after it',
  async (by) => {
    const one = await someone()
    const rewardId = await one.take('first')
    await one.take('second')
    const [first, second] = await one.open()
    const round = await one.round(500_00n)
    const giveUp = () =>
      by === 'turnover'
        ? one.send(contract.turnover.forfeit, { bonusId: first?.bonusId })
        : one.send(contract.rewards.forfeit, { rewardId })
    const late = await transact(db, async (tx) => {
      await lockMemberBalances(tx, one.id, 'BDT')
      const sent = giveUp()
      await blocked()
      await one.count({ roundId: Number(round) }, 0n, 500_00n, tx)
      return { sent }
    })
    expect(refusalOf(await late.sent).code).toBe('reward_closed')
    expect(await one.open()).toMatchObject([{ bonusId: second?.bonusId, state: 'ACTIVE', left: '100.00' }])
    expect((await one.history()).list).toMatchObject([{ bonusId: first?.bonusId, state: 'RELEASED' }])
    expect(refusalOf(await giveUp()).code).toBe('reward_closed')

    valueOf(await one.send(contract.turnover.forfeit, { bonusId: second?.bonusId }))
    expect(await one.open()).toEqual([])
    expect(refusalOf(await one.send(contract.turnover.forfeit, { bonusId: second?.bonusId })).code).toBe('not_found')
  },
)

test('each bet that was counted is listed, also what was taken back, page by page', async () => {
  const one = await someone()
  await one.take('first')
  const [{ bonusId } = { bonusId: '' }] = await one.open()
  const kept = await one.play(50_00n)
  const voided = await one.play(30_00n)
  await one.takeBack(voided, 30_00n)
  await one.reported(20_00n)
  const { list, next } = valueOf(await one.bets(bonusId, { pageSize: 3 }))
  expect(list).toMatchObject([
    { betNo: null, gameName: null, validBet: null, counted: '20.00' },
    { betNo: voided, counted: '-30.00' },
    { betNo: voided, counted: '30.00', validBet: '30.00', gameType: 'RNG', nodeId: 10001 },
  ])
  expect(list[1]?.gameName).toBeTruthy()
  const rest = valueOf(await one.bets(bonusId, { pageSize: 3, after: next }))
  expect(rest).toMatchObject({ list: [{ betNo: kept, counted: '50.00' }], next: null })
  expect(await one.open()).toMatchObject([{ done: '70.00' }])
})

test('a bonus of somebody else is answered like none', async () => {
  const [one, other] = [await someone(), await someone()]
  await one.take('first')
  const [{ bonusId } = { bonusId: '' }] = await one.open()
  expect(refusalOf(await other.bets(bonusId)).code).toBe('not_found')
  expect(refusalOf(await other.bets('999999999')).code).toBe('not_found')
})
