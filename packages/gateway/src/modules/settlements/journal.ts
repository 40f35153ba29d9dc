import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { settlement } from './schema.ts'
import {
  type JournalRange,
  type Watermark,
  after,
  assertKnown,
  complete,
  inOrder,
  within,
} from '../../workflow/journal.ts'

export type Settlement = typeof settlement.$inferSelect

/**
 * The next rows of the journal and the place behind them: the same place where there are none. Nothing is skipped or
 * returned twice, whatever commits meanwhile. Rows of trial accounts are left out; `limit` counts them.
 * @throws TransactionIdsReset
 */
export async function readSettlementsAfter(
  db: Reader,
  from: Watermark,
  limit: number,
): Promise<{ rows: Settlement[]; watermark: Watermark }> {
  await assertKnown(db, from)
  const rows = await db
    .select()
    .from(settlement)
    .where(and(after(settlement, from), complete(settlement)))
    .orderBy(...inOrder(settlement))
    .limit(limit)
  const last = rows.at(-1)
  return {
    rows: rows.filter(({ trial }) => !trial),
    watermark: last ? { writtenBy: last.writtenBy, id: last.id } : from,
  }
}

/** How a consumer of settlements reads them. */
export const settlements = { journal: settlement, at: settlement.settledAt }

/** The rows of a range in the order of the journal, without those of trial accounts. */
export async function settlementsOf(db: Reader, range: JournalRange): Promise<Settlement[]> {
  return db
    .select()
    .from(settlement)
    .where(and(within(settlement, range), eq(settlement.trial, false)))
    .orderBy(...inOrder(settlement))
}
