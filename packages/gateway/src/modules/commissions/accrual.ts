import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { settlement } from '../settlements/schema.ts'
import { businessDay } from '../../workflow/business-calendar.ts'
import { type Closing, settleEach } from '../../workflow/closings.ts'
import { type Counting, countedBy, defineConsumer } from '../../workflow/consumers.ts'
import { notAside } from '../../workflow/each-alone.ts'
import { within } from '../../workflow/journal.ts'
import { settlements } from '../settlements/index.ts'
import { inSlice, slicesOf } from '../../workflow/slices.ts'
import { lineOf, membersAtOnce } from './brought.ts'

/**
 * Adds to the commission of everyone above, and of the player, what is new in the settlement journal, by the rates of
 * the day it was settled on. What arrives after its day was closed counts on the first day that is not.
 */
export const commission = defineConsumer({
  name: 'commission',
  ...settlements,
  batch: 5000,
  async count(
    tx,
    range,
    {
      settings: {
        commission: { base },
      },
    },
  ) {
    if (base !== 'off') await earn(tx, baseOf(base, within(settlement, range)))
  },
})

/** Counts again what was counted of a day before a rate of it was raised. */
export const commissionRaises: Closing = {
  name: 'commission-raises',
  everyMs: 10_000,
  reads: [commission],
  settle: (turn) =>
    settleEach<Raised>(turn, {
      find: (limit) => sql`
        select id::text, member_id as "memberId", game_type as "gameType" from commission_raise r
        where ${notAside(turn.job, sql`r.id`, turn.now)} order by r.id limit ${limit}`,
      keyOf: ({ id }) => id,
      run: (tx, raised) => recount(tx, raised, turn),
    }),
}

/** The last day that takes no more lines: it is paid, or being paid. */
const closedDay = sql`(select greatest(day, closing) from commission_paid)`

type Base = 'validBet' | 'loss'

/** What some settlements add to the base of their members, by category and day of play. */
const baseOf = (base: Base, of: SQL): SQL => sql`
  select member_id, asset, game_type, ${businessDay(sql`settled_at`)} as played,
    sum(${base === 'validBet' ? sql`valid_bet` : sql`stake - win`})::bigint as base
  from ${settlement} where ${of} and not trial and game_type is not null group by 1, 2, 3, 4`

/** From the player up, each earns the base times what their rate exceeds the one below by. */
const earn = (tx: Tx, fresh: SQL) =>
  tx.execute(sql`
    with fresh as (${fresh}),
    up as (
      select f.*, l.ancestor_id as agent_id, l.depth, coalesce(rate_of(l.ancestor_id, f.game_type, f.played), 0) as rate
      from fresh f join member_line l on l.descendant_id = f.member_id
        join member a on a.id = l.ancestor_id and a.asset = f.asset where f.base <> 0),
    earning as (
      select *, lag(rate, 1, 0) over (partition by member_id, asset, game_type, played order by depth) as rate_below from up),
    counted as (select e.*, greatest(e.played, coalesce(${closedDay} + 1, e.played)) as day from earning e)
    insert into commission_line as c (agent_id, day, asset, member_id, game_type, played, rate, rate_below, base)
      select agent_id, day, asset, member_id, game_type, played, rate, rate_below, sum(base)::bigint from counted
      where rate <> rate_below group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8
      on conflict (agent_id, day, asset, member_id, game_type, played, rate, rate_below)
        do update set base = c.base + excluded.base`)

interface Raised {
  id: string
  memberId: string
  gameType: string
}

/**
 * Counts again what the line of a member whose rate was raised has played since: of days that are not closed, up to
 * where the journal was counted, with the line and the rates as they are now. Call under the lock of the cursor.
 */
async function recount(tx: Tx, { id, memberId, gameType }: Raised, { settings, calendar, atMost }: Counting) {
  const { base } = settings.commission
  const { rows } = await tx.execute<{ day: string }>(sql`
    delete from commission_raise where id = ${id}::bigint
    returning greatest(from_day, coalesce(${closedDay} + 1, from_day))::text as day`)
  if (base === 'off') return
  for (const { day } of rows)
    for await (const slice of slicesOf(tx, lineOf(memberId), atMost(membersAtOnce))) {
      const below = sql`select descendant_id from member_line
        where ancestor_id = ${memberId} and ${inSlice(sql`descendant_id`, slice)}`
      await tx.execute(sql`
        delete from commission_line where member_id in (${below}) and game_type = ${gameType} and played >= ${day}`)
      const counted = sql`member_id in (${below}) and game_type = ${gameType} and settled_at >= ${calendar.startOf(day)}
        and ${countedBy(commission)}`
      await earn(tx, baseOf(base, counted))
    }
}
