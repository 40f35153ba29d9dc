import type { Growth } from '../../testing/reads.ts'

export const growth: Growth = {
  'income.list': { input: () => ({ from: '2026-01-01', to: '2026-01-31' }) },
  'income.lines': { input: () => ({ day: '2026-01-05' }) },
  'income.month': { input: () => ({ month: '2026-01-01' }), missing: true },
  'income.play': { input: () => ({ account: 'growing1', day: '2026-01-05', gameType: 'RNG' }) },
}
