import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { type Db, transact } from '../../db/client.ts'
import { raffle, raffleEntry, raffleTicket } from './schema.ts'
import { commitmentOf } from '../../lib/crypto/commitment.ts'
import type { Settings } from '../../settings/settings.ts'
import type { TestApp } from '../../testing/inject.ts'
import { addSettlement, waitingIn } from '../settlements/testing.ts'
import { type RaffleRow, drawDue } from './close.ts'
import { lead, readers } from '../../testing/readers.ts'
import { raffleDraws } from './close.ts'
import { raffleDeposits, raffles } from './count.ts'
import { hashOf } from './draw.ts'

/** The seed of raffles that tests add. */
export const seed = 'ab'.repeat(32)

type Terms = Partial<RaffleRow>

/** A raffle of 1,000 minor units of valid bets a ticket, an hour long, unless something else is said. */
export async function addRaffle(db: Db, id: string, from: Date, terms: Terms = {}): Promise<void> {
  const endsAt = terms.endsAt ?? new Date(from.getTime() + 3_600_000)
  await db.insert(raffle).values({
    id,
    texts: { en: { title: `Raffle ${id}`, text: 'Play.' }, bn: { title: `র‍্যাফল ${id}`, text: 'খেলুন।' } },
    startsAt: from,
    endsAt,
    drawsAt: new Date(endsAt.getTime() + 300_000),
    betPerTicket: 1000n,
    ticketsPerPerson: 100,
    winsPerPerson: 1,
    prizes: [{ count: 3, form: 'CASH', amount: '500', multiple: 0, days: null }],
    seed,
    commitment: commitmentOf(seed),
    createdAt: from,
    by: 'SYSTEM',
    ...terms,
  })
}

/** A raffle that was drawn, whose only ticket is that of the member. @returns its name; the prize is of place 1 */
export async function winRaffle(db: Db, memberId: string, settings: Settings, terms: Terms = {}): Promise<string> {
  const id = `r-${memberId.slice(0, 8)}`
  const now = new Date()
  await addRaffle(db, id, new Date(now.getTime() - 7_200_000), terms)
  await db.insert(raffleEntry).values({ raffleId: id, memberId, asset: 'BDT', holder: 1, validBet: 1000n, tickets: 1 })
  await db.insert(raffleTicket).values({ raffleId: id, number: 1, memberId, holder: 1, issuedAt: now })
  const list = {
    lastNumber: 1,
    lastHolder: 1,
    tickets: 1,
    frozenAt: now,
    ticketsHash: hashOf([{ number: 1, holder: 1 }]),
  }
  await db
    .update(raffle)
    .set(list)
    .where(sql`id = ${id}`)
  await drawDue(db, settings, now)
  return id
}

/** A settlement of a round; minor units, negative where something is taken back. */
interface Settled {
  memberId: string
  roundId: number
  at: Date
  bet: number
  gameType?: string
}

/** The job of raffles over a journal that tests write, without the raffles of a new sandbox. */
export async function raffleFixture({ app, db, owner, clock }: TestApp & { owner: Db }) {
  const { settings } = app.services
  const turn = readers({ db, clock, settings }, { consumers: [raffleDeposits, raffles], closings: [raffleDraws] })
  const run = () => turn()
  await lead(owner)
  await owner.execute(
    sql`select open_settlement_month('2026-01-15'::timestamptz + make_interval(months => n)) from generate_series(0, 24) n`,
  )
  await owner.execute(sql`update raffle set cancelled_at = '2020-01-01' where drawn_at is null`)
  let rounds = 0
  const settle = ({ at, ...settled }: Settled) => addSettlement(owner, { ...settled, at: at.toISOString() })
  return {
    run,
    settle,

    /** Until everything is counted: a transaction of any database of the server can hold back what is read. */
    count: async (): Promise<void> => {
      const waiting = async () => {
        await run()
        return (await waitingIn(db, raffles.name)) + (await waitingIn(db, raffleDeposits.name, 'posting'))
      }
      await expect.poll(waiting, { timeout: 30_000 }).toBe(0)
      await run()
    },

    /** A round that is settled now. @returns its number */
    play: async (memberId: string, bet: number, gameType = 'RNG'): Promise<number> => {
      const roundId = ++rounds
      await settle({ memberId, roundId, at: clock.now(), bet, gameType })
      return roundId
    },

    rollBack: (memberId: string, roundId: number, bet: number) =>
      settle({ memberId, roundId, at: clock.now(), bet: -bet }),

    /** Tickets by number: whose, and whether they count. */
    tickets: async (id: string) =>
      transact(db, (tx) =>
        tx
          .select()
          .from(raffleTicket)
          .where(sql`raffle_id = ${id}`)
          .orderBy(raffleTicket.number),
      ),
  }
}
