import { type SQL, and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { type Db, type Reader, type Tx, transact } from '../../db/client.ts'
import { raffle, raffleEntry, raffleWinner } from './schema.ts'
import { formatMoney } from '../../ledger/money.ts'
import { publishNotice } from '../../lib/events.ts'
import { inEach, inLanguage } from '../../lib/text/localized.ts'
import { formatLocale } from '../../lib/text/languages.ts'
import { translate } from '../../lib/text/words.ts'
import type { Settings } from '../../settings/settings.ts'
import { isOn } from '../../settings/whitelabel.ts'
import { type Closing, settleEach } from '../../workflow/closings.ts'
import { eachAlone, notAside } from '../../workflow/each-alone.ts'
import { raffleDeposits, raffles } from './count.ts'
import { offerReward } from '../rewards/index.ts'
import { ticketsIn } from './tickets.ts'
import { draw, hashOf, placesOf, prizeAt } from './draw.ts'

export type RaffleRow = typeof raffle.$inferSelect

/** Freezes the lists of what has ended, publishes the hash of each, and draws them. */
export const raffleDraws: Closing = {
  name: 'raffle-draws',
  everyMs: 10_000,
  reads: [raffleDeposits, raffles],
  async settle(turn) {
    const { db, job, settings, now, upTo } = turn
    await settleEach(turn, {
      find: (limit) => endedRaffles(db, upTo, notAside(job, sql`'freeze ' || ${raffle.id}`, now)).limit(limit),
      keyOf: ({ id }) => `freeze ${id}`,
      run: (tx, { id }) => freezeDue(tx, upTo, now, eq(raffle.id, id)),
    })
    await drawDue(db, settings, now)
  },
}

/** Raffles that ended before a moment and whose lists are not frozen. */
const endedRaffles = (db: Reader, upTo: Date, which?: SQL) =>
  db
    .select({ id: raffle.id })
    .from(raffle)
    .where(and(isNull(raffle.frozenAt), isNull(raffle.cancelledAt), lte(raffle.drawsAt, upTo), which))
    .orderBy(raffle.id)

/**
 * Freezes the lists of raffles that ended before a moment up to which everything is counted. Call under the lock of the
 * places.
 */
export async function freezeDue(tx: Tx, upTo: Date, now: Date, which?: SQL): Promise<void> {
  const due = await endedRaffles(tx, upTo, which).for('update')
  for (const { id } of due) {
    const ticketsHash = hashOf(await ticketsIn(tx, id))
    await tx.update(raffle).set({ frozenAt: now, ticketsHash }).where(eq(raffle.id, id))
  }
}

/** Draws what is frozen, each in a transaction of its own; while raffles are off nothing is drawn. */
export async function drawDue(db: Db, settings: Settings, now: Date): Promise<string[]> {
  if (!isOn(settings, 'REWCEN3')) return []
  const frozen = and(isNotNull(raffle.frozenAt), isNull(raffle.drawnAt), isNull(raffle.cancelledAt))
  const due = await db.select({ id: raffle.id }).from(raffle).where(frozen).orderBy(raffle.drawsAt, raffle.id)
  const drawn: string[] = []
  await eachAlone(db, due, {
    job: raffleDraws.name,
    now,
    keyOf: ({ id }) => id,
    run: ({ id }) =>
      transact(db, async (tx) => {
        const [row] = await tx
          .select()
          .from(raffle)
          .where(and(eq(raffle.id, id), frozen))
          .for('update')
        if (!row) return
        await drawOne(tx, row, settings, now)
        drawn.push(id)
      }),
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
  const titles = inEach(settings.languages.supported, (language) =>
    translate(language, 'raffle.prize', {
      title: inLanguage(texts, language, settings.languages.default).title,
      place: new Intl.NumberFormat(formatLocale(language)).format(place),
    }),
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
  const won = { raffleId: id, place, amount: formatMoney(amount) }
  await publishNotice(tx, 'raffle.won', won, memberId)
}
