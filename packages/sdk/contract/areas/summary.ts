import * as z from 'zod'
import { Unread } from './content.ts'
import { area, endpoint } from '../endpoint.ts'
import { MemberInfo } from './member.ts'
import { owners } from './records.ts'
import { Instant, Money, SignedMoney } from '../shapes.ts'
import { Balance } from './wallet.ts'

/** One part of the answer: its value, or the status that it could not be read; the others are returned either way. */
const leg = <T extends z.ZodType>(value: T) =>
  z.object({
    status: z.enum(['ok', 'error']).describe('`ok`: the value stands; `error`: it could not be read.'),
    value: value.optional().describe('The part; absent with `error`.'),
  })

export default area(
  'summary',
  { entry: 'member' },
  {
    member: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getMemberSummary',
      summary:
        'All that the overview of the member centre shows, in one answer; a part that fails does not take the others along.',
      principals: owners,
      module: 'COMM3',
      input: z.strictObject({}),
      output: z.object({
        at: Instant.describe('When the summary was read.'),
        member: leg(
          MemberInfo.extend({
            iconUrl: z
              .string()
              .describe('Address of the picture: a path of the site, or an `https` address at one of its image hosts.'),
            lastLoginAt: Instant.nullable().describe('When the account was last logged in before; null: never.'),
          }),
        ).describe('Who is logged in.'),
        balance: leg(Balance).describe('The wallet.'),
        unread: leg(Unread).describe('Messages that wait.'),
        turnover: leg(
          z.object({
            withdrawable: Money.describe('What may be withdrawn now.'),
            locked: Money.describe('What may not be withdrawn yet, of cash and bonus together.'),
            open: z.number().int().describe('Number of requirements that are still open.'),
            remaining: Money.describe('What has still to be played, all requirements together.'),
            percent: z
              .number()
              .int()
              .describe('Share of what has to be played that is done, in per cent: whole, 0 to 100.'),
          }),
        ).describe('What may be withdrawn, and how many requirements hold the rest.'),
        today: leg(
          z.object({
            rounds: z.number().int().describe('Number of rounds.'),
            stake: Money.describe('Sum of the stakes.'),
            win: Money.describe('Sum of the wins.'),
            net: SignedMoney.describe('Wins less stakes.'),
          }),
        ).describe("Rounds since midnight in the site's time zone."),
        security: leg(z.object({ hasFundPassword: z.boolean().describe('Whether a fund password is set.') })).describe(
          'How the account is protected.',
        ),
        permissions: leg(
          z.object({
            deposit: z.boolean().describe('Whether the person may deposit.'),
            withdraw: z.boolean().describe('Whether the person may withdraw.'),
            transferFund: z.boolean().describe('Whether the person may move money to vendors.'),
            transferUpline: z.boolean().describe('Whether the person may send money to the upline.'),
          }),
        ).describe('What the person may do now.'),
      }),
      errors: ['real_account_required'],
    }),
  },
)
