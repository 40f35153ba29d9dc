import { type SQL, and, eq, gt, lte, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Db, dbFault } from '../db/client.ts'
import { backOff } from '../lib/time/back-off.ts'
import { latestAt } from '../lib/time/clock.ts'
import { FormerLeader } from './journal.ts'
import { jobItem } from './schema.ts'
import { hasTimedOut } from './slices.ts'

export interface EachAlone<Item> {
  /** Name of the job. */
  job: string
  now: Date
  stopping?: AbortSignal | undefined
  /** What identifies an item among those of the job. */
  keyOf: (item: Item) => string
  /** Handles one item, in a transaction of its own. */
  run: (item: Item) => Promise<unknown>
  /** Handles several in one transaction, which is tried first; where it fails, each half of them. */
  together?: (items: readonly Item[]) => Promise<unknown>
  /** All at the same time, where each waits for others. */
  atOnce?: boolean
  /** How long one that has failed waits at first, and at the longest. */
  waitsMs?: Waits
  onFailure?: (error: unknown) => void
}

type Waits = readonly [firstMs: number, longestMs: number]
const usualWaitsMs: Waits = [60_000, 6 * 3_600_000]
const longestError = 2000
/** Items that exceed their time one after another, at most, until the fault is taken for one of the database. */
const mostSlow = 3

/**
 * Handles items one by one, so that one that fails delays no other: it is set aside with its error, where operators see
 * it (`jobs items`), and tried again later, less and less often.
 * @throws what concerns all of them: the database does not answer, or another gateway leads
 */
export async function eachAlone<Item>(db: Db, items: readonly Item[], of: EachAlone<Item>): Promise<void> {
  const { job, now, stopping, keyOf, run, together, atOnce, waitsMs, onFailure } = of
  if (items.length === 0) return
  const aside = new Map(
    (await db.select().from(jobItem).where(eq(jobItem.job, job))).map((row) => [row.item, row] as const),
  )
  const due = items.filter((item) => {
    const row = aside.get(keyOf(item))
    return !row || row.nextAt <= now || row.failedAt > latestAt(now)
  })
  let slow = 0
  const handle = async (item: Item): Promise<void> => {
    if (stopping?.aborted) return
    const key = keyOf(item)
    try {
      await run(item)
      slow = 0
      if (aside.has(key)) await db.delete(jobItem).where(and(eq(jobItem.job, job), eq(jobItem.item, key)))
    } catch (error) {
      if (stopping?.aborted) return
      if (concernsAll(error)) throw error
      onFailure?.(error)
      await setAside(db, job, key, error, now, waitsMs)
      slow = hasTimedOut(error) ? slow + 1 : 0
      if (slow === mostSlow) throw error
    }
  }
  const handleAll = async (some: readonly Item[]): Promise<void> => {
    const [first] = some
    if (first === undefined || stopping?.aborted) return
    if (!together || some.length === 1) return handle(first)
    try {
      await together(some)
      slow = 0
    } catch (error) {
      if (stopping?.aborted) return
      if (concernsAll(error)) throw error
      const half = Math.ceil(some.length / 2)
      await handleAll(some.slice(0, half))
      await handleAll(some.slice(half))
    }
  }
  const [fresh, failed] = together
    ? [due.filter((item) => !aside.has(keyOf(item))), due.filter((item) => aside.has(keyOf(item)))]
    : [[], due]
  await handleAll(fresh)
  if (!atOnce) for (const item of failed) await handle(item)
  else
    for (const done of await Promise.allSettled(failed.map(handle))) if (done.status === 'rejected') throw done.reason
}

/**
 * Whether an item is not set aside now: where a query finds some items at a time, those do not take the others' places.
 * What failed later than now was left before the clock was put back, and waits for nothing.
 */
export const notAside = (job: string, item: PgColumn | SQL, now: Date): SQL => sql`
  not exists (select from job_item i where i.job = ${job} and i.item = ${item}::text
    and i.next_at > ${now}::timestamptz and i.failed_at <= ${latestAt(now)}::timestamptz)`

/** The rows of a job that are tried again by now. */
export const asideDue = (job: string, now: Date): SQL | undefined =>
  and(eq(jobItem.job, job), or(lte(jobItem.nextAt, now), gt(jobItem.failedAt, latestAt(now))))

/** The database does not answer, or another gateway leads: no item is to blame. One that takes too long is. */
export function concernsAll(error: unknown): boolean {
  const fault = dbFault(error)
  return error instanceof FormerLeader || fault === 'busy' || (fault === 'unavailable' && !hasTimedOut(error))
}

/** Notes that an item failed once more, and when it is tried again. */
export async function setAside(
  db: Pick<Db, 'select' | 'insert'>,
  job: string,
  item: string,
  error: unknown,
  now: Date,
  waitsMs: Waits = usualWaitsMs,
): Promise<void> {
  const [known] = await db
    .select({ failures: jobItem.failures })
    .from(jobItem)
    .where(and(eq(jobItem.job, job), eq(jobItem.item, item)))
  const before = known?.failures ?? 0
  const waitMs = backOff(before, ...waitsMs)
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
  const set = {
    failures: before + 1,
    lastError: `${String(error)}${cause}`.slice(0, longestError),
    failedAt: now,
    nextAt: new Date(now.getTime() + waitMs),
  }
  await db
    .insert(jobItem)
    .values({ job, item, ...set })
    .onConflictDoUpdate({ target: [jobItem.job, jobItem.item], set })
}

/** Has an item that was set aside handled at the next turn of its job. @returns whether it was set aside */
export async function retryItem(db: Pick<Db, 'update'>, job: string, item: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(jobItem)
    .set({ nextAt: now })
    .where(and(eq(jobItem.job, job), eq(jobItem.item, item)))
    .returning()
  return rows.length > 0
}

/** How many items of each job wait after a failure. */
export async function itemsAside(db: Pick<Db, 'select'>): Promise<Map<string, number>> {
  const rows = await db
    .select({ job: jobItem.job, items: sql<number>`count(*)::int` })
    .from(jobItem)
    .where(gt(jobItem.failures, 0))
    .groupBy(jobItem.job)
  return new Map(rows.map(({ job, items }) => [job, items]))
}
