import type { contract as calls } from '@brand/sdk/contract'
import { type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { type Reader, type Tx, transact } from '../../../db/client.ts'
import type { Handler, SignedInCtx } from '../../../http/context.ts'
import { cursorOf, isId, isInstant, keyIn, pageRows } from '../../../http/response/cursor.ts'
import { formatMoney } from '../../../ledger/money.ts'
import { refuse } from '../../../lib/refusal.ts'
import { daysAfter, startOf } from '../../../lib/time/calendar.ts'
import { type GameType, formatRate } from '../../agent/index.ts'
import { formatExact } from '../../commissions/index.ts'
import type { paymentStates } from '../kinds.ts'
import type { ContractKind, ContractPeriod } from '../terms.ts'
import { shownTo } from '../workflow.ts'
import { whole } from './compute.ts'

type Out = z.input<(typeof calls)['contracts']['dispute']['output']>

interface Row extends Record<string, unknown> {
  id: string
  contractId: string
  kind: ContractKind
  period: ContractPeriod
  payerId: string | null
  up: string | null
  down: string
  from: string
  to: string
  toKey: string
  part: number
  validBet: string
  pnl: string
  active: number
  tier: number | null
  rate: number
  categories: { gameType: GameType; validBet: string; rate: number }[] | null
  salaries: string
  debtBefore: string
  debtAfter: string
  earned: string
  carriedIn: string
  amount: string
  state: (typeof paymentStates)[number]
  paidAt: string | null
  disputedBy: 'UP' | 'DOWN' | null
  disputeReason: string | null
  adjustment: string | null
  decisionReason: string | null
}

const rowsWhere = (where: SQL, order: SQL) => sql`
  select r.id::text, r.contract_id::text as "contractId", r.kind, c.period, r.payer_id as "payerId", u.account as up,
    d.account as down, r.from_at as "from", r.to_at as "to",
    to_char(r.to_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "toKey", r.part, r.valid_bet::text as "validBet",
    r.pnl::text, r.active, r.tier, r.rate, r.categories, r.salaries::text, r.debt_before::text as "debtBefore",
    r.debt_after::text as "debtAfter", r.earned::text, r.carried_in::text as "carriedIn", r.amount::text, p.state,
    p.paid_at as "paidAt", p.disputed_by as "disputedBy", p.dispute_reason as "disputeReason",
    p.adjustment::text, p.decision_reason as "decisionReason"
  from contract_result r join contract_payment p on p.result_id = r.id join contract c on c.id = r.contract_id
    left join member u on u.id = r.payer_id join member d on d.id = r.payee_id
  where ${where} ${order}`

const instant = (at: string) => new Date(at).toISOString()

function recordOut(row: Row, memberId: string): Out {
  const side = row.payerId === memberId ? 'UP' : 'DOWN'
  return {
    id: row.id,
    contractId: row.contractId,
    kind: row.kind,
    period: row.period,
    counterparty: shownTo(side, { up: row.up ?? '', down: row.down }),
    from: instant(row.from),
    to: instant(row.to),
    whole: row.part === whole,
    validBet: formatMoney(row.validBet),
    pnl: formatMoney(row.pnl),
    active: row.active,
    tier: row.tier === null ? null : row.tier + 1,
    rate: formatRate(row.rate),
    rates: (row.categories ?? []).map(({ gameType, validBet, rate }) => ({
      gameType,
      validBet: formatMoney(validBet),
      rate: formatRate(rate),
    })),
    salaries: formatMoney(row.salaries),
    carryBefore: formatMoney(row.debtBefore),
    carryAfter: formatMoney(row.debtAfter),
    earned: formatExact(BigInt(row.earned)),
    carried: formatExact(BigInt(row.carriedIn)),
    amount: formatMoney(row.amount),
    status: row.state,
    paidAt: row.paidAt === null ? null : instant(row.paidAt),
    dispute: row.disputedBy === null ? null : { by: row.disputedBy, reason: row.disputeReason ?? '' },
    adjustment: formatMoney(row.adjustment),
    decision: row.decisionReason,
  }
}

/** The records of some kinds, which the person received or paid. */
export const recordsOf =
  (kinds: readonly ContractKind[]): Handler<(typeof calls)['contracts']['dividends']> =>
  async ({ db, session, settings }, { role, period, status, from, to, after, pageSize }) => {
    const { memberId, asset } = session
    const { timeZone } = settings.site
    const key = keyIn(after, 'records', [isInstant, isId])
    const where = [
      role === 'received' ? sql`r.payee_id = ${memberId}` : sql`r.payer_id = ${memberId}`,
      sql`r.kind = any (${sql.param([...kinds])}::text[]) and r.asset = ${asset}`,
      ...(period ? [sql`c.period = ${period}`] : []),
      ...(status ? [sql`p.state = ${status}`] : []),
      // A period of a day ends with the first moment of the next.
      ...(from ? [sql`r.to_at > ${startOf(from, timeZone)}`] : []),
      ...(to ? [sql`r.to_at <= ${startOf(daysAfter(to, 1), timeZone)}`] : []),
      ...(key ? [sql`(r.to_at, r.id) < (${key[0]}::timestamptz, ${key[1]}::bigint)`] : []),
    ]
    const order = sql`order by r.to_at desc, r.id desc limit ${pageSize + 1}`
    const { rows } = await db.execute<Row>(rowsWhere(sql.join(where, sql` and `), order))
    const { list, last } = pageRows(rows, pageSize)
    return {
      currency: asset,
      list: list.map((row) => recordOut(row, memberId)),
      next: last ? cursorOf('records', last.toKey, last.id) : null,
    }
  }

/** A record of the person, with its payment locked. @throws Refused `not_found` */
async function lockedRecord(tx: Tx, memberId: string, id: number): Promise<Row> {
  await tx.execute(sql`select from contract_payment where result_id = ${id} for update`)
  const row = await recordBy(tx, sql`r.id = ${id} and (r.payer_id = ${memberId} or r.payee_id = ${memberId})`)
  if (!row) throw refuse('not_found', { field: 'recordId' })
  return row
}

const recordBy = async (db: Reader, where: SQL): Promise<Row | undefined> =>
  (await db.execute<Row>(rowsWhere(where, sql``))).rows[0]

/** A dispute of the person: what is owed waits for the decision. */
export const dispute = (
  { db, session: { memberId } }: SignedInCtx,
  { recordId, reason }: { recordId: string; reason: string },
): Promise<Out> =>
  transact(db, async (tx) => {
    const row = await lockedRecord(tx, memberId, Number(recordId))
    if (row.state !== 'PAID' && row.state !== 'OWED') throw refuse('contract_changed', { field: 'recordId' })
    const by = row.payerId === memberId ? 'UP' : 'DOWN'
    await tx.execute(sql`
      update contract_payment set state = 'DISPUTED', disputed_by = ${by}, dispute_reason = ${reason}
      where result_id = ${recordId}::bigint`)
    return recordOut(await lockedRecord(tx, memberId, Number(recordId)), memberId)
  })
