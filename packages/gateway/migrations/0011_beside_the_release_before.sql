-- A gateway of the release before goes on beside this one, and does not know of months and of rows that come late.

-- It deletes by the place of a row, which is unique in a partition only: nothing else than what it means to delete goes.
-- The owner of the tables moves rows to their month, and is not held up.
create function keep_messages() returns trigger language plpgsql as $$
begin
  if old.deleted_at is null and not pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'member') then return null; end if;
  return old;
end $$;
--> statement-breakpoint
create trigger message_deleted_only before delete on message for each row execute function keep_messages();
--> statement-breakpoint
create function keep_logins() returns trigger language plpgsql as $$
begin
  if old.at > (select max(at) from login_event) - interval '60 days'
      and not pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'member') then return null; end if;
  return old;
end $$;
--> statement-breakpoint
create trigger login_event_old_only before delete on login_event for each row execute function keep_logins();
--> statement-breakpoint

-- What it counts after the month of its day had ended is noted when its place moves.
create function note_behind() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.consumer = 'days' then
    insert into journal_behind (consumer, written_by, id)
      select new.consumer, s.written_by, s.id from settlement s
      where (s.written_by, s.id) > (old.written_by, old.id) and (s.written_by, s.id) <= (new.written_by, new.id)
        and s.settled_at < date_trunc('month', now(), 'UTC') + interval '1 day'
        and business_day(s.settled_at) < date_trunc('month', business_day(now()))
      on conflict do nothing;
  else
    insert into journal_behind (consumer, written_by, id)
      select new.consumer, p.written_by, p.id from posting p
      where (p.written_by, p.id) > (old.written_by, old.id) and (p.written_by, p.id) <= (new.written_by, new.id)
        and business_day(p.created_at) < date_trunc('month', business_day(now()))
      on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger journal_cursor_behind after update on journal_cursor for each row
  when (new.consumer in ('days', 'money-days') and (new.written_by, new.id) is distinct from (old.written_by, old.id))
  execute function note_behind();
