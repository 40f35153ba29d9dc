import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import type { ContractKind } from './terms.ts'

/** Kinds of which a person has, or had, a contract: with the upline or with a direct downline. */
export async function kindsHad(db: Reader, memberId: string): Promise<Set<ContractKind>> {
  const { rows } = await db.execute<{ kind: ContractKind }>(sql`
    select distinct kind from contract where start_at is not null and downline_id = ${memberId}
    union select distinct kind from contract where start_at is not null and upline_id = ${memberId}`)
  return new Set(rows.map(({ kind }) => kind))
}

/** Whether a contract of a person with their upline holds. */
export const hasContract = (memberId: SQL): SQL => sql`exists (
  select from contract c where c.downline_id = ${memberId} and c.state in ('active', 'term_pending'))`
