import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { FundPassword, fundPasswordErrors } from './fund-password.ts'
import { owners } from './records.ts'
import { Amount, Currency, IdempotencyKey, Money, pageOf, pageQuery, line } from '../shapes.ts'
import { Instant } from '../scalars.ts'

export const UplineTransfer = z
  .object({
    transferNo: z.string().describe('Number of the transfer.'),
    upline: z.string().describe('Account of the upline, masked.'),
    amount: Money.describe('Amount sent.'),
    remark: z.string().describe('Remark of the sender; empty if there is none.'),
    at: Instant.describe('When it was sent.'),
  })
  .meta({ id: 'UplineTransfer', description: 'A cash transfer to the upline.' })

export default area(
  'upline',
  { entry: 'member', about: 'Transfers to the upline.' },
  {
    info: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getUplineTransfer',
      summary: 'Returns the upline account, the amounts that can be transferred, and the restrictions.',
      principals: owners,
      module: 'AGETRANSFERUP3',
      input: z.strictObject({}),
      output: z.object({
        currency: Currency,
        upline: z
          .string()
          .nullable()
          .describe('Account of the upline, masked; null if the person has none or is the top of a line (type 2).'),
        available: Money.describe('Cash that can be transferred now; zero while a turnover requirement is open.'),
        min: Money.describe('Minimum amount of a transfer.'),
        max: Money.describe('Maximum amount of a transfer.'),
        leftToday: Money.describe('Amount that can still be transferred today.'),
        resetAt: Instant.describe("When `leftToday` is reset: midnight in the site's time zone."),
        turnoverOpen: z.boolean().describe('Whether open turnover requirements lock the cash.'),
        hasFundPassword: z.boolean().describe('Whether a fund password is set.'),
      }),
      errors: ['real_account_required'],
    }),
    submit: endpoint({
      method: 'POST',
      path: '/wps/relay/passwordCheck/MCSFE_submitUplineTransfer',
      summary: 'Transfers cash to the upline. It arrives at once and cannot be reversed.',
      principals: owners,
      module: 'AGETRANSFERUP3',
      money: true,
      sealed: true,
      fundPassword: true,
      input: z.strictObject({
        amount: Amount.describe("Amount to transfer, in the person's currency."),
        remark: line(140).default('').describe('Remark for the recipient, at most 140 characters; empty: none.'),
        fundPassword: FundPassword,
      }),
      output: UplineTransfer,
      underTerms: true,
      errors: [
        ...fundPasswordErrors,
        'transfer_forbidden',
        'turnover_open',
        'charge_back_open',
        'obligation_open',
        'amount_out_of_range',
        'insufficient_funds',
      ],
    }),
    history: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getUplineTransfers',
      summary: 'Returns the transfers to the upline, newest first.',
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
      summary: 'Returns a transfer by its idempotency key, to look up its result after a lost response.',
      principals: owners,
      module: 'AGETRANSFERUP3',
      input: z.strictObject({ idempotencyKey: IdempotencyKey }),
      output: UplineTransfer,
      errors: ['not_found', 'real_account_required'],
    }),
  },
)
