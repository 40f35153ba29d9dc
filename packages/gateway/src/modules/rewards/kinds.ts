import type { Reward } from '@brand/sdk/contract'
import type * as z from 'zod'

type Shown = z.input<typeof Reward>

export const rewardSources = [
  'DEPOSIT',
  'SIGN_UP',
  'MISSION',
  'VIP_UPGRADE',
  'VIP_SALARY',
  'RAFFLE',
  'REFERRAL',
  'REBATE',
  'LEADERBOARD',
  'POINTS',
  'SLOTS',
  'LIVE',
  'SPORTS',
  'VIP',
  'MANUAL',
] as const satisfies readonly Shown['source'][]

export const rewardForms = ['CASH', 'BONUS', 'SPINS'] as const satisfies readonly Shown['form'][]
