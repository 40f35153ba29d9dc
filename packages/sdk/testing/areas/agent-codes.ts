import type { Fixtures, Requests } from '../shape.ts'

export const agent: Fixtures['agent'] = { affiliate: { affiliateCode: 'monsoon', agentName: 'de***t' }, friendLink: {} }

export const requests = {
  'agent.affiliate': { code: 'WELCOME' },
  'agent.friendLink': { code: 'K7PQ2M9XT' },
} satisfies Requests
