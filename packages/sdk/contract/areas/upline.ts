import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { FundPassword, fundPasswordErrors } from './fund-password.ts'
import { owners } from './records.ts'
import { Amount, Currency, IdempotencyKey, Instant, Money, pageOf, pageQuery } from '../shapes.ts'

export const UplineTransfer = z
  .object({
    transferNo: z.string().describe('Number of the transfer.'),
    upline: z.string().describe('Account of the upline, masked.'),
    amount: Money.describe('What was sent.'),
    remark: z.string().describe('What was written beside it; empty: nothing.'),
    at: Instant.describe('When it was sent.'),
  })
  .meta({ id: 'UplineTransfer', description: 'Cash that was sent to the upline.' })

export default area(
  'upline',
  { entry: 'member' },
  {
    info: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getUplineTransfer',
      summary: 'To whom cash can be sent upwards, how much of it, and why not more.',
      principals: owners,
      module: 'AGETRANSFERUP3',
      input: z.strictObject({}),
      output: z.object({
        currency: Currency,
        upline: z
          .string()
          .nullable()
          .describe('Account of the upline, masked; null for whoever has none, and for the top of a line (type 2).'),
        available: Money.describe('Cash that may leave now: none while play is asked for.'),
        min: Money.describe('Least amount of a transfer.'),
        max: Money.describe('Largest amount of a transfer.'),
        leftToday: Money.describe('What may still be sent today.'),
        resetAt: Instant.describe("When `leftToday` begins anew: midnight in the site's time zone."),
        turnoverOpen: z.boolean().describe('Whether open requirements hold the cash.'),
        hasFundPassword: z.boolean().describe('Whether a fund password is set.'),
      }),
      errors: ['real_account_required'],
    }),
    submit: endpoint({
      method: 'POST',
      path: '/wps/relay/passwordCheck/MCSFE_submitUplineTransfer',
      summary: 'Send cash to the upline. It arrives at once and does not come back by itself.',
      principals: owners,
      module: 'AGETRANSFERUP3',
      money: true,
      sealed: true,
      fundPassword: true,
      input: z.strictObject({
        amount: Amount.describe("What is sent, in the person's currency."),
        remark: z
          .string()
          .trim()
          .max(140)
          .default('')
          .describe('What is written beside it, at most 140 characters; empty: nothing.'),
        fundPassword: FundPassword,
      }),
      output: UplineTransfer,
      errors: [
        ...fundPasswordErrors,
        'transfer_forbidden',
        'turnover_open',
        'amount_out_of_range',
        'insufficient_funds',
      ],
    }),
    history: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getUplineTransfers',
      summary: 'What was sent to the upline, newest first.',
      principals: owners,
      module: 'AGETRANSFERUP3',
      input: z.strictObject(pageQuery(10)),
      output: pageOf('list', UplineTransfer),
      list: { key: 'list', item: UplineTransfer },
      errors: ['real_account_required'],
    }),
    find: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_findUplineTransfer',
      summary: 'What became of a transfer whose answer was lost, by its idempotency key.',
      principals: owners,
      module: 'AGETRANSFERUP3',
      input: z.strictObject({ idempotencyKey: IdempotencyKey }),
      output: UplineTransfer,
      errors: ['not_found', 'real_account_required'],
    }),
  },
)
