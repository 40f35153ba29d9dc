import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { after, next, pageSize } from '../team-shapes.ts'
import { agents } from './downline.ts'
import { FundPassword, fundPasswordErrors } from './fund-password.ts'
import { Amount, Currency, IdempotencyKey, Money, TransferPurpose, line } from '../shapes.ts'
import { Instant } from '../scalars.ts'

const Account = z.string().trim().min(1).max(64).describe('Account name of somebody below the agent, at any depth.')
const Words = line(140).default('')

const TransferNo = z.string().describe('Number of the transfer.')
export const DownlineTransfer = z
  .object({
    transferNo: TransferNo,
    account: z.string().describe('Account of the receiver.'),
    amount: Money.describe('Amount sent.'),
    purpose: TransferPurpose,
    remark: z.string().describe('Remark of the sender; empty if there is none.'),
    at: Instant.describe('When it was sent.'),
  })
  .meta({ id: 'DownlineTransfer', description: 'A cash transfer to a downline.' })

export const RedPacket = z
  .object({
    packetNo: z.string().describe('Number of the red packet: that of its movement.'),
    amount: Money.describe('Amount of all gifts together.'),
    remark: z.string().describe("The sender's words; empty if there are none."),
    at: Instant.describe('When it was sent.'),
    gifts: z
      .array(
        z.object({
          account: z.string().describe('Account of the receiver.'),
          amount: Money.describe('Amount of the gift.'),
        }),
      )
      .describe('The gifts, in the order they were named.'),
  })
  .meta({ id: 'RedPacket', description: 'Gifts to several people below, sent together.' })

export const MemberTransfer = z
  .object({
    transferNo: TransferNo,
    way: z.enum(['SENT', 'RECEIVED']).describe('Whether the agent sent or received it.'),
    direction: z.enum(['UP', 'DOWN']).describe('`UP`: to the upline of the sender; `DOWN`: to somebody below.'),
    account: z.string().describe('Account of the other party; masked if that party is above the agent.'),
    amount: Money.describe('Amount.'),
    purpose: TransferPurpose,
    packetNo: z.string().optional().describe('Number of the red packet it is part of; absent: of none.'),
    remark: z.string().describe('Remark of the sender; empty if there is none.'),
    at: Instant.describe('When it was sent.'),
  })
  .meta({ id: 'MemberTransfer', description: 'A cash transfer between people of one line.' })

const moneyErrors = [
  ...fundPasswordErrors,
  'not_in_team',
  'transfer_forbidden',
  'turnover_open',
  'charge_back_open',
  'obligation_open',
  'amount_out_of_range',
  'insufficient_funds',
] as const

export default area(
  'downlineTransfers',
  { entry: 'agent', about: 'Transfers and red packets from an agent to people below.' },
  {
    info: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getDownlineTransfer',
      summary: 'Returns the amounts that can be transferred to downlines, and the restrictions.',
      principals: agents,
      module: 'DOWNMAN',
      input: z.strictObject({}),
      output: z.object({
        currency: Currency,
        available: Money.describe('Cash that can be transferred now; zero while a turnover requirement is open.'),
        min: Money.describe('Minimum amount of a transfer.'),
        max: Money.describe('Maximum amount of a transfer, and of all gifts of a red packet together.'),
        minGift: Money.describe('Minimum amount of a gift of a red packet.'),
        mostGifts: z.number().int().describe('How many people a red packet can be for.'),
        leftToday: Money.describe('Amount that can still be transferred today, red packets included.'),
        resetAt: Instant.describe("When `leftToday` is reset: midnight in the site's time zone."),
        turnoverOpen: z.boolean().describe('Whether open turnover requirements lock the cash.'),
        hasFundPassword: z.boolean().describe('Whether a fund password is set.'),
      }),
      errors: [],
    }),
    submit: endpoint({
      method: 'POST',
      path: '/wps/relay/passwordCheck/MCSFE_submitDownlineTransfer',
      summary: 'Transfers cash to a downline at any depth. It arrives at once and cannot be reversed.',
      principals: agents,
      module: 'DOWNMAN',
      money: true,
      sealed: true,
      fundPassword: true,
      input: z.strictObject({
        account: Account,
        amount: Amount.describe("Amount to transfer, in the agent's currency."),
        purpose: TransferPurpose.default('OTHER'),
        remark: Words.describe('Remark for the receiver, at most 140 characters; empty: none.'),
        fundPassword: FundPassword,
      }),
      output: DownlineTransfer,
      underTerms: true,
      errors: moneyErrors,
    }),
    find: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_findDownlineTransfer',
      summary: 'Returns a transfer by its idempotency key, to look up its result after a lost response.',
      principals: agents,
      module: 'DOWNMAN',
      input: z.strictObject({ idempotencyKey: IdempotencyKey }),
      output: DownlineTransfer,
      errors: ['not_found'],
    }),
    sendPacket: endpoint({
      method: 'POST',
      path: '/wps/relay/passwordCheck/MCSFE_submitRedPacket',
      summary: 'Sends a red packet: gifts to several downlines in one booking, all of them or none.',
      principals: agents,
      module: 'AGENTRANSMULTDOWN3',
      money: true,
      sealed: true,
      fundPassword: true,
      input: z.strictObject({
        gifts: z
          .array(
            z.strictObject({
              account: Account,
              amount: Amount.describe("Amount of the gift, in the agent's currency."),
            }),
          )
          .min(1)
          .max(200)
          .describe('The gifts; each person once.'),
        remark: Words.describe("The sender's words, at most 140 characters; empty: none."),
        fundPassword: FundPassword,
      }),
      output: RedPacket,
      underTerms: true,
      errors: moneyErrors,
    }),
    findPacket: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_findRedPacket',
      summary: 'Returns a red packet by its idempotency key, to look up its result after a lost response.',
      principals: agents,
      module: 'AGENTRANSMULTDOWN3',
      input: z.strictObject({ idempotencyKey: IdempotencyKey }),
      output: RedPacket,
      errors: ['not_found'],
    }),
    history: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getMemberTransfers',
      summary: 'Returns transfers of the agent in both directions, newest first.',
      principals: agents,
      module: 'DOWNMAN',
      input: z.strictObject({
        way: z.enum(['ALL', 'SENT', 'RECEIVED']).default('ALL').describe('Which of them.'),
        after,
        pageSize,
      }),
      output: z.object({
        list: z.array(MemberTransfer).describe('Rows of the page.'),
        next,
      }),
      errors: [],
    }),
  },
)
