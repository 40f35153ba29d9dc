import { sql } from 'drizzle-orm'
import { deleteInBatches } from '../../../db/delete-in-batches.ts'
import type { ReaderParts } from '../../../workflow/consumers.ts'

const dayMs = 86_400_000

/** Removes the scores of periods that became final long ago, and then the periods. */
export async function sweepScores({ db, clock, settings }: ReaderParts, stopping: AbortSignal): Promise<void> {
  const before = new Date(clock.now().getTime() - settings().missions.keepDays * dayMs)
  await deleteInBatches(
    db,
    stopping,
    (limit) => sql`
      delete from leaderboard_score where ctid = any (array(
        select s.ctid from leaderboard_period p join leaderboard_score s using (leaderboard_id, period_key)
        where p.frozen_at < ${before} limit ${limit}))`,
  )
  if (stopping.aborted) return
  await db.execute(sql`
    delete from leaderboard_period p where p.frozen_at < ${before} and not exists (
      select from leaderboard_score s where s.leaderboard_id = p.leaderboard_id and s.period_key = p.period_key)`)
}
