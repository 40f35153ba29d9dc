import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { vendorCall } from '../../../db/schema.ts'
import { type Funds, type Status, answer } from './answer.ts'

export interface Call {
  vendor: string
  txId: string
  kind: 'debit' | 'credit' | 'rollback' | 'round-close'
  /** The player whose balance the answer shows; none where undefined. */
  playerId: string | undefined
  /** The player whose balance the vendor may receive where no money moved: the one whose live token it holds. */
  tokenPlayer: () => Promise<string | undefined>
  bodyHash: string
  amount: bigint
  at: Date
}

const at = (vendor: string, txId: string) => and(eq(vendorCall.vendor, vendor), eq(vendorCall.txId, txId))

/**
 * Takes a vendor's transaction id before any money moves. A repeat that runs at the same time waits here.
 * @returns the answer to give instead, when the id was seen before: the stored one byte for byte,
 *   `DUPLICATE_CONFLICT` for another body, `TX_ROLLED_BACK` for what was rolled back before it came
 */
export async function claim(
  tx: Tx,
  { vendor, txId, kind, tokenPlayer, bodyHash, amount, at: createdAt }: Call,
): Promise<string | undefined> {
  const claimed = await tx
    .insert(vendorCall)
    .values({ vendor, txId, kind, bodyHash, amount, createdAt })
    .onConflictDoNothing()
    .returning({ txId: vendorCall.txId })
  if (claimed.length > 0) return undefined
  const [seen] = await tx.select().from(vendorCall).where(at(vendor, txId)).for('update')
  if (seen?.kind === 'tombstone' && seen.answer === null) {
    const late = await answer(tx, 'TX_ROLLED_BACK', await tokenPlayer(), txId)
    await tx.update(vendorCall).set({ answer: late, bodyHash }).where(at(vendor, txId))
    return late
  }
  if (seen?.bodyHash === bodyHash && seen.answer !== null) return seen.answer
  return answer(tx, 'DUPLICATE_CONFLICT', await tokenPlayer(), txId)
}

/** Stores the result of a claimed call, and returns the answer to send. */
export async function decide(
  tx: Tx,
  { vendor, txId, playerId }: Call,
  status: Status,
  made: { txnId?: number; roundId?: number; bonus?: bigint } = {},
  known?: Funds,
): Promise<string> {
  const response = await answer(tx, status, playerId, txId, known)
  await tx
    .update(vendorCall)
    .set({ ...made, answer: response })
    .where(at(vendor, txId))
  return response
}

/** The transaction a call refers to, in its current state. */
export async function find(tx: Tx, vendor: string, txId: string): Promise<typeof vendorCall.$inferSelect | undefined> {
  const [row] = await tx.select().from(vendorCall).where(at(vendor, txId))
  return row
}

/**
 * Marks a transaction rolled back, or leaves a tombstone where it has not come yet; returns it, unless it was a
 * tombstone.
 */
export async function markRolledBack(
  tx: Tx,
  vendor: string,
  txId: string,
): Promise<typeof vendorCall.$inferSelect | undefined> {
  const grave = await tx
    .insert(vendorCall)
    .values({ vendor, txId, kind: 'tombstone', rolledBack: true })
    .onConflictDoNothing()
    .returning({ txId: vendorCall.txId })
  if (grave.length > 0) return undefined
  const [row] = await tx.select().from(vendorCall).where(at(vendor, txId)).for('update')
  if (!row || row.kind === 'tombstone') return undefined
  if (!row.rolledBack) await tx.update(vendorCall).set({ rolledBack: true }).where(at(vendor, txId))
  return row
}
