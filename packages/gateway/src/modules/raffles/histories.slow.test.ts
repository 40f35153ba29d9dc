import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { transact } from '../../db/client.ts'
import { raffle, raffleEntry } from './schema.ts'
import { openWallet } from '../../ledger/wallet.ts'
import { freshApp } from '../../testing/inject.ts'
import { hashOf } from './draw.ts'
import { addRaffle, raffleFixture } from './testing.ts'

const made = await freshApp()
const { db, owner, clock } = made
const { count, run, settle, tickets } = await raffleFixture(made)
const minute = 60_000

let people = 0
async function add(): Promise<string> {
  const { rows } = await owner.execute<{ id: string }>(sql`
    insert into member (account, asset) values (${`drawn${++people}`}, 'BDT') returning id`)
  const id = rows[0]?.id ?? ''
  await transact(db, (tx) => openWallet(tx, id, 'BDT'))
  return id
}

const step = fc.record({
  kind: fc.oneof(
    { weight: 10, arbitrary: fc.constant('play' as const) },
    { weight: 4, arbitrary: fc.constant('correct' as const) },
    // Each waits for transactions of other tests, so there are few.
    { weight: 1, arbitrary: fc.constant('count' as const) },
  ),
  who: fc.nat(2),
  bet: fc.integer({ min: 100, max: 3500 }),
  gameType: fc.constantFrom('RNG', 'RNG', 'LIVE'),
  pick: fc.nat(100),
  after: fc.integer({ min: 1, max: 4 * minute }),
})

interface Event {
  who: number
  of: number
  at: number
  bet: number
  gameType: string
}

let histories = 0
let rounds = 0

test('tickets of random histories with rollbacks are what a naive count comes to', { timeout: 300_000 }, async () => {
  const seen = { voided: 0, capped: 0, late: 0, drawn: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 50 }), async (steps) => {
      await count()
      const id = `story-${++histories}`
      const members = await Promise.all([add(), add(), add()])
      clock.forward(minute)
      const from = clock.now().getTime()
      const cap = 6
      const endsAt = new Date(from + 60 * minute)
      await addRaffle(db, id, new Date(from), { gameTypes: ['RNG'], ticketsPerPerson: cap, endsAt })
      const drawsAt = endsAt.getTime() + 5 * minute
      const log: Event[] = []
      const rolled: (Event & { roundId: number })[] = []
      for (const { kind, who, bet, gameType, pick, after } of steps) {
        clock.forward(after)
        const at = clock.now().getTime()
        if (kind === 'play') {
          const event = { who, of: at, at, bet, gameType }
          const roundId = ++rounds
          await settle({ memberId: members[who]!, roundId, at: new Date(at), bet, gameType })
          log.push(event)
          rolled.push({ ...event, roundId })
        } else if (kind === 'correct') {
          const round = rolled[pick % Math.max(1, rolled.length)]
          if (!round) continue
          rolled.splice(rolled.indexOf(round), 1)
          await settle({ memberId: members[round.who]!, roundId: round.roundId, at: new Date(at), bet: -round.bet })
          log.push({ ...round, at, bet: -round.bet })
          if (at >= drawsAt) seen.late++
        } else await count()
      }
      clock.forward(Math.max(0, drawsAt - clock.now().getTime()))
      await count()
      await run()

      // The naive count: each event anew, numbers in order, the last ones void first.
      const given: { number: number; who: number; isVoid: boolean }[] = []
      const sums = [0, 0, 0]
      for (const { who, of, at, bet, gameType } of log) {
        if (gameType !== 'RNG' || of >= endsAt.getTime() || at >= drawsAt) continue
        sums[who]! += bet
        const due = Math.min(cap, Math.floor(sums[who]! / 1000))
        if (Math.floor(sums[who]! / 1000) > cap) seen.capped++
        const own = () => given.filter((one) => one.who === who && !one.isVoid)
        while (own().length < due) given.push({ number: given.length + 1, who, isVoid: false })
        for (; own().length > due; seen.voided++) own().at(-1)!.isVoid = true
      }
      const rows = await tickets(id)
      expect(
        rows.map(({ number, memberId, voidedAt }) => ({
          number,
          who: members.indexOf(memberId),
          isVoid: voidedAt !== null,
        })),
      ).toEqual(given)

      const [row] = await db.select().from(raffle).where(eq(raffle.id, id))
      const valid = rows.filter(({ voidedAt }) => voidedAt === null)
      expect(row).toMatchObject({ lastNumber: given.length, tickets: valid.length, ticketsHash: hashOf(valid) })
      expect(row?.drawnAt).not.toBeNull()
      const entries = await db.select().from(raffleEntry).where(eq(raffleEntry.raffleId, id))
      expect(entries.reduce((sum, one) => sum + one.tickets, 0)).toBe(valid.length)
      const { rows: rewards } = await db.execute<{ n: number }>(sql`
        select count(*)::int as n from reward where source = 'RAFFLE' and ref like ${`${id}:%`}`)
      const winners = Math.min(3, new Set(valid.map(({ holder }) => holder)).size)
      expect(rewards[0]?.n).toBe(winners)
      seen.drawn += winners
    }),
    { numRuns: 12, seed: 7, endOnFailure: true },
  )
  expect(seen.voided).toBeGreaterThan(20)
  expect(seen.capped).toBeGreaterThan(5)
  expect(seen.late).toBeGreaterThan(0)
  expect(seen.drawn).toBeGreaterThan(15)
})
