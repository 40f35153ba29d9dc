/**
 * The rules of settlement restated as plainly as possible: one contract after the other, part by part, from a list of
 * what was played. Amounts in minor units, rates in parts per million.
 */

export interface ModelPlay {
  memberId: string
  /** When it counts: at its time, or where that slot was closed, with the first open one. */
  at: Date
  /** Empty: a bonus or a rebate. */
  gameType: string
  validBet: number
  /** From the players' side. */
  pnl: number
}

export interface ModelTier {
  minActive: number
  minValidBet: number
  minLoss: number
  rate: number
  rates?: Readonly<Record<string, number>>
}

export interface ModelContract {
  id: number
  kind: string
  period: string
  tiers: readonly ModelTier[]
  uplineId: string | null
  downlineId: string
  startAt: Date
  endAt: Date | null
  followsId: number | null
}

export interface ModelResult {
  contractId: number
  from: Date
  to: Date
  validBet: bigint
  pnl: bigint
  active: number
  tier: number | null
  salaries: bigint
  debtBefore: bigint
  debtAfter: bigint
  earned: bigint
  carriedIn: bigint
  rest: bigint
  amount: bigint
}

export interface ModelRules {
  activeMinor: number
  carryLoss: boolean
}

const million = 1_000_000n
const minute = 60_000
/** Bangladesh is six hours ahead, all year. */
const ahead = 360 * minute

/** First moment of the period a moment belongs to, and of the next. */
export function periodOf(period: string, at: Date): [number, number] {
  const length = { '5MIN': 5 * minute, HOUR: 60 * minute }[period]
  if (length) {
    const from = at.getTime() - (at.getTime() % length)
    return [from, from + length]
  }
  const local = new Date(at.getTime() + ahead)
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()]
  const midnight = (of: number, on: number) => Date.UTC(year, of, on) - ahead
  if (period === 'DAILY') return [midnight(month, day), midnight(month, day + 1)]
  if (period === 'WEEKLY') {
    const monday = day - ((local.getUTCDay() + 6) % 7)
    return [midnight(month, monday), midnight(month, monday + 7)]
  }
  if (period === 'MONTHLY') return [midnight(month, 1), midnight(month + 1, 1)]
  return day < 16 ? [midnight(month, 1), midnight(month, 16)] : [midnight(month, 16), midnight(month + 1, 1)]
}

const sum = (list: readonly number[]) => list.reduce((all, one) => all + BigInt(one), 0n)

