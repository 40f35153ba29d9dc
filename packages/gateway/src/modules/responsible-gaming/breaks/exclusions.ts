import { type SQL, eq, inArray, sql } from 'drizzle-orm'
import { refuse } from '../../../lib/refusal.ts'
import type { Reader } from '../../../db/client.ts'
import { rgMember } from '../schema.ts'

export interface Break {
  kind: 'TIMEOUT' | 'EXCLUSION'
  until: Date
}

/** The break a member has taken from play, if any; an exclusion comes before a time-out. */
export function breakOf(
  row: { timeoutUntil: Date | null; excludedUntil: Date | null } | undefined,
  now: Date,
): Break | undefined {
  if (row?.excludedUntil && row.excludedUntil > now) return { kind: 'EXCLUSION', until: row.excludedUntil }
  if (row?.timeoutUntil && row.timeoutUntil > now) return { kind: 'TIMEOUT', until: row.timeoutUntil }
  return undefined
}

/** The break a member takes now, if any. */
export async function breakNow(db: Reader, memberId: string, now: Date): Promise<Break | undefined> {
  const [row] = await db.select().from(rgMember).where(eq(rgMember.memberId, memberId))
  return breakOf(row, now)
}

/**
 * Whether a member may play and pay in; records and withdrawals stay open.
 * @throws Refused `rg_timeout {until}`, `rg_excluded {until}`
 */
export async function mayPlay(db: Reader, memberId: string, now: Date): Promise<void> {
  const taken = await breakNow(db, memberId, now)
  if (taken)
    throw refuse(taken.kind === 'EXCLUSION' ? 'rg_excluded' : 'rg_timeout', {
      details: { until: taken.until.toISOString() },
    })
}

/** Whether a member was on a break at `since` or later: a condition by the column of their ids. */
export const onBreakSince = (memberId: SQL, since: Date): SQL => sql`
  exists (select from rg_member b where b.member_id = ${memberId} and (b.timeout_until > ${since} or b.excluded_until > ${since}))`

/**
 * Whether others may read that a member does not play: not while they take a break. The condition of a query over
 * members, by the column of their ids; it is applied in silence.
 */
export const maySeeIdle = (memberId: SQL, now: Date): SQL => sql`not ${onBreakSince(memberId, now)}`

/** The same as a query of all of them: `member_id`. */
export const onBreakNow = (now: Date): SQL =>
  sql`select member_id from rg_member where greatest(timeout_until, excluded_until) > ${now}`

/** Those of some members who take a break. */
export async function onBreak(db: Reader, memberIds: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .select()
    .from(rgMember)
    .where(inArray(rgMember.memberId, [...memberIds]))
  return new Set(rows.filter((row) => breakOf(row, now)).map(({ memberId }) => memberId))
}
