import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { mission, missionProgress, missionVersion } from './schema.ts'
import type { MissionGift } from './schema.ts'

/** A mission that a member has completed. @returns its name; its period is `once` */
export async function completeMission(
  db: Db,
  memberId: string,
  gift: Partial<MissionGift> = {},
  at = new Date(0),
): Promise<string> {
  const id = `m-${randomUUID().slice(0, 8)}`
  const terms: MissionGift = { form: 'CASH', amount: '1000', multiple: 0, days: null, ...gift }
  await db
    .insert(mission)
    .values({ id, metric: 'ROUNDS', period: 'ONCE', position: 1000, version: 1, createdAt: at, endedAt: at })
  await db.insert(missionVersion).values({
    missionId: id,
    version: 1,
    target: 5n,
    games: {},
    gift: terms,
    texts: { en: { title: 'Five rounds' }, bn: { title: 'পাঁচ রাউন্ড' } },
    startsAt: at,
    by: 'SYSTEM',
    at,
  })
  await db.insert(missionProgress).values({
    memberId,
    missionId: id,
    periodKey: 'once',
    version: 1,
    asset: 'BDT',
    progress: 5n,
    target: 5n,
    startsAt: at,
    completedAt: at,
  })
  return id
}

/** Ends the missions and leaderboards that there are, before any day of a test. */
export async function endOpening(owner: Db): Promise<void> {
  await owner.execute(sql`update mission set ended_at = '2020-01-01'`)
  await owner.execute(sql`update leaderboard set ended_at = '2020-01-01'`)
}
