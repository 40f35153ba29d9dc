/**
 * - `SPLIT`: wins and losses of the house are shared; the agent's share of a loss is set off against later shares.
 * - `RED_FIGURE`: a negative net revenue is made up for by later months before anything is paid.
 * - `PROFIT`: a negative month pays nothing and is forgotten.
 */
export const dealKinds = ['SPLIT', 'RED_FIGURE', 'PROFIT'] as const
export type DealKind = (typeof dealKinds)[number]

/** Holds from a net revenue and a number of active members on. */
export interface Tier {
  /** Minor units. */
  minNet: number
  minActive: number
  /** Parts per million. */
  rate: number
}

/** Millionths of a minor unit. */
export const micro = 1_000_000n

/** A month of an agent's deal. */
export interface Month {
  agentId: string
  asset: string
  /** Its first day. */
  month: string
}

/** What a month brought. Minor units. */
export interface MonthFigures {
  /** Stakes less wins. */
  revenue: bigint
  bonus: bigint
  rebate: bigint
  /** Deposits and withdrawals together. */
  payments: bigint
  active: number
}

export interface Fees {
  platformPercent: number
  paymentPercent: number
}

/** A share of an amount, rounded down. */
const percentOf = (amount: bigint, percent: number): bigint =>
  (amount * BigInt(Math.round(percent * 10_000))) / 1_000_000n

/** What the house kept of a month. No platform fee is due on a loss. */
export function netOf({ revenue, bonus, rebate, payments }: MonthFigures, fees: Fees) {
  const platformFee = revenue > 0n ? percentOf(revenue, fees.platformPercent) : 0n
  const paymentFee = percentOf(payments, fees.paymentPercent)
  return { platformFee, paymentFee, net: revenue - bonus - rebate - platformFee - paymentFee }
}

/**
 * The rate of a month: of the tiers whose conditions it meets the highest, of a loss that of the lowest tier its active
 * members reach; 0 where there is none.
 */
export function rateOf(tiers: readonly Tier[], net: bigint, active: number): number {
  const reached = tiers.filter(({ minNet, minActive }) => active >= minActive && (net < 0n || net >= BigInt(minNet)))
  if (reached.length === 0) return 0
  if (net >= 0n) return Math.max(...reached.map(({ rate }) => rate))
  return reached.reduce((lowest, tier) => (tier.minNet < lowest.minNet ? tier : lowest)).rate
}

/** The tier that a month would reach next. Minor units. */
export interface NextTier {
  rate: number
  missingNet: bigint
  missingActive: number
}

/** Of the tiers that pay more than a month does now the one with the lowest rate; undefined where there is none. */
export function nextTier(tiers: readonly Tier[], net: bigint, active: number): NextTier | undefined {
  // A loss pays nothing, whatever its rate.
  const now = net < 0n ? 0 : rateOf(tiers, net, active)
  const [next] = tiers
    .filter(({ minNet, minActive, rate }) => rate > now && (active < minActive || net < BigInt(minNet)))
    .toSorted((a, b) => a.rate - b.rate || a.minNet - b.minNet || a.minActive - b.minActive)
  if (!next) return undefined
  const missing = BigInt(next.minNet) - net
  return {
    rate: next.rate,
    missingNet: missing > 0n ? missing : 0n,
    missingActive: Math.max(0, next.minActive - active),
  }
}

/** Of an amount in millionths of a minor unit: whole minor units that can be paid, and the rest. */
export function payable(amount: bigint): { paid: bigint; rest: bigint } {
  const paid = amount > 0n ? amount / micro : 0n
  return { paid, rest: amount - paid * micro }
}

/** What earlier months left. */
export interface Carry {
  /** Net revenue to make up for, minor units: negative or 0. */
  debt: bigint
  /** Share that was not paid, millionths of a minor unit: less than one minor unit, or negative. */
  rest: bigint
}

/** Ends a month of a deal. */
export function endMonth(kind: DealKind, net: bigint, rate: number, { debt, rest }: Carry): Carry & { paid: bigint } {
  const share = BigInt(rate)
  if (kind === 'SPLIT') return { debt: 0n, ...payable(rest + net * share) }
  if (kind === 'PROFIT') return { debt: 0n, ...payable(rest + (net > 0n ? net * share : 0n)) }
  const made = debt + net
  return made < 0n ? { debt: made, rest, paid: 0n } : { debt: 0n, ...payable(rest + made * share) }
}
