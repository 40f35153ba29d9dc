import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { deleteRows } from '../../db/delete-in-batches.ts'
import type { Db, Reader } from '../../db/client.ts'
import { news } from '../../server/schema.ts'
import type { GatewayEvent } from '../../lib/events.ts'

export type NoticeEvent = Extract<GatewayEvent, { name: 'news' }>

/** A client that missed more than this reloads anyway. */
const most = 100

/** A page asks for its first answers so long before its stream is open, at most. */
export const firstAnswersSec = 30

/**
 * Where a stream begins: at the last event id of its client, else before the person's notices that their first answers
 * may lack. An id from elsewhere is ignored.
 */
export async function startOf(db: Reader, memberId: string, lastId: string): Promise<number> {
  const { rows } = await db.execute<{ head: string; opening: string }>(sql`
    with last as (select coalesce(max(id), 0) as head from news)
    select head, coalesce((
      select min(id) - 1 from news
      where member_id = ${memberId} and at > now() - make_interval(secs => ${firstAnswersSec})
    ), head) as opening from last`)
  const { head, opening } = rows[0] as (typeof rows)[number]
  return /^\d{1,15}$/.test(lastId) ? Math.min(Number(lastId), Number(head)) : Number(opening)
}

/** A notice that is sent later than it was told. */
export type MissedNotice = Pick<NoticeEvent, 'id' | 'event'> & { ageSec: number }

/** What a person has missed since a number, oldest first. */
export async function noticesSince(db: Reader, memberId: string, since: number): Promise<MissedNotice[]> {
  const latest = await db
    .select({ id: news.id, event: news.event, ageSec: sql<number>`extract(epoch from now() - ${news.at})::integer` })
    .from(news)
    .where(and(gt(news.id, since), or(isNull(news.memberId), eq(news.memberId, memberId))))
    .orderBy(desc(news.id))
    .limit(most)
  return latest.toReversed() as MissedNotice[]
}

/** By the clock of the database, which numbers them too. */
export async function sweepNotices(db: Db, minutes: number): Promise<void> {
  await deleteRows(db, news, sql`${news.at} < now() - make_interval(secs => ${minutes * 60})`)
}
