import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../../db/client.ts'
import { slotOf, sources } from '../play.ts'
import type { ModelContract, ModelPlay, ModelResult } from './model.ts'

export interface Fault extends Record<string, unknown> {
  rule: string
  subject: string
}

const open = sql`o.txn_id is null and o.cancelled_at is null`

/**
 * What does not add up, in a database without disputes where the job has nothing left to do: of each result exactly one
 * obligation, each of them either paid by one transaction from the one to the other, or owed by somebody who has too
 * little for the oldest; no payment without an obligation.
 */
export const moneyFaults = async (db: Reader): Promise<Fault[]> =>
  (
    await db.execute<Fault>(sql`
      select 'result and obligation' as rule, r.id::text as subject from contract_result r
        full join obligation o on o.result_id = r.id
        where coalesce(r.amount, 0) <> coalesce(o.amount, 0)
          or o.id is not null and (o.debtor_id, o.creditor_id, o.asset) is distinct from (r.payer_id, r.payee_id, r.asset)
      union all
      select 'state of payment', p.result_id::text from contract_payment p left join obligation o on o.result_id = p.result_id
        where p.state <> case when ${open} and o.id is not null then 'OWED' else 'PAID' end
      union all
      select 'result without payment', r.id::text from contract_result r
        where not exists (select from contract_payment p where p.result_id = r.id)
      union all
      select 'transaction of payment', o.id::text from obligation o where o.txn_id is not null and array[2, 2]::bigint[] <> (
        select array[count(*), count(*) filter (where a.owner = o.creditor_id and a.kind = 'CASH' and p.amount = o.amount
          or p.amount = -o.amount and a.owner is not distinct from o.debtor_id
            and a.kind = case when o.debtor_id is null then 'COMMISSION_COST' else 'CASH' end)]
        from posting p join account a on a.id = p.account_id where p.txn_id = o.txn_id)
      union all
      select 'payment of nothing', t.id::text from txn t
        where (t.kind like 'salary%' or t.kind in ('dividend', 'contract_adjustment'))
          and not exists (select from obligation o where o.txn_id = t.id)
      union all
      select 'not paid', o.id::text from obligation o left join account a on a.owner = o.debtor_id and a.kind = 'CASH'
          and a.asset = o.asset
        where ${open} and (o.debtor_id is null or a.balance >= o.amount and not exists (select from obligation e
          where e.debtor_id = o.debtor_id and e.asset = o.asset and e.id < o.id and e.txn_id is null and e.cancelled_at is null))
      union all
      select 'parts overlap', r.id::text from contract_result r join contract_result s on s.contract_id = r.contract_id
        and s.id > r.id and s.from_at < r.to_at and r.from_at < s.to_at`)
  ).rows

/** Rows of the journals as they count: late ones with the slot they were moved to. */
const counted = () =>
  sql.join(
    sources.map(
      ({ of: name, rows }) => sql`
      select r.member_id, r.asset, r.game_type, coalesce(l.slot, r.at) as at, r.valid_bet, r.pnl
      from (${rows(sql`true`)}) r left join contract_late l on l.journal = ${name} and l.row_id = r.id`,
    ),
    sql` union all `,
  )

/** Slots that are not what the journals come to, once all of them are counted. */
export const slotFaults = async (db: Reader): Promise<Fault[]> =>
  (
    await db.execute<Fault>(sql`
      select 'slot' as rule, concat_ws(' ', member_id, slot, game_type, k.valid_bet, k.pnl, 'for', j.valid_bet, j.pnl) as subject
      from contract_play k full join (
        select member_id, asset, ${slotOf(sql`at`)} as slot, game_type, sum(valid_bet)::bigint as valid_bet,
          sum(pnl)::bigint as pnl from (${counted()}) c group by 1, 2, 3, 4) j
        using (member_id, asset, slot, game_type)
      where (k.valid_bet, k.pnl) is distinct from (j.valid_bet, j.pnl)
      union all
      select 'late though in time', row_id::text from contract_late l join settlement s on s.id = l.row_id
        where l.journal = 'settlement' and l.slot <= s.settled_at`)
  ).rows

/** What was played, as it counts, for the model. */
export const playsOf = async (db: Reader): Promise<ModelPlay[]> =>
  (
    await db.execute<{ memberId: string; at: string; gameType: string; validBet: string; pnl: string }>(sql`
      select member_id as "memberId", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        game_type as "gameType", valid_bet::text as "validBet", pnl::text from (${counted()}) c order by 2`)
  ).rows.map(({ at, validBet, pnl, ...play }) => ({
    ...play,
    at: new Date(at),
    validBet: Number(validBet),
    pnl: Number(pnl),
  }))

/** Contracts that are or were in force. */
export async function contractsOf(db: Reader, where: SQL = sql`true`): Promise<ModelContract[]> {
  const { rows } = await db.execute<
    Omit<ModelContract, 'id' | 'followsId' | 'startAt' | 'endAt'> &
      Record<'id' | 'startAt', string> & {
        followsId: string | null
        endAt: string | null
      }
  >(sql`
    select id::text, kind, period, tiers, upline_id as "uplineId", downline_id as "downlineId", follows_id::text as "followsId",
      start_at as "startAt", end_at as "endAt"
    from contract c where start_at is not null and ${where} order by c.id`)
  return rows.map(({ id, followsId, startAt, endAt, ...row }) => ({
    ...row,
    id: Number(id),
    followsId: followsId === null ? null : Number(followsId),
    startAt: new Date(startAt),
    endAt: endAt === null ? null : new Date(endAt),
  }))
}

const sums = [
  'validBet',
  'pnl',
  'salaries',
  'debtBefore',
  'debtAfter',
  'earned',
  'carriedIn',
  'rest',
  'amount',
] as const

/** What contracts came to, by contract, in the form of the model. */
export async function resultsOf(db: Reader): Promise<Map<number, ModelResult[]>> {
  const { rows } = await db.execute<
    Record<(typeof sums)[number] | 'contractId' | 'from' | 'to', string> & { active: number; tier: number | null }
  >(sql`
    select contract_id::text as "contractId", from_at as "from", to_at as "to", valid_bet::text as "validBet", pnl::text, active,
      tier, salaries::text, debt_before::text as "debtBefore", debt_after::text as "debtAfter", earned::text,
      carried_in::text as "carriedIn", rest::text, amount::text
    from contract_result order by contract_id, from_at`)
  const found = new Map<number, ModelResult[]>()
  for (const { contractId, from, to, active, tier, ...row } of rows) {
    const id = Number(contractId)
    const figures = Object.fromEntries(sums.map((name) => [name, BigInt(row[name])])) as Record<
      (typeof sums)[number],
      bigint
    >
    const result = { contractId: id, from: new Date(from), to: new Date(to), active, tier, ...figures }
    found.set(id, [...(found.get(id) ?? []), result])
  }
  return found
}
