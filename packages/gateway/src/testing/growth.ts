import type { Db } from '../db/client.ts'

/** `own`: rows of the member `growing1`; `others`: each of another member. */
type Whose = 'own' | 'others'

/** Values of a row: `n` is its number, `m` its member, `cash` their account, `at` a time in the last weeks. */
const from = `from rows_to_grow n`
const settled = `'CONFIRMED', at, at`

const inserts: [table: string, text: string][] = [
  [
    'round',
    `insert into round (vendor, vendor_round, member_id, node_id, asset, state, bets, wins, stake, win, valid_bet, opened_at, closed_at)
    select 'JL', 'grow' || key, member_id, 10001, 'BDT', 'CLOSED', 1, 1, 100, n % 300, 100, at, at ${from}`,
  ],
  [
    'txn',
    `insert into txn (kind, idem_owner, idem_key, created_at) select case when sign > 0 then 'deposit'
      else 'withdraw_paid' end, 'grow', key, at ${from}`,
  ],
  // One transaction at a time, as in operation: each updates the maintained sums.
  [
    'posting',
    `do $$ declare r record; begin
    for r in select n, sign, cash, t.id, t.created_at ${from} join txn t on t.idem_owner = 'grow' and t.idem_key = key order by n loop
      insert into posting (txn_id, account_id, asset, amount, balance_after, created_at) values
        (r.id, r.cash, 'BDT', r.sign, 1000000, r.created_at),
        (r.id, (select min(id) from account where asset = 'BDT' and owner is null), 'BDT', -r.sign, null, r.created_at);
    end loop; end $$`,
  ],
  [
    'deposit_order',
    `insert into deposit_order (order_no, member_id, asset, channel_id, provider, amount, fee, reference, state,
      credited, expires_at, created_at)
    select 'D' || no, member_id, 'BDT', 'instant-wallet', 'sandbox', 50000, 0, key, 'CONFIRMED', 50000, at, at ${from}`,
  ],
  [
    'deposit_event',
    `insert into deposit_event (order_no, state, by, at) select 'D' || no, 'CONFIRMED', 'SYSTEM', at ${from}`,
  ],
  [
    'withdrawal',
    `insert into withdrawal (order_no, member_id, asset, intent, method_id, card, amount, fee, receipt, state,
      reviewed, created_at, paid_at, closed_at)
    select 'W' || no, member_id, 'BDT', key, 'wallet',
    '{"kind":"WALLET","name":"W","masked":"1","holder":"R","fields":{}}', 50000, 0, 'ASKED', 'COMPLETED', n % 2 = 0, at, at, at ${from}`,
  ],
  [
    'withdrawal_step',
    `insert into withdrawal_step (order_no, state, owner, at) select 'W' || no, state, 'US', at ${from},
      unnest(array['REQUESTED', 'RISK_REVIEW', 'APPROVED', 'PAYING', 'PAID', 'COMPLETED']) state`,
  ],
  [
    'payout_part',
    `insert into payout_part (order_no, part_no, amount, state, paid_at, settled_at) select 'W' || no, 1, 50000,
      'RECEIVED', at, at ${from}`,
  ],
  [
    'receipt_picture',
    `insert into receipt_picture (order_no, part_no, by, sha256, type, bytes, at) select 'W' || no, 1, 'MEMBER', key,
      'image/png', '\\x89', at ${from}`,
  ],
  [
    'wallet_transfer',
    `insert into wallet_transfer (member_id, vendor, asset, direction, amount, next_at, state, created_at, settled_at)
    select member_id, 'PG', 'BDT', case when n % 2 = 0 then 'IN' else 'OUT' end, 100, at, ${settled} ${from}`,
  ],
  [
    'member_transfer',
    `insert into member_transfer (direction, sender_id, receiver_id, asset, amount, txn_id, at)
    select 'UP', member_id, (select id from member where account = 'growupline'), 'BDT', 100, t.id, at ${from}
    join txn t on t.idem_owner = 'grow' and t.idem_key = key`,
  ],
  [
    'contract_play',
    `insert into contract_play (member_id, asset, slot, game_type, valid_bet, pnl)
    select member_id, 'BDT', date_bin('5 minutes', at, '2000-01-01'), 'RNG', sum(n), sum(-n) ${from} group by 1, 2, 3, 4
    on conflict do nothing`,
  ],
  [
    'message',
    `insert into message (member_id, category, texts, at, read_at)
    select member_id, 'SYSTEM', '{"en":{"title":"T","text":"t"},"bn":{"title":"T","text":"t"}}', at, case
    when n % 3 > 0 then at end ${from}`,
  ],
  [
    'game_session',
    `insert into game_session (id, token_hash, member_id, node_id, language, created_at, played_at, expires_at)
    select gen_random_uuid(), 'grow' || key, member_id, (select node_id from game where game_type = 'PVP'
    limit 1), 'en', at, at, at + interval '12 hours' ${from}`,
  ],
  [
    'session',
    `insert into session (token_hash, member_id, created_at, last_seen_at, expires_at, revoked_at, revoked_reason)
    select 'grow' || key, member_id, at, at, at + interval '12 hours', at, 'logout' ${from}`,
  ],
  [
    'login_event',
    `insert into login_event (member_id, at, way, result, ip, device) select member_id, at, 'password', 'OK', '203.0.113.7', '' ${from}`,
  ],
  [
    'login_failure',
    `insert into login_failure (account_key, ip, at) select 'nobody' || key, '203.0.113.7', at ${from}`,
  ],
  [
    'requirement',
    `insert into requirement (member_id, asset, source, ref, base, multiple, required, done, state, opened_at, closed_at)
    select member_id, 'BDT', 'DEPOSIT', key, 50000, 1, 50000, 50000, 'COMPLETED', at, at ${from}`,
  ],
  [
    'vendor_play',
    `insert into vendor_play (member_id, vendor, asset, result, at) select member_id, 'PG', 'BDT', 5, at ${from}`,
  ],
  [
    'requirement',
    `insert into requirement (member_id, asset, source, ref, base, multiple, required, done, state, opened_at, closed_at)
    select distinct on (member_id) member_id, 'BDT', 'BONUS', 'grown', 50000, 1, 50000, 50000, 'COMPLETED', at, at ${from}
    on conflict do nothing`,
  ],
  [
    'requirement_step',
    `insert into requirement_step (requirement_id, vendor_play_id, amount, at)
    select q.id, p.id, 5, n.at ${from} join requirement q on q.member_id = n.member_id and q.source = 'BONUS' and q.ref = 'grown'
      join vendor_play p on p.member_id = n.member_id and p.at = n.at`,
  ],
  [
    'raffle',
    `insert into raffle (id, texts, starts_at, ends_at, draws_at, bet_per_ticket, tickets_per_person, wins_per_person,
      prizes, seed, commitment, frozen_at, tickets_hash, drawn_at, created_at, by)
    select 'growing-raffle', '{"en":{"title":"T","text":"t"}}', '2026-01-01', '2026-01-02', '2026-01-02', 100, 1000, 1, '[]',
      's', 'c', '2026-01-02', 'h', '2026-01-02', '2026-01-01', 'SYSTEM' on conflict do nothing`,
  ],
  [
    'raffle_entry',
    `insert into raffle_entry (raffle_id, member_id, asset, tickets) select distinct 'growing-raffle', member_id, 'BDT', 1
    ${from} on conflict do nothing`,
  ],
  // The list of a raffle that was drawn does not change otherwise.
  [
    'raffle_ticket',
    `alter table raffle_ticket disable trigger raffle_ticket_changed;
    insert into raffle_ticket (raffle_id, number, member_id, holder, issued_at)
      select 'growing-raffle', case when key like 'own%' then n else 100000 + n end, member_id, n, at ${from};
    alter table raffle_ticket enable trigger raffle_ticket_changed`,
  ],
  ['feedback', `insert into feedback (member_id, type, content, at) select member_id, 'PRAISE', 'fine', at ${from}`],
  [
    'ticket',
    `insert into ticket (member_id, intent, state, question, at, last_at, answered_at, answer_minutes, closed_at)
    select member_id, gen_random_uuid(), 'CLOSED', 'grown ' || key, at, at, at, 5, at ${from}`,
  ],
  [
    'ticket_message',
    `insert into ticket_message (ticket_id, "from", text, at)
    select t.id, 'PERSON', key, n.at ${from} join ticket t on t.member_id = n.member_id and t.question = 'grown ' || key`,
  ],
  [
    'ticket_picture',
    `insert into ticket_picture (message_id, sha256, type, bytes, at)
    select x.id, key, 'image/png', '\\x89', n.at ${from} join ticket t on t.member_id = n.member_id
      and t.question = 'grown ' || key join ticket_message x on x.ticket_id = t.id`,
  ],
  [
    'feedback_picture',
    `insert into feedback_picture (feedback_id, sha256, type, bytes, at)
    select f.id, key, 'image/png', '\\x89', n.at ${from} join feedback f on f.member_id = n.member_id and f.at = n.at`,
  ],
]

/**
 * Adds numbered rows of all kinds that people create by playing, paying, logging in and writing, spread over the last
 * four weeks.
 */
export async function grow(owner: Db, now: Date, whose: Whose, first: number, last: number): Promise<void> {
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
      for (const [, text] of inserts) await client.query(text)
      await client.query('commit')
    }
    await client.query('drop table rows_to_grow; analyze')
  } finally {
    client.release()
  }
}
