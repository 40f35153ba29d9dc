import { sql } from 'drizzle-orm'
import { deleteInBatches } from '../../../db/delete-in-batches.ts'
import type { ReaderParts } from '../../../workflow/consumers.ts'

const dayMs = 86_400_000

/**
 * Removes what was counted in periods that ended long ago. Missions without an end keep theirs, or
 * they would begin anew; and so does the first completion of a mission that another one comes after.
 */
export async function sweepProgress({ db, clock, settings }: ReaderParts, stopping: AbortSignal): Promise<void> {
  const before = new Date(clock.now().getTime() - settings().missions.keepDays * dayMs)
  await deleteInBatches(
    db,
    stopping,
    (limit) => sql`
      delete from mission_progress where ctid = any (array(
        select p.ctid from mission_progress p
        where p.claim_by < ${before} and not (p.completed_at is not null
          and exists (select from mission_version v where v.after = p.mission_id)
          and not exists (select from mission_progress e where e.member_id = p.member_id and e.mission_id = p.mission_id
            and (e.completed_at, e.period_key) < (p.completed_at, p.period_key)))
        limit ${limit}))`,
  )
}
