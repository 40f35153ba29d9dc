import type { Samples } from '../scene.ts'

export const samples: Samples = {
  'contracts.effect': () => ({ contractId: '999999999999999999' }),
  'contracts.list': () => ({}),
  'contracts.simulate': () => ({ contractId: '999999999999999999' }),
  'contracts.recordLines': () => ({ recordId: '999999999999999999' }),
  'contracts.dividends': () => ({}),
  'contracts.dailySalaries': () => ({}),
  'contracts.hourlySalaries': () => ({}),
  'contracts.realtimeSalaries': () => ({}),
}
