-- hand-written
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
--> statement-breakpoint
drop trigger posting_balanced on posting;
--> statement-breakpoint
drop trigger posting_counts on posting;
--> statement-breakpoint
drop trigger posting_tells_jackpot on posting;
--> statement-breakpoint
create trigger posting_followed after insert on posting referencing new table as added for each statement execute function follow_postings();
--> statement-breakpoint
drop function check_txn_balanced();
--> statement-breakpoint
drop function count_postings();
--> statement-breakpoint
drop function tell_jackpot();
--> statement-breakpoint

-- Posts one transaction and returns its id; null, with nothing written, if a member's account would fall below zero. The accounts of the legs
-- are looked up once, under the lock of all accounts of the members; house accounts open themselves.
create or replace function post_txn(
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
--> statement-breakpoint
-- The same as round_unfinished.
DROP INDEX "round_open";
