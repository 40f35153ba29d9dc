-- rows that are written once, and rows that are kept ------------------------------------------------------------------

-- Rows that are written once.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: a correction is a new transaction', tg_table_name using errcode = '23514', constraint = 'append_only';
end $$;
do $$ declare once text; begin
  foreach once in array array[
      'agent_export', 'authored_body', 'authored_version', 'chat_gift', 'chat_message', 'commission_day',
      'contract_result', 'contract_step', 'journal_late', 'leaderboard_version', 'ledger_seal', 'marketing_consent',
      'member_transfer', 'mission_version', 'operator_action', 'point_adjustment', 'point_conversion', 'posting',
      'promotion_version', 'raffle_winner', 'revenue_month', 'setting_version', 'settlement', 'terms_acceptance',
      'txn', 'withdrawal_step'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function refuse_change()', once || '_append_only', once);
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_change()', once || '_no_truncate', once);
  end loop;
end $$;

-- Rows by which people are paid, or that they have a right from, are ended by their state and never removed, whoever writes.
create function keep_row() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception '% keeps its rows: end one by its state', tg_table_name using errcode = '23514', constraint = 'kept';
end $$;
do $$ declare kept text; begin
  foreach kept in array array[
      'commission_paid', 'contract_payment', 'deposit_event', 'deposit_money', 'deposit_order', 'member_rate',
      'obligation', 'payout_part', 'point_account', 'point_order', 'promotion_entry', 'raffle_entry',
      'rebate_period', 'referral', 'referral_share', 'requirement', 'requirement_step', 'revenue_deal',
      'revenue_member', 'reward', 'spin_grant', 'spin_round', 'vendor_call', 'vendor_play', 'vendor_wallet',
      'vip_month', 'wallet_transfer', 'withdrawal'] loop
    execute format('create trigger %I before delete on %I for each row execute function keep_row()', kept || '_kept', kept);
    execute format('create trigger %I before truncate on %I for each statement execute function keep_row()', kept || '_no_truncate', kept);
  end loop;
end $$;

-- ledger --------------------------------------------------------------------------------------------------------------

-- A member's balance is moved by postings and by nothing else: it cannot drift from their sum.
create function move_balance() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update account set balance = balance + new.amount where id = new.account_id and owner is not null returning balance into new.balance_after;
  return new;
end $$;
create trigger posting_moves_balance before insert on posting for each row execute function move_balance();

create function guard_account() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' and coalesce(new.balance, 0) = 0 then return new; end if;
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1 and (new.id, new.owner, new.kind, new.asset) is not distinct from (old.id, old.owner, old.kind, old.asset) then
    return new;
  end if;
  raise exception 'account %: balances move by postings only', coalesce(new.id, old.id) using errcode = '23514', constraint = 'account_by_postings_only';
end $$;
create trigger account_guard before insert or update or delete on account for each row execute function guard_account();

-- What follows the legs of a statement, once for all of them: those of each transaction sum to zero and are of one asset, so play coins never
-- become money; what moved a person's money apart from play is counted; and the streams hear of a pool that has moved.
create function follow_postings() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_txn bigint;
  v_assets bigint;
  v_total numeric;
  v_counts boolean := false;
begin
  for v_txn in select distinct txn_id from added loop
    select count(distinct asset), sum(amount) into v_assets, v_total from posting where txn_id = v_txn;
    if v_assets > 1 then
      raise exception 'transaction % mixes assets', v_txn using errcode = '23514', constraint = 'posting_one_asset';
    end if;
    if v_total <> 0 then
      raise exception 'transaction % does not sum to zero', v_txn using errcode = '23514', constraint = 'posting_sum_zero';
    end if;
    v_counts := v_counts or (select kind not in ('bet', 'win', 'rollback') from txn where id = v_txn);
  end loop;
  if v_counts then
    perform pg_advisory_xact_lock_shared(7203130);
    with moved as (
      select a.owner as member_id, p.asset, quarter_of(p.created_at) as quarter, t.kind, sum(p.amount) as amount
      from added p join account a on a.id = p.account_id join txn t on t.id = p.txn_id
      where a.owner is not null and a.kind in ('CASH', 'BONUS', 'HOLD_WITHDRAW') and t.kind not in ('bet', 'win', 'rollback')
      group by 1, 2, 3, 4 order by 1, 2, 3, 4),
    quarters as (
      insert into money_quarter as q select * from moved on conflict (member_id, asset, quarter, kind) do update set amount = q.amount + excluded.amount)
    insert into money_total as q select member_id, asset, kind, amount from moved on conflict (member_id, asset, kind) do update set amount = q.amount + excluded.amount;
  end if;
  if exists (select from added f join account a on a.id = f.account_id where a.owner is null and a.kind like 'JACKPOT:%') then
    perform pg_notify('house_events', '{"name":"jackpot"}');
  end if;
  return null;
end $$;
create trigger posting_followed after insert on posting referencing new table as added for each statement execute function follow_postings();

-- Posts one transaction and returns its id; null, with nothing written, if a member's account would fall below zero.
-- p_entries: [{"owner": member id or null for the house, "kind", "asset", "amount": minor units as text}].
-- All accounts of the members touched are locked in id order, so posts never wait in a circle and posting ids of one member grow in the order
-- they commit; the accounts of the legs are looked up once under that lock, and house accounts open themselves. The event streams hear of it
-- at commit.
create function post_txn(
  p_kind text, p_entries jsonb, p_vendor text, p_vendor_tx text, p_round bigint, p_reverses bigint, p_idem_owner text, p_idem_key text
) returns bigint language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_txn bigint;
  v_owners uuid[];
  v_accounts bigint[];
  v_assets text[];
  v_amounts bigint[];
  v_lacks boolean;
  v_unopened boolean;
begin
  select array_agg(distinct e.owner) into v_owners from jsonb_to_recordset(p_entries) as e(owner uuid) where e.owner is not null;
  perform from account where owner = any (v_owners) order by id for no key update;
  loop
    select array_agg(l.account_id order by l.account_id, l.n), array_agg(l.asset order by l.account_id, l.n),
        array_agg(l.amount order by l.account_id, l.n), bool_or(l.balance + l.total < 0), bool_or(l.account_id is null and l.owner is null)
      into v_accounts, v_assets, v_amounts, v_lacks, v_unopened
    from (
      select e.n, e.owner, e.asset, e.amount, a.id as account_id, a.balance, sum(e.amount) over (partition by a.id) as total
      from rows from (jsonb_to_recordset(p_entries) as (owner uuid, kind text, asset text, amount bigint)) with ordinality as e(owner, kind, asset, amount, n)
      left join lateral (
        select o.id, o.balance from account o where e.owner is null and o.owner is null and o.kind = e.kind and o.asset = e.asset
        union all
        select m.id, m.balance from account m where m.owner = e.owner and m.kind = e.kind and m.asset = e.asset) a on true) l;
    if v_lacks then return null; end if;
    exit when v_unopened is not true;
    insert into account (kind, asset) select distinct e.kind, e.asset from jsonb_to_recordset(p_entries) as e(owner uuid, kind text, asset text)
      where e.owner is null on conflict do nothing;
  end loop;
  insert into txn (kind, vendor, vendor_tx, round_id, reverses, idem_owner, idem_key)
    values (p_kind, p_vendor, p_vendor_tx, p_round, p_reverses, p_idem_owner, p_idem_key) returning id into v_txn;
  insert into posting (txn_id, account_id, asset, amount)
    select v_txn, l.account_id, l.asset, l.amount from unnest(v_accounts, v_assets, v_amounts) as l(account_id, asset, amount)
    where l.amount <> 0 order by l.account_id;
  perform pg_notify('house_events', json_build_object('name', 'balance', 'memberId', o)::text) from unnest(v_owners) as o;
  return v_txn;
end $$;

-- Opens accounts of a member; those already open stay.
create function open_accounts(p_owner uuid, p_asset text, p_kinds text[]) returns void language sql
  security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into account (owner, kind, asset, balance) select p_owner, k, p_asset, 0 from unnest(p_kinds) as k on conflict do nothing;
$$;

-- Locks all accounts of a member until the commit, in the order in which a posting locks them.
create function lock_balances(p_owner uuid) returns table (kind text, asset text, balance bigint) language sql
  security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.kind, a.asset, a.balance from account a where a.owner = p_owner order by a.id for no key update;
$$;

-- Locks all accounts of several members until the commit, in the order in which a posting locks them.
create function lock_accounts(p_owners uuid[]) returns void language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from account where owner = any (p_owners) order by id for no key update;
end $$;

-- Whether the ledger adds up: transactions that do not sum to zero, balances that are not the sum of their postings, members below zero,
-- vendor transactions booked twice. Reads what was written since the checkpoint, and moves it on where all is well; reads everything where
-- the last time that was done lies before p_before, where it found something, or where the database counts its transactions anew.
create function check_ledger(p_before timestamptz) returns table (rule text, subject text) language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_state ledger_checkpoint;
  v_from xid8;
  v_full boolean;
begin
  perform pg_advisory_xact_lock(7203130);
  select * into v_state from ledger_checkpoint;
  v_full := not v_state.whole or v_state.upto > pg_snapshot_xmax(pg_current_snapshot()) or v_state.full_at is null or coalesce(v_state.full_at < p_before, false);
  v_from := case when v_full then '0' else v_state.upto end;
  return query
    with horizon as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as xmin),
    fresh as materialized (select p.txn_id, p.account_id, p.asset, p.amount, p.written_by from posting p where p.written_by >= v_from),
    since as materialized (select f.account_id, sum(f.amount) as total, sum(f.amount) filter (where f.written_by < h.xmin) as past,
        sum(f.amount) filter (where f.written_by < v_state.upto) as known from fresh f, horizon h group by f.account_id),
    found as materialized (
      select 'sum' as rule, f.txn_id::text as subject from (
          select p.txn_id, p.asset, sum(p.amount) as total from posting p
            where v_from > '0' and p.txn_id in (select txn_id from fresh) group by p.txn_id, p.asset
          union all select fresh.txn_id, fresh.asset, sum(fresh.amount) from fresh where v_from = '0' group by fresh.txn_id, fresh.asset) f
        where f.total <> 0
      union all
      select 'balance', a.id::text from account a left join since s on s.account_id = a.id left join ledger_checked c on c.account_id = a.id and not v_full
        where a.owner is not null and a.balance <> coalesce(c.total, 0) + coalesce(s.total, 0)
      union all
      select 'negative', a.id::text from account a where a.owner is not null and a.balance < 0
      union all
      select distinct 'repeated', t.vendor || '/' || t.vendor_tx from txn t
        where t.vendor is not null and t.written_by >= v_from and exists (select from txn o where o.vendor = t.vendor and o.vendor_tx = t.vendor_tx and o.id <> t.id)
      union all
      -- Who changes an old posting and the balance with it leaves the sum of the last check behind.
      select 'history', coalesce(c.account_id, s.account_id)::text from ledger_checked c full join since s on s.account_id = c.account_id
        where v_full and v_state.upto <= (select xmin from horizon) and coalesce(c.total, 0) <> coalesce(s.known, 0)
    ),
    summed as (
      insert into ledger_checked as c (account_id, total) select s.account_id, s.past from since s where s.past is not null and not exists (select from found)
        on conflict (account_id) do update set total = case when v_full then excluded.total else c.total + excluded.total end),
    moved as (
      update ledger_checkpoint set whole = not exists (select from found) or not v_full,
        upto = case when exists (select from found) then upto else (select xmin from horizon) end,
        full_at = case when v_full then clock_timestamp() else full_at end)
    select f.rule, f.subject from found f;
