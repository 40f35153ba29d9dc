import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import type { RewardTerms } from './schema.ts'
import { cursorOf, isId, keyIn, pageRows } from '../../http/response/cursor.ts'
import type { RewardRow } from './offer.ts'

export type RewardState = 'OFFERED' | 'CLAIMED' | 'ACTIVE' | 'RELEASED' | 'FORFEITED' | 'EXPIRED' | 'CANCELLED'

/** A reward with the progress of its play. Amounts in minor units, as text. */
export interface Shown extends Record<string, unknown> {
  id: string
  source: RewardRow['source']
  form: RewardRow['form']
  titles: Record<string, string> | null
  note: string | null
  amount: string
  terms: RewardTerms
  state: RewardState
  /** State of its requirement. */
  play: string | null
  offeredAt: string
  claimBy: string | null
  claimedAt: string | null
  /** Of its requirement. */
  openedAt: string | null
  expiresAt: string | null
  endedAt: string | null
  required: string | null
  done: string | null
  released: string | null
  /** Of `SPINS` that were claimed. */
  spins: {
    used: number
    won: string
    playBy: string
    open: boolean
    paid: string | null
  } | null
}

/** The state of a reward: from the claim on that of its free spins, then of its play. */
const state = sql`case
  when r.state <> 'CLAIMED' then r.state
  when s.ended_at is null and s.reward_id is not null then 'ACTIVE'
  when s.used = 0 and s.paid = 0 then 'EXPIRED'
  when q.state is null then 'RELEASED'
  when q.state = 'WAITING' then 'CLAIMED'
  when q.state in ('COMPLETED', 'CLEARED') then 'RELEASED'
  else q.state end`

/** What became cash: cash at once, also where it asks for play; free spins what they won; a bonus by its play. */
const released = sql`case when r.form = 'CASH' then case when r.txn_id is not null then r.amount end
  else coalesce(q.released, s.paid) end`

const rowsWhere = (where: SQL) => sql`
  select r.id::text, r.source, r.form, r.titles, r.note, r.amount::text, r.terms, ${state} as state, q.state as play,
    r.offered_at as "offeredAt", r.claim_by as "claimBy", r.claimed_at as "claimedAt",
    case when q.state <> 'WAITING' then q.opened_at end as "openedAt", q.expires_at as "expiresAt",
    coalesce(q.closed_at, r.ended_at, s.ended_at, case when q.id is null and s.reward_id is null then r.claimed_at end)
      as "endedAt",
    q.required::text, q.done::text, ${released}::text as released,
    case when s.reward_id is not null then json_build_object('used', s.used, 'won', s.won::text, 'playBy', s.expires_at,
      'open', s.ended_at is null, 'paid', s.paid::text) end as spins
  from reward r left join requirements q on q.id = r.requirement_id left join spin_grant s on s.reward_id = r.id
  where ${where}`

export async function shownReward(db: Reader, id: number): Promise<Shown | undefined> {
  const { rows } = await db.execute<Shown>(rowsWhere(sql`r.id = ${id}`))
  return rows[0]
}

/** A reward of the member; that of another is none. */
export async function ownReward(
  db: Reader,
  { memberId, asset }: Pick<RewardRow, 'memberId' | 'asset'>,
  id: number,
): Promise<Shown | undefined> {
  const { rows } = await db.execute<Shown>(
    rowsWhere(sql`r.id = ${id} and r.member_id = ${memberId} and r.asset = ${asset}`),
  )
  return rows[0]
}

export type Status = 'CLAIMABLE' | 'IN_PROGRESS' | 'HISTORY'

const spinsOpen = sql`(s.reward_id is not null and s.ended_at is null)`
const inStatus: Record<Status, (now: Date) => SQL> = {
  CLAIMABLE: (now) => sql`r.state = 'OFFERED' and (r.claim_by is null or r.claim_by > ${now})`,
  IN_PROGRESS: () => sql`r.state = 'CLAIMED' and (q.state in ('WAITING', 'ACTIVE') or ${spinsOpen})`,
  HISTORY: (
    now,
  ) => sql`case r.state when 'CLAIMED' then coalesce(q.state, '') not in ('WAITING', 'ACTIVE') and not ${spinsOpen}
    when 'OFFERED' then r.claim_by <= ${now} else true end`,
}

interface Asked {
  status: Status
  source?: RewardRow['source'] | undefined
  after?: string | undefined
  pageSize: number
}

export async function rewardPage(
  db: Reader,
  { memberId, asset }: Pick<RewardRow, 'memberId' | 'asset'>,
  { status, source, after, pageSize }: Asked,
  now: Date,
): Promise<{ list: Shown[]; next: string | null }> {
  const key = keyIn(after, status, [isId])
  const { rows } = await db.execute<Shown>(
    sql`${rowsWhere(sql`r.member_id = ${memberId} and r.asset = ${asset}
    and ${inStatus[status](now)} ${source ? sql`and r.source = ${source}` : sql``}
    ${key ? sql`and r.id < ${key[0]}::bigint` : sql``}`)} order by r.id desc limit ${pageSize + 1}`,
  )
  const { list, last } = pageRows(rows, pageSize)
  return { list, next: last ? cursorOf(status, last.id) : null }
}

/** How many rewards wait for the member. */
export async function claimableOf(db: Reader, memberId: string, now: Date): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from reward r where r.member_id = ${memberId} and ${inStatus.CLAIMABLE(now)}`)
  return rows[0]?.n ?? 0
}

/** Whether the member was offered a reward of this source and origin, whatever became of it. */
export async function wasOffered(
  db: Reader,
  { memberId, source, ref }: Pick<RewardRow, 'memberId' | 'source' | 'ref'>,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from reward where member_id = ${memberId} and source = ${source} and ref = ${ref}`)
  return rows.length > 0
}
