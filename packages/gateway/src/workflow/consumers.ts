import { type SQL, and, eq, sql } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../db/client.ts'
import { monthOf } from '../lib/time/calendar.ts'
import type { Clock } from '../lib/time/clock.ts'
import type { Settings } from '../settings/settings.ts'
import { type BusinessCalendar, businessCalendarOf } from './business-calendar.ts'
import { asideDue, concernsAll, setAside } from './each-alone.ts'
import {
  type JournalRange,
  type Reading,
  TransactionIdsReset,
  type Watermark,
  leadPlaces,
  lockCursor,
  moveCursor,
  nextRange,
  within,
} from './journal.ts'
import { jobItem, journalLate } from './schema.ts'
import { type Slices, createSlices } from './slices.ts'

/** What everything that reads journals is given. */
export interface Counting extends Pick<Slices, 'atMost'> {
  settings: Settings
  now: Date
  calendar: BusinessCalendar
}

/**
 * A reader of a journal: every row is handed to it once, in the order of commits. Its place moves in the transaction
 * that counts.
 */
export interface Consumer extends Pick<Reading, 'name' | 'journal'> {
  /** Rows of one transaction, at most; fewer where that takes too long. */
  batch: number
  count: (tx: Tx, range: JournalRange, counting: Counting) => Promise<unknown>
}

/** Keeps what else is said of a consumer: when rows of its journal happened, which closings need. */
export const defineConsumer = <Of extends Consumer>(consumer: Of): Of => consumer

export interface ReaderParts {
  db: Db
  clock: Clock
  settings: () => Settings
}

/** Ranges of one turn: the other consumers come next, and then the rest. */
const rangesInTurn = 20
/** Rows that fail one after another, at most, until the fault is taken for one of the consumer. */
const mostBad = 10

/**
 * Hands a consumer what is new. A range that fails is cut in halves; a single row that fails, though one after it does
 * not, is set aside with its error, where operators see it, and counted later.
 * @returns makes a turn, and tells whether there may be more
 */
export function createConsumer(parts: ReaderParts, consumer: Consumer) {
  const slices = createSlices()
  return async (stopping: AbortSignal, term: number): Promise<boolean> => {
    await countAside(parts, consumer, term)
    slices.grow()
    for (let left = rangesInTurn; left > 0; left--) {
      if (stopping.aborted) return false
      const limit = slices.atMost(consumer.batch)
      try {
        if (!(await countNext(parts, consumer, term, slices))) return false
      } catch (error) {
        if (!isOfRows(error)) throw error
        if (limit === 1) await passBad(parts, consumer, term, error)
        else slices.cut()
      }
    }
    return true
  }
}

/** Whether fewer or other rows may not have the same fault. */
const isOfRows = (error: unknown): boolean => !(error instanceof TransactionIdsReset) && !concernsAll(error)

/** In one transaction: a range is counted once or not at all, whoever is killed and whatever commits late. */
const countNext = ({ db, clock, settings }: ReaderParts, consumer: Consumer, term: number, slices: Slices) =>
  transact(db, async (tx) => {
    await leadPlaces(tx, [consumer], term)
    const from = await lockCursor(tx, consumer.name)
    const range = await nextRange(tx, consumer.journal, from, slices.atMost(consumer.batch))
    if (!range) return false
    await consumer.count(tx, range, await countingOf(tx, settings(), clock.now(), slices))
    await moveCursor(tx, consumer.name, range.to)
    return range.full
  })

export const countingOf = async (
  tx: Tx,
  settings: Settings,
  now: Date,
  { atMost }: Pick<Slices, 'atMost'> = whole,
): Promise<Counting> => ({
  settings,
  now,
  calendar: await businessCalendarOf(tx, settings.site.timeZone, now),
  atMost,
})

const whole: Pick<Slices, 'atMost'> = { atMost: (most) => most }

