-- hand-written
-- What a money call of a vendor is judged by, in one statement. Locks the round, then the member's accounts, and looks only then whether the
-- vendor's id was seen: a repeat that runs at the same time waits for the first. A round that was opened meanwhile would be locked after the
-- accounts, so the call begins anew. p_day, p_week, p_month: as of play_purse; null for a win, which nothing limits.
create function lock_play(
  p_vendor text, p_tx text, p_ref text, p_round text, p_member uuid, p_asset text, p_node integer, p_day date, p_week date, p_month date
) returns json language plpgsql as $$
declare
  v_round round;
  v_budget json;
begin
  select * into v_round from round where vendor = p_vendor and vendor_round = p_round and member_id = p_member for update;
  if p_day is not null then
    v_budget := play_purse(p_member, p_asset, p_day, p_week, p_month);
  else
    select json_build_object('cash', (sum(b.balance) filter (where b.kind = 'CASH'))::text, 'bonus', (sum(b.balance) filter (where b.kind = 'BONUS'))::text)
      into v_budget from lock_balances(p_member) b where b.asset = p_asset;
  end if;
  if v_round.id is null and exists (select from round where vendor = p_vendor and vendor_round = p_round and member_id = p_member) then
    raise exception 'round % was opened meanwhile', p_round using errcode = '40001';
  end if;
  return json_build_object(
    'seen', exists (select from vendor_call where vendor = p_vendor and tx_id = p_tx),
    'ref', (select json_build_object('kind', c.kind, 'txnId', c.txn_id, 'roundId', c.round_id, 'rolledBack', c.rolled_back)
      from vendor_call c where c.vendor = p_vendor and c.tx_id = p_ref),
    'round', case when v_round.id is not null then json_build_object('id', v_round.id, 'nodeId', v_round.node_id, 'asset', v_round.asset,
      'state', v_round.state, 'bets', v_round.bets, 'wins', v_round.wins, 'stake', v_round.stake::text, 'win', v_round.win::text,
      'bonusStake', v_round.bonus_stake::text, 'validBet', v_round.valid_bet::text,
      'gameType', (select game_type from game where node_id = v_round.node_id)) end,
    'begunAt', (select max(opened_at) from round where p_node is not null and member_id = p_member and node_id = p_node and id is distinct from v_round.id),
    'budget', v_budget,
    'required', exists (select from requirement where member_id = p_member and state = 'ACTIVE'),
    'limited', exists (select from rg_limit where member_id = p_member and status = 'ACTIVE') or exists (select from rg_plan where member_id = p_member));
end $$;
--> statement-breakpoint

-- Moves the money of a call and writes all that goes with it: the round (p_round null: it is opened), the transaction, what was played
-- (p_day null: nothing that counts), and the call with its answer. Call with the round and the accounts locked: a member's account
-- that would fall below zero is an error.
create function record_move(
  p_round bigint, p_vendor text, p_vendor_round text, p_member uuid, p_node integer, p_asset text, p_at timestamptz, p_state text, p_bets integer,
  p_wins integer, p_stake bigint, p_win bigint, p_bonus_stake bigint, p_valid_bet bigint, p_contribution bigint, p_kind text, p_legs jsonb,
  p_day date, p_staked bigint, p_won bigint, p_bet boolean, p_pause interval, p_every interval, p_break interval,
  p_tx text, p_call text, p_body_hash text, p_amount bigint, p_bonus bigint, p_answer text
) returns table (round_id bigint, txn_id bigint) language plpgsql as $$
#variable_conflict use_column
declare
  v_round bigint := p_round;
  v_txn bigint;
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
  v_txn := post_txn(p_kind, p_legs, p_vendor, p_tx, v_round, null, null, null);
  if v_txn is null then
    raise exception 'a member would fall below zero' using errcode = '23514', constraint = 'account_balance_not_negative';
  end if;
  if p_day is not null then perform note_play(p_member, p_at, p_day, p_staked, p_won, p_bet, p_pause, p_every, p_break); end if;
  insert into vendor_call (vendor, tx_id, kind, body_hash, answer, txn_id, round_id, amount, bonus, created_at)
    values (p_vendor, p_tx, p_call, p_body_hash, p_answer, v_txn, v_round, p_amount, p_bonus, p_at);
  return query select v_round, v_txn;
end $$;
