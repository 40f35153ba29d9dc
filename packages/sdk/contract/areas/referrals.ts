import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { Currency, Money } from '../shapes.ts'
import { after, next, pageSize } from '../team-shapes.ts'
import { Day, Instant } from '../scalars.ts'

const owners = ['member', 'agent'] as const

/** States of an invited friend. */
export const referralStates = ['REGISTERED', 'DEPOSITED', 'QUALIFIED', 'REWARDED', 'REJECTED', 'REVOKED'] as const

const ReferralState = z
  .enum(referralStates)
  .describe(
    '`REGISTERED`: has an account; `DEPOSITED`: has deposited enough; `QUALIFIED`: has played enough too, and the ' +
      'reward waits; `REWARDED`: the reward was taken; `REJECTED`: brings no reward, see `reason`; `REVOKED`: an ' +
      'operator took the reward back.',
  )

export const referralReasons = [
  'SAME_DEVICE',
  'SAME_ADDRESS',
  'SAME_ACCOUNT',
  'SAME_NAME',
  'TOO_LATE',
  'LIMIT',
  'OPERATOR',
] as const

const ReferralReason = z
  .enum(referralReasons)
  .describe(
    'Why a friend brings no reward. `SAME_DEVICE`, `SAME_ADDRESS`: both logged in with one browser, or from one ' +
      'address; `SAME_ACCOUNT`, `SAME_NAME`: both are paid to one account, or under one name; `TOO_LATE`: the time ' +
      'was over; `LIMIT`: enough friends have qualified in the month; `OPERATOR`: decided by an operator.',
  )

export const ReferralFriend = z.object({
  referralId: z.string().describe('Identifier of the row.'),
  account: z.string().describe('Account name of the friend, masked.'),
  joinedAt: Instant.describe('When the friend registered.'),
  until: Instant.describe('What the friend deposits and plays before counts.'),
  depositMet: z
    .boolean()
    .describe('Whether the friend has deposited enough in time. Amounts of a friend are not told.'),
  betMet: z.boolean().describe('Whether the friend has played enough in time.'),
  state: ReferralState,
  reason: ReferralReason.nullable().describe('Why the friend brings no reward; null: nothing is against it.'),
  reward: Money.describe('What the inviter is given once the friend has qualified.'),
})

const percent = z.string().describe('Rate in per cent.')

export default area(
  'referrals',
  { entry: 'member', about: 'Invited friends and what is given for them.' },
  {
    details: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getReferralDetails',
      summary: 'Returns the person’s invitation code and link, the terms, and the results.',
      principals: owners,
      module: 'REFER3',
      input: z.strictObject({}),
      output: z.object({
        currency: Currency,
        code: z.string().describe('Code that a friend enters at the registration.'),
        link: z.string().describe('Address of the registration with the code.'),
        terms: z
          .object({
            deposit: Money.describe('A friend deposits so much to qualify.'),
            validBet: Money.describe('A friend plays so much, in valid bets, to qualify.'),
            days: z.number().int().describe('In so many days from the registration.'),
            inviter: Money.describe('Given to the inviter for each friend who has qualified.'),
            friend: Money.describe('Given to the friend.'),
            multiple: z.number().describe('Times that what is given has to be played.'),
            monthLimit: z.number().int().describe('Friends who can qualify in a month.'),
            levels: z
              .array(
                z.object({
                  level: z.number().int().describe('1: friends, 2: their friends, 3: the friends of those.'),
                  deposit: percent,
                  validBet: percent,
                }),
              )
              .describe('Shares of what friends deposit and play once they have qualified, by level.'),
          })
          .describe('Terms for friends who register now.'),
        visits: z.number().int().describe('Visits of the link: each visitor once a day.'),
        counts: z
          .array(z.object({ state: ReferralState, count: z.number().int().describe('Number of friends.') }))
          .describe('Friends by state; a state that nobody is in is absent.'),
        claimable: Money.describe('What can be claimed now.'),
        earned: Money.describe('What was claimed in all.'),
        running: Money.describe('Shares of the day that runs; offered when it is over.'),
      }),
      errors: ['real_account_required'],
    }),
    list: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getReferralList',
      summary: 'Returns the invited friends with their progress, newest first.',
      principals: owners,
      module: 'REFER3',
      input: z.strictObject({ after, pageSize }),
      output: z.object({
        currency: Currency,
        list: z.array(ReferralFriend).describe('Rows of the page.'),
        next,
      }),
      errors: ['real_account_required'],
    }),
    income: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getReferralIncome',
      summary: 'Returns the rewards for invited friends, newest first.',
      principals: owners,
      module: 'REFER3',
      input: z.strictObject({ after, pageSize }),
      output: z.object({
        currency: Currency,
        list: z
          .array(
            z.object({
              rewardId: z.string().describe('Identifier of the reward.'),
              kind: z
                .enum(['FRIEND', 'SHARE', 'INVITED'])
                .describe(
                  '`FRIEND`: a friend has qualified; `SHARE`: the shares of a day; `INVITED`: the gift for having been invited.',
                ),
              account: z.string().nullable().describe('Of `FRIEND`: account name of the friend, masked; else null.'),
              day: Day.nullable().describe('Of `SHARE`: the day it was made on; else null.'),
              at: Instant.describe('When it was offered.'),
              amount: Money.describe('Amount.'),
              state: z
                .enum(['OFFERED', 'CLAIMED', 'ENDED'])
                .describe('`OFFERED`: can be claimed; `CLAIMED`: was claimed; `ENDED`: can no longer be claimed.'),
              lines: z
                .array(
                  z.object({
                    level: z.number().int().describe('1: friends, 2: friends of friends.'),
                    friends: z.number().int().describe('Number of friends who played or deposited.'),
                    deposits: Money.describe('Deposited on the day, by all of them.'),
                    validBet: Money.describe('Valid bets of the day, of all of them.'),
                    depositRate: percent,
                    betRate: percent,
                    amount: Money.describe('Share, rounded down; the sum of a day is rounded once.'),
                  }),
                )
                .describe('Of `SHARE`: what it was made of, by level; else empty.'),
            }),
          )
          .describe('Rows of the page.'),
        next,
      }),
      errors: ['real_account_required'],
    }),
    claim: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_claimReferralReward',
      summary: 'Collects all waiting referral rewards as cash, with the wagering of the terms.',
      principals: owners,
      module: 'REFER3',
      money: true,
      input: z.strictObject({}),
      output: z.object({
        amount: Money.describe('What was given.'),
        count: z.number().int().describe('Number of rewards.'),
      }),
      underTerms: true,
      errors: ['real_account_required', 'not_found', 'rg_timeout', 'rg_excluded'],
    }),
  },
)
