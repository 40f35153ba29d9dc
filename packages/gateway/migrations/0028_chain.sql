CREATE TABLE "ledger_checked" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"total" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_checkpoint" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"upto" xid8 DEFAULT '0' NOT NULL,
	"full_at" timestamp with time zone,
	"whole" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_seal" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"upto" jsonb NOT NULL,
	"account" bytea NOT NULL,
	"txn" bytea NOT NULL,
	"posting" bytea NOT NULL,
	"prev" text NOT NULL,
	"hash" text NOT NULL,
	"key_id" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "written_by" xid8 DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "written_by" SET DEFAULT pg_current_xact_id();--> statement-breakpoint
ALTER TABLE "posting" ADD COLUMN "written_by" xid8 DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "posting" ALTER COLUMN "written_by" SET DEFAULT pg_current_xact_id();--> statement-breakpoint
ALTER TABLE "txn" ADD COLUMN "written_by" xid8 DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "txn" ALTER COLUMN "written_by" SET DEFAULT pg_current_xact_id();--> statement-breakpoint
ALTER TABLE "ledger_checked" ADD CONSTRAINT "ledger_checked_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_written" ON "account" USING btree ("written_by","id");--> statement-breakpoint
CREATE INDEX "posting_written" ON "posting" USING btree ("written_by","id");--> statement-breakpoint
CREATE INDEX "txn_written" ON "txn" USING btree ("written_by","id");
--> statement-breakpoint

-- hand-written
-- Rows from before get '0' as a default and are not written anew.
insert into ledger_checkpoint default values;
--> statement-breakpoint
create trigger ledger_seal_append_only before update or delete on ledger_seal for each row execute function refuse_change();
--> statement-breakpoint
create trigger ledger_seal_no_truncate before truncate on ledger_seal for each statement execute function refuse_change();
--> statement-breakpoint

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
