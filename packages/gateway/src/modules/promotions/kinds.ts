import type { Promotion } from '@brand/sdk/contract'
import type * as z from 'zod'

type Shown = z.input<typeof Promotion>
export type PromotionType = Shown['type']
export type Category = Shown['category']
export type Way = Shown['way']
export type Status = Shown['status']

export const promotionTypes = [
  'FIRST_DEPOSIT',
  'SIGN_UP',
  'DEPOSIT',
  'SLOTS',
  'LIVE',
  'SPORTS',
  'VIP',
  'REFERRAL',
  'RAFFLE',
  'MANUAL',
] as const satisfies readonly PromotionType[]

export const promotionWays = ['DEPOSIT', 'AT_ONCE', 'APPLICATION', 'PAGE'] as const satisfies readonly Way[]

/** Types that have a page of their own. */
export const typesWithPage: readonly PromotionType[] = ['VIP', 'REFERRAL', 'RAFFLE']

/** Whose a promotion is: visitors see all but those of agents. */
export const audiences = ['EVERYONE', 'MEMBER', 'AGENT'] as const
export type Audience = (typeof audiences)[number]

export const entryStates = ['JOINED', 'APPLYING', 'PROCESSING', 'REJECTED', 'ISSUED'] as const
