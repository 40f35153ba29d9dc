import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'

/**
 * Play that no figure of valid bet or category contains: with money at a vendor that reports nothing but balances. A
 * page that shows figures of play says so where there is any.
 */
export interface UnreportedPlay {
  vendor: string
  /** Times the vendor has reported a result. */
  results: number
  /** Minor units, from the player's side: what was won, or lost (negative), in all. */
  net: bigint
}

/** Who and when: `members` is a query of one column of ids, or some ids. */
export interface PlayRange {
  members: readonly string[] | SQL
  asset: string
  from: Date
  to: Date
}

/** By vendor, what cannot be counted of the play of some members in a range of time; empty where all is counted. */
export async function unreportedPlay(db: Reader, { members, asset, from, to }: PlayRange): Promise<UnreportedPlay[]> {
  const { rows } = await db.execute<{ vendor: string; results: number; net: string }>(sql`
    select vendor, count(*)::int as results, sum(win - stake)::text as net from settlement
    where member_id ${Array.isArray(members) ? sql`= any (${sql.param(members)}::uuid[])` : sql`in (${members as SQL})`}
      and settled_at >= ${from} and settled_at < ${to} and asset = ${asset} and source = 'UNREPORTED' and not trial
    group by vendor order by vendor`)
  return rows.map(({ vendor, results, net }) => ({ vendor, results, net: BigInt(net) }))
}
