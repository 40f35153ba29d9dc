import type { Samples } from '../scene.ts'

export const samples: Samples = {
  'income.list': () => ({ from: '2026-11-01', to: '2026-11-30' }),
  'income.lines': () => ({ day: '2026-11-24' }),
  'income.month': () => ({ month: '2026-10-01' }),
  'income.play': () => ({ account: 'nobody', day: '2026-11-24', gameType: 'RNG' }),
  'income.running': () => ({}),
  'income.terms': () => ({}),
}
