import type { Growth, GrowingRows } from '../../testing/reads.ts'

export const rows: GrowingRows = [
  `insert into contract_play (member_id, asset, slot, game_type, valid_bet, pnl)
    select member_id, 'BDT', date_bin('5 minutes', at, '2000-01-01'), 'RNG', sum(n), sum(-n) from rows_to_grow n group by 1, 2, 3, 4
    on conflict do nothing`,
]

export const growth: Growth = {
  'contracts.effect': { input: () => ({ contractId: '1' }), missing: true },
  'contracts.recordLines': {
    input: async ({ own }) => ({ recordId: await own('select id::text as it from contract_result') }),
  },
  'contracts.simulate': { input: () => ({ contractId: '999999' }), missing: true },
}
