import { type AgentContract, gameTypes } from '@brand/sdk/contract'
import type * as z from 'zod'
import { formatMoney } from '../../ledger/money.ts'
import { formatRate } from '../agent/index.ts'
import { periodAt, startFrom } from './periods.ts'
import type { EndedContract, ShownContract } from './store.ts'
import { type ContractPeriod, type Tier, highestRate } from './terms.ts'
import { type Contract, hasExpired, shownTo } from './workflow.ts'

export interface Shown {
  memberId: string
  timeZone: string
  now: Date
}

export const tierOut = ({ rate, rates = {}, minActive, minValidBet, minLoss }: Tier) => ({
  rate: formatRate(rate),
  rates: gameTypes.flatMap((gameType) => {
    const ppm = rates[gameType]
    return ppm ? [{ gameType, rate: formatRate(ppm) }] : []
  }),
  minActive,
  minValidBet: formatMoney(minValidBet),
  minLoss: formatMoney(minLoss),
})

/** When a contract takes effect that is accepted now: with the next period, and after what it replaces or follows. */
export function startOfAccepted(
  { period, lastEnd }: { period: ContractPeriod; lastEnd: Date | null },
  now: Date,
  timeZone: string,
): Date {
  const { to } = periodAt(period, now, timeZone)
  return startFrom(period, lastEnd && lastEnd > to ? lastEnd : to, timeZone)
}

/** Where a contract ends whose end is agreed on now: with the running period, or before it has begun. */
export function endOfTerminated({ period, startAt, settledTo }: Contract, now: Date, timeZone: string): Date {
  const { to } = periodAt(period, now, timeZone)
  return new Date(Math.max(startAt && startAt > now ? startAt.getTime() : to.getTime(), settledTo?.getTime() ?? 0))
}

/** What a person is asked for: nothing by an offer whose time is over. */
export function requestOf(row: Contract, memberId: string, now: Date) {
  const { state, downlineId, uplineId, terminationBy } = row
  if (hasExpired(row, now)) return null
  if (state === 'pending') return downlineId === memberId ? ('NEW' as const) : null
  if (state !== 'term_pending') return null
  const asked = terminationBy === 'DOWN' ? uplineId : downlineId
  return asked === memberId ? ('TERMINATE' as const) : null
}

export function contractOut(
  { row, up, down, lastEnd, before, steps }: ShownContract,
  { memberId, timeZone, now }: Shown,
): z.input<typeof AgentContract> {
  const role = row.uplineId === memberId ? 'UP' : 'DOWN'
  const { period, terminationBy } = row
  const state = hasExpired(row, now) ? 'expired' : row.state
  const offered = state === 'draft' || state === 'pending'
  const startAt = offered
    ? startOfAccepted({ period, lastEnd: lastEnd === null ? null : new Date(lastEnd) }, now, timeZone)
    : row.startAt
  const endAt = state === 'term_pending' ? endOfTerminated(row, now, timeZone) : row.endAt
  return {
    id: String(row.id),
    kind: row.kind,
    period,
    role,
    counterparty: shownTo(role, { up: up ?? '', down }),
    tiers: row.tiers.map(tierOut),
    before: offered ? (before?.map(tierOut) ?? null) : null,
    status: state,
    request: requestOf(row, memberId, now),
    version: row.version,
    offeredAt: row.offeredAt?.toISOString() ?? null,
    expiresAt: state === 'pending' ? (row.expiresAt?.toISOString() ?? null) : null,
    startAt: startAt?.toISOString() ?? null,
    endAt: endAt?.toISOString() ?? null,
    termination:
      state === 'term_pending' && terminationBy ? { by: terminationBy, reason: row.terminationReason ?? '' } : null,
    steps: steps
      .filter(({ status }) => status !== 'draft' || role === 'UP')
      .map(({ status, by, at }) => ({ status, by, at: new Date(at).toISOString() })),
  }
}

export const endedOut = ({ id, upline, downline, kind, period, tiers, startAt, createdAt }: EndedContract) => ({
  id: String(id),
  upline,
  downline,
  kind,
  period,
  rate: formatRate(highestRate(tiers)),
  startAt: (startAt ?? createdAt).toISOString(),
})