end $$;

-- For auditors: the whole ledger, read only.
create view audit_txns as
  select id as txn_id, kind, vendor, vendor_tx, created_at from txn;

create view audit_postings as
  select txn_id, account_id, asset, amount as amount_minor, created_at from posting;

create view audit_balances as
  select a.id as account_id, a.owner, a.kind, a.asset,
    coalesce(a.balance, (select coalesce(sum(p.amount), 0) from posting p where p.account_id = a.id))::bigint as balance_minor
  from account a;

-- settings ------------------------------------------------------------------------------------------------------------

-- Every gateway reads the settings again at the commit of whatever changed them: a gateway, a command or a statement by hand.
create function tell_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('house_events', '{"name":"settings"}');
  return null;
end $$;
create trigger setting_tells after insert or update or delete or truncate on setting for each statement execute function tell_settings();

-- Each state of a group, whoever made it: a gateway, an operator's command or a statement by hand.
create function keep_setting_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    insert into setting_version (key, by) select key, nullif(current_setting('gateway.operator', true), '') from setting where key ~ '^[A-Za-z]+$';
    return null;
  end if;
  if tg_op <> 'INSERT' and old.key ~ '^[A-Za-z]+$' and (tg_op = 'DELETE' or new.key <> old.key) then
    insert into setting_version (key, by) values (old.key, nullif(current_setting('gateway.operator', true), ''));
  end if;
  if tg_op <> 'DELETE' and new.key ~ '^[A-Za-z]+$' and (tg_op = 'INSERT' or new.key <> old.key or new.value is distinct from old.value) then
    insert into setting_version (key, value, by) values (new.key, new.value, nullif(current_setting('gateway.operator', true), ''));
  end if;
  return null;
end $$;
create trigger setting_kept after insert or update or delete on setting for each row execute function keep_setting_version();
create trigger setting_kept_truncate before truncate on setting for each statement execute function keep_setting_version();

-- auth ----------------------------------------------------------------------------------------------------------------

-- Open streams hear at commit that what an account may see has changed, whoever changed it.
create function tell_standing() returns trigger language plpgsql as $$
begin
  perform pg_notify('house_events', json_build_object('name', 'member.standing', 'memberId', new.id, 'active', new.status = 'active')::text);
  return null;
end $$;
create trigger member_tells_standing after update of status, registration on member for each row
  when (old.status is distinct from new.status or old.registration ->> 'birthday' is distinct from new.registration ->> 'birthday')
  execute function tell_standing();

-- games ---------------------------------------------------------------------------------------------------------------

