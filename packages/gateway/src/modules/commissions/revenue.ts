import { type SQL, sql } from 'drizzle-orm'
import { type Db, type Reader, type Tx, transact } from '../../db/client.ts'
import { revenueMonth } from './schema.ts'
import { post } from '../../ledger/post.ts'
import { dayOf, daysAfter, startOf } from '../../lib/time/calendar.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { Settings } from '../../settings/settings.ts'
import { assertLeads, countedUpTo, lockCursor } from '../../workflow/journal.ts'
import { consumer } from './accrual.ts'
import { type Adding, keepMonth } from './brought.ts'
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
import { readTo, readings } from './late.ts'

export interface RevenueJob {
  db: Db
  clock: Clock
  settings: () => Settings
  /** Members that one statement adds up. */
  size?: number
}

/** A deal, and the next month of it that is not paid. */
type Due = Month & Record<string, unknown>

/**
 * Ends each month of each deal once, from the payday of the next month on, as soon as everything that there is of it is
 * counted: figures of every member, share, payment. What arrives later counts in the month after.
 */
export function createRevenueJob({ db, clock, settings, size }: RevenueJob) {
  return async (stopping: AbortSignal, term: number): Promise<void> => {
    // A month that is given up half added up has left nothing, and is added up by whoever leads next.
    const onSlice = () => stopping.throwIfAborted()
    for (let more = true; more && !stopping.aborted;)
      more = await transact(db, async (tx) => {
        await assertLeads(tx, await lockCursor(tx, consumer), { name: consumer, term })
        const due = await nextDue(tx, clock.now(), settings())
        if (!due || !(await isCounted(tx, due, settings()))) return false
        await endMonthOf(tx, due, { settings: settings(), now: clock.now(), size, onSlice })
        return true
      }).catch((error: unknown) => {
        if (stopping.aborted) return false
        throw error
      })
  }
}

/** The deal of an agent in a month; null where there is none. */
const dealIn = (agent: SQL, month: SQL) => sql`
  select d.id::text, d.kind, d.tiers, d.ended from revenue_deal d
  where d.agent_id = ${agent} and d.from_month <= ${month} order by d.from_month desc limit 1`

async function nextDue(db: Reader, now: Date, { site, commission, revenueShare }: Settings): Promise<Due | undefined> {
  const graceMs = commission.graceMinutes * 60_000
  const today = dayOf(now, site.timeZone)
  const payday = startOf(`${today.slice(0, 8)}${String(revenueShare.payday).padStart(2, '0')}`, site.timeZone)
  const thisMonth = `${today.slice(0, 8)}01`
  // Months that begin before this one have ended; on the payday their figures are complete.
  const upTo =
    now.getTime() >= payday.getTime() + graceMs ? sql`${thisMonth}::date` : sql`${thisMonth}::date - interval '1 month'`
  const { rows } = await db.execute<Due>(sql`
    with next as (
      select d.agent_id, m.asset, greatest(min(d.from_month), (select (max(month) + interval '1 month')::date from revenue_month r
          where r.agent_id = d.agent_id and r.asset = m.asset)) as month
      from revenue_deal d join member m on m.id = d.agent_id group by 1, 2)
    select n.agent_id as "agentId", n.asset, due.month::text as month from next n
      cross join lateral (select g::date as month from generate_series(n.month::timestamp, (${upTo})::timestamp, interval '1 month') g
        where g < ${upTo} and exists (select from revenue_deal d where d.agent_id = n.agent_id and d.from_month <= g
          and not d.ended and d.from_month = (select max(from_month) from revenue_deal l where l.agent_id = d.agent_id
            and l.from_month <= g))
        order by g limit 1) due
    order by due.month, n.agent_id limit 1`)
  return rows[0]
}

/** Whether everything that there is of a month is counted; nothing more is, until the commit. */
async function isCounted(tx: Tx, { month }: Due, { site }: Settings): Promise<boolean> {
  for (const { consumer: counting } of readings) await lockCursor(tx, counting)
  const endsAt = startOf(`${daysAfter(month, 31).slice(0, 8)}01`, site.timeZone)
  return (await countedUpTo(tx, readings, endsAt)) >= endsAt
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
  const txnId =
    paid === 0n
      ? null
      : await post(tx, {
          kind: 'commission_share',
          entries: [
            { system: 'COMMISSION_COST', asset, amount: -paid },
            { member: agentId, kind: 'CASH', asset, amount: paid },
          ],
          once: { owner: `commission:${agentId}`, key: `${month} share ${asset}` },
        })
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
