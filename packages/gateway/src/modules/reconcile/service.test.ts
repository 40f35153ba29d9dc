import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { vendorFixture } from '../rounds/testing.ts'
import { incident, reconciliation } from './schema.ts'
import { round } from '../rounds/schema.ts'
import { sandboxPlayer } from '../sandbox/schema.ts'
import { jobItem } from '../../workflow/schema.ts'
import { freshDb } from '../../testing/fresh.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { settingsOf } from '../../app/settings.ts'
import { createReconciler } from './service.ts'
import type { VendorRound } from './vendor-rounds.ts'

const { db, owner } = await freshDb()
const fixture = await vendorFixture(db)
const minute = 60_000

/** The vendor's response about its rounds; undefined: no response. */
let theirs: Map<string, VendorRound> | undefined
let requested: string[] = []
/** A vendor that does not respond while others do. */
let silent: string | undefined
/** What happens while a vendor is queried. */
let meanwhile = async () => {}
const log = { error: () => {} } as never
const reconciler = createReconciler({
  db,
  clock: fixture.clock,
  log,
  events: { publish: async () => {}, subscribe: () => () => {} } as never,
  settings: () => settingsOf(),
  vendors: {
    async named(vendor, ids) {
      requested.push(...ids)
      await meanwhile()
      return vendor === silent ? undefined : theirs && ids.flatMap((id) => theirs?.get(id) ?? [])
    },
  },
})
const setVendorRound = (roundId: string, state: VendorRound['state'], stake: bigint, win: bigint) =>
  theirs?.set(roundId, { roundId, state, stake, win })
const forward = (ms: number) => void (fixture.clock.time = new Date(fixture.clock.time.getTime() + ms))
/** No day before is compared any more. */
async function laterOn() {
  await db.delete(reconciliation)
  forward(8 * 24 * 60 * minute)
}
const stateOf = async (roundId: string) =>
  (await db.select().from(round).where(eq(round.vendorRound, roundId)))[0]?.state
const kinds = async () => (await db.select({ kind: incident.kind }).from(incident)).map(({ kind }) => kind)

beforeEach(async () => {
  await db.delete(incident)
  theirs = new Map()
  requested = []
  silent = undefined
  meanwhile = async () => {}
})

test('a round open for long is queried, again after five minutes; one that the vendor closed with the same sums closes', async () => {
  const { roundId } = await fixture.bet()
  setVendorRound(roundId, 'OPEN', 10_000n, 0n)
  forward(14 * minute)
  expect(await reconciler.openRounds()).toBe(0)
  forward(2 * minute)
  expect([await reconciler.openRounds(), await reconciler.openRounds()]).toEqual([1, 0])
  expect(requested).toEqual([roundId])
  setVendorRound(roundId, 'CLOSED', 10_000n, 0n)
  forward(6 * minute)
  await reconciler.openRounds()
  expect(await stateOf(roundId)).toBe('CLOSED')
  expect(await kinds()).toEqual([])
})

test('what differs is an incident, published once and seen again; no money moves', async () => {
  const rounds = await Promise.all(Array.from({ length: 4 }, () => fixture.bet()))
  const [voided, paid, unknown, less] = rounds.map(({ roundId }) => roundId)
  setVendorRound(voided ?? '', 'VOIDED', 0n, 0n)
  setVendorRound(paid ?? '', 'CLOSED', 10_000n, 5_000n)
  setVendorRound(less ?? '', 'CLOSED', 5_000n, 0n)
  forward(16 * minute)
  await reconciler.openRounds()
  expect((await kinds()).toSorted()).toEqual(['STAKE', 'STAKE_KEPT', 'UNKNOWN_ROUND', 'WIN'])
  forward(6 * minute)
  await reconciler.openRounds()
  const [row] = await db.select().from(incident)
  expect(await kinds()).toHaveLength(4)
  expect((row?.lastAt.getTime() ?? 0) - (row?.firstAt.getTime() ?? 0)).toBe(6 * minute)
  for (const roundId of [voided, paid, unknown, less]) expect(await stateOf(roundId ?? '')).toBe('OPEN')
  expect(await checkInvariants(db)).toEqual([])
})

