import { type SQL, sql } from 'drizzle-orm'
import type { Db, Reader } from '../../db/client.ts'
import type { activeBases } from './schema.ts'

type Basis = (typeof activeBases)[number]

export interface ActiveAsked {
  basis: Basis
  asset: string
  period: 'DAILY' | 'WEEKLY' | 'SEMIMONTHLY' | 'MONTHLY'
  /** First day of the period. */
  startsOn: string
}

/** Whether the kept numbers of active members are those by a bet: a condition. */
export const activeKept = (basis: Basis, minor: number): SQL =>
  sql`exists (select from active_bet where basis = ${basis} and minor = ${minor} and whole)`

/** Active members of a line in a period, the one it begins with included: a number. */
export const activeOf = (memberId: SQL, { basis, asset, period, startsOn }: ActiveAsked): SQL => {
  const of = sql`basis = ${basis} and asset = ${asset} and period = ${period} and starts_on = ${startsOn}`
  return sql`(coalesce((select active from active_period where member_id = ${memberId} and ${of}), 0)
    + coalesce((select members from team_active_period where member_id = ${memberId} and scope = 'BELOW' and ${of}), 0))`
}

/** Members who are counted again in one transaction. */
const atOnce = 1000

async function isCounted(db: Reader, basis: Basis, minor: number): Promise<boolean> {
  const { rows } = await db.execute<{ kept: boolean }>(sql`select ${activeKept(basis, minor)} as kept`)
  return rows[0]?.kept ?? false
}

/** Counts active members by the bet of the settings, where they were counted by another one. */
export async function recountActive(db: Db, basis: Basis, minor: number, stopping: AbortSignal): Promise<void> {
  if (await isCounted(db, basis, minor)) return
  for (let after: string | null = null; !stopping.aborted;) {
    const { rows }: { rows: { upTo: string | null }[] } = await db.execute<{ upTo: string | null }>(
      sql`select recount_active(${basis}, ${minor}, ${after}, ${atOnce}) as "upTo"`,
    )
    after = rows[0]?.upTo ?? null
    if (after === null) return
  }
}
