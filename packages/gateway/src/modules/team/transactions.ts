import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { posting } from '../../ledger/schema.ts'
import { cursorOf, isId, keyIn, pageRows } from '../../http/response/cursor.ts'
import { type TypeGroup, groupIn } from '../../ledger/groups.ts'
import { formatMoney } from '../../ledger/money.ts'
import { maskAccount } from '../../lib/text/mask-account.ts'
import { backwards, idsOf } from './ids.ts'
import { type People, areFew, linesOf } from './people.ts'
import type { Days } from './range.ts'

export interface TransactionsAsked {
  people: People
  asset: string
  days: Days
  group?: TypeGroup | undefined
  after?: string | undefined
  pageSize: number
}

type Row = {
  entryNo: string
  txNo: string
  type: string
  wallet: string
  amount: string
  balanceAfter: string
  at: Date | string
  vendor: string | null
  party: string | null
  account: string
  level: number
}

const columns = sql`p.id::text as "entryNo", t.id::text as "txNo", t.kind as type, a.kind as wallet, p.amount::text as amount,
  p.balance_after::text as "balanceAfter", p.created_at as at, t.vendor, m.account, l.depth as level,
  case when t.kind = 'upline_transfer' then (select other.account from posting q join account b on b.id = q.account_id
    join member other on other.id = b.owner
    where q.txn_id = t.id and q.created_at = t.created_at and b.owner <> m.id limit 1) end as party`

/** Entries of the main wallets of some people in a range of days, newest first. @throws Refused `validation` */
export async function teamTransactions(db: Reader, asked: TransactionsAsked) {
  const { people, asset, days, group, pageSize } = asked
  const [before] = keyIn(asked.after, 'entry', [isId]) ?? []
  const ids = await idsOf(db, { table: posting, id: posting.id, at: posting.createdAt }, days.startsAt, days.endsAt)
  const end = before === undefined || BigInt(before) > ids.end ? ids.end : BigInt(before)
  const wanted = sql`ledger_reaches(${days.startsAt}) and p.created_at >= ${days.startsAt} and p.created_at < ${days.endsAt}
    and ${group ? sql`${groupIn(sql`t.kind`, sql`p.amount`)} = ${group}` : sql`true`}`
  const wallets = sql`a.asset = ${asset} and a.kind in ('CASH', 'BONUS')`

  if (await areFew(db, people)) {
    // The newest of each wallet, from the index of its own entries.
    const { rows } = await db.execute<Row>(sql`
      select ${columns} from member_line l join account a on a.owner = l.descendant_id and ${wallets} cross join lateral (
          select p.* from posting p join txn t on t.id = p.txn_id and t.created_at = p.created_at
          where p.account_id = a.id and p.id >= ${ids.first} and p.id < ${end} and ${wanted} order by p.id desc limit ${pageSize + 1}) p
        join txn t on t.id = p.txn_id and t.created_at = p.created_at join member m on m.id = l.descendant_id
      where ${linesOf(people)} order by p.id desc limit ${pageSize + 1}`)
    const { list, last } = pageRows(rows, pageSize)
    return { list: list.map(shown), next: last ? cursorOf('entry', last.entryNo) : null }
  }
  const { rows, reached } = await backwards({ first: ids.first, end }, pageSize, async (range, limit) => {
    const found = await db.execute<Row>(sql`
      select ${columns} from posting p join txn t on t.id = p.txn_id and t.created_at = p.created_at join account a on a.id = p.account_id
        join member_line l on l.descendant_id = a.owner join member m on m.id = a.owner
      where p.id >= ${range.first} and p.id < ${range.end} and ${linesOf(people)} and ${wallets} and ${wanted}
      order by p.id desc limit ${limit}`)
    return found.rows
  })
  const last = rows.length === pageSize ? rows.at(-1)?.entryNo : reached?.toString()
  return { list: rows.map(shown), next: last === undefined ? null : cursorOf('entry', last) }
}

const shown = ({ vendor, party, amount, balanceAfter, at, ...row }: Row) => ({
  ...row,
  amount: formatMoney(amount),
  balanceAfter: formatMoney(balanceAfter),
  at: new Date(at).toISOString(),
  ...(vendor && { vassalage: vendor }),
  ...(party && { party: maskAccount(party) }),
})
