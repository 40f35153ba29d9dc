import { count, desc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { playSession, rgMember } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { profiles } from './profiles.ts'
import { checkWaits } from './breaks/reality-checks.ts'

type Rg = Pick<Settings, 'rg'>
export type PlaySession = typeof playSession.$inferSelect

/** The stretch of play a member is in, and whether a reality check waits; undefined where there is no play. */
export async function playOf(
  db: Reader,
  memberId: string,
  now: Date,
  { rg }: Rg,
): Promise<{ row: PlaySession; checkDue: boolean } | undefined> {
  const [found] = await db
    .select({ row: playSession, checkDue: checkWaits(now.toISOString(), rg.pauseMinutes) })
    .from(playSession)
    .where(eq(playSession.memberId, memberId))
    .orderBy(desc(playSession.startedAt))
    .limit(1)
  if (!found) return undefined
  const { row, checkDue } = found
  const active = row.lastAt.getTime() >= now.getTime() - rg.pauseMinutes * 60_000
  return active || checkDue ? { row, checkDue } : undefined
}

/** Minutes between a member's reality checks. */
export async function realityMinutes(db: Reader, memberId: string, { rg }: Rg): Promise<number> {
  const [row] = await db
    .select({ minutes: rgMember.realityMinutes })
    .from(rgMember)
    .where(eq(rgMember.memberId, memberId))
  return row?.minutes ?? profiles[rg.profile].realityCheck.defaultMin
}

const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000)

/** With a shorter interval the next one comes sooner, counted from now; with a longer one it comes when it was due. */
export async function setReality(tx: Tx, memberId: string, minutes: number, now: Date, settings: Rg): Promise<void> {
  await tx
    .insert(rgMember)
    .values({ memberId, realityMinutes: minutes })
    .onConflictDoUpdate({ target: rgMember.memberId, set: { realityMinutes: minutes } })
  const play = await playOf(tx, memberId, now, settings)
  const sooner = after(now, minutes)
  if (play?.row.nextCheckAt && play.row.nextCheckAt > sooner)
    await tx.update(playSession).set({ nextCheckAt: sooner }).where(eq(playSession.id, play.row.id))
}

/** The member has seen it: the next one comes an interval from now. @returns whether one waited */
export async function acknowledge(tx: Tx, memberId: string, now: Date, settings: Rg): Promise<boolean> {
  const play = await playOf(tx, memberId, now, settings)
  if (!play?.checkDue) return false
  const nextCheckAt = after(now, await realityMinutes(tx, memberId, settings))
  await tx.update(playSession).set({ nextCheckAt, notifiedAt: null }).where(eq(playSession.id, play.row.id))
  return true
}

export async function sessionsOf(
  db: Reader,
  memberId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ rows: PlaySession[]; total: number }> {
  const mine = eq(playSession.memberId, memberId)
  const rows = await db
    .select()
    .from(playSession)
    .where(mine)
    .orderBy(desc(playSession.startedAt))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  const [all] = await db.select({ n: count() }).from(playSession).where(mine)
  return { rows, total: all?.n ?? 0 }
}
