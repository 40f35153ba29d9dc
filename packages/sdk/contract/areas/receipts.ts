import * as z from 'zod'
import { paragraphs } from '../shapes.ts'
import { area, endpoint } from '../endpoint.ts'
import { owners } from './payout-accounts.ts'
import { disputeReasons, WithdrawOrder } from './withdrawals.ts'
import { whole } from '../scalars.ts'

const OrderNo = z.string().max(40).describe('Number of the order.')
const PartNo = whole(1, 99).describe('Number of the part, from 1.')
/** Size of a picture of five megabytes in base64, with some room. */
const pictureBytes = 7_100_000

export default area(
  'receipts',
  { entry: 'member', about: 'Confirmation or dispute of money that was sent for a withdrawal.' },
  {
    waiting: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getPaymentConfirmationList',
      summary: 'Returns the withdrawal orders whose money was sent and whose receipt the person has not confirmed yet.',
      principals: owners,
      module: 'WITH3',
      input: z.strictObject({}),
      output: z.object({
        list: z.array(WithdrawOrder).describe('Orders with at least one part that awaits confirmation, newest first.'),
        receiptMinutes: z
          .number()
          .describe('Minutes after which receipt is confirmed automatically if the person does not answer.'),
      }),
      errors: ['real_account_required'],
    }),
    act: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_processC2CTransaction',
      summary: 'Confirms or disputes the receipt of one part, or confirms the whole order as fully paid.',
      principals: owners,
      module: 'WITH3',
      money: true,
      input: z.strictObject({
        orderNo: OrderNo,
        partNo: PartNo.optional().describe(
          'Number of the part, from 1; absent with `FULLY_PAID`, which applies to all parts.',
        ),
        action: z
          .enum(['RECEIVED', 'NOT_RECEIVED', 'FULLY_PAID'])
          .describe(
            '`RECEIVED`: the money of the part arrived; `NOT_RECEIVED`: it did not; `FULLY_PAID`: the whole order is paid.',
          ),
        reason: z
          .enum(disputeReasons)
          .optional()
          .describe(
            'Reason of the dispute, required with `NOT_RECEIVED`: nothing arrived, less arrived, or it went to ' +
              'another account.',
          ),
        images: z
          .array(z.uuid())
          .max(3)
          .default([])
          .describe(
            'Identifiers of pictures uploaded with `receipts.addPicture`; one to three are required with `NOT_RECEIVED`.',
          ),
        remark: paragraphs(140).default('').describe('Remark, at most 140 characters; empty: none.'),
      }),
      output: WithdrawOrder,
      errors: ['not_found', 'order_closed', 'proof_required', 'real_account_required'],
    }),
    addPicture: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_submitReceiptImage',
      summary:
        'Uploads a picture (PNG or JPEG, at most 5 MB) as evidence that the money did not arrive; at most ' +
        'three per part. Sending the same picture again does not add another.',
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
      summary:
        "Returns a picture of one of the person's orders: the payer's proof of payment, or evidence from the person.",
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
