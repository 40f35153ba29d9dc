-- hand-written
-- The gateway's own role changes no row of the ledger. What moves, locks or opens accounts runs as the owner of the tables, and finds
-- tables and functions where the owner put them, whatever the caller has in its search path.
alter function post_txn(text, jsonb, text, text, bigint, bigint, text, text) security definer set search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
alter function play_purse(uuid, text, date, date, date) security definer set search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
alter function move_balance() security definer set search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
alter function guard_account() security definer set search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
alter function check_txn_balanced() security definer set search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
alter function tell_jackpot() security definer set search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint

-- Opens accounts of a member; those already open stay.
create function open_accounts(p_owner uuid, p_asset text, p_kinds text[]) returns void language sql
  security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into account (owner, kind, asset, balance) select p_owner, k, p_asset, 0 from unnest(p_kinds) as k on conflict do nothing;
$$;
--> statement-breakpoint

-- Locks all accounts of a member until the commit, in the order in which a posting locks them.
create function lock_balances(p_owner uuid) returns table (kind text, asset text, balance bigint) language sql
  security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.kind, a.asset, a.balance from account a where a.owner = p_owner order by a.id for no key update;
$$;
--> statement-breakpoint

-- New texts wait in a list of the index, which only its owner may empty; p_many: so many that the planner wants to count again.
create function tidy_search(p_many boolean) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform gin_clean_pending_list(oid) from pg_class
    where relname in ('game_search_trgm', 'game_word_trgm') and relkind = 'i' and relnamespace = 'public'::regnamespace;
  if p_many then analyze game, game_title, game_word; end if;
end $$;
