import type { Reader } from '../../../db/client.ts'
import { refuse } from '../../../lib/refusal.ts'
import type { Settings } from '../../../settings/settings.ts'
import { breakOf } from './exclusions.ts'
import { presetSessionStatus } from '../limits/session-limits.ts'
import { profiles } from '../profiles.ts'
import type { ExhaustedLimit } from '../limits/exhausted-limits.ts'
import { type PlayState, stateOf } from '../state.ts'

/**
 * Why play is paused for now, and until when: `BREAK` after so much of it, `SESSION` after one that was set is over,
 * `LIMIT` with one used up, `TIMEOUT` in one that the person started.
 */
export type Pause =
  | { why: 'BREAK' | 'SESSION' | 'TIMEOUT'; until: Date }
  | { why: 'LIMIT'; until: Date; limit: Pick<ExhaustedLimit, 'kind' | 'period'> }

type Rg = Pick<Settings, 'rg'>

export type Restriction =
  | { why: 'EXCLUSION' | 'GAME_TYPE'; until: Date }
  | Pause
  | { why: 'CHECK' }
  | { why: 'NO_SESSION' }

/** A break counts from the last bet, and a player who made one by themselves needs none. */
function forcedBreak({ stretch }: PlayState, now: Date, { rg }: Rg): Pause | undefined {
  const { forcedBreak: terms } = profiles[rg.profile]
  if (!terms || !stretch?.unbrokenSince) return undefined
  const until = new Date(stretch.lastAt.getTime() + terms.breakMin * 60_000)
  const due = now.getTime() - stretch.unbrokenSince.getTime() >= terms.afterMin * 60_000
  return due && now < until ? { why: 'BREAK', until } : undefined
}

/** The pause a member is in, if any; where there are several, the longest one. */
export function pauseOf(state: PlayState, now: Date, settings: Rg): Pause | undefined {
  if (state.trial) return undefined
  const status = presetSessionStatus(state.plan, now, profiles[settings.rg.profile])
  const session: Pause | undefined =
    typeof status === 'string' ? undefined : { why: 'SESSION', until: status.pausedUntil }
  const limit: Pause | undefined = state.reached
    ? { why: 'LIMIT', until: state.reached.until, limit: state.reached }
    : undefined
  return longestOf(session, forcedBreak(state, now, settings), limit)
}

const longestOf = (...pauses: (Pause | undefined)[]): Pause | undefined =>
  pauses.reduce((longest, one) => (one && (!longest || one.until > longest.until) ? one : longest))

/**
 * What covers a game that is open, also where the person started a time-out in another tab or on another device; the
 * longest, as the cover goes with its time.
 */
export function coverOf(state: PlayState, now: Date, settings: Rg): Pause | undefined {
  const taken = breakOf(state, now)
  const timeout: Pause | undefined = taken?.kind === 'TIMEOUT' ? { why: 'TIMEOUT', until: taken.until } : undefined
  return longestOf(timeout, pauseOf(state, now, settings))
}

/** As the wire has it. */
export const pauseShown = (pause: Pause | undefined, now: Date) =>
  pause
    ? {
        why: pause.why,
        until: pause.until.toISOString(),
        leftSec: Math.ceil((pause.until.getTime() - now.getTime()) / 1000),
        ...(pause.why === 'LIMIT' && { limit: { kind: pause.limit.kind, period: pause.limit.period } }),
      }
    : null

/**
 * Why a member may not play now, whatever the stake: used by launches, bets and queries of vendors who keep the money.
 * `checked`: ignore a waiting reality check, as it covers a game but keeps none closed.
 */
export function restrictionOn(
  state: PlayState,
  now: Date,
  settings: Rg,
  { checked = false } = {},
): Restriction | undefined {
  const taken = breakOf(state, now)
  if (taken) return { why: taken.kind, until: taken.until }
  if (state.typeUntil && state.typeUntil > now) return { why: 'GAME_TYPE', until: state.typeUntil }
  const pause = pauseOf(state, now, settings)
  if (pause) return pause
  if (!checked && state.stretch?.checkDue) return { why: 'CHECK' }
  const profile = profiles[settings.rg.profile]
  return profile.presetSession && !state.trial && presetSessionStatus(state.plan, now, profile) === 'DONE'
    ? { why: 'NO_SESSION' }
    : undefined
}

/**
 * Whether a member may open a game of a category.
 * @throws Refused `rg_timeout {until}`, `rg_excluded {until}`, `rg_game_type {until}`, `rg_pause {until, why}`,
 *   `rg_session_required`
 */
export async function mayOpen(
  db: Reader,
  memberId: string,
  gameType: string,
  now: Date,
  settings: Rg & Pick<Settings, 'site' | 'play'>,
): Promise<void> {
  const state = await stateOf(db, memberId, gameType, now, settings)
  const found = restrictionOn(state, now, settings, { checked: true })
  if (!found || found.why === 'CHECK') return
  if (found.why === 'NO_SESSION') throw refuse('rg_session_required')
  const until = found.until.toISOString()
  if (found.why === 'BREAK' || found.why === 'SESSION' || found.why === 'LIMIT')
    throw refuse('rg_pause', { details: { until, why: found.why } })
  throw refuse(found.why === 'GAME_TYPE' ? 'rg_game_type' : found.why === 'EXCLUSION' ? 'rg_excluded' : 'rg_timeout', {
    details: { until },
  })
}
