import type { contract as calls } from '@brand/sdk/contract'
import type * as z from 'zod'
import type { SignedInCtx } from '../../../http/context.ts'
import { formatMoney } from '../../../ledger/money.ts'
import { type GameType, formatRate } from '../../agent/index.ts'
import { formatExact } from '../../commissions/index.ts'
import { type Span, periodAt } from '../periods.ts'
import { contractInForce } from '../store.ts'
import type { ContractPeriod } from '../terms.ts'
import type { Contract } from '../workflow.ts'
import { type Carry, type Computed, type Figures, compute, whole } from './compute.ts'
import { figuresOf } from './figures.ts'
import { type Part, salariesIn } from './results.ts'

export type Simulated = Pick<Contract, 'kind' | 'period' | 'tiers' | 'uplineId' | 'downlineId' | 'asset'>
type Output = z.input<(typeof calls)['contracts']['simulate']['output']>
type Reading = Pick<SignedInCtx, 'db' | 'settings' | 'clock'>

/** The last periods that are over, the oldest first. */
function lastPeriods({ period }: Simulated, count: number, now: Date, timeZone: string): Span[] {
  const spans: Span[] = []
  for (let { from } = periodAt(period, now, timeZone); spans.length < count;) {
    const span = periodAt(period, new Date(from.getTime() - 1), timeZone)
    spans.unshift(span)
    from = span.from
  }
  return spans
}

const noCarry: Carry = { debt: 0n, rest: 0n, tier: null }

interface Run {
  part: Part
  figures: Figures
  salaries: bigint
}

/** Periods one after the other, each with what the one before left; the first begins with nothing. */
function run({ kind, tiers }: Pick<Contract, 'kind' | 'tiers'>, parts: readonly Run[], carryLoss: boolean): Computed[] {
  let carry = noCarry
  return parts.map(({ part: { part }, figures, salaries }) => {
    const result = compute({ kind, tiers, part, figures, salaries, carry, carryLoss })
    carry = {
      debt: result.debtAfter,
      rest: result.rest,
      tier: figures.validBet > 0n ? (result.tier ?? carry.tier) : carry.tier,
    }
    return result
  })
}

/** Spans as parts of a period that may be another than theirs, shorter or longer. */
const partsIn = (period: ContractPeriod, spans: readonly Span[], timeZone: string): Part[] =>
  spans.map((span) => {
    const own = periodAt(period, span.from, timeZone)
    const length = ({ from, to }: Span) => to.getTime() - from.getTime()
    return { ...span, part: Math.round((length(span) / length(own)) * whole) }
  })

/** Figures and salaries of a contract in some parts. */
async function runsOf(
  { db, settings: { contracts } }: Reading,
  terms: Simulated,
  parts: readonly Part[],
): Promise<Run[]> {
  const { kind, downlineId: agentId, asset } = terms
  const figures = await figuresOf(
    db,
    parts.map((part) => ({ ...part, agentId, asset })),
    contracts.activeMinor,
  )
  const runs: Run[] = []
  for (const [n, part] of parts.entries()) {
    const team = figures[n]
    if (!team) throw new Error('a period has no figures')
    runs.push({ part, figures: team, salaries: kind === 'DIVIDEND' ? await salariesIn(db, terms, part) : 0n })
  }
  return runs
}

const without = (all: Figures, team: Figures): Figures => ({
  validBet: all.validBet - team.validBet,
  pnl: all.pnl - team.pnl,
  active: all.active - team.active,
  byType: Object.fromEntries(Object.entries(all.byType).map(([type, bet]) => [type, bet - (team.byType[type] ?? 0n)])),
})

/**
 * What the upline's own contract in force pays for a team: what it comes to with the team, less what it would come to
 * without it. Where its period is another one, its sums hold in proportion to the time.
 */
async function ownOf(
  reading: Reading,
  terms: Simulated,
  spans: readonly Span[],
  paid: readonly Computed[],
): Promise<Output['own']> {
  const { db, settings } = reading
  const { kind, uplineId, downlineId } = terms
  const own = uplineId === null ? undefined : await contractInForce(db, uplineId, kind)
  if (!own) return null
  const { carryLoss } = settings.contracts
  const parts = partsIn(own.period, spans, settings.site.timeZone)
  const all = await runsOf(reading, own, parts)
  const team = await runsOf(reading, { ...own, downlineId }, parts)
  const rest = all.map((one, n) => ({ ...one, figures: without(one.figures, team[n]?.figures ?? one.figures) }))
  const less = run(own, rest, carryLoss)
  return {
    period: own.period,
    list: run(own, all, carryLoss).map(({ tier, rate, amount }, n) => {
      const share = amount - (less[n]?.amount ?? 0n)
      return {
        tier: tier === null ? null : tier + 1,
        rate: formatRate(rate),
        total: formatMoney(amount),
        share: formatMoney(share),
        left: formatMoney(share - (paid[n]?.amount ?? 0n)),
      }
    }),
  }
}

/**
 * What terms would have come to in the last periods of the downline's team, one after the other; for the upline, with
 * what the own contract pays for that team.
 */
export async function simulate(
  reading: Reading,
  terms: Simulated,
  { count, upline }: { count: number; upline: boolean },
): Promise<Pick<Output, 'list' | 'own'>> {
  const { settings, clock } = reading
  const spans = lastPeriods(terms, count, clock.now(), settings.site.timeZone)
  const runs = await runsOf(
    reading,
    terms,
    spans.map((span) => ({ ...span, part: whole })),
  )
  const results = run(terms, runs, settings.contracts.carryLoss)
  const list = results.map((result, n) => {
    const one = runs[n]
    if (!one) throw new Error('a period has no figures')
    const { part, figures, salaries } = one
    return {
      from: part.from.toISOString(),
      to: part.to.toISOString(),
      validBet: formatMoney(figures.validBet),
      pnl: formatMoney(figures.pnl),
      active: figures.active,
      tier: result.tier === null ? null : result.tier + 1,
      rate: formatRate(result.rate),
      rates: (result.categories ?? []).map(({ gameType, validBet, rate }) => ({
        gameType: gameType as GameType,
        validBet: formatMoney(validBet),
        rate: formatRate(rate),
      })),
      salaries: formatMoney(salaries),
      carryBefore: formatMoney(result.debtBefore),
      carryAfter: formatMoney(result.debtAfter),
      earned: formatExact(result.earned),
      carried: formatExact(result.carriedIn),
      amount: formatMoney(result.amount),
    }
  })
  return { list, own: upline ? await ownOf(reading, terms, spans, results) : null }
}
