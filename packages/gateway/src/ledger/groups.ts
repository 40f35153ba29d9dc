import { sql, type SQL } from 'drizzle-orm'
import { groupBy } from '../lib/collections/group-by.ts'
import { kindsAndGroups, type TypeGroup } from './kinds.ts'

export type { TypeGroup }

/**
 * The group of an entry, in SQL: `kind` of its movement and its `amount` are columns. What one member pays another for
 * the operator is a deposit of the receiver and a withdrawal of the payer, whose days have it as `withdraw_c2c`.
 */
export function groupIn(kind: SQL, amount: SQL): SQL {
  const kindsByGroup = groupBy(Object.entries(kindsAndGroups()), ([, group]) => group)
  const cases = [...kindsByGroup].map(
    ([group, kinds]) => sql`when ${kind} = any (${sql.param(kinds.map(([name]) => name))}::text[]) then ${group}`,
  )
  return sql`case when ${kind} = 'withdraw_c2c' or ${kind} = 'c2c_payout' and ${amount} <= 0 then 'WITHDRAWAL'
    ${sql.join(cases, sql` `)} else 'ADJUST' end`
}

/** Whether an entry is a bonus in figures, in SQL: the play money of a new account is none. */
export const isBonus = (kind: SQL, amount: SQL): SQL =>
  sql`(${kind} <> 'sandbox_grant' and ${groupIn(kind, amount)} = 'BONUS')`