/** Sets aside the rows that fail, up to the first that does not. @throws the error, where all of them fail */
async function passBad({ db, clock, settings }: ReaderParts, consumer: Consumer, term: number, error: unknown) {
  const { name, journal } = consumer
  await transact(db, async (tx) => {
    await leadPlaces(tx, [consumer], term)
    const now = clock.now()
    const counting = await countingOf(tx, settings(), now)
    const bad: { row: Watermark; error: unknown }[] = []
    for (let from: Watermark = await lockCursor(tx, name); bad.length <= mostBad;) {
      const range = await nextRange(tx, journal, from, 1)
      if (!range) break
      const fault = await tx
        .transaction((part) => consumer.count(part, range, counting))
        .then(
          () => undefined,
          (found: unknown) => ({ error: found }),
        )
      if (!fault) {
        for (const each of bad) await setAside(tx, name, itemOf(each.row), each.error, now)
        return moveCursor(tx, name, range.to)
      }
      if (!isOfRows(fault.error)) throw fault.error
      bad.push({ row: range.to, error: fault.error })
      from = range.to
    }
    throw error
  })
}

const itemOf = ({ writtenBy, id }: Watermark) => `${writtenBy}:${id}`

/** Tries what was set aside again, each row alone. */
async function countAside({ db, clock, settings }: ReaderParts, consumer: Consumer, term: number): Promise<void> {
  const now = clock.now()
  const { name } = consumer
  const due = await db.select({ item: jobItem.item }).from(jobItem).where(asideDue(name, now))
  for (const { item } of due) {
    const [writtenBy = '0', id = '0'] = item.split(':')
    const row = { writtenBy, id: Number(id) }
    try {
      await transact(db, async (tx) => {
        await leadPlaces(tx, [consumer], term)
        const gone = await tx
          .delete(jobItem)
          .where(and(eq(jobItem.job, name), eq(jobItem.item, item)))
          .returning()
        if (gone.length === 0) return
        const range = { from: { writtenBy, id: row.id - 1 }, to: row, full: false }
        await consumer.count(tx, range, await countingOf(tx, settings(), now))
        await tx.insert(journalLate).values({ consumer: name, ...row, countedAt: now })
      })
    } catch (error) {
      if (!isOfRows(error)) throw error
      await setAside(db, name, item, error, now)
    }
  }
}

/** Of a journal, the rows that a consumer has counted. */
export const countedBy = ({ name, journal: { writtenBy, id } }: Pick<Reading, 'name' | 'journal'>): SQL => sql`
  ((${writtenBy}, ${id}) <= (select c.written_by, c.id from journal_cursor c where c.consumer = ${name})
    and not exists (select from job_item i where i.job = ${name} and i.item = ${writtenBy} || ':' || ${id}))`

/** Notes the rows of a range that are counted after the month of their day has ended. */
export const noteBehind = (tx: Tx, { name, journal, at }: Reading, range: JournalRange, { calendar, now }: Counting) =>
  tx.execute(sql`
    insert into journal_behind (consumer, written_by, id)
    select ${name}, ${journal.writtenBy}, ${journal.id} from ${journal}
    where ${within(journal, range)} and ${at} < ${calendar.startOf(monthOf(calendar.dayOf(now)))}
    on conflict do nothing`)

/**
 * Of a journal, the rows of an ended month that were counted after a place, or, where they were set aside, since a
 * moment.
 */
export const behindSince = (
  { name, journal }: Pick<Reading, 'name' | 'journal'>,
  { from, to }: Pick<JournalRange, 'from' | 'to'>,
  since: Date,
): SQL => sql`
  (${journal.writtenBy}, ${journal.id}) in (
    select written_by, id from journal_behind where consumer = ${name}
      and (written_by, id) > (${from.writtenBy}::xid8, ${from.id}::bigint)
      and (written_by, id) <= (${to.writtenBy}::xid8, ${to.id}::bigint)
    union select written_by, id from journal_late where consumer = ${name} and counted_at > ${since}::timestamptz)`
