import { and, eq, type Placeholder, sql } from 'drizzle-orm'
import { Clash, type Tx, dbFault } from '../../../db/client.ts'
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
const claimed = (given: Given<Claimed>) => ({
  vendor: given('vendor'),
  txId: given('txId'),
  kind: given('kind'),
  bodyHash: given('bodyHash'),
  amount: given('amount'),
  createdAt: given('createdAt'),
})
const insertCall = prepared('vendor_call_claim', (tx, given: Given<Claimed>) =>
  tx.insert(vendorCall).values(claimed(given)).onConflictDoNothing().returning({ txId: vendorCall.txId }),
)

type Decided = Claimed & Pick<typeof vendorCall.$inferSelect, 'answer' | 'txnId' | 'roundId' | 'spinRoundId' | 'bonus'>
// Only what this transaction has claimed or moved: another's answer stays, and so does a tombstone.
const decideCall = prepared('vendor_call_decide', (tx, given: Given<Decided>) => {
  const made = {
    answer: given('answer'),
    txnId: given('txnId'),
    roundId: given('roundId'),
    spinRoundId: given('spinRoundId'),
    bonus: given('bonus'),
  }
  return tx
    .insert(vendorCall)
    .values({ ...claimed(given), ...made })
    .onConflictDoUpdate({
      target: [vendorCall.vendor, vendorCall.txId],
      set: {
        answer: sql`excluded.answer`,
        txnId: sql`excluded.txn_id`,
        roundId: sql`excluded.round_id`,
        spinRoundId: sql`excluded.spin_round_id`,
        bonus: sql`excluded.bonus`,
      },
      setWhere: sql`${vendorCall.kind} = excluded.kind and (${vendorCall.answer} is null or ${vendorCall.txnId} = excluded.txn_id)`,
    })
    .returning({ txId: vendorCall.txId })
})

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
  const fresh = await insertCall(tx, { vendor, txId, kind, bodyHash, amount, createdAt })
  if (fresh.length > 0) return undefined
  const [seen] = await tx.select().from(vendorCall).where(at(vendor, txId)).for('update')
  if (seen?.kind === 'tombstone' && seen.answer === null) {
    const late = await answer(tx, 'TX_ROLLED_BACK', await tokenPlayer(), txId)
    await tx.update(vendorCall).set({ answer: late, bodyHash }).where(at(vendor, txId))
    return late
  }
  if (seen?.bodyHash === bodyHash && seen.answer !== null) return seen.answer
  return answer(tx, 'DUPLICATE_CONFLICT', await tokenPlayer(), txId)
}

/** The id of a call was taken by another in the meantime: the call is done anew and finds it. */
export const raced = (): Clash => new Clash('the id of a call was taken meanwhile')

/** @throws Clash where what the work adds was added by another call meanwhile */
export async function refuseRace<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw dbFault(error) === 'duplicate' ? raced() : error
  }
}

/** Stores the result of a call, claimed or not, and returns the answer to send. @throws Clash */
export async function decide(
  tx: Tx,
  { vendor, txId, playerId, kind, bodyHash, amount, at: createdAt }: Call,
  status: Status,
  made: { txnId?: number; roundId?: number; spinRoundId?: number; bonus?: bigint } = {},
  known?: Funds,
  spins?: GrantRow,
): Promise<string> {
  const response = await answer(tx, status, playerId, txId, known, spins)
  const { txnId = null, roundId = null, spinRoundId = null, bonus = 0n } = made
  const call = { vendor, txId, kind, bodyHash, amount, createdAt }
  const decided = await decideCall(tx, { ...call, answer: response, txnId, roundId, spinRoundId, bonus })
  if (decided.length === 0) throw raced()
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
