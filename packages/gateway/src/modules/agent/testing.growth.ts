import { randomUUID } from 'node:crypto'
import type { Growth } from '../../testing/reads.ts'

export const growth: Growth = {
  'agent.affiliate': { input: () => ({ code: 'WELCOME' }) },
  'agent.friendLink': {
    input: async ({ own }) => ({
      code: (await own('select code as it from referral_code limit 1')) ?? 'NOBODY123',
    }),
  },
  'registerCentre.find': { input: () => ({ idempotencyKey: randomUUID() }), missing: true },
  'registerCentre.linkMembers': { input: () => ({ code: 'GROWING1' }) },
}
