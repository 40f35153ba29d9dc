import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { settlement } from '../settlements/schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { type JournalRange, moveCursor, within } from '../../workflow/journal.ts'
import { consumeSettlements } from '../settlements/index.ts'

/** Under this name the place in the journal is kept. */
export const consumer = 'commission'
/** Rows of the journal in one transaction. */
const batch = 5000

export interface AccrualJob {
  db: Db
  settings: () => Settings
}

/**
 * Adds to the commission of everyone above, and of the player, what is new in the settlement journal, by the rates of
 * the day it was settled on. What arrives after its day was paid counts on the first day that is not.
 */
export function createAccrualJob({ db, settings }: AccrualJob) {
  return async (stopping: AbortSignal, term: number): Promise<void> => {
    for (let more = true; more && !stopping.aborted;)
      more = await consumeSettlements(db, { name: consumer, term, limit: batch }, async (tx, range, cursor) => {
        const { site, commission } = settings()
        const zone = cursor.timeZone ?? site.timeZone
        if (cursor.timeZone === null) await moveCursor(tx, consumer, cursor, { timeZone: zone })
        if (commission.base !== 'off') await accrue(tx, range, zone, commission.base)
      })
  }
}

/** From the player up, each earns the base times what their rate exceeds the one below by. */
const accrue = (tx: Tx, range: JournalRange, zone: string, base: 'validBet' | 'loss') =>
  tx.execute(sql`
    with fresh as (
      select member_id, asset, game_type, (settled_at at time zone ${zone}::text)::date as played,
        sum(${base === 'validBet' ? sql`valid_bet` : sql`stake - win`})::bigint as base
      from ${settlement} where ${within(settlement, range)} and not trial and game_type is not null
      group by 1, 2, 3, 4),
    up as (
      select f.*, l.ancestor_id as agent_id, l.depth, coalesce(rate_of(l.ancestor_id, f.game_type, f.played), 0) as rate
      from fresh f join member_line l on l.descendant_id = f.member_id
        join member a on a.id = l.ancestor_id and a.asset = f.asset where f.base <> 0),
    earning as (
      select *, lag(rate, 1, 0) over (partition by member_id, asset, game_type, played order by depth) as rate_below from up),
    counted as (
      select e.*, greatest(e.played, coalesce((select day from commission_paid) + 1, e.played)) as day from earning e)
    insert into commission_line as c (agent_id, day, asset, member_id, game_type, rate, rate_below, base)
      select agent_id, day, asset, member_id, game_type, rate, rate_below, sum(base)::bigint from counted
      where rate <> rate_below group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
      on conflict (agent_id, day, asset, member_id, game_type, rate, rate_below) do update set base = c.base + excluded.base`)
