import * as z from 'zod'
import { area, endpoint, everyone } from '../endpoint.ts'
import { InvitationCode } from '../shapes.ts'

export default area(
  'agent',
  { entry: 'main', about: 'Agents as others see them: whom an invitation code belongs to.' },
  {
    affiliate: endpoint({
      method: 'GET',
      path: '/wps/agent/affiliate',
      summary: 'Resolves an invitation code to its agent.',
      principals: everyone,
      module: 'AFFMAN3',
      throttleMs: 1000,
      input: z.strictObject({
        code: InvitationCode.regex(/^[A-Za-z0-9_-]{1,32}$/).describe(
          "Invitation code, as contained in the agent's link.",
        ),
        domain: z.string().max(253).optional().describe('Host name of the page that was opened with the code.'),
      }),
      output: z.object({
        affiliateCode: z.string().describe('Code of the agent.'),
        agentName: z.string().describe('Account name of the agent, masked.'),
      }),
      errors: ['invitation_code_error'],
    }),
    friendLink: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_visitReferralLink',
      summary:
        'Counts a visit of the link with which a member invites friends: each visitor once a day. A code that no ' +
        'member has is not counted, and answered alike.',
      principals: everyone,
      module: 'REFER3',
      throttleMs: 1000,
      input: z.strictObject({
        code: InvitationCode.regex(/^[A-Za-z0-9_-]{1,32}$/).describe('Code of the member, as contained in the link.'),
      }),
      output: z.object({}),
      errors: [],
    }),
  },
)