-- Search by likeness. A server without the extension, or a role that may not create it, is searched by LIKE.
do $$
begin
  create extension if not exists pg_trgm;
  create index game_search_trgm on game using gin (search gin_trgm_ops);
  create index game_word_trgm on game_word using gin (word gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
  raise notice 'pg_trgm is not to be had: misspelt searches find less';
end $$;

-- Whoever keeps lists of games looks at one number to know whether they are still good.
create function count_catalogue_change() returns trigger language plpgsql as $$
begin
  update catalogue_stamp set changes = changes + 1;
  return null;
end $$;
create trigger game_changes after insert or update or delete or truncate on game for each statement execute function count_catalogue_change();
create trigger game_title_changes after insert or update or delete or truncate on game_title for each statement execute function count_catalogue_change();
create trigger vendor_changes after insert or update or delete or truncate on vendor for each statement execute function count_catalogue_change();

-- A game with another title, or of a vendor with another name, is folded anew before the next search.
create function unfold_titled() returns trigger language plpgsql as $$
begin
  update game set search = '' where search <> '' and node_id in (select node_id from changed);
  return null;
end $$;
create trigger game_title_new after insert on game_title referencing new table as changed for each statement execute function unfold_titled();
create trigger game_title_other after update on game_title referencing new table as changed for each statement execute function unfold_titled();
create trigger game_title_gone after delete on game_title referencing old table as changed for each statement execute function unfold_titled();

create function unfold_renamed() returns trigger language plpgsql as $$
begin
  update game set search = '' where search <> '' and vendor = new.code;
  return null;
end $$;
create trigger vendor_renamed after update of display_name on vendor for each row when (old.display_name is distinct from new.display_name)
  execute function unfold_renamed();

-- New texts wait in a list of the index, which only its owner may empty; p_many: so many that the planner wants to count again.
create function tidy_search(p_many boolean) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform gin_clean_pending_list(oid) from pg_class
    where relname in ('game_search_trgm', 'game_word_trgm') and relkind = 'i' and relnamespace = 'public'::regnamespace;
  if p_many then analyze game, game_title, game_word; end if;
end $$;

-- games and records: sums of play and money ---------------------------------------------------------------------------

-- The quarter of an hour a moment lies in.
create function quarter_of(p_at timestamptz) returns timestamptz language sql immutable parallel safe as $$
  select date_bin('15 minutes', p_at, timestamptz '2000-01-01 00:00:00+00')
$$;

-- A settled round as the sums count it. A win is what exceeds the stake.
create view round_sums as
  select r.id as round_id, r.member_id, r.asset, quarter_of(r.closed_at) as quarter, r.node_id, r.stake, r.valid_bet, r.win,
    greatest(r.win - r.stake, 0) as won, case when r.stake > 0 and r.win > r.stake then r.win * 100 / r.stake else 0 end as best, r.closed_at
  from round r where r.state = 'CLOSED' and r.closed_at is not null;

-- What moved a person's money apart from play itself.
create view money_sums as
  select a.owner as member_id, p.asset, quarter_of(p.created_at) as quarter, t.kind, p.amount
  from posting p join account a on a.id = p.account_id join txn t on t.id = p.txn_id
  where a.owner is not null and a.kind in ('CASH', 'BONUS', 'HOLD_WITHDRAW') and t.kind not in ('bet', 'win', 'rollback');

-- Runs at commit, when every lock of money is held already, so it never waits in a circle. A round that is opened again, corrected or taken
-- back leaves the quarter it was counted in. Whoever makes the sums anew holds the advisory lock alone.
create function count_round() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_old timestamptz;
begin
  if tg_op = 'UPDATE' and (old.state, old.asset, old.stake, old.win, old.valid_bet, old.closed_at, old.node_id, old.member_id)
    is not distinct from (new.state, new.asset, new.stake, new.win, new.valid_bet, new.closed_at, new.node_id, new.member_id) then return null; end if;
  perform pg_advisory_xact_lock_shared(7203130);
  if tg_op <> 'INSERT' and old.state = 'CLOSED' and old.closed_at is not null then
    v_old := quarter_of(old.closed_at);
    -- Locked first: what the next statement reads is then the newest there is.
    perform from play_quarter where member_id = old.member_id and asset = old.asset and quarter = v_old and node_id = old.node_id for update;
    update play_quarter q set rounds = q.rounds - 1, stake = q.stake - old.stake, valid_bet = q.valid_bet - old.valid_bet, win = q.win - old.win,
      won = q.won - greatest(old.win - old.stake, 0), best = coalesce(s.best, 0), last_at = s.last_at, ranked = false
      from (select max(r.best) as best, max(r.closed_at) as last_at from round_sums r where r.member_id = old.member_id and r.asset = old.asset
        and r.node_id = old.node_id and r.closed_at >= v_old and r.closed_at < v_old + interval '15 minutes') s
      where q.member_id = old.member_id and q.asset = old.asset and q.quarter = v_old and q.node_id = old.node_id;
    delete from round_win where round_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.state = 'CLOSED' and new.closed_at is not null then
    insert into play_quarter as q (member_id, asset, quarter, node_id, rounds, stake, valid_bet, win, won, best, last_at)
      values (new.member_id, new.asset, quarter_of(new.closed_at), new.node_id, 1, new.stake, new.valid_bet, new.win, greatest(new.win - new.stake, 0),
        case when new.stake > 0 and new.win > new.stake then new.win * 100 / new.stake else 0 end, new.closed_at)
      on conflict (member_id, asset, quarter, node_id) do update set rounds = q.rounds + 1, stake = q.stake + excluded.stake,
        valid_bet = q.valid_bet + excluded.valid_bet, win = q.win + excluded.win, won = q.won + excluded.won,
        best = greatest(q.best, excluded.best), last_at = greatest(q.last_at, excluded.last_at), ranked = false;
    if new.win > new.stake then
      insert into round_win (round_id, member_id, node_id, game_type, asset, stake, won, closed_at, shown)
        select new.id, new.member_id, new.node_id, g.game_type, new.asset, new.stake, new.win - new.stake, new.closed_at, m.type <> 4 and m.show_wins
        from member m, game g where m.id = new.member_id and g.node_id = new.node_id
        on conflict (round_id) do update set stake = excluded.stake, won = excluded.won, closed_at = excluded.closed_at,
          shown = excluded.shown, recent = true;
    end if;
  end if;
  return null;
end $$;
create constraint trigger round_counts_made after insert on round deferrable initially deferred for each row
  when (new.state = 'CLOSED') execute function count_round();
create constraint trigger round_counts_changed after update on round deferrable initially deferred for each row
  when (old.state = 'CLOSED' or new.state = 'CLOSED') execute function count_round();
create constraint trigger round_counts_gone after delete on round deferrable initially deferred for each row
  when (old.state = 'CLOSED') execute function count_round();

-- Whoever does not want to be seen is not, from the commit on.
create function show_wins() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update round_win set shown = new.show_wins and new.type <> 4 where member_id = new.id;
  update rank_total set shown = new.show_wins and new.type <> 4 where member_id = new.id;
  return null;
end $$;
create trigger member_shows_wins after update of show_wins, type on member for each row
  when ((old.show_wins, old.type) is distinct from (new.show_wins, new.type)) execute function show_wins();

-- Brings rank_total and round_win up to the moment: what has changed and what has left the window, so many quarters at once; wins older than
-- a day are no longer those of the day. One at a time; who comes second finds the lists as they are. Returns how many quarters were taken up.
create function freshen_ranks(p_since timestamptz, p_most integer) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_since timestamptz := quarter_of(p_since);
  v_before timestamptz;
  v_members uuid[];
  v_count integer;
begin
  if not pg_try_advisory_xact_lock(7203131) then return 0; end if;
  update round_win set recent = false where recent and closed_at < v_since + interval '6 days';
  delete from round_win where not recent and closed_at < v_since;
  select since into v_before from rank_window;
  if v_before is null then
    insert into rank_window (since) values (v_since);
  elsif v_before <> v_since then
    update play_quarter set ranked = false where quarter >= least(v_before, v_since) and quarter < greatest(v_before, v_since) and ranked;
    update rank_window set since = v_since;
  end if;
  with due as materialized (select ctid from play_quarter where not ranked order by member_id limit p_most for update skip locked),
    taken as (update play_quarter q set ranked = true from due where q.ctid = due.ctid returning q.member_id)
  select array_agg(distinct member_id), count(*) into v_members, v_count from taken;
  if v_count = 0 then return 0; end if;
  delete from rank_total where member_id = any (v_members);
  insert into rank_total (member_id, asset, game_type, rounds, turnover, win, multiplier, last_at, shown)
    select q.member_id, q.asset, coalesce(g.game_type, 'ALL'), sum(q.rounds), sum(q.stake), sum(q.won), max(q.best), max(q.last_at), bool_and(m.show_wins and m.type <> 4)
    from play_quarter q join game g on g.node_id = q.node_id join member m on m.id = q.member_id
    where q.member_id = any (v_members) and q.quarter >= v_since and q.rounds > 0
    group by grouping sets ((q.member_id, q.asset), (q.member_id, q.asset, g.game_type));
  delete from play_quarter where member_id = any (v_members) and rounds = 0 and ranked;
  return v_count;
end $$;

-- Makes every sum anew from rounds and postings; whoever settles or posts meanwhile waits.
create function rebuild_sums() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7203130);
  delete from money_quarter;
  insert into money_quarter select member_id, asset, quarter, kind, sum(amount) from money_sums group by 1, 2, 3, 4;
  delete from money_total;
  insert into money_total select member_id, asset, kind, sum(amount) from money_sums group by 1, 2, 3;
  delete from play_quarter;
  insert into play_quarter (member_id, asset, quarter, node_id, rounds, stake, valid_bet, win, won, best, last_at)
    select member_id, asset, quarter, node_id, count(*), sum(stake), sum(valid_bet), sum(win), sum(won), max(best), max(closed_at) from round_sums group by 1, 2, 3, 4;
  delete from round_win;
  insert into round_win (round_id, member_id, node_id, game_type, asset, stake, won, closed_at, shown)
    select s.round_id, s.member_id, s.node_id, g.game_type, s.asset, s.stake, s.won, s.closed_at, m.type <> 4 and m.show_wins
    from round_sums s join game g on g.node_id = s.node_id join member m on m.id = s.member_id where s.won > 0;
  delete from rank_total;
