import type { Samples } from '../scene.ts'

export const samples: Samples = {
  'team.bets': () => ({}),
  'team.pnl': () => ({}),
}
