import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { settingsOf } from '../../app/settings.ts'
import { transact } from '../../db/client.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { freshDb } from '../../testing/fresh.ts'
import { jackpotPools, lastHits } from '../jackpots/index.ts'
import { writeEndedRounds } from './ended-rounds.ts'
import { vendorFixture } from './testing.ts'

const { db } = await freshDb()
const fixture = await vendorFixture(db)
const player = await fixture.launchGame('T1')
const jackpot = { mode: 'pool', sharePercent: 1, seed: 10_000_00, onePer: 2_500_000 }
const pool = async () => (await jackpotPools(db, 'BDT'))[0]?.amount ?? 0n

const end = (terms: object, ...stakes: bigint[]) =>
  transact(db, (tx) =>
    writeEndedRounds(
      tx,
      stakes.map((stake, n) => ({
        player: { id: player.playerId, asset: 'BDT' },
        table: { nodeId: player.nodeId, vendor: 'T1', gameType: 'RNG' },
        stake,
        win: n === 0 ? 2n * stake : 0n,
        from: new Date(fixture.clock.time.getTime() + n * 1000),
        to: new Date(fixture.clock.time.getTime() + n * 1000 + 500),
      })),
      settingsOf([{ key: 'jackpot', value: { ...jackpot, ...terms } }]),
    ),
  )

test('rounds of the sandbox feed the jackpot as bets do, and leave the ledger whole', async () => {
  await end({}, 100_00n)
  const before = await pool()
  await end({}, 200_00n, 50_50n)
  expect((await pool()) - before).toBe(2_50n)
  await end({ mode: 'off' }, 100_00n)
  expect((await pool()) - before).toBe(2_50n)
  expect(await checkInvariants(db)).toEqual([])
})

test('one of them may hit it: the pool is paid once, and the next one begins with its seed', async () => {
  // By these odds the first round of the cycle hits for certain, and the second is drawn by those of the next.
  await db.execute(sql`update jackpot_cycle set one_per = 1 where hit_at is null`)
  await end({}, 100_00n, 100_00n)
  const hits = await lastHits(db, 'BDT', 5, new Date())
  expect(hits).toHaveLength(1)
  expect(await pool()).toBe(10_000_00n)
  expect(await checkInvariants(db)).toEqual([])
})
