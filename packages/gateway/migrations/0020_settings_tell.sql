-- Every gateway reads the settings again at the commit of whatever changed them: a gateway, a command or a statement by hand (src/settings/store.ts).
create function tell_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('house_events', '{"name":"settings"}');
  return null;
end $$;
--> statement-breakpoint
create trigger setting_tells after insert or update or delete or truncate on setting for each statement execute function tell_settings();
