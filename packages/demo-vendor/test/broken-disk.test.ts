import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '../src/db/open.ts'
import { seedsOf } from '../src/fair/seeds.ts'
import { bookingsOf } from '../src/rounds/bookings.ts'
import { outboxOf } from '../src/rounds/outbox.ts'
import { roundsOf } from '../src/rounds/rounds.ts'
import type { Session } from '../src/sessions.ts'
import type { Gateway, Reply } from '../src/wallet.ts'

const session: Session = {
  vass: 'PG',
  playerId: 'p1',
  gameCode: 'jewel_lane',
  gameId: '42',
  gameName: 'Jewel Lane',
  gameType: 'RNG',
  currency: 'BDT',
  demo: false,
  gatewayToken: 'token',
  balance: '10.00',
  wallet: 'house',
  minBet: 1,
  maxBet: 100_000,
  stepBet: 1,
  minCycleMs: 0,
  freeSpins: null,
}

test('a stake goes back without a restart when the disk refuses the round it was taken for', async ({
  onTestFinished,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vendor-disk-'))
  const db = openDb(dataDir)
  onTestFinished(async () => {
    db.close()
    await rm(dataDir, { recursive: true })
  })
  const calls: string[] = []
  const call = async (_: string, method: string): Promise<Reply> => {
    calls.push(method)
    return { known: true, answer: { status: 'OK', balance: '9.00' } }
  }
  const gateway = { call } as Gateway
  const log = () => {}
  const outbox = outboxOf(db, gateway, log)
  const bookings = bookingsOf(db, gateway, outbox, log, 0)
  const seeds = seedsOf(db)
  const rounds = roundsOf(db, bookings, seeds, outbox, log, 60_000)
  seeds.rotate('PG', 'p1', 'own')
  db.exec(`CREATE TEMP TRIGGER full BEFORE UPDATE ON round WHEN NEW.state = 'PLAYING'
    BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`)

  await expect(rounds.start(session, randomUUID(), 100)).rejects.toThrow('disk is full')
  expect(rounds.active(session)?.state).toBe('PENDING')
  // The disk has room again, and the next round of housekeeping finds what waits.
  db.exec('DROP TRIGGER full')
  bookings.sweep()
  outbox.pump()
  await outbox.drain()
  expect(calls).toEqual(['debit', 'rollback'])
  expect(rounds.active(session)).toBeUndefined()
  expect(rounds.latest(session, 1)[0]?.state).toBe('VOIDED')
})
