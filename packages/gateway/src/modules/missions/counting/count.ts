import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { type Db, type Reader, type Tx, transact } from '../../../db/client.ts'
import { posting } from '../../../ledger/schema.ts'
import { mission, missionProgress, missionVersion } from '../schema.ts'
import { settlement } from '../../settlements/schema.ts'
import { journalCursor } from '../../../workflow/schema.ts'
import { publish } from '../../../lib/events.ts'
import { groupBy } from '../../../lib/collections/group-by.ts'
import type { Clock } from '../../../lib/time/clock.ts'
import type { Settings } from '../../../settings/settings.ts'
import {
  type Cursor,
  type Reading,
  assertLeads,
  consume,
  countedUpTo,
  lockCursor,
  moveCursor,
} from '../../../workflow/journal.ts'
import { consumeSettlements } from '../../settlements/index.ts'
import { type Counts, type FoldedMission, type Progress, count, keyOf } from './fold.ts'
import { countScores } from '../leaderboards/scores.ts'
import { freezeDue, rankDue } from '../leaderboards/ranks.ts'
import { missionWindow } from '../periods.ts'
import { type Played, depositedIn, settledIn } from './played.ts'

/** Under these names the places in the journals are kept. */
export const consumers = { played: 'missions', deposited: 'mission-deposits' } as const
/** What leaderboards are frozen by. */
const reading: Reading = { consumer: consumers.played, journal: settlement, at: settlement.settledAt }
/** Rows of a journal in one transaction. */
const batch = 2000

export interface MissionJob {
  db: Db
  clock: Clock
  settings: () => Settings
}

/**
 * Counts what is new in the settlement journal and what was deposited, row by row, and freezes leaderboards. A round
 * belongs to the period in which it was settled first, and what corrects it as well.
 */
export function createMissionJob({ db, clock, settings }: MissionJob) {
  return async (stopping: AbortSignal, term: number): Promise<void> => {
    const played = { name: consumers.played, term, limit: batch }
    const deposited = { name: consumers.deposited, term, limit: batch }
    for (let more = true; more && !stopping.aborted;)
      more = await consume(db, posting, deposited, async (tx, range, cursor) => {
        const zone = await zoneOf(tx, cursor, settings())
        await countMissions(tx, await depositedIn(tx, range), zone, settings())
      })
    for (let more = true; more && !stopping.aborted;)
      more = await consumeSettlements(db, played, async (tx, range, cursor) => {
        const zone = await zoneOf(tx, cursor, settings())
        const rows = await settledIn(tx, range)
        await countMissions(tx, rows, zone, settings())
        await countScores(tx, rows, { zone, settings: settings() })
      })
    if (stopping.aborted) return
    await transact(db, async (tx) => {
      const cursor = await lockCursor(tx, consumers.played)
      await assertLeads(tx, cursor, played)
      const now = clock.now()
      const over = new Date(now.getTime() - settings().missions.graceMinutes * 60_000)
      if ((await countedUpTo(tx, [reading], over)) >= over) await freezeDue(tx, settings(), over, now)
      await rankDue(tx, now)
    })
  }
}

/** Days stay in the zone they were begun in. */
async function zoneOf(tx: Tx, cursor: Cursor, { site }: Settings): Promise<string> {
  if (cursor.timeZone === null) await moveCursor(tx, cursor.consumer, cursor, { timeZone: site.timeZone })
  return cursor.timeZone ?? site.timeZone
}

/** All missions with their versions, those that have ended too: what was begun goes on. */
export async function foldedMissions(tx: Tx): Promise<FoldedMission[]> {
  const [missions, versions] = [
    await tx.select().from(mission).orderBy(mission.position, mission.id),
    await tx.select().from(missionVersion).orderBy(desc(missionVersion.version)),
  ]
  const of = groupBy(versions, ({ missionId }) => missionId)
  return missions.map((one) => ({ ...one, versions: of.get(one.id) ?? [] }))
}

