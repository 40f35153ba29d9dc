import { type SQL, sql } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../../db/client.ts'
import type { Events } from '../../../lib/events.ts'
import type { Settings } from '../../../settings/settings.ts'
import { profiles } from '../profiles.ts'
import { exhaustedLimitsSql } from '../limits/exhausted-limits.ts'

const latestPlan = (memberId: string) =>
  sql`member_id = ${memberId}::uuid and set_at = (select max(set_at) from rg_plan where member_id = ${memberId}::uuid)`
const planOver = (at: string) => sql`(ends_at <= ${at}::timestamptz or staked - won >= loss)`

/**
 * Whether what a round has left of it stops play: the loss or time of a session set before, or a limit that is used up.
 * A column of the statement that ends the round, so that it costs no other; a forced break is published by a timer.
 */
export function playStops(memberId: string, now: Date, settings: Pick<Settings, 'rg' | 'site' | 'play'>): SQL<boolean> {
  const spent = profiles[settings.rg.profile].presetSession
    ? sql`exists (select from rg_plan
      where ${latestPlan(memberId)} and told_at is null and staked + won > 0 and ${planOver(now.toISOString())})`
    : sql`false`
  return sql<boolean>`(${spent} or ${exhaustedLimitsSql(sql`${memberId}::uuid`, now, settings)} is not null)`
}

/** Publishes to a member that play is paused; open streams read until when. */
export async function publishPause(tx: Tx, events: Events, memberId: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx.execute(sql`
    with stretch as (
      update play_session set break_told_at = ${at} where id = (select id from play_session
      where member_id = ${memberId} order by started_at desc limit 1) and break_told_at is null)
    update rg_plan set told_at = ${at} where ${latestPlan(memberId)} and told_at is null and ${planOver(at)}`)
  await events.publish(tx, { name: 'rg.pause', memberId })
}

/**
 * Publishes once for every current player whose break has begun, or whose session is over; of several gateways one
 * publishes.
 */
export async function publishPauses(db: Db, events: Events, now: Date, { rg }: Pick<Settings, 'rg'>): Promise<void> {
  const { forcedBreak, presetSession } = profiles[rg.profile]
  if (!forcedBreak && !presetSession) return
  const at = now.toISOString()
  await transact(db, async (tx) => {
    const notified = new Set<string>()
    if (forcedBreak) {
      const { rows } = await tx.execute<{ member_id: string }>(sql`
        update play_session set break_told_at = ${at}
        where break_told_at is null and last_at > ${at}::timestamptz - make_interval(mins => ${forcedBreak.breakMin})
          and unbroken_since <= ${at}::timestamptz - make_interval(mins => ${forcedBreak.afterMin}) returning member_id`)
      for (const { member_id: memberId } of rows) notified.add(memberId)
    }
    if (presetSession) {
      const { rows } = await tx.execute<{ member_id: string }>(sql`
        update rg_plan set told_at = ${at} where told_at is null and staked + won > 0 and ends_at <= ${at}
          and ends_at > ${at}::timestamptz - make_interval(mins => pause_min) returning member_id`)
      for (const { member_id: memberId } of rows) notified.add(memberId)
    }
    for (const memberId of notified) await events.publish(tx, { name: 'rg.pause', memberId })
  })
}
