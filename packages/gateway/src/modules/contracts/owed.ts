import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { incomeKind, type ContractIncomeKind } from './income.ts'

export interface OwedSum {
  kind: ContractIncomeKind
  /** `paid`: the person owes it to direct downlines; `received`: the upline owes it to the person. */
  role: 'paid' | 'received'
  /** Number of creditors, or 1 for the upline. */
  count: number
  /** Accounts of up to three creditors, the largest sum first; the upline is not named. */
  accounts: string[]
  /** Minor units. */
  amount: bigint
}

/** What a person owes to downlines, and what the upline owes to the person: all that is due and not paid. */
export async function owedSums(
  db: Reader,
  { memberId, asset }: { memberId: string; asset: string },
): Promise<OwedSum[]> {
  const { rows } = await db.execute<Omit<OwedSum, 'amount'> & { amount: string }>(sql`
    with open as (
      select ${incomeKind} as kind,
        case o.debtor_id when ${memberId} then 'paid' else 'received' end as role, o.creditor_id, sum(o.amount) as amount
      from obligation o join contract_result r on r.id = o.result_id
      where o.txn_id is null and o.cancelled_at is null and o.asset = ${asset}
        and (o.debtor_id = ${memberId} or o.debtor_id is not null and o.creditor_id = ${memberId})
      group by 1, 2, 3)
    select kind, role, count(*)::int as count, sum(amount)::text as amount,
      case role when 'paid' then (array_agg(m.account order by amount desc, m.id))[1:3] else '{}' end as accounts
    from open join member m on m.id = creditor_id group by kind, role order by role, kind`)
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}
