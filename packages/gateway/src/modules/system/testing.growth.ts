import type { Growth } from '../../testing/reads.ts'

export const growth: Growth = {
  'system.challenge': { input: () => ({ purpose: 'login' }) },
}
