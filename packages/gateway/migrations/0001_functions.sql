-- Search by likeness. A server without the extension, or a role that may not create it, is searched by LIKE.
do $$
begin
  create extension if not exists pg_trgm;
  create index game_search_trgm on game using gin (search gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
  raise notice 'pg_trgm is not to be had: misspelt searches find less';
end $$;
--> statement-breakpoint

-- Ledger rows are written once.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: a correction is a new transaction', tg_table_name using errcode = '23514', constraint = 'append_only';
end $$;
--> statement-breakpoint
create trigger txn_append_only before update or delete on txn for each row execute function refuse_change();
--> statement-breakpoint
create trigger txn_no_truncate before truncate on txn for each statement execute function refuse_change();
--> statement-breakpoint
create trigger posting_append_only before update or delete on posting for each row execute function refuse_change();
--> statement-breakpoint
create trigger posting_no_truncate before truncate on posting for each statement execute function refuse_change();
--> statement-breakpoint

-- A member's balance is moved by postings and by nothing else: it cannot drift from their sum.
create function move_balance() returns trigger language plpgsql as $$
begin
  update account set balance = balance + new.amount where id = new.account_id and owner is not null returning balance into new.balance_after;
  return new;
end $$;
--> statement-breakpoint
create trigger posting_moves_balance before insert on posting for each row execute function move_balance();
--> statement-breakpoint
create function guard_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and coalesce(new.balance, 0) = 0 then return new; end if;
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1 and (new.id, new.owner, new.kind, new.asset) is not distinct from (old.id, old.owner, old.kind, old.asset) then
    return new;
  end if;
  raise exception 'account %: balances move by postings only', coalesce(new.id, old.id) using errcode = '23514', constraint = 'account_by_postings_only';
end $$;
--> statement-breakpoint
create trigger account_guard before insert or update or delete on account for each row execute function guard_account();
--> statement-breakpoint

-- At commit: the legs of a transaction sum to zero and are of one asset, so play coins never become money.
create function check_txn_balanced() returns trigger language plpgsql as $$
declare
  assets bigint;
  total numeric;
begin
  select count(distinct asset), sum(amount) into assets, total from posting where txn_id = new.txn_id;
  if assets > 1 then
    raise exception 'transaction % mixes assets', new.txn_id using errcode = '23514', constraint = 'posting_one_asset';
  end if;
  if total <> 0 then
    raise exception 'transaction % does not sum to zero', new.txn_id using errcode = '23514', constraint = 'posting_sum_zero';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger posting_balanced after insert on posting deferrable initially deferred for each row execute function check_txn_balanced();
--> statement-breakpoint

-- Posts one transaction and returns its id; null, with nothing written, if a member's account would fall below zero.
-- p_entries: [{"owner": member id or null for the house, "kind", "asset", "amount": minor units as text}].
-- House accounts open themselves. All accounts of the members touched are locked in id order, so posts never wait in a circle
-- and posting ids of one member grow in the order they commit. The event streams hear of it at commit (src/events.ts).
create function post_txn(
  p_kind text, p_entries jsonb, p_vendor text, p_vendor_tx text, p_round bigint, p_reverses bigint, p_idem_owner text, p_idem_key text
) returns bigint language plpgsql as $$
declare
  v_txn bigint;
  v_owners uuid[];
begin
  insert into account (kind, asset)
    select distinct e.kind, e.asset from jsonb_to_recordset(p_entries) as e(owner uuid, kind text, asset text)
    where e.owner is null and not exists (select from account a where a.owner is null and a.kind = e.kind and a.asset = e.asset)
    on conflict do nothing;
  select array_agg(distinct e.owner) into v_owners from jsonb_to_recordset(p_entries) as e(owner uuid) where e.owner is not null;
  perform from account where owner = any (v_owners) order by id for no key update;
  if exists (
    select from account a
      join (
        select e.owner, e.kind, e.asset, sum(e.amount) as total
        from jsonb_to_recordset(p_entries) as e(owner uuid, kind text, asset text, amount bigint) group by e.owner, e.kind, e.asset
      ) x on a.owner = x.owner and a.kind = x.kind and a.asset = x.asset
    where a.balance + x.total < 0
  ) then
    return null;
  end if;
  insert into txn (kind, vendor, vendor_tx, round_id, reverses, idem_owner, idem_key)
    values (p_kind, p_vendor, p_vendor_tx, p_round, p_reverses, p_idem_owner, p_idem_key) returning id into v_txn;
  insert into posting (txn_id, account_id, asset, amount)
    select v_txn, x.account_id, x.asset, x.amount
    from (
      select e.asset, e.amount, case when e.owner is null
        then (select a.id from account a where a.owner is null and a.kind = e.kind and a.asset = e.asset)
        else (select a.id from account a where a.owner = e.owner and a.kind = e.kind and a.asset = e.asset)
      end as account_id
      from jsonb_to_recordset(p_entries) as e(owner uuid, kind text, asset text, amount bigint)
    ) x
    where x.amount <> 0
    order by x.account_id;
  perform pg_notify('house_events', json_build_object('name', 'balance', 'memberId', o)::text) from unnest(v_owners) as o;
  return v_txn;
end $$;
--> statement-breakpoint

-- For auditors: the whole ledger, read only.
create view audit_txns as
  select id as txn_id, kind, vendor, vendor_tx, created_at from txn;
--> statement-breakpoint
create view audit_postings as
  select txn_id, account_id, asset, amount as amount_minor, created_at from posting;
--> statement-breakpoint
create view audit_balances as
  select a.id as account_id, a.owner, a.kind, a.asset,
    coalesce(a.balance, (select coalesce(sum(p.amount), 0) from posting p where p.account_id = a.id))::bigint as balance_minor
  from account a;
