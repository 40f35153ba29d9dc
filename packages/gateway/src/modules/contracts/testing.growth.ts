import type { Growth } from '../../testing/reads.ts'

export const growth: Growth = {
  'contracts.effect': { input: () => ({ contractId: '1' }), missing: true },
  'contracts.recordLines': {
    input: async ({ own }) => ({ recordId: await own('select id::text as it from contract_result') }),
  },
  'contracts.simulate': { input: () => ({ contractId: '999999' }), missing: true },
}
