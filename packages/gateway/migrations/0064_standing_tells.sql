-- Open streams hear at commit that what an account may see has changed, whoever changed it.
create function tell_standing() returns trigger language plpgsql as $$
begin
  perform pg_notify('house_events', json_build_object('name', 'member.standing', 'memberId', new.id, 'active', new.status = 'active')::text);
  return null;
end $$;
--> statement-breakpoint
create trigger member_tells_standing after update of status, registration on member for each row
  when (old.status is distinct from new.status or old.registration ->> 'birthday' is distinct from new.registration ->> 'birthday')
  execute function tell_standing();
--> statement-breakpoint
create function tell_break() returns trigger language plpgsql as $$
begin
  perform pg_notify('house_events', json_build_object('name', 'member.standing', 'memberId', new.member_id, 'active', true)::text);
  return null;
end $$;
--> statement-breakpoint
create trigger rg_member_tells_break after insert or update of timeout_until, excluded_until on rg_member for each row
  when (new.timeout_until is not null or new.excluded_until is not null) execute function tell_break();
