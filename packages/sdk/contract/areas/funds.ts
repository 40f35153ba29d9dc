import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { owners } from './records.ts'

export default area(
  'funds',
  { entry: 'member', about: 'Transfers between wallets that happen by themselves.' },
  {
    setAutoTransfer: endpoint({
      method: 'POST',
      path: '/wps/relay/GCS_setAutoTransfer',
      summary: 'Switches automatic transfers on or off. It is refused if the operator decides this for all players.',
      principals: owners,
      module: 'FUNDTRANS3',
      retry: true,
      input: z.strictObject({
        autoTransfer: z
          .boolean()
          .describe(
            'Whether money is transferred to the vendor automatically when a game opens and back when it is closed.',
          ),
      }),
      output: z.object({
        autoTransfer: z
          .boolean()
          .describe(
            'Whether money is transferred to the vendor automatically when a game opens and back when it is closed.',
          ),
      }),
      errors: ['function_not_available', 'real_account_required'],
    }),
  },
)
