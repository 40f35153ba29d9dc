import { type SQL, asc, desc, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '../db/client.ts'
import { posting } from '../ledger/schema.ts'
import { journalCursor } from './schema.ts'

/** A table that only grows, each row with the database transaction that wrote it: settlements, postings, accounts. */
export type Journal = PgTable & { id: PgColumn; writtenBy: PgColumn }

/** A place in a journal: everything up to it, this row included, has been read. */
export interface Watermark {
  /** Id of the database transaction that wrote the row. */
  writtenBy: string
  id: number
}

export const beginning: Watermark = { writtenBy: '0', id: 0 }

/** Rows after `from`, up to `to`; all of them are committed, and no further one can come between. */
export interface JournalRange {
  from: Watermark
  to: Watermark
  /** Whether there may be more behind it. */
  full: boolean
}

const place = ({ writtenBy, id }: Watermark) => sql`(${writtenBy}::xid8, ${id}::bigint)`
const own = ({ writtenBy, id }: Journal) => sql`(${writtenBy}, ${id})`

/**
 * Rows after a place. Nothing is added to a closed month of the ledger: whoever has read further than its closing looks
 * into none of them.
 */
export const after = (journal: Journal, from: Watermark): SQL =>
  journal === posting
    ? sql`${own(journal)} > ${place(from)} and ${posting.createdAt} >=
        coalesce((select until from ledger_closed where written_by <= ${from.writtenBy}::xid8), '-infinity')`
    : sql`${own(journal)} > ${place(from)}`

/**
 * Written by transactions that have all ended. Ids are given before the commit, so rows commit in another order than
 * they are numbered; below the oldest transaction still running nothing is missing.
 */
export const complete = ({ writtenBy }: Journal): SQL => sql`${writtenBy} < pg_snapshot_xmin(pg_current_snapshot())`

/** For a query of one's own: the rows of a range. */
export const within = (journal: Journal, { from, to }: Pick<JournalRange, 'from' | 'to'>): SQL =>
  sql`${after(journal, from)} and ${own(journal)} <= ${place(to)}`

export const inOrder = ({ writtenBy, id }: Journal): SQL[] => [asc(writtenBy), asc(id)]

/** The database counts its transactions anew: it was put into another server, and no place of a journal is valid. */
export class TransactionIdsReset extends Error {}

/** @throws TransactionIdsReset where a place lies beyond every transaction of this server */
export async function assertKnown(db: Reader, { writtenBy }: Watermark): Promise<void> {
  const {
    rows: [row],
  } = await db.execute<{ beyond: boolean }>(
    sql`select ${writtenBy}::xid8 >= pg_snapshot_xmax(pg_current_snapshot()) as beyond`,
  )
  if (row?.beyond)
    throw new TransactionIdsReset('transactions are counted from a smaller number than the journal was read up to')
}

/** The last complete place of a journal. */
export async function endOf(db: Reader, journal: Journal): Promise<Watermark> {
  const {
    rows: [row],
  } = await db.execute<{ writtenBy: string; id: string }>(sql`
    select ${journal.writtenBy}::text as "writtenBy", ${journal.id}::text as id from ${journal}
    where ${complete(journal)} order by ${desc(journal.writtenBy)}, ${desc(journal.id)} limit 1`)
  return row ? { writtenBy: row.writtenBy, id: Number(row.id) } : beginning
}

/** The next range of at most so many rows; undefined where there is nothing new. @throws TransactionIdsReset */
export async function nextRange(
  db: Reader,
  journal: Journal,
  from: Watermark,
  limit: number,
): Promise<JournalRange | undefined> {
  await assertKnown(db, from)
  const {
    rows: [end],
  } = await db.execute<{ writtenBy: string; id: string; count: number }>(sql`
    select "written_by"::text as "writtenBy", id::text, count from (
      select "written_by", id, row_number() over (order by "written_by", id)::int as count from (
        select ${journal.writtenBy}, ${journal.id} from ${journal}
        where ${after(journal, from)} and ${complete(journal)}
        order by ${journal.writtenBy}, ${journal.id} limit ${limit}) next) numbered
    order by numbered."written_by" desc, numbered.id desc limit 1`)
  return end && { from, to: { writtenBy: end.writtenBy, id: Number(end.id) }, full: end.count === limit }
}

/** Another gateway leads by now: what this one was about to count is not written. */
export class FormerLeader extends Error {}

export type Cursor = typeof journalCursor.$inferSelect

/** Locks the place of a consumer until the commit, noting it first where it is new. */
export async function lockCursor(tx: Tx, name: string): Promise<Cursor> {
  for (;;) {
    const [row] = await tx.select().from(journalCursor).where(eq(journalCursor.consumer, name)).for('update')
    if (row) return row
    await tx.insert(journalCursor).values({ consumer: name }).onConflictDoNothing()
  }
}

/** Locks the places of readers until the commit: none of them counts anything meanwhile. */
export async function lockPlaces(tx: Tx, readers: readonly Pick<Reading, 'name'>[]): Promise<Cursor[]> {
  const locked: Cursor[] = []
  // Always in one order, so that two that lock several do not wait for each other.
  for (const name of readers.map((reader) => reader.name).toSorted()) locked.push(await lockCursor(tx, name))
  return locked
}

/**
 * Locks the places of readers until the commit, for the leader with this fencing number only: an earlier one is refused
 * from then on.
 * @throws FormerLeader
 */
export async function leadPlaces(tx: Tx, readers: readonly Pick<Reading, 'name'>[], term: number): Promise<void> {
  for (const cursor of await lockPlaces(tx, readers)) {
    await assertLeads(tx, cursor, term)
    if (cursor.term < term)
      await tx.update(journalCursor).set({ term }).where(eq(journalCursor.consumer, cursor.consumer))
  }
}

/** Call under the lock of the cursor. @throws FormerLeader */
export async function assertLeads(tx: Tx, { consumer, term: last }: Pick<Cursor, 'consumer' | 'term'>, term: number) {
  const {
    rows: [row],
  } = await tx.execute<{ leads: boolean }>(sql`select term = ${term} as leads from job_leader`)
  if (last > term || !row?.leads) throw new FormerLeader(`${consumer}: another gateway leads`)
}

/** A reader of a journal, under the name its place is kept by, and when rows of that journal happened. */
export interface Reading {
  name: string
  journal: Journal
  at: PgColumn
}

/**
 * Up to which moment all readers have counted what there is: the moment wanted, or that of the earliest row which waits
 * for one of them. What closes a period runs once this has passed its end. Rows that transactions still hold back are
 * not seen: they arrive later, and belong to the next period.
 */
export async function countedUpTo(db: Reader, readings: readonly Reading[], wanted: Date): Promise<Date> {
  let upTo = wanted
  for (const { name, journal, at } of readings) {
    const [place = beginning] = await db
      .select({ writtenBy: journalCursor.writtenBy, id: journalCursor.id })
      .from(journalCursor)
      .where(eq(journalCursor.consumer, name))
    // The rows that wait are few, and found first: the whole history has an index by time as well.
    const {
      rows: [first],
    } = await db.execute<{ at: string | null }>(sql`
      select min(at)::text as at from (select ${at} as at from ${journal} where ${after(journal, place)} offset 0) waiting
      where at < ${upTo}`)
    if (first?.at) upTo = new Date(first.at)
  }
  return upTo
}

export async function moveCursor(tx: Tx, name: string, { writtenBy, id }: Watermark): Promise<void> {
  await tx
    .update(journalCursor)
    .set({ writtenBy, id, at: sql`now()` })
    .where(eq(journalCursor.consumer, name))
}
