import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { contract, contractPayment, contractResult, obligation } from '../schema.ts'
import { lockAccounts } from '../../../ledger/accounts.ts'
import { formatMoney } from '../../../ledger/money.ts'
import { refuse } from '../../../lib/refusal.ts'
import type { Clock } from '../../../lib/time/clock.ts'
import { tell } from '../offers.ts'

export interface Decision {
  resultId: number
  /** Minor units: added to the amount of the result, or taken from it. */
  adjustment: bigint
  reason: string
}

/**
 * Decides a dispute. The result stays as it was; what the decision adds is due from the payer, what it takes away from
 * whoever was paid. Of a result that was not paid, the decided amount is due instead.
 * @throws Refused `not_found`: no such dispute; `validation`: less than nothing would be left
 */
export async function decideDispute(
  { tx, clock }: { tx: Tx; clock: Clock },
  { resultId, adjustment, reason }: Decision,
): Promise<void> {
  const [found] = await tx
    .select({ result: contractResult, contract })
    .from(contractResult)
    .innerJoin(contract, eq(contract.id, contractResult.contractId))
    .where(eq(contractResult.id, resultId))
  const { payerId, payeeId } = found?.result ?? {}
  // A transfer or withdrawal of either side comes before the decision or sees what it makes due; payments lock alike.
  await lockAccounts(
    tx,
    [payerId, payeeId].filter((id) => typeof id === 'string'),
  )
  const [payment] = await tx
    .select()
    .from(contractPayment)
    .where(and(eq(contractPayment.resultId, resultId), eq(contractPayment.state, 'DISPUTED')))
    .for('update')
  if (!payment || !found) throw refuse('not_found', { message: `record ${resultId} is not disputed` })
  const { result } = found
  if (result.amount + adjustment < 0n) throw refuse('validation', { message: 'less than nothing would be left' })
  const now = clock.now()
  const [unpaid] = await tx
    .update(obligation)
    .set({ cancelledAt: now })
    .where(and(eq(obligation.resultId, resultId), eq(obligation.cause, 'RESULT'), isNull(obligation.txnId)))
    .returning({ id: obligation.id })
  const due = unpaid ? result.amount + adjustment : adjustment
  if (due !== 0n) {
    const { asset } = result
    const [debtorId, creditorId] = due > 0n ? [result.payerId, result.payeeId] : [result.payeeId, result.payerId]
    const amount = due > 0n ? due : -due
    await tx
      .insert(obligation)
      .values({ resultId, cause: 'ADJUSTMENT', debtorId, creditorId, asset, amount, createdAt: now })
  }
  await tx
    .update(contractPayment)
    .set({ state: 'ADJUSTED', adjustment, decisionReason: reason, decidedAt: now })
    .where(eq(contractPayment.resultId, resultId))
  const values = { amount: { money: formatMoney(adjustment), asset: result.asset }, reason }
  await tell({ tx, clock }, found.contract, 'UP', 'contractAdjusted', values)
  await tell({ tx, clock }, found.contract, 'DOWN', 'contractAdjusted', values)
}

export interface OpenDispute extends Record<string, unknown> {
  id: string
  contractId: string
  kind: string
  up: string | null
  down: string
  amount: string
  by: string
  reason: string
}

/** Disputes that wait for a decision, the oldest first. */
export const openDisputes = async (tx: Tx): Promise<OpenDispute[]> =>
  (
    await tx.execute<OpenDispute>(sql`
      select r.id::text, r.contract_id::text as "contractId", r.kind, u.account as up, d.account as down,
        r.amount::text, p.disputed_by as by, p.dispute_reason as reason
      from contract_payment p join contract_result r on r.id = p.result_id
        left join member u on u.id = r.payer_id join member d on d.id = r.payee_id
      where p.state = 'DISPUTED' order by r.id limit 200`)
  ).rows
