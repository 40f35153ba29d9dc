import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { mission, missionProgress, missionVersion } from './schema.ts'
import { missionWindow } from './periods.ts'
import { missionPeriods } from './kinds.ts'

export type MissionRow = typeof mission.$inferSelect
export type VersionRow = typeof missionVersion.$inferSelect
export type ProgressRow = typeof missionProgress.$inferSelect

/** A mission under one of its versions, with what is counted for a member in a period of it. */
export interface Standing {
  mission: MissionRow
  version: VersionRow
  periodKey: string
  row: ProgressRow | null
  /** Of a mission that comes after another: whether that one was completed. */
  unlocked: boolean
}

const isVersion = (number: SQL) =>
  and(eq(missionVersion.missionId, mission.id), sql`${missionVersion.version} = ${number}`)

/** Whether the member has completed the mission that comes before. */
const unlocked = (memberId: string) => sql<boolean>`${missionVersion.after} is null or exists (
  select from mission_progress c where c.member_id = ${memberId} and c.mission_id = ${missionVersion.after}
    and c.completed_at is not null)`

/** What runs now or will, in its order: under the terms of what the member has begun, else under the newest. */
export async function currentMissions(db: Reader, memberId: string, now: Date, zone: string): Promise<Standing[]> {
  const key = sql`case ${mission.period} ${sql.join(
    missionPeriods.map((period) => sql`when ${period} then ${missionWindow(period, now, zone).key}`),
    sql` `,
  )} end`
  const rows = await db
    .select({
      mission,
      version: missionVersion,
      periodKey: sql<string>`${key}`,
      row: missionProgress,
      unlocked: unlocked(memberId),
    })
    .from(mission)
    .leftJoin(
      missionProgress,
      and(
        eq(missionProgress.memberId, memberId),
        eq(missionProgress.missionId, mission.id),
        sql`${missionProgress.periodKey} = ${key}`,
      ),
    )
    .innerJoin(missionVersion, isVersion(sql`coalesce(${missionProgress.version}, ${mission.version})`))
    .where(
      or(
        isNotNull(missionProgress.missionId),
        and(isNull(mission.endedAt), or(isNull(missionVersion.endsAt), sql`${missionVersion.endsAt} > ${now}`)),
      ),
    )
    .orderBy(mission.position, mission.id)
  return rows
}

const complete = sql`${missionProgress.progress} >= ${missionProgress.target} and ${missionProgress.claimedAt} is null`
const inTime = (now: Date) => sql`(${missionProgress.claimBy} is null or ${missionProgress.claimBy} > ${now})`

const begun = (db: Reader, memberId: string) =>
  db
    .select({
      mission,
      version: missionVersion,
      periodKey: missionProgress.periodKey,
      row: missionProgress,
      unlocked: sql<boolean>`true`,
    })
    .from(missionProgress)
    .innerJoin(mission, eq(mission.id, missionProgress.missionId))
    .innerJoin(missionVersion, isVersion(sql`${missionProgress.version}`))
    .where(eq(missionProgress.memberId, memberId))
    .$dynamic()

const own = (memberId: string, more: SQL) => sql`${missionProgress.memberId} = ${memberId} and ${more}`

/** What the member can claim, what ends first at the top. */
export const claimableMissions = (db: Reader, memberId: string, now: Date): Promise<Standing[]> =>
  begun(db, memberId)
    .where(own(memberId, sql`${complete} and ${inTime(now)}`))
    .orderBy(sql`${missionProgress.claimBy} nulls last`, mission.position, mission.id, missionProgress.periodKey)

/** What has ended: claimed, not completed in its period, or not claimed in time. */
const ended = (now: Date) => sql`(${missionProgress.claimedAt} is not null or case
  when ${missionProgress.progress} >= ${missionProgress.target} then ${missionProgress.claimBy} <= ${now}
  else ${missionProgress.progress} > 0 and ${missionProgress.endsAt} <= ${now} end)`

/** A page of what has ended, the newest first, and how many there are. */
export async function endedMissions(
  db: Reader,
  memberId: string,
  now: Date,
  { page, size }: { page: number; size: number },
): Promise<{ list: Standing[]; total: number }> {
  const where = own(memberId, ended(now))
  const [list, total] = await Promise.all([
    begun(db, memberId)
      .where(where)
      .orderBy(
        sql`coalesce(${missionProgress.claimedAt}, ${missionProgress.endsAt}) desc`,
        mission.position,
        mission.id,
        missionProgress.periodKey,
      )
      .limit(size)
      .offset((page - 1) * size),
    db.$count(missionProgress, where),
  ])
  return { list, total }
}

/** How many rewards of missions the member can claim. */
export const claimableOf = (db: Reader, memberId: string, now: Date): Promise<number> =>
  db.$count(missionProgress, own(memberId, sql`${complete} and ${inTime(now)}`))

/** What is counted for a member in a period of a mission, locked until the transaction ends. */
export async function lockProgress(
  tx: Tx,
  { memberId, missionId, periodKey }: Pick<ProgressRow, 'memberId' | 'missionId' | 'periodKey'>,
): Promise<Standing | undefined> {
  await tx
    .select({ key: missionProgress.periodKey })
    .from(missionProgress)
    .where(
      and(
        eq(missionProgress.memberId, memberId),
        eq(missionProgress.missionId, missionId),
        eq(missionProgress.periodKey, periodKey),
      ),
    )
    .for('update')
  return progressOf(tx, { memberId, missionId, periodKey })
}

export async function progressOf(
  db: Reader,
  { memberId, missionId, periodKey }: Pick<ProgressRow, 'memberId' | 'missionId' | 'periodKey'>,
): Promise<Standing | undefined> {
  const [row] = await begun(db, memberId).where(
    own(memberId, sql`${missionProgress.missionId} = ${missionId} and ${missionProgress.periodKey} = ${periodKey}`),
  )
  return row
}
