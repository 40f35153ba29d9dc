import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { FundPassword, fundPasswordErrors } from './fund-password.ts'
import { owners } from './records.ts'
import { Amount, Instant, Money, pageOf, pageQuery } from '../shapes.ts'

export const UplineTransfer = z
  .object({
    transferNo: z.string(),
    /** The upline's account, masked. */
    upline: z.string(),
    amount: Money,
    remark: z.string(),
    at: Instant,
  })
  .meta({ id: 'UplineTransfer' })

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
        currency: z.string(),
        /** Masked; null for whoever has none, and for the top of a line (type 2). */
        upline: z.string().nullable(),
        /** Cash that may leave now: none while play is asked for. */
        available: Money,
        min: Money,
        /** Of one transfer. */
        max: Money,
        leftToday: Money,
        /** Midnight in the time zone of the site. */
        resetAt: Instant,
        /** Open requirements hold the cash. */
        turnoverOpen: z.boolean(),
        hasFundPassword: z.boolean(),
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
        amount: Amount,
        remark: z.string().trim().max(140).default(''),
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
      input: z.strictObject({ idempotencyKey: z.string().regex(/^[\x21-\x7e]{8,255}$/) }),
      output: UplineTransfer,
      errors: ['not_found', 'real_account_required'],
    }),
  },
)
