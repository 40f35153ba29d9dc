import { coins, crown, gift, percent, target, trophy, usersThree } from '@brand/ui/icons'
import type { RewardsListOutput } from '@brand/sdk/member'
import { stateChip } from '../../../app/records/state-chip.ts'
import { centrePath } from '../../../app/centre/centres.ts'
import { seamlessPath } from '../../../app/routing/paths.ts'

/** A reward as the gateway sends it; a newer one may know more sources, forms and states. */
export type Reward = RewardsListOutput['list'][number]

/** Areas of the calls whose answers change where a reward is claimed or given up. */
export const claimed = ['rewards', 'bonuses', 'wallet', 'turnover'] as const

/** Whether it asks for no play; free spins are play. */
export const isFree = ({ multiple, form }: Pick<Reward, 'multiple' | 'form'>): boolean =>
  multiple === 0 && form !== 'SPINS'

const shapes = new Map(
  Object.entries<string>({
    MISSION: target,
    VIP_UPGRADE: crown,
    VIP_SALARY: crown,
    LEADERBOARD: trophy,
    REFERRAL: usersThree,
    REBATE: percent,
    POINTS: coins,
    VIP: crown,
  }),
)

/** Shape of what a reward is for. */
export const shapeOf = ({ source }: Pick<Reward, 'source'>): string => shapes.get(source) ?? gift

/** Free spins that can be played; the page of their game. */
export const spinsPath = ({ spins }: Pick<Reward, 'spins'>): string | undefined =>
  spins?.open && spins.left > 0 ? seamlessPath(spins, centrePath('member', 'rewards')) : undefined

export const chipOf = ({ state, reason }: Pick<Reward, 'state' | 'reason'>): string =>
  reason === 'nothing_won' ? 'expired' : stateChip(state)
