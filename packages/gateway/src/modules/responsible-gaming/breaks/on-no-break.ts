import { type SQL, sql } from 'drizzle-orm'

/** As `onNoBreak`, in the text of a query; `memberId` and `now` are names in it. */
export const onNoBreakText = (memberId: string, now: string): string => `not exists (
  select from rg_member r where r.member_id = ${memberId} and greatest(r.timeout_until, r.excluded_until) > ${now})`

/** Whether a member takes no break from play now, in SQL: lists that others read leave out who does. */
export const onNoBreak = (memberId: SQL, now: Date): SQL => sql`not exists (
  select from rg_member r where r.member_id = ${memberId} and greatest(r.timeout_until, r.excluded_until) > ${now})`
