import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { owners } from './payout-accounts.ts'
import { disputeReasons, WithdrawOrder } from './withdrawals.ts'

const OrderNo = z.string().max(40)
const PartNo = z.coerce.number().int().min(1).max(99)
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
      output: z.object({ list: z.array(WithdrawOrder), receiptMinutes: z.number() }),
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
        /** Not with `FULLY_PAID`, which is said of all parts. */
        partNo: PartNo.optional(),
        action: z.enum(['RECEIVED', 'NOT_RECEIVED', 'FULLY_PAID']),
        /** With `NOT_RECEIVED`: why, one to three pictures sent before, and whatever else there is to say. */
        reason: z.enum(disputeReasons).optional(),
        images: z.array(z.uuid()).max(3).default([]),
        remark: z.string().trim().max(140).default(''),
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
      input: z.strictObject({ orderNo: OrderNo, partNo: PartNo, image: z.base64().min(1).max(pictureBytes) }),
      output: z.object({ imageId: z.string() }),
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
      input: z.strictObject({ imageId: z.uuid() }),
      output: z.object({ type: z.enum(['image/png', 'image/jpeg']), image: z.base64() }),
      errors: ['not_found', 'real_account_required'],
    }),
  },
)