end $$;

-- Sums that are not what their source comes to: none, unless somebody wrote into these tables by hand.
create view sums_astray as
  with play as (
    (select member_id, asset, quarter, node_id, rounds::bigint, stake::numeric, valid_bet::numeric, win::numeric, won::numeric, best, last_at from play_quarter where rounds <> 0)
    except all
    (select member_id, asset, quarter, node_id, count(*), sum(stake), sum(valid_bet), sum(win), sum(won), max(best), max(closed_at) from round_sums group by 1, 2, 3, 4)),
  unplayed as (
    (select member_id, asset, quarter, node_id, count(*), sum(stake), sum(valid_bet), sum(win), sum(won), max(best), max(closed_at) from round_sums group by 1, 2, 3, 4)
    except all
    (select member_id, asset, quarter, node_id, rounds::bigint, stake::numeric, valid_bet::numeric, win::numeric, won::numeric, best, last_at from play_quarter)),
  money as (
    (select member_id, asset, quarter, kind, amount::numeric from money_quarter) except all (select member_id, asset, quarter, kind, sum(amount) from money_sums group by 1, 2, 3, 4)),
  unmoved as (
    (select member_id, asset, quarter, kind, sum(amount) from money_sums group by 1, 2, 3, 4) except all (select member_id, asset, quarter, kind, amount::numeric from money_quarter)),
  total as (
    (select member_id, asset, kind, amount::numeric from money_total) except all (select member_id, asset, kind, sum(amount) from money_sums group by 1, 2, 3)),
  untotalled as (
    (select member_id, asset, kind, sum(amount) from money_sums group by 1, 2, 3) except all (select member_id, asset, kind, amount::numeric from money_total))
  select 'play_quarter' as sums, format('%s %s %s game %s', member_id, asset, quarter, node_id) as subject from (select * from play union select * from unplayed) x
  union select 'money_quarter', format('%s %s %s %s', member_id, asset, quarter, kind) from (select * from money union select * from unmoved) x
  union select 'money_total', format('%s %s %s', member_id, asset, kind) from (select * from total union select * from untotalled) x
  union select 'round_win', format('round %s', coalesce(w.round_id, s.round_id)) from round_win w full join (select * from round_sums where won > 0) s on s.round_id = w.round_id
    where (w.round_id is null and s.closed_at >= (select since from rank_window)) or s.round_id is null or w.stake <> s.stake or w.won <> s.won or w.closed_at <> s.closed_at;

-- settlements ---------------------------------------------------------------------------------------------------------

-- The day of a moment by the calendar of the house; before anything was counted there is none.
create function business_day(moment timestamptz) returns date language sql stable parallel safe as $$
  select (moment at time zone coalesce(
    (select time_zone from business_calendar where since <= moment order by since desc limit 1), 'UTC'))::date
$$;

-- Makes the partition of a month (UTC) where there is none. Attaching a table made beside does not stop those who add rows meanwhile.
create function open_settlement_month(p_at timestamptz) returns boolean language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_month timestamp := date_trunc('month', p_at at time zone 'UTC');
  v_name text := 'settlement_' || to_char(v_month, 'YYYYMM');
begin
  if to_regclass('public.' || v_name) is not null then return false; end if;
  perform pg_advisory_xact_lock(7203132);
  -- Another may have made it meanwhile; names that were looked up before are cached, rows are not.
  if exists (select from pg_class where relname = v_name and relnamespace = 'public'::regnamespace) then return false; end if;
  execute format('create table public.%I (like public.settlement including defaults including constraints)', v_name);
  execute format('create trigger settlement_no_truncate before truncate on public.%I for each statement execute function public.refuse_change()', v_name);
  execute format('alter table public.settlement attach partition public.%I for values from (%L) to (%L)',
    v_name, v_month at time zone 'UTC', (v_month + interval '1 month') at time zone 'UTC');
  return true;
end $$;

-- Adds to the journal what a round counts more or less than before: nothing while it is OPEN or VOIDED. Runs at commit, when every lock of
-- money is held, so it adds no way to wait in a circle. A month that nothing has opened is opened here.
create function journal_round() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_was public.round%rowtype;
  v_is public.round%rowtype;
  v_at timestamptz := now();
begin
  if tg_op <> 'INSERT' and old.state in ('CLOSED', 'REOPENED') then v_was := old; end if;
  if tg_op <> 'DELETE' then
    v_at := coalesce(new.changed_at, new.closed_at, v_at);
    if new.state in ('CLOSED', 'REOPENED') then v_is := new; end if;
  end if;
  if (v_was.id is null) = (v_is.id is null) and (v_was.stake, v_was.valid_bet, v_was.win, v_was.bonus_stake)
    is not distinct from (v_is.stake, v_is.valid_bet, v_is.win, v_is.bonus_stake) then return null; end if;
  perform open_settlement_month(v_at);
  insert into settlement (source, round_id, member_id, asset, trial, vendor, game_type, node_id, rounds, stake, valid_bet, win, bonus_stake, settled_at)
    select 'ROUND', r.id, r.member_id, r.asset, m.type = 4 or r.asset = 'FUN', r.vendor, g.game_type, r.node_id,
      num_nonnulls(v_is.id) - num_nonnulls(v_was.id), coalesce(v_is.stake, 0) - coalesce(v_was.stake, 0),
      coalesce(v_is.valid_bet, 0) - coalesce(v_was.valid_bet, 0), coalesce(v_is.win, 0) - coalesce(v_was.win, 0),
      coalesce(v_is.bonus_stake, 0) - coalesce(v_was.bonus_stake, 0), v_at
    from (select coalesce(v_is.id, v_was.id) as id, coalesce(v_is.member_id, v_was.member_id) as member_id, coalesce(v_is.asset, v_was.asset) as asset,
      coalesce(v_is.vendor, v_was.vendor) as vendor, coalesce(v_is.node_id, v_was.node_id) as node_id) r, member m, game g
    where m.id = r.member_id and g.node_id = r.node_id;
  return null;
