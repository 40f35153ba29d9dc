import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { preparedSql } from '../../../db/prepared.ts'
import type { PinnedWeights } from '../../turnover/schema.ts'
import type { Settings } from '../../../settings/settings.ts'
import { type Plan, lostIn } from './session-limits.ts'
import { profiles, type LimitKind } from '../profiles.ts'
import { type Period, dayOf, windowsAt } from '../../../lib/time/calendar.ts'

type Used = { staked: bigint; won: bigint; seconds: number }

/**
 * What limits a bet. It is read under the lock on the member's accounts, so that parallel bets are checked one after
 * the other.
 */
export interface BetBudget {
  cash: bigint
  bonus: bigint
  limits: { kind: LimitKind; period: Period | 'BET'; value: bigint }[]
  used: Record<Period, Used>
  /** The last session set before play, if any. */
  plan: Pick<Plan, 'loss' | 'staked' | 'won'> | null
  /** Of the open bonus. */
  terms: { maxBet: bigint | null; expiresAt: Date | null; weights: PinnedWeights | null } | null
}

export interface BudgetRow {
  cash: string | null
  bonus: string | null
  limits: { kind: LimitKind; period: Period | 'BET'; value: string }[]
  used: Partial<Record<Period, { staked: string; won: string; seconds: number }>>
  plan: { loss: string; staked: string; won: string } | null
  terms: { maxBet: string | null; expires: number | null; weights: PinnedWeights | null } | null
}

const loadBudget = preparedSql<
  { budget: BudgetRow },
  { memberId: string; asset: string; day: string; week: string; month: string }
>(
  'play_purse',
  (given) =>
    sql`select play_purse(${given('memberId')}, ${given('asset')}, ${given('day')}, ${given('week')}, ${given('month')}) as budget`,
)

/**
 * Locks a member's accounts and reads everything that limits a bet, in one query. It runs after the lock of the round,
 * before any money moves.
 */
export async function loadBetBudget(
  tx: Tx,
  memberId: string,
  asset: string,
  now: Date,
  { site }: Pick<Settings, 'site'>,
): Promise<BetBudget> {
  const { DAY, WEEK, MONTH } = windowsAt(now, site.timeZone)
  const [found] = await loadBudget(tx, { memberId, asset, day: DAY.from, week: WEEK.from, month: MONTH.from })
  if (!found) throw new Error('no balance was read')
  return readBudget(found.budget)
}

/** A budget from what `play_purse` answers. */
export function readBudget({ cash, bonus, limits, used, plan, terms }: BudgetRow): BetBudget {
  const of = (period: Period): Used => {
    const row = used[period]
    return { staked: BigInt(row?.staked ?? 0), won: BigInt(row?.won ?? 0), seconds: row?.seconds ?? 0 }
  }
  return {
    cash: BigInt(cash ?? 0),
    bonus: BigInt(bonus ?? 0),
    limits: limits.map((limit) => ({ ...limit, value: BigInt(limit.value) })),
    used: { DAY: of('DAY'), WEEK: of('WEEK'), MONTH: of('MONTH') },
    plan: plan && { loss: BigInt(plan.loss), staked: BigInt(plan.staked), won: BigInt(plan.won) },
    terms: terms && {
      maxBet: terms.maxBet === null ? null : BigInt(terms.maxBet),
      expiresAt: terms.expires === null ? null : new Date(terms.expires * 1000),
      weights: terms.weights,
    },
  }
}

/** What a limit has seen so far in its window: minor units, minutes of a session; nothing for a single bet. */
export function usedOf(kind: LimitKind, used: Used): bigint {
  if (kind === 'WAGER') return used.staked
  if (kind === 'LOSS') return lostIn(used)
  return kind === 'SESSION' ? BigInt(Math.floor(used.seconds / 60)) : 0n
}

/**
 * The first limit a stake would pass, if any: the loss of a session set before play, where the profile requires one,
 * then the member's own.
 */
export function limitPassed(
  { limits, used, plan }: Pick<BetBudget, 'limits' | 'used' | 'plan'>,
  stake: bigint,
  planned: boolean,
): Exclude<LimitKind, 'DEPOSIT'> | 'PRESET' | undefined {
  if (planned && plan && lostIn(plan) + stake > plan.loss) return 'PRESET'
  for (const { kind, period, value } of limits) {
    if (kind === 'DEPOSIT') continue
    const spent = period === 'BET' ? 0n : usedOf(kind, used[period])
    if (kind === 'SESSION' ? spent >= value : spent + stake > value) return kind
  }
  return undefined
}

/** Money a round moved, minor units; negative where it was taken back. */
export interface Play {
  staked?: bigint
  won?: bigint
  /** Whether a bet is made now, and the clock of play advances with it; left out: where something is staked. */
  bet?: boolean
  /** Day of the first movement: what is taken back is taken from that day. */
  at: Date
}

interface PlayGiven {
  day: string
  staked: string
  won: string
  bet: boolean
  pause: number
  every: number
  rest: number | null
}

/** What `note_play` takes of a play; undefined where nothing counts. */
export function playGiven(
  { staked = 0n, won = 0n, bet = staked > 0n, at }: Play,
  { site, rg }: Pick<Settings, 'site' | 'rg'>,
): PlayGiven | undefined {
  if (staked === 0n && won === 0n && !bet) return undefined
  const {
    realityCheck: { defaultMin: every },
    forcedBreak,
  } = profiles[rg.profile]
  return {
    day: dayOf(at, site.timeZone),
    staked: staked.toString(),
    won: won.toString(),
    bet,
    pause: rg.pauseMinutes,
    every,
    rest: forcedBreak?.breakMin ?? null,
  }
}

const notePlay = preparedSql<object, PlayGiven & { memberId: string; at: string }>(
  'note_play',
  // Minutes of null are an interval of null: no break is due.
  (given) => sql`select note_play(${given('memberId')}, ${given('at')}, ${given('day')},
    ${given('staked')}, ${given('won')}, ${given('bet')}, make_interval(mins => ${given('pause')}),
    make_interval(mins => ${given('every')}), make_interval(mins => ${given('rest')}))`,
)

/**
 * Counts what was played, on the day and in the stretch of play when it was. Always under the lock on the member's
 * accounts.
 */
export async function recordPlay(
  tx: Tx,
  memberId: string,
  play: Play,
  settings: Pick<Settings, 'site' | 'rg'>,
): Promise<void> {
  const given = playGiven(play, settings)
  if (given) await notePlay(tx, { memberId, at: play.at.toISOString(), ...given })
}
