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
        code: z
          .string()
          .regex(/^[A-Za-z0-9_-]{1,32}$/)
          .describe("Invitation code, as it stands in the agent's link."),
        domain: z.string().max(253).optional().describe('Host name of the page that was opened with the code.'),
      }),
      output: z.object({
        affiliateCode: z.string().describe('The code that leads to the agent.'),
        agentName: z.string().describe('Account name of the agent, masked.'),
      }),
      errors: ['invitation_code_error'],
    }),
  },
)
