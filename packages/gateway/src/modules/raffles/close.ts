import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { posting } from '../../ledger/schema.ts'
import { raffle, raffleEntry, raffleWinner } from './schema.ts'
import { settlement } from '../settlements/schema.ts'
import { formatMoney } from '../../ledger/money.ts'
import { publishNotice } from '../../lib/events.ts'
import { inLanguage } from '../../lib/text/localized.ts'
import { gatewayLanguages, translate } from '../../lib/text/words.ts'
import type { Settings } from '../../settings/settings.ts'
import { isOn } from '../../settings/whitelabel.ts'
import { type Reading, countedUpTo, lockCursor } from '../../workflow/journal.ts'
import { offerReward } from '../rewards/index.ts'
import { ticketsIn } from './tickets.ts'
import { draw, hashOf, placesOf, prizeAt } from './draw.ts'
import { consumers } from './fold.ts'

export type RaffleRow = typeof raffle.$inferSelect

/** Locks both places in the journals: meanwhile nothing is counted. */
export async function lockCounting(tx: Tx): Promise<void> {
  await lockCursor(tx, consumers.deposited)
  await lockCursor(tx, consumers.played)
}

const readings: Reading[] = [
  { consumer: consumers.played, journal: settlement, at: settlement.settledAt },
  { consumer: consumers.deposited, journal: posting, at: posting.createdAt },
]

/**
 * Freezes the lists of what ended some minutes ago, where nothing from before is left to count, and publishes the hash
 * of each.
 */
export async function freezeDue(db: Db, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    const isDue = and(isNull(raffle.frozenAt), isNull(raffle.cancelledAt), lte(raffle.drawsAt, now))
    const [any] = await tx.select({ id: raffle.id }).from(raffle).where(isDue).limit(1)
    if (!any) return
    await lockCounting(tx)
    const due = await tx.select().from(raffle).where(isDue).orderBy(raffle.id).for('update')
    for (const { id, drawsAt } of due) {
      if ((await countedUpTo(tx, readings, drawsAt)) < drawsAt) continue
      const ticketsHash = hashOf(await ticketsIn(tx, id))
      await tx.update(raffle).set({ frozenAt: now, ticketsHash }).where(eq(raffle.id, id))
    }
  })
}

/** Draws what is frozen, each in a transaction of its own; while raffles are off nothing is drawn. */
export async function drawDue(db: Db, settings: Settings, now: Date): Promise<string[]> {
  if (!isOn(settings, 'REWCEN3')) return []
  const frozen = and(isNotNull(raffle.frozenAt), isNull(raffle.drawnAt), isNull(raffle.cancelledAt))
  const due = await db.select({ id: raffle.id }).from(raffle).where(frozen).orderBy(raffle.drawsAt, raffle.id)
  const drawn: string[] = []
  for (const { id } of due)
    await transact(db, async (tx) => {
      const [row] = await tx
        .select()
        .from(raffle)
        .where(and(eq(raffle.id, id), frozen))
        .for('update')
      if (!row) return
      await drawOne(tx, row, settings, now)
      drawn.push(id)
    })
  return drawn
}

/** Draws a raffle whose list is frozen, offers its prizes and reveals its seed. */
async function drawOne(tx: Tx, row: RaffleRow, settings: Settings, now: Date): Promise<void> {
  const { id, seed, ticketsHash, prizes, winsPerPerson } = row
  const tickets = await ticketsIn(tx, id)
  if (ticketsHash === null || hashOf(tickets) !== ticketsHash) throw new Error(`the list of raffle ${id} has changed`)
  const won = draw({ id, seed, ticketsHash }, tickets, { places: placesOf(prizes), winsPerPerson })
  const holders = await tx
    .select({ holder: raffleEntry.holder, memberId: raffleEntry.memberId, asset: raffleEntry.asset })
    .from(raffleEntry)
    .where(and(eq(raffleEntry.raffleId, id), isNotNull(raffleEntry.holder)))
  const byHolder = new Map(holders.map((one) => [one.holder, one]))
  for (const [at, { number, holder }] of won.entries()) {
    const owner = byHolder.get(holder)
    if (!owner) throw new Error(`nobody holds ticket ${number} of raffle ${id}`)
    await give(tx, row, { ...owner, place: at + 1, number }, settings, now)
  }
  await tx.update(raffle).set({ drawnAt: now }).where(eq(raffle.id, id))
}

/** Offers the prize of a place to the owner of the ticket, once. */
async function give(
  tx: Tx,
  { id, texts, prizes }: RaffleRow,
  { memberId, asset, place, number }: { memberId: string; asset: string; place: number; number: number },
  settings: Settings,
  now: Date,
): Promise<void> {
  const { form, amount, multiple, days } = prizeAt(prizes, place)
  const titles = Object.fromEntries(
    gatewayLanguages.map((language) => [
      language,
      translate(language, 'raffle.prize', {
        title: inLanguage(texts, language, settings.languages.default).title,
        place: new Intl.NumberFormat(language).format(place),
      }),
    ]),
  )
  const reward = await offerReward(tx, settings, {
    memberId,
    asset,
    source: 'RAFFLE',
    ref: `${id}:${place}`,
    form,
    amount: BigInt(amount),
    multiple,
    days,
    titles,
    claimBy: new Date(now.getTime() + settings.raffles.claimDays * 86_400_000),
    now,
  })
  if (!reward) throw new Error(`prize ${place} of raffle ${id} was offered before`)
  await tx.insert(raffleWinner).values({ raffleId: id, place, number, memberId, rewardId: reward.id })
  const won = { raffleId: id, place, amount: formatMoney(BigInt(amount)) }
  await publishNotice(tx, 'raffle.won', won, memberId)
}