end $$;
create constraint trigger round_journal_made after insert on round deferrable initially deferred for each row
  when (new.state in ('CLOSED', 'REOPENED')) execute function journal_round();
create constraint trigger round_journal_changed after update on round deferrable initially deferred for each row
  when (old.state in ('CLOSED', 'REOPENED') or new.state in ('CLOSED', 'REOPENED')) execute function journal_round();
create constraint trigger round_journal_gone after delete on round deferrable initially deferred for each row
  when (old.state in ('CLOSED', 'REOPENED')) execute function journal_round();

-- A jackpot is paid beside the round that hit it, and stays when that is rolled back.
create function journal_jackpot() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform open_settlement_month(new.hit_at);
  insert into settlement (source, round_id, member_id, asset, trial, vendor, game_type, node_id, jackpot, settled_at)
    select 'JACKPOT', r.id, r.member_id, new.asset, m.type = 4 or new.asset = 'FUN', r.vendor, g.game_type, r.node_id, new.amount, new.hit_at
    from round r join member m on m.id = r.member_id join game g on g.node_id = r.node_id where r.id = new.round_id;
  return null;
end $$;
create constraint trigger jackpot_cycle_journal after update on jackpot_cycle deferrable initially deferred for each row
  when (old.hit_at is null and new.hit_at is not null) execute function journal_jackpot();

-- What a vendor reports of play with money there: stake and valid bet by game, and the result of the wallet. What was won in which game it
-- does not say; a vendor that reports no play leaves stake and valid bet unknown.
create view vendor_play_settlements as
  select 'PLAYED' as source, p.id as vendor_play_id, p.member_id, p.asset, p.vendor, g.game_type, g.node_id,
    coalesce((p.staked->>e.key)::bigint, e.value::bigint) as stake, e.value::bigint as valid_bet, 0::bigint as win, p.at
  from vendor_play p cross join lateral jsonb_each_text(p.played) e join game g on g.node_id = e.key::integer
  union all
  select case when p.played is null then 'UNREPORTED' else 'RESULT' end, p.id, p.member_id, p.asset, p.vendor, null, null, 0, 0,
    p.result + coalesce((select sum(coalesce((p.staked->>e.key)::bigint, e.value::bigint))::bigint from jsonb_each_text(p.played) e), 0), p.at
  from vendor_play p where p.result <> 0 or p.played <> '{}';

create function journal_vendor_play() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform open_settlement_month(new.at);
  insert into settlement (source, vendor_play_id, member_id, asset, trial, vendor, game_type, node_id, stake, valid_bet, win, settled_at)
    select s.source, s.vendor_play_id, s.member_id, s.asset, m.type = 4 or s.asset = 'FUN', s.vendor, s.game_type, s.node_id, s.stake, s.valid_bet, s.win, s.at
    from vendor_play_settlements s join member m on m.id = s.member_id where s.vendor_play_id = new.id;
  return null;
end $$;
create constraint trigger vendor_play_journal after insert on vendor_play deferrable initially deferred for each row execute function journal_vendor_play();

create function open_settlement_journal() returns bigint language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  v_rounds bigint;
  v_jackpots bigint;
  v_plays bigint;
begin
  lock table round, jackpot_cycle, vendor_play in share mode;
  perform open_settlement_month(month) from (
    select distinct date_trunc('month', at, 'UTC') as month from (
      select coalesce(changed_at, closed_at, opened_at) as at from round where state in ('CLOSED', 'REOPENED')
      union all select hit_at from jackpot_cycle where hit_at is not null
      union all select at from vendor_play) moments) months;
  insert into settlement (source, round_id, member_id, asset, trial, vendor, game_type, node_id, rounds, stake, valid_bet, win, bonus_stake, settled_at)
    select 'ROUND', r.id, r.member_id, r.asset, m.type = 4 or r.asset = 'FUN', r.vendor, g.game_type, r.node_id, 1, r.stake, r.valid_bet, r.win,
      r.bonus_stake, coalesce(r.changed_at, r.closed_at, r.opened_at)
    from round r join member m on m.id = r.member_id join game g on g.node_id = r.node_id
    where r.state in ('CLOSED', 'REOPENED') and not exists (select from settlement s where s.round_id = r.id and s.source = 'ROUND')
    order by coalesce(r.changed_at, r.closed_at, r.opened_at), r.id;
  get diagnostics v_rounds = row_count;
  insert into settlement (source, round_id, member_id, asset, trial, vendor, game_type, node_id, jackpot, settled_at)
    select 'JACKPOT', r.id, r.member_id, c.asset, m.type = 4 or c.asset = 'FUN', r.vendor, g.game_type, r.node_id, c.amount, c.hit_at
    from jackpot_cycle c join round r on r.id = c.round_id join member m on m.id = r.member_id join game g on g.node_id = r.node_id
    where c.hit_at is not null and not exists (select from settlement s where s.round_id = r.id and s.source = 'JACKPOT')
    order by c.hit_at, c.id;
  get diagnostics v_jackpots = row_count;
  insert into settlement (source, vendor_play_id, member_id, asset, trial, vendor, game_type, node_id, stake, valid_bet, win, settled_at)
    select s.source, s.vendor_play_id, s.member_id, s.asset, m.type = 4 or s.asset = 'FUN', s.vendor, s.game_type, s.node_id, s.stake, s.valid_bet, s.win, s.at
    from vendor_play_settlements s join member m on m.id = s.member_id
    where not exists (select from settlement o where o.vendor_play_id = s.vendor_play_id)
    order by s.vendor_play_id;
  get diagnostics v_plays = row_count;
  return v_rounds + v_jackpots + v_plays;
end $$;
revoke all on function open_settlement_journal() from public;

-- rounds --------------------------------------------------------------------------------------------------------------

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

-- responsible-gaming --------------------------------------------------------------------------------------------------

-- Locks a member's accounts, so that until the commit no other bet, win or transfer of theirs moves, and reads all a bet is judged by: also
-- what counts for the open bonus, as it was told. p_month and p_week are the first days of the windows that run on p_day.
create function play_purse(p_member uuid, p_asset text, p_day date, p_week date, p_month date) returns json language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from account where owner = p_member order by id for no key update;
  return (
    select json_build_object(
      'cash', (select balance::text from account where owner = p_member and asset = p_asset and kind = 'CASH'),
      'bonus', (select balance::text from account where owner = p_member and asset = p_asset and kind = 'BONUS'),
      'limits', (select coalesce(json_agg(json_build_object('kind', l.kind, 'period', l.period, 'value', l.value::text)), '[]')
        from rg_limit l where l.member_id = p_member and l.status = 'ACTIVE'),
      'used', (select coalesce(json_object_agg(w.period, json_build_object('staked', w.staked::text, 'won', w.won::text, 'seconds', w.seconds)), '{}') from (
        select p.period, sum(d.staked) as staked, sum(d.won) as won, sum(d.seconds) as seconds
        from (values ('DAY', p_day), ('WEEK', p_week), ('MONTH', p_month)) as p(period, since)
        join play_day d on d.member_id = p_member and d.day >= p.since and d.day >= least(p_week, p_month) group by p.period) w),
      'plan', (select json_build_object('loss', loss::text, 'staked', staked::text, 'won', won::text) from rg_plan
        where member_id = p_member order by set_at desc limit 1),
      'terms', (select json_build_object('maxBet', r.max_bet::text, 'expires', extract(epoch from r.expires_at), 'weights', r.weights) from requirement r
        where r.member_id = p_member and r.state = 'ACTIVE' and r.source = 'BONUS')
    )
  );
