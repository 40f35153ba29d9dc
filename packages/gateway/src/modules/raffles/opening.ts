import { eq, inArray } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { lock } from '../../db/locks.ts'
import { member } from '../../auth/schema.ts'
import { openingTexts } from '../../lib/text/opening.ts'
import { type RafflePrize, type RaffleWords, raffle, raffleEntry, raffleTicket, raffleWinner } from './schema.ts'
import { ticketsIn } from './tickets.ts'
import { draw, hashOf, placesOf } from './draw.ts'
import { makeRaffle } from './make.ts'

const dayMs = 86_400_000
const graceMs = 5 * 60_000
/** From before any day, whatever clock a gateway has. */
const always = new Date('2026-11-01T00:00:00Z')

const cash = (count: number, amount: string, multiple = 1): RafflePrize => ({
  count,
  form: 'CASH',
  amount,
  multiple,
  days: null,
})

const shared = {
  betPerTicket: 50_000n,
  depositPerTicket: 100_000n,
  gameTypes: null,
  ticketsPerPerson: 50,
  by: 'SYSTEM',
}

const running = {
  ...shared,
  id: 'harvest-raffle',
  winsPerPerson: 1,
  prizes: [cash(1, '500000', 3), cash(4, '100000'), cash(20, '10000', 0)],
}

const past = {
  ...shared,
  id: 'boat-raffle',
  depositPerTicket: null,
  ticketsPerPerson: 20,
  winsPerPerson: 2,
  prizes: [cash(1, '100000'), cash(2, '20000', 0)],
}

/** Raffles of a new sandbox: one that runs, and one that was drawn. Where there are some, nothing is added. */
export async function seedRaffles(db: Db, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await lock(tx, 'openingRaffles') // one of the gateways that start together
    const [any] = await tx.select({ id: raffle.id }).from(raffle).limit(1)
    if (any) return
    const endsAt = new Date(now.getTime() + 30 * dayMs)
    const at = { startsAt: always, endsAt, drawsAt: new Date(endsAt.getTime() + graceMs), createdAt: always }
    await makeRaffle(tx, { ...running, ...at, texts: openingTexts<RaffleWords>(`raffles.${running.id}`) })
    await seedPast(tx)
  })
}

/** A raffle of the demo accounts. Its prizes were never offered: nobody of a new sandbox has played for them. */
async function seedPast(tx: Tx): Promise<void> {
  const [startsAt, endsAt] = [new Date('2026-10-01T00:00:00Z'), new Date('2026-10-31T18:00:00Z')]
  const drawsAt = new Date(endsAt.getTime() + graceMs)
  const texts = openingTexts<RaffleWords>(`raffles.${past.id}`)
  const made = await makeRaffle(tx, { ...past, texts, startsAt, endsAt, drawsAt, createdAt: startsAt })
  const { id, seed } = made
  const people = await tx
    .select({ id: member.id, asset: member.asset })
    .from(member)
    .where(inArray(member.account, ['demo_player', 'demo_agent']))
    .orderBy(member.account)
  // Tickets of the two in turn; some of the first became void.
  const tickets = Array.from({ length: 24 }, (_none, n) => ({
    raffleId: id,
    number: n + 1,
    memberId: people[n % people.length]?.id ?? '',
    holder: (n % people.length) + 1,
    issuedAt: new Date(startsAt.getTime() + n * 3_600_000),
    voidedAt: n === 4 || n === 6 ? drawsAt : null,
  }))
  if (people.length === 0) return
  for (const [n, { id: memberId, asset }] of people.entries()) {
    const own = tickets.filter((one) => one.memberId === memberId && one.voidedAt === null).length
    const its = { raffleId: id, memberId, asset, holder: n + 1, tickets: own }
    await tx.insert(raffleEntry).values({ ...its, validBet: BigInt(own) * shared.betPerTicket })
  }
  await tx.insert(raffleTicket).values(tickets)
  const listed = await ticketsIn(tx, id)
  const ticketsHash = hashOf(listed)
  const counted = { lastNumber: tickets.length, lastHolder: people.length, tickets: listed.length }
  await tx
    .update(raffle)
    .set({ ...counted, frozenAt: drawsAt, ticketsHash })
    .where(eq(raffle.id, id))
  const { prizes, winsPerPerson } = past
  const won = draw({ id, seed, ticketsHash }, listed, { places: placesOf(prizes), winsPerPerson })
  await tx.insert(raffleWinner).values(
    won.map(({ number, holder }, n) => ({
      raffleId: id,
      place: n + 1,
      number,
      memberId: people[holder - 1]?.id ?? '',
    })),
  )
  await tx.update(raffle).set({ drawnAt: drawsAt }).where(eq(raffle.id, id))
}
