-- hand-written
-- What an operator wrote, and what a person accepted, is only added to.
create trigger authored_version_append_only before update or delete on authored_version for each row execute function refuse_change();
--> statement-breakpoint
create trigger authored_version_no_truncate before truncate on authored_version for each statement execute function refuse_change();
--> statement-breakpoint
create trigger authored_body_append_only before update or delete on authored_body for each row execute function refuse_change();
--> statement-breakpoint
create trigger authored_body_no_truncate before truncate on authored_body for each statement execute function refuse_change();
--> statement-breakpoint
create trigger terms_acceptance_append_only before update or delete on terms_acceptance for each row execute function refuse_change();
--> statement-breakpoint
create trigger terms_acceptance_no_truncate before truncate on terms_acceptance for each statement execute function refuse_change();
--> statement-breakpoint
create trigger chat_message_append_only before update or delete on chat_message for each row execute function refuse_change();
--> statement-breakpoint
create trigger chat_message_no_truncate before truncate on chat_message for each statement execute function refuse_change();
--> statement-breakpoint
create trigger chat_gift_append_only before update or delete on chat_gift for each row execute function refuse_change();
--> statement-breakpoint
create trigger chat_gift_no_truncate before truncate on chat_gift for each statement execute function refuse_change();
--> statement-breakpoint

-- Hosts used to be a setting, beside the address of a chat service; they are rows now, with a room each.
insert into chat_host (id, name, language, icon_url, online, created_at)
  select distinct on (lower(m ->> 'modelId')) lower(replace(m ->> 'modelId', '_', '-')), m ->> 'name', m ->> 'language',
    coalesce(m ->> 'iconUrl', ''), coalesce((m ->> 'online')::boolean, true), now()
  from setting s, jsonb_array_elements(s.value -> 'models') m
  where s.key = 'chat' and jsonb_typeof(s.value -> 'models') = 'array'
  on conflict do nothing;
--> statement-breakpoint
insert into chat_room (id, kind, language, host_id, created_at)
  select left('host-' || id, 64), 'HOST', language, id, now() from chat_host on conflict do nothing;
--> statement-breakpoint
update setting set value = value - 'url' - 'models', updated_at = now() where key = 'chat' and jsonb_typeof(value) = 'object';
--> statement-breakpoint
-- Rewards of promotions for slots, live games, sports and ranks were stored as given by an operator; they have a source
-- of their own now, and so has the bonus that was taken of them.
UPDATE requirement q SET offer = p.type
FROM reward r, promotion p
WHERE r.source = 'MANUAL' AND r.ref = 'promotion:' || p.id AND p.type IN ('SLOTS', 'LIVE', 'SPORTS', 'VIP')
  AND q.id = r.requirement_id AND q.offer = 'MANUAL';--> statement-breakpoint
UPDATE reward r SET source = p.type
FROM promotion p
WHERE r.source = 'MANUAL' AND r.ref = 'promotion:' || p.id AND p.type IN ('SLOTS', 'LIVE', 'SPORTS', 'VIP');
