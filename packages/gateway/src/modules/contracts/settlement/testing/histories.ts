import fc from 'fast-check'
import type { ContractKind, ContractPeriod, Tier } from '../../terms.ts'

const hour = 3_600_000
const day = 24 * hour

/** How long a history is: weeks, halves of months and months end in it. */
export const historyMs = 70 * day

const minimum = (most: number) => fc.oneof(fc.constant(0), fc.nat(most))
const tiers: fc.Arbitrary<Tier[]> = fc.array(
  fc.record({
    minActive: fc.nat(3),
    minValidBet: minimum(400_000),
    minLoss: minimum(100_000),
    rate: fc.integer({ min: 1, max: 60_000 }),
    rates: fc.record({ RNG: fc.nat(20_000), LIVE: fc.nat(9000) }),
  }),
  { minLength: 1, maxLength: 3 },
)

const longer: readonly ContractPeriod[] = ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY']
const dividend = fc.record({
  kind: fc.constant<ContractKind>('DIVIDEND'),
  period: fc.constantFrom(...longer),
  next: fc.option(fc.record({ period: fc.constantFrom(...longer), tiers })),
})
const salary = (kind: ContractKind, period: ContractPeriod) =>
  fc.record({ kind: fc.constant(kind), period: fc.constant(period), next: fc.constant(null) })

/** A moment of a history, half of them at a day's begin or within milliseconds of it. */
const moment = fc.oneof(
  fc.nat(historyMs - 1),
  fc.tuple(fc.nat(69), fc.integer({ min: -2, max: 2 })).map(([n, ms]) => Math.max(0, n * day + ms)),
)

const contract = fc.record({
  /** Whose; of an agent, where it is not a player. */
  of: fc.nat(9),
  terms: fc.oneof(
    dividend,
    salary('DAILY', 'DAILY'),
    salary('DAILY_MULTI', 'DAILY'),
    salary('HOURLY', 'HOUR'),
    salary('REAL_TIME', '5MIN'),
  ),
  tiers,
  startDay: fc.nat(12),
  /** When it ends, within a period as a rule; a dividend that is followed ends with a period of the next. */
  end: fc.option(moment, { freq: 2 }),
})

const play = fc.record({
  who: fc.nat(9),
  at: moment,
  gameType: fc.constantFrom('RNG', 'LIVE', 'FISH'),
  /** Negative: a correction, or a round that is rolled back. */
  bet: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 300_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: -60_000, max: -1 }) },
  ),
  win: fc.nat(250_000),
  /** Its win is a bonus instead, without play. */
  isBonus: fc.nat(9).map((n) => n === 0),
  /** It becomes known only after the slots up to the next closing are closed. */
  isLate: fc.boolean(),
})

/** A tree, contracts of all kinds, what is played, when slots are closed, and who is moved to whom after a closing. */
export const history = fc.noBias(
  fc.record({
    people: fc.array(fc.record({ upline: fc.nat(9), isPlayer: fc.boolean(), funds: fc.nat(40_000) }), {
      minLength: 4,
      maxLength: 8,
    }),
    contracts: fc.array(contract, { minLength: 6, maxLength: 14 }),
    plays: fc.array(play, { minLength: 40, maxLength: 80 }),
    closings: fc
      .uniqueArray(fc.nat(historyMs - 1), { minLength: 2, maxLength: 4 })
      .map((list) => list.toSorted((a, b) => a - b)),
    moves: fc.array(fc.record({ who: fc.nat(9), to: fc.nat(9), after: fc.nat(3) }), { maxLength: 2 }),
  }),
)

export type History = typeof history extends fc.Arbitrary<infer T> ? T : never
