import { type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { lockKey } from '../../db/locks.ts'
import { revenueMonth } from './schema.ts'
import { monthOf } from '../../lib/time/calendar.ts'
import type { Settings } from '../../settings/settings.ts'
import { type Closing, type ClosingTurn, type SettlingTurn, settleEach } from '../../workflow/closings.ts'
import { notAside } from '../../workflow/each-alone.ts'
import { days } from '../settlements/index.ts'
import { moneyDays } from '../team/index.ts'
import { type Adding, keepMonth, membersAtOnce } from './brought.ts'
import {
  type Carry,
  type DealKind,
  type Fees,
  type Month,
  type MonthFigures,
  type Tier,
  endMonth,
  netOf,
  rateOf,
} from './deals.ts'
import { payAgent } from './payday.ts'
import { readTo } from './late.ts'

/** A deal, and the next month of it that is not paid. */
type Due = Month & Record<string, unknown>

/**
 * Ends each month of each deal once, from the payday of the next month on, as soon as everything that there is of it is
 * counted: figures of every member, share, payment. What arrives later counts in the month after.
 */
export const revenueShare: Closing = {
  name: 'revenue-share',
  everyMs: 60_000,
  reads: [days, moneyDays],
  settle: endMonths,
}

export function endMonths(turn: SettlingTurn): Promise<void> {
  const { db, job, now, stopping, atMost } = turn
  // A month that is given up half added up has left nothing, and is added up by whoever leads next.
  const onSlice = () => stopping.throwIfAborted()
  return settleEach(turn, {
    find: (limit) => nextDue(db, turn, notAside(job, sql`concat_ws(' ', n.agent_id, n.asset)`, now), limit),
    keyOf: ({ agentId, asset }) => `${agentId} ${asset}`,
    async run(tx, due) {
      // The terms stay as they are until the month is paid.
      await lockKey(tx, 'revenue deal', due.agentId)
      const [next] = await nextDue(tx, turn, sql`n.agent_id = ${due.agentId} and n.asset = ${due.asset}`)
      if (next?.month === due.month) await endMonthOf(tx, due, { ...turn, size: atMost(membersAtOnce), onSlice })
    },
  })
}

/** The deal of an agent in a month; null where there is none. */
const dealIn = (agent: SQL, month: SQL) => sql`
  select d.id::text, d.kind, d.tiers, d.ended from revenue_deal d
  where d.agent_id = ${agent} and d.from_month <= ${month} order by d.from_month desc limit 1`

/** The deals (`n`) with months to end, each with the first of them. */
async function nextDue(
  db: Reader,
  { now, upTo, calendar, settings: { commission, revenueShare: terms } }: ClosingTurn,
  which: SQL,
  limit = 1,
): Promise<Due[]> {
  const graceMs = commission.graceMinutes * 60_000
  const firstOf = (at: Date) => monthOf(calendar.dayOf(at))
  const payday = calendar.startOf(`${firstOf(now).slice(0, 8)}${String(terms.payday).padStart(2, '0')}`)
  // Months that begin before this one have ended; from the payday on the last of them is paid, once it is counted.
  const ended = sql`${firstOf(now)}::date - make_interval(months => ${now.getTime() >= payday.getTime() + graceMs ? 0 : 1}::int)`
  const end = sql`least(${ended}, ${firstOf(upTo)}::date)`
  const { rows } = await db.execute<Due>(sql`
    with next as (
      select d.agent_id, m.asset, greatest(min(d.from_month), (select (max(month) + interval '1 month')::date from revenue_month r
          where r.agent_id = d.agent_id and r.asset = m.asset)) as month
      from revenue_deal d join member m on m.id = d.agent_id group by 1, 2)
    select n.agent_id as "agentId", n.asset, due.month::text as month from next n
      cross join lateral (select g::date as month from generate_series(n.month::timestamp, (${end})::timestamp, interval '1 month') g
        where g < ${end} and exists (select from revenue_deal d where d.agent_id = n.agent_id and d.from_month <= g
          and not d.ended and d.from_month = (select max(from_month) from revenue_deal l where l.agent_id = d.agent_id
            and l.from_month <= g))
        order by g limit 1) due
    where ${which} order by n.agent_id, n.asset limit ${limit}`)
  return rows
}

/** What the months that were ended leave to the next one. */
export async function carryOf(db: Reader, { agentId, asset }: Pick<Due, 'agentId' | 'asset'>): Promise<Carry> {
  const {
    rows: [last],
  } = await db.execute<{ debt: string; rest: string }>(sql`
    select debt::text, rest::text from revenue_month where agent_id = ${agentId} and asset = ${asset} order by month desc limit 1`)
  return { debt: BigInt(last?.debt ?? 0), rest: BigInt(last?.rest ?? 0) }
}

/** The deal that counts a month; undefined where there is none, or it has ended. */
export async function dealOfMonth(
  db: Reader,
  { agentId, month }: Pick<Month, 'agentId' | 'month'>,
): Promise<{ id: number; kind: DealKind; tiers: Tier[] } | undefined> {
  const { rows } = await db.execute<{ id: string; kind: DealKind; tiers: Tier[]; ended: boolean }>(
    dealIn(sql`${agentId}`, sql`${month}`),
  )
  const [deal] = rows
  return deal && !deal.ended ? { id: Number(deal.id), kind: deal.kind, tiers: deal.tiers } : undefined
}

/** What the figures of a month come to by a deal, after what earlier months left. */
export function monthBy(
  { kind, tiers }: { kind: DealKind; tiers: readonly Tier[] },
  figures: MonthFigures,
  carry: Carry,
  fees: Fees,
) {
  const of = netOf(figures, fees)
  const rate = rateOf(tiers, of.net, figures.active)
  return { ...of, rate, ...endMonth(kind, of.net, rate, carry) }
}

async function endMonthOf(
  tx: Tx,
  due: Due,
  { settings: { revenueShare }, now, ...adding }: Pick<Adding, 'size' | 'onSlice'> & { settings: Settings; now: Date },
): Promise<void> {
  const { agentId, asset, month } = due
  const deal = await dealOfMonth(tx, due)
  if (!deal) throw new Error('a month that is due has a deal')
  const figures = await keepMonth(tx, due, { ...adding, activeMinor: revenueShare.activeMinor })
  const ended = monthBy(deal, figures, await carryOf(tx, due), revenueShare)
  const { platformFee, paymentFee, net, rate, paid, debt, rest } = ended
  const txnId = await payAgent(tx, 'commission_share', due, paid, `${month} share ${asset}`)
  await tx.insert(revenueMonth).values({
    agentId,
    month,
    asset,
    dealId: deal.id,
    ...figures,
    platformFee,
    paymentFee,
    net,
    rate,
    debt,
    rest,
    paid,
    txnId,
    at: now,
    readTo: await readTo(tx),
  })
}