end $$;

-- Counts a bet, a win, or one taken back (negative), on the day, in the stretch of play and in the session set before it when it was made.
-- p_bet: whether a bet is made now, and the clock of play goes on; where money is at a vendor it is made without its stake, which is known later.
-- p_break: how long a forced break is; null where the profile has none.
create function note_play(
  p_member uuid, p_at timestamptz, p_day date, p_staked bigint, p_won bigint, p_bet boolean, p_pause interval, p_every interval, p_break interval
) returns void language plpgsql as $$
declare
  v_session play_session;
  v_seconds integer := 0;
  v_broke boolean;
begin
  select * into v_session from play_session where member_id = p_member and started_at <= p_at order by started_at desc limit 1 for update;
  v_broke := v_session.last_at <= p_at - coalesce(p_break, interval '0');
  if p_bet and (v_session.id is null or v_session.last_at < p_at - p_pause) then
    insert into play_session (member_id, started_at, last_at, staked, next_check_at, unbroken_since)
      select p_member, p_at, p_at, p_staked, case when m.type <> 4 then p_at + coalesce(make_interval(mins => r.reality_minutes), p_every) end,
        case when m.type <> 4 then case when p_break is null or coalesce(v_broke, true) then p_at else coalesce(v_session.unbroken_since, p_at) end end
      from member m left join rg_member r on r.member_id = m.id where m.id = p_member;
  elsif v_session.id is not null then
    if p_bet then v_seconds := greatest(0, extract(epoch from p_at - v_session.last_at)::integer); end if;
    update play_session set staked = greatest(0, staked + p_staked), won = greatest(0, won + p_won),
      last_at = case when p_bet then greatest(last_at, p_at) else last_at end,
      unbroken_since = case when p_bet and p_break is not null and v_broke and unbroken_since is not null then p_at else unbroken_since end,
      break_told_at = case when p_bet and p_break is not null and v_broke then null else break_told_at end
      where id = v_session.id;
  end if;
  update rg_plan set staked = greatest(0, staked + p_staked), won = greatest(0, won + p_won),
    last_at = case when p_bet then greatest(last_at, p_at) else last_at end
    where member_id = p_member and set_at = (select max(set_at) from rg_plan where member_id = p_member and set_at <= p_at);
  insert into play_day as d (member_id, day, staked, won, seconds) values (p_member, p_day, greatest(0, p_staked), greatest(0, p_won), v_seconds)
    on conflict (member_id, day) do update set staked = greatest(0, d.staked + p_staked), won = greatest(0, d.won + p_won), seconds = d.seconds + v_seconds;
end $$;

create function tell_break() returns trigger language plpgsql as $$
begin
  perform pg_notify('house_events', json_build_object('name', 'member.standing', 'memberId', new.member_id, 'active', true)::text);
  return null;
end $$;
create trigger rg_member_tells_break after insert or update of timeout_until, excluded_until on rg_member for each row
  when (new.timeout_until is not null or new.excluded_until is not null) execute function tell_break();

-- turnover ------------------------------------------------------------------------------------------------------------

-- The streams hear at commit that what has to be played has changed, whoever changed it; they read it then.
create function tell_turnover() returns trigger language plpgsql as $$
begin
  perform pg_notify('house_events', json_build_object('name', 'turnover', 'memberId', new.member_id)::text);
  return null;
end $$;
create trigger requirement_tells_turnover after insert or update of done, state on requirement for each row execute function tell_turnover();

-- agent ---------------------------------------------------------------------------------------------------------------

-- Lines of agents: one lock orders moves against everything that reads or extends them: 7203140, shared by those who add to them.
create function refuse_line(p_rule text, p_text text) returns void language plpgsql as $$
begin
  raise exception '%', p_text using errcode = '23514', constraint = p_rule;
end $$;

-- Above a member stands an agent, above the top of a line and a trial account nobody.
create function check_upline() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.upline_id is null then return new; end if;
  if new.type in (2, 4) then perform refuse_line('member_upline_none', 'a member of this type has no upline'); end if;
  if not exists (select from member u where u.id = new.upline_id and u.type in (1, 2, 41, 42)) then
    perform refuse_line('member_upline_agent', 'the upline is no agent');
  end if;
  return new;
end $$;
create trigger member_upline_made before insert on member for each row execute function check_upline();
create trigger member_upline_changed before update of upline_id, type on member for each row
  when ((old.upline_id, old.type) is distinct from (new.upline_id, new.type)) execute function check_upline();

create function open_line() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into member_line (ancestor_id, descendant_id, depth) values (new.id, new.id, 0);
  if new.upline_id is null then return null; end if;
  perform pg_advisory_xact_lock_shared(7203140);
  insert into member_line (ancestor_id, descendant_id, depth)
    select l.ancestor_id, new.id, l.depth + 1 from member_line l where l.descendant_id = new.upline_id;
  return null;
end $$;
create trigger member_line_made after insert on member for each row execute function open_line();

-- The rate of a member on a day; null where none has begun.
create function rate_of(p_member uuid, p_game_type text, p_day date) returns integer language sql stable
  set search_path = pg_catalog, public, pg_temp as $$
  select ppm from member_rate where member_id = p_member and game_type = p_game_type and from_day <= p_day order by from_day desc limit 1
$$;

-- A rate is at most that of the upline, at least the one before, and set for no day before the last one that was set.
create function check_rate() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_upline uuid := (select upline_id from member where id = new.member_id);
  v_last member_rate%rowtype;
begin
  perform pg_advisory_xact_lock_shared(7203140);
  select * into v_last from member_rate where member_id = new.member_id and game_type = new.game_type order by from_day desc limit 1;
  if new.ppm < v_last.ppm then perform refuse_line('member_rate_lower', 'a rate is only raised'); end if;
  if new.from_day < v_last.from_day then perform refuse_line('member_rate_earlier', 'a later rate is set already'); end if;
  if v_upline is not null and new.ppm > coalesce(rate_of(v_upline, new.game_type, new.from_day), 0) then
    perform refuse_line('member_rate_upline', 'a rate is at most that of the upline');
  end if;
  return new;
end $$;
create trigger member_rate_checked before insert or update on member_rate for each row execute function check_rate();

-- An agent with people below stays one.
create function check_agent_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.type not in (1, 2, 41, 42) and exists (select from member m where m.upline_id = new.id) then
    perform refuse_line('member_line_agent', 'an agent with a line stays an agent');
  end if;
  return new;
end $$;
create trigger member_agent_stays before update of type on member for each row
  when (old.type in (1, 2, 41, 42) and old.type is distinct from new.type) execute function check_agent_stays();

