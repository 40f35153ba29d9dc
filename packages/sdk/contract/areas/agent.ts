import * as z from 'zod'
import { area, endpoint, everyone } from '../endpoint.ts'

export default area(
  'agent',
  { entry: 'main' },
  {
    affiliate: endpoint({
      method: 'GET',
      path: '/wps/agent/affiliate',
      summary: 'Whether an invitation code leads to an agent.',
      principals: everyone,
      module: 'AFFMAN3',
      throttleMs: 1000,
      input: z.strictObject({
        code: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/),
        domain: z.string().max(253).optional(),
      }),
      /** The agent's name, masked. */
      output: z.object({ affiliateCode: z.string(), agentName: z.string() }),
      errors: ['invitation_code_error'],
    }),
  },
)
