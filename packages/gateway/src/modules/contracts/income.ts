import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { daysAfter, daysFrom, startOf } from '../../lib/time/calendar.ts'
import type { ContractKind } from './terms.ts'

/** Kinds of income from contracts, each with the contracts that pay it. */
const contractsOf = {
  DIVIDEND: ['DIVIDEND'],
  DAILY: ['DAILY', 'DAILY_MULTI'],
  HOURLY: ['HOURLY'],
  REAL_TIME: ['REAL_TIME'],
} as const satisfies Record<string, readonly ContractKind[]>

export type ContractIncomeKind = keyof typeof contractsOf
export const contractIncomeKinds = Object.keys(contractsOf) as ContractIncomeKind[]

export interface ContractIncome {
  kind: ContractIncomeKind
  role: 'received' | 'paid'
  /** First and last day. */
  from: string
  to: string
  /** Minor units that the rates apply to: valid bet, or of a dividend what is shared. */
  base: bigint
  /** Parts per million; null where several apply. */
  rate: number | null
  /** Active members; null for a sum of several periods or contracts. */
  active: number | null
  /** Millionths of a minor unit, without a sign for what is paid. */
  earned: bigint
  /** Null for a sum of slots. */
  carried: bigint | null
  /** Minor units that the ledger has. */
  paid: bigint
  /** Whether some of it is still due. */
  open: boolean
  /** When the last part of it was paid; null for a sum of slots. */
  paidAt: Date | null
}

interface Asked {
  memberId: string
  asset: string
  /** Days on which the periods end. */
  from: string
  to: string
  timeZone: string
  kinds: readonly ContractIncomeKind[]
}

/** Of these a day has many records: of their sums only what can be added up is told. */
const bySlot: readonly ContractIncomeKind[] = ['HOURLY', 'REAL_TIME']

const ownerOf = (role: ContractIncome['role'], { memberId, asset }: Asked): SQL =>
  sql`${role === 'received' ? sql`r.payee_id` : sql`r.payer_id`} = ${memberId} and r.asset = ${asset}`

/** Of a result that was disputed, what its obligations say; of all else the state of the payment says it. */
const paid = sql`case coalesce(p.state, 'PAID') when 'PAID' then r.amount when 'CALCULATED' then 0 when 'OWED' then 0 else (
  select coalesce(sum(case when o.creditor_id = r.payee_id then o.amount else -o.amount end), 0) from obligation o
  where o.result_id = r.id and o.txn_id is not null) end`
const open = sql`coalesce(p.state in ('CALCULATED', 'OWED') or p.state in ('DISPUTED', 'ADJUSTED') and exists (
  select from obligation o where o.result_id = r.id and o.txn_id is null and o.cancelled_at is null), false)`

/** The kind of a result as income lists it: daily wages are one, whether or not they differ by category. */
export const incomeKind = sql`case r.kind when 'DAILY_MULTI' then 'DAILY' else r.kind end`

/** One row for each period of dividends, or day of daily salaries. */
const byPeriod = (role: ContractIncome['role'], asked: Asked, day: (at: SQL) => SQL): SQL => sql`
  select ${role}::text as role, kind, first, last, sum(base) as base,
    case when min(low) = max(high) and not bool_or(several) then min(low) end as rate,
    case when sum(periods) = 1 then max(active) end as active, sum(earned) as earned, sum(carried) as carried,
    sum(paid) as paid, bool_or(open) as open, max(paid_at) as paid_at
  from (select ${incomeKind} as kind,
      case r.kind when 'DIVIDEND' then ${day(sql`r.from_at`)} else ${day(sql`r.to_at - interval '1 microsecond'`)} end as first,
      ${day(sql`r.to_at - interval '1 microsecond'`)} as last, r.contract_id,
      sum(case r.kind when 'DIVIDEND' then r.debt_before - r.pnl - r.salaries else r.valid_bet end) as base,
      min(r.rate) as low, max(r.rate) as high, bool_or(r.categories is not null) as several, max(r.active) as active,
      count(*) as periods, sum(r.earned) as earned, (array_agg(r.carried_in order by r.from_at))[1] as carried,
      sum(${paid}) as paid, bool_or(${open}) as open, max(p.paid_at) as paid_at
    from contract_result r join contract_payment p on p.result_id = r.id
    where ${ownerOf(role, asked)} and r.to_at > ${startOf(asked.from, asked.timeZone)}
      and r.to_at <= ${startOf(daysAfter(asked.to, 1), asked.timeZone)}
      and r.kind = any (${sql.param(asked.kinds.flatMap((kind): readonly string[] => contractsOf[kind]))}::text[])
    group by 1, 2, 3, 4) contracts
  group by kind, first, last`

