import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { formatMoney } from '../../ledger/money.ts'
import { betColumns, betOf, betTables, type BetSql } from './bets.ts'
import { entryColumns, entryOf, type EntryRow } from './ledger.ts'
import { type FreeSql, freeColumns, freeNumberOf, freeTables } from './free-rounds.ts'
import type { Owner } from '../../ledger/accounts.ts'
import { inMonthOf } from '../rounds/schema.ts'

type ReceiptSql = BetSql & { provable: boolean; counted: { source: string; ref: string; amount: string }[] }

/**
 * The balance of the accounts a round touched, before its first entry and after its last; null where it touched none.
 */
export function around(
  entries: readonly Pick<EntryRow, 'account' | 'amount' | 'balanceAfter'>[],
): { before: bigint; after: bigint } | null {
  const first = new Map<string, bigint>()
  const last = new Map<string, bigint>()
  for (const { account, amount, balanceAfter } of entries) {
    if (!first.has(account)) first.set(account, BigInt(balanceAfter) - BigInt(amount))
    last.set(account, BigInt(balanceAfter))
  }
  const sum = (of: Map<string, bigint>) => [...of.values()].reduce((all, one) => all + one, 0n)
  return entries.length === 0 ? null : { before: sum(first), after: sum(last) }
}

type FreeReceiptSql = BetSql & FreeSql & { provable: boolean }

/** A round of free spins of a person; undefined where there is none or it is another member's. */
async function freeRoundOf(
  db: Db,
  { memberId, asset }: Owner,
  number: string,
  language: string,
): Promise<FreeReceiptSql | undefined> {
  const { rows } = await db.execute<FreeReceiptSql>(sql`
    select ${freeColumns(language)}, g.status = 'ON' as provable
    from ${freeTables} where f.id = ${number}::bigint and f.member_id = ${memberId} and w.asset = ${asset}`)
  return rows[0]
}

/** From when on there are transactions of a round, which was opened by the clock of a gateway. */
const beginOf = (betNo: string) => sql`(
  select b.at from rounds r cross join lateral (select r.opened_at - interval '1 minute' as at) b
  where r.id = ${betNo} and ${inMonthOf(betNo, sql`r.opened_at`)} and ledger_reaches(b.at))`

/** The receipt of one round of a person; undefined where there is none or it is another member's. Two queries. */
export async function receiptOf(db: Db, owner: Owner, betNo: string, language: string) {
  const { memberId, asset } = owner
  const free = freeNumberOf(betNo)
  if (free !== undefined) {
    const found = await freeRoundOf(db, owner, free, language)
    if (!found) return undefined
    const { provable, ...bet } = found
    const moved = { entries: [], balanceBefore: null, balanceAfter: null, counted: [] }
    return { provable, receipt: { ...betOf(bet, language), currency: asset, ...moved } }
  }
  const [found, listed] = await Promise.all([
    db.execute<ReceiptSql>(sql`
      select ${betColumns(language)}, g.status = 'ON' as provable, coalesce((
        select json_agg(json_build_object('source', q.source, 'ref', q.ref, 'amount', s.amount::text) order by s.id)
        from requirement_steps s join requirements q on q.id = s.requirement_id where s.round_id = r.id), '[]') as counted
      from ${betTables} where r.id = ${betNo} and ${inMonthOf(betNo, sql`r.opened_at`)} and r.member_id = ${memberId} and r.asset = ${asset}`),
    db.execute<EntryRow>(sql`
      select ${entryColumns} from txn t cross join lateral (
          -- After the few transactions of the round: else all entries of a person may be read first.
          select * from posting where txn_id = t.id and created_at = t.created_at offset 0) p
        join account a on a.id = p.account_id
      where t.round_id = ${betNo} and t.created_at >= ${beginOf(betNo)} and a.owner = ${memberId} order by p.id`),
  ])
  const [row] = found.rows
  if (!row) return undefined
  const { provable, counted, ...bet } = row
  const balance = around(listed.rows)
  return {
    provable,
    receipt: {
      ...betOf(bet, language),
      currency: asset,
      entries: listed.rows.map(entryOf),
      balanceBefore: balance && formatMoney(balance.before),
      balanceAfter: balance && formatMoney(balance.after),
      counted: counted.map(({ amount, ...step }) => ({ ...step, amount: formatMoney(amount) })),
    },
  }
}
