import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../../db/client.ts'
import { playSession } from '../schema.ts'
import type { Events } from '../../../lib/events.ts'

/**
 * Of a stretch of play: whether its reality check waits. It came due during play, and has not been acknowledged.
 * @param at ISO 8601
 */
export function checkWaits(at: string | Placeholder, pauseMinutes: number | Placeholder): SQL<boolean> {
  return sql`coalesce(${playSession.nextCheckAt} <= ${at} and (${playSession.notifiedAt} is not null
    or ${playSession.lastAt} >= ${at}::timestamptz - make_interval(mins => ${pauseMinutes})), false)`
}

/** Notifies a member once that a reality check is due. */
export async function publishCheck(tx: Tx, events: Events, memberId: string, now: Date): Promise<void> {
  const { rows } = await tx.execute(sql`
    update play_session set told_at = ${now.toISOString()} where id = (
      select id from play_session where member_id = ${memberId} order by started_at desc limit 1
    ) and told_at is null and next_check_at <= ${now.toISOString()} returning id`)
  if (rows.length > 0) await events.publish(tx, { name: 'rg.realityCheck', memberId })
}

/** Notifies every current player whose check has come due; of several gateways one publishes. */
export async function publishChecks(db: Db, events: Events, now: Date, pauseMinutes: number): Promise<void> {
  const at = now.toISOString()
  await transact(db, async (tx) => {
    const { rows } = await tx.execute<{ member_id: string }>(sql`
      update play_session set told_at = ${at} where told_at is null and next_check_at <= ${at}
        and last_at >= ${at}::timestamptz - make_interval(mins => ${pauseMinutes}) returning member_id`)
    for (const { member_id: memberId } of rows) await events.publish(tx, { name: 'rg.realityCheck', memberId })
  })
}
