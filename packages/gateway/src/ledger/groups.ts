import type { typeGroups } from '@brand/sdk/contract'
import { sql, type SQL } from 'drizzle-orm'

export type TypeGroup = (typeof typeGroups)[number]

/** Kinds of movements by how their names begin; the first that fits counts, and what fits none is an adjustment. */
const beginnings: readonly [string, TypeGroup][] = [
  ['deposit', 'DEPOSIT'],
  ['withdraw', 'WITHDRAWAL'],
  ['wallet_transfer', 'TRANSFER'],
  ['upline_transfer', 'TRANSFER'],
  ['downline_transfer', 'TRANSFER'],
  ['red_packet', 'TRANSFER'],
  ['chat', 'TRANSFER'],
  ['bet', 'BET'],
  ['win', 'WIN'],
  ['jackpot', 'WIN'],
  ['vendor_result', 'WIN'],
  ['bonus', 'BONUS'],
  ['sandbox_grant', 'BONUS'],
  ['mission', 'BONUS'],
  ['raffle', 'BONUS'],
  ['referral', 'BONUS'],
  ['rebate', 'REBATE'],
  ['points', 'POINTS'],
  ['salary', 'SALARY'],
  ['commission', 'SALARY'],
  ['dividend', 'SALARY'],
  ['contract', 'SALARY'],
]

/**
 * The group of an entry, in SQL: `kind` of its movement and its `amount` are columns. What one member pays another for
 * the operator is a deposit of the receiver and a withdrawal of the payer.
 */
export function groupIn(kind: SQL, amount: SQL): SQL {
  const cases = beginnings.map(([begins, group]) => sql`when starts_with(${kind}, ${begins}) then ${group}`)
  return sql`case when ${kind} = 'c2c_payout' then case when ${amount} > 0 then 'DEPOSIT'
    else 'WITHDRAWAL' end ${sql.join(cases, sql` `)} else 'ADJUST' end`
}
