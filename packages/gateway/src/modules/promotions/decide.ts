import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { promotion, promotionEntry, promotionVersion } from './schema.ts'
import { formatMoney } from '../../ledger/money.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Settings } from '../../settings/settings.ts'
import { give } from './give.ts'
import { type EntryRow, type Offered, lockEntry, tell } from './store.ts'
import { mostOf } from './terms.ts'

const waiting = ['APPLYING', 'PROCESSING'] as const satisfies readonly EntryRow['state'][]

interface Decision {
  /** The operator. */
  by: string
  now: Date
}

/** An application that waits, locked. @throws Refused `not_found`, `promotion_closed` */
async function lockWaiting(tx: Tx, id: number): Promise<EntryRow> {
  const entry = await lockEntry(tx, id)
  if (!entry) throw refuse('not_found', { message: `no application ${id}` })
  if (!waiting.some((state) => state === entry.state))
    throw refuse('promotion_closed', {
      message: `application ${id} is ${entry.state}`,
      details: { status: entry.state },
    })
  return entry
}

/** An operator begins with an application; again changes nothing. */
export async function startProcessing(tx: Tx, id: number): Promise<EntryRow> {
  const entry = await lockWaiting(tx, id)
  if (entry.state === 'PROCESSING') return entry
  await tx.update(promotionEntry).set({ state: 'PROCESSING' }).where(eq(promotionEntry.id, id))
  await tell(tx, entry, 'PROCESSING')
  return { ...entry, state: 'PROCESSING' }
}

/** Rejects an application with a reason that its person reads. */
export async function reject(tx: Tx, id: number, reason: string, { by, now }: Decision): Promise<EntryRow> {
  const entry = await lockWaiting(tx, id)
  await tx
    .update(promotionEntry)
    .set({ state: 'REJECTED', reason, decidedAt: now, decidedBy: by })
    .where(eq(promotionEntry.id, id))
  await tell(tx, entry, 'REJECTED')
  return { ...entry, state: 'REJECTED' }
}

/**
 * Approves an application: its reward is offered under the terms that were shown. Without an amount what they name.
 * @throws Refused `amount_out_of_range`
 */
export async function approve(
  tx: Tx,
  settings: Pick<Settings, 'rg' | 'turnover'>,
  id: number,
  wanted: bigint | undefined,
  { by, now }: Decision,
): Promise<EntryRow> {
  const entry = await lockWaiting(tx, id)
  const most = mostOf(entry.terms)
  const amount = wanted ?? BigInt(entry.terms.amount ?? most)
  if (amount <= 0n || amount > most)
    throw refuse('amount_out_of_range', { details: { min: '0.01', max: formatMoney(most) } })
  await give(tx, settings, await versionOf(tx, entry), entry, { amount, by }, now)
  return { ...entry, state: 'ISSUED', amount }
}

/** The version that somebody saw. */
async function versionOf(db: Reader, { promotionId, version }: EntryRow): Promise<Offered> {
  const [row] = await db
    .select({ promotion, version: promotionVersion })
    .from(promotionVersion)
    .innerJoin(promotion, eq(promotion.id, promotionVersion.promotionId))
    .where(and(eq(promotionVersion.promotionId, promotionId), eq(promotionVersion.version, version)))
  if (!row) throw new Error(`no version ${version} of ${promotionId}`)
  return row
}

/** Applications with their accounts: those that wait, or the latest of all. */
export const applications = (db: Reader, { all, limit }: { all: boolean; limit: number }) =>
  db
    .select({ entry: promotionEntry, account: member.account })
    .from(promotionEntry)
    .innerJoin(member, eq(member.id, promotionEntry.memberId))
    .where(all ? undefined : inArray(promotionEntry.state, [...waiting]))
    .orderBy(desc(promotionEntry.id))
    .limit(limit)
