import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openDb } from '../src/db/open.ts'
import type { Db } from '../src/db/open.ts'
import { seedsOf } from '../src/fair/seeds.ts'
import { bookingsOf } from '../src/rounds/bookings.ts'
import { outboxOf } from '../src/rounds/outbox.ts'
import { roundsOf } from '../src/rounds/rounds.ts'
import type { Session } from '../src/sessions.ts'
import type { Gateway, Method, Reply, Status } from '../src/wallet.ts'

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

const opened: { db: Db; dataDir: string }[] = []
afterEach(async () => {
  for (const { db, dataDir } of opened.splice(0)) {
    db.close()
    await rm(dataDir, { recursive: true })
  }
})

/** The reels of one player, at an operator that answers as it is told; every call is listed. */
async function open(answers: (method: Method) => Status) {
  const dataDir = await mkdtemp(join(tmpdir(), 'vendor-bookings-'))
  const db = openDb(dataDir)
  opened.push({ db, dataDir })
  const calls: string[] = []
  const call = async (_: string, method: Method): Promise<Reply> => {
    calls.push(method)
    return { known: true, answer: { status: answers(method), balance: '9.00' } }
  }
  const gateway = { call } as Gateway
  const log = () => {}
  const outbox = outboxOf(db, gateway, log)
  const bookings = bookingsOf(db, gateway, outbox, log, 0)
  const seeds = seedsOf(db)
  seeds.rotate('PG', 'p1', 'own')
  return { db, calls, outbox, bookings, rounds: roundsOf(db, bookings, seeds, outbox, log, 60_000) }
}

test('a stake goes back without a restart when the disk refuses the round it was taken for', async () => {
  const { db, calls, outbox, bookings, rounds } = await open(() => 'OK')
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

test('a round whose stake the operator no longer knows ends, and its player can play on', async () => {
  // A backup of before the stake was restored there.
  const { calls, outbox, rounds } = await open((method) => (method === 'credit' ? 'TX_NOT_FOUND' : 'OK'))
  const { id } = await rounds.start(session, randomUUID(), 100)
  expect((await rounds.finish(session, id)).state).toBe('CREDITING')
  await outbox.push(id)
  await outbox.push(id)
  // The stake is taken back in any case: it may not come later, either.
  expect(calls).toEqual(['debit', 'credit', 'credit', 'credit', 'rollback'])
  expect(rounds.latest(session, 1)[0]).toMatchObject({ id, state: 'VOIDED' })
  expect((await rounds.start(session, randomUUID(), 100)).state).toBe('PLAYING')
})

test('a win that one answer says to have no stake, after others that told nothing, is sent again', async () => {
  const told: Status[] = ['GAME_OFF', 'GAME_OFF', 'TX_NOT_FOUND', 'OK']
  const { calls, outbox, rounds } = await open((method) => (method === 'credit' ? (told.shift() ?? 'OK') : 'OK'))
  const { id } = await rounds.start(session, randomUUID(), 100)
  await rounds.finish(session, id)
  for (let more = 0; more < 3; more++) await outbox.push(id)
  expect(calls).toEqual(['debit', 'credit', 'credit', 'credit', 'credit'])
  expect(rounds.latest(session, 1)[0]).toMatchObject({ id, state: 'CLOSED' })
})
