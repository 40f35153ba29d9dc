import { sql } from 'drizzle-orm'
import type { contract as calls } from '@brand/sdk/contract'
import type * as z from 'zod'
import type { Reader } from '../../db/client.ts'
import type { Handlers, SignedInCtx } from '../../http/context.ts'
import { formatMoney } from '../../ledger/money.ts'
import { refuse } from '../../lib/refusal.ts'
import { formatRate } from '../agent/index.ts'
import { type ContractIncomeKind, contractIncome, contractIncomeKinds } from '../contracts/index.ts'
import { packetsReceived } from '../member-transfers/index.ts'
import { micro } from './deals.ts'
import { formatExact } from './exact.ts'

const mostDays = 93

type Row = z.input<(typeof calls)['income']['list']['output']>['list'][number]
/** A row, and what it adds to the totals: minor units. */
interface Line {
  row: Row
  amount: bigint
}

interface Asked {
  memberId: string
  asset: string
  from: string
  to: string
}

const statusOf = (paid: string | null) =>
  paid === null ? ('OPEN' as const) : paid === '0' ? ('CARRIED' as const) : ('PAID' as const)

/** Days of commission, also those that are not paid yet: an agent who cannot be paid waits while others are. */
async function commissionDays(db: Reader, { memberId, asset, from, to }: Asked): Promise<Line[]> {
  const { rows } = await db.execute<{
    day: string
    base: string
    members: number
    earned: string
    carried: string
    paid: string | null
    at: string | null
  }>(sql`
    with days as (
      select day, base, members, earned, carried_in as carried, paid, at from commission_day
      where agent_id = ${memberId} and asset = ${asset} and day between ${from} and ${to}
      union all
      select l.day, sum(l.base), count(distinct l.member_id)::int, sum(l.base * (l.rate - l.rate_below)), 0, null, null
      from (
        select day::date from generate_series(${from}::date, ${to}::date, '1 day') day
        except select day from commission_day
          where agent_id = ${memberId} and asset = ${asset} and day between ${from} and ${to}) open
        join commission_line l on l.agent_id = ${memberId} and l.day = open.day and l.asset = ${asset}
      group by l.day)
    select day::text, base::text, members, earned::text, carried::text, paid::text, at from days`)
  return rows.map(({ day, base, members, earned, carried, paid, at }) => ({
    amount: BigInt(paid ?? 0),
    row: {
      kind: 'COMMISSION',
      role: 'received',
      from: day,
      to: day,
      base: formatMoney(base),
      rate: null,
      members,
      earned: formatExact(BigInt(earned)),
      carried: formatExact(BigInt(carried)),
      amount: formatMoney(paid ?? '0'),
      status: statusOf(paid),
      paidAt: at === null ? null : new Date(at).toISOString(),
    },
  }))
}

/** Months of a share of the net revenue. */
async function revenueMonths(db: Reader, { memberId, asset, from, to }: Asked): Promise<Line[]> {
  const { rows } = await db.execute<{
    month: string
    last: string
    net: string
    rate: number
    members: number
    earned: string
    carried: string
    paid: string
    at: string
  }>(sql`
    select month::text, (month + interval '1 month' - interval '1 day')::date::text as last, net::text, rate,
      (select count(*)::int from revenue_member r where r.agent_id = m.agent_id and r.asset = m.asset
        and r.month = m.month) as members,
      (paid * 1000000 + rest - coalesce(lag(rest) over (order by month), 0))::text as earned,
      coalesce(lag(rest) over (order by month), 0)::text as carried, paid::text, at
    from revenue_month m where agent_id = ${memberId} and asset = ${asset}`)
  return rows
    .filter(({ last }) => last >= from && last <= to)
    .map(({ month, last, net, rate, members, earned, carried, paid, at }) => ({
      amount: BigInt(paid),
      row: {
        kind: 'REVENUE_SHARE',
        role: 'received',
        from: month,
        to: last,
        base: formatMoney(net),
        rate: formatRate(rate),
        members,
        earned: formatExact(BigInt(earned)),
        carried: formatExact(BigInt(carried)),
        amount: formatMoney(paid),
        status: statusOf(paid),
        paidAt: new Date(at).toISOString(),
      },
    }))
}

/** What contracts brought, and what they cost: the latter negative. */
async function contractDays(
  db: Reader,
  asked: Asked & { timeZone: string },
  kinds: readonly ContractIncomeKind[],
): Promise<Line[]> {
  const rows = await contractIncome(db, { ...asked, kinds })
  return rows.map(({ kind, role, from, to, base, rate, active, earned, carried, paid, open, paidAt }) => {
    const sign = role === 'paid' ? -1n : 1n
    return {
      amount: sign * paid,
      row: {
        kind,
        role,
        from,
        to,
        base: formatMoney(base),
        rate: rate === null ? null : formatRate(rate),
        members: active,
        earned: formatExact(sign * earned),
        carried: carried === null ? null : formatExact(sign * carried),
        amount: formatMoney(sign * paid),
        status: open ? 'OPEN' : paid === 0n ? 'CARRIED' : 'PAID',
        paidAt: open ? null : (paidAt?.toISOString() ?? null),
      },
    }
  })
}

async function packetDays(db: Reader, asked: Asked & { timeZone: string }): Promise<Line[]> {
  const rows = await packetsReceived(db, asked)
  return rows.map(({ day, amount, at }) => ({
    amount,
    row: {
      kind: 'RED_PACKET',
      role: 'received',
      from: day,
      to: day,
      base: null,
      rate: null,
      members: null,
      earned: formatExact(amount * micro),
      carried: formatExact(0n),
      amount: formatMoney(amount),
      status: 'PAID',
      paidAt: at.toISOString(),
    },
  }))
}

const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0n)

/** Income of an agent by period, and what contracts with direct downlines cost. */
export const incomeList: Handlers<'income'>['list'] = async (
  { db, session: { memberId, asset }, settings }: SignedInCtx,
  { from, to, kind },
) => {
  if (to < from) throw refuse('validation', { field: 'to', details: { fields: { to: { code: 'before_start' } } } })
  if ((Date.parse(to) - Date.parse(from)) / 86_400_000 >= mostDays)
    throw refuse('validation', { field: 'from', details: { fields: { from: { code: 'too_long', days: mostDays } } } })
  const asked = { memberId, asset, from, to, timeZone: settings.site.timeZone }
  const wanted = (one: Row['kind']) => kind === undefined || kind === one
  const lines = (
    await Promise.all([
      wanted('COMMISSION') ? commissionDays(db, asked) : [],
      wanted('REVENUE_SHARE') ? revenueMonths(db, asked) : [],
      contractDays(db, asked, contractIncomeKinds.filter(wanted)),
      wanted('RED_PACKET') ? packetDays(db, asked) : [],
    ])
  ).flat()
  const [received, paid] = (['received', 'paid'] as const).map((role) =>
    sumOf(lines.filter(({ row }) => row.role === role)),
  ) as [bigint, bigint]
  const order = ({ to: last, kind: of, role }: Row) => [last, of, role === 'paid' ? '0' : '1'].join(' ')
  return {
    currency: asset,
    base: settings.commission.base,
    // Newest first; of one day and kind what came in before what went out.
    list: lines.map(({ row }) => row).toSorted((a, b) => (order(a) < order(b) ? 1 : -1)),
    received: formatMoney(received),
    paid: formatMoney(-paid),
    total: formatMoney(received + paid),
  }
}
