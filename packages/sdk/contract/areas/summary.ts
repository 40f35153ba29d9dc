import * as z from 'zod'
import { Unread } from './content.ts'
import { area, endpoint } from '../endpoint.ts'
import { MemberInfo } from './member.ts'
import { owners } from './records.ts'
import { Instant, Money, SignedMoney } from '../shapes.ts'
import { Balance } from './wallet.ts'

/** One part of the answer: its value, or the word that it could not be had; the others stand either way. */
const leg = <T extends z.ZodType>(value: T) => z.object({ status: z.enum(['ok', 'error']), value: value.optional() })

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
        /** When it was read. */
        at: Instant,
        member: leg(MemberInfo.extend({ iconUrl: z.string(), lastLoginAt: Instant.nullable() })),
        balance: leg(Balance),
        unread: leg(Unread),
        /** What may leave, and how many requirements hold the rest. */
        turnover: leg(
          z.object({
            withdrawable: Money,
            locked: Money,
            open: z.number().int(),
            remaining: Money,
            percent: z.number().int(),
          }),
        ),
        /** Rounds since midnight in the time zone of the site. */
        today: leg(z.object({ rounds: z.number().int(), stake: Money, win: Money, net: SignedMoney })),
        security: leg(z.object({ hasFundPassword: z.boolean() })),
        permissions: leg(
          z.object({
            deposit: z.boolean(),
            withdraw: z.boolean(),
            transferFund: z.boolean(),
            transferUpline: z.boolean(),
          }),
        ),
      }),
      errors: ['real_account_required'],
    }),
  },
)
