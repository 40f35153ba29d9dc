import { gameTypes } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { settlement } from '../settlements/schema.ts'
import { dayOf, startOf } from '../../lib/time/calendar.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { Settings } from '../../settings/settings.ts'
import { isOn } from '../../settings/whitelabel.ts'
import { type JournalRange, assertLeads, lockCursor, within } from '../../workflow/journal.ts'
import { consumeSettlements } from '../settlements/index.ts'
import { payOpen } from './pay.ts'

/** Under this name the place in the journal is kept. */
export const consumer = 'rebate'
/** Rows of the journal in one transaction. */
const batch = 5000
/** Members paid in one transaction. */
const paidTogether = 50

interface RebateJob {
  db: Db
  clock: Clock
  settings: () => Settings
}

/** Adds what is new in the settlement journal to what is open, and pays what nobody claimed of days that are over. */
export function createRebateJob({ db, clock, settings }: RebateJob) {
  return async (stopping: AbortSignal, term: number): Promise<void> => {
    const leader = { name: consumer, term }
    for (let more = true; more && !stopping.aborted;)
      more = await consumeSettlements(db, { ...leader, limit: batch }, async (tx, range) => {
        if (isOn(settings(), 'REBATE3')) await add(tx, range, settings())
      })
    for (let more = true; more && !stopping.aborted;)
      more = await transact(db, async (tx) => {
        await assertLeads(tx, await lockCursor(tx, consumer), leader)
        const { site, rebate } = settings()
        const now = clock.now()
        const settled = new Date(now.getTime() - rebate.settleMinutes * 60_000)
        const cutOff = startOf(dayOf(settled, site.timeZone), site.timeZone)
        const { rows } = await tx.execute<{ memberId: string; asset: string }>(sql`
          select m.id as "memberId", m.asset from member m
          where m.id in (select member_id from rebate_open where minute < ${cutOff} order by minute limit ${paidTogether})
          order by m.id`)
        for (const { memberId, asset } of rows)
          await payOpen(tx, { memberId, asset, settings: settings(), now, upTo: cutOff, state: 'AUTO_PAID' })
        return rows.length > 0
      })
  }
}

/** Adds a range of settlements to what is open. A category without a rate brings nothing, and is not counted. */
async function add(tx: Tx, range: JournalRange, { rebate }: Settings): Promise<void> {
  const paid = gameTypes.filter((type) => rebate.rates[type] > 0)
  if (paid.length === 0) return
  await tx.execute(sql`
    insert into rebate_open as o (member_id, minute, game_type, base)
    select s.member_id, date_trunc('minute', s.settled_at), s.game_type, sum(s.valid_bet)::bigint
    from ${settlement} s where (s.written_by, s.id) in (select written_by, id from ${settlement} where ${within(settlement, range)})
      and not s.trial and s.game_type in ${paid} and s.valid_bet <> 0
      and not (${rebate.excludeBonus}::boolean and exists (
        select from requirement_step t join requirement q on q.id = t.requirement_id
        where t.round_id = s.round_id and q.source = 'BONUS'))
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (member_id, minute, game_type) do update set base = o.base + excluded.base`)
}
