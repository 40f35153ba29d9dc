import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '../../db/client.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { checkJournal } from '../../modules/settlements/index.ts'
import { playersOf, type LaunchedGame } from './players.ts'

/** A booking as its vendor knows it, outside of the database. */
interface Booking {
  txId: string
  playerId: string
  /** What it adds to the balance, in minor units. */
  amount: bigint
  sentAt: number
  /** Absent until it was acknowledged. */
  acknowledgedAt?: number
}

/** What a database that was restored has of the bookings. */
export interface Comparison {
  acknowledged: number
  /** Acknowledged, and not there: booked after the point in time that was restored. */
  lost: number
}

/**
 * Players of a gateway whose bookings are written down by their vendor. After a restore the database is compared with
 * what was written down.
 */
export async function witness(url: () => string, key: string, count = 3) {
  const { book, launchGame } = playersOf(url, key)
  const games: LaunchedGame[] = []
  for (let n = 0; n < count; n++) games.push(await launchGame())
  const bookings: Booking[] = []
  let over = false
  let playing: Promise<unknown> = Promise.resolve()

  async function booked({ vass, body }: LaunchedGame, call: string, amount: bigint, about: Record<string, unknown>) {
    const booking: Booking = { txId: randomUUID(), playerId: String(body['playerId']), amount, sentAt: Date.now() }
    bookings.push(booking)
    // A gateway that was killed answers nothing: the vendor asks until it does, or gives the booking up.
    const answer = await Promise.race([
      book(vass, call, { ...body, ...about, txId: booking.txId }),
      (async () => {
        while (!over) await delay(50)
      })(),
    ])
    if (!answer) return undefined
    assert.equal(answer['status'], 'OK', JSON.stringify(answer))
    booking.acknowledgedAt = Date.now()
    return booking.txId
  }
  async function play(game: LaunchedGame): Promise<void> {
    while (!over) {
      const roundId = randomUUID()
      const bet = await booked(game, 'debit', -100n, { roundId, amount: '1.00' })
      if (!bet || over) return
      await booked(game, 'credit', 150n, { roundId, amount: '1.50', refTxId: bet, roundClosed: true })
    }
  }

  return {
    acknowledged: () => bookings.filter(({ acknowledgedAt }) => acknowledgedAt !== undefined).length,
    begin() {
      over = false
      playing = Promise.all(games.map(play))
    },
    /** Ends the play; what is not acknowledged by now never is. */
    async end() {
      over = true
      await playing
    },
    /** A round, as proof that the database takes money again. */
    async playOne() {
      over = false
      for (const game of games) assert.ok(await booked(game, 'debit', -100n, { roundId: randomUUID(), amount: '1.00' }))
      over = true
    },

    /**
     * Compares a restored database with the journal: every invariant holds, every balance is what the bookings in it
     * come to, each booking acknowledged before `until` is there, and none that was sent after it.
     */
    async compare(db: Db, until = Infinity): Promise<Comparison> {
      const { rows } = await db.$client.query<{ tx: string }>(
        'select vendor_tx as tx from txn where vendor_tx = any($1)',
        [bookings.map(({ txId }) => txId)],
      )
      const there = new Set(rows.map(({ tx }) => tx))
      const missing = bookings.filter(
        ({ txId, acknowledgedAt = Infinity }) =>
          acknowledgedAt < until && acknowledgedAt !== Infinity && !there.has(txId),
      )
      assert.deepEqual(missing, [])
      assert.deepEqual(
        bookings.filter(({ txId, sentAt }) => sentAt > until && there.has(txId)),
        [],
      )
      const balances = await db.$client.query<{ owner: string; balance: string }>(
        `select owner::text, balance::text from account where kind = 'CASH' and owner = any($1::uuid[])`,
        [games.map(({ body }) => body['playerId'])],
      )
      const expected = games.map(({ body: { playerId }, owed }) => ({
        owner: playerId,
        balance: String(
          bookings
            .filter((booking) => booking.playerId === playerId && there.has(booking.txId))
            .reduce((sum, { amount }) => sum + amount, owed),
        ),
      }))
      const sorted = (list: { owner: unknown; balance: string }[]) =>
        list.toSorted((a, b) => String(a.owner).localeCompare(String(b.owner)))
      assert.deepEqual(sorted(balances.rows), sorted(expected))
      assert.deepEqual(await checkInvariants(db), [])
      assert.deepEqual(await checkJournal(db), [])
      const acknowledged = bookings.filter(({ acknowledgedAt }) => acknowledgedAt !== undefined)
      return { acknowledged: acknowledged.length, lost: acknowledged.filter(({ txId }) => !there.has(txId)).length }
    },
  }
}
