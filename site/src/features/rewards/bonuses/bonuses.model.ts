import type { BonusesBetsOutput, BonusesOpenOutput, RewardsListOutput } from '@brand/sdk/member'

/** A bonus as the gateway sends it; a newer one may know more sources and states. */
export type Bonus = BonusesOpenOutput['list'][number]
/** A reward with free spins. */
export type Reward = RewardsListOutput['list'][number]
export type BonusBet = BonusesBetsOutput['list'][number]