test('a round that cannot be closed keeps no other open, and is closed later', async () => {
  const rounds = [await fixture.bet(), await fixture.bet()].map(({ roundId }) => roundId)
  for (const roundId of rounds) setVendorRound(roundId, 'CLOSED', 10_000n, 0n)
  const [stuck = ''] = rounds
  await owner.execute(
    sql.raw(`alter table round add constraint stuck check (vendor_round <> '${stuck}' or state <> 'CLOSED') not valid`),
  )
  forward(16 * minute)
  await reconciler.openRounds()
  expect(await Promise.all(rounds.map(stateOf))).toEqual(['OPEN', 'CLOSED'])
  expect(await db.select().from(jobItem)).toMatchObject([{ job: 'open-rounds', failures: 1 }])

  await owner.execute(sql`alter table round drop constraint stuck`)
  forward(6 * minute)
  await reconciler.openRounds()
  expect(await Promise.all(rounds.map(stateOf))).toEqual(['CLOSED', 'CLOSED'])
  expect(await db.select().from(jobItem)).toEqual([])
})

test('a vendor that does not answer makes no incident, and is queried again', async () => {
  const { roundId } = await fixture.bet()
  theirs = undefined
  forward(16 * minute)
  await reconciler.openRounds()
  forward(6 * minute)
  await reconciler.openRounds()
  expect(requested.filter((id) => id === roundId)).toHaveLength(2)
  expect(await kinds()).toEqual([])
})

test('however many rounds of a vendor that does not answer are open, those of others are queried as well', async () => {
  const { roundId } = await fixture.bet()
  const [row] = await db.select().from(round).where(eq(round.vendorRound, roundId))
  if (!row) throw new Error('no round was kept')
  const { id: _id, ...like } = row
  await db.insert(round).values(Array.from({ length: 100 }, () => ({ ...like, vendorRound: randomUUID() })))
  const other = randomUUID()
  await db.insert(round).values({ ...like, vendor: 'T2', vendorRound: other })
  setVendorRound(other, 'OPEN', 10_000n, 0n)
  silent = 'T1'
  forward(16 * minute)
  for (let turn = 0; turn < 3; turn++) {
    await reconciler.openRounds()
    forward(6 * minute)
  }
  expect(requested).toContain(other)
  await db.delete(round).where(eq(round.memberId, row.memberId))
})

test('each round of the last day is compared once, and both sums are kept', async () => {
  await laterOn()
  const one = await fixture.bet({ roundClosed: true })
  const two = await fixture.bet({ roundClosed: true })
  setVendorRound(one.roundId, 'CLOSED', 10_000n, 0n)
  setVendorRound(two.roundId, 'CLOSED', 10_000n, 700n)
  forward(24 * 60 * minute)
  const reported = theirs
  theirs = undefined
  await reconciler.lastDay()
  expect(await db.select().from(reconciliation)).toEqual([])
  theirs = reported
  forward(6 * minute)
  await reconciler.lastDay()
  const before = requested.length
  await reconciler.lastDay()
  expect(requested.length).toBe(before)
  const rows = await db.select().from(reconciliation)
  expect(rows.map(({ vendor, asset, theirWin, win }) => [vendor, asset, theirWin - win])).toEqual([['T1', 'BDT', 700n]])
  expect(await kinds()).toContain('WIN')
})

test('a day on which nobody answered, or nobody asked, is compared later', async () => {
  await laterOn()
  const day = 24 * 60 * minute
  const rounds = []
  for (let days = 0; days < 3; days++) {
    const { roundId } = await fixture.bet({ roundClosed: true })
    setVendorRound(roundId, 'CLOSED', 10_000n, 0n)
    rounds.push(roundId)
    forward(day)
    silent = days === 1 ? undefined : 'T1'
    if (days < 2) await reconciler.lastDay()
  }
  silent = undefined
  requested = []
  await reconciler.lastDay()
  expect(requested).toEqual([rounds[2]])
  expect((await db.select().from(reconciliation)).map(({ rounds: count }) => count)).toEqual([1, 1, 1])
  const before = requested.length
  forward(day)
  await reconciler.lastDay()
  expect(requested.length).toBe(before)
})

test('a round and a day are compared also after a clock was ahead', async () => {
  const { roundId: open } = await fixture.bet()
  setVendorRound(open, 'OPEN', 10_000n, 0n)
  forward(600 * minute)
  await reconciler.openRounds()
  forward(-580 * minute)
  await reconciler.openRounds()
  expect(requested.filter((id) => id === open)).toHaveLength(2)
  requested = []
  await laterOn()
  const { roundId } = await fixture.bet({ roundClosed: true })
  setVendorRound(roundId, 'CLOSED', 10_000n, 0n)
  const month = 30 * 24 * 60 * minute
  forward(month)
  await reconciler.lastDay()
  forward(24 * 60 * minute - month)
  await reconciler.lastDay()
  expect(requested).toEqual([roundId])
})