/**
 * One row for each day: each is added up by itself, of columns that an index has. Of those that are not paid there
 * are few.
 */
function byDay(role: ContractIncome['role'], asked: Asked): SQL {
  const days = daysFrom(asked.from, asked.to)
  const starts = [...days, daysAfter(asked.to, 1)].map((day) => startOf(day, asked.timeZone).toISOString())
  return sql`
    select ${role}::text, k.kind, d.day, null::date, s.base, s.rate, null::int, s.earned, null::numeric, s.paid, s.open,
      null::timestamptz
    from unnest(${sql.param(days)}::date[], ${sql.param(starts.slice(0, -1))}::timestamptz[],
        ${sql.param(starts.slice(1))}::timestamptz[]) as d (day, from_at, to_at)
      cross join unnest(${sql.param([...asked.kinds])}::text[]) as k (kind)
      cross join lateral (
        select sum(r.valid_bet) as base, case when min(r.rate) = max(r.rate) then min(r.rate) end as rate,
          sum(r.earned) as earned, sum(${paid}) as paid, bool_or(${open}) as open
        from contract_result r left join contract_payment p on p.result_id = r.id and p.state <> 'PAID'
        where ${ownerOf(role, asked)} and r.kind = k.kind and r.to_at > d.from_at and r.to_at <= d.to_at) s
    where s.base is not null`
}

/**
 * What contracts paid to a person and cost the person: of dividends by period, of salaries by day, each kind and side
 * on its own.
 */
export async function contractIncome(db: Reader, asked: Asked): Promise<ContractIncome[]> {
  const day = (at: SQL) => sql`((${at}) at time zone ${asked.timeZone}::text)::date`
  const some = (slots: boolean): Asked => ({
    ...asked,
    kinds: asked.kinds.filter((kind) => bySlot.includes(kind) === slots),
  })
  const [few, many] = [some(false), some(true)]
  const parts = (['received', 'paid'] as const).flatMap((role) => [
    ...(few.kinds.length > 0 ? [byPeriod(role, few, day)] : []),
    ...(many.kinds.length > 0 ? [byDay(role, many)] : []),
  ])
  if (parts.length === 0) return []
  const { rows } = await db.execute<{
    kind: ContractIncomeKind
    role: ContractIncome['role']
    from: string
    to: string
    base: string
    rate: number | null
    active: number | null
    earned: string
    carried: string | null
    paid: string
    open: boolean
    paidAt: string | null
  }>(sql`
    select role, kind, first::text as from, coalesce(last, first)::text as to, base::text, rate, active, earned::text,
      carried::text, paid::text, open, paid_at as "paidAt"
    from (${sql.join(parts, sql` union all `)}) as sums (role, kind, first, last, base, rate, active, earned, carried, paid,
      open, paid_at)`)
  return rows.map((row) => ({
    ...row,
    base: BigInt(row.base),
    earned: BigInt(row.earned),
    carried: row.carried === null ? null : BigInt(row.carried),
    paid: BigInt(row.paid),
    paidAt: row.paidAt === null ? null : new Date(row.paidAt),
  }))
}
