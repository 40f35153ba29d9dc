import { sql } from 'drizzle-orm'
import { gameTypes } from '@brand/sdk/contract'
import { type Reader, type Tx, pgError } from '../../db/client.ts'
import type { SignedInCtx } from '../../http/context.ts'
import { type Refused, refuse } from '../../lib/refusal.ts'
import { dayOf } from '../../lib/time/calendar.ts'

export type GameType = (typeof gameTypes)[number]
/** Parts per million of the base, by category: 1 % is 10,000. */
export type Rates = Record<GameType, number>

const perPercent = 10_000

/** Parts per million as the wire shows a rate: 6,000 is `0.6`. */
export const formatRate = (ppm: number): string => String(ppm / perPercent)

/** A rate of the wire in parts per million; it has four decimals at most. */
export const parseRate = (rate: string): number => Math.round(Number(rate) * perPercent)

/** The rates of a member on a day of the site; 0 where there is none. */
export async function ratesOf(db: Reader, memberId: string, day: string): Promise<Rates> {
  const { rows } = await db.execute<{ gameType: GameType; ppm: number }>(sql`
    select distinct on (game_type) game_type as "gameType", ppm from member_rate
    where member_id = ${memberId} and from_day <= ${day} order by game_type, from_day desc`)
  const found = new Map(rows.map(({ gameType, ppm }) => [gameType, ppm]))
  return Object.fromEntries(gameTypes.map((gameType) => [gameType, found.get(gameType) ?? 0])) as Rates
}

/** Rates that are set, from a day on. */
export interface RateChange {
  memberId: string
  rates: Partial<Rates>
  fromDay: string
  /** A member's id, or an operator's name. */
  setBy: string
  now: Date
}

/**
 * Sets rates; equal ones stay. @throws a database error of the rule that refuses it: `member_rate_upline`,
 * `member_rate_lower`
 */
export async function setRates(tx: Tx, { memberId, rates, fromDay, setBy, now }: RateChange): Promise<void> {
  const before = await ratesOf(tx, memberId, fromDay)
  for (const [gameType, ppm] of Object.entries(rates))
    if (ppm !== before[gameType as GameType])
      await tx.execute(sql`
        insert into member_rate (member_id, game_type, from_day, ppm, set_by, set_at)
        values (${memberId}, ${gameType}, ${fromDay}, ${ppm}, ${setBy}, ${now})
        on conflict (member_id, game_type, from_day) do update
          set ppm = excluded.ppm, set_by = excluded.set_by, set_at = excluded.set_at`)
}

/** Rates of the wire in parts per million. */
export const parseRates = (rates: readonly { gameType: GameType; rate: string }[]): Partial<Rates> =>
  Object.fromEntries(rates.map(({ gameType, rate }) => [gameType, parseRate(rate)]))

/** Rates above 0 as the wire shows them, in the order of the categories. */
export const formatRates = (rates: Partial<Record<string, number>>): { gameType: GameType; rate: string }[] =>
  gameTypes.flatMap((gameType) => {
    const ppm = rates[gameType] ?? 0
    return ppm > 0 ? [{ gameType, rate: formatRate(ppm) }] : []
  })

/** @throws Refused `rate_above_own` at each category whose rate is above that of the agent */
export async function requireOwnRates(
  db: Reader,
  { session, settings, clock }: Pick<SignedInCtx, 'session' | 'settings' | 'clock'>,
  rates: Partial<Rates>,
): Promise<void> {
  const own = await ratesOf(db, session.memberId, dayOf(clock.now(), settings.site.timeZone))
  const above = gameTypes.filter((gameType) => (rates[gameType] ?? 0) > own[gameType])
  const [first] = above
  if (!first) return
  const fields = above.map((gameType) => [
    `rates.${gameType}`,
    { code: 'rate_above_own', most: formatRate(own[gameType]) },
  ])
  throw refuse('rate_above_own', { field: `rates.${first}`, details: { fields: Object.fromEntries(fields) } })
}

/** Rules of the database that refuse a rate, with the code of the contract. */
const refusals = new Map([
  ['member_rate_upline', 'rate_above_own'],
  ['member_rate_lower', 'rate_lower_forbidden'],
] as const) as ReadonlyMap<string | undefined, 'rate_above_own' | 'rate_lower_forbidden'>

/** What a rule of rates in the database refuses, in a code of the contract. */
export function lineRefusal(error: unknown): Refused | undefined {
  const code = refusals.get(pgError(error)?.constraint)
  return code && refuse(code, { field: 'rates', cause: error })
}
