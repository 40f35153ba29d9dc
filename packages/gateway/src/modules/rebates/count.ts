import { gameTypes } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { settlement } from '../settlements/schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { isOn } from '../../settings/whitelabel.ts'
import { type Closing, settleEach } from '../../workflow/closings.ts'
import { defineConsumer } from '../../workflow/consumers.ts'
import { notAside } from '../../workflow/each-alone.ts'
import { type JournalRange, within } from '../../workflow/journal.ts'
import { settlements } from '../settlements/index.ts'
import { payOpen } from './pay.ts'

/** Members paid in one transaction. */
const paidTogether = 50

/** Adds what is new in the settlement journal to what is open. */
export const rebate = defineConsumer({
  name: 'rebate',
  ...settlements,
  batch: 5000,
  count: async (tx, range, { settings }) => {
    if (isOn(settings, 'REBATE3')) await add(tx, range, settings)
  },
})

/** Pays what nobody claimed of days that are over; play that is counted later stays open. */
export const rebateDays: Closing = {
  name: 'rebate-days',
  everyMs: 10_000,
  reads: [rebate],
  graceMs: ({ rebate: { settleMinutes } }) => settleMinutes * 60_000,
  settle(turn) {
    const { job, settings, now, calendar } = turn
    const upTo = calendar.startOf(calendar.dayOf(turn.upTo))
    return settleEach<{ memberId: string; asset: string }>(turn, {
      together: paidTogether,
      find: (limit) => sql`
        select m.id as "memberId", m.asset from member m
        where m.id in (select o.member_id from rebate_open o where o.minute < ${upTo}
          and ${notAside(job, sql`o.member_id`, now)} order by o.minute limit ${limit})
        order by m.id`,
      keyOf: ({ memberId }) => memberId,
      run: (tx, member) => payOpen(tx, { ...member, settings, now, upTo, state: 'AUTO_PAID' }),
    })
  },
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
        select from requirement_steps t join requirements q on q.id = t.requirement_id
        where t.round_id = s.round_id and q.source = 'BONUS'))
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (member_id, minute, game_type) do update set base = o.base + excluded.base`)
}
