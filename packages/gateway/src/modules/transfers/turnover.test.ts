import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { key, launchPlayer } from '../rounds/testing.play.ts'
import { fakeProvider, testChannel } from '../deposits/testing.ts'
import { game } from '../games/schema.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { call, freshApp, registered, valueOf } from '../../testing/inject.ts'
import { checkJournal, unreportedPlay } from '../settlements/index.ts'
import { fakeVendors } from './testing.ts'

/** With transfer wallets the gateway sees no rounds: turnover is counted by what the vendors report. */
const vendors = fakeVendors()
const bank = fakeProvider()
const { app, db, clock } = await freshApp({
  providers: { fake: bank.provider },
  vendorWallets: vendors,
  vendorSecrets: { key },
  vendorOrigin: 'http://vendor.test',
})
await app.services.settingsStore.write('wallet', { isSingle: false })
await app.services.settingsStore.write('session', { idleMinutes: 600 })
await app.services.settingsStore.write('deposit', { channels: [testChannel] })
afterAll(() => app.close())
const minute = 60_000
let people = 0

const gameOf = async (gameType: 'RNG' | 'LIVE') =>
  (
    await db
      .select({ nodeId: game.nodeId })
      .from(game)
      .where(and(eq(game.vendor, 'PG'), eq(game.gameType, gameType)))
      .limit(1)
  )[0]?.nodeId ?? 0

/** A member who has deposited 1,000.00 and opened a game, so that all cash is at the vendor. */
async function depositor() {
  const token = await registered(app, `faraway${String(++people).padStart(3, '0')}`)
  const order = valueOf(
    await call<{ orderNo: string }>(
      app,
      contract.deposits.submit,
      { channelId: 'test', amount: '1000.00' },
      { token, headers: { 'idempotency-key': randomUUID() } },
    ),
  )
  bank.has(order.orderNo, { ref: order.orderNo, orderNo: order.orderNo, amount: 100_000n })
  valueOf(await call(app, contract.deposits.proof, { orderNo: order.orderNo }, { token }))
  const { memberId } = await launchPlayer(app, clock, token)
  const wallet = { memberId, vendor: 'PG', asset: 'BDT' }
  const look = async () => {
    clock.forward(minute)
    await app.services.transfers.work()
  }
  const progress = async () => {
    const { requirements, withdrawable } = valueOf(
      await call<{ requirements: { done: string; remaining: string }[]; withdrawable: string }>(
        app,
        contract.turnover.info,
        {},
        { token },
      ),
    )
    return { done: requirements[0]?.done, left: requirements.length, withdrawable }
  }
  return {
    token,
    wallet,
    look,
    progress,
    home: async () =>
      valueOf(await call(app, contract.wallet.recall, {}, { token, headers: { 'idempotency-key': randomUUID() } })),
  }
}

test('what is won and lost at a vendor meets the requirement of a deposit, and the cash may be withdrawn', async () => {
  const who = await depositor()
  expect(await who.progress()).toMatchObject({ done: '0.00', left: 1 })
  vendors.play(who.wallet, -40_000n)
  await who.look()
  expect((await who.progress()).done).toBe('400.00')
  vendors.play(who.wallet, 25_000n)
  await who.look()
  expect((await who.progress()).done).toBe('650.00')
  // A second query without news counts nothing twice.
  await who.look()
  expect((await who.progress()).done).toBe('650.00')
  vendors.play(who.wallet, 40_000n)
  await who.look()
  expect((await who.progress()).left).toBe(0)
  await who.home()
  expect((await who.progress()).withdrawable).toBe('11250.00')
  expect(await checkInvariants(db)).toEqual([])
})

test('a vendor that reports what was played has all of it counted, by its games and their weights, once', async () => {
  const who = await depositor()
  const slot = await gameOf('RNG')
  vendors.reportPlayed(who.wallet, { [slot]: { staked: 30_000n, risked: 30_000n } })
  await who.look()
  await who.look()
  expect((await who.progress()).done).toBe('300.00')
  // Staked and won back: the balance is unchanged, but it counts as turnover.
  vendors.reportPlayed(who.wallet, { [slot]: { staked: 70_000n, risked: 31_000n } })
  await who.look()
  expect((await who.progress()).done).toBe('700.00')
  // If a vendor loses its figures, no turnover is subtracted, and counting continues from the old figure.
  vendors.reportPlayed(who.wallet, { [slot]: { staked: 10_000n, risked: 10_000n } })
  await who.look()
  vendors.reportPlayed(who.wallet, {
    [slot]: { staked: 100_000n, risked: 40_000n },
    999_999_999: { staked: 5_000_000n, risked: 5_000_000n },
  })
  await who.look()
  expect((await who.progress()).left).toBe(0)
})

