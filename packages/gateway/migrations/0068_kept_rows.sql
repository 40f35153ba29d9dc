-- hand-written
-- What people are paid by, or have a right from, is kept as 0061 keeps it; so are the calls and movements of vendors, by
-- which each is carried out once.
do $$ declare kept text; begin
  foreach kept in array array['commission_paid', 'contract_payment', 'deposit_event', 'deposit_money', 'payout_part',
      'point_account', 'point_order', 'promotion_entry', 'raffle_entry', 'rebate_period', 'referral', 'referral_share',
      'vendor_call', 'vendor_play', 'vendor_wallet', 'vip_month', 'wallet_transfer'] loop
    execute format('create trigger %I before delete on %I for each row execute function keep_row()', kept || '_kept', kept);
    execute format('create trigger %I before truncate on %I for each statement execute function keep_row()', kept || '_no_truncate', kept);
  end loop;
end $$;
--> statement-breakpoint

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
--> statement-breakpoint
do $$ declare kept text; begin
  foreach kept in array array['contract_late', 'contract_play'] loop
    execute format('create trigger %I after delete on %I referencing old table as removed for each statement execute function keep_unsettled()',
      kept || '_kept', kept);
    execute format('create trigger %I before truncate on %I for each statement execute function keep_row()', kept || '_no_truncate', kept);
  end loop;
end $$;
--> statement-breakpoint

-- What refuses a change of each row refuses to lose all of them.
do $$ declare kept text; begin
  foreach kept in array array['commission_day', 'contract', 'contract_result', 'contract_step', 'point_adjustment',
      'point_conversion', 'revenue_month', 'withdrawal_step'] loop
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_change()', kept || '_no_truncate', kept);
  end loop;
end $$;
