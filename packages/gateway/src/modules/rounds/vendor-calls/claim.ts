import { and, eq, type Placeholder, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { type Given, prepared } from '../../../db/prepared.ts'
import { vendorCall } from './schema.ts'
import type { GrantRow } from '../../rewards/index.ts'
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

const at = (vendor: string | Placeholder, txId: string | Placeholder) =>
  and(eq(vendorCall.vendor, vendor), eq(vendorCall.txId, txId))

type Claimed = Pick<typeof vendorCall.$inferSelect, 'vendor' | 'txId' | 'kind' | 'bodyHash' | 'amount' | 'createdAt'>
const insertCall = prepared('vendor_call_claim', (tx, given: Given<Claimed>) =>
  tx
    .insert(vendorCall)
    .values({
      vendor: given('vendor'),
      txId: given('txId'),
      kind: given('kind'),
      bodyHash: given('bodyHash'),
      amount: given('amount'),
      createdAt: given('createdAt'),
    })
    .onConflictDoNothing()
    .returning({ txId: vendorCall.txId }),
)

type Decided = Pick<
  typeof vendorCall.$inferSelect,
  'vendor' | 'txId' | 'answer' | 'txnId' | 'roundId' | 'spinRoundId' | 'bonus'
>
const updateCall = prepared('vendor_call_decide', (tx, given: Given<Decided>) =>
  tx
    .update(vendorCall)
    .set({
      answer: sql`${given('answer')}`,
      txnId: sql`${given('txnId')}`,
      roundId: sql`${given('roundId')}`,
      spinRoundId: sql`${given('spinRoundId')}`,
      bonus: sql`${given('bonus')}`,
    })
    .where(at(given('vendor'), given('txId'))),
)

const findCall = prepared('vendor_call', (tx, given: Given<{ vendor: string; txId: string }>) =>
  tx
    .select()
    .from(vendorCall)
    .where(at(given('vendor'), given('txId'))),
)

/**
 * Takes a vendor's transaction id before any money moves. A repeat that runs at the same time waits here.
 * @returns the answer to give instead, when the id was seen before: the stored one byte for byte,
 *   `DUPLICATE_CONFLICT` for another body, `TX_ROLLED_BACK` for what was rolled back before it came
 */
export async function claim(
  tx: Tx,
  { vendor, txId, kind, tokenPlayer, bodyHash, amount, at: createdAt }: Call,
): Promise<string | undefined> {
  const claimed = await insertCall(tx, { vendor, txId, kind, bodyHash, amount, createdAt })
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
  made: { txnId?: number; roundId?: number; spinRoundId?: number; bonus?: bigint } = {},
  known?: Funds,
  spins?: GrantRow,
): Promise<string> {
  const response = await answer(tx, status, playerId, txId, known, spins)
  const { txnId = null, roundId = null, spinRoundId = null, bonus = 0n } = made
  await updateCall(tx, { vendor, txId, answer: response, txnId, roundId, spinRoundId, bonus })
  return response
}

/** The transaction a call refers to, in its current state. */
export async function find(tx: Tx, vendor: string, txId: string): Promise<typeof vendorCall.$inferSelect | undefined> {
  const [row] = await findCall(tx, { vendor, txId })
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
