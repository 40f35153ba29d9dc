import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { formatMoney } from '../../ledger/money.ts'
import { entryColumns, entryOf, type EntryRow } from './ledger.ts'
import type { Owner } from '../../ledger/accounts.ts'

interface ProofAsked {
  after: string
  upTo?: string | undefined
  pageSize: number
}

type Start = { upTo: string; count: string; accounts: { account: string; balance: string }[] }

/**
 * A page of every entry of a person, oldest first. The first page comes with the balances of the accounts, read in one
 * statement with the number of the last entry: balance and entries are of the same moment.
 */
export async function proofPage(db: Db, { memberId, asset }: Owner, { after, upTo, pageSize }: ProofAsked) {
  const {
    rows: [start],
  } = await db.execute<Start>(sql`
    with mine as (select id, kind, balance from account where owner = ${memberId} and asset = ${asset}),
    sums as (
      select count(*)::text as count, coalesce(max(p.id), 0)::text as "upTo" from mine join posting p on p.account_id = mine.id
      where ledger_reaches(case when exists (select from mine join ledger_base b on b.account_id = mine.id)
        then timestamptz '-infinity' else 'infinity' end) and ${upTo ? sql`p.id <= ${upTo}` : sql`true`})
    select sums.*, (select coalesce(json_agg(json_build_object('account', kind, 'balance', balance::text)
    order by id), '[]') from mine) as accounts from sums`)
  if (!start) throw new Error('sums are one row')
  const end = upTo ?? start.upTo
  const { rows } = await db.execute<EntryRow>(sql`
    select ${entryColumns} from account a join posting p on p.account_id = a.id join txn t on t.id = p.txn_id and t.created_at = p.created_at
    where a.owner = ${memberId} and a.asset = ${asset} and p.id > ${after} and p.id <= ${end} order by p.id limit ${pageSize}`)
  return {
    // Only on the first page: later they may have changed.
    accounts: upTo ? [] : start.accounts.map(({ account, balance }) => ({ account, balance: formatMoney(balance) })),
    list: rows.map(entryOf),
    totalCount: Number(start.count),
    upTo: end,
    more: rows.length === pageSize && rows.at(-1)?.entryNo !== end,
  }
}
