import type { Db } from '../db/client.ts'
import { growingRows } from './reads.ts'

/** `own`: rows of the member `growing1`; `others`: each of another member. */
type Whose = 'own' | 'others'

/**
 * Adds numbered rows of all kinds that people create by playing, paying, logging in and writing, spread over the last
 * four weeks.
 */
export async function grow(owner: Db, now: Date, whose: Whose, first: number, last: number): Promise<void> {
  const inserts = await growingRows()
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
