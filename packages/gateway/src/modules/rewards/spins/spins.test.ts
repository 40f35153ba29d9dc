import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { transact } from '../../../db/client.ts'
import { member } from '../../../auth/schema.ts'
import { vendor } from '../../games/schema.ts'
import { rgMember } from '../../responsible-gaming/schema.ts'
import { call, freshApp, refusalOf, registered, valueOf } from '../../../testing/inject.ts'
import { Refused } from '../../../lib/refusal.ts'
import { offerReward } from '../offer.ts'
import { settleExpiredSpins } from './settle.ts'
import { type SpinsInput, showSpinTerms, slotOfSandbox, spinsFrom, worthOf } from './terms.ts'

const { app, db, clock } = await freshApp()
const { list, claim, cost, forfeit } = contract.rewards
const settings = () => app.services.settings()
const slot = (await slotOfSandbox(db)) ?? 0
const day = 86_400_000
const asked: SpinsInput = { game: slot, count: 20, stake: '1.00', days: 7 }
let people = 0

async function someone() {
  const account = `spinning${++people}`
  const token = await registered(app, account)
  const [row] = await db.select().from(member).where(eq(member.account, account))
  const { id = '', asset = '' } = row ?? {}
  const send = <E extends { path: string; output: z.ZodType }>(endpoint: E, input: Record<string, unknown> = {}) =>
    call<z.output<E['output']>>(app, endpoint as never, input, {
      token,
      headers: { 'idempotency-key': randomUUID() },
    })
  return {
    id,
    send,
    async offer(more: Partial<SpinsInput> = {}, multiple = 3) {
      const spins = await spinsFrom(db, settings(), 'SPINS', { ...asked, ...more })
      if (!spins) throw new Error('no free spins')
      const offered = await transact(db, (tx) =>
        offerReward(tx, settings(), {
          memberId: id,
          asset,
          source: 'MANUAL',
          ref: randomUUID(),
          form: 'SPINS',
          amount: worthOf(spins),
          multiple,
          days: 14,
          spins,
          now: clock.now(),
        }),
      )
      return String(offered?.id)
    },
    of: async (status: string) => valueOf(await send(list, { status })).list,
  }
}

test('a game of free spins has the name that it has in a lobby: the language of the reader, or else English', () => {
  const titles = { bn: 'পদ্মার সোনা', en: 'Padma Gold' }
  const nameIn = (language: string) =>
    showSpinTerms(
      { nodeId: slot, vendor: 'JL', gameType: 'RNG', titles, rtp: null, count: 1, stake: '100', days: 7, maxWin: null },
      language,
    ).gameName
  expect(['bn', 'en', 'ar'].map(nameIn)).toEqual(['পদ্মার সোনা', 'Padma Gold', 'Padma Gold'])
})

test('free spins are listed with their game, their stake and what becomes of their win', async () => {
  const one = await someone()
  const rewardId = await one.offer({ maxWin: '500' })
  const [offered] = await one.of('CLAIMABLE')
  expect(offered).toMatchObject({
    rewardId,
    form: 'SPINS',
    state: 'OFFERED',
    amount: '20.00',
    multiple: 3,
    base: '0.00',
    spins: { nodeId: slot, count: 20, left: 20, stake: '1.00', won: '0.00', maxWin: '500.00', open: false, paid: null },
  })
  expect(offered?.spins?.gameName).not.toBe(String(slot))
  // Mean win by the published return, and what it asks for.
  const expected = Number(offered?.spins?.expected)
  expect(expected).toBeGreaterThan(18)
  expect(expected).toBeLessThan(20)
  const told = valueOf(await one.send(cost, { rewardId }))
  expect(told).toMatchObject({ required: (expected * 3).toFixed(2), list: [] })
})

test('they are claimed by their number, never unread, and then run for their days', async () => {
  const one = await someone()
  const rewardId = await one.offer({}, 0)
  expect(valueOf(await one.send(claim)).list).toEqual([])
  expect(valueOf(await one.send(claim, { rewardId })).list).toMatchObject([
    {
      rewardId,
      state: 'ACTIVE',
      expiresAt: null,
      spins: { left: 20, open: true, playBy: new Date(clock.now().getTime() + 7 * day).toISOString() },
    },
  ])
  expect(refusalOf(await one.send(claim, { rewardId })).code).toBe('reward_closed')
  expect(await one.of('IN_PROGRESS')).toHaveLength(1)
  expect(await one.of('HISTORY')).toEqual([])
  await settleExpiredSpins(db, settings(), new Date(clock.now().getTime() + 7 * day))
  expect(await one.of('IN_PROGRESS')).toEqual([])
  expect(await one.of('HISTORY')).toMatchObject([{ rewardId, state: 'EXPIRED', reason: 'not_played' }])
})

test('on a break they are not claimed, even where their win would be cash', async () => {
  const one = await someone()
  const rewardId = await one.offer({}, 0)
  const timeoutUntil = new Date(clock.now().getTime() + day)
  await db
    .insert(rgMember)
    .values({ memberId: one.id, timeoutUntil })
    .onConflictDoUpdate({ target: rgMember.memberId, set: { timeoutUntil } })
  expect(refusalOf(await one.send(claim, { rewardId })).code).toBe('rg_timeout')
  expect(await one.of('CLAIMABLE')).toHaveLength(1)
})

test('they are given up before and after the claim', async () => {
  const one = await someone()
  const [first, second] = [await one.offer(), await one.offer()]
  await one.send(claim, { rewardId: second })
  for (const rewardId of [first, second])
    expect(valueOf(await one.send(forfeit, { rewardId }))).toMatchObject({ state: 'FORFEITED', reason: 'given_up' })
  expect(refusalOf(await one.send(forfeit, { rewardId: second })).code).toBe('reward_closed')
  expect(await one.of('IN_PROGRESS')).toEqual([])
  const { rows } = await db.execute(sql`select from spin_grant where member_id = ${one.id} and ended_at is null`)
  expect(rows).toEqual([])
})

test('only a slot whose vendor plays them has free spins, for a stake it takes', async () => {
  const faults = async (more: Partial<SpinsInput>) =>
    spinsFrom(db, settings(), 'SPINS', { ...asked, ...more }).then(
      () => 'none',
      (error: unknown) => (error instanceof Refused ? error.more.field : String(error)),
    )
  const { rows } = await db.execute<{ node: number }>(
    sql`select node_id as node from game where game_type = 'LIVE' limit 1`,
  )
  expect([
    await faults({}),
    await faults({ game: rows[0]?.node ?? 0 }),
    await faults({ game: 999_999 }),
    await faults({ stake: '9999999.00' }),
    await faults({ stake: '0' }),
    await faults({ maxWin: '0' }),
  ]).toEqual(['none', 'spins.game', 'spins.game', 'spins.stake', 'spins.stake', 'spins.maxWin'])
  await db.update(vendor).set({ freeSpins: false })
  expect(await faults({})).toBe('spins.game')
  await expect(spinsFrom(db, settings(), 'CASH', asked)).rejects.toMatchObject({ more: { field: 'spins' } })
  await expect(spinsFrom(db, settings(), 'SPINS', undefined)).rejects.toMatchObject({ more: { field: 'spins' } })
})
