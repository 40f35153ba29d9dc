import { sql } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { commissionDay } from './schema.ts'
import { post } from '../../ledger/post.ts'
import { daysAfter, dayOf, startOf } from '../../lib/time/calendar.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { Settings } from '../../settings/settings.ts'
import { assertLeads, countedUpTo, lockCursor } from '../../workflow/journal.ts'
import { consumer, reading } from './accrual.ts'
import { payable } from './deals.ts'

/** Agents paid in one transaction. */
const batch = 100

export interface Payday {
  db: Db
  clock: Clock
  settings: () => Settings
}

interface Earned extends Record<string, unknown> {
  agentId: string
  asset: string
  /** Minor units. */
  base: string
  members: number
  /** Millionths of a minor unit. */
  earned: string
  carried: string
}

/** Pays what agents have earned, day by day, as soon as the figures of a day are complete; each day and agent once. */
export function createPayday({ db, clock, settings }: Payday) {
  return async (stopping: AbortSignal, term: number): Promise<void> => {
    const locked = <T>(fn: (tx: Tx) => Promise<T>) =>
      transact(db, async (tx) => {
        await assertLeads(tx, await lockCursor(tx, consumer), { name: consumer, term })
        return fn(tx)
      })
    while (!stopping.aborted) {
      const day = await locked((tx) => closeNext(tx, clock.now(), settings()))
      if (!day) return
      while (!stopping.aborted && (await locked((tx) => payBatch(tx, day, clock.now()))));
      if (stopping.aborted) return
      await locked((tx) =>
        tx.execute(sql`update commission_paid set day = closing, closing = null where closing = ${day}`),
      )
    }
  }
}

/**
 * Closes the first day that is not paid: from then on no line is added to it, so that agents who are paid later are paid
 * for the same figures. A day whose payment was interrupted is closed already.
 * @returns undefined where the day is not over, or not everything that there is of it is counted
 */
async function closeNext(tx: Tx, now: Date, { site, commission }: Settings): Promise<string | undefined> {
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
  if (row?.closing) return row.closing
  const day = row?.paid ? daysAfter(row.paid, 1) : row?.first
  if (!day || day >= dayOf(now, site.timeZone)) return undefined
  const endsAt = startOf(daysAfter(day, 1), site.timeZone)
  if (now.getTime() < endsAt.getTime() + commission.graceMinutes * 60_000) return undefined
  if ((row?.raised && row.raised <= day) || (await countedUpTo(tx, [reading], endsAt)) < endsAt) return undefined
  await tx.execute(sql`
    insert into commission_paid (closing) values (${day}) on conflict (id) do update set closing = excluded.closing`)
  return day
}

/** Pays some agents of a day. @returns whether there were any */
async function payBatch(tx: Tx, day: string, now: Date): Promise<boolean> {
  const { rows } = await tx.execute<Earned>(sql`
      select l.agent_id as "agentId", l.asset, sum(l.base)::text as base, count(distinct l.member_id)::int as members,
        sum(l.base * (l.rate - l.rate_below))::text as earned,
        coalesce((select rest from commission_day d where d.agent_id = l.agent_id and d.asset = l.asset
          order by day desc limit 1), 0)::text as carried
      from commission_line l where l.day = ${day}
        and not exists (select from commission_day d where d.agent_id = l.agent_id and d.asset = l.asset and d.day = ${day})
      group by 1, 2 order by 1, 2 limit ${batch}`)
  for (const each of rows) await pay(tx, day, each, now)
  return rows.length > 0
}

async function pay(tx: Tx, day: string, { agentId, asset, members, ...amounts }: Earned, now: Date): Promise<void> {
  const [earned, carriedIn] = [BigInt(amounts.earned), BigInt(amounts.carried)]
  const { paid, rest } = payable(earned + carriedIn)
  const txnId =
    paid === 0n
      ? null
      : await post(tx, {
          kind: 'commission',
          entries: [
            { system: 'COMMISSION_COST', asset, amount: -paid },
            { member: agentId, kind: 'CASH', asset, amount: paid },
          ],
          once: { owner: `commission:${agentId}`, key: `${day} ${asset}` },
        })
  await tx.insert(commissionDay).values({
    agentId,
    day,
    asset,
    base: BigInt(amounts.base),
    members,
    earned,
    carriedIn,
    rest,
    paid,
    txnId,
    at: now,
  })
}