test('of a person with an invented past vendors are asked about later rounds alone', async () => {
  await laterOn()
  const invented = await fixture.bet({ roundClosed: true })
  const [row] = await db.select().from(round).where(eq(round.vendorRound, invented.roundId))
  if (!row) throw new Error('no round was kept')
  forward(minute)
  await db.insert(sandboxPlayer).values({ memberId: row.memberId, until: fixture.clock.time })
  const { id: _id, ...like } = row
  const played = randomUUID()
  await db.insert(round).values({ ...like, vendorRound: played, closedAt: fixture.clock.time })
  setVendorRound(played, 'CLOSED', 10_000n, 0n)
  forward(24 * 60 * minute)
  await reconciler.lastDay()
  expect([requested.includes(invented.roundId), requested.includes(played)]).toEqual([false, true])
  expect(await kinds()).toEqual([])
  await db.delete(sandboxPlayer)
  await db.delete(round).where(eq(round.vendorRound, played))
})

test('a day of many pages is compared whole: each round once, by its asset', async () => {
  await laterOn()
  forward(24 * 60 * minute)
  const one = await fixture.bet({ roundClosed: true })
  const trial = await fixture.launchGame('T1', { type: 4, asset: 'FUN' })
  const fun = randomUUID()
  await fixture.send('debit', trial.body({ roundId: fun, txId: randomUUID(), amount: '3.00', roundClosed: true }))
  const [row] = await db.select().from(round).where(eq(round.vendorRound, one.roundId))
  if (!row) throw new Error('no round was kept')
  const { id: _id, ...like } = row
  // Many at the same time, and many a moment later, so that a page boundary is among equal times.
  const more = Array.from({ length: 250 }, (_, n) => ({
    ...like,
    vendorRound: randomUUID(),
    closedAt: new Date(fixture.clock.time.getTime() + (n % 2)),
  }))
  await db.insert(round).values(more)
  for (const { vendorRound } of [row, ...more]) setVendorRound(vendorRound, 'CLOSED', 10_000n, 0n)
  setVendorRound(fun, 'CLOSED', 300n, 0n)
  forward(24 * 60 * minute)
  requested = []
  await reconciler.lastDay()
  expect(requested.length).toBe(252)
  expect(new Set(requested).size).toBe(252)
  const rows = await db.select().from(reconciliation)
  expect(
    rows
      .toSorted((a, b) => a.asset.localeCompare(b.asset))
      .map(({ asset, rounds, theirRounds, stake, theirStake }) => [asset, rounds, theirRounds, stake, theirStake]),
  ).toEqual([
    ['BDT', 251, 251, 2_510_000n, 2_510_000n],
    ['FUN', 1, 1, 300n, 300n],
  ])
  expect(await kinds()).toEqual([])
  await db.delete(round).where(
    inArray(
      round.vendorRound,
      more.map(({ vendorRound }) => vendorRound),
    ),
  )
})

test('a round that opens again while its page is compared hides none behind it', async () => {
  await laterOn()
  forward(24 * 60 * minute)
  const one = await fixture.bet({ roundClosed: true })
  const [row] = await db.select().from(round).where(eq(round.vendorRound, one.roundId))
  if (!row) throw new Error('no round was kept')
  const { id: _id, ...like } = row
  const more = Array.from({ length: 150 }, () => ({ ...like, vendorRound: randomUUID() }))
  await db.insert(round).values(more)
  for (const { vendorRound } of [row, ...more]) setVendorRound(vendorRound, 'CLOSED', 10_000n, 0n)
  meanwhile = async () => {
    const last = eq(round.vendorRound, requested.at(-1) ?? '')
    await db.update(round).set({ state: 'REOPENED', closedAt: null, changedAt: fixture.clock.time }).where(last)
  }
  forward(24 * 60 * minute)
  await reconciler.lastDay()
  expect(new Set(requested).size).toBe(151)
  await db.delete(round).where(eq(round.memberId, row.memberId))
})

test('a round that the settlement journal does not come to is an incident of its own', async () => {
  await laterOn()
  const bet = await fixture.bet({ roundClosed: true })
  setVendorRound(bet.roundId, 'CLOSED', 10_000n, 0n)
  await owner.execute(sql`alter table round disable trigger user`)
  await db.update(round).set({ win: 900n }).where(eq(round.vendorRound, bet.roundId))
  await owner.execute(sql`alter table round enable trigger user`)
  forward(24 * 60 * minute)
  await reconciler.lastDay()
  const [row] = await db.select().from(incident).where(eq(incident.kind, 'JOURNAL'))
  expect(row?.told).toMatchObject({ ours: { win: '900' }, theirs: { win: 0, stake: 10_000, rounds: 1 } })
})
