import { and, asc, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { round } from './schema.ts'

interface Due {
  openedBefore: Date
  askedBefore: Date
  limit: number
  now: Date
}

/**
 * Rounds that have been open for long and of which the vendor was not asked lately. They are claimed by stamping them:
 * of several gateways one asks. Those asked about longest ago come first: rounds of a vendor that does not answer keep
 * no others waiting. One that was asked about later than now was so before the clock was put back.
 */
export const claimOpenRounds = (db: Db, { openedBefore, askedBefore, limit, now }: Due) =>
  db
    .update(round)
    .set({ askedAt: now })
    .where(
      sql`(${round.id}, ${round.openedAt}) in ${db
        .select({ id: round.id, openedAt: round.openedAt })
        .from(round)
        .where(
          and(
            inArray(round.state, ['OPEN', 'REOPENED']),
            lt(round.openedAt, openedBefore),
            or(isNull(round.askedAt), lt(round.askedAt, askedBefore), gt(round.askedAt, now)),
          ),
        )
        .orderBy(sql`${round.askedAt} nulls first`, asc(round.id))
        .limit(limit)
        .for('update', { skipLocked: true })}`,
    )
    .returning()