create function move_line() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_row record;
begin
  perform pg_advisory_xact_lock(7203140);
  if exists (select from member_line where ancestor_id = new.id and descendant_id = new.upline_id) then
    perform refuse_line('member_line_circle', 'the upline stands below the member');
  end if;
  for v_row in select game_type, max(ppm) as ppm from member_rate where member_id = new.id group by game_type loop
    if new.upline_id is not null and v_row.ppm > coalesce(rate_of(new.upline_id, v_row.game_type, 'infinity'), 0) then
      perform refuse_line('member_rate_upline', format('the rate of %s is above that of the upline', v_row.game_type));
    end if;
  end loop;
  if old.upline_id is not null then
    perform shift_team(new.id, old.upline_id, -1);
    delete from member_line l using member_line above, member_line below
      where above.descendant_id = old.upline_id and below.ancestor_id = new.id
        and l.ancestor_id = above.ancestor_id and l.descendant_id = below.descendant_id;
  end if;
  if new.upline_id is not null then
    insert into member_line (ancestor_id, descendant_id, depth)
      select above.ancestor_id, below.descendant_id, above.depth + 1 + below.depth from member_line above, member_line below
      where above.descendant_id = new.upline_id and below.ancestor_id = new.id;
    perform shift_team(new.id, new.upline_id, 1);
  end if;
  return null;
end $$;
create trigger member_line_moved after update of upline_id on member for each row
  when (old.upline_id is distinct from new.upline_id) execute function move_line();

-- team ----------------------------------------------------------------------------------------------------------------

-- The statement that adds figures of members to those of everyone above: p_changed is a query of what changed, with a sign. Triggers run it,
-- because only they see what a statement has changed.
create function team_statement(p_table text, p_changed text, p_keys text, p_sums text) returns text language sql stable as $$
  select format('
    insert into %1$I as t (member_id, scope, %3$s %4$s)
    select l.ancestor_id, s.scope, %3$s %5$s from (%2$s) c
      join member_line l on l.descendant_id = c.member_id and l.depth > 0
      cross join (values (''BELOW''), (''DIRECT'')) s (scope)
    where s.scope = ''BELOW'' or l.depth = 1
    group by l.ancestor_id, s.scope %6$s order by l.ancestor_id, s.scope %6$s
    on conflict (member_id, scope %6$s) do update set %7$s',
    p_table, p_changed, nullif(p_keys, '') || ',', p_sums,
    (select string_agg(format('sum(c.sign * c.%1$I)', n), ', ' order by o) from unnest(string_to_array(p_sums, ', ')) with ordinality u (n, o)),
    coalesce(', ' || nullif(p_keys, ''), ''),
    (select string_agg(format('%1$I = t.%1$I + excluded.%1$I', n), ', ') from unnest(string_to_array(p_sums, ', ')) n))
$$;

-- What a statement has added to a table (1) and taken from it (-1).
create function changed_rows(p_op text) returns text language sql immutable as $$
  select case p_op when 'INSERT' then 'select *, 1 as sign from added' when 'DELETE' then 'select *, -1 as sign from removed'
    else 'select *, 1 as sign from added union all select *, -1 as sign from removed' end
$$;

create function count_play_below() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(7203140);
  execute team_statement('team_play_day', changed_rows(tg_op), 'asset, day, game_type', 'rounds, stake, valid_bet, win, bonus_stake, jackpot, unreported');
  return null;
end $$;
create trigger settlement_day_below_insert after insert on settlement_day referencing new table as added for each statement execute function count_play_below();
create trigger settlement_day_below_update after update on settlement_day referencing old table as removed new table as added for each statement execute function count_play_below();
create trigger settlement_day_below_delete after delete on settlement_day referencing old table as removed for each statement execute function count_play_below();

create function count_money_below() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(7203140);
  execute team_statement('team_money_day', changed_rows(tg_op), 'asset, day, kind', 'amount');
  execute team_statement('team_balance', changed_rows(tg_op), 'asset', 'amount');
  return null;
end $$;
create trigger money_day_below_insert after insert on money_day referencing new table as added for each statement execute function count_money_below();
create trigger money_day_below_update after update on money_day referencing old table as removed new table as added for each statement execute function count_money_below();
create trigger money_day_below_delete after delete on money_day referencing old table as removed for each statement execute function count_money_below();

create view member_starts as
  select member_id, registered_on as day, 1 as members, agent::int as agents, 0 as first_deposits from member_start
  union all select member_id, first_deposit_on, 0, 0, 1 from member_start where first_deposit_on is not null;

