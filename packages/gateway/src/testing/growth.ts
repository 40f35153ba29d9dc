import type { Db } from '../db/client.ts'
import { type GrowingRows, rowsOfModules } from './reads.ts'

/** `own`: rows of the member `growing1`; `others`: each of another member. */
type Whose = 'own' | 'others'

/** What the kernel keeps: modules refer to it. */
const rowsOfKernel: GrowingRows = [
  `insert into txn (kind, idem_owner, idem_key, created_at) select case when sign > 0 then 'deposit'
      else 'withdraw_paid' end, 'grow', key, at from rows_to_grow n`,
  // One transaction at a time, as in operation: each updates the maintained sums.
  `do $$ declare r record; begin
    for r in select n, sign, cash, t.id, t.created_at from rows_to_grow n join txn t on t.idem_owner = 'grow' and t.idem_key = key order by n loop
      insert into posting (txn_id, account_id, asset, amount, balance_after, created_at) values
        (r.id, r.cash, 'BDT', r.sign, 1000000, r.created_at),
        (r.id, (select min(id) from account where asset = 'BDT' and owner is null), 'BDT', -r.sign, null, r.created_at);
    end loop; end $$`,
  `insert into session (token_hash, member_id, created_at, last_seen_at, expires_at, revoked_at, revoked_reason)
    select 'grow' || key, member_id, at, at, at + interval '12 hours', at, 'logout' from rows_to_grow n`,
  `insert into login_event (member_id, at, way, result, ip, device) select member_id, at, 'password', 'OK', '203.0.113.7', '' from rows_to_grow n`,
  `insert into login_failure (account_key, ip, at) select 'nobody' || key, '203.0.113.7', at from rows_to_grow n`,
]

/** What refers to rows of two modules. */
const rowsBetween: GrowingRows = [
  `insert into requirement_step (requirement_id, vendor_play_id, amount, at)
    select q.id, p.id, 5, n.at from rows_to_grow n join requirement q on q.member_id = n.member_id and q.source = 'BONUS' and q.ref = 'grown'
      join vendor_play p on p.member_id = n.member_id and p.at = n.at`,
]

/**
 * Adds numbered rows of all kinds that people create by playing, paying, logging in and writing, spread over the last
 * four weeks.
 */
export async function grow(owner: Db, now: Date, whose: Whose, first: number, last: number): Promise<void> {
  const inserts = [...rowsOfKernel, ...(await rowsOfModules()), ...rowsBetween]
  const client = await owner.$client.connect()
  try {
    await client.query(
      "insert into member (account, asset) select 'growupline', 'BDT' where not exists (select from member where account = 'growupline')",
    )
    if (whose === 'others') {
      await client.query(
        `insert into member (account, nickname, asset) select 'other' || n, 'other' || n, 'BDT' from generate_series($1::int, $2::int) n`,
        [first, last],
      )
      await client.query(`insert into account (owner, kind, asset, balance) select id, 'CASH', 'BDT', 0 from member m
        where account like 'other%'
        and not exists (select from account a where a.owner = m.id)`)
    }
    await client.query(
      `create temporary table rows_to_grow (n int, sign int, key text, no text, member_id uuid, cash bigint, at timestamptz)`,
    )
    // In small parts: the sums of a round are updated at the end of its transaction.
    for (let n = first; n <= last; n += 300) {
      await client.query('begin')
      await client.query('truncate rows_to_grow')
      await client.query(
        `insert into rows_to_grow select n, case when $4 = 'own' and n % 2 = 0 then -1 else 1 end, $4 || n, case $4
          when 'own' then '261101' else '261102' end || lpad(n::text, 8, '0'), m.id, a.id,
            $3::timestamptz - (n % 160) * interval '4 hours' - interval '10 minutes'
        from generate_series($1::int, $2::int) n join member m on m.account = case $4 when 'own' then 'growing1' else 'other' || n end
        join account a on a.owner = m.id and a.kind = 'CASH'`,
        [n, Math.min(last, n + 299), now, whose],
      )
      for (const insert of inserts) await client.query(insert)
      await client.query('commit')
    }
    await client.query('drop table rows_to_grow; analyze')
  } finally {
    client.release()
  }
}
