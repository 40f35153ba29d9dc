import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Plan } from './limits/session-limits.ts'
import { type ExhaustedLimit, type ReachedRow, readReached, exhaustedLimitsSql } from './limits/exhausted-limits.ts'
import { checkWaits } from './breaks/reality-checks.ts'

/** State that decides about play, whatever the stake. */
export interface PlayState {
  trial: boolean
  timeoutUntil: Date | null
  excludedUntil: Date | null
  /** Of the category of the requested game. */
  typeUntil: Date | null
  /**
   * The latest stretch of play; null where there is none. `unbrokenSince`: without a forced break; null where none is
   * due.
   */
  stretch: { unbrokenSince: Date | null; lastAt: Date; checkDue: boolean } | null
  plan: Plan | null
  /** A limit that allows no more bets. It is not queried at a bet, which is checked by its stake. */
  reached?: ExhaustedLimit | null
}

type Ms = number | null
export interface StateRow {
  trial: boolean
  timeoutUntil: Ms
  excludedUntil: Ms
  typeUntil: Ms
  stretch: { unbrokenSince: Ms; lastAt: number; checkDue: boolean } | null
  plan: {
    setAt: number
    endsAt: number
    loss: string
    pauseMin: number
    staked: string
    won: string
    lastAt: Ms
  } | null
}

const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::bigint`)

/**
 * The state of a member, by id, as a column of any query; of the category of a game where one is given.
 * @param at ISO 8601
 */
export function stateIn(
  memberId: SQLWrapper,
  gameType: SQLWrapper | null,
  at: string | Placeholder,
  pauseMinutes: number | Placeholder,
): SQL<StateRow> {
  return sql<StateRow>`(select json_build_object(
    'trial', who.type = 4, 'timeoutUntil', ${ms('rg.timeout_until')}, 'excludedUntil', ${ms('rg.excluded_until')},
    'typeUntil', (select ${ms('until')} from rg_game_type where member_id = who.id and game_type = ${gameType}),
    'stretch', (select json_build_object('unbrokenSince', ${ms('unbroken_since')}, 'lastAt', ${ms('last_at')},
    'checkDue', ${checkWaits(at, pauseMinutes)})
      from play_session where member_id = who.id order by started_at desc limit 1),
    'plan', (select json_build_object('setAt', ${ms('set_at')}, 'endsAt', ${ms('ends_at')}, 'loss', loss::text,
    'pauseMin', pause_min, 'staked', staked::text, 'won', won::text, 'lastAt', ${ms('last_at')})
      from rg_plan where member_id = who.id order by set_at desc limit 1))
    from member who left join rg_member rg on rg.member_id = who.id where who.id = ${memberId})`
}

const date = (at: Ms) => (at === null ? null : new Date(at))

export const readState = ({ trial, timeoutUntil, excludedUntil, typeUntil, stretch, plan }: StateRow): PlayState => ({
  trial,
  timeoutUntil: date(timeoutUntil),
  excludedUntil: date(excludedUntil),
  typeUntil: date(typeUntil),
  stretch: stretch && {
    unbrokenSince: date(stretch.unbrokenSince),
    lastAt: new Date(stretch.lastAt),
    checkDue: stretch.checkDue,
  },
  plan: plan && {
    setAt: new Date(plan.setAt),
    endsAt: new Date(plan.endsAt),
    loss: BigInt(plan.loss),
    pauseMin: plan.pauseMin,
    staked: BigInt(plan.staked),
    won: BigInt(plan.won),
    lastAt: date(plan.lastAt),
  },
})

/** The state of one member, with a limit that may be used up. */
export async function stateOf(
  db: Reader,
  memberId: string,
  gameType: string | null,
  now: Date,
  settings: Pick<Settings, 'rg' | 'site' | 'play'>,
): Promise<PlayState> {
  const who = sql`${memberId}::uuid`
  const {
    rows: [row],
  } = await db.execute<{ state: StateRow | null; reached: ReachedRow }>(
    sql`select ${stateIn(who, sql`${gameType}::text`, now.toISOString(), settings.rg.pauseMinutes)} as state,
      ${exhaustedLimitsSql(who, now, settings)} as reached`,
  )
  if (!row?.state) throw new Error('nobody has no play')
  return { ...readState(row.state), reached: readReached(row.reached, now, settings) }
}