async function countMissions(tx: Tx, played: readonly Played[], zone: string, settings: Settings): Promise<void> {
  if (played.length === 0) return
  const missions = await foldedMissions(tx)
  const counts = await countsOf(tx, played, missions, zone)
  const wasComplete = new Map(Array.from(counts.rows, ([key, row]) => [key, row.progress >= row.target]))
  const changed = new Map<string, Progress>()
  for (const one of played)
    for (const each of missions) {
      const row = count(counts, each, one, zone)
      if (row) changed.set(keyOf(row.memberId, row.missionId, row.periodKey), row)
    }
  if (changed.size === 0) return
  await keep(tx, [...changed.values()], settings)
  const told = new Set<string>()
  for (const [key, row] of changed)
    if ((wasComplete.get(key) ?? false) !== row.progress >= row.target) told.add(row.memberId)
  for (const memberId of told) await publish(tx, { name: 'missions', memberId })
}

/** What was counted for the members of some rows, locked until the commit: no reward is claimed meanwhile. */
async function countsOf(
  tx: Tx,
  played: readonly Played[],
  missions: readonly FoldedMission[],
  zone: string,
): Promise<Counts> {
  const members = [...new Set(played.map(({ memberId }) => memberId))]
  const periods = [...new Set(missions.map(({ period }) => period))]
  const keys = [...new Set(played.flatMap(({ of }) => periods.map((period) => missionWindow(period, of, zone).key)))]
  const before = [...new Set(missions.flatMap(({ versions }) => versions.flatMap(({ after: first }) => first ?? [])))]
  const known = await tx
    .select()
    .from(missionProgress)
    .where(and(inArray(missionProgress.memberId, members), inArray(missionProgress.periodKey, keys)))
    .orderBy(missionProgress.memberId, missionProgress.missionId, missionProgress.periodKey)
    .for('update')
  const completed =
    before.length === 0
      ? []
      : await tx
          .select({
            memberId: missionProgress.memberId,
            missionId: missionProgress.missionId,
            at: sql<string>`min(${missionProgress.completedAt})`,
          })
          .from(missionProgress)
          .where(
            and(
              inArray(missionProgress.memberId, members),
              inArray(missionProgress.missionId, before),
              isNotNull(missionProgress.completedAt),
            ),
          )
          .groupBy(missionProgress.memberId, missionProgress.missionId)
  return {
    rows: new Map(
      known.map(({ claimedAt, ...row }) => [
        keyOf(row.memberId, row.missionId, row.periodKey),
        { ...row, claimed: claimedAt !== null },
      ]),
    ),
    completed: new Map(completed.map(({ memberId, missionId, at }) => [`${memberId} ${missionId}`, new Date(at)])),
  }
}

async function keep(tx: Tx, rows: readonly Progress[], { missions }: Settings): Promise<void> {
  const given = JSON.stringify(
    rows.map((row) => ({
      member_id: row.memberId,
      mission_id: row.missionId,
      period_key: row.periodKey,
      version: row.version,
      asset: row.asset,
      progress: String(row.progress),
      target: String(row.target),
      starts_at: row.startsAt,
      ends_at: row.endsAt,
      claim_by: row.endsAt && new Date(row.endsAt.getTime() + missions.claimDays * 86_400_000),
      completed_at: row.completedAt,
    })),
  )
  await tx.execute(sql`
    insert into mission_progress (member_id, mission_id, period_key, version, asset, progress, target, starts_at, ends_at,
        claim_by, completed_at)
      select * from jsonb_to_recordset(${given}::jsonb) as f(member_id uuid, mission_id text, period_key text, version int,
        asset text, progress bigint, target bigint, starts_at timestamptz, ends_at timestamptz, claim_by timestamptz,
        completed_at timestamptz)
      order by member_id, mission_id, period_key
      on conflict (member_id, mission_id, period_key) do update set progress = excluded.progress,
        completed_at = excluded.completed_at`)
}

/** The zone that days are counted in: that of the settings until something was counted. */
export async function countingZone(db: Reader, { site }: Pick<Settings, 'site'>): Promise<string> {
  const [row] = await db
    .select({ zone: journalCursor.timeZone })
    .from(journalCursor)
    .where(eq(journalCursor.consumer, consumers.played))
  return row?.zone ?? site.timeZone
}
