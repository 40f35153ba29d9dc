import * as z from 'zod'
import { endpoint, everyone } from '../endpoint.ts'

export const affiliate = endpoint({
  method: 'GET',
  path: '/wps/agent/affiliate',
  summary: 'Whether an invitation code leads to an agent.',
  source: '§7 Session and account, §8 Invalid affiliate code',
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
})
