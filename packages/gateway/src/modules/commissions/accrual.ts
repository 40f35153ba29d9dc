import { type SQL, sql } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { settlement } from '../settlements/schema.ts'
import { startOf } from '../../lib/time/calendar.ts'
import type { Settings } from '../../settings/settings.ts'
import {
  type Cursor,
  type JournalRange,
  type Reading,
  assertLeads,
  beginning,
  lockCursor,
  moveCursor,
  within,
} from '../../workflow/journal.ts'
import { consumeSettlements } from '../settlements/index.ts'
import { slicesOf } from './brought.ts'

/** Under this name the place in the journal is kept. */
export const consumer = 'commission'
/** Rows of the journal in one transaction. */
const batch = 5000
/** Raised rates counted again in one transaction. */
const raises = 20

export interface AccrualJob {
  db: Db
  settings: () => Settings
}

/** What the paydays read of the journal. */
export const reading: Reading = { consumer, journal: settlement, at: settlement.settledAt }

/**
 * Adds to the commission of everyone above, and of the player, what is new in the settlement journal, by the rates of
 * the day it was settled on; what was counted of a day before a rate of it was raised is counted again. What arrives
 * after its day was closed counts on the first day that is not.
 */
export function createAccrualJob({ db, settings }: AccrualJob) {
  return async (stopping: AbortSignal, term: number): Promise<void> => {
    const leader = { name: consumer, term }
    for (let more = true; more && !stopping.aborted;)
      more = await consumeSettlements(db, { ...leader, limit: batch }, async (tx, range, cursor) => {
        const { site, commission } = settings()
        const zone = cursor.timeZone ?? site.timeZone
        if (cursor.timeZone === null) await moveCursor(tx, consumer, cursor, { timeZone: zone })
        if (commission.base !== 'off') await accrue(tx, range, zone, commission.base)
      })
    for (let more = true; more && !stopping.aborted;)
      more = await transact(db, async (tx) => {
        const cursor = await lockCursor(tx, consumer)
        await assertLeads(tx, cursor, leader)
        return recount(tx, cursor, settings())
      })
  }
}

/** The last day that takes no more lines: it is paid, or being paid. */
const closedDay = sql`(select greatest(day, closing) from commission_paid)`

type Base = 'validBet' | 'loss'

/** What some settlements add to the base of their members, by category and day of play. */
const baseOf = (zone: string, base: Base, of: SQL): SQL => sql`
  select member_id, asset, game_type, (settled_at at time zone ${zone}::text)::date as played,
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

const accrue = (tx: Tx, range: JournalRange, zone: string, base: Base) =>
  earn(tx, baseOf(zone, base, within(settlement, range)))

interface Raised extends Record<string, unknown> {
  id: string
  memberId: string
  gameType: string
  /** First day that is open and has the new rate. */
  day: string
}

/**
 * Counts again what the line of a member whose rate was raised has played since: of days that are not closed, up to
 * where the journal was counted, with the line and the rates as they are now. Call under the lock of the cursor.
 * @returns whether there may be more
 */
async function recount(tx: Tx, cursor: Cursor, { site, commission }: Settings): Promise<boolean> {
  const zone = cursor.timeZone ?? site.timeZone
  const { rows } = await tx.execute<Raised>(sql`
    select id::text, member_id as "memberId", game_type as "gameType",
      greatest(from_day, coalesce(${closedDay} + 1, from_day))::text as day
    from commission_raise order by id limit ${raises}`)
  for (const { id, memberId, gameType, day } of rows) {
    if (commission.base !== 'off')
      for await (const { after, upTo } of slicesOf(tx, memberId)) {
        const below = sql`select descendant_id from member_line
          where ancestor_id = ${memberId} and descendant_id > ${after}::uuid and descendant_id <= ${upTo}::uuid`
        await tx.execute(sql`
          delete from commission_line where member_id in (${below}) and game_type = ${gameType} and played >= ${day}`)
        const counted = sql`member_id in (${below}) and game_type = ${gameType} and settled_at >= ${startOf(day, zone)}
          and ${within(settlement, { from: beginning, to: cursor })}`
        await earn(tx, baseOf(zone, commission.base, counted))
      }
    await tx.execute(sql`delete from commission_raise where id = ${id}::bigint`)
  }
  return rows.length === raises
}
