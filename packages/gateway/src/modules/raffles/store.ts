import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { raffle, raffleEntry, raffleTicket, raffleWinner } from './schema.ts'
import { reward } from '../rewards/schema.ts'
import { groupBy } from '../../lib/collections/group-by.ts'
import { maySeeIdle } from '../responsible-gaming/index.ts'
import type { RaffleRow } from './close.ts'

/** When it was drawn, or cancelled. */
const overAt = sql`coalesce(${raffle.drawnAt}, ${raffle.cancelledAt})`
const isOver = sql`(${raffle.drawnAt} is not null or ${raffle.cancelledAt} is not null)`

/** Raffles that run or will, the next draw first. */
export const openRaffles = (db: Reader): Promise<RaffleRow[]> =>
  db
    .select()
    .from(raffle)
    .where(and(isNull(raffle.drawnAt), isNull(raffle.cancelledAt)))
    .orderBy(asc(raffle.drawsAt), raffle.id)

/** A page of those that are over, the newest first, and how many there are. */
export async function pastRaffles(db: Reader, { page, size }: { page: number; size: number }) {
  const [list, total] = await Promise.all([
    db
      .select()
      .from(raffle)
      .where(isOver)
      .orderBy(desc(overAt), raffle.id)
      .limit(size)
      .offset((page - 1) * size),
    db.$count(raffle, isOver),
  ])
  return { list, total }
}

export async function raffleBy(db: Reader, id: string): Promise<RaffleRow | undefined> {
  const [row] = await db.select().from(raffle).where(eq(raffle.id, id))
  return row
}

/** Who has won, by raffle, the first place first. Who hides their wins, or takes a break from play, has no name. */
export async function winnersOf(db: Reader, ids: readonly string[], now: Date, most?: number) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .select({
      raffleId: raffleWinner.raffleId,
      place: raffleWinner.place,
      number: raffleWinner.number,
      memberId: raffleWinner.memberId,
      account: member.account,
      shown: sql<boolean>`${member.showWins} and ${maySeeIdle(sql`${member.id}`, now)}`,
    })
    .from(raffleWinner)
    .innerJoin(member, eq(member.id, raffleWinner.memberId))
    .where(
      and(inArray(raffleWinner.raffleId, [...ids]), most === undefined ? undefined : lte(raffleWinner.place, most)),
    )
    .orderBy(raffleWinner.raffleId, raffleWinner.place)
  return groupBy(rows, ({ raffleId }) => raffleId)
}

/** What is counted for a member, by raffle. */
export async function entriesOf(db: Reader, memberId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .select()
    .from(raffleEntry)
    .where(and(eq(raffleEntry.memberId, memberId), inArray(raffleEntry.raffleId, [...ids])))
  return new Map(rows.map((row) => [row.raffleId, row]))
}

/** Prizes of a member with what has become of them, by raffle. */
export async function winsOf(db: Reader, memberId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .select({
      raffleId: raffleWinner.raffleId,
      place: raffleWinner.place,
      number: raffleWinner.number,
      rewardId: raffleWinner.rewardId,
      state: reward.state,
      claimBy: reward.claimBy,
    })
    .from(raffleWinner)
    .leftJoin(reward, eq(reward.id, raffleWinner.rewardId))
    .where(and(eq(raffleWinner.memberId, memberId), inArray(raffleWinner.raffleId, [...ids])))
    .orderBy(raffleWinner.place)
  return groupBy(rows, ({ raffleId }) => raffleId)
}

/** A page of the tickets that take part, by number, and one more. */
export const ticketPage = (db: Reader, id: string, after: number, size: number) =>
  db
    .select({ number: raffleTicket.number, holder: raffleTicket.holder })
    .from(raffleTicket)
    .where(and(eq(raffleTicket.raffleId, id), sql`${raffleTicket.number} > ${after}`, isNull(raffleTicket.voidedAt)))
    .orderBy(raffleTicket.number)
    .limit(size + 1)

/** A page of the tickets of a member, void ones as well, and one more. */
export const ownTickets = (db: Reader, memberId: string, id: string, after: number, size: number) =>
  db
    .select({
      number: raffleTicket.number,
      issuedAt: raffleTicket.issuedAt,
      voidedAt: raffleTicket.voidedAt,
      place: raffleWinner.place,
    })
    .from(raffleTicket)
    .leftJoin(
      raffleWinner,
      and(eq(raffleWinner.raffleId, raffleTicket.raffleId), eq(raffleWinner.number, raffleTicket.number)),
    )
    .where(
      and(eq(raffleTicket.memberId, memberId), eq(raffleTicket.raffleId, id), sql`${raffleTicket.number} > ${after}`),
    )
    .orderBy(raffleTicket.number)
    .limit(size + 1)

/** The reward of a place that the member has won. */
export async function wonBy(db: Reader, memberId: string, id: string, place: number): Promise<number | null> {
  const [row] = await db
    .select({ rewardId: raffleWinner.rewardId })
    .from(raffleWinner)
    .where(and(eq(raffleWinner.raffleId, id), eq(raffleWinner.place, place), eq(raffleWinner.memberId, memberId)))
  return row?.rewardId ?? null
}
