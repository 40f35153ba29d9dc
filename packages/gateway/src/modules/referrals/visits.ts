import { lt, sql } from 'drizzle-orm'
import { deleteRows } from '../../db/delete-in-batches.ts'
import type { Db } from '../../db/client.ts'
import { referralVisit } from './schema.ts'

/** Counts a visitor of the link of a code once a day, and `most` of them on one day. */
export async function countVisit(
  db: Db,
  { code, day, visitor, most }: { code: string; day: string; visitor: string; most: number },
): Promise<void> {
  await db.execute(sql`
    with fresh as (
      insert into referral_visit (code, day, visitor)
      select ${code}, ${day}, ${visitor} where ${most} > (
        select count(*) from (select from referral_visit where code = ${code} and day = ${day} limit ${most}) counted)
      on conflict do nothing returning code)
    update referral_code c set visits = c.visits + 1 from fresh where c.code = fresh.code`)
}

/** Visitors of earlier days: they are counted already, and cannot come again on their day. */
export async function sweepVisits(db: Db, today: string): Promise<void> {
  await deleteRows(db, referralVisit, lt(referralVisit.day, today))
}
