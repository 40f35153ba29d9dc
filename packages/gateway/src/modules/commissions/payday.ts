import { and, eq, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { commissionDay, commissionPaid } from './schema.ts'
import { post } from '../../ledger/post.ts'
import { daysAfter } from '../../lib/time/calendar.ts'
import { type Closing, type ClosingTurn, type SettlingTurn, settleEach } from '../../workflow/closings.ts'
import { jobItem } from '../../workflow/schema.ts'
import { commission } from './accrual.ts'
import { payable } from './deals.ts'

/** Agents paid in one transaction. */
const together = 500

/** Pays what agents have earned, day by day, as soon as the figures of a day are complete; each day and agent once. */
export const commissionPayday: Closing = {
  name: 'commission-payday',
  everyMs: 60_000,
  reads: [commission],
  graceMs: ({ commission: { graceMinutes } }) => graceMinutes * 60_000,
  close: closeNext,
  settle: payClosed,
}

/**
 * Closes the first day that is not: from then on no line is added to it, so that agents who are paid later are paid for
 * the same figures. A day whose payment was interrupted is closed already.
 * @returns false where one is closed, the day is not over, or not everything that there is of it is counted
 */
async function closeNext(tx: Tx, { upTo, now, calendar }: ClosingTurn): Promise<boolean> {
  const {
    rows: [row],
  } = await tx.execute<{
    paid: string | null
    closing: string | null
    first: string | null
    raised: string | null
  }>(sql`
    select (select day::text from commission_paid) as paid, (select closing::text from commission_paid) as closing,
      (select min(day)::text from commission_line) as first, (select min(from_day)::text from commission_raise) as raised`)
  const day = row?.paid ? daysAfter(row.paid, 1) : row?.first
  if (!day || row?.closing || day >= calendar.dayOf(now)) return false
  if ((row?.raised && row.raised <= day) || upTo < calendar.startOf(daysAfter(day, 1))) return false
  await tx.execute(sql`
    insert into commission_paid (closing) values (${day}) on conflict (id) do update set closing = excluded.closing`)
  return true
}

interface Payee extends Record<string, unknown> {
  agentId: string
  asset: string
}

/** Pays the agents of the day that is closed, and those who could not be paid before; then the day is paid. */
async function payClosed(turn: SettlingTurn): Promise<void> {
  const { db, job, lead, now, stopping } = turn
  const payAll = (find: (limit: number) => Promise<readonly Payee[]>) =>
    settleEach(turn, {
      together,
      find,
      keyOf: ({ agentId, asset }) => `${agentId} ${asset}`,
      run: (tx, payee) => pay(tx, payee, now),
    })
  await payAll(async (limit) => {
    const aside = await db
      .select({ item: jobItem.item })
      .from(jobItem)
      .where(and(eq(jobItem.job, job), lte(jobItem.nextAt, now)))
      .limit(limit)
    return aside.map(({ item }) => {
      const [agentId = '', asset = ''] = item.split(' ')
      return { agentId, asset }
    })
  })
  const [{ closing } = { closing: null }] = await db.select({ closing: commissionPaid.closing }).from(commissionPaid)
  if (closing === null) return
  let after: Payee | undefined
  await payAll(async (limit) => {
    const { rows } = await db.execute<Payee>(sql`
      select distinct l.agent_id as "agentId", l.asset from commission_line l
      where l.day = ${closing} and ${after ? sql`(l.agent_id, l.asset) > (${after.agentId}::uuid, ${after.asset})` : sql`true`}
        and not exists (select from commission_day d where d.agent_id = l.agent_id and d.asset = l.asset and d.day = l.day)
      order by 1, 2 limit ${limit}`)
    after = rows.at(-1)
    return rows
  })
  if (stopping.aborted) return
  await lead((tx) =>
    tx.execute(sql`update commission_paid set day = closing, closing = null where closing = ${closing}`),
  )
}

/** Pays an agent what a period came to, once; null: it came to nothing. */
export const payAgent = async (
  tx: Tx,
  kind: 'commission' | 'commission_share',
  { agentId, asset }: Pick<Payee, 'agentId' | 'asset'>,
  paid: bigint,
  period: string,
): Promise<number | null> =>
  paid === 0n
    ? null
    : post(tx, {
        kind,
        entries: [
          { system: 'COMMISSION_COST', asset, amount: -paid },
          { member: agentId, kind: 'CASH', asset, amount: paid },
        ],
        once: { owner: `commission:${agentId}`, key: period },
      })

interface Earned extends Record<string, unknown> {
  day: string
  /** Minor units. */
  base: string
  members: number
  /** Millionths of a minor unit. */
  earned: string
}

/** Pays an agent the closed days that are not paid, oldest first: what is left of one is carried to the next. */
async function pay(tx: Tx, { agentId, asset }: Payee, now: Date): Promise<void> {
  const {
    rows: [last],
  } = await tx.execute<{ day: string; rest: string }>(sql`
    select day::text, rest::text from commission_day where agent_id = ${agentId} and asset = ${asset} order by day desc limit 1`)
  const { rows } = await tx.execute<Earned>(sql`
    select l.day::text, sum(l.base)::text as base, count(distinct l.member_id)::int as members,
      sum(l.base * (l.rate - l.rate_below))::text as earned
    from commission_line l where l.agent_id = ${agentId} and l.asset = ${asset}
      and l.day > coalesce(${last?.day ?? null}::date, '-infinity') and l.day <= (select greatest(day, closing) from commission_paid)
    group by 1 order by 1`)
  let carriedIn = BigInt(last?.rest ?? 0)
  for (const { day, base, members, earned } of rows) {
    const { paid, rest } = payable(BigInt(earned) + carriedIn)
    const txnId = await payAgent(tx, 'commission', { agentId, asset }, paid, `${day} ${asset}`)
    await tx.insert(commissionDay).values({
      agentId,
      day,
      asset,
      base: BigInt(base),
      members,
      earned: BigInt(earned),
      carriedIn,
      rest,
      paid,
      txnId,
      at: now,
    })
    carriedIn = rest
  }
}
