import { recordDays } from '@brand/sdk/contract'
import { profiles } from '../responsible-gaming/index.ts'
import type { Settings } from '../../settings/settings.ts'
import { refuse } from '../../lib/refusal.ts'

const dayMs = 86_400_000
/**
 * A day that was an hour longer, and the rest of the day the range begins on, in whatever zone the person counts it.
 */
const slackMs = dayMs

export interface Range {
  from: Date
  /** Not included; null: no end. */
  to: Date | null
}

/**
 * The requested range of a record: the last seven days where none is given, and as far back as the profile in force
 * keeps records online. @throws Refused `validation`
 */
export function rangeOf(
  { startTime, endTime }: { startTime?: string | undefined; endTime?: string | undefined },
  now: Date,
  { rg }: Pick<Settings, 'rg'>,
): Range {
  const { onlineDays } = profiles[rg.profile].history
  const to = endTime === undefined ? null : new Date(endTime)
  const end = Math.min(to?.getTime() ?? Infinity, now.getTime())
  const from = startTime === undefined ? new Date(end - 7 * dayMs) : new Date(startTime)
  const bad = (code: string, days: number) =>
    refuse('validation', { field: 'startTime', details: { fields: { startTime: { code, days } } } })
  if (to && to <= from)
    throw refuse('validation', { field: 'endTime', details: { fields: { endTime: { code: 'before_start' } } } })
  if (from.getTime() < now.getTime() - onlineDays * dayMs - slackMs) throw bad('too_old', onlineDays)
  if (end - from.getTime() > recordDays.atOnce * dayMs + slackMs) throw bad('too_long', recordDays.atOnce)
  return { from, to }
}
