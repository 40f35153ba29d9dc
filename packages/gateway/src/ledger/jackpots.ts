import { sql } from 'drizzle-orm'
import type { Reader } from '../db/client.ts'

/** The jackpot pools of the ledger (house accounts `JACKPOT:<id>`) in an asset, minor units; empty ones are left out. */
export async function jackpotPools(db: Reader, asset: string): Promise<{ id: string; amount: bigint }[]> {
  const { rows } = await db.execute<{ id: string; amount: string }>(sql`
    select substr(a.kind, 9) as id, sum(p.amount)::text as amount from account a join posting p on p.account_id = a.id
    where a.owner is null and a.kind like 'JACKPOT:%' and a.asset = ${asset} group by a.kind having sum(p.amount) > 0 order by a.kind`)
  return rows.map(({ id, amount }) => ({ id, amount: BigInt(amount) }))
}
