import type { GrowingRows } from '../../testing/reads.ts'

export const rows: GrowingRows = [
  `insert into requirement (member_id, asset, source, ref, base, multiple, required, done, state, opened_at, closed_at)
    select member_id, 'BDT', 'DEPOSIT', key, 50000, 1, 50000, 50000, 'COMPLETED', at, at from rows_to_grow n`,
  `insert into requirement (member_id, asset, source, ref, base, multiple, required, done, state, opened_at, closed_at)
    select distinct on (member_id) member_id, 'BDT', 'BONUS', 'grown', 50000, 1, 50000, 50000, 'COMPLETED', at, at from rows_to_grow n
    on conflict do nothing`,
  `insert into requirement_step (requirement_id, vendor_play_id, amount, at)
    select q.id, p.id, 5, n.at from rows_to_grow n join requirement q on q.member_id = n.member_id and q.source = 'BONUS' and q.ref = 'grown'
      join vendor_play p on p.member_id = n.member_id and p.at = n.at`,
]
