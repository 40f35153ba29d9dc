import * as z from 'zod'
import { Unread } from './content.ts'
import { area, endpoint } from '../endpoint.ts'
import { MemberInfo } from './member.ts'
import { owners } from './records.ts'
import { Money, SignedMoney } from '../shapes.ts'
import { VipProgress } from './vip.ts'
import { Balance } from './wallet.ts'
import { Instant } from '../scalars.ts'

/**
 * One part of the summary: its value, or the status that it could not be read. One failed part does not affect the
 * others.
 */
const leg = <T extends z.ZodType>(value: T) =>
  z.object({
    status: z.enum(['ok', 'error']).describe('`ok`: `value` is present; `error`: the part could not be read.'),
    value: value.optional().describe('Value of the part; absent with `error`.'),
  })

export default area(
  'summary',
  { entry: 'member', about: 'The member centre at a glance.' },
  {
    member: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getMemberSummary',
      summary:
        'Returns everything the overview of the member centre shows. Each part fails on its own: the others ' +
        'are still returned.',
      principals: owners,
      module: 'COMM3',
      input: z.strictObject({}),
      output: z.object({
        at: Instant.describe('When the summary was read.'),
        member: leg(
          MemberInfo.extend({
            iconUrl: z
              .string()
              .describe('URL of the image: a path of the site, or an `https` URL on one of its image hosts.'),
            lastLoginAt: Instant.nullable().describe('Time of the previous login; null if there was none.'),
          }),
        ).describe('Account of the session.'),
        balance: leg(Balance).describe('The wallet.'),
        unread: leg(Unread).describe('Unread messages.'),
        rewards: leg(
          z.object({ claimable: z.number().int().describe('Number of rewards that can be claimed.') }),
        ).describe('Rewards.'),
        missions: leg(
          z.object({ claimable: z.number().int().describe('Number of missions whose reward can be claimed.') }),
        ).describe('Missions; 0 while they are off.'),
        tickets: leg(
          z.object({ unread: z.number().int().describe('Number of questions with an answer that was not read.') }),
        ).describe('Questions to customer service; 0 while they are off.'),
        vip: leg(VipProgress.nullable()).describe('Rank and its figures; null: VIP is off.'),
        turnover: leg(
          z.object({
            withdrawable: Money.describe('Amount that can be withdrawn now.'),
            locked: Money.describe('Amount of cash and bonus that cannot be withdrawn yet.'),
            open: z.number().int().describe('Number of open turnover requirements.'),
            remaining: Money.describe('Remaining turnover of all open requirements.'),
            percent: z.number().int().describe('Progress in per cent: a whole number from 0 to 100.'),
          }),
        ).describe('Withdrawable amount and open turnover requirements.'),
        today: leg(
          z.object({
            rounds: z.number().int().describe('Number of rounds.'),
            stake: Money.describe('Sum of the stakes.'),
            win: Money.describe('Sum of the wins.'),
            net: SignedMoney.describe('Wins less stakes.'),
          }),
        ).describe("Rounds since midnight in the site's time zone."),
        security: leg(z.object({ hasFundPassword: z.boolean().describe('Whether a fund password is set.') })).describe(
          'Protection of the account.',
        ),
        permissions: leg(
          z.object({
            deposit: z.boolean().describe('Whether the person may deposit.'),
            withdraw: z.boolean().describe('Whether the person may withdraw.'),
            transferFund: z.boolean().describe('Whether the person may transfer money to vendors.'),
            transferUpline: z.boolean().describe('Whether the person may transfer money to the upline.'),
            dividends: z.boolean().describe('Whether the person has, or had, a contract about dividends.'),
            dailyWages: z.boolean().describe('Whether the person has, or had, one about a daily salary.'),
            hourlySalary: z.boolean().describe('Whether the person has, or had, one about an hourly salary.'),
            realtimeSalary: z.boolean().describe('Whether the person has, or had, one about a real-time salary.'),
          }),
        ).describe('What the person is allowed to do now.'),
      }),
      errors: ['real_account_required'],
    }),
  },
)
