import type { BonusesBetsOutput, BonusesOpenOutput, RewardsListOutput } from '@brand/sdk/member'

/** A bonus as the gateway sends it; a newer one may know more sources and states. */
export type Bonus = BonusesOpenOutput['list'][number]
/** A reward with free spins. */
export type Spins = RewardsListOutput['list'][number]
export type BonusBet = BonusesBetsOutput['list'][number]

/** Colour of each state, as that of a state the kit knows. */
const chips = new Map(
  Object.entries<string>({
    WAITING: 'pending',
    ACTIVE: 'processing',
    RELEASED: 'success',
    CLEARED: 'expired',
    FORFEITED: 'cancelled',
    EXPIRED: 'expired',
    CANCELLED: 'rejected',
  }),
)

export const chipOf = ({ state }: Pick<Bonus, 'state'>): string => chips.get(state) ?? state
