import type { LedgerRow } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { maskAccount } from '../../lib/text/mask-account.ts'
import type { Db } from '../../db/client.ts'
import { formatMoney } from '../../ledger/money.ts'
import type { MemberTransfer } from '../member-transfers/index.ts'
import { pointsAsset } from '../points/index.ts'
import { groupIn, type TypeGroup } from '../../ledger/groups.ts'
import type { Owner } from '../../ledger/accounts.ts'
import { pageOut, type Paging } from './paging.ts'
import type { Range } from './range.ts'

/** Columns of an entry: `p` is the posting, `a` its account, `t` its movement. */
export const entryColumns = sql`p.id::text as "entryNo", t.id::text as "txNo", t.kind as type, a.kind as account, p.amount::text as amount,
  p.balance_after::text as "balanceAfter", p.created_at as at, t.round_id::text as round,
  t.reverses::text as reverses, t.idem_owner as owner, t.vendor, t.vendor_tx as "vendorTx",
  case when t.kind in ('upline_transfer', 'downline_transfer', 'red_packet') then (
    select json_build_object('account', case when count(*) = 1 then min(m.account) else '' end, 'people', count(*),
      'direction', min(u.direction), 'purpose', min(u.purpose), 'remark', min(u.remark))
    from member_transfers u join member m on m.id = case when p.amount > 0 then u.sender_id else u.receiver_id end
    where u.txn_id = t.id and (p.amount < 0 or u.receiver_id = a.owner)) end as party,
  case t.kind when 'points_adjust' then (select reason from point_adjustments where txn_id = t.id)
    when 'points_return' then (select o.remark from point_orders o where o.id = split_part(t.idem_owner, ':', 2)::bigint)
    end as remark`

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
  /** Of cash sent within a line: the other side; no account where they are several. */
  party: (Pick<MemberTransfer, 'direction' | 'purpose' | 'remark'> & { account: string; people: number }) | null
  /** Of points: what an operator wrote with a correction, or a rejected order. */
  remark: string | null
}

/** Points have no decimals. */
const figure = (account: string) => (amount: string) => (account === 'POINTS' ? amount : formatMoney(amount))

type Ref = z.input<typeof LedgerRow>['ref']

/**
 * The order or conversion an entry is of. Of a withdrawal that others paid, the payers' entries are not: it is another
 * member's order.
 */
function orderIn(owner: string | null, { type, amount }: Pick<EntryRow, 'type' | 'amount'>): Ref {
  const [kind, id] = owner?.split(':') ?? []
  const theirs = type === 'c2c_payout' && !amount.startsWith('-')
  const known = kind === 'deposit' || kind === 'withdrawal' || kind === 'redemption' || kind === 'conversion'
  return id && known && !theirs ? { kind, id } : undefined
}

/** Who stands above may know who stands below; the other way round the account is masked, as everywhere. */
function partyOf(
  { account, people, direction, purpose, remark }: NonNullable<EntryRow['party']>,
  amount: string,
): z.input<typeof LedgerRow>['party'] {
  const above = (direction === 'UP') === amount.startsWith('-')
  return { account: above ? maskAccount(account) : account, purpose, remark, ...(people > 1 && { people }) }
}

export function entryOf({
  round,
  reverses,
  owner,
  vendor,
  vendorTx,
  party,
  remark,
  ...row
}: EntryRow): z.input<typeof LedgerRow> {
  const ref: Ref = reverses
    ? { kind: 'transaction', id: reverses }
    : round
      ? { kind: 'round', id: round }
      : orderIn(owner, row)
  return {
    ...row,
    amount: figure(row.account)(row.amount),
    balanceAfter: figure(row.account)(row.balanceAfter),
    at: new Date(row.at).toISOString(),
    ...(ref && { ref }),
    ...(vendor && { vassalage: vendor }),
    ...(vendorTx && { vendorTx }),
    ...(party && { party: partyOf(party, row.amount) }),
    ...(remark !== null && { remark }),
  }
}

/** Which accounts of a person, by the filter. */
const accounts = {
  MAIN: sql`a.kind in ('CASH', 'BONUS')`,
  ALL: sql`true`,
  POINTS: sql`a.kind = 'POINTS'`,
}

export interface LedgerAsked extends Paging {
  range: Range
  group?: TypeGroup | undefined
  account: keyof typeof accounts
}

/** Entries of a person's accounts, newest first: one query for the sums, one for the page. */
export async function ledgerPage(
  db: Db,
  { memberId, asset }: Owner,
  { range: { from, to }, group, account, ...paging }: LedgerAsked,
) {
  const hits = sql`
    from account a join posting p on p.account_id = a.id join txn t on t.id = p.txn_id and t.created_at = p.created_at
    where a.owner = ${memberId} and a.asset = ${account === 'POINTS' ? pointsAsset : asset} and ${accounts[account]}
      and p.created_at >= ${from} and ledger_reaches(${from}) and ${to ? sql`p.created_at < ${to}` : sql`true`}
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
    ({ in: came, out }) => {
      const shown = figure(account)
      return { in: shown(came), out: shown(out), net: shown(String(BigInt(came) - BigInt(out))) }
    },
  )
}