create function count_starts_below() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_changed text := changed_rows(tg_op);
begin
  perform pg_advisory_xact_lock_shared(7203140);
  execute team_statement('team_start_day', format('select member_id, registered_on as day, 1 as members, agent::int as agents, 0 as first_deposits, sign from (%1$s) a
    union all select member_id, first_deposit_on, 0, 0, 1, sign from (%1$s) b where first_deposit_on is not null', v_changed), 'day', 'members, agents, first_deposits');
  execute team_statement('team_size', format('select member_id, 1 as members, agent::int as agents, sign from (%s) a', v_changed), '', 'members, agents');
  return null;
end $$;
create trigger member_start_below_insert after insert on member_start referencing new table as added for each statement execute function count_starts_below();
create trigger member_start_below_update after update on member_start referencing old table as removed new table as added for each statement execute function count_starts_below();
create trigger member_start_below_delete after delete on member_start referencing old table as removed for each statement execute function count_starts_below();

-- A line moves with everyone below and with their figures: those of everyone above change as if they had always been there.
create function shift_team(p_root uuid, p_upline uuid, p_sign integer) returns void language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
declare
  v record;
  v_sums text[];
begin
  for v in select * from (values
    ('team_play_day', 'settlement_day', 'asset, day, game_type', 'rounds, stake, valid_bet, win, bonus_stake, jackpot, unreported'),
    ('team_money_day', 'money_day', 'asset, day, kind', 'amount'),
    ('team_balance', 'money_day', 'asset', 'amount'),
    ('team_start_day', 'member_starts', 'day', 'members, agents, first_deposits'),
    ('team_size', 'member_starts', '', 'members, agents')) x (team, own, keys, sums)
  loop
    v_sums := string_to_array(v.sums, ', ');
    execute format('
      insert into %1$I as t (member_id, scope, %3$s %4$s)
      select l.ancestor_id, s.scope, %3$s %5$s from member_line l cross join (values (''BELOW''), (''DIRECT'')) s (scope) cross join (
          select %3$s %4$s, true as own from %2$I where member_id = $1
          union all select %3$s %4$s, false from %1$I where member_id = $1 and scope = ''BELOW'') c
      where l.descendant_id = $2 and (s.scope = ''BELOW'' or l.depth = 0 and c.own)
      group by l.ancestor_id, s.scope %6$s
      on conflict (member_id, scope %6$s) do update set %7$s',
      v.team, v.own, nullif(v.keys, '') || ',', v.sums,
      (select string_agg(format('$3 * sum(c.%1$I)', n), ', ' order by o) from unnest(v_sums) with ordinality u (n, o)),
      coalesce(', ' || nullif(v.keys, ''), ''),
      (select string_agg(format('%1$I = t.%1$I + excluded.%1$I', n), ', ') from unnest(v_sums) n)) using p_root, p_upline, p_sign;
  end loop;
end $$;

-- The last day of play follows the days of members. Where days are made anew, it goes with them and comes back.
create function note_play() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into member_play as p (member_id, last_on) select member_id, max(day) from added group by member_id order by member_id
    on conflict (member_id) do update set last_on = excluded.last_on where p.last_on < excluded.last_on;
  return null;
end $$;
create trigger settlement_day_played after insert on settlement_day referencing new table as added for each statement execute function note_play();

create function forget_play() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from member_play p using (select distinct member_id from removed) r where p.member_id = r.member_id;
  insert into member_play (member_id, last_on)
    select d.member_id, max(d.day) from settlement_day d join (select distinct member_id from removed) r on r.member_id = d.member_id group by d.member_id;
  return null;
end $$;
create trigger settlement_day_unplayed after delete on settlement_day referencing old table as removed for each statement execute function forget_play();

-- commissions ---------------------------------------------------------------------------------------------------------

-- A rate that is raised for days already counted has them counted again.
create function note_raise() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into commission_raise (member_id, game_type, from_day) values (new.member_id, new.game_type, new.from_day);
  return null;
end $$;
create trigger member_rate_raised after insert or update on member_rate for each row execute function note_raise();

-- contracts -----------------------------------------------------------------------------------------------------------

-- A contract is between an agent and the direct upline, or the operator where there is none. Lines are fixed until the commit.
create function check_contract() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(7203140);
  if not exists (select from member m where m.id = new.downline_id and m.upline_id is not distinct from new.upline_id
      and m.type in (1, 2, 41, 42) and m.asset = new.asset) then
    perform refuse_line('contract_direct', 'a contract is between an agent and the direct upline');
  end if;
  return new;
end $$;
create trigger contract_made before insert on contract for each row execute function check_contract();

-- Terms are fixed by the offer, and each change of the state is a new version.
create function check_contract_change() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if (old.kind, old.period, old.asset, old.upline_id, old.downline_id, old.created_at, old.tiers)
      is distinct from (new.kind, new.period, new.asset, new.upline_id, new.downline_id, new.created_at, new.tiers) then
    perform refuse_line('contract_terms', 'the terms of a contract do not change');
  end if;
  if new.version <> old.version + (old.state <> new.state)::int then
    perform refuse_line('contract_version', 'a version is a change of the state');
  end if;
  if new.settled_to < old.settled_to or new.settled_to < new.start_at then
    perform refuse_line('contract_settled', 'what is settled stays settled');
  end if;
  return new;
end $$;
create trigger contract_changed before update on contract for each row execute function check_contract_change();

-- Play of contracts is removed once it is old, never while a contract has still to be settled by it.
create function keep_unsettled() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from removed where slot >= date_bin('5 minutes', coalesce(least((select closed_to from contract_clock),
      (select min(coalesce(settled_to, start_at)) from contract where start_at is not null
        and (end_at is null or coalesce(settled_to, start_at) < end_at))), '-infinity'), '2000-01-01 00:00:00Z')) then
    raise exception '% keeps the play that is not settled', tg_table_name using errcode = '23514', constraint = 'kept';
  end if;
  return null;
end $$;
create trigger contract_late_kept after delete on contract_late referencing old table as removed for each statement execute function keep_unsettled();
create trigger contract_play_kept after delete on contract_play referencing old table as removed for each statement execute function keep_unsettled();
create trigger contract_kept before delete on contract for each row execute function refuse_change();
create trigger contract_no_truncate before truncate on contract for each statement execute function refuse_change();
create trigger contract_late_no_truncate before truncate on contract_late for each statement execute function keep_row();
create trigger contract_play_no_truncate before truncate on contract_play for each statement execute function keep_row();

-- promotions ----------------------------------------------------------------------------------------------------------

-- What somebody has taken keeps the terms they saw, and is decided once.
create function check_promotion_entry() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if (old.promotion_id, old.version, old.member_id, old.asset, old.terms, old.at)
      is distinct from (new.promotion_id, new.version, new.member_id, new.asset, new.terms, new.at) then
    raise exception 'the terms of % do not change', old.id using errcode = 'P0001';
  end if;
  if old.state in ('REJECTED', 'ISSUED') then
    raise exception 'entry % is decided', old.id using errcode = 'P0001';
  end if;
  return new;
end $$;
create trigger promotion_entry_changed before update on promotion_entry for each row execute function check_promotion_entry();

-- missions ------------------------------------------------------------------------------------------------------------

-- What was begun keeps its terms; what was claimed, or is final, does not change at all.
create function check_mission_progress() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.claimed_at is not null then
    raise exception 'mission % of % was claimed', old.mission_id, old.period_key using errcode = 'P0001';
  end if;
  if (old.member_id, old.mission_id, old.period_key, old.version, old.asset, old.target, old.starts_at, old.ends_at, old.claim_by)
      is distinct from (new.member_id, new.mission_id, new.period_key, new.version, new.asset, new.target, new.starts_at,
        new.ends_at, new.claim_by) then
    raise exception 'the terms of mission % do not change', old.mission_id using errcode = 'P0001';
  end if;
  return new;
end $$;
create trigger mission_progress_changed before update on mission_progress for each row execute function check_mission_progress();

-- A list of ranks that is final does not change.
create function check_leaderboard_period() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.frozen_at is not null then
    raise exception 'leaderboard % of % is final', old.leaderboard_id, old.period_key using errcode = 'P0001';
  end if;
  return new;
end $$;
create trigger leaderboard_period_changed before update on leaderboard_period for each row execute function check_leaderboard_period();

-- raffles -------------------------------------------------------------------------------------------------------------

-- The seed never changes, the terms not once somebody has a ticket, the list not once it is frozen, and nothing once it is over.
create function check_raffle() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' or old.drawn_at is not null or old.cancelled_at is not null then
    raise exception 'raffle % is kept as it is', old.id using errcode = 'P0001';
  end if;
  if (old.id, old.seed, old.commitment) is distinct from (new.id, new.seed, new.commitment) then
    raise exception 'the seed of raffle % does not change', old.id using errcode = 'P0001';
  end if;
  if old.last_number > 0 and (old.starts_at, old.ends_at, old.draws_at, old.bet_per_ticket, old.deposit_per_ticket, old.game_types,
      old.tickets_per_person, old.wins_per_person, old.prizes) is distinct from (new.starts_at, new.ends_at, new.draws_at,
        new.bet_per_ticket, new.deposit_per_ticket, new.game_types, new.tickets_per_person, new.wins_per_person, new.prizes) then
    raise exception 'the terms of raffle % do not change', old.id using errcode = 'P0001';
  end if;
  if old.frozen_at is not null and (old.last_number, old.last_holder, old.tickets, old.frozen_at, old.tickets_hash)
      is distinct from (new.last_number, new.last_holder, new.tickets, new.frozen_at, new.tickets_hash) then
    raise exception 'the list of raffle % is final', old.id using errcode = 'P0001';
  end if;
  return new;
end $$;
create trigger raffle_changed before update or delete on raffle for each row execute function check_raffle();

-- A ticket becomes void once, and no list that is final changes.
create function check_raffle_ticket() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from raffle r where r.id = coalesce(new.raffle_id, old.raffle_id) and r.frozen_at is not null) then
    raise exception 'the list of raffle % is final', coalesce(new.raffle_id, old.raffle_id) using errcode = 'P0001';
  end if;
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and (old.voided_at is not null or
      (old.raffle_id, old.number, old.member_id, old.holder, old.issued_at)
        is distinct from (new.raffle_id, new.number, new.member_id, new.holder, new.issued_at)) then
    raise exception 'ticket % of raffle % does not change', old.number, old.raffle_id using errcode = 'P0001';
  end if;
  return new;
end $$;
create trigger raffle_ticket_changed before insert or update or delete on raffle_ticket for each row execute function check_raffle_ticket();

-- first rows ----------------------------------------------------------------------------------------------------------

insert into ledger_checkpoint default values;
insert into job_leader default values;
insert into catalogue_stamp default values;
-- Points are an asset like any other, in whole points.
insert into asset (code, scale, symbol) values ('POINTS', 0, '');
select open_settlement_month(now() + make_interval(months => n)) from generate_series(0, 3) n;
