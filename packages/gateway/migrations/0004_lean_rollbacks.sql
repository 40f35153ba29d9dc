-- hand-written
drop function record_move(bigint, text, text, uuid, integer, text, timestamptz, text, integer, integer, bigint, bigint, bigint, bigint, bigint, text, jsonb,
  date, bigint, bigint, boolean, interval, interval, interval, text, text, text, bigint, bigint, text);
--> statement-breakpoint

-- As 0001 has it, for rollbacks too. p_ref: the call that is taken back. p_played: when what counts was played.
create function record_move(
  p_round bigint, p_vendor text, p_vendor_round text, p_member uuid, p_node integer, p_asset text, p_at timestamptz, p_state text, p_bets integer,
  p_wins integer, p_stake bigint, p_win bigint, p_bonus_stake bigint, p_valid_bet bigint, p_contribution bigint, p_kind text, p_legs jsonb,
  p_played timestamptz, p_day date, p_staked bigint, p_won bigint, p_bet boolean, p_pause interval, p_every interval, p_break interval,
  p_tx text, p_ref text, p_call text, p_body_hash text, p_amount bigint, p_bonus bigint, p_answer text
) returns table (round_id bigint, txn_id bigint) language plpgsql as $$
#variable_conflict use_column
declare
  v_round bigint := p_round;
  v_txn bigint;
  v_reverses bigint;
  v_closed timestamptz := case when p_state = 'CLOSED' then p_at end;
begin
  if v_round is null then
    insert into round (vendor, vendor_round, member_id, node_id, asset, state, bets, wins, stake, win, bonus_stake, valid_bet, contribution,
      opened_at, closed_at, changed_at)
      values (p_vendor, p_vendor_round, p_member, p_node, p_asset, p_state, p_bets, p_wins, p_stake, p_win, p_bonus_stake, p_valid_bet,
        p_contribution, p_at, v_closed, p_at) returning id into v_round;
  else
    update round set state = p_state, bets = p_bets, wins = p_wins, stake = p_stake, win = p_win, bonus_stake = p_bonus_stake,
      valid_bet = p_valid_bet, contribution = p_contribution, closed_at = v_closed, changed_at = p_at where id = v_round;
  end if;
  if p_ref is not null then
    update vendor_call set rolled_back = true where vendor = p_vendor and tx_id = p_ref and not rolled_back returning txn_id into strict v_reverses;
  end if;
  v_txn := post_txn(p_kind, p_legs, p_vendor, p_tx, v_round, v_reverses, null, null);
  if v_txn is null then
    raise exception 'a member would fall below zero' using errcode = '23514', constraint = 'account_balance_not_negative';
  end if;
  if p_day is not null then perform note_play(p_member, p_played, p_day, p_staked, p_won, p_bet, p_pause, p_every, p_break); end if;
  insert into vendor_call (vendor, tx_id, kind, body_hash, answer, txn_id, round_id, amount, bonus, created_at)
    values (p_vendor, p_tx, p_call, p_body_hash, p_answer, v_txn, v_round, p_amount, p_bonus, p_at);
  return query select v_round, v_txn;
end $$;
--> statement-breakpoint

-- What is in a pool, with its running cycle locked: looked at only then. Null where none runs.
create function lock_pool(p_pool text, p_asset text) returns bigint language plpgsql as $$
begin
  perform from jackpot_cycle where pool = p_pool and asset = p_asset and hit_at is null for update;
  if not found then return null; end if;
  return (select coalesce(max(s.amount), 0) + coalesce(sum(p.amount), 0)
    from account a left join pool_sum s on s.account_id = a.id left join posting p on p.account_id = a.id and p.id > coalesce(s.upto, 0)
    where a.owner is null and a.kind = 'JACKPOT:' || p_pool and a.asset = p_asset);
end $$;
