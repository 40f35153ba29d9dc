import { sql, type SQL } from 'drizzle-orm'
import { groupBy } from '../lib/collections/group-by.ts'
import { kindsAndGroups, type TypeGroup } from './kinds.ts'

export type { TypeGroup }

/**
 * The group of an entry, in SQL: `kind` of its movement and its `amount` are columns. What one member pays another for
 * the operator is a deposit of the receiver and a withdrawal of the payer.
 */
export function groupIn(kind: SQL, amount: SQL): SQL {
  const kindsByGroup = groupBy(Object.entries(kindsAndGroups()), ([, group]) => group)
  const cases = [...kindsByGroup].map(
    ([group, kinds]) => sql`when ${kind} = any (${sql.param(kinds.map(([name]) => name))}::text[]) then ${group}`,
  )
  return sql`case when ${kind} = 'c2c_payout' and ${amount} <= 0 then 'WITHDRAWAL' ${sql.join(cases, sql` `)} else 'ADJUST' end`
}
