import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { owners } from './payout-accounts.ts'
import { disputeReasons, WithdrawOrder } from './withdrawals.ts'

const OrderNo = z.string().max(40).describe('Number of the order.')
const PartNo = z.coerce.number().int().min(1).max(99).describe('Number of the part, from 1.')
/** One picture as base64; five megabytes become a third more. */
const pictureBytes = 7_100_000

export default area(
  'receipts',
  { entry: 'member' },
  {
    waiting: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getPaymentConfirmationList',
      summary: 'Orders whose money was sent and waits for the person to say whether it came.',
      principals: owners,
      module: 'WITH3',
      input: z.strictObject({}),
      output: z.object({
        list: z.array(WithdrawOrder).describe('Orders with a part that waits, newest first.'),
        receiptMinutes: z
          .number()
          .describe('Minutes after which silence of the person counts as receipt of the money.'),
      }),
      errors: ['real_account_required'],
    }),
    act: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_processC2CTransaction',
      summary: 'Say of one part that it came or did not, or of the whole order that it is fully paid.',
      principals: owners,
      module: 'WITH3',
      money: true,
      input: z.strictObject({
        orderNo: OrderNo,
        partNo: PartNo.optional().describe(
          'Number of the part, from 1; absent with `FULLY_PAID`, which is said of all parts.',
        ),
        action: z
          .enum(['RECEIVED', 'NOT_RECEIVED', 'FULLY_PAID'])
          .describe(
            '`RECEIVED`: the money of the part came; `NOT_RECEIVED`: it did not; `FULLY_PAID`: the whole order is paid.',
          ),
        reason: z
          .enum(disputeReasons)
          .optional()
          .describe('Why, with `NOT_RECEIVED`: nothing came, less came, or it went to another account.'),
        images: z
          .array(z.uuid())
          .max(3)
          .default([])
          .describe('Identifiers of pictures sent before (`receipts.addPicture`), one to three with `NOT_RECEIVED`.'),
        remark: z
          .string()
          .trim()
          .max(140)
          .default('')
          .describe('What else there is to say, at most 140 characters; empty: nothing.'),
      }),
      output: WithdrawOrder,
      errors: ['not_found', 'order_closed', 'proof_required', 'real_account_required'],
    }),
    addPicture: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_submitReceiptImage',
      summary:
        'Send a picture, PNG or JPEG to 5 MB, that shows that money did not come. The same one again is one; three to a part.',
      principals: owners,
      module: 'WITH3',
      retry: true,
      maxBytes: pictureBytes,
      input: z.strictObject({
        orderNo: OrderNo,
        partNo: PartNo,
        image: z.base64().min(1).max(pictureBytes).describe('Picture, PNG or JPEG in base64, at most 5 MB decoded.'),
      }),
      output: z.object({ imageId: z.string().describe('Identifier of the picture.') }),
      errors: [
        'not_found',
        'order_closed',
        'image_type',
        'image_size',
        'too_many_images',
        'payload_too_large',
        'real_account_required',
      ],
    }),
    picture: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getReceiptImage',
      summary: 'A picture of an order of the person: the proof of who paid, or one sent by the person.',
      principals: owners,
      module: 'WITH3',
      input: z.strictObject({ imageId: z.uuid().describe('Identifier of the picture.') }),
      output: z.object({
        type: z.enum(['image/png', 'image/jpeg']).describe('Media type of the picture.'),
        image: z.base64().describe('The picture in base64.'),
      }),
      errors: ['not_found', 'real_account_required'],
    }),
  },
)