/** Settles contracts; what was settled stays. */
export function settlementModel({ activeMinor, carryLoss }: ModelRules) {
  const results = new Map<number, ModelResult[]>()
  const settledTo = new Map<number, number>()

  const last = (id: number | null, all: readonly ModelContract[]): ModelResult | undefined => {
    const row = all.find((each) => each.id === id)
    return row && (results.get(row.id)?.at(-1) ?? last(row.followsId, all))
  }

  function settlePart(
    row: ModelContract,
    { from, to, whole }: { from: number; to: number; whole: number },
    plays: readonly ModelPlay[],
    all: readonly ModelContract[],
  ): void {
    const part = Math.floor(((to - from) * 1_000_000) / whole)
    const share = (minimum: number) => (BigInt(minimum) * BigInt(part)) / million
    const validBet = sum(plays.map((play) => play.validBet))
    const pnl = sum(plays.map((play) => play.pnl))
    const bets = [...new Set(plays.map(({ memberId }) => memberId))].map((id) =>
      sum(plays.filter(({ memberId }) => memberId === id).map((play) => play.validBet)),
    )
    const active = bets.filter((bet) => bet > 0n && bet >= share(activeMinor)).length
    const before = last(row.id, all)
    const own = results.get(row.id) ?? []
    const isDividend = row.kind === 'DIVIDEND'

    let tier: number | null = null
    for (const [n, { minActive, minValidBet, minLoss }] of row.tiers.entries())
      if (
        active >= minActive &&
        (minValidBet === 0 || validBet >= share(minValidBet)) &&
        (minLoss === 0 || -pnl >= share(minLoss))
      )
        tier = n
    if (!isDividend && validBet < 0n)
      tier = own.findLast((result) => result.tier !== null && result.validBet > 0n)?.tier ?? 0

    const salaries = isDividend
      ? [...results.entries()]
          .filter(([id]) => {
            const paid = all.find((each) => each.id === id)
            return paid?.kind !== 'DIVIDEND' && paid?.downlineId === row.downlineId && paid.uplineId === row.uplineId
          })
          .flatMap(([, list]) => list)
          .filter((result) => result.to.getTime() > from && result.to.getTime() <= to)
          .reduce((paid, { amount }) => paid + amount, 0n)
      : 0n
    const debtBefore = isDividend && carryLoss ? (before?.debtAfter ?? 0n) : 0n
    const shared = debtBefore - pnl - salaries
    const debtAfter = isDividend && carryLoss && shared < 0n ? shared : 0n

    const at = tier === null ? undefined : row.tiers[tier]
    const rate = BigInt(at?.rate ?? 0)
    let earned = validBet * rate
    if (isDividend) earned = shared > 0n ? shared * rate : 0n
    if (row.kind === 'DAILY_MULTI')
      earned = plays.reduce((all2, play) => all2 + BigInt(play.validBet) * BigInt(at?.rates?.[play.gameType] ?? 0), 0n)
    const carriedIn = before?.rest ?? 0n
    const due = carriedIn + earned
    const amount = due > 0n ? due / million : 0n

    const nothing =
      validBet === 0n && pnl === 0n && salaries === 0n && earned === 0n && amount === 0n && debtAfter === debtBefore
    if (nothing) return
    const rest = due - amount * million
    const times = { from: new Date(from), to: new Date(to) }
    const figures = { validBet, pnl, active, tier, salaries, debtBefore, debtAfter, earned, carriedIn, rest, amount }
    results.set(row.id, [...own, { contractId: row.id, ...times, ...figures }])
  }

  function settleContract(
    row: ModelContract,
    plays: readonly ModelPlay[],
    closedTo: number,
    all: readonly ModelContract[],
  ): void {
    const end = row.endAt?.getTime() ?? Infinity
    let from = settledTo.get(row.id) ?? row.startAt.getTime()
    const parts = new Map<number, ModelPlay[]>()
    for (const play of plays) {
      const at = play.at.getTime()
      if (at < from || at >= end) continue
      const [of] = periodOf(row.period, play.at)
      const here = parts.get(of)
      if (here) here.push(play)
      else parts.set(of, [play])
    }
    while (from < end) {
      const [start, next] = periodOf(row.period, new Date(from))
      const to = Math.min(next, end)
      if (to > closedTo) break
      settlePart(row, { from, to, whole: next - start }, parts.get(start) ?? [], all)
      from = to
    }
    settledTo.set(row.id, from)
  }

  return {
    /** Settles what has ended up to a moment; `isBelow`: whether a member is the agent, or in the agent's team. */
    settle(
      contracts: readonly ModelContract[],
      plays: readonly ModelPlay[],
      isBelow: (memberId: string, agentId: string) => boolean,
      closedTo: Date,
    ): void {
      const inOrder = contracts.toSorted((a, b) => a.id - b.id)
      const salaries = inOrder.filter(({ kind }) => kind !== 'DIVIDEND')
      const dividends = inOrder.filter(({ kind }) => kind === 'DIVIDEND')
      for (const row of [...salaries, ...dividends]) {
        const team = plays.filter(({ memberId }) => isBelow(memberId, row.downlineId))
        settleContract(row, team, closedTo.getTime(), contracts)
      }
    },
    /** What contracts came to, by contract. */
    results: (id: number): readonly ModelResult[] => results.get(id) ?? [],
  }
}
