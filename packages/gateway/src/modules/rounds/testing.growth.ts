import type { GrowingRows } from '../../testing/reads.ts'

export const rows: GrowingRows = [
  `insert into round (vendor, vendor_round, member_id, node_id, asset, state, bets, wins, stake, win, valid_bet, opened_at, closed_at)
    select 'JL', 'grow' || key, member_id, 10001, 'BDT', 'CLOSED', 1, 1, 100, n % 300, 100, at, at from rows_to_grow n`,
]