test('a member who has lost everything at a vendor has no requirement left', async () => {
  const who = await depositor()
  await call(app, contract.limits.list, {}, { token: who.token })
  vendors.play(who.wallet, -vendors.balanceOf(who.wallet))
  await who.look()
  expect((await who.progress()).left).toBe(0)
})

test('any play: what counts is the sum of what was won and lost, once, and never more than is required', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: -20_000, max: 20_000 }), { minLength: 1, maxLength: 8 }),
      async (results) => {
        const who = await depositor()
        let sum = 0n
        for (const result of results) {
          const real = vendors.play(who.wallet, BigInt(result))
          sum += real < 0n ? -real : real
          await who.look()
        }
        const {
          rows: [row],
        } = await db.execute<{ done: string; steps: string; state: string }>(sql`
        select r.done::text, r.state, (select coalesce(sum(amount), 0)::text from requirement_step where requirement_id = r.id) as steps
        from requirement r where r.member_id = ${who.wallet.memberId}`)
        expect(row).toEqual({
          done: `${sum < 100_000n ? sum : 100_000n}`,
          steps: row?.done,
          state: sum < 100_000n ? 'ACTIVE' : 'COMPLETED',
        })
        // The same as a fold of the journal: at least what was won or lost was at risk.
        const { rows: journal } = await db.execute<{ risked: string }>(sql`
          select coalesce(sum(abs(win - stake)), 0)::text as risked from settlement
          where member_id = ${who.wallet.memberId} and source = 'UNREPORTED'`)
        expect(BigInt(journal[0]?.risked ?? 0)).toBe(sum)
      },
    ),
    { numRuns: 4 },
  )
  expect(await checkInvariants(db)).toEqual([])
})

test('the settlement journal has stake, valid bet and result as far as a vendor reports them, and names what it cannot count', async () => {
  const who = await depositor()
  const range = {
    members: [who.wallet.memberId],
    asset: 'BDT',
    from: new Date(clock.now().getTime() - minute),
    to: new Date(clock.now().getTime() + 60 * minute),
  }
  const journal = async () =>
    (
      await db.execute(sql`
        select source, game_type, stake::int, valid_bet::int, win::int from settlement
        where member_id = ${who.wallet.memberId} order by vendor_play_id, game_type`)
    ).rows
  const slot = await gameOf('RNG')
  const [{ nodeId: table } = { nodeId: 0 }] = await db
    .update(game)
    .set({ gameType: 'LIVE' })
    .where(eq(game.nodeId, sql`(select max(node_id) from game where vendor = 'PG')`))
    .returning({ nodeId: game.nodeId })

  // Staked 300.00 in a slot and 200.00 at a table, of which 50.00 was at risk; 100.00 lost in all.
  vendors.play(who.wallet, -10_000n)
  vendors.reportPlayed(who.wallet, {
    [slot]: { staked: 30_000n, risked: 12_000n },
    [table]: { staked: 20_000n, risked: 5000n },
  })
  await who.look()
  const first = [
    { source: 'PLAYED', game_type: 'LIVE', stake: 20_000, valid_bet: 5000, win: 0 },
    { source: 'PLAYED', game_type: 'RNG', stake: 30_000, valid_bet: 30_000, win: 0 },
    { source: 'RESULT', game_type: null, stake: 0, valid_bet: 0, win: 40_000 },
  ]
  expect(await journal()).toEqual(first)
  expect(await unreportedPlay(db, range)).toEqual([])

  // A push: nothing was at risk, and it was staked all the same.
  vendors.reportPlayed(who.wallet, {
    [slot]: { staked: 30_000n, risked: 12_000n },
    [table]: { staked: 24_000n, risked: 5000n },
  })
  await who.look()
  await who.look()
  expect((await journal()).slice(3)).toEqual([
    { source: 'PLAYED', game_type: 'LIVE', stake: 4000, valid_bet: 0, win: 0 },
    { source: 'RESULT', game_type: null, stake: 0, valid_bet: 0, win: 4000 },
  ])

  const other = await depositor()
  vendors.play(other.wallet, -7000n)
  await other.look()
  vendors.play(other.wallet, 2000n)
  await other.look()
  expect(await unreportedPlay(db, { ...range, members: [other.wallet.memberId] })).toEqual([
    { vendor: 'PG', results: 2, net: -5000n },
  ])
  expect(await unreportedPlay(db, { ...range, members: sql`select id from member where asset = 'BDT'` })).toMatchObject(
    [{ vendor: 'PG' }],
  )
  expect(await checkJournal(db)).toEqual([])
})
