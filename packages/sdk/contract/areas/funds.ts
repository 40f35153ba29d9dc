import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { owners } from './records.ts'

export default area(
  'funds',
  { entry: 'member' },
  {
    setAutoTransfer: endpoint({
      method: 'POST',
      path: '/wps/relay/GCS_setAutoTransfer',
      summary:
        'Whether money goes to a game by itself when it opens and comes home when it is left; refused where the operator decides for all.',
      principals: owners,
      module: 'FUNDTRANS3',
      retry: true,
      input: z.strictObject({
        autoTransfer: z
          .boolean()
          .describe('Whether money goes to a game by itself when it opens, and comes home when it is left.'),
      }),
      output: z.object({
        autoTransfer: z
          .boolean()
          .describe('Whether money goes to a game by itself when it opens, and comes home when it is left.'),
      }),
      errors: ['function_not_available', 'real_account_required'],
    }),
  },
)
