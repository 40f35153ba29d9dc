import { and, desc, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { writeRows } from '../../../db/rows.ts'
import { postings } from '../../../ledger/journal.ts'
import { mission, missionProgress, missionVersion } from '../schema.ts'
import { publish } from '../../../lib/events.ts'
import { groupBy } from '../../../lib/collections/group-by.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { BusinessCalendar } from '../../../workflow/business-calendar.ts'
import type { Closing } from '../../../workflow/closings.ts'
import { type Counting, defineConsumer } from '../../../workflow/consumers.ts'
import { settlements } from '../../settlements/index.ts'
import { type Counts, type FoldedMission, type Progress, count, keyOf } from './fold.ts'
import { countScores } from '../leaderboards/scores.ts'
import { freezeDue, rankDue } from '../leaderboards/ranks.ts'
import { missionWindow } from '../periods.ts'
import { type Played, depositedIn, settledIn } from './played.ts'

/** Rows of a journal in one transaction. */
const batch = 2000

/** Counts deposits, row by row. */
export const missionDeposits = defineConsumer({
  name: 'mission-deposits',
  ...postings,
  batch,
  count: async (tx, range, counting) => countMissions(tx, await depositedIn(tx, range), counting),
})

/**
 * Counts settlements for missions and leaderboards, row by row. A round belongs to the period in which it was settled
 * first, and what corrects it as well.
 */
export const missions = defineConsumer({
  name: 'missions',
  ...settlements,
  batch,
  async count(tx, range, counting) {
    const rows = await settledIn(tx, range)
    await countMissions(tx, rows, counting)
    await countScores(tx, rows, counting)
  },
})

/** Freezes leaderboards that have ended, and works the ranks of the others out. */
export const boardPeriods: Closing = {
  name: 'board-periods',
  everyMs: 10_000,
  reads: [missions],
  graceMs: ({ missions: { graceMinutes } }) => graceMinutes * 60_000,
  async settle(turn) {
    await freezeDue(turn)
    await rankDue(turn)
  },
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

async function countMissions(tx: Tx, played: readonly Played[], { calendar, settings }: Counting): Promise<void> {
  if (played.length === 0) return
  const missions = await foldedMissions(tx)
  const counts = await countsOf(tx, played, missions, calendar)
  const wasComplete = new Map(Array.from(counts.rows, ([key, row]) => [key, row.progress >= row.target]))
  const changed = new Map<string, Progress>()
  for (const one of played)
    for (const each of missions) {
      const row = count(counts, each, one, calendar)
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
  { zoneAt }: BusinessCalendar,
): Promise<Counts> {
  const members = [...new Set(played.map(({ memberId }) => memberId))]
  const periods = [...new Set(missions.map(({ period }) => period))]
  const keys = [
    ...new Set(played.flatMap(({ of }) => periods.map((period) => missionWindow(period, of, zoneAt(of)).key))),
  ]
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

const keep = (tx: Tx, rows: readonly Progress[], { missions }: Settings) =>
  writeRows(
    tx,
    missionProgress,
    rows.map((row) => ({
      ...row,
      claimBy: row.endsAt && new Date(row.endsAt.getTime() + missions.claimDays * 86_400_000),
    })),
    { key: ['memberId', 'missionId', 'periodKey'], update: ['progress', 'completedAt'] },
  )
