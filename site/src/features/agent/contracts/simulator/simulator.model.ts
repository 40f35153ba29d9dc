import type { ContractsSimulateOutput } from '@brand/sdk/agent'
import { signedMinorOf, sumOf } from '../../../../app/format/money.ts'

type Period = ContractsSimulateOutput['list'][number]

/** A period of a simulation from both sides. */
export interface BothSides extends Period {
  /** What the own contract pays for this team, and what is left of it; null without an own contract. */
  own: NonNullable<ContractsSimulateOutput['own']>['list'][number] | null
}

export const bothSides = ({ list, own }: ContractsSimulateOutput): BothSides[] =>
  list.map((period, at) => ({ ...period, own: own?.list[at] ?? null }))

export const isLoss = (amount: string): boolean => (signedMinorOf(amount) ?? 0n) < 0n

export interface Outcome {
  /** What the downline would have received. */
  received: string
  /** What the own contract pays for the team, and what is left; null without an own contract. */
  share: string | null
  left: string | null
  /** Periods in which something is paid in. */
  losses: number
  /** Share of the amount received at which nothing is left: 1.2 is a rate higher by a fifth. Undefined: at none. */
  evenAt: number | undefined
}

/** The rate above which nothing is left, of terms with one rate alone: what is paid grows with it. */
export function evenRateOf({ evenAt }: Outcome, tiers: readonly { rate: string; rates: readonly unknown[] }[]) {
  const [only] = tiers.length === 1 && tiers[0]?.rates.length === 0 ? tiers : []
  return only && evenAt !== undefined ? Number(only.rate) * evenAt : undefined
}

/** All periods together. */
export function outcomeOf(rows: readonly BothSides[]): Outcome {
  const own = rows.flatMap(({ own: one }) => one ?? [])
  const received = sumOf(rows.map(({ amount }) => amount))
  const known = own.length === rows.length && rows.length > 0
  const [share, left] = known ? [sumOf(own.map((one) => one.share)), sumOf(own.map((one) => one.left))] : [null, null]
  const paid = Number(received)
  return {
    received,
    share,
    left,
    losses: own.filter((one) => isLoss(one.left)).length,
    evenAt: share !== null && paid > 0 && Number(share) > 0 ? Number(share) / paid : undefined,
  }
}
