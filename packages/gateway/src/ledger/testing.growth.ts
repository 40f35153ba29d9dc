import type { GrowingRows } from '../testing/reads.ts'

export const rows: GrowingRows = [
  `insert into txn (kind, idem_owner, idem_key, created_at) select case when sign > 0 then 'deposit'
      else 'withdraw_paid' end, 'grow', key, at from rows_to_grow n`,
  // One transaction at a time, as in operation: each updates the maintained sums.
  `do $$ declare r record; begin
    for r in select n, sign, cash, t.id, t.created_at from rows_to_grow n join txn t on t.idem_owner = 'grow' and t.idem_key = key order by n loop
      insert into posting (txn_id, account_id, asset, amount, balance_after, created_at) values
        (r.id, r.cash, 'BDT', r.sign, 1000000, r.created_at),
        (r.id, (select min(id) from account where asset = 'BDT' and owner is null), 'BDT', -r.sign, null, r.created_at);
    end loop; end $$`,
]
