import { and, desc, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { writeRows } from '../../../db/rows.ts'
import { mission, missionProgress, missionVersion } from '../schema.ts'
import { publish } from '../../../lib/events.ts'
import { groupBy } from '../../../lib/collections/group-by.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { BusinessCalendar } from '../../../workflow/business-calendar.ts'
import type { Closing } from '../../../workflow/closings.ts'
import { type Counting, defineConsumer } from '../../../workflow/consumers.ts'
import type { JournalRange } from '../../../workflow/journal.ts'
import { type Counts, type FoldedMission, type Progress, count, keyOf, missionIn, nameOf } from './fold.ts'
import { countScores } from '../leaderboards/scores.ts'
import { freezeDue, rankDue } from '../leaderboards/ranks.ts'
import { missionWindow } from '../periods.ts'
import { type Played, depositedIn, settledIn } from './played.ts'
import { type Source, countedSince, deposits, other, play } from './sources.ts'

/** Rows of a journal in one transaction. */
const batch = 2000

/** Counts deposits, row by row. */
export const missionDeposits = defineConsumer({
  ...deposits,
  batch,
  count: async (tx, range, counting) =>
    countMissions(tx, { source: deposits, range, rows: await depositedIn(tx, range) }, counting),
})

/**
 * Counts settlements for missions and leaderboards, row by row. A round belongs to the period in which it was settled
 * first, and what corrects it as well.
 */
export const missions = defineConsumer({
  ...play,
  batch,
  async count(tx, range, counting) {
    const rows = await settledIn(tx, range)
    await countMissions(tx, { source: play, range, rows }, counting)
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

interface Fresh {
  source: Source
  range: JournalRange
  rows: readonly Played[]
}

async function countMissions(tx: Tx, { source, range, rows }: Fresh, { calendar, settings }: Counting): Promise<void> {
  if (rows.length === 0) return
  const missions = await foldedMissions(tx)
  const before = new Set(missions.flatMap(({ versions }) => versions.flatMap(({ after: first }) => first ?? [])))
  const counts: Counts = { rows: new Map(), completed: await completedOf(tx, rows, [...before]) }
  const wasComplete = new Map<string, boolean>()
  const changed = new Map<string, Progress>()
  /** @returns what was completed for the first time, of what others come after */
  const add = async (played: readonly Played[], wasFresh?: ReadonlyMap<string, Date>): Promise<Map<string, Date>> => {
    for (const [key, row] of await rowsOf(tx, played, missions, calendar))
      if (!counts.rows.has(key)) {
        counts.rows.set(key, row)
        wasComplete.set(key, row.progress >= row.target)
      }
    const known = new Set(counts.completed.keys())
    const isFresh = wasFresh && ((name: string) => wasFresh.has(name) || !known.has(name))
    for (const one of played)
      for (const each of missions) {
        const row = count(counts, each, one, calendar, isFresh)
        if (row) changed.set(keyOf(row.memberId, row.missionId, row.periodKey), row)
      }
    return new Map([...counts.completed].filter(([name]) => !known.has(name) && before.has(missionIn(name))))
  }
  // The other journal may have been read further: of it, what was counted while a mission was locked counts now.
  for (let fresh = await add(rows), from = source; fresh.size > 0; from = other(from))
    fresh = await add(
      await countedSince(tx, other(from), fresh, missions, other(from) === source ? range : undefined),
      fresh,
    )
  if (changed.size === 0) return
  await keep(tx, [...changed.values()], settings)
  const told = new Set<string>()
  for (const [key, row] of changed)
    if ((wasComplete.get(key) ?? false) !== row.progress >= row.target) told.add(row.memberId)
  for (const memberId of told) await publish(tx, { name: 'missions', memberId })
}

const membersOf = (played: readonly Played[]) => [...new Set(played.map(({ memberId }) => memberId))]

/** What was counted for the members of some rows, locked until the commit: no reward is claimed meanwhile. */
async function rowsOf(
  tx: Tx,
  played: readonly Played[],
  missions: readonly FoldedMission[],
  { zoneAt }: BusinessCalendar,
): Promise<Counts['rows']> {
  if (played.length === 0) return new Map()
  const periods = [...new Set(missions.map(({ period }) => period))]
  const keys = [
    ...new Set(played.flatMap(({ of }) => periods.map((period) => missionWindow(period, of, zoneAt(of)).key))),
  ]
  const known = await tx
    .select()
    .from(missionProgress)
    .where(and(inArray(missionProgress.memberId, membersOf(played)), inArray(missionProgress.periodKey, keys)))
    .orderBy(missionProgress.memberId, missionProgress.missionId, missionProgress.periodKey)
    .for('update')
  return new Map(
    known.map(({ claimedAt, ...row }) => [
      keyOf(row.memberId, row.missionId, row.periodKey),
      { ...row, claimed: claimedAt !== null },
    ]),
  )
}

/** When members have first completed missions that others come after. */
async function completedOf(tx: Tx, played: readonly Played[], before: string[]): Promise<Counts['completed']> {
  if (before.length === 0) return new Map()
  const completed = await tx
    .select({
      memberId: missionProgress.memberId,
      missionId: missionProgress.missionId,
      at: sql<string>`min(${missionProgress.completedAt})`,
    })
    .from(missionProgress)
    .where(
      and(
        inArray(missionProgress.memberId, membersOf(played)),
        inArray(missionProgress.missionId, before),
        isNotNull(missionProgress.completedAt),
      ),
    )
    .groupBy(missionProgress.memberId, missionProgress.missionId)
  return new Map(completed.map(({ memberId, missionId, at }) => [nameOf(memberId, missionId), new Date(at)]))
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
