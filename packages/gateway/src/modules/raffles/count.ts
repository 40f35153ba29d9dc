import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { given, writeRows } from '../../db/rows.ts'
import { postings } from '../../ledger/journal.ts'
import { raffle, raffleEntry, raffleTicket } from './schema.ts'
import { defineConsumer } from '../../workflow/consumers.ts'
import { type Played, depositedIn, settledIn } from '../missions/index.ts'
import { settlements } from '../settlements/index.ts'
import { type Changes, type CountedRaffle, type Entry, addsTo, count } from './fold.ts'

/** Rows of a journal in one transaction. */
const batch = 2000

/** Counts deposits, row by row. */
export const raffleDeposits = defineConsumer({
  name: 'raffle-deposits',
  ...postings,
  batch,
  count: async (tx, range) => countTickets(tx, await depositedIn(tx, range)),
})

/** Counts settlements, row by row. */
export const raffles = defineConsumer({
  name: 'raffles',
  ...settlements,
  batch,
  count: async (tx, range) => countTickets(tx, await settledIn(tx, range)),
})

const keyOf = (raffleId: string, memberId: string) => `${raffleId} ${memberId}`

async function countTickets(tx: Tx, played: readonly Played[]): Promise<void> {
  if (played.length === 0) return
  const raffles: CountedRaffle[] = await tx
    .select()
    .from(raffle)
    .where(and(isNull(raffle.frozenAt), isNull(raffle.cancelledAt)))
    .orderBy(raffle.id)
    .for('update')
  const rows = played.flatMap((one) =>
    raffles.flatMap((of) => {
      const adds = addsTo(of, one)
      return adds ? [{ of, one, adds }] : []
    }),
  )
  if (rows.length === 0) return
  const entries = await entriesOf(
    tx,
    raffles.map(({ id }) => id),
    rows.map(({ one, adds }) => ({ memberId: one.memberId, less: adds.bet < 0n || adds.deposit < 0n })),
  )
  const changes: Changes = { issued: new Map(), voided: new Map() }
  for (const { of, one, adds } of rows) {
    const key = keyOf(of.id, one.memberId)
    const entry = entries.get(key) ?? {
      raffleId: of.id,
      memberId: one.memberId,
      asset: one.asset,
      holder: null,
      validBet: 0n,
      deposited: 0n,
      tickets: 0,
      numbers: [],
    }
    entries.set(key, entry)
    count(of, entry, adds, one.at, changes)
  }
  const touched = new Set(rows.map(({ of, one }) => keyOf(of.id, one.memberId)))
  await keep(
    tx,
    [...entries.values()].filter(({ raffleId, memberId }) => touched.has(keyOf(raffleId, memberId))),
    changes,
  )
  for (const { id, lastNumber, lastHolder, tickets } of new Set(rows.map(({ of }) => of)))
    await tx.update(raffle).set({ lastNumber, lastHolder, tickets }).where(eq(raffle.id, id))
}

/** What is counted of members by now, with the numbers of the tickets of those who lose some. */
async function entriesOf(
  tx: Tx,
  raffleIds: readonly string[],
  rows: readonly { memberId: string; less: boolean }[],
): Promise<Map<string, Entry>> {
  const members = [...new Set(rows.map(({ memberId }) => memberId))]
  const losing = [...new Set(rows.flatMap(({ memberId, less }) => (less ? [memberId] : [])))]
  const known = await tx
    .select()
    .from(raffleEntry)
    .where(and(inArray(raffleEntry.raffleId, [...raffleIds]), inArray(raffleEntry.memberId, members)))
  const entries = new Map(
    known.map((row): [string, Entry] => [keyOf(row.raffleId, row.memberId), { ...row, numbers: [] }]),
  )
  if (losing.length === 0) return entries
  const numbers = await tx
    .select({ raffleId: raffleTicket.raffleId, memberId: raffleTicket.memberId, number: raffleTicket.number })
    .from(raffleTicket)
    .where(
      and(
        inArray(raffleTicket.raffleId, [...raffleIds]),
        inArray(raffleTicket.memberId, losing),
        isNull(raffleTicket.voidedAt),
      ),
    )
    .orderBy(raffleTicket.number)
  for (const { raffleId, memberId, number } of numbers) entries.get(keyOf(raffleId, memberId))?.numbers.push(number)
  return entries
}

async function keep(tx: Tx, entries: readonly Entry[], { issued, voided }: Changes): Promise<void> {
  await writeRows(tx, raffleEntry, entries, {
    key: ['raffleId', 'memberId'],
    update: ['holder', 'validBet', 'deposited', 'tickets'],
  })
  await writeRows(tx, raffleTicket, [...issued.values()], { key: ['raffleId', 'number'] })
  if (voided.size > 0)
    await tx.execute(sql`
      update raffle_ticket t set voided_at = given.voided_at
      from ${given(raffleTicket, [...voided.values()], ['raffleId', 'number', 'voidedAt'])}
      where t.raffle_id = given.raffle_id and t.number = given.number`)
}
