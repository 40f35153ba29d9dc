import { sql } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { commissionDay } from './schema.ts'
import { post } from '../../ledger/post.ts'
import { daysAfter, dayOf, startOf } from '../../lib/time/calendar.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { Settings } from '../../settings/settings.ts'
import { assertLeads, lockCursor } from '../../workflow/journal.ts'
import { consumer } from './accrual.ts'
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
    while (!stopping.aborted) {
      const day = await nextDay(db, clock.now(), settings())
      if (!day) return
      while (!stopping.aborted && (await payBatch(db, day, term, clock.now())));
      if (stopping.aborted) return
      await transact(db, async (tx) => {
        await assertLeads(tx, await lockCursor(tx, consumer), { name: consumer, term })
        await tx.execute(sql`
          insert into commission_paid (day) values (${day}) on conflict (id) do update set day = excluded.day`)
      })
    }
  }
}

/** The first day that is not paid; undefined where it is not over, or was over only now. */
async function nextDay(db: Db, now: Date, { site, commission }: Settings): Promise<string | undefined> {
  const {
    rows: [row],
  } = await db.execute<{ paid: string | null; first: string | null }>(sql`
    select (select day::text from commission_paid) as paid, (select min(day)::text from commission_line) as first`)
  const day = row?.paid ? daysAfter(row.paid, 1) : row?.first
  if (!day || day >= dayOf(now, site.timeZone)) return undefined
  const endsAt = startOf(daysAfter(day, 1), site.timeZone).getTime()
  return now.getTime() >= endsAt + commission.graceMinutes * 60_000 ? day : undefined
}

/** Pays some agents of a day. @returns whether there were any */
const payBatch = (db: Db, day: string, term: number, now: Date): Promise<boolean> =>
  transact(db, async (tx) => {
    await assertLeads(tx, await lockCursor(tx, consumer), { name: consumer, term })
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
  })

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
