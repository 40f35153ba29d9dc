import type { LedgerRow } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { maskAccount } from '../../lib/text/mask-account.ts'
import type { Db } from '../../db/client.ts'
import { formatMoney } from '../../ledger/money.ts'
import { groupIn, type TypeGroup } from '../../ledger/groups.ts'
import { pageOut, type Owner, type Paging } from './paging.ts'
import type { Range } from './range.ts'

/** Columns of an entry: `p` is the posting, `a` its account, `t` its movement. */
export const entryColumns = sql`p.id::text as "entryNo", t.id::text as "txNo", t.kind as type, a.kind as account, p.amount::text as amount,
  p.balance_after::text as "balanceAfter", p.created_at as at, t.round_id::text as round,
  t.reverses::text as reverses, t.idem_owner as owner, t.vendor, t.vendor_tx as "vendorTx",
  case when t.kind = 'upline_transfer' then (select json_build_object('account', m.account, 'remark', u.remark) from upline_transfer u
    join member m on m.id = case when p.amount > 0 then u.member_id else u.upline_id end where u.txn_id = t.id) end as party`

export type EntryRow = {
  entryNo: string
  txNo: string
  type: string
  account: string
  amount: string
  balanceAfter: string
  at: Date | string
  round: string | null
  reverses: string | null
  /** Owner of the key it was posted once by: `deposit:<order>`, `withdrawal:<order>`. */
  owner: string | null
  vendor: string | null
  vendorTx: string | null
  /** Of cash sent to an upline: the other side. */
  party: { account: string; remark: string } | null
}

const money = (minor: string) => formatMoney(BigInt(minor))

type Ref = z.input<typeof LedgerRow>['ref']

/**
 * The order an entry is of. Of a withdrawal that others paid, the payers' entries are not: it is another member's
 * order.
 */
function orderIn(owner: string | null, { type, amount }: Pick<EntryRow, 'type' | 'amount'>): Ref {
  const [kind, id] = owner?.split(':') ?? []
  const theirs = type === 'c2c_payout' && !amount.startsWith('-')
  return id && (kind === 'deposit' || kind === 'withdrawal') && !theirs ? { kind, id } : undefined
}

export function entryOf({
  round,
  reverses,
  owner,
  vendor,
  vendorTx,
  party,
  ...row
}: EntryRow): z.input<typeof LedgerRow> {
  const ref: Ref = reverses
    ? { kind: 'transaction', id: reverses }
    : round
      ? { kind: 'round', id: round }
      : orderIn(owner, row)
  return {
    ...row,
    amount: money(row.amount),
    balanceAfter: money(row.balanceAfter),
    at: new Date(row.at).toISOString(),
    ...(ref && { ref }),
    ...(vendor && { vassalage: vendor }),
    ...(vendorTx && { vendorTx }),
    // The receiver is the upline and may know the sender; the sender is shown the upline masked, as everywhere.
    ...(party && { party: row.amount.startsWith('-') ? { ...party, account: maskAccount(party.account) } : party }),
  }
}

export interface LedgerAsked extends Paging {
  range: Range
  group?: TypeGroup | undefined
  account: 'MAIN' | 'ALL'
}

/** Entries of a person's accounts, newest first: one query for the sums, one for the page. */
export async function ledgerPage(
  db: Db,
  { memberId, asset }: Owner,
  { range: { from, to }, group, account, ...paging }: LedgerAsked,
) {
  const hits = sql`
    from account a join posting p on p.account_id = a.id join txn t on t.id = p.txn_id
    where a.owner = ${memberId} and a.asset = ${asset} and ${account === 'ALL' ? sql`true` : sql`a.kind in ('CASH', 'BONUS')`}
      and p.created_at >= ${from} and ${to ? sql`p.created_at < ${to}` : sql`true`}
      and ${group ? sql`${groupIn(sql`t.kind`, sql`p.amount`)} = ${group}` : sql`true`}
      and ${paging.upTo ? sql`p.id <= ${paging.upTo}` : sql`true`}`
  type Sums = { count: string; upTo: string; in: string; out: string }
  const {
    rows: [sums],
  } = await db.execute<Sums>(sql`
    select count(*)::text as count, coalesce(max(p.id), 0)::text as "upTo",
      coalesce(sum(p.amount) filter (where p.amount > 0), 0)::text as in,
      coalesce(-sum(p.amount) filter (where p.amount < 0), 0)::text as out ${hits}`)
  return pageOut(
    paging,
    sums,
    async ({ upTo, limit, offset }) => {
      const { rows } = await db.execute<EntryRow>(
        sql`select ${entryColumns} ${hits} and p.id <= ${upTo} order by p.id desc limit ${limit} offset ${offset}`,
      )
      return rows.map(entryOf)
    },
    ({ in: came, out }) => ({ in: money(came), out: money(out), net: formatMoney(BigInt(came) - BigInt(out)) }),
  )
}
